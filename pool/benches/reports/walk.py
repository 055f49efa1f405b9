"""The walker's speed: docs/walk-speed.md.

The trees are made once, in a temporary directory, which is removed at the end.
"""

from __future__ import annotations

import re
import tempfile
from argparse import Namespace
from dataclasses import dataclass, field
from typing import Any

import rounds
from reports import Report
from rounds import PROFILES, Problem
from tables import Spread, number, ratio, table

OWN = "walk"
OTHERS = ["ignore", "jwalk", "pdu", "walkdir", "GNU find"]

# The entries per second of the walker in the article that suggested this one.
ARTICLE = 307_000


@dataclass
class Walk(Report):
    entries: dict[str, int] = field(default_factory=dict)  # by workload

    NAME, DATA, DOCUMENT = "walk", "walk-results.json", "walk-speed.md"
    PACKAGE = "chase-lev-walk-benches"
    BENCHES = {"default": ["walkers"], "LTO": ["walkers /4"]}
    VERSIONED = ("chase-lev-walk", "ignore", "jwalk", "parallel-disk-usage", "walkdir")
    ROUNDS = 3

    def measure(self, options: Namespace) -> None:
        self.versions["GNU find"] = find_version()
        with tempfile.TemporaryDirectory() as trees:
            self.machine["files"] = rounds.said("stat", "--file-system", "--format=%T", trees) or "unknown"
            super().measure(options, {"CHASE_LEV_TREES": trees})

    def note(self, profile: str, line: dict) -> None:
        self.entries[line["workload"]] = line["entries"]
        super().note(profile, line)

    def own(self, profile: str, workload: str, peer: str) -> Spread | None:
        """Returns our walker's speed, in multiples of another's."""
        return self.speed(profile, workload, OWN, peer)

    def rival(self, profile: str, workload: str) -> str | None:
        """Returns the fastest of the other walkers in Rust."""
        times = {peer: self.time(profile, workload, peer) for peer in OTHERS if peer != "GNU find"}
        known = {peer: time for peer, time in times.items() if time}
        return min(known, key=known.__getitem__, default=None)

    def targets(self) -> str:
        rows = [["tree", "profile", "the best other", f"{OWN} ÷ it", ""]]
        for workloads in self.sections("default").values():
            for workload in workloads.values():
                for profile in PROFILES:
                    if rival := self.rival(profile, workload):
                        speed = self.own(profile, workload, rival)
                        rows.append([workload, profile, rival, ratio(speed), verdict(speed.median)])
        return table(rows, words=3)

    def speeds(self, section: str, profile: str, workloads: dict[str, str]) -> list[list[str]]:
        rows = [[f"{profile}, {section}", *OTHERS, f"{OWN}, ms", "entries per second", "÷ the article's"]]
        for name, workload in workloads.items():
            time = self.time(profile, workload, OWN)
            rate = self.entries[name] / time * 1e9
            rows.append([name, *(ratio(self.own(profile, workload, peer)) for peer in OTHERS),
                         number(time / 1e6), f"{rate:,.0f}", number(rate / ARTICLE)])
        return rows

    def values(self) -> dict[str, Any]:
        return {"files": self.machine.get("files", "unknown"), "entries": self.entries, "article": ARTICLE,
                "targets": self.targets(), "sections": self.chapters()}


def verdict(value: float) -> str:
    """Judges a ratio, rounded to two decimals as it is shown."""
    value = round(value, 2)
    return "met" if value >= 1.2 else "at least as fast" if value >= 1 else "**missed**"


def find_version() -> str:
    """Returns the version of GNU find."""
    version = re.match(r"find \(GNU findutils\) (\S+)", rounds.said("find", "--version"))
    if not version:
        raise Problem("GNU find was not found: install findutils")
    return version[1]
