"""Herd's language of memory models: a file is read with lark, and becomes a graph of what is to be computed.

A name stands for a set, a relation, a function or a tuple, all of which is known when the file is read: functions are
put in where they are applied, and each set or relation is one node of the graph, however often it is written. What the
grammar has and this program does not compute is an error with its line, where it is reached.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple, TypeAlias

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput

from model.problem import Problem

GRAMMAR = Path(__file__).with_name("cat.lark")
LIBRARY = Path(__file__).with_name("library.cat")  # what herd defines before each model, as far as it is used
# Of herd's library: how to find `co`, and what must hold of it. The search for executions does both.
SEARCHED = ("cos.cat", "cos-opt.cat", "cos-no-opt.cat", "cos-ok-opt.cat")
SHOWS = ("show", "debug", "enum", "instructions")  # statements that have no effect on executions
CLOSURES = ("star", "plus", "option")
COMPUTED = (*CLOSURES, "union", "intersection", "difference", "sequence", "inverse", "complement", "product",
            "identity")
ASSUMED = ("coherence.cat",)  # The search gives what this file checks, as a test shows.
Branch: TypeAlias = Tree[Token]


@cache
def grammar() -> Lark:
    return Lark(GRAMMAR.read_text(encoding="utf-8"), parser="lalr", lexer="basic", propagate_positions=True,
                maybe_placeholders=False)


def blank(path: Path, lines: bool = True) -> str:
    """The text of a file with spaces for its comments, some of which are inside others, or if `lines` end a line."""
    text, found, begun = path.read_text(encoding="utf-8"), [], list[int]()
    for part in re.finditer(r'\(\*|\*\)|"[^"]*"|(?://|#)[^\n]*|\n|.' if lines else r"\(\*|\*\)|\n|.", text):
        if part[0] == "(*":
            begun.append(part.start())
        is_comment = begun or lines and part[0].startswith(("//", "#"))
        found.append(re.sub(r"[^\n]", " ", part[0]) if is_comment else part[0])
        if part[0] == "*)" and begun:
            begun.pop()
    if begun:
        raise Problem(f"{path.name}:{text.count(chr(10), 0, begun[0]) + 1}: a comment that does not end")
    return "".join(found)


def parse(path: Path) -> tuple[str, Branch]:
    """The text of a model without comments, and its tree."""
    text = blank(path)
    return text, parsed(grammar(), path, text)


def parsed(grammar: Lark, path: Path, text: str) -> Branch:
    try:
        return grammar.parse(text)
    except UnexpectedInput as error:
        at = error.pos_in_stream if error.pos_in_stream is not None and error.line > 0 else len(text)
        line, rest = text.count("\n", 0, at) + 1, text[at:].partition("\n")[0].strip() or "the end"
        raise Problem(f"{path.name}:{line}: not in herd's language: {rest!r}") from error


class Node:
    """A set or a relation: an operator with what it is applied to, or what has this name in each execution.

    What is `own` relates events of one thread, and depends on this thread alone. Of what is `parted`, the part within
    a thread depends on this thread alone.
    """

    def __init__(self, op: str, kind: str, args: tuple[Node, ...] = (), name: str = "", own: bool = False,
                 parted: bool = False) -> None:
        self.op, self.kind, self.args, self.name = op, kind, args, name
        self.own, self.parted = own, own or parted


SET, RELATION, NOTHING = "set", "relation", "nothing"  # `0` and `{}` are both a set and a relation


class Function(NamedTuple):
    parameters: tuple[str, ...]
    body: Branch
    scope: Scope


class Tuple(NamedTuple):
    values: tuple[Value, ...]


Value: TypeAlias = Node | Function | Tuple
Names: TypeAlias = Mapping[str, Value]


@dataclass
class Scope:
    """The file that is read, and what names stand for."""

    path: Path
    names: dict[str, Value]

    def inside(self, names: Names) -> Scope:
        return Scope(self.path, {**self.names, **names})

    def problem(self, at: Branch | Token, says: str) -> Problem:
        line = at.line if isinstance(at, Token) else at.meta.line if not at.meta.empty else 0
        return Problem(f"{self.path.name}:{line}: {says}")


class Check(NamedTuple):
    name: str
    verb: str  # `flag`, `assert`, `undefined_unless`, or nothing: a constraint
    kind: str  # acyclic, irreflexive or empty
    negated: bool
    of: Node
    where: str


@dataclass
class Graph:
    """A model: its nodes, and its checks. `sets` are those that instructions make events of."""

    sets: frozenset[str]
    shadowing: bool = False  # A name may be defined again in the same file, as herd has it.
    nodes: dict[tuple[str, str, tuple[int, ...]], Node] = field(default_factory=dict)
    checks: list[Check] = field(default_factory=list)
    mentioned: set[str] = field(default_factory=set)  # names in the files that models include
    procedures: dict[str, tuple[tuple[str, ...], list[Branch]]] = field(default_factory=dict)

    # Nodes.

    def node(self, op: str, kind: str, *args: Node, name: str = "", own: bool = False, parted: bool = False) -> Node:
        key = op, name, tuple(map(id, args))
        if key not in self.nodes:
            self.nodes[key] = Node(op, kind, args, name, own, parted)
        return self.nodes[key]

    def leaf(self, name: str, kind: str, own: bool = False, parted: bool = False) -> Node:
        return self.node("leaf", kind, name=name, own=own, parted=parted)

    @property
    def nothing(self) -> Node:
        return self.node("nothing", NOTHING, own=True)

    def basis(self) -> Names:
        """The names that herd gives to what an execution consists of."""
        own_sets = {name: self.leaf(name, SET, own=True) for name in (*self.sets, "R", "W", "M", "F", "_")}
        own = {name: self.leaf(name, RELATION, own=True) for name in ("po", "addr", "data", "ctrl", "rmw", "id", "int")}
        parted = {name: self.leaf(name, RELATION, parted=True) for name in ("loc", "ext")}
        # No event writes what was there first: `rf` has no reads of it, and `fr` has them.
        return {**own_sets, **own, **parted, "rf": self.leaf("rf", RELATION), "IW": self.nothing}

    def union(self, *several: Node) -> Node:
        parts = list(dict.fromkeys(part for each in several for part in (each.args if each.op == "union" else (each,))
                                   if part.kind != NOTHING))
        if len(parts) < 2:
            return parts[0] if parts else self.nothing
        own = [part for part in parts if part.own]
        if 1 < len(own) < len(parts):  # A part that depends on one thread is computed once for it.
            parts = [self.node("union", own[0].kind, *own, own=True), *(part for part in parts if not part.own)]
        return self.node("union", parts[0].kind, *parts, own=all(part.own for part in parts),
                         parted=all(part.parted for part in parts))

    def intersection(self, one: Node, other: Node) -> Node:
        if NOTHING in (one.kind, other.kind):
            return self.nothing
        both = one.parted and other.parted
        return self.node("intersection", one.kind, one, other, own=both and (one.own or other.own), parted=both)

    def difference(self, one: Node, other: Node) -> Node:
        if NOTHING in (one.kind, other.kind):
            return one
        both = one.parted and other.parted
        return self.node("difference", one.kind, one, other, own=both and one.own, parted=both)

    def sequence(self, one: Node, other: Node) -> Node:
        if NOTHING in (one.kind, other.kind):
            return self.nothing
        own = one.own and other.own
        parted = one.parted and other.parted and (one.own or other.own)
        if one.op == "identity":
            return self.node("from_set", RELATION, one.args[0], other, own=own, parted=parted)
        if other.op == "identity":
            return self.node("to_set", RELATION, one, other.args[0], own=own, parted=parted)
        return self.node("sequence", RELATION, one, other, own=own, parted=parted)

    def closure(self, op: str, of: Node) -> Node:
        if of.kind == NOTHING:
            return self.nothing if op == "plus" else self.leaf("id", RELATION, own=True)
        return self.node(op, RELATION, of, own=of.own, parted=op == "option" and of.parted)

    # Expressions.

    def value(self, tree: Branch, scope: Scope) -> Value:
        """The value of an expression."""
        of = tree.children
        match tree.data:
            case "variable":
                return self.named(only(tree), scope)
            case "nothing":
                return self.nothing
            case "explicit" if not of:
                return self.nothing
            case "universe":
                return self.leaf("_", SET, own=True)
            case "unit":
                return Tuple(())
            case "tuple":
                return Tuple(tuple(self.value(each, scope) for each in branches(tree)))
            case "lambda":
                return Function(names_in(of[0]), branches(tree)[-1], scope)
            case "apply":
                return self.applied(tree, scope)
            case "local":
                return self.value(branches(tree)[1], scope.inside(self.bound(branches(tree)[0], scope)))
            case "local_rec":
                return self.value(branches(tree)[1], scope.inside(self.bound_rec(branches(tree)[0], scope)))
            case "try":
                return self.tried(tree, scope)
            case "if":
                condition, then, otherwise = branches(tree)
                return self.value(then if self.holds(condition, scope) else otherwise, scope)
        return self.computed(tree, scope)

    def computed(self, tree: Branch, scope: Scope) -> Node:
        """A set or a relation that an operator gives."""
        if tree.data not in COMPUTED:
            raise scope.problem(tree, f"not computed here: {tree.data.replace('_', ' ')}")
        args = [self.set_or_relation(each, scope) for each in branches(tree)]
        match str(tree.data):
            case "union":
                self.alike(tree, scope, args)
                return self.union(*args)
            case "intersection" | "difference" as op:
                self.alike(tree, scope, args)
                fold = self.intersection if op == "intersection" else self.difference
                found = args[0]
                for each in args[1:]:
                    found = fold(found, each)
                return found
            case "sequence":
                self.are(tree, scope, RELATION, args)
                found = args[-1]
                for each in reversed(args[:-1]):
                    found = self.sequence(each, found)
                return found
            case "plus" | "star" | "option" as op:
                self.are(tree, scope, RELATION, args)
                return self.closure(op, args[0])
            case "inverse":
                self.are(tree, scope, RELATION, args)
                return self.node("inverse", RELATION, *args, own=args[0].own, parted=args[0].parted)
            case "complement":
                if args[0].kind == NOTHING:
                    raise scope.problem(tree, "a set or a relation must be what is not nothing")
                is_set = args[0].kind == SET
                return self.node("complement", args[0].kind, *args, own=is_set and args[0].own, parted=args[0].parted)
            case "product":
                self.are(tree, scope, SET, args)
                if NOTHING in (args[0].kind, args[1].kind):
                    return self.nothing
                return self.node("product", RELATION, *args, parted=args[0].own and args[1].own)
            case "identity":
                self.are(tree, scope, SET, args)
                return self.nothing if args[0].kind == NOTHING else \
                    self.node("identity", RELATION, *args, own=args[0].own)
        raise AssertionError(tree.data)

    def named(self, name: Token, scope: Scope) -> Value:
        if name in ("domain", "range"):
            return Function(("r",), Tree(str(name), [], Tree("variable", [name]).meta), scope)
        if name not in scope.names:
            raise scope.problem(name, f"unknown name: {name}")
        return scope.names[name]

    def set_or_relation(self, tree: Branch, scope: Scope) -> Node:
        found = self.value(tree, scope)
        if not isinstance(found, Node):
            raise scope.problem(tree, f"a {type(found).__name__.lower()}, where a set or a relation must be")
        return found

    def are(self, tree: Branch, scope: Scope, kind: str, args: list[Node]) -> None:
        if any(each.kind not in (kind, NOTHING) for each in args):
            raise scope.problem(tree, f"{tree.data} is of a {kind}")

    def alike(self, tree: Branch, scope: Scope, args: list[Node]) -> None:
        if len({each.kind for each in args} - {NOTHING}) > 1:
            raise scope.problem(tree, f"{tree.data} of a set and a relation")

    def applied(self, tree: Branch, scope: Scope) -> Value:
        first, second = branches(tree)
        function, given = self.value(first, scope), self.value(second, scope)
        if not isinstance(function, Function):
            raise scope.problem(tree, "only a function is applied")
        if function.body.data in ("domain", "range"):
            if not isinstance(given, Node) or given.kind == SET:
                raise scope.problem(tree, f"{function.body.data} of what is no relation")
            return self.nothing if given.kind == NOTHING else \
                self.node(str(function.body.data), SET, given, own=given.own)
        return self.value(function.body, function.scope.inside(self.given(function, given, tree, scope)))

    def given(self, function: Function, value: Value, tree: Branch,
              scope: Scope) -> Names:
        values = value.values if isinstance(value, Tuple) and len(function.parameters) != 1 else (value,)
        if len(values) != len(function.parameters):
            raise scope.problem(tree, f"{len(values)} arguments of a function of {len(function.parameters)}")
        return dict(zip(function.parameters, values, strict=True))

    def tried(self, tree: Branch, scope: Scope) -> Value:
        """The first expression, or the second one if the first has a name that is not known."""
        first, second = branches(tree)
        unknown = [name for each in first.find_data("variable") if (name := only(each)) not in scope.names]
        return self.value(second if unknown else first, scope)

    def holds(self, tree: Branch, scope: Scope) -> bool:
        """A condition on herd's variants, none of which is chosen."""
        parts = branches(tree)
        match str(tree.data):
            case "condition":
                return self.holds(parts[0], scope)
            case "variant":
                return False
            case "no_variant":
                return not self.holds(parts[0], scope)
            case "any_variant":
                return any(self.holds(each, scope) for each in parts)
            case "every_variant":
                return all(self.holds(each, scope) for each in parts)
        raise scope.problem(tree, f"not computed here: a condition, {tree.data}")

    # Definitions.

    def bound(self, bindings: Branch, scope: Scope) -> Names:
        found: dict[str, Value] = {}
        for each in branches(bindings):
            for name, value in self.definition(each, scope).items():
                if name in found:
                    raise scope.problem(each, f"{name} is defined twice")
                found[name] = value
        return found

    def definition(self, tree: Branch, scope: Scope) -> Names:
        body = branches(tree)[-1]
        match str(tree.data):
            case "define":
                return {str(tree.children[0]): self.value(body, scope)}
            case "function":
                return {str(tree.children[0]): Function(names_in(tree.children[1]), body, scope)}
        names, value = names_in(tree.children[0]), self.value(body, scope)
        if not isinstance(value, Tuple) or len(value.values) != len(names):
            raise scope.problem(tree, f"not {len(names)} values")
        return dict(zip(names, value.values, strict=True))

    def bound_rec(self, bindings: Branch, scope: Scope) -> Names:
        """The least relations that fit. A function that is recursive is an error where it is applied."""
        parts = branches(bindings)
        if any(each.data == "function" for each in parts):
            return {str(each.children[0]): Function(names_in(each.children[1]), Tree("recursion", [], each.meta), scope)
                    for each in parts}
        names = [str(each.children[0]) for each in parts]
        own = True  # Then it is tried whether it is.
        while True:
            group = f"{scope.path.name}:{bindings.meta.line} {own}"
            variables = {name: self.node("variable", RELATION, name=f"{group} {name}", own=own) for name in names}
            inside = scope.inside({**variables})
            bodies = [self.set_or_relation(branches(each)[-1], inside) for each in parts]
            self.are(bindings, scope, RELATION, bodies)
            if not own or all(each.own for each in bodies):
                break
            own = False
        args = (*variables.values(), *bodies)
        return {name: self.node("least", RELATION, *args, name=str(n), own=own) for n, name in enumerate(names)}

    # Statements.

    def read(self, path: Path, names: Names, tree: Branch | None = None) -> Scope:
        """Reads a file: returns what it and those that it includes define."""
        scope = Scope(path, dict(names))
        if tree is None:
            _, tree = parse(path)
            self.mentioned |= mentioned(tree)
        self.statements(branches(tree), scope, {})
        return scope

    def statements(self, trees: list[Branch], scope: Scope, here: dict[str, Branch]) -> None:
        """Executes statements; `here` are the names that this file defines."""
        for tree in trees:
            kind = str(tree.data)
            if kind in ("let", "let_rec"):
                if len(tree.children) > 1:
                    raise scope.problem(tree, "not computed here: when")
                new = (self.bound if kind == "let" else self.bound_rec)(branches(tree)[0], scope)
                self.define(new, tree, scope, here)
            elif kind == "test":
                self.checks.append(self.check(tree, scope))
            elif kind == "include":
                self.include(tree, scope)
            elif kind == "if_variant":
                condition, *parts = branches(tree)
                chosen = parts[:1] if self.holds(condition, scope) else parts[1:]
                self.statements([each for part in chosen for each in branches(part)], scope, here)
            elif kind == "procedure":
                self.procedure(tree, scope)
            elif kind == "call":
                self.call(tree, scope)
            elif kind not in (*SHOWS, "title"):
                raise scope.problem(tree, f"not computed here: {kind.replace('_', ' ')}")

    def define(self, new: Names, tree: Branch, scope: Scope, here: dict[str, Branch]) -> None:
        for name in new:
            if name in here and not self.shadowing:
                raise scope.problem(tree, f"{name} is defined twice, first in line {here[name].meta.line}")
            here[name] = tree
        scope.names.update(new)

    def check(self, tree: Branch, scope: Scope) -> Check:
        *verb, check = branches(tree)
        kind, expression, *name = check.children
        assert isinstance(kind, Token) and isinstance(expression, Tree)
        of = self.set_or_relation(expression, scope)
        if of.kind == SET and not kind.endswith("empty"):
            raise scope.problem(tree, f"{kind} is of a relation")
        word = str(only(verb[0])) if verb else ""
        says = f"{scope.path.name}:{tree.meta.line}"
        return Check(str(name[0]) if name else says, word, kind.strip("~ \n\t"), kind.startswith("~"), of, says)

    def include(self, tree: Branch, scope: Scope) -> None:
        name = only(tree).strip('"')
        if name in SEARCHED:
            scope.names.update(self.found_by_search())
        elif not (path := scope.path.with_name(name)).is_file():
            raise scope.problem(tree, f"there is no {name}")
        else:
            known = len(self.checks)
            scope.names.update(self.read(path, scope.names).names)
            if name in ASSUMED:
                del self.checks[known:]

    def found_by_search(self) -> dict[str, Node]:
        found = {name: self.leaf(name, RELATION) for name in ("co", "fr")}
        inner, outer = self.leaf("int", RELATION, own=True), self.leaf("ext", RELATION, parted=True)
        for name, of in list(found.items()):
            found |= {f"{name}i": self.intersection(of, inner), f"{name}e": self.intersection(of, outer)}
        return found | {"ca": self.union(found["co"], found["fr"])}

    def procedure(self, tree: Branch, scope: Scope) -> None:
        parts = [each for each in tree.children if not (isinstance(each, Token) and each.type == "REC")]
        self.procedures[str(parts[0])] = names_in(parts[1]), [each for each in parts[2:] if isinstance(each, Tree)]

    def call(self, tree: Branch, scope: Scope) -> None:
        name, argument = tree.children[0], branches(tree)[0]
        if name not in self.procedures:
            raise scope.problem(tree, f"unknown procedure: {name}")
        parameters, body = self.procedures[str(name)]
        function = Function(parameters, argument, scope)
        self.statements(body, scope.inside(self.given(function, self.value(argument, scope), tree, scope)), {})


def branches(tree: Branch) -> list[Branch]:
    return [each for each in tree.children if isinstance(each, Tree)]


def only(tree: Branch) -> Token:
    [found] = (each for each in tree.children if isinstance(each, Token))
    return found


def mentioned(tree: Branch) -> set[str]:
    return {str(only(each)) for each in tree.find_data("variable")}


def names_in(part: Branch | Token) -> tuple[str, ...]:
    """The names of parameters."""
    return (str(part),) if isinstance(part, Token) else tuple(map(str, part.scan_values(lambda _: True)))


def without(text: str, tree: Branch, number: int) -> str:
    """Leaves the clause with a number out of a model: a member of a union, a definition that is
    not a union, or a closure. Returns its text, or nothing if the model has fewer clauses."""
    every = (found for statement in branches(tree) for holder in holders(statement)
             for found in clauses(holder, branches(holder)[-1], True))
    for place, clause, instead in islice(every, number, number + 1):
        place.children[next(n for n, each in enumerate(place.children) if each is clause)] = instead
        return " ".join(text[clause.meta.start_pos:clause.meta.end_pos].split())
    return ""


def holders(statement: Branch) -> list[Branch]:
    """The definitions or the check of a statement."""
    if statement.data in ("let", "let_rec"):
        return branches(branches(statement)[0])
    return branches(statement)[-1:] if statement.data == "test" else []


def clauses(place: Branch, tree: Branch, is_member: bool) -> Iterator[tuple[Branch, Branch, Branch]]:
    """The clauses in a tree: what each is in, itself, and what is in its place without it."""
    if tree.data == "union":
        for each in branches(tree):
            yield from clauses(tree, each, True)
        return
    if is_member:
        yield place, tree, Tree("nothing", [], tree.meta)
    elif tree.data in CLOSURES:
        yield place, tree, branches(tree)[0]
    for each in branches(tree):
        yield from clauses(tree, each, False)
