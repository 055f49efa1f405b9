"""The invariant: each conjunct with its name and its meaning.

An index is *live* if its element is in the deque: from `top` up to, not including, `bottom`. A
reservation is *decided* when the owner takes its element without a claim. A thief is *fenced*
from its fence to the end of its steal, and it *may succeed* as long as `top` is its target.
"""

from dataclasses import dataclass
from typing import Any

from z3 import And, BoolVal, Const, ForAll, If, Implies, Ints, MultiPattern, Not, Or

from access import Sites, has_left, is_announced, is_asymmetric, is_inside, pinned, releases
from mode import is_cooling, is_safe, will_be_found
from relation import popping
from state import ABSENT, COLD, FENCED as FENCED_MODE, OWNER, THIEF, WARM, WARMING, WRONG, State, Thief, larger, place

# Conjuncts about retired rings, if they are not retained: with grace periods, and with epochs.
OF_FENCES, OF_PINS = ("Announced", "Replaced", "Retiring", "Known"), ("Pinned", "Unseen")
RETIRED = (*OF_FENCES, *OF_PINS, "Counts", "Waits", "Holds")
# Conjuncts about the mode, with asymmetric fences.
OF_MODE = ("SeenMode", "SawMode", "SawTop", "SeenCount", "ReleasedMode", "LeftMode", "Colder", "Modes", "Barred",
           "Cold", "Claimed", "Safe", "Warmer", "Checked", "Lookers",
           "Looker", "Cooling", "Aware", "Unfenced", "Acknowledged", "Warm")
READS = ("steal.slot", "steal.slot late")
LOOKED = ("pin", "steal.ring", "steal.slot", "steal.cas")
FENCED = ("steal.bottom", *LOOKED)
PAST_FENCE = (*FENCED, "batch.bottom")


@dataclass(frozen=True)
class Conjunct:
    name: str
    says: str
    formula: Any


def invariant(s: State, o: Sites, goal: bool = False) -> list[Conjunct]:
    """Returns the invariant of a state. Patterns are only for assumptions, so a goal has none."""
    i, n, r, q, w = Ints("i n r q w")
    h = Const("h", Thief)
    asymmetric = is_asymmetric(o)
    epochs, retained = "pin" in o, o["retire.fence"] == "none"
    others = RETIRED if retained else OF_FENCES if epochs else OF_PINS
    others += ("Fenced",) if asymmetric else (*OF_MODE, "Known")

    def owner(*sites: str) -> Any:
        return Or(*(s.at == OWNER[site] for site in sites))

    def thief(*sites: str) -> Any:
        return Or(*(s.thief_at(h) == THIEF[site] for site in sites))

    pushing = owner("push.fence", "push.bottom")
    live = And(s.top <= i, i < s.bottom)
    written = And(s.top <= i, Or(i < s.bottom, And(i == s.bottom, pushing)))
    safe = is_safe(s, h)
    fenced, past_fence = (thief(*LOOKED), safe) if asymmetric else (thief(*FENCED), thief(*PAST_FENCE))
    protected = pinned(s, h, o) if epochs else And(safe, Not(thief("fenced.fence"))) if asymmetric else past_fence
    # An owner that may still find the deque cold, and the mode that it would find instead.
    may_be_cold, cooling = s.seen_mode == s.last_cold, is_cooling(s)
    warmed = And(s.last_cold == s.modes, s.mode(s.modes + 2) == WARM)
    ahead = s.looked if asymmetric else larger(s.looked, s.sc_top)
    reserving = owner("pop.fence", "pop.mode", "pop.warm")
    owner_knows, fences_know = larger(s.seen_top, s.due), larger(s.sc_top, s.behind)
    may_succeed = s.target(h) == s.top
    element = s.current(i)
    mine = s.current(s.top)

    def each(variables: list, formula: Any, *patterns: Any) -> Any:
        return ForAll(variables, formula, patterns=[] if goal else [
            MultiPattern(*p) if isinstance(p, tuple) else p for p in patterns])

    return [*(Conjunct(name, f"never: {words}", Not(getattr(s, name))) for name, words in WRONG.items()), *(
        Conjunct(name, says, formula) for name, says, formula in [

        # The ranges of numbers.
        ("Sane", "top is not beyond bottom", s.top <= s.bottom),
        ("SeenTop", "no thread has seen, or must see, a later message of top than the newest",
         And(s.seen_top <= s.top, s.sc_top <= s.top, s.looked <= s.top, s.behind <= s.looked,
             s.due <= s.looked)),
        ("SeenBottom", "fences have seen no later message of bottom than the newest",
         And(0 <= s.sc_bottom, s.sc_bottom <= s.messages)),
        ("LastFence", "the owner's last fence, and those that missed a claim, saw no later bottom than all fences have",
         And(0 <= s.fenced_at, s.fenced_at <= s.sc_bottom, each([i], s.stale(i) <= s.fenced_at, s.stale(i)))),
        ("SeenWrites", "fences have seen no more writes to slots and rings than there are",
         And(0 <= s.sc_writes, s.sc_writes <= s.writes, 0 <= s.released, s.released <= s.writes)),
        ("ThiefSaw", "a thief has seen no later message of bottom and no more writes than there are",
         each([h], And(0 <= s.saw_bottom(h), s.saw_bottom(h) <= s.messages, 0 <= s.saw_writes(h),
                       s.saw_writes(h) <= s.writes, s.will_see(h) <= s.writes), s.saw_bottom(h), s.saw_writes(h),
              s.will_see(h))),
        ("Released", "no message of bottom releases more writes than there are",
         each([n], Implies(And(0 <= n, n <= s.messages), s.bottom_view(n) <= s.writes), s.bottom_view(n))),
        ("ReleasedRing", "no publication of a ring releases more writes than there are",
         each([r], Implies(And(1 <= r, r <= s.rings), s.ring_view(r) <= s.writes), s.ring_view(r))),
        ("ReleasedSlot", "no write to a slot releases more writes than there are",
         each([w], Implies(And(0 <= w, w <= s.writes), s.slot_view(w) <= s.writes), s.slot_view(w))),

        # The owner.
        ("Bottom", "the newest message of bottom is the owner's bottom, or one less during a pop",
         And(0 <= s.messages, Implies(popping(s), s.bottom_of(s.messages) == s.bottom - 1),
             Or(popping(s), owner("pop.restore"), s.bottom_of(s.messages) == s.bottom))),
        ("Claims", "an owner about to claim has found its index to be the oldest",
         Implies(owner("pop.cas"), s.bottom - 1 <= s.seen_top)),
        ("Restores", "an owner that restores bottom has found nothing, or has lost or claimed the last element",
         Implies(owner("pop.restore"), s.top == s.bottom)),
        ("Near", "between claims, fences, looks in a batch and the owner miss at most one claim",
         s.top - 1 <= larger(s.seen_top, ahead)),
        ("Reserving", "an owner about to fence will know after the fence if its index was claimed",
         Implies(reserving, Or(s.top < s.bottom, larger(owner_knows, fences_know) >= s.bottom - 1))),
        ("Reserved", "after its fence, an owner that has not seen a claim of its index cannot meet one",
         Implies(owner("pop.top"), Or(s.top < s.bottom, owner_knows >= s.bottom - 1))),
        ("Published", "an owner's reservation releases the live elements",
         each([i], Implies(And(live if not releases(o["push.fence"]) else
                               Or(live, And(owner("push.bottom"), written))),
                           element <= (s.released if releases(o["push.fence"]) else s.writes)), element)),

        # Reservations and their order with fences.
        ("Decided", "decided reservations are no later than the newest message",
         each([i], And(s.popped(i) <= s.messages), s.popped(i))),
        ("Fenced", "fences have seen all decided reservations, and the reservation of an owner that looks at top",
         And(each([i], s.popped(i) <= s.sc_bottom, s.popped(i)),
             Implies(owner("pop.top"), And(s.sc_bottom == s.messages, s.fenced_at == s.messages)))),
        ("Target", "a thief's target is a past or present value of top",
         each([h], s.target(h) <= s.top, s.target(h))),
        ("Fences", "a fenced thief's target belongs to a look, or the owner's next fence sees it",
         each([h], Implies(fenced, s.target(h) <= ahead), s.target(h))),
        ("Missed", "a thief has seen the reservation, or the owner's next fence sees its target",
         each([h], Implies(And(reserving, fenced), Or(
             s.saw_bottom(h) >= s.messages, s.target(h) <= larger(owner_knows, fences_know))), s.target(h))),
        ("Looks", "in a batch, a thief has seen all decided reservations, or will see them in its next look",
         each([h, i], Implies(past_fence, Or(s.popped(i) <= s.stale(i), s.popped(i) <= s.saw_bottom(h))),
              (s.popped(i), s.saw_bottom(h))) if asymmetric else
         each([i], s.popped(i) <= s.stale(i), s.popped(i))),
        ("Heart", "a fenced thief that may succeed has seen the last decided reservation of its target's index",
         each([h], Implies(And(fenced, may_succeed), s.popped(s.top) <= s.saw_bottom(h)), s.target(h))),
        ("Beside", "if a fenced thief and the owner want the same element, one of them has seen the other",
         each([h], Implies(And(fenced, may_succeed, owner("pop.top"), s.top == s.bottom - 1),
                           Or(s.saw_bottom(h) >= s.messages, owner_knows >= s.top)), s.target(h))),
        ("Stable", "a message stays true until a later reservation is decided",
         each([n, i], Implies(And(0 <= n, n <= s.messages, s.top <= i, i < s.bottom_of(n), s.popped(i) <= n),
                              And(i < s.bottom, element <= s.bottom_view(n))),
              (s.bottom_of(n), element), (s.bottom_of(n), s.popped(i)))),
        ("Shown", "messages since a live element's push show it, except that of an owner that pops it",
         each([n, i], Implies(And(live, s.announced(i) <= n, 0 <= n, n <= s.messages),
                              Or(i < s.bottom_of(n), And(popping(s), i == s.bottom - 1, n == s.messages))),
              (s.bottom_of(n), s.announced(i)))),

        ("PassedOver", "if a thief found nothing beside a live element, its message is since the push and does not show it",
         each([i], Implies(And(live, s.passed_over(i) != -1),
                           And(s.announced(i) <= s.passed_over(i), 0 <= s.passed_over(i),
                               s.passed_over(i) <= s.messages, s.bottom_of(s.passed_over(i)) <= i)),
              s.passed_over(i))),
        # The mode, with asymmetric fences.
        ("SeenMode", "no thread has seen a later message of mode than the newest, and the owner has seen its own",
         And(s.last_cold <= s.modes, 0 <= s.modes, s.modes <= s.seen_mode, s.seen_mode <= s.modes + 2,
             s.sc_mode <= s.modes + 2, Implies(owner("cool.finds"), s.last_cold <= s.sc_mode))),
        ("SawMode", "no thief has seen a later message of mode, and each has seen the last cooling with a fence",
         each([h], And(0 <= s.saw_mode(h), s.cooled <= s.saw_mode(h), s.saw_mode(h) <= s.modes + 2,
                       Implies(And(owner("cool.finds"), s.found(h)), s.last_cold <= s.saw_mode(h))), s.saw_mode(h))),
        ("SawTop", "a thief has seen no later message of top than the newest, and has seen its target",
         each([h], And(s.target(h) <= s.saw_top(h), s.saw_top(h) <= s.top), s.saw_top(h))),
        ("SeenCount", "no thread has seen more announcements than there are",
         each([h], And(0 <= s.seen_count(h), s.seen_count(h) <= s.count(h), s.sc_count(h) <= s.count(h)),
              s.seen_count(h), s.sc_count(h), s.count(h))),
        ("ReleasedMode", "no message of mode releases more of bottom than there is",
         And(each([n], Implies(And(0 <= n, s.mode(n) != ABSENT), s.mode_bottom(n) <= s.messages), s.mode_bottom(n)),
             each([h], s.fenced_bottom(h) <= s.messages, s.fenced_bottom(h)))),
        ("LeftMode", "a thief that leaves releases no more than it has seen",
         each([h, n], Implies(And(0 <= n, has_left(s, h, n)),
                                  And(s.left_mode(h, n) <= s.modes + 2, s.left_top(h, n) <= s.top)),
              s.left_mode(h, n), s.left_top(h, n))),
        ("Colder", "a cold message that the owner may find has cooled the deque, or will; no later one is cold",
         And(s.cooled <= s.last_cold,
             Implies(And(s.cooled < s.last_cold, may_be_cold), owner("cool.fence", "cool.finds", "cool.again")),
             Implies(0 <= s.last_cold, s.mode(s.last_cold) == COLD),
             each([n], Implies(s.last_cold < n, s.mode(n) != COLD), s.mode(n)))),
        ("Modes", "thieves have written only the two messages after a cold one",
         And(Implies(s.last_cold == s.modes, And(
                 Or(s.mode(s.modes + 1) == ABSENT, s.mode(s.modes + 1) == WARMING),
                 Or(s.mode(s.modes + 2) == ABSENT, s.mode(s.modes + 2) == WARM))),
             each([n], Implies(n > (If(s.last_cold == s.modes, s.modes + 2, s.modes)), s.mode(n) == ABSENT),
                  s.mode(n)))),
        ("Barred", "without heavy fences, the deque is always fenced, and a fenced deque remains so",
         And(s.mode(s.modes) != ABSENT, s.mode(s.modes) != WARMING,
             each([n], Implies(And(0 <= n, s.mode(n) == FENCED_MODE), And(
                 s.mode(s.modes) == FENCED_MODE, Not(cooling))), s.mode(n)),
             Implies(cooling, And(s.barriers, each([h], Not(thief("fenced.fence")), s.thief_at(h)))),
             each([h], Implies(thief("fenced.fence"), s.mode(s.modes) == FENCED_MODE), s.thief_at(h)),
             Implies(Not(s.barriers), And(
                 s.last_cold == -1, s.mode(s.modes) == FENCED_MODE,
                 each([h], Not(thief("warm.claim", "warm.fence", "warm.done")), s.thief_at(h)),
                 each([n], Implies(0 <= n, Or(s.mode(n) == ABSENT, s.mode(n) == FENCED_MODE)), s.mode(n)))))),
        ("Cold", "if the owner may still find the deque cold, nobody has made it warm and no thief may steal",
         Implies(And(may_be_cold, Not(cooling)), And(
             s.mode(s.last_cold + 2) == ABSENT, s.looked <= s.seen_top, each([h], Not(safe), s.thief_at(h))))),
        ("Claimed", "the owner learns of a thief that warms the deque at the thief's heavy fence, or finds it inside",
         each([h], Implies(thief("warm.fence"), Or(s.saw_mode(h) > s.last_cold, Not(may_be_cold),
                                                   will_be_found(s, h, s.count(h)))), s.saw_mode(h))),
        ("Safe", "an owner that cools finds each thief that may steal, or finds that the deque was made warm",
         each([h], Implies(And(safe, may_be_cold), Or(will_be_found(s, h, s.count(h)), warmed)), s.thief_at(h))),
        ("Warmer", "an owner that cools finds the last thief that made the deque warm, or that this thief has left",
         Implies(warmed, And(
             s.warmer_count <= s.count(s.warmer), s.saw_mode(s.warmer) > s.last_cold,
             each([n], Implies(And(s.warmer_count <= n, has_left(s, s.warmer, n)),
                               s.left_mode(s.warmer, n) > s.last_cold), s.left_mode(s.warmer, n)),
             Implies(may_be_cold, will_be_found(s, s.warmer, s.warmer_count))))),
        ("Checked", "a thief that the owner has checked was outside then",
         Implies(And(owner("cool.look"), may_be_cold),
                 each([h], And(s.sc_count(h) <= s.seen_count(h),
                               Implies(And(s.checked(h), is_inside(s, h)), s.seen_count(h) < s.count(h))),
                      s.checked(h), s.seen_count(h)))),
        ("Lookers", "the thief with the largest target releases it when it leaves, or the owner has seen it",
         Or(s.looked <= s.seen_top, And(
             s.looker_count <= s.count(s.looker), s.looked <= s.saw_top(s.looker),
             each([n], Implies(And(s.looker_count <= n, has_left(s, s.looker, n)), s.looked <= s.left_top(s.looker, n)),
                  s.left_top(s.looker, n))))),
        ("Looker", "an owner that cools will see this target, or finds that the deque was made warm",
         Implies(And(cooling, may_be_cold), Or(s.looked <= s.seen_top, warmed,
                                               will_be_found(s, s.looker, s.looker_count)))),
        ("Cooling", "an owner that is in a heavy fence or past it has executed a fence",
         Implies(owner("cool.finds", "cool.look", "retire.finds"),
                 And(s.fenced_at == s.messages, s.sc_bottom == s.messages))),
        ("Aware", "an owner that pops without a fence may still find the deque cold",
         Implies(And(owner("pop.top"), s.fenced_at < s.messages), may_be_cold)),
        ("Unfenced", "a thief about to make the deque warm releases the owner's unfenced reservations",
         each([h, i], Implies(thief("warm.done"), Or(s.popped(i) <= s.stale(i), s.popped(i) <= s.fenced_bottom(h))),
              (s.popped(i), s.fenced_bottom(h)))),
        ("Acknowledged", "an owner that cannot find the deque cold releases its unfenced reservations, or has left",
         each([i], Implies(And(Or(Not(may_be_cold), owner("cool.fence", "cool.again")),
                               s.mode(s.modes) != FENCED_MODE, Not(owner("pop.warm", "push.warm"))),
                           Or(s.popped(i) <= s.stale(i), s.popped(i) <= s.fenced_at)), s.popped(i))),
        ("Warm", "a message that makes the deque warm or fenced releases the owner's unfenced reservations",
         each([n, i], Implies(And(s.cooled <= n, 0 <= n, Or(s.mode(n) == WARM, s.mode(n) == FENCED_MODE)),
                              Or(s.popped(i) <= s.stale(i), s.popped(i) <= s.mode_bottom(n))),
              (s.popped(i), s.mode(n)), (s.popped(i), s.mode_bottom(n)))),

        # Elements and their slots.
        ("Pushed", "a live element was pushed at its index, to the ring of that time, and has not been taken",
         each([i], Implies(written, And(1 <= element, element <= s.writes, Not(s.taken(element)),
                                        s.index_of(element) == i, s.element_of(element) == element,
                                        1 <= s.ring_of(element), s.ring_of(element) <= s.rings,
                                        s.published(s.ring_of(element)) <= element)), element)),
        ("NothingLost", "every element that was pushed is in the deque or has been taken",
         each([w], Implies(And(1 <= w, w <= s.writes, s.element_of(w) == w, s.ring_of(w) != 0, Not(s.taken(w))),
                           And(s.top <= s.index_of(w), s.index_of(w) <= s.bottom,
                               Or(s.index_of(w) < s.bottom, pushing), s.current(s.index_of(w)) == w)),
              s.taken(w), s.element_of(w))),
        ("Taken", "every element that was taken had been written",
         each([w], Implies(s.taken(w), w <= s.writes), s.taken(w))),
        ("Elements", "a write has an element that was pushed by then, or none",
         each([w], Implies(And(0 <= w, w <= s.writes), s.element_of(w) <= w), s.element_of(w))),
        ("Kept", "since a live element was pushed, its slot in each ring has had no other element",
         each([i, w], Implies(And(written, element <= w, w <= s.writes, s.ring_of(w) >= 1,
                                  place(s.ring_of(w), s.index_of(w)) == place(s.ring_of(w), i)),
                              s.element_of(w) == element),
              (element, s.ring_of(w)), (element, s.element_of(w)))),
        ("Copied", "each ring that was published later has a copy of a live element",
         each([i, r], Implies(And(written, s.ring_of(element) < r, r <= s.rings),
                              s.newest(s.published(r), r, place(r, i)) > element),
              (element, s.published(r)))),
        ("Own", "the newest write to its slot of the owner's ring is the live element",
         each([i], Implies(written, s.element_of(s.newest(s.writes, s.rings, place(s.rings, i))) == element),
              element, place(s.rings, i))),
        ("Copying", "an owner that copies has copied all live elements before the next index",
         Implies(owner("grow.slot"), And(
             s.copied_from <= s.top, s.copied_from <= s.copied, s.copied <= s.bottom,
             s.bottom - s.copied_from <= s.capacity(s.rings + 1), 1 <= s.capacity(s.rings + 1),
             each([i], Implies(And(s.top <= i, i < s.copied),
                               s.newest(s.writes, s.rings + 1, place(s.rings + 1, i)) > element), element)))),
        ("Rings", "rings are published one after the other",
         And(1 <= s.rings, s.published(1) == 0,
             each([r], Implies(And(1 <= r, r <= s.rings), And(0 <= s.published(r), s.published(r) <= s.writes)),
                  s.published(r)),
             each([r, q], Implies(And(1 <= r, r < q, q <= s.rings), s.published(r) < s.published(q)),
                  (s.published(r), s.published(q))))),
        ("RingReleased", "a thread that acquires a ring sees the copies in it",
         each([r], Implies(And(1 <= r, r <= s.rings), s.published(r) <= s.ring_view(r)), s.ring_view(r))),
        ("Room", "the owner has acquired the claims from which it computes the room",
         And(s.room_from <= s.top, s.room_from <= s.acquired)),

        # A thief that may succeed.
        ("Found", "a thief that may succeed has found its target below bottom, and sees its element",
         each([h], Implies(And(thief("pin", "steal.ring", "steal.slot", "steal.cas"), may_succeed),
                           And(s.target(h) < s.bottom_of(s.saw_bottom(h)), mine <= s.saw_writes(h))), s.target(h))),
        ("InRing", "a thief that may succeed has a ring with the element, and sees that",
         each([h], Implies(And(thief("steal.slot", "steal.cas"), may_succeed),
                           And(s.ring_of(mine) <= s.in_ring(h), s.in_ring(h) <= s.rings,
                               s.published(s.in_ring(h)) <= s.saw_writes(h))), s.target(h))),
        ("Element", "a thief that may succeed has read the element",
         each([h], Implies(And(thief("steal.cas"), may_succeed), s.element(h) == mine), s.target(h))),

        # Rings that are retired.
        ("Announced", "all fences have seen the announcement of a fenced thief",
         each([h], Implies(And(safe, Not(thief("fenced.fence")), Not(s.barriers)) if asymmetric else past_fence,
                            s.count(h) <= s.sc_count(h)),
              s.sc_count(h))),
        ("Counts", "a retired ring has been replaced, and waits only for announcements that exist",
         And(0 <= s.retired, s.retired < s.rings, each([h], 0 <= s.count(h), s.count(h)),
             each([r, h], s.waits(r, h) <= s.count(h), s.waits(r, h)))),
        ("Retiring", "an owner about to look at the announcements finds each thief that may read a replaced ring",
         And(each([h], Implies(And(owner("retire.finds"), s.found(h)), And(
                 s.published(s.rings) <= s.saw_writes(h),
                 Implies(And(protected, s.in_ring(h) < s.rings, thief(*READS)), s.count(h) <= s.sc_count(h)))),
                 s.found(h), s.saw_writes(h)),
             Implies(owner("retire.finds", "retire.look"), s.published(s.rings) <= s.sc_writes),
             Implies(owner("retire.look"), each([h], And(
                 Implies(s.barriers, s.published(s.rings) <= s.saw_writes(h)) if asymmetric else BoolVal(True),
                 Implies(protected, And(
                     Or(s.count(h) <= s.seen_count(h), s.published(s.rings) <= s.saw_writes(h)),
                     Implies(thief(*READS), Or(s.count(h) <= s.seen_count(h), s.in_ring(h) == s.rings))))),
                 s.saw_writes(h))))),
        ("Replaced", "fences have seen the replacement of each retired ring",
         each([r], Implies(And(2 <= r, r - 1 <= s.retired), s.published(r) <= s.sc_writes), s.published(r))),
        ("Known", "with heavy fences, each thief has seen the replacement as well",
         each([r, h], Implies(And(s.barriers, 2 <= r, r - 1 <= s.retired), s.published(r) <= s.saw_writes(h)),
              (s.published(r), s.saw_writes(h)))),
        ("Pinned", "a pinned thief has seen at least as much as when it was pinned",
         each([h], Implies(protected, s.pin_saw(h) <= s.saw_writes(h)), s.pin_saw(h))),
        ("Unseen", "a thief about to read a ring had not seen the ring's replacement when it was pinned",
         each([h], Implies(And(protected, thief(*READS), s.in_ring(h) < s.rings),
                           s.pin_saw(h) < s.published(s.in_ring(h) + 1)), s.in_ring(h))),
        ("Waits", "a retired ring waits for each fenced or pinned thief, unless the thief will find a newer ring",
         each([r, h], Implies(And(1 <= r, r <= s.retired, protected),
                              Or(s.waits(r, h) == s.count(h), s.published(r + 1) <= s.saw_writes(h))),
              s.waits(r, h))),
        ("Holds", "a retired ring waits for each thief about to read it",
         each([h], Implies(And(protected, thief(*READS)),
                           And(1 <= s.in_ring(h), s.in_ring(h) <= s.rings,
                               Implies(s.in_ring(h) <= s.retired, s.waits(s.in_ring(h), h) == s.count(h)))),
              s.in_ring(h))),
        ("Freed", "a freed ring was retired, and waits for nobody",
         each([r], Not(s.freed(r)), s.freed(r)) if retained else
         each([r, h], Implies(s.freed(r), And(1 <= r, r <= s.retired,
                                              Not(And(is_announced(s, h), s.waits(r, h) == s.count(h))))),
              (s.freed(r), s.waits(r, h)), (s.freed(r), s.thief_at(h)))),
    ] if name not in others)]
