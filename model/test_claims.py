"""Tests of claims.py: which claims pass, and the messages about those that do not."""

import os
import re
import tempfile
import tomllib
import unittest
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

from model import assignment, checked, claims, config, counts, results, sites, tlc, trace
from model.checker import Checker, Result, find_jar
from model.small import CASES, TESTING, Model, plant, run, write_model
from model.terminal import Progress

HERE = Path(__file__).resolve().parent

CLAIMS = {claim.name: claim for claim in checked.load(HERE)}

class Claims(Model):
    def test_verdicts(self) -> None:
        """Each claim gets its message."""
        model = write_model(self.root)
        before = sorted(model.rglob("*"))
        path = f"{TESTING}{os.pathsep}{os.environ['PATH']}"  # It has a stand-in for cargo.
        os.environ.update(PATH=path, CARGO_TARGET_DIR="target")
        code, printed = run(model, "full", "Clock/liveness")
        header, *found = self.lines()
        self.assertEqual((header["engine"], header["planned"]), ("tlc", len(CASES)))
        self.assertRegex(header["version"], r"^2\.\d+")
        outcomes = {line["check"]: line for line in found}
        self.assertEqual(outcomes.keys(), CASES.keys())
        for name, line in outcomes.items():
            self.assertRegex(line.get("problem", "").replace("\n", " "), CASES[name].problem, name)
            self.assertEqual(line["expected"], "fails" if CASES[name].within else "holds", name)
        for name, verdict in (("Clock/holds", "holds"), ("Clock/action", "fails"), ("Clock/survivor", "holds"),
                              ("Broken/parse", "unknown")):
            self.assertEqual(outcomes[name]["verdict"], verdict, name)
        self.assertEqual(outcomes["Clock/holds"]["explored"], 4)
        self.assertEqual(outcomes["Clock/invariant"]["message"], "violates Early")

        self.assertEqual((code, printed.count("WRONG: ")), (1, 11))
        self.assertRegex(printed.splitlines()[-1], "^22 claims: 6 held, 5 were violated as claimed, "
                         r"11 were not as claimed; \d+ states, (\d min )?\d+ s$")
        self.assertRegex(printed, r"Replay/some .* 3 traces")
        self.assertEqual(sorted(model.rglob("*")), before, "something was left behind")

        drawing = (self.root / "target/tlc/counterexamples/Clock/liveness.txt").read_text()
        self.assertIn(drawing, printed)
        self.assertEqual(drawing, (TESTING / "drawing.txt").read_text(encoding="utf-8"))

    def test_record(self) -> None:
        """What is measured is recorded, and records without a claim are left out."""
        model = write_model(self.root, ("Clock/counts", "Clock/longer", "Clock/holds"))
        before = (model / "claims.toml").read_text()
        plant(model, "counts.json", "Clock/longer", "Clock/long")
        code, printed = run(model, "Clock/longer")
        self.assertEqual((code, "claim, 3 (Clock/longer): counts.json has no record" in printed), (2, True), printed)
        code, printed = run(model, "--record")
        self.assertEqual(code, 0, printed)
        self.assertEqual((model / "claims.toml").read_text(), before)
        found = counts.load(model, checked.load(model))
        self.assertEqual([*found], ["Clock/holds", "Clock/counts", "Clock/longer"])
        self.assertEqual([each.measured() for each in found.values()],
                         [{"states": 4, "depth": 4}, {"states": 4, "depth": 4}, {"within": 3}])

    def test_a_recording_that_is_stopped(self) -> None:
        """What was measured until then is kept."""
        model = write_model(self.root, ("Clock/holds", "Clock/counts"))
        (model / "counts.json").write_text("{}")
        run_all = Checker.run_all

        def stops(*arguments: Any) -> Iterator[Result]:
            yield next(run_all(*arguments))
            raise KeyboardInterrupt

        with mock.patch.object(Checker, "run_all", stops):
            self.assertEqual(run(model, "--record")[0], 130)
        self.assertEqual(len(counts.load(model, checked.load(model), recording=True)), 1)

    def test_stale(self) -> None:
        """A claim is stale if a module, a bound or a property differs from those recorded; a comment may."""
        for file, old, new, is_stale in (
            ("Jumps.tla", "place + 2", "place + 3", True),
            ("Clock.tla", "limit == 3", "limit == 4", True),
            ("Clock.tla", "there is a deadlock", "it stops", False),
            ("Clock.tla", "start == 0", "start  ==  0", False),
            ("claims.toml", 'expect = "holds"', 'expect = "holds"\ndiffers = { limit = 5 }', True),
            ("claims.toml", 'checks = ["Bounded"]', 'checks = ["Bounded", "Early"]', True),
            ("claims.toml", 'says = "', 'says = "another', False),
        ):
            with self.subTest(file, new=new), tempfile.TemporaryDirectory() as root:
                model = write_model(root, ("Clock/holds", "Clock/refinement", "Clock/invariant"))
                plant(model, file, old, new)
                with mock.patch.object(claims, "check", return_value=[]) as ran:
                    code, printed = run(model, "quick", "--within", "0.5")  # They ship, so a second is within that.
                found = code, "stale` runs them:\nClock/holds" in printed, [len(one.args[0]) for one in ran.mock_calls]
                self.assertEqual(found, (2, True, []) if is_stale else (0, False, [3]), printed)

    def test_the_order_of_differences_does_not_count(self) -> None:
        claim = CLAIMS["Deque/steal.top-Acquire"]
        other = replace(claim, differs=dict(reversed([*claim.differs.items()])))
        self.assertEqual(config.fingerprint(HERE, claim), config.fingerprint(HERE, other))


class Results(Model):
    def test_kinds(self) -> None:
        """The property of a claim that is violated has a kind of failure."""
        schema = (HERE.parent / "crates/verify/schema.json").read_text(encoding="utf-8")
        for claim in (*CLAIMS.values(), *checked.load(HERE.parent / "pool/model")):
            if claim.property:
                self.assertIn(f'"const": "{results.WRONG[claim.property]}"', schema)

    def test_executions(self) -> None:
        """Loads read values that were written, and operations end."""
        checker = Checker(HERE, find_jar(), "quick", 1)
        texts = {}
        for name in ("Deque/pop.reserve-Relaxed-retained", "Deque/cool.look-Relaxed",
                     "Deque/cool.again-none", "Deque/retire.fence-SeqCst-modes"):
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
        self.assertEqual(texts["Deque/pop.reserve-Relaxed-retained"],
                         (TESTING / "execution.txt").read_text(encoding="utf-8").splitlines())

    def test_steps(self) -> None:
        """The README shows a counterexample as it is listed."""
        result = Checker(HERE, find_jar(), "quick", 1).run(CLAIMS["DequeRefinement/freed-early"])
        self.assertIn(result.listing(), (HERE / "README.md").read_text(encoding="utf-8"))


    def test_parts_of_the_memory(self) -> None:
        """A step shows the part of the memory that belongs to a thread with the thread, whichever memory it is."""
        for before, after, action, shown in (
            ('[messages |-> [x |-> (0 :> [value |-> 1, update |-> FALSE])], sc |-> {}, '
             'views |-> (t1 :> [cur |-> [x |-> 0]] @@ "owner" :> [cur |-> [x |-> 0]])]',
             '[messages |-> [x |-> (0 :> [value |-> 1, update |-> FALSE] @@ 1 :> [value |-> 2, update |-> TRUE])], '
             'sc |-> {}, views |-> (t1 :> [cur |-> [x |-> 1]] @@ "owner" :> [cur |-> [x |-> 0]])]',
             "StealCas", ("t1", "steal.cas  memory.x[1]: [value |-> 2], views.cur.x = 1")),
            ('[words |-> [x |-> 1], buffer |-> (t1 :> <<>> @@ "owner" :> <<[x |-> "x", value |-> 2]>>)]',
             '[words |-> [x |-> 2], buffer |-> (t1 :> <<>> @@ "owner" :> <<>>)]',
             "Internally", ("owner", "internally  memory.x: 2, buffer = <<>>")),
            ("[x |-> 1]", "[x |-> 2]", "Internally", ("environment", "internally  memory.x: 2")),
        ):
            threads = '/\\ owner = [at |-> "idle"]\n/\\ thief = (t1 :> [at |-> "idle"])\n/\\ memory = '
            old, new = (tlc.read_state(f"{number}: <{action} of M>\n{threads}{memory}\n")
                        for number, memory in enumerate((before, after), 1))
            self.assertEqual(tlc.step(old, new), shown)


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
                                 (1, name, "fails", f"Deque/{within}"))
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
            if CLAIMS[name].property and re.search(rf"/{site}-[A-Z]", name):
                listed += 1
                self.assertIn(name, [bound.claim for bound in assignment.known(HERE, site, base)])
                self.assertIn(CLAIMS[name].property, assignment.INVARIANTS[CLAIMS[name].module()], name)
        self.assertGreater(listed, 20)

    def test_known_only_if_the_model_has_it(self) -> None:
        """The model has no light fences, only one protocol has pop.mode, and scenarios have no modes."""
        for site, base in (("pop.fence", "Asymmetric"), ("enter.fence", "Asymmetric"), ("pop.mode", "Fenced"),
                           ("pop.restore", "Asymmetric")):
            self.assertEqual(assignment.known(HERE, site, base), [], site)

    def test_sites(self) -> None:
        """The specification has the orderings of the table of sites, except for sites that it leaves out."""
        claim = replace(CLAIMS["DequeRefinement/quick"], bounds={}, differs={}, replaces={})
        defined = {name: order for module in ("GracePeriod", "Deque")
                   for name, order in trace.definitions(HERE, replace(claim, name=f"{module}/sites")).items()}
        for site in assignment.KIND:
            self.assertEqual(defined.get(site.replace(".", "_")), sites.TABLE[site]["Fenced"], site)


class Documents(unittest.TestCase):
    def test_outcomes(self) -> None:
        """Each scenario has the same number of outcomes in the model as in loom's table."""
        table = (HERE.parent / "crates/scenarios/src/suite/scenarios.toml").read_text(encoding="utf-8")
        rows = {row["check"]: row["outcomes"] for row in tomllib.loads(table)["scenarios"]}
        claims = [claim for claim in CLAIMS.values() if claim.module() == "DequeScenarios" and claim.outcomes]
        self.assertGreater(len(claims), 30)
        for claim in claims:
            scenario = claim.name.partition("/")[2].replace("_", "|").replace("-in-", " in ")
            self.assertEqual(claim.outcomes, rows[scenario], scenario)

    def test_claims(self) -> None:
        """All claims that documents and code name exist."""
        root = HERE.parent
        paths = [*root.glob("*.md"), *root.glob("docs/**/*.md"), *root.glob("docs/**/*.typ"), *HERE.rglob("*.md"),
                 *root.glob("src/**/*.rs"), root / "crates/c/chase_lev.h", *root.glob("pool/docs/*.md")]
        found = set[str]()
        for path in paths:
            named = set(re.findall(r"`((?:ChaseLev\w*|Deque\w*|GracePeriod|Litmus)/[\w.-]+)`",
                                   path.read_text(encoding="utf-8")))
            self.assertLessEqual(named, CLAIMS.keys(), path)
            found |= named
        self.assertGreater(len(found), 80)

    def test_changed_orderings(self) -> None:
        """The README's table has every ordering of Deque.cfg, and what is violated if it is changed."""
        page, text = ((HERE / name).read_text(encoding="utf-8") for name in ("README.md", "Deque.cfg"))
        rows = re.findall(r'^\| `((\w+) = "\w+")` \| `"(\w+)"` \| `(\w+)` \|', page, re.M)
        lines = re.findall(r'^ +(\w+ = "(?:Acquire|Release|AcqRel|SeqCst)")$', text, re.M)
        self.assertEqual(sorted(line for line, *_ in rows), sorted(lines))
        claim = CLAIMS["Deque/orderings"]
        self.assertEqual(text, config.committed(HERE, [*CLAIMS.values()])[HERE / "Deque.cfg"])
        self.assertIn(claim.name, text)
        every = {site: order for _, site, order, _ in rows}
        rest = {site: order for site, order in every.items() if site != "pop_fence"}
        asked = {}
        for memory, orders, found in (
            *(("Views", {site: order}, f"violates {broken}") for _, site, order, broken in rows),
            ("TSO", {"pop_fence": every["pop_fence"]}, "violates TakenOnce"), ("TSO", rest, "holds"),
            ("SC", every, "holds"),
        ):
            name = f"Deque/{memory}-{'-'.join(orders)}"
            asked[name] = found, replace(claim, name=name, bounds={**claim.bounds, "memory_model": memory},
                                         differs={**claim.differs, **orders})
        checker = Checker(HERE, find_jar(), "quick", 1)
        for result in checker.run_all([each for _, each in asked.values()], 2, Progress()):
            self.assertEqual(result.found, asked[result.claim.name][0], result.claim.name)

    def test_side_by_side(self) -> None:
        """The page that compares code and specification quotes lines that are there."""
        def text(*paths: str) -> str:
            return " ".join(" ".join((HERE.parent / path).read_text(encoding="utf-8").split()) for path in paths)

        rust = text("src/deque.rs", "src/steal.rs", "src/fences/fenced.rs")
        tla = text("model/Deque.tla", "model/Fences.tla")
        page = (HERE.parent / "docs/side-by-side.md").read_text(encoding="utf-8")
        rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| ") and "| Rust |" not in line]
        self.assertGreater(len(rows), 20)
        for _, *columns in rows:
            for column, source in zip(columns, (rust, tla), strict=True):
                for quotation in re.findall("`([^`]+)`", column):
                    self.assertIn(quotation, source)

    def test_sites(self) -> None:
        """The README's table of actions has every site, with the file that has it in its code."""
        links = re.findall(r"\[`(\w+)`\]\(([^)]+\.rs)\)", (HERE / "README.md").read_text(encoding="utf-8"))
        self.assertLessEqual({site.replace(".", "_").upper() for site in sites.TABLE}, {name for name, _ in links})
        for name, target in links:
            code = re.sub("//.*", "", (HERE / target).read_text(encoding="utf-8"))
            self.assertRegex(code, rf"\b{name}\b", target)


if __name__ == "__main__":
    unittest.main()
