"""What TLC prints with `-tool`: messages, values, and counterexamples, drawn as lanes."""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Union

# An atom or a set is its text. A record, a function or a sequence is a
# dictionary by selector: `.field` or `[argument]`.
Value = Union[str, dict[str, "Value"]]

TOKEN = re.compile(r'\s*(?:("(?:[^"\\]|\\.)*"|<<|>>|\|->|:>|@@|\.\.|[][(){},]|-?\w[\w!]*)|(\S))')
MESSAGE = re.compile(r"@!@!@STARTMSG (\d+):(\d) @!@!@\n(.*?)@!@!@ENDMSG \1 @!@!@\n?", re.S)
VARIABLE = re.compile(r"^(?:/\\ )?(\w+) = ", re.M)
ACTION = re.compile(r"\d+: <(\w+)")

SANY_FINISHED = "SANY finished.\n@!@!@ENDMSG 2219 @!@!@\n"
LINE = 120
ENVIRONMENT = "environment"

# Fields that lanes leave out: of a thread's views, what it has seen is enough.
HIDDEN = (".view", ".acq", ".rel", ".seq", ".sc")


class Reader:
    """A recursive descent parser for the values that TLC prints; a subclass may have them in another form."""

    def __init__(self, text: str) -> None:
        self.tokens: list[str] = []
        self.next = 0
        for token, stray in TOKEN.findall(text):
            if stray:
                raise ValueError(f"{stray!r} is not part of a TLA+ value")
            self.tokens.append(token)

    def done(self) -> bool:
        return self.next == len(self.tokens)

    def ahead(self, token: str) -> bool:
        return not self.done() and self.tokens[self.next] == token

    def take(self, expected: str | None = None) -> str:
        if self.done() or (expected and not self.ahead(expected)):
            raise ValueError(f"expected {expected or 'a value'} at {self.tokens[self.next:][:5]}")
        self.next += 1
        return self.tokens[self.next - 1]

    def items(self, item: Callable, end: str, separator: str = ",") -> Iterator:
        while not self.ahead(end):
            yield item()
            if not self.ahead(end):
                self.take(separator)
        self.take(end)

    def value(self) -> Any:
        token = self.take()
        if token == "<<":
            return self.sequence(self.items(self.value, ">>"))
        if token == "{":
            return self.set(self.items(self.value, "}"))
        if token == "[":
            return self.record(self.items(lambda: self.pair(self.take, "|->"), "]"))
        if token == "(":
            return self.function(self.items(lambda: self.pair(self.value, ":>"), ")", "@@"))
        if self.ahead(".."):
            self.take()
            return self.set(self.atom(str(n)) for n in range(int(token), int(self.take()) + 1))
        if not re.match(r'["\w-]', token):
            raise ValueError(f"expected a value, found {token}")
        return self.atom(token)

    def pair(self, first: Callable, separator: str) -> tuple[Any, Any]:
        selector = first()
        self.take(separator)
        return selector, self.value()

    def sequence(self, items: Iterator) -> Any:
        return {f"[{n}]": item for n, item in enumerate(items, 1)}

    def set(self, items: Iterator) -> Any:
        return show_set([show(item) for item in items])

    def record(self, pairs: Iterator) -> Any:
        return {f".{name}": value for name, value in pairs}

    def function(self, pairs: Iterator) -> Any:
        return {f"[{show(argument)}]": value for argument, value in pairs}

    def atom(self, token: str) -> Any:
        return token


def read_all(text: str, form: type[Reader] = Reader) -> list[Any]:
    """The values in a text, one after the other."""
    reader = form(text)
    values = []
    while not reader.done():
        values.append(reader.value())
    return values


def read(text: str) -> Value:
    """The one value in a text, or the text if it is not one."""
    try:
        [value] = read_all(text)
        return value
    except ValueError:
        return " ".join(text.split())


def show(value: Value, brief: bool = False) -> str:
    """A value's text, the same for equal values; if brief, with a function's usual value as `else`."""
    if isinstance(value, str):
        return value
    items = {key: show(item, brief) for key, item in value.items()}
    if list(items) == [f"[{n}]" for n in range(1, len(items) + 1)]:
        return "<<" + ", ".join(items.values()) + ">>"
    if all(key.startswith(".") for key in items):
        return "[" + ", ".join(f"{key[1:]} |-> {items[key]}" for key in sorted(items)) + "]"
    usual, often = Counter(items.values()).most_common(1)[0]
    short = brief and often > 2
    shown = [key for key in sorted(items, key=by_size) if not (short and items[key] == usual)]
    pairs = [f"{key[1:-1]} :> {items[key]}" for key in shown]
    return "(" + " @@ ".join(pairs + [f"else {usual}"] * short) + ")"


def show_set(items: list[str]) -> str:
    return "{" + ", ".join(sorted(set(items), key=by_size)) + "}"


def by_size(text: str) -> tuple[int, str]:
    """Sorts natural numbers by value."""
    return len(text), text


@dataclass
class State:
    """A state of a counterexample, and the action that led to it."""

    action: str
    values: dict[str, Value]


@dataclass
class Output:
    """What a run of TLC said."""

    messages: list[tuple[int, int, str]]  # code, class, text
    parsed: str  # what the parser wrote
    printed: str  # what PrintT wrote
    errors: str  # what Java wrote

    def text(self, *codes: int) -> str:
        """The last message with one of these codes, or nothing."""
        return next((text for code, _, text in reversed(self.messages) if code in codes), "")

    def number(self, code: int, pattern: str) -> int | None:
        found = re.search(pattern, self.text(code))
        return int(found[1].replace(",", "")) if found else None

    def states(self) -> int | None:
        return self.number(2199, r"([\d,]+) distinct states")

    def depth(self) -> int | None:
        return self.number(2194, r"search is ([\d,]+)")

    def version(self) -> str:
        return self.text(2262).strip()

    def violated_invariant(self) -> str | None:
        found = re.match(r"Invariant (\S+) is violated", self.text(2107, 2110))
        return found[1] if found else None

    def counterexample(self) -> list[State]:
        """Its states; a violation by an initial state is a message of its own."""
        texts = [text for code, _, text in self.messages if code == 2217]
        return [read_state(text) for text in texts or [self.text(2107, 2108)] if text]

    @cached_property
    def printed_lines(self) -> set[str]:
        """The values that PrintT wrote, each on one line; or all the text if it wrote others."""
        try:
            return {show(value) for value in read_all(self.printed)}
        except ValueError:
            return set(self.printed.splitlines())

    def ending(self) -> str:
        """How an infinite counterexample goes on."""
        back = self.number(2122, r"(\d+): Back to state")
        if back:
            return f"back to step {back}"
        return "stutters for ever" if self.text(2218) else ""

    def complaint(self) -> str:
        """TLC's own words on what is wrong."""
        errors = [text for code, kind, text in self.messages if kind == 1 and code not in (2121, 2264)]
        lines = "\n".join([self.parsed, *errors, self.errors]).splitlines()
        noise = re.compile("Parsing file|Semantic processing|.*@!@!@|\\s*$")
        return "\n".join([line for line in lines if not noise.match(line)][-15:])


def read_output(stdout: str, stderr: str) -> Output:
    messages = [(int(code), int(kind), text) for code, kind, text in MESSAGE.findall(stdout)]
    parsed, _, rest = stdout.partition(SANY_FINISHED)
    return Output(messages, MESSAGE.sub("", parsed), MESSAGE.sub("", rest), stderr)


def read_state(text: str) -> State:
    action = ACTION.match(text)
    _, *parts = VARIABLE.split(text)
    values = (visible(read(part)) for part in parts[1::2])
    return State(action[1] if action else "", dict(zip(parts[::2], values)))


def visible(value: Value) -> Value:
    if isinstance(value, str):
        return value
    return {key: visible(item) for key, item in value.items() if key not in HIDDEN}


def lanes(states: list[State], ending: str) -> str:
    """Draws a counterexample: a column for each thread, a line for each step.

    Steps are numbered by the states to which they lead."""
    steps = [step(old, new) for old, new in zip(states, states[1:])]
    threads, shared = split(states[0].values)
    titles = list(threads)
    if not titles or any(lane == ENVIRONMENT for lane, _ in steps):
        titles.append(ENVIRONMENT)
    starts, start = {}, 6
    for title in titles:
        starts[title] = start
        longest = max(len(text) for text in [title, *(text for lane, text in steps if lane == title)])
        start += 2 + min(longest, max(len(title), (LINE - 6) // len(titles)))

    heading = "step"
    for title in titles:
        heading = heading.ljust(starts[title]) + title
    drawing = [heading, *line(1, 6, initial(threads, shared))]
    for number, (lane, text) in enumerate(steps, 2):
        drawing += line(number, starts[lane], text)
    if ending:
        drawing.append(f"      {ending}")
    return "\n".join(drawing)


def initial(threads: dict[str, Value], shared: dict[str, Value]) -> str:
    """The initial values, those of threads that are alike only once."""
    names: dict[str, list[str]] = {}
    for name, record in threads.items():
        names.setdefault(show(record, brief=True), []).append(name)
    values = [f"{name} = {show(value, brief=True)}" for name, value in shared.items()]
    return ", ".join(values + [" = ".join([*alike, record]) for record, alike in names.items()])


def line(number: int, start: int, text: str) -> Iterator[str]:
    parts = textwrap.wrap(text, max(LINE - start, 40), subsequent_indent="  ",
                          break_long_words=False, break_on_hyphens=False)
    for left, part in zip([f"{number:4}"] + len(parts) * [""], parts):
        yield left.ljust(start) + part


def split(values: dict[str, Value]) -> tuple[dict[str, Value], dict[str, Value]]:
    """A state's threads, which have a program counter `at`, and its other variables."""
    threads, shared = {}, {}
    for name, value in sorted(values.items(), key=lambda item: item[0] != "owner"):
        several = value.items() if isinstance(value, dict) else []
        if name == "owner" and ".at" in value:
            threads[name] = value
        elif name in ("thief", "thread") and several and all(".at" in one for _, one in several):
            threads.update({key.strip('.[]"'): one for key, one in several})
        else:
            shared[name] = value
    return threads, shared


def step(old: State, new: State) -> tuple[str, str]:
    """Whose step it was, and what it did."""
    before, shared = split(old.values)
    after, shared_after = split(new.values)
    changed = [name for name in after if before[name] != after[name]]
    moved = [name for name in changed if before[name][".at"] != after[name][".at"]]
    actor = (moved + changed + [ENVIRONMENT])[0]
    site = before[actor][".at"].strip('"') if moved else "idle"
    if site == "idle":  # The first access is the action's.
        site = re.sub("(?<=[a-z])(?=[A-Z])", ".", new.action).lower()

    effects = []
    for path, was, now in changes(shared, shared_after):
        atom = isinstance(shared.get(path), str)
        effects.append(f"{path}: {was} -> {now}" if atom else f"{path}: {now}")
    for name in sorted(changed, key=lambda name: name != actor):
        for path, _, now in changes(before[name], after[name]):
            if name != actor:
                effects.append(f"{name}{path} = {now}")
            elif path != ".at":
                effects.append(f"{path[1:]} = {now}")
    return actor, "  ".join([site, ", ".join(effects)]).rstrip()


def changes(old: Value, new: Value, path: str = "") -> Iterator[tuple[str, str, str]]:
    """The entries that differ: path, old and new value. What lost entries differs as a whole."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        for key, value in new.items():
            if key in old:
                yield from changes(old[key], value, path + key)
            else:
                yield path + key, "", show(value, brief=True)
    else:
        yield path, show(old, brief=True), show(new, brief=True)
