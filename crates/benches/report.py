"""Runs the deque's benchmarks, and writes docs/speed.md and the README's table."""

from crates.benches.results import main
from crates.benches.speed import Speed

if __name__ == "__main__":
    main([Speed])
