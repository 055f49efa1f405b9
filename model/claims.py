"""Runs TLC on the claims of claims.toml, and reports those that are not as claimed."""

import argparse
import re
import signal
import sys
from collections.abc import Mapping, Sequence, Set
from pathlib import Path
from typing import Literal

from model import assignment, checked, config, counts, results as lines, sites
from model.checker import Checker, Result, expectation, find_jar
from model.claimed import Claim, select
from model.counts import Counts
from model.modules import SHARED
from model.problem import Problem
from model.terminal import Progress, duration, parser, status

# Warnings that liveness is checked under symmetry, or a constraint.
UNSOUND = (2279, 2284)


# Judging.


def judge(result: Result, checker: Checker, found: Counts) -> None:
    """Notes everything that is not as claimed, or not as recorded."""
    claim = result.claim
    if result.found != expectation(claim):
        verdict = f"expected: {expectation(claim)}; found: {result.found}"
        result.problems += filter(None, [verdict, result.output.complaint()])
        return
    if result.output.text(*UNSOUND):
        result.problems.append(result.output.text(*UNSOUND).strip())
    result.problems += different(checker.counts[claim.name], found)
    if claim.outcomes is not None and (printed := len(result.output.printed_lines)) != claim.outcomes:
        result.problems.append(f"outcomes: expected {claim.outcomes}, found {printed}")
    if claim.traces:
        judge_traces(result, claim.traces.accepts == "all", checker.asked(claim))


def different(expected: Counts, found: Counts) -> list[str]:
    """Returns what differs from the record. A counterexample may be shorter, and workers that race find no depth."""
    said = []
    if expected.within is not None and (found.within is None or found.within > expected.within):
        said.append(f"within: expected {expected.within}, found {found.within}")
    for key in ("states", "depth", "prints"):
        old, new = getattr(expected, key), getattr(found, key)
        if old is not None and old != new and not (key == "depth" and new is None):
            said.append(f"{key}: expected {old}, found {new}")
    return said


def judge_traces(result: Result, accepts: bool, asked: int) -> None:
    printed = "\n".join(result.output.printed_lines)
    accepted, numbers = (set(map(int, re.findall(f"^<<{what}, ([0-9]+)>>$", printed, re.M)))
                         for what in ("accepted", "traces"))
    result.traces = max(numbers, default=0)
    expected = set(range(1, result.traces + 1)) if accepts else set()
    if len(numbers) != 1 or result.traces < (asked if expected else 1):
        result.problems.append(f"traces: expected {asked}, found {sorted(numbers)}")
    if accepted != expected:
        odd = sorted(accepted ^ expected)
        what = "not accepted" if expected else "accepted"
        result.problems.append(f"{len(odd)} of {result.traces} traces are {what}: {odd[:20]}")


# The command line.


def check(claims: Sequence[Claim], selected: list[Claim], checker: Checker, options: argparse.Namespace,
          progress: Progress, file: lines.Results) -> list[Result]:
    results = {}
    for result in checker.run_all(selected, options.jobs, progress):
        name = result.claim.name
        found = result.counts(checker.model, name in checker.compared)
        if options.record and result.found == expectation(result.claim):
            checker.counts[name] = found
            counts.write(checker.model, claims, checker.counts)  # now, so that a run that is stopped loses nothing
        judge(result, checker, found)
        file.append(lines.outcome(result))
        results[name] = result
        print(("WRONG: " if result.problems else "") + result.summary(), flush=True)
        if result.execution:
            path = checker.model.parent / "target" / "tlc" / "counterexamples" / f"{name}.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(result.drawing(), encoding="utf-8")
            if name in options.names:
                print(result.drawing())
    return [results[claim.name] for claim in selected]


def report(results: list[Result], seconds: float) -> bool:
    """Prints the deviations. Returns true if there are none."""
    wrong = [result for result in results if result.problems]
    for result in wrong:
        print("\n  ".join([f"\n{result.claim.name}:", *"\n".join(result.problems).splitlines()]))
    right = [result.claim.expect for result in results if not result.problems]
    states = sum(result.output.states() or 0 for result in results)
    print(f"\n{len(results)} claims: {right.count('holds')} held, {right.count('violates')} were violated as claimed, "
          f"{len(wrong)} were not as claimed; {states} states, {duration(seconds)}")
    return not wrong


def act(options: argparse.Namespace) -> bool:
    model = options.model.resolve()
    if options.prepare:
        print(find_jar())
        return True
    if options.settings:
        checker = Checker(model, find_jar(), "quick", options.jobs)
        return assignment.check(options.settings, options.base, checker, lines.Results())
    claims = checked.load(model)
    if options.write_configs == "":
        for path, text in config.committed(model, claims).items():
            path.write_text(text, encoding="utf-8")
        return True
    config.check_committed(model, claims)
    recorded = counts.load(model, claims, options.record)
    stale = {claim.name for claim in claims
             if claim.name not in recorded or recorded[claim.name].hash != config.fingerprint(model, claim)}
    selected = chosen(options, claims, recorded, stale)
    if options.write_configs:
        for claim in selected:
            config.write(model, claim, Path(options.write_configs))
        return True
    if stale and not options.record and not set(options.names) - {"quick", "full"}:
        raise Problem("\n".join(["these claims were recorded for other modules, bounds or properties; "
                                 "`python3 -m model.claims --record stale` runs them:", *sorted(stale)]))
    mode: Literal["quick", "full"] = "full" if "full" in options.names else "quick"
    checker = Checker(model, find_jar(), mode, options.jobs, recorded, counts.names_of_compared(claims))
    return run(claims, selected, checker, options)


def run(claims: Sequence[Claim], selected: list[Claim], checker: Checker, options: argparse.Namespace) -> bool:
    """Runs these claims, and records what is measured if the options say so. Returns true if all are as claimed."""
    file, progress = lines.Results(), Progress()
    file.begin("tlc", checker.version(), len(selected), options.only)
    checker.record_traces(selected)
    results = check(claims, selected, checker, options, progress, file)
    return report(results, progress.elapsed())


def chosen(options: argparse.Namespace, claims: Sequence[Claim], recorded: Mapping[str, Counts],
           stale: Set[str]) -> list[Claim]:
    """Returns the claims that the options choose. What ships may take twice as long."""
    names = options.names or ["full" if options.write_configs else "quick"]
    found = [claim for claim in select(claims, names, stale) if options.only in lines.name_of(claim)]
    return [claim for claim in found if claim.name not in recorded
            or recorded[claim.name].seconds <= options.within * (1 + (claim.group == "shipped"))]


def main(argv: list[str] = sys.argv[1:], model: Path = SHARED) -> int:
    options = parser("model.claims", __doc__)
    options.add_argument("names", nargs="*", metavar="quick|full|stale|NAME",
                         help="a set, what was recorded for other modules or bounds, a claim, or a module's claims")
    options.add_argument("--within", type=float, metavar="SECONDS", default=float("inf"),
                         help="check only the claims that took no longer when recorded; of what ships, twice as long")
    options.add_argument("--set", action="append", metavar="SITE=ORDER", dest="settings",
                         help="check another ordering: with status 0, nothing is violated within the listed bounds")
    options.add_argument("--base", choices=assignment.BASES, default=sites.USUAL,
                         help="the protocol that supplies the other orderings")
    options.add_argument("--write-configs", nargs="?", const="", metavar="DIR",
                         help="only write each claim's .cfg into a directory; without one, those beside the modules")
    options.add_argument("--model", type=Path, metavar="DIR", default=model,
                         help="the folder of the claims and their modules (default: that of the deque)")
    options.add_argument("--record", action="store_true", help="write what is measured to counts.json")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    return status(lambda: act(options.parse_args(argv)))


if __name__ == "__main__":
    sys.exit(main())
