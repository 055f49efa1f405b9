"""Programs, on integers, against the relation: each step is one of an action, and each action is such a step."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import z3
from z3 import And, Bool, If, Int, Not, Or
from z3.z3util import get_vars

import programs
import relation
from access import Action, first, me, may_read_bottom, may_read_top, read, s
from batch import looks_at_bottom
from complete import unsatisfiable
from invariant import invariant
from match import Conditions, Goes, paths
from state import ABSENT, OWNER, THIEF, but, put
from terms import Term

PROTOCOLS = relation.PROTOCOLS | {f"{name}<GracePeriod>": relation.PROTOCOLS[name] for name in ("Fenced", "Asymmetric")}
# Sites that are no steps of the relation: an element that only the owner writes, and what only makes a steal end early.
NO_STEP = ("pop.slot", "enter.fence", "look.top")
# Actions that may happen where a program has no such step: a claim may fail although nobody else claims.
MORE = ("steal.cas, lost", "warm.done, lost")
# Actions of other programs, which are not compared: rings, maintenance, cooling, batches.
OTHERS = ("push.top", "resize", "grow.", "retire.", "free", "cool.", "owner.", "pop.mode, push", "pop.warm, push",
          "batch.", "the future")


class Num:
    """An integer, to a program."""

    def __init__(self, v: Any) -> None:
        self.v = v.v if isinstance(v, Num) else v

    def __bool__(self) -> bool:
        return Term.decide(self.v)


for _name in ("add", "sub", "lt", "le", "gt", "ge", "eq", "ne"):
    setattr(Num, f"__{_name}__", lambda one, other, name=f"__{_name}__": Num(getattr(
        one.v if z3.is_expr(one.v) else z3.IntVal(one.v), name)(Num(other).v)))


class Step(NamedTuple):
    site: str
    answer: Any  # what a load returned; of a claim, what was expected
    value: Any  # what is written; of a slot, its index
    known: int  # the conditions until then


class Memory:
    """Memory and what threads own, to a program on integers. A thread's record is its own, and not in a steal."""

    def __init__(self, conditions: Conditions, protocol: str) -> None:
        self.conditions, self.asymmetric, self.grace = conditions, "Asymmetric" in protocol, "GracePeriod" in protocol
        self.steps: list[Step] = []
        self.state, self.nested, self.count = programs.ALIVE, 0, 0

    top = bottom = mode = ring = None
    record = handle = property(lambda self: self)

    def step(self, site: str, answer: Any = None, value: Any = None) -> None:
        self.steps.append(Step(site, answer, value, len(self.conditions.known)))

    def load(self, site: str, _: Any) -> Num | int:
        if site == "reader.count":  # It is the thread's own, and no step of the relation.
            return self.count
        self.step(site, Int(f"{site} {len(self.steps)}"))
        return Num(self.steps[-1].answer)

    def store(self, site: str, address: Any, value: Any) -> None:
        self.step(site, None, address if site == "push.slot" else Num(value).v)

    def cas(self, site: str, _: Any = None, expected: Any = None, new: Any = None) -> bool:
        self.step(site, Num(expected).v, Num(new).v)
        return Term.decide(Bool(f"{site} won"))

    fence, heavy = step, cas  # A process-wide barrier may fail as well.
    slot = slot_in = lambda self, *where: Num(where[-1]).v
    goes = lambda self, function, *more: function(self, *more)

    def call(self, name: str, *_: Any) -> None:
        if name == "reserve":  # Then there is room, and the push begins.
            raise Goes


class Case(NamedTuple):
    """A step of a program on one of its paths."""

    site: str
    before: list  # where it is, what it did before, and what memory answers
    own: list  # what memory answers, and on what the program then branches
    effect: Callable[[Action], list]


def where(site: str) -> Any:
    """The place of a thread before a site; or at the end, without one."""
    thief = site.startswith(("steal", "reader", "warm", "fenced", "look"))
    begins = site in ("push.slot", "pop.look", "pop.reserve", "reader.enter", "look.bottom")
    return s.thief_at(me) == THIEF["idle" if begins else site] if thief else s.at == OWNER["idle" if begins else site]


def answers(step: Step, won: bool, o: dict[str, str]) -> tuple[list, Any]:
    """What memory may answer at a site, and the answer."""
    some_mode = Or(*(s.mode(read) == each for each in range(4)))
    warmed = s.mode(read + 1) == ABSENT if won else some_mode
    warmed = [s.saw_mode(me) <= read, (s.mode(read) == step.answer) == won, warmed]
    newest_ring = Or(read == s.rings, s.published(read + 1) > s.saw_writes(me))
    ring, at = s.in_ring(me), relation.place(s.in_ring(me), s.target(me))
    oldest = s.newest(s.saw_writes(me), ring, at)
    same_slot = And(s.ring_of(read) == ring, relation.place(ring, s.index_of(read)) == at)
    return {
        **dict.fromkeys(("pop.look", "pop.top"), (may_read_top(), read)),
        "pop.cas": ([s.top == step.answer] if won else [*may_read_top(), read != step.answer], None),
        "pop.mode": ([s.seen_mode <= read, some_mode], s.mode(read)),
        "steal.mode": ([s.saw_mode(me) <= read, some_mode], s.mode(read)),
        "warm.claim": (warmed, None),
        "warm.done": (warmed if won else [], None),
        "look.bottom": ([first <= s.top, *may_read_bottom()], s.bottom_of(read)),
        "steal.top": ([read <= s.top], read),
        "steal.bottom": (looks_at_bottom(o, "steal.top", "steal.bottom")[0], s.bottom_of(read)),
        "steal.ring": ([1 <= read, read <= s.rings, newest_ring], read),
        "steal.slot": ([oldest <= read, read <= s.writes, Or(read == oldest, same_slot)], s.element_of(read)),
        "steal.cas": ([s.top == step.answer] if won else [], None),
    }.get(step.site, ([], None))


KEPT = {"steal.top": lambda state: state.target(me), "steal.ring": lambda state: state.in_ring(me),
        "steal.slot": lambda state: state.element(me), "look.top": lambda _: first}


def effects(step: Step, then: str, won: bool, ends: Any) -> Callable[[Action], list]:
    """What the action of a step must do."""
    def of(action: Action) -> list:
        after, thief = action.after, action.thief is not None
        place = "idle" if not then or then in ("pop.reserve", "push.slot") else then
        found = [after.thief_at(me) == THIEF[place] if thief else after.at == OWNER[place]]
        if step.site in KEPT and step.answer is not None:
            found.append(KEPT[step.site](after) == step.answer)
        if step.site in ("push.bottom", "pop.reserve", "pop.restore"):
            found += [after.messages == s.messages + 1, s.bottom_of(s.messages + 1) == step.value]
        if step.site == "push.slot":
            found += [after.writes == s.writes + 1, s.ring_of(after.writes) == s.rings,
                      s.index_of(after.writes) == step.value, s.element_of(after.writes) == after.writes]
        if step.site in ("pop.cas", "steal.cas"):
            found.append(after.top == (step.value if won else s.top))
        if step.site.startswith("warm.") and step.value is not None and won:
            found.append(after.mode(read + 1) == step.value)
        return [*found, after.bottom == ends] if not then and not thief else found
    return of


@lru_cache(maxsize=None)
def cases(protocol: str) -> list[Case]:
    """The steps of all programs of a protocol that are steps of the relation."""
    o, asymmetric = PROTOCOLS[protocol], "Asymmetric" in protocol
    seen: dict[tuple, Case] = {}  # Many paths have the same steps.
    for name in ("push", "pop", "steal"):
        for conditions, (memory, worker) in paths(lambda each: executed(name, each, protocol)):
            known, steps = conditions.known, memory.steps
            begins = next((n for n, each in enumerate(steps) if each.site == "reader.enter"), 0)
            inside = [each for n, each in enumerate(steps) if each.site not in NO_STEP and n >= begins
                      and not (each.site == "pop.look" and n + 1 < len(steps))
                      and not (each.site == "steal.fence" and o[each.site] == "Relaxed")
                      # With fences, the relation's thief leaves when its steal ends.
                      and not (each.site == "reader.leave" and not asymmetric)]
            if name == "steal" and asymmetric and not begins:
                inside = inside[-1:]  # It ends before it is announced.
            for n, step in enumerate(inside):
                then = inside[n + 1].site if n + 1 < len(inside) else ""
                end = inside[n + 1].known if then else len(known)
                bare = known[:end]
                won = any(each.eq(Bool(f"{step.site} won")) for each in bare)
                may, answer = answers(step, won, o)
                own = [*may, *([step.answer == answer] if answer is not None else [])]
                kept = [each.answer == KEPT[each.site](s) for each in steps
                        if each.site in KEPT and each.known <= step.known and each is not step]
                # A thread is at `pop.cas` only after it found one element.
                since = [each.known for each in steps if each.site == "pop.top" and step.site == "pop.cas"]
                start = since[0] if since else step.known if n else 0
                case = Case(step.site, [where(step.site), *own, *kept, *bare], [*own, *kept, *known[start:end]],
                            effects(step, then, won, worker.bottom.v))
                key = (then, won, worker.bottom.v.get_id(), *(each.get_id() for each in (*case.before, *case.own)))
                seen.setdefault(key, case)
    return list(seen.values())


def executed(name: str, conditions: Conditions, protocol: str) -> tuple[Memory, SimpleNamespace]:
    own = {name: Num(Int(f"worker {name}")) for name in ("upkeep", "left", "claims_from")}
    memory, worker = Memory(conditions, protocol), SimpleNamespace(
        bottom=Num(s.bottom), grow_at=Num(s.room_from + s.capacity(s.rings)), slots=0, mask=0, most=0, **own)
    with suppress(Goes):
        getattr(programs, name)(memory, *{"push": (worker, 0), "pop": (worker,), "steal": ()}[name])
    return memory, worker


def implied(known: list, goal: Any) -> bool:
    return unsatisfiable(*known, Not(goal), effort=2_000_000)


def compared(protocol: str, change: Callable = lambda each: each, only: str = "") -> tuple[int, list[str]]:
    """How much was compared with the actions, or with changed ones, and what differs. A site limits this to its own."""
    o = PROTOCOLS[protocol]
    facts = [each.formula for each in invariant(s, o) if each.name == "Sane"]  # `top` is at most `bottom`.
    # With retained rings and fences, a thief does not announce itself. The relation has it do so, which nobody sees.
    others = (*OTHERS, "reader.enter") if protocol == "Fenced<Retain>" else OTHERS
    by: dict[str, list[Case]] = defaultdict(list)
    wrong, number = [], 0
    own = [each for each in filter(None, map(change, relation.actions_of(o)))
           if not each.name.startswith(others) and only in ("", each.name.partition(",")[0])]
    for case in (each for each in cases(protocol) if only in ("", each.site)):
        number += 1
        fits = [each.name for each in own if each.name.partition(",")[0] == case.site and implied(
            [*facts, *case.before, *each.writes], And(*each.guard, *case.effect(each)))]
        if not fits:
            wrong.append(f"no action is this step at {case.site}")
        for name in fits:
            by[name].append(case)
    for each in own:
        number += 1
        answers = [z3.Exists([Int("nothing"), *unknown(case.own)], And(*case.own)) for case in by[each.name]]
        if not answers:
            wrong.append(f"no step is the action {each.name}")
        elif each.name not in MORE and not implied([*facts, *each.guard], Or(*answers)):
            wrong.append(f"{each.name} may happen where no program has this step")
    return number, wrong


def unknown(terms: list) -> list:
    """The answers to a program, which are no variables of the relation."""
    return [each for each in get_vars(And(*terms))
            if " " in str(each) and not str(each).startswith(("owner ", "thief "))]


CHANGED = {**dict.fromkeys(("bottom", "messages", "top"), lambda value: value + 1),
           **dict.fromkeys(("target", "element", "in_ring", "mode"), lambda value: lambda x: value(x) + 1)}


def changed(action: Action) -> Iterator[tuple[str, Action | None]]:
    """An action with one thing changed: left out, a condition negated, another next site, or another effect."""
    yield "left out", None
    for n, each in enumerate(action.guard):
        others = [*action.guard[:n], *action.guard[n + 1:]]
        yield f"its condition {n + 1} negated", replace(action, guard=[*others, Not(each)])
        if n:
            yield f"without its condition {n + 1}", replace(action, guard=others)
    name, now, sites = ("at", action.after.at, OWNER) if action.thief is None else (
        "thief_at", action.after.thief_at(me), THIEF)
    there = If(now == sites["idle"], list(sites.values())[1], sites["idle"])
    yield "another next site", replace(action, after=but(action.after, **{
        name: there if action.thief is None else put(action.after.thief_at, me, there)}))
    for name, change in CHANGED.items():
        if getattr(action.after, name) is not getattr(s, name):
            after = but(action.after, **{name: change(getattr(action.after, name))})
            yield f"another {name}", replace(action, after=after)


def mutants(protocol: str) -> tuple[int, list[str]]:
    """How many changed actions there are, and those that are not reported."""
    number, unseen = 0, []
    for action in relation.actions_of(PROTOCOLS[protocol]):
        site = action.name.partition(",")[0]
        if not any(case.site == site for case in cases(protocol)) or action.name.startswith(OTHERS):
            continue
        for says, other in changed(action):
            number += 1
            if not compared(protocol, lambda each: other if each.name == action.name else each, site)[1]:
                unseen.append(f"{action.name}, {says}")
    return number, unseen
