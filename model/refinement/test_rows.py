"""Tests of each row of the tables of instructions on terms, against emulators."""

from __future__ import annotations

import unittest
from functools import cache

from model.machine.rows.compare import tried
from model.machine.rows.emulate import missing
from model.machine.rows.planted import PLANTED
from model.machine.table import load
from model.machine.test_rows import available
from model.refinement.rows import on_terms

emulated = cache(tried)


class Rows(unittest.TestCase):
    def test_each_row_computes_what_an_emulator_does(self) -> None:
        for arch in available():
            found = on_terms(emulated(arch), load(arch))
            with self.subTest(arch):
                self.assertEqual(found.wrong, {})
                self.assertEqual(found.rows, emulated(arch).rows)
            for text, why in found.refused.items():
                with self.subTest(f"{arch}: {text}"):  # A part of a word that several threads may use.
                    self.assertRegex(why, "accesses [+-]")

    def test_wrong_rows_are_found(self) -> None:
        for each in PLANTED:
            if not missing(each.arch):
                of = emulated(each.arch)
                with self.subTest(f"{each.arch}: {each.name}, {each.what}"):
                    self.assertTrue(on_terms(of, each.into(load(each.arch)), each.concerned(of)).wrong)


if __name__ == "__main__":
    unittest.main()
