"""The obligations that a proof must have, by name, and what proves nothing: a step that is impossible, a conjunct that
is always true, and a failure that cannot occur."""

from collections import Counter
from collections.abc import Iterable

from z3 import And, Not, Solver, unsat

from model.proof import relation
from model.proof.access import Sites, claims_release, is_asymmetric, restores_early, s
from model.proof.invariant import invariant
from model.proof.state import WRONG

# The actions and the conjuncts that a proof must have, once more: of all protocols, and of those with modes.
ACTIONS = (
    "push.top", "push.slot", "push.fence", "push.bottom", "resize", "grow.slot", "grow.ring", "pop.look", "pop.reserve",
    "pop.fence", "pop.top, taken", "pop.top, last", "pop.top, none", "pop.cas, won", "pop.cas, lost", "pop.restore",
    "reader.enter", "reader.leave", "elsewhere", "steal.top", "steal.bottom", "steal.bottom, empty",
    "steal.bottom, full", "steal.ring", "steal.slot", "steal.rest", "steal.cas", "steal.cas, lost", "batch.cas",
    "batch.bottom", "batch.bottom, empty", "the future",
)
ACTIONS_OF_MODES = (
    "look.bottom, empty", "steal.mode", "steal.mode, warm", "steal.mode, fenced", "fenced.fence", "warm.claim",
    "warm.claim, lost", "warm.fence", "warm.fence, refused", "warm.done", "warm.done, lost", "pop.mode",
    "pop.mode, cold", "pop.mode, push", "pop.warm", "pop.warm, push", "owner.warm", "owner.leave", "cool.mode",
    "cool.fence", "cool.fence, refused", "cool.look", "cool.look, inside", "cool.look, done", "cool.again",
)
CONJUNCTS = (
    "TakenOnce", "Written", "Torn", "HandedOver", "Youngest", "Oldest", "NoneExact", "EmptyExact", "EmptyStays",
    "Caused", "NoUseAfterFree", "FreedAfterReads", "ReusedInTime", "NothingLost", "Sane", "SeenTop", "SeenBottom",
    "LastFence", "SeenWrites", "ThiefSaw", "Released", "ReleasedRing", "ReleasedSlot", "Bottom", "Claims", "Restores",
    "Near", "Reserving", "Reserved", "Published", "Decided", "Target", "Fences", "Missed", "Looks", "Heart", "Beside",
    "Stable", "Shown", "PassedOver", "Pushed", "Taken", "Elements", "Kept", "Copied", "Own", "Copying", "Rings",
    "RingReleased", "Room", "Found", "InRing", "Element", "SawTop", "Freed",
)
CONJUNCTS_OF_MODES = (
    "SeenMode", "SawMode", "SeenCount", "ReleasedMode", "LeftMode", "Colder", "Modes", "Barred", "Cold",
    "Claimed", "Safe", "Warmer", "Checked", "Lookers", "Looker", "Cooling", "Aware", "Unfenced", "Acknowledged", "Warm",
)
# The numbers that stand for views, and facts that they need; the actions that load what others write; those whose owner
# reads its own slot; steps that are none of the relation; and sites with several actions.
NUMBERS = (
    "seen_top", "own messages", "own writes", "seen_count", "released", "acquired", "acquirable", "the owner's views",
    "saw_top", "target", "saw_bottom", "count", "saw_writes", "will_see", "a thief's views", "in_ring", "sc_top",
    "sc_bottom", "sc_count", "sc_writes", "bottom_view", "ring_view", "slot_view", "published", "claims", "left_reads",
    "events", "looked", "behind", "due", "looks", "last fence", "stale",
)
NUMBERS_OF_MODES = (
    "seen_mode", "fenced_at", "saw_mode", "fenced_bottom", "sc_mode", "mode", "mode_bottom", "left_mode", "left_top",
)
LOADS = (
    "push.top", "pop.look", "pop.top, taken", "pop.top, last", "pop.top, none", "pop.cas, lost", "steal.top",
    "steal.bottom", "steal.bottom, empty", "steal.bottom, full", "steal.ring", "steal.slot", "steal.rest",
    "steal.cas, lost", "batch.bottom", "batch.bottom, empty", "look.bottom, empty", "pop.mode", "pop.mode, cold",
    "pop.mode, push", "cool.mode", "cool.look", "cool.look, inside", "steal.mode", "steal.mode, warm",
    "steal.mode, fenced", "warm.claim", "warm.claim, lost", "warm.done",
)
OWN = ("grow.slot", "pop.top, taken", "pop.cas, won")
UNSEEN, UNSEEN_OF_MODES = ("pop.look, not empty", "retire.look, a record"), (
    "look.bottom, not empty", "pop.mode, push, not warming")
VALUES, VALUES_OF_MODES = ("pop.top", "steal.bottom", "batch.bottom"), ("pop.mode", "steal.mode")


def expected_of_views(o: Sites) -> set[tuple[str, str]]:
    """Returns the lemma and the goal of each obligation about views."""
    modes = is_asymmetric(o)
    actions = {lemma for lemma, _ in expected(o)} - {"the slot of an index", "the future"}
    numbers = (*NUMBERS, *NUMBERS_OF_MODES) if modes else NUMBERS
    unseen, values = ((*UNSEEN, *UNSEEN_OF_MODES), (*VALUES, *VALUES_OF_MODES)) if modes else (UNSEEN, VALUES)
    return {*((f"{action}, views", number) for action in (*actions, *unseen) for number in numbers),
            *((f"{action}, views", "may read") for action in LOADS if action in actions),
            *((f"{action}, views", "own") for action in OWN),
            *((f"{site}, every value", "every value") for site in values)}


def expected(o: Sites) -> set[tuple[str, str]]:
    """Returns the lemma and the goal of each obligation."""
    modes, epochs, frees = is_asymmetric(o), "pin" in o, o["retire.fence"] != "none"
    actions, conjuncts = [*ACTIONS], [*CONJUNCTS]
    if modes:
        actions += ACTIONS_OF_MODES
        conjuncts += CONJUNCTS_OF_MODES
    else:
        conjuncts += ["Fenced"]
    if modes and o["cool.fence"] == "Heavy":
        actions += ["cool.finds", "cool.found"]
    if not modes or o["steal.fence"] != "Relaxed":
        actions += ["steal.fence"]
    if epochs:
        actions += ["pin"]
    if frees:
        actions += ["retire.fence", "retire.look", "free"]
        conjuncts += ["Counts", "Waits", "Holds"]
        conjuncts += [] if epochs else ["LeftReads", "ReadIn", "Retirable", "Reads"]
        conjuncts += ["Pinned", "Unseen"] if epochs else ["Announced", "Retiring", "Replaced"]
    if frees and modes and not epochs:
        conjuncts += ["Known"]
    if o["retire.fence"] == "Heavy":
        actions += ["retire.finds", "retire.found", "retire.fence, fenced"]
    if not claims_release(o):
        actions += ["steal.cas, early", "steal.slot late"]
    if restores_early(o):
        actions += ["pop.restore, early", "pop.cas late, won", "pop.cas late, lost"]
    return {("the slot of an index", "Apart"), *(("initially", goal) for goal in conjuncts),
            *((action, goal) for action in actions for goal in (*conjuncts, "Sequential"))}


def misnamed(wanted: set[tuple[str, str]], found: Iterable[tuple[str, str]]) -> list[str]:
    """Returns the obligations that are missing, those that occur twice, and those that nobody expects."""
    times = Counter(found)
    several = {each for each, number in times.items() if number > 1}
    lists = {"missing": wanted - times.keys(), "twice": several, "unknown": times.keys() - wanted}
    return [f"{kind} after {lemma}: {', '.join(sorted(goal for of, goal in those if of == lemma))}"
            for kind, those in lists.items() for lemma in sorted({lemma for lemma, _ in those})]


def empty(o: Sites) -> list[str]:
    """Returns what makes obligations say less than they seem to."""
    actions = relation.relation(o)
    wrong = [f"{action.name} is impossible" for action in actions if unsatisfiable(*action.guard, *action.writes)]
    wrong += [f"{each.name} is always true" for each in invariant(s, o) if unsatisfiable(Not(each.formula))]
    flags = [flag for flag in WRONG if flag != "FreedAfterReads" or "pin" not in o and o["retire.fence"] != "none"]
    return wrong + [f"no action raises {flag}" for flag in flags if all(
        unsatisfiable(*action.guard, Not(getattr(s, flag)), getattr(action.after, flag)) for action in actions)]


# The effort is the limit on z3's own count of its steps.
def unsatisfiable(*formulas: object, effort: int = 50_000) -> bool:
    solver = Solver()
    solver.set(rlimit=effort)
    return bool(solver.check(And(*formulas)) == unsat)
