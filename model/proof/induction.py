"""Counterexamples to induction: a step from a state in which the invariant holds, to one in which not.

They are sought among small numbers and two thieves, where each quantifier is a conjunction: so a
solver can say what they are. Nothing says that the first state can be reached.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from itertools import product
from typing import Any, Optional

import z3
from z3 import And, Const, Or, Solver, is_quantifier, sat, substitute_vars, unknown

import tlc
from access import Action, me, s
from prove import Lemma
from state import State, Thief

NUMBERS = range(-1, 5)
FEW = range(-1, 4)  # which are tried first, for that is much faster
THIEVES = [Const(name, Thief) for name in ("t1", "t2")]
SECONDS, ATTEMPTS = 20, 6

# What the first line tells of a thread, and of what is shared.
OWNER = ("bottom", "room_from", "seen_top", "released")
OF_THIEF = ("target", "saw_bottom", "saw_writes", "in_ring", "element")


def expand(formula: Any, numbers: range = NUMBERS) -> Any:
    """The formula without quantifiers, for these numbers and thieves."""
    if is_quantifier(formula):
        domains = [THIEVES if formula.var_sort(n) == Thief else [z3.IntVal(x) for x in numbers]
                   for n in range(formula.num_vars())]
        body = expand(formula.body(), numbers)
        cases = [substitute_vars(body, *reversed(values)) for values in product(*domains)]
        return And(*cases) if formula.is_forall() else Or(*cases)
    if z3.is_app(formula) and formula.num_args() and z3.is_bool(formula):
        return formula.decl()(*(expand(child, numbers) for child in formula.children()))
    return formula


def counterexample(lemma: Lemma, goal: Any, action: Action) -> Optional[list[tlc.State]]:
    """The states before and after such a step; none if there is none so small."""
    return search(lemma, goal, action, FEW) or search(lemma, goal, action, NUMBERS)


def search(lemma: Lemma, goal: Any, action: Action, numbers: range) -> Optional[list[tlc.State]]:
    solver = Solver()
    solver.add(*(expand(each, numbers) for each in (*lemma.assumed, *lemma.besides)), z3.Not(expand(goal, numbers)))
    solver.add(THIEVES[0] != THIEVES[1], me == THIEVES[0])
    for name in ("top", "bottom", "messages", "writes", "rings"):
        solver.add(getattr(s, name) >= 0, getattr(s, name) < numbers[-1])
    for number in [getattr(s, name) for name in OWNER] + [getattr(s, name)(t) for name in OF_THIEF for t in THIEVES]:
        solver.add(number >= numbers[0], number <= numbers[-1])
    # A search that is unlucky takes for ever.
    for seed in range(ATTEMPTS):
        solver.set(timeout=SECONDS * 1000, random_seed=seed)
        found = solver.check()
        if found != unknown:
            break
    if found != sat:
        return None
    model = solver.model()
    return [tlc.State(action.name, values(model, state)) for state in (s, action.after)]


def drawing(states: list[tlc.State]) -> str:
    """What was before, in a line for each thread, and the step in the lane of its thread."""
    threads, shared = tlc.split(states[0].values)
    heading, *steps = tlc.lanes(states, "").splitlines()
    last = next(n for n, line in enumerate(steps) if line.startswith("   2"))
    parts = [f"{name} = {tlc.show(value)}" for name, value in shared.items()]
    before = [", ".join(parts), *(f"{name} = {tlc.show(value)}" for name, value in threads.items())]
    wrapped = [line for part in before for line in textwrap.wrap(part, 114, subsequent_indent="  ")]
    first = [f"{'' if n else '1':>4}  {line}" for n, line in enumerate(wrapped)]
    return "\n".join([heading, *first, *steps[last:]])


def values(model: z3.ModelRef, state: State) -> dict[str, Any]:
    """A state as the other engines show it."""
    def value(term: Any) -> str:
        return str(model.eval(term, model_completion=True)).replace("owner ", "").replace("thief ", "")

    def number(name: str) -> int:
        return int(value(getattr(state, name)))

    def each(domain: Iterator, function: Any) -> dict[str, str]:
        return {f"[{x}]": value(function(x)) for x in domain}

    indices = range(number("top"), number("bottom"))
    shared: dict[str, Any] = {"top": value(state.top), "sc": {
        ".top": value(state.sc_top), ".bottom": value(state.sc_bottom), ".writes": value(state.sc_writes)}}
    shared["bottom"] = {f"[{n}]": {".value": value(state.bottom_of(n)), ".view": value(state.bottom_view(n))}
                        for n in range(number("messages") + 1)}
    shared["writes"] = {f"[{w}]": {".ring": value(state.ring_of(w)), ".index": value(state.index_of(w)),
                                   ".element": value(state.element_of(w))} for w in range(1, number("writes") + 1)}
    shared["current"], shared["popped"] = each(indices, state.current), each(indices, state.popped)
    owner = {".at": value(state.at), **{f".{name}": value(getattr(state, name)) for name in OWNER}}
    thieves = {f".{thief}": {".at": value(state.thief_at(thief)),
                             **{f".{name}": value(getattr(state, name)(thief)) for name in OF_THIEF}}
               for thief in THIEVES}
    return {**shared, "owner": owner, "thief": thieves}
