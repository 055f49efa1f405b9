"""Medians, and tables in Markdown."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Iterable
from typing import NamedTuple


class Spread(NamedTuple):
    """A median, and the quartiles around it."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float], divisors: Iterable[float] = itertools.repeat(1)) -> Spread:
        """Computes the spread of numbers, each divided by one from the same round."""
        quotients = [a / b for a, b in zip(values, divisors)]
        if len(quotients) == 1:
            quotients *= 2
        low, median, high = statistics.quantiles(quotients, n=4, method="inclusive")
        return cls(median, low, high)


def count(threads: int) -> str:
    return f"{threads} {'thread' if threads == 1 else 'threads'}"


def cell(program: str, threads: int) -> str:
    """Returns the name of a program on a number of threads."""
    return f"{program}, {count(threads)}"


def number(value: float | None) -> str:
    """Formats a number with two or three digits, or with all digits before the point."""
    if value is None:
        return "–"
    if value < 0.1:
        return f"{value:.2g}"
    return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}"


def ratio(spread: Spread | None) -> str:
    """Formats a spread, as in `1.25 (1.20–1.31)`."""
    if spread is None:
        return "–"
    return f"{number(spread.median)} ({number(spread.low)}–{number(spread.high)})"


def verdict(met: bool | None) -> str:
    """Returns the verdict on a target."""
    return "not measured" if met is None else "met" if met else "**missed**"


def table(rows: Iterable[Iterable[str]], words: int = 1) -> str:
    """Formats rows; the first is the head. The columns after the first `words` ones are numbers."""
    literal = [[f"`{cell}`" if "<" in cell else cell for cell in row] for row in rows]
    head, *body = ["| " + " | ".join(row) + " |" for row in literal]
    rule = "|" + "|".join("---" if n < words else "--:" for n in range(len(literal[0]))) + "|"
    return "\n".join([head, rule, *body])
