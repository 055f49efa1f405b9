"""Draws charts. Needs matplotlib."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot

# The same file for the same results; text stays text.
matplotlib.rcParams.update({
    "svg.hashsalt": "chase-lev", "svg.fonttype": "none", "font.size": 9,
    "axes.spines.top": False, "axes.spines.right": False,
})

OWN = "chase-lev-pool"
COLOURS = {
    "chase-lev": "#0b5394", "Retain": "#6fa8dc", "Epoch": "#76a5af", "Asymmetric": "#b45f06",
    "crossbeam-deque": "#444444", "St3": "#6aa84f", "Mutex<VecDeque>": "#a64d79", "Vec": "#bbbbbb",
    OWN: "#0b5394", "Any": "#6fa8dc", "rayon-core": "#444444", "chili": "#b45f06", "forte": "#6aa84f",
    "parkring": "#a64d79", "sequential": "#bbbbbb",
    "walk": "#0b5394", "ignore": "#b45f06", "jwalk": "#6aa84f", "pdu": "#a64d79", "walkdir": "#76a5af",
    "GNU find": "#444444",
    "locked deques": "#a64d79", "C# 2008": "#b45f06", "fixed size": "#6aa84f", "one fence": "#6fa8dc",
    "no fence": "#3d85c6",
}
HATCHES = {"LTO": "////"}
MARKS = {"2": "o", "3": "s", "4": "^"}  # by threads
LEAST = 1 / 32  # bars of what is slower still are cut off


def power(value: float, _: object) -> str:
    """A power of two, on an axis."""
    return f"{value:g}" if value >= 1 else f"1/{1 / value:g}"


def whiskers(spreads: list) -> list[list[float]]:
    return [[each.median - each.low for each in spreads], [each.high - each.median for each in spreads]]


def legend(figure, columns: int, *which) -> None:
    figure.legend(*which, loc="outside upper center", ncols=columns, frameon=False, fontsize=8)


def bars(groups: list[str], series: dict[str, list], start: float, label: str, line: float | None = None):
    """Horizontal bars, grouped, with a whisker each; in the order of reading. Those from 1 are of ratios."""
    step = len(series) + 1
    figure, axes = pyplot.subplots(figsize=(7.5, 0.17 * len(groups) * step + 0.9), layout="constrained")
    for n, (name, values) in enumerate(series.items()):
        peer, _, profile = name.partition(", ")
        drawn = {g * step + n: value for g, value in enumerate(values) if value}
        axes.barh([*drawn], [value.median - start for value in drawn.values()], left=start,
                  xerr=whiskers([*drawn.values()]), height=0.9, color=COLOURS.get(peer), hatch=HATCHES.get(profile),
                  edgecolor="white", linewidth=0, label=name, error_kw={"elinewidth": 0.8})
    axes.set_yticks([g * step + (len(series) - 1) / 2 for g in range(len(groups))], groups)
    axes.tick_params(axis="y", length=0)
    axes.spines.left.set_visible(False)
    axes.invert_yaxis()
    axes.margins(y=0.01)
    axes.axvline(start, color="black", linewidth=0.8)
    if line:
        axes.axvline(line, color="black", linewidth=0.8, linestyle=":")
    axes.set_xlabel(label)
    if start == 1:
        axes.set_xscale("log", base=2)
        axes.set_xlim(left=max(axes.get_xlim()[0], LEAST))
        axes.xaxis.set_major_formatter(power)
    legend(figure, 4)
    return figure


def curves(panels: dict[str, dict[str, list]], ticks: list[int], label: str):
    """A panel for each program, a line for each pool."""
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


def steals(panels: dict[str, dict[str, list]]):
    """Against the product that bounds them, up to a constant."""
    figure, grid = pyplot.subplots(1, len(panels), figsize=(7.5, 3.5), layout="constrained", squeeze=False)
    for axes, (shape, lines) in zip(grid[0], panels.items()):
        for name, points in lines.items():
            peer = name.partition(", ")[0]
            axes.plot(*zip(*points), marker=MARKS[name[-1]], markersize=4, linewidth=0.8, color=COLOURS[peer],
                      linestyle="-" if peer == OWN else ":", label=name)
        axes.set_title(shape)
        axes.set_xlabel("P × critical path")
        axes.set(xlim=(0, None), ylim=(0, None))
    grid[0][0].set_ylabel("steals")
    legend(figure, 3, *grid[0][0].get_legend_handles_labels())
    return figure


def draw(charts: dict[str, dict[str, Any]], folder: Path) -> None:
    """Each is an SVG file of its name."""
    for file, chart in charts.items():
        figure = {"bars": bars, "curves": curves, "steals": steals}[chart.pop("kind")](**chart)
        figure.savefig(folder / file, metadata={"Date": None}, facecolor="white")
