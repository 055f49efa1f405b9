"""Checks that the deque's machine code makes the accesses of the specification, whatever memory answers."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, NamedTuple

from model import results
from model.machine import extract
from model.machine.machine import ARCHITECTURES, EXPECTED, TARGETS
from model.proof.relation import Reclamation
from model.refinement import edits, freeing, made, relate
from model.refinement.changes import Change, changes, report_of
from model.refinement.conditions import Wrong
from model.refinement.mutate import OUTLINED, mutants, reported, right
from model.refinement.profiles import (
    BASE,
    BATCH,
    EVERY,
    HEADER,
    MAINTAIN,
    NAMED,
    OPERATIONS,
    PROFILES,
    PUSH,
    RELATED,
    RESERVE,
    RESIZE,
    STEAL,
    Fences,
    Operation,
    Profile,
    Size,
    is_usual,
)
from model.terminal import Progress, parser, status

# The loads that operations leave unordered with stores of later ones, or with one of their own: see the page.
SLOT = {"steal.slot", "steal.slot after push.slot"}
OPEN = {"x86-64": set[str](), "AArch64 with LSE": SLOT | {"steal.cas", "warm.done"}, "AArch64 without LSE": SLOT,
        "RISC-V": SLOT, "POWER": SLOT}
SHARES = "AArch64 without LSE"  # all code but what is outlined, with that with LSE, so only this is matched and changed
# Other protocols have the actions of these as well.
ALIKE = [Profile(Fences.FENCED), Profile(Fences.ASYMMETRIC), Profile(Fences.ASYMMETRIC, Reclamation.EPOCHS)]


class Strides(NamedTuple):
    """One in this many instructions is changed."""

    committed: int
    growing: int
    other: int
    dear: int  # batches, and with grace periods what is not inlined


STRIDES = {"usual": Strides(1, 19, 53, 127), "quick": Strides(4, 19, 33, 33), "every": Strides(1, 1, 1, 1)}
Counts = Counter[str]
Judged = tuple[Counts, str]  # what was counted, and what is wrong


@dataclass(frozen=True)
class Check:
    """A check: its names in the results, and what does it."""

    subject: str
    group: str
    check: str
    does: Callable[..., Judged]
    arguments: tuple[Any, ...]


def matched(target: str, profile: Profile, operation: Operation) -> Judged:
    """Matches an operation's code with its program."""
    found = right(target, profile, operation)
    paths, several = sum(map(len, found.paths.values())), sum(found.longest.values())
    print(f"{target}, {profile.name} {operation.name}: {paths} paths, {len(found.programs)} of the program, at most "
          f"{several} shared accesses, {found.proved} obligations")
    left, wrong = found.open - operation.passes, list[str]()
    if more := sorted(left - OPEN[target]):
        wrong.append(f"leaves unordered: {', '.join(more)}")
    if operation == STEAL and profile in (Profile(Fences.FENCED), HEADER):  # Nothing follows the claim.
        told = {site for path in found.programs for site in path}
        wrong += [f"orders {each}, which no mapping does" for each in sorted((OPEN[target] & told) - left)]
    return Counter(obligations=found.proved), "; ".join(wrong)


def changed(target: str, profile: Profile, operation: Operation, stride: int) -> Judged:
    """Tries to match each changed instruction. One with which a scenario fails must be reported."""
    expected, of = json.loads(EXPECTED.read_text(encoding="utf-8")), extract.code(*TARGETS[target], profile.kind)
    known, arch, missed = right(target, profile, operation), TARGETS[target][0], []
    counts: Counts = Counter()
    for n, (says, other) in enumerate(mutants(arch, of, operation.label(profile))):
        key = f"{target} | {profile.label if profile.header else profile.name} | {says}"
        fails = key in expected and expected[key][0] == "fails"
        if not fails and (n % stride or target == SHARES and not says.startswith(OUTLINED)):
            continue
        why = reported(known, other)
        counts["reported" if why else "equivalent"] += 1
        if fails:
            counts["failing"] += 1
        if fails and not why:
            missed.append(f"not reported: {says}")
    return counts, "; ".join(missed)


def named(every: list[tuple[str, Change]]) -> Judged:
    """Makes the changes of changes.toml, each of which another rule of the matcher reports."""
    wrong = [f"{where}: reports {found!r}, not {change.report!r}" for where, change in every
             if change.report not in (found := report_of(change))]
    return Counter(reported=len(every)), "; ".join(wrong)


def edited(function: str) -> Judged:
    """Compares the relation with each edit of a function of the programs."""
    found, excused = edits.judged(function)
    return Counter(reported=found, equivalent=len(excused)), "; ".join(edits.unexplained(function, excused))


def related(profile: Profile) -> Judged:
    """Compares the programs of a protocol, and new deques, with the relation of the proof."""
    number, wrong = relate.compared(profile)
    if profile.reclamation is Reclamation.NEVER:
        more, also = made.compared(profile)
        number, wrong = number + more, wrong + also
    if profile.grace:
        more, also = freeing.compared(profile)
        number, wrong = number + more, wrong + also
    return Counter(obligations=number), "; ".join(wrong)


def changed_actions(profile: Profile) -> Judged:
    """Compares them with each changed action of it."""
    number, unseen = relate.mutants(profile)
    return Counter(actions=number), "; ".join(unseen)


def lines(every: dict[str, Check]) -> list[tuple[str, dict[str, Any], Counts]]:
    """The line of each check in the results, and what was counted."""
    found = []
    for name, check in every.items():
        start = time.monotonic()
        try:
            counts, wrong = check.does(*check.arguments)
        except Wrong as differs:
            counts, wrong = Counter(obligations=0), str(differs)
        # Of changes, those that are reported count, so that a comparison that accepts more is noticed.
        unit = "obligations" if "obligations" in counts else "tests"
        number = sum(counts[each] for each in ("obligations", "actions", "reported"))
        found.append((name, results.line(name, check.subject, check.group, check.check, number, unit,
                                         time.monotonic() - start, "fails" if wrong else "holds", message=wrong),
                      counts))
    return found


def tried(how: str) -> list[tuple[str, Profile]]:
    """Each target with each profile. A quick run has no other profiles and sizes."""
    return [(target, profile) for target, profile in product(
        TARGETS, {"usual": PROFILES, "quick": BASE, "every": EVERY}[how])
        if not (profile.kind and extract.left_out(TARGETS[target][0], profile.label))]


def is_alike(target: str, profile: Profile, operation: Operation) -> bool:
    """Returns true if the code is the same as for another target or profile, or if there is none."""
    compiled = bool(profile.kind)
    if target == SHARES and (operation.is_method or is_dear(profile, operation) and compiled):
        return True
    if profile.size is not Size.WORD and not profile.linked and operation in (RESERVE, MAINTAIN):
        return True
    return profile.moves and operation != BATCH or profile.header and operation.in_c is None


def is_rare(target: str, profile: Profile, operation: Operation) -> bool:
    """Returns true for batches of which only a run of everything compares the code."""
    usual = replace(profile, linked=False) == Profile(Fences.ASYMMETRIC, Reclamation.GRACE_PERIODS)
    return operation == BATCH and bool(profile.kind) and target != "x86-64" and not usual


def is_dear(profile: Profile, operation: Operation) -> bool:
    return operation == BATCH or profile.grace and operation.is_method


def is_changed(target: str, profile: Profile, operation: Operation, how: str) -> bool:
    """Returns true if the code's instructions are changed."""
    if target == "x86-64":
        return True
    return not (how == "quick" or profile.size is not Size.WORD or is_dear(profile, operation) and profile.kind
                or target == SHARES and operation == PUSH)


def stride(profile: Profile, operation: Operation, how: str) -> int:
    strides = STRIDES[how]
    if is_dear(profile, operation):
        return strides.dear
    if profile.header:
        return strides.committed
    if profile.kind:
        return strides.other
    return strides.growing if operation in (RESERVE, RESIZE) else strides.committed


def checks(how: str) -> dict[Any, dict[str, Check]]:
    """Each check by its name. The checks of an operation are together, because its code is matched once for both."""
    found: dict[Any, dict[str, Check]] = {}
    quick = how == "quick"
    for profile in RELATED:
        protocol = profile.protocol
        if how == "every" or not quick and profile not in ALIKE:
            found["changed actions", protocol] = {f"{protocol}, changed actions": Check(
                "changed actions", "instrument", protocol, changed_actions, (profile,))}
        found[protocol, "programs and relation"] = {f"{protocol}, relation": Check(
            protocol, "shipped", "programs and relation", related, (profile,))}
    if not quick:
        found.update({("changed programs", each): {f"changed programs, {each}": Check(
            "changed programs", "instrument", each, edited, (each,))} for each in edits.compared()})
    for (target, profile), operation in product(tried(how), OPERATIONS):
        if is_alike(target, profile, operation) or how != "every" and is_rare(target, profile, operation):
            continue
        if quick and (is_dear(profile, operation) or operation == RESIZE and target != "x86-64"):
            continue
        name, says = f"{target}, {profile.name}, {operation.name}", f"{profile.name} {operation.name}, {target}"
        of = target, profile, operation
        found[of] = {f"{name}, code": Check(profile.protocol, "shipped", says, matched, of)}
        if is_usual(profile) and is_changed(target, profile, operation, how):
            found[of][f"{name}, changed"] = Check(
                "changed instructions", "instrument", says, changed, (*of, stride(profile, operation, how)))
    return found if quick else with_named(found)


def with_named(found: dict[Any, dict[str, Check]]) -> dict[Any, dict[str, Check]]:
    """Adds the changes that are named, with the other checks of their operations."""
    operations = {each.name: each for each in OPERATIONS}
    every: dict[Any, list[tuple[str, Change]]] = {}
    for where, change in changes():
        of = change.target, NAMED[change.profile], operations[change.operation]
        every.setdefault(of, []).append((where, change))
    for of, some in every.items():
        if not (of[1].kind and extract.left_out(TARGETS[of[0]][0], of[1].label)):
            says = f"{of[1].name} {of[2].name}, {of[0]}"
            found.setdefault(of, {})[f"{of[0]}, {of[1].name}, {of[2].name}, named changes"] = Check(
                "named changes", "instrument", says, named, (some,))
    return found


def run(options: argparse.Namespace) -> bool:
    if options.prepare:
        return True
    progress, file, wrong = Progress(), results.Results(), []
    counts: Counts = Counter()
    work = {of: (lines, kept) for of, every in checks(options.how).items()
            if (kept := {name: check for name, check in every.items() if options.only in name})}
    for arch in ARCHITECTURES:
        if why := extract.left_out(arch):
            print(f"{arch}: LEFT OUT, only the committed code is matched: {why}")
    extract.make([(TARGETS[target][0], profile.kind) for target, profile in tried(options.how) if profile.kind])
    file.begin("refinement", extract.committed("image.txt")[0].strip("# ").partition(";")[0],
               sum(len(kept) for _, kept in work.values()), options.only)
    with ProcessPoolExecutor(options.jobs) as pool:
        for name, found, counted in (each for _, done in progress.follow(pool, work, "operations") for each in done):
            counts += counted
            file.append(found)
            if found["verdict"] != found["expected"]:
                wrong.append(f"{name}: {found['message']}")
    print("".join(f"wrong: {each}\n" for each in wrong), end="")
    print(f"{counts['obligations']} obligations; {counts['actions']} changed actions; of changed instructions, "
          f"{counts['reported']} are reported, among them {counts['failing']} that fail in model/machine, and "
          f"{counts['equivalent']} make no difference; {len(wrong)} not as expected, {progress.elapsed():.0f} s")
    return not wrong


def main(argv: list[str] | None = None) -> int:
    options = parser("model.refinement.refinement", __doc__)
    for how, what in (("quick", "match less code, and make a quarter of the changes, on x86-64"),
                      ("every", "match all profiles and sizes, and make all changes, in hours")):
        options.add_argument(f"--{how}", dest="how", action="store_const", const=how, default="usual", help=what)
    return status(lambda: run(options.parse_args(argv)))


if __name__ == "__main__":
    sys.exit(main())
