"""x86-64 in AT&T's notation. Sections are instructions of Intel's manual, volume 2.

The last letter of a name may be the size of what it works on. Of two operands, the second one is written.
"""

from __future__ import annotations

from collections.abc import Callable

from model.machine.cpu import RETURN, Cpu
from model.machine.table import Address, Computed, Condition, Constant, Isa, Operand, Own, Register, Row, Symbol, Vector
from model.machine.values import Val, length
from model.problem import Problem

ISA = Isa(
    "x86-64", ["MFENCE", "X"],
    {"triple": "x86_64-unknown-linux-gnu", "clang": "-target x86_64-linux-musl", "full": "MFENCE", "barriers": "324",
     "arguments": "rdi rsi rdx rcx", "result": "rax", "results": "rax rdx", "stack": "rsp", "return": "retq",
     "saved": "rbx rbp r12 r13 r14 r15", "registers": r"(%\w)\w+", "numbers": r"(?<=\$)-?\d+|-?\b\d+(?=\()"},
    suffixes={"q": 64, "l": 32, "w": 16, "b": 8})

# Volume 1, 3.4.1: the general-purpose registers and their parts. Volume 2, 2.1.5: addresses.
NUMBERED = r"r(?:[89]|1[0-5])"
NUMBER = r"-?(?:0x[0-9a-f]+|\d+)"
ISA.syntax("abd", r"%(r(?:[abcd]x|[sd]i|[bs]p))", lambda found: Register(found[1]))
ISA.syntax("abd", rf"%({NUMBERED})", lambda found: Register(found[1]))
ISA.syntax("abd", rf"%({NUMBERED})d", lambda found: Register(found[1], 32))
ISA.syntax("abd", rf"%({NUMBERED})b", lambda found: Register(found[1], 8))
ISA.syntax("abd", r"%e([abcd]x|[sd]i|[bs]p)", lambda found: Register(f"r{found[1]}", 32))
ISA.syntax("abd", r"%([abcd])l", lambda found: Register(f"r{found[1]}x", 8))
ISA.syntax("abd", r"%(si|di|bp|sp)l", lambda found: Register(f"r{found[1]}", 8))
ISA.syntax("k", rf"\$({NUMBER})", lambda found: int(found[1], 0))
ISA.syntax("n", "%cl", lambda _: Register("rcx", 8))
ISA.syntax("v", r"%(xmm\d+)", lambda found: Vector(found[1]))
ISA.syntax("abd", rf"\$({NUMBER})", lambda found: Constant(int(found[1], 0)))
ISA.syntax("L", r"\*?([\w.:]+)(?:@\w+)?(?:\(%rip\))?", lambda found: found[1])
ISA.syntax("t", r"\*%(r\w+)", lambda found: Register(found[1]))
ISA.syntax("abdm", r"(-?\d*)\((?:%(\w+))?(?:,%(\w+))?(?:,(\d))?\)",
           lambda found: Address(int(found[1] or 0), found[2] or "", found[3] or "", int(found[4] or 1)))
ISA.syntax("abdm", r"([\w.:]+)(?:@\w+)?(\+\d+)?\(%rip\)", lambda found: Symbol(found[1], int(found[2] or 0)))
ISA.syntax("abdm", r"[\w.:]+@\w+(\+\d+)?\(%(\w+)\)", lambda found: Address(int(found[1] or 0), found[2]))

# A thread's own memory, at the address that the register FS has: a variable and how far it is from there.
ISA.syntax("abd", r"%fs:0@(\w+)([+-]\d+)", lambda found: Computed(
    lambda cpu: cpu.own_variable(found[1]) + int(found[2])))
ISA.syntax("abdm", r"%fs:(-?\d*)@(\w+)([+-]\d+)\((?:%(\w+))?\)", lambda found: Own(
    found[2], int(found[3]) + int(found[1] or 0), found[4] or ""))

# Jcc, CMOVcc, SETcc: conditions by the flags.
CONDITIONS: dict[str, Condition] = {
    "e": lambda cpu: cpu.known("zero"), "ne": lambda cpu: cpu.known("zero") == 0,
    "s": lambda cpu: cpu.known("negative"), "ns": lambda cpu: cpu.known("negative") == 0,
    "l": lambda cpu: cpu.known("less"), "ge": lambda cpu: cpu.known("less") == 0,
    "le": lambda cpu: cpu.known("upto"), "g": lambda cpu: cpu.known("upto") == 0,
    "b": lambda cpu: cpu.known("below"), "ae": lambda cpu: cpu.known("below") == 0,
    "nb": lambda cpu: cpu.known("below") == 0,
    "be": lambda cpu: cpu.known("within"), "a": lambda cpu: cpu.known("within") == 0}

ISA.weakened(r"lock or[lq] \$0, .*", "nop")
ISA.weakened(r"lock cmpxchgq .*", "not atomic")


# PUSH, POP.


def whole(cpu: Cpu) -> None:
    """Refuses a part of a word where the table has only whole ones."""
    if cpu.bits != 64:
        raise Problem(f"{cpu.text()}: only words of 64 bits are known here")


def pushed(cpu: Cpu, value: Val | int) -> None:
    cpu.put("rsp", cpu.known("rsp") - 8)
    cpu.store(cpu.known("rsp"), value)


@ISA.row("begin")
def begin(cpu: Cpu) -> None:
    pushed(cpu, RETURN)


@ISA.row("push a")
def push(cpu: Cpu, a: Operand) -> None:
    whole(cpu)
    cpu.put("rsp", cpu.known("rsp") - 8)
    cpu.store(cpu.known("rsp"), a.get(cpu))


@ISA.row("pop a")
def pop(cpu: Cpu, a: Operand) -> None:
    whole(cpu)
    a.set(cpu, cpu.load(cpu.known("rsp")))
    cpu.put("rsp", cpu.known("rsp") + 8)


# CALL, RET, JMP, Jcc, CMOVcc, SETcc, NOP, UD.


@ISA.row("call L")
def call(cpu: Cpu, label: str) -> None:
    pushed(cpu, cpu.after)
    cpu.jump(label)


@ISA.row("call t")
def call_register(cpu: Cpu, t: Operand) -> None:
    pushed(cpu, cpu.after)
    cpu.through(t.get(cpu))


@ISA.row("ret")
def ret(cpu: Cpu) -> None:
    cpu.put("rsp", cpu.known("rsp") + 8)
    cpu.jump(cpu.load(cpu.known("rsp") - 8))


@ISA.row("jmp L")
def jmp(cpu: Cpu, label: str) -> None:
    cpu.jump(label)


def jump_if(holds: Condition) -> Row:
    return lambda cpu, label: cpu.jump(label, holds(cpu))


def move_if(holds: Condition) -> Row:
    def move(cpu: Cpu, a: Operand, b: Operand) -> None:
        value = a.get(cpu)
        b.set(cpu, cpu.choose(holds(cpu), value, b.get(cpu)))
    return move


def set_if(holds: Condition) -> Row:
    def set_byte(cpu: Cpu, a: Operand) -> None:
        cpu.bits = 8
        a.set(cpu, cpu.choose(holds(cpu), 1, 0))
    return set_byte


for _name, _holds in CONDITIONS.items():
    ISA.add(f"j{_name}", "L", jump_if(_holds))
    ISA.add(f"cmov{_name}", "a b", move_if(_holds))
    ISA.add(f"set{_name}", "a", set_if(_holds))
ISA.nothing("nop")


@ISA.row("ud2")
def ud2(cpu: Cpu) -> None:
    cpu.jump("a trap")


# MOV, MOVZX, LEA, MOVUPS, MOVAPS.


@ISA.row("movzb m b")
def movzb(cpu: Cpu, m: Address, b: Operand) -> None:
    b.set(cpu, cpu.load(m.at(cpu), 8))


@ISA.row("mov a b", "movabs a b", "movzb a b")
def mov(cpu: Cpu, a: Operand, b: Operand) -> None:
    b.set(cpu, a.get(cpu))


@ISA.row("lea m b")
def lea(cpu: Cpu, m: Address, b: Operand) -> None:
    b.set(cpu, m.at(cpu))


@ISA.row("movups m v", "movaps m v")
def load_vector(cpu: Cpu, m: Address, v: Vector) -> None:
    v.put(cpu, cpu.load(m.at(cpu)), cpu.load(m.at(cpu) + 8))


@ISA.row("movups v m")
def store_vector(cpu: Cpu, v: Vector, m: Address) -> None:
    low, high = v.words(cpu)
    cpu.store(m.at(cpu), low)
    cpu.store(m.at(cpu) + 8, high)


# ADD, ADC, INC, DEC: the flags are those of the result. AND, OR, XOR: those of a comparison with 0.


@ISA.row("add a b")
def add(cpu: Cpu, a: Operand, b: Operand) -> None:
    total = b.get(cpu) + a.get(cpu)
    b.set(cpu, total)
    cpu.result(total)


@ISA.row("adc a b")
def adc(cpu: Cpu, a: Operand, b: Operand) -> None:
    total = b.get(cpu) + a.get(cpu) + cpu.choose(cpu.known("below"), 1, 0)
    b.set(cpu, total)
    cpu.result(total)


@ISA.row("inc a")
def inc(cpu: Cpu, a: Operand) -> None:
    total = a.get(cpu) + 1
    a.set(cpu, total)
    cpu.result(total)


@ISA.row("dec a")
def dec(cpu: Cpu, a: Operand) -> None:
    total = a.get(cpu) - 1
    a.set(cpu, total)
    cpu.result(total)


def logical(compute: Callable[[Val, Val], Val]) -> Row:
    def do(cpu: Cpu, a: Operand, b: Operand) -> None:
        found = compute(b.get(cpu), a.get(cpu))
        b.set(cpu, found)
        cpu.compare(found, 0)
    return do


ISA.add("and", "a b", logical(lambda b, a: b & a))
ISA.add("or", "a b", logical(lambda b, a: b | a))
ISA.add("xor", "a b", logical(lambda b, a: b ^ a))


# SUB, CMP, TEST, NEG, NOT.


@ISA.row("sub a b")
def sub(cpu: Cpu, a: Operand, b: Operand) -> None:
    cpu.compare(b.get(cpu), a.get(cpu))
    b.set(cpu, b.get(cpu) - a.get(cpu))


@ISA.row("cmp a b")
def cmp(cpu: Cpu, a: Operand, b: Operand) -> None:
    cpu.compare(b.get(cpu), a.get(cpu))


@ISA.row("test a b")
def test(cpu: Cpu, a: Operand, b: Operand) -> None:
    cpu.compare(b.get(cpu) & a.get(cpu), 0)


@ISA.row("neg a")
def neg(cpu: Cpu, a: Operand) -> None:
    value = a.get(cpu)
    cpu.compare(value - value, value)
    a.set(cpu, 0 - value)


@ISA.row("not a")
def invert(cpu: Cpu, a: Operand) -> None:
    a.set(cpu, ~a.get(cpu))


# SAL/SAR/SHL/SHR, BSR: a shift by no number is one by 1. One by 0 keeps the flags, so those of a shift by a register
# are not known.

Shift = Callable[[Val, Val | int, int], Val]


def shifted(compute: Shift) -> Row:
    def shift(cpu: Cpu, k: int, b: Operand) -> None:
        count = k % (64 if cpu.bits == 64 else 32)
        b.set(cpu, compute(b.get(cpu), count, cpu.bits))
        if count:
            cpu.result(b.get(cpu))
    return shift


def shifted_by_1(compute: Shift) -> Row:
    def shift(cpu: Cpu, a: Operand) -> None:
        a.set(cpu, compute(a.get(cpu), 1, cpu.bits))
        cpu.result(a.get(cpu))
    return shift


def shifted_by_register(compute: Shift) -> Row:
    def shift(cpu: Cpu, n: Operand, b: Operand) -> None:
        cpu.bits = cpu.bits if b.bits == 0 else b.bits
        b.set(cpu, compute(b.get(cpu), n.get(cpu) % (64 if cpu.bits == 64 else 32), cpu.bits))
        cpu.no_flags()
    return shift


SHIFTS: dict[str, Shift] = {
    "shl": lambda b, a, _: b << a, "shr": lambda b, a, _: b >> a, "sar": lambda b, a, bits: b.signed(bits) >> a}
for _name, _compute in SHIFTS.items():
    ISA.add(_name, "k b", shifted(_compute))
    ISA.add(_name, "n b", shifted_by_register(_compute))
ISA.add("shl", "a", shifted_by_1(SHIFTS["shl"]))
ISA.add("shr", "a", shifted_by_1(SHIFTS["shr"]))


@ISA.row("bsr a b")
def bsr(cpu: Cpu, a: Operand, b: Operand) -> None:
    """The result for 0 is undefined, and so are the other flags."""
    value = a.get(cpu)
    b.set(cpu, length(value) - 1)
    cpu.no_flags()
    cpu.regs["zero"] = value == 0


# LOCK, MFENCE, XCHG, CMPXCHG; volume 3A, 8.2.3.9: what is locked is a barrier.


@ISA.row("lock or $0 m")
def locked_or(cpu: Cpu, m: Address) -> None:
    """A fence. What is on the thread's own stack is not read."""
    cpu.own(m.at(cpu))
    cpu.event("F", 0, 0, "MFENCE")


@ISA.row("mfence")
def mfence(cpu: Cpu) -> None:
    cpu.event("F", 0, 0, "MFENCE")


@ISA.row("xchg a m")
def xchg(cpu: Cpu, a: Operand, m: Address) -> None:
    whole(cpu)
    a.set(cpu, cpu.exchange(m.at(cpu), a.get(cpu), None, "X", "X"))


@ISA.row("lock cmpxchg a m")
def cmpxchg(cpu: Cpu, a: Operand, m: Address) -> None:
    whole(cpu)
    expected = cpu.known("rax")
    found = cpu.exchange(m.at(cpu), a.get(cpu), expected, "X", "X")
    cpu.compare(expected, found)
    cpu.put("rax", found)


@ISA.row("lock cmpxchg m a")
def cmpxchg_in_herd(cpu: Cpu, m: Address, a: Operand) -> None:
    """Herd writes the memory first."""
    cmpxchg(cpu, a, m)
