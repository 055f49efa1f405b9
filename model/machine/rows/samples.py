"""Instructions to try: for each row of a table, texts that fit it, and in which sequences they are executed.

`{n}` in a sequence is its number, so that each has labels of its own.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from model.machine.table import Isa

EACH = 8  # texts of a row and a size
Texts = Callable[[str, int], list[str]]  # by letter and size in bits


@dataclass(frozen=True)
class Samples:
    """How an architecture's rows are tried."""

    texts: Texts
    sizes: tuple[int, ...]
    base: str  # the register that holds an address
    index: str  # and one that holds a small multiple of 8
    compare: str  # makes the flags that other instructions read
    reads: str  # an instruction that reads a condition
    branch: str  # around a branch, which is `{it}` and goes to `.L{n}`
    within: Mapping[str, str] = field(default_factory=dict)  # sequences around a row, by its name
    apart: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # all sequences of a name
    also: tuple[str, ...] = ()  # sequences that chance would rarely choose
    untested: Mapping[str, str] = field(default_factory=dict)  # why not, by name or row
    suffixes: Mapping[int, str] = field(default_factory=dict)  # of names, by size
    candidates: int = 24  # texts of a row and a size from which some are chosen
    nonzero: tuple[str, ...] = ()  # names whose result is undefined for 0


def numbers(*values: int) -> list[int]:
    return [*values, *(random.Random(str(values)).randrange(-4096, 4096) for _ in range(4))]


SMALL = numbers(0, 1, 2, 7, 8, 31, 32, 63, -1, -8, 255, 4095)
LARGE = [0xFFFF, 0x7FFFFFFF, -0x80000000, 0x10000]
LINKS = "its operand is a symbol, which the linker resolves"
THREAD = "calls what finds a thread's own memory, for which the table has a function of its own"


# x86-64. %rdi holds an address, %rbx an index.

X86 = {64: ["rax", "rcx", "rdx", "rsi", "r8", "r15", "rbx"], 32: ["eax", "ecx", "edx", "esi", "r9d", "r14d", "ebx"],
       16: [], 8: ["al", "cl", "dl", "sil", "r10b", "r13b", "bl"], 128: ["xmm0", "xmm7", "xmm15"]}


def x86(letter: str, size: int) -> list[str]:
    step = max(1, min(size, 64) // 8)
    memory = ["(%rdi)", f"{3 * step}(%rdi)", f"-{5 * step}(%rdi)", f"{step}(%rdi,%rbx)", f"-{step}(%rdi,%rbx,8)",
              "(%rdi,%rbx,2)", f"-{3 * step}(%rsp)"]
    values = [f"%{name}" for name in X86[size]]
    if letter == "v":
        return values
    if letter == "L":
        return [".L{n}"]
    if letter == "m":
        return [*memory, "64(,%rbx,8)"]
    if letter == "n":
        return ["%cl"]
    if letter == "k":
        return [f"${n}" for n in (0, 1, 3, 8, 9, 31, 32, 35, 63)]
    return [*values, *(f"${n}" for n in (*SMALL, *LARGE)), *memory]


X86_CALLED = "callq .L{n}a; movl $7, %eax; jmp .L{n}b; .L{n}a:; movl $5, %ecx; retq; .L{n}b:; pushq $0; popq %rdx"
X86_64 = Samples(
    x86, (64, 32, 16, 8), "rdi", "rbx", "cmpq %rdx, %rcx", "set{c} %r11b", "{it}; movl $7, %r12d; .L{n}:",
    suffixes={64: "q", 32: "l", 16: "w", 8: "b"},
    apart={
        "begin": (), "nop": ("nop",), "mfence": ("mfence",),
        "jmp": ("jmp .L{n}; movl $7, %eax; .L{n}:",),
        "call": (X86_CALLED,),
        "ret": (X86_CALLED,),
        "movups": ("movups 16(%rdi), %xmm0; movups %xmm0, -24(%rdi)",
                   "movups (%rdi,%rbx), %xmm9; movups %xmm9, 8(%rdi)"),
        "movaps": ("movaps 16(%rdi), %xmm0; movups %xmm0, -24(%rdi)", "movaps -32(%rdi), %xmm9; movups %xmm9, (%rdi)"),
        "movzb": ("movzbl %cl, %eax", "movzbl %sil, %r9d", "movzbl 3(%rdi), %ecx", "movzbl (%rdi,%rbx), %r9d",
                  "movzbq -13(%rsp), %rdx"),
        "lock or": ("lock orl $0, -64(%rsp)", "lock orq $0, -8(%rsp)"),
        "xchg": ("xchgq %rcx, (%rdi)", "xchgq %rdx, 8(%rdi,%rbx)"),
        "lock cmpxchg": ("lock cmpxchgq %rcx, (%rdi); setle %r11b", "lock cmpxchgq %rsi, 8(%rdi); setb %r11b",
                         "movq 8(%rdi), %rax; lock cmpxchgq %rdx, 8(%rdi); sete %r11b")},
    untested={
        "begin": "no instruction", "call t": THREAD, "ud2": "ends the program",
        "lock cmpxchg m a": "herd's order of operands, which no assembler accepts"},
    nonzero=("bsr",))


# AArch64. x10 holds an address, x11 an index.


def aarch64(letter: str, size: int) -> list[str]:
    x = "x" if size == 64 else "w"
    registers = [f"{x}{n}" for n in (0, 1, 2, 3, 9, 19, 30)] + [f"{x}zr"]
    constants = [f"#{n}" for n in (*SMALL, *LARGE)]
    conditions = [f"{x}1, lsl #3", f"{x}2, lsr #5", f"{x}3, asr #7", f"{x}3, lsl #31", "#5, lsl #12", "#9, lsl #16"]
    if letter == "L":
        return [".L{n}"]
    if letter == "m":
        return ["[x10]", "[x10, #8]", "[x10, #-16]", "[x10, x11]", "[x10, x11, lsl #3]", "[x10, #32]!", "[x10, #-8]!",
                "[x10], #8", "[x10], #-24", "[sp, #-16]"]
    if letter == "k":
        return ["#7, lsl #0", "#65535, lsl #16", "#4660, lsl #32", "#1, lsl #48"]
    if letter == "n":
        return [f"#{n}" for n in (0, 1, 5, 31, 32, 63)]
    if letter == "d":
        return registers
    return [*registers, *registers, *constants, *conditions]


def exclusive(store: str) -> tuple[str, ...]:
    return (f"ldxr x5, [x10]; {store} w6, x1, [x10]; add x7, x5, x1",)


def swaps(name: str) -> tuple[str, ...]:
    return f"{name} x1, x2, [x10]", f"{name} x3, x3, [x10]", f"{name} x1, x9, [sp]", f"{name} x1, xzr, [x10]"


CALLED = "bl .L{n}a; mov x0, #7; b .L{n}b; .L{n}a:; mov x1, #5; ret; .L{n}b:; mov x30, #0"
AARCH64 = Samples(
    aarch64, (64, 32), "x10", "x11", "cmp x2, x3", "cset w12, {c}", "{it}; mov x13, #7; .L{n}:",
    apart={
        "begin": (), "b": ("b .L{n}; mov x0, #7; .L{n}:",), "bl": (CALLED,), "ret": (CALLED,),
        "ldr": ("ldr x0, [x10]", "ldr w1, [x10, #4]", "ldr q0, [x10, #16]; str q0, [x10, #-32]"),
        "ldur": ("ldur x0, [x10, #-8]", "ldur q0, [x10, #-24]; stur q0, [x10, #24]"),
        "str": ("str x0, [x10, #8]!", "str wzr, [x10, #4]", "ldr q3, [x10], #32; str q3, [x10], #-16"),
        "stxr": exclusive("stxr"), "stlxr": exclusive("stlxr"),
        **{name: swaps(name) for name in ("cas", "casa", "casl", "casal", "swp", "swpl", "swpal")},
        "ldxr": ("ldxr x0, [x10]",), "ldaxr": ("ldaxr x0, [x10]",),
        "dmb": ("dmb ish", "dmb ishld", "dmb ishst"), "isb": ("isb",), "nop": ("nop",)},
    also=("cmn x0, xzr; cset x1, hs", "cmn w0, wzr; cset x1, hi", "adds x1, x2, xzr; cset x3, ls"),
    untested={
        "begin": "no instruction", "blr": THREAD, "brk": "ends the program", "adrp": LINKS,
        "mrs": "where a thread's own memory is, which is 0 in the table"})


# RISC-V. a5 holds an address, s3 an index.


def riscv(letter: str, size: int) -> list[str]:
    registers = ["a0", "a1", "a2", "s0", "s11", "t0", "t6", "zero"]
    if letter == "L":
        return [".L{n}"]
    if letter in "op":
        return ["r", "w", "rw"]
    if letter == "m":
        return ["0(a5)", "8(a5)", "-16(a5)", "4(a5)", "3(a5)", "(a5)", "-24(sp)"]
    if letter == "d":
        return registers
    return [*registers, *registers, *map(str, (*SMALL, *LARGE, 349525, 699050, 1048575))]


LINKED = "call .L{n}a; li a0, 7; j .L{n}b; .L{n}a:; li a1, 5; ret; .L{n}b:; li ra, 0"


def conditional(store: str) -> tuple[str, ...]:
    return (f"lr.d t3, (a5); {store} t4, a1, (a5)",)


RISCV64 = Samples(
    riscv, (64,), "a5", "s3", "", "", "{it}; li s5, 7; .L{n}:", candidates=100,
    apart={
        "begin": (), "j": ("j .L{n}; li a0, 7; .L{n}:",), "tail": ("tail .L{n}; li a0, 7; .L{n}:; li t1, 0",),
        "call": (LINKED,), "ret": (LINKED,), "sc.d": conditional("sc.d"), "sc.d.rl": conditional("sc.d.rl"),
        "fence.tso": ("fence.tso",), "nop": ("nop",)},
    also=("lui a0, 524288", "lui t0, 1048575"),
    untested={"begin": "no instruction", "jalr": THREAD, "auipc": LINKS, "unimp": "ends the program"})


# POWER. r9 holds an address, r10 an index.


def power(letter: str, size: int) -> list[str]:
    registers = ["3", "4", "5", "6", "14", "30", "31"]
    return {"L": [".L{n}"], "m": ["0(9)", "8(9)", "-16(9)", "-24(1)", "24(9)"], "u": ["8(9)", "-16(9)"],
            "z": ["0", "9", "9"], "b": ["10", "10", *registers], "f": ["0", "1", "5", "7"], "v": ["0", "33", "63"],
            "n": [*map(str, (0, 1, 5, 13, 31, 32, 63, 255, 4095, -1, -8, 32767, -32768, 65535))],
            "k": ["0", "1", "17", "31", "40", "63"]}.get(letter, registers)


RETURNS = "bl .L{n}a; li 5, 1; b .L{n}b; .L{n}a:; {it}; li 6, 2; blr; .L{n}b:; nop"
POWERPC64LE = Samples(
    power, (64,), "r9", "r10", "cmpd 5, 6", "", "{it}; li 14, 7; .L{n}:", candidates=40,
    within={**{f"b{how}lr": RETURNS for how in ("lt", "ge", "gt", "le", "eq", "ne")}, "bclr": RETURNS},
    apart={
        "begin": (), "b": ("b .L{n}; li 3, 7; .L{n}:",), "bl": (RETURNS.format(it="nop", n="{n}"),),
        "blr": (RETURNS.format(it="li 7, 3", n="{n}"),), "mtlr": ("mtlr 5; mflr 6",), "mflr": ("mtlr 3; mflr 4",),
        "lxvd2x": ("lxvd2x 0, 0, 9; stxvd2x 0, 9, 10", "lxvd2x 40, 9, 10; stxvd2x 40, 0, 9"),
        "stxvd2x": ("lxvd2x 33, 0, 9; stxvd2x 33, 9, 10",),
        "ldarx": ("ldarx 3, 0, 9", "ldarx 4, 9, 10"),
        "stdcx.": ("ldarx 3, 0, 9; stdcx. 4, 0, 9", "ldarx 3, 9, 10; stdcx. 5, 9, 10"),
        "nop": ("nop",), "sync": ("sync",), "lwsync": ("lwsync",), "isync": ("isync",)},
    untested={
        "begin": "no instruction", "bctrl": THREAD, "trap": "ends the program",
        "addis d z y": LINKS, "addi d z l": LINKS,
        "mfocrf": "a field that is the caller's, which the table keeps elsewhere",
        "mtocrf": "a field that is the caller's, which the table keeps elsewhere"})

SAMPLES = {"x86-64": X86_64, "aarch64": AARCH64, "riscv64": RISCV64, "powerpc64le": POWERPC64LE}


def singles(isa: Isa, how: Samples) -> Iterator[tuple[str, str, str]]:
    """Texts that may fit a row, each with the name and size of the row: not all are instructions."""
    for name, rows in isa.rows.items():
        if name in how.apart or name in how.untested:
            continue
        for letters, _ in rows:
            for size in how.sizes:
                choose = random.Random(f"{name} {letters} {size}")
                found: dict[str, None] = {}
                for _ in range(how.candidates):
                    given: dict[str, str] = {}
                    parts = [operand(how, choose, isa, each, size, given) for each in letters]
                    found[f"{name}{how.suffixes.get(size, '')} {', '.join(filter(None, parts))}".strip()] = None
                    if how.suffixes:
                        found[f"{name} {', '.join(parts)}".strip()] = None
                yield from ((name, f"{' '.join(letters)} {size}", text) for text in found)


def operand(how: Samples, choose: random.Random, isa: Isa, part: str, size: int, given: dict[str, str]) -> str:
    letter, optional, _ = part.partition("=")
    if not (len(letter) == 1 and letter.isalpha()):
        return part
    if optional and choose.random() < 0.3:
        return ""
    if letter not in given:
        given[letter] = choose.choice(sorted(isa.conditions) if letter == "c" else how.texts(letter, size))
    return given[letter]
