"""The programs of sites of crates/c/chase_lev.h: a pop and a steal are those of src/deque.rs, on other memory."""

from model.refinement import programs


class Owner:
    """A deque in C, as a worker: what only the owner uses is in it, and the slots are found by the owner's ring."""

    slots = property(lambda self: self.inner.own_ring + 16)
    mask = property(lambda self: self.inner.own_ring.mask)
    grow_at = property(lambda self: self.inner.grow_at)
    bottom = property(lambda self: self.inner.own_bottom, lambda self, b: setattr(self.inner, "own_bottom", b))
    upkeep = -(1 << 63)  # none is due

    def __init__(self, inner):
        self.inner = inner


def push(at, w, element):
    """Returns 1 if there is no room."""
    d = Owner(w.inner)
    b = d.bottom
    if d.grow_at - b <= 0 and not at.call("reserve", d.inner):
        return 1
    programs.put(at, d, b, element)
    return 0


def pop(at, w):
    return programs.pop(at, Owner(w.inner))


steal = programs.steal
