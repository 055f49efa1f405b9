"""The places of a program's locals in memory, by piece and field, and the parts that only one thread uses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cache

from model.machine.values import MASK, Val
from model.problem import Problem
from model.proof.relation import Reclamation
from model.refinement.profiles import Profile
from model.refinement.terms import symbol


class Use(Enum):
    OWN = auto()  # only its thread uses it
    SHARED = auto()  # each access is an event
    CONSTANT = auto()


@dataclass(frozen=True)
class Field:
    offset: int  # in bytes
    name: str
    size: int = 64  # in bits; a field without bits is passed by its address
    leads: str = ""  # the piece whose address it holds
    use: Use = Use.OWN


def shared(offset: int, name: str, leads: str = "") -> Field:
    return Field(offset, name, leads=leads, use=Use.SHARED)


def constant(offset: int, name: str, size: int = 64, leads: str = "") -> Field:
    return Field(offset, name, size, leads, Use.CONSTANT)


def worker(profile: Profile) -> list[Field]:
    """The data that only the owner uses."""
    fields = [constant(0, "inner", leads="inner"), Field(8, "slots", leads="slots"), Field(16, "mask"),
              Field(24, "bottom"), Field(32, "grow_at")]
    if profile.asymmetric:
        fields += [Field(40, "patience", 0), Field(40, "claims_from"), Field(48, "left", 32), Field(52, "most", 32)]
    return [*fields, Field(56 if profile.asymmetric else 40, "upkeep")]


def inner(profile: Profile) -> list[Field]:
    """The data that all threads share of a deque, and its owner's data there."""
    begin = [shared(128, "top"), shared(136, "bottom")]
    if profile.header:
        return [*begin, shared(272, "ring", leads="ring"), Field(416, "own_ring", leads="ring"),
                Field(424, "own_bottom"), Field(432, "grow_at")]
    mode = [shared(256, "mode")] if profile.asymmetric else []
    ring = 264 if profile.asymmetric else 256
    return [*begin, *mode, shared(ring, "ring", leads="ring"), *replaced(profile, ring + 8)]


def replaced(profile: Profile, at: int) -> list[Field]:
    """The lists of replaced rings: those that are kept, and those that wait for a thread whose count was so, each with
    how to free the first one. A ring of the least capacity does not shrink."""
    strategy = Field(at, "strategy", 0)
    kept = [strategy, Field(at, "newest"), Field(at + 8, "free")]
    match profile.reclamation:
        case Reclamation.NEVER:
            return kept
        case Reclamation.EPOCHS:
            return [strategy, constant(at, "least")]
        case Reclamation.GRACE_PERIODS:
            return [*kept, Field(at + 16, "waiting", leads="waiting"), Field(at + 24, "waiting_free"),
                    Field(at + 32, "reader", leads="record"), Field(at + 40, "count"), constant(at + 48, "least")]


OTHERS = {
    "stealer": [constant(0, "inner", leads="inner")],
    # A ring that waits.
    "waiting": [Field(8, "older", leads="waiting"), Field(16, "free")],
    "handle": [Field(0, "record", leads="record"), Field(8, "state", 8)],
    "record": [shared(0, "count"), Field(8, "nested"), constant(24, "older", leads="record")],
    # Whether a thread is registered with the collector of epochs.
    "pins": [constant(0, "registered", 8)],
    "records": [shared(0, "newest", leads="record")],
    # Whether the process has barriers, once that is found.
    "barriers": [constant(0, "state", 32), constant(4, "found", 8)],
    # On AArch64, how to find the variables of a thread.
    "thread": [constant(0, "finder")],
    # Of a panic.
    "elsewhere": [constant(0, "message")],
    # A ring's mask does not change once the ring is published, nor its first index. The rest of its header is found
    # from the address of its slots.
    "ring": [constant(0, "mask")],
    "slots": [Field(-24, "older"), Field(-16, "free"), constant(-8, "first")],
    # A ring that is not published.
    "new": [Field(0, "mask"), Field(8, "older"), Field(16, "free"), Field(24, "first")],
    # The result of an operation of the owner that may fail.
    "outcome": [Field(0, "first"), Field(8, "second")],
}


class Layout:
    """The fields of each piece, by distance and by name."""

    def __init__(self, pieces: dict[str, list[Field]]) -> None:
        self.pieces = frozenset(pieces)
        self.at: dict[tuple[str, int], Field] = {}
        self.named: dict[tuple[str, str], Field] = {}
        for piece, fields in pieces.items():
            self.add(piece, fields)

    def add(self, piece: str, fields: Iterable[Field]) -> None:
        end = None
        for row in fields:
            if (piece, row.name) in self.named or end is not None and row.offset < end:
                raise Problem(f"{piece}.{row.name}: overlaps with another field, or is there twice")
            if row.leads and row.leads not in self.pieces:
                raise Problem(f"{piece}.{row.name}: leads to {row.leads!r}, which is no piece")
            self.at[piece, row.offset] = self.named[piece, row.name] = row
            end = row.offset + row.size // 8

    def own(self, piece: str) -> list[Field]:
        """The words of a piece that are not shared."""
        return [field for (of, _), field in self.at.items()
                if of == piece and field.use is not Use.SHARED and field.size]


@cache
def layout(profile: Profile) -> Layout:
    return Layout({"worker": worker(profile), "inner": inner(profile), **OTHERS})


# The pieces that variables are.
VARIABLES = {"readers::HEAD": "records", "has_barriers::REGISTERED": "barriers", "readers_HANDLE": "thread handle",
             "epoch_HANDLE": "thread pins", "call_once": "free"}
STACK = "stack"


@cache
def piece_of(profile: Profile, name: str) -> str:
    """The piece at the address of this name, which begins with a piece, or a word of another one; or nothing."""
    known, (rest, point, word) = layout(profile), name.rpartition(".")
    if point:
        row = known.named.get((piece_of(profile, rest), word.partition(" ")[0]))
        return row.leads if row else ""
    first = name.partition(" ")[0]
    return first if first in (STACK, "free") or first in known.pieces else ""


@dataclass
class Private:
    profile: Profile
    called: int = 0  # how many calls there were, each of which may change it
    cells: dict[tuple[str, int], Val] = field(default_factory=dict)

    def field(self, name: str, offset: int) -> Field | None:
        return layout(self.profile).at.get((piece_of(self.profile, name), offset))

    def own(self, name: str) -> list[Field]:
        """The words of a piece that are not shared."""
        return layout(self.profile).own(piece_of(self.profile, name))

    def before(self, name: str, word: int) -> Val:
        """The value that a word held at first, or holds after the last call, which may change it."""
        row = self.field(name, word)
        found = f"{name}.{row.name}" if row and row.leads else f"{name}{word:+}"
        changes = self.called and name != STACK and not (row and row.use is not Use.OWN)
        return symbol(f"{found} after call {self.called}" if changes else found)

    def word(self, name: str, offset: int) -> Val:
        at = name, offset & ~7
        if at not in self.cells:
            self.cells[at] = self.before(*at)
        return self.cells[at]

    def load(self, name: str, offset: int, size: int) -> Val:
        return (self.word(name, offset) >> offset % 8 * 8).low(size)

    def store(self, name: str, offset: int, size: int, value: Val) -> None:
        shift = offset % 8 * 8
        rest = self.word(name, offset) & (~((1 << size) - 1 << shift) & MASK) if size < 64 else Val(0)
        self.cells[name, offset & ~7] = (rest | value << shift).low(64)

    def call(self, number: int) -> None:
        self.called = number
        self.cells = {at: value for at, value in self.cells.items() if at[0] == STACK}
