"""Code against programs: each path of an operation's instructions is one of its program, by accesses and orderings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import takewhile
from typing import Any, NamedTuple

import z3

from model import sites
from model.machine.cpu import Code, End, Event, Shared, Val, load, val
from model.proof.complete import unsatisfiable
from model.refinement import header, mapping, programs
from model.refinement.terms import (
    NEVER,
    VARIABLES,
    Again,
    Machine,
    Private,
    Term,
    Wrong,
    bits,
    caller,
    common,
    constant,
    identity,
    kind,
    layout,
    parts,
    remembered,
    run,
    same,
    symbol,
    symbols,
)

# Whether the process has barriers, and whether the thread is registered with the collector of epochs, is 0 or 1. No
# record is at 0.
TRUTHS = (*(z3.ULE(z3.Extract(low + 7, low, symbol(word).v), 1) for word, low in (("barriers+0", 32), ("pins+0", 0))),
          symbol("record").v != 0)
# Load what only this thread stores, so no other thread's store is found early.
OWN = ("pop.slot", "grow.old", "reader.count")
# A load, and a store that may come before it: see the page.
EARLY = ("steal.slot", "push.slot")
LIMIT = 100_000_000  # on the count of steps of z3
PATHS = 1000  # of an operation, after which the code must be wrong
ARGUMENTS = {"push": ("worker", "element", "rest"), "pop": ("worker",), "steal": ("stealer",),
             "maintain": ("worker", "left"), "reserve": ("outcome", "worker", "more"),
             "resize": ("outcome", "worker", "t", "capacity"),
             "batch": ("stealer", "worker", "limit")}
FIXED = {"the caller", "stack", "worker", "stealer", "outcome", "worker.inner", "stealer.inner", "handle",
         "pins", *VARIABLES.values()}  # the names of what stays the same
Choices = tuple[bool, ...]  # on a path
Meeting = tuple[str, int]  # of paths: a function of the program, and an instruction
OTHERS = ("Worker::", "chase_lev_")  # functions that are looked into apart
METHODS = ("maintain", "reserve", "resize")  # of the worker, which other operations call


def function(protocol: str, name: str) -> str:
    """The label of an operation's code."""
    return ("Worker::{1}.{0}" if name in METHODS else "{}_{}").format(protocol.split()[0], name)


simple = remembered(z3.simplify)
negated = remembered(lambda term: z3.simplify(z3.Not(term)))


@remembered
def sums(term: Any) -> tuple[Any, ...]:
    """The sums in a term, of several terms, that have a symbol."""
    own = [each for each in term.children() if z3.is_const(each) and not z3.is_bv_value(each)]
    here = ((term, own[0]),) if own and term.num_args() > 2 and z3.is_app_of(term, z3.Z3_OP_BADD) else ()
    return sum(map(sums, term.children()), here)


def renamed(terms: list) -> list:
    """The same about a sum that has a name: a symbol is what is missing from the rest of the sum."""
    for whole, part in sum(map(sums, terms), ())[:1]:
        return [z3.simplify(z3.substitute(each, (part, constant("the sum") - (whole - part)))) for each in terms]
    return terms


class Conditions:
    """What is known on a path, and what follows from it."""

    answers: dict[frozenset[int], tuple[bool, list]] = {}  # by the numbers of terms, which it keeps

    def __init__(self, choices: Choices = (), known: tuple[Any, ...] = ()) -> None:
        self.choices, self.taken, self.known = choices, [], list(known)
        self.others: list[Choices] = []  # the paths that part from this one

    def possible(self, condition: Any) -> bool:
        """Returns true if a condition may hold. What is known is possible, so only what has to do with it counts."""
        left, about, near = self.known, symbols(condition), [condition]
        while found := [each for each in left if not about.isdisjoint(symbols(each))]:
            left = [each for each in left if about.isdisjoint(symbols(each))]
            about, near = about.union(*map(symbols, found)), near + found
        key = frozenset(map(identity, near))
        if key not in self.answers:
            self.answers[key] = not unsatisfiable(*renamed(near), effort=LIMIT), near  # What is not known may be.
        return self.answers[key][0]

    @cached_property
    def example(self) -> Any:
        """What all symbols may be at the same time."""
        solver = z3.SolverFor("QF_BV")
        solver.check(*self.known)
        return solver.model()

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
        self.known.append(condition if choice else negated(condition))
        return choice

    def implies(self, condition: Any) -> bool:
        condition = simple(condition)
        return z3.is_true(condition) or not self.possible(negated(condition))


def paths(follow: Callable[[Conditions], Any], known: tuple[Any, ...] = (),
          begin: Iterable[Choices] = ((),)) -> Iterator[tuple[Conditions, Any]]:
    """Follows each path, or those that begin with these choices, with its conditions."""
    todo = list(begin)
    for _ in range(PATHS):
        if not todo:
            return
        conditions = Conditions(todo.pop(), known)
        Term.decide = conditions.decide
        found = follow(conditions)
        todo += conditions.others
        yield conditions, found
    raise Wrong("has too many paths")


class Own(Term):
    """The address of a piece, or of one within it: its own words are attributes, and a shared one gives its address."""

    def __init__(self, at: At, name: str, begin: int = 0, piece: str = "") -> None:
        vars(self).update(at=at, name=name, begin=begin, piece=piece or kind(at.mine.protocol, name))
        super().__init__(bits(symbol(name) + begin))

    def __getattr__(self, name: str) -> Any:
        row = layout(self.at.mine.protocol)[self.piece, name]
        if row.kind == "shared" or not row.size:
            return self + row.offset
        found = self.at.mine.load(self.name, self.begin + row.offset, row.size)
        if row.leads and isinstance(found, Term):
            return self.at.piece(found, row.leads)
        return found.signed() if row.size == 64 else found

    def __setattr__(self, name: str, value: Any) -> None:
        if row := layout(self.at.mine.protocol).get((self.piece, name)):
            self.at.mine.store(self.name, self.begin + row.offset, row.size, val(value).low(row.size))
        else:
            super().__setattr__(name, value)


class At:
    """Memory, to a program: what it answers on a path through the code."""

    def __init__(self, arch: str, cpu: Machine, conditions: Conditions) -> None:
        self.arch, self.cpu, self.conditions, self.events = arch, cpu, conditions, cpu.events
        self.mine = Private(cpu.mine.protocol)
        self.protocol, *words = self.mine.protocol.capitalize().split()
        self.asymmetric, self.grace, self.linked = self.protocol == "Asymmetric", "grace" in words, "lto" in words
        self.epochs = "epoch" in words
        self.before_slots = 32
        if "c" in words:  # chase_lev.h
            self.protocol, self.before_slots = "Fenced", 16
        self.frees = self.grace or self.epochs
        self.words, self.width = 2 if "two" in words else int("none" not in words), 8 if "byte" in words else 64
        self.kept = int("move" not in words)  # of a batch: the elements that are returned
        self.handle, self.pins, self.records, self.barriers, self.victim = (
            Own(self, name) for name in ("handle", "pins", "records", "barriers", "stealer.inner"))
        self.free = symbol("free")
        self.retire = symbol(f"code retire.{self.protocol.lower()}")
        self.next = self.proved = 0
        self.pending: list[tuple[str, str]] = []  # the sites of fences since the last access, and their orderings
        self.told: list[str] = []  # the steps of the program's path
        self.site: dict[int, str] = {}  # of each event of the code

    def choose(self, condition: Val, one: Val | int, other: Val | int) -> Val | int:
        """One or the other: if that is known already, without the condition."""
        holds, known = simple(bits(condition) != 0), {*map(identity, self.conditions.known)}
        if identity(holds) in known or identity(negated(holds)) in known:
            return one if identity(holds) in known else other
        return self.cpu.choose(condition, one, other)

    def unsigned(self, word: Val | int) -> Val:
        return val(word).low(64)

    def signed(self, word: Val | int) -> Val:
        return val(word).signed()

    def is_power_of_two(self, word: Val) -> Val:
        return word ^ word - 1 > word - 1

    def fits(self, capacity: Val) -> Val:
        """Whether so many slots are in the address space, with the header and what rounds their size up."""
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
        return Own(self, *parts(bits(address)), piece)

    def prove(self, what: str, one: Any, other: Any, width: int = 64) -> None:
        self.proved += 1
        if not self.conditions.implies(bits(val(one).low(width)) == bits(val(other).low(width))):
            raise Wrong(f"{self.told[-1] if self.told else 'the end'}: another {what}")

    def event(self, kind: str, site: str, address: Val | None = None) -> tuple[int, Event]:
        left = self.left()
        if not left or left[0].kind != kind:
            raise Wrong(f"{site}: instead, {left[0].text if left else 'the end'}")
        number = self.events.index(left[0], self.next)
        self.check_fences(number)
        self.told.append(site)
        self.site[number] = site
        self.next = number + 1
        if address is not None:
            self.prove("address", left[0].addr, address)
        return number, left[0]

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
        row, last = sites.TABLE[site], numbers[-1]
        after = takewhile(lambda each: each.kind in "FS", self.events[last + 1:])
        if missing := mapping.lacks(self.arch, row["access"], row[self.protocol], [self.events[n] for n in numbers],
                                    self.fences(last), [each for each in after if each.kind == "F"]):
            raise Wrong(f"{site}: lacks {missing}")

    def load(self, site: str, address: Val) -> Any:
        found = []  # A slot has several words.
        for n in range(self.words if site.endswith(".slot") else 1):
            number, event = self.event("R", site, address + 8 * n)
            self.ordered(site, number)
            found.append(event.value.signed())
        return tuple(found) if site.endswith(".slot") else found[0]

    def store(self, site: str, address: Val, value: Any) -> None:
        words, width = (value, self.width) if isinstance(value, tuple) else ((value,), 64)
        for n, word in enumerate(words):
            number, event = self.event("W", site, address + 8 * n)
            if event.partner >= 0 and sites.TABLE[site][self.protocol] != "SeqCst":
                raise Wrong(f"{site}: an atomic exchange")
            self.prove("value", event.value, word, width)
            self.ordered(site, number)

    def cas(self, site: str, address: Val, expected: Val, new: Val) -> bool:
        number, event = self.event("R", site, address)
        if not event.value == expected:  # Then it is a relaxed load.
            self.told.append("fails")
            return False
        other, written = self.event("W", site, address)
        self.prove("value", written.value, new)
        if written.partner != number:
            raise Wrong(f"{site}: not atomic")
        self.ordered(site, number, other)
        return True

    def fence(self, site: str, order: str = "") -> None:
        self.told.append(site)
        self.pending.append((site, order or sites.TABLE[site][self.protocol]))

    def heavy(self, site: str) -> bool:
        assert sites.TABLE[site][self.protocol] == "Heavy"
        if any(each.kind == "C" and each.addr == "heavy fence" for each in self.left()[:1]):
            return bool(self.call("heavy fence", site=site))
        registered, offered = bool(self.barriers.found), self.cpu.shared.isa.settings["barriers"] != "no"
        done = registered and offered and self.call("membarrier", 8, site=site) == 0
        if not done:
            self.fence(site, "SeqCst")
        return bool(done) or not registered

    def call(self, name: str, *arguments: Any, site: str = "") -> Any:
        number, event = self.event("C", site or name)
        if event.addr != name:
            raise Wrong(f"{name}: instead, {event.addr}")
        for given, wanted in zip(event.value, arguments):
            self.prove("argument", given, wanted)
        if name in NEVER:
            raise End(name)
        self.check_own(event.adeps)
        self.mine.call(number + 1)
        found = event.ddeps
        known = not isinstance(found, tuple) and kind(self.mine.protocol, parts(bits(found))[0])
        return self.piece(found) if known else found

    def goes(self, function: Callable[..., Any], *given: Val) -> None:
        raise Goes(function, given)

    def check_own(self, cells: dict[tuple[str, int], Val]) -> None:
        """Compares what only this thread uses, in the code and in the program."""
        for name, word in {**cells, **self.mine.cells}:
            if name != "stack":
                self.prove(f"{name}.{self.mine.place(name, word).name}",
                           cells.get((name, word), self.mine.before(name, word)), self.mine.word(name, word))


class Join(NamedTuple):
    """Where paths meet: at this instruction. The program goes on with a function."""

    function: str
    pc: int
    given: tuple[str | tuple | Callable | None, ...]  # the pieces, words and functions that the program has there
    known: dict[tuple[str, Any], dict[int, Val]]  # what words hold, in all known forms
    fences: list[Event]  # since the last access, the nearest first

    def size(self) -> int:
        return sum(map(len, self.known.values())) + len(self.fences)

    def words(self, kind: str) -> dict[Any, Val]:
        """What is in registers, on the stack, or in a local of the program."""
        return {name: next(iter(forms.values())) for (of, name), forms in self.known.items() if forms and of == kind}


class Goes(Exception):
    """The program goes on with another function, and these locals."""


@dataclass
class Explored:
    """What is known of an operation's code: where paths meet, what loops change, and what was compared."""

    arch: str
    protocol: str
    name: str
    code: Code
    loose: dict[int, set[str]]
    loops: frozenset[int]
    joins: dict[Meeting, Join | None]
    # By join and choices: after how many of them each instruction was executed, and the paths of the program.
    paths: dict[Meeting, dict[Choices, tuple[dict[int, list[int]], set[tuple]]]] = field(default_factory=dict)
    proved: int = 0  # equations and orderings
    open: set[str] = field(default_factory=set)  # the sites of loads that the operation leaves unordered
    longest: dict[str, int] = field(default_factory=dict)  # the most accesses of a path of each function

    @property
    def programs(self) -> set[tuple]:
        """The paths of the program."""
        return {each for every in self.paths.values() for _, programs in every.values() for each in programs}

    def differing(self, right: Explored, changed: list[int]) -> dict[Meeting, set[Choices]]:
        """What differs from the right code: how the paths begin that execute these instructions. Keeps the others."""
        todo: dict[Meeting, set[Choices]] = {}
        for at, every in right.paths.items():
            self.paths[at] = {}
            for choices, (ran, programs) in every.items():
                if here := [ran[pc][0] for pc in changed if pc in ran]:
                    todo.setdefault(at, set()).add(choices[:min(here)])
                else:
                    self.paths[at][choices] = ran, programs
        return todo

    def look(self, todo: dict[Meeting, set[Choices]]) -> None:
        """Compares paths from these joins on that begin with these choices, and from the joins to which they lead."""
        while todo:
            at, begin = todo.popitem()
            for new in self.compare(at, begin):
                there = new.function, new.pc
                if there not in self.paths or self.joins[there].size() != new.size():
                    todo[there] = {()}
                self.joins[there] = new

    def compare(self, of: Meeting, begin: set[Choices]) -> Iterator[Join]:
        """Compares paths from a join on, and yields the joins to which they lead."""
        join, kept = self.joins[of], self.paths.setdefault(of, {})
        if () in begin:
            begin = {()}
            kept.clear()
        for conditions, (cpu, ended) in paths(lambda each: self.follow(join, each), TRUTHS, begin):
            _, programs = kept[tuple(conditions.taken)] = cpu.ran, set()
            if ended == "again":
                continue
            for _, (at, goes) in paths(lambda each: self.against(join, cpu, ended, each), tuple(conditions.known)):
                self.proved += at.proved
                programs.add((join.function, *at.told))
                self.open |= unordered(at)
                accesses = sum("Fence" not in sites.TABLE.get(each, {"access": "Fence"})["access"] for each in at.told)
                self.longest[join.function] = max(self.longest.get(join.function, 0), accesses)
                if goes:
                    yield self.joined(*goes.args, at)

    def follow(self, join: Join, conditions: Conditions) -> tuple[Machine, str]:
        own = function(self.protocol, self.name)
        labels = {name: at for name, at in self.code.labels.items() if name == own or not name.startswith(OTHERS)}
        shared = Shared(load(self.arch), replace(self.code, labels=labels), {}, external=Machine.external)
        cpu = Machine(shared, 0, (), mine=Private(self.protocol), loose=self.loose, loops=self.loops,
                      conditions=conditions)
        if join.pc < 0:
            given = zip(shared.isa.settings["arguments"].split(), map(symbol, ARGUMENTS[self.name]))
            cpu.regs, cpu.pc = {**caller(shared.isa.settings), **dict(given)}, labels[own]
            cpu.execute(shared.isa.decode("begin"))
        else:
            cpu.regs = join.words("register")
            cpu.mine.cells = {("stack", at): value for at, value in join.words("stack").items()}
            cpu.events, cpu.pc = join.fences[::-1], join.pc
        return cpu, run(cpu, {pc for _, pc in self.joins})

    def against(self, join: Join, cpu: Machine, ended: str, under: Conditions) -> tuple[At, Goes | None]:
        """Executes the program under the condition of a path through the code."""
        at = At(self.arch, cpu, under)
        words = {None: None, "element": tuple(map(symbol, ("element", "rest")[:at.words])), **join.words("local")}
        local = lambda name: (
            tuple(map(local, name)) if isinstance(name, tuple) else name if callable(name) else
            words[name] if name in words else Own(at, name) if kind(self.protocol, name) else symbol(name))
        result, wanted, goes = None, "", None
        try:
            every = header if self.protocol.endswith(" c") else programs
            result = getattr(every, join.function)(at, *map(local, join.given))
        except End as end:
            wanted = str(end)
        except Goes as found:
            wanted, goes = "join", found
            function, left = found.args[0].__name__, at.left()
            here = function, cpu.head(at.next, left[0]) if left else cpu.pc
            if here not in self.joins:  # The code's path ends at its next access as well.
                self.joins[here] = None
                raise Again from None
        if ended != wanted:
            raise Wrong(f"ends in {ended or 'its return'}, not {wanted or 'its return'}")
        if left := at.left():
            raise Wrong(f"{left[0].text}: an access too many")
        if not ended or goes:
            at.check_fences(len(at.events))
            at.told.append("the end")
            for n, word in enumerate(result if self.name in ("reserve", "resize") and result else ()):
                at.mine.store("outcome", 8 * n, 64, val(word))
            at.check_own(cpu.mine.cells)
        if result is not None and self.name not in ("reserve", "resize"):
            words = result if isinstance(result, tuple) else (result,) * (at.words if at.kept else 1)
            for name, word in zip(cpu.shared.isa.settings["results"].split(), words):
                at.prove("result", cpu.reg(name), word, at.width if at.kept else 64)
        return at, goes

    def joined(self, function: Callable[..., Any], given: tuple[Val, ...], at: At) -> Join:
        """The join at the end of a path. A word is kept if it is a local of the program there, or the difference of
        two, apart from a constant."""
        cpu, there = at.cpu, Private(self.protocol)
        names = [each if each is None or callable(each) else each.piece if isinstance(each, Own) else
                 tuple(f"element {n} {k}" for k in range(len(each))) if isinstance(each, tuple) else f"local {n}"
                 for n, each in enumerate(given)]
        pairs = [(name, val(value)) for every in zip(names, given) for name, value in (
            zip(*every) if isinstance(every[0], tuple) else [every] if isinstance(every[0], str) else [])]
        words = {name: value for name, value in pairs if not isinstance(value, Own)}
        held = {("stack", word): value for (piece, word), value in cpu.mine.cells.items() if piece == "stack"}
        held |= {("register", name): value for name, value in cpu.regs.items() if isinstance(value, Val)}
        known = [(value, symbol(name)) for name, value in pairs] + [
            (at.mine.word(value.name, value.begin + row.offset), there.word(name, row.offset))
            for name, value in pairs if isinstance(value, Own) for row in there.own(name)]
        known += [(word == programs.REQUESTED, symbol(name) == programs.REQUESTED) for name, word in words.items()]
        apart = [(value - word, then - symbol(name)) for name, word in words.items() for value, then in known
                 if value is not word]
        own = [each for name, word in words.items() for each in ((word, symbol(name)), (0 - word, 0 - symbol(name)))]
        byte = (1 << at.width) - 1
        elements = [(value, symbol(name)) for name, value in pairs if at.width < 64 and name.startswith("element")]
        counter = cpu.shared.isa.settings.get("counter")
        instead = {str(then.v): (then.v, bits(here)) for here, then in known if z3.is_const(bits(then))}

        def forms(name: str, value: Val) -> dict[int, Val]:
            """The ways to write a value after the join."""
            fixed = isinstance(value, Term) and {each.partition("'")[0] for each in symbols(value.v)} <= FIXED
            distances = [(value - here, then) for here, then in known + own + apart]
            found = [then + distance.v for distance, then in distances if not isinstance(distance, Term)]
            local = any(not isinstance(value - here, Term) for here, _ in own)
            for here, then in () if fixed or local else apart if name == counter else own:
                least = at.conditions.example.eval(bits(value - here), True).as_signed_long()
                if abs(least) <= 1 and at.conditions.implies(bits(value - here) == least):
                    found.append(then + least)
            # Of a byte, the rest of the word may be anything.
            found += [symbol(f"rest of {name}") & -1 - byte | then & byte for here, then in elements
                      if same(value & byte, here & byte)]
            itself = [type(value)(value.v)] * (fixed or not isinstance(value, Term))
            return {identity(bits(each)): each for each in itself + found}

        def holds(form: Val, name: str, value: Val) -> bool:
            """Returns true if a value may be written in this way on this path, too."""
            pairs = [instead[each] for each in symbols(bits(form)) if each in instead]
            here = z3.substitute(bits(form), *pairs, (constant(f"rest of {name}"), bits(value)))
            return at.conditions.implies(here == bits(value))

        held |= {("local", name): value for name, value in words.items()}
        fences = [each._replace(place=-1.0, cdeps=0) for each in at.fences(len(at.events))]
        if met := self.joins.get((function.__name__, cpu.pc)):  # What it no longer has is lost.
            alike = takewhile(lambda pair: pair[0].attrs == pair[1].attrs, zip(met.fences, fences))
            fences = [mine for mine, _ in alike]
        words = {place: {n: form for n, form in met.known[place].items() if holds(form, place[1], value)}
                 if met else forms(place[1], value)
                 for place, value in held.items() if not met or met.known.get(place)}
        return Join(function.__name__, cpu.pc, tuple(names), words, fences)


def match(arch: str, protocol: str, name: str, code: Code, like: Explored | None = None) -> Explored:
    """Compares all paths, up to a difference. Similar code shows where paths may meet, and which are the same."""
    given = tuple(each for each in ARGUMENTS[name] if each not in ("stealer", "outcome", "rest"))
    begin = name, -1
    loose, joins = (dict(like.loose), dict(like.joins)) if like else ({}, {begin: Join(*begin, given, {}, [])})
    loops = like.loops if like else frozenset(
        code.labels[to] for pc, ins in enumerate(code.list)
        if (to := ins.text.rpartition(" ")[2]).startswith(".L") and code.labels.get(to, pc + 1) <= pc)
    found = Explored(arch, protocol, name, code, loose, loops, joins)
    changed = [] if not like or like.code is code else [
        pc for pc, ins in enumerate(code.list) if ins is not like.code.list[pc] or pc in code.torn]
    try:
        found.look(found.differing(like, changed) if changed else {begin: {()}})
        return found
    except Again:
        return match(arch, protocol, name, code, found)


def unordered(at: At) -> set[str]:
    """The sites of loads that a call or the end leaves unordered with later stores. On a path, all must be ordered."""
    left: set[str] = set()
    events = [*at.events, Event("C", "the end", 0, frozenset(), 0, 0, at.cpu.ctrl, "", 0, 0, len(at.events))]
    after: list[int] = []  # of each event: those that are ordered before it
    for n, event in enumerate(events):
        direct = [k for k in range(n) if mapping.ordered(at.arch, events, k, n)]
        after.append(sum(1 << k for k in direct))
        for k in direct:
            after[n] |= after[k]
        for k, read in enumerate(events[:n]):
            if event.kind not in "WC" or read.kind != "R" or after[n] >> k & 1 or at.site.get(k) in OWN:
                continue
            if event.kind == "C":
                left.add(at.site[k])
            elif event.partner != k and not at.conditions.implies(bits(read.addr) == bits(event.addr)):
                if (at.site[k], at.site[n]) != EARLY:
                    raise Wrong(f"{at.site[k]}: may come after {at.site[n]}")
                left.add(f"{at.site[k]} after {at.site[n]}")
    return left
