"""Tests of refinement.py: where code, the table of sites or the relation differs from the programs is reported."""

import shutil
import tempfile
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

# The paths of the programs, whatever the target.
PATHS = {"fenced": {"push": 3, "pop": 9, "steal": 3}, "asymmetric": {"push": 3, "pop": 17, "steal": 29}}


def matched(target, operation, *changed):
    """What is reported if an instruction, or the ordering of a site, is replaced."""
    protocol, _, name = operation.partition("_")
    code, arch = refinement.code(target), refinement.TARGETS[target][0]
    right, row = refinement.right(target, protocol, name), {}
    if changed and changed[0] in sites.TABLE:
        row = {changed[0]: {**sites.TABLE[changed[0]], protocol.capitalize(): changed[1]}}
    elif changed:
        pc = next(pc for pc in within(code, operation) if code.list[pc].text == changed[0])
        code = code.changed(pc, *map(cpu.load(arch).decode, changed[1].split("; ")))
    with mock.patch.dict(sites.TABLE, row):
        return reported(right, arch, protocol, name, code)


class Code(unittest.TestCase):
    def test_what_ships_is_matched(self):
        for target in refinement.TARGETS:
            for protocol, operations in PATHS.items():
                for name, several in operations.items():
                    with self.subTest(f"{target} {protocol} {name}"):
                        found = refinement.right(target, protocol, name)
                        self.assertEqual(len(found.programs), several)
                        self.assertGreaterEqual(found.paths, several)
                        self.assertGreater(found.proved, 10 * several)

    def test_what_a_change_does_is_named(self):
        table = Path(__file__).with_name("changes.txt").read_text(encoding="utf-8")
        for target, operation, old, new, says in [line.split(" | ") for line in table.split("\n\n")[1].splitlines()]:
            with self.subTest(f"{target} {operation}: {new}"):
                self.assertIn(says, matched(target, operation, old, new))

    def test_a_load_that_a_later_store_may_overtake_is_named(self):
        refinement.right("AArch64 with LSE", "fenced", "pop")
        with mock.patch.object(match, "EARLY", ()):
            self.assertEqual("pop.cas: may come after pop.restore", matched("AArch64 with LSE", "fenced_pop"))

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
        ):
            actions = [each for each in map(change, relate.actions_of("Fenced<Retain>")) if each]
            number, wrong = relate.compared("Fenced<Retain>", actions)
            self.assertEqual((number in (47, 48), words in wrong), (True, bool(words)), wrong)
            self.assertEqual(bool(wrong), bool(words))


class Command(unittest.TestCase):
    def run_main(self, only):
        for each in (refinement.code, refinement.right):
            each.cache_clear()
            self.addCleanup(each.cache_clear)
        with mock.patch.object(refinement, "ProcessPoolExecutor", ThreadPoolExecutor):
            return printing(refinement.main, ["--only", only, "--jobs", "1"])

    def test_what_is_not_as_expected_is_an_error(self):
        for allowed, only, status, said in (({"steal.slot"}, "POWER, fenced, steal, code", 0, "0 not as expected"),
                                            (set(), "POWER, fenced, steal, code", 1, "leaves unordered: steal.slot"),
                                            (set(), "no such", 2, "nothing has")):
            with mock.patch.object(refinement, "ELSEWHERE", allowed):
                found, printed = self.run_main(only)
            self.assertEqual((found, said in printed), (status, True), printed)

    def test_a_fence_that_is_removed_from_the_code_is_missed(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(shutil.copytree(extract.CODE, Path(folder) / "code"))
            text = (copy / "aarch64.s").read_text(encoding="utf-8")
            start = text.index("asymmetric_pop:")
            (copy / "aarch64.s").write_text(text[:start] + text[start:].replace("dmb ish\n", "nop\n"), encoding="utf-8")
            with mock.patch.object(extract, "CODE", copy):
                found, printed = self.run_main("AArch64 with LSE, asymmetric, pop, code")
        self.assertEqual((found, "pop.warm: no such fence" in printed), (1, True), printed)


if __name__ == "__main__":
    unittest.main()
