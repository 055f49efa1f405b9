"""The tables of instructions, each row of them against an emulator."""

from pathlib import Path

from model import packages

packages.require(Path(__file__).with_name("requirements.txt"))
