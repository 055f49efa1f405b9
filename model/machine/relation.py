"""Relations between events, and sets of them: bit j of row i says that event i is before event j, and bit i of a set
that event i is in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_

Rows = list[int]


def bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def edges(size: int, pairs: Iterable[tuple[int, int]]) -> Rows:
    rows = [0] * size
    for i, j in pairs:
        rows[i] |= 1 << j
    return rows


def union(*several: Rows) -> Rows:
    if len(several) == 2:
        return [a | b for a, b in zip(*several, strict=True)]
    return [reduce(or_, rows) for rows in zip(*several, strict=True)]


def intersection(one: Rows, other: Rows) -> Rows:
    return [a & b for a, b in zip(one, other, strict=True)]


def difference(one: Rows, other: Rows) -> Rows:
    return [a & ~b for a, b in zip(one, other, strict=True)]


def complement(rows: Rows) -> Rows:
    every = (1 << len(rows)) - 1
    return [row ^ every for row in rows]


def sequence(one: Rows, other: Rows) -> Rows:
    found = []
    for row in one:
        reached = 0
        while row:
            low = row & -row
            reached |= other[low.bit_length() - 1]
            row ^= low
        found.append(reached)
    return found


def inverse(rows: Rows) -> Rows:
    return edges(len(rows), ((j, i) for i, row in enumerate(rows) for j in bits(row)))


def identity(members: int, size: int) -> Rows:
    return [members & 1 << i for i in range(size)]


def product(one: int, other: int, size: int) -> Rows:
    return [other if one >> i & 1 else 0 for i in range(size)]


def from_set(members: int, rows: Rows) -> Rows:
    """The part of a relation that begins in a set."""
    return [row if members >> i & 1 else 0 for i, row in enumerate(rows)]


def to_set(rows: Rows, members: int) -> Rows:
    """The part of a relation that ends in a set."""
    return [row & members for row in rows]


def option(rows: Rows) -> Rows:
    return [row | 1 << i for i, row in enumerate(rows)]


def plus(rows: Rows) -> Rows:
    """The transitive closure."""
    rows = list(rows)
    for k in range(len(rows)):
        through, bit = rows[k], 1 << k
        if through:
            rows = [row | through if row & bit else row for row in rows]
    return rows


def domain(rows: Rows) -> int:
    return sum(1 << i for i, row in enumerate(rows) if row)


def range_of(rows: Rows) -> int:
    return reduce(or_, rows, 0)


def is_irreflexive(rows: Rows) -> bool:
    return not any(row >> i & 1 for i, row in enumerate(rows))


def is_acyclic(rows: Rows) -> bool:
    """Returns true if no path leads back: all events can be taken away, each after those that it is before."""
    left, remaining = (1 << len(rows)) - 1, list(range(len(rows) - 1, -1, -1))
    while remaining:
        kept = []
        for i in remaining:
            if rows[i] & left:
                kept.append(i)
            else:
                left ^= 1 << i
        if len(kept) == len(remaining):
            return False
        remaining = kept
    return True
