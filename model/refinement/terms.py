"""The interpreter of `model/machine` on bit-vectors. Memory that others use may answer anything."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import z3

from model.machine.cpu import MASK, RETURN, ZERO as NOTHING, Cpu, End, Event, Val, val
from model.manifest import Problem

ROUNDS = 4  # of a loop on a path, after which the code must be wrong


class Again(Exception):
    """Now it is known where paths meet, or what a loop changes: the operation is to be explored anew."""


class Wrong(Exception):
    """The code does something that the program does not: what."""


number = lru_cache(maxsize=None)(lambda value: z3.BitVecVal(value, 64))


def bits(of: Val) -> Any:
    return of.v if isinstance(of, Term) else number(of.v)


constant = lru_cache(maxsize=None)(lambda name: z3.BitVec(name, 64))


def symbol(name: str, deps: int = 0) -> Term:
    return Term(constant(name), deps)


def identity(term: Any) -> int:
    """z3's number of a term, which takes long to ask for."""
    return vars(term).get("identity") or vars(term).setdefault("identity", term.get_id())


def remembered(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of terms, which it keeps, so that their numbers stay theirs."""
    memory: dict[tuple[int, ...], tuple[Any, tuple]] = {}

    def of(*terms: Any) -> Any:
        at = tuple(map(identity, terms))
        if at not in memory:
            memory[at] = function(*terms), terms
        return memory[at][0]
    return of


@lru_cache(maxsize=None)
def on_terms(compute: Callable[..., Any], signed: bool) -> Callable[..., Any]:
    """An operation that gives a term or a number. It is executed once: paths begin alike, and differ little later."""
    def of(*terms: Any) -> Any:
        found = compute(*terms)
        found = z3.simplify(z3.If(found, number(1), number(0)) if z3.is_bool(found) else found)
        return found if not z3.is_bv_value(found) else found.as_signed_long() if signed else found.as_long()
    return remembered(of)


def computed(compute: Callable[..., Any], *values: Val, signed: bool) -> Val:
    found, deps = on_terms(compute, signed)(*map(bits, values)), values[0].deps | values[-1].deps
    return Val(found, deps) if isinstance(found, int) else Term(found, deps, signed)


CHOICE = lambda condition, one, other: z3.If(condition != 0, one, other)


class Term(Val):
    """A word of 64 bits. One that is signed is compared, and shifted to the right, as a signed number."""

    __slots__ = ("signs",)
    decide: ClassVar[Callable[[Any], bool]]  # chooses the truth of a condition on this path

    def __init__(self, v: Any, deps: int = 0, signed: bool = False) -> None:
        super().__init__(v, deps)
        self.signs = signed

    def low(self, bits: int) -> Val:
        word = Term(self.v, self.deps)
        return word & (1 << bits) - 1 if bits < 64 else word

    def signed(self, bits: int = 64) -> Val:
        return computed(extended(bits), self, signed=True) if bits < 64 else Term(self.v, self.deps, True)

    def __invert__(self) -> Val:
        return -1 - self  # a sum, as its users have it

    def __bool__(self) -> bool:
        return Term.decide(self.v != 0)


extended = lru_cache(maxsize=None)(lambda size: lambda word: z3.SignExt(64 - size, z3.Extract(size - 1, 0, word)))


def lifted(signed: Callable[..., Any], unsigned: Callable[..., Any], turned: bool) -> Callable[[Val, Any], Val]:
    def apply(one: Val, other: Val | int) -> Val:
        other = val(other)
        signs = any(getattr(each, "signs", False) or not isinstance(each, Term) and each.v < 0 for each in (one, other))
        return computed(signed if signs else unsigned, *((other, one) if turned else (one, other)), signed=signs)
    return apply


UNSIGNED = {"mod": z3.URem, "rshift": z3.LShR, "lt": z3.ULT, "le": z3.ULE, "gt": z3.UGT, "ge": z3.UGE}
for _name in ("add", "sub", "mul", "mod", "and", "or", "xor", "lshift", "rshift", "lt", "le", "gt", "ge", "eq", "ne"):
    _signed = z3.URem if _name == "mod" else getattr(operator, f"__{_name}__")
    setattr(Term, f"__{_name}__", lifted(_signed, UNSIGNED.get(_name, _signed), False))
    setattr(Term, f"__r{_name}__", lifted(_signed, UNSIGNED.get(_name, _signed), True))


def same(one: Any, other: Any) -> bool:
    """Returns true if two values are written alike."""
    if isinstance(one, tuple) or isinstance(other, tuple):
        return type(one) is type(other) and all(map(same, one, other))
    one, other = val(one), val(other)
    return type(one) is type(other) and (one.v.eq(other.v) if isinstance(one, Term) else one.v == other.v)


def common(one: dict[Any, Any], other: dict[Any, Any]) -> dict[Any, Any]:
    """What two tables have alike."""
    return {at: each for at, each in one.items() if at in other and same(each, other[at])}


class Place(NamedTuple):
    offset: int
    size: int
    name: str
    leads: str  # the piece whose address it holds
    kind: str  # shared, constant, or nothing if it is the thread's own


LAYOUT = Path(__file__).with_name("layout.txt")
WORDS = {"fenced", "asymmetric", "epoch", "grace", "lists", "c"}  # that a protocol must have for a row


@lru_cache(maxsize=None)
def rows() -> list[tuple[str, Place, set[str]]]:
    """The pieces and places of layout.txt, each with the words of the protocols that have it."""
    found = []
    for n, line in enumerate(LAYOUT.read_text(encoding="utf-8").splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            row = re.fullmatch(r"(\w+) +(-?\d+) +(\d+) +(\w+)(?: -> (\w+))?(?: +(shared|constant))?((?: +\w+)*)", line)
            if not row:
                raise Problem(f"{LAYOUT.name}:{n}: not a piece, a distance, bits and a name: {line!r}")
            piece, offset, size, name, leads, kind, words = row.groups()
            if unknown := {*words.split()} - WORDS:
                raise Problem(f"{LAYOUT.name}:{n}: unknown words: {' '.join(sorted(unknown))}")
            found.append((piece, Place(int(offset), int(size), name, leads or "", kind or ""), {*words.split()}))
    if unknown := {place.leads for _, place, _ in found} - {piece for piece, _, _ in found} - {""}:
        raise Problem(f"{LAYOUT.name}: no rows of the pieces {' '.join(sorted(unknown))}")
    return found


@lru_cache(maxsize=None)
def layout(protocol: str) -> dict[tuple[str, int | str], Place]:
    """The places of layout.txt that a protocol has, by their piece, and by distance or name."""
    words = {*protocol.split()}
    if words.isdisjoint(("c", "epoch")):
        words.add("lists")
    found: dict[tuple[str, int | str], Place] = {}
    for piece, place, needed in rows():
        if words >= needed:
            found[piece, place.offset] = found[piece, place.name] = place
    return found


# The pieces that variables are.
VARIABLES = {"readers::HEAD": "records", "has_barriers::REGISTERED": "barriers", "readers_HANDLE": "thread handle",
             "epoch_HANDLE": "thread pins", "call_once": "free"}


@lru_cache(maxsize=None)
def kind(protocol: str, name: str) -> str:
    """The piece of layout.txt at the address of this name, which begins with a piece, or a word of another one."""
    piece, point, word = name.rpartition(".")
    if point:
        row = layout(protocol).get((kind(protocol, piece), word.partition(" ")[0]))
        return row.leads if row else ""
    first = name.partition(" ")[0]
    return first if first in ("stack", "free") or any(first == each for each, _ in layout(protocol)) else ""


@dataclass
class Private:
    """What only one thread uses, by piece and word."""

    protocol: str
    called: int = 0  # how many calls there were, each of which may change it
    cells: dict[tuple[str, int], Val] = field(default_factory=dict)

    def place(self, name: str, at: int | str) -> Place | None:
        return layout(self.protocol).get((kind(self.protocol, name), at))

    def own(self, name: str) -> list[Place]:
        """The words of a piece that are not shared."""
        return [row for (piece, at), row in layout(self.protocol).items()
                if piece == kind(self.protocol, name) and isinstance(at, int) and row.kind != "shared" and row.size]

    def before(self, name: str, word: int) -> Val:
        """What a word held at first, or holds after the last call, which may change it."""
        row = self.place(name, word)
        changes = self.called and name != "stack" and not (row and row.kind)
        found = f"{name}.{row.name}" if row and row.leads else f"{name}{word:+}"
        return symbol(found + f" after call {self.called}" * bool(changes))

    def word(self, name: str, offset: int) -> Val:
        at = name, offset & ~7
        if at not in self.cells:
            self.cells[at] = self.before(*at)
        return self.cells[at]

    def load(self, name: str, offset: int, size: int) -> Val:
        return (self.word(name, offset) >> offset % 8 * 8).low(size)

    def store(self, name: str, offset: int, size: int, value: Val) -> None:
        shift = offset % 8 * 8
        rest = self.word(name, offset) & (~((1 << size) - 1 << shift) & MASK) if size < 64 else Val(0)
        self.cells[name, offset & ~7] = (rest | value << shift).low(64)

    def call(self, number: int) -> None:
        self.called = number
        self.cells = {at: value for at, value in self.cells.items() if at[0] == "stack"}


CALLS = Path(__file__).with_name("calls.txt")


def external() -> dict[str, tuple[str, list[str], str]]:
    """The functions of calls.txt that are not part of an operation, by a part of their names: what a program calls
    each, the arguments that count, and what it returns."""
    found: dict[str, tuple[str, list[str], str]] = {}
    pieces = {"nothing", "word", "truth", "result", "variable", *VARIABLES.values(), *(piece for piece, _, _ in rows())}
    for number, line in enumerate(CALLS.read_text(encoding="utf-8").splitlines(), 1):
        if line and not line.startswith("#"):
            row = re.fullmatch(r"([^;]+); ([^;]*); ([^;]*); (\w[\w ]*)", line)
            if not row or row[1] in found:
                raise Problem(f"{CALLS.name}:{number}: not a name, a call, arguments and a result, or twice: {line!r}")
            part, called, counts, gives = row.groups()
            if gives not in pieces:
                raise Problem(f"{CALLS.name}:{number}: nothing that a call returns: {gives}")
            if unknown := [each for each in counts.split() if not re.fullmatch(r"\*?\d+|target", each)]:
                raise Problem(f"{CALLS.name}:{number}: no arguments: {' '.join(unknown)}")
            found[part] = called, counts.split(), gives
    return found


EXTERNAL = external()
NEVER = ("fail", "trap")  # do not return


@dataclass
class Machine(Cpu):
    """A thread in one operation."""

    mine: Private = None
    met: dict[int, tuple] = field(default_factory=dict)  # at a load-linked: the registers, and what was done until then
    loose: dict[int, set[str]] = field(default_factory=dict)  # those that its loop changes
    failed: bool = False  # the last store-conditional
    loops: frozenset[int] = frozenset()  # where loops begin
    # By the number of events: the last such beginning, if what follows neither branches nor changes a record.
    heads: dict[int, int] = field(default_factory=dict)
    conditions: Conditions | None = None  # of its path
    ran: dict[int, list[int]] = field(default_factory=dict)  # after how many choices each instruction was executed

    def jump(self, target: str | Val, condition: Val | bool = True) -> None:
        if condition is not True:
            self.heads.pop(len(self.events), None)
        super().jump(target, condition)

    def head(self, first: int, event: Event) -> int:
        """Where a loop begins just before an event, or otherwise the event."""
        near = range(int(event.place), first - 1, -1)
        return next((self.heads[n] for n in near if n in self.heads), event.pc)

    def where(self, at: Val, size: int) -> tuple[str, int, str]:
        """The piece, the distance in it, and whether it is shared, constant or, without a name, the thread's own."""
        name, offset = parts(bits(at))
        row = self.mine.place(name, offset & ~7)
        use = row.kind if row else "" if name == "stack" else None
        if not kind(self.mine.protocol, name):
            name, use = "", "shared"  # It is in no known piece: a slot.
        if use is None or (offset % 8 * 8 + size > 64 if use != "shared" else size < 64):
            raise Problem(f"accesses {name}{offset:+}")
        return name, offset, use

    def reg(self, name: str) -> Any:
        if name != NOTHING and name not in self.regs:
            self.regs[name] = symbol(f"{name} after call {self.mine.called}")
        return super().reg(name)

    def through(self, target: Val) -> None:
        """Calls a function of this code, what finds a thread's own memory, or a function that is held in memory."""
        names = (name for name in sorted(symbols(bits(target))) if name.startswith("code "))
        self.regs["target"] = target
        if name := next((each for each in names if Term.decide(bits(target) == constant(each))), None):
            self.jump(name.removeprefix("code "))
        else:
            self.jump("tls_get_addr" if parts(bits(target))[0].startswith("thread") else "through")

    def symbol(self, name: str, offset: str = "") -> Val:
        if name in self.shared.code.labels:
            return symbol(f"code {name}")
        other = "elsewhere " + name.replace(".", "_")
        return symbol(next((piece for part, piece in VARIABLES.items() if part in name), other)) + int(offset or 0)

    def load(self, at: Val, bits: int = 64, attrs: str = "", atomic: bool = False) -> Val:
        name, offset, use = self.where(at, bits)
        if use != "shared":
            value = self.mine.load(name, offset, bits)
            value.deps |= at.deps
            return value
        if atomic:
            self.again()
            self.linked = len(self.events)
        row, number = self.mine.place(name, offset), len(self.events)
        piece = f"{name}.{row.name} " if row and row.leads else ""
        read = symbol(f"{piece}read {number}", 1 << number)
        self.event("R", at, read, attrs, at.deps)
        return read

    def store(self, at: Val, value: Val, bits: int = 64, attrs: str = "", reads: int | None = None) -> None:
        (name, offset, use), value = self.where(at, bits), val(value).low(bits)
        if use == "constant":
            raise Problem("writes a constant")
        if not use:
            self.mine.store(name, offset, bits, value)
            if kind(self.mine.protocol, name) == "record":
                self.heads.pop(len(self.events), None)
            return
        torn = reads is None or self.pc in self.shared.code.torn
        self.event("W", at, value, attrs, at.deps, value.deps, -1 if torn else reads)

    def access(self, at: Val, bits: int) -> tuple[Any, int, set[int] | None]:
        return at, 0, None if self.where(at, bits)[0] == "stack" else set()

    def choose(self, condition: Val | bool, one: Val | int, other: Val | int) -> Val | int:
        found = computed(CHOICE, *map(val, (condition, one, other)), signed=False)
        found.deps = val(one).deps & val(other).deps  # at least
        return found

    def conditional(self, at: Val, new: Val, write: str = "") -> Val:
        """A store-conditional, which may fail. A failed attempt adds only a read, which no program has."""
        if self.linked < 0:
            raise Problem("no load-linked before it")
        if Term.decide(z3.Bool(f"stored {len(self.events)}")):
            self.store(at, new, 64, write, self.linked)
            return Val(0)
        self.failed = True
        self.events[self.linked] = self.events[self.linked]._replace(kind="S")
        return Val(1)

    def again(self) -> None:
        """The head of a loop: the first time, its registers are known; the next time, those that differ are any."""
        loose, cells, regs = self.loose.get(self.pc, set()), dict(self.mine.cells), dict(self.regs)
        accesses = sum(event.kind not in "FS" for event in self.events)
        if self.pc in self.met and self.failed:
            before, had, did = self.met[self.pc]
            if did != accesses or not len(before) == len(cells) == len(common(before, cells)):
                raise Problem("more than another attempt")
            differs = (had.keys() | regs.keys()) - common(had, regs).keys()
            if differs <= loose:
                raise End("again")
            self.loose[self.pc] = loose | differs
            raise Again
        for name in loose & regs.keys():
            self.regs[name] = symbol(f"{name} at {self.pc}", val(regs[name]).deps)
        self.met[self.pc], self.failed = (cells, dict(self.regs), accesses), False

    def external(self, name: str) -> None:
        """Does what a function that is not part of the operation may do, and forgets what it may change."""
        settings = self.shared.isa.settings
        given = {str(n): self.reg(each) for n, each in enumerate(settings["arguments"].split())}
        given["target"] = self.reg("target")
        found = next((each for part, each in EXTERNAL.items() if part in name), None)
        if not found:
            raise Problem(f"calls {name}")
        keep = {*settings["saved"].split(), *settings.get("kept", "").split(), settings["stack"]}
        if settings["result"] == "x0" and "tls_get_addr" in name:  # It keeps all other registers.
            keep |= self.regs.keys() - {"x0"}
        self.regs = {each: value for each, value in self.regs.items() if each in keep}
        (called, counts, gives), number = found, len(self.events)
        result, rest = symbol(f"{gives} result {number}" if called else gives), symbol(f"rest {number}")
        if gives == "truth":
            result = result & 1
        if gives == "variable":
            result = symbol(parts(bits(given["0"]))[0].removeprefix("thread "))
        if called:
            linked, words = "lto" in self.mine.protocol.split(), [given[each.strip("*")] for each in counts]
            arguments = tuple(self.load(word) if each[0] == "*" and not linked else word
                              for each, word in zip(counts, words))
            gets = (result, rest) if gives == "result" else result
            self.event("C", called, arguments, "", dict(self.mine.cells), gets)
            if called in NEVER:
                raise End(called)
            self.mine.call(number + 1)
        if gives == "result":
            self.store(given["0"], result)
            self.store(given["0"] + 8, rest)
            result = symbol(f"no result {number}")
        self.regs[settings["result"]] = result


@remembered
def symbols(term: Any) -> frozenset[str]:
    own = [term.decl().name()] if z3.is_const(term) and term.decl().kind() == z3.Z3_OP_UNINTERPRETED else []
    return frozenset(own).union(*map(symbols, term.children()))


@remembered
def parts(term: Any) -> tuple[str, int]:
    """The symbol and the distance of a sum of both, or no name."""
    if term.num_args() == 0:
        return term.decl().name(), 0
    if z3.is_app_of(term, z3.Z3_OP_BADD) and term.num_args() == 2 and z3.is_bv_value(term.arg(0)) \
            and term.arg(1).num_args() == 0:
        return term.arg(1).decl().name(), term.arg(0).as_signed_long()
    return "", 0


def caller(settings: dict[str, str]) -> dict[str, Val]:
    stack = settings["stack"]
    return {name: symbol(f"the caller's {name}") for name in settings["saved"].split()} | {stack: symbol("stack")}


def run(cpu: Machine, joins: set[int]) -> str:
    """Runs an operation to the end of a path: returns why it stops before its end, or nothing."""
    while len(cpu.ran.get(cpu.pc, ())) <= ROUNDS:
        if cpu.pc == RETURN:
            return kept(cpu)
        if cpu.ran and cpu.pc in joins and not cpu.failed:  # Another attempt is no join.
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


def kept(cpu: Machine) -> str:
    """Checks what the caller relies on: its registers, the stack, and its part of the stack."""
    settings = cpu.shared.isa.settings
    for name, value in caller(settings).items():
        if not same(cpu.reg(name), value):
            raise Wrong(f"does not restore {name}")
    for (piece, offset), value in cpu.mine.cells.items():
        if piece == "stack" and offset >= 0 and not same(value, symbol(f"stack{offset:+}")) and not (
                settings["stack"] == "r1" and offset in (8, 16)):
            raise Wrong(f"writes to the caller's stack, at {offset}")
    return ""
