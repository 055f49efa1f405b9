"""The reports on pools. They share the modules of the deque's report."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[3] / "crates" / "benches"))

from reports.articles import Articles
from reports.pool import Pool
from reports.walk import Walk
from reports.world import World
from results import main

KINDS = [Pool, World, Walk, Articles]
