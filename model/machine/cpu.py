"""A thread that runs machine code: registers and private memory with dependencies, and the events it makes.

Memory that only one thread uses is kept like a register. An access to anything else is an event, and a read may
return any value that some thread may write there; which of them it can return is for the memory model to say.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from isa import ZERO, Code, Ins, Isa, Operand
from manifest import Problem

MASK = (1 << 64) - 1
UNWRITTEN = 0xA5A5A5A5A5A5A5A5  # what memory holds before anybody writes it
STACK = 0x100000  # of each thread: how far it is from that of the one before
SYMBOLS = 0x70000000  # from here on are the variables that symbols name
REGISTERED = {"REGISTERED": 1 << 32}  # what they hold, if not 0: the process has been registered for barriers
RETURN, START = MASK, -1  # the address to which an operation returns, and that of a thread before its first one
STEPS = 4000  # of a thread, after which the code must be wrong


class Val:
    """A value, and the reads that it depends on: a bit for each event of the thread."""

    __slots__ = ("v", "deps")

    def __init__(self, v: int, deps: int = 0) -> None:
        self.v, self.deps = v, deps

    def low(self, bits: int) -> Val:
        return Val(self.v & (1 << bits) - 1, self.deps)

    def signed(self, bits: int = 64) -> Val:
        return Val((self.v & (1 << bits) - 1 ^ 1 << bits - 1) - (1 << bits - 1), self.deps)

    def __bool__(self) -> bool:
        return bool(self.v)


def val(of: Val | int) -> Val:
    return of if isinstance(of, Val) else Val(int(of))


def lifted(compute: Callable[..., int], turned: bool = False) -> Callable[..., Val]:
    """An operation on numbers as one on values, whose result depends on what they depend on."""
    if compute in (operator.invert, operator.neg):
        return lambda of: Val(compute(of.v), of.deps)

    def apply(one: Val, other: Val | int) -> Val:
        other = val(other)
        return Val(int(compute(other.v, one.v) if turned else compute(one.v, other.v)), one.deps | other.deps)
    return apply


for _name in ("add", "sub", "mul", "mod", "and", "or", "xor", "lshift", "rshift", "lt", "le", "gt", "ge", "eq", "ne",
              "invert", "neg"):
    _compute = getattr(operator, f"__{_name}__")
    setattr(Val, f"__{_name}__", lifted(_compute))
    setattr(Val, f"__r{_name}__", lifted(_compute, True))


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
    """A read that may return several values."""

    def __init__(self, values: Iterable[int], length: int) -> None:
        self.values, self.length = values, length  # and how many events were before the instruction


class End(Exception):
    """The thread goes no further: the reason."""


@dataclass(frozen=True)
class Call:
    """An operation: its name, its function, and the arguments."""

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
    moves: list[tuple[str, int]] = field(default_factory=list)  # of registers, by the instruction
    reserved: int = -1  # the read of the last load-linked

    def copy(self) -> Cpu:
        return replace(self, **{name: type(value)(value) for name, value in vars(self).items()
                                if name != "shared" and isinstance(value, (dict, list))})

    # Instructions.

    def step(self) -> None:
        ins = self.shared.code.list[self.pc]
        self.after = self.pc + 1
        self.execute(ins)
        self.pc = self.after

    def execute(self, ins: Ins) -> None:
        self.bits = ins.bits
        try:
            exec(ins.row.does, GLOBALS, Names(self, ins))
        except NameError as error:
            raise Problem(f"{ins.text}: {error}") from error
        while self.moves:
            name, distance = self.moves.pop()
            self.put(name, self.reg(name) + distance)

    def reg(self, name: str) -> Any:
        """The value of a register, which two words of a vector may be."""
        return Val(0) if name == ZERO else self.regs[name] if name in self.regs else Val(UNWRITTEN)

    def put(self, name: str, value: Any) -> None:
        self.regs[name] = value if isinstance(value, tuple) else val(value).low(64)

    def place(self, offset: str, base: str, index: str = "", scale: str = "", moved: int = 0) -> Val:
        """An address. After the instruction, its base is moved by a distance."""
        at = (self.reg(base) if base else Val(0)) + int(offset or 0)
        if moved:
            self.moves.append((base, moved))
        return (at + self.reg(index) * int(scale or 1) if index else at).low(64)

    def symbol(self, name: str, offset: str = "") -> Val:
        """The address of a variable, which nobody writes in a scenario."""
        start = SYMBOLS + 64 * self.shared.symbols.setdefault(name, len(self.shared.symbols))
        first = next((REGISTERED[key] for key in REGISTERED if key in name), 0)
        self.shared.memory |= {start: first, **{start + 8 * n: 0 for n in range(1, 8)}}
        return Val(start + int(offset or 0))

    # What the rows of a table do.

    def jump(self, target: str | Val, condition: Val | bool = True) -> None:
        """Goes to a label or an address. What comes later depends on the condition."""
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

    def compare(self, one: Val, other: Val | int) -> None:
        """The flags of a comparison."""
        bits, other = self.bits, val(other)
        self.result(one - other)
        self.regs |= {"less": one.signed(bits) < other.signed(bits), "below": one.low(bits) < other.low(bits)}

    def result(self, value: Val) -> None:
        """The flags of a result; those that say whether it is too large for a word are not known afterwards."""
        low = value.low(self.bits)
        self.regs |= {"zero": low == 0, "negative": low >> self.bits - 1}
        self.regs.pop("less", None)
        self.regs.pop("below", None)

    def order(self, field: int, one: Val | int, other: Val | int) -> None:
        """A comparison, to a field of POWER's condition register."""
        one = val(one)
        for n, bit in enumerate((one < other, one > other, one == other)):
            self.regs[f"cr{4 * field + n}"] = bit

    # Memory.

    def access(self, at: Val, bits: int) -> tuple[int, int, set[int] | None]:
        """The word that is accessed, the place of the bits in it, and the values that a read may return, if it is not
        private."""
        word, stack = at.v & MASK & ~7, STACK * (self.thread + 1)
        if stack - 4096 <= word < stack + 256 or SYMBOLS <= word < SYMBOLS + (1 << 24):
            values = None
        elif word not in self.shared.memory:
            raise End("wild")
        else:
            self.shared.used.setdefault(word, set()).add(self.thread)
            values = self.shared.values.get(word)
        if values and bits != 64:
            raise Problem(f"a part of a shared word is accessed by {self.shared.code.list[self.pc].text}")
        return word, 8 * (at.v & 7), values

    def private(self, word: int) -> Val:
        return self.memory[word] if word in self.memory else Val(self.shared.memory.get(word, UNWRITTEN))

    def event(self, kind: str, addr: int, value: int, attrs: str, adeps: int = 0, ddeps: int = 0,
              partner: int = -1) -> None:
        if self.pc in self.shared.code.torn:
            attrs = attrs.replace("X", "")
        text = self.shared.code.list[self.pc].text
        self.events.append(Event(kind, addr, value, frozenset(attrs.split()), adeps, ddeps, self.ctrl, text,
                                 len(self.results), self.pc, len(self.events), partner))

    def load(self, at: Val, bits: int = 64, attrs: str = "", atomic: bool = False) -> Val:
        word, shift, values = self.access(at, bits)
        if values is None:
            value = (self.private(word) >> shift).low(bits)
            if not (attrs or atomic):
                return Val(value.v, value.deps | at.deps)
            read = value.v
        elif self.taken < len(self.chosen):
            read = self.seen[word] = self.chosen[self.taken]
            self.taken += 1
        else:
            last = self.seen.get(word, self.shared.memory[word])
            raise Fork(sorted(self.shared.later.get(word, {}).get(last, values)), self.before)
        self.event("R", word, read, attrs, at.deps)
        return Val(read, 1 << len(self.events) - 1)

    def store(self, at: Val, value: Val, bits: int = 64, attrs: str = "", reads: int | None = None) -> None:
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
        torn = reads is None or self.pc in self.shared.code.torn
        self.event("W", word, value.v, attrs, at.deps, value.deps, -1 if torn else reads)

    def pair(self, at: Val) -> tuple[Val, Val]:
        return self.load(at), self.load(at + 8)

    def exchange(self, at: Val, new: Val, expected: Val | None = None, read: str = "", write: str = "") -> Val:
        """A compare-and-swap, or a swap if nothing is expected; returns what was there."""
        old = self.load(at, 64, read, True)
        if expected is None or old.v == expected.v:
            self.store(at, new, 64, write, len(self.events) - 1)
        return old

    def linked(self, at: Val, attrs: str = "") -> Val:
        value = self.load(at, 64, attrs, True)
        self.reserved = len(self.events) - 1
        return value

    def conditional(self, at: Val, value: Val, attrs: str = "") -> None:
        """A store-conditional, which succeeds: one that fails only adds the read of the load-linked before."""
        self.store(at, value, 64, attrs, self.reserved)

    def fence(self, name: str) -> None:
        self.event("F", 0, 0, name)


class Names(dict):
    """The variables of a row: operands, registers, and what a row may do."""

    def __init__(self, cpu: Cpu, ins: Ins) -> None:
        super().__init__(bits=ins.bits, after=Val(cpu.after))
        self.cpu, self.ins = cpu, ins

    def __missing__(self, name: str) -> Any:
        operand = self.ins.operands.get(name)
        if operand:
            value = self.read(operand, name in "abd")
            super().__setitem__(name, value)
            return value
        if name not in self.cpu.regs and hasattr(Cpu, name):
            return getattr(self.cpu, name)
        return self.cpu.regs[name]

    def read(self, operand: Operand, is_word: bool) -> Any:
        if operand.register:
            value = self.cpu.reg(operand.register)
            return value.low(operand.bits) if isinstance(value, Val) else value
        value = eval(operand.value, GLOBALS, self)
        if operand.in_memory:
            return self.cpu.load(value, self.ins.bits)
        return val(value).low(self.ins.bits) if is_word else value

    def __setitem__(self, name: str, value: Any) -> None:
        value = value if isinstance(value, tuple) else val(value)
        operand = self.ins.operands.get(name)
        if operand and operand.in_memory:
            self.cpu.store(eval(operand.value, GLOBALS, self), value, self.ins.bits)
        elif operand and operand.bits < 32:
            rest = self.cpu.reg(operand.register)
            self.cpu.put(operand.register, rest - rest.low(operand.bits) | value.low(operand.bits))
        elif operand is None or operand.register != ZERO:
            is_half = operand and operand.bits == 32
            self.cpu.put(operand.register if operand else name, value.low(32) if is_half else value)
        super().__setitem__(name, value.low(self.ins.bits) if operand and isinstance(value, Val) else value)


GLOBALS = {"MASK": MASK, "RETURN": RETURN, "signed": lambda of, bits=64: val(of).signed(bits),
           "length": lambda of: Val(of.v.bit_length(), of.deps), "low": Val.low,
           "ones": lambda of: Val(bin(of.v).count("1"), of.deps)}


@dataclass(frozen=True)
class Trace:
    """A run of a thread to its end."""

    events: tuple[Event, ...]
    results: tuple[int, ...]  # of the operations that ended
    ended: str  # why it stopped early, or nothing
    memory: dict[int, int]  # its private memory at the end


def begin(cpu: Cpu, call: Call) -> None:
    isa = cpu.shared.isa
    cpu.put(isa.settings["stack"], STACK * (cpu.thread + 1))
    for name, value in zip(isa.settings["arguments"].split(), call.args):
        cpu.put(name, value)
    cpu.execute(isa.decode("begin"))
    cpu.jump(call.function)
    cpu.pc = cpu.after


def runs(shared: Shared, thread: int, calls: tuple[Call, ...]) -> list[Trace]:
    """All runs of a thread."""
    found, todo = [], [Cpu(shared, thread, calls)]
    while todo:
        cpu = todo.pop()
        try:
            ended = run(cpu)
        except Fork as fork:
            del cpu.events[fork.length:], cpu.moves[:]
            for value in fork.values:
                todo.append(cpu.copy())
                todo[-1].chosen = (*cpu.chosen, value)
            continue
        memory = {word: value.v for word, value in cpu.memory.items()}
        found.append(Trace(tuple(cpu.events), tuple(cpu.results), ended, memory))
    return found


def run(cpu: Cpu) -> str:
    """Runs a thread to its end: returns why it stopped early, or nothing."""
    for _ in range(STEPS):
        if cpu.pc in (START, RETURN):
            if cpu.pc == RETURN:
                cpu.results.append(cpu.reg(cpu.shared.isa.settings["result"]).v)
            if len(cpu.results) == len(cpu.calls):
                return ""
            begin(cpu, cpu.calls[len(cpu.results)])
        cpu.taken, cpu.before = 0, len(cpu.events)
        try:
            cpu.step()
        except End as end:
            return str(end)
        cpu.chosen = ()
    raise Problem(f"thread {cpu.thread} does not end")
