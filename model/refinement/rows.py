"""The same instructions on terms: what the symbolic interpreter makes of each row, from the same states.

The functions of rows are shared with `model/machine`; words, choices and memory are not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any

import z3

from model.machine.cpu import STACK as TOP, Event, Shared
from model.machine.rows.compare import STEPS, Seen, Tried, difference, memory, traced
from model.machine.rows.emulate import NAMES, STACKS, Left, State
from model.machine.table import Code, Isa, parse
from model.machine.values import MASK, Val
from model.problem import Problem
from model.refinement.conditions import Conditions, Wrong, paths, symbols
from model.refinement.layout import STACK, Private
from model.refinement.profiles import BASE
from model.refinement.symbolic import Machine
from model.refinement.terms import bits, symbol


@dataclass
class Path:
    """A path through a sequence: when it is taken, what it did to memory, and what it leaves."""

    known: list[Any]
    events: list[Event]
    registers: list[Val]
    stack: dict[int, Val]  # by the distance from its top


def follow(isa: Isa, code: Code, conditions: Conditions) -> Path:
    cpu = Machine(Shared(isa, code, {}), 0, (), mine=Private(BASE[0]), loose={}, loops=frozenset(),
                  conditions=conditions)
    names, stack = NAMES[isa.name], STACKS[isa.name]
    cpu.regs = {name: symbol(STACK if name == stack else name) for name in names}
    cpu.pc = 0
    for _ in range(STEPS):
        if cpu.pc == len(code.list):
            cells = {at: value for (_, at), value in cpu.mine.cells.items()}
            return Path(conditions.known, cpu.events, [cpu.regs[name] for name in names], cells)
        cpu.after = cpu.pc + 1
        cpu.execute(code.list[cpu.pc])
        cpu.pc = cpu.after
    raise Problem("no end")


@cache
def word(name: str) -> Any:
    return z3.BitVec(name, 64)


@dataclass
class Given:
    """A state from which terms have values."""

    arch: str
    before: State
    read: dict[str, int] = field(default_factory=dict)  # what reads returned
    written: dict[int, int] = field(default_factory=dict)

    def value(self, name: str) -> int:
        if name in self.read:
            return self.read[name]
        if name == STACK:
            return TOP
        if name.startswith(STACK):
            return memory(self.before)[TOP + int(name.removeprefix(STACK))]
        return self.before.registers[NAMES[self.arch].index(name)]

    def of(self, term: Any) -> Any:
        """A term with the values of its symbols; a store-conditional succeeds."""
        pairs = [(z3.Bool(name), z3.BoolVal(True)) if name.startswith("stored") else
                 (word(name), z3.BitVecVal(self.value(name), 64)) for name in symbols(term)]
        return z3.simplify(z3.substitute(term, *pairs))

    def number(self, of: Val) -> int:
        found = self.of(bits(of))
        assert z3.is_bv_value(found)
        number: int = found.as_long()
        return number

    def replay(self, events: list[Event]) -> None:
        """Does the accesses to memory that are not private."""
        for n, event in enumerate(events):
            if event.kind in "RW":
                at = self.number(event.addr)  # type: ignore[arg-type]  # a term
                if event.kind == "W":
                    self.written[at] = self.number(event.value)  # type: ignore[arg-type]
                else:
                    self.read[f"read {n}"] = self.written.get(at, memory(self.before)[at])

    def left(self, path: Path) -> Left:
        was = memory(self.before)
        registers = tuple(self.value(name) if same(value, name) else self.number(value) & MASK
                          for name, value in zip(NAMES[self.arch], path.registers, strict=True))
        changed = self.written | {TOP + at: self.number(value) for at, value in path.stack.items()}
        return Left(registers, {at: value for at, value in changed.items() if value != was[at]})


def same(value: Val, name: str) -> bool:
    """Returns true if a register is what it was."""
    return bool(bits(value).eq(word(name)))


def taken(given: Given, every: list[Path]) -> Path:
    """The path that is taken from a state: what it reads is known as it goes."""
    found = []
    for path in every:
        given.read.clear()
        given.written.clear()
        given.replay(path.events)
        if all(z3.is_true(given.of(condition)) for condition in path.known):
            found.append(path)
    if len(found) != 1:
        raise Problem(f"{len(found)} paths are taken from one state")
    given.read.clear()
    given.written.clear()
    given.replay(found[0].events)
    return found[0]


@dataclass
class Judged:
    wrong: dict[str, str] = field(default_factory=dict)  # sequences, and their first difference
    refused: dict[str, str] = field(default_factory=dict)  # for which the interpreter has no answer, and why
    rows: set[tuple[str, str]] = field(default_factory=set)  # that were compared


def on_terms(of: Tried, isa: Isa, only: set[int] | None = None) -> Judged:
    """Compares a table's sequences on terms with the emulator."""
    found, seen = Judged(), Seen()
    table = traced(isa, seen)
    for n, trials in by_sequence(of, only):
        text = of.sequences[n]
        seen.rows.clear()
        try:
            code = parse(table, text.replace("; ", "\n"))
            every = [path for _, path in paths(partial(follow, table, code))]
        except (Problem, Wrong, TypeError, ValueError) as problem:
            found.refused[text] = str(problem)
            continue
        found.rows |= seen.rows
        for before, left in trials:
            given = Given(of.arch, before)
            try:
                why = left if isinstance(left, str) else difference(of.arch, given.left(taken(given, every)), left)
            except (Problem, KeyError) as problem:
                why = str(problem)
            if why:
                found.wrong[text] = why
                break
    return found


def by_sequence(of: Tried, only: set[int] | None) -> Iterator[tuple[int, list[tuple[State, Left | str]]]]:
    found: dict[int, list[tuple[State, Left | str]]] = {}
    for (n, before), left in zip(of.trials, of.left, strict=True):
        if only is None or n in only:
            found.setdefault(n, []).append((before, left))
    yield from found.items()


