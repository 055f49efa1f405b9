"""The base of all reports: files of results, rounds, comparisons, tables and charts."""

from __future__ import annotations

import json
import re
import statistics
from argparse import Namespace
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Callable, ClassVar

import rounds
from rounds import PROFILES, Problem
from tables import Spread, cell, number, ratio, table


def put(value: float, results: dict, *names: str) -> None:
    """Appends a value to the list that is found under these names."""
    *above, last = names
    for name in above:
        results = results.setdefault(name, {})
    results.setdefault(last, []).append(value)


@dataclass
class Report:
    """The results of a measurement. There is one time per round, in nanoseconds."""

    machine: dict[str, Any]
    versions: dict[str, str]
    # The times by profile, workload and peer.
    times: dict[str, dict[str, dict[str, list[float]]]] = field(default_factory=dict)
    memory: dict[str, dict[str, int]] = field(default_factory=dict)  # by peer, in bytes

    # The name on the command line. The text beside this file and the README's markers have it too.
    NAME: ClassVar[str]
    DATA: ClassVar[str]  # the file with the results
    DOCUMENT: ClassVar[str]  # the file with the report

    PACKAGE: ClassVar[str]  # the package of the benchmarks
    BENCHES: ClassVar[dict[str, list[str]]]  # the benchmarks of each profile, with their arguments
    VERSIONED: ClassVar[tuple[str, ...]] = ()  # the packages whose versions are noted
    ROUNDS: ClassVar[int] = 7

    BASE: ClassVar[str]  # the peer with which the others are compared
    UNIT: ClassVar[tuple[str, int]] = ("ns", 1)  # the unit of the base's time
    TITLE: ClassVar[str] = "{profile}, {section}"  # the first heading of a table of speeds

    # The file.

    @classmethod
    def read(cls, folder: Path) -> Report:
        path, hint = folder / cls.DATA, f"run report.py {cls.NAME} without --render first"
        try:
            found = cls(**json.loads(path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            raise Problem(f"{path} is missing: {hint}")
        except (ValueError, TypeError) as error:
            raise Problem(f"{path} does not have the format of this report.py: {error}")
        for profile in PROFILES:
            if not found.times.get(profile):
                raise Problem(f"{path} has no times of the profile {profile}: {hint}")
        return found

    def write(self, folder: Path) -> None:
        text = json.dumps(asdict(self), indent=1, ensure_ascii=False)
        text = re.sub(r"\[[^][]*\]", lambda numbers: " ".join(numbers[0].split()), text)
        (folder / self.DATA).write_text(text + "\n", encoding="utf-8")

    # Measuring.

    def measure(self, options: Namespace, environment: dict[str, str] = {}) -> None:
        """Runs all rounds of benchmarks that print their results as lines."""
        def run(profile: str, bench: str, *arguments: str) -> list[dict]:
            return rounds.lines(rounds.bench(profile, self.PACKAGE, bench, *arguments, environment=environment).stdout)

        def measure(profile: str) -> list[dict]:
            quick = ["--quick"] if options.quick else []
            return [line for bench in self.BENCHES[profile] for line in run(profile, *bench.split(), *quick)]

        for profile, benches in self.BENCHES.items():  # Build first, so that no round includes a build.
            for bench in benches:
                run(profile, bench.split()[0], "--test", "nothing has this name")
        self.run(options, measure)

    def run(self, options: Namespace, measure: Callable[[str], list[dict]]) -> None:
        self.machine.update(rounds.run(options.rounds, measure, self.note))

    def note(self, profile: str, line: dict) -> None:
        """Notes a time from a benchmark's line, rounded to four digits."""
        workload = cell(line["workload"], line["threads"]) if "threads" in line else line["workload"]
        put(float(f"{line['time']:.4g}"), self.times, profile, workload, line["peer"])

    # Comparing.

    def peers(self) -> list[str]:
        """Returns all peers except the base, in the order in which they ran."""
        found = dict.fromkeys(peer for profile in self.times.values() for times in profile.values() for peer in times)
        return [peer for peer in found if peer != self.BASE]

    def time(self, profile: str, workload: str, peer: str) -> float | None:
        """Returns the median time."""
        times = self.times[profile].get(workload, {}).get(peer)
        return statistics.median(times) if times else None

    def speed(self, profile: str, workload: str, peer: str, base: str = "") -> Spread | None:
        """Returns a peer's speed, in multiples of the base's speed in the same round."""
        times, base = self.times[profile].get(workload, {}), base or self.BASE
        return Spread.of(times[base], times[peer]) if peer in times and base in times else None

    def mean(self, profile: str, workloads: Iterable[str], peer: str) -> float | None:
        """Returns the geometric mean of a peer's speeds."""
        speeds = [self.speed(profile, workload, peer) for workload in workloads]
        return None if None in speeds else statistics.geometric_mean(speed.median for speed in speeds)

    # Writing.

    def place(self, workload: str) -> tuple[str, str]:
        """Returns a workload's section, and its name there."""
        name, _, threads = workload.rpartition(", ")
        return threads, name

    def sections(self, profile: str) -> dict[str, dict[str, str]]:
        """Returns the workloads by section and name."""
        found: dict[str, dict[str, str]] = {}
        for workload in self.times[profile]:
            section, name = self.place(workload)
            found.setdefault(section, {})[name] = workload
        return found

    def speeds(self, section: str, profile: str, workloads: dict[str, str]) -> list[list[str]]:
        """Returns a table of speeds. The last column has the base's times."""
        peers, (unit, nanoseconds) = self.peers(), self.UNIT
        rows = [[self.TITLE.format(profile=profile, section=section), *peers, f"{self.BASE}, {unit}"]]
        for name, workload in workloads.items():
            time = self.time(profile, workload, self.BASE)
            rows.append([name, *(ratio(self.speed(profile, workload, peer)) for peer in peers),
                         number(time and time / nanoseconds)])
        return rows

    def chapters(self) -> dict[str, str]:
        """Returns the tables of each section, in all profiles."""
        found: dict[str, list[str]] = defaultdict(list)
        for profile in PROFILES:
            for section, workloads in self.sections(profile).items():
                found[section].append(table(self.speeds(section, profile, workloads)))
        return defaultdict(lambda: "Not measured.", {section: "\n\n".join(text) for section, text in found.items()})

    def where(self) -> str:
        """Returns a list of the machine, the versions and the date."""
        machine = self.machine
        versions = ", ".join(f"{name} {version}" for name, version in self.versions.items())
        return f"""\
- {machine["cpu"]}, {machine["cores"]} cores, {machine["system"]}
- {versions}; {" ".join([machine["rustc"], machine["flags"]]).strip()}
- {machine["date"]}, rounds: {machine["rounds"]}, cores that others kept busy: {machine.get("busy", "unknown")}"""

    def values(self) -> dict[str, Any]:
        """Returns the values of the placeholders in the document's text."""
        raise NotImplementedError

    def document(self) -> str:
        """Returns the document: its text, with the placeholders filled."""
        text = Path(__file__).with_name(f"{self.NAME}.md").read_text(encoding="utf-8")
        profiles = "\n".join(f"- {profile}: {about}" for profile, about in PROFILES.items())
        return text.format(machine=self.machine, where=self.where(), profiles=profiles, **self.values())

    def summary(self) -> str:
        """Returns the text for the README, if there is one."""
        return ""

    def charts(self) -> dict[str, dict[str, Any]]:
        """Returns the charts for plots.py, by file."""
        return {}
