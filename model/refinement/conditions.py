"""The conditions that are known on a path, and how every path is followed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any, ClassVar, TypeVar

import z3

from model.proof.complete import unsatisfiable
from model.refinement.formulas import identity, negated, renamed, simple, symbols

LIMIT = 100_000_000  # on the count of steps of z3
PATHS = 1000  # of an operation, after which the code must be wrong
Choices = tuple[bool, ...]  # on a path
Found = TypeVar("Found")


class Wrong(Exception):
    """The code does something that the program does not: what."""


class Conditions:
    """The conditions that are known on a path, and what follows from them."""

    answers: ClassVar[dict[frozenset[int], tuple[bool, list[Any]]]] = {}  # by the numbers of terms, which it keeps
    current: ClassVar[Conditions]  # of the path that is followed now

    def __init__(self, choices: Choices = (), known: tuple[Any, ...] = ()) -> None:
        self.choices = choices
        self.taken: list[bool] = []
        self.known = list(known)
        self.others: list[Choices] = []  # the paths that part from this one

    def possible(self, condition: Any) -> bool:
        """Returns true if a condition may hold. The known conditions are possible together, so only related ones
        count."""
        left, about, near = self.known, symbols(condition), [condition]
        while found := [each for each in left if not about.isdisjoint(symbols(each))]:
            left = [each for each in left if about.isdisjoint(symbols(each))]
            about, near = about.union(*map(symbols, found)), near + found
        key = frozenset(map(identity, near))
        if key not in self.answers:
            self.answers[key] = not unsatisfiable(*renamed(near), effort=LIMIT), near  # Unknown counts as possible.
        return self.answers[key][0]

    @cached_property
    def example(self) -> Any:
        """Values that all symbols may have at the same time."""
        solver = z3.SolverFor("QF_BV")
        solver.check(*self.known)
        return solver.model()

    def decide(self, condition: Any) -> bool:
        """Chooses the truth of a condition, and leaves the other choice, if it is possible, to another path."""
        condition = simple(condition)
        if z3.is_true(condition) or z3.is_false(condition):
            return bool(z3.is_true(condition))
        if len(self.taken) < len(self.choices):
            choice = self.choices[len(self.taken)]
        else:
            choice = self.possible(condition)
            if choice and self.possible(negated(condition)):
                self.others.append((*self.taken, False))
        self.taken.append(choice)
        self.known.append(condition if choice else negated(condition))
        return choice

    def implies(self, condition: Any) -> bool:
        condition = simple(condition)
        return bool(z3.is_true(condition)) or not self.possible(negated(condition))


def decide(condition: Any) -> bool:
    """The truth of a condition on the path that is followed now."""
    return Conditions.current.decide(condition)


def paths(follow: Callable[[Conditions], Found], known: tuple[Any, ...] = (),
          begin: Iterable[Choices] = ((),)) -> Iterator[tuple[Conditions, Found]]:
    """Follows each path, or those that begin with these choices, with its conditions."""
    todo = list(begin)
    for _ in range(PATHS):
        if not todo:
            return
        conditions = Conditions(todo.pop(), known)
        Conditions.current = conditions
        found = follow(conditions)
        todo += conditions.others
        yield conditions, found
    raise Wrong("has too many paths")
