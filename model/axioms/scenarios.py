"""Scenarios of the programs of sites: their executions by a model, and what is wrong with one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache, partial
from itertools import chain
from typing import NamedTuple

from model.axioms.pieces import HEAD, deque, record
from model.axioms.thread import FREED, NO_FENCE, Memory, Thread, Variant, run, runs
from model.machine.cpu import UNWRITTEN, Call, Shared, Trace
from model.machine.executions import Execution
from model.machine.isa.c20 import ISA
from model.machine.models import Model
from model.machine.program import (
    DESTINATION,
    ELEMENT,
    PIECES,
    RECORD,
    RETRY,
    Judge,
    Scenario,
    Target,
    Verdict,
    explored,
    judged,
)
from model.machine.table import Code
from model.problem import Problem
from model.refinement.programs import COLD, FENCED
from model.sites import TABLE

OPERATIONS = {"p": "push", "o": "pop", "s": "steal", "b": "batch", "c": "cool"}
BATCHED = "its own"  # a thief's pop of what a batch moved
EARLIER, LATER = 0, 20  # how many rings may have been allocated before: in the run before the threads', and after it
DURING = 10


class Operation(NamedTuple):
    """What an operation did to the elements: put or took one at an end, or found nothing."""

    is_push: bool
    is_owner: bool
    value: int


def memory(variant: Variant, capacity: int, threads: int) -> dict[int, int]:
    """The memory of a new deque, of one that each thief owns, and of the threads' records."""
    mode = COLD if variant.barriers else FENCED
    found = {HEAD: RECORD + 0x100 * (threads - 1)}
    for n in range(threads):
        found |= deque(DESTINATION * n, capacity if n == 0 else 4, mode)
        slots = PIECES["ring"] + DESTINATION * n + 32
        found |= {slots + 8 * k: UNWRITTEN for k in range(capacity if n == 0 else 4)}
        found |= record(RECORD + 0x100 * n, RECORD + 0x100 * (n - 1) if n else 0)
    return found


def calls(letters: str, thread: int, elements: Iterator[int]) -> tuple[Call, ...]:
    own = PIECES["worker"] + DESTINATION * thread
    found: list[Call] = []
    for letter in letters.lower():
        if letter not in OPERATIONS:
            raise Problem(f"there is no operation {letter!r}")
        name = OPERATIONS[letter]
        found.append(Call(name, name, (PIECES["worker"], next(elements) if letter == "p" else own)))
        if letter == "b":
            found.append(Call(BATCHED, "pop", (own,)))
    return tuple(found)


def alone(of: dict[int, int], variant: Variant, program: tuple[Call, ...], rings: int) -> Trace:
    """The run of the owner when no other thread runs."""
    cpu = Thread(Shared(ISA, Code([], {}), of), 0, program, fresh=rings)
    ended = run(Memory(cpu, variant))
    if ended:
        raise Problem(f"the owner alone ends in {ended}")
    memory = {word: value.v for word, value in cpu.memory.items()}
    return Trace(tuple(cpu.events), tuple(cpu.results), ended, memory, {})


class Oracle(Judge):
    """What is wrong with an execution of a scenario."""

    def __init__(self, model: Model, variant: Variant, scenario: Scenario) -> None:
        owner, *thieves = scenario.text.split("|")
        first = "".join(letter for letter in owner if letter.isupper())
        elements = iter(range(ELEMENT + 1, ELEMENT + 99))
        self.target, self.variant = Target("axioms", ISA, model, Code([], {}), ""), variant
        self.memory = memory(variant, scenario.capacity, len(thieves) + 1)
        before = calls(first, 0, elements)
        trace = alone(self.memory, variant, before, EARLIER)
        self.memory.update(trace.memory)
        self.programs = [calls(each, n, elements) for n, each in enumerate([owner[len(first):], *thieves])]
        self.initial = defaultdict(lambda: UNWRITTEN, self.memory)
        self.pushes = any(call.name == "push" for call in self.programs[0])
        self.left = remaining([*operations(before, trace.results)])
        every = chain(before, *self.programs)
        self.pushed = {*self.left} | {call.args[1] for call in every if call.name == "push" and call not in before}
        self.is_possible = cache(partial(is_possible, self.left))

    def drained(self, found: Execution) -> list[int]:
        of = dict(self.memory)
        for trace in found.traces:
            of.update(trace.memory)
        of.update(found.final)
        more = calls("o" * (len(self.pushed) + 1), 0, iter(()))
        return [value for value in alone(of, self.variant, more, LATER).results if value]

    def wrong(self, found: Execution) -> tuple[str, str] | None:
        for trace in found.traces[1:]:
            for event in trace.events:
                if event.kind == "R" and event.value == FREED:
                    return "used-after-free", "a ring is read after it was freed"
        if self.target.model.raised(found.of.size, found.of.computed, found.relation):
            return "race", "two accesses race, of which one is not atomic"
        if known := super().wrong(found):
            return known
        results = [tuple(operations(program, trace.results, bool(n)))
                   for n, (program, trace) in enumerate(zip(self.programs, found.traces, strict=True))]
        if not self.is_possible(tuple(results), tuple(self.drained(found))):
            return "no-deque", "no order of the operations gives these results"
        return None


def operations(program: tuple[Call, ...], results: tuple[int, ...], is_thief: bool = False) -> Iterator[Operation]:
    """What the operations of a thread did to the deque. A batch takes one element after another."""
    todo = list(zip(program, results, strict=False))
    while todo:
        call, value = todo.pop(0)
        match call.name:
            case "push":
                yield Operation(True, True, call.args[1])
            case "batch":
                others = todo.pop(0)[1] if todo else 0
                yield from (Operation(False, False, each) for each in (others, value)
                            if each != RETRY and (each or each is value))
            case "steal" if value != RETRY:
                yield Operation(False, False, value)
            case "pop":
                yield Operation(False, not is_thief, value)


def remaining(every: list[Operation]) -> tuple[int, ...]:
    """The elements that one thread alone leaves."""
    left: list[int] = []
    for each in every:
        if each.is_push:
            left.append(each.value)
        elif (taken := left.pop(-1 if each.is_owner else 0) if left else 0) != each.value:
            raise Problem(f"one thread alone takes {each.value}, and not {taken}")
    return tuple(left)


def is_possible(left: tuple[int, ...], threads: tuple[tuple[Operation, ...], ...], drained: tuple[int, ...]) -> bool:
    """Whether some order of the operations, each thread's in its own, is one of a sequential deque."""
    @cache
    def fits(left: tuple[int, ...], done: tuple[int, ...]) -> bool:
        if all(len(thread) == n for thread, n in zip(threads, done, strict=True)):
            return left[::-1] == drained
        for k, (thread, n) in enumerate(zip(threads, done, strict=True)):
            if n == len(thread):
                continue
            after = done[:k] + (n + 1,) + done[k + 1:]
            match thread[n]:
                case Operation(is_push=True, value=value):
                    new = *left, value
                case Operation(value=0):
                    if left:
                        continue
                    new = left
                case Operation(is_owner=is_owner, value=value):
                    if not left or left[-1 if is_owner else 0] != value:
                        continue
                    new = left[:-1] if is_owner else left[1:]
            if fits(new, after):
                return True
        return False
    return fits(left, (0,) * len(threads))


def judge(model: Model, variant: Variant, scenario: Scenario, to_end: bool = True) -> tuple[Verdict, set[str]]:
    """Explores a scenario: all executions, or until the first that fails. Returns the sites that are executed, too."""
    oracle = Oracle(model, variant, scenario)
    shared = Shared(ISA, Code([], {}), oracle.memory)
    traces = explored(shared, oracle.programs, partial(runs, variant=variant, rings=DURING))
    sites = {event.text.split()[0] for each in traces for trace in each for event in trace.events}
    return judged(oracle, traces, to_end), sites | unordered(variant)


def unordered(variant: Variant) -> set[str]:
    """The fences that are left out, of which no event tells."""
    return {site for site, order in variant.changed if order in NO_FENCE and TABLE[site]["access"].endswith("Fence")}
