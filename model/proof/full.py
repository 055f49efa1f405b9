"""The step of the machine of views at each action of the relation, with the ordering of its site."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from z3 import And, If, Int, Or

from model.proof.access import Sites, first, is_asymmetric, is_inside, me, read, s
from model.proof.state import ABSENT, COLD, FENCED, WARM, WARMING, place
from model.proof.views import Machine, symbolic

own, other = Int("own"), Int("other")  # the write that the owner reads in its own slot; another message that is read
last = s.bottom - 1

# What the value decides that a thread has read; the relation's other conditions on it must follow from the views.
BRANCHES: dict[str, Any] = {
    "pop.look": read == s.bottom,
    "pop.top, taken": read < last, "pop.top, last": read == last, "pop.top, none": read > last,
    "pop.cas, lost": read != last,
    "look.bottom, empty": s.bottom_of(read) <= first,
    **{name: s.bottom_of(read) <= s.target(me) for name in ("steal.bottom, empty", "batch.bottom, empty")},
    **{name: s.bottom_of(read) > s.target(me) for name in ("steal.bottom", "steal.bottom, full", "batch.bottom")},
    "steal.cas, lost": read != s.target(me),
    "pop.mode, cold": s.mode(read) == COLD, "pop.mode, push": s.mode(read) == WARMING,
    "pop.mode": Or(*(s.mode(read) == value for value in (WARMING, WARM, FENCED))),
    "cool.mode": s.mode(read) == WARM,
    "steal.mode, warm": s.mode(read) == WARM, "steal.mode, fenced": s.mode(read) == FENCED,
    "steal.mode": Or(s.mode(read) == COLD, s.mode(read) == WARMING),
    "warm.claim": s.mode(read) == COLD, "warm.done": s.mode(read) == WARMING,
    "warm.claim, lost": Or(*(s.mode(read) == value for value in (WARMING, WARM, FENCED))),
}
# Actions whose choice is no message: a ring to be freed, a size, and what the law of epochs says.
CHOSEN = ("free", "resize", "pin")
# The actions of a site, one of which there must be for each value.
VALUES = {
    "pop.top": ("pop.top, taken", "pop.top, last", "pop.top, none"),
    "pop.mode": ("pop.mode, cold", "pop.mode"),
    "steal.mode": ("steal.mode, warm", "steal.mode, fenced", "steal.mode"),
    "steal.bottom": ("steal.bottom, empty", "steal.bottom"),
    "batch.bottom": ("batch.bottom, empty", "batch.bottom"),
}


# Loads: each of a message that exists.


def load_top(m: Machine, who: Any, value: Any, order: str) -> Machine:
    after = m.loads_from(who, "top", (), (value,), value, order, value <= s.top)
    return after.in_order(after.order.has_read(value)) if who is None else after


def load_bottom(m: Machine, order: str) -> Machine:
    return m.loads_from(me, "bottom", (), (read,), read, order, And(0 <= read, read <= s.messages))


def load_mode(m: Machine, who: Any, number: Any, order: str) -> Machine:
    return m.loads_from(who, "mode", (), (number,), number, order, And(0 <= number, s.mode(number) != ABSENT))


def load_ring(m: Machine, order: str) -> Machine:
    return m.loads_from(me, "ring", (), (read,), s.published(read), order, And(1 <= read, read <= s.rings))


def load_word(m: Machine, who: Any, word: str, ring: Any, index: Any, write: Any, order: str) -> Machine:
    where = place(ring, index)
    to_it = And(s.ring_of(write) == ring, place(ring, s.index_of(write)) == where)
    exists = And(0 <= write, write <= s.writes, Or(write == 0, to_it))
    return m.loads_from(who, word, (ring, where), (write,), write, order, exists)


def load_own(m: Machine, index: Any) -> Machine:
    """Reads one word of a slot of the owner's ring; the other is the same by symmetry."""
    return load_word(m, None, "slot", s.rings, index, own, "Relaxed")


def load_record(m: Machine, time: Any, order: str) -> Machine:
    newest = 2 * s.count(me) - If(is_inside(s, me), 1, 0)
    return m.loads_from(None, "record", (me,), (me, time), time, order, And(0 <= time, time <= newest))


# Stores.


def store_bottom(m: Machine, order: str) -> Machine:
    number = s.messages + 1
    after = m.stores(None, "bottom", (), (number,), number, order)
    return replace(after, order=after.order.has_store())


def store_mode(m: Machine, order: str) -> Machine:
    number = s.modes + 3
    return m.stores(None, "mode", (), (number,), number, order)


def store_slot(m: Machine, ring: Any, index: Any, order: str) -> Machine:
    number = s.writes + 1
    for word in ("slot", "rest"):
        m = m.stores(None, word, (ring, place(ring, index)), (number,), number, order)
    return m


def enter(m: Machine) -> Machine:
    time = 2 * s.count(me) + 1
    return m.stores(me, "record", (me,), (me, time), time, "Relaxed")


def leave(m: Machine, order: str) -> Machine:
    time = 2 * s.count(me)
    return m.marks(me, "reads", (me,), s.count(me)).stores(me, "record", (me,), (me, time), time, order)


def claim(m: Machine, who: Any, order: str) -> Machine:
    return m.marks(who, "claimer", (s.top,), 1).updates(who, "top", s.top, order)


# The steps of each action.

Steps = dict[str, Callable[[Machine], Machine]]


def nothing(m: Machine) -> Machine:
    return m


def fence(who: Any, order: str) -> Callable[[Machine], Machine]:
    return lambda m: m.fences(who, order)


def owner(o: Sites) -> Steps:
    heavy = o["retire.fence"] == "Heavy"
    cas = o["pop.cas"]
    return {
        "push.top": lambda m: load_top(m, None, read, o["push.top"]),
        "push.slot": lambda m: store_slot(m.marks(None, "payload", (), s.writes + 1), s.rings, s.bottom,
                                          o["push.slot"]),
        "push.fence": fence(None, o["push.fence"]),
        "push.bottom": lambda m: store_bottom(m, o["push.bottom"]),
        "resize": nothing,
        "grow.slot": lambda m: store_slot(load_own(m, s.copied), s.rings + 1, s.copied, o["grow.slot"]),
        "grow.ring": lambda m: m.stores(None, "ring", (), (s.rings + 1,), s.writes + 1, o["grow.ring"]),
        "retire.fence": fence(None, "SeqCst" if heavy else o["retire.fence"]),
        "retire.fence, fenced": fence(None, "SeqCst"),
        "retire.finds": fence(me, "SeqCst"), "retire.found": fence(None, "SeqCst"),
        "retire.look": nothing, "free": nothing,
        "pop.look": lambda m: load_top(m, None, read, o["pop.look"]),
        "pop.reserve": lambda m: store_bottom(m, o["pop.reserve"]),
        "pop.fence": fence(None, o["pop.fence"]),
        "pop.top, taken": lambda m: load_own(load_top(m, None, read, o["pop.top"]), last),
        "pop.top, last": lambda m: load_top(m, None, read, o["pop.top"]),
        "pop.top, none": lambda m: load_top(m, None, read, o["pop.top"]),
        "pop.cas, won": lambda m: claim(load_own(m, last), None, cas),
        "pop.cas, lost": lambda m: load_top(m, None, read, "Relaxed"),
        "pop.restore": lambda m: store_bottom(m, o["pop.restore"]),
    }


def owner_of_modes(o: Sites) -> Steps:
    heavy = o["cool.fence"] == "Heavy"

    def finds(m: Machine) -> Machine:
        return load_mode(m, None, read, o["pop.mode"])

    def refused(m: Machine) -> Machine:
        """Executes an ordinary fence, of which the relation does not know."""
        after = m.fences(None, "SeqCst")
        return replace(after, order=replace(after.order, due_by=m.order.due_by))

    return {
        "pop.mode": finds, "pop.mode, cold": finds, "pop.mode, push": finds,
        "pop.warm": fence(None, o["pop.warm"]), "pop.warm, push": fence(None, o["pop.warm"]),
        "owner.warm": lambda m: store_mode(m, o["owner.warm"]),
        "owner.leave": lambda m: store_mode(m, o["owner.leave"]),
        "cool.mode": lambda m: store_mode(load_mode(m, None, read, "Relaxed"), o["cool.mode"]),
        "cool.fence": fence(None, "SeqCst" if heavy else o["cool.fence"]),
        "cool.finds": fence(me, "SeqCst"), "cool.found": fence(None, "SeqCst"),
        "cool.fence, refused": refused,
        "cool.look": lambda m: load_record(m, 2 * read, o["cool.look"]),
        "cool.look, inside": lambda m: load_record(m, 2 * read - 1, o["cool.look"]),
        "cool.look, done": nothing,
        "cool.again": lambda m: store_mode(m, o["cool.again"]),
    }


def thief(o: Sites) -> Steps:
    def ends(then: Callable[[Machine], Machine]) -> Callable[[Machine], Machine]:
        """Without modes, a thief leaves with its last access."""
        return then if is_asymmetric(o) else lambda m: leave(then(m), o["reader.leave"])

    def looks(before: str, site: str) -> Callable[[Machine], Machine]:
        """Looks at `bottom` after an access to `top`. S orders the two if both are sequentially consistent."""
        def load(m: Machine) -> Machine:
            after = load_bottom(m, o[site])
            ordered = o[before] == o[site] == "SeqCst"
            return after.in_order(after.order.has_look(s.target(me), read)) if ordered else after
        return load

    steal, batch = looks("steal.top", "steal.bottom"), looks("batch.cas", "batch.bottom")

    def word(name: str) -> Callable[[Machine], Machine]:
        return lambda m: load_word(m, me, name, s.in_ring(me), s.target(me), read, o["steal.slot"])

    return {
        "reader.enter": enter, "elsewhere": enter,
        "reader.leave": lambda m: leave(m, o["reader.leave"]),
        "steal.top": lambda m: load_top(m, me, read, o["steal.top"]),
        "steal.fence": fence(me, o["steal.fence"]),
        "look.bottom, empty": lambda m: load_bottom(load_top(m, me, first, "Acquire"), o["look.bottom"]),
        "steal.bottom": steal, "steal.bottom, empty": ends(steal), "steal.bottom, full": ends(steal),
        "pin": (lambda m: m.joins(me, symbolic("law"))) if o.get("pin") == "Law" else nothing,
        "steal.ring": lambda m: load_ring(m, o["steal.ring"]),
        "steal.slot": word("slot"), "steal.rest": word("rest"),
        "steal.cas": ends(lambda m: claim(m, me, o["steal.cas"])),
        "steal.cas, lost": ends(lambda m: load_top(m, me, read, "Relaxed")),
        "batch.cas": lambda m: claim(m, me, o["batch.cas"]),
        "batch.bottom": batch, "batch.bottom, empty": ends(batch),
    }


def thief_of_modes(o: Sites) -> Steps:
    def finds(m: Machine) -> Machine:
        return load_mode(m, me, read, o["steal.mode"])

    def claims(site: str) -> Callable[[Machine], Machine]:
        """Reads a message that has no next one yet, and writes that."""
        return lambda m: m.reads(And(s.mode(read) != ABSENT, s.mode(read + 1) == ABSENT, 0 <= read,
                                     read >= m.thief(me).cur["mode"]())).updates(me, "mode", read, o[site])

    return {
        "steal.mode": finds, "steal.mode, warm": finds, "steal.mode, fenced": finds,
        "fenced.fence": fence(me, o["fenced.fence"]),
        "warm.claim": claims("warm.claim"), "warm.claim, lost": lambda m: load_mode(m, me, read, "Relaxed"),
        "warm.fence": fence(me, o["warm.fence"]), "warm.fence, refused": nothing,
        "warm.done": claims("warm.done"), "warm.done, lost": lambda m: load_mode(m, me, other, "Relaxed"),
    }


def unseen(o: Sites) -> Steps:
    """Returns the steps of the machine that are none of the relation: it reads, and nothing comes of it."""
    found = {
        "pop.look, not empty": lambda m: load_top(m, None, read, o["pop.look"]),
        "retire.look, a record": lambda m: load_record(m, read, "Acquire"),
    }
    of_modes = {
        "look.bottom, not empty": lambda m: load_bottom(load_top(m, me, first, "Acquire"), o["look.bottom"]),
        "pop.mode, push, not warming": lambda m: load_mode(m, None, read, o["pop.mode"]),
    }
    return {**found, **of_modes} if is_asymmetric(o) else found


def steps(o: Sites) -> Steps:
    of_modes = {**owner_of_modes(o), **thief_of_modes(o)} if is_asymmetric(o) else {}
    return {**owner(o), **thief(o), **of_modes}
