"""POWER, 64 bits, little-endian: what the compiler makes of the deque."""

from __future__ import annotations

import re

from cpu import MASK, Calls, Cpu, Val
from manifest import Problem

NAME = "powerpc64le"
TRIPLE = "powerpc64le-unknown-linux-gnu"
FULL = "sync"
BARRIERS = False  # whether a process has process-wide barriers here
CALLS = Calls("r1", "lr", "r3 r4 r5 r6", "bl", "b")
ADDRESS = re.compile(r"^(-?\d+)\((\d+)\)$")
SIZES = {"ld": 8, "lwz": 4, "lbz": 1, "std": 8, "stw": 4}
# Which bit of a field of the condition register, and whether it must be set.
CONDITIONS = {"lt": (0, 1), "ge": (0, 0), "gt": (1, 1), "le": (1, 0), "eq": (2, 1), "ne": (2, 0)}


def signed(value: int, bits: int = 64) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> bits - 1 else value


def rotated(value: int, distance: int) -> int:
    return (value << distance | value >> 64 - distance) & MASK


BINARY = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "and": lambda a, b: a & b, "or": lambda a, b: a | b,
          "andc": lambda a, b: a & ~b, "xor": lambda a, b: a ^ b, "srd": lambda a, b: a >> b if b < 64 else 0}
IMMEDIATE = {
    "addi": lambda a, n: a + n, "ori": lambda a, n: a | n, "xori": lambda a, n: a ^ n, "sldi": lambda a, n: a << n,
    "srdi": lambda a, n: a >> n, "sradi": lambda a, n: signed(a) >> n, "rotldi": rotated,
    "clrldi": lambda a, n: a & MASK >> n, "andi.": lambda a, n: a & n,
}
UNARY = {"mr": lambda a: a, "not": lambda a: ~a, "cntlzd": lambda a: 64 - a.bit_length(),
         "popcntd": lambda a: a.bit_count() if hasattr(a, "bit_count") else bin(a).count("1")}
COMPARE = {"cmpd": (64, True), "cmpld": (64, False), "cmpw": (32, True), "cmplw": (32, False)}


def get(cpu: Cpu, text: str) -> Val:
    return cpu.get("r" + text)


def number(text: str) -> int:
    """A constant; the part of an address of a constant, which is not read, is 0."""
    return int(text, 0) if re.match(r"^-?\d+$", text) else 0


def put(cpu: Cpu, name: str, value: int, deps: int) -> None:
    cpu.set("r" + name, Val(value & MASK, deps))


def base(cpu: Cpu, register: str) -> Val:
    return Val(0) if register == "0" else get(cpu, register)


def address(cpu: Cpu, text: str) -> Val:
    offset, register = ADDRESS.match(text).groups()
    value = base(cpu, register)
    return Val(value.v + int(offset) & MASK, value.deps)


def indexed(cpu: Cpu, first: str, second: str) -> Val:
    a, b = base(cpu, first), get(cpu, second)
    return Val(a.v + b.v & MASK, a.deps | b.deps)


def compare(cpu: Cpu, field: int, a: int, b: int, deps: int) -> None:
    for n, bit in enumerate((a < b, a > b, a == b)):
        cpu.set(f"cr{4 * field + n}", Val(int(bit), deps))


def step(cpu: Cpu) -> None:
    ins = cpu.shared.code.list[cpu.pc]
    name, args = ins.name, ins.args
    after = cpu.pc + 1
    condition = name[1:].rstrip("+-")
    if name == "b":
        return cpu.jump(args[0])
    if name == "bl":
        cpu.set("lr", Val(after))
        return cpu.jump(args[0])
    if name == "blr":
        CALLS.back(cpu)
        return None
    if name[0] == "b" and condition in CONDITIONS or name == "bc":
        if name == "bc":
            bit, wanted = int(args[1]), {"12": 1, "4": 0}[args[0]]
        else:
            bit, wanted = CONDITIONS[condition]
            bit += 4 * int(args[0] if len(args) > 1 else 0)
        value = cpu.get(f"cr{bit}")
        cpu.branch(value.deps)
        if value.v == wanted and args[-1] != ".+4":
            return cpu.jump(args[-1])
    elif name in COMPARE or name[:-1] in COMPARE and name[-1] == "i":
        bits, with_sign = COMPARE[name if name in COMPARE else name[:-1]]
        field = int(args[0]) if len(args) > 2 else 0
        a = get(cpu, args[-2])
        b = get(cpu, args[-1]) if name in COMPARE else Val(int(args[-1]) & MASK)
        left, right = (signed(each.v, bits) if with_sign else each.v & (1 << bits) - 1 for each in (a, b))
        compare(cpu, field, left, right, a.deps | b.deps)
    elif name.rstrip(".") in BINARY:
        a, b = get(cpu, args[1]), get(cpu, args[2])
        value = BINARY[name.rstrip(".")](a.v, b.v) & MASK
        put(cpu, args[0], value, a.deps | b.deps)
        if name.endswith("."):
            compare(cpu, 0, signed(value), 0, a.deps | b.deps)
    elif name in IMMEDIATE:
        a = base(cpu, args[1]) if name == "addi" else get(cpu, args[1])
        value = IMMEDIATE[name](a.v, number(args[2])) & MASK
        put(cpu, args[0], value, a.deps)
        if name.endswith("."):
            compare(cpu, 0, signed(value), 0, a.deps)
    elif name in UNARY:
        a = get(cpu, args[1])
        put(cpu, args[0], UNARY[name](a.v), a.deps)
    elif name == "rldicl":
        a = get(cpu, args[1])
        put(cpu, args[0], rotated(a.v, int(args[2])) & MASK >> int(args[3]), a.deps)
    elif name == "rldic":
        a, left, mask = get(cpu, args[1]), int(args[2]), int(args[3])
        put(cpu, args[0], rotated(a.v, left) & MASK >> mask & MASK << left, a.deps)
    elif name in ("li", "addis"):
        put(cpu, args[0], number(args[-1]) if name == "li" else number(args[-1]) << 16, 0)
    elif name.startswith("isel"):
        # The order that a chosen value has from its condition is not relied on.
        bit = int(args[3]) if name == "isel" else CONDITIONS[name[4:]][0]
        chosen = base(cpu, args[1]) if cpu.get(f"cr{bit}").v else get(cpu, args[2])
        put(cpu, args[0], *chosen)
    elif name in ("creqv", "crxor") and len(set(args)) == 1:
        cpu.set(f"cr{args[0]}", Val(int(name == "creqv")))
    elif name in ("mflr", "mtlr"):
        put(cpu, args[0], *cpu.get("lr")) if name == "mflr" else cpu.set("lr", get(cpu, args[0]))
    elif name in ("mfocrf", "mtocrf"):
        pass  # a field that is the caller's is saved and restored
    elif name in ("mtctr", "bdnz"):
        count = get(cpu, args[0]) if name == "mtctr" else cpu.get("ctr")
        cpu.set("ctr", Val(count.v - (name == "bdnz"), count.deps))
        if name == "bdnz":
            cpu.branch(count.deps)
            if count.v != 1:
                return cpu.jump(args[0])
    elif name in ("sync", "lwsync", "isync"):
        cpu.fence(name)
    elif name != "nop":
        access(cpu, name, args, ins.text)
    cpu.pc = after
    return None


def access(cpu: Cpu, name: str, args: tuple[str, ...], text: str) -> None:
    if name in SIZES and name[0] == "l":
        if not ADDRESS.match(args[1]):
            put(cpu, args[0], 0, 0)  # the address of a function, which is not called
            return
        put(cpu, args[0], *cpu.load(address(cpu, args[1]), SIZES[name]))
    elif name in SIZES:
        cpu.store(address(cpu, args[1]), get(cpu, args[0]), SIZES[name])
    elif name == "stdu":
        at = address(cpu, args[1])
        cpu.store(at, get(cpu, args[0]))
        put(cpu, ADDRESS.match(args[1]).group(2), *at)
    elif name == "ldarx":
        put(cpu, args[0], *cpu.linked(indexed(cpu, args[1], args[2]), ()))
    elif name == "stdcx.":
        cpu.conditional(indexed(cpu, args[1], args[2]), get(cpu, args[0]), ())
        compare(cpu, 0, 0, 0, 0)
    elif name in ("lxvd2x", "stxvd2x"):
        at = indexed(cpu, args[1], args[2])
        for n in range(2):
            place, half = Val(at.v + 8 * n & MASK, at.deps), f"v{args[0]}.{n}"
            cpu.set(half, cpu.load(place)) if name == "lxvd2x" else cpu.store(place, cpu.get(half))
    else:
        raise Problem(f"an instruction that is not known: {text}")


begin, result, give, argument, back = CALLS.begin, CALLS.result, CALLS.give, CALLS.argument, CALLS.back
external = CALLS.external
