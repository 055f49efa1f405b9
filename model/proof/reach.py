"""Checks that no action is vacuous: each is possible in a reachable state.

This searches the relation itself, with one thief, from an empty deque with two slots. In each state that it
finds, the invariant must hold.
"""

from dataclasses import dataclass
from typing import Optional

from concrete import Invariant, State, Step, initial
from relation import PROTOCOLS, actions_of
from state import COLD, FENCED, WARM

# By protocol: another one, whose actions are not sought again.
SEARCHED = {"Fenced": None, "Fenced<Epoch>": "Fenced", "Asymmetric": "Fenced"}
THIEVES = ("t1",)
MOST = {"Fenced": {"messages": 4, "writes": 3, "rings": 2},
        "Asymmetric": {"messages": 1, "writes": 1, "rings": 2, "modes": 3}}
STEALS = 2
STATES = 200_000


@dataclass
class Reached:
    depths: dict[str, int]  # by action: the number of steps before it
    states: int
    wrong: list[str]


def small(state: State, protocol: str) -> bool:
    most = MOST[protocol.partition("<")[0]]
    return all(state[name] <= number for name, number in most.items()) and state["count"]["t1"] <= STEALS


def reach(protocol: str, known: Optional[str] = None) -> Reached:
    """Searches until each action has been possible, except those of a known protocol."""
    steps = [Step(action) for action in actions_of(PROTOCOLS[protocol])]
    wanted = {step.name for step in steps} - {action.name for action in (actions_of(PROTOCOLS[known]) if known else ())}
    invariant, depths, broken = Invariant(PROTOCOLS[protocol]), {}, []
    layer, depth = [initial(THIEVES, 2, mode) for mode in (COLD, WARM, FENCED)], 0
    seen = {start.key() for start in layer}
    while layer and not wanted <= depths.keys() and len(seen) < STATES and not broken:
        following = []
        for state in layer:
            if wanted <= depths.keys():
                break
            broken += invariant.broken(state)
            for step in steps:
                for _, after in step.all(state, THIEVES):
                    depths.setdefault(step.name, depth)
                    if after.key() not in seen and small(after, protocol):
                        seen.add(after.key())
                        following.append(after)
        layer, depth = following, depth + 1
    wrong = [f"{protocol}: {action} is never possible" for action in sorted(wanted - depths.keys())]
    wrong += [f"{protocol}: {conjunct} is broken in a state that is reached" for conjunct in broken]
    return Reached(depths, len(seen), wrong)
