"""Judges the programs of sites in small scenarios by the axioms of C++20, RC11 and IMM."""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Hashable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from model import results
from model.axioms import compare
from model.axioms.scenarios import Oracle, judge
from model.axioms.survivors import ABSENT, REASONS
from model.axioms.thread import Variant
from model.checker import find_jar
from model.machine import models
from model.machine.program import Scenario, lanes
from model.problem import Problem
from model.sites import SITES, Site, Weaker, weakened
from model.terminal import Progress, parser, status
from model.trace import listing

EXPECTED = Path(__file__).with_name("expected.json")
MODELS = {"c20": "C++20", "rc11": "RC11", "imm": "IMM"}
VARIANTS = {"Fenced<Retain>": Variant(), "Fenced<GracePeriod>": Variant(grace=True),
            "Asymmetric<Retain>": Variant("Asymmetric"), "Asymmetric<GracePeriod>": Variant("Asymmetric", grace=True),
            "Asymmetric<GracePeriod>, no barriers": Variant("Asymmetric", grace=True, barriers=False)}
# In the suite's notation; after `in`, the capacity of the ring, if it is not 4.
SCENARIOS = {
    "Fenced<Retain>": (
        "p|s", "ppo|s", "Po|ss", "PPo|ss", "Ppo|ss", "PPoo|ss", "Pop|ss", "pp|s|s", "poo|s|s", "PPo|s|s", "PPoo|s|s",
        "Popo|s|s", "Po|s|ss", "Pop|s|ss", "PPoo|s|ss", "Po|s|s|s", "PPo|s|s|s", "p|b", "PPo|sb", "PPPo|b", "PPPoo|b",
        "PPPoop|b", "PPPo|s|b", "Pp|s in 1", "Pop|s in 1", "Pp|ss in 1", "PSp|s|s in 1", "PPp|ss in 2"),
    "Fenced<GracePeriod>": ("PPPPPOOOo|s in 1", "PPPPPOOOo|ss in 1"),
    "Asymmetric<Retain>": (
        "p|s", "p|ss", "PSp|s", "PPPSo|ss", "PPPSo|s|s", "PPPSo|sb", "PPPPSoo|b", "PPo|s", "PPo|ss", "PPo|b", "PPSco|s",
        "PPPScoo|b", "PPPPScoo|b"),
    "Asymmetric<GracePeriod>": ("PPPPPPSOOOo|s in 1",),
    "Asymmetric<GracePeriod>, no barriers": ("PPo|ss", "PPo|s|s", "PPPPPOOOo|s in 1")}
# In these, nothing is weakened, except in the last two the sites without which nothing cools.
DEAR = ("PPo|s|s|s", "PPoo|s|ss", "PPPScoo|b", "PPPPScoo|b")
ONLY = {"PPPPScoo|b": "imm"}  # the only model by which a deque that is not weaker is judged in it
QUICK = "c20"  # the model by which a quick run judges what is not weaker
# What makes a protocol fail, so that nothing else could be seen to: `pop.restore` in the listing of 2013.
REPAIRED: dict[str, tuple[tuple[str, str], ...]] = {
    "Fenced": (), "Asymmetric": (), "ReleaseStores": (), "Le2013": (("pop.restore", "Release"),)}
RECLAIMS = ("retire", "record")  # the operations whose weaker orderings need rings that are freed


class Task(NamedTuple):
    """Scenarios of a deque by a model: of a weaker one, until the first that fails."""

    model: str
    deque: str
    scenarios: tuple[str, ...]
    weaker: str = ""  # its name, with the variant
    variant: Variant = Variant()

    @property
    def key(self) -> str:
        return f"{self.model} | {self.weaker or f'{self.deque} | {self.scenarios[0]}'}"

    @property
    def name(self) -> str:
        """The name by which `--only` selects it."""
        return f"{self.key}, {self.deque}"


class Report(NamedTuple):
    key: str
    found: list[Any]
    line: dict[str, Any]
    says: str = ""


def agree(model: str) -> Report:
    """Compares a model with C++20 on its litmus tests."""
    begin, tests = time.monotonic(), compare.tests_of(model)
    wrong = "; ".join(compare.wrong(model, compare.allowed(model, tests), tests, compare.listed()))
    return Report(f"litmus | {model}", [len(tests)], results.line(
        "", "the models of the languages", "instrument", f"litmus tests, {model}", len(tests), "tests",
        time.monotonic() - begin, problem=wrong))


def scenario(text: str) -> Scenario:
    found = re.fullmatch(r"(\S+)(?: in (\d+))?", text)
    if not found:
        raise Problem(f"not a scenario: {text}")
    return Scenario(found[1], int(found[2] or 4))


def deque_of(site: Site, weaker: Weaker) -> str:
    """The deque with which a weaker ordering is judged: rings are freed only if the site is there for that."""
    deque = weaker.on.replace(", looks ahead", "")
    frees = site.operation in RECLAIMS or "no barriers" in deque
    return deque if frees else deque.replace("GracePeriod", "Retain")


def weakenings() -> Iterator[tuple[str, str, Variant]]:
    """Each weaker ordering of sites.toml: its name, the deque, and the variant."""
    for site in SITES.values():
        for each in site.weaker:
            deque = deque_of(site, each)
            yield weakened(site.name, each), deque, replace(
                VARIANTS[deque], protocol=each.protocol, changed=((site.name, each.order), *REPAIRED[each.protocol]))


def tasks() -> Iterator[Task]:
    for model in MODELS:
        for deque, texts in SCENARIOS.items():
            yield from (Task(model, deque, (text,), variant=VARIANTS[deque]) for text in texts
                        if ONLY.get(text, model) == model)
        for name, deque, variant in weakenings():
            if name not in ABSENT:
                tried = tuple(text for text in SCENARIOS[deque]
                              if text not in DEAR or name.startswith("cool.") and "c" in text)
                yield Task(model, deque, tried, name, variant)


def explore(task: Task) -> Report:
    begin, model, explored, sites = time.monotonic(), models.load(task.model), 0, set[str]()
    for text in task.scenarios:
        verdict, executed = judge(model, task.variant, scenario(text), to_end=not task.weaker)
        explored += verdict.executions
        sites |= executed
        if verdict.failure:
            break
    failure = verdict.failure
    problems = [f"{verdict.cut} executions do not end"] if verdict.cut else []
    problems += [f"no scenario executes {site}" for site, _ in task.variant.changed[:1] if site not in sites]
    problems += ["nothing is explored"] if not explored else []
    found: list[Any] = [verdict.executions, len(verdict.outcomes)]
    if task.weaker:
        found = ["fails", failure.kind, text] if failure else ["holds", explored]
    line = results.line(task.name, task.weaker or task.deque, "broken" if task.weaker else "shipped",
                        MODELS[task.model] + ("" if task.weaker else f", {text}"), explored, "executions",
                        time.monotonic() - begin, problem="; ".join(problems))
    if not failure:
        return Report(task.key, found, line)
    drawn = lanes(failure, Oracle(model, task.variant, scenario(text)).programs)
    line |= {"verdict": "fails", "message": f"{text}: {failure.says}", "kind": failure.kind, "counterexample": drawn}
    return Report(task.key, found, line, f"{task.key}: {failure.says}, in {text}\n{listing(drawn)}\n")


def check(found: Report, weaker: str, model: str, expected: dict[str, list[Any]]) -> bool:
    """Says in the line what was expected. Returns true if it was found."""
    line, wanted = found.line, expected.get(found.key)
    if wanted and weaker:
        line["expected"] = wanted[0]
        if wanted[0] == "holds":
            line["reason"] = REASONS.get((weaker, model)) or REASONS.get((weaker, ""), "")
    problems = [line.get("problem", ""), f"found {found.found}, not {wanted}" if found.found != wanted else ""]
    if any(problems):
        line["problem"] = "; ".join(filter(None, problems))
    return line["verdict"] == line["expected"] and "problem" not in line


def chosen(every: list[Task], options: argparse.Namespace, expected: dict[str, list[Any]]) -> Iterator[Task]:
    """The tasks of this run. A weaker ordering that is known to fail is tried only in the scenario that shows it."""
    for task in every:
        if options.only not in task.name:
            continue
        wanted = expected.get(task.key, [""])
        if options.quick and (wanted[-1] if task.weaker else task.scenarios[0]) in DEAR:
            continue
        if options.write or not task.weaker:
            if task.model == QUICK or not options.quick:
                yield task
        elif wanted[0] == "fails" and wanted[2] in task.scenarios:
            yield task._replace(scenarios=(wanted[2],))
        elif not options.quick:
            yield task


def run(options: argparse.Namespace) -> bool:
    if options.prepare:
        return bool(find_jar())
    progress, expected, every = Progress(), json.loads(EXPECTED.read_text(encoding="utf-8")), [*tasks()]
    keys = {task.key for task in every} | {f"litmus | {model}" for model in compare.NAMES}
    if not options.write and keys != expected.keys():
        raise Problem(f"{EXPECTED.name} differs in {sorted(keys ^ expected.keys())}; --write writes it anew")
    work: dict[Hashable, tuple[Any, ...]] = {task: (explore, task) for task in chosen(every, options, expected)}
    work |= {} if options.only else {model: (agree, model) for model in compare.NAMES}
    file = results.Results()
    file.begin("axioms", ", ".join(MODELS.values()), len(work), options.only)
    kept, counts = dict[str, list[Any]](), Counter[str]()
    with ProcessPoolExecutor(options.jobs) as pool:
        for task, found in progress.follow(pool, work, "explorations"):
            weaker, model = (task.weaker, task.model) if isinstance(task, Task) else ("", "")
            line, right = found.line, options.write or check(found, weaker, model, expected)
            file.append(line)
            if not right:
                print(f"wrong: {found.key}: {line['verdict']}, {line.get('problem', '')}")
            if found.says and (options.only or not right):
                print(found.says)
            kept[found.key] = found.found
            counts.update({line["unit"]: line["explored"], line["group"] + line["verdict"]: 1, "wrong": int(not right)})
    if options.write:
        EXPECTED.write_text("{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(kept[key])}" for key in sorted(kept))
                            + "\n}\n", encoding="utf-8")
    print(f"{counts['shippedholds']} scenarios hold; of weaker orderings, {counts['brokenfails']} fail and "
          f"{counts['brokenholds']} hold; {counts['executions']} executions; {counts['wrong']} not as expected, "
          f"{progress.elapsed():.0f} s")
    return not counts["wrong"]


def main(argv: list[str] = sys.argv[1:]) -> int:
    options = parser("model.axioms", __doc__)
    options.add_argument("--quick", action="store_true",
                         help="by C++20 alone; of weaker orderings, only those that must fail, by all models")
    options.add_argument("--write", action="store_true", help="write the expected results anew")
    return status(lambda: run(options.parse_args(argv)))


if __name__ == "__main__":
    sys.exit(main())
