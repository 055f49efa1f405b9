"""RISC-V, RV64GC: what the compiler makes of the deque."""

from __future__ import annotations

import re

from cpu import MASK, Calls, Cpu, Val
from manifest import Problem

NAME = "riscv64"
TRIPLE = "riscv64gc-unknown-linux-gnu"
FULL = "fence rw,rw"
BARRIERS = False  # whether a process has process-wide barriers here
CALLS = Calls("sp", "ra", "a0 a1 a2 a3", "call", "tail")
ADDRESS = re.compile(r"^(-?\d*)\((\w+)\)$")
SIZES = {"ld": 8, "lw": 4, "lbu": 1, "sd": 8, "sw": 4}
ATOMIC = {"": (), ".aq": ("acq",), ".rl": ("rel",), ".aqrl": ("acq", "rel")}


def signed(value: int) -> int:
    return value - (1 << 64) if value >> 63 else value


def word(value: int) -> int:
    """The lower half, with its sign."""
    return (value & 0xFFFFFFFF ^ 0x80000000) - 0x80000000


BINARY = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "and": lambda a, b: a & b, "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b, "mul": lambda a, b: a * b, "sll": lambda a, b: a << b % 64,
    "srl": lambda a, b: a >> b % 64, "addw": lambda a, b: word(a + b), "sra": lambda a, b: signed(a) >> b % 64,
}
UNARY = {"mv": lambda a: a, "not": lambda a: ~a, "neg": lambda a: -a, "seqz": lambda a: a == 0,
         "snez": lambda a: a != 0, "sgtz": lambda a: signed(a) > 0}
BRANCHES = {
    "beq": lambda a, b: a == b, "bne": lambda a, b: a != b, "blt": lambda a, b: signed(a) < signed(b),
    "bge": lambda a, b: signed(a) >= signed(b), "bltu": lambda a, b: a < b, "bgeu": lambda a, b: a >= b,
}
ZERO_BRANCHES = {
    "beqz": lambda a: a == 0, "bnez": lambda a: a != 0, "blez": lambda a: signed(a) <= 0,
    "bgtz": lambda a: signed(a) > 0, "bltz": lambda a: signed(a) < 0, "bgez": lambda a: signed(a) >= 0,
}


def get(cpu: Cpu, text: str) -> Val:
    if text == "zero":
        return Val(0)
    if text.startswith("%"):  # a part of an address of a constant, which is not read
        return Val(0)
    return Val(int(text, 0) & MASK) if text[0] in "-0123456789" else cpu.get(text)


def put(cpu: Cpu, name: str, value: int, deps: int) -> None:
    if name != "zero":
        cpu.set(name, Val(value & MASK, deps))


def address(cpu: Cpu, text: str) -> Val:
    offset, base = ADDRESS.match(text).groups()
    value = cpu.get(base)
    return Val(value.v + int(offset or 0) & MASK, value.deps)


def step(cpu: Cpu) -> None:
    ins = cpu.shared.code.list[cpu.pc]
    name, args = ins.name, ins.args
    after = cpu.pc + 1
    immediate = name[:-1] if name[-1] == "i" else name[:-2] + "w" if name.endswith("iw") else ""
    stem, dot, suffix = name.rpartition(".d")
    if name == "j":
        return cpu.jump(args[0])
    if name == "call":
        cpu.set("ra", Val(after))
        return cpu.jump(args[0])
    if name == "ret":
        CALLS.back(cpu)
        return None
    if name in BRANCHES or name in ZERO_BRANCHES:
        values = [get(cpu, arg) for arg in args[:-1]]
        for value in values:
            cpu.branch(value.deps)
        if {**BRANCHES, **ZERO_BRANCHES}[name](*(value.v for value in values)):
            return cpu.jump(args[-1])
    elif name in BINARY or immediate in BINARY:
        a, b = get(cpu, args[1]), get(cpu, args[2])
        put(cpu, args[0], int(BINARY[name if name in BINARY else immediate](a.v, b.v)), a.deps | b.deps)
    elif name in UNARY:
        a = get(cpu, args[1])
        put(cpu, args[0], int(UNARY[name](a.v)), a.deps)
    elif name == "slli":
        a, b = get(cpu, args[1]), get(cpu, args[2])
        put(cpu, args[0], a.v << b.v, a.deps)
    elif name in ("srli", "srai"):
        a, b = get(cpu, args[1]), get(cpu, args[2])
        put(cpu, args[0], (signed(a.v) if name == "srai" else a.v) >> b.v, a.deps)
    elif name == "li":
        put(cpu, args[0], get(cpu, args[1]).v, 0)
    elif name == "lui":
        put(cpu, args[0], word(int(args[1], 0) << 12), 0)
    elif name == "auipc":
        put(cpu, args[0], 0, 0)
    elif name in SIZES and name[0] == "l":
        value = cpu.load(address(cpu, args[1]), SIZES[name])
        put(cpu, args[0], word(value.v) if name == "lw" else value.v, value.deps)
    elif name in SIZES:
        cpu.store(address(cpu, args[1]), get(cpu, args[0]), SIZES[name])
    elif stem == "lr" and suffix in ATOMIC:
        put(cpu, args[0], *cpu.linked(address(cpu, args[1]), ATOMIC[suffix]))
    elif stem == "sc" and suffix in ATOMIC:
        cpu.conditional(address(cpu, args[2]), get(cpu, args[1]), ATOMIC[suffix])
        put(cpu, args[0], 0, 0)
    elif stem == "amoswap" and suffix in ATOMIC:
        new = get(cpu, args[1])
        put(cpu, args[0], *cpu.exchange(address(cpu, args[2]), new, None, ATOMIC[suffix], ATOMIC[suffix]))
    elif name == "fence":
        cpu.fence(f"fence {args[0]},{args[1]}")
    elif name == "fence.tso":
        cpu.fence("fence r,rw")
        cpu.fence("fence w,w")
    elif name != "nop":
        raise Problem(f"an instruction that is not known: {ins.text}")
    cpu.pc = after
    return None


begin, result, give, argument, back = CALLS.begin, CALLS.result, CALLS.give, CALLS.argument, CALLS.back
external = CALLS.external
