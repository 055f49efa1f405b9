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
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache
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
import sabotage
from manifest import Problem
from program import Scenario, Target, Verdict, judge, start
from scenarios import COLD, SCENARIOS, TRIED
from terminal import Progress, columns, processors, status

ARCHITECTURES = ("x86-64", "aarch64", "riscv64", "powerpc64le")
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
    slow: bool = False  # so that nothing is expected of it


@dataclass(frozen=True)
class Task:
    """A scenario of a target, with its code or weaker code."""

    target: str
    protocol: str
    scenarios: tuple[Scenario, ...]
    change: str = ""

    @property
    def key(self) -> str:
        if self.protocol in extract.weaker():
            return f"{self.target} | {extract.weaker()[self.protocol][0]}"
        return f"{self.target} | {self.protocol} | {self.change or self.scenarios[0].text}"


@lru_cache(maxsize=None)
def target(name: str) -> Target:
    arch, outline = TARGETS[name]
    text = extract.committed(f"{arch}.s")[1]
    text += extract.committed(f"{arch}-weaker.s")[1]
    if outline:
        text += extract.committed(outline)[1]
    code = isa.parse(isa.load(arch), text)
    return Target(name, isa.load(arch), cat.load(arch), code)


@lru_cache(maxsize=None)
def image() -> str:
    return extract.committed(IMAGE)[1]


@lru_cache(maxsize=None)
def executed(name: str, protocol: str, scenario: Scenario) -> frozenset[int]:
    """The instructions that are events in a scenario."""
    return frozenset(judge(target(name), image(), protocol, replace(scenario, slow=False)).executed)


@lru_cache(maxsize=None)
def changes(name: str) -> dict[str, sabotage.Change]:
    """The ways to weaken an instruction."""
    return {change.says: change for change in sabotage.changes(target(name))}


def weaker_instructions(name: str, protocol: str, every: tuple[Scenario, ...]) -> Iterator[Task]:
    """Each way to weaken an instruction, with the scenarios that execute it."""
    for says, change in changes(name).items():
        # Without atomicity, there is no order of claims, and two steals in a row are too much to explore.
        fit = [scenario for scenario in every if not (change.torn and "ss" in scenario.text)]
        having = tuple(scenario for scenario in fit if change.pc in executed(name, protocol, scenario))
        if having:
            yield Task(name, protocol, having, says)


def explore(task: Task) -> Report:
    """Runs a task to its end, or to the first scenario that fails."""
    begin, of = time.monotonic(), target(task.target)
    verdict, scenario, explored, having = Verdict(), task.scenarios[0], 0, []
    change = changes(task.target)[task.change] if task.change else None
    of = replace(of, code=change.code) if change else of
    for scenario in task.scenarios:
        to_end = not change and task.protocol in PROTOCOLS
        verdict = judge(of, image(), task.protocol, scenario, to_end)
        explored += verdict.executions
        if verdict.failure:
            break
        if change and change.pc in verdict.executed:
            having.append(scenario.text)
    return report(task, verdict, scenario, explored, having, time.monotonic() - begin)


def report(task: Task, verdict: Verdict, scenario: Scenario, explored: int, having: list[str],
           seconds: float) -> Report:
    failure = verdict.failure
    weaker = extract.weaker().get(task.protocol, ("",))[0]
    line: dict[str, Any] = {
        "subject": weaker or PROTOCOLS[task.protocol], "group": "broken" if weaker else "shipped",
        "check": f"{task.target}, {scenario.text}",
        "verdict": "fails" if failure else "holds", "expected": "holds", "explored": explored, "unit": "executions",
        "exhaustive": True, "seconds": round(seconds, 2)}
    found: list[Any] = [verdict.executions, verdict.outcomes]
    drawing = ""
    if verdict.cut:
        line["problem"] = f"{verdict.cut} executions leave the code that is extracted"
    if task.change:
        subject = f"a weaker instruction, {task.target}, {PROTOCOLS[task.protocol].partition('<')[0]}"
        line |= {"subject": subject, "group": "broken", "check": task.change}
    if task.change or weaker:
        found = ["fails", failure.kind, scenario.text, scenario.capacity] if failure else ["holds", *having]
    if failure:
        _, programs = start(target(task.target), image(), task.protocol, scenario)
        execution = draw.trace(failure, programs)
        line |= {"message": f"{scenario.text}: {failure.says}", "kind": failure.kind, "counterexample": execution}
        drawing = f"{task.key}: {failure.says}, in {scenario.text}\n{draw.lanes(execution)}"
    return Report(task.key, found, line, drawing, scenario.slow)


def agree(arch: str) -> Report:
    """Whether a model agrees with the litmus tests."""
    begin = time.monotonic()
    several, wrong = litmus.disagreements(arch)
    line = instrument("the models of the architectures", f"litmus tests, {arch}", several, begin, "; ".join(wrong))
    return Report(f"litmus | {arch}", [several], line)


def anew(arch: str) -> Report:
    """Whether the compiler that is here makes the code that is committed."""
    begin, triple = time.monotonic(), isa.load(arch).settings["triple"]
    head, text = extract.committed(f"{arch}.s")
    says, problem = "the compiler makes the committed code", ""
    compiler, _, of = extract.head().partition(";")
    if not head.startswith(f"{compiler};"):
        says = f"LEFT OUT, not compiled anew: this is another compiler, {extract.rustc()}"
    elif not extract.has_target(triple):
        says = f"LEFT OUT, not compiled anew: there is no standard library for {triple}"
    else:
        differs = [name for name, text in extract.made(arch).items() if text != extract.committed(name)[1]]
        if differs:
            problem = f"{', '.join(differs)}: not what the compiler makes; --write writes it"
    if says.startswith("LEFT OUT") and head.partition(";")[2] != of:
        problem = f"{arch}.s is of other sources; --write writes it"
    line = instrument("the machine code", arch, len(isa.parse(isa.load(arch), text).list), begin, problem)
    return Report("", [], line, f"{arch}: {says}")


def instrument(subject: str, check: str, explored: int, begin: float, problem: str) -> dict[str, Any]:
    line = {"subject": subject, "group": "instrument", "check": check, "verdict": "holds", "expected": "holds",
            "explored": explored, "unit": "tests", "exhaustive": True, "seconds": round(time.monotonic() - begin, 2)}
    return {**line, "problem": problem} if problem else line


def write_code() -> None:
    """Writes what the compiler makes to the files that are committed."""
    head = extract.head()
    texts = {IMAGE: extract.image()}
    for arch in ARCHITECTURES:
        if not extract.has_target(isa.load(arch).settings["triple"]):
            raise Problem(f"there is no standard library for {arch}")
        texts |= extract.made(arch)
    for name, text in texts.items():
        (extract.CODE / name).write_text(f"{head}\n{text}", encoding="utf-8")


def tasks(options: argparse.Namespace, expected: dict[str, list[Any]]) -> list[Task]:
    """What is to be explored."""
    listed = []
    for name in TARGETS:
        for protocol, every in SCENARIOS.items():
            listed += [Task(name, protocol, (scenario,)) for scenario in every if options.deep or not scenario.slow]
            tried = TRIED[protocol]
            cold = () if COLD in tried else (COLD,)
            weaker = [Task(name, each, tuple(scenario for scenario in tried + cold if "b" not in scenario.text
                                             or extract.of_batches(each)))
                      for each, (_, base) in extract.weaker().items() if base == protocol]
            if options.write:
                weaker += weaker_instructions(name, protocol, tried)
            else:
                prefix = f"{name} | {protocol} | "
                weaker += [Task(name, protocol, tried, key.removeprefix(prefix)) for key, (verdict, *_) in expected.items()
                           if key.startswith(prefix) and verdict in ("fails", "holds")]
            listed += weaker if options.write else filter(None, (known(task, expected, options) for task in weaker))
    return [task for task in listed if options.only in task.key or options.only in PROTOCOLS.get(task.protocol, "")]


def known(task: Task, expected: dict[str, list[Any]], options: argparse.Namespace) -> Task | None:
    """The task with only the scenario that is known to fail, or those that execute its instruction."""
    verdict, *more = expected.get(task.key, [""])
    if verdict == "holds" and options.quick:
        return None
    if verdict == "fails":
        chosen = tuple(each for each in task.scenarios if [each.text, each.capacity] == more[1:])
    else:
        chosen = tuple(each for each in task.scenarios if each.text in more)
    return replace(task, scenarios=chosen or task.scenarios)


def compare(found: Report, expected: dict[str, list[Any]]) -> None:
    """Says in the line if something else was expected."""
    wanted = expected.get(found.key)
    if not found.key or found.found == wanted or wanted is None and found.slow:
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
    return not task.scenarios[-1].slow, bool(task.change)


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
    if not options.only:
        print(columns(seen(reports), range(0)))
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


def seen(reports: dict[Any, Report]) -> list[list[str]]:
    """A row for each weaker protocol: on which targets it fails."""
    rows = [["weaker by one step", *TARGETS]]
    for protocol, (subject, _) in extract.weaker().items():
        verdicts = {task.target: found.line for task, found in reports.items()
                    if isinstance(task, Task) and task.protocol == protocol}
        rows.append([subject, *(verdicts[name].get("message", "holds").partition(":")[0] if name in verdicts else ""
                                for name in TARGETS)])
    return rows


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="of what is weaker, only what must fail")
    parser.add_argument("--deep", action="store_true", help="the slow scenarios as well")
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
