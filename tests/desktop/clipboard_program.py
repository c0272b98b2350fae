"""Another program with a clipboard: ``python -m tests.desktop.clipboard_program``.

Takes a table from it as spreadsheets do, edits that, and copies all of it, as LibreOffice Calc
does. Says so, and keeps it on the clipboard until it is ended.
"""

from __future__ import annotations

from lxml import html
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from tests.desktop.calc import edited


def table_in(page: str) -> str:
    """Return the cells of the table of a page, with tabs between them."""
    rows = html.fromstring(page).iter("tr")
    cells = (["".join(map(str, cell.itertext())) for cell in row.iter("td")] for row in rows)
    return "".join("\t".join(row) + "\n" for row in cells)


def main() -> None:
    """Wait for a table, and copy it."""
    app = QGuiApplication([])
    looks = QTimer(interval=100)

    def look() -> None:
        clipboard = QGuiApplication.clipboard()
        if clipboard.mimeData().hasHtml():
            looks.stop()
            clipboard.setText(edited(table_in(clipboard.mimeData().html())))
            print("copied", flush=True)

    looks.timeout.connect(look)
    looks.start()
    app.exec()


if __name__ == "__main__":
    main()
