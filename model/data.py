"""Reads data into dataclasses, and refuses keys and values that these do not have."""

import dataclasses
import re
import tomllib
import types
from collections import Counter
from collections.abc import Mapping
from functools import cache
from json import loads
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from model.problem import Problem

T = TypeVar("T")
HEADER = re.compile(r"(\[\[?)([\w.]+)\]")  # of a table, possibly of one in a list, or in the last one of a list
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
        raise Problem(located(str(problem), text, file)) from problem


def located(says: str, text: str, file: str) -> str:
    """Returns an error of a file in TOML, `file, table, number, key: what is wrong`, with the line that it is about."""
    way = re.sub(r" \([^()]*\)", "", says.removeprefix(file))  # without the names of records
    way = re.sub(r"^([^:]*): unknown: ", r"\1, ", way)
    found = [line for at, line in lines(text) if re.match(rf"{re.escape(at)}\b", way)]
    return f"line {found[-1]} of {says}" if found else says


def lines(text: str) -> list[tuple[str, int]]:
    """The ways to the tables, and to their keys, as `read` names them, each with its line."""
    found, counts, here = [], Counter[str](), ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            *outer, last = header[2].split(".")
            here = ""
            for name in outer:
                here += f", {name}"
                here += f", {counts[here]}" if counts[here] else ""
            here += f", {last}"
            if header[1] == "[[":
                counts[here] += 1
                found += [(here, number)] * (counts[here] == 1)
                here += f", {counts[here]}"
            found.append((here, number))
        elif key := KEY.match(line):
            found.append((f"{here}, {key[1]}", number))
    return found


def json(kind: type[T], text: str, file: str) -> T:
    """Returns what a file in JSON has, as a value of this type. An error names the line, that of the outermost key."""
    try:
        table = loads(text, object_pairs_hook=once)
    except ValueError as error:
        raise Problem(f"{file}: {error}") from error
    try:
        return read(kind, table, file)
    except Problem as problem:
        raise Problem(keyed(str(problem), text, file)) from problem


def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Returns a table in JSON. It may have no key twice."""
    if twice := Counter(key for key, _ in pairs) - Counter(dict(pairs).keys()):
        raise ValueError(f"twice: {', '.join(twice)}")
    return dict(pairs)


def keyed(says: str, text: str, file: str) -> str:
    """Returns an error of a file in JSON, `file, key, key: what is wrong`, with the line that has the first key."""
    key = re.split(", |: ", says.removeprefix(f"{file}, "), maxsplit=1)[0]
    found = [number for number, line in enumerate(text.splitlines(), 1) if f'"{key}":' in line]
    return f"line {found[0]} of {says}" if found else says


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
        if value is None and types.NoneType in parts:
            return None
        return _choice([part for part in parts if part is not types.NoneType], value, where)
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


def _choice(kinds: list[Any], value: object, where: str) -> Any:
    """Reads a value of the only type, or of one of several plain ones."""
    if len(kinds) == 1:
        return _read(kinds[0], value, where)
    if type(value) not in kinds:
        raise Problem(f"{where}: {value!r} is none of {', '.join(kind.__name__ for kind in kinds)}")
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
