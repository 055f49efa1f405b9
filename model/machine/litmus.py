"""Litmus tests with published verdicts: each model must agree before it judges anything.

A shape is a program for each thread, with the outcome that is asked for: `Wx1` writes 1 to x, `Ry0` reads 0 from y,
`Uy2?1` writes 2 to y atomically where it reads 1. `y=2` after it is the final value. A test adds what is between the
accesses of each thread: `po` for nothing, a barrier, or a dependency; and how an access is made, as in `po:L`, where
the second one releases. Tests are instructions, so they check decoding, dependencies and the search as well.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from candidates import Run, executions
from cpu import Call, Cpu, Event, Shared, runs
from extract import parse
from manifest import Problem

FILE = Path(__file__).with_name("litmus.txt")
WORDS = {"x": 0x1000, "y": 0x1008, "z": 0x1010}
TOKEN = re.compile(r"^([WRU])([xyz])(\d)(?:\?(\d))?$")


@dataclass(frozen=True)
class Test:
    """A litmus test."""

    arch: str
    shape: str
    links: tuple[tuple[str, ...], ...]  # of each thread
    allowed: bool

    @property
    def name(self) -> str:
        return "+".join([self.shape, *("-".join(thread) for thread in self.links if thread)])


@dataclass(frozen=True)
class Dialect:
    """How an architecture writes each thing. `{r}` is a register for what is read, `{d}` one that depends on it."""

    words: dict[str, str]  # the registers with the addresses
    reads: dict[str, str]
    writes: dict[str, str]
    updates: dict[str, str]
    constant: str
    zero: str  # makes {d} 0, in a way that depends on {r}
    data: str
    addr: str  # makes {a} the address of the word, plus {d}
    ctrl: str
    registers: tuple[str, ...]


X86 = Dialect(
    {"x": "%rdi", "y": "%rsi", "z": "%rdx"}, {"": "movq ({a}), {r}"}, {"": "movq {v}, ({a})", "X": "xchgq {v}, ({a})"},
    {"": "xchgq {v}, ({a})"}, "movq ${n}, {v}", "", "", "", "", ("%r8", "%r9", "%r10", "%r11", "%rcx", "%rax"))
ARM = Dialect(
    {"x": "x0", "y": "x1", "z": "x2"}, {"": "ldr {r}, [{a}]", "A": "ldar {r}, [{a}]", "Q": "ldapr {r}, [{a}]"},
    {"": "str {v}, [{a}]", "L": "stlr {v}, [{a}]", "XAL": "swpal {v}, x15, [{a}]", "XL": "swpl {v}, x15, [{a}]"},
    {"": "ldxr x15, [{a}];stxr w16, {v}, [{a}]", "S": "swp {v}, x15, [{a}]", "N": "swp {v}, xzr, [{a}]",
     "AL": "swpal {v}, x15, [{a}]", "NAL": "swpal {v}, xzr, [{a}]"},
    "mov {v}, #{n}", "eor {d}, {r}, {r}", "add {v}, {d}, #{n}", "add {b}, {a}, {d}", "cbnz {r}, {l};{l}:",
    ("x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13", "x14"))
RISCV = Dialect(
    {"x": "a0", "y": "a1", "z": "a2"}, {"": "ld {r}, 0({a})", "A": "lr.d.aq {r}, ({a})"},
    {"": "sd {v}, 0({a})", "X": "amoswap.d t6, {v}, ({a})", "XAL": "amoswap.d.aqrl t6, {v}, ({a})",
     "XL": "amoswap.d.rl t6, {v}, ({a})"},
    {"": "lr.d t6, ({a});sc.d t5, {v}, ({a})"}, "li {v}, {n}", "xor {d}, {r}, {r}", "addi {v}, {d}, {n}",
    "add {b}, {a}, {d}", "bnez {r}, {l};{l}:", ("a3", "a4", "a5", "a6", "a7", "t0", "t1", "t2", "t3", "t4"))
POWER = Dialect(
    {"x": "3", "y": "4", "z": "5"}, {"": "ld {r}, 0({a})"}, {"": "std {v}, 0({a})"},
    {"": "ldarx 30, 0, {a};stdcx. {v}, 0, {a}"}, "li {v}, {n}", "xor {d}, {r}, {r}", "addi {v}, {d}, {n}",
    "add {b}, {a}, {d}", "cmpdi {r}, 0;bne 0, {l};{l}:", ("6", "7", "8", "9", "10", "11", "12", "14", "15", "16"))
DIALECTS = {"x86-64": X86, "aarch64": ARM, "riscv64": RISCV, "powerpc64le": POWER}
INSTRUCTION_FENCE = {"ctrlisb": "isb", "ctrlisync": "isync"}


def tests() -> tuple[dict[str, list[str]], list[Test]]:
    """The shapes, and the tests."""
    shapes, found, arch = {}, [], ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        line = line.partition("#")[0].strip()
        if line.startswith("["):
            arch = line.strip("[]")
        elif not line:
            continue
        elif not arch:
            name, _, text = line.partition(":")
            shapes[name] = [part.strip() for part in text.split("/")]
        else:
            text, _, verdict = line.rpartition(" ")
            name, *links = text.split()
            found.append(Test(arch, name, tuple(tuple(part.split(";")) for part in links), verdict == "allowed"))
    return shapes, found


def write(dialect: Dialect, tokens: list[str], links: tuple[str, ...], name: str) -> list[str]:
    """The instructions of a thread."""
    lines, free = [f"{name}:"], list(dialect.registers)
    read, kinds, how = "", ["po"], [""] * len(tokens)
    for n, link in enumerate(links):
        parts = link.split(":")
        if parts[0].isupper():
            how[n] = parts.pop(0)
        if len(parts) > 1:
            how[n + 1] = parts.pop()
        kinds += parts
    for n, token in enumerate(tokens):
        kind, word, value, _ = TOKEN.match(token).groups()
        link = kinds[n]
        names = {"a": dialect.words[word], "n": value, "l": f".L{name}_{n}", "r": read}
        if link in ("addr", "data"):
            names["d"] = free.pop(0)
            lines.append(dialect.zero.format(**names))
        if link == "addr":
            names["b"] = free.pop(0)
            lines.append(dialect.addr.format(**names))
            names["a"] = names["b"]
        elif link.startswith("ctrl"):
            lines += dialect.ctrl.format(**names).split(";")
            lines += [INSTRUCTION_FENCE[link]] if link != "ctrl" else []
        elif link not in ("po", "data"):
            lines.append(link.replace("_", " "))
        if kind == "R":
            read = names["r"] = free.pop(0)
            lines.append(dialect.reads[how[n]].format(**names))
        else:
            names["v"] = free.pop(0)
            lines.append((dialect.data if link == "data" else dialect.constant).format(**names))
            lines += (dialect.writes if kind == "W" else dialect.updates)[how[n]].format(**names).split(";")
    return lines


def is_observed(test: Test, shape: list[str], isa: ModuleType, model: Any) -> bool:
    """Whether the model allows the outcome."""
    *programs, last = (*shape[:-1], *shape[-1].rpartition(" | ")[::2]) if " | " in shape[-1] else (*shape, "")
    text, dialect = [], DIALECTS[test.arch]
    links = iter(test.links)
    for n, program in enumerate(programs):
        tokens = program.split()
        text += write(dialect, tokens, next(links) if len(tokens) > 1 else (), f"t{n}")
        text.append(RETURNS[test.arch])
    code = parse("\n".join(text))
    memory = {word: 0 for word in WORDS.values()}
    values = {word: {0, 1, 2} for word in WORDS.values()}
    shared = Shared(code, memory, values)
    threads = [runs(Cpu(shared, n, {}, (Call("", f"t{n}", tuple(WORDS.values())),)), isa.step, isa.begin, isa.result)
               for n in range(len(programs))]
    kept = [[Run(trace, memory, model) for trace in traces if asked(trace.events, program)]
            for traces, program in zip(threads, programs)]
    final = {WORDS[part[0]]: int(part[2]) for part in last.split()}
    return any(all(found.final.get(word, 0) == value for word, value in final.items())
               for found in executions(kept, memory, model))


def asked(events: tuple[Event, ...], program: str) -> bool:
    """Whether a run reads what is asked for. A write that is made by a swap may read anything."""
    wanted = [(found[1], WORDS[found[2]], int(found[4] or found[3])) for found in map(TOKEN.match, program.split())
              if found[1] != "W"]
    atomic = {event.partner for event in events if event.kind == "W"}
    for n, event in enumerate(events):
        if event.kind != "R" or n in atomic and (not wanted or wanted[0][0] != "U"):
            continue
        if not wanted or (event.addr, event.value) != wanted.pop(0)[1:]:
            return False
    return not wanted


RETURNS = {"x86-64": "retq", "aarch64": "ret", "riscv64": "ret", "powerpc64le": "blr"}


def disagreements(arch: str, isa: ModuleType, model: Any) -> tuple[int, list[str]]:
    """How many tests there are, and those with another verdict."""
    shapes, every = tests()
    mine = [test for test in every if test.arch == arch]
    wrong = []
    for test in mine:
        if test.shape not in shapes:
            raise Problem(f"no shape {test.shape}")
        observed = is_observed(test, shapes[test.shape], isa, model)
        if observed != test.allowed:
            wrong.append(f"{test.name}: {'allowed' if observed else 'forbidden'}")
    return len(mine), wrong
