"""What the benchmarks' scripts have in common: rounds in both profiles, the machine, the plots, the
README and the command line."""

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
from typing import Callable, Iterable, TypeVar

from results import PROFILES, Problem, Results

MATPLOTLIB = "matplotlib>=3.9,<4"

Found = TypeVar("Found", bound=Results)

DOCS = Path(__file__).resolve().parent.parent / "docs"


# Running.


def cargo(root: Path, *arguments: str, environment: dict[str, str] = {}) -> subprocess.CompletedProcess[str]:
    """Runs `cargo`, which must succeed."""
    if not shutil.which("cargo"):
        raise Problem("cargo, which runs the benchmarks, was not found: install Rust")
    command = ["cargo", *arguments]
    done = subprocess.run(command, cwd=root, env={**os.environ, **environment}, text=True, encoding="utf-8",
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode:
        said = "\n".join((done.stdout + done.stderr).splitlines()[-20:])
        raise Problem(f"`{' '.join(command)}` failed (exit code {done.returncode}):\n{said}")
    return done


def lines(root: Path, profile: str, package: str, bench: str, arguments: list[str],
          environment: dict[str, str] = {}) -> list[dict]:
    """The lines of JSON that a benchmark prints, in what cargo calls a profile."""
    done = cargo(root, "bench", "--quiet", "--profile", profile, "--package", package, "--bench", bench, "--",
                 *arguments, environment=environment)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def run(found: Results, rounds: int, measure: Callable[[str], str], profiles: Iterable[str] = PROFILES) -> None:
    """Measures all rounds, in each of which the profiles take turns. `measure` says what it has
    measured."""
    start, loads = time.monotonic(), []
    for n in range(1, rounds + 1):
        for profile in profiles:
            began, clock = time.monotonic(), Load()
            what = measure(profile)
            loads.append(clock.others())
            print(f"round {n} of {rounds}, {profile}: {what} in {time.monotonic() - began:.0f} s"
                  + (f", beside {loads[-1]:.1f} busy cores" if loads[-1] is not None else ""), flush=True)
    found.machine["rounds"] = rounds
    found.machine["minutes"] = round((time.monotonic() - start) / 60)
    if None not in loads:
        found.machine["busy"] = round(statistics.median(loads), 1)


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


def versions(root: Path, peers: tuple[str, ...]) -> dict[str, str]:
    """Of the peers, as locked. Of two packages of a name, the registry's."""
    text = (root / "Cargo.lock").read_text(encoding="utf-8")
    locked: dict[str, str] = {}
    for name, version, source in re.findall(r'^name = "(.+)"\nversion = "(.+)"\n(source)?', text, re.M):
        if source or name not in locked:
            locked[name] = version
    return {name: locked[name] for name in peers if name in locked}


# Drawing.


def draw(root: Path, data: Path, folder: Path, name: str) -> None:
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


# The README.


def shown(name: str, text: str) -> str:
    """What the README has at the place of that name."""
    return f"<!-- {name} -->\n\n{text}\n\n<!-- /{name} -->"


def show(readme: Path, name: str, text: str) -> None:
    """Puts it there."""
    begin, end = shown(name, "\0").split("\0")
    old = readme.read_text(encoding="utf-8")
    before, begins, rest = old.partition(begin.rstrip())
    _, ends, after = rest.partition(end.lstrip())
    if not ends:
        raise Problem(f"{readme} has no place for this, between {begin.strip()} and {end.strip()}")
    readme.write_text(before + shown(name, text) + after, encoding="utf-8")


# The command line.


def parser(about: str, data: str, rounds: int = 7) -> argparse.ArgumentParser:
    """The options that all scripts have. `data` is the file with what was measured."""
    parser = argparse.ArgumentParser(description=about.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=rounds, metavar="N", help=f"how many rounds ({rounds})")
    parser.add_argument("--quick", action="store_true", help="one short round, to see that everything works")
    parser.add_argument("--render", action="store_true", help=f"run nothing: write anew from {data}")
    return parser


def parsed(parser: argparse.ArgumentParser, argv: list[str] | None) -> argparse.Namespace:
    options = parser.parse_args(argv)
    if options.rounds < 1:
        parser.error("--rounds must be at least 1")
    if options.quick:
        options.rounds = 1
    return options


def report(options: argparse.Namespace, folder: Path, data: str, kind: type[Found], measure: Callable[[], Found],
           write: Callable[[Path, Found], None]) -> None:
    """Measures, or reads what was measured, and writes the documents to the folder."""
    if options.render:
        found = kind.read(folder / data)
    else:
        found = measure()
        if options.quick:  # It replaces no document.
            folder = folder.parent / "target" / "report"
            folder.mkdir(parents=True, exist_ok=True)
        found.write(folder / data)
    write(folder, found)


def guarded(act: Callable[[], None]) -> int:
    """The exit status: 2 for a problem, which is printed."""
    try:
        act()
        return 0
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
