"""Memory, to a program: what it answers on a path through the code, and what the code must do for it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Any

from model import sites
from model.machine.cpu import End, Event
from model.machine.values import Val, val
from model.refinement import mapping, programs
from model.refinement.calls import ASSERTION, NEVER
from model.refinement.conditions import Conditions, Wrong, identity, negated, parts, simple
from model.refinement.layout import STACK, Private, Use, layout, piece_of
from model.refinement.profiles import Profile, Size
from model.refinement.symbolic import Machine
from model.refinement.terms import Term, bits, symbol

WORDS = {Size.WORD: 1, Size.TWO: 2, Size.BYTE: 1, Size.NONE: 0}  # of an element


class Goes(Exception):
    """The program goes on with another function, and these locals."""

    def __init__(self, function: Callable[..., Any], given: tuple[Any, ...]) -> None:
        super().__init__()
        self.function, self.given = function, given


class Own(Term):
    """The address of a piece, or of one within it: its own words are attributes, and a shared one gives its address."""

    def __init__(self, at: At, name: str, begin: int = 0, piece: str = "") -> None:
        self.at, self.name, self.begin = at, name, begin
        self.piece = piece or piece_of(at.profile, name)
        super().__init__(bits(symbol(name) + begin))

    def __getattr__(self, name: str) -> Any:
        row = layout(self.at.profile).named[self.piece, name]
        if row.use is Use.SHARED or not row.size:
            return self + row.offset
        found = self.at.mine.load(self.name, self.begin + row.offset, row.size)
        if row.leads and isinstance(found, Term):
            return self.at.piece(found, row.leads)
        return found.signed() if row.size == 64 else found

    def __setattr__(self, name: str, value: Any) -> None:
        if name in OF_OWN:
            super().__setattr__(name, value)
        else:
            row = layout(self.at.profile).named[self.piece, name]
            self.at.mine.store(self.name, self.begin + row.offset, row.size, val(value).low(row.size))


OF_OWN = {"v", "deps", "signs", "at", "name", "begin", "piece"}  # the attributes of the address itself


class At:
    """Memory on a path through the code, under its conditions."""

    def __init__(self, arch: str, cpu: Machine, conditions: Conditions) -> None:
        self.arch, self.cpu, self.conditions = arch, cpu, conditions
        self.events: list[Event] = cpu.events
        self.profile: Profile = cpu.mine.profile
        self.mine = Private(self.profile)
        self.asymmetric, self.grace, self.epochs = self.profile.asymmetric, self.profile.grace, self.profile.epochs
        self.frees, self.linked = self.grace or self.epochs, self.profile.linked
        self.words = WORDS[self.profile.size]
        self.width = 8 if self.profile.size is Size.BYTE else 64
        self.kept = 0 if self.profile.moves else 1  # of a batch: the elements that are returned
        self.before_slots = 16 if self.profile.header else programs.HEADER
        self.handle, self.pins, self.records, self.barriers, self.victim = (
            Own(self, name) for name in ("handle", "pins", "records", "barriers", "stealer.inner"))
        self.free = symbol("free")
        self.retire = symbol(f"code retire_fence.{self.profile.label}")
        self.next = 0  # the event of the code that is compared next
        self.proved = 0
        self.pending: list[tuple[str, str]] = []  # the sites of fences since the last access, and their orderings
        self.told: list[str] = []  # the steps of the program's path
        self.site: dict[int, str] = {}  # of each event of the code

    def order(self, site: str) -> str:
        return sites.TABLE[site][self.profile.fences.value]

    # Words.

    def choose(self, condition: Val, one: Val | int, other: Val | int) -> Val | int:
        """One or the other: if that is known already, without the condition."""
        holds, known = simple(bits(condition) != 0), set(map(identity, self.conditions.known))
        if identity(holds) in known or identity(negated(holds)) in known:
            return one if identity(holds) in known else other
        return self.cpu.choose(condition, one, other)

    def unsigned(self, word: Val | int) -> Val:
        return val(word).low(64)

    def signed(self, word: Val | int) -> Val:
        return val(word).signed()

    def is_power_of_two(self, word: Val) -> Val:
        return (word ^ word - 1) > word - 1

    def fits(self, capacity: Val) -> Val:
        """Whether that many slots fit into the address space, with the header and the padding."""
        return capacity <= (((1 << 63) - 8 - programs.HEADER) // (8 * self.words) if self.words else 1 << 62)

    def power_of_two(self, least: Val) -> Val:
        """The next power of two, or 0 if that is too large."""
        if least <= 1:
            return Val(1)
        last = least - 1
        for n in (1, 2, 4, 8, 16, 32):
            last = last | last >> n
        return last + 1

    def slot(self, slots: Val, mask: Val, index: Val) -> Val:
        return slots + (index & mask) * (8 * self.words)

    def slot_in(self, ring: Val, index: Val) -> Val:
        """A slot of a ring whose header is at this address: its mask is there, and the slots follow."""
        return self.slot(ring + self.before_slots, self.piece(ring).mask, index)

    def piece(self, address: Val, piece: str = "") -> Own:
        name, begin = parts(bits(address))
        return Own(self, name, begin, piece)

    # Accesses.

    def prove(self, what: str, one: Any, other: Any, width: int = 64) -> None:
        self.proved += 1
        if not self.conditions.implies(bits(val(one).low(width)) == bits(val(other).low(width))):
            raise Wrong(f"{self.told[-1] if self.told else 'the end'}: another {what}")

    def event(self, kinds: str, site: str, address: Val | None = None) -> tuple[int, Event]:
        """The next event of the code, which must be of one of these kinds, and its number."""
        left = self.left()
        if self.profile.asserts and left and self.is_assertion(left[0]):
            raise End(ASSERTION)
        if not left or left[0].kind not in kinds:
            raise Wrong(f"{site}: instead, {left[0].text if left else 'the end'}")
        number = self.events.index(left[0], self.next)
        self.check_fences(number)
        self.told.append(site)
        self.site[number] = site
        self.next = number + 1
        if address is not None:
            self.prove("address", left[0].addr, address)
        return number, left[0]

    def is_assertion(self, event: Event) -> bool:
        """Whether an assertion fails here, and ends the code."""
        called = self.cpu.called.get(int(event.place))
        return bool(called and called.name == ASSERTION)

    def next_call(self) -> str:
        """The function that the code calls next, if its next event is a call."""
        left = self.left()
        number = self.events.index(left[0], self.next) if left else -1
        return self.cpu.called[number].name if number in self.cpu.called else ""

    def left(self) -> list[Event]:
        return [event for event in self.events[self.next:] if event.kind not in "FS"]

    def fences(self, until: int) -> list[Event]:
        """The fences between an event and the access before it, which is not the read of an atomic write."""
        partner = self.events[until].partner if until < len(self.events) else -1
        near = takewhile(lambda each: each.kind in "FS" or each.place == partner, reversed(self.events[:until]))
        return [each for each in near if each.kind == "F"]

    def check_fences(self, until: int) -> None:
        between = self.fences(until)
        for site, order in self.pending:
            if not mapping.covers(self.arch, mapping.NEEDS[order], between):
                raise Wrong(f"{site}: no such fence")
        self.proved += len(self.pending)
        self.pending.clear()

    def ordered(self, site: str, *numbers: int) -> None:
        self.proved += 1
        last = numbers[-1]
        after = takewhile(lambda each: each.kind in "FS", self.events[last + 1:])
        if missing := mapping.lacks(self.arch, sites.TABLE[site]["access"], self.order(site),
                                    [self.events[n] for n in numbers], self.fences(last),
                                    [each for each in after if each.kind == "F"]):
            raise Wrong(f"{site}: lacks {missing}")

    def load(self, site: str, address: Val) -> Any:
        if not site.endswith(".slot"):
            return self.read(site, address)
        return tuple(self.read(site, address + 8 * n) for n in range(self.words))

    def read(self, site: str, address: Val) -> Val:
        number, event = self.event("R", site, address)
        self.ordered(site, number)
        return val(event.value).signed()

    def store(self, site: str, address: Val, value: Any) -> None:
        words, width = (value, self.width) if isinstance(value, tuple) else ((value,), 64)
        for n, word in enumerate(words):
            number, event = self.event("W", site, address + 8 * n)
            if event.partner >= 0 and self.order(site) != "SeqCst":
                raise Wrong(f"{site}: an atomic exchange")
            self.prove("value", event.value, word, width)
            self.ordered(site, number)

    def cas(self, site: str, address: Val, expected: Val, new: Val) -> bool:
        number, event = self.event("R", site, address)
        wins = bool(val(event.value) == expected)
        if not wins:  # Then it is a relaxed load.
            self.told.append("fails")
            return False
        other, written = self.event("W", site, address)
        self.prove("value", written.value, new)
        if written.partner != number:
            raise Wrong(f"{site}: not atomic")
        self.ordered(site, number, other)
        return True

    def fence(self, site: str) -> None:
        self.fence_of(site, self.order(site))

    def fence_of(self, site: str, order: str) -> None:
        self.told.append(site)
        self.pending.append((site, order))

    def heavy(self, site: str) -> bool:
        """Runs a barrier, which may be refused."""
        if self.order(site) != "Heavy":
            raise Wrong(f"{site}: has no barrier, but {self.order(site)}")
        if self.next_call() == "heavy fence":
            return bool(self.call("heavy fence", site=site))
        registered, offered = bool(self.barriers.found), self.cpu.shared.isa.settings["barriers"] != "no"
        done = registered and offered and bool(self.call("membarrier", 8, site=site) == 0)
        if not done:
            self.fence_of(site, "SeqCst")
        return done or not registered

    def call(self, name: str, *arguments: Any, site: str = "") -> Any:
        number, _ = self.event("BC", site or name)
        called = self.cpu.called[number]
        if called.name != name:
            raise Wrong(f"{name}: instead, {called.name}")
        for given, wanted in zip(called.arguments, arguments, strict=False):
            self.prove("argument", given, wanted)
        if name in NEVER:
            raise End(name)
        self.check_own(called.cells)
        self.mine.call(number + 1)
        found = called.gets
        known = not isinstance(found, tuple) and piece_of(self.profile, parts(bits(found))[0])
        return self.piece(found) if known else found

    def goes(self, function: Callable[..., Any], *given: Any) -> None:
        raise Goes(function, given)

    def check_own(self, cells: dict[tuple[str, int], Val]) -> None:
        """Compares what only this thread uses, in the code and in the program."""
        for name, word in {**cells, **self.mine.cells}:
            if name != STACK:
                row = self.mine.field(name, word)
                before = self.mine.before(name, word)
                found = cells.get((name, word), before)
                if row and row.name == "free" and is_unwritten(found):
                    # No value, so the source has none: no ring is older than this one.
                    self.prove(f"{name}.older", cells.get((name, word - 8), 1), 0)
                else:
                    self.prove(f"{name}.{row.name if row else word}", found, self.mine.word(name, word))


def is_unwritten(word: Any) -> bool:
    """Whether a word is one of the thread's own stack that nothing has been written to."""
    name, offset = parts(bits(val(word)))
    return bool(offset == 0 and name.startswith(f"{STACK}-"))
