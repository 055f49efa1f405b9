"""Reads TLC's output with `-tool`: messages, values, and the states of counterexamples."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from model.problem import Problem

# A value is a number, a truth value or a text; a tuple, which is a sequence; a Set; a Record; or a dictionary,
# which is any other function.
Value = Any

TOKEN = re.compile(r'\s*(?:("(?:[^"\\]|\\.)*"|<<|>>|\|->|:>|@@|[][(){},]|-?\d+\.\.-?\d+|-?\w[\w!]*)|(\S))')
SIGNS = {"<<", ">>", "{", "}", "[", "]", "(", ")", "|->", ":>", "@@", ",", ""}
ESCAPED = {'\\"': '"', "\\\\": "\\", "\\t": "\t", "\\n": "\n", "\\f": "\f", "\\r": "\r"}
MESSAGE = re.compile(r"@!@!@STARTMSG (\d+):(\d) @!@!@\n(.*?)@!@!@ENDMSG \1 @!@!@\n?", re.S)
VARIABLE = re.compile(r"^(?:/\\ )?(\w+) = ", re.M)
ACTION = re.compile(r"\d+: <(\w+)")

SANY_FINISHED = "SANY finished.\n@!@!@ENDMSG 2219 @!@!@\n"
ENVIRONMENT = "environment"

# Fields that are not shown: of a thread's views, the current one is enough.
HIDDEN = ("view", "acq", "rel", "seq", "sc", "update")
# The parts of a memory that belong to its threads, with its other part.
MEMORIES = {"views": "messages", "buffer": "words"}


class Set(tuple[Any, ...]):
    """The elements, sorted."""


class Record(dict[str, Any]):
    """The fields, by name."""


class Reader:
    """Reads the values in a text, one after the other."""

    def __init__(self, text: str) -> None:
        self.tokens: list[str] = []
        for token, stray in TOKEN.findall(text):
            if stray:
                raise Problem(f"{stray!r} in TLC's output is not part of a value")
            self.tokens.append(token)
        self.tokens.append("")  # the end
        self.at = 0

    def rest(self) -> Iterator[Value]:
        while self.tokens[self.at]:
            yield self.value()

    def value(self) -> Value:
        token = self.tokens[self.at]
        self.at += 1
        if token == "<<":
            return tuple(self.list(">>"))
        if token == "{":
            return Set(sorted(self.list("}"), key=by_size))
        if token == "[":
            return Record(self.pairs("|->", ",", "]"))
        if token == "(":
            return function(dict(self.pairs(":>", "@@", ")")))
        if token in SIGNS:
            raise Problem(f"a value was expected in TLC's output, not {token or 'its end'!r}")
        return atom(token)

    def list(self, closing: str) -> Iterator[Value]:
        if self.tokens[self.at] == closing:
            self.at += 1
            return
        separator = ","
        while separator == ",":
            yield self.value()
            separator = self.take(",", closing)

    def pairs(self, maps: str, separator: str, closing: str) -> Iterator[tuple[Any, Value]]:
        found = separator
        while found == separator:
            key = self.value()
            self.take(maps)
            if isinstance(key, dict):
                raise Problem(f"{show(key)} is an argument of a function; only other values can be")
            yield key, self.value()
            found = self.take(separator, closing)

    def take(self, *expected: str) -> str:
        token = self.tokens[self.at]
        if token not in expected:
            wanted = " or ".join(each or "the end" for each in expected)
            raise Problem(f"{wanted} was expected in TLC's output, not {token or 'its end'!r}")
        self.at += 1
        return token


def function(pairs: dict[Any, Value]) -> Value:
    return tuple(pairs.values()) if list(pairs) == [*range(1, len(pairs) + 1)] else pairs


def atom(token: str) -> Value:
    """Returns the value of a token: a truth value, a text, a number, an interval or a model value."""
    if token in ("TRUE", "FALSE"):
        return token == "TRUE"
    if token[0] == '"':
        return re.sub(r"\\.", lambda found: ESCAPED[found[0]], token[1:-1])
    first, interval, last = token.partition("..")
    if interval:
        return Set(range(int(first), int(last) + 1))
    return int(token) if token.lstrip("-").isdigit() else token


def read(text: str) -> Value:
    """Returns the value of a text."""
    reader = Reader(text)
    value = reader.value()
    reader.take("")
    return value


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
            return {show(value) for value in Reader(self.printed).rest()}
        except Problem:
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
    return State(action[1] if action else "", dict(zip(found[::2], values, strict=True)))


def visible(value: Value) -> Value:
    if type(value) is tuple:
        return tuple(map(visible, value))
    if isinstance(value, dict):
        return type(value)((key, visible(item)) for key, item in value.items() if key not in HIDDEN)
    return value


def split(values: dict[str, Value]) -> tuple[dict[str, Any], dict[str, Value]]:
    """Returns a state's threads, which have a program counter `at`, and its other variables.

    A thread has its part of the memory.
    """
    threads: dict[str, Any] = {}
    machine = values.get("machine")
    shared = {name: value for name, value in values.items() if name != "machine"} | (
        machine if isinstance(machine, Record) else {})
    for name in ("owner", "thief", "thread"):
        value = values.get(name)
        several = {"owner": value} if name == "owner" else parts(value) or {}
        if several and all(isinstance(one, Record) and "at" in one for one in several.values()):
            threads.update({key.strip(".[]"): one for key, one in several.items()})
            del shared[name]
    memory = shared.get("memory")
    for own, common in MEMORIES.items():
        if isinstance(memory, Record) and memory.keys() == {own, common} and memory[own].keys() == threads.keys():
            shared["memory"] = memory[common]
            threads = {name: Record({**one, own: memory[own][name]}) for name, one in threads.items()}
    return threads, shared


def step(old: State, new: State) -> tuple[str, str]:
    """Returns the thread of a step, and the effects of the step."""
    (before, shared), (after, shared_after) = split(old.values), split(new.values)
    changed = [name for name in after if before[name] != after[name]]
    moved = [name for name in changed if before[name]["at"] != after[name]["at"]]
    actor = (moved + changed + [ENVIRONMENT])[0]
    site = str(before[actor]["at"]) if moved else "idle"
    if site == "idle":  # An operation begins, or the action has the name of its first access.
        begun = {"Owner": after[actor].get("op"), "Thief": "steal"} if actor in after else {}
        site = begun.get(new.action) or re.sub("(?<=[a-z])(?=[A-Z])", ".", new.action).lower()

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
