"""The deque's models, and the programs that check them. All are run from the root: `python3 -m model.claims`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036, because this is where an older one is refused
    sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}, {sys.executable}")
