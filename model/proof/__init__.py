"""The proof: an inductive invariant of the deque, for any number of threads and operations."""

from pathlib import Path

from model import packages

REQUIREMENTS = Path(__file__).with_name("requirements.txt")  # the versions of the solvers
packages.require(REQUIREMENTS)
