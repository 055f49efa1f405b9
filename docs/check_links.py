"""Checks the links and images of the documents.

A relative link must lead to a file that git tracks. From a packed document, it must lead to what `cargo package`
packs, or into another package of the repository. An anchor must be that of a heading, because lines of code move.
`--self-test` checks this program: it must find each kind of dead link.
"""

import posixpath
import re
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent
ELSEWHERE = ("crates/", "pool/")  # the directories of other packages
TEMPLATE = re.compile(r"(^|/)(templates|src)/")  # of a document that a program writes elsewhere
# Fenced code, or a comment; code in a line; and the targets of links, images and definitions.
BLOCK = re.compile(r"^ {0,3}(`{3,}|~{3,}).*?(?:^ {0,3}\1|\Z)|<!--.*?-->", re.M | re.S)
CODE = re.compile(r"(?<!`)(`+)(?!`)(?:.|\n)*?(?<!`)\1(?!`)")
LINK = re.compile(r"\]\(\s*<?([^()\s<>]*)>?(?:\s+\"[^\"]*\")?\s*\)|^ {0,3}\[[^\[\]]+\]:\s*<?([^\s<>]+)"
                  r"|\b(?:href|src)\s*=\s*[\"']([^\"']*)", re.M)
HEADING = re.compile(r"^ {0,3}#{1,6}[ \t]+(.*?)[ \t#]*$", re.M)
EXTERNAL = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.I)

# What the program must say of a README with this text: a part of the only complaint, or nothing.
CASES = (
    ("[a](docs/other.md) ![b](docs/plot.svg) [c](docs/) [d](docs) [e](<src/lib.rs>) [`f`](src/lib.rs \"g\")", ""),
    ("[a](docs/other.md#two-words-and-more), [b](docs/other.md#again-1) [c](pool/a.md)", ""),
    ("# Here\n\n[a](#here) [b]\n\n[b]: src/lib.rs\n\n[c](https://example.org/gone.md)", ""),
    ("`[a](gone.md)`\n\n```text\n[a](gone.md)\n```\n\n<!-- [a](gone.md) -->", ""),
    ("```\ncode\n```\n[a](gone.md)", "README.md:4: gone.md: there is no gone.md"),
    ("\n\n![a](docs/gone.svg)", "README.md:3: docs/gone.svg: there is no"),
    ("[a]\n\n[a]: gone.md", "there is no"),
    ("<a href=\"gone.md\">a</a>", "there is no"),
    ("[![a](gone.svg)](src/lib.rs)", "no gone.svg"),
    ("[a](../README.md)", "leads out"),
    ("[a](/src/lib.rs)", "leads out"),
    ("[a](verify/a.rs)", "is not in the package"),
    ("[a](docs/other.md#again-2)", "no heading #again-2"),
    ("[a](docs/other.md#no-heading)", "no heading"),
    ("[a](src/lib.rs#L2)", "no heading #L2"),
)


def without(pattern: re.Pattern[str], text: str, instead: str = "") -> str:
    """Returns the text without what matches, but with all of its lines."""
    return pattern.sub(lambda match: "\n" * match[0].count("\n") or instead, text)


def links(text: str) -> list[tuple[int, str]]:
    """Returns the links and images, each with its line."""
    text = without(CODE, without(BLOCK, text), "code")
    return [(text.count("\n", 0, match.start()) + 1, match[match.lastindex or 0]) for match in LINK.finditer(text)]


def anchors(text: str) -> set[str]:
    """Returns the anchors of the headings, as forges derive them."""
    headings = HEADING.findall(without(BLOCK, text))
    shown = (re.sub(r"\[([^\[\]]*)\]\([^()]*\)", r"\1", heading).lower() for heading in headings)
    found = [re.sub(r"[^\w\- ]", "", words).replace(" ", "-") for words in shown]
    return {f"{words}-{times}" if (times := found[:n].count(words)) else words for n, words in enumerate(found)}


def complaint(document: str, link: str, files: dict[str, str], packed: set[str]) -> str:
    target, _, anchor = map(unquote, link.partition("#"))
    path = posixpath.normpath(posixpath.join(posixpath.dirname(document), target)) if target else document

    def is_there(names: Collection[str]) -> bool:
        return path in names or any(name.startswith(f"{path}/") for name in names)

    if target.startswith("/") or path.startswith(".."):
        return "it leads out of the repository"
    if not is_there(files):
        return f"there is no {path}, or git does not track it"
    if document in packed and not f"{path}/".startswith(ELSEWHERE) and not is_there(packed):
        return f"{path} is not in the package"
    if anchor and anchor not in anchors(files.get(path, "") if path.endswith(".md") else ""):
        return f"{path} has no heading #{anchor}"
    return ""


def check(files: dict[str, str], packed: set[str]) -> tuple[int, list[str]]:
    """Returns the number of links that were checked, and the complaints. Only documents need a text."""
    found = [(name, line, link) for name, text in files.items() if name.endswith(".md") and not TEMPLATE.search(name)
             for line, link in links(text) if not EXTERNAL.match(link)]
    return len(found), [f"{name}:{line}: {link}: {says}" for name, line, link in found
                        if (says := complaint(name, link, files, packed))]


def self_test() -> list[str]:
    """Returns the links about which the complaint is not that which is expected."""
    other = "# Two `words`, *and* more\n\n## Again\n\n## Again\n\n```sh\n# no heading\n```\n"
    files = {"docs/other.md": other, "docs/plot.svg": "", "src/lib.rs": "", "pool/a.md": "", "verify/a.rs": ""}
    wrong = []
    for text, expected in CASES:
        _, found = check({**files, "README.md": text}, {"README.md", *files} - {"verify/a.rs"})
        if len(found) != bool(expected) or found and expected not in found[0]:
            wrong.append(f"{text!r}: {found}")
    return wrong


def run(*command: str) -> list[str]:
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout.splitlines()


if __name__ == "__main__":
    if "--self-test" in sys.argv:
        sys.exit("\n".join(self_test()) or 0)
    names = run("git", "-c", "core.quotePath=false", "ls-files")
    packed = set(run("cargo", "package", "--list", "--allow-dirty", "--quiet"))
    count, wrong = check({name: (ROOT / name).read_text(encoding="utf-8") if name.endswith(".md") else ""
                          for name in names}, packed)
    print("\n".join([*wrong, f"{count} relative links checked, {len(wrong)} dead"]))
    sys.exit(1 if wrong or not count else 0)
