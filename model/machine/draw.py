"""An execution that fails, as lanes of instructions: a column for each thread."""

from __future__ import annotations

from typing import Any

from cat import bits
from cpu import UNWRITTEN, Call, Event
from program import ELEMENT, MAIL, PIECES, RETRY, Failure

WIDTH = 58
KINDS = {"R": "load", "W": "store", "F": "fence"}


def place(word: int) -> str:
    """The name of a word: its piece of memory, and how far inside it is."""
    name, start = max(PIECES.items(), key=lambda piece: piece[1] if piece[1] <= word else 0)
    inside = 0 <= word - start < 0x1000
    return "a barrier's word" if word >= MAIL else f"{name}+{word - start}" if inside else f"{word:#x}"


def shown(value: int) -> str:
    if value == UNWRITTEN:
        return "unwritten"
    if ELEMENT < value < ELEMENT + 99:
        return f"element {value - ELEMENT}"
    return str(value) if value < 1 << 12 else place(value)


def ordered(failure: Failure) -> list[int]:
    """The events, each thread's in their order, and reads after the writes that they read from where that can be."""
    x = failure.found
    before = [sum(1 << base + j for j, other in enumerate(trace.events) if other.place < event.place)
              for trace, base in zip(x.traces, x.base) for event in trace.events]
    wanted = list(before)
    for i, j in (*x.pairs["rf"], *x.pairs["co"], *x.pairs["fr"]):
        wanted[j] |= 1 << i
    order: list[int] = []
    left = (1 << x.size) - 1
    while left:
        ready = [i for i in bits(left) if not before[i] & left]
        order.append(min(ready, key=lambda i: bin(wanted[i] & left).count("1")))
        left ^= 1 << order[-1]
    return order


class Drawing:
    """The execution as the results have it."""

    def __init__(self, failure: Failure, programs: list[tuple[Call, ...]]) -> None:
        self.programs, self.traces = programs, failure.found.traces
        self.steps: list[dict[str, Any]] = []
        self.begun = [-1] * len(programs)
        x = failure.found
        source, number = {read: write for write, read in x.pairs["rf"]}, {}
        order = ordered(failure)
        for event in order:
            thread = x.owner[event]
            of = self.traces[thread].events[event - x.base[thread]]
            self.advance(thread, of.op)
            number[event] = len(self.steps)
            self.add(thread, KINDS[of.kind], self.did(of))
            if of.kind != "F":
                self.steps[-1] |= {"place": place(of.addr), "value": shown(of.value)}
        for thread, trace in enumerate(self.traces):
            self.advance(thread, len(trace.results))
        for event in order:
            if event in source:
                self.steps[number[event]]["reads"] = number[source[event]]

    def add(self, thread: int, kind: str, text: str) -> None:
        self.steps.append({"thread": thread, "kind": kind, "text": text})

    def advance(self, thread: int, op: int) -> None:
        """Ends the thread's operations before this one, and begins it."""
        while self.begun[thread] < op:
            at, results = self.begun[thread], self.traces[thread].results
            if 0 <= at < len(results):
                value = results[at]
                text = "()" if self.programs[thread][at].name == "push" else "Retry" if value == RETRY else (
                    shown(value) if value else "nothing")
                self.add(thread, "return", f"= {text}")
            self.begun[thread] += 1
            for call in self.programs[thread][at + 1:at + 2]:
                self.add(thread, "call", f"push {shown(call.args[1])}" if call.name == "push" else call.name)

    @staticmethod
    def did(event: Event) -> str:
        if event.kind == "F":
            return event.text
        return f"{event.text}   {'<-' if event.kind == 'W' else '->'} {shown(event.value)} ({place(event.addr)})"

    def execution(self) -> dict[str, Any]:
        return {"threads": ["owner", *(f"thief {n}" for n in range(1, len(self.programs)))], "steps": self.steps}


def lanes(execution: dict[str, Any]) -> str:
    """The execution for a terminal."""
    lines = ["      " + "".join(f"{name:{WIDTH}}" for name in execution["threads"]).rstrip()]
    for n, step in enumerate(execution["steps"]):
        indent = "" if step["kind"] in ("call", "return") else "  "
        read = f", of step {step['reads']}" if step.get("reads", -1) > n else ""
        lines.append(f"{n:4}  {'':{WIDTH * step['thread']}}{indent}{step['text']}{read}")
    return "\n".join(lines)
