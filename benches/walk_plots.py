"""Draws the walker's results. Needs matplotlib, so walk_report.py runs it with a Python that has it."""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

sys.dont_write_bytecode = True

import plots
from plots import bars
from walk_results import ARTICLE, OTHERS, OWN, THREADS, WORKLOADS, WalkResults, cell, plot, profiles

plots.COLOURS.update({
    OWN: "#0b5394", "ignore": "#b45f06", "jwalk": "#6aa84f", "pdu": "#a64d79", "walkdir": "#76a5af",
    "GNU find": "#444444",
})


def draw_rates(found: WalkResults, profile: str, threads: int):
    series = {}
    for peer in (OWN, *OTHERS):
        series[peer] = []
        for workload in WORKLOADS:
            times = found.times[profile].get(cell(workload, threads), {}).get(peer)
            rates = [found.entries[workload] / time * 1e3 for time in times or []]
            series[peer].append((min(rates), statistics.median(rates), max(rates)) if rates else None)
    figure, axes = bars(WORKLOADS, series, start=0)
    axes.axvline(ARTICLE / 1e6, color="black", linewidth=0.8, linestyle=":")
    axes.set_xlabel(f"million entries a second, {cell('', threads)[2:]}, {profile}; dotted: the article's walker")
    return figure


def draw(found: WalkResults, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for threads in THREADS:
        for profile in profiles(threads):
            figure = draw_rates(found, profile, threads)
            figure.savefig(folder / plot(threads, profile), metadata={"Date": None}, facecolor="white")


if __name__ == "__main__":
    draw(WalkResults.read(Path(sys.argv[1])), Path(sys.argv[2]))
