"""Views are numbers: the numbers of the relation are at most the views of the machine, and stay so at each step.

Then whatever the machine may read, the relation may read.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from z3 import And, Const, ForAll, If, Implies, MultiPattern, Or

from model.proof import complete, full, relation
from model.proof.access import Action, Sites, h, has_left, i, is_asymmetric, j, n, r, read, s, w
from model.proof.invariant import Conjunct, invariant
from model.proof.prove import Lemma, Verdict, discharge
from model.proof.state import ABSENT, FENCED, THIEF, State, place
from model.proof.views import LOCATIONS, MESSAGES, Machine, Thread, View, machine, symbolic

m = machine()
# The conjuncts of the invariant that are needed: most say that numbers are in their ranges.
NEEDED = ("Sane", "SeenTop", "SeenBottom", "LastFence", "SeenWrites", "ThiefSaw", "SawTop", "Rings", "Counts",
          "Elements", "SeenMode", "SeenCount", "SawMode")
Parts = Iterator[tuple[str, str, Any]]


class Terms:
    """The terms that several conjuncts share."""

    def __init__(self, s: State, m: Machine, o: Sites, goal: bool) -> None:
        self.s, self.m, self.o, self.goal = s, m, o, goal

    def each(self, variables: list[Any], formula: Any, *pattern: Any) -> Any:
        """Returns the formula for all values. Patterns are only for assumptions."""
        return ForAll(variables, formula, patterns=[] if self.goal or not pattern else [MultiPattern(*pattern)])

    def has(self, view: View) -> Any:
        """States that a view has the write `w`, in each of its locations."""
        s, slot = self.s, (self.s.ring_of(w), place(self.s.ring_of(w), self.s.index_of(w)))
        return And(Implies(s.ring_of(w) == 0, view["ring"]() >= w),
                   Implies(s.ring_of(w) != 0, And(view["slot"](*slot) >= w, view["rest"](*slot) >= w)),
                   Implies(And(s.ring_of(w) != 0, s.element_of(w) == w), view["payload"]() >= w))

    def sees(self, view: View, prefix: Any, *also: Any) -> Any:
        """States that a view has each write of a prefix; for each thief or message, if there are variables."""
        return self.each([*also, w], Implies(And(1 <= w, w <= prefix), self.has(view)), self.s.ring_of(w),
                         *[prefix] * bool(also))

    def ordered(self, t: Thread, *also: Any) -> Any:
        """States that a thread will have seen what it has seen."""
        parts = []
        for x, sorts in LOCATIONS.items():
            at = [Const(f"argument {number}", sort) for number, sort in enumerate(sorts)]
            low, high = t.cur[x](*at), t.acq[x](*at)
            variables = [*also, *at]
            parts.append(self.each(variables, low <= high, high) if variables else low <= high)
        return And(*parts)


def numbers(s: State, m: Machine, o: Sites, goal: bool = False) -> list[Conjunct]:
    """Returns the conjuncts that say that numbers are at most views."""
    the = Terms(s, m, o, goal)
    parts = (of_owner, of_thieves, of_fences, of_messages, of_order, *[of_modes] * is_asymmetric(o))
    return [Conjunct(*each) for part in parts for each in part(s, m, the)]


def of_owner(s: State, m: Machine, the: Terms) -> Parts:
    cur, acq, rel = m.owner
    yield "seen_top", "of top", s.seen_top <= cur["top"]()
    yield "own messages", "the owner has seen its own messages of bottom", s.messages <= cur["bottom"]()
    yield "own writes", "the owner has seen its own writes", the.sees(cur, s.writes)
    yield "seen_count", "of records", the.each([h], 2 * s.seen_count(h) - 1 <= cur["record"](h), s.seen_count(h))
    yield "released", "of writes, at the last release fence", the.sees(rel, s.released)
    yield "acquired", "the owner has seen the claimers of these indices", (
        the.each([j], Implies(j < s.acquired, cur["claimer"](j) >= 1), cur["claimer"](j)))
    yield "acquirable", "an acquire fence would see the claimers of these", (
        the.each([j], Implies(j < s.acquirable, acq["claimer"](j) >= 1), acq["claimer"](j)))
    yield "the owner's views", "it will have seen what it has seen", the.ordered(m.owner)


def of_thieves(s: State, m: Machine, the: Terms) -> Parts:
    cur, acq, rel = m.thief(h)
    yield "saw_top", "of top", the.each([h], s.saw_top(h) <= cur["top"](), s.saw_top(h))
    yield "target", "of top", the.each([h], s.target(h) <= cur["top"](), s.target(h))
    yield "saw_bottom", "of bottom", the.each([h], s.saw_bottom(h) <= cur["bottom"](), s.saw_bottom(h))
    yield "count", "of its own record", the.each([h], 2 * s.count(h) - 1 <= cur["record"](h), s.count(h))
    yield "saw_writes", "of writes", the.sees(cur, s.saw_writes(h), h)
    yield "will_see", "of writes, after an acquire fence", the.sees(acq, s.will_see(h), h)
    yield "a thief's views", "it will have seen what it has seen", the.ordered(m.thief(h), h)
    reads = Or(*(s.thief_at(h) == THIEF[site] for site in ("steal.slot", "steal.rest")))
    yield "in_ring", "a thief reads slots of a ring", (
        the.each([h], Implies(reads, 1 <= s.in_ring(h)), s.in_ring(h)))


def of_fences(s: State, m: Machine, the: Terms) -> Parts:
    yield "sc_top", "of top", s.sc_top <= m.sc["top"]()
    yield "sc_bottom", "of bottom", s.sc_bottom <= m.sc["bottom"]()
    yield "sc_count", "of records", the.each([h], 2 * s.sc_count(h) - 1 <= m.sc["record"](h), s.sc_count(h))
    yield "sc_writes", "of writes", the.sees(m.sc, s.sc_writes)


def of_messages(s: State, m: Machine, the: Terms) -> Parts:
    def released(x: str, number: Any, prefix: Any, *exists: Any) -> Any:
        view = m.messages[x](number)
        return the.each([number, w], Implies(And(*exists, 1 <= w, w <= prefix), the.has(view)), prefix, s.ring_of(w))

    yield "bottom_view", "of writes, of each message of bottom", (
        released("bottom", n, s.bottom_view(n), 0 <= n, n <= s.messages))
    yield "ring_view", "of writes, of each publication of a ring", (
        released("ring", r, s.ring_view(r), 1 <= r, r <= s.rings))
    yield "slot_view", "of writes, of each write of a slot", (
        And(*(released(x, n, s.slot_view(n), 0 <= n, n <= s.writes, s.ring_of(n) != 0) for x in ("slot", "rest"))))
    yield "published", "the publications of rings are writes", (
        the.each([r], Implies(And(2 <= r, r <= s.rings), s.ring_of(s.published(r)) == 0), s.published(r)))
    view = m.messages["top"](n)
    yield "claims", "a message of top releases the claimers of all indices before it, except the owner", (
        the.each([n, j], Implies(And(j < n, n <= s.top), Or(view["claimer"](j) >= 1, m.owner.cur["claimer"](j) >= 1)),
                 view["claimer"](j)))
    left = m.messages["record"](h, 2 * n)
    yield "left_reads", "of the reads of rings, when a thief leaves", (
        the.each([h, n], Implies(And(0 <= n, has_left(s, h, n)), s.left_reads(h, n) <= left["reads"](h)),
                 s.left_reads(h, n)))


def of_order(s: State, m: Machine, the: Terms) -> Parts:
    """The numbers about the order S belong to events, or what the owner has seen implies them."""
    events = m.order

    def belongs(name: str, *also: Any) -> Any:
        number, by = getattr(s, name), getattr(events, f"{name}_by")
        return Or(number <= s.seen_top, And(1 <= by, by <= events.looks, number <= events.target(by),
                                            *(condition(events.found(by)) for condition in also)))

    yield "events", "events are numbered from 1", (
        And(0 <= events.looks, 0 <= events.fences, 0 <= events.reads))
    yield "looked", "a look has this target", belongs("looked")
    yield "behind", "a look with this target did not find the newest message", (
        belongs("behind", lambda found: found < s.messages))
    yield "due", "a look with this target did not find what the owner's fence had seen", (
        belongs("due", lambda found: found < s.fenced_at))
    yield "looks", "looks found messages that exist", (
        the.each([n], Implies(And(1 <= n, n <= events.looks), And(0 <= events.found(n), events.found(n) <= s.messages)),
                 events.found(n)))
    yield "last fence", "the owner's last fence had seen this message of bottom", (
        Or(s.fenced_at <= 0, And(1 <= events.fences, s.fenced_at <= events.limit(events.fences))))
    by = events.stale_by(i)
    fence = events.last(by)
    yield "stale", "the owner read a smaller top after a fence that had seen this message of bottom", (
        the.each([i], Or(s.stale(i) <= 0, And(
            1 <= by, by <= events.reads, events.value(by) < i, 1 <= fence, fence <= events.fences,
            s.stale(i) <= events.limit(fence))), s.stale(i)))


def of_modes(s: State, m: Machine, the: Terms) -> Parts:
    view, left, rel = m.messages["mode"](n), m.messages["record"](h, 2 * n), m.thief(h).rel["bottom"]()
    yield "seen_mode", "of mode", s.seen_mode <= m.owner.cur["mode"]()
    yield "fenced_at", "of bottom, at the owner's last release fence", s.fenced_at <= m.owner.rel["bottom"]()
    yield "saw_mode", "of mode", the.each([h], s.saw_mode(h) <= m.thief(h).cur["mode"](), s.saw_mode(h))
    yield "fenced_bottom", "of bottom, at a thief's last release fence", (
        the.each([h], And(0 <= rel, s.fenced_bottom(h) <= rel), rel))
    yield "sc_mode", "of mode", s.sc_mode <= m.sc["mode"]()
    yield "mode", "its values", the.each([n], And(ABSENT <= s.mode(n), s.mode(n) <= FENCED), s.mode(n))
    yield "mode_bottom", "of bottom, of each message of mode", (
        the.each([n], Implies(And(0 <= n, s.mode(n) != ABSENT), s.mode_bottom(n) <= view["bottom"]()),
                 s.mode_bottom(n)))
    for name, x in (("left_mode", "mode"), ("left_top", "top")):
        value = getattr(s, name)(h, n)
        yield name, f"of {x}, when a thief leaves", (
            the.each([h, n], Implies(And(0 <= n, has_left(s, h, n)), value <= left[x]()), value))


# The obligations.


def mentions(term: Any, names: tuple[Any, ...]) -> bool:
    return any(term.eq(name) for name in names) or any(mentions(child, names) for child in term.children())


def parts_of(action: Action) -> tuple[list[Any], list[Any]]:
    """Returns the parts of a guard that are assumed, and those that the machine must imply: all about a load."""
    branch = full.BRANCHES.get(action.name)
    assumed, loads = [*[branch] * (branch is not None)], list[Any]()
    for part in action.guard:
        chosen = action.name in full.CHOSEN or not mentions(part, action.choices)
        (assumed if chosen else loads).append(part)
    return assumed, loads


def lemmas(o: Sites) -> Iterator[Lemma]:
    yield Lemma("initially, views", [*relation.axioms(s), *relation.initial(s), *initial()],
                lambda: numbers(s, m, o, goal=True))
    actions, known, steps = relation.actions_of(o), assumed(o), full.steps(o)
    yield from (lemma(action, o, known, steps[action.name](m)) for action in actions)
    for name, step in full.unseen(o).items():
        yield lemma(Action(name, [], s), o, known, step(m))
    for site, names in full.VALUES.items():
        if any(action.name in names for action in actions):
            yield every_value(site, [action for action in actions if action.name in names], known, steps)


def assumed(o: Sites) -> list[Any]:
    return [*relation.axioms(s), *(each.formula for each in invariant(s, o) if each.name in NEEDED),
            *(each.formula for each in numbers(s, m, o))]


def lemma(action: Action, o: Sites, known: list[Any], after: Machine) -> Lemma:
    """Returns the obligations of an action, with the machine after it."""
    given, loads = parts_of(action)
    law = [Terms(s, m, o, False).sees(symbolic("law"), s.published(read))] if action.name == "pin" else []
    reads = [Conjunct("may read", "the relation reads what the machine may read", And(*loads))] if loads else []
    if any(mentions(each, (full.own,)) for each in after.loads):
        index = s.copied if action.name == "grow.slot" else full.last
        newest = s.newest(s.writes, s.rings, place(s.rings, index))
        reads.append(Conjunct("own", "the owner reads its newest write to its slot", full.own == newest))
    return Lemma(f"{action.name}, views", [*known, *given, *action.writes, *after.loads, *law],
                 partial(goals, action, after, o, reads))


def goals(action: Action, after: Machine, o: Sites, reads: list[Conjunct]) -> list[Conjunct]:
    return [*reads, *numbers(action.after, after, o, goal=True)]


def every_value(site: str, actions: list[Action], known: list[Any], steps: full.Steps) -> Lemma:
    """Returns the obligation that there is an action for each value that the machine may read at a site."""
    at, *_ = actions[0].guard
    goal = Conjunct("every value", "the relation has a step", Or(*(And(*action.guard) for action in actions)))
    return Lemma(f"{site}, every value", [*known, at, *steps[actions[0].name](m).loads], lambda: [goal])


def verdicts(o: Sites, limit: float) -> tuple[list[Verdict], list[str]]:
    """Discharges all obligations. Also returns the lemmas whose assumptions contradict each other."""
    every = list(lemmas(o))
    return [verdict for each in every for verdict in discharge(each, limit)], [
        f"{each.name} is impossible where numbers are at most views" for each in every
        if complete.unsatisfiable(*each.assumed)]


def initial() -> Iterator[Any]:
    """Yields that no thread and no message has a view of anything: nobody has claimed an index from `top` on."""
    yield And(m.order.looks == 0, m.order.fences == 0, m.order.reads == 0)
    views: list[tuple[list[Any], View]] = [([], v) for v in m.owner] + [([h], v) for v in m.thief(h)] + [([], m.sc)]
    for x, sorts in MESSAGES.items():
        key = [Const(f"key {k}", sort) for k, sort in enumerate(sorts)]
        views.append((key, m.messages[x](*key)))
    for index, view in views:
        for x, sorts in LOCATIONS.items():
            at = [Const(f"argument {k}", sort) for k, sort in enumerate(sorts)]
            value = view[x](*at)
            first = s.top if x == "top" else If(at[0] < s.top, 1, 0) if x == "claimer" else 0
            variables = [*index, *at]
            yield ForAll(variables, value == first, patterns=[value]) if variables else value == first
