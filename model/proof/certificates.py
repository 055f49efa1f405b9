"""Certificates of the obligations: cvc5 writes them, and crates/certificates checks them.

The checker also gets the relation's actions and the invariant's conjuncts, and counts what is missing.
"""

import argparse
import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import IO, Any

import cvc5
from z3 import Solver

from model.modules import SHARED
from model.problem import Problem
from model.proof import complete, full, numbers, prove, relation
from model.proof.access import Sites, s
from model.proof.invariant import invariant
from model.proof.prove import Lemma
from model.terminal import Progress, duration, parser, status

LIMIT = 20  # seconds per obligation
AT_ONCE = 8  # goals of one solver, which reads the assumptions once
FORK = get_context("fork")  # A lemma need not be made again.
CHECKER = ("cargo", "run", "--quiet", "--release", "--package", "chase-lev-certificates", "--")
OPTIONS = {"produce-proofs": "true", "proof-granularity": "dsl-rewrite",
           "proof-print-conclusion": "true"}
Name = tuple[str, str, str]  # protocol, lemma and goal
Certificate = tuple[str, str, str]  # goal, formula and certificate, which is empty if cvc5 does not prove the goal


def lemmas(o: Sites) -> list[Lemma]:
    return [*prove.lemmas(o), *numbers.lemmas(o)]


def expected(o: Sites) -> Iterator[tuple[list[str], list[str]]]:
    """Yields names of lemmas, and of the goals that each of them has, without asking for the lemmas."""
    actions = [action.name for action in relation.relation(o)]
    conjuncts = [conjunct.name for conjunct in invariant(s, o)]
    yield ["the slot of an index"], ["Apart"]
    yield ["initially"], conjuncts
    yield actions, [*conjuncts, "Sequential"]
    steps = [action.name for action in relation.actions_of(o)]
    views = [conjunct.name for conjunct in numbers.numbers(s, numbers.m, o)]
    yield [f"{each}, views" for each in ("initially", *steps, *full.unseen(o))], views
    yield [f"{each}, views" for each in steps if each in complete.LOADS], ["may read"]
    yield [f"{each}, views" for each in steps if each in complete.OWN], ["own"]
    yield [f"{site}, every value" for site, names in full.VALUES.items() if {*names} & {*steps}], ["every value"]


class Prover:
    """Cvc5, with the assumptions of a lemma. It proves one goal only if it is not incremental."""

    def __init__(self, lemma: Lemma, incremental: bool = True) -> None:
        self.solver = cvc5.Solver(cvc5.TermManager())
        self.incremental = incremental
        several = (("incremental", "true"),) if incremental else ()
        for option, value in (*OPTIONS.items(), *several, ("tlimit-per", str(LIMIT * 1000))):
            self.solver.setOption(option, value)
        self.solver.setLogic("ALL")
        self.parser = cvc5.InputParser(self.solver)
        self.symbols = self.parser.getSymbolManager()
        self.problem = problem(lemma)
        self.say(self.problem)

    def say(self, text: str) -> None:
        self.parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "obligation")
        while not (command := self.parser.nextCommand()).isNull():
            command.invoke(self.solver, self.symbols)

    def certificate(self, formula: str) -> str:
        """Returns the certificate of a goal. It is empty if cvc5 does not prove the goal in time."""
        self.say(f"{'(push 1)' * self.incremental}(assert (not {formula}))")
        text: str = ""
        if self.solver.checkSat().isUnsat():
            proof, *_ = self.solver.getProof()
            found = self.solver.proofToString(proof, cvc5.ProofFormat.CPC)
            text = found.decode() if isinstance(found, bytes) else found
        self.say("(pop 1)" * self.incremental)
        return text


def problem(lemma: Lemma) -> str:
    """Returns the declarations of a lemma and its goals, and its assumptions, in SMT-LIB."""
    every = Solver()
    every.add(*lemma.assumed, *(goal.formula for goal in lemma.goals))
    declarations: str = every.to_smt2().replace("(set-info :status unknown)", "").partition("(assert")[0]
    return declarations + "".join(f"(assert {formula.sexpr()})\n" for formula in lemma.assumed)


def work(lemma: Lemma, chosen: set[str] | None, skipped: int, again: bool, to: Connection) -> None:
    """Sends the assumptions of a lemma and the names of its goals, and then certificates one after the other."""
    goals = [each for each in lemma.goals if chosen is None or each.name in chosen]
    to.send((problem(lemma), [goal.name for goal in goals]))
    for number, goal in enumerate(goals[skipped:]):
        if number == 0 or number % AT_ONCE == 1:
            prover = Prover(lemma, incremental=not (again and number == 0))
        formula = goal.formula.sexpr()
        to.send((goal.name, formula, prover.certificate(formula)))


def certify(lemma: Lemma, chosen: set[str] | None) -> tuple[str, list[Certificate]]:
    """Returns the assumptions of a lemma, and the certificates of its goals, or of some of them.

    Cvc5 does not always end when it writes a certificate after others. Then another process tries this goal alone.
    """
    found: list[Certificate] = []
    again = False
    while True:
        receive, send = FORK.Pipe(duplex=False)
        child = FORK.Process(target=work, args=(lemma, chosen, len(found), again, send))
        child.start()
        send.close()
        before = len(found)
        try:
            assumed, names = receive.recv()
            while len(found) < len(names) and receive.poll(2 * LIMIT):
                found.append(receive.recv())
        except EOFError:
            pass  # It has printed why.
        child.kill()
        child.join()
        if len(found) == len(names):
            return assumed, found
        if again and len(found) == before:
            found.append((names[before], "", ""))
        again = True


# The stream that the checker reads.


def quoted(names: Iterable[str]) -> str:
    """Returns a list of texts. They have no quotation marks."""
    return "(" + " ".join(f'"{name}"' for name in names) + ")"


def each_of(protocol: str, names: list[str], goals: list[str]) -> str:
    return f'(each "{protocol}" {quoted(names)} {quoted(goals)})\n'


def obligation(names: list[Name], formula: str, certificate: str) -> str:
    return f"(obligation ({' '.join(map(quoted, names))})\n{formula}\n{certificate})\n"


@dataclass
class Task:
    """A lemma, and what it is in each protocol that has it."""

    lemma: Lemma
    names: list[tuple[str, str]]  # protocol and lemma
    goals: set[str] | None = None  # all, if there are none


def tasks(protocols: list[str], chosen: set[Name] | None) -> list[Task]:
    """Returns the lemmas of protocols. Those with the same assumptions and goals are one task."""
    found: dict[Any, Task] = {}
    for protocol in protocols:
        for lemma in lemmas(relation.PROTOCOLS[protocol].orders):
            goals = {goal for of, name, goal in chosen or () if (of, name) == (protocol, lemma.name)}
            if chosen is not None and not goals:
                continue
            # Those of views may have different goals after the same steps.
            says = [(goal.name, goal.formula.get_id()) for goal in lemma.goals] if not lemma.says else []
            key = (*lemma.key(), *says, protocol if chosen is not None else "")
            task = found.setdefault(key, Task(lemma, [], None if chosen is None else set()))
            task.names.append((protocol, lemma.name))
            if task.goals is not None:
                task.goals |= goals
    return list(found.values())


def run(protocols: list[str], sample: int, jobs: int, to: IO[str]) -> bool:
    """Writes what the checker reads. Returns true if cvc5 proves everything."""
    progress, right = Progress(), True
    every = [(protocol, lemma, goal) for protocol in protocols
             for lemmas, goals in expected(relation.PROTOCOLS[protocol].orders) for lemma in lemmas for goal in goals]
    chosen = set(random.Random(sample).sample(every, sample)) if sample else None
    for protocol, lemma, goal in sorted(chosen or ()):
        to.write(each_of(protocol, [lemma], [goal]))
    for protocol in protocols if chosen is None else ():
        for of, goals in expected(relation.PROTOCOLS[protocol].orders):
            to.write(each_of(protocol, of, goals))
    tasks_of: dict[Any, Task] = dict(enumerate(tasks(protocols, chosen)))
    with ThreadPoolExecutor(jobs) as pool:
        calls: dict[Any, tuple[Any, ...]] = {n: (certify, task.lemma, task.goals) for n, task in tasks_of.items()}
        for n, (assumed, certificates) in progress.follow(pool, calls, "lemmas"):
            task = tasks_of[n]
            to.write(f"(problem\n{assumed})\n")
            for goal, formula, certificate in certificates:
                names = [(protocol, lemma, goal) for protocol, lemma in task.names]
                if certificate:
                    to.write(obligation(names, formula, certificate))
                else:
                    right = False
                    print(f"cvc5 does not prove {goal} after {names[0][1]} in {names[0][0]}", flush=True)
    return right


def judge(options: argparse.Namespace) -> bool:
    if options.prepare:
        return True  # The solvers are here.
    protocols = options.protocols or [name for name in relation.PROTOCOLS if options.only in name]
    if unknown := [name for name in protocols if name not in relation.PROTOCOLS]:
        raise Problem(f"unknown protocol {unknown[0]}; there are {', '.join(relation.PROTOCOLS)}")
    progress = Progress()
    with subprocess.Popen(CHECKER, cwd=SHARED.parent, stdin=subprocess.PIPE, text=True) as checker:
        assert checker.stdin
        try:
            right = run(protocols, options.sample, options.jobs, checker.stdin)
        except BrokenPipeError:
            right = False  # It has said why it stopped.
        checker.communicate()
    right = right and checker.returncode == 0
    print(f"{'' if right else 'NOT '}certified, {duration(progress.elapsed())}")
    return right


def main(argv: list[str] = sys.argv[1:]) -> int:
    options = parser("model.proof.certificates", __doc__)
    options.add_argument("protocols", nargs="*", metavar="PROTOCOL", help="a protocol; all, if there are none")
    options.add_argument("--all", action="store_true", help="all protocols, as without any")
    options.add_argument("--sample", type=int, metavar="N", default=0, help="only N obligations, chosen at random")
    return status(lambda: judge(options.parse_args(argv)))


if __name__ == "__main__":
    sys.exit(main())
