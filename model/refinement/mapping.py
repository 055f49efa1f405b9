"""The published mappings of C++20's accesses to instructions, and what is missing where code is weaker."""

# x86-64: Batty, Owens, Sarkar, Sewell, Weber, *Mathematizing C++ concurrency* (POPL 2011).
# AArch64: Podkopaev, Lahav, Vafeiadis, *Bridging the gap between programming languages and hardware weak memory models*
# (POPL 2019); for LSE, Arm's manual, B2.3.
# RISC-V: the RISC-V manual, volume I, appendix A, table A.6, with fences for loads and stores.
# POWER: Batty, Memarian, Owens, Sarkar, Sewell, *Clarifying and compiling C/C++ concurrency* (POPL 2012); Lahav et al.,
# *Repairing sequential consistency in C/C++11* (PLDI 2017).

from __future__ import annotations

from model.machine.cpu import Event

# A fence of an architecture orders pairs of kinds: `RW` is a read before a write. An ordering needs pairs before the
# access or after it, from a fence or from the access itself.
ALL = frozenset({"RR", "RW", "WR", "WW"})
ACQUIRE, RELEASE = frozenset({"RR", "RW"}), frozenset({"RW", "WW"})
LIGHT = ACQUIRE | RELEASE
NEEDS = {"Relaxed": frozenset(), "Light": frozenset(), "Acquire": ACQUIRE, "Release": RELEASE, "AcqRel": LIGHT,
         "SeqCst": ALL}
FENCES = {"MFENCE": ALL, "DMB.ISH": ALL, "DMB.ISHLD": ACQUIRE, "DMB.ISHST": frozenset({"WW"}), "SYNC": ALL,
          "LWSYNC": LIGHT, "Fence.tso": LIGHT}


def pairs(fence: Event) -> frozenset[str]:
    """The pairs that a fence orders; `Fence.rw.w` of RISC-V has the kinds before it and after it in its name."""
    found: set[str] = set()
    for name in fence.attrs:
        if name in FENCES:
            found |= FENCES[name]
        elif name.startswith("Fence."):
            before, after = name.upper().split(".")[1:]
            found |= {one + other for one in before for other in after}
    return frozenset(found)


def covers(arch: str, wanted: frozenset[str], fences: list[Event], read: int = -1) -> bool:
    """Returns true if a fence orders these pairs; after a read, also an `isync` that depends on it."""
    if arch == "x86-64":  # It keeps all pairs but one.
        wanted -= LIGHT
    together = frozenset().union(*map(pairs, fences)) if wanted != ALL else frozenset()
    return wanted <= together or any(wanted <= pairs(fence) for fence in fences) or (
        read >= 0 and wanted <= ACQUIRE and any("ISYNC" in fence.attrs and fence.cdeps >> read & 1 for fence in fences))


def lacks(arch: str, kind: str, order: str, events: list[Event], before: list[Event], after: list[Event]) -> str:
    """The property that an access needs for its ordering and does not have, or nothing.

    `events` are its read, its write, or both, and the others are the fences next to it."""
    first, last = events[0], events[-1]
    acquires = order in ("Acquire", "AcqRel", "SeqCst") and kind != "Store"
    releases = order in ("Release", "AcqRel", "SeqCst") and kind != "Load"
    if arch == "x86-64":
        plain = kind == "Load" or kind == "Store" and order != "SeqCst"
        return "" if plain or "X" in last.attrs else "an atomic exchange"
    if arch == "aarch64" or (arch, kind) == ("riscv64", "Cas"):
        enough = {"A", "AcqRel"} if order == "SeqCst" else {"A", "AcqRel", "Q", "Acq"}
        if acquires and not enough & first.attrs:
            return "an acquire"
        return "a release" if releases and not last.attrs & {"L", "Rel", "AcqRel"} else ""
    if order == "SeqCst" and not covers(arch, ALL, before):
        return "a full fence before it"
    if acquires and not covers(arch, ACQUIRE, after, int(first.place)):
        return "a fence after it"
    return "a fence before it" if releases and not covers(arch, RELEASE, before) else ""


def ordered(arch: str, events: list[Event], first: int, then: int) -> bool:
    """Returns true if an architecture by itself orders an event of a thread, other than a fence, before a later one: by
    a dependency, a fence between them, an acquire, or a release."""
    one, other = events[first], events[then]
    if "B" in (one.kind, other.kind):  # a barrier
        return True
    if "F" in (one.kind, other.kind):
        return False
    kinds = one.kind + (other.kind if other.kind == "R" else "W")
    if arch == "x86-64" and kinds != "WR":
        return True
    needs = other.adeps if other.kind in "RS" else other.cdeps | (other.adeps | other.ddeps if other.kind == "W" else 0)
    return bool(needs >> first & 1 or one.attrs & {"A", "Q", "Acq", "AcqRel"}
                or other.attrs & {"L", "Rel", "AcqRel"} and other.kind == "W"
                or any(kinds in pairs(fence) for fence in events[first + 1:then] if fence.kind == "F"))
