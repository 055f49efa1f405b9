#!/usr/bin/env python3
"""Checks the proof of the deque: an invariant, and that each step keeps it.

Two solvers must discharge each obligation; what takes too long counts as not proved.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any, Optional

sys.dont_write_bytecode = True  # The model's directory stays clean.
MODEL = Path(__file__).resolve().parent.parent
sys.path.insert(1, str(MODEL))

import packages

REQUIREMENTS = Path(__file__).resolve().with_name("requirements.txt")  # the solvers
sys.path.insert(0, str(packages.install(REQUIREMENTS, MODEL.parent)))

import assignment
import checker
import induction
import outcomes
import prove
import reach
import relation
import tie
import trace
import variants
from manifest import Problem
from prove import SOLVERS, Verdict
from results import Results
from terminal import Progress, columns, processors, status

LIMIT = 20  # seconds for an obligation
PAUSE = 10  # seconds between two lines of progress


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--protocol", action="append", metavar="NAME", help="only this protocol (by default all)")
    parser.add_argument("--site", action="append", metavar="SITE=ORDER", default=[],
                        help="another ordering: what is not proved then, and how a step breaks the invariant")
    parser.add_argument("--limit", type=float, default=LIMIT, metavar="SECONDS", help="for an obligation")
    parser.add_argument("--jobs", type=int, default=processors(), metavar="N", help="how many processes")
    parser.add_argument("--variants", action="store_true",
                        help="weaker orderings instead: what is not proved of each, and what TLC says")
    parser.add_argument("--all", action="store_true", help="the proof, its tie, and weaker orderings")
    parser.add_argument("--only", metavar="TEXT", default="", help="what has this in its name; then without the tie")
    parser.add_argument("--prepare", action="store_true", help="only look for Java, and fetch the solvers and TLC")
    parser.add_argument("--no-tlc", action="store_true", help="only the proof, not its tie to the specification")
    return parser.parse_args(argv)


def assign(protocol: str, settings: list[str]) -> dict[str, str]:
    """The orderings of a protocol, with some replaced."""
    if protocol not in relation.PROTOCOLS:
        raise Problem(f"{protocol} is no protocol: there are {', '.join(relation.PROTOCOLS)}")
    sites = dict(relation.PROTOCOLS[protocol])
    orders = {site: relation.PINS if site == "pin" else assignment.ORDERS[assignment.KIND[site]] for site in sites}
    return assignment.assigned(settings, orders, "proof", sites)


def with_sites(settings: list[str]) -> str:
    """The first protocol that has these sites."""
    return next((name for name, sites in relation.PROTOCOLS.items()
                 if all(setting.partition("=")[0] in sites for setting in settings)), "Weakest")


def run(tasks: dict[Any, tuple], what: str, jobs: int, progress: Progress) -> dict[Any, Any]:
    """The results of functions with their arguments, several at a time."""
    with ProcessPoolExecutor(jobs) as pool:
        runs = {pool.submit(*task): key for key, task in tasks.items()}
        left = set(runs)
        try:
            while left:
                _, left = wait(left, timeout=1, return_when=FIRST_COMPLETED)
                progress.show(f"{len(runs) - len(left)} of {len(runs)} {what}")
            return {key: run.result() for run, key in runs.items()}
        finally:
            for each in left:
                each.cancel()


def each_lemma(assignments: list[dict[str, str]], task: Any, *more: Any, jobs: int, progress: Progress) -> list[list]:
    """What the task finds out about the lemmas of each assignment of orderings."""
    lemmas = [list(prove.lemmas(sites)) for sites in assignments]
    # What several have in common is done once.
    tasks: dict[Any, tuple] = {}
    for sites, of in zip(assignments, lemmas):
        for number, lemma in enumerate(of):
            tasks.setdefault(lemma.key(), (task, tuple(sites.items()), number, *more))
    found = run(tasks, "actions", jobs, progress)
    return [[found[lemma.key()] for lemma in of] for of in lemmas]


def trust(options: argparse.Namespace, progress: Progress, file: Optional[Results]) -> list[str]:
    """What is wrong with the relation: an action that is vacuous, or a step of the specification that it lacks."""
    jar = find_jar()
    tasks: dict[Any, tuple] = {bound: (tie.tied, bound, MODEL, jar) for bound in tie.BOUNDS}
    tasks.update({name: (reach.reach, name, known) for name, known in reach.SEARCHED.items()})
    found = run(tasks, "ties", options.jobs, progress)
    reached = {name: found.pop(name) for name in reach.SEARCHED}
    wrong = tie.judge(list(found.values()))
    print()
    for name, each in reached.items():
        vacuous = each.wrong(name)
        wrong = vacuous + wrong
        if file:
            file.append(outcomes.of_tie(f"each action is possible in a state that is reached, {name}",
                                        each.states, vacuous))
        print(f"{name}: {len(each.depths)} actions are possible, the last after {max(each.depths.values())} steps; "
              f"{each.states} states")
    for line in outcomes.of_ties(list(found.values()), wrong) if file else ():
        file.append(line)
    rows = [["what TLC enumerates", "protocol", "states", "steps"]]
    rows += [[each.bound.says, each.bound.protocol, str(each.states), str(each.steps)] for each in found.values()]
    print(columns(rows, range(2, 4)) + "\n" + "".join(f"wrong: {each}\n" for each in wrong), end="")
    if not wrong:
        print("each step is one of the relation, each state has the invariant; "
              "what lacks an action or a read, or is stronger, does not pass")
    return wrong


def weaken(listed: list, options: argparse.Namespace, progress: Progress, file: Optional[Results]) -> list[str]:
    """Whether what TLC kills is not proved; a table of what each ordering is for."""
    found = [variants.Found.of(parts) for parts in each_lemma(
        [each.sites for each in listed], variants.judge, jobs=options.jobs, progress=progress)]
    tasks = {n: (variants.explain, listed[n].sites, each.failed) for n, each in enumerate(found) if each.failed}
    for n, execution in run(tasks, "counterexamples", options.jobs, progress).items():
        found[n].counterexample = execution
    for each, of in zip(listed, found):
        print(variants.lines(each, of))
    for line in outcomes.of_variants(MODEL, listed, found) if file else ():
        file.append(line)
    wrong = [said for each, of in zip(listed, found) for said in [variants.wrong(each, of)] if said]
    kills, proofs = sum(bool(each.killed) for each in listed), sum(not each.failed for each in found)
    print(f"\n{len(listed)} assignments: {proofs} are proved by z3, {kills} are killed by TLC")
    print("".join(f"wrong: {each}\n" for each in wrong), end="")
    return wrong


def find_jar() -> Path:
    try:
        return checker.find_jar(MODEL.parent)
    except Problem as problem:
        raise Problem(f"{problem}\n--no-tlc leaves out what needs TLC")


def unproved(verdicts: list[Verdict]) -> dict[tuple[str, str], list[str]]:
    """The obligations that are not discharged, and by which solvers not."""
    failed: dict[tuple[str, str], list[str]] = {}
    for verdict in verdicts:
        if not verdict.proved:
            failed.setdefault((verdict.lemma, verdict.goal), []).append(verdict.solver)
    return failed


def table(verdicts: list[Verdict]) -> str:
    """A line for each action."""
    rows = [["action", "obligations", *(f"{solver}, s" for solver in SOLVERS), "longest, s", "not proved"]]
    for lemma in dict.fromkeys(verdict.lemma for verdict in verdicts):
        mine = [verdict for verdict in verdicts if verdict.lemma == lemma]
        times = [[verdict.seconds for verdict in mine if verdict.solver == solver] for solver in SOLVERS]
        failed = dict.fromkeys(goal for _, goal in unproved(mine))
        rows.append([lemma, str(len(times[0])), *(f"{sum(seconds):.2f}" for seconds in times),
                     f"{max(map(max, times)):.2f}", " ".join(failed) or "-"])
    return columns(rows, range(1, 5))


def report(verdicts: dict[str, list[Verdict]], seconds: float) -> bool:
    every = [verdict for found in verdicts.values() for verdict in found]
    print(table(every) + "\n")
    right = True
    for name, found in verdicts.items():
        goals, failed = len(found) // len(SOLVERS), unproved(found)
        right = right and bool(found) and not failed
        print(f"{name}: {goals - len(failed)} of {goals} obligations discharged by {' and '.join(SOLVERS)}")
        for (lemma, goal), by in failed.items():
            print(f"  not proved: {goal} after {lemma}" + ("" if len(by) > 1 else f", by {by[0]}"))
    several = len({id(verdict) for verdict in every}) // len(SOLVERS)
    print(f"{len(every) // len(SOLVERS)} obligations, of which {several} are different, {seconds:.0f} s")
    return right


def explain(failed: Any, sites: dict[str, str]) -> None:
    """For each action with something that is not proved: how it breaks the invariant."""
    for action, conjunct, execution in induction.explained(sites, failed):
        print(f"\n{conjunct.name} may not hold after {action}: {conjunct.says}")
        print(trace.listing(execution) if execution else "No such step was found among small numbers.", flush=True)


def judge(options: argparse.Namespace) -> bool:
    """Does what the command line asks for. Whether all came out as it should."""
    if options.prepare:
        print(find_jar())
        return True
    progress = Progress(PAUSE)
    chosen = options.protocol or ([with_sites(options.site)] if options.site else list(relation.PROTOCOLS))
    chosen = [name for name in chosen if options.only in outcomes.subject(name)]
    names = [] if options.variants else chosen
    ties = not (options.variants or options.site or options.no_tlc or options.only)
    weaker = variants.variants(MODEL) if options.variants or options.all else []
    weaker = [each for each in weaker if any(options.only in name for name, *_ in outcomes.subjects(MODEL, each))]
    several = sum(group != "shipped" for each in weaker for _, group, _ in outcomes.subjects(MODEL, each))
    version = ", ".join(wheel.replace("==", " ") for wheel in packages.versions(REQUIREMENTS))
    file = outcomes.wanted(version, len(names) + several + (len(tie.BOUNDS) + len(reach.SEARCHED) + 1 if ties else 0))
    if not any((names, ties, weaker, file)):
        raise Problem(f"nothing has {options.only!r} in its name; docs/verdicts.md says what there is")

    changed = f" with {', '.join(options.site)}" if options.site else ""
    subjects = {name + changed: assign(name, options.site) for name in names}
    right = True
    if subjects:
        found = each_lemma([*subjects.values()], prove.discharge, options.limit, jobs=options.jobs, progress=progress)
        verdicts = {name: [verdict for lemma in of for verdict in lemma] for name, of in zip(subjects, found)}
        for name, sites in subjects.items() if options.site else ():
            explain(unproved(verdicts[name]), sites)
        right = report(verdicts, progress.elapsed())
        for name in names if file else []:
            file.append(outcomes.of_protocol(name, verdicts[name + changed]))
    right = not (ties and trust(options, progress, file)) and right
    if subjects:
        print(f"{'proved' if right else 'NOT proved'}, {progress.elapsed():.0f} s")
    if weaker:
        as_tlc = not weaken(weaker, options, progress, file)
        print(f"{'as TLC says' if as_tlc else 'NOT as TLC says'}, {progress.elapsed():.0f} s")
        right = right and as_tlc
    return right


def main(argv: list[str] | None = None) -> int:
    options = arguments(argv)
    return status(lambda: judge(options))


if __name__ == "__main__":
    sys.exit(main())
