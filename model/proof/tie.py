"""The tie of the proof to Deque.tla, whose states and steps TLC enumerates: each must be one of the proof's."""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from z3 import And, Const, ForAll, Implies, Ints, Not, Or

from model import tlc
from model.checker import Checker, find_jar
from model.counts import LONG, Counts
from model.modules import SHARED
from model.problem import Problem
from model.proof import relation
from model.proof.access import me, read, s
from model.proof.bounds import Bound
from model.proof.concrete import State, Step, function, initial
from model.proof.invariant import FENCED, invariant
from model.proof.mode import is_safe
from model.proof.relation import Reclamation, actions_of
from model.proof.state import COLD, FENCED as FENCED_MODE, HISTORY, OWNER, THIEF, WARM, Thief, larger

NODE = re.compile(r'(-?\d+) \[label="(.*)"(?:,style = filled)?\]')
EDGE = re.compile(r"(-?\d+) -> (-?\d+) ")

# The failures of the specification, with the proof's.
WRONG = {
    "taken twice": "TakenOnce", "unwritten": "Written", "torn": "Torn", "not handed over": "HandedOver",
    "used after free": "NoUseAfterFree", "reused too early": "ReusedInTime",
}
# Sites that are not positions in the proof, with the position of a thread there.
SAME_PLACE = {
    "push.top": "idle", "push.slot": "idle", "grow.ring": "idle", "retire": "idle", "pop.look": "idle",
    "pop.reserve": "idle", "cool.mode": "idle", "owner.warm": "idle", "owner.leave": "idle", "look.top": "idle",
    "look.bottom": "idle", "reader.enter": "idle", "enter.fence": "steal.mode", "steal.cas late": "steal.slot",
    "batch.fence": "batch.bottom",
}
# The same, in a push.
IN_PUSH = {
    "pop.mode": "idle", "pop.warm": "push.warm",
}
# Sites at which a thief has no target yet.
BEFORE_TARGET = (
    "steal.mode", "fenced.fence", "warm.claim", "warm.fence", "warm.done", "steal.top",
)

NUMBERS = ("top", "bottom", "messages", "writes", "rings", "modes")  # which limit quantifiers in axioms
REST = "rest of "  # before the place of a slot: the location of its second word
MODES = {"Cold": COLD, "Warm": WARM, "Fenced": FENCED_MODE}


# The specification.


class Graph(NamedTuple):
    states: dict[str, Any]
    start: str
    steps: dict[str, list[str]]


def enumerate_states(bound: Bound) -> Graph:
    claim = bound.claim()
    with tempfile.TemporaryDirectory(prefix="tlc-") as folder:
        dump = ("-dump", "dot,actionlabels", "states.dot")
        checker = Checker(SHARED, find_jar(), "quick", 1, {claim.name: Counts(LONG, hash="")})
        code, *said = checker.execute(claim, Path(folder), *dump)
        if code != 0:
            raise Problem(f"TLC failed to enumerate {bound.says}:\n{tlc.read_output(*said).complaint()}")
        return read_graph((Path(folder) / "states.dot").read_text(encoding="utf-8"))


def read_graph(text: str) -> Graph:
    states: dict[str, Any] = {}
    steps: dict[str, list[str]] = {}
    for line in text.splitlines():
        edge, node = EDGE.match(line), NODE.match(line)
        if edge and edge[1] != edge[2] and edge[2] not in steps.setdefault(edge[1], []):
            steps[edge[1]].append(edge[2])
        elif not edge and node and node[1] not in states:
            values = node[2].replace(r"\n", "\n").replace(r"\"", '"').replace(r"\\", "\\")
            _, *parts = tlc.VARIABLE.split(values)
            state = tlc.Record(zip(parts[::2], map(read_value, parts[1::2]), strict=True))
            machine = tlc.Record({**state["machine"], "memory": numbered(state["machine"]["memory"])})
            states[node[1]] = tlc.Record({**state, "machine": machine})
    return Graph(states, next(iter(states)), steps)


read_value = lru_cache(maxsize=None)(tlc.read)


def numbered(memory: Any) -> Any:
    """Returns a memory with the proof's numbers of modes, which leave two for claims after each store of the owner."""
    if "mode" not in memory["messages"]:
        return memory
    numbers: dict[int, int] = {}
    stored = last = -3
    for time_of, message in sorted(memory["messages"]["mode"].items()):
        last = last + 1 if message["update"] else stored + 3
        stored = stored if message["update"] else last
        numbers[time_of] = last

    def view(of: dict[str, int]) -> dict[str, int]:
        return {**of, "mode": numbers[of["mode"]]}

    def messages(place: str, of: dict[int, Any]) -> dict[int, Any]:
        return {numbers[n] if place == "mode" else n: {**each, "view": view(each["view"])} for n, each in of.items()}

    return {"messages": {place: messages(place, of) for place, of in memory["messages"].items()},
            "views": {name: {kind: view(of) for kind, of in views.items()} for name, views in memory["views"].items()},
            "sc": {**memory["sc"], "view": view(memory["sc"]["view"])}}


# Matching states of the proof and of the specification.


class Match:
    """A pair of states, and the comparison of their parts."""

    def __init__(self, spec: dict[str, Any], state: State, reclaims: Reclamation = Reclamation.GRACE_PERIODS) -> None:
        self.state, self.reclaims = state, reclaims
        self.machine, self.owner, self.thieves = spec["machine"], spec["owner"], spec["thief"]
        memory = self.machine["memory"]
        self.memory, self.views = memory["messages"], memory["views"]
        self.accesses, self.sc = memory["sc"]["accesses"], memory["sc"]["view"]
        self.seen = self.views["owner"]["cur"]
        # The specification forgets views that no longer matter.
        self.forgotten = self.owner["at"] == "idle" and not self.owner["left"]
        self.places = list(self.writes())

    def writes(self) -> Iterator[list[tuple[str, int]]]:
        """Returns, for each write of the owner, its messages in the specification."""
        state, pushed, published = self.state, 0, 0
        times: dict[str, int] = {}
        for w in range(1, state["writes"] + 1):
            ring, index = state["ring_of"][w], state["index_of"][w]
            if ring == 0:
                published += 1
                yield [("ring", published)]
                continue
            place = f"{ring}[{state.place(ring, index)}]"
            times[place] = times.get(place, 0) + 1
            pushed += state["element_of"][w] == w
            words = [place, *[REST + place] * (REST + place in self.memory)]
            yield [*((word, times[place]) for word in words), *[("payload", pushed)] * (state["element_of"][w] == w)]

    def element(self, w: int) -> int:
        """Returns the specification's number of an element, which is the number of pushes until then."""
        return sum(self.state["element_of"][n] == n for n in range(1, w + 1))

    def sees(self, view: dict[str, int], prefix: int) -> bool:
        return all(view[place] >= time for each in self.places[:max(prefix, 0)] for place, time in each)

    def differences(self) -> list[str]:
        parts = [self.compare(), *(self.compare_thief(*each) for each in self.thieves.items())]
        if "mode" in self.memory:
            parts += [self.compare_mode(), *(self.compare_record(*each) for each in self.thieves.items())]
        return [what for part in parts for what, same in part if not same]

    def compare(self) -> Iterator[tuple[str, bool]]:
        state, owner, memory, sc = self.state, self.owner, self.memory, self.sc
        bottoms, rings = memory["bottom"], range(1, state["rings"] + 1)
        pushes = [w for w in range(1, state["writes"] + 1) if state["element_of"][w] == w]
        yield "top", state["top"] == len(memory["top"]) - 1 == newest(memory["top"])
        yield "bottom", [state["bottom_of"][n] for n in range(state["messages"] + 1)] == \
            [bottoms[n]["value"] for n in sorted(bottoms)]
        yield "ring", state["rings"] == newest(memory["ring"])
        yield "capacities", all(state["capacity"][r] == sum(str(place).startswith(f"{r}[") for place in memory)
                                for r in rings)
        at = IN_PUSH.get(owner["at"], owner["at"]) if owner["op"] == "push" else owner["at"]
        yield "owner", state["at"] == f"owner {at.partition('.')[0]}.finds" if owner["finds"] else \
            state["at"] == f"owner {self.place(at)}"
        yield "slots", all(newest(memory[place]) == self.element(state["element_of"][w])
                           for w, words in enumerate(self.places, 1) for place, time in words
                           if "[" in place and time == len(memory[place]) - 1)
        yield "number of writes", sum(len(memory[place]) - 1 for place in map(str, memory) if place == "ring" or
                                      "[" in place and not place.startswith(REST)) == state["writes"]
        yield "the owner's bottom", state["bottom"] - state["at"].startswith("owner pop.") == owner["bottom"]
        yield "room", state["room_from"] == owner["top"]
        yield "taken", all((self.machine["taken"][self.element(w) - 1] > 0) == state["taken"][w] for w in pushes)
        yield "freed", all(state["freed"][r] == (r in self.machine["freed"]) for r in rings)
        yield "the readers that are waited for", self.reclaims is not Reclamation.EPOCHS or self.waited_for()
        yield "wrong", all(state[WRONG[what]] for what in self.machine["wrong"])
        yield "released", all(self.sees(bottoms[n]["view"], state["bottom_view"][n]) for n in bottoms)
        yield "released with rings", all(self.sees(memory["ring"][r - 1]["view"], state["ring_view"][r]) for r in rings)
        yield "fences", state["sc_top"] <= sc["top"] and state["sc_bottom"] <= sc["bottom"] \
            and self.sees(sc, state["sc_writes"])
        yield "the owner's views", self.forgotten or state["seen_top"] <= self.seen["top"] \
            and self.sees(self.views["owner"]["rel"], state["released"])
        looks = list(self.looks())
        for name, until in (("looked", state["messages"] + 1), ("behind", state["messages"]),
                            ("due", state["fenced_at"])):
            yield name, state[name] == max((target for target, read in looks if read < until), default=0)

    def compare_deque(self) -> Iterator[tuple[str, bool]]:
        """Compares the sequential deque: what was pushed and not taken, in this order. Only if nothing goes wrong."""
        state, taken, bottoms = self.state, self.machine["taken"], self.memory["bottom"]
        pushed = len(taken) - (self.owner["at"] in ("push.fence", "push.bottom"))
        left = [element for element in range(1, pushed + 1) if taken[element - 1] == 0]
        live = range(state["top"], state["bottom"])
        yield "the elements of the deque", [self.element(state["current"][i]) for i in live] == left
        yield "their announcements", [state["announced"][i] for i in live] == [
            min(n for n in bottoms if bottoms[n]["view"]["payload"] >= element) for element in left]

    def looks(self) -> Iterator[tuple[int, int]]:
        """Returns the target of each look at `bottom` between two claims, and the message that it reads."""
        accesses = {(each["by"], each["number"]): each for each in self.accesses}
        for (thief, number), each in accesses.items():
            if each["x"] == "bottom":
                yield accesses[thief, number - 1]["at"] // 2, each["at"] // 2

    def compare_mode(self) -> Iterator[tuple[str, bool]]:
        state, messages = self.state, self.memory["mode"]
        yield "mode", dict(state["mode"]) == {n: message["value"] for n, message in messages.items()}
        yield "released with mode", all(state["mode_bottom"][n] <= messages[n]["view"]["bottom"] for n in messages)
        yield "mode seen", state["sc_mode"] <= self.sc["mode"] and (
            self.forgotten or state["seen_mode"] <= self.seen["mode"])
        yield "found", not self.owner["finds"] or all(
            state["found"][name] != (name in self.owner["finds"]) for name in self.thieves)

    def compare_record(self, name: str, thief: dict[str, Any]) -> Iterator[tuple[str, bool]]:
        state, record, views = self.state, self.memory[name], self.views[name]
        entered = [0, *(n for n in sorted(record) if record[n]["value"] == 1)]
        left = [n for n in sorted(record) if record[n]["value"] == 0]
        yield f"{name} inside", (state["thief_at"][name] != "thief idle") == thief["inside"]
        yield f"{name}'s record", state["count"][name] == len(entered) - 1
        yield f"{name}'s record seen", entered[state["sc_count"][name]] <= self.sc[name] \
            and (self.forgotten or entered[state["seen_count"][name]] <= self.seen[name])
        yield f"released by {name}", all(state[f"left_{what}"][name, n] <= record[at]["view"][what]
                                         for n, at in enumerate(left) if n > 0 for what in ("mode", "top"))
        yield f"reads released by {name}", all(entered[state["left_reads"][name, n]] <= record[at]["view"][name]
                                               for n, at in enumerate(left) if n > 0)
        yield f"{name}'s views of mode and top", self.place(thief["at"]) == "idle" or \
            state["saw_mode"][name] <= views["cur"]["mode"] and state["saw_top"][name] <= views["cur"]["top"] \
            and state["fenced_bottom"][name] <= views["rel"]["bottom"]

    def place(self, at: str) -> str:
        """Returns the position in the proof of a thread of the specification."""
        if at == "pin" and self.reclaims is not Reclamation.EPOCHS or at == "steal.fence" and "mode" in self.memory:
            return {"pin": "steal.ring", "steal.fence": "steal.bottom"}[at]
        return SAME_PLACE.get(at, at)

    def waited_for(self) -> bool:
        """Returns true if, with epochs, the specification waits for all thieves for which the proof waits.

        Then the proof frees every ring that the specification frees.
        """
        state = self.state
        return all(thief["epoch"] != -1 and thief["epoch"] <= old["epoch"]
                   for old in self.machine["garbage"] for name, thief in self.thieves.items()
                   if thief["at"] not in ("idle", "reader.leave")
                   and state["waits"][old["ring"], name] == state["count"][name])

    def is_used(self, thief: dict[str, Any]) -> bool:
        """Returns true if a thief has read a freed ring, in which the specification has nothing any more."""
        return "used after free" in self.machine["wrong"] and thief["ring"] in self.machine["freed"]

    def compare_thief(self, name: str, thief: dict[str, Any]) -> Iterator[tuple[str, bool]]:
        state, views, at = self.state, self.views[name], self.place(thief["at"])
        yield f"{name}", state["thief_at"][name] == f"thief {at}"
        yield f"{name}'s announcement", self.reclaims is not Reclamation.GRACE_PERIODS \
            or thief["since"] <= self.sc[name] or state["sc_count"][name] < state["count"][name]
        if at == "idle":
            return
        yield f"{name}'s target", at in BEFORE_TARGET or state["target"][name] == thief["t"] \
            or at == "reader.leave" and state["target"][name] <= views["cur"]["top"]
        yield f"{name}'s ring", at not in ("steal.slot", "steal.rest", "steal.cas") \
            or state["in_ring"][name] == thief["ring"] or thief["at"] == "steal.cas late"
        yield f"{name}'s element", self.is_used(thief) or (
            at not in ("steal.rest", "steal.cas") or self.element(state["element"][name]) == thief["element"]) and (
            at != "steal.cas" or self.element(state["rest"][name]) == thief["rest"])
        yield f"{name}'s views", state["saw_bottom"][name] <= views["cur"]["bottom"] \
            and self.sees(views["cur"], state["saw_writes"][name]) and self.sees(views["acq"], state["will_see"][name])


def newest(messages: dict[int, Any]) -> int:
    return int(messages[max(messages)]["value"])


# Matching steps of the specification with steps of the proof.

# In the specification, a batch has room for what it finds.
UNSPECIFIED = {"steal.bottom, full"}
Actions = list[tuple[str, str]]  # each with its thief, if it is a thief's


class Tie:
    """The check under way: its progress, and the actions used so far."""

    def __init__(self, bound: Bound) -> None:
        self.bound, self.reclaims, o = bound, bound.reclaims(), bound.sites()
        self.steps = {action.name: Step(action) for action in actions_of(o)}
        self.names = [*self.steps]  # also of the actions that are missing
        # The conjuncts, if they hold with these orderings; and stronger ones that are not refuted yet.
        self.invariant = {} if bound.changed else {each.name: function(each.formula) for each in invariant(s, o)}
        self.strong = {name: function(formula) for name, formula in too_strong().items()}
        self.used: dict[str, tuple[Any, ...]] = {}  # by action: a step that it matches
        self.axioms, self.histories = [function(formula) for formula in relation.axioms(s)], set[Any]()
        self.checked = 0

    def but(self, name: str, step: Step | None = None) -> Tie:
        """Returns a check in which an action is another one, or missing; without the invariant."""
        other, steps = copy(self), {**self.steps, name: step}
        other.steps, other.invariant, other.used = {name: step for name, step in steps.items() if step}, {}, {}
        return other

    def at(self, site: str, me: str = "") -> list[Actions]:
        """Returns the actions at a site, any one of which may be taken; none, if the relation has no such site."""
        return [[(name, me)] for name in self.names if name.partition(",")[0] == site] or [[]]

    def candidates(self, before: dict[str, Any], after: dict[str, Any], state: State) -> Iterator[Actions]:
        was, now = before["owner"], after["owner"]
        if (was["at"], was["finds"]) != (now["at"], now["finds"]):
            kept = all(before["machine"][rings] == after["machine"][rings] for rings in ("garbage", "freed"))
            yield from self.of_owner(was, now, state, self.reclaims is not Reclamation.NEVER and not kept)
        for name, thief in before["thief"].items():
            if thief["at"] != after["thief"][name]["at"]:
                modes = "mode" in before["machine"]["memory"]["messages"]
                yield from self.of_thief(thief["at"], after["thief"][name]["at"], name, modes)

    def of_owner(self, was: dict[str, Any], now: dict[str, Any], state: State, retires: bool) -> list[Actions]:
        site, kind, thieves = was["at"], was["at"].partition(".")[0], state["thieves"]
        begins, ends = [(f"{kind}.fence", "")] * (not was["finds"]), [(f"{kind}.found", "")] * (not now["finds"])
        heavy = [[*begins, (f"{kind}.finds", name), *ends] for name in (was["finds"] or thieves)
                 if name not in now["finds"]]
        copies = ["grow.slot"] * (state["bottom"] - was["from"])
        looks = [("retire.look", "")] * (not now["finds"])
        return {
            "grow.ring": [[(name, "") for name in ("resize", *copies, "grow.ring")]],
            "retire": [[*each, *looks] for each in (*heavy, *self.at("retire.fence"))] if retires else [[]],
            "cool.fence": [*heavy, *self.at(site)],
            "cool.look": [[("cool.look, inside", name)] for name in thieves] if now["at"] == "cool.again" else
                         [[*(("cool.look", name) for name in thieves), ("cool.look, done", "")]],
            "pop.look": self.at(site) if now["at"] in ("idle", "grow.ring") else [[]], "pop.mode": [*self.at(site), []],
        }.get(site) or self.at(site)

    def of_thief(self, at: str, goes: str, me: str, modes: bool) -> list[Actions]:
        reads = [("steal.slot", me), ("steal.rest", me)]  # of an element of one word
        return {
            "idle": self.at("elsewhere" if goes == "reader.leave" else "idle" if modes else "reader.enter", me),
            "look.bottom": self.at(at, me) if goes == "idle" else [[]],
            "steal.slot": [[]] if goes == "steal.cas late" else self.at(at, me) if goes == "steal.rest" else [reads],
            "steal.cas": [*self.at(at, me), *self.at("batch.cas", me)],
            "steal.cas late": [[("steal.cas, early", me)], [*reads, ("steal.cas, lost", me)]],
        }.get(at) or self.at(at, me)

    def follow(self, state: State, actions: Actions) -> Iterator[State]:
        if not actions:
            yield state
            return
        (name, me), *rest = actions
        for after in self.steps[name].all(state, me) if name in self.steps else ():
            yield from self.follow(after, rest)

    def matches(self, state: State, before: dict[str, Any], after: dict[str, Any],
                tried: list[str] | None = None) -> Iterator[tuple[list[str], State]]:
        """Returns the actions that match a step, and the state after them; notes what has been tried."""
        for actions in self.candidates(before, after, state):
            for new in self.follow(state, actions):
                names = [name for name, _ in actions]
                for ring in (r for r in after["machine"]["freed"] if not new["freed"][r]):
                    step = self.steps.get("free")
                    freed = step and step.apply(new, {"me": "", "read": ring})
                    new, names = freed or new, [*names, *["free"] * bool(freed)]
                differs = Match(after, new, self.reclaims).differences()
                if not differs:
                    yield names, new
                elif tried is not None:
                    tried.append(f"  {', '.join(names) or 'no step'} has other values of {', '.join(differs)}\n")

    def check(self, graph: Graph) -> str | None:
        first = initial(self.bound.names(), self.bound.capacity, MODES[self.bound.mode])
        if not all(function(formula)(first, {"start": 0}) for formula in relation.initial(s)):
            return "the relation does not begin as the specification does"
        for name in ("push.slot", "push.fence", "push.bottom") * self.bound.beforehand:
            [first] = self.steps[name].all(first, "")
        if wrong := Match(graph.states[graph.start], first, self.reclaims).differences():
            return f"initially, these differ: {', '.join(wrong)}"
        seen, queue = {(graph.start, first.key())}, [(graph.start, first)]
        while queue:
            name, state = queue.pop()
            before = graph.states[name]
            history = State({name: state[name] for name in (*HISTORY, *NUMBERS) if name != "newest"})
            if history.key() not in self.histories and not all(holds(state, {}) for holds in self.axioms):
                return f"an axiom does not hold in this state:\n{tlc.show(tlc.visible(before))}"
            self.histories.add(history.key())
            if self.invariant:
                if broken := [name for name, holds in self.invariant.items() if not holds(state, {})]:
                    return f"{', '.join(broken)} is broken in this state:\n{tlc.show(tlc.visible(before))}"
                if wrong := [what for what, same in Match(before, state).compare_deque() if not same]:
                    return f"{', '.join(wrong)} differ in this state:\n{tlc.show(tlc.visible(before))}"
                self.strong = {name: holds for name, holds in self.strong.items() if holds(state, {})}
            if "used after free" in before["machine"]["wrong"]:
                continue  # What comes after undefined behaviour does not matter.
            for successor in graph.steps.get(name, []):
                after, tried = graph.states[successor], list[str]()
                match = next(self.matches(state, before, after, tried), None)
                if match is None:
                    step = tlc.step(*(tlc.State("", tlc.visible(each)) for each in (before, after)))
                    return ("no action matches this step of the specification:\n" + "".join(dict.fromkeys(tried))
                            + "  ".join(step))
                self.checked += 1
                actions, new = match
                for action in actions:
                    self.used.setdefault(action, (state, before, after))
                key = (successor, new.key())
                if key not in seen:
                    seen.add(key)
                    queue.append((successor, new))
        return None


# The check must be able to fail.


def too_strong() -> dict[str, Any]:
    """Returns conjuncts that are a little too strong, and must be refuted."""
    i, n, r = Ints("i n r")
    h = Const("h", Thief)
    at = {site: s.thief_at(h) == site_ for site, site_ in THIEF.items()}
    fenced = Or(*(at[site] for site in FENCED))
    mine, cold = s.target(h) == s.top, And(s.seen_mode == s.last_cold, s.at != OWNER["idle"])
    beside = And(fenced, mine, s.at == OWNER["pop.top"], s.top == s.bottom - 1)
    live, message = And(s.top <= i, i < s.bottom), And(0 <= n, n <= s.messages)
    retired = And(1 <= r, r <= s.retired)
    nobody = ForAll([h], Not(is_safe(s, h)))

    def thieves(condition: Any, formula: Any, *more: Any) -> Any:
        return ForAll([h, *more], Implies(condition, formula))

    return {
        "Sane: top is below bottom": s.top < s.bottom,
        "SeenTop: the owner has seen all claims": s.seen_top == s.top,
        "Near: fences and the owner miss no claim": s.top <= larger(s.seen_top, s.sc_top),
        "Near: a look after a claim does not count": s.top - 1 <= larger(s.seen_top, s.sc_top),
        "Bottom: its newest message is the owner's": s.bottom_of(s.messages) == s.bottom,
        "Target: it is top": thieves(fenced, mine),
        "Heart: of a thief that is not fenced, too":
            thieves(And(at["steal.fence"], mine), s.popped(s.top) <= s.saw_bottom(h)),
        "Heart: of a thief that is to look again, too":
            thieves(And(at["batch.bottom"], mine), s.popped(s.top) <= s.saw_bottom(h)),
        "Beside: the thief has seen the owner": thieves(beside, s.saw_bottom(h) >= s.messages),
        "Beside: the owner has seen the thief": thieves(beside, s.seen_top >= s.top),
        "Beside: what must be read has been seen":
            thieves(beside, Or(s.saw_bottom(h) >= s.messages, s.seen_top >= s.top)),
        "Aware: though the owner fences": Implies(s.at == OWNER["pop.top"], cold),
        "Cold: though the owner cools": Implies(cold, nobody),
        "Safe: nobody is inside when it is cold": Implies(s.last_cold == s.modes, nobody),
        "Claimed: a thread that must fence has seen that it is not cold":
            thieves(at["warm.fence"], s.saw_mode(h) > s.last_cold),
        "Unfenced: of a thief that is to fence heavily, too":
            thieves(at["warm.fence"], Or(s.popped(i) <= s.stale(i), s.popped(i) <= s.saw_bottom(h)), i),
        "Warm: of a message before it has cooled, too": ForAll([n, i], Implies(
            s.mode(n) == WARM, Or(s.popped(i) <= s.stale(i), s.popped(i) <= s.mode_bottom(n)))),
        "Lookers: the owner has seen the largest target": s.looked <= s.seen_top,
        "Lookers: it is released at once": Or(s.looked <= s.seen_top, s.looked <= s.left_top(s.looker, s.looker_count)),
        "Looker: when the owner has cooled": Implies(And(s.at == OWNER["cool.look"], cold), s.looked <= s.seen_top),
        "Stable: after a decided reservation, too":
            ForAll([n, i], Implies(And(message, s.top <= i, i < s.bottom_of(n)), i < s.bottom)),
        "Shown: though the owner pops it":
            ForAll([n, i], Implies(And(live, s.announced(i) <= n, message), i < s.bottom_of(n))),
        "EmptyStays: beside what a thief may take, no other has found nothing":
            thieves(And(at["steal.cas"], mine), s.passed_over(s.top) == -1),
        "Element: of a thief that cannot succeed, too": thieves(at["steal.cas"], s.element(h) == s.rest(h)),
        "Found: of a thief that cannot succeed, too": thieves(at["steal.slot"], s.current(s.top) <= s.saw_writes(h)),
        "Waits: no thief is fenced when a ring is retired": thieves(retired, Not(fenced), r),
        "Waits: a retired ring waits for all fenced thieves":
            thieves(And(retired, fenced), s.waits(r, h) == s.count(h), r),
        "Freed: at once": ForAll([r], Implies(retired, s.freed(r))),
    }


# The newest message, by the actions that read one.
NEWEST = (
    (s.top, ("push.top", "pop.top, taken", "pop.top, last", "steal.top")), (s.rings, ("steal.ring",)),
    (s.modes, ("pop.mode", "steal.mode, warm")),
    (s.messages, ("batch.bottom", "batch.bottom, empty", "steal.bottom", "look.bottom, empty", "steal.bottom, empty")),
)
NARROW = [("pin", read == 1, "has seen no retirement"),
          ("steal.rest", s.element_of(read) == s.element(me), "reads the same element as steal.slot"),
          *((name, read == value, "reads the newest message only") for value, names in NEWEST for name in names)]


def too_narrow(tie: Tie, graph: Graph) -> dict[str, bool]:
    passed = {f"without {name}": any(True for _ in tie.but(name).matches(*step)) for name, step in tie.used.items()}
    actions = {action.name: action for action in actions_of(tie.bound.sites())}
    for name, condition, says in NARROW:
        if name in tie.used and actions[name].choices:
            narrow = replace(actions[name], guard=[*actions[name].guard, condition])
            passed[f"{name} {says}"] = tie.but(name, Step(narrow)).check(graph) is None
    return passed


class Tied(NamedTuple):
    bound: Bound
    wrong: str | None
    states: int
    steps: int
    used: set[str]  # the actions that matched steps
    passed: dict[str, bool]  # for each conjunct that is too strong and relation that is too narrow, true if it passed
    failures: set[str]  # the failures that occurred in the specification
    seconds: float


def tied(bound: Bound) -> Tied:
    start = time.monotonic()
    graph, tie = enumerate_states(bound), Tie(bound)
    wrong = tie.check(graph)
    passed = {name: name in tie.strong for name in too_strong()} | ({} if wrong else too_narrow(tie, graph))
    return Tied(bound, wrong, len(graph.states), tie.checked, set(tie.used), passed,
                {what for state in graph.states.values() for what in state["machine"]["wrong"]},
                time.monotonic() - start)


def judge(all_tied: list[Tied]) -> list[str]:
    wrong = [f"{each.bound.says}: {each.wrong}" for each in all_tied if each.wrong]
    actions: set[str] = {action.name for each in all_tied for action in actions_of(each.bound.sites())}
    unused = actions - {name for each in all_tied for name in each.used}
    wrong += [f"no step of the specification is {name}" for name in sorted(unused - UNSPECIFIED)]
    wrong += [f"{name} is a step of the specification, but listed as none" for name in sorted(UNSPECIFIED - unused)]
    wrong += [f"{each.bound.says}: nothing goes wrong" for each in all_tied if each.bound.changed and not each.failures]
    happened = {what for each in all_tied for what in each.failures}
    wrong += [f"nothing in the specification is {what}" for what in WRONG if what not in happened]
    tried = set.union(*(set(each.passed) for each in all_tied))
    passes = {name for name in tried if all(each.passed.get(name, True) for each in all_tied)}
    return wrong + [f"passes, but should not: {name}" for name in sorted(passes)]
