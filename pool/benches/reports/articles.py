"""The queues of the articles: pool/docs/articles.md."""

from reports.pool import Pool
from results import BOTH, Report
from rounds import PROFILES, ROOT
from tables import count, on, table

# The pools, in the order in which the page explains them.
PEERS = ["locked deques", "C# 2008", "fixed size", "one fence", "no fence", Pool.OWN, "rayon-core"]

PROGRAMS = ["fib", "tree", "uts", "queens", "sort", "matrix"]


class Articles(Report):
    NAME, PAGE = "articles", ROOT / "pool" / "docs" / "articles.md"
    WORKSPACE, PACKAGE, BENCHES = Pool.WORKSPACE, Pool.PACKAGE, {profile: ["articles"] for profile in PROFILES}
    VERSIONED = ("chase-lev", Pool.OWN, "rayon-core")
    OWN, BASE = Pool.OWN, "sequential"

    def speeds(self, threads: int) -> str:
        """Returns the pools' speeds, in multiples of the sequential program's."""
        workloads = [on(program, threads) for program in PROGRAMS]
        rows = [[f"{count(threads)}, {BOTH}", *PROGRAMS, "geometric mean"]]
        rows += [[peer, *(self.cell(workload, peer) for workload in workloads), self.mean(workloads, peer)]
                 for peer in PEERS]
        return table(rows)

    def regions(self) -> dict[str, str]:
        return {"speeds": f"{self.speeds(1)}\n\n{self.speeds(4)}"}

    def charts(self) -> dict[str, dict]:
        return {f"articles-{profile.lower()}.svg": {
            "groups": PROGRAMS, "label": f"times as fast as the sequential program, 4 threads, {profile}",
            "series": {peer: [self.speed(profile, on(program, 4), peer) for program in PROGRAMS] for peer in PEERS},
        } for profile in PROFILES}
