"""The base of all reports: rounds of benchmarks, the machine, files of results, tables, and the command line."""

import argparse
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
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Self

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "crates" / "benches"
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")).resolve()

# The profiles in which the benchmarks are built, with cargo's names.
PROFILES = {"default": "bench", "LTO": "lto"}
BOTH = " / ".join(PROFILES)  # the head of a column with a number for each profile


# Running.


def cargo(folder: Path, command: str, *arguments: str, environment: Mapping[str, str] = MappingProxyType({})) -> str:
    """Runs `cargo` on the package in a folder, and returns what it printed. All workspaces share what is built."""
    words = ["cargo", command, "--quiet", "--manifest-path", str(folder / "Cargo.toml"), *arguments]
    return run(words, {"CARGO_TARGET_DIR": str(TARGET), **environment})


def run(words: list[str], environment: Mapping[str, str] = MappingProxyType({})) -> str:
    """Runs a program, which must succeed, and returns what it printed."""
    variables = {**os.environ, **environment}
    return subprocess.run(words, cwd=ROOT, env=variables, text=True, check=True, stdout=subprocess.PIPE).stdout


def lines(printed: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in printed.splitlines() if line.startswith("{")]


def used() -> tuple[float, float]:
    """Returns the time, and the processor time of all processes except this and its children, if it is known."""
    ticks = re.findall(r" (\d+)", read("/proc/stat").partition("\n")[0])
    user, nice, system, _, _, *interrupts = map(float, ticks[:7] or ["nan"] * 5)
    return time.monotonic(), (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK") - sum(os.times()[:4])


# The machine.


def read(path: str) -> str:
    """Returns the text of a file, or nothing on systems without it."""
    return Path(path).read_text(encoding="utf-8") if Path(path).exists() else ""


# The facts about a machine, and about the run on it; `files` is the file system of a walk.
FIELDS = {"cpu", "cores", "l3", "system", "rustc", "flags", "date", "rounds", "minutes", "busy", "files"}


def machine() -> dict[str, object]:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    flags = (f"{name}={value}" for name, value in sorted(os.environ.items())
             if name.startswith("CARGO_PROFILE_") or name.endswith("RUSTFLAGS"))
    return {"cpu": processor(), "cores": cores, "l3": cache(), "system": f"{platform.system()} {platform.machine()}",
            "rustc": " ".join(run(["rustc", "--version"]).split()[:2]), "flags": " ".join(flags),
            "date": datetime.date.today().isoformat()}


def processor() -> str:
    """Returns the processor, as in `AMD EPYC (family 25, model 17)`."""
    fields = dict(re.findall(r"^(model name|cpu family|model)\s*: (.+)$", read("/proc/cpuinfo"), re.M))
    if "model name" not in fields:
        return platform.processor() or platform.machine()
    return f"{fields['model name']} (family {fields.get('cpu family')}, model {fields.get('model')})"


def cache() -> str:
    """Returns the size of the first core's last cache, and the cores that share it, as in `32768K of cores 0-1`."""
    folder = "/sys/devices/system/cpu/cpu0/cache/index3/"
    size, cores = (read(folder + name).strip() for name in ("size", "shared_cpu_list"))
    return f"{size} of cores {cores}" if size else "unknown"


def versions(folders: Iterable[Path], packages: Iterable[str]) -> dict[str, str]:
    """Returns the locked versions of packages; of two, the one of the last folder, and there the registry's."""
    found: dict[str, str] = {}
    for folder in folders:
        locked = tomllib.loads((folder / "Cargo.lock").read_text(encoding="utf-8"))["package"]
        found |= {each["name"]: each["version"] for each in sorted(locked, key=lambda each: "source" in each)}
    return {name: found[name] for name in packages if name in found}


# Medians, and tables in Markdown.


class Spread(NamedTuple):
    """A median, and the quartiles around it."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float], divisors: list[float]) -> Self:
        """Computes the spread of numbers, each divided by one from the same round."""
        quotients = [a / b for a, b in zip(values, divisors, strict=True)]
        low, median, high = statistics.quantiles(quotients * (1 + (len(quotients) == 1)), n=4, method="inclusive")
        return cls(median, low, high)

    def __str__(self) -> str:
        return f"{number(self.median)} ({number(self.low)}–{number(self.high)})"


def count(threads: int) -> str:
    return f"{threads} {'thread' if threads == 1 else 'threads'}"


def on(program: str, threads: int) -> str:
    return f"{program}, {count(threads)}"


def number(value: float) -> str:
    """Formats a number with two or three digits, or with all digits before the point."""
    if value < 0.1:
        return f"{value:.2g}"
    return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}"


def marked(text: object, value: float, least: float) -> str:
    """Makes a text bold if its value is too small, with two digits after the point, as it is shown."""
    return f"**{text}**" if round(value, 2) < round(least, 2) else str(text)


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Formats rows below their head. The columns after the first have numbers."""
    lines = ["| " + " | ".join(f"`{cell}`" if "<" in cell else cell for cell in row) + " |" for row in (head, *rows)]
    return "\n".join([lines[0], "|---" + "|--:" * lines[0].count(" | ") + "|", *lines[1:]])


# Files.


def put(value: float, results: dict[str, Any], *names: str) -> None:
    """Appends a value to the list that is found under these names."""
    for name in names[:-1]:
        results = results.setdefault(name, {})
    results.setdefault(names[-1], []).append(value)


def filled(page: Path, regions: dict[str, str]) -> str:
    """Returns a page in which each region has a new text between its markers."""
    text = page.read_text(encoding="utf-8")

    def new(markers: re.Match[str]) -> str:
        return f"{markers[1]}\n{regions[markers['name']]}\n\n{markers[3]}"

    for name in regions:
        text = re.sub(rf"(<!-- (?P<name>{name}) -->\n).*?(<!-- /{name} -->)", new, text, flags=re.DOTALL)
    return text


@dataclass
class Report:
    """The results of a measurement. There is one time per round, in nanoseconds."""

    machine: dict[str, Any]
    versions: dict[str, str]
    # The times by profile, workload and peer.
    times: dict[str, dict[str, dict[str, list[float]]]] = field(default_factory=dict)
    # By processor, as it is named in tables, the results that it had when it was measured last.
    others: dict[str, dict[str, Any]] = field(default_factory=dict)

    # A report also has a NAME on the command line; a PAGE, next to which its results are, in a file with the ending
    # `json`; BENCHES, which are its benchmarks in each profile with their arguments; the packages whose versions are
    # noted (VERSIONED); the peer that this project made (OWN), and the one with which the others are compared (BASE).
    NAME: ClassVar[str]
    PAGE: ClassVar[Path]
    BENCHES: ClassVar[dict[str, list[str]]]
    VERSIONED: ClassVar[tuple[str, ...]]
    OWN: ClassVar[str]
    BASE: ClassVar[str]
    ENVIRONMENT: ClassVar[dict[str, str]] = {}  # the variables with which the benchmarks run
    LOCKED: ClassVar[list[Path]] = [ROOT]  # the folders of the lock files
    ROUNDS: ClassVar[int] = 7

    # The file.

    def __post_init__(self) -> None:
        if unknown := self.machine.keys() - FIELDS:
            raise ValueError(f"unknown fields of a machine: {', '.join(unknown)}")
        for other in self.others.values():
            type(self)(**other)

    @classmethod
    def read(cls) -> Self:
        path = cls.PAGE.with_suffix(".json")
        try:
            return cls(**json.loads(path.read_text(encoding="utf-8")))
        except (TypeError, ValueError) as error:
            raise SystemExit(f"{path}: {error}") from None

    def text(self) -> str:
        text = json.dumps(asdict(self), indent=1, ensure_ascii=False)
        return re.sub(r"\[[^][]*\]", lambda numbers: " ".join(numbers[0].split()), text) + "\n"

    # Several processors.

    def keep(self, earlier: Self) -> None:
        """Keeps the earlier results of all other processors."""
        self.others = {**earlier.others, short(earlier.machine): {**asdict(earlier), "others": {}}}
        self.others.pop(short(self.machine), None)

    def processors(self) -> dict[str, Self]:
        """Returns the results of each processor, the last one first, by the head of its column."""
        return {short(self.machine): self, **{name: type(self)(**other) for name, other in self.others.items()}}

    # Measuring.

    def bench(self, profile: str, name: str, *arguments: str) -> str:
        return cargo(PACKAGE, "bench", "--profile", PROFILES[profile], "--bench", name, "--", *arguments,
                     environment=self.ENVIRONMENT)

    def measure(self, turns: int) -> None:
        """Runs all rounds of benchmarks that print their results as lines."""
        for profile, benches in self.BENCHES.items():  # Build first, so that no round includes a build.
            for bench in benches:
                self.bench(profile, bench.split()[0], "--test", "nothing has this name")
        self.run(turns, lambda profile: [line for bench in self.BENCHES[profile]
                                         for line in lines(self.bench(profile, *bench.split()))])

    def run(self, turns: int, measure: Callable[[str], list[dict[str, Any]]]) -> None:
        """Runs all rounds, and notes how many, the minutes, and how many cores other processes kept busy."""
        start, loads = time.monotonic(), []
        for n in range(1, turns + 1):
            for profile in PROFILES:
                before = used()
                found = measure(profile)
                elapsed, others = (b - a for a, b in zip(before, used(), strict=True))
                loads.append(others / elapsed)
                for line in found:
                    self.note(profile, line)
                print(f"round {n} of {turns}, {profile}: {len(found)} results in {elapsed:.0f} s, "
                      f"{loads[-1]:.1f} cores busy with others", flush=True)
        busy = round(max(statistics.median(loads), 0.0), 1)
        self.machine |= {"rounds": turns, "minutes": round((time.monotonic() - start) / 60),
                         "busy": "unknown" if math.isnan(busy) else busy}

    def note(self, profile: str, line: dict[str, Any]) -> None:
        """Notes a time from a benchmark's line, rounded to four digits."""
        workload = on(line["workload"], line["threads"]) if "threads" in line else line["workload"]
        put(float(f"{line['time']:.4g}"), self.times, profile, workload, line["peer"])

    # Comparing.

    def peers(self) -> list[str]:
        """Returns all peers except the base, in the order in which they ran."""
        found = dict.fromkeys(peer for profile in self.times.values() for times in profile.values() for peer in times)
        return [peer for peer in found if peer != self.BASE]

    def workloads(self, threads: int) -> dict[str, str]:
        """Returns the workloads on a number of threads, by program."""
        end = f", {count(threads)}"
        return {name.removesuffix(end): name for name in self.times["default"] if name.endswith(end)}

    def speed(self, profile: str, workload: str, peer: str, base: str = "") -> Spread | None:
        """Returns a peer's speed, in multiples of the base's speed in the same round."""
        times, base = self.times[profile].get(workload, {}), base or self.BASE
        return Spread.of(times[base], times[peer]) if peer in times and base in times else None

    def slowest(self, workload: str, peer: str, base: str = "") -> float:
        """Returns the smaller of a peer's median speeds, by which rows are sorted."""
        speeds = [self.speed(profile, workload, peer, base) for profile in PROFILES]
        return min((speed.median for speed in speeds if speed), default=math.inf)

    # Writing. A cell has what is known of both profiles, or of the one that was measured.

    def cell(self, workload: str, peer: str, base: str = "", least: float = 0,
             form: Callable[[Spread], object] = lambda speed: number(speed.median)) -> str:
        """Returns a peer's speeds, in a form; those that are less than they should be are bold."""
        speeds = [self.speed(profile, workload, peer, base) for profile in PROFILES]
        return " / ".join(marked(form(speed), speed.median, least) for speed in speeds if speed) or "–"

    def own(self, workload: str, least: float = 0, peer: str = "") -> list[str]:
        """Returns the speeds of our peer, or another one, with the quartiles: a cell for each processor."""
        return [each.cell(workload, peer or self.OWN, least=least, form=str) for each in self.processors().values()]

    def mean(self, workloads: Iterable[str], peer: str, least: float = 0) -> str:
        """Returns the geometric means of a peer's speeds; those that are less than they should be are bold."""
        speeds = [[self.speed(profile, workload, peer) for workload in workloads] for profile in PROFILES]
        means = [statistics.geometric_mean(speed.median for speed in each if speed) for each in speeds if all(each)]
        return " / ".join(marked(number(mean), mean, least) for mean in means)

    def medians(self, workload: str, form: Callable[[float], float] = float, peer: str = "") -> str:
        """Returns the median times of the base, or another peer, in a form."""
        times = [self.times[profile].get(workload, {}).get(peer or self.BASE) for profile in PROFILES]
        return " / ".join(number(form(statistics.median(each))) for each in times if each)

    def where(self) -> str:
        """Returns where each processor's results are from."""
        if not self.others:
            return self.place()
        return "\n\n".join(f"**{name}**, {'earlier' if n else 'measured last'}:\n\n{each.place()}"
                           for n, (name, each) in enumerate(self.processors().items()))

    def place(self) -> str:
        machine = self.machine
        versions = ", ".join(f"{name} {version}" for name, version in self.versions.items())
        return f"""\
- {machine["cpu"]}, {machine["cores"]} cores, L3: {machine["l3"]}, {machine["system"]}
- {versions}; {" ".join([machine["rustc"], machine["flags"]]).strip()}
- {machine["date"]}; {machine["rounds"]} rounds, {machine["minutes"]} min; busy with others: {machine["busy"]} cores"""

    def regions(self) -> dict[str, str]:
        """Returns what a page shows of the results, by the name of its region."""
        raise NotImplementedError

    def pages(self) -> dict[Path, dict[str, str]]:
        return {self.PAGE: {"where": self.where(), **self.regions()}}


def short(machine: dict[str, Any]) -> str:
    """Names a processor: `AMD EPYC (family 25, model 17)` with two cores is `AMD 25/17 × 2`."""
    name, _, numbers = machine["cpu"].partition(" (family ")
    words = [re.split(r"[( ]", name)[0], "/".join(re.findall(r"\d+", numbers)), f"× {machine['cores']}"]
    return " ".join(filter(None, words))


def main(reports: list[type[Report]]) -> None:
    kinds = {kind.NAME: kind for kind in reports}
    parser = argparse.ArgumentParser(description="Measures, and writes pages and files of results.")
    parser.add_argument("report", nargs="?", choices=kinds, default=reports[0].NAME, help="default: %(default)s")
    parser.add_argument("--rounds", type=int, metavar="N", help="the number of rounds (default: 7; for walk: 3)")
    parser.add_argument("--render", action="store_true", help="run nothing: write the pages from earlier results")
    options = parser.parse_args()
    kind = kinds[options.report]
    if options.render:
        found = kind.read()
    else:
        found = kind(machine(), versions(kind.LOCKED, kind.VERSIONED))
        found.keep(kind.read())
        found.measure(options.rounds or kind.ROUNDS)
        kind.PAGE.with_suffix(".json").write_text(found.text(), encoding="utf-8")
    for page, regions in found.pages().items():
        page.write_text(filled(page, regions), encoding="utf-8")
        print(f"wrote {page}")
