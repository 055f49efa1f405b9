"""Tests of the tables of instructions: what is decoded, what is refused, and what instructions compute."""

from __future__ import annotations

import unittest
from typing import NamedTuple

from model.machine.cpu import Call, Shared, runs
from model.machine.table import load, parse
from model.machine.values import MASK
from model.problem import Problem

ARCHITECTURES = ("x86-64", "aarch64", "riscv64", "powerpc64le")


class Computes(NamedTuple):
    """Instructions, the arguments of a function that has them, and its result; -1 is all ones."""

    arch: str
    text: str
    arguments: tuple[int, ...]
    result: int


KNOWN = (
    Computes("x86-64", "leaq 3(%rdi,%rsi,8), %rax", (5, 2), 24),
    Computes("x86-64", "movq (%rdi), %rax", (0x1010,), 2),
    Computes("x86-64", "movq %rdi, %rax; subq %rsi, %rax", (1, 2), -1),
    Computes("x86-64", "movl $1, %eax; cmpq %rsi, %rdi; cmovlq %rdi, %rax", (-1, 3), -1),
    Computes("x86-64", "xorl %eax, %eax; cmpq %rsi, %rdi; seta %al", (4, 3), 1),
    Computes("aarch64", "add x0, x0, x1, lsl #3", (5, 2), 21),
    Computes("aarch64", "bic x0, x0, x0, asr #63", (-1,), 0),
    Computes("aarch64", "ldp x1, x0, [x0, #8]", (0x1000,), 2),
    Computes("aarch64", "cmp x0, x1; cset x0, lo", (1, -1), 1),
    Computes("aarch64", "ldr x1, [x0], #8; ldr x0, [x0]", (0x1000,), 1),
    Computes("aarch64", "cmp x0, #1; cinc x0, x1, eq", (1, 7), 8),
    Computes("aarch64", "cmp x0, #1; csinc x0, x0, xzr, gt", (-1,), 1),
    Computes("riscv64", "slli a0, a0, 63; srai a0, a0, 63", (1,), -1),
    Computes("riscv64", "sgtz a0, a0", (-1,), 0),
    Computes("riscv64", "lui a0, 349525; addi a0, a0, 1365", (), 0x55555555),
    Computes("riscv64", "ld a0, 8(a0)", (0x1000,), 1),
    Computes("riscv64", "zext.b a0, a0", (0x1ff,), 0xff),
    Computes("powerpc64le", "li 4, 3; rotldi 3, 4, 63", (), 0x8000000000000001),
    Computes("powerpc64le", "cmpld 3, 4; li 3, 0; li 5, 1; iselgt 3, 5, 3", (-1, 1), 1),
    Computes("powerpc64le", "cmpld 3, 4; crmove 5, 1; li 3, 0; li 5, 1; isel 3, 5, 3, 5", (-1, 1), 1),
    Computes("powerpc64le", "cmpld 3, 4; crmove 5, 1; crand 5, 5, 0; li 3, 7; li 5, 1; isel 3, 5, 3, 5", (-1, 1), 7),
    Computes("powerpc64le", "cmpld 4, 3; mcrf 2, 0; cmpld 3, 4; li 3, 7; li 5, 1; isel 3, 5, 3, 9", (-1, 1), 7),
    Computes("powerpc64le", "rldicl 3, 3, 63, 1", (6,), 3),
    Computes("powerpc64le", "li 4, 8; li 5, 9; stdx 5, 3, 4; ldx 3, 3, 4", (0x1000,), 9),
    Computes("powerpc64le", "creqv 20, 20, 20; bclr 12, 20, 0; li 3, 1", (7,), 7),
    Computes("powerpc64le", "ldu 3, 8(4); add 3, 3, 4", (0, 0x1000), 0x1009),
)


class Decoding(unittest.TestCase):
    def test_an_unknown_instruction_is_an_error_that_names_it(self) -> None:
        for arch, text in (*((arch, "frobnicate") for arch in ARCHITECTURES), ("aarch64", "add x0, x1, w2, uxtw"),
                           ("aarch64", "add x0, x1, x31"), ("aarch64", "ldr x0, [w1]"), ("aarch64", "dmb osh"),
                           ("powerpc64le", "crxor 1, 2, 3"), ("powerpc64le", "add 3, 4, 32"),
                           ("riscv64", "fence iorw, ow"), ("riscv64", "add a0, a1, a8"), ("riscv64", "ld a0, 8(x1)"),
                           ("x86-64", "lock addq $1, (%rdi)"), ("x86-64", "movq %rid, %rax"),
                           ("x86-64", "movq $1, %r18"),
                           ("c20", "load r0, a0, consume")):
            with self.subTest(text), self.assertRaisesRegex(Problem, f"not known: {text.split()[0]}"):
                load(arch).decode(text)

    def test_a_letter_that_is_no_operand_is_refused(self) -> None:
        for arch in (*ARCHITECTURES, "c20"):
            with self.assertRaisesRegex(Problem, f"{arch}: no operand is written q: add d a q"):
                load(arch).row("add d a q")(lambda *_: None)

    def test_a_flag_that_is_not_known_is_refused(self) -> None:
        """After an addition, the flags do not say which of two numbers was less."""
        for text in ("addq %rsi, %rdi; jl .L", "addq %rsi, %rdi; cmovbq %rdi, %rax"):
            with self.subTest(text), self.assertRaisesRegex(Problem, "nothing is known of"):
                result("x86-64", text, (1, 2))

    def test_what_instructions_compute(self) -> None:
        for each in KNOWN:
            with self.subTest(each.text):
                self.assertEqual(result(each.arch, each.text, each.arguments), each.result & MASK)


def result(arch: str, text: str, arguments: tuple[int, ...]) -> int:
    """The result of a function with these instructions; the word at 0x1008 is 1, and so on."""
    table, memory = load(arch), {0x1000 + 8 * n: n for n in range(8)}
    call = Call("", "f", tuple(each & MASK for each in arguments))
    code = parse(table, "\n".join(["f:", *text.split("; "), ".L:", table.settings["return"]]))
    [trace, *_] = runs(Shared(table, code, memory), 0, (call,))
    return trace.results[0]


if __name__ == "__main__":
    unittest.main()
