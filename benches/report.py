#!/usr/bin/env python3
"""Runs the benchmarks in rounds, and writes docs/speed.md, docs/results.json, docs/plots and
the README's table.

A round runs the benchmarks in each profile. There, all deques run a workload one after the
other in the same process. Speeds are compared within a round and a profile only.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True  # The sources' directory stays clean.

import results
from results import PROFILES, Problem, Results

MATPLOTLIB = "matplotlib>=3.9,<4"
PACKAGE = "chase-lev-benches"
PEERS = ("chase-lev", "crossbeam-deque", "st3")  # those with a version

# What cargo calls each profile, and the `workload/peer`s that are measured in it.
BUILDS = {"default": ("bench", ""), "LTO": ("lto", "^(owner|growth|steal)|, 1 thief, 1 word/")}

DOCS = Path(__file__).resolve().parent.parent / "docs"

# In the README, what is around the short table.
BEGIN, END = "<!-- speed -->\n", "\n<!-- /speed -->"

# Samples of a millisecond, which other processes mostly leave alone.
FULL = {"warm-up-time": 0.02, "measurement-time": 0.1, "sample-size": 100}
QUICK = {"warm-up-time": 0.01, "measurement-time": 0.01, "sample-size": 10}

# glibc returns no memory to the system, so that growth is about the deques, and not
# about page faults.
ALLOCATOR = {"MALLOC_TRIM_THRESHOLD_": str(1 << 40), "MALLOC_MMAP_THRESHOLD_": str(32 << 20)}


# Running.


class Benches:
    """The two bench targets in a profile, and where they leave what they measure."""

    def __init__(self, root: Path, profile: str, filter: str) -> None:
        if not shutil.which("cargo"):
            raise Problem("cargo, which runs the benchmarks, was not found: install Rust")
        self.root = root
        self.profile, default = BUILDS[profile]
        self.filter = filter or default
        self.criterion = root / "target" / "report" / "criterion"

    def cargo(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Runs a bench target, which must succeed."""
        command = ["cargo", "bench", "--profile", self.profile, "--package", PACKAGE, *arguments]
        environment = {**os.environ, **ALLOCATOR, "CRITERION_HOME": str(self.criterion)}
        done = subprocess.run(command, cwd=self.root, env=environment, text=True, encoding="utf-8",
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if done.returncode:
            said = "\n".join((done.stderr + done.stdout).splitlines()[-20:])
            raise Problem(f"`{' '.join(command)}` failed (exit code {done.returncode}):\n{said}")
        return done

    def names(self) -> list[str]:
        """The benchmarks, as `workload/peer`, in the order in which they run."""
        listed = self.cargo("--bench", "peers", "--", "--list", self.filter)
        for missing in re.findall(r"^.* is left out: .*$", listed.stderr, re.M):
            print(missing, flush=True)
        names = re.findall(r"^(.+): benchmark$", listed.stdout, re.M)
        if not names:
            raise Problem(f"no benchmark matches {self.filter!r}")
        return names

    def round(self, names: list[str], options: dict[str, float]) -> list[tuple[str, str, float]]:
        """Workloads, peers, and nanoseconds for an operation."""
        shutil.rmtree(self.criterion, ignore_errors=True)
        flags = [f"--{name}={value}" for name, value in options.items()]
        self.cargo("--bench", "peers", "--", "--noplot", "--quiet", "--nresamples=1000", *flags, self.filter)
        found = dict(measured(path) for path in self.criterion.glob("*/*/new/benchmark.json"))
        missing = [name for name in names if name not in found]
        if missing:
            raise Problem(f"criterion left no estimates of {', '.join(missing)}")
        return [(*name.split("/", 1), found[name]) for name in names]

    def memory(self) -> dict[str, dict[str, int]]:
        """What the peers allocate."""
        printed = self.cargo("--bench", "memory").stdout
        lines = [json.loads(line) for line in printed.splitlines() if line.startswith("{")]
        return {line.pop("peer"): line for line in lines}


def measured(path: Path) -> tuple[str, float]:
    """A benchmark, and nanoseconds for one of the operations it says it has."""
    benchmark = json.loads(path.read_text(encoding="utf-8"))
    estimates = json.loads(path.with_name("estimates.json").read_text(encoding="utf-8"))
    operations = benchmark["throughput"]["Elements"]
    return benchmark["full_id"], estimates["median"]["point_estimate"] / operations


def measure(root: Path, options: argparse.Namespace) -> Results:
    """Runs all rounds, in each of which the profiles take turns."""
    start, loads = time.monotonic(), []
    benches = {profile: Benches(root, profile, options.filter) for profile in PROFILES}
    found = Results(machine(), versions(root))
    names = {profile: benches[profile].names() for profile in PROFILES}
    for n in range(1, options.rounds + 1):
        for profile in PROFILES:
            began, clock = time.monotonic(), Load()
            for measurement in benches[profile].round(names[profile], QUICK if options.quick else FULL):
                found.add(profile, *measurement)
            loads.append(clock.others())
            print(f"round {n} of {options.rounds}, {profile}: {len(names[profile])} benchmarks"
                  f" in {time.monotonic() - began:.0f} s"
                  + (f", beside {loads[-1]:.1f} busy cores" if loads[-1] is not None else ""), flush=True)
    found.memory = benches["default"].memory()
    found.machine["rounds"] = options.rounds
    found.machine["minutes"] = round((time.monotonic() - start) / 60)
    if None not in loads:
        found.machine["busy"] = round(statistics.median(loads), 1)
    return found


# The machine.


class Load:
    """How many cores other processes keep busy, from now on; known on Linux only."""

    def __init__(self) -> None:
        self.start = self.now()

    @staticmethod
    def now() -> tuple[float, float, float] | None:
        """The time; that of all processors in use, and that which we used."""
        try:
            fields = Path("/proc/stat").read_text(encoding="utf-8").split("\n")[0].split()
        except OSError:
            return None
        user, nice, system, _, _, *interrupts = map(int, fields[1:8])
        own = os.times()
        return (time.monotonic(), (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK"),
                own.user + own.system + own.children_user + own.children_system)

    def others(self) -> float | None:
        now = self.now()
        if not self.start or not now:
            return None
        elapsed, all, own = (b - a for a, b in zip(self.start, now))
        return max(0.0, (all - own) / elapsed)


def machine() -> dict[str, object]:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    rustc = subprocess.run(["rustc", "--version"], capture_output=True, text=True).stdout.split()
    return {"cpu": processor(), "cores": cores, "system": f"{platform.system()} {platform.machine()}",
            "rustc": " ".join(rustc[:2]), "flags": flags(), "date": datetime.date.today().isoformat()}


def flags() -> str:
    """What the environment changes about how the benchmarks are built."""
    return " ".join(f"{name}={value}" for name, value in sorted(os.environ.items())
                    if name.startswith("CARGO_PROFILE_") or name.endswith("RUSTFLAGS"))


def processor() -> str:
    """As `AMD EPYC (family 25, model 17)`."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    fields = dict(re.findall(r"^(model name|cpu family|model)\s*: (.+)$", text, re.M))
    if "model name" not in fields:
        return platform.machine()
    return f"{fields['model name']} (family {fields.get('cpu family')}, model {fields.get('model')})"


def versions(root: Path, peers: tuple[str, ...] = PEERS) -> dict[str, str]:
    """Of the peers, as locked."""
    text = (root / "Cargo.lock").read_text(encoding="utf-8")
    locked = dict(re.findall(r'^name = "(.+)"\nversion = "(.+)"$', text, re.M))
    return {name: locked[name] for name in peers if name in locked}


# Writing.


def draw(root: Path, data: Path, folder: Path, name: str = "plots.py") -> None:
    """Draws in a process of its own, with a Python that has matplotlib."""
    script = Path(__file__).resolve().with_name(name)
    done = subprocess.run([find_python(root), script, data, folder], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise Problem(f"{script.name} failed:\n{done.stdout.strip()}")


def find_python(root: Path) -> Path:
    """One with matplotlib, kept below target."""
    venv = root / "target" / "report" / "venv"
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (venv / "complete").exists():
        print(f"installing {MATPLOTLIB}", flush=True)
        for command in ([sys.executable, "-m", "venv", "--clear", venv],
                        [python, "-m", "pip", "install", "--quiet", "--only-binary=:all:", MATPLOTLIB]):
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if done.returncode:
                raise Problem(f"could not install {MATPLOTLIB}, which draws the plots:\n{done.stdout.strip()}")
        (venv / "complete").touch()
    return python


def write(root: Path, folder: Path, found: Results) -> None:
    """speed.md and the plots, from results.json."""
    draw(root, folder / "results.json", folder / "plots")
    (folder / "speed.md").write_text(results.document(found), encoding="utf-8")
    print(f"wrote {folder / 'speed.md'}")


def show(readme: Path, summary: str) -> None:
    """Puts the short table where the README has it."""
    text = readme.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise Problem(f"{readme} has no place for the table, between {BEGIN} and {END}")
    readme.write_text(f"{before}{begin}\n{summary}\n{end}{after}", encoding="utf-8")


# The command line.


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="how many rounds (7)")
    parser.add_argument("--filter", default="", metavar="REGEX", help="only these `workload/peer`s")
    parser.add_argument("--quick", action="store_true", help="one short round, to see that everything works")
    parser.add_argument("--render", action="store_true", help="run nothing: write anew from results.json")
    parser.add_argument("--summary", action="store_true", help="run nothing: print a short table of results.json")
    options = parser.parse_args(argv)
    if options.rounds < 1:
        parser.error("--rounds must be at least 1")
    if options.quick:
        options.rounds = 1
    return options


def main(argv: list[str] | None = None, folder: Path = DOCS) -> int:
    options = arguments(argv)
    root = folder.parent
    try:
        if options.summary:
            print(results.summary(Results.read(folder / "results.json")))
            return 0
        if options.render:
            found = Results.read(folder / "results.json")
            write(root, folder, found)
            show(root / "README.md", results.summary(found))
            return 0
        found = measure(root, options)
        if options.quick or options.filter:  # Only a part, so it replaces no document.
            folder = root / "target" / "report"
        found.write(folder / "results.json")
        write(root, folder, found)
        if folder.parent == root:
            show(root / "README.md", results.summary(found))
        return 0
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
