"""Tests of pool_report.py: what it reads, compares and writes."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.
sys.path.insert(0, str(Path(__file__).resolve().parent))

import pool_report
import pool_results
import rounds
from pool_results import ANY, BASE, OWN, PoolResults
from results import PROFILES, Spread
from test_report import MACHINE


def sample():
    """Two rounds, the second of which everything found twice as slow."""
    found = PoolResults(MACHINE, {OWN: "0.1.0"})
    for factor in 1, 2:
        for profile in PROFILES:
            for threads in pool_results.THREADS:
                for program in pool_results.PROGRAMS:
                    for peer, time in ((OWN, 100), (ANY, 80), (BASE, 200), ("chili", 60)):
                        found.note(profile, {"workload": program, "threads": threads, "peer": peer,
                                             "time": time * factor})
        for threads in 1, 2, 4:
            for peer, first in ((OWN, 40), (BASE, 20)):
                found.note("default", {"latency": threads, "peer": peer, "first": first * factor, "return": 90})
        found.note("default", {"idle": 0.0001 * factor, "peer": OWN})
        for depth in 8, 16:
            found.note("default", {"steals": depth * factor, "shape": "chain", "threads": 2, "depth": depth,
                                   "peer": OWN})
    return found


class Comparisons(unittest.TestCase):
    def test_speeds_are_of_the_same_round(self):
        self.assertEqual(sample().speed("LTO", "fib, 2 threads", OWN), Spread(2, 2, 2))
        self.assertEqual(sample().speed("LTO", "fib, 1 thread", OWN, "chili"), Spread(0.6, 0.6, 0.6))
        self.assertIsNone(sample().speed("LTO", "fib, 1 thread", "forte"))
        self.assertAlmostEqual(sample().mean("default", 4, OWN), 2)

    def test_targets(self):
        rows = [" | ".join(row) for row in pool_results.targets(sample())]
        for row in (
            "tree, in cache, 1 thread | default | at least 0.741× as fast as chili | 0.60 (0.60–0.60) | **missed**",
            "tree, in cache, 1 thread | LTO | at least 2.5× as fast as rayon-core | 2.00 (2.00–2.00) | **missed**",
            "tree, large, 1 thread | default | at least 2× as fast as rayon-core | 2.00 (2.00–2.00) | met",
            "the seven programs, 2 threads | LTO | the slowest at least as fast as rayon-core | 2.00 (fib) | met",
            "first instruction, 4 threads | default | at least as soon as rayon-core's | 0.50 (0.50–0.50) "
            "| **missed**",
            "idle, 4 threads | default | less than 0.1 % of a core | 0.015 % | met",
        ):
            self.assertIn(row, rows)

    def test_nothing_measured(self):
        found = PoolResults(MACHINE, {}, {profile: {} for profile in PROFILES})
        self.assertEqual({row[4] for row in pool_results.targets(found)}, {"not measured"})

    def test_cost(self):
        table, over = pool_results.cost_of_own(sample())
        self.assertIn("| uts, 4 threads | 0.80 (0.80–0.80) | 0.80 (0.80–0.80) |", table)
        self.assertIn("uts, 4 threads (LTO)", over)

    def test_document(self):
        text = pool_results.document(sample())
        for line in (
            "| default, 1 thread | chase-lev-pool | Any | chili | rayon-core, µs |",
            "| geometric mean of the seven | 2.00 | 2.50 | 3.33 |  |",
            "| chain | chase-lev-pool | 0.75 | – | – |",
            "![4 threads, LTO](plots/pool-4-lto.svg)",
        ):
            self.assertIn(f"\n{line}\n", text)


class Files(unittest.TestCase):
    def test_results_survive(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "results.json"
            sample().write(path)
            self.assertEqual(PoolResults.read(path), sample())

    def test_programs(self):
        """What the document says of the programs is so: their names are those that run."""
        source = (rounds.DOCS.parent / "benches" / "pool" / "benches" / "pools.rs").read_text(encoding="utf-8")
        for program in pool_results.PROGRAMS:
            self.assertIn(f'"{program}"', source)

    def test_speed(self):
        """docs/pool-speed.md is of the results that are there, and its plots are there."""
        found = PoolResults.read(rounds.DOCS / "pool-results.json")
        text = (rounds.DOCS / "pool-speed.md").read_text(encoding="utf-8")
        self.assertEqual(text, pool_results.document(found))
        plots = {pool_results.plot(threads, profile) for profile in PROFILES for threads in pool_results.THREADS}
        there = {path.name for path in (rounds.DOCS / "plots").glob("pool-*")}
        self.assertEqual(there, plots | {"pool-steals.svg"})

    def test_profiles(self):
        self.assertEqual(PROFILES.keys(), pool_report.BUILDS.keys())


if __name__ == "__main__":
    unittest.main()
