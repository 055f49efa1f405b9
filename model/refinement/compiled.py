"""Compares the code that your compiler makes, with your flags, with the programs of sites.

Ends with status 0 if all paths match, with 1 if one is wrong, with 3 if something in one is not understood, and with 2
if nothing could be compared.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from itertools import product
from pathlib import Path

from model import sites
from model.machine import extract
from model.machine.compiler import Compiler
from model.machine.machine import TARGETS
from model.machine.table import Code, load, parse
from model.problem import NotUnderstood, Problem
from model.refinement.calls import external
from model.refinement.conditions import Unclear, Wrong
from model.refinement.drawing import drawing
from model.refinement.match import match
from model.refinement.profiles import (
    BASE, BATCH, MAINTAIN, NAMED, OPERATIONS, POP, PUSH, RESERVE, RESIZE, STEAL, Operation, Profile,
)
from model.refinement.refinement import OPEN
from model.terminal import Progress, duration, parser

USUAL = (PUSH, POP, STEAL, MAINTAIN, RESERVE, RESIZE)
OUTLINED = "__aarch64_"  # before the names of functions that AArch64's processors choose from


class Verdict(Enum):
    """What is said of an operation, in the order of the table's last line; the values are statuses."""

    MATCHED = 0
    WRONG = 1
    UNCLEAR = 3

    @property
    def shown(self) -> str:
        return {0: "matched", 1: "WRONG", 3: "NOT UNDERSTOOD"}[self.value]


@dataclass(frozen=True)
class Task:
    """An operation, in code that was compiled."""

    target: str  # the name of the architecture, and of what a processor chooses
    profile: Profile
    operation: Operation
    text: str  # the assembly


@dataclass(frozen=True)
class Found:
    verdict: Verdict
    paths: int = 0
    obligations: int = 0
    message: str = ""
    drawn: str = ""


def helps(name: str) -> bool:
    """Returns true for a function that programs do not call by name, so that its code is executed."""
    try:
        external(name)
    except NotUnderstood:
        return True
    return False


def cut(compiler: Compiler, features: tuple[str, ...], lines: bool = False) -> str:
    """The operations with these features, as compiled, and what they call."""
    wrappers, others = compiler.assembly(features, lines)
    return extract.cut(wrappers, others="" if compiler.linked else others, helps=helps)


@cache
def code(arch: str, outline: str, text: str) -> Code:
    return parse(load(arch), text + (extract.committed(outline)[1] if outline else ""), lenient=True)


def compare(task: Task) -> Found:
    """Compares all paths of an operation with those of its program."""
    arch, outline = TARGETS[task.target]
    outlined = outline if OUTLINED in task.text else ""
    try:
        found = match(arch, task.profile, task.operation, code(arch, outlined, task.text))
    except Wrong as wrong:
        verdict = Verdict.UNCLEAR if isinstance(wrong, Unclear) else Verdict.WRONG
        return Found(verdict, message=explained(str(wrong), task.profile), drawn=drawing(wrong))
    left = found.open - task.operation.passes - OPEN[task.target]
    message = f"leaves unordered with later stores: {', '.join(sorted(left))}" if left else ""
    return Found(Verdict.WRONG if left else Verdict.MATCHED, sum(map(len, found.paths.values())), found.proved, message)


def explained(message: str, profile: Profile) -> str:
    """A message with the access and the ordering of the site that it is about."""
    site, _, rest = message.partition(": ")
    if rest and site in sites.TABLE:
        row = sites.TABLE[site]
        return f"{site} ({row['access']}, {row[profile.fences.value]}): {rest}"
    return message
