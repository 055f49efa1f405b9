"""Tests of articles_report.py: what it reads, compares and writes."""

import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.
sys.path.insert(0, str(Path(__file__).resolve().parent))

import articles_report
import articles_results
import rounds
from articles_results import Articles
from pool_results import THREADS
from results import PROFILES
from test_report import MACHINE

BENCH = rounds.DOCS.parent / "benches" / "pool"


def sample():
    """Two rounds, the second of which everything found twice as slow. "no fence" is left out."""
    found = Articles(MACHINE, {"chase-lev": "0.1.0"})
    for factor in 1, 2:
        for profile in PROFILES:
            for threads in THREADS:
                for program in articles_results.PROGRAMS:
                    for peer in [articles_results.SEQUENTIAL, *articles_results.PEERS]:
                        time = {"sequential": 100, "locked deques": 1000, "fixed size": 400 / threads}.get(peer, 200)
                        line = {"workload": program, "threads": threads, "peer": peer, "time": time * factor}
                        if peer != "no fence":
                            found.note(profile, line)
    return found


class Tables(unittest.TestCase):
    def test_speeds(self):
        text = articles_results.speeds(sample(), "LTO")
        for line in (
            "| LTO, 1 / 4 threads | fib | tree | uts | queens | sort | matrix | geometric mean |",
            "| locked deques |" + " 0.10 / 0.10 |" * 7,
            "| fixed size |" + " 0.25 / 1.00 |" * 7,
            "| no fence |" + " – / – |" * 7,
        ):
            self.assertIn(line + "\n", text)

    def test_section(self):
        text = articles_results.section(sample())
        for line in (
            "medians of rounds: 3, on 2025-01-01, Abacus,\n2 cores, of which others kept busy: 0.5. So they are rough.",
            "\n![the speeds by the number of threads](docs/plots/articles-default.svg)\n",
            "[another](docs/plots/articles-lto.svg)",
        ):
            self.assertIn(line, text)
        quiet = sample()
        quiet.machine = {**MACHINE, "busy": 0.1}
        self.assertNotIn("rough", articles_results.section(quiet))


class Files(unittest.TestCase):
    def test_results_survive(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "articles.json"
            sample().write(path)
            self.assertEqual(Articles.read(path), sample())

    def test_nothing_to_render(self):
        printed = io.StringIO()
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stderr(printed):
            self.assertEqual(articles_report.main(["--render"], Path(folder)), 2)
        self.assertIn("is missing", printed.getvalue())

    def test_names(self):
        """The programs and pools are those that run."""
        bench = (BENCH / "benches" / "articles.rs").read_text(encoding="utf-8")
        for program in articles_results.PROGRAMS:
            self.assertIn(f'"{program}"', bench)
        pools = (BENCH / "src" / "pools.rs", BENCH / "src" / "articles" / "queues.rs")
        source = "".join(path.read_text(encoding="utf-8") for path in pools)
        for peer in [articles_results.SEQUENTIAL, *articles_results.PEERS]:
            self.assertIn(f'"{peer}"', source)

    def test_readme(self):
        """The README has what was measured, and the plots are there."""
        found = Articles.read(rounds.DOCS / "articles.json")
        text = (rounds.DOCS.parent / "README.md").read_text(encoding="utf-8")
        self.assertIn(rounds.shown("articles", articles_results.section(found)), text)
        plots = {articles_results.plot(profile) for profile in PROFILES}
        self.assertEqual({path.name for path in (rounds.DOCS / "plots").glob("articles-*")}, plots)


if __name__ == "__main__":
    unittest.main()
