#!/usr/bin/env python3
"""Runs the walker's benchmark in rounds, and writes docs/walk-speed.md, docs/walk-results.json
and their plots.

The trees are made once, in a temporary directory, and removed in the end. A round runs the
benchmark in each profile. There, all walkers count a tree turn by turn. Speeds are compared within
a round and a profile only.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.

import rounds
import walk_results
from results import Problem
from rounds import DOCS
from walk_results import WalkResults

PACKAGE = "chase-lev-walk-benches"
PEERS = ("chase-lev-walk", "ignore", "jwalk", "parallel-disk-usage", "walkdir")  # those with a version
DATA = "walk-results.json"

# What cargo calls each profile, and what is measured in it.
BUILDS = {"default": ("bench", ""), "LTO": ("lto", "/4")}


def find_version() -> str:
    """GNU find's, which has to be there."""
    try:
        said = subprocess.run(["find", "--version"], capture_output=True, text=True).stdout
    except OSError as error:
        raise Problem(f"GNU find, which takes part, cannot be run: {error}")
    version = re.match(r"find \(GNU findutils\) (\S+)", said)
    if not version:
        raise Problem("GNU find, which takes part, was not found: install findutils")
    return version[1]


def file_system(path: str) -> str:
    """Where the trees are, as `ext2/ext3`."""
    said = subprocess.run(["stat", "--file-system", "--format=%T", path], capture_output=True, text=True).stdout
    return said.strip() or "unknown"


def measure(root: Path, options: argparse.Namespace) -> WalkResults:
    """Runs all rounds."""
    found = WalkResults(rounds.machine(), {**rounds.versions(root, PEERS), "GNU find": find_version()})
    with tempfile.TemporaryDirectory() as trees:
        found.machine["files"] = file_system(trees)

        def run(profile: str, arguments: list[str]) -> list[dict]:
            return rounds.lines(root, BUILDS[profile][0], PACKAGE, "walkers", arguments, {"CHASE_LEV_TREES": trees})

        for profile in BUILDS:  # So that building takes no part in the rounds.
            run(profile, ["--test", "nothing has this name"])

        def measure(profile: str) -> str:
            lines = run(profile, [*(["--quick"] if options.quick else []), BUILDS[profile][1]])
            for line in lines:
                found.note(profile, line)
            return f"{len(lines)} results"

        rounds.run(found, options.rounds, measure)
    return found


def write(folder: Path, found: WalkResults) -> None:
    """walk-speed.md and the plots, from walk-results.json."""
    rounds.draw(DOCS.parent, folder / DATA, folder / "plots", "walk_plots.py")
    (folder / "walk-speed.md").write_text(walk_results.document(found), encoding="utf-8")
    print(f"wrote {folder / 'walk-speed.md'}")


def main(argv: list[str] | None = None, folder: Path = DOCS) -> int:
    options = rounds.parsed(rounds.parser(__doc__, DATA, rounds=3), argv)
    return rounds.guarded(lambda: rounds.report(options, folder, DATA, WalkResults,
                                                lambda: measure(folder.parent, options), write))


if __name__ == "__main__":
    sys.exit(main())
