"""Code against programs: each path of an operation's instructions is one of its program, by accesses and orderings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import z3

from model import sites
from model.machine.cpu import End, Event, Shared
from model.machine.table import Code, load
from model.machine.values import val
from model.refinement import mapping
from model.refinement.answers import At, Goes, Own
from model.refinement.calls import ASSERTION
from model.refinement.conditions import Choices, Conditions, Unclear, Wrong, paths
from model.refinement.joins import LOCAL, REGISTER, Join, Local, Meeting, joined
from model.refinement.layout import STACK, Private, piece_of
from model.refinement.profiles import Operation, Profile
from model.refinement.symbolic import ENDLESS, Again, Machine, call_external, caller, registers_of, run
from model.refinement.terms import symbol


def is_truth(word: str, low: int) -> Any:
    """States that a byte, which begins with this bit of a word, is 0 or 1."""
    return z3.ULE(z3.Extract(low + 7, low, symbol(word).v), 1)


# Whether the process has barriers, and whether the thread is registered with the collector of epochs, is 0 or 1. No
# record is at 0, and no variable of a thread.
TRUTHS = (is_truth("barriers+0", 32), is_truth("pins+0", 0), symbol("record").v != 0, symbol("handle").v != 0)
# Load what only this thread stores, so no other thread's store is found early.
OWN = ("pop.slot", "grow.old", "reader.count")
# A load, and a store that may come before it: see the page.
EARLY = ("steal.slot", "push.slot")
OTHERS = ("Worker::", "chase_lev_")  # functions that are looked into apart
FENCES = ("Fence", "LightFence", "HeavyFence")  # kinds of sites that access nothing


@dataclass
class Compared:
    """A path of the code: after how many choices each instruction was executed, and the paths of the program."""

    ran: dict[int, list[int]]
    programs: set[tuple[str, ...]] = field(default_factory=set)
    leads: set[Meeting] = field(default_factory=set)  # the joins that it leads to
    is_another: bool = False  # whether it ends in another attempt of a load-linked


@dataclass
class Explored:
    """The facts known about an operation's code: where paths meet, what loops change, and what was compared."""

    arch: str
    profile: Profile
    operation: Operation
    code: Code
    loose: dict[int, set[str]]
    loops: frozenset[int]
    joins: dict[Meeting, Join | None]
    paths: dict[Meeting, dict[Choices, Compared]] = field(default_factory=dict)  # by join and choices
    proved: int = 0  # equations and orderings
    open: set[str] = field(default_factory=set)  # the sites of loads that the operation leaves unordered
    longest: dict[str, int] = field(default_factory=dict)  # the most accesses of a path of each function
    last: tuple[Machine, At | None] | None = None  # the path of the code that is compared now, and of the program

    @property
    def programs(self) -> set[tuple[str, ...]]:
        """The paths of the program."""
        return {each for every in self.paths.values() for path in every.values() for each in path.programs}

    def differing(self, right: Explored, changed: list[int]) -> dict[Meeting, set[Choices]]:
        """The differences from the right code: how the paths begin that execute these instructions. Keeps the
        others."""
        todo: dict[Meeting, set[Choices]] = {}
        for at, every in right.paths.items():
            self.paths[at] = {}
            for choices, path in every.items():
                if here := [path.ran[pc][0] for pc in changed if pc in path.ran]:
                    todo.setdefault(at, set()).add(choices[:min(here)])
                else:
                    self.paths[at][choices] = path
        return todo

    def look(self, todo: dict[Meeting, set[Choices]]) -> None:
        """Compares paths from these joins on that begin with these choices, and from the joins to which they lead."""
        while todo:
            at, begin = todo.popitem()
            for new in self.compare(at, begin):
                there = new.function, new.pc
                before = self.joins[there]
                if there not in self.paths or before is None or before.size() != new.size():
                    todo[there] = {()}
                self.joins[there] = new

    def compare(self, of: Meeting, begin: set[Choices]) -> Iterator[Join]:
        """Compares paths from a join on, and yields the joins to which they lead."""
        join, kept = self.joins[of], self.paths.setdefault(of, {})
        assert join is not None  # It is looked at only after a path has led to it.
        if () in begin:
            begin = {()}
            kept.clear()
        for conditions, (cpu, ended) in paths(partial(self.follow, join), TRUTHS, begin):
            path = kept[tuple(conditions.taken)] = Compared(cpu.ran)
            if ended == "again":
                path.is_another = True
                continue
            for _, (at, goes) in paths(partial(self.against, join, cpu, ended), tuple(conditions.known)):
                self.proved += at.proved
                path.programs.add((join.function.__name__, *at.told))
                self.open |= unordered(at)
                accesses = sum(each in sites.TABLE and sites.TABLE[each]["access"] not in FENCES for each in at.told)
                self.longest[join.function.__name__] = max(self.longest.get(join.function.__name__, 0), accesses)
                if goes:
                    path.leads.add((goes.function, cpu.pc))
                    yield joined(goes, at, self.joins.get((goes.function, cpu.pc)))

    def follow(self, join: Join, conditions: Conditions) -> tuple[Machine, str]:
        """Runs the code from a join on, on a path: returns the thread, and why it stops before its end."""
        own, self.last = self.operation.label(self.profile), None
        labels = {name: at for name, at in self.code.labels.items() if name == own or not name.startswith(OTHERS)}
        shared = Shared(load(self.arch), replace(self.code, labels=labels), {}, external=call_external)
        cpu = Machine(shared, 0, (), mine=Private(self.profile), loose=self.loose, loops=self.loops,
                      conditions=conditions)
        self.last = cpu, None
        if join.pc < 0:
            registers = registers_of(shared.isa.settings, self.profile, self.operation.writes)
            given = zip(registers, map(symbol, self.operation.arguments), strict=False)
            cpu.regs, cpu.pc = {**caller(shared.isa.settings), **dict(given)}, labels[own]
            cpu.execute(shared.isa.decode("begin"))
        else:
            cpu.regs = join.words(REGISTER)
            cpu.mine.cells = {(STACK, at): value for at, value in join.words(STACK).items()}
            cpu.events, cpu.pc = join.fences[::-1], join.pc
        return cpu, run(cpu, {pc for _, pc in self.joins})

    def against(self, join: Join, cpu: Machine, ended: str, under: Conditions) -> tuple[At, Goes | None]:
        """Executes the program under the condition of a path through the code."""
        at = At(self.arch, cpu, under)
        self.last = cpu, at
        result, wanted, goes = None, "", None
        try:
            result = join.function(at, *(self.given(at, join, each) for each in join.given))
        except End as end:
            wanted = str(end)
        except Goes as found:
            if ended == ASSERTION and self.profile.asserts:
                return self.asserted(at)
            wanted, goes, left = "join", found, at.left()
            here = found.function, cpu.head(at.next, left[0]) if left else cpu.pc
            if here not in self.joins:  # The code's path ends at its next access as well.
                self.joins[here] = None
                raise Again from None
        if ended == ASSERTION and self.profile.asserts:
            return self.asserted(at)
        if ended != wanted:
            kind = Unclear if ended == ENDLESS else Wrong
            raise kind(f"ends in {ended or 'its return'}, not {wanted or 'its return'}")
        if left := at.left():
            raise Wrong(f"{left[0].text}: an access too many")
        if not ended or goes:
            self.check_end(at, result)
        if result is not None and not self.operation.writes:
            self.check_result(at, result)
        return at, goes

    def asserted(self, at: At) -> tuple[At, None]:
        """An assertion ends the code, which until then has done what the program does."""
        if left := [each for each in at.left() if not at.is_assertion(each)]:
            raise Wrong(f"{left[0].text}: an access too many")
        return at, None

    def given(self, at: At, join: Join, local: Local) -> Any:
        """A local of the program at a join."""
        words = join.words(LOCAL)
        if local is None or callable(local):
            return local
        if isinstance(local, tuple):
            return tuple(self.given(at, join, each) for each in local)
        if local == "element":
            return tuple(map(symbol, ("element", "rest")[:at.words]))
        if local in words:
            return words[local]
        return Own(at, local) if piece_of(self.profile, local) else symbol(local)

    def check_end(self, at: At, result: Any) -> None:
        """Compares the fences at the end, and what only the thread uses."""
        at.check_fences(len(at.events))
        at.told.append("the end")
        if self.operation.writes and result is not None:
            for n, word in enumerate(result):
                at.mine.store("outcome", 8 * n, 64, val(word))
        at.check_own(at.cpu.mine.cells)

    def check_result(self, at: At, result: Any) -> None:
        words = result if isinstance(result, tuple) else (result,) * (at.words if at.kept else 1)
        for name, word in zip(at.cpu.shared.isa.settings["results"].split(), words, strict=False):
            at.prove("result", at.cpu.reg(name), word, at.width if at.kept else 64)


def match(arch: str, profile: Profile, operation: Operation, code: Code, like: Explored | None = None) -> Explored:
    """Compares all paths, up to a difference. Similar code shows where paths may meet, and which are the same."""
    begin = operation.program_of(profile), -1
    joins: dict[Meeting, Join | None] = {begin: Join(*begin, operation.given, {}, [])}
    loose: dict[int, set[str]] = {}
    if like:
        loose, joins, loops = dict(like.loose), dict(like.joins), like.loops
    else:
        loops = frozenset(loop_heads(code))
    found = Explored(arch, profile, operation, code, loose, loops, joins)
    changed = [] if not like or like.code is code else [
        pc for pc, ins in enumerate(code.list) if ins is not like.code.list[pc] or pc in code.torn]
    try:
        found.look(found.differing(like, changed) if like and changed else {begin: {()}})
        return found
    except Wrong as wrong:
        wrong.last = found.last
        raise
    except Again:
        return match(arch, profile, operation, code, found)


def loop_heads(code: Code) -> Iterator[int]:
    """Where jumps lead back to."""
    for pc, ins in enumerate(code.list):
        label = ins.text.rpartition(" ")[2]
        if label.startswith(".L") and label in code.labels and code.labels[label] <= pc:
            yield code.labels[label]


def unordered(at: At) -> set[str]:
    """The sites of loads that a call or the end leaves unordered with later stores. On a path, all must be ordered."""
    left: set[str] = set()
    events = [*at.events, Event("C", 0, 0, frozenset(), 0, 0, at.cpu.ctrl, "", 0, 0, len(at.events))]
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
            elif event.partner != k:
                if (at.site[k], at.site[n]) != EARLY:
                    raise Wrong(f"{at.site[k]}: may come after {at.site[n]}")
                left.add(f"{at.site[k]} after {at.site[n]}")
    return left
