"""The changes of changes.toml, each with what must be reported."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from model import data
from model.manifest import Problem

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


@dataclass(frozen=True)
class Ordering:
    """A site has another ordering in the table of sites."""

    target: str
    profile: str
    operation: str
    site: str
    ordering: str
    report: str


Change = Instruction | Ordering


@dataclass(frozen=True)
class Changes:
    """The file."""

    instruction: tuple[Instruction, ...]
    ordering: tuple[Ordering, ...]


def changes() -> Iterator[tuple[str, Change]]:
    """Yields each change, with where it is."""
    text = FILE.read_text(encoding="utf-8")
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Problem(f"{FILE.name}: {error}") from error
    found = data.read(Changes, table, FILE.name)
    yield from zip(begin(text, "instruction"), found.instruction, strict=True)
    yield from zip(begin(text, "ordering"), found.ordering, strict=True)


def begin(text: str, kind: str) -> list[str]:
    """The lines at which the tables of a kind begin."""
    return [f"{FILE.name}:{n}" for n, line in enumerate(text.splitlines(), 1) if line.strip() == f"[[{kind}]]"]
