"""The parts of actions: fences and accesses, and their effects."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from z3 import And, BoolVal, Const, ForAll, If, Ints, Not, Or

from model.proof.state import FIELDS, OWNER, THIEF, State, Thief, but, larger, place, put, put_both, symbol

Sites = dict[str, str]

# The sites at which a thief is pinned, with epochs.
PINNED = ("steal.ring", "steal.slot", "steal.rest", "steal.cas", "steal.slot late", "batch.bottom")


def acquires(order: str) -> bool:
    return order in ("Acquire", "AcqRel", "SeqCst")


def releases(order: str) -> bool:
    return order in ("Release", "AcqRel", "SeqCst")


def claims_release(o: Sites) -> bool:
    return releases(o["steal.cas"]) and releases(o["batch.cas"])


def restores_early(o: Sites) -> bool:
    """Returns true if the store of `pop.restore` may come before the claim of `pop.cas`, as on AArch64."""
    return not acquires(o["pop.cas"]) and not releases(o["pop.restore"])


def is_asymmetric(o: Sites) -> bool:
    """Returns true if the owner's fence is light, so that the owner needs the mode."""
    return o["pop.fence"] == "Light"


@dataclass(frozen=True)
class Action:
    name: str
    guard: list[Any]  # the conditions before the step
    after: State
    choices: tuple[Any, ...] = ()  # the choices of the step: a message that it reads, a size
    thief: Any = None  # the thief that takes the step
    # The effect on the sequential deque: push; youngest or oldest, and the element.
    does: tuple[Any, ...] = ("nothing",)
    writes: list[Any] = field(default_factory=list[Any])  # the entries that it adds to the history of writes


# The state before a step, its thief, and its choices.
s = State(**{name: symbol(name) for name in FIELDS})
me = Const("me", Thief)
read, size, first = Ints("read size first")  # The first is the number of a message or a write.
i, j, n, r, w = Ints("i j n r w")
h = Const("h", Thief)


# The sequential deque: the elements of `current` from `top` up to `bottom`.


def take(state: State, element: Any, view: Any) -> State:
    return but(state,
               TakenOnce=Or(state.TakenOnce, And(element > 0, state.taken(element))),
               Written=Or(state.Written, element <= 0),
               HandedOver=Or(state.HandedOver, view < element),
               taken=put(state.taken, element, BoolVal(True)))


# Accesses.


def owner_view(site: str, o: Sites, including: Any) -> Any:
    """Returns the prefix that a store of the owner releases."""
    return including if releases(o[site]) else s.released


def owner_fence(state: State, order: str) -> State:
    if acquires(order):
        state = but(state, acquired=larger(state.acquired, state.acquirable))
    if releases(order):
        state = but(state, released=state.writes)
    if order == "SeqCst":
        top, counts, sc = larger(state.seen_top, state.sc_top), state.seen_count, state.sc_count
        mode = larger(state.seen_mode, state.sc_mode)
        state = but(state, seen_top=top, sc_top=top, sc_bottom=state.messages, sc_writes=state.writes,
                    seen_count=lambda x: larger(counts(x), sc(x)), seen_mode=mode, sc_mode=mode,
                    fenced_at=state.messages, due=larger(state.due, state.behind))
    return state


def may_read_top() -> list[Any]:
    """Returns the conditions on the value of `top` that the owner reads. relation.py explains `due`."""
    return [s.seen_top <= read, s.due <= read, read <= s.top]


def owner_reads_top(state: State, order: str) -> State:
    return but(state, seen_top=read, acquirable=larger(state.acquirable, read),
               stale=lambda x: If(read < x, s.fenced_at, s.stale(x)),
               acquired=larger(state.acquired, read) if acquires(order) else state.acquired)


def thief_fence(state: State, order: str) -> State:
    if order == "Heavy":  # its own fence, the owner's, and its own again; without other thieves', which allows more
        return thief_fence(owner_fence(thief_fence(state, "SeqCst"), "SeqCst"), "SeqCst")
    if acquires(order):
        state = but(state, saw_writes=put(state.saw_writes, me, larger(state.saw_writes(me), state.will_see(me))))
    if releases(order):
        state = but(state, fenced_bottom=put(state.fenced_bottom, me, state.saw_bottom(me)))
    if order == "SeqCst":
        bottom, mode = larger(state.saw_bottom(me), state.sc_bottom), larger(state.saw_mode(me), state.sc_mode)
        writes = larger(state.saw_writes(me), state.sc_writes)
        state = but(state, saw_bottom=put(state.saw_bottom, me, bottom), sc_bottom=bottom,
                    saw_writes=put(state.saw_writes, me, writes), sc_writes=writes,
                    sc_top=larger(state.sc_top, state.target(me)),
                    fenced_bottom=put(state.fenced_bottom, me, bottom),
                    saw_mode=put(state.saw_mode, me, mode), sc_mode=mode,
                    sc_count=put(state.sc_count, me, larger(state.sc_count(me), state.count(me))))
    return state


def owner_fences(site: str, order: str, goes_on: dict[str, Any], *guard: Any) -> Iterator[Action]:
    """Executes a fence of the owner: if heavy, its own, one of each thief, wherever it is, and its own again."""
    finds, found = f"{site}.finds", f"{site}.found"
    if order != "Heavy":
        yield Action(f"{site}.fence", list(guard), but(owner_fence(s, order), **goes_on))
        return
    yield Action(f"{site}.fence", list(guard),
                 but(owner_fence(s, "SeqCst"), at=OWNER[finds], found=lambda x: BoolVal(False)))
    yield step(finds, [s.at == OWNER[finds]], but(thief_fence(s, "SeqCst"), found=put(s.found, me, BoolVal(True))))
    yield Action(found, [s.at == OWNER[finds], ForAll([h], s.found(h), patterns=[s.found(h), s.saw_writes(h)])],
                 but(owner_fence(s, "SeqCst"), **goes_on))


def thief_joins(state: State, view: Any, order: str) -> State:
    """Reads a message with this view, for a thief."""
    state = but(state, will_see=put(state.will_see, me, larger(state.will_see(me), view)))
    if acquires(order):
        state = but(state, saw_writes=put(state.saw_writes, me, larger(state.saw_writes(me), view)))
    return state


def stores_bottom(site: str, o: Sites, before: str, value: Any, does: tuple[Any, ...] = ("nothing",),
                  **changes: Any) -> Action:
    """Returns the owner's store to `bottom`. All looks at `bottom` so far saw an older message."""
    number = s.messages + 1
    return Action(site, [s.at == OWNER[before]], but(s, messages=number, behind=s.looked, **changes), does=does,
                  writes=[s.bottom_of(number) == value,
                          s.bottom_view(number) == owner_view(site.partition(",")[0], o, s.writes)])


def writes_slot(ring: Any, index: Any, element: Any, site: str, o: Sites) -> list[Any]:
    """Returns the history's entries for the owner's next write, which is to a slot."""
    number = s.writes + 1
    return [s.ring_of(number) == ring, s.index_of(number) == index, s.element_of(number) == element,
            s.slot_view(number) == owner_view(site, o, number)]


def own_element(index: Any) -> Any:
    """Returns the owner's last write to a slot of its ring."""
    return s.element_of(s.newest(s.writes, s.rings, place(s.rings, index)))


# A thief.


def is_at(site: str) -> Any:
    return s.thief_at(me) == THIEF[site]


def step(name: str, guard: list[Any], after: State, choices: tuple[Any, ...] = (),
         does: tuple[Any, ...] = ("nothing",)) -> Action:
    return Action(name, guard, after, choices, me, does)


def goes(state: State, site: str) -> State:
    return but(state, thief_at=put(state.thief_at, me, THIEF[site]))


def ends(state: State, o: Sites) -> State:
    """Ends the steal of a thief, which then only has to leave."""
    return goes(state, "reader.leave") if is_asymmetric(o) else leaves(state, o)


def leaves(state: State, o: Sites) -> State:
    """Leaves, and releases the reads so far. A store that does not release has the view of the store before it."""
    was, count = state.left_reads, state.count(me)
    return goes(but(state, left_reads=put_both(was, me, count, count if releases(o["reader.leave"]) else
                                               was(me, count - 1))), "idle")


def is_inside(state: State, x: Any) -> Any:
    """States that the thief's record says that it is in a steal or batch."""
    return state.thief_at(x) != THIEF["idle"]


def is_announced(state: State, x: Any) -> Any:
    """States that the thief is in a steal or batch, before its last use of a ring."""
    return And(is_inside(state, x), state.thief_at(x) != THIEF["reader.leave"])


def has_left(state: State, x: Any, announcement: Any) -> Any:
    """States that the thief has left since this announcement."""
    return And(announcement <= state.count(x), Or(announcement < state.count(x), Not(is_inside(state, x))))


def pinned(state: State, thief: Any, o: Sites) -> Any:
    """States that epochs wait for this thief."""
    return BoolVal(False) if o["pin"] == "none" else Or(*(state.thief_at(thief) == THIEF[site] for site in PINNED))


def may_read_bottom() -> list[Any]:
    return [s.saw_bottom(me) <= read, read <= s.messages]


def thief_claims() -> tuple[list[Any], State]:
    """Returns the conditions of a claim, and the state after it."""
    passed = s.passed_over(s.target(me))
    return [s.top == s.target(me)], but(s, top=s.top + 1, saw_top=put(s.saw_top, me, s.top + 1), EmptyStays=Or(
        s.EmptyStays, And(passed != -1, passed <= s.saw_bottom(me))))


def thief_takes(state: State, element: Any, rest: Any, view: Any) -> State:
    return but(take(state, element, view), Torn=Or(s.Torn, rest != element),
               Oldest=Or(s.Oldest, element != s.current(s.target(me))))
