"""The obligations, and the solvers that discharge them.

An obligation says, for an action and a conjunct: if the invariant holds before a step, the conjunct holds after
it. The invariant also holds initially, so it holds in every reachable state.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, partial
from typing import Any, NamedTuple

import cvc5
from z3 import And, Const, ForAll, Implies, Int, Not, Solver, StringVal, unsat

from model.proof import relation
from model.proof.access import Action, Sites, s
from model.proof.invariant import RETIRED, Conjunct, invariant
from model.proof.state import FIELDS

SOLVERS = ("z3", "cvc5")
OF_RINGS = (*RETIRED, "Freed", "NoUseAfterFree")


@dataclass(frozen=True)
class Lemma:
    """Assumptions, and the goals that must follow from them."""

    name: str
    assumed: list[Any]
    prove: Callable[[], list[Conjunct]]  # the goals, made on demand because there are many
    besides: list[Any] = field(default_factory=list[Any])  # further facts, which the goals do not need
    says: tuple[Any, ...] = ()  # the terms of the goals

    @cached_property
    def goals(self) -> list[Conjunct]:
        return self.prove()

    def key(self) -> tuple[Any, ...]:
        """Returns a key that identifies the lemma. It works because z3 keeps each formula once."""
        return self.name, *(formula.get_id() for formula in (*self.assumed, *self.says))


class Verdict(NamedTuple):
    lemma: str
    goal: str
    solver: str
    proved: bool
    seconds: float


def lemmas(o: Sites) -> Iterator[Lemma]:
    """Returns the lemmas. Most need nothing about retired rings, so they are proved once for all reclaimers."""
    yield Lemma("the slot of an index", [], places)
    yield Lemma("initially", [*relation.axioms(s), *relation.initial(s)], lambda: invariant(s, o, goal=True),
                says=tuple(conjunct.formula for conjunct in invariant(s, o, goal=True)))
    every = invariant(s, o)
    rings = [conjunct for conjunct in every if conjunct.name in OF_RINGS]
    known = [*relation.axioms(s), *(conjunct.formula for conjunct in every if conjunct not in rings)]
    for action in relation.relation(o):
        step = [*action.guard, *action.writes]
        besides, says = [conjunct.formula for conjunct in rings], tuple(made_of(action))
        yield Lemma(action.name, [*known, *step], partial(goals, action, o, False), besides, says)
        yield Lemma(action.name, [*known, *besides, *step], partial(goals, action, o, True), says=says)


def goals(action: Action, o: Sites, of_rings: bool) -> list[Conjunct]:
    found = [each for each in invariant(action.after, o, goal=True) if (each.name in OF_RINGS) == of_rings]
    return found if of_rings else [*found, sequential(action)]


def made_of(action: Action) -> Iterator[Any]:
    """Yields the terms of an action: its effect on the sequential deque, and the state after it."""
    what, *element = action.does
    yield from (StringVal(what), *element)
    for name, sorts in FIELDS.items():
        value = getattr(action.after, name)
        yield value(*(Const(f"argument {n}", sort) for n, sort in enumerate(sorts[:-1]))) if len(sorts) > 1 else value


def remainder(ring: Any, index: Any) -> Any:
    return index % s.capacity(ring)


def places(where: Callable[[Any, Any], Any] = remainder) -> list[Conjunct]:
    """Returns the goal that these places have what is assumed about `place`."""
    return [Conjunct("Apart", "two indices have the same slot only if they are a capacity apart",
                     relation.apart(s, where))]


def sequential(action: Action) -> Conjunct:
    """Returns the goal that the step has its effect on the sequential deque: `current` from `top` up to `bottom`."""
    t, i = action.after, Int("i")
    pushed, young, old = (action.does[0] == what for what in ("push", "youngest", "oldest"))
    kept = ForAll([i], Implies(And(t.top <= i, i < t.bottom), t.current(i) == s.current(i)))
    parts = [t.top == s.top + old, t.bottom == s.bottom + pushed - young, kept]
    if young or old:
        index = s.bottom - 1 if young else s.top
        parts += [s.top < s.bottom, action.does[1] == s.current(index)]
    return Conjunct("Sequential", "a step does nothing to the sequential deque, or a push, a pop or a steal",
                    And(*parts))


# Discharging.


def name_of(engine: Any) -> str:
    """Returns the name of the package whose solver an engine has."""
    return type(engine.solver).__module__.partition(".")[0]


class Z3:
    def __init__(self, lemma: Lemma, limit: float = 0, effort: int = 0) -> None:
        self.solver = Solver()
        self.solver.set(**({"rlimit": effort} if effort else {"timeout": int(limit * 1000)}))
        self.solver.add(*lemma.assumed)

    def proves(self, goal: Any) -> bool:
        self.solver.push()
        self.solver.add(Not(goal))
        proved = self.solver.check() == unsat
        self.solver.pop()
        return bool(proved)


class Cvc5:
    def __init__(self, lemma: Lemma, limit: float) -> None:
        self.solver = cvc5.Solver(cvc5.TermManager())
        for option, value in (("incremental", "true"), ("tlimit-per", str(int(limit * 1000)))):
            self.solver.setOption(option, value)
        self.solver.setLogic("ALL")
        self.parser = cvc5.InputParser(self.solver)
        self.symbols = self.parser.getSymbolManager()
        every = Solver()
        every.add(*lemma.assumed, *(goal.formula for goal in lemma.goals))
        declarations = every.to_smt2().replace("(set-info :status unknown)", "").partition("(assert")[0]
        self.say(declarations + "".join(f"(assert {formula.sexpr()})" for formula in lemma.assumed))

    def say(self, text: str) -> str:
        self.parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "obligation")
        answer = ""
        while not (command := self.parser.nextCommand()).isNull():
            answer = command.invoke(self.solver, self.symbols).strip() or answer
        return answer

    def proves(self, goal: Any) -> bool:
        answer = self.say(f"(push 1)(assert (not {goal.sexpr()}))(check-sat)")
        self.say("(pop 1)")
        return answer == "unsat"


def tried(lemma: Lemma, engine: Any) -> Iterator[Verdict]:
    for goal in lemma.goals:
        start = time.monotonic()
        proved = engine.proves(goal.formula)
        yield Verdict(lemma.name, goal.name, name_of(engine), proved, time.monotonic() - start)


def discharge(lemma: Lemma, limit: float) -> list[Verdict]:
    """Checks all obligations of a lemma with both solvers. One that takes longer than the limit is not proved."""
    return [each for kind in (Z3, Cvc5) for each in tried(lemma, kind(lemma, limit))]


def unproved(verdicts: list[Verdict]) -> dict[tuple[str, str], list[str]]:
    """Returns the obligations that are not discharged, each with the solvers that failed."""
    failed: dict[tuple[str, str], list[str]] = {}
    for verdict in verdicts:
        if not verdict.proved:
            failed.setdefault((verdict.lemma, verdict.goal), []).append(verdict.solver)
    return failed


@lru_cache(maxsize=1)
def cached(sites: tuple[Any, ...]) -> list[Lemma]:
    return list(lemmas(dict(sites)))
