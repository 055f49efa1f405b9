#!/usr/bin/env python3
"""Checks that the deque's machine code makes the accesses of the specification, whatever memory answers."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from itertools import islice, product
from pathlib import Path
from typing import Any

MODEL = Path(__file__).resolve().parent.parent
sys.path[1:1] = [str(MODEL), str(MODEL / "machine"), str(MODEL / "proof")]

import packages

sys.path.insert(0, str(packages.install(MODEL / "proof" / "requirements.txt")))

import cpu
import extract
import relate
import results
from cpu import Code
from machine import EXPECTED, PROTOCOLS, TARGETS
from manifest import Problem
from match import ARGUMENTS, Found, match
from mutate import mutants, reported
from terminal import Progress, parser, status
from terms import Wrong

# The loads that an operation leaves unordered with the stores of later ones, or with a store of its own: see the page.
OPEN = {"x86-64": set(), "AArch64 with LSE": {"steal.slot", "steal.cas", "warm.done", "pop.cas after pop.restore"}}
ELSEWHERE = {"steal.slot"}
QUICK = 4  # In a quick run, one in so many instructions of x86-64 is changed.
Done = tuple[dict[str, Any], Counter]  # a line of the results, and what was counted


@lru_cache(maxsize=None)
def code(target: str) -> Code:
    arch, outline = TARGETS[target]
    text = extract.committed(f"{arch}.s")[1] + (extract.committed(outline)[1] if outline else "")
    return cpu.parse(cpu.load(arch), text)


@lru_cache(maxsize=None)
def right(target: str, protocol: str, name: str) -> Found:
    return match(TARGETS[target][0], protocol, name, code(target))


@lru_cache(maxsize=None)
def failing() -> set[str]:
    """The weaker instructions with which a scenario of model/machine fails."""
    expected = json.loads(EXPECTED.read_text(encoding="utf-8"))
    return {key for key, (verdict, *_) in expected.items() if verdict == "fails"}


def done(start: float, counts: Counter, wrong: str, subject: str, group: str, check: str) -> Done:
    unit, number = "obligations" if "obligations" in counts else "tests", sum(counts.values()) - counts["failing"]
    line = results.line(subject, group, check, number, unit, time.monotonic() - start, "fails" if wrong else "holds",
                        message=wrong)
    return line, counts


def matched(target: str, protocol: str, name: str) -> Done:
    """Matches an operation's code with its program."""
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
    return done(start, Counter(obligations=proved), problem, PROTOCOLS[protocol], "shipped", f"{name}, {target}")


def changed(target: str, protocol: str, name: str, stride: int) -> Done:
    """Tries to match each changed instruction. One with which a scenario fails must be reported."""
    start, known, arch, counts, missed = time.monotonic(), right(target, protocol, name), TARGETS[target][0], Counter(), []
    for says, other in islice(mutants(arch, code(target), f"{protocol}_{name}"), 0, None, stride):
        why, fails = reported(known, arch, protocol, name, other), f"{target} | {protocol} | {says}" in failing()
        counts.update(["reported" if why else "equivalent", *["failing"] * fails])
        missed += [f"not reported: {says}"] * (fails and not why)
    return done(start, counts, "; ".join(missed), "changed instructions", "instrument", f"{protocol} {name}, {target}")


def related(protocol: str, changes: bool) -> Done:
    """Compares the programs of a protocol with the relation of the proof, or with each changed action of it."""
    start = time.monotonic()
    number, wrong = relate.mutants(protocol) if changes else relate.compared(protocol, relate.actions_of(protocol))
    says = ("changed actions", "instrument", protocol) if changes else (protocol, "shipped", "programs and relation")
    return done(start, Counter({"actions" if changes else "obligations": number}), "; ".join(wrong), *says)


def checks(quick: bool) -> dict[str, tuple]:
    """Each check by its name: a function with its arguments."""
    found: dict[str, tuple] = {}
    for protocol in PROTOCOLS.values():
        found[f"{protocol}, relation"] = related, protocol, False
        if not quick:
            found[f"{protocol}, changed actions"] = related, protocol, True
    for each in product(TARGETS, PROTOCOLS, ARGUMENTS):
        found[", ".join((*each, "code"))] = matched, *each
        if each[0] == "x86-64" or not quick:
            found[", ".join((*each, "changed"))] = changed, *each, QUICK if quick else 1
    return found


def run(options: argparse.Namespace) -> bool:
    if options.prepare:
        return True
    progress, file, wrong, counts = Progress(), results.Results(), [], Counter()
    work = {name: check for name, check in checks(options.quick).items() if options.only in name}
    if not (work or file.path):
        raise Problem(f"nothing has {options.only!r} in its name")
    file.begin("refinement", extract.committed("image.txt")[0].strip("# ").partition(";")[0], len(work))
    with ProcessPoolExecutor(options.jobs) as pool:
        for name, (line, counted) in progress.follow(pool, work, "checks"):
            counts += counted
            file.append(line)
            if line["verdict"] != line["expected"]:
                wrong.append(f"{name}: {line['message']}")
    print("".join(f"wrong: {each}\n" for each in wrong), end="")
    print(f"{counts['obligations']} obligations; {counts['actions']} changed actions; of changed instructions, "
          f"{counts['reported']} are reported, among them {counts['failing']} that fail in model/machine, and "
          f"{counts['equivalent']} make no difference; "
          f"{len(wrong)} not as expected, {progress.elapsed():.0f} s")
    return not wrong


def main(argv: list[str] | None = None) -> int:
    options = parser(__doc__)
    options.add_argument("--quick", action="store_true", help="make only a quarter of the changes, on x86-64")
    return status(lambda: run(options.parse_args(argv)))


if __name__ == "__main__":
    sys.exit(main())
