#!/usr/bin/env python3
"""Says which links of README.md to lines of the code are wrong; with --write, corrects their numbers.

`push_top` at [deque.rs:263](../src/deque.rs#L263) is right if the code in that line has
the word push_top, outside comments.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # The model's directory stays clean.

LINK = re.compile(r"`(\w+)` at \[[^]]*\]\(([^)#]+)#L(\d+)\)")


class Links:
    """The links of a README, and what they should be."""

    def __init__(self, readme: Path) -> None:
        self.readme = readme
        self.wrong: list[str] = []  # what --write corrects
        self.errors: list[str] = []  # what it cannot correct
        self.found: set[tuple[str, str, int]] = set()
        text = readme.read_text(encoding="utf-8")
        self.corrected = LINK.sub(self.correct, text)
        for stray in re.findall(r"\S*#L\d+\S*", LINK.sub("", text)):
            self.errors.append(f"{stray}: write it as `name` at [file:1](path/file#L1)")
        if not LINK.search(text):
            self.errors.append(f"{readme} has no links to lines")

    def correct(self, link: re.Match) -> str:
        """The link with the nearest line that has its name."""
        name, target, number = link[1], link[2], int(link[3])
        file = self.readme.parent / target
        if not file.is_file():
            self.errors.append(f"`{name}`: there is no file {target}: change the link to the file that has it now")
            return link[0]
        code = [line.partition("//")[0] for line in file.read_text(encoding="utf-8").splitlines()]
        lines = [n for n, line in enumerate(code, 1) if re.search(rf"\b{name}\b", line)]
        if not lines:
            self.errors.append(f"`{name}` is nowhere in {target}: rename it in the README, "
                               "change its link to another file, or delete its row")
            return link[0]
        nearest = min(lines, key=lambda n: abs(n - number))
        if (name, target, nearest) in self.found:
            self.errors.append(f"`{name}`: two links lead to {target}#L{nearest}: delete one, "
                               "or change its number to another line that has the name")
        self.found.add((name, target, nearest))
        right = f"`{name}` at [{file.name}:{nearest}]({target}#L{nearest})"
        if right != link[0]:
            self.wrong.append(f"{link[0]}: it is at {file.name}:{nearest}; try --write")
        return right


def main(argv: list[str] | None = None, readme: Path = Path(__file__).resolve().parent / "README.md") -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--write", action="store_true", help="correct the numbers in README.md")
    options = parser.parse_args(argv)
    links = Links(readme)
    if options.write:
        readme.write_text(links.corrected, encoding="utf-8")
    problems = links.errors + ([] if options.write else links.wrong)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
