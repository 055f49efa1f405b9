"""Builds docs/report.pdf from report.typ and the recorded results. --check compares it with the committed one."""

import sys
from pathlib import Path

from model import packages

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PDF = HERE.with_suffix(".pdf")


def main() -> None:
    packages.require(HERE / "requirements.txt")
    import typst

    # Without tags, which would double its size.
    new = typst.compile(HERE / "report.typ", root=ROOT, ignore_system_fonts=True, pdf_tags=False)
    if "--check" not in sys.argv:
        PDF.write_bytes(new)
    elif not PDF.is_file() or PDF.read_bytes() != new:
        sys.exit("docs/report.pdf is out of date: run `python3 -m docs.report.build`, and commit it")


if __name__ == "__main__":
    main()
