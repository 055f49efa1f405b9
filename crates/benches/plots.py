"""Draws the charts with matplotlib."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot

# The same results give the same file, and text stays text.
matplotlib.rcParams.update({
    "svg.hashsalt": "chase-lev", "svg.fonttype": "none", "font.size": 9,
    "axes.spines.top": False, "axes.spines.right": False,
})

OWN = "chase-lev-pool"
COLOURS = {
    "chase-lev": "#0b5394", "Retain": "#6fa8dc", "Fenced": "#b45f06", OWN: "#0b5394", "rayon-core": "#444444",
    "locked deques": "#a64d79", "C# 2008": "#b45f06", "fixed size": "#6aa84f", "one fence": "#6fa8dc",
    "no fence": "#3d85c6",
}
HATCHES = {"LTO": "////"}
LEAST = 1 / 32  # longer bars to the left are cut off here


def power(value: float, _: object) -> str:
    """Formats a power of two on an axis."""
    return f"{value:g}" if value >= 1 else f"1/{1 / value:g}"


def whiskers(spreads: list) -> list[list[float]]:
    return [[each.median - each.low for each in spreads], [each.high - each.median for each in spreads]]


def legend(figure, columns: int, *which) -> None:
    figure.legend(*which, loc="outside upper center", ncols=columns, frameon=False, fontsize=8)


def bars(groups: list[str], series: dict[str, list], label: str):
    """Draws horizontal bars of ratios in groups, each with a whisker, from top to bottom."""
    step = len(series) + 1
    figure, axes = pyplot.subplots(figsize=(7.5, 0.17 * len(groups) * step + 0.9), layout="constrained")
    for n, (name, values) in enumerate(series.items()):
        peer, _, profile = name.partition(", ")
        drawn = {g * step + n: value for g, value in enumerate(values) if value}
        axes.barh([*drawn], [value.median - 1 for value in drawn.values()], left=1,
                  xerr=whiskers([*drawn.values()]), height=0.9, color=COLOURS.get(peer), hatch=HATCHES.get(profile),
                  edgecolor="white", linewidth=0, label=name, error_kw={"elinewidth": 0.8})
    axes.set_yticks([g * step + (len(series) - 1) / 2 for g in range(len(groups))], groups)
    axes.tick_params(axis="y", length=0)
    axes.spines.left.set_visible(False)
    axes.invert_yaxis()
    axes.margins(y=0.01)
    axes.axvline(1, color="black", linewidth=0.8)
    axes.set_xlabel(label)
    axes.set_xscale("log", base=2)
    axes.set_xlim(left=max(axes.get_xlim()[0], LEAST))
    axes.xaxis.set_major_formatter(power)
    legend(figure, 4)
    return figure


def curves(panels: dict[str, dict[str, list]], ticks: list[int], label: str):
    """Draws a panel for each program, with a line for each pool."""
    figure, grid = pyplot.subplots(2, 3, figsize=(7.5, 5.5), layout="constrained", sharex=True)
    for axes, (program, lines) in zip(grid.flat, panels.items()):
        for peer, points in lines.items():
            threads, speeds = zip(*points)
            axes.errorbar(threads, [speed.median for speed in speeds], yerr=whiskers(speeds), color=COLOURS[peer],
                          label=peer, marker="o", markersize=3, linewidth=1.6 if peer == OWN else 0.9, elinewidth=0.8)
        axes.axhline(1, color="black", linewidth=0.8)
        axes.set_title(program)
        axes.set_xscale("log", base=2)
        axes.set_yscale("log", base=2)
        axes.set_xticks(ticks, ticks)
        axes.yaxis.set_major_formatter(power)
    figure.supxlabel(label)
    figure.supylabel("times as fast as the sequential program")
    legend(figure, 4, *grid[0][0].get_legend_handles_labels())
    return figure


def draw(charts: dict[str, dict[str, Any]], folder: Path) -> None:
    """Draws each chart into an SVG file of its name."""
    folder.mkdir(exist_ok=True)
    for file, chart in charts.items():
        figure = {"bars": bars, "curves": curves}[chart.pop("kind")](**chart)
        figure.savefig(folder / file, metadata={"Date": None}, facecolor="white")
