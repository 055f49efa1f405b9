"""The interpreter of `model/machine` on terms: a thread in one operation, whatever memory answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from z3 import Bool

from model.machine.cpu import RETURN, Cpu, End, Event
from model.machine.table import ZERO as NOTHING
from model.machine.values import Val, val
from model.problem import Problem
from model.refinement.calls import BARRIERS, NEVER, Argument, Gives, Pointer, Target, external
from model.refinement.conditions import Conditions, Wrong, constant, decide, parts, symbols
from model.refinement.layout import STACK, VARIABLES, Field, Private, Use, piece_of
from model.refinement.terms import bits, chosen, common, computed, same, symbol

ROUNDS = 4  # of a loop on a path, after which the code must be wrong
Registers = dict[str, Any]


class Again(Exception):
    """Now it is known where paths meet, or what a loop changes: the operation is to be explored anew."""


@dataclass(frozen=True)
class Word:
    """A word of memory: its piece, the distance in it, and its field, if it is neither of the stack nor of a slot."""

    piece: str  # nothing, of a slot
    offset: int
    field: Field | None

    @property
    def use(self) -> Use:
        if self.field:
            return self.field.use
        return Use.OWN if self.piece == STACK else Use.SHARED


@dataclass(frozen=True)
class Called:
    """A call: what programs call it, its arguments, what the thread had in its memory until then, and what it gets."""

    name: str
    arguments: tuple[Any, ...]
    cells: dict[tuple[str, int], Val]
    gets: Any


@dataclass(frozen=True)
class Head:
    """At a load-linked: what was known, and how many accesses there were until then."""

    cells: dict[tuple[str, int], Val]
    registers: Registers
    accesses: int


@dataclass
class Machine(Cpu):
    """A thread in one operation."""

    mine: Private = field(kw_only=True)
    conditions: Conditions = field(kw_only=True)  # of its path
    loose: dict[int, set[str]] = field(kw_only=True)  # the registers that the loop of a load-linked changes
    loops: frozenset[int] = field(kw_only=True)  # where loops begin
    called: dict[int, Called] = field(default_factory=dict)  # by the numbers of their events
    met: dict[int, Head] = field(default_factory=dict)
    failed: bool = False  # the last store-conditional
    # By the number of events: the last such beginning, if what follows neither branches nor changes a record.
    heads: dict[int, int] = field(default_factory=dict)
    ran: dict[int, list[int]] = field(default_factory=dict)  # after how many choices each instruction was executed

    def jump(self, target: str | Val, condition: Val | bool = True) -> None:
        if condition is not True:
            self.heads.pop(len(self.events), None)
        super().jump(target, condition)

    def event(self, kind: str, addr: Any, value: Any, attrs: str, adeps: int = 0, ddeps: int = 0,
              partner: int = -1) -> None:
        """Adds an event, whose address and value are terms; C is a call, and B one that is a barrier."""
        super().event(kind, addr, value, attrs, adeps, ddeps, partner)

    def head(self, first: int, event: Event) -> int:
        """Where a loop begins just before an event, or otherwise the event."""
        near = range(int(event.place), first - 1, -1)
        return next((self.heads[n] for n in near if n in self.heads), event.pc)

    def where(self, at: Val, size: int) -> Word:
        name, offset = parts(bits(at))
        if not piece_of(self.mine.profile, name):
            word = Word("", offset, None)  # It is in no known piece: a slot.
        else:
            word = Word(name, offset, self.mine.field(name, offset & ~7))
        known = word.field or name == STACK or not word.piece
        fits = size == 64 if word.use is Use.SHARED else offset % 8 * 8 + size <= 64
        if not known or not fits:
            raise Problem(f"accesses {word.piece}{offset:+}")
        return word

    def reg(self, name: str) -> Any:
        if name != NOTHING and name not in self.regs:
            self.regs[name] = symbol(f"{name} after call {self.mine.called}")
        return super().reg(name)

    def through(self, target: Val) -> None:
        """Calls a function of this code, what finds a thread's own memory, or a function that is held in memory."""
        self.regs["target"] = target
        for name in sorted(symbols(bits(target))):
            if name.startswith("code ") and decide(bits(target) == constant(name)):
                self.jump(name.removeprefix("code "))
                return
        self.jump("tls_get_addr" if parts(bits(target))[0].startswith("thread") else "through")

    def symbol(self, name: str, offset: int = 0) -> Val:
        if name in self.shared.code.labels:
            return symbol(f"code {name}")
        other = "elsewhere " + name.replace(".", "_")
        return symbol(next((piece for part, piece in VARIABLES.items() if part in name), other)) + offset

    def own_variable(self, name: str) -> Val:
        return symbol(VARIABLES[name].removeprefix("thread "))

    def load(self, at: Val, bits: int = 64, attrs: str = "", atomic: bool = False) -> Val:
        word = self.where(at, bits)
        if word.use is not Use.SHARED:
            value = self.mine.load(word.piece, word.offset, bits)
            value.deps |= at.deps
            return value
        if atomic:
            self.again()
            self.linked = len(self.events)
        number = len(self.events)
        leads = f"{word.piece}.{word.field.name} " if word.field and word.field.leads else ""
        read = symbol(f"{leads}read {number}", 1 << number)
        self.event("R", at, read, attrs, at.deps)
        return read

    def store(self, at: Val, value: Val | int, bits: int = 64, attrs: str = "", reads: int | None = None) -> None:
        word, value = self.where(at, bits), val(value).low(bits)
        match word.use:
            case Use.CONSTANT:
                raise Problem("writes a constant")
            case Use.OWN:
                self.mine.store(word.piece, word.offset, bits, value)
                if piece_of(self.mine.profile, word.piece) == "record":
                    self.heads.pop(len(self.events), None)
            case Use.SHARED:
                partner = -1 if reads is None or self.pc in self.shared.code.torn else reads
                self.event("W", at, value, attrs, at.deps, value.deps, partner)

    def access(self, at: Val, bits: int) -> tuple[Any, int, set[int] | None]:
        return at, 0, None if self.where(at, bits).piece == STACK else set()

    def choose(self, condition: Val | bool, one: Val | int, other: Val | int) -> Val:
        found = computed(chosen, *map(val, (condition, one, other)), signed=False)
        found.deps = val(one).deps & val(other).deps  # at least
        return found

    def conditional(self, at: Val, new: Val, write: str = "") -> Val:
        """A store-conditional, which may fail. A failed attempt adds only a read, which no program has."""
        if self.linked < 0:
            raise Problem("no load-linked before it")
        if decide(Bool(f"stored {len(self.events)}")):
            self.store(at, new, 64, write, self.linked)
            return Val(0)
        self.failed = True
        self.events[self.linked] = self.events[self.linked]._replace(kind="S")
        return Val(1)

    def again(self) -> None:
        """The head of a loop: the first time, its registers are known; the next time, those that differ are any."""
        loose: set[str] = self.loose.get(self.pc, set())
        accesses = sum(event.kind not in "FS" for event in self.events)
        now = Head(dict(self.mine.cells), dict(self.regs), accesses)
        if self.pc in self.met and self.failed:
            first = self.met[self.pc]
            alike = len(common(first.cells, now.cells))
            if first.accesses != accesses or not len(first.cells) == len(now.cells) == alike:
                raise Problem("more than another attempt")
            names = first.registers.keys() | now.registers.keys()
            differs = names - common(first.registers, now.registers).keys()
            if differs <= loose:
                raise End("again")
            self.loose[self.pc] = loose | differs
            raise Again
        for name in loose & self.regs.keys():
            self.regs[name] = symbol(f"{name} at {self.pc}", val(self.regs[name]).deps)
        self.met[self.pc], self.failed = Head(now.cells, dict(self.regs), accesses), False

    def external(self, name: str) -> None:
        """Does what a function that is not part of the operation may do, and forgets what it may change."""
        settings, found, number = self.shared.isa.settings, external(name), len(self.events)
        given = [self.reg(each) for each in settings["arguments"].split()]
        target = self.reg("target")
        self.forget("tls_get_addr" in name)
        gives = found.gives.value
        result: Val = symbol(f"{gives} result {number}" if found.called else gives)
        rest = symbol(f"rest {number}")
        if found.gives is Gives.TRUTH:
            result = result & 1
        if found.gives is Gives.VARIABLE:
            result = symbol(parts(bits(given[0]))[0].removeprefix("thread "))
        if found.called:
            arguments = tuple(self.argument(each, given, target) for each in found.counts)
            gets = (result, rest) if found.gives is Gives.RESULT else result
            self.called[number] = Called(found.called, arguments, dict(self.mine.cells), gets)
            self.event("B" if found.called in BARRIERS else "C", 0, 0, "")
            if found.called in NEVER:
                raise End(found.called)
            self.mine.call(number + 1)
        if found.gives is Gives.RESULT:
            self.store(given[0], result)
            self.store(given[0] + 8, rest)
            result = symbol(f"no result {number}")
        self.regs[settings["result"]] = result

    def argument(self, each: Argument, given: list[Any], target: Any) -> Any:
        match each:
            case Target.TARGET:
                return target
            case Pointer(number):
                return given[number] if self.mine.profile.linked else self.load(given[number])
            case _:
                return given[each]

    def forget(self, finds_variable: bool) -> None:
        """A call keeps some registers. A call that finds a variable on AArch64 keeps all others."""
        settings = self.shared.isa.settings
        keep = {*settings["saved"].split(), *settings.get("kept", "").split(), settings["stack"]}
        if settings["result"] == "x0" and finds_variable:
            keep |= self.regs.keys() - {"x0"}
        self.regs = {each: value for each, value in self.regs.items() if each in keep}


def call_external(cpu: Cpu, name: str) -> None:
    assert isinstance(cpu, Machine)
    cpu.external(name)


def caller(settings: dict[str, str]) -> dict[str, Val]:
    """The registers that an operation must restore."""
    stack = settings["stack"]
    saved: dict[str, Val] = {name: symbol(f"the caller's {name}") for name in settings["saved"].split()}
    return {**saved, stack: symbol(STACK)}


def run(cpu: Machine, joins: set[int]) -> str:
    """Runs an operation to the end of a path: returns why it stops before its end, or nothing."""
    while len(cpu.ran.get(cpu.pc, ())) <= ROUNDS:
        if cpu.pc == RETURN:
            check_restored(cpu)
            return ""
        if cpu.ran and cpu.pc in joins and not cpu.failed:  # Another attempt is not a join.
            return "join"
        if cpu.pc in cpu.loops:
            cpu.heads[len(cpu.events)] = cpu.pc
        if not isinstance(cpu.pc, int) or not 0 <= cpu.pc < len(cpu.shared.code.list):
            raise Wrong("jumps to what is no address")
        cpu.ran.setdefault(cpu.pc, []).append(len(cpu.conditions.taken))
        cpu.after = cpu.pc + 1
        try:
            cpu.execute(cpu.shared.code.list[cpu.pc])
        except End as end:
            return str(end)
        except (Problem, TypeError, ValueError) as problem:  # Half of a word, or a shift by a negative number.
            raise Wrong(f"{cpu.shared.code.list[cpu.pc].text}: {problem}") from None
        cpu.pc = cpu.after
    return "no end"


def check_restored(cpu: Machine) -> None:
    """Checks what the caller relies on: its registers, the stack, and its part of the stack."""
    settings = cpu.shared.isa.settings
    for name, value in caller(settings).items():
        if not same(cpu.reg(name), value):
            raise Wrong(f"does not restore {name}")
    for (piece, offset), value in cpu.mine.cells.items():
        if piece == STACK and offset >= 0 and not same(value, symbol(f"{STACK}{offset:+}")) and not (
                settings["stack"] == "r1" and offset in (8, 16)):
            raise Wrong(f"writes to the caller's stack, at {offset}")
