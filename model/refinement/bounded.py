"""How many instructions an operation executes: each loop is that of a load-linked access, or has a name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from model.machine.table import divided
from model.refinement.joins import Meeting
from model.refinement.match import Explored

# Where programs are cut in loops: growing, copying, batches, and with optimisation at link time, lists of records and
# rings. An operation without these executes a bounded number of instructions.
NAMED = frozenset({"look_for_room", "copy", "claim_next", "make_room", "watch_one", "free_ring", "look_into"})


@dataclass(frozen=True)
class Bound:
    """The bound of an operation, apart from calls and failing store-conditionals."""

    instructions: int  # on its longest path, with one round of each loop that has a name
    loops: frozenset[str]  # the functions of the program at which loops are cut


def bound(found: Explored) -> Bound:
    """The bound of an operation that has been matched. Its paths end, or lead to joins, so it has no other loop."""
    loops, known = set[str](), dict[Meeting, int]()

    def longest(at: Meeting, above: tuple[Meeting, ...]) -> int:
        if at in above:
            loops.update(function.__name__ for function, _ in above[above.index(at):])
            return 0
        if at not in known:
            inside = (*above, at)
            known[at] = max(sum(map(len, path.ran.values())) +
                            max((longest(each, inside) for each in path.leads), default=0)
                            for path in found.paths[at].values())
        return known[at]

    return Bound(longest(next(iter(found.paths)), ()), frozenset(loops))


# RISC-V's manual, volume I, promises that such a loop ends: it has at most 16 instructions, one after the other, of the
# base set, without another access, a fence, or a jump back except to the load-linked.
MOST = 16
PLAIN = ("add", "addi", "and", "andi", "beq", "beqz", "bne", "bnez", "li", "mv", "or", "ori", "sub", "xor", "xori")


def unconstrained(found: Explored) -> Iterator[str]:
    """The loops of load-linked accesses of which RISC-V does not promise that they end."""
    code = found.code.list
    for begin in sorted(found.loose) if found.arch == "riscv64" else ():
        names = [divided(each.text)[0] for each in code[begin:begin + MOST]]
        end = next((n for n, name in enumerate(names) if name.startswith("sc.")), None)
        if end is None or any(name not in PLAIN for name in names[1:end]):
            yield f"{code[begin].text}: its loop is not constrained"
