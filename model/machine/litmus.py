"""Litmus tests with published verdicts: each model must agree before it judges anything.

litmus.txt has shapes, which are a program for each thread with the outcome that is asked for, and for each architecture
how it writes what a shape consists of, and the tests. They are instructions, so they check tables, dependencies and the
search as well.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import cat
import isa
from candidates import Run, executions
from cpu import Call, Event, Shared, runs
from manifest import Problem

FILE = Path(__file__).with_name("litmus.txt")
WORDS = {"x": 0x1000, "y": 0x1008, "z": 0x1010}
TOKEN = re.compile(r"^([WRU])([xyz])(\d)(?:\?(\d))?$")


@dataclass(frozen=True)
class Test:
    """A litmus test."""

    shape: str
    links: tuple[tuple[str, ...], ...]  # of each thread
    allowed: bool

    @property
    def name(self) -> str:
        return "+".join([self.shape, *("-".join(thread) for thread in self.links if thread)])


@dataclass
class Dialect:
    """An architecture's tests, and how it writes what they consist of."""

    phrases: dict[str, str] = field(default_factory=dict)
    tests: list[Test] = field(default_factory=list)


@lru_cache(maxsize=None)
def read() -> tuple[dict[str, list[str]], dict[str, Dialect]]:
    """The shapes, and the dialects."""
    shapes: dict[str, list[str]] = {}
    dialects: dict[str, Dialect] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        line = line.partition("# ")[0].strip()
        if line.startswith("["):
            dialect = dialects.setdefault(line.strip("[]"), Dialect())
        elif ": " in line and not dialects:
            name, _, text = line.partition(": ")
            shapes[name] = [part.strip() for part in text.split("/")]
        elif " = " in line:
            name, _, text = line.partition(" = ")
            dialect.phrases[name.strip()] = text.strip()
        elif line:
            shape, *links, verdict = line.split()
            dialect.tests.append(Test(shape, tuple(tuple(part.split(";")) for part in links), verdict == "allowed"))
    return shapes, dialects


def write(phrases: dict[str, str], tokens: list[str], links: tuple[str, ...], name: str) -> list[str]:
    """The instructions of a thread."""
    lines, free = [f"{name}:"], phrases["registers"].split()
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
        link, names = kinds[n], {"a": phrases[word], "n": value, "l": f".L{name}_{n}", "r": read}

        def say(phrase: str) -> None:
            lines.extend(phrases[phrase].format(**names).split("; "))

        if link in ("addr", "data"):
            names["d"] = free.pop(0)
            say("zero")
        if link == "addr":
            names["b"] = free.pop(0)
            say("addr")
            names["a"] = names["b"]
        elif link.startswith("ctrl"):
            say("ctrl")
            lines += filter(None, [link.removeprefix("ctrl")])
        elif link not in ("po", "data"):
            lines.append(link.replace("_", " "))
        if kind == "R":
            read = names["r"] = free.pop(0)
        else:
            names["v"] = free.pop(0)
            say("data" if link == "data" else "constant")
        say(kind + how[n])
    return lines


def is_observed(arch: str, test: Test) -> bool:
    """Returns true if the model allows the outcome."""
    shapes, dialects = read()
    if test.shape not in shapes:
        raise Problem(f"no shape {test.shape}")
    last, *programs = reversed(shapes[test.shape])
    last, _, final = last.partition(" | ")
    programs = [*reversed(programs), last]
    table, text, links = isa.load(arch), [], iter(test.links)
    for n, program in enumerate(programs):
        tokens = program.split()
        text += write(dialects[arch].phrases, tokens, next(links) if len(tokens) > 1 else (), f"t{n}")
        text.append(table.settings["return"])
    memory = {word: 0 for word in WORDS.values()}
    shared = Shared(table, isa.parse(table, "\n".join(text)), memory, {word: {0, 1, 2} for word in memory})
    threads = [runs(shared, n, (Call("", f"t{n}", tuple(memory)),)) for n in range(len(programs))]
    model = cat.load(arch)
    kept = [[Run(trace, memory, model) for trace in traces if asked(trace.events, program)]
            for traces, program in zip(threads, programs)]
    wanted = {WORDS[part[0]]: int(part[2]) for part in final.split()}
    return any(all(x.final.get(word, 0) == value for word, value in wanted.items())
               for x in executions(kept, memory, model))


def asked(events: tuple[Event, ...], program: str) -> bool:
    """Returns true if a run reads what is asked for. A write that is made by a swap may read anything."""
    wanted = [(found[1], WORDS[found[2]], int(found[4] or found[3])) for found in map(TOKEN.match, program.split())
              if found[1] != "W"]
    atomic = {event.partner for event in events if event.kind == "W"}
    for n, event in enumerate(events):
        if event.kind != "R" or n in atomic and (not wanted or wanted[0][0] != "U"):
            continue
        if not wanted or (event.addr, event.value) != wanted.pop(0)[1:]:
            return False
    return not wanted


def disagreements(arch: str) -> tuple[int, list[str]]:
    """How many tests there are, and those with another verdict."""
    tests = read()[1][arch].tests
    return len(tests), [f"{test.name}: {'forbidden' if test.allowed else 'allowed'}" for test in tests
                        if is_observed(arch, test) != test.allowed]
