"""POWER, 64 bits, little-endian. Sections are those of the Power ISA, book I, and for barriers and pairs, book II."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from model.machine.cpu import RETURN, Cpu
from model.machine.table import Address, Computed, Constant, Isa, Operand, Register, Row, Vector
from model.machine.values import MASK, Val, length, ones

ISA = Isa(
    "powerpc64le", ["SYNC", "LWSYNC", "ISYNC"],
    {"triple": "powerpc64le-unknown-linux-gnu", "clang": "-target powerpc64le-linux-musl", "full": "SYNC",
     "barriers": "no", "arguments": "r3 r4 r5 r6", "result": "r3", "results": "r3 r4", "counter": "ctr", "stack": "r1",
     "return": "blr", "saved": "r14 r15 r16 r17 r18 r19 r20 r21 r22 r23 r24 r25 r26 r27 r28 r29 r30 r31",
     "registers": r"\b(?<!-)()\d+\b(?!\()", "numbers": r"(?<![\w.])-?\d+\b",
     "kept": "lr r2 cr8 cr9 cr10 cr11 cr12 cr13 cr14 cr15 cr16 cr17 cr18 cr19"})


def symbol(name: str, offset: int) -> Computed:
    return Computed(lambda cpu: cpu.symbol(name, offset))


# 1.10: addresses. `y` and `l` are the upper and the lower part of one, `z` is a register, or 0 for r0, `f` a field of
# the condition register, and `k` another number.
ISA.syntax("nfk", r"-?\d+", lambda found: int(found[0]))
ISA.syntax("l", r"[\w.:+-]+@\w.*", lambda _: 0)
ISA.syntax("y", r"\.TOC\..*", lambda _: Constant(0))
ISA.syntax("y", r"([\w.:]+)@[\w@]+(\+\d+)?", lambda found: symbol(found[1], int(found[2] or 0)))
ISA.syntax("n", r"[\w.:]+@dtprel@ha", lambda _: 0)
ISA.syntax("z", r"r?0", lambda _: Constant(0))
ISA.syntax("abdz", r"r?([12]?\d|3[01])", lambda found: Register(f"r{found[1]}"))
ISA.syntax("v", r"\d+", lambda found: Vector(f"v{found[0]}"))
ISA.syntax("L", r"([\w.:+]+)(\(.*\))?", lambda found: found[1])
ISA.syntax("m", r"(-?\d+)\(r?(\d+)\)", lambda found: Address(int(found[1]), f"r{found[2]}"))
ISA.syntax("u", r"(-?\d+)\((\d+)\)", lambda found: Address(int(found[1]), f"r{found[2]}", moved=int(found[1])))
ISA.syntax("m", r"[\w.:]+@[\w@]+(?:\+\d+)?\((\d+)\)", lambda found: Address(0, f"r{found[1]}"))

ISA.weakened("sync", "nop", "lwsync")
ISA.weakened("lwsync", "nop")
ISA.weakened("isync", "nop")
ISA.weakened(r"stdcx\. .*", "not atomic")


# 2.4: branch instructions. 2.3.1: bits of the condition register: less, greater and equal of each field.


def bit(cpu: Cpu, number: int) -> Val:
    return cpu.reg(f"cr{number}")


@ISA.row("begin")
def begin(cpu: Cpu) -> None:
    cpu.put("lr", RETURN)


@ISA.row("b L")
def b(cpu: Cpu, label: str) -> None:
    cpu.jump(label)


@ISA.row("bl L")
def bl(cpu: Cpu, label: str) -> None:
    cpu.put("lr", cpu.after)
    cpu.jump(label)


@ISA.row("bctrl")
def bctrl(cpu: Cpu) -> None:
    cpu.put("lr", cpu.after)
    cpu.through(cpu.known("ctr"))


@ISA.row("blr")
def blr(cpu: Cpu) -> None:
    cpu.jump(cpu.known("lr"))


def branch(place: int, value: int) -> Row:
    return lambda cpu, f, label: cpu.jump(label, bit(cpu, 4 * f + place) if value else bit(cpu, 4 * f + place) == 0)


def branch_back(place: int, value: int) -> Row:
    return lambda cpu, f: cpu.jump(cpu.known("lr"), bit(cpu, 4 * f + place) if value else bit(cpu, 4 * f + place) == 0)


for _name, _place, _value in (("lt", 0, 1), ("ge", 0, 0), ("gt", 1, 1), ("le", 1, 0), ("eq", 2, 1), ("ne", 2, 0)):
    ISA.add(f"b{_name}", "f=0 L", branch(_place, _value))
    ISA.add(f"b{_name}lr", "f=0", branch_back(_place, _value))


@ISA.row("bc 12 n L")
def bc_set(cpu: Cpu, n: int, label: str) -> None:
    cpu.jump(label, bit(cpu, n))


@ISA.row("bc 4 n L")
def bc_clear(cpu: Cpu, n: int, label: str) -> None:
    cpu.jump(label, bit(cpu, n) == 0)


@ISA.row("bclr 12 n 0")
def bclr(cpu: Cpu, n: int) -> None:
    cpu.jump(cpu.known("lr"), bit(cpu, n))


@ISA.row("bdnz L")
def bdnz(cpu: Cpu, label: str) -> None:
    cpu.put("ctr", cpu.known("ctr") - 1)
    cpu.jump(label, cpu.known("ctr") != 0)


@ISA.row("trap")
def trap(cpu: Cpu) -> None:
    cpu.jump("a trap")


# 2.5: condition register instructions. A field that is the caller's is saved and restored by mfocrf and mtocrf.

ISA.nothing("nop", "mfocrf d n", "mtocrf n a")


@ISA.row("mcrf n f")
def mcrf(cpu: Cpu, n: int, f: int) -> None:
    for k in range(3):
        cpu.put(f"cr{4 * n + k}", bit(cpu, 4 * f + k))


@ISA.row("creqv n n n")
def creqv(cpu: Cpu, n: int) -> None:
    cpu.put(f"cr{n}", 1)


@ISA.row("crxor n n n")
def crxor(cpu: Cpu, n: int) -> None:
    cpu.put(f"cr{n}", 0)


@ISA.row("crmove n f")
def crmove(cpu: Cpu, n: int, f: int) -> None:
    cpu.put(f"cr{n}", bit(cpu, f))


@ISA.row("crand n n f")
def crand(cpu: Cpu, n: int, f: int) -> None:
    cpu.put(f"cr{n}", bit(cpu, n) & bit(cpu, f))


# 3.3.17: move to and from system registers.


@ISA.row("mflr d")
def mflr(cpu: Cpu, d: Operand) -> None:
    d.set(cpu, cpu.known("lr"))


@ISA.row("mtlr a")
def mtlr(cpu: Cpu, a: Operand) -> None:
    cpu.put("lr", a.get(cpu))


@ISA.row("mtctr a")
def mtctr(cpu: Cpu, a: Operand) -> None:
    cpu.put("ctr", a.get(cpu))


# 3.3.9: fixed-point arithmetic; 3.3.13: logical; 3.3.14: rotate and shift. With a point, field 0 has the signs.


@ISA.row("li d n")
def li(cpu: Cpu, d: Operand, n: int) -> None:
    d.set(cpu, n)


def rotated(a: Val, n: int) -> Val:
    return a << n | a >> 64 - n


ISA.moves("d a", {"mr": lambda a: a, "not": lambda a: ~a, "cntlzd": lambda a: 64 - length(a), "popcntd": ones})
ISA.computes("d a b", {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "and": lambda a, b: a & b, "andc": lambda a, b: a & ~b,
    "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b, "srd": lambda a, b: a >> (b & 127)})
ISA.computes("d z n", {"addi": lambda z, n: z + n, "addis": lambda z, n: z + (n << 16)})
ISA.computes("d z l", {"addi": lambda z, low: z + low})
ISA.computes("d a n", {
    "ori": lambda a, n: a | n, "oris": lambda a, n: a | n << 16, "xori": lambda a, n: a ^ n,
    "clrlwi": lambda a, n: a & 0xFFFFFFFF >> n, "clrldi": lambda a, n: a & MASK >> n, "sldi": lambda a, n: a << n,
    "slwi": lambda a, n: (a << n).low(32), "srdi": lambda a, n: a >> n, "rotldi": rotated})


@ISA.row("addis d z y")
def addis_symbol(cpu: Cpu, d: Operand, _: Operand, y: Operand) -> None:
    d.set(cpu, y.get(cpu))


def recorded(compute: Callable[[Val, Any], Val]) -> Row:
    def do(cpu: Cpu, d: Operand, a: Operand, b: Operand | int) -> None:
        d.set(cpu, compute(a.get(cpu), b.get(cpu) if isinstance(b, Operand) else b))
        cpu.order(0, d.get(cpu).signed(), 0)
    return do


ISA.add("add.", "d a b", recorded(lambda a, b: a + b))
ISA.add("sub.", "d a b", recorded(lambda a, b: a - b))
ISA.add("andi.", "d a n", recorded(lambda a, n: a & n))
ISA.add("clrlwi.", "d a n", recorded(lambda a, n: a & 0xFFFFFFFF >> n))


@ISA.row("sradi d a n")
def sradi(cpu: Cpu, d: Operand, a: Operand, n: int) -> None:
    value = a.get(cpu)
    found = value.signed() >> n
    cpu.put("ca", ((value - (found << n)).low(64) != 0) & (value.signed() < 0))
    d.set(cpu, found)


@ISA.row("addze d a")
def addze(cpu: Cpu, d: Operand, a: Operand) -> None:
    value = a.get(cpu)
    total = value + cpu.known("ca")
    cpu.put("ca", total.low(64) < value.low(64))
    d.set(cpu, total)


@ISA.row("addic d a n")
def addic(cpu: Cpu, d: Operand, a: Operand, n: int) -> None:
    value = a.get(cpu)
    total = value + n
    cpu.put("ca", total.low(64) < value.low(64))
    d.set(cpu, total)


@ISA.row("subfe d a b")
def subfe(cpu: Cpu, d: Operand, a: Operand, b: Operand) -> None:
    one, other = (~a.get(cpu)).low(64), b.get(cpu)
    part = (one + other).low(64)
    total = (part + cpu.known("ca")).low(64)
    cpu.put("ca", (part < one) | (total < part))
    d.set(cpu, total)


@ISA.row("rldicl d a n k")
def rldicl(cpu: Cpu, d: Operand, a: Operand, n: int, k: int) -> None:
    d.set(cpu, rotated(a.get(cpu), n) & MASK >> k)


@ISA.row("rldic d a n k")
def rldic(cpu: Cpu, d: Operand, a: Operand, n: int, k: int) -> None:
    begin, end = MASK >> k, MASK << n & MASK
    d.set(cpu, rotated(a.get(cpu), n) & (begin & end if k <= 63 - n else begin | end))


# 3.3.10: fixed-point compare.


def compared(part: Callable[[Val], Val]) -> Row:
    def compare(cpu: Cpu, f: int, a: Operand, b: Operand | int) -> None:
        cpu.order(f, part(a.get(cpu)), part(b.get(cpu)) if isinstance(b, Operand) else b)
    return compare


PARTS: dict[str, Callable[[Val], Val]] = {
    "d": lambda a: a.signed(), "w": lambda a: a.signed(32), "ld": lambda a: a, "lw": lambda a: a.low(32)}
for _name, _part in PARTS.items():
    ISA.add(f"cmp{_name}", "f=0 a b", compared(_part))
    ISA.add(f"cmp{_name}i", "f=0 a n", compared(_part))


# 3.3.10.1: isel. What is chosen does not depend on the condition here: that order is not relied on.


@ISA.row("isel d z b n")
def isel(cpu: Cpu, d: Operand, z: Operand, b: Operand, n: int) -> None:
    d.set(cpu, cpu.choose(bit(cpu, n), z.get(cpu), b.get(cpu)))


def selected(number: int) -> Row:
    return lambda cpu, d, z, b: d.set(cpu, cpu.choose(bit(cpu, number), z.get(cpu), b.get(cpu)))


for _number, _name in enumerate(("lt", "gt", "eq")):
    ISA.add(f"isel{_name}", "d z b", selected(_number))


# 3.3.2, 3.3.3: load and store; 7.6: vectors of two words.


def load(bits: int) -> Row:
    return lambda cpu, d, m: d.set(cpu, cpu.load(m.at(cpu), bits))


def store(bits: int) -> Row:
    return lambda cpu, a, m: cpu.store(m.at(cpu), a.get(cpu), bits)


for _name, _bits in (("ld", 64), ("lwz", 32), ("lbz", 8)):
    ISA.add(_name, "d m", load(_bits))
for _name, _bits in (("std", 64), ("stw", 32)):
    ISA.add(_name, "a m", store(_bits))
ISA.add("ldu", "d u", load(64))
ISA.add("stdu", "a u", store(64))


@ISA.row("ldx d z b")
def ldx(cpu: Cpu, d: Operand, z: Operand, b: Operand) -> None:
    d.set(cpu, cpu.load(z.get(cpu) + b.get(cpu)))


@ISA.row("stdx a z b")
def stdx(cpu: Cpu, a: Operand, z: Operand, b: Operand) -> None:
    cpu.store(z.get(cpu) + b.get(cpu), a.get(cpu))


@ISA.row("lxvd2x v z b")
def lxvd2x(cpu: Cpu, v: Vector, z: Operand, b: Operand) -> None:
    at = z.get(cpu) + b.get(cpu)
    v.put(cpu, cpu.load(at), cpu.load(at + 8))


@ISA.row("stxvd2x v z b")
def stxvd2x(cpu: Cpu, v: Vector, z: Operand, b: Operand) -> None:
    one, other = v.words(cpu)
    cpu.store(z.get(cpu) + b.get(cpu), one)
    cpu.store(z.get(cpu) + b.get(cpu) + 8, other)


# Book II, 4.6.2: load and reserve, store conditional; 4.6.1, 4.6.3: instruction synchronize and memory barriers.


@ISA.row("ldarx d z b")
def ldarx(cpu: Cpu, d: Operand, z: Operand, b: Operand) -> None:
    d.set(cpu, cpu.load(z.get(cpu) + b.get(cpu), 64, "", True))


@ISA.row("stdcx. a z b")
def stdcx(cpu: Cpu, a: Operand, z: Operand, b: Operand) -> None:
    cpu.order(0, cpu.conditional(z.get(cpu) + b.get(cpu), a.get(cpu)), 0)


def barrier(name: str) -> Row:
    return lambda cpu: cpu.event("F", 0, 0, name)


for _name in ("sync", "lwsync", "isync"):
    ISA.add(_name, "", barrier(_name.upper()))
