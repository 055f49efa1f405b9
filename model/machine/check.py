#!/usr/bin/env python3
"""Judges the machine code of the deque on four architectures by their memory models.

The models must first agree with published litmus tests. Then each protocol must hold in every scenario, and the code
with an instruction weaker must fail, or hold, as `expected.json` says.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

sys.dont_write_bytecode = True  # The model's directory stays clean.
HERE = Path(__file__).resolve().parent
sys.path.insert(1, str(HERE.parent))

import arm
import draw
import extract
import litmus
import models
import power
import results
import riscv
import sabotage
import x86
from manifest import Problem
from program import Scenario, Target, Verdict, judge, start
from scenarios import SCENARIOS
from terminal import Progress, columns, processors, status

ARCHITECTURES = {isa.NAME: (isa, model) for isa, model in (
    (x86, models.Tso()), (arm, models.Arm()), (riscv, models.RiscV()), (power, models.Power()))}
# The targets: the architecture, and the functions that the processor chooses from.
TARGETS = {"x86-64": ("x86-64", ""), "AArch64 with LSE": ("aarch64", "outline-lse.s"),
           "AArch64 without LSE": ("aarch64", "outline-llsc.s"), "RISC-V": ("riscv64", ""),
           "POWER": ("powerpc64le", "")}
PROTOCOLS = {"weakest": "Weakest<Retain>", "reference": "Reference<Retain>"}
EXPECTED = HERE / "expected.json"
IMAGE = "image.txt"


@dataclass
class Report:
    """What one task has found, as a line of the results, and what is to be expected of it."""

    key: str  # in the file of what is expected
    found: list[Any]  # there
    line: dict[str, Any]
    drawing: str = ""


@dataclass(frozen=True)
class Task:
    """A scenario of a target, with its code or weaker code."""

    target: str
    protocol: str
    scenarios: tuple[Scenario, ...]
    change: str = ""

    @property
    def key(self) -> str:
        return " | ".join(filter(None, (self.target, self.protocol, self.change or self.scenarios[0].text)))


@lru_cache(maxsize=None)
def target(name: str) -> Target:
    arch, outline = TARGETS[name]
    isa, model = ARCHITECTURES[arch]
    text = extract.committed(f"{arch}.s")[1]
    if outline:
        text += extract.committed(outline)[1]
    return Target(name, isa, model, extract.parse(text))


@lru_cache(maxsize=None)
def image() -> str:
    return extract.committed(IMAGE)[1]


@lru_cache(maxsize=None)
def executed(name: str, protocol: str, scenario: Scenario) -> frozenset[int]:
    """The instructions that are events in a scenario."""
    return frozenset(judge(target(name), image(), protocol, replace(scenario, slow=False)).executed)


def changes(name: str, protocol: str) -> dict[str, sabotage.Change]:
    """The ways to weaken an instruction that some scenario executes."""
    every = frozenset().union(*(executed(name, protocol, scenario) for scenario in SCENARIOS[protocol]
                                if not scenario.slow))
    return {change.says: change for change in sabotage.changes(target(name), every)}


def explore(task: Task) -> Report:
    """Runs a task to its end, or to the first scenario that fails."""
    begin, of = time.monotonic(), target(task.target)
    verdict, scenario, explored = Verdict(), task.scenarios[0], 0
    change = changes(task.target, task.protocol)[task.change] if task.change else None
    for scenario in task.scenarios:
        if change and change.pc not in executed(task.target, task.protocol, scenario):
            continue
        if change and sabotage.TORN in change.says and "ss" in scenario.text:
            continue  # Without atomicity, there is no order of claims, and too much to explore.
        code = change.code if change else of.code
        verdict = judge(replace(of, code=code), image(), task.protocol, scenario, to_end=not change)
        explored += verdict.executions
        if verdict.failure:
            break
    return report(task, verdict, scenario, explored, time.monotonic() - begin)


def report(task: Task, verdict: Verdict, scenario: Scenario, explored: int, seconds: float) -> Report:
    failure = verdict.failure
    line: dict[str, Any] = {
        "subject": PROTOCOLS[task.protocol], "group": "shipped", "check": f"{task.target}, {scenario.text}",
        "verdict": "fails" if failure else "holds", "expected": "holds", "explored": explored, "unit": "executions",
        "exhaustive": True, "seconds": round(seconds, 2)}
    found: list[Any] = [verdict.executions, verdict.outcomes]
    drawing = ""
    if verdict.cut:
        line["problem"] = f"{verdict.cut} executions leave the code that is extracted"
    if task.change:
        subject = f"a weaker instruction, {task.target}, {PROTOCOLS[task.protocol].partition('<')[0]}"
        line |= {"subject": subject, "group": "broken", "check": task.change}
        found = ["fails", failure.kind, scenario.text, scenario.capacity] if failure else ["holds"]
    if failure:
        _, programs = start(target(task.target), image(), task.protocol, scenario)
        execution = draw.trace(failure, programs)
        line |= {"message": f"{scenario.text}: {failure.says}", "kind": failure.kind, "counterexample": execution}
        drawing = f"{task.key}: {failure.says}, in {scenario.text}\n{draw.lanes(execution)}"
    return Report(task.key, found, line, drawing)


def agree(arch: str) -> Report:
    """Whether a model agrees with the litmus tests."""
    begin, (isa, model) = time.monotonic(), ARCHITECTURES[arch]
    several, wrong = litmus.disagreements(arch, isa, model)
    line = {"subject": "the models of the architectures", "group": "instrument", "check": f"litmus tests, {arch}",
            "verdict": "holds", "expected": "holds", "explored": several, "unit": "executions", "exhaustive": True,
            "seconds": round(time.monotonic() - begin, 2)}
    if wrong:
        line["problem"] = "; ".join(wrong)
    return Report(f"litmus | {arch}", [several], line)


def anew(arch: str) -> Report:
    """Whether the compiler that is here makes the code that is committed."""
    begin, isa = time.monotonic(), ARCHITECTURES[arch][0]
    head, text = extract.committed(f"{arch}.s")
    says, problem = "the compiler makes the committed code", ""
    same_compiler = head.partition(";")[0] == extract.head().partition(";")[0]
    if not same_compiler:
        says = f"LEFT OUT, not compiled anew: this is another compiler, {extract.rustc()}"
    elif not extract.has_target(isa.TRIPLE):
        says = f"LEFT OUT, not compiled anew: there is no standard library for {isa.TRIPLE}"
    elif extract.cut(extract.build(isa.TRIPLE, "release")) != text:
        problem = f"code/{arch}.s is not what the compiler makes; --write writes it"
    if says.startswith("LEFT") and head.partition(";")[2] != extract.head().partition(";")[2]:
        problem = f"code/{arch}.s is of other sources; --write writes it where the compiler is"
    line = {"subject": "the machine code", "group": "instrument", "check": arch,
            "verdict": "holds", "expected": "holds", "explored": len(extract.parse(text).list), "unit": "executions",
            "exhaustive": True, "seconds": round(time.monotonic() - begin, 2)}
    if problem:
        line["problem"] = problem
    return Report("", [], line, f"{arch}: {says}")


def write_code() -> None:
    """Writes what the compiler makes to the files that are committed."""
    head = extract.head()
    (extract.CODE / IMAGE).write_text(f"{head}\n{extract.image()}", encoding="utf-8")
    for arch, (isa, _) in ARCHITECTURES.items():
        if not extract.has_target(isa.TRIPLE):
            raise Problem(f"there is no standard library for {isa.TRIPLE}")
        text = extract.cut(extract.build(isa.TRIPLE, "release"))
        (extract.CODE / f"{arch}.s").write_text(f"{head}\n{text}", encoding="utf-8")


def tasks(options: argparse.Namespace, expected: dict[str, list[Any]]) -> list[Task]:
    """What is to be explored."""
    listed = []
    for name in TARGETS:
        for protocol, every in SCENARIOS.items():
            listed += [Task(name, protocol, (scenario,)) for scenario in every if not (options.quick and scenario.slow)]
    for name in TARGETS:
        for protocol, every in SCENARIOS.items():
            fast = tuple(scenario for scenario in every if not scenario.slow)
            if options.write:
                listed += [Task(name, protocol, fast, change) for change in changes(name, protocol)]
                continue
            prefix = f"{name} | {protocol} | "
            for key, (verdict, *more) in expected.items():
                if not key.startswith(prefix) or verdict not in ("fails", "holds"):
                    continue
                change = key.removeprefix(prefix)
                known = tuple(scenario for scenario in every if [scenario.text, scenario.capacity] == more[1:])
                if verdict == "fails" and not (options.quick and known[0].slow):
                    listed.append(Task(name, protocol, known, change))
                elif verdict == "holds" and not options.quick:
                    listed.append(Task(name, protocol, fast, change))
    return [task for task in listed if options.only in task.key or options.only in PROTOCOLS[task.protocol]]


def compare(found: Report, expected: dict[str, list[Any]]) -> None:
    """Says in the line if something else was expected."""
    wanted = expected.get(found.key)
    if not found.key or found.found == wanted:
        if wanted and wanted[0] == "fails":
            found.line["expected"] = "fails"
        elif wanted and wanted[0] == "holds":
            found.line["reason"] = "This architecture does not need it, in these scenarios."
        return
    if wanted and wanted[0] in ("fails", "holds"):
        found.line["expected"] = wanted[0]
    found.line["problem"] = "; ".join(filter(None, (found.line.get("problem"), f"found {found.found}, not {wanted}")))


def run(options: argparse.Namespace) -> bool:
    if options.prepare:
        return True
    progress, expected = Progress(), json.loads(EXPECTED.read_text(encoding="utf-8")) if EXPECTED.is_file() else {}
    if options.write:
        write_code()
    listed = tasks(options, expected)
    instruments = {} if options.only else {**{f"a {arch}": (agree, arch) for arch in ARCHITECTURES},
                                           **{f"b {arch}": (anew, arch) for arch in ARCHITECTURES}}
    file = results.wanted(anew=True)
    if not (listed or instruments or file.path):
        raise Problem(f"nothing has {options.only!r} in its name")
    file.begin("machine", extract.committed(IMAGE)[0].strip("# ").partition(";")[0], len(listed) + len(instruments))
    reports: dict[Any, Report] = {}
    with ProcessPoolExecutor(options.jobs) as pool:
        work = {**instruments, **{task: (explore, task) for task in sorted(listed, key=cost)}}
        for key, found in progress.follow(pool, work, "explorations"):
            reports[key] = found
            if not options.write:
                compare(found, expected)
            file.append(found.line)
    if options.write:
        kept = {found.key: found.found for found in reports.values() if found.key}
        EXPECTED.write_text("{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(kept[key])}" for key in sorted(kept))
                            + "\n}\n", encoding="utf-8")
    return conclude(options, reports, progress)


def cost(task: Task) -> tuple[bool, bool]:
    """What takes long comes first."""
    return not task.scenarios[-1].slow, task.protocol == "weakest"


def conclude(options: argparse.Namespace, reports: dict[Any, Report], progress: Progress) -> bool:
    """Prints what was found. Whether all is as it should be."""
    for key, found in reports.items():
        if found.drawing and (options.draw or not isinstance(key, Task)):
            print(found.drawing + "\n" * isinstance(key, Task))
    print(columns(table(reports), range(2, 6)))
    wrong = [found for found in reports.values()
             if found.line["verdict"] != found.line["expected"] or "problem" in found.line]
    if not options.write:
        for found in wrong:
            print(f"wrong: {found.line['subject']}, {found.line['check']}: {found.line['verdict']}, "
                  f"{found.line.get('problem', '')}")
            print(found.drawing)
    right = options.write or not wrong
    print(("" if right else "NOT ") + f"as expected, {progress.elapsed():.0f} s")
    return right


def table(reports: dict[Any, Report]) -> list[list[str]]:
    """A row for each target and protocol."""
    rows = [["target", "protocol", "scenarios", "executions", "weaker: fail", "weaker: hold"]]
    for name in TARGETS:
        for protocol, subject in PROTOCOLS.items():
            mine = {task: found for task, found in reports.items()
                    if isinstance(task, Task) and (task.target, task.protocol) == (name, protocol)}
            shipped = [found.line for task, found in mine.items() if not task.change]
            weaker = [found.line["verdict"] for task, found in mine.items() if task.change]
            if mine:
                rows.append([name, subject, str(len(shipped)), str(sum(line["explored"] for line in shipped)),
                             str(weaker.count("fails")), str(weaker.count("holds"))])
    return rows


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="only the small scenarios, and what must fail")
    parser.add_argument("--only", metavar="TEXT", default="", help="what has this in its name, such as a target")
    parser.add_argument("--jobs", type=int, default=processors(), metavar="N", help="how many processes")
    parser.add_argument("--draw", action="store_true", help="draw each execution that fails")
    parser.add_argument("--write", action="store_true", help="write the code, and what is expected of it, anew")
    parser.add_argument("--prepare", action="store_true", help="nothing needs to be fetched")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    return status(lambda: run(arguments(argv)))


if __name__ == "__main__":
    sys.exit(main())
