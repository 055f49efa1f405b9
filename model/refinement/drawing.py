"""A path through code, drawn: its instructions, with lines of source, and the sites that they were found to be."""

from __future__ import annotations

from model.refinement.conditions import Wrong

SHOWN = 40  # instructions before the last one of a path
KINDS = {"R": "read", "W": "write", "S": "read that failed", "F": "fence", "B": "barrier", "C": "call"}


def drawing(wrong: Wrong) -> str:
    """The path on which a difference was found."""
    if wrong.last is None:
        return ""
    cpu, at = wrong.last
    code = cpu.shared.code
    made: dict[int, list[str]] = {}
    for number, event in enumerate(cpu.events):
        site = at.site.get(number, "") if at else ""
        made.setdefault(event.pc, []).append(f"{KINDS[event.kind]} {site}".strip())
    rows = [(code.list[pc].source, code.list[pc].text, ", ".join(made.get(pc, ()))) for pc in cpu.ran]
    if not rows:
        return ""
    wide, long = (max(len(row[n]) for row in rows) for n in (0, 1))
    lines = [f"  {source:{wide}}  {text:{long}}  {does}".rstrip() for source, text, does in rows]
    told = ["  the program's path: " + ", ".join(at.told)] if at and at.told else []
    return "\n".join([*(["  ..."] if len(lines) > SHOWN else []), *lines[-SHOWN:], *told])
