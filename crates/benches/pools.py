"""The speed of pools, of programs on them, and of walkers: the pages in pool/docs and pool/walk."""

import statistics
import tempfile
from dataclasses import dataclass, field
from typing import Any

from crates.benches import measurement
from crates.benches.measurement import BOTH, ROOT, TARGET, Report, Spread, count, marked, number, on, put, table

THREADS = (1, 2, 4)

HANDLE = "join_with"  # the same pool, with a handle of the worker
GUARANTEE = "Own"  # the same, with waiting workers that run only what they wait for
RIVAL = "chili"

# The first three are in the cache.
TREES = ["tree, in cache", "tree, in cache, every node", "tree, in cache, in place", "tree, large",
         "tree, large, every node"]

# The programs of the geometric mean.
SEVEN = ["fib", "queens", "sort", "sieve", "matrix", "uts", "bodies"]

# The programs in which parts are of unknown or unequal size.
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
    BENCHES = {"default": ["pools", "idle", "steals"], "LTO": ["pools"]}
    VERSIONED = ("chase-lev-pool", "rayon-core", "chili", "forte", "parkring")
    OWN, BASE = "chase-lev-pool", "rayon-core"

    def note(self, profile: str, line: dict[str, Any]) -> None:
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
        rows = []
        for peer, base, threads, leasts in (
                (self.OWN, RIVAL, 1, [1 / 1.4] * 5), (HANDLE, RIVAL, 1, [1 / 1.2] * 5),
                (self.OWN, self.BASE, 2, [1.5] * 5), (self.OWN, self.BASE, 1, [2.5] * 3 + [2.0] * 2)):
            target = " or ".join(f"{least:.3g}" for least in dict.fromkeys(leasts))
            cells = [self.cell(on(tree, threads), peer, base, least) for tree, least in zip(TREES, leasts, strict=True)]
            rows.append([f"{on(peer, threads)}: {target} × {base}", *cells])
        return table([BOTH, *TREES], rows)

    def speeds(self, threads: int) -> str:
        others = [peer for peer in self.peers() if peer not in (self.OWN, GUARANTEE)]
        workloads = sorted(self.workloads(threads).items(), key=lambda item: self.slowest(item[1], self.OWN))
        rows = [[name, *self.own(workload, 1), *(self.cell(workload, peer) for peer in others),
                 self.medians(workload, lambda time: time / 1000)] for name, workload in workloads]
        seven = [on(program, threads) for program in SEVEN]
        means = [*(each.mean(seven, self.OWN, 1.2) for each in self.processors().values()),
                 *(self.mean(seven, peer) for peer in others)]
        return table([f"{count(threads)}, {BOTH}", *self.processors(), *others, f"{self.BASE}, µs"],
                     [*rows, ["mean of the seven", *means, ""]])

    def costs(self) -> str:
        """Returns the speeds with the guarantee in multiples of those without it."""
        rows = [[program, *(self.cell(on(program, n), GUARANTEE, self.OWN, 1 / 1.05, str) for n in THREADS[1:])]
                for program in UNBALANCED]
        return table([BOTH, *map(count, THREADS[1:])], rows)

    def latencies(self) -> str:
        rows = []
        for threads, pools in self.latency.items():
            for peer, times in pools.items():
                sooner = Spread.of(pools[self.BASE]["first"], times["first"])
                rows.append([on(peer, int(threads)),
                             *(number(statistics.median(times[key]) / 1000) for key in ("first", "return")),
                             marked(sooner, sooner.median, peer == self.OWN)])
        return table(["pool", "first instruction, µs", "return, µs", f"{self.BASE}'s ÷ this, first"], rows)

    def idles(self) -> str:
        rows = [[peer, number(statistics.median(shares) * 100)] for peer, shares in self.idle.items()]
        return table(["pool", "% of a core"], rows)

    def stolen(self) -> str:
        """Returns the steals divided by the number of threads times the critical path: the largest of all depths."""
        rows = []
        for shape, pools in self.steals.items():
            for peer, counts in pools.items():
                found = [[statistics.median(steals) / (threads * int(depth))
                          for depth, steals in counts.get(str(threads), {}).items()] for threads in (2, 3, 4)]
                rows.append([f"{shape}, {peer}", *(number(max(each)) if each else "–" for each in found)])
        return table(["shape, pool", *map(count, (2, 3, 4))], rows)

    def regions(self) -> dict[str, str]:
        return {"trees": self.trees(), "speeds": "\n\n".join(map(self.speeds, THREADS)), "costs": self.costs(),
                "latencies": self.latencies(), "idles": self.idles(), "steals": self.stolen()}


# Walkers. The trees are made once, in a temporary directory, which is removed at the end.

FIND = "GNU find"
OTHERS = ["ignore", "jwalk", "pdu", "walkdir", FIND]

# How many times as fast as any other walker in Rust ours should be.
LEAST = 1.2

# The entries per second of the walker in the article that suggested this one.
SUGGESTED = 307_000


@dataclass
class Walk(Report):
    entries: dict[str, int] = field(default_factory=dict)  # by workload

    NAME, PAGE = "walk", ROOT / "pool" / "walk" / "speed.md"
    BENCHES = {"default": ["walkers"], "LTO": ["walkers /4"]}
    VERSIONED = ("chase-lev-walk", "ignore", "jwalk", "parallel-disk-usage", "walkdir")
    ROUNDS = 3
    OWN = "walk"

    def measure(self, turns: int) -> None:
        self.versions[FIND] = measurement.run(["find", "--version"]).split("\n")[0].split()[-1]
        with tempfile.TemporaryDirectory() as trees:
            self.machine["files"] = measurement.run(["stat", "--file-system", "--format=%T", trees]).strip()
            type(self).ENVIRONMENT = {"CHASE_LEV_TREES": trees}
            super().measure(turns)

    def note(self, profile: str, line: dict[str, Any]) -> None:
        self.entries[line["workload"]] = line["entries"]
        super().note(profile, line)

    def speeds(self, threads: int) -> str:
        """Returns our speeds in multiples of the others'; those that miss the target are bold."""
        rows = []

        def slowest(row: tuple[str, str]) -> float:
            return min(self.slowest(row[1], self.OWN, peer) for peer in OTHERS if peer != FIND)

        def rate(tree: str, workload: str, unit: float) -> str:
            return self.medians(workload, lambda time: self.entries[tree] / time * 1e9 / unit, self.OWN)

        for tree, workload in sorted(self.workloads(threads).items(), key=slowest):
            rows.append([tree, *(self.cell(workload, self.OWN, peer, LEAST * (peer != FIND)) for peer in OTHERS),
                         self.medians(workload, lambda time: time / 1e6, self.OWN), rate(tree, workload, 1e6),
                         rate(tree, workload, SUGGESTED)])
        head = [f"{count(threads)}, {BOTH}", *OTHERS, f"{self.OWN}, ms", "million entries/s", "÷ the article's"]
        return table(head, rows)

    def place(self) -> str:
        return f"{super().place()}\n- file system: {self.machine['files']}"

    def regions(self) -> dict[str, str]:
        return {"speeds": f"{self.speeds(1)}\n\n{self.speeds(4)}"}


# Programs on chase-lev instead of crossbeam-deque, and on chase-lev-pool, in three builds that take turns. A round runs
# each build twice in each profile, in one order and then in the reverse order, and takes the faster run.

DEQUE, POOL, ORIGINAL = "chase-lev", "chase-lev-pool", "crossbeam-deque"

# The packages, in the order in which they run; their programs; and the folders of their lock files.
DOWNSTREAM = ROOT / "downstream"
PACKAGES = {ORIGINAL: DOWNSTREAM, DEQUE: DOWNSTREAM / "deque", POOL: DOWNSTREAM / "pool"}
PROGRAMS = {ORIGINAL: "world", DEQUE: "world-deque", POOL: "world-pool"}
LOCKS = {**PACKAGES, ORIGINAL: ROOT}
ORDER = [*PACKAGES, *reversed(PACKAGES)]

# Each profile's name for cargo.
BUILDS = {"default": "release", "LTO": "lto"}


class World(Report):
    LOCKED, VERSIONED = [*reversed(LOCKS.values())], (DEQUE, "ignore", "rayon", "rayon-core", POOL, ORIGINAL)
    NAME, PAGE, BASE = "world", ROOT / "pool" / "docs" / "world.md", ORIGINAL

    def measure(self, turns: int) -> None:
        def cargo(profile: str, peer: str, command: str, *arguments: str) -> str:
            options = ["--locked", "--profile", BUILDS[profile], "--bin", PROGRAMS[peer]]
            return measurement.cargo(PACKAGES[peer], command, *options, *arguments)

        def run(profile: str, peer: str) -> list[dict[str, Any]]:
            return measurement.lines(cargo(profile, peer, "run", "--", "speed", trees, *["--rayon"] * (peer == POOL)))

        for profile in BUILDS:
            for peer in PACKAGES:
                cargo(profile, peer, "build")
        with tempfile.TemporaryDirectory(dir=TARGET) as trees:
            self.run(turns, lambda profile: fastest([(peer, run(profile, peer)) for peer in ORDER]))

    def speeds(self, peer: str) -> str:
        """Returns the programs' speeds by number of threads, the slowest first, and the base's times."""
        names = [name for name, workload in self.workloads(1).items() if peer in self.times["LTO"][workload]]
        programs = sorted(names, key=lambda name: min(self.slowest(on(name, n), peer) for n in THREADS))
        rows = [[name, *(cell for n in THREADS for cell in self.own(on(name, n), 1, peer)),
                 *(self.medians(on(name, n)) for n in THREADS)] for name in programs]
        rows.append(["geometric mean", *(each.mean([on(name, n) for name in programs], peer)
                                         for n in THREADS for each in self.processors().values()),
                     *("" for _ in THREADS)])
        heads = [f"{n}, {processor}" for n in THREADS for processor in self.processors()]
        return table([f"{peer}, {BOTH}", *heads, *(f"{ORIGINAL}, {n}, ns" for n in THREADS)], rows)

    def regions(self) -> dict[str, str]:
        return {"deque": self.speeds(DEQUE), "pool": self.speeds(POOL)}


def fastest(runs: list[tuple[str, list[dict[str, Any]]]]) -> list[dict[str, Any]]:
    """Returns each program's smallest time with a peer."""
    times: dict[tuple[Any, ...], list[float]] = {}
    for peer, lines in runs:
        for line in lines:
            times.setdefault((line["program"], line["threads"], peer), []).append(line["time"])
    return [{"workload": program, "threads": threads, "peer": peer, "time": min(each)}
            for (program, threads, peer), each in times.items()]
