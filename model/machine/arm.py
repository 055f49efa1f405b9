"""AArch64: what the compiler makes of the deque, and the atomic instructions of the litmus tests."""

from __future__ import annotations

from cpu import MASK, Calls, Code, Cpu, Ins, Val
from manifest import Problem

NAME = "aarch64"
TRIPLE = "aarch64-unknown-linux-gnu"
FULL = "dmb ish"
BARRIERS = True  # whether a process has process-wide barriers here
CALLS = Calls("sp", "x30", "x0 x1 x2 x3", "bl", "b")
CONDITIONS = {
    "eq": lambda n, z, c, v: z, "ne": lambda n, z, c, v: not z, "mi": lambda n, z, c, v: n,
    "pl": lambda n, z, c, v: not n, "lt": lambda n, z, c, v: n != v, "ge": lambda n, z, c, v: n == v,
    "le": lambda n, z, c, v: z or n != v, "gt": lambda n, z, c, v: not z and n == v, "lo": lambda n, z, c, v: not c,
    "hs": lambda n, z, c, v: c, "ls": lambda n, z, c, v: not c or z, "hi": lambda n, z, c, v: c and not z,
}
# Of each atomic instruction: what its read and its write are.
ATOMIC = {"": ((), ()), "a": (("acq",), ()), "l": ((), ("rel",)), "al": (("acq",), ("rel",))}
LOADS = {"ldr": (), "ldur": (), "ldrb": (), "ldar": ("acq",), "ldapr": ("pc",)}
STORES = {"str": (), "stur": (), "stlr": ("rel",)}
LINKED = {"ldxr": (), "ldaxr": ("acq",)}
CONDITIONAL = {"stxr": (), "stlxr": ("rel",)}
ARITHMETIC = {"add": lambda a, b: a + b, "and": lambda a, b: a & b, "orr": lambda a, b: a | b,
              "eor": lambda a, b: a ^ b, "bic": lambda a, b: a & ~b}
SELECTS = {"csel": lambda v: v, "csinc": lambda v: v + 1, "csinv": lambda v: ~v}


def canon(register: str) -> tuple[str, int]:
    """A register, and how many bits of it are meant."""
    return (register, 64) if register in ("sp", "xzr") else ("x" + register[1:], 64 if register[0] == "x" else 32)


def get(cpu: Cpu, text: str) -> Val:
    if text.startswith("#"):
        return Val(int(text[1:], 0) & MASK)
    if text.startswith(":"):  # the address of a constant, which is not read
        return Val(0)
    name, bits = canon(text)
    if name == "xzr":
        return Val(0)
    value = cpu.get(name)
    return Val(value.v & (1 << bits) - 1, value.deps)


def put(cpu: Cpu, text: str, value: int, deps: int) -> None:
    name, bits = canon(text)
    if name != "xzr":
        cpu.set(name, Val(value & (1 << bits) - 1, deps))


def second(cpu: Cpu, args: tuple[str, ...]) -> Val:
    """The last operand, which may be shifted."""
    if len(args) == 1:
        return get(cpu, args[0])
    value, (kind, amount) = get(cpu, args[0]), args[1].split()
    distance = int(amount[1:], 0)
    if kind == "lsl":
        return Val(value.v << distance & MASK, value.deps)
    if kind == "asr" and value.v >> 63:
        return Val((value.v | ~MASK) >> distance & MASK, value.deps)
    if kind in ("lsr", "asr"):
        return Val(value.v >> distance, value.deps)
    raise Problem(f"a shift that is not known: {kind}")


def address(cpu: Cpu, args: tuple[str, ...]) -> Val:
    """The address of an access; its base is changed first, or after it."""
    inside = args[0].strip("[]!").split(", ")
    base = get(cpu, inside[0])
    offset = get(cpu, inside[1]) if len(inside) > 1 else Val(0)
    return Val(base.v + offset.v & MASK, base.deps | offset.deps)


def written_back(cpu: Cpu, args: tuple[str, ...], at: Val) -> None:
    base = args[0].strip("[]!").split(", ")[0]
    if args[0].endswith("!"):
        put(cpu, base, at.v, at.deps)
    elif len(args) > 1:
        put(cpu, base, at.v + get(cpu, args[1]).v, at.deps)


def flags(cpu: Cpu, n: bool, z: bool, c: bool, v: bool, deps: int) -> None:
    for name, bit in zip("nzcv", (n, z, c, v)):
        cpu.set("flag " + name, Val(int(bit), deps))


def compare(cpu: Cpu, a: Val, b: Val, bits: int) -> int:
    sign, mask = 1 << bits - 1, (1 << bits) - 1
    left, right = a.v & mask, b.v & mask
    difference = left - right & mask
    flags(cpu, bool(difference & sign), difference == 0, left >= right,
          bool((left ^ right) & (left ^ difference) & sign), a.deps | b.deps)
    return difference


def holds(cpu: Cpu, condition: str) -> tuple[bool, int]:
    every = [cpu.get("flag " + name) for name in "nzcv"]
    return bool(CONDITIONS[condition](*(each.v for each in every))), every[0].deps


def step(cpu: Cpu) -> None:
    ins = cpu.shared.code.list[cpu.pc]
    name, args = ins.name, ins.args
    after = cpu.pc + 1
    taken = branch(cpu, ins)
    if taken is not None:
        if taken:
            return cpu.jump(args[-1])
    elif name == "bl":
        cpu.set("x30", Val(after))
        return cpu.jump(args[0])
    elif name == "ret":
        CALLS.back(cpu)
        return None
    elif name in ("mov", "mvn"):
        value = get(cpu, args[1])
        put(cpu, args[0], ~value.v if name == "mvn" else value.v, value.deps)
    elif name == "movk":
        value, shift = get(cpu, args[0]), int(args[2].split("#")[1]) if len(args) > 2 else 0
        put(cpu, args[0], value.v & ~(0xFFFF << shift) | get(cpu, args[1]).v << shift, value.deps)
    elif name in ARITHMETIC:
        a, b = get(cpu, args[1]), second(cpu, args[2:])
        put(cpu, args[0], ARITHMETIC[name](a.v, b.v), a.deps | b.deps)
    elif name in ("sub", "subs"):
        a, b = get(cpu, args[1]), second(cpu, args[2:])
        if name == "subs":
            compare(cpu, a, b, canon(args[0])[1])
        put(cpu, args[0], a.v - b.v, a.deps | b.deps)
    elif name == "cmp":
        compare(cpu, get(cpu, args[0]), second(cpu, args[1:]), canon(args[0])[1])
    elif name == "tst":
        a, b = get(cpu, args[0]), get(cpu, args[1])
        flags(cpu, False, a.v & b.v == 0, False, False, a.deps | b.deps)
    elif name in ("lsl", "lsr"):
        a, b = get(cpu, args[1]), get(cpu, args[2])
        put(cpu, args[0], a.v << b.v % 64 if name == "lsl" else a.v >> b.v % 64, a.deps | b.deps)
    elif name == "clz":
        a, bits = get(cpu, args[1]), canon(args[1])[1]
        put(cpu, args[0], bits - a.v.bit_length(), a.deps)
    elif name in SELECTS:
        # The order that a chosen value has from its condition is not relied on.
        first, other = get(cpu, args[1]), get(cpu, args[2])
        chosen = first if holds(cpu, args[3])[0] else Val(SELECTS[name](other.v), other.deps)
        put(cpu, args[0], chosen.v, chosen.deps)
    elif name == "cset":
        put(cpu, args[0], int(holds(cpu, args[1])[0]), 0)
    elif name == "mrs" and args[1] == "TPIDR_EL0":
        put(cpu, args[0], 0, 0)
    elif name == "adrp":
        put(cpu, args[0], 0, 0)
    elif name == "dmb":
        cpu.fence(f"dmb {args[0].replace('sy', 'ish') if args[0] == 'sy' else args[0]}")
    elif name == "isb":
        cpu.fence("isb")
    elif name != "nop":
        access(cpu, ins)
    cpu.pc = after
    return None


def branch(cpu: Cpu, ins: Ins) -> bool | None:
    """Whether a branch is taken; None if it is no branch."""
    name, args = ins.name, ins.args
    if name == "b":
        return True
    if name.startswith("b.") and name[2:] in CONDITIONS:
        taken, deps = holds(cpu, name[2:])
    elif name in ("cbz", "cbnz"):
        value = get(cpu, args[0])
        taken, deps = (value.v == 0) == (name == "cbz"), value.deps
    elif name in ("tbz", "tbnz"):
        value = get(cpu, args[0])
        taken, deps = (value.v >> int(args[1][1:]) & 1 == 0) == (name == "tbz"), value.deps
    else:
        return None
    cpu.branch(deps)
    return taken


def access(cpu: Cpu, ins: Ins) -> None:
    name, args = ins.name, ins.args
    kind, _, suffix = name.partition("cas") if name.startswith("cas") else name.partition("swp")
    if name in ("ldp", "stp"):
        at = address(cpu, args[2:])
        places = [at, Val(at.v + 8 & MASK, at.deps)]
        if name == "ldp":
            values = [cpu.load(place) for place in places]
            for register, value in zip(args, values):
                put(cpu, register, *value)
        else:
            for register, place in zip(args, places):
                cpu.store(place, get(cpu, register))
        written_back(cpu, args[2:], at)
    elif name in LOADS and ":tlsdesc_lo12:" in ins.text:
        put(cpu, args[0], 0, 0)
    elif name in LOADS or name in STORES:
        at = address(cpu, args[1:])
        if args[0][0] == "q":
            for n in range(2):
                place, half = Val(at.v + 8 * n, at.deps), f"{args[0]}.{n}"
                cpu.set(half, cpu.load(place)) if name in LOADS else cpu.store(place, cpu.get(half))
        elif name in LOADS:
            size = 1 if name == "ldrb" else canon(args[0])[1] // 8
            put(cpu, args[0], *cpu.load(at, size, LOADS[name]))
        else:
            cpu.store(at, get(cpu, args[0]), canon(args[0])[1] // 8, STORES[name])
        written_back(cpu, args[1:], at)
    elif name in LINKED:
        put(cpu, args[0], *cpu.linked(address(cpu, args[1:]), LINKED[name]))
    elif name in CONDITIONAL:
        cpu.conditional(address(cpu, args[2:]), get(cpu, args[1]), CONDITIONAL[name])
        put(cpu, args[0], 0, 0)
    elif not kind and suffix in ATOMIC:
        read, write = ATOMIC[suffix]
        if name.startswith("cas"):
            new, expected = get(cpu, args[1]), get(cpu, args[0])
            put(cpu, args[0], *cpu.exchange(address(cpu, args[2:]), new, expected, read, ("amo", *write)))
        else:
            # Arm ARM, B2.3: without a result, there is no acquire, and a load barrier does not order it.
            read = ("unused",) if args[1] == "xzr" else read
            put(cpu, args[1], *cpu.exchange(address(cpu, args[2:]), get(cpu, args[0]), None, read, ("amo", *write)))
    else:
        raise Problem(f"an instruction that is not known: {ins.text}")


begin, result, give, argument, back = CALLS.begin, CALLS.result, CALLS.give, CALLS.argument, CALLS.back


def external(cpu: Cpu, code: Code) -> tuple[str, int | None] | None:
    if code.list[cpu.pc].name == "blr":
        return "tls_get_addr", cpu.pc + 1  # the only call through a register that is extracted
    return CALLS.external(cpu, code)
