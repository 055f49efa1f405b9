"""x86-64 in AT&T's notation. Sections are instructions of Intel's manual, volume 2.

The last letter of a name may be the size of what it works on. Of two operands, the second one is written.
"""

from __future__ import annotations

from collections.abc import Callable

from model.machine.cpu import RETURN, Cpu
from model.machine.table import Address, Condition, Constant, Isa, Operand, Register, Row, Symbol, Vector
from model.machine.values import Val, length, ones

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
ISA.syntax("v", r"%(xmm\d+)", lambda found: Vector(found[1]))
ISA.syntax("w", r"%(xmm\d+)", lambda found: Vector(found[1]))
ISA.syntax("abd", rf"\$({NUMBER})", lambda found: Constant(int(found[1], 0)))
ISA.syntax("L", r"\*?([\w.:]+)(?:@\w+)?(?:\(%rip\))?", lambda found: found[1])
ISA.syntax("t", r"\*%(r\w+)", lambda found: Register(found[1]))
ISA.syntax("abdm", r"(-?\d*)\((?:%(\w+))?(?:,%(\w+))?(?:,(\d))?\)",
           lambda found: Address(int(found[1] or 0), found[2] or "", found[3] or "", int(found[4] or 1)))
ISA.syntax("abdm", r"([\w.:]+)(?:@\w+)?(\+\d+)?\(%rip\)", lambda found: Symbol(found[1], int(found[2] or 0)))
ISA.syntax("abdm", r"[\w.:]+@\w+(\+\d+)?\(%(\w+)\)", lambda found: Address(int(found[1] or 0), found[2]))

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


def pushed(cpu: Cpu, value: Val | int) -> None:
    cpu.put("rsp", cpu.known("rsp") - 8)
    cpu.store(cpu.known("rsp"), value)


@ISA.row("begin")
def begin(cpu: Cpu) -> None:
    pushed(cpu, RETURN)


@ISA.row("push a")
def push(cpu: Cpu, a: Operand) -> None:
    cpu.put("rsp", cpu.known("rsp") - 8)
    cpu.store(cpu.known("rsp"), a.get(cpu))


@ISA.row("pop a")
def pop(cpu: Cpu, a: Operand) -> None:
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


@ISA.row("jmp t")
def jmp_register(cpu: Cpu, t: Operand) -> None:
    cpu.through(t.get(cpu))


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
    return lambda cpu, a: a.set(cpu, cpu.choose(holds(cpu), 1, 0))


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


@ISA.row("movsl m b")
def movslq(cpu: Cpu, m: Address, b: Operand) -> None:
    b.set(cpu, cpu.load(m.at(cpu), 32).signed(32))


@ISA.row("lea m b")
def lea(cpu: Cpu, m: Address, b: Operand) -> None:
    b.set(cpu, m.at(cpu))


@ISA.row("movups m v", "movaps m v", "movdqu m v", "movdqa m v",
         "vmovups m v", "vmovaps m v", "vmovdqu m v", "vmovdqa m v")
def load_vector(cpu: Cpu, m: Address, v: Vector) -> None:
    v.put(cpu, cpu.load(m.at(cpu)), cpu.load(m.at(cpu) + 8))


@ISA.row("movups v m", "movaps v m", "movdqu v m", "movdqa v m",
         "vmovups v m", "vmovaps v m", "vmovdqu v m", "vmovdqa v m")
def store_vector(cpu: Cpu, v: Vector, m: Address) -> None:
    low, high = v.words(cpu)
    cpu.store(m.at(cpu), low)
    cpu.store(m.at(cpu) + 8, high)


@ISA.row("movaps v w", "movups v w", "movdqa v w", "vmovaps v w", "vmovups v w", "vmovdqa v w")
def move_vector(cpu: Cpu, v: Vector, w: Vector) -> None:
    w.put(cpu, *v.words(cpu))


# PXOR, XORPS: of a register with itself, nothing but zeros.


@ISA.row("xorps v v", "pxor v v", "vxorps v v w", "vpxor v v w")
def clear_vector(cpu: Cpu, v: Vector, w: Vector | None = None) -> None:
    (w or v).put(cpu, Val(0), Val(0))


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


# SUB, SBB, CMP, TEST, NEG, NOT.


@ISA.row("sub a b")
def sub(cpu: Cpu, a: Operand, b: Operand) -> None:
    cpu.compare(b.get(cpu), a.get(cpu))
    b.set(cpu, b.get(cpu) - a.get(cpu))


@ISA.row("sbb a b")
def sbb(cpu: Cpu, a: Operand, b: Operand) -> None:
    """The carry is not kept."""
    rest = b.get(cpu) - a.get(cpu) - cpu.choose(cpu.known("below"), 1, 0)
    b.set(cpu, rest)
    cpu.result(rest)


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


# SAL/SAR/SHL/SHR, BSR: a shift by no number is one by 1.


def shifted(compute: Callable[[Val, Val | int, int], Val]) -> Row:
    def shift(cpu: Cpu, a: Operand, b: Operand) -> None:
        b.set(cpu, compute(b.get(cpu), a.get(cpu) % cpu.bits, cpu.bits))
        cpu.result(b.get(cpu))
    return shift


def shifted_by_1(compute: Callable[[Val, Val | int, int], Val]) -> Row:
    def shift(cpu: Cpu, a: Operand) -> None:
        a.set(cpu, compute(a.get(cpu), 1, cpu.bits))
        cpu.result(a.get(cpu))
    return shift


SHIFTS: dict[str, Callable[[Val, Val | int, int], Val]] = {
    "shl": lambda b, a, _: b << a, "shr": lambda b, a, _: b >> a, "sar": lambda b, a, bits: b.signed(bits) >> a}
for _name, _compute in SHIFTS.items():
    ISA.add(_name, "a b", shifted(_compute))
ISA.add("shl", "a", shifted_by_1(SHIFTS["shl"]))
ISA.add("shr", "a", shifted_by_1(SHIFTS["shr"]))


@ISA.row("bsr a b")
def bsr(cpu: Cpu, a: Operand, b: Operand) -> None:
    b.set(cpu, length(a.get(cpu)) - 1)


# ANDN, BLSI, BLSMSK, BLSR, BZHI, LZCNT, POPCNT, RORX, SARX/SHLX/SHRX, TZCNT. Those with X leave the flags alone; of the
# others, the zero flag is that of the result, or says that a count is 0.


@ISA.row("andn a b d")
def andn(cpu: Cpu, a: Operand, b: Operand, d: Operand) -> None:
    """The register in the middle is negated."""
    found = a.get(cpu) & ~b.get(cpu)
    d.set(cpu, found)
    cpu.compare(found, 0)


def lowest(compute: Callable[[Val], Val]) -> Row:
    """What is computed of the lowest bit that is set. The carry says whether there is one, and is not kept."""
    def of(cpu: Cpu, a: Operand, b: Operand) -> None:
        found = compute(a.get(cpu)).low(cpu.bits)
        b.set(cpu, found)
        cpu.result(found)
    return of


ISA.add("blsi", "a b", lowest(lambda a: a & -a))
ISA.add("blsmsk", "a b", lowest(lambda a: a ^ a - 1))
ISA.add("blsr", "a b", lowest(lambda a: a & a - 1))


@ISA.row("bzhi a b d")
def bzhi(cpu: Cpu, a: Operand, b: Operand, d: Operand) -> None:
    """Keeps as many low bits as the lowest byte of the first operand says."""
    whole, count = b.get(cpu), a.get(cpu) & 255
    found = cpu.choose(count < cpu.bits, whole & (1 << count % 64) - 1, whole)
    d.set(cpu, found)
    cpu.result(b.get(cpu) if isinstance(found, int) else found)


def counts(compute: Callable[[Val, int], Val]) -> Row:
    def count(cpu: Cpu, a: Operand, b: Operand) -> None:
        found = compute(a.get(cpu), cpu.bits)
        b.set(cpu, found)
        cpu.result(found)
    return count


ISA.add("lzcnt", "a b", counts(lambda a, bits: bits - length(a)))
ISA.add("tzcnt", "a b", counts(lambda a, bits: ones((~a & a - 1).low(bits))))
ISA.add("popcnt", "a b", counts(lambda a, _: ones(a)))


def shifted_without_flags(compute: Callable[[Val, Val | int, int], Val]) -> Row:
    def shift(cpu: Cpu, a: Operand, b: Operand, d: Operand) -> None:
        d.set(cpu, compute(b.get(cpu), a.get(cpu) % cpu.bits, cpu.bits))
    return shift


for _name, _compute in SHIFTS.items():
    ISA.add(f"{_name}x", "a b d", shifted_without_flags(_compute))


@ISA.row("rorx a b d")
def rorx(cpu: Cpu, a: Operand, b: Operand, d: Operand) -> None:
    value, by = b.get(cpu), a.get(cpu) % cpu.bits
    d.set(cpu, value >> by | value << (cpu.bits - by) % cpu.bits)


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
    a.set(cpu, cpu.exchange(m.at(cpu), a.get(cpu), None, "X", "X"))


@ISA.row("lock cmpxchg a m")
def cmpxchg(cpu: Cpu, a: Operand, m: Address) -> None:
    expected = cpu.known("rax")
    found = cpu.exchange(m.at(cpu), a.get(cpu), expected, "X", "X")
    cpu.compare(expected, found)
    cpu.put("rax", found)


@ISA.row("lock cmpxchg m a")
def cmpxchg_in_herd(cpu: Cpu, m: Address, a: Operand) -> None:
    """Herd writes the memory first."""
    cmpxchg(cpu, a, m)
