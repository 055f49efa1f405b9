"""Draws the results. Needs matplotlib, so report.py runs it with a Python that has it."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import product
from pathlib import Path

sys.dont_write_bytecode = True

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot

from results import BASE, PROFILES, SHOWN, SUMMARY, Results, plot

# The same file for the same results; text stays text.
matplotlib.rcParams.update({
    "svg.hashsalt": "chase-lev", "svg.fonttype": "none", "font.size": 9,
    "axes.spines.top": False, "axes.spines.right": False,
})

COLOURS = {
    "chase-lev": "#0b5394", "Retain": "#6fa8dc", "Epoch": "#76a5af", "Asymmetric": "#b45f06",
    "crossbeam-deque": "#444444", "St3": "#6aa84f", "Mutex<VecDeque>": "#a64d79", "Vec": "#bbbbbb",
}
HATCHES = {"LTO": "////"}
LEAST = 1 / 32  # bars of what is slower still are cut off
MEMORY = {"full": "at rest", "peak": "peak", "popped": "popped", "stolen": "stolen"}


def bars(groups: list[str], series: dict[str, list[tuple[float, float, float] | None]], start: float):
    """Horizontal bars, grouped, with a whisker each; in the order of reading."""
    height = 0.17 * len(groups) * (len(series) + 1) + 0.9
    figure, axes = pyplot.subplots(figsize=(7.5, height), layout="constrained")
    for n, (label, values) in enumerate(series.items()):
        peer, _, profile = label.partition(", ")
        drawn = [(g, value) for g, value in enumerate(values) if value]
        lengths = [value[1] - start for _, value in drawn]
        whiskers = [[value[1] - value[0] for _, value in drawn], [value[2] - value[1] for _, value in drawn]]
        axes.barh([g * (len(series) + 1) + n for g, _ in drawn], lengths, left=start, xerr=whiskers,
                  height=0.9, color=COLOURS.get(peer), hatch=HATCHES.get(profile), edgecolor="white",
                  linewidth=0, label=label, error_kw={"elinewidth": 0.8})
    axes.set_yticks([g * (len(series) + 1) + (len(series) - 1) / 2 for g in range(len(groups))], groups)
    axes.tick_params(axis="y", length=0)
    axes.spines.left.set_visible(False)
    axes.invert_yaxis()
    axes.margins(y=0.01)
    axes.axvline(start, color="black", linewidth=0.8)
    figure.legend(loc="outside upper center", ncols=4, frameon=False, fontsize=8)
    return figure, axes


def draw_speeds(results: Results, workloads: list[str], peers: list[str], profiles: Iterable[str]):
    series = {}
    for peer, profile in product(peers, profiles):
        speeds = [results.speed(profile, workload, peer) for workload in workloads]
        if any(speeds):
            series[f"{peer}, {profile}"] = [speed and (speed.low, speed.median, speed.high) for speed in speeds]
    figure, axes = bars(workloads, series, start=1)
    axes.set_xlabel(f"times as fast as {BASE}")
    axes.set_xscale("log", base=2)
    axes.set_xlim(left=max(axes.get_xlim()[0], LEAST))
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}" if value >= 1 else f"1/{1 / value:g}")
    return figure


def draw_memory(results: Results):
    series = {peer: [(sizes[key] / 1e6,) * 3 for key in MEMORY] for peer, sizes in results.memory.items()}
    figure, axes = bars(list(MEMORY.values()), series, start=0)
    axes.set_xlabel("megabytes; the elements themselves take 8")
    return figure


def draw(results: Results, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    figures = {plot(name, profile): draw_speeds(results, workloads, results.peers(), [profile])
               for profile in PROFILES for name, workloads in results.sections(profile).items()}
    figures["summary.svg"] = draw_speeds(results, SUMMARY, SHOWN, PROFILES)
    if results.memory:
        figures["memory.svg"] = draw_memory(results)
    for name, figure in figures.items():
        figure.savefig(folder / name, metadata={"Date": None}, facecolor="white")


if __name__ == "__main__":
    draw(Results.read(Path(sys.argv[1])), Path(sys.argv[2]))
