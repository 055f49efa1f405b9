"""The claims of a model: the records of its claims.toml, whose first lines say what they have."""

import re
from collections import Counter
from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Literal

from model import data
from model.problem import Problem

FILE = "claims.toml"

Value = bool | int | str
VALUE = re.compile(r'(?!(?:TRUE|FALSE)$)[A-Za-z]\w*|\{("?)\w+\1(?:, \1\w+\1)*\}')  # a word, or a set
Group = Literal["shipped", "broken", "gallery", "instrument"]


def once(what: str, *names: str) -> None:
    """Refuses a name that is there twice."""
    if twice := [name for name, count in Counter(names).items() if count > 1]:
        raise ValueError(f"{what} {', '.join(twice)} twice")


def values(*every: Value) -> None:
    """Refuses texts that are no values of constants."""
    for value in every:
        if isinstance(value, str) and not VALUE.fullmatch(value):
            raise ValueError(f"{value!r} is no word and no set such as {{t1, t2}}; others are numbers, true, false")


@dataclass(frozen=True, slots=True)
class Module:
    """What the claims about a module have in common."""

    checks: tuple[str, ...]
    temporal: tuple[str, ...] = ()
    specification: str = "Spec"
    symmetry: str | None = None
    view: str | None = None
    bounds: dict[str, Value] = field(default_factory=dict)
    replaces: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        once("'checks' has", *self.checks)
        once("'temporal' has", *self.temporal)
        once("it gives", *self.bounds, *self.replaces)
        values(*self.bounds.values())


@dataclass(frozen=True, slots=True)
class Traces:
    """The recorded executions that a claim reads: how many, and whether it accepts them."""

    accepts: Literal["all", "none"]
    quick: int
    full: int


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim: what TLC must find within these bounds."""

    name: str
    says: str
    subject: str
    group: Group
    set: Literal["quick", "full"]
    expect: Literal["holds", "violates"]
    property: str | None = None
    outcomes: int | None = None
    note: str | None = None
    bounds: dict[str, Value] = field(default_factory=dict)
    differs: dict[str, Value] = field(default_factory=dict)
    replaces: dict[str, str] = field(default_factory=dict)
    specification: str | None = None
    checks: tuple[str, ...] | None = None
    also: tuple[str, ...] = ()
    constraint: str | None = None
    symmetry: bool = True
    view: str | None = None
    config: str | None = None
    same: str | None = None
    unlike: str | None = None
    traces: Traces | None = None

    def __post_init__(self) -> None:
        if not re.fullmatch(r"\w+/\S+", self.name):
            raise ValueError("its name is that of the module, a slash, and one of its own")
        if (self.expect == "violates") != (self.property is not None):
            raise ValueError("a claim that violates has the 'property', and no other claim has one")
        if self.property and (self.checks or self.also or self.outcomes or self.same or self.unlike or self.traces):
            raise ValueError("TLC checks the 'property' alone: 'checks', 'also', 'outcomes', 'same', 'unlike' and "
                             "'traces' are for claims that hold")
        if self.group == "broken" and self.expect == "holds" and not self.note:
            raise ValueError("it is broken and holds: a 'note' says why")
        if self.config is not None and not re.fullmatch(rf"{self.module()}[A-Z]\w*", self.config):
            raise ValueError("'config' is the name of a .cfg: that of the module, and more, as in ClockBroken")
        if self.traces and (self.outcomes or self.same or self.unlike):
            raise ValueError("what it prints depends on the 'traces': it has no 'outcomes', 'same' or 'unlike'")
        once("it checks", *(self.checks or ()), *self.also)
        once("it gives", *self.bounds, *self.differs, *self.replaces)
        values(*self.bounds.values(), *self.differs.values())

    def module(self) -> str:
        return self.name.partition("/")[0]


@dataclass(frozen=True, slots=True)
class Claims:
    """The file."""

    module: dict[str, Module]
    claim: tuple[Claim, ...]


@cache
def read(model: Path) -> Claims:
    path = model / FILE
    return data.toml(Claims, path.read_text(encoding="utf-8"), str(path))


def module(model: Path, claim: Claim) -> Module:
    """Returns what the file says of a claim's module."""
    return read(model).module[claim.module()]


def select(claims: Sequence[Claim], names: Sequence[str], stale: Set[str] = frozenset()) -> list[Claim]:
    """Returns the claims of a set, with a name, or with a prefix; `stale` names those that are."""
    wanted: set[str] = set()
    for name in names:
        prefix = name.rstrip("/") + "/"
        found = {one.name for one in claims if name in ("full", one.set, one.name) or one.name.startswith(prefix)}
        if not found and name != "stale":
            raise Problem(f"no claim {name}")
        wanted |= stale if name == "stale" else found
    return [claim for claim in claims if claim.name in wanted]
