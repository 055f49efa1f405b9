"""Reads the claims of a model, and refuses those that contradict its modules or each other."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from model import claimed, config, data
from model.claimed import Claim, Module, Value
from model.modules import defined, definer, path_of, prints, words
from model.problem import Problem

Error = tuple[str, str]  # the way to what is wrong, as `data` names it, and what is


def load(model: Path) -> tuple[Claim, ...]:
    """Returns the claims, or raises a problem that has every error, with its line."""
    path = model / claimed.FILE
    if errors := [*module_errors(model), *claim_errors(model)] or [*file_errors(model)]:
        text = path.read_text(encoding="utf-8")
        raise Problem("\n".join(data.located(f"{path}{way}: {says}", text, str(path)) for way, says in errors))
    return claimed.read(model).claim


def module_errors(model: Path) -> Iterator[Error]:
    found = claimed.read(model)
    used = {claim.module() for claim in found.claim}
    for name, module in found.module.items():
        way = f", module, {name}"
        if not path_of(model, name).is_file():
            yield way, f"there is no {name}.tla"
        elif name not in used:
            yield way, "no claim is about it"
        else:
            yield from undefined(model, name, way, [
                *common(module), ("bounds", module.bounds), ("temporal", module.temporal),
                ("symmetry", single(module.symmetry)), ("view", single(module.view))])
            yield from unknown(model, name, f"{way}, bounds", module.bounds)


def claim_errors(model: Path) -> Iterator[Error]:
    found = claimed.read(model)
    counts = Counter(claim.name for claim in found.claim)
    for number, claim in enumerate(found.claim, 1):
        way = f", claim, {number} ({claim.name})"
        if counts[claim.name] > 1:
            yield f"{way}, name", "it is claimed twice"
        for key, other in (("same", claim.same), ("unlike", claim.unlike)):
            if other and (other not in counts or other == claim.name):
                yield f"{way}, {key}", f"{other} is no other claim"
        if module := found.module.get(claim.module()):
            yield from config_errors(model, module, claim, way)
        else:
            yield f"{way}, name", f"{claim.module()} is no module of this file: {', '.join(found.module)}"


def config_errors(model: Path, module: Module, claim: Claim, way: str) -> Iterator[Error]:
    """Yields mistakes that TLC does not report, or only when it runs."""
    for name in claim.bounds.keys() - module.bounds.keys():
        yield f"{way}, bounds, {name}", f"{name} is no bound of the module, which has {', '.join(module.bounds)}"
    if not claim.symmetry and not module.symmetry:
        yield f"{way}, symmetry", "the module has none"
    if not claim.property and not config.checks_of(module, claim):
        yield f"{way}", "nothing is checked: list invariants or properties in 'checks', here or for the module"
    yield from undefined(model, claim.module(), way, [
        *common(claim), ("differs", claim.differs), ("property", single(claim.property)), ("also", claim.also),
        ("constraint", single(claim.constraint)), ("view", single(claim.view))])
    for key, values in (("bounds", claim.bounds), ("differs", claim.differs)):
        yield from unknown(model, claim.module(), f"{way}, {key}", values)


def single(name: str | None) -> tuple[str, ...]:
    return (name,) if name else ()


def common(of: Module | Claim) -> list[tuple[str, Iterable[str]]]:
    """Returns the keys that modules and claims have, each with the names that the module must define."""
    return [("specification", single(of.specification)), ("checks", of.checks or ()), ("replaces", of.replaces),
            ("replaces", of.replaces.values())]


def undefined(model: Path, module: str, way: str, keys: Iterable[tuple[str, Iterable[str]]]) -> Iterator[Error]:
    """Yields the names that a module does not define."""
    known = defined(model, module)
    for key, names in keys:
        for name in names:
            if name not in known:
                like = "".join(f", which has {one}" for one in get_close_matches(name, known, 1))
                yield f"{way}, {key}", f"{name} is not defined in {module}.tla{like}"


def unknown(model: Path, module: str, way: str, values: Mapping[str, Value]) -> Iterator[Error]:
    """Yields the words that no module compares anything with. With such a word, all comparisons are false."""
    known = words(model, module)
    for name, value in values.items():
        if config.is_word(value) and value not in known:
            like = "".join(f", which has {one}" for one in get_close_matches(str(value), known, 1))
            yield f"{way}, {name}", f"{value} is no word of {module}.tla{like}"


def file_errors(model: Path) -> Iterator[Error]:
    for module, name in sorted(unviolated(model, claimed.read(model).claim)):
        yield (f", module, {module}",
               f"no broken variant violates {name}, so it could be TRUE: add one, or remove the property")


def unviolated(model: Path, claims: Iterable[Claim]) -> set[tuple[str, str]]:
    """Returns the properties that claims check and no claim violates, each with the module that defines it.

    A property that only prints is violated by a claim that prints something else, or accepts nothing.
    """
    checked: set[tuple[str, str]] = set()
    violated: set[tuple[str, str]] = set()
    for claim in claims:
        sections, module = config.of(model, claim), claim.module()
        listed = (*sections.get("INVARIANTS", ()), *sections.get("PROPERTIES", ()))
        found = {(definer(model, module, name), name) for name in listed}
        if claim.expect == "violates":
            violated |= found
        elif claim.unlike or claim.traces and claim.traces.accepts == "none":
            violated |= {one for one in found if prints(model, *one)}
        else:
            checked |= found
    return checked - violated
