"""Tests of the readers of claims.toml, counts.json and sites.toml: a typo is refused with its line, or changes what is
read. Tests of the configurations that are written for TLC."""

import json
import tempfile
import tomllib
import unittest
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

from model import assignment, checked, claimed, config, counts, data, sites
from model.claimed import Claim
from model.problem import Problem
from model.small import Model, plant, run, write_model

HERE = Path(__file__).resolve().parent
MODELS = (HERE, HERE.parent / "pool/model")

T = TypeVar("T")


class Errors(Model):
    NAMES = ("Clock/holds", "Clock/initially", "Clock/same", "Clock/prints", "Replay/all")

    # A text, what replaces it, how many lines below it the error is, unless that does not matter, and the error.
    IN_CLAIMS = (
        ("[module.Replay]", "[module.Replya]", 0, r"module, Replya: there is no Replya\.tla"),
        ("[module.Replay]", "[module.Jumps]\nchecks = ['Spec']\n[module.Replay]", 0,
         "module, Jumps: no claim is about it"),
        ('checks = ["Bounded"]', 'checks = ["Bouned"]', 0,
         r"module, Clock, checks: Bouned is not defined in Clock\.tla, which has Bounded"),
        ('temporal = ["Slow"', 'temporal = ["Slwo"', 0, "temporal: Slwo is not defined in Clock"),
        ('checks = ["Bounded"]', 'checks = ["Bounded"]\nbounds = { limit = "{1" }', -1,
         r"module, Clock: '\{1' is no word and no set such as \{t1, t2\}"),
        ('checks = ["Bounded"]', 'checks = ["Bounded"]\nview = "Place"', 1,
         "module, Clock, view: Place is not defined in Clock"),
        ('checks = ["Bounded"]', 'checks = ["Bounded"]\nreplaces = { place = "limit" }', 1,
         "module, Clock, replaces: place is not defined in Clock"),
        ('checks = ["Bounded"]', 'check = ["Bounded"]', 0, "module, Clock: unknown: check; it may have"),
        ("[[claim]]", "[[clam]]", 0, ": unknown: clam; it may have module, claim"),
        ('name = "Clock/holds"', 'name = "Watch/holds"', 0,
         "name: Watch is no module of this file: Clock, Replay"),
        ('name = "Clock/holds"', 'name = "Clock"', -1, "claim, 1 .Clock.: its name is that of the module"),
        ('name = "Clock/prints"', 'name = "Clock/same"', 0, "claim, 4 .*, name: it is claimed twice"),
        ('expect = "holds"', 'expect = "fails"', 0, "claim, 1 .*, expect: 'fails' is none of holds, viol"),
        ('group = "shipped"', 'group = "museum"', 0, "'museum' is none of shipped, broken, gallery, "),
        ('set = "quick"', "set = ['quick']", 0, r"set: \['quick'\] is none of quick, full"),
        ('set = "quick"', 'set = "quick"\nsates = 3', 1, "claim, 1 .Clock/holds.: unknown: sates; it may"),
        ('set = "quick"', 'set = "quick"\nconfig = "Other"', None, r"'config' is the name of a \.cfg: that of the"),
        ('set = "quick"', 'set = "quick', 0, r'claims\.toml: .* \(at line \d+'),
        ('says = "…"\n', "", -2, "claim, 1 .* lacks says"),
        ('expect = "holds"', 'expect = "violates"', -6, "a claim that violates has the 'property'"),
        ('property = "Bounded"', 'property = "Bouned"', 0, "property: Bouned is not defined in Clock.tla"),
        ('property = "Bounded"', 'property = "Bounded"\nalso = ["Early"]', -7, "'property' alone: 'checks'"),
        ('expect = "holds"', 'expect = "holds"\nchecks = []', -6, "nothing is checked: list invariants"),
        ('expect = "holds"', 'expect = "holds"\nalso = ["Bounded"]', None, ""),
        ('expect = "holds"', 'expect = "holds"\nalso = ["Early", "Early"]', -6, "it checks Early twice"),
        ('expect = "holds"', 'expect = "holds"\nsymmetry = false', 1, "symmetry: the module has none"),
        ('expect = "holds"', 'expect = "holds"\nspecification = "Spce"', 1, "specification: Spce is not"),
        ('expect = "holds"', 'expect = "holds"\nbounds = { limit = 2 }', 1,
         "bounds, limit: limit is no bound of the module"),
        ("{ start = 4 }", "{ strat = 4 }", 0, "differs: strat is not defined in Clock.tla, which has start"),
        ("{ start = 4 }", '{ start = "TRUE" }', -8, "'TRUE' is no word .* numbers, true, false"),
        ("{ start = 4 }", '{ start = "ordre" }', 0, "differs, start: ordre is no word of Clock.tla, which has order"),
        ("{ start = 4 }", '{ start = "order" }', None, ""),
        ("{ start = 4 }", "{ start = 4.5 }", 0, "differs, start: 4.5 is none of bool, int, str"),
        ("{ start = 4 }", '{ start = 4 }\nreplaces = { start = "limit" }', -8, "it gives start twice"),
        ("{ start = 4 }", '{ start = 4 }\nreplaces = { limit = "strat" }', 1, "replaces: strat is not def"),
        ("{ start = 4 }", '{ start = 4 }\nreplaces = { limit = "start" }', None, ""),
        ('same = "Clock/prints"', 'same = "Clock/print"', 0, "same: Clock/print is no other claim"),
        ('same = "Clock/prints"', 'unlike = "Clock/same"', 0, "unlike: Clock/same is no other claim"),
        ("quick = 2", "quik = 2", 0, "claim, 5 .*, traces: unknown: quik; it may have accepts, quick, full"),
        ('expect = "violates"\nproperty = "Bounded"', 'expect = "holds"', None,
         r"counts\.json, Clock/initially: it lacks 'depth': .*\n.*'states'.*\n.*'within' does not belong here"),
    )

    IN_COUNTS = (
        ('"states"', '"sates"', 0, "Clock/holds: unknown: sates; it may have seconds, hash, states, "),
        ('"states": 4', '"states": "4"', 0, "Clock/holds, states: '4' is no int"),
        (', "depth": 4', "", 0, "Clock/holds: it lacks 'depth': `--record Clock/holds` writes it"),
        ('"depth": 4', '"depth": 4, "within": 4', 0, "'within' does not belong here: it may have depth, s"),
        ('"seconds": 1', '"seconds": 1O', 0, r"counts\.json: .*: line \d+ "),
        ('"depth": 4', '"depth": 4, "depth": 5', None, r"counts\.json: twice: depth"),
        ("Clock/initially", "Clock/holds", None, r"counts\.json: twice: Clock/holds"),
        ("Clock/initially", "Clock/initialy", 0, "Clock/initialy: there is no claim of this name"),
        ("860d", "860e", None, "Clock/same: it prints something else than Clock/prints"),
    )

    def test_errors(self) -> None:
        """Each change has the message beside it, with the line, or none."""
        every = [(claimed.FILE, *case) for case in self.IN_CLAIMS] + [(counts.FILE, *case) for case in self.IN_COUNTS]
        for file, old, new, below, expected in every:
            with self.subTest(new=new, expected=expected), tempfile.TemporaryDirectory() as scratch:
                model = write_model(scratch, self.NAMES)
                text = (model / file).read_text()
                plant(model, file, old, new)
                says = self.said(model)
                self.assertRegex(says, expected or "^$")
                self.assertEqual(says == "", expected == "", says)
                if below is not None:
                    line = text[:text.index(old)].count("\n") + 1 + below
                    self.assertRegex(says, rf"(?m)^line {line} of {model}/{file}|^{model}/{file}: .*\bline {line}\b")

    def said(self, model: Path) -> str:
        try:
            counts.load(model, checked.load(model))
        except Problem as problem:
            return str(problem)
        return ""

    def test_a_claim_without_a_record(self) -> None:
        model = write_model(self.root, self.NAMES)
        plant(model, "counts.json", "Clock/initially", "Clock/initialy")
        first, second = self.said(model).splitlines()
        line = (model / "claims.toml").read_text().partition('\nname = "Clock/initially"')[0].count("\n") + 1
        self.assertEqual(first, f"line {line} of {model}/claims.toml, claim, 2 (Clock/initially): "
                                "counts.json has no record of it: `--record stale` writes one")
        self.assertIn("counts.json, Clock/initialy: there is no claim of this name", second)

    def test_a_note_says_why_it_is_broken_and_holds(self) -> None:
        with self.assertRaisesRegex(ValueError, "a 'note' says why"):
            Claim("Clock/one", "…", "clock", "broken", "quick", "holds")

    def test_selection(self) -> None:
        claims = checked.load(write_model(self.root))
        self.assertEqual(len(claimed.select(claims, ["Replay/"])), 3)
        with self.assertRaisesRegex(Problem, "no claim Clock/sam"):
            claimed.select(claims, ["Clock/sam"])

    @mock.patch.object(checked, "unviolated", checked.unviolated)
    def test_unviolated(self) -> None:
        """A property that no broken variant violates is refused; one that prints needs one that prints otherwise."""
        lacks = "module, Clock: no broken variant violates {}, so it could be TRUE"
        ticks = ("claims.toml", 'checks = ["Bounded"]', 'checks = ["Tick"]')
        otherwise = ("claims.toml", "same = ", "unlike = ")
        for names, changes, expected in (
            (("Clock/holds",), (), lacks.format("Bounded")),
            (("Clock/holds", "Clock/initially"), (), "^$"),
            (("Clock/same", "Clock/prints"), (ticks,), lacks.format("Tick")),
            (("Clock/same", "Clock/prints"), (ticks, otherwise), "Clock/same: it prints the same as Clock/prints"),
        ):
            with self.subTest(expected), tempfile.TemporaryDirectory() as scratch:
                model = write_model(scratch, names)
                for change in changes:
                    plant(model, *change)
                self.assertRegex(self.said(model), expected)


class Configs(Model):
    def test_sections(self) -> None:
        """Each section is the claim's own, or else its module's."""
        module = claimed.Module(checks=("Bounded", "Slow"), temporal=("Slow",), symmetry="All",
                                bounds={"limit": "{t1}", "start": 0})
        holds = partial(Claim, "Clock/one", "…", "clock", "shipped", "quick", "holds")
        violates = partial(Claim, "Clock/one", "…", "clock", "shipped", "quick", "violates")
        for claim, expected in (
            (holds(), "CONSTANTS limit = {t1} start = 0 INVARIANTS Bounded PROPERTIES Slow"),
            (holds(also=("Early",), bounds={"start": True}),
             "CONSTANTS limit = {t1} start = TRUE INVARIANTS Bounded Early PROPERTIES Slow"),
            (violates(property="Slow"), "CONSTANTS limit = {t1} start = 0 PROPERTIES Slow"),
            (holds(bounds={"limit": "{1, 2}"}, differs={"start": "Late"}, replaces={"rests": "Never"},
                   checks=("Early",), view="V", constraint="C", specification="S"),
             'CONSTANTS limit = {1, 2} start = "Late" rests <- Never CONSTRAINT C SYMMETRY All VIEW V '
             "INVARIANTS Early"),
            (violates(property="Early", bounds={"limit": "{1, 2}"}, symmetry=False),
             "CONSTANTS limit = {1, 2} start = 0 INVARIANTS Early"),
        ):
            text = config.text(config.sections(module, claim))
            self.assertEqual(text.split(), f"SPECIFICATION {claim.specification or 'Spec'} {expected}".split())
        seen = claimed.Module(checks=("Bounded",), view="W")
        for claim, view in ((holds(), "W"), (holds(view="V"), "V")):
            self.assertEqual(config.sections(seen, claim)["VIEW"], [view])

    def test_written(self) -> None:
        model = write_model(self.root)
        self.assertEqual(run(model, "--write-configs", str(self.root / "configs")), (0, ""))
        for claim in checked.load(model):
            written = (self.root / f"configs/{claim.name}.cfg").read_text()
            self.assertEqual(written, config.text(config.of(model, claim)))

    @mock.patch.object(config, "committed", config.committed)
    def test_committed(self) -> None:
        """Each module has the .cfg of a quick claim, and every run refuses any other."""
        for each in MODELS:
            config.check_committed(each, checked.load(each))
        model = write_model(self.root, ("Clock/holds",))
        path = model / "Clock.cfg"
        self.assertEqual(run(model, "--within", "0"), (2, f"{path}: missing: run claims.py --write-configs\n"))
        self.assertEqual(run(model, "--write-configs"), (0, ""))
        first, _, text = path.read_text().partition("\n")
        self.assertIn("Clock/holds of claims.toml", first)
        self.assertEqual(text.split(), ["SPECIFICATION", "Spec", "INVARIANTS", "Bounded"])
        path.write_text(path.read_text().replace("Bounded", "Early"))
        self.assertEqual(run(model, "Clock/holds"),
                         (2, f"{path}: not the .cfg of its claim: run claims.py --write-configs\n"))
        other = path.rename(model / "Jumps.cfg")
        self.assertEqual(run(model, "full"), (2, f"{path}: missing: run claims.py --write-configs\n"
                                                 f"{other}: claims.toml gives its module no .cfg: remove it\n"))

    @mock.patch.object(config, "committed", config.committed)
    def test_own(self) -> None:
        """A claim may have a .cfg of its own, besides the module's."""
        model = write_model(self.root, ("Clock/holds",))
        plant(model, "claims.toml", 'set = "quick"', 'set = "quick"\nconfig = "ClockAgain"')
        self.assertEqual(run(model, "--write-configs"), (0, ""))
        own = model / "ClockAgain.cfg"
        self.assertEqual(own.read_text(), (model / "Clock.cfg").read_text())
        own.unlink()
        self.assertEqual(run(model, "--within", "0"), (2, f"{own}: missing: run claims.py --write-configs\n"))


class Typos(unittest.TestCase):
    """A typo is refused, or changes what is read."""

    # The keys of a claim whose values, or whose keys, the module must define.
    VALUES = ("specification", "property", "checks", "also", "constraint", "view", "replaces")
    KEYS = ("bounds", "differs", "replaces")

    def typos(self, value: Any, way: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Callable[[], object]]]:
        """Yields each typo in a value, and what undoes it."""
        keys = list(value) if isinstance(value, dict) else range(len(value))
        for key in keys:
            here, old = (*way, str(key)), value[key]
            if isinstance(old, dict | list):
                yield from self.typos(old, here)
            else:
                value[key] = self.other(old)
                yield (*here, "changed"), partial(value.__setitem__, key, old)
            if isinstance(value, dict):
                del value[key]
                yield (*here, "removed"), partial(value.__setitem__, key, old)
                value[f"{key}x"] = value.pop(key)
                yield (*here, "misspelt"), partial(lambda key, old: (value.pop(f"{key}x"), value.update({key: old})),
                                                   key, old)
            else:
                value.append(old)
                yield (*here, "doubled"), value.pop

    def other(self, value: bool | int | str) -> bool | int | str:
        if isinstance(value, str):
            return value[:-1] + ("y" if value.endswith("x") else "x")
        return not value if isinstance(value, bool) else value + 1

    def planted(self, kind: type[T], table: Any) -> Iterator[tuple[tuple[str, ...], T | None]]:
        """Yields each typo in a table, and what is read of it, or nothing if it is refused."""
        right = data.read(kind, table, "")
        for way, undo in self.typos(table):
            found = None
            with suppress(Problem):
                found = data.read(kind, table, "")
            self.assertNotEqual(found, right, f"{way}: it is not seen")
            yield way, found
            undo()
        self.assertEqual(data.read(kind, table, ""), right)

    def test_claims(self) -> None:
        """Names that the module must have are refused, whatever else is read."""
        count = named = 0
        for model in MODELS:
            found, table = claimed.read(model), tomllib.loads((model / claimed.FILE).read_text(encoding="utf-8"))
            for record in table["claim"]:
                module = found.module[record["name"].partition("/")[0]]
                for way, claim in self.planted(Claim, record):
                    count += 1
                    if claim and self.is_name(way):
                        named += 1
                        self.assertTrue([*checked.config_errors(model, module, claim, "")], (record["name"], way))
        self.assertGreater(count, 15_000)
        self.assertGreater(named, 2_000)

    def is_name(self, way: tuple[str, ...]) -> bool:
        key, *_, typo = way
        return typo == "changed" and key in self.VALUES or typo == "misspelt" and len(way) > 2 and key in self.KEYS

    def test_modules(self) -> None:
        for model in MODELS:
            table = tomllib.loads((model / claimed.FILE).read_text(encoding="utf-8"))
            for record in table["module"].values():
                self.assertGreater(len([*self.planted(claimed.Module, record)]), 2)

    def test_counts(self) -> None:
        """A number that is not that of the record is found by running the claim."""
        for model in MODELS:
            table = json.loads((model / counts.FILE).read_text(encoding="utf-8"))
            claims = {claim.name: claim for claim in checked.load(model)}
            compared = counts.names_of_compared([*claims.values()])
            for name, record in table.items():
                for way, found in self.planted(counts.Counts, record):
                    if found and way[-1] == "removed":
                        errors = [*counts.contradictions(claims[name], found, {}, name in compared)]
                        self.assertEqual(errors == [], way[0] == "depth" and found.seconds >= counts.LONG, (name, way))

    def test_bounds(self) -> None:
        table = tomllib.loads(assignment.FILE.read_text(encoding="utf-8"))
        self.assertGreater(len([*self.planted(assignment.Bounds, table)]), 200)

    def test_sites(self) -> None:
        table = tomllib.loads(sites.FILE.read_text(encoding="utf-8"))
        self.assertGreater(len([*self.planted(sites.Sites, table)]), 2_000)

    def test_sites_are_those_of_src(self) -> None:
        text = sites.FILE.read_text(encoding="utf-8")
        for wrong in (text.replace('name = "push.slot"', 'name = "push.slt"', 1), text.partition("\n[[site]]")[0],
                      text.replace("[[site]]", "[[sites]]", 1)):
            with self.assertRaises(Problem):
                sites.read(wrong)


if __name__ == "__main__":
    unittest.main()
