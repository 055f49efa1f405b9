"""The interface that a program of sites is given. Each way to execute it has its own words, memory and pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

Word = Any  # a number, or the address of a shared word; indices wrap
Truth = Any
Element = Any  # one or several words
Then = Callable[..., Any]  # the rest of an operation


class Deque(Protocol):
    """The data that all threads share of a deque, and its owner's data there about replaced rings."""

    top: Word
    bottom: Word
    ring: Word
    mode: Word
    strategy: Word
    newest: Word  # of the rings that are kept
    free: Word  # how to free it
    waiting: Word  # the newest of the rings that wait for a thread
    waiting_free: Word
    reader: Any  # the record of this thread
    count: Word  # what its count was
    least: Word  # the least capacity


class Worker(Protocol):
    """The data that only the owner uses."""

    inner: Any  # the deque
    slots: Any  # of the ring
    mask: Word
    bottom: Word
    grow_at: Word
    upkeep: Word
    patience: Word
    claims_from: Word
    left: Word
    most: Word


class Ring(Protocol):
    """A ring that is not published, or that was replaced."""

    mask: Word
    older: Any
    free: Word
    first: Word

    def __add__(self, distance: int) -> Any:
        """The data found from the address of its header: its slots."""


class Record(Protocol):
    """A thread's record."""

    count: Word
    nested: Word
    older: Any


class At(Protocol):
    """The shared memory, and what a compiler makes of the deque.

    An access may return whatever memory answers.
    """

    asymmetric: bool  # whether usually only thieves run a fence
    grace: bool  # whether rings are freed after a grace period
    epochs: bool
    frees: bool  # grace or epochs: replaced rings are freed before the deque is dropped
    linked: bool  # after optimisation at link time, which leaves out some calls
    words: int  # of an element
    kept: int  # of the elements of a batch: those that are returned and not moved
    victim: Any  # the deque that is stolen from
    handle: Any  # of the thread
    pins: Any
    records: Any
    free: Word  # how to free a ring
    retire: Word

    def load(self, site: str, address: Word) -> Any:
        """The site has the ordering that `model/sites.json` gives to the protocol."""

    def store(self, site: str, address: Word, value: Any) -> None: ...

    def cas(self, site: str, address: Word, expected: Word, new: Word) -> Truth: ...

    def fence(self, site: str) -> None: ...

    def heavy(self, site: str) -> Truth:
        """A fence of all threads, which the kernel may refuse."""

    def goes(self, function: Then, *given: Any) -> Any:
        """Continues with another function, with these locals."""

    def call(self, name: str, *arguments: Any) -> Any:
        """Calls a function with its own program, the system's, or one that is held in memory."""

    def slot(self, slots: Any, mask: Word, index: Word) -> Any:
        """The address of a slot."""

    def slot_in(self, ring: Any, index: Word) -> Any: ...

    def piece(self, address: Any) -> Any:
        """The piece at an address."""

    def choose(self, condition: Truth, one: Word, other: Word) -> Word: ...

    def unsigned(self, word: Word) -> Word:
        """Distances of indices are signed."""

    def signed(self, word: Word) -> Word: ...

    def is_power_of_two(self, word: Word) -> Truth: ...

    def power_of_two(self, least: Word) -> Word: ...

    def fits(self, capacity: Word) -> Truth:
        """Whether a ring of this capacity is in the address space."""
