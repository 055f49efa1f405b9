"""The extracted code with one instruction weaker: what must be found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from isa import Code
from program import Target

SHIPPED_NAME = re.compile("^(reference|weakest)_|[.](reference|weakest)$")
TORN = "TORN"
@dataclass(frozen=True)
class Change:
    """One instruction, and what takes its place."""

    pc: int
    says: str
    code: Code
    torn: bool  # an atomic access is two


def function(code: Code, pc: int) -> str:
    """The function in which an instruction is, by the name of the protocol that ships if it has several."""
    named = [(at, SHIPPED_NAME.search(name) is not None, name) for name, at in code.labels.items()
             if not name.startswith(".L") and at <= pc]
    return max(named)[2]


def changes(target: Target) -> Iterator[Change]:
    """All ways to weaken one of the instructions."""
    code = target.code
    seen: dict[tuple[str, str], int] = {}
    for pc, ins in enumerate(code.list):
        of = function(code, pc)
        for pattern, weaker in target.isa.weaker:
            found = re.fullmatch(pattern, ins.text)
            if not found:
                continue
            for text in weaker:
                new = ins.text if text == TORN else found.expand(text)
                key = (of, f"{ins.text} -> {'not atomic' if text == TORN else new}")
                seen[key] = seen.get(key, 0) + 1
                torn = text == TORN
                yield Change(pc, f"{key[0]} #{seen[key]}: {key[1]}", changed(target, pc, new, torn), torn)


def changed(target: Target, pc: int, text: str, torn: bool) -> Code:
    code, lines = target.code, list(target.code.list)
    lines[pc] = target.isa.decode(text)
    return replace(code, list=lines, torn=code.torn | {pc} if torn else code.torn)
