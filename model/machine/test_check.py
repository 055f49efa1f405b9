"""Tests of check.py: what it decodes, that its oracle and its models can fail, and what it says."""

import contextlib
import io
import json
import sys
import unittest
from dataclasses import replace
from unittest import mock

sys.dont_write_bytecode = True  # The model's directory stays clean.
import check  # Finds the model's modules.

import arm
import extract
import litmus
import models
import power
import riscv
import x86
from candidates import Access, orders
from cpu import MASK, Call, Cpu, Shared, runs
from manifest import Problem
from program import Scenario, judge, pieces, program, thread
from scenarios import SCENARIOS

ISAS = [isa for isa, _ in check.ARCHITECTURES.values()]
RETURNS = litmus.RETURNS


def run(*arguments):
    """The status of the command, and what it prints."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        return check.main(arguments), printed.getvalue()


def alone(isa, text, *arguments):
    """What a function returns to one thread."""
    code = extract.parse(f"f:\n{text}\n{RETURNS[isa.NAME]}")
    cpu = Cpu(Shared(code, {0x1000 + 8 * n: n for n in range(8)}), 0, {}, (Call("", "f", arguments),))
    [trace] = runs(cpu, isa.step, isa.begin, isa.result)
    return trace.results[0]


class Decoding(unittest.TestCase):
    def test_an_unknown_instruction_is_an_error_that_names_it(self):
        for isa in ISAS:
            with self.subTest(isa.NAME), self.assertRaisesRegex(Problem, "not known: frobnicate"):
                alone(isa, "frobnicate")

    def test_what_instructions_compute(self):
        for isa, text, arguments, result in (
                (x86, "leaq 3(%rdi,%rsi,8), %rax", (5, 2), 24), (x86, "movq %rdi, %rax\nsubq %rsi, %rax", (1, 2), MASK),
                (x86, "movl $1, %eax\ncmpq %rsi, %rdi\ncmovlq %rdi, %rax", (MASK, 3), MASK),
                (x86, "movq (%rdi), %rax", (0x1010,), 2), (x86, "xorl %eax, %eax\ncmpq %rsi, %rdi\nseta %al", (4, 3), 1),
                (arm, "add x0, x0, x1, lsl #3", (5, 2), 21), (arm, "bic x0, x0, x0, asr #63", (MASK,), 0),
                (arm, "ldp x1, x0, [x0, #8]", (0x1000,), 2), (arm, "cmp x0, x1\ncset x0, lo", (1, MASK), 1),
                (arm, "cmp x0, #1\ncsinc x0, x0, xzr, gt", (MASK,), 1), (arm, "tst w0, #0x1\ncset w0, eq", (2,), 1),
                (riscv, "slli a0, a0, 63\nsrai a0, a0, 63", (1,), MASK), (riscv, "sgtz a0, a0", (MASK,), 0),
                (riscv, "lui a0, 349525\naddi a0, a0, 1365", (), 0x55555555), (riscv, "ld a0, 8(a0)", (0x1000,), 1),
                (power, "li 4, 3\nrotldi 3, 4, 63", (), 0x8000000000000001), (power, "andc 3, 3, 4", (7, 2), 5),
                (power, "cmpld 3, 4\nli 3, 0\nli 5, 1\niselgt 3, 5, 3", (MASK, 1), 1),
                (power, "rldicl 3, 3, 63, 1", (6,), 3)):
            with self.subTest(text):
                self.assertEqual(alone(isa, text, *arguments), result)

    def test_a_dependency_goes_through_registers_and_private_memory(self):
        text = "f:\nldr x1, [x0]\nstr x1, [sp, #-16]\nldr x2, [sp, #-16]\neor x2, x2, x2\nadd x2, x2, x0\nstr x3, [x2, #8]\nret"
        words = {0x1000: 0, 0x1008: 0}
        shared = Shared(extract.parse(text), words, {word: {0} for word in words})
        [trace] = runs(Cpu(shared, 0, {}, (Call("", "f", (0x1000,)),)), arm.step, arm.begin, arm.result)
        read, write = trace.events
        self.assertEqual((read.kind, write.kind, write.adeps, write.ddeps), ("R", "W", 1, 0))


class Sequential(unittest.TestCase):
    """One thread alone, on each target, takes what a sequential deque gives."""

    def test_one_thread_alone(self):
        for name in check.TARGETS:
            for protocol in SCENARIOS:
                for letters, taken in (("ppopooo", [102, 103, 101, 0]), ("ppsos", [101, 102, 0]), ("os", [0, 0]),
                                       ("pppppsooooo", [101, 105, 104, 103, 102, 0])):
                    for capacity in (1, 2, 4):
                        with self.subTest(f"{name} {protocol} {letters} {capacity}"):
                            memory = pieces(check.image(), protocol, capacity, check.target(name).isa.BARRIERS)
                            calls = program(letters, 0, protocol, iter(range(101, 120)))
                            [trace] = thread(check.target(name), Shared(check.target(name).code, memory), 0, calls)
                            got = [result for call, result in zip(calls, trace.results) if call.letter != "push"]
                            self.assertEqual((got, trace.ended), (taken, ""))


class Search(unittest.TestCase):
    def test_orders_of_a_word(self):
        write, read = Access(False, 1, -1), Access(True, 1, -1)
        self.assertEqual(len(orders(0, ((write,), (read,)))), 1)
        self.assertEqual(len(orders(0, ((write,), (read, Access(True, 0, -1))))), 0)  # never an older one
        self.assertEqual(len(orders(0, ((write,), (Access(False, 1, -1),), (read,)))), 4)
        update = (Access(True, 0, -1), Access(False, 1, 0))
        self.assertEqual(len(orders(0, (update, update))), 0)  # atomic

    def test_a_model_without_its_order_disagrees_with_the_litmus_tests(self):
        for arch, (isa, model) in check.ARCHITECTURES.items():
            several, wrong = litmus.disagreements(arch, isa, model)
            self.assertEqual((wrong, several >= 30), ([], True))
            with mock.patch.object(type(model), "consistent", lambda *_: True):
                self.assertGreater(len(litmus.disagreements(arch, isa, model)[1]), 10)

    def test_a_stronger_model_disagrees_as_well(self):
        strong = lambda self, t: t.po
        for kind, arch in ((models.Tso, "x86-64"), (models.Arm, "aarch64"), (models.RiscV, "riscv64")):
            with mock.patch.object(kind, "kept", strong):
                self.assertGreater(len(litmus.disagreements(arch, *check.ARCHITECTURES[arch])[1]), 5)


class Oracle(unittest.TestCase):
    def verdict(self, name, old, new, protocol, scenario):
        """Judges code in which one instruction is another."""
        target = check.target(name)
        lines = [extract.instruction(new) if ins.text == old else ins for ins in target.code.list]
        self.assertNotEqual(lines, target.code.list)
        return judge(replace(target, code=replace(target.code, list=lines)), check.image(), protocol, scenario)

    def test_pop_needs_its_fence_on_x86(self):
        verdict = self.verdict("x86-64", "lock orl $0, -64(%rsp)", "nop", "weakest", Scenario("PPo|ss"))
        self.assertEqual(verdict.failure.kind, "taken-twice")

    def test_a_lost_element_is_found(self):
        # A steal that claims two.
        verdict = self.verdict("RISC-V", "addi a3, a0, 1", "addi a3, a0, 2", "weakest", Scenario("PPo|s"))
        self.assertEqual(verdict.failure.kind, "lost")

    def test_a_barrier_is_needed(self):
        with mock.patch("program.HEAVY", "no barrier"), mock.patch("program.interrupt"):
            verdict = judge(check.target("x86-64"), check.image(), "reference", Scenario("PPo|ss"))
        self.assertEqual(verdict.failure.kind, "taken-twice")

    def test_the_swap_of_llvm_68428_in_the_place_of_pop_s_fence(self):
        """An atomic swap reserves the element, and a load barrier follows. It orders the look at `top` after the
        reservation if the result is used; without a result, the processor may look first."""
        target = check.target("AArch64 with LSE")
        at = target.code.labels["weakest_pop"]
        store = next(n for n in range(at, at + 40) if target.code.list[n + 1].text == "dmb ish")
        base, value = "x8", target.code.list[store].args[0]
        self.assertRegex(target.code.list[store].text, rf"^str \w+, \[{base}, #256\]$")
        for result, kind in (("x15", None), ("xzr", "taken-twice")):
            lines = list(target.code.list)
            lines[store] = extract.instruction(f"swpal {value}, {result}, [{base}]")
            lines[store + 1] = extract.instruction("dmb ishld")
            lines.insert(store, extract.instruction(f"add {base}, {base}, #256"))
            labels = {name: n + (n > store) for name, n in target.code.labels.items()}
            code = replace(target.code, list=lines, labels=labels)
            verdict = judge(replace(target, code=code), check.image(), "weakest", Scenario("PPo|ss"))
            self.assertEqual(verdict.failure and verdict.failure.kind, kind, result)


class Extracting(unittest.TestCase):
    def test_what_is_never_reached_is_cut(self):
        text = "weakest_pop:\n\tjmp .LBB0_2\n\tud2\n.LBB0_1:\n\tnop\n.LBB0_2:\n\tretq\n.Lfunc_end0:\n\t.size x\nother:\n\tretq\n"
        self.assertEqual(extract.text_of(extract.cut(text)), "weakest_pop:\n\tjmp .L0_2\n.L0_2:\n\tretq\n")

    def test_symbols_lose_what_differs_between_builds(self):
        long = "_ZN9chase_lev5deque19Worker$LT$T$C$P$GT$7reserve17h93835ac8fa350debE"
        self.assertEqual(extract.short(long), "Worker::reserve")
        self.assertEqual(extract.short("_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc"), "_RNvC7___rustc12___rust_alloc")

    def test_code_that_leaves_what_is_extracted_is_a_problem(self):
        target = check.target("x86-64")
        lines = [replace(ins, args=("elsewhere",)) if ins.args == ("Worker::reserve.weakest",) else ins
                 for ins in target.code.list]
        cut = replace(target, code=replace(target.code, list=lines))
        verdict = judge(cut, check.image(), "weakest", Scenario("Pp|s", 1))
        self.assertGreater(verdict.cut, 0)


class Command(unittest.TestCase):
    def test_what_is_expected_is_compared(self):
        report = check.explore(check.Task("x86-64", "weakest", (Scenario("Po|s"),)))
        check.compare(report, {report.key: report.found})
        self.assertNotIn("problem", report.line)
        check.compare(report, {report.key: [1, 1]})
        self.assertIn("not [1, 1]", report.line["problem"])

    def test_a_scenario_runs_alone(self):
        code, printed = run("--only", "x86-64 | weakest | Po|s", "--jobs", "1")
        self.assertEqual(code, 0, printed)
        self.assertIn("as expected", printed)

    def test_nothing_is_a_problem(self):
        code, printed = run("--only", "no such thing")
        self.assertEqual((code, "nothing has 'no such thing'" in printed), (2, True))

    def test_what_is_expected_has_every_scenario(self):
        expected = json.loads(check.EXPECTED.read_text(encoding="utf-8"))
        for name in check.TARGETS:
            for protocol, every in SCENARIOS.items():
                for scenario in every:
                    if scenario.slow:
                        continue
                    executions, outcomes = expected[f"{name} | {protocol} | {scenario.text}"]
                    self.assertGreaterEqual(executions, outcomes)


if __name__ == "__main__":
    unittest.main()
