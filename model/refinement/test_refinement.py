"""Tests of refinement.py: where code, the table of sites or the relation differs from the programs is reported."""

import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from unittest import mock

from model import sites
from model.machine import cpu, extract
from model.manifest import Problem
from model.refinement import freeing, match, programs, refinement, relate, terms
from model.refinement.mutate import mutants, reported, within
from model.terminal import printing

# The paths of the programs of push, pop, steal, maintenance and growing, whatever the target.
PATHS = {"fenced": (3, 10, 3, 1, 3, 7, 25), "fenced epoch": (3, 10, 5, 3, 3, 7, 39), "header c": (3, 5, 3),
         "asymmetric epoch": (3, 18, 33, 21, 4, 7, 91),
         "fenced grace": (3, 10, 12, 4, 3, 7, 47), "fenced lto": (3, 10, 3, 1, 3, 7),
         "fenced grace lto": (3, 10, 12, 8, 6, 11), "asymmetric": (3, 18, 29, 7, 4, 7, 86),
         "asymmetric grace": (3, 18, 29, 28, 4, 7, 86), "asymmetric grace move": (3, 18, 29, 28, 4, 7, 89),
         "asymmetric grace byte": (3, 18, 29, 28, 4, 7, 86), "asymmetric lto": (3, 18, 29, 10, 4, 7),
         "asymmetric grace lto": (3, 18, 29, 66, 8, 13, 86), "asymmetric grace lto move": (3, 18, 29, 66, 8, 13, 90)}


def matched(target, operation, old, new):
    """What is reported if an instruction, or the ordering of a site, is replaced."""
    protocol, _, name = operation.rpartition(" ")
    arch, outline = refinement.TARGETS[target]
    code = extract.code(arch, outline, refinement.kind(protocol))
    right, row, fences = refinement.right(target, protocol, name), {}, protocol.split()[0]
    if old in sites.TABLE:
        row = {old: {**sites.TABLE[old], fences.capitalize(): new}}
    else:
        pc = next((pc for pc in within(code, match.function(protocol, name)) if code.list[pc].text == old), None)
        assert pc is not None, f"{operation} has no {old!r}"
        code = code.changed(pc, *map(cpu.load(arch).decode, new.split("; ")))
    with mock.patch.dict(sites.TABLE, row):
        return reported(right, arch, protocol, name, code)


class Code(unittest.TestCase):
    def test_what_ships_is_matched(self):
        for protocol in refinement.PROFILES:
            for name, several in zip(match.ARGUMENTS, PATHS.get(protocol, (3, 18, 29))):
                with self.subTest(f"{protocol} {name}"):
                    found = refinement.right("x86-64", protocol, name)
                    self.assertEqual(len(found.programs), several)
                    self.assertGreater(found.proved, 8 * several - 8)

    def test_what_a_change_does_is_named(self):
        path = Path(__file__).with_name("changes.txt")
        begun = False
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            begun |= not line
            if begun and line:
                with self.subTest(f"{path.name}:{n}"):
                    target, operation, old, new, says = line.split(" | ")
                    self.assertIn(says, matched(target, operation, old, new))

    def test_other_paths_than_those_of_a_change_are_the_same(self):
        for protocol, name in (("asymmetric", "steal"), ("fenced", "resize")):
            known = refinement.right("x86-64", protocol, name)
            for says, other in list(mutants("x86-64", known.code, match.function(protocol, name)))[::19]:
                with self.subTest(says):
                    some, every = (bool(reported(of, "x86-64", protocol, name, other))
                                   for of in (known, replace(known, code=other)))
                    self.assertEqual(some, every)


class Tables(unittest.TestCase):
    def refuses(self, module, name, read, right, wrong, says):
        """The table with this typo is refused so."""
        path = getattr(module, name)
        text = path.read_text(encoding="utf-8")
        self.assertIn(right, text)
        with tempfile.TemporaryDirectory() as folder:
            other = Path(folder, path.name)
            other.write_text(text.replace(right, wrong, 1), encoding="utf-8")
            with mock.patch.object(module, name, other), self.assertRaisesRegex(Problem, says):
                read()

    def test_a_typo_in_the_layout_is_refused_with_its_line(self):
        for right, wrong, says in (("top              shared\n", "top              shraed\n",
                                    r"layout.txt:\d+: unknown .* shraed"),
                                   ("inner    136  64  bottom", "inner    136  bottom", r"layout.txt:\d+: not a piece"),
                                   ("ring -> ring", "ring -> rnig", "layout.txt: no rows of .* rnig")):
            self.refuses(terms, "LAYOUT", terms.rows.__wrapped__, right, wrong, says)

    def test_a_typo_in_the_calls_is_refused_with_its_line(self):
        for right, wrong, says in (("malloc; allocate; 0; new", "malloc; allocate: 0; new",
                                    r"calls.txt:\d+: not a name"),
                                   ("; truth\n", "; turth\n", r"calls.txt:\d+: nothing .*: turth"),
                                   ("; 0 1 2 3;", "; 0 1 2 E;", r"calls.txt:\d+: no arguments: E")):
            self.refuses(terms, "CALLS", terms.external, right, wrong, says)

    def test_a_typo_in_the_steps_is_refused_with_its_line(self):
        for right, wrong, says in (("    may ", "    mya ", r"steps.txt:\d+: not a line .* 'mya"),
                                   ("\npop.cas won", "\npop.csa won", r"steps.txt:\d+: no site, .*: pop.csa"),
                                   ("pop.cas won", "pop.cas wno", r"steps.txt:\d+: no site, .*: wno"),
                                   ('    given "w element"\n', '    given "w element"\n' * 2, "has 'given' twice")):
            self.refuses(relate, "STEPS", relate.table, right, wrong, says)


class Relation(unittest.TestCase):
    def test_what_differs_is_named(self):
        for words, protocol, change in (
            ("", "Fenced<GracePeriod>", lambda each: each),
            ("no action is this step at pop.restore", "Fenced<GracePeriod>",
             lambda each: each.name != "pop.restore" and each),
            ("pop.cas, won may happen where no program has this step", "Fenced<GracePeriod>",
             lambda each: replace(each, guard=each.guard[:1]) if each.name == "pop.cas, won" else each),
            ("no step is the action pop.top, none", "Fenced<GracePeriod>",
             lambda each: replace(each, after=relate.s) if each.name == "pop.top, none" else each),
            ("no action is this step at reader.enter", "Fenced<GracePeriod>",
             lambda each: each.name != "reader.enter" and each),
            ("resize may happen where no program has this step", "Fenced<Retain>",
             lambda each: replace(each, guard=each.guard[:3]) if each.name == "resize" else each),
            ("no action is this step at owner.warm", "Asymmetric<Retain>",
             lambda each: each.name != "owner.warm" and each),
        ):
            number, wrong = relate.compared(protocol, change)
            self.assertEqual((number > 62, bool(wrong), words in wrong), (True, *[bool(words)] * 2), wrong)

    def test_what_differs_in_freeing_is_named(self):
        right, protocol = vars(programs).copy(), "Fenced<GracePeriod>"
        goes_on = lambda at, w, r, *then: programs.watch(at, w, r.older, *then)
        for name, wrong, said in (
            ("watch_one", lambda *given: right["watch_one"](*given), {}),
            ("watch_one", goes_on, {"watch_one"}),
            ("collect", lambda at, w, *then: goes_on(at, w, w.inner.reader, *then), {"collect"}),
            ("watch", lambda at, w, _, *then: right["watch"](at, w, 0, *then), {"watch_one", "collect"}),
        ):
            with mock.patch.object(programs, name, wrong):
                self.assertEqual({each.partition(" ")[0] for each in freeing.compared(protocol)[1]}, {*said})
        for name, change, said in (
            ("", {}, ""),
            ("free", {"after": relate.s}, "free is not as in the program"),
            ("retire.look", {"after": relate.but(relate.s, waits=lambda r, x: relate.s.count(x))},
             "after retire.look, a ring waits again"),
        ):
            found = freeing.compared(protocol, lambda each: replace(each, **change) if each.name == name else each)[1]
            self.assertEqual((bool(found), said in found), (bool(said), bool(said)), found)


class Command(unittest.TestCase):
    def test_what_is_not_as_expected_is_an_error(self):
        committed = extract.committed
        without_fences = lambda name: tuple(each.replace("dmb ish\n", "nop\n") for each in committed(name))
        for planted, only, status, said in (
            ((refinement, "ELSEWHERE", {"steal.slot"}), "POWER, fenced, steal, code", 0, "0 not as expected"),
            ((refinement, "ELSEWHERE", set()), "POWER, fenced, steal, code", 1, "leaves unordered: steal.slot"),
            ((extract, "committed", without_fences), "AArch64 with LSE, asymmetric, pop, code", 1, "pop.warm: no such"),
            ((match, "EARLY", ()), "AArch64 with LSE, fenced, batch, code", 1, "steal.slot: may come after push.slot"),
            ((refinement, "STRIDES", {"usual": (1, 7, 43, 99)}), "RISC-V, fenced, steal, changed", 0, "4 that fail in"),
            ((refinement, "reported", lambda *_: ""), "RISC-V, fenced, steal, changed", 1,
             "not reported: fenced_steal #1: fence rw, rw -> "),
            ((refinement, "ELSEWHERE", set()), "no such name", 2, "nothing has"),
            ((extract, "left_out", lambda *_: "no compiler"), "RISC-V, fenced grace, push", 2, "LEFT OUT"),
        ):
            for each in (extract.code, refinement.right):
                each.cache_clear()
                self.addCleanup(each.cache_clear)
            with mock.patch.object(refinement, "ProcessPoolExecutor", ThreadPoolExecutor), mock.patch.object(*planted):
                found, printed = printing(refinement.main, ["--only", only, "--jobs", "1"])
            self.assertEqual((found, said in printed), (status, True), printed)


if __name__ == "__main__":
    unittest.main()
