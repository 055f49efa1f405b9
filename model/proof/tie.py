"""The tie of the proof to ChaseLevViews: TLC enumerates states and steps of the specification.

Each step must be one or a few steps of the relation, and in each state the invariant must hold. For this, each
state of the specification is matched by a state of the proof with the same memory and the same positions of
threads. Where views differ, the thread in the proof has seen less.
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
from access import Sites, read, s
from checker import Checker
from concrete import Invariant, State, Step, function, initial
from invariant import FENCED
from manifest import Problem
from relation import PROTOCOLS, actions_of
from mode import is_safe
from state import COLD, FENCED as FENCED_MODE, OWNER, THIEF, WARM, Thief, larger

GRACE, EPOCHS, NEVER = "grace periods", "epochs", "never"  # the strategies of reclamation
NODE = re.compile(r'(-?\d+) \[label="(.*)"(?:,style = filled)?\]')
EDGE = re.compile(r"(-?\d+) -> (-?\d+) ")

# Names in the specification and in the proof.
WRONG = {"taken twice": "TakenOnce", "unwritten": "Written", "not handed over": "HandedOver",
         "used after free": "NoUseAfterFree", "reused too early": "ReusedInTime"}
SAME_PLACE = {**dict.fromkeys(("push.top", "push.slot", "grow.ring", "retire", "pop.look", "pop.reserve", "cool.mode",
                               "owner.warm", "owner.leave", "look.top", "look.bottom", "reader.enter"), "idle"),
              "enter.fence": "steal.mode", "steal.cas late": "steal.slot", "batch.fence": "batch.bottom"}
IN_PUSH = {"pop.mode": "idle", "pop.warm": "push.warm"}  # of a push that is about to grow the ring
BEFORE_TARGET = ("steal.mode", "fenced.fence", "warm.claim", "warm.fence", "warm.done", "steal.top")


@dataclass(frozen=True)
class Bound:
    """The bounds of an enumeration of the specification."""

    says: str
    protocol: str
    thieves: int
    operations: int
    steals: int
    capacity: int
    rings: int
    differs: str = ""
    changed: tuple[tuple[str, str], ...] = ()  # orderings with which the invariant does not hold
    before: int = 0  # the number of elements at the beginning
    mode: int = COLD  # the mode at the beginning

    def sites(self) -> Sites:
        return {**PROTOCOLS[self.protocol], **dict(self.changed)}

    def reclaims(self) -> str:
        sites = self.sites()
        return EPOCHS if "pin" in sites else NEVER if sites["retire.fence"] == "none" else GRACE


MODES = "modes = TRUE; pop_fence = Light; steal_top = SeqCst; steal_fence = Relaxed; steal_bottom = SeqCst; " \
        "steal_cas = SeqCst; retire_fence = Heavy"
ORDINARY = MODES.replace("retire_fence = Heavy", "retire_fence = SeqCst")
FIRST = {COLD: "Cold", WARM: "Warm", FENCED_MODE: "Fenced"}
BATCHES, REFUSED = "sizes <- AnySize", "refusals <- Anybodys"
STORES = "push_fence = Relaxed; push_bottom = Release; pop_reserve = Release"
EARLY = "push_top = Relaxed; steal_cas = Relaxed; load_buffering = TRUE; race_ghost = TRUE; epochs = FALSE"
SHRINKS = "CapacityOf <- Halved"
BOUNDS = (
    Bound("three operations beside two steals", "Fenced", 1, 3, 2, 2, 1),
    Bound("three operations beside a batch, a ring that grows", "Fenced", 1, 3, 1, 1, 2, BATCHES),
    Bound("two operations beside two thieves", "Fenced", 2, 2, 1, 2, 1),
    Bound("three operations beside a steal, a ring that grows, release stores", "ReleaseStores", 1, 3, 1, 1, 2, STORES),
    Bound("three operations beside a batch, a ring that grows, asymmetric fences", "Asymmetric", 1, 3, 1, 1, 2,
          f"{MODES}; {BATCHES}; {REFUSED}"),
    Bound("two operations beside two steals, asymmetric fences", "Asymmetric", 1, 2, 2, 2, 1, MODES, before=1),
    Bound("two thieves after an element, asymmetric fences", "Asymmetric", 2, 0, 1, 1, 1, MODES, before=1),
    Bound("two operations beside a batch, a warm deque that cools", "Asymmetric", 1, 2, 1, 2, 1,
          f"{MODES}; {BATCHES}", before=2, mode=WARM),
    Bound("two operations beside a steal, a warm deque, a ring that shrinks", "Asymmetric", 1, 2, 1, 2, 2,
          f"{MODES}; {SHRINKS}; {REFUSED}", before=1, mode=WARM),
    Bound("two operations beside a steal, a fenced deque, a ring that shrinks", "Asymmetric", 1, 2, 1, 2, 2,
          f"{ORDINARY}; {SHRINKS}", before=1, mode=FENCED_MODE),
    Bound("one operation beside a steal, an owner that leaves", "Asymmetric<Retain>", 1, 1, 1, 1, 1,
          f"{MODES}; owner_leaves = TRUE; epochs = FALSE", before=1),
    Bound("two operations beside a batch, a warm deque that cools wrongly", "Asymmetric", 1, 2, 1, 2, 1,
          f"{MODES}; {BATCHES}; cool_fence = SeqCst; epochs = FALSE",
          (("cool.fence", "SeqCst"), ("retire.fence", "none")), before=2, mode=WARM),
    Bound("three operations beside a batch that goes wrong", "Fenced", 1, 3, 1, 2, 1,
          f"{BATCHES}; batch_cas = AcqRel; batch_bottom = Acquire; epochs = FALSE",
          (("batch.cas", "AcqRel"), ("batch.bottom", "Acquire"), ("retire.fence", "none"))),
    Bound("two operations beside a steal that goes wrong", "Fenced", 1, 2, 1, 1, 1, EARLY,
          (("push.top", "Relaxed"), ("steal.cas", "Relaxed"), ("retire.fence", "none"))),
    Bound("four operations beside a steal, a ring that shrinks and grows", "Fenced", 1, 4, 1, 2, 3, SHRINKS),
    Bound("three operations beside a batch, a ring that grows, epochs", "Fenced<Epoch>", 1, 3, 1, 1, 3, BATCHES),
    Bound("two operations beside two thieves, a ring that grows, epochs", "Fenced<Epoch>", 2, 2, 1, 1, 2),
    Bound("two operations beside a steal, a ring that grows, epochs that go wrong", "Fenced<Epoch>", 1, 2, 1, 1, 2,
          "pin_fence = AcqRel", (("pin", "none"),)),
)


# The specification.


@dataclass
class Graph:
    states: dict[str, Any]
    start: str
    steps: dict[str, list[str]]


def enumerate_states(bound: Bound, model: Path, jar: Path) -> Graph:
    """Enumerates all states and steps of the specification within a bound, with TLC."""
    bounds = (f"Thieves = {{{', '.join(names(bound))}}}", f"Operations = {bound.operations}",
              f"Steals = {bound.steals}", f"Capacity = {bound.capacity}", f"Rings = {bound.rings}",
              f"beforehand = {bound.before}",
              f"first_mode <- {FIRST[bound.mode]}",
              f"grace_periods = {str(bound.reclaims() == GRACE).upper()}", "pauses <- Everywhere")
    claim = {"claim": "ChaseLevViews/tie", "expect": "holds", "seconds": manifest.LONG, "checks": "", "symmetry": "",
             "differs": bound.differs, "bounds": "; ".join(bounds)}
    with tempfile.TemporaryDirectory(prefix="tlc-") as folder:
        dump = ("-dump", "dot,actionlabels", "states.dot")
        code, *said = Checker(model, jar, "quick", 1).execute(claim, Path(folder), *dump)
        if code != 0:
            raise Problem(f"TLC failed to enumerate {bound.says}:\n{tlc.read_output(*said).complaint()}")
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


# Matching states of the proof and of the specification.


class Match:
    """A pair of states, and the comparison of their parts."""

    def __init__(self, spec: dict[str, Any], state: State, reclaims: str = GRACE) -> None:
        self.reclaims = reclaims
        self.machine, self.owner, self.thieves = spec["machine"], spec["owner"], spec["thief"]
        self.memory = self.machine["memory"]
        self.state = state
        # The specification forgets views that no longer matter.
        self.forgotten = self.owner["at"] == "idle" and not self.owner["left"]
        self.places = list(self.writes())

    def writes(self) -> Iterator[list[tuple[str, int]]]:
        """Returns, for each write of the owner, its messages in the specification."""
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
        """Returns the specification's number of an element, which is the number of pushes until then."""
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
        at = IN_PUSH.get(owner["at"], owner["at"]) if owner["op"] == "push" else owner["at"]
        finds = f"{at.partition('.')[0]}.finds" if owner["finds"] else self.place(at)
        yield "owner", state["at"] == f"owner {finds}"
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
        yield "the readers that are waited for", self.reclaims != EPOCHS or self.waited_for()
        yield "wrong", all(state[WRONG[what]] for what in self.machine["wrong"])
        yield "released", all(self.sees(bottoms[n]["view"], state["bottom_view"][n]) for n in bottoms)
        yield "released with rings", all(self.sees(self.memory["ring"][r - 1]["view"], state["ring_view"][r])
                                         for r in range(1, state["rings"] + 1))
        yield "fences", state["sc_top"] <= sc["top"] and state["sc_bottom"] <= sc["bottom"] \
            and self.sees(sc, state["sc_writes"])
        views = owner["views"]
        if not self.forgotten:
            yield "the owner's views", state["seen_top"] <= views["cur"]["top"] \
                and self.sees(views["rel"], state["released"])
        looks = list(self.looks())
        for name, until in (("looked", state["messages"] + 1), ("behind", state["messages"]),
                            ("due", state["fenced_at"])):
            yield name, state[name] == max((target for target, read in looks if read < until), default=0)
        if "mode" in self.memory:
            yield from self.compare_mode(self.memory["mode"], sc, views)
        for name, thief in self.thieves.items():
            yield from self.compare_thief(name, thief, sc)

    def looks(self) -> Iterator[tuple[int, int]]:
        """Returns the target of each look at `bottom` between two claims, and the message that it reads."""
        accesses = {(each["by"], each["number"]): each for each in self.machine["sc"]["accesses"]}
        for (thief, number), each in accesses.items():
            if each["x"] == "bottom":
                yield accesses[thief, number - 1]["at"] // 2, each["at"] // 2

    def compare_mode(self, messages: dict, sc: dict[str, int], views: dict) -> Iterator[tuple[str, bool]]:
        state = self.state
        yield "mode", dict(state["mode"]) == {n: message["value"] for n, message in messages.items()}
        yield "released with mode", all(state["mode_bottom"][n] <= messages[n]["view"]["bottom"] for n in messages)
        yield "mode seen", state["sc_mode"] <= sc["mode"] and (
            self.forgotten or state["seen_mode"] <= views["cur"]["mode"])
        yield "found", not self.owner["finds"] or all(
            state["found"][name] != (name in self.owner["finds"]) for name in self.thieves)

    def compare_record(self, name: str, thief: dict[str, Any], sc: dict[str, int]) -> Iterator[tuple[str, bool]]:
        state, record = self.state, self.memory[name]
        entered = [0, *(n for n in sorted(record) if record[n]["value"] == 1)]
        left = [0, *(n for n in sorted(record) if record[n]["value"] == 0 and n > 0)]
        yield f"{name} inside", (state["thief_at"][name] != "thief idle") == thief["inside"]
        yield f"{name}'s record", state["count"][name] == len(entered) - 1
        yield f"{name}'s record seen", entered[state["sc_count"][name]] <= sc[name] \
            and (self.forgotten or entered[state["seen_count"][name]] <= self.owner["views"]["cur"][name])
        yield f"released by {name}", all(
            state["left_mode"][name, n] <= record[left[n]]["view"]["mode"]
            and state["left_top"][name, n] <= record[left[n]]["view"]["top"] for n in range(1, len(left)))

    def place(self, at: str) -> str:
        """Returns the position in the proof of a thread of the specification."""
        if at == "pin" and self.reclaims != EPOCHS or at == "steal.fence" and "mode" in self.memory:
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

    def compare_thief(self, name: str, thief: dict[str, Any], sc: dict[str, int]) -> Iterator[tuple[str, bool]]:
        state, views = self.state, thief["views"]
        at = self.place(thief["at"])
        yield f"{name}", state["thief_at"][name] == f"thief {at}"
        yield f"{name}'s announcement", self.reclaims != GRACE or thief["epoch"] <= sc[name] \
            or state["sc_count"][name] < state["count"][name]
        if "mode" in self.memory:
            yield from self.compare_record(name, thief, sc)
        if at == "idle":
            return
        if "mode" in self.memory:
            yield f"{name}'s views of mode and top", state["saw_mode"][name] <= views["cur"]["mode"] \
                and state["saw_top"][name] <= views["cur"]["top"] \
                and state["fenced_bottom"][name] <= views["rel"]["bottom"]
        yield f"{name}'s target", at in BEFORE_TARGET or state["target"][name] == thief["t"] \
            or at == "reader.leave" and state["target"][name] <= views["cur"]["top"]
        yield f"{name}'s ring", at not in ("steal.slot", "steal.cas") or state["in_ring"][name] == thief["ring"] \
            or thief["at"] == "steal.cas late"
        yield f"{name}'s element", at != "steal.cas" or self.element(state["element"][name]) == thief["element"]
        yield f"{name}'s views", state["saw_bottom"][name] <= views["cur"]["bottom"] \
            and self.sees(views["cur"], state["saw_writes"][name]) and self.sees(views["acq"], state["will_see"][name])


def newest(messages: dict[int, Any]) -> int:
    return messages[max(messages)]["value"]


# Matching steps of the specification with steps of the proof.


Actions = list[tuple[str, str]]  # each with its thief, if it is a thief's


def candidates(before: dict[str, Any], after: dict[str, Any], state: State, reclaims: str) -> Iterator[Actions]:
    """Returns the sequences of actions that a step may match."""
    was, now = before["owner"], after["owner"]
    if (was["at"], was["finds"]) != (now["at"], now["finds"]):
        kept = all(before["machine"][rings] == after["machine"][rings] for rings in ("garbage", "freed"))
        for actions in owner_candidates(was, now, state, NEVER if kept else reclaims):
            yield [each if isinstance(each, tuple) else (each, "") for each in actions]
    for name, thief in before["thief"].items():
        if thief["at"] != after["thief"][name]["at"]:
            modes = "mode" in before["machine"]["memory"]
            for actions in thief_candidates(thief["at"], after["thief"][name]["at"], modes):
                yield [(action, name) for action in actions]


def owner_candidates(was: dict[str, Any], now: dict[str, Any], state: State, reclaims: str) -> list[list]:
    site, (kind, _, _), thieves = was["at"], was["at"].partition("."), state["thieves"]
    begins, ends = [f"{kind}.fence"] * (not was["finds"]), [f"{kind}.found"] * (not now["finds"])
    retires = ["retire.look"] * (not now["finds"])
    heavy = [[*begins, (f"{kind}.finds", name), *ends] for name in (was["finds"] or thieves)
             if name not in now["finds"]]
    copies = ["grow.slot"] * (state["bottom"] - was["from"])
    several = {"idle": [[]], "pop.reserve": [["pop.reserve"]], "grow.ring": [["resize", *copies, "grow.ring"]],
               "retire": [[]] if reclaims == NEVER else
                         [[*each, *retires] for each in (*heavy, ["retire.fence"], ["retire.fence, fenced"])],
               "cool.fence": [*heavy, ["cool.fence"], ["cool.fence, refused"]],
               "cool.look": [[("cool.look, inside", name)] for name in thieves] if now["at"] == "cool.again" else
                            [[*(("cool.look", name) for name in thieves), "cool.look, done"]],
               "pop.look": [["pop.look"] if now["at"] == "idle" else []],
               "pop.mode": [["pop.mode"], ["pop.mode, cold"], ["pop.mode, push"], []],
               "pop.warm": [["pop.warm"], ["pop.warm, push"]],
               "pop.top": [["pop.top, taken"], ["pop.top, last"], ["pop.top, none"]],
               "pop.cas": [["pop.cas, won"], ["pop.cas, lost"]]}
    return several.get(site, [[site]])


def thief_candidates(at: str, goes: str, modes: bool) -> list[list[str]]:
    several = {"idle": [[] if modes else ["reader.enter"]], "look.top": [[]], "enter.fence": [[]],
               "look.bottom": [["look.bottom, empty"] if goes == "idle" else []],
               "steal.mode": [["steal.mode"], ["steal.mode, warm"], ["steal.mode, fenced"]],
               "warm.claim": [["warm.claim"], ["warm.claim, lost"]], "warm.done": [["warm.done"], ["warm.done, lost"]],
               "warm.fence": [["warm.fence"], ["warm.fence, refused"]],
               "steal.fence": [[] if modes else ["steal.fence"]], "pin": [[], ["pin"]],
               "steal.bottom": [["steal.bottom"], ["steal.bottom, empty"]],
               "steal.slot": [[]] if goes == "steal.cas late" else [["steal.slot"]],
               "steal.cas": [["steal.cas"], ["steal.cas, lost"], ["batch.cas"]], "batch.fence": [[]],
               "batch.bottom": [["batch.bottom"], ["batch.bottom, empty"]],
               "steal.cas late": [["steal.cas, early"], ["steal.slot", "steal.cas, lost"]]}
    return several.get(at, [[at]])


@dataclass
class Tie:
    """The check under way: its progress, and the actions used so far."""

    steps: dict[str, Step]
    invariant: Optional[Invariant]  # None if it does not hold with these orderings
    reclaims: str = GRACE
    used: dict[str, tuple] = field(default_factory=dict)  # by action: a step that it matches
    strong: dict[str, Any] = field(default_factory=dict)  # stronger conjuncts that are not refuted yet
    checked: int = 0

    @classmethod
    def of(cls, bound: Bound) -> Tie:
        o = bound.sites()
        return cls({action.name: Step(action) for action in actions_of(o)},
                   None if bound.changed else Invariant(o), bound.reclaims(),
                   strong={name: function(formula) for name, formula in too_strong().items()})

    def follow(self, state: State, actions: Actions) -> Iterator[State]:
        """Returns the states after these actions in turn."""
        if not actions:
            yield state
            return
        (name, me), *rest = actions
        for _, after in self.steps[name].all(state, (me,)) if name in self.steps else ():
            yield from self.follow(after, rest)

    def matches(self, state: State, before: dict[str, Any], after: dict[str, Any]) -> Iterator[tuple[list[str], State]]:
        for actions in candidates(before, after, state, self.reclaims):
            for new in self.follow(state, actions):
                frees = [r for r in after["machine"]["freed"] if not new["freed"][r]]
                for ring in frees:
                    step = self.steps.get("free")
                    new = new and step and step.apply(new, {"me": "", "read": ring})
                if new and not Match(after, new, self.reclaims).differences():
                    yield [*(name for name, _ in actions), *["free"] * len(frees)], new

    def nearest(self, state: State, before: dict[str, Any], after: dict[str, Any]) -> str:
        """Returns the reason why no action matches a step."""
        tried = [(actions, Match(after, new, self.reclaims).differences())
                 for actions in candidates(before, after, state, self.reclaims) for new in self.follow(state, actions)]
        said = [f"{', '.join(name for name, _ in actions) or 'no step'} has other values of {', '.join(wrong)}"
                for actions, wrong in tried]
        lines = "".join(f"  {each}\n" for each in dict.fromkeys(said))
        return f"no action matches this step of the specification:\n{lines}"

    def check(self, graph: Graph, bound: Bound) -> Optional[str]:
        """Returns the first error, if there is one."""
        first = initial(names(bound), bound.capacity, bound.mode)
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
    """Returns conjuncts that are a little too strong, and must be refuted."""
    i, n, r, h = *Ints("i n r"), Const("h", Thief)
    at = {site: s.thief_at(h) == site_ for site, site_ in THIEF.items()}
    fenced = Or(*(at[site] for site in FENCED))
    first = And(fenced, s.target(h) == s.top)
    safe, cold = is_safe(s, h), And(s.seen_mode == s.last_cold, s.at != OWNER["idle"])
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
        "Aware: though the owner fences": Implies(s.at == OWNER["pop.top"], cold),
        "Cold: though the owner cools": Implies(cold, ForAll([h], Not(safe))),
        "Safe: nobody is inside when it is cold": Implies(s.last_cold == s.modes, ForAll([h], Not(safe))),
        "Claimed: a thread that must fence has seen that it is not cold": ForAll([h], Implies(
            at["warm.fence"], s.saw_mode(h) > s.last_cold)),
        "Unfenced: of a thief that is to fence heavily, too": ForAll([h, i], Implies(
            at["warm.fence"], Or(s.popped(i) <= s.stale(i), s.popped(i) <= s.saw_bottom(h)))),
        "Warm: of a message before it has cooled, too": ForAll([n, i], Implies(
            s.mode(n) == WARM, Or(s.popped(i) <= s.stale(i), s.popped(i) <= s.mode_bottom(n)))),
        "Lookers: the owner has seen the largest target": s.looked <= s.seen_top,
        "Lookers: it is released at once": Or(s.looked <= s.seen_top, s.looked <= s.left_top(s.looker, s.looker_count)),
        "Looker: when the owner has cooled": Implies(And(s.at == OWNER["cool.look"], cold), s.looked <= s.seen_top),
        "Stable: after a decided reservation, too": ForAll([n, i], Implies(
            And(0 <= n, n <= s.messages, s.top <= i, i < s.bottom_of(n)), i < s.bottom)),
        "Shown: though the owner pops it": ForAll([n, i], Implies(
            And(s.top <= i, i < s.bottom, s.announced(i) <= n, 0 <= n, n <= s.messages), i < s.bottom_of(n))),
        "EmptyStays: beside what a thief may take, no other has found nothing": ForAll([h], Implies(
            And(at["steal.cas"], s.target(h) == s.top), s.passed_over(s.top) == -1)),
        "Found: of a thief that cannot succeed, too": ForAll([h], Implies(
            at["steal.slot"], s.current(s.top) <= s.saw_writes(h))),
        "Waits: no thief is fenced when a ring is retired": ForAll([r, h], Implies(
            And(1 <= r, r <= s.retired), Not(fenced))),
        "Waits: a retired ring waits for all fenced thieves": ForAll([r, h], Implies(
            And(1 <= r, r <= s.retired, fenced), s.waits(r, h) == s.count(h))),
        "Freed: at once": ForAll([r], Implies(And(1 <= r, r <= s.retired), s.freed(r))),
    }


# The newest message, by the actions that read one.
NEWEST = (
    (s.top, ("push.top", "pop.top, taken", "pop.top, last", "steal.top")), (s.rings, ("steal.ring",)),
    (s.modes, ("pop.mode", "steal.mode, warm")),
    (s.messages, ("batch.bottom", "batch.bottom, empty", "steal.bottom", "look.bottom, empty", "steal.bottom, empty")),
)
NARROW = [("pin", 1, "has seen no retirement"),
          *((name, value, "reads the newest message only") for value, names in NEWEST for name in names)]


def too_narrow(tie: Tie, graph: Graph, bound: Bound) -> dict[str, bool]:
    """Returns relations that lack an action, or all but one of its messages, each with true if it passes."""
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
    """The result of a bound."""

    bound: Bound
    wrong: Optional[str]
    states: int
    steps: int
    used: set[str]  # the actions that matched steps
    unrefuted: set[str]  # conjuncts that are too strong but were not refuted
    passed: dict[str, bool]  # for each relation that is too narrow, true if it passed
    failures: set[str]  # the failures that occurred in the specification
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
    """Returns the errors of the tie as a whole."""
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
