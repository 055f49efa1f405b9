"""Compares the code of many compilers and flags with the programs of sites, and writes the table of docs/compiled.md.

A run adds the cells that the record does not have, each as soon as it is known; `--again` makes all anew. A toolchain
that is not installed is left out: `rustup toolchain install 1.88 --profile minimal`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from model.machine import extract
from model.machine.compiler import Compiler
from model.problem import Problem
from model.refinement.compiled import OWN_MEMORY, Found, Task, Verdict, compare, cut, suited, targets
from model.refinement.profiles import NAMED, POP, PUSH, STEAL, Operation
from model.terminal import parser, status

RECORD = Path(__file__).with_name("matrix.json")
PAGE = extract.ROOT / "docs" / "compiled.md"
BEGIN, END = "<!-- matrix -->", "<!-- /matrix -->"
PROFILE = NAMED["asymmetric grace"]  # the default deque
OPERATIONS = (PUSH, POP, STEAL)
USUAL = "1.95.0"  # the compiler with which flags are tried
STABLE = tuple(f"1.{n}" for n in range(88, 95)) + (USUAL, "1.96", "1.97", "1.98", "1.99.0")
NIGHTLY = "nightly-2026-10-30"
X86, ARM, RISC_V = "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "riscv64gc-unknown-linux-gnu"
RELEASE = "profile.release"


@dataclass(frozen=True)
class Row:
    """A compiler with flags."""

    target: str
    says: str  # the flags, to a reader
    compiler: Compiler


def rows() -> Iterator[Row]:
    for toolchain in (*STABLE, NIGHTLY):
        yield Row("x86-64", "release", Compiler(toolchain, X86))
    for level in ("1", "2", "s", "z"):
        config = f"{RELEASE}.opt-level={level if level.isdigit() else json.dumps(level)}"
        yield Row("x86-64", f"opt-level={level}", Compiler(USUAL, X86, config=(config,)))
    for cpu in ("x86-64-v2", "x86-64-v3", "x86-64-v4", "native"):
        yield Row("x86-64", f"target-cpu={cpu}", Compiler(USUAL, X86, flags=f"-C target-cpu={cpu}"))
    for target, triple in (("x86-64", X86), ("AArch64", ARM)):
        yield Row(target, "lto=fat", Compiler(USUAL, triple, config=(f'{RELEASE}.lto="fat"',)))
    yield Row("x86-64", "lto=thin", Compiler(USUAL, X86, config=(f'{RELEASE}.lto="thin"',)))
    for target, triple in (("x86-64", X86), ("AArch64", ARM)):
        yield Row(target, "debug-assertions", Compiler(USUAL, triple, config=(f"{RELEASE}.debug-assertions=true",)))
    both = (f'{RELEASE}.lto="fat"', f"{RELEASE}.debug-assertions=true")
    yield Row("x86-64", "lto=fat, debug-assertions", Compiler(USUAL, X86, config=both))
    for cpu in ("generic", "neoverse-n1", "neoverse-v1", "neoverse-v2"):
        yield Row("AArch64", f"target-cpu={cpu}", Compiler(USUAL, ARM, flags=f"-C target-cpu={cpu}"))
    for level in ("1", "s", "z"):
        config = f"{RELEASE}.opt-level={level if level.isdigit() else json.dumps(level)}"
        yield Row("AArch64", f"opt-level={level}", Compiler(USUAL, ARM, config=(config,)))
    yield Row("AArch64", "release", Compiler(NIGHTLY, ARM))
    yield Row("RISC-V", "release", Compiler(USUAL, RISC_V))
    yield Row("RISC-V", "target-feature=+zba,+zbb,+zbs", Compiler(USUAL, RISC_V,
                                                                flags="-C target-feature=+zba,+zbb,+zbs"))


def key(row: Row) -> str:
    return f"{row.compiler.toolchain} | {row.target} | {row.says}"


def called(text: str, operation: Operation) -> str:
    """The code of an operation with what it calls, so that the same code is compared once."""
    blocks = dict(re.findall(r"^([\w:.]+):\n((?:[\t.].*\n)*)", text, re.M))
    todo = [operation.label(PROFILE)]
    for name in todo:  # It grows.
        todo += [each for each in dict.fromkeys(re.findall(r"[\w:.]+", blocks[name]))
                 if each in blocks and each not in todo]
    rest = re.findall(r"^constant .*", text, re.M)
    return "\n".join([*(f"{name}:\n{blocks[name]}" for name in todo), *rest])


def judged(row: Row, known: dict[str, Found]) -> dict[str, str]:
    """What is said of each operation."""
    compiler = row.compiler
    text = cut(compiler, ("grace",))
    profile = suited(PROFILE, compiler)
    said: dict[str, str] = {}
    for operation in OPERATIONS:
        for target in targets(compiler, text):
            of = target, profile, compiler.release < OWN_MEMORY, called(text, operation)
            same = hashlib.sha256(repr(of).encode()).hexdigest()
            if same not in known:
                known[same] = compare(Task(target, profile, operation, text, compiler.release))
            found = known[same]
            if found.verdict is not Verdict.MATCHED or operation.name not in said:
                said[operation.name] = f"{found.verdict.shown}: {found.message}".removesuffix(": ")
    return said


def table(record: dict[str, dict[str, str]]) -> str:
    """The table, of which each cell says that paths match, or why they do not."""
    lines = ["| compiler | target | flags | push | pop | steal |", "|---|---|---|---|---|---|"]
    for name, cells in record.items():
        shown = (cells[each.name].replace("|", "\\|").replace("\n", " ") for each in OPERATIONS)
        lines.append(f"| {name} | {' | '.join(shown)} |")
    whole = sum(all(each == Verdict.MATCHED.shown for each in cells.values()) for cells in record.values())
    return "\n".join([*lines, "", f"Push, pop and steal match in {whole} of {len(record)} rows."])


def write(record: dict[str, dict[str, str]]) -> None:
    RECORD.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    if not rest or END not in rest:
        raise Problem(f"{PAGE} has no {BEGIN} and {END}")
    PAGE.write_text(f"{before}{BEGIN}\n\n{table(record)}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")


def run(options: argparse.Namespace) -> bool:
    record: dict[str, dict[str, str]] = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.is_file() else {}
    known: dict[str, Found] = {}
    every = {key(row): row for row in rows()}
    for name, row in every.items():
        if options.prepare or options.only not in name or name in record and not options.again:
            continue
        try:
            row.compiler.check()
        except Problem as problem:
            print(f"{name}: LEFT OUT: {str(problem).splitlines()[-1]}", flush=True)
            continue
        record[name] = judged(row, known)
        print(f"{name}: {record[name]}", flush=True)
        write({each: record[each] for each in every if each in record})
    return True


def main(argv: list[str] | None = None) -> int:
    options = parser("model.refinement.matrix", __doc__)
    options.add_argument("--again", action="store_true", help="also make the cells that are recorded")
    return status(lambda: run(options.parse_args(argv)))


if __name__ == "__main__":
    sys.exit(main())
