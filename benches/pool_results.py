"""The pool's results: what was measured, what it says, and docs/pool-speed.md."""

from __future__ import annotations

import statistics
import textwrap
from dataclasses import dataclass, field

from results import PROFILES, Results, Spread, number, ratio, table

OWN = "chase-lev-pool"
ANY = "Any"  # the same, the waiting workers of which run whatever there is
BASE = "rayon-core"  # what the others are compared to
THREADS = (1, 2, 4)

PROGRAMS = {
    "tree, in cache": "the sum of a binary tree of 2^14 - 1 nodes; a leaf does not fork",
    "tree, in cache, every node": "the same of 2^13 - 1 nodes, each of which forks, leaves as well",
    "tree, in cache, in place": "each node's value becomes the sum of those below; the closures return nothing",
    "tree, large": "as the first, of 2^20 - 1 nodes",
    "tree, large, every node": "as the second, of 2^19 - 1 nodes",
    "fib": "the 28th Fibonacci number by its definition: `join(fib(n - 1), fib(n - 2))`",
    "fib, larger last": "the same with the closures exchanged, so that thieves get the larger",
    "queens": "the ways to place 12 queens, with a fork for each free column but one",
    "sort": "quicksort of 2^18 numbers, by insertion below 25",
    "sieve": "the primes below 2^23, in segments of 2^14",
    "matrix": "the product of two matrices of 512 by 512, by quarters down to 16 by 16",
    "uts": "unbalanced tree search: a binomial tree, the nodes of which are hashes: 350,733",
    "skewed": "a chain of 1000 forks, each with a dozen microseconds of work in its first closure",
    "bodies": "two steps of 1500 bodies, all pairs, in leaves of 8",
}

# Those of the geometric mean.
SEVEN = ["fib", "queens", "sort", "sieve", "matrix", "uts", "bodies"]

# Those in which parts are of unknown or unequal size.
UNBALANCED = ["uts", "fib", "fib, larger last", "skewed"]


def cell(program: str, threads: int) -> str:
    """The name of a program on so many threads."""
    return f"{program}, {threads} {'thread' if threads == 1 else 'threads'}"


@dataclass
class PoolResults(Results):
    """Times are in nanoseconds a run; the rest has one number a round as well."""

    # By number of threads, pool, and "first" or "return"; in nanoseconds.
    latency: dict[str, dict[str, dict[str, list[float]]]] = field(default_factory=dict)
    # By pool, in shares of a processor.
    idle: dict[str, list[float]] = field(default_factory=dict)
    # By shape, pool, number of threads and depth.
    steals: dict[str, dict[str, dict[str, dict[str, list[float]]]]] = field(default_factory=dict)

    def note(self, profile: str, line: dict) -> None:
        """Notes what a benchmark has printed."""
        if "time" in line:
            self.add(profile, cell(line["workload"], line["threads"]), line["peer"], line["time"])
        elif "latency" in line:
            pools = self.latency.setdefault(str(line["latency"]), {}).setdefault(line["peer"], {})
            for key in "first", "return":
                pools.setdefault(key, []).append(line[key])
        elif "idle" in line:
            self.idle.setdefault(line["peer"], []).append(line["idle"])
        else:
            by_threads = self.steals.setdefault(line["shape"], {}).setdefault(line["peer"], {})
            by_depth = by_threads.setdefault(str(line["threads"]), {})
            by_depth.setdefault(str(line["depth"]), []).append(line["steals"])

    def peers(self) -> list[str]:
        """All but the base, in the order in which they ran."""
        return [peer for peer in [*super().peers()] if peer != BASE]

    def speed(self, profile: str, workload: str, peer: str, base: str = BASE) -> Spread | None:
        return super().speed(profile, workload, peer, base)

    def mean(self, profile: str, threads: int, peer: str, programs: list[str] = SEVEN) -> float | None:
        """The geometric mean of some programs' speeds."""
        speeds = [self.speed(profile, cell(program, threads), peer) for program in programs]
        if None in speeds:
            return None
        return statistics.geometric_mean(speed.median for speed in speeds)

    def sooner(self, threads: str, peer: str, key: str = "first") -> Spread | None:
        """How many times as soon as the base's a pool's first instruction is."""
        pools = self.latency.get(threads, {})
        if peer not in pools or BASE not in pools:
            return None
        return Spread.of([b / p for b, p in zip(pools[BASE][key], pools[peer][key])])


# Why programs stay behind, or below their targets.
REASONS = [
    "**Trees, beside chili.** chili queues three jobs at most, but for one join in 64. Any other join is two calls, "
    "and nobody can take its work. Here every join is a push and a pop, and thieves see its work at once. In `fib` on one thread, "
    "callgrind counts 118 instructions for a join and what it joins, 55 with chili, 166 with rayon-core, and 27 in the "
    "sequential program.",
    "**Four threads.** A worker that waits runs only what it waits for, so it may be idle while there are other jobs: "
    "`Any` has no such rule. With two threads the two are about equal. A waiter that has gone to sleep is not woken when "
    "there is something for it again; but when it looked again every 100 microseconds, the programs were not faster.",
    "**skewed, 4 threads.** The chain is 1000 forks deep. A waiter climbs from parent to parent, which takes time linear "
    "in the depth, and knows the parents of 63 sessions of a worker only. With twice as many, and four times the "
    "generations, it was as slow; so the climb may be the reason.",
]


# What the pool promises itself.


def verdict(value: float | None, least: float) -> str:
    """To two digits after the point, as shown."""
    return "not measured" if value is None else "met" if round(value, 2) >= round(least, 2) else "**missed**"


def targets(found: PoolResults) -> list[list[str]]:
    rows = []

    def faster(programs: list[str], threads: int, least: float, base: str = BASE) -> None:
        for program in programs:
            for profile in PROFILES:
                speed = found.speed(profile, cell(program, threads), OWN, base)
                says = f"at least {least:.3g}× as fast as {base}"
                rows.append([cell(program, threads), profile, says, ratio(speed),
                             verdict(speed and speed.median, least)])

    trees = [program for program in PROGRAMS if program.startswith("tree")]
    in_cache = [program for program in trees if "in cache" in program]
    large = [program for program in trees if "large" in program]
    faster(in_cache, 1, 1 / 1.35, "chili")
    faster(in_cache, 1, 2.5)
    faster(large, 1, 2.0)
    faster(trees, 2, 1.5)
    for threads in THREADS:
        for profile in PROFILES:
            speeds = {program: found.speed(profile, cell(program, threads), OWN) for program in SEVEN}
            known = {program: speed.median for program, speed in speeds.items() if speed}
            worst = min(known, key=known.__getitem__, default=None)
            mean, name = found.mean(profile, threads, OWN), cell("the seven programs", threads)
            rows.append([name, profile, f"the slowest at least as fast as {BASE}",
                         f"{number(known[worst])} ({worst})" if worst else "–",
                         verdict(known.get(worst), 1.0)])
            rows.append([name, profile, f"geometric mean at least 1.2× as fast as {BASE}",
                         number(mean) if mean else "–", verdict(mean, 1.2)])
    for threads in THREADS:
        speed = found.sooner(str(threads), OWN)
        rows.append([cell("first instruction", threads), "default", f"at least as soon as {BASE}'s", ratio(speed),
                     verdict(speed and speed.median, 1.0)])
    idle = statistics.median(found.idle[OWN]) if OWN in found.idle else None
    rows.append(["idle, 4 threads", "default", "less than 0.1 % of a core",
                 f"{number(idle * 100)} %" if idle is not None else "–",
                 "not measured" if idle is None else "met" if idle < 0.001 else "**missed**"])
    return rows


# Tables.


def speeds(found: PoolResults, profile: str, threads: int) -> str:
    peers = found.peers()
    rows = [[f"{profile}, {cell('', threads)[2:]}", *peers, f"{BASE}, µs"]]
    for program in PROGRAMS:
        name = cell(program, threads)
        if times := found.times[profile].get(name, {}).get(BASE):
            cells = [ratio(found.speed(profile, name, peer)) for peer in peers]
            rows.append([program, *cells, number(statistics.median(times) / 1000)])
    means = [found.mean(profile, threads, peer) for peer in peers]
    rows.append(["geometric mean of the seven", *(number(mean) if mean else "–" for mean in means), ""])
    return table(rows)


def cost_of_own(found: PoolResults) -> tuple[str, list[str]]:
    """What the guarantee costs: a table, and where it is over 5 %."""
    rows, over = [["program", *PROFILES]], []
    for threads in THREADS[1:]:
        for program in UNBALANCED:
            name = cell(program, threads)
            speeds = [found.speed(profile, name, OWN, ANY) for profile in PROFILES]
            rows.append([name, *map(ratio, speeds)])
            over += [f"{name} ({profile})" for profile, speed in zip(PROFILES, speeds)
                     if speed and speed.median < 1 / 1.05]
    return table(rows), over


def latencies(found: PoolResults) -> str:
    rows = [["threads", "pool", "first instruction", "return", f"{BASE}'s ÷ this, first"]]
    for threads, pools in found.latency.items():
        for peer, times in pools.items():
            spreads = [Spread.of([time / 1000 for time in times[key]]) for key in ("first", "return")]
            rows.append([threads, peer, *map(ratio, spreads), ratio(found.sooner(threads, peer))])
    return table(rows, words=2)


def idles(found: PoolResults) -> str:
    rows = [["pool", "% of a core"]]
    rows += [[peer, ratio(Spread.of([share * 100 for share in shares]))] for peer, shares in found.idle.items()]
    return table(rows)


def steals(found: PoolResults) -> str:
    """Steals over the number of threads times the critical path: the largest of all depths."""
    rows = [["shape", "pool", *(f"{n} threads" for n in (2, 3, 4))]]
    for shape, pools in found.steals.items():
        for peer, by_threads in pools.items():
            cells = []
            for threads in ("2", "3", "4"):
                shares = [statistics.median(counts) / (int(threads) * int(depth))
                          for depth, counts in by_threads.get(threads, {}).items()]
                cells.append(number(max(shares)) if shares else "–")
            rows.append([shape, peer, *cells])
    return table(rows, words=2)


def sections(found: PoolResults) -> str:
    text = []
    for threads in THREADS:
        text.append(f"### {cell('', threads)[2:].capitalize()}")
        for profile in PROFILES:
            text += [speeds(found, profile, threads),
                     f"![{cell('', threads)[2:]}, {profile}](plots/{plot(threads, profile)})"]
    return "\n\n".join(text)


def plot(threads: int, profile: str) -> str:
    """The file with a plot of the speeds."""
    return f"pool-{threads}-{profile.lower()}.svg"


def document(found: PoolResults) -> str:
    """pool-speed.md."""
    machine = found.machine
    versions = ", ".join(f"{name} {version}" for name, version in found.versions.items())
    profiles = "\n".join(f"- {profile}: {what}" for profile, what in PROFILES.items())
    programs = "\n".join(textwrap.fill(f"- {name}: {what}", 95, subsequent_indent="  ")
                         for name, what in PROGRAMS.items())
    rows = [["program", "profile", "target", "measured", ""], *targets(found)]
    costs, over = cost_of_own(found)
    says = (f"It costs more than 5 % in: {', '.join(over)}." if over
            else "It costs no more than 5 % in any of these.")
    reasons = "\n".join(textwrap.fill(f"- {reason}", 95, subsequent_indent="  ") for reason in REASONS)
    return f"""# The pool's speed

Written by `python3 benches/pool_report.py`, which needs Rust and Python, and took {machine["minutes"]} minutes.
The programs are in `benches/pool/src/programs` of the repository. All measured numbers are in
[`pool-results.json`](pool-results.json).

- {machine["cpu"]}, {machine["cores"]} cores, {machine["system"]}
- {versions}; {" ".join([machine["rustc"], machine["flags"]]).strip()}
- {machine["date"]}, rounds: {machine["rounds"]}, cores that others kept busy: {machine.get("busy", "unknown")}

Everything is measured in two profiles, in turn:

{profiles}

Each program is written once, for a trait `Pool`, and all pools run it in the same process, turn
by turn. Each result is compared to that of the sequential program. A round has the fastest of 18
runs of each pool; with one thread, all pools run on the same core. A run begins on a
worker that is awake. The programs but for the small trees take rayon-core 9 to 21 milliseconds
with one thread, so that waking the others is a small part. It is measured apart.

The trees are laid out in memory level by level, so that no order of visits is the memory's: chili
and forte run the second closure first, the others the first.

A pool of chili or forte counts the caller as a thread; both have a thread more, for their heartbeat.
forte is the newest that this Rust builds. It has no stable release.

## Targets

{table(rows, words=3)}

## What stays behind

{reasons}

## Speed

A number says how many times as fast as {BASE} a pool is: the median of the rounds, with the
quartiles in brackets. Each ratio is of two times from the same round and profile. The
last column is the median of {BASE}'s time for a run, in microseconds. `{ANY}` is
{OWN} with `Waiting::Any`.

{programs}

{sections(found)}

## What the guarantee costs

A worker of {OWN} that waits runs only what it waits for. `{ANY}` runs whatever there is. A
number says how many times as fast the default is as `{ANY}`, so less than 1 is a cost. {says}

{costs}

## Waking

From the call of `install` on a pool that sleeps to the first instruction, and to the return, in
microseconds. With chili and forte, the caller itself runs it.

{latencies(found)}

## Idle

What a pool of four threads uses that has worked and has nothing to do. "sequential" is the process
without any pool.

{idles(found)}

## Steals

Work stealing promises that the number of steals grows as the number of threads, *P*, times the
critical path (Blumofe & Leiserson, JACM 1999): here, the forks below each other. "balanced" is a
complete binary tree, "chain" is forks below each other, each with work in its first closure.
The table has the steals divided by *P* and the critical path: the largest of all depths. The plot has
all of them.

{steals(found)}

![steals](plots/pool-steals.svg)
"""
