"""Edits of programs.py: each access, condition, value, result and private word of a function is changed, one at a time.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any

from model.problem import Problem
from model.refinement import programs
from model.refinement.cases import comparison, programs_of
from model.refinement.conditions import Wrong
from model.refinement.profiles import Profile
from model.refinement.relate import actions_differ, compared_actions, steps_differ, steps_of

# Another location in the same piece, and another result.
OTHER = {"top": "bottom", "bottom": "top", "ring": "mode", "mode": "ring"}
RESULTS = {"NONE": "RETRY", "RETRY": "NONE"}
NEGATED: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Lt: ast.GtE(), ast.GtE: ast.Lt(), ast.Gt: ast.LtE(), ast.LtE: ast.Gt(), ast.Eq: ast.NotEq(), ast.NotEq: ast.Eq()}
SHIFTED: dict[type[ast.cmpop], ast.cmpop] = {ast.Lt: ast.LtE(), ast.LtE: ast.Lt(), ast.Gt: ast.GtE(), ast.GtE: ast.Gt()}
# The arguments that are increased: of functions, those of these types.
NUMBERS = ("Word", "Element", "Element | None")
ARGUMENTS = {"store": (2,), "cas": (2, 3), "slot": (1, 2), "slot_in": (1,)}
PIECES = ("at.records.newest", "at.victim.ring")  # Loads of these return no number.
FILE = Path(programs.__file__)


@dataclass(frozen=True)
class Edit:
    function: Callable[..., Any]
    line: int
    was: str
    becomes: str
    code: CodeType

    @property
    def says(self) -> str:
        return f"{self.function.__name__}, line {self.line}: {self.was} becomes {self.becomes}"

    @contextmanager
    def made(self) -> Iterator[None]:
        """Edits the program for a while."""
        right, self.function.__code__ = self.function.__code__, self.code
        try:
            yield
        finally:
            self.function.__code__ = right


@cache
def functions() -> dict[str, ast.FunctionDef]:
    parsed = ast.parse(FILE.read_text(encoding="utf-8"))
    return {each.name: each for each in parsed.body if isinstance(each, ast.FunctionDef)}


def function_of(name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = vars(programs)[name]
    return found


@cache
def uses(name: str) -> frozenset[str]:
    """The functions that one calls or goes on with, and those that these use, and so on."""
    found, todo = set[str](), [name]
    while todo:
        if (one := todo.pop()) not in found:
            found.add(one)
            todo += [each.id for each in ast.walk(functions()[one]) if isinstance(each, ast.Name) and each.id in functions()]
    return frozenset(found)


# How a function is edited.


def edits(name: str) -> Iterator[Edit]:
    """The edits of a function."""
    tree = functions()[name]
    for node in ast.walk(tree):
        for becomes in changes(node):
            copies: dict[int, Any] = {}
            other = copy.deepcopy(tree, copies)
            Replace(copies[id(node)], ast.fix_missing_locations(becomes)).visit(other)
            yield Edit(function_of(name), getattr(node, "lineno", tree.lineno), ast.unparse(node),
                       ast.unparse(becomes), compiled(other))


class Replace(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> Any:
        return self.new if node is self.old else self.generic_visit(node)


def compiled(function: ast.FunctionDef) -> CodeType:
    """The code of a function, without the defaults and types of its parameters, which stay as they are."""
    parameters = ast.arguments([], [ast.arg(each.arg) for each in function.args.args],
                               function.args.vararg and ast.arg(function.args.vararg.arg), [], [], None, [])
    bare = ast.FunctionDef(function.name, parameters, function.body, [])
    ast.fix_missing_locations(bare)
    module = compile(ast.Module([bare], []), str(FILE), "exec")
    [found] = [each for each in module.co_consts if isinstance(each, CodeType)]
    return found


def increased(node: ast.expr) -> ast.expr:
    return ast.BinOp(copy.deepcopy(node), ast.Add(), ast.Constant(1))


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """What becomes of a node."""
    match node:
        case ast.Compare(left, [op], [right]):
            for table in (NEGATED, SHIFTED):
                if type(op) in table:
                    yield ast.Compare(left, [table[type(op)]], [right])
        case ast.If(test) if not isinstance(test, ast.Compare):
            yield ast.If(ast.UnaryOp(ast.Not(), test), node.body, node.orelse)
        case ast.Attribute(ast.Attribute(attr="inner" | "victim"), attr) if attr in OTHER:
            yield ast.Attribute(node.value, OTHER[attr], node.ctx)
        case ast.Name(name) if name in RESULTS:
            yield ast.Name(RESULTS[name], node.ctx)
        case ast.BinOp(left, op, ast.Constant(value)) if type(value) is int:
            yield ast.BinOp(left, op, ast.Constant(value + 1))
        case ast.Expr(ast.Call(ast.Attribute(ast.Name("at"), "store" | "fence" | "cas"))):
            yield ast.Pass()
        case ast.Assign([ast.Attribute()], value):
            yield ast.Pass()
            yield ast.Assign(node.targets, increased(value))
        case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)):
            for n in (n for n, each in enumerate(targets) if isinstance(each, ast.Attribute)):
                yield ast.Assign([ast.Tuple(targets[:n] + targets[n + 1:], ast.Store())],
                                 ast.Tuple(values[:n] + values[n + 1:], ast.Load()))
        case ast.Return(ast.Name(name)) if name not in RESULTS:
            yield ast.Return(increased(ast.Name(name, ast.Load())))
        case ast.Call(ast.Attribute(ast.Name("at"), "load"), [_, address]) if ast.unparse(address) not in PIECES:
            yield increased(node)
        case ast.Call(_, arguments):
            for number in numbers(node):
                yield ast.Call(node.func, [increased(each) if n == number else each
                                           for n, each in enumerate(arguments)], node.keywords)
        case _:
            pass


def numbers(call: ast.Call) -> list[int]:
    """Which arguments are numbers."""
    match call:
        case ast.Call(ast.Attribute(ast.Name("at"), name)) if name in ARGUMENTS:
            return [n for n in ARGUMENTS[name] if n < len(call.args)]
        case ast.Call(ast.Attribute(ast.Name("at"), "goes"), [ast.Name(name), *_]) | ast.Call(ast.Name(name)) \
                if name in functions():
            types = [each.annotation and ast.unparse(each.annotation) for each in functions()[name].args.args]
            return [n for n, (kind, _) in enumerate(zip(types, call.args, strict=False)) if kind in NUMBERS]
        case _:
            return []


# Whether an edit is reported.


def reported(edit: Edit, profile: Profile) -> str:
    """What the comparison of the edited programs reports first."""
    name, every = edit.function.__name__, compared_actions(profile)
    answers: dict[str, list[Any]] = {each.name: [] for each in every}
    with edit.made():
        for program in sorted(programs_of(profile), key=lambda each: name not in uses(each.name)):
            if name in uses(program.name):
                try:
                    wrong, more = steps_differ(comparison.__wrapped__(program, profile), every, profile)
                except (Problem, Wrong) as problem:
                    return str(problem)
            else:
                wrong, more = steps_of(program, profile)
            if wrong:
                return wrong[0]
            for each, found in more.items():
                answers[each] += found
    return next(iter(actions_differ(every, answers, profile)), "")
