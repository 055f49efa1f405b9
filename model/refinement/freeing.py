"""The program that frees rings against the relation, which decides at once for which threads they wait."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from z3 import And, ForAll, If, Int, Not, Or

from model.proof.access import h, is_announced, r, read, s
from model.proof.state import State, but, symbol
from model.refinement import programs, relate
from model.refinement.match import Conditions, Goes, paths


def past(state: State, ring: Any) -> Any:
    """States that a retired ring does not wait for a thread."""
    return Not(And(is_announced(state, h), state.waits(ring, h) == state.count(h)))


class Look:
    """Memory, to a program that looks at a record."""

    linked = True
    load = lambda self, *_: relate.Num(Int("found"))

    def goes(self, function: Callable, *given: Any) -> None:
        raise Goes(function, *given[1:])


def executed(name: str, conditions: Conditions) -> tuple[SimpleNamespace, SimpleNamespace, tuple]:
    """The record that a program looks at, what the owner has afterwards, and where the program goes on."""
    record = SimpleNamespace(count=None, older=relate.Num(Int("older")))
    first = [record] if name == "watch_one" else []
    inner = SimpleNamespace(reader=0 if first else record, count=relate.Num(Int("kept")), waiting="rings",
                            waiting_free="free")
    try:
        getattr(programs, name)(Look(), SimpleNamespace(inner=inner), *first, programs.done)
    except Goes as goes:
        return record, inner, goes.args
    return record, inner, ()


def compared(protocol: str, change: Callable = lambda each: each) -> tuple[int, list[str]]:
    """How much was compared with the actions, or with changed ones, and what differs."""
    actions = {each.name: change(each) for each in relate.actions(protocol)}
    look, free, goals = actions["retire.look"].after, actions["free"], []
    # A record is odd from an announcement to its end. After the fence of `retire`, the owner reads the newest
    # announcement that it must see, or what is newer.
    later = but(look, **{name: symbol(name, " later") for name in ("count", "thief_at")})
    kept, found, left = Int("kept"), Int("found"), 2 * later.count(h)
    seen = lambda count: And(2 * s.seen_count(h) - 1 <= count, count <= found)
    memory = [s.retired < r, r < s.rings, s.count(h) <= later.count(h), seen(kept),
              found <= If(is_announced(later, h), left - 1, left)]
    for name, before in (("watch_one", []), ("collect", [kept % 2 == 1])):
        for conditions, (record, inner, goes) in paths(lambda each, name=name: executed(name, each)):
            if goes[:1] == (programs.watch_one,):
                goal = And(past(later, r), goes[1].v == record.older.v)
            elif goes:
                done = goes[:3] == (programs.free_ring, "rings", "free") and (inner.reader, inner.waiting) == (0, 0)
                goal = And(past(later, r), record.older.v == 0, done)
            else:
                waits = inner.reader is record and inner.waiting == "rings"
                goal = And(seen(inner.count.v), inner.count.v % 2 == 1, waits)
            goals.append((f"{name} is not as in the relation", [*memory, *before, *conditions.known], goal))
    goals += [(f"after {name}, a ring waits again", [1 <= r, r <= s.retired, past(s, r), *each.guard, *each.writes],
               past(each.after, r)) for name, each in actions.items()]
    waits_for_none = [1 <= read, read <= s.retired, ForAll([h], past(s, read), patterns=[s.waits(read, h)])]
    goals.append(("free is not as in the program", waits_for_none, And(
        *free.guard, ForAll([r], free.after.freed(r) == Or(r == read, s.freed(r))))))
    known = relate.facts(protocol)
    return len(goals), [says for says, given, goal in goals if not relate.implied([*known, *given], goal)]
