#!/usr/bin/env python3
"""Runs the pool's benchmarks in rounds, and writes docs/pool-speed.md, docs/pool-results.json
and their plots.

A round runs the programs in each profile. There, all pools run a program turn by turn in
the same process. Speeds are compared within a round and a profile only.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.

import pool_results
import report
from pool_results import PoolResults
from report import DOCS, Load
from results import PROFILES, Problem

PACKAGE = "chase-lev-pool-benches"
PEERS = ("chase-lev-pool", "rayon-core", "chili", "forte", "parkring")  # those with a version

# What cargo calls each profile, and the benchmarks that run in it.
BUILDS = {"default": ("bench", ["pools", "idle", "steals"]), "LTO": ("lto", ["pools"])}


def run(root: Path, profile: str, bench: str, arguments: list[str]) -> list[dict]:
    """The lines that a benchmark prints."""
    command = ["cargo", "bench", "--quiet", "--profile", BUILDS[profile][0], "--package", PACKAGE,
               "--bench", bench, "--", *arguments]
    try:
        done = subprocess.run(command, cwd=root, text=True, encoding="utf-8",
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    except FileNotFoundError:
        raise Problem("cargo, which runs the benchmarks, was not found: install Rust")
    if done.returncode:
        said = "\n".join(done.stderr.splitlines()[-20:])
        raise Problem(f"`{' '.join(command)}` failed (exit code {done.returncode}):\n{said}")
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def measure(root: Path, options: argparse.Namespace) -> PoolResults:
    """Runs all rounds, in each of which the profiles take turns."""
    for profile, (_, benches) in BUILDS.items():  # So that building takes no part in the rounds.
        for bench in benches:
            run(root, profile, bench, ["--test", "nothing has this name"])
    start, loads = time.monotonic(), []
    found = PoolResults(report.machine(), report.versions(root, PEERS))
    for n in range(1, options.rounds + 1):
        for profile, (_, benches) in BUILDS.items():
            began, clock = time.monotonic(), Load()
            for bench in benches:
                for line in run(root, profile, bench, ["--quick"] if options.quick else []):
                    found.note(profile, line)
            loads.append(clock.others())
            print(f"round {n} of {options.rounds}, {profile}: {time.monotonic() - began:.0f} s"
                  + (f", beside {loads[-1]:.1f} busy cores" if loads[-1] is not None else ""), flush=True)
    found.machine["rounds"] = options.rounds
    found.machine["minutes"] = round((time.monotonic() - start) / 60)
    if None not in loads:
        found.machine["busy"] = round(statistics.median(loads), 1)
    return found


def write(root: Path, folder: Path, found: PoolResults) -> None:
    """pool-speed.md and the plots, from pool-results.json."""
    report.draw(root, folder / "pool-results.json", folder / "plots", "pool_plots.py")
    (folder / "pool-speed.md").write_text(pool_results.document(found), encoding="utf-8")
    print(f"wrote {folder / 'pool-speed.md'}")


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="how many rounds (7)")
    parser.add_argument("--quick", action="store_true", help="one short round, to see that everything works")
    parser.add_argument("--render", action="store_true", help="run nothing: write anew from pool-results.json")
    options = parser.parse_args(argv)
    if options.rounds < 1:
        parser.error("--rounds must be at least 1")
    if options.quick:
        options.rounds = 1
    return options


def main(argv: list[str] | None = None, folder: Path = DOCS) -> int:
    options = arguments(argv)
    root = folder.parent
    try:
        if options.render:
            write(root, folder, PoolResults.read(folder / "pool-results.json"))
            return 0
        found = measure(root, options)
        if options.quick:  # It replaces no document.
            folder = root / "target" / "report"
            folder.mkdir(parents=True, exist_ok=True)
        found.write(folder / "pool-results.json")
        write(root, folder, found)
        return 0
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
