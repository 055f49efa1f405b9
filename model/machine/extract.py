"""The machine code of the deque's operations: built, cut out, and compared with what is committed."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
from functools import lru_cache
from pathlib import Path

from isa import Code
from manifest import Problem

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CODE = HERE / "code"
TARGET = ROOT / "target" / "machine"
ROOTS = re.compile(r"^([a-z]+)_(push|pop|steal|batch)$")
SHIPPED = ("reference", "weakest")
KEPT = ("take_and_see_to", "reserve", "resize")  # methods of `Worker` that run in a scenario
SOURCES = ("src", "atomics/src", "model/machine/wrappers")
ENDS = {"jmp", "jmpq", "retq", "ud2", "b", "br", "ret", "brk", "j", "jr", "tail", "unimp", "trap"}
DROPPED = re.compile(r"^(#|//|;)|^\.(cfi_\w+|p2align|localentry|long|quad|tlsdesccall)\b|^\.L(tmp|func)|^(data16|rex64)$")


def rustc() -> str:
    done = subprocess.run(["rustc", "--version"], stdout=subprocess.PIPE, text=True, check=True, cwd=HERE / "wrappers")
    return done.stdout.strip()


def sources() -> str:
    """A hash of what the code is made from, without comments."""
    digest = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".rs", ".toml") and "target" not in path.parts:
                lines = path.read_text(encoding="utf-8").splitlines()
                code = "\n".join(line for line in map(str.strip, lines) if line and not line.startswith(("//", "# ")))
                digest.update(f"{path.relative_to(ROOT)}\0{code}\0".encode())
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


def build(triple: str, *features: str) -> str:
    """The assembly of the wrappers."""
    folder = TARGET / triple / "release" / "deps"
    for old in folder.glob("wrappers*.s"):
        old.unlink()
    (HERE / "wrappers" / "lib.rs").touch()  # so that it is compiled
    done = cargo("rustc", "--quiet", "--lib", "--release", f"--target={triple}", *features, "--", "--emit=asm",
                 "-Ccodegen-units=1")
    if done.returncode:
        raise Problem(f"the wrappers do not build for {triple}:\n{done.stderr.strip()}")
    [made] = folder.glob("wrappers*.s")
    return made.read_text(encoding="utf-8")


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
    for name, same in re.findall(r"^(\w+) = (\w+)$", text, re.M):
        found[name] = found[same]
    return found


def cut(text: str, number: int = 0) -> dict[str, list[str]]:
    """The functions of the operations, and those that they call; what is never reached is left out."""
    every = functions(text)
    names = {name: name for name in every if ROOTS.match(name)}
    todo, found = sorted(names, key=lambda name: (name.split("_")[0] not in SHIPPED, name)), {}
    while todo:
        name = todo.pop(0)
        lines = found[names[name]] = []
        for line in reached(every[name]):
            for symbol in re.findall(r"_(?:ZN|R)[\w.$]+", line):
                if symbol in every and symbol not in names and short(symbol).split("::")[-1] in KEPT:
                    protocol = names[name].split("_")[0].split(".")[-1]
                    names[symbol] = f"{short(symbol)}.{protocol}"
                    todo.append(symbol)
                line = line.replace(symbol, names.get(symbol) or short(symbol))
            line = re.sub(r"\.LBB\d+_", f".L{number}_", line)
            line = re.sub(r"\.Lpcrel_hi\d+", ".Lpcrel_hi", re.sub(r"\.Lanon\.[0-9a-f]+\.\d+", ".Lanon", line))
            line = re.sub(r"\.Lfunc_gep\d+", ".Lfunc_gep", line)
            lines.append(line if line.endswith(":") else "\t" + line)
        number += 1
    return found


def text_of(found: dict[str, list[str]]) -> str:
    return "".join(f"{name}:\n" + "\n".join(lines) + "\n" for name, lines in found.items())


@lru_cache(maxsize=None)
def weaker() -> dict[str, tuple[str, str]]:
    """The weaker protocols: of each name, the subject as other engines have it, and the protocol it is like."""
    rows = re.findall(r"^    (\w+): (\w+) (\w+) (\w+);$", (HERE / "wrappers" / "weaker.rs").read_text(encoding="utf-8"),
                      re.M)
    of = {"WEAKEST": "", "RELEASE_STORES": ", ReleaseStores", "REFERENCE": ", Reference"}
    return {name: (f"{site.replace('_', '.', 1)} {order}{of[base]}", "reference" if of[base].endswith("Reference")
                   else "weakest") for name, base, site, order in rows}


def differing(shipped: dict[str, list[str]], found: dict[str, list[str]]) -> dict[str, list[str]]:
    """The functions of the weaker protocols that are not as in the protocol that they are like."""
    like = {name: base for name, (_, base) in weaker().items()}

    def plain(lines: list[str], protocol: str) -> list[str]:
        return [re.sub(r"\.L\d+_", ".L_", line).replace(f".{protocol}", f".{like.get(protocol, protocol)}")
                for line in lines]

    kept: dict[str, list[str]] = {}
    while True:
        before = len(kept)
        for name, lines in found.items():
            protocol = next((each for each in like if name.startswith(f"{each}_") or name.endswith(f".{each}")), "")
            if not protocol or name.endswith("_batch") and not of_batches(protocol):
                continue
            same = name.replace(f"{protocol}_", f"{like[protocol]}_").replace(f".{protocol}", f".{like[protocol]}")
            calls = any(line.endswith(f" {other}") or f"*{other}@" in line for line in lines for other in kept)
            if calls or plain(shipped.get(same, []), like[protocol]) != plain(lines, protocol):
                kept[name] = lines
        if len(kept) == before:
            return kept


def of_batches(protocol: str) -> bool:
    """Whether a weaker protocol's batches are judged: those of others have their site in other operations as well."""
    return weaker()[protocol][0].startswith("batch.")


def aliases(code: Code) -> None:
    """Has functions of weaker protocols that are not in the code be those of the protocol that they are like."""
    for protocol, (_, base) in weaker().items():
        for name, at in list(code.labels.items()):
            if name.startswith(f"{base}_"):
                code.labels.setdefault(name.replace(f"{base}_", f"{protocol}_"), at)
            elif name.endswith(f".{base}"):
                code.labels.setdefault(name.replace(f".{base}", f".{protocol}"), at)


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
