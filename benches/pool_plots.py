"""Draws the pool's results. Needs matplotlib, so pool_report.py runs it with a Python that has it."""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

sys.dont_write_bytecode = True

import plots
from plots import bars, pyplot
from pool_results import ANY, BASE, OWN, PROGRAMS, THREADS, PoolResults, cell, plot
from results import PROFILES

plots.COLOURS.update({
    OWN: "#0b5394", ANY: "#6fa8dc", BASE: "#444444", "chili": "#b45f06", "forte": "#6aa84f",
    "parkring": "#a64d79", "sequential": "#bbbbbb",
})
MARKS = {"2": "o", "3": "s", "4": "^"}


def draw_speeds(found: PoolResults, profile: str, threads: int):
    programs = [program for program in PROGRAMS if cell(program, threads) in found.times[profile]]
    series = {}
    for peer in found.peers():
        speeds = [found.speed(profile, cell(program, threads), peer) for program in programs]
        series[peer] = [speed and (speed.low, speed.median, speed.high) for speed in speeds]
    figure, axes = bars(programs, series, start=1)
    axes.set_xlabel(f"times as fast as {BASE}, {cell('', threads)[2:]}, {profile}")
    axes.set_xscale("log", base=2)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}" if value >= 1 else f"1/{1 / value:g}")
    return figure


def draw_steals(found: PoolResults):
    """Against the product that bounds them, up to a constant."""
    figure, panels = pyplot.subplots(1, len(found.steals), figsize=(7.5, 3.5), layout="constrained", squeeze=False)
    for axes, (shape, pools) in zip(panels[0], found.steals.items()):
        for peer, by_threads in pools.items():
            for threads, mark in MARKS.items():
                points = [(int(threads) * int(depth), statistics.median(counts))
                          for depth, counts in by_threads.get(threads, {}).items()]
                axes.plot(*zip(*points), marker=mark, markersize=4, linewidth=0.8, color=plots.COLOURS[peer],
                          linestyle="-" if peer == OWN else ":", label=f"{peer}, P = {threads}")
        axes.set_title(shape)
        axes.set_xlabel("P × critical path")
        axes.set_ylim(bottom=0)
        axes.set_xlim(left=0)
    panels[0][0].set_ylabel("steals")
    handles, labels = panels[0][0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside upper center", ncols=3, frameon=False, fontsize=8)
    return figure


def draw(found: PoolResults, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    figures = {plot(threads, profile): draw_speeds(found, profile, threads)
               for profile in PROFILES for threads in THREADS}
    figures["pool-steals.svg"] = draw_steals(found)
    for name, figure in figures.items():
        figure.savefig(folder / name, metadata={"Date": None}, facecolor="white")


if __name__ == "__main__":
    draw(PoolResults.read(Path(sys.argv[1])), Path(sys.argv[2]))
