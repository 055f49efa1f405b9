"""The functions of deques in a program, by the names of its symbols, in both of rustc's forms."""

from __future__ import annotations

import re
from typing import NamedTuple

from rust_demangler import demangle

from model.machine.extract import short
from model.proof.relation import Reclamation
from model.refinement.profiles import POP, PUSH, STEAL, Fences, Operation, Profile, Size

V0 = re.compile(r"<chase_lev::(?:deque::Worker|steal::Stealer)<(?P<element>.*), "
                r"chase_lev::fences::\w+::(?P<fences>\w+), "
                r"chase_lev::reclaim::\w+::(?P<reclaim>\w+)>>::(?P<name>push|pop|steal)")
LEGACY = re.compile(r"_ZN9chase_lev(?:5deque\d+Worker|5steal\d+Stealer)"
                    r"\$LT\$T\$C\$\w\$C\$\w\$GT\$\d(push|pop|steal)17h")
OPERATIONS = {each.name: each for each in (PUSH, POP, STEAL)}
RECLAMATION = {"Retain": Reclamation.NEVER, "GracePeriod": Reclamation.GRACE_PERIODS, "Epoch": Reclamation.EPOCHS}
# Elements whose size and place in registers are known. `Some` of a pointer that is never null has no tag.
WORDS = re.compile(r"[ui](?:64|size)|\*(?:const|mut) (?!.*\bdyn\b)[^\[]*")
POINTERS = re.compile(r"(?:&(?:mut )?|(?:alloc::boxed::Box|alloc::sync::Arc|alloc::rc::Rc|core::ptr::non_null::NonNull)"
                      r"<)(?!dyn\b|str\b|\[).*")
BYTES = re.compile(r"[ui]8")


class Instance(NamedTuple):
    """A function of a deque, for one kind of element."""

    symbol: str
    operation: Operation
    element: str  # nothing if the name does not say
    profiles: tuple[Profile, ...]  # of which it may be
    tagged: tuple[bool, ...]  # whether `Some` may have a tag

    @property
    def shown(self) -> str:
        kind = "Stealer" if self.operation is STEAL else "Worker"
        return f"{kind}<{self.element or '?'}>::{self.operation.name}"


def instance(symbol: str) -> Instance | str | None:
    """What a symbol names, why it cannot be judged, or nothing."""
    if found := LEGACY.match(symbol):
        every = tuple(Profile(fences, how) for fences in Fences for how in RECLAMATION.values())
        return Instance(symbol, OPERATIONS[found[1]], "", every, (True, False))
    if not (symbol.startswith("_R") and "chase_lev" in symbol):
        return None
    match = V0.fullmatch(readable(symbol))
    if not match:
        return None
    element = match["element"]
    size = Size.BYTE if BYTES.fullmatch(element) else Size.WORD
    pointer = bool(POINTERS.fullmatch(element))
    if not (size is Size.BYTE or pointer or WORDS.fullmatch(element)):
        return f"{match['name']} of {element}: the size of these elements is not known"
    profile = Profile(Fences(match["fences"]), RECLAMATION[match["reclaim"]], size=size)
    return Instance(symbol, OPERATIONS[match["name"]], element, (profile,), (not pointer,))


def readable(symbol: str) -> str:
    found = demangle(re.sub(r"\.llvm\.\d+$", "", symbol))
    assert isinstance(found, str)
    return found


def plain(symbol: str) -> str:
    """The name by which tables of calls and variables know a symbol: `Worker::reserve`."""
    if "RUST_STD_INTERNAL_VAL" in symbol and "6HANDLE" in symbol:
        return "readers_HANDLE" if "readers" in symbol else "epoch_HANDLE"
    if not symbol.startswith("_R"):
        return short(symbol) if symbol.startswith("_ZN") else symbol.partition("@")[0]
    text = readable(symbol)
    while text != (less := re.sub(r"(?<!^)<[^<>]*>", "", text)):
        text = less
    return "::".join(re.sub(r"[^\w:]", "", text).strip(":").split("::")[-2:])
