"""Medians, and tables in Markdown."""

import statistics
from collections.abc import Iterable
from typing import NamedTuple, Self


class Spread(NamedTuple):
    """A median, and the quartiles around it."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float], divisors: list[float]) -> Self:
        """Computes the spread of numbers, each divided by one from the same round."""
        quotients = [a / b for a, b in zip(values, divisors)]
        low, median, high = statistics.quantiles(quotients * (1 + (len(quotients) == 1)), n=4, method="inclusive")
        return cls(median, low, high)

    def __str__(self) -> str:
        return f"{number(self.median)} ({number(self.low)}–{number(self.high)})"


def count(threads: int) -> str:
    return f"{threads} {'thread' if threads == 1 else 'threads'}"


def on(program: str, threads: int) -> str:
    """Returns the name of a program on a number of threads."""
    return f"{program}, {count(threads)}"


def number(value: float) -> str:
    """Formats a number with two or three digits, or with all digits before the point."""
    if value < 0.1:
        return f"{value:.2g}"
    return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}"


def marked(text: object, value: float, least: float) -> str:
    """Makes a text bold if its value is too small, with two digits after the point, as it is shown."""
    return f"**{text}**" if round(value, 2) < round(least, 2) else str(text)


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Formats rows below their head. The columns after the first have numbers."""
    lines = ["| " + " | ".join(f"`{cell}`" if "<" in cell else cell for cell in row) + " |" for row in (head, *rows)]
    return "\n".join([lines[0], "|---" + "|--:" * lines[0].count(" | ") + "|", *lines[1:]])
