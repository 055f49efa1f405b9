"""What is compared of the programs: their steps, and on each path, what it accesses, keeps and returns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any

import z3
from z3 import And, Int
from z3.z3util import get_vars

from model import sites
from model.proof import relation
from model.proof.access import Action, Sites, s
from model.proof.state import State
from model.refinement import programs
from model.refinement.conditions import paths
from model.refinement.integers import FREE, FREE_OLDER, THE_OLDER, Num, Ring, Shared, Slot
from model.refinement.profiles import Profile
from model.refinement.recording import (
    ANOTHER,
    ELSEWHERE,
    MORE,
    OWN,
    OWN_BOTTOM,
    PROGRAMS,
    VICTIM,
    YOUNGEST,
    Access,
    Program,
    Run,
    executed,
)
from model.refinement.step import Path, Place, Step
from model.refinement.steps import place_of, step_at


@cache
def orders(profile: Profile) -> Sites:
    """The orderings of a protocol in the relation."""
    [found] = [each for each in relation.PROTOCOLS.values()
               if (each.base, each.reclamation) == (profile.fences.value, profile.reclamation)]
    return found.orders


@dataclass(frozen=True, eq=False)
class Case:
    """A step of a program on one of its paths."""

    run: Run
    access: Access
    step: Step
    site: str  # of the relation
    then: Place
    is_last: bool  # whether the path has no other step after it
    gain: Any  # what the operation gets if this step decides that; None if it gets nothing
    before: list[Any]  # where it is, what it did before, and what memory answers
    later: list[Any]  # what it knows of its own loads after the step
    own: Any  # that it is there, that memory may answer something, and that the program then branches so

    def effect(self, after: State) -> list[Any]:
        """The effect that the action of the step must have."""
        there = [self.then.holds(after), *self.then.expects(after), *self.step.keeps(after), *self.step.does(after)]
        if not self.is_last:
            return there
        given = [value == local.of(after) for local, value in self.run.locals()]
        return there + given + ([] if self.run.program.is_of_thief else owned(self.run, after))


@dataclass(frozen=True, eq=False)
class Goal:
    """What must be true on a path, apart from its steps."""

    says: str
    known: list[Any]
    holds: Any


@dataclass(frozen=True, eq=False)
class Ended:
    """What a path gets, and which of its steps are to decide that."""

    program: Program
    gains: int  # how much it gets from its own steps
    steps: tuple[Any, ...]  # the keys of its cases


@dataclass
class Comparison:
    """What is compared of a program, or of several. Many paths have the same steps, goals and ends."""

    cases: dict[Any, Case] = field(default_factory=dict[Any, Case])
    goals: dict[Any, Goal] = field(default_factory=dict[Any, Goal])
    ends: dict[Any, Ended] = field(default_factory=dict[Any, Ended])


def programs_of(profile: Profile) -> list[Program]:
    return [each for each in (*PROGRAMS.values(), ELSEWHERE) if profile.asymmetric or not each.has_mode]


@cache
def comparison(program: Program, profile: Profile) -> Comparison:
    found = Comparison()
    for kept in program.kept:
        for conditions, run in paths(partial(executed, program, kept, profile), program.known):
            add(found, run, conditions.known, profile)
    return found


def merged(every: Iterable[Comparison]) -> Comparison:
    found = Comparison()
    for each in every:
        found.cases.update(each.cases)
        found.goals.update(each.goals)
        found.ends.update(each.ends)
    return found


def add(to: Comparison, run: Run, known: list[Any], profile: Profile) -> None:
    """Adds a path, with these conditions."""
    program, every = run.program, run.accesses
    goes_on = [run.goes_on.begins] if run.goes_on else []
    following = [*(each.site for each in every), *goes_on]
    found = [step_at(each, Path(program, profile, orders(profile), tuple(following[n + 1:])))
             for n, each in enumerate(every)]
    on_path = []
    for key, case in cases_of(run, found, known, profile):
        to.cases.setdefault(key, case)
        on_path.append(key)
    for goal in goals_of(run, found, known):
        to.goals.setdefault((goal.says, *identities([*goal.known, goal.holds])), goal)
    if program.is_elsewhere:
        return  # The other deque is compared by itself.
    ended = Ended(program, len(gains(run)) - program.begins_with_an_element, tuple(on_path))
    to.ends.setdefault((program.name, ended.gains, ended.steps), ended)


def identities(terms: list[Any]) -> list[int]:
    return [each.get_id() for each in terms]


# The actions of the relation.


@cache
def actions(profile: Profile) -> list[Action]:
    return relation.actions_of(orders(profile))


def site_of(action: Action) -> str:
    return action.name.partition(",")[0]


def decided(action: Action) -> Any:
    """What an action gives to its thread: the element that it takes, or that there is none. It is None if the action
    decides neither."""
    if action.does[0] in ("youngest", "oldest"):
        return action.does[1]
    finds_none = action.after.NoneExact is not s.NoneExact or action.after.EmptyExact is not s.EmptyExact
    return z3.IntVal(programs.NONE) if finds_none else None


@cache
def deciding(profile: Profile) -> frozenset[str]:
    """The sites at which an operation gets an element, or finds none."""
    return frozenset(site_of(each) for each in actions(profile) if decided(each) is not None)


# Steps.


def cases_of(run: Run, found: list[Step], known: list[Any], profile: Profile) -> Iterator[tuple[tuple[Any, ...], Case]]:
    """The steps of a path, each with what makes it the same as another one."""
    program, every = run.program, run.accesses
    goes_on = [run.goes_on.begins] if run.goes_on else []
    inside = [n for n, step in enumerate(found) if not step.is_none]
    for k, n in enumerate(inside):
        access, step, following = every[n], found[n], inside[k + 1:]
        until = known[:every[following[0]].known] if following else known
        since = access.known if k else 0
        if access.site == "pop.cas":  # A thread is there only after it found one element.
            since = next(each.known for each in every if each.site == "pop.top")
        kept = [fact for before in found[:n] for fact in before.keeps(s)]
        later = [fact for after in found[n + 1:] if after.is_none for fact in after.keeps(s)]
        own = [*step.may, *kept, *until[since:]]
        next_site = every[following[0]].site if following else "".join(goes_on)
        here, then = place_of(access.site, program), step.then or place_of(next_site, program)
        before = [here.holds(s), *here.expects(s), *own, *until]
        possible = [here.holds(s), *([] if step.is_free else own)]
        site = step.site or access.site
        gain = gain_at(run, n) if site in deciding(profile) else None
        # The owner has what it will have before steps at which other threads decide where it is.
        is_last = not (step.then or any(found[m].then is None for m in following))
        same = [*before, *later, *possible, *step.where, *([] if gain is None else [gain]),
                *(owned(run, s) if is_last else [])]
        key = then, next_site, program.name, site, access.won, is_last, gain is None, *identities(same)
        yield key, Case(run, access, step, site, then, is_last, gain, before, later, possibly(possible))


def is_unknown(term: Any) -> bool:
    """Returns true for an answer to a program, or a value that it has, which the relation does not have: the name has a
    blank."""
    return z3.is_const(term) and term.decl().kind() == z3.Z3_OP_UNINTERPRETED and " " in str(term)


def possibly(terms: list[Any]) -> Any:
    """States that for some answers and values, all of these hold. An answer that is known is replaced; what is said of
    unknown ones alone is decided here, so that solvers see hardly any quantifier."""
    left = [part for each in terms for part in (each.children() if z3.is_and(each) else [each])]
    while found := next((pair for each in left for pair in meaning(each)), None):
        left = [each for term in left if not z3.is_true(each := z3.simplify(z3.substitute(term, found)))]
    about = [each for each in left if any(map(is_unknown, get_vars(each)))]
    others = [each for each in left if each not in about]
    unknown = [each for each in get_vars(And(*about)) if is_unknown(each)] if about else []
    if len(unknown) == len(get_vars(And(*about)) if about else []):
        return And(*others, z3.BoolVal(z3.Solver().check(*about) == z3.sat))
    return And(*others, z3.Exists(unknown, And(*about)))


def meaning(term: Any) -> Iterator[tuple[Any, Any]]:
    """An unknown and what it is, if a term says that."""
    if is_unknown(term):
        yield term, z3.BoolVal(True)
    elif z3.is_not(term) and is_unknown(term.arg(0)):
        yield term.arg(0), z3.BoolVal(False)
    elif z3.is_eq(term):
        for one, other in (term.children(), term.children()[::-1]):
            if is_unknown(one) and not any(z3.eq(one, each) for each in get_vars(other)):
                yield one, other


def owned(run: Run, state: State) -> list[Any]:
    """States that what only the owner uses is as in the relation."""
    worker = run.worker
    return [state.bottom == worker.bottom.v, state.room_from + state.capacity(state.rings) == worker.grow_at.v,
            state.rings == worker.slots.ring.number, state.capacity(state.rings) - 1 == worker.mask.v]


# What an operation gets.


def gains(run: Run) -> list[Any]:
    """What an operation gets, in order: the elements that a batch pushes to its thief's own deque, and what it returns,
    which may be that there is none, or goes on with. A batch that keeps no element returns that it took some."""
    last = run.result
    if run.goes_on and run.goes_on.begins_with_an_element:
        last = run.given[run.goes_on.given.index(YOUNGEST)]
    pushed = [each.written for each in own_pushes(run)]
    if last is None or isinstance(last, tuple):
        return pushed
    last = z3.simplify(Num(last).v)
    nothing = programs.RETRY if run.kept or not pushed else 1
    return pushed if z3.eq(last, z3.IntVal(nothing)) else [*pushed, last]


def own_pushes(run: Run) -> list[Access]:
    """The writes of a thief to its own deque."""
    return [each for each in run.accesses if each.site == "push.slot" and run.program.is_of_thief]


def gain_at(run: Run, n: int) -> Any:
    """What an operation gets by its access number n, if that decides it. A batch gets an element with each claim."""
    every = gains(run)
    claims = sum(each.won is True and each.site in ("steal.cas", "batch.cas") for each in run.accesses[:n])
    number = claims + run.program.begins_with_an_element
    return every[number] if number < len(every) else None


# Goals.


def goals_of(run: Run, found: list[Step], known: list[Any]) -> Iterator[Goal]:
    """What must be true on a path, apart from its steps: where each access is, and what is kept and returned."""
    program, name = run.program, run.program.name
    for access, step in zip(run.accesses, found, strict=True):
        if not is_located(access, program):
            yield Goal(f"{access.site} is at another location", [], z3.BoolVal(False))
        if step.is_none and step.where:
            yield Goal(f"{access.site} has another address or value", known[:access.known], And(*step.where))
    if not program.is_of_thief and all(step.is_none for step in found):
        yield Goal(f"{name} changes what the owner has, without a step", known, And(*owned(run, s)))
    if program.begins_with_an_element:
        yield Goal(f"{name} does not keep the element that it has", known,
                   And(*(each == Int(YOUNGEST) for each in gains(run)[:1]), z3.BoolVal(bool(gains(run)))))
    if program.is_of_thief:
        yield Goal(f"{name} ends without leaving", known, z3.BoolVal(bool(run.goes_on) or not run.is_announced))
        yield Goal(f"{name} pushes to another slot of the thief's own deque", known, And(*pushes_in_order(run)))
    if run.accesses and run.accesses[-1].site != "retire.fence" and any(
            each.site == "retire.fence" and each.won is False for each in run.accesses):
        yield Goal(f"{name} looks at threads without a barrier", [], z3.BoolVal(False))
    copied = [each.slot.word for each in run.accesses if each.site == "grow.slot"]
    yield Goal(f"{name} does not copy each word", [], z3.BoolVal(copied in ([], [0, 1])))
    if any(each.site == "grow.ring" for each in run.accesses):
        yield Goal(f"{name} loses a ring", known, And(*keeps_rings(run)))
        yield Goal(f"{name} returns an error", known, z3.BoolVal(run.result in (None, (programs.OK,))))
    if MORE in program.given and run.result == (programs.OK,):
        room, more = run.worker.grow_at.v - run.worker.bottom.v, Int(MORE)
        yield Goal(f"{name} finds room where there is none", [*known, more > 0], room >= more)


# The pieces of memory that have a location, other than a deque.
PIECES = {"count": Shared("record", "count"), "head": Shared("records", "newest")}


def is_located(access: Access, program: Program) -> bool:
    """Returns true if an access is to the location that the record of its site has."""
    if access.site not in sites.SITES:
        return True  # `pin`, `resize` and `steal.rest` are sites only in the relation.
    location, at = sites.SITES[access.site].location, access.address
    if location == "slot":
        return isinstance(at, Slot)
    if location is None or location in PIECES:
        return at == (PIECES[location] if location else None)
    if access.site.startswith("push.") and program.is_of_thief:
        return at == Shared(OWN, location)
    return at == Shared(ANOTHER if program.is_elsewhere else VICTIM, location)


def pushes_in_order(run: Run) -> Iterator[Any]:
    """States that a thief pushes to its own deque, from its bottom on."""
    own, begin = run.own, OWN_BOTTOM
    for n, push in enumerate(own_pushes(run)):
        slot = push.slot
        yield And(slot.ring.number == own.slots.ring.number, slot.mask.v == own.mask.v, slot.index.v == begin.v + n)
    stored = [each.written for each in run.accesses if each.site == "push.bottom"]
    yield from (each == begin.v + n + 1 for n, each in enumerate(stored))
    yield own.bottom.v == begin.v + len(own_pushes(run))
    yield z3.BoolVal(len(stored) == len(own_pushes(run)))


def keeps_rings(run: Run) -> Iterator[Any]:
    """States that the ring that was replaced is in a list, before the older ones. The rings of a list that waits are
    freed when no thread is in a steal."""
    inner, waits = run.worker.inner, any(each.site == "retire.fence" for each in run.accesses)
    how, head, others = (inner.waiting_free, inner.waiting, 0) if waits else (inner.free, inner.newest, inner.newest)
    if run.frees:
        how, head = run.frees
    elif not isinstance(head, Ring):
        yield z3.BoolVal(False)
        return
    else:
        yield z3.BoolVal(head.older is THE_OLDER and head.free is FREE_OLDER)
    yield z3.BoolVal(how is FREE and inner.newest is others and run.worker.slots.ring.older == 0)
    yield head.number == s.rings
