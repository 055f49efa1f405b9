"""The results as lines of JSON, for other programs. The types are in crates/evidence/src/results.rs."""

import json
import os
from pathlib import Path
from typing import Any

from model import data
from model.checker import RESULTS, Result
from model.claimed import Claim
from model.problem import Problem

# The kinds of failures in crates/evidence/src/results/failure.rs, with the properties that TLC finds violated.
KINDS = data.json(dict[str, tuple[str, ...]],
                  Path(__file__).with_name("kinds.json").read_text(encoding="utf-8"), "kinds.json")
WRONG = {found: kind for kind, every in KINDS.items() for found in every}


def verdict(found: str) -> str:
    fails = found.startswith("violates") or found == "deadlocks"
    return "fails" if fails else "holds" if found == "holds" else "unknown"


def line(name: str, subject: str, group: str, check: str, explored: int, unit: str, seconds: float,
         verdict: str = "holds", expected: str = "holds", **more: Any) -> dict[str, Any]:
    """Returns a line of the file, without what is empty. `--only` looks in the name."""
    return {"subject": subject, "group": group, "check": check, "name": name, "verdict": verdict,
            "expected": expected, "explored": explored, "unit": unit, "exhaustive": True, "seconds": round(seconds, 2),
            **{key: each for key, each in more.items() if each}}


def name_of(claim: Claim) -> str:
    return f"{claim.subject}, {claim.name}"


def outcome(result: Result) -> dict[str, Any]:
    claim, found, found_as = result.claim, result.found, verdict(result.found)
    expected = "holds" if claim.expect == "holds" else "fails"
    return line(name_of(claim), claim.subject, claim.group, claim.name, result.output.states() or 0,
                "states", result.seconds, found_as, expected, message=found if found_as == "fails" else "",
                kind=WRONG.get(found.removeprefix("violates ")), problem="\n".join(result.problems),
                reason=claim.note if claim.group == "broken" and expected == "holds" else "",
                counterexample=result.execution)


class Results:
    """The file that the environment names, if it names one. An outcome is appended to it as soon as it is known."""

    def __init__(self) -> None:
        self.path = os.environ.get(RESULTS)

    def begin(self, engine: str, version: str, planned: int, only: str = "") -> None:
        if not (planned or self.path):
            raise Problem(f"nothing has {only!r} in its name, or other options leave it out")
        if self.path:
            Path(self.path).write_text("", encoding="utf-8")
        self.append({"engine": engine, "version": version, "planned": planned})

    def append(self, line: dict[str, Any]) -> None:
        if self.path:
            with Path(self.path).open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
