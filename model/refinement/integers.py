"""Integers, to a program."""

from __future__ import annotations

from typing import Any

import z3
from z3 import Int

from model.refinement.conditions import decide


class Num:
    """An integer, to a program."""

    def __init__(self, v: Any) -> None:
        self.v: Any = v.v if isinstance(v, Num) else v if z3.is_expr(v) else z3.IntVal(v)

    def __bool__(self) -> bool:
        return decide(self.v)

    def __add__(self, other: Num | int) -> Num:
        return Num(self.v + Num(other).v)

    def __radd__(self, other: int) -> Num:
        return Num(other + self.v)

    def __sub__(self, other: Num | int) -> Num:
        return Num(self.v - Num(other).v)

    def __rmul__(self, other: int) -> Num:
        return Num(other * self.v)

    def __and__(self, mask: Num | int) -> Num:
        """The mask is a power of two, minus 1."""
        return Num(self.v % (Num(mask).v + 1))

    def __rshift__(self, n: int) -> Num:
        return Num(self.v / 2 ** n)

    def __lt__(self, other: Num | int) -> Num:
        return Num(self.v < Num(other).v)

    def __le__(self, other: Num | int) -> Num:
        return Num(self.v <= Num(other).v)

    def __gt__(self, other: Num | int) -> Num:
        return Num(self.v > Num(other).v)

    def __ge__(self, other: Num | int) -> Num:
        return Num(self.v >= Num(other).v)

    def __eq__(self, other: object) -> Num:  # type: ignore[override]  # as z3 has it
        return Num(self.v == Num(other).v)

    def __ne__(self, other: object) -> Num:  # type: ignore[override]
        return Num(self.v != Num(other).v)


def unknown(name: str) -> Num:
    """A number of which the relation says nothing. Its name has a blank, unlike the names in the relation."""
    assert " " in name
    return Num(Int(name))
