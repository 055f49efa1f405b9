"""Programs of owner and thieves on a deque, in the suite's notation, run on extracted code; their oracle, and the steps
of what it rejects."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any, NamedTuple

from model.machine.cpu import UNWRITTEN, Call, Cpu, End, Event, Shared, Trace, runs
from model.machine.executions import Execution, Run, executions
from model.machine.extract import weaker
from model.machine.models import Model
from model.machine.relation import bits
from model.machine.table import Code, Isa
from model.machine.values import MASK, Val
from model.problem import Problem

RETRY = MASK
KINDS = {"R": "load", "W": "store", "F": "fence"}
PIECES = {"worker": 0x1000, "stealer": 0x2000, "inner": 0x3000, "ring": 0x4000}
DESTINATION = 0x6000  # how far a thief's own deque is away from the victim
TLS, RECORD, FRESH = 0x20000, 0x22000, 0x50000  # a thread's own memory and its record; what is allocated in the run
MAIL = 0x90000000  # the words by which a barrier interrupts a thread
ELEMENT = 100  # the first element is one more
BARRIER = "a process-wide barrier"
BEFORE = Event("F", 0, 0, frozenset(), 0, 0, 0, "", 0, 0, -1)  # what all events come after
FENCED = "3"  # the mode of a deque in a process without barriers


class Scenario(NamedTuple):
    text: str
    capacity: int = 4


@dataclass(frozen=True)
class Target:
    name: str  # of the architecture, and what is special
    isa: Isa
    model: Model
    code: Code
    image: str  # the memory of new deques


class Failure(NamedTuple):
    kind: str
    says: str
    found: Execution


@dataclass
class Verdict:
    executions: int = 0
    cut: int = 0  # of these, executions in which a thread reached a stub
    outcomes: set[tuple[tuple[int, ...], ...]] = field(default_factory=set)
    failure: Failure | None = None
    executed: set[int] = field(default_factory=set)  # the addresses of instructions that are events


def pieces(target: Target, protocol: str, capacity: int) -> dict[int, int]:
    """The memory of a new deque, of one that each thief owns, and of the threads' records."""
    memory: dict[int, int] = {}
    protocol = row.like if (row := weaker().get(protocol)) else protocol
    lines = [line.split() for line in target.image.splitlines()]
    warm = next(words for owner, _, name, *words in lines if (owner, name) == ("warm", "inner"))
    for owner, size, name, *words in lines:
        for n in range(4):
            if name == "record":
                fill(memory, RECORD + 0x100 * n, words, 0)
                fill(memory, TLS + 0x100 * n, [str(RECORD + 0x100 * n), "1"], 0)
            elif (owner, size) == (protocol, str(capacity)):
                if name == "inner" and owner == "asymmetric" and target.isa.settings["barriers"] == "no":
                    # The mode, in which a cold deque differs from a warm one, is fenced.
                    words = [FENCED if (word, other) == ("0", "2") else word
                             for word, other in zip(words, warm, strict=True)]
                fill(memory, PIECES[name] + DESTINATION * n, words, DESTINATION * n)
    return memory


def fill(memory: dict[int, int], at: int, words: list[str], away: int) -> None:
    for n, word in enumerate(words):
        name, plus, distance = word.partition("+")
        memory[at + 8 * n] = PIECES[name] + away + int(distance) if plus else UNWRITTEN if word == "-" else int(word)


def external(cpu: Cpu, name: str) -> None:
    """Does what a function that is not extracted does, or ends the thread."""
    settings, given = cpu.shared.isa.settings, 1
    if "heavy_fence" in name or name == "chase_lev_membarrier":
        cpu.event("F", 0, 0, settings["full"])
        cpu.events[-1] = cpu.events[-1]._replace(text=BARRIER)
    elif "tls_get_addr" in name:
        given = TLS + 0x100 * cpu.thread
    elif name == "malloc" or "rust_alloc" in name:
        size = cpu.reg(settings["arguments"].split()[0]).v
        given = FRESH + 0x8000 * cpu.thread + 0x400 * cpu.fresh
        cpu.fresh += 1
        for word in range(given, given + size, 8):
            cpu.shared.memory.setdefault(word, UNWRITTEN)
    elif name == "memset":
        at, byte, length = (cpu.reg(each) for each in settings["arguments"].split()[:3])
        for n in range(0, length.v, 8):
            cpu.store(at + n, byte.low(8) * (MASK // 255))
        given = at.v
    elif "assert_positive" in name or "no_alloc_shim" in name:
        return
    elif "has_barriers" not in name:
        raise End(f"cold: {name}")
    cpu.regs[settings["result"]] = Val(given)


def program(letters: str, thread: int, protocol: str, elements: Iterator[int]) -> tuple[Call, ...]:
    worker, stealer = PIECES["worker"], PIECES["stealer"]
    own = worker + DESTINATION * thread
    calls: list[Call] = []
    for letter in letters.lower():
        name = {"p": "push", "o": "pop", "s": "steal", "b": "batch"}[letter]
        other = next(elements) if letter == "p" else own
        calls.append(Call(name, f"{protocol}_{name}", (worker if letter in "po" else stealer, other)))
        if letter == "b":
            calls.append(Call("its own", f"{protocol}_pop", (own,)))
    return tuple(calls)


def alone(target: Target, memory: dict[int, int], calls: tuple[Call, ...]) -> Trace:
    [trace] = runs(Shared(target.isa, target.code, memory, external=external), 0, calls)
    if trace.ended:
        raise Problem(f"{target.name}: the owner alone ends in {trace.ended}")
    return trace


def start(target: Target, protocol: str, scenario: Scenario) -> tuple[dict[int, int], list[tuple[Call, ...]]]:
    memory = pieces(target, protocol, scenario.capacity)
    elements = iter(range(ELEMENT + 1, ELEMENT + 99))
    owner, *thieves = scenario.text.split("|")
    before = "".join(letter for letter in owner if letter.isupper())
    trace = alone(target, memory, program(before, 0, protocol, elements))
    taken = [result for call, result in zip(before, trace.results, strict=False) if call != "P"]
    if taken != [*range(ELEMENT + 1, ELEMENT + 1 + len(taken))]:  # All are steals.
        raise Problem(f"{target.name} {scenario.text}: one thread alone takes {taken}")
    memory.update(trace.memory)
    return memory, [program(each, n, protocol, elements) for n, each in enumerate([owner[len(before):], *thieves])]


def explore(target: Target, memory: dict[int, int], programs: list[tuple[Call, ...]]) -> list[list[Trace]]:
    return explored(Shared(target.isa, target.code, memory, external=external), programs, runs)


def explored(shared: Shared, programs: list[tuple[Call, ...]],
             runs: Callable[[Shared, int, tuple[Call, ...]], list[Trace]]) -> list[list[Trace]]:
    """The runs of each thread, in which reads return all values that some run writes."""
    memory = shared.memory
    while True:
        found = [runs(shared, n, calls) for n, calls in enumerate(programs)]
        values = {word: {memory[word]} for word, users in shared.used.items() if len(users) > 1}
        steps: dict[int, set[tuple[int, int]]] = {word: set() for word in values}
        plain: dict[int, set[int]] = {word: set() for word in values}  # the values that are not written atomically
        writers: dict[int, set[int]] = {word: set() for word in values}
        for thread, trace in ((n, trace) for n, traces in enumerate(found) for trace in traces):
            for event in trace.events:
                if event.kind == "W" and event.addr in values:
                    values[event.addr].add(event.value)
                    writers[event.addr].add(thread)
                    if event.partner >= 0:
                        steps[event.addr].add((trace.events[event.partner].value, event.value))
                    else:  # It may come after any value.
                        plain[event.addr].add(event.value)
        later = {word: {value: follow(value, {*steps[word], *product(of, plain[word])}) for value in of}
                 for word, of in values.items()}
        if (values, later, writers) == (shared.values, shared.later, shared.writers):
            return found
        shared.values, shared.later, shared.writers = values, later, writers


def follow(value: int, steps: set[tuple[int, int]]) -> set[int]:
    """The values that a word may have after this one, by its steps: no thread reads an older value after a newer."""
    reached = {value}
    while new := {after for before, after in steps if before in reached} - reached:
        reached |= new
    return reached


def with_barriers(traces: list[Trace], full: str) -> list[list[Trace]]:
    """Runs in which threads ran barriers, with their effect on the other side: each thread there is interrupted, runs a
    full fence at some place, and answers before the barrier ends. Of a thief's barrier, other thieves run a fence as
    well; to leave that out only allows more."""
    every = [[trace] for trace in traces]
    for thread, trace in enumerate(traces):
        for n, fence in enumerate(trace.events):
            if fence.text == BARRIER:
                others = [0] if thread else range(1, len(traces))
                words = {other: [MAIL + 0x1000 * (len(traces) * thread + other) + 16 * n + 8 * k for k in range(2)]
                         for other in others}
                waits = [step for ask, answer in words.values() for step in (("W", ask), ("R", answer))]
                # All interrupts come before the first answer is awaited.
                waits.sort(reverse=True, key=lambda step: step[0])
                every[thread] = [begun(run, n, message(fence, *waits, ("F", full))) for run in every[thread]]
                for other, (ask, answer) in words.items():
                    steps = ("R", ask), ("F", full), ("W", answer)
                    every[other] = [interrupted for run in every[other] for interrupted in interrupts(run, steps)]
    return every


def begun(trace: Trace, n: int, waits: list[Event]) -> Trace:
    """A run with what a barrier does, whose fence is this event."""
    events = list(trace.events)
    events[n] = events[n]._replace(text="interrupts the others")
    return trace._replace(events=(*events, *waits))


def interrupts(trace: Trace, steps: tuple[tuple[str, Any], ...]) -> Iterator[Trace]:
    """The run, interrupted anywhere. Between a load-linked and its store, an interrupt makes that fail."""
    own = [event for event in trace.events if event.text != "interrupt"]
    for k, at in enumerate((BEFORE, *own)):
        if not any(0 <= e.partner < k <= i for i, e in enumerate(own)):
            yield trace._replace(events=(*trace.events, *message(at, *steps)))


def message(after: Event, *steps: tuple[str, Any]) -> list[Event]:
    """Accesses to a barrier's words, and a fence, after an event of a thread."""
    return [BEFORE._replace(kind=kind, place=after.place + (k + 1) / (2 * len(steps) + 2), op=after.op,
                            addr=0 if kind == "F" else what, value=int(kind != "F"),
                            attrs=frozenset(what.split() if kind == "F" else ()), text="interrupt")
            for k, (kind, what) in enumerate(steps)]


class Judge:
    def __init__(self, target: Target, protocol: str, scenario: Scenario) -> None:
        self.target, self.protocol = target, protocol
        self.memory, self.programs = start(target, protocol, scenario)
        self.initial = defaultdict(lambda: UNWRITTEN, self.memory)
        # The elements that were stolen before were pushed first.
        text = scenario.text
        self.pushes = any(call.name == "push" for call in self.programs[0])  # during the steals
        self.pushed = set(range(ELEMENT + 1 + text.count("S"), ELEMENT + 1 + text.lower().count("p")))

    def drained(self, found: Execution) -> list[int]:
        """The elements that the owner takes when all have paused."""
        memory = dict(self.memory)
        for trace in found.traces:
            memory.update(trace.memory)
        memory.update(found.final)
        calls = program("o" * (len(self.pushed) + 1), 0, self.protocol, iter(()))
        return [value for value in alone(self.target, memory, calls).results if value]

    def wrong(self, found: Execution) -> tuple[str, str] | None:
        taken = Counter(value for trace, calls in zip(found.traces, self.programs, strict=True)
                        for call, value in zip(calls, trace.results, strict=False)
                        if call.name != "push" and value not in (0, RETRY))
        if any(trace.ended == "wild" for trace in found.traces):
            return "unwritten", "a ring is used before it is written"
        ended = not any(trace.ended for trace in found.traces)
        taken += Counter(self.drained(found) if ended else ())
        for value, times in taken.items():
            if value not in self.pushed:
                return "unwritten", f"an element was taken that was never pushed: {shown(value)}"
            if times > 1:
                return "taken-twice", f"element {value - ELEMENT} is taken {times} times"
        if lost := self.pushed - set(taken) if ended else ():
            return "lost", f"element {min(lost) - ELEMENT} is lost"
        for trace, calls in zip(found.traces[1:], self.programs[1:], strict=True):
            stolen = [value for call, value in zip(calls, trace.results, strict=False)
                      if call.name != "its own" and value != RETRY]
            if not self.pushes and 0 in stolen and any(stolen[stolen.index(0):]):
                return "no-deque", "a thief finds nothing, and then an element, though nothing is pushed"
        return None

    def executions(self, threads: list[list[Trace]]) -> Iterator[Execution]:
        prepared = [[Run(trace, self.initial, self.target.model) for trace in each] for each in threads]
        return executions(prepared, self.initial, self.target.model)

    def despite_barriers(self, found: Execution) -> Failure | None:
        """A failure with these runs, if the barriers that are run allow one."""
        if not any(event.text == BARRIER for trace in found.traces for event in trace.events):
            wrong = self.wrong(found)
            return Failure(*wrong, found) if wrong else None
        every = self.executions(with_barriers(found.traces, self.target.isa.settings["full"]))
        return next((Failure(*wrong, other) for other in every if (wrong := self.wrong(other))), None)


def judge(target: Target, protocol: str, scenario: Scenario, to_end: bool = True) -> Verdict:
    """Explores a scenario: all executions, or until the first that fails."""
    oracle = Judge(target, protocol, scenario)
    return judged(oracle, explore(target, oracle.memory, oracle.programs), to_end)


def judged(oracle: Judge, traces: list[list[Trace]], to_end: bool) -> Verdict:
    verdict = Verdict()
    verdict.executed = {event.pc for each in traces for trace in each for event in trace.events}
    for found in oracle.executions(traces):
        verdict.executions += 1
        verdict.cut += any(trace.ended.startswith("cold") for trace in found.traces)
        verdict.outcomes.add(tuple(trace.results for trace in found.traces))
        if verdict.failure is None and oracle.wrong(found):
            verdict.failure = oracle.despite_barriers(found)
            if verdict.failure and not to_end:
                break
    return verdict


def place(word: int) -> str:
    name, start = max(PIECES.items(), key=lambda piece: piece[1] if piece[1] <= word else 0)
    inside = 0 <= word - start < 0x1000
    return "a barrier's word" if word >= MAIL else f"{name}+{word - start}" if inside else f"{word:#x}"


def shown(value: int) -> str:
    if value in (UNWRITTEN, RETRY):
        return "unwritten" if value == UNWRITTEN else "Retry"
    return f"element {value - ELEMENT}" if 0 < value - ELEMENT < 99 else str(value) if value < 1 << 12 else place(value)


def ordered(failure: Failure) -> list[int]:
    """The events, each thread's in their order, and reads after the writes that they read from where that can be."""
    x = failure.found
    before = [sum(1 << base + j for j, other in enumerate(trace.events) if other.place < event.place)
              for trace, base in zip(x.traces, x.of.base, strict=False) for event in trace.events]
    wanted = list(before)
    for i, j in (*x.pairs["rf"], *x.pairs["co"], *x.pairs["fr"]):
        wanted[j] |= 1 << i
    order: list[int] = []
    left = (1 << x.of.size) - 1
    while left:
        ready = [i for i in bits(left) if not before[i] & left]
        order.append(min(ready, key=lambda i: bin(wanted[i] & left).count("1")))
        left ^= 1 << order[-1]
    return order


def lanes(failure: Failure, programs: list[tuple[Call, ...]]) -> dict[str, Any]:
    x, number = failure.found, dict[int, int]()
    lines: list[dict[str, Any]] = []
    source, begun = {read: write for write, read in x.pairs["rf"]}, [0] * len(programs)
    # An operation begins before its first event, and ends before the thread's next one.
    todo = [(x.of.owner[event], event) for event in ordered(failure)] + [(n, -1) for n in range(len(programs))]
    for thread, event in todo:
        trace, calls = x.traces[thread], programs[thread]
        of = trace.events[event - x.of.base[thread]] if event >= 0 else None
        for op in range(begun[thread], (of.op if of else len(trace.results)) + 1):
            if op:
                value = trace.results[op - 1]
                text = "()" if calls[op - 1].name == "push" else shown(value) if value else "nothing"
                lines.append({"thread": thread, "kind": "return", "text": f"= {text}"})
            for call in calls[op:op + 1]:
                text = f"push {shown(call.args[1])}" if call.name == "push" else call.name
                lines.append({"thread": thread, "kind": "call", "text": text})
            begun[thread] = op + 1
        if of:
            number[event] = len(lines)
            lines.append({"thread": thread, "kind": KINDS[of.kind], "text": of.text})
            if of.kind != "F":
                lines[-1] |= {"place": place(of.addr), "value": shown(of.value)}
                lines[-1]["text"] += f"   {'<-' if of.kind == 'W' else '->'} {shown(of.value)} ({place(of.addr)})"
    for read, write in source.items():
        lines[number[read]]["reads"] = number[write]
    return {"threads": ["owner", *(f"thief {n}" for n in range(1, len(programs)))], "steps": lines}
