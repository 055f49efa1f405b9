"""The programs of sites: what each operation does, access by access, as in src/deque.rs. For porters."""

# `at` is the shared memory: `at.load("pop.top", w.inner.top)` is the site `pop.top`, which loads `top`; the rest is in
# interface.py. `w` is what only the owner uses, `r` a thread's record, and `new` a ring that is not published. `then`
# is the rest of an operation, with what it needs. Nothing here waits for another thread. The work of epochs is
# external.

from __future__ import annotations

from typing import Any

from model.refinement.interface import At, Element, Ring, Then, Truth, Word, Worker

Result = Any  # of `reserve`: OK, or an error of two words

NONE, RETRY = 0, -1  # an element is another word
COLD, WARMING, WARM, FENCED = range(4)  # the modes
REQUESTED = (1 << 64) - 1
OK = 1 - (1 << 63)  # what `reserve` returns if there is room
HEADER = 32  # bytes of a ring before its slots
ALIVE = 1  # the state of a thread's handle
BATCH = 32  # the most elements of a batch
PATIENCE = 8192  # the most pops between two looks at whether thieves come


# The owner.


def push(at: At, w: Worker, element: Element) -> None:
    if w.grow_at - w.bottom <= 0:
        room, _ = at.call("reserve", w, 1)
        if room != OK:
            at.call("fail", room)
    put(at, w, w.bottom, element)


def put(at: At, w: Worker, b: Word, element: Element) -> None:
    at.store("push.slot", at.slot(w.slots, w.mask, b), element)
    at.fence("push.fence")
    w.bottom = b + 1
    at.store("push.bottom", w.inner.bottom, b + 1)


def reserve(at: At, w: Worker, more: Word) -> Result:
    """Makes room for more elements: returns OK, or an error of two words."""
    if at.asymmetric:
        recover(at, w)
    return collect(at, w, room, more) if at.frees else room(at, w, more)


def room(at: At, w: Worker, more: Word) -> Result:
    if free(at, w) >= more:
        return (OK,)
    return at.goes(look_for_room, w, more)


def free(at: At, w: Worker) -> Word:
    """The number of elements for which there is room."""
    room = w.grow_at - w.bottom
    return at.unsigned(at.choose(room > 0, room, 0))


def look_for_room(at: At, w: Worker, more: Word) -> Result:
    t = at.load("push.top", w.inner.top)
    capacity = at.unsigned(w.mask + 1)
    w.grow_at = t + capacity
    needed = at.unsigned(w.bottom - t + more)
    if needed > capacity:
        failed = at.call("resize", w, t, at.power_of_two(needed))
        if failed[0] != OK:
            return failed
    return room(at, w, more)  # The allocator may have used it up.


def resize(at: At, w: Worker, t: Word, capacity: Word) -> Result:
    """Moves the elements, none of which is older than `t`, to a new ring if they fit."""
    if not at.is_power_of_two(capacity):
        at.call("fail")
    if not at.fits(capacity):
        return 0, capacity
    size = HEADER + 8 * at.words * capacity
    new = at.call("allocate", size, 8)
    if new == 0:
        return 8, size
    new.mask, new.older = capacity - 1, 0
    first = w.slots.first  # of the old ring, whose header is before its slots
    first = at.choose(first - t <= 0, t, first)
    if w.bottom - first > capacity:
        at.call("free", new, size, 8)
        return (OK,)
    new.first = first
    return at.goes(copy, w, new, first) if at.words and w.bottom != first else publish(at, w, new)


def copy(at: At, w: Worker, new: Ring, i: Word) -> Result:
    old, slot = at.slot(w.slots, w.mask, i), at.slot(new + HEADER, new.mask, i)
    for n in range(at.words):
        at.store("grow.slot", slot + 8 * n, at.load("grow.old", old + 8 * n))
    return at.goes(copy, w, new, i + 1) if w.bottom != i + 1 else publish(at, w, new)


def publish(at: At, w: Worker, new: Ring) -> Result:
    old, change = w.slots, new.mask - w.mask
    w.grow_at = w.grow_at + change
    w.slots, w.mask = new + HEADER, new.mask
    w.upkeep = positive(quarter(at, w, at.unsigned(new.mask + 1)))
    at.store("grow.ring", w.inner.ring, new)
    return retire(at, w, old, change < 0)


def retire(at: At, w: Worker, old: Any, smaller: Truth) -> Result:
    """Puts a ring into the list of kept ones, or into the list of rings that wait for threads in a steal."""
    inner = w.inner
    if at.frees and not at.linked:
        at.call("retire", inner.strategy, old - HEADER, at.free, at.choose(smaller, at.retire, 0))
        return (OK,)
    old.older, old.free = inner.newest, inner.free
    inner.newest = 0
    if not (at.grace and smaller and inner.waiting == 0):
        inner.newest, inner.free = old - HEADER, at.free
        return (OK,)
    inner.waiting, inner.waiting_free = old - HEADER, at.free
    if at.asymmetric:
        if not at.heavy("retire.fence"):
            return (OK,)
    else:
        at.fence("retire.fence")
    return watch(at, w, at.piece(at.load("records.head", at.records.newest)), done)


def done(at: At, w: Worker) -> Result:
    return (OK,)


def collect(at: At, w: Worker, then: Then, *more: Any) -> Any:
    """Looks again at the thread for which rings wait, and goes on."""
    if not at.linked:
        at.call("collect", w.inner.strategy)
        return then(at, w, *more)
    reader, count = w.inner.reader, w.inner.count
    if reader != 0 and at.load("retire.look", reader.count) != count:
        return watch(at, w, reader.older, then, *more)
    return then(at, w, *more)


def watch(at: At, w: Worker, r: Any, then: Then, *more: Any) -> Any:
    """Looks for a thread in a steal from this record on, and frees the rings that wait if there is none."""
    if r != 0:
        return at.goes(watch_one, w, r, then, *more)
    inner = w.inner
    ring, free, inner.reader, inner.waiting = inner.waiting, inner.waiting_free, 0, 0
    return at.goes(free_ring, w, ring, free, then, *more) if ring != 0 else then(at, w, *more)


def watch_one(at: At, w: Worker, r: Any, then: Then, *more: Any) -> Any:
    count = at.load("retire.look", r.count)
    if count & 1 == 0:
        return watch(at, w, r.older, then, *more)
    w.inner.reader, w.inner.count = r, count
    return then(at, w, *more)


def free_ring(at: At, w: Worker, ring: Any, free: Any, then: Then, *more: Any) -> Any:
    """Frees a ring and the older ones, each with the function that is held with it."""
    older, older_free = ring.older, ring.free
    ring.older = 0
    at.call("through", free, ring)
    return at.goes(free_ring, w, older, older_free, then, *more) if older != 0 else then(at, w, *more)


def pop(at: At, w: Worker) -> Element:
    b = w.bottom - 1
    t = at.load("pop.look", w.inner.top)
    if b - t < 0:
        return finish(at, w, 0, NONE)
    at.store("pop.reserve", w.inner.bottom, b)
    reserved(at, w)
    t = at.load("pop.top", w.inner.top)
    left = b - t
    if left < 0:
        at.store("pop.restore", w.inner.bottom, b + 1)
        return finish(at, w, 0, NONE)
    element = at.load("pop.slot", at.slot(w.slots, w.mask, b))
    if left == 0:
        claimed = at.cas("pop.cas", w.inner.top, t, t + 1)
        at.store("pop.restore", w.inner.bottom, b + 1)
        if not claimed:
            return finish(at, w, 0, NONE)
        if at.asymmetric:
            w.claims_from = w.claims_from + 1
    else:
        w.bottom = b
    return finish(at, w, left, element)


def reserved(at: At, w: Worker) -> None:
    """Orders the reservation before the load of `top`."""
    at.fence("pop.fence")
    if at.asymmetric:
        mode = at.load("pop.mode", w.inner.mode)
        if mode != COLD:
            at.fence("pop.warm")
            if mode == WARMING:
                w.upkeep = REQUESTED
            else:
                w.left = w.left - 1
                if w.left == 0:
                    w.upkeep = REQUESTED


def finish(at: At, w: Worker, left: Word, result: Element) -> Element:
    if at.unsigned(left) < at.unsigned(w.upkeep):
        if at.frees:
            at.call("maintain", w, left)
        else:
            at.call("maintain", w)
    return result


def maintain(at: At, w: Worker, left: Word) -> Any:
    """Sees to the mode, frees replaced rings, and shrinks the ring if the elements are few."""
    b = w.bottom
    if at.asymmetric:
        recover(at, w)
        if w.left == 0 and is_left_alone(at, w, at.load("pop.top", w.inner.top)):
            return cool(at, w, see_to_rings, b, left)
    return see_to_rings(at, w, b, left)


def see_to_rings(at: At, w: Worker, b: Word, left: Word) -> Any:
    if not at.frees:
        w.upkeep = 0
        return None
    return collect(at, w, shrink, b, left) if at.linked else shrink(at, w, b, left)


def quarter(at: At, w: Worker, capacity: Word) -> Word:
    """The number of elements below which a ring of this capacity shrinks."""
    if not at.frees or at.unsigned(capacity) <= at.unsigned(w.inner.least):
        return 0
    return at.unsigned(capacity) >> 2


def positive(number: Word) -> Word:
    return number if number != 0 else 1


def shrink(at: At, w: Worker, b: Word, left: Word) -> None:
    """Halves the ring, unless rings wait. While they do, a pop that leaves nothing looks at them again."""
    none_waits = w.inner.waiting == 0 if at.linked else at.call("collect", w.inner.strategy)
    shrinks_below = quarter(at, w, w.mask + 1)
    w.upkeep = shrinks_below if none_waits else positive(shrinks_below)
    if none_waits and at.unsigned(left) < at.unsigned(shrinks_below):
        at.call("resize", w, b - left, at.unsigned(w.mask + 1) >> 1)


def recover(at: At, w: Worker) -> None:
    if at.load("pop.mode", w.inner.mode) == WARMING:
        at.fence("pop.warm")
        at.store("owner.warm", w.inner.mode, WARM)


def least(at: At, one: Word, other: Word) -> Word:
    return at.choose(one < other, one, other)


def is_left_alone(at: At, w: Worker, t: Word) -> Truth:
    """Returns true if no thief has moved `top` since the last look."""
    if not at.linked:
        return at.call("check", w.patience, t)
    alone = w.claims_from == t
    w.claims_from = t
    if alone:
        w.most = least(at, PATIENCE, 2 * w.most % (1 << 32))
    w.left = w.most
    return alone


def cool(at: At, w: Worker, then: Then, *more: Any) -> Any:
    """Makes pops run no fence, unless a thread is in a steal, and goes on."""
    if at.load("pop.mode", w.inner.mode) != WARM:
        return then(at, w, *more)
    if not at.linked:
        at.call("make cold", w.inner.mode)
        return then(at, w, *more)
    at.store("cool.mode", w.inner.mode, COLD)
    if at.heavy("cool.fence"):
        newest = at.piece(at.load("records.head", at.records.newest))
        if newest != 0:
            return at.goes(look_into, w, newest, then, *more)
    else:
        at.store("cool.again", w.inner.mode, WARM)
    return then(at, w, *more)


def look_into(at: At, w: Worker, r: Any, then: Then, *more: Any) -> Any:
    if at.load("cool.look", r.count) & 1 != 0:
        at.store("cool.again", w.inner.mode, WARM)
    elif r.older != 0:
        return at.goes(look_into, w, r.older, then, *more)
    return then(at, w, *more)


# A thief.


def steal(at: At) -> Element:
    return look(at)


def batch(at: At, w: Worker, limit: Word) -> Element:
    """Moves up to half of the elements to the thief's own deque, and returns the last one, if one is kept."""
    if at.linked and not at.kept and limit == 0:
        at.call("fail")
    if at.victim != w.inner:
        return look(at, w, BATCH if at.kept else limit)
    return pop(at, w) if at.kept else w.bottom - at.load("len.top", w.inner.top) > 0


def look(at: At, *batch: Any) -> Element:
    """In a batch, the thief has more: its own deque, and a limit on the elements that it takes."""
    if not at.asymmetric:
        return announce(at, *batch) if at.grace else take(at, None, *batch)
    if at.load("steal.mode", at.victim.mode) != WARM:
        t = at.load("look.top", at.victim.top)
        if at.load("look.bottom", at.victim.bottom) - t <= 0:
            return NONE
    return announce(at, *batch)


def announced(at: At, r: Any, *batch: Any) -> Element:
    at.fence("enter.fence")
    mode = at.load("steal.mode", at.victim.mode)
    if mode != WARM and not warm_up(at, mode):
        return leave(at, r, RETRY)
    return at.goes(take, r, *batch)


def take(at: At, r: Any, w: Worker | None = None, limit: Word = 1) -> Element:
    t = at.load("steal.top", at.victim.top)
    at.fence("steal.fence")
    b = at.load("steal.bottom", at.victim.bottom)
    if b - t <= 0:
        return leave(at, r, NONE)
    several = 1
    if w is not None:
        several = half(at, b - t, limit)
        if several - at.kept > free(at, w):
            leave(at, r)
            return at.goes(make_room, w, limit)
    guard = pin(at) if at.epochs else None
    claimed, element = claim(at, t, "steal.cas" if w is None else "batch.cas")
    if claimed and several > 1:
        return at.goes(claim_next, r, guard, w, t + 1, several - 1, element)
    return taken(at, r, guard, w, element) if claimed else leave(at, r, RETRY, guard)


def pin(at: At) -> Any:
    """Makes the collector of epochs free no ring that this thread may read, until it unpins."""
    if at.pins.registered == 0:
        at.call("first use", at.pins)
    return at.call("pin")


def taken(at: At, r: Any, guard: Any, w: Worker | None, element: Element) -> Element:
    """Ends a steal, or a batch with its last element."""
    leave(at, r, guard=guard)
    if w is None or at.kept:
        return element
    push(at, w, element)
    return 1


def claim(at: At, t: Word, site: str) -> tuple[Truth, Element]:
    ring = at.load("steal.ring", at.victim.ring)
    element = at.load("steal.slot", at.slot_in(ring, t))
    return at.cas(site, at.victim.top, t, t + 1), element


def claim_next(at: At, r: Any, guard: Any, w: Worker, t: Word, left: Word, youngest: Element) -> Element:
    """Claims another element, before it pushes the one that it has."""
    if at.load("batch.bottom", at.victim.bottom) - t <= 0:
        return taken(at, r, guard, w, youngest)
    claimed, element = claim(at, t, "batch.cas")
    if not claimed:
        return taken(at, r, guard, w, youngest)
    push(at, w, youngest)
    if left != 1:
        return at.goes(claim_next, r, guard, w, t + 1, left - 1, element)
    return taken(at, r, guard, w, element)


def half(at: At, elements: Word, limit: Word) -> Word:
    """Half of the elements, and one more if they are odd; at least 1, and at most a limit."""
    elements = at.unsigned(at.choose(elements > 1, elements, 1))
    several = (elements >> 1) + (elements & 1)
    return least(at, limit, several)


def make_room(at: At, w: Worker, limit: Word) -> Element:
    """Makes room after the thief has left, for what it may take, or for as much as there is memory for."""
    b = at.load("len.bottom", at.victim.bottom)
    t = at.load("len.top", at.victim.top)
    if at.call("reserve", w, half(at, b - t, limit) - at.kept)[0] != OK:
        room, _ = at.call("reserve", w, 1 - at.kept)
        if room != OK:
            at.call("fail", room)
    room = free(at, w)
    return look(at, w, least(at, room + at.kept, limit))


def announce(at: At, *batch: Any) -> Element:
    """Goes on with the thread's record, which then says that it is in a steal."""
    if at.handle.state == ALIVE:
        return enter(at, at.handle.record, *batch)
    found = at.call("first use", at.handle)
    if found != 0:
        return enter(at, found.record, *batch)
    return enter(at, at.call("temporary"), *batch)  # The thread is ending.


def enter(at: At, r: Any, *batch: Any) -> Element:
    count = at.load("reader.count", r.count)
    if count & 1 == 0:
        at.store("reader.enter", r.count, count + 1)
    elif at.linked:
        r.nested = r.nested + 1
    else:
        at.call("enter nested", r)
    return at.goes(announced if at.asymmetric else take, r, *batch)


def leave(at: At, r: Any, result: Element | None = None, guard: Any = None) -> Any:
    """Unpins the thread, if it is pinned, and leaves its record, if it has announced itself."""
    if guard is not None:
        at.call("unpin", guard)
    if r is None:
        return result
    if r.nested == 0:
        count = at.load("reader.count", r.count)
        at.store("reader.leave", r.count, count + 1)
    else:
        at.call("leave nested", r)
    return result


def warm_up(at: At, mode: Word) -> Truth:
    """Makes the owner's pops run a fence. Returns false if the kernel refuses the barrier."""
    if mode == FENCED:
        at.fence("fenced.fence")
        return True
    at.cas("warm.claim", at.victim.mode, COLD, WARMING)
    warm = at.heavy("warm.fence")
    if warm:
        at.cas("warm.done", at.victim.mode, WARMING, WARM)
    return warm
