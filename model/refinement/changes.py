"""The changes of changes.toml, each with what must be reported."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from model.manifest import Problem

FILE = Path(__file__).with_name("changes.toml")


@dataclass(frozen=True)
class Instruction:
    """An instruction becomes others."""

    target: str
    profile: str
    operation: str
    instruction: str
    becomes: list[str]
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
KINDS: dict[str, type[Change]] = {"instruction": Instruction, "ordering": Ordering}


def changes() -> list[tuple[str, Change]]:
    """Each change, with where it is. An unknown or missing key, or a value of another type, is refused."""
    text = FILE.read_text(encoding="utf-8")
    try:
        file = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Problem(f"{FILE.name}: {error}") from error
    if unknown := sorted(file.keys() - KINDS.keys()):
        raise Problem(f"{FILE.name}: no kind of change: {', '.join(unknown)}")
    return [change for kind, tables in file.items() for change in read(kind, tables, lines(text, kind))]


def lines(text: str, kind: str) -> list[int]:
    """The lines at which the tables of a kind begin."""
    return [n for n, line in enumerate(text.splitlines(), 1) if line.strip() == f"[[{kind}]]"]


def read(kind: str, tables: list[dict[str, Any]], begin: list[int]) -> Iterator[tuple[str, Change]]:
    names = [each.name for each in fields(KINDS[kind])]
    for line, table in zip(begin, tables, strict=True):
        where = f"{FILE.name}:{line}"
        if sorted(table) != sorted(names):
            raise Problem(f"{where}: has {', '.join(table)}, not {', '.join(names)}")
        for name, value in table.items():
            texts = value if name == "becomes" and isinstance(value, list) and value else [value]
            if name == "becomes" and not isinstance(value, list) or not all(isinstance(each, str) for each in texts):
                raise Problem(f"{where}: {name} cannot be {value!r}")
        yield where, KINDS[kind](**table)
