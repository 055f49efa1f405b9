"""The modules of TLA+: their texts, what they define, and which others they include."""

import re
from functools import cache
from pathlib import Path

SHARED = Path(__file__).resolve().parent  # has the modules that models elsewhere extend


@cache
def defined(model: Path, module: str) -> set[str]:
    """Returns the definitions and constants of a module and of those of ours that it extends, or includes by INSTANCE
    without a name."""
    name = r"(\w+)(?:\([^)]*\))?"
    text = "".join(text_of(model, one) for one in (*included(model, module, "EXTENDS|^INSTANCE"), module))
    lists = re.findall(rf"^CONSTANTS?\s+({name}(?:\s*,\s*{name})*)", text, re.M)
    constants = {one for found in lists for one in re.findall(name, found[0])}
    return constants | {*re.findall(rf"^{name}\s*==", text, re.M)}


@cache
def words(model: Path, module: str) -> set[str]:
    """Returns the strings in a module and in those that it extends or instantiates."""
    return {word for one in (module, *included(model, module))
            for word in re.findall(r'"([^"\n]*)"', text_of(model, one))}


def source(model: Path, module: str) -> str:
    """Returns the text of a module, after the texts of those of our modules that it extends."""
    return "".join(text_of(model, name) for name in (*included(model, module, "EXTENDS"), module))


@cache
def text_of(model: Path, module: str) -> str:
    """Returns the text of a module without comments, or nothing if it is not one of ours."""
    path = path_of(model, module)
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return re.sub(r"\(\*.*?\*\)|\\\*[^\n]*", "", text, flags=re.S)


@cache
def included(model: Path, module: str, how: str = "EXTENDS|INSTANCE") -> tuple[str, ...]:
    """Returns our modules that this one extends or instantiates, and those that they do."""
    named = re.findall(rf"\b(?:{how})\s+(\w+(?:\s*,\s*\w+)*)", text_of(model, module), re.M)
    direct = [name for name in re.findall(r"\w+", " ".join(named)) if text_of(model, name)]
    return tuple(dict.fromkeys(name for one in direct for name in (one, *included(model, one, how))))


def folders(model: Path) -> tuple[Path, ...]:
    """Returns the folders of modules: the model's own, and those that are shared."""
    return tuple(dict.fromkeys((model, SHARED, SHARED / "memory")))


def path_of(model: Path, module: str) -> Path:
    """Returns the file of a module: the model's own, or else a shared one."""
    found = (folder / f"{module}.tla" for folder in folders(model))
    return next((path for path in found if path.is_file()), model / f"{module}.tla")


def definer(model: Path, module: str, name: str) -> str:
    """Returns the module that defines a name: this one, or one that it includes."""
    own = [module, *included(model, module)]
    return next((one for one in own if re.search(rf"^{name}\s*==", text_of(model, one), re.M)), module)


def prints(model: Path, module: str, name: str) -> bool:
    return bool(re.search(rf"^{name}\s*==(?:(?!==).)*?\bPrintT\(", text_of(model, module), re.M | re.S))
