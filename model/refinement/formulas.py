"""Terms of z3: their numbers, their symbols, and functions of them that are computed once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import z3


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
