"""Small models for tests: the claims of `testing`, with what is recorded of each and what must be reported."""

import json
import os
import shutil
import tempfile
import unittest
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from model import checked, claimed, claims, config, counts, modules
from model.counts import Counts
from model.terminal import printing

TESTING = Path(__file__).resolve().with_name("testing")
PRINTS = "860df02bb880aabd"  # of Clock


@dataclass(frozen=True)
class Case:
    """What is recorded of a claim, rightly or wrongly, and the problem that is reported, if there is one."""

    states: int | None = None
    depth: int | None = None
    within: int | None = None
    prints: str | None = None
    problem: str = "^$"

    def counts(self, hash: str) -> Counts:
        return Counts(1, hash, self.states, self.depth, self.within, self.prints)


CASES = {
    "Clock/holds": Case(states=4, depth=4),
    "Clock/invariant": Case(within=3),
    "Clock/initially": Case(within=1),
    "Clock/action": Case(within=3),
    "Clock/liveness": Case(within=4),
    "Clock/refinement": Case(within=2),
    "Clock/same": Case(states=4, depth=4, prints=PRINTS),
    "Clock/prints": Case(states=4, depth=4, prints=PRINTS),
    "Clock/outcomes": Case(states=4, depth=4),
    "Replay/all": Case(),
    "Replay/none": Case(),
    "Clock/deadlock": Case(states=4, depth=4, problem="expected: holds; found: deadlocks.*Deadlock reached"),
    "Clock/counts": Case(states=5, depth=3, problem="states: expected 5, found 4.*depth: expected 3"),
    "Clock/survivor": Case(within=3, problem="expected: violates Bounded; found: holds"),
    "Clock/other": Case(states=4, depth=4, problem="expected: holds; found: violates Early"),
    "Clock/longer": Case(within=2, problem="within: expected 2, found 3"),
    "Clock/differs": Case(states=5, depth=5, prints=PRINTS, problem="prints: expected"),
    "Clock/silent": Case(states=1, depth=1, prints=PRINTS, problem="prints: expected .*, found nothing"),
    "Clock/fewer": Case(states=4, depth=4, problem="outcomes: expected 4, found 3"),
    "Clock/unsound": Case(states=4, depth=4, problem="dangerous"),
    "Broken/parse": Case(within=3, problem="fails with exit code 150.*Parse Error"),
    "Replay/some": Case(problem=r"1 of 3 traces are not accepted: \[3\]"),
}


def write_model(root: str | Path, names: Iterable[str] = CASES) -> Path:
    """Writes a model with these claims."""
    model, kept = Path(root) / "model", {*names}
    model.mkdir()
    for path in TESTING.glob("*.tla"):
        shutil.copy(path, model)
    clock = (model / "Clock.tla").read_text()
    (model / "Broken.tla").write_text(clock.replace("MODULE Clock", "MODULE Broken").replace("Init ==", "Init = ="))
    headers = {f"[module.{name.partition('/')[0]}]" for name in kept} | {f'[[claim]]\nname = "{name}"' for name in kept}
    records = (TESTING / claimed.FILE).read_text(encoding="utf-8").split("\n\n")
    chosen = [record.strip() for record in records if any(record.startswith(header) for header in headers)]
    (model / claimed.FILE).write_text("\n\n".join(chosen) + "\n", encoding="utf-8")
    written = claimed.read(model).claim
    counts.write(model, written, {
        claim.name: CASES[claim.name].counts(config.fingerprint(model, claim)) for claim in written})
    return model


def plant(model: Path, file: str, old: str, new: str) -> None:
    """Makes a change in a file, where it has the old text first."""
    text = (model / file).read_text(encoding="utf-8")
    if old not in text:
        raise ValueError(f"{file} has no {old!r}")
    (model / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    for cache in (claimed.read, modules.text_of, modules.included, modules.defined):
        cache.cache_clear()


def run(model: Path, *arguments: str) -> tuple[Any, str]:
    return printing(claims.main, [*arguments, "--jobs", "2"], model)


class Model(unittest.TestCase):
    """A test with a folder for a model, and one for results."""

    def setUp(self) -> None:
        scratch = ExitStack()
        self.addCleanup(scratch.close)
        self.root = Path(scratch.enter_context(tempfile.TemporaryDirectory())).resolve()
        self.path = self.root / "results.jsonl"
        scratch.enter_context(mock.patch.dict(os.environ, CHASE_LEV_RESULTS=str(self.path)))
        # Most models are tiny.
        scratch.enter_context(mock.patch.object(checked, "unviolated", lambda *_: set()))
        scratch.enter_context(mock.patch.object(config, "committed", lambda *_: {}))

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.path.read_text().splitlines()]
