#!/usr/bin/env python3
"""Checks the proof of the deque: an invariant, and that each step keeps it.

Two solvers must discharge each obligation; what takes too long counts as not proved.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import sys
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

sys.dont_write_bytecode = True  # The model's directory stays clean.
MODEL = Path(__file__).resolve().parent.parent
sys.path.insert(1, str(MODEL))

import solvers
from progress import Progress
from solvers import Problem

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
    parser.add_argument("--list", action="store_true", help="only say what the invariant and the actions are")
    return parser.parse_args(argv)


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def assign(protocol: str, settings: list[str]) -> dict[str, str]:
    """The orderings of a protocol, with some replaced."""
    import relation
    if protocol not in relation.PROTOCOLS:
        raise Problem(f"{protocol} is no protocol: there are {', '.join(relation.PROTOCOLS)}")
    sites = dict(relation.PROTOCOLS[protocol])
    for setting in settings:
        site, _, order = setting.partition("=")
        if site not in sites:
            raise Problem(f"{site} is no site of the proof: it has {', '.join(sites)}")
        allowed = orders(site)
        if order not in allowed:
            raise Problem(f"{order!r} is no ordering of {site}, which is one of {', '.join(allowed)}")
        sites[site] = order
    return sites


def with_sites(settings: list[str]) -> str:
    """The first protocol that has these sites."""
    import relation
    return next((name for name, sites in relation.PROTOCOLS.items()
                 if all(setting.partition("=")[0] in sites for setting in settings)), "Weakest")


def orders(site: str) -> tuple[str, ...]:
    import assignment
    import relation
    return relation.PINS if site == "pin" else assignment.ORDERS[assignment.KIND[site]]


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
            progress.clear()


def prove(subjects: dict[str, dict[str, str]], options: argparse.Namespace, progress: Progress) -> dict[str, list]:
    """The verdicts on each assignment of orderings."""
    import prove
    lemmas = {name: list(prove.lemmas(sites)) for name, sites in subjects.items()}
    # What several protocols have in common is proved once.
    tasks: dict[Any, tuple] = {}
    for name, sites in subjects.items():
        for number, lemma in enumerate(lemmas[name]):
            tasks.setdefault(lemma.key(), (prove.discharge, tuple(sites.items()), number, options.limit))
    found = run(tasks, "actions", options.jobs, progress)
    return {name: [verdict for lemma in of for verdict in found[lemma.key()]] for name, of in lemmas.items()}


def trust(options: argparse.Namespace, progress: Progress, file: Any) -> list[str]:
    """What is wrong with the relation: an action that is vacuous, or a step of the specification that it lacks."""
    import outcomes
    import reach
    import tie
    jar = find_jar()
    tasks: dict[Any, tuple] = {bound: (tie.tied, bound, MODEL, jar) for bound in tie.BOUNDS}
    tasks.update({name: (reach.reach, name, known) for name, known in reach.SEARCHED.items()})
    found = run(tasks, "ties", options.jobs, progress)
    reached = {name: found.pop(name) for name in reach.SEARCHED}
    wrong = tie.judge(list(found.values()))
    print()
    for name, each in reached.items():
        vacuous = [f"{name}: {action} is never possible" for action in each.never]
        vacuous += [f"{name}: {conjunct} is broken in a state that is reached" for conjunct in each.broken]
        wrong = vacuous + wrong
        if file:
            says = f"each action is possible in a state that is reached, {name}"
            file.add(outcomes.of_tie(says, each.states, vacuous))
        print(f"{name}: {len(each.depths)} actions are possible, the last after {max(each.depths.values())} steps; "
              f"{each.states} states")
    if file:
        for bound in found.values():
            file.add(outcomes.of_bound(bound))
        file.add(outcomes.of_tie("what lacks an action or a read, or is stronger, does not pass",
                                 sum(bound.states for bound in found.values()),
                                 [] if any(bound.wrong for bound in found.values()) else wrong))
    rows = [["what TLC enumerates", "protocol", "states", "steps"]]
    rows += [[each.bound.says, each.bound.protocol, str(each.states), str(each.steps)] for each in found.values()]
    print(columns(rows, range(2, 4)) + "\n" + "".join(f"wrong: {each}\n" for each in wrong), end="")
    if not wrong:
        print("each step is one of the relation, each state has the invariant; "
              "what lacks an action or a read, or is stronger, does not pass")
    return wrong


def weaken(listed: list, options: argparse.Namespace, progress: Progress, file: Any) -> list[str]:
    """Whether what TLC kills is not proved; a table of what each ordering is for."""
    import outcomes
    import variants
    import prove
    lemmas = [list(prove.lemmas(each.sites)) for each in listed]
    tasks: dict[Any, tuple] = {}
    for each, of in zip(listed, lemmas):
        for number, lemma in enumerate(of):
            tasks.setdefault(lemma.key(), (variants.judge, tuple(each.sites.items()), number))
    judged = run(tasks, "actions", options.jobs, progress)
    found = [variants.Found.of([judged[lemma.key()] for lemma in of]) for of in lemmas]
    tasks = {n: (variants.explain, tuple(listed[n].sites.items()), each.failed) for n, each in enumerate(found)
             if each.failed}
    for n, states in run(tasks, "counterexamples", options.jobs, progress).items():
        found[n].counterexample = states
    for n, each in enumerate(listed):
        print(variants.lines(each, found[n]))
    for line in outcomes.of_variants(MODEL, listed, found) if file else ():
        file.add(line)
    wrong = [said for n, each in enumerate(listed) for said in [variants.wrong(each, found[n])] if said]
    kills, proofs = sum(bool(each.killed) for each in listed), sum(not each.failed for each in found)
    print(f"\n{len(listed)} assignments: {proofs} are proved by z3, {kills} are killed by TLC")
    print("".join(f"wrong: {each}\n" for each in wrong), end="")
    return wrong


def find_jar() -> Path:
    """TLC, as model/check.py finds it."""
    spec = importlib.util.spec_from_file_location("model_check", MODEL / "check.py")
    checker = importlib.util.module_from_spec(spec)
    sys.modules["model_check"] = checker
    spec.loader.exec_module(checker)
    try:
        return checker.found_jar(MODEL)
    except checker.Problem as problem:
        raise Problem(f"{problem}\n--no-tlc leaves out what needs TLC")


def unproved(verdicts: list) -> dict[tuple[str, str], list[str]]:
    """The obligations that are not discharged, and by which solvers not."""
    failed: dict[tuple[str, str], list[str]] = {}
    for verdict in verdicts:
        if not verdict.proved:
            failed.setdefault((verdict.lemma, verdict.goal), []).append(verdict.solver)
    return failed


def table(verdicts: list) -> str:
    """A line for each action."""
    import prove
    rows = [["action", "obligations", *(f"{solver}, s" for solver in prove.SOLVERS), "longest, s", "not proved"]]
    for lemma in dict.fromkeys(verdict.lemma for verdict in verdicts):
        mine = [verdict for verdict in verdicts if verdict.lemma == lemma]
        goals = sum(verdict.solver == prove.SOLVERS[0] for verdict in mine)
        times = [sum(verdict.seconds for verdict in mine if verdict.solver == solver) for solver in prove.SOLVERS]
        failed = dict.fromkeys(goal for _, goal in unproved(mine))
        rows.append([lemma, str(goals), *(f"{seconds:.2f}" for seconds in times),
                     f"{max(verdict.seconds for verdict in mine):.2f}", " ".join(failed) or "-"])
    return columns(rows, range(1, 5))


def columns(rows: list[list[str]], numbers: range) -> str:
    widths = [max(map(len, column)) for column in zip(*rows)]
    return "\n".join("  ".join(
        cell.rjust(width) if n in numbers else cell.ljust(width)
        for n, (cell, width) in enumerate(zip(row, widths))).rstrip() for row in rows)


def report(verdicts: dict[str, list], seconds: float) -> bool:
    import prove
    every = [verdict for found in verdicts.values() for verdict in found]
    print(table(every) + "\n")
    right = True
    for name, found in verdicts.items():
        goals, failed = sum(verdict.solver == prove.SOLVERS[0] for verdict in found), unproved(found)
        right = right and bool(found) and not failed
        print(f"{name}: {goals - len(failed)} of {goals} obligations discharged by {' and '.join(prove.SOLVERS)}")
        for (lemma, goal), by in failed.items():
            print(f"  not proved: {goal} after {lemma}" + ("" if len(by) > 1 else f", by {by[0]}"))
    several = len({id(verdict) for verdict in every}) // len(prove.SOLVERS)
    print(f"{len(every) // len(prove.SOLVERS)} obligations, of which {several} are different, {seconds:.0f} s")
    return right


def explain(found: list, sites: dict[str, str]) -> None:
    """For each action with something that is not proved: how it breaks the invariant."""
    import induction
    import prove
    import relation
    actions = {action.name: action for action in relation.relation(sites)}
    failed = unproved(found)
    for lemma in prove.lemmas(sites):
        for conjunct in lemma.goals if lemma.name in actions else ():
            if (lemma.name, conjunct.name) not in failed:
                continue
            print(f"\n{conjunct.name} may not hold after {lemma.name}: {conjunct.says}", flush=True)
            states = induction.counterexample(lemma, conjunct.formula, actions[lemma.name])
            print(induction.drawing(states) if states else "No such step was found among small numbers.", flush=True)


def describe() -> None:
    import invariant
    import relation
    protocols = relation.PROTOCOLS.values()
    conjuncts = {each.name: each.says for sites in protocols for each in invariant.invariant(relation.s, sites)}
    actions = dict.fromkeys(action.name for sites in protocols for action in relation.relation(sites))
    print("The invariant:\n" + "".join(f"  {name}: {says}\n" for name, says in conjuncts.items()), end="")
    print("The actions:\n  " + "; ".join(actions))


def judge(options: argparse.Namespace) -> bool:
    """Does what the command line asks for. Whether all came out as it should."""
    import outcomes
    import reach
    import relation
    import tie
    import variants
    progress = Progress(PAUSE)
    chosen = options.protocol or ([with_sites(options.site)] if options.site else list(relation.PROTOCOLS))
    chosen = [name for name in chosen if options.only in outcomes.subject(name)]
    names = [] if options.variants else chosen
    ties = not (options.variants or options.site or options.no_tlc or options.only)
    weaker = variants.variants(MODEL) if options.variants or options.all else []
    weaker = [each for each in weaker if any(options.only in name for name, *_ in outcomes.subjects(MODEL, each))]
    if not any((names, ties, weaker)) and not outcomes.asked():
        raise Problem(f"nothing has {options.only!r} in its name; --list and docs/verdicts.md say what there is")
    several = sum(group != "shipped" for each in weaker for _, group, _ in outcomes.subjects(MODEL, each))
    file = outcomes.wanted(len(names) + several + (len(tie.BOUNDS) + len(reach.SEARCHED) + 1 if ties else 0))

    changed = f" with {', '.join(options.site)}" if options.site else ""
    subjects = {name + changed: assign(name, options.site) for name in names}
    right = True
    if subjects:
        verdicts = prove(subjects, options, progress)
        for name in names if options.site else []:
            explain(verdicts[name + changed], subjects[name + changed])
        right = report(verdicts, progress.elapsed())
        for name in names if file else []:
            file.add(outcomes.of_protocol(name, verdicts[name + changed]))
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
    try:
        solvers.install(MODEL.parent)
        if options.prepare:
            print(find_jar())
            return 0
        if options.list:
            describe()
            return 0
        return 0 if judge(options) else 1
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
