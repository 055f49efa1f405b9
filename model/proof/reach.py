"""No action is vacuous: each is possible in a state that can be reached, by this many steps.

A search of the relation itself, with one thief, from an empty deque with two slots. In each state
that it finds, the invariant must hold.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Optional

from access import Action
from concrete import Invariant, State, Step, initial
from relation import PROTOCOLS, relation

# By protocol: another, of which no action is sought again.
SEARCHED = {"Weakest": None, "Weakest<Epoch>": "Weakest", "Asymmetric": "Weakest"}
THIEVES = ("t1",)
MOST = {"messages": 4, "writes": 3, "rings": 2}
STEALS = 2
STATES = 200_000


@dataclass
class Reached:
    depths: dict[str, int] = field(default_factory=dict)  # by action: steps before it
    never: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    states: int = 0

    def wrong(self, protocol: str) -> list[str]:
        return [f"{protocol}: {action} is never possible" for action in self.never] + \
            [f"{protocol}: {conjunct} is broken in a state that is reached" for conjunct in self.broken]


def small(state: State) -> bool:
    return all(state[name] <= most for name, most in MOST.items()) and state["count"]["t1"] <= STEALS


def actions(protocol: str) -> list[Action]:
    return [action for action in relation(PROTOCOLS[protocol]) if action.name != "the future"]


def reach(protocol: str, known: Optional[str] = None) -> Reached:
    """Searches until each action has been possible, but for those of a known protocol."""
    steps = [Step(action) for action in actions(protocol)]
    wanted = {step.name for step in steps} - {action.name for action in (actions(known) if known else ())}
    invariant, found = Invariant(PROTOCOLS[protocol]), Reached()
    start = initial(THIEVES, 2)
    seen, layer, depth = {start.key()}, [start], 0
    while layer and not wanted <= set(found.depths) and len(seen) < STATES and not found.broken:
        following = []
        for state in layer:
            if wanted <= set(found.depths):
                break
            found.broken += invariant.broken(state)
            for step in steps:
                for _, after in step.all(state, THIEVES):
                    found.depths.setdefault(step.name, depth)
                    if after.key() not in seen and small(after):
                        seen.add(after.key())
                        following.append(after)
        layer, depth = following, depth + 1
    found.never = sorted(wanted - set(found.depths))
    found.states = len(seen)
    return found
