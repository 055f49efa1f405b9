"""Other assignments of orderings. An assignment that TLC refutes must not be provable."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Optional

import assignment
import manifest
import prove
import relation
import trace
from state import WRONG

# The limit on z3's own count of its steps, so that verdicts do not depend on the machine. The obligations of
# the protocols take less than 50,000.
EFFORT = 500_000

# The definitions, besides sites, that a claim may have to be comparable with the proof.
BOUNDS = {"Thieves", "Operations", "Steals", "Capacity", "Rings", "beforehand"}
SAME = {"sizes", "modes", "first_mode", "owner_leaves", "race_ghost", "load_buffering", "epochs",
        "grace_periods", "pauses", "CapacityOf", "pin_fence", "retire_fence"}


@dataclass
class Variant:
    sites: dict[str, str]
    claims: list[manifest.Claim] = field(default_factory=list)  # TLC's claims that hold
    killed: list[manifest.Claim] = field(default_factory=list)  # TLC's claims that are violated

    def __post_init__(self) -> None:
        """Finds the nearest protocol, and the sites that differ from it."""
        self.nearest, self.changes = min((
            (name, [(site, order) for site, order in self.sites.items() if protocol[site] != order])
            for name, protocol in relation.PROTOCOLS.items() if protocol.keys() == self.sites.keys()
        ), key=lambda each: len(each[1]))

    def name(self) -> str:
        changed = ", ".join(f"{site} {order}" for site, order in self.changes)
        return self.nearest + (f" with {changed}" if changed else "")


@dataclass
class Found:
    """The obligations of an action, or of all actions, that z3 does not prove."""

    goals: list[tuple[str, str]]  # all of them: the action and the conjunct
    failed: list[tuple[str, str]]  # the actions and conjuncts that are not proved
    seconds: float
    counterexample: Optional[dict[str, Any]] = None  # a counterexample to induction

    @classmethod
    def of(cls, actions: list[Found]) -> Found:
        return cls([goal for each in actions for goal in each.goals],
                   [failed for each in actions for failed in each.failed],
                   sum(each.seconds for each in actions))


def variants(model: Path) -> list[Variant]:
    """Returns the assignments of TLC's claims, and the protocols with one site weaker by one step."""
    found: dict[tuple, Variant] = {}

    def variant(sites: dict[str, str]) -> Variant:
        return found.setdefault(tuple(sites.items()), Variant(sites))

    for name, protocol in relation.PROTOCOLS.items():
        variant(protocol)
        for site in protocol:
            own = site not in relation.OF_MODE if name == "Fenced" else "<" not in name and (
                protocol[site] != relation.PROTOCOLS["Fenced"][site]
                or name == "Asymmetric" and site in (*relation.OF_MODE, "batch.cas", "batch.bottom"))
            for order in weaker(site, protocol[site]) if own else ():
                variant({**protocol, site: order})
    for claim in manifest.load(model):
        sites = sites_of(model, claim)
        if sites:
            each = variant(sites)
            (each.claims if claim["expect"] == "holds" else each.killed).append(claim)
    return sorted(found.values(), key=lambda each: -len(each.name()))


def weaker(site: str, order: str) -> tuple[str, ...]:
    """Returns the orderings one step weaker."""
    kind = assignment.KIND[site]
    if kind.endswith("Fence"):
        return {"SeqCst": ("AcqRel",), "Heavy": ("SeqCst",), "Release": ("Relaxed",)}.get(order, ())
    below = {"SeqCst": {"Load": ("Acquire",), "Store": ("Release",)}.get(kind, ("AcqRel",)),
             "AcqRel": ("Acquire", "Release"), "Acquire": ("Relaxed",), "Release": ("Relaxed",)}
    return below.get(order, ())


def sites_of(model: Path, claim: manifest.Claim) -> Optional[dict[str, str]]:
    if not claim["claim"].startswith("ChaseLevViews/") or claim.get("property") not in (None, *WRONG):
        return None
    defined = trace.definitions(model, claim)
    sites = {site: defined[site.replace(".", "_")] for site in relation.PROTOCOLS["Fenced"]}
    if set(manifest.constants(model, claim)) - BOUNDS - SAME - {site.replace(".", "_") for site in sites}:
        return None
    if defined["epochs"] == "FALSE" and defined["grace_periods"] != "TRUE":
        sites["retire.fence"] = "none"
    elif defined["modes"] == "TRUE" and (defined["grace_periods"] != "TRUE" or defined["first_mode"] == "Fenced"):
        sites["retire.fence"] = "Heavy"  # an ordinary fence in a process without heavy fences
    # With epochs, the fence of a pin may hide the need for others. Except here, claims count as with grace periods.
    if claim.get("property") == "NoUseAfterFree" and defined["grace_periods"] != "TRUE":
        return {**sites, **relation.EPOCH, "pin": "none"}  # Without a fence of the collector, its law does not hold.
    return sites


def judge(sites: tuple, number: int) -> Found:
    start, lemma = time.monotonic(), prove.cached(sites)[number]
    engine = prove.Z3(lemma, effort=EFFORT)
    failed = [(lemma.name, goal.name) for goal in lemma.goals if not engine.proves(goal.formula)]
    return Found([(lemma.name, goal.name) for goal in lemma.goals], failed, time.monotonic() - start)


def wrong(variant: Variant, found: Found) -> Optional[str]:
    if variant.killed and not found.failed:
        return f"{variant.name()} is proved, but TLC has a counterexample: {variant.killed[0]['claim']}"
    if variant.claims and not variant.killed and found.failed:
        return f"{variant.name()} is not proved, but TLC finds it right: {variant.claims[0]['claim']}"
    if found.failed and not found.counterexample:
        return f"{variant.name()}: no counterexample to induction was found"
    return None


def says(failed: list[tuple[str, str]], separator: str = "; ") -> str:
    """Formats the conjuncts that are not proved, by action."""
    by_action: dict[str, list[str]] = {}
    for action, conjunct in failed:
        by_action.setdefault(action, []).append(conjunct)
    return separator.join(f"{action}: {', '.join(names)}" for action, names in by_action.items())


def lines(variant: Variant, found: Found) -> str:
    tlc, *_ = [*(claim["claim"] for claim in variant.killed),
               *(f"{claim['claim']} holds" for claim in variant.claims), "no claim"]
    return (f"{variant.name()} (TLC: {tlc.replace('ChaseLevViews/', '')})\n  "
            + (says(found.failed, "\n  ") or "proved"))
