"""The claims: which there are, what TLC checks for them, and whether they fit the modules."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

FILE = "manifest.json"
LONG = 60  # seconds: such a claim gets all processors, if it holds

Claim = dict[str, Any]


class Problem(Exception):
    """What keeps the claims from being checked."""


CONFIG = ("bounds", "differs", "specification", "checks", "also", "constraint", "symmetry", "view")
MODULE = {"bounds", "specification", "checks", "temporal", "symmetry"}
KINDS = {
    "claim": str, "says": str,
    "set": ("quick", "full"), "expect": ("holds", "violates"), "property": str,
    "within": int, "states": int, "depth": int, "seconds": (int, float),
    "outcomes": int, "note": str, **dict.fromkeys(CONFIG, str), "subject": str, "group": ("shipped", "instrument"),
    "about": dict, "same": str, "accepts": ("all", "none"), "traces": dict,
}
MEASURED = {"within", "states", "depth", "seconds"}
HEAD = ("claim", "says")
TAIL = ("note", *CONFIG, "subject", "group", "same", "accepts", "traces")
LAST = ("about",)


def load(model: Path, recording: bool = False) -> list[Claim]:
    """Reads the manifest; what --record will measure may be missing."""
    claims = read(model)["claims"]
    errors = [*module_errors(modules(model)), *(error for claim in claims for error in kind_errors(claim))]
    errors = errors or [error for claim in claims for error in key_errors(claim, recording)]
    errors = errors or file_errors(model, claims)
    if errors:
        raise Problem("\n".join([f"{model / FILE}:", *errors]))
    return claims


@lru_cache(maxsize=None)
def modules(model: Path) -> dict[str, dict[str, str]]:
    """What the claims of each module have in common, unless they say otherwise."""
    return read(model)["modules"]


def read(model: Path) -> dict[str, Any]:
    path = model / FILE
    try:
        manifest = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Problem(f"{path}: {error}")
    kinds = {key: type(part) for key, part in manifest.items()} if isinstance(manifest, dict) else {}
    right = kinds == {"modules": dict, "claims": list}
    if not right or not all(isinstance(entry, dict) for entry in [*manifest["modules"].values(), *manifest["claims"]]):
        raise Problem(f'{path}: expected {{"modules": {{"...": {{...}}}}, "claims": [{{...}}, ...]}} and nothing else')
    return manifest


def module_errors(modules: dict[str, dict[str, str]]) -> Iterator[str]:
    for name, module in modules.items():
        for key, value in module.items():
            if key not in MODULE or not isinstance(value, str):
                yield f"{name}: a module's {key!r} cannot be {value!r}: it has texts for {', '.join(sorted(MODULE))}"


def kind_errors(claim: Claim) -> Iterator[str]:
    name = claim.get("claim", claim)
    for key in ("claim", "expect"):
        if key not in claim:
            yield f"{name}: {key!r} is missing"
    for key, value in claim.items():
        kind = KINDS.get(key, object)
        choices = isinstance(kind, tuple) and isinstance(kind[0], str)
        if not (value in kind if choices else isinstance(value, kind)):
            yield f"{name}: {key!r} cannot be {value!r}"
    for size in ("quick", "full"):
        if not isinstance(claim.get("traces", {size: 1}).get(size), int):
            yield f"{name}: 'traces' needs a number for {size!r}"
    about = claim.get("about", {"source": "", "differs": ""})
    if about.keys() != {"source", "differs"} or not all(isinstance(text, str) for text in about.values()):
        yield f"{name}: 'about' needs 'source' and 'differs', and nothing else"
    if "about" in claim and "subject" not in claim:
        yield f"{name}: 'subject' is missing"


def key_errors(claim: Claim, recording: bool) -> Iterator[str]:
    name = claim["claim"]
    needed = {"claim", "says", "set", "expect", "seconds"}
    allowed = {"note", "subject", "group", "about", *CONFIG}
    if claim["expect"] == "violates":  # TLC checks the property alone, as it does not always name what is violated.
        needed |= {"property", "within"}
        allowed -= {"checks", "also"}
    elif "accepts" in claim or "traces" in claim:  # How many states depends on the traces.
        needed |= {"accepts", "traces"}
    else:
        needed |= {"states"} if is_long(claim) else {"states", "depth"}
        allowed |= {"depth", "same", "outcomes"}
    if recording:
        needed, allowed = needed - MEASURED, allowed | needed
    for key in sorted(needed - claim.keys()):
        yield f"{name}: {key!r} is missing" + (", try --record" if key in MEASURED else "")
    for key in claim:
        if key not in needed | allowed:
            yield f"{name}: {key!r} does not belong here"


def file_errors(model: Path, claims: list[Claim]) -> list[str]:
    """How the claims do not fit the modules."""
    names = [claim["claim"] for claim in claims]
    names_of = lru_cache(maxsize=None)(lambda module: defined(model, module))
    errors = [f"{name}: claimed twice" for name in sorted({n for n in names if names.count(n) > 1})]
    for claim in claims:
        name, module = claim["claim"], module_of(claim)
        if claim.get("same", name) not in names:
            errors.append(f"{name}: there is no claim {claim['same']}")
        if not (model / f"{module}.tla").is_file():
            errors.append(f"{name}: there is no {module}.tla")
        else:
            errors += [f"{name}: {error}" for error in config_errors(model, claim, names_of)]
    return errors


def config_errors(model: Path, claim: Claim, names_of: Callable[[str], set[str]]) -> Iterator[str]:
    """Mistakes that TLC does not report. A module is asked for the names that it has."""
    module = module_of(claim)
    for assignment in constants(model, claim).values():
        parts = re.fullmatch(r"(\w+) (?:=|<-) \S.*", assignment)
        if not parts:
            yield f"{assignment!r}: write it as 'name = value' or 'name <- definition', and a semicolon before the next"
        elif parts[1] not in names_of(module):
            yield f"{parts[1]} is not defined in {module}.tla, and TLC would ignore it"
    if not {"INVARIANTS", "PROPERTIES"} & config(model, claim).keys():
        yield "nothing is checked: list invariants or properties in 'checks', here or for the module"


def constants(model: Path, claim: Claim) -> dict[str, str]:
    """What a claim and its module replace, as `name = value` or `name <- definition`, by name. The claim goes first."""
    texts = (modules(model).get(module_of(claim), {}).get("bounds"), claim.get("bounds"), claim.get("differs"))
    assignments = [part.strip() for text in texts if text for part in text.split(";")]
    return {assignment.partition(" ")[0]: assignment for assignment in assignments}


def config(model: Path, claim: Claim) -> dict[str, str]:
    """The sections of a claim's .cfg by keyword: the claim's own, or else its module's."""
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
    """Writes the .cfg of a claim below a folder, in a directory for its module."""
    path = folder / f"{claim['claim']}.cfg"
    path.parent.mkdir(parents=True, exist_ok=True)
    sections = (f"{keyword}\n    {section}\n" for keyword, section in config(model, claim).items())
    path.write_text("".join(sections), encoding="utf-8")


def defined(model: Path, module: str) -> set[str]:
    """What a module defines or declares constant, and what it extends, as far as it is ours."""
    name = r"\w+(?:\([^)]*\))?"
    patterns = (rf"^[ \t]*({name})\s*==", rf"\bCONSTANTS?\s+({name}(?:\s*,\s*{name})*)")
    lists = (" ".join(re.findall(pattern, source(model, module), re.M)) for pattern in patterns)
    return set(re.findall(r"\b[A-Za-z]\w*", " ".join(lists)))


def source(model: Path, module: str) -> str:
    """The text of a module, after that of the modules which it extends, as far as they are ours."""
    path = model / f"{module}.tla"
    if not path.is_file():
        return ""
    text = uncommented(path.read_text(encoding="utf-8"))
    extended = re.findall(r"\w+", " ".join(re.findall(r"\bEXTENDS\s+(\w+(?:\s*,\s*\w+)*)", text)))
    return "".join(source(model, name) for name in extended) + text


def uncommented(text: str) -> str:
    return re.sub(r"\(\*.*?\*\)|\\\*[^\n]*", "", text, flags=re.S)


def write(model: Path, modules: dict[str, dict[str, str]], claims: list[Claim]) -> None:
    """Writes the manifest: a claim's words, its expectations, and what else there is."""
    common = (f'"{name}":\n {json.dumps(module, ensure_ascii=False)}' for name, module in modules.items())
    middle = [key for key in KINDS if key not in HEAD + TAIL + LAST]
    entries = []
    for claim in claims:
        groups = ([key for key in keys if key in claim] for keys in (HEAD, middle, TAIL, LAST))
        lines = (", ".join(f'"{key}": {json.dumps(claim[key], ensure_ascii=False)}' for key in keys)
                 for keys in groups if keys)
        entries.append("{" + ",\n ".join(lines) + "}")
    text = '{"modules": {\n\n' + ",\n\n".join(common) + '\n\n}, "claims": [\n\n' + ",\n\n".join(entries) + "\n\n]}\n"
    (model / FILE).write_text(text, encoding="utf-8")


def select(claims: list[Claim], names: list[str]) -> list[Claim]:
    """The claims of a set, of a name or below a prefix, and those that they are compared with."""
    wanted: set[str] = set()
    every = [claim["claim"] for claim in claims]
    for name in names:
        if name == "full":
            found = every
        elif name == "quick":
            found = [claim["claim"] for claim in claims if claim["set"] == "quick"]
        else:
            found = [one for one in every if one == name or one.startswith(name.rstrip("/") + "/")]
            if not found:
                near = difflib.get_close_matches(name, every, 5, 0.4)
                raise Problem(f"no claim {name}" + (f"; is it {', '.join(near)}?" if near else ""))
        wanted.update(found)
    if not wanted:
        raise Problem("there are no such claims")
    return compared(claims, wanted)


def compared(claims: list[Claim], wanted: set[str]) -> list[Claim]:
    """These, and those that they are compared with."""
    wanted = wanted | {claim["same"] for claim in claims if claim["claim"] in wanted and "same" in claim}
    return [claim for claim in claims if claim["claim"] in wanted]


def within(claims: list[Claim], seconds: float) -> list[Claim]:
    """Those that took no longer, nor what they are compared with."""
    brief = {claim["claim"] for claim in claims if claim.get("seconds", 0) <= seconds}
    return [claim for claim in claims if {claim["claim"], claim.get("same", claim["claim"])} <= brief]


def without(claims: list[Claim], done: set[str]) -> list[Claim]:
    """Those that are not done, and what they are compared with."""
    left = [claim for claim in claims if claim["claim"] not in done]
    needed = {claim.get("same") for claim in left}
    return [claim for claim in claims if claim in left or claim["claim"] in needed]


def module_of(claim: Claim) -> str:
    return claim["claim"].partition("/")[0]


def is_long(claim: Claim) -> bool:
    return claim["expect"] == "holds" and claim.get("seconds", 0) >= LONG
