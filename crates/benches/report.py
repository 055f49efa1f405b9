#!/usr/bin/env python3
"""Runs the deque's benchmarks, and writes docs/speed.md and the README's table."""

from results import main
from speed import Speed

main([Speed])
