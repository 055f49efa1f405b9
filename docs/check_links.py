#!/usr/bin/env python3
"""Checks the links and images of the documents.

A relative link must lead to a file that git tracks. The target must also be in the package that `cargo
package` makes, unless it belongs to another package of the repository. An anchor must be that of a heading,
because lines of code move.

`--unpacked` is for an unpacked package, which has no git repository. There, the file must exist, and links to
other packages are not checked. `--self-test` checks this program itself: it must find each kind of dead link.
"""

from __future__ import annotations

import argparse
import posixpath
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = ("*.md", "docs/**/*.md", "model/README.md", "model/machine/README.md", "model/proof/README.md")
# The directories of other packages, whose documents are checked in the repository only.
ELSEWHERE = ("atomics", "drop-in", "pool", "scenarios", "walk")
TRACKED, PACKED = "is not tracked by git", "is not in the package"

# Fenced code, or a comment.
BLOCK = re.compile(r"^ {0,3}(?:(`{3,})[^`\n]*|(~{3,})[^\n]*)$.*?(?:^ {0,3}(?:\1`*|\2~*)[ \t]*$|\Z)"
                   r"|<!--.*?-->", re.M | re.S)
CODE = re.compile(r"(?<!`)(`+)(?!`)(?:.|\n)*?(?<!`)\1(?!`)")
INLINE = re.compile(r"!?\[(?:[^\[\]]|!?\[[^\[\]]*\](?:\([^()]*\))?)*\]\(\s*<?([^()\s<>]*)>?(?:\s+\"[^\"]*\")?\s*\)")
NESTED = re.compile(r"!\[[^\[\]]*\]\(([^()\s]*)\)\]")  # an image within a link
DEFINITION = re.compile(r"^ {0,3}\[([^\[\]]+)\]:\s*<?([^\s<>]+)>?", re.M)
ASYMMETRIC = re.compile(r"\[([^\[\]]*)\]\[([^\[\]]*)\]")
HTML = re.compile(r"<(?:a|img)\b[^<>]*?\b(?:href|src)\s*=\s*[\"']([^\"']*)[\"']", re.I)
LINKED = re.compile(r"!?\[([^\[\]]*)\](?:\([^()]*\)|\[[^\[\]]*\])")
HEADING = re.compile(r"^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#*)?[ \t]*$", re.M)
HTML_ANCHOR = re.compile(r"<a\b[^<>]*?\b(?:id|name)\s*=\s*[\"']([^\"']*)[\"']", re.I)
EXTERNAL = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.I)


# Markdown.


def blank(match: re.Match) -> str:
    """Returns the same number of empty lines."""
    return "\n" * match[0].count("\n")


def links(text: str) -> list[tuple[int, str]]:
    """Returns the links and images, each with its line. A reference without a definition is returned as `[name]`."""
    text = CODE.sub(lambda code: blank(code) or "code", BLOCK.sub(blank, text))
    line = lambda match: text.count("\n", 0, match.start()) + 1
    name = lambda label: " ".join(label.split()).lower()
    found = [(line(match), match[match.re.groups])
             for pattern in (INLINE, NESTED, HTML, DEFINITION) for match in pattern.finditer(text)]
    defined = {name(match[1]) for match in DEFINITION.finditer(text)}
    found += [(line(match), f"[{label}]") for match in ASYMMETRIC.finditer(text)
              if name(label := match[2] or match[1]) not in defined]
    return sorted(set(found))


def anchors(text: str) -> set[str]:
    """Returns the anchors of the headings, as forges derive them, and those in HTML."""
    plain = BLOCK.sub(blank, text)
    words = (LINKED.sub(r"\1", heading[1]).strip().lower() for heading in HEADING.finditer(plain))
    found = [re.sub(r"[^\w\- ]", "", each).replace(" ", "-") for each in words]
    again = (f"{words}-{found[:n].count(words)}" for n, words in enumerate(found) if words in found[:n])
    return {*found, *again, *HTML_ANCHOR.findall(plain)}


# The repository.


def run(root: Path, *command: str) -> str:
    """Runs a command, which must succeed, and returns its output."""
    return subprocess.run(command, cwd=root, check=True, stdout=subprocess.PIPE, text=True, encoding="utf-8").stdout


def lists(root: Path, unpacked: bool) -> dict[str, set[str]]:
    """Returns the sets that must contain every target, each by the complaint about a target that is missing."""
    if unpacked:
        return {}
    if not (root / ".git").exists():
        sys.exit(f"{root} is not a git repository; for an unpacked package, add --unpacked")
    tracked = run(root, "git", "-c", "core.quotePath=false", "ls-files", "-z")
    packed = run(root, "cargo", "package", "--list", "--allow-dirty", "--quiet").replace("\\", "/")
    return {TRACKED: set(tracked.split("\0")), PACKED: set(packed.splitlines())}


def outside(path: str) -> bool:
    """Returns true if a file belongs to another package of the repository."""
    return path.partition("/")[0] in ELSEWHERE


# The check.


def complaint(root: Path, document: str, link: str, lists: dict[str, set[str]]) -> str | None:
    """Returns the complaint about a link, or None if it is good."""
    if link.startswith("["):
        return "the reference has no definition"
    target, _, anchor = map(unquote, link.partition("#"))
    if target.startswith("/"):
        return "the link is absolute"
    path = posixpath.normpath(posixpath.join(posixpath.dirname(document), target)) if target else document
    if path.startswith(".."):
        return "the link leads out of the package"
    if outside(path) and not lists:
        return None
    if not (root / path).exists():
        return f"{path} does not exist"
    for missing, files in lists.items():
        needed = missing == TRACKED or not outside(path)
        if needed and path not in files and not any(file.startswith(f"{path}/") for file in files):
            return f"{path} {missing}"
    if anchor and path.endswith(".md"):
        known = anchors((root / path).read_text(encoding="utf-8"))
        return None if anchor in known else f"{path} has no heading #{anchor}"
    return f"{path} is not Markdown, so it has no #{anchor}" if anchor else None


def check(root: Path, unpacked: bool = False) -> tuple[int, list[str]]:
    """Returns the number of links that were checked, and the complaints."""
    known = lists(root, unpacked)
    wrong = [f"{name}: there is no such document" for name in DOCUMENTS if not list(root.glob(name))]
    documents = [path.relative_to(root).as_posix() for name in DOCUMENTS for path in sorted(root.glob(name))]
    documents += sorted(name for name in known.get(TRACKED, ()) if outside(name) and name.endswith(".md"))
    found = [(name, line, link) for name in documents
             for line, link in links((root / name).read_text(encoding="utf-8")) if not EXTERNAL.match(link)]
    wrong += [f"{document}:{line}: {link}: {says}" for document, line, link in found
              if (says := complaint(root, document, link, known))]
    return len(found), wrong


# The test of this program.


class SelfTest(unittest.TestCase):
    def setUp(self) -> None:
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = Path(scratch.name).resolve()
        for path in ("docs/plot.svg", "src/lib.rs", *(path for path in DOCUMENTS if "*" not in path)):
            self.write(path, "")
        self.write("docs/other.md", "# Two `words`, *and* more\n\n## Again\n\n## Again\n\n```sh\n# no heading\n```\n")

    def write(self, path: str, text: str) -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text, encoding="utf-8")

    def complaints(self, text: str, document: str = "README.md") -> list[str]:
        self.write(document, text)
        return check(self.root, unpacked=True)[1]

    def test_good_links(self) -> None:
        for text in (
            "[a](docs/other.md) ![b](docs/plot.svg) [c](docs/) [d](docs)",
            "[a](docs/other.md#two-words-and-more), [b](docs/other.md#again-1)",
            "[b](<src/lib.rs>) [c](src/lib.rs \"a title\") [`d`](src/lib.rs)",
            "# Here\n\n[a](#here)",
            "[a][b] and [B][]\n\n[b]: src/lib.rs",
            "[a](https://example.org/gone.md) <img src='docs/plot.svg'>",
            "`[a](gone.md)`\n\n```text\n[a](gone.md)\n```\n\n<!-- [a](gone.md) -->",
            "[![plot](docs/plot.svg)](docs/other.md)",
            "[in another package](pool/gone.md)",
        ):
            self.assertEqual(self.complaints(text), [], text)
        self.assertEqual(self.complaints("[a](../src/lib.rs) [b](other.md)", "docs/a.md"), [])

    def test_dead_links(self) -> None:
        for text, says in (
            ("[a](gone.md)", "README.md:1: gone.md: gone.md does not exist"),
            ("\n\n![a](docs/gone.svg)", "README.md:3: docs/gone.svg: docs/gone.svg does not exist"),
            ("[a](../README.md)", "leads out of the package"),
            ("[a](/src/lib.rs)", "is absolute"),
            ("[a](docs/other.md#third)", "docs/other.md has no heading #third"),
            ("[a](docs/other.md#again-2)", "no heading"),
            ("[a](docs/other.md#no-heading)", "no heading"),
            ("[a](#nowhere)", "README.md has no heading #nowhere"),
            ("[a](src/lib.rs#L2)", "is not Markdown"),
            ("[a][b]", "the reference has no definition"),
            ("[a]\n\n[a]: gone.md", "gone.md does not exist"),
            ("<a href=\"gone.md\">a</a>", "gone.md does not exist"),
            ("[![a](gone.svg)](src/lib.rs)", "gone.svg does not exist"),
            ("[![a](docs/plot.svg)](gone.md)", "gone.md does not exist"),
            ("```\ncode\n```\n[a](gone.md)", "README.md:4: gone.md"),
        ):
            found = self.complaints(text)
            self.assertEqual(len(found), 1, (text, found))
            self.assertIn(says, found[0])

        (self.root / "model/proof/README.md").unlink()
        self.assertEqual(self.complaints("nothing"), ["model/proof/README.md: there is no such document"])

    def test_git_and_cargo(self) -> None:
        """A file that git does not track, or that cargo does not pack, is a dead link.

        Files of other packages need not be packed.
        """
        package = '[package]\nname = "{}"\nversion = "0.1.0"\nedition = "2021"\n'
        self.write("Cargo.toml", package.format("a") + 'exclude = ["/docs/plot.svg"]\n')
        self.write("inner/Cargo.toml", package.format("inner"))
        self.write("inner/src/lib.rs", "")
        self.write("pool/README.md", "[a](../src/lib.rs) [b](gone.md)")
        self.write("README.md", "[a](src/lib.rs) [b](docs/plot.svg) [c](inner/src/lib.rs) [d](docs/new.md)\n"
                   "[e](pool/README.md) [f](pool/new.md)")
        self.assertRaisesRegex(SystemExit, "add --unpacked", check, self.root)
        run(self.root, "git", "init", "--quiet")
        run(self.root, "git", "add", ".")
        self.write("docs/new.md", "")
        self.write("pool/new.md", "[not tracked, so not checked](gone.md)")
        self.assertEqual(check(self.root)[1], [
            "README.md:1: docs/new.md: docs/new.md is not tracked by git",
            "README.md:1: docs/plot.svg: docs/plot.svg is not in the package",
            "README.md:1: inner/src/lib.rs: inner/src/lib.rs is not in the package",
            "README.md:2: pool/new.md: pool/new.md is not tracked by git",
            "pool/README.md:1: gone.md: pool/gone.md does not exist",
        ])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--unpacked", action="store_true", help="check an unpacked package: ask neither git nor cargo")
    parser.add_argument("--self-test", action="store_true", help="check this program itself")
    options = parser.parse_args()
    if options.self_test:
        unittest.main(argv=sys.argv[:1])
    count, wrong = check(ROOT, options.unpacked)
    print("\n".join([*wrong, f"{count} relative links checked, {len(wrong)} dead"]))
    sys.exit(1 if wrong else 0)
