"""Other assignments of orderings. An assignment that TLC refutes must not be provable."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from model import assignment, checked, config, sites as table, trace
from model.claimed import Claim
from model.proof import prove, relation
from model.proof.relation import Protocol, Reclamation
from model.proof.state import WRONG

# The limit on z3's own count of its steps, so that verdicts do not depend on the machine. The obligations of
# the protocols take less than 50,000.
EFFORT = 500_000

# The definitions, besides sites, that a claim may have to be comparable with the proof.
BOUNDS = {"Thieves", "Operations", "Steals", "Capacity", "Rings", "Scenario", "beforehand"}
SAME = {"memory_model", "sizes", "modes", "first_mode", "owner_leaves", "race_ghost", "load_buffering", "reclamation",
        "elsewhere", "two_words", "pauses", "CapacityOf", "pin_fence", "retire_fence"}


@dataclass
class Variant:
    sites: dict[str, str]
    claims: list[Claim] = field(default_factory=list)  # TLC's claims that hold
    killed: list[Claim] = field(default_factory=list)  # TLC's claims that are violated
    verdicts: list[prove.Verdict] = field(default_factory=list)  # z3's
    counterexample: dict[str, Any] | None = None  # to induction

    def __post_init__(self) -> None:
        """Finds the nearest protocol, and the sites that differ from it."""
        self.nearest, self.changes = min((
            (each, [(site, order) for site, order in self.sites.items() if each.orders[site] != order])
            for each in relation.PROTOCOLS.values() if each.orders.keys() == self.sites.keys()
        ), key=lambda each: len(each[1]))

    def name(self) -> str:
        changed = ", ".join(f"{site} {order}" for site, order in self.changes)
        return self.nearest.name + (f" with {changed}" if changed else "")

    def subjects(self) -> list[tuple[str, str]]:
        """Returns the subjects and their groups as the other engines name them."""
        named = [*self.killed, *self.claims]
        published = dict.fromkeys(claim.subject for claim in named if claim.group == "gallery")
        if published:
            return [(name, "gallery") for name in published]
        if not self.changes:
            return [(self.nearest.subject, "shipped")]
        if len(self.changes) > 1:
            return [(named[0].subject, named[0].group)]
        [(site, order)] = self.changes
        if site == "pin":
            return [("no pin", "broken")]
        of = f", {self.nearest.base}" if self.nearest.base != table.USUAL else ""
        # Both mean no fence.
        return [(f"{site} {'Relaxed' if order in ('Light', 'none') else order}{of}", "broken")]

    def names(self) -> str:
        """Returns the names by which `--only` selects it."""
        return ", ".join(name for name, _ in self.subjects())

    def failed(self) -> list[tuple[str, str]]:
        return list(prove.unproved(self.verdicts))

    def wrong(self) -> str | None:
        if self.killed and not self.failed():
            return f"{self.name()} is proved, but TLC has a counterexample: {self.killed[0].name}"
        if self.claims and not self.killed and self.failed():
            return f"{self.name()} is not proved, but TLC finds it right: {self.claims[0].name}"
        if self.failed() and not self.counterexample:
            return f"{self.name()}: no counterexample to induction was found"
        return None

    def lines(self) -> str:
        names = [*(claim.name for claim in self.killed), *(f"{claim.name} holds" for claim in self.claims)]
        tlc = names[0] if names else "no claim"
        return (f"{self.name()} (TLC: {tlc.replace('Deque/', '')})\n  "
                + (says(self.failed(), "\n  ") or "proved"))


def variants(model: Path) -> list[Variant]:
    """Returns the assignments of TLC's claims, and the protocols with one site weaker by one step."""
    found: dict[tuple[Any, ...], Variant] = {}

    def variant(sites: dict[str, str]) -> Variant:
        return found.setdefault(tuple(sites.items()), Variant(sites))

    for protocol in relation.PROTOCOLS.values():
        variant(protocol.orders)
        for site, order in protocol.orders.items():
            for less in weaker(site, order) if is_judged(protocol, site) else ():
                variant({**protocol.orders, site: less})
    for claim in checked.load(model):
        sites = sites_of(model, claim)
        if sites:
            each = variant(sites)
            (each.claims if claim.expect == "holds" else each.killed).append(claim)
    return sorted(found.values(), key=lambda each: -len(each.name()))


def is_judged(protocol: Protocol, site: str) -> bool:
    """Returns true if a site is judged in this protocol: in others, it is as in the usual one, or not executed."""
    if protocol.reclamation is not Reclamation.GRACE_PERIODS:
        return False
    if protocol.base == table.USUAL:
        return site not in relation.OF_MODE
    return table.TABLE[site][protocol.base] != table.TABLE[site][table.USUAL] or protocol.asymmetric and site in (
        *relation.OF_MODE, "batch.cas", "batch.bottom")


def weaker(site: str, order: str) -> tuple[str, ...]:
    """Returns the orderings one step weaker."""
    kind = assignment.KIND[site]
    if kind == "Fence":
        return {"SeqCst": ("AcqRel",), "Heavy": ("SeqCst",), "Release": ("Relaxed",)}.get(order, ())
    return {"SeqCst": {"Load": ("Acquire",), "Store": ("Release",)}.get(kind, ("AcqRel",)),
            "AcqRel": ("Acquire", "Release"), "Acquire": ("Relaxed",), "Release": ("Relaxed",)}.get(order, ())


def of_reads(claim: Claim) -> dict[str, str] | None:
    """Returns the orderings of a claim about rings that are read and freed, if it weakens a site of the proof."""
    changed = {name.replace("_", "."): order for name, order in claim.differs.items()}
    if claim.property != "FreedAfterReads" or claim.replaces or not changed.keys() <= {*relation.PROVED}:
        return None
    return {**relation.PROTOCOLS[table.USUAL].orders, **{site: str(order) for site, order in changed.items()}}


def sites_of(model: Path, claim: Claim) -> dict[str, str] | None:
    if claim.name.startswith("GracePeriod/"):
        return of_reads(claim)
    views = "Deque/", "DequeScenarios/"
    if not claim.name.startswith(views) or claim.property not in (None, "EmptyLasts", *WRONG):
        return None
    defined = trace.definitions(model, claim)
    if defined["memory_model"] != "Views":
        return None
    sites = {site: defined[site.replace(".", "_")] for site in relation.PROVED}
    if config.constants_of(model, claim).keys() - BOUNDS - SAME - {site.replace(".", "_") for site in sites}:
        return None
    has_periods = defined["reclamation"] == "GracePeriods"
    if defined["reclamation"] == "Retained":
        sites["retire.fence"] = "none"
    elif defined["modes"] == "TRUE" and (not has_periods or defined["first_mode"] == "Fenced"):
        sites["retire.fence"] = "Heavy"  # an ordinary fence in a process without heavy fences
    # With epochs, the fence of a pin may hide the need for others. Except here, claims count as with grace periods.
    if claim.property == "NoUseAfterFree" and not has_periods:
        # Without a fence of the collector, its law does not hold.
        return {**sites, **relation.CHANGES[Reclamation.EPOCHS], "pin": "none"}
    return sites


def judge(sites: tuple[Any, ...], number: int) -> list[prove.Verdict]:
    lemma = prove.cached(sites)[number]
    return list(prove.tried(lemma, prove.Z3(lemma, effort=EFFORT)))


def says(failed: Iterable[tuple[str, str]], separator: str = "; ") -> str:
    """Formats the conjuncts that are not proved, by action."""
    by_action: dict[str, list[str]] = {}
    for action, conjunct in failed:
        by_action.setdefault(action, []).append(conjunct)
    return separator.join(f"{action}: {', '.join(names)}" for action, names in by_action.items())
