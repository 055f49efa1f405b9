"""Edits of programs.py: each access, condition, value, result and private word of a function is changed, one at a time.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any

from model.problem import Problem
from model.proof.relation import Reclamation
from model.refinement import freeing, programs
from model.refinement.cases import comparison, programs_of
from model.refinement.conditions import Wrong
from model.refinement.profiles import Fences, Profile
from model.refinement.recording import PROGRAMS, Program
from model.refinement.relate import actions_differ, compared_actions, steps_differ, steps_of

# Another location in the same piece, and another result.
OTHER = {"top": "bottom", "bottom": "top", "ring": "mode", "mode": "ring"}
RESULTS = {"NONE": "RETRY", "RETRY": "NONE"}
NEGATED: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Lt: ast.GtE(), ast.GtE: ast.Lt(), ast.Gt: ast.LtE(), ast.LtE: ast.Gt(), ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq()}
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
            names = {each.id for each in ast.walk(functions()[one]) if isinstance(each, ast.Name)}
            todo += names & functions().keys()
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


# Edits that are not reported, by function and a part of their text (an empty one is in each), and why.
CALLS = "the result of a call is not followed"
SIZES = "the relation makes room, and chooses the size of a ring, as it likes, and a batch may end at any element"
UPKEEP = "the relation grows, shrinks, cools, looks and retires rings whenever it may; the program does when that pays"
LOOKS = "a look before the announcement matters only if it finds the deque empty"
LISTS = "lists of records are not followed: the page says why"
NOT_REPORTED: dict[str, dict[str, str]] = {
    "push": {"room != OK": CALLS},
    "room": {"more becomes free(at, w) > more": SIZES, "look_for_room, w, more": SIZES},
    "free": {"room > 0": SIZES},
    "look_for_room": {"needed > capacity": SIZES, "room(at, w, more)": SIZES, "failed": CALLS},
    "resize": {"first - t <= 0": "the relation copies from any index that thieves have passed"},
    "publish": {"upkeep": UPKEEP, "quarter": UPKEEP, "new.mask + 1": UPKEEP, "change < 0": UPKEEP},
    "retire": {"if not (at.grace": UPKEEP},
    "free_ring": {"ring.older = 0": "a ring that is freed is not read again"},
    "pop": {"becomes finish(at, w, left + 1": UPKEEP, "becomes finish(at, w, 0 + 1": UPKEEP, "claims_from": UPKEEP,
            "if at.asymmetric": UPKEEP},
    "reserved": {"mode == WARMING": UPKEEP, "upkeep": UPKEEP, "w.left": UPKEEP},
    "finish": {"w.upkeep": UPKEEP, "if at.frees": CALLS},
    "quarter": {"": UPKEEP},
    "positive": {"": UPKEEP},
    "least": {"one < other": SIZES},
    "cool": {"newest != 0": LISTS, "w.inner.mode becomes w.inner.ring": CALLS},
    "look_into": {"r.older != 0": LISTS},
    "batch": {"w.inner.top": "a batch from the thief's own deque is a pop"},
    "look": {"steal.mode": LOOKS, "look.bottom": LOOKS},
    "announced": {"enter.fence": "only a barrier of another thread makes it a fence"},
    "take": {"half": SIZES, "several": SIZES, "make_room, w, limit": SIZES},
    "claim_next": {"left": SIZES},
    "half": {"": SIZES},
    "make_room": {"": SIZES},
    "announce": {"found != 0": CALLS},
    "enter": {"nested": "the thread is in no other steal", "at.linked": "the thread is in no other steal"},
}


def unexplained(function: str, unseen: list[Edit]) -> list[str]:
    """The edits that nothing reports, without a reason, and the reasons without such an edit."""
    reasons = NOT_REPORTED.get(function, {})
    wrong = [f"not reported: {each.says}" for each in unseen if not any(part in each.says for part in reasons)]
    return wrong + [f"{function}, {part!r}: has a reason not to be reported, but is" for part in reasons
                    if not any(part in each.says for each in unseen)]


# Whether an edit is reported.


GRACE = Profile(Fences.FENCED, Reclamation.GRACE_PERIODS)
ASYMMETRIC = replace(GRACE, fences=Fences.ASYMMETRIC)
RETAIN = Profile(Fences.FENCED)
EPOCHS = Profile(Fences.ASYMMETRIC, Reclamation.EPOCHS)


def is_edited(program: Program, profile: Profile) -> bool:
    """Returns false for batches in other profiles: they have many paths, and nothing new."""
    return not profile.asymmetric or program.function not in (programs.batch, programs.claim_next)


def profiles_of(name: str) -> list[Profile]:
    """The profiles in which a function is edited: where it is used, and where it does more."""
    text, found = ast.unparse(functions()[name]), []
    if any(name in uses(each.name) for each in programs_of(GRACE)):
        found.append(GRACE)
    if not found or "asymmetric" in text or name in ("announced", "warm_up"):
        found.append(ASYMMETRIC)
    if name == "pin":
        found.append(EPOCHS)
    if "r is None" in text:
        found.append(RETAIN)
    return found


def reported(edit: Edit) -> str:
    """What the comparison of the edited programs reports first."""
    return next(filter(None, (reported_in(each, edit) for each in profiles_of(edit.function.__name__))), "")


def reported_in(profile: Profile, edit: Edit) -> str:
    name, every = edit.function.__name__, compared_actions(profile)
    answers: dict[str, list[Any]] = {each.name: [] for each in every}

    def concerns(program: Program) -> bool:
        return name in uses(program.name) and is_edited(program, profile)

    with edit.made():
        for program in sorted(programs_of(profile), key=lambda each: not concerns(each)):
            if not concerns(program):
                wrong, more = steps_of(program, profile)
            else:
                try:
                    wrong, more = steps_differ(comparison.__wrapped__(program, profile), every, profile)
                except (Problem, Wrong, AttributeError, TypeError) as problem:
                    return str(problem)  # It accesses something that is not there.
            if wrong:
                return wrong[0]
            for each, found in more.items():
                answers[each] += found
        frees = freeing.compared(profile)[1] if profile == GRACE and name in uses("collect") else []
    return next(iter([*frees, *actions_differ(every, answers, profile)]), "")


def compared() -> list[str]:
    """The functions that the relation is compared with."""
    used = frozenset[str]().union(*(uses(each.name) for each in PROGRAMS.values()))
    return [each for each in functions() if each in used]


def judged(function: str) -> tuple[int, list[Edit]]:
    """How many edits of a function are reported, and those that are not."""
    found = [(each, reported(each)) for each in edits(function)]
    return sum(bool(says) for _, says in found), [each for each, says in found if not says]
