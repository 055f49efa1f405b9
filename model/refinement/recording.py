"""The programs that are compared with the relation, and the memory that answers them, and records their steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any

from z3 import Bool, If, Int

from model.problem import Problem
from model.proof.access import me, s
from model.proof.state import State
from model.refinement import programs
from model.refinement.conditions import Conditions, decide
from model.refinement.integers import (
    FREE,
    Address,
    Deque,
    Guard,
    Handle,
    Num,
    Pins,
    Record,
    Records,
    Ring,
    Shared,
    Slot,
    Slots,
    Worker,
    unknown,
)
from model.refinement.profiles import Profile


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
    is_announced: bool = False  # whether the thief has announced itself when it begins
    has_mode: bool = False  # only `Asymmetric` has it
    is_elsewhere: bool = False  # executed on another deque than the one that is compared

    @property
    def name(self) -> str:
        return self.function.__name__

    @property
    def kept(self) -> tuple[int, ...]:
        """How many of its elements it may return: a batch may move all."""
        return (1, 0) if Piece.OWN in self.given else (1,)

    @property
    def known(self) -> tuple[Any, ...]:
        """The conditions under which it is called."""
        return (Int(LIMIT) >= 0,) if LIMIT in self.given else ()

    @property
    def begins_with_an_element(self) -> bool:
        """Whether it has claimed an element before."""
        return YOUNGEST in self.given


VICTIM, OWN, ANOTHER = "the deque", "the thief's own deque", "another deque"
ELEMENT, YOUNGEST = "given element", "given youngest"
LIMIT = "given limit"  # of the elements that a batch takes
MORE = "given more"  # the number of elements for which there must be room
INDEX = Local("i", lambda state: state.copied)
TARGET = Local("t", lambda state: state.target(me))
THE_TOP = "given t"  # the `top` that an operation has read before it resizes
PROGRAMS = {each.function: each for each in (
    Program(programs.push, (Piece.WORKER, ELEMENT)),
    Program(programs.pop, (Piece.WORKER,)),
    Program(programs.room, (Piece.WORKER, MORE)),
    Program(programs.look_for_room, (Piece.WORKER, MORE), begins="push.top"),
    Program(programs.resize, (Piece.WORKER, THE_TOP, "given capacity")),
    Program(programs.copy, (Piece.WORKER, Piece.RING, INDEX), begins="grow.slot"),
    Program(programs.steal, (), is_of_thief=True),
    Program(programs.batch, (Piece.OWN, LIMIT), is_of_thief=True),
    Program(programs.claim_next, (Piece.RECORD, "given guard", Piece.OWN, TARGET, "given left", YOUNGEST),
            begins="batch.bottom", is_of_thief=True, is_announced=True),
    Program(programs.make_room, (Piece.OWN, LIMIT), is_of_thief=True),
    Program(programs.recover, (Piece.WORKER,), has_mode=True),
    Program(programs.cool, (Piece.WORKER, programs.done), has_mode=True),
    Program(programs.look_into, (Piece.WORKER, Piece.RECORD, programs.done), begins="cool.look", has_mode=True),
)}
ELSEWHERE = Program(programs.steal, (), is_of_thief=True, is_elsewhere=True)


@dataclass(frozen=True, eq=False)
class Access:
    """An access or fence of a program, or another step that the relation has."""

    site: str
    known: int  # how many conditions were known until then
    before: Access | None  # the one before it
    address: Address | None = None
    answer: Any = None  # what a load returned
    expected: Any = None  # what a claim expected
    written: Any = None
    won: bool | None = None  # of a claim, or of a barrier that may be refused

    @property
    def slot(self) -> Slot:
        if not isinstance(self.address, Slot):
            raise Problem(f"{self.site} is not at a slot")
        return self.address

    @property
    def ring(self) -> Ring:
        if not isinstance(self.address, Ring):
            raise Problem(f"{self.site} is not at a ring")
        return self.address


class Ends(Exception):
    """The operation calls a function that is not part of it, or goes on with another program, which is compared by
    itself."""

    def __init__(self, program: Program | None = None, given: tuple[Any, ...] = (), frees: Any = None) -> None:
        super().__init__()
        self.program, self.given, self.frees = program, given, frees


# Calls with which the comparison of a program ends: before a push there is room, and after the others, nothing is left
# to do, or it panics.
LAST = ("reserve", "resize", "free", "through", "fail")


class Memory:
    """Memory, to a program: it answers anything. An element has two words; one of a single word is like one whose words
    are always answered alike."""

    words, linked = 2, True
    free, retire = FREE, 0

    def __init__(self, program: Program, kept: int, conditions: Conditions, profile: Profile) -> None:
        self.conditions = conditions
        self.kept = kept
        self.is_announced = program.is_announced
        self.asymmetric, self.grace, self.epochs = profile.asymmetric, profile.grace, profile.epochs
        self.frees = self.grace or self.epochs
        self.victim = Deque(VICTIM)
        self.handle, self.pins, self.records = Handle(Record()), Pins(), Records()
        self.accesses: list[Access] = []

    def record(self, site: str, address: Address | None = None, **more: Any) -> None:
        before = self.accesses[-1] if self.accesses else None
        self.accesses.append(Access(site, len(self.conditions.known), before, address, **more))

    def wins(self, site: str, **claim: Any) -> bool:
        """Records a claim, or a barrier, and chooses whether it succeeds."""
        self.record(site, **claim)
        won = decide(Bool(f"{site} won"))
        self.accesses[-1] = replace(self.accesses[-1], won=won)
        return won

    def load(self, site: str, address: Shared | Slot) -> Any:
        answer = Int(f"{site} {len(self.accesses)}")
        if site == "reader.count":
            answer = 2 * answer + int(self.is_announced)
        self.record(site, address, answer=answer)
        if site == "steal.slot" and isinstance(address, Slot):
            self.record("steal.rest", address + 8, answer=Int(f"steal.rest {len(self.accesses)}"))
        if address == Shared("records", "newest"):
            return Record()
        if isinstance(address, Shared) and address.name == "ring":
            return self.ring(answer)
        return Num(answer)

    def store(self, site: str, address: Shared | Slot, value: Any) -> None:
        self.record(site, address, written=value.number if isinstance(value, Ring) else Num(value).v)
        self.is_announced ^= site == "reader.enter" or site == "reader.leave"

    def cas(self, site: str, address: Shared, expected: Num | int, new: Num | int) -> bool:
        return self.wins(site, address=address, expected=Num(expected).v, written=Num(new).v)

    def fence(self, site: str) -> None:
        self.record(site)

    def heavy(self, site: str) -> bool:
        return self.wins(site)

    def goes(self, function: Callable[..., Any], *given: Any) -> Any:
        if function in PROGRAMS:
            raise Ends(PROGRAMS[function], given)
        return function(self, *given)

    def call(self, name: str, *given: Any) -> Any:
        if name in LAST:
            raise Ends(frees=given if name == "through" else None)
        if name == "pin":
            self.record("pin")
            return Guard()
        if name == "allocate":
            return self.ring(s.rings + 1)
        if name in ("unpin", "maintain"):  # The programs of maintenance are compared by themselves.
            return None
        raise Problem(f"the relation has no call {name!r}")

    def ring(self, number: Any) -> Ring:
        """A ring of the relation."""
        return Ring(number, Num(s.capacity(number) - 1), self.resizes)

    def resizes(self, ring: Ring, first: Num) -> None:
        self.record("resize", address=ring, written=first.v)

    def choose(self, condition: Num, one: Num | int, other: Num | int) -> Num:
        return Num(If(condition.v, Num(one).v, Num(other).v))

    def slot(self, slots: Slots, mask: Num, index: Num) -> Slot:
        return Slot(slots.ring, mask, index)

    def slot_in(self, ring: Ring, index: Num) -> Slot:
        return Slot(ring, ring.mask, index)

    def piece(self, found: Record) -> Record:
        return found

    def unsigned(self, word: Num) -> Num:
        return word

    def signed(self, word: Num) -> Num:
        return word

    def power_of_two(self, word: Num) -> Num:
        """A ring of the relation has any capacity."""
        return word

    def is_power_of_two(self, _: Num) -> bool:
        return True

    def fits(self, _: Num) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class Run:
    """A program's run on a path."""

    program: Program
    kept: int  # of the elements of a batch
    accesses: list[Access]
    worker: Worker
    own: Worker  # of a thief's own deque
    result: Any  # what it returned, if it did
    goes_on: Program | None
    given: tuple[Any, ...]  # to the program that goes on
    is_announced: bool = False  # whether the thief is announced at its end
    frees: Any = None  # a ring that it frees, after the function with which it does

    def locals(self) -> Iterator[tuple[Local, Any]]:
        """The locals that the relation must have for the arguments of the program that goes on, and their values."""
        if self.goes_on:
            for argument, value in zip(self.goes_on.given, self.given, strict=True):
                if isinstance(argument, Local):
                    yield argument, Num(value).v


OWN_BOTTOM = unknown("its bottom")  # of a thief's own deque, when a program begins


def own_deque(room: Num | int) -> Worker:
    """A thief's own deque, which has room for so many elements."""
    mask = unknown("its mask")

    def begins(_: Ring, __: Num) -> None:
        raise Problem("a thief's own ring begins anew")
    return Worker(Deque(OWN), Slots(Ring(unknown("its ring").v, mask, begins)), mask, OWN_BOTTOM, OWN_BOTTOM + room)


def executed(program: Program, kept: int, profile: Profile, conditions: Conditions) -> Run:
    """Executes a program on the path with these conditions."""
    memory = Memory(program, kept, conditions, profile)
    if program.is_elsewhere:
        memory.victim = Deque(ANOTHER)
    ring = memory.ring(s.rings)
    worker = Worker(memory.victim, Slots(ring), ring.mask, Num(s.bottom), Num(s.room_from + s.capacity(s.rings)))
    room = unknown("its room") if LIMIT in program.given else programs.BATCH
    own, new = own_deque(room), memory.ring(s.rings + 1)
    new.older = 0
    pieces = {Piece.WORKER: worker, Piece.OWN: own, Piece.RING: new, Piece.RECORD: Record()}
    given = [pieces[each] if isinstance(each, Piece) else Num(each.of(s)) if isinstance(each, Local)
             else each if callable(each) else unknown(each) for each in program.given]
    ends, result = Ends(), None
    try:
        result = program.function(memory, *given)
    except Ends as found:
        ends = found
    return Run(program, kept, memory.accesses, worker, own, result, ends.program, ends.given, memory.is_announced,
               ends.frees)
