"""Terms of z3, the knowledge about them on a path, and how every path is followed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property
from typing import Any, ClassVar, TypeVar

import z3

from model.proof.complete import unsatisfiable


@cache
def number(value: int) -> Any:
    return z3.BitVecVal(value, 64)


@cache
def constant(name: str) -> Any:
    return z3.BitVec(name, 64)


def identity(term: Any) -> int:
    """z3's number of a term, which takes long to ask for."""
    found: int | None = vars(term).get("identity")
    if found is None:
        found = vars(term)["identity"] = term.get_id()
    return found


def remembered(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of terms, which it keeps, so that their numbers stay theirs."""
    memory: dict[tuple[int, ...], tuple[Any, tuple[Any, ...]]] = {}

    def of(*terms: Any) -> Any:
        at = tuple(map(identity, terms))
        if at not in memory:
            memory[at] = function(*terms), terms
        return memory[at][0]
    return of


simple = remembered(z3.simplify)


@remembered
def negated(term: Any) -> Any:
    return z3.simplify(z3.Not(term))


@remembered
def symbols(term: Any) -> frozenset[str]:
    own = [term.decl().name()] if z3.is_const(term) and term.decl().kind() == z3.Z3_OP_UNINTERPRETED else []
    return frozenset(own).union(*map(symbols, term.children()))


@remembered
def parts(term: Any) -> tuple[str, int]:
    """The symbol and the distance of a sum of both, or no name."""
    if term.num_args() == 0:
        return term.decl().name(), 0
    if z3.is_app_of(term, z3.Z3_OP_BADD) and term.num_args() == 2 and z3.is_bv_value(term.arg(0)) \
            and term.arg(1).num_args() == 0:
        return term.arg(1).decl().name(), term.arg(0).as_signed_long()
    return "", 0


@remembered
def sums(term: Any) -> tuple[tuple[Any, Any], ...]:
    """The sums in a term, of several terms, that have a symbol, each with the symbol."""
    own = [each for each in term.children() if z3.is_const(each) and not z3.is_bv_value(each)]
    here = ((term, own[0]),) if own and term.num_args() > 2 and z3.is_app_of(term, z3.Z3_OP_BADD) else ()
    return here + tuple(pair for part in term.children() for pair in sums(part))


def renamed(terms: list[Any]) -> list[Any]:
    """The same about a sum that has a name: a symbol is the difference between it and the rest of the sum."""
    for term in terms:
        for whole, part in sums(term):
            rest = constant("the sum") - (whole - part)
            return [z3.simplify(z3.substitute(each, (part, rest))) for each in terms]
    return terms


LIMIT = 100_000_000  # on the count of steps of z3
PATHS = 1000  # of an operation, after which the code must be wrong
Choices = tuple[bool, ...]  # on a path
Found = TypeVar("Found")


class Wrong(Exception):
    """The code does something that the program does not: what."""

    last: Any = None  # the path of the code, and of the program


class Unclear(Wrong):
    """The code has something that nothing here describes, so it is not known whether it is right."""


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
    raise Unclear("has too many paths")
