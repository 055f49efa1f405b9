"""Draws what the ideas of the articles buy. Needs matplotlib, so articles_report.py runs it with a
Python that has it."""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True

from articles_results import PEERS, PROGRAMS, SEQUENTIAL, Articles, plot
from plots import pyplot
from pool_results import OWN, THREADS, cell
from results import PROFILES

COLOURS = dict(zip(PEERS, ["#a64d79", "#b45f06", "#6aa84f", "#6fa8dc", "#3d85c6", "#0b5394", "#444444"]))


def draw_speeds(found: Articles, profile: str):
    """A panel for each program, a line for each pool."""
    figure, panels = pyplot.subplots(2, 3, figsize=(7.5, 5.5), layout="constrained", sharex=True)
    for axes, program in zip(panels.flat, PROGRAMS):
        for peer in PEERS:
            speeds = {threads: found.speed(profile, cell(program, threads), peer, SEQUENTIAL) for threads in THREADS}
            points = [(threads, speed.median, speed.median - speed.low, speed.high - speed.median)
                      for threads, speed in speeds.items() if speed]
            if points:
                threads, medians, below, above = zip(*points)
                axes.errorbar(threads, medians, yerr=[below, above], color=COLOURS[peer], label=peer, marker="o",
                              markersize=3, linewidth=1.6 if peer == OWN else 0.9, elinewidth=0.8)
        axes.axhline(1, color="black", linewidth=0.8)
        axes.set_title(program)
        axes.set_xscale("log", base=2)
        axes.set_yscale("log", base=2)
        axes.set_xticks(THREADS, THREADS)
        axes.yaxis.set_major_formatter(lambda value, _: f"{value:g}" if value >= 1 else f"1/{1 / value:g}")
    figure.supxlabel(f"threads, {profile}")
    figure.supylabel("times as fast as the sequential program")
    handles, labels = panels[0][0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside upper center", ncols=4, frameon=False, fontsize=8)
    return figure


def draw(found: Articles, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for profile in PROFILES:
        figure = draw_speeds(found, profile)
        figure.savefig(folder / plot(profile), metadata={"Date": None}, facecolor="white")


if __name__ == "__main__":
    draw(Articles.read(Path(sys.argv[1])), Path(sys.argv[2]))
