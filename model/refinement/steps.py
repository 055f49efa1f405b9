"""The steps of programs in the relation of the proof: a function for each site, in the order of programs.py.

The decorator says where the thread is in the relation before the site, and what is known there. The function says what
the access is in the relation: `s` is the state before the step, `after` the state after it, and the history is that of
both. Afterwards, the thread is where the next site of the program is, unless the function says otherwise. `read` is the
message or write that the relation's thread reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from z3 import And, BoolVal, Int, Or

from model.problem import Problem
from model.proof.access import first, has_left, may_read_bottom, may_read_top, me, own_element, read, s, size
from model.proof.relation import looks_at_bottom, pin
from model.proof.state import ABSENT, COLD, FENCED, WARM, WARMING, State, place
from model.refinement import programs
from model.refinement.integers import OLD_FIRST
from model.refinement.recording import ELEMENT, THE_TOP, Access, Program
from model.refinement.step import NO_STEP, SITES, Facts, Path, Place, Step, owner, site_of, thief

MODES = (COLD, WARMING, WARM, FENCED)
# Places at which only another thread, or the kernel's barrier, takes a step.
RETIRE_FINDS, RETIRE_LOOK, COOL_FINDS = (Place(False, at) for at in ("retire.finds", "retire.look", "cool.finds"))
IDLE, THIEF_IDLE = Place(False, "idle"), Place(True, "idle")
# Accesses that are never steps, and why.
NEVER = {
    "records.head": "the relation's owner knows all threads",
    "retire.look": "freeing.py compares it",
    "enter.fence": "only a barrier makes it a fence, which is a step of the thread that runs the barrier",
    "len.bottom": "it is a hint",
    "len.top": "it is a hint",
}


# The owner.


def is_slot(a: Access, ring: Any, index: Any, word: int = 0) -> Facts:
    """States that an access is to the slot of an index in a ring, or to this word of it."""
    slot = a.slot
    return [BoolVal(slot.word == word), slot.ring.number == ring, slot.mask.v == s.capacity(ring) - 1,
            slot.index.v == index]


def owns(a: Access, index: Any) -> Step:
    """A load of the owner from its ring. Only the owner writes to slots, so it reads its last write, and that is no
    step."""
    return Step(is_none=True, where=is_slot(a, s.rings, index, a.slot.word),
                keeps=lambda _: [a.answer == own_element(index)])


@owner("push.slot", at="idle")
def push_slot(a: Access, path: Path) -> Step:
    """Writes the element, which is the number of the write, into the newest ring."""
    if path.program.function is not programs.push:
        return NO_STEP  # It is in the thief's own deque.
    return Step(where=[*is_slot(a, s.rings, s.bottom), a.written == Int(ELEMENT)], does=lambda after: [
        after.writes == s.writes + 1, s.ring_of(after.writes) == s.rings,
        s.index_of(after.writes) == a.slot.index.v, s.element_of(after.writes) == after.writes])


@owner("push.fence", at="push.fence")
def push_fence(_: Access, path: Path) -> Step:
    return Step() if path.program.function is programs.push else NO_STEP


@owner("push.bottom", at="push.bottom")
def push_bottom(a: Access, path: Path) -> Step:
    return stores_bottom(a) if path.program.function is programs.push else NO_STEP


def stores_bottom(a: Access) -> Step:
    return Step(does=lambda after: [after.messages == s.messages + 1, s.bottom_of(after.messages) == a.written])


@owner("push.top", at="idle")
def push_top(a: Access, _: Path) -> Step:
    return owner_reads_top(a)


def owner_reads_top(a: Access) -> Step:
    return Step(may=[*may_read_top(), a.answer == read])


@owner("resize", at="idle")
def resize(a: Access, _: Path) -> Step:
    """The new ring begins with the first index of the old one, or with the `top` that the operation has read."""
    t = Int(THE_TOP)
    return Step(
        where=[a.ring.number == s.rings + 1],
        may=[t <= s.seen_top, OLD_FIRST.v <= s.seen_top, size >= 1, a.ring.mask.v + 1 == size, a.written == first],
        keeps=lambda state: [state.copied == a.written, state.capacity(state.rings + 1) == a.ring.mask.v + 1])


@owner("grow.old", at="grow.slot")
def grow_old(a: Access, _: Path) -> Step:
    return owns(a, s.copied)


@owner("grow.slot", at="grow.slot", knows=lambda state: [state.copied < state.bottom])
def grow_slot(a: Access, _: Path) -> Step:
    """Copies a word of the owner's own element into the ring that is not published yet. The first one counts."""
    if a.before is None or a.before.site != "grow.old":
        raise Problem("a word is copied, but its own was not read")
    where = [*is_slot(a, s.rings + 1, s.copied, a.before.slot.word), a.written == a.before.answer]
    if a.slot.word != 0:
        return Step(is_none=True, where=where)
    return Step(where=where, does=lambda after: [
        after.writes == s.writes + 1, s.ring_of(after.writes) == s.rings + 1,
        s.index_of(after.writes) == a.slot.index.v, s.element_of(after.writes) == a.written])


@owner("grow.ring", at="grow.slot", knows=lambda state: [state.copied == state.bottom])
def grow_ring(a: Access, _: Path) -> Step:
    return Step(where=[a.written == s.rings + 1],
                does=lambda after: [after.rings == s.rings + 1, after.writes == s.published(after.rings)])


@owner("retire.fence", at="idle", knows=lambda state: [state.retired < state.rings - 1])
def retire_fence(a: Access, _: Path) -> Step:
    """Then the relation decides at once for which threads the rings wait. If a barrier is refused, they all wait."""
    if a.won is None:
        return Step(then=RETIRE_LOOK)
    return Step(may=[s.barriers], then=RETIRE_FINDS) if a.won else NO_STEP


@owner("pop.look", at="idle")
def pop_look(a: Access, path: Path) -> Step:
    """A look that finds an element changes nothing."""
    return owner_reads_top(a) if path.ends else NO_STEP


@owner("pop.reserve", at="idle")
def pop_reserve(a: Access, _: Path) -> Step:
    return stores_bottom(a)


@owner("pop.fence", at="pop.fence")
def pop_fence(_: Access, __: Path) -> Step:
    return Step()


@owner("pop.mode", at="pop.mode")
def pop_mode(a: Access, path: Path) -> Step:
    """Between two operations, only a warming deque matters. An owner that cools has found it warm: see `cool.mode`."""
    if path.program.function is programs.pop or path.follows("pop.warm"):
        return Step(may=[s.seen_mode <= read, *is_mode(a.answer)])
    return NO_STEP


def is_mode(answer: Any) -> Facts:
    """States that a load returns the message of `mode` that is read."""
    return [Or(*(s.mode(read) == each for each in MODES)), answer == s.mode(read)]


@owner("pop.warm", at="pop.warm")
def pop_warm(_: Access, __: Path) -> Step:
    return Step()


@owner("pop.top", at="pop.top")
def pop_top(a: Access, _: Path) -> Step:
    return owner_reads_top(a)


@owner("pop.slot", at="pop.top")
def pop_slot(a: Access, _: Path) -> Step:
    return owns(a, s.bottom - 1)


@owner("pop.cas", at="pop.cas")
def pop_cas(a: Access, _: Path) -> Step:
    if a.won:
        return claims_top(a)
    return Step(may=[*may_read_top(), read != a.expected], does=lambda after: [after.top == s.top])


def claims_top(a: Access, site: str = "") -> Step:
    return Step(site, may=[s.top == a.expected], does=lambda after: [after.top == a.written])


@owner("pop.restore", at="pop.restore")
def pop_restore(a: Access, _: Path) -> Step:
    return stores_bottom(a)


# The owner, between two operations: the mode.


def is_warming(state: State) -> Facts:
    return [state.modes < state.seen_mode, state.mode(state.modes + 1) == WARMING]


# A push to a full ring and a pop's maintenance look at the mode between two operations.
RECOVERS = {"pop.mode": IDLE, "pop.warm": Place(False, "push.warm", expects=is_warming)}


def stores_mode(a: Access, may: Sequence[Any] = ()) -> Step:
    return Step(may=[*may], does=lambda after: [after.modes == s.modes + 3, after.mode(after.modes) == a.written])


@owner("owner.warm", at="idle", knows=is_warming)
def owner_warm(a: Access, _: Path) -> Step:
    return stores_mode(a)


@owner("cool.mode", at="idle")
def cool_mode(a: Access, _: Path) -> Step:
    """Follows the load `pop.mode`, with which it is one step of the relation."""
    if a.before is None or a.before.site != "pop.mode":
        raise Problem("the deque is cooled, but its mode was not read")
    return stores_mode(a, [s.seen_mode <= read, a.before.answer == s.mode(read)])


@owner("cool.fence", at="cool.fence")
def cool_fence(a: Access, _: Path) -> Step:
    return Step(then=COOL_FINDS) if a.won else Step()


@owner("cool.look", at="cool.look")
def cool_look(a: Access, path: Path) -> Step:
    """If the thread has left, the owner looks at others."""
    inside = And(read >= 1, read <= s.count(me), a.answer == 2 * read - 1)
    left = And(has_left(s, me, read), a.answer == 2 * read)
    return Step(may=[s.seen_count(me) <= read, Or(inside, left)],
                then=SITES["cool.look"].place if path.ends else None)


@owner("cool.again", at="cool.again")
def cool_again(a: Access, _: Path) -> Step:
    return stores_mode(a)


# A thief, before it may steal.


@thief("look.top", at="idle")
def look_top(a: Access, _: Path) -> Step:
    """It counts only if `look.bottom` then finds nothing."""
    return Step(is_none=True, keeps=lambda _: [a.answer == first])


@thief("look.bottom", at="idle")
def look_bottom(a: Access, path: Path) -> Step:
    """A look that finds an element changes nothing."""
    if not path.ends:
        return NO_STEP
    return Step(may=[first <= s.top, *may_read_bottom(), a.answer == s.bottom_of(read)])


def follows_count(a: Access, answer: Any) -> Facts:
    """States that a store to the thread's own count follows its load."""
    if a.before is None or a.before.site != "reader.count":
        raise Problem(f"{a.site} does not follow a load of the count")
    return [a.before.answer == answer]


@thief("reader.count", at="idle")
def reader_count(_: Access, __: Path) -> Step:
    """The count is the thread's own. The stores that follow compare it."""
    return NO_STEP


@thief("reader.enter", at="idle")
def reader_enter(a: Access, path: Path) -> Step:
    """A count is odd from an announcement of the thread until it leaves."""
    site = "elsewhere" if path.program.is_elsewhere else ""
    return Step(site, may=follows_count(a, 2 * s.count(me)), does=lambda after: [
        after.count(me) == s.count(me) + 1, a.written == 2 * after.count(me) - 1])


@thief("steal.mode", at="steal.mode")
def steal_mode(a: Access, path: Path) -> Step:
    """The thief looks again after it has announced itself. Before that, the mode changes nothing."""
    if path.follows("look.top") or "reader.enter" in path.later:
        return NO_STEP
    return Step(may=[s.saw_mode(me) <= read, *is_mode(a.answer)])


@thief("fenced.fence", at="fenced.fence")
def fenced_fence(_: Access, __: Path) -> Step:
    return Step()


@thief("warm.claim", at="warm.claim")
def warm_claim(a: Access, _: Path) -> Step:
    if a.won:
        return claims_mode(a)
    return Step(may=[s.saw_mode(me) <= read, s.mode(read) != a.expected,
                     Or(*(s.mode(read) == each for each in MODES))])


def claims_mode(a: Access) -> Step:
    """A claim comes right after the message that it reads."""
    return Step(may=[s.saw_mode(me) <= read, s.mode(read) == a.expected, s.mode(read + 1) == ABSENT],
                does=lambda after: [after.mode(read + 1) == a.written])


@thief("warm.fence", at="warm.fence")
def warm_fence(_: Access, __: Path) -> Step:
    return Step()


@thief("warm.done", at="warm.done")
def warm_done(a: Access, _: Path) -> Step:
    return claims_mode(a) if a.won else Step(is_free=True)


# A thief that steals.


@thief("steal.top", at="steal.top")
def steal_top(a: Access, _: Path) -> Step:
    """The thief steals at the index that it reads."""
    return Step(may=[read <= s.top, a.answer == read], keeps=lambda state: [state.target(me) == a.answer])


@thief("steal.fence", at="steal.fence")
def steal_fence(_: Access, path: Path) -> Step:
    return NO_STEP if path.orders["steal.fence"] == "Relaxed" else Step()


@thief("steal.bottom", at="steal.bottom")
def steal_bottom(a: Access, path: Path) -> Step:
    may, _ = looks_at_bottom(path.orders, "steal.top", "steal.bottom")
    return Step(may=[*may, a.answer == s.bottom_of(read)])


@thief("pin", at="pin")
def pins(_: Access, path: Path) -> Step:
    """The promise of epochs."""
    may, *_rest = pin(path.orders)
    return Step(may=may)


@thief("steal.ring", at="steal.ring")
def steal_ring(a: Access, _: Path) -> Step:
    """The thief reads no ring that is older than the newest one that it must see."""
    may = [read >= 1, read <= s.rings, Or(read == s.rings, s.published(read + 1) > s.saw_writes(me)), a.answer == read]
    return Step(may=may, keeps=lambda state: [state.in_ring(me) == a.answer])


@thief("steal.slot", at="steal.slot")
def steal_slot(a: Access, _: Path) -> Step:
    """It reads the newest write to the slot that it must see, or a newer one."""
    return Step(where=is_slot(a, s.in_ring(me), s.target(me)), may=may_read_slot(a),
                keeps=lambda state: [state.element(me) == a.answer])


def may_read_slot(a: Access) -> Facts:
    ring = s.in_ring(me)
    slot = place(ring, s.target(me))
    oldest = s.newest(s.saw_writes(me), ring, slot)
    newer = And(s.ring_of(read) == ring, place(ring, s.index_of(read)) == slot)
    return [oldest <= read, read <= s.writes, Or(read == oldest, newer), a.answer == s.element_of(read)]


@thief("steal.rest", at="steal.rest")
def steal_rest(a: Access, _: Path) -> Step:
    """The second word of the element."""
    return Step(where=is_slot(a, s.in_ring(me), s.target(me), 1), may=may_read_slot(a),
                keeps=lambda state: [state.rest(me) == a.answer])


@thief("steal.cas", at="steal.cas")
def steal_cas(a: Access, _: Path) -> Step:
    return claims_top(a) if a.won else misses_top(a)


def misses_top(a: Access, site: str = "") -> Step:
    """A claim fails because it reads a later value."""
    return Step(site, may=[s.saw_top(me) <= read, read <= s.top, read != a.expected],
                does=lambda after: [after.top == s.top])


@thief("batch.cas", at="steal.cas")
def batch_cas(a: Access, path: Path) -> Step:
    """The last claim of a batch is a steal's."""
    if not a.won:
        return misses_top(a, "steal.cas")
    return claims_top(a, "batch.cas" if "batch.bottom" in path.later else "steal.cas")


@thief("batch.bottom", at="batch.bottom")
def batch_bottom(a: Access, path: Path) -> Step:
    may, _ = looks_at_bottom(path.orders, "batch.cas", "batch.bottom")
    return Step(may=[*may, a.answer == s.bottom_of(read)])


@thief("reader.leave", at="reader.leave")
def reader_leave(a: Access, path: Path) -> Step:
    """With `Fenced`, the relation's thief leaves with its last step, unless it stole from another deque."""
    if not (path.profile.asymmetric or path.program.is_elsewhere):
        return Step(is_none=True, where=follows_count(a, a.written - 1))
    count = 2 * s.count(me)
    return Step(may=follows_count(a, count - 1), does=lambda _: [a.written == count])


# Any thread.


def step_at(a: Access, path: Path) -> Step:
    """A thief that steals from another deque shares only its record with the one that is compared."""
    if a.site in NEVER or path.program.is_elsewhere and a.site not in ("reader.enter", "reader.leave"):
        return NO_STEP
    return site_of(a.site).step(a, path)


def place_of(site: str, program: Program) -> Place:
    """Where the thread is before a site of a program; without a site, at the end of the operation."""
    if not site:
        return THIEF_IDLE if program.is_of_thief else IDLE
    if program.function is programs.recover and site in RECOVERS:
        return RECOVERS[site]
    return site_of(site).place
