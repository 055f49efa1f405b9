"""Checks that operations make progress: a bounded number of instructions, and a cause of each claim that fails."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import Any

from model import packages, results
from model.machine import extract
from model.machine.machine import TARGETS
from model.machine.table import load
from model.problem import Problem
from model.proof import REQUIREMENTS, prove, relation
from model.proof.access import is_at
from model.refinement.bounded import NAMED, bound, unconstrained
from model.refinement.mutate import right
from model.refinement.profiles import BASE, BATCH, OPERATIONS, POP, PUSH, RESIZE, STEAL, Fences, Operation, Profile
from model.terminal import Progress, parser, status

WAIT_FREE = (PUSH, POP, STEAL)
LIMIT = 20  # seconds per obligation
FAILING = "steal.cas, lost"
CAUSE = "Caused"
Found = tuple[int, str]  # how much was found, and what is wrong


@dataclass(frozen=True)
class Check:
    subject: str
    check: str
    unit: str
    does: Callable[..., Found]
    arguments: tuple[Any, ...]
    group: str = "shipped"

    @property
    def name(self) -> str:
        return f"{self.subject}, {self.check}"


# Instructions.


def bounded(target: str, profile: Profile, operation: Operation, allowed: frozenset[str]) -> Found:
    """How many instructions an operation executes at most, and which loops it has that are not allowed."""
    matched = right(target, profile, operation)
    found = bound(matched)
    # A batch takes, announces and makes room anew after it has made room.
    again = {"announced", "take"} if "make_room" in found.loops and operation == BATCH else set[str]()
    wrong = [f"loops in {each}" for each in sorted(found.loops - allowed - again)]
    return found.instructions, "; ".join([*wrong, *unconstrained(matched)])


def spinning() -> Found:
    """RISC-V's claim of a steal, with a load within the loop of its load-linked."""
    matched = right("RISC-V", Profile(Fences.FENCED), STEAL)
    [begin] = matched.loose
    code = matched.code.changed(begin + 1, load("riscv64").decode("ld a6, 0(a1)"), matched.code.list[begin + 1])
    return 1, "; ".join(unconstrained(replace(matched, code=code)))


# Causes.


def causes(name: str, of: Callable[[prove.Lemma], list[Any]]) -> Found:
    """Proves, with both solvers, that a claim fails only after another one of its index."""
    wrong, number = list[str](), 0
    for lemma in prove.lemmas(relation.PROTOCOLS[name].orders):
        if lemma.name != FAILING:
            continue
        if goals := [each for each in lemma.goals if each.name == CAUSE]:
            number += len(goals)
            verdicts = prove.discharge(replace(lemma, assumed=of(lemma), prove=partial(list, goals)), LIMIT)
            wrong += [f"{each.solver} does not prove it" for each in verdicts if not each.proved]
    if number != 1:
        raise Problem(f"{name} has {number} lemmas about {CAUSE}")
    return number, "; ".join(wrong)


def assumed(lemma: prove.Lemma) -> list[Any]:
    return lemma.assumed


def at_once(lemma: prove.Lemma) -> list[Any]:
    """Only the place of the thief, without the value that its claim reads: it may fail whenever it likes."""
    [action] = [each for each in relation.relation(relation.PROTOCOLS["Fenced"].orders) if each.name == FAILING]
    conditions = {each.get_id() for each in action.guard if not each.eq(is_at("steal.cas"))}
    return [each for each in lemma.assumed if each.get_id() not in conditions]


# The command.


def checks() -> list[Check]:
    found = [Check(profile.protocol, f"{profile.name} {operation.name}, {target}", "instructions", bounded,
                   (target, profile, operation, frozenset[str]() if operation in WAIT_FREE else NAMED))
             for target, profile, operation in product(TARGETS, BASE, OPERATIONS)
             if not (profile.kind and extract.left_out(TARGETS[target][0], profile.label))]
    found += [Check(each.subject, "each failed claim has a cause", "obligations", causes, (name, assumed))
              for name, each in relation.PROTOCOLS.items()]
    return [*found,
            Check("a claim fails at once", "each failed claim has a cause", "obligations", causes, ("Fenced", at_once),
                  "broken"),
            Check("a loop where none is allowed", "fenced resize, x86-64", "instructions",
                  bounded, ("x86-64", Profile(Fences.FENCED), RESIZE, frozenset[str]()), "broken"),
            Check("a load in a loop", "fenced steal, RISC-V", "instructions", spinning, (), "broken")]


def is_compiled(check: Check) -> bool:
    """Returns true if the code of a check is not committed."""
    return check.does is bounded and bool(check.arguments[1].kind)


def line(check: Check) -> dict[str, Any]:
    begin = time.monotonic()
    number, wrong = check.does(*check.arguments)
    return results.line(check.name, check.subject, check.group, check.check, number, check.unit,
                        time.monotonic() - begin, "fails" if wrong else "holds",
                        "holds" if check.group == "shipped" else "fails", message=wrong)


def run(options: argparse.Namespace) -> bool:
    if options.prepare:
        return True
    progress, file = Progress(), results.Results()
    every = [each for each in checks() if options.only in each.name and not (options.quick and is_compiled(each))]
    extract.make([(TARGETS[target][0], profile.kind) for target, profile, *_ in
                  (each.arguments for each in every if each.does is bounded) if profile.kind])
    version = ", ".join(" ".join(each) for each in packages.versions(REQUIREMENTS).items())
    file.begin("progress", version, len(every), options.only)
    counts, wrong = Counter[str](), 0
    with ProcessPoolExecutor(options.jobs) as pool:
        for _, found in progress.follow(pool, {each: (line, each) for each in every}, "checks"):
            file.append(found)
            counts[f"{found['group']} {found['unit']}"] += 1
            if found["verdict"] != found["expected"]:
                wrong += 1
                print(f"wrong: {found['name']}: {found['verdict']}: {found.get('message', '')}")
    print(f"{counts['shipped instructions']} operations are bounded; {counts['shipped obligations']} protocols have a "
          f"cause of each failed claim; {wrong} not as expected, {progress.elapsed():.0f} s")
    return not wrong


def main(argv: list[str] = sys.argv[1:]) -> int:
    options = parser("model.refinement.progress", __doc__)
    options.add_argument("--quick", action="store_true", help="only committed code")
    return status(lambda: run(options.parse_args(argv)))


if __name__ == "__main__":
    sys.exit(main())
