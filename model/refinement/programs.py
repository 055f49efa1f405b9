"""The programs of sites: what each operation does, access by access, as in src/deque.rs. For porters.

`at` is the shared memory: `at.load("pop.top", at.top)` is the site `pop.top`, which loads `top`. Each site has the
ordering that `model/sites.json` gives to the protocol. `w` is what only the owner uses, and `r` a thread's own record.
Indices are words that wrap, and their distances are signed. `at.linked` is true after optimization at link time, which
leaves out some calls.

An access may return whatever memory answers. Nothing here waits for another thread. `at.goes` continues with another
function, with these locals; `at.call` is a function with a program of its own, or the system's.
"""

NONE, RETRY = 0, -1  # an element is another word
COLD, WARMING, WARM, FENCED = range(4)  # the modes
DUE = 1 << 31
REQUESTED = (1 << 63) - 1
OK = 1 - (1 << 63)  # what `reserve` returns if there is room
HEADER = 32  # bytes of a ring before its slots
ALIVE = 1  # the state of a thread's handle
TEMPORARY = -1  # what a record has instead of the number of nested steals
PATIENCE = 8192  # the most pops between two looks at whether thieves come


# The owner.


def push(at, w, element):
    if w.grow_at - w.bottom <= 0:
        room, _ = at.call("reserve", w, 1)
        if room != OK:
            at.call("fail", room)
    b = w.bottom
    at.store("push.slot", at.slot(w.slots, w.mask, b), element)
    at.fence("push.fence")
    w.bottom = b + 1
    at.store("push.bottom", at.bottom, b + 1)


def reserve(at, w, more):
    """Makes room for more elements: returns OK, or an error of two words."""
    if at.asymmetric:
        recover(at)
    return room(at, w, more)


def room(at, w, more):
    if at.unsigned(max(w.grow_at - w.bottom, 0)) >= more:
        return (OK,)
    return at.goes(look_for_room, w, more)


def look_for_room(at, w, more):
    t = at.load("push.top", at.top)
    capacity = at.unsigned(w.mask + 1)
    w.grow_at = t + capacity
    needed = at.unsigned(w.bottom - t + more)
    if needed > capacity:
        failed = at.call("resize", w, t, at.power_of_two(needed))
        if failed[0] != OK:
            return failed
    return room(at, w, more)  # The allocator may have used it up.


def resize(at, w, t, capacity):
    """Moves the elements, none of which is older than `t`, to a new ring if they fit."""
    if not at.is_power_of_two(capacity):
        at.call("fail")
    if not at.fits(capacity):
        return 0, capacity
    size = HEADER + 8 * capacity
    new = at.call("allocate", size, 8)
    if new == 0:
        return 8, size
    new.mask, new.older = capacity - 1, 0
    first = w.slots.first  # of the old ring, whose header is before its slots
    if first - t <= 0:
        first = t
    if w.bottom - first > capacity:
        at.call("free", new, size, 8)
        return (OK,)
    new.first = first
    return at.goes(copy, w, new, first) if w.bottom != first else publish(at, w, new)


def copy(at, w, new, i):
    element = at.load("grow.old", at.slot(w.slots, w.mask, i))
    at.store("grow.slot", at.slot(new + HEADER, new.mask, i), element)
    return at.goes(copy, w, new, i + 1) if w.bottom != i + 1 else publish(at, w, new)


def publish(at, w, new):
    """Retained rings are in a list."""
    old, inner = w.slots, w.inner
    w.grow_at = w.grow_at + new.mask - w.mask
    w.slots, w.mask, w.upkeep = new + HEADER, new.mask, 0
    at.store("grow.ring", at.ring, new)
    old.older, old.free = inner.newest, inner.free
    inner.newest, inner.free = old - HEADER, at.free
    return (OK,)


def pop(at, w):
    b = w.bottom - 1
    t = at.load("pop.look", at.top)
    if b - t < 0:
        return NONE
    at.store("pop.reserve", at.bottom, b)
    reserved(at, w)
    t = at.load("pop.top", at.top)
    left = b - t
    if left < 0:
        at.store("pop.restore", at.bottom, b + 1)
        return finish(at, w, left, NONE)
    element = at.load("pop.slot", at.slot(w.slots, w.mask, b))
    if left == 0:
        claimed = at.cas("pop.cas", at.top, t, t + 1)
        at.store("pop.restore", at.bottom, b + 1)
        if not claimed:
            return finish(at, w, left, NONE)
        if at.asymmetric:
            w.claims_from = w.claims_from + 1
    else:
        w.bottom = b
    return finish(at, w, left, element)


def reserved(at, w):
    """Orders the reservation before the load of `top`."""
    at.fence("pop.fence")
    if at.asymmetric:
        mode = at.load("pop.mode", at.mode)
        if mode != COLD:
            at.fence("pop.warm")
            if mode == WARMING:
                w.upkeep = REQUESTED
            else:
                w.left = w.left - 1
                if w.left == 0:
                    w.left = w.most | DUE
                    w.upkeep = REQUESTED


def finish(at, w, left, result):
    if left < w.upkeep:
        at.call("maintain", w, left)
    return result


def maintain(at, w):
    """Sees to the mode if that is requested. With retained rings, a pop has nothing else to maintain."""
    requested = w.upkeep == REQUESTED
    w.upkeep = 0
    if not (at.asymmetric and requested):
        return
    if w.most == 0:
        at.call("fail")
    left, count = w.left, w.left & DUE - 1
    w.left = min(w.most, count) if count != 0 else 1
    if left == count:
        recover(at)
    elif is_left_alone(at, w, at.load("pop.top", at.top)):
        cool(at)


def recover(at):
    if at.load("pop.mode", at.mode) == WARMING:
        at.fence("pop.warm")
        at.store("owner.warm", at.mode, WARM)


def is_left_alone(at, w, t):
    """Returns true if no thief has moved `top` since the last look."""
    if not at.linked:
        return at.call("check", w.patience, t)
    alone = w.claims_from == t
    w.claims_from = t
    if alone:
        w.most = min(PATIENCE, 2 * w.most % (1 << 32))
    w.left = w.most
    return alone


def cool(at):
    """Makes pops run no fence, unless a thread is in a steal."""
    if at.load("pop.mode", at.mode) != WARM:
        return None
    if not at.linked:
        return at.call("make cold", at.mode)
    at.store("cool.mode", at.mode, COLD)
    if at.heavy("cool.fence"):
        newest = at.piece(at.load("records.head", at.records.newest))
        if newest != 0:
            at.goes(look_into, newest)
    else:
        at.store("cool.again", at.mode, WARM)


def look_into(at, r):
    if at.load("cool.look", r.count) & 1 != 0:
        at.store("cool.again", at.mode, WARM)
    elif r.older != 0:
        at.goes(look_into, r.older)


# A thief.


def steal(at):
    if not at.asymmetric:
        return announce(at) if at.grace else take(at, None)
    if at.load("steal.mode", at.mode) != WARM:
        t = at.load("look.top", at.top)
        if at.load("look.bottom", at.bottom) - t <= 0:
            return NONE
    return announce(at)


def announced(at, r):
    at.fence("enter.fence")
    mode = at.load("steal.mode", at.mode)
    if mode != WARM and not warm_up(at, mode):
        leave(at, r)
        return RETRY
    return at.goes(take, r)


def take(at, r):
    t = at.load("steal.top", at.top)
    at.fence("steal.fence")
    b = at.load("steal.bottom", at.bottom)
    if b - t <= 0:
        leave(at, r)
        return NONE
    ring = at.load("steal.ring", at.ring)
    element = at.load("steal.slot", at.slot_in(ring, t))
    claimed = at.cas("steal.cas", at.top, t, t + 1)
    leave(at, r)
    return element if claimed else RETRY


def announce(at):
    """Goes on with the thread's record, which then says that it is in a steal."""
    if at.handle.state == ALIVE:
        return enter(at, at.handle.record)
    found = at.call("first use", at.handle)
    if found != 0:
        return enter(at, found.record)
    if not at.linked:  # The thread is ending.
        return enter(at, at.call("temporary"))
    return look_at(at, at.piece(at.load("records.head", at.records.newest)))


def look_at(at, r):
    """Goes on with this record, or with a new one if there is none."""
    return at.goes(claim, r) if r != 0 else claimed(at, at.call("push record"))


def claim(at, r):
    return claimed(at, r) if at.cas("record.claim", r.claimed, 0, 1) else look_at(at, r.older)


def claimed(at, r):
    r.nested = TEMPORARY
    return enter(at, r)


def enter(at, r):
    count = at.load("reader.count", r.count)
    if count & 1 == 0:
        at.store("reader.enter", r.count, count + 1)
    elif at.linked:
        r.nested = r.nested + 1
    else:
        at.call("enter nested", r)
    return at.goes(announced if at.asymmetric else take, r)


def leave(at, r):
    if r is None:
        return
    if r.nested == 0:
        count = at.load("reader.count", r.count)
        at.store("reader.leave", r.count, count + 1)
    else:
        at.call("leave nested", r)


def warm_up(at, mode):
    """Makes the owner's pops run a fence. Returns false if the kernel refuses the barrier."""
    if mode == FENCED:
        at.fence("fenced.fence")
        return True
    at.cas("warm.claim", at.mode, COLD, WARMING)
    warm = at.heavy("warm.fence")
    if warm:
        at.cas("warm.done", at.mode, WARMING, WARM)
    return warm
