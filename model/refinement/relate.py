"""Programs, on integers, against the relation: each step is one of an action, and each action is such a step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

import z3
from z3 import And, If, Int, Not, Or
from z3.z3util import get_vars

from model.proof import relation
from model.proof.access import Action, Sites, me, s
from model.proof.complete import unsatisfiable
from model.proof.invariant import invariant
from model.proof.state import OWNER, THIEF, State, but, put
from model.refinement.conditions import paths, remembered
from model.refinement.integers import Worker
from model.refinement.profiles import Profile
from model.refinement.recording import ELSEWHERE, PROGRAMS, Access, Local, Program, Run, executed
from model.refinement.step import Path, Place, Step
from model.refinement.steps import place_of, step_at

# Actions of other programs, which are not compared, and of the kernel's barrier.
OTHERS = ("retire.finds", "retire.found", "retire.fence, fenced", "retire.look", "free", "owner.leave", "cool.finds",
          "cool.found", "cool.look, done", "the future")
# The conjuncts that a thread knows of the invariant.
FACTS = ("Sane", "Counts", "SeenTop", "SeenMode", "Modes", "Barred")
Change = Callable[[Action], Action | None]
EFFORT = 20_000_000  # on the count of steps of z3


@cache
def orders(profile: Profile) -> Sites:
    """The orderings of a protocol in the relation."""
    [found] = [each for each in relation.PROTOCOLS.values()
               if (each.base, each.reclamation) == (profile.fences.value, profile.reclamation)]
    return found.orders


@cache
def facts(profile: Profile) -> list[Any]:
    return [each.formula for each in invariant(s, orders(profile)) if each.name in FACTS]


@cache
def actions(profile: Profile) -> list[Action]:
    return relation.actions_of(orders(profile))


def site_of(action: Action) -> str:
    return action.name.partition(",")[0]


def is_compared(action: Action, profile: Profile) -> bool:
    """Returns false for what only the relation has, and no other thread notices: without records, a thief announces
    itself; with epochs, the owner runs a fence before it retires a ring."""
    unseen = (["reader.enter", "reader.leave", "elsewhere"] if not (profile.asymmetric or profile.grace) else []) + (
        ["retire.fence"] if profile.epochs else [])
    return action.name not in OTHERS and action.name not in unseen


@dataclass(frozen=True, eq=False)
class Case:
    """A step of a program on one of its paths."""

    program: Program
    access: Access
    step: Step
    site: str  # of the relation
    then: Place
    ends: bool  # whether the operation ends with it
    worker: Worker  # what the owner has at the end of the path
    result: Any  # what the operation returns, at the end
    given: tuple[tuple[Local, Any], ...]  # to another program that goes on after it
    before: list[Any]  # where it is, what it did before, and what memory answers
    own: Any  # that it is there, that memory may answer something, and that the program then branches so

    def effect(self, after: State) -> list[Any]:
        """The effect that the action of the step must have."""
        there = [self.then.holds(after), *self.then.expects(after), *self.step.keeps(after), *self.step.does(after)]
        given = [value == local.of(after) for local, value in self.given]
        if not self.ends or self.program.is_of_thief:
            return there + given
        return [*there, *given, after.bottom == self.worker.bottom.v,
                after.room_from + after.capacity(after.rings) == self.worker.grow_at.v]


@cache
def cases(profile: Profile) -> list[Case]:
    """The steps of all programs of a protocol that are steps of the relation."""
    seen: dict[tuple[Any, ...], Case] = {}  # Many paths have the same steps.
    for program in (*PROGRAMS.values(), ELSEWHERE):
        if profile.asymmetric or not program.has_mode:
            for conditions, run in paths(partial(executed, program, profile)):
                for key, case in cases_of(run, conditions.known, profile):
                    seen.setdefault(key, case)
    return list(seen.values())


def cases_of(run: Run, known: list[Any], profile: Profile) -> Iterator[tuple[tuple[Any, ...], Case]]:
    """The steps of a path with these conditions, each with what makes it the same as another one."""
    program, every = run.program, run.accesses
    goes_on = [run.goes_on.begins] if run.goes_on else []
    sites = [*(each.site for each in every), *goes_on]
    found = [step_at(each, Path(program, profile, orders(profile), tuple(sites[n + 1:])))
             for n, each in enumerate(every)]
    inside = [n for n, step in enumerate(found) if not step.is_none]
    for k, n in enumerate(inside):
        access, step, following = every[n], found[n], inside[k + 1:]
        until = known[:every[following[0]].known] if following else known
        since = access.known if k else 0
        if access.site == "pop.cas":  # A thread is there only after it found one element.
            since = next(each.known for each in every if each.site == "pop.top")
        kept = [fact for before in found[:n] for fact in before.keeps(s)]
        own = [*step.may, *kept, *until[since:]]
        next_site = every[following[0]].site if following else "".join(goes_on)
        here, then = place_of(access.site, program), step.then or place_of(next_site, program)
        ends = not next_site and not step.then
        before = [here.holds(s), *here.expects(s), *own, *until]
        possible = [here.holds(s), *([] if step.is_free else own)]
        terms = run.worker.bottom.v, run.worker.grow_at.v, *before, *possible
        site = step.site or access.site
        key = then, next_site, program.name, site, access.won, *(each.get_id() for each in terms)
        yield key, Case(program, access, step, site, then, ends, run.worker, run.result,
                        () if following else tuple(run.locals()), before,
                        z3.Exists([Int("nothing"), *unknown(possible)], And(*possible)))


def unknown(terms: list[Any]) -> list[Any]:
    """The answers to a program, and its values, which are not variables of the relation: their names have a blank."""
    return [each for each in get_vars(And(*terms)) if " " in str(each) and each.decl().kind() == z3.Z3_OP_UNINTERPRETED]


@remembered
def impossible(*terms: Any) -> bool:
    return bool(unsatisfiable(*terms, effort=EFFORT))


def implied(known: list[Any], goal: Any) -> bool:
    return bool(impossible(*known, Not(goal)))


def same(action: Action) -> Action:
    return action


def compared(profile: Profile, change: Change = same, only: str = "") -> tuple[int, list[str]]:
    """How much was compared with the actions, or with changed ones, and what differs. A site limits this to its own."""
    known, wrong, number = facts(profile), [], 0
    own = [each for each in map(change, actions(profile))
           if each and is_compared(each, profile) and only in ("", site_of(each))]
    of: dict[str, list[Case]] = {each.name: [] for each in own}
    for case in (each for each in cases(profile) if only in ("", each.site)):
        number += 1
        fits = [each.name for each in own if site_of(each) == case.site and implied(
            [*known, *case.before, *each.writes], And(*each.guard, *case.effect(each.after)))]
        if not fits:
            wrong.append(f"no action is this step at {case.site}")
        for name in fits:
            of[name].append(case)
    for each in own:
        number += 1
        answers = [case.own for case in of[each.name]]
        if not answers:
            wrong.append(f"no step is the action {each.name}")
        elif not implied([*known, *each.guard], Or(*answers)):
            wrong.append(f"{each.name} may happen where no program has this step")
    return number, wrong


# Changed actions.


def increased(value: Any) -> Any:
    return value + 1


def increased_for_each(value: Any) -> Any:
    return lambda x: value(x) + 1


CHANGED: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(("bottom", "messages", "top", "modes", "rings", "copied", "room_from", "writes"), increased),
    **dict.fromkeys(("target", "element", "rest", "in_ring", "mode"), increased_for_each)}


def changed(action: Action, known: list[Any]) -> Iterator[tuple[str, Action | None]]:
    """An action with one thing changed: left out, without a condition that does not follow from the others, or with its
    negation, another next site, or another effect."""
    yield "left out", None
    for n, each in enumerate(action.guard):
        others = [*action.guard[:n], *action.guard[n + 1:]]
        yield f"its condition {n + 1} negated", replace(action, guard=[*others, Not(each)])
        if not implied([*known, *others], each):
            yield f"without its condition {n + 1}", replace(action, guard=others)
    yield "another next site", replace(action, after=moved(action))
    for name, change in CHANGED.items():
        if getattr(action.after, name) is not getattr(s, name):
            after = but(action.after, **{name: change(getattr(action.after, name))})
            yield f"another {name}", replace(action, after=after)


def moved(action: Action) -> State:
    """The state after an action, but with the thread at another site."""
    owner = action.thief is None or site_of(action) == "cool.look"  # A look of the owner is at a thief.
    now, places = (action.after.at, OWNER) if owner else (action.after.thief_at(me), THIEF)
    there = If(now == places["idle"], list(places.values())[1], places["idle"])
    return but(action.after, at=there) if owner else but(
        action.after, thief_at=put(action.after.thief_at, me, there))


def mutants(profile: Profile) -> tuple[int, list[str]]:
    """How many changed actions there are, and those that are not reported."""
    number, unseen = 0, []
    for action in actions(profile):
        site = site_of(action)
        if action.name in OTHERS or not any(case.site == site for case in cases(profile)):
            continue
        for says, other in changed(action, facts(profile)):
            number += 1

            def change(each: Action, name: str = action.name, other: Action | None = other) -> Action | None:
                return other if each.name == name else each

            if not compared(profile, change, site)[1]:
                unseen.append(f"{action.name}, {says}")
    return number, unseen
