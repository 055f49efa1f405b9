"""The programs that are compared with the relation, each by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from model.proof.access import me
from model.proof.state import State
from model.refinement import programs


@dataclass(frozen=True)
class Local:
    """An argument of which the relation says what it is."""

    name: str
    of: Callable[[State], Any]


class Piece(Enum):
    """An argument that is an address."""

    WORKER = auto()  # of the deque that is compared
    OWN = auto()  # the worker of a thief, of its own deque
    RING = auto()
    RECORD = auto()


@dataclass(frozen=True)
class Program:
    """A function of programs.py that is compared by itself. Of an argument that is only a name, nothing is known; one
    that is a function is how it goes on."""

    function: Callable[..., Any]
    given: tuple[Piece | Local | str | Callable[..., Any], ...]
    begins: str = ""  # the site at which others go on with it
    is_of_thief: bool = False
    has_mode: bool = False  # only `Asymmetric` has it

    @property
    def name(self) -> str:
        return self.function.__name__


INDEX = Local("i", lambda state: state.copied)
TARGET = Local("t", lambda state: state.target(me))
THE_TOP = "given t"  # the `top` that an operation has read before it resizes
PROGRAMS = {each.function: each for each in (
    Program(programs.push, (Piece.WORKER, "given element")),
    Program(programs.pop, (Piece.WORKER,)),
    Program(programs.look_for_room, (Piece.WORKER, "given more"), begins="push.top"),
    Program(programs.resize, (Piece.WORKER, THE_TOP, "given capacity")),
    Program(programs.copy, (Piece.WORKER, Piece.RING, INDEX), begins="grow.slot"),
    Program(programs.steal, (), is_of_thief=True),
    Program(programs.batch, (Piece.OWN, "given limit"), is_of_thief=True),
    Program(programs.claim_next, (Piece.RECORD, "given guard", Piece.OWN, TARGET, "given left", "given youngest"),
            begins="batch.bottom", is_of_thief=True),
    Program(programs.recover, (Piece.WORKER,), has_mode=True),
    Program(programs.cool, (Piece.WORKER, programs.done), has_mode=True),
    Program(programs.look_into, (Piece.WORKER, Piece.RECORD, programs.done), begins="cool.look", has_mode=True),
)}
