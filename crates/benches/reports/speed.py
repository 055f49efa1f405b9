"""The deque's speed and memory: docs/speed.md, and the README's table."""

from __future__ import annotations

import json
import re
import shutil
from argparse import Namespace
from pathlib import Path
from typing import Any

import rounds
from reports import Report
from rounds import PROFILES, ROOT, Problem
from tables import number, ratio, table, verdict

CRITERION = ROOT / "target" / "report" / "criterion"

# The filter that selects each profile's benchmarks by `workload/peer`.
FILTERS = {"default": "", "LTO": "^(owner|growth|steal)|, 1 thief, 1 word/"}

# Samples of a millisecond, which other processes rarely interrupt.
FULL = {"warm-up-time": 0.02, "measurement-time": 0.1, "sample-size": 100}
QUICK = {"warm-up-time": 0.01, "measurement-time": 0.01, "sample-size": 10}

# Makes glibc keep all memory, so that growth measures the deques and not page faults.
ENVIRONMENT = {"MALLOC_TRIM_THRESHOLD_": str(1 << 40), "MALLOC_MMAP_THRESHOLD_": str(32 << 20),
               "CRITERION_HOME": str(CRITERION)}

# The crate's targets: in a profile and workload, a peer should be at least this many times as fast as
# crossbeam-deque.
TARGETS = [
    *((profile, workload, "chase-lev", least) for least, workloads in [
        (1.8, ["owner, 64, black box", "owner, 64, summed", "owner, 64, calls", "owner, fork-join",
               "owner, alternating"]),
        (1.5, ["steal, 64", "steal, empty", "steal, half"]),
        (1.0, ["owner, empty", "growth", "hand-over, 1 thief, 1 word",
               "hand-over, halves, 1 thief, 1 word", "mixed, owner, 1 thief, 1 word",
               "mixed, steals, 1 thief, 1 word"]),
    ] for workload in workloads for profile in PROFILES),
]

# The deques and the workloads that the plot shows.
SHOWN = ["chase-lev", "Retain", "Fenced"]
PLOTTED = [
    "owner, 64, black box", "owner, 64, summed", "owner, 64, calls", "owner, 64, 64 words",
    "owner, fork-join", "owner, alternating", "owner, empty", "growth",
    "steal, 64", "steal, empty", "steal, half",
    "hand-over, 1 thief, 1 word", "hand-over, halves, 1 thief, 1 word",
    "mixed, owner, 1 thief, 1 word", "mixed, steals, 1 thief, 1 word",
]

# The workloads in the README's table.
SUMMARY = [
    "owner, 64, black box", "owner, 64, summed", "owner, fork-join", "owner, empty", "growth",
    "steal, 64", "hand-over, 1 thief, 1 word", "mixed, owner, 1 thief, 1 word",
]

MEMORY = {"full": "at rest", "peak": "peak", "popped": "popped", "stolen": "stolen"}


class Speed(Report):
    NAME, DATA, DOCUMENT = "speed", "results.json", "speed.md"
    PACKAGE = "chase-lev-benches"
    VERSIONED = ("chase-lev", "crossbeam-deque", "st3")
    BASE = "crossbeam-deque"
    TITLE = "{profile}"

    # Measuring, with criterion.

    def bench(self, profile: str, name: str, *arguments: str):
        return rounds.bench(profile, self.PACKAGE, name, *arguments, environment=ENVIRONMENT)

    def measure(self, options: Namespace) -> None:
        names = {profile: self.listed(profile) for profile in PROFILES}
        flags = [f"--{name}={value}" for name, value in (QUICK if options.quick else FULL).items()]

        def measure(profile: str) -> list[dict]:
            shutil.rmtree(CRITERION, ignore_errors=True)
            self.bench(profile, "peers", "--noplot", "--quiet", "--nresamples=1000", *flags, FILTERS[profile])
            return estimates(CRITERION, names[profile])

        self.run(options, measure)
        lines = rounds.lines(self.bench("default", "memory").stdout)
        self.memory = {line.pop("peer"): line for line in lines}

    def listed(self, profile: str) -> list[str]:
        """Returns the benchmarks as `workload/peer`, in the order in which they run."""
        listed = self.bench(profile, "peers", "--list", FILTERS[profile])
        return re.findall(r"^(.+): benchmark$", listed.stdout, re.M)

    # Writing.

    def place(self, workload: str) -> tuple[str, str]:
        section = workload.partition(",")[0]
        return "owner" if section == "growth" else section, workload

    def target(self, profile: str, workload: str, peer: str, least: float, base: str = BASE) -> list[str]:
        speed = self.speed(profile, workload, peer, base)
        says = f"{peer}: at least {least}× as fast as {base}"
        return [workload, profile, says, ratio(speed), verdict(speed and speed.median >= least)]

    def allocated(self) -> str:
        rows = [["", *MEMORY.values(), "allocations"]]
        for peer, sizes in self.memory.items():
            rows.append([peer, *(number(sizes[key] / 1e6) for key in MEMORY), str(sizes["steady"])])
        return table(rows)

    def summary(self) -> str:
        """Returns a table in which each cell has the medians of all profiles."""
        def cell(workload: str, peer: str) -> str:
            speeds = [self.speed(profile, workload, peer) for profile in PROFILES]
            return " / ".join(number(speed and speed.median) for speed in speeds)

        rows = [[" / ".join(PROFILES), *SHOWN, f"{self.BASE}, ns"]]
        for workload in SUMMARY:
            times = " / ".join(number(self.time(profile, workload, self.BASE)) for profile in PROFILES)
            rows.append([workload, *(cell(workload, peer) for peer in SHOWN), times])
        return table(rows)

    def charts(self) -> dict[str, dict]:
        series = {f"{peer}, {profile}": [self.speed(profile, workload, peer) for workload in PLOTTED]
                  for peer in SHOWN for profile in PROFILES}
        return {"summary.svg": {"kind": "bars", "groups": PLOTTED, "label": f"times as fast as {self.BASE}",
                                "series": {name: found for name, found in series.items() if any(found)}}}

    def values(self) -> dict[str, Any]:
        targets = [["workload", "profile", "target", "measured", ""], *(self.target(*target) for target in TARGETS)]
        both = {workload: " | ".join(ratio(self.speed(profile, workload, "chase-lev")) for profile in PROFILES)
                for workload in PLOTTED}
        return {"targets": table(targets, words=3), "speeds": both, "sections": self.chapters(),
                "memory": self.allocated()}


def estimates(folder: Path, names: list[str]) -> list[dict]:
    """Reads the times from criterion's files."""
    found = dict(measured(path) for path in folder.glob("*/*/new/benchmark.json"))
    if missing := [name for name in names if name not in found]:
        raise Problem(f"criterion has no estimates of {', '.join(missing)}")
    return [{"workload": workload, "peer": peer, "time": found[f"{workload}/{peer}"]}
            for workload, peer in (name.split("/", 1) for name in names)]


def measured(path: Path) -> tuple[str, float]:
    """Returns a benchmark's name, and the nanoseconds per operation."""
    benchmark = json.loads(path.read_text(encoding="utf-8"))
    estimates = json.loads(path.with_name("estimates.json").read_text(encoding="utf-8"))
    operations = benchmark["throughput"]["Elements"]
    return benchmark["full_id"], estimates["median"]["point_estimate"] / operations
