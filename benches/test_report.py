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
import rounds
from results import Problem, Results, Spread, Target

MACHINE = {"cpu": "Abacus", "cores": 2, "system": "Linux x86_64", "rustc": "rustc 1.95.0", "flags": "",
           "date": "2025-01-01", "rounds": 3, "minutes": 5, "busy": 0.5}
SIZES = {"steady": 0, "full": 8_400_000, "peak": 16_000_000, "popped": 8_000, "stolen": 8_400_000}


def sample():
    """Three rounds, the second of which everything found twice as slow."""
    return Results(MACHINE, {"chase-lev": "0.1.0"}, {
        "default": {
            "owner, 64, summed": {"chase-lev": [1, 2, 1], "crossbeam-deque": [2, 4, 3], "Vec": [0.5, 1, 0.5]},
            "growth": {"chase-lev": [1, 1, 1], "crossbeam-deque": [1, 1, 1]},
            "steal, 64": {"chase-lev": [10, 20, 10], "crossbeam-deque": [10, 20, 15]},
        },
        "LTO": {
            "owner, 64, summed": {"chase-lev": [1, 2, 1], "crossbeam-deque": [1, 2, 1.5]},
            "steal, 64": {"chase-lev": [10, 20, 10], "crossbeam-deque": [8, 16, 8]},
        },
    }, {"chase-lev": SIZES})


class Comparisons(unittest.TestCase):
    def test_spread(self):
        self.assertEqual(Spread.of([3]), Spread(3, 3, 3))
        self.assertEqual(Spread.of([5, 1, 2, 4, 3]), Spread(3, 2, 4))

    def test_speeds_are_of_the_same_round_and_profile(self):
        for profile, base, speed in (
            ("default", "crossbeam-deque", Spread(2, 2, 2.5)),
            ("default", "Vec", Spread(0.5, 0.5, 0.5)),
            ("LTO", "crossbeam-deque", Spread(1, 1, 1.25)),
        ):
            self.assertEqual(sample().speed(profile, "owner, 64, summed", "chase-lev", base), speed)

    def test_what_did_not_run_has_no_speed(self):
        for profile, workload, peer in (
            ("default", "steal, 64", "Vec"), ("default", "mixed", "chase-lev"), ("LTO", "growth", "chase-lev"),
        ):
            self.assertIsNone(sample().speed(profile, workload, peer))

    def test_targets(self):
        for profile, least, measured, verdict in (
            ("default", 2.0, "2.00 (2.00–2.50)", "met"), ("LTO", 2.0, "1.00 (1.00–1.25)", "**missed**"),
        ):
            row = Target(profile, "owner, 64, summed", "chase-lev", least).row(sample())
            self.assertEqual((row[1], *row[3:]), (profile, measured, verdict))
        self.assertEqual(Target("default", "steal, 64", "St3", 1).row(sample())[4], "not measured")

    def test_targets_are_of_what_is_measured(self):
        found = Results.read(report.DOCS / "results.json")
        for target in results.TARGETS:
            if target.peer in found.peers():  # Not everywhere are there barriers.
                self.assertNotIn("not measured", target.row(found))

    def test_sections(self):
        self.assertEqual(sample().sections("default"),
                         {"owner": ["owner, 64, summed", "growth"], "steal": ["steal, 64"]})
        self.assertEqual(sample().sections("LTO"), {"owner": ["owner, 64, summed"], "steal": ["steal, 64"]})

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

    def test_missing_profile(self):
        for profile in results.PROFILES:
            found = sample()
            del found.times[profile]
            found.write(self.folder / "results.json")
            for argument in "--render", "--summary":
                code, printed = self.run_main(argument)
                self.assertEqual(code, 2)
                self.assertIn(f"has no times of the profile {profile}: run report.py", printed)

    def test_nothing_to_render(self):
        for argument in "--render", "--summary":
            code, printed = self.run_main(argument)
            self.assertEqual(code, 2)
            self.assertIn("is missing: run report.py", printed)

    def test_summary(self):
        sample().write(self.folder / "results.json")
        code, printed = self.run_main("--summary")
        self.assertEqual(code, 0)
        for line in (
            "| default / LTO | chase-lev | Retain | Asymmetric | crossbeam-deque, ns |",
            "| owner, 64, summed | 2.00 / 1.00 | – / – | – / – | 3.00 / 1.50 |",
            "| growth | 1.00 / – | – / – | – / – | 1.00 / – |",
            "| steal, 64 | 1.00 / 0.80 | – / – | – / – | 15.0 / 8.00 |",
        ):
            self.assertIn(f"{line}\n", printed)

    def test_readme(self):
        """The README has the table of the results that are there."""
        summary = results.summary(Results.read(report.DOCS / "results.json"))
        text = (report.DOCS.parent / "README.md").read_text(encoding="utf-8")
        self.assertIn(rounds.shown("speed", summary), text)

    def test_speed(self):
        """docs/speed.md is of the results that are there, and its plots are there."""
        found = Results.read(report.DOCS / "results.json")
        self.assertEqual((report.DOCS / "speed.md").read_text(encoding="utf-8"), results.document(found))
        plots = {results.plot(name, profile) for profile in results.PROFILES for name in found.sections(profile)}
        others = ("pool-", "walk-", "articles-")
        there = {path.name for path in (report.DOCS / "plots").iterdir() if not path.name.startswith(others)}
        self.assertEqual(there, plots | {"summary.svg", "memory.svg"})

    def test_shown(self):
        """What the README's table has was measured in all profiles."""
        found = Results.read(report.DOCS / "results.json")
        for profile in results.PROFILES:
            for workload in results.SUMMARY:
                self.assertIsNotNone(found.speed(profile, workload, "chase-lev"), (profile, workload))

    def test_profiles(self):
        """What the documents say of the profiles is so."""
        self.assertEqual(results.PROFILES.keys(), report.BUILDS.keys())
        manifest = (report.DOCS.parent / "Cargo.toml").read_text(encoding="utf-8")
        self.assertIn('[profile.lto]\ninherits = "release"\nlto = "thin"\ncodegen-units = 1\n', manifest)
        self.assertNotRegex(manifest, r"\[profile\.(bench|release)")

    def test_show(self):
        readme = self.folder / "README.md"
        readme.write_text(f"a\n{rounds.shown('speed', 'old')}\nb\n", encoding="utf-8")
        rounds.show(readme, "speed", "new")
        self.assertEqual(readme.read_text(), "a\n<!-- speed -->\n\nnew\n\n<!-- /speed -->\nb\n")
        readme.write_text("nothing")
        self.assertRaisesRegex(Problem, "no place", rounds.show, readme, "speed", "new")

    def test_document(self):
        text = results.document(sample())
        for line in (
            "- Abacus, 2 cores, Linux x86_64",
            "- chase-lev 0.1.0; rustc 1.95.0",
            "- 2025-01-01, rounds: 3, cores that others kept busy: 0.5",
            "| default | chase-lev | Vec | crossbeam-deque, ns |",
            "| owner, 64, summed | 2.00 (2.00–2.50) | 4.00 (4.00–5.00) | 3.00 |",
            "| LTO | chase-lev | Vec | crossbeam-deque, ns |",
            "| owner, 64, summed | 1.00 (1.00–1.25) | – | 1.50 |",
            "| owner, 64, summed | default | chase-lev: at least 1.3× as fast as crossbeam-deque "
            "| 2.00 (2.00–2.50) | met |",
            "| chase-lev | 8.40 | 16.0 | 0.008 | 8.40 | 0 |",
            "![owner, default](plots/owner-default.svg)",
            "![owner, LTO](plots/owner-lto.svg)",
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
        self.assertEqual(rounds.versions(self.folder, report.PEERS), {"st3": "0.4.1"})

    def test_no_cargo(self):
        path, os.environ["PATH"] = os.environ["PATH"], ""
        self.addCleanup(os.environ.__setitem__, "PATH", path)
        code, printed = self.run_main()
        self.assertEqual(code, 2)
        self.assertIn("install Rust", printed)


if __name__ == "__main__":
    unittest.main()
