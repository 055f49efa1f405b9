"""The tie of the proof to ChaseLevViews: TLC enumerates states and steps of the specification.

Each step must be one of the relation, or a few; and in each state the invariant must hold. So a
state of the proof goes with each state of the specification: memory and the threads' places are
the same, and where views differ, the proof has seen less.
"""

from __future__ import annotations

import ast
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Any, Optional

from z3 import And, Const, ForAll, Implies, Ints, Not, Or

import tlc
from concrete import Invariant, State, Step, function, initial
from invariant import FENCED
from relation import PROTOCOLS, Sites, read, relation, retired, s
from solvers import Problem
from state import OWNER, THIEF, Thief, larger

HEAP = "4g"
NODE = re.compile(r'^(-?\d+) \[label="((?:[^"\\]|\\.)*)"', re.M)
EDGE = re.compile(r"^(-?\d+) -> (-?\d+) ", re.M)

# In the specification and in the proof.
WRONG = {"taken twice": "TakenOnce", "unwritten": "Written", "not handed over": "HandedOver",
         "used after free": "NoUseAfterFree", "reused too early": "ReusedInTime"}
SAME_PLACE = {"push.top": "idle", "push.slot": "idle", "grow.ring": "idle", "retire": "retire.fence",
              "pop.reserve": "idle", "pin": "steal.ring", "steal.look": "steal.fence", "steal.cas late": "steal.slot"}


@dataclass(frozen=True)
class Bound:
    """What of the specification is enumerated."""

    says: str
    protocol: str
    thieves: int
    operations: int
    steals: int
    capacity: int
    rings: int
    defined: tuple[str, ...] = ()
    changed: tuple[tuple[str, str], ...] = ()  # orderings with which the invariant does not hold
    announces: bool = True  # whether threads are counted for grace periods

    def sites(self) -> Sites:
        return {**PROTOCOLS[self.protocol], **dict(self.changed)}


HEAVY = ('pop_fence = "Light"', 'steal_top = "Acquire"', 'steal_fence = "Heavy"', "steal_order <- Barrier")
STORES = ('push_fence = "Relaxed"', 'push_bottom = "Release"', 'pop_reserve = "Release"')
EARLY = ('push_top = "Relaxed"', 'steal_cas = "Relaxed"', "load_buffering = TRUE", "race_ghost = TRUE",
         "epochs = FALSE")
BOUNDS = (
    Bound("three operations beside two steals", "Weakest", 1, 3, 2, 2, 1),
    Bound("three operations beside a steal, a ring that grows", "Weakest", 1, 3, 1, 1, 2),
    Bound("two operations beside two thieves", "Weakest", 2, 2, 1, 2, 1),
    Bound("three operations beside a steal, a ring that grows, release stores", "ReleaseStores", 1, 3, 1, 1, 2, STORES),
    Bound("three operations beside a steal, a ring that grows, asymmetric fences", "Asymmetric", 1, 3, 1, 1, 2, HEAVY),
    Bound("two operations beside a steal that goes wrong", "Weakest", 1, 2, 1, 1, 1, EARLY,
          (("push.top", "Relaxed"), ("steal.cas", "Relaxed"), ("retire.fence", "none")), announces=False),
)


# The specification.


@dataclass
class Graph:
    states: dict[str, Any]
    start: str
    steps: dict[str, list[str]]


def enumerate_states(bound: Bound, model: Path, jar: Path) -> Graph:
    """All states and steps of the specification within a bound, from TLC."""
    thieves = ", ".join(names(bound))
    config = "\n    ".join(["SPECIFICATION Spec\nCONSTANTS", f"Thieves = {{{thieves}}}",
                            f"Operations = {bound.operations}", f"Steals = {bound.steals}",
                            f"Capacity = {bound.capacity}", f"Rings = {bound.rings}", "pauses <- Everywhere",
                            f"grace_periods = {str(bound.announces).upper()}", *bound.defined])
    with tempfile.TemporaryDirectory(prefix="tlc-") as scratch:
        folder = Path(scratch)
        for name in ("Views", "ChaseLevViews"):
            (folder / f"{name}.tla").write_text((model / f"{name}.tla").read_text(encoding="utf-8"), encoding="utf-8")
        (folder / "Tie.cfg").write_text(config + "\n", encoding="utf-8")
        command = ["java", "-XX:+UseSerialGC", "-XX:-UsePerfData", f"-Xmx{HEAP}", "-Xss32m", "-cp", str(jar),
                   "tlc2.TLC", "-workers", "1", "-metadir", scratch, "-dump", "dot,actionlabels", "states.dot",
                   "-config", "Tie.cfg", "ChaseLevViews.tla"]
        done = subprocess.run(command, cwd=scratch, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            raise Problem(f"TLC does not enumerate {bound.says}:\n" + "\n".join(done.stdout.splitlines()[-20:]))
        return read_graph((folder / "states.dot").read_text(encoding="utf-8"))


def names(bound: Bound) -> tuple[str, ...]:
    return tuple(f"t{n + 1}" for n in range(bound.thieves))


def read_graph(text: str) -> Graph:
    states = {}
    for name, label in NODE.findall(text):
        if name not in states:
            values = re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], label)
            _, *parts = tlc.VARIABLE.split(values)
            states[name] = {key: read_value(value) for key, value in zip(parts[::2], parts[1::2])}
    steps: dict[str, list[str]] = {}
    for before, after in EDGE.findall(text):
        if before != after and after not in steps.setdefault(before, []):
            steps[before].append(after)
    return Graph(states, next(iter(states)), steps)


# What TLC prints, in Python: a record or function is a dictionary, a set a list.
TOKEN = re.compile(r'"[^"]*"|<<\s*>>|(\d+)\.\.(\d+)|(\w+)\s*\|->|-?\d+|\w+|<<|>>|:>|@@|[][(){}]')
PYTHON = {"<<": "(", ">>": ",)", ":>": ":", "@@": ",", "[": "{", "]": "}", "(": "{", ")": "}", "{": "[", "}": "]"}


def read_value(text: str) -> Any:
    def python(token: re.Match) -> str:
        start, end, name = token.groups()
        if start:
            return str(list(range(int(start), int(end) + 1)))
        if name:
            return f"'{name}':"
        if token[0].startswith("<<") and token[0].endswith(">>"):
            return "()"
        return PYTHON.get(token[0]) or (f"'{token[0]}'" if re.match("[A-Za-z]", token[0]) else token[0])
    return ast.literal_eval(TOKEN.sub(python, text).strip())


# Whether a state of the proof goes with one of the specification.


class Match:
    """What the two states have in common, or not."""

    def __init__(self, spec: dict[str, Any], state: State, announces: bool = True) -> None:
        self.announces = announces
        self.machine, self.owner, self.thieves = spec["machine"], spec["owner"], spec["thief"]
        self.memory = self.machine["memory"]
        self.state = state
        self.places = list(self.writes())

    def writes(self) -> Iterator[list[tuple[str, int]]]:
        """For each write of the owner: the messages of the specification that it is."""
        state, times, pushed, published = self.state, {}, 0, 0
        for w in range(1, state["writes"] + 1):
            ring, index = state["ring_of"][w], state["index_of"][w]
            if ring == 0:
                published += 1
                yield [("ring", published)]
                continue
            place = f"{ring}[{state.place(ring, index)}]"
            times[place] = times.get(place, 0) + 1
            pushed += state["element_of"][w] == w
            yield [(place, times[place])] + [("payload", pushed)] * (state["element_of"][w] == w)

    def element(self, w: int) -> int:
        """The specification's number of an element: pushes so far."""
        return sum(self.state["element_of"][n] == n for n in range(1, w + 1))

    def sees(self, view: dict[str, int], prefix: int) -> bool:
        return all(view[place] >= time for each in self.places[:max(prefix, 0)] for place, time in each)

    def differences(self) -> list[str]:
        return [what for what, same in self.compare() if not same]

    def compare(self) -> Iterator[tuple[str, bool]]:
        state, owner = self.state, self.owner
        bottoms, sc = self.memory["bottom"], self.machine["sc"]["view"]
        yield "top", state["top"] == len(self.memory["top"]) - 1 == newest(self.memory["top"])
        yield "bottom", [state["bottom_of"][n] for n in range(state["messages"] + 1)] == \
            [bottoms[n]["value"] for n in sorted(bottoms)]
        yield "ring", state["rings"] == newest(self.memory["ring"])
        yield "capacities", all(state["capacity"][r] == sum(str(place).startswith(f"{r}[") for place in self.memory)
                                for r in range(1, state["rings"] + 1))
        yield "owner", state["at"] == f"owner {SAME_PLACE.get(owner['at'], owner['at'])}"
        yield "slots", all(newest(self.memory[place]) == self.element(state["element_of"][w])
                           for w, [(place, time), *_] in enumerate(self.places, 1)
                           if place != "ring" and time == len(self.memory[place]) - 1)
        yield "number of writes", sum(len(self.memory[place]) - 1 for place in self.memory
                                      if place == "ring" or "[" in str(place)) == state["writes"]
        popping = state["at"] in ("owner pop.fence", "owner pop.top", "owner pop.cas", "owner pop.restore")
        yield "the owner's bottom", state["bottom"] - popping == owner["bottom"]
        yield "room", state["room_from"] == owner["top"]
        taken = self.machine["taken"]
        yield "taken", all((taken[self.element(w) - 1] > 0) == state["taken"][w]
                           for w in range(1, state["writes"] + 1) if state["element_of"][w] == w)
        freed = self.machine["freed"]
        yield "freed", all(state["freed"][r] == (r in freed) for r in range(1, state["rings"] + 1))
        yield "wrong", all(state[WRONG[what]] for what in self.machine["wrong"])
        yield "released", all(self.sees(bottoms[n]["view"], state["bottom_view"][n]) for n in bottoms)
        yield "released with rings", all(self.sees(self.memory["ring"][r - 1]["view"], state["ring_view"][r])
                                         for r in range(1, state["rings"] + 1))
        yield "fences", state["sc_top"] <= sc["top"] and state["sc_bottom"] <= sc["bottom"] \
            and self.sees(sc, state["sc_writes"])
        views = owner["views"]
        if owner["left"] or owner["at"] != "idle":
            yield "the owner's views", state["seen_top"] <= views["cur"]["top"] \
                and self.sees(views["rel"], state["released"])
        for name, thief in self.thieves.items():
            yield from self.compare_thief(name, thief, sc)

    def compare_thief(self, name: str, thief: dict[str, Any], sc: dict[str, int]) -> Iterator[tuple[str, bool]]:
        state, views = self.state, thief["views"]
        at = SAME_PLACE.get(thief["at"], thief["at"])
        yield f"{name}", state["thief_at"][name] == f"thief {at}"
        yield f"{name}'s announcements", not self.announces or state["sc_count"][name] <= sc[name]
        if at == "idle":
            return
        yield f"{name}'s target", at == "steal.top" or state["target"][name] == thief["t"]
        yield f"{name}'s ring", at not in ("steal.slot", "steal.cas") or state["in_ring"][name] == thief["ring"] \
            or thief["at"] == "steal.cas late"
        yield f"{name}'s element", at != "steal.cas" or self.element(state["element"][name]) == thief["element"]
        yield f"{name}'s views", state["saw_bottom"][name] <= views["cur"]["bottom"] \
            and self.sees(views["cur"], state["saw_writes"][name]) and self.sees(views["acq"], state["will_see"][name])
        yield f"{name}'s count", not self.announces or state["count"][name] == views["cur"][name]


def newest(messages: dict[int, Any]) -> int:
    return messages[max(messages)]["value"]


# Which steps of the proof a step of the specification is.


def candidates(before: dict[str, Any], after: dict[str, Any], state: State) -> Iterator[tuple[str, list[str]]]:
    """Whose step it is, and the names of the actions that it may be."""
    if before["owner"]["at"] != after["owner"]["at"]:
        site = before["owner"]["at"]
        copies = ["grow.slot"] * (state["bottom"] - state["seen_top"])
        several = {"idle": [[]], "pop.reserve": [["pop.reserve"]],
                   "grow.ring": [["resize", *copies, "grow.ring"]], "retire": [["retire.fence"]],
                   "pop.top": [["pop.top, taken"], ["pop.top, last"], ["pop.top, none"]],
                   "pop.cas": [["pop.cas, won"], ["pop.cas, lost"]]}
        yield from (("", each) for each in several.get(site, [[site]]))
    for name, thief in before["thief"].items():
        if thief["at"] == after["thief"][name]["at"]:
            continue
        goes = after["thief"][name]["at"]
        several = {"idle": [["reader.enter"]], "pin": [[]],
                   "steal.look": [["steal.look, empty"] if goes == "idle" else []],
                   "steal.bottom": [["steal.bottom"], ["steal.bottom, empty"]],
                   "steal.slot": [[]] if goes == "steal.cas late" else [["steal.slot"]],
                   "steal.cas": [["steal.cas"], ["steal.cas, lost"]],
                   "steal.cas late": [["steal.cas, early"], ["steal.slot", "steal.cas, lost"]]}
        yield from ((name, each) for each in several.get(thief["at"], [[thief["at"]]]))


@dataclass
class Tie:
    """The check: how far it is, and what it has used."""

    steps: dict[str, Step]
    invariant: Optional[Invariant]  # if it holds
    announces: bool = True
    used: dict[str, tuple] = field(default_factory=dict)  # by action: a step that it does
    strong: dict[str, Any] = field(default_factory=dict)  # what is stronger than the invariant, and not yet refuted
    visited: int = 0
    checked: int = 0

    @classmethod
    def of(cls, bound: Bound) -> Tie:
        o = bound.sites()
        return cls({action.name: Step(action) for action in relation(o) if action.name != "the future"},
                   None if bound.changed else Invariant(o), bound.announces,
                   strong={name: function(formula) for name, formula in too_strong().items()})

    def follow(self, state: State, me: str, actions: list[str]) -> Iterator[State]:
        """The states after these actions, one after the other."""
        if not actions:
            yield state
            return
        step = self.steps.get(actions[0])
        if step is None:
            return
        for values in product(state.numbers(), repeat=len(step.choices)):
            after = step.apply(state, {"me": me, **dict(zip(step.choices, values))})
            if after is not None:
                yield from self.follow(after, me, actions[1:])

    def matches(self, state: State, before: dict[str, Any], after: dict[str, Any]) -> Iterator[tuple[list[str], State]]:
        for me, actions in candidates(before, after, state):
            for new in self.follow(state, me, actions):
                frees = [r for r in after["machine"]["freed"] if not new["freed"][r]]
                for ring in frees:
                    step = self.steps.get("free")
                    new = new and step and step.apply(new, {"me": "", "read": ring})
                if new and not Match(after, new, self.announces).differences():
                    yield [*actions, *["free"] * len(frees)], new

    def nearest(self, state: State, before: dict[str, Any], after: dict[str, Any]) -> str:
        """Why no action does a step."""
        tried = [(actions, Match(after, new, self.announces).differences())
                 for me, actions in candidates(before, after, state) for new in self.follow(state, me, actions)]
        said = [f"{', '.join(actions) or 'no step'} has other values of {', '.join(wrong)}" for actions, wrong in tried]
        lines = "".join(f"  {each}\n" for each in dict.fromkeys(said))
        return f"no action does this step of the specification:\n{lines}"

    def check(self, graph: Graph, thieves: tuple[str, ...], capacity: int) -> Optional[str]:
        """What is wrong, if anything is."""
        first = initial(thieves, capacity)
        wrong = Match(graph.states[graph.start], first, self.announces).differences()
        if wrong:
            return f"initially, these differ: {', '.join(wrong)}"
        seen, queue = {(graph.start, first.key())}, [(graph.start, first)]
        while queue:
            name, state = queue.pop()
            self.visited += 1
            broken = self.invariant.broken(state) if self.invariant else []
            if broken:
                return f"{', '.join(broken)} is broken in this state:\n{show(graph.states[name])}"
            if self.invariant:
                self.strong = {name: holds for name, holds in self.strong.items() if holds(state, {})}
            for successor in graph.steps.get(name, []):
                found = next(self.matches(state, graph.states[name], graph.states[successor]), None)
                if found is None:
                    return self.nearest(state, graph.states[name], graph.states[successor]) + tlc.lanes(
                        [tlc.State("", lanes_of(graph.states[each])) for each in (name, successor)], "")
                self.checked += 1
                for action in found[0]:
                    self.used.setdefault(action, (state, graph.states[name], graph.states[successor]))
                key = (successor, found[1].key())
                if key not in seen:
                    seen.add(key)
                    queue.append((successor, found[1]))
        return None


# The check must be able to fail.


def too_strong() -> dict[str, Any]:
    """What is a little stronger than a conjunct, and not so."""
    i, n, r, h = *Ints("i n r"), Const("h", Thief)
    at = {site: s.thief_at(h) == site_ for site, site_ in THIEF.items()}
    fenced = Or(*(at[site] for site in FENCED))
    first = And(fenced, s.target(h) == s.top)
    beside = And(first, s.at == OWNER["pop.top"], s.top == s.bottom - 1)
    return {
        "Sane: top is below bottom": s.top < s.bottom,
        "SeenTop: the owner has seen all claims": s.seen_top == s.top,
        "Near: fences and the owner miss no claim": s.top <= larger(s.seen_top, s.sc_top),
        "Bottom: its newest message is the owner's": s.bottom_of(s.messages) == s.bottom,
        "Target: it is top": ForAll([h], Implies(fenced, s.target(h) == s.top)),
        "Heart: of a thief that is not fenced, too": ForAll([h], Implies(
            And(at["steal.fence"], s.target(h) == s.top), s.popped(s.top) <= s.saw_bottom(h))),
        "Beside: the thief has seen the owner": ForAll([h], Implies(beside, s.saw_bottom(h) >= s.messages)),
        "Beside: the owner has seen the thief": ForAll([h], Implies(beside, s.seen_top >= s.top)),
        "Stable: after a decided reservation, too": ForAll([n, i], Implies(
            And(0 <= n, n <= s.messages, s.top <= i, i < s.bottom_of(n)), i < s.bottom)),
        "Shown: though the owner pops it": ForAll([n, i], Implies(
            And(s.top <= i, i < s.bottom, s.announced(i) <= n, 0 <= n, n <= s.messages), i < s.bottom_of(n))),
        "Found: of a thief that cannot succeed, too": ForAll([h], Implies(
            at["steal.slot"], s.current(s.top) <= s.saw_writes(h))),
        "Waits: no thief is fenced when a ring is retired": ForAll([r, h], Implies(
            And(1 <= r, retired(s, r)), Not(fenced))),
        "Waits: a retired ring waits for all fenced thieves": ForAll([r, h], Implies(
            And(1 <= r, retired(s, r), fenced), s.waits(r, h) == s.count(h))),
        "Freed: at once": ForAll([r], Implies(And(1 <= r, retired(s, r)), s.freed(r))),
    }


# Reads of the newest message only.
NEWEST = {"push.top": s.top, "pop.top, taken": s.top, "pop.top, last": s.top, "steal.top": s.top,
          "steal.bottom": s.messages, "steal.look, empty": s.messages, "steal.bottom, empty": s.messages,
          "steal.ring": s.rings}


def too_narrow(tie: Tie, graph: Graph, thieves: tuple[str, ...], capacity: int, o: Sites) -> list[str]:
    """Relations that lack something, but pass: without an action, or with reads of the newest message only."""
    passed = []
    for name, (state, before, after) in tie.used.items():
        rest = Tie({each: step for each, step in tie.steps.items() if each != name}, tie.invariant, tie.announces)
        if next(rest.matches(state, before, after), None):
            passed.append(f"without {name}")
    for action in relation(o):
        if action.name in NEWEST:
            narrow = replace(action, guard=[*action.guard, read == NEWEST[action.name]])
            mutant = Tie({**tie.steps, action.name: Step(narrow)}, tie.invariant, tie.announces)
            if mutant.check(graph, thieves, capacity) is None:
                passed.append(f"{action.name} reads the newest message only")
    return passed


def lanes_of(spec: Any) -> Any:
    """A state of the specification, for `tlc.lanes`; views are left out but for what has been seen."""
    def text(value: Any) -> Any:
        if isinstance(value, dict):
            return {f".{key}": text(item) for key, item in value.items() if key not in ("view", "acq", "rel", "sc")}
        return str(value)
    return text(spec)


def show(spec: Any) -> str:
    return tlc.show(lanes_of(spec), brief=True)


@dataclass
class Tied:
    """What came of a bound."""

    bound: Bound
    wrong: Optional[str]
    states: int
    steps: int
    used: set[str]  # actions
    unrefuted: set[str]  # of what is too strong
    passed: set[str]  # of the relations that are too narrow
    failures: set[str]  # in the specification
    seconds: float


def tied(bound: Bound, model: Path, jar: Path) -> Tied:
    start = time.monotonic()
    graph = enumerate_states(bound, model, jar)
    tie = Tie.of(bound)
    wrong = tie.check(graph, names(bound), bound.capacity)
    passed = set() if wrong else set(too_narrow(tie, graph, names(bound), bound.capacity, bound.sites()))
    return Tied(bound, wrong, len(graph.states), tie.checked, set(tie.used), set(tie.strong), passed,
                {what for state in graph.states.values() for what in state["machine"]["wrong"]}, time.monotonic() - start)


def judge(all_tied: list[Tied]) -> list[str]:
    """What is wrong with the tie as a whole."""
    wrong = [f"{each.bound.says}: {each.wrong}" for each in all_tied if each.wrong]
    actions = {action.name for each in all_tied for action in relation(each.bound.sites())}
    unused = actions - {"the future"} - set.union(*(each.used for each in all_tied))
    wrong += [f"no step of the specification is {name}" for name in sorted(unused)]
    wrong += [f"{each.bound.says}: nothing goes wrong"
              for each in all_tied if each.bound.changed and not each.failures]
    for what in ("unrefuted", "passed"):
        wrong += [f"passes, but should not: {name}"
                  for name in sorted(set.intersection(*(getattr(each, what) for each in all_tied)))]
    return wrong
