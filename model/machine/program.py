"""Programs of owner and thieves on a deque, in the suite's notation, run on extracted code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from candidates import Found, Run, executions
from cat import Model
from cpu import MASK, UNWRITTEN, Call, Cpu, End, Event, Shared, Trace, Val, runs
from extract import weaker
from isa import Code, Isa
from manifest import Problem

RETRY = MASK
FRESH = 0x50000  # what is allocated in the run
MAIL = 0x90000000  # the words by which a barrier interrupts a thread
PIECES = {"worker": 0x1000, "stealer": 0x2000, "inner": 0x3000, "ring": 0x4000}
DESTINATION = 0x6000  # what a thief's own deque is away from the victim
TLS, RECORD = 0x20000, 0x22000
ELEMENT = 100  # the first element is one more
DRAIN = "o"
BARRIER = "a process-wide barrier"
FENCED = "3"  # the mode of a deque in a process without barriers
STACKS = 0x100000  # from here on, memory is stacks


@dataclass(frozen=True)
class Scenario:
    """A program, and the capacity of its ring."""

    text: str
    capacity: int = 4

    @property
    def threads(self) -> list[str]:
        return self.text.split("|")


@dataclass(frozen=True)
class Target:
    """Code for a machine."""

    name: str  # of the architecture, and what is special
    isa: Isa
    model: Model
    code: Code

    @property
    def full(self) -> str:
        """A full fence."""
        return self.isa.settings["full"]


@dataclass(frozen=True)
class Failure:
    """An execution that the oracle rejects."""

    kind: str
    says: str
    found: Found


@dataclass
class Verdict:
    """What all executions of a scenario come to."""

    executions: int = 0
    cut: int = 0  # of these, executions in which a thread reached a stub
    outcomes: int = 0
    failure: Failure | None = None
    executed: set[int] = field(default_factory=set)  # the addresses of instructions that are events


def pieces(image: str, protocol: str, capacity: int, barriers: bool) -> dict[int, int]:
    """The memory of a new deque, of one that each thief owns, and of the threads' records."""
    memory: dict[int, int] = {}
    protocol = weaker().get(protocol, ("", protocol))[1]
    fenced = next(line.split() for line in image.splitlines() if line.startswith("weakest 1 inner "))
    for line in image.splitlines():
        owner, size, name, *words = line.split()
        if name == "record":
            for thread in range(4):
                fill(memory, RECORD + 0x100 * thread, words, 0)
                fill(memory, TLS + 0x100 * thread, [str(RECORD + 0x100 * thread), "1"], 0)
        elif (owner, size) == (protocol, str(capacity)):
            if name == "inner" and not barriers:
                # The mode, which is the only word that is 0 there, is fenced.
                words = [FENCED if (word, other) == ("0", FENCED) else word for word, other in zip(words, fenced[3:])]
            for away in (0, *(DESTINATION * n for n in range(1, 4))):
                fill(memory, PIECES[name] + away, words, away)
    return memory


def fill(memory: dict[int, int], at: int, words: list[str], away: int) -> None:
    for n, word in enumerate(words):
        name, plus, distance = word.partition("+")
        value = PIECES[name] + away + int(distance) if plus else UNWRITTEN if word == "-" else int(word)
        memory[at + 8 * n] = value


def external(cpu: Cpu, name: str) -> None:
    """Does what a function that is not extracted does, or ends the thread."""
    settings, given = cpu.shared.isa.settings, None
    if "heavy_fence" in name:
        cpu.event("F", 0, 0, settings["full"])
        cpu.events[-1] = cpu.events[-1]._replace(text=BARRIER)
        given = 1
    elif "tls_get_addr" in name:
        given = TLS + 0x100 * cpu.thread
    elif "has_barriers" in name:
        given = 1
    elif name == "malloc" or "rust_alloc" in name:
        size = cpu.reg(settings["arguments"].split()[0]).v
        given = FRESH + 0x8000 * cpu.thread + 0x400 * cpu.fresh
        cpu.fresh += 1
        for word in range(given, given + size, 8):
            cpu.shared.memory.setdefault(word, UNWRITTEN)
    elif "assert_positive" not in name and "no_alloc_shim" not in name:
        raise End(f"cold: {name}")
    if given is not None:
        cpu.regs[settings["result"]] = Val(given)


def program(letters: str, thread: int, protocol: str, elements: Iterator[int]) -> tuple[Call, ...]:
    """The calls of a thread."""
    worker, stealer = PIECES["worker"], PIECES["stealer"]
    own = worker + DESTINATION * thread
    calls = []
    for letter in letters.lower():
        if letter == "p":
            calls.append(Call("push", f"{protocol}_push", (worker, next(elements))))
        elif letter == "o":
            calls.append(Call("pop", f"{protocol}_pop", (worker,)))
        elif letter == "s":
            calls.append(Call("steal", f"{protocol}_steal", (stealer,)))
        elif letter == "b":
            calls.append(Call("batch", f"{protocol}_batch", (stealer, own)))
            calls.append(Call("its own", f"{protocol}_pop", (own,)))
        else:
            raise Problem(f"no operation {letter!r}")
    return tuple(calls)


def alone(target: Target, memory: dict[int, int], calls: tuple[Call, ...]) -> Trace:
    """The run of the owner alone."""
    [trace] = runs(Shared(target.isa, target.code, memory, external=external), 0, calls)
    return trace


def start(target: Target, image: str, protocol: str, scenario: Scenario) -> tuple[dict[int, int], list[tuple[Call, ...]]]:
    """The memory when the threads start, and their programs."""
    memory = pieces(image, protocol, scenario.capacity, target.isa.settings["barriers"] == "yes")
    elements = iter(range(ELEMENT + 1, ELEMENT + 99))
    before = "".join(letter for letter in scenario.threads[0] if letter.isupper())
    beside = scenario.threads[0][len(before):]
    trace = alone(target, memory, program(before, 0, protocol, elements))
    if trace.ended:
        raise Problem(f"{target.name} {scenario.text}: what comes before the threads ends in {trace.ended}")
    taken = [result for call, result in zip(before, trace.results) if call in "OS"]
    pushed = before.count("P")
    if any(not ELEMENT < each <= ELEMENT + pushed for each in taken) or len(set(taken)) < len(taken):
        raise Problem(f"{target.name} {scenario.text}: one thread alone takes {taken}")
    memory.update(trace.memory)
    programs = [program(beside, 0, protocol, elements)]
    programs += [program(letters, n + 1, protocol, elements) for n, letters in enumerate(scenario.threads[1:])]
    return memory, programs


def explore(target: Target, memory: dict[int, int], programs: list[tuple[Call, ...]]) -> list[list[Trace]]:
    """All runs of the threads, whatever they may read."""
    shared = Shared(target.isa, target.code, memory, external=external)
    while True:
        found = [runs(shared, n, calls) for n, calls in enumerate(programs)]
        values = {word: {memory[word]} for word, users in shared.used.items() if len(users) > 1}
        steps: dict[int, set[tuple[int, int]]] = {word: set() for word in values}
        writers: dict[int, set[int]] = {word: set() for word in values}  # the threads that do not write atomically
        for n, traces in enumerate(found):
            for trace in traces:
                last = {}
                for event in trace.events:
                    if event.kind == "W" and event.addr in values:
                        values[event.addr].add(event.value)
                        before = last.get(event.addr, memory[event.addr])
                        if event.partner >= 0:
                            before = trace.events[event.partner].value
                        steps[event.addr].add((before, event.value))
                        writers[event.addr].add(-1 if event.partner >= 0 else n)
                        last[event.addr] = event.value
        later = {word: follow(values[word], steps[word]) for word, by in writers.items() if len(by) <= 1}
        if (values, later) == (shared.values, shared.later):
            return found
        shared.values, shared.later = values, later


def follow(values: set[int], steps: set[tuple[int, int]]) -> dict[int, set[int]]:
    """The values that a word may have once it had each: what one thread alone writes, or what all write atomically,
    has an order, so that nobody reads an older value after a newer one."""
    found = {}
    for value in values:
        reached, todo = {value}, [value]
        while todo:
            at = todo.pop()
            new = {after for before, after in steps if before == at} - reached
            reached |= new
            todo += new
        found[value] = reached
    return found


def with_barriers(traces: tuple[Trace, ...], full: str) -> list[list[Trace]]:
    """Runs in which thieves ran barriers, with what they do to the owner: it is sent word, runs a full fence at some
    place, and answers before the barrier ends. Other thieves run a fence as well; to leave that out only allows more.
    """
    owners, thieves = [traces[0]], []
    for thread, trace in enumerate(traces[1:], 1):
        events = list(trace.events)
        for n, fence in enumerate(trace.events):
            if fence.text != BARRIER:
                continue
            ask, answer = MAIL + 0x1000 * thread + 16 * n, MAIL + 0x1000 * thread + 16 * n + 8
            events[n] = fence._replace(text="interrupts the others")
            events += message(fence, n, ("W", ask), ("R", answer), ("F", full))
            owners = [owner for each in owners for owner in interrupted(each, ask, answer, full)]
        thieves.append([replace(trace, events=tuple(events))])
    return [owners, *thieves]


def message(of: Event, place: float, *steps: tuple[str, Any]) -> list[Event]:
    """Accesses to a barrier's words, and a fence, at a place in a thread's program."""
    plain = of._replace(adeps=0, ddeps=0, cdeps=0, partner=-1, text="interrupt")
    return [plain._replace(kind=kind, place=place + (k + 1) / 8, addr=0 if kind == "F" else what, value=int(kind != "F"),
                           attrs=frozenset({what} if kind == "F" else ())) for k, (kind, what) in enumerate(steps)]


def interrupted(owner: Trace, ask: int, answer: int, full: str) -> Iterator[Trace]:
    """The owner's run with an interrupt at each place; one between a load-linked and its store makes that fail."""
    for n, event in enumerate((Event("F", 0, 0, frozenset(), 0, 0, 0, "", 0, 0, -1), *owner.events)):
        if not any(0 <= e.partner < n <= k for k, e in enumerate(owner.events)):
            steps = message(event, event.place, ("R", ask), ("F", full), ("W", answer))
            yield replace(owner, events=(*owner.events, *steps))


class Judge:
    """The oracle of a scenario."""

    def __init__(self, target: Target, protocol: str, memory: dict[int, int], programs: list[tuple[Call, ...]],
                 scenario: Scenario) -> None:
        self.target, self.protocol, self.memory, self.programs = target, protocol, memory, programs
        self.pushed = set(range(ELEMENT + 1, ELEMENT + 1 + scenario.text.lower().count("p")))
        self.rest: dict[tuple, list[int]] = {}

    def drained(self, found: Found) -> list[int]:
        """What the owner takes when all have paused."""
        memory = dict(self.memory)
        for trace in found.traces:
            memory.update(trace.memory)
        memory.update(found.final)
        key = tuple(sorted((word, value) for word, value in memory.items() if word < STACKS))
        if key not in self.rest:
            calls = program(DRAIN * (len(self.pushed) + 1), 0, self.protocol, iter(()))
            trace = alone(self.target, memory, calls)
            if trace.ended:
                raise Problem(f"the rest cannot be taken: {trace.ended}")
            self.rest[key] = [value for value in trace.results if value]
        return self.rest[key]

    def taken(self, found: Found) -> list[int]:
        return [value for trace, calls in zip(found.traces, self.programs) for call, value in zip(calls, trace.results)
                if call.name != "push" and value not in (0, RETRY)]

    def wrong(self, found: Found) -> tuple[str, str] | None:
        """What is wrong with an execution."""
        if any(trace.ended == "wild" for trace in found.traces):
            return "unwritten", "a ring is used before it is written"
        taken = self.taken(found)
        if any(value == UNWRITTEN for value in taken):
            return "unwritten", "a slot is taken before it is written"
        every = Counter(taken)
        if not any(trace.ended for trace in found.traces):
            every += Counter(self.drained(found))
        for value, times in every.items():
            if value not in self.pushed and value != UNWRITTEN:
                return "unwritten", f"what is taken, {value:#x}, was never pushed"
            if times > 1:
                return "taken-twice", f"element {value - ELEMENT} is taken {times} times"
        if not any(trace.ended for trace in found.traces):
            lost = self.pushed - set(every)
            if lost:
                return "lost", f"element {min(lost) - ELEMENT} is lost"
        return None

    def despite_barriers(self, found: Found, initial: dict[int, int]) -> Failure | None:
        """A failure with these runs, if the barriers that are run allow one."""
        if not any(event.text == BARRIER for trace in found.traces for event in trace.events):
            return Failure(*self.wrong(found), found)
        model = self.target.model
        every = with_barriers(found.traces, self.target.full)
        runs = [[Run(trace, initial, model) for trace in each] for each in every]
        for other in executions(runs, initial, model):
            wrong = self.wrong(other)
            if wrong:
                return Failure(*wrong, other)
        return None


def judge(target: Target, image: str, protocol: str, scenario: Scenario, to_end: bool = True) -> Verdict:
    """Explores a scenario: all executions, or until the first that fails."""
    memory, programs = start(target, image, protocol, scenario)
    traces = explore(target, memory, programs)
    oracle = Judge(target, protocol, memory, programs, scenario)
    if scenario.threads[0] != scenario.threads[0].lower() and "S" in scenario.threads[0]:
        oracle.pushed -= set(range(ELEMENT + 1, ELEMENT + 1 + scenario.threads[0].count("S")))
    initial = Initial(memory)
    prepared = [[Run(trace, initial, target.model) for trace in each] for each in traces]
    verdict, outcomes = Verdict(), set()
    verdict.executed = {event.pc for each in traces for trace in each for event in trace.events}
    for found in executions(prepared, initial, target.model):
        verdict.executions += 1
        verdict.cut += any(trace.ended.startswith("cold") for trace in found.traces)
        outcomes.add(tuple(trace.results for trace in found.traces))
        wrong = oracle.wrong(found)
        if wrong and verdict.failure is None:
            verdict.failure = oracle.despite_barriers(found, initial)
            if verdict.failure and not to_end:
                break
    verdict.outcomes = len(outcomes)
    return verdict


class Initial(dict):
    """The memory at the beginning; a mailbox is empty."""

    def __missing__(self, word: int) -> int:
        return 0 if word >= MAIL else UNWRITTEN
