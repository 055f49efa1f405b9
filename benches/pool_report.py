#!/usr/bin/env python3
"""Runs the pool's benchmarks in rounds, and writes docs/pool-speed.md, docs/pool-results.json
and their plots.

A round runs the programs in each profile. There, all pools run a program turn by turn in
the same process. Speeds are compared within a round and a profile only.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.

import pool_results
import rounds
from pool_results import PoolResults
from rounds import DOCS, Found

PACKAGE = "chase-lev-pool-benches"
PEERS = ("chase-lev-pool", "rayon-core", "chili", "forte", "parkring")  # those with a version

# What cargo calls each profile, and the benchmarks that run in it.
Builds = dict[str, tuple[str, list[str]]]
BUILDS: Builds = {"default": ("bench", ["pools", "idle", "steals"]), "LTO": ("lto", ["pools"])}


def run(root: Path, profile: str, bench: str, arguments: list[str]) -> list[dict]:
    """The lines that a benchmark prints."""
    return rounds.lines(root, BUILDS[profile][0], PACKAGE, bench, arguments)


def measure(root: Path, options: argparse.Namespace, found: Found, builds: Builds = BUILDS) -> Found:
    """Runs all rounds, of which `found` notes each line."""
    for profile, (_, benches) in builds.items():  # So that building takes no part in the rounds.
        for bench in benches:
            run(root, profile, bench, ["--test", "nothing has this name"])

    def measure(profile: str) -> str:
        lines = [line for bench in builds[profile][1]
                 for line in run(root, profile, bench, ["--quick"] if options.quick else [])]
        for line in lines:
            found.note(profile, line)
        return f"{len(lines)} results"

    rounds.run(found, options.rounds, measure)
    return found


def write(folder: Path, found: PoolResults) -> None:
    """pool-speed.md and the plots, from pool-results.json."""
    rounds.draw(DOCS.parent, folder / "pool-results.json", folder / "plots", "pool_plots.py")
    (folder / "pool-speed.md").write_text(pool_results.document(found), encoding="utf-8")
    print(f"wrote {folder / 'pool-speed.md'}")


def main(argv: list[str] | None = None, folder: Path = DOCS) -> int:
    options = rounds.parsed(rounds.parser(__doc__, "pool-results.json"), argv)
    root = folder.parent
    return rounds.guarded(lambda: rounds.report(
        options, folder, "pool-results.json", PoolResults,
        lambda: measure(root, options, PoolResults(rounds.machine(), rounds.versions(root, PEERS))), write))


if __name__ == "__main__":
    sys.exit(main())
