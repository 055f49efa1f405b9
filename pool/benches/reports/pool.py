"""The pool's speed, waking, idling and stealing: docs/pool-speed.md."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from reports import Report, put
from rounds import PROFILES
from tables import Spread, cell, count, number, ratio, table, verdict

OWN = "chase-lev-pool"
HANDLE = "join_with"  # the same, with a handle of the worker
ANY = "Any"  # the same, with waiting workers that run any job
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

    NAME, DATA, DOCUMENT = "pool", "pool-results.json", "pool-speed.md"
    PACKAGE = "chase-lev-pool-benches"
    BENCHES = {"default": ["pools", "idle", "steals"], "LTO": ["pools"]}
    VERSIONED = (OWN, "rayon-core", "chili", "forte", "parkring")
    BASE = "rayon-core"
    UNIT = ("µs", 1000)

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

    def mean_of_seven(self, profile: str, threads: int, peer: str) -> float | None:
        return self.mean(profile, [cell(program, threads) for program in SEVEN], peer)

    def sooner(self, threads: str, peer: str) -> Spread | None:
        """The base's time to the first instruction, in multiples of this pool's."""
        pools = self.latency.get(threads, {})
        if peer not in pools or self.BASE not in pools:
            return None
        return Spread.of(pools[self.BASE]["first"], pools[peer]["first"])

    # The pool's promises to itself.

    def targets(self) -> Iterator[list[str]]:
        """The rows of a table. Verdicts are to two digits after the point, as shown."""
        def row(name: str, profile: str, says: str, found: Spread | float | None, least: float, of: str = ""):
            shown, value = (ratio(found), found.median) if isinstance(found, Spread) else (number(found) + of, found)
            return [name, profile, says, shown, verdict(None if value is None else round(value, 2) >= round(least, 2))]

        for peer, programs, threads, least, base in (
                (OWN, TREES, 1, 1 / 1.4, "chili"), (HANDLE, TREES, 1, 1 / 1.2, "chili"),
                (OWN, TREES[:3], 1, 2.5, self.BASE), (OWN, TREES[3:], 1, 2.0, self.BASE),
                (OWN, TREES, 2, 1.5, self.BASE)):
            for program, profile in product(programs, PROFILES):
                name = cell(program, threads)
                which = "" if peer == OWN else f"{peer}: "
                yield row(name, profile, f"{which}at least {least:.3g}× as fast as {base}",
                          self.speed(profile, name, peer, base), least)
        for threads, profile in product(THREADS, PROFILES):
            name = cell("the seven programs", threads)
            speeds = {program: speed.median for program in SEVEN
                      if (speed := self.speed(profile, cell(program, threads), OWN))}
            worst = min(speeds, key=speeds.__getitem__, default=None)
            yield row(name, profile, f"the slowest at least as fast as {self.BASE}", speeds.get(worst), 1.0,
                      f" ({worst})" if worst else "")
            yield row(name, profile, f"geometric mean at least 1.2× as fast as {self.BASE}",
                      self.mean_of_seven(profile, threads, OWN), 1.2)
        for threads in THREADS:
            yield row(cell("first instruction", threads), "default", f"at least as soon as {self.BASE}'s",
                      self.sooner(str(threads), OWN), 1.0)
        idle = statistics.median(self.idle[OWN]) * 100 if OWN in self.idle else None
        shown, met = ("–", None) if idle is None else (f"{number(idle)} %", idle < 0.1)
        yield ["idle, 4 threads", "default", "less than 0.1 % of a core", shown, verdict(met)]

    # Tables.

    def speeds(self, section: str, profile: str, workloads: dict[str, str]) -> list[list[str]]:
        threads = int(section.split()[0])
        means = [number(self.mean_of_seven(profile, threads, peer)) for peer in self.peers()]
        return [*super().speeds(section, profile, workloads), ["geometric mean of the seven", *means, ""]]

    def cost_of_own(self) -> tuple[str, list[str]]:
        """A table of the guarantee's cost, and where it is over 5 %."""
        rows, over = [["program", *PROFILES]], []
        for threads in THREADS[1:]:
            for program in UNBALANCED:
                name = cell(program, threads)
                speeds = {profile: self.speed(profile, name, OWN, ANY) for profile in PROFILES}
                rows.append([name, *map(ratio, speeds.values())])
                over += [f"{name} ({profile})" for profile, speed in speeds.items()
                         if speed and speed.median < 1 / 1.05]
        return table(rows), over

    def latencies(self) -> str:
        rows = [["threads", "pool", "first instruction", "return", f"{self.BASE}'s ÷ this, first"]]
        for threads, pools in self.latency.items():
            for peer, times in pools.items():
                spreads = [Spread.of([time / 1000 for time in times[key]]) for key in ("first", "return")]
                rows.append([threads, peer, *map(ratio, spreads), ratio(self.sooner(threads, peer))])
        return table(rows, words=2)

    def idles(self) -> str:
        shares = {peer: Spread.of([share * 100 for share in shares]) for peer, shares in self.idle.items()}
        return table([["pool", "% of a core"], *([peer, ratio(share)] for peer, share in shares.items())])

    def points(self, shape: str, peer: str, threads: int) -> list[tuple[int, float]]:
        """The number of threads times the critical path, and the steals, for each depth."""
        by_depth = self.steals[shape][peer].get(str(threads), {})
        return [(threads * int(depth), statistics.median(counts)) for depth, counts in by_depth.items()]

    def stolen(self) -> str:
        """Steals over the number of threads times the critical path: the largest of all depths."""
        rows = [["shape", "pool", *map(count, (2, 3, 4))]]
        for shape, pools in self.steals.items():
            for peer in pools:
                points = [self.points(shape, peer, threads) for threads in (2, 3, 4)]
                rows.append([shape, peer, *(number(max((y / x for x, y in found), default=None)) for found in points)])
        return table(rows, words=2)

    def values(self) -> dict[str, Any]:
        costs, over = self.cost_of_own()
        says = f"more than 5 % in: {', '.join(over)}" if over else "no more than 5 % in any of these"
        return {"targets": table([["program", "profile", "target", "measured", ""], *self.targets()], words=3),
                "sections": self.chapters(), "costs": costs, "over": f"It costs {says}.",
                "latencies": self.latencies(), "idles": self.idles(), "steals": self.stolen()}
