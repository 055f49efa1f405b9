"""The mode of a deque, whose owner runs no fence while nobody steals: cold, warming, warm, or fenced.

A deque is fenced if there are no heavy fences, or if nobody pops any more. The kernel may refuse any heavy fence to
any thread at any time.

`mode` is written by the owner, and by thieves, whose claims each come right after the message that they read: if that
is cold, the next one is warming, and then warm. Messages have a number each, with room for these two after each of the
owner's. Only the owner writes that the deque is cold, so that it finds it so only in its own newest such message.
"""

from collections.abc import Iterator
from typing import Any

from z3 import And, BoolVal, ForAll, If, IntVal, Not, Or

from model.proof.access import (
    Action,
    Sites,
    acquires,
    ends,
    goes,
    h,
    has_left,
    is_at,
    leaves,
    me,
    owner_fence,
    owner_fences,
    read,
    releases,
    s,
    step,
    thief_fence,
)
from model.proof.state import ABSENT, COLD, FENCED, OWNER, THIEF, WARM, WARMING, State, but, larger, put

COOLING = ("cool.fence", "cool.finds", "cool.look", "cool.again")
WARMER = Or(*(s.mode(read) == value for value in (WARMING, WARM, FENCED)))  # what is read is not cold
HELD = ("steal.mode", "warm.claim", "warm.fence")  # a thief at these sites must not steal yet


def finds_mode(o: Sites) -> Iterator[Action]:
    reads = [s.at == OWNER["pop.mode"], s.seen_mode <= read]
    after = but(s, seen_mode=read)
    yield Action("pop.mode, cold", [*reads, s.mode(read) == COLD], but(after, at=OWNER["pop.top"]), (read,))
    yield Action("pop.mode", [*reads, WARMER], but(after, at=OWNER["pop.warm"]), (read,))
    yield Action("pop.warm", [s.at == OWNER["pop.warm"]], but(owner_fence(s, o["pop.warm"]), at=OWNER["pop.top"]))

    # A push looks as well, when the ring seems full, and so does a pop's maintenance. Later, the owner makes the deque
    # warm: see `cool`.
    yield Action("pop.mode, push", [s.at == OWNER["idle"], s.seen_mode <= read, s.mode(read) == WARMING],
                 but(after, at=OWNER["push.warm"]), (read,))
    yield Action("pop.warm, push", [s.at == OWNER["push.warm"]], but(owner_fence(s, o["pop.warm"]), at=OWNER["idle"]))


def cool(o: Sites) -> Iterator[Action]:
    """Returns the actions of an owner that changes the mode, at any time between two operations.

    It may make the deque warm if it has seen that a thief is warming it, cold if it can know that it is warm, and
    fenced when nobody will pop any more.
    """
    number = s.modes + 3

    def stores(site: str, value: int) -> dict[str, Any]:
        return {"modes": number, "seen_mode": number, "mode": put(s.mode, number, IntVal(value)),
                "mode_bottom": put(s.mode_bottom, number, s.messages if releases(o[site]) else s.fenced_at)}

    yield Action("owner.warm", [s.at == OWNER["idle"], s.modes < s.seen_mode, s.mode(s.modes + 1) == WARMING],
                 but(s, **stores("owner.warm", WARM)))
    yield Action("owner.leave", [s.at == OWNER["idle"]], but(s, **stores("owner.leave", FENCED)))
    yield Action("cool.mode", [s.at == OWNER["idle"], s.seen_mode <= read, s.mode(read) == WARM],
                 but(s, at=OWNER["cool.fence"], last_cold=number, **stores("cool.mode", COLD)), (read,))
    cooled = {"at": OWNER["cool.look"], "cooled": s.last_cold, "checked": lambda x: BoolVal(False)}
    yield from owner_fences("cool", o["cool.fence"], cooled, s.at == OWNER["cool.fence"])

    # In the code, a refused heavy fence is an ordinary one. Nothing depends on that.
    yield Action("cool.fence, refused", [s.at == OWNER["cool.fence"]], but(s, at=OWNER["cool.again"]))

    # It looks at one thread after the other, and finds it announced or gone.
    looks = but(s, checked=put(s.checked, me, BoolVal(True)), seen_count=put(s.seen_count, me, read))
    if acquires(o["cool.look"]):
        looks = but(looks, seen_mode=larger(s.seen_mode, s.left_mode(me, read)),
                    seen_top=larger(s.seen_top, s.left_top(me, read)))
    at = [s.at == OWNER["cool.look"]]
    yield step("cool.look", [*at, s.seen_count(me) <= read, has_left(s, me, read)], looks, (read,))
    yield step("cool.look, inside", [*at, s.seen_count(me) <= read, 1 <= read, read <= s.count(me)],
               but(s, at=OWNER["cool.again"]), (read,))
    yield Action("cool.look, done", [*at, ForAll([h], s.checked(h), patterns=[s.checked(h)])], but(s, at=OWNER["idle"]))
    yield Action("cool.again", [s.at == OWNER["cool.again"]], but(s, at=OWNER["idle"], **stores("cool.again", WARM)))


def warm(o: Sites) -> Iterator[Action]:
    reads = [is_at("steal.mode"), s.saw_mode(me) <= read]
    saw = but(s, saw_mode=put(s.saw_mode, me, read))
    joined = but(saw, saw_bottom=put(s.saw_bottom, me, larger(s.saw_bottom(me), s.mode_bottom(read)))) \
        if acquires(o["steal.mode"]) else saw
    yield step("steal.mode, warm", [*reads, s.mode(read) == WARM], goes(joined, "steal.top"), (read,))
    yield step("steal.mode, fenced", [*reads, s.mode(read) == FENCED], goes(joined, "fenced.fence"), (read,))
    yield step("steal.mode", [*reads, Or(s.mode(read) == COLD, s.mode(read) == WARMING)], goes(saw, "warm.claim"),
               (read,))
    yield step("fenced.fence", [is_at("fenced.fence")], goes(thief_fence(s, o["fenced.fence"]), "steal.top"))

    number = read + 1

    def claims(site: str, value: int, to: int, bottom: Any) -> tuple[list[Any], State]:
        return [is_at(site), s.saw_mode(me) <= read, s.mode(read) == value, s.mode(number) == ABSENT], but(
            s, saw_mode=put(s.saw_mode, me, number), mode=put(s.mode, number, IntVal(to)),
            mode_bottom=put(s.mode_bottom, number, larger(bottom, s.mode_bottom(read))))

    guard, claimed = claims("warm.claim", COLD, WARMING, IntVal(0))
    yield step("warm.claim", guard, goes(claimed, "warm.fence"), (read,))
    # A failed claim is a relaxed load of another value.
    yield step("warm.claim, lost", [is_at("warm.claim"), s.saw_mode(me) <= read, WARMER],
               goes(saw, "warm.fence"), (read,))
    yield step("warm.fence", [is_at("warm.fence")], goes(thief_fence(s, o["warm.fence"]), "warm.done"))
    yield step("warm.fence, refused", [is_at("warm.fence")], ends(s, o))
    # Although relaxed, this releases everything seen at the fence.
    guard, claimed = claims("warm.done", WARMING, WARM, s.saw_bottom(me) if releases(o["warm.done"]) else
                            s.fenced_bottom(me))
    newest = s.last_cold < read
    yield step("warm.done", guard, goes(but(claimed, warmer=If(newest, me, s.warmer),
                                            warmer_count=If(newest, s.count(me), s.warmer_count)), "steal.top"),
               (read,))
    yield step("warm.done, lost", [is_at("warm.done")], goes(s, "steal.top"))


def leave(o: Sites) -> Iterator[Action]:
    def noted(name: str, what: Any) -> Any:
        """Returns the view of a store. One that does not release has the view of the store before it."""
        was, count = getattr(s, name), s.count(me)
        value = what if releases(o["reader.leave"]) else was(me, count - 1)
        return lambda x, n: If(And(x == me, n == count), value, was(x, n))

    yield step("reader.leave", [is_at("reader.leave")],
               leaves(but(s, left_mode=noted("left_mode", s.saw_mode(me)), left_top=noted("left_top", s.saw_top(me))),
                      o))


def is_safe(state: State, x: Any) -> Any:
    """States that a thief may steal: it is announced, and has found the deque not cold, or made it warm."""
    return And(*(state.thief_at(x) != THIEF[site] for site in ("idle", *HELD, "steal.slot late", "reader.leave")))


def will_be_found(state: State, x: Any, count: Any) -> Any:
    """States that an owner that cools must see this announcement of a thief, or that the thief has left."""
    return Or(state.at == OWNER["cool.fence"], state.at == OWNER["cool.again"],
              And(state.at == OWNER["cool.finds"], Or(Not(state.found(x)), count <= state.sc_count(x))),
              And(state.at == OWNER["cool.look"], count <= state.seen_count(x), Not(state.checked(x))))
