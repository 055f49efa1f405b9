"""Tests of the reader of memory models: what herd's language computes, what is refused, and where."""

from __future__ import annotations

import tempfile
import unittest
import unittest.mock
from pathlib import Path

from model.machine import litmus, models
from model.machine.executions import Execution
from model.machine.models import Model
from model.problem import Problem

SETS = frozenset({"X", "MFENCE"})
ARCHITECTURES = ("x86-64", "aarch64", "riscv64", "powerpc64le", "c20")


def model(text: str, **others: str) -> Model:
    """A model with this text, and other files beside it."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in {"own": text, **others}.items():
            Path(folder, f"{name}.cat").write_text(content, encoding="utf-8")
        return Model.published(Path(folder, "own.cat"), SETS)


def executions(text: str, test: str = "SB+po+po", **others: str) -> int:
    """The number of executions of a test for x86-64 with its outcome."""
    [chosen] = (each for each in litmus.tests("x86-64") if each.name == test)
    return sum(1 for _ in litmus.found("x86-64", chosen, model(text, **others)))


class Language(unittest.TestCase):
    def test_what_expressions_compute(self) -> None:
        """Each condition holds of the execution of SB, in which threads write, and then read what was there first."""
        for condition in (
                "empty po \\ (W * R)", "empty (po & (W * R)) \\ po", "~empty [W]; po; [R]", "empty [R]; po",
                "empty po & po^-1", "irreflexive po+", "~acyclic po | fr", "acyclic po | rf?; rf", "~irreflexive po*",
                "empty (fr; po)+ & id \\ (_ * _)", "empty ~(po | po^-1 | ext | id)", "empty ~(R | W) & M",
                "empty W & R",
                "empty domain(fr) \\ R", "empty range(fr) \\ W", "empty range fr \\ W", "empty fr & int", "empty rf",
                "empty [R]; (loc & ext); [R]", "empty 0", "empty {} & W", "empty emptyset", "empty M \\ (R | W)",
                "let f(a, b) = a; b empty f(po, po)", "let both = fun (a, b) -> a | b empty both(R, W) & F",
                "let (a, b) = (po, fr) empty a & b", "let a, b = po, fr empty a & b",
                "let a = po in let b = fr and c = rf empty a & (b | c)", "empty let a = po in a; a",
                "empty try unknown-name with 0", "~empty try po with 0", 'empty if "variant" then po else 0',
                '~empty if not "variant" || "other" then po else 0', 'if "variant" empty po else ~empty po end',
                "procedure none(r) = empty r end call none(po; po)",
                "procedure same r = empty r \\ r end call same (po)",
                "let rec path = po | fr | path; path irreflexive path \\ path^-1 ~irreflexive path",
                "let rec a = po | b; b and b = fr | a; a irreflexive a & id \\ id",
                "flag ~empty po as marked", "show po, fr unshow fr show po; fr as both", "assert empty F as no-fences",
                "enum Tags = 'one || 'two instructions R[{'one, 'two}]", "let a' = po empty a' \\ po",
                "(* a (* comment *) in another *) ~empty po // and\n# others", "let a.b-c = po empty a.b-c \\ po"):
            with self.subTest(condition):
                self.assertEqual(executions(f'"A title" include "cos.cat" {condition}'), 1)
                if not condition.endswith(("po, fr", "both", "'two}]", "marked")):
                    continue
                self.assertEqual(executions(f'Title include "cos.cat" {condition} ~empty po \\ po'), 0)

    def test_files_are_included_once_where_they_are_named(self) -> None:
        self.assertEqual(executions('include "cos.cat" include "other.cat" ~empty more', other="let more = fr"), 1)
        self.assertEqual(executions('include "cos.cat" include "other.cat"', other="acyclic po | fr | rf as sc"), 0)

    def test_a_constraint_that_must_hold_of_all_executions_is_a_problem_where_it_does_not(self) -> None:
        for verb in ("assert", "undefined_unless"):
            with self.assertRaisesRegex(Problem, r"own.cat:2: .* ordered"):
                executions(f'include "cos.cat"\n{verb} empty fr as ordered')

    def test_what_is_wrong_is_refused_with_its_line(self) -> None:
        for text, says in (
                ("let a = po\nlet b = pa", "own.cat:2: unknown name: pa"),
                ("let a = po\nacylic a", "own.cat:2: unknown name: acylic"),
                ("let a = po\nlet let a", "own.cat:2: not in herd's language: 'let a'"),
                ("let a = po\n\nlet b = po & R", "own.cat:3: intersection of a set and a relation"),
                ("empty R; po", "own.cat:1: sequence is of a relation"),
                ("empty po * R", "own.cat:1: product is of a set"), ("empty [po]", "own.cat:1: identity is of a set"),
                ("acyclic R", "own.cat:1: acyclic is of a relation"), ("empty R+", "own.cat:1: plus is of a relation"),
                ("empty domain(R)", "own.cat:1: domain of what is no relation"),
                ("let f(a) = a\nempty f", "own.cat:2: a function"), ("empty po(R)", "own.cat:1: only a function"),
                ("let f(a, b) = a\nempty f(po)", "own.cat:2: 1 arguments of a function of 2"),
                ("let a = po and a = id", "own.cat:1: a is defined twice"),
                ('include "no-such.cat"', "own.cat:1: there is no no-such.cat"),
                ("call none(po)", "own.cat:1: unknown procedure: none"),
                ("with x from po", "own.cat:1: not computed here: with from"),
                ("forall x in R do empty x end", "own.cat:1: not computed here: forall"),
                ("empty R ++ po", "own.cat:1: not computed here: add"),
                ("empty {R}", "own.cat:1: not computed here: explicit"),
                ("empty match R with || {} -> 0 || e ++ R -> 0 end", "own.cat:1: not computed here: match"),
                ("let rec f(x) = f(x)\nempty f(po)", "own.cat:.: not computed here: recursion"),
                ("empty if R = W then po else 0", "own.cat:1: not computed here: a condition, equal"),
                ("empty 'tag", "own.cat:1: not computed here: tag"), ("empty po (* open", "own.cat:1: a comment")):
            with self.subTest(text), self.assertRaisesRegex(Problem, says):
                model(text)

    def test_a_second_definition_of_a_name_is_refused_in_a_model_of_ours(self) -> None:
        text = (models.FOLDER / "x86-64.cat").read_text(encoding="utf-8")
        with tempfile.TemporaryDirectory() as folder:
            for file in models.FOLDER.iterdir():
                Path(folder, file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
            Path(folder, "x86-64.cat").write_text(text + "\nlet ppo = po\n", encoding="utf-8")
            with unittest.mock.patch.object(models, "FOLDER", Path(folder)), \
                    self.assertRaisesRegex(Problem, r"x86-64.cat:\d+: ppo is defined twice, first in line \d+"):
                Model("x86-64")


class Models(unittest.TestCase):
    def test_the_search_gives_what_models_assume_of_it(self) -> None:
        """The checks of `coherence.cat` are not computed in models: here they are."""
        found: list[Execution] = []
        for arch in ARCHITECTURES:
            everything = Model.published(models.FOLDER / "coherence.cat", models.load(arch).sets)
            self.assertEqual([check.name for check in everything.checks], ["coherence", "atomicity"])
            for test in litmus.tests(arch):
                with_all = list(litmus.found(arch, test, models.load(arch)))
                for x in with_all:
                    alone = [everything.alone(trace.events) for trace in x.traces]
                    together = everything.together(alone, x.of.base, x.of.size)
                    self.assertTrue(everything.consistent(x.of.size, together, x.relation), test.name)
                found += with_all
        self.assertGreater(len(found), 100)


if __name__ == "__main__":
    unittest.main()
