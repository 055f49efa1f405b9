"""Tests of what is judged in a linked program: it matches, and changed bytes in it are wrong or not understood."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import tempfile
import unittest
from functools import cache
from pathlib import Path

from model.refinement import binary
from model.refinement.names import Instance, instance
from model.refinement.profiles import POP, STEAL, Operation
from model.refinement.program import Program

HERE = Path(__file__).resolve().parent
TARGET = HERE.parent.parent / "target" / "shipped"


@cache
def shipped() -> Path:
    """The program, built with names that say of which deque a function is."""
    environment = {**os.environ, "CARGO_TARGET_DIR": str(TARGET), "RUSTFLAGS": "-Csymbol-mangling-version=v0"}
    target = "x86_64-unknown-linux-gnu"
    subprocess.run(["cargo", "build", "--quiet", "--release", f"--target={target}"], cwd=HERE / "shipped",
                   env=environment, check=True)
    return TARGET / target / "release" / "shipped"


def judged(path: Path) -> tuple[int, str]:
    with contextlib.redirect_stdout(io.StringIO()) as said, contextlib.redirect_stderr(said):
        status = binary.main([str(path)])
    return status, said.getvalue()


def only(path: Path, operation: Operation, element: str) -> binary.Judged:
    """What is found of one function."""
    program = Program(path)
    for symbol in program.functions:
        of = instance(symbol)
        if isinstance(of, Instance) and (of.operation, of.element) == (operation, element):
            return binary.judged(program, of)
    raise AssertionError(f"no {operation.name} of {element}")


def place(path: Path, operation: Operation, element: str) -> tuple[int, int]:
    """Where a function is in the file, and its size."""
    program = Program(path)
    for symbol, (at, size) in program.functions.items():
        of = instance(symbol)
        if isinstance(of, Instance) and (of.operation, of.element) == (operation, element):
            return program.place(at, size)[0], size
    raise AssertionError(f"no {operation.name} of {element}")


class Shipped(unittest.TestCase):
    def test_a_program_matches(self) -> None:
        status, said = judged(shipped())
        self.assertEqual(status, binary.MATCHED, said)
        for each in ("Stealer<usize>::steal, Fenced<Retain>", "Worker<alloc::boxed::Box<usize>>::pop, Fenced<Retain>",
                     "Stealer<u64>::steal, Asymmetric<Retain>", "Worker<u64>::push, Asymmetric<Retain>"):
            self.assertIn(f"matched         {each}: ", said)
        self.assertEqual(said.count("matched "), 9)

    def changed(self, operation: Operation, old: str, new: str) -> binary.Judged:
        """What is found of a function of words in which some bytes, which it has once, are others."""
        at, size = place(shipped(), operation, "usize")
        before = bytes.fromhex(old)
        code = shipped().read_bytes()
        self.assertEqual(code[at:at + size].count(before), 1)
        self.assertEqual(len(before), len(bytes.fromhex(new)))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "changed")
            path.write_bytes(code[:at] + code[at:at + size].replace(before, bytes.fromhex(new)) + code[at + size:])
            return only(path, operation, "usize")

    def test_changed_bytes_are_wrong(self) -> None:
        for what, operation, old, new, says in (
                ("no fence", STEAL, "f0834c24c000", "660f1f440000", "steal.fence"),
                ("another bottom", STEAL, "488b9188000000", "488b9190000000", ""),
                ("a claim that is not atomic", STEAL, "f0480fb1", "90480fb1", ""),
                ("no fence of the owner", POP, "f0834c24c000", "660f1f440000", "pop.fence")):
            with self.subTest(what):
                found = self.changed(operation, old, new)
                self.assertIn(found.status, {binary.WRONG} if says else {binary.WRONG, binary.UNKNOWN}, found)
                self.assertIn(says, found.says)

    def test_an_unknown_instruction_is_not_understood(self) -> None:
        found = self.changed(STEAL, "f0834c24c000", "0fa290909090")
        self.assertEqual((found.status, found.says), (binary.UNKNOWN, "an instruction that is not known: cpuid"))

    def test_what_cannot_be_judged_is_said(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            stripped = Path(folder, "stripped")
            subprocess.run(["strip", "-o", stripped, shipped()], check=True)
            for path, says in ((stripped, "it has no symbols"), (Path(folder, "none"), "No such file"),
                               (Path(__file__), "is no ELF file")):
                status, said = judged(path)
                self.assertEqual(status, binary.USAGE)
                self.assertIn(says, said)

    def test_a_program_without_deques(self) -> None:
        status, said = judged(Path("/bin/true"))
        self.assertEqual(status, binary.USAGE, said)


if __name__ == "__main__":
    unittest.main()
