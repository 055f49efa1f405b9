"""The names of Rust's functions and variables in assembly, as rustc mangles them: its own old way, or v0 (RFC 2603)."""

from __future__ import annotations

import re
from functools import cache

from model.problem import Problem

SYMBOL = re.compile(r"(?<!\w)_(?:ZN|R)[\w.$]+|\bchase_lev_[\w.]+")


class NotMangled(Problem):
    """A name that neither grammar has."""


class Reader:
    """Reads the path of a name in v0. What says which instance of a generic function it is, is read and left out."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def wrong(self) -> NotMangled:
        return NotMangled(f"no name of Rust at {self.text[self.at:]!r}: {self.text}")

    def take(self, *expected: str) -> str:
        """The next letter, or nothing if it is none of these; any letter, if there are none."""
        letter = self.text[self.at:self.at + 1]
        if expected and letter not in expected:
            return ""
        self.at += 1
        return letter

    def number(self) -> int:
        """A number of base 62, up to `_`."""
        found = re.compile(r"([0-9a-zA-Z]*)_").match(self.text, self.at)
        if not found:
            raise self.wrong()
        self.at = found.end()
        value = 0
        for digit in found[1]:
            value = 62 * value + int(digit, 36) + (26 if digit.isupper() else 0)
        return value + 1 if found[1] else 0

    def name(self) -> str:
        if self.take("s"):
            self.number()
        found = re.compile(r"u?(0|[1-9]\d*)_?").match(self.text, self.at)
        if not found:
            raise self.wrong()
        first, second = found.end(), found.end() + int(found[1])
        self.at = second
        return self.text[first:second]

    def path(self) -> list[str]:
        """The modules, types and functions of a path. A method has the type before it, but not if the type has it from
        a trait."""
        match self.take():
            case "C":
                return [self.name()]
            case "M":
                self.where()
                return self.type()[-1:]
            case "X":
                self.where()
                self.type()
                self.path()
                return []
            case "Y":
                self.type()
                self.path()
                return []
            case "N":
                self.take()
                return [*self.path(), self.name()]
            case "I":
                found = self.path()
                while not self.take("E"):
                    self.argument()
                return found
            case "B":
                return self.back(self.path)
        self.at -= 1
        raise self.wrong()

    def where(self) -> None:
        """The path of an implementation."""
        if self.take("s"):
            self.number()
        self.path()

    def back(self, read: object) -> list[str]:
        """What was read at an earlier place."""
        place, start = self.number(), self.at
        if place >= start or not callable(read):
            raise self.wrong()
        self.at = place
        found: list[str] = read()
        self.at = start
        return found

    def argument(self) -> None:
        if self.take("L"):
            self.number()
        elif self.take("K"):
            self.constant()
        else:
            self.type()

    def constant(self) -> None:
        if self.take("B"):
            self.number()
        elif not self.take("p"):
            self.type()
            self.number_of_constant()

    def number_of_constant(self) -> None:
        found = re.compile(r"n?[0-9a-f]*_").match(self.text, self.at)
        if not found:
            raise self.wrong()
        self.at = found.end()

    def type(self) -> list[str]:
        """The path of a type, if it has one."""
        letter = self.text[self.at:self.at + 1]
        if letter in ("C", "M", "X", "Y", "N", "I"):
            return self.path()
        self.at += 1
        match letter:
            case "B":
                return self.back(self.type)
            case "A":
                self.type()
                self.constant()
            case "S" | "O" | "P":
                self.type()
            case "R" | "Q":
                if self.take("L"):
                    self.number()
                self.type()
            case "T":
                while not self.take("E"):
                    self.type()
            case "F":
                self.function()
            case "D":
                self.bounds()
            case _ if not letter.islower():
                self.at -= 1
                raise self.wrong()
        return []

    def function(self) -> None:
        if self.take("G"):
            self.number()
        self.take("U")
        if self.take("K") and not self.take("C"):
            self.name()
        while not self.take("E"):
            self.type()
        self.type()

    def bounds(self) -> None:
        if self.take("G"):
            self.number()
        while not self.take("E"):
            self.path()
            while self.take("p"):
                self.name()
                self.type()
        if self.take("L"):
            self.number()


def legacy(symbol: str) -> list[str]:
    """The parts of a name that was mangled in the old way, without the hash at its end."""
    parts, rest = [], symbol.removeprefix("_ZN")
    while found := re.match(r"\d+", rest):
        end = found.end() + int(found[0])
        parts.append(re.sub(r"\$.*\$", "", rest[found.end():end]).strip("_"))
        rest = rest[end:]
    return parts[:-1]


@cache
def short(symbol: str) -> str:
    """A name without most of its modules: `Worker::reserve`. Another language's is itself."""
    if symbol.startswith("_ZN"):
        parts = legacy(symbol)
    elif symbol.startswith("_R"):
        parts = [part.strip("_") for part in Reader(symbol[2:]).path()]
    else:
        return symbol
    if parts[-1:] in (["RUST_STD_INTERNAL_VAL"], ["VAL"]):  # a thread's own; until Rust 1.91, the latter
        return "_".join([*filter(None, parts)][-3:-1])
    return "::".join(filter(None, parts[-2:]))
