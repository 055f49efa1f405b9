#!/usr/bin/env python3
"""Checks that the deque's machine code makes the accesses of the specification, whatever memory answers.

Each path through the instructions must be a path of the operation's program of sites, with the orderings that the
published mapping asks for, and each changed instruction must be reported, or make no difference.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any

MODEL = Path(__file__).resolve().parent.parent
sys.path[1:1] = [str(MODEL), str(MODEL / "machine"), str(MODEL / "proof")]

import packages

sys.path.insert(0, str(packages.install(MODEL / "proof" / "requirements.txt")))

import cpu
import extract
import relate
import relation
import results
from cpu import Code, Isa
from manifest import Problem
from match import ARGUMENTS, PROTOCOLS, Found, Operation, match
from mutate import mutants, reported
from terminal import Progress, parser, status
from terms import Wrong

# As in machine.py: the architecture, and the functions that the processor chooses from.
TARGETS = {"x86-64": ("x86-64", ""), "AArch64 with LSE": ("aarch64", "outline-lse.s"),
           "AArch64 without LSE": ("aarch64", "outline-llsc.s"), "RISC-V": ("riscv64", ""),
           "POWER": ("powerpc64le", "")}
# The loads that an operation leaves unordered with the stores of later ones, or with a store of its own: see the page.
OPEN = {"x86-64": set(), "AArch64 with LSE": {"steal.slot", "steal.cas", "warm.done", "pop.cas after pop.restore"}}
ELSEWHERE = {"steal.slot"}
SLICES = 4  # of an operation's changed instructions
QUICK = ("x86-64",)  # the targets whose instructions are changed in a quick run, in one slice
Task = tuple[str, str, str, int]  # target, protocol, operation, and the slice of changed instructions; -1 for none


@lru_cache(maxsize=None)
def code(target: str) -> tuple[Isa, Code]:
    arch, outline = TARGETS[target]
    isa = cpu.load(arch)
    return isa, cpu.parse(isa, extract.committed(f"{arch}.s")[1] + (extract.committed(outline)[1] if outline else ""))


@lru_cache(maxsize=None)
def right(target: str, protocol: str, name: str) -> Found:
    return match(Operation(TARGETS[target][0], protocol, name), *code(target))


def matched(task: Task) -> dict[str, Any]:
    """Matches an operation's code with its program. Returns a line of the results."""
    target, protocol, name, _ = task
    start, problem, proved = time.monotonic(), "", 0
    try:
        found = right(target, protocol, name)
        proved = found.proved
        if more := found.open - OPEN.get(target, ELSEWHERE):
            problem = f"leaves unordered: {', '.join(sorted(more))}"
        print(f"{target}, {protocol} {name}: {found.paths} paths, {len(found.programs)} of the program, at most "
              f"{sum(found.longest.values())} shared accesses, {proved} obligations")
    except Wrong as wrong:
        problem = str(wrong)
    return results.line(f"{PROTOCOLS[protocol]}<Retain>", "shipped", f"{name}, {target}", proved, "obligations",
                        time.monotonic() - start, "fails" if problem else "holds", message=problem)


def changed(task: Task) -> dict[str, Any]:
    """Tries to match each changed instruction of a slice."""
    target, protocol, name, part = task
    start, counts, kept = time.monotonic(), Counter(), []
    (isa, text), operation = code(target), Operation(TARGETS[target][0], protocol, name)
    known = right(target, protocol, name)
    for n, (says, other) in enumerate(mutants(isa, operation.arch, text, f"{protocol}_{name}")):
        if n % SLICES == part:
            why = reported(operation, isa, other, known)
            counts["reported" if why else "equivalent"] += 1
            kept += [] if why else [says]
    line = results.line("changed instructions", "instrument", f"{protocol} {name}, {target}, part {part + 1}",
                        sum(counts.values()), "tests", time.monotonic() - start)
    return line | {"counts": counts, "kept": kept}


def related(protocol: str, changes: bool) -> dict[str, Any]:
    """Compares the programs of a protocol with the relation of the proof, or with each changed action of it."""
    start, actions = time.monotonic(), relation.actions_of(relation.PROTOCOLS[protocol])
    if changes:
        number, wrong = relate.mutants(protocol)
        says = ("changed actions", "instrument", protocol, number, "tests")
    else:
        number, wrong = relate.compared(protocol, actions, list(relate.cases(protocol)))
        says = (protocol, "shipped", "programs and relation", number, "obligations")
    print(f"{protocol}, {says[0 if changes else 2]}: {number}")
    return results.line(*says, time.monotonic() - start, "fails" if wrong else "holds",
                        message="; ".join(dict.fromkeys(wrong)))


def run(options: argparse.Namespace) -> bool:
    if options.prepare:
        return True
    progress, file = Progress(), results.Results()
    every = [(target, protocol, name) for target in TARGETS for protocol in PROTOCOLS for name in ARGUMENTS]
    work = {(*each, -1): (matched, (*each, -1)) for each in every}
    work |= {(*each, part): (changed, (*each, part)) for each in every for part in range(1 if options.quick else SLICES)
             if options.mutants and (not options.quick or each[0] in QUICK)}
    work |= {("relation", each, changes): (related, each, changes) for each in relate.PROTOCOLS
             for changes in (False, True)[:1 + (options.mutants and not options.quick)]}
    work = {task: what for task, what in work.items() if options.only in ", ".join(map(str, task))}
    if not (work or file.path):
        raise Problem(f"nothing has {options.only!r} in its name")
    file.begin("refinement", extract.committed("image.txt")[0].strip("# ").partition(";")[0], len(work))
    wrong, counts, proved = [], Counter(), 0
    with ProcessPoolExecutor(options.jobs) as pool:
        for task, line in progress.follow(pool, work, "checks"):
            counts += line.pop("counts", Counter())
            kept = line.pop("kept", [])
            print("".join(f"no difference: {each}\n" for each in kept if options.only), end="")
            file.append(line)
            proved += line["explored"] if line["unit"] == "obligations" else 0
            wrong += [f"{line['check']}: {line['message']}"] if line["verdict"] != line["expected"] else []
    print("".join(f"wrong: {each}\n" for each in wrong), end="")
    print(f"{proved} obligations; of changed instructions, {counts['reported']} are reported and "
          f"{counts['equivalent']} make no difference; {len(wrong)} not as expected, {progress.elapsed():.0f} s")
    return not wrong


def main(argv: list[str] | None = None) -> int:
    options = parser(__doc__)
    options.add_argument("--quick", action="store_true", help="make only a quarter of the changes, on x86-64")
    options.add_argument("--no-mutants", dest="mutants", action="store_false", help="change no instructions")
    return status(lambda: run(options.parse_args(argv)))


if __name__ == "__main__":
    sys.exit(main())
