"""Tests of certificates.py and of the checker: what is broken or missing is refused.

Each damage makes a step wrong on which the end depends: by its form, or because z3 has a counterexample to the step.
"""

import random
import re
import subprocess
import unittest
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from z3 import Solver, Z3Exception, sat

from model.modules import SHARED
from model.proof import certificates, complete, relation
from model.proof.certificates import CHECKER, Prover, each_of, obligation

PROTOCOL = "Fenced<Retain>"
SAMPLE = (("push.bottom", "Stable"), ("pop.top, last", "Missed"), ("steal.slot", "Heart"), ("resize", "Kept"),
          ("initially", "Elements"), ("push.slot", "Own"), ("steal.ring", "Element"))
OF_EACH_KIND = 8
TOKEN = re.compile(r'"[^"]*"|\|[^|]*\||[()]|[^\s()]+')
Tree = Any  # a word, or a list of trees


def parse(text: str) -> Tree:
    stack: list[list[Tree]] = [[]]
    for token in TOKEN.findall(text):
        if token == "(":
            stack.append([])
        elif token == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(token)
    return stack[0][0]


def written(tree: Tree) -> str:
    return tree if isinstance(tree, str) else f"({' '.join(map(written, tree))})"


def after(tree: Tree, key: str) -> list[Tree]:
    """Returns what a step has after `:premises` or `:args`."""
    return list(tree[tree.index(key) + 1]) if key in tree else []


@dataclass
class Certificate:
    """A certificate, with its commands as trees."""

    name: str
    problem: str
    formula: str
    commands: list[Tree]

    def __post_init__(self) -> None:
        self.terms = {each[1]: each[3] for each in self.commands if each[0] == "define"}
        proving = ("step", "step-pop", "assume", "assume-push")
        self.steps = {each[1]: each for each in self.commands if each[0] in proving}
        self.proved = {name: each[2] for name, each in self.steps.items() if each[0] != "step-pop"}
        self.used: set[str] = set()
        waiting = [self.commands[-1][1]]
        while waiting:
            if (name := waiting.pop()) not in self.used:
                self.used.add(name)
                waiting += after(self.steps[name], ":premises")

    def those(self, *kinds: str, rule: str = "") -> list[Tree]:
        """Returns the commands on which the end depends."""
        return [each for each in self.commands
                if each[0] in kinds and each[1] in self.used and (not rule or rule in each)]

    def listed(self, tree: Tree) -> list[Tree]:
        """Returns the terms of a list."""
        return list((self.terms[tree] if isinstance(tree, str) else tree)[1:])

    def smt(self, tree: Tree, constants: dict[str, str]) -> Tree:
        """Returns a term as SMT-LIB has it, and collects the constants that it needs."""
        if isinstance(tree, str):
            return self.smt(self.terms[tree], constants) if tree in self.terms else tree
        head, *rest = tree
        if head == "@var":
            name = f"|{rest[0][1:-1]}:{rest[1]}|"
            constants[name] = rest[1]
            return name
        if head == "_":
            function = self.smt(rest[0], constants)
            parts = [self.smt(each, constants) for each in rest[1:]]
            return [*([function] if isinstance(function, str) else function), *parts]
        if head == "@purify":
            return self.smt(rest[0], constants)
        if head == "forall":
            bound = [self.smt(each, constants) for each in self.smt(rest[0], constants)[1:]]
            return [head, [[name, constants[name]] for name in bound], self.smt(rest[1], constants)]
        if head == "@quantifiers_skolemize":
            formula = self.smt(rest[0], constants)
            name = f"|witness {rest[1]} {written(formula).replace('|', '')}|"
            constants[name] = formula[1][int(rest[1])][1]
            return name
        return [self.smt(each, constants) for each in tree]

    def is_wrong(self, premises: list[Tree], conclusion: Tree) -> bool:
        """Returns true if z3 has a state in which the premises of a step hold and its conclusion does not."""
        constants: dict[str, str] = {}
        formulas = [written(self.smt(each, constants)) for each in (*premises, ["not", conclusion])]
        declared = self.problem.partition("(assert")[0] + "".join(
            f"(declare-const {name} {sort})" for name, sort in constants.items())
        solver = Solver()
        solver.set(timeout=2000)
        try:
            solver.from_string(declared + "".join(f"(assert {each})" for each in formulas))
        except Z3Exception:
            return True  # It has no sort.
        return bool(solver.check() == sat)

    def changed(self, old: Tree, new: Tree | None) -> str:
        """Returns the certificate with another command, or without it."""
        commands = [new if each is old else each for each in self.commands]
        return f"({chr(10).join(written(each) for each in commands if each is not None)})"


# The damages: each returns a command on which the end depends, and what takes its place.
Damage = Callable[[Certificate, random.Random], tuple[Tree, Tree | None] | None]


def dropped(of: Certificate, dice: random.Random) -> tuple[Tree, Tree | None]:
    return dice.choice([each for each in of.those("step", "assume") if each is not of.commands[-1]]), None


def premise(of: Certificate, dice: random.Random) -> tuple[Tree, Tree | None] | None:
    step = dice.choice([each for each in of.those("step") if after(each, ":premises") and "skolemize" not in each])
    names = after(step, ":premises")
    before = of.commands[:next(n for n, each in enumerate(of.commands) if each is step)]
    other = dice.choice([each[1] for each in before if isinstance(each[1], str) and each[1] in of.proved])
    names[dice.randrange(len(names))] = other
    if not all(name in of.proved for name in names) or not of.is_wrong([of.proved[name] for name in names], step[2]):
        return None
    new = list(step)
    new[step.index(":premises") + 1] = names
    return step, new


def instance(of: Certificate, dice: random.Random) -> tuple[Tree, Tree | None] | None:
    steps = of.those("step", rule="instantiate")
    if not steps:
        return None
    step = dice.choice(steps)
    formula = of.smt(of.proved[after(step, ":premises")[0]], {})
    by = of.listed(after(step, ":args")[0])
    number = dice.randrange(len(by))
    (name, sort), body = formula[1][number], written(formula[2])
    if sort != "Int" or name not in body:
        return None
    terms = [*by[:number], ["+", by[number], str(dice.randrange(1, 9))], *by[number + 1:]]
    return step, [*step[:step.index(":args") + 1], [["@list", *terms]]]


def sort(of: Certificate, dice: random.Random) -> tuple[Tree, Tree | None]:
    constants = [each for each in of.commands if each[0] == "declare-const"]
    variables = [each for each in of.commands if each[0] == "define" and each[3][0] == "@var"]
    old = dice.choice(dice.choice((constants, variables)))
    if old in variables:
        return old, [*old[:3], ["@var", old[3][1], "Bool" if old[3][2] == "Int" else "Int"]]
    return old, [*old[:2], "Bool" if old[2] != "Bool" else "Int"]


def flipped(of: Certificate, dice: random.Random) -> tuple[Tree, Tree | None] | None:
    return concluding(of, dice, lambda conclusion: ["not", conclusion])


def conclusion(of: Certificate, dice: random.Random) -> tuple[Tree, Tree | None] | None:
    return concluding(of, dice, lambda _: dice.choice(list(of.proved.values())))


def concluding(of: Certificate, dice: random.Random, change: Callable[[Tree], Tree]) -> tuple[Tree, Tree | None] | None:
    step = dice.choice([each for each in of.those("step") if "skolemize" not in each])
    names, new = after(step, ":premises"), change(step[2])
    if not all(name in of.proved for name in names) or not of.is_wrong([of.proved[name] for name in names], new):
        return None
    return step, [*step[:2], new, *step[3:]]


def assumed(of: Certificate, dice: random.Random) -> tuple[Tree, Tree | None]:
    old = dice.choice(of.those("assume"))
    return old, [*old[:2], ["not", old[2]]]


KINDS: dict[str, Damage] = {
    "a step is dropped": dropped, "another premise": premise, "another instance": instance, "another sort": sort,
    "a literal is flipped": flipped, "another conclusion": conclusion, "another assumption": assumed}


def checked(stream: str) -> tuple[int, str]:
    done = subprocess.run(CHECKER, cwd=SHARED.parent, input=stream, capture_output=True, text=True)
    return done.returncode, done.stdout


def written_out(certificate: Certificate, text: str, name: str) -> str:
    names = [(PROTOCOL, name, "goal")]
    return f"(problem\n{certificate.problem})\n" + obligation(names, certificate.formula, text)


@cache
def sampled() -> list[Certificate]:
    found = []
    for lemma in certificates.lemmas(relation.PROTOCOLS[PROTOCOL].orders):
        for goal in lemma.goals if any(lemma.name == name for name, _ in SAMPLE) else ():
            if (lemma.name, goal.name) in SAMPLE:
                prover, formula = Prover(lemma), goal.formula.sexpr()
                text = prover.certificate(formula)
                found.append(Certificate(f"{goal.name} after {lemma.name}", prover.problem, formula, parse(text)))
    return found


def damaged() -> Iterator[tuple[str, Certificate, str]]:
    """Yields damaged certificates, each with a name that says how."""
    dice = random.Random(67)
    for kind, damage in KINDS.items():
        seen = set()
        for _ in range(500):
            of = dice.choice(sampled())
            change = damage(of, dice)
            if change and change[0] != change[1] and (key := f"{of.name}, {change}") not in seen:
                seen.add(key)
                yield f"{kind}: {of.name}, {written(change[0])[:50]} {len(seen)}", of, of.changed(*change)
            if len(seen) == OF_EACH_KIND:
                break


class Certificates(unittest.TestCase):
    def test_expected(self) -> None:
        for protocol in relation.PROTOCOLS.values():
            names = [(lemma, goal) for lemmas, goals in certificates.expected(protocol.orders)
                     for lemma in lemmas for goal in goals]
            self.assertEqual(len(names), len(set(names)))
            self.assertEqual(
                set(names), complete.expected(protocol.orders) | complete.expected_of_views(protocol.orders))

    def test_accepted(self) -> None:
        self.assertEqual(len(sampled()), len(SAMPLE))
        every = sampled()
        stream = each_of(PROTOCOL, [each.name for each in every], ["goal"])
        whole = [written_out(each, each.changed(None, None), each.name) for each in every]
        self.assertEqual(checked(stream + "".join(whole))[0], 0)
        for wrong, says in ((whole[1:], "proved 0 times"), ([*whole, whole[0]], "proved 2 times")):
            code, output = checked(stream + "".join(wrong))
            self.assertEqual(code, 1)
            self.assertIn(says, output)
        self.assertEqual(checked("".join(whole))[0], 2)  # Nobody expects them.
        self.assertEqual(checked("")[0], 1)

    def test_damaged(self) -> None:
        every = [(re.sub(r'["|\\]', "", name), of, text) for name, of, text in damaged()]
        self.assertEqual(len(every), OF_EACH_KIND * len(KINDS))
        stream = each_of(PROTOCOL, [name for name, _, _ in every], ["goal"])
        code, output = checked(stream + "".join(written_out(of, text, name) for name, of, text in every))
        self.assertEqual(code, 1)
        for name, _, _ in every:
            self.assertIn(f"refused: {PROTOCOL}, {name}, goal: ", output)
        self.assertIn(f"0 certificates accepted, {len(every)} refused", output)


if __name__ == "__main__":
    unittest.main()
