"""The operations of a deque, and the profiles in which their code is compiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from itertools import product
from typing import Any

from model.problem import Problem
from model.proof.relation import Reclamation
from model.refinement import header, programs


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
    indirect: bool = False  # the address of a result in memory is in a register of its own
    asserts: bool = False  # with assertions, which end an operation

    @property
    def asymmetric(self) -> bool:
        return self.fences is Fences.ASYMMETRIC

    @property
    def grace(self) -> bool:
        return self.reclamation is Reclamation.GRACE_PERIODS

    @property
    def frees(self) -> bool:
        """Whether thieves announce themselves, because replaced rings are freed before the deque is dropped."""
        return self.reclamation is not Reclamation.NEVER

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


@dataclass(frozen=True)
class Operation:
    name: str
    program: Callable[..., Any]
    arguments: tuple[str, ...]  # in registers
    in_c: Callable[..., Any] | None = None  # the program of the header for C, if it has one
    is_method: bool = False  # of the worker, which other operations call
    writes: bool = False  # whether it writes its result to memory, at `outcome`
    passes: frozenset[str] = frozenset()  # the loads that it passes to a function that is not looked into

    @property
    def given(self) -> tuple[str, ...]:
        """The locals of its program. The rest of an element is part of it, and the stealer is known by itself."""
        return tuple(each for each in self.arguments if each not in ("stealer", "outcome", "rest"))

    def program_of(self, profile: Profile) -> Callable[..., Any]:
        if not profile.header:
            return self.program
        if self.in_c is None:
            raise Problem(f"the header for C has no {self.name}")
        return self.in_c

    def label(self, profile: Profile) -> str:
        """The label of its code."""
        return f"Worker::{self.name}.{profile.label}" if self.is_method else f"{profile.label}_{self.name}"


PUSH = Operation("push", programs.push, ("worker", "element", "rest"), header.push)
POP = Operation("pop", programs.pop, ("worker",), header.pop)
STEAL = Operation("steal", programs.steal, ("stealer",), header.steal)
MAINTAIN = Operation("maintain", programs.maintain, ("worker", "left"), is_method=True, passes=frozenset({"pop.top"}))
RESERVE = Operation("reserve", programs.reserve, ("outcome", "worker", "more"), is_method=True, writes=True)
RESIZE = Operation("resize", programs.resize, ("outcome", "worker", "t", "capacity"), is_method=True, writes=True)
BATCH = Operation("batch", programs.batch, ("stealer", "worker", "limit"), passes=frozenset({"len.top"}))
OPERATIONS = (PUSH, POP, STEAL, MAINTAIN, RESERVE, RESIZE, BATCH)


# What is compared.

RELATED = [Profile(fences, how) for how in (Reclamation.NEVER, Reclamation.GRACE_PERIODS, Reclamation.EPOCHS)
           for fences in Fences]  # the protocols that are compared with the relation
BASE = [each for each in RELATED if not each.epochs]
HEADER = Profile(Fences.FENCED, header=True)
OTHERS = [*(each for each in RELATED if each.epochs), HEADER]  # The work of the collector of epochs is external.
# The result of a batch that moves bytes is in a table of the compiler's, which is not read.
EVERY = [replace(base, linked=linked, size=size, moves=moves)
         for base, linked, size, moves in product(BASE, (False, True), Size, (False, True))
         if not (size is Size.BYTE and moves)] + OTHERS


def is_usual(profile: Profile) -> bool:
    """Returns true for the profiles of a usual run: each with LTO, and more of the default deque."""
    plain = profile.size is Size.WORD and not profile.moves
    default = profile.grace and profile.asymmetric
    if profile.moves:
        return default and profile.size is Size.WORD
    return plain or default and not profile.linked


PROFILES = [each for each in EVERY if is_usual(each)]
NAMED = {each.name: each for each in EVERY}
