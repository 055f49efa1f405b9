"""RISC-V, RV64GC. Sections are those of the RISC-V manual, volume I."""

from __future__ import annotations

from collections.abc import Callable

from model.machine.cpu import RETURN, Cpu
from model.machine.table import ZERO, Address, Computed, Constant, Isa, Operand, Register, Row
from model.machine.values import Val, length, ones

KINDS = ("r", "w", "rw")  # of accesses before and after a fence
ISA = Isa(
    "riscv64",
    ["Acq", "Rel", "AcqRel", "Sc", "X", "EX", "Fence.tso", *(f"Fence.{a}.{b}" for a in KINDS for b in KINDS)],
    {"triple": "riscv64gc-unknown-linux-gnu", "clang": "-target riscv64-linux-musl", "full": "Fence.rw.rw",
     "barriers": "no", "arguments": "a0 a1 a2 a3", "result": "a0", "results": "a0 a1", "stack": "sp", "return": "ret",
     "saved": "s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11", "kept": "ra", "registers": r"\b([ast])\d+\b",
     "numbers": r"(?<![\w.])-?\d+\b"})

# Chapter 25: names of registers, and pseudoinstructions with their addresses.
REGISTERS = r"a[0-7]|s\d|s1[01]|t[0-6]|ra|sp|gp|tp"
ISA.syntax("abd", "zero|x0", lambda _: Register(ZERO))
ISA.syntax("abd", REGISTERS, lambda found: Register(found[0]))
ISA.syntax("abd", r"-?\d+", lambda found: Constant(int(found[0])))
ISA.syntax("abd", r"%\w+\(.*\)", lambda _: Constant(0))  # the rest of an address, which `auipc` has whole
ISA.syntax("s", r"%\w+\(([\w.:]+)(\+\d+)?\)", lambda found: symbol(found[1], int(found[2] or 0)))
ISA.syntax("o", "|".join(KINDS), lambda found: found[0])
ISA.syntax("p", "|".join(KINDS), lambda found: found[0])
ISA.syntax("L", r"[\w.:]+", lambda found: found[0])
ISA.syntax("m", rf"(-?\d*)\(({REGISTERS})\)", lambda found: Address(int(found[1] or 0), found[2]))
ISA.syntax("m", rf"%\w+\(.*\)\(({REGISTERS})\)", lambda found: Address(0, found[1]))


def symbol(name: str, offset: int) -> Computed:
    return Computed(lambda cpu: cpu.symbol(name, offset))


ISA.weakened("fence rw, rw", "nop", "fence rw, w", "fence r, rw")
ISA.weakened("fence r, rw", "nop")
ISA.weakened("fence rw, w", "nop")
ISA.weakened(r"lr\.d\.aqrl (.*)", r"lr.d \1")
ISA.weakened(r"sc\.d\.rl (.*)", r"sc.d \1")
ISA.weakened(r"sc\.d.*", "not atomic")


# 2.5: control transfer instructions.


@ISA.row("begin")
def begin(cpu: Cpu) -> None:
    cpu.put("ra", RETURN)


@ISA.row("j L", "tail L")
def jump(cpu: Cpu, label: str) -> None:
    cpu.jump(label)


@ISA.row("call L")
def call(cpu: Cpu, label: str) -> None:
    cpu.put("ra", cpu.after)
    cpu.jump(label)


@ISA.row("jalr a")
def jalr(cpu: Cpu, a: Operand) -> None:
    cpu.put("ra", cpu.after)
    cpu.through(a.get(cpu))


@ISA.row("ret")
def ret(cpu: Cpu) -> None:
    cpu.jump(cpu.known("ra"))


def branch(holds: Callable[[Val, Val], Val]) -> Row:
    return lambda cpu, a, b, label: cpu.jump(label, holds(a.get(cpu), b.get(cpu)))


def branch_zero(holds: Callable[[Val], Val]) -> Row:
    return lambda cpu, a, label: cpu.jump(label, holds(a.get(cpu)))


BRANCHES: dict[str, Callable[[Val, Val], Val]] = {
    "beq": lambda a, b: a == b, "bne": lambda a, b: a != b, "bltu": lambda a, b: a < b, "bgeu": lambda a, b: a >= b,
    "blt": lambda a, b: a.signed() < b.signed(), "bge": lambda a, b: a.signed() >= b.signed()}
AT_ZERO: dict[str, Callable[[Val], Val]] = {
    "beqz": lambda a: a == 0, "bnez": lambda a: a != 0, "blez": lambda a: a.signed() <= 0,
    "bgtz": lambda a: a.signed() > 0, "bltz": lambda a: a.signed() < 0, "bgez": lambda a: a.signed() >= 0}
for _name, _holds in BRANCHES.items():
    ISA.add(_name, "a b L", branch(_holds))
for _name, _is in AT_ZERO.items():
    ISA.add(_name, "a L", branch_zero(_is))
ISA.nothing("nop")


@ISA.row("unimp")
def unimp(cpu: Cpu) -> None:
    cpu.jump("a trap")


# 2.4, 4.2: integer computational instructions; chapter 13 has multiplication, chapter 25 pseudoinstructions.

ISA.moves("d a", {
    "li": lambda a: a, "lui": lambda a: (a << 12).signed(32), "mv": lambda a: a, "not": lambda a: ~a,
    "neg": lambda a: -a, "seqz": lambda a: a == 0, "snez": lambda a: a != 0, "sgtz": lambda a: a.signed() > 0,
    "zext.b": lambda a: a & 255})
ISA.computes("d a b", {
    "sltu": lambda a, b: a < b, "add": lambda a, b: a + b, "addi": lambda a, b: a + b,
    "addw": lambda a, b: (a + b).signed(32), "addiw": lambda a, b: (a + b).signed(32), "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b, "and": lambda a, b: a & b, "andi": lambda a, b: a & b, "or": lambda a, b: a | b,
    "ori": lambda a, b: a | b, "xor": lambda a, b: a ^ b, "xori": lambda a, b: a ^ b,
    "sll": lambda a, b: a << b % 64, "slli": lambda a, b: a << b, "slliw": lambda a, b: (a << b).signed(32),
    "srl": lambda a, b: a >> b % 64, "srli": lambda a, b: a >> b, "srai": lambda a, b: a.signed() >> b})


# Chapter 28: address generation, basic bit manipulation, and single bits.

ISA.computes("d a b", {
    "sh1add": lambda a, b: (a << 1) + b, "sh2add": lambda a, b: (a << 2) + b, "sh3add": lambda a, b: (a << 3) + b,
    "andn": lambda a, b: a & ~b, "orn": lambda a, b: a | ~b, "xnor": lambda a, b: ~(a ^ b),
    "bclr": lambda a, b: a & ~(1 << b % 64), "bclri": lambda a, b: a & ~(1 << b),
    "bset": lambda a, b: a | 1 << b % 64, "bseti": lambda a, b: a | 1 << b,
    "bext": lambda a, b: a >> b % 64 & 1, "bexti": lambda a, b: a >> b & 1})
ISA.moves("d a", {
    "clz": lambda a: 64 - length(a), "ctz": lambda a: ones((~a & a - 1).low(64)), "cpop": ones,
    "sext.b": lambda a: a.signed(8), "sext.h": lambda a: a.signed(16), "zext.h": lambda a: a & 0xFFFF})


def extreme(is_first: Callable[[Val, Val], Val]) -> Row:
    """One of two values, without a dependency on the comparison, as for a conditional move."""
    def choose(cpu: Cpu, d: Operand, a: Operand, b: Operand) -> None:
        one, other = a.get(cpu), b.get(cpu)
        d.set(cpu, cpu.choose(is_first(one, other), one, other))
    return choose


ISA.add("max", "d a b", extreme(lambda a, b: a.signed() > b.signed()))
ISA.add("maxu", "d a b", extreme(lambda a, b: a > b))
ISA.add("min", "d a b", extreme(lambda a, b: a.signed() < b.signed()))
ISA.add("minu", "d a b", extreme(lambda a, b: a < b))


@ISA.row("auipc d s")
def auipc(cpu: Cpu, d: Operand, s: Operand) -> None:
    """The address of a variable, whole; what is added to it later is 0."""
    d.set(cpu, s.get(cpu))


# 2.6, 4.3: load and store instructions.


def loads(bits: int, signed: bool) -> Row:
    def load(cpu: Cpu, d: Operand, m: Address) -> None:
        value = cpu.load(m.at(cpu), bits)
        d.set(cpu, value.signed(bits) if signed else value)
    return load


def stores(bits: int) -> Row:
    return lambda cpu, a, m: cpu.store(m.at(cpu), a.get(cpu), bits)


for _name, _bits, _signed in (("ld", 64, False), ("lw", 32, True), ("lb", 8, True), ("lbu", 8, False)):
    ISA.add(_name, "d m", loads(_bits, _signed))
ISA.add("sd", "a m", stores(64))
ISA.add("sw", "a m", stores(32))


# 14.2: load-reserved and store-conditional; 14.4: atomic memory operations.


def load_reserved(sets: str) -> Row:
    return lambda cpu, d, m: d.set(cpu, cpu.load(m.at(cpu), 64, sets, True))


def store_conditional(sets: str) -> Row:
    return lambda cpu, d, a, m: d.set(cpu, cpu.conditional(m.at(cpu), a.get(cpu), sets))


def swap(sets: str) -> Row:
    return lambda cpu, d, a, m: d.set(cpu, cpu.exchange(m.at(cpu), a.get(cpu), None, sets, sets))


for _name, _sets in (("", "EX"), (".aq", "Acq EX"), (".aqrl", "AcqRel EX")):
    ISA.add(f"lr.d{_name}", "d m", load_reserved(_sets))
for _name, _sets in (("", "EX"), (".rl", "Rel EX")):
    ISA.add(f"sc.d{_name}", "d a m", store_conditional(_sets))
for _name, _sets in (("", "X"), (".rl", "Rel X"), (".aqrl", "AcqRel X")):
    ISA.add(f"amoswap.d{_name}", "d a m", swap(_sets))


# 2.7: memory ordering instructions.


@ISA.row("fence o p")
def fence(cpu: Cpu, before: str, after: str) -> None:
    cpu.event("F", 0, 0, f"Fence.{before}.{after}")


@ISA.row("fence.tso")
def fence_tso(cpu: Cpu) -> None:
    cpu.event("F", 0, 0, "Fence.tso")
