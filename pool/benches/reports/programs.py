"""Programs on chase-lev instead of crossbeam-deque, and on chase-lev-pool: docs/programs.md.

The programs are those of drop-in/world, in three builds that take turns. A round runs each build twice in
each profile, in one order and then in the reverse order, and takes the faster run.
"""

from __future__ import annotations

import shutil
import subprocess
from argparse import Namespace
from itertools import product
from pathlib import Path
from typing import Any

import rounds
from reports import Report
from rounds import PROFILES, ROOT, Problem
from tables import cell, count, number, ratio, table

OWN, BASE = "chase-lev", "crossbeam-deque"
POOL = "chase-lev-pool"
THREADS = (1, 2, 4)

# The packages, the names of their programs, and the order in which they run.
WORLD = ROOT / "drop-in" / "world"
PACKAGES = {BASE: (WORLD, "world"), OWN: (WORLD / "patched", "world-patched"), POOL: (WORLD / "pool", "world-pool")}
ORDER = [*PACKAGES, *reversed(PACKAGES)]

# Each profile's name for cargo, which is also its directory in target.
BUILDS = {"default": "release", "LTO": "lto"}

WALKS = [
    "walk, wide", "walk, deep", "walk, skewed",
    "walk with filters, wide", "walk with filters, deep", "walk with filters, skewed",
]
PROGRAMS = [
    *WALKS,
    "sort", "stable sort", "fold and reduce", "collect", "one by one", "bridge", "join", "scope", "install",
]

# The programs of each build. The walks do not use rayon.
MEASURED = {OWN: PROGRAMS, POOL: [program for program in PROGRAMS if program not in WALKS]}


class Programs(Report):
    NAME, DATA, DOCUMENT = "programs", "programs.json", "programs.md"
    BASE = BASE

    def measure(self, options: Namespace) -> None:
        ours, pool, original = (PACKAGES[peer][0] for peer in (OWN, POOL, BASE))
        self.versions = (rounds.versions(ours, (OWN, "ignore", "rayon", "rayon-core"))
                         | rounds.versions(pool, (POOL,)) | rounds.versions(original, (BASE,)))
        programs = {(profile, peer): build(profile, peer) for profile in PROFILES for peer in PACKAGES}
        trees = ROOT / "target" / "report" / "trees"
        arguments = [str(trees), *(["--quick"] if options.quick else [])]
        try:
            self.run(options, lambda profile: fastest(
                [(peer, run(programs[profile, peer], arguments + ["--rayon"] * (peer == POOL))) for peer in ORDER]))
        finally:
            shutil.rmtree(trees, ignore_errors=True)

    def by_threads(self, peer: str, profile: str) -> str:
        """Returns a table of the programs' speeds with a peer, by number of threads."""
        rows = [[profile, *map(count, THREADS), *(f"{BASE}, {n}, ns" for n in THREADS)]]
        for program in MEASURED[peer]:
            cells = [cell(program, threads) for threads in THREADS]
            rows.append([program, *(ratio(self.speed(profile, workload, peer)) for workload in cells),
                         *(number(self.time(profile, workload, BASE)) for workload in cells)])
        means = [self.mean(profile, [cell(program, threads) for program in MEASURED[peer]], peer)
                 for threads in THREADS]
        return table([*rows, ["geometric mean", *map(number, means), *("" for _ in THREADS)]])

    def behind(self, peer: str) -> str:
        """Returns a table of the programs that are slower with a peer, to two decimals."""
        rows = [["program", "profile", "speed", "quartiles are"]]
        for profile, program, threads in product(PROFILES, MEASURED[peer], THREADS):
            speed = self.speed(profile, cell(program, threads), peer)
            if speed and round(speed.median, 2) < 1:
                where = "below 1" if round(speed.high, 2) < 1 else "on both sides of 1"
                rows.append([cell(program, threads), profile, ratio(speed), where])
        return table(rows, words=2) if len(rows) > 1 else "None."

    def values(self) -> dict[str, Any]:
        def speeds(peer: str) -> str:
            return "\n\n".join(self.by_threads(peer, profile) for profile in PROFILES)

        return {"speeds": speeds(OWN), "behind": self.behind(OWN),
                "pool_speeds": speeds(POOL), "pool_behind": self.behind(POOL)}


def build(profile: str, peer: str) -> Path:
    """Builds the programs with a peer, and returns the path of the binary."""
    folder, name = PACKAGES[peer]
    target = ROOT / "target"
    rounds.cargo("build", "--quiet", "--locked", "--profile", BUILDS[profile],
                 "--manifest-path", str(folder / "Cargo.toml"), environment={"CARGO_TARGET_DIR": str(target)})
    return target / BUILDS[profile] / name


def run(program: Path, arguments: list[str]) -> list[dict]:
    done = subprocess.run([program, "speed", *arguments], capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        raise Problem(f"{program} failed (exit code {done.returncode}):\n{done.stderr.strip()}")
    return rounds.lines(done.stdout)


def fastest(runs: list[tuple[str, list[dict]]]) -> list[dict]:
    """Returns each program's smallest time with a peer."""
    times: dict[tuple, list[float]] = {}
    for peer, lines in runs:
        for line in lines:
            times.setdefault((line["program"], line["threads"], peer), []).append(line["time"])
    return [{"workload": program, "threads": threads, "peer": peer, "time": min(found)}
            for (program, threads, peer), found in times.items()]
