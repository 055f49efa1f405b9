#!/usr/bin/env python3
"""Runs the benchmarks of pools and of programs on them, and writes their pages."""

import sys

sys.dont_write_bytecode = True  # The sources' directory stays clean.

from reports import KINDS, main

sys.exit(main(KINDS))
