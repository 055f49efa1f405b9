"""The pool's speed, waking, idling and stealing: pool/docs/speed.md."""

import statistics
from dataclasses import dataclass, field

from results import BOTH, Report, put
from rounds import ROOT
from tables import Spread, count, marked, number, on, table

HANDLE = "join_with"  # the same pool, with a handle of the worker
ANY = "Any"  # the same, with waiting workers that run any job
RIVAL = "chili"
THREADS = (1, 2, 4)

# The first three are in the cache.
TREES = ["tree, in cache", "tree, in cache, every node", "tree, in cache, in place", "tree, large",
         "tree, large, every node"]

# Those of the geometric mean.
SEVEN = ["fib", "queens", "sort", "sieve", "matrix", "uts", "bodies"]

# Those in which parts are of unknown or unequal size.
UNBALANCED = ["uts", "fib", "fib, larger last", "skewed"]


@dataclass
class Pool(Report):
    """Apart from the times, there are latencies, idle workers and steals, also one number a round."""

    # By number of threads, pool, and "first" or "return"; in nanoseconds.
    latency: dict[str, dict[str, dict[str, list[float]]]] = field(default_factory=dict)
    # By pool, in shares of a processor.
    idle: dict[str, list[float]] = field(default_factory=dict)
    # By shape, pool, number of threads and depth.
    steals: dict[str, dict[str, dict[str, dict[str, list[float]]]]] = field(default_factory=dict)

    NAME, PAGE = "pool", ROOT / "pool" / "docs" / "speed.md"
    WORKSPACE, PACKAGE = ROOT / "pool", "chase-lev-pool-benches"
    BENCHES = {"default": ["pools", "idle", "steals"], "LTO": ["pools"]}
    VERSIONED = ("chase-lev-pool", "rayon-core", "chili", "forte", "parkring")
    OWN, BASE = "chase-lev-pool", "rayon-core"

    def note(self, profile: str, line: dict) -> None:
        if "time" in line:
            super().note(profile, line)
        elif "latency" in line:
            for key in "first", "return":
                put(line[key], self.latency, str(line["latency"]), line["peer"], key)
        elif "idle" in line:
            put(line["idle"], self.idle, line["peer"])
        else:
            put(line["steals"], self.steals, line["shape"], line["peer"], str(line["threads"]), str(line["depth"]))

    # Tables, in which bold numbers miss a target.

    def trees(self) -> str:
        rows = [[BOTH, *TREES]]
        for peer, base, threads, leasts in (
                (self.OWN, RIVAL, 1, [1 / 1.4] * 5), (HANDLE, RIVAL, 1, [1 / 1.2] * 5),
                (self.OWN, self.BASE, 2, [1.5] * 5), (self.OWN, self.BASE, 1, [2.5] * 3 + [2.0] * 2)):
            target = " or ".join(f"{least:.3g}" for least in dict.fromkeys(leasts))
            rows.append([f"{on(peer, threads)}: {target} × {base}",
                         *(self.cell(on(tree, threads), peer, base, least) for tree, least in zip(TREES, leasts))])
        return table(rows)

    def speeds(self, threads: int) -> str:
        end, others = f", {count(threads)}", [peer for peer in self.peers() if peer not in (self.OWN, ANY)]
        workloads = sorted((name for name in self.times["default"] if name.endswith(end)),
                           key=lambda workload: self.slowest(workload, self.OWN))
        rows = [self.compared([workload.removesuffix(end)], workload, others, 1, 1000) for workload in workloads]
        seven = [on(program, threads) for program in SEVEN]
        means = [self.mean(seven, self.OWN, 1.2), *(self.mean(seven, peer) for peer in others)]
        return table([[f"{count(threads)}, {BOTH}", self.OWN, *others, f"{self.BASE}, µs"], *rows,
                      ["mean of the seven", *means, ""]])

    def costs(self) -> str:
        """Returns the speeds in multiples of those without the guarantee."""
        rows = [[program, *(self.cell(on(program, threads), self.OWN, ANY, 1 / 1.05, str) for threads in THREADS[1:])]
                for program in UNBALANCED]
        return table([[BOTH, *map(count, THREADS[1:])], *rows])

    def latencies(self) -> str:
        rows = [["pool", "first instruction, µs", "return, µs", f"{self.BASE}'s ÷ this, first"]]
        for threads, pools in self.latency.items():
            for peer, times in pools.items():
                sooner = Spread.of(pools[self.BASE]["first"], times["first"])
                rows.append([on(peer, int(threads)),
                             *(number(statistics.median(times[key]) / 1000) for key in ("first", "return")),
                             marked(sooner, sooner.median, peer == self.OWN)])
        return table(rows)

    def idles(self) -> str:
        rows = [[peer, number(statistics.median(shares) * 100)] for peer, shares in self.idle.items()]
        return table([["pool", "% of a core"], *rows])

    def stolen(self) -> str:
        """Returns the steals divided by the number of threads times the critical path: the largest of all depths."""
        rows = [["shape, pool", *map(count, (2, 3, 4))]]
        for shape, pools in self.steals.items():
            for peer, counts in pools.items():
                found = [[statistics.median(steals) / (threads * int(depth))
                          for depth, steals in counts.get(str(threads), {}).items()] for threads in (2, 3, 4)]
                rows.append([f"{shape}, {peer}", *(number(max(each)) if each else "–" for each in found)])
        return table(rows)

    def regions(self) -> dict[str, str]:
        return {"trees": self.trees(), "speeds": "\n\n".join(map(self.speeds, THREADS)), "costs": self.costs(),
                "latencies": self.latencies(), "idles": self.idles(), "steals": self.stolen()}
