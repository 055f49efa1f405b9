"""Tests of refinement.py: where code, the table of sites or the relation differs from the programs is reported."""

import re
import tempfile
import unittest
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

from z3 import BoolVal

from model.machine import extract
from model.machine.machine import IMAGE
from model.problem import Problem
from model.proof.access import Action, me, s
from model.proof.relation import Reclamation
from model.proof.state import but
from model.refinement import cases, edits, freeing, made, mapping, match, programs, refinement, relate, steps
from model.refinement.answers import At
from model.refinement.calls import external
from model.refinement.cases import comparison
from model.refinement.changes import FILE, changes
from model.refinement.layout import Field, Layout
from model.refinement.mutate import mutants, reported, right
from model.refinement.profiles import OPERATIONS, PROFILES, RESIZE, STEAL, Fences, Profile
from model.refinement.recording import PROGRAMS
from model.refinement.step import SITES, Knowledge, Says, owner
from model.terminal import printing

# The paths of the programs of push, pop, steal, maintenance and growing, whatever the target.
PATHS = {"fenced": (3, 10, 3, 1, 3, 7, 25), "fenced epoch": (3, 10, 5, 2, 3, 7, 39), "header c": (3, 5, 3),
         "asymmetric epoch": (3, 18, 33, 16, 4, 7, 91),
         "fenced grace": (3, 10, 12, 2, 3, 7, 47), "fenced lto": (3, 10, 3, 1, 3, 7),
         "fenced grace lto": (3, 10, 12, 8, 6, 11), "asymmetric": (3, 18, 29, 8, 4, 7, 86),
         "asymmetric grace": (3, 18, 29, 16, 4, 7, 86), "asymmetric grace move": (3, 18, 29, 16, 4, 7, 89),
         "asymmetric grace byte": (3, 18, 29, 16, 4, 7, 86), "asymmetric lto": (3, 18, 29, 12, 4, 7),
         "asymmetric grace lto": (3, 18, 29, 52, 8, 13, 86), "asymmetric grace lto move": (3, 18, 29, 52, 8, 13, 90)}


DEFAULT = (3, 18, 29)  # of the first operations of other profiles


class Code(unittest.TestCase):
    def test_what_ships_is_matched(self) -> None:
        for profile in PROFILES:
            every = [each for each in OPERATIONS if each.in_c] if profile.header else OPERATIONS
            numbers = PATHS.get(profile.name, DEFAULT)
            for each, several in zip(every, numbers, strict=False):
                with self.subTest(f"{profile.name} {each.name}"):
                    found = right("x86-64", profile, each)
                    self.assertEqual(len(found.programs), several)
                    self.assertGreater(found.proved, 8 * several - 8)

    def test_other_paths_than_those_of_a_change_are_the_same(self) -> None:
        for profile, of in ((Profile(Fences.ASYMMETRIC), STEAL), (Profile(Fences.FENCED), RESIZE)):
            known = right("x86-64", profile, of)
            for says, other in list(mutants("x86-64", known.code, of.label(profile)))[::19]:
                with self.subTest(says):
                    some, every = (bool(reported(right, other)) for right in (known, replace(known, code=other)))
                    self.assertEqual(some, every)


class Tables(unittest.TestCase):
    def test_a_typo_in_the_changes_is_refused(self) -> None:
        text = FILE.read_text(encoding="utf-8")
        for good, wrong, says in (("[[ordering]]", "[[orderign]]", "changes.toml: unknown: orderign"),
                                   ("\nsite = ", "\nsiet = ", r"line \d+ of changes.toml, ordering, 1: unknown: siet"),
                                   ('becomes = ["nop"]', 'becomes = "nop"', "changes.toml, .*: 'nop' is no list"),
                                   ('profile = "fenced"', 'profile = "fecned"', r"line \d+ of .*: 'fecned' is none of"),
                                   ('operation = "pop"', 'operation = "ppo"', r"line \d+ of .*: 'ppo' is none of"),
                                   ('ordering = "', 'ordering = "x', r"line \d+ of .*, ordering: 'x.*' is none of"),
                                   ('report = "', 'report = 1 # "', "changes.toml, .*, report: 1 is no str"),
                                   ('report = "', "report = ", r"changes.toml: .*line \d+")):
            self.assertIn(good, text)
            with tempfile.TemporaryDirectory() as folder:
                other = Path(folder, FILE.name)
                other.write_text(text.replace(good, wrong, 1), encoding="utf-8")
                with mock.patch("model.refinement.changes.FILE", other), self.assertRaisesRegex(Problem, says):
                    list(changes())

    def test_a_layout_that_contradicts_itself_is_refused(self) -> None:
        right = [Field(0, "one", 32), Field(4, "two", 32), Field(8, "ring", leads="ring")]
        pieces = {"ring": [Field(0, "mask")]}
        Layout({"worker": right, **pieces})
        for wrong, says in ((replace(right[1], offset=2), "worker.two: overlaps"),
                            (replace(right[1], name="one"), "worker.one: overlaps with another field, or is there"),
                            (replace(right[1], leads="rnig"), "worker.two: leads to 'rnig', which is no piece")):
            with self.assertRaisesRegex(Problem, says):
                Layout({"worker": [right[0], wrong, right[2]], **pieces})

    def test_an_unknown_call_site_or_place_is_refused(self) -> None:
        program = PROGRAMS[programs.pop]
        for says, act in (("calls rust_allco", lambda: external("rust_allco")),
                          ("no step is known at 'pop.csa'", lambda: steps.place_of("pop.csa", program)),
                          ("'pop.csa' is no site", lambda: owner("pop.csa", at="idle")),
                          ("'pop.cas' is no site, or has a step", lambda: owner("pop.cas", at="idle")),
                          ("no place 'pop.csa'", lambda: owner("pop.cas", at="pop.csa"))):
            with self.assertRaisesRegex(Problem, says):
                act()

    def test_each_site_of_a_program_has_one_meaning(self) -> None:
        text = Path(programs.__file__).read_text(encoding="utf-8")
        named = {*re.findall(r'"([a-z]+\.[a-z]+)"', text)}
        self.assertEqual({*steps.NEVER} & {*SITES}, set())
        self.assertEqual({*steps.NEVER, *SITES} - {"pin", "resize", "steal.rest"}, named)


GRACE = Profile(Fences.FENCED, Reclamation.GRACE_PERIODS)


def without(name: str) -> relate.Change:
    return lambda each: None if each.name == name else each


def with_other(name: str, change: Callable[[Action], dict[str, Any]]) -> relate.Change:
    """The actions, one of which has other parts."""
    return lambda each: replace(each, **change(each)) if each.name == name else each


class Relation(unittest.TestCase):
    def test_what_differs_is_named(self) -> None:
        for words, profile, change in (
            ("", GRACE, relate.same),
            ("no action is this step at pop.restore", GRACE, without("pop.restore")),
            ("pop.cas, won may happen where no program has this step", GRACE,
             with_other("pop.cas, won", lambda each: {"guard": each.guard[:1]})),
            ("no step is the action pop.top, none", GRACE, with_other("pop.top, none", lambda _: {"after": s})),
            ("no action is this step at reader.enter", GRACE, without("reader.enter")),
            ("no action is this step at elsewhere", GRACE, without("elsewhere")),
            ("reader.leave may happen where no program has this step", GRACE,
             with_other("reader.leave", lambda _: {"guard": []})),
            ("no action is this step at elsewhere", Profile(Fences.ASYMMETRIC),
             with_other("elsewhere", lambda each: {"after": but(each.after, count=s.count)})),
            ("resize may happen where no program has this step", Profile(Fences.FENCED),
             with_other("resize", lambda each: {"guard": each.guard[:3]})),
            ("no action is this step at owner.warm", Profile(Fences.ASYMMETRIC), without("owner.warm")),
        ):
            number, wrong = relate.compared(profile, change)
            self.assertEqual((number > 62, bool(wrong), words in wrong), (True, *[bool(words)] * 2), wrong)

    def test_another_step_is_reported(self) -> None:
        """Each change of a step makes it another one than the relation's."""
        def changed(site: str, change: dict[str, Any]) -> Says:
            right = SITES[site].step
            return lambda access, path: replace(right(access, path), **change)

        idle, here = steps.IDLE, SITES["pop.cas"].place

        def nothing_new(name: str) -> Knowledge:
            return lambda after: [getattr(after, name) == getattr(s, name)]

        for site, change, said in (
            ("pop.reserve", {"does": nothing_new("messages")}, "no action is this step at pop.reserve"),
            ("pop.reserve", {"then": idle}, "no action is this step at pop.reserve"),
            ("pop.top", {"may": []}, "no action is this step at pop.top"),
            ("pop.top", {"then": here}, "no action is this step at pop.top"),
            ("pop.cas", {"is_none": True}, "no step is the action pop.cas, won"),
            ("steal.slot", {"may": [BoolVal(False)]}, "steal.slot may happen where no program has this step"),
            ("steal.top", {"keeps": lambda state: [state.target(me) == 0]}, "no action is this step at steal.top"),
            ("steal.ring", {"site": "steal.slot"}, "no step is the action steal.ring"),
            ("grow.ring", {"does": nothing_new("rings")}, "no action is this step at grow.ring"),
        ):
            self.addCleanup(comparison.cache_clear)
            comparison.cache_clear()
            other = replace(SITES[site], step=changed(site, change))
            with self.subTest(site=site, change=[*change]), mock.patch.dict(SITES, {site: other}):
                wrong = relate.compared(GRACE)[1]
                self.assertTrue(any(each.startswith(said) for each in wrong), wrong)

    def test_an_edit_without_a_reason_is_named(self) -> None:
        found, unseen = edits.judged("positive")
        self.assertEqual((found, [each.says.partition(": ")[2] for each in unseen]),
                         (0, ["number != 0 becomes number == 0"]))
        self.assertEqual(edits.unexplained("positive", unseen), [])
        with mock.patch.dict(edits.NOT_REPORTED, {"positive": {"no such edit": edits.UPKEEP}}):
            self.assertEqual([each.partition(" ")[0] for each in edits.unexplained("positive", unseen)],
                             ["not", "positive,"])

    def test_another_place_or_result_is_reported(self) -> None:
        """Programs with one fault, each of which the referee found unnoticed."""
        for function, becomes, said in (
            ("claim", "t + 1", "no action is this step at steal.slot"),
            ("pop", "at.slot(w.slots, w.mask, b + 1)", "pop.slot has another address or value"),
            ("copy", "at.slot(w.slots, w.mask, i + 1)", "grow.old has another address or value"),
            ("put", "at.slot(w.slots, w.mask + 1, b)", "no action is this step at push.slot"),
            ("publish", "w.mask, = (new.mask,)", "no action is this step at grow.ring"),
            ("publish", "w.slots, = (new + HEADER,)", "no action is this step at grow.ring"),
            ("take", "at.victim.top", "steal.bottom is at another location"),
            ("pop", "w.inner.top", "pop.reserve is at another location"),
            ("taken", "element + 1", "no action is this step at steal.cas"),
            ("take", "NONE", "steal returns something that its steps do not give"),
            ("pop", "finish(at, w, left, element + 1)", "no action is this step at pop.cas"),
        ):
            with self.subTest(function=function, becomes=becomes):
                found = {edits.reported(each) for each in edits.edits(function) if becomes in each.becomes}
                self.assertIn(said, found)

    def test_another_new_deque_is_reported(self) -> None:
        image = extract.committed(IMAGE)[1]
        for line, other, says in (
            ("fenced 2 worker inner+0 ring+32 1 0 2 ", "fenced 2 worker inner+0 ring+32 1 0 1 ", "worker.grow_at is 1"),
            ("fenced 2 worker inner+0 ring+32 1 0 2 ", "fenced 2 worker inner+0 ring+32 0 0 2 ", "worker.mask is 0"),
            ("fenced 4 ring 3 0 ", "fenced 4 ring 3 1 ", "new.older is 1"),
            ("fenced 1 worker inner+0 ring+32 ", "fenced 1 worker inner+0 ring+40 ", "worker.slots is ring+40"),
        ):
            self.assertIn(line, image)
            wrong = made.compared(Profile(Fences.FENCED), image.replace(line, other))[1]
            self.assertTrue(wrong and all(each.endswith(says) for each in wrong), wrong)

    def test_what_differs_in_freeing_is_named(self) -> None:
        right = vars(programs).copy()

        def goes_on(at: Any, w: Any, r: Any, *then: Any) -> Any:
            return programs.watch(at, w, r.older, *then)

        for name, wrong, said in (
            ("watch_one", lambda *given: right["watch_one"](*given), set()),
            ("watch_one", goes_on, {"watch_one"}),
            ("collect", lambda at, w, *then: goes_on(at, w, w.inner.reader, *then), {"collect"}),
            ("watch", lambda at, w, _, *then: right["watch"](at, w, 0, *then), {"watch_one", "collect"}),
        ):
            with mock.patch.object(programs, name, wrong):
                self.assertEqual({each.partition(" ")[0] for each in freeing.compared(GRACE)[1]}, said)

        def given(change: dict[str, Any], _: Action) -> dict[str, Any]:
            return change

        for name, change, says in (
            ("free", {}, ""),
            ("free", {"after": s}, "free is not as in the program"),
            ("retire.look", {"after": but(s, waits=lambda r, x: s.count(x))},
             "after retire.look, a ring waits again"),
        ):
            found = freeing.compared(GRACE, with_other(name, partial(given, change)))[1]
            self.assertEqual((bool(found), says in found), (bool(says), bool(says)), found)


class Command(unittest.TestCase):
    def test_what_is_not_as_expected_is_an_error(self) -> None:
        committed = extract.committed

        def without_fences(name: str) -> tuple[str, ...]:
            return tuple(each.replace("dmb ish\n", "nop\n") for each in committed(name))

        change = next(each for _, each in changes() if each.operation == "push" and each.target == "x86-64")
        other = [("line", replace(change, report="another report"))]
        for planted, only, status, said in (
            ((refinement, "changes", lambda: other), "named changes", 1, "not 'another report'"),
            ((mapping, "ordered", lambda *_: True), "RISC-V, fenced, steal, code", 1, "orders steal.slot, which no"),
            ((At, "check_own", lambda *_: None), "x86-64, fenced, pop, named changes", 1, "worker.bottom"),
            ((At, "prove", lambda *_: None), "RISC-V, fenced, reserve, named changes", 1, "not 'resize: another arg"),
            ((cases, "is_located", lambda *_: True), "changed programs, pop", 1, "not reported: pop, line "),
            ((refinement, "OPEN", {"POWER": {"steal.slot"}}), "POWER, fenced, steal, code", 0, "0 not as expected"),
            ((refinement, "OPEN", {"POWER": set()}), "POWER, fenced, steal, code", 1, "leaves unordered: steal.slot"),
            ((extract, "committed", without_fences), "AArch64 with LSE, asymmetric, pop, code", 1, "pop.warm: no such"),
            ((match, "EARLY", ()), "AArch64 with LSE, fenced, batch, code", 1, "steal.slot: may come after push.slot"),
            ((refinement, "STRIDES", {"usual": refinement.Strides(1, 7, 43, 99)}), "RISC-V, fenced, steal, changed", 0,
             "4 that fail in"),
            ((refinement, "reported", lambda *_: ""), "RISC-V, fenced, steal, changed", 1,
             "not reported: fenced_steal #1: fence rw, rw -> "),
            ((refinement, "OPEN", {}), "no such name", 2, "nothing has"),
            ((extract, "left_out", lambda *_: "no compiler"), "RISC-V, fenced grace, push", 2, "LEFT OUT"),
        ):
            for each in (extract.code, right):
                each.cache_clear()
                self.addCleanup(each.cache_clear)
            with mock.patch.object(refinement, "ProcessPoolExecutor", ThreadPoolExecutor), mock.patch.object(*planted):
                found, printed = printing(refinement.main, ["--only", only, "--jobs", "1"])
            self.assertEqual((found, said in printed), (status, True), printed)


if __name__ == "__main__":
    unittest.main()
