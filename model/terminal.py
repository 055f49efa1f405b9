"""Options, parallel runs, progress and exit codes, for all programs."""

import argparse
import contextlib
import io
import os
import sys
import time
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Executor, as_completed
from typing import Any

from model.problem import Problem

PAUSE = 30  # seconds between two lines of progress


class Progress:
    """The progress of a run: a line now and then."""

    def __init__(self) -> None:
        self.start, self.next = time.monotonic(), 0.0  # in seconds

    def elapsed(self) -> float:
        return time.monotonic() - self.start

    def follow(self, pool: Executor, tasks: dict[Hashable, tuple[Any, ...]],
               what: str) -> Iterator[tuple[Hashable, Any]]:
        """Yields the results of functions with their arguments as they come. Cancels the rest at the end."""
        runs = {pool.submit(*task): key for key, task in tasks.items()}
        try:
            for number, run in enumerate(as_completed(runs), 1):
                yield runs[run], run.result()
                if (seconds := self.elapsed()) >= self.next:
                    print(f"{number} of {len(runs)} {what}, {duration(seconds)}", flush=True)
                    self.next = seconds + PAUSE
        finally:
            for run in runs:
                run.cancel()


def parser(module: str, about: str) -> argparse.ArgumentParser:
    """Returns the options that all programs have, with the first line of what is about one."""
    found = argparse.ArgumentParser(prog=f"python3 -m {module}", description=about.partition("\n")[0])
    found.add_argument("--only", metavar="TEXT", default="", help="check only what has this text in its name")
    found.add_argument("--jobs", type=int, metavar="N", default=os.cpu_count(), help="the number of runs at a time")
    found.add_argument("--prepare", action="store_true", help="only look for tools, and fetch what is missing")
    return found


def duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


def status(act: Callable[[], bool]) -> int:
    """Returns the exit code: 0 if the function returns true, and 2 after a problem, which is printed."""
    try:
        return 0 if act() else 1
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


def printing(function: Callable[..., Any], *arguments: Any) -> tuple[Any, str]:
    """Returns what a function returns, and what it prints."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        return function(*arguments), printed.getvalue()
