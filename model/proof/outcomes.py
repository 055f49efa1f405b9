"""What is proved as JSON lines, for other programs: the types are in verify/src/results.rs."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Optional

import manifest
import relation
import results
import solvers
import tlc
from checker import RESULTS
from prove import Verdict
from solvers import Problem
from tie import Tied
from variants import Found, Variant

FENCES = ("Light", "none")  # what stands for no fence
TIE = "the proof's tie to ChaseLevViews"

Line = dict[str, Any]


class Outcomes:
    """The file to which each outcome is appended as soon as it is known."""

    def __init__(self, path: Path, planned: int) -> None:
        self.path = path
        version = ", ".join(wheel.replace("==", " ") for wheel in solvers.wheels())
        self.path.write_text(text({"engine": "proof", "version": version, "planned": planned}), encoding="utf-8")

    def add(self, line: Line) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(text(line))


def text(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False) + "\n"


def asked() -> bool:
    """Whether the environment asks for a file."""
    return bool(os.environ.get(RESULTS))


def wanted(planned: int) -> Optional[Outcomes]:
    """The file that the environment asks for."""
    path = os.environ.get(RESULTS)
    try:
        return Outcomes(Path(path), planned) if path else None
    except OSError as error:
        raise Problem(f"{RESULTS}={path}: {error}")


def outcome(subject: str, group: str, check: str, explored: int, unit: str, seconds: float, **more: Any) -> Line:
    """A line; more is to be said if it does not hold, or should not."""
    return {"subject": subject, "group": group, "check": check, "verdict": "holds", "expected": "holds",
            "explored": explored, "unit": unit, "exhaustive": True, "seconds": round(seconds, 1), **more}


# A protocol as it ships.


def subject(protocol: str) -> str:
    """Its name in the other engines."""
    return protocol if "<" in protocol else f"{protocol}<GracePeriod>"


def of_protocol(protocol: str, verdicts: list[Verdict]) -> Line:
    goals = {(each.lemma, each.goal) for each in verdicts}
    failed = list(dict.fromkeys((each.lemma, each.goal) for each in verdicts if not each.proved))
    more = {"verdict": "unproved", "message": "Not proved: " + says(failed)} if failed else {}
    seconds = sum(each.seconds for each in verdicts)
    check = "by induction, two solvers"
    return outcome(subject(protocol), "shipped", check, len(goals), "obligations", seconds, **more)


# The tie to the specification.


def of_tie(check: str, states: int, wrong: list[str], seconds: float = 0) -> Line:
    more = {"problem": "\n".join(wrong)} if wrong else {}
    return outcome(TIE, "instrument", check, states, "states", seconds, **more)


def of_bound(tied: Tied) -> Line:
    check = f"{tied.bound.says}, {tied.bound.protocol}"
    return of_tie(check, tied.states, [tied.wrong] if tied.wrong else [], tied.seconds)


# Weaker orderings, and those that others have published.


@lru_cache(maxsize=1)
def claims(model: Path) -> dict[str, manifest.Claim]:
    return {claim["claim"]: claim for claim in manifest.load(model)}


def subjects(model: Path, variant: Variant) -> list[tuple[str, str, dict[str, Any]]]:
    """Subject and group, as the other engines name them; and where it is from, for each published deque that it is."""
    named = [claims(model)[name] for name in (*variant.killed, *variant.claims)]
    published = {results.subject(model, claim): claim["about"] for claim in named if "about" in claim}
    if published:
        return [(name, "gallery", {"about": source}) for name, source in published.items()]
    changes = variant.changes()
    if not changes:
        return [(subject(variant.nearest()), "shipped", {})]
    if len(changes) > 1:
        return [(results.subject(model, named[0]), results.group(named[0]), {})]
    [(site, order)] = changes
    protocol = variant.nearest().partition("<")[0]
    of = f", {protocol}" if protocol != "Weakest" else ""
    if site == "pin":
        return [("no pin", "broken", {})]
    return [(f"{site} {'Relaxed' if order in FENCES else order}{of}", "broken", {})]


def of_variants(model: Path, variants: list[Variant], found: list[Found]) -> Iterator[Line]:
    """Other orderings. Where TLC has a counterexample, with whatever reclamation, there must be no proof."""
    listed = [(each, *named) for each in variants for named in subjects(model, each)]
    killed = {name for each, name, _, _ in listed if each.killed}
    for each, name, group, source in listed:
        if group == "shipped":
            continue
        of = found[variants.index(each)]
        reclaim = subject(each.nearest()).partition("<")[2].rstrip(">")
        more: dict[str, Any] = {"expected": "unproved" if name in killed else "holds", **source}
        if of.failed:
            more.update(verdict="unproved", message="Not proved: " + says(of.failed))
            if of.counterexample:
                more["counterexample"] = trace(of.counterexample)
        check = f"{says(of.failed) or 'by induction'} ({reclaim})"
        yield outcome(name, group, check, of.goals, "obligations", of.seconds, **more)


def says(failed: list[tuple[str, str]]) -> str:
    """What is not proved, by action."""
    by_action: dict[str, list[str]] = {}
    for action, conjunct in failed:
        by_action.setdefault(action, []).append(conjunct)
    return "; ".join(f"{action}: {', '.join(names)}" for action, names in by_action.items())


def trace(states: list[tlc.State]) -> dict[str, Any]:
    """A counterexample to induction: what was before, and the step."""
    threads, shared = tlc.split(states[0].values)
    names = list(threads)
    before = "before: " + ", ".join(f"{name} = {tlc.show(value)}" for name, value in shared.items())
    steps: list[dict[str, Any]] = [{"kind": "other", "text": before}]
    steps += [{"kind": "other", "thread": n, "text": tlc.show(value)} for n, value in enumerate(threads.values())]
    lane, did = tlc.step(*states)
    site, _, _ = states[0].action.partition(",")
    last = {"kind": "other", "text": did}
    if site in relation.PROTOCOLS["Weakest"]:
        last["site"] = site
    steps.append(last | ({"thread": names.index(lane)} if lane in names else {}))
    return {"threads": names, "steps": steps}
