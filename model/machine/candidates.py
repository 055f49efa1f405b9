"""All executions of runs of threads that a memory model allows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from cat import Execution, Model
from cpu import Trace

Places = dict[int, int]  # of reads: how many writes to their word are before them


class Access(NamedTuple):
    """An access to one word, by the numbers of its event and of the read with which it is atomic."""

    event: int
    is_read: bool
    value: int
    partner: int


class Run:
    """A run of a thread, prepared to be combined with others."""

    def __init__(self, trace: Trace, initial: dict[int, int], model: Model) -> None:
        self.trace, self.events, self.model = trace, trace.events, model
        self.writes = frozenset((e.addr, e.value) for e in self.events if e.kind == "W")
        self.needs = frozenset((e.addr, e.value) for e in self.events if e.kind == "R"
                               and initial[e.addr] != e.value) - self.writes
        self.words: dict[int, list[int]] = {}
        for i, event in enumerate(self.events):
            if event.kind != "F":
                self.words.setdefault(event.addr, []).append(i)

    @cached_property
    def alone(self) -> dict[int, Any]:
        return self.model.alone(self.events)

    def accesses(self, word: int, base: int) -> list[Access]:
        every = ((i, self.events[i]) for i in self.words.get(word, ()))
        return [Access(base + i, e.kind == "R", e.value, base + e.partner if e.partner >= 0 else -1) for i, e in every]


def merges(lists: list[list[Any]]) -> Iterator[list[Any]]:
    """All ways to merge lists, each in its order."""
    if not any(lists):
        yield []
    for n, each in enumerate(lists):
        if each:
            yield from ([each[0], *rest] for rest in merges([*lists[:n], each[1:], *lists[n + 1:]]))


def orders(initial: int, threads: list[list[Access]]) -> Iterator[tuple[int | None, dict[str, list[tuple[int, int]]]]]:
    """The orders that coherence and atomicity allow for one word: the last value, and the relations."""
    for order in merges([[access for access in thread if not access.is_read] for thread in threads]):
        writes = [access.event for access in order]
        values = [initial, *(access.value for access in order)]
        co = [(one, other) for n, one in enumerate(writes) for other in writes[n + 1:]]
        for choice in product(*(list(reads(thread, writes, values, 0, {})) for thread in threads)):
            every = [pair for places in choice for pair in places.items()]
            yield values[-1] if writes else None, {
                "rf": [(writes[at - 1], read) for read, at in every if at], "co": co,
                "fr": [(read, write) for read, at in every for write in writes[at:]],
                "rsw": [(one, other) for places in choice for one in places for other in places
                        if one < other and places[one] == places[other]]}


def reads(thread: list[Access], writes: list[int], values: list[int], least: int, found: Places) -> Iterator[Places]:
    """The places that the reads of a thread can have: none is before that of an earlier access."""
    if not thread:
        yield found
    elif thread[0].is_read:
        for at in range(least, len(values)):
            if values[at] == thread[0].value:
                yield from reads(thread[1:], writes, values, at, {**found, thread[0].event: at})
    else:
        at = writes.index(thread[0].event) + 1
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
    """The executions that the model allows."""
    for runs in combinations(threads):
        base = [sum(len(run.events) for run in runs[:n]) for n in range(len(runs))]
        words, choices = sorted({word for run in runs for word in run.words}), []
        for word in words:
            choices.append(list(orders(initial[word], [run.accesses(word, at) for run, at in zip(runs, base)])))
            if not choices[-1]:
                break
        else:
            for chosen in product(*choices):
                x = Execution([run.trace for run in runs], [run.alone for run in runs], base,
                              {word: last for word, (last, _) in zip(words, chosen) if last is not None})
                for name in x.pairs:
                    x.pairs[name] = [pair for _, relations in chosen for pair in relations[name]]
                if model.consistent(x):
                    yield x
