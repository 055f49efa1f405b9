"""Where paths of an operation meet, and what is known there."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Any, NamedTuple

import z3

from model.machine.cpu import Event
from model.machine.values import Val, val
from model.refinement import programs
from model.refinement.answers import At, Goes, Own
from model.refinement.conditions import constant, identity, symbols
from model.refinement.layout import STACK, VARIABLES, Private
from model.refinement.terms import Term, bits, same, symbol

Function = Callable[..., Any]
Meeting = tuple[Function, int]  # a function of the program, and an instruction
# A local of the program at a join: nothing, a function, the name of a piece or of a word, or the words of an element.
Local = None | Function | str | tuple[str, ...]
Pair = tuple[Val, Val]  # a value, and how it is written after the join
FIXED = {"the caller", STACK, "worker", "stealer", "outcome", "worker.inner", "stealer.inner", "handle",
         "pins", *VARIABLES.values()}  # the names of what stays the same


class Holder(NamedTuple):
    """A place that holds a word: a register, a word of the stack, or a local of the program."""

    kind: str
    name: str | int


REGISTER, LOCAL = "register", "local"


class Join(NamedTuple):
    """Where paths meet: at this instruction. The program goes on with a function."""

    function: Function
    pc: int
    given: tuple[Local, ...]  # what the program has there
    known: dict[Holder, dict[int, Val]]  # what words hold, in all known forms
    fences: list[Event]  # since the last access, the nearest first

    def size(self) -> int:
        return sum(map(len, self.known.values())) + len(self.fences)

    def words(self, kind: str) -> dict[Any, Val]:
        """The words in registers, on the stack, or in a local of the program."""
        return {holder.name: next(iter(forms.values())) for holder, forms in self.known.items()
                if forms and holder.kind == kind}


def joined(goes: Goes, at: At, met: Join | None) -> Join:
    """The join at the end of a path. A word is kept if it is a local of the program there, or the difference of two,
    apart from a constant. At a join where other paths have met, what is not so on this path is lost."""
    pc = at.cpu.pc
    locals_ = [named(n, each) for n, each in enumerate(goes.given)]
    fences = [each._replace(place=-1.0, cdeps=0) for each in at.fences(len(at.events))]
    end = PathEnd(at, goes.given, locals_)
    if met is None:
        known = {holder: end.forms(holder.name, value) for holder, value in end.held.items()}
        return Join(goes.function, pc, tuple(locals_), known, fences)
    alike = takewhile(lambda pair: pair[0].attrs == pair[1].attrs, zip(met.fences, fences, strict=False))
    known = {holder: {n: form for n, form in met.known[holder].items() if end.allows(form, holder.name, value)}
             for holder, value in end.held.items() if met.known.get(holder)}
    return Join(goes.function, pc, tuple(locals_), known, [mine for mine, _ in alike])


def named(n: int, given: Any) -> Local:
    """The name that a local has after the join."""
    if given is None or callable(given):
        return given  # type: ignore[no-any-return]  # a function is its own name
    if isinstance(given, Own):
        return given.piece
    return tuple(f"element {n} {k}" for k in range(len(given))) if isinstance(given, tuple) else f"local {n}"


class PathEnd:
    """The end of a path: what words hold there, and how that can be written after the join."""

    def __init__(self, at: At, given: tuple[Any, ...], names: list[Local]) -> None:
        self.at, there = at, Private(at.profile)
        cells, registers = at.cpu.mine.cells, at.cpu.regs
        pairs = [pair for each, name in zip(given, names, strict=True) for pair in words_of(name, each)]
        self.words = {name: value for name, value in pairs if not isinstance(value, Own)}
        self.held = {Holder(STACK, word): value for (piece, word), value in cells.items() if piece == STACK}
        self.held |= {Holder(REGISTER, name): value for name, value in registers.items() if isinstance(value, Val)}
        self.held |= {Holder(LOCAL, name): value for name, value in self.words.items()}
        # Locals, what is in their pieces, and whether one of them requests maintenance.
        self.known: list[Pair] = [(value, symbol(name)) for name, value in pairs]
        self.known += [(at.mine.word(value.name, value.begin + row.offset), there.word(name, row.offset))
                       for name, value in pairs if isinstance(value, Own) for row in there.own(name)]
        self.known += [(word == programs.REQUESTED, symbol(name) == programs.REQUESTED)
                       for name, word in self.words.items()]
        self.apart: list[Pair] = [(value - word, then - symbol(name)) for name, word in self.words.items()
                                  for value, then in self.known if value is not word]
        self.own: list[Pair] = [each for name, word in self.words.items()
                                for each in ((word, symbol(name)), (0 - word, 0 - symbol(name)))]
        self.elements: list[Pair] = [(value, symbol(name)) for name, value in pairs
                                     if at.width < 64 and name.startswith("element")]
        self.instead = {str(then.v): (then.v, bits(here)) for here, then in self.known if z3.is_const(bits(then))}

    def forms(self, name: str | int, value: Val) -> dict[int, Val]:
        """The ways to write a value after the join."""
        fixed = isinstance(value, Term) and {each.partition("'")[0] for each in symbols(value.v)} <= FIXED
        distances = [(value - here, then) for here, then in self.known + self.own + self.apart]
        found = [then + distance.v for distance, then in distances if not isinstance(distance, Term)]
        if not fixed and all(isinstance(value - here, Term) for here, _ in self.own):
            counter = self.at.cpu.shared.isa.settings.get("counter")
            found += self.near(value, self.apart if name == counter else self.own)
        # Of a byte, the rest of the word may be anything.
        byte = (1 << self.at.width) - 1
        found += [symbol(f"rest of {name}") & -1 - byte | then & byte for here, then in self.elements
                  if same(value & byte, here & byte)]
        if fixed or not isinstance(value, Term):
            found = [type(value)(value.v), *found]
        return {identity(bits(each)): each for each in found}

    def near(self, value: Val, those: list[Pair]) -> list[Val]:
        """The forms of a value that is at most 1 apart from one of these, on all runs of the path."""
        found: list[Val] = []
        for here, then in those:
            least = self.at.conditions.example.eval(bits(value - here), True).as_signed_long()
            if abs(least) <= 1 and self.at.conditions.implies(bits(value - here) == least):
                found.append(then + least)
        return found

    def allows(self, form: Val, name: str | int, value: Val) -> bool:
        """Returns true if a value may be written in this way on this path, too."""
        pairs = [self.instead[each] for each in symbols(bits(form)) if each in self.instead]
        here = z3.substitute(bits(form), *pairs, (constant(f"rest of {name}"), bits(value)))
        return self.at.conditions.implies(here == bits(value))


def words_of(name: Local, given: Any) -> list[tuple[str, Val]]:
    """The words of a local, with their names after the join."""
    if isinstance(name, tuple):
        return [(each, val(word)) for each, word in zip(name, given, strict=True)]
    return [(name, val(given))] if isinstance(name, str) else []
