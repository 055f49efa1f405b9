"""The operations of a deque: their programs, their code, and what they are given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from model.problem import Problem
from model.refinement import header, programs
from model.refinement.profiles import Profile


@dataclass(frozen=True)
class Operation:
    name: str
    program: Callable[..., Any]
    arguments: tuple[str, ...]  # in registers
    in_c: Callable[..., Any] | None = None  # the program of the header for C, if it has one
    is_method: bool = False  # of the worker, which other operations call
    writes: bool = False  # whether it writes its result to memory, at `outcome`
    passes: frozenset[str] = frozenset()  # the loads that it passes to a function that is not looked into

    @property
    def given(self) -> tuple[str, ...]:
        """The locals of its program. The rest of an element is part of it, and the stealer is known by itself."""
        return tuple(each for each in self.arguments if each not in ("stealer", "outcome", "rest"))

    def program_of(self, profile: Profile) -> Callable[..., Any]:
        if not profile.header:
            return self.program
        if self.in_c is None:
            raise Problem(f"the header for C has no {self.name}")
        return self.in_c

    def label(self, profile: Profile) -> str:
        """The label of its code."""
        return f"Worker::{self.name}.{profile.label}" if self.is_method else f"{profile.label}_{self.name}"


PUSH = Operation("push", programs.push, ("worker", "element", "rest"), header.push)
POP = Operation("pop", programs.pop, ("worker",), header.pop)
STEAL = Operation("steal", programs.steal, ("stealer",), header.steal)
MAINTAIN = Operation("maintain", programs.maintain, ("worker", "left"), is_method=True, passes=frozenset({"pop.top"}))
RESERVE = Operation("reserve", programs.reserve, ("outcome", "worker", "more"), is_method=True, writes=True)
RESIZE = Operation("resize", programs.resize, ("outcome", "worker", "t", "capacity"), is_method=True, writes=True)
BATCH = Operation("batch", programs.batch, ("stealer", "worker", "limit"), passes=frozenset({"len.top"}))
OPERATIONS = (PUSH, POP, STEAL, MAINTAIN, RESERVE, RESIZE, BATCH)
