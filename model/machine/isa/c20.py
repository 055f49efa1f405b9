"""What accesses of C and C++ are made of, without a compiler: registers, and accesses with their orderings."""

from __future__ import annotations

from model.machine.cpu import RETURN, Cpu
from model.machine.table import Address, Isa, Operand, Register

ORDERS = {"relaxed": "RLX", "acquire": "ACQ", "release": "REL", "acq_rel": "ACQ_REL", "seq_cst": "SC"}
ISA = Isa("c20", [*ORDERS.values(), "NA", "A", "RMW"],  # No access here is in the last two, which herd has.
          {"arguments": "", "result": "r0", "stack": "sp", "return": "ret", "full": "SC"})
ISA.syntax("ad", r"[ar]\d+", lambda found: Register(found[0]))
ISA.syntax("m", r"[ar]\d+", lambda found: Address(0, found[0]))
ISA.syntax("n", r"\d+", lambda found: int(found[0]))
ISA.syntax("o", "|".join(ORDERS), lambda found: ORDERS[found[0]])


@ISA.row("begin")
def begin(cpu: Cpu) -> None:
    cpu.put("ra", RETURN)


@ISA.row("ret")
def ret(cpu: Cpu) -> None:
    cpu.jump(cpu.known("ra"))


@ISA.row("set d n")
def constant(cpu: Cpu, d: Operand, n: int) -> None:
    d.set(cpu, n)


@ISA.row("load d m o")
def load(cpu: Cpu, d: Operand, m: Address, o: str) -> None:
    d.set(cpu, cpu.load(m.at(cpu), 64, o))


@ISA.row("store a m o")
def store(cpu: Cpu, a: Operand, m: Address, o: str) -> None:
    cpu.store(m.at(cpu), a.get(cpu), 64, o)


@ISA.row("exchange d a m o")
def exchange(cpu: Cpu, d: Operand, a: Operand, m: Address, o: str) -> None:
    d.set(cpu, cpu.exchange(m.at(cpu), a.get(cpu), None, o, o))


@ISA.row("fence o")
def fence(cpu: Cpu, o: str) -> None:
    cpu.event("F", 0, 0, o)
