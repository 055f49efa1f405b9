"""The obligations that a proof must have, by name, and what proves nothing: a step that is impossible, a conjunct that
is always true, and a failure that cannot occur."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from z3 import And, Not, Solver, unsat

from model.proof import relation
from model.proof.access import Sites, claims_release, is_asymmetric, restores_early, s
from model.proof.invariant import invariant
from model.proof.state import WRONG

# By the first line of each paragraph.
TABLE = dict(paragraph.split("\n", 1) for paragraph in Path(__file__).with_name("complete.txt").read_text(
    encoding="utf-8").split("\n\n")[1:])


def names(*groups: tuple[bool, str]) -> list[str]:
    return [name.strip() for wanted, text in groups if wanted for name in " ".join(text.split()).split(";")]


def expected(o: Sites) -> set[tuple[str, str]]:
    """Returns the lemma and the goal of each obligation."""
    modes, epochs, frees = is_asymmetric(o), "pin" in o, o["retire.fence"] != "none"
    actions = names(
        (True, TABLE["actions"]), (modes, TABLE["actions of modes"]), (modes and o["cool.fence"] == "Heavy", "cool.finds; cool.found"),
        (not modes or o["steal.fence"] != "Relaxed", "steal.fence"), (epochs, "pin"),
        (frees, "retire.fence; retire.look; free"),
        (o["retire.fence"] == "Heavy", "retire.finds; retire.found; retire.fence, fenced"),
        (not claims_release(o), "steal.cas, early; steal.slot late"),
        (restores_early(o), "pop.restore, early; pop.cas late, won; pop.cas late, lost"))
    conjuncts = names(
        (True, TABLE["conjuncts"]), (modes, TABLE["conjuncts of modes"]), (not modes, "Fenced"),
        (frees, "Counts; Waits; Holds"),
        (frees and epochs, "Pinned; Unseen"), (frees and not epochs, "Announced; Retiring; Replaced"),
        (frees and not epochs and modes, "Known"))
    return {("the slot of an index", "Apart"), *(("initially", goal) for goal in conjuncts),
            *((action, goal) for action in actions for goal in (*conjuncts, "Sequential"))}


def misnamed(o: Sites, found: Iterable[tuple[str, str]]) -> list[str]:
    """Returns the obligations that are missing, those that occur twice, and those that nobody expects."""
    wanted, times = expected(o), Counter(found)
    several = {each for each, number in times.items() if number > 1}
    lists = {"missing": wanted - times.keys(), "twice": several, "unknown": times.keys() - wanted}
    return [f"{kind} after {lemma}: {', '.join(sorted(goal for of, goal in those if of == lemma))}"
            for kind, those in lists.items() for lemma in sorted({lemma for lemma, _ in those})]


def empty(o: Sites) -> list[str]:
    """Returns what makes obligations say less than they seem to."""
    actions = relation.relation(o)
    wrong = [f"{action.name} is impossible" for action in actions if unsatisfiable(*action.guard, *action.writes)]
    wrong += [f"{each.name} is always true" for each in invariant(s, o) if unsatisfiable(Not(each.formula))]
    return wrong + [f"no action raises {flag}" for flag in WRONG if all(
        unsatisfiable(*action.guard, Not(getattr(s, flag)), getattr(action.after, flag)) for action in actions)]


# The effort is the limit on z3's own count of its steps.
def unsatisfiable(*formulas: object, effort: int = 50_000) -> bool:
    solver = Solver()
    solver.set(rlimit=effort)
    return solver.check(And(*formulas)) == unsat
