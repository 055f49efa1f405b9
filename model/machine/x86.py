"""x86-64 in AT&T's notation: what the compiler makes of the deque."""

from __future__ import annotations

import re
from functools import lru_cache

from cpu import MASK, RETURN, Call, Code, Cpu, Val, stack
from manifest import Problem

NAME = "x86-64"
TRIPLE = "x86_64-unknown-linux-gnu"
ARGUMENTS = ("rdi", "rsi", "rdx", "rcx")
SIZES = {"q": 8, "l": 4, "w": 2, "b": 1}
FULL = "mfence"
BARRIERS = True  # whether a process has process-wide barriers here
NUMBERED = {f"r{n}{suffix}": (f"r{n}", size) for n in range(8, 16)
            for suffix, size in (("", 8), ("d", 4), ("w", 2), ("b", 1))}
NAMED = {name: ("r" + stem, size) for stem in ("ax", "bx", "cx", "dx", "si", "di", "bp", "sp")
         for name, size in (("r" + stem, 8), ("e" + stem, 4), (stem, 2), (stem[0] + "l" if stem[1] == "x" else
                                                                       stem + "l", 1))}
REGISTERS = {**NUMBERED, **NAMED}
ADDRESS = re.compile(r"^(-?\d+)?\((%\w+)?(?:,(%\w+)(?:,(\d))?)?\)$")


@lru_cache(maxsize=None)
def operand(text: str) -> tuple:
    if text.startswith("$"):
        return "constant", int(text[1:], 0)
    if text.startswith("%"):
        return ("register", *REGISTERS[text[1:]]) if text[1:] in REGISTERS else ("vector", text[1:])
    found = ADDRESS.match(text)
    if not found:
        return "symbol", text
    offset, base, index, scale = found.groups()
    names = [REGISTERS[name[1:]][0] if name else None for name in (base, index)]
    return "memory", int(offset or 0), names[0], names[1], int(scale or 1)


def address(cpu: Cpu, text: str) -> Val:
    kind, *parts = operand(text)
    if kind == "symbol":  # of a constant, which is not read
        return Val(0)
    offset, base, index, scale = parts
    first, second = cpu.get(base) if base else Val(0), cpu.get(index) if index else Val(0)
    return Val(offset + first.v + second.v * scale & MASK, first.deps | second.deps)


def get(cpu: Cpu, text: str, size: int) -> Val:
    kind, *parts = operand(text)
    if kind == "constant":
        return Val(parts[0] & (1 << 8 * size) - 1)
    if kind == "register":
        value = cpu.get(parts[0])
        return Val(value.v & (1 << 8 * size) - 1, value.deps)
    return cpu.load(address(cpu, text), size)


def put(cpu: Cpu, text: str, size: int, value: Val) -> None:
    kind, *parts = operand(text)
    if kind != "register":
        cpu.store(address(cpu, text), value, size)
    elif size >= 4:
        cpu.set(parts[0], Val(value.v & (1 << 8 * size) - 1, value.deps))
    else:
        old, mask = cpu.get(parts[0]), (1 << 8 * size) - 1
        cpu.set(parts[0], Val(old.v & ~mask | value.v & mask, old.deps | value.deps))


def flags(cpu: Cpu, value: int, size: int, deps: int, carry: bool = False, overflow: bool = False) -> None:
    bits = 8 * size
    value &= (1 << bits) - 1
    for name, bit in (("zf", value == 0), ("sf", value >> bits - 1), ("cf", carry), ("of", overflow)):
        cpu.set(name, Val(int(bit), deps))


def signed(value: int, size: int) -> int:
    bits = 8 * size
    return value - (1 << bits) if value >> bits - 1 else value


CONDITIONS = {
    "e": lambda z, s, c, o: z, "ne": lambda z, s, c, o: not z, "s": lambda z, s, c, o: s,
    "ns": lambda z, s, c, o: not s, "l": lambda z, s, c, o: s != o, "ge": lambda z, s, c, o: s == o,
    "le": lambda z, s, c, o: z or s != o, "g": lambda z, s, c, o: not z and s == o, "b": lambda z, s, c, o: c,
    "ae": lambda z, s, c, o: not c, "be": lambda z, s, c, o: c or z, "a": lambda z, s, c, o: not (c or z),
}


def holds(cpu: Cpu, condition: str) -> tuple[bool, int]:
    every = [cpu.get(name) for name in ("zf", "sf", "cf", "of")]
    deps = 0
    for each in every:
        deps |= each.deps
    return bool(CONDITIONS[condition](*(each.v for each in every))), deps


def subtract(cpu: Cpu, a: Val, b: Val, size: int) -> Val:
    deps, mask = a.deps | b.deps, (1 << 8 * size) - 1
    difference = a.v - b.v
    flags(cpu, difference, size, deps, a.v < b.v,
          signed(a.v, size) - signed(b.v, size) != signed(difference & mask, size))
    return Val(difference & mask, deps)


ARITHMETIC = {"add": lambda a, b: a + b, "and": lambda a, b: a & b, "or": lambda a, b: a | b,
              "xor": lambda a, b: a ^ b}
SHIFTS = {"shl": lambda a, n, bits: a << n, "shr": lambda a, n, bits: a >> n}


def step(cpu: Cpu) -> None:
    ins = cpu.shared.code.list[cpu.pc]
    name, args = ins.name, ins.args
    after = cpu.pc + 1
    locked = name.startswith("lock ")
    name = name.removeprefix("lock ")
    size = SIZES.get(name[-1], 8)
    stem = name[:-1] if name[-1] in SIZES else name
    if name == "jmp" or name == "jmpq":
        return cpu.jump(symbol(args[0]))
    if name == "retq":
        stack_pointer = cpu.get("rsp")
        target = cpu.load(stack_pointer).v
        cpu.set("rsp", Val(stack_pointer.v + 8))
        cpu.pc = RETURN if target == MASK else target
        return None
    if name == "callq":
        pointer = Val(cpu.get("rsp").v - 8)
        cpu.store(pointer, Val(after))
        cpu.set("rsp", pointer)
        return cpu.jump(symbol(args[0]))
    if name[0] == "j" and name[1:] in CONDITIONS:
        taken, deps = holds(cpu, name[1:])
        cpu.branch(deps)
        if taken:
            return cpu.jump(args[0])
    elif name.startswith("cmov"):
        condition = name[4:] if name[4:] in CONDITIONS else name[4:-1]
        value = get(cpu, args[0], 8)
        if holds(cpu, condition)[0]:
            put(cpu, args[1], 8, value)
    elif name.startswith("set"):
        put(cpu, args[0], 1, Val(int(holds(cpu, name[3:])[0])))
    elif stem in ("mov", "movabs"):
        put(cpu, args[1], size, get(cpu, args[0], size))
    elif name == "movzbl":
        put(cpu, args[1], 4, get(cpu, args[0], 1))
    elif name == "movups":
        vector(cpu, args)
    elif stem == "xchg":
        swap(cpu, args)
    elif stem == "lea":
        put(cpu, args[1], size, address(cpu, args[0]))
    elif stem == "push":
        pointer = Val(cpu.get("rsp").v - 8)
        cpu.store(pointer, get(cpu, args[0], 8))
        cpu.set("rsp", pointer)
    elif stem == "pop":
        pointer = cpu.get("rsp")
        put(cpu, args[0], 8, cpu.load(pointer))
        cpu.set("rsp", Val(pointer.v + 8))
    elif stem == "cmp":
        subtract(cpu, get(cpu, args[1], size), get(cpu, args[0], size), size)
    elif stem == "test":
        a, b = get(cpu, args[1], size), get(cpu, args[0], size)
        flags(cpu, a.v & b.v, size, a.deps | b.deps)
    elif stem == "cmpxchg" and locked:
        claim(cpu, args)
    elif locked and stem == "or" and args[0] == "$0" and operand(args[1])[2] == "rsp":
        cpu.fence(FULL)
    elif locked:
        raise Problem(f"not known: {ins.text}")
    elif stem in ARITHMETIC:
        a, b = get(cpu, args[1], size), get(cpu, args[0], size)
        value = ARITHMETIC[stem](a.v, b.v)
        zero = stem == "xor" and args[0] == args[1]
        deps = 0 if zero else a.deps | b.deps
        flags(cpu, value, size, deps, value >> 8 * size != 0, stem == "add" and signed(a.v, size) + signed(
            b.v, size) != signed(value & (1 << 8 * size) - 1, size))
        put(cpu, args[1], size, Val(value, deps))
    elif stem == "sub":
        put(cpu, args[1], size, subtract(cpu, get(cpu, args[1], size), get(cpu, args[0], size), size))
    elif stem in ("inc", "dec"):
        a, carry = get(cpu, args[0], size), cpu.get("cf")
        value = a.v + (1 if stem == "inc" else -1)
        flags(cpu, value, size, a.deps)
        cpu.set("cf", carry)
        put(cpu, args[0], size, Val(value & (1 << 8 * size) - 1, a.deps))
    elif stem == "not":
        a = get(cpu, args[0], size)
        put(cpu, args[0], size, Val(~a.v & (1 << 8 * size) - 1, a.deps))
    elif stem in SHIFTS:
        count = Val(1) if len(args) == 1 else get(cpu, args[0], 1)
        a = get(cpu, args[-1], size)
        value = SHIFTS[stem](a.v, count.v % (8 * size), size)
        flags(cpu, value, size, a.deps)
        put(cpu, args[-1], size, Val(value & (1 << 8 * size) - 1, a.deps | count.deps))
    elif stem == "bsr":
        a = get(cpu, args[0], size)
        put(cpu, args[1], size, Val(max(a.v.bit_length() - 1, 0), a.deps))
    elif name == "mfence":
        cpu.fence(FULL)
    elif name != "nop":
        raise Problem(f"an instruction that is not known: {ins.text}")
    cpu.pc = after
    return None


def vector(cpu: Cpu, args: tuple[str, ...]) -> None:
    """Two words are moved."""
    kind, *parts = operand(args[0])
    if kind == "vector":
        base = address(cpu, args[1])
        for n in range(2):
            cpu.store(Val(base.v + 8 * n, base.deps), cpu.get(f"{parts[0]}.{n}"))
    else:
        base, register = address(cpu, args[0]), operand(args[1])[1]
        for n in range(2):
            cpu.set(f"{register}.{n}", cpu.load(Val(base.v + 8 * n, base.deps)))


def swap(cpu: Cpu, args: tuple[str, ...]) -> None:
    new = get(cpu, args[0], 8)
    put(cpu, args[0], 8, cpu.exchange(address(cpu, args[1]), new, None, (), ()))


def claim(cpu: Cpu, args: tuple[str, ...]) -> None:
    expected, new = cpu.get("rax"), get(cpu, args[0], 8)
    old = cpu.exchange(address(cpu, args[1]), new, expected, (), ())
    subtract(cpu, expected, old, 8)
    if old.v != expected.v:
        cpu.set("rax", old)


def begin(cpu: Cpu, call: Call) -> None:
    cpu.set("rsp", Val(stack(cpu.thread) - 8))
    cpu.store(cpu.get("rsp"), Val(MASK))
    for name, value in zip(ARGUMENTS, call.args):
        cpu.set(name, Val(value))
    cpu.jump(call.function)


def result(cpu: Cpu) -> Val:
    return cpu.get("rax")


def give(cpu: Cpu, value: int) -> None:
    """What an external function returns."""
    cpu.set("rax", Val(value))


def argument(cpu: Cpu, number: int) -> int:
    return cpu.get(ARGUMENTS[number]).v



def symbol(text: str) -> str:
    """What a jump or a call leads to."""
    return re.sub(r"^\*|@\w+|\(%rip\)$", "", text)


def external(cpu: Cpu, code: Code) -> tuple[str, int | None] | None:
    """The function outside of the extracted code that comes next, and where it returns to if it is called."""
    ins = code.list[cpu.pc]
    if ins.name not in ("callq", "jmpq", "jmp") or symbol(ins.args[0]) in code.labels:
        return None
    return symbol(ins.args[0]), cpu.pc + 1 if ins.name == "callq" else None


def back(cpu: Cpu, after: int | None) -> None:
    """Returns from an external function."""
    if after is not None:
        cpu.pc = after
        return
    pointer = cpu.get("rsp")
    target = cpu.load(pointer).v
    cpu.set("rsp", Val(pointer.v + 8))
    cpu.pc = RETURN if target == MASK else target
