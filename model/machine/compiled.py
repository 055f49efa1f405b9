"""Tests in C as instructions, by the published mappings of C++20's accesses, whose sources mapping.py has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lark import Token

from model.problem import Problem


class Access(NamedTuple):
    """A statement in C: its result, its function, its operands, and the parameters that the thread has."""

    result: str
    call: str
    operands: tuple[str, ...]
    words: frozenset[str]
    at: Token


class Target(NamedTuple):
    """How an architecture writes accesses, by their orderings. `{a}` is an address, `{r}` a result, `{v}` a value."""

    addresses: Sequence[str]
    registers: Sequence[str]
    constant: str
    load: dict[str, str]
    store: dict[str, str]
    exchange: dict[str, str]
    fence: dict[str, str]


def numbered(prefix: str, *numbers: int) -> list[str]:
    return [f"{prefix}{n}" for n in numbers]


TARGETS = {
    "x86-64": Target(
        ["%rdi", "%rsi", "%rdx"], numbered("%r", 8, 9, 10, 11, 12, 13, 14, 15), "movq ${n}, {v}",
        {"relaxed": "movq ({a}), {r}", "acquire": "movq ({a}), {r}"},
        {"relaxed": "movq {v}, ({a})", "release": "movq {v}, ({a})"},
        dict.fromkeys(("relaxed", "release", "seq_cst"), "movq {v}, {r}; xchgq {r}, ({a})"),
        {"release": "nop", "acq_rel": "nop", "seq_cst": "mfence"}),
    "aarch64": Target(
        numbered("x", 0, 1, 2), numbered("x", *range(5, 15)), "mov {v}, #{n}",
        {"relaxed": "ldr {r}, [{a}]", "acquire": "ldar {r}, [{a}]"},
        {"relaxed": "str {v}, [{a}]", "release": "stlr {v}, [{a}]"},
        {"relaxed": "swp {v}, {r}, [{a}]", "release": "swpl {v}, {r}, [{a}]", "seq_cst": "swpal {v}, {r}, [{a}]"},
        dict.fromkeys(("release", "acq_rel", "seq_cst"), "dmb ish")),
    "riscv64": Target(
        numbered("a", 0, 1, 2), [*numbered("a", *range(3, 8)), *numbered("t", *range(5))], "li {v}, {n}",
        {"relaxed": "ld {r}, 0({a})", "acquire": "ld {r}, 0({a}); fence r, rw"},
        {"relaxed": "sd {v}, 0({a})", "release": "fence rw, w; sd {v}, 0({a})"},
        {"relaxed": "amoswap.d {r}, {v}, ({a})", "release": "amoswap.d.rl {r}, {v}, ({a})",
         "seq_cst": "amoswap.d.aqrl {r}, {v}, ({a})"},
        {"release": "fence rw, w", "acq_rel": "fence.tso", "seq_cst": "fence rw, rw"}),
    "powerpc64le": Target(
        numbered("r", 3, 4, 5), numbered("r", 6, 7, 8, 9, 10, 11, 12, 14, 15, 16), "li {v}, {n}",
        {"relaxed": "ld {r}, 0({a})", "acquire": "ld {r}, 0({a}); lwsync"},
        {"relaxed": "std {v}, 0({a})", "release": "lwsync; std {v}, 0({a})"},
        {"relaxed": "ldarx {r}, 0, {a}; stdcx. {v}, 0, {a}", "release": "lwsync; ldarx {r}, 0, {a}; stdcx. {v}, 0, {a}",
         "seq_cst": "sync; ldarx {r}, 0, {a}; stdcx. {v}, 0, {a}; lwsync"},
        {"release": "lwsync", "acq_rel": "lwsync", "seq_cst": "sync"}),
    "c20": Target(
        numbered("a", 0, 1, 2), numbered("r", *range(10)), "set {v}, {n}",
        {each: f"load {{r}}, {{a}}, {each}" for each in ("relaxed", "acquire", "seq_cst")},
        {each: f"store {{v}}, {{a}}, {each}" for each in ("relaxed", "release", "seq_cst")},
        {each: f"exchange {{r}}, {{v}}, {{a}}, {each}" for each in ("relaxed", "release", "seq_cst")},
        {each: f"fence {each}" for each in ("acquire", "release", "acq_rel", "seq_cst")}),
}
CALLS = {"atomic_load_explicit": "load", "atomic_store_explicit": "store", "atomic_exchange_explicit": "exchange",
         "atomic_thread_fence": "fence"}


def compiled(target: Target, thread: Sequence[Access],
             problem: Callable[[Token, str], Problem]) -> tuple[list[str], dict[str, str], dict[str, str]]:
    """The instructions of a thread, the registers of its words' addresses, and the registers of its results."""
    addresses: dict[str, str] = {}
    results: dict[str, str] = {}
    lines, free = [], list(target.registers)

    def address(name: str, access: Access) -> str:
        if name in access.words:
            if name not in addresses:
                addresses[name] = target.addresses[len(addresses)]
            return addresses[name]
        if name in results:
            return results[name]
        raise problem(access.at, f"{name} is no parameter and no result of an earlier access")

    for access in thread:
        kind = CALLS.get(access.call)
        *operands, order = access.operands
        table: dict[str, str] = getattr(target, kind) if kind else {}
        if order.removeprefix("memory_order_") not in table or not order.startswith("memory_order_"):
            raise problem(access.at, f"not an access that is known: {access.call} {order}")
        number, has_result = {"fence": 0, "load": 1}.get(kind or "", 2), kind not in ("store", "fence")
        if len(operands) != number or bool(access.result) != has_result:
            raise problem(access.at, f"not as {access.call} is used")
        names = {}
        if operands:
            names["a"] = address(operands[0], access)
        if len(operands) == 2 and operands[1].isdecimal():
            names["v"] = free.pop(0)
            lines.append(target.constant.format(v=names["v"], n=operands[1]))
        elif len(operands) == 2:
            names["v"] = address(operands[1], access)
        if access.result:
            names["r"] = results[access.result] = free.pop(0)
        lines += table[order.removeprefix("memory_order_")].format(**names).split("; ")
    return lines, addresses, results
