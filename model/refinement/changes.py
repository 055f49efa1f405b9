"""The changes of changes.toml, each with what must be reported."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from model import data, sites
from model.machine.machine import TARGETS
from model.refinement.profiles import OPERATIONS
from model.refinement.refinement import NAMED

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
