"""The two solvers, which pip fetches into target/ on first use."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

WHEELS = ("z3-solver==5.4.0.0", "cvc5==1.4.2")


class Problem(Exception):
    """What keeps the proof from being checked."""


def install(root: Path) -> None:
    """Makes the solvers importable."""
    version = "-".join([*WHEELS, f"python{sys.version_info[0]}.{sys.version_info[1]}"]).replace("==", "-")
    folder = root / "target" / "proof" / version
    if not folder.is_dir():
        fetch(folder)
    sys.path.insert(0, str(folder))


def fetch(folder: Path) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
        new = Path(scratch) / "new"
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--only-binary=:all:",
                   "--disable-pip-version-check", "--root-user-action=ignore", "--target", str(new), *WHEELS]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            raise Problem(f"pip could not install {' and '.join(WHEELS)}:\n{done.stdout.strip()}")
        os.replace(new, folder)
