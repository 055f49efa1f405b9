"""Judges the deque's operations in a program as it is shipped, which must have been built with `outlined`."""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from model import packages
from model.problem import Problem

packages.require(Path(__file__).with_name("binary.txt"))

from model.machine.table import load, parse  # noqa: E402  # after its packages
from model.refinement.conditions import Wrong  # noqa: E402
from model.refinement.match import match  # noqa: E402
from model.refinement.names import Instance, instance, plain  # noqa: E402
from model.refinement.profiles import POP, PUSH, Operation, Profile  # noqa: E402
from model.refinement.program import Program  # noqa: E402
from model.refinement.refinement import OPEN  # noqa: E402

MATCHED, WRONG, USAGE, UNKNOWN = range(4)  # the statuses
OUTLINED = "outlined"  # the label of what the program has
# What the matcher says of code that it has no rule for, rather than of code that does something else.
RULES = (": calls ", "no code for ", "nothing is known of ", ": accesses elsewhere", "is not known", "no words of")
# A caller, which makes the words that programs return of tags and elements: `None` has the tag 0, `Some` 1; `Empty` has
# 0, `Success` 1, `Retry` 2. Another tag gives a word that no program returns. `Some` of a pointer has no tag.
CALLERS = {
    "x86-64": {
        "pop": "callq {of}; movq %rax, %rsi; movl $7, %eax; movl $0, %ecx; cmpq $0, %rsi; cmoveq %rcx, %rax; "
               "cmpq $1, %rsi; cmoveq %rdx, %rax; retq",
        "steal": "callq {of}; movq %rax, %rsi; movl $7, %eax; movl $0, %ecx; cmpq $0, %rsi; cmoveq %rcx, %rax; "
                 "cmpq $1, %rsi; cmoveq %rdx, %rax; movq $-1, %rcx; cmpq $2, %rsi; cmoveq %rcx, %rax; retq"}}


class Judged(NamedTuple):
    shown: str
    status: int
    says: str


def callers(arch: str, operation: Operation, tagged: bool) -> str:
    """The text of a caller, or nothing if the function returns what a program does."""
    if operation is PUSH or operation is POP and not tagged:
        return ""
    return CALLERS[arch][operation.name].format(of=OUTLINED).replace("; ", "\n")


def text(program: Program, of: Instance, profile: Profile, tagged: bool) -> str:
    label, caller = of.operation.label(profile), callers(program.arch, of.operation, tagged)
    own = "\n".join([f"{OUTLINED if caller else label}:", *program.lines(of.symbol)])
    return f"{label}:\n{caller}\n{own}" if caller else own


def compared(program: Program, of: Instance, profile: Profile, tagged: bool) -> Judged:
    """Compares a function with the program of an operation."""
    shown = f"{of.shown}, {profile.protocol}"
    try:
        code = parse(load(program.arch), text(program, of, profile, tagged))
        found = match(program.arch, profile, of.operation, code)
    except Problem as problem:
        return Judged(shown, UNKNOWN, str(problem))
    except Wrong as wrong:
        if str(wrong) == "reserve: another argument" and specialised(program, of):
            return Judged(shown, UNKNOWN, "reserve does not read its last argument: the compiler has made it for its "
                          "only caller, so its code is not that of a function of its own")
        return Judged(shown, UNKNOWN if any(each in str(wrong) for each in RULES) else WRONG, str(wrong))
    if more := sorted(found.open - of.operation.passes - OPEN[program.arch]):
        return Judged(shown, WRONG, f"leaves unordered: {', '.join(more)}")
    paths = sum(map(len, found.paths.values()))
    return Judged(shown, MATCHED, f"{paths} paths, {found.proved} obligations")


def specialised(program: Program, of: Instance) -> bool:
    """Returns true if the function that reserves does not read its third argument."""
    third = re.compile(r"%(?:[re]?dx|dl)\b")
    for name in program.called(of.symbol):
        if plain(name).startswith("Worker::reserve"):
            uses = [line for line in program.lines(name) if third.search(line)]
            return not uses or bool(re.fullmatch(r"(?:mov|lea)\w* [^,(]*(?:\([^)]*\))?, %[re]dx", uses[0])
                                    and len(third.findall(uses[0])) == 1 or uses[0] == "xorl %edx, %edx")
    return False


def judged(program: Program, of: Instance) -> Judged:
    """Compares a function with each program that it may be, if its name does not say which."""
    every: list[Judged] = []
    for profile in of.profiles:
        for tagged in of.tagged if of.operation is POP else (True,):
            every.append(compared(program, of, profile, tagged))
            if every[-1].status == MATCHED:
                return every[-1]
    if len(every) == 1:
        return every[0]
    reasons: dict[str, list[str]] = {}
    for each in every:
        reasons.setdefault(each.says, []).append(each.shown.rpartition(", ")[2])
    kinds = "; ".join(f"as {', '.join(protocols)}: {says}" for says, protocols in reasons.items())
    return Judged(of.shown, UNKNOWN, f"its name does not say of which deque it is, and it is like none ({kinds}): "
                  "build with -Csymbol-mangling-version=v0")


def every(program: Program) -> Iterator[Judged]:
    for symbol in sorted(program.functions):
        found = instance(symbol)
        if isinstance(found, str):
            yield Judged(symbol, UNKNOWN, found)
        elif found:
            yield judged(program, found)


SAYS = {MATCHED: "matched", WRONG: "WRONG", UNKNOWN: "NOT UNDERSTOOD"}


def run(options: argparse.Namespace) -> int:
    program, start, statuses = Program(Path(options.program)), time.monotonic(), set[int]()
    for each in every(program):
        print(f"{SAYS[each.status]:14}  {each.shown}: {each.says}", flush=True)
        statuses.add(each.status)
    if not statuses:
        raise Problem(f"{options.program}: no push, pop or steal is a function of it: build it with the feature "
                      "`outlined` of chase-lev, and without `strip`")
    print(f"{time.monotonic() - start:.0f} s")
    return next(each for each in (WRONG, UNKNOWN, MATCHED) if each in statuses)


def main(argv: list[str] | None = None) -> int:
    options = argparse.ArgumentParser("model.refinement.binary", description=__doc__)
    options.add_argument("program", help="an ELF file for x86-64, with its symbols")
    try:
        return run(options.parse_args(argv))
    except (Problem, OSError) as problem:
        print(problem, file=sys.stderr)
        return USAGE


if __name__ == "__main__":
    sys.exit(main())
