"""Tests of the engine: the faults that it is to find, and what it must not accept."""

from __future__ import annotations

import json
import unittest
from dataclasses import replace
from itertools import count
from unittest import mock

from model.axioms import __main__ as axioms, compare, scenarios
from model.axioms.scenarios import Operation, alone, calls, is_possible, judge, memory
from model.axioms.survivors import ABSENT, REASONS
from model.axioms.thread import Variant
from model.machine import litmus, models
from model.machine.models import Model
from model.problem import Problem
from model.refinement import programs
from model.refinement.interface import At, Element, Truth, Word
from model.terminal import printing

EXPECTED: dict[str, list[object]] = json.loads(axioms.EXPECTED.read_text("utf-8"))


def failure(model: Model, variant: Variant, text: str) -> str | None:
    verdict, _ = judge(model, variant, axioms.scenario(text), to_end=False)
    return verdict.failure.kind if verdict.failure else None


def did(text: str, is_owner: bool) -> tuple[Operation, ...]:
    """Operations that put (+) or took (-) elements, or took nothing (-0)."""
    return tuple(Operation(each[0] == "+", is_owner, int(each[1:])) for each in text.split())


class Programs(unittest.TestCase):
    def test_one_thread_alone_takes_what_a_sequential_deque_gives(self) -> None:
        for variant in axioms.VARIANTS.values():
            for letters, taken in (("ppopooo", [102, 103, 101, 0]), ("ppsos", [101, 102, 0]), ("os", [0, 0]),
                                   ("pppppsooooo", [101, 105, 104, 103, 102, 0])):
                for capacity in (1, 2, 4):
                    program = calls(letters, 0, iter(range(101, 120)))
                    results = alone(memory(variant, capacity, 2), variant, program, 0).results
                    got = [result for call, result in zip(program, results, strict=True) if call.name != "push"]
                    self.assertEqual(got, taken, f"{variant} {letters} {capacity}")

    def test_a_changed_program_fails(self) -> None:
        """A thief that does not look whether it has claimed its element."""
        claim = programs.claim

        def careless(at: At, t: Word, site: str) -> tuple[Truth, Element]:
            return True, claim(at, t, site)[1]
        with mock.patch.object(programs, "claim", careless):
            self.assertEqual(failure(models.load("c20"), Variant(), "Po|s"), "taken-twice")


class Faults(unittest.TestCase):
    def test_each_expected_failure_is_one_of_a_weaker_ordering_and_has_a_scenario(self) -> None:
        failing = {key for key, found in EXPECTED.items() if found[0] == "fails"}
        self.assertGreater(len(failing), 50)
        for task in axioms.tasks():
            if not task.weaker:
                self.assertNotIn(task.key, failing)

    def test_a_claim_of_a_thief_must_be_sequentially_consistent_in_rc11_and_imm_alone(self) -> None:
        variant = replace(axioms.VARIANTS["Asymmetric<Retain>"], changed=(("steal.cas", "AcqRel"),))
        found = [failure(models.load(name), variant, "PPPSo|ss") for name in axioms.MODELS]
        self.assertEqual(found, [None, "taken-twice", "taken-twice"])

    def test_without_an_axiom_the_deque_fails(self) -> None:
        for name, clause, text in (("c20", "seq-cst", "PPo|ss"), ("c20", "coherent", "p|s"),
                                   ("rc11", "seq-cst", "PPo|ss"), ("rc11", "coherent", "p|s"),
                                   ("rc11", "no-thin-air", "Pop|s in 1"), ("imm", "coherent", "p|s")):
            model = Model(name)
            # Without it, load buffering shows only where an acquire is missing.
            changed = (("push.top", "Relaxed"),) if clause == "no-thin-air" else ()
            self.assertIsNone(failure(model, Variant(changed=changed), text))
            kept = [each for each in model.decided if each[0].name != clause]
            self.assertEqual(len(kept) + 1, len(model.decided))
            with mock.patch.object(model, "decided", kept):
                self.assertIsNotNone(failure(model, Variant(changed=changed), text), f"{name} without {clause}")

    def test_a_barrier_is_needed(self) -> None:
        with mock.patch("model.machine.program.with_barriers", lambda traces, _: [[trace] for trace in traces]):
            for name in axioms.MODELS:
                self.assertEqual(failure(models.load(name), Variant("Asymmetric"), "PPo|ss"), "taken-twice", name)

    def test_results_that_no_sequential_deque_gives_are_found(self) -> None:
        for owner, thief, drained, possible in (
                ("+1 -1", "-0", (), True), ("+1 -0", "-0", (1,), False), ("+1 +2", "-2 -1", (), False),
                ("+1 +2", "-1", (2,), True), ("+1", "-1 -0", (), True), ("", "-0", (), True)):
            threads = did(owner, True), did(thief, False)
            self.assertEqual(is_possible((), threads, drained), possible, f"{owner} {thief} {drained}")
        self.assertFalse(is_possible((7,), ((), did("-0 -7", False)), ()))


class Results(unittest.TestCase):
    def test_each_survivor_has_a_reason_and_each_reason_a_survivor(self) -> None:
        names = {name for name, _, _ in axioms.weakenings()}
        self.assertLessEqual({*ABSENT}, names)
        surviving = {(task.weaker, task.model) for task in axioms.tasks()
                     if task.weaker and EXPECTED[task.key][0] == "holds"}
        for weaker, model in surviving:
            self.assertTrue({(weaker, model), (weaker, "")} & REASONS.keys(), f"{weaker} in {model}")
        for weaker, model in REASONS:
            self.assertTrue({(weaker, model)} & surviving if model else weaker in {each for each, _ in surviving})

    def test_the_sites_that_are_not_judged_are_those_that_no_program_executes(self) -> None:
        for name, deque, variant in axioms.weakenings():
            if name in ABSENT:
                task = axioms.Task("c20", deque, axioms.SCENARIOS[deque][:3], name, variant)
                with mock.patch.object(scenarios, "unordered", lambda _: set()):
                    self.assertIn("no scenario executes", axioms.explore(task).line.get("problem", ""), name)

    def test_what_was_explored_is_compared(self) -> None:
        task = next(axioms.tasks())
        for wanted, problem in ((EXPECTED[task.key], ""), ([1, 1], "not [1, 1]"), (None, "not None")):
            report = axioms.explore(task)
            self.assertEqual(axioms.check(report, "", "", {task.key: wanted} if wanted else {}), not problem)
            self.assertIn(problem, report.line.get("problem", ""))

    def test_a_scenario_that_explores_nothing_is_a_problem(self) -> None:
        with mock.patch("model.machine.program.executions", lambda *_: iter(())):
            self.assertIn("nothing is explored", axioms.explore(next(axioms.tasks())).line["problem"])

    def test_a_scenario_that_is_misspelt_is_refused(self) -> None:
        for text in ("p|z", "p|s in", "p|s on 1"):
            with self.assertRaises(Problem):
                judge(models.load("c20"), Variant(), axioms.scenario(text))

    def test_what_runs_and_what_does_not(self) -> None:
        for only, status, said in (("rc11 | Fenced<Retain> | Po|ss", 0, "0 not as"), ("no such", 2, "nothing has")):
            found, printed = printing(axioms.main, ["--only", only, "--jobs", "1"])
            self.assertEqual((found, said in printed), (status, True), printed)


class Compared(unittest.TestCase):
    def test_the_models_differ_on_the_listed_tests_alone(self) -> None:
        listed = compare.listed()
        for model in compare.NAMES:
            tests = compare.tests_of(model)
            found = compare.allowed(model, tests)
            self.assertEqual([*compare.wrong(model, found, tests, listed)], [])
            for one in sorted(each for each in listed if each[0] == model):
                [said] = compare.wrong(model, found, tests, listed - {one})
                self.assertIn(one[1], said)
        tests = compare.tests_of("IMM")
        [said] = compare.wrong("IMM", compare.allowed("IMM", tests), tests, listed | {("IMM", "CoRR+po")})
        self.assertIn("CoRR+po: forbidden by IMM", said)
        [said] = compare.wrong("IMM", compare.allowed("IMM", tests), tests, listed | {("IMM", "no such")})
        self.assertIn("no such, which is no test", said)

    def test_the_clauses_that_no_litmus_test_decides(self) -> None:
        tests, listed = litmus.tests("c20"), compare.listed()
        for name, left in (("RC11", []), ("IMM", [
                "[rel & W]; po-loc; [W]", "ctrl", "po?", "rmw", "(coe; rfe) & po", "detour",
                "[exclusive-writes]; rfi; [acq & R]"])):
            found, number = list[str](), count()
            while (model := Model(compare.NAMES[name], next(number))).clause:
                if all(litmus.is_observed("c20", test, model) == (test.allowed != ((name, test.name) in listed))
                       for test in tests):
                    found.append(model.clause)
            self.assertEqual(found, left)

    def test_views_is_stronger_than_the_standard_where_the_list_says_so(self) -> None:
        stronger = {name for model, name in compare.listed() if model == "Views"}
        self.assertEqual({name for name in stronger if not name.startswith("LB+")},
                         {"ISA2+seq.cst+po+seq.cst", "ISA2+seq.cst+data+seq.cst"})
        self.assertLessEqual(stronger, {test.name for test in litmus.tests("c20") if test.allowed})


if __name__ == "__main__":
    unittest.main()
