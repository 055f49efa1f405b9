"""The order S of the sequentially consistent fences and accesses, as Views.tla constrains it.

Of its constraints, these are used. A is a thief's access to `top`, and B its look at `bottom` after it; F is a fence
of the owner, and R a load of `top` by the owner after it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

from z3 import And, Function, If, Implies, Int, Ints

from model.proof.access import s
from model.proof.state import INT, put

a, b, f = Ints("A B F")  # the places of A, B and F in S


@dataclass(frozen=True)
class Order:
    """What has happened, each kind of event numbered from 1; and the events to which numbers of the relation belong."""

    looks: Any  # the looks B so far
    target: Callable[[Any], Any]  # the message of `top` that A claimed or read
    found: Callable[[Any], Any]  # the message of `bottom` that B read
    fences: Any  # the fences F so far
    limit: Callable[[Any], Any]  # the message of `bottom` that had been seen by F
    reads: Any  # the loads R so far
    value: Callable[[Any], Any]  # the message of `top` that R read
    last: Callable[[Any], Any]  # the last F before R; 0 if none
    looked_by: Any
    behind_by: Any
    due_by: Any
    stale_by: Callable[[Any], Any]

    def has_fence(self, limit: Any) -> Order:
        number = self.fences + 1
        return replace(self, fences=number, limit=put(self.limit, number, limit),
                       due_by=If(s.behind > s.due, self.behind_by, self.due_by))

    def has_store(self) -> Order:
        """All looks so far found an older message of `bottom`."""
        return replace(self, behind_by=self.looked_by)

    def has_read(self, value: Any) -> tuple[Order, Any]:
        """Returns the order after a load R, and a constraint on what it reads."""
        number, stale_by = self.reads + 1, self.stale_by
        after = replace(self, reads=number, value=put(self.value, number, value),
                        last=put(self.last, number, self.fences),
                        stale_by=lambda x: If(value < x, number, stale_by(x)))
        return after, after.has_place(self.due_by, number)

    def has_look(self, target: Any, found: Any) -> tuple[Order, Any]:
        """Returns the order after a look B, and a constraint on what it reads."""
        number = self.looks + 1

        def by(name: str, condition: Any = True) -> Any:
            return If(And(condition, getattr(s, name) <= target), number, getattr(self, f"{name}_by"))

        after = replace(self, looks=number, target=put(self.target, number, target),
                        found=put(self.found, number, found), looked_by=by("looked"),
                        behind_by=by("behind", found < s.messages), due_by=by("due", found < s.fenced_at))
        return after, after.has_place(number, self.stale_by(target))

    def has_place(self, look: Any, read: Any) -> Any:
        """States that S has places for this look, this load, and the last fence before the load."""
        fence = self.last(read)
        exist = And(1 <= look, look <= self.looks, 1 <= read, read <= self.reads, 1 <= fence, fence <= self.fences)
        return Implies(exist, And(
            a < b,  # in program order
            Implies(self.found(look) < self.limit(fence), b < f),  # B read what is older than what F had seen
            Implies(self.value(read) < self.target(look), f < a)))  # F comes before R, which read what A changed


def order() -> Order:
    functions = ("target", "found", "limit", "value", "last", "stale_by")

    def symbol(name: str) -> Any:
        return Function(f"S.{name}", INT, INT) if name in functions else Int(f"S.{name}")
    return Order(**{each.name: symbol(each.name) for each in fields(Order)})
