"""The results as lines of JSON, for other programs. The types are in crates/results/src/lib.rs."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from checker import RESULTS, Result
from manifest import Problem

KINDS = {  # the kinds of failures in crates/results/src/failure.rs, with the properties that TLC finds violated
    "taken-twice": "TakenOnce",
    "unwritten": "Written",
    "race": "HandedOver",
    "lost": "NothingLost",
    "used-after-free": "NoUseAfterFree FreedAfterReads",
    "reused": "ReusedInTime",
    "indices-crossed": "IndicesSane TypeOK",
    "no-deque": "Fifo Refinement Linearizable",
    "no-progress": "NoneStarves LockFree WaitFree EveryPartIsRun",
    "freed-twice": "FreedOnce",
    "record-unmade": "RecordsMade",
    "freed-late": "Prompt",
    "job-left": "AllIsDone EveryJobIsTaken EveryJobIsDone NothingElseIsOwn NoLostWakeup LeavesLast NoPartForgotten",
    "deadlock": "AllLeave NoDeadlock deadlocks",
    "foreign": "NothingForeign StackIsAPath",
    "forgotten": "EveryIndexIsKnown NoneForgotten EveryoneResumes",
    "permit-miscounted": "AtMostPRun",
    "over-quota": "NoneOverWhileFree NoneOverForEver QuotaIsRestored",
    "reached": "AlwaysCold LightOnce NeverAgain NeverWarms Impossible",
    "miscounted": "Counted IdleIsExact FewSearch",
}
WRONG = {found: kind for kind, every in KINDS.items() for found in every.split()}


def verdict(found: str) -> str:
    if found == "holds":
        return "holds"
    return "fails" if found.startswith("violates") or found == "deadlocks" else "unknown"


def outcome(result: Result) -> dict[str, Any]:
    """Returns a result as a line of the file."""
    claim, found = result.claim, result.found
    expected = "holds" if claim["expect"] == "holds" else "fails"
    line: dict[str, Any] = {
        "subject": claim["subject"], "group": claim["group"], "check": claim["claim"],
        "verdict": verdict(found), "expected": expected, "explored": result.output.states() or 0,
        "unit": "states", "exhaustive": True, "seconds": round(result.seconds, 1),
    }
    if verdict(found) == "fails":
        line["message"] = found
        kind = WRONG.get(found.removeprefix("violates "))
        if kind:
            line["kind"] = kind
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
    """The outcomes. If there is a file, each is appended to it as soon as it is known."""

    def __init__(self, path: Path | None, anew: bool) -> None:
        self.path = path
        text = path.read_text(encoding="utf-8") if path and path.is_file() and not anew else ""
        whole = text[:text.rfind("\n") + 1]  # Drops the line in which a run was interrupted.
        self.lines = [json.loads(line) for line in whole.splitlines()]
        if path:
            path.write_text(whole, encoding="utf-8")

    def begin(self, engine: str, version: str, planned: int) -> None:
        """Writes the header, unless an earlier run did."""
        if not self.lines:
            self.append({"engine": engine, "version": version, "planned": planned})

    def done(self) -> set[str]:
        return {line["check"] for line in self.lines[1:]}

    def as_expected(self) -> bool:
        return all(line["verdict"] == line["expected"] and "problem" not in line for line in self.lines[1:])

    def append(self, line: dict[str, Any]) -> None:
        self.lines.append(line)
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")


def wanted(anew: bool = False) -> Results:
    """Returns the file that the environment names, if it names one."""
    path = os.environ.get(RESULTS)
    try:
        return Results(Path(path) if path else None, anew)
    except (OSError, ValueError) as error:
        raise Problem(f"{RESULTS}={path}: {error}")
