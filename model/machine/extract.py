"""The machine code of the deque's operations: built, cut out, and compared with what is committed."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
from functools import lru_cache
from pathlib import Path

import isa
from manifest import Problem

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CODE = HERE / "code"
WRAPPERS = HERE / "wrappers"
TARGET = ROOT / "target" / "machine"
SHIPPED = ("reference", "weakest")
SOURCES = ("src", "atomics/src", "model/machine/wrappers")
OPERATION = re.compile(r"^([a-z]+)_(push|pop|steal|batch)$")
KEPT = ("take_and_see_to", "reserve", "resize")  # methods of `Worker` that run in a scenario
SYMBOL = re.compile(r"_(?:ZN|R)[\w.$]+")
ENDS = {"jmp", "jmpq", "retq", "ud2", "b", "br", "ret", "brk", "j", "jr", "tail", "unimp", "trap"}
DROPPED = re.compile(r"^(#|//|;)|^\.(cfi_\w+|p2align|localentry|long|quad|tlsdesccall)\b|^\.L(tmp|func)|"
                     r"^(data16|rex64)$")
# What differs between two builds: the numbers of labels and constants, and where a variable is among others.
LABELS = ((r"\.Lpcrel_hi\d+", ".Lpcrel_hi"), (r"\.Lanon\.[0-9a-f]+\.\d+", ".Lanon"), (r"\.Lfunc_gep\d+", ".Lfunc_gep"),
          (r"\.LC\d+", ".LC"), (r"\.L_?MergedGlobals[.\d]*((?:@\w+)*)(?:\+\d+)?", r".LMergedGlobals\1"))
Functions = dict[str, list[str]]


def run(*command: str, lto: bool = False) -> subprocess.CompletedProcess:
    environment = {**os.environ, "CARGO_TARGET_DIR": str(TARGET), "RUSTFLAGS": "",
                   "CARGO_PROFILE_RELEASE_LTO": "fat" if lto else "false"}
    return subprocess.run(command, cwd=WRAPPERS, env=environment, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE)


def rustc() -> str:
    return run("rustc", "--version").stdout.strip()


def head() -> str:
    """The first line of what is committed: the compiler, and a hash of the sources without comments."""
    digest = hashlib.sha256()
    for path in sorted(path for folder in SOURCES for path in (ROOT / folder).rglob("*")):
        if path.suffix in (".rs", ".toml") and "target" not in path.parts:
            lines = (re.sub(r"(^|\s)(//|# ).*", "", line).strip() for line in path.read_text("utf-8").splitlines())
            digest.update("\n".join([str(path.relative_to(ROOT)), *filter(None, lines)]).encode())
    return f"# {rustc()}; sources {digest.hexdigest()[:16]}"


def has_target(arch: str) -> bool:
    """Returns true if there is a standard library for an architecture, which rustup may fetch."""
    triple = isa.load(arch).settings["triple"]
    library = Path(run("rustc", "--print", "sysroot").stdout.strip()) / "lib" / "rustlib" / triple / "lib"
    if not library.is_dir():
        try:
            run("rustup", "target", "add", triple)
        except OSError:
            return False
    return library.is_dir()


def build(triple: str, *features: str, lto: bool = False) -> str:
    """The assembly of the wrappers; with optimization at link time, that of everything."""
    folder = TARGET / triple / "release" / "deps"
    for old in folder.glob("wrappers*.s"):
        old.unlink()
    (WRAPPERS / "lib.rs").touch()  # so that it is compiled
    done = run("cargo", "rustc", "--quiet", "--lib", "--release", f"--target={triple}", *features,
               *["--crate-type=staticlib"][:lto], "--", "--emit=asm", "-Ccodegen-units=1", lto=lto)
    if done.returncode:
        raise Problem(f"the wrappers do not build for {triple}:\n{done.stderr.strip()}")
    [made] = folder.glob("wrappers*.s")
    return made.read_text(encoding="utf-8")


def image() -> str:
    """The memory of new deques, as the native program prints it."""
    done = run("cargo", "run", "--quiet", "--release", "--bin=image")
    if done.returncode:
        raise Problem(f"the image of the memory cannot be made:\n{done.stderr.strip()}")
    return done.stdout


def made(arch: str) -> dict[str, str]:
    """The wrappers as compiled: the texts of the files in `code`."""
    triple = isa.load(arch).settings["triple"]
    shipped = cut(build(triple))
    weak = differing(shipped, cut(build(triple, "--features=weaker"), 100))
    return {f"{arch}.s": text_of(shipped), f"{arch}-lto.s": text_of(cut(build(triple, lto=True))),
            f"{arch}-weaker.s": weak}


def short(symbol: str) -> str:
    """A symbol without what differs between two builds."""
    parts, rest = [], symbol.removeprefix("_ZN")
    while rest != symbol and (found := re.match(r"\d+", rest)):
        end = found.end() + int(found[0])
        parts.append(re.sub(r"\$.*\$", "", rest[found.end():end]).strip("_"))
        rest = rest[end:]
    return "::".join(filter(None, parts[-3:-1])) or re.sub(r"Cs[0-9A-Za-z]+_", "C", symbol)


def functions(text: str) -> Functions:
    """The lines of each function."""
    found: Functions = {}
    lines: list[str] = []
    for raw in text.splitlines():
        line, label = re.sub(r"\s+", " ", raw.strip()), re.match(r"^([\w.$]+):", raw)
        if label and not label[1].startswith(".L") or line.startswith((".section", ".size")):
            lines = found.setdefault(label[1], []) if label else []
        elif line and not DROPPED.match(line):
            lines.append(line)
    return found | {name: found[same] for name, same in re.findall(r"^(\w+) = (\w+)$", text, re.M) if same in found}


def cut(text: str, number: int = 0) -> Functions:
    """The functions of the operations, and those that they call; what is never reached is left out."""
    every = functions(text)
    names = {name: name for name in every if OPERATION.match(name)}
    todo, found = sorted(names, key=lambda name: (protocol_of(name) not in SHIPPED, name)), {}
    for number, name in enumerate(todo, number):  # It grows.
        lines = found[names[name]] = []
        for line in reached(every[name]):
            for symbol in SYMBOL.findall(line):
                if symbol in every and symbol not in names and short(symbol).split("::")[-1] in KEPT:
                    names[symbol] = f"{short(symbol)}.{protocol_of(names[name])}"
                    todo.append(symbol)
                line = line.replace(symbol, names.get(symbol) or short(symbol))
            for pattern, instead in ((r"\.LBB\d+_", f".L{number}_"), *LABELS):
                line = re.sub(pattern, instead, line)
            lines.append(line if line.endswith(":") else "\t" + line)
        found[names[name]] = settled(lines)
    return found


def settled(lines: list[str]) -> list[str]:
    """The lines with 0 for the distance of a constant from the variables among which POWER's linker has put it."""
    found, merged = [], set()
    for line in lines:
        into, of, number = (re.findall(r"^\taddi (\d+), (\d+), (\S+)$", line) or [(line.split()[-1], "", "")])[0]
        found.append(f"\taddi {into}, {of}, 0" if of in merged and number.isdigit() else line)
        if not number:
            written = re.findall(r"^\t\S+ (\d+),", line)
            merged = set() if line.endswith(":") or re.match(r"\tbl?\b", line) else merged - set(written)
        else:
            merged = merged | {into} if "MergedGlobals" in number else merged - {into}
    return found


def protocol_of(name: str) -> str:
    """`weakest`, of `weakest_push` or `Worker::reserve.weakest`."""
    return name.rpartition(".")[2].partition("_")[0]


def reached(lines: list[str]) -> list[str]:
    """The lines that control may reach, with the labels among them."""
    labels = {line[:-1]: n for n, line in enumerate(lines) if line.endswith(":")}
    words = [re.split(r"[\s,]+", line) for line in lines]
    seen: set[int] = set()
    todo = [0]
    while todo:
        n = todo.pop()
        if n < len(lines) and n not in seen:
            seen.add(n)
            todo += [labels[word] for word in words[n] if word in labels] + [n + 1] * (words[n][0] not in ENDS)
    used = {word for n in seen for word in words[n]}
    return [lines[n] for n in sorted(seen) if not lines[n].endswith(":") or lines[n][:-1] in used]


def text_of(found: Functions) -> str:
    return "".join(f"{name}:\n" + "\n".join(lines) + "\n" for name, lines in found.items())


@lru_cache(maxsize=None)
def weaker() -> dict[str, tuple[str, str]]:
    """The weaker protocols: of each name, the subject as other engines have it, and the protocol it is like."""
    rows = re.findall(r"^    (\w+): (\w+) (\w+) (\w+);$", (WRAPPERS / "weaker.rs").read_text(encoding="utf-8"), re.M)
    of = {"WEAKEST": "", "RELEASE_STORES": ", ReleaseStores", "REFERENCE": ", Reference"}
    return {name: (f"{site.replace('_', '.', 1)} {order}{of[base]}", "reference" if base == "REFERENCE" else "weakest")
            for name, base, site, order in rows}


def of_batches(protocol: str) -> bool:
    """Returns true if a weaker protocol's batches are judged: other sites are in other operations as well."""
    return weaker()[protocol][0].startswith("batch.")


def differing(shipped: Functions, found: Functions) -> str:
    """The functions of the weaker protocols; one that is as in the protocol that it is like is `name = other`."""
    like = {}
    for name in found:
        protocol = protocol_of(name)
        if protocol in weaker():
            like[name] = re.sub(rf"^{protocol}(?=_)|(?<=\.){protocol}$", weaker()[protocol][1], name)

    def plain(lines: list[str], protocol: str) -> list[str]:
        same = weaker().get(protocol, ("", protocol))[1]
        return [re.sub(r"\.L\d+_", ".L_", line).replace(f".{protocol}", f".{same}") for line in lines]

    def differs(name: str) -> bool:
        if name.endswith("_batch") and not of_batches(protocol_of(name)):
            return False
        calls = any(re.search(rf"\s\*?{re.escape(other)}(@|$)", line) for line in found[name] for other in kept)
        return calls or plain(found[name], protocol_of(name)) != plain(shipped.get(like[name], []), "")

    kept: list[str] = []
    while more := [name for name in like if name not in kept and differs(name)]:
        kept += more
    return text_of({name: found[name] for name in like if name in kept}) + "".join(
        f"{name} = {other}\n" for name, other in like.items() if name not in kept)


def committed(name: str) -> tuple[str, str]:
    """The committed text of a file: its first line, and the rest."""
    first, _, rest = (CODE / name).read_text(encoding="utf-8").partition("\n")
    return first, rest
