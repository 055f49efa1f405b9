"""The data that only one thread uses, by piece and word."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from model.machine.values import MASK, Val
from model.refinement.layout import Field, Use, layout
from model.refinement.profiles import Profile
from model.refinement.terms import symbol

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
