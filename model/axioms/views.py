"""The litmus tests of C++20 by the machine of Views: one run of TLC over all of them, as programs of Litmus.tla."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from model import tlc
from model.checker import call, find_jar
from model.machine.compiled import CALLS, Access
from model.machine.litmus import Equation, Test
from model.modules import SHARED
from model.problem import Problem

ORDERS = {"relaxed": "Relaxed", "acquire": "Acquire", "release": "Release", "acq_rel": "AcqRel", "seq_cst": "SeqCst"}

CONFIG = """INIT Chosen
NEXT Stays
INVARIANT Says
CONSTANT memory_model = "Views"
"""


def value(test: Test, thread: int, word: str, of: str) -> int:
    """A number. Of two words whose addresses are written, the one that is there at first is 0. A value that was read is
    the one that the test asks for."""
    of = next((each.value for each in test.asked if (each.thread, each.name) == (thread, of)), of)
    if of.isdecimal():
        return int(of)
    first = [each.value for each in test.initial if each.name == word]
    return 0 if first == [of] else 1


def instruction(test: Test, thread: int, access: Access) -> str:
    """A statement in C as an instruction. An address that was read is the one that the test asks for."""
    kind, (*operands, order) = CALLS[access.call], access.operands
    fields = {"do": f'"{ {"exchange": "update"}.get(kind, kind) }"'.replace(" ", ""),
              "order": f'"{ORDERS[order.removeprefix("memory_order_")]}"'}
    if operands:
        asked = [each.value for each in test.asked if (each.thread, each.name) == (thread, operands[0])]
        word = operands[0] if operands[0] in access.words else asked[0]
        fields["x"] = f'"{word}"'
        if len(operands) == 2:
            fields["value"] = str(value(test, thread, word, operands[1]))
    if access.result:
        fields["name"] = f'"p{thread}{access.result}"'
    return record(fields)


def record(fields: dict[str, str]) -> str:
    return "[" + ", ".join(f"{name} |-> {of}" for name, of in fields.items()) + "]" if fields else "<<>>"


def sequence(of: Iterator[str]) -> str:
    return f"<<{', '.join(of)}>>"


def read_from(test: Test, asked: Equation) -> str:
    """The word whose value a thread gets in the register that is asked for."""
    return next(access.operands[0] for access in test.accesses[asked.thread] if access.result == asked.name)


def program(test: Test) -> str:
    """A test as Litmus.tla has it, whose words begin at 0."""
    if others := [each.name for each in test.initial if each.value.isdecimal() and each.value != "0"]:
        raise Problem(f"{test.name}: {', '.join(others)} does not begin at 0")
    threads = sequence(sequence(instruction(test, n, access) for access in thread)
                       for n, thread in enumerate(test.accesses))
    read = [(each, read_from(test, each)) for each in test.asked if each.thread >= 0]
    result = {f"p{each.thread}{each.name}": str(value(test, each.thread, word, each.value)) for each, word in read}
    result |= {each.name: each.value for each in test.asked if each.thread < 0}
    return record({"threads": threads, "result": record(result)})


def module(tests: list[Test]) -> str:
    """A module that runs each test, and prints the number of each whose outcome is possible."""
    return f"""---- MODULE Every ----
EXTENDS Litmus
Programs == {sequence(map(program, tests))}
Chosen == test \\in DOMAIN Programs /\\ state = ""
Stays == UNCHANGED <<test, state>>
Says == Allows(Programs[test]) => PrintT(test)
====
"""


def observed(tests: list[Test]) -> set[str]:
    """The names of the tests whose outcome the machine allows."""
    with tempfile.TemporaryDirectory(prefix="tlc-") as folder:
        for path in (SHARED / "memory").glob("*.tla"):
            shutil.copy(path, folder)
        Path(folder, "Every.tla").write_text(module(tests), encoding="utf-8")
        Path(folder, "Every.cfg").write_text(CONFIG, encoding="utf-8")
        code, stdout, stderr = call(
            ["java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xss32m", f"-Djava.io.tmpdir={folder}", "-cp",
             str(find_jar()), "tlc2.TLC", "-tool", "-workers", "1", "-metadir", folder, "Every.tla"],
            600, cwd=folder)
    output = tlc.read_output(stdout, stderr)
    if code or not output.states():
        raise Problem(f"TLC ends with {code}: {output.complaint()}")
    return {tests[int(each) - 1].name for each in output.printed_lines}
