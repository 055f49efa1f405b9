"""Tests of report.py: what it reads, compares and writes."""

import contextlib
import io
import json
import os
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.
sys.path.insert(0, str(Path(__file__).resolve().parent))

import report
import results
from results import Problem, Results, Spread, Target

MACHINE = {"cpu": "Abacus", "cores": 2, "system": "Linux x86_64", "rustc": "rustc 1.95.0", "flags": "",
           "date": "2025-01-01", "rounds": 3, "busy": 0.5}
SIZES = {"steady": 0, "full": 8_400_000, "peak": 16_000_000, "popped": 8_000, "stolen": 8_400_000}


def sample():
    """Three rounds, the second of which everything found twice as slow."""
    return Results(MACHINE, {"chase-lev": "0.1.0"}, {
        "owner, 64": {"chase-lev": [1, 2, 1], "crossbeam-deque": [2, 4, 3], "Vec": [0.5, 1, 0.5]},
        "growth": {"chase-lev": [1, 1, 1], "crossbeam-deque": [1, 1, 1]},
        "steal": {"chase-lev": [10, 20, 10], "crossbeam-deque": [10, 20, 15]},
    }, {"chase-lev": SIZES})


class Comparisons(unittest.TestCase):
    def test_spread(self):
        self.assertEqual(Spread.of([3]), Spread(3, 3, 3))
        self.assertEqual(Spread.of([5, 1, 2, 4, 3]), Spread(3, 2, 4))

    def test_speeds_are_of_the_same_round(self):
        self.assertEqual(sample().speed("owner, 64", "chase-lev"), Spread(2, 2, 2.5))
        self.assertEqual(sample().speed("owner, 64", "chase-lev", "Vec"), Spread(0.5, 0.5, 0.5))

    def test_what_did_not_run_has_no_speed(self):
        for workload, peer in ("steal", "Vec"), ("mixed", "chase-lev"):
            self.assertIsNone(sample().speed(workload, peer))

    def test_targets(self):
        for least, verdict in (2.0, "met"), (2.1, "**missed**"):
            row = Target("owner, 64", "chase-lev", least).row(sample())
            self.assertEqual(row[2:], ["2.00 (2.00–2.50)", verdict])
        self.assertEqual(Target("steal", "st3", 1).row(sample())[3], "not measured")

    def test_plots(self):
        self.assertEqual(sample().plots(), {"owner": ["owner, 64", "growth"], "steal": ["steal"]})

    def test_numbers(self):
        self.assertEqual([results.number(n) for n in (0.00123, 0.123, 9.87, 12.34, 1234.5)],
                         ["0.0012", "0.12", "9.87", "12.3", "1234"])


class Files(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)

    def run_main(self, *arguments):
        """The exit code, and what was printed."""
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            code = report.main([*arguments], self.folder)
        return code, printed.getvalue()

    def test_results_survive(self):
        path = self.folder / "results.json"
        sample().write(path)
        self.assertEqual(Results.read(path), sample())

    def test_bad_results(self):
        path = self.folder / "results.json"
        for text in "{", "[]", '{"a": 1}':
            path.write_text(text)
            with self.assertRaisesRegex(Problem, "not what this report.py writes"):
                Results.read(path)

    def test_nothing_to_render(self):
        for argument in "--render", "--summary":
            code, printed = self.run_main(argument)
            self.assertEqual(code, 2)
            self.assertIn("is missing: run report.py", printed)

    def test_summary(self):
        sample().write(self.folder / "results.json")
        code, printed = self.run_main("--summary")
        self.assertEqual((code, printed), (0, """\
|  | chase-lev | Vec | crossbeam-deque, ns |
|---|--:|--:|--:|
| owner, 64 | 2.00 | 4.00 | 3.00 |
| growth | 1.00 | – | 1.00 |
| steal | 1.00 | – | 15.0 |
"""))

    def test_readme(self):
        """The README has the table of the results that are there."""
        summary = results.summary(Results.read(report.DOCS / "results.json"))
        text = (report.DOCS.parent / "README.md").read_text(encoding="utf-8")
        self.assertIn(f"{report.BEGIN}\n{summary}\n{report.END}", text)

    def test_speed(self):
        """docs/speed.md is of the results that are there, and its plots are there."""
        found = Results.read(report.DOCS / "results.json")
        self.assertEqual((report.DOCS / "speed.md").read_text(encoding="utf-8"), results.document(found))
        for name in (*found.plots(), "memory"):
            self.assertTrue((report.DOCS / "plots" / f"{name}.svg").is_file(), name)

    def test_summary_leaves_out(self):
        found = sample()
        found.times["steal"][results.LEFT_OUT[0]] = [1, 1, 1]
        self.assertNotIn(results.LEFT_OUT[0], results.summary(found))
        self.assertIn(results.LEFT_OUT[0], results.document(found))

    def test_show(self):
        readme = self.folder / "README.md"
        readme.write_text(f"a\n{report.BEGIN}\nold\n{report.END}\nb\n", encoding="utf-8")
        report.show(readme, "new")
        self.assertEqual(readme.read_text(), f"a\n{report.BEGIN}\nnew\n{report.END}\nb\n")
        readme.write_text("nothing")
        self.assertRaisesRegex(Problem, "no place", report.show, readme, "new")

    def test_document(self):
        text = results.document(sample())
        for line in (
            "- Abacus, 2 cores, Linux x86_64",
            "- chase-lev 0.1.0; rustc 1.95.0, with cargo's default profile",
            "- 2025-01-01, rounds: 3, cores that others kept busy: 0.5",
            "| owner, 64 | 2.00 (2.00–2.50) | 4.00 (4.00–5.00) | 3.00 |",
            "| owner, 64 | chase-lev: at least 1.3× as fast as crossbeam-deque | 2.00 (2.00–2.50) | met |",
            "| chase-lev | 8.40 | 16.0 | 0.008 | 8.40 | 0 |",
            "![owner](plots/owner.svg)",
        ):
            self.assertIn(f"\n{line}\n", text)

    def test_estimates(self):
        path = self.folder / "benchmark.json"
        path.write_text(json.dumps({"full_id": "owner, 64/Vec", "throughput": {"Elements": 128}}))
        path.with_name("estimates.json").write_text(json.dumps({"median": {"point_estimate": 64.0}}))
        self.assertEqual(report.measured(path), ("owner, 64/Vec", 0.5))

    def test_versions(self):
        (self.folder / "Cargo.lock").write_text(
            '[[package]]\nname = "st3"\nversion = "0.4.1"\n\n[[package]]\nname = "other"\nversion = "1.0.0"\n')
        self.assertEqual(report.versions(self.folder), {"st3": "0.4.1"})

    def test_no_cargo(self):
        path, os.environ["PATH"] = os.environ["PATH"], ""
        self.addCleanup(os.environ.__setitem__, "PATH", path)
        code, printed = self.run_main()
        self.assertEqual(code, 2)
        self.assertIn("install Rust", printed)


if __name__ == "__main__":
    unittest.main()
