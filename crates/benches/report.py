#!/usr/bin/env python3
"""Runs benchmarks in rounds, and writes the results: documents and plots in docs, and the README's table.

A round runs the benchmarks in each profile. For each workload, all peers take turns. Speeds are compared
only within a round and a profile.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.

import rounds
from reports import Report
from reports.articles import Articles
from reports.pool import Pool
from reports.programs import Programs
from reports.speed import Speed
from reports.walk import Walk
from rounds import ROOT, Problem

MATPLOTLIB = "matplotlib>=3.9,<4"
DOCS = ROOT / "docs"
SCRATCH = ROOT / "target" / "report"
REPORTS: dict[str, type[Report]] = {kind.NAME: kind for kind in (Speed, Pool, Programs, Walk, Articles)}


# The README.


def shown(name: str, text: str) -> str:
    """Returns the text between the README's markers of that name."""
    return f"<!-- {name} -->\n\n{text}\n\n<!-- /{name} -->"


def show(readme: Path, name: str, text: str) -> None:
    """Replaces the text between the README's markers of that name."""
    begin, end = shown(name, "\0").split("\0")
    old = readme.read_text(encoding="utf-8")
    before, begins, rest = old.partition(begin.rstrip())
    _, ends, after = rest.partition(end.lstrip())
    if not ends:
        raise Problem(f"{readme} lacks the markers {begin.strip()} and {end.strip()}")
    readme.write_text(before + shown(name, text) + after, encoding="utf-8")


# The command line.


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("report", nargs="?", choices=REPORTS, default="speed", help="the subject (default: speed)")
    parser.add_argument("--rounds", type=int, metavar="N", help="the number of rounds (default: 7; for walk: 3)")
    parser.add_argument("--quick", action="store_true", help="run one short round, to check that everything works")
    parser.add_argument("--render", action="store_true", help="run nothing: write the documents from earlier results")
    options = parser.parse_args(argv)
    if options.quick:
        options.rounds = 1
    elif options.rounds is None:
        options.rounds = REPORTS[options.report].ROUNDS
    if options.rounds < 1:
        parser.error("--rounds must be at least 1")
    return options


def write(found: Report, folder: Path, readme: Path | None) -> None:
    """Writes the document, its summary in the README, and the plots."""
    (folder / found.DOCUMENT).write_text(found.document(), encoding="utf-8")
    print(f"wrote {folder / found.DOCUMENT}")
    if readme and (summary := found.summary()):
        show(readme, found.NAME, summary)
    if charts := found.charts():
        try:
            import plots
        except ImportError:
            raise Problem(f"the plots need matplotlib: {sys.executable} -m pip install '{MATPLOTLIB}', "
                          "and then run report.py --render")
        plots.draw(charts, folder / "plots")


def main(argv: list[str] | None = None, folder: Path = DOCS) -> int:
    """Returns the exit status: 2 after a problem, which is printed."""
    options = arguments(argv)
    kind, readme = REPORTS[options.report], folder.parent / "README.md"
    try:
        if options.render:
            found = kind.read(folder)
        else:
            found = kind(rounds.machine(), rounds.versions(ROOT, kind.VERSIONED))
            found.measure(options)
            if options.quick:  # The results are incomplete, so they must not replace the documents.
                folder, readme = SCRATCH, None
                folder.mkdir(parents=True, exist_ok=True)
            found.write(folder)
        write(found, folder, readme)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
