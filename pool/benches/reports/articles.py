"""The queues of the articles: docs/articles.md."""

from __future__ import annotations

from typing import Any

from reports import Report
from reports.pool import OWN, THREADS, Pool
from rounds import PROFILES
from tables import cell, number, table

# The pools, in the order in which the document explains them.
PEERS = ["locked deques", "C# 2008", "fixed size", "one fence", "no fence", OWN, "rayon-core"]

PROGRAMS = ["fib", "tree", "uts", "queens", "sort", "matrix"]

# The numbers of threads in the tables.
SHOWN = (1, 4)


class Articles(Report):
    NAME, DATA, DOCUMENT = "articles", "articles.json", "articles.md"
    PACKAGE = Pool.PACKAGE
    BENCHES = {profile: ["articles"] for profile in PROFILES}
    VERSIONED = ("chase-lev", OWN, "rayon-core")
    BASE = "sequential"

    def medians(self, profile: str) -> str:
        """Returns the pools' speeds, in multiples of the sequential program's, on each number of threads shown."""
        def shown(programs: list[str], peer: str) -> str:
            return " / ".join(number(self.mean(profile, [cell(program, threads) for program in programs], peer))
                              for threads in SHOWN)

        rows = [[f"{profile}, {' / '.join(map(str, SHOWN))} threads", *PROGRAMS, "geometric mean"]]
        rows += [[peer, *(shown([program], peer) for program in PROGRAMS), shown(PROGRAMS, peer)] for peer in PEERS]
        return table(rows)

    def values(self) -> dict[str, Any]:
        return {"medians": "\n\n".join(map(self.medians, PROFILES))}

    def curve(self, profile: str, program: str, peer: str) -> list:
        speeds = [(threads, self.speed(profile, cell(program, threads), peer)) for threads in THREADS]
        return [point for point in speeds if point[1]]

    def charts(self) -> dict[str, dict]:
        return {f"articles-{profile.lower()}.svg": {
            "kind": "curves", "ticks": THREADS, "label": f"threads, {profile}",
            "panels": {program: {peer: curve for peer in PEERS if (curve := self.curve(profile, program, peer))}
                       for program in PROGRAMS},
        } for profile in PROFILES}
