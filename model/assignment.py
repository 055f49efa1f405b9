"""An assignment of orderings of one's own, against a fixed list of bounds."""

from __future__ import annotations

import re
import shutil
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import results
import trace
from manifest import Claim, Problem

if TYPE_CHECKING:
    from check import Checker

# What is assigned: the sites by kind, and their orderings.
ORDERS = {
    "load": ("Relaxed", "Acquire", "SeqCst"),
    "store": ("Relaxed", "Release", "SeqCst"),
    "update": ("Relaxed", "Acquire", "Release", "AcqRel", "SeqCst"),
    "fence": ("Relaxed", "Acquire", "Release", "AcqRel", "SeqCst", "Light", "Heavy"),
}
SITES = {
    "load": "push.top pop.batches pop.top steal.top steal.look steal.bottom steal.ring steal.slot batch.bottom "
            "retire.look records.head",
    "store": "push.slot push.bottom grow.slot grow.ring pop.reserve pop.restore reader.enter reader.leave "
             "record.release",
    "update": "pop.cas steal.cas batch.enter batch.cas batch.leave batch.cool records.push record.claim",
    "fence": "push.fence pop.fence pop.batch steal.fence warm.fence retire.fence",
}
KIND = {site: kind for kind, sites in SITES.items() for site in sites.split()}

BASES = {
    "Weakest": {},
    "Le2013": {"pop.cas": "SeqCst", "steal.top": "Acquire", "steal.cas": "SeqCst"},
    "ReleaseStores": {"push.fence": "Relaxed", "push.bottom": "Release", "pop.reserve": "Release"},
    "Asymmetric": {"pop.fence": "Light", "steal.top": "Acquire", "steal.fence": "Heavy"},
}

DEQUE = "TakenOnce Written HandedOver NoUseAfterFree NothingLost ReusedInTime"
RECLAIM = "NoUseAfterFree FreedAfterReads FreedOnce RecordsMade"

# The bounds, the cheapest first: a module, what it says, sizes, and what else it replaces.
ONE, TWO = "Thieves = {t1}", "Thieves = {t1, t2}"
RETAINED = ("epochs = FALSE",)
BOUNDS = (
    ("published", "ChaseLevViews", "one thief x one steal, two operations, a ring that grows",
     (ONE, "Operations = 2", "Steals = 1", "Capacity = 1", "Rings = 2", *RETAINED)),
    ("reserved", "ChaseLevViews", "one thief x one steal, three operations",
     (ONE, "Operations = 3", "Steals = 1", "Capacity = 2", "Rings = 1", *RETAINED)),
    ("taken", "ChaseLevViews", "one thief x two steals, three operations",
     (ONE, "Operations = 3", "Steals = 2", "Capacity = 2", "Rings = 1", *RETAINED)),
    ("sections", "GracePeriod", "grace periods: one thief x two sections x one read, two replacements",
     (ONE, "Sections = 2", "ReadsEach = 1", "Replacements = 2")),
    ("reused", "ChaseLevViews", "one thief x one steal, four operations, with load buffering and races for slots",
     (ONE, "Operations = 4", "Steals = 1", "Capacity = 2", "Rings = 1", *RETAINED,
      "race_ghost = TRUE", "load_buffering = TRUE")),
    ("grace", "ChaseLevViews", "grace periods: one thief x one steal, three operations, a ring that grows",
     (ONE, "Operations = 3", "Steals = 1", "Capacity = 1", "Rings = 3", "grace_periods = TRUE")),
    ("epochs", "ChaseLevViews", "epochs: one thief x one steal, three operations, a ring that grows",
     (ONE, "Operations = 3", "Steals = 1", "Capacity = 1", "Rings = 3")),
    ("records", "GracePeriod", "grace periods: two thieves x one section x one read, one replacement",
     (TWO, "Sections = 1", "ReadsEach = 1", "Replacements = 1")),
    ("batches", "ChaseLevViews", "one thief x one steal or batch, three operations",
     (ONE, "Operations = 3", "Steals = 1", "Capacity = 2", "Rings = 1")),
    ("thieves", "ChaseLevViews", "two thieves x one steal, three operations, a ring that grows",
     (TWO, "Operations = 3", "Steals = 1", "Capacity = 1", "Rings = 2", *RETAINED)),
)

# The last of them with asymmetric fences, which have many more states.
WARM = ("warm", "ChaseLevViews", "two elements, then two thieves x one steal beside one operation",
        (TWO, "Operations = 1", "Steals = 1", "Capacity = 2", "Rings = 1", "beforehand = 2", *RETAINED))


def read(settings: list[str], base: str) -> dict[str, str]:
    """The orderings that differ from those of `Weakest`, by site."""
    assigned = dict(BASES[base])
    for setting in settings:
        site, _, order = setting.partition("=")
        if site not in KIND:
            raise Problem(f"{site} is no site of the model: it has {', '.join(KIND)}")
        if order not in ORDERS[KIND[site]]:
            orders = ", ".join(ORDERS[KIND[site]])
            raise Problem(f"{order!r} is no ordering of {site}, which is one of {orders}")
        assigned[site] = order
    return assigned


def bounds(base: str) -> tuple[tuple[str, str, str, tuple[str, ...]], ...]:
    return (*BOUNDS[:-1], WARM) if base == "Asymmetric" else BOUNDS


def name_of(settings: list[str], base: str) -> str:
    return f"{base} with " + ", ".join(setting.replace("=", " ") for setting in settings)


def config(bound: str, module: str, sizes: tuple[str, ...], assigned: dict[str, str], base: str, source: str) -> str:
    """The .cfg of a bound, with those orderings that the module has."""
    lines = list(sizes)
    names = {site: site.replace(".", "_") for site in assigned}
    known = {site: order for site, order in assigned.items() if re.search(rf"^{names[site]} ==", source, re.M)}
    if bound == "epochs":  # Their fences are the collector's own.
        known.pop("retire.fence", None)
    lines += [f'{names[site]} = "{order}"' for site, order in known.items()]
    if module == "ChaseLevViews":
        lines.append("pauses <- Everywhere")
        if base == "Asymmetric":
            lines += ["steal_order <- Batch", "pop_looks = TRUE"]
        if bound == "batches":
            lines.append("sizes <- AnySize")
    invariants = DEQUE if module == "ChaseLevViews" else RECLAIM
    symmetry = "SYMMETRY Symmetry\n" if TWO in sizes else ""
    return "SPECIFICATION Spec\nCONSTANTS\n    " + "\n    ".join(lines) + f"\n{symmetry}INVARIANTS {invariants}\n"


def check(settings: list[str], base: str, checker: Checker, file: results.Results | None) -> bool:
    """Whether the assignment holds; says what comes of it."""
    assigned, name = read(settings, base), name_of(settings, base)
    if file:
        file.begin(checker.version(), len(BOUNDS))
    with tempfile.TemporaryDirectory(prefix="tlc-") as scratch:
        model = Path(scratch)
        for path in checker.model.glob("*.tla"):
            shutil.copy(path, model)
        for bound, module, says, sizes in bounds(base):
            claim: Claim = {"claim": f"{module}/assignment-{bound}", "says": says, "expect": "holds",
                            "subject": name, "group": "gallery"}
            path = model / f"{claim['claim']}.cfg"
            path.parent.mkdir(exist_ok=True)
            source = trace.source(model, module)
            path.write_text(config(bound, module, sizes, assigned, base, source), encoding="utf-8")
            result = replace(checker, model=model).run(claim)
            print(f"{result.found}, {says}: {result.output.states()} states, {result.seconds:.1f} s", flush=True)
            if results.verdict(result.found) == "unknown":
                raise Problem(f"{claim['claim']} {result.found}:\n{result.output.complaint()}")
            if file:
                file.append(results.outcome(model, result))
            if result.found != "holds":
                print("\n" + trace.draw(trace.trace(model, claim, result.counterexample)))
                print(f"\n{name}: {results.message(result.found)}")
                return False
    print(f"\n{name}: holds within these bounds")
    return True
