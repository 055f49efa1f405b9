"""The results as JSON lines, for other programs: the types are in verify/results/src/lib.rs."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from checker import RESULTS, Result
from manifest import Problem

WRONG = {  # the kinds of failures: verify/results/src/failure.rs has a sentence for each
    "TakenOnce": "taken-twice",
    "Written": "unwritten",
    "HandedOver": "race",
    "NothingLost": "lost",
    "NoUseAfterFree": "used-after-free",
    "ReusedInTime": "reused",
    "IndicesSane": "indices-crossed",
    "Fifo": "no-deque",
    "Refinement": "no-deque",
    "Linearizable": "no-deque",
    "LockFree": "no-progress",
    "WaitFree": "no-progress",
    "FreedAfterReads": "used-after-free",
    "FreedOnce": "freed-twice",
    "RecordsMade": "record-unmade",
    "Prompt": "freed-late",
    "NoLostWakeup": "job-left",
    "LeavesLast": "job-left",
    "AllLeave": "deadlock",
    "NothingForeign": "foreign",
    "NoDeadlock": "deadlock",
    "AlwaysCold": "reached",
    "Counted": "miscounted",
    "LightOnce": "reached",
    "Impossible": "reached",
}


def verdict(found: str) -> str:
    if found == "holds":
        return "holds"
    return "fails" if found.startswith("violates") or found == "deadlocks" else "unknown"


def kind(found: str) -> str | None:
    """The kind of failure, if it is known."""
    return "deadlock" if found == "deadlocks" else WRONG.get(found.removeprefix("violates "))


def outcome(result: Result) -> dict[str, Any]:
    """A result as a line of the file."""
    claim, found = result.claim, result.found
    expected = "holds" if claim["expect"] == "holds" else "fails"
    line: dict[str, Any] = {
        "subject": claim["subject"], "group": claim["group"], "check": claim["claim"],
        "verdict": verdict(found), "expected": expected, "explored": result.output.states() or 0,
        "unit": "states", "exhaustive": True, "seconds": round(result.seconds, 1),
    }
    if verdict(found) == "fails":
        line["message"] = found
        if kind(found):
            line["kind"] = kind(found)
    if line["group"] == "broken" and expected == "holds":
        line["reason"] = claim["note"]
    if result.problems:
        line["problem"] = "\n".join(result.problems)
    if "about" in claim:
        line["about"] = claim["about"]
    if result.execution:
        line["counterexample"] = result.execution
    return line


class Results:
    """The file to which each outcome is appended as soon as it is known."""

    def __init__(self, path: Path, anew: bool) -> None:
        self.path = path
        if anew:
            path.write_text("", encoding="utf-8")
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        whole, end, rest = text.rpartition("\n")
        if rest:  # A run was interrupted while it wrote this line.
            path.write_text(whole + end, encoding="utf-8")
        lines = [json.loads(line) for line in (whole + end).splitlines()]
        self.begun = bool(lines)
        self.done: set[str] = set()
        self.wrong: set[str] = set()  # of these, those that are not as expected
        for line in lines[1:]:
            self.note(line)

    def begin(self, engine: str, version: str, planned: int) -> None:
        """Writes what is to come, unless an earlier run did."""
        if not self.begun:
            self.append({"engine": engine, "version": version, "planned": planned})
            self.begun = True

    def add(self, result: Result) -> None:
        if result.claim["claim"] not in self.done:
            line = outcome(result)
            self.append(line)
            self.note(line)

    def note(self, line: dict[str, Any]) -> None:
        self.done.add(line["check"])
        if line["verdict"] != line["expected"] or "problem" in line:
            self.wrong.add(line["check"])

    def append(self, line: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")


def wanted(anew: bool = False) -> Results | None:
    """The file that the environment asks for."""
    path = os.environ.get(RESULTS)
    try:
        return Results(Path(path), anew) if path else None
    except (OSError, ValueError) as error:
        raise Problem(f"{RESULTS}={path}: {error}")
