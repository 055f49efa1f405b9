"""Code with one instruction changed. Each change must be reported, or every path must still be one of the program."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

from model.machine import extract
from model.machine.machine import TARGETS
from model.machine.table import TORN, Code, Isa, divided, load
from model.problem import Problem
from model.refinement.conditions import Wrong
from model.refinement.match import OTHERS, Explored, match
from model.refinement.profiles import Operation, Profile

OUTLINED = "__aarch64_"  # functions that AArch64's processors choose from


def within(code: Code, function: str) -> range:
    """The instructions of a function."""
    starts = sorted(at for label, at in code.labels.items() if not label.startswith(".L"))
    start = code.labels[function]
    return range(start, next((at for at in starts if at > start), len(code.list)))


def texts(isa: Isa, text: str, labels: list[str], registers: dict[str, str]) -> Iterator[str]:
    """The texts of an instruction with something else in one place."""
    yield "nop"
    yield from isa.weaken(text)
    name, rest = divided(text)
    for found in re.finditer(isa.settings["registers"], rest):
        same = [each for each, kind in registers.items() if kind == found[1]]
        after = same[(same.index(found[0]) + 1) % len(same)]
        yield f"{name} {rest[:found.start()]}{after}{rest[found.end():]}"
    for found in re.finditer(isa.settings["numbers"], rest):
        more = int(found[0]) + (8 if rest[found.end():found.end() + 1] in ("(", "]") else 1)
        yield f"{name} {rest[:found.start()]}{more}{rest[found.end():]}"
    for label in labels:
        if rest.endswith(label) and len(labels) > 1:
            yield f"{name} {rest[:-len(label)]}{labels[(labels.index(label) + 1) % len(labels)]}"


def mutants(arch: str, code: Code, function: str) -> Iterator[tuple[str, Code]]:
    """A description of each change, and the code with it. A change that makes no valid instruction is left out."""
    isa, inside = load(arch), within(code, function)
    seen: Counter[tuple[str, str]] = Counter()
    called = {word for pc in inside for word in re.findall(r"[\w:.]+", code.list[pc].text)} & code.labels.keys()
    for other in sorted(each for each in called if not each.startswith((".L", *OTHERS))):
        yield from mutants(arch, code, other)
    labels = [label for label, at in code.labels.items() if label.startswith(".L") and at in inside]
    rests = (divided(code.list[pc].text)[1] for pc in inside)
    registers = dict(sorted((found[0], found[1]) for rest in rests
                            for found in re.finditer(isa.settings["registers"], rest)))
    for pc in inside:
        old = code.list[pc].text
        for new in dict.fromkeys(texts(isa, old, labels, registers)):
            try:
                made = new if new == TORN else isa.decode(new)
            except Problem:
                continue
            if new != old:
                seen[old, new] += 1  # Weaker instructions have the names of model/machine/expected.json.
                yield f"{function} #{seen[old, new]}: {old} -> {new}", code.changed(pc, made)
        if pc + 1 in inside and (other := code.list[pc + 1]).text != old:
            yield f"{function}+{pc - inside[0]}: {old}, swapped with {other.text}", code.changed(
                pc, other, code.list[pc])


@cache
def right(target: str, profile: Profile, operation: Operation) -> Explored:
    """What is known of the code as it is."""
    return match(TARGETS[target][0], profile, operation, extract.code(*TARGETS[target], profile.kind))


def reported(right: Explored, code: Code) -> str:
    """Why changed code is not accepted, or nothing if each path of it is one of the program."""
    try:
        found = match(right.arch, right.profile, right.operation, code, right)
    except Wrong as wrong:
        return str(wrong)
    if found.programs != right.programs:
        return "leaves out paths"
    more = found.open - right.open
    return f"leaves {', '.join(sorted(more))} unordered" if more else ""
