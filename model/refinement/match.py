"""Code against programs: each path of an operation's instructions is one of its program.

A path has a condition on the thread's own state and on what memory answers. Under the condition of a path through the
code, the program is executed with the same answers. It must make the same accesses in the same order, at the same
addresses with the same values, each with an ordering that the code has; and end with the same result, and with the
same state of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product, takewhile
from typing import Any, NamedTuple

import z3

import mapping
import programs
import sites
from cpu import Code, Event, Isa, Shared, Val, val
from terms import (
    NEVER, Again, Machine, Pieces, Place, Term, Wrong, begin, bits, layout, made, parts, remembered, run, same, symbol,
    symbols,
)

OWN = ("pop.slot", "grow.old")  # load what only this thread stores, so no other thread's store is found early
EARLY = (("pop.cas", "pop.restore"),)  # stores that may come before a load of their thread: see the page
LIMIT = 20_000_000  # on the count of steps of z3
PATHS = 400  # of an operation, after which the code must be wrong
PROTOCOLS = {"fenced": "Fenced", "asymmetric": "Asymmetric"}
ARGUMENTS = {"push": ("worker", "element"), "pop": ("worker",), "steal": ("stealer",)}


class Fact(NamedTuple):
    term: Any
    number: int
    symbols: frozenset[str]


def is_about_integers(of: Fact) -> bool:
    return any(z3.is_int(each) for each in (of.term, *of.term.children()))


fact = remembered(lambda term: Fact(term, term.get_id(), symbols(term)))
simple = remembered(z3.simplify)
negated = remembered(lambda term: z3.simplify(z3.Not(term)))


class Conditions:
    """What is known on a path, and what follows from it."""

    answers: dict[frozenset[int], bool] = {}  # by the numbers of the terms, which `terms` keeps
    terms: list[Any] = []

    def __init__(self, choices: tuple[bool, ...] = (), known: tuple[Fact, ...] = ()) -> None:
        self.choices, self.taken, self.known = choices, [], list(known)
        self.others: list[tuple[bool, ...]] = []  # the paths that part from this one

    def possible(self, condition: Any) -> bool:
        """Returns true if a condition may hold. What is known is possible, so only what has to do with it counts."""
        first = fact(condition)
        left, about, near = self.known, first.symbols, [first]
        while True:
            found = [each for each in left if not about.isdisjoint(each.symbols)]
            if not found:
                break
            left = [each for each in left if about.isdisjoint(each.symbols)]
            about, near = about.union(*(each.symbols for each in found)), near + found
        key = frozenset(each.number for each in near)
        if key not in self.answers:
            solver = z3.SolverFor("QF_AUFLIA" if any(map(is_about_integers, near)) else "QF_BV")
            solver.set(rlimit=LIMIT)  # What is not known may be.
            solver.add(*(each.term for each in near))
            self.answers[key] = solver.check() != z3.unsat
            self.terms += [each.term for each in near]
        return self.answers[key]

    def decide(self, condition: Any) -> bool:
        condition = simple(condition)
        if z3.is_true(condition) or z3.is_false(condition):
            return z3.is_true(condition)
        if len(self.taken) < len(self.choices):
            choice = self.choices[len(self.taken)]
        else:
            choice = self.possible(condition)
            if choice and self.possible(negated(condition)):
                self.others.append((*self.taken, False))
        self.taken.append(choice)
        self.known.append(fact(condition if choice else negated(condition)))
        return choice

    def implies(self, condition: Any) -> bool:
        condition = simple(condition)
        return z3.is_true(condition) or not self.possible(negated(condition))


def paths(follow: Callable[[Conditions], Any], known: tuple[Any, ...] = ()) -> Iterator[tuple[Conditions, Any]]:
    """Follows each path, with its conditions."""
    todo: list[tuple[bool, ...]] = [()]
    for _ in range(PATHS):
        if not todo:
            return
        conditions, before = Conditions(todo.pop(), known), getattr(Term, "decide", None)
        Term.decide = conditions.decide
        try:
            found = follow(conditions)
        finally:
            Term.decide = before
        todo += conditions.others
        yield conditions, found
    raise Wrong("has too many paths")


class Own:
    """What is at a piece's address: its own words are attributes, and a shared one gives its address."""

    def __init__(self, at: At, name: str) -> None:
        vars(self).update(at=at, name=name)

    def row(self, name: str) -> Place:
        kind = self.at.pieces.kinds[self.name]
        return next(row for row in layout(self.at.pieces.protocol).values() if row[0] == kind and row.name == name)

    def __getattr__(self, name: str) -> Any:
        row = self.row(name)
        if row.kind == "shared":
            return symbol(self.name) + row.offset
        if row.leads:
            return self.at.own(bits(self.at.word(self.name, row.offset)).decl().name())
        return self.at.field(self.name, row)

    def __setattr__(self, name: str, value: Any) -> None:
        row = self.row(name)
        self.at.fields[self.name, row.offset] = val(value).low(row.size)

    def __ne__(self, other: Any) -> Any:
        return symbol(self.name) != other


class At:
    """Memory, to a program: what it answers on a path through the code."""

    def __init__(self, path: Path | None, pieces: Pieces, protocol: str) -> None:
        self.path, self.pieces, self.protocol = path, pieces, protocol
        self.asymmetric = protocol == "Asymmetric"
        self.fields: dict[tuple[str, int], Val] = {}
        self.next = self.called = self.proved = 0
        self.fences: list[tuple[str, str]] = []  # the sites since the last access, and their orderings
        self.told: list[str] = []  # the steps of the program's path
        self.site: dict[int, str] = {}  # of each event of the code

    def __getattr__(self, name: str) -> Val:
        """The address of a shared word of the deque."""
        side = "stealer" if self.pieces.thief else "worker"
        return getattr(self.own(bits(self.word(side, 0)).decl().name()), name)

    def own(self, name: str) -> Own:
        return Own(self, name)

    def word(self, name: str, offset: int) -> Val:
        return self.pieces.before(name, offset, self.called)

    def field(self, name: str, row: Place) -> Val:
        if (name, row.offset) not in self.fields:
            found = (self.word(name, row.offset & ~7) >> row.offset % 8 * 8).low(row.size)
            self.fields[name, row.offset] = found
        found = self.fields[name, row.offset]
        return found.signed() if row.size == 64 else found

    def handle(self) -> Own:
        return self.own(self.pieces.known("handle", "handle"))

    def slot(self, slots: Val, mask: Val, index: Val) -> Val:
        return slots + (index & mask) * 8

    def slot_in(self, ring: Val, index: Val) -> Val:
        """A slot of a ring whose header is at this address: its mask is there, and the slots are 32 bytes further."""
        name = bits(ring).decl().name()
        return self.slot(ring + 32, self.pieces.before(name, 0, 0), index)

    def prove(self, what: str, one: Any, other: Any) -> None:
        self.proved += 1
        if not self.path.conditions.implies(bits(val(one)) == bits(val(other))):
            raise Wrong(f"{self.told[-1] if self.told else 'the end'}: another {what}")

    def event(self, kind: str, site: str) -> tuple[int, Event]:
        events = self.path.events
        while self.next < len(events) and events[self.next].kind in "FS":
            self.next += 1
        if self.next == len(events) or events[self.next].kind != kind:
            found = events[self.next].text if self.next < len(events) else "the end"
            raise Wrong(f"{site}: instead, {found}")
        self.check_fences(self.next)
        self.told.append(site)
        self.site[self.next] = site
        self.next += 1
        return self.next - 1, events[self.next - 1]

    def check_fences(self, until: int) -> None:
        between = self.path.fences(until)
        for site, order in self.fences:
            if not mapping.covers(self.path.arch, mapping.NEEDS[order], between):
                raise Wrong(f"{site}: no such fence")
        self.proved += len(self.fences)
        self.fences.clear()

    def ordered(self, site: str, *numbers: int) -> None:
        self.proved += 1
        path, row = self.path, sites.TABLE[site]
        if missing := mapping.lacks(path.arch, row["access"], row[self.protocol], [path.events[n] for n in numbers],
                                    path.fences(numbers[-1]), path.fences_after(numbers[-1])):
            raise Wrong(f"{site}: lacks {missing}")

    def load(self, site: str, address: Val) -> Val:
        number, event = self.event("R", site)
        self.prove("address", event.addr, address)
        self.ordered(site, number)
        return event.value.signed()

    def store(self, site: str, address: Val, value: Val) -> None:
        number, event = self.event("W", site)
        if event.partner >= 0 and sites.TABLE[site][self.protocol] != "SeqCst":
            raise Wrong(f"{site}: an atomic exchange")
        self.prove("address", event.addr, address)
        self.prove("value", event.value, value)
        self.ordered(site, number)

    def cas(self, site: str, address: Val, expected: Val, new: Val) -> bool:
        number, event = self.event("R", site)
        self.prove("address", event.addr, address)
        if not event.value == expected:  # Then it is a relaxed load.
            self.told.append("fails")
            return False
        other, written = self.event("W", site)
        self.prove("address", written.addr, address)
        self.prove("value", written.value, new)
        if written.partner != number:
            raise Wrong(f"{site}: not atomic")
        self.ordered(site, number, other)
        return True

    def fence(self, site: str) -> None:
        self.told.append(site)
        self.fences.append((site, sites.TABLE[site][self.protocol]))

    def heavy(self, site: str) -> bool:
        assert sites.TABLE[site][self.protocol] == "Heavy"
        return bool(self.call("heavy fence", site=site))

    def call(self, name: str, *arguments: Any, site: str = "") -> Any:
        number, event = self.event("C", site or name)
        if event.addr != name:
            raise Wrong(f"{name}: instead, {event.addr}")
        for given, wanted in zip(event.value, arguments):
            self.prove("argument", given, symbol(wanted.name) if isinstance(wanted, Own) else wanted)
        if name in NEVER:
            raise Stops(name)
        self.check_own(event.adeps)
        self.called, self.fields = number + 1, {}
        gives = {"first use": "handle", "temporary": "record"}.get(name)
        result = f"result {number}"
        return self.own(result) if gives else made(symbol(result).v & 1) if name == "heavy fence" else symbol(result)

    def goes(self, function: Callable[..., Any], *arguments: Any) -> None:
        raise Goes(function, *arguments)

    def new_join(self, function: str) -> None:
        """Ends the code's path as well where the program goes on with another function: at its next access."""
        left = [event for event in self.path.events[self.next:] if event.kind not in "FS"]
        if left and self.path.ended != "join":
            raise NewJoin(function, left[0].pc)

    def check_own(self, cells: dict[tuple[str, int], Val]) -> None:
        """Compares what only this thread uses, in the code and in the program."""
        names = {name for name, _ in (*cells, *self.fields)}
        for name, row in product(names, layout(self.pieces.protocol).values()):
            if row.piece == self.pieces.kinds[name] and row.kind != "shared":
                word = cells.get((name, row.offset & ~7), self.word(name, row.offset & ~7))
                wanted = self.word(name, row.offset) if row.leads or row.kind else self.field(name, row)
                self.prove(f"{name}.{row.name}", (word >> row.offset % 8 * 8).low(row.size), wanted.low(row.size))


class Stops(Exception):
    """The program calls what does not return."""


@dataclass
class Path:
    arch: str
    conditions: Conditions
    events: list[Event]
    own: dict[tuple[str, int], Val]
    result: Val
    ended: str
    ctrl: int  # the reads on which it depends that this path is taken

    def fences(self, until: int) -> list[Event]:
        """The fences between an event and the access before it. The read of a write that is atomic is no such access."""
        partner = self.events[until].partner if until < len(self.events) else -1
        near = takewhile(lambda each: each.kind in "FS" or each.place == partner, reversed(self.events[:until]))
        return [each for each in near if each.kind == "F"]

    def fences_after(self, number: int) -> list[Event]:
        near = takewhile(lambda each: each.kind in "FS", self.events[number + 1:])
        return [each for each in near if each.kind == "F"]


@dataclass
class Found:
    """What was compared for an operation."""

    paths: int = 0
    again: int = 0  # paths that end at the head of a loop
    proved: int = 0  # equations and orderings
    programs: set[tuple] = field(default_factory=set)  # the paths of the program
    open: set[str] = field(default_factory=set)  # the sites of loads that the operation leaves unordered
    longest: dict[str, int] = field(default_factory=dict)  # the most accesses of a path of each function


@dataclass(frozen=True)
class Operation:
    """An operation of a protocol on a target."""

    arch: str
    protocol: str
    name: str

    def begins(self) -> Join:
        own = {"worker": "worker"} if "worker" in ARGUMENTS[self.name] else {}
        given = [name for name in ARGUMENTS[self.name] if name != "stealer"]
        return Join(self.name, tuple(own.get(name) or symbol(name) for name in given))


@dataclass
class Join:
    """Where paths meet: the function with which the program goes on and its arguments, of which a text names a piece;
    and the instruction, what is in registers and on the stack, and the fences since the last access."""

    function: str
    arguments: tuple[Any, ...]
    kinds: dict[str, str] = field(default_factory=dict)  # of the pieces among the arguments
    pc: int = -1
    regs: dict[str, Any] = field(default_factory=dict)
    cells: dict[tuple[str, int], Val] = field(default_factory=dict)
    fences: list[Event] = field(default_factory=list)

    def meets(self, other: Join) -> bool:
        """Keeps what both have in common, so that each is a case of it. Returns true if nothing changes."""
        before = len(self.regs) + len(self.cells) + len(self.fences)
        for mine, others in ((self.regs, other.regs), (self.cells, other.cells)):
            for name in [name for name in mine if name not in others or not same(mine[name], others[name])]:
                del mine[name]
        pairs = zip(reversed(self.fences), reversed(other.fences))
        self.fences = [each for each, also in takewhile(lambda pair: pair[0].attrs == pair[1].attrs, pairs)][::-1]
        return len(self.regs) + len(self.cells) + len(self.fences) == before


class Goes(Exception):
    """The program goes on with another function, and these arguments."""


class NewJoin(Exception):
    """The instruction at which paths meet."""


@dataclass
class Explored:
    """What is known of an operation's code so far: where paths meet, and what loops change."""

    operation: Operation
    isa: Isa
    code: Code
    loose: dict[int, set[str]] = field(default_factory=dict)
    joins: dict[tuple[str, int], Join] = field(default_factory=dict)
    found: Found = field(default_factory=Found)

    def follow(self, join: Join, conditions: Conditions) -> tuple[Pieces, Path, Machine]:
        pieces = Pieces(self.operation.protocol)
        pieces.kinds |= join.kinds
        pieces.thief = self.operation.name == "steal"
        labels = {name: at for name, at in self.code.labels.items() if not name.startswith("Worker::")}
        shared = Shared(self.isa, replace(self.code, labels=labels), {}, external=Machine.external)
        cpu = Machine(shared, 0, (), pieces=pieces, loose=self.loose)
        if join.pc < 0:
            begin(cpu, f"{self.operation.protocol}_{self.operation.name}",
                  tuple(symbol(name) for name in ARGUMENTS[self.operation.name]))
        else:
            pieces.before("stealer" if pieces.thief else "worker", 0, 0)
            cpu.regs, cpu.cells, cpu.events, cpu.pc = dict(join.regs), dict(join.cells), list(join.fences), join.pc
        ended = run(cpu, {pc for _, pc in self.joins})
        path = Path(self.operation.arch, conditions, cpu.events, cpu.private(),
                    cpu.reg(self.isa.settings["result"]), ended, cpu.ctrl)
        return pieces, path, cpu

    def compare(self, join: Join) -> Iterator[Join]:
        """Compares the paths from a join on, and yields the joins to which they lead."""
        for conditions, (pieces, path, cpu) in paths(lambda each: self.follow(join, each)):
            if path.ended == "again":
                self.found.again += 1
                continue
            self.found.paths += 1
            for _, (at, goes) in paths(lambda under: against(join, pieces, path, under), tuple(conditions.known)):
                self.found.proved += at.proved
                self.found.programs.add((join.function, *at.told))
                self.found.open |= unordered(path, at)
                accesses = sum("Fence" not in sites.TABLE.get(each, {"access": "Fence"})["access"] for each in at.told)
                self.found.longest[join.function] = max(self.found.longest.get(join.function, 0), accesses)
                if goes:
                    yield self.joined(goes, pieces, path, cpu, at)

    def joined(self, goes: Goes, pieces: Pieces, path: Path, cpu: Machine, at: At) -> Join:
        """The join at the end of a path: what is in registers is kept if it is the same on all paths to it."""
        function, *arguments = goes.args
        settings = self.isa.settings
        fixed = {"worker", "stealer", "element", "worker.inner", "stealer.inner"}
        names, kinds, given = {}, {}, []
        for n, each in enumerate(arguments):
            if isinstance(each, Own):
                kinds[f"{function.__name__} {n}"] = pieces.kinds[each.name]
                names[each.name] = f"{function.__name__} {n}"
                each = names[each.name]
            given.append(each)

        def kept(value: Any) -> Any:
            if not isinstance(value, Term):
                return value if isinstance(value, Val) else None
            name, distance = parts(value.v)
            if name in names:
                return symbol(names[name]) + distance
            known = all(each in fixed or each.startswith(("the caller's ", "stack")) for each in symbols(value.v))
            return Term(value.v) if known else None

        regs = {name: kept(value) for name, value in cpu.regs.items()}
        cells = {at: kept(value) for at, value in cpu.cells.items() if at[0] == "stack"}
        drop = lambda of: {name: value for name, value in of.items() if value is not None}
        fences = [each._replace(place=-1.0, cdeps=0) for each in path.fences(len(path.events))[::-1]]
        return Join(function.__name__, tuple(given), kinds, cpu.pc, drop(regs), drop(cells), fences)


def match(operation: Operation, isa: Isa, code: Code) -> Found:
    """Compares all paths. Raises `Wrong` at the first difference."""
    explored = Explored(operation, isa, code)
    while True:
        try:
            return whole(explored)
        except Again:
            pass
        except NewJoin as new:
            if new.args in explored.joins:
                raise Wrong("the code meets where the program does not") from None
            explored.joins[new.args] = None


def whole(explored: Explored) -> Found:
    explored.found = Found()
    explored.joins = dict.fromkeys(explored.joins)
    todo = [explored.operation.begins()]
    while todo:
        for new in explored.compare(todo.pop()):
            known = explored.joins[new.function, new.pc] or new
            if known is new or not known.meets(new):
                explored.joins[new.function, new.pc] = known
                todo += [known] * all(each is not known for each in todo)
    return explored.found


def against(join: Join, pieces: Pieces, path: Path, under: Conditions) -> tuple[At, Goes | None]:
    at = At(path, pieces, PROTOCOLS[pieces.protocol])
    path.conditions = under
    given = [at.own(each) if isinstance(each, str) else each for each in join.arguments]
    result, ended, goes = None, "", None
    try:
        result = getattr(programs, join.function)(at, *given)
    except Stops as stop:
        ended = str(stop)
    except Goes as found:
        ended, goes = "join", found
        at.new_join(found.args[0].__name__)
    if ended != path.ended:
        raise Wrong(f"ends in {path.ended or 'its return'}, not {ended or 'its return'}")
    if not ended or goes:
        at.check_fences(len(path.events))
    if left := [event for event in path.events[at.next:] if event.kind not in "FS"]:
        raise Wrong(f"{left[0].text}: an access too many")
    if not ended or goes:
        at.told.append("the end")
        at.check_own(path.own)
    if result is not None:
        at.prove("result", path.result, result)
    return at, goes


def unordered(path: Path, at: At) -> set[str]:
    """The sites of loads that the end of the path, or a call, leaves unordered with later stores.

    One that is not ordered before a later store of the path is an error."""
    left: set[str] = set()
    events = [*path.events, Event("C", "the end", 0, frozenset(), 0, 0, path.ctrl, "", 0, 0, len(path.events))]
    after: list[int] = []  # of each event: those that are ordered before it
    for n, event in enumerate(events):
        direct = [k for k in range(n) if mapping.ordered(path.arch, events, k, n)]
        after.append(sum(1 << k for k in direct))
        for k in direct:
            after[n] |= after[k]
        for k, read in enumerate(events[:n]):
            if event.kind not in "WC" or read.kind != "R" or after[n] >> k & 1 or at.site.get(k) in OWN:
                continue
            if event.kind == "C":
                left.add(at.site[k])
            elif event.partner != k and not at.path.conditions.implies(bits(read.addr) == bits(event.addr)):
                if (at.site[k], at.site[n]) not in EARLY:
                    raise Wrong(f"{at.site[k]}: may come after {at.site[n]}")
                left.add(f"{at.site[k]} after {at.site[n]}")
    return left
