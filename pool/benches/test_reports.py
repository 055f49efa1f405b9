"""Tests of the reports on pools. Those of all reports, in crates/benches/test_report.py, run for these as well."""

import unittest

from crates.benches import results, test_report
from pool.benches import report
from pool.benches.report import KINDS, Articles, Pool, Walk, World


def programs(kind):
    return {workload.rpartition(", ")[0] for workload in kind.read().times["LTO"]}


class Reports(test_report.Reports):
    KINDS = KINDS

    def test_names(self):
        """The pages describe each program, pool and walker."""
        trees = {name.removesuffix(", sizes") for name in Walk.read().entries}
        self.assertLessEqual({*report.TREES, *report.SEVEN, *report.UNBALANCED}, programs(Pool))
        for kind, names in (
            (Pool, programs(Pool)), (Articles, [*report.PROGRAMS, Articles.BASE, *report.QUEUES]),
            (World, programs(World)), (Walk, {*trees, Walk.OWN, *report.OTHERS}),
        ):
            page = kind.PAGE.read_text(encoding="utf-8")
            for name in names:
                self.assertRegex(page, rf'[- ,"`]{name.rpartition(", ")[2]}[:,"` ]')
        page = " ".join(Walk.PAGE.read_text(encoding="utf-8").split())
        self.assertTrue(all(f"; {entries:,} entries" in page for entries in Walk.read().entries.values()))

    def test_builds(self):
        """All manifests have the same profile; replacements have a version with 999. world/check compares the rest."""
        for folder in results.ROOT, *report.PACKAGES.values():
            manifest = (folder / "Cargo.toml").read_text(encoding="utf-8")
            self.assertIn('[profile.lto]\ninherits = "release"\nlto = "thin"\ncodegen-units = 1\n', manifest)
            self.assertNotRegex(manifest, r"\[profile\.(bench|release)")
        for peer, replaced in (report.DEQUE, report.ORIGINAL), (report.POOL, "rayon-core"):
            self.assertIn("999", results.versions([report.PACKAGES[peer]], [replaced])[replaced])
        self.assertNotIn("999", "".join(results.versions(World.LOCKED, World.VERSIONED).values()))


class Parts(unittest.TestCase):
    def test_lines(self):
        """Each kind of line is noted in its own place."""
        found = Pool({}, {})
        for line in ({"workload": "fib", "threads": 2, "peer": Pool.OWN, "time": 1234.5},
                     {"latency": 4, "peer": Pool.OWN, "first": 40, "return": 90}, {"idle": 0.0001, "peer": Pool.OWN},
                     {"steals": 8, "shape": "chain", "threads": 2, "depth": 16, "peer": Pool.OWN}):
            found.note("default", line)
        self.assertEqual(found.times, {"default": {"fib, 2 threads": {Pool.OWN: [1234]}}})
        self.assertEqual(found.latency, {"4": {Pool.OWN: {"first": [40], "return": [90]}}})
        self.assertEqual(found.idle, {Pool.OWN: [0.0001]})
        self.assertEqual(found.steals, {"chain": {Pool.OWN: {"2": {"16": [8]}}}})
        self.assertIn("| chain, chase-lev-pool | 0.25 | – | – |", found.stolen())

    def test_fastest(self):
        runs = [(peer, [{"program": "join", "threads": 2, "time": time}])
                for peer, time in zip(report.ORDER, (5, 7, 8, 9, 6, 4))]
        self.assertEqual(report.fastest(runs), [
            {"workload": "join", "threads": 2, "peer": peer, "time": time}
            for peer, time in ((report.ORIGINAL, 4), (report.DEQUE, 6), (report.POOL, 8))])


if __name__ == "__main__":
    unittest.main()
