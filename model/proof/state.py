"""The state of the proof: shared memory, the views of threads, which README.md says are numbers, and ghost state."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from z3 import BoolSort, Const, DeclareSort, EnumSort, Function, If, IntSort

Thief = DeclareSort("Thief")
INT, BOOL = IntSort(), BoolSort()

# The position of a thread: the site that it executes next.
OWNER_AT = ("idle", "push.fence", "push.bottom", "grow.slot", "retire.finds", "retire.look",
            "pop.fence", "pop.mode", "pop.warm", "push.warm", "pop.top", "pop.cas", "pop.cas late", "pop.restore",
            "cool.fence", "cool.finds", "cool.look", "cool.again")
THIEF_AT = ("idle", "steal.mode", "fenced.fence", "warm.claim", "warm.fence", "warm.done", "steal.top", "steal.fence",
            "steal.bottom", "pin", "steal.ring", "steal.slot", "steal.cas", "steal.slot late", "batch.bottom",
            "reader.leave")
OwnerAt, _owner_at = EnumSort("OwnerAt", [f"owner {at}" for at in OWNER_AT])
ThiefAt, _thief_at = EnumSort("ThiefAt", [f"thief {at}" for at in THIEF_AT])
OWNER = dict(zip(OWNER_AT, _owner_at))
THIEF = dict(zip(THIEF_AT, _thief_at))

SORTS = {"Int": INT, "Bool": BOOL, "Failure": BOOL, "Thief": Thief, "OwnerAt": OwnerAt, "ThiefAt": ThiefAt}

# The table of variables. Name: the sorts of the arguments and of the value.
TABLE = Path(__file__).with_name("state.txt").read_text(encoding="utf-8")
ROWS = [re.split(r"\s{2,}", line) for line in TABLE.splitlines() if line and not line.startswith("#")]
FIELDS = {name: tuple(SORTS[sort] for sort in sorts.split()) for name, sorts, _ in ROWS}
# The failures, with their meaning. Each is a flag that a step raises and the invariant forbids.
WRONG = {name: words for name, sorts, words in ROWS if sorts == "Failure"}

HISTORY = ("bottom_of", "bottom_view", "ring_of", "index_of", "element_of", "slot_view", "published",
           "ring_view", "capacity", "newest")

# The values of `mode`.
ABSENT, COLD, WARMING, WARM, FENCED = range(-1, 4)

# The slot of an index in a ring.
place = Function("place", INT, INT, INT)

State = SimpleNamespace


def symbol(name: str, suffix: str = "") -> Any:
    sorts = FIELDS[name]
    return Function(name + suffix, *sorts) if len(sorts) > 1 else Const(name + suffix, sorts[0])


def but(state: State, **changes: Any) -> State:
    return State(**{**vars(state), **changes})


def put(function: Any, argument: Any, value: Any) -> Any:
    return lambda x: If(x == argument, value, function(x))


def larger(a: Any, b: Any) -> Any:
    return If(a >= b, a, b)
