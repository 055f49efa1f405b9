"""The machine code of the deque's operations: built, cut out, and compared with what is committed."""

import fcntl
import hashlib
import os
import re
import subprocess
from ast import literal_eval
from collections import namedtuple
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path

from model import packages, sites
from model.machine.names import SYMBOL, short
from model.machine.table import Code, load, parse
from model.machine.values import MASK
from model.problem import Problem

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CODE = HERE / "code"
WRAPPERS = HERE / "wrappers"
TARGET = ROOT / "target" / "machine"
MADE = TARGET / "code"
SIZES = ("two", "byte", "none")  # of elements that are not a word
LTO, WEAKER, C = "-lto", "-weaker", "-c"  # in the names of the files that are not committed
SHIPPED = ("asymmetric", "fenced")
HEADER = ROOT / "crates" / "c" / "chase_lev.h"
IN_C = {"header": [], "barriers": ["-DCHASE_LEV_ASYMMETRIC"]}  # its protocols
CLANG = HERE / "clang.txt"
SOURCES = ("src", "crates/atomics/src", "crates/readers/src", "model/machine/wrappers")
OPERATION = re.compile(r"^([a-z]+)_(push|pop|steal|batch)$")
# What is not inlined.
KEPT = ("maintain", "reserve", "resize", "make_cold", "retire", "retire_fence", "drop_in_place", "refused",
        "chase_lev_reserve")
ENDS = {"jmp", "jmpq", "retq", "ud2", "b", "br", "ret", "brk", "j", "jr", "tail", "unimp", "trap"}
DROPPED = re.compile(r"^(#|//|;)|^\.(cfi_\w+|p2align|localentry|long|quad|tlsdesccall)\b|^\.L(tmp|func)|"
                     r"^(data16|rex64)\b")
CALL = re.compile(r"(callq?|j[a-z]*|bl?|b\.\w+|tail)(?![\w.])")
NAME = re.compile(r"\.Lanon\.[0-9a-f]+\.\d+")
CONSTANT = re.compile(
    r"^(\.Lanon\.[0-9a-f]+\.\d+):\n((?:\t\.(?:byte|short|hword|half|long|word|xword|dword|quad|zero|asciz?|ascii)\t.*\n)+)",
    re.M)
# A table of the places to which a function jumps, as distances from itself.
JUMPS = re.compile(r"^(\.LJTI\d+_\d+):\n((?:\t\.(?:long|word)\t\.LBB\d+_\d+-\S+\n)+)", re.M)
# What differs between two builds: the numbers of labels and constants, and where a variable is among others.
LABELS = ((r"\.Lpcrel_hi\d+", ".Lpcrel_hi"), (r"\.Lanon\.[0-9a-f]+\.\d+", ".Lanon"), (r"\.Lfunc_gep\d+", ".Lfunc_gep"),
          (r"\.LC\d+", ".LC"), (r"\.L_?MergedGlobals[.\d]*((?:@\w+)*)(?:\+\d+)?", r".LMergedGlobals\1"))
# A protocol with one ordering that is weaker by one step: its subject as other engines have it, the protocol that it is
# like, other orderings that differ, and the record of the site.
Weaker = namedtuple("Weaker", "subject like also site")
# For POWER, the compiler merges variables; where a constant is among them depends on other code.
MERGED = re.compile(r"(addi (\d+), \d+, \.LMergedGlobals\S*)((?:\n\taddi \d+, \2, \d+)+)")


def run(*command: str, folder: Path = TARGET, lto: bool = False, weaker: str = "") -> str:
    environment = {**os.environ, "CARGO_TARGET_DIR": str(folder),
                   "RUSTFLAGS": "--cfg chase_lev_weaker" if weaker else "", "CHASE_LEV_WEAKER": weaker,
                   "CARGO_PROFILE_RELEASE_LTO": "fat" if lto else "false", "ZIG_GLOBAL_CACHE_DIR": str(TARGET / "zig")}
    done = subprocess.run(command, cwd=WRAPPERS, env=environment, text=True, capture_output=True)
    if done.returncode:
        raise Problem(f"{' '.join(command)}:\n{done.stderr.strip()}")
    return done.stdout.strip()


def head() -> str:
    """The first line of what is committed: the compiler, and a hash of the sources without comments."""
    digest = hashlib.sha256()
    for path in sorted(path for folder in SOURCES for path in (ROOT / folder).rglob("*")):
        if path.suffix in (".rs", ".toml") and "target" not in path.parts:
            lines = (re.sub(r"(^|\s)(//|# ).*", "", line).strip() for line in path.read_text("utf-8").splitlines())
            digest.update("\n".join([str(path.relative_to(ROOT)), *filter(None, lines)]).encode())
    return f"# {run('rustc', '--version')}; sources {digest.hexdigest()[:16]}"


def has_target(arch: str) -> bool:
    """Returns true if there is a standard library for an architecture, which rustup may fetch."""
    triple = load(arch).settings["triple"]
    library = Path(run("rustc", "--print", "sysroot"), "lib", "rustlib", triple, "lib")
    with suppress(OSError, Problem):
        library.is_dir() or run("rustup", "target", "add", triple)
    return library.is_dir()


def build(triple: str, lto: bool = False, weaker: str = "", features: Iterable[str] = ()) -> str:
    """The assembly of the wrappers with these features, or of everything with LTO, with weaker orderings if any."""
    # One for each, so that builds do not wait for each other.
    folder = TARGET / f"{triple}{'-weaker' if weaker else ''}"
    assembly = folder / triple / "release" / "deps"
    for old in assembly.glob("wrappers*.s"):
        old.unlink()
    (WRAPPERS / "lib.rs").touch()  # so that it is compiled
    chosen = [f"--features={','.join(features)}", *(["--no-default-features"] if {*SIZES} & {*features} else [])]
    run("cargo", "rustc", "--quiet", "--lib", "--release", f"--target={triple}", *["--crate-type=staticlib"][:lto],
        *chosen, "--", "--emit=asm", "-Ccodegen-units=1", folder=folder, lto=lto, weaker=weaker)
    [made] = assembly.glob("wrappers*.s")
    return made.read_text(encoding="utf-8")


def in_c(arch: str, protocol: str, weaker: str = "") -> str:
    """The assembly of the operations of chase_lev.h, with another ordering at a site if any: `pop.fence=AcqRel`."""
    folder, header = TARGET / "c" / arch, HEADER.read_text(encoding="utf-8")
    if weaker:
        site, order = re.sub(r"\B(?=[A-Z])", "_", weaker.replace(".", "_")).split("=")
        header, found = re.subn(rf"\({site.upper()}, \w+", f"({site.upper()}, {order.lower()}", header)
        if not found:
            raise Problem(f"chase_lev.h has no site {site}")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / HEADER.name).write_text(header, encoding="utf-8")
    zig, flags = packages.install(CLANG) / "ziglang" / "zig", load(arch).settings["clang"].split()
    run(str(zig), "cc", *flags, *IN_C[protocol], "-O2", "-S", "-g0", "-fno-verbose-asm", f"-I{folder}",
        f"-o{folder / 'header.s'}", "header.c")
    return re.sub(r"\bheader_", f"{protocol}_", (folder / "header.s").read_text(encoding="utf-8"))


def image_in_c() -> str:
    """The memory of new deques in C, as `image.rs` prints that of others."""
    gap = 16 * " -"
    return "\n".join(f"{protocol} {n} {piece}" for protocol in IN_C for n in (1, 2, 4) for piece in (
        "worker inner+0", "stealer inner+0", f"ring {n - 1} 0{n * ' 0'}",
        f"inner{gap} 0 0{gap} ring+0 {int(protocol == 'barriers')}{gap} ring+0 0 {n} {MASK}{gap}"))


def made(arch: str, kind: str = "") -> str:
    """The wrappers as compiled: as committed, as the weaker protocols, in C, or as the name says, with optimisation at
    link time and with features. They are kept in `target` until the sources, the compiler or this program changes."""
    triple, file = load(arch).settings["triple"], MADE / f"{arch}{kind}.s"
    cut_by = b"".join(path.read_bytes() for path in (
        Path(__file__), sites.FILE, CLANG, HEADER, WRAPPERS / "header.c"))
    key = f"{head()}; cut by {hashlib.sha256(cut_by).hexdigest()[:16]}"
    MADE.mkdir(parents=True, exist_ok=True)
    with (MADE / f"{arch}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # Another program may compile for the same architecture.
        if not file.is_file() or parts(file)[0] != key:
            if kind.endswith(WEAKER):
                names = [name for name, row in weaker().items() if (row.like in IN_C) == (kind != WEAKER)]
                text = "".join(weakened(arch, number, name) for number, name in enumerate(names))
            elif kind == C:
                text = "".join(cut(in_c(arch, each), [each], 100 * n) for n, each in enumerate(IN_C))
            else:
                features = kind.replace(LTO, "").split("-")[1:]
                text = cut(build(triple, lto=LTO in kind, features=features))
            file.write_text(f"{key}\n{text}", encoding="utf-8")
    return parts(file)[1]


def make(wanted: list[tuple[str, str]]) -> None:
    """Compiles kinds of code, for several architectures at a time."""
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda arch: [made(*each) for each in wanted if each[0] == arch], dict(wanted)))


@cache
def code(arch: str, outline: str, *kinds: str) -> Code:
    """Kinds of code, of which the committed one has no name, and the functions that the processor chooses from."""
    text = "".join(made(arch, kind) if kind else committed(f"{arch}.s")[1] for kind in kinds)
    return parse(load(arch), text + (committed(outline)[1] if outline else ""))


def weakened(arch: str, number: int, name: str) -> str:
    row = weaker()[name]
    change = ",".join((*row.also, row.subject.partition(",")[0].replace(" ", "=")))
    text = in_c(arch, row.like, change) if row.like in IN_C else build(load(arch).settings["triple"], weaker=change)
    return cut(re.sub(rf"\b{row.like}_", f"{name}_", text), [name], 100 * (number + 1))


@cache
def left_out(arch: str, protocol: str = "fenced") -> str:
    """Why the code of an architecture cannot be compiled as it was for what is committed, or nothing."""
    if protocol in IN_C:
        try:
            packages.install(CLANG)
        except Problem as problem:
            return str(problem)
        return ""
    compiler, now = (line[2:].partition("; ")[0] for line in (committed(f"{arch}.s")[0], head()))
    if now != compiler:
        return f"this is another compiler, {now}"
    return "" if has_target(arch) else "there is no standard library"


def functions(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for raw in text.splitlines():
        line, label = re.sub(r"\s+", " ", raw.strip()), re.match(r"^([\w.$]+):", raw)
        if label and not label[1].startswith(".L") or line.startswith((".section", ".size")):
            lines = found.setdefault(label[1], []) if label else []
        elif line and not DROPPED.match(line):
            lines.append(line)
    alike = re.findall(r"^([\w.$]+) = ([\w.$]+)$", text, re.M)
    return found | {name: found[same] for name, same in alike if same in found}


def cut(text: str, protocols: Iterable[str] = SHIPPED, number: int = 0, others: str | None = None,
        helps: Callable[[str], bool] = lambda _: False) -> str:
    """The functions of protocols, and those that they call; what is never reached is left out.

    With the assembly of `others`, other crates, a function that `helps` is cut out as well, and constants are."""
    every, whole, together = functions(text), "", text + (others or "")
    tables, constants = jumps(together), {} if others is None else constants_of(together)
    held = {name: f".Lconstant{n}" for n, name in enumerate(constants)}
    elsewhere = {name: lines for name, lines in functions(others or "").items() if name not in every}
    names = {name: name for name in every if OPERATION.match(name) and protocol_of(name) in protocols
             and (not name.endswith("_batch") or of_batches(protocol_of(name)))}
    todo = sorted(names)
    for at, name in enumerate(todo, number):  # It grows.
        lines = [f"{names[name]}:"]
        kept, targets = reached(every.get(name) or elsewhere[name], tables)
        for line in kept + targets:
            for symbol in SYMBOL.findall(line):
                last = short(symbol).split("::")[-1].partition(".")[0]
                if symbol in every and symbol not in names and last in KEPT:
                    names[symbol] = f"{short(symbol)}.{protocol_of(names[name])}"
                    todo.append(symbol)
                elif symbol not in names and CALL.match(line) and helps(short(symbol)) and (
                        symbol in every or symbol in elsewhere):
                    names[symbol] = f"{last}.{len(names)}.{protocol_of(names[name])}"
                    todo.append(symbol)
                line = line.replace(symbol, names.get(symbol) or short(symbol))
            line = NAME.sub(lambda found: held.get(found[0], found[0]), line)
            for pattern, instead in ((r"\.LBB\d+_", f".L{at}_"), (r"\.LJTI\d+_", f".T{at}_"), *LABELS):
                line = re.sub(pattern, instead, line)
            lines.append(line if line.endswith(":") else "\t" + line)
        settled = MERGED.sub(lambda found: found[1] + re.sub(r"\d+$", "0", found[3], flags=re.M), "\n".join(lines))
        whole += re.sub(r"^(\..*:)\n\t", r"\1\t", settled, flags=re.M) + "\n"
    used = {name: instead for name, instead in held.items() if re.search(rf"{re.escape(instead)}\b", whole)}
    return whole + "".join(f"constant {used[name]} {' '.join(map(str, constants[name]))}\n" for name in used)


def protocol_of(name: str) -> str:
    """`fenced`, of `fenced_push` or `Worker::reserve.fenced`."""
    return name.rpartition(".")[2].partition("_")[0]


def jumps(text: str) -> dict[str, list[str]]:
    """The tables of labels to which functions jump."""
    return {name: re.findall(r"(\.LBB\d+_\d+)-", rows) for name, rows in JUMPS.findall(text)}


def constants_of(text: str) -> dict[str, list[int | str]]:
    """The words of constants without a name, which are numbers or symbols. A constant that is no whole number of words
    is left out."""
    found: dict[str, list[int | str]] = {}
    for name, rows in CONSTANT.findall(text):
        words: list[int | str] = []
        rest = b""
        for kind, of in re.findall(r"^\t\.(\w+)\t(.*)$", rows, re.M):
            if kind in ("quad", "xword", "dword") and not re.fullmatch(r"-?\d+", of):
                words.append(of)
            elif kind in ("ascii", "asciz"):
                rest += literal_eval(f"b{of}") + b"\0" * (kind == "asciz")
            elif kind == "zero":
                count, _, value = of.partition(",")
                rest += bytes([int(value or 0)]) * int(count)
            else:
                size = {"byte": 1, "short": 2, "hword": 2, "half": 2, "long": 4, "word": 4, "xword": 8, "quad": 8,
                        "dword": 8}[kind]
                rest += (int(of, 0) % 2 ** (8 * size)).to_bytes(size, "little")
            while len(rest) >= 8:
                words.append(int.from_bytes(rest[:8], "little"))
                rest = rest[8:]
        if not rest:
            found[name] = words
    return found


def reached(lines: list[str], tables: dict[str, list[str]]) -> tuple[list[str], list[str]]:
    """The lines that control may reach, with the labels among them, and the tables that they use."""
    labels = {line[:-1]: n for n, line in enumerate(lines) if line.endswith(":")}
    words = [re.split(r"[\s,()]+", line) for line in lines]
    leads = [[each for word in some for each in tables.get(word, [word])] for some in words]
    seen: set[int] = set()
    todo = [0]
    while todo:
        n = todo.pop()
        if n < len(lines) and n not in seen:
            seen.add(n)
            todo += [labels[word] for word in leads[n] if word in labels] + [n + 1] * (words[n][0] not in ENDS)
    used = {word for n in seen for word in leads[n]}
    named = dict.fromkeys(word for n in sorted(seen) for word in words[n] if word in tables)
    return [lines[n] for n in sorted(seen) if not lines[n].endswith(":") or lines[n][:-1] in used], [
        f"table {' '.join((name, *tables[name]))}" for name in named]


@cache
def weaker() -> dict[str, Weaker]:
    """The weaker protocols by name: those with one ordering that is weaker than in a protocol."""
    found: dict[str, Weaker] = {}
    for site in sites.SITES.values():
        for row in site.weaker:
            others = (other for other in sites.SITES.values() if other is not site and row.protocol in other.unshipped)
            also = tuple(f"{other.name}={other.unshipped[row.protocol]}" for other in others)
            for code in row.machine:
                in_header = f"{site.name} {row.order}, {HEADER.name}"
                subject = in_header if code == "header" else sites.weakened(site.name, row)
                found[re.sub("[^a-z]", "", subject.lower())] = Weaker(subject, code, also, site)
    return found


def of_batches(protocol: str) -> bool:
    """Returns true if a protocol's batches are judged: most sites are in other operations as well."""
    return protocol in SHIPPED or weaker()[protocol].site.operation == "batch"


def committed(name: str) -> tuple[str, str]:
    return parts(CODE / name)


def parts(file: Path) -> tuple[str, str]:
    return file.read_text(encoding="utf-8").partition("\n")[::2]
