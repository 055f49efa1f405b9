#!/usr/bin/env python3
"""Runs the deque's benchmarks, and writes docs/speed.md, its plot and the README's table."""

import sys

sys.dont_write_bytecode = True  # The sources' directory stays clean.

from results import main
from speed import Speed

main([Speed])
