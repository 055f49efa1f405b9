"""Tests of programs_report.py: what it runs, compares and writes."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.
sys.path.insert(0, str(Path(__file__).resolve().parent))

import programs_report
import programs_results
import rounds
from programs_results import OWN, PROGRAMS, THREADS, cell
from results import BASE, PROFILES, Problem, Results
from test_report import MACHINE

ROOT = rounds.DOCS.parent


def sample():
    """Two rounds, the second of which everything found twice as slow."""
    found = Results(MACHINE, {OWN: "0.1.0", BASE: "0.8.8"})
    for factor in 1, 2:
        for profile in PROFILES:
            for threads in THREADS:
                for program in PROGRAMS:
                    slow = program == "join" and threads == 2 and profile == "LTO"
                    found.add(profile, cell(program, threads), BASE, (90 if slow else 200) * factor)
                    found.add(profile, cell(program, threads), OWN, 100 * factor)
    return found


class Comparisons(unittest.TestCase):
    def test_mean(self):
        self.assertAlmostEqual(programs_results.mean(sample(), "default", 2), 2)
        self.assertIsNone(programs_results.mean(Results(MACHINE, {}, {"default": {}}), "default", 2))

    def test_document(self):
        text = programs_results.document(sample())
        for line in (
            "- chase-lev 0.1.0, crossbeam-deque 0.8.8; rustc 1.95.0",
            "| LTO | 1 thread | 2 threads | 4 threads | crossbeam-deque, 1, ns | crossbeam-deque, 2, ns "
            "| crossbeam-deque, 4, ns |",
            "| join | 2.00 (2.00–2.00) | 0.90 (0.90–0.90) | 2.00 (2.00–2.00) | 300 | 135 | 300 |",
            "| geometric mean | 2.00 | 2.00 | 2.00 |  |  |  |",
            "| join, 2 threads | LTO | 0.90 (0.90–0.90) | below 1 |",
        ):
            self.assertIn(f"\n{line}\n", text)

    def test_nothing_is_slower(self):
        found = sample()
        found.times["LTO"]["join, 2 threads"][BASE] = [100, 200]
        self.assertEqual(programs_results.behind(found), "None.")


    def test_caution(self):
        """What was measured beside other work is said to mean little."""
        found = sample()
        self.assertNotIn("measured again", programs_results.document(found))
        found.machine = MACHINE | {"busy": 3.5, "rounds": 1}
        text = programs_results.document(found)
        self.assertIn("measured again", text)
        self.assertIn("| join, 2 threads | LTO | 0.90 (0.90–0.90) | unknown, of one round |", text)


class Files(unittest.TestCase):
    def test_programs(self):
        """What the document says of the programs is so: their names are those that run."""
        source = (ROOT / programs_report.WORLD / "src" / "speed.rs").read_text(encoding="utf-8")
        for program in PROGRAMS:
            name = program.partition(",")[0]
            self.assertIn(f'"{name}{", {}" if name != program else ""}"', source)

    def test_builds_differ_in_the_patch_only(self):
        """Both manifests ask for the same packages and have the same profile."""
        original, ours = ((ROOT / folder / "Cargo.toml").read_text(encoding="utf-8")
                          for folder, _ in programs_report.PACKAGES.values())
        for line in 'ignore = "', 'rayon = "', "lto = ", "codegen-units = ":
            [first], [second] = ([found for found in text.splitlines() if found.startswith(line)]
                                 for text in (original, ours))
            self.assertEqual(first, second)
        self.assertNotIn("[patch", original)
        self.assertIn("[patch.crates-io.crossbeam-deque]", ours)

    def test_versions(self):
        """The original is the registry's, wherever ours has its name."""
        self.assertNotIn("999", rounds.versions(ROOT, (BASE,))[BASE])
        self.assertIn("999", rounds.versions(ROOT / programs_report.WORLD / "patched", (BASE,))[BASE])

    def test_failing_programs_are_problems(self):
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "world"
            program.write_text("#!/bin/sh\necho no tree >&2\nexit 1\n", encoding="utf-8")
            program.chmod(0o755)
            with self.assertRaisesRegex(Problem, "no tree"):
                programs_report.run(program, [])

    def test_speed(self):
        """docs/programs.md is of the results that are there."""
        found = Results.read(rounds.DOCS / "programs.json")
        text = (rounds.DOCS / "programs.md").read_text(encoding="utf-8")
        self.assertEqual(text, programs_results.document(found))
        self.assertEqual({len(times) for profile in found.times.values() for peers in profile.values()
                          for times in peers.values()}, {found.machine["rounds"]})

    def test_profiles(self):
        self.assertEqual(PROFILES.keys(), programs_report.BUILDS.keys())


if __name__ == "__main__":
    unittest.main()
