"""The mode of a deque whose owner has no fence while nobody steals: cold, warming, warm; or fenced, in a process
without heavy fences.

`mode` is written by the owner, which cools, and by thieves, which warm, each message after the newest. A thief's
are read-modify-writes. Only the owner writes that the deque is cold, so that it finds it so only in its own newest
such message.
"""

from collections.abc import Iterator
from typing import Any

from z3 import And, BoolVal, ForAll, If, Not, Or

from access import (
    Action, Sites, acquires, first, goes, h, has_left, is_at, me, owner_barrier, owner_fence, read, releases, s, step,
    thief_barrier, thief_fence,
)
from state import COLD, FENCED, OWNER, THIEF, WARM, WARMING, State, Thief, but, larger, put

COOLING = ("cool.fence", "cool.look", "cool.again")
HELD = ("steal.mode", "warm.claim", "warm.fence")  # a thief here has no right to steal yet


def finds_mode(o: Sites) -> Iterator[Action]:
    """An owner that finds the deque cold does without a fence."""
    reads = [s.at == OWNER["pop.mode"], s.seen_mode <= read, read <= s.modes]
    after = but(s, seen_mode=read)
    yield Action("pop.mode, cold", [*reads, s.mode(read) == COLD], but(after, at=OWNER["pop.top"]), (read,))
    yield Action("pop.mode", [*reads, s.mode(read) != COLD], but(after, at=OWNER["pop.warm"]), (read,))
    yield Action("pop.warm", [s.at == OWNER["pop.warm"]], but(owner_fence(s, o["pop.warm"]), at=OWNER["pop.top"]))


def writes_mode(value: int, bottom: Any) -> dict[str, Any]:
    """The next message of `mode`, which releases this of `bottom`."""
    number = s.modes + 1
    return {"modes": number, "mode": put(s.mode, number, value), "mode_bottom": put(s.mode_bottom, number, bottom)}


def cool(o: Sites) -> Iterator[Action]:
    """Between its operations, the owner cools whenever it likes, if it knows that the deque is warm."""
    def stores(site: str, value: int) -> dict[str, Any]:
        bottom = s.messages if releases(o[site]) else s.fenced_at
        return {**writes_mode(value, bottom), "seen_mode": s.modes + 1}

    yield Action("cool.mode", [s.at == OWNER["idle"], s.mode(s.seen_mode) == WARM],
                 but(s, at=OWNER["cool.fence"], last_cold=s.modes + 1, **stores("cool.mode", COLD)))
    fenced = owner_barrier(s) if o["cool.fence"] == "Heavy" else owner_fence(s, o["cool.fence"])
    yield Action("cool.fence", [s.at == OWNER["cool.fence"]],
                 but(fenced, at=OWNER["cool.look"], cooled=s.last_cold, checked=lambda x: BoolVal(False)))

    # It looks at one thread after the other: what it finds is the announcement, or that it has been left.
    looks = but(s, checked=put(s.checked, me, BoolVal(True)), seen_count=put(s.seen_count, me, read))
    if acquires(o["cool.look"]):
        looks = but(looks, seen_mode=larger(s.seen_mode, s.left_mode(me, read)),
                    seen_top=larger(s.seen_top, s.left_top(me, read)))
    at = [s.at == OWNER["cool.look"]]
    yield step("cool.look", [*at, s.seen_count(me) <= read, has_left(s, me, read)], looks, (read,))
    yield step("cool.look, inside", [*at, s.seen_count(me) <= read, 1 <= read, read <= s.count(me)],
               but(s, at=OWNER["cool.again"]), (read,))
    yield Action("cool.look, done", [*at, ForAll([h], s.checked(h), patterns=[s.checked(h)])],
                 but(s, at=OWNER["idle"]))
    yield Action("cool.again", [s.at == OWNER["cool.again"]],
                 but(s, at=OWNER["idle"], **stores("cool.again", WARM)))


def warm(o: Sites) -> Iterator[Action]:
    """A thief that is announced, and finds the deque not warm, makes it so, with a heavy fence."""
    # It had looked before: if it found nothing then, it was not announced.
    reads = [is_at("steal.mode"), s.saw_mode(me) <= read, read <= s.modes]
    saw = but(s, saw_mode=put(s.saw_mode, me, read))
    joined = but(saw, saw_bottom=put(s.saw_bottom, me, larger(s.saw_bottom(me), s.mode_bottom(read)))) \
        if acquires(o["steal.mode"]) else saw
    yield step("steal.mode, warm", [*reads, s.mode(read) == WARM], goes(joined, "steal.top"), (read,))
    yield step("steal.mode, fenced", [*reads, s.mode(read) == FENCED], goes(joined, "fenced.fence"), (read,))
    yield step("steal.mode", [*reads, Or(s.mode(read) == COLD, s.mode(read) == WARMING)], goes(saw, "warm.claim"),
               (read,))
    yield step("fenced.fence", [is_at("fenced.fence")], goes(thief_fence(s, o["fenced.fence"]), "steal.top"))

    number = s.modes + 1
    yield step("warm.claim", [is_at("warm.claim"), s.mode(s.modes) == COLD],
               goes(but(s, saw_mode=put(s.saw_mode, me, number), **writes_mode(WARMING, s.mode_bottom(s.modes))),
                    "warm.fence"))
    # A failed claim is a relaxed load of another value.
    yield step("warm.claim, lost", [is_at("warm.claim"), s.saw_mode(me) <= read, read <= s.modes,
                                    s.mode(read) != COLD], goes(saw, "warm.fence"), (read,))
    fenced = thief_barrier(s) if o["warm.fence"] == "Heavy" else thief_fence(s, o["warm.fence"])
    yield step("warm.fence", [is_at("warm.fence")], goes(fenced, "warm.done"))
    # This releases what was seen at the fence, though it be relaxed.
    bottom = s.saw_bottom(me) if releases(o["warm.done"]) else s.fenced_bottom(me)
    yield step("warm.done", [is_at("warm.done"), s.mode(s.modes) == WARMING],
               goes(but(s, saw_mode=put(s.saw_mode, me, number), warmer=me, warmer_count=s.count(me),
                        **writes_mode(WARM, larger(bottom, s.mode_bottom(s.modes)))), "steal.top"))
    yield step("warm.done, lost", [is_at("warm.done")], goes(s, "steal.top"))


def leave(o: Sites) -> Iterator[Action]:
    def noted(name: str, what: Any) -> Any:
        """A store that does not release says no more than the last."""
        was, count = getattr(s, name), s.count(me)
        value = what if releases(o["reader.leave"]) else was(me, count - 1)
        return lambda x, n: If(And(x == me, n == count), value, was(x, n))

    yield step("reader.leave", [is_at("reader.leave")],
               goes(but(s, left_mode=noted("left_mode", s.saw_mode(me)), left_top=noted("left_top", s.saw_top(me))),
                    "idle"))


def is_cooling(state: State) -> Any:
    return Or(*(state.at == OWNER[site] for site in COOLING))


def is_safe(state: State, x: Any) -> Any:
    """Whether a thief is announced, and has found the deque not cold, or made it so: it may steal."""
    return And(*(state.thief_at(x) != THIEF[site] for site in ("idle", *HELD, "steal.slot late", "reader.leave")))


def will_be_found(state: State, x: Any) -> Any:
    """Whether an owner that cools must find that this thief is announced, if it stays."""
    return Or(state.at == OWNER["cool.fence"], state.at == OWNER["cool.again"],
              And(state.at == OWNER["cool.look"], state.count(x) <= state.seen_count(x), Not(state.checked(x))))
