"""The program that frees rings against the relation, which decides at once for which threads they wait."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from z3 import And, BoolVal, ForAll, If, Int, Not, Or

from model.problem import Problem
from model.proof.access import Action, h, is_inside, r, read, s
from model.proof.state import State, but, symbol
from model.refinement import programs, relate
from model.refinement.cases import actions as actions_of
from model.refinement.conditions import Conditions, paths
from model.refinement.integers import Num, Shared
from model.refinement.profiles import Profile

WAITING, FREE, OLDER = "the rings that wait", "how to free them", "how to free the older"
COUNT = Shared("record", "count")


Goal = tuple[str, list[Any], Any]  # what is wrong if it does not follow, what is given, and what must follow


class GoesOn(Exception):
    """The program goes on with a function, and what it is given."""

    def __init__(self, function: Callable[..., Any], given: tuple[Any, ...]) -> None:
        super().__init__()
        self.function, self.given = function, given


@dataclass(eq=False)
class Record:
    """The record of a thread, at which a program looks. It is in memory, so it is not at 0."""

    older: Num
    count: Shared = COUNT


@dataclass(eq=False)
class Ring:
    """A ring that waits, how it is freed, and the older one."""

    older: Num
    free: str


@dataclass
class Inner:
    """The owner's data about the rings that wait: for the thread of this record, which had this count."""

    reader: Any
    count: Num
    waiting: Any = WAITING
    waiting_free: Any = FREE


@dataclass
class Worker:
    inner: Inner


class Memory:
    """Memory, to a program that looks at records."""

    linked = True

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []

    def load(self, site: str, address: Any) -> Num:
        if (site, address) != ("retire.look", COUNT):
            raise Problem(f"{site} is at another location, or does not belong there")
        return Num(Int("found"))

    def call(self, name: str, *given: Any) -> None:
        self.calls.append((name, *given))

    def goes(self, function: Callable[..., Any], _: Worker, *given: Any) -> None:
        raise GoesOn(function, given)


@dataclass
class Freed:
    """The ring that a program frees, its calls, and where it goes on, if it does."""

    ring: Ring
    calls: list[tuple[Any, ...]]
    goes_on: GoesOn | None


def freed(_: Conditions) -> Freed:
    memory: Any = Memory()
    ring: Any = Ring(Num(Int("older")), OLDER)
    try:
        programs.free_ring(memory, memory, ring, FREE, programs.done)
    except GoesOn as goes:
        return Freed(ring, memory.calls, goes)
    return Freed(ring, memory.calls, None)


def frees_each() -> list[Goal]:
    """Each ring of a list is freed once, with the function that is held with it, and then the older ones."""
    goals, older = [], Int("older")
    for conditions, run in paths(freed):
        goes, goal = run.goes_on, older == 0
        if goes:
            goal = And(older != 0, goes.given[0].v == older) if goes.function is programs.free_ring else BoolVal(False)
        right = run.calls == [("through", FREE, run.ring)] and (not goes or goes.given[1] == OLDER)
        goals.append(("free_ring frees another ring", conditions.known, And(right, goal)))
    return goals


@dataclass
class Run:
    """The record at which a program looked, what the owner has then, and where the program goes on, if it does."""

    record: Record
    inner: Inner
    goes_on: GoesOn | None


Begin = Callable[[Any, Any, Record], Any]


def first_look(memory: Any, worker: Any, record: Record) -> Any:
    return programs.watch_one(memory, worker, record, programs.done)


def another_look(memory: Any, worker: Any, record: Record) -> Any:
    worker.inner.reader = record
    return programs.collect(memory, worker, programs.done)


def executed(begin: Begin, _: Conditions) -> Run:
    record, inner = Record(older=Num(Int("older"))), Inner(reader=0, count=Num(Int("kept")))
    try:
        begin(Memory(), Worker(inner), record)
    except GoesOn as goes:
        return Run(record, inner, goes)
    return Run(record, inner, None)


def past(state: State, ring: Any) -> Any:
    """States that a retired ring does not wait for a thread."""
    return Not(And(is_inside(state, h), state.waits(ring, h) == state.count(h)))


def compared(profile: Profile, change: relate.Change = relate.same) -> tuple[int, list[str]]:
    """How much was compared with the actions, or with changed ones, and what differs."""
    actions = {each.name: each for each in map(change, actions_of(profile)) if each}
    goals = [*looks(actions["retire.look"].after), *frees(actions["free"]), *frees_each()]
    goals += [(f"after {name}, a ring waits again", [r >= 1, r <= s.retired, past(s, r), *each.guard, *each.writes],
               past(each.after, r)) for name, each in actions.items()]
    known = relate.facts(profile)
    return len(goals), [says for says, given, goal in goals if not relate.implied([*known, *given], goal)]


def looks(look: State) -> list[Goal]:
    """When a program goes on from a record, the rings do not wait for its thread in the relation. A record is odd from
    an announcement to its end. After the fence of `retire`, the owner reads the newest announcement that it must see,
    or a newer one."""
    goals = []
    later = but(look, **{name: symbol(name, " later") for name in ("count", "thief_at")})
    kept, found, left = Int("kept"), Int("found"), 2 * later.count(h)

    def seen(count: Any) -> Any:
        return And(2 * s.seen_count(h) - 1 <= count, count <= found)

    memory = [s.retired < r, r < s.rings, s.count(h) <= later.count(h), seen(kept),
              found <= If(is_inside(later, h), left - 1, left)]
    for says, begin, before in (("watch_one", first_look, []), ("collect", another_look, [kept % 2 == 1])):
        for conditions, run in paths(partial(executed, begin)):
            goes, inner = run.goes_on, run.inner
            if goes is None:
                waits = inner.reader is run.record and inner.waiting == WAITING
                goal = And(seen(inner.count.v), inner.count.v % 2 == 1, waits)
            elif goes.function is programs.watch_one:
                goal = And(past(later, r), goes.given[0].v == run.record.older.v)
            else:
                done = goes.function is programs.free_ring and goes.given[:2] == (WAITING, FREE) and (
                    inner.reader == 0 and inner.waiting == 0)
                goal = And(past(later, r), run.record.older.v == 0, done)
            goals.append((f"{says} is not as in the relation", [*memory, *before, *conditions.known], goal))
    return goals


def frees(free: Action) -> list[Goal]:
    waits_for_none = [read >= 1, read <= s.retired, ForAll([h], past(s, read), patterns=[s.waits(read, h)])]
    goal = And(*free.guard, ForAll([r], free.after.freed(r) == Or(r == read, s.freed(r))))
    return [("free is not as in the program", waits_for_none, goal)]
