"""The programs of sites of crates/c/chase_lev.h: a pop and a steal are the same as in src/deque.rs, on other memory."""

from __future__ import annotations

from typing import Any

from model.refinement import programs
from model.refinement.interface import At, Element, Word, Worker


class Owner:
    """A deque in C, as a worker: what only the owner uses is in it, and the slots are found by the owner's ring."""

    upkeep = 0  # none is due
    patience = claims_from = left = most = 0  # It is not asymmetric.

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    @property
    def slots(self) -> Any:
        return self.inner.own_ring + 16

    @property
    def mask(self) -> Word:
        return self.inner.own_ring.mask

    @property
    def grow_at(self) -> Word:
        return self.inner.grow_at

    @property
    def bottom(self) -> Word:
        return self.inner.own_bottom

    @bottom.setter
    def bottom(self, index: Word) -> None:
        self.inner.own_bottom = index


def push(at: At, w: Worker, element: Element) -> Word:
    """Returns 1 if there is no room."""
    d: Any = Owner(w.inner)
    b = d.bottom
    if d.grow_at - b <= 0 and not at.call("reserve", d.inner):
        return 1
    programs.put(at, d, b, element)
    return 0


def pop(at: At, w: Worker) -> Element:
    d: Any = Owner(w.inner)
    return programs.pop(at, d)


steal = programs.steal
