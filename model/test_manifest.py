"""Tests of the manifest of the memory models."""

import json
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from model import claimed, config, manifest
from model.counts import Counts
from model.modules import SHARED
from model.problem import Problem

CLAIMS = claimed.read(SHARED).claim

# As manifest-schema.json of tlaplus/Examples has them: the fields that a record must have, and those that it may have.
SPECIFICATION = {"sources", "authors", "tags", "modules"}, {"sources", "authors", "tags", "modules"}
MODULE = {"path", "features", "models"}, {"path", "features", "models", "proof"}
MODEL = ({"path", "runtime", "mode", "result"},
         {"path", "runtime", "mode", "result", "distinctStates", "totalStates", "stateDepth", "workers"})
RESULTS = {"success", "assumption failure", "deadlock failure", "safety failure", "liveness failure", "unknown"}


class Manifest(unittest.TestCase):
    def test_file(self) -> None:
        """It agrees with the claims, their results and their numbers of states."""
        manifest.check()
        path = Path(self.enterContext(tempfile.TemporaryDirectory())) / "manifest.json"
        for old, new in (("safety failure", "success"), ("Peterson.cfg", "Petersen.cfg"), ("modules", "module")):
            path.write_text(manifest.text().replace(old, new, 1), encoding="utf-8")
            with mock.patch.object(manifest, "FILE", path), self.assertRaisesRegex(Problem, "-m model.manifest"):
                manifest.check()

    def test_states(self) -> None:
        """A success has the numbers that are recorded of its claim, and a failure has none."""
        recorded = {claim.name: Counts(3723, "", 12, 5) for claim in CLAIMS}
        found = {Path(model["path"]).name: model for module in manifest.manifest(CLAIMS, recorded)["modules"]
                 for model in module["models"]}
        self.assertEqual(found["Peterson.cfg"], {
            "path": "specifications/WeakMemory/Peterson.cfg", "runtime": "01:02:03", "mode": "exhaustive search",
            "result": "success", "distinctStates": 12, "stateDepth": 5})
        self.assertEqual(found["PetersonNoFence.cfg"], {
            "path": "specifications/WeakMemory/PetersonNoFence.cfg", "runtime": "01:02:03", "mode": "exhaustive search",
            "result": "safety failure"})

    def test_fields(self) -> None:
        """It has the fields of the schema, and every module and .cfg of the folder once."""
        found = json.loads(manifest.FILE.read_text(encoding="utf-8"))
        models = [model for module in found["modules"] for model in module["models"]]
        for (needed, allowed), records in ((SPECIFICATION, [found]), (MODULE, found["modules"]), (MODEL, models)):
            for record in records:
                self.assertLessEqual(needed, record.keys())
                self.assertLessEqual(record.keys(), allowed)
        for model in models:
            self.assertIn(model["result"], RESULTS)
            self.assertRegex(model["runtime"], "^(([0-9][0-9]:[0-9][0-9]:[0-9][0-9])|unknown)$")
        for records, ending in ((found["modules"], "tla"), (models, "cfg")):
            names = [Path(record["path"]).name for record in records]
            self.assertEqual(sorted(names), sorted(path.name for path in manifest.FOLDER.glob(f"*.{ending}")))

    def test_names(self) -> None:
        """A .cfg is named like its module, with more behind it, if anything."""
        for path, claim in config.files(SHARED, CLAIMS).items():
            self.assertTrue(path.stem.startswith(claim.module()), path)


if __name__ == "__main__":
    unittest.main()
