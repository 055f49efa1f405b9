"""Tests of theorem.py: it must fail if anything is not proved, and name it."""

import contextlib
import copy
import io
import re
import shutil
import sys
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path
from unittest import mock

sys.dont_write_bytecode = True  # The model's directory stays clean.
import theorem  # Installs the solvers.

from z3 import And, BoolVal, ForAll, Implies, Int, IntVal, Ints

import complete
import concrete
import induction
import packages
import prove
import relation
import tie
import variants
from access import me, owner_fence, read, s
from invariant import LEMMAS, LEMMAS_OF_MODES, Conjunct, Terms, invariant
from prove import Lemma, Verdict
from relation import PROTOCOLS
from state import COLD, OWNER, THIEF, WARM, WRONG, but, put

SITES = PROTOCOLS["Fenced"]


def printing(function, *arguments):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        return function(*arguments), printed.getvalue()


def run(*arguments):
    return printing(theorem.main, arguments)


def steps(sites=SITES):
    return {action.name: concrete.Step(action) for action in relation.relation(sites)}


class Fetching(unittest.TestCase):
    def test_a_wheel_with_another_hash_is_refused(self):
        with tempfile.TemporaryDirectory() as scratch:
            changed = Path(scratch) / "requirements.txt"
            hashes = theorem.REQUIREMENTS.read_text(encoding="utf-8")
            changed.write_text(re.sub("sha256:.{8}", "sha256:00000000", hashes), encoding="utf-8")
            with self.assertRaisesRegex(packages.Problem, "DO NOT MATCH THE HASHES"):
                packages.fetch(changed, Path(scratch) / "solvers")
            self.assertFalse((Path(scratch) / "solvers").exists())


class Solvers(unittest.TestCase):
    x, y = Ints("x y")
    lemma = Lemma("lemma", [x > y], lambda x=x, y=y: [
        Conjunct("right", "", x >= y + 1), Conjunct("wrong", "", x > y + 1),
        Conjunct("hard", "", ForAll([x, y], Implies(And(x > 1, y > 1), x * x * x * x * x != y * y + 2)))])

    def test_each_solver_tells_right_from_wrong(self):
        for kind in (prove.Z3, prove.Cvc5):
            engine = kind(self.lemma, 1)
            self.assertEqual([engine.proves(goal.formula) for goal in self.lemma.goals[:2]], [True, False])
            self.assertTrue(engine.proves(self.lemma.goals[0].formula), "goals do not stay")

    def test_time_out_is_failure(self):
        for kind in (prove.Z3, prove.Cvc5):
            self.assertFalse(kind(self.lemma, 0.2).proves(self.lemma.goals[2].formula))

    def test_a_lemma_fails_without_a_conjunct(self):
        lacking = lambda *arguments, **options: [
            each for each in invariant(*arguments, **options) if each.name != "Beside"]
        with mock.patch.object(prove, "invariant", lacking):
            lemmas = [lemma for lemma in prove.lemmas(SITES) if lemma.name == "steal.cas"]
            with mock.patch.object(prove, "cached", lambda sites: lemmas):
                verdicts = [verdict for number in range(len(lemmas)) for verdict in prove.discharge((), number, 2)]
        self.assertEqual(theorem.unproved(verdicts), {("steal.cas", "Reserved"): ["z3", "cvc5"]})


class Complete(unittest.TestCase):
    """What is left out of a proof, or says nothing, must be named, though the solvers prove all the rest."""

    def proves(self, modules=(), name="", planted=None):
        prove.cached.cache_clear()
        here = lambda tasks, *rest: {key: function(*rest) for key, (function, *rest) in tasks.items()}
        prover = mock.Mock(proves=lambda goal: True)
        with mock.patch.multiple(prove, Z3=lambda *_: prover, Cvc5=lambda *_: prover), \
                mock.patch.object(theorem, "run", here), contextlib.ExitStack() as patches:
            for each in modules:
                patches.enter_context(mock.patch.object(each, name, planted))
            return run("--only", "Fenced<Retain>")

    def test_as_it_is(self):
        self.assertEqual(self.proves()[0], 0)

    def test_what_is_left_out_or_says_nothing(self):
        real = {"lemmas": prove.lemmas, "goals": prove.goals, "actions_of": relation.actions_of}

        def lemmas(name, times):
            return [prove], "lemmas", lambda o: (
                each for each in real["lemmas"](o) for _ in range(times if each.name == name else 1))

        def goals(name):
            return [prove], "goals", lambda *of: [goal for goal in real["goals"](*of) if goal.name != name]

        def conjuncts(name, *formula):
            return [prove, complete], "invariant", lambda *of, **more: [
                replace(each, formula=formula[0]) if each.name == name else each
                for each in invariant(*of, **more) if each.name != name or formula]

        def actions(change):
            return [relation], "actions_of", lambda o: [each for each in map(change, real["actions_of"](o)) if each]

        def only_if(condition):
            return actions(lambda each: replace(each, guard=[*each.guard, condition])
                           if each.name == "pop.restore" else each)

        for words, planted in (
            ("missing after pop.restore: Beside, Bottom, ", lemmas("pop.restore", 0)),
            ("twice after pop.restore: Beside, Bottom, ", lemmas("pop.restore", 2)),
            ("missing after batch.bottom: Sequential\n", goals("Sequential")),
            ("missing after batch.bottom: Room\n", goals("Room")),
            ("missing after batch.bottom: Room\n", conjuncts("Room")),
            ("missing after pop.cas, lost: Beside, ", actions(lambda each: each.name != "pop.cas, lost" and each)),
            ("pop.restore is impossible\n", only_if(s.at == OWNER["idle"])),
            ("pop.restore is impossible where the invariant holds\n", only_if(s.bottom < s.top)),
            ("Room is always true\n", conjuncts("Room", BoolVal(True))),
            ("Written is always true\n", conjuncts("Written", Implies(s.Written, s.Written))),
            ("no action raises NoneExact\n",
             actions(lambda each: replace(each, after=but(each.after, NoneExact=s.NoneExact)))),
        ):
            with self.subTest(words):
                status, said = self.proves(*planted)
                self.assertEqual(status, 1)
                self.assertIn(f"wrong: {words}", said)
                self.assertIn("NOT proved", said)

    def test_each_site_has_an_action(self):
        for name, sites in PROTOCOLS.items():
            did = {action.partition(",")[0] for action, _ in complete.expected(sites)}
            left = set(relation.PROVED) - (set() if "Asymmetric" in name else set(relation.OF_MODE)) - did
            self.assertLessEqual(left, {"steal.fence", "retire.fence"}, name)


def leaves(**changed):
    """Returns a change of an action: the state after it."""
    return lambda action: replace(action, after=but(action.after, **changed))


def goes(site):
    return leaves(thief_at=put(s.thief_at, me, THIEF[site]))


def needs(*first, kept=99):
    """Returns a change of an action: the first of its conditions, and how many it keeps of the others."""
    return lambda action: replace(action, guard=[*first, *action.guard[1:1 + kept]])


def fenced(**changed):
    return lambda action: replace(action, after=but(
        owner_fence(s, "SeqCst"), cooled=s.last_cold, checked=lambda x: BoolVal(False), **changed))


class Modes(unittest.TestCase):
    """Broken relations for the modes must not be provable."""

    SITES = PROTOCOLS["Asymmetric<Retain>"]

    def failed(self, name, change=lambda action: action, weaker=""):
        sites = {**self.SITES, **dict([weaker.split()] if weaker else ())}
        changed = [change(action) for action in relation.relation(sites) if action.name == name]
        with mock.patch.object(relation, "relation", lambda o: changed):
            lemmas = [lemma for lemma in prove.lemmas(sites) if lemma.name == name]
        self.assertEqual(len(lemmas), 2)
        return {goal.name for lemma in lemmas for goal in lemma.goals
                if not prove.Z3(lemma, effort=variants.EFFORT).proves(goal.formula)}

    def test_as_it_is(self):
        for name in ("reader.enter", "steal.mode, warm", "warm.claim", "warm.fence", "warm.done", "reader.leave",
                     "pop.mode", "pop.mode, cold", "pop.mode, push", "pop.warm, push", "owner.warm",
                     "warm.fence, refused", "cool.mode", "cool.fence, refused", "cool.found", "cool.look",
                     "cool.look, done"):
            self.assertEqual(self.failed(name), set(), name)

    def test_what_is_broken(self):
        for says, name, change, conjuncts in (
            ("a pop that is not cold runs no fence", "pop.mode", leaves(at=OWNER["pop.top"]), "Aware Acknowledged"),
            ("the mode is loaded before the reservation", "pop.mode, cold",
             needs(s.at == OWNER["pop.mode"], s.mode(read) == COLD, kept=0), "Aware"),
            ("it is warm before the heavy fence", "warm.claim", leaves(mode=put(s.mode, read + 1, IntVal(WARM))), "Modes"),
            ("who finds it warming runs no heavy fence", "steal.mode", goes("steal.top"), "Looks"),
            ("a thief loads the mode before its announcement", "reader.enter", goes("steal.top"), "Safe"),
            ("an owner that cools does not look", "cool.look, done", needs(s.at == OWNER["cool.look"], kept=0), "Cold"),
            ("an owner makes it warm before its fence", "owner.warm", needs(s.at == OWNER["pop.warm"]), "Warm"),
            ("a push that makes it warm runs no fence", "pop.mode, push", leaves(at=OWNER["idle"]), "Acknowledged"),
            ("an owner makes it warm that has not found it warming", "owner.warm",
             needs(s.at == OWNER["idle"], kept=0), "Warm"),
            ("a thief whose barrier is refused steals", "warm.fence, refused", goes("steal.top"), "Looks"),
            ("a thief whose barrier is refused makes it warm", "warm.fence, refused", goes("warm.done"), "Unfenced"),
            ("an owner whose barrier is refused looks for thieves", "cool.fence, refused",
             fenced(at=OWNER["cool.look"]), "SawMode Safe"),
            ("an owner whose barrier is refused leaves it cold", "cool.fence, refused", leaves(at=OWNER["idle"]), "Cold"),
            ("an owner that finds a thief leaves it cold", "cool.look, inside", leaves(at=OWNER["idle"]), "Cold"),
        ):
            with self.subTest(says):
                self.assertLessEqual(set(conjuncts.split()), self.failed(name, change))
        # A thief leaves before its claim.
        early = needs(s.thief_at(me) == THIEF["idle"])
        self.assertTrue(self.failed("steal.cas", early) & {"Near", "Lookers", "Oldest"})

    def test_each_site_needs_its_ordering(self):
        for name, conjunct, weaker in (
                ("warm.fence", "Cold", "warm.fence SeqCst"), ("steal.mode, warm", "Looks", "steal.mode Relaxed"),
                ("reader.leave", "Lookers", "reader.leave Relaxed"), ("cool.look", "Looker", "cool.look Relaxed"),
                ("cool.fence", "SawMode", "cool.fence SeqCst"), ("owner.leave", "Warm", "owner.leave Relaxed"),
                ("steal.bottom", "Fences", "steal.top Acquire"), ("steal.bottom", "Fences", "steal.bottom Acquire"),
                ("pop.warm", "Aware", "pop.warm AcqRel")):
            self.assertIn(conjunct, self.failed(name, weaker=weaker), name)

    def test_what_is_stronger_than_needed(self):
        for name, weaker in (("steal.cas", "steal.cas Release"), ("warm.done", "warm.done Relaxed")):
            self.assertEqual(self.failed(name, weaker=weaker), set(), name)


class Command(unittest.TestCase):
    def test_both_solvers_must_prove(self):
        z3, cvc5 = (Verdict("push.slot", "Kept", solver, True, 0.1) for solver in prove.SOLVERS)
        for verdicts, expected, words in (
            ([z3, cvc5], True, "Fenced: 1 of 1 obligations"), ([], False, "Fenced: 0 of 0 obligations"),
            ([z3, replace(cvc5, proved=False)], False, "not proved: Kept after push.slot, by cvc5"),
        ):
            right, said = printing(theorem.report, {"Fenced": verdicts}, {"Fenced": []}, 1)
            self.assertEqual((right, words in said), (expected, True), said)

    def test_what_is_not_proved(self):
        for arguments, wanted in (
            ("--site pop.fence=AcqRel --limit 1", r"\n   1  owner +\[at \|-> pop.fence, (.*\n)+  not proved: Beside after pop.f"),
            # A thief that does not leave with release.
            ("--only Asymmetric<Retain> --site reader.leave=Relaxed --limit 2", "not proved: Lookers after reader.leave"),
        ):
            status, said = run(*arguments.split())
            self.assertEqual((status, "NOT proved" in said), (1, True), said)
            self.assertRegex(said, wanted)

    def test_epochs_need_the_pin_and_no_fence(self):
        status, said = run("--site", "pin=none", "--limit", "3")
        self.assertEqual(status, 1)
        self.assertEqual(re.findall("not proved: (.*)", said), ["NoUseAfterFree after steal.slot"])
        status, said = run("--only", "Fenced<Epoch>", "--site", "steal.fence=Relaxed", "--limit", "3")
        self.assertEqual(status, 1)
        failed = set(re.findall(r"not proved: (\w+) after", said))
        self.assertIn("Heart", failed)
        self.assertFalse(failed & {"NoUseAfterFree", "Pinned", "Unseen", "Waits", "Holds", "Freed"})

    def test_what_makes_no_sense(self):
        for arguments, words in ((("--site", "pop.fence=Strong"), "cannot be 'Strong'"),
                                 (("--site", "pop.door=SeqCst"), "no site"),
                                 (("--only", "Strongest"), "nothing has 'Strongest' in its name")):
            status, said = run(*arguments)
            self.assertEqual((status, words in said), (2, True), said)

    def test_each_lemma_is_a_function(self):
        """A function has the words of the page in its documentation and in its name, and conjuncts that they name."""
        page = (Path(theorem.__file__).parent / "README.md").read_text(encoding="utf-8")
        lemmas = re.findall(r"^(\d+\. )\*\*(.+?)\.?\*\*(.*?)(?=^\d+\. |^In `Asymmetric`|^\|)", page, re.M | re.S)
        functions = [*LEMMAS, *LEMMAS_OF_MODES]
        self.assertEqual([function.__doc__ for function in functions], [f"{n}{title}." for n, title, _ in lemmas])
        found = set()
        for function, (_, title, text) in zip(functions, lemmas):
            self.assertRegex(title.lower(), ".*".join(function.__name__.split("_")))
            found |= {name for o in PROTOCOLS.values() for name, *_ in function(s, Terms(s, o, True))
                      if f"`{name}`" in text}
        every = {conjunct.name for o in PROTOCOLS.values() for conjunct in invariant(s, o)} - WRONG.keys()
        self.assertEqual({name for *_, text in lemmas for name in re.findall(r"`(\w+)`", text)} & every, found)


class Concrete(unittest.TestCase):
    def test_quantifiers_range_over_the_numbers(self):
        state = concrete.initial(("t1",), 2)
        state["top"], state["bottom"] = 1, 3
        n = Int("n")
        holds = concrete.function(ForAll([n], Implies(And(s.top <= n, n < s.bottom), s.current(n) > 0)))
        self.assertFalse(holds(state, {}))
        state["current"] = concrete.Table({1: 1, 2: 2}, 0)
        self.assertTrue(holds(state, {}))

    def test_a_step_needs_its_guard(self):
        known, state = steps(), concrete.initial(("t1",), 1)
        self.assertIsNone(known["push.fence"].apply(state, {}))
        pushed = known["push.slot"].apply(state, {})
        self.assertEqual((pushed["writes"], pushed["element_of"][1], pushed["current"][0]), (1, 1, 1))
        full = known["push.bottom"].apply(known["push.fence"].apply(pushed, {}), {})
        self.assertEqual((full["bottom"], full["bottom_view"][1]), (1, 1))
        self.assertIsNone(known["push.slot"].apply(full, {}), "the ring is full")

    def test_a_broken_state_is_found(self):
        state = concrete.initial(("t1",), 1)
        self.assertEqual(concrete.Invariant(SITES).broken(state), [])
        state["bottom"] = 1
        self.assertIn("Pushed", concrete.Invariant(SITES).broken(state))

    def test_expansion(self):
        n = Int("n")
        expanded = induction.expand(ForAll([n], s.current(n) > 0))
        self.assertEqual(len(expanded.children()), len(induction.NUMBERS))


class Ties(unittest.TestCase):
    @unittest.skipUnless(shutil.which("java"), "needs Java")
    def test_a_specification_that_does_something_else_is_found(self):
        bound = tie.Bound("one operation beside one steal", "Fenced", 1, 1, 1, 1, 1)
        graph = tie.enumerate_states(bound, theorem.MODEL, theorem.checker.find_jar(theorem.MODEL.parent))
        self.assertGreater(len(graph.states), 20)

        def taken_twice(state):
            if state["owner"]["at"] == "push.fence":
                state["machine"]["wrong"] = ["taken twice"]

        def other_value(state):
            for message in list(state["machine"]["memory"]["bottom"].values())[1:]:
                message["value"] += 1

        def seen_less(state):
            state["owner"]["views"]["rel"] = dict.fromkeys(state["owner"]["views"]["rel"], 0)

        for change, differs in ((id, None), (taken_twice, "wrong"), (other_value, "bottom"),
                                (seen_less, "the owner's views")):
            changed = tie.Graph(copy.deepcopy(graph.states), graph.start, graph.steps)
            for state in changed.states.values():
                change(state)
            found = tie.Tie.of(bound).check(changed, bound)
            self.assertEqual(found and differs in found, differs and True, found)


if __name__ == "__main__":
    unittest.main()
