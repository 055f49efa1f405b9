"""Compares the code that your compiler makes, with your flags, with the programs of sites.

Ends with status 0 if all paths match, with 1 if one is wrong, with 3 if something in one is not understood, and with 2
if nothing could be compared.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from itertools import product
from pathlib import Path

from model import sites
from model.machine import extract
from model.machine.compiler import Compiler
from model.machine.machine import TARGETS
from model.machine.table import Code, load, parse
from model.problem import NotUnderstood, Problem
from model.refinement import programs
from model.refinement.calls import external
from model.refinement.conditions import Unclear, Wrong
from model.refinement.drawing import drawing
from model.refinement.match import Explored, match
from model.refinement.profiles import (
    BASE,
    BATCH,
    EVERY,
    MAINTAIN,
    OPERATIONS,
    POP,
    PUSH,
    RESERVE,
    RESIZE,
    STEAL,
    Operation,
    Profile,
)
from model.refinement.refinement import OPEN
from model.terminal import Progress, duration, parser, status

USUAL = (PUSH, POP, STEAL, MAINTAIN, RESERVE, RESIZE)
# The words in which a compiler has `Ok(())` of the result of `reserve`: since Rust 1.97, the last one.
NICHES = (programs.OK, -1)
OWN_MEMORY = (1, 89)
OUTLINED = "__aarch64_"  # before the names of functions that AArch64's processors choose from


class Verdict(Enum):
    """What is said of an operation, in the order of the table's last line; the values are statuses."""

    MATCHED = 0
    WRONG = 1
    UNCLEAR = 3

    @property
    def shown(self) -> str:
        return {0: "matched", 1: "WRONG", 3: "NOT UNDERSTOOD"}[self.value]


@dataclass(frozen=True)
class Task:
    """An operation, in code that was compiled."""

    target: str  # the name of the architecture, and of what a processor chooses
    profile: Profile
    operation: Operation
    text: str  # the assembly
    release: tuple[int, int]  # of the compiler


@dataclass(frozen=True)
class Found:
    verdict: Verdict
    paths: int = 0
    obligations: int = 0
    message: str = ""
    drawn: str = ""


def helps(name: str) -> bool:
    """Returns true for a function that programs do not call by name, so that its code is executed."""
    try:
        external(name)
    except NotUnderstood:
        return True
    return False


def cut(compiler: Compiler, features: tuple[str, ...], lines: bool = False) -> str:
    """The operations with these features, as compiled, and what they call."""
    wrappers, others = compiler.assembly(features, lines)
    return extract.cut(wrappers, others="" if compiler.linked else others, helps=helps)


@cache
def code(arch: str, outline: str, text: str) -> Code:
    return parse(load(arch), text + (extract.committed(outline)[1] if outline else ""), lenient=True)


def explored(target: str, profile: Profile, operation: Operation, text: str) -> Explored:
    arch, outline = TARGETS[target]
    return match(arch, profile, operation, code(arch, outline if OUTLINED in text else "", text))


@contextmanager
def returns(word: int) -> Iterator[None]:
    """Lets programs use this word for a result that is no error."""
    before, programs.OK = programs.OK, word
    try:
        yield
    finally:
        programs.OK = before


@cache
def convention(target: str, profile: Profile, text: str) -> tuple[Profile, int]:
    """How `reserve` returns its result, here: in a place whose address is an argument or has a register of its own, and
    which word says that there is room. It is the way with which push matches, and all code that was compiled together
    is then compared with it."""
    of = load(TARGETS[target][0]).settings
    ways = [(replace(profile, indirect=indirect), word) for indirect in (False, True)[:1 + ("indirect" in of)]
            for word in NICHES]
    for way, word in ways:
        with returns(word), suppress(Wrong):
            explored(target, way, PUSH, text)
            return way, word
    return ways[0]


def compare(task: Task) -> Found:
    """Compares all paths of an operation with those of its program."""
    if task.release < OWN_MEMORY and task.profile.frees and task.operation in (STEAL, BATCH):
        return Found(Verdict.UNCLEAR, message="before Rust 1.89, the standard library finds a thread's own memory in "
                     "another way, which no program has")
    try:
        profile, word = convention(task.target, task.profile, task.text)
        with returns(word):
            found = explored(task.target, profile, task.operation, task.text)
    except Wrong as wrong:
        verdict = Verdict.UNCLEAR if isinstance(wrong, Unclear) else Verdict.WRONG
        return Found(verdict, message=explained(str(wrong), task.profile), drawn=drawing(wrong))
    left = found.open - task.operation.passes - OPEN[task.target]
    # The compiler may leave them so, and the paths match, but nothing here shows that it does no harm.
    message = f"paths match, but {', '.join(sorted(left))} may come after stores of later operations" if left else ""
    paths = sum(map(len, found.paths.values()))
    return Found(Verdict.UNCLEAR if left else Verdict.MATCHED, paths, found.proved, message)


def explained(message: str, profile: Profile) -> str:
    """A message with the access and the ordering of the site that it is about."""
    site, _, rest = message.partition(": ")
    if rest and site in sites.TABLE:
        row = sites.TABLE[site]
        return f"{site} ({row['access']}, {row[profile.fences.value]}): {rest}"
    return message


def targets(compiler: Compiler, text: str) -> list[str]:
    """The names of what is compared: on AArch64, a processor may choose between two ways to compare and swap."""
    of = [name for name, (arch, _) in TARGETS.items() if arch == compiler.arch]
    return of if OUTLINED in text else of[:1]


def suited(profile: Profile, compiler: Compiler) -> Profile:
    """A profile with what depends on the compiler."""
    return replace(profile, linked=compiler.linked, asserts=compiler.checked)


def tasks(compiler: Compiler, options: argparse.Namespace, lines: bool = False) -> dict[str, Task]:
    """What is compared, by name. A set of features is compiled only if something that it has is selected."""
    found: dict[str, Task] = {}
    profiles = [each for each in EVERY if each.linked == compiler.linked and not each.header and (
        options.every or replace(each, linked=False) in BASE)]
    operations = OPERATIONS if options.every else USUAL
    texts: dict[tuple[str, ...], str] = {}
    for profile in profiles:
        if not any(options.only in name_of(profile, operation) for operation in operations):
            continue
        features = tuple(word for word in profile.words if word != "lto")
        if features not in texts:
            texts[features] = cut(compiler, features, lines)
        for target, operation in product(targets(compiler, texts[features]), operations):
            name = name_of(profile, operation)
            if options.only in name and not (profile.moves and operation != BATCH):
                found[f"{target}: {name}"] = Task(target, suited(profile, compiler), operation, texts[features],
                                                  compiler.release)
    if not found:
        raise Problem(f"nothing has {options.only!r} in its name: names are like {name_of(BASE[0], PUSH)!r}")
    return found


def name_of(profile: Profile, operation: Operation) -> str:
    return f"{operation.name}, {profile.protocol}, {profile.size.value}{', moved' if profile.moves else ''}"


def judged(compiler: Compiler, options: argparse.Namespace) -> dict[str, Found]:
    """Compiles, and compares, on all processors."""
    progress, found = Progress(), dict[str, Found]()
    print(f"{compiler.version}, {compiler.triple}, profile {compiler.profile}"
          f"{', RUSTFLAGS ' + compiler.flags if compiler.flags else ''}: compiling", flush=True)
    work = tasks(compiler, options, lines=True)
    with ProcessPoolExecutor(options.jobs) as pool:
        for name, one in progress.follow(pool, {name: (compare, task) for name, task in work.items()}, "operations"):
            found[str(name)] = one
    return {name: found[name] for name in work}


HELP = {
    Verdict.WRONG: """WRONG: the code does not do what the algorithm does, or the comparison is mistaken. Until it is
known which, do not ship code of this compiler with these flags. Please report the lines above as an issue of
chase-lev.""",
    Verdict.UNCLEAR: """NOT UNDERSTOOD: the code may well be right, but has something that the comparison does not know.
An instruction needs a row in model/machine/isa, a call one in model/refinement/calls.py. Please report the lines above
as an issue of chase-lev. Until then, other flags may be judged, such as an older target-cpu.""",
}


def report(compiler: Compiler, found: dict[str, Found], seconds: float) -> Verdict:
    """Prints a table, and each path that does not match. Returns the worst verdict; wrong is worst."""
    wide = max(map(len, found))
    print(f"\n{'':{wide}}  {'verdict':14}  paths  obligations")
    for name, one in found.items():
        counts = f"{one.paths:5}  {one.obligations:11}" if one.verdict is Verdict.MATCHED else one.message
        print(f"{name:{wide}}  {one.verdict.shown:14}  {counts}")
    for name, one in found.items():
        if one.verdict is not Verdict.MATCHED:
            print(f"\n{name}: {one.verdict.shown}: {one.message}\n{one.drawn}".rstrip())
    number = Counter(one.verdict for one in found.values())
    verdict = next(each for each in (Verdict.WRONG, Verdict.UNCLEAR, Verdict.MATCHED) if number[each])
    print(f"\n{compiler.version}: {number[Verdict.MATCHED]} matched, {number[Verdict.WRONG]} wrong, "
          f"{number[Verdict.UNCLEAR]} not understood, {duration(seconds)}")
    if compiler.checked:
        print("assertions are on: what is matched may also panic where one of them fails")
    if verdict in HELP:
        print(HELP[verdict])
    return verdict


def options_of(argv: list[str] | None) -> argparse.Namespace:
    options = parser("model.refinement.compiled", __doc__)
    options.add_argument("--toolchain", default="", metavar="T", help="rustup's name, as after `cargo +`")
    options.add_argument("--target", default="", metavar="TRIPLE", help="otherwise that of this machine")
    options.add_argument("--profile", default="release", metavar="P", help="cargo's profile (default: release)")
    options.add_argument("--manifest-path", type=Path, metavar="FILE", help="the Cargo.toml that has the profile")
    options.add_argument("--config", action="append", default=[], metavar="KEY=VALUE",
                         help="cargo's option, as in 'profile.release.lto=\"fat\"'; may be repeated")
    options.add_argument("--rustflags", default=os.environ.get("RUSTFLAGS", ""), metavar="FLAGS",
                         help="as in '-C target-cpu=native' (default: $RUSTFLAGS)")
    options.add_argument("--every", action="store_true", help="also compare batches, and elements of other sizes")
    return options.parse_args(argv)


def run(options: argparse.Namespace) -> int:
    start = time.monotonic()
    compiler = Compiler(options.toolchain, options.target, options.profile, options.manifest_path and
                        options.manifest_path.resolve(), tuple(options.config), options.rustflags)
    compiler.check()
    if options.prepare:
        return 0
    found = judged(compiler, options)
    return report(compiler, found, time.monotonic() - start).value


def main(argv: list[str] | None = None) -> int:
    options, found = options_of(argv), 2

    def act() -> bool:
        nonlocal found
        found = run(options)
        return True
    return status(act) or found


if __name__ == "__main__":
    sys.exit(main())
