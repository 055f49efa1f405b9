"""The relation and the invariant on given states, as functions: quantifiers range over numbers that occur."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Optional

import z3

from model.proof.access import Action, s
from model.proof.state import ABSENT, COLD, FENCED, FIELDS, WRONG, Thief

# An infix operator, or a form with places for its operands.
BETWEEN = {
    z3.Z3_OP_AND: " and ", z3.Z3_OP_OR: " or ", z3.Z3_OP_EQ: " == ", z3.Z3_OP_LE: " <= ", z3.Z3_OP_LT: " < ",
    z3.Z3_OP_GE: " >= ", z3.Z3_OP_GT: " > ", z3.Z3_OP_ADD: " + ", z3.Z3_OP_SUB: " - ", z3.Z3_OP_DISTINCT: " != ",
}
FORMS = {
    z3.Z3_OP_TRUE: "True", z3.Z3_OP_FALSE: "False", z3.Z3_OP_NOT: "(not {})", z3.Z3_OP_IMPLIES: "(not {} or {})",
    z3.Z3_OP_ITE: "({1} if {0} else {2})",
}
# The usual value of a function.
USUAL = {"popped": -1, "passed_over": -1, "waits": -1, "stale": -1, "taken": False, "freed": False, "checked": False,
         "found": False, "mode": ABSENT, "at": "owner idle", "thief_at": "thief idle"}


class Table(dict):
    """A function, as the values that differ from the usual one."""

    def __init__(self, values: dict, usual: Any) -> None:
        super().__init__({key: value for key, value in values.items() if value != usual})
        self.usual = usual

    def __missing__(self, key: Any) -> Any:
        return self.usual

    def put(self, key: Any, value: Any) -> Table:
        return Table({**self, key: value}, self.usual)


class State(dict):
    """A state: fields by name, and thieves."""

    def key(self) -> tuple:
        return tuple(tuple(sorted(value.items())) if isinstance(value, Table) else value
                     for name, value in self.items() if name != "thieves")

    def numbers(self) -> range:
        return range(-1, 2 + max(*(self[name] for name in ("top", "bottom", "messages", "writes", "rings")),
                                 self["modes"] + 2))

    def place(self, ring: int, index: int) -> int:
        return index % max(self["capacity"][ring], 1)

    def newest(self, writes: int, ring: int, place: int) -> int:
        return next((w for w in range(writes, 0, -1) if self["ring_of"][w] == ring
                     and self.place(ring, self["index_of"][w]) == place), 0)


def initial(thieves: tuple[str, ...], capacity: int, mode: int = COLD) -> State:
    """Returns an empty deque at index 0, with this mode. If it is fenced, the process has no heavy fences."""
    state = State(thieves=thieves)
    for name, sorts in FIELDS.items():
        usual = False if name in WRONG else USUAL.get(name, 0)
        state[name] = Table({}, usual) if len(sorts) > 1 else usual
    state["barriers"], state["mode"] = mode != FENCED, Table({0: mode}, ABSENT)
    state["last_cold"] = state["cooled"] = 0 if mode == COLD else -1
    state["looker"] = state["warmer"] = thieves[0]
    state["rings"], state["capacity"] = 1, Table({1: capacity}, 0)
    return state


def code(formula: Any, bound: tuple[str, ...] = ()) -> str:
    """Compiles a formula to a function of a state S and the choices C of a step."""
    if not z3.is_expr(formula):
        return repr(formula)
    if z3.is_quantifier(formula):
        names = [f"x{len(bound) + n}" for n in range(formula.num_vars())]
        domains = ["S['thieves']" if formula.var_sort(n) == Thief else "S.numbers()" for n in range(len(names))]
        loops = "".join(f" for {name} in {domain}" for name, domain in zip(names, domains))
        return f"{'all' if formula.is_forall() else 'any'}({code(formula.body(), (*bound, *names))}{loops})"
    if z3.is_var(formula):
        return bound[-1 - z3.get_var_index(formula)]
    if z3.is_int_value(formula):
        return f"({formula.as_long()})"
    kind, name = formula.decl().kind(), formula.decl().name()
    parts = [code(child, bound) for child in formula.children()]
    if kind in BETWEEN:
        return f"({BETWEEN[kind].join(parts)})"
    if kind in FORMS:
        return FORMS[kind].format(*parts)
    if kind == z3.Z3_OP_DT_CONSTRUCTOR:
        return repr(name)
    if kind != z3.Z3_OP_UNINTERPRETED:
        raise ValueError(f"no Python for {formula.decl()}")
    if name in ("place", "newest"):
        return f"S.{name}({', '.join(parts)})"
    where = f"S[{name!r}]" if name in FIELDS else f"C[{name!r}]"
    return f"{where}[{', '.join(parts)}]" if parts else where


def function(formula: Any) -> Any:
    return eval(f"lambda S, C: {code(formula)}")  # The code comes from our own formulas only.


class Step:
    """An action, on given states."""

    def __init__(self, action: Action) -> None:
        self.choices = [str(choice) for choice in action.choices]
        self.guard = [function(each) for each in action.guard]
        self.first = [function(each) for each in action.guard
                      if not any(f"C[{choice!r}]" in code(each) for choice in self.choices)]
        self.writes = [(entry.decl().name(), function(entry.arg(0)), function(value))
                       for entry, value in (equation.children() for equation in action.writes)]
        self.changes = {}  # by field: for each argument, true if it is a thief; and the value
        for name, sorts in FIELDS.items():
            new = getattr(action.after, name)
            if new is not getattr(s, name):
                arguments = [z3.Const(f"argument {n}", sort) for n, sort in enumerate(sorts[:-1])]
                of_thieves = [sort == Thief for sort in sorts[:-1]]
                self.changes[name] = of_thieves, function(new(*arguments) if arguments else new)

    def apply(self, state: State, choices: dict[str, Any]) -> Optional[State]:
        """Returns the state after the step, or None if these cannot be its choices."""
        new = State(state)
        for name, entry, value in self.writes:
            new[name] = new[name].put(entry(state, choices), value(state, choices))
        if not all(holds(new, choices) for holds in self.guard):
            return None
        after = State(new)
        for name, (sorts, value) in self.changes.items():
            table = {}
            for point in product(*(new["thieves"] if of_thieves else new.numbers() for of_thieves in sorts)):
                arguments = {**choices, **{f"argument {n}": x for n, x in enumerate(point)}}
                table[point if len(point) != 1 else point[0]] = value(new, arguments)
            after[name] = Table({**new[name], **table}, new[name].usual) if sorts else table[()]
        return after

    def all(self, state: State, me: str) -> Iterator[State]:
        """Yields the states after all steps of this action, by this thief if it is an action of thieves."""
        if all(holds(state, {"me": me}) for holds in self.first):
            for values in product(state.numbers(), repeat=len(self.choices)):
                after = self.apply(state, {"me": me, **dict(zip(self.choices, values))})
                if after is not None:
                    yield after
