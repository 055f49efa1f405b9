#!/usr/bin/env python3
"""Runs the queues of the articles in rounds, and writes docs/articles.json, its plots and the
README's table.

A round runs the programs in each profile. There, all queues run a program turn by turn in the
same process. Speeds are compared within a round and a profile only.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.

import articles_results
import pool_report
import rounds
from articles_results import Articles
from rounds import DOCS

PEERS = ("chase-lev", "chase-lev-pool", "rayon-core")  # those with a version
BUILDS = {profile: (build, ["articles"]) for profile, (build, _) in pool_report.BUILDS.items()}


def write(folder: Path, found: Articles) -> None:
    """The plots and the README's table, from articles.json; what replaces no document is printed."""
    root = DOCS.parent
    rounds.draw(root, folder / "articles.json", folder / "plots", "articles_plots.py")
    section = articles_results.section(found)
    readme = folder.parent / "README.md"
    if readme.exists():
        rounds.show(readme, "articles", section)
    else:
        print(section)


def main(argv: list[str] | None = None, folder: Path = DOCS) -> int:
    options = rounds.parsed(rounds.parser(__doc__, "articles.json"), argv)
    root = folder.parent
    empty = lambda: Articles(rounds.machine(), rounds.versions(root, PEERS))
    return rounds.guarded(lambda: rounds.report(
        options, folder, "articles.json", Articles,
        lambda: pool_report.measure(root, options, empty(), BUILDS), write))


if __name__ == "__main__":
    sys.exit(main())
