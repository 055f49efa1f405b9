"""Tests of claims.py: which claims pass, and the messages about those that do not."""

import json
import os
import re
import shutil
import tempfile
import tomllib
import unittest
from collections.abc import Callable, Iterator
from contextlib import ExitStack, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

from model import assignment, claims, data, manifest, modules, results, sites, trace
from model.checker import Checker, find_jar
from model.problem import Problem
from model.terminal import printing

HERE = Path(__file__).resolve().parent

CLAIMS = {claim["claim"]: claim for claim in manifest.load(HERE)}

# Each claim about the modules in `testing`, and its expected problems.
READ = json.loads((HERE / "testing" / "cases.json").read_text(encoding="utf-8"))
CASES: dict[str, manifest.Claim] = {name: case["claim"] for name, case in READ.items()}
PROBLEMS: dict[str, str] = {name: case["problem"] for name, case in READ.items()}
MODULES = {"Clock": {"checks": "Bounded", "temporal": "Slow Returns Jumps Rests"}, "Replay": {"checks": "Counts"}}


def write_model(root: str | Path, cases: dict[str, manifest.Claim],
                modules: dict[str, dict[str, str]] = MODULES) -> Path:
    model = Path(root) / "model"
    model.mkdir()
    for path in (HERE / "testing").glob("*.tla"):
        shutil.copy(path, model)
    clock = (model / "Clock.tla").read_text()
    (model / "Broken.tla").write_text(clock.replace("MODULE Clock", "MODULE Broken").replace("Init ==", "Init = ="))
    same = {"says": "…", "set": "quick", "seconds": 1, "subject": "clock", "group": "shipped"}
    claims = [{"claim": name, **same, **claim} for name, claim in cases.items()]
    manifest.write(model, modules, claims)
    manifest.write(model, modules, [{**claim, "hash": manifest.fingerprint(model, claim)} for claim in claims])
    manifest.modules.cache_clear()
    return model


def run(model: Path, *arguments: str) -> tuple[Any, str]:
    return printing(claims.main, [*arguments, "--jobs", "2"], model)


class Model(unittest.TestCase):
    def setUp(self) -> None:
        scratch = ExitStack()
        self.addCleanup(scratch.close)
        self.root = Path(scratch.enter_context(tempfile.TemporaryDirectory())).resolve()
        self.path = self.root / "results.jsonl"
        scratch.enter_context(mock.patch.dict(os.environ, CHASE_LEV_RESULTS=str(self.path)))
        # Most models are tiny.
        scratch.enter_context(mock.patch.multiple(manifest, unviolated=lambda *_: set(), committed=lambda *_: {}))

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.path.read_text().splitlines()]


class Claims(Model):
    def test_verdicts(self) -> None:
        """Each claim gets its message."""
        model = write_model(self.root, CASES)
        before = sorted(model.rglob("*"))
        path = f"{HERE / 'testing'}{os.pathsep}{os.environ['PATH']}"  # It has a stand-in for cargo.
        os.environ.update(PATH=path, CARGO_TARGET_DIR="target")
        code, printed = run(model, "full", "Clock/liveness")
        header, *found = self.lines()
        self.assertEqual((header["engine"], header["planned"]), ("tlc", len(CASES)))
        self.assertRegex(header["version"], r"^2\.\d+")
        outcomes = {line["check"]: line for line in found}
        self.assertEqual(outcomes.keys(), CASES.keys())
        for name, line in outcomes.items():
            self.assertRegex(line.get("problem", "").replace("\n", " "), PROBLEMS[name] or "^$", name)
            self.assertEqual(line["expected"], "holds" if CASES[name]["expect"] == "holds" else "fails", name)
        self.assertEqual([outcomes[f"Clock/{name}"]["verdict"] for name in ("holds", "action", "survivor", "misspelt")],
                         ["holds", "fails", "holds", "unknown"])
        self.assertEqual(outcomes["Clock/holds"]["explored"], 4)
        self.assertEqual(outcomes["Clock/invariant"]["message"], "violates Early")

        self.assertEqual((code, printed.count("WRONG: ")), (1, 12))
        self.assertRegex(printed.splitlines()[-1], "^23 claims: 6 held, 5 were violated as claimed, "
                         r"12 were not as claimed; \d+ states, (\d min )?\d+ s$")
        self.assertRegex(printed, r"Replay/some .* 3 traces")
        self.assertEqual(sorted(model.rglob("*")), before, "something was left behind")

        drawing = (self.root / "target/tlc/counterexamples/Clock/liveness.txt").read_text()
        self.assertIn(drawing, printed)
        self.assertEqual(drawing, (HERE / "testing" / "drawing.txt").read_text(encoding="utf-8"))

    def test_record(self) -> None:
        model = write_model(self.root, {name: CASES[name] for name in ("Clock/counts", "Clock/longer")})
        code, printed = run(model, "--record")
        self.assertEqual(code, 0, printed)
        counts, longer = manifest.load(model)
        self.assertEqual((counts["states"], counts["depth"], longer["within"]), (4, 4, 3))

    def test_stale(self) -> None:
        """A claim is stale if a module, a bound or a property differs from those recorded; a comment may."""
        cases = {name: CASES[name] for name in ("Clock/holds", "Clock/refinement", "Clock/invariant")}
        for change in json.loads((HERE / "testing" / "stale.json").read_text(encoding="utf-8")):
            file, old, new, stale = (change[key] for key in ("file", "old", "new", "stale"))
            with self.subTest(file, new=new), tempfile.TemporaryDirectory() as root:
                model = write_model(root, cases)
                text = (model / file).read_text()
                self.assertIn(old, text)
                (model / file).write_text(text.replace(old, new))
                for cache in (manifest.modules, modules.text_of, modules.included):
                    cache.cache_clear()
                with mock.patch.object(claims, "check", return_value=[]) as ran:
                    code, printed = run(model, "quick", "--within", "0.5")  # They ship, so a second is within that.
                found = code, "stale` runs them:\nClock/holds" in printed, [len(one.args[0]) for one in ran.mock_calls]
                self.assertEqual(found, (2, True, []) if stale else (0, False, [3]), printed)


class Manifest(Model):
    def test_no_json(self) -> None:
        model = write_model(self.root, {"Clock/one": {}})
        text = (model / "manifest.json").read_text()
        (model / "manifest.json").write_text(text.replace('"seconds": 1', '"seconds": 1O'))
        [line] = [number for number, line in enumerate(text.splitlines(), 1) if '"seconds": 1' in line]
        with self.assertRaisesRegex(Problem, rf"manifest\.json:{line}: "):
            manifest.load(model)

    def test_errors(self) -> None:
        """Each change of a claim, or of its module, has the message next to it, or none."""
        for case in json.loads((HERE / "testing" / "errors.json").read_text(encoding="utf-8")):
            expected, modules, changes = (case[key] for key in ("error", "modules", "changes"))
            usual = CASES["Clock/invariant"]
            with self.subTest(expected), tempfile.TemporaryDirectory() as scratch:
                model = write_model(scratch, {"Clock/one": {}})
                [claim] = manifest.read(model)["claims"]
                changed = {**claim, **(usual if changes.get("expect") != "holds" else {}), **changes}
                (model / "manifest.json").write_text(json.dumps({"modules": modules, "claims": [changed]}))
                with self.assertRaisesRegex(Problem, expected) if expected else nullcontext():
                    manifest.load(model)

    def test_configs(self) -> None:
        read = json.loads((HERE / "testing" / "configs.json").read_text(encoding="utf-8"))
        modules, cases = read["modules"], {name: case["claim"] for name, case in read["cases"].items()}
        configs = self.root / "configs"
        code, printed = run(write_model(self.root, cases, modules), "--write-configs", str(configs))
        self.assertEqual((code, printed), (0, ""))
        for name, case in read["cases"].items():
            written = (configs / f"{name}.cfg").read_text()
            self.assertEqual(written.split(), f"SPECIFICATION Spec {case['config']}".split(), name)

    @mock.patch.object(manifest, "committed", manifest.committed)
    def test_committed_configs(self) -> None:
        """Each module has the .cfg of a quick claim, and every run refuses any other."""
        manifest.check_committed(HERE, list(CLAIMS.values()))
        model = write_model(self.root, {"Clock/one": CASES["Clock/holds"]})
        config = model / "Clock.cfg"
        self.assertEqual(run(model, "--within", "0"), (2, f"{config}: missing: run claims.py --write-configs\n"))
        self.assertEqual(run(model, "--write-configs"), (0, ""))
        _, _, text = config.read_text().partition("\n")
        self.assertEqual(text.split(), ["SPECIFICATION", "Spec", "INVARIANTS", "Bounded"])
        config.write_text(config.read_text().replace("Bounded", "Early"))
        self.assertEqual(run(model, "Clock/one"),
                         (2, f"{config}: not the .cfg of its claim: run claims.py --write-configs\n"))
        other = config.rename(model / "Jumps.cfg")
        self.assertEqual(run(model, "full"), (2, f"{config}: missing: run claims.py --write-configs\n"
                                                 f"{other}: the manifest gives its module no .cfg: remove it\n"))

    def test_selection(self) -> None:
        claims = manifest.load(write_model(self.root, CASES))
        self.assertEqual(len(manifest.select(claims, ["Replay/"])), 3)
        with self.assertRaisesRegex(Problem, "no claim Clock/sam"):
            manifest.select(claims, ["Clock/sam"])

    @mock.patch.object(manifest, "unviolated", manifest.unviolated)
    def test_unviolated(self) -> None:
        """A property that no broken variant violates is refused; one that prints needs one that prints otherwise."""
        holds = {"Clock/holds": CASES["Clock/holds"]}
        ticks = {"Clock/holds": {**CASES["Clock/holds"], "checks": "Tick"}}
        violated = {"Clock/initially": CASES["Clock/initially"]}
        other = {"Clock/other": {**CASES["Clock/prints"], "checks": "Tick", "unlike": "Clock/holds"}}
        for cases, expected in ((holds, {("Clock", "Bounded")}), (holds | violated, set()),
                                (ticks, {("Clock", "Tick")}), (ticks | other, set())):
            with self.subTest(expected), tempfile.TemporaryDirectory() as scratch:
                model = write_model(scratch, cases)
                self.assertEqual(manifest.unviolated(model, manifest.read(model)["claims"]), expected)


class Results(Model):
    def test_groups_and_kinds(self) -> None:
        """A claim has what the documents show of its group, and its property has a kind of failure."""
        schema = (HERE.parent / "crates/verify/schema.json").read_text(encoding="utf-8")
        for claim in (*CLAIMS.values(), *manifest.load(HERE.parent / "pool/model")):
            if claim["group"] == "broken" and claim["expect"] == "holds":
                self.assertIn("note", claim, claim["claim"])
            if claim["expect"] == "violates":
                self.assertIn(f'"const": "{results.WRONG[claim["property"]]}"', schema)

    def test_executions(self) -> None:
        """Loads read values that were written, and operations end."""
        checker = Checker(HERE, find_jar(), "quick", 1)
        texts = {}
        for name in ("ChaseLevViews/pop.reserve-Relaxed-retained", "ChaseLevViews/cool.look-Relaxed",
                     "ChaseLevViews/cool.again-none", "ChaseLevViews/retire.fence-SeqCst-modes"):
            execution = checker.run(CLAIMS[name]).execution
            assert execution
            steps = execution["steps"]
            texts[name] = [step["text"] for step in steps]
            within = {step.get("thread"): False for step in steps}
            for number, step in enumerate(steps):
                if "reads" in step:
                    written = steps[step["reads"]]
                    self.assertLess(step["reads"], number, name)
                    self.assertEqual(written["place"], step["place"], (name, number))
                    if step["kind"] == "load":
                        self.assertEqual(written["value"], step["value"], (name, number))
                if step["kind"] in ("call", "return"):
                    self.assertEqual(within[step["thread"]], step["kind"] == "return", (name, number))
                    within[step["thread"]] = step["kind"] == "call"
        self.assertEqual(texts["ChaseLevViews/pop.reserve-Relaxed-retained"],
                         (HERE / "testing" / "execution.txt").read_text(encoding="utf-8").splitlines())

    def test_steps(self) -> None:
        """The README shows a counterexample as it is listed."""
        result = Checker(HERE, find_jar(), "quick", 1).run(CLAIMS["ChaseLev/freed-early"])
        self.assertIn(result.listing(), (HERE / "README.md").read_text(encoding="utf-8"))


class Assignments(Model):
    def test_errors(self) -> None:
        for setting, message in (
            ("pop.fenc=AcqRel", "pop.fenc is no site of the model, which has push.top, "),
            ("push.top=Release", "push.top cannot be 'Release'; it can be Relaxed, Acquire, SeqCst"),
        ):
            code, printed = run(HERE, "--set", setting)
            self.assertEqual((code, message in printed), (2, True), printed)

    FEW = assignment.BOUNDS[:3] + assignment.BOUNDS[-1:]  # All take long.

    def test_broken(self) -> None:
        """Failures are found: in the fixed bounds, or else in the bounds of the claim about the site."""
        for base, setting, wrong, within in (
            ("Fenced", "push.fence=Relaxed", "Written", "published"),
            ("Asymmetric", "warm.fence=SeqCst", "TakenOnce", "taken"),
            ("Asymmetric", "owner.leave=Relaxed", "TakenOnce", "owner.leave-Relaxed"),
        ):
            with self.subTest(setting), mock.patch.object(assignment, "BOUNDS", self.FEW):
                self.path.unlink(missing_ok=True)
                code, printed = run(HERE, "--base", base, "--set", setting)
                name = f"{base} with {setting.replace('=', ' ')}"
                self.assertTrue(printed.endswith(f"\n{name}: violates {wrong}\n"), printed)
                self.assertIn("  steal\n", printed)
                header, *lines = self.lines()
                self.assertEqual((code, lines[-1]["subject"], lines[-1]["verdict"], lines[-1]["check"]),
                                 (1, name, "fails", f"ChaseLevViews/{within}"))
                self.assertTrue(lines[-1]["counterexample"]["steps"])
                self.assertEqual(header["planned"] == len(lines), within.endswith("Relaxed"))

    def test_site_without_a_claim(self) -> None:
        """The output warns about a weaker site without a known failure."""
        with mock.patch.object(assignment, "BOUNDS", self.FEW[:1]):
            code, printed = run(HERE, "--base", "Fenced", "--set", "steal.top=Acquire")
        self.assertEqual(code, 0)
        self.assertRegex(printed, r"holds within these bounds\nIn Fenced, no claim .*: steal\.top\n$")

    def test_known(self) -> None:
        """The bounds come from the claims that the evidence names, and their violations are sought."""
        listed = 0
        for site, base, name in ((each.name, row.protocol, row.tlc) for each in sites.SITES.values()
                                 for row in each.weaker if row.tlc):
            if CLAIMS[name]["expect"] == "violates" and re.search(rf"/{site}-[A-Z]", name):
                listed += 1
                self.assertIn(name, [bound.claim for bound in assignment.known(HERE, site, base)])
                self.assertIn(CLAIMS[name]["property"], assignment.INVARIANTS[manifest.module_of(CLAIMS[name])], name)
        self.assertGreater(listed, 20)

    def test_known_only_if_the_model_has_it(self) -> None:
        """The model has no light fences, only one protocol has pop.mode, and scenarios have no modes."""
        for site, base in (("pop.fence", "Asymmetric"), ("enter.fence", "Asymmetric"), ("pop.mode", "Fenced"),
                           ("pop.restore", "Asymmetric")):
            self.assertEqual(assignment.known(HERE, site, base), [], site)

    def test_sites(self) -> None:
        """The specification has the orderings of the table of sites, except for sites that it leaves out."""
        defined = {name: order for module in ("GracePeriod", "ChaseLevViews")
                   for name, order in trace.definitions(HERE, {"claim": f"{module}/sites"}).items()}
        for site in assignment.KIND:
            self.assertEqual(defined.get(site.replace(".", "_")), sites.TABLE[site]["Fenced"], site)


class Sites(unittest.TestCase):
    """sites.toml: a typo is refused, or changes what is read."""

    def typos(self, value: Any, way: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Callable[[], object]]]:
        """Yields each typo in a value, and what undoes it."""
        keys = list(value) if isinstance(value, dict) else range(len(value))
        for key in keys:
            here, old = (*way, str(key)), value[key]
            if isinstance(old, dict | list):
                yield from self.typos(old, here)
            else:
                value[key] = not old if isinstance(old, bool) else old[:-1] + ("y" if old.endswith("x") else "x")
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

    def test_typos(self) -> None:
        table = tomllib.loads(sites.FILE.read_text(encoding="utf-8"))
        right, count = data.read(sites.Sites, table, "sites.toml"), 0
        for way, undo in self.typos(table):
            count += 1
            with self.subTest(way=way), suppress(Problem):
                if data.read(sites.Sites, table, "sites.toml") == right:
                    self.fail("it is not seen")
            undo()
        self.assertGreater(count, 2_000)
        self.assertEqual(data.read(sites.Sites, table, "sites.toml"), right)

    def test_sites_are_those_of_src(self) -> None:
        text = sites.FILE.read_text(encoding="utf-8")
        for wrong in (text.replace('name = "push.slot"', 'name = "push.slt"', 1), text.partition("\n[[site]]")[0],
                      text.replace("[[site]]", "[[sites]]", 1)):
            with self.assertRaises(Problem):
                sites.read(wrong)


class Documents(unittest.TestCase):
    def test_outcomes(self) -> None:
        """Each scenario has the same number of outcomes in the model as in loom's table."""
        table = (HERE.parent / "crates/scenarios/src/suite/scenarios.toml").read_text(encoding="utf-8")
        rows = {row["check"]: row["outcomes"] for row in tomllib.loads(table)["scenarios"]}
        claims = [claim for claim in CLAIMS.values()
                  if manifest.module_of(claim) == "ChaseLevScenarios" and "outcomes" in claim]
        self.assertGreater(len(claims), 30)
        for claim in claims:
            scenario = claim["claim"].partition("/")[2].replace("_", "|").replace("-in-", " in ")
            self.assertEqual(claim["outcomes"], rows[scenario], scenario)

    def test_claims(self) -> None:
        """All claims that the documents name exist."""
        for name in ("README.md", "docs/design.md", "docs/orderings.md", "model/README.md", "src/fences/asymmetric.rs"):
            text = (HERE.parent / name).read_text(encoding="utf-8")
            named = set(re.findall(r"`((?:ChaseLev\w*|GracePeriod|Litmus)/[\w.-]+)`", text))
            self.assertLessEqual(named, CLAIMS.keys(), name)

    def test_sites(self) -> None:
        """The README's table of actions has every site, with the file that has it in its code."""
        links = re.findall(r"\[`(\w+)`\]\(([^)]+\.rs)\)", (HERE / "README.md").read_text(encoding="utf-8"))
        self.assertLessEqual({site.replace(".", "_").upper() for site in sites.TABLE}, {name for name, _ in links})
        for name, target in links:
            code = re.sub("//.*", "", (HERE / target).read_text(encoding="utf-8"))
            self.assertRegex(code, rf"\b{name}\b", target)


if __name__ == "__main__":
    unittest.main()
