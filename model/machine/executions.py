"""All executions of threads that a memory model allows: the sources of reads, and the orders of writes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product, takewhile
from typing import Any, NamedTuple

from model.machine.cpu import Trace
from model.machine.models import COMMUNICATION, Computed, Model
from model.machine.relation import Rows, edges


class Together:
    """Runs of all threads, combined."""

    def __init__(self, runs: tuple[Run, ...], model: Model) -> None:
        self.runs, self.model = runs, model
        self.traces = [run.trace for run in runs]
        self.base = [sum(len(run.events) for run in runs[:n]) for n in range(len(runs))]  # each thread's first event
        self.owner = [n for n, run in enumerate(runs) for _ in run.events]  # of each event
        self.size = len(self.owner)

    @cached_property
    def computed(self) -> list[Computed]:
        return self.model.together([run.alone for run in self.runs], self.base, self.size)

    @cached_property
    def ext(self) -> Rows:
        """Which events are in another thread."""
        every, masks = (1 << self.size) - 1, [(1 << len(run.events)) - 1 << at
                                              for run, at in zip(self.runs, self.base, strict=True)]
        return [every & ~masks[thread] for thread in self.owner]

    @cached_property
    def loc(self) -> Rows:
        """Which events access the same word."""
        events = [event for run in self.runs for event in run.events]
        return [sum(1 << j for j, f in enumerate(events) if e.kind != "F" and f.kind != "F" and f.addr == e.addr)
                for e in events]


@dataclass
class Execution:
    """Runs of threads, the source of each read, and the order of the writes to each word."""

    of: Together
    final: dict[int, int]  # the last value of each word that is written
    pairs: dict[str, list[tuple[int, int]]]  # of each relation; `rf` has no reads of what was there first

    @property
    def traces(self) -> list[Trace]:
        return self.of.traces

    def relation(self, name: str) -> Rows:
        if name in COMMUNICATION:
            return edges(self.of.size, self.pairs[name])
        return self.of.ext if name == "ext" else self.of.loc


class Access(NamedTuple):
    """An access to a word in an execution, by the number of its event."""

    kind: str
    number: int
    value: int
    partner: int


class Run:
    """A run of a thread, prepared to be combined with others."""

    def __init__(self, trace: Trace, initial: dict[int, int], model: Model) -> None:
        self.trace, self.events, self.model = trace, trace.events, model
        self.writes = frozenset((e.addr, e.value) for e in self.events if e.kind == "W")
        self.needs = frozenset((e.addr, e.value) for e in self.events if e.kind == "R"
                               and initial[e.addr] != e.value) - self.writes
        self.words = {e.addr for e in self.events if e.kind != "F"}

    @cached_property
    def alone(self) -> list[Computed]:
        return self.model.alone(self.events)

    def accesses(self, word: int, base: int) -> list[Access]:
        """The accesses to a word."""
        return [Access(e.kind, base + i, e.value, base + e.partner if e.partner >= 0 else -1)
                for i, e in enumerate(self.events) if e.addr == word and e.kind != "F"]


def merges(lists: list[list[Any]]) -> Iterator[list[Any]]:
    """All ways to merge lists, each in its order."""
    if not any(lists):
        yield []
    for n, each in enumerate(lists):
        if each:
            yield from ([each[0], *rest] for rest in merges([*lists[:n], each[1:], *lists[n + 1:]]))


def orders(initial: int, threads: list[list[Access]]) -> Iterator[tuple[int | None, dict[str, list[tuple[int, int]]]]]:
    """The orders that coherence and atomicity allow for one word: the last value, and the relations."""
    for order in merges([[access for access in thread if access.kind == "W"] for thread in threads]):
        writes = [access.number for access in order]
        values = [initial, *(access.value for access in order)]
        co = [(one, other) for n, one in enumerate(writes) for other in writes[n + 1:]]
        for choice in product(*(list(reads(thread, writes, values, 0, {})) for thread in threads)):
            every = [pair for places in choice for pair in places.items()]
            yield values[-1] if writes else None, {
                "rf": [(writes[at - 1], read) for read, at in every if at], "co": co,
                "fr": [(read, write) for read, at in every for write in writes[at:]]}


def reads(thread: list[Access], writes: list[int], values: list[int], least: int,
          found: dict[int, int]) -> Iterator[dict[int, int]]:
    """The numbers of writes that can be before each read of a thread: no fewer than before an earlier access."""
    if not thread:
        yield found
    elif thread[0].kind == "R":
        for at in range(least, len(values)):
            if values[at] == thread[0].value:
                yield from reads(thread[1:], writes, values, at, {**found, thread[0].number: at})
    else:
        at = writes.index(thread[0].number) + 1
        if at > least and found.get(thread[0].partner, at - 1) == at - 1:
            yield from reads(thread[1:], writes, values, at, found)


def combinations(threads: list[list[Run]]) -> Iterator[tuple[Run, ...]]:
    """Runs that read only values that one of them writes, or that memory had at the start."""
    groups: list[dict[Any, list[Run]]] = [{} for _ in threads]
    for group, runs in zip(groups, threads, strict=True):
        for run in runs:
            group.setdefault((run.needs, run.writes), []).append(run)
    for keys in product(*groups):
        written = frozenset().union(*(writes for _, writes in keys))
        if all(needs <= written for needs, _ in keys):
            yield from product(*(group[key] for group, key in zip(groups, keys, strict=True)))


def executions(threads: list[list[Run]], initial: dict[int, int], model: Model) -> Iterator[Execution]:
    for runs in combinations(threads):
        of = Together(runs, model)
        words = sorted({word for run in runs for word in run.words})
        found = (list(orders(initial[word], [run.accesses(word, at) for run, at in zip(runs, of.base, strict=True)]))
                 for word in words)
        choices = list(takewhile(bool, found))  # A word without an order is the last that is looked at.
        for chosen in product(*choices) if len(choices) == len(words) else ():
            final = {word: last for word, (last, _) in zip(words, chosen, strict=True) if last is not None}
            pairs = {name: [pair for _, relations in chosen for pair in relations[name]] for name in COMMUNICATION}
            x = Execution(of, final, pairs)
            if model.consistent(of.size, of.computed, x.relation):
                yield x
