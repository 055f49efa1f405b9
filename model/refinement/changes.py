"""The changes of changes.toml, each with the words of its report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from model import data, sites
from model.machine.machine import TARGETS
from model.machine.table import load
from model.problem import Problem
from model.refinement.mutate import reported, right, within
from model.refinement.profiles import NAMED, OPERATIONS

FILE = Path(__file__).with_name("changes.toml")


@dataclass(frozen=True)
class Instruction:
    """An instruction becomes others."""

    target: str
    profile: str
    operation: str
    instruction: str
    becomes: tuple[str, ...]
    report: str

    def __post_init__(self) -> None:
        check(self)


@dataclass(frozen=True)
class Ordering:
    """A site has another ordering in the table of sites."""

    target: str
    profile: str
    operation: str
    site: str
    ordering: sites.Order
    report: str

    def __post_init__(self) -> None:
        check(self)
        if self.site not in sites.TABLE:
            raise ValueError(f"there is no site {self.site!r}")


def check(change: Instruction | Ordering) -> None:
    """Refuses names that nothing has."""
    operations = [each.name for each in OPERATIONS]
    for name, known in ((change.target, TARGETS), (change.profile, NAMED), (change.operation, operations)):
        if name not in known:
            raise ValueError(f"{name!r} is none of {', '.join(known)}")


Change = Instruction | Ordering


@dataclass(frozen=True)
class Changes:
    """The file."""

    instruction: tuple[Instruction, ...]
    ordering: tuple[Ordering, ...]


def changes() -> Iterator[tuple[str, Change]]:
    """Yields each change, with where it is."""
    text = FILE.read_text(encoding="utf-8")
    found = data.toml(Changes, text, FILE.name)
    lines = dict(data.lines(text))
    tables: dict[str, tuple[Change, ...]] = {"instruction": found.instruction, "ordering": found.ordering}
    for kind, every in tables.items():
        for number, change in enumerate(every, 1):
            yield f"{FILE.name}:{lines[f', {kind}, {number}']}", change


def report_of(change: Change) -> str:
    """What the matcher reports if an instruction, or the ordering of a site, is replaced."""
    profile, arch = NAMED[change.profile], TARGETS[change.target][0]
    [operation] = [each for each in OPERATIONS if each.name == change.operation]
    known = right(change.target, profile, operation)
    if isinstance(change, Ordering):
        row = {change.site: {**sites.TABLE[change.site], profile.fences.value: change.ordering}}
        with mock.patch.dict(sites.TABLE, row):
            return reported(known, known.code)
    for pc in within(known.code, operation.label(profile)):
        if known.code.list[pc].text == change.instruction:
            return reported(known, known.code.changed(pc, *map(load(arch).decode, change.becomes)))
    raise Problem(f"{change.profile} {change.operation} has no {change.instruction!r}")
