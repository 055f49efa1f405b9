"""Runs the benchmarks in rounds, and says on what machine."""

from __future__ import annotations

import datetime
import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Callable

ROOT = Path(__file__).resolve().parent.parent

# The ways in which the benchmarks are built.
PROFILES = {
    "default": "cargo's default profile for benchmarks",
    "LTO": "the same with `lto = \"thin\"` and `codegen-units = 1`",
}
CARGO = {"default": "bench", "LTO": "lto"}  # each profile's name for cargo


class Problem(Exception):
    """A reason why there can be no report."""


# Running.


def cargo(*arguments: str, environment: dict[str, str] = {}) -> subprocess.CompletedProcess[str]:
    """Runs `cargo`, which must succeed."""
    if not shutil.which("cargo"):
        raise Problem("cargo, which runs the benchmarks, was not found: install Rust")
    command = ["cargo", *arguments]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, text=True, encoding="utf-8",
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode:
        said = "\n".join((done.stdout + done.stderr).splitlines()[-20:])
        raise Problem(f"`{' '.join(command)}` failed (exit code {done.returncode}):\n{said}")
    return done


def bench(profile: str, package: str, name: str, *arguments: str,
          environment: dict[str, str] = {}) -> subprocess.CompletedProcess[str]:
    """Runs a benchmark."""
    return cargo("bench", "--quiet", "--profile", CARGO[profile], "--package", package, "--bench", name, "--",
                 *arguments, environment=environment)


def lines(printed: str) -> list[dict]:
    """The lines of JSON among what was printed."""
    return [json.loads(line) for line in printed.splitlines() if line.startswith("{")]


def run(rounds: int, measure: Callable[[str], list[dict]], note: Callable[[str, dict], None]) -> dict[str, float]:
    """Measures all rounds, in each of which the profiles take turns, notes each line, and
    returns the number of rounds, the minutes and the cores that others kept busy."""
    start, loads = time.monotonic(), []
    for n in range(1, rounds + 1):
        for profile in PROFILES:
            began, load = time.monotonic(), Load()
            found = measure(profile)
            loads.append(load.others())
            for line in found:
                note(profile, line)
            print(f"round {n} of {rounds}, {profile}: {len(found)} results in {time.monotonic() - began:.0f} s"
                  + (f", beside {loads[-1]:.1f} busy cores" if loads[-1] is not None else ""), flush=True)
    busy = {} if None in loads else {"busy": round(statistics.median(loads), 1)}
    return {"rounds": rounds, "minutes": round((time.monotonic() - start) / 60), **busy}


# The machine.


class Load:
    """Measures the cores that other processes keep busy, from now on; works on Linux only."""

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


def said(*command: str) -> str:
    """All that a command prints: nothing if it is not there."""
    try:
        return subprocess.run(command, capture_output=True, text=True).stdout.strip()
    except OSError:
        return ""


def machine() -> dict[str, object]:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return {"cpu": processor(), "cores": cores, "system": f"{platform.system()} {platform.machine()}",
            "rustc": " ".join(said("rustc", "--version").split()[:2]), "flags": flags(),
            "date": datetime.date.today().isoformat()}


def flags() -> str:
    """The variables of the environment that change how the benchmarks are built."""
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


def versions(folder: Path, packages: Iterable[str]) -> dict[str, str]:
    """Of the packages, as locked. Of two with the same name, the registry's."""
    text = (folder / "Cargo.lock").read_text(encoding="utf-8")
    locked: dict[str, str] = {}
    for name, version, source in re.findall(r'^name = "(.+)"\nversion = "(.+)"\n(source)?', text, re.M):
        if source or name not in locked:
            locked[name] = version
    return {name: locked[name] for name in packages if name in locked}
