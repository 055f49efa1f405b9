"""TLC's configuration of a claim, the .cfg beside each module, and what a claim's result depends on."""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from model import claimed
from model.claimed import Claim, Module, Value
from model.modules import folders, included, path_of, text_of
from model.problem import Problem


class Definition(str):
    """The name of a definition that replaces another."""


def constants(module: Module, claim: Claim) -> dict[str, Value]:
    """Returns what replaces constants and definitions, by name: values and definitions, the claim's or its module's."""
    return {**module.bounds, **definitions(module), **claim.bounds, **claim.differs, **definitions(claim)}


def constants_of(model: Path, claim: Claim) -> dict[str, Value]:
    return constants(claimed.module(model, claim), claim)


def definitions(of: Module | Claim) -> dict[str, Value]:
    return {name: Definition(other) for name, other in of.replaces.items()}


def text_of_value(value: Value) -> str:
    return str(value).upper() if isinstance(value, bool) else str(value)


def is_word(value: Value) -> bool:
    """Returns true if a value is a string of TLA+."""
    return isinstance(value, str) and not isinstance(value, Definition) and bool(re.fullmatch(r"[A-Za-z]\w*", value))


def assignment(name: str, value: Value) -> str:
    """Returns an assignment as TLC reads it."""
    if isinstance(value, Definition):
        return f"{name} <- {value}"
    return f'{name} = "{value}"' if is_word(value) else f"{name} = {text_of_value(value)}"


def differences(claim: Claim) -> str:
    """Returns what a claim replaces, for a reader."""
    return "; ".join(assignment(*each) for each in (claim.differs | definitions(claim)).items())


def sections(module: Module, claim: Claim) -> dict[str, Sequence[str]]:
    """Returns the sections of a claim's .cfg by keyword: the claim's own, or else its module's."""
    values = constants(module, claim)
    several = any(isinstance(value, str) and re.match(r"\{.*,", value) for value in values.values())
    checks = (claim.property,) if claim.property else checks_of(module, claim)
    found = {
        "SPECIFICATION": [claim.specification or module.specification],
        "CONSTANTS": [assignment(*each) for each in values.items()],
        "CONSTRAINT": [claim.constraint or ""],
        "SYMMETRY": [module.symmetry or ""] if several and claim.symmetry else [],
        "VIEW": [claim.view or module.view or ""],
        "INVARIANTS": [name for name in checks if name not in module.temporal],
        "PROPERTIES": [name for name in checks if name in module.temporal],
    }
    return {keyword: words for keyword, words in found.items() if any(words)}


def checks_of(module: Module, claim: Claim) -> tuple[str, ...]:
    """Returns the invariants and properties of a claim that holds."""
    return (module.checks if claim.checks is None else claim.checks) + claim.also


def of(model: Path, claim: Claim) -> dict[str, Sequence[str]]:
    return sections(claimed.module(model, claim), claim)


def text(found: Mapping[str, Sequence[str]]) -> str:
    """Returns the text of a .cfg with these sections."""
    apart = {"CONSTANTS": "\n    "}
    return "".join(f"{keyword}\n    {apart.get(keyword, ' ').join(words)}\n" for keyword, words in found.items())


def write(model: Path, claim: Claim, folder: Path) -> None:
    path = folder / f"{claim.name}.cfg"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text(of(model, claim)), encoding="utf-8")


def files(model: Path, claims: Sequence[Claim]) -> dict[Path, Claim]:
    """Returns the claim of each committed .cfg, by its path: a module's first quick claim that can be run as it is, and
    holds; and each claim that names a .cfg of its own."""
    found: dict[Path, Claim] = {}
    for claim in claims:
        path = path_of(model, claim.module())
        if claim.set == "quick" and claim.expect == "holds" and not claim.traces:
            found.setdefault(path.with_suffix(".cfg"), claim)
        if claim.config:
            found[path.with_name(f"{claim.config}.cfg")] = claim
    return found


def committed(model: Path, claims: Sequence[Claim]) -> dict[Path, str]:
    """Returns the text of each committed .cfg, by its path."""
    return {path: f"\\* {claim.name} of {claimed.FILE}; `claims.py --write-configs` writes this file.\n"
                  f"{text(of(model, claim))}"
            for path, claim in files(model, claims).items()}


def check_committed(model: Path, claims: Sequence[Claim]) -> None:
    """Raises a problem if a committed .cfg is missing, differs from that of its claim, or belongs to no module."""
    expected = committed(model, claims)
    own = [folder for folder in folders(model) if folder.is_relative_to(model)]
    found = {path: path.read_text(encoding="utf-8") for folder in own for path in folder.glob("*.cfg")}
    errors = [f"{path}: {claimed.FILE} gives its module no .cfg: remove it" for path in found.keys() - expected.keys()]
    errors += [f"{path}: {'not the .cfg of its claim' if path in found else 'missing'}: run claims.py --write-configs"
               for path, text in expected.items() if found.get(path) != text]
    if errors:
        raise Problem("\n".join(sorted(errors)))


def fingerprint(model: Path, claim: Claim) -> str:
    """Returns a hash of everything on which a claim's result depends: the modules and the configuration.

    The order in which constants are replaced has no meaning, and does not count.
    """
    name, found = claim.module(), of(model, claim)
    texts = [" ".join(text_of(model, module).split()) for module in (name, *sorted(included(model, name)))]
    words = {key: sorted(each) if key == "CONSTANTS" else [*each] for key, each in found.items()}
    return hashlib.sha256(json.dumps([texts, words]).encode()).hexdigest()[:16]
