"""Memory models: which executions a file of herd's language allows.

Whatever depends on a thread alone is computed once for each of its runs, whatever depends on all threads but not on the
sources of reads once for runs that are combined, and the rest for each execution.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, reduce
from operator import and_, or_
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from model.machine import relation, table
from model.machine.cat import LIBRARY, SET, Check, Graph, Node, mentioned, parse, without
from model.machine.cpu import Event
from model.machine.relation import Rows, bits, edges
from model.problem import Problem

FOLDER = Path(__file__).with_name("cat")
COMMUNICATION = ("rf", "co", "fr")
BASIC = ("R", "W", "M", "F")
TABLES = {"rc11": "c20", "imm": "c20"}  # of events for models of a language
# The sets that a model need not name: relaxed accesses, and accesses that are atomic by one instruction or a pair, as
# `rmw` says.
WITHOUT_EFFECT = ("X", "EX", "RLX")
Computed: TypeAlias = Any  # a set or a relation, or the values of a recursive definition
Compute: TypeAlias = Callable[..., Computed]
CHECKS: dict[str, Callable[[Computed], bool]] = {
    "acyclic": relation.is_acyclic, "irreflexive": relation.is_irreflexive,
    "empty": lambda of: not (any(of) if isinstance(of, list) else of)}


def every(size: int) -> int:
    return (1 << size) - 1


# Each operator with the number of events and what it is applied to.
ON_RELATIONS: dict[str, Compute] = {
    "union": lambda _, *several: relation.union(*several), "intersection": lambda _, a, b: relation.intersection(a, b),
    "difference": lambda _, a, b: relation.difference(a, b), "complement": lambda _, a: relation.complement(a),
    "sequence": lambda _, a, b: relation.sequence(a, b), "from_set": lambda _, a, b: relation.from_set(a, b),
    "to_set": lambda _, a, b: relation.to_set(a, b), "identity": lambda size, a: relation.identity(a, size),
    "product": lambda size, a, b: relation.product(a, b, size), "inverse": lambda _, a: relation.inverse(a),
    "plus": lambda _, a: relation.plus(a), "star": lambda _, a: relation.option(relation.plus(a)),
    "option": lambda _, a: relation.option(a)}
ON_SETS: dict[str, Compute] = {
    "union": lambda _, *several: reduce(or_, several), "intersection": lambda _, a, b: and_(a, b),
    "difference": lambda _, a, b: a & ~b, "complement": lambda size, a: a ^ every(size),
    "domain": lambda _, a: relation.domain(a), "range": lambda _, a: relation.range_of(a)}


class Step(NamedTuple):
    slot: int
    compute: Compute
    args: tuple[int, ...]


class Steps:
    """Computes nodes, each after those that it is applied to. Some nodes are given."""

    def __init__(self, given: Iterable[Node] = ()) -> None:
        self.slots: dict[Node, int] = {}
        self.steps: list[Step] = []
        for node in given:
            self.slots[node] = len(self.slots)

    def add(self, node: Node) -> int:
        """The slot of a node."""
        if node not in self.slots:
            args, compute = self.operation(node)
            slots = tuple(map(self.add, args))
            self.slots[node] = len(self.slots)
            self.steps.append(Step(self.slots[node], compute, slots))
        return self.slots[node]

    def operation(self, node: Node) -> tuple[Sequence[Node], Compute]:
        if node.op == "least":
            return least(node)
        if node.op == "nothing":
            return (), lambda size: [0] * size
        return node.args, (ON_SETS if node.kind == SET else ON_RELATIONS)[node.op]

    def run(self, size: int, given: list[Computed], until: int | None = None, begin: int = 0) -> None:
        """Computes what is not given, to the end or until a number of steps."""
        for slot, compute, args in self.steps[begin:until]:
            assert slot == len(given)
            given.append(compute(size, *[given[arg] for arg in args]))


def least(node: Node) -> tuple[Sequence[Node], Compute]:
    """The operation that finds the least relations which are equal to what is computed from them, and gives one."""
    half = len(node.args) // 2
    variables, bodies, chosen = node.args[:half], node.args[half:], int(node.name)
    outside = ends(bodies, lambda each: each not in variables and not depends(each, variables))
    steps = Steps((*outside, *variables))
    slots = [steps.add(body) for body in bodies]

    def compute(size: int, *given: Computed) -> Rows:
        found: list[Rows] = [[0] * size for _ in variables]
        while True:
            values = [*given, *found]
            steps.run(size, values)
            new = [values[slot] for slot in slots]
            if new == found:
                return found[chosen]
            found = new
    return outside, compute


def ends(nodes: Iterable[Node], is_end: Callable[[Node], bool]) -> list[Node]:
    """The first nodes of a kind among nodes and what they are applied to."""
    found: dict[Node, None] = {}
    seen: set[Node] = set()
    todo = [*nodes][::-1]
    while todo:
        node = todo.pop()
        if is_end(node):
            found[node] = None
        elif node not in seen:
            seen.add(node)
            todo += node.args[::-1]
    return list(found)


def depends(node: Node, variables: Sequence[Node]) -> bool:
    return bool(ends([node], lambda each: each in variables))


def leaves(nodes: Iterable[Node]) -> list[Node]:
    return ends(nodes, lambda each: each.op == "leaf")


class Model:
    """A memory model, or what is left of it without a clause."""

    def __init__(self, name: str, number: int = -1) -> None:
        path = FOLDER / f"{name}.cat"
        text, tree = parse(path)
        known = table.load(TABLES.get(name, name)).sets
        named = mentioned(tree)
        self.clause = without(text, tree, number) if number >= 0 else ""
        graph = Graph(known)
        library = graph.read(LIBRARY, graph.basis())
        graph.mentioned.clear()
        graph.read(path, library.names, tree)
        self.named = {*BASIC, *WITHOUT_EFFECT, *named, *graph.mentioned}
        self.prepare(name, graph)

    @classmethod
    def published(cls, path: Path, sets: frozenset[str]) -> Model:
        """A model from elsewhere, whose names may be defined again, for events of these sets."""
        model, graph = cls.__new__(cls), Graph(sets, shadowing=True)
        model.clause, model.named = "", {*BASIC, *sets}
        graph.read(path, graph.read(LIBRARY, graph.basis()).names)
        model.prepare(path.name, graph)
        return model

    def prepare(self, name: str, graph: Graph) -> None:
        self.name, self.sets = name, graph.sets
        # A check that marks data races or bad tests is not a constraint.
        self.checks: list[Check] = [each for each in graph.checks if each.verb != "flag"]
        self.flags: list[Check] = [each for each in graph.checks if each.verb == "flag"]
        nodes = [check.of for check in (*self.checks, *self.flags)]
        self.shared = ends(nodes, lambda node: node.own)  # the largest parts that depend on one thread alone
        self.given = leaves(self.shared)
        self.alone_steps = Steps(self.given)
        self.alone_slots = [self.alone_steps.add(node) for node in self.shared]
        self.moving = [node for node in leaves(nodes) if not node.own]
        self.steps = Steps((*self.shared, *self.moving))
        # Of each check, the slot, and the number of steps until then.
        self.decided = [(check, self.steps.add(check.of), len(self.steps.steps)) for check in self.checks]
        self.flagged = [(check, self.steps.add(check.of)) for check in self.flags]

    def alone(self, events: tuple[Event, ...]) -> list[Computed]:
        """The sets and relations that are computed for the run of one thread."""
        size, sets = len(events), dict.fromkeys((*self.sets, *BASIC), 0)
        for i, event in enumerate(events):
            for name in (event.kind, *event.attrs, *(["M"] if event.kind != "F" else ())):
                if name not in self.named:
                    raise Problem(f"the model of {self.name} does not know {name}: {event.text}")
                sets[name] |= 1 << i
        sets["_"] = every(size)
        values = [sets[node.name] if node.kind == SET else within(node.name, events) for node in self.given]
        self.alone_steps.run(size, values)
        return [values[slot] for slot in self.alone_slots]

    def together(self, alone: list[list[Computed]], base: list[int], size: int) -> list[Computed]:
        """The sets and relations that are computed for the runs of all threads."""
        return [sum(of[k] << at for of, at in zip(alone, base, strict=True)) if node.kind == SET else
                [row << at for of, at in zip(alone, base, strict=True) for row in of[k]]
                for k, node in enumerate(self.shared)]

    def consistent(self, size: int, together: list[Computed], moving: Callable[[str], Rows]) -> bool:
        values, begin = [*together, *(moving(node.name) for node in self.moving)], 0
        for check, slot, until in self.decided:
            self.steps.run(size, values, until, begin)
            begin = until
            if CHECKS[check.kind](values[slot]) == check.negated:
                if check.verb:
                    raise Problem(f"{check.where}: an execution has {check.verb.replace('_', ' ')} {check.name}")
                return False
        return True

    def raised(self, size: int, together: list[Computed], moving: Callable[[str], Rows]) -> list[str]:
        """The flags that the model raises of an execution."""
        values = [*together, *(moving(node.name) for node in self.moving)]
        self.steps.run(size, values)
        return [check.name for check, slot in self.flagged if CHECKS[check.kind](values[slot]) != check.negated]


def within(name: str, events: tuple[Event, ...]) -> Rows:
    """A relation of the run of one thread."""
    size = len(events)
    if name == "po":
        return [sum(1 << j for j, f in enumerate(events) if f.place > e.place) for e in events]
    if name == "loc":
        return [sum(1 << j for j, f in enumerate(events) if e.kind != "F" and f.kind != "F" and f.addr == e.addr)
                for e in events]
    if name == "rmw":
        return edges(size, ((e.partner, i) for i, e in enumerate(events) if e.partner >= 0))
    if name in ("int", "ext"):
        return [every(size) * (name == "int")] * size
    if name == "id":
        return relation.identity(every(size), size)
    of = {"addr": "adeps", "data": "ddeps", "ctrl": "cdeps"}[name]
    return edges(size, ((i, j) for j, e in enumerate(events) for i in bits(getattr(e, of))))


load = cache(Model)  # A model is read once.
