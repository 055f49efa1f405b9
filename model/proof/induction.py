"""Counterexamples to induction: a step from a state in which the invariant holds to one in which it does not.

The search is limited to small numbers and two thieves. There, each quantifier is a conjunction, so that a
solver can return a model. The first state may be unreachable.
"""

from itertools import product
from typing import Any

import z3

from model import tlc
from model.proof import relation
from model.proof.access import Action, me, s
from model.proof.prove import Lemma, cached
from model.proof.state import State, Thief
from model.trace import Execution

NUMBERS = range(-1, 5)
FEW = range(-1, 4)  # tried first, because this is much faster
THIEVES = [z3.Const(name, Thief) for name in ("t1", "t2")]
SECONDS, ATTEMPTS = 20, 6

# The fields that the first line shows, of a thread and of shared memory.
OWNER = ("bottom", "room_from", "seen_top", "released")
OF_THIEF = ("target", "saw_bottom", "saw_writes", "in_ring", "element")


def expand(formula: Any, numbers: range = NUMBERS) -> Any:
    """Returns the formula without quantifiers, for these numbers and thieves."""
    if z3.is_quantifier(formula):
        domains = [THIEVES if formula.var_sort(n) == Thief else [z3.IntVal(x) for x in numbers]
                   for n in range(formula.num_vars())]
        body = expand(formula.body(), numbers)
        cases = [z3.substitute_vars(body, *reversed(values)) for values in product(*domains)]
        return z3.And(*cases) if formula.is_forall() else z3.Or(*cases)
    if z3.is_app(formula) and formula.num_args() and z3.is_bool(formula):
        return formula.decl()(*(expand(child, numbers) for child in formula.children()))
    return formula


def explain(sites: dict[str, str], failed: list[tuple[str, str]]) -> dict[str, Any] | None:
    """Returns a small step that breaks one of the conjuncts that are not proved, if there is one."""
    actions = {action.name: action for action in relation.relation(sites)}
    names = {name for name, _ in failed} & actions.keys()
    lemmas = (lemma for lemma in cached(tuple(sites.items())) if lemma.name in names)
    steps = ((lemma, goal.formula, actions[lemma.name]) for lemma in lemmas for goal in lemma.goals
             if (lemma.name, goal.name) in failed)
    found = (search(*step, numbers) for step in steps for numbers in (FEW, NUMBERS))
    return next((execution(states) for states in found if states), None)


def search(lemma: Lemma, goal: Any, action: Action, numbers: range) -> list[tlc.State] | None:
    solver = z3.Solver()
    solver.add(*(expand(each, numbers) for each in (*lemma.assumed, *lemma.besides)), z3.Not(expand(goal, numbers)))
    solver.add(THIEVES[0] != THIEVES[1], me == THIEVES[0])
    for name in ("top", "bottom", "messages", "writes", "rings"):
        solver.add(getattr(s, name) >= 0, getattr(s, name) < numbers[-1])
    for number in [getattr(s, name) for name in OWNER] + [getattr(s, name)(t) for name in OF_THIEF for t in THIEVES]:
        solver.add(number >= numbers[0], number <= numbers[-1])
    # An unlucky search does not end.
    for seed in range(ATTEMPTS):
        solver.set(timeout=SECONDS * 1000, random_seed=seed)
        found = solver.check()
        if found != z3.unknown:
            break
    if found != z3.sat:
        return None
    return [tlc.State(action.name, values(solver.model(), state)) for state in (s, action.after)]


def execution(states: list[tlc.State]) -> dict[str, Any]:
    found = Execution(states[0].values)
    threads, shared = tlc.split(states[0].values)
    before = ", ".join(f"{name} = {tlc.show(value)}" for name, value in shared.items())
    found.add("other", f"before: {before}", tlc.ENVIRONMENT)
    for name, value in threads.items():
        found.add("other", tlc.show(value), name)
    found.goes(*states)
    site, _, _ = states[0].action.partition(",")
    found.steps[-1] |= {"site": site} if site in relation.PROVED else {}
    return {"threads": found.names, "steps": found.steps}


def values(model: z3.ModelRef, state: State) -> dict[str, Any]:
    """Formats a state as the other engines show it."""
    def value(term: Any) -> str:
        return str(model.eval(term, model_completion=True)).replace("owner ", "").replace("thief ", "")

    def fields(**terms: Any) -> tlc.Record:
        return tlc.Record((name, value(term)) for name, term in terms.items())

    top, bottom, messages, writes = (
        int(value(term)) for term in (state.top, state.bottom, state.messages, state.writes))
    return {
        "top": value(state.top), "sc": fields(top=state.sc_top, bottom=state.sc_bottom, writes=state.sc_writes),
        "bottom": {n: fields(value=state.bottom_of(n), view=state.bottom_view(n)) for n in range(messages + 1)},
        "writes": {w: fields(ring=state.ring_of(w), index=state.index_of(w), element=state.element_of(w))
                   for w in range(1, writes + 1)},
        "current": {x: value(state.current(x)) for x in range(top, bottom)},
        "popped": {x: value(state.popped(x)) for x in range(top, bottom)},
        "owner": fields(at=state.at, **{name: getattr(state, name) for name in OWNER}),
        "thief": {str(x): fields(at=state.thief_at(x), **{name: getattr(state, name)(x) for name in OF_THIEF})
                  for x in THIEVES}}
