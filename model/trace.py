"""Translates counterexamples to executions, in the format of crates/results/src/lib.rs."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
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
    kind = (Views if views else StoreBuffers if "buffer" in values else Deque if "rings" in values
            else Sections if "waiting" in values else Execution)
    execution = kind(values, defined)
    for old, new in zip(states, states[1:]):
        execution.goes(old, new)
    execution.ends()
    return {"threads": execution.names, "steps": execution.steps}


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
    """The base of executions: it records the steps of threads.

    The values of a location have numbers, in the order in which they were written.
    """

    def __init__(self, values: dict[str, Value], defined: dict[str, str]) -> None:
        self.defined = defined
        self.threads = list(tlc.split(values)[0])
        thieves = [name for name in self.threads if name != "owner"]
        self.names = ["owner"] * ("owner" in self.threads) + [f"thief {n}" for n in range(1, len(thieves) + 1)]
        self.steps: list[dict[str, Any]] = []
        # The values by place, and the steps that wrote them.
        self.written: dict[str, list[tuple[str, int | None]]] = defaultdict(lambda: [("unwritten", None)])

    def begins(self, place: str, *values: str) -> None:
        self.written[place] = [(value, None) for value in values]

    def move(self, old: State, new: State) -> str:
        """Records the step from one state to the next, with its thread before and after it."""
        self.old, self.new = old, new
        self.actor, text = tlc.step(old, new)
        if self.actor in self.threads:
            self.was, self.now = (tlc.split(state.values)[0][self.actor] for state in (old, new))
        return text

    def goes(self, old: State, new: State) -> None:
        self.add("other", self.move(old, new))

    def ends(self) -> None:
        """Ends the execution."""

    # Recording a step.

    def add(self, kind: str, text: str, by: str | None = None, **details: Any) -> int:
        actor = by or self.actor
        thread = {"thread": self.threads.index(actor)} if actor in self.threads else {}
        known = {key: detail for key, detail in details.items() if detail is not None}
        self.steps.append({**thread, "kind": kind, "text": text, **known})
        return len(self.steps) - 1

    def order(self, site: str) -> str | None:
        return self.defined.get(site.replace(".", "_"))

    def access(self, kind: str, site: str, order: str | None, place: str, value: str, does: str, **details: Any) -> int:
        where = place if "[" in place or " " in place else None
        text = " ".join(filter(None, [site, order, where])) + does
        return self.add(kind, text, site=site, order=order, place=place, value=value, **details)

    def newest(self, place: str) -> int:
        return len(self.written[place]) - 1

    def load(self, site: str, place: str, time: int, kind: str = "load", does: str = " ->",
             order: str | None = None) -> str:
        """Records a load of the value with this number, and returns the value."""
        value, writer = self.written[place][time]
        now, newer = self.written[place][-1]
        stale = time < self.newest(place)
        remark = "" if not stale else f", stale: now {now}" if now != value else ", stale: stored again"
        self.access(kind, site, order or self.order(site), place, value, f"{does} {value}{remark}", reads=writer,
                    newest=newer if stale else None)
        return value

    def write(self, kind: str, site: str, place: str, value: str, order: str | None = None) -> None:
        """Records a store, or an update, which also reads."""
        was, writer = self.written[place][-1] if kind == "update" else ("", None)
        does = f" {was} => {value}" if was else f" <- {value}"
        step = self.access(kind, site, order or self.order(site), place, value, does, reads=writer)
        self.written[place].append((value, step))

    def fence(self, site: str, order: str | None) -> None:
        """Records a fence, unless the ordering is none."""
        if order != "Relaxed":
            self.add("fence", " ".join(filter(None, [site, order])), site=site, order=order)

    def frees(self, before: set[int], after: set[int]) -> None:
        for ring in sorted(after - before):
            self.add("other", f"free ring {ring}", place=f"ring {ring}")


class Deque(Execution):
    """ChaseLev: under sequential consistency, a load finds the last value written."""

    # The orders of sites that have no name of their own in the model.
    relaxed: str | None = None

    def __init__(self, values: dict[str, Value], defined: dict[str, str]) -> None:
        super().__init__(values, defined)
        self.calls: dict[str, dict[str, Any]] = {}  # by thread: its current operation
        self.capacity: dict[int, int] = {}
        self.begins("ring", "ring 1")
        self.learns(values)

    def learns(self, values: dict[str, Value]) -> None:
        self.begins("top", str(values["top"]))
        self.begins("bottom", str(values["bottom"]))

    def order(self, site: str) -> str | None:
        return None

    def slot(self, ring: int, index: int) -> str:
        return f"ring {ring}[{index % self.capacity[ring]}]"

    # Reading the state.

    def machine(self, state: State) -> dict[str, Value]:
        return state.values

    def bottom(self, state: State) -> int:
        return state.values["owner"].get("bottom", state.values.get("bottom"))

    def top(self, state: State) -> int:
        return state.values["top"]

    def freed(self, state: State) -> set[int]:
        """Returns the rings that have lost their slots."""
        rings = dict(enumerate(state.values["rings"], 1))
        self.capacity = {**{ring: len(slots) for ring, slots in rings.items() if slots}, **self.capacity}
        return {ring for ring, slots in rings.items() if not slots and ring in self.capacity}

    def taken(self) -> list[str]:
        before, after = (self.machine(state)["taken"] for state in (self.old, self.new))
        return [str(element) for element, times in enumerate(zip(before, after), 1) if times[0] != times[1]]

    def time(self, place: str) -> int:
        """Returns the number of the value that was loaded."""
        return self.newest(place)

    # Recording what happened.

    def goes(self, old: State, new: State) -> None:
        before, after = self.freed(old), self.freed(new)
        self.move(old, new)
        if self.actor in self.threads:
            self.at(self.call() if self.was["at"] == "idle" else self.was["at"])
            if self.now["at"] == "idle":
                self.returns()
        self.actor = tlc.ENVIRONMENT
        self.frees(before, after)

    def call(self) -> str:
        """Records that an operation begins, and returns the site of this action."""
        op = self.now["op"] if self.actor == "owner" else "steal"
        element = len(self.machine(self.old)["taken"]) + 1 if op == "push" else None
        self.add("call", f"push {element}" if element else op, element=element)
        self.calls[self.actor] = {"op": op, "element": element, "got": [], "lost": False}
        return self.new.site()

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
        if site in ("push.bottom", "pop.reserve", "pop.restore"):
            self.write("store", site, "bottom", str(self.bottom(self.new)))
            if site == "push.bottom":
                self.takes(["it"])
        elif site == "push.slot":
            place = self.slot(self.was["ring"], self.bottom(self.old))
            self.write("store", site, place, f"element {self.calls[self.actor]['element']}")
        elif site == "grow.ring":
            self.grows(self.now["ring"])
        elif site == "retire":
            self.fence("retire.fence", self.fences("retire.fence"))
            self.add("other", f"retire ring {self.was['ring'] - 1}")
        elif site in ("pop.cas", "steal.cas", "steal.cas late"):
            self.claims(site.removesuffix(" late"))
        elif site in ("steal.slot", "steal.slot late"):
            self.steals(site.removesuffix(" late"))
        elif site in FENCES and self.new.action.endswith("Refused"):
            self.add("other", f"{site} is refused", site=site)
        elif site in FENCES:
            self.fence(site, self.fences(site))
        elif site in LOADS:
            self.loads(site)
        elif site != "idle":
            self.others(site)

    def fences(self, site: str) -> str | None:
        """Returns the order of a fence; `Relaxed` means none."""
        return "Relaxed"

    def loads(self, site: str) -> None:
        self.load(site, LOADS[site], self.time(LOADS[site]))
        if site == "pop.top" and self.now["at"] != "pop.restore":
            place = self.slot(self.was["ring"], self.bottom(self.old))
            value = self.load("pop.slot", place, self.newest(place), order=self.relaxed)
            if self.now["at"] != "pop.cas":
                self.takes([value.removeprefix("element ")])

    def grows(self, ring: int) -> None:
        for n, elements in enumerate(self.copied(ring)):
            for element in elements:
                self.write("store", "grow.slot", f"ring {ring}[{n}]", f"element {element}")
        self.write("store", "grow.ring", "ring", f"ring {ring}")

    def copied(self, ring: int) -> Iterator[list]:
        """Returns the elements that each slot of a new ring has had."""
        return ([element] * (element != 0) for element in self.new.values["rings"][ring - 1])

    def claims(self, site: str) -> None:
        batch = site == "steal.cas" and self.was["more"] != 0
        order = self.order("batch.cas" if batch else site)
        value = str(self.top(self.new))
        claims = self.defined.get("pop_claims") if site == "pop.cas" else None
        if "FALSE" in (self.defined.get(site.replace(".", "_")), claims):  # This variant only stores.
            self.write("store", site, "top", value)
        elif self.top(self.new) != self.top(self.old):
            self.write("update", "batch.cas" if batch and order else site, "top", value, order)
        else:
            self.calls[self.actor]["lost"] = True
            index = self.bottom(self.old) if site == "pop.cas" else self.was["t"]
            self.load(site, "top", self.time("top"), "failure", f" {index}, but found", order and "Relaxed")
            return
        if self.now["at"] not in ("steal.slot late", "steal.slot"):
            self.takes(self.taken())

    def steals(self, site: str) -> None:
        if self.now["at"] == "steal.cas late":
            return
        place = self.slot(self.was["ring"], self.was["t"])
        self.load(site, place, self.time(place), order=self.order(site))
        if self.taken() or self.was["at"] == "steal.slot late":
            self.takes(self.taken())

    def others(self, site: str) -> None:
        self.add("other", site)


class Views(Deque):
    """ChaseLevViews with a pause at every site. The views tell which value was loaded."""

    order = Execution.order
    relaxed = "Relaxed"

    def learns(self, values: dict[str, Value]) -> None:
        for place in values["machine"]["memory"]:
            _, *pushed = found = self.memory(State("", values), place)
            if "[" in place:
                self.begins(f"ring {place}", "unwritten", *(f"element {element}" for element in pushed))
            elif place in ("top", "bottom"):
                self.begins(place, *found)
        self.capacity = Counter(int(place.partition("[")[0]) for place in values["machine"]["memory"] if "[" in place)

        self.begins("mode", MODES[values["machine"]["memory"].get("mode", {0: {"value": 0}})[0]["value"]])
        # The times of the values by number. They are not consecutive.
        self.times: dict[str, list[int]] = defaultdict(lambda: [0])
        for thief in self.threads[1:]:
            self.begins(self.record(thief), "outside")

    def record(self, thief: str) -> str:
        return f"{self.names[self.threads.index(thief)]}'s record"

    def machine(self, state: State) -> dict[str, Value]:
        return state.values["machine"]

    def memory(self, state: State, place: str) -> list[str]:
        """Returns the values of a location in memory, by number."""
        messages = self.machine(state)["memory"][place.removeprefix("ring ")]
        return [str(messages[time]["value"]) for time in sorted(messages)]

    def top(self, state: State) -> int:
        return int(self.memory(state, "top")[-1])

    def freed(self, state: State) -> set[int]:
        return set(self.machine(state)["freed"])

    def time(self, place: str) -> int:
        """Returns the time of the value that was loaded.

        The thread's view after the load tells it. At the end of an operation, the view is gone: then any value
        with which the thread would have continued in the same way may have been loaded.
        """
        least, seen = (l["views"]["cur"][place.removeprefix("ring ")] for l in (self.was, self.now))
        if place == "mode":
            return self.times[place].index(seen)
        if seen >= least and self.now["at"] != "idle" or seen > least:
            return seen
        values = self.memory(self.old, place)
        return max((time for time in range(least, len(values)) if self.fits(values[time])), default=least)

    def fits(self, value: str) -> bool:
        """Returns true if a thread that is idle after this load can have loaded this value."""
        site = self.was["at"]
        if site == "pop.top":
            return int(value) < self.bottom(self.old)
        if site in ("steal.cas", "steal.cas late"):
            return value != str(self.was["t"])
        if site == "steal.slot late":
            return [value] == (self.taken() or ["0"])
        return site == "push.top" or int(value) <= self.was["t"]

    def call(self) -> str:
        super().call()
        if self.actor != "owner":
            self.announces("idle")
        return "idle"

    def announces(self, site: str) -> None:
        if self.defined["grace_periods"] == "TRUE" and self.defined["announced_at"] == site:
            self.add("other", "reader.enter", site="reader.enter")

    def fences(self, site: str) -> str | None:
        order = self.order(site)
        return "Relaxed" if order == "Light" else order

    def at(self, site: str) -> None:
        if site in ("retire", "cool.fence", "warm.fence") and self.new.action.endswith("Refused"):
            self.add("other", f"{'retire.fence' if site == 'retire' else site} is refused")
        elif site.startswith("retire"):
            if self.defined["epochs"] == "TRUE" and site == "retire":
                self.heavy("retire.fence")
            elif self.defined["epochs"] == "TRUE":
                self.add("other", f"retire ring {self.was['ring'] - 1}")
        elif site in ("cool.fence", "warm.fence"):
            self.heavy(site)
        else:
            super().at(site)

    def heavy(self, site: str) -> None:
        """Records a fence, which other threads may execute as well."""
        thieves = self.threads[1:] if self.actor == "owner" else []
        before, after = (one.get("finds", ()) for one in (self.was, self.now))
        if not before:
            self.fence(site, self.order(site))
        if self.order(site) == "Heavy":
            found = [thief for thief in before or thieves if thief not in after] if thieves else ["owner"]
            for one in found:
                self.add("fence", f"a fence, for the {'owner' if thieves else 'thief'}'s barrier", by=one, order="SeqCst")

    def copied(self, ring: int) -> Iterator[list]:
        return (self.memory(self.new, f"{ring}[{n}]")[1:] for n in range(self.capacity[ring]))

    def others(self, site: str) -> None:
        if site == "pin":
            self.announces("pin")
            if self.defined["epochs"] == "TRUE" and self.defined["grace_periods"] == "FALSE":
                self.add("other", f"pin, with a fence {self.defined['pin_fence']}")
        elif site in ("reader.enter", "reader.leave"):
            self.writes("store", site, self.actor, "inside" if site == "reader.enter" else "outside")
        elif site in ("cool.mode", "cool.again", "owner.warm", "owner.leave", "warm.claim", "warm.done"):
            self.stores_mode(site)
        elif site == "cool.look" and self.defined["cool_looks"] == "TRUE":
            self.looks()

    def writes(self, kind: str, site: str, place: str, value: str) -> bool:
        """Returns true if a value was written there, and the value."""
        before, after = (self.machine(state)["memory"][place] for state in (self.old, self.new))
        [*written] = after.keys() - before.keys()
        if written:
            self.times[place].append(written[0])
            self.write(kind, site, self.record(place) if place in self.threads else place, value)
        return bool(written)

    def stores_mode(self, site: str) -> None:
        time = self.now["views"]["cur"]["mode"]
        value = MODES[self.machine(self.new)["memory"]["mode"][time]["value"]]
        if not self.writes("update" if site.startswith("warm") else "store", site, "mode", value):
            self.load(site, "mode", self.times["mode"].index(time), "failure", ", but found", "Relaxed")

    def looks(self) -> None:
        """Records whether the owner found a thief inside."""
        for thief in self.threads[1:]:
            seen = self.now["views"]["cur"][thief]
            number = max(number for number, time in enumerate(self.times[thief]) if time <= seen)
            place = self.record(thief)
            inside = self.written[place][number][0] == "inside"
            if inside == (self.now["at"] == "cool.again") or self.now["at"] != "cool.again":
                self.load("cool.look", place, number)


class StoreBuffers(Deque):
    """ChaseLevTSO: the owner's stores wait in its buffer."""

    def __init__(self, values: dict[str, Value], defined: dict[str, str]) -> None:
        super().__init__(values, defined)
        self.begins("mode", MODES[values["mode"]])
        self.buffered: list[str] = []  # the places of the stores in the buffer

    def goes(self, old: State, new: State) -> None:
        if new.action == "DrainOwner":
            place = self.buffered.pop(0)
            value = self.written[place][self.time(place)][0]
            self.add("other", f"leaves the store buffer: {place} <- {value}", by="owner", place=place, value=value)
        elif new.action == "DrainThief":
            thief = next(name for name, pin in new.values["pinned"].items() if pin != old.values["pinned"][name])
            self.add("other", "leaves the store buffer: its announcement", by=thief)
        else:
            super().goes(old, new)

    def call(self) -> str:
        # The owner cools the deque between two operations.
        return self.new.site() if self.new.action == "CoolMode" else super().call()

    def returns(self, remark: str = "") -> None:
        if self.actor in self.calls:
            super().returns(remark)

    def time(self, place: str) -> int:
        """Returns the number of the value in memory: the last that has left the buffer. Only the owner writes there."""
        return self.newest(place) - self.buffered.count(place)

    def write(self, kind: str, site: str, place: str, value: str, order: str | None = None) -> None:
        super().write(kind, site, place, value, order)
        if kind == "store" and place != "top" and site != "grow.slot":
            self.buffered.append(place)

    def fences(self, site: str) -> str | None:
        if site in ("steal.fence", "cool.fence"):
            return "Heavy" if self.defined[site.replace("fence", "barrier").replace(".", "_")] == "TRUE" else "SeqCst"
        return "SeqCst" if self.defined[site.replace(".", "_")] == "TRUE" else "Relaxed"

    def at(self, site: str) -> None:
        if site == "pop.top":
            self.fence("pop.fence", self.fences("pop.fence"))
        super().at(site)

    def others(self, site: str) -> None:
        if site in ("cool.mode", "cool.again", "owner.warm"):
            self.write("store", site, "mode", MODES[self.new.values["buffer"][-1]["value"]])
        elif site in ("warm.claim", "warm.done"):
            value = MODES[self.new.values["mode"]]
            if value == MODES[self.old.values["mode"]]:
                self.load(site, "mode", self.time("mode"), "failure", ", but found", "Relaxed")
            else:
                self.write("update", site, "mode", value)
        else:
            super().others(site)


class Sections(Execution):
    """GracePeriod: the owner replaces rings, and thieves enter and leave sections."""

    def __init__(self, values: dict[str, Value], defined: dict[str, str]) -> None:
        super().__init__(values, defined)
        for place, messages in values["memory"].items():
            self.begins(place, self.shown(place, messages[0]["value"]))

    def shown(self, place: str, value: Value) -> str:
        if place.startswith("claimed"):
            return f"records {', '.join(map(str, value))}" if value else "no records"
        return f"ring {value}" if place == "ring" else str(value)

    def goes(self, old: State, new: State) -> None:
        self.move(old, new)
        called, idle = (one["at"] == "idle" for one in (self.was, self.now))
        if called and not idle:
            owners = "look again" if new.action == "LookAgain" else "replace the ring"
            self.add("call", owners if self.actor == "owner" else "section")
        site = new.site() if called else self.was["at"]
        self.at({"look.again": "retire.look", "counts": "reader.enter", "grow": "grow.ring"}.get(site, site))
        self.frees(*(set(state.values["freed"]) for state in (old, new)))
        if idle and not called:
            self.add("return", "= done")

    def at(self, site: str) -> None:
        views = self.now["views"]["cur"]
        if site in FENCES:
            self.fence(site, "Relaxed" if self.order(site) == "Light" else self.order(site))
        elif site == "steal.slot":
            ring = f"ring {self.was['ring']}"
            self.add("load", f"{site} of {ring}", site=site, place=ring)
        elif site in ("records.head", "steal.ring"):
            place = "ring" if site == "steal.ring" else "head"
            self.load(site, place, views[place])
        elif site == "retire.look":
            record = self.was["reader"]["record"] if self.was["at"] == "idle" else self.was["looks"]
            found = self.now["reader"]["record"] == record
            if record != 0 and self.was["at"] != "idle":
                word = f"claimed {(record - 1) // int(self.defined['block_size']) + 1}"
                self.load("record.look", word, views[word])
                found = found or record in self.new.values["memory"][word][views[word]]["value"]
            if record != 0 and (found or self.was["at"] == "idle"):
                self.load(site, f"count {record}", views[f"count {record}"])
        elif site == "record.claim":
            self.load("records.head", "head", views["head"])
        updates = site.startswith("record")
        for place, messages in self.new.values["memory"].items():
            for time in range(len(self.written[place]), len(messages)):
                self.write("update" if updates else "store", site, place, self.shown(place, messages[time]["value"]))
