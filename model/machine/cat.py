"""Memory models: cat/*.cat have one for each architecture, in a part of herd's language, which is evaluated here.

A set of events is a relation of each with itself. A relation is a list of rows: bit j of row i says that event i is
before event j. A definition that depends on the programs of the threads alone is evaluated once for each run of a
thread, and one that depends on the sources of reads for each execution.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import compress
from operator import not_
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

from cpu import Event, Trace
from manifest import Problem

FOLDER = Path(__file__).with_name("cat")
COMMUNICATION = ("rf", "co", "fr", "rsw")
NAME = re.compile(r"[A-Za-z][\w.]*(?:-[A-Za-z][\w.]*)*")
# Herd's operators in Python, which bind alike except for `&` and `\\`: beside `;`, these have parentheses.
PYTHON = {";": "@", "\\": "-", "[": "(", "]": ")", "^+": ".plus()", "^*": ".star()"}


def bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Relation(list):
    """A relation, with the operators of the models."""

    def __or__(self, other: Relation) -> Relation:
        return Relation([x | y for x, y in zip(self, other)])

    def __and__(self, other: Relation) -> Relation:
        return Relation([x & y for x, y in zip(self, other)])

    def __sub__(self, other: Relation) -> Relation:
        return Relation([x & ~y for x, y in zip(self, other)])

    def __matmul__(self, other: Relation) -> Relation:
        """The composition."""
        rows = Relation()
        for row in self:
            reached = 0
            while row:
                low = row & -row
                reached |= other[low.bit_length() - 1]
                row ^= low
            rows.append(reached)
        return rows

    def plus(self) -> Relation:
        """The transitive closure."""
        rows = Relation(self)
        for k in range(len(rows)):
            for i, row in enumerate(rows):
                if row >> k & 1:
                    rows[i] |= rows[k]
        return rows

    def star(self) -> Relation:
        return Relation([row | 1 << i for i, row in enumerate(self.plus())])

    def range(self) -> Relation:
        reached = 0
        for row in self:
            reached |= row
        return Relation([reached & 1 << i for i in range(len(self))])

    def irreflexive(self) -> bool:
        return not any(row >> i & 1 for i, row in enumerate(self))

    def acyclic(self) -> bool:
        left = (1 << len(self)) - 1
        while left:
            last = sum(1 << i for i in bits(left) if not self[i] & left)
            if not last:
                return False
            left ^= last
        return True


def edges(size: int, pairs: Iterable[tuple[int, int]]) -> Relation:
    rows = Relation([0] * size)
    for i, j in pairs:
        rows[i] |= 1 << j
    return rows


@dataclass
class Execution:
    """Runs of threads, the source of each read, and the order of the writes to each word."""

    traces: list[Trace]
    alone: list[dict[str, Relation]]  # what is defined for each run
    base: list[int]  # of each thread, its first event's number
    final: dict[int, int]  # the last value of each word that is written
    pairs: dict[str, list[tuple[int, int]]] = field(default_factory=lambda: dict.fromkeys(COMMUNICATION, []))

    def __post_init__(self) -> None:
        self.owner = [n for n, trace in enumerate(self.traces) for _ in trace.events]  # of each event
        self.size = len(self.owner)

    def relations(self) -> dict[str, Relation]:
        """The relations by name; `rf` has no reads of what was there first, and `rsw` those of one thread."""
        found = {}
        for name, pairs in self.pairs.items():
            inside = [self.owner[i] == self.owner[j] for i, j in pairs]
            found |= {name: edges(self.size, pairs), f"{name}i": edges(self.size, compress(pairs, inside)),
                      f"{name}e": edges(self.size, compress(pairs, map(not_, inside)))}
        return found

    def joined(self, name: str) -> Relation:
        """A relation of the threads, side by side."""
        return Relation([row << base for alone, base in zip(self.alone, self.base) for row in alone[name]])


class Statement(NamedTuple):
    """Definitions, which may be recursive, or a check, which has no name."""

    names: tuple[str, ...]
    bodies: tuple[CodeType, ...]
    is_recursive: bool


class Model:
    """A memory model."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.known = {"R", "W", "M", "F"}
        self.static: list[Statement] = []
        self.dynamic: list[Statement] = []
        text = (FOLDER / f"{name}.cat").read_text(encoding="utf-8")
        text = re.sub(r"\s+", " ", re.sub(r"\(\*.*?\*\)", "", text, flags=re.S))
        moving = {name + end for name in COMMUNICATION for end in ("", "i", "e")}
        used: set[str] = set()
        for statement in re.split(r" (?=let |acyclic |irreflexive )", text.strip()):
            kind, body = statement.split(" ", 1)
            is_recursive = body.startswith("rec ")
            parts = [part.split(" = ") for part in body.removeprefix("rec ").split(" and ")] if kind == "let" else [
                ("", body)]
            defined = tuple(plain(left.strip()) for left, _ in parts)
            bodies = tuple(compile(python(right) + (f".{kind}()" if kind != "let" else ""), right, "eval")
                           for _, right in parts)
            self.known |= {found for _, right in parts for found in NAME.findall(right)}
            needs = {found for code in bodies for found in code.co_names}
            is_static = kind == "let" and not needs & moving
            (self.static if is_static else self.dynamic).append(Statement(defined, bodies, is_recursive))
            if not is_static:
                moving |= set(defined)
                used |= needs
        self.shared = used - moving - set(dir(Relation))  # what executions need of their threads

    def alone(self, events: tuple[Event, ...]) -> dict[str, Any]:
        """The relations that the run of one thread defines."""
        size = len(events)
        named: dict[str, Any] = {plain(name): Relation([0] * size) for name in self.known}
        named["range"] = Relation.range
        for i, event in enumerate(events):
            for name in (event.kind, *event.attrs, *(["M"] if event.kind != "F" else ())):
                if name not in self.known:
                    raise Problem(f"the model of {self.name} does not know {name}: {event.text}")
                named[plain(name)][i] = 1 << i
        named["po"] = Relation([sum(1 << j for j, f in enumerate(events) if f.place > e.place) for e in events])
        loc = [sum(1 << j for j, f in enumerate(events) if f.addr == e.addr and f.kind != "F") for e in events]
        named["po_loc"] = named["po"] & loc
        named["rmw"] = edges(size, ((e.partner, i) for i, e in enumerate(events) if e.partner >= 0))
        for name, of in (("addr", "adeps"), ("data", "ddeps"), ("ctrl", "cdeps")):
            named[name] = edges(size, ((i, j) for j, e in enumerate(events) for i in bits(getattr(e, of))))
        for statement in self.static:
            define(statement, named, size)
        return named

    def consistent(self, x: Execution) -> bool:
        """Returns true if the model allows the execution."""
        named = {name: x.joined(name) for name in self.shared} | x.relations()
        return all(define(statement, named, x.size) for statement in self.dynamic)


def plain(name: str) -> str:
    """A name of herd's as one of Python's."""
    return name.replace("-", "_").replace(".", "_")


def python(text: str) -> str:
    """An expression of herd's as one of Python's."""
    text = NAME.sub(lambda found: plain(found[0]), text)
    for herd, operator in PYTHON.items():
        text = text.replace(herd, operator)
    return f"({text})"


def define(statement: Statement, named: dict[str, Any], size: int) -> bool:
    """Adds what a statement defines, the least relations if they are recursive; returns false if a check fails."""
    if not statement.names[0]:
        return eval(statement.bodies[0], named)
    if statement.is_recursive:
        named |= {name: Relation([0] * size) for name in statement.names}
    while True:
        found = [eval(body, named) for body in statement.bodies]
        if not statement.is_recursive or found == [named[name] for name in statement.names]:
            named |= dict(zip(statement.names, found))
            return True
        named |= dict(zip(statement.names, found))


@lru_cache(maxsize=None)
def load(name: str) -> Model:
    return Model(name)
