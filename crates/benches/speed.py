"""The deque's speed and memory: docs/speed.md, and the README's table."""

import json
import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from crates.benches.measurement import BOTH, PACKAGE, PROFILES, ROOT, TARGET, Report, cargo, lines, number, table

CRITERION = TARGET / "report" / "criterion"

# The filter that selects each profile's benchmarks by `workload/peer`.
FILTERS = {"default": "", "LTO": "^(owner|growth|steal)|, 1 thief, 1 word/"}

# The part of a name that selects each profile's workloads of those that print their results as lines.
WORK = {"default": "", "LTO": "64 pops, 1 thief, 1 word"}

# The ends of the names under which the elements of one side are timed.
SIDES = (", owner", ", thieves")

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

# The deques and the workloads in the README's table, after the slowest ones.
SHOWN = ["Retain", "Fenced"]
WORST = 3
SUMMARY = ["owner, 64, black box", "owner, 64, summed", "owner, fork-join", "owner, empty", "growth", "steal, 64",
           "hand-over, 1 thief, 1 word", "mixed, owner, 1 thief, 1 word", "mixed, steals, 1 thief, 1 word",
           "work 200 and 200, 64 pops, 1 thief, 1 word"]

MEMORY = {"full": "at rest", "peak": "peak", "popped": "popped", "stolen": "stolen"}


@dataclass
class Speed(Report):
    memory: dict[str, dict[str, int]] = field(default_factory=dict)  # by peer, in bytes
    # The workloads that print their results as lines.
    worked: list[str] = field(default_factory=list)

    NAME, PAGE = "speed", ROOT / "docs" / "speed.md"
    VERSIONED = ("chase-lev", "crossbeam-deque", "st3")
    OWN, BASE = "chase-lev", "crossbeam-deque"

    # Makes glibc keep all memory, so that growth measures the deques and not page faults.
    ENVIRONMENT = {"MALLOC_TRIM_THRESHOLD_": str(1 << 40), "MALLOC_MMAP_THRESHOLD_": str(32 << 20),
                   "CRITERION_HOME": str(CRITERION)}

    # Measuring: with criterion, and by lines.

    def measure(self, turns: int) -> None:
        names = {profile: re.findall("^(.+): benchmark$", self.bench(profile, "peers", "--list", which), re.M)
                 for profile, which in FILTERS.items()}
        for profile in PROFILES.values():  # Build first.
            cargo(PACKAGE, "bench", "--no-run", "--profile", profile, "--bench", "peers", "--bench", "work")

        def measure(profile: str) -> list[dict[str, Any]]:
            shutil.rmtree(CRITERION, ignore_errors=True)
            self.bench(profile, "peers", "--noplot", "--quiet", "--nresamples=1000", *SAMPLES, FILTERS[profile])
            found = lines(self.bench(profile, "work", *filter(None, [WORK[profile]])))
            self.worked = [*dict.fromkeys([*self.worked, *(line["workload"] for line in found)])]
            return estimates(CRITERION, names[profile]) + found

        self.run(turns, measure)
        self.memory = {line.pop("peer"): line for line in lines(self.bench("default", "memory"))}

    # Writing.

    def single(self) -> list[str]:
        """Returns the workloads that criterion times."""
        return [workload for workload in self.times["default"] if workload not in self.worked]

    def with_work(self) -> list[str]:
        """Returns the workloads that print their results as lines, without the sides."""
        return [workload for workload in self.worked if not workload.endswith(SIDES)]

    def speed_of(self, workload: str) -> float:
        """Returns the speed of this crate's deque on the last processor, by which rows are sorted."""
        return self.slowest(workload, self.OWN)

    def rivals(self, workloads: list[str]) -> list[str]:
        """Returns the other deques that run some of these workloads."""
        return [peer for peer in self.peers() if peer != self.OWN
                and any(peer in self.times["default"][workload] for workload in workloads)]

    def speeds(self) -> str:
        """Returns the speeds without work; first the rows in which this deque is slower than it should be."""
        rows, rivals = [], self.rivals(self.single())
        for workload in self.single():
            least = TARGETS.get(workload, 1)
            rows.append([workload, str(TARGETS.get(workload, "")), *self.own(workload, least),
                         *(self.cell(workload, peer) for peer in rivals), self.medians(workload)])
        rows.sort(key=lambda row: "**" not in "".join(row))
        return table([BOTH, "target", *self.processors(), *rivals, f"{self.BASE}, ns"], rows)

    def work(self) -> str:
        """Returns the speeds with work, the slowest ones first: of all elements, the owner's and the thieves'."""
        rows, rivals = [], self.rivals(self.with_work())
        for workload in sorted(self.with_work(), key=self.speed_of):
            sides = [self.cell(workload + side, self.OWN) for side in SIDES]
            rows.append([workload, *self.own(workload, 1), *sides, *(self.cell(workload, peer) for peer in rivals),
                         self.medians(workload)])
        heads = [*self.processors(), *(side.removeprefix(", ") for side in SIDES)]
        return table([BOTH, *heads, *rivals, f"{self.BASE}, ns"], rows)

    def allocated(self) -> str:
        rows = [[peer, *(number(sizes[key] / 1e6) for key in MEMORY), str(sizes["steady"])]
                for peer, sizes in self.memory.items()]
        return table(["", *MEMORY.values(), "allocations"], rows)

    def summary(self) -> str:
        """Returns the slowest workloads, and then a choice of them."""
        slowest = sorted([*self.single(), *self.with_work()], key=self.speed_of)[:WORST]
        rows = [[workload, *self.own(workload, 1), *(self.cell(workload, peer) for peer in SHOWN),
                 self.medians(workload)] for workload in dict.fromkeys([*slowest, *SUMMARY])]
        return table([BOTH, *self.processors(), *SHOWN, f"{self.BASE}, ns"], rows)

    def regions(self) -> dict[str, str]:
        return {"speeds": self.speeds(), "work": self.work(), "memory": self.allocated()}

    def pages(self) -> dict[Path, dict[str, str]]:
        return {**super().pages(), ROOT / "README.md": {"speed": self.summary()}}


def estimates(folder: Path, names: list[str]) -> list[dict[str, Any]]:
    """Reads the times per operation from criterion's files."""
    found = {}
    for path in folder.glob("*/*/new/benchmark.json"):
        benchmark = json.loads(path.read_text(encoding="utf-8"))
        median = json.loads(path.with_name("estimates.json").read_text(encoding="utf-8"))["median"]
        found[benchmark["full_id"]] = median["point_estimate"] / benchmark["throughput"]["Elements"]
    return [{"workload": workload, "peer": peer, "time": found[f"{workload}/{peer}"]}
            for workload, peer in (name.split("/", 1) for name in names)]
