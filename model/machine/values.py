"""Words of 64 bits with the reads that they depend on."""

from __future__ import annotations

MASK = (1 << 64) - 1


class Val:
    """A value, and the reads that it depends on: a bit for each event of the thread. A value computed from it depends
    on them too."""

    __slots__ = ("deps", "v")
    __hash__ = object.__hash__  # An equation gives a value, so values are keys by what they are, not by their number.

    def __init__(self, v: int, deps: int = 0) -> None:
        self.v, self.deps = v, deps

    def low(self, bits: int) -> Val:
        return Val(self.v & (1 << bits) - 1, self.deps)

    def signed(self, bits: int = 64) -> Val:
        return Val((self.v & (1 << bits) - 1 ^ 1 << bits - 1) - (1 << bits - 1), self.deps)

    def __bool__(self) -> bool:
        return bool(self.v)

    def __add__(self, other: Val | int) -> Val:
        other = val(other)
        return Val(self.v + other.v, self.deps | other.deps)

    def __radd__(self, other: int) -> Val:
        return Val(other + self.v, self.deps)

    def __sub__(self, other: Val | int) -> Val:
        other = val(other)
        return Val(self.v - other.v, self.deps | other.deps)

    def __rsub__(self, other: int) -> Val:
        return Val(other - self.v, self.deps)

    def __mul__(self, other: Val | int) -> Val:
        other = val(other)
        return Val(self.v * other.v, self.deps | other.deps)

    def __rmul__(self, other: int) -> Val:
        return Val(other * self.v, self.deps)

    def __mod__(self, other: Val | int) -> Val:
        other = val(other)
        return Val(self.v % other.v, self.deps | other.deps)

    def __and__(self, other: Val | int) -> Val:
        other = val(other)
        return Val(self.v & other.v, self.deps | other.deps)

    def __rand__(self, other: int) -> Val:
        return Val(other & self.v, self.deps)

    def __or__(self, other: Val | int) -> Val:
        other = val(other)
        return Val(self.v | other.v, self.deps | other.deps)

    def __ror__(self, other: int) -> Val:
        return Val(other | self.v, self.deps)

    def __xor__(self, other: Val | int) -> Val:
        other = val(other)
        return Val(self.v ^ other.v, self.deps | other.deps)

    def __rxor__(self, other: int) -> Val:
        return Val(other ^ self.v, self.deps)

    def __lshift__(self, other: Val | int) -> Val:
        other = val(other)
        return Val(self.v << other.v, self.deps | other.deps)

    def __rlshift__(self, other: int) -> Val:
        return Val(other << self.v, self.deps)

    def __rshift__(self, other: Val | int) -> Val:
        other = val(other)
        return Val(self.v >> other.v, self.deps | other.deps)

    def __rrshift__(self, other: int) -> Val:
        return Val(other >> self.v, self.deps)

    def __lt__(self, other: Val | int) -> Val:
        other = val(other)
        return Val(int(self.v < other.v), self.deps | other.deps)

    def __le__(self, other: Val | int) -> Val:
        other = val(other)
        return Val(int(self.v <= other.v), self.deps | other.deps)

    def __gt__(self, other: Val | int) -> Val:
        other = val(other)
        return Val(int(self.v > other.v), self.deps | other.deps)

    def __ge__(self, other: Val | int) -> Val:
        other = val(other)
        return Val(int(self.v >= other.v), self.deps | other.deps)

    # An equation of values is a value, which has dependencies as well.
    def __eq__(self, other: Val | int) -> Val:  # type: ignore[override]
        other = val(other)
        return Val(int(self.v == other.v), self.deps | other.deps)

    def __ne__(self, other: Val | int) -> Val:  # type: ignore[override]
        other = val(other)
        return Val(int(self.v != other.v), self.deps | other.deps)

    def __neg__(self) -> Val:
        return 0 - self

    def __invert__(self) -> Val:
        return self ^ -1


def val(of: Val | int) -> Val:
    return of if isinstance(of, Val) else Val(int(of))


def length(of: Val) -> Val:
    """How many bits a number has, without the zeros before it."""
    return sum((of >> n != 0 for n in range(64)), Val(0))


def ones(of: Val) -> Val:
    """How many bits are set: of each two bits, then of each four, and so on."""
    for n in (1, 2, 4, 8, 16, 32):
        mask = MASK // (2 ** n + 1)
        of = (of & mask) + (of >> n & mask)
    return of
