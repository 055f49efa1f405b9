"""What the programs' times say, and docs/programs.md."""

from __future__ import annotations

import statistics

from results import BASE, PROFILES, Results, nanoseconds, number, ratio, table

OWN = "chase-lev"
THREADS = (1, 2, 4)

BUSY = 1  # So many cores that others keep busy are too many.

# The programs of drop-in/world, and what they do; times are those of an item.
PROGRAMS = {
    "walk, wide": "`ignore` walks 400 directories with the same parent; an item is an entry",
    "walk, deep": "the same of 4 branches of 100 levels",
    "walk, skewed": "the same, each level having half of the directories that are left",
    "walk with filters, wide": "the first with ripgrep's filters, which look for files such as `.gitignore`",
    "walk with filters, deep": "the second with these",
    "walk with filters, skewed": "the third with these",
    "sort": "`par_sort_unstable` of 200,000 numbers, which one thread makes",
    "stable sort": "`par_sort` of these",
    "fold and reduce": "two million numbers",
    "collect": "a million numbers, half of which are filtered out",
    "one by one": "50,000 numbers, each of which is a job of its own",
    "bridge": "20,000 numbers through `par_bridge`",
    "join": "the 22nd Fibonacci number by its definition; an item is a `join`",
    "scope": "10,000 jobs of a scope, spawned by one thread",
    "install": "200 jobs that are handed to the pool from outside, each when the last is done",
}


def cell(program: str, threads: int) -> str:
    """The name of a program on so many threads."""
    return f"{program}, {threads} {'thread' if threads == 1 else 'threads'}"


def mean(found: Results, profile: str, threads: int) -> float | None:
    """The geometric mean of the programs' speeds."""
    speeds = [found.speed(profile, cell(program, threads), OWN) for program in PROGRAMS]
    if None in speeds:
        return None
    return statistics.geometric_mean(speed.median for speed in speeds)


def speeds(found: Results, profile: str) -> str:
    """How many times as fast each program is, by threads."""
    rows = [[profile, *(cell("", threads)[2:] for threads in THREADS), *(f"{BASE}, {n}, ns" for n in THREADS)]]
    for program in PROGRAMS:
        cells = [cell(program, threads) for threads in THREADS]
        rows.append([program, *(ratio(found.speed(profile, workload, OWN)) for workload in cells),
                     *(nanoseconds(found, profile, workload) for workload in cells)])
    means = [mean(found, profile, threads) for threads in THREADS]
    rows.append(["geometric mean", *(number(value) if value else "–" for value in means), *("" for _ in THREADS)])
    return table(rows)


def behind(found: Results) -> str:
    """The programs that are slower, to two digits after the point."""
    rows = [["program", "profile", "speed", "quartiles are"]]
    for profile in PROFILES:
        for program in PROGRAMS:
            for threads in THREADS:
                speed = found.speed(profile, cell(program, threads), OWN)
                if speed and round(speed.median, 2) < 1:
                    where = "below 1" if round(speed.high, 2) < 1 else "on both sides of 1"
                    where = where if found.machine["rounds"] > 1 else "unknown, of one round"
                    rows.append([cell(program, threads), profile, ratio(speed), where])
    return table(rows, words=2) if len(rows) > 1 else "None."


def caution(found: Results) -> str:
    """What is said of a machine that had other work."""
    if found.machine.get("busy", 0) < BUSY:
        return ""
    return """

**Other processes kept much of the machine busy. The numbers show that everything runs, and say
next to nothing of the speed; they are to be measured again on a quiet machine.**"""


def document(found: Results) -> str:
    """programs.md."""
    machine = found.machine
    versions = ", ".join(f"{name} {version}" for name, version in found.versions.items())
    profiles = "\n".join(f"- {profile}: {what}" for profile, what in PROFILES.items())
    programs = "\n".join(f"- {program}: {what}." for program, what in PROGRAMS.items())
    tables = "\n\n".join(speeds(found, profile) for profile in PROFILES)
    return f"""# Programs on chase-lev in crossbeam-deque's place

Written by `python3 benches/programs_report.py`, which needs Rust and Python, and took {machine["minutes"]} minutes.
The programs are in `drop-in/world` of the repository. All measured times are in
[`programs.json`](programs.json).

- {machine["cpu"]}, {machine["cores"]} cores, {machine["system"]}
- {versions}; {" ".join([machine["rustc"], machine["flags"]]).strip()}
- {machine["date"]}, rounds: {machine["rounds"]}, cores that others kept busy: {machine.get("busy", "unknown")}

The programs use `ignore` and rayon, which use crossbeam-deque. There are two builds of them.
One is on crossbeam-deque. The other has `drop-in/` in its place, by `[patch.crates-io]`; nothing
else differs. Each is built in two profiles:

{profiles}

A round runs each build twice, in the order original, ours, ours, original. A program's time is
the fastest of its passes in both runs. The files of the trees are in the system's cache.

{programs}

## Speed

A number says how many times as fast a program is on chase-lev as on crossbeam-deque: the
median of the rounds, with the quartiles in brackets. The last columns are the medians of the
times on crossbeam-deque, in nanoseconds an item, with 1, 2 and 4 threads.{caution(found)}

{tables}

## Slower on chase-lev

{behind(found)}
"""
