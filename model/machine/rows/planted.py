"""Wrong rows, one at a time in the place of a right one: the comparison with an emulator must find each."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from model.machine.rows.compare import Tried, changed
from model.machine.table import Isa, Row
from model.machine.values import MASK, length


class Planted(NamedTuple):
    arch: str
    name: str
    operands: str
    what: str
    row: Row

    def into(self, isa: Isa) -> Isa:
        """The table with the wrong row."""
        places = [(name, " ".join(letters)) for name, rows in isa.rows.items() for letters, _ in rows]
        assert places.count((self.name, self.operands)) == 1, f"{self.arch} has no row {self.name} {self.operands}"
        return changed(isa, lambda name, operands, right: (
            self.row if (name, operands) == (self.name, self.operands) else right))

    def concerned(self, of: Tried) -> set[int]:
        """The sequences that may execute the row."""
        return {n for n, text in enumerate(of.sequences)
                if any(part.startswith(self.name) for part in text.split("; "))}


def compares(swap: bool, keep: bool) -> Row:
    """A subtraction of the second operand with the flags of another, or with no result."""
    def row(cpu, d, a, b):  # type: ignore[no-untyped-def]
        one, other = a.get(cpu), b.get(cpu)
        cpu.compare(*((other, one) if swap else (one, other)))
        d.set(cpu, one if keep else one - other)
    return row


def both(first: Callable[..., object], second: Callable[..., object]) -> Row:
    def row(cpu, *operands):  # type: ignore[no-untyped-def]
        first(cpu, *operands)
        second(cpu, *operands)
    return row


PLANTED = (
    Planted("x86-64", "sub", "a b", "the flags of b - a reversed", both(
        lambda cpu, a, b: cpu.compare(a.get(cpu), b.get(cpu)), lambda cpu, a, b: b.set(cpu, b.get(cpu) - a.get(cpu)))),
    Planted("x86-64", "sub", "a b", "the operands exchanged", both(
        lambda cpu, a, b: cpu.compare(b.get(cpu), a.get(cpu)), lambda cpu, a, b: b.set(cpu, a.get(cpu) - b.get(cpu)))),
    Planted("x86-64", "test", "a b", "or in place of and",
            lambda cpu, a, b: cpu.compare(a.get(cpu) | b.get(cpu), 0)),
    Planted("x86-64", "shl", "k b", "to the right", lambda cpu, k, b: b.set(cpu, b.get(cpu) >> k % cpu.bits)),
    Planted("x86-64", "sar", "k b", "without the sign",
            lambda cpu, k, b: b.set(cpu, b.get(cpu) >> k % (64 if cpu.bits == 64 else 32))),
    Planted("x86-64", "movzb", "m b", "16 bits in place of 8",
            lambda cpu, m, b: b.set(cpu, cpu.load(m.at(cpu), 16))),
    Planted("x86-64", "setl", "a", "the condition of unsigned numbers", both(
        lambda cpu, a: setattr(cpu, "bits", 8), lambda cpu, a: a.set(cpu, cpu.choose(cpu.known("below"), 1, 0)))),
    Planted("x86-64", "cmovbe", "a b", "not if equal",
            lambda cpu, a, b: b.set(cpu, cpu.choose(cpu.known("below"), a.get(cpu), b.get(cpu)))),
    Planted("x86-64", "adc", "a b", "without the carry", lambda cpu, a, b: b.set(cpu, b.get(cpu) + a.get(cpu))),
    Planted("x86-64", "lock cmpxchg", "a m", "the flags of what was there against itself", both(
        lambda cpu, a, m: cpu.put("rax", cpu.exchange(m.at(cpu), a.get(cpu), cpu.known("rax"), "X", "X")),
        lambda cpu, a, m: cpu.compare(cpu.reg("rax"), cpu.reg("rax")))),
    Planted("x86-64", "pop", "a", "the stack pointer stays",
            lambda cpu, a: a.set(cpu, cpu.load(cpu.known("rsp")))),
    Planted("aarch64", "subs", "d a b", "the flags of b - a", compares(swap=True, keep=False)),
    Planted("aarch64", "subs", "d a b", "no result", compares(swap=False, keep=True)),
    Planted("aarch64", "adds", "d a b", "the flags of a difference", both(
        lambda cpu, d, a, b: cpu.compare(a.get(cpu), b.get(cpu)),
        lambda cpu, d, a, b: d.set(cpu, a.get(cpu) + b.get(cpu)))),
    Planted("aarch64", "cmn", "a b", "the flags of a comparison with -b, which has another carry for 0",
            lambda cpu, a, b: cpu.compare(a.get(cpu), -b.get(cpu))),
    Planted("aarch64", "asr", "d a b", "without the sign",
            lambda cpu, d, a, b: d.set(cpu, a.get(cpu) >> b.get(cpu) % cpu.bits)),
    Planted("aarch64", "ldp", "a b m", "the registers exchanged", both(
        lambda cpu, a, b, m: b.set(cpu, cpu.load(m.at(cpu), cpu.bits)),
        lambda cpu, a, b, m: a.set(cpu, cpu.load(m.at(cpu) + cpu.bits // 8, cpu.bits)))),
    Planted("aarch64", "csinc", "d a b c", "no increment",
            lambda cpu, d, a, b, c: d.set(cpu, cpu.choose(c(cpu), a.get(cpu), b.get(cpu)))),
    Planted("aarch64", "cset", "d c", "the opposite", lambda cpu, d, c: d.set(cpu, cpu.choose(c(cpu), 0, 1))),
    Planted("aarch64", "movk", "d k", "the other bits cleared", lambda cpu, d, k: d.set(cpu, k.value << k.shift)),
    Planted("aarch64", "clz", "d a", "of 64 bits always", lambda cpu, d, a: d.set(cpu, 64 - length(a.get(cpu)))),
    Planted("aarch64", "ccmp", "a b #0 c", "equal without the condition", lambda cpu, a, b, c: cpu.compare(
        a.get(cpu), cpu.choose(c(cpu), b.get(cpu), a.get(cpu)))),
    Planted("riscv64", "addiw", "d a b", "not extended",
            lambda cpu, d, a, b: d.set(cpu, (a.get(cpu) + b.get(cpu)).low(32))),
    Planted("riscv64", "lw", "d m", "not extended", lambda cpu, d, m: d.set(cpu, cpu.load(m.at(cpu), 32))),
    Planted("riscv64", "srai", "d a b", "without the sign", lambda cpu, d, a, b: d.set(cpu, a.get(cpu) >> b.get(cpu))),
    Planted("riscv64", "bltu", "a b L", "of signed numbers",
            lambda cpu, a, b, label: cpu.jump(label, a.get(cpu).signed() < b.get(cpu).signed())),
    Planted("riscv64", "sltu", "d a b", "also if equal", lambda cpu, d, a, b: d.set(cpu, a.get(cpu) <= b.get(cpu))),
    Planted("riscv64", "lui", "d a", "not extended", lambda cpu, d, a: d.set(cpu, (a.get(cpu) << 12).low(32))),
    Planted("powerpc64le", "cmplw", "f=0 a b", "of signed numbers",
            lambda cpu, f, a, b: cpu.order(f, a.get(cpu).signed(32), b.get(cpu).signed(32))),
    Planted("powerpc64le", "iselgt", "d z b", "the opposite",
            lambda cpu, d, z, b: d.set(cpu, cpu.choose(cpu.reg("cr1"), b.get(cpu), z.get(cpu)))),
    Planted("powerpc64le", "rldicl", "d a n k", "one bit too few", lambda cpu, d, a, n, k: d.set(
        cpu, (a.get(cpu) << n | a.get(cpu) >> 64 - n) & MASK >> k + 1)),
    Planted("powerpc64le", "subfe", "d a b", "without the carry",
            lambda cpu, d, a, b: d.set(cpu, ~a.get(cpu) + b.get(cpu))),
    Planted("powerpc64le", "srd", "d a b", "by 6 bits of a number in place of 7",
            lambda cpu, d, a, b: d.set(cpu, a.get(cpu) >> (b.get(cpu) & 63))),
    Planted("powerpc64le", "stdcx.", "a z b", "the flags of a failure", both(
        lambda cpu, a, z, b: cpu.conditional(z.get(cpu) + b.get(cpu), a.get(cpu)),
        lambda cpu, a, z, b: cpu.order(0, cpu.reg("r1"), 0))))
