"""Tests of compiled.py: a compiler that makes a mistake, and one that makes an instruction without a row."""

import contextlib
import io
import os
import stat
import sys
import tempfile
import unittest
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from model.machine import compiler, names
from model.refinement import compiled

# In place of rustc: it runs rustc, and then changes the first line of a function in the assembly of the wrappers.
WRAPPER = """#!{python}
import pathlib, re, subprocess, sys
done = subprocess.run(sys.argv[1:])
options = dict(zip(sys.argv, sys.argv[1:]))
if done.returncode == 0 and options.get("--crate-name") == "wrappers":
    changed = 0
    for file in pathlib.Path(options["--out-dir"]).glob("wrappers*.s"):
        before, name, rest = file.read_text().partition("\\n" + {function!r} + ":\\n")
        inside, end, after = rest.partition(".cfi_endproc")
        inside, number = re.subn({old!r}, {new!r}, inside, count=1)
        changed += number
        file.write_text(before + name + inside + end + after)
    if changed != 1:
        sys.exit("nothing to change")
sys.exit(done.returncode)
"""
X86 = "x86_64-unknown-linux-gnu"


@contextlib.contextmanager
def planted(function: str, old: str, new: str) -> Iterator[None]:
    """Changes one instruction of what rustc makes."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "rustc")
        file.write_text(WRAPPER.format(python=sys.executable, function=function, old=old, new=new), encoding="utf-8")
        file.chmod(file.stat().st_mode | stat.S_IXUSR)
        with mock.patch.dict(os.environ, RUSTC_WRAPPER=str(file)):
            yield


def judged(only: str, *options: str) -> tuple[int, str]:
    """The status, and all that is printed."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        status = compiled.main([f"--only={only}", f"--target={X86}", "--jobs=1", "--rustflags=", *options])
    return status, printed.getvalue()


class Compiled(unittest.TestCase):
    def is_found(self, only: str, change: tuple[str, str, str], status: int, *says: str) -> None:
        with planted(*change):
            found, printed = judged(only)
        self.assertEqual(found, status, printed)
        for each in says:
            self.assertIn(each, printed)

    def test_the_code_as_it_is_matches(self) -> None:
        status, printed = judged("pop, Fenced<Retain>, word")
        self.assertEqual(status, 0, printed)
        self.assertIn("1 matched, 0 wrong, 0 not understood", printed)

    def test_a_fence_is_dropped(self) -> None:
        self.is_found("pop, Fenced<Retain>, word", ("fenced_pop", r"lock\s+or[lq]\s+\$0, .*", "nop"), 1,
                      "pop.fence (Fence, SeqCst): no such fence", "src/deque.rs", "1 wrong, 0 not understood")

    def test_an_exchange_is_weakened(self) -> None:
        change = "fenced_steal", r"lock\s+cmpxchgq\s+(%\w+), (.*)", r"movq\t\1, \2"
        self.is_found("steal, Fenced<Retain>, word", change, 1, "steal.cas (Cas, Release)")

    def test_a_slot_is_another_one(self) -> None:
        self.is_found("push, Fenced<Retain>, word", ("fenced_push", r"movq\s+16\((%\w+)\), ", r"movq\t24(\1), "), 1,
                      "push.slot (Store, Relaxed): another address")

    def test_an_instruction_has_no_row(self) -> None:
        self.is_found("pop, Fenced<Retain>, word", ("fenced_pop", r"lock\s+or[lq]\s+\$0, .*", "serialize"), 3,
                      "NOT UNDERSTOOD", "serialize: an instruction that is not known", "model/machine/isa",
                      "0 wrong, 1 not understood")

    def test_a_call_is_not_known(self) -> None:
        self.is_found("pop, Fenced<Retain>, word", ("fenced_pop", r"lock\s+or[lq]\s+\$0, .*", "callq\tsync_all"), 3,
                      "calls sync_all")

    def test_what_cannot_be_compiled(self) -> None:
        for options, says in (
                (("--target=wasm32-unknown-unknown",), "only Linux on x86_64, aarch64"),
                (("--toolchain=none-such",), "none-such"),
                (("--rustflags=-C lto",), "profile.release.lto"),
                (("--rustflags=-C target-cpu",), "target-cpu"),
                (("--profile=small", "--manifest-path=model/machine/wrappers/Cargo.toml"), "has no profile 'small'"),
                (("--only=nothing",), "has 'nothing' in its name")):
            with self.subTest(options[0]):
                status, printed = judged("push, Fenced<Retain>, word", *options)
                self.assertEqual(status, 2, printed)
                self.assertIn(says, printed)


class Profiles(unittest.TestCase):
    def test_a_profile_is_read_with_what_it_inherits(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "Cargo.toml")
            file.write_text('[profile.release]\nlto = "fat"\n[profile.small]\ninherits = "release"\nopt-level = "s"\n'
                            '[profile.small.package.x]\nopt-level = 0\n', encoding="utf-8")
            of = compiler.Compiler(profile="small", manifest=file)
            self.assertEqual(of.settings(), {"inherits": "release", "opt-level": "s", "lto": "fat"})
            self.assertTrue(of.linked)
            self.assertIn('--config=profile.small.opt-level="s"', list(of.options()))
            self.assertFalse(compiler.Compiler(profile="small", manifest=file,
                                               config=('profile.small.lto = "off"',)).linked)

    def test_assertions(self) -> None:
        for flags, checked in (("", False), ("-C debug-assertions", True), ("-Cdebug-assertions=yes", True),
                               ("-C overflow-checks=off", False)):
            self.assertEqual(compiler.Compiler(flags=flags).checked, checked, flags)


class Names(unittest.TestCase):
    def test_both_manglings_give_the_same(self) -> None:
        for name, shown in (
                ("_ZN9chase_lev5deque23Worker$LT$T$C$F$C$R$GT$7reserve17hafea6a6f1f036447E", "Worker::reserve"),
                ("_RNvMs4_NtCs6KjFfZ87vog_9chase_lev5dequeINtB5_6WorkerjNtNtNtB7_6fences6fenced6FencedE7reserve"
                 "Cs6kvvUAsv0E8_8wrappers", "Worker::reserve"),
                ("_RNvXNtNtCs6KjFfZ87vog_9chase_lev6fences6fencedNtB2_6FencedNtB4_8Protocol12retire_fence",
                 "retire_fence"),
                ("_RNvNCNKNvCserQ7cvaMN7P_17chase_lev_readers6HANDLE0023___RUST_STD_INTERNAL_VAL",
                 "chase_lev_readers_HANDLE"),
                ("chase_lev_reserve", "chase_lev_reserve")):
            self.assertEqual(names.short(name), shown)

    def test_no_name(self) -> None:
        for name in ("_RNvC", "_RNvCs_9chase_lev", "_RZ", "_RB9_"):
            with self.assertRaises(names.NotMangled, msg=name):
                names.short(name)


if __name__ == "__main__":
    unittest.main()
