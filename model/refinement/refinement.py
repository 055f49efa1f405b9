"""Checks that the deque's machine code makes the accesses of the specification, whatever memory answers."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from itertools import product
from typing import Any

from model import results
from model.machine import extract
from model.machine.machine import ARCHITECTURES, EXPECTED, PROTOCOLS as RETAIN, TARGETS
from model.refinement import freeing, relate
from model.refinement.match import ARGUMENTS, METHODS, Explored, function, match
from model.refinement.mutate import OUTLINED, mutants, reported
from model.refinement.terms import Wrong
from model.terminal import Progress, parser, status

# The words of a protocol are its fences, its strategy unless it retains rings, `lto`, the size of elements unless it is
# a word, and `move` if the batch is `steal_batch_with_limit`. `c` is the header for C.
PROTOCOLS = RETAIN | {"fenced grace": "Fenced<GracePeriod>", "asymmetric grace": "Asymmetric<GracePeriod>"}
# The result of a batch that moves bytes is in a table of the compiler's, which is not read.
EVERY = {" ".join(filter(None, (protocol, *more))): PROTOCOLS[protocol] for protocol, *more in product(
    PROTOCOLS, ("", "lto"), ("", *extract.SIZES), ("", "move")) if more[1:] != ["byte", "move"]}
OTHERS = {"fenced epoch": "Fenced<Epoch>", "asymmetric epoch": "Asymmetric<Epoch>", "header c": "chase_lev.h"}
EVERY |= OTHERS  # What the collector of epochs does is external.
# Those of a usual run: each with LTO, and more of the default deque.
PROFILES = [each for each in EVERY if each.removesuffix(" lto") in (*PROTOCOLS, *OTHERS)
            or each.removeprefix("asymmetric grace ") in (*extract.SIZES, "move", "lto move")]
# The loads that an operation leaves unordered with the stores of later ones, or with a store of its own: see the page.
OPEN = {"x86-64": set(),
        "AArch64 with LSE": {"steal.slot", "steal.cas", "warm.done", "steal.slot after push.slot"}}
ELSEWHERE = {"steal.slot", "steal.slot after push.slot"}
PASSED = {"maintain": {"pop.top"}, "batch": {"len.top"}}  # to a function that is not looked into
SHARES = "AArch64 without LSE"  # all code but what is outlined, with that with LSE, so only this is matched and changed
ALIKE = ("Fenced<Retain>", "Asymmetric<Retain>", "Asymmetric<Epoch>")  # Other protocols have their actions as well.
# One in so many instructions is changed: of committed code, growing, other code, and batches and what is dear with
# grace periods.
STRIDES = {"usual": (1, 19, 53, 127), "quick": (4, 19, 33), "every": (1, 1, 1, 1)}
Judged = tuple[Counter, str]  # what was counted, and what is wrong


def kind(protocol: str) -> str:
    """What is special about the code, which is then compiled, or nothing if it is committed."""
    return "".join(f"-{word}" for word in protocol.split()[1:])


@lru_cache(maxsize=None)
def right(target: str, protocol: str, name: str) -> Explored:
    return match(TARGETS[target][0], protocol, name, extract.code(*TARGETS[target], kind(protocol)))


def matched(target: str, protocol: str, name: str) -> Judged:
    """Matches an operation's code with its program."""
    found = right(target, protocol, name)
    paths, several = sum(map(len, found.paths.values())), sum(found.longest.values())
    print(f"{target}, {protocol} {name}: {paths} paths, {len(found.programs)} of the program, at most {several} shared "
          f"accesses, {found.proved} obligations")
    more = sorted(found.open - OPEN.get(target, ELSEWHERE) - PASSED.get(name, set()))
    return Counter(obligations=found.proved), "leaves unordered: " * bool(more) + ", ".join(more)


def changed(target: str, protocol: str, name: str, stride: int) -> Judged:
    """Tries to match each changed instruction. One with which a scenario fails must be reported."""
    expected, of = json.loads(EXPECTED.read_text(encoding="utf-8")), extract.code(*TARGETS[target], kind(protocol))
    known, arch, counts, missed = right(target, protocol, name), TARGETS[target][0], Counter(), []
    for n, (says, other) in enumerate(mutants(arch, of, function(protocol, name))):
        fails = expected.get(f"{target} | {protocol.removesuffix(' c')} | {says}", [""])[0] == "fails"
        if not fails and (n % stride or target == SHARES and not says.startswith(OUTLINED)):
            continue
        why = reported(known, arch, protocol, name, other)
        counts.update(["reported" if why else "equivalent", *["failing"] * fails])
        missed += [f"not reported: {says}"] * (fails and not why)
    return counts, "; ".join(missed)


def related(protocol: str, changes: bool) -> Judged:
    """Compares the programs of a protocol with the relation of the proof, or with each changed action of it."""
    found = [relate.mutants(protocol)] if changes else [
        each.compared(protocol) for each in (relate, *[freeing] * ("Grace" in protocol))]
    number, wrong = sum(number for number, _ in found), sum((wrong for _, wrong in found), [])
    return Counter({"actions" if changes else "obligations": number}), "; ".join(wrong)


def lines(every: dict[str, tuple]) -> list[tuple[str, dict[str, Any], Counter]]:
    """The line of each check in the results, and what was counted."""
    found = []
    for name, (names, check, *arguments) in every.items():
        start = time.monotonic()
        try:
            counts, wrong = check(*arguments)
        except Wrong as differs:
            counts, wrong = Counter(obligations=0), str(differs)
        unit, number = "obligations" if "obligations" in counts else "tests", sum(counts.values()) - counts["failing"]
        found.append((name, results.line(name, *names, number, unit, time.monotonic() - start,
                                         "fails" if wrong else "holds", message=wrong), counts))
    return found


def tried(how: str) -> list[tuple[str, str]]:
    """Each target with each protocol. A quick run has no other profiles and sizes."""
    return [(target, protocol) for target, protocol in product(
        TARGETS, {"usual": PROFILES, "quick": PROTOCOLS, "every": EVERY}[how])
        if not (kind(protocol) and extract.left_out(TARGETS[target][0], protocol.split()[0]))]


def checks(how: str) -> dict[Any, dict[str, tuple]]:
    """Each check by its name: its names in the results, and a function with its arguments. Those of an operation are
    together, because its code is matched once for both."""
    found: dict[Any, dict[str, tuple]] = defaultdict(dict)
    quick = how == "quick"
    for protocol in dict.fromkeys(each for each in EVERY.values() if each in relate.PROTOCOLS):
        if how == "every" or not quick and protocol not in ALIKE:
            says = "changed actions", "instrument", protocol
            found[says][f"{protocol}, changed actions"] = says, related, protocol, True
        says = protocol, "shipped", "programs and relation"
        found[says][f"{protocol}, relation"] = says, related, protocol, False
    for (target, protocol), name in product(tried(how), ARGUMENTS):
        compiled, here, words = bool(kind(protocol)), target == "x86-64", {*protocol.split()}
        dear, sized = name == "batch" or "grace" in words and name in METHODS, not words.isdisjoint(extract.SIZES)
        alike = target == SHARES and (name in METHODS or dear and compiled) or (
            sized and "lto" not in words and name in ("reserve", "maintain")) or (
            "move" in words and name != "batch") or "c" in words and name not in ("push", "pop", "steal")
        rare = name == "batch" and compiled and not here and how != "every" and (
            protocol.removesuffix(" lto") != "asymmetric grace")
        if alike or rare or quick and (dear or name == "resize" and not here):
            continue
        of, says = (target, protocol, name), f"{protocol} {name}, {target}"
        found[of][", ".join((*of, "code"))] = (EVERY[protocol], "shipped", says), matched, *of
        if protocol in PROFILES and (
                here or not (quick or sized or dear and compiled or target == SHARES and name == "push")):
            stride = STRIDES[how][
                3 if dear else 0 if "c" in words else 2 if compiled else name in ("reserve", "resize")]
            found[of][", ".join((*of, "changed"))] = ("changed instructions", "instrument", says), changed, *of, stride
    return found


def run(options: argparse.Namespace) -> bool:
    if options.prepare:
        return True
    progress, file, wrong, counts = Progress(), results.Results(), [], Counter()
    work = {of: (lines, kept) for of, every in checks(options.how).items()
            if (kept := {name: check for name, check in every.items() if options.only in name})}
    for arch in ARCHITECTURES:
        if why := extract.left_out(arch):
            print(f"{arch}: LEFT OUT, only the committed code is matched: {why}")
    extract.make([(TARGETS[target][0], kind(protocol)) for target, protocol in tried(options.how) if kind(protocol)])
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
