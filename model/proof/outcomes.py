"""The results of the proof as lines of JSON, for other programs. The types are in crates/results/src/lib.rs."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import manifest
from prove import Verdict
from tie import Tied
from variants import Found, Variant, says

FENCES = ("Light", "none")  # the orderings that mean no fence
TIE = "the proof's tie to ChaseLevViews"

Line = dict[str, Any]


def outcome(subject: str, group: str, check: str, explored: int, unit: str, seconds: float, **more: Any) -> Line:
    """Returns a line. The other keys are for subjects that do not hold or should not."""
    return {"subject": subject, "group": group, "check": check, "verdict": "holds", "expected": "holds",
            "explored": explored, "unit": unit, "exhaustive": True, "seconds": round(seconds, 1), **more}


def unproved(failed: list[tuple[str, str]]) -> dict[str, str]:
    return {"verdict": "unproved", "message": f"Not proved: {says(failed)}"} if failed else {}


def problem(wrong: list[str]) -> dict[str, str]:
    return {"problem": "\n".join(wrong)} if wrong else {}


# A protocol as it ships.


def subject(protocol: str) -> str:
    """Returns the name of a protocol in the other engines."""
    return protocol if "<" in protocol else f"{protocol}<GracePeriod>"


def of_protocol(protocol: str, verdicts: list[Verdict], wrong: list[str]) -> Line:
    goals = {(each.lemma, each.goal) for each in verdicts}
    failed = list(dict.fromkeys((each.lemma, each.goal) for each in verdicts if not each.proved))
    return outcome(subject(protocol), "shipped", "by induction, two solvers", len(goals), "obligations",
                   sum(each.seconds for each in verdicts), **unproved(failed), **problem(wrong))


# The tie to the specification.


def of_tie(check: str, states: int, wrong: list[str], seconds: float = 0) -> Line:
    return outcome(TIE, "instrument", check, states, "states", seconds, **problem(wrong))


def of_ties(ties: list[Tied], wrong: list[str]) -> Iterator[Line]:
    for tied in ties:
        check = f"{tied.bound.says}, {tied.bound.protocol}"
        yield of_tie(check, tied.states, [tied.wrong] if tied.wrong else [], tied.seconds)
    yield of_tie("what lacks an action or a read, or is stronger, does not pass", sum(tied.states for tied in ties),
                 [] if any(tied.wrong for tied in ties) else wrong)


# Weaker orderings, and those that others have published.


@lru_cache(maxsize=1)
def claims(model: Path) -> dict[str, manifest.Claim]:
    return {claim["claim"]: claim for claim in manifest.load(model)}


def subjects(model: Path, variant: Variant) -> list[tuple[str, str, dict[str, Any]]]:
    """Returns the subject and the group as the other engines name them, and the source of each published deque."""
    named = [claims(model)[name] for name in (*variant.killed, *variant.claims)]
    published = {claim["subject"]: claim["about"] for claim in named if "about" in claim}
    if published:
        return [(name, "gallery", {"about": source}) for name, source in published.items()]
    if not variant.changes:
        return [(subject(variant.nearest), "shipped", {})]
    if len(variant.changes) > 1:
        return [(named[0]["subject"], named[0]["group"], {})]
    [(site, order)] = variant.changes
    if site == "pin":
        return [("no pin", "broken", {})]
    protocol = variant.nearest.partition("<")[0]
    of = f", {protocol}" if protocol != "Fenced" else ""
    return [(f"{site} {'Relaxed' if order in FENCES else order}{of}", "broken", {})]


def of_variants(model: Path, variants: list[Variant], found: list[Found]) -> Iterator[Line]:
    """Yields the lines of other orderings. If TLC has a counterexample with any reclamation, none may be proved."""
    listed = [(each, of, *named) for each, of in zip(variants, found) for named in subjects(model, each)]
    killed = {name for each, _, name, _, _ in listed if each.killed}
    for each, of, name, group, source in listed:
        if group == "shipped":
            continue
        reclaim = subject(each.nearest).partition("<")[2].rstrip(">")
        more = {"expected": "unproved" if name in killed else "holds", **source, **unproved(of.failed)}
        if of.counterexample:
            more["counterexample"] = of.counterexample
        check = f"{says(of.failed) or 'by induction'} ({reclaim})"
        yield outcome(name, group, check, len(of.goals), "obligations", of.seconds, **more)
