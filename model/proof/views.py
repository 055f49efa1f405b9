"""The operators of Views.tla, and a machine of them: what the numbers of the proof stand for.

A view has a time for each location. The messages of `top` have their value as their time, those of `bottom` and `mode`
their number. The owner alone writes slots and rings: the time there is the number of its write. An announcement is
two messages of a thief's record: it enters with the first, and leaves with the second.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from z3 import And, BoolVal, Const, Function, If

from model.proof.access import acquires, releases
from model.proof.order import Order, order
from model.proof.state import INT, Thief, larger

# The locations, each with the sorts of its arguments. The last three are marks that a thread writes for itself, and
# nobody reads: `payload` with an element's number before its push; `claimer` before it claims this index, after all
# reads of the slot; and `reads` with an announcement's number before it leaves, after all reads of rings.
LOCATIONS: dict[str, tuple[Any, ...]] = {
    "top": (), "bottom": (), "mode": (), "record": (Thief,), "ring": (), "slot": (INT, INT), "rest": (INT, INT),
    "payload": (), "claimer": (INT,), "reads": (Thief,),
}
# What identifies a message: the value of `top`, the number of another message, a ring, a write, a thief and the time.
MESSAGES: dict[str, tuple[Any, ...]] = {
    "top": (INT,), "bottom": (INT,), "mode": (INT,), "record": (Thief, INT), "ring": (INT,), "slot": (INT,),
    "rest": (INT,),
}

At = tuple[Any, ...]  # the arguments of a location, or of a message
View = dict[str, Callable[..., Any]]  # the time for each location


class Thread(NamedTuple):
    cur: View
    acq: View
    rel: View


def symbolic(name: str, *index: Any) -> View:
    """Returns a view about which nothing is known, one for each index."""
    def time(x: str) -> Callable[..., Any]:
        sorts = [each.sort() for each in index] + list(LOCATIONS[x])
        return lambda *at: Function(f"{name}.{x}", *sorts, INT)(*index, *at) if sorts else Const(f"{name}.{x}", INT)
    return {x: time(x) for x in LOCATIONS}


def thread(name: str, *index: Any) -> Thread:
    return Thread(*(symbolic(f"{name}.{view}", *index) for view in Thread._fields))


def either(condition: Any, view: View, other: View) -> View:
    return {x: lambda *at, x=x: If(condition, view[x](*at), other[x](*at)) for x in LOCATIONS}


def same(at: At, other: At) -> Any:
    return And(BoolVal(True), *(a == b for a, b in zip(at, other, strict=True)))


# The operators, with the names that they have in Views.tla.


def join(v: View, w: View) -> View:
    return {x: lambda *at, x=x: larger(v[x](*at), w[x](*at)) for x in LOCATIONS}


def see(v: View, x: str, place: At, time: Any) -> View:
    return {**v, x: lambda *at: If(same(at, place), larger(v[x](*at), time), v[x](*at))}


def put(v: View, x: str, place: At, time: Any) -> View:
    return {**v, x: lambda *at: If(same(at, place), time, v[x](*at))}


def read_message(t: Thread, x: str, place: At, time: Any, view: View, order: str) -> Thread:
    seen = see(view, x, place, time)
    return t._replace(cur=join(t.cur, seen) if acquires(order) else see(t.cur, x, place, time), acq=join(t.acq, seen))


def message(t: Thread, x: str, place: At, time: Any, order: str) -> View:
    return see(t.cur if releases(order) else t.rel, x, place, time)


def wrote(t: Thread, x: str, place: At, time: Any) -> Thread:
    return t._replace(cur=put(t.cur, x, place, time), acq=put(t.acq, x, place, time))


def fence(sc: View, t: Thread, order: str) -> tuple[View, Thread]:
    seen = t.acq if acquires(order) else t.cur
    cur = join(seen, sc) if order == "SeqCst" else seen
    return cur if order == "SeqCst" else sc, Thread(cur, join(t.acq, cur), cur if releases(order) else t.rel)


# The machine. A thread is the owner, which is no thief, or a thief.


@dataclass(frozen=True)
class Machine:
    owner: Thread
    thief: Callable[[Any], Thread]
    sc: View  # the common view of all fences
    messages: dict[str, Callable[..., View]]  # the view of each message
    order: Order
    loads: tuple[Any, ...] = ()  # the conditions on the messages that the step has read

    def of(self, who: Any) -> Thread:
        return self.owner if who is None else self.thief(who)

    def becomes(self, who: Any, t: Thread) -> Machine:
        if who is None:
            return replace(self, owner=t)
        before = self.thief
        return replace(self, thief=lambda x: Thread(*(either(x == who, *each) for each in zip(t, before(x),
                                                                                             strict=True))))

    def sends(self, x: str, key: At, view: View) -> Machine:
        before = self.messages[x]
        return replace(self, messages={**self.messages, x: lambda *k: either(same(k, key), view, before(*k))})

    def loads_from(self, who: Any, x: str, place: At, key: At, time: Any, order: str, exists: Any) -> Machine:
        """Reads the message with this key and time, which exists, and is not older than the thread's view."""
        t = self.of(who)
        after = self.becomes(who, read_message(t, x, place, time, self.messages[x](*key), order))
        return after.reads(exists, time >= t.cur[x](*place))

    def in_order(self, after: tuple[Order, Any]) -> Machine:
        """Also takes its place in the order S."""
        return replace(self, order=after[0]).reads(after[1])

    def reads(self, *conditions: Any) -> Machine:
        return replace(self, loads=(*self.loads, *conditions))

    def stores(self, who: Any, x: str, place: At, key: At, time: Any, order: str) -> Machine:
        t = self.of(who)
        return self.sends(x, key, message(t, x, place, time, order)).becomes(who, wrote(t, x, place, time))

    def updates(self, who: Any, x: str, number: Any, order: str) -> Machine:
        """Reads the message with this number, which may be read, and writes the next."""
        old = self.messages[x](number)
        t = read_message(self.of(who), x, (), number, old, order)
        new = join(message(t, x, (), number + 1, order), old)
        return self.sends(x, (number + 1,), new).becomes(who, wrote(t, x, (), number + 1))

    def joins(self, who: Any, view: View) -> Machine:
        t = self.of(who)
        return self.becomes(who, t._replace(cur=join(t.cur, view), acq=join(t.acq, view)))

    def marks(self, who: Any, x: str, place: At, time: Any) -> Machine:
        return self.becomes(who, wrote(self.of(who), x, place, time))

    def fences(self, who: Any, order: str) -> Machine:
        """Executes a fence; if heavy, the thread's own, the owner's, and its own again."""
        if order == "Heavy":
            return self.fences(who, "SeqCst").fences(None, "SeqCst").fences(who, "SeqCst")
        if order in ("Light", "Relaxed", "none"):
            return self
        sc, t = fence(self.sc, self.of(who), order)
        in_s = self.order.has_fence(sc["bottom"]()) if who is None and order == "SeqCst" else self.order
        return replace(self, sc=sc, order=in_s).becomes(who, t)


def machine() -> Machine:
    def messages(x: str) -> Callable[..., View]:
        return lambda *key: symbolic(f"message of {x}", *key)
    return Machine(thread("owner"), lambda x: thread("thief", x), symbolic("sc"), {x: messages(x) for x in MESSAGES},
                   order())
