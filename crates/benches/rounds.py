"""Runs benchmarks in rounds, and describes the machine."""

from __future__ import annotations

import datetime
import json
import math
import os
import platform
import re
import statistics
import subprocess
import time
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Callable

ROOT = Path(__file__).resolve().parents[2]

# The profiles in which the benchmarks are built.
PROFILES = {
    "default": "cargo's default profile for benchmarks",
    "LTO": "the same with `lto = \"thin\"` and `codegen-units = 1`",
}
CARGO = {"default": "bench", "LTO": "lto"}  # each profile's name for cargo


class Problem(Exception):
    """A reason why a report cannot be written."""


# Running.


def cargo(*arguments: str, environment: dict[str, str] = {}) -> subprocess.CompletedProcess[str]:
    """Runs `cargo`. A failure is a problem."""
    command = ["cargo", *arguments]
    try:
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, text=True, capture_output=True)
    except FileNotFoundError:
        raise Problem("cargo, which runs the benchmarks, was not found: install Rust")
    if done.returncode:
        said = "\n".join((done.stdout + done.stderr).splitlines()[-20:])
        raise Problem(f"`{' '.join(command)}` failed (exit code {done.returncode}):\n{said}")
    return done


def bench(profile: str, package: str, name: str, *arguments: str, environment: dict[str, str] = {}):
    """Runs a benchmark."""
    return cargo("bench", "--quiet", "--profile", CARGO[profile], "--package", package, "--bench", name, "--",
                 *arguments, environment=environment)


def lines(printed: str) -> list[dict]:
    """Returns the lines of JSON in an output."""
    return [json.loads(line) for line in printed.splitlines() if line.startswith("{")]


def run(rounds: int, measure: Callable[[str], list[dict]], note: Callable[[str, dict], None]) -> dict[str, float]:
    """Measures all rounds, in which the profiles take turns, and notes each line.

    Returns the number of rounds, the minutes, and the number of cores that other processes kept busy.
    """
    start, loads = time.monotonic(), []
    for n in range(1, rounds + 1):
        for profile in PROFILES:
            before = used()
            found = measure(profile)
            elapsed, all, own = (b - a for a, b in zip(before, used()))
            loads.append((all - own) / elapsed)
            for line in found:
                note(profile, line)
            beside = "" if math.isnan(loads[-1]) else f", beside {loads[-1]:.1f} busy cores"
            print(f"round {n} of {rounds}, {profile}: {len(found)} results in {elapsed:.0f} s{beside}", flush=True)
    load = statistics.median(loads)
    busy = {} if math.isnan(load) else {"busy": max(0.0, round(load, 1))}
    return {"rounds": rounds, "minutes": round((time.monotonic() - start) / 60), **busy}


# The machine.


def used() -> tuple[float, float, float]:
    """Returns the time, the processor time of the whole machine (known on Linux only), and that of this process."""
    own = os.times()
    try:
        fields = Path("/proc/stat").read_text(encoding="utf-8").split("\n")[0].split()
    except OSError:
        fields = ["nan"] * 8
    user, nice, system, _, _, *interrupts = map(float, fields[1:8])
    return (time.monotonic(), (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK"),
            own.user + own.system + own.children_user + own.children_system)


def said(*command: str) -> str:
    """Returns the output of a command, or nothing if the command does not exist."""
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
    """Returns the environment variables that change how the benchmarks are built."""
    return " ".join(f"{name}={value}" for name, value in sorted(os.environ.items())
                    if name.startswith("CARGO_PROFILE_") or name.endswith("RUSTFLAGS"))


def processor() -> str:
    """Returns the processor, as in `AMD EPYC (family 25, model 17)`."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        text = ""
    fields = dict(re.findall(r"^(model name|cpu family|model)\s*: (.+)$", text, re.M))
    if "model name" not in fields:
        return platform.processor() or platform.machine()
    return f"{fields['model name']} (family {fields.get('cpu family')}, model {fields.get('model')})"


def versions(folder: Path, packages: Iterable[str]) -> dict[str, str]:
    """Returns the locked versions of packages. Of two packages with the same name, the registry's counts."""
    locked = tomllib.loads((folder / "Cargo.lock").read_text(encoding="utf-8"))["package"]
    found = {package["name"]: package["version"] for package in sorted(locked, key=lambda package: "source" in package)}
    return {name: found[name] for name in packages if name in found}
