"""The invariant: each conjunct with its name and its meaning.

An index is *live* if its element is in the deque: from `top` up to, not including, `bottom`. A
reservation is *decided* when the owner takes its element without a claim. A thief is *fenced*
from its fence to the end of its steal, and it *may succeed* as long as `top` is its target.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from z3 import And, BoolVal, ForAll, If, Implies, Int, MultiPattern, Not, Or

from model.proof.access import Sites, h, has_left, i, is_announced, is_asymmetric, is_inside, n, pinned, r, releases, w
from model.proof.mode import COOLING, is_safe, will_be_found
from model.proof.relation import popping
from model.proof.state import (
    ABSENT,
    COLD,
    FENCED as FENCED_MODE,
    OWNER,
    THIEF,
    WARM,
    WARMING,
    WRONG,
    State,
    larger,
    place,
)

# Conjuncts about retired rings, if they are not retained.
RETIRED = ("Announced", "Replaced", "Retiring", "Known", "Pinned", "Unseen", "Counts", "Waits", "Holds", "LeftReads",
           "ReadIn", "Retirable", "Reads", "FreedAfterReads")
READS = ("steal.slot", "steal.rest", "steal.slot late")
LOOKED = ("pin", "steal.ring", "steal.slot", "steal.rest", "steal.cas")
FENCED = ("steal.bottom", *LOOKED)
PAST_FENCE = (*FENCED, "batch.bottom")
q = Int("q")


class Conjunct(NamedTuple):
    name: str
    says: str
    formula: Any


Parts = Iterator[tuple[str, str, Any]]  # the parts of a conjunct each


class Terms:
    """The terms that several conjuncts share about a state, an index `i` and a thief `h`."""

    def __init__(self, s: State, o: Sites, goal: bool) -> None:
        self.s, self.o, self.goal = s, o, goal
        self.asymmetric = is_asymmetric(o)
        self.epochs, self.retained = "pin" in o, o["retire.fence"] == "none"
        self.pushing = self.owner("push.fence", "push.bottom")
        self.live = And(s.top <= i, i < s.bottom)
        self.written = And(s.top <= i, Or(i < s.bottom, And(i == s.bottom, self.pushing)))
        self.safe = is_safe(s, h)
        self.fenced = self.thief(*LOOKED) if self.asymmetric else self.thief(*FENCED)
        self.past_fence = self.safe if self.asymmetric else self.thief(*PAST_FENCE)
        self.protected = (pinned(s, h, o) if self.epochs else
                          And(self.safe, Not(self.thief("fenced.fence"))) if self.asymmetric else self.past_fence)
        # An owner that may still find the deque cold.
        self.may_be_cold, self.cooling = s.seen_mode == s.last_cold, self.owner(*COOLING)
        self.ahead = s.looked if self.asymmetric else larger(s.looked, s.sc_top)
        self.owner_knows = larger(s.seen_top, s.due)
        self.may_succeed = s.target(h) == s.top

    def owner(self, *sites: str) -> Any:
        return Or(*(self.s.at == OWNER[site] for site in sites))

    def thief(self, *sites: str) -> Any:
        return Or(*(self.s.thief_at(h) == THIEF[site] for site in sites))

    def each(self, variables: list[Any], formula: Any, *patterns: Any) -> Any:
        """Returns the formula for all values. Patterns are only for assumptions, so a goal has none."""
        return ForAll(variables, formula, patterns=[] if self.goal else [
            MultiPattern(*p) if isinstance(p, tuple) else p for p in patterns])


def invariant(s: State, o: Sites, goal: bool = False) -> list[Conjunct]:
    """Returns the invariant of a state."""
    the = Terms(s, o, goal)
    never = [Conjunct(name, f"never: {words}", Not(getattr(s, name))) for name, words in WRONG.items()]
    parts = (ranges, elements, *LEMMAS, *((ranges_of_modes, *LEMMAS_OF_MODES) if the.asymmetric else ()))
    return [*never, *(Conjunct(*each) for part in parts for each in part(s, the))]


def ranges(s: State, the: Terms) -> Parts:
    """Numbers stay in their ranges."""
    yield "Sane", "top is not beyond bottom", (s.top <= s.bottom)
    yield "SeenTop", "no thread has seen, or must see, a later message of top than the newest", (
        And(s.seen_top <= s.top, s.sc_top <= s.top, s.looked <= s.top, s.behind <= s.looked,
            s.due <= s.looked))
    yield "SeenBottom", "fences have seen no later message of bottom than the newest", (
        And(0 <= s.sc_bottom, s.sc_bottom <= s.messages))
    yield (
        "LastFence", "the owner's last fence, and those that missed a claim, saw no later bottom than all fences have",
        And(0 <= s.fenced_at, s.fenced_at <= s.sc_bottom, the.each([i], s.stale(i) <= s.fenced_at, s.stale(i))))
    yield "SeenWrites", "fences have seen no more writes to slots and rings than there are", (
        And(0 <= s.sc_writes, s.sc_writes <= s.writes, 0 <= s.released, s.released <= s.writes))
    yield "ThiefSaw", "a thief has seen no later message of bottom and no more writes than there are", (
        the.each([h], And(0 <= s.saw_bottom(h), s.saw_bottom(h) <= s.messages, 0 <= s.saw_writes(h),
                          s.saw_writes(h) <= s.writes, s.will_see(h) <= s.writes), s.saw_bottom(h), s.saw_writes(h),
                 s.will_see(h)))
    yield "SawTop", "a thief has seen no later message of top than the newest, and has seen its target", (
        the.each([h], And(s.target(h) <= s.saw_top(h), s.saw_top(h) <= s.top), s.saw_top(h)))
    yield "Released", "no message of bottom releases more writes than there are", (
        the.each([n], Implies(And(0 <= n, n <= s.messages), s.bottom_view(n) <= s.writes), s.bottom_view(n)))
    yield "ReleasedRing", "no publication of a ring releases more writes than there are", (
        the.each([r], Implies(And(1 <= r, r <= s.rings), s.ring_view(r) <= s.writes), s.ring_view(r)))
    yield "ReleasedSlot", "no write to a slot releases more writes than there are", (
        the.each([w], Implies(And(0 <= w, w <= s.writes), s.slot_view(w) <= s.writes), s.slot_view(w)))


def elements(s: State, the: Terms) -> Parts:
    """Every element was pushed, and is in the deque or was taken."""
    element = s.current(i)
    yield "Pushed", "a live element was pushed at its index, to the ring of that time, and has not been taken", (
        the.each([i], Implies(the.written, And(1 <= element, element <= s.writes, Not(s.taken(element)),
                                               s.index_of(element) == i, s.element_of(element) == element,
                                               1 <= s.ring_of(element), s.ring_of(element) <= s.rings,
                                               s.published(s.ring_of(element)) <= element)), element))
    yield "NothingLost", "every element that was pushed is in the deque or has been taken", (
        the.each([w], Implies(And(1 <= w, w <= s.writes, s.element_of(w) == w, s.ring_of(w) != 0, Not(s.taken(w))),
                              And(s.top <= s.index_of(w), s.index_of(w) <= s.bottom,
                                  Or(s.index_of(w) < s.bottom, the.pushing), s.current(s.index_of(w)) == w)),
                 s.taken(w), s.element_of(w)))
    yield "Taken", "every element that was taken had been written", (
        the.each([w], Implies(s.taken(w), w <= s.writes), s.taken(w)))
    yield "Elements", "a write has an element that was pushed by then, or none", (
        the.each([w], Implies(And(0 <= w, w <= s.writes), s.element_of(w) <= w), s.element_of(w)))


# The lemmas of README.md.


def messages_stay_true(s: State, the: Terms) -> Parts:
    """1. Messages stay true."""
    element = s.current(i)
    yield "Bottom", "the newest message of bottom is the owner's bottom, or one less during a pop", (
        And(0 <= s.messages, Implies(popping(s), s.bottom_of(s.messages) == s.bottom - 1),
            Or(popping(s), the.owner("pop.restore"), s.bottom_of(s.messages) == s.bottom)))
    yield "Restores", "an owner that restores bottom has found nothing, or has lost or claimed the last element", (
        Implies(the.owner("pop.restore"), s.top == s.bottom))
    yield "Published", "an owner's reservation releases the live elements", (
        the.each([i], Implies(And(the.live if not releases(the.o["push.fence"]) else
                                  Or(the.live, And(the.owner("push.bottom"), the.written))),
                              element <= (s.released if releases(the.o["push.fence"]) else s.writes)), element))
    yield "Stable", "a message stays true until a later reservation is decided", (
        the.each([n, i], Implies(And(0 <= n, n <= s.messages, s.top <= i, i < s.bottom_of(n), s.popped(i) <= n),
                                 And(i < s.bottom, element <= s.bottom_view(n))),
                 (s.bottom_of(n), element), (s.bottom_of(n), s.popped(i))))


def fences_are_in_one_order(s: State, the: Terms) -> Parts:
    """2. The fences are in one order."""
    yield "Decided", "decided reservations are no later than the newest message", (
        the.each([i], And(s.popped(i) <= s.messages), s.popped(i)))
    if not the.asymmetric:
        yield (
            "Fenced", "fences have seen all decided reservations, and the reservation of an owner that looks at top",
            And(the.each([i], s.popped(i) <= s.sc_bottom, s.popped(i)),
                Implies(the.owner("pop.top"), And(s.sc_bottom == s.messages, s.fenced_at == s.messages))))
    yield "Target", "a thief's target is a past or present value of top", (
        the.each([h], s.target(h) <= s.top, s.target(h)))
    yield "Fences", "a fenced thief's target belongs to a look, or the owner's next fence sees it", (
        the.each([h], Implies(the.fenced, s.target(h) <= the.ahead), s.target(h)))


def thief_that_may_succeed_knows_enough(s: State, the: Terms) -> Parts:
    """3. A thief that may succeed knows enough."""
    mine = s.current(s.top)
    yield "Heart", "a fenced thief that may succeed has seen the last decided reservation of its target's index", (
        the.each([h], Implies(And(the.fenced, the.may_succeed), s.popped(s.top) <= s.saw_bottom(h)), s.target(h)))
    yield "Found", "a thief that may succeed has found its target below bottom, and sees its element", (
        the.each([h], Implies(And(the.thief(*LOOKED), the.may_succeed),
                              And(s.target(h) < s.bottom_of(s.saw_bottom(h)), mine <= s.saw_writes(h))), s.target(h)))
    yield "InRing", "a thief that may succeed has a ring with the element, and sees that", (
        the.each([h], Implies(And(the.thief("steal.slot", "steal.rest", "steal.cas"), the.may_succeed),
                              And(s.ring_of(mine) <= s.in_ring(h), s.in_ring(h) <= s.rings,
                                  s.published(s.in_ring(h)) <= s.saw_writes(h))), s.target(h)))
    yield "Element", "a thief that may succeed has read the element, word by word", (
        the.each([h], Implies(And(the.thief("steal.rest", "steal.cas"), the.may_succeed), And(
            s.element(h) == mine, Implies(the.thief("steal.cas"), s.rest(h) == mine))), s.target(h)))


def one_sees_the_other(s: State, the: Terms) -> Parts:
    """4. If a thief and the owner want the same element, one of them sees the other."""
    yield "Claims", "an owner about to claim has found its index to be the oldest", (
        Implies(the.owner("pop.cas"), s.bottom - 1 <= s.seen_top))
    yield "Beside", "if a fenced thief and the owner want the same element, one of them has seen the other", (
        the.each([h], Implies(And(the.fenced, the.may_succeed, the.owner("pop.top"), s.top == s.bottom - 1),
                              Or(s.saw_bottom(h) >= s.messages, the.owner_knows >= s.top)), s.target(h)))


def owner_misses_at_most_one_claim(s: State, the: Terms) -> Parts:
    """5. The owner misses at most one claim."""
    yield "Near", "between claims, fences, looks in a batch and the owner miss at most one claim", (
        s.top - 1 <= larger(s.seen_top, the.ahead))
    yield "Reserved", "after its fence, an owner that has not seen a claim of its index cannot meet one", (
        Implies(the.owner("pop.top"), Or(s.top < s.bottom, the.owner_knows >= s.bottom - 1)))


def slot_is_not_reused(s: State, the: Terms) -> Parts:
    """6. A slot is not reused."""
    element = s.current(i)
    yield "Kept", "since a live element was pushed, its slot in each ring has had no other element", (
        the.each([i, w], Implies(And(the.written, element <= w, w <= s.writes, s.ring_of(w) >= 1,
                                     place(s.ring_of(w), s.index_of(w)) == place(s.ring_of(w), i)),
                                 s.element_of(w) == element),
                 (element, s.ring_of(w)), (element, s.element_of(w))))
    yield "Copied", "each ring that was published later has a copy of a live element", (
        the.each([i, r], Implies(And(the.written, s.ring_of(element) < r, r <= s.rings),
                                 s.newest(s.published(r), r, place(r, i)) > element),
                 (element, s.published(r))))
    yield "Own", "the newest write to its slot of the owner's ring is the live element", (
        the.each([i], Implies(the.written, s.element_of(s.newest(s.writes, s.rings, place(s.rings, i))) == element),
                 element, place(s.rings, i)))
    yield "Copying", "an owner that copies has copied all live elements before the next index", (
        Implies(the.owner("grow.slot"), And(
            s.copied_from <= s.top, s.copied_from <= s.copied, s.copied <= s.bottom,
            s.bottom - s.copied_from <= s.capacity(s.rings + 1), 1 <= s.capacity(s.rings + 1),
            the.each([i], Implies(And(s.top <= i, i < s.copied),
                                  s.newest(s.writes, s.rings + 1, place(s.rings + 1, i)) > element), element))))
    yield "Rings", "rings are published one after the other", (
        And(1 <= s.rings, s.published(1) == 0,
            the.each([r], Implies(And(1 <= r, r <= s.rings), And(0 <= s.published(r), s.published(r) <= s.writes)),
                     s.published(r)),
            the.each([r, q], Implies(And(1 <= r, r < q, q <= s.rings), s.published(r) < s.published(q)),
                     (s.published(r), s.published(q)))))
    yield "RingReleased", "a thread that acquires a ring sees the copies in it", (
        the.each([r], Implies(And(1 <= r, r <= s.rings), s.published(r) <= s.ring_view(r)), s.ring_view(r)))
    yield "Room", "the owner has acquired the claims from which it computes the room", (
        And(s.room_from <= s.top, s.room_from <= s.acquired))


def retired_ring_waits(s: State, the: Terms) -> Parts:
    """7. A retired ring waits."""
    if not the.retained:
        yield from (rings_wait_for_pins if the.epochs else rings_wait_for_fences)(s, the)
        yield "Counts", "a retired ring has been replaced, and waits only for announcements that exist", (
            And(0 <= s.retired, s.retired < s.rings,
                the.each([h], And(0 <= s.count(h), s.seen_count(h) <= s.count(h), s.sc_count(h) <= s.count(h)),
                         s.count(h)),
                the.each([r, h], And(-1 <= s.waits(r, h), s.waits(r, h) <= s.count(h)), s.waits(r, h))))
        yield (
            "Waits", "a retired ring waits for each fenced or pinned thief, unless the thief will find a newer ring",
            the.each([r, h], Implies(And(1 <= r, r <= s.retired, the.protected),
                                     Or(s.waits(r, h) == s.count(h), s.published(r + 1) <= s.saw_writes(h))),
                     s.waits(r, h)))
        yield "Holds", "a retired ring waits for each thief about to read it", (
            the.each([h], Implies(And(the.protected, the.thief(*READS)),
                                  And(1 <= s.in_ring(h), s.in_ring(h) <= s.rings,
                                      Implies(s.in_ring(h) <= s.retired, s.waits(s.in_ring(h), h) == s.count(h)))),
                     s.in_ring(h)))
    if not the.retained and not the.epochs:
        yield from reads_happen_before(s, the)
    here = is_announced if the.epochs else is_inside
    yield "Freed", "a freed ring was retired, and waits for nobody", (
        the.each([r], Not(s.freed(r)), s.freed(r)) if the.retained else
        the.each([r, h], Implies(s.freed(r), And(1 <= r, r <= s.retired,
                                                 Not(And(here(s, h), s.waits(r, h) == s.count(h))))),
                 (s.freed(r), s.waits(r, h)), (s.freed(r), s.thief_at(h))))


def rings_wait_for_fences(s: State, the: Terms) -> Parts:
    """The part of lemma 7 with grace periods."""
    yield "Announced", "all fences have seen the announcement of a fenced thief", (
        the.each([h], Implies(And(the.safe, Not(the.thief("fenced.fence")), Not(s.barriers)) if the.asymmetric else
                              the.past_fence, s.count(h) <= s.sc_count(h)),
                 s.sc_count(h)))
    yield "Retiring", "an owner about to look at the announcements finds each thief that may read a replaced ring", (
        And(the.each([h], Implies(And(the.owner("retire.finds"), s.found(h)), And(
                s.published(s.rings) <= s.saw_writes(h),
                Implies(And(the.protected, s.in_ring(h) < s.rings, the.thief(*READS)), s.count(h) <= s.sc_count(h)))),
                s.found(h), s.saw_writes(h)),
            Implies(the.owner("retire.finds", "retire.look"), s.published(s.rings) <= s.sc_writes),
            Implies(the.owner("retire.look"), the.each([h], And(
                Implies(s.barriers, s.published(s.rings) <= s.saw_writes(h)) if the.asymmetric else BoolVal(True),
                Implies(the.protected, And(
                    Or(s.count(h) <= s.seen_count(h), s.published(s.rings) <= s.saw_writes(h)),
                    Implies(the.thief(*READS), Or(s.count(h) <= s.seen_count(h), s.in_ring(h) == s.rings))))),
                s.saw_writes(h)))))
    yield "Replaced", "fences have seen the replacement of each retired ring", (
        the.each([r], Implies(And(2 <= r, r - 1 <= s.retired), s.published(r) <= s.sc_writes), s.published(r)))
    if the.asymmetric:
        yield "Known", "with heavy fences, each thief has seen the replacement as well", (
            the.each([r, h], Implies(And(s.barriers, 2 <= r, r - 1 <= s.retired), s.published(r) <= s.saw_writes(h)),
                     (s.published(r), s.saw_writes(h))))


def reads_happen_before(s: State, the: Terms) -> Parts:
    """The part of lemma 7 about happens-before."""
    yield "LeftReads", "a thief that leaves releases its reads", (
        the.each([h, n], Implies(And(0 <= n, has_left(s, h, n)), n <= s.left_reads(h, n)), s.left_reads(h, n)))
    yield "ReadIn", "a thief read rings in announcements that fences have seen, if it runs a fence", (
        the.each([r, h], And(0 <= s.read_in(r, h), s.read_in(r, h) <= s.count(h), Implies(
            Not(s.barriers) if the.asymmetric else BoolVal(True), s.read_in(r, h) <= s.sc_count(h))), s.read_in(r, h)))
    yield "Retirable", "an owner about to retire a ring has seen all announcements in which it was read", (
        the.each([r, h], And(
            Implies(And(the.owner("retire.finds"), s.found(h), r < s.rings), s.read_in(r, h) <= s.sc_count(h)),
            Implies(And(the.owner("retire.look"), r < s.rings), s.read_in(r, h) <= s.seen_count(h))), s.read_in(r, h)))
    yield "Reads", "the owner knows the reads of a retired ring, or waits for the announcement of the last one", (
        the.each([r, h], Implies(And(1 <= r, r <= s.retired), s.read_in(r, h) <= If(
            s.waits(r, h) == -1, s.passed(r, h), s.waits(r, h))), s.read_in(r, h)))


def rings_wait_for_pins(s: State, the: Terms) -> Parts:
    """The part of lemma 7 with epochs."""
    yield "Pinned", "a pinned thief has seen at least as much as when it was pinned", (
        the.each([h], Implies(the.protected, s.pin_saw(h) <= s.saw_writes(h)), s.pin_saw(h)))
    yield "Unseen", "a thief about to read a ring had not seen the ring's replacement when it was pinned", (
        the.each([h], Implies(And(the.protected, the.thief(*READS), s.in_ring(h) < s.rings),
                              s.pin_saw(h) < s.published(s.in_ring(h) + 1)), s.in_ring(h)))


def empty_has_a_moment(s: State, the: Terms) -> Parts:
    """8. `Empty` has a moment."""
    yield "Shown", "messages since a live element's push show it, except that of an owner that pops it", (
        the.each([n, i], Implies(And(the.live, s.announced(i) <= n, 0 <= n, n <= s.messages),
                                 Or(i < s.bottom_of(n), And(popping(s), i == s.bottom - 1, n == s.messages))),
                 (s.bottom_of(n), s.announced(i))))
    yield (
        "PassedOver",
        "if a thief found nothing beside a live element, its message is since the push and does not show it",
        the.each([i], Implies(And(the.live, s.passed_over(i) != -1),
                              And(s.announced(i) <= s.passed_over(i), 0 <= s.passed_over(i),
                                  s.passed_over(i) <= s.messages, s.bottom_of(s.passed_over(i)) <= i)),
                 s.passed_over(i)))


def claim_and_look_are_a_fence(s: State, the: Terms) -> Parts:
    """9. A claim and a look are a fence, and so are two loads."""
    reserving = the.owner("pop.fence", "pop.mode", "pop.warm")
    fences_know = larger(s.sc_top, s.behind)
    yield "Missed", "a thief has seen the reservation, or the owner's next fence sees its target", (
        the.each([h], Implies(And(reserving, the.fenced), Or(
            s.saw_bottom(h) >= s.messages, s.target(h) <= larger(the.owner_knows, fences_know))), s.target(h)))
    yield "Looks", "in a batch, a thief has seen all decided reservations, or will see them in its next look", (
        the.each([h, i], Implies(the.past_fence, Or(s.popped(i) <= s.stale(i), s.popped(i) <= s.saw_bottom(h))),
                 (s.popped(i), s.saw_bottom(h))) if the.asymmetric else
        the.each([i], s.popped(i) <= s.stale(i), s.popped(i)))
    yield "Reserving", "an owner about to fence will know after the fence if its index was claimed", (
        Implies(reserving, Or(s.top < s.bottom, larger(the.owner_knows, fences_know) >= s.bottom - 1)))


# The mode, with asymmetric fences.


def ranges_of_modes(s: State, the: Terms) -> Parts:
    """The same of modes."""
    yield "SeenMode", "no thread has seen a later message of mode than the newest, and the owner has seen its own", (
        And(s.last_cold <= s.modes, 0 <= s.modes, s.modes <= s.seen_mode, s.seen_mode <= s.modes + 2,
            s.sc_mode <= s.modes + 2, Implies(the.owner("cool.finds"), s.last_cold <= s.sc_mode)))
    yield "SeenCount", "no thread has seen more announcements than there are", (
        the.each([h], And(0 <= s.seen_count(h), s.seen_count(h) <= s.count(h), s.sc_count(h) <= s.count(h)),
                 s.seen_count(h), s.sc_count(h), s.count(h)))
    yield "ReleasedMode", "no message of mode releases more of bottom than there is", (
        And(the.each([n], Implies(And(0 <= n, s.mode(n) != ABSENT), s.mode_bottom(n) <= s.messages), s.mode_bottom(n)),
            the.each([h], s.fenced_bottom(h) <= s.messages, s.fenced_bottom(h))))
    yield "LeftMode", "a thief that leaves releases no more than it has seen", (
        the.each([h, n], Implies(And(0 <= n, has_left(s, h, n)),
                                 And(s.left_mode(h, n) <= s.modes + 2, s.left_top(h, n) <= s.top)),
                 s.left_mode(h, n), s.left_top(h, n)))


def cold_only_by_its_own_newest_message(s: State, the: Terms) -> Parts:
    """10. The owner finds the deque cold only by its own newest cold message."""
    yield "Colder", "a cold message that the owner may find has cooled the deque, or will; no later one is cold", (
        And(s.cooled <= s.last_cold,
            Implies(And(s.cooled < s.last_cold, the.may_be_cold), the.owner("cool.fence", "cool.finds", "cool.again")),
            Implies(0 <= s.last_cold, s.mode(s.last_cold) == COLD),
            the.each([n], Implies(s.last_cold < n, s.mode(n) != COLD), s.mode(n))))
    yield "Modes", "thieves have written only the two messages after a cold one", (
        And(Implies(s.last_cold == s.modes, And(
                Or(s.mode(s.modes + 1) == ABSENT, s.mode(s.modes + 1) == WARMING),
                Or(s.mode(s.modes + 2) == ABSENT, s.mode(s.modes + 2) == WARM))),
            the.each([n], Implies(n > (If(s.last_cold == s.modes, s.modes + 2, s.modes)), s.mode(n) == ABSENT),
                     s.mode(n))))
    yield "Barred", "without heavy fences, the deque is always fenced, and a fenced deque remains so", (
        And(s.mode(s.modes) != ABSENT, s.mode(s.modes) != WARMING,
            the.each([n], Implies(And(0 <= n, s.mode(n) == FENCED_MODE), And(
                s.mode(s.modes) == FENCED_MODE, Not(the.cooling))), s.mode(n)),
            Implies(the.cooling, And(s.barriers, the.each([h], Not(the.thief("fenced.fence")), s.thief_at(h)))),
            the.each([h], Implies(the.thief("fenced.fence"), s.mode(s.modes) == FENCED_MODE), s.thief_at(h)),
            Implies(Not(s.barriers), And(
                s.last_cold == -1, s.mode(s.modes) == FENCED_MODE,
                the.each([h], Not(the.thief("warm.claim", "warm.fence", "warm.done")), s.thief_at(h)),
                the.each([n], Implies(0 <= n, Or(s.mode(n) == ABSENT, s.mode(n) == FENCED_MODE)), s.mode(n))))))
    yield "Cold", "if the owner may still find the deque cold, nobody has made it warm and no thief may steal", (
        Implies(And(the.may_be_cold, Not(the.cooling)), And(
            s.mode(s.last_cold + 2) == ABSENT, s.looked <= s.seen_top, the.each([h], Not(the.safe), s.thief_at(h)))))
    yield (
        "Claimed", "the owner learns of a thief that warms the deque at the thief's heavy fence, or finds it inside",
        the.each([h], Implies(the.thief("warm.fence"), Or(s.saw_mode(h) > s.last_cold, Not(the.may_be_cold),
                                                          will_be_found(s, h, s.count(h)))), s.saw_mode(h)))


def safe_thief_has_seen_pops_without_a_fence(s: State, the: Terms) -> Parts:
    """11. A safe thief has seen the owner's pops without a fence."""
    yield "Aware", "an owner that pops without a fence may still find the deque cold", (
        Implies(And(the.owner("pop.top"), s.fenced_at < s.messages), the.may_be_cold))
    yield "Unfenced", "a thief about to make the deque warm releases the owner's unfenced reservations", (
        the.each([h, i], Implies(the.thief("warm.done"),
                                 Or(s.popped(i) <= s.stale(i), s.popped(i) <= s.fenced_bottom(h))),
                 (s.popped(i), s.fenced_bottom(h))))
    yield "Acknowledged", "an owner that cannot find the deque cold releases its unfenced reservations, or has left", (
        the.each([i], Implies(And(Or(Not(the.may_be_cold), the.owner("cool.fence", "cool.again")),
                                  s.mode(s.modes) != FENCED_MODE, Not(the.owner("pop.warm", "push.warm"))),
                              Or(s.popped(i) <= s.stale(i), s.popped(i) <= s.fenced_at)), s.popped(i)))
    yield "Warm", "a message that makes the deque warm or fenced releases the owner's unfenced reservations", (
        the.each([n, i], Implies(And(s.cooled <= n, 0 <= n, Or(s.mode(n) == WARM, s.mode(n) == FENCED_MODE)),
                                 Or(s.popped(i) <= s.stale(i), s.popped(i) <= s.mode_bottom(n))),
                 (s.popped(i), s.mode(n)), (s.popped(i), s.mode_bottom(n))))


def owner_that_cools_finds_safe_thieves(s: State, the: Terms) -> Parts:
    """12. An owner that cools finds safe thieves."""
    warmed = And(s.last_cold == s.modes, s.mode(s.modes + 2) == WARM)
    yield "SawMode", "no thief has seen a later message of mode, and each has seen the last cooling with a fence", (
        the.each([h], And(0 <= s.saw_mode(h), s.cooled <= s.saw_mode(h), s.saw_mode(h) <= s.modes + 2,
                          Implies(And(the.owner("cool.finds"), s.found(h)), s.last_cold <= s.saw_mode(h))),
                 s.saw_mode(h)))
    yield "Safe", "an owner that cools finds each thief that may steal, or finds that the deque was made warm", (
        the.each([h], Implies(And(the.safe, the.may_be_cold), Or(will_be_found(s, h, s.count(h)), warmed)),
                 s.thief_at(h)))
    yield "Warmer", "an owner that cools finds the last thief that made the deque warm, or that this thief has left", (
        Implies(warmed, And(
            s.warmer_count <= s.count(s.warmer), s.saw_mode(s.warmer) > s.last_cold,
            the.each([n], Implies(And(s.warmer_count <= n, has_left(s, s.warmer, n)),
                                  s.left_mode(s.warmer, n) > s.last_cold), s.left_mode(s.warmer, n)),
            Implies(the.may_be_cold, will_be_found(s, s.warmer, s.warmer_count)))))
    yield "Checked", "a thief that the owner has checked was outside then", (
        Implies(And(the.owner("cool.look"), the.may_be_cold),
                the.each([h], And(s.sc_count(h) <= s.seen_count(h),
                                  Implies(And(s.checked(h), is_inside(s, h)), s.seen_count(h) < s.count(h))),
                         s.checked(h), s.seen_count(h))))
    yield "Lookers", "the thief with the largest target releases it when it leaves, or the owner has seen it", (
        Or(s.looked <= s.seen_top, And(
            s.looker_count <= s.count(s.looker), s.looked <= s.saw_top(s.looker),
            the.each([n], Implies(And(s.looker_count <= n, has_left(s, s.looker, n)),
                                  s.looked <= s.left_top(s.looker, n)),
                     s.left_top(s.looker, n)))))
    yield "Looker", "an owner that cools will see this target, or finds that the deque was made warm", (
        Implies(And(the.cooling, the.may_be_cold), Or(s.looked <= s.seen_top, warmed,
                                                      will_be_found(s, s.looker, s.looker_count))))
    yield "Cooling", "an owner that is in a heavy fence or past it has executed a fence", (
        Implies(the.owner("cool.finds", "cool.look", "retire.finds"),
                And(s.fenced_at == s.messages, s.sc_bottom == s.messages)))


LEMMAS = (messages_stay_true, fences_are_in_one_order, thief_that_may_succeed_knows_enough, one_sees_the_other,
          owner_misses_at_most_one_claim, slot_is_not_reused, retired_ring_waits, empty_has_a_moment,
          claim_and_look_are_a_fence)
LEMMAS_OF_MODES = (cold_only_by_its_own_newest_message, safe_thief_has_seen_pops_without_a_fence,
                   owner_that_cools_finds_safe_thieves)
