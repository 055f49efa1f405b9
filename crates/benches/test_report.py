"""Tests of the reports: running, reading, comparing and writing."""

import contextlib
import io
import json
import os
import re
import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.

import results
import rounds
import speed
from rounds import PROFILES, ROOT, Problem
from speed import Speed
from tables import Spread, marked, number, table

MACHINE = {"cpu": "Abacus", "cores": 2, "system": "Linux x86_64", "rustc": "rustc 1.95.0", "flags": "",
           "date": "2025-01-01", "rounds": 3, "minutes": 5, "busy": 0.5}


class Test(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)


class Reports(Test):
    """What all reports have in common. The pool's tests run this for theirs."""

    KINDS = [Speed]

    def assert_problem(self, says, *arguments):
        with contextlib.redirect_stderr(io.StringIO()) as printed:
            self.assertEqual(results.main(self.KINDS, [*arguments], self.folder), 2)
        self.assertIn(says, printed.getvalue())

    def test_pages(self):
        """The pages agree with the results, have no other regions, and the plots exist."""
        for found in [kind.read() for kind in self.KINDS]:
            for page, regions in found.pages().items():
                self.assertEqual(page.read_text(encoding="utf-8"), results.filled(page, regions))
            page = found.PAGE.read_text(encoding="utf-8")
            self.assertEqual({*re.findall(r"<!-- (\w+) -->", page)}, found.pages()[found.PAGE].keys())
            self.assertIn('adds `lto = "thin"` and `codegen-units = 1`', " ".join(page.split()))
            self.assertTrue(all((found.PAGE.parent / file).exists() for file in found.charts()))

    def test_committed_results_survive(self):
        """They are written as they were read, and all are of as many rounds."""
        for kind in self.KINDS:
            found, path = kind.read(), kind.PAGE.with_suffix(".json")
            found.write(self.folder)
            self.assertEqual((self.folder / path.name).read_bytes(), path.read_bytes())
            self.assertEqual({len(times) for profile in found.times.values() for peers in profile.values()
                              for times in peers.values()}, {found.machine["rounds"]})

    def test_bad_input(self):
        """The results are missing, of another kind, or without a profile; arguments are wrong; cargo is missing."""
        for kind in self.KINDS:
            path = self.folder / kind.PAGE.with_suffix(".json").name
            path.unlink(missing_ok=True)
            self.assert_problem(f"is missing: run report.py {kind.NAME}", kind.NAME, "--render")
            for text in "{", "[]", '{"a": 1}':
                path.write_text(text)
                self.assert_problem("does not have the format", kind.NAME, "--render")
            for profile in PROFILES:
                found = kind.read()
                found.times[profile] = {}
                found.write(self.folder)
                self.assert_problem(f"has no times of the profile {profile}: run report.py", kind.NAME, "--render")
            with unittest.mock.patch.dict(os.environ, {"PATH": ""}):
                self.assert_problem("was not found", kind.NAME)
        for arguments in ["--rounds=0"], ["neither"]:
            with self.assertRaises(SystemExit), contextlib.redirect_stderr(io.StringIO()):
                results.main(self.KINDS, arguments)


class Parts(Test):
    def test_filled(self):
        page = self.folder / "page.md"
        page.write_text("a\n<!-- x -->\n<!-- /x -->\nb\n", encoding="utf-8")
        for text in "old", r"new \1":
            page.write_text(results.filled(page, {"x": text}), encoding="utf-8")
        self.assertEqual(page.read_text(), "a\n<!-- x -->\n\nnew \\1\n\n<!-- /x -->\nb\n")
        self.assertRaisesRegex(Problem, "lacks the markers", results.filled, page, {"y": "new"})

    def test_numbers(self):
        self.assertEqual([Spread.of([3]), Spread.of([5, 1, 2, 4, 3])], [Spread(3, 3, 3), Spread(3, 2, 4)])
        self.assertEqual([number(n) for n in (0.00123, 0.123, 9.87, 12.34, 1234.5)],
                         ["0.0012", "0.12", "9.87", "12.3", "1234"])
        self.assertEqual([marked("a", value, 1.2) for value in (1.196, 1.19)], ["a", "**a**"])
        self.assertEqual(table([["", "A<B>"], ["c", "1"]]), "|  | `A<B>` |\n|---|--:|\n| c | 1 |")

    def test_rounds(self):
        """The profiles take turns, and each line is noted."""
        notes = []
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            machine = rounds.measured(2, lambda profile: [{"in": profile}], lambda *note: notes.append(note))
        self.assertEqual(notes, [(profile, {"in": profile}) for profile in PROFILES] * 2)
        self.assertEqual((machine["rounds"], machine["minutes"]), (2, 0))
        self.assertIn("round 2 of 2, LTO: 1 results in 0 s", printed.getvalue())

    def test_programs(self):
        """A failure is a problem. Of two packages with the same name, the registry's is the original."""
        with self.assertRaisesRegex(Problem, "exit code 3"):
            rounds.run(["sh", "-c", "exit 3"])
        self.assertNotIn("999", rounds.versions([ROOT], ["crossbeam-deque"])["crossbeam-deque"])
        (self.folder / "Cargo.lock").write_text('[[package]]\nname = "st3"\nversion = "0.4.1"\n')
        self.assertEqual(rounds.versions([self.folder], Speed.VERSIONED), {"st3": "0.4.1"})


class OfSpeed(Test):
    # Three rounds; in the second, everything takes twice as long.
    SAMPLE = Speed(MACHINE, {"chase-lev": "0.1.0"}, {
        "default": {
            "owner, 64, summed": {"chase-lev": [1, 2, 1], "crossbeam-deque": [2, 4, 3], "Vec": [0.5, 1, 0.5]},
            "growth": {"chase-lev": [1, 1, 1], "crossbeam-deque": [1, 1, 1]},
            "steal, 64": {"chase-lev": [10, 20, 10], "crossbeam-deque": [10, 20, 15]},
        },
        "LTO": {"owner, 64, summed": {"chase-lev": [1, 2, 1], "crossbeam-deque": [1, 2, 1.5]}},
    }, {"chase-lev": {"steady": 0, "full": 8_400_000, "peak": 16_000_000, "popped": 8_000, "stolen": 8_400_000}})

    def test_speeds_are_of_the_same_round_and_profile(self):
        for profile, workload, base, spread in (
            ("default", "owner, 64, summed", "crossbeam-deque", Spread(2, 2, 2.5)),
            ("default", "owner, 64, summed", "Vec", Spread(0.5, 0.5, 0.5)),
            ("LTO", "owner, 64, summed", "crossbeam-deque", Spread(1, 1, 1.25)),
            ("default", "steal, 64", "Vec", None), ("default", "mixed", "", None), ("LTO", "growth", "", None),
        ):
            self.assertEqual(self.SAMPLE.speed(profile, workload, "chase-lev", base), spread)

    def test_tables(self):
        """The README's table and the page have these lines, and those that miss a target are first."""
        text = "\n".join([self.SAMPLE.summary(), self.SAMPLE.where(), *self.SAMPLE.regions().values()])
        for line in (
            "| default / LTO | chase-lev | Retain | Fenced | crossbeam-deque, ns |",
            "| owner, 64, summed | 2.00 / 1.00 | – | – | 3.00 / 1.50 |",
            "- Abacus, 2 cores, Linux x86_64", "- chase-lev 0.1.0; rustc 1.95.0",
            "- 2025-01-01; 3 rounds, 5 min; busy with others: 0.5 cores",
            "| default / LTO | target | chase-lev | Vec | crossbeam-deque, ns |",
            "| owner, 64, summed | 1.8 | 2.00 (2.00–2.50) / **1.00 (1.00–1.25)** | 4.00 | 3.00 / 1.50 |",
            "| chase-lev | 8.40 | 16.0 | 0.008 | 8.40 | 0 |",
        ):
            self.assertIn(line, text.splitlines())
        self.assertEqual(re.findall(r"^\| (\w+)", self.SAMPLE.speeds(), re.M), ["default", "owner", "steal", "growth"])

    def test_all_are_measured(self):
        """In all profiles, the workloads of the targets and of the README were measured."""
        for profile, times in Speed.read().times.items():
            self.assertLessEqual({*speed.TARGETS, *speed.SUMMARY}, times.keys(), profile)

    def test_estimates(self):
        path = self.folder / "owner" / "Vec" / "new" / "benchmark.json"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps({"full_id": "owner, 64/Vec", "throughput": {"Elements": 128}}))
        path.with_name("estimates.json").write_text(json.dumps({"median": {"point_estimate": 64.0}}))
        self.assertEqual(speed.estimates(self.folder, ["owner, 64/Vec"]),
                         [{"workload": "owner, 64", "peer": "Vec", "time": 0.5}])
        self.assertRaisesRegex(Problem, "of steal/Vec", speed.estimates, self.folder, ["owner, 64/Vec", "steal/Vec"])


if __name__ == "__main__":
    unittest.main()
