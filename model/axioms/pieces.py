"""The pieces of memory that the programs are given, each with the addresses of shared words and the owner's data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from model.axioms.words import Word
from model.machine.program import PIECES, RECORD
from model.machine.values import MASK, Val
from model.refinement.programs import ALIVE, HEADER, PATIENCE

HEAD = RECORD - 8  # the word that has the newest record


class Piece:
    """A piece of memory at an address, as a thread sees it."""

    def __init__(self, at: Word) -> None:
        self.at = at


class Place:
    """A word that sites access: its address."""

    def __init__(self, offset: int) -> None:
        self.offset = offset

    def __get__(self, piece: Piece, _: type) -> Word:
        return piece.at + self.offset


class Data:
    """A word that no site accesses, or that has the address of a piece, if it is not nothing."""

    def __init__(self, offset: int, piece: Callable[[Word], Any] | None = None) -> None:
        self.offset, self.piece = offset, piece

    def __get__(self, piece: Piece, _: type) -> Any:
        found = loaded(piece.at, self.offset)
        return found if self.piece is None else self.piece(found) if found.v else 0

    def __set__(self, piece: Piece, value: Any) -> None:
        piece.at.cpu.store((piece.at + self.offset).val(), stored(value))


def loaded(at: Word, offset: int = 0, attrs: str = "") -> Word:
    found = at.cpu.load((at + offset).val(), 64, attrs)
    return Word(at.cpu, found.v - (found.v >> 63 << 64), found.deps)


def stored(value: Any) -> Val:
    """A program's value as memory has it."""
    value = value.at if isinstance(value, Piece) else value
    return value.val() if isinstance(value, Word) else Val(value & MASK)


class Ring(Piece):
    """A ring, by the address of its header."""

    mask, older, free, first = Data(0), Data(8, lambda at: Ring(at)), Data(16), Data(24)

    def __add__(self, distance: int) -> Slots:
        return Slots(self.at + distance)


class Slots(Piece):
    """A ring, by the address of its slots."""

    older, free, first = (Data(offset - HEADER) for offset in (8, 16, 24))

    def __sub__(self, distance: int) -> Ring:
        return Ring(self.at - distance)


class Record(Piece):
    """A thread's record."""

    count, nested, older = Place(0), Data(8), Data(16, lambda at: Record(at))


class Handle(Piece):
    state, record = ALIVE, Data(24, lambda at: Record(at))  # of each thread, after its record


class Records(Piece):
    newest = Place(0)


class Deque(Piece):
    top, bottom, ring, mode = (Place(8 * n) for n in range(4))
    newest, waiting = (Data(0x20 + 8 * n, lambda at: Ring(at)) for n in range(2))
    free, waiting_free, count, least = (Data(0x30 + 8 * n) for n in range(4))
    reader = Data(0x50, lambda at: Record(at))


class Worker(Piece):
    """The data that only the owner uses."""

    inner, slots = Data(0, lambda at: Deque(at)), Data(8, lambda at: Slots(at))
    mask, bottom, grow_at, upkeep, claims_from, left, most = (Data(0x10 + 8 * n) for n in range(7))


def deque(away: int, capacity: int, mode: int) -> dict[int, int]:
    """The memory of a new deque, whose pieces are that far away from the victim's."""
    worker, inner, ring = (PIECES[name] + away for name in ("worker", "inner", "ring"))
    of = {inner: (0, 0, ring, mode, 0, 0, 0, 0, 0, capacity, 0), ring: (capacity - 1, 0, 0, 0),
          worker: (inner, ring + HEADER, capacity - 1, 0, capacity, 0, 0, PATIENCE, PATIENCE)}
    return {at + 8 * n: value for at, words in of.items() for n, value in enumerate(words)}


def record(at: int, older: int) -> dict[int, int]:
    """The memory of a thread's record, and of its handle."""
    return {at: 0, at + 8: 0, at + 16: older, at + 24: at}
