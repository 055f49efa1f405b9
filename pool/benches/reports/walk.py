"""The walker's speed: pool/walk/speed.md.

The trees are made once, in a temporary directory, which is removed at the end.
"""

import tempfile
from dataclasses import dataclass, field

from results import BOTH, Report
from rounds import PROFILES, ROOT, run
from tables import count, number, table

FIND = "GNU find"
OTHERS = ["ignore", "jwalk", "pdu", "walkdir", FIND]

# How many times as fast as any other walker in Rust ours should be.
TARGET = 1.2

# The entries per second of the walker in the article that suggested this one.
ARTICLE = 307_000


@dataclass
class Walk(Report):
    entries: dict[str, int] = field(default_factory=dict)  # by workload

    NAME, PAGE = "walk", ROOT / "pool" / "walk" / "speed.md"
    WORKSPACE, PACKAGE = ROOT / "pool", "chase-lev-walk-benches"
    BENCHES = {"default": ["walkers"], "LTO": ["walkers /4"]}
    VERSIONED = ("chase-lev-walk", "ignore", "jwalk", "parallel-disk-usage", "walkdir")
    ROUNDS = 3
    OWN = "walk"

    def measure(self, count: int, quick: list[str]) -> None:
        self.versions[FIND] = run(["find", "--version"]).split("\n")[0].split()[-1]
        with tempfile.TemporaryDirectory() as trees:
            self.machine["files"] = run(["stat", "--file-system", "--format=%T", trees]).strip()
            self.ENVIRONMENT = {"CHASE_LEV_TREES": trees}
            super().measure(count, quick)

    def note(self, profile: str, line: dict) -> None:
        self.entries[line["workload"]] = line["entries"]
        super().note(profile, line)

    def lead(self, workload: str) -> float:
        """Returns the smallest of our speeds, by which rows are sorted."""
        return min(self.slowest(workload, self.OWN, peer) for peer in OTHERS if peer != FIND)

    def speeds(self, threads: int) -> str:
        """Returns our speeds in multiples of the others'; those that miss the target are bold."""
        end = f", {count(threads)}"
        rows = [[f"{count(threads)}, {BOTH}", *OTHERS, f"{self.OWN}, ms", "million entries/s", "÷ the article's"]]
        for workload in sorted((name for name in self.times["default"] if name.endswith(end)), key=self.lead):
            tree = workload.removesuffix(end)
            times = [time for profile in PROFILES if (time := self.time(profile, workload, self.OWN))]
            rates = [self.entries[tree] / time * 1e9 for time in times]
            rows.append([tree, *(self.cell(workload, self.OWN, peer, TARGET * (peer != FIND)) for peer in OTHERS),
                         *(" / ".join(map(number, each)) for each in (
                             [time / 1e6 for time in times], [rate / 1e6 for rate in rates],
                             [rate / ARTICLE for rate in rates]))])
        return table(rows)

    def where(self) -> str:
        return f"{super().where()}\n- file system: {self.machine['files']}"

    def regions(self) -> dict[str, str]:
        return {"speeds": f"{self.speeds(1)}\n\n{self.speeds(4)}"}
