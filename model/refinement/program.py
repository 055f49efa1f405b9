"""A program after the linker: its functions as the text that the tables of instructions read.

Capstone decodes: pip has it, with hashes, so nothing need be installed; it writes AT&T's notation, as rustc does.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from capstone import CS_ARCH_X86, CS_MODE_64, CS_OPT_SYNTAX_ATT, Cs
from capstone.x86 import X86_INS_NOP
from elftools.common.exceptions import ELFError
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection

from model.machine.extract import reached
from model.problem import Problem
from model.refinement.names import plain

MACHINES = {"EM_X86_64": "x86-64"}
HANDLES = ("readers_HANDLE", "epoch_HANDLE")  # variables of a thread
HEX = re.compile(r"\b0x([0-9a-f]+)")


class Program:
    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            try:
                elf = ELFFile(file)
            except ELFError as error:
                raise Problem(f"{path} is no ELF file: {error}") from None
            if elf["e_machine"] not in MACHINES:
                raise Problem(f"{path}: its code is for {elf['e_machine']}, which is not read here")
            self.arch = MACHINES[elf["e_machine"]]
            table = elf.get_section_by_name(".symtab")
            if table is None:
                raise Problem(f"{path}: it has no symbols, by which functions are found: build it without `strip`")
            symbols = [each for each in table.iter_symbols() if each.name and each["st_shndx"] != "SHN_UNDEF"]
            kinds = {kind: [each for each in symbols if each["st_info"]["type"] == kind]
                     for kind in ("STT_FUNC", "STT_OBJECT", "STT_TLS")}
            self.functions = {each.name: (each["st_value"], each["st_size"]) for each in kinds["STT_FUNC"]}
            self.named = {each["st_value"]: each.name for each in kinds["STT_FUNC"]}
            self.variables = sorted((each["st_value"], each["st_size"], each.name) for each in kinds["STT_OBJECT"])
            self.code = [(each["sh_addr"], each["sh_offset"], each.data()) for each in elf.iter_sections()
                         if each["sh_flags"] & 4 and each["sh_type"] == "SHT_PROGBITS"]
            self.slots = dict(slots(elf))
            ends = [each["p_memsz"] + -each["p_memsz"] % max(1, each["p_align"]) for each in elf.iter_segments()
                    if each["p_type"] == "PT_TLS"]
            thread = {plain(each.name): end - each["st_value"] for end in ends for each in kinds["STT_TLS"]}
            # A variable of a thread, and how far it is before the address that FS has.
            self.thread = next((f"@{name}{thread[name]:+}" for name in HANDLES if name in thread), "")

    def code_at(self, at: int, size: int) -> bytes:
        return self.place(at, size)[1]

    def place(self, at: int, size: int) -> tuple[int, bytes]:
        """Where code is in the file, and what it is."""
        for start, offset, data in self.code:
            if start <= at < start + len(data):
                return offset + at - start, data[at - start:][:size]
        raise Problem(f"no code is at {at:#x}")

    def called(self, symbol: str) -> list[str]:
        """The symbols of the functions that a function calls by their addresses."""
        start, size = self.functions[symbol]
        decoder = Cs(CS_ARCH_X86, CS_MODE_64)
        every = (int(each.op_str, 16) for each in decoder.disasm(self.code_at(start, size), start)
                 if each.mnemonic == "call" and re.fullmatch(r"0x[0-9a-f]+", each.op_str))
        return [self.named[at] for at in every if at in self.named]

    def lines(self, symbol: str) -> list[str]:
        """The instructions of a function that control may reach, with labels."""
        start, size = self.functions[symbol]
        decoder = Cs(CS_ARCH_X86, CS_MODE_64)
        decoder.syntax = CS_OPT_SYNTAX_ATT
        found: list[tuple[int, str]] = []
        end = start
        for each in decoder.disasm(self.code_at(start, size), start):
            end = each.address + each.size
            if each.id != X86_INS_NOP:
                found.append((each.address, self.text(each, start, size)))
        if end != start + size:
            raise Problem(f"no instruction is at {end:#x}")
        pieces: list[str] = []
        targets = {f".L{at:x}" for at in range(start, start + size)}
        used = {word for _, text in found for word in re.findall(r"\.L[0-9a-f]+", text)} & targets
        waiting = sorted(int(each[2:], 16) for each in used)
        for at, text in found:
            while waiting and waiting[0] <= at:  # A jump may lead to padding before it.
                pieces.append(f".L{waiting.pop(0):x}:")
            pieces.append(text)
        return reached(pieces)

    def text(self, each: Any, start: int, size: int) -> str:
        operands = HEX.sub(lambda number: str(int(number[1], 16)), each.op_str).replace(", %", ",%")
        operands = re.sub(r"\(([^)]*)\)", lambda inside: f"({inside[1].replace(' ', '')})", operands)
        operands = re.sub(r",(?=%)(?![^(]*\))", ", ", operands)
        if self.thread:
            operands = re.sub(r"%fs:(-?\d+)(?!\d)", rf"%fs:\1{self.thread}", operands)
            operands = re.sub(r"%fs:\(", rf"%fs:{self.thread}(", operands)
        name = re.sub(r"^(data16|rex64|notrack) ", "", each.mnemonic)
        if name.startswith(("j", "call")) and re.fullmatch(r"\d+", operands):
            at = int(operands)
            if start <= at < start + size and not name.startswith("call"):
                return f"{name} .L{at:x}"
            return f"{name} {self.function(at)}"
        if found := re.fullmatch(r"(\*?)(.*?)(-?\d+)\(%rip\)(.*)", operands):
            at = each.address + each.size + int(found[3])
            if name.startswith(("j", "call")):
                if at not in self.slots:
                    raise Problem(f"{name} {operands}: what it calls is not known")
                return f"{name} {plain(self.slots[at])}"
            return f"{name} {found[2]}{self.variable(at)}(%rip){found[4]}"
        return f"{name} {operands}".strip()

    def function(self, at: int) -> str:
        return plain(self.named[at]) if at in self.named else f"without_symbol_{at:x}"

    def variable(self, at: int) -> str:
        for start, size, name in self.variables:
            if start <= at < start + max(size, 1):
                return plain(name) + (f"+{at - start}" if at > start else "")
        return f"elsewhere_{at:x}"


def slots(elf: Any) -> Any:
    """The words that hold addresses of functions, and the functions' names."""
    table = elf.get_section_by_name(".symtab")
    by_address = {each["st_value"]: each.name for each in table.iter_symbols()
                  if each["st_info"]["type"] == "STT_FUNC" and each["st_shndx"] != "SHN_UNDEF"}
    for section in elf.iter_sections():
        if isinstance(section, RelocationSection):
            names = elf.get_section(section["sh_link"])
            for each in section.iter_relocations():
                name = names.get_symbol(each["r_info_sym"]).name if each["r_info_sym"] else ""
                found = name or by_address.get(each["r_addend"] if section.is_RELA() else 0, "")
                if found:
                    yield each["r_offset"], found
