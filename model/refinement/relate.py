"""Programs, on integers, against the relation: each step is one of an action, and each action is such a step."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import z3
from z3 import And, Bool, If, Int, Not, Or
from z3.z3util import get_vars

import programs
import relation
from access import Action, first, has_left, me, may_read_bottom, may_read_top, own_element, read, s, size
from batch import looks_at_bottom
from complete import unsatisfiable
from invariant import invariant
from match import Conditions, Goes, paths
from state import ABSENT, OWNER, THIEF, WARMING, State, but, put
from terms import Term

PROTOCOLS = relation.PROTOCOLS | {f"{name}<GracePeriod>": relation.PROTOCOLS[name] for name in ("Fenced", "Asymmetric")}
# Sites that are no steps of the relation: an element that only the owner writes, and what only makes a steal end early.
NO_STEP = ("pop.slot", "grow.old", "enter.fence", "look.top", "records.head")
# Actions that may happen where a program has no such step: a claim may fail although nobody else claims.
MORE = ("steal.cas, lost", "warm.done, lost")
# Actions of other programs, which are not compared, and of the kernel's barrier.
OTHERS = ("retire.", "free", "owner.leave", "cool.finds", "cool.found", "cool.look, done", "batch.", "the future")
# The programs, what they are given, and the site at which others go on with them.
PROGRAMS = {"push": ("w element", ""), "pop": ("w", ""), "look_for_room": ("w more", "push.top"), "steal": ("", ""),
            "resize": ("w t capacity", ""), "copy": ("w new i", "grow.slot"), "recover": ("", ""), "cool": ("", ""),
            "look_into": ("new", "cool.look")}
# What a thread knows of the invariant.
FACTS = ("Sane", "SeenTop", "SeenMode", "Modes", "Barred")
facts = lru_cache(maxsize=None)(lambda protocol: [
    each.formula for each in invariant(s, PROTOCOLS[protocol]) if each.name in FACTS])


class Num:
    """An integer, to a program."""

    def __init__(self, v: Any) -> None:
        self.v = v.v if isinstance(v, Num) else v

    def __bool__(self) -> bool:
        return Term.decide(self.v)


Num.__and__ = lambda self, mask: Num(self.v % (mask + 1))
for _name in ("add", "radd", "sub", "rmul", "lt", "le", "gt", "ge", "eq", "ne"):
    setattr(Num, f"__{_name}__", lambda one, other, name=f"__{_name}__": Num(getattr(
        one.v if z3.is_expr(one.v) else z3.IntVal(one.v), name)(Num(other).v)))


class Step(NamedTuple):
    site: str
    answer: Any  # what a load returned; of a claim, what was expected
    value: Any  # what is written; of a slot, its index
    known: int  # the conditions until then


class Memory:
    """Memory and what threads own, to a program on integers. A thread's record is its own, and not in a steal. Rings are
    the same object, in which a new one has its mask; that it has its first index is the step `resize`."""

    def __init__(self, conditions: Conditions, protocol: str) -> None:
        self.conditions, self.asymmetric, self.grace = conditions, "Asymmetric" in protocol, "GracePeriod" in protocol
        self.steps: list[Step] = []
        self.state, self.nested, self.count = programs.ALIVE, 0, 0
        self.mask, self.older, self.newest, self.free, self.linked = Num(s.capacity(s.rings + 1) - 1), 0, 0, 0, True

    top = bottom = mode = ring = None
    record = handle = records = inner = property(lambda self: self)
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

    fence, heavy = step, cas  # A process-wide barrier may fail as well.
    slot = slot_in = lambda self, *where: Num(where[-1]).v
    unsigned = power_of_two = lambda self, word: word
    is_power_of_two = fits = lambda self, _: True  # A ring of the relation has any capacity.
    piece = lambda self, _: self

    def goes(self, function: Callable, *more: Any) -> Any:
        if function.__name__ in PROGRAMS:
            raise Goes(PROGRAMS[function.__name__][1])
        return function(self, *more)

    def call(self, name: str, *_: Any) -> Memory:
        if name != "allocate":  # Before the push there is room; after the others, nothing is left to do.
            raise Goes("")
        return self


class Case(NamedTuple):
    """A step of a program on one of its paths."""

    site: str
    before: list  # where it is, what it did before, and what memory answers
    own: list  # what memory answers, and on what the program then branches
    effect: Callable[[Action], list]


def where(state: State, site: str, program: str, alone: bool = False) -> Any:
    """The place of a thread before a site, or at the end, without one, and what the program knows there."""
    if program == "steal":
        return state.thief_at(me) == THIEF.get(site, THIEF["idle"])
    knows = {"grow.slot": state.copied < state.bottom, "grow.ring": state.copied == state.bottom}
    at = {"grow.ring": "grow.slot"}
    if program == "recover":
        at = {"pop.mode": "idle", "pop.warm": "push.warm"}
        warming = And(state.modes < state.seen_mode, state.mode(state.modes + 1) == WARMING)
        knows = dict.fromkeys(("owner.warm",) if alone else ("pop.warm", "owner.warm"), warming)
    return And(state.at == OWNER.get(at.get(site, site), OWNER["idle"]), knows.get(site, True))


def answers(step: Step, won: bool, o: dict[str, str]) -> tuple[list, Any]:
    """What memory may answer at a site, and the answer."""
    some_mode = Or(*(s.mode(read) == each for each in range(4)))
    warmed = s.mode(read + 1) == ABSENT if won else some_mode
    warmed = [s.saw_mode(me) <= read, (s.mode(read) == step.answer) == won, warmed]
    newest_ring = Or(read == s.rings, s.published(read + 1) > s.saw_writes(me))
    ring, at = s.in_ring(me), relation.place(s.in_ring(me), s.target(me))
    oldest = s.newest(s.saw_writes(me), ring, at)
    same_slot = And(s.ring_of(read) == ring, relation.place(ring, s.index_of(read)) == at)
    word = {"cool.look": step.answer, "resize": step.value}.get(step.site, read)
    # A count is twice the announcements, or one less inside a steal.
    counts = Or(And(1 <= read, read <= s.count(me), word == 2 * read - 1), And(has_left(s, me, read), word == 2 * read))
    return {
        **dict.fromkeys(("pop.look", "pop.top", "push.top"), (may_read_top(), read)),
        "resize": ([Int("given t") <= s.seen_top, Int("the old first") <= s.seen_top, size >= 1, word == size], first),
        "grow.slot": ([], own_element(s.copied)),
        "cool.mode": ([s.seen_mode <= read, some_mode], s.mode(read)),
        "cool.look": ([s.seen_count(me) <= read, counts], None),
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


KEPT = {"steal.top": lambda state, step: state.target(me) == step.answer,
        "steal.ring": lambda state, step: state.in_ring(me) == step.answer,
        "steal.slot": lambda state, step: state.element(me) == step.answer,
        "look.top": lambda state, step: first == step.answer,
        "resize": lambda state, step: And(state.copied == step.answer, state.capacity(state.rings + 1) == step.value)}


def effects(step: Step, then: str, won: bool, program: str, worker: SimpleNamespace) -> Callable[[Action], list]:
    """What the action of a step must do."""
    def of(action: Action) -> list:
        after = action.after
        found = [where(after, then, program)]
        if step.site in KEPT and step.site != "look.top":
            found.append(KEPT[step.site](after, step))
        if step.site in ("push.bottom", "pop.reserve", "pop.restore"):
            found += [after.messages == s.messages + 1, s.bottom_of(s.messages + 1) == step.value]
        if step.site in ("push.slot", "grow.slot"):
            ring, element = (s.rings, after.writes) if step.site == "push.slot" else (s.rings + 1, step.answer)
            found += [after.writes == s.writes + 1, s.ring_of(after.writes) == ring,
                      s.index_of(after.writes) == step.value, s.element_of(after.writes) == element]
        if step.site == "grow.ring":
            found += [after.rings == s.rings + 1, after.writes == s.published(after.rings)]
        if step.site in ("pop.cas", "steal.cas"):
            found.append(after.top == (step.value if won else s.top))
        if step.site.startswith("warm.") and step.value is not None and won:
            found.append(after.mode(read + 1) == step.value)
        if step.site in ("owner.warm", "cool.mode", "cool.again"):
            found += [after.modes == s.modes + 3, after.mode(after.modes) == step.value]
        if not then and action.thief is None:
            found += [after.bottom == worker.bottom.v,
                      after.room_from + after.capacity(after.rings) == worker.grow_at.v]
        return found
    return of


@lru_cache(maxsize=None)
def cases(protocol: str) -> list[Case]:
    """The steps of all programs of a protocol that are steps of the relation."""
    o, asymmetric = PROTOCOLS[protocol], "Asymmetric" in protocol
    seen: dict[tuple, Case] = {}  # Many paths have the same steps.
    for name in PROGRAMS if asymmetric else set(PROGRAMS) - {"recover", "cool", "look_into"}:
        for conditions, (memory, worker, goes) in paths(lambda each: executed(name, each, protocol)):
            known, steps = conditions.known, memory.steps
            begins = next((n for n, each in enumerate(steps) if each.site == "reader.enter"), 0)
            following = [each.site for each in steps[1:]] + [goes]
            inside = [each for n, each in enumerate(steps) if each.site not in NO_STEP and n >= begins
                      and not (each.site == "pop.look" and following[n])
                      # Only that the deque is warming matters to a look that is no pop's, or that it is warm, which cooling has.
                      and not (each.site == "pop.mode" and name != "pop" and following[n] != "pop.warm")
                      and not (each.site == "steal.fence" and o[each.site] == "Relaxed")
                      # With fences, the relation's thief leaves when its steal ends.
                      and not (each.site == "reader.leave" and not asymmetric)]
            if name == "steal" and asymmetric and not begins:
                inside = inside[-1:]  # It ends before it is announced.
            for n, step in enumerate(inside):
                then = inside[n + 1].site if n + 1 < len(inside) else goes
                end = inside[n + 1].known if n + 1 < len(inside) else len(known)
                bare = known[:end]
                won = any(each.eq(Bool(f"{step.site} won")) for each in bare)
                if (step.site, won) == ("cool.fence", True) or step.site == "cool.look" and then != "cool.again":
                    then = "cool.finds" if won else "cool.look"  # in which the barrier ends, and the looks
                may, answer = answers(step, won, o)
                own = [where(s, step.site, name, True), *may, *([step.answer == answer] if answer is not None else [])]
                kept = [KEPT[each.site](s, each) for each in steps
                        if each.site in KEPT and each.known <= step.known and each is not step]
                # A thread is at `pop.cas` only after it found one element.
                since = [each.known for each in steps if each.site == "pop.top" and step.site == "pop.cas"]
                start = since[0] if since else step.known if n else 0
                case = Case(step.site, [where(s, step.site, name), *own, *kept, *bare], [*own, *kept, *known[start:end]],
                            effects(step, then, won, name, worker))
                key = (then, won, name, worker.bottom.v.get_id(), worker.grow_at.v.get_id(),
                       *(each.get_id() for each in (*case.before, *case.own)))
                seen.setdefault(key, case)
    return list(seen.values())


def executed(name: str, conditions: Conditions, protocol: str) -> tuple[Memory, SimpleNamespace, str]:
    """What a program did, and the site at which another goes on."""
    own = {name: Num(Int(f"worker {name}")) for name in ("upkeep", "left", "claims_from")}
    memory, capacity = Memory(conditions, protocol), s.capacity(s.rings)
    worker = SimpleNamespace(bottom=Num(s.bottom), grow_at=Num(s.room_from + capacity), slots=memory,
                             mask=Num(capacity - 1), inner=memory, most=0, **own)
    given = {"w": worker, "new": memory, "i": Num(s.copied)}
    try:
        getattr(programs, name)(memory, *(given.get(each, Num(Int(f"given {each}"))) for each in PROGRAMS[name][0].split()))
    except Goes as goes:
        return memory, worker, str(goes)
    return memory, worker, ""


def implied(known: list, goal: Any) -> bool:
    return unsatisfiable(*known, Not(goal), effort=2_000_000)


def compared(protocol: str, change: Callable = lambda each: each, only: str = "") -> tuple[int, list[str]]:
    """How much was compared with the actions, or with changed ones, and what differs. A site limits this to its own."""
    o = PROTOCOLS[protocol]
    known = facts(protocol)
    # With retained rings and fences, a thief does not announce itself. The relation has it do so, which nobody sees.
    others = (*OTHERS, "reader.enter") if protocol == "Fenced<Retain>" else OTHERS
    by: dict[str, list[Case]] = defaultdict(list)
    wrong, number = [], 0
    own = [each for each in filter(None, map(change, relation.actions_of(o)))
           if not each.name.startswith(others) and only in ("", each.name.partition(",")[0])]
    for case in (each for each in cases(protocol) if only in ("", each.site)):
        number += 1
        fits = [each.name for each in own if each.name.partition(",")[0] == case.site and implied(
            [*known, *case.before, *each.writes], And(*each.guard, *case.effect(each)))]
        if not fits:
            wrong.append(f"no action is this step at {case.site}")
        for name in fits:
            by[name].append(case)
    for each in own:
        number += 1
        owns = [case.own[:1] if each.name in MORE else case.own for case in by[each.name]]
        answers = [z3.Exists([Int("nothing"), *unknown(own)], And(*own)) for own in owns]
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
    for action in relation.actions_of(PROTOCOLS[protocol]):
        site = action.name.partition(",")[0]
        if not any(case.site == site for case in cases(protocol)) or action.name.startswith(OTHERS):
            continue
        for says, other in changed(action, facts(protocol)):
            number += 1
            if not compared(protocol, lambda each: other if each.name == action.name else each, site)[1]:
                unseen.append(f"{action.name}, {says}")
    return number, unseen
