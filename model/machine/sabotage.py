"""The scenarios, and the extracted code with one instruction weaker."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from isa import Code
from program import Scenario, Target

# In the suite's notation: the owner's program, of which capital letters run first, and after each bar a thief's.
BOTH = (Scenario("p|s"), Scenario("Po|s"), Scenario("ppo|s"), Scenario("PPo|ss"), Scenario("Pp|s", 1), Scenario("p|b"))
WARM = tuple(map(Scenario, ("PSp|s", "PPPSo|ss", "PPPSo|s|s", "PPPSo|sb", "PPPPSoo|b")))  # by an earlier steal
COLD = Scenario("PPo|ss")  # needs the barrier of a cold deque
SCENARIOS = {"weakest": (*BOTH, *map(Scenario, ("PPo|s|s", "PPo|sb", "PPPoo|b"))),
             "reference": (*BOTH, Scenario("PPo|b"), Scenario("PPPoo|b"), *WARM)}
# Those with which weaker code is tried: of a cold deque, only the smallest.
TRIED = {"weakest": SCENARIOS["weakest"], "reference": (*BOTH[:2], *WARM)}

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
    return max((at, SHIPPED_NAME.search(name) is not None, name) for name, at in code.labels.items()
               if not name.startswith(".L") and at <= pc)[2]


def changes(target: Target) -> Iterator[Change]:
    """All ways to weaken one of the instructions."""
    code, seen = target.code, Counter()
    for pc, ins in enumerate(code.list):
        for pattern, weaker in target.isa.weaker:
            found = re.fullmatch(pattern, ins.text)
            for text in weaker if found else ():
                torn = text == TORN
                new = ins.text if torn else found.expand(text)
                key = (function(code, pc), f"{ins.text} -> {'not atomic' if torn else new}")
                seen[key] += 1
                lines = [*code.list[:pc], target.isa.decode(new), *code.list[pc + 1:]]
                changed = replace(code, list=lines, torn=code.torn | {pc} if torn else code.torn)
                yield Change(pc, f"{key[0]} #{seen[key]}: {key[1]}", changed, torn)
