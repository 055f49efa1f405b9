"""No action is vacuous: each is possible in a state that can be reached, by this many steps.

A search of the relation itself, with one thief, from an empty deque with two slots. In each state
that it finds, the invariant must hold.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from concrete import Invariant, State, Step, initial
from relation import Sites, relation

SEARCHED = ("Weakest", "Weakest<Epoch>")
THIEVES = ("t1",)
MOST = {"messages": 4, "writes": 3, "rings": 2}
STATES = 200_000


@dataclass
class Reached:
    depths: dict[str, int] = field(default_factory=dict)  # by action: steps before it
    never: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    states: int = 0


def small(state: State) -> bool:
    return all(state[name] <= most for name, most in MOST.items()) and state["count"]["t1"] <= 2


def reach(o: Sites) -> Reached:
    """Searches until each action has been possible."""
    steps = [Step(action) for action in relation(o) if action.name != "the future"]
    invariant, found = Invariant(o), Reached()
    start = initial(THIEVES, 2)
    seen, layer, depth = {start.key()}, [start], 0
    while layer and len(found.depths) < len(steps) and len(seen) < STATES and not found.broken:
        following = []
        for state in layer:
            if len(found.depths) == len(steps):
                break
            found.broken += invariant.broken(state)
            for step in steps:
                for _, after in step.all(state, THIEVES):
                    found.depths.setdefault(step.name, depth)
                    if after.key() not in seen and small(after):
                        seen.add(after.key())
                        following.append(after)
        layer, depth = following, depth + 1
    found.never = [step.name for step in steps if step.name not in found.depths]
    found.states = len(seen)
    return found
