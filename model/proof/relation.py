"""The actions of the threads: one for each site, as in src/deque.rs and Deque.tla."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from z3 import And, BoolVal, ForAll, If, Implies, Int, MultiPattern, Not, Or

from model import sites
from model.proof.access import (
    Action,
    Sites,
    acquires,
    claims_release,
    ends,
    first,
    goes,
    h,
    i,
    is_announced,
    is_asymmetric,
    is_at,
    is_inside,
    j,
    leaves,
    may_read_bottom,
    may_read_top,
    me,
    n,
    own_element,
    owner_fence,
    owner_fences,
    owner_reads_top,
    owner_view,
    pinned,
    r,
    read,
    restores_early,
    s,
    size,
    step,
    stores_bottom,
    take,
    thief_claims,
    thief_fence,
    thief_joins,
    thief_takes,
    w,
    writes_slot,
)
from model.proof.mode import cool, finds_mode, leave, warm
from model.proof.state import (
    ABSENT,
    COLD,
    FENCED,
    FIELDS,
    HISTORY,
    OWNER,
    THIEF,
    WARM,
    WRONG,
    State,
    but,
    larger,
    place,
    put,
    put_both,
    symbol,
)

OF_MODE = tuple(name for name, site in sites.SITES.items() if site.proof == "modes")
PROVED = (*(name for name, site in sites.SITES.items() if site.proof == "all"), *OF_MODE)


class Reclamation(Enum):
    """How rings are freed; the value is the name of the strategy."""

    GRACE_PERIODS = "GracePeriod"
    EPOCHS = "Epoch"
    NEVER = "Retain"


# The changes that a strategy makes: the collector of epochs has its own fences, and only the law of grace periods is
# assumed about it. Retained rings are freed with the deque, so retiring one does nothing.
CHANGES: dict[Reclamation, Sites] = {
    Reclamation.GRACE_PERIODS: {}, Reclamation.EPOCHS: {"retire.fence": "Relaxed", "pin": "Law"},
    Reclamation.NEVER: {"retire.fence": "none"}}


@dataclass(frozen=True)
class Protocol:
    base: str  # its name in the table of sites
    reclamation: Reclamation
    orders: Sites = field(hash=False)  # by site

    @property
    def subject(self) -> str:
        """Its name, as the other engines have it."""
        return f"{self.base}<{self.reclamation.value}>"

    @property
    def name(self) -> str:
        """Its name in the proof, where grace periods are not mentioned."""
        return self.base if self.reclamation is Reclamation.GRACE_PERIODS else self.subject

    @property
    def asymmetric(self) -> bool:
        return sites.is_asymmetric(self.base)


def protocols() -> Iterator[Protocol]:
    for reclamation, changed in CHANGES.items():
        for name in sites.PROTOCOLS:
            yield Protocol(name, reclamation, {**{site: sites.TABLE[site][name] for site in PROVED}, **changed})


PROTOCOLS = {each.name: each for each in protocols()}


# The owner.


def push(o: Sites) -> Iterator[Action]:
    # Loads `top`, to see how far thieves have come.
    yield Action("push.top", [s.at == OWNER["idle"], *may_read_top()],
                 but(owner_reads_top(s, o["push.top"]), room_from=read), (read,))

    number = s.writes + 1
    known = j < s.acquired if claims_release(o) else BoolVal(False)
    in_use = And(j < s.top, j != s.bottom, place(s.rings, j) == place(s.rings, s.bottom), Not(known))
    yield Action("push.slot", [s.at == OWNER["idle"], s.bottom - s.room_from < s.capacity(s.rings)],
                 but(s, at=OWNER["push.fence"], writes=number, current=put(s.current, s.bottom, number),
                     ReusedInTime=Or(s.ReusedInTime, Not(ForAll([j], Not(in_use))))),
                 writes=writes_slot(s.rings, s.bottom, number, "push.slot", o))
    yield Action("push.fence", [s.at == OWNER["push.fence"]],
                 but(owner_fence(s, o["push.fence"]), at=OWNER["push.bottom"]))
    yield stores_bottom("push.bottom", o, "push.bottom", s.bottom + 1, ("push",), at=OWNER["idle"], bottom=s.bottom + 1,
                        announced=put(s.announced, s.bottom, s.messages + 1),
                        passed_over=put(s.passed_over, s.bottom, -1))


def resize(o: Sites) -> Iterator[Action]:
    new = s.rings + 1
    yield Action("resize", [s.at == OWNER["idle"], first <= s.seen_top, size >= 1, s.bottom - first <= size,
                            first <= s.bottom],
                 but(s, at=OWNER["grow.slot"], copied=first, copied_from=first), (first, size),
                 writes=[s.capacity(new) == size])
    yield Action("grow.slot", [s.at == OWNER["grow.slot"], s.copied < s.bottom],
                 but(s, writes=s.writes + 1, copied=s.copied + 1),
                 writes=writes_slot(new, s.copied, own_element(s.copied), "grow.slot", o))
    number = s.writes + 1
    yield Action("grow.ring", [s.at == OWNER["grow.slot"], s.copied == s.bottom],
                 but(s, at=OWNER["idle"], writes=number, rings=new),
                 writes=[*writes_slot(0, 0, 0, "grow.ring", o), s.published(new) == number,
                         s.ring_view(new) == owner_view("grow.ring", o, number)])


def retire(o: Sites) -> Iterator[Action]:
    """Retires the rings that the owner has replaced, at any time.

    With grace periods, they wait for the thieves whose announcement the owner cannot miss, until these leave. The looks
    at records acquire, and `reader.enter` releases, so the owner then knows all reads before. With epochs, they wait
    for the pinned thieves, except those that had seen the replacement before: see `pin`.
    """
    if o["retire.fence"] == "none":
        return

    replaced = [s.at == OWNER["idle"], s.retired < s.rings - 1]
    looks, heavy = {"at": OWNER["retire.look"]}, o["retire.fence"] == "Heavy"
    yield from owner_fences("retire", o["retire.fence"], looks, *replaced, *[s.barriers] * heavy)
    if heavy:
        yield Action("retire.fence, fenced", [*replaced, Not(s.barriers)], but(owner_fence(s, "SeqCst"), **looks))

    def kept(x: Any) -> Any:
        if "pin" in o:
            return And(pinned(s, x, o), s.pin_saw(x) < s.writes)
        return And(is_inside(s, x), s.count(x) <= s.seen_count(x))

    def waits(r: Any, x: Any) -> Any:
        return If(And(s.retired < r, r < s.rings), If(kept(x), s.count(x), -1), s.waits(r, x))

    def passed(r: Any, x: Any) -> Any:
        return If(And(s.retired < r, r < s.rings), s.left_reads(x, s.seen_count(x)), s.passed(r, x))

    yield Action("retire.look", [s.at == OWNER["retire.look"]],
                 but(s, at=OWNER["idle"], retired=s.rings - 1, waits=waits, passed=passed))
    here = is_announced if "pin" in o else is_inside
    known = If(s.waits(read, h) == -1, s.passed(read, h), s.left_reads(h, s.waits(read, h)))
    unknown = Not(ForAll([h], s.read_in(read, h) <= known))
    fails = {} if "pin" in o else {"FreedAfterReads": Or(s.FreedAfterReads, unknown)}
    yield Action("free", [1 <= read, read <= s.retired,
                          ForAll([h], Not(And(here(s, h), s.waits(read, h) == s.count(h))),
                                 patterns=[s.waits(read, h)])],
                 but(s, freed=put(s.freed, read, BoolVal(True)), **fails), (read,))


def pop(o: Sites) -> Iterator[Action]:
    last = s.bottom - 1
    # No other thread can add an element.
    yield Action("pop.look", [s.at == OWNER["idle"], *may_read_top(), read == s.bottom],
                 but(owner_reads_top(s, o["pop.look"]), NoneExact=Or(s.NoneExact, s.top < s.bottom)), (read,))
    yield stores_bottom("pop.reserve", o, "idle", last, at=OWNER["pop.fence"])
    yield Action("pop.fence", [s.at == OWNER["pop.fence"]],
                 but(owner_fence(s, o["pop.fence"]), at=OWNER["pop.mode" if is_asymmetric(o) else "pop.top"]))
    if is_asymmetric(o):
        yield from finds_mode(o)

    reads = [s.at == OWNER["pop.top"], *may_read_top()]
    after = owner_reads_top(s, o["pop.top"])
    element = own_element(last)
    youngest = Or(s.Youngest, element != s.current(last))
    yield Action("pop.top, taken", [*reads, read < last],
                 but(take(after, element, s.writes), at=OWNER["idle"], bottom=last, Youngest=youngest,
                     popped=put(s.popped, last, s.messages)), (read,), does=("youngest", element))
    yield Action("pop.top, last", [*reads, read == last], but(after, at=OWNER["pop.cas"]), (read,))
    yield Action("pop.top, none", [*reads, read > last],
                 but(after, at=OWNER["pop.restore"], NoneExact=Or(s.NoneExact, s.top < s.bottom)), (read,))

    claimed = but(s, acquired=larger(s.acquired, s.top)) if acquires(o["pop.cas"]) else s
    early = restores_early(o)
    for site, then in [("pop.cas", "pop.restore"), *[("pop.cas late", "idle")] * early]:
        yield Action(f"{site}, won", [s.at == OWNER[site], s.top == last],
                     but(take(claimed, element, s.writes), at=OWNER[then], top=s.top + 1, seen_top=s.top + 1,
                         acquirable=larger(s.acquirable, s.top), Youngest=youngest), does=("oldest", element))
        # A failed claim is a relaxed load of another value.
        yield Action(f"{site}, lost", [s.at == OWNER[site], *may_read_top(), read != last],
                     but(owner_reads_top(s, "Relaxed"), at=OWNER[then],
                         NoneExact=Or(s.NoneExact, s.top < s.bottom)), (read,))
    yield stores_bottom("pop.restore", o, "pop.restore", s.bottom, at=OWNER["idle"])
    if early:
        yield stores_bottom("pop.restore, early", o, "pop.cas", s.bottom, at=OWNER["pop.cas late"])


def popping(state: State) -> Any:
    """States that the owner has reserved an element and not decided."""
    return Or(*(state.at == OWNER[site] for site in ("pop.fence", "pop.mode", "pop.warm", "pop.top", "pop.cas")))


# A thief.


def pin(o: Sites) -> tuple[list[Any], State, tuple[Any, ...]]:
    """Applies the law of grace periods to the rings retired so far.

    For each ring, up to any one of them, the pinned thread has seen its replacement, or the ring waits for the end
    of this pin. A ring has been freed only if it need not wait.
    """
    if o["pin"] == "none":
        return [is_at("pin")], goes(s, "steal.ring"), ()
    seen = larger(s.saw_writes(me), s.published(read))

    def unseen(ring: Any) -> Any:
        return s.published(ring + 1) > seen

    after = but(s, saw_writes=put(s.saw_writes, me, seen), pin_saw=put(s.pin_saw, me, seen),
                waits=lambda r, x: If(And(x == me, 1 <= r, r <= s.retired, unseen(r)), s.count(me), s.waits(r, x)))
    return [is_at("pin"), 1 <= read, read <= s.rings,
            ForAll([r], Not(And(s.freed(r), unseen(r))), patterns=[s.freed(r)])], goes(after, "steal.ring"), (read,)


def steal(o: Sites) -> Iterator[Action]:
    # The count is stored at once, but only a fence makes sure that the owner sees it.
    announced = but(s, count=put(s.count, me, s.count(me) + 1))
    yield step("reader.enter", [is_at("idle")], goes(announced, "steal.mode" if is_asymmetric(o) else "steal.top"))
    # The records are those of the threads, for all deques, so a steal from another deque announces the thief as well.
    yield step("elsewhere", [is_at("idle")], goes(announced, "reader.leave"))
    if not is_asymmetric(o):
        yield step("reader.leave", [is_at("reader.leave")], leaves(s, o))
    fences = not is_asymmetric(o) or o["steal.fence"] != "Relaxed"
    top = but(s, target=put(s.target, me, read), saw_top=put(s.saw_top, me, larger(s.saw_top(me), read)))
    yield step("steal.top", [is_at("steal.top"), read <= s.top], goes(top, "steal.fence" if fences else "steal.bottom"),
               (read,))
    if fences:
        yield step("steal.fence", [is_at("steal.fence")], goes(thief_fence(s, o["steal.fence"]), "steal.bottom"))

    def shown(x: Any) -> Any:
        return And(s.top <= x, x < s.bottom, s.announced(x) <= read)

    missed = And(shown(i), Not(And(popping(s), i == s.bottom - 1)))
    empty = {"EmptyExact": Or(s.EmptyExact, Not(ForAll([i], Not(missed)))),
             "passed_over": lambda x: If(shown(x), read, s.passed_over(x))}
    if is_asymmetric(o):
        # Before its announcement, it reads both. The result matters only if the deque looks empty.
        yield step("look.bottom, empty",
                   [is_at("idle"), first <= s.top, *may_read_bottom(), s.bottom_of(read) <= first],
                   but(s, **empty), (read, first))
    looks, looked = looks_at_bottom(o, "steal.top", "steal.bottom")
    yield step("steal.bottom, empty", [is_at("steal.bottom"), *looks, s.bottom_of(read) <= s.target(me)],
               ends(but(looked, **empty), o), (read,))
    yield step("steal.bottom", [is_at("steal.bottom"), *looks, s.bottom_of(read) > s.target(me)],
               goes(looked, "pin" if "pin" in o else "steal.ring"), (read,))
    # A batch without room for what it finds ends here, and begins anew.
    yield step("steal.bottom, full", [is_at("steal.bottom"), *looks, s.bottom_of(read) > s.target(me)],
               ends(looked, o), (read,))
    if "pin" in o:
        yield step("pin", *pin(o))

    # Reads no ring older than the newest one that must be seen.
    yield step("steal.ring", [is_at("steal.ring"), 1 <= read, read <= s.rings,
                              Or(read == s.rings, s.published(read + 1) > s.saw_writes(me))],
               goes(but(thief_joins(s, s.ring_view(read), o["steal.ring"]),
                        in_ring=put(s.in_ring, me, read)), "steal.slot"), (read,))

    # Reads no write older than the newest one that must be seen; 0 means none.
    ring = s.in_ring(me)
    where = place(ring, s.target(me))
    oldest = s.newest(s.saw_writes(me), ring, where)
    slot = [oldest <= read, read <= s.writes,
            Or(read == oldest, And(s.ring_of(read) == ring, place(ring, s.index_of(read)) == where))]
    element = s.element_of(read)
    found = but(thief_joins(s, s.slot_view(read), o["steal.slot"]), read_in=put_both(s.read_in, ring, me, s.count(me)),
                NoUseAfterFree=Or(s.NoUseAfterFree, s.freed(ring)))
    yield step("steal.slot", [is_at("steal.slot"), *slot],
               goes(but(found, element=put(s.element, me, element)), "steal.rest"), (read,))
    # The second word is read from any write that the thread may still read, whatever the first one was read from.
    yield step("steal.rest", [is_at("steal.rest"), *slot],
               goes(but(found, rest=put(s.rest, me, element)), "steal.cas"), (read,))

    wins, claimed = thief_claims()
    taken, does = thief_takes(claimed, s.element(me), s.rest(me), s.saw_writes(me)), ("oldest", s.element(me))
    yield step("steal.cas", [is_at("steal.cas"), *wins], ends(taken, o), does=does)
    # A claim that fails reads a later value, within the thread's view.
    later = [s.saw_top(me) <= read, read <= s.top, read != s.target(me)]
    fails = but(s, saw_top=put(s.saw_top, me, read), Caused=Or(s.Caused, s.top <= s.target(me)))
    yield step("steal.cas, lost", [is_at("steal.cas"), *later], ends(fails, o), (read,))

    # In a batch, the thief then looks for another element. In the code, the last claim is a "batch.cas" as well. Here
    # it is a "steal.cas", which is not stronger.
    another = but(taken, target=put(s.target, me, s.target(me) + 1))
    yield step("batch.cas", [is_at("steal.cas"), *wins], goes(another, "batch.bottom"), does=does)
    look, looked = looks_at_bottom(o, "batch.cas", "batch.bottom")
    looks = [is_at("batch.bottom"), *look]
    yield step("batch.bottom, empty", [*looks, s.bottom_of(read) <= s.target(me)], ends(looked, o), (read,))
    yield step("batch.bottom", [*looks, s.bottom_of(read) > s.target(me)], goes(looked, "steal.ring"), (read,))

    # Load buffering: a claim that does not release may come before the load of the slot, here of both words at once.
    if not claims_release(o):
        yield step("steal.cas, early", [is_at("steal.slot"), *wins], goes(claimed, "steal.slot late"),
                   does=("oldest", s.current(s.target(me))))
        yield step("steal.slot late", [is_at("steal.slot late"), *slot],
                   ends(thief_takes(found, element, element, found.saw_writes(me)), o), (read,))


# Sequentially consistent looks at `bottom`, in batches and in steals without a fence.
#
# In a batch, as in src/batch.rs, a thief claims one element after the other, and looks at `bottom` before each claim.
#
# Before such a look, the thief has claimed, or has read `top`. This is sequentially consistent, too, and no fence
# is between the two. Of the order S of all that is so, one consequence is used ([atomics.order], paragraph 4, of
# C++20). Let
#
# - A be a claim in a batch, after which `top` is t, or a load of `top` that reads t; and B the thief's look at
#   `bottom` after it;
# - F be a fence of the owner when `bottom` had the messages up to m, which are the owner's own;
# - R be a read of `top` by the owner after F.
#
# If R reads less than t, it is coherence-ordered before A, so F precedes A in S. A precedes B, for the thief
# executes it before. If B reads an older message than m, it is coherence-ordered before m, which
# happens before F: so B precedes F, and S has a cycle. So B reads m or what is newer, or R reads t
# or what is newer.
#
# Whichever of B and R comes first constrains the other: `stale` what may be found by B, and `due`
# what may be found by R. All else that S forbids is allowed here. With asymmetric fences, F is
# "pop.warm", which the owner executes if it finds that the deque is not cold.


def looks_at_bottom(o: Sites, before: str, look: str) -> tuple[list[Any], State]:
    """Returns the condition on the values that a look at `bottom` may read, and the state after it."""
    looked = but(thief_joins(s, s.bottom_view(read), o[look]), saw_bottom=put(s.saw_bottom, me, read))
    if not o[before] == o[look] == "SeqCst":  # Only two such accesses are in S.
        return may_read_bottom(), looked

    def most(found: Any) -> Any:
        return larger(found, s.target(me))

    furthest = s.looked <= s.target(me)
    return [*may_read_bottom(), s.stale(s.target(me)) <= read], but(
        looked, looked=most(s.looked), looker=If(furthest, me, s.looker),
        looker_count=If(furthest, s.count(me), s.looker_count),
        behind=If(read < s.messages, most(s.behind), s.behind), due=If(read < s.fenced_at, most(s.due), s.due))


# Facts about every history.


def apart(state: State, where: Callable[[Any, Any], Any]) -> Any:
    """States that two indices have the same slot only if they are a capacity apart."""
    return ForAll([r, i, j], Implies(And(where(r, i) == where(r, j), i < j), j - i >= state.capacity(r)),
                  patterns=[MultiPattern(where(r, i), where(r, j))] if where is place else [])


def axioms(state: State) -> list[Any]:
    newest, element_of = state.newest, state.element_of
    p = Int("p")
    a_write = newest(w, r, p)
    return [
        apart(state, place),
        # The newest write is one of these writes, or none.
        ForAll([w, r, p], Implies(w >= 0, And(0 <= a_write, a_write <= w, Or(a_write == 0, And(
            state.ring_of(a_write) == r, place(r, state.index_of(a_write)) == p)))), patterns=[a_write]),
        # No such write is newer.
        ForAll([w, r, p, n], Implies(And(1 <= n, n <= w, state.ring_of(n) == r, place(r, state.index_of(n)) == p,
                                         r >= 1), n <= a_write),
               patterns=[MultiPattern(a_write, state.ring_of(n))]),
        element_of(0) == 0, state.slot_view(0) == 0,
    ]


def initial(state: State) -> list[Any]:
    """Returns the initial condition: an empty deque, at any index, with a ring of any capacity."""
    start = Int("start")
    same = [state.bottom, state.room_from, state.seen_top, state.acquired, state.acquirable, state.sc_top,
            state.bottom_of(0), state.looked, state.behind, state.due]
    nothing = [state.messages, state.writes, state.bottom_view(0), state.published(1), state.ring_view(1),
               state.sc_bottom, state.sc_writes, state.released, state.fenced_at, state.retired, state.modes,
               state.sc_mode, state.seen_mode, state.mode_bottom(0)]
    of_thief = [state.sc_count(h), state.seen_count(h), state.count(h), state.saw_bottom(h), state.saw_writes(h),
                state.will_see(h), state.pin_saw(h), state.saw_mode(h), state.fenced_bottom(h)]
    of_mode = [state.last_cold == state.cooled, Or(state.mode(0) == COLD, state.mode(0) == WARM, Not(state.barriers)),
               Or(state.mode(0) == FENCED, state.barriers),
               ForAll([n], Implies(n != 0, state.mode(n) == ABSENT)),
               state.last_cold == If(state.mode(0) == COLD, 0, -1)]
    return [
        state.top == start, *(x == start for x in same), *(x == 0 for x in nothing),
        state.rings == 1, state.capacity(1) >= 1, state.at == OWNER["idle"],
        ForAll([h], And(state.thief_at(h) == THIEF["idle"], *(x == 0 for x in of_thief), state.target(h) == start,
                       state.saw_top(h) == start, state.left_reads(h, 0) == 0,
                       state.left_mode(h, 0) == 0, state.left_top(h, 0) == start)), *of_mode,
        ForAll([r, h], And(state.waits(r, h) == -1, state.read_in(r, h) == 0)), ForAll([r], Not(state.freed(r))),
        ForAll([i], And(state.popped(i) == -1, state.passed_over(i) == -1, state.stale(i) == -1, state.current(i) == 0,
                        Not(state.taken(i)))),
        *(Not(getattr(state, name)) for name in WRONG),
    ]


def made(state: State) -> dict[str, Any]:
    """Returns what a new deque has, by the names of the programs of sites, as the initial condition has it."""
    return {"top": state.top, "bottom": state.top, "mask": state.capacity(1) - 1,
            "grow_at": state.top + state.capacity(1), "mode": state.mode(0)}


def future() -> Action:
    """Changes only the writes that are still to come: the invariant must not depend on them."""
    t = but(s, **{name: symbol(name, " later") for name in HISTORY})
    limits = {"bottom_of": s.messages, "bottom_view": s.messages, "published": s.rings, "ring_view": s.rings,
              "capacity": If(s.at == OWNER["grow.slot"], s.rings + 1, s.rings)}
    frames = []
    for name in HISTORY:
        variables = (w, r, Int("p"))[:len(FIELDS[name]) - 1]
        later, now = (getattr(state, name)(*variables) for state in (t, s))
        frames.append(ForAll(variables, Implies(w <= limits.get(name, s.writes), later == now), patterns=[later]))
    return Action("the future", frames + axioms(t), t)


def actions_of(o: Sites) -> list[Action]:
    actions = [*push(o), *resize(o), *retire(o), *pop(o), *steal(o)]
    return [*actions, *cool(o), *warm(o), *leave(o)] if is_asymmetric(o) else actions


def relation(o: Sites) -> list[Action]:
    return [*actions_of(o), future()]
