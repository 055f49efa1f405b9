#!/usr/bin/env python3
"""Runs the benchmarks of pools and of programs on them, and writes their pages."""

import sys
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.
# The deque's report has what all reports share.
sys.path.append(str(Path(__file__).resolve().parents[2] / "crates" / "benches"))

from reports.articles import Articles
from reports.pool import Pool
from reports.walk import Walk
from reports.world import World
from results import main

KINDS = [Pool, World, Walk, Articles]

if __name__ == "__main__":
    sys.exit(main(KINDS))
