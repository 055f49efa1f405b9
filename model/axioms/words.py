"""Words of a thread with the reads that they depend on: a branch on one makes all that comes later depend on it."""

from __future__ import annotations

from collections.abc import Callable

from model.machine.cpu import Cpu
from model.machine.values import MASK, Val


class Word:
    """A number, to a program, and the thread that has computed it. Distances are signed."""

    __slots__ = ("cpu", "deps", "v")
    __hash__ = None  # type: ignore[assignment]  # An equation gives a word.

    def __init__(self, cpu: Cpu, v: int, deps: int = 0) -> None:
        self.cpu, self.v, self.deps = cpu, v, deps

    def __bool__(self) -> bool:
        self.cpu.ctrl |= self.deps
        return bool(self.v)

    def unsigned(self) -> Word:
        return Word(self.cpu, self.v & MASK, self.deps)

    def val(self) -> Val:
        return Val(self.v & MASK, self.deps)

    def with_(self, other: Word | int, does: Callable[[int, int], int]) -> Word:
        if isinstance(other, Word):
            return Word(self.cpu, does(self.v, other.v), self.deps | other.deps)
        return Word(self.cpu, does(self.v, other), self.deps)

    def __add__(self, other: Word | int) -> Word:
        return self.with_(other, lambda a, b: a + b)

    def __radd__(self, other: int) -> Word:
        return self + other

    def __sub__(self, other: Word | int) -> Word:
        return self.with_(other, lambda a, b: a - b)

    def __mul__(self, other: Word | int) -> Word:
        return self.with_(other, lambda a, b: a * b)

    def __rmul__(self, other: int) -> Word:
        return self * other

    def __mod__(self, other: Word | int) -> Word:
        return self.with_(other, lambda a, b: a % b)

    def __and__(self, other: Word | int) -> Word:
        return self.with_(other, lambda a, b: a & b)

    def __rshift__(self, other: Word | int) -> Word:
        return self.with_(other, lambda a, b: a >> b)

    def __lt__(self, other: Word | int) -> Word:
        return self.with_(other, lambda a, b: int(a < b))

    def __le__(self, other: Word | int) -> Word:
        return self.with_(other, lambda a, b: int(a <= b))

    def __gt__(self, other: Word | int) -> Word:
        return self.with_(other, lambda a, b: int(a > b))

    def __ge__(self, other: Word | int) -> Word:
        return self.with_(other, lambda a, b: int(a >= b))

    def __eq__(self, other: Word | int) -> Word:  # type: ignore[override]
        return self.with_(other, lambda a, b: int(a == b))

    def __ne__(self, other: Word | int) -> Word:  # type: ignore[override]
        return self.with_(other, lambda a, b: int(a != b))
