"""Instructions as an emulator executes them: unicorn, and for POWER, which it does not have, qemu's user mode."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import unicorn
from unicorn import arm64_const, riscv_const, x86_const

from model.machine.cpu import STACK
from model.machine.rows.assemble import assemble, lines, sequenced
from model.problem import Problem

ROOT = Path(__file__).resolve().parents[3]
PAGE = 4096
DATA, SIZE = 0x200000, 2048  # memory that any thread may use
LOW, FRAME = STACK - 256, 256 + 64  # a thread's own memory
CODE = 0x410000


class State(NamedTuple):
    """What instructions begin with."""

    registers: tuple[int, ...]  # in the order of the architecture's names
    data: bytes
    frame: bytes


class Left(NamedTuple):
    """What they leave: registers, and the words of memory that changed."""

    registers: tuple[int, ...]
    changed: dict[int, int]


class Trial(NamedTuple):
    sequence: int
    before: State


def words(data: bytes, at: int) -> dict[int, int]:
    return {at + n: int.from_bytes(data[n:n + 8], "little") for n in range(0, len(data), 8)}


def left(registers: tuple[int, ...], before: State, data: bytes, frame: bytes) -> Left:
    changed: dict[int, int] = {}
    for at, old, new in ((DATA, before.data, data), (LOW, before.frame, frame)):
        if old != new:
            was = words(old, at)
            changed |= {place: word for place, word in words(new, at).items() if word != was[place]}
    return Left(registers, changed)


class Emulated(NamedTuple):
    kind: int
    mode: int
    model: int
    stack: str
    registers: dict[str, int]


X86 = ["rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"]
RISCV = [*(f"a{n}" for n in range(8)), *(f"s{n}" for n in range(12)), *(f"t{n}" for n in range(7)), "ra"]
UNICORN = {
    "x86-64": Emulated(unicorn.UC_ARCH_X86, unicorn.UC_MODE_64, x86_const.UC_CPU_X86_HASWELL, "rsp",
                       {name: getattr(x86_const, f"UC_X86_REG_{name.upper()}") for name in (*X86, "rsp")}),
    "aarch64": Emulated(unicorn.UC_ARCH_ARM64, unicorn.UC_MODE_ARM, arm64_const.UC_CPU_ARM64_MAX, "sp",
                        {name: getattr(arm64_const, f"UC_ARM64_REG_{name.upper()}")
                         for name in (*(f"x{n}" for n in range(31)), "sp")}),
    "riscv64": Emulated(unicorn.UC_ARCH_RISCV, unicorn.UC_MODE_RISCV64, riscv_const.UC_CPU_RISCV64_ANY, "sp",
                        {name: getattr(riscv_const, f"UC_RISCV_REG_{name.upper()}") for name in (*RISCV, "sp")})}
BITS = [f"cr{n}" for n in range(32)]
# Of POWER: the general-purpose registers; the carry, the counter, the link register; bits of the condition register.
NAMES = {**{arch: list(each.registers) for arch, each in UNICORN.items()},
         "powerpc64le": [*(f"r{n}" for n in range(32)), "ca", "ctr", *BITS]}
STACKS = {**{arch: each.stack for arch, each in UNICORN.items()}, "powerpc64le": "r1"}


def emulate(arch: str, sequences: Sequence[str], trials: Sequence[Trial]) -> list[Left | str]:
    """What each trial leaves, or why it does not end."""
    if arch in UNICORN:
        return in_unicorn(arch, sequences, trials)
    return in_qemu(arch, sequences, trials)


def in_unicorn(arch: str, sequences: Sequence[str], trials: Sequence[Trial]) -> list[Left | str]:
    _, (code, at) = assemble(arch, sequenced(sequences), CODE)
    how = UNICORN[arch]
    machine: Any = unicorn.Uc(how.kind, how.mode)
    machine.ctl_set_cpu_model(how.model)
    machine.mem_map(CODE, len(code) + PAGE & -PAGE)
    machine.mem_map(DATA, PAGE)
    machine.mem_map(STACK - PAGE, 2 * PAGE)
    machine.mem_write(CODE, code)
    numbers, found = list(how.registers.values()), list[Left | str]()
    for sequence, before in trials:
        machine.mem_write(DATA, before.data)
        machine.mem_write(LOW, before.frame)
        machine.reg_write_batch(list(zip(numbers, before.registers, strict=True)))
        try:
            machine.emu_start(at[f"s{sequence}"], at[f"e{sequence}"], count=1000)
        except unicorn.UcError as error:
            found.append(str(error))
            continue
        registers = tuple(machine.reg_read_batch(numbers))
        found.append(left(registers, before, bytes(machine.mem_read(DATA, SIZE)), bytes(machine.mem_read(LOW, FRAME))))
    return found


def missing(arch: str) -> str:
    """Why an architecture cannot be emulated, or nothing."""
    return "" if arch in UNICORN or qemu() else "no qemu-ppc64le is installed, and .ci/aarch64 has fetched none"


def qemu() -> str | None:
    """The emulator of POWER: an installed one, or that among the packages that .ci/aarch64 fetches."""
    fetched = ROOT / "target" / "aarch64" / "tools" / "root" / "usr" / "bin"
    path = os.pathsep.join([os.environ.get("PATH", ""), str(fetched)])
    return shutil.which("qemu-ppc64le", path=path) or shutil.which("qemu-ppc64le-static", path=path)


# A program that for each trial reads a state, jumps to a sequence, and writes what it leaves, without a library. The
# state is the address of the sequence, 32 registers, the condition register, XER and the counter; system calls 3, 4 and
# 90 are read, write and mmap.
WORDS = 36
POWER = f"""
.globl _start
_start:
    lis 20, state@highest; ori 20, 20, state@higher; sldi 20, 20, 32; oris 20, 20, state@h; ori 20, 20, state@l
    li 0, 90; lis 3, {DATA >> 16}; li 4, {PAGE}; li 5, 3; li 6, 0x32; li 7, -1; li 8, 0; sc
    li 0, 90; lis 3, {STACK - PAGE >> 16}; ori 3, 3, {STACK - PAGE & 0xFFFF}; li 4, {2 * PAGE}; sc
next:
    li 0, 3; li 3, 0; mr 4, 20; li 5, {8 * WORDS}; sc
    cmpdi 3, {8 * WORDS}; bne over
    li 0, 3; li 3, 0; lis 4, {DATA >> 16}; li 5, {SIZE}; sc
    li 0, 3; li 3, 0; lis 4, {LOW >> 16}; ori 4, 4, {LOW & 0xFFFF}; li 5, {FRAME}; sc
    mr 31, 20
    ld 3, 0(31); mtlr 3
    ld 3, 264(31); mtcr 3
    ld 3, 272(31); mtxer 3
    ld 3, 280(31); mtctr 3
    {"; ".join(f"ld {n}, {8 + 8 * n}(31)" for n in range(32))}
    blr
finish:
    mtvsrd 40, 31
    lis 31, state@highest; ori 31, 31, state@higher; sldi 31, 31, 32; oris 31, 31, state@h; ori 31, 31, state@l
    {"; ".join(f"std {n}, {8 + 8 * n}(31)" for n in range(31))}
    mfvsrd 3, 40; std 3, 256(31)
    mfcr 3; std 3, 264(31)
    mfxer 3; std 3, 272(31)
    mfctr 3; std 3, 280(31)
    mr 20, 31
    li 0, 4; li 3, 1; mr 4, 20; li 5, {8 * WORDS}; sc
    li 0, 4; li 3, 1; lis 4, {DATA >> 16}; li 5, {SIZE}; sc
    li 0, 4; li 3, 1; lis 4, {LOW >> 16}; ori 4, 4, {LOW & 0xFFFF}; li 5, {FRAME}; sc
    b next
over:
    li 0, 1; li 3, 0; sc
.lcomm state, {8 * WORDS}, 8
"""
CA = 1 << 29  # in XER


def in_qemu(arch: str, sequences: Sequence[str], trials: Sequence[Trial]) -> list[Left | str]:
    program = qemu()
    if program is None:
        raise Problem(missing(arch))
    made, (_, places) = assemble(arch, lines(POWER) + sequenced([f"{each}; b finish" for each in sequences]), CODE)
    sent = bytearray()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        (path / "made").write_bytes(made)
        (path / "made").chmod(0o755)
        for sequence, (registers, data, frame) in trials:
            general, carry, counter, bits = registers[:32], registers[32], registers[33], registers[34:]
            condition = sum(bit << 31 - n for n, bit in enumerate(bits))
            sent += struct.pack(f"<{WORDS}Q", places[f"s{sequence}"], *general, condition, carry * CA, counter)
            sent += data + frame
        (path / "sent").write_bytes(sent)
        with (path / "sent").open("rb") as given, (path / "got").open("wb") as got:
            done = subprocess.run([program, path / "made"], stdin=given, stdout=got, stderr=subprocess.PIPE)
        answer = (path / "got").read_bytes()
    size, found = 8 * WORDS + SIZE + FRAME, list[Left | str]()
    if done.returncode or len(answer) != size * len(trials):
        at = len(answer) // size
        raise Problem(f"{program} ended in trial {at} of {len(trials)}, {sequences[trials[at].sequence]!r}, "
                      f"with {done.returncode}: {done.stderr.decode()}")
    for n, (_, before) in enumerate(trials):
        each = answer[n * size:][:size]
        _, *words = struct.unpack_from(f"<{WORDS}Q", each)
        condition, xer, counter = words[32:]
        registers = (*words[:32], int(bool(xer & CA)), counter, *(condition >> 31 - k & 1 for k in range(32)))
        found.append(left(registers, before, each[8 * WORDS:8 * WORDS + SIZE], each[-FRAME:]))
    return found
