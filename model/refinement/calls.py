"""The functions that are not part of an operation, in the code, and what a program calls them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from model.problem import NotUnderstood


class Gives(Enum):
    """The kind of result of a call, if it is no piece."""

    NOTHING = "nothing"
    WORD = "word"
    TRUTH = "truth"
    RESULT = "result"  # the first word of what the first argument points to
    VARIABLE = "variable"  # a variable of the thread


class Piece(Enum):
    """The piece to whose address a call gives its name."""

    NEW = "new"
    HANDLE = "handle"
    RECORD = "record"


@dataclass(frozen=True)
class Pointer:
    """An argument that points to a word. With optimisation at link time, the word is passed by itself."""

    number: int


class Target(Enum):
    """The function that is called, if it is held in memory."""

    TARGET = "target"


Argument = int | Pointer | Target


@dataclass(frozen=True)
class External:
    part: str  # of its name in the code
    called: str = ""  # what a program calls it, unless it changes nothing
    counts: tuple[Argument, ...] = ()  # the arguments that count
    gives: Gives | Piece = Gives.NOTHING


# The first one whose part is in a name is meant.
EXTERNAL = (
    External("Worker::reserve", "reserve", (1, 2), Gives.RESULT),
    External("chase_lev_reserve", "reserve", (0,), Gives.TRUTH),
    External("Worker::resize", "resize", (1, 2, 3), Gives.RESULT),
    External("retire", "retire", (0, 1, 2, 3)),
    External("collect", "collect", (0,), Gives.TRUTH),
    External("through", "through", (Target.TARGET, 0)),
    External("rust_alloc", "allocate", (0, 1), Piece.NEW),
    External("malloc", "allocate", (0,), Piece.NEW),
    External("rust_dealloc", "free", (0, 1, 2)),
    External("free", "free", (0,)),
    External("no_alloc_shim"),
    External("Worker::maintain", "maintain", (0, 1)),
    External("Patience::check", "check", (0, 1), Gives.TRUTH),
    External("make_cold", "make cold", (0,)),
    External("heavy_fence", "heavy fence", (), Gives.TRUTH),
    External("membarrier", "membarrier", (0,), Gives.WORD),
    External("get_or_init_slow", "first use", (0,), Piece.HANDLE),
    External("readers::temporary", "temporary", (), Piece.RECORD),
    External("enter_nested", "enter nested", (0,)),
    External("leave_nested", "leave nested", (0,)),
    External("ring::fail", "fail", (Pointer(0),)),
    External("panic_fmt", "fail"),
    External("panicking::", "assertion"),
    External("a trap", "trap"),
    External("epoch_pin", "pin", (), Gives.WORD),
    External("epoch_unpin", "unpin", (0,)),
    External("tls_get_addr", gives=Gives.VARIABLE),
    External("assert_positive"),
    External("OnceLock::initialize"),
)
ASSERTION = "assertion"
NEVER = ("fail", "trap", ASSERTION)  # do not return
BARRIERS = ("heavy fence", "membarrier")  # order all accesses before them before all after them


def external(name: str) -> External:
    """The function with this name in the code."""
    for each in EXTERNAL:
        if each.part in name:
            return each
    raise NotUnderstood(f"calls {name}")
