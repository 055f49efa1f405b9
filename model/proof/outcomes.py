"""The results of the proof as lines of JSON, for other programs. The types are in crates/results/src/lib.rs."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from prove import Verdict
from results import line
from tie import Tied
from variants import Found, Variant, says

FENCES = ("Light", "none")  # the orderings that mean no fence

Line = dict[str, Any]


def unproved(failed: list[tuple[str, str]]) -> dict[str, str]:
    return {"verdict": "unproved", "message": f"Not proved: {says(failed)}"} if failed else {}


def subject(protocol: str) -> str:
    return protocol if "<" in protocol else f"{protocol}<GracePeriod>"


def of_protocol(protocol: str, verdicts: list[Verdict], wrong: list[str]) -> Line:
    goals = {(each.lemma, each.goal) for each in verdicts}
    failed = list(dict.fromkeys((each.lemma, each.goal) for each in verdicts if not each.proved))
    return line(subject(protocol), "shipped", "by induction, two solvers", len(goals), "obligations",
                sum(each.seconds for each in verdicts), **unproved(failed), problem="\n".join(wrong))


def of_ties(ties: list[Tied], wrong: list[str]) -> Iterator[Line]:
    tie = partial(line, "the proof's tie to ChaseLevViews", "instrument", unit="states")
    for tied in ties:
        yield tie(f"{tied.bound.says}, {tied.bound.protocol}", tied.states, seconds=tied.seconds, problem=tied.wrong)
    yield tie("what lacks an action or a read, or is stronger, does not pass", sum(tied.states for tied in ties),
              seconds=0, problem="" if any(tied.wrong for tied in ties) else "\n".join(wrong))


# Weaker orderings, and those that others have published.


def subjects(variant: Variant) -> list[tuple[str, str]]:
    """Returns the subjects and their groups as the other engines name them."""
    named = [*variant.killed, *variant.claims]
    published = dict.fromkeys(claim["subject"] for claim in named if claim["group"] == "gallery")
    if published:
        return [(name, "gallery") for name in published]
    if not variant.changes:
        return [(subject(variant.nearest), "shipped")]
    if len(variant.changes) > 1:
        return [(named[0]["subject"], named[0]["group"])]
    [(site, order)] = variant.changes
    if site == "pin":
        return [("no pin", "broken")]
    protocol = variant.nearest.partition("<")[0]
    of = f", {protocol}" if protocol != "Fenced" else ""
    return [(f"{site} {'Relaxed' if order in FENCES else order}{of}", "broken")]


def of_variants(variants: list[Variant], found: list[Found]) -> Iterator[Line]:
    """Yields the lines of other orderings. If TLC has a counterexample with any reclamation, none may be proved."""
    listed = [(each, of, *named) for each, of in zip(variants, found) for named in subjects(each)]
    killed = {name for each, _, name, _ in listed if each.killed}
    for each, of, name, group in listed:
        if group != "shipped":
            reclaim = subject(each.nearest).partition("<")[2].rstrip(">")
            yield line(name, group, f"{says(of.failed) or 'by induction'} ({reclaim})", len(of.goals), "obligations",
                       of.seconds, expected="unproved" if name in killed else "holds", **unproved(of.failed),
                       counterexample=of.counterexample)
