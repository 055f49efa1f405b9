"""Integers, to a program, and the addresses and pieces that it is given when it is executed on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import z3
from z3 import Int

from model.problem import Problem
from model.refinement import programs
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


@dataclass(frozen=True)
class Shared:
    """A word that several threads use, other than a slot."""

    piece: str
    name: str


@dataclass(frozen=True, eq=False)
class Slot:
    ring: Ring
    mask: Num
    index: Num
    word: int = 0  # of the element

    def __add__(self, distance: int) -> Slot:
        if distance not in (0, 8):
            raise Problem(f"an element has two words: {distance:+}")
        return replace(self, word=distance // 8)


Begins = Callable[["Ring", Num], None]  # what happens when a ring gets its first index


class Ring:
    """A ring, by the address of its header."""

    def __init__(self, number: Any, mask: Num, begins: Begins) -> None:
        self.number = number  # in the relation
        self.mask = mask
        self.begins = begins
        self.older: Any = None  # unknown
        self.free: Any = None

    @property
    def first(self) -> Num:
        return OLD_FIRST

    @first.setter
    def first(self, index: Num) -> None:
        """Only now, a new ring has all that the relation says of it."""
        self.begins(self, index)

    def __add__(self, distance: int) -> Slots:
        if distance != programs.HEADER:
            raise Problem(f"no address of a ring: {distance:+}")
        return Slots(self)


@dataclass(eq=False)
class Slots:
    """A ring, by the address of its slots."""

    ring: Ring

    def __sub__(self, distance: int) -> Ring:
        if distance != programs.HEADER:
            raise Problem(f"no address of a ring: {-distance:+}")
        return self.ring

    @property
    def first(self) -> Num:
        return self.ring.first

    @property
    def older(self) -> Any:
        return self.ring.older

    @older.setter
    def older(self, ring: Any) -> None:
        self.ring.older = ring

    @property
    def free(self) -> Any:
        return self.ring.free

    @free.setter
    def free(self, function: Any) -> None:
        self.ring.free = function


Address = Shared | Slot | Ring


# Pieces.


@dataclass(eq=False)
class Record:
    """A thread's record. The thread is in no other steal, and the record is the last one in the list: the place in the
    relation is the same before each."""

    count: Shared = Shared("record", "count")
    nested: int = 0
    older: int = 0


@dataclass(eq=False)
class Handle:
    record: Record
    state: int = programs.ALIVE


@dataclass(eq=False)
class Pins:
    """The thread is registered with the collector of epochs."""

    registered: int = 1


@dataclass(eq=False)
class Records:
    newest: Shared = Shared("records", "newest")


@dataclass(eq=False)
class Guard:
    """That the thread is pinned."""


class Older:
    """The list of the rings that were replaced before."""


class Free:
    """A function that frees rings."""


THE_OLDER, FREE_OLDER, FREE = Older(), Free(), Free()


class Deque:
    """The data that all threads share of a deque, and the lists of its replaced rings, in which none waits."""

    def __init__(self, name: str) -> None:
        self.top, self.bottom = Shared(name, "top"), Shared(name, "bottom")
        self.ring, self.mode = Shared(name, "ring"), Shared(name, "mode")
        self.least = unknown("the least")
        self.strategy: Any = None
        self.newest: Any = THE_OLDER
        self.free: Any = FREE_OLDER
        self.waiting: Any = 0
        self.waiting_free: Any = 0
        self.reader: Any = 0
        self.count: Any = 0


@dataclass(eq=False)
class Worker:
    """The data that only the owner uses."""

    inner: Deque
    slots: Slots
    mask: Num
    bottom: Num
    grow_at: Num
    upkeep: Num = field(default_factory=lambda: unknown("worker upkeep"))
    left: Num = field(default_factory=lambda: unknown("worker left"))
    claims_from: Num = field(default_factory=lambda: unknown("worker claims_from"))
    most: int = 0


OLD_FIRST = unknown("the old first")  # the first index of the ring that is replaced
