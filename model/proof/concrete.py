"""The relation and the invariant on given states, as functions: quantifiers range over numbers that occur."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

import z3
from z3.z3util import get_vars

from model.proof.access import Action, s
from model.proof.state import ABSENT, COLD, FENCED, FIELDS, WRONG, Thief

# A formula or a term, as a function of a state and of the values of the choices and of the bound variables, by name.
Values = dict[str, Any]
Evaluate = Callable[["State", Values], Any]

# The operators on two operands. Each has its own function, because these are called most.
OPERATIONS: dict[int, Callable[[Evaluate, Evaluate], Evaluate]] = {
    z3.Z3_OP_EQ: lambda x, y: lambda state, values: x(state, values) == y(state, values),
    z3.Z3_OP_DISTINCT: lambda x, y: lambda state, values: x(state, values) != y(state, values),
    z3.Z3_OP_LE: lambda x, y: lambda state, values: x(state, values) <= y(state, values),
    z3.Z3_OP_LT: lambda x, y: lambda state, values: x(state, values) < y(state, values),
    z3.Z3_OP_GE: lambda x, y: lambda state, values: x(state, values) >= y(state, values),
    z3.Z3_OP_GT: lambda x, y: lambda state, values: x(state, values) > y(state, values),
    z3.Z3_OP_ADD: lambda x, y: lambda state, values: x(state, values) + y(state, values),
    z3.Z3_OP_SUB: lambda x, y: lambda state, values: x(state, values) - y(state, values),
    z3.Z3_OP_AND: lambda x, y: lambda state, values: x(state, values) and y(state, values),
    z3.Z3_OP_OR: lambda x, y: lambda state, values: x(state, values) or y(state, values),
    z3.Z3_OP_IMPLIES: lambda x, y: lambda state, values: not x(state, values) or y(state, values),
}
# The usual value of a function.
USUAL = {"popped": -1, "passed_over": -1, "waits": -1, "stale": -1, "taken": False, "freed": False, "checked": False,
         "found": False, "mode": ABSENT, "at": "owner idle", "thief_at": "thief idle"}


class Table(dict[Any, Any]):
    """A function, as the values that differ from the usual one."""

    def __init__(self, values: dict[Any, Any], usual: Any) -> None:
        super().__init__({key: value for key, value in values.items() if value != usual})
        self.usual = usual

    def __missing__(self, key: Any) -> Any:
        return self.usual

    def put(self, key: Any, value: Any) -> Table:
        return Table({**self, key: value}, self.usual)


class State(dict[str, Any]):
    """A state: fields by name, and thieves."""

    def key(self) -> tuple[Any, ...]:
        return tuple(tuple(sorted(value.items())) if isinstance(value, Table) else value
                     for name, value in self.items() if name != "thieves")

    @cached_property
    def numbers(self) -> range:
        """Those that occur: there is no larger one in a state, nor after a step."""
        return range(-1, 2 + max(*(self[name] for name in ("top", "bottom", "messages", "writes", "rings")),
                                 self["modes"] + 2))

    def place(self, ring: int, index: int) -> int:
        return int(index % max(self["capacity"][ring], 1))

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


def function(formula: Any, bound: tuple[str, ...] = ()) -> Evaluate:
    """Returns the function that evaluates a formula, in which these variables are bound."""
    if not z3.is_expr(formula):
        return constant(formula)
    if z3.is_quantifier(formula):
        return quantifier(formula, bound)
    if z3.is_var(formula):
        return chosen(bound[-1 - z3.get_var_index(formula)])
    if z3.is_int_value(formula):
        return constant(formula.as_long())
    kind, name = formula.decl().kind(), formula.decl().name()
    parts = [function(child, bound) for child in formula.children()]
    if kind in (z3.Z3_OP_TRUE, z3.Z3_OP_FALSE):
        return constant(kind == z3.Z3_OP_TRUE)
    if kind == z3.Z3_OP_DT_CONSTRUCTOR:
        return constant(name)
    if kind == z3.Z3_OP_UNINTERPRETED:
        return of_state(name, parts) if name in FIELDS or parts else chosen(name)
    return connective(kind, parts)


def constant(value: Any) -> Evaluate:
    return lambda state, values: value


def chosen(name: str) -> Evaluate:
    return lambda state, values: values[name]


def of_state(name: str, arguments: list[Evaluate]) -> Evaluate:
    """Returns the value of a field, or of one of the two functions that depend on several."""
    match name, arguments:
        case "place", [ring, index]:
            return lambda state, values: state.place(ring(state, values), index(state, values))
        case "newest", [writes, ring, place]:
            return lambda state, values: state.newest(writes(state, values), ring(state, values), place(state, values))
        case _, []:
            return lambda state, values: state[name]
        case _, [x]:
            return lambda state, values: state[name][x(state, values)]
        case _, [x, y]:
            return lambda state, values: state[name][x(state, values), y(state, values)]
    raise ValueError(f"{name} cannot have {len(arguments)} arguments")


def quantifier(formula: Any, bound: tuple[str, ...]) -> Evaluate:
    """Returns a conjunction or a disjunction over thieves, and over the numbers that occur.

    A condition is tested as soon as the variables in it have values, not once for each value of the others.
    """
    forall, count = bool(formula.is_forall()), formula.num_vars()
    bound = (*bound, *(f"bound {len(bound) + n}" for n in range(count)))
    conditions, rest = conditions_of(formula.body(), forall)
    found = function(rest, bound) if rest is not None else constant(True)
    for n in reversed(range(count)):
        tested = [function(each, bound) for each in conditions if last_bound(each, count) == n]
        found = over(bound[n - count], formula.var_sort(n) == Thief, forall, conjunction(tested), found)
    tested = [function(each, bound) for each in conditions if last_bound(each, count) < 0]
    return OPERATIONS[z3.Z3_OP_IMPLIES if forall else z3.Z3_OP_AND](conjunction(tested), found) if tested else found


def conditions_of(body: Any, forall: bool) -> tuple[list[Any], Any]:
    """Returns conditions, and what must hold of all that satisfies them, or of some."""
    if not forall:
        return (body.children(), None) if z3.is_and(body) else ([], body)
    if not z3.is_implies(body):
        return [], body
    condition, rest = body.children()
    return (condition.children() if z3.is_and(condition) else [condition]), rest


def last_bound(formula: Any, count: int, inside: int = 0) -> int:
    """Returns the position of the last of the innermost variables that occurs in a formula, or -1."""
    if z3.is_var(formula):
        index = z3.get_var_index(formula) - inside
        return count - 1 - index if 0 <= index < count else -1
    if z3.is_quantifier(formula):
        return last_bound(formula.body(), count, inside + formula.num_vars())
    return max((last_bound(child, count, inside) for child in formula.children()), default=-1)


def over(name: str, of_thieves: bool, forall: bool, condition: Evaluate, body: Evaluate) -> Evaluate:
    def evaluate(state: State, values: Values) -> bool:
        inner = dict(values)
        for inner[name] in state["thieves"] if of_thieves else state.numbers:
            if condition(state, inner) and body(state, inner) is not forall:
                return not forall
        return forall

    return evaluate


def conjunction(parts: list[Evaluate]) -> Evaluate:
    return connective(z3.Z3_OP_AND, parts) if parts else constant(True)


def connective(kind: int, parts: list[Evaluate]) -> Evaluate:
    match kind, parts:
        case z3.Z3_OP_NOT, [x]:
            return lambda state, values: not x(state, values)
        case z3.Z3_OP_ITE, [x, y, z]:
            return lambda state, values: y(state, values) if x(state, values) else z(state, values)
        case (z3.Z3_OP_AND | z3.Z3_OP_OR | z3.Z3_OP_ADD), [x]:
            return x
        case (z3.Z3_OP_AND | z3.Z3_OP_OR | z3.Z3_OP_ADD), [x, y, z, *more]:
            return connective(kind, [x, connective(kind, [y, z, *more])])
        case _, [x, y] if kind in OPERATIONS:
            return OPERATIONS[kind](x, y)
    raise ValueError(f"z3's operator {kind} cannot be evaluated with {len(parts)} operands")


class Taken(NamedTuple):
    """A step that was taken: the state before it, with what it adds to the history, and its choices."""

    state: State
    choices: Values


class Step:
    """An action, on given states."""

    def __init__(self, action: Action) -> None:
        self.choices = [str(choice) for choice in action.choices]
        self.guard = [function(each) for each in action.guard]
        self.first = [function(each) for each in action.guard
                      if not {*self.choices} & {str(name) for name in get_vars(each)}]
        self.writes = [(entry.decl().name(), function(entry.arg(0)), function(value))
                       for entry, value in (equation.children() for equation in action.writes)]
        # By field: for each argument, true if it is a thief; and the value.
        self.changes: dict[str, tuple[list[bool], Evaluate]] = {}
        for name, sorts in FIELDS.items():
            new = getattr(action.after, name)
            if new is not getattr(s, name):
                arguments = [z3.Const(f"argument {n}", sort) for n, sort in enumerate(sorts[:-1])]
                of_thieves = [sort == Thief for sort in sorts[:-1]]
                self.changes[name] = of_thieves, function(new(*arguments) if arguments else new)

    def written(self, state: State, choices: Values) -> State | None:
        """Returns the state with what the step adds to the history, or None if these cannot be its choices."""
        new = State(state)
        for name, entry, value in self.writes:
            new[name] = new[name].put(entry(state, choices), value(state, choices))
        return new if all(holds(new, choices) for holds in self.guard) else None

    def apply(self, state: State, choices: Values) -> State | None:
        """Returns the state after the step, or None if these cannot be its choices."""
        new = self.written(state, choices)
        return None if new is None else self.goes(new, choices)

    def goes(self, new: State, choices: Values) -> State:
        after = State(new)
        for name, (sorts, value) in self.changes.items():
            table = {}
            for point in product(*(new["thieves"] if of_thieves else new.numbers for of_thieves in sorts)):
                arguments = {**choices, **{f"argument {n}": x for n, x in enumerate(point)}}
                table[point if len(point) != 1 else point[0]] = value(new, arguments)
            after[name] = Table({**new[name], **table}, new[name].usual) if sorts else table[()]
        return after

    def all(self, state: State, me: str) -> Iterator[State]:
        """Yields the states after all steps of this action, by this thief if it is an action of thieves."""
        return (self.goes(new, choices) for new, choices in self.each(state, me))

    def each(self, state: State, me: str) -> Iterator[Taken]:
        """Yields all these steps."""
        if all(holds(state, {"me": me}) for holds in self.first):
            for values in product(state.numbers, repeat=len(self.choices)):
                choices = {"me": me, **dict(zip(self.choices, values, strict=True))}
                new = self.written(state, choices)
                if new is not None:
                    yield Taken(new, choices)
