"""The results: what was measured, what it says, and tables of it."""

from __future__ import annotations

import json
import re
import statistics
import textwrap
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

BASE = "crossbeam-deque"  # what the others are compared to


class Problem(Exception):
    """What keeps a report from being made."""


@dataclass
class Spread:
    """A median, and the quartiles around it."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float]) -> Spread:
        if len(values) == 1:
            return cls(values[0], values[0], values[0])
        low, median, high = statistics.quantiles(values, n=4, method="inclusive")
        return cls(median, low, high)


@dataclass
class Results:
    """Times are in nanoseconds per operation, one a round; memory is in bytes."""

    machine: dict[str, Any]
    versions: dict[str, str]
    times: dict[str, dict[str, list[float]]] = field(default_factory=dict)  # by workload and peer
    memory: dict[str, dict[str, int]] = field(default_factory=dict)  # by peer

    @classmethod
    def read(cls, path: Path) -> Results:
        try:
            return cls(**json.loads(path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            raise Problem(f"{path} is missing: run report.py without --render first")
        except (ValueError, TypeError) as error:
            raise Problem(f"{path} is not what this report.py writes: {error}")

    def write(self, path: Path) -> None:
        text = json.dumps(asdict(self), indent=1, ensure_ascii=False)
        text = re.sub(r"\[[^][]*\]", lambda numbers: " ".join(numbers[0].split()), text)
        path.write_text(text + "\n", encoding="utf-8")

    def add(self, workload: str, peer: str, time: float) -> None:
        """Notes a time, with four digits."""
        self.times.setdefault(workload, {}).setdefault(peer, []).append(float(f"{time:.4g}"))

    def peers(self) -> list[str]:
        """All that appear, in the order in which they ran."""
        return list(dict.fromkeys(peer for times in self.times.values() for peer in times))

    def plots(self) -> dict[str, list[str]]:
        """The workloads in each plot, which has the first word of their names."""
        plots: dict[str, list[str]] = {}
        for workload in self.times:
            name = workload.partition(",")[0]
            plots.setdefault("owner" if name == "growth" else name, []).append(workload)
        return plots

    def speed(self, workload: str, peer: str, base: str = BASE) -> Spread | None:
        """How many times as fast as `base` a peer was, each time in the same round."""
        times = self.times.get(workload, {})
        if peer not in times or base not in times:
            return None
        return Spread.of([b / p for b, p in zip(times[base], times[peer])])


# What the crate promises itself.


@dataclass
class Target:
    """A peer is to be at least so many times as fast as another."""

    workload: str
    peer: str
    least: float
    base: str = BASE

    def row(self, results: Results) -> list[str]:
        speed = results.speed(self.workload, self.peer, self.base)
        says = f"{self.peer}: at least {self.least}× as fast as {self.base}"
        if speed is None:
            return [self.workload, says, "–", "not measured"]
        return [self.workload, says, ratio(speed), "met" if speed.median >= self.least else "**missed**"]


TARGETS = [
    Target("owner, 64", "chase-lev", 1.3),
    Target("owner, 64", "chase-lev, Asymmetric", 5.0),
    Target("owner, 64", "chase-lev, Asymmetric", 0.8, "Vec"),
    Target("hand-over, 1 thief, 1 word", "chase-lev", 1.0),
    Target("hand-over, 1 thief, 1 word", "chase-lev, Retain", 1.2),
    Target("mixed, owner, 1 thief, 1 word", "chase-lev", 1.0),
]

# What the README shows of it: these workloads, and not these deques.
LEFT_OUT = ["chase-lev, Asymmetric, Retain"]
SUMMARY = [
    "owner, 64", "owner, alternating", "growth", "steal", "steal, empty",
    "hand-over, 1 thief, 1 word", "hand-over, halves, 1 thief, 1 word",
    "mixed, owner, 1 thief, 1 word", "mixed, steals, 1 thief, 1 word",
]


# What the sections are about.
SECTIONS = {
    "owner": "The owner works alone: it pushes some elements and pops as many. It does so above 1000 other "
             "elements (deep), or on an empty deque, with 64 elements at a time, 4 (shallow) or 1 "
             "(alternating). In \"empty\", each pop finds an empty deque. In \"growth\", the owner pushes "
             "a million elements to a new deque.",
    "steal": "One thread does everything, so nothing disturbs the thief: a push and a steal; a steal from "
             "an empty deque; a batch of half of 64 elements, timed per element.",
    "hand-over": "The owner pushes, and waits while more than 1024 elements are pending. The thieves take "
                 "all elements, one by one or by halves. The time is that between two elements.",
    "mixed": "The owner pushes 64 elements, pops what the thieves leave, and starts again. The first rows "
             "give the time of one operation of the owner, the others the time between two steals. If the "
             "thieves get nothing within 10 ms, that counts as one steal.",
}


# Tables, in Markdown.


def ratio(speed: Spread | None) -> str:
    """As `1.25 (1.20–1.31)`."""
    if speed is None:
        return "–"
    return f"{number(speed.median)} ({number(speed.low)}–{number(speed.high)})"


def number(value: float) -> str:
    """Two or three digits, or all before the point."""
    if value < 0.1:
        return f"{value:.2g}"
    return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}"


def table(rows: list[list[str]], words: int = 1) -> str:
    """The first row is the head. After the first `words` columns, cells are numbers."""
    literal = [[f"`{cell}`" if "<" in cell else cell for cell in row] for row in rows]
    head, *body = ["| " + " | ".join(row) + " |" for row in literal]
    rule = "|" + "|".join("---" if n < words else "--:" for n in range(len(rows[0]))) + "|"
    return "\n".join([head, rule, *body])


def speeds(results: Results, workloads: list[str], spread: bool, left_out: list[str] = []) -> str:
    """How many times as fast as crossbeam-deque each peer is."""
    others = [peer for peer in results.peers() if peer not in (BASE, *left_out)]
    rows = [["", *others, f"{BASE}, ns"]]
    for workload in workloads:
        found = [results.speed(workload, peer) for peer in others]
        cells = [ratio(speed) if spread else number(speed.median) if speed else "–" for speed in found]
        times = results.times[workload].get(BASE)
        rows.append([workload, *cells, number(statistics.median(times)) if times else "–"])
    return table(rows)


def summary(results: Results) -> str:
    workloads = [workload for workload in SUMMARY if workload in results.times]
    return speeds(results, workloads, spread=False, left_out=LEFT_OUT)


def memory(results: Results) -> str:
    rows = [["", "at rest", "peak", "popped", "stolen", "allocations"]]
    for peer, sizes in results.memory.items():
        cells = [number(sizes[key] / 1e6) for key in ("full", "peak", "popped", "stolen")]
        rows.append([peer, *cells, str(sizes["steady"])])
    return table(rows)


def document(results: Results) -> str:
    """speed.md."""
    machine = results.machine
    versions = ", ".join(f"{name} {version}" for name, version in results.versions.items())
    sections = "\n\n".join(
        f"### {name.capitalize()}\n\n{textwrap.fill(SECTIONS[name], 85)}\n\n"
        f"{speeds(results, workloads, spread=True)}\n\n![{name}](plots/{name}.svg)"
        for name, workloads in results.plots().items())
    targets = [["workload", "target", "measured", ""], *(target.row(results) for target in TARGETS)]
    return f"""# Speed and memory

Written by `python3 benches/report.py`, which needs Rust, Python and about six minutes. The
workloads are in `benches/benches/peers` of the repository. All measured times are in
[`results.json`](results.json).

- {machine["cpu"]}, {machine["cores"]} cores, {machine["system"]}
- {versions}; {machine["rustc"]}, {machine["flags"] or "with cargo's default profile"}
- {machine["date"]}, rounds: {machine["rounds"]}, cores that others kept busy: {machine.get("busy", "unknown")}

## Targets

{table(targets, words=2)}

## Speed

A number says how many times as fast as {BASE} a deque is: the median of the rounds, with
the quartiles in brackets. Each ratio is of two times from the same round. The last column is
the median of {BASE}'s time for one operation or one element, in nanoseconds. A dash
means that the deque does not support the workload.

{sections}

## Memory

In megabytes, with a million elements of one word, which take 8 megabytes themselves:

- at rest: with all elements, and with no replaced ring that can still be freed;
- peak: while the elements are pushed;
- popped, stolen: when all elements have been popped or stolen.

The last column is the number of allocations in a million operations, once the deque has its
final capacity.

{memory(results)}

![memory](plots/memory.svg)
"""
