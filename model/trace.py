"""Translates counterexamples to executions, in the format of crates/evidence/src/results.rs."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

from model import config, modules, sites, tlc
from model.claimed import Claim
from model.tlc import State, Value

FENCES = (*(site for site, row in sites.TABLE.items() if row["access"].endswith("Fence")), "batch.fence")
# The loads of one of these, which the site names.
LOADS = {"pop.look": "top", **{site: site.rpartition(".")[2] for site, row in sites.TABLE.items()
                               if row["access"] == "Load" and site.endswith((".top", ".bottom", ".mode", ".ring"))}}
STORES = ("push.slot", "push.bottom", "grow.ring", "pop.reserve", "pop.restore", "reader.enter", "reader.leave")
MODES = ("cold", "warming", "warm", "fenced")


def trace(model: Path, claim: Claim, states: list[State]) -> dict[str, Any]:
    values, defined = states[0].values, definitions(model, claim)
    views = "machine" in values and defined.get("pauses") == "Everywhere"
    execution = Views(values, defined) if views else Execution(values)
    if len(states) == 1:
        execution.initially(values)
    for old, new in pairwise(states):
        execution.goes(old, new)
    execution.ends()
    return {"threads": execution.names, "steps": execution.steps}


def listing(execution: dict[str, Any]) -> str:
    names = [*execution["threads"], tlc.ENVIRONMENT]
    width = max(map(len, names))
    return "\n".join(f"{number:4}  {names[step.get('thread', -1)]:{width}}  {step['text']}"
                     for number, step in enumerate(execution["steps"]))


def definitions(model: Path, claim: Claim) -> dict[str, str]:
    """Returns the one-word definitions of a claim's module, with the claim's replacements."""
    text = modules.source(model, claim.module())
    replaced = {name: config.text_of_value(value) for name, value in config.constants_of(model, claim).items()}
    return {**dict(re.findall(r'^(\w+) == "?(\w+)"?$', text, re.M)), **replaced}


class Execution:
    """The steps of threads, with the variables that each changes."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.threads = list(tlc.split(values)[0])
        thieves = [name for name in self.threads if name != "owner"]
        self.names = ["owner"] * ("owner" in self.threads) + [f"thief {n}" for n in range(1, len(thieves) + 1)]
        self.steps: list[dict[str, Any]] = []

    def initially(self, values: dict[str, Value]) -> None:
        """Adds what an initial state has that violates a property."""
        self.actor = tlc.ENVIRONMENT
        self.add("other", "initially: " + ", ".join(f"{name} = {tlc.show(value)}" for name, value in values.items()))

    def goes(self, old: State, new: State) -> None:
        self.actor, text = tlc.step(old, new)
        self.add("other", text)

    def ends(self) -> None:
        """Ends the execution: nothing is left to add."""

    def add(self, kind: str, text: str, by: str | None = None, **details: Any) -> int:
        actor = by or self.actor
        thread = {"thread": self.threads.index(actor)} if actor in self.threads else {}
        known = {key: detail for key, detail in details.items() if detail is not None}
        self.steps.append({**thread, "kind": kind, "text": text, **known})
        return len(self.steps) - 1


class Views(Execution):
    """Deque.tla on the machine of views, with a pause at every site. The views tell which value was loaded.

    The values of a location have times, in the order in which they were written.
    """

    def __init__(self, values: dict[str, Value], defined: dict[str, str]) -> None:
        super().__init__(values)
        self.defined = defined
        self.calls: dict[str, dict[str, Any]] = {}  # by thread: its current operation
        # The values by location and time, and the steps that wrote them. The times of modes and records have gaps.
        self.written: dict[str, dict[int, tuple[str, int | None]]] = {
            place: {time: (self.shown_at(place, message["value"]), None) for time, message in messages.items()}
            for place, messages in values["machine"]["memory"]["messages"].items()}
        self.capacity = Counter(int(place.partition("[")[0]) for place in self.written if place[0].isdigit())

    # Reading the state.

    def shown_at(self, place: str, value: int) -> str:
        """Returns a value of a location as it is shown."""
        if place in self.threads:
            return ("outside", "inside")[value]
        if "[" in place:
            return f"element {value}" if value else "unwritten"
        return MODES[value] if place == "mode" else f"ring {value}" if place == "ring" else str(value)

    def index(self) -> int:
        """Returns the index of the element that a pop or a steal is after."""
        return int(self.was["bottom" if self.actor == "owner" else "t"])

    def slot(self) -> str:
        ring = self.was["ring"]
        return f"{ring}[{self.index() % self.capacity[ring]}]"

    def taken(self) -> list[str]:
        before, after = (state.values["machine"]["taken"] for state in (self.old, self.new))
        pairs = zip(before, after, strict=False)  # A push adds an element.
        return [str(element) for element, (was, now) in enumerate(pairs, 1) if was != now]

    def order(self, site: str) -> str | None:
        return self.defined.get(site.replace(".", "_"))

    def time(self, place: str) -> int:
        """Returns the time of the value that was loaded.

        The thread's view after the load tells it. At the end of an operation, the view is gone: then any value
        with which the thread would have continued in the same way may have been loaded.
        """
        least, seen = (self.seen(state, place) for state in (self.old, self.new))
        if place == "mode" or seen >= least and self.now["at"] != "idle" or seen > least:
            return seen
        values = self.written[place]
        return max((time for time in range(least, len(values)) if self.fits(values[time][0])), default=least)

    def seen(self, state: State, place: str) -> int:
        """Returns the time of the newest value that the thread has seen."""
        return int(state.values["machine"]["memory"]["views"][self.actor]["cur"][place])

    def fits(self, value: str) -> bool:
        """Returns true if a thread that is idle after this load can have loaded this value."""
        site = self.was["at"]
        if site == "pop.top":
            return int(value) < self.index()
        if site in ("pop.cas late", "steal.cas", "steal.cas late"):
            return value != str(self.index())
        if site == "steal.slot late":
            return [value.removeprefix("element ")] == (self.taken() or ["unwritten"])
        return site == "push.top" or int(value) <= self.index()

    # Recording an access.

    def access(self, kind: str, site: str, place: str, value: str, does: str, **details: Any) -> int:
        order = "Relaxed" if kind == "failure" or site == "pop.slot" else self.order(site)
        name = f"{self.names[self.threads.index(place)]}'s record" if place in self.threads else \
            f"ring {place}" if "[" in place else place
        text = " ".join(filter(None, [site, order, name if " " in name else ""])) + does
        return self.add(kind, text, site=site, order=order, place=name, value=value, **details)

    def load(self, site: str, place: str, time: int, kind: str = "load", does: str = " ->") -> str:
        """Records a load of the value with this time, and returns the value."""
        newest = max(self.written[place])
        (value, writer), (now, newer) = self.written[place][time], self.written[place][newest]
        stale = time < newest
        remark = "" if not stale else f", stale: now {now}" if now != value else ", stale: stored again"
        newer = newer if stale else None
        self.access(kind, site, place, value, f"{does} {value}{remark}", reads=writer, newest=newer)
        return value

    def writes(self, kind: str, site: str) -> bool:
        """Records what the step has stored, or updated, which also reads. Returns true if that is anything."""
        before, after = (state.values["machine"]["memory"]["messages"] for state in (self.old, self.new))
        new = [(place, time) for place in sorted(after) for time in sorted(after[place].keys() - before[place].keys())]
        for place, time in new:
            at = "grow.slot" if site == "grow.ring" and place != "ring" else site
            value = self.shown_at(place, after[place][time]["value"])
            was, writer = self.written[place][max(self.written[place])] if kind == "update" else ("", None)
            does = f" {was} => {value}" if was else f" <- {value}"
            self.written[place][time] = value, self.access(kind, at, place, value, does, reads=writer)
        return bool(new)

    def fence(self, site: str) -> None:
        """Records a fence, unless the processor has none. Other threads may execute it as well."""
        order, thieves = self.order(site), self.threads[1:] if self.actor == "owner" else []
        before, after = (one.get("finds", ()) for one in (self.was, self.now))
        if not before and order not in ("Relaxed", "Light"):
            self.add("fence", " ".join(filter(None, [site, order])), site=site, order=order)
        if order == "Heavy":
            found = [thief for thief in before or thieves if thief not in after] if thieves else ["owner"]
            whose = "owner" if thieves else "thief"
            for one in found:
                self.add("fence", f"a fence, for the {whose}'s barrier", by=one, order="SeqCst")

    # Recording what happened.

    def goes(self, old: State, new: State) -> None:
        self.old, self.new = old, new
        self.actor, _ = tlc.step(old, new)
        if self.actor in self.threads:
            self.was, self.now = (tlc.split(state.values)[0][self.actor] for state in (old, new))
            if self.was["at"] == "idle":
                self.call()
            else:
                self.at(self.was["at"])
            if self.now["at"] == "idle":
                self.returns()
        self.actor = tlc.ENVIRONMENT
        before, after = (set(state.values["machine"]["freed"]) for state in (old, new))
        for ring in sorted(after - before):
            self.add("other", f"free ring {ring}", place=f"ring {ring}")

    def call(self) -> None:
        """Records that an operation begins."""
        elsewhere = self.now["at"] == "reader.leave"
        op = self.now["op"] if self.actor == "owner" else "steal from another deque" if elsewhere else "steal"
        element = len(self.old.values["machine"]["taken"]) + 1 if op == "push" else None
        self.add("call", f"push {element}" if element else op, element=element)
        self.calls[self.actor] = {"op": op, "element": element, "got": [], "lost": False}
        if elsewhere:
            self.writes("store", "reader.enter")
        elif self.actor != "owner":
            self.announces("idle")

    def returns(self, remark: str = "") -> None:
        call = self.calls.pop(self.actor)
        pop, got, element = call["op"] == "pop", call["got"], None
        if call["op"] == "push":
            text = "Pushed" if got else "(there is no larger ring)"
        elif call["op"] == "steal from another deque":
            text = "done"
        elif got:
            text = f"{'Popped' if pop else 'Stolen'}({', '.join(got)})"
            element = int(got[-1]) if got[-1].isdigit() else None
        else:
            text = "Popped(None)" if pop else "Retry" if call["lost"] else "Empty"
        self.add("return", f"= {text}{remark}", element=element)

    def ends(self) -> None:
        """Ends the operations that have taken an element but not returned."""
        for actor, call in list(self.calls.items()):
            self.actor = actor
            if call["op"] != "push" and call["got"]:
                self.returns(" (to be returned)")

    def takes(self, elements: list[str]) -> None:
        self.calls[self.actor]["got"] += elements or ["unwritten"]

    def at(self, site: str) -> None:
        """Records the step of a thread that has passed this site."""
        epochs = self.defined["reclamation"] != "Retained"
        early = self.now["at"] == "pop.cas late"
        if early or site in STORES:
            self.writes("store", "pop.restore" if early else site)
            if site == "push.bottom":
                self.takes(["it"])
        elif site in ("retire", "cool.fence", "warm.fence") and self.new.action.endswith("Refused"):
            self.add("other", f"{'retire.fence' if site == 'retire' else site} is refused")
        elif site == "retire" and epochs:
            self.fence("retire.fence")
        elif site == "retire.look" and epochs:
            self.add("other", f"retire ring {self.was['ring'] - 1}")
        elif site in ("pop.cas", "pop.cas late", "steal.cas", "steal.cas late"):
            self.claims(site.removesuffix(" late"))
        elif site in ("steal.slot", "steal.rest", "steal.slot late"):
            self.steals()
        elif site in FENCES:
            self.fence(site)
        elif site in LOADS:
            self.loads(site)
        elif site == "pin":
            self.announces("pin")
            if self.defined["reclamation"] == "Epochs":
                self.add("other", f"pin, with a fence {self.defined['pin_fence']}")
        elif site in ("cool.mode", "cool.again", "owner.warm", "owner.leave", "warm.claim", "warm.done"):
            if not self.writes("update" if site.startswith("warm") else "store", site):
                self.load(site, "mode", self.seen(self.new, "mode"), "failure", ", but found")
        elif site == "cool.look" and self.defined["cool_looks"] == "TRUE":
            self.looks()

    def announces(self, site: str) -> None:
        if self.defined["reclamation"] == "GracePeriods" and self.defined["announced_at"] == site:
            self.add("other", "reader.enter", site="reader.enter")

    def loads(self, site: str) -> None:
        self.load(site, LOADS[site], self.time(LOADS[site]))
        if site == "pop.top" and self.now["at"] != "pop.restore":
            place = self.slot()
            value = self.load("pop.slot", place, max(self.written[place]))
            if self.now["at"] != "pop.cas":
                self.takes([value.removeprefix("element ")])

    def claims(self, site: str) -> None:
        said = "batch.cas" if site == "steal.cas" and self.was["more"] != 0 else site
        stores = site == "pop.cas" and self.defined["pop_claims"] == "FALSE"  # in a variant
        if not self.writes("store" if stores else "update", said):
            self.calls[self.actor]["lost"] = True
            self.load(site, "top", self.time("top"), "failure", f" {self.index()}, but found")
            return
        if self.now["at"] not in ("steal.slot late", "steal.slot"):
            self.takes(self.taken())

    def steals(self) -> None:
        if self.now["at"] == "steal.cas late":
            return
        place = ("rest of " if self.was["at"] == "steal.rest" else "") + self.slot()
        self.load("steal.slot", place, self.time(place))
        if self.taken() or self.was["at"] == "steal.slot late":
            self.takes(self.taken())

    def looks(self) -> None:
        """Records whether the owner found a thief inside."""
        for thief in self.threads[1:]:
            time = max(time for time in self.written[thief] if time <= self.seen(self.new, thief))
            if self.now["at"] != "cool.again" or self.written[thief][time][0] == "inside":
                self.load("cool.look", thief, time)
