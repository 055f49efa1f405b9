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

# How the benchmarks are built.
PROFILES = {
    "default": "cargo's default profile for benchmarks",
    "LTO": "the same with `lto = \"thin\"` and `codegen-units = 1`",
}


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
    # By profile, workload and peer.
    times: dict[str, dict[str, dict[str, list[float]]]] = field(default_factory=dict)
    memory: dict[str, dict[str, int]] = field(default_factory=dict)  # by peer

    @classmethod
    def read(cls, path: Path) -> Results:
        try:
            found = cls(**json.loads(path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            raise Problem(f"{path} is missing: run report.py without --render first")
        except (ValueError, TypeError) as error:
            raise Problem(f"{path} is not what this report.py writes: {error}")
        for profile in PROFILES:
            if not found.times.get(profile):
                raise Problem(f"{path} has no times of the profile {profile}: run report.py without --render first")
        return found

    def write(self, path: Path) -> None:
        text = json.dumps(asdict(self), indent=1, ensure_ascii=False)
        text = re.sub(r"\[[^][]*\]", lambda numbers: " ".join(numbers[0].split()), text)
        path.write_text(text + "\n", encoding="utf-8")

    def add(self, profile: str, workload: str, peer: str, time: float) -> None:
        """Notes a time, with four digits."""
        times = self.times.setdefault(profile, {}).setdefault(workload, {})
        times.setdefault(peer, []).append(float(f"{time:.4g}"))

    def peers(self) -> list[str]:
        """All but the base, in the order in which they ran."""
        found = dict.fromkeys(peer for profile in self.times.values() for times in profile.values() for peer in times)
        return [peer for peer in found if peer != BASE]

    def sections(self, profile: str) -> dict[str, list[str]]:
        """The workloads in each section, which has the first word of their names."""
        sections: dict[str, list[str]] = {}
        for workload in self.times[profile]:
            name = workload.partition(",")[0]
            sections.setdefault("owner" if name == "growth" else name, []).append(workload)
        return sections

    def speed(self, profile: str, workload: str, peer: str, base: str = BASE) -> Spread | None:
        """How many times as fast as `base` a peer was, each time in the same round."""
        times = self.times[profile].get(workload, {})
        if peer not in times or base not in times:
            return None
        return Spread.of([b / p for b, p in zip(times[base], times[peer])])


# What the crate promises itself.


@dataclass
class Target:
    """A peer is to be at least so many times as fast as another."""

    profile: str
    workload: str
    peer: str
    least: float
    base: str = BASE

    def row(self, results: Results) -> list[str]:
        speed = results.speed(self.profile, self.workload, self.peer, self.base)
        says = f"{self.peer}: at least {self.least}× as fast as {self.base}"
        verdict = "not measured" if speed is None else "met" if speed.median >= self.least else "**missed**"
        return [self.workload, self.profile, says, ratio(speed), verdict]


TARGETS = [
    Target("LTO", "owner, 64, black box", "chase-lev", 1.1),
    Target("LTO", "owner, 64, summed", "chase-lev", 1.1),
    Target("LTO", "owner, 64, calls", "chase-lev", 1.1),
    Target("LTO", "owner, fork-join", "chase-lev", 1.3),
    Target("LTO", "steal, 64", "chase-lev", 1.0),
    Target("default", "owner, 64, summed", "chase-lev", 1.3),
    Target("default", "owner, 64, summed", "Asymmetric", 5.0),
    Target("default", "owner, 64, summed", "Asymmetric", 0.8, "Vec"),
    Target("default", "hand-over, 1 thief, 1 word", "chase-lev", 1.0),
    Target("default", "hand-over, 1 thief, 1 word", "Retain", 1.2),
    Target("default", "mixed, owner, 1 thief, 1 word", "chase-lev", 1.0),
]

# What the README shows: these deques, and these workloads.
SHOWN = ["chase-lev", "Retain", "Asymmetric"]
SUMMARY = [
    "owner, 64, black box", "owner, 64, summed", "owner, 64, calls", "owner, 64, 64 words",
    "owner, fork-join", "owner, alternating", "owner, empty", "growth",
    "steal, 64", "steal, empty", "steal, half",
    "hand-over, 1 thief, 1 word", "hand-over, halves, 1 thief, 1 word",
    "mixed, owner, 1 thief, 1 word", "mixed, steals, 1 thief, 1 word",
]


# What the sections are about.
SECTIONS = {
    "owner": "The owner works alone: it pushes 64 elements and pops as many. Each passes through a black "
             "box, of which the compiler knows nothing, or all are summed, or the pushes and pops are calls "
             "that are not inlined, or the elements have 64 words. In \"fork-join\", it pushes two elements "
             "and pops two, above eight others. The rest is summed as well: 64 elements above 1000 others "
             "(deep), 4 at a time (shallow), or 1 (alternating). In \"empty\", each pop finds an empty "
             "deque. In \"growth\", the owner pushes a million elements to a new deque.",
    "steal": "One thread does everything, so nothing disturbs the thief: a push and a steal, in turn; 64 "
             "pushes and 64 steals, timed per operation; a steal from an empty deque; a batch of half of 64 "
             "elements, timed per element.",
    "hand-over": "The owner pushes, and waits while more than 1024 elements are pending. The thieves take "
                 "all elements, one by one or by halves. The time is that between two elements.",
    "mixed": "The owner pushes 64 elements, pops what the thieves leave, and starts again. The first rows "
             "give the time of one operation of the owner, the others the time between two steals. If the "
             "thieves get nothing within 10 ms, that counts as one steal.",
}


# Why workloads stay behind, or below their targets.
REASONS = {
    "owner, 64, black box": "Most of a pop is its fence: a store, a full barrier and a load. Most of a push is its "
                            "three stores, to three cache lines. Measured alone, these take as long as the target "
                            "allows for everything.",
    "owner, 64, summed": "The same. In the default profile, crossbeam-deque's calls into crossbeam-epoch, which are "
                         "not inlined, cost it more.",
    "owner, 64, 64 words": "A slot is an array of atomic words, and each is an instruction of assembly, which the "
                           "compiler cannot join. crossbeam-deque copies with vector instructions, which races. "
                           "On x86-64, wider atomic words need `cmpxchg16b` at compile time.",
    "owner, empty": "crossbeam-deque compares the indices before its fence, and returns. Here, a pop reserves first, "
                    "as in the papers, and runs its fence.",
    "growth": "The elements are copied word by word, for the same reason.",
    "mixed, steals, 1 thief, 1 word": "A faster owner leaves less to the thief, and an unsuccessful steal is faster as "
                                      "well, so that the thief asks for the owner's cache line more often.",
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


def nanoseconds(results: Results, profile: str, workload: str) -> str:
    """For an operation of the base."""
    times = results.times[profile].get(workload, {}).get(BASE)
    return number(statistics.median(times)) if times else "–"


def speeds(results: Results, profile: str, workloads: list[str]) -> str:
    """How many times as fast as the base each peer is."""
    peers = results.peers()
    rows = [[profile, *peers, f"{BASE}, ns"]]
    for workload in workloads:
        found = [ratio(results.speed(profile, workload, peer)) for peer in peers]
        rows.append([workload, *found, nanoseconds(results, profile, workload)])
    return table(rows)


def summary(results: Results) -> str:
    """The README's table, in which each cell has the medians of all profiles."""
    def cell(workload: str, peer: str) -> str:
        found = [results.speed(profile, workload, peer) for profile in PROFILES]
        return " / ".join(number(speed.median) if speed else "–" for speed in found)

    rows = [[" / ".join(PROFILES), *SHOWN, f"{BASE}, ns"]]
    for workload in SUMMARY:
        times = " / ".join(nanoseconds(results, profile, workload) for profile in PROFILES)
        rows.append([workload, *(cell(workload, peer) for peer in SHOWN), times])
    return table(rows)


def memory(results: Results) -> str:
    rows = [["", "at rest", "peak", "popped", "stolen", "allocations"]]
    for peer, sizes in results.memory.items():
        cells = [number(sizes[key] / 1e6) for key in ("full", "peak", "popped", "stolen")]
        rows.append([peer, *cells, str(sizes["steady"])])
    return table(rows)


def reasons(results: Results) -> str:
    rows = [["workload", *PROFILES, "reason"]]
    for workload, reason in REASONS.items():
        found = [ratio(results.speed(profile, workload, "chase-lev")) for profile in PROFILES]
        rows.append([workload, *found, reason])
    return table(rows)


def sections(results: Results) -> str:
    """Each with the tables and plots of all profiles."""
    text = []
    for name, workloads in results.sections("default").items():
        text += [f"### {name.capitalize()}", textwrap.fill(SECTIONS[name], 85)]
        for profile in PROFILES:
            if workloads := results.sections(profile).get(name):
                text += [speeds(results, profile, workloads), f"![{name}, {profile}](plots/{plot(name, profile)})"]
    return "\n\n".join(text)


def plot(name: str, profile: str) -> str:
    """The file with a section's plot."""
    return f"{name}-{profile.lower()}.svg"


def document(results: Results) -> str:
    """speed.md."""
    machine = results.machine
    versions = ", ".join(f"{name} {version}" for name, version in results.versions.items())
    profiles = "\n".join(f"- {profile}: {what}" for profile, what in PROFILES.items())
    targets = [["workload", "profile", "target", "measured", ""], *(target.row(results) for target in TARGETS)]
    return f"""# Speed and memory

Written by `python3 benches/report.py`, which needs Rust and Python, and took {machine["minutes"]} minutes.
The workloads are in `benches/benches/peers` of the repository. All measured times are in
[`results.json`](results.json).

- {machine["cpu"]}, {machine["cores"]} cores, {machine["system"]}
- {versions}; {" ".join([machine["rustc"], machine["flags"]]).strip()}
- {machine["date"]}, rounds: {machine["rounds"]}, cores that others kept busy: {machine.get("busy", "unknown")}

Everything is measured in two profiles, in turn:

{profiles}

With LTO, calls from crate to crate can be inlined that are not otherwise, such as those of
crossbeam-deque into crossbeam-epoch. Of the workloads with other threads, LTO has only those
with one thief and elements of one word.

## Targets

{table(targets, words=3)}

## What stays behind

Where `chase-lev` misses a target of its own, or is slower than crossbeam-deque, and why:

{reasons(results)}

## Speed

A number says how many times as fast as {BASE} a deque is: the median of the rounds, with
the quartiles in brackets. Each ratio is of two times from the same round and profile; a table
and a plot say which profile. The last column is the median of {BASE}'s time for one
operation or one element, in nanoseconds. A dash means that the deque does not support the
workload.

The first column is this crate's deque as it is by default. `Retain`, `Epoch` and `Asymmetric`
are this crate's as well, with that reclamation strategy or that protocol.

{sections(results)}

## Memory

In megabytes, in the default profile, with a million elements of one word, which take 8
megabytes themselves:

- at rest: with all elements, and with no replaced ring that can still be freed;
- peak: while the elements are pushed;
- popped, stolen: when all elements have been popped or stolen.

The last column is the number of allocations in a million operations, once the deque has its
final capacity.

{memory(results)}

![memory](plots/memory.svg)
"""
