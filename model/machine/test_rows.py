"""Tests of each row of the tables of instructions, against emulators. Takes ten seconds of a processor."""

from __future__ import annotations

import sys
import unittest
from functools import cache

from model.machine.rows.compare import Tried, differences, tried
from model.machine.rows.emulate import missing
from model.machine.rows.planted import PLANTED
from model.machine.rows.samples import SAMPLES
from model.machine.table import load

emulated = cache(tried)

# Of each architecture: mnemonics, rows and those that are not tested, and at least how many sequences and runs.
COUNTS = {"x86-64": (73, 82, 4, 1200, 12000), "aarch64": (74, 83, 5, 600, 6000), "riscv64": (65, 65, 4, 350, 3500),
          "powerpc64le": (93, 96, 7, 500, 5000)}
# Why a table has no answer, which is an error where code needs one.
UNKNOWN = ("nothing is known of", "parts of two words", "only words of 64 bits", "wild", "undefined for 0")


def available() -> list[str]:
    for arch in SAMPLES:
        if why := missing(arch):
            print(f"LEFT OUT: the table of {arch}: {why}", file=sys.stderr)
    return [arch for arch in SAMPLES if not missing(arch)]


class Rows(unittest.TestCase):
    def test_each_row_computes_what_an_emulator_does(self) -> None:
        for arch in available():
            with self.subTest(arch):
                self.assertEqual(list(differences(emulated(arch), load(arch))), [])

    def test_each_row_is_tested_or_says_why_not(self) -> None:
        for arch in available():
            of, isa, how = emulated(arch), load(arch), SAMPLES[arch]
            rows = {(name, " ".join(letters)) for name, every in isa.rows.items() for letters, _ in every}
            untested = rows - of.rows
            named = {" ".join(row).strip() if " ".join(row).strip() in how.untested else row[0] for row in untested}
            with self.subTest(arch):
                self.assertEqual(named, set(how.untested))
                self.assertLessEqual({*how.apart, *how.within}, {*isa.rows}, "a sequence for a row that is not there")
                self.assertEqual((len(isa.rows), len(rows), len(untested)), COUNTS[arch][:3])

    def test_the_number_of_sequences_and_runs(self) -> None:
        for arch in available():
            of = emulated(arch)
            with self.subTest(arch):
                self.assertGreaterEqual(len(of.sequences) - len(of.refused), COUNTS[arch][3])
                self.assertGreaterEqual(len(of.trials), COUNTS[arch][4])

    def test_what_the_tables_have_no_answer_for(self) -> None:
        for arch in available():
            for text, why in emulated(arch).refused.items():
                with self.subTest(f"{arch}: {text}"):
                    self.assertRegex(why, "|".join(UNKNOWN))

    def test_wrong_rows_are_found(self) -> None:
        self.assertGreaterEqual(len(PLANTED), 20)
        for each in PLANTED:
            if not missing(each.arch):
                with self.subTest(f"{each.arch}: {each.name}, {each.what}"):
                    self.assertTrue([*differences(restricted(each.concerned(emulated(each.arch)), emulated(each.arch)),
                                                  each.into(load(each.arch)))])


def restricted(to: set[int], of: Tried) -> Tried:
    """Some of the sequences."""
    kept = [(trial, left) for trial, left in zip(of.trials, of.left, strict=True) if trial.sequence in to]
    return Tried(of.arch, of.sequences, [trial for trial, _ in kept], [left for _, left in kept], of.refused, of.rows)


if __name__ == "__main__":
    unittest.main()
