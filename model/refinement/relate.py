"""Programs, on integers, against the relation: each step is one of an action, and each action is such a step."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import z3
from z3 import And, Bool, If, Int, Not, Or
from z3.z3util import get_vars

from model import sites
from model.proof import access, relation, state
from model.proof.access import Action, me, s
from model.proof.complete import unsatisfiable
from model.proof.invariant import invariant
from model.proof.state import OWNER, THIEF, State, but, put
from model.refinement import programs
from model.refinement.match import Conditions, Goes, paths
from model.refinement.terms import Problem, Term, remembered

PROTOCOLS = relation.PROTOCOLS | {f"{name}<GracePeriod>": relation.PROTOCOLS[name] for name in ("Fenced", "Asymmetric")}
# Actions of other programs, which are not compared, and of the kernel's barrier.
OTHERS = ("retire.finds", "retire.found", "retire.fence, fenced", "retire.look", "free", "owner.leave", "cool.finds",
          "cool.found", "cool.look, done", "the future")
# Steps that only the relation has, and no other thread notices: a thief announces itself, the owner runs a fence.
UNSEEN = {"Fenced<Retain>": ("reader.enter",), "Fenced<Epoch>": ("reader.enter", "retire.fence"),
          "Asymmetric<Epoch>": ("retire.fence",)}
THIEVES = ("steal", "batch", "claim_next")  # the programs of a thief
# What a thread knows of the invariant.
FACTS = ("Sane", "Counts", "SeenTop", "SeenMode", "Modes", "Barred")
facts = lru_cache(maxsize=None)(lambda protocol: [
    each.formula for each in invariant(s, PROTOCOLS[protocol]) if each.name in FACTS])
site_of = lambda action: action.name.partition(",")[0]
actions = lru_cache(maxsize=None)(lambda protocol: relation.actions_of(PROTOCOLS[protocol]))


class Num:
    """An integer, to a program."""

    def __init__(self, v: Any) -> None:
        self.v = v.v if isinstance(v, Num) else v

    def __bool__(self) -> bool:
        return Term.decide(self.v)


Num.__and__, Num.__rshift__ = lambda self, mask: Num(self.v % (mask + 1)), lambda self, n: Num(self.v / 2 ** n)
for _name in ("add", "radd", "sub", "rmul", "lt", "le", "gt", "ge", "eq", "ne"):
    setattr(Num, f"__{_name}__", lambda one, other, name=f"__{_name}__": Num(getattr(
        one.v if z3.is_expr(one.v) else z3.IntVal(one.v), name)(Num(other).v)))


class Step(NamedTuple):
    site: str
    answer: Any  # what a load returned; of a claim, what was expected
    value: Any  # what is written; of a slot, its index
    known: int  # the conditions until then


class Memory:
    """Memory and what threads own, to a program on integers. A thread's record is its own, and not in a steal. Rings
    are the same object, with the mask of a new one; that this has its first index is the step `resize`."""

    def __init__(self, conditions: Conditions, protocol: str) -> None:
        self.conditions, self.asymmetric, self.grace = conditions, "Asymmetric" in protocol, "GracePeriod" in protocol
        self.epochs = "Epoch" in protocol
        self.frees = self.grace or self.epochs
        self.steps: list[Step] = []
        self.given: list[tuple[str, Any]] = []  # to the program that goes on
        self.state, self.nested, self.count, self.registered = programs.ALIVE, 0, 0, 1
        self.mask, self.older, self.newest, self.free, self.linked = Num(s.capacity(s.rings + 1) - 1), 0, 0, 0, True

    top = bottom = mode = ring = None
    words, kept, waiting, least = 1, 1, 0, Num(Int("the least"))  # No ring waits.
    record = handle = pins = records = inner = victim = property(lambda self: self)
    first = property(lambda self: Num(Int("the old first")),
                     lambda self, found: self.step("resize", found.v, self.mask.v + 1))
    __add__ = __sub__ = lambda self, _: self

    def step(self, site: str, answer: Any = None, value: Any = None) -> None:
        self.steps.append(Step(site, answer, value, len(self.conditions.known)))

    def load(self, site: str, _: Any) -> Num | int:
        if site == "reader.count":  # It is the thread's own, and no step of the relation.
            return self.count
        self.step(site, Int(f"{site} {len(self.steps)}"))
        return Num(self.steps[-1].answer)

    def store(self, site: str, address: Any, value: Any) -> None:
        if site.endswith(".slot"):
            return self.step(site, Num(value).v, address)
        # What is cooled has been found warm.
        return self.step(site, self.steps[-1].answer if site == "cool.mode" else None, Num(value).v)

    def cas(self, site: str, _: Any = None, expected: Any = None, new: Any = None) -> bool:
        self.step(site, Num(expected).v, Num(new).v)
        return Term.decide(Bool(f"{site} won"))

    choose = lambda self, condition, one, other: Num(If(condition.v, Num(one).v, Num(other).v))
    fence, heavy = step, cas  # A process-wide barrier may fail as well.
    slot = slot_in = lambda self, *where: Num(where[-1]).v
    unsigned = signed = power_of_two = lambda self, word: word
    is_power_of_two = fits = lambda self, _: True  # A ring of the relation has any capacity.
    piece = lambda self, _: self

    def goes(self, function: Callable, *more: Any) -> Any:
        if function.__name__ in PROGRAMS:
            names = says("given", [function.__name__])[0].split()
            self.given = [(name, value) for name, value in zip(names, more) if (name, "local") in TABLE]
            raise Goes(*says("begins", [function.__name__]))
        return function(self, *more)

    def call(self, name: str, *_: Any) -> Memory:
        if name == "pin":
            self.step(name)
        elif name not in ("allocate", "unpin"):  # Before a push there is room; after the others, nothing is left to do.
            raise Goes("")
        return self


STEPS = Path(__file__).with_name("steps.txt")
# What the table says of a step, once or in several lines.
ONCE = {"step", "at", "then", "given", "begins", "modes", "is", "as"}
OFTEN = {"knows", "expects", "may", "more", "keeps", "does", "local"}


def table() -> dict[tuple[str, str], list[str]]:
    """The lines of steps.txt, by the name and the kind. An unknown one is an error with its line."""
    found: dict[tuple[str, str], list[str]] = {}
    names: list[str] = []
    places: dict[str, int] = {}
    for number, line in enumerate(STEPS.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith(" "):
            names = [] if line.startswith("#") or not line else line.split("; ")
            places |= dict.fromkeys(names, number)
            continue
        kind, _, text = line.strip().partition(" ")
        if not names or kind not in ONCE | OFTEN:
            raise Problem(f"{STEPS.name}:{number}: not a line of a step: {line.strip()!r}")
        for name in names:
            if kind in ONCE and (name, kind) in found:
                raise Problem(f"{STEPS.name}:{number}: {name} has {kind!r} twice")
            found.setdefault((name, kind), []).append(text)
    known = {*sites.TABLE, "pin", "won", "lost", *(name for name, kind in found if kind == "given")}
    for name, number in places.items():
        is_name = {(name, "is"), (name, "local")} & found.keys()
        if not is_name and (unknown := {*name.split()} - known):
            raise Problem(f"{STEPS.name}:{number}: no site, program or outcome: {' '.join(sorted(unknown))}")
    return found


TABLE = table()
NAMES = vars(state) | vars(access) | vars(relation)
for (_name, _kind), [_text, *_] in TABLE.items():
    if _kind == "is":
        NAMES[_name] = eval(_text, NAMES)
PROGRAMS = [name for name, kind in TABLE if kind == "given"]


def says(kind: str, sites: list[str], **names: Any) -> list:
    """What the table has of this kind, for the first of these sites that has it."""
    rows = next((TABLE[site, kind] for site in sites if (site, kind) in TABLE), [])
    return [eval(each, NAMES, names) for each in rows]


def where(of: State, site: str, program: str, *kinds: str) -> Any:
    """The place of a thread before a site, or at the end, without one, and what the program knows there."""
    sites = [f"{program} {site}", site]
    [place] = says("at", sites) or [site]
    at, places = (of.thief_at(me), THIEF) if program in THIEVES else (of.at, OWNER)
    knows = [each for kind in kinds for each in says(kind, sites, state=of)]
    return And(at == places.get(place, places["idle"]), *knows)


def outcomes(of: str, known: list, site: str = "") -> list[str]:
    """The names of a site in the table, with whether its claim was won, and without."""
    won = any(each.eq(Bool(f"{of} won")) for each in known)
    return [f"{site or of} {'won' if won else 'lost'}", site or of]


class Case(NamedTuple):
    """A step of a program on one of its paths."""

    program: str
    sites: list[str]  # with whether a claim was won, and without
    names: dict[str, Any]
    then: str
    worker: SimpleNamespace
    given: list[tuple[str, Any]]  # what another program begins with after it
    before: list  # where it is, what it did before, and what memory answers
    own: Any  # that it is there, that memory may answer something, and that the program then branches so

    def effect(self, after: State) -> list:
        """What the action of the step must do."""
        ends = [after.bottom == self.worker.bottom.v,
                after.room_from + after.capacity(after.rings) == self.worker.grow_at.v]
        keeps, does = (says(kind, self.sites, state=after, after=after, **self.names) for kind in ("keeps", "does"))
        given = [Num(value).v == each for name, value in self.given for each in says("local", [name], state=after)]
        return [where(after, self.then, self.program, "knows", "expects"), *keeps, *does, *given,
                *(ends if not self.then and self.program not in THIEVES else [])]


@lru_cache(maxsize=None)
def cases(protocol: str) -> list[Case]:
    """The steps of all programs of a protocol that are steps of the relation."""
    o = PROTOCOLS[protocol]
    seen: dict[tuple, Case] = {}  # Many paths have the same steps.
    for program in (each for each in PROGRAMS if "Asymmetric" in protocol or not says("modes", [each])):
        for conditions, (memory, worker, goes) in paths(lambda each: executed(program, each, protocol)):
            steps = memory.steps
            inside = [each for each, then in zip(steps, [*(each.site for each in steps[1:]), goes]) if all(says(
                "step", outcomes(each.site, conditions.known), program=program, following=then, order=o.get(each.site),
                protocol=protocol))]
            for n, (step, then) in enumerate(zip(inside, [*(each.site for each in inside[1:]), goes])):
                known = conditions.known[:inside[n + 1].known if n + 1 < len(inside) else None]
                [site] = says("as", [step.site], then=then) or [step.site]
                sites = outcomes(step.site, known, site)
                [then] = says("then", sites, then=then) or [then]
                names = {"answer": step.answer, "value": step.value}
                kept = [each for before in steps if before.known <= step.known and before is not step
                        for each in says("keeps", [before.site], state=s, answer=before.answer, value=before.value)]
                # A thread is at `pop.cas` only after it found one element.
                since = [each.known for each in steps if each.site == "pop.top" and step.site == "pop.cas"]
                own = [*says("may", sites, o=o, **names), *kept,
                       *known[since[0] if since else step.known if n else 0:]]
                before = [where(s, site, program, "knows", "expects"), *own, *known]
                own = [where(s, site, program, "knows"), *([] if says("more", sites) else own)]
                terms = worker.bottom.v, worker.grow_at.v, *before, *own
                at = then, program, sites[0], *(each.get_id() for each in terms)
                if at not in seen:
                    given = memory.given if step is inside[-1] else []
                    seen[at] = Case(program, sites, names, then, worker, given, before,
                                    z3.Exists([Int("nothing"), *unknown(own)], And(*own)))
    return list(seen.values())


def executed(name: str, conditions: Conditions, protocol: str) -> tuple[Memory, SimpleNamespace, str]:
    """What a program did, and the site at which another goes on."""
    own = {name: Num(Int(f"worker {name}")) for name in ("upkeep", "left", "claims_from")}
    memory, capacity = Memory(conditions, protocol), s.capacity(s.rings)
    worker = SimpleNamespace(bottom=Num(s.bottom), grow_at=Num(s.room_from + capacity), slots=memory,
                             mask=Num(capacity - 1), inner=memory, most=0, **own)
    its = {name: Num(Int(f"its {name}")) for name in ("bottom", "mask")}  # of a batch's own deque, which has room
    its |= {"grow_at": its["bottom"] + programs.BATCH, "slots": memory, "inner": SimpleNamespace(bottom=None)}
    given, [names] = {"w": worker, "new": memory, "own": SimpleNamespace(**its)}, says("given", [name])
    given |= {each: Num(found) for each in names.split() for found in says("local", [each], state=s)}
    try:
        getattr(programs, name)(memory, *(given.get(each, Num(Int(f"given {each}"))) for each in names.split()))
    except Goes as goes:
        return memory, worker, str(goes)
    return memory, worker, ""


impossible = remembered(lambda *terms: unsatisfiable(*terms, effort=20_000_000))


def implied(known: list, goal: Any) -> bool:
    return impossible(*known, Not(goal))


def compared(protocol: str, change: Callable = lambda each: each, only: str = "") -> tuple[int, list[str]]:
    """How much was compared with the actions, or with changed ones, and what differs. A site limits this to its own."""
    known = facts(protocol)
    others = (*OTHERS, *UNSEEN.get(protocol, ()))
    by: dict[str, list[Case]] = defaultdict(list)
    wrong, number = [], 0
    own = [each for each in filter(None, map(change, actions(protocol)))
           if not each.name.startswith(others) and only in ("", site_of(each))]
    for case in (each for each in cases(protocol) if only in ("", each.sites[1])):
        number += 1
        fits = [each.name for each in own if site_of(each) == case.sites[1] and implied(
            [*known, *case.before, *each.writes], And(*each.guard, *case.effect(each.after)))]
        if not fits:
            wrong.append(f"no action is this step at {case.sites[1]}")
        for name in fits:
            by[name].append(case)
    for each in own:
        number += 1
        answers = [case.own for case in by[each.name]]
        if not answers:
            wrong.append(f"no step is the action {each.name}")
        elif not implied([*known, *each.guard], Or(*answers)):
            wrong.append(f"{each.name} may happen where no program has this step")
    return number, wrong


def unknown(terms: list) -> list:
    """The answers to a program, which are no variables of the relation."""
    return [each for each in get_vars(And(*terms))
            if " " in str(each) and not str(each).startswith(("owner ", "thief "))]


NUMBERS = ("bottom", "messages", "top", "modes", "rings", "copied", "room_from", "writes")
CHANGED = {**dict.fromkeys(NUMBERS, lambda value: value + 1),
           **dict.fromkeys(("target", "element", "in_ring", "mode"), lambda value: lambda x: value(x) + 1)}


def changed(action: Action, known: list) -> Iterator[tuple[str, Action | None]]:
    """An action with one thing changed: left out, without a condition that does not follow from the others, or with its
    negation, another next site, or another effect."""
    yield "left out", None
    for n, each in enumerate(action.guard):
        others = [*action.guard[:n], *action.guard[n + 1:]]
        yield f"its condition {n + 1} negated", replace(action, guard=[*others, Not(each)])
        if not implied([*known, *others], each):
            yield f"without its condition {n + 1}", replace(action, guard=others)
    owner = action.thief is None or action.name.startswith("cool.")  # A look of the owner is at a thief.
    now, sites = (action.after.at, OWNER) if owner else (action.after.thief_at(me), THIEF)
    there = If(now == sites["idle"], list(sites.values())[1], sites["idle"])
    moved = {"at": there} if owner else {"thief_at": put(action.after.thief_at, me, there)}
    yield "another next site", replace(action, after=but(action.after, **moved))
    for name, change in CHANGED.items():
        if getattr(action.after, name) is not getattr(s, name):
            after = but(action.after, **{name: change(getattr(action.after, name))})
            yield f"another {name}", replace(action, after=after)


def mutants(protocol: str) -> tuple[int, list[str]]:
    """How many changed actions there are, and those that are not reported."""
    number, unseen = 0, []
    for action in actions(protocol):
        site = site_of(action)
        if not any(case.sites[1] == site for case in cases(protocol)) or action.name.startswith(OTHERS):
            continue
        for says, other in changed(action, facts(protocol)):
            number += 1
            if not compared(protocol, lambda each: other if each.name == action.name else each, site)[1]:
                unseen.append(f"{action.name}, {says}")
    return number, unseen
