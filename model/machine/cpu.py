"""A thread that runs machine code: registers and private memory with dependencies, and the events it makes.

Whatever only one thread uses is kept like a register. An access to anything else is an event, and a read may
return any value that some thread may write there; which of them can is for the memory model to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from manifest import Problem

MASK = (1 << 64) - 1
UNWRITTEN = 0xA5A5A5A5A5A5A5A5  # what memory holds before anybody writes it
RETURN = -1  # the address to which an operation returns


class Val(NamedTuple):
    """A value, and the reads that it depends on: a bit for each event of the thread."""

    v: int
    deps: int = 0


class Event(NamedTuple):
    """An access to memory, or a fence."""

    kind: str  # R, W or F
    addr: int
    value: int
    attrs: frozenset[str]  # of an access: acq, rel, pc, x; of a fence: its name
    adeps: int  # the reads that its address depends on
    ddeps: int  # and its value
    cdeps: int  # and that it is executed at all
    text: str
    op: int  # the number of the operation
    partner: int = -1  # of a write: the read that it is atomic with


@dataclass(frozen=True)
class Ins:
    """An instruction."""

    name: str
    args: tuple[str, ...]
    text: str


@dataclass
class Code:
    """Instructions, and where labels lead."""

    list: list[Ins]
    labels: dict[str, int]
    torn: frozenset[int] = frozenset()  # the atomic instructions that are not: a read and a write apart


class Fork(Exception):
    """A read that may return several values."""

    def __init__(self, values: Iterable[int]) -> None:
        self.values = values


class End(Exception):
    """The thread goes no further: the reason."""


@dataclass(frozen=True)
class Call:
    """An operation: its function, and the arguments."""

    letter: str
    function: str
    args: tuple[int, ...]


@dataclass
class Shared:
    """What the threads have in common: the memory at the beginning, and what may be read where."""

    code: Code
    memory: dict[int, int]
    values: dict[int, set[int]] = field(default_factory=dict)  # of the words that several threads use
    later: dict[int, dict[int, set[int]]] = field(default_factory=dict)  # which values a word may have after which
    used: dict[int, set[int]] = field(default_factory=dict)  # by which threads

    def read(self, word: int, thread: int) -> set[int] | None:
        """The values that a read of the word may return; None if it is private."""
        self.used.setdefault(word, set()).add(thread)
        return self.values.get(word)


@dataclass
class Cpu:
    """A thread in the middle of its program."""

    shared: Shared
    thread: int
    regs: dict[str, Val]
    calls: tuple[Call, ...]
    memory: dict[int, Val] = field(default_factory=dict)
    seen: dict[int, int] = field(default_factory=dict)  # what this thread last read or wrote in shared words
    events: list[Event] = field(default_factory=list)
    results: list[Val] = field(default_factory=list)
    path: list[int] = field(default_factory=list)  # the address of each event's instruction
    ctrl: int = 0
    pc: int = RETURN
    chosen: tuple[int, ...] = ()  # what the reads of this instruction return
    taken: int = 0
    fresh: int = 0  # how often memory was allocated
    reserved: int = -1  # the read of the last load-linked
    ended: str = ""
    steps: int = 0

    def copy(self) -> Cpu:
        return replace(self, regs=dict(self.regs), memory=dict(self.memory), seen=dict(self.seen),
                       events=list(self.events), results=list(self.results),
                       path=list(self.path))

    # Registers.

    def get(self, name: str) -> Val:
        return self.regs.get(name) or Val(UNWRITTEN)

    def set(self, name: str, value: Val) -> None:
        self.regs[name] = value

    def branch(self, deps: int) -> None:
        """What comes later depends on these reads."""
        self.ctrl |= deps

    # Memory.

    def word(self, addr: int) -> int:
        word = addr & ~7
        if word not in self.shared.memory and not self.is_stack(word):
            raise End("wild")
        return word

    def is_stack(self, word: int) -> bool:
        return stack(self.thread) - 4096 <= word < stack(self.thread) + 256

    def event(self, kind: str, addr: int, value: int, attrs: Iterable[str], adeps: int = 0, ddeps: int = 0,
              partner: int = -1) -> int:
        text = self.shared.code.list[self.pc].text if self.pc >= 0 else ""
        self.events.append(Event(kind, addr, value, frozenset(attrs), adeps, ddeps, self.ctrl, text,
                                 len(self.results), partner))
        self.path.append(self.pc)
        return len(self.events) - 1

    def load(self, addr: Val, size: int = 8, attrs: Iterable[str] = ()) -> Val:
        word = self.word(addr.v)
        values = None if self.is_stack(word) else self.shared.read(word, self.thread)
        attrs = tuple(attrs)
        if values is None:
            whole, deps = self.memory.get(word) or Val(self.shared.memory.get(word, UNWRITTEN))
            value = whole >> 8 * (addr.v - word) & (1 << 8 * size) - 1
            if not attrs:
                return Val(value, deps | addr.deps)
        elif size != 8:
            raise Problem(f"part of a shared word is read by {self.shared.code.list[self.pc].text}")
        elif self.taken < len(self.chosen):
            value = self.seen[word] = self.chosen[self.taken]
            self.taken += 1
        else:
            after = self.shared.later.get(word, {}).get(self.seen.get(word, self.shared.memory[word]), values)
            raise Fork(sorted(after))
        read = self.event("R", word, value, attrs, addr.deps)
        return Val(value, 1 << read)

    def store(self, addr: Val, value: Val, size: int = 8, attrs: Iterable[str] = (), partner: int = -1) -> None:
        word = self.word(addr.v)
        attrs = tuple(attrs)
        values = None if self.is_stack(word) else self.shared.read(word, self.thread)
        if values is None:
            old, deps = self.memory.get(word) or Val(self.shared.memory.get(word, UNWRITTEN))
            if size < 8:
                shift, mask = 8 * (addr.v - word), (1 << 8 * size) - 1
                self.memory[word] = Val(old & ~(mask << shift) | (value.v & mask) << shift, deps | value.deps)
            else:
                self.memory[word] = value
            if not attrs:
                return
        elif size != 8:
            raise Problem(f"part of a shared word is written by {self.shared.code.list[self.pc].text}")
        else:
            self.seen[word] = value.v
        self.event("W", word, value.v, attrs, addr.deps, value.deps, partner)

    def exchange(self, addr: Val, new: Val, expected: Val | None, read: Iterable[str], write: Iterable[str]) -> Val:
        """A compare-and-swap, or a swap if nothing is expected; returns what was there."""
        torn = self.pc in self.shared.code.torn
        atomic = () if torn else ("x",)
        old = self.load(addr, 8, (*atomic, *read))
        if expected is None or old.v == expected.v:
            self.store(addr, new, 8, (*atomic, *write), -1 if torn else len(self.events) - 1)
        return old

    def linked(self, addr: Val, attrs: Iterable[str]) -> Val:
        value = self.load(addr, 8, ("x", *attrs))
        self.reserved = len(self.events) - 1
        return value

    def conditional(self, addr: Val, value: Val, attrs: Iterable[str]) -> None:
        """A store-conditional, which succeeds: one that fails only adds the read of the load-linked before."""
        torn = self.pc in self.shared.code.torn
        self.store(addr, value, 8, attrs if torn else ("x", *attrs), -1 if torn else self.reserved)

    def fence(self, name: str) -> None:
        self.event("F", 0, 0, (name,))

    # Calls.

    def jump(self, label: str) -> None:
        if label not in self.shared.code.labels:
            raise Problem(f"no code for {label}")
        self.pc = self.shared.code.labels[label]


def stack(thread: int) -> int:
    return 0x100000 * (thread + 1)


@dataclass(frozen=True)
class Trace:
    """A run of a thread to its end."""

    events: tuple[Event, ...]
    results: tuple[int, ...]  # of the operations that ended
    ended: str  # why it stopped early, or nothing
    path: tuple[int, ...]
    memory: dict[int, int]  # its private memory at the end


STEPS = 4000  # of a thread, after which the code must be wrong


def runs(start: Cpu, step: Callable[[Cpu], None], begin: Callable[[Cpu, Call], None],
         result: Callable[[Cpu], Val]) -> list[Trace]:
    """All runs of a thread."""
    found, todo = [], [start]
    while todo:
        cpu = todo.pop()
        while True:
            if cpu.pc == RETURN:
                if cpu.steps:
                    cpu.results.append(result(cpu))
                if len(cpu.results) == len(cpu.calls):
                    break
                begin(cpu, cpu.calls[len(cpu.results)])
            cpu.steps += 1
            if cpu.steps > STEPS:
                raise Problem(f"thread {cpu.thread} does not end")
            cpu.taken, length = 0, len(cpu.events)
            try:
                step(cpu)
                cpu.chosen = ()
            except Fork as fork:
                del cpu.events[length:], cpu.path[length:]
                for value in fork.values:
                    child = cpu.copy()
                    child.chosen = (*cpu.chosen, value)
                    todo.append(child)
                cpu = None
                break
            except End as end:
                cpu.ended = str(end)
                break
        if cpu is not None:
            found.append(Trace(tuple(cpu.events), tuple(value.v for value in cpu.results), cpu.ended,
                               tuple(cpu.path), {word: value.v for word, value in cpu.memory.items()}))
    return found


class Calls:
    """How functions are called where a register has the address to return to."""

    def __init__(self, pointer: str, link: str, arguments: str, direct: str, jump: str) -> None:
        self.pointer, self.link, self.arguments = pointer, link, arguments.split()
        self.direct, self.tail = direct, jump  # the instructions that call a function, and jump to one

    def begin(self, cpu: Cpu, call: Call) -> None:
        cpu.set(self.pointer, Val(stack(cpu.thread)))
        cpu.set(self.link, Val(MASK))
        for name, value in zip(self.arguments, call.args):
            cpu.set(name, Val(value))
        cpu.jump(call.function)

    def result(self, cpu: Cpu) -> Val:
        return cpu.get(self.arguments[0])

    def give(self, cpu: Cpu, value: int) -> None:
        """What an external function returns."""
        cpu.set(self.arguments[0], Val(value))

    def argument(self, cpu: Cpu, number: int) -> int:
        return cpu.get(self.arguments[number]).v

    def external(self, cpu: Cpu, code: Code) -> tuple[str, int | None] | None:
        """The function outside of the extracted code that comes next, and where it returns to if it is called."""
        ins = code.list[cpu.pc]
        if ins.name not in (self.direct, self.tail) or ins.args[0] in code.labels:
            return None
        return ins.args[0], cpu.pc + 1 if ins.name == self.direct else None

    def back(self, cpu: Cpu, after: int | None = None) -> None:
        """Returns, to the place after a call, or else to where the link register says."""
        target = cpu.get(self.link).v if after is None else after
        cpu.pc = RETURN if target == MASK else target
