"""Programs, on integers, against the relation: each step is one of an action, and each action is such a step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from z3 import And, If, Not, Or

from model.proof.access import Action, me, s
from model.proof.complete import unsatisfiable
from model.proof.invariant import invariant
from model.proof.state import OWNER, THIEF, State, but, put
from model.refinement.cases import Case, Comparison, actions, comparison, decided, merged, orders, programs_of, site_of
from model.refinement.conditions import remembered
from model.refinement.profiles import Profile
from model.refinement.recording import Program

# Actions of other programs, which are not compared, and of the kernel's barrier.
OTHERS = ("retire.finds", "retire.found", "retire.fence, fenced", "retire.look", "free", "owner.leave", "cool.finds",
          "cool.found", "cool.look, done", "the future")
# The conjuncts that a thread knows of the invariant.
FACTS = ("Sane", "Counts", "SeenTop", "SeenMode", "Modes", "Barred")
Change = Callable[[Action], Action | None]
EFFORT = 20_000_000  # on the count of steps of z3


@cache
def facts(profile: Profile) -> list[Any]:
    return [each.formula for each in invariant(s, orders(profile)) if each.name in FACTS]


def is_compared(action: Action, profile: Profile) -> bool:
    """Returns false for what only the relation has, and no other thread notices: without records, a thief announces
    itself; with epochs, the owner runs a fence before it retires a ring."""
    unseen = (["reader.enter", "reader.leave", "elsewhere"] if not (profile.asymmetric or profile.grace) else []) + (
        ["retire.fence"] if profile.epochs else [])
    return action.name not in OTHERS and action.name not in unseen


@remembered
def impossible(*terms: Any) -> bool:
    return bool(unsatisfiable(*terms, effort=EFFORT))


def implied(known: list[Any], goal: Any) -> bool:
    return bool(impossible(*known, Not(goal)))


def same(action: Action) -> Action:
    return action


def is_action(case: Case, action: Action, known: list[Any]) -> bool:
    """Returns true if a step of a program is this action, and gives the same to the thread."""
    given, gives = [*known, *case.before, *action.writes], decided(action)
    if not implied(given, And(*case.step.where, *action.guard, *case.effect(action.after))):
        return False
    return gives is None or case.gain is not None and implied([*given, *case.later], gives == case.gain)


def compared_actions(profile: Profile, change: Change = same) -> list[Action]:
    return [each for each in map(change, actions(profile)) if each and is_compared(each, profile)]


@cache
def steps_of(program: Program, profile: Profile) -> tuple[list[str], dict[str, list[Any]]]:
    return steps_differ(comparison(program, profile), compared_actions(profile), profile)


def compared(profile: Profile, change: Change = same, only: str = "") -> tuple[int, list[str]]:
    """How much was compared with the actions, or with changed ones, and what differs. A site limits this to its own."""
    every = compared_actions(profile, change)
    found = merged(comparison(each, profile) for each in programs_of(profile))
    if only:
        every = [each for each in every if site_of(each) == only]
        found = Comparison({key: each for key, each in found.cases.items() if each.site == only})
    wrong, answers = steps_differ(found, every, profile)
    wrong += actions_differ(every, answers, profile)
    return len(found.cases) + len(found.goals) + len(found.ends) + len(every), wrong


def steps_differ(found: Comparison, every: list[Action], profile: Profile) -> tuple[list[str], dict[str, list[Any]]]:
    """What differs of programs, and when they take a step that is an action, by its name."""
    known, wrong = facts(profile), list[str]()
    answers: dict[str, list[Any]] = {each.name: [] for each in every}
    decides: dict[Any, bool] = {}
    for key, case in found.cases.items():
        fits = [each for each in every if site_of(each) == case.site and is_action(case, each, known)]
        if not fits:
            wrong.append(f"no action is this step at {case.site}")
        for each in fits:
            answers[each.name].append(case.own)
        some = {decided(each) is not None for each in fits}
        if len(some) > 1:
            wrong.append(f"this step at {case.site} is an action that decides what the thread gets, and another one")
        decides[key] = any(some)
    wrong += [each.says for each in found.goals.values() if not implied([*known, *each.known], each.holds)]
    wrong += [f"{each.program.name} returns something that its steps do not give" for each in found.ends.values()
              if sum(decides[key] for key in each.steps) != each.gains]
    return wrong, answers


def actions_differ(every: list[Action], answers: dict[str, list[Any]], profile: Profile) -> list[str]:
    """What actions may happen where no program takes such a step."""
    wrong = []
    for each in every:
        if not answers[each.name]:
            wrong.append(f"no step is the action {each.name}")
        elif not implied([*facts(profile), *each.guard], Or(*answers[each.name])):
            wrong.append(f"{each.name} may happen where no program has this step")
    return wrong


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
    sites = {case.site for each in programs_of(profile) for case in comparison(each, profile).cases.values()}
    for action in actions(profile):
        site = site_of(action)
        if action.name in OTHERS or site not in sites:
            continue
        for says, other in changed(action, facts(profile)):
            number += 1

            def change(each: Action, name: str = action.name, other: Action | None = other) -> Action | None:
                return other if each.name == name else each

            if not compared(profile, change, site)[1]:
                unseen.append(f"{action.name}, {says}")
    return number, unseen
