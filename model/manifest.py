"""The claims: reading and checking the manifest, and writing TLC's configurations.

A claim has these keys; those that it lacks come from the entry of its module under `modules`:

bounds, differs   assignments (=) and replacements (<-), separated by semicolons: the bounds, and the differences of the
                  claim from its module. The module's bounds apply to all other names. A word after = is a string
checks, also      of a claim that holds: what replaces the invariants and properties of the module, or is added to them
specification     the specification; by default Spec
symmetry          used if a set in the bounds has several elements; "" if the claim has none
constraint, view  of a claim, as in a .cfg
temporal          of a module: the names of temporal properties; the others are invariants
subject, group    its subject, with the name that the other engines use, and its group
prints            a digest of its output; same, unlike: the claim with the same output, and a claim with another
hash              the fingerprint of what its result depends on; --record writes it
"""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator, Set
from functools import cache
from pathlib import Path
from typing import Any

from model.modules import defined, definer, included, path_of, prints, text_of
from model.problem import Problem

FILE = "manifest.json"
LONG = 60  # seconds: a claim that takes longer gets all processors, if it holds

Claim = dict[str, Any]
CONFIG = ("bounds", "differs", "specification", "checks", "also", "constraint", "symmetry", "view")
CHOICES = {"set": ("quick", "full"), "expect": ("holds", "violates"), "accepts": ("all", "none"),
           "group": ("shipped", "broken", "gallery", "instrument")}
MEASURED = {"within", "states", "depth", "seconds", "prints", "hash"}
# The keys of a claim.
LINES = (("claim", "says"),
         ("set", "expect", "property", "within", "states", "depth", "seconds", "outcomes", "prints", "hash"),
         ("note", *CONFIG, "subject", "group", "same", "unlike", "accepts", "traces"))


def load(model: Path, recording: bool = False) -> list[Claim]:
    """Reads the manifest. With `record`, the numbers that --record will measure may be missing."""
    claims: list[Claim] = read(model)["claims"]
    errors = [error for claim in claims for error in claim_errors(claim, recording)]
    errors = errors or list(file_errors(model, claims, recording))
    if errors:
        raise Problem("\n".join([f"{model / FILE}:", *errors]))
    return claims


@cache
def modules(model: Path) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = read(model)["modules"]
    return found


def read(model: Path) -> dict[str, Any]:
    path = model / FILE
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise Problem(f"{path}:{error.lineno}: {error.msg}") from error
    return found


def claim_errors(claim: Claim, recording: bool) -> Iterator[str]:
    name = claim.get("claim", claim)
    needed, allowed = keys(claim)
    for key in sorted(needed - claim.keys() - (MEASURED if recording else set())):
        yield f"{name}: {key!r} is missing" + ("; try --record" if key in MEASURED else "")
    for key, value in claim.items():
        if key not in needed | allowed:
            yield f"{name}: {key!r} does not belong here"
        if key in CHOICES and value not in CHOICES[key]:
            yield f"{name}: {key!r} cannot be {value!r}"


def keys(claim: Claim) -> tuple[set[str], set[str]]:
    """Returns the keys that a claim needs, and those that it may have."""
    needed = {"claim", "says", "set", "expect", "seconds", "subject", "group"}
    allowed = {"note", "hash", "unlike", *CONFIG}
    if claim.get("expect") == "violates":  # TLC checks this property alone: it does not always name others.
        return needed | {"property", "within"}, allowed - {"checks", "also"}
    if "accepts" in claim or "traces" in claim:  # The number of states depends on the traces.
        return needed | {"accepts", "traces"}, allowed
    needed |= {"states"} | (set() if is_long(claim) else {"depth"})
    needed |= {"prints"} if {"same", "unlike"} & claim.keys() else set()
    return needed, allowed | {"depth", "same", "outcomes", "prints"}


def file_errors(model: Path, claims: list[Claim], recording: bool) -> Iterator[str]:
    """Yields the conflicts between the claims and the modules, and among the claims."""
    prints = {claim["claim"]: claim.get("prints") for claim in claims}
    yield from (f"{name}: claimed twice" for name in Counter(claim["claim"] for claim in claims) - Counter([*prints]))
    for claim in claims:
        if not path_of(model, module_of(claim)).is_file():
            yield f"{claim['claim']}: there is no {module_of(claim)}.tla"
        else:
            yield from (f"{claim['claim']}: {error}" for error in config_errors(model, claim))
        if "same" in claim and not recording and claim.get("prints") != prints.get(claim["same"]):
            yield f"{claim['claim']}: it does not print the same as {claim['same']}"
        if "unlike" in claim and not recording and claim.get("prints") == prints.get(claim["unlike"]):
            yield f"{claim['claim']}: it prints the same as {claim['unlike']}"
    for module, name in sorted(unviolated(model, claims)):
        yield f"{module}: no broken variant violates {name}, so it could be TRUE: add one, or remove the property"


def unviolated(model: Path, claims: list[Claim]) -> set[tuple[str, str]]:
    """Returns the properties that claims check and no claim violates, each with the module that defines it.

    A property that only prints is violated by a claim that prints something else, or accepts nothing.
    """
    checked: set[tuple[str, str]] = set()
    violated: set[tuple[str, str]] = set()
    for claim in claims:
        sections, module = config(model, claim), module_of(claim)
        listed = f"{sections.get('INVARIANTS', '')} {sections.get('PROPERTIES', '')}".split()
        found = {(definer(model, module, name), name) for name in listed}
        if claim["expect"] == "violates" or "unlike" in claim or claim.get("accepts") == "none":
            violated |= found if claim["expect"] == "violates" else {one for one in found if prints(model, *one)}
        else:
            checked |= found
    return checked - violated


def config_errors(model: Path, claim: Claim) -> Iterator[str]:
    """Yields mistakes that TLC does not report."""
    module = module_of(claim)
    for assignment in constants(model, claim).values():
        parts = re.fullmatch(r"(\w+) (?:=|<-) \S.*", assignment)
        if not parts:
            yield f"{assignment!r}: write it as 'name = value' or 'name <- definition', and a semicolon before the next"
        elif parts[1] not in defined(model, module):
            yield f"{parts[1]} is not defined in {module}.tla, and TLC would ignore it"
    if not {"INVARIANTS", "PROPERTIES"} & config(model, claim).keys():
        yield "nothing is checked: list invariants or properties in 'checks', here or for the module"


def constants(model: Path, claim: Claim) -> dict[str, str]:
    """Returns the replacements of a claim, or else of its module, by name, as `name = value` or `name <- other`."""
    texts = (modules(model).get(module_of(claim), {}).get("bounds"), claim.get("bounds"), claim.get("differs"))
    assignments = [part.strip() for text in texts if text for part in text.split(";")]
    return {assignment.partition(" ")[0]: assignment for assignment in assignments}


def config(model: Path, claim: Claim) -> dict[str, str]:
    """Returns the sections of a claim's .cfg by keyword: the claim's own, or else its module's."""
    module = modules(model).get(module_of(claim), {})
    chosen = {**module, **claim}
    checks = chosen.get("property") or f"{chosen.get('checks', '')} {chosen.get('also', '')}"
    temporal = module.get("temporal", "").split()
    assignments = constants(model, claim).values()
    several = any(re.search(r"\{.*,", assignment) for assignment in assignments)
    words = (re.sub(r"= (?!(?:TRUE|FALSE)$)([A-Za-z]\w*)$", r'= "\1"', assignment) for assignment in assignments)
    sections = {
        "SPECIFICATION": chosen.get("specification", "Spec"),
        "CONSTANTS": "\n    ".join(words),
        "CONSTRAINT": chosen.get("constraint"),
        "SYMMETRY": chosen.get("symmetry") if several else None,
        "VIEW": chosen.get("view"),
        "INVARIANTS": " ".join(name for name in checks.split() if name not in temporal),
        "PROPERTIES": " ".join(name for name in checks.split() if name in temporal),
    }
    return {keyword: section for keyword, section in sections.items() if section}


def write_config(model: Path, claim: Claim, folder: Path) -> None:
    path = folder / f"{claim['claim']}.cfg"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(config_text(model, claim), encoding="utf-8")


def config_text(model: Path, claim: Claim) -> str:
    return "".join(f"{keyword}\n    {section}\n" for keyword, section in config(model, claim).items())


def committed(model: Path, claims: list[Claim]) -> dict[Path, str]:
    """Returns the text of each committed .cfg, by its path: that of a module's first quick claim that can be run as it
    is, and holds."""
    quick = (claim for claim in claims if claim["set"] == "quick" and claim["expect"] == "holds")
    first = {module_of(claim): claim for claim in reversed([*quick]) if "traces" not in claim}
    return {model / f"{module}.cfg":
            f"\\* {claim['claim']} of {FILE}; `claims.py --write-configs` writes this file.\n"
            f"{config_text(model, claim)}"
            for module, claim in first.items()}


def check_committed(model: Path, claims: list[Claim]) -> None:
    """Raises a problem if a committed .cfg is missing, differs from that of its claim, or belongs to no module."""
    expected = committed(model, claims)
    found = {path: path.read_text(encoding="utf-8") for path in model.glob("*.cfg")}
    errors = [f"{path}: the manifest gives its module no .cfg: remove it" for path in found.keys() - expected.keys()]
    errors += [f"{path}: {'not the .cfg of its claim' if path in found else 'missing'}: run claims.py --write-configs"
               for path, text in expected.items() if found.get(path) != text]
    if errors:
        raise Problem("\n".join(sorted(errors)))


def fingerprint(model: Path, claim: Claim) -> str:
    """Returns a hash of everything on which a claim's result depends: the modules and the configuration."""
    modules = [module_of(claim), *sorted(included(model, module_of(claim)))]
    texts = [" ".join(text_of(model, module).split()) for module in modules]
    whole = json.dumps([texts, {key: " ".join(text.split()) for key, text in config(model, claim).items()}])
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


def write(model: Path, modules: dict[str, dict[str, str]], claims: list[Claim]) -> None:
    """Writes the manifest, with the keys of each claim in a fixed order."""
    common = (f'"{name}":\n {json.dumps(module, ensure_ascii=False)}' for name, module in modules.items())
    entries = []
    for claim in claims:
        parts = (json.dumps({key: claim[key] for key in line if key in claim}, ensure_ascii=False) for line in LINES)
        entries.append("{" + ",\n ".join(part[1:-1] for part in parts if part != "{}") + "}")
    text = '{"modules": {\n\n' + ",\n\n".join(common) + '\n\n}, "claims": [\n\n' + ",\n\n".join(entries) + "\n\n]}\n"
    (model / FILE).write_text(text, encoding="utf-8")


def select(claims: list[Claim], names: list[str], stale: Set[str] = frozenset()) -> list[Claim]:
    """Returns the claims of a set, with a name, or with a prefix; `stale` names those that are."""
    sets = {claim["claim"]: claim["set"] for claim in claims}
    wanted: set[str] = set()
    for name in names:
        found = {one for one in sets if name in ("full", sets[one], one) or one.startswith(name.rstrip("/") + "/")}
        if not found and name != "stale":
            raise Problem(f"no claim {name}")
        wanted |= stale if name == "stale" else found
    return [claim for claim in claims if claim["claim"] in wanted]


def module_of(claim: Claim) -> str:
    return str(claim["claim"]).partition("/")[0]


def is_long(claim: Claim) -> bool:
    return claim.get("expect") == "holds" and claim.get("seconds", 0) >= LONG
