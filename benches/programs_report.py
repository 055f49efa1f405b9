#!/usr/bin/env python3
"""Runs the programs of drop-in/world on crossbeam-deque and on chase-lev in its place, and writes
docs/programs.md and docs/programs.json.

They are two builds, so they run in turn: a round has each twice in each profile, in the order
original, ours, ours, original, and takes the faster. Speeds are compared within a round and a
profile only.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.

import programs_results
import rounds
from programs_results import OWN
from results import BASE, Problem, Results
from rounds import DOCS

WORLD = Path("drop-in") / "world"

# The packages, and what their programs are called.
PACKAGES = {BASE: (WORLD, "world"), OWN: (WORLD / "patched", "world-patched")}
ORDER = [BASE, OWN, OWN, BASE]

# What cargo calls each profile, and where it puts what it builds.
BUILDS = {"default": "release", "LTO": "lto"}

USED = ("ignore", "rayon", "rayon-core")


def build(root: Path, profile: str, peer: str) -> Path:
    """The program."""
    folder, name = PACKAGES[peer]
    target = root / "target"
    rounds.cargo(root, "build", "--quiet", "--locked", "--profile", BUILDS[profile],
                 "--manifest-path", str(folder / "Cargo.toml"), environment={"CARGO_TARGET_DIR": str(target)})
    return target / BUILDS[profile] / name


def run(program: Path, options: list[str]) -> dict[str, float]:
    """Nanoseconds for an item, by workload."""
    done = subprocess.run([program, "speed", *options], capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        raise Problem(f"{program} failed (exit code {done.returncode}):\n{done.stderr.strip()}")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return {programs_results.cell(line["program"], line["threads"]): line["time"] for line in lines}


def measure(root: Path, options: argparse.Namespace) -> Results:
    """Runs all rounds."""
    programs = {(profile, peer): build(root, profile, peer) for profile in BUILDS for peer in PACKAGES}
    trees = root / "target" / "report" / "trees"
    arguments = [str(trees), *(["--quick"] if options.quick else [])]
    versions = rounds.versions(root / PACKAGES[OWN][0], (OWN, *USED)) | rounds.versions(root / WORLD, (BASE,))
    found = Results(rounds.machine(), versions)

    def measure(profile: str) -> str:
        runs = [(peer, run(programs[profile, peer], arguments)) for peer in ORDER]
        for workload in runs[0][1]:
            for peer in PACKAGES:
                found.add(profile, workload, peer, min(times[workload] for ran, times in runs if ran == peer))
        return f"{len(runs[0][1])} programs"

    try:
        rounds.run(found, options.rounds, measure)
    finally:
        shutil.rmtree(trees, ignore_errors=True)
    return found


def act(options: argparse.Namespace, folder: Path) -> None:
    root = folder.parent
    if options.render:
        found = Results.read(folder / "programs.json")
    else:
        found = measure(root, options)
        if options.quick:  # It replaces no document.
            folder = root / "target" / "report"
            folder.mkdir(parents=True, exist_ok=True)
        found.write(folder / "programs.json")
    (folder / "programs.md").write_text(programs_results.document(found), encoding="utf-8")
    print(f"wrote {folder / 'programs.md'}")


def main(argv: list[str] | None = None, folder: Path = DOCS) -> int:
    options = rounds.parsed(rounds.parser(__doc__, "programs.json"), argv)
    return rounds.guarded(lambda: act(options, folder))


if __name__ == "__main__":
    sys.exit(main())
