"""Runs the benchmarks, and writes the pages of their results."""

from crates.benches.measurement import Report, main
from crates.benches.pools import Pool, Walk, World
from crates.benches.speed import Speed

KINDS: list[type[Report]] = [Speed, Pool, World, Walk]

if __name__ == "__main__":
    main(KINDS)
