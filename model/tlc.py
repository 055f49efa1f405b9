"""Reads TLC's output with `-tool`: messages, values, and the states of counterexamples."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

# A value is a number, a truth value or a text; a tuple, which is a sequence; a Set; a Record; or a dictionary,
# which is any other function.
Value = Any

TOKEN = re.compile(r'\s*(?:("(?:[^"\\]|\\.)*"|<<|>>|\|->|:>|@@|[][(){},]|-?\d+\.\.-?\d+|-?\w[\w!]*)|(\S))')
OPENING, CLOSING, QUOTE = ("<<", "{", "[", "("), (">>", "}", "]", ")"), '"'
WORDS = {"<<": "tuple([", ">>": "])", "{": "Set([", "}": "])", "[": "Record({", "]": "})", "(": "function({", ")": "})",
         "|->": ":", ":>": ":", "@@": ",", ",": ",", "TRUE": "True", "FALSE": "False"}
MESSAGE = re.compile(r"@!@!@STARTMSG (\d+):(\d) @!@!@\n(.*?)@!@!@ENDMSG \1 @!@!@\n?", re.S)
VARIABLE = re.compile(r"^(?:/\\ )?(\w+) = ", re.M)
ACTION = re.compile(r"\d+: <(\w+)")

SANY_FINISHED = "SANY finished.\n@!@!@ENDMSG 2219 @!@!@\n"
ENVIRONMENT = "environment"

# Fields that are not shown: of a thread's views, the current one is enough.
HIDDEN = ("view", "acq", "rel", "seq", "sc")


class Set(tuple):
    """The elements, sorted."""


class Record(dict):
    """The fields, by name."""


def function(pairs: dict[Value, Value]) -> Value:
    return tuple(pairs.values()) if list(pairs) == [*range(1, len(pairs) + 1)] else pairs


def read_all(text: str) -> list[Value]:
    """Returns the values in a text. Each is translated to Python and evaluated."""
    known = {"Set": lambda elements: Set(sorted(elements, key=by_size)), "Record": Record, "function": function}
    words, depth = [], 0
    for token, stray in TOKEN.findall(text):
        if stray:
            raise ValueError(f"{stray!r} is not part of a TLA+ value")
        depth += (token in OPENING) - (token in CLOSING)
        words.append(python(token) + "," * (depth == 0))
    try:
        return eval(f"[{' '.join(words)}]", known)
    except (SyntaxError, TypeError) as error:
        raise ValueError(f"not TLA+ values: {error}")


def python(token: str) -> str:
    first, interval, last = token.partition("..")
    if interval:
        return f"Set(range({first}, {last} + 1))"
    if token in WORDS or token.lstrip("-").isdigit():
        return WORDS.get(token, token)
    return f"str({token if token[0] == QUOTE else repr(token)})"


def read(text: str) -> Value:
    """Returns the value of a text, or the text if it is not exactly one value."""
    try:
        [value] = read_all(text)
        return value
    except ValueError:
        return " ".join(text.split())


def show(value: Value) -> str:
    """Returns a value as text. Equal values have the same text."""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, Record):
        return "[" + ", ".join(f"{name} |-> {show(value[name])}" for name in sorted(value)) + "]"
    if isinstance(value, dict):
        pairs = (f"{show(argument)} :> {show(value[argument])}" for argument in sorted(value, key=by_size))
        return "(" + " @@ ".join(pairs) + ")"
    if isinstance(value, tuple):
        begin, end = ("{", "}") if isinstance(value, Set) else ("<<", ">>")
        return begin + ", ".join(map(show, value)) + end
    return str(value)


def by_size(value: Value) -> tuple[int, str]:
    """Returns a sort key that sorts natural numbers by value."""
    text = show(value)
    return len(text), text


def parts(value: Value) -> dict[str, Value] | None:
    """Returns the parts of a value by selector, or None if it has no parts."""
    if isinstance(value, Record):
        return {f".{name}": item for name, item in value.items()}
    if isinstance(value, tuple) and not isinstance(value, Set):
        value = dict(enumerate(value, 1))
    return {f"[{show(key)}]": item for key, item in value.items()} if isinstance(value, dict) else None


class State(NamedTuple):
    """A state of a counterexample, and the action that led to it."""

    action: str
    values: dict[str, Value]


@dataclass
class Output:
    messages: list[tuple[int, int, str]]  # code, class, text
    parsed: str  # the parser's output
    printed: str  # the output of PrintT
    errors: str  # Java's output

    def text(self, *codes: int) -> str:
        """Returns the last message with one of these codes, or an empty text."""
        return next((text for code, _, text in reversed(self.messages) if code in codes), "")

    def number(self, code: int, pattern: str) -> int | None:
        found = re.search(pattern, self.text(code))
        return int(found[1].replace(",", "")) if found else None

    def states(self) -> int | None:
        return self.number(2199, r"([\d,]+) distinct states")

    def depth(self) -> int | None:
        return self.number(2194, r"search is ([\d,]+)")

    def counterexample(self) -> list[State]:
        """Returns the states of the counterexample. TLC has a special message for a violation by an initial state."""
        texts = [text for code, _, text in self.messages if code == 2217]
        return [read_state(text) for text in texts or [self.text(2107, 2108)] if text]

    @cached_property
    def printed_lines(self) -> set[str]:
        """Returns the values that PrintT wrote, each on one line, or the whole text if it contains anything else."""
        try:
            return {show(value) for value in read_all(self.printed)}
        except ValueError:
            return set(self.printed.splitlines())

    def digest(self) -> str:
        """Returns a digest of the printed lines. There must be at least one."""
        lines = "\n".join(sorted(self.printed_lines))
        return hashlib.sha256(lines.encode()).hexdigest()[:16] if lines else "nothing"

    def ending(self) -> str:
        """Returns the continuation of an infinite counterexample."""
        back = self.number(2122, r"(\d+): Back to state")
        return f"back to state {back}" if back else "stutters for ever" if self.text(2218) else ""

    def complaint(self) -> str:
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
    _, *found = VARIABLE.split(text)
    values = (visible(read(value)) for value in found[1::2])
    return State(action[1] if action else "", dict(zip(found[::2], values)))


def visible(value: Value) -> Value:
    if type(value) is tuple:
        return tuple(map(visible, value))
    if isinstance(value, dict):
        return type(value)((key, visible(item)) for key, item in value.items() if key not in HIDDEN)
    return value


def split(values: dict[str, Value]) -> tuple[dict[str, Value], dict[str, Value]]:
    """Returns a state's threads, which have a program counter `at`, and its other variables."""
    threads, shared = {}, dict(values)
    for name in ("owner", "thief", "thread"):
        value = values.get(name)
        several = {"owner": value} if name == "owner" else parts(value) or {}
        if several and all(isinstance(one, Record) and "at" in one for one in several.values()):
            threads.update({key.strip(".[]"): one for key, one in several.items()})
            del shared[name]
    return threads, shared


def step(old: State, new: State) -> tuple[str, str]:
    """Returns the thread of a step, and the effects of the step."""
    (before, shared), (after, shared_after) = split(old.values), split(new.values)
    changed = [name for name in after if before[name] != after[name]]
    moved = [name for name in changed if before[name]["at"] != after[name]["at"]]
    actor = (moved + changed + [ENVIRONMENT])[0]
    site = str(before[actor]["at"]) if moved else "idle"
    if site == "idle":  # The action has the name of its first access.
        site = re.sub("(?<=[a-z])(?=[A-Z])", ".", new.action).lower()

    effects = [f"{path}: {was} -> {now}" if parts(value) is None else f"{path}: {now}"
               for name, value in shared.items() for path, was, now in changes(value, shared_after[name], name)]
    for name in sorted(changed, key=lambda name: name != actor):
        own = "" if name == actor else name
        effects += [f"{own}{path} = {now}".lstrip(".") for path, _, now in changes(before[name], after[name])
                    if own or path != ".at"]
    return actor, "  ".join([site, ", ".join(effects)]).rstrip()


def changes(old: Value, new: Value, path: str = "") -> Iterator[tuple[str, str, str]]:
    """Yields the entries that differ: path, old and new value. A value that lost entries differs as a whole."""
    before, after = parts(old), parts(new)
    if old == new:
        return
    if before is None or after is None or not before.keys() <= after.keys():
        yield path, show(old), show(new)
        return
    for key, value in after.items():
        if key in before:
            yield from changes(before[key], value, path + key)
        else:
            yield path + key, "", show(value)
