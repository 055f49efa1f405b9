"""How many instructions an operation executes: its loops are those of load-linked accesses, or have names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from model.machine.table import divided
from model.refinement.joins import Meeting
from model.refinement.match import Explored


@dataclass(frozen=True)
class Bound:
    """What bounds an operation, apart from calls and failing store-conditionals."""

    instructions: int  # on its longest path, with one round of each loop that has a name
    loops: frozenset[str]  # the functions of the program at which loops are cut


def bound(found: Explored) -> Bound:
    """The bound of an operation that has been matched. Each path ends, or leads to a join: there is no other loop."""
    loops, known = set[str](), dict[Meeting, int]()

    def longest(at: Meeting, above: tuple[Meeting, ...]) -> int:
        if at in above:
            loops.update(function.__name__ for function, _ in above[above.index(at):])
            return 0
        if at not in known:
            inside = (*above, at)
            most = max(sum(map(len, path.ran.values())) + max((longest(each, inside) for each in path.leads), default=0)
                       for path in found.paths[at].values())
            if above:
                return most
            known[at] = most
        return known[at]

    begin = next(iter(found.paths))
    return Bound(longest(begin, ()), frozenset(loops))


# RISC-V: volume I, 14.3 (A extension, eventual success of store-conditionals): at most 16 instructions of the base set,
# one after the other in memory, with no other access, no fence, and no jump back but that to the load-linked.
MOST = 16
PLAIN = ("add", "addi", "and", "andi", "bne", "beq", "beqz", "bnez", "li", "mv", "or", "ori", "sub", "xor", "xori")


def unconstrained(found: Explored) -> Iterator[str]:
    """The loops of load-linked accesses for which RISC-V does not promise that they end."""
    code = found.code.list
    for begin in sorted(found.loose) if found.arch == "riscv64" else ():
        names = [divided(each.text)[0] for each in code[begin:begin + MOST]]
        end = next((n for n, name in enumerate(names) if name.startswith("sc.")), None)
        if end is None or any(name not in PLAIN for name in names[1:end]):
            yield f"{found.code.list[begin].text}: its loop is not constrained"
