"""Checks the proof of the deque, an inductive invariant. Two solvers must discharge each obligation in time."""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from model import checker, packages, results, trace
from model.modules import SHARED
from model.problem import Problem
from model.proof import REQUIREMENTS, complete, induction, numbers, prove, relation, runs, tie, variants
from model.proof.bounds import BOUNDS
from model.proof.prove import SOLVERS, Verdict, unproved
from model.proof.variants import Variant, says
from model.terminal import Progress, parser, status

LIMIT = 20  # seconds per obligation


def run(tasks: dict[Any, tuple[Any, ...]], what: str, jobs: int, progress: Progress) -> dict[Any, Any]:
    with ProcessPoolExecutor(jobs) as pool:
        found = dict(progress.follow(pool, tasks, what))
    return {key: found[key] for key in tasks}


def each_lemma(assignments: list[dict[str, str]], task: Any, jobs: int, progress: Progress) -> list[list[Any]]:
    """Runs a task on the lemmas of each assignment of orderings. Lemmas that several share are done once."""
    lemmas = [list(prove.lemmas(sites)) for sites in assignments]
    tasks: dict[Any, tuple[Any, ...]] = {}
    for sites, of in zip(assignments, lemmas, strict=True):
        for number, lemma in enumerate(of):
            tasks.setdefault(lemma.key(), (task, tuple(sites.items()), number))
    found = run(tasks, "actions", jobs, progress)
    return [[found[lemma.key()] for lemma in of] for of in lemmas]


def trust(options: argparse.Namespace, progress: Progress, file: results.Results) -> list[str]:
    """Returns the errors in the relation: steps of the specification that it lacks, and actions that are not steps."""
    ties = [*run({bound.says: (tie.tied, bound) for bound in BOUNDS}, "ties", options.jobs, progress).values()]
    wrong = tie.judge(ties)
    line = partial(results.line, "", "the proof's tie to Deque", "instrument", unit="states")
    for each in ties:
        name = f"{each.bound.says}, {each.bound.protocol}"
        file.append(line(name, each.states, seconds=each.seconds, problem=each.wrong))
        print(f"{name}: {each.states} states and {each.steps} steps from TLC")
    file.append(line("what lacks an action or a read, or is stronger, does not pass", sum(each.states for each in ties),
                     seconds=0, problem="" if any(each.wrong for each in ties) else "\n".join(wrong)))
    if not wrong:
        print("each step is a step of the relation, each action is a step, and each state has the invariant; "
              "what lacks an action or a read, or is stronger, does not pass")
    return wrong


def outcome(name: str, of: str, group: str, check: str, verdicts: list[Verdict], **more: Any) -> dict[str, Any]:
    if failed := unproved(verdicts):
        more |= {"verdict": "unproved", "message": f"Not proved: {says(failed)}"}
    goals = {(each.lemma, each.goal) for each in verdicts}
    return results.line(name, of, group, check, len(goals), "obligations", sum(each.seconds for each in verdicts),
                        **more)


def weaken(listed: list[Variant], options: argparse.Namespace, progress: Progress, file: results.Results) -> list[str]:
    """Compares other orderings with TLC. If it has a counterexample with any reclamation, none may be proved."""
    found = each_lemma([each.sites for each in listed], variants.judge, options.jobs, progress)
    for each, parts in zip(listed, found, strict=True):
        each.verdicts = [verdict for part in parts for verdict in part]
    tasks = {n: (induction.explain, each.sites, failed) for n, each in enumerate(listed) if (failed := each.failed())}
    for n, execution in run(tasks, "counterexamples", options.jobs, progress).items():
        listed[n].counterexample = execution
    killed = {name for each in listed if each.killed for name, _ in each.subjects()}
    for each in listed:
        print(each.lines())
        if options.only and each.counterexample:
            print(trace.listing(each.counterexample))
        reclaim = each.nearest.reclamation.value
        for of, group in each.subjects():
            if group != "shipped":
                file.append(outcome(each.names(), of, group, f"{says(each.failed()) or 'by induction'} ({reclaim})",
                                    each.verdicts, expected="unproved" if of in killed else "holds",
                                    counterexample=each.counterexample))
    kills, proofs = sum(bool(each.killed) for each in listed), sum(not each.failed() for each in listed)
    print(f"\n{len(listed)} assignments: {proofs} are proved by z3, {kills} are killed by TLC")
    return [f"{each.name()}: {line}" for each in listed for line in misnamed(
        complete.expected(each.sites), each.verdicts, "z3")] + list(
        filter(None, map(Variant.wrong, listed)))


def misnamed(wanted: set[tuple[str, str]], verdicts: list[Verdict], *solvers: str) -> list[str]:
    return list(dict.fromkeys(line for solver in solvers for line in complete.misnamed(
        wanted, [(each.lemma, each.goal) for each in verdicts if each.solver == solver])))


def report(name: str, verdicts: list[Verdict], wrong: list[str]) -> bool:
    goals, failed = len(verdicts) // len(SOLVERS), unproved(verdicts)
    print(f"{name}: {goals - len(failed)} of {goals} obligations discharged by {' and '.join(SOLVERS)}")
    print("".join(f"  wrong: {each}\n" for each in wrong), end="")
    for (lemma, goal), by in failed.items():
        print(f"  not proved: {goal} after {lemma}" + ("" if len(by) > 1 else f", by {by[0]}"))
    return bool(verdicts) and not failed and not wrong


def discharged(sites: tuple[Any, ...], number: int) -> tuple[list[Verdict], list[str]]:
    lemma = prove.cached(sites)[number]
    # Assumptions that contradict each other prove anything.
    wrong = [f"{lemma.name} is impossible where the invariant holds"] if complete.unsatisfiable(*lemma.assumed) else []
    return prove.discharge(lemma, LIMIT), wrong


def discharge(names: list[str], options: argparse.Namespace, progress: Progress, file: results.Results) -> bool:
    right, every = True, []
    protocols = [relation.PROTOCOLS[name] for name in names]
    found = each_lemma([each.orders for each in protocols], discharged, options.jobs, progress)
    tasks = {each.name: (numbers.verdicts, each.orders, LIMIT) for each in protocols}
    views = run(tasks, "views", options.jobs, progress)
    errors = run({each.name: (runs.wrong, each.orders) for each in protocols}, "runs", options.jobs, progress)
    for protocol, of in zip(protocols, found, strict=True):
        name, sites = protocol.subject, protocol.orders
        of_views, vacuous = views[protocol.name]
        verdicts = [*(verdict for lemma, _ in of for verdict in lemma), *of_views]
        impossible = dict.fromkeys([*(each for _, more in of for each in more), *vacuous])
        wanted = complete.expected(sites) | complete.expected_of_views(sites)
        wrong = [*misnamed(wanted, verdicts, *SOLVERS), *impossible, *complete.empty(sites), *errors[protocol.name]]
        file.append(outcome(name, name, "shipped", "by induction, two solvers", verdicts,
                            problem="\n".join(wrong)))
        right = report(protocol.name, verdicts, wrong) and right
        every += verdicts
    several = len({id(verdict) for verdict in every}) // len(SOLVERS)
    print(f"{len(every) // len(SOLVERS)} obligations, {several} of them different, {progress.elapsed():.0f} s")
    return right


def conclude(says: str, right: bool, wrong: list[str], progress: Progress) -> bool:
    right = right and not wrong
    print("".join(f"wrong: {each}\n" for each in wrong) + ("" if right else "NOT ")
          + f"{says}, {progress.elapsed():.0f} s")
    return right


def judge(options: argparse.Namespace) -> bool:
    if options.prepare:
        print(checker.find_jar())
        return True
    progress = Progress()
    names = [] if options.variants else [
        name for name, each in relation.PROTOCOLS.items() if options.only in each.subject]
    ties = not (options.variants or options.no_tlc or options.only)
    weaker = variants.variants(SHARED) if options.variants or options.all else []
    weaker = [each for each in weaker if options.only in each.names()]
    several = sum(group != "shipped" for each in weaker for _, group in each.subjects())
    file = results.Results()
    if not any((names, weaker, file.path)):
        raise Problem(f"nothing has {options.only!r} in its name; docs/verdicts.md lists the names")
    version = ", ".join(" ".join(each) for each in packages.versions(REQUIREMENTS).items())
    file.begin("proof", version, len(names) + several + (len(BOUNDS) + 1 if ties else 0))
    right = True
    if names:
        proved = discharge(names, options, progress, file)
        right = conclude("proved", proved, trust(options, progress, file) if ties else [], progress)
    if weaker:
        right = conclude("as TLC says", True, weaken(weaker, options, progress, file), progress) and right
    return right


def main(argv: list[str] = sys.argv[1:]) -> int:
    options = parser("model.proof.theorem", __doc__)
    options.add_argument("--variants", action="store_true",
                         help="check weaker orderings; with --only, also show a step that breaks the invariant")
    options.add_argument("--all", action="store_true", help="check the proof, its tie to TLC, and weaker orderings")
    options.add_argument("--no-tlc", action="store_true", help="check only the proof, not its tie to the specification")
    return status(lambda: judge(options.parse_args(argv)))


if __name__ == "__main__":
    sys.exit(main())
