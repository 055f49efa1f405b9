#!/usr/bin/env python3
"""Writes the inventory of unsafe code, docs/unsafe.md, from the sources of the crates that ship.

Without an argument, it compares the document with the sources. `--write` writes it. `--self-test`
checks this program itself.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CRATES = {"chase-lev": "src", "chase-lev-atomics": "atomics/src", "chase-lev-pool": "pool/src",
          "crossbeam-deque (drop-in)": "drop-in/src", "rayon-core (drop-in)": "drop-in/rayon-core/src",
          "chase-lev-walk": "walk/src"}
KINDS = {"{": "block", "impl": "implementation", "fn": "function", "trait": "trait", "extern": "foreign functions"}
UNSAFE = re.compile(r"\bunsafe (?:(\{)|(impl|trait|extern)\b|(fn) \w)")
indent = lambda line: len(line) - len(line.lstrip())
HEAD = """\
# Unsafe code

This page lists the unsafe code of the crates that ship, and what each piece relies on: the first sentence of
its `SAFETY` comment, or of the section *Safety* of its documentation. Clippy refuses an unsafe block without
such a comment. `python3 docs/unsafe.py --write` writes this page, and CI compares it with the sources.

A function with an empty field has the contract of a trait, of a function pointer or of its twin for another
build. Files below `checked` are compiled for loom and shuttle only.

Tests, benchmarks and the package `chase-lev-scenarios` are not listed. Miri, ThreadSanitizer and valgrind
run parts of this code: [the suites](suites.md#miri-and-threadsanitizer) says which, and what they cannot see.
"""


def name(lines: list[str], at: int) -> str:
    """The item that has this line: `Type::function`, or a trait with its type."""
    parts, depth = [], indent(lines[at]) + 1
    for line in reversed(lines[:at + 1]):
        if re.match(r"\s*(//|[)>]|where\b|$)", line) or indent(line) >= depth:
            continue
        bare = line.replace("->", "")
        for _ in range(4):  # Generics within generics.
            bare = re.sub(r"<[^<>]*>", "", bare)
        if found := re.search(r"\bfn (\w+)|\b(?:impl|trait)\s+(\w[\w ]*)|\bmod (\w+)", bare):
            parts.append(next(filter(None, found.groups())).strip().split(" for " if parts else "\n")[-1])
        depth = min(depth, indent(line))
    return "::".join(reversed(parts[:2])) or "(file)"


def reason(lines: list[str], at: int) -> str | None:
    """The first sentence of what is said before an unsafe block or item."""
    text: list[str] = []
    for line in reversed(lines[:at]):
        if comment := re.match(r"\s*//[/!]? ?(.*)", line):
            text.append(comment[1])
            if re.match(r"SAFETY:|# Safety", comment[1]):
                said = " ".join(reversed(text)).removeprefix("SAFETY:").removeprefix("# Safety").strip()
                said = re.split(r"(?<=[.;])\s| # ", said)[0].rstrip(".;")
                return re.sub(r"\[(`[^`]*`)\](?:\([^)]*\))?", r"\1", said).replace("|", "\\|")
        elif text or re.search(r";$|^\s*[}\])]*[;,]?$", line):
            return None
    return None


def items(source: str) -> Iterator[tuple[str, str, str | None, int]]:
    """Each unsafe piece: the item, its kind, its reason, and the lines of a block."""
    lines = source.splitlines()
    for at, line in enumerate(lines):
        code = line.split("//")[0]
        for found in UNSAFE.finditer(code):
            kind = KINDS[next(filter(None, found.groups()))]
            size, depth = 0, 0
            for following in [code[found.end() - 1:], *lines[at + 1:]] if kind == "block" else []:
                size, depth = size + 1, depth + following.count("{") - following.count("}")
                if depth <= 0:
                    break
            yield name(lines, at), kind, reason(lines, at), size


def document(root: Path) -> tuple[str, list[str]]:
    """The document, and what has no reason."""
    parts, bare = [HEAD], []
    for crate, folder in CRATES.items():
        counts, table = [], []
        for file in sorted((root / folder).rglob("*.rs")):
            path, source = file.relative_to(root).as_posix(), file.read_text(encoding="utf-8")
            found = list(items(source))
            bare += [f"{path}: {item}: no SAFETY" for item, kind, why, _ in found if not why and "function" not in kind]
            code = sum(not re.match(r"\s*(//|$)", line) for line in source.splitlines())
            blocks, impls = ([kind for _, kind, *_ in found].count(kind) for kind in ("block", "implementation"))
            counts += [f"| `{path}` | {code:,} | {blocks} | {sum(size for *_, size in found)} | {impls} | "
                       f"{len(found) - blocks - impls} |"] if found else []
            table += dict.fromkeys(f"| `{path}` | `{item}` | {kind} | {why or ''} |" for item, kind, why, _ in found)
        parts.append(f"\n## {crate}\n\n" + ("\n".join(
            ["| file | lines of code | blocks | lines in them | implementations | functions, traits, foreign |",
             "|---|--:|--:|--:|--:|--:|", *counts, "", "| file | item | unsafe | relies on |", "|---|---|---|---|",
             *table]) if counts else "No unsafe code.") + "\n")
    return "".join(parts), bare


def self_test() -> None:
    source = "impl<T> A<T> {\n    fn f(\n        &self,\n    ) {\n        // SAFETY: it is\n        // so. And more.\n" \
             "        unsafe {\n            g()\n        }\n        // unsafe { no }\n        unsafe { h() }\n    }\n}\n" \
             "/// # Safety\n///\n/// Nobody looks; ever.\npub unsafe fn k() {}\n\n// SAFETY: fine.\nunsafe impl B for A {}\n"
    assert list(items(source)) == [("A::f", "block", "it is so", 3), ("A::f", "block", None, 1),
                                   ("k", "function", "Nobody looks", 0), ("B for A", "implementation", "fine", 0)], \
        list(items(source))


if __name__ == "__main__":
    self_test()
    page, (text, bare) = ROOT / "docs/unsafe.md", document(ROOT)
    if "--write" in sys.argv:
        page.write_text(text, encoding="utf-8")
    elif "--self-test" not in sys.argv and page.read_text(encoding="utf-8") != text:
        bare.append("docs/unsafe.md differs from the sources: python3 docs/unsafe.py --write")
    sys.exit("\n".join(bare) or 0)
