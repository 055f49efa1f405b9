"""Tests of numbers.py: what the numbers say of views must not be proved of another relation, or another machine."""

import contextlib
import unittest
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any
from unittest import mock

from z3 import BoolVal

from model import sites
from model.proof import complete, full, numbers, relation, views
from model.proof.access import Action, first, me, read, s
from model.proof.order import Order
from model.proof.prove import Z3, Lemma
from model.proof.state import FIELDS, but, put

ORDERS = {name: relation.PROTOCOLS[name].orders for name in ("Fenced", "Asymmetric", "Asymmetric<Epoch>")}
SECONDS = 0.5

# What makes each number too large, and the conjunct that fails then, if it has another name.
LARGER = {
    **dict.fromkeys((
        "seen_top", "seen_count", "released", "acquired", "acquirable", "saw_top", "target", "saw_bottom", "count",
        "saw_writes", "will_see", "sc_top", "sc_bottom", "sc_count", "sc_writes", "bottom_view", "ring_view",
        "slot_view", "left_reads", "looked", "behind", "due", "seen_mode", "fenced_at", "saw_mode",
        "fenced_bottom", "sc_mode", "mode_bottom", "left_mode", "left_top"), 1),
    "stale": 2,
}
NAMED = {"fenced_at": "last fence"}
# What is newest, by the actions that read it.
NEWEST = (
    (s.top, ("push.top", "pop.top, taken", "pop.top, last", "pop.cas, lost", "steal.top", "steal.cas, lost")),
    (s.top + 1, ("pop.look", "pop.top, none")),  # these read the newest anyway
    (s.messages, ("steal.bottom", "steal.bottom, empty", "steal.bottom, full", "batch.bottom", "batch.bottom, empty",
                  "look.bottom, empty")),
    (s.rings, ("steal.ring",)), (s.writes, ("steal.slot", "steal.rest")),
    (s.modes, ("pop.mode", "pop.mode, cold", "pop.mode, push", "cool.mode", "steal.mode", "steal.mode, warm",
               "steal.mode, fenced", "warm.claim", "warm.claim, lost", "warm.done")),
    (s.count(me), ("cool.look", "cool.look, inside")),
)


def unproved(lemma: Lemma, *names: str) -> set[str]:
    """Returns the obligations that z3 does not prove, of those with these names, or of all."""
    engine, goals = Z3(lemma, SECONDS), [goal for goal in lemma.goals if goal.name in names or not names]
    return {goal.name for goal in goals if not engine.proves(goal.formula)}


def narrowed(condition: Any, action: Action) -> Action:
    return replace(action, guard=[*action.guard, condition])


class Numbers(unittest.TestCase):
    def lemma(self, name: str, protocol: str = "Asymmetric", change: Callable[[Action], Action] = lambda each: each,
              ) -> Lemma:
        o = ORDERS[protocol]
        action = change(next(each for each in relation.actions_of(o) if each.name == name))
        return numbers.lemma(action, o, numbers.assumed(o), full.steps(o)[name](numbers.m))

    def test_as_it_is(self) -> None:
        for protocol, name in (("Fenced", "batch.bottom"), ("Asymmetric", "cool.look"), ("Asymmetric<Epoch>", "pin")):
            self.assertEqual(unproved(self.lemma(name, protocol)), set())

    def test_no_number_may_be_larger_than_the_view(self) -> None:
        lemma = next(numbers.lemmas(ORDERS["Asymmetric"]))
        self.assertEqual(lemma.name, "initially, views")
        for name, more in LARGER.items():
            value, several = getattr(s, name), len(FIELDS[name]) > 1

            def larger(*at: Any, value: Any = value, more: int = more) -> Any:
                return value(*at) + more
            state = but(s, **{name: larger if several else value + more})
            goals = numbers.numbers(state, numbers.m, ORDERS["Asymmetric"], goal=True)
            with self.subTest(name):
                conjunct = NAMED.get(name, name)
                planted = Lemma(name, lemma.assumed, partial(list, goals))
                self.assertEqual(unproved(planted, conjunct), {conjunct})

    def test_all_numbers_are_tried(self) -> None:
        facts = {"own messages", "own writes", "the owner's views", "a thief's views", "in_ring", "published", "claims",
                 "events", "looks", "mode", "last fence"}
        self.assertEqual({*complete.NUMBERS, *complete.NUMBERS_OF_MODES}, {*LARGER} | facts)

    def test_a_relation_that_takes_more_than_it_has_seen(self) -> None:
        def more(name: str) -> Callable[[Action], Action]:
            value = getattr(s, name)
            changed = put(value, me, read + 1) if len(FIELDS[name]) > 1 else read + 1
            return lambda each: replace(each, after=but(each.after, **{name: changed}))

        for action, name in (("push.top", "seen_top"), ("pop.mode", "seen_mode"), ("steal.bottom", "saw_bottom"),
                             ("steal.mode", "saw_mode"), ("steal.top", "saw_top"), ("steal.slot", "saw_writes"),
                             ("steal.ring", "will_see"), ("cool.look", "seen_count")):
            with self.subTest(action):
                self.assertEqual(unproved(self.lemma(action, change=more(name)), name), {name})

    def test_a_relation_that_reads_the_newest_message_only(self) -> None:
        self.assertEqual(sorted(name for _, names in NEWEST for name in names), sorted(complete.LOADS))
        for newest, names in NEWEST:
            for name in names:
                narrow = self.lemma(name, change=partial(narrowed, read == newest))
                with self.subTest(name):
                    self.assertEqual(unproved(narrow, "may read"), {"may read"})
        narrow = self.lemma("look.bottom, empty", change=partial(narrowed, first == s.top))
        self.assertEqual(unproved(narrow, "may read"), {"may read"})

    def test_machines_whose_operators_do_less(self) -> None:
        real = {name: getattr(views, name) for name in ("fence", "read_message", "message", "join")}

        def forgets_sc(sc: Any, thread: Any, order: str) -> Any:
            return sc, real["fence"](sc, thread, "AcqRel" if order == "SeqCst" else order)[1]

        def releases_nothing(sc: Any, thread: Any, order: str) -> Any:
            after, t = real["fence"](sc, thread, order)
            return after, t._replace(rel=thread.rel)

        def acquires_nothing(t: Any, x: str, place: Any, time: Any, view: Any, order: str) -> Any:
            return real["read_message"](t, x, place, time, view, "Relaxed")

        def sees_nothing(t: Any, *_: Any) -> Any:
            return t

        def has_no_view(t: Any, x: str, place: Any, time: Any, order: str) -> Any:
            return views.see(t.rel, x, place, time)

        def ends_sequence(m: Any, who: Any, x: str, number: Any, order: str) -> Any:
            return m.stores(who, x, (), (number + 1,), number + 1, order)

        for where, name, planted, action, number in (
            (views, "fence", forgets_sc, "pop.warm", "sc_bottom"),
            (views, "fence", forgets_sc, "fenced.fence", "saw_writes"),
            (views, "fence", releases_nothing, "push.fence", "released"),
            (views, "read_message", acquires_nothing, "steal.bottom", "saw_writes"),
            (views, "read_message", acquires_nothing, "steal.mode, warm", "saw_bottom"),
            (views, "read_message", acquires_nothing, "cool.look", "seen_mode"),
            (views, "read_message", sees_nothing, "push.top", "seen_top"),
            (views, "read_message", sees_nothing, "steal.slot", "will_see"),
            (views, "message", has_no_view, "grow.ring", "ring_view"),
            (views, "message", has_no_view, "reader.leave", "left_top"),
            (views, "message", has_no_view, "steal.cas", "claims"),
            (views.Machine, "updates", ends_sequence, "pop.cas, won", "claims"),
            (views.Machine, "updates", ends_sequence, "warm.done", "mode_bottom"),
        ):
            with self.subTest(f"{planted.__name__}, {action}"), mock.patch.object(where, name, planted):
                self.assertEqual(unproved(self.lemma(action), number), {number})

    def test_a_machine_without_the_order_of_accesses(self) -> None:
        with mock.patch.object(Order, "has_place", lambda *_: BoolVal(True)):
            for protocol, action in (("Fenced", "pop.top, last"), ("Fenced", "batch.bottom"),
                                     ("Asymmetric", "steal.bottom")):
                with self.subTest(action):
                    self.assertEqual(unproved(self.lemma(action, protocol)), {"may read"})

    def test_a_law_of_epochs_that_says_nothing(self) -> None:
        with mock.patch.object(numbers.Terms, "sees", lambda *_: BoolVal(True)):
            lemma = self.lemma("pin", "Asymmetric<Epoch>")
        self.assertEqual(unproved(lemma, "saw_writes"), {"saw_writes"})

    def test_a_site_without_an_action_for_each_value(self) -> None:
        o = ORDERS["Asymmetric"]
        actions = [each for each in relation.actions_of(o) if each.name in full.VALUES["steal.mode"]]
        known, steps = numbers.assumed(o), full.steps(o)
        for each in actions:
            rest = [other for other in actions if other is not each]
            self.assertEqual(unproved(numbers.every_value("steal.mode", rest, known, steps)), {"every value"})

    def test_assumptions_that_contradict_each_other(self) -> None:
        with mock.patch.object(numbers, "parts_of", lambda _: ([s.top > s.bottom], [])), \
                mock.patch.object(numbers, "discharge", lambda *_: []):
            _, wrong = numbers.verdicts(ORDERS["Fenced"], SECONDS)
        self.assertIn("push.top, views is impossible where numbers are at most views", wrong)


class Sites(unittest.TestCase):
    """Each step of the machine makes the access of its site, with that site's ordering."""

    located = {"slot": "slot", "rest": "slot", "record": "count"}
    without = ("cool.look, done", "warm.fence, refused")  # an access
    kinds = {"loads_from": "Load", "stores": "Store", "updates": "Cas"}

    def accesses(self, step: Callable[[views.Machine], views.Machine]) -> set[tuple[str, str | None, str]]:
        """Returns the kind, the location and the ordering of each access of a step, and of each fence."""
        found = set[tuple[str, str | None, str]]()
        real: dict[str, Callable[..., views.Machine]] = {
            name: getattr(views.Machine, name) for name in (*self.kinds, "fences")}

        def access(name: str) -> Callable[..., views.Machine]:
            def record(m: views.Machine, who: Any, x: str, *of: Any) -> views.Machine:
                [order] = [each for each in of if isinstance(each, str)]
                found.add((self.kinds[name], self.located.get(x, x), order))
                return real[name](m, who, x, *of)
            return record

        def fence(m: views.Machine, who: Any, order: str) -> views.Machine:
            found.add(("Fence", None, order))
            return real["fences"](m, who, order)

        with contextlib.ExitStack() as patches:
            for name in self.kinds:
                patches.enter_context(mock.patch.object(views.Machine, name, access(name)))
            patches.enter_context(mock.patch.object(views.Machine, "fences", fence))
            step(numbers.m)
        return found

    def wrong(self) -> list[str]:
        expected: tuple[str, str | None, str]
        names = {site: site for site in sites.SITES}  # each ordering is the name of its site
        steps = {**full.owner(names), **full.thief(names), **full.owner_of_modes(names), **full.thief_of_modes(names)}
        wrong = []
        for action, step in steps.items():
            site, _, how = action.partition(", ")
            known = sites.SITES.get({"steal.rest": "steal.slot", "elsewhere": "reader.enter"}.get(site, site))
            if known is None or known.proof == "none" or action in self.without:
                continue
            if how == "lost":  # a load
                expected = ("Load", known.location, "Relaxed")
            elif action in ("retire.fence, fenced", "cool.fence, refused"):  # an ordinary fence
                expected = ("Fence", None, "SeqCst")
            else:
                expected = ("Fence" if known.location is None else known.access, known.location, known.name)
            if expected not in self.accesses(step):
                wrong.append(action)
        return wrong

    def test_each_step_makes_the_access_of_its_site(self) -> None:
        self.assertEqual(self.wrong(), [])

    def test_another_location_or_kind_or_ordering(self) -> None:
        real = full.load_mode
        for name, planted, action in (
            ("load_ring", lambda m, order: full.load_bottom(m, order), "steal.ring"),
            ("store_bottom", lambda m, order: m.updates(None, "bottom", s.messages, order), "push.bottom"),
            ("load_mode", lambda m, who, number, _: real(m, who, number, "Relaxed"), "steal.mode, warm"),
            ("claim", lambda m, who, _: m.updates(who, "top", s.top, "AcqRel"), "steal.cas"),
            ("fence", lambda who, order: full.nothing, "push.fence"),
        ):
            with self.subTest(name), mock.patch.object(full, name, planted):
                self.assertIn(action, self.wrong())


if __name__ == "__main__":
    unittest.main()
