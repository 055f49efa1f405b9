"""Compares the models with each other on the litmus tests of C++20."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from model import data
from model.axioms import views
from model.machine import litmus, models
from model.machine.litmus import Test

NAMES = {"RC11": "rc11", "IMM": "imm", "Views": ""}  # the file of each, or nothing for that of TLA+
FILE = Path(__file__).with_name("differs.toml")


@dataclass(frozen=True)
class Difference:
    """Tests that models decide otherwise than C++20."""

    tests: tuple[str, ...]
    models: tuple[Literal["RC11", "IMM", "Views"], ...]
    reason: str


@dataclass(frozen=True)
class Differences:
    """The file."""

    differs: tuple[Difference, ...]


def tests_of(model: str) -> list[Test]:
    """The tests of C++20 that a model is asked about: of `Views`, whose words begin at 0, not the register's."""
    tests = litmus.tests("c20")
    return [*tests, *litmus.read(litmus.REGISTER)] if NAMES[model] else tests


def listed() -> set[tuple[str, str]]:
    found = data.toml(Differences, FILE.read_text(encoding="utf-8"), FILE.name).differs
    return {(model, test) for each in found for model in each.models for test in each.tests}


def allowed(model: str, tests: list[Test]) -> set[str]:
    """The names of the tests whose outcome a model allows."""
    if not NAMES[model]:
        return views.observed(tests)
    return {test.name for test in tests if litmus.is_observed("c20", test, models.load(NAMES[model]))}


def wrong(model: str, found: set[str], tests: list[Test], differs: set[tuple[str, str]]) -> Iterator[str]:
    """The tests that a model, which allows these, decides otherwise than is listed."""
    for test in tests:
        if (test.name in found) != (test.allowed != ((model, test.name) in differs)):
            yield f"{test.name}: {'allowed' if test.name in found else 'forbidden'} by {model}, unlike {FILE.name}"
    for _, name in sorted(each for each in differs if each[0] == model and each[1] not in {t.name for t in tests}):
        yield f"{FILE.name} has {name}, which is no test"
