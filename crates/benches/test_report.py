"""Tests of the reports: reading, comparing and writing."""

import json
import re
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from crates.benches import results, speed


class Reports(unittest.TestCase):
    """What all reports have in common. The pool's tests run this for theirs."""

    KINDS = [speed.Speed]

    def test_pages(self):
        """The pages agree with the results, and have no other regions."""
        for found in [kind.read() for kind in self.KINDS]:
            for page, regions in found.pages().items():
                self.assertEqual(page.read_text(encoding="utf-8"), results.filled(page, regions))
            page = found.PAGE.read_text(encoding="utf-8")
            self.assertEqual({*re.findall(r"<!-- (\w+) -->", page)}, found.pages()[found.PAGE].keys())
            self.assertIn('adds `lto = "thin"` and `codegen-units = 1`', " ".join(page.split()))

    def test_committed_results_survive(self):
        """They are written as they were read, and all are of as many rounds."""
        for kind in self.KINDS:
            found, path = kind.read(), kind.PAGE.with_suffix(".json")
            self.assertEqual(found.text(), path.read_text(encoding="utf-8"))
            self.assertEqual({len(times) for profile in found.times.values() for peers in profile.values()
                              for times in peers.values()}, {found.machine["rounds"]})


    def test_a_typo_is_refused_with_its_file(self):
        for kind in self.KINDS:
            text = kind.PAGE.with_suffix(".json").read_text(encoding="utf-8")
            for right, wrong in (('"times"', '"tmies"'), ('"date"', '"daet"'), ('"machine": {', '"machine": {{')):
                with tempfile.TemporaryDirectory() as folder:
                    page = Path(folder, "page.md")
                    page.with_suffix(".json").write_text(text.replace(right, wrong, 1), encoding="utf-8")
                    with mock.patch.object(kind, "PAGE", page), self.assertRaisesRegex(SystemExit, "page.json: "):
                        kind.read()


class Processors(unittest.TestCase):
    def test_results_of_other_processors_are_kept(self):
        earlier = speed.Speed.read()
        here, others = results.short(earlier.machine), set(earlier.others)
        again, elsewhere = (speed.Speed({**earlier.machine, "cores": n}, {}) for n in (earlier.machine["cores"], 1000))
        for each in again, elsewhere:
            each.keep(earlier)
        self.assertEqual(set(again.others), others)
        self.assertEqual(set(elsewhere.others), others | {here})
        self.assertEqual(elsewhere.others[here]["times"], earlier.times)
        self.assertEqual(list(elsewhere.processors())[0], results.short({**earlier.machine, "cores": 1000}))

    def test_names(self):
        for cpu, name in (("Intel(R) Xeon(R) Processor (family 6, model 167)", "Intel 6/167 × 2"),
                          ("AMD EPYC (family 25, model 17)", "AMD 25/17 × 2"), ("arm64", "arm64 × 2")):
            self.assertEqual(results.short({"cpu": cpu, "cores": 2}), name)


class Measuring(unittest.TestCase):
    def test_versions(self):
        """Of two packages with the same name, the registry's is the original."""
        self.assertNotIn("999", results.versions([results.ROOT], speed.Speed.VERSIONED)["crossbeam-deque"])

    def test_estimates(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "owner", "Vec", "new", "benchmark.json")
            path.parent.mkdir(parents=True)
            path.write_text(json.dumps({"full_id": "owner, 64/Vec", "throughput": {"Elements": 128}}))
            path.with_name("estimates.json").write_text(json.dumps({"median": {"point_estimate": 64.0}}))
            self.assertEqual(speed.estimates(Path(folder), ["owner, 64/Vec"]),
                             [{"workload": "owner, 64", "peer": "Vec", "time": 0.5}])


if __name__ == "__main__":
    unittest.main()
