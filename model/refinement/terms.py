"""Words of 64 bits as terms of z3: the values of `model/machine`, where memory that others use may answer anything."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar

import z3

from model.machine.values import Val, val
from model.refinement.conditions import constant, decide, number, remembered

Key = TypeVar("Key")
Compute = Callable[..., Any]  # on terms of z3


def bits(of: Val) -> Any:
    return of.v if isinstance(of, Term) else number(of.v)


def symbol(name: str, deps: int = 0) -> Term:
    return Term(constant(name), deps)


@cache
def on_terms(compute: Compute, signed: bool) -> Compute:
    """An operation that gives a term or a number. It is executed once: paths begin alike, and differ little later."""
    def of(*terms: Any) -> Any:
        found = compute(*terms)
        found = z3.simplify(z3.If(found, number(1), number(0)) if z3.is_bool(found) else found)
        if not z3.is_bv_value(found):
            return found
        return found.as_signed_long() if signed else found.as_long()
    return remembered(of)


def computed(compute: Compute, *values: Val, signed: bool) -> Val:
    found, deps = on_terms(compute, signed)(*map(bits, values)), values[0].deps | values[-1].deps
    return Val(found, deps) if isinstance(found, int) else Term(found, deps, signed)


def chosen(condition: Any, one: Any, other: Any) -> Any:
    return z3.If(condition != 0, one, other)


@cache
def extended(size: int) -> Compute:
    """An operation that takes the lowest bits of a word as a signed number."""
    def of(word: Any) -> Any:
        return z3.SignExt(64 - size, z3.Extract(size - 1, 0, word))
    return of


class Term(Val):
    """A word of 64 bits. One that is signed is compared, and shifted to the right, as a signed number."""

    __slots__ = ("signs",)
    __hash__ = Val.__hash__
    v: Any

    def __init__(self, v: Any, deps: int = 0, signed: bool = False) -> None:
        super().__init__(v, deps)
        self.signs = signed

    def low(self, bits: int) -> Val:
        word = Term(self.v, self.deps)
        return word & (1 << bits) - 1 if bits < 64 else word

    def signed(self, bits: int = 64) -> Val:
        return computed(extended(bits), self, signed=True) if bits < 64 else Term(self.v, self.deps, True)

    def __bool__(self) -> bool:
        return decide(self.v != 0)

    def __invert__(self) -> Val:
        return -1 - self  # a sum, as its users have it

    def __neg__(self) -> Val:
        return 0 - self

    def __add__(self, other: Val | int) -> Val:
        return apply(operator.add, self, other)

    def __radd__(self, other: Val | int) -> Val:
        return apply(operator.add, other, self)

    def __sub__(self, other: Val | int) -> Val:
        return apply(operator.sub, self, other)

    def __rsub__(self, other: Val | int) -> Val:
        return apply(operator.sub, other, self)

    def __mul__(self, other: Val | int) -> Val:
        return apply(operator.mul, self, other)

    def __rmul__(self, other: Val | int) -> Val:
        return apply(operator.mul, other, self)

    def __mod__(self, other: Val | int) -> Val:
        return apply(z3.URem, self, other)

    def __rmod__(self, other: Val | int) -> Val:
        return apply(z3.URem, other, self)

    def __and__(self, other: Val | int) -> Val:
        return apply(operator.and_, self, other)

    def __rand__(self, other: Val | int) -> Val:
        return apply(operator.and_, other, self)

    def __or__(self, other: Val | int) -> Val:
        return apply(operator.or_, self, other)

    def __ror__(self, other: Val | int) -> Val:
        return apply(operator.or_, other, self)

    def __xor__(self, other: Val | int) -> Val:
        return apply(operator.xor, self, other)

    def __rxor__(self, other: Val | int) -> Val:
        return apply(operator.xor, other, self)

    def __lshift__(self, other: Val | int) -> Val:
        return apply(operator.lshift, self, other)

    def __rlshift__(self, other: Val | int) -> Val:
        return apply(operator.lshift, other, self)

    def __rshift__(self, other: Val | int) -> Val:
        return apply(operator.rshift, self, other, z3.LShR)

    def __rrshift__(self, other: Val | int) -> Val:
        return apply(operator.rshift, other, self, z3.LShR)

    def __lt__(self, other: Val | int) -> Val:
        return apply(operator.lt, self, other, z3.ULT)

    def __le__(self, other: Val | int) -> Val:
        return apply(operator.le, self, other, z3.ULE)

    def __gt__(self, other: Val | int) -> Val:
        return apply(operator.gt, self, other, z3.UGT)

    def __ge__(self, other: Val | int) -> Val:
        return apply(operator.ge, self, other, z3.UGE)

    def __eq__(self, other: object) -> Val:  # type: ignore[override]  # a word, as its class has it
        return apply(operator.eq, self, other) if isinstance(other, (Val, int)) else NotImplemented

    def __ne__(self, other: object) -> Val:  # type: ignore[override]
        return apply(operator.ne, self, other) if isinstance(other, (Val, int)) else NotImplemented


def apply(signed: Compute, one: Val | int, other: Val | int, unsigned: Compute | None = None) -> Val:
    """An operation of two words, or numbers, which differs if neither is signed. A negative number is."""
    words = val(one), val(other)
    signs = any(each.signs if isinstance(each, Term) else each.v < 0 for each in words)
    return computed(signed if signs or unsigned is None else unsigned, *words, signed=signs)


def same(one: Any, other: Any) -> bool:
    """Returns true if two values are written alike."""
    if isinstance(one, tuple) or isinstance(other, tuple):
        return type(one) is type(other) and all(map(same, one, other))
    one, other = val(one), val(other)
    return type(one) is type(other) and bool(one.v.eq(other.v) if isinstance(one, Term) else one.v == other.v)


def common(one: Mapping[Key, Any], other: Mapping[Key, Any]) -> dict[Key, Any]:
    """The entries that two tables have in common."""
    return {at: each for at, each in one.items() if at in other and same(each, other[at])}
