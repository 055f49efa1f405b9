"""Sequentially consistent looks at `bottom`: in batches, and in steals without a fence."""

# In a batch, as in src/batch.rs, a thief claims one element after the other, and looks at `bottom` before each claim.
#
# Before such a look, the thief has claimed, or has read `top`. This is sequentially consistent, too, and no fence
# is between the two. Of the order S of all that is so, one consequence is used ([atomics.order], paragraph 4, of
# C++20). Let
#
# - A be a claim in a batch, after which `top` is t, or a load of `top` that reads t; and B the thief's look at
#   `bottom` after it;
# - F be a fence of the owner when `bottom` had the messages up to m, which are the owner's own;
# - R be a read of `top` by the owner after F.
#
# If R reads less than t, it is coherence-ordered before A, so F precedes A in S. A precedes B, for the thief
# executes it before. If B reads an older message than m, it is coherence-ordered before m, which
# happens before F: so B precedes F, and S has a cycle. So B reads m or what is newer, or R reads t
# or what is newer.
#
# Whichever of B and R comes first constrains the other: `stale` what may be found by B, and `due`
# what may be found by R. All else that S forbids is allowed here. With asymmetric fences, F is
# "pop.warm", which the owner executes if it finds that the deque is not cold.

from collections.abc import Iterator

from z3 import If

from access import (
    Action, Sites, ends, goes, is_at, may_read_bottom, me, read, s, step, thief_claims, thief_joins, thief_takes,
)
from state import State, but, larger, put


def looks_at_bottom(o: Sites, before: str, look: str) -> tuple[list, State]:
    """Returns the condition on the values that a look at `bottom` may read, and the state after it."""
    looked = but(thief_joins(s, s.bottom_view(read), o[look]), saw_bottom=put(s.saw_bottom, me, read))
    if not o[before] == o[look] == "SeqCst":  # Only two such accesses are in S.
        return may_read_bottom(), looked
    most = lambda found: larger(found, s.target(me))
    furthest = s.looked <= s.target(me)
    return [*may_read_bottom(), s.stale(s.target(me)) <= read], but(
        looked, looked=most(s.looked), looker=If(furthest, me, s.looker),
        looker_count=If(furthest, s.count(me), s.looker_count),
        behind=If(read < s.messages, most(s.behind), s.behind), due=If(read < s.fenced_at, most(s.due), s.due))


def batch(o: Sites) -> Iterator[Action]:
    """Returns the actions of batches that steals lack.

    In the code, the last claim is a "batch.cas" as well. Here it is a "steal.cas", which is not stronger.
    """
    wins, claimed = thief_claims()
    taken = thief_takes(claimed, s.element(me), s.saw_writes(me))
    yield step("batch.cas", [is_at("steal.cas"), *wins],
               goes(but(taken, target=put(s.target, me, s.target(me) + 1)), "batch.bottom"),
               does=("oldest", s.element(me)))

    look, looked = looks_at_bottom(o, "batch.cas", "batch.bottom")
    looks = [is_at("batch.bottom"), *look]
    yield step("batch.bottom, empty", [*looks, s.bottom_of(read) <= s.target(me)], ends(looked, o), (read,))
    yield step("batch.bottom", [*looks, s.bottom_of(read) > s.target(me)], goes(looked, "steal.ring"), (read,))
