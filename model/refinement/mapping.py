"""The published mappings of C++20's accesses to instructions, and what is missing where code is weaker."""

# x86-64: Batty, Owens, Sarkar, Sewell, Weber, *Mathematizing C++ concurrency* (POPL 2011).
# AArch64: Podkopaev, Lahav, Vafeiadis, *Bridging the gap between programming languages and hardware weak memory models*
# (POPL 2019); for LSE, Arm's manual, B2.3.
# RISC-V: the RISC-V manual, volume I, appendix A, table A.6, with fences for loads and stores.
# POWER: Batty, Memarian, Owens, Sarkar, Sewell, *Clarifying and compiling C/C++ concurrency* (POPL 2012); Lahav et al.,
# *Repairing sequential consistency in C/C++11* (PLDI 2017).

from __future__ import annotations

from itertools import product

from cpu import Event

# A fence of an architecture orders pairs of kinds: `RW` is a read before a write. An ordering needs pairs before the
# access or after it, from a fence or from the access itself.
ALL = frozenset({"RR", "RW", "WR", "WW"})
ACQUIRE, RELEASE = frozenset({"RR", "RW"}), frozenset({"RW", "WW"})
LIGHT = ACQUIRE | RELEASE
NEEDS = {"Relaxed": frozenset(), "Light": frozenset(), "Acquire": ACQUIRE, "Release": RELEASE, "AcqRel": LIGHT,
         "SeqCst": ALL}
FENCES = {"mfence": ALL, "dmb.ish": ALL, "dmb.ishld": ACQUIRE, "dmb.ishst": frozenset({"WW"}), "sync": ALL,
          "lwsync": LIGHT}


def pairs(fence: Event) -> frozenset[str]:
    before, after = ([each[-1].upper() for each in fence.attrs if each.startswith(part)] for part in ("pred.", "succ."))
    return frozenset(map("".join, product(before, after))).union(*(FENCES.get(each, ()) for each in fence.attrs))


def covers(arch: str, wanted: frozenset[str], fences: list[Event], read: int = -1) -> bool:
    """Returns true if a fence orders these pairs; after a read, also an `isync` that depends on it."""
    if arch == "x86-64":  # It keeps all pairs but one.
        wanted -= LIGHT
    together = frozenset().union(*map(pairs, fences)) if wanted != ALL else frozenset()
    return wanted <= together or any(wanted <= pairs(fence) for fence in fences) or (
        read >= 0 and wanted <= ACQUIRE and any("isync" in fence.attrs and fence.cdeps >> read & 1 for fence in fences))


def lacks(arch: str, kind: str, order: str, events: list[Event], before: list[Event], after: list[Event]) -> str:
    """What an access needs for its ordering and does not have, or nothing.

    `events` are its read, its write, or both, and the others are the fences next to it."""
    own = frozenset().union(*(each.attrs for each in events))
    read = next((each for each in events if each.kind == "R"), None)
    number = int(read.place) if read else -1
    acquires = order in ("Acquire", "AcqRel", "SeqCst") and kind != "Store"
    releases = order in ("Release", "AcqRel", "SeqCst") and kind != "Load"
    wrote = len(events) == (2 if kind == "Cas" else 1)
    if arch == "x86-64":
        return "" if kind == "Load" or kind == "Store" and order != "SeqCst" or "X" in own else "an atomic exchange"
    if arch == "aarch64":
        if acquires and not ("A" in own or "Q" in own and order != "SeqCst"):
            return "an acquire"
        return "a release" if releases and wrote and "L" not in own else ""
    inside = [each for each in before if not read or each.place < events[-1].place]
    if arch == "riscv64" and kind == "Cas":
        if acquires and "Acq" not in read.attrs or order == "SeqCst" and "Rel" not in read.attrs:
            return "an acquire"
        return "a release" if releases and wrote and "Rel" not in events[-1].attrs else ""
    if order == "SeqCst" and not covers(arch, ALL, inside):
        return "a full fence before it"
    if acquires and not covers(arch, ACQUIRE, after, number):
        return "a fence after it"
    return "a fence before it" if releases and wrote and not covers(arch, RELEASE, inside) else ""


def ordered(arch: str, events: list[Event], first: int, then: int) -> bool:
    """Returns true if an architecture by itself orders an event of a thread, other than a fence, before a later one: by
    a dependency, a fence between them, an acquire, or a release."""
    one, other = events[first], events[then]
    if any(each.kind == "C" and each.addr in ("heavy fence", "membarrier") for each in (one, other)):
        return True
    if "F" in (one.kind, other.kind):
        return False
    kinds = one.kind + (other.kind if other.kind == "R" else "W")
    if arch == "x86-64" and kinds != "WR":
        return True
    needs = other.adeps if other.kind in "RS" else other.cdeps | (other.adeps | other.ddeps if other.kind == "W" else 0)
    return bool(needs >> first & 1 or one.attrs & {"A", "Q", "Acq"} or other.attrs & {"L", "Rel"} and other.kind == "W"
                or any(kinds in pairs(fence) for fence in events[first + 1:then] if fence.kind == "F"))
