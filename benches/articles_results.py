"""What the ideas of the articles buy: what was measured, and the README's table of it."""

from __future__ import annotations

import statistics
from dataclasses import dataclass

from pool_results import OWN, THREADS, cell
from results import Results, number, table

SEQUENTIAL = "sequential"  # what the others are compared to

# The pools, in the order in which the README explains them.
PEERS = ["locked deques", "C# 2008", "fixed size", "one fence", "no fence", OWN, "rayon-core"]

PROGRAMS = ["fib", "tree", "uts", "queens", "sort", "matrix"]

# Those that the table has.
SHOWN = (1, 4)


@dataclass
class Articles(Results):
    """Times are in nanoseconds a run."""

    def note(self, profile: str, line: dict) -> None:
        """Notes what the benchmark has printed."""
        self.add(profile, cell(line["workload"], line["threads"]), line["peer"], line["time"])

    def median(self, profile: str, program: str, threads: int, peer: str) -> float | None:
        """How many times as fast as the sequential program."""
        speed = self.speed(profile, cell(program, threads), peer, SEQUENTIAL)
        return speed and speed.median

    def mean(self, profile: str, threads: int, peer: str) -> float | None:
        """The geometric mean of all programs."""
        speeds = [self.median(profile, program, threads, peer) for program in PROGRAMS]
        return None if None in speeds else statistics.geometric_mean(speeds)


def speeds(found: Articles, profile: str) -> str:
    """Each cell has the numbers of threads that are shown."""
    def shown(values: list[float | None]) -> str:
        return " / ".join(number(value) if value else "–" for value in values)

    rows = [[f"{profile}, {' / '.join(map(str, SHOWN))} threads", *PROGRAMS, "geometric mean"]]
    for peer in PEERS:
        cells = [shown([found.median(profile, program, threads, peer) for threads in SHOWN]) for program in PROGRAMS]
        rows.append([peer, *cells, shown([found.mean(profile, threads, peer) for threads in SHOWN])])
    return table(rows)


def plot(profile: str) -> str:
    """The file with a plot of the speeds."""
    return f"articles-{profile.lower()}.svg"


# From so many cores on that others keep busy, the numbers are rough.
ROUGH = 0.5


def section(found: Articles) -> str:
    """What the README shows: a table, a plot, and where they are from."""
    machine = found.machine
    busy = machine.get("busy")
    rough = " So they are rough." if busy is None or busy >= ROUGH else ""
    return f"""{speeds(found, "default")}

![the speeds by the number of threads](docs/plots/{plot("default")})

The numbers are medians of rounds: {machine["rounds"]}, on {machine["date"]}, {machine["cpu"]},
{machine["cores"]} cores, of which others kept busy: {"unknown" if busy is None else busy}.{rough} The plot has their
quartiles; [another](docs/plots/{plot("LTO")}) is of the profile with LTO, and
[`articles.json`](docs/articles.json) has all times."""
