"""Counterexamples as executions: operations, accesses and fences, as verify/results/src/lib.rs has them."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Optional

import manifest
import tlc
from tlc import State, Value

FENCES = ("push.fence", "pop.fence", "pop.batch", "steal.fence", "warm.fence", "batch.fence", "retire.fence")

# What changes the word of the thieves inside and of the tokens.
COUNTS = ("batch.enter", "batch.leave", "batch.cool")

# What a thief loads, and where it stops if there is nothing to steal.
LOADS = {"steal.top": "top", "steal.look": "bottom", "steal.bottom": "bottom", "batch.bottom": "bottom",
         "steal.ring": "ring", "push.top": "top", "pop.batches": "batches", "pop.top": "top"}


def trace(model: Path, claim: manifest.Claim, states: list[State]) -> dict[str, Any]:
    """The execution that these states are."""
    values = states[0].values
    defined = definitions(model, claim)
    if "machine" in values and defined["pauses"] == "Everywhere":
        kind = Views
    elif "buffer" in values:
        kind = StoreBuffers
    elif "rings" in values:
        kind = Deque
    else:
        kind = Sections if "waiting" in values else Execution
    execution = kind(values, defined)
    for old, new in zip(states, states[1:]):
        execution.goes(old, new)
    execution.ends()
    return {"threads": execution.names, "steps": execution.steps}


def listing(execution: dict[str, Any]) -> str:
    """A line for each step."""
    names = [*execution["threads"], tlc.ENVIRONMENT]
    width = max(map(len, names))
    return "\n".join(f"{number:4}  {names[step.get('thread', -1)]:{width}}  {step['text']}"
                     for number, step in enumerate(execution["steps"]))


def definitions(model: Path, claim: manifest.Claim) -> dict[str, str]:
    """What a claim's module defines by a single word, with what the claim has instead."""
    text = manifest.source(model, manifest.module_of(claim))
    replaced = {name: assignment.split()[-1] for name, assignment in manifest.constants(model, claim).items()}
    return {**dict(re.findall(r'^(\w+) == "?(\w+)"?$', text, re.M)), **replaced}


class Execution:
    """Steps, of which each is only told."""

    def __init__(self, values: dict[str, Value], defined: dict[str, str]) -> None:
        self.defined = defined
        self.threads = list(tlc.split(values)[0])
        thieves = [name for name in self.threads if name != "owner"]
        self.names = ["owner"] * ("owner" in self.threads) + [f"thief {n}" for n in range(1, len(thieves) + 1)]
        self.steps: list[dict[str, Any]] = []

    def goes(self, old: State, new: State) -> None:
        actor, text = tlc.step(old, new)
        self.add(actor, "other", text)

    def ends(self) -> None:
        """Nothing is left to say."""

    def add(self, actor: Optional[str], kind: str, text: str, **details: Any) -> int:
        """One more step, and its number."""
        thread = {"thread": self.threads.index(actor)} if actor in self.threads else {}
        known = {key: detail for key, detail in details.items() if detail is not None}
        self.steps.append({**thread, "kind": kind, "text": text, **known})
        return len(self.steps) - 1


class Accesses(Execution):
    """Accesses of locations, whose values have numbers in the order of their writing."""

    def __init__(self, values: dict[str, Value], defined: dict[str, str]) -> None:
        super().__init__(values, defined)
        # By place: values, and the steps that wrote them.
        self.written: dict[str, list[tuple[str, Optional[int]]]] = defaultdict(lambda: [("unwritten", None)])

    def begins(self, place: str, *values: str) -> None:
        self.written[place] = [(value, None) for value in values]

    def order(self, site: str) -> Optional[str]:
        return self.defined.get(site.replace(".", "_"))

    def text(self, site: str, place: str, does: str, order: Optional[str]) -> str:
        where = place if "[" in place or " " in place else None
        return " ".join(filter(None, [site, order, where])) + does

    def newest(self, place: str) -> int:
        return len(self.written[place]) - 1

    def load(self, actor: str, site: str, place: str, time: int, kind: str = "load", does: str = " ->",
             order: Optional[str] = None) -> str:
        """A load of the value of this number; what it is."""
        value, writer = self.written[place][time]
        now, newer = self.written[place][-1]
        stale = time < self.newest(place)
        order = order or self.order(site)
        remark = "" if not stale else f", stale: now {now}" if now != value else ", stale: stored again"
        text = self.text(site, place, f"{does} {value}{remark}", order)
        self.add(actor, kind, text, site=site, order=order, place=place, value=value, reads=writer,
                 newest=newer if stale else None)
        return value

    def write(self, actor: str, kind: str, site: str, place: str, value: str, order: Optional[str] = None) -> None:
        """A store, or an update, which reads as well."""
        was, writer = self.written[place][-1]
        order, updates = order or self.order(site), kind == "update"
        text = self.text(site, place, f" {was} => {value}" if updates else f" <- {value}", order)
        step = self.add(actor, kind, text, site=site, order=order, place=place, value=value,
                        reads=writer if updates else None)
        self.written[place].append((value, step))

    def fence(self, actor: str, site: str, order: Optional[str]) -> None:
        """A fence, unless it is none."""
        if order != "Relaxed":
            self.add(actor, "fence", " ".join(filter(None, [site, order])), site=site, order=order)

    def frees(self, actor: Optional[str], before: set[int], after: set[int]) -> None:
        for ring in sorted(after - before):
            self.add(actor, "other", f"free ring {ring}", place=f"ring {ring}")


class Deque(Accesses):
    """The deque in sequential consistency, in which a load finds what was written last."""

    def __init__(self, values: dict[str, Value], defined: dict[str, str]) -> None:
        super().__init__(values, defined)
        self.calls: dict[str, dict[str, Any]] = {}  # by thread: the operation that it is in
        self.capacity: dict[int, int] = {}
        self.begins("ring", "ring 1")
        self.begins("batches", "0")
        self.learns(values)

    def learns(self, values: dict[str, Value]) -> None:
        """Learns what is in memory at first."""
        self.begins("top", str(values["top"]))
        self.begins("bottom", str(values["bottom"]))

    def order(self, site: str) -> Optional[str]:
        return None

    def slot(self, ring: int, index: int) -> str:
        return f"ring {ring}[{index % self.capacity[ring]}]"

    # What the state says.

    def machine(self, state: State) -> dict[str, Value]:
        return state.values

    def bottom(self, state: State) -> int:
        return state.values["owner"].get("bottom", state.values.get("bottom"))

    def top(self, state: State) -> int:
        return state.values["top"]

    def freed(self, state: State) -> set[int]:
        """The rings that have lost their slots."""
        rings = dict(enumerate(state.values["rings"], 1))
        self.capacity = {**{ring: len(slots) for ring, slots in rings.items() if slots}, **self.capacity}
        return {ring for ring, slots in rings.items() if not slots and ring in self.capacity}

    def taken(self, old: State, new: State) -> list[str]:
        """The elements that were taken in this step."""
        before, after = (self.machine(state)["taken"] for state in (old, new))
        return [str(element) for element, times in enumerate(zip(before, after), 1) if times[0] != times[1]]

    def time(self, actor: str, place: str, old: State, new: State) -> int:
        """The number of the value that was loaded."""
        return self.newest(place)

    # What happens.

    def goes(self, old: State, new: State) -> None:
        before, after = self.freed(old), self.freed(new)
        actor, _ = tlc.step(old, new)
        if actor in self.threads:
            l, l2 = (tlc.split(state.values)[0][actor] for state in (old, new))
            site = l["at"]
            if site == "idle":
                self.call(actor, l2, old)
                site = self.first(new)
            self.at(actor, site, l, l2, old, new)
            if l2["at"] == "idle":
                self.returns(actor)
        self.frees(None, before, after)

    def first(self, new: State) -> str:
        """The site of an action that begins an operation."""
        return new.site()

    def call(self, actor: str, l: Value, old: State) -> None:
        op = l["op"] if actor == "owner" else "steal"
        element = len(self.machine(old)["taken"]) + 1 if op == "push" else None
        text = f"push {element}" if element else op
        self.add(actor, "call", text, element=element)
        self.calls[actor] = {"op": op, "element": element, "got": [], "lost": False}

    def returns(self, actor: str, remark: str = "") -> None:
        call = self.calls.pop(actor)
        element = call["element"]
        if call["op"] == "push":
            text, element = ("Pushed" if call["got"] else "(there is no larger ring)"), None
        elif call["got"]:
            shown = ", ".join(call["got"])
            text = f"Popped({shown})" if call["op"] == "pop" else f"Stolen({shown})"
            element = int(call["got"][-1]) if call["got"][-1].isdigit() else None
        else:
            text = "Popped(None)" if call["op"] == "pop" else "Retry" if call["lost"] else "Empty"
        self.add(actor, "return", f"= {text}{remark}", element=element)

    def ends(self) -> None:
        """Operations that have taken an element, but are not over yet."""
        for actor, call in list(self.calls.items()):
            if call["op"] != "push" and call["got"]:
                self.returns(actor, " (to be returned)")

    def takes(self, actor: str, elements: list[str]) -> None:
        self.calls[actor]["got"] += elements or ["unwritten"]

    def at(self, actor: str, site: str, l: Value, l2: Value, old: State, new: State) -> None:
        """The thread has gone on from this site."""
        if site in ("push.bottom", "pop.reserve", "pop.restore"):
            self.write(actor, "store", site, "bottom", str(self.bottom(new)))
            if site == "push.bottom":
                self.takes(actor, ["it"])
        elif site == "push.slot":
            element = self.calls[actor]["element"]
            self.write(actor, "store", site, self.slot(l["ring"], self.bottom(old)), f"element {element}")
        elif site == "grow.ring":
            self.grows(actor, l2["ring"], new)
        elif site == "retire":
            self.fence(actor, "retire.fence", self.fences("retire.fence"))
            self.add(actor, "other", f"retire ring {l['ring'] - 1}")
        elif site in ("pop.cas", "steal.cas", "steal.cas late"):
            self.claims(actor, site, l, l2, old, new)
        elif site in ("steal.slot", "steal.slot late"):
            self.steals(actor, site, l, l2, old, new)
        elif site in FENCES:
            self.fence(actor, site, self.fences(site))
        elif site in LOADS:
            self.loads(actor, site, l, l2, old, new)
        elif site != "idle":
            self.others(actor, site, new)

    def fences(self, site: str) -> Optional[str]:
        """The order of a fence; `Relaxed` is none."""
        return "Relaxed"

    def loads(self, actor: str, site: str, l: Value, l2: Value, old: State, new: State) -> None:
        self.load(actor, site, LOADS[site], self.time(actor, LOADS[site], old, new))
        if site == "pop.top" and l2["at"] != "pop.restore":
            place = self.slot(l["ring"], self.bottom(old))
            value = self.load(actor, "pop.slot", place, self.newest(place), order=self.relaxed)
            if l2["at"] != "pop.cas":
                self.takes(actor, [value.removeprefix("element ")])

    # The order of a site that has no name of its own in the model.
    relaxed: Optional[str] = None

    def grows(self, actor: str, ring: int, new: State) -> None:
        for n, elements in enumerate(self.copied(ring, new)):
            for element in elements:
                self.write(actor, "store", "grow.slot", f"ring {ring}[{n}]", f"element {element}")
        self.write(actor, "store", "grow.ring", "ring", f"ring {ring}")

    def copied(self, ring: int, new: State) -> Iterator[list]:
        """The elements that each slot of a new ring has had."""
        return ([element] * (element != 0) for element in new.values["rings"][ring - 1])

    def claims(self, actor: str, site: str, l: Value, l2: Value, old: State, new: State) -> None:
        site = site.removesuffix(" late")
        batch = site == "steal.cas" and l["more"] != 0
        order = self.order("batch.cas" if batch else site)
        value = str(self.top(new))
        index = self.bottom(old) if site == "pop.cas" else l["t"]
        if self.stored(site):
            self.write(actor, "store", site, "top", value)
        elif self.top(new) != self.top(old):
            self.write(actor, "update", "batch.cas" if batch and order else site, "top", value, order)
        else:
            time = self.time(actor, "top", old, new)
            self.calls[actor]["lost"] = True
            self.load(actor, site, "top", time, "failure", f" {index}, but found", order and "Relaxed")
            return
        if l2["at"] not in ("steal.slot late", "steal.slot"):
            self.takes(actor, self.taken(old, new))

    def stored(self, site: str) -> bool:
        """Whether a claim only stores."""
        return "FALSE" in (self.defined.get(site.replace(".", "_")),
                           site == "pop.cas" and self.defined.get("pop_claims"))

    def steals(self, actor: str, site: str, l: Value, l2: Value, old: State, new: State) -> None:
        if l2["at"] == "steal.cas late":
            return
        site = site.removesuffix(" late")
        place = self.slot(l["ring"], l["t"])
        self.load(actor, site, place, self.time(actor, place, old, new), order=self.order(site))
        if self.taken(old, new) or l["at"] == "steal.slot late":
            self.takes(actor, self.taken(old, new))

    def others(self, actor: str, site: str, new: State) -> None:
        self.add(actor, "other", site)


class Views(Deque):
    """ChaseLevViews with a pause at every site: views say which value was loaded."""

    order = Accesses.order
    relaxed = "Relaxed"

    def learns(self, values: dict[str, Value]) -> None:
        for place in values["machine"]["memory"]:
            _, *pushed = found = self.memory(State("", values), place)
            if "[" in place:
                self.begins(f"ring {place}", "unwritten", *(f"element {element}" for element in pushed))
            elif place in ("top", "bottom"):
                self.begins(place, *found)
        self.capacity = Counter(int(place.partition("[")[0]) for place in values["machine"]["memory"] if "[" in place)

    def machine(self, state: State) -> dict[str, Value]:
        return state.values["machine"]

    def memory(self, state: State, place: str) -> list[str]:
        """The values of a location in memory, by their numbers."""
        messages = self.machine(state)["memory"][place.removeprefix("ring ")]
        return [str(messages[time]["value"]) for time in sorted(messages)]

    def top(self, state: State) -> int:
        return int(self.memory(state, "top")[-1])

    def freed(self, state: State) -> set[int]:
        return set(self.machine(state)["freed"])

    def time(self, actor: str, place: str, old: State, new: State) -> int:
        """What a thread has seen after a load tells what it has loaded. At its end it forgets that: then
        it may have been any value with which it goes on as it did."""
        before, after = (tlc.split(state.values)[0][actor] for state in (old, new))
        least, seen = (l["views"]["cur"][place.removeprefix("ring ")] for l in (before, after))
        if seen >= least and after["at"] != "idle" or seen > least:
            return seen
        values = self.memory(old, place)
        return max((time for time in range(least, len(values)) if self.fits(before, values[time], old, new)),
                   default=least)

    def fits(self, l: Value, value: str, old: State, new: State) -> bool:
        """Whether a thread that is idle after this load can have loaded this value."""
        site = l["at"]
        if site == "pop.top":
            return int(value) < self.bottom(old)
        if site in ("steal.cas", "steal.cas late"):
            return value != str(l["t"])
        if site == "steal.slot late":
            return [value] == (self.taken(old, new) or ["0"])
        return site == "push.top" or int(value) - l["t"] <= 0

    def first(self, new: State) -> str:
        return "idle"

    def call(self, actor: str, l: Value, old: State) -> None:
        super().call(actor, l, old)
        if actor != "owner":
            self.announces(actor, "idle")

    def announces(self, actor: str, site: str) -> None:
        if self.defined["grace_periods"] == "TRUE" and self.defined["announced_at"] == site:
            self.add(actor, "other", "reader.enter", site="reader.enter")

    def fences(self, site: str) -> Optional[str]:
        reclaims = self.defined["epochs"] == "TRUE"
        return self.order(site) if site != "retire.fence" or reclaims else "Relaxed"

    def at(self, actor: str, site: str, l: Value, l2: Value, old: State, new: State) -> None:
        if site == "retire" and self.defined["epochs"] == "FALSE":
            return
        super().at(actor, site, l, l2, old, new)
        if site == "steal.fence" and self.order(site) == "Heavy":
            self.add("owner", "fence", "a fence, for the thief's barrier", order="SeqCst")

    def copied(self, ring: int, new: State) -> Iterator[list]:
        return (self.memory(new, f"{ring}[{n}]")[1:] for n in range(self.capacity[ring]))

    def others(self, actor: str, site: str, new: State) -> None:
        if site == "pin":
            self.announces(actor, "pin")
            if self.defined["epochs"] == "TRUE" and self.defined["grace_periods"] == "FALSE":
                self.add(actor, "other", f"pin, with a fence {self.defined['pin_fence']}")
        elif site in COUNTS:
            self.write(actor, "update", site, "batches", self.memory(new, "batches")[-1])


class StoreBuffers(Deque):
    """ChaseLevTSO: the owner's stores wait in its buffer."""

    def __init__(self, values: dict[str, Value], defined: dict[str, str]) -> None:
        super().__init__(values, defined)
        self.buffered: list[str] = []  # the places

    def goes(self, old: State, new: State) -> None:
        if new.action == "DrainOwner":
            place = self.buffered.pop(0)
            value = self.written[place][self.time("", place, old, new)][0]
            self.add("owner", "other", f"leaves the store buffer: {place} <- {value}", place=place, value=value)
        elif new.action == "DrainThief":
            actor = next(name for name, pin in new.values["pinned"].items() if pin != old.values["pinned"][name])
            self.add(actor, "other", "leaves the store buffer: its announcement")
        else:
            super().goes(old, new)

    def time(self, actor: str, place: str, old: State, new: State) -> int:
        """Memory has what has left the buffer. Only the owner writes what may be in it."""
        return self.newest(place) - self.buffered.count(place)

    def write(self, actor: str, kind: str, site: str, place: str, value: str, order: Optional[str] = None) -> None:
        super().write(actor, kind, site, place, value, order)
        if kind == "store" and place != "top" and site != "grow.slot":
            self.buffered.append(place)

    def fences(self, site: str) -> Optional[str]:
        if site == "steal.fence":
            return "Heavy" if self.defined["steal_barrier"] == "TRUE" else "SeqCst"
        return "SeqCst" if self.defined[site.replace(".", "_")] == "TRUE" else "Relaxed"

    def at(self, actor: str, site: str, l: Value, l2: Value, old: State, new: State) -> None:
        fence = "pop.fence" if site == "pop.top" else "warm.fence" if site == "steal.bottom" and l["warm"] else None
        if fence:
            self.fence(actor, fence, self.fences(fence))
        super().at(actor, site, l, l2, old, new)

    def others(self, actor: str, site: str, new: State) -> None:
        if site in COUNTS:
            self.write(actor, "update", site, "batches", str(new.values["batches"]))
        else:
            super().others(actor, site, new)


class Sections(Accesses):
    """GracePeriod: the owner replaces rings, and thieves have sections."""

    def __init__(self, values: dict[str, Value], defined: dict[str, str]) -> None:
        super().__init__(values, defined)
        for place, messages in values["memory"].items():
            self.begins(place, self.shown(place, messages[0]["value"]))

    def shown(self, place: str, value: Value) -> str:
        return f"ring {value}" if place == "ring" else str(value)

    def goes(self, old: State, new: State) -> None:
        actor, _ = tlc.step(old, new)
        l, l2 = (tlc.split(state.values)[0][actor] for state in (old, new))
        called, idle = (one["at"] == "idle" for one in (l, l2))
        if called and not idle:
            owners = "look again" if new.action == "LookAgain" else "replace the ring"
            self.add(actor, "call", owners if actor == "owner" else "section")
        site = new.site() if called else l["at"]
        self.at(actor, {"look.again": "retire.look", "counts": "reader.enter"}.get(site, site), l, l2, new)
        self.frees(actor, *(set(state.values["freed"]) for state in (old, new)))
        if idle and not called:
            self.add(actor, "return", "= done")

    def at(self, actor: str, site: str, l: Value, l2: Value, new: State) -> None:
        views = l2["views"]["cur"]
        if site in FENCES:
            self.fence(actor, site, self.order(site))
        elif site == "steal.slot":
            self.add(actor, "load", f"{site} of ring {l['ring']}", site=site, place=f"ring {l['ring']}")
        elif site in ("records.head", "steal.ring"):
            place = "ring" if site == "steal.ring" else "head"
            self.load(actor, site, place, views[place])
        elif site == "retire.look":
            record = l["reader"]["record"] if l["at"] == "idle" else l["looks"]
            if record != 0:
                self.load(actor, site, f"count {record}", views[f"count {record}"])
        elif site == "record.claim":
            self.load(actor, "records.head", "head", views["head"])
        for place, value in self.writes(new):
            updates = site.startswith("record") and site != "record.release"
            self.write(actor, "update" if updates else "store", site, place, value)

    def writes(self, new: State) -> Iterator[tuple[str, str]]:
        for place, messages in new.values["memory"].items():
            for time in range(len(self.written[place]), len(messages)):
                yield place, self.shown(place, messages[time]["value"])
