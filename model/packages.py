"""The packages that a check needs. On first use, pip fetches them into target/ and checks their hashes."""

import hashlib
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from manifest import SHARED, Problem

PACKAGES = SHARED.parent / "target" / "packages"


def versions(requirements: Path) -> list[str]:
    return re.findall(r"^\S+==\S+", requirements.read_text(encoding="utf-8"), re.M)


def install(requirements: Path) -> Path:
    digest = hashlib.sha256(requirements.read_bytes()).hexdigest()[:16]
    folder = PACKAGES / f"{digest}-python{sys.version_info[0]}.{sys.version_info[1]}"
    if folder.is_dir():
        return folder
    PACKAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=PACKAGES) as scratch:
        new = Path(scratch) / "new"
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--only-binary=:all:",
                   "--disable-pip-version-check", "--root-user-action=ignore", "--target", str(new),
                   "--require-hashes", "--requirement", str(requirements)]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            raise Problem(f"pip could not install {', '.join(versions(requirements))}:\n{done.stdout.strip()}")
        os.replace(new, folder)
    return folder
