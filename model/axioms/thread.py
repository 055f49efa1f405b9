"""A thread that executes programs of sites on words: the memory that these are given, and the events made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from model.axioms.pieces import HEAD, Deque, Handle, Record, Records, Ring, Slots, Worker, loaded, stored
from model.axioms.words import Word
from model.machine.cpu import UNWRITTEN, Call, Cpu, End, Event, Fork, Shared, Trace
from model.machine.isa.c20 import ISA
from model.machine.program import BARRIER, FRESH, PIECES, RECORD
from model.machine.values import MASK
from model.problem import Problem
from model.refinement import programs
from model.sites import TABLE, Protocol, is_asymmetric

SETS = {"Relaxed": "RLX", "Acquire": "ACQ", "Release": "REL", "AcqRel": "ACQ_REL", "SeqCst": "SC"}
NO_FENCE = ("Relaxed", "Light")  # A light fence orders what a compiler does: the other thread's barrier is the fence.
FREED = 0xF7EEF7EEF7EEF7EE  # what a freed ring holds


@dataclass(frozen=True)
class Variant:
    """A deque: the orderings of its sites, how it reclaims rings, and whether the process has barriers."""

    protocol: Protocol = "Fenced"
    grace: bool = False
    barriers: bool = True
    changed: tuple[tuple[str, str], ...] = ()  # sites with other orderings

    @property
    def asymmetric(self) -> bool:
        return is_asymmetric(self.protocol)

    def order(self, site: str) -> str:
        return dict(self.changed).get(site, TABLE[site][self.protocol])


@dataclass
class Thread(Cpu):
    """A thread in the middle of its program."""

    site: str = ""  # the one that it is at, with its ordering

    def text(self) -> str:
        return self.site


class Memory:
    """Memory, to a program of sites, as a thread sees it."""

    words, kept, linked, epochs, pins = 1, 1, True, False, None
    free = retire = 1

    def __init__(self, cpu: Thread, variant: Variant) -> None:
        self.cpu, self.variant = cpu, variant
        self.asymmetric, self.grace = variant.asymmetric, variant.grace
        self.frees = self.grace
        self.handle, self.records = Handle(self.at(RECORD + 0x100 * cpu.thread)), Records(self.at(HEAD))
        self.victim = Deque(self.at(PIECES["inner"]))

    def at(self, address: int) -> Word:
        return Word(self.cpu, address)

    def order(self, site: str) -> str:
        """The ordering of a site, which the thread has come to."""
        order = self.variant.order(site)
        self.cpu.site = f"{site} {order}"
        return order

    def load(self, site: str, address: Word) -> Any:
        found = loaded(address, 0, SETS[self.order(site)])
        return Ring(found) if site == "steal.ring" else found

    def store(self, site: str, address: Word, value: Any) -> None:
        sets = SETS[self.order(site)]
        self.cpu.store(address.val(), stored(value), 64, sets)

    def cas(self, site: str, address: Word, expected: Any, new: Any) -> Word:
        """A failed one is relaxed."""
        cpu, sets = self.cpu, SETS[self.order(site)]
        old = cpu.load(address.val(), 64, SETS["Relaxed"], True)
        same = Word(cpu, int(old.v == stored(expected).v), old.deps | stored(expected).deps)
        if same.v:
            cpu.events[-1] = cpu.events[-1]._replace(attrs=frozenset(sets.split()))
            cpu.store(address.val(), stored(new), 64, sets, cpu.linked)
        return same

    def fence(self, site: str) -> None:
        order = self.order(site)
        if order not in NO_FENCE:
            self.cpu.event("F", 0, 0, SETS[order])

    def heavy(self, site: str) -> bool:
        """A barrier, which the kernel does not refuse. Without barriers, it is a fence of this thread alone."""
        if self.order(site) == "Heavy":
            self.cpu.event("F", 0, 0, ISA.settings["full"])
            if self.variant.barriers:
                self.cpu.events[-1] = self.cpu.events[-1]._replace(text=BARRIER)
        return True

    def goes(self, function: Callable[..., Any], *given: Any) -> Any:
        return function(self, *given)

    def call(self, name: str, *given: Any) -> Any:
        called = CALLED.get(name)
        if called is None:
            raise Problem(f"{self.cpu.site}: a program calls {name!r}")
        return called(self, *given)

    def slot(self, slots: Slots, mask: Word, index: Word) -> Word:
        return slots.at + (index & mask) * 8

    def slot_in(self, ring: Ring, index: Word) -> Word:
        return self.slot(ring + programs.HEADER, ring.mask, index)

    def piece(self, address: Word) -> Any:
        return Record(address) if address.v else 0

    def choose(self, condition: Any, one: Any, other: Any) -> Any:
        """The result does not depend on the condition here, which only allows more."""
        return one if (condition.v if isinstance(condition, Word) else condition) else other

    def unsigned(self, word: Any) -> Any:
        return word.unsigned() if isinstance(word, Word) else word & MASK

    def signed(self, word: Word) -> Word:
        return word

    def is_power_of_two(self, word: Word) -> Word:
        return word & (word - 1) == 0

    def power_of_two(self, least: Word) -> Word:
        return Word(self.cpu, 1 << (least.v - 1).bit_length(), least.deps)

    def fits(self, _: Word) -> bool:
        return True


def allocate(at: Memory, size: Word, _: int) -> Ring:
    cpu = at.cpu
    address = FRESH + 0x8000 * cpu.thread + 0x400 * cpu.fresh
    cpu.fresh += 1
    for each in range(address, address + size.v, 8):
        cpu.shared.memory.setdefault(each, UNWRITTEN)
    return Ring(at.at(address))


def free(at: Memory, _: Word, ring: Ring) -> None:
    """Overwrites a ring, so that a thread that still reads it may read that."""
    at.cpu.site = "free"
    mask = ring.mask
    for n in range(mask.v + 1):
        at.cpu.store((ring.at + programs.HEADER + 8 * n).val(), FREED)


def leave_nested(_: Memory, record: Record) -> None:
    record.nested = record.nested - 1


CALLED: dict[str, Callable[..., Any]] = {
    # What is returned has a second word, if only after an error.
    "reserve": lambda at, *given: (*programs.reserve(at, *given), 0)[:2], "resize": programs.resize,
    "allocate": allocate, "free": lambda *_: None, "through": free, "leave nested": leave_nested,
    "maintain": lambda at, w, left=0: programs.maintain(at, w, left)}


def operation(at: Memory, call: Call) -> Any:
    worker: Any = Worker(at.at(call.args[0]))
    match call.function:
        case "push":
            return programs.push(at, worker, at.at(call.args[1]))
        case "pop":
            return programs.pop(at, worker)
        case "steal":
            return programs.steal(at)
        case "batch":
            own: Any = Worker(at.at(call.args[1]))
            return programs.batch(at, own, at.at(programs.BATCH))
        case "cool":
            return programs.cool(at, worker, programs.done)
    raise Problem(f"there is no operation {call.function}")


def runs(shared: Shared, thread: int, calls: tuple[Call, ...], variant: Variant, rings: int) -> list[Trace]:
    """The runs of a thread: it is executed anew from the start with each choice of what its reads return."""
    found, todo = list[Trace](), [tuple[int, ...]()]
    while todo:
        cpu = Thread(shared, thread, calls, chosen=todo.pop(), fresh=rings)
        at = Memory(cpu, variant)
        try:
            ended = run(at)
        except Fork as fork:
            todo += [(*cpu.chosen, value) for value in fork.args]
            continue
        memory = {word: value.v for word, value in cpu.memory.items()}
        found.append(Trace(tuple(map(plain, cpu.events)), tuple(cpu.results), ended, memory, {}))
    return found


def plain(event: Event) -> Event:
    """An access that no site makes is not atomic."""
    return event if event.attrs else event._replace(attrs=frozenset(["NA"]))


def run(at: Memory) -> str:
    """Runs a thread to its end: returns why it stopped early, or nothing."""
    for call in at.cpu.calls:
        try:
            result = operation(at, call)
        except End as end:
            return str(end)
        at.cpu.results.append(stored(result).v if isinstance(result, (Word, int)) else 0)
    return ""


