"""How far a run is, for whoever watches it."""

from __future__ import annotations

import sys
import time


class Progress:
    """One line that changes on a terminal, elsewhere a line now and then."""

    def __init__(self, pause: float) -> None:
        self.pause, self.start, self.next = pause, time.monotonic(), 0.0  # in seconds
        self.stream = sys.stderr if sys.stderr.isatty() else sys.stdout
        self.terminal = self.stream.isatty()

    def elapsed(self) -> float:
        return time.monotonic() - self.start

    def show(self, text: str) -> None:
        seconds = self.elapsed()
        text = f"{text}, {duration(seconds)}"
        if self.terminal:
            print(f"\r{text}", end="\033[K", file=self.stream, flush=True)
        elif seconds >= self.next:
            print(text, file=self.stream, flush=True)
            self.next = seconds + self.pause

    def clear(self) -> None:
        if self.terminal:
            print("\r", end="\033[K", file=self.stream, flush=True)

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()


def duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
