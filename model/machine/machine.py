"""Judges the machine code of the deque on four architectures by their memory models."""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Hashable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from model import packages, results
from model.machine import extract, litmus, models
from model.machine.program import Scenario, Target, judge, lanes, start
from model.machine.table import TORN, load
from model.problem import Problem
from model.terminal import Progress, parser, status
from model.trace import listing

HERE = Path(__file__).resolve().parent
ARCHITECTURES = ("x86-64", "aarch64", "riscv64", "powerpc64le")
# The targets: the architecture, and the functions that the processor chooses from.
TARGETS = {"x86-64": ("x86-64", ""), "AArch64 with LSE": ("aarch64", "outline-lse.s"),
           "AArch64 without LSE": ("aarch64", "outline-llsc.s"), "RISC-V": ("riscv64", ""),
           "POWER": ("powerpc64le", "")}
WEAKEST = "POWER"  # Only for it, a quick run compiles the weaker protocols: what another sees, it or loom sees.
LTO = ", LTO"  # after the name of a target: its code with optimisation at link time
PROTOCOLS = {"fenced": "Fenced<Retain>", "asymmetric": "Asymmetric<Retain>"}
SUBJECTS = {**PROTOCOLS, "header": "chase_lev.h", "barriers": "chase_lev.h, CHASE_LEV_ASYMMETRIC"}  # with those in C
EXPECTED = HERE / "expected.json"
IMAGE = "image.txt"
# In the suite's notation: the owner's program, whose capital letters run first, and after each bar a thief's.
BOTH = (Scenario("p|s"), Scenario("Po|ss"), Scenario("ppo|s"), Scenario("PPo|ss"), Scenario("Pp|s", 1), Scenario("p|b"))
WARM = tuple(map(Scenario, ("PSp|s", "PPPSo|ss", "PPPSo|s|s", "PPPSo|sb", "PPPPSoo|b")))  # by an earlier steal
COLD = Scenario("PPo|ss")  # needs the barrier of a cold deque
SCENARIOS = {"fenced": (*BOTH, *map(Scenario, ("PPo|s|s", "PPo|sb", "PPPoo|b"))),
             "asymmetric": (*BOTH, Scenario("PPo|b"), Scenario("PPPoo|b"), *WARM),
             **dict.fromkeys(extract.IN_C, (*BOTH[:-1], Scenario("PPo|s|s")))}
# Those with which weaker code is tried: of a cold deque, only the smallest.
TRIED = {**SCENARIOS, "asymmetric": (*BOTH[:2], *WARM)}


class Report(NamedTuple):
    """A finding of a task: a line of the results, and the entry of expected.json by this key."""

    key: str
    found: list[Any]
    line: dict[str, Any]
    says: str = ""  # for the terminal
    executed: frozenset[int] = frozenset()  # the instructions, of code that is not weaker


class Task(NamedTuple):
    """Scenarios of a target, with its code or weaker code."""

    target: str
    protocol: str
    scenarios: tuple[Scenario, ...]
    change: str = ""

    @property
    def name(self) -> str:
        """The name by which `--only` selects it."""
        return ", ".join(filter(None, (self.key, SUBJECTS.get(self.protocol))))

    @property
    def is_weaker(self) -> bool:
        return bool(self.change) or self.protocol in extract.weaker()

    @property
    def key(self) -> str:
        if self.protocol in extract.weaker():
            return f"{self.target} | {extract.weaker()[self.protocol].subject}"
        return f"{self.target} | {self.protocol} | {self.change or self.scenarios[0].text}"


@cache
def target(name: str, protocol: str) -> Target:
    (arch, outline), row = TARGETS[name.removesuffix(LTO)], extract.weaker().get(protocol)
    kind = extract.C if (row.like if row else protocol) in extract.IN_C else ""
    kind += extract.LTO if name.endswith(LTO) else extract.WEAKER if row else ""
    code, (_, image) = extract.code(arch, outline, kind), extract.committed(IMAGE)
    return Target(name, load(arch), models.load(arch), code, image + extract.image_in_c())


@cache
def executed(name: str, protocol: str, scenario: Scenario) -> set[int]:
    return judge(target(name, protocol), protocol, scenario).executed


@cache
def changes(name: str, protocol: str) -> dict[str, tuple[int, Target]]:
    """All ways to weaken an instruction: which it is, and the target with the weaker one."""
    of, function = target(name, protocol), ""
    seen: Counter[tuple[str, str, str]] = Counter()
    found: dict[str, tuple[int, Target]] = {}
    functions = {at: label for label, at in of.code.labels.items() if not label.startswith(".L")}
    for pc, ins in enumerate(of.code.list):
        function = functions.get(pc, function)
        for new in of.isa.weaken(ins.text):
            seen[function, ins.text, new] += 1
            code = of.code.changed(pc, new if new == TORN else of.isa.decode(new))
            found[f"{function} #{seen[function, ins.text, new]}: {ins.text} -> {new}"] = pc, replace(of, code=code)
    return found


def explore(task: Task) -> Report:
    begin, explored, having = time.monotonic(), 0, []
    subject = row.subject if (row := extract.weaker().get(task.protocol)) else ""
    pc, of = -1, target(task.target, task.protocol)
    if task.change:
        pc, of = changes(task.target, task.protocol)[task.change]
        subject = f"a weaker instruction, {task.target}, {SUBJECTS[task.protocol].partition('<')[0]}"
    for scenario in task.scenarios:
        verdict = judge(of, task.protocol, scenario, to_end=not subject)
        explored += verdict.executions
        having += [scenario.text] * (pc in verdict.executed)
        if verdict.failure:
            break
    failure = verdict.failure
    found: list[Any] = [verdict.executions, len(verdict.outcomes)]
    if subject:
        found = ["fails", failure.kind, scenario.text] if failure else ["holds", *having]
    of_c = "chase_lev.h" in subject
    line = results.line(
        task.name, "weaker code, chase_lev.h" if of_c else subject or SUBJECTS[task.protocol],
        "broken" if subject else "shipped", task.key if of_c else task.change or f"{task.target}, {scenario.text}",
        explored, "executions", time.monotonic() - begin,
        problem=f"{verdict.cut} executions leave the extracted code" if verdict.cut else "")
    if not failure:
        return Report(task.key, found, line, executed=frozenset() if subject else frozenset(verdict.executed))
    drawn = lanes(failure, start(of, task.protocol, scenario)[1])
    line |= {"verdict": "fails", "message": f"{scenario.text}: {failure.says}", "kind": failure.kind,
             "counterexample": drawn}
    return Report(task.key, found, line, f"{task.key}: {failure.says}, in {scenario.text}\n{listing(drawn)}\n")


def agree(arch: str) -> Report:
    """Compares a model with the litmus tests, each of whose clauses one of them must decide."""
    begin, tests = time.monotonic(), litmus.tests(arch)
    wrong = [f"{test.name}: {'forbidden' if test.allowed else 'allowed'} by the model" for test in tests
             if litmus.is_observed(arch, test, models.load(arch)) != test.allowed]
    wrong += [f"no test decides {clause}" for clause in litmus.undecided(arch)]
    return Report(f"litmus | {arch}", [len(tests)], results.line(
        "", "the models of the architectures", "instrument", f"litmus tests, {arch}", len(tests), "tests",
        time.monotonic() - begin, problem="; ".join(wrong)))


def anew(arch: str) -> Report:
    """Compares what the compiler makes with what is committed."""
    begin, (head, text), left = time.monotonic(), extract.committed(f"{arch}.s"), extract.left_out(arch)
    sources, current = (line.partition("; ")[2] for line in (head, extract.head()))
    differs = sources != current or not left and text != extract.made(arch)
    problem = f"{arch}.s: not what these sources give; --write writes it" if differs else ""
    line = results.line("", "the machine code", "instrument", arch, text.count("\t"), "tests",
                        time.monotonic() - begin, problem=problem)
    says = f"LEFT OUT, nothing is compiled, so neither the code with LTO nor weaker protocols are judged: {left}"
    return Report("", [], line, f"{arch}: {problem or (says if left else 'the compiler makes the committed code')}")


def write_code() -> None:
    head, texts = extract.head(), {IMAGE: extract.run("cargo", "run", "--quiet", "--release", "--bin=image") + "\n"}
    packages.install(extract.CLANG)
    if lacking := [arch for arch in ARCHITECTURES if not extract.has_target(arch)]:
        raise Problem(f"there is no standard library for {lacking}")
    texts |= {f"{arch}.s": extract.made(arch) for arch in ARCHITECTURES}
    for name, text in texts.items():
        (extract.CODE / name).write_text(f"{head}\n{text}", encoding="utf-8")


def tasks() -> Iterator[Task]:
    """All tasks for which this machine has the tools. Weaker code comes with all scenarios in which it may be tried."""
    for name, (protocol, every) in product(TARGETS, SCENARIOS.items()):
        left = extract.left_out(TARGETS[name][0], protocol)
        if left and protocol in extract.IN_C:
            continue
        profiles = ("", LTO) if not (left or protocol in extract.IN_C) else ("",)
        yield from (Task(name + profile, protocol, (scenario,)) for profile in profiles for scenario in every)
        yield from weaker(name, protocol, TRIED[protocol], bool(left))


def unknown(every: list[Task], expected: dict[str, list[Any]]) -> list[str]:
    """The keys that expected.json lacks, and those that it has for no task. An instruction that nothing executes needs
    no key."""
    keys = {task.key for task in every} | {f"litmus | {arch}" for arch in ARCHITECTURES}
    lacking = [f"lacks {task.key!r}" for task in every if not task.change and task.key not in expected]
    return lacking + ([] if left_out() else [f"has {key!r}, which no task has" for key in expected.keys() - keys])


def left_out() -> str:
    """Why the tools for some code are missing, or nothing."""
    return extract.left_out("", "header") or next(filter(None, map(extract.left_out, ARCHITECTURES)), "")


def chosen(every: list[Task], options: argparse.Namespace, expected: dict[str, list[Any]]) -> Iterator[Task]:
    """The tasks of this run. Weaker code is tried only in a scenario that is known to fail, or in those that execute
    it."""
    for task in every:
        if not task.is_weaker:
            if not (options.quick and task.target.endswith(LTO)):
                yield task
            continue
        verdict, *more = expected.get(task.key, [""])
        if options.write:
            pc = changes(task.target, task.protocol)[task.change][0] if task.change else -1
            known = [each for each in task.scenarios if pc < 0 or pc in executed(task.target, task.protocol, each)]
        else:
            known = [each for each in task.scenarios if each.text in more] or [*task.scenarios]
        dear = options.quick and (verdict == "holds" or not task.change and task.target != WEAKEST)
        if known and (options.write or verdict and not dear):
            yield task._replace(scenarios=tuple(known))


def misjudged(every: list[Task], ran: dict[tuple[str, str, str], frozenset[int]],
              expected: dict[str, list[Any]]) -> Iterator[str]:
    """Says which weaker instructions should be tried, or in other scenarios: those that the code executes which is not
    weaker, as far as it ran."""
    for task in every:
        keys = [(task.target, task.protocol, each.text) for each in task.scenarios]
        if not task.change or not ran.keys() >= {*keys}:
            continue
        pc, (verdict, *more) = changes(task.target, task.protocol)[task.change][0], expected.get(task.key, [""])
        having = [key[-1] for key in keys if pc in ran[key]]
        if having and not verdict:
            yield f"lacks {task.key!r}, which is executed in {having}"
        # A site without an instruction counts as executed nowhere, and weaker code may end before it is executed.
        elif verdict == "holds" and not {*more} <= {*having}:
            yield f"has {task.key!r} in {more}, but it is executed in {having}"


def weaker(name: str, base: str, tried: tuple[Scenario, ...], committed: bool) -> Iterator[Task]:
    """The weaker protocols, unless only committed code is judged, and each way to weaken an instruction."""
    for protocol, row in extract.weaker().items():
        if row.like == base and not committed:
            yield Task(name, protocol, tuple(each for each in (*tried, *[COLD][:COLD not in tried])
                                             if extract.of_batches(protocol) or "b" not in each.text))
    for says in changes(name, base):
        # Without atomicity, there is no order of claims, and two steals in a row are too much to explore.
        yield Task(name, base, tuple(each for each in tried if not (TORN in says and "ss" in each.text)), says)


def compare(found: Report, expected: dict[str, list[Any]]) -> bool:
    """Says in the line what was expected. Returns true if it was found."""
    line, wanted = found.line, expected.get(found.key)
    if wanted and wanted[0] in ("fails", "holds"):
        line["expected"] = wanted[0]
        if line["verdict"] == "holds":
            line["reason"] = "This architecture does not need it, in these scenarios."
    if found.key and found.found != wanted:
        line["problem"] = "; ".join(filter(None, (line.get("problem"), f"found {found.found}, not {wanted}")))
    return line["verdict"] == line["expected"] and "problem" not in line


def run(options: argparse.Namespace) -> bool:
    if options.prepare:
        return True
    progress, expected = Progress(), json.loads(EXPECTED.read_text(encoding="utf-8"))
    if options.write:
        write_code()
    able = [arch for arch in ARCHITECTURES if not extract.left_out(arch)]
    kinds = [""] if options.quick else ["", extract.WEAKER, extract.LTO]
    wanted = [*product(able, kinds), *product({TARGETS[WEAKEST][0]} & {*able}, [extract.WEAKER])]
    if left := extract.left_out("", "header"):
        print(f"LEFT OUT, chase_lev.h is not judged: {left}")
    extract.make([*wanted, *product(() if left else ARCHITECTURES, [extract.C, extract.C + extract.WEAKER])])
    work: dict[Hashable, tuple[Any, ...]] = {
        (act, arch): (act, arch) for arch in ARCHITECTURES for act in (agree, anew) if not options.only}
    every = [*tasks()]
    if not options.write and (wrong := unknown(every, expected)):
        raise Problem("\n".join(f"{EXPECTED.name} {each}; --write writes it anew" for each in sorted(wrong)))
    work |= {task: (explore, task) for task in chosen(every, options, expected) if options.only in task.name}
    file = results.Results()
    file.begin("machine", extract.committed(IMAGE)[0].strip("# ").partition(";")[0], len(work), options.only)
    kept: dict[str, list[Any]] = {}
    counts: Counter[str] = Counter()
    ran: dict[tuple[str, str, str], frozenset[int]] = {}
    with ProcessPoolExecutor(options.jobs) as pool:
        for task, found in progress.follow(pool, work, "explorations"):
            line, right = found.line, options.write or compare(found, expected)
            file.append(line)
            if not right:
                print(f"wrong: {line['subject']}, {line['check']}: {line['verdict']}, {line.get('problem', '')}")
            if found.says and (options.only or not right or line["group"] == "instrument"):
                print(found.says)
            kept |= {found.key: found.found} if found.key else {}
            if found.executed and isinstance(task, Task):
                ran[task.target, task.protocol, task.scenarios[0].text] = found.executed
            counts.update({line["unit"]: line["explored"], line["group"] + line["verdict"]: 1, "wrong": int(not right)})
    wrong = [] if options.write else [*misjudged(every, ran, expected)]
    print("".join(f"wrong: {EXPECTED.name} {each}\n" for each in wrong), end="")
    if options.write:
        EXPECTED.write_text("{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(kept[key])}" for key in sorted(kept))
                            + "\n}\n", encoding="utf-8")
    print(f"{counts['shippedholds']} scenarios hold; of weaker code, {counts['brokenfails']} fail and "
          f"{counts['brokenholds']} hold; {counts['executions']} executions; {counts['wrong']} not as expected, "
          f"{progress.elapsed():.0f} s")
    return not (counts["wrong"] or wrong)


def main(argv: list[str] = sys.argv[1:]) -> int:
    options = parser("model.machine.machine", __doc__)
    options.add_argument("--quick", action="store_true", help="no code with LTO; of weaker code, only what must fail")
    options.add_argument("--write", action="store_true", help="write the code and the expected results anew")
    return status(lambda: run(options.parse_args(argv)))


if __name__ == "__main__":
    sys.exit(main())
