"""Instructions: isa/*.isa have a table for each architecture, which is read here.

A row has a name, its operands, and after two spaces what the instruction does, in Python: statements in which the
operands and registers are variables. README.md has the notation. An instruction that no row fits is an error.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

from manifest import Problem

FOLDER = Path(__file__).with_name("isa")
ZERO = "zero"  # the register that is always 0


class Register(NamedTuple):
    name: str
    bits: int


class Number(NamedTuple):
    value: int


class Vector(NamedTuple):
    name: str


class Shifted(NamedTuple):
    """A register or a number, shifted."""

    of: Any
    kind: str
    distance: int


class Memory(NamedTuple):
    """A place in memory: `base + index * scale + offset`. Without an offset, it is that of a symbol."""

    offset: int | None
    base: str
    index: str
    scale: int
    moved: int | None  # how far the base is moved by the access


class Row(NamedTuple):
    """What an instruction with these operands does."""

    operands: tuple[str, ...]
    does: CodeType


class Ins(NamedTuple):
    """An instruction of a program."""

    text: str
    row: Row
    operands: dict[str, Any]
    bits: int  # of what it works on


@dataclass
class Code:
    """Instructions, and where labels lead."""

    list: list[Ins]
    labels: dict[str, int]
    torn: frozenset[int] = frozenset()  # the atomic instructions that are not: a read and a write apart


@dataclass
class Isa:
    """An architecture's table."""

    name: str
    settings: dict[str, str] = field(default_factory=dict)
    registers: list[tuple[str, str, int]] = field(default_factory=list)  # patterns, names and sizes
    conditions: dict[str, str] = field(default_factory=dict)
    weaker: list[tuple[str, list[str]]] = field(default_factory=list)
    rows: dict[str, list[Row]] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash(self.name)

    def read(self, line: str) -> None:
        """Reads a line of the table."""
        if line.startswith("."):
            kind, text = line[1:].split(None, 1)
            if kind == "register":
                pattern, name, bits = text.split()
                self.registers.append((pattern, name, int(bits)))
            elif kind == "condition":
                name, expression = text.split(None, 1)
                self.conditions[name] = f"({expression})"
            elif kind == "weaker":
                pattern, texts = re.split(r"\s{2,}", text, maxsplit=1) if "  " in text else text.rsplit(None, 1)
                self.weaker.append((pattern, texts.split(" => ")))
            else:
                self.settings[kind] = text
            return
        left, does = (*re.split(r"\s{2,}", line, maxsplit=1), "")[:2]
        name, operands = divided(left.replace(",", " "))
        for condition, expression in self.conditions.items() if "{cc}" in name else [("", "")]:
            compiled = compile(does.replace("{cc}", expression) or "pass", line, "exec")
            row = Row(tuple(operands.split()), compiled)
            self.rows.setdefault(name.replace("{cc}", condition), []).append(row)

    def named(self, name: str) -> tuple[list[Row], int]:
        """The rows with this name, and the number of bits that its last letter says."""
        plain = name.rstrip("+-")
        sizes = {suffix[0]: int(suffix[1:]) for suffix in self.settings.get("suffixes", "").split()}
        if plain not in self.rows and plain[-1:] in sizes:
            return self.rows.get(plain[:-1], []), sizes[plain[-1]]
        return self.rows.get(plain, []), 0

    def fits(self, row: Row, texts: list[str]) -> list[tuple[str, str]] | None:
        """The operands of the row with their texts, if it fits."""
        missing = len(row.operands) - len(texts)
        given, texts = [], list(texts)
        for operand in row.operands:
            letter, default, value = operand.partition("=")
            text = value if default and missing else texts.pop(0) if texts else ""
            is_vector = re.fullmatch(self.settings.get("vector", "-"), text) is not None
            if len(letter) > 1 and letter != text or (letter == "v") != is_vector or not text:
                return None
            if any(letter == each != "L" and text != other for each, other in given):
                return None
            if letter == "m" and not text.endswith((")", "]")) and "[" not in text:
                return None
            given.append((letter, text))
        return None if texts else given

    @lru_cache(maxsize=None)
    def decode(self, text: str) -> Ins:
        name, rest = divided(text)
        # A shift, and a distance by which the base of an address moves, belong to what is before them.
        parts = re.split(r"(?<!\]),(?![^(\[]*[)\]])(?!\s*(?:lsl|lsr|asr) )", rest) if rest else []
        rows, bits = self.named(name)
        for row in rows:
            given = self.fits(row, [part.strip() for part in parts])
            if given is not None:
                operands = {letter: self.operand(letter, each) for letter, each in given if len(letter) == 1}
                sizes = [each.bits for each in operands.values() if isinstance(each, Register)]
                return Ins(text, row, operands, bits or (sizes or [64])[0])
        raise Problem(f"an instruction that is not known: {text}")

    def operand(self, letter: str, text: str) -> Any:
        """What an operand is, by the letter that it has in a row."""
        if letter in "LK":
            return re.sub(r"^\*|@\w+|\(%rip\)$", "", text)
        if letter in "nkf":
            return number(text) or 0
        if letter == "c":
            return compile(self.conditions[text], text, "eval")
        if letter == "v":
            return Vector(text)
        if text.endswith(")") or "[" in text:
            return self.memory(text)
        shifted = re.fullmatch(r"(.*), (lsl|lsr|asr) #(\d+)", text)
        if shifted:
            return Shifted(self.operand(letter, shifted[1]), shifted[2], int(shifted[3]))
        register = self.register(text)
        if letter == "z" and register and text == "0":
            return Number(0)
        value = number(text)
        if register is None and value is None and not re.search(r":\w+:|%\w+\(", text):
            raise Problem(f"an operand that is not known: {text}")
        return register or Number(value or 0)

    def register(self, text: str) -> Register | None:
        for pattern, name, bits in self.registers:
            found = re.fullmatch(pattern, text)
            if found:
                return Register(found.expand(name), bits)
        return None

    def memory(self, text: str) -> Memory:
        """`[base, offset]`, `[base, offset]!`, `[base], offset`, or `offset(base,index,scale)`."""
        if text.startswith("["):
            inside, _, after = text[1:].partition("]")
            base, offset, shift = (*inside.split(", "), "#0", "lsl #0")[:3]
            index, distance = self.register(offset), number(offset)
            moved = distance if after == "!" else number(after.strip(", ")) if after else None
            if index:
                return Memory(0, self.register(base).name, index.name, 1 << int(shift.removeprefix("lsl #")), moved)
            return Memory(distance, self.register(base).name, "", 1, moved)
        offset, inside = re.fullmatch(r"(.*)\(([^()]*)\)", text).groups()
        base, index, scale = (*inside.split(","), "", "")[:3]
        names = [register.name if (register := self.register(each)) else "" for each in (base, index)]
        return Memory(number(offset or "0"), *names, int(scale or 1), None)


def number(text: str) -> int | None:
    """A constant; None for a part of the address of a symbol."""
    found = re.fullmatch(r"[#$]?(-?(?:0x[0-9a-f]+|\d+))", text)
    return int(found[1], 0) if found else None


def divided(text: str) -> tuple[str, str]:
    """The name of an instruction, and the rest."""
    name, rest = re.fullmatch(r"((?:lock )?\S+)\s*(.*)", text).groups()
    return name, rest


@lru_cache(maxsize=None)
def load(name: str) -> Isa:
    """The table of an architecture."""
    isa = Isa(name)
    for line in (FOLDER / f"{name}.isa").read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            isa.read(line.strip())
    return isa


def parse(isa: Isa, text: str) -> Code:
    """The instructions of an extracted text."""
    code = Code([], {})
    for line in map(str.strip, text.splitlines()):
        if line.endswith(":"):
            code.labels[line[:-1]] = len(code.list)
        elif line and not line.startswith("#"):
            code.list.append(isa.decode(re.sub(r"\s+", " ", line)))
    return code
