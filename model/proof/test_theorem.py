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
    """Returns the result and the output of a function."""
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

    def proves(self, module=None, name="", planted=None):
        """Returns the status and the output when a function of a module is replaced, and all goals are proved."""
        prove.cached.cache_clear()
        here = lambda tasks, *rest: {key: function(*rest) for key, (function, *rest) in tasks.items()}
        prover = mock.Mock(proves=lambda goal: True)
        with mock.patch.multiple(prove, Z3=lambda *_: prover, Cvc5=lambda *_: prover), \
                mock.patch.object(theorem, "run", here), contextlib.ExitStack() as patches:
            for each in module or ():
                patches.enter_context(mock.patch.object(each, name, planted))
            return run("--only", "Fenced<Retain>")

    def refuses(self, words, *planted):
        status, said = self.proves(*planted)
        self.assertEqual(status, 1)
        self.assertIn(f"wrong: {words}", said)
        self.assertIn("NOT proved", said)

    def lemmas(self, name, times):
        real = prove.lemmas
        return [prove], "lemmas", lambda o: (each for each in real(o) for _ in range(times if each.name == name else 1))

    def goals(self, name):
        real = prove.goals
        return [prove], "goals", lambda *of: [goal for goal in real(*of) if goal.name != name]

    def conjuncts(self, name, *formula):
        changed = lambda *of, **more: [
            replace(each, formula=formula[0]) if each.name == name else each
            for each in invariant(*of, **more) if each.name != name or formula]
        return [prove, complete], "invariant", changed

    def actions(self, change):
        real = relation.actions_of
        return [relation], "actions_of", lambda o: [each for each in map(change, real(o)) if each]

    def test_as_it_is(self):
        self.assertEqual(self.proves()[0], 0)

    def test_an_action_without_lemmas(self):
        self.refuses("missing after pop.restore: Beside, Bottom, ", *self.lemmas("pop.restore", 0))

    def test_lemmas_that_are_there_twice(self):
        self.refuses("twice after pop.restore: Beside, Bottom, ", *self.lemmas("pop.restore", 2))

    def test_a_goal_that_is_left_out(self):
        self.refuses("missing after batch.bottom: Sequential\n", *self.goals("Sequential"))
        self.refuses("missing after batch.bottom: Room\n", *self.goals("Room"))

    def test_a_conjunct_that_is_left_out(self):
        self.refuses("missing after batch.bottom: Room\n", *self.conjuncts("Room"))

    def test_an_action_that_the_relation_lacks(self):
        self.refuses("missing after pop.cas, lost: Beside, ",
                     *self.actions(lambda each: each.name != "pop.cas, lost" and each))

    def test_an_action_that_is_impossible(self):
        def only_if(condition):
            return self.actions(lambda each: replace(each, guard=[*each.guard, condition])
                                if each.name == "pop.restore" else each)

        self.refuses("pop.restore is impossible\n", *only_if(s.at == OWNER["idle"]))
        self.refuses("pop.restore is impossible where the invariant holds\n", *only_if(s.bottom < s.top))

    def test_a_conjunct_that_is_always_true(self):
        self.refuses("Room is always true\n", *self.conjuncts("Room", BoolVal(True)))
        self.refuses("Written is always true\n", *self.conjuncts("Written", Implies(s.Written, s.Written)))

    def test_a_failure_that_no_action_raises(self):
        self.refuses("no action raises NoneExact\n", *self.actions(
            lambda each: replace(each, after=but(each.after, NoneExact=s.NoneExact))))

    def test_each_site_has_an_action(self):
        for name, sites in PROTOCOLS.items():
            did = {action.partition(",")[0] for action, _ in complete.expected(sites)}
            left = set(relation.PROVED) - (set() if "Asymmetric" in name else set(relation.OF_MODE)) - did
            self.assertLessEqual(left, {"steal.fence", "retire.fence"}, name)


class Modes(unittest.TestCase):
    """Broken relations for the modes must not be provable."""

    SITES = PROTOCOLS["Asymmetric<Retain>"]

    def failed(self, name, change=lambda action: action, **sites):
        """Returns the conjuncts that z3 does not prove after this changed action."""
        sites = {**self.SITES, **{site.replace("_", "."): order for site, order in sites.items()}}
        changed = [change(action) for action in relation.relation(sites) if action.name == name]
        with mock.patch.object(relation, "relation", lambda o: changed):
            lemmas = [lemma for lemma in prove.lemmas(sites) if lemma.name == name]
        self.assertEqual(len(lemmas), 2)
        return {goal.name for lemma in lemmas for goal in lemma.goals
                if not prove.Z3(lemma, effort=variants.EFFORT).proves(goal.formula)}

    def leaves(self, **changed):
        return lambda action: replace(action, after=but(action.after, **changed))

    def goes(self, site):
        return self.leaves(thief_at=put(s.thief_at, me, THIEF[site]))

    def test_as_it_is(self):
        for name in ("reader.enter", "steal.mode, warm", "warm.claim", "warm.fence", "warm.done", "reader.leave",
                     "pop.mode", "pop.mode, cold", "pop.mode, push", "pop.warm, push", "owner.warm",
                     "warm.fence, refused", "cool.mode", "cool.fence, refused", "cool.found", "cool.look",
                     "cool.look, done"):
            self.assertEqual(self.failed(name), set(), name)

    def test_a_pop_that_is_not_cold_needs_a_fence(self):
        self.assertIn("Aware", self.failed("pop.mode", self.leaves(at=OWNER["pop.top"])))

    def test_the_mode_is_loaded_after_the_reservation(self):
        early = lambda action: replace(action, guard=[s.at == OWNER["pop.mode"], s.mode(read) == COLD])
        self.assertIn("Aware", self.failed("pop.mode, cold", early))

    def test_it_is_not_warm_before_the_heavy_fence(self):
        self.assertIn("Modes", self.failed("warm.claim", self.leaves(mode=put(s.mode, read + 1, IntVal(WARM)))))

    def test_who_finds_it_warming_needs_a_heavy_fence(self):
        self.assertIn("Looks", self.failed("steal.mode", self.goes("steal.top")))

    def test_a_thief_is_announced_before_it_loads_the_mode(self):
        # The thief loaded the mode before its announcement.
        self.assertIn("Safe", self.failed("reader.enter", self.goes("steal.top")))

    def test_a_thief_leaves_after_its_claim(self):
        # The thief has left, and then claims.
        early = lambda action: replace(action, guard=[s.thief_at(me) == THIEF["idle"], *action.guard[1:]])
        self.assertTrue(self.failed("steal.cas", early) & {"Near", "Lookers", "Oldest"})

    def test_an_owner_that_cools_looks_for_thieves(self):
        blind = lambda action: replace(action, guard=[s.at == OWNER["cool.look"]])
        self.assertIn("Cold", self.failed("cool.look, done", blind))

    def test_an_owner_runs_its_fence_before_it_makes_the_deque_warm(self):
        early = lambda action: replace(action, guard=[s.at == OWNER["pop.warm"], *action.guard[1:]])
        self.assertIn("Warm", self.failed("owner.warm", early))
        self.assertIn("Acknowledged", self.failed("pop.mode", self.leaves(at=OWNER["pop.top"])))
        self.assertIn("Acknowledged", self.failed("pop.mode, push", self.leaves(at=OWNER["idle"])))

    def test_an_owner_makes_the_deque_warm_only_if_it_has_found_it_warming(self):
        # It has run a fence some time before, and pops without one since.
        unseen = lambda action: replace(action, guard=[s.at == OWNER["idle"]])
        self.assertIn("Warm", self.failed("owner.warm", unseen))

    def test_a_thief_whose_barrier_is_refused_leaves(self):
        self.assertIn("Looks", self.failed("warm.fence, refused", self.goes("steal.top")))
        self.assertIn("Unfenced", self.failed("warm.fence, refused", self.goes("warm.done")))

    def test_an_owner_whose_barrier_is_refused_makes_it_warm_again(self):
        # It looks for thieves and does not find those that are not yet seen inside, or pops without a fence at once.
        fenced = lambda **changed: lambda action: replace(action, after=but(
            owner_fence(s, "SeqCst"), cooled=s.last_cold, checked=lambda x: BoolVal(False), **changed))
        self.assertIn("SawMode", self.failed("cool.fence, refused", fenced(at=OWNER["cool.look"])))
        self.assertIn("Safe", self.failed("cool.fence, refused", fenced(at=OWNER["cool.look"])))
        self.assertIn("Cold", self.failed("cool.fence, refused", self.leaves(at=OWNER["idle"])))

    def test_an_owner_that_finds_a_thief_makes_it_warm_again(self):
        self.assertIn("Cold", self.failed("cool.look, inside", self.leaves(at=OWNER["idle"])))

    def test_each_site_needs_its_ordering(self):
        for name, conjunct, weaker in (
                ("warm.fence", "Cold", {"warm_fence": "SeqCst"}),
                ("steal.mode, warm", "Looks", {"steal_mode": "Relaxed"}),
                ("reader.leave", "Lookers", {"reader_leave": "Relaxed"}),
                ("cool.look", "Looker", {"cool_look": "Relaxed"}),
                ("cool.fence", "SawMode", {"cool_fence": "SeqCst"}),
                ("owner.leave", "Warm", {"owner_leave": "Relaxed"}),
                ("steal.bottom", "Fences", {"steal_top": "Acquire"}),
                ("steal.bottom", "Fences", {"steal_bottom": "Acquire"}), ("pop.warm", "Aware", {"pop_warm": "AcqRel"})):
            self.assertIn(conjunct, self.failed(name, **weaker), name)

    def test_what_is_stronger_than_needed(self):
        for name, weaker in (("steal.cas", {"steal_cas": "Release"}), ("warm.done", {"warm_done": "Relaxed"})):
            self.assertEqual(self.failed(name, **weaker), set(), name)


class Verdicts(unittest.TestCase):
    def test_both_solvers_must_prove(self):
        z3, cvc5 = (Verdict("push.slot", "Kept", solver, True, 0.1) for solver in prove.SOLVERS)
        right, said = printing(theorem.report, {"Fenced": [z3, cvc5]}, {"Fenced": []}, 1)
        self.assertTrue(right)
        self.assertIn("Fenced: 1 of 1 obligations", said)
        right, said = printing(theorem.report, {"Fenced": [z3, replace(cvc5, proved=False)]}, {"Fenced": []}, 1)
        self.assertFalse(right)
        self.assertIn("not proved: Kept after push.slot, by cvc5", said)

    def test_no_obligations_are_no_proof(self):
        self.assertFalse(printing(theorem.report, {"Fenced": []}, {"Fenced": []}, 1)[0])


class Command(unittest.TestCase):
    def test_a_weaker_site_is_not_proved(self):
        status, said = run("--site", "pop.fence=AcqRel", "--limit", "1")
        self.assertEqual(status, 1)
        self.assertIn("not proved: Beside after pop.fence", said)
        self.assertRegex(said, r"\n   1  owner +\[at \|-> pop.fence, ")
        self.assertIn("NOT proved", said)

    def test_a_thief_that_does_not_leave_with_release_is_not_proved(self):
        status, said = run("--only", "Asymmetric<Retain>", "--site", "reader.leave=Relaxed", "--limit", "2")
        self.assertEqual(status, 1)
        self.assertIn("not proved: Lookers after reader.leave", said)

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
        for arguments, word in ((("--site", "pop.fence=Strong"), "cannot be 'Strong'"),
                                (("--site", "pop.door=SeqCst"), "no site"),
                                (("--only", "Strongest"), "nothing has 'Strongest' in its name")):
            status, said = run(*arguments)
            self.assertEqual(status, 2)
            self.assertIn(word, said)

    def test_every_conjunct_has_a_name_of_its_own(self):
        names = [conjunct.name for conjunct in invariant(s, SITES)]
        self.assertEqual(len(names), len(set(names)))


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

    def look(self, sites, read, **known):
        """Returns the state after a look at `bottom` between two claims that finds nothing, if that is possible."""
        state = concrete.initial(("t1",), 2)
        state.update({"top": 1, "messages": 2, "thief_at": concrete.Table({"t1": "thief batch.bottom"}, "thief idle"),
                      "target": concrete.Table({"t1": 1}, 0), **known})
        return steps(sites)["batch.bottom, empty"].apply(state, {"me": "t1", "read": read})

    def test_a_claim_and_a_look_are_a_fence(self):
        missed = {"fenced_at": 2, "stale": concrete.Table({1: 2}, -1)}  # The owner fenced, and read an older top.
        self.assertIsNone(self.look(SITES, 1, **missed))
        self.assertIsNotNone(self.look(SITES, 2, **missed))
        for weaker in ({"batch.cas": "AcqRel"}, {"batch.bottom": "Acquire"}):
            self.assertIsNotNone(self.look({**SITES, **weaker}, 1, **missed))

    def test_an_owner_that_a_look_missed_must_see_its_claim(self):
        after = self.look(SITES, 1, fenced_at=2, at="owner pop.top", bottom=2)
        self.assertEqual(after["due"], 1)
        self.assertIsNone(steps()["pop.top, taken"].apply(after, {"read": 0}))
        self.assertIsNotNone(steps()["pop.top, last"].apply(after, {"read": 1}))
        self.assertEqual(self.look(SITES, 2, fenced_at=2)["due"], 0, "it found the newest message")
        self.assertEqual(self.look(SITES, 1)["behind"], 1, "the owner is to fence")

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

        def checked(change=lambda states: None):
            changed = tie.Graph(copy.deepcopy(graph.states), graph.start, graph.steps)
            change(changed.states.values())
            return tie.Tie.of(bound).check(changed, bound)

        def taken_twice(states):
            for state in states:
                if state["owner"]["at"] == "push.fence":
                    state["machine"]["wrong"] = ["taken twice"]

        def other_value(states):
            for state in states:
                for message in list(state["machine"]["memory"]["bottom"].values())[1:]:
                    message["value"] += 1

        def seen_less(states):
            for state in states:
                state["owner"]["views"]["rel"] = dict.fromkeys(state["owner"]["views"]["rel"], 0)

        self.assertIsNone(checked())
        self.assertIn("wrong", checked(taken_twice))
        self.assertIn("bottom", checked(other_value))
        self.assertIn("the owner's views", checked(seen_less))


if __name__ == "__main__":
    unittest.main()
