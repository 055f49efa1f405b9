"""Runs TLC on the claims of manifest.json, and reports those that are not as claimed."""

import argparse
import re
import signal
import sys
from pathlib import Path

from model import assignment, manifest, results as lines, sites
from model.checker import Checker, Result, expectation, find_jar
from model.manifest import Claim
from model.modules import SHARED
from model.problem import Problem
from model.terminal import Progress, duration, parser, status

# Warnings that liveness is checked under symmetry, or a constraint.
UNSOUND = (2279, 2284)


# Judging.


def judge(result: Result, mode: str) -> None:
    """Notes everything that is not as claimed."""
    claim = result.claim
    if result.found != expectation(claim):
        verdict = f"expected: {expectation(claim)}; found: {result.found}"
        result.problems += filter(None, [verdict, result.output.complaint()])
        return
    if result.output.text(*UNSOUND):
        result.problems.append(result.output.text(*UNSOUND).strip())
    for key, value in result.measured().items():
        if value > claim[key] if key == "within" else value != claim[key]:
            result.problems.append(f"{key}: expected {claim[key]}, found {value}")
    if "outcomes" in claim and (found := len(result.output.printed_lines)) != claim["outcomes"]:
        result.problems.append(f"outcomes: expected {claim['outcomes']}, found {found}")
    if "accepts" in claim:
        judge_traces(result, claim["traces"][mode])


def judge_traces(result: Result, asked: int) -> None:
    printed = "\n".join(result.output.printed_lines)
    accepted, numbers = (set(map(int, re.findall(f"^<<{what}, ([0-9]+)>>$", printed, re.M)))
                         for what in ("accepted", "traces"))
    result.traces = max(numbers, default=0)
    expected = set(range(1, result.traces + 1)) if result.claim["accepts"] == "all" else set()
    if len(numbers) != 1 or result.traces < (asked if expected else 1):
        result.problems.append(f"traces: expected {asked}, found {sorted(numbers)}")
    if accepted != expected:
        odd = sorted(accepted ^ expected)
        what = "not accepted" if expected else "accepted"
        result.problems.append(f"{len(odd)} of {result.traces} traces are {what}: {odd[:20]}")


# The command line.


def check(claims: list[Claim], checker: Checker, options: argparse.Namespace, progress: Progress,
          file: lines.Results) -> list[Result]:
    results = {}
    for result in checker.run_all(claims, options.jobs, progress):
        if options.record and result.found == expectation(result.claim):
            result.record(checker.model)
        judge(result, checker.mode)
        file.append(lines.outcome(result))
        name = result.claim["claim"]
        results[name] = result
        print(("WRONG: " if result.problems else "") + result.summary(), flush=True)
        if result.execution:
            path = checker.model.parent / "target" / "tlc" / "counterexamples" / f"{name}.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(result.drawing(), encoding="utf-8")
            if name in options.names:
                print(result.drawing())
    return [results[claim["claim"]] for claim in claims]


def report(results: list[Result], seconds: float) -> bool:
    """Prints the deviations. Returns true if there are none."""
    wrong = [result for result in results if result.problems]
    for result in wrong:
        print("\n  ".join([f"\n{result.claim['claim']}:", *"\n".join(result.problems).splitlines()]))
    right = [result.claim["expect"] for result in results if not result.problems]
    states = sum(result.output.states() or 0 for result in results)
    print(f"\n{len(results)} claims: {right.count('holds')} held, {right.count('violates')} were violated as claimed, "
          f"{len(wrong)} were not as claimed; {states} states, {duration(seconds)}")
    return not wrong


def act(options: argparse.Namespace) -> bool:
    model, mode = options.model.resolve(), "full" if "full" in options.names else "quick"
    if options.prepare:
        print(find_jar())
        return True
    if options.settings:
        checker = Checker(model, find_jar(), mode, options.jobs)
        return assignment.check(options.settings, options.base, checker, lines.Results())
    claims = manifest.load(model, options.record)
    if options.write_configs == "":
        for path, text in manifest.committed(model, claims).items():
            path.write_text(text, encoding="utf-8")
        return True
    manifest.check_committed(model, claims)
    stale = {claim["claim"] for claim in claims if claim.get("hash") != manifest.fingerprint(model, claim)}
    names = options.names or ["full" if options.write_configs else "quick"]
    selected = [claim for claim in manifest.select(claims, names, stale)
                if options.only in lines.name_of(claim)
                and claim.get("seconds", 0) <= options.within * (1 + (claim["group"] == "shipped"))]
    if options.write_configs:
        for claim in selected:
            manifest.write_config(model, claim, Path(options.write_configs))
        return True
    if stale and not options.record and not set(options.names) - {"quick", "full"}:
        raise Problem("\n".join(["these claims were recorded for other modules, bounds or properties; "
                                 "`python3 -m model.claims --record stale` runs them:", *sorted(stale)]))
    file, progress = lines.Results(), Progress()
    checker = Checker(model, find_jar(), mode, options.jobs)
    file.begin("tlc", checker.version(), len(selected), options.only)
    checker.record_traces(selected)
    results = check(selected, checker, options, progress, file)
    if options.record:
        manifest.write(model, manifest.modules(model), claims)
    return report(results, progress.elapsed())


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
                         help="the folder of the manifest and its modules (default: that of the deque)")
    options.add_argument("--record", action="store_true", help="write the measured numbers to the manifest")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    return status(lambda: act(options.parse_args(argv)))


if __name__ == "__main__":
    sys.exit(main())
