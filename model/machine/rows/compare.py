"""The tables of instructions against emulators: what each row computes, from random states."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import cycle
from typing import Any

from model.machine.cpu import STACK, Cpu, End, Shared
from model.machine.rows.assemble import accepted, lines
from model.machine.rows.emulate import (
    DATA,
    FRAME,
    LOW,
    NAMES,
    SIZE,
    STACKS,
    Left,
    State,
    Trial,
    emulate,
    missing,
    words,
)
from model.machine.rows.samples import EACH, SAMPLES, Samples, singles
from model.machine.table import Code, Isa, Row, load, parse
from model.machine.values import MASK, Val
from model.problem import Problem

STATES = 40  # of each architecture
TRIALS = 10  # of each sequence, from some of the states
PLAIN = 3  # texts of a row and size after which no condition is read
STEPS = 100
USUAL = [0, 1, 2, 3, 7, 8, 63, 64, 127, 128, 255, 256, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 1 << 32, (1 << 63) - 1,
         1 << 63, MASK, MASK - 1, MASK - 7]


def sequences(isa: Isa, how: Samples) -> list[str]:
    """The sequences to execute, which the table decodes and the assembler accepts."""
    decoded: dict[str, tuple[str, str]] = {}
    for name, row, text in singles(isa, how):
        try:
            isa.decode(text.replace("{n}", "0"))
        except Problem:
            continue
        decoded.setdefault(text, (name, row))
    chosen: dict[tuple[str, str], list[str]] = {}
    for text in accepted(isa.name, list(decoded)):
        chosen.setdefault(decoded[text], []).append(text)
    found = [*how.also, *(each for texts in how.apart.values() for each in texts)]
    before = how.compare and f"{how.compare}; "
    conditions = cycle(sorted(isa.conditions) or sorted(name[3:] for name in isa.rows if name.startswith("set")))
    for (name, _), texts in chosen.items():
        around = how.within.get(name, how.branch)
        for n, text in enumerate(texts[:EACH]):
            inside = name in how.within or "{n}" in text
            if inside or n < PLAIN or not how.reads:
                found.append(before + (around.replace("{it}", text) if inside else text))
            if how.reads and not inside:
                found.append(f"{before}{text}; {how.reads.format(c=next(conditions))}")
    return [each.replace("{n}", str(n)) for n, each in enumerate(dict.fromkeys(found))]


def state(arch: str, choose: random.Random, how: Samples) -> State:
    """A random state, whose registers for addresses hold some."""
    def value() -> int:
        return choose.choice(USUAL) if choose.random() < 0.7 else choose.getrandbits(64)

    registers = {name: value() for name in NAMES[arch]}
    if choose.random() < 0.2:  # equal registers
        registers = dict.fromkeys(registers, value())
    registers |= {name: choose.getrandbits(1) for name in registers if name.startswith(("cr", "ca"))}
    registers |= {f"cr{n}": 0 for n in range(3, 32, 4) if f"cr{n}" in registers}  # an overflow that nothing clears
    registers |= {STACKS[arch]: STACK, how.base: DATA + SIZE // 2 + 16 * choose.randrange(-8, 8),
                  how.index: 8 * choose.randrange(-8, 8) & MASK}
    data = b"".join(value().to_bytes(8, "little") for _ in range(0, SIZE, 8))
    return State(tuple(registers[name] for name in NAMES[arch]), data, choose.randbytes(FRAME))


@dataclass
class Seen:
    """The rows that were executed, by name and operands."""

    rows: set[tuple[str, str]] = field(default_factory=set)


def traced(isa: Isa, seen: Seen, nonzero: Iterable[str] = ()) -> Isa:
    """The table, which tells which rows are executed, and refuses a first operand of 0 where that is undefined."""
    def telling(at: tuple[str, str], function: Row) -> Row:
        def do(cpu: Cpu, *operands: Any) -> None:
            seen.rows.add(at)
            if at[0] in nonzero and not operands[0].get(cpu):
                raise Problem("its result is undefined for 0")
            function(cpu, *operands)
        return do

    return changed(isa, lambda name, letters, function: telling((name, letters), function))


def changed(isa: Isa, by: Callable[[str, str, Row], Row]) -> Isa:
    """The table with other functions of its rows."""
    other = copy.copy(isa)
    other.rows = {name: [(letters, by(name, " ".join(letters), function)) for letters, function in rows]
                  for name, rows in isa.rows.items()}
    other.decode = cache(other.decoded)
    return other


@cache
def memory(before: State) -> dict[int, int]:
    return {**words(before.data, DATA), **words(before.frame, LOW)}


def execute(isa: Isa, code: Code, before: State) -> Left:
    """What the table's instructions leave."""
    was = memory(before)
    cpu = Cpu(Shared(isa, code, was), 0, ())
    cpu.regs = {name: Val(value) for name, value in zip(NAMES[isa.name], before.registers, strict=True)}
    cpu.pc = 0
    for _ in range(STEPS):
        if cpu.pc == len(code.list):
            break
        cpu.after = cpu.pc + 1
        cpu.execute(code.list[cpu.pc])
        cpu.pc = cpu.after
    else:
        raise Problem("no end")
    return Left(tuple(cpu.regs[name].v & MASK for name in NAMES[isa.name]),
                {at: value.v & MASK for at, value in cpu.memory.items() if value.v & MASK != was[at]})


def difference(arch: str, one: Left, other: Left) -> str:
    """Where two results differ first, or nothing."""
    for name, here, there in zip(NAMES[arch], one.registers, other.registers, strict=True):
        if here != there:
            return f"{name} is {here:#x}, not {there:#x}"
    for at in sorted(one.changed.keys() | other.changed.keys()):
        if one.changed.get(at) != other.changed.get(at):
            return f"the word at {at:#x} becomes {one.changed.get(at, -1):#x}, not {other.changed.get(at, -1):#x}"
    return ""


@dataclass
class Tried:
    """An architecture's sequences, from which states each was emulated, and what that left."""

    arch: str
    sequences: list[str]
    trials: list[Trial]
    left: list[Left | str]
    refused: dict[str, str]  # sequences for which the table has no answer, and why
    rows: set[tuple[str, str]]  # that were executed in a trial


def tried(arch: str) -> Tried:
    """Emulates what the table has an answer for."""
    if why := missing(arch):
        raise Problem(why)
    how, seen = SAMPLES[arch], Seen()
    every = sequences(load(arch), how)
    table = traced(load(arch), seen, how.nonzero)
    states = [state(arch, random.Random(n), how) for n in range(STATES)]
    trials, refused, rows = list[Trial](), dict[str, str](), set[tuple[str, str]]()
    for n, sequence in enumerate(every):
        choose = random.Random(sequence)
        code = parse(table, lines(sequence))
        for before in choose.sample(states, TRIALS):
            seen.rows.clear()
            try:
                execute(table, code, before)
            except (Problem, End, ValueError, KeyError) as problem:
                refused[sequence] = str(problem)
                continue
            rows |= seen.rows
            trials.append(Trial(n, before))
    done = {trial.sequence for trial in trials}
    refused = {text: why for n, text in enumerate(every) if n not in done and (why := refused.get(text, ""))}
    return Tried(arch, every, trials, emulate(arch, every, trials), refused, rows)


def differences(of: Tried, isa: Isa) -> Iterator[tuple[str, str]]:
    """The sequences that a table executes otherwise than the emulator, each with the first difference."""
    codes: dict[int, Code] = {}
    wrong: set[int] = set()
    for (n, before), left in zip(of.trials, of.left, strict=True):
        if n in wrong:
            continue
        text = of.sequences[n]
        if n not in codes:
            codes[n] = parse(isa, lines(text))
        try:
            why = left if isinstance(left, str) else difference(of.arch, execute(isa, codes[n], before), left)
        except (Problem, End, ValueError) as problem:
            why = str(problem)
        if why:
            wrong.add(n)
            yield text, why
