"""The form of a program's step in the relation of the proof: the place before it, and a function that says the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from z3 import And

from model import sites
from model.problem import Problem
from model.proof.access import Sites, me
from model.proof.state import OWNER, THIEF, State
from model.refinement.profiles import Profile
from model.refinement.recording import Access, Program

Facts = list[Any]  # formulas
Knowledge = Callable[[State], Facts]


def nothing(_: State) -> Facts:
    return []


@dataclass(frozen=True)
class Place:
    """Where a thread is in the relation before a site."""

    is_of_thief: bool
    at: str
    knows: Knowledge = nothing  # what the relation says of a thread there, besides its invariant
    expects: Knowledge = nothing  # what only the program knows there

    def __post_init__(self) -> None:
        if self.at not in (THIEF if self.is_of_thief else OWNER):
            raise Problem(f"the relation has no place {self.at!r}")

    def holds(self, state: State) -> Any:
        """States that the thread is there, and what the relation knows there."""
        here = state.thief_at(me) == THIEF[self.at] if self.is_of_thief else state.at == OWNER[self.at]
        return And(here, *self.knows(state))


@dataclass(frozen=True)
class Path:
    """The context on which a step may depend, apart from its access: the path of a program on which it is."""

    program: Program
    profile: Profile
    orders: Sites
    later: tuple[str, ...]  # the sites after it on the path, and that at which another program goes on

    @property
    def ends(self) -> bool:
        return not self.later

    def follows(self, site: str) -> bool:
        return self.later[:1] == (site,)


@dataclass(frozen=True)
class Step:
    """The form of an access in the relation."""

    site: str = ""  # the site of the relation, if it is another
    where: Facts = field(default_factory=list)  # of a slot: that it is the one of the relation's access
    may: Facts = field(default_factory=list)  # when memory may answer so
    does: Knowledge = nothing  # what else the step changes
    keeps: Knowledge = nothing  # what the program has of it from then on
    then: Place | None = None  # where the thread is after it, if not at the next site
    is_none: bool = False  # an access that changes nothing that the relation has
    is_free: bool = False  # the relation may take the step although no program would


Says = Callable[[Access, Path], Step]
NO_STEP = Step(is_none=True)


@dataclass(frozen=True)
class Site:
    place: Place
    step: Says


SITES: dict[str, Site] = {}


def enter(site: str, place: Place) -> Callable[[Says], Says]:
    if site in SITES or site not in {*sites.TABLE, "pin", "resize", "steal.rest"}:
        raise Problem(f"{site!r} is no site, or has a step already")

    def entered(step: Says) -> Says:
        SITES[site] = Site(place, step)
        return step
    return entered


def owner(site: str, at: str, knows: Knowledge = nothing) -> Callable[[Says], Says]:
    return enter(site, Place(False, at, knows))


def thief(site: str, at: str) -> Callable[[Says], Says]:
    return enter(site, Place(True, at))


def site_of(name: str) -> Site:
    if name not in SITES:
        raise Problem(f"no step is known at {name!r}")
    return SITES[name]
