"""The machine code of the deque, judged by the memory models of four architectures."""

from pathlib import Path

from model import packages

packages.require(Path(__file__).with_name("requirements.txt"))
