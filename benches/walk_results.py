"""The walker's results: what was measured, what it says, and docs/walk-speed.md."""

from __future__ import annotations

import statistics
import textwrap
from dataclasses import dataclass, field

from results import PROFILES, Results, Spread, number, ratio, table

OWN = "walk"
OTHERS = {
    "ignore": "`WalkParallel` without filters: what ripgrep uses. It hands each entry's path to a closure of the "
              "thread. A thread without work asks all others, and sleeps for a millisecond",
    "jwalk": "reads directories in a pool of rayon, and hands entries to one thread. Sizes are found in the pool, in "
             "`process_read_dir`. With one thread it has no pool",
    "pdu": "parallel-disk-usage as a library. It finds the size of each entry in any case, does not count, and makes "
           "a tree of what it keeps, which is the root alone here",
    "walkdir": "on one thread in any case",
    "GNU find": "a process of its own, which prints the type (and the size) of each entry to a pipe; on one thread "
                "in any case",
}
RUST = [peer for peer in OTHERS if peer != "GNU find"]
THREADS = (1, 4)
TREES = {
    "wide": "3000 directories beside each other, each with 100 files",
    "deep": "600 chains of 51 directories below each other, each with nine files",
    "skewed": "a directory with 150,000 files; beside it a chain of 50 directories, each beside one with 3000 files",
    "bushy": "six levels, each directory with eight more and eight files, as those of programs are",
}
WORKLOADS = [f"{tree}{sizes}" for tree in TREES for sizes in ("", ", sizes")]

# Entries a second, as the article has it that this walker began with.
ARTICLE = 307_000


def profiles(threads: int) -> list[str]:
    """Those that are measured with so many threads."""
    return [profile for profile in PROFILES if profile == "default" or threads == 4]


def cell(workload: str, threads: int) -> str:
    """The name of a workload on so many threads."""
    return f"{workload}, {threads} {'thread' if threads == 1 else 'threads'}"


@dataclass
class WalkResults(Results):
    """Times are in nanoseconds a walk."""

    # By workload: how many there are.
    entries: dict[str, int] = field(default_factory=dict)

    def note(self, profile: str, line: dict) -> None:
        """Notes what the benchmark has printed."""
        self.entries[line["workload"]] = line["entries"]
        self.add(profile, cell(line["workload"], line["threads"]), line["peer"], line["time"])

    def own(self, profile: str, name: str, peer: str) -> Spread | None:
        """How many times as fast as another our walker is."""
        return self.speed(profile, name, OWN, peer)

    def rival(self, profile: str, name: str) -> str | None:
        """The fastest of the other walkers in Rust."""
        times = self.times[profile].get(name, {})
        known = {peer: statistics.median(times[peer]) for peer in RUST if peer in times}
        return min(known, key=known.__getitem__, default=None)

    def rate(self, profile: str, workload: str, threads: int, peer: str) -> float | None:
        """Entries a second."""
        times = self.times[profile].get(cell(workload, threads), {}).get(peer)
        return self.entries[workload] / statistics.median(times) * 1e9 if times else None


def verdict(value: float) -> str:
    """To two digits after the point, as shown."""
    value = round(value, 2)
    return "met" if value >= 1.2 else "at least as fast" if value >= 1 else "**missed**"


def targets(found: WalkResults) -> str:
    rows = [["tree", "profile", "the best other", f"{OWN} ÷ it", ""]]
    for threads in THREADS:
        for workload in WORKLOADS:
            for profile in profiles(threads):
                name = cell(workload, threads)
                if rival := found.rival(profile, name):
                    speed = found.own(profile, name, rival)
                    rows.append([name, profile, rival, ratio(speed), verdict(speed.median)])
    return table(rows, words=3)


def speeds(found: WalkResults, profile: str, threads: int) -> str:
    rows = [[f"{profile}, {cell('', threads)[2:]}", *OTHERS, f"{OWN}, ms", "entries a second", "÷ the article's"]]
    for workload in WORKLOADS:
        name = cell(workload, threads)
        if times := found.times[profile].get(name, {}).get(OWN):
            rate = found.rate(profile, workload, threads, OWN)
            rows.append([workload, *(ratio(found.own(profile, name, peer)) for peer in OTHERS),
                         number(statistics.median(times) / 1e6), f"{rate:,.0f}", number(rate / ARTICLE)])
    return table(rows)


def sections(found: WalkResults) -> str:
    text = []
    for threads in THREADS:
        text.append(f"### {cell('', threads)[2:].capitalize()}")
        for profile in profiles(threads):
            text += [speeds(found, profile, threads),
                     f"![{cell('', threads)[2:]}, {profile}](plots/{plot(threads, profile)})"]
    return "\n\n".join(text)


def plot(threads: int, profile: str) -> str:
    """The file with a plot of the speeds."""
    return f"walk-{threads}-{profile.lower()}.svg"


def listed(items: dict[str, str]) -> str:
    return "\n".join(textwrap.fill(f"- {name}: {what}", 95, subsequent_indent="  ") for name, what in items.items())


def document(found: WalkResults) -> str:
    """walk-speed.md."""
    machine = found.machine
    versions = ", ".join(f"{name} {version}" for name, version in found.versions.items())
    counts = {tree: f"{what}; {found.entries.get(tree, 0):,} entries" for tree, what in TREES.items()}
    return f"""# The walker's speed

Written by `python3 benches/walk_report.py`, which needs Rust, Python and GNU find, and took {machine["minutes"]}
minutes. The trees and the walkers are in `benches/walk/src` of the repository. All measured numbers
are in [`walk-results.json`](walk-results.json).

- {machine["cpu"]}, {machine["cores"]} cores, {machine["system"]}
- {versions}; {" ".join([machine["rustc"], machine["flags"]]).strip()}
- {machine["date"]}, rounds: {machine["rounds"]}, cores that others kept busy: {machine.get("busy", "unknown")}

Everything is measured in two profiles, in turn, the second with four threads only:

{listed(PROFILES)}

All trees are in the cache, of the file system "{machine.get("files", "unknown")}". Each walker counts directories, files, links and others by the type
that the file system gives, and reads no metadata. With "sizes", it also adds up the lengths of all
entries, and reads the metadata of each for that. `{OWN}` adds up what they take on the disk as
well, and looks out for files with several names, of which there are none here. All have to come to
the same numbers. A time is of everything, from the start of the threads to their end.

The trees:

{listed(counts)}

The others:

{listed(OTHERS)}

## Targets

`{OWN}` is to be at least 1.2 times as fast as the best other walker in Rust, and never slower.

{targets(found)}

## Speed

A number says how many times as fast as another walker `{OWN}` is: the median of the rounds, with the
quartiles in brackets. Each ratio is of two times from the same round and profile. The last columns
are of `{OWN}`: the median of its time, the entries a second, and how many times as many these are as
the {ARTICLE:,} of the article whose walker it does anew.

{sections(found)}
"""
