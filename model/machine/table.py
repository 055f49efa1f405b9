"""The instructions of an architecture: how they are written, and what they do.

A table has a pattern for each instruction, `add d a b`: the name, and a letter for each operand. The letters `a`, `b`
and `d` are values: registers and constants, on x86-64 also places in memory. `m` is an address, `n` a number, `L` a
label, `c` a condition, `v` a vector; an architecture may have more. A longer word stands for itself. A text that no
pattern fits is an error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from model.machine.values import Val, val
from model.problem import Problem

if TYPE_CHECKING:
    from model.machine.cpu import Cpu

ARGUMENT = re.compile(r"(?<!\]),(?![^(\[]*[)\]])(?!\s*(?:lsl|lsr|asr) )")  # a comma between operands
ZERO = "zero"  # the register that is always 0
TORN = "not atomic"  # in place of a weaker instruction: a read and a write apart
VALUE = "abd"  # the letters of values
Do: TypeAlias = "Callable[[Cpu], None]"
Condition: TypeAlias = "Callable[[Cpu], Val | bool]"
Row: TypeAlias = Callable[..., None]


class Ins(NamedTuple):
    text: str
    does: Do
    bits: int  # of what it works on


@dataclass
class Code:
    list: list[Ins]
    labels: dict[str, int]
    torn: set[int] = field(default_factory=set)  # the atomic instructions that are not: a read and a write apart

    def changed(self, pc: int, *new: Ins | str) -> Code:
        """The code with other instructions from an address on; the text `TORN` tears one apart."""
        kept = [self.list[pc + n] if isinstance(each, str) else each for n, each in enumerate(new)]
        torn = {pc + n for n, each in enumerate(new) if isinstance(each, str)}
        return replace(self, list=[*self.list[:pc], *kept, *self.list[pc + len(new):]], torn=torn)


class Operand:
    """An operand, which an instruction reads or writes."""

    bits = 0  # of a register

    def get(self, cpu: Cpu) -> Val:
        raise NotImplementedError

    def set(self, cpu: Cpu, value: Val | int) -> None:
        raise Problem(f"{cpu.text()}: writes what is no register")


class Register(Operand):
    """A register, or the lowest bits of one. A part of 32 bits is written with zeros before it."""

    def __init__(self, name: str, bits: int = 64) -> None:
        self.name, self.bits = name, bits

    def get(self, cpu: Cpu) -> Val:
        return cpu.reg(self.name).low(self.bits)

    def set(self, cpu: Cpu, value: Val | int) -> None:
        if self.bits < 32:
            whole = cpu.reg(self.name)
            cpu.put(self.name, whole - whole.low(self.bits) | val(value).low(self.bits))
        elif self.name != ZERO:
            cpu.put(self.name, val(value).low(32) if self.bits == 32 else value)


class Vector(Operand):
    """A register of two words."""

    bits = 128

    def __init__(self, name: str) -> None:
        self.name = name

    def words(self, cpu: Cpu) -> tuple[Val, Val]:
        return cpu.vector(self.name)

    def put(self, cpu: Cpu, low: Val, high: Val) -> None:
        cpu.regs[self.name] = low, high


class Computed(Operand):
    """A value that is not in a register: a constant, or a register that is shifted."""

    def __init__(self, compute: Callable[[Cpu], Val | int]) -> None:
        self.compute = compute

    def get(self, cpu: Cpu) -> Val:
        return val(self.compute(cpu)).low(cpu.bits)


class Constant(Computed):
    def __init__(self, value: int) -> None:
        super().__init__(lambda _: value)


class Address(Operand):
    """An address, and as a value the word at it. After the instruction, its base is moved by a distance."""

    def __init__(self, offset: int, base: str, index: str = "", scale: int = 1, moved: int = 0) -> None:
        self.offset, self.base, self.index, self.scale, self.moved = offset, base, index, scale, moved

    def at(self, cpu: Cpu) -> Val:
        at = (cpu.reg(self.base) if self.base else Val(0)) + self.offset
        if self.moved:
            cpu.moves[self.base] = self.moved
        return (at + cpu.reg(self.index) * self.scale if self.index else at).low(64)

    def get(self, cpu: Cpu) -> Val:
        return cpu.load(self.at(cpu), cpu.bits)

    def set(self, cpu: Cpu, value: Val | int) -> None:
        cpu.store(self.at(cpu), value, cpu.bits)


class Symbol(Address):
    """The address of a variable that a symbol names."""

    def __init__(self, name: str, offset: int = 0) -> None:
        super().__init__(offset, "")
        self.name = name

    def at(self, cpu: Cpu) -> Val:
        return cpu.symbol(self.name, self.offset)


class Own(Address):
    """An address at a distance from a variable of the thread."""

    def __init__(self, name: str, offset: int, base: str) -> None:
        super().__init__(offset, base)
        self.name = name

    def at(self, cpu: Cpu) -> Val:
        return (super().at(cpu) + cpu.own_variable(self.name)).low(64)


class Syntax(NamedTuple):
    """How an operand is written where a pattern has one of these letters, and what it is."""

    letters: str
    pattern: re.Pattern[str]
    make: Callable[[re.Match[str]], Any]


class Rule(NamedTuple):
    """The weaker forms of an instruction."""

    pattern: re.Pattern[str]
    weaker: tuple[str, ...]


class Isa:
    """An architecture's table; `sets` are the memory model's sets that its events are in."""

    def __init__(self, name: str, sets: Iterable[str], settings: dict[str, str],
                 suffixes: Mapping[str, int] | None = None) -> None:
        self.name, self.sets, self.settings, self.suffixes = name, frozenset(sets), settings, suffixes or {}
        self.syntaxes: list[Syntax] = []
        self.conditions: dict[str, Condition] = {}
        self.weaker: list[Rule] = []
        self.rows: dict[str, list[tuple[list[str], Row]]] = {}  # operands, and what is done with them
        self.decode = cache(self.decoded)

    # The table.

    def syntax(self, letters: str, pattern: str, make: Callable[[re.Match[str]], Any]) -> None:
        self.syntaxes.append(Syntax(letters, re.compile(pattern), make))

    def weakened(self, pattern: str, *weaker: str) -> None:
        self.weaker.append(Rule(re.compile(pattern), weaker))

    def row(self, *patterns: str) -> Callable[[Row], Row]:
        """A function is what these instructions do, given a thread and the operands that are letters."""
        def add(function: Row) -> Row:
            for pattern in patterns:
                name, operands = divided(pattern)
                self.add(name, operands, function)
            return function
        return add

    def add(self, name: str, operands: str, function: Row) -> None:
        known = {letter for syntax in self.syntaxes for letter in syntax.letters} | {"c" for _ in self.conditions}
        single = {letter for each in operands.split() if len(letter := each.partition("=")[0]) == 1}
        if unknown := {letter for letter in single if letter.isalpha()} - known:
            raise Problem(f"{self.name}: no operand is written {' or '.join(sorted(unknown))}: {name} {operands}")
        self.rows.setdefault(name, []).append((operands.split(), function))

    def nothing(self, *patterns: str) -> None:
        """These instructions do nothing."""
        self.row(*patterns)(lambda cpu, *_: None)

    def moves(self, operands: str, by_name: Mapping[str, Callable[[Val], Val | int]]) -> None:
        """Instructions that write what is computed of one value, `d a`."""
        for name, compute in by_name.items():
            def move(cpu: Cpu, d: Operand, a: Operand, compute: Callable[[Val], Val | int] = compute) -> None:
                d.set(cpu, compute(a.get(cpu)))
            self.add(name, operands, move)

    def computes(self, operands: str, by_name: Mapping[str, Callable[[Val, Any], Val | int]]) -> None:
        """Instructions that write what is computed of two operands: `d a b`, or with a number `d a n`."""
        for name, compute in by_name.items():
            def write(cpu: Cpu, d: Operand, a: Operand, b: Operand | int,
                      compute: Callable[[Val, Any], Val | int] = compute) -> None:
                d.set(cpu, compute(a.get(cpu), b.get(cpu) if isinstance(b, Operand) else b))
            self.add(name, operands, write)

    # Reading instructions.

    def register(self, text: str) -> str:
        """The name of a register, or nothing."""
        for each in (text, f"%{text}"):
            for letters, pattern, make in self.syntaxes:
                if letters[0] in VALUE and (found := pattern.fullmatch(each)):
                    made = make(found)
                    if isinstance(made, Register) and made.bits == 64:
                        return made.name
        return ""

    def weaken(self, text: str) -> list[str]:
        """The texts of weaker instructions, `TORN` among them."""
        return [found.expand(each) for pattern, weaker in self.weaker if (found := pattern.fullmatch(text))
                for each in weaker]

    def decoded(self, text: str) -> Ins:
        name, rest = divided(text)
        texts = [part.strip() for part in ARGUMENT.split(rest)] if rest else []
        stem, bits = name.rstrip("+-"), 0
        if stem not in self.rows and stem[-1] in self.suffixes:
            stem, bits = stem[:-1], self.suffixes[stem[-1]]
        for letters, function in self.rows.get(stem, ()):
            operands = self.fitting(letters, texts)
            if operands is not None:
                registers = [each.bits for each in operands if isinstance(each, Operand) and each.bits]
                return Ins(text, bound(function, operands), bits or (registers or [64])[0])
        raise Problem(f"an instruction that is not known: {text}")

    def fitting(self, letters: list[str], texts: list[str]) -> list[Any] | None:
        """The operands of a row with these texts, if it fits; `f=0` may be left out, and a longer word is itself."""
        left = [part.partition("=")[2] for part in letters[:len(letters) - len(texts)]] + texts
        found: list[Any] = []
        given: dict[str, str] = {}
        for part, text in zip(letters, left, strict=False):
            letter = part.partition("=")[0]
            if not (len(letter) == 1 and letter.isalpha()):
                if part != text:
                    return None
            elif letter in given:
                if given[letter] != text:
                    return None
            else:
                given[letter] = text
                operand = self.operand(letter, text)
                if operand is None:
                    return None
                found.append(operand)
        return found if len(left) == len(letters) and all(left) else None

    def operand(self, letter: str, text: str) -> Any:
        """What a text is where a row has this letter, or `None`."""
        if letter == "c":
            return self.conditions.get(text)
        for letters, pattern, make in self.syntaxes:
            if letter in letters and (found := pattern.fullmatch(text)):
                return make(found)
        return None


def bound(function: Row, operands: list[Any]) -> Do:
    return lambda cpu: function(cpu, *operands)


def divided(text: str) -> tuple[str, str]:
    found = re.fullmatch(r"((?:lock )?\S+)\s*(.*)", text)
    assert found
    return found[1], found[2]


@cache
def load(name: str) -> Isa:
    """The table of an architecture."""
    isa = import_module(f"model.machine.isa.{name.replace('-', '_')}").ISA
    assert isinstance(isa, Isa)
    return isa


def parse(isa: Isa, text: str) -> Code:
    code = Code([], {})
    for line in map(str.strip, re.sub(r":\t", ":\n", text).splitlines()):
        if line.endswith(":"):
            code.labels[line[:-1]] = len(code.list)
        elif line and not line.startswith("#"):
            code.list.append(isa.decode(re.sub(r"\s+", " ", line)))
    return code
