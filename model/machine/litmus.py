"""Litmus tests with published verdicts: each model must agree before it judges anything.

litmus.txt has shapes, which are a program for each thread with the outcome that is asked for, and for each architecture
how it writes what a shape consists of, and the tests. They are instructions, so they check tables, dependencies and the
search as well. The tests of docs/register/litmus are in herd's form of C, whose phrases are those of compilers.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import NamedTuple

from model.machine import cpu
from model.machine.cat import Model, Run, executions
from model.machine.cpu import Call, Event, Shared, runs
from model.manifest import Problem

WORDS = {"x": 0x1000, "y": 0x1008, "z": 0x1010}
TOKEN = re.compile(r"^([WRU])([xyz])(\d)(?:\?(\d))?$")
STEP = re.compile(r"  (?:int\*? (\w+) = )?atomic_(\w+?)(?:_explicit)?\((?:(\w+), )?(?:(\w+), )?memory_order_(\w+)\);")


class Test(NamedTuple):
    name: str
    programs: list[str]
    final: dict[int, int]  # what is asked for: the last values of words
    links: list[list[str]]  # of each thread: what is between its accesses
    allowed: bool
    initial: dict[int, int] = {}


LITMUS, VERDICTS = Path(__file__).with_name("litmus.txt"), ("allowed", "forbidden")


@lru_cache(maxsize=None)
def read() -> dict[str, tuple[dict[str, str], list[Test]]]:
    """For each architecture, how it writes what tests consist of, and its tests."""
    shapes: dict[str, str] = {}
    dialects: dict[str, tuple[dict[str, str], list[Test]]] = {}
    for number, line in enumerate(LITMUS.read_text(encoding="utf-8").splitlines(), 1):
        line = line.partition("# ")[0].strip()
        if line.startswith("["):
            phrases, tests = dialects.setdefault(line.strip("[]"), ({}, []))
        elif ": " in line and not dialects:
            name, _, shapes[name] = line.partition(": ")
        elif " = " in line:
            name, _, phrases[name] = line.partition(" = ")
        elif line:
            shape, *links, verdict = line.split()
            if shape not in shapes or verdict not in VERDICTS:
                raise Problem(f"{LITMUS.name}:{number}: not a shape, links, and {' or '.join(VERDICTS)}: {line!r}")
            programs, _, final = shapes[shape].partition(" | ")
            asked = {WORDS[each[0]]: int(each[2]) for each in final.split()}
            between = [link.split(";") for link in links]
            tests.append(Test(line, programs.split(" / "), asked, between, verdict == "allowed"))
    return dialects


def write(phrases: dict[str, str], tokens: list[str], links: list[str], name: str) -> list[str]:
    lines, free = [f"{name}:"], phrases["registers"].split()
    read, kinds, how = "", ["po"], [""] * len(tokens)
    for n, link in enumerate(links):
        parts = link.split(":")
        how[n] = parts.pop(0) if parts[0].isupper() else how[n]
        how[n + 1] = parts.pop() if len(parts) > 1 else ""
        kinds += parts
    for n, (token, link) in enumerate(zip(tokens, kinds)):
        kind, word, value, _ = TOKEN.match(token).groups()
        names = {"a": phrases[word], "n": value, "l": f".L{name}_{n}", "r": read}

        def say(phrase: str, new: str = "") -> None:
            names.update({new: free.pop(0)} if new else {})
            lines.extend(phrases[phrase].format(**names).split("; "))

        if link in ("addr", "data"):
            say("zero", "d")
        if link == "addr":
            say("addr", "b")
            names["a"] = names["b"]
        elif link.startswith("ctrl"):
            say("ctrl")
            lines += filter(None, [link.removeprefix("ctrl")])
        elif link not in ("po", "data"):
            lines += phrases.get(link, link.replace("_", " ")).split("; ")
        if kind == "R":
            read = names["r"] = free.pop(0)
        else:
            say("data" if link == "data" else "constant", "v")
        say(kind + how[n])
    return lines


def is_observed(arch: str, test: Test, model: Model) -> bool:
    table, text, links = cpu.load(arch), [], iter(test.links)
    for n, program in enumerate(test.programs):
        text += write(read()[arch][0], program.split(), next(links) if " " in program else [], f"t{n}")
        text.append(table.settings["return"])
    memory = {word: test.initial.get(word, 0) for word in WORDS.values()}
    shared = Shared(table, cpu.parse(table, "\n".join(text)), memory, {word: {0, 1, 2, 3} for word in memory})
    threads = [[Run(trace, memory, model) for trace in runs(shared, n, (Call("", f"t{n}", tuple(memory)),))
                if asked(trace.events, program)] for n, program in enumerate(test.programs)]
    return any(test.final.items() <= x.final.items() for x in executions(threads, memory, model))


def asked(events: tuple[Event, ...], program: str) -> bool:
    """Returns true if a run reads what is asked for. A write that is made by a swap may read anything."""
    wanted = [(WORDS[one[2]], int(one[4] or one[3])) for one in map(TOKEN.match, program.split()) if one[1] != "W"]
    any_value = {event.partner for event in events if event.kind == "W" and "U" not in program}
    return wanted == [(event.addr, event.value) for n, event in enumerate(events)
                      if event.kind == "R" and n not in any_value]


def undecided(arch: str) -> Iterator[str]:
    """The clauses of a model without which it still agrees with all tests."""
    for number in count():
        model = Model(arch, number)
        if not model.without.clause:
            return
        if all(is_observed(arch, test, model) == test.allowed for test in read()[arch][1]):
            yield model.without.clause


def in_c(text: str) -> Test:
    """A test in C, of three words at most. A word's address is its number."""
    given = dict(re.findall(r"([\w:]+) = (\w+)[;) ]", text))  # the first value of each word, and what is asked for
    names = dict(zip((name for name in given if ":" not in name), WORDS))
    number = {name: str(n) for n, name in enumerate(names)}
    programs, between = [], []
    for n, thread in enumerate(re.findall(r"^P\d .*?^}", text, re.M | re.S)):
        tokens, orders, links = [], [], ["po"]
        for line in thread.splitlines()[1:-1]:
            result, act, word, value, order = STEP.fullmatch(line).groups()
            if act == "thread_fence":
                links[-1] = order
                continue
            if word not in names:  # It is a register.
                word, links[-1] = given[f"{n}:{word}"], "addr"
            values = [number.get(each, each) for each in (value, result and given[f"{n}:{result}"]) if each]
            tokens.append({"load": "R", "store": "W", "exchange": "U"}[act] + names[word] + "?".join(values))
            orders.append("" if order == "relaxed" else order.upper())
            links.append("po")
        programs.append(" ".join(tokens))
        between.append([":".join(filter(None, link)) for link in zip(orders, links[1:], orders[1:])])
    initial = {WORDS[at]: int(number.get(given[name], given[name])) for name, at in names.items()}
    return Test(text.split()[1], programs, {}, between, False, initial)
