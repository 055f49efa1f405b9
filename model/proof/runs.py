"""Short runs of the relation: what is assumed must hold in them, and goals must refute the errors that are planted."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from z3 import And, BoolVal, Int, IntVal

from model.proof import failures, prove, relation
from model.proof.access import Action, Sites, is_asymmetric, s
from model.proof.concrete import State, Step, Taken, Values, function, initial
from model.proof.state import COLD, FENCED, WARM, WRONG, but, put

THIEVES = ("t1", "t2")
RUNS, STEPS, TRIED = 12, 120, 5  # runs with each mode, their steps, and the steps of each action that are looked at
CAPACITIES = (1, 2, 3, 5)
SECONDS = 2  # for a solver to find an error


def starts(o: Sites) -> Iterator[Taken]:
    """Yields states with which the relation must be able to begin."""
    for capacity in CAPACITIES:
        for mode in (COLD, WARM, FENCED) if is_asymmetric(o) else (COLD,):
            yield Taken(initial(THIEVES, capacity, mode), {"start": 0})


def taken_steps(o: Sites) -> dict[str, list[Taken]]:
    """Takes random steps, rare ones first, and returns some of each action."""
    choose, found = random.Random(1), dict[str, list[Taken]]()
    moves = [(action.name, Step(action), me) for action in relation.actions_of(o)
             for me in (THIEVES if action.thief is not None else ("",))]
    for start in [*starts(o)] * RUNS:
        state, times = start.state, Counter[str]()
        for _ in range(STEPS):
            choose.shuffle(moves)
            moves.sort(key=lambda move: times[move[0]])
            name, step, every = next((name, step, every) for name, step, me in moves
                                     if (every := [*step.each(state, me)]))
            taken = choose.choice(every)
            times[name] += 1
            found.setdefault(name, []).append(taken)
            state = step.goes(*taken)
    return {name: choose.sample(every, min(TRIED, len(every))) for name, every in found.items()}


def wrong(o: Sites) -> list[str]:
    """Returns the assumptions that do not hold in the runs, and the errors that no goal refutes."""
    taken, steps = taken_steps(o), {action.name: Step(action) for action in relation.actions_of(o)}
    return [*too_strong(o, {**taken, "initially": [*starts(o)]}), *unrefuted(o, taken), *failures.wrong(steps, taken),
            *places(), *credulous(o)]


def too_strong(o: Sites, taken: dict[str, list[Taken]]) -> Iterator[str]:
    """Yields the lemmas that assume what does not hold before a step that was taken, or at the beginning."""
    functions, seen, lemmas = dict[int, Any](), set[tuple[str, int]](), [*prove.lemmas(o)]
    for lemma in lemmas:
        for formula in (*lemma.assumed, *lemma.besides) if lemma.name in taken else ():
            number = formula.get_id()
            if (lemma.name, number) not in seen:
                seen.add((lemma.name, number))
                holds = functions.get(number) or functions.setdefault(number, function(formula))
                if not all(holds(*each) for each in taken[lemma.name]):
                    yield f"{lemma.name} assumes what does not hold in a run: {formula}"


# Errors in actions.

ELEMENT, INDEX = Int("an element"), Int("an index")


class Error(NamedTuple):
    """An action with an error, which a goal must refute after these steps, with each of these values."""

    says: str
    action: Action
    goals: Iterable[str]
    values: Callable[[State, State], Iterable[Values]]  # of the states before and after the right step


def always(_: State, __: State) -> list[Values]:
    return [{}]


def taken_elements(_: State, after: State) -> list[Values]:
    return [{str(ELEMENT): element} for element, is_taken in after["taken"].items() if is_taken]


def live(_: State, after: State) -> list[Values]:
    return [{str(INDEX): index} for index in range(after["top"], after["bottom"])]


def when_empty(before: State, _: State) -> list[Values]:
    return [{}] if before["top"] == before["bottom"] else []


def errors(action: Action) -> Iterator[Error]:
    t, (does, *element) = action.after, action.does

    def but_after(**changes: Any) -> Action:
        return replace(action, after=but(t, **changes))

    yield Error("that fails", but_after(**dict.fromkeys(WRONG, BoolVal(True))), WRONG, always)
    yield Error("that forgets who took an element", but_after(taken=lambda x: And(t.taken(x), x != ELEMENT)),
                ["NothingLost"], taken_elements)
    yield Error("that loses elements", but_after(current=put(t.current, INDEX, -1)), ["NothingLost", "Sequential"],
                live)
    yield Error("that takes an element more", but_after(top=t.top + 1), ["Sequential"], always)
    yield Error("that pushes an element more", but_after(bottom=t.bottom + 1), ["Sequential"], always)
    if element:
        yield Error("that takes another element", replace(action, does=(does, element[0] + 1)), ["Sequential"], always)
    if does == "nothing":
        for kind, more, index in (("oldest", {"top": t.top + 1}, s.top),
                                  ("youngest", {"bottom": t.bottom - 1}, s.bottom - 1)):
            yield Error(f"that takes the {kind} of no elements",
                        replace(but_after(**more), does=(kind, s.current(index))), ["Sequential"], when_empty)


def unrefuted(o: Sites, taken: dict[str, list[Taken]]) -> Iterator[str]:
    tried = set[str]()
    for action in relation.actions_of(o):
        step = Step(action)
        for error in errors(action):
            cases = [Taken(state, {**choices, **values}) for state, choices in taken.get(action.name, ())
                     for values in error.values(state, step.goes(state, choices))]
            parts = (False, True) if cases and "NoUseAfterFree" in error.goals else (False,) if cases else ()
            goals = {each.name: each.formula for of_rings in parts for each in prove.goals(error.action, o, of_rings)}
            tried |= {error.says} if cases else set()
            for name in error.goals if cases else ():
                holds = function(goals[name]) if name in goals else None
                if holds is None or any(holds(*case) for case in cases):
                    yield f"{name} does not refute a {action.name} {error.says}"
    every = {error.says for action in relation.actions_of(o) for error in errors(action)}
    yield from (f"no run has a step {says}" for says in sorted(every - tried))


def places() -> Iterator[str]:
    [goal] = prove.places(lambda _, __: IntVal(0))
    if function(goal.formula)(initial(THIEVES, 2), {}):
        yield f"{goal.name} does not refute a ring whose slots have the same place"


def credulous(o: Sites) -> Iterator[str]:
    """Yields the solvers that prove an error."""
    [action] = [each for each in relation.actions_of(o) if each.name == "reader.enter"]
    [error] = [each for each in errors(action) if each.says == "that takes an element more"]
    [lemma, _] = [each for each in prove.lemmas(o) if each.name == action.name]
    for kind in (prove.Z3, prove.Cvc5):
        [goal] = [each for each in prove.goals(error.action, o, False) if each.name in error.goals]
        engine = kind(lemma, SECONDS)
        if engine.proves(goal.formula):
            yield f"{prove.name_of(engine)} proves {goal.name} of a {action.name} {error.says}"
