"""An execution that fails, as lanes of instructions: a column for each thread."""

from __future__ import annotations

from typing import Any

from cat import bits
from cpu import UNWRITTEN, Call
from program import ELEMENT, MAIL, PIECES, RETRY, Failure

WIDTH = 58
KINDS = {"R": "load", "W": "store", "F": "fence"}


def place(word: int) -> str:
    """The name of a word: its piece of memory, and how far inside it is."""
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


def execution(failure: Failure, programs: list[tuple[Call, ...]]) -> dict[str, Any]:
    """The execution as the results have it."""
    x, steps, number = failure.found, [], {}
    source, begun = {read: write for write, read in x.pairs["rf"]}, [0] * len(programs)
    # An operation begins before its first event, and ends before the thread's next one.
    todo = [(x.owner[event], event) for event in ordered(failure)] + [(n, -1) for n in range(len(programs))]
    for thread, event in todo:
        trace, calls = x.traces[thread], programs[thread]
        of = trace.events[event - x.base[thread]] if event >= 0 else None
        for op in range(begun[thread], (of.op if of else len(trace.results)) + 1):
            if op:
                value = trace.results[op - 1]
                text = "()" if calls[op - 1].name == "push" else shown(value) if value else "nothing"
                steps.append({"thread": thread, "kind": "return", "text": f"= {text}"})
            for call in calls[op:op + 1]:
                text = f"push {shown(call.args[1])}" if call.name == "push" else call.name
                steps.append({"thread": thread, "kind": "call", "text": text})
            begun[thread] = op + 1
        if of:
            number[event] = len(steps)
            steps.append({"thread": thread, "kind": KINDS[of.kind], "text": of.text})
            if of.kind != "F":
                steps[-1] |= {"place": place(of.addr), "value": shown(of.value)}
                steps[-1]["text"] += f"   {'<-' if of.kind == 'W' else '->'} {shown(of.value)} ({place(of.addr)})"
    for read, write in source.items():
        steps[number[read]]["reads"] = number[write]
    return {"threads": ["owner", *(f"thief {n}" for n in range(1, len(programs)))], "steps": steps}


def lanes(drawn: dict[str, Any]) -> str:
    """The execution for a terminal."""
    lines = ["      " + "".join(f"{name:{WIDTH}}" for name in drawn["threads"]).rstrip()]
    for n, step in enumerate(drawn["steps"]):
        indent = "" if step["kind"] in ("call", "return") else "  "
        read = f", of step {step['reads']}" if step.get("reads", -1) > n else ""
        lines.append(f"{n:4}  {'':{WIDTH * step['thread']}}{indent}{step['text']}{read}")
    return "\n".join(lines)
