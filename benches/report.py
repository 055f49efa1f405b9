#!/usr/bin/env python3
"""Runs the benchmarks in rounds, and writes docs/speed.md, docs/results.json, docs/plots and
the README's table.

A round runs the benchmarks in each profile. There, all deques run a workload one after the
other in the same process. Speeds are compared within a round and a profile only.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.

import results
import rounds
from results import PROFILES, Problem, Results
from rounds import DOCS

PACKAGE = "chase-lev-benches"
PEERS = ("chase-lev", "crossbeam-deque", "st3")  # those with a version

# What cargo calls each profile, and the `workload/peer`s that are measured in it.
BUILDS = {"default": ("bench", ""), "LTO": ("lto", "^(owner|growth|steal)|, 1 thief, 1 word/")}

# Samples of a millisecond, which other processes mostly leave alone.
FULL = {"warm-up-time": 0.02, "measurement-time": 0.1, "sample-size": 100}
QUICK = {"warm-up-time": 0.01, "measurement-time": 0.01, "sample-size": 10}

# glibc returns no memory to the system, so that growth is about the deques, and not
# about page faults.
ALLOCATOR = {"MALLOC_TRIM_THRESHOLD_": str(1 << 40), "MALLOC_MMAP_THRESHOLD_": str(32 << 20)}


# Running.


class Benches:
    """The two bench targets in a profile, and where they leave what they measure."""

    def __init__(self, root: Path, profile: str, filter: str) -> None:
        self.root = root
        self.profile, default = BUILDS[profile]
        self.filter = filter or default
        self.criterion = root / "target" / "report" / "criterion"

    def cargo(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Runs a bench target."""
        return rounds.cargo(self.root, "bench", "--profile", self.profile, "--package", PACKAGE, *arguments,
                            environment={**ALLOCATOR, "CRITERION_HOME": str(self.criterion)})

    def names(self) -> list[str]:
        """The benchmarks, as `workload/peer`, in the order in which they run."""
        listed = self.cargo("--bench", "peers", "--", "--list", self.filter)
        for missing in re.findall(r"^.* is left out: .*$", listed.stderr, re.M):
            print(missing, flush=True)
        names = re.findall(r"^(.+): benchmark$", listed.stdout, re.M)
        if not names:
            raise Problem(f"no benchmark matches {self.filter!r}")
        return names

    def round(self, names: list[str], options: dict[str, float]) -> list[tuple[str, str, float]]:
        """Workloads, peers, and nanoseconds for an operation."""
        shutil.rmtree(self.criterion, ignore_errors=True)
        flags = [f"--{name}={value}" for name, value in options.items()]
        self.cargo("--bench", "peers", "--", "--noplot", "--quiet", "--nresamples=1000", *flags, self.filter)
        found = dict(measured(path) for path in self.criterion.glob("*/*/new/benchmark.json"))
        missing = [name for name in names if name not in found]
        if missing:
            raise Problem(f"criterion left no estimates of {', '.join(missing)}")
        return [(*name.split("/", 1), found[name]) for name in names]

    def memory(self) -> dict[str, dict[str, int]]:
        """What the peers allocate."""
        printed = self.cargo("--bench", "memory").stdout
        lines = [json.loads(line) for line in printed.splitlines() if line.startswith("{")]
        return {line.pop("peer"): line for line in lines}


def measured(path: Path) -> tuple[str, float]:
    """A benchmark, and nanoseconds for one of the operations it says it has."""
    benchmark = json.loads(path.read_text(encoding="utf-8"))
    estimates = json.loads(path.with_name("estimates.json").read_text(encoding="utf-8"))
    operations = benchmark["throughput"]["Elements"]
    return benchmark["full_id"], estimates["median"]["point_estimate"] / operations


def measure(root: Path, options: argparse.Namespace) -> Results:
    """Runs all rounds."""
    benches = {profile: Benches(root, profile, options.filter) for profile in PROFILES}
    names = {profile: benches[profile].names() for profile in PROFILES}
    found = Results(rounds.machine(), rounds.versions(root, PEERS))

    def measure(profile: str) -> str:
        for measurement in benches[profile].round(names[profile], QUICK if options.quick else FULL):
            found.add(profile, *measurement)
        return f"{len(names[profile])} benchmarks"

    rounds.run(found, options.rounds, measure)
    found.memory = benches["default"].memory()
    return found


# Writing.


def write(root: Path, folder: Path, found: Results) -> None:
    """speed.md and the plots, from results.json."""
    rounds.draw(root, folder / "results.json", folder / "plots", "plots.py")
    (folder / "speed.md").write_text(results.document(found), encoding="utf-8")
    print(f"wrote {folder / 'speed.md'}")


# The command line.


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = rounds.parser(__doc__, "results.json")
    parser.add_argument("--filter", default="", metavar="REGEX", help="only these `workload/peer`s")
    parser.add_argument("--summary", action="store_true", help="run nothing: print a short table of results.json")
    return rounds.parsed(parser, argv)


def act(options: argparse.Namespace, folder: Path) -> None:
    root = folder.parent
    if options.summary:
        print(results.summary(Results.read(folder / "results.json")))
        return
    if options.render:
        found = Results.read(folder / "results.json")
    else:
        found = measure(root, options)
        if options.quick or options.filter:  # Only a part, so it replaces no document.
            folder = root / "target" / "report"
        found.write(folder / "results.json")
    write(root, folder, found)
    if folder.parent == root:
        rounds.show(root / "README.md", "speed", results.summary(found))


def main(argv: list[str] | None = None, folder: Path = DOCS) -> int:
    options = arguments(argv)
    return rounds.guarded(lambda: act(options, folder))


if __name__ == "__main__":
    sys.exit(main())
