"""Tests of theorem.py: it must fail if anything is not proved, and name it."""

import contextlib
import copy
import re
import shutil
import unittest
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest import mock

import cvc5
import z3
from z3 import And, BoolVal, ForAll, Implies, Ints, Not, Or

from model import checked, sites
from model.modules import SHARED
from model.proof import complete, full, numbers, prove, relation, runs, theorem, tie, variants
from model.proof.access import s
from model.proof.bounds import Bound
from model.proof.concrete import State, Step, initial
from model.proof.invariant import LEMMAS, LEMMAS_OF_MODES, Conjunct, Terms, invariant
from model.proof.state import COLD, FENCED, FIELDS, OWNER, WARM, WRONG, Thief, but
from model.terminal import printing


def run(*arguments: str) -> tuple[Any, str]:
    return printing(theorem.main, list(arguments))


class Believing:
    """A solver that proves everything."""

    def __init__(self, solver: Any) -> None:
        self.solver = solver

    def proves(self, _: Any) -> bool:
        return True


# Modules, a name in them, and what stands there instead.
Planted = tuple[list[ModuleType], str, Any]


class Solvers(unittest.TestCase):
    x, y = Ints("x y")
    wanted = [Conjunct("right", "", x >= y + 1), Conjunct("wrong", "", x > y + 1),
              Conjunct("hard", "", ForAll([x, y], Implies(And(x > 1, y > 1), x * x * x * x * x != y * y + 2)))]
    lemma = prove.Lemma("lemma", [x > y], partial(list, wanted))

    def test_each_solver_tells_right_from_wrong_and_fails_after_a_time_out(self) -> None:
        for kind in (prove.Z3, prove.Cvc5):
            engine = kind(self.lemma, 1)
            self.assertEqual([engine.proves(goal.formula) for goal in self.lemma.goals[:2]], [True, False])
            self.assertTrue(engine.proves(self.lemma.goals[0].formula), "goals do not stay")
            self.assertFalse(kind(self.lemma, 0.2).proves(self.lemma.goals[2].formula))


class Complete(unittest.TestCase):
    """Anything that is left out of a proof, or says nothing, must be named, though the solvers prove all the rest."""

    def proves(self, modules: Sequence[ModuleType] = (), name: str = "", planted: Any = None, *,
               left_out: str = "wrong") -> tuple[Any, str]:
        prove.cached.cache_clear()

        def here(tasks: dict[Any, Any], *_: Any) -> dict[Any, Any]:
            return {key: function(*rest) for key, (function, *rest) in tasks.items()}

        with mock.patch.object(prove, "Z3", lambda *_: Believing(z3.Solver())), \
                mock.patch.object(prove, "Cvc5", lambda *_: Believing(cvc5.Solver())), \
                mock.patch.object(theorem, "run", here), mock.patch.object(runs, left_out, lambda _: []), \
                contextlib.ExitStack() as patches:
            for each in modules:
                patches.enter_context(mock.patch.object(each, name, planted))
            return run("--only", "Fenced<Retain>")

    def test_as_it_is(self) -> None:
        self.assertEqual(self.proves()[0], 0)

    def test_what_is_left_out_or_says_nothing(self) -> None:
        real: dict[str, Callable[..., Any]] = {
            "lemmas": prove.lemmas, "goals": prove.goals, "actions_of": relation.actions_of}

        def lemmas(name: str, times: int) -> Planted:
            return [prove], "lemmas", lambda o: (
                each for each in real["lemmas"](o) for _ in range(times if each.name == name else 1))

        def goals(name: str) -> Planted:
            return [prove], "goals", lambda *of: [goal for goal in real["goals"](*of) if goal.name != name]

        def conjuncts(name: str, *formula: Any) -> Planted:
            return [prove, complete], "invariant", lambda *of, **more: [
                each._replace(formula=formula[0]) if each.name == name else each
                for each in invariant(*of, **more) if each.name != name or formula]

        def actions(change: Callable[[Any], Any]) -> Planted:
            return [relation], "actions_of", lambda o: [each for each in map(change, real["actions_of"](o)) if each]

        def only_if(condition: Any) -> Planted:
            return actions(lambda each: replace(each, guard=[*each.guard, condition])
                           if each.name == "pop.restore" else each)

        def without(name: str) -> Planted:
            real_lemmas = numbers.lemmas
            return [numbers], "lemmas", lambda o: (each for each in real_lemmas(o) if each.name != name)

        for words, planted in (
            ("missing after pop.restore: Beside, Bottom, ", lemmas("pop.restore", 0)),
            ("twice after pop.restore: Beside, Bottom, ", lemmas("pop.restore", 2)),
            ("missing after batch.bottom: Sequential\n", goals("Sequential")),
            ("missing after batch.bottom: Room\n", conjuncts("Room")),
            ("missing after pop.cas, lost: Beside, ", actions(lambda each: each.name != "pop.cas, lost" and each)),
            ("pop.restore is impossible\n", only_if(s.at == OWNER["idle"])),
            ("pop.restore is impossible where the invariant holds\n", only_if(s.bottom < s.top)),
            ("missing after pop.restore, views: a thief's views, ", without("pop.restore, views")),
            ("missing after push.top, views: may read\n", ([full], "CHOSEN", (*full.CHOSEN, "push.top"))),
            ("Room is always true\n", conjuncts("Room", BoolVal(True))),
            ("no action raises NoneExact\n",
             actions(lambda each: replace(each, after=but(each.after, NoneExact=s.NoneExact)))),
        ):
            status, said = self.proves(*planted)
            self.assertEqual(status, 1, words)
            self.assertIn(f"wrong: {words}", said)
            self.assertIn("NOT proved", said)

    def test_what_would_prove_too_much(self) -> None:
        """Goals that say less, and assumptions that say more, than the runs of the relation allow."""
        real: dict[str, Callable[..., Any]] = {"initial": relation.initial, "axioms": relation.axioms,
                                               "actions_of": relation.actions_of}
        w = Ints("w")[0]

        def trivial(name: str) -> Conjunct:
            return Conjunct(name, "", BoolVal(True))

        def of_one_write(state: Any, *of: Any, **more: Any) -> list[Conjunct]:
            return [each._replace(formula=ForAll([w], Implies(w == 1, z3.substitute_vars(each.formula.body(), w))))
                    if each.name == "NothingLost" else each for each in invariant(state, *of, **more)]

        def off_by_one(o: Any) -> list[Any]:
            fails = Or(s.NoneExact, s.top < s.bottom - 1)
            return [replace(each, after=but(each.after, NoneExact=fails)) if each.name == "pop.cas, lost" else each
                    for each in real["actions_of"](o)]

        plants: list[tuple[str, Planted]] = [
            ("Sequential does not refute a push.bottom that takes an element more",
             ([prove], "sequential", lambda _: trivial("Sequential"))),
            ("Apart does not refute a ring whose slots", ([prove], "places", lambda *_: [trivial("Apart")])),
            ("NothingLost does not refute a push.slot that forgets who took",
             ([prove, complete], "invariant", of_one_write)),
            ("initially assumes what does not hold in a run: capacity(1) == 1",
             ([relation], "initial", lambda state: [*real["initial"](state), state.capacity(1) == 1])),
            ("push.slot assumes what does not hold in a run: top == 0",
             ([relation], "axioms", lambda state: [*real["axioms"](state), state.top == 0])),
            ("NoneExact is not raised by pop.cas, lost beside an element", ([relation], "actions_of", off_by_one)),
            ("twice after pop.restore: ", ([prove], "Cvc5", lambda *_: Believing(z3.Solver()))),
            ("missing after pop.restore: ", ([prove], "Cvc5", lambda *_: Believing(z3.Solver()))),
        ]
        for words, planted in plants:
            status, said = self.proves(*planted, left_out="credulous")
            self.assertEqual(status, 1, words)
            self.assertIn(f"wrong: {words}", said)

    def test_a_solver_that_proves_an_error_is_named(self) -> None:
        fenced = relation.PROTOCOLS["Fenced"].orders
        self.assertEqual([*runs.credulous(fenced)], [])
        with mock.patch.object(prove, "Cvc5", lambda *_: Believing(cvc5.Solver())):
            [said] = runs.credulous(fenced)
        self.assertIn("proves Sequential of a reader.enter that takes an element more", said)

    def test_each_site_has_an_action(self) -> None:
        for name, protocol in relation.PROTOCOLS.items():
            did = {action.partition(",")[0] for action, _ in complete.expected(protocol.orders)}
            left = set(relation.PROVED) - (set() if protocol.asymmetric else set(relation.OF_MODE)) - did
            self.assertLessEqual(left, {"steal.fence", "retire.fence"}, name)


class Elsewhere(unittest.TestCase):
    """A record is its thread's, for all deques, so a steal from another one announces it and changes nothing else."""

    def test_a_thief_can_announce_itself_and_leave_without_a_step_in_this_deque(self) -> None:
        own = {name for name, sorts in FIELDS.items() if sorts[0] == Thief} - {"left_mode", "left_top", "sc_count"}
        for name, protocol in relation.PROTOCOLS.items():
            actions = [each for each in relation.actions_of(protocol.orders) if each.thief is not None]
            steps = [Step(each) for each in actions if each.name.partition(".")[0] not in ("cool", "retire")]
            start = initial(("t1",), 1)
            seen, queue, found = {start.key()}, [start], list[State]()
            while queue and not found:
                before = queue.pop()
                after = [new for step in steps for new in step.all(before, "t1")]
                found = [each for each in after if each["thief_at"]["t1"] == "thief idle" and each["count"]["t1"] == 1
                         and all(each[field] == start[field] for field in {*FIELDS} - own)]
                queue += [each for each in after if each.key() not in seen and each["count"]["t1"] < 2]
                seen |= {each.key() for each in after}
            self.assertTrue(found, name)


class Made(unittest.TestCase):
    def test_a_new_deque_is_the_initial_state(self) -> None:
        new = relation.made(s)
        here = {"bottom": s.bottom, "grow_at": s.room_from + s.capacity(s.rings), "mask": s.capacity(s.rings) - 1,
                "mode": s.mode(s.modes), "top": s.bottom_of(s.messages)}
        for name, value in here.items():
            for more, follows in ((0, True), (1, False)):
                known = [*relation.initial(s), value != new[name] + more]
                self.assertEqual(complete.unsatisfiable(*known), follows, name)
        modes = Or(*(new["mode"] == each for each in (COLD, WARM, FENCED)))
        self.assertTrue(complete.unsatisfiable(*relation.initial(s), Not(modes)))


class Command(unittest.TestCase):
    def test_both_solvers_must_prove(self) -> None:
        z3, cvc5 = (prove.Verdict("push.slot", "Kept", solver, True, 0.1) for solver in prove.SOLVERS)
        for verdicts, expected, words in (
            ([z3, cvc5], True, "Fenced: 1 of 1 obligations"), ([], False, "Fenced: 0 of 0 obligations"),
            ([z3, cvc5._replace(proved=False)], False, "not proved: Kept after push.slot, by cvc5"),
        ):
            right, said = printing(theorem.report, "Fenced", verdicts, [])
            self.assertEqual((right, words in said), (expected, True), said)

    def test_what_is_not_proved(self) -> None:
        status, said = run("--variants", "--only", "pop.fence AcqRel")
        self.assertEqual(status, 0, said)
        self.assertRegex(said, r"pop\.fence: .*Beside(.*\n)+   1  owner +\[at \|-> pop\.fence, ")

    def test_what_is_compared(self) -> None:
        """What TLC refutes of each weaker site of the proof is compared with it.

        Not so a light fence, without which accesses change places.
        """
        claims = {claim.name: claim for claim in checked.load(SHARED)}
        named = {weaker.tlc for site in sites.SITES.values() if site.proof != "none" for weaker in site.weaker}
        refuted = {name for name in named if name and name.startswith("Deque") and claims[name].expect == "violates"}
        killed = {claim.name for each in variants.variants(SHARED) for claim in each.killed}
        self.assertEqual(refuted - killed, {"Deque/pop.mode-early"})

    def test_what_has_no_such_name(self) -> None:
        status, said = run("--only", "Strongest")
        self.assertEqual((status, "nothing has 'Strongest' in its name" in said), (2, True), said)

    def test_each_lemma_is_a_function(self) -> None:
        """A function has the words of the page in its documentation and in its name, and conjuncts that they name."""
        page = (Path(theorem.__file__).parent / "README.md").read_text(encoding="utf-8")
        lemmas = re.findall(r"^(\d+\. )\*\*(.+?)\.?\*\*(.*?)(?=^\d+\. |^In `Asymmetric`|^\|)", page, re.M | re.S)
        functions = [*LEMMAS, *LEMMAS_OF_MODES]
        self.assertEqual([function.__doc__ for function in functions], [f"{n}{title}." for n, title, _ in lemmas])
        found = set()
        for function, (_, title, text) in zip(functions, lemmas, strict=True):
            self.assertRegex(title.lower(), ".*".join(function.__name__.split("_")))
            found |= {name for each in relation.PROTOCOLS.values()
                      for name, *_ in function(s, Terms(s, each.orders, True))
                      if f"`{name}`" in text}
        every = {conjunct.name for each in relation.PROTOCOLS.values()
                 for conjunct in invariant(s, each.orders)} - WRONG.keys()
        self.assertEqual({name for *_, text in lemmas for name in re.findall(r"`(\w+)`", text)} & every, found)


class Ties(unittest.TestCase):
    @unittest.skipUnless(shutil.which("java"), "needs Java")
    def test_a_specification_that_does_something_else_is_found(self) -> None:
        bound = Bound("one operation concurrent with one steal", "Fenced", operations=1)
        graph = tie.enumerate_states(bound)
        self.assertGreater(len(graph.states), 20)

        def messages(state: dict[str, Any]) -> dict[str, Any]:
            return state["machine"]["memory"]["messages"]  # type: ignore[no-any-return]

        def taken_twice(state: dict[str, Any]) -> None:
            if state["owner"]["at"] == "push.fence":
                state["machine"]["wrong"] = ["taken twice"]

        def other_value(state: dict[str, Any]) -> None:
            for message in list(messages(state)["bottom"].values())[1:]:
                message["value"] += 1

        def seen_less(state: dict[str, Any]) -> None:
            views = state["machine"]["memory"]["views"]["owner"]
            views["rel"] = dict.fromkeys(views["rel"], 0)

        def announced_late(state: dict[str, Any]) -> None:
            messages(state)["bottom"][0]["view"]["payload"] = 1

        changes: list[tuple[Callable[[dict[str, Any]], object], str]] = [
            (id, ""), (taken_twice, "wrong"), (other_value, "bottom"), (seen_less, "the owner's views"),
            (announced_late, "their announcements")]
        for change, differs in changes:
            changed = tie.Graph(copy.deepcopy(graph.states), graph.start, graph.steps)
            for state in changed.states.values():
                change(state)
            found = tie.Tie(bound).check(changed)
            self.assertEqual((found is not None, differs in (found or "")), (differs != "", True), found)
        right = {"initial": relation.initial, "axioms": relation.axioms}
        for name, more, says in (("initial", s.capacity(1) == 2, "the relation does not begin as the specification"),
                                 ("axioms", s.writes == 0, "an axiom does not hold in this state")):
            with mock.patch.object(relation, name, lambda state, name=name, more=more: [*right[name](state), more]):
                found = tie.Tie(bound).check(graph)
            self.assertIn(says, found or "")


if __name__ == "__main__":
    unittest.main()
