"""Draws the charts with matplotlib."""

from pathlib import Path

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot

# The same results give the same file, and text stays text.
matplotlib.rcParams.update({"svg.hashsalt": "chase-lev", "svg.fonttype": "none", "font.size": 9,
                            "axes.spines.top": False, "axes.spines.right": False})

LEAST = 1 / 32  # longer bars to the left are cut off here


def draw(path: Path, groups: list[str], series: dict[str, list], label: str) -> None:
    """Draws horizontal bars of ratios in groups, each with a whisker, from top to bottom. LTO is hatched."""
    step, peers = len(series) + 1, [*dict.fromkeys(name.partition(", ")[0] for name in series)]
    figure, axes = pyplot.subplots(figsize=(7.5, 0.17 * len(groups) * step + 0.9), layout="constrained")
    for n, (name, values) in enumerate(series.items()):
        peer, _, profile = name.partition(", ")
        whiskers = [[value.median - value.low for value in values], [value.high - value.median for value in values]]
        axes.barh([g * step + n for g in range(len(groups))], [value.median - 1 for value in values], left=1,
                  xerr=whiskers, height=0.9, color=f"C{peers.index(peer)}",
                  hatch="////" if profile == "LTO" else None, edgecolor="white", linewidth=0, label=name,
                  error_kw={"elinewidth": 0.8})
    axes.set_yticks([g * step + (len(series) - 1) / 2 for g in range(len(groups))], groups)
    axes.tick_params(axis="y", length=0)
    axes.spines.left.set_visible(False)
    axes.invert_yaxis()
    axes.margins(y=0.01)
    axes.axvline(1, color="black", linewidth=0.8)
    axes.set_xlabel(label)
    axes.set_xscale("log", base=2)
    axes.set_xlim(left=max(axes.get_xlim()[0], LEAST))
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}" if value >= 1 else f"1/{1 / value:g}")
    figure.legend(loc="outside upper center", ncols=4, frameon=False, fontsize=8)
    figure.savefig(path, metadata={"Date": None}, facecolor="white")
