"""Memory models, and all executions that they allow: cat/*.cat have a model for each architecture, in a part of
herd's language, which is evaluated here.

A set of events is a relation of each with itself. A relation is a list of rows: bit j of row i says that event i is
before event j. A definition that depends on the programs of the threads alone is evaluated once for each run of a
thread, and one that depends on the sources of reads for each execution.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from itertools import compress, product, takewhile
from operator import and_, not_, or_
from pathlib import Path
from types import CodeType
from typing import Any

from model.machine.cpu import Event, Trace
from model.manifest import Problem

COMMUNICATION = ("rf", "co", "fr")
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

    def __matmul__(self, other: Relation) -> Relation:
        return Relation([reduce(or_, (other[j] for j in bits(row)), 0) for row in self])

    def plus(self) -> Relation:
        rows = Relation(self)
        for k in range(len(rows)):
            for i, row in enumerate(rows):
                if row >> k & 1:
                    rows[i] |= rows[k]
        return rows

    def star(self) -> Relation:
        return Relation([row | 1 << i for i, row in enumerate(self.plus())])

    def range(self) -> Relation:
        reached = reduce(or_, self, 0)
        return Relation([reached & 1 << i for i in range(len(self))])

    def irreflexive(self) -> bool:
        return not any(row >> i & 1 for i, row in enumerate(self))

    def acyclic(self) -> bool:
        return self.plus().irreflexive()


for _name, _compute in (("or", or_), ("and", and_), ("sub", lambda one, other: one & ~other)):
    setattr(Relation, f"__{_name}__", lambda self, other, compute=_compute: Relation(map(compute, self, other)))


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
    pairs: dict[str, list[tuple[int, int]]]  # of each relation

    def __post_init__(self) -> None:
        self.owner = [n for n, trace in enumerate(self.traces) for _ in trace.events]  # of each event
        self.size = len(self.owner)

    def relations(self) -> dict[str, Relation]:
        """The relations by name; `rf` has no reads of what was there first."""
        found = {}
        for name, pairs in self.pairs.items():
            inside = [self.owner[i] == self.owner[j] for i, j in pairs]
            found |= {name: edges(self.size, pairs), f"{name}i": edges(self.size, compress(pairs, inside)),
                      f"{name}e": edges(self.size, compress(pairs, map(not_, inside)))}
        return found


class Without(ast.NodeTransformer):
    """Leaves the clause with a number out of a model: a member of a union, what is no union, or a closure."""

    def __init__(self, number: int) -> None:
        self.left, self.clause = number, ""

    def visit(self, node: ast.AST, is_member: bool = False) -> ast.AST:
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            node.left, node.right = self.visit(node.left, True), self.visit(node.right, True)
            return node
        if is_member or isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            self.left -= 1
            if self.left == -1:
                self.clause = ast.unparse(node)
                return ast.Name("none", ast.Load()) if is_member else node.func.value
        return self.generic_visit(node)


class Model:
    """A memory model, or what is left of it without a clause."""

    def __init__(self, name: str, without: int = -1) -> None:
        self.name, self.without = name, Without(without)
        self.known = {"R", "W", "M", "F", "none"}
        # Definitions, and checks, which have no name.
        self.static: list[tuple[str, CodeType]] = []
        self.dynamic: list[tuple[str, CodeType]] = []
        text = Path(__file__).with_name("cat").joinpath(f"{name}.cat").read_text(encoding="utf-8")
        text = re.sub(r"\s+", " ", re.sub(r"\(\*.*?\*\)", "", text, flags=re.S))
        moving = {name + end for name in COMMUNICATION for end in ("", "i", "e")}
        used: set[str] = set()
        for statement in re.split(r" (?=let |acyclic |irreflexive )", text.strip()):
            kind, right = statement.split(" ", 1)
            left, _, right = right.rpartition(" = ")
            tree = self.without.visit(ast.parse(python(right), mode="eval").body, True)
            code = compile(f"({ast.unparse(tree)})" + (f".{kind}()" if not left else ""), right, "eval")
            self.known |= set(NAME.findall(right))
            is_static = left and not set(code.co_names) & moving
            (self.static if is_static else self.dynamic).append((plain(left), code))
            if not is_static:
                moving.add(plain(left))
                used |= set(code.co_names)
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
        for name, body in self.static:
            named[name] = eval(body, named)
        return named

    def consistent(self, x: Execution) -> bool:
        named = {name: Relation([row << base for alone, base in zip(x.alone, x.base) for row in alone[name]])
                 for name in self.shared} | x.relations()
        for name, body in self.dynamic:
            named[name] = eval(body, named)
            if not (name or named[name]):
                return False
        return True


def plain(name: str) -> str:
    return name.translate({ord("-"): "_", ord("."): "_"})


def python(text: str) -> str:
    text = NAME.sub(lambda found: plain(found[0]), text)
    return f"({re.sub('|'.join(map(re.escape, PYTHON)), lambda found: PYTHON[found[0]], text)})"


load = lru_cache(maxsize=None)(Model)  # A model is read once.


class Run:
    """A run of a thread, prepared to be combined with others."""

    def __init__(self, trace: Trace, initial: dict[int, int], model: Model) -> None:
        self.trace, self.events, self.model = trace, trace.events, model
        self.writes = frozenset((e.addr, e.value) for e in self.events if e.kind == "W")
        self.needs = frozenset((e.addr, e.value) for e in self.events if e.kind == "R"
                               and initial[e.addr] != e.value) - self.writes
        self.words = {e.addr for e in self.events if e.kind != "F"}

    @cached_property
    def alone(self) -> dict[int, Any]:
        return self.model.alone(self.events)

    def accesses(self, word: int, base: int) -> list[Event]:
        """The accesses to a word, with the numbers of the events in an execution."""
        return [e._replace(place=base + i, partner=base + e.partner if e.partner >= 0 else -1)
                for i, e in enumerate(self.events) if e.addr == word and e.kind != "F"]


def merges(lists: list[list[Any]]) -> Iterator[list[Any]]:
    """All ways to merge lists, each in its order."""
    if not any(lists):
        yield []
    for n, each in enumerate(lists):
        if each:
            yield from ([each[0], *rest] for rest in merges([*lists[:n], each[1:], *lists[n + 1:]]))


def orders(initial: int, threads: list[list[Event]]) -> Iterator[tuple[int | None, dict[str, list[tuple[int, int]]]]]:
    """The orders that coherence and atomicity allow for one word: the last value, and the relations."""
    for order in merges([[access for access in thread if access.kind == "W"] for thread in threads]):
        writes = [access.place for access in order]
        values = [initial, *(access.value for access in order)]
        co = [(one, other) for n, one in enumerate(writes) for other in writes[n + 1:]]
        for choice in product(*(list(reads(thread, writes, values, 0, {})) for thread in threads)):
            every = [pair for places in choice for pair in places.items()]
            yield values[-1] if writes else None, {
                "rf": [(writes[at - 1], read) for read, at in every if at], "co": co,
                "fr": [(read, write) for read, at in every for write in writes[at:]]}


def reads(thread: list[Event], writes: list[int], values: list[int], least: int,
          found: dict[int, int]) -> Iterator[dict[int, int]]:
    """The numbers of writes that can be before each read of a thread: no fewer than before an earlier access."""
    if not thread:
        yield found
    elif thread[0].kind == "R":
        for at in range(least, len(values)):
            if values[at] == thread[0].value:
                yield from reads(thread[1:], writes, values, at, {**found, thread[0].place: at})
    else:
        at = writes.index(thread[0].place) + 1
        if at > least and found.get(thread[0].partner, at - 1) == at - 1:
            yield from reads(thread[1:], writes, values, at, found)


def combinations(threads: list[list[Run]]) -> Iterator[tuple[Run, ...]]:
    """Runs that read only values that one of them writes, or that memory had at the start."""
    groups: list[dict[Any, list[Run]]] = [{} for _ in threads]
    for group, runs in zip(groups, threads):
        for run in runs:
            group.setdefault((run.needs, run.writes), []).append(run)
    for keys in product(*groups):
        written = frozenset().union(*(writes for _, writes in keys))
        if all(needs <= written for needs, _ in keys):
            yield from product(*(group[key] for group, key in zip(groups, keys)))


def executions(threads: list[list[Run]], initial: dict[int, int], model: Model) -> Iterator[Execution]:
    for runs in combinations(threads):
        base = [sum(len(run.events) for run in runs[:n]) for n in range(len(runs))]
        words = sorted({word for run in runs for word in run.words})
        found = (list(orders(initial[word], [run.accesses(word, at) for run, at in zip(runs, base)])) for word in words)
        choices = list(takewhile(bool, found))  # A word without an order is the last that is looked at.
        for chosen in product(*choices) if len(choices) == len(words) else ():
            final = {word: last for word, (last, _) in zip(words, chosen) if last is not None}
            pairs = {name: [pair for _, relations in chosen for pair in relations[name]] for name in COMMUNICATION}
            x = Execution([run.trace for run in runs], [run.alone for run in runs], base, final, pairs)
            if model.consistent(x):
                yield x
