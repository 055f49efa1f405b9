"""A user's compiler: its toolchain, target, profile and flags, and the code that it makes of the wrappers."""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from model.machine import extract
from model.machine.table import AT
from model.problem import Problem

TARGET = extract.ROOT / "target" / "compiled"
ARCHITECTURES = {"x86_64": "x86-64", "aarch64": "aarch64", "riscv64gc": "riscv64", "powerpc64le": "powerpc64le"}
LINKED = ("fat", "thin", True, "true")  # values of `lto`
SOURCE = re.compile(r'^\t\.file\t(\d+) (?:"([^"]*)" )?"([^"]*)"', re.M)
LABEL = re.compile(r"\.L(?:BB|JTI)(?=\d+_\d)")  # of a function; each file has the same ones
LINE = re.compile(r"^\t\.loc\t(\d+) (\d+)")


@dataclass(frozen=True)
class Compiler:
    toolchain: str = ""  # as after `cargo +`; otherwise the usual one
    target: str = ""  # otherwise this machine
    profile: str = "release"
    manifest: Path | None = None  # has the profile
    config: tuple[str, ...] = ()  # cargo's own option
    flags: str = ""  # as in RUSTFLAGS

    def environment(self, extra: str = "") -> dict[str, str]:
        found = {**os.environ, "RUSTFLAGS": self.flags + extra, "CARGO_TARGET_DIR": str(self.folder),
                 "CARGO_INCREMENTAL": "0"}
        found.pop("CARGO_ENCODED_RUSTFLAGS", None)
        return found | ({"RUSTUP_TOOLCHAIN": self.toolchain} if self.toolchain else {})

    @property
    def folder(self) -> Path:
        """A folder for each compiler, because cargo does not notice that a wrapper of rustc has changed."""
        key = repr((self, os.environ.get("RUSTUP_TOOLCHAIN"), os.environ.get("RUSTC_WRAPPER")))
        return TARGET / hashlib.sha256(key.encode()).hexdigest()[:16]

    def run(self, *command: str, extra: str = "") -> str:
        try:
            done = subprocess.run(command, cwd=extract.WRAPPERS, env=self.environment(extra), text=True,
                                  capture_output=True)
        except OSError as problem:
            raise Problem(f"{command[0]}: {problem.strerror}; install Rust with rustup") from None
        if done.returncode:
            raise Problem(f"{shlex.join(command)}, with RUSTFLAGS={self.flags!r}:\n{done.stderr.strip()}")
        return done.stdout.strip()

    @property
    def version(self) -> str:
        return self.run("rustc", "--version")

    @property
    def release(self) -> tuple[int, int]:
        """The version without its last number."""
        found = re.search(r"rustc (\d+)\.(\d+)", self.version)
        if not found:
            raise Problem(f"not a version of rustc: {self.version}")
        return int(found[1]), int(found[2])

    @property
    def triple(self) -> str:
        return self.target or re.findall(r"^host: (.*)", self.run("rustc", "-vV"), re.M)[0]

    @property
    def arch(self) -> str:
        """The architecture's name here."""
        first, _, rest = self.triple.partition("-")
        if first not in ARCHITECTURES or "-linux-" not in f"-{rest}-":
            raise Problem(f"{self.triple}: only Linux on {', '.join(ARCHITECTURES)} is judged")
        return ARCHITECTURES[first]

    def check(self) -> None:
        """Refuses what cannot be compiled, and says what to do."""
        _ = self.arch, self.linked, self.settings()
        library = Path(self.run("rustc", "--print", "sysroot"), "lib", "rustlib", self.triple, "lib")
        if not library.is_dir():
            of = f" --toolchain {self.toolchain}" if self.toolchain else ""
            raise Problem(f"there is no standard library for {self.triple}: run `rustup target add{of} {self.triple}`")

    def settings(self) -> dict[str, Any]:
        """What the manifest says of the profile, with what it inherits."""
        if self.manifest is None:
            return {}
        try:
            profiles = tomllib.loads(self.manifest.read_text(encoding="utf-8")).get("profile", {})
        except (OSError, ValueError) as problem:
            raise Problem(f"{self.manifest}: {problem}") from None
        found: dict[str, Any] = {}
        name: str | None = self.profile
        if name not in profiles and name not in ("release", "dev"):
            raise Problem(f"{self.manifest} has no profile {name!r}: it has {', '.join(profiles) or 'none'}")
        while name is not None:
            rows = profiles.get(name, {})
            found = {**rows, **found}
            name = rows.get("inherits")
        # A profile may say otherwise of some packages, none of which is compiled here.
        return {key: value for key, value in found.items() if not isinstance(value, dict)}

    def options(self) -> Iterator[str]:
        """The options that give cargo the profile."""
        yield f"--profile={self.profile}"
        for key, value in self.settings().items():
            shown = str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else value
            yield f"--config=profile.{self.profile}.{key}={shown}"
        yield from (f"--config={each}" for each in self.config)
        yield f"--config=profile.{self.profile}.codegen-units=1"

    def value(self, key: str) -> Any:
        """What the profile says, or nothing if it is cargo's own choice."""
        variable = f"CARGO_PROFILE_{self.profile.upper().replace('-', '_')}_{key.upper().replace('-', '_')}"
        found = os.environ.get(variable, self.settings().get(key))
        for each in self.config:
            try:
                found = tomllib.loads(each)["profile"][self.profile].get(key, found)
            except KeyError:
                continue
            except tomllib.TOMLDecodeError:
                raise Problem(f"--config {each}: not KEY=VALUE, as in 'profile.release.lto=\"fat\"'") from None
        return found

    @property
    def linked(self) -> bool:
        """Whether there is optimisation at link time."""
        if re.search(r"-C\s*lto\b(?!=(?:off|no|n|false))", self.flags):
            raise Problem("rustc takes no LTO from RUSTFLAGS: use --config 'profile.release.lto=\"fat\"'")
        return self.value("lto") in LINKED

    @property
    def checked(self) -> bool:
        """Whether the code has assertions, which may end it."""
        found = re.findall(r"-C\s*(?:debug-assertions|overflow-checks)(?:=(\w+))?", self.flags)
        chosen = [self.value("debug-assertions"), self.value("overflow-checks"), self.profile == "dev"]
        return any(each not in ("off", "no", "n", "false") for each in found) or any(
            each in (True, "true") for each in chosen)

    def assembly(self, features: tuple[str, ...] = (), lines: bool = False) -> tuple[str, str]:
        """The assembly of the wrappers with these features, and that of the other crates."""
        folder = self.folder / self.triple / {"dev": "debug"}.get(self.profile, self.profile)
        for old in folder.rglob("wrappers*.s"):
            old.unlink()
        os.utime(extract.WRAPPERS / "lib.rs")  # so that it is compiled
        chosen = [*([f"--features={','.join(features)}"] if features else []),
                  *(["--no-default-features"] if {*extract.SIZES} & {*features} else [])]
        extra = "-Cdebuginfo=line-tables-only -Cstrip=none" if lines else ""
        self.run("cargo", "rustc", "--quiet", "--lib", f"--target={self.triple}", *self.options(), *chosen,
                 *["--crate-type=staticlib"][:self.linked], extra=f" --emit=asm {extra}")
        files = {each: located(LABEL.sub(rf"\g<0>{n}0", each.read_text(encoding="utf-8")))
                 for n, each in enumerate(sorted(folder.rglob("*.s")))}
        made = [text for file, text in files.items() if file.name.startswith("wrappers")]
        if not made:
            raise Problem(f"rustc wrote no assembly of the wrappers into {folder}")
        others = [text for file, text in files.items() if file.name.startswith("chase_lev")]
        return "\n".join(made), "\n".join(others)


def located(text: str) -> str:
    """Assembly with the file and the line of each instruction after it, if there are any."""
    files = {number: name for number, _, name in SOURCE.findall(text)}
    here, found = "", []
    for line in text.splitlines():
        if place := LINE.match(line):
            here = f"{AT}{files.get(place[1], '')}:{place[2]}" if int(place[2]) else ""
            continue
        if line.startswith("\t.file\t"):
            continue
        if here and re.match(r"\t[a-z]", line):
            line += here
        found.append(line)
    return "\n".join(found)
