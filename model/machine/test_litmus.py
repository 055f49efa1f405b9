"""Tests of the reader of litmus tests: a typo is refused with its line, or changes a verdict."""

from __future__ import annotations

import tempfile
import unittest
from pathlib import Path

from model.machine import litmus, models
from model.problem import Problem

ASSEMBLY = litmus.FOLDER / "x86-64.litmus"
C = litmus.FOLDER / "c20.litmus"


def judged(path: Path, right: str, wrong: str) -> list[str]:
    """The tests of a file whose verdict is another one, with another text in place of one."""
    text = path.read_text(encoding="utf-8")
    assert right in text, right
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder, path.name)
        other.write_text(text.replace(right, wrong, 1), encoding="utf-8")
        model = models.load(path.stem)
        return [test.name for test in litmus.read(other) if litmus.is_observed(path.stem, test, model) != test.allowed]


class Reader(unittest.TestCase):
    def test_a_typo_is_refused_with_its_line(self) -> None:
        for path, right, wrong, says in (
                (ASSEMBLY, "X86_64 SB+po+po\n", "X86_46 SB+po+po\n", "3: not in herd's language: 'X86_46"),
                (ASSEMBLY, "X86_64 SB+mfence+mfence\n", "X86_64 SB+po+po\n", "two tests are SB"),
                (ASSEMBLY, "exists (", "exits (", "11: not in herd's language: 'X86_64"),
                (ASSEMBLY, "{ 0:rdi=x;", "{ 0:rid=x;", "4: not a register: rid"),
                (ASSEMBLY, "{ 0:rdi=x;", "{ 2:rdi=x;", "4: there is no thread 2"),
                (ASSEMBLY, "{ 0:rdi=x;", "{ 0:rdi=x", "4: not in herd's language"),
                (ASSEMBLY, " P0 ", " P1 ", "5: not P0, P1 and so on: P1 P1"),
                (ASSEMBLY, "movq $1,%r8     |", "movq $1,%r8     ", "6: .* columns of 2"),
                (ASSEMBLY, "movq $1,%r8", "mvq $1,%r8", "6: an instruction that is not known: mvq"),
                (ASSEMBLY, "movq $1,%r8", "movq $1,%r18", "6: an instruction that is not known: movq"),
                (ASSEMBLY, "(0:r9=0", "(0:r10=0", "9: no run of thread 0 ends with this value of r10"),
                (ASSEMBLY, "(0:r9=0", "(0:r9=7", "9: no run of thread 0 ends with this value of r9"),
                (ASSEMBLY, "(0:r9=0", "(0:r9=q", "9: not a number or a word: q"),
                (ASSEMBLY, "[y]=2", "[q]=2", "no thread has the word q"),
                (ASSEMBLY, "[y]=2", "[y]=3", "no thread writes this value of y"),
                (C, "atomic_store_explicit(x, 1", "atomic_stroe_explicit(x, 1", "9: not an access"),
                (C, "x, 1, memory_order_relaxed", "x, 1, memory_order_relaxd", "9: not an access that is known"),
                (C, "atomic_store_explicit(x, 1, m", "atomic_store_explicit(x, m", "9: not as atomic_store"),
                (C, "atomic_store_explicit(x, 1, m", "atomic_store_explicit(w, 1, m", "9: w is no parameter"),
                (C, "atomic_load_explicit(y, m", "atomic_load_explicit(r1, m", "14: r1 is no parameter and no result"),
                (C, "(1:r0=1 ", "(1:r2=1 ", "18: thread 1 has no r2")):
            with self.subTest(wrong), self.assertRaisesRegex(Problem, rf"{path.name}:({says}|.*{says})"):
                judged(path, right, wrong)

    def test_what_changes_a_verdict_is_seen(self) -> None:
        for path, right, wrong, name in (
                (ASSEMBLY, "\nexists", "\n~exists", "SB+po+po"),
                (ASSEMBLY, "\n~exists", "\nexists", "SB+mfence+mfence"),
                (ASSEMBLY, " mfence ", " nop    ", "SB+mfence+mfence"),
                (C, "memory_order_release", "memory_order_relaxed", "MP+po-RELEASE+ACQUIRE-po")):
            with self.subTest(wrong):
                self.assertEqual(judged(path, right, wrong), [name])

    def test_each_test_becomes_a_file_that_is_the_same_test(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            number = litmus.split(Path(folder))
            every = {arch: litmus.tests(arch) for arch in litmus.NAMES.values()}
            every["register"] = litmus.read(litmus.REGISTER)
            self.assertEqual(number, sum(map(len, every.values())))
            for of, tests in every.items():
                names = Path(folder, of, "@all").read_text(encoding="utf-8").split()
                self.assertEqual([f"{test.name}.litmus" for test in tests], names)
                for test, name in zip(tests, names, strict=True):
                    [same] = litmus.read(Path(folder, of, name))
                    self.assertEqual(same.threads + same.accesses, test.threads + test.accesses)
                    self.assertEqual((same.asked, same.allowed), (test.asked, test.allowed))


if __name__ == "__main__":
    unittest.main()
