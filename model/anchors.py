#!/usr/bin/env python3
"""Says which links of README.md to lines of the code are wrong; with --write, corrects their numbers.

`push_top` at [deque.rs:263](../src/deque.rs#L263) is right if the code in that line has
the word push_top, outside comments.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # The model's directory stays clean.

LINK = re.compile(r"`(\w+)` at \[[^]]*\]\(([^)#]+)#L(\d+)\)")


def correct(text: str, folder: Path) -> tuple[str, list[str]]:
    """The text in which each link leads to the nearest line that has its name, and what cannot be corrected."""
    errors = [f"{stray}: write it as `name` at [file:1](path/file#L1)"
              for stray in re.findall(r"\S*#L\d+\S*", LINK.sub("", text))]
    found: set[str] = set()

    def right(link: re.Match) -> str:
        name, target, number = link[1], link[2], int(link[3])
        file = folder / target
        code = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        lines = [n for n, line in enumerate(code, 1) if re.search(rf"\b{name}\b", line.partition("//")[0])]
        if not lines:
            errors.append(f"`{name}` is nowhere in {target}: change its link to the file that has it, or delete it")
            return link[0]
        nearest = min(lines, key=lambda n: abs(n - number))
        new = f"`{name}` at [{file.name}:{nearest}]({target}#L{nearest})"
        if new in found:
            errors.append(f"`{name}`: two links lead to {target}#L{nearest}: delete one, or change its number")
        found.add(new)
        return new

    return LINK.sub(right, text), errors


def main(arguments: list[str], readme: Path = Path(__file__).resolve().with_name("README.md")) -> int:
    text = readme.read_text(encoding="utf-8")
    new, problems = correct(text, readme.parent)
    if "--write" in arguments:
        readme.write_text(new, encoding="utf-8")
    else:
        problems += [f"{old[0]}: it is at line {right[3]}; try --write"
                     for old, right in zip(LINK.finditer(text), LINK.finditer(new)) if old[0] != right[0]]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
