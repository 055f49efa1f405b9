"""The extracted code with one instruction weaker: what must be found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from cpu import Code
from extract import instruction
from program import Target

SHIPPED_NAME = re.compile("^(reference|weakest)_|[.](reference|weakest)$")
NOTHING = "nop"
TORN = "not atomic"
# Of each architecture: an instruction, and what weaker ones take its place.
WEAKER: dict[str, list[tuple[str, tuple[str, ...]]]] = {
    "x86-64": [(r"lock orl \$0, .*", (NOTHING,)), (r"lock cmpxchgq .*", (TORN,))],
    "aarch64": [
        (r"dmb ish", (NOTHING, "dmb ishld", "dmb ishst")), (r"ldar (.*)", (r"ldr \1",)),
        (r"stlr (.*)", (r"str \1",)), (r"ldaxr (.*)", (r"ldxr \1",)), (r"stlxr (.*)", (r"stxr \1",)),
        (r"stl?xr .*", (TORN,)), (r"casal (.*)", (r"casl \1", r"casa \1")), (r"casl (.*)", (r"cas \1",)),
        (r"cas(a|l|al)? .*", (TORN,))],
    "riscv64": [
        (r"fence rw, rw", (NOTHING, "fence rw, w", "fence r, rw")), (r"fence r, rw", (NOTHING,)),
        (r"fence rw, w", (NOTHING,)), (r"lr\.d\.aqrl (.*)", (r"lr.d \1",)), (r"sc\.d\.rl (.*)", (r"sc.d \1",)),
        (r"sc\.d.*", (TORN,))],
    "powerpc64le": [
        (r"sync", (NOTHING, "lwsync")), (r"lwsync", (NOTHING,)), (r"isync", (NOTHING,)), (r"stdcx\. .*", (TORN,))],
}


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
        for pattern, weaker in WEAKER[target.isa.NAME]:
            found = re.fullmatch(pattern, ins.text)
            if not found:
                continue
            for text in weaker:
                new = ins.text if text == TORN else found.expand(text)
                key = (of, f"{ins.text} -> {text if text == TORN else new}")
                seen[key] = seen.get(key, 0) + 1
                torn = text == TORN
                yield Change(pc, f"{key[0]} #{seen[key]}: {key[1]}", changed(code, pc, new, torn), torn)


def changed(code: Code, pc: int, text: str, torn: bool) -> Code:
    lines = list(code.list)
    lines[pc] = instruction(text)
    return replace(code, list=lines, torn=code.torn | {pc} if torn else code.torn)
