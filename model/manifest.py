"""The manifest.json of the memory models, with the fields of a specification in the repository tlaplus/Examples.

`python3 -m model.manifest` writes it, from the claims and what was recorded of them.
"""

import json
from pathlib import Path
from typing import Any

from model import claimed, config, counts
from model.claimed import Claim
from model.counts import Counts
from model.modules import SHARED
from model.problem import Problem

FOLDER = SHARED / "memory"
FILE = FOLDER / "manifest.json"
THERE = "specifications/WeakMemory"  # the folder in tlaplus/Examples

SOURCES = [
    "https://doi.org/10.1145/3009837.3009850",  # Kang et al., A promising semantics for relaxed-memory concurrency
    "https://doi.org/10.1145/1785414.1785443",  # Sewell et al., x86-TSO
    "https://wg21.link/P0668R5",  # Boehm, Giroux, Vafeiadis, Revising the C++ memory model
]


def manifest(claims: tuple[Claim, ...], recorded: dict[str, Counts]) -> dict[str, Any]:
    configs = config.files(SHARED, claims)
    return {
        "sources": SOURCES,
        "authors": ["The chase-lev developers"],
        "tags": ["intermediate"],
        "modules": [
            {"path": f"{THERE}/{module.name}", "features": [],
             "models": [model(path, claim, recorded.get(claim.name)) for path, claim in sorted(configs.items())
                        if path.parent == FOLDER and claim.module() == module.stem]}
            for module in sorted(FOLDER.glob("*.tla"))],
    }


def model(path: Path, claim: Claim, found: Counts | None) -> dict[str, Any]:
    """Returns the record of a .cfg. A claim that was not recorded yet has no numbers."""
    says: dict[str, Any] = {
        "path": f"{THERE}/{path.name}",
        "runtime": clock(found.seconds) if found else "unknown",
        "mode": "exhaustive search",
        "result": result(claim),
    }
    if found and claim.expect == "holds":
        says |= {"distinctStates": found.states, "stateDepth": found.depth}
    return says


def result(claim: Claim) -> str:
    if claim.property is None:
        return "success"
    temporal = claim.property in claimed.module(SHARED, claim).temporal
    return "liveness failure" if temporal else "safety failure"


def clock(seconds: int) -> str:
    minutes, rest = divmod(seconds, 60)
    return f"{minutes // 60:02}:{minutes % 60:02}:{rest:02}"


def text() -> str:
    claims = claimed.read(SHARED).claim
    recorded = counts.load(SHARED, claims, recording=True)
    return json.dumps(manifest(claims, recorded), indent=2, ensure_ascii=False) + "\n"


def check() -> None:
    """Raises a problem if the file is not that of the claims."""
    if not FILE.is_file() or FILE.read_text(encoding="utf-8") != text():
        raise Problem(f"{FILE} is not that of the claims and of what was recorded: run `python3 -m model.manifest`")


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
