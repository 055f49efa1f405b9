"""Instructions: isa/*.isa have a table for each architecture, which is read here. README.md has the notation.

An instruction that no row fits is an error.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from manifest import Problem

FOLDER = Path(__file__).with_name("isa")
ZERO = "zero"  # the register that is always 0
ARGUMENT = re.compile(r"(?<!\]),(?![^(\[]*[)\]])(?!\s*(?:lsl|lsr|asr) )")  # a comma between operands


class Operand(NamedTuple):
    """A register, or else an expression."""

    register: str
    bits: int  # of the register
    value: CodeType | None
    in_memory: bool = False  # the expression is the address of the operand


class Row(NamedTuple):
    """The effect of an instruction with these operands."""

    operands: tuple[str, ...]
    does: CodeType


class Ins(NamedTuple):
    """An instruction of a program."""

    text: str
    row: Row
    operands: dict[str, Operand]
    bits: int  # of what it works on


@dataclass
class Code:
    """Instructions, and where labels lead."""

    list: list[Ins]
    labels: dict[str, int]
    torn: frozenset[int] = frozenset()  # the atomic instructions that are not: a read and a write apart


@dataclass(eq=False)
class Isa:
    """An architecture's table."""

    name: str
    settings: dict[str, str] = field(default_factory=dict)
    syntax: list[tuple[str, str, str, int]] = field(default_factory=list)  # letters, pattern, meaning, bits
    conditions: dict[str, str] = field(default_factory=dict)
    weaker: list[tuple[str, list[str]]] = field(default_factory=list)  # patterns, and what is weaker
    rows: dict[str, list[Row]] = field(default_factory=dict)

    def read(self, line: str) -> None:
        """Reads a line of the table."""
        left, right = (*re.split(r"\s{2,}", line, maxsplit=1), "")[:2]
        kind, _, rest = left.partition(" ")
        if kind == ".register":
            letters, pattern = rest.split()
            name, bits = right.split()
            self.syntax.append((letters, pattern, name, int(bits)))
        elif kind == ".operand":
            letters, pattern = rest.split(None, 1)
            self.syntax.append((letters, pattern, right, 0))
        elif kind == ".condition":
            self.conditions[rest] = f"({right})"
        elif kind == ".weaker":
            self.weaker.append((rest, right.split(" => ")))
        elif kind.startswith("."):
            self.settings[kind[1:]] = right
        else:
            name, operands = divided(left)
            for condition, expression in self.conditions.items() if "{cc}" in name else [("", "")]:
                does = compile(right.replace("{cc}", expression) or "pass", line, "exec")
                self.rows.setdefault(name.replace("{cc}", condition), []).append(Row(tuple(operands.split()), does))

    @lru_cache(maxsize=None)
    def decode(self, text: str) -> Ins:
        """The instruction that a text is."""
        name, rest = divided(text)
        texts = [part.strip() for part in ARGUMENT.split(rest)] if rest else []
        sizes = {suffix[0]: int(suffix[1:]) for suffix in self.settings.get("suffixes", "").split()}
        stem, bits = name.rstrip("+-"), 0
        if stem not in self.rows and stem[-1] in sizes:
            stem, bits = stem[:-1], sizes[stem[-1]]
        for row in self.rows.get(stem, ()):
            operands = self.fitting(row, texts)
            if operands is not None:
                registers = [each.bits for each in operands.values() if each.register]
                return Ins(text, row, operands, bits or (registers or [64])[0])
        raise Problem(f"an instruction that is not known: {text}")

    def fitting(self, row: Row, texts: list[str]) -> dict[str, Operand] | None:
        """The operands of a row with these texts, if it fits; `f=0` may be left out, and a longer word is itself."""
        left = [part.partition("=")[2] for part in row.operands[:len(row.operands) - len(texts)]] + texts
        found: dict[str, Operand] = {}
        given: dict[str, str] = {}
        for part, text in zip(row.operands, left):
            letter = part.partition("=")[0]
            if not (len(letter) == 1 and letter.isalpha()):
                if part != text:
                    return None
            elif given.setdefault(letter, text) != text:
                return None
            elif (operand := self.operand(letter, text)) is None:
                return None
            else:
                found[letter] = operand
        return found if len(left) == len(row.operands) and all(left) else None

    def operand(self, letter: str, text: str) -> Operand | None:
        """The operand that a text stands for where a row has this letter."""
        if letter == "c":
            return Operand("", 0, compile(self.conditions[text], text, "eval")) if text in self.conditions else None
        for letters, pattern, meaning, bits in self.syntax:
            found = re.fullmatch(pattern, text)
            if found and (letter in letters or letters[0] == "*" and letter in "abd"):
                if bits:
                    return Operand(found.expand(meaning), bits, None)
                value = compile(found.expand(meaning), text, "eval")
                return Operand("", 0, value, letters == "*m" and letter != "m")
        return None


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
    """The instructions of an extracted text; `a = b` says that two functions are the same."""
    code = Code([], {})
    for line in map(str.strip, text.splitlines()):
        name, _, other = line.partition(" = ")
        if other:
            code.labels[name] = code.labels[other]
        elif line.endswith(":"):
            code.labels[line[:-1]] = len(code.list)
        elif line and not line.startswith("#"):
            code.list.append(isa.decode(re.sub(r"\s+", " ", line)))
    return code
