#!/usr/bin/env python3
"""Judges the machine code of the deque on four architectures by their memory models.

The models must first agree with published litmus tests. Then each protocol must hold in every scenario, and the code
with an instruction weaker must fail, or hold, as `expected.json` says.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any

sys.dont_write_bytecode = True  # The model's directory stays clean.
HERE = Path(__file__).resolve().parent
sys.path.insert(1, str(HERE.parent))

import cat
import draw
import extract
import isa
import litmus
import results
from manifest import Problem
from program import Scenario, Target, judge, start
from terminal import Progress, columns, processors, status

ARCHITECTURES = ("x86-64", "aarch64", "riscv64", "powerpc64le")
# The targets: the architecture, and the functions that the processor chooses from.
TARGETS = {"x86-64": ("x86-64", ""), "AArch64 with LSE": ("aarch64", "outline-lse.s"),
           "AArch64 without LSE": ("aarch64", "outline-llsc.s"), "RISC-V": ("riscv64", ""),
           "POWER": ("powerpc64le", "")}
LTO = ", LTO"  # after the name of a target: its code with optimization at link time
PROTOCOLS = {"weakest": "Weakest<Retain>", "reference": "Reference<Retain>"}
EXPECTED = HERE / "expected.json"
IMAGE = "image.txt"
# In the suite's notation: the owner's program, whose capital letters run first, and after each bar a thief's.
BOTH = (Scenario("p|s"), Scenario("Po|s"), Scenario("ppo|s"), Scenario("PPo|ss"), Scenario("Pp|s", 1), Scenario("p|b"))
WARM = tuple(map(Scenario, ("PSp|s", "PPPSo|ss", "PPPSo|s|s", "PPPSo|sb", "PPPPSoo|b")))  # by an earlier steal
COLD = Scenario("PPo|ss")  # needs the barrier of a cold deque
SCENARIOS = {"weakest": (*BOTH, *map(Scenario, ("PPo|s|s", "PPo|sb", "PPPoo|b"))),
             "reference": (*BOTH, Scenario("PPo|b"), Scenario("PPPoo|b"), *WARM)}
# Those with which weaker code is tried: of a cold deque, only the smallest.
TRIED = {"weakest": SCENARIOS["weakest"], "reference": (*BOTH[:2], *WARM)}
Expected = dict[str, list[Any]]
Line = dict[str, Any]  # of the results
SHIPPED_NAME = re.compile("^(reference|weakest)_|[.](reference|weakest)$")
TORN = "TORN"


@dataclass
class Report:
    """A finding of a task: a line of the results, and the entry of expected.json by this key."""

    key: str
    found: list[Any]
    line: Line
    drawing: str = ""


@dataclass(frozen=True)
class Task:
    """Scenarios of a target, with its code or weaker code."""

    target: str
    protocol: str
    scenarios: tuple[Scenario, ...]
    change: str = ""

    @property
    def key(self) -> str:
        if self.protocol in extract.weaker():
            return f"{self.target} | {extract.weaker()[self.protocol][0]}"
        return f"{self.target} | {self.protocol} | {self.change or self.scenarios[0].text}"


@dataclass(frozen=True)
class Change:
    """An instruction, and its replacement."""

    pc: int
    says: str
    code: isa.Code
    torn: bool  # an atomic access is two


def function(code: isa.Code, pc: int) -> str:
    """The function in which an instruction is, by the name of the protocol that ships if it has several."""
    return max((at, SHIPPED_NAME.search(name) is not None, name) for name, at in code.labels.items()
               if not name.startswith(".L") and at <= pc)[2]


def weakened(of: Target) -> Iterator[Change]:
    """All ways to weaken one of the instructions."""
    code, seen = of.code, Counter()
    for pc, ins in enumerate(code.list):
        for pattern, weaker in of.isa.weaker:
            found = re.fullmatch(pattern, ins.text)
            for text in weaker if found else ():
                torn = text == TORN
                new = ins.text if torn else found.expand(text)
                key = (function(code, pc), f"{ins.text} -> {'not atomic' if torn else new}")
                seen[key] += 1
                lines = [*code.list[:pc], of.isa.decode(new), *code.list[pc + 1:]]
                changed = replace(code, list=lines, torn=code.torn | {pc} if torn else code.torn)
                yield Change(pc, f"{key[0]} #{seen[key]}: {key[1]}", changed, torn)


@lru_cache(maxsize=None)
def target(name: str) -> Target:
    arch, outline = TARGETS[name.removesuffix(LTO)]
    files = (f"{arch}-lto.s",) if name.endswith(LTO) else (f"{arch}.s", f"{arch}-weaker.s")
    text = "".join(extract.committed(file)[1] for file in (*files, outline) if file)
    return Target(name, isa.load(arch), cat.load(arch), isa.parse(isa.load(arch), text))


@lru_cache(maxsize=None)
def image() -> str:
    return extract.committed(IMAGE)[1]


@lru_cache(maxsize=None)
def executed(name: str, protocol: str, scenario: Scenario) -> set[int]:
    """The instructions that are events in a scenario."""
    return judge(target(name), image(), protocol, scenario).executed


@lru_cache(maxsize=None)
def changes(name: str) -> dict[str, Change]:
    """The ways to weaken an instruction."""
    return {change.says: change for change in weakened(target(name))}


def explore(task: Task) -> Report:
    """Runs a task to its end, or to the first scenario that fails."""
    begin, explored, having = time.monotonic(), 0, []
    change = changes(task.target)[task.change] if task.change else None
    of = replace(target(task.target), code=change.code) if change else target(task.target)
    subject = extract.weaker().get(task.protocol, ("",))[0]
    for scenario in task.scenarios:
        verdict = judge(of, image(), task.protocol, scenario, to_end=not (change or subject))
        explored += verdict.executions
        having += [scenario.text] if change and change.pc in verdict.executed else []
        if verdict.failure:
            break
    failure, found = verdict.failure, [verdict.executions, verdict.outcomes]
    if change:
        subject = f"a weaker instruction, {task.target}, {PROTOCOLS[task.protocol].partition('<')[0]}"
    if subject:
        found = ["fails", failure.kind, scenario.text] if failure else ["holds", *having]
    line = line_of(subject or PROTOCOLS[task.protocol], "broken" if subject else "shipped",
                   task.change or f"{task.target}, {scenario.text}", explored, "executions", begin,
                   f"{verdict.cut} executions leave the code that is extracted" if verdict.cut else "")
    if not failure:
        return Report(task.key, found, line)
    drawn = draw.execution(failure, start(of, image(), task.protocol, scenario)[1])
    line |= {"verdict": "fails", "message": f"{scenario.text}: {failure.says}", "kind": failure.kind,
             "counterexample": drawn}
    return Report(task.key, found, line, f"{task.key}: {failure.says}, in {scenario.text}\n{draw.lanes(drawn)}\n")


def line_of(subject: str, group: str, check: str, explored: int, unit: str, begin: float, problem: str = "") -> Line:
    """A line of the results, of something that holds."""
    line = {"subject": subject, "group": group, "check": check, "verdict": "holds", "expected": "holds",
            "explored": explored, "unit": unit, "exhaustive": True, "seconds": round(time.monotonic() - begin, 2)}
    return line | ({"problem": problem} if problem else {})


def agree(arch: str) -> Report:
    """Compares a model with the litmus tests."""
    begin = time.monotonic()
    several, wrong = litmus.disagreements(arch)
    return Report(f"litmus | {arch}", [several], line_of("the models of the architectures", "instrument",
                  f"litmus tests, {arch}", several, "tests", begin, "; ".join(wrong)))


def anew(arch: str) -> Report:
    """Compares what the compiler makes with what is committed."""
    begin, (head, text), now = time.monotonic(), extract.committed(f"{arch}.s"), extract.head()
    says, problem = "the compiler makes the committed code", ""
    if head.partition(";")[0] != now.partition(";")[0]:
        says = f"LEFT OUT, not compiled anew: this is another compiler, {extract.rustc()}"
    elif not extract.has_target(arch):
        says = f"LEFT OUT, not compiled anew: there is no standard library for {arch}"
    elif differs := [name for name, made in extract.made(arch).items() if made != extract.committed(name)[1]]:
        problem = f"{', '.join(differs)}: not what the compiler makes; --write writes it"
    if says.startswith("LEFT OUT") and head.partition(";")[2] != now.partition(";")[2]:
        problem = f"{arch}.s is of other sources; --write writes it"
    line = line_of("the machine code", "instrument", arch, text.count("\n\t"), "tests", begin, problem)
    return Report("", [], line, f"{arch}: {problem or says}")


def write_code() -> None:
    """Writes what the compiler makes to the files that are committed."""
    if missing := [arch for arch in ARCHITECTURES if not extract.has_target(arch)]:
        raise Problem(f"there is no standard library for {', '.join(missing)}")
    head, texts = extract.head(), {IMAGE: extract.image()}
    for arch in ARCHITECTURES:
        texts |= extract.made(arch)
    for name, text in texts.items():
        (extract.CODE / name).write_text(f"{head}\n{text}", encoding="utf-8")


def tasks(options: argparse.Namespace, expected: Expected) -> Iterator[Task]:
    """The tasks. Weaker code is tried only in a scenario that is known to fail, or in those that execute it."""
    for name, (protocol, every) in product(TARGETS, SCENARIOS.items()):
        yield from (Task(name + profile, protocol, (scenario,)) for profile in ("", LTO) for scenario in every)
        for task in weaker(name, protocol, TRIED[protocol]):
            verdict, *more = expected.get(task.key, [""])
            known = tuple(each for each in task.scenarios if each.text in more)
            if options.write:
                known = tuple(each for each in task.scenarios if not task.change
                              or changes(name)[task.change].pc in executed(name, protocol, each))
            if known or verdict and not options.write:
                if not (options.quick and verdict == "holds"):
                    yield replace(task, scenarios=known or task.scenarios)


def weaker(name: str, base: str, tried: tuple[Scenario, ...]) -> Iterator[Task]:
    """The weaker protocols, and each way to weaken an instruction."""
    for protocol, (_, like) in extract.weaker().items():
        if like == base:
            yield Task(name, protocol, tuple(each for each in (*tried, *[COLD][:COLD not in tried])
                                             if extract.of_batches(protocol) or "b" not in each.text))
    for says, change in changes(name).items():
        # Without atomicity, there is no order of claims, and two steals in a row are too much to explore.
        yield Task(name, base, tuple(each for each in tried if not (change.torn and "ss" in each.text)), says)


def compare(found: Report, expected: Expected) -> None:
    """Adds the expected verdict to the line."""
    wanted = expected.get(found.key)
    if wanted and wanted[0] in ("fails", "holds"):
        found.line["expected"] = wanted[0]
        if found.line["verdict"] == "holds":
            found.line["reason"] = "This architecture does not need it, in these scenarios."
    if found.key and found.found != wanted:
        said = found.line.get("problem")
        found.line["problem"] = "; ".join(filter(None, (said, f"found {found.found}, not {wanted}")))


def run(options: argparse.Namespace) -> bool:
    if options.prepare:
        return True
    progress, expected = Progress(), json.loads(EXPECTED.read_text(encoding="utf-8")) if EXPECTED.is_file() else {}
    if options.write:
        write_code()
    listed = [task for task in tasks(options, expected)
              if options.only in task.key or options.only in PROTOCOLS.get(task.protocol, "")]
    instruments = {(act, arch): (act, arch) for arch in ARCHITECTURES for act in (agree, anew) if not options.only}
    file = results.wanted(anew=True)
    if not (listed or instruments or file.path):
        raise Problem(f"nothing has {options.only!r} in its name")
    file.begin("machine", extract.committed(IMAGE)[0].strip("# ").partition(";")[0], len(listed) + len(instruments))
    reports: dict[Any, Report] = {}
    with ProcessPoolExecutor(options.jobs) as pool:
        work = {**instruments, **{task: (explore, task) for task in listed}}
        for key, found in progress.follow(pool, work, "explorations"):
            reports[key] = found
            if not options.write:
                compare(found, expected)
            file.append(found.line)
    if options.write:
        kept = sorted((found.key, found.found) for found in reports.values() if found.key)
        EXPECTED.write_text("{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(found)}" for key, found in kept)
                            + "\n}\n", encoding="utf-8")
    return conclude(options, reports, progress)


def conclude(options: argparse.Namespace, reports: dict[Any, Report], progress: Progress) -> bool:
    """Prints the findings. Returns true if all are as expected."""
    rows: dict[tuple[str, str], Counter[str]] = {}
    wrong = []
    for key, found in reports.items():
        line, is_wrong = found.line, found.line["verdict"] != found.line["expected"] or "problem" in found.line
        wrong += [key] * is_wrong
        if is_wrong and not options.write:
            print(f"wrong: {line['subject']}, {line['check']}: {line['verdict']}, {line.get('problem', '')}")
        if found.drawing and (options.draw or is_wrong or not isinstance(key, Task)):
            print(found.drawing)
        if isinstance(key, Task):
            row = rows.setdefault((key.target, PROTOCOLS.get(key.protocol, "weaker protocols")), Counter())
            row.update([line["group"] + line["verdict"]])
            row["explored"] += line["explored"]
    print(columns([["target", "protocol", "scenarios", "weaker: fail", "weaker: hold", "executions"], *(
        [*key, *(str(row[each]) for each in ("shippedholds", "brokenfails", "brokenholds", "explored"))]
        for key, row in sorted(rows.items()))], range(2, 6)))
    right = options.write or not wrong
    print(("" if right else "NOT ") + f"as expected, {progress.elapsed():.0f} s")
    return right


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="of weaker code, only what must fail")
    parser.add_argument("--only", metavar="TEXT", default="", help="only what has this in its name, such as a target")
    parser.add_argument("--jobs", type=int, default=processors(), metavar="N", help="the number of processes")
    parser.add_argument("--draw", action="store_true", help="draw each execution that fails")
    parser.add_argument("--write", action="store_true", help="write the code and the expected results anew")
    parser.add_argument("--prepare", action="store_true", help="nothing needs to be fetched")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    return status(lambda: run(arguments(argv)))


if __name__ == "__main__":
    sys.exit(main())
