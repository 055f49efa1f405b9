"""Tests of machine.py: its decoding, its messages, and that its models and its oracle can fail."""

import json
import platform
import shutil
import subprocess
import tomllib
import unittest
from dataclasses import replace
from itertools import product
from unittest import mock

from model.machine import extract, litmus, machine, models
from model.machine.program import Scenario, alone, judge, pieces, program
from model.machine.table import parse
from model.terminal import printing


class Alone(unittest.TestCase):
    def test_one_thread_alone_takes_what_a_sequential_deque_gives(self) -> None:
        lto = [name + machine.LTO for name in machine.TARGETS]
        for name, protocol in (*product(machine.TARGETS, machine.SCENARIOS), *product(lto, extract.SHIPPED)):
            target = machine.target(name, protocol)
            for letters, taken in (
                    ("ppopooo", [102, 103, 101, 0]), ("ppsos", [101, 102, 0]), ("os", [0, 0]),
                    ("pppppsooooo", [101, 105, 104, 103, 102, 0])):
                for capacity in (1, 2, 4):
                    calls = program(letters, 0, protocol, iter(range(101, 120)))
                    results = alone(target, pieces(target, protocol, capacity), calls).results
                    got = [result for call, result in zip(calls, results, strict=True) if call.name != "push"]
                    self.assertEqual(got, taken, f"{name} {protocol} {letters} {capacity}")


class Models(unittest.TestCase):
    def test_a_clause_that_no_litmus_test_decides_is_named(self) -> None:
        fewer = [test for test in litmus.tests("aarch64") if not test.name.startswith(("MPWW", "S-WW"))]
        with mock.patch.object(litmus, "tests", lambda _: fewer):
            self.assertEqual(list(litmus.undecided("aarch64")), ["po-loc; [W]", "lws"])
            self.assertIn("no test decides lws", machine.agree("aarch64").line["problem"])

    def test_each_error_of_the_register_shows_where_its_class_says_and_with_its_repair_nowhere(self) -> None:
        register, every = litmus.REGISTER.parents[1] / "register.toml", ("c20", *reversed(machine.ARCHITECTURES))
        self.assertNotIn("problem", machine.agree("c20").line)
        tests, judged = {test.name: test for test in litmus.read(litmus.REGISTER)}, set()
        for error in tomllib.loads(register.read_text("utf-8"))["error"]:
            of_its_class = every[:{"L": 1, "P": 2, "A": 4, "X": 5}[error["class"]]]
            of = error.get("litmus")
            for name, expected in ((of["error"], of_its_class), (of["repair"], ())) if of else ():
                found = tuple(each for each in every if litmus.is_observed(each, tests[name], models.load(each)))
                self.assertEqual(found, expected, name)
                self.assertEqual(tests[name].allowed, bool(expected), name)
                judged.add(name)
        self.assertEqual(judged, set(tests))


class Oracle(unittest.TestCase):
    def test_the_header_for_c_has_the_executions_of_rust_and_needs_the_same_orderings(self) -> None:
        expected = json.loads(machine.EXPECTED.read_text("utf-8"))
        for name, scenario in product(machine.TARGETS, machine.SCENARIOS["header"]):
            c, rust = (expected[f"{name} | {each} | {scenario.text}"] for each in ("header", "fenced"))
            self.assertEqual(c, rust, f"{name} {scenario.text}")
        for name, row in product(machine.TARGETS, extract.weaker().values()):
            if row.like == "header":
                c, rust = (expected[f"{name} | {each}"] for each in (row.subject, row.subject.partition(",")[0]))
                self.assertEqual(c[0], rust[0], f"{name} {row.subject}")

    def test_the_header_for_c_as_gcc_compiles_it(self) -> None:
        if not shutil.which("gcc") or platform.machine() != "x86_64":
            self.skipTest("LEFT OUT: there is no gcc for x86-64")
        options = "-O2", "-fcf-protection=none", "-fno-reorder-blocks-and-partition", "-S", "-o-"
        made = subprocess.run(["gcc", *options, f"-I{extract.HEADER.parent}", extract.WRAPPERS / "header.c"],
                              check=True, capture_output=True, text=True).stdout
        clang = machine.target("x86-64", "header")
        gcc = replace(clang, code=parse(clang.isa, extract.cut(made, ["header"])))
        for each in machine.SCENARIOS["header"]:
            found, same = (judge(of, "header", each) for of in (gcc, clang))
            self.assertEqual((found.failure, found.cut, found.executions), (None, 0, same.executions), each)

    def test_a_barrier_is_needed(self) -> None:
        for protocol in ("asymmetric", "barriers"):
            with mock.patch("model.machine.program.with_barriers", lambda traces, _: [[trace] for trace in traces]):
                verdict = judge(machine.target("x86-64", protocol), protocol, Scenario("PPo|ss"))
            self.assertEqual(verdict.failure and verdict.failure.kind, "taken-twice", protocol)

    def test_a_deque_in_c_that_is_refused_barriers_has_fences(self) -> None:
        target, scenario = machine.target("x86-64", "barriers"), Scenario("PPo|ss")
        refused = replace(target, image=target.image.replace("ring+0 1", "ring+0 0"))
        fenced = judge(machine.target("x86-64", "header"), "header", scenario)
        self.assertEqual(judge(refused, "barriers", scenario).outcomes, fenced.outcomes)

    def test_the_swap_of_llvm_68428_in_the_place_of_pop_s_fence(self) -> None:
        """An atomic swap reserves the element, and a load barrier follows. It orders the look at `top` after the
        reservation if the result is used; without a result, the processor may look first."""
        target = machine.target("AArch64 with LSE", "fenced")
        at, old = target.code.labels["fenced_pop"], target.code.list
        store = next(n for n in range(at, at + 40) if old[n + 1].text == "dmb ish")
        value, base = old[store].text.removeprefix("str ").removesuffix(", #136]").split(", [")
        for result, kind in (("x15", None), ("xzr", "taken-twice")):
            new = (f"add x16, {base}, #136", f"swpal {value}, {result}, [x16]", "dmb ishld")
            lines = [*old[:store], *map(target.isa.decode, new), *old[store + 2:]]
            labels = {name: n + (n > store) for name, n in target.code.labels.items()}
            code = replace(target.code, list=lines, labels=labels)
            verdict = judge(replace(target, code=code), "fenced", Scenario("PPo|ss"))
            self.assertEqual(verdict.failure and verdict.failure.kind, kind, result)

    def test_code_that_leaves_what_is_extracted_is_a_problem(self) -> None:
        target = machine.target("x86-64", "fenced")
        labels = {name: at for name, at in target.code.labels.items() if name != "Worker::reserve.fenced"}
        cut = replace(target, code=replace(target.code, labels=labels))
        self.assertGreater(judge(cut, "fenced", Scenario("Pp|s", 1)).cut, 0)


class Command(unittest.TestCase):
    def test_what_is_expected_is_compared(self) -> None:
        report = machine.explore(machine.Task("x86-64", "fenced", (Scenario("Po|ss"),)))
        for wanted, problem in ((report.found, ""), ([1, 1], "not [1, 1]")):
            report.line.pop("problem", None)
            self.assertEqual(machine.compare(report, {report.key: wanted}), not problem)
            self.assertIn(problem, report.line.get("problem", ""))

    def test_without_the_compiler_only_committed_code_is_judged(self) -> None:
        expected = json.loads(machine.EXPECTED.read_text("utf-8"))
        with mock.patch.object(extract, "left_out", lambda arch, *_: "" if arch == "x86-64" else "no compiler"):
            report, every = machine.anew("riscv64"), list(machine.tasks())
            self.assertEqual(machine.unknown(every, expected), [])
        self.assertIn("LEFT OUT, nothing is compiled", report.says)
        self.assertNotIn("problem", report.line)
        for arch, compiled in (("x86-64", True), ("RISC-V", False)):
            tasks = [task for task in every if task.target.removesuffix(machine.LTO) == arch]
            self.assertEqual(any(task.target != arch for task in tasks), compiled)
            self.assertEqual(any(task.protocol in extract.weaker() for task in tasks), compiled)
            self.assertTrue(any(task.change for task in tasks), "weaker instructions of the committed code")

    def test_with_the_compiler_a_stale_hash_is_a_problem_too(self) -> None:
        with mock.patch.object(extract, "left_out", lambda *_: ""), \
             mock.patch.object(extract, "made", lambda arch: extract.committed(f"{arch}.s")[1]):
            self.assertNotIn("problem", machine.anew("riscv64").line)
            with mock.patch.object(extract, "head", lambda: "# this compiler; sources of another day"):
                self.assertIn("--write", machine.anew("riscv64").line["problem"])

    def test_a_key_that_is_lacking_and_one_that_no_task_has_are_errors(self) -> None:
        expected = json.loads(machine.EXPECTED.read_text("utf-8"))
        every = list(machine.tasks())
        self.assertEqual(machine.unknown(every, expected), [])
        for key in ("x86-64 | fenced | p|s", "x86-64 | pop.fence AcqRel", "RISC-V, LTO | asymmetric | PPo|ss"):
            without = {each: found for each, found in expected.items() if each != key}
            self.assertEqual(machine.unknown(every, without), [f"lacks {key!r}"])
        self.assertEqual(machine.unknown(every, {**expected, "x86-64 | no such": []}),
                         ["has 'x86-64 | no such', which no task has"])
        # Without a rule of what is weaker, some keys have no task.
        machine.changes.cache_clear()
        with mock.patch.object(machine.target("x86-64", "fenced").isa, "weaker", []):
            [one, *_] = machine.unknown(list(machine.tasks()), expected)
        machine.changes.cache_clear()
        self.assertRegex(one, "has 'x86-64 | .*, which no task has")

    def test_an_instruction_that_is_executed_needs_a_key_that_says_where(self) -> None:
        expected = json.loads(machine.EXPECTED.read_text("utf-8"))
        every = [task for task in machine.tasks() if (task.target, task.protocol) == ("x86-64", "fenced")]
        ran = {(task.target, task.protocol, task.scenarios[0].text): machine.explore(task).executed
               for task in every if not task.is_weaker}
        self.assertEqual([*machine.misjudged(every, ran, expected)], [])
        tried = [task.key for task in every if task.change and task.key in expected]
        for key in tried:
            without = {each: found for each, found in expected.items() if each != key}
            self.assertRegex(" ".join(machine.misjudged(every, ran, without)), f"lacks {key!r}, which is executed")
        [said] = machine.misjudged(every, ran, {**expected, tried[0]: ["holds", "no such"]})
        self.assertIn(f"has {tried[0]!r} in ['no such'], but", said)

    def test_what_runs_and_what_does_not(self) -> None:
        for only, status, said in (("x86-64 | fenced | Po|ss", 0, "0 not as"), ("no such", 2, "nothing has")):
            found, printed = printing(machine.main, ["--only", only, "--jobs", "1"])
            self.assertEqual((found, said in printed), (status, True), printed)


if __name__ == "__main__":
    unittest.main()
