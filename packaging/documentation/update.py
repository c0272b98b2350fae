"""Writes into the README what the program itself knows: its guide, the table of all rules.

Run by ``make documentation``; ``--check`` only tells, by its exit code, whether that is needed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sitemap_editor.core.checks.rule_table import as_markdown
from sitemap_editor.windows.help.guide import guide_markdown

README: Final = Path(__file__).parents[2] / "README.md"
MADE: Final[dict[str, Callable[[], str]]] = {"guide": guide_markdown, "rules": as_markdown}


def made_anew(text: str) -> str:
    """Return a document with what stands between its marks made anew."""
    for name, make in MADE.items():
        begin, end = f"<!-- {name}: made by `make documentation` -->", f"<!-- end of {name} -->"
        before, found, rest = text.partition(begin)
        _, closed, after = rest.partition(end)
        if not found or not closed:
            sys.exit(f"README.md has no marks for the {name}.")
        text = f"{before}{begin}\n\n{make()}\n\n{end}{after}"
    return text


if __name__ == "__main__":
    text = README.read_text("utf-8")
    new = made_anew(text)
    if "--check" in sys.argv:
        sys.exit(new != text)
    README.write_text(new, "utf-8", newline="\n")
