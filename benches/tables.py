"""Medians, and tables in Markdown."""

from __future__ import annotations

import statistics
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass
class Spread:
    """A median, and the quartiles around it."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float]) -> Spread:
        if len(values) == 1:
            return cls(values[0], values[0], values[0])
        low, median, high = statistics.quantiles(values, n=4, method="inclusive")
        return cls(median, low, high)

    @classmethod
    def quotients(cls, dividends: list[float], divisors: list[float]) -> Spread:
        """Of two numbers from the same round each."""
        return cls.of([a / b for a, b in zip(dividends, divisors)])


def count(threads: int) -> str:
    return f"{threads} {'thread' if threads == 1 else 'threads'}"


def cell(program: str, threads: int) -> str:
    """The name of a program on so many threads."""
    return f"{program}, {count(threads)}"


def number(value: float | None) -> str:
    """Two or three digits, or all before the point."""
    if value is None:
        return "–"
    if value < 0.1:
        return f"{value:.2g}"
    return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}"


def ratio(spread: Spread | None) -> str:
    """As `1.25 (1.20–1.31)`."""
    if spread is None:
        return "–"
    return f"{number(spread.median)} ({number(spread.low)}–{number(spread.high)})"


def verdict(met: bool | None) -> str:
    """The words about a target."""
    return "not measured" if met is None else "met" if met else "**missed**"


def table(rows: Iterable[Iterable[str]], words: int = 1) -> str:
    """The first row is the head. After the first `words` columns, cells are numbers."""
    literal = [[f"`{cell}`" if "<" in cell else cell for cell in row] for row in rows]
    head, *body = ["| " + " | ".join(row) + " |" for row in literal]
    rule = "|" + "|".join("---" if n < words else "--:" for n in range(len(literal[0]))) + "|"
    return "\n".join([head, rule, *body])
