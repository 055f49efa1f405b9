"""The deque's speed and memory: docs/speed.md, and the README's table."""

import json
import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path

from results import BOTH, ROOT, TARGET, Report, lines, number, table

CRITERION = TARGET / "report" / "criterion"

# The filter that selects each profile's benchmarks by `workload/peer`.
FILTERS = {"default": "", "LTO": "^(owner|growth|steal)|, 1 thief, 1 word/"}

# Samples of a millisecond, which other processes rarely interrupt.
SAMPLES = ["--warm-up-time=0.02", "--measurement-time=0.1", "--sample-size=100"]

# How many times as fast as crossbeam-deque the crate's deque should be, by workload.
TARGETS = {
    **dict.fromkeys(["owner, 64, black box", "owner, 64, summed", "owner, 64, calls", "owner, fork-join",
                     "owner, alternating"], 1.8),
    **dict.fromkeys(["steal, 64", "steal, empty", "steal, half"], 1.5),
    **dict.fromkeys(["owner, empty", "growth", "hand-over, 1 thief, 1 word", "hand-over, halves, 1 thief, 1 word",
                     "mixed, owner, 1 thief, 1 word", "mixed, steals, 1 thief, 1 word"], 1.0),
}

# The deques and the workloads in the README's table.
SHOWN = ["chase-lev", "Retain", "Fenced"]
SUMMARY = ["owner, 64, black box", "owner, 64, summed", "owner, fork-join", "owner, empty", "growth", "steal, 64",
           "hand-over, 1 thief, 1 word", "mixed, owner, 1 thief, 1 word"]

MEMORY = {"full": "at rest", "peak": "peak", "popped": "popped", "stolen": "stolen"}


@dataclass
class Speed(Report):
    memory: dict[str, dict[str, int]] = field(default_factory=dict)  # by peer, in bytes

    NAME, PAGE = "speed", ROOT / "docs" / "speed.md"
    WORKSPACE, PACKAGE, VERSIONED = ROOT, "chase-lev-benches", ("chase-lev", "crossbeam-deque", "st3")
    OWN, BASE = "chase-lev", "crossbeam-deque"

    # Makes glibc keep all memory, so that growth measures the deques and not page faults.
    ENVIRONMENT = {"MALLOC_TRIM_THRESHOLD_": str(1 << 40), "MALLOC_MMAP_THRESHOLD_": str(32 << 20),
                   "CRITERION_HOME": str(CRITERION)}

    # Measuring, with criterion.

    def measure(self, turns: int) -> None:
        names = {profile: re.findall("^(.+): benchmark$", self.bench(profile, "peers", "--list", which), re.M)
                 for profile, which in FILTERS.items()}

        def measure(profile: str) -> list[dict]:
            shutil.rmtree(CRITERION, ignore_errors=True)
            self.bench(profile, "peers", "--noplot", "--quiet", "--nresamples=1000", *SAMPLES, FILTERS[profile])
            return estimates(CRITERION, names[profile])

        self.run(turns, measure)
        self.memory = {line.pop("peer"): line for line in lines(self.bench("default", "memory"))}

    # Writing.

    def speeds(self) -> str:
        """Returns all speeds; first the rows in which this deque is slower than it should be."""
        others = [peer for peer in self.peers() if peer != self.OWN]
        rows = [self.compared([workload, str(TARGETS.get(workload, ""))], workload, others, TARGETS.get(workload, 1))
                for workload in self.times["default"]]
        rows.sort(key=lambda row: "**" not in row[2])
        return table([BOTH, "target", self.OWN, *others, f"{self.BASE}, ns"], rows)

    def allocated(self) -> str:
        rows = [[peer, *(number(sizes[key] / 1e6) for key in MEMORY), str(sizes["steady"])]
                for peer, sizes in self.memory.items()]
        return table(["", *MEMORY.values(), "allocations"], rows)

    def summary(self) -> str:
        rows = [[workload, *(self.cell(workload, peer) for peer in SHOWN), self.medians(workload)]
                for workload in SUMMARY]
        return table([BOTH, *SHOWN, f"{self.BASE}, ns"], rows)

    def regions(self) -> dict[str, str]:
        return {"speeds": self.speeds(), "memory": self.allocated()}

    def pages(self) -> dict[Path, dict[str, str]]:
        return {**super().pages(), ROOT / "README.md": {"speed": self.summary()}}


def estimates(folder: Path, names: list[str]) -> list[dict]:
    """Reads the times per operation from criterion's files."""
    found = {}
    for path in folder.glob("*/*/new/benchmark.json"):
        benchmark = json.loads(path.read_text(encoding="utf-8"))
        median = json.loads(path.with_name("estimates.json").read_text(encoding="utf-8"))["median"]
        found[benchmark["full_id"]] = median["point_estimate"] / benchmark["throughput"]["Elements"]
    return [{"workload": workload, "peer": peer, "time": found[f"{workload}/{peer}"]}
            for workload, peer in (name.split("/", 1) for name in names)]
