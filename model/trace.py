"""Translates counterexamples to executions, in the format of crates/results/src/lib.rs.

Of ChaseLevViews, each access to memory is a step. Of other modules, a step says which variables change.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import manifest
import sites
import tlc
from tlc import State, Value

FENCES = (*(site for site, row in sites.TABLE.items() if row["access"].endswith("Fence")), "batch.fence")
# The loads of one of these, which the site names.
LOADS = {"pop.look": "top", **{site: site.rpartition(".")[2] for site, row in sites.TABLE.items()
                               if row["access"] == "Load" and site.endswith((".top", ".bottom", ".mode", ".ring"))}}
MODES = ("cold", "warming", "warm", "fenced")


def trace(model: Path, claim: manifest.Claim, states: list[State]) -> dict[str, Any]:
    values, defined = states[0].values, definitions(model, claim)
    views = "machine" in values and defined["pauses"] == "Everywhere"
    execution = Views(values, defined) if views else Execution(values)
    for old, new in zip(states, states[1:]):
        execution.goes(old, new)
    if views:
        execution.ends()
    return execution.shown()


def listing(execution: dict[str, Any]) -> str:
    names = [*execution["threads"], tlc.ENVIRONMENT]
    width = max(map(len, names))
    return "\n".join(f"{number:4}  {names[step.get('thread', -1)]:{width}}  {step['text']}"
                     for number, step in enumerate(execution["steps"]))


def definitions(model: Path, claim: manifest.Claim) -> dict[str, str]:
    """Returns the one-word definitions of a claim's module, with the claim's replacements."""
    text = manifest.source(model, manifest.module_of(claim))
    replaced = {name: assignment.split()[-1] for name, assignment in manifest.constants(model, claim).items()}
    return {**dict(re.findall(r'^(\w+) == "?(\w+)"?$', text, re.M)), **replaced}


class Execution:
    """The steps of threads, with the variables that each changes."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.threads = list(tlc.split(values)[0])
        thieves = [name for name in self.threads if name != "owner"]
        self.names = ["owner"] * ("owner" in self.threads) + [f"thief {n}" for n in range(1, len(thieves) + 1)]
        self.steps: list[dict[str, Any]] = []

    def goes(self, old: State, new: State) -> None:
        self.actor, text = tlc.step(old, new)
        self.add("other", text)

    def shown(self) -> dict[str, Any]:
        return {"threads": self.names, "steps": self.steps}

    def add(self, kind: str, text: str, by: str | None = None, **details: Any) -> int:
        actor = by or self.actor
        thread = {"thread": self.threads.index(actor)} if actor in self.threads else {}
        known = {key: detail for key, detail in details.items() if detail is not None}
        self.steps.append({**thread, "kind": kind, "text": text, **known})
        return len(self.steps) - 1


class Views(Execution):
    """ChaseLevViews with a pause at every site. The views tell which value was loaded.

    The values of a location have times, in the order in which they were written.
    """

    def __init__(self, values: dict[str, Value], defined: dict[str, str]) -> None:
        super().__init__(values)
        self.defined = defined
        self.calls: dict[str, dict[str, Any]] = {}  # by thread: its current operation
        # The values by place and time, and the steps that wrote them. Times of modes and records are not consecutive.
        self.written: dict[str, dict[int, tuple[str, int | None]]] = defaultdict(lambda: {0: ("unwritten", None)})
        memory = values["machine"]["memory"]
        for place in memory:
            _, *pushed = found = self.memory(State("", values), place)
            if "[" in place:
                self.begins(f"ring {place}", "unwritten", *(f"element {element}" for element in pushed))
            elif place in ("top", "bottom"):
                self.begins(place, *found)
        self.capacity = Counter(int(place.partition("[")[0]) for place in memory if "[" in place)
        self.begins("ring", "ring 1")
        self.begins("mode", MODES[memory["mode"][0]["value"] if "mode" in memory else 0])
        for thief in self.threads[1:]:
            self.begins(self.record(thief), "outside")

    def begins(self, place: str, *values: str) -> None:
        self.written[place] = {time: (value, None) for time, value in enumerate(values)}

    # Reading the state.

    def memory(self, state: State, place: str) -> list[str]:
        """Returns the values of a location in memory, in their order."""
        messages = state.values["machine"]["memory"][place.removeprefix("ring ")]
        return [str(messages[time]["value"]) for time in sorted(messages)]

    def record(self, thief: str) -> str:
        return f"{self.names[self.threads.index(thief)]}'s record"

    def slot(self, index: int) -> str:
        ring = self.was["ring"]
        return f"ring {ring}[{index % self.capacity[ring]}]"

    def taken(self) -> list[str]:
        before, after = (state.values["machine"]["taken"] for state in (self.old, self.new))
        return [str(element) for element, times in enumerate(zip(before, after), 1) if times[0] != times[1]]

    def order(self, site: str) -> str | None:
        return self.defined.get(site.replace(".", "_"))

    def time(self, place: str) -> int:
        """Returns the time of the value that was loaded.

        The thread's view after the load tells it. At the end of an operation, the view is gone: then any value
        with which the thread would have continued in the same way may have been loaded.
        """
        least, seen = (l["views"]["cur"][place.removeprefix("ring ")] for l in (self.was, self.now))
        if place == "mode" or seen >= least and self.now["at"] != "idle" or seen > least:
            return seen
        values = self.memory(self.old, place)
        return max((time for time in range(least, len(values)) if self.fits(values[time])), default=least)

    def fits(self, value: str) -> bool:
        """Returns true if a thread that is idle after this load can have loaded this value."""
        site = self.was["at"]
        if site == "pop.top":
            return int(value) < self.old.values["owner"]["bottom"]
        if site in ("steal.cas", "steal.cas late"):
            return value != str(self.was["t"])
        if site == "steal.slot late":
            return [value] == (self.taken() or ["0"])
        return site == "push.top" or int(value) <= self.was["t"]

    # Recording an access.

    def access(self, kind: str, site: str, order: str | None, place: str, value: str, does: str, **details: Any) -> int:
        where = place if "[" in place or " " in place else None
        text = " ".join(filter(None, [site, order, where])) + does
        return self.add(kind, text, site=site, order=order, place=place, value=value, **details)

    def load(self, site: str, place: str, time: int, kind: str = "load", does: str = " ->",
             order: str | None = None) -> str:
        """Records a load of the value with this time, and returns the value."""
        newest = max(self.written[place])
        (value, writer), (now, newer) = self.written[place][time], self.written[place][newest]
        stale = time < newest
        remark = "" if not stale else f", stale: now {now}" if now != value else ", stale: stored again"
        self.access(kind, site, order or self.order(site), place, value, f"{does} {value}{remark}", reads=writer,
                    newest=newer if stale else None)
        return value

    def write(self, kind: str, site: str, place: str, value: str, time: int | None = None) -> None:
        """Records a store, or an update, which also reads."""
        newest = max(self.written[place])
        was, writer = self.written[place][newest] if kind == "update" else ("", None)
        does = f" {was} => {value}" if was else f" <- {value}"
        step = self.access(kind, site, self.order(site), place, value, does, reads=writer)
        self.written[place][newest + 1 if time is None else time] = value, step

    def writes(self, kind: str, site: str, place: str, value: str) -> bool:
        """Returns true if a value was written there, and records it."""
        before, after = (state.values["machine"]["memory"][place] for state in (self.old, self.new))
        written = after.keys() - before.keys()
        for time in written:
            self.write(kind, site, self.record(place) if place in self.threads else place, value, time)
        return bool(written)

    def fence(self, site: str) -> None:
        """Records a fence, unless the processor has none. Other threads may execute it as well."""
        order, thieves = self.order(site), self.threads[1:] if self.actor == "owner" else []
        before, after = (one.get("finds", ()) for one in (self.was, self.now))
        if not before and order not in ("Relaxed", "Light"):
            self.add("fence", " ".join(filter(None, [site, order])), site=site, order=order)
        if order == "Heavy":
            found = [thief for thief in before or thieves if thief not in after] if thieves else ["owner"]
            for one in found:
                self.add("fence", f"a fence, for the {'owner' if thieves else 'thief'}'s barrier", by=one, order="SeqCst")

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
        op = self.now["op"] if self.actor == "owner" else "steal"
        element = len(self.old.values["machine"]["taken"]) + 1 if op == "push" else None
        self.add("call", f"push {element}" if element else op, element=element)
        self.calls[self.actor] = {"op": op, "element": element, "got": [], "lost": False}
        if self.actor != "owner":
            self.announces("idle")

    def returns(self, remark: str = "") -> None:
        call = self.calls.pop(self.actor)
        pop, got, element = call["op"] == "pop", call["got"], None
        if call["op"] == "push":
            text = "Pushed" if got else "(there is no larger ring)"
        elif got:
            text = f"{'Popped' if pop else 'Stolen'}({', '.join(got)})"
            element = int(got[-1]) if got[-1].isdigit() else None
        else:
            text = "Popped(None)" if pop else "Retry" if call["lost"] else "Empty"
        self.add("return", f"= {text}{remark}", element=element)

    def ends(self) -> None:
        """Ends the operations that have taken an element but not returned."""
        for self.actor, call in list(self.calls.items()):
            if call["op"] != "push" and call["got"]:
                self.returns(" (to be returned)")

    def takes(self, elements: list[str]) -> None:
        self.calls[self.actor]["got"] += elements or ["unwritten"]

    def at(self, site: str) -> None:
        """Records the step of a thread that has passed this site."""
        bottom, epochs = self.old.values["owner"]["bottom"], self.defined["epochs"] == "TRUE"
        if site in ("push.bottom", "pop.reserve", "pop.restore"):
            self.write("store", site, "bottom", str(self.new.values["owner"]["bottom"]))
            if site == "push.bottom":
                self.takes(["it"])
        elif site == "push.slot":
            self.write("store", site, self.slot(bottom), f"element {self.calls[self.actor]['element']}")
        elif site == "grow.ring":
            self.grows(self.now["ring"])
        elif site in ("retire", "cool.fence", "warm.fence") and self.new.action.endswith("Refused"):
            self.add("other", f"{'retire.fence' if site == 'retire' else site} is refused")
        elif site == "retire" and epochs:
            self.fence("retire.fence")
        elif site == "retire.look" and epochs:
            self.add("other", f"retire ring {self.was['ring'] - 1}")
        elif site in ("pop.cas", "steal.cas", "steal.cas late"):
            self.claims(site.removesuffix(" late"))
        elif site in ("steal.slot", "steal.slot late"):
            self.steals(site.removesuffix(" late"))
        elif site in FENCES:
            self.fence(site)
        elif site in LOADS:
            self.loads(site)
        elif site == "pin":
            self.announces("pin")
            if epochs and self.defined["grace_periods"] == "FALSE":
                self.add("other", f"pin, with a fence {self.defined['pin_fence']}")
        elif site in ("reader.enter", "reader.leave"):
            self.writes("store", site, self.actor, "inside" if site == "reader.enter" else "outside")
        elif site in ("cool.mode", "cool.again", "owner.warm", "owner.leave", "warm.claim", "warm.done"):
            self.stores_mode(site)
        elif site == "cool.look" and self.defined["cool_looks"] == "TRUE":
            self.looks()

    def announces(self, site: str) -> None:
        if self.defined["grace_periods"] == "TRUE" and self.defined["announced_at"] == site:
            self.add("other", "reader.enter", site="reader.enter")

    def loads(self, site: str) -> None:
        self.load(site, LOADS[site], self.time(LOADS[site]))
        if site == "pop.top" and self.now["at"] != "pop.restore":
            place = self.slot(self.old.values["owner"]["bottom"])
            value = self.load("pop.slot", place, max(self.written[place]), order="Relaxed")
            if self.now["at"] != "pop.cas":
                self.takes([value.removeprefix("element ")])

    def grows(self, ring: int) -> None:
        for n in range(self.capacity[ring]):
            for element in self.memory(self.new, f"{ring}[{n}]")[1:]:
                self.write("store", "grow.slot", f"ring {ring}[{n}]", f"element {element}")
        self.write("store", "grow.ring", "ring", f"ring {ring}")

    def claims(self, site: str) -> None:
        said = "batch.cas" if site == "steal.cas" and self.was["more"] != 0 else site
        before, after = (self.memory(state, "top") for state in (self.old, self.new))
        if site == "pop.cas" and self.defined["pop_claims"] == "FALSE":  # This variant only stores.
            self.write("store", site, "top", after[-1])
        elif before != after:
            self.write("update", said, "top", after[-1])
        else:
            self.calls[self.actor]["lost"] = True
            index = self.old.values["owner"]["bottom"] if site == "pop.cas" else self.was["t"]
            self.load(site, "top", self.time("top"), "failure", f" {index}, but found", "Relaxed")
            return
        if self.now["at"] not in ("steal.slot late", "steal.slot"):
            self.takes(self.taken())

    def steals(self, site: str) -> None:
        if self.now["at"] == "steal.cas late":
            return
        place = self.slot(self.was["t"])
        self.load(site, place, self.time(place))
        if self.taken() or self.was["at"] == "steal.slot late":
            self.takes(self.taken())

    def stores_mode(self, site: str) -> None:
        time = self.now["views"]["cur"]["mode"]
        value = MODES[self.new.values["machine"]["memory"]["mode"][time]["value"]]
        if not self.writes("update" if site.startswith("warm") else "store", site, "mode", value):
            self.load(site, "mode", time, "failure", ", but found", "Relaxed")

    def looks(self) -> None:
        """Records whether the owner found a thief inside."""
        for thief in self.threads[1:]:
            place, seen = self.record(thief), self.now["views"]["cur"][thief]
            time = max(time for time in self.written[place] if time <= seen)
            if self.now["at"] != "cool.again" or self.written[place][time][0] == "inside":
                self.load("cool.look", place, time)
