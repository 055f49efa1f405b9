"""All executions of runs of threads that a memory model allows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from typing import Any, NamedTuple

from cat import Execution, Model, Thread
from cpu import Trace


class Access(NamedTuple):
    """An access to one word."""

    is_read: bool
    value: int
    pair: int  # of an atomic write: which access of the thread to the word is its read


Place = tuple[int, int]  # a thread, and which of its accesses


class Order(NamedTuple):
    """An order of the writes to a word, and which write each read reads from."""

    rf: tuple[tuple[Place, Place], ...]
    co: tuple[tuple[Place, Place], ...]
    fr: tuple[tuple[Place, Place], ...]
    rsw: tuple[tuple[Place, Place], ...]  # reads of a thread from the same write
    last: int  # the final value


@dataclass(frozen=True)
class Found:
    """An execution, with the runs that it consists of."""

    traces: tuple[Trace, ...]
    execution: Execution
    final: dict[int, int]  # of the words that are written


def merges(lists: tuple[tuple[Any, ...], ...]) -> Iterator[tuple[Any, ...]]:
    """All ways to merge lists, each in its order."""
    if not any(lists):
        yield ()
    for n, each in enumerate(lists):
        if each:
            for rest in merges((*lists[:n], each[1:], *lists[n + 1:])):
                yield each[0], *rest


@lru_cache(maxsize=None)
def orders(initial: int, threads: tuple[tuple[Access, ...], ...]) -> tuple[Order, ...]:
    """What coherence and atomicity allow for one word."""
    writes = tuple(tuple((n, i) for i, access in enumerate(thread) if not access.is_read)
                   for n, thread in enumerate(threads))
    found = []
    for order in merges(writes):
        place = {write: n + 1 for n, write in enumerate(order)}
        values = [initial, *(threads[n][i].value for n, i in order)]
        co = tuple((one, order[m]) for n, one in enumerate(order) for m in range(n + 1, len(order)))
        for choice in product(*(list(reads(n, thread, place, values)) for n, thread in enumerate(threads))):
            every = [pair for places in choice for pair in places]
            rf = tuple((order[at - 1], read) for read, at in every if at)
            fr = tuple((read, write) for read, at in every for write in order[at:])
            rsw = tuple((one, other) for places in choice for one, at in places for other, same in places
                        if at == same and one < other)
            found.append(Order(rf, co, fr, rsw, values[-1]))
    return tuple(found)


def reads(n: int, thread: tuple[Access, ...], place: dict[Place, int], values: list[int], i: int = 0, least: int = 0,
          at: dict[int, int] | None = None) -> Iterator[list[tuple[Place, int]]]:
    """The places in the order of writes that the reads of a thread can have: none sees an older one than before."""
    at = at or {}
    if i == len(thread):
        yield [((n, read), where) for read, where in at.items()]
        return
    access = thread[i]
    if access.is_read:
        for where in range(least, len(values)):
            if values[where] == access.value:
                yield from reads(n, thread, place, values, i + 1, where, {**at, i: where})
    elif place[n, i] > least and (access.pair < 0 or at[access.pair] == place[n, i] - 1):
        yield from reads(n, thread, place, values, i + 1, place[n, i], at)


class Run:
    """A run, prepared to be combined with others."""

    def __init__(self, trace: Trace, initial: dict[int, int], model: Model) -> None:
        self.trace, self.model = trace, model
        self.words: dict[int, list[int]] = {}
        for i, event in enumerate(trace.events):
            if event.kind != "F":
                self.words.setdefault(event.addr, []).append(i)
        self.writes = frozenset((e.addr, e.value) for e in trace.events if e.kind == "W")
        self.needs = frozenset((e.addr, e.value) for e in trace.events if e.kind == "R"
                               and initial[e.addr] != e.value) - self.writes
        self.accesses = {word: tuple(self.access(every, i) for i in every) for word, every in self.words.items()}

    def access(self, every: list[int], i: int) -> Access:
        event = self.trace.events[i]
        return Access(event.kind == "R", event.value, every.index(event.partner) if event.partner >= 0 else -1)

    @cached_property
    def thread(self) -> Thread:
        return Thread(self.trace.events, self.model)


def combinations(threads: list[list[Run]]) -> Iterator[tuple[Run, ...]]:
    """Runs of which each reads only what another, or itself, writes, or what was there."""
    groups = []
    for runs in threads:
        group: dict[tuple, list[Run]] = {}
        for run in runs:
            group.setdefault((run.needs, run.writes), []).append(run)
        groups.append(group)
    for keys in product(*groups):
        written = frozenset().union(*(writes for _, writes in keys))
        if all(needs <= written for needs, _ in keys):
            yield from product(*(group[key] for group, key in zip(groups, keys)))


def executions(threads: list[list[Run]], initial: dict[int, int], model: Model) -> Iterator[Found]:
    """The executions that the model allows."""
    for runs in combinations(threads):
        words = sorted({word for run in runs for word in run.words})
        choices = []
        for word in words:
            choices.append(orders(initial[word], tuple(run.accesses.get(word, ()) for run in runs)))
            if not choices[-1]:
                break
        else:
            yield from allowed(runs, words, choices, model)


def allowed(runs: tuple[Run, ...], words: list[int], choices: list[tuple[Order, ...]], model: Model) -> Iterator[Found]:
    threads = [run.thread for run in runs]
    base = [sum(thread.size for thread in threads[:n]) for n in range(len(runs))]
    for chosen in product(*choices):
        x = Execution(threads, base)
        for word, order in zip(words, chosen):
            at = [run.words.get(word) for run in runs]
            for pairs, named in zip((x.rf, x.co, x.fr, x.rsw), order):
                pairs += [(base[m] + at[m][i], base[n] + at[n][j]) for (m, i), (n, j) in named]
        if model.consistent(x):
            yield Found(tuple(run.trace for run in runs), x, {word: order.last for word, order in zip(words, chosen)})
