"""Batches, as in src/batch.rs. A thief claims one element after the other, with another look at `bottom` before each.

The claim and the look after it are sequentially consistent, and no fence is between them. Of the
order S of all that is so, one consequence is used ([atomics.order], paragraph 4, of C++20). Let

- A be a claim in a batch, after which `top` is t, and B the thief's look at `bottom` after it;
- F be a fence of the owner when `bottom` had the messages up to m, which are the owner's own;
- R be a read of `top` by the owner after F.

If R reads less than t, it is coherence-ordered before A, so F precedes A in S. A precedes B, for the thief
executes it before. If B reads an older message than m, it is coherence-ordered before m, which
happens before F: so B precedes F, and S has a cycle. So B reads m or what is newer, or R reads t
or what is newer.

Whichever of B and R comes first constrains the other: `stale` what may be found by B, and `due`
what may be found by R. All else that S forbids is allowed here. With asymmetric fences, F is
"pop.warm", which the owner executes if it finds that a word is not zero. The word counts the
thieves inside, who are in a steal or a batch, and tokens, which they leave.
"""

from collections.abc import Iterator
from typing import Any

from z3 import And, BoolVal, ForAll, If, IntVal, Not, Or

from access import (
    Action, Sites, acquires, ends, goes, h, is_asymmetric, is_at, is_inside, looks_furthest, may_read_bottom, me,
    owner_fence, read, releases, s, step, thief_claims, thief_fence, thief_reads_bottom, thief_takes,
)
from state import OWNER, but, larger, put


def is_paired(o: Sites) -> bool:
    """Whether both the claim and the look are sequentially consistent."""
    return o["batch.cas"] == o["batch.bottom"] == "SeqCst"


def batch(o: Sites) -> Iterator[Action]:
    """What goes beyond a steal. In the code, the last claim is a "batch.cas", too; here it is a
    "steal.cas", which is no stronger."""
    wins, claimed = thief_claims()
    taken = thief_takes(claimed, s.element(me), s.saw_writes(me))
    yield step("batch.cas", [is_at("steal.cas"), *wins],
               goes(but(taken, target=put(s.target, me, s.target(me) + 1)), "batch.bottom"),
               does=("oldest", s.element(me)))

    looked, looks = thief_reads_bottom(o["batch.bottom"]), [is_at("batch.bottom"), *may_read_bottom()]
    if is_paired(o):
        looks.append(s.stale(s.target(me)) <= read)
        most = lambda found: larger(found, s.target(me))
        looked = but(looked, looked=most(s.looked), looker=looks_furthest(s),
                     behind=If(read < s.messages, most(s.behind), s.behind),
                     due=If(read < s.fenced_at, most(s.due), s.due))
    yield step("batch.bottom, empty", [*looks, s.bottom_of(read) <= s.target(me)], ends(looked, o), (read,))
    yield step("batch.bottom", [*looks, s.bottom_of(read) > s.target(me)], goes(looked, "steal.ring"), (read,))
    if not is_asymmetric(o):
        return

    # A thief that enters is warm if it finds a token. A cold one leaves a token, for it has executed a heavy fence.
    # Nothing is made of what it acquires: its fence comes after that of whoever left the token.
    tokens = s.tokens(s.batches)
    enters = but(s, entered_at=put(s.entered_at, me, s.batches + 1), **counts(BoolVal(False), tokens))
    yield step("thief.enter, cold", [is_at("thief.enter"), tokens == 0],
               goes(but(enters, warm=put(s.warm, me, BoolVal(False))), "steal.fence"))
    yield step("thief.enter, warm", [is_at("thief.enter"), tokens > 0],
               goes(but(enters, warm=put(s.warm, me, BoolVal(True))), "warm.fence"))
    fenced = thief_fence(s, o["warm.fence"])
    yield step("warm.fence", [is_at("warm.fence")], goes(but(fenced, looker=looks_furthest(s)), "steal.bottom"))
    left = tokens + If(s.warm(me), 0, 1)
    claimed = s.target(me) if releases(o["thief.leave"]) else s.batch_view(s.batches)
    yield step("thief.leave", [is_at("thief.leave")],
               goes(but(s, **counts(And(left == 0, nobody(me)), left, claimed)), "idle"))


def counts(zero: Any, tokens: Any, claimed: Any = None) -> dict[str, Any]:
    """The next message of `batches`. Each is of a read-modify-write, and so releases what those before it release."""
    number, released = s.batches + 1, s.batch_view(s.batches)
    return {"batches": number, "zero": put(s.zero, number, zero), "tokens": put(s.tokens, number, tokens),
            "batch_view": put(s.batch_view, number, released if claimed is None else larger(released, claimed)),
            "last_zero": If(zero, number, s.last_zero)}


def nobody(*but_for: Any) -> Any:
    """Whether no thief is inside, or no other."""
    return ForAll([h], Or(Not(is_inside(s, h)), *(h == each for each in but_for)), patterns=[s.thief_at(h)])


def looks_for_batches(o: Sites) -> Iterator[Action]:
    """If the word is not zero, the owner fences. If it has found tokens then, it may take these: it cools."""
    reads = [s.at == OWNER["pop.thieves"], s.seen_batches <= read, read <= s.batches]
    top = larger(s.seen_top, s.batch_view(read)) if acquires(o["pop.thieves"]) else s.seen_top
    after = but(s, seen_batches=read, seen_top=top, loaded=s.tokens(read))
    yield Action("pop.thieves, none", [*reads, s.zero(read)], but(after, at=OWNER["pop.top"]), (read,))
    yield Action("pop.thieves, some", [*reads, Not(s.zero(read))], but(after, at=OWNER["pop.warm"]), (read,))
    yield Action("pop.warm", [s.at == OWNER["pop.warm"]],
                 but(owner_fence(s, o["pop.warm"]), at=OWNER["pop.top"]))
    left = s.tokens(s.batches) - s.loaded
    yield Action("pop.cool", [s.at == OWNER["pop.top"], s.loaded > 0],
                 but(s, loaded=IntVal(0), **{**counts(And(left == 0, nobody()), left), "seen_batches": s.batches + 1}))
