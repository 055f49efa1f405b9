"""Tests of report.py: running, reading, comparing and writing."""

import contextlib
import io
import json
import os
import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.

import report
import rounds
from report import DOCS, REPORTS
from reports import articles, pool, programs, speed, walk
from reports.articles import Articles
from reports.pool import Pool
from reports.programs import Programs
from reports.speed import Speed
from reports.walk import Walk
from rounds import PROFILES, ROOT, Problem
from tables import Spread, number

MACHINE = {"cpu": "Abacus", "cores": 2, "system": "Linux x86_64", "rustc": "rustc 1.95.0", "flags": "",
           "date": "2025-01-01", "rounds": 3, "minutes": 5, "busy": 0.5}


def sample_speed():
    """Returns three rounds. In the second, everything takes twice as long."""
    sizes = {"steady": 0, "full": 8_400_000, "peak": 16_000_000, "popped": 8_000, "stolen": 8_400_000}
    return Speed(MACHINE, {"chase-lev": "0.1.0"}, {
        "default": {
            "owner, 64, summed": {"chase-lev": [1, 2, 1], "crossbeam-deque": [2, 4, 3], "Vec": [0.5, 1, 0.5]},
            "growth": {"chase-lev": [1, 1, 1], "crossbeam-deque": [1, 1, 1]},
            "steal, 64": {"chase-lev": [10, 20, 10], "crossbeam-deque": [10, 20, 15]},
        },
        "LTO": {
            "owner, 64, summed": {"chase-lev": [1, 2, 1], "crossbeam-deque": [1, 2, 1.5]},
            "steal, 64": {"chase-lev": [10, 20, 10], "crossbeam-deque": [8, 16, 8]},
        },
    }, {"chase-lev": sizes})


class Test(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)

    def run_main(self, *arguments):
        """Returns the exit code and the output."""
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            code = report.main([*arguments], self.folder)
        return code, printed.getvalue()

    def assert_problem(self, says, *arguments):
        code, printed = self.run_main(*arguments)
        self.assertEqual(code, 2)
        self.assertIn(says, printed)

    def assert_has(self, text, form, names):
        """Asserts that the text contains each of the names in that form."""
        for name in names:
            self.assertIn(form.format(name), f"\n{text}\n")


class Everywhere(Test):
    def test_names(self):
        """The reports use the names of the sources, and the documents describe each of them."""
        pools, walkers = Pool.read(DOCS).sections("default")["1 thread"], [walk.OWN, *walk.OTHERS]
        trees = {name.removesuffix(", sizes") for name in Walk.read(DOCS).entries}
        worlds = {program.partition(",")[0] + (", {}" if "," in program else "") for program in programs.PROGRAMS}
        for names, *sources in (
            (pools, "benches/pool/benches/pools.rs"), (worlds, "drop-in/world/src/speed.rs"),
            (trees, "benches/walk/src/trees.rs"), (walkers, "benches/walk/src/walkers.rs"),
            (articles.PROGRAMS, "benches/pool/benches/articles.rs"),
            ([Articles.BASE, *articles.PEERS], "benches/pool/src/pools.rs", "benches/pool/src/articles/queues.rs"),
        ):
            text = "".join((ROOT / source).read_text(encoding="utf-8") for source in sources)
            self.assert_has(text, '"{}"', names)
        for kind, names in ((Pool, pools), (Programs, programs.PROGRAMS), (Walk, [*trees, *walk.OTHERS]),
                            (Articles, articles.PEERS)):
            self.assert_has(kind.read(DOCS).document(), "\n- {}: ", names)

    def test_committed_results_survive(self):
        for kind in REPORTS.values():
            kind.read(DOCS).write(self.folder)
            self.assertEqual((self.folder / kind.DATA).read_bytes(), (DOCS / kind.DATA).read_bytes())

    def test_bad_results(self):
        """The results are missing, of another kind, or without a profile."""
        for name, kind in REPORTS.items():
            self.assert_problem(f"is missing: run report.py {name}", name, "--render")
            for text in "{", "[]", '{"a": 1}':
                (self.folder / kind.DATA).write_text(text)
                self.assert_problem("does not have the format", name, "--render")
            for profile in PROFILES:
                found = kind.read(DOCS)
                found.times[profile] = {}
                found.write(self.folder)
                self.assert_problem(f"has no times of the profile {profile}: run report.py {name}", name, "--render")

    def test_wrong_arguments(self):
        for arguments in ["--rounds=0"], ["neither"]:
            with self.assertRaises(SystemExit):
                self.run_main(*arguments)

    def test_documents(self):
        """The documents, the README and the list of plots agree with the results."""
        readme, plots = (ROOT / "README.md").read_text(encoding="utf-8"), []
        for kind in REPORTS.values():
            found = kind.read(DOCS)
            self.assertEqual((DOCS / found.DOCUMENT).read_text(encoding="utf-8"), found.document())
            if summary := found.summary():
                self.assertIn(report.shown(found.NAME, summary), readme)
            plots += found.charts()
        self.assertEqual(sorted(path.name for path in (DOCS / "plots").iterdir()), sorted(plots))

    def test_all_are_of_as_many_rounds(self):
        for kind in REPORTS.values():
            found = kind.read(DOCS)
            self.assertEqual({len(times) for profile in found.times.values() for peers in profile.values()
                              for times in peers.values()}, {found.machine["rounds"]})

    def test_profiles(self):
        """The profiles are the same everywhere, and as the documents describe them."""
        for builds in rounds.CARGO, speed.FILTERS, programs.BUILDS, Pool.BENCHES, Walk.BENCHES, Articles.BENCHES:
            self.assertEqual(PROFILES.keys(), builds.keys())
        manifest = (ROOT / "Cargo.toml").read_text(encoding="utf-8")
        self.assertIn('[profile.lto]\ninherits = "release"\nlto = "thin"\ncodegen-units = 1\n', manifest)
        self.assertNotRegex(manifest, r"\[profile\.(bench|release)")

    def test_show(self):
        readme = self.folder / "README.md"
        readme.write_text(f"a\n{report.shown('speed', 'old')}\nb\n", encoding="utf-8")
        report.show(readme, "speed", "new")
        self.assertEqual(readme.read_text(), "a\n<!-- speed -->\n\nnew\n\n<!-- /speed -->\nb\n")
        readme.write_text("nothing")
        self.assertRaisesRegex(Problem, "lacks the markers", report.show, readme, "speed", "new")

    def test_spread(self):
        self.assertEqual(Spread.of([3]), Spread(3, 3, 3))
        self.assertEqual(Spread.of([5, 1, 2, 4, 3]), Spread(3, 2, 4))

    def test_numbers(self):
        self.assertEqual([number(n) for n in (None, 0.00123, 0.123, 9.87, 12.34, 1234.5)],
                         ["–", "0.0012", "0.12", "9.87", "12.3", "1234"])

    def test_rounds(self):
        """The profiles take turns, and each line is noted."""
        notes = []
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            machine = rounds.run(2, lambda profile: [{"in": profile}], lambda *note: notes.append(note))
        self.assertEqual(notes, [(profile, {"in": profile}) for profile in PROFILES] * 2)
        self.assertEqual((machine["rounds"], machine["minutes"]), (2, 0))
        self.assertIn("round 2 of 2, LTO: 1 results in 0 s", printed.getvalue())

    def test_versions(self):
        """Of two packages with the same name, the original is the registry's, and the drop-in's version has a 999."""
        base = programs.BASE
        self.assertNotIn("999", rounds.versions(ROOT, (base,))[base])
        self.assertIn("999", rounds.versions(programs.PACKAGES[programs.OWN][0], (base,))[base])
        self.assertIn("999", rounds.versions(programs.PACKAGES[programs.POOL][0], ("rayon-core",))["rayon-core"])
        (self.folder / "Cargo.lock").write_text('[[package]]\nname = "st3"\nversion = "0.4.1"\n')
        self.assertEqual(rounds.versions(self.folder, Speed.VERSIONED), {"st3": "0.4.1"})

    @unittest.mock.patch.dict(os.environ, {"PATH": ""})
    def test_no_programs(self):
        for name in REPORTS:
            self.assert_problem("install findutils" if name == "walk" else "install Rust", name)


class OfSpeed(Test):
    def test_speeds_are_of_the_same_round_and_profile(self):
        for profile, base, spread in (
            ("default", "crossbeam-deque", Spread(2, 2, 2.5)),
            ("default", "Vec", Spread(0.5, 0.5, 0.5)),
            ("LTO", "crossbeam-deque", Spread(1, 1, 1.25)),
        ):
            self.assertEqual(sample_speed().speed(profile, "owner, 64, summed", "chase-lev", base), spread)

    def test_no_speed_without_a_run(self):
        for profile, workload, peer in (
            ("default", "steal, 64", "Vec"), ("default", "mixed", "chase-lev"), ("LTO", "growth", "chase-lev"),
        ):
            self.assertIsNone(sample_speed().speed(profile, workload, peer))

    def test_targets(self):
        for profile, measured, verdict in (
            ("default", "2.00 (2.00–2.50)", "met"), ("LTO", "1.00 (1.00–1.25)", "**missed**"),
        ):
            row = sample_speed().target(profile, "owner, 64, summed", "chase-lev", 2.0)
            self.assertEqual((row[1], *row[3:]), (profile, measured, verdict))
        self.assertEqual(sample_speed().target("default", "steal, 64", "St3", 1)[4], "not measured")

    def test_all_are_measured(self):
        """All targets were measured, and in all profiles the workloads of the plot and of the README."""
        found = Speed.read(DOCS)
        for target in speed.TARGETS:
            if target[2] in found.peers():  # Not all machines have barriers.
                self.assertNotIn("not measured", found.target(*target))
        for profile in PROFILES:
            for workload in {*speed.PLOTTED, *speed.SUMMARY}:
                self.assertIsNotNone(found.speed(profile, workload, "chase-lev"), (profile, workload))

    def test_document(self):
        """The README's table and the document have these lines."""
        self.assert_has(sample_speed().summary() + "\n" + sample_speed().document(), "\n{}\n", [
            "| default / LTO | chase-lev | Retain | Fenced | crossbeam-deque, ns |",
            "| owner, 64, summed | 2.00 / 1.00 | – / – | – / – | 3.00 / 1.50 |",
            "| growth | 1.00 / – | – / – | – / – | 1.00 / – |",
            "- Abacus, 2 cores, Linux x86_64", "- chase-lev 0.1.0; rustc 1.95.0",
            "- 2025-01-01, rounds: 3, cores that others kept busy: 0.5",
            "| default | chase-lev | Vec | crossbeam-deque, ns |",
            "| owner, 64, summed | 2.00 (2.00–2.50) | 4.00 (4.00–5.00) | 3.00 |",
            "| owner, 64, summed | default | chase-lev: at least 1.8× as fast as crossbeam-deque "
            "| 2.00 (2.00–2.50) | met |",
            "| chase-lev | 8.40 | 16.0 | 0.008 | 8.40 | 0 |",
            "Not measured.",
        ])

    def test_estimates(self):
        path = self.folder / "owner" / "Vec" / "new" / "benchmark.json"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps({"full_id": "owner, 64/Vec", "throughput": {"Elements": 128}}))
        path.with_name("estimates.json").write_text(json.dumps({"median": {"point_estimate": 64.0}}))
        self.assertEqual(speed.estimates(self.folder, ["owner, 64/Vec"]),
                         [{"workload": "owner, 64", "peer": "Vec", "time": 0.5}])
        with self.assertRaisesRegex(Problem, "no estimates of steal/Vec"):
            speed.estimates(self.folder, ["owner, 64/Vec", "steal/Vec"])


class OfThePool(Test):
    def test_nothing_measured(self):
        found = Pool(MACHINE, {}, {profile: {} for profile in PROFILES})
        self.assertEqual({row[4] for row in found.targets()}, {"not measured"})

    def test_lines(self):
        """Each kind of line is noted in its own place."""
        found = Pool(MACHINE, {})
        for line in ({"workload": "fib", "threads": 2, "peer": pool.OWN, "time": 1234.5},
                     {"latency": 4, "peer": pool.OWN, "first": 40, "return": 90}, {"idle": 0.0001, "peer": pool.OWN},
                     {"steals": 8, "shape": "chain", "threads": 2, "depth": 16, "peer": pool.OWN}):
            found.note("default", line)
        self.assertEqual(found.times, {"default": {"fib, 2 threads": {pool.OWN: [1234]}}})
        self.assertEqual(found.latency, {"4": {pool.OWN: {"first": [40], "return": [90]}}})
        self.assertEqual(found.idle, {pool.OWN: [0.0001]})
        self.assertEqual(found.steals, {"chain": {pool.OWN: {"2": {"16": [8]}}}})

    def test_programs_of_targets(self):
        found = Pool.read(DOCS).sections("LTO")["4 threads"]
        self.assertLessEqual({*pool.TREES, *pool.SEVEN, *pool.UNBALANCED}, found.keys())


class OfPrograms(Test):
    def test_fastest(self):
        runs = [(peer, [{"program": "join", "threads": 2, "time": time}])
                for peer, time in zip(programs.ORDER, (5, 7, 8, 9, 6, 4))]
        self.assertEqual(programs.fastest(runs), [
            {"workload": "join", "threads": 2, "peer": peer, "time": time}
            for peer, time in ((programs.BASE, 4), (programs.OWN, 6), (programs.POOL, 8))])

    def test_failing_programs_are_problems(self):
        program = self.folder / "world"
        program.write_text("#!/bin/sh\necho no tree >&2\nexit 1\n", encoding="utf-8")
        program.chmod(0o755)
        with self.assertRaisesRegex(Problem, "no tree"):
            programs.run(program, [])

    def test_builds_differ_in_the_patch_only(self):
        """All manifests require the same packages and have the same profile."""
        original, ours, pool = manifests = [(folder / "Cargo.toml").read_text(encoding="utf-8")
                                            for folder, _ in programs.PACKAGES.values()]
        for line in 'ignore = "', 'rayon = "', "lto = ", "codegen-units = ":
            [first], *others = ([found for found in text.splitlines() if found.startswith(line)]
                                for text in manifests)
            self.assertEqual([[first]] * 2, others)
        self.assertNotIn("[patch", original)
        self.assertIn("[patch.crates-io.crossbeam-deque]", ours)
        self.assertIn("[patch.crates-io.rayon-core]", pool)


class OfTheWalker(Test):
    def test_verdicts(self):
        for value, says in ((1.196, "met"), (1.19, "at least as fast"), (0.996, "at least as fast"),
                            (0.99, "**missed**")):
            self.assertEqual(walk.verdict(value), says)


if __name__ == "__main__":
    unittest.main()
