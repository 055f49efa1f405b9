"""Four axiomatic memory models, each from its manual or paper.

A relation is a list of rows: bit j of row i says that event i is before event j. What follows from a thread alone
is found once for its run; what depends on who reads from whom is added for each execution.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from cpu import Event

Rows = list[int]


def bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def acyclic(rows: Rows) -> bool:
    left = (1 << len(rows)) - 1
    while left:
        removed = 0
        for i in bits(left):
            if not rows[i] & left:
                removed |= 1 << i
        if not removed:
            return False
        left ^= removed
    return True


def union(*relations: Rows) -> Rows:
    rows = []
    for each in zip(*relations):
        row = 0
        for part in each:
            row |= part
        rows.append(row)
    return rows


def then(first: Rows, second: Rows) -> Rows:
    """The composition."""
    rows = []
    for row in first:
        reached = 0
        while row:
            low = row & -row
            reached |= second[low.bit_length() - 1]
            row ^= low
        rows.append(reached)
    return rows


def closure(rows: Rows) -> Rows:
    """The transitive closure."""
    rows = list(rows)
    for k, through in enumerate(rows):
        bit = 1 << k
        for i, row in enumerate(rows):
            if row & bit:
                rows[i] |= rows[k]
    return rows


def reflexive(rows: Rows) -> Rows:
    return [row | 1 << i for i, row in enumerate(rows)]


def where(rows: Rows, sources: int, targets: int) -> Rows:
    return [row & targets if sources >> i & 1 else 0 for i, row in enumerate(rows)]


def edges(size: int, pairs: Iterable[tuple[int, int]]) -> Rows:
    rows = [0] * size
    for i, j in pairs:
        rows[i] |= 1 << j
    return rows


class Thread:
    """What a run of a thread says of the order of its events."""

    def __init__(self, events: tuple[Event, ...]) -> None:
        self.events, self.size = events, len(events)
        n = self.size
        self.r = self.mask(lambda e: e.kind == "R")
        self.w = self.mask(lambda e: e.kind == "W")
        self.m = self.r | self.w
        self.po = [(1 << n) - (2 << i) for i in range(n)]
        self.addr = self.depends("adeps")
        self.data = self.depends("ddeps")
        self.ctrl = self.depends("cdeps")
        self.rmw = edges(n, ((e.partner, i) for i, e in enumerate(events) if e.partner >= 0))
        self.atomic = self.mask(lambda e: e.kind == "W" and e.partner >= 0)  # the writes of atomic pairs

    def mask(self, holds: Callable[[Event], bool]) -> int:
        return sum(1 << i for i, event in enumerate(self.events) if holds(event))

    def depends(self, name: str) -> Rows:
        rows = [0] * self.size
        for i, event in enumerate(self.events):
            for read in bits(getattr(event, name)):
                rows[read] |= 1 << i
        return rows

    def has(self, *names: str) -> int:
        return self.mask(lambda e: any(name in e.attrs for name in names))

    def same(self, i: int, targets: int) -> int:
        """Of these, the later accesses to the same word."""
        at = self.events[i].addr
        return sum(1 << j for j in bits(self.po[i] & targets & self.m) if self.events[j].addr == at)

    def po_loc(self, sources: int, targets: int) -> Rows:
        return [self.same(i, targets) if sources >> i & 1 else 0 for i in range(self.size)]

    def fenced(self, fences: int, sources: int, targets: int) -> Rows:
        """Pairs with one of the fences between."""
        rows = [0] * self.size
        for i in bits(sources):
            first = self.po[i] & fences
            if first:
                rows[i] = self.po[(first & -first).bit_length() - 1] & targets
        return rows

    def ctrl_isync(self, fences: int) -> Rows:
        """From a read on which depends that such a fence is executed, to what comes after it."""
        rows = [0] * self.size
        for fence in bits(fences):
            for read in bits(self.events[fence].cdeps):
                rows[read] |= self.po[fence]
        return rows


@dataclass
class Execution:
    """Who reads from whom, and in which order the writes to each word come."""

    threads: list[Thread]
    base: list[int]  # of each thread, its first event's number
    rf: list[tuple[int, int]] = field(default_factory=list)  # without reads of what was there at first
    co: list[tuple[int, int]] = field(default_factory=list)
    fr: list[tuple[int, int]] = field(default_factory=list)

    @property
    def size(self) -> int:
        return self.base[-1] + self.threads[-1].size

    def thread(self, event: int) -> int:
        return max(n for n, base in enumerate(self.base) if base <= event)

    def split(self, pairs: list[tuple[int, int]]) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        """Those within a thread, and those between threads."""
        inside = [self.thread(i) == self.thread(j) for i, j in pairs]
        return ([pair for pair, same in zip(pairs, inside) if same],
                [pair for pair, same in zip(pairs, inside) if not same])

    def joined(self, name: str) -> Rows:
        """A relation of the threads, side by side."""
        return [row << base for thread, base in zip(self.threads, self.base) for row in getattr(thread, name)]

    def mask(self, name: str) -> int:
        return sum(getattr(thread, name) << base for thread, base in zip(self.threads, self.base))


class Ordered:
    """A model with one order of all events: what the threads keep, and the communication between them."""

    internal = True  # whether the order has the communication within a thread, apart from reads

    def prepare(self, thread: Thread) -> None:
        thread.kept = self.kept(thread)

    def kept(self, thread: Thread) -> Rows:
        raise NotImplementedError

    def reads_own(self, thread: Thread, write: int, read: int) -> Iterator[tuple[int, int]]:
        """What is ordered because a read takes its value from this write of its own thread."""
        return iter(())

    def same_word(self, thread: Thread, source: dict[int, int]) -> Iterator[tuple[int, int]]:
        """What is ordered by reads of the same word, by what they read from."""
        return iter(())

    def consistent(self, x: Execution) -> bool:
        rows = x.joined("kept")
        rfi, rfe = x.split(x.rf)
        pairs = [*rfe, *x.co, *x.fr]
        if not self.internal:
            pairs = [*rfe, *x.split(x.co)[1], *x.split(x.fr)[1]]
        for i, j in pairs:
            rows[i] |= 1 << j
        for write, read in rfi:
            n = x.thread(write)
            base = x.base[n]
            for i, j in self.reads_own(x.threads[n], write - base, read - base):
                rows[i + base] |= 1 << j + base
        source = {read: write for write, read in x.rf}
        for thread, base in zip(x.threads, x.base):
            of = {i: source.get(i + base, -1) for i in bits(thread.r)}
            for i, j in self.same_word(thread, of):
                rows[i + base] |= 1 << j + base
        return acyclic(rows)


class Tso(Ordered):
    """x86-TSO: Owens, Sarkar, Sewell, *A better x86 memory model: x86-TSO* (TPHOLs 2009). Only a write and a later
    read may be exchanged; a locked instruction, and `mfence`, keep them in order."""

    def kept(self, t: Thread) -> Rows:
        locked = t.has("x")
        ordered = [t.po[i] & t.m if t.r >> i & 1 else t.po[i] & t.w if t.w >> i & 1 else 0 for i in range(t.size)]
        return union(ordered, t.fenced(t.has("mfence"), t.m, t.m),
                     where(t.po, t.m, locked), where(t.po, locked, t.m))


class Arm(Ordered):
    """Armv8: Pulte, Flur, Deacon, French, Sarkar, Sewell, *Simplifying ARM concurrency* (POPL 2018), and the Arm
    Architecture Reference Manual, B2.3, for the atomic instructions."""

    internal = False

    def prepare(self, t: Thread) -> None:
        super().prepare(t)
        t.value = union(t.addr, t.data)
        t.acquires = t.has("acq", "pc")

    def kept(self, t: Thread) -> Rows:
        a, l = t.r & t.has("acq"), t.w & t.has("rel")
        q = t.r & t.has("pc")
        isb = t.has("isb")
        loads = t.r & ~t.has("unused")  # a load barrier does not order an atomic access whose result is unused
        both = sum(1 << w | 1 << t.events[w].partner for w in bits(t.atomic & l & t.has("amo"))
                   if a >> t.events[w].partner & 1)
        full = t.has("dmb ish")
        addr_po = then(t.addr, t.po)
        return union(
            t.addr, t.data, where(union(t.ctrl, addr_po), t.m, t.w), t.ctrl_isync(isb),
            then(where(addr_po, t.m, isb), where(t.po, isb, t.r)),
            then(union(t.ctrl, t.data), t.po_loc(t.w, t.w)), t.rmw,
            t.fenced(full, t.m, t.m), t.fenced(t.has("dmb ishld"), loads, t.m), t.fenced(t.has("dmb ishst"), t.w, t.w),
            where(t.po, both, t.m), where(t.po, l, a), where(t.po, a | q, t.m), where(t.po, t.m, l))

    def reads_own(self, t: Thread, write: int, read: int) -> Iterator[tuple[int, int]]:
        for i, row in enumerate(t.value):
            if row >> write & 1:
                yield i, read
        if t.atomic >> write & 1 and t.acquires >> read & 1:
            yield write, read


class RiscV(Ordered):
    """RVWMO: the RISC-V manual, volume I, chapter 17 and appendix A. The numbers are its rules of the preserved
    program order."""

    def prepare(self, t: Thread) -> None:
        super().prepare(t)
        t.value = union(t.addr, t.data)
        t.pairs = []  # of reads of the same word without a write between
        for i in bits(t.r):
            for j in bits(t.same(i, t.r)):
                if not any(t.same(k, 1 << j) for k in bits(t.same(i, t.w))):
                    t.pairs.append((i, j))

    def kept(self, t: Thread) -> Rows:
        acquires, releases = t.has("acq"), t.has("rel")
        rcsc = (acquires | releases) & t.m
        sets = {"r": t.r, "w": t.w, "rw": t.m}
        fences = []  # 4
        for name in {name for event in t.events if event.kind == "F" for name in event.attrs
                     if name.startswith("fence ")}:
            before, after = name.removeprefix("fence ").split(",")
            fences.append(t.fenced(t.has(name), sets[before], sets[after]))
        return union(
            t.po_loc(t.m, t.w),  # 1
            *fences, where(t.po, acquires, t.m), where(t.po, t.m, releases), where(t.po, rcsc, rcsc), t.rmw,  # 5 to 8
            t.addr, t.data, where(t.ctrl, t.m, t.w),  # 9 to 11
            where(then(t.addr, where(t.po, t.m, t.w)), t.r, t.w))  # 13

    def reads_own(self, t: Thread, write: int, read: int) -> Iterator[tuple[int, int]]:
        if t.atomic >> write & 1:
            yield write, read  # 3
        for i, row in enumerate(t.value):
            if row >> write & 1:
                yield i, read  # 12

    def same_word(self, t: Thread, source: dict[int, int]) -> Iterator[tuple[int, int]]:
        return ((i, j) for i, j in t.pairs if source[i] != source[j])  # 2


class Power:
    """POWER: Alglave, Maranget, Tautschnig, *Herding cats* (TOPLAS 2014), figures 5, 17, 18 and 25."""

    def prepare(self, t: Thread) -> None:
        t.dp = union(t.addr, t.data)
        t.addr_po = where(then(t.addr, t.po), t.m, t.m)
        t.sync = t.fenced(t.has("sync"), t.m, t.m)
        light = t.fenced(t.has("lwsync"), t.m, t.m)
        t.light = union(where(light, t.r, t.m), where(light, t.w, t.w))
        t.cfence = where(t.ctrl_isync(t.has("isync")), t.m, t.m)
        t.loc = t.po_loc(t.m, t.m)
        t.control = where(t.ctrl, t.m, t.m)

    def preserved(self, x: Execution, rfi: Rows, rfe: Rows, fre: Rows, coe: Rows) -> Rows:
        """The preserved program order, as the least fixed point of four relations."""
        dp, loc, ctrl = x.joined("dp"), x.joined("loc"), x.joined("control")

        def both(one: Rows, other: Rows) -> Rows:
            return [a & b for a, b in zip(one, other)]

        ii = union(dp, both(loc, then(fre, rfe)), rfi)
        ci = union(x.joined("cfence"), both(loc, then(coe, rfe)))
        ic = [0] * x.size
        cc = union(dp, loc, ctrl, x.joined("addr_po"))
        while True:
            after = (union(ii, ci, then(ic, ci), then(ii, ii)), union(ic, ii, cc, then(ic, cc), then(ii, ic)),
                     union(ci, then(ci, ii), then(cc, ci)), union(cc, ci, then(ci, ic), then(cc, cc)))
            if after == (ii, ic, ci, cc):
                break
            ii, ic, ci, cc = after
        r, w = x.mask("r"), x.mask("w")
        return union(where(ii, r, r), where(ic, r, w))

    def consistent(self, x: Execution) -> bool:
        size = x.size
        (rfi, rfe), (_, fre), (_, coe) = x.split(x.rf), x.split(x.fr), x.split(x.co)
        internal, read, before, order = (edges(size, pairs) for pairs in (rfi, rfe, fre, coe))
        strong = x.joined("sync")
        fences = union(strong, x.joined("light"))
        first = union(fences, read)
        if not acyclic(first):
            return False
        hb = union(self.preserved(x, internal, read, before, order), first)
        if not acyclic(hb):
            return False  # no thin air
        star = reflexive(closure(hb))
        base = then(union(fences, then(read, fences)), star)
        w = x.mask("w")
        com = reflexive(closure(union(edges(size, x.rf), edges(size, x.co), edges(size, x.fr))))
        prop = union(where(base, w, w), then(then(then(com, reflexive(closure(base))), strong), star))
        seen = then(then(before, prop), star)
        if any(row >> i & 1 for i, row in enumerate(seen)):
            return False  # observation
        return acyclic(union(edges(size, x.co), prop))  # propagation
