"""Tests of the reports: reading, comparing and writing."""

import json
import re
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from crates.benches import measurement, pools, speed
from crates.benches.measurement import Report
from crates.benches.pools import Pool, Walk, World
from crates.benches.report import KINDS


def programs(kind: type[Report]) -> set[str]:
    return {workload.rpartition(", ")[0] for workload in kind.read().times["LTO"]}


class Reports(unittest.TestCase):
    """The properties that all reports share."""

    def test_pages(self) -> None:
        """The pages agree with the results, and have no other regions."""
        for found in [kind.read() for kind in KINDS]:
            for page, regions in found.pages().items():
                self.assertEqual(page.read_text(encoding="utf-8"), measurement.filled(page, regions))
            text = found.PAGE.read_text(encoding="utf-8")
            self.assertEqual({*re.findall(r"<!-- (\w+) -->", text)}, found.pages()[found.PAGE].keys())
            self.assertIn('adds `lto = "thin"` and `codegen-units = 1`', " ".join(text.split()))

    def test_committed_results_survive(self) -> None:
        """They are written as they were read, and all are of as many rounds."""
        for kind in KINDS:
            found, path = kind.read(), kind.PAGE.with_suffix(".json")
            self.assertEqual(found.text(), path.read_text(encoding="utf-8"))
            self.assertEqual({len(times) for profile in found.times.values() for peers in profile.values()
                              for times in peers.values()}, {found.machine["rounds"]})

    def test_a_typo_is_refused_with_its_file(self) -> None:
        for kind in KINDS:
            text = kind.PAGE.with_suffix(".json").read_text(encoding="utf-8")
            for right, wrong in (('"times"', '"tmies"'), ('"date"', '"daet"'), ('"machine": {', '"machine": {{')):
                with tempfile.TemporaryDirectory() as folder:
                    page = Path(folder, "page.md")
                    page.with_suffix(".json").write_text(text.replace(right, wrong, 1), encoding="utf-8")
                    with mock.patch.object(kind, "PAGE", page), self.assertRaisesRegex(SystemExit, "page.json: "):
                        kind.read()

    def test_names(self) -> None:
        """The pages describe each program, pool and walker."""
        trees = {name.removesuffix(", sizes") for name in Walk.read().entries}
        self.assertLessEqual({*pools.TREES, *pools.SEVEN, *pools.UNBALANCED}, programs(Pool))
        for kind, names in (
            (Pool, programs(Pool)), (World, programs(World)), (Walk, {*trees, Walk.OWN, *pools.OTHERS}),
        ):
            page = kind.PAGE.read_text(encoding="utf-8")
            for name in names:
                self.assertRegex(page, rf'[- ,"`]{name.rpartition(", ")[2]}[:,"` ]')
        page = " ".join(Walk.PAGE.read_text(encoding="utf-8").split())
        self.assertTrue(all(f"; {entries:,} entries" in page for entries in Walk.read().entries.values()))

    def test_builds(self) -> None:
        """All workspaces have the same profile; replacements have a version with 999."""
        for folder in pools.LOCKS.values():
            manifest = (folder / "Cargo.toml").read_text(encoding="utf-8")
            self.assertIn('[profile.lto]\ninherits = "release"\nlto = "thin"\ncodegen-units = 1\n', manifest)
            self.assertNotRegex(manifest, r"\[profile\.(bench|release)")
        for peer, replaced in (pools.DEQUE, pools.ORIGINAL), (pools.POOL, "rayon-core"):
            self.assertIn("999", measurement.versions([pools.LOCKS[peer]], [replaced])[replaced])
        self.assertNotIn("999", "".join(measurement.versions(World.LOCKED, World.VERSIONED).values()))


class Processors(unittest.TestCase):
    def test_results_of_other_processors_are_kept(self) -> None:
        earlier = speed.Speed.read()
        here, others = measurement.short(earlier.machine), set(earlier.others)
        again, elsewhere = (speed.Speed({**earlier.machine, "cores": n}, {}) for n in (earlier.machine["cores"], 1000))
        for each in again, elsewhere:
            each.keep(earlier)
        self.assertEqual(set(again.others), others)
        self.assertEqual(set(elsewhere.others), others | {here})
        self.assertEqual(elsewhere.others[here]["times"], earlier.times)
        self.assertEqual(list(elsewhere.processors())[0], measurement.short({**earlier.machine, "cores": 1000}))

    def test_names(self) -> None:
        for cpu, name in (("Intel(R) Xeon(R) Processor (family 6, model 167)", "Intel 6/167 × 2"),
                          ("AMD EPYC (family 25, model 17)", "AMD 25/17 × 2"), ("arm64", "arm64 × 2")):
            self.assertEqual(measurement.short({"cpu": cpu, "cores": 2}), name)


class Measuring(unittest.TestCase):
    def test_lines(self) -> None:
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

    def test_fastest(self) -> None:
        runs = [(peer, [{"program": "join", "threads": 2, "time": time}])
                for peer, time in zip(pools.ORDER, (5, 7, 8, 9, 6, 4), strict=True)]
        self.assertEqual(pools.fastest(runs), [
            {"workload": "join", "threads": 2, "peer": peer, "time": time}
            for peer, time in ((pools.ORIGINAL, 4), (pools.DEQUE, 6), (pools.POOL, 8))])

    def test_versions(self) -> None:
        """Of two packages with the same name, the registry's is the original."""
        self.assertNotIn("999", measurement.versions([measurement.ROOT], speed.Speed.VERSIONED)["crossbeam-deque"])

    def test_estimates(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "owner", "Vec", "new", "benchmark.json")
            path.parent.mkdir(parents=True)
            path.write_text(json.dumps({"full_id": "owner, 64/Vec", "throughput": {"Elements": 128}}))
            path.with_name("estimates.json").write_text(json.dumps({"median": {"point_estimate": 64.0}}))
            self.assertEqual(speed.estimates(Path(folder), ["owner, 64/Vec"]),
                             [{"workload": "owner, 64", "peer": "Vec", "time": 0.5}])


if __name__ == "__main__":
    unittest.main()
