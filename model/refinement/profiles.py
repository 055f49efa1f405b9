"""The profiles in which code is compiled: its protocol, link-time optimisation, and the size of elements."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from model.proof.relation import Reclamation


class Fences(Enum):
    """Which side runs a fence: both, or usually only a thief."""

    FENCED = "Fenced"
    ASYMMETRIC = "Asymmetric"


class Size(Enum):
    """The size of an element."""

    WORD = "word"
    TWO = "two"
    BYTE = "byte"
    NONE = "none"


# The words of a profile's name. A profile without such a word retains its rings, and has elements of a word.
RECLAMATIONS = {Reclamation.NEVER: "", Reclamation.GRACE_PERIODS: "grace", Reclamation.EPOCHS: "epoch"}
SIZES = {Size.WORD: "", Size.TWO: "two", Size.BYTE: "byte", Size.NONE: "none"}


@dataclass(frozen=True)
class Profile:
    fences: Fences
    reclamation: Reclamation = Reclamation.NEVER
    linked: bool = False  # optimised at link time, which leaves out some calls
    size: Size = Size.WORD
    moves: bool = False  # whether its batch is `steal_batch_with_limit`, which returns no element
    header: bool = False  # chase_lev.h, as clang compiles it

    @property
    def asymmetric(self) -> bool:
        return self.fences is Fences.ASYMMETRIC

    @property
    def grace(self) -> bool:
        return self.reclamation is Reclamation.GRACE_PERIODS

    @property
    def epochs(self) -> bool:
        return self.reclamation is Reclamation.EPOCHS

    @property
    def label(self) -> str:
        """The prefix of its functions' names."""
        return "header" if self.header else self.fences.value.lower()

    @property
    def words(self) -> tuple[str, ...]:
        """What is special about the code, which is then compiled; otherwise, it is committed."""
        every = (RECLAMATIONS[self.reclamation], "lto" if self.linked else "", SIZES[self.size],
                 "move" if self.moves else "", "c" if self.header else "")
        return tuple(filter(None, every))

    @property
    def name(self) -> str:
        return " ".join((self.label, *self.words))

    @property
    def kind(self) -> str:
        """The name of its code among what is compiled, or nothing if it is committed."""
        return "".join(f"-{word}" for word in self.words)

    @property
    def protocol(self) -> str:
        """The name by which other engines know it."""
        return "chase_lev.h" if self.header else f"{self.fences.value}<{self.reclamation.value}>"
