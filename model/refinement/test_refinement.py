"""Tests of refinement.py: what code or the relation does otherwise than the programs is reported."""

import contextlib
import io
import json
import unittest
from dataclasses import replace
from unittest import mock

import refinement  # Finds the modules.

import cpu
import match
import relate
from mutate import mutants, reported, within


def matched(target, protocol, name, old="", *new):
    """What is reported if an instruction of an operation is replaced by others."""
    code, arch = refinement.code(target), refinement.TARGETS[target][0]
    pcs = [pc for pc in within(code, f"{protocol}_{name}") if code.list[pc].text == old]
    lines = list(code.list)
    for pc, text in zip(pcs[:1] and range(pcs[0], pcs[0] + len(new)), new):
        lines[pc] = cpu.load(arch).decode(text)
    assert pcs or not old, f"no {old}"
    return reported(refinement.right(target, protocol, name), arch, protocol, name, replace(code, list=lines))


class Code(unittest.TestCase):
    def test_what_ships_is_matched(self):
        for target in refinement.TARGETS:
            for name in match.ARGUMENTS:
                self.assertEqual(matched(target, "fenced", name), "", f"{target} {name}")

    def test_what_a_changed_instruction_does_is_named(self):
        for target, name, old, new, says in (
            ("x86-64", "pop", "lock orl $0, -64(%rsp)", "nop", "pop.fence: no such fence"),
            ("x86-64", "pop", "movq %rcx, 256(%rsi)", "movq %r8, 256(%rsi)", "pop.reserve: another value"),
            ("x86-64", "pop", "movq %rcx, 24(%rdi)", "nop", "the end: another worker.bottom"),
            ("x86-64", "push", "popq %rbx", "popq %rcx", "does not restore rbx"),
            ("AArch64 with LSE", "push", "dmb ish", "dmb ishst", "push.fence: no such fence"),
            ("AArch64 with LSE", "steal", "ldar x9, [x9]", "ldr x9, [x9]", "steal.bottom: lacks an acquire"),
            ("RISC-V", "steal", "sc.d.rl a5, a3, (a1)", "sc.d a5, a3, (a1)", "steal.cas: lacks a release"),
            ("RISC-V", "steal", "bnez a5, .L7_3", "nop", "instead, the end"),
            ("POWER", "steal", "isync", "nop", "steal.bottom: lacks a fence after it"),
        ):
            with self.subTest(f"{target} {name}: {new}"):
                self.assertIn(says, matched(target, "fenced", name, old, new))

    def test_a_load_that_a_later_store_may_overtake_is_named(self):
        refinement.right("AArch64 with LSE", "fenced", "pop")
        with mock.patch.object(match, "EARLY", ()):
            self.assertEqual("pop.cas: may come after pop.restore", matched("AArch64 with LSE", "fenced", "pop"))

    def test_weaker_instructions_that_fail_in_scenarios_are_reported(self):
        expected = json.loads((refinement.MODEL / "machine" / "expected.json").read_text(encoding="utf-8"))
        fails = {key.partition(" | fenced | ")[2] for key, (verdict, *_) in expected.items()
                 if verdict == "fails" and key.startswith("RISC-V | fenced | fenced_steal #")}
        operation = "riscv64", "fenced", "steal"
        right = refinement.right("RISC-V", *operation[1:])
        changed = {says.partition(": ")[2]: reported(right, *operation, other)
                   for says, other in mutants("riscv64", refinement.code("RISC-V"), "fenced_steal")}
        self.assertTrue(fails)
        for each in fails:
            self.assertTrue(changed[each.partition(": ")[2]], each)

    def test_the_swap_of_llvm_68428_is_no_reservation(self):
        new = "add x16, x21, #256", "swpal x23, xzr, [x16]", "dmb ishld"
        self.assertIn("pop.reserve: instead, swpal",
                      matched("AArch64 with LSE", "fenced", "pop", "str x23, [x21, #256]", *new))


class Relation(unittest.TestCase):
    def compared(self, change):
        protocol = "Fenced<Retain>"
        actions = [each for each in map(change, relate.actions_of(protocol)) if each]
        return relate.compared(protocol, actions)[1]

    def test_what_differs_is_named(self):
        self.assertEqual(self.compared(lambda each: each), [])
        self.assertIn("no action is this step at pop.restore",
                      self.compared(lambda each: each.name != "pop.restore" and each))
        self.assertIn("pop.cas, won may happen where no program has this step", self.compared(
            lambda each: replace(each, guard=each.guard[:1]) if each.name == "pop.cas, won" else each))
        self.assertIn("no step is the action pop.top, none", self.compared(
            lambda each: replace(each, after=relate.s) if each.name == "pop.top, none" else each))


class Command(unittest.TestCase):
    def test_what_is_not_as_expected_is_an_error(self):
        for allowed, only, status, said in ((set(), "x86-64, fenced, push, code", 0, "0 not as expected"),
                                            (set(), "POWER, fenced, steal, code", 1, "leaves unordered"),
                                            (set(), "no such", 2, "nothing has")):
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed), \
                    mock.patch.object(refinement, "ELSEWHERE", allowed):
                self.assertEqual(refinement.main(["--only", only, "--jobs", "1"]), status, printed.getvalue())
            self.assertIn(said, printed.getvalue())


if __name__ == "__main__":
    unittest.main()
