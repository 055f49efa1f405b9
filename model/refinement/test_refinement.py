"""Tests of refinement.py: where code, the table of sites or the relation differs from the programs is reported."""

import unittest
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from unittest import mock

import refinement  # Finds the modules.

import cpu
import extract
import match
import relate
import sites
from mutate import reported, within
from terminal import printing

# The paths of the programs of push, pop, steal and maintenance, whatever the target.
PATHS = {"fenced": (3, 9, 3, 1), "fenced grace": (3, 9, 12), "asymmetric": (3, 17, 29, 7),
         "asymmetric grace": (3, 17, 29), "fenced lto": (3, 9, 3, 1), "fenced grace lto": (3, 9, 18),
         "asymmetric lto": (3, 17, 36, 10),
         "asymmetric grace lto": (3, 17, 36), "asymmetric grace two": (3, 17, 29), "asymmetric grace byte": (3, 17, 29),
         "asymmetric grace none": (3, 17, 29)}


def matched(target, operation, *changed):
    """What is reported if an instruction, or the ordering of a site, is replaced."""
    protocol, _, name = operation.rpartition(" ")
    arch, outline = refinement.TARGETS[target]
    code = extract.code(arch, outline, refinement.kind(protocol))
    right, row, fences = refinement.right(target, protocol, name), {}, protocol.split()[0]
    if changed and changed[0] in sites.TABLE:
        row = {changed[0]: {**sites.TABLE[changed[0]], fences.capitalize(): changed[1]}}
    elif changed:
        pc = next(pc for pc in within(code, match.function(protocol, name)) if code.list[pc].text == changed[0])
        code = code.changed(pc, *map(cpu.load(arch).decode, changed[1].split("; ")))
    with mock.patch.dict(sites.TABLE, row):
        return reported(right, arch, protocol, name, code)


class Code(unittest.TestCase):
    def test_what_ships_is_matched(self):
        for protocol, paths in PATHS.items():
            for name, several in zip(match.ARGUMENTS, paths):
                with self.subTest(f"{protocol} {name}"):
                    found = refinement.right("x86-64", protocol, name)
                    self.assertEqual(len(found.programs), several)
                    self.assertGreaterEqual(found.paths, several)
                    self.assertGreater(found.proved, 8 * several - 8)

    def test_what_a_change_does_is_named(self):
        table = Path(__file__).with_name("changes.txt").read_text(encoding="utf-8")
        for target, operation, old, new, says in [line.split(" | ") for line in table.split("\n\n")[1].splitlines()]:
            with self.subTest(f"{target} {operation}: {new}"):
                self.assertIn(says, matched(target, operation, old, new))

    def test_a_load_that_a_later_store_may_overtake_is_named(self):
        refinement.right("AArch64 with LSE", "fenced", "pop")
        with mock.patch.object(match, "EARLY", ()):
            self.assertEqual("pop.cas: may come after pop.restore", matched("AArch64 with LSE", "fenced pop"))

    def test_weaker_instructions_that_fail_in_scenarios_are_reported(self):
        counts, wrong = refinement.changed("RISC-V", "fenced", "steal", 1)
        self.assertEqual((wrong, counts["failing"]), ("", 4))
        self.assertGreater(counts["reported"], 10 * counts["equivalent"])
        with mock.patch.object(refinement, "reported", lambda *_: ""):
            _, wrong = refinement.changed("RISC-V", "fenced", "steal", 1)
        self.assertIn("not reported: fenced_steal #1: fence rw, rw -> ", wrong)


class Relation(unittest.TestCase):
    def test_what_differs_is_named(self):
        for words, change in (
            ("", lambda each: each),
            ("no action is this step at pop.restore", lambda each: each.name != "pop.restore" and each),
            ("pop.cas, won may happen where no program has this step",
             lambda each: replace(each, guard=each.guard[:1]) if each.name == "pop.cas, won" else each),
            ("no step is the action pop.top, none",
             lambda each: replace(each, after=relate.s) if each.name == "pop.top, none" else each),
            ("no action is this step at reader.enter", lambda each: each.name != "reader.enter" and each),
        ):
            number, wrong = relate.compared("Fenced<GracePeriod>", change)
            self.assertEqual((number in (49, 50), words in wrong), (True, bool(words)), wrong)
            self.assertEqual(bool(wrong), bool(words))


class Command(unittest.TestCase):
    def test_what_is_not_as_expected_is_an_error(self):
        committed = extract.committed
        without_fences = lambda name: tuple(each.replace("dmb ish\n", "nop\n") for each in committed(name))
        for planted, only, status, said in (
            ((refinement, "ELSEWHERE", {"steal.slot"}), "POWER, fenced, steal, code", 0, "0 not as expected"),
            ((refinement, "ELSEWHERE", set()), "POWER, fenced, steal, code", 1, "leaves unordered: steal.slot"),
            ((extract, "committed", without_fences), "AArch64 with LSE, asymmetric, pop, code", 1, "pop.warm: no such"),
            ((refinement, "ELSEWHERE", set()), "no such name", 2, "nothing has"),
            ((extract, "left_out", lambda arch: "no compiler"), "RISC-V, fenced grace, push", 2, "LEFT OUT"),
        ):
            for each in (extract.code, refinement.right):
                each.cache_clear()
                self.addCleanup(each.cache_clear)
            with mock.patch.object(refinement, "ProcessPoolExecutor", ThreadPoolExecutor), mock.patch.object(*planted):
                found, printed = printing(refinement.main, ["--only", only, "--jobs", "1"])
            self.assertEqual((found, said in printed), (status, True), printed)


if __name__ == "__main__":
    unittest.main()
