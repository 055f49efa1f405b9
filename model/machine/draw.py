"""An execution that fails, as lanes of instructions: a column for each thread."""

from __future__ import annotations

from typing import Any

from cpu import UNWRITTEN, Call, Event
from cat import bits
from program import ELEMENT, MAIL, PIECES, RETRY, Failure

WIDTH = 58


def place(word: int) -> str:
    """A word's name: its piece of memory, and how far inside it is."""
    if word >= MAIL:
        return "a barrier's word"
    start, name = max((start, name) for name, start in PIECES.items() if start <= word) if word >= 0x1000 else (0, "")
    if word - start < 0x1000:
        return f"{name}+{word - start}"
    return f"{word:#x}"


def shown(value: int) -> str:
    if value == UNWRITTEN:
        return "unwritten"
    if ELEMENT < value < ELEMENT + 99:
        return f"element {value - ELEMENT}"
    return str(value) if value < 1 << 12 else place(value)


def did(event: Event) -> str:
    """What an instruction did."""
    if event.kind == "F":
        return event.text
    return f"{event.text}   {'<-' if event.kind == 'W' else '->'} {shown(event.value)} ({place(event.addr)})"


def ordered(failure: Failure) -> list[int]:
    """The events in an order in which each thread's come one after the other, and reads after writes where that
    can be."""
    x = failure.found.execution
    before = [sum(1 << base + j for j, other in enumerate(t.events) if other.place < event.place)
              for t, base in zip(x.threads, x.base) for event in t.events]
    wanted = list(before)
    for i, j in (*x.rf, *x.co, *x.fr):
        wanted[j] |= 1 << i
    done, order = 0, []
    while len(order) < x.size:
        ready = [i for i in range(x.size) if not done >> i & 1 and not before[i] & ~done]
        chosen = min(ready, key=lambda i: bin(wanted[i] & ~done).count("1"))
        done |= 1 << chosen
        order.append(chosen)
    return order


def outcome(call: Call, value: int) -> str:
    if call.name == "push":
        return "= ()"
    return "= Retry" if value == RETRY else f"= {shown(value)}" if value else "= nothing"


def trace(failure: Failure, programs: list[tuple[Call, ...]]) -> dict[str, Any]:
    """The execution as the results have it."""
    x = failure.found.execution
    names = ["owner", *(f"thief {n}" for n in range(1, len(programs)))]
    steps: list[dict[str, Any]] = []
    number: dict[int, int] = {}
    source = {read: write for write, read in x.rf}
    begun = [-1] * len(programs)

    def advance(thread: int, op: int) -> None:
        """Ends the thread's operations before this one, and begins it."""
        results = failure.found.traces[thread].results
        while begun[thread] < op:
            if 0 <= begun[thread] < len(results):
                ended = begun[thread]
                steps.append({"thread": thread, "kind": "return",
                              "text": outcome(programs[thread][ended], results[ended])})
            begun[thread] += 1
            if begun[thread] < len(programs[thread]):
                call = programs[thread][begun[thread]]
                what = f" {shown(call.args[1])}" if call.name == "push" else ""
                steps.append({"thread": thread, "kind": "call", "text": call.name + what})

    for event in ordered(failure):
        thread = x.owner[event]
        of = failure.found.traces[thread].events[event - x.base[thread]]
        advance(thread, of.op)
        number[event] = len(steps)
        step = {"thread": thread, "kind": {"R": "load", "W": "store", "F": "fence"}[of.kind], "text": did(of)}
        if of.kind != "F":
            step |= {"place": place(of.addr), "value": shown(of.value)}
        if event in source:
            step["source"] = source[event]
        steps.append(step)
    for thread, found in enumerate(failure.found.traces):
        advance(thread, len(found.results))
    for step in steps:
        if "source" in step:
            step["reads"] = number[step.pop("source")]
    return {"threads": names, "steps": steps}


def lanes(execution: dict[str, Any]) -> str:
    """The execution for a terminal."""
    lines = ["      " + "".join(f"{name:{WIDTH}}" for name in execution["threads"]).rstrip()]
    for n, step in enumerate(execution["steps"]):
        indent = "" if step["kind"] in ("call", "return") else "  "
        read = f", of step {step['reads']}" if step.get("reads", -1) > n else ""
        lines.append(f"{n:4}  {'':{WIDTH * step['thread']}}{indent}{step['text']}{read}")
    return "\n".join(lines)
