"""AArch64. Sections are those of the Arm manual (DDI 0487), part C, and its pages of instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from model.machine.cpu import RETURN, Cpu
from model.machine.table import ZERO, Address, Computed, Condition, Constant, Isa, Operand, Register, Row, Vector
from model.machine.values import MASK, Val, length

ISA = Isa(
    "aarch64", ["DMB.ISH", "DMB.ISHLD", "DMB.ISHST", "ISB", "A", "Q", "L", "X", "NoRet"],
    {"triple": "aarch64-unknown-linux-gnu", "clang": "-target aarch64-linux-musl -moutline-atomics", "full": "DMB.ISH",
     "barriers": "283", "arguments": "x0 x1 x2 x3", "result": "x0", "results": "x0 x1", "stack": "sp", "return": "ret",
     "saved": "x19 x20 x21 x22 x23 x24 x25 x26 x27 x28 x29", "kept": "x30", "registers": r"\b([xw])\d+\b",
     "numbers": r"(?<=#)-?\d+\b"})


class Part(NamedTuple):
    """What MOVK writes: 16 bits, and where."""

    value: int
    shift: int


def register(name: str) -> Register:
    """X0 to X30, and the lower half of each, W0 to W30; the zero register; the stack pointer."""
    if name.endswith("zr"):
        return Register(ZERO, 64 if name[0] == "x" else 32)
    return Register(name) if name == "sp" else Register(f"x{name[1:]}", 64 if name[0] == "x" else 32)


def symbol(name: str, offset: int) -> Computed:
    return Computed(lambda cpu: cpu.symbol(name, offset))


def shifted(name: str, amount: int, compute: Callable[[Val, int], Val]) -> Computed:
    of = register(name)
    return Computed(lambda cpu: compute(of.get(cpu), amount))


# C1.2.5: names of registers; C1.3.3: addresses; C6.2.4 and others: operands that are shifted.
X, W, BASE = r"x(?:[12]?\d|30)", r"w(?:[12]?\d|30)", r"x(?:[12]?\d|30)|sp"
NUMBER = r"-?(?:0x[0-9a-f]+|\d+)"
ISA.syntax("abd", rf"{X}|{W}|[xw]zr|sp", lambda found: register(found[0]))
ISA.syntax("v", r"q(\d+)", lambda found: Vector(f"q{found[1]}"))
ISA.syntax("abd", rf"#({NUMBER})", lambda found: Constant(int(found[1], 0)))
ISA.syntax("n", rf"#({NUMBER})", lambda found: int(found[1], 0))
ISA.syntax("abd", rf"#({NUMBER}), lsl #(\d+)", lambda found: Constant(int(found[1], 0) << int(found[2])))
ISA.syntax("abd", rf"({X}|{W}), lsl #(\d+)", lambda found: shifted(found[1], int(found[2]), lambda a, n: a << n))
ISA.syntax("abd", rf"({X}|{W}), lsr #(\d+)", lambda found: shifted(found[1], int(found[2]), lambda a, n: a >> n))
ISA.syntax("abd", rf"({X}), asr #(\d+)", lambda found: shifted(found[1], int(found[2]), lambda a, n: a.signed() >> n))
ISA.syntax("k", rf"#({NUMBER}), lsl #(\d+)", lambda found: Part(int(found[1], 0), int(found[2])))
ISA.syntax("abd", r":[\w:.+]+", lambda _: Constant(0))  # the lower part of an address, which ADRP has whole
ISA.syntax("s", r":?([\w.:]+)(\+\d+)?", lambda found: symbol(found[1], int(found[2] or 0)))
ISA.syntax("L", r"[\w.:]+", lambda found: found[0])
ISA.syntax("m", rf"\[({BASE})\]", lambda found: Address(0, found[1]))
ISA.syntax("m", rf"\[({BASE}), #(-?\d+)\]", lambda found: Address(int(found[2]), found[1]))
ISA.syntax("m", rf"\[({BASE}), ({X})\]", lambda found: Address(0, found[1], found[2]))
ISA.syntax("m", rf"\[({BASE}), ({X}), lsl #3\]", lambda found: Address(0, found[1], found[2], 8))
ISA.syntax("m", rf"\[({BASE}), #(-?\d+)\]!", lambda found: Address(int(found[2]), found[1], moved=int(found[2])))
ISA.syntax("m", rf"\[({BASE})\], #(-?\d+)", lambda found: Address(0, found[1], moved=int(found[2])))
ISA.syntax("m", rf"\[({BASE}), :[\w:.+]+\]", lambda found: Address(0, found[1]))

# C1.2.4: condition codes.
ISA.conditions |= {
    "eq": lambda cpu: cpu.known("zero"), "ne": lambda cpu: cpu.known("zero") == 0,
    "mi": lambda cpu: cpu.known("negative"), "pl": lambda cpu: cpu.known("negative") == 0,
    "lt": lambda cpu: cpu.known("less"), "ge": lambda cpu: cpu.known("less") == 0,
    "le": lambda cpu: cpu.known("upto"), "gt": lambda cpu: cpu.known("upto") == 0,
    "lo": lambda cpu: cpu.known("below"), "hs": lambda cpu: cpu.known("below") == 0,
    "ls": lambda cpu: cpu.known("within"), "hi": lambda cpu: cpu.known("within") == 0}

ISA.weakened("dmb ish", "nop", "dmb ishld", "dmb ishst")
ISA.weakened("ldar (.*)", r"ldr \1")
ISA.weakened("stlr (.*)", r"str \1")
ISA.weakened("ldaxr (.*)", r"ldxr \1")
ISA.weakened("stlxr (.*)", r"stxr \1")
ISA.weakened("stl?xr .*", "not atomic")
ISA.weakened("casal (.*)", r"casl \1", r"casa \1")
ISA.weakened("casl (.*)", r"cas \1")
ISA.weakened("cas(a|l|al)? .*", "not atomic")


# C3.1: branches, exceptions, NOP.


@ISA.row("begin")
def begin(cpu: Cpu) -> None:
    cpu.put("x30", RETURN)


@ISA.row("b L")
def b(cpu: Cpu, label: str) -> None:
    cpu.jump(label)


@ISA.row("bl L")
def bl(cpu: Cpu, label: str) -> None:
    cpu.put("x30", cpu.after)
    cpu.jump(label)


@ISA.row("blr a")
def blr(cpu: Cpu, a: Operand) -> None:
    cpu.put("x30", cpu.after)
    cpu.through(a.get(cpu))


@ISA.row("ret")
def ret(cpu: Cpu) -> None:
    cpu.jump(cpu.known("x30"))


def branch_if(holds: Condition) -> Row:
    return lambda cpu, label: cpu.jump(label, holds(cpu))


for _name, _holds in ISA.conditions.items():
    ISA.add(f"b.{_name}", "L", branch_if(_holds))


@ISA.row("cbz a L")
def cbz(cpu: Cpu, a: Operand, label: str) -> None:
    cpu.jump(label, a.get(cpu) == 0)


@ISA.row("cbnz a L")
def cbnz(cpu: Cpu, a: Operand, label: str) -> None:
    cpu.jump(label, a.get(cpu) != 0)


@ISA.row("tbz a n L")
def tbz(cpu: Cpu, a: Operand, n: int, label: str) -> None:
    cpu.jump(label, (a.get(cpu) >> n & 1) == 0)


@ISA.row("tbnz a n L")
def tbnz(cpu: Cpu, a: Operand, n: int, label: str) -> None:
    cpu.jump(label, (a.get(cpu) >> n & 1) != 0)


@ISA.row("brk n")
def brk(cpu: Cpu, _: int) -> None:
    cpu.jump("a trap")


ISA.nothing("nop")

# C3.5, C3.6: data processing. What a name with S computes is also in the flags.

ISA.moves("d a", {"mov": lambda a: a, "mvn": lambda a: ~a})
ISA.computes("d a b", {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "and": lambda a, b: a & b, "orr": lambda a, b: a | b,
    "eor": lambda a, b: a ^ b, "bic": lambda a, b: a & ~b})


def shift(compute: Callable[[Val, Val, int], Val]) -> Row:
    return lambda cpu, d, a, b: d.set(cpu, compute(a.get(cpu), b.get(cpu) % cpu.bits, cpu.bits))


ISA.add("lsl", "d a b", shift(lambda a, b, _: a << b))
ISA.add("lsr", "d a b", shift(lambda a, b, _: a >> b))
ISA.add("asr", "d a b", shift(lambda a, b, bits: a.signed(bits) >> b))


@ISA.row("movk d k")
def movk(cpu: Cpu, d: Operand, k: Part) -> None:
    d.set(cpu, d.get(cpu) & ~(0xFFFF << k.shift) | k.value << k.shift)


@ISA.row("clz d a")
def clz(cpu: Cpu, d: Operand, a: Operand) -> None:
    d.set(cpu, cpu.bits - length(a.get(cpu)))


@ISA.row("adds d a b")
def adds(cpu: Cpu, d: Operand, a: Operand, b: Operand) -> None:
    cpu.added(a.get(cpu), b.get(cpu))
    d.set(cpu, a.get(cpu) + b.get(cpu))


@ISA.row("subs d a b")
def subs(cpu: Cpu, d: Operand, a: Operand, b: Operand) -> None:
    cpu.compare(a.get(cpu), b.get(cpu))
    d.set(cpu, a.get(cpu) - b.get(cpu))


@ISA.row("ands d a b")
def ands(cpu: Cpu, d: Operand, a: Operand, b: Operand) -> None:
    cpu.result(a.get(cpu) & b.get(cpu))
    d.set(cpu, a.get(cpu) & b.get(cpu))


@ISA.row("cmp a b")
def cmp(cpu: Cpu, a: Operand, b: Operand) -> None:
    cpu.compare(a.get(cpu), b.get(cpu))


@ISA.row("cmn a b")
def cmn(cpu: Cpu, a: Operand, b: Operand) -> None:
    cpu.added(a.get(cpu), b.get(cpu))


@ISA.row("tst a b")
def tst(cpu: Cpu, a: Operand, b: Operand) -> None:
    cpu.result(a.get(cpu) & b.get(cpu))


@ISA.row("ccmp a b #0 c")
def ccmp(cpu: Cpu, a: Operand, b: Operand, holds: Condition) -> None:
    """Without the condition, no flag is set, as after a comparison of 0 with -1."""
    condition = holds(cpu)
    one = low(cpu, cpu.choose(condition, a.get(cpu), 0))
    cpu.compare(one, cpu.choose(condition, b.get(cpu), MASK))


def low(cpu: Cpu, of: Val | int) -> Val:
    return (of if isinstance(of, Val) else Val(of)).low(cpu.bits)


# C3.6.13: conditional select. What is chosen does not depend on the condition here: that order is not relied on.


def select(otherwise: Callable[[Val], Val]) -> Row:
    def choose(cpu: Cpu, d: Operand, a: Operand, b: Operand, holds: Condition) -> None:
        d.set(cpu, cpu.choose(holds(cpu), a.get(cpu), otherwise(b.get(cpu))))
    return choose


def constant(then: int) -> Row:
    return lambda cpu, d, holds: d.set(cpu, cpu.choose(holds(cpu), then, 0))


ISA.add("csel", "d a b c", select(lambda b: b))
ISA.add("csinc", "d a b c", select(lambda b: b + 1))
ISA.add("csinv", "d a b c", select(lambda b: ~b))
ISA.add("cset", "d c", constant(1))
ISA.add("csetm", "d c", constant(-1))


@ISA.row("cinc d a c")
def cinc(cpu: Cpu, d: Operand, a: Operand, holds: Condition) -> None:
    d.set(cpu, cpu.choose(holds(cpu), a.get(cpu) + 1, a.get(cpu)))


# C6.2: MRS (a thread's own memory is found by a call), ADRP.


@ISA.row("mrs d TPIDR_EL0")
def mrs(cpu: Cpu, d: Operand) -> None:
    d.set(cpu, 0)


@ISA.row("adrp d s")
def adrp(cpu: Cpu, d: Operand, s: Operand) -> None:
    d.set(cpu, s.get(cpu))


# C3.2: loads and stores. A is for acquire, Q for what LDAPR does, L for release.


@ISA.row("ldr v m", "ldur v m")
def load_vector(cpu: Cpu, v: Vector, m: Address) -> None:
    v.put(cpu, cpu.load(m.at(cpu)), cpu.load(m.at(cpu) + 8))


@ISA.row("str v m", "stur v m")
def store_vector(cpu: Cpu, v: Vector, m: Address) -> None:
    one, other = v.words(cpu)
    cpu.store(m.at(cpu), one)
    cpu.store(m.at(cpu) + 8, other)


@ISA.row("ldp a b m")
def ldp(cpu: Cpu, a: Operand, b: Operand, m: Address) -> None:
    one, other = cpu.load(m.at(cpu), cpu.bits), cpu.load(m.at(cpu) + cpu.bits // 8, cpu.bits)
    a.set(cpu, one)
    b.set(cpu, other)


@ISA.row("stp a b m")
def stp(cpu: Cpu, a: Operand, b: Operand, m: Address) -> None:
    cpu.store(m.at(cpu), a.get(cpu), cpu.bits)
    cpu.store(m.at(cpu) + cpu.bits // 8, b.get(cpu), cpu.bits)


@ISA.row("ldrb d m")
def ldrb(cpu: Cpu, d: Operand, m: Address) -> None:
    d.set(cpu, cpu.load(m.at(cpu), 8))


def load(sets: str) -> Row:
    return lambda cpu, d, m: d.set(cpu, cpu.load(m.at(cpu), cpu.bits, sets))


def store(sets: str) -> Row:
    return lambda cpu, a, m: cpu.store(m.at(cpu), a.get(cpu), cpu.bits, sets)


for _name, _sets in (("ldr", ""), ("ldur", ""), ("ldar", "A"), ("ldapr", "Q")):
    ISA.add(_name, "d m", load(_sets))
for _name, _sets in (("str", ""), ("stur", ""), ("stlr", "L")):
    ISA.add(_name, "a m", store(_sets))


# C3.2.13: exclusive accesses; C3.2.12: CAS and SWP.


def load_exclusive(sets: str) -> Row:
    return lambda cpu, d, m: d.set(cpu, cpu.load(m.at(cpu), 64, sets, True))


def store_exclusive(sets: str) -> Row:
    return lambda cpu, d, a, m: d.set(cpu, cpu.conditional(m.at(cpu), a.get(cpu), sets))


def compare_and_swap(read: str, write: str) -> Row:
    return lambda cpu, a, b, m: a.set(cpu, cpu.exchange(m.at(cpu), b.get(cpu), a.get(cpu), read, write))


def swap(read: str, write: str) -> Row:
    return lambda cpu, a, d, m: d.set(cpu, cpu.exchange(m.at(cpu), a.get(cpu), None, read, write))


def swap_without_result(write: str) -> Row:
    """B2.3: it does not acquire, and a load barrier does not order it."""
    return lambda cpu, a, m: cpu.exchange(m.at(cpu), a.get(cpu), None, "NoRet X", write)


ISA.add("ldxr", "d m", load_exclusive(""))
ISA.add("ldaxr", "d m", load_exclusive("A"))
ISA.add("stxr", "d a m", store_exclusive(""))
ISA.add("stlxr", "d a m", store_exclusive("L"))
for _name, _read, _write in (("", "X", "X"), ("a", "A X", "X"), ("l", "X", "X L"), ("al", "A X", "X L")):
    ISA.add(f"cas{_name}", "a b m", compare_and_swap(_read, _write))
    if _name != "a":
        ISA.add(f"swp{_name}", "a xzr m", swap_without_result(_write))
        ISA.add(f"swp{_name}", "a d m", swap(_read, _write))


# C6.2: DMB, ISB.


def barrier(name: str) -> Row:
    return lambda cpu: cpu.event("F", 0, 0, name)


ISA.add("dmb", "ish", barrier("DMB.ISH"))
ISA.add("dmb", "ishld", barrier("DMB.ISHLD"))
ISA.add("dmb", "ishst", barrier("DMB.ISHST"))
ISA.add("isb", "", barrier("ISB"))
