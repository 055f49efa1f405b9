"""The packages that a check needs. On first use, pip fetches them into target/ and checks their hashes."""

import hashlib
import os
import re
import subprocess
import sys
import tempfile
from importlib import metadata
from pathlib import Path

from model.modules import SHARED
from model.problem import Problem

PACKAGES = SHARED.parent / "target" / "packages"


def versions(requirements: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", requirements.read_text(encoding="utf-8"), re.M))


def installed(name: str) -> str | None:
    """Returns the version of the package that `import` finds, if there is one."""
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def require(requirements: Path) -> None:
    """Makes sure that these packages can be imported, in these versions.

    If they cannot, this installs them, and starts the program again with `PYTHONPATH`.
    """
    if all(installed(name) == version for name, version in versions(requirements).items()):
        return
    try:
        folder = install(requirements)
    except Problem as problem:
        print(problem, file=sys.stderr)
        sys.exit(2)
    if str(folder) in sys.path:
        sys.exit(f"{folder} lacks a package of {requirements}: remove it, and run this again")
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    if sys.argv[0] in ("", "-"):
        sys.exit(f"what standard input has cannot be started again: set PYTHONPATH={path}")
    os.environ["PYTHONPATH"] = path
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


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
            names = ", ".join(f"{name} {version}" for name, version in versions(requirements).items())
            raise Problem(f"pip could not install {names}:\n{done.stdout.strip()}")
        try:
            os.replace(new, folder)
        except OSError:
            # Another program may have installed the same packages in the meantime.
            if not folder.is_dir():
                raise
    return folder


if __name__ == "__main__":
    # Prints the folder of the packages that a file lists.
    try:
        print(install(Path(sys.argv[1])))
    except Problem as problem:
        sys.exit(str(problem))
