"""The claims: which there are, and whether they fit the files that they are about."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

LONG = 60  # seconds: such a claim gets all processors, if it holds

Claim = dict[str, Any]


class Problem(Exception):
    """What keeps the claims from being checked."""


KINDS = {
    "claim": str, "says": str,
    "set": ("quick", "full"), "expect": ("holds", "violates"), "property": str,
    "within": int, "states": int, "depth": int, "seconds": (int, float),
    "outcomes": int, "note": str, "differs": str, "subject": str, "group": ("shipped", "instrument"),
    "about": dict, "same": str, "accepts": ("all", "none"), "traces": dict,
}
MEASURED = {"within", "states", "depth", "seconds"}
HEAD = ("claim", "says")
TAIL = ("note", "differs", "subject", "group", "same", "accepts", "traces")
LAST = ("about",)


def load(model: Path, recording: bool = False) -> list[Claim]:
    """Reads the manifest; what --record will measure may be missing."""
    path = model / "manifest.json"
    try:
        manifest = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Problem(f"{path}: {error}")
    claims = manifest.get("claims") if isinstance(manifest, dict) and len(manifest) == 1 else None
    if not isinstance(claims, list) or not all(isinstance(claim, dict) for claim in claims):
        raise Problem(f'{path}: expected {{"claims": [{{...}}, ...]}} and nothing else')
    errors = [error for claim in claims for error in kind_errors(claim)]
    errors = errors or [error for claim in claims for error in key_errors(claim, recording)]
    errors = errors or file_errors(model, claims)
    if errors:
        raise Problem("\n".join([f"{path}:", *errors]))
    return claims


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
    allowed = {"note", "differs", "subject", "group", "about"}
    if claim["expect"] == "violates":
        needed |= {"property", "within"}
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
    """How the claims do not fit the files."""
    names = [claim["claim"] for claim in claims]
    names_of = lru_cache(maxsize=None)(lambda module: defined(model, module))
    configs = {str(path.relative_to(model).with_suffix("")) for path in model.glob("**/*.cfg")}
    errors = [f"{name}: claimed twice" for name in sorted({n for n in names if names.count(n) > 1})]
    errors += [f"{name}: there is no {name}.cfg" for name in sorted(set(names) - configs)]
    errors += [f"{name}.cfg: no claim is about it" for name in sorted(configs - set(names))]
    for claim in claims:
        name, module = claim["claim"], module_of(claim)
        if claim.get("same", name) not in names:
            errors.append(f"{name}: there is no claim {claim['same']}")
        if not (model / f"{module}.tla").is_file():
            errors.append(f"{name}: there is no {module}.tla")
        elif name in configs:
            errors += [f"{name}.cfg: {error}" for error in config_errors(model, claim, names_of)]
    return errors


def config_errors(model: Path, claim: Claim, names_of: Callable[[str], set[str]]) -> Iterator[str]:
    """Mistakes that TLC does not report. A module is asked for the names that it has."""
    config = read_config(model, claim)
    assignment = r"(\w+)\s*(?:=|<-(?:\s*\[(\w+)\])?)\s*(\S+)"
    for name, instance, value in re.findall(assignment, config.get("CONSTANT", "")):
        module = instance or module_of(claim)
        if name != value and name not in names_of(module):
            yield f"{name} is not defined in {module}.tla, and TLC would ignore it"
    if claim["expect"] == "violates":
        invariants, properties = (config.get(key, "").split() for key in ("INVARIANT", "PROPERTY"))
        if claim["property"] not in invariants + properties:
            yield f"does not list {claim['property']}"
        if properties and len(invariants + properties) > 1:
            yield "must list one property and no invariant, as TLC does not always name what is violated"


def read_config(model: Path, claim: Claim) -> dict[str, str]:
    """The sections of a claim's .cfg by keyword, in the singular."""
    text = uncommented((model / f"{claim['claim']}.cfg").read_text(encoding="utf-8"))
    keywords = (r"\b(SPECIFICATION|INIT|NEXT|CONSTANT|INVARIANT|PROPERTY|CONSTRAINT|ACTION_CONSTRAINT"
                r"|SYMMETRY|VIEW)S?\b")
    _, *parts = re.split(keywords, text.replace("PROPERTIES", "PROPERTY"))
    sections: dict[str, str] = {}
    for keyword, section in zip(parts[::2], parts[1::2]):
        sections[keyword] = sections.get(keyword, "") + section
    return sections


def defined(model: Path, module: str) -> set[str]:
    """What a module defines or declares constant, and what it extends, as far as it is ours."""
    path = model / f"{module}.tla"
    if not path.is_file():
        return set()
    text = uncommented(path.read_text(encoding="utf-8"))
    name = r"\w+(?:\([^)]*\))?"
    lists = {"names": rf"^[ \t]*({name})\s*==", "constants": rf"\bCONSTANTS?\s+({name}(?:\s*,\s*{name})*)",
             "modules": r"\bEXTENDS\s+(\w+(?:\s*,\s*\w+)*)"}
    found = {what: set(re.findall(r"\b[A-Za-z]\w*", " ".join(re.findall(pattern, text, re.M))))
             for what, pattern in lists.items()}
    extended = (defined(model, module) for module in found["modules"])
    return (found["names"] | found["constants"]).union(*extended)


def uncommented(text: str) -> str:
    return re.sub(r"\(\*.*?\*\)|\\\*[^\n]*", "", text, flags=re.S)


def write(model: Path, claims: list[Claim]) -> None:
    """Writes the manifest: a claim's words, its expectations, and what else there is."""
    middle = [key for key in KINDS if key not in HEAD + TAIL + LAST]
    entries = []
    for claim in claims:
        groups = ([key for key in keys if key in claim] for keys in (HEAD, middle, TAIL, LAST))
        lines = (", ".join(f'"{key}": {json.dumps(claim[key], ensure_ascii=False)}' for key in keys)
                 for keys in groups if keys)
        entries.append("{" + ",\n ".join(lines) + "}")
    text = '{"claims": [\n\n' + ",\n\n".join(entries) + "\n\n]}\n"
    (model / "manifest.json").write_text(text, encoding="utf-8")


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
