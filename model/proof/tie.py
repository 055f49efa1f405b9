"""The tie of the proof to ChaseLevViews: TLC enumerates states and steps of the specification.

Each step must be one of the relation, or a few; and in each state the invariant must hold. So a
state of the proof goes with each state of the specification: memory and the threads' places are
the same, and where views differ, the proof has seen less.
"""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Optional

from z3 import And, Const, ForAll, Implies, Ints, Not, Or

import manifest
import tlc
from access import Sites, is_inside, me, read, s
from checker import Checker
from concrete import Invariant, State, Step, function, initial
from invariant import FENCED
from manifest import Problem
from relation import PROTOCOLS, actions_of, retired
from state import OWNER, THIEF, Thief, larger

GRACE, EPOCHS, NEVER = "grace periods", "epochs", "never"  # how rings are reclaimed
NODE = re.compile(r'(-?\d+) \[label="(.*)"(?:,style = filled)?\]')
EDGE = re.compile(r"(-?\d+) -> (-?\d+) ")

# In the specification and in the proof.
WRONG = {"taken twice": "TakenOnce", "unwritten": "Written", "not handed over": "HandedOver",
         "used after free": "NoUseAfterFree", "reused too early": "ReusedInTime"}
SAME_PLACE = {"push.top": "idle", "push.slot": "idle", "grow.ring": "idle", "retire": "retire.fence",
              "pop.reserve": "idle", "pop.cool": "pop.top", "steal.look": "thief.enter",
              "steal.cas late": "steal.slot", "batch.fence": "batch.bottom"}
THIEF_COUNTS = 10  # See Word in the specification: the rest counts tokens.


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
    differs: str = ""
    changed: tuple[tuple[str, str], ...] = ()  # orderings with which the invariant does not hold
    before: int = 0  # how many elements have been pushed at the beginning

    def sites(self) -> Sites:
        return {**PROTOCOLS[self.protocol], **dict(self.changed)}

    def reclaims(self) -> str:
        sites = self.sites()
        return EPOCHS if "pin" in sites else NEVER if sites["retire.fence"] == "none" else GRACE


HEAVY = "pop_fence = Light; steal_top = Acquire; steal_fence = Heavy; steal_order <- Batch; pop_looks = TRUE"
BATCHES = "sizes <- AnySize"
STORES = "push_fence = Relaxed; push_bottom = Release; pop_reserve = Release"
EARLY = "push_top = Relaxed; steal_cas = Relaxed; load_buffering = TRUE; race_ghost = TRUE; epochs = FALSE"
SHRINKS = "CapacityOf <- Halved"
BOUNDS = (
    Bound("three operations beside two steals", "Weakest", 1, 3, 2, 2, 1),
    Bound("three operations beside a batch, a ring that grows", "Weakest", 1, 3, 1, 1, 2, BATCHES),
    Bound("two operations beside two thieves", "Weakest", 2, 2, 1, 2, 1),
    Bound("three operations beside a steal, a ring that grows, release stores", "ReleaseStores", 1, 3, 1, 1, 2, STORES),
    Bound("three operations beside a batch, a ring that grows, asymmetric fences", "Asymmetric", 1, 3, 1, 1, 2,
          f"{HEAVY}; {BATCHES}"),
    Bound("two operations beside two batches, of which one is warm", "Asymmetric", 1, 2, 2, 2, 1,
          f"{HEAVY}; {BATCHES}"),
    Bound("two thieves after an element, asymmetric fences", "Asymmetric", 2, 0, 1, 1, 1, HEAVY, before=1),
    Bound("one operation beside two steals, of which one is warm and goes wrong", "Asymmetric", 1, 1, 2, 2, 1,
          f"{HEAVY}; warm_fence = AcqRel; epochs = FALSE", (("warm.fence", "AcqRel"), ("retire.fence", "none")),
          before=2),
    Bound("three operations beside a batch that goes wrong", "Weakest", 1, 3, 1, 2, 1,
          f"{BATCHES}; batch_cas = AcqRel; batch_bottom = Acquire; epochs = FALSE",
          (("batch.cas", "AcqRel"), ("batch.bottom", "Acquire"), ("retire.fence", "none"))),
    Bound("two operations beside a steal that goes wrong", "Weakest", 1, 2, 1, 1, 1, EARLY,
          (("push.top", "Relaxed"), ("steal.cas", "Relaxed"), ("retire.fence", "none"))),
    Bound("four operations beside a steal, a ring that shrinks and grows", "Weakest", 1, 4, 1, 2, 3, SHRINKS),
    Bound("three operations beside a batch, a ring that grows, epochs", "Weakest<Epoch>", 1, 3, 1, 1, 3, BATCHES),
    Bound("two operations beside two thieves, a ring that grows, epochs", "Weakest<Epoch>", 2, 2, 1, 1, 2),
    Bound("two operations beside a steal, a ring that grows, epochs that go wrong", "Weakest<Epoch>", 1, 2, 1, 1, 2,
          "pin_fence = AcqRel", (("pin", "none"),)),
)


# The specification.


@dataclass
class Graph:
    states: dict[str, Any]
    start: str
    steps: dict[str, list[str]]


def enumerate_states(bound: Bound, model: Path, jar: Path) -> Graph:
    """All states and steps of the specification within a bound, from TLC."""
    bounds = (f"Thieves = {{{', '.join(names(bound))}}}", f"Operations = {bound.operations}",
              f"Steals = {bound.steals}", f"Capacity = {bound.capacity}", f"Rings = {bound.rings}",
              f"beforehand = {bound.before}",
              f"grace_periods = {str(bound.reclaims() == GRACE).upper()}", "pauses <- Everywhere")
    claim = {"claim": "ChaseLevViews/tie", "expect": "holds", "seconds": manifest.LONG, "checks": "", "symmetry": "",
             "differs": bound.differs, "bounds": "; ".join(bounds)}
    with tempfile.TemporaryDirectory(prefix="tlc-") as folder:
        dump = ("-dump", "dot,actionlabels", "states.dot")
        code, *said = Checker(model, jar, "quick", 1).execute(claim, Path(folder), *dump)
        if code != 0:
            raise Problem(f"TLC does not enumerate {bound.says}:\n{tlc.read_output(*said).complaint()}")
        return read_graph((Path(folder) / "states.dot").read_text(encoding="utf-8"))


def names(bound: Bound) -> tuple[str, ...]:
    return tuple(f"t{n + 1}" for n in range(bound.thieves))


def read_graph(text: str) -> Graph:
    states, steps = {}, {}
    for line in text.splitlines():
        edge, node = EDGE.match(line), NODE.match(line)
        if edge and edge[1] != edge[2] and edge[2] not in steps.setdefault(edge[1], []):
            steps[edge[1]].append(edge[2])
        elif not edge and node and node[1] not in states:
            values = node[2].replace(r"\n", "\n").replace(r"\"", '"').replace(r"\\", "\\")
            _, *parts = tlc.VARIABLE.split(values)
            states[node[1]] = tlc.Record(zip(parts[::2], map(read_value, parts[1::2])))
    return Graph(states, next(iter(states)), steps)


read_value = lru_cache(maxsize=None)(tlc.read)


# Whether a state of the proof goes with one of the specification.


class Match:
    """What the two states have in common, or not."""

    def __init__(self, spec: dict[str, Any], state: State, reclaims: str = GRACE) -> None:
        self.reclaims = reclaims
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
        yield "owner", state["at"] == f"owner {self.place(owner['at'])}"
        yield "slots", all(newest(self.memory[place]) == self.element(state["element_of"][w])
                           for w, [(place, time), *_] in enumerate(self.places, 1)
                           if place != "ring" and time == len(self.memory[place]) - 1)
        yield "number of writes", sum(len(self.memory[place]) - 1 for place in self.memory
                                      if place == "ring" or "[" in str(place)) == state["writes"]
        popping = state["at"].startswith("owner pop.")
        yield "the owner's bottom", state["bottom"] - popping == owner["bottom"]
        yield "room", state["room_from"] == owner["top"]
        taken = self.machine["taken"]
        yield "taken", all((taken[self.element(w) - 1] > 0) == state["taken"][w]
                           for w in range(1, state["writes"] + 1) if state["element_of"][w] == w)
        freed = self.machine["freed"]
        yield "freed", all(state["freed"][r] == (r in freed) for r in range(1, state["rings"] + 1))
        yield "who is waited for", self.reclaims != EPOCHS or self.waited_for()
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
        looks = list(self.looks())
        for name, until in (("looked", state["messages"] + 1), ("behind", state["messages"]),
                            ("due", state["fenced_at"])):
            yield name, state[name] == max((target for target, read in looks if read < until), default=0)
        if "batches" in self.memory:
            yield from self.compare_word(self.memory["batches"], sc, views)
        for name, thief in self.thieves.items():
            yield from self.compare_thief(name, thief, sc)

    def looks(self) -> Iterator[tuple[int, int]]:
        """For each look at `bottom` between two claims: its target, and the message that it reads."""
        accesses = {(each["by"], each["number"]): each for each in self.machine["sc"]["accesses"]}
        for (thief, number), each in accesses.items():
            if each["x"] == "bottom":
                yield accesses[thief, number - 1]["at"] // 2, each["at"] // 2

    def compare_word(self, batches: dict, sc: dict[str, int], views: dict) -> Iterator[tuple[str, bool]]:
        state, last = self.state, max(batches)
        yield "batches", state["batches"] == last and all(
            state["zero"][n] == (batches[n]["value"] == 0) and state["tokens"][n] == batches[n]["value"] % THIEF_COUNTS
            for n in batches)
        yield "thieves inside", batches[last]["value"] // THIEF_COUNTS == sum(
            bool(self.is_inside(state, {"me": name})) for name in self.thieves)
        if self.owner["at"] in ("pop.warm", "pop.cool"):
            yield "tokens found", state["loaded"] == self.owner["tokens"]
        yield "released with batches", all(state["batch_view"][n] <= batches[n]["view"]["top"] for n in batches)
        yield "batches seen", state["sc_batches"] <= sc["batches"] \
            and state["seen_batches"] <= views["cur"]["batches"]

    def place(self, at: str) -> str:
        """Where a thread of the specification is in the proof."""
        return "steal.ring" if at == "pin" and self.reclaims != EPOCHS else SAME_PLACE.get(at, at)

    def waited_for(self) -> bool:
        """With epochs: whether the specification waits for those for whom the proof does, so that the proof frees
        what that does."""
        state = self.state
        return all(thief["epoch"] != -1 and thief["epoch"] <= old["epoch"]
                   for old in self.machine["garbage"] for name, thief in self.thieves.items()
                   if thief["at"] not in ("idle", "thief.leave")
                   and state["waits"][old["ring"], name] == state["count"][name])

    is_inside = staticmethod(function(is_inside(s, me)))

    def compare_thief(self, name: str, thief: dict[str, Any], sc: dict[str, int]) -> Iterator[tuple[str, bool]]:
        state, views = self.state, thief["views"]
        at = self.place(thief["at"])
        yield f"{name}", state["thief_at"][name] == f"thief {at}"
        yield f"{name}'s announcement", self.reclaims != GRACE or thief["epoch"] <= sc[name] \
            or state["sc_count"][name] < state["count"][name]
        if "batches" in self.memory:
            inside = thief["entered"]
            yield f"{name} inside", self.is_inside(state, {"me": name}) == inside
            yield f"{name}'s token", not inside or state["warm"][name] == thief["warm"]
        if at == "idle":
            return
        yield f"{name}'s target", at == "steal.top" or state["target"][name] == thief["t"] \
            or at == "thief.leave" and state["target"][name] <= views["cur"]["top"]
        yield f"{name}'s ring", at not in ("steal.slot", "steal.cas") or state["in_ring"][name] == thief["ring"] \
            or thief["at"] == "steal.cas late"
        yield f"{name}'s element", at != "steal.cas" or self.element(state["element"][name]) == thief["element"]
        yield f"{name}'s views", state["saw_bottom"][name] <= views["cur"]["bottom"] \
            and self.sees(views["cur"], state["saw_writes"][name]) and self.sees(views["acq"], state["will_see"][name])


def newest(messages: dict[int, Any]) -> int:
    return messages[max(messages)]["value"]


# Which steps of the proof a step of the specification is.


def candidates(before: dict[str, Any], after: dict[str, Any], state: State) -> Iterator[tuple[str, list[str]]]:
    """Whose step it is, and the names of the actions that it may be."""
    if before["owner"]["at"] != after["owner"]["at"]:
        site = before["owner"]["at"]
        copies = ["grow.slot"] * (state["bottom"] - before["owner"]["from"])
        several = {"idle": [[]], "pop.reserve": [["pop.reserve"]],
                   "grow.ring": [["resize", *copies, "grow.ring"]], "retire": [["retire.fence"]],
                   "pop.thieves": [["pop.thieves, none"], ["pop.thieves, some"]],
                   "pop.top": [["pop.top, taken"], ["pop.top, last"], ["pop.top, none"]],
                   "pop.cas": [["pop.cas, won"], ["pop.cas, lost"]]}
        yield from (("", each) for each in several.get(site, [[site]]))
    for name, thief in before["thief"].items():
        if thief["at"] == after["thief"][name]["at"]:
            continue
        goes = after["thief"][name]["at"]
        several = {"idle": [["reader.enter"]], "pin": [[], ["pin"]],
                   "steal.look": [["steal.look, empty"] if goes == "idle" else []],
                   "steal.bottom": [["steal.bottom"], ["steal.bottom, empty"]],
                   "steal.slot": [[]] if goes == "steal.cas late" else [["steal.slot"]],
                   "steal.cas": [["steal.cas"], ["steal.cas, lost"], ["batch.cas"]],
                   "thief.enter": [["thief.enter, cold"], ["thief.enter, warm"]], "batch.fence": [[]],
                   "batch.bottom": [["batch.bottom"], ["batch.bottom, empty"]],
                   "steal.cas late": [["steal.cas, early"], ["steal.slot", "steal.cas, lost"]]}
        yield from ((name, each) for each in several.get(thief["at"], [[thief["at"]]]))


@dataclass
class Tie:
    """The check: how far it is, and what it has used."""

    steps: dict[str, Step]
    invariant: Optional[Invariant]  # if it holds
    reclaims: str = GRACE
    used: dict[str, tuple] = field(default_factory=dict)  # by action: a step that it does
    strong: dict[str, Any] = field(default_factory=dict)  # what is stronger than the invariant, and not yet refuted
    checked: int = 0

    @classmethod
    def of(cls, bound: Bound) -> Tie:
        o = bound.sites()
        return cls({action.name: Step(action) for action in actions_of(o)},
                   None if bound.changed else Invariant(o), bound.reclaims(),
                   strong={name: function(formula) for name, formula in too_strong().items()})

    def follow(self, state: State, me: str, actions: list[str]) -> Iterator[State]:
        """The states after these actions, one after the other."""
        if not actions:
            yield state
            return
        step = self.steps.get(actions[0])
        if step is None:
            return
        for _, after in step.all(state, (me,)):
            yield from self.follow(after, me, actions[1:])

    def matches(self, state: State, before: dict[str, Any], after: dict[str, Any]) -> Iterator[tuple[list[str], State]]:
        for me, actions in candidates(before, after, state):
            for new in self.follow(state, me, actions):
                frees = [r for r in after["machine"]["freed"] if not new["freed"][r]]
                for ring in frees:
                    step = self.steps.get("free")
                    new = new and step and step.apply(new, {"me": "", "read": ring})
                if new and not Match(after, new, self.reclaims).differences():
                    yield [*actions, *["free"] * len(frees)], new

    def nearest(self, state: State, before: dict[str, Any], after: dict[str, Any]) -> str:
        """Why no action does a step."""
        tried = [(actions, Match(after, new, self.reclaims).differences())
                 for me, actions in candidates(before, after, state) for new in self.follow(state, me, actions)]
        said = [f"{', '.join(actions) or 'no step'} has other values of {', '.join(wrong)}" for actions, wrong in tried]
        lines = "".join(f"  {each}\n" for each in dict.fromkeys(said))
        return f"no action does this step of the specification:\n{lines}"

    def check(self, graph: Graph, bound: Bound) -> Optional[str]:
        """What is wrong, if anything is."""
        first = initial(names(bound), bound.capacity)
        for name in ("push.slot", "push.fence", "push.bottom") * bound.before:
            first = self.steps[name].apply(first, {"me": ""})
        wrong = Match(graph.states[graph.start], first, self.reclaims).differences()
        if wrong:
            return f"initially, these differ: {', '.join(wrong)}"
        seen, queue = {(graph.start, first.key())}, [(graph.start, first)]
        while queue:
            name, state = queue.pop()
            broken = self.invariant.broken(state) if self.invariant else []
            if broken:
                return f"{', '.join(broken)} is broken in this state:\n{tlc.show(tlc.visible(graph.states[name]))}"
            if self.invariant:
                self.strong = {name: holds for name, holds in self.strong.items() if holds(state, {})}
            for successor in graph.steps.get(name, []):
                found = next(self.matches(state, graph.states[name], graph.states[successor]), None)
                if found is None:
                    step = tlc.step(*(tlc.State("", tlc.visible(graph.states[each])) for each in (name, successor)))
                    return self.nearest(state, graph.states[name], graph.states[successor]) + "  ".join(step)
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
        "Near: a look after a claim does not count": s.top - 1 <= larger(s.seen_top, s.sc_top),
        "Bottom: its newest message is the owner's": s.bottom_of(s.messages) == s.bottom,
        "Target: it is top": ForAll([h], Implies(fenced, s.target(h) == s.top)),
        "Heart: of a thief that is not fenced, too": ForAll([h], Implies(
            And(at["steal.fence"], s.target(h) == s.top), s.popped(s.top) <= s.saw_bottom(h))),
        "Heart: of a thief that is to look again, too": ForAll([h], Implies(
            And(at["batch.bottom"], s.target(h) == s.top), s.popped(s.top) <= s.saw_bottom(h))),
        "Beside: the thief has seen the owner": ForAll([h], Implies(beside, s.saw_bottom(h) >= s.messages)),
        "Beside: the owner has seen the thief": ForAll([h], Implies(beside, s.seen_top >= s.top)),
        "Beside: what must be read has been seen": ForAll([h], Implies(
            beside, Or(s.saw_bottom(h) >= s.messages, s.seen_top >= s.top))),
        "Aware: though the owner fences": Implies(s.at == OWNER["pop.top"], ForAll([h], Not(fenced))),
        "Aware: of a thief that is to fence heavily, too": Implies(
            And(s.at == OWNER["pop.top"], s.fenced_at < s.messages), ForAll([h], Not(at["steal.fence"]))),
        "Entered: though a thief is no longer inside": ForAll([h], Implies(
            s.entered_at(h) > 0, s.last_zero < s.entered_at(h))),
        "NotZero: of a thief that is to fence heavily, too": ForAll([h], Implies(
            at["steal.fence"], s.last_zero < s.seen_batches)),
        "NotZero: there is no token when all have left": Implies(
            s.tokens(s.batches) > 0, ForAll([h], Not(at["idle"]))),
        "Tokens: there is one": s.tokens(s.batches) <= 1,
        "Unfenced: fences have seen it": ForAll([i], s.popped(i) <= s.sc_bottom),
        "Lookers: claims are released as they are made": s.looked <= s.batch_view(s.batches),
        "Lookers: warm targets are released at once": s.sc_top <= larger(s.seen_top, s.batch_view(s.batches)),
        "Lookers: claims are not released": Or(s.looked == 0, s.thief_at(s.looker) != THIEF["idle"]),
        "Stable: after a decided reservation, too": ForAll([n, i], Implies(
            And(0 <= n, n <= s.messages, s.top <= i, i < s.bottom_of(n)), i < s.bottom)),
        "Shown: though the owner pops it": ForAll([n, i], Implies(
            And(s.top <= i, i < s.bottom, s.announced(i) <= n, 0 <= n, n <= s.messages), i < s.bottom_of(n))),
        "EmptyStays: beside what a thief may take, no other has found nothing": ForAll([h], Implies(
            And(at["steal.cas"], s.target(h) == s.top), s.passed_over(s.top) == -1)),
        "Found: of a thief that cannot succeed, too": ForAll([h], Implies(
            at["steal.slot"], s.current(s.top) <= s.saw_writes(h))),
        "Waits: no thief is fenced when a ring is retired": ForAll([r, h], Implies(
            And(1 <= r, retired(s, r)), Not(fenced))),
        "Waits: a retired ring waits for all fenced thieves": ForAll([r, h], Implies(
            And(1 <= r, retired(s, r), fenced), s.waits(r, h) == s.count(h))),
        "Freed: at once": ForAll([r], Implies(And(1 <= r, retired(s, r)), s.freed(r))),
    }


# What the newest message is, by the actions that read one.
NEWEST = (
    (s.top, ("push.top", "pop.top, taken", "pop.top, last", "steal.top")), (s.rings, ("steal.ring",)),
    (s.batches, ("pop.thieves, none", "pop.thieves, some")),
    (s.messages, ("batch.bottom", "batch.bottom, empty", "steal.bottom", "steal.look, empty", "steal.bottom, empty")),
)
NARROW = [("pin", 1, "has seen no retirement"),
          *((name, value, "reads the newest message only") for value, names in NEWEST for name in names)]


def too_narrow(tie: Tie, graph: Graph, bound: Bound) -> dict[str, bool]:
    """Whether relations pass that lack something: an action, or all but one of what it may read."""
    passed = {}
    for name, (state, before, after) in tie.used.items():
        rest = Tie({each: step for each, step in tie.steps.items() if each != name}, None, tie.reclaims)
        passed[f"without {name}"] = next(rest.matches(state, before, after), None) is not None
    actions = {action.name: action for action in actions_of(bound.sites())}
    for name, value, says in NARROW:
        if name in tie.used and actions[name].choices:
            narrow = replace(actions[name], guard=[*actions[name].guard, read == value])
            mutant = Tie({**tie.steps, name: Step(narrow)}, None, tie.reclaims)
            passed[f"{name} {says}"] = mutant.check(graph, bound) is None
    return passed


@dataclass
class Tied:
    """What came of a bound."""

    bound: Bound
    wrong: Optional[str]
    states: int
    steps: int
    used: set[str]  # actions
    unrefuted: set[str]  # of what is too strong
    passed: dict[str, bool]  # the relations that are too narrow
    failures: set[str]  # in the specification
    seconds: float


def tied(bound: Bound, model: Path, jar: Path) -> Tied:
    start = time.monotonic()
    graph = enumerate_states(bound, model, jar)
    tie = Tie.of(bound)
    wrong = tie.check(graph, bound)
    passed = {} if wrong else too_narrow(tie, graph, bound)
    return Tied(bound, wrong, len(graph.states), tie.checked, set(tie.used), set(tie.strong), passed,
                {what for state in graph.states.values() for what in state["machine"]["wrong"]},
                time.monotonic() - start)


def judge(all_tied: list[Tied]) -> list[str]:
    """What is wrong with the tie as a whole."""
    wrong = [f"{each.bound.says}: {each.wrong}" for each in all_tied if each.wrong]
    actions = {action.name for each in all_tied for action in actions_of(each.bound.sites())}
    unused = actions - set.union(*(each.used for each in all_tied))
    wrong += [f"no step of the specification is {name}" for name in sorted(unused)]
    wrong += [f"{each.bound.says}: nothing goes wrong"
              for each in all_tied if each.bound.changed and not each.failures]
    tried = set.union(*(set(each.passed) for each in all_tied))
    passes = {name for name in tried if all(each.passed.get(name, True) for each in all_tied)}
    passes |= set.intersection(*(each.unrefuted for each in all_tied))
    return wrong + [f"passes, but should not: {name}" for name in sorted(passes)]
