"""Runs benchmarks in rounds, and describes the machine."""

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
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")).resolve()

# The profiles in which the benchmarks are built, with cargo's names.
CARGO = {"default": "bench", "LTO": "lto"}
PROFILES = [*CARGO]


# Running.


def cargo(workspace: Path, command: str, *arguments: str, environment: dict[str, str] = {}) -> str:
    """Runs `cargo` in a workspace, and returns what it printed. All workspaces share what is built."""
    words = ["cargo", command, "--quiet", "--manifest-path", str(workspace / "Cargo.toml"), *arguments]
    return run(words, {"CARGO_TARGET_DIR": str(TARGET), **environment})


def run(words: list[str], environment: dict[str, str] = {}) -> str:
    """Runs a program, which must succeed, and returns what it printed."""
    variables = {**os.environ, **environment}
    return subprocess.run(words, cwd=ROOT, env=variables, text=True, check=True, stdout=subprocess.PIPE).stdout


def lines(printed: str) -> list[dict]:
    """Returns the lines of JSON in an output."""
    return [json.loads(line) for line in printed.splitlines() if line.startswith("{")]


def measured(rounds: int, measure: Callable[[str], list[dict]], note: Callable[[str, dict], None]) -> dict[str, object]:
    """Measures all rounds, and returns their number, the minutes, and how many cores other processes kept busy."""
    start, loads = time.monotonic(), []
    for n in range(1, rounds + 1):
        for profile in PROFILES:
            before = used()
            found = measure(profile)
            elapsed, others = (b - a for a, b in zip(before, used()))
            loads.append(others / elapsed)
            for line in found:
                note(profile, line)
            print(f"round {n} of {rounds}, {profile}: {len(found)} results in {elapsed:.0f} s, "
                  f"{loads[-1]:.1f} cores busy with others", flush=True)
    busy = round(max(statistics.median(loads), 0.0), 1)
    return {"rounds": rounds, "minutes": round((time.monotonic() - start) / 60),
            "busy": "unknown" if math.isnan(busy) else busy}


def used() -> tuple[float, float]:
    """Returns the time, and the processor time of all processes except this and its children, if it is known."""
    ticks = re.findall(r" (\d+)", read("/proc/stat").partition("\n")[0])
    user, nice, system, _, _, *interrupts = map(float, ticks[:7] or ["nan"] * 5)
    return time.monotonic(), (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK") - sum(os.times()[:4])


# The machine.


def read(path: str) -> str:
    """Returns the text of a file, or nothing on systems without it."""
    return Path(path).read_text(encoding="utf-8") if Path(path).exists() else ""


def machine() -> dict[str, object]:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    flags = (f"{name}={value}" for name, value in sorted(os.environ.items())
             if name.startswith("CARGO_PROFILE_") or name.endswith("RUSTFLAGS"))
    return {"cpu": processor(), "cores": cores, "system": f"{platform.system()} {platform.machine()}",
            "rustc": " ".join(run(["rustc", "--version"]).split()[:2]), "flags": " ".join(flags),
            "date": datetime.date.today().isoformat()}


def processor() -> str:
    """Returns the processor, as in `AMD EPYC (family 25, model 17)`."""
    fields = dict(re.findall(r"^(model name|cpu family|model)\s*: (.+)$", read("/proc/cpuinfo"), re.M))
    if "model name" not in fields:
        return platform.processor() or platform.machine()
    return f"{fields['model name']} (family {fields.get('cpu family')}, model {fields.get('model')})"


def versions(folders: Iterable[Path], packages: Iterable[str]) -> dict[str, str]:
    """Returns the locked versions of packages; of two, that of the last folder, and there of the registry."""
    found = {}
    for folder in folders:
        locked = tomllib.loads((folder / "Cargo.lock").read_text(encoding="utf-8"))["package"]
        found |= {each["name"]: each["version"] for each in sorted(locked, key=lambda each: "source" in each)}
    return {name: found[name] for name in packages if name in found}
