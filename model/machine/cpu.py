"""A thread that runs instructions: registers and private memory with dependencies, and the events made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from model.machine.table import ZERO, Code, Ins, Isa
from model.machine.values import MASK, Val, val
from model.problem import Problem

UNWRITTEN = 0xA5A5A5A5A5A5A5A5  # what memory holds before anybody writes it
STACK = 0x100000  # of each thread: how far it is from the stack of the one before
SYMBOLS = 0x70000000  # from here on are the variables that symbols name
RETURN, START = MASK, -1  # the address to which an operation returns, and that of a thread before its first one
FLAGS = ("zero", "negative", "less", "upto", "below", "within")
STEPS = 4000  # of a thread, after which the code must be wrong


class Event(NamedTuple):
    """An access to memory, or a fence."""

    kind: str  # R, W or F
    addr: int
    value: int
    attrs: frozenset[str]  # the names of sets of the memory model
    adeps: int  # the reads that its address depends on
    ddeps: int  # and its value
    cdeps: int  # and that it is executed at all
    text: str
    op: int  # the number of the operation
    pc: int  # the address of the instruction
    place: float  # in the order of the thread's program
    partner: int = -1  # of a write: the read that it is atomic with


class Fork(Exception):
    """A read that may return several values, which are these."""


class End(Exception):
    """The thread goes no further: the reason."""


class Call(NamedTuple):
    name: str
    function: str
    args: tuple[int, ...]


@dataclass
class Shared:
    """The state that threads share: code, the initial memory, and the values that each word may have."""

    isa: Isa
    code: Code
    memory: dict[int, int]
    values: dict[int, set[int]] = field(default_factory=dict)  # of the words that several threads use
    later: dict[int, dict[int, set[int]]] = field(default_factory=dict)  # which values a word may have after which
    writers: dict[int, set[int]] = field(default_factory=dict)  # of those words, the threads that write them
    used: dict[int, set[int]] = field(default_factory=dict)  # by which threads
    symbols: dict[str, int] = field(default_factory=dict)
    external: Callable[[Cpu, str], None] | None = None  # does what a function that is not extracted does


@dataclass
class Cpu:
    """A thread in the middle of its program."""

    shared: Shared
    thread: int
    calls: tuple[Call, ...]
    regs: dict[str, Any] = field(default_factory=dict)
    memory: dict[int, Val] = field(default_factory=dict)
    seen: dict[int, int] = field(default_factory=dict)  # what this thread last read or wrote in shared words
    events: list[Event] = field(default_factory=list)
    results: list[int] = field(default_factory=list)
    ctrl: int = 0
    pc: int = START
    after: int = 0  # the address of the instruction that comes next
    bits: int = 64  # of what this instruction works on
    chosen: tuple[int, ...] = ()  # what the reads of this instruction return
    taken: int = 0
    before: int = 0  # how many events were before this instruction
    fresh: int = 0  # how often memory was allocated
    moves: dict[str, int] = field(default_factory=dict)  # of registers, by the instruction
    linked: int = -1  # the last read that a write can be atomic with

    def copy(self, chosen: tuple[int, ...]) -> Cpu:
        """The thread with other values of its reads, which changes nothing of this one."""
        own: dict[str, Any] = {name: type(value)(value) for name, value in vars(self).items()
                               if name != "shared" and isinstance(value, (dict, list))}
        return replace(self, chosen=chosen, **own)

    def begin(self, function: str, arguments: tuple[Val | int, ...]) -> None:
        isa = self.shared.isa
        self.put(isa.settings["stack"], STACK * (self.thread + 1))
        for name, value in zip(isa.settings["arguments"].split(), arguments, strict=False):
            self.put(name, value)
        self.execute(isa.decode("begin"))
        self.jump(function)
        self.pc = self.after

    def execute(self, ins: Ins) -> None:
        self.bits = ins.bits
        ins.does(self)
        while self.moves:
            name, distance = self.moves.popitem()
            self.put(name, self.reg(name) + distance)

    def text(self) -> str:
        """The instruction that is executed."""
        return self.shared.code.list[self.pc].text

    def known(self, name: str) -> Val:
        """A flag, or a register that something has been written to."""
        if name not in self.regs:
            raise Problem(f"{self.text()}: nothing is known of {name}")
        value: Val = self.regs[name]
        return value

    def vector(self, name: str) -> tuple[Val, Val]:
        value = self.regs.get(name)
        if not isinstance(value, tuple):
            raise Problem(f"{self.text()}: no vector is in {name}")
        return value

    def reg(self, name: str) -> Val:
        return Val(0) if name == ZERO else self.regs[name] if name in self.regs else Val(UNWRITTEN)

    def put(self, name: str, value: Val | int) -> None:
        self.regs[name] = val(value).low(64)

    def symbol(self, name: str, offset: int = 0) -> Val:
        """The address of a variable, which nobody writes in a scenario."""
        start = SYMBOLS + 64 * self.shared.symbols.setdefault(name, len(self.shared.symbols))
        first = 1 << 32 if "REGISTERED" in name else 0  # The process has been registered for barriers.
        self.shared.memory |= {start: first, **{start + 8 * n: 0 for n in range(1, 8)}}
        return Val(start + offset)

    def own_variable(self, name: str) -> Val:
        """The address of a variable of the thread."""
        raise Problem(f"{self.text()}: where {name} is, is not known here")

    def jump(self, target: str | Val, condition: Val | bool = True) -> None:
        """Goes to a label or an address. Everything that comes later depends on the condition."""
        self.ctrl |= val(condition).deps
        if not condition or isinstance(target, str) and target == ".+4":  # The next instruction.
            return
        if isinstance(target, Val):
            self.after = target.v
        elif target in self.shared.code.labels:
            self.after = self.shared.code.labels[target]
        elif self.shared.external:
            self.shared.external(self, target)
            self.execute(self.shared.isa.decode(self.shared.isa.settings["return"]))
        else:
            raise Problem(f"no code for {target}")

    def through(self, target: Val) -> None:
        """Calls a function whose address is in a register: only what finds a thread's own memory is called so."""
        self.jump("tls_get_addr")

    def choose(self, condition: Val | bool, one: Val | int, other: Val | int) -> Val | int:
        return one if condition else other

    def compare(self, one: Val, other: Val | int) -> None:
        bits, other = self.bits, val(other)
        self.result(one - other)
        signs, words = (one.signed(bits), other.signed(bits)), (one.low(bits), other.low(bits))
        self.regs |= {"less": signs[0] < signs[1], "upto": signs[0] <= signs[1],
                      "below": words[0] < words[1], "within": words[0] <= words[1]}

    def added(self, one: Val, other: Val) -> None:
        """The flags of a sum, as AArch64 has them: those of a comparison with what is subtracted, if that is a number
        which can be negated and is not 0."""
        bits, top = self.bits, self.bits - 1
        if isinstance(other.v, int) and other.low(top).v:
            self.compare(one, -other)
            return
        total = (one + other).low(bits)
        self.result(total)
        zero, below = self.known("zero"), total >= one.low(bits)
        less = (total ^ (one ^ total) & (other ^ total)) >> top & 1
        self.regs |= {"less": less, "upto": less | zero, "below": below, "within": below | zero}

    def result(self, value: Val) -> None:
        """The flags of a result; those that say whether it is too large for a word are not known afterwards."""
        low = value.low(self.bits)
        self.no_flags()
        self.regs |= {"zero": low == 0, "negative": low >> self.bits - 1}

    def no_flags(self) -> None:
        """Nothing is known of flags afterwards."""
        for name in FLAGS:
            self.regs.pop(name, None)

    def order(self, field: int, one: Val | int, other: Val | int) -> None:
        """A comparison, to a field of POWER's condition register."""
        one = val(one)
        for n, bit in enumerate((one < other, one > other, one == other)):
            self.regs[f"cr{4 * field + n}"] = bit

    def access(self, at: Val, bits: int) -> tuple[int, int, set[int] | None]:
        """The word that is accessed, the place of the bits in it, and the values that a read may return, if it is not
        private."""
        word, stack = at.v & MASK & ~7, STACK * (self.thread + 1)
        if bits + 8 * (at.v & 7) > 64:
            raise Problem(f"parts of two words are accessed by {self.text()}")
        if stack - 4096 <= word < stack + 256 or SYMBOLS <= word < SYMBOLS + (1 << 24):
            values = None
        elif word not in self.shared.memory:
            raise End("wild")
        else:
            self.shared.used.setdefault(word, set()).add(self.thread)
            values = self.shared.values.get(word)
        if values and bits != 64:
            raise Problem(f"a part of a shared word is accessed by {self.text()}")
        return word, 8 * (at.v & 7), values

    def own(self, at: Val) -> None:
        """Makes sure that only this thread uses a place."""
        if self.access(at, 64)[2] is not None:
            raise Problem(f"a shared word is accessed by {self.text()}")

    def private(self, word: int) -> Val:
        return self.memory[word] if word in self.memory else Val(self.shared.memory.get(word, UNWRITTEN))

    def event(self, kind: str, addr: int, value: int, attrs: str, adeps: int = 0, ddeps: int = 0,
              partner: int = -1) -> None:
        if self.pc in self.shared.code.torn:
            attrs = " ".join(each for each in attrs.split() if each != "X")
        self.events.append(Event(kind, addr, value, frozenset(attrs.split()), adeps, ddeps, self.ctrl, self.text(),
                                 len(self.results), self.pc, len(self.events), partner))

    def load(self, at: Val, bits: int = 64, attrs: str = "", atomic: bool = False) -> Val:
        word, shift, values = self.access(at, bits)
        last = self.seen.get(word, self.shared.memory.get(word, UNWRITTEN))
        if values is None:
            value = (self.private(word) >> shift).low(bits)
            if not (attrs or atomic):
                return Val(value.v, value.deps | at.deps)
            read = value.v
        elif self.shared.writers.get(word) == {self.thread}:  # Nobody else writes it.
            read = last
        elif self.taken < len(self.chosen):
            read = self.seen[word] = self.chosen[self.taken]
            self.taken += 1
        else:
            later = self.shared.later.get(word)  # This thread may have written a value that is not known yet.
            raise Fork(*sorted(values if later is None else later.get(last, {last})))
        if atomic:
            self.linked = len(self.events)
        self.event("R", word, read, attrs, at.deps)
        return Val(read, 1 << len(self.events) - 1)

    def store(self, at: Val, value: Val | int, bits: int = 64, attrs: str = "", reads: int | None = None) -> None:
        """Writes a word; `reads` is the read with which the write is atomic."""
        word, shift, values = self.access(at, bits)
        value = val(value).low(bits)
        if values is None:
            rest = self.private(word) & ~((1 << bits) - 1 << shift) if bits < 64 else Val(0)
            self.memory[word] = rest | value << shift
            if not attrs and reads is None:
                return
        else:
            self.seen[word] = value.v
        partner = -1 if reads is None or self.pc in self.shared.code.torn else reads
        self.event("W", word, value.v, attrs, at.deps, value.deps, partner)

    def exchange(self, at: Val, new: Val, expected: Val | None = None, read: str = "", write: str = "") -> Val:
        """A compare-and-swap, or a swap if nothing is expected; returns what was there."""
        old = self.load(at, 64, read, True)
        if expected is None or old == expected:
            self.store(at, new, 64, write, self.linked)
        return old

    def conditional(self, at: Val, new: Val, write: str = "") -> Val:
        """A store-conditional; returns 0, because it succeeds: a failed one adds only the read before it."""
        self.store(at, new, 64, write, self.linked)
        return Val(0)


class Trace(NamedTuple):
    events: tuple[Event, ...]
    results: tuple[int, ...]  # of the operations that ended
    ended: str  # why it stopped early, or nothing
    memory: dict[int, int]  # its private memory at the end
    registers: dict[str, int]  # at the end, those that are asked for


def runs(shared: Shared, thread: int, calls: tuple[Call, ...], given: Mapping[str, int] | None = None,
         asked: Iterable[str] = ()) -> list[Trace]:
    """The runs of a thread, some of whose registers may be given, and some asked for."""
    found, todo = [], [Cpu(shared, thread, calls, {name: Val(value) for name, value in (given or {}).items()})]
    while todo:
        cpu = todo.pop()
        try:
            ended = run(cpu)
        except Fork as fork:
            del cpu.events[cpu.before:]
            cpu.moves.clear()
            todo += [cpu.copy((*cpu.chosen, value)) for value in fork.args]
            continue
        memory = {word: value.v for word, value in cpu.memory.items()}
        registers = {name: cpu.regs[name].v for name in asked if name in cpu.regs}
        found.append(Trace(tuple(cpu.events), tuple(cpu.results), ended, memory, registers))
    return found


def run(cpu: Cpu) -> str:
    """Runs a thread to its end: returns why it stopped early, or nothing."""
    isa = cpu.shared.isa
    for _ in range(STEPS):
        if cpu.pc in (START, RETURN):
            if cpu.pc == RETURN:
                cpu.results.append(cpu.reg(isa.settings["result"]).v)
            if len(cpu.results) == len(cpu.calls):
                return ""
            call = cpu.calls[len(cpu.results)]
            cpu.begin(call.function, call.args)
        cpu.taken, cpu.before, cpu.after = 0, len(cpu.events), cpu.pc + 1
        try:
            cpu.execute(cpu.shared.code.list[cpu.pc])
        except End as end:
            return str(end)
        cpu.pc, cpu.chosen = cpu.after, ()
    raise Problem(f"thread {cpu.thread} does not end")
