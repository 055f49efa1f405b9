"""The machine code of the deque's operations: built, cut out, and compared with what is committed."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
from pathlib import Path

from cpu import Code, Ins
from manifest import Problem

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CODE = HERE / "code"
TARGET = ROOT / "target" / "machine"
ROOTS = re.compile(r"^([a-z]+)_(push|pop|steal|batch)$")
KEPT = ("take_and_see_to", "reserve", "resize")  # methods of `Worker` that run in a scenario
SOURCES = ("src", "atomics/src", "model/machine/wrappers")
ENDS = {"jmp", "jmpq", "retq", "ud2", "b", "br", "ret", "brk", "j", "jr", "tail", "unimp", "trap"}
DROPPED = re.compile(r"^(#|//|;)|^\.(cfi_\w+|p2align|localentry|long|quad|tlsdesccall)\b|^\.L(tmp|func)|^(data16|rex64)$")


def rustc() -> str:
    done = subprocess.run(["rustc", "--version"], stdout=subprocess.PIPE, text=True, check=True, cwd=HERE / "wrappers")
    return done.stdout.strip()


def sources() -> str:
    """A hash of what the code is made from."""
    digest = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".rs", ".toml") and "target" not in path.parts:
                digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def cargo(*arguments: str, flags: str = "") -> subprocess.CompletedProcess:
    environment = {**os.environ, "CARGO_TARGET_DIR": str(TARGET), "RUSTFLAGS": flags}
    return subprocess.run(["cargo", *arguments], cwd=HERE / "wrappers", env=environment, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def has_target(triple: str) -> bool:
    """Whether there is a standard library for it, after an attempt to get one."""
    found = subprocess.run(["rustc", "--print", "sysroot"], stdout=subprocess.PIPE, text=True, check=True)
    library = Path(found.stdout.strip()) / "lib" / "rustlib" / triple / "lib"
    if not library.is_dir():
        try:
            subprocess.run(["rustup", "target", "add", triple], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        except OSError:
            return False
    return library.is_dir()


def build(triple: str, profile: str) -> str:
    """The assembly of the wrappers."""
    done = cargo("rustc", "--quiet", "--lib", f"--profile={profile}", f"--target={triple}", "--", "--emit=asm",
                 "-Ccodegen-units=1")
    if done.returncode:
        raise Problem(f"the wrappers do not build for {triple}:\n{done.stderr.strip()}")
    folder = TARGET / triple / profile / "deps"
    newest = max(folder.glob("wrappers*.s"), key=lambda path: path.stat().st_mtime)
    return newest.read_text(encoding="utf-8")


def image() -> str:
    """The memory of new deques, as the native program prints it."""
    done = cargo("run", "--quiet", "--release", "--bin=image")
    if done.returncode:
        raise Problem(f"the image of the memory cannot be made:\n{done.stderr.strip()}")
    return done.stdout


def short(symbol: str) -> str:
    """A symbol without what differs between two builds."""
    if symbol.startswith("_ZN"):
        parts, rest = [], symbol[3:]
        while (found := re.match(r"\d+", rest)):
            length = int(found.group())
            rest = rest[found.end():]
            parts.append(re.sub(r"\$.*\$", "", rest[:length]).strip("_"))
            rest = rest[length:]
        return "::".join(part for part in parts[-3:-1] if part)
    return re.sub(r"Cs[0-9A-Za-z]+_", "C", symbol)


def functions(text: str) -> dict[str, list[str]]:
    """The lines of each function."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for raw in text.splitlines():
        line = raw.strip()
        label = re.match(r"^([\w.$]+):", raw)
        if label and not label.group(1).startswith(".L"):
            lines = found.setdefault(label.group(1), [])
        elif line.startswith(".section") or line.startswith(".size"):
            lines = []
        elif line and not DROPPED.match(line):
            lines.append(re.sub(r"\s+", " ", line))
    return found


def cut(text: str) -> str:
    """The functions of the operations, and those that they call; what is never reached is left out."""
    every = functions(text)
    names = {name: name for name in every if ROOTS.match(name)}
    todo, out = sorted(names), []
    while todo:
        name = todo.pop(0)
        lines = reached(every[name])
        number = list(names).index(name)
        out.append(f"{names[name]}:")
        for line in lines:
            for symbol in re.findall(r"_(?:ZN|R)[\w.$]+", line):
                if symbol in every and symbol not in names and short(symbol).split("::")[-1] in KEPT:
                    protocol = names[name].split("_")[0].split(".")[-1]
                    names[symbol] = f"{short(symbol)}.{protocol}"
                    todo.append(symbol)
                line = line.replace(symbol, names.get(symbol) or short(symbol))
            line = re.sub(r"\.LBB\d+_", f".L{number}_", line)
            line = re.sub(r"\.Lpcrel_hi\d+", ".Lpcrel_hi", re.sub(r"\.Lanon\.[0-9a-f]+\.\d+", ".Lanon", line))
            out.append(line if line.endswith(":") else "\t" + line)
    return "\n".join(out) + "\n"


def reached(lines: list[str]) -> list[str]:
    """The lines that control may reach, with the labels among them."""
    labels = {line[:-1]: n for n, line in enumerate(lines) if line.endswith(":")}
    seen: set[int] = set()
    todo = [0]
    while todo:
        n = todo.pop()
        if n in seen or n >= len(lines):
            continue
        seen.add(n)
        words = re.split(r"[\s,]+", lines[n])
        todo += [labels[word] for word in words if word in labels]
        if lines[n] != "blr" and words[0] not in ENDS:
            todo.append(n + 1)
    used = {word for n in seen for word in re.split(r"[\s,]+", lines[n])}
    kept = [lines[n] for n in sorted(seen)]
    return [line for line in kept if not line.endswith(":") or line[:-1] in used]


def committed(name: str) -> tuple[str, str]:
    """The committed text of a file: its first line, and the rest."""
    head, _, rest = (CODE / name).read_text(encoding="utf-8").partition("\n")
    return head, rest


def head() -> str:
    return f"# {rustc()}; sources {sources()[:16]}"


def parse(text: str) -> Code:
    """The instructions of an extracted text."""
    code = Code([], {})
    for line in text.splitlines():
        line = line.strip()
        if line.endswith(":"):
            code.labels[line[:-1]] = len(code.list)
        elif line and not line.startswith("#"):
            code.list.append(instruction(line))
    return code


def instruction(line: str) -> Ins:
    name, _, rest = line.partition(" ")
    if name == "lock":
        name, _, rest = rest.partition(" ")
        name = f"lock {name}"
    args = tuple(part.strip() for part in re.split(r",(?![^(\[]*[)\]])", rest)) if rest else ()
    return Ins(name, args, re.sub(r"\s+", " ", line))
