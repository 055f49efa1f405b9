"""Instructions as bytes: rustc's own assembler makes them, for any of its targets that has a standard library."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from elftools.elf.elffile import ELFFile

from model.machine.table import load
from model.problem import Problem

# What the assembler may use beyond a target's base, and how it is told.
FEATURES = {"x86-64": "", "aarch64": ".arch armv8.3-a", "riscv64": ".option norelax", "powerpc64le": ""}
FIRST = {"x86-64": 2}  # the number of the text's first line for the assembler, after a choice of syntax


def object_of(arch: str, text: str) -> tuple[bytes, str]:
    """The object file of a text, or what the assembler said of it."""
    att = ", options(att_syntax)" if arch == "x86-64" else ""
    source = f'#![no_std]\ncore::arch::global_asm!(r####"{text}"####{att});\n'
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "made.rs"
        path.write_text(source, encoding="utf-8")
        made = path.with_suffix(".o")
        done = subprocess.run(
            ["rustc", "--error-format=json", f"--target={load(arch).settings['triple']}", "--crate-type=lib",
             "--emit=obj", f"-o{made}", path], text=True, capture_output=True)
        return (made.read_bytes(), "") if done.returncode == 0 else (b"", done.stderr)


def accepted(arch: str, sequences: Sequence[str]) -> list[str]:
    """The sequences that the assembler accepts; `{n}` in a label may be any number."""
    lines, owner = [FEATURES[arch]], [-1]
    for n, sequence in enumerate(sequences):
        new = sequence.replace("{n}", str(n)).split("; ")
        lines += new
        owner += [n] * len(new)
    _, said = object_of(arch, "\n".join(lines))
    if not said:
        return list(sequences)
    found = [json.loads(line) for line in said.splitlines()]
    places = [span["line_start"] for each in found if each["level"] == "error" for note in each["children"]
              for span in note["spans"] if span["file_name"] == "<inline asm>"]
    wrong = {owner[line - FIRST.get(arch, 1)] for line in places}
    if not wrong or -1 in wrong:
        raise Problem(f"rustc assembles nothing for {arch}:\n{said[:2000]}")
    return [sequence for n, sequence in enumerate(sequences) if n not in wrong]


class Text(NamedTuple):
    bytes: bytes
    symbols: dict[str, int]


def assemble(arch: str, text: str, at: int) -> tuple[bytes, Text]:
    """A program of this text, whose code is at an address, with its code and the addresses of its symbols."""
    made, said = object_of(arch, f"{FEATURES[arch]}\n{text}")
    if said:
        raise Problem(f"rustc assembles nothing for {arch}:\n{said[:2000]}")
    with tempfile.TemporaryDirectory() as folder:
        path, program = Path(folder, "made.o"), Path(folder, "made")
        path.write_bytes(made)
        done = subprocess.run([linker(), "-flavor", "gnu", f"--image-base={at - 0x10000:#x}", f"-Ttext={at:#x}",
                               "-e_start", f"-o{program}", path],
                              text=True, capture_output=True)
        if done.returncode:
            raise Problem(f"rust-lld links nothing for {arch}:\n{done.stderr[:2000]}")
        with program.open("rb") as file:
            elf = ELFFile(file)
            symbols = {each.name: each["st_value"] for each in elf.get_section_by_name(".symtab").iter_symbols()}
            found = Text(elf.get_section_by_name(".text").data(), symbols)
        return program.read_bytes(), found


def sequenced(sequences: Sequence[str]) -> str:
    """A text in which each sequence has a symbol where it begins, and one where it ends."""
    return "\n".join(f".globl s{n}\ns{n}:\n{lines(sequence)}\n.globl e{n}\ne{n}:"
                     for n, sequence in enumerate(sequences))


def lines(sequence: str) -> str:
    return sequence.replace("; ", "\n")


@cache
def linker() -> Path:
    """The linker that is part of rustc."""
    def told(what: str) -> str:
        return subprocess.run(["rustc", "--print", what], text=True, capture_output=True, check=True).stdout.strip()

    return Path(told("sysroot"), "lib", "rustlib", told("host-tuple"), "bin", "rust-lld")
