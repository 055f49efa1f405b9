"""New deques, as the constructor leaves them in memory, against the initial state of the relation."""

from __future__ import annotations

from collections.abc import Iterator

from model.machine.extract import committed
from model.machine.machine import IMAGE
from model.problem import Problem
from model.proof import relation
from model.proof.access import s
from model.proof.state import COLD, FENCED, WARM
from model.refinement import programs
from model.refinement.layout import layout
from model.refinement.profiles import Profile
from model.refinement.relate import implied, impossible

MODES = {"fenced": FENCED, "asymmetric": COLD, "warm": WARM}  # of the deques in the image
# The addresses of pieces, and what a deque without replaced rings has, by piece and field.
FIXED = {("worker", "inner"): "inner+0", ("worker", "slots"): f"ring+{programs.HEADER}",
         ("stealer", "inner"): "inner+0", ("inner", "ring"): "ring+0", ("inner", "newest"): "0", ("new", "older"): "0"}
# The words that the relation has, by piece and field. A ring is new until it is published.
WORDS = {("inner", "top"): "top", ("inner", "bottom"): "bottom", ("inner", "mode"): "mode",
         ("worker", "mask"): "mask", ("worker", "bottom"): "bottom", ("worker", "grow_at"): "grow_at",
         ("new", "mask"): "mask", ("new", "first"): "top"}

Deque = dict[str, list[str]]  # the words of each piece


def deques(text: str) -> Iterator[tuple[str, int, Deque]]:
    """The kinds, capacities and words of the deques in the image."""
    found: dict[tuple[str, str], Deque] = {}
    for number, line in enumerate(text.splitlines(), 2):
        kind, which, piece, *words = line.split()
        if piece == "record":
            continue
        if kind not in MODES or not which.isdigit():
            raise Problem(f"line {number} of {IMAGE}: {kind!r} {which!r} is no deque")
        found.setdefault((kind, which), {})["new" if piece == "ring" else piece] = words
    for (kind, which), deque in found.items():
        yield kind, int(which), deque


def compared(profile: Profile, image: str = "") -> tuple[int, list[str]]:
    """How many words were compared, of the committed image or another one, and those that differ."""
    number, wrong, new = 0, list[str](), relation.made(s)
    for kind, capacity, deque in deques(image or committed(IMAGE)[1]):
        if (kind == "fenced") == profile.asymmetric:
            continue
        known = [*relation.initial(s), s.top == 0, s.capacity(1) == capacity]
        modes = new["mode"] == MODES[kind]
        if impossible(*known, modes):
            wrong.append(f"{kind}: the relation begins in another mode")
        fields = layout(profile).named
        for (piece, field), expected in {**FIXED, **WORDS}.items():
            if (piece, field) not in fields:
                continue
            number += 1
            word = deque[piece][fields[piece, field].offset // 8]
            right = word == expected if (piece, field) in FIXED else (
                word.isdigit() and implied([*known, modes], new[expected] == int(word)))
            if not right:
                wrong.append(f"{kind} {capacity}: {piece}.{field} is {word}")
    return number, wrong
