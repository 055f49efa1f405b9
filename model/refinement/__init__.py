"""The machine code of the deque, compared with the relation of the proof."""

from model import packages, proof

packages.require(proof.REQUIREMENTS)
