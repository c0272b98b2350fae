"""Writes the pages of Help that the program itself knows best: all rules, all keys.

Run by ``make documentation``; ``--check`` only tells, by its exit code, whether that is needed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sitemap_editor.core.checks.rule_table import as_markdown

HELP: Final = Path(__file__).parents[2] / "resources" / "help"


def rules_page() -> str:
    """Return the page of all rules."""
    return (
        "# Rules\n\nEach finding carries the id of its rule. A fix marked * is never made together "
        "with others: it may lose something.\n\n" + as_markdown() + "\n"
    )


def keys_page() -> str:
    """Return the page of all keys, as they are on Linux and Windows."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # no screen needed, and the same keys everywhere
    from PySide6.QtWidgets import QApplication, QWidget

    from sitemap_editor.windows.actions import Actions
    from sitemap_editor.windows.help.pages import keys_markdown

    application = QApplication([])
    application.setApplicationName("Sitemap Editor")
    owner = QWidget()
    return (
        "# Keyboard shortcuts\n\nOn macOS, Command stands for Ctrl. F1 shows the same list in the "
        "program, in your language. Help, Customize Shortcuts changes, imports and exports "
        "them.\n\n"
        + keys_markdown(Actions(owner, owner.palette()))
        + "\n\nWhole rows that are cut and pasted within a file take their images, comments and "
        "everything else with them.\nA click on a column header selects the column; one on its "
        "arrow, or a double click, sorts the view: up, down, file order. The file keeps its "
        "order.\n"
        "Ctrl and + or − insert and delete rows, as in spreadsheets; the table is zoomed by Ctrl "
        "and the wheel, or with Alt besides.\n"
    )


PAGES: Final[dict[str, Callable[[], str]]] = {"rules.md": rules_page, "keys.md": keys_page}


if __name__ == "__main__":
    is_old = False
    for name, make in PAGES.items():
        page, path = make(), HELP / name
        if not path.is_file() or path.read_text("utf-8") != page:
            is_old = True
            if "--check" not in sys.argv:
                path.write_text(page, "utf-8", newline="\n")
    sys.exit(is_old and "--check" in sys.argv)
