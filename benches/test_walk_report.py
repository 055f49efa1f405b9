"""Tests of walk_report.py: what it reads, compares and writes."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.
sys.path.insert(0, str(Path(__file__).resolve().parent))

import rounds
import walk_report
import walk_results
from results import PROFILES, Spread
from test_report import MACHINE
from walk_results import OTHERS, OWN, WalkResults


def sample():
    """Two rounds, the second of which everything found twice as slow."""
    found = WalkResults(MACHINE, {OWN: "0.1.0"})
    for factor in 1, 2:
        for profile in PROFILES:
            for threads in walk_results.THREADS:
                for workload in walk_results.WORKLOADS:
                    for peer, time in ((OWN, 1e8), ("ignore", 1.5e8), ("walkdir", 1.1e8), ("GNU find", 0.5e8)):
                        found.note(profile, {"workload": workload, "threads": threads, "peer": peer,
                                             "entries": 307_000, "time": time * factor})
    return found


class Comparisons(unittest.TestCase):
    def test_speeds_are_of_the_same_round(self):
        self.assertEqual(sample().own("LTO", "deep, 4 threads", "ignore"), Spread(1.5, 1.5, 1.5))
        self.assertIsNone(sample().own("LTO", "deep, 4 threads", "jwalk"))

    def test_the_rival_is_the_best_in_rust(self):
        self.assertEqual(sample().rival("LTO", "deep, 4 threads"), "walkdir")
        self.assertIsNone(sample().rival("LTO", "deep, 3 threads"))

    def test_verdicts(self):
        for value, says in ((1.196, "met"), (1.19, "at least as fast"), (0.996, "at least as fast"),
                            (0.99, "**missed**")):
            self.assertEqual(walk_results.verdict(value), says)

    def test_document(self):
        text = walk_results.document(sample())
        for line in (
            "| deep, sizes, 4 threads | LTO | walkdir | 1.10 (1.10–1.10) | at least as fast |",
            "| deep | 1.50 (1.50–1.50) | – | – | 1.10 (1.10–1.10) | 0.50 (0.50–0.50) | 150 | 2,046,667 | 6.67 |",
            "![4 threads, LTO](plots/walk-4-lto.svg)",
        ):
            self.assertIn(f"\n{line}\n", text)


class Files(unittest.TestCase):
    def test_results_survive(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "results.json"
            sample().write(path)
            self.assertEqual(WalkResults.read(path), sample())

    def test_names(self):
        """What the document says of the trees and walkers is so: their names are those that run."""
        sources = rounds.DOCS.parent / "benches" / "walk" / "src"
        for names, file in (walk_results.TREES, "trees.rs"), ((OWN, *OTHERS), "walkers.rs"):
            source = (sources / file).read_text(encoding="utf-8")
            for name in names:
                self.assertIn(f'"{name}"', source)

    def test_speed(self):
        """docs/walk-speed.md is of the results that are there, and its plots are there."""
        found = WalkResults.read(rounds.DOCS / walk_report.DATA)
        text = (rounds.DOCS / "walk-speed.md").read_text(encoding="utf-8")
        self.assertEqual(text, walk_results.document(found))
        plots = {walk_results.plot(threads, profile) for threads in walk_results.THREADS
                 for profile in walk_results.profiles(threads)}
        self.assertEqual({path.name for path in (rounds.DOCS / "plots").glob("walk-*")}, plots)

    def test_profiles(self):
        self.assertEqual(PROFILES.keys(), walk_report.BUILDS.keys())


if __name__ == "__main__":
    unittest.main()
