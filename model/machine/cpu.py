"""Instructions, and a thread that runs them: registers and private memory with dependencies, and the events made."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

from model.manifest import Problem

ARGUMENT = re.compile(r"(?<!\]),(?![^(\[]*[)\]])(?!\s*(?:lsl|lsr|asr) )")  # a comma between operands
MASK = (1 << 64) - 1
ZERO = "zero"  # the register that is always 0
UNWRITTEN = 0xA5A5A5A5A5A5A5A5  # what memory holds before anybody writes it
STACK = 0x100000  # of each thread: how far it is from that of the one before
SYMBOLS = 0x70000000  # from here on are the variables that symbols name
TORN = "not atomic"  # in the place of a weaker instruction: a read and a write apart
RETURN, START = MASK, -1  # the address to which an operation returns, and that of a thread before its first one
STEPS = 4000  # of a thread, after which the code must be wrong


class Ins(NamedTuple):
    text: str
    does: CodeType
    bits: int  # of what it works on


@dataclass
class Code:
    list: list[Ins]
    labels: dict[str, int]
    torn: set[int] = field(default_factory=set)  # the atomic instructions that are not: a read and a write apart

    def changed(self, pc: int, *new: Ins | str) -> Code:
        """The code with other instructions from an address on; the text `TORN` tears one apart."""
        kept = [self.list[pc + n] if each == TORN else each for n, each in enumerate(new)]
        torn = {pc + n for n, each in enumerate(new) if each == TORN}
        return replace(self, list=[*self.list[:pc], *kept, *self.list[pc + len(new):]], torn=torn)


ISA = Path(__file__).with_name("isa")


class Isa:
    """An architecture's table.

    A line is an instruction: its name, its operands, and after two spaces what it does, in Python. `add d a b` with
    `d = a + b` is an addition; values carry their dependencies by themselves. `a`, `b` and `d` are registers or
    constants (on x86-64, places in memory as well), `m` is an address, `n` a constant, `L` a label, `c` a condition,
    `v` a vector; a longer word stands for itself. An operand replaces its letter wherever that stands, so a place in
    memory is accessed as often as it is named. `{cc}` in a name is each condition. `load`, `store`, `exchange`,
    `conditional`, `own`, `event`, `jump` and `compare` are methods of `Cpu`. Lines with a point say how operands are written, which
    conditions there are, what a weaker instruction is, and what is a register, with its kind, or a number in any text.
    """

    def __init__(self, name: str) -> None:
        self.settings: dict[str, str] = {}
        self.syntax: list[tuple[str, str, str, int]] = []  # letters, pattern, meaning, bits
        self.conditions: dict[str, str] = {}
        self.weaker: list[tuple[str, list[str]]] = []  # patterns, and what is weaker
        self.rows: dict[str, list[tuple[list[str], str]]] = {}  # operands, and what they do
        file = ISA / f"{name}.isa"
        self.sets: frozenset[str] = frozenset()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line or line.startswith("#"):
                continue
            left, right = (*re.split(r"\s{2,}", line, maxsplit=1), "")[:2]
            kind, _, rest = left.partition(" ")
            if kind in (".register", ".operand"):
                letters, pattern = rest.split(None, 1)
                meaning, bits = right.split() if kind == ".register" else (right, 0)
                self.syntax.append((letters, pattern.strip(), meaning, int(bits)))
            elif kind == ".condition":
                self.conditions[rest] = f"({right})"
            elif kind == ".weaker":
                self.weaker.append((rest, right.split(" => ")))
            elif kind.startswith("."):
                self.settings[kind[1:]] = right
                if kind == ".sets":
                    self.sets = frozenset(right.split())
            else:
                name, operands = divided(left)
                single = {letter for each in operands.split() if len(letter := each.partition("=")[0]) == 1}
                if unknown := {letter for letter in single if letter.isalpha()} - self.letters():
                    raise Problem(f"{file.name}:{number}: no operand is written {' or '.join(sorted(unknown))}: {line}")
                for condition, expression in self.conditions.items() if "{cc}" in name else [("", "")]:
                    row = operands.split(), right.replace("{cc}", expression)
                    self.rows.setdefault(name.replace("{cc}", condition), []).append(row)

    def letters(self) -> set[str]:
        """The letters of the operands."""
        known = {letter for letters, *_ in self.syntax for letter in letters} | {"c" for _ in self.conditions}
        return known | {*"abd"} if "*" in known else known

    def register(self, text: str) -> str:
        """The name of a register, or nothing."""
        for _, pattern, meaning, bits in self.syntax:
            for each in (text, f"%{text}"):
                if bits == 64 and (found := re.fullmatch(pattern, each)):
                    return found.expand(meaning)
        return ""

    def weaken(self, text: str) -> list[str]:
        """The texts of weaker instructions, `TORN` among them."""
        return [found.expand(each) for pattern, weaker in self.weaker if (found := re.fullmatch(pattern, text))
                for each in weaker]

    @lru_cache(maxsize=None)
    def decode(self, text: str) -> Ins:
        name, rest = divided(text)
        texts = [part.strip() for part in ARGUMENT.split(rest)] if rest else []
        sizes = {suffix[0]: int(suffix[1:]) for suffix in self.settings.get("suffixes", "").split()}
        stem, bits = name.rstrip("+-"), 0
        if stem not in self.rows and stem[-1] in sizes:
            stem, bits = stem[:-1], sizes[stem[-1]]
        for letters, does in self.rows.get(stem, ()):
            operands = self.fitting(letters, texts)
            if operands is not None:
                registers = [size for _, size in operands.values() if size]
                bound = {letter: of for letter, (of, _) in operands.items()}
                bound["bits"] = str(bits or (registers or [64])[0])
                does = bind(bind(does, bound), bound)  # What an operand means may name the bits.
                return Ins(text, compile(does, text, "exec"), int(bound["bits"]))
        raise Problem(f"an instruction that is not known: {text}")

    def fitting(self, letters: list[str], texts: list[str]) -> dict[str, tuple[str, int]] | None:
        """The operands of a row with these texts, if it fits; `f=0` may be left out, and a longer word is itself."""
        left = [part.partition("=")[2] for part in letters[:len(letters) - len(texts)]] + texts
        found: dict[str, tuple[str, int]] = {}
        given: dict[str, str] = {}
        for part, text in zip(letters, left):
            letter = part.partition("=")[0]
            if not (len(letter) == 1 and letter.isalpha()):
                if part != text:
                    return None
            elif given.setdefault(letter, text) != text or (operand := self.operand(letter, text)) is None:
                return None
            else:
                found[letter] = operand
        return found if len(left) == len(letters) and all(left) else None

    def operand(self, letter: str, text: str) -> tuple[str, int] | None:
        """The Python form of a text where a row has this letter, and the bits of a register."""
        if letter == "c":
            return (self.conditions[text], 0) if text in self.conditions else None
        for letters, pattern, meaning, bits in self.syntax:
            found = re.fullmatch(pattern, text)
            if found and (letter in letters or letters[0] == "*" and letter in "abd"):
                meaning = found.expand(meaning)
                if bits:
                    return f'cpu["{meaning}", {bits}]', bits
                if letters == "*m" and letter != "m":
                    return f"cpu[{meaning}, bits]", 0
                return (f"low({meaning}, bits)" if letter in "abd" else meaning), 0
        return None


def bind(does: str, operands: dict[str, str]) -> str:
    """Puts operands into what an instruction does."""
    return re.sub(rf"\b(?:{'|'.join(operands)})\b(?!\")", lambda name: f"({operands[name[0]]})", does)


def divided(text: str) -> tuple[str, str]:
    return re.fullmatch(r"((?:lock )?\S+)\s*(.*)", text).groups()


load = lru_cache(maxsize=None)(Isa)  # An architecture is read once.


def parse(isa: Isa, text: str) -> Code:
    code = Code([], {})
    for line in map(str.strip, re.sub(r":\t", ":\n", text).splitlines()):
        if line.endswith(":"):
            code.labels[line[:-1]] = len(code.list)
        elif line and not line.startswith("#"):
            code.list.append(isa.decode(re.sub(r"\s+", " ", line)))
    return code


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
    def apply(one: Val, other: Val | int) -> Val:
        other = val(other)
        return Val(int(compute(other.v, one.v) if turned else compute(one.v, other.v)), one.deps | other.deps)
    return apply


for _name in ("add", "sub", "mul", "mod", "and", "or", "xor", "lshift", "rshift", "lt", "le", "gt", "ge", "eq", "ne"):
    _compute = getattr(operator, f"__{_name}__")
    setattr(Val, f"__{_name}__", lifted(_compute))
    setattr(Val, f"__r{_name}__", lifted(_compute, True))
Val.__neg__ = lambda self: 0 - self
Val.__invert__ = lambda self: self ^ -1


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
        return replace(self, chosen=chosen, **{name: type(value)(value) for name, value in vars(self).items()
                                if name != "shared" and isinstance(value, (dict, list))})

    def begin(self, function: str, arguments: tuple[Val | int, ...]) -> None:
        isa = self.shared.isa
        self.put(isa.settings["stack"], STACK * (self.thread + 1))
        for name, value in zip(isa.settings["arguments"].split(), arguments):
            self.put(name, value)
        self.execute(isa.decode("begin"))
        self.jump(function)
        self.pc = self.after

    def execute(self, ins: Ins) -> None:
        self.bits = ins.bits
        try:
            exec(ins.does, GLOBALS, self)
        except NameError as error:
            raise Problem(f"{ins.text}: {error}") from error
        while self.moves:
            name, distance = self.moves.popitem()
            self.put(name, self.reg(name) + distance)

    def __getitem__(self, key: str | tuple[str | Val, int]) -> Any:
        """A variable of a row, or what a row may do; with a number of bits, a register, or a word of memory."""
        if not isinstance(key, tuple):
            if key not in self.regs and key != "cpu" and not hasattr(self, key):
                raise KeyError(key)
            return self if key == "cpu" else self.regs[key] if key in self.regs else getattr(self, key)
        if isinstance(key[0], Val):
            return self.load(*key)
        value = self.reg(key[0])
        return value.low(key[1]) if isinstance(value, Val) else value

    def __setitem__(self, key: str | tuple[str | Val, int], value: Any) -> None:
        of, bits = key if isinstance(key, tuple) else (key, 64)
        if isinstance(of, Val):
            self.store(of, value, bits)
        elif bits < 32:
            self.put(of, self.reg(of) - self.reg(of).low(bits) | val(value).low(bits))
        elif of != ZERO:
            self.put(of, val(value).low(32) if bits == 32 else value)

    def reg(self, name: str) -> Any:
        return Val(0) if name == ZERO else self.regs[name] if name in self.regs else Val(UNWRITTEN)

    def put(self, name: str, value: Any) -> None:
        self.regs[name] = value if isinstance(value, tuple) else val(value).low(64)

    def place(self, offset: str, base: str, index: str = "", scale: str = "", moved: int = 0) -> Val:
        """An address. After the instruction, its base is moved by a distance."""
        at = (self.reg(base) if base else Val(0)) + int(offset or 0)
        if moved:
            self.moves[base] = moved
        return (at + self.reg(index) * int(scale or 1) if index else at).low(64)

    def symbol(self, name: str, offset: str = "") -> Val:
        """The address of a variable, which nobody writes in a scenario."""
        start = SYMBOLS + 64 * self.shared.symbols.setdefault(name, len(self.shared.symbols))
        first = 1 << 32 if "REGISTERED" in name else 0  # The process has been registered for barriers.
        self.shared.memory |= {start: first, **{start + 8 * n: 0 for n in range(1, 8)}}
        return Val(start + int(offset or 0))

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

    def through(self, target: Val) -> None:
        """Calls a function whose address is in a register: only what finds a thread's own memory is called so."""
        self.jump("tls_get_addr")

    def choose(self, condition: Val | bool, one: Val | int, other: Val | int) -> Val | int:
        return one if condition else other

    def compare(self, one: Val, other: Val | int) -> None:
        bits, other = self.bits, val(other)
        self.result(one - other)
        signs, words = (one.signed(bits), other.signed(bits)), (one.low(bits), other.low(bits))
        self.regs |= {"less": operator.lt(*signs), "upto": operator.le(*signs),
                      "below": operator.lt(*words), "within": operator.le(*words)}

    def result(self, value: Val) -> None:
        """The flags of a result; those that say whether it is too large for a word are not known afterwards."""
        low = value.low(self.bits)
        self.regs |= {"zero": low == 0, "negative": low >> self.bits - 1}
        for name in ("less", "upto", "below", "within"):
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

    def own(self, at: Val) -> None:
        """Makes sure that only this thread uses a place."""
        if self.access(at, 64)[2] is not None:
            raise Problem(f"a shared word is accessed by {self.shared.code.list[self.pc].text}")

    def private(self, word: int) -> Val:
        return self.memory[word] if word in self.memory else Val(self.shared.memory.get(word, UNWRITTEN))

    def event(self, kind: str, addr: int, value: int, attrs: str, adeps: int = 0, ddeps: int = 0,
              partner: int = -1) -> None:
        if self.pc in self.shared.code.torn:
            attrs = " ".join(each for each in attrs.split() if each != "X")
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
            raise Fork(*sorted(self.shared.later.get(word, {}).get(last, values)))
        if atomic:
            self.linked = len(self.events)
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


def ones(of: Val) -> Val:
    """How many bits are set: of each two bits, then of each four, and so on."""
    for n in (1, 2, 4, 8, 16, 32):
        mask = MASK // (2 ** n + 1)
        of = (of & mask) + (of >> n & mask)
    return of


GLOBALS = {"MASK": MASK, "RETURN": RETURN, "signed": lambda of, bits=64: val(of).signed(bits),
           "length": lambda of: sum((of >> n != 0 for n in range(64)), Val(0)), "low": lambda of, bits: val(of).low(bits),
           "ones": ones}


class Trace(NamedTuple):
    events: tuple[Event, ...]
    results: tuple[int, ...]  # of the operations that ended
    ended: str  # why it stopped early, or nothing
    memory: dict[int, int]  # its private memory at the end
    registers: dict[str, int]  # at the end, those that are asked for


def runs(shared: Shared, thread: int, calls: tuple[Call, ...], given: Mapping[str, int] | None = None,
         asked: Iterable[str] = ()) -> list[Trace]:
    """The runs of a thread, some of whose registers may be given, and some asked for."""
    registers = {name: Val(value) for name, value in (given or {}).items()}
    found, todo = [], [Cpu(shared, thread, calls, registers)]
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
