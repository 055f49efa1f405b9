"""Known steps that fail, and steps next to them that do not: what each failure means, decided on given states.

A case changes the state before a step of a run, without regard to the step's conditions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from model.proof.concrete import State, Step, Taken, Values

Change = Callable[[State, Values], dict[str, Any] | None]  # None, if the state has no such case


class Case(NamedTuple):
    failure: str
    says: str
    actions: tuple[str, ...]  # that end in one of these ways
    change: Change  # of the state before the step
    fails: bool


def put(state: State, name: str, key: Any, value: Any) -> dict[str, Any]:
    return {name: state[name].put(key, value)}


def last(state: State) -> int:
    return int(state["bottom"]) - 1


def own_write(state: State) -> int:
    """The write that the owner reads from its youngest slot."""
    return state.newest(state["writes"], state["rings"], state.place(state["rings"], last(state)))


def owners(state: State) -> int:
    return int(state["element_of"][own_write(state)])


def one_is_left(state: State, values: Values, message: int = 0, **more: Any) -> dict[str, Any]:
    """There is one element, announced by the message that is read, or by another."""
    there = {"top": last(state), **put(state, "announced", last(state), values.get("read", 0) + message)}
    return {**there, "at": "owner idle", **more}


def of_me(name: str, value: Callable[[State, str], Any]) -> Change:
    return lambda state, values: put(state, name, values["me"], value(state, values["me"]))


def found(state: State, me: str) -> int:
    return int(state["element"][me])


def passed(after: int) -> Change:
    """Another thief found nothing with this many messages more than the one that the thief has seen."""
    return lambda state, values: put(state, "passed_over", state["target"][values["me"]],
                                     state["saw_bottom"][values["me"]] + after)


def reused(acquired: int) -> Change:
    """The ring has one slot, which the last element had; of the claims before it, and of its own, this is acquired."""
    return lambda state, _: {"top": state["bottom"], "acquired": last(state) + acquired,
                             **put(state, "capacity", state["rings"], 1)} if state["bottom"] > 0 else None


def read_in(state: State, values: Values, later: int) -> dict[str, Any]:
    """A thief read the ring in this many announcements after the one that the owner knows without having waited."""
    at = values["read"], "t1"
    return {"waits": state["waits"].put(at, -1), "read_in": state["read_in"].put(at, state["passed"][at] + later)}


THIEF = ("steal.cas", "batch.cas")
POPS = ("pop.top, taken", "pop.cas, won")
NOTHING = ("pop.look", "pop.top, none", "pop.cas, lost")
EMPTY = ("steal.bottom, empty", "look.bottom, empty")
CASES = (
    Case("TakenOnce", "an element that was taken", THIEF, lambda state, values: put(
        state, "taken", found(state, values["me"]), True), fails=True),
    Case("TakenOnce", "an element that was taken", POPS, lambda state, _: put(state, "taken", owners(state), True),
         fails=True),
    Case("Written", "no element", THIEF, of_me("element", lambda *_: 0), fails=True),
    Case("Written", "no element", POPS, lambda state, _: put(state, "element_of", own_write(state), 0), fails=True),
    Case("Torn", "a word of another element", THIEF, of_me("rest", lambda state, me: found(state, me) + 1), fails=True),
    Case("HandedOver", "an element of which it has seen less", THIEF,
         of_me("saw_writes", lambda state, me: found(state, me) - 1), fails=True),
    Case("HandedOver", "an element that it has just seen", THIEF, of_me("saw_writes", found), fails=False),
    Case("Youngest", "an element that is not the youngest", POPS, lambda state, _: put(
        state, "current", last(state), owners(state) - 1), fails=True),
    Case("Oldest", "an element that is not the oldest", THIEF, lambda state, values: put(
        state, "current", state["target"][values["me"]], found(state, values["me"]) - 1), fails=True),
    Case("NoneExact", "beside an element", NOTHING, one_is_left, fails=True),
    Case("NoneExact", "beside none", NOTHING, lambda state, _: {"top": state["bottom"]}, fails=False),
    Case("EmptyExact", "beside an element that was announced by then", EMPTY, one_is_left, fails=True),
    Case("EmptyExact", "beside an element that was announced later", EMPTY,
         lambda state, values: one_is_left(state, values, message=1), fails=False),
    Case("EmptyExact", "beside an element that the owner pops", EMPTY,
         lambda state, values: one_is_left(state, values, at="owner pop.top"), fails=False),
    Case("EmptyStays", "having seen what another one had seen that found nothing", THIEF, passed(0), fails=True),
    Case("EmptyStays", "having seen less", THIEF, passed(1), fails=False),
    Case("Caused", "while its index is the oldest", ("steal.cas, lost",), lambda state, values: {
        "top": state["target"][values["me"]]}, fails=True),
    Case("Caused", "after another claim of its index", ("steal.cas, lost",), lambda state, values: {
        "top": state["target"][values["me"]] + 1}, fails=False),
    Case("NoUseAfterFree", "of a ring that was freed", ("steal.slot", "steal.rest"), lambda state, values: put(
        state, "freed", state["in_ring"][values["me"]], True), fails=True),
    Case("FreedAfterReads", "after a read that it does not know", ("free",), lambda state, values: read_in(
        state, values, 1), fails=True),
    Case("FreedAfterReads", "after the last read that it knows", ("free",), lambda state, values: read_in(
        state, values, 0), fails=False),
    Case("ReusedInTime", "without the claim before", ("push.slot",), reused(0), fails=True),
    Case("ReusedInTime", "with the claim before", ("push.slot",), reused(1), fails=False),
)


def wrong(steps: dict[str, Step], taken: dict[str, list[Taken]]) -> Iterator[str]:
    """Yields the cases that do not fail, though they must, or that fail, though they must not."""
    for case in CASES:
        if not any(case.failure in step.changes for step in steps.values()):
            continue  # With this reclamation, no action raises it.
        tried = [(name, choices, State({**state, **changed})) for name in case.actions if name in steps
                 for state, choices in taken.get(name, ()) if (changed := case.change(state, choices)) is not None]
        for name in (name for name in case.actions if name in steps and name not in {each[0] for each in tried}):
            yield f"no run tries {case.failure} of {name}: {case.says}"
        for name in dict.fromkeys(name for name, choices, before in tried
                                  if steps[name].goes(before, choices)[case.failure] != case.fails):
            yield f"{case.failure} is {'not ' * case.fails}raised by {name} {case.says}"
