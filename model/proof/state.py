"""The state of the proof: shared memory, the views of threads, which README.md says are numbers, and ghost state."""

from types import SimpleNamespace
from typing import Any

from z3 import And, BoolSort, Const, DeclareSort, EnumSort, Function, If, IntSort

Thief = DeclareSort("Thief")
INT, BOOL = IntSort(), BoolSort()

# The position of a thread: the site that it executes next.
OWNER_AT = ("idle", "push.fence", "push.bottom", "grow.slot", "retire.finds", "retire.look",
            "pop.fence", "pop.mode", "pop.warm", "push.warm", "pop.top", "pop.cas", "pop.cas late", "pop.restore",
            "cool.fence", "cool.finds", "cool.look", "cool.again")
THIEF_AT = ("idle", "steal.mode", "fenced.fence", "warm.claim", "warm.fence", "warm.done", "steal.top", "steal.fence",
            "steal.bottom", "pin", "steal.ring", "steal.slot", "steal.rest", "steal.cas", "steal.slot late",
            "batch.bottom", "reader.leave")
OwnerAt, _owner_at = EnumSort("OwnerAt", [f"owner {at}" for at in OWNER_AT])
ThiefAt, _thief_at = EnumSort("ThiefAt", [f"thief {at}" for at in THIEF_AT])
OWNER = dict(zip(OWNER_AT, _owner_at, strict=True))
THIEF = dict(zip(THIEF_AT, _thief_at, strict=True))

# The variables, each with the sorts of its arguments and of its value.
FIELDS: dict[str, tuple[Any, ...]] = {
    # Shared memory.
    "top": (INT,),  # index of the oldest element: claims so far, and the number of the newest message of `top`
    "messages": (INT,),  # number of the newest message of `bottom`
    "writes": (INT,),  # number of the owner's writes to slots and rings
    "rings": (INT,),  # number of the newest ring
    "retired": (INT,),  # number of the newest ring that is retired
    # The history of writes. The entries up to the numbers above do not change.
    "bottom_of": (INT, INT),  # value of this message of `bottom`
    "bottom_view": (INT, INT),  # prefix that this message releases
    "ring_of": (INT, INT),  # ring to which this write goes; 0 if it publishes one
    "index_of": (INT, INT),  # index of the element in this write
    "element_of": (INT, INT),  # element in this write: the number of the write that pushed it
    "slot_view": (INT, INT),  # prefix that this write of a slot releases
    "published": (INT, INT),  # the write that publishes this ring
    "ring_view": (INT, INT),  # prefix that the publication of this ring releases
    "capacity": (INT, INT),  # slots of this ring
    "newest": (INT, INT, INT, INT),  # of this many writes, the newest to this slot of this ring; 0 if none
    # The common view of all fences.
    "sc_top": (INT,),  # of `top`
    "sc_bottom": (INT,),  # of `bottom`
    "sc_writes": (INT,),  # prefix
    "sc_count": (Thief, INT),  # of this thief's announcements
    "sc_mode": (INT,),  # of `mode`
    # The sequentially consistent accesses.
    "looked": (INT,),  # the largest target of thieves that looked at `bottom` after reading or claiming it
    "behind": (INT,),  # the same for those that found an older message than the newest
    "due": (INT,),  # the same for those that found an older message than the owner's fence had
    "fenced_at": (INT,),  # the newest message of `bottom` at the owner's last sequentially consistent fence
    "stale": (INT, INT),  # the largest `fenced_at` with which the owner read a smaller `top` than this; -1 if none
    # The mode.
    "barriers": (BOOL,),  # true if the process has heavy fences; otherwise, the deque is always fenced
    "modes": (INT,),  # number of the owner's newest message of `mode`; the two numbers after it are for thieves
    "mode": (INT, INT),  # value of this message; -1 if there is none yet
    "mode_bottom": (INT, INT),  # the message of `bottom` that this message releases
    "last_cold": (INT,),  # the newest message that is cold; -1 if none
    "cooled": (INT,),  # the newest cold message with a heavy fence of the owner behind it; -1 if none
    "found": (Thief, BOOL),  # true if the owner's heavy fence has found this thief
    # The owner.
    "at": (OwnerAt,),  # the owner's site
    "bottom": (INT,),  # the owner's own `bottom`: a pop changes it when it has taken an element
    "room_from": (INT,),  # the `top` from which the owner computes the room
    "seen_top": (INT,),  # the newest message of `top` that the owner has seen
    "acquired": (INT,),  # claims that happen before the owner's next step, if they release
    "acquirable": (INT,),  # the same after an acquire fence
    "released": (INT,),  # prefix at the owner's last release fence
    "copied": (INT,),  # the index to be copied next
    "copied_from": (INT,),  # the first index that is copied
    "seen_count": (Thief, INT),  # the newest announcement of this thief that the owner has seen
    "seen_mode": (INT,),  # the newest message of `mode` that the owner has seen
    "checked": (Thief, BOOL),  # true if an owner that cools has found that this thief is not inside
    "waits": (INT, Thief, INT),  # the announcement of this thief for which this retired ring waits; -1 if none
    "freed": (INT, BOOL),  # true if this ring is freed
    # Thieves.
    "thief_at": (Thief, ThiefAt),  # a thief's site
    "count": (Thief, INT),  # number of its announcements so far, one for each steal
    "saw_mode": (Thief, INT),  # the newest message of `mode` that it has seen
    "saw_top": (Thief, INT),  # the newest message of `top` that it has seen
    "left_mode": (Thief, INT, INT),  # the message of `mode` that it releases when it leaves after this announcement
    "left_top": (Thief, INT, INT),  # the same for `top`
    "left_reads": (Thief, INT, INT),  # the announcement up to whose reads of rings it releases them then
    "fenced_bottom": (Thief, INT),  # the newest message of `bottom` that it had seen at its last release fence
    "target": (Thief, INT),  # the `top` that it read
    "saw_bottom": (Thief, INT),  # the newest message of `bottom` that it has seen
    "saw_writes": (Thief, INT),  # prefix that it has seen
    "will_see": (Thief, INT),  # prefix that it will have seen after an acquire fence
    "pin_saw": (Thief, INT),  # prefix that it had seen when it was pinned
    "in_ring": (Thief, INT),  # the ring that it read
    "element": (Thief, INT),  # the element of which it read the first word
    "rest": (Thief, INT),  # the element of which it read the second word
    # Ghost state.
    "read_in": (INT, Thief, INT),  # the last announcement in which this ring was read by this thief; 0 if none
    "passed": (INT, Thief, INT),  # the announcement up to whose reads the owner knew them when it retired this ring
    "current": (INT, INT),  # the element last pushed at this index
    "announced": (INT, INT),  # the message of `bottom` that published the element at this index
    "popped": (INT, INT),  # the reservation with which the owner last took this index without a claim; -1 if none
    "passed_over": (INT, INT),  # the message with which a thief found nothing while this index was live; -1 if none
    "taken": (INT, BOOL),  # true if this element has been taken
    "looker": (Thief,),  # the thief whose target is `looked`
    "looker_count": (INT,),  # the number of its announcement
    "warmer": (Thief,),  # the last thief that made the deque warm
    "warmer_count": (INT,),  # the number of its announcement
}

# The failures, with their meaning. Each is a flag that a step raises and the invariant forbids.
WRONG = {
    "TakenOnce": "an element is taken twice",
    "Written": "an unwritten slot is taken",
    "Torn": "the words of an element that is taken are those of several elements",
    "HandedOver": "an element is taken, but the writes before its push are not seen",
    "Youngest": "the owner takes an element that is not the youngest",
    "Oldest": "a thief takes an element that is not the oldest",
    "NoneExact": "the owner finds nothing in a deque that is not empty",
    "EmptyExact": "a thief finds nothing while there is an element that the owner is not popping, and whose "
        "push is no newer than what the thief has read",
    "EmptyStays": "a thief that has seen all that another had seen takes an element that was there when the "
        "other found nothing",
    "Caused": "a thief's claim fails, though nobody has claimed its index",
    "NoUseAfterFree": "a ring is used after it was freed",
    "FreedAfterReads": "a ring is freed, but a read of it does not happen before",
    "ReusedInTime": "a slot is reused before a thief that took from it is known to have read it",
}
FIELDS.update(dict.fromkeys(WRONG, (BOOL,)))

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
    if unknown := changes.keys() - vars(state):
        raise KeyError(f"no fields of the state: {', '.join(sorted(unknown))}")
    return State(**{**vars(state), **changes})


def put(function: Any, argument: Any, value: Any) -> Any:
    return lambda x: If(x == argument, value, function(x))


def put_both(function: Any, first: Any, second: Any, value: Any) -> Any:
    return lambda x, y: If(And(x == first, y == second), value, function(x, y))


def larger(a: Any, b: Any) -> Any:
    return If(a >= b, a, b)
