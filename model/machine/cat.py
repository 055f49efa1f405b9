"""Memory models: cat/*.cat have one for each architecture, in a part of herd's language, which is evaluated here.

A set of events is a number with a bit for each; a relation is a list of rows, where bit j of row i says that event i
is before event j. An expression that depends on the programs of the threads alone is evaluated once for each run of
a thread, and one that depends on who reads from whom for each execution.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from cpu import Event
from manifest import Problem

FOLDER = Path(__file__).with_name("cat")
Rows = list[int]
Pairs = list[tuple[int, int]]


def bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def acyclic(rows: Rows) -> bool:
    left = (1 << len(rows)) - 1
    while left:
        removed = 0
        for i in bits(left):
            if not rows[i] & left:
                removed |= 1 << i
        if not removed:
            return False
        left ^= removed
    return True


def irreflexive(rows: Rows) -> bool:
    return not any(row >> i & 1 for i, row in enumerate(rows))


def then(first: Rows, second: Rows) -> Rows:
    """The composition."""
    rows = []
    for row in first:
        reached = 0
        while row:
            low = row & -row
            reached |= second[low.bit_length() - 1]
            row ^= low
        rows.append(reached)
    return rows


def closure(rows: Rows) -> Rows:
    """The transitive closure."""
    rows = list(rows)
    for k in range(len(rows)):
        bit = 1 << k
        for i, row in enumerate(rows):
            if row & bit:
                rows[i] |= rows[k]
    return rows


def identity(n: int, of: int) -> Rows:
    return [of & 1 << i for i in range(n)]


def edges(n: int, pairs: Iterable[tuple[int, int]]) -> Rows:
    rows = [0] * n
    for i, j in pairs:
        rows[i] |= 1 << j
    return rows


def pointwise(compute: Callable[[int, int], int]) -> Callable[..., Any]:
    """An operation on numbers as one on sets and on relations."""
    return lambda n, a, b: compute(a, b) if isinstance(a, int) else [compute(x, y) for x, y in zip(a, b)]


def reach(rows: Rows) -> int:
    """The range of a relation."""
    reached = 0
    for row in rows:
        reached |= row
    return reached


OPERATIONS: dict[str, Callable[..., Any]] = {
    "|": pointwise(lambda x, y: x | y), "&": pointwise(lambda x, y: x & y), "\\": pointwise(lambda x, y: x & ~y),
    ";": lambda n, a, b: then(a, b), "[]": identity, "^+": lambda n, a: closure(a), "range": lambda n, a: reach(a),
    "^*": lambda n, a: [row | 1 << i for i, row in enumerate(closure(a))],
}
CHECKS = {"acyclic": acyclic, "irreflexive": irreflexive}
DYNAMIC = {"rf", "rfi", "rfe", "co", "coi", "coe", "fr", "fri", "fre", "rsw"}
TOKEN = re.compile(r"\s+|\(\*.*?\*\)|(\^[+*]|[A-Za-z][\w.]*(?:-[\w.]+)*|[|;&\\\[\]()=])", re.S)


class Thread:
    """The events of a run, and what they say of their order."""

    def __init__(self, events: tuple[Event, ...], model: Model) -> None:
        self.events, self.size = events, len(events)
        numbers = range(self.size)
        self.sets = {name: 0 for name in model.names}
        for i, event in enumerate(events):
            for name in (event.kind, *event.attrs, *("M" for _ in "x" if event.kind != "F")):
                if name not in self.sets and name not in ("R", "W", "M", "F"):
                    raise Problem(f"the model of {model.name} does not know {name}: {event.text}")
                self.sets[name] = self.sets.get(name, 0) | 1 << i
        po = [sum(1 << j for j in numbers if events[j].place > event.place) for event in events]
        loc = [sum(1 << j for j in numbers if events[j].addr == event.addr and event.kind != "F" != events[j].kind)
               for event in events]
        relations = {"po": po, "po-loc": OPERATIONS["&"](self.size, po, loc),
                     "rmw": edges(self.size, ((e.partner, i) for i, e in enumerate(events) if e.partner >= 0))}
        for name, attribute in (("addr", "adeps"), ("data", "ddeps"), ("ctrl", "cdeps")):
            relations[name] = edges(self.size, ((i, j) for j, e in enumerate(events) for i in bits(getattr(e, attribute))))
        self.values: dict[int, Any] = {}
        model.evaluate(self.values, self.size, {**self.sets, **relations}, True, 0, len(model.nodes))


@dataclass
class Execution:
    """Who reads from whom, and in which order the writes to each word come."""

    threads: list[Thread]
    base: list[int]  # of each thread, its first event's number
    rf: Pairs = field(default_factory=list)  # without reads of what was there at first
    co: Pairs = field(default_factory=list)
    fr: Pairs = field(default_factory=list)
    rsw: Pairs = field(default_factory=list)  # reads from the same write, within a thread

    def __post_init__(self) -> None:
        self.size = self.base[-1] + self.threads[-1].size
        self.owner = [n for n, thread in enumerate(self.threads) for _ in range(thread.size)]  # of each event

    def relations(self) -> dict[str, Rows]:
        found = {"rsw": edges(self.size, self.rsw)}
        for name in ("rf", "co", "fr"):
            pairs = getattr(self, name)
            inside = [(i, j) for i, j in pairs if self.owner[i] == self.owner[j]]
            found |= {name: edges(self.size, pairs), f"{name}i": edges(self.size, inside),
                      f"{name}e": edges(self.size, (pair for pair in pairs if pair not in inside))}
        return found

    def joined(self, node: int) -> Any:
        """A set or a relation of the threads, side by side."""
        values = [thread.values[node] for thread in self.threads]
        if isinstance(values[0], int):
            return sum(value << base for value, base in zip(values, self.base))
        return [row << base for value, base in zip(values, self.base) for row in value]


class Model:
    """A memory model. Its expressions are nodes, each after those of which it consists."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.nodes: list[tuple] = []  # an operation and its operands; or a name
        self.numbers: dict[tuple, int] = {}
        self.static: list[bool] = []  # what a thread alone says
        self.names: set[str] = set()
        self.defined: dict[str, int] = {}
        self.checks: list[tuple[str, int]] = []
        self.tokens = [token[1] for token in TOKEN.finditer((FOLDER / f"{name}.cat").read_text(encoding="utf-8"))
                       if token[1]]
        while self.tokens:
            self.statement()
        used = {each for node, static in zip(self.nodes, self.static) if not static for each in node[1:]
                if isinstance(each, int)} | {node for _, node in self.checks}
        self.shared = [node for node in used if self.static[node]]  # what executions need of their threads

    # Reading.

    def node(self, *parts: Any) -> int:
        if parts not in self.numbers:
            self.numbers[parts] = len(self.nodes)
            self.nodes.append(parts)
            below = [each for each in parts[1:] if isinstance(each, int)]
            self.static.append(all(self.static[each] for each in below) if below else parts[1] not in DYNAMIC
                               and parts[0] == "name")
        return self.numbers[parts]

    def take(self, *wanted: str) -> str:
        if not self.tokens or wanted and self.tokens[0] not in wanted:
            raise Problem(f"{self.name}.cat: {' or '.join(wanted)} should be at {' '.join(self.tokens[:5])}")
        return self.tokens.pop(0)

    def statement(self) -> None:
        kind = self.take("let", *CHECKS)
        if kind != "let":
            self.checks.append((kind, self.expression()))
        elif self.tokens[0] == "rec":
            self.recursion()
        else:
            name = self.take()
            self.take("=")
            self.defined[name] = self.expression()

    def recursion(self) -> None:
        """Relations that are defined by each other: the least ones."""
        every = self.tokens[1:self.tokens.index("let", 1)]
        names = [every[n - 1] for n, token in enumerate(every) if token == "="]
        variables = [self.node("variable", name) for name in names]
        self.defined |= dict(zip(names, variables))
        bodies = []
        for name in names:
            self.take("rec", "and")
            self.take(name)
            self.take("=")
            bodies.append(self.expression())
        self.nodes.append(("fix", *variables, *bodies))
        self.static.append(False)

    def expression(self, level: int = 0) -> int:
        """As in herd, `|` binds least, then `;`, `\\` and `&`."""
        if level == 4:
            return self.postfix()
        operator, parts = "|;\\&"[level], [self.expression(level + 1)]
        while self.tokens and self.tokens[0] == operator:
            self.take()
            parts.append(self.expression(level + 1))
        if operator == "|":  # What threads alone say is found first.
            parts.sort(key=lambda part: not self.static[part])
        whole = parts[0]
        for part in parts[1:]:
            whole = self.node(operator, whole, part)
        return whole

    def postfix(self) -> int:
        found = self.atom()
        while self.tokens and self.tokens[0].startswith("^"):
            found = self.node(self.take(), found)
        return found

    def atom(self) -> int:
        token = self.take()
        if token in ("(", "["):
            inside = self.expression()
            self.take(")" if token == "(" else "]")
            return inside if token == "(" else self.node("[]", inside)
        if token == "range":
            return self.node("range", self.atom())
        if token in self.defined:
            return self.defined[token]
        self.names.add(token)
        return self.node("name", token)

    # Judging.

    def evaluate(self, values: dict[int, Any], size: int, named: dict[str, Any], static: bool, first: int,
                 last: int) -> None:
        """The values of these nodes: of those that a thread alone determines, or of the others."""
        for n in range(first, last):
            if self.static[n] != static:
                continue
            kind, *parts = self.nodes[n]
            if kind == "name":
                values[n] = named[parts[0]]
            elif kind == "variable":
                values[n] = [0] * size
            elif kind == "fix":
                half = len(parts) // 2
                while any(values[variable] != values[body] for variable, body in zip(parts[:half], parts[half:])):
                    for variable, body in zip(parts[:half], parts[half:]):
                        values[variable] = values[body]
                    self.evaluate(values, size, named, static, parts[half - 1] + 1, n)
            else:
                values[n] = OPERATIONS[kind](size, *(values[part] for part in parts))

    def consistent(self, x: Execution) -> bool:
        """Returns true if the model allows the execution."""
        values: dict[int, Any] = {node: x.joined(node) for node in self.shared}
        named, done = x.relations(), 0
        for kind, node in self.checks:
            self.evaluate(values, x.size, named, False, done, node + 1)
            done = node + 1
            if not CHECKS[kind](values[node]):
                return False
        return True


@lru_cache(maxsize=None)
def load(name: str) -> Model:
    return Model(name)
