#!/usr/bin/env python3
"""Litmus tests with published verdicts, in herd's form: each model must agree before it judges anything.

Tests in assembly are executed by the tables of instructions, so they check these, dependencies and the search as well.
Tests in C are compiled as the published mappings say. `--split` makes a file of each, which herd7 can run.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

from lark import Lark, Token

from model.machine import models
from model.machine.cat import Branch, blank, branches, parsed
from model.machine.compiled import TARGETS, Access, compiled
from model.machine.cpu import Call, Shared, Trace, runs
from model.machine.executions import Execution, Run, executions
from model.machine.models import Model
from model.machine.table import Code, Ins, Isa, load
from model.problem import Problem
from model.terminal import status

GRAMMAR, FOLDER = Path(__file__).with_name("litmus.lark"), Path(__file__).with_name("litmus")
REGISTER = Path(__file__).parents[2] / "docs" / "register" / "register.litmus"  # which only the repository has
NAMES = {"X86_64": "x86-64", "AArch64": "aarch64", "RISCV": "riscv64", "PPC": "powerpc64le", "C": "c20"}
WORDS = 0x1000  # the address of the first word
OTHERWISE = {"lwarx": "ldarx", "stwcx.": "stdcx."}  # Herd has only these, for 32 bits; here, a word has 64.


class Equation(NamedTuple):
    """A register of a thread, or without a thread a word of memory, and its value: a number or the name of a word."""

    thread: int
    name: str
    value: str
    at: Token


@dataclass(frozen=True)
class Test:
    name: str
    text: str
    path: Path
    arch: str
    initial: tuple[Equation, ...]
    threads: tuple[tuple[Token, ...], ...]  # the instructions in assembly
    accesses: tuple[tuple[Access, ...], ...]  # the statements in C
    asked: tuple[Equation, ...]
    allowed: bool

    def problem(self, at: Token, says: str) -> Problem:
        return Problem(f"{self.path.name}:{at.line}: {says}")


@cache
def grammar() -> Lark:
    return Lark(GRAMMAR.read_text(encoding="utf-8"), parser="lalr", propagate_positions=True, maybe_placeholders=False)


@cache
def read(path: Path) -> list[Test]:
    """The tests of a file."""
    text = blank(path, lines=False)
    tests = [test_of(path, text, each) for each in branches(parsed(grammar(), path, text))]
    seen: set[str] = set()
    for test in tests:
        if test.name in seen:
            raise Problem(f"{path.name}: two tests are {test.name}")
        seen.add(test.name)
    return tests


def test_of(path: Path, text: str, tree: Branch) -> Test:
    tokens = [each for each in tree.children if isinstance(each, Token)]
    in_c = tree.data == "c"
    arch = NAMES["C" if in_c else str(tokens[0])]
    initial, *program, condition = branches(tree)
    quantifier = condition.children[0]
    test = Test(str(tokens[-1]), text[tree.meta.start_pos:tree.meta.end_pos] + "\n", path, arch,
                tuple(map(equation, branches(initial))), () if in_c else columns(path, program),
                tuple(map(accesses, program)) if in_c else (), tuple(map(equation, branches(condition))),
                quantifier == "exists")
    check(test)
    return test


def equation(tree: Branch) -> Equation:
    *thread, name, value = tree.children
    assert isinstance(name, Token) and isinstance(value, Token)
    return Equation(int(str(thread[0])) if thread else -1, str(name), str(value), name)


def columns(path: Path, rows: list[Branch]) -> tuple[tuple[Token, ...], ...]:
    """The instructions of each thread."""
    table = [[cell.children for cell in branches(row)] for row in rows]
    heads = [str(cell[0]).strip() if cell else "" for cell in table[0]]
    if heads != [f"P{n}" for n in range(len(heads))]:
        raise Problem(f"{path.name}:{rows[0].meta.line}: not P0, P1 and so on: {' '.join(heads)}")
    for row, cells in zip(rows, table, strict=True):
        if len(cells) != len(heads):
            raise Problem(f"{path.name}:{row.meta.line}: {len(cells)} columns of {len(heads)}")
    return tuple(tuple(cell for cells in table[1:] for cell in cells[n] if isinstance(cell, Token))
                 for n in range(len(heads)))


def accesses(function: Branch) -> tuple[Access, ...]:
    parameters = {str(each.children[-1]) for each in function.find_data("parameter")}
    found = []
    for statement in function.find_data("statement"):
        tokens = [each for each in statement.children if isinstance(each, Token) and each.type != "STARS"]
        at = next(n for n, each in enumerate(tokens) if each.type == "CALL")
        found.append(Access(str(tokens[0]) if at else "", str(tokens[at]), tuple(map(str, tokens[at + 1:])),
                            frozenset(parameters), tokens[at]))
    return tuple(found)


def check(test: Test) -> None:
    """Refuses what names no thread, and no word that the test has."""
    number = len(test.threads) or len(test.accesses)
    for each in (*test.initial, *test.asked):
        if each.thread >= number:
            raise test.problem(each.at, f"there is no thread {each.thread}")
    words = words_of(test)
    for each in test.asked:
        if each.thread < 0 and each.name not in words:
            raise test.problem(each.at, f"no thread has the word {each.name}")
        if not each.value.isdecimal() and each.value not in words:
            raise test.problem(each.at, f"not a number or a word: {each.value}")


@cache
def words_of(test: Test) -> dict[str, int]:
    """The words of a test with their addresses."""
    names = [each.name for each in test.initial if each.thread < 0]
    names += [each.value for each in test.initial if not each.value.isdecimal()]
    names += [name for thread in test.accesses for access in thread for name in sorted(access.words)]
    return {name: WORDS + 8 * n for n, name in enumerate(dict.fromkeys(names))}


def value_of(test: Test, equation: Equation) -> int:
    return int(equation.value) if equation.value.isdecimal() else words_of(test)[equation.value]


class Program(NamedTuple):
    """The instructions of threads, the registers that are given to each, and the name of each that is asked for."""

    code: Code
    given: list[dict[str, int]]
    asked: list[tuple[Equation, str]]

    def of(self, thread: int) -> list[str]:
        """The registers of a thread that are asked for."""
        return [name for each, name in self.asked if each.thread == thread]


def assembled(test: Test, isa: Isa) -> Program:
    """A test in assembly as code."""
    code = Code([], {})
    for n, thread in enumerate(test.threads):
        code.labels[f"t{n}"] = len(code.list)
        for cell in thread:
            label, colon, text = str(cell).rpartition(":")
            if colon:
                code.labels[label] = len(code.list)
            if text.strip():
                code.list.append(decoded(test, isa, cell, text))
        code.list.append(isa.decode(isa.settings["return"]))
    given: list[dict[str, int]] = [{} for _ in test.threads]
    for each in test.initial:
        if each.thread >= 0:
            given[each.thread][register(test, isa, each)] = value_of(test, each)
    return Program(code, given, [(each, register(test, isa, each)) for each in test.asked if each.thread >= 0])


def decoded(test: Test, isa: Isa, cell: Token, text: str) -> Ins:
    name, _, rest = " ".join(text.split()).partition(" ")
    try:
        return isa.decode(f"{OTHERWISE.get(name, name)} {rest}".strip())
    except Problem as problem:
        raise test.problem(cell, str(problem)) from None


def register(test: Test, isa: Isa, equation: Equation) -> str:
    if name := isa.register(equation.name):
        return name
    raise test.problem(equation.at, f"not a register: {equation.name}")


def in_c(test: Test, arch: str, isa: Isa) -> Program:
    """A test in C as code of an architecture."""
    target, words = TARGETS[arch], words_of(test)
    code, given, asked = Code([], {}), [], []
    for n, thread in enumerate(test.accesses):
        lines, addresses, locals_ = compiled(target, thread, lambda at, says: test.problem(at, says))
        code.labels[f"t{n}"] = len(code.list)
        code.list += map(isa.decode, [*lines, isa.settings["return"]])
        given.append({isa.register(name): words[word] for word, name in addresses.items()})
        for each in test.asked:
            if each.thread == n:
                if each.name not in locals_:
                    raise test.problem(each.at, f"thread {n} has no {each.name}")
                asked.append((each, isa.register(locals_[each.name])))
    return Program(code, given, asked)


def found(arch: str, test: Test, model: Model) -> Iterator[Execution]:
    """The executions that the model allows with what is asked for."""
    isa, words = load(arch), words_of(test)
    program = in_c(test, arch, isa) if test.accesses else assembled(test, isa)
    memory = dict.fromkeys(words.values(), 0)
    for each in test.initial:
        if each.thread < 0:
            memory[words[each.name]] = value_of(test, each)
    every = explored(isa, program, memory)
    for n, thread in enumerate(every):
        wanted = {name: value_of(test, each) for each, name in program.asked if each.thread == n}
        fitting = [trace for trace in thread
                   if all(trace.registers.get(name) == value for name, value in wanted.items())]
        for each, name in program.asked:
            if each.thread == n and not (fitting and name in fitting[0].registers):
                raise test.problem(each.at, f"no run of thread {n} ends with this value of {each.name}")
        thread[:] = fitting
    final = {words[each.name]: (value_of(test, each), each) for each in test.asked if each.thread < 0}
    written = {(event.addr, event.value) for trace in chain(*every) for event in trace.events if event.kind == "W"}
    for word, (value, each) in final.items():
        if (word, value) not in written:
            raise test.problem(each.at, f"no thread writes this value of {each.name}")
    prepared = [[Run(trace, memory, model) for trace in thread] for thread in every]
    return (x for x in executions(prepared, memory, model)
            if all(x.final.get(word, memory[word]) == value for word, (value, _) in final.items()))


def explored(isa: Isa, program: Program, memory: dict[int, int]) -> list[list[Trace]]:
    """The runs of each thread, in which a read returns what some run writes, or what was there first."""
    shared = Shared(isa, program.code, memory, {word: {value} for word, value in memory.items()})
    while True:
        every = [runs(shared, n, (Call("", f"t{n}", ()),), given, program.of(n))
                 for n, given in enumerate(program.given)]
        values: dict[int, set[int]] = defaultdict(set, {word: {value} for word, value in memory.items()})
        for trace in chain(*every):
            for event in trace.events:
                if event.kind == "W":
                    values[event.addr].add(event.value)
        if values == shared.values:
            return [[trace for trace in thread if not trace.ended] for thread in every]
        shared.values = dict(values)


def is_observed(arch: str, test: Test, model: Model) -> bool:
    return any(True for _ in found(arch, test, model))


def tests(arch: str) -> list[Test]:
    return read(FOLDER / f"{arch}.litmus")


def undecided(arch: str) -> Iterator[str]:
    """The clauses of a model without which it still agrees with all tests."""
    for number in count():
        model = Model(arch, number)
        if not model.clause:
            return
        if all(is_observed(arch, test, model) == test.allowed for test in tests(arch)):
            yield model.clause


def split(folder: Path) -> int:
    """Makes a file of each test, in a folder of its architecture or of the register, with an index, `@all`."""
    every = {arch: tests(arch) for arch in NAMES.values()}
    if REGISTER.exists():
        every["register"] = read(REGISTER)
    for name, its in every.items():
        (folder / name).mkdir(parents=True, exist_ok=True)
        for test in its:
            (folder / name / f"{test.name}.litmus").write_text(test.text, encoding="utf-8")
        (folder / name / "@all").write_text("".join(f"{test.name}.litmus\n" for test in its), encoding="utf-8")
    return sum(map(len, every.values()))


def main(argv: list[str] = sys.argv[1:]) -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--split", type=Path, metavar="DIR", required=True, help="where each test becomes a file")
    folder = options.parse_args(argv).split

    def act() -> bool:
        number, model = split(folder), models.FOLDER / "ARCH.cat"
        print(f"{number} tests: herd7 -I {models.FOLDER} -model {model} {folder}/ARCH/@all; register, with c20.cat")
        return True
    return status(act)


if __name__ == "__main__":
    sys.exit(main())
