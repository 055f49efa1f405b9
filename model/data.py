"""Reads data into dataclasses, and refuses keys and values that these do not have."""

import dataclasses
import re
import tomllib
import types
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from model.problem import Problem

T = TypeVar("T")
HEADER = re.compile(r"\[\[([\w.]+)\]\]")  # of a table in a list, possibly in the last one of another list
KEY = re.compile(r"([\w-]+) *=")


def toml(kind: type[T], text: str, file: str) -> T:
    """Returns what a file in TOML has, as a value of this type. An error names the line."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Problem(f"{file}: {error}") from error
    try:
        return read(kind, table, file)
    except Problem as problem:
        way = re.sub(r" \([^()]*\)", "", str(problem).removeprefix(file))  # without the names of records
        found = [line for at, line in lines(text) if re.match(rf"{re.escape(at)}\b", way)]
        raise Problem(f"line {found[-1]} of {problem}" if found else str(problem)) from problem


def lines(text: str) -> list[tuple[str, int]]:
    """The ways to the tables in lists, and to their keys, as `read` names them, each with its line."""
    found, counts, here = [], Counter[str](), ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            here = ""
            *outer, last = header[1].split(".")
            for name in outer:
                here += f", {name}, {counts[f'{here}, {name}']}"
            counts[f"{here}, {last}"] += 1
            here += f", {last}, {counts[f'{here}, {last}']}"
            found.append((here, number))
        elif here and (key := KEY.match(line)):
            found.append((f"{here}, {key[1]}", number))
    return found


def read(kind: type[T], value: object, where: str) -> T:
    """Returns a value of this type; `where` says which one it is: the file, and the way to it."""
    return _read(kind, value, where)  # type: ignore[no-any-return]


def _read(kind: Any, value: object, where: str) -> Any:
    origin, parts = get_origin(kind), get_args(kind)
    if dataclasses.is_dataclass(kind):
        return _record(kind, value, where)
    if origin is Literal:
        if type(value) is not str or value not in parts:
            raise Problem(f"{where}: {value!r} is none of {', '.join(parts)}")
        return value
    if origin in (Union, types.UnionType):
        [some] = [part for part in parts if part is not types.NoneType]
        return None if value is None else _read(some, value, where)
    if origin is tuple:
        if type(value) is not list:
            raise Problem(f"{where}: {value!r} is no list")
        return tuple(_read(parts[0], each, f"{where}, {number}") for number, each in enumerate(value, 1))
    if origin is dict:
        items = _table(value, where).items()
        return {_read(parts[0], key, where): _read(parts[1], each, f"{where}, {key}") for key, each in items}
    if type(value) is not kind:
        raise Problem(f"{where}: {value!r} is no {kind.__name__}")
    return value


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _table(value: object, where: str) -> Mapping[str, object]:
    if type(value) is not dict:
        raise Problem(f"{where}: {value!r} is no table")
    return value


def _record(kind: Any, value: object, where: str) -> Any:
    table, hints = _table(value, where), _hints(kind)
    where = f"{where} ({table['name']})" if "name" in table else where
    fields = {each.name: each for each in dataclasses.fields(kind)}
    if unknown := table.keys() - fields.keys():
        raise Problem(f"{where}: unknown: {', '.join(sorted(unknown))}; it may have {', '.join(fields)}")
    needed = {name for name, each in fields.items() if each.default is each.default_factory is dataclasses.MISSING}
    if lacking := needed - table.keys():
        raise Problem(f"{where} lacks {', '.join(sorted(lacking))}")
    try:
        return kind(**{name: _read(hints[name], each, f"{where}, {name}") for name, each in table.items()})
    except ValueError as error:
        raise Problem(f"{where}: {error}") from error
