"""A session that edits a file, says of each edit that it has returned, and is killed at once.

Run as a module with the file, the folder of journals, and how many edits to make.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from sitemap_editor import Document, InsertRows, RemoveRows, Row, SetCells
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.document.edits import Edit
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.recovery import journal_thread
from sitemap_editor.session.recovery.journal_thread import JournalThread
from sitemap_editor.session.recovery.recovery import SessionJournal


def edit_number(number: int) -> Edit:
    """Return edits of many kinds, by turns."""
    if number % 5 == 3:
        return InsertRows(1, [Row(f"https://example.com/{number}")])
    if number % 5 == 4:
        return RemoveRows([1])
    return SetCells([(0, "lastmod", f"2026-01-{number % 28 + 1:02}")])


def main(path: Path, folder: Path, count: int) -> None:
    application = QCoreApplication([])
    # A person is held up for a moment at most; here a busy computer may take as long as it does.
    journal_thread._BEGINS_WITHIN_S = 60  # type: ignore[misc]
    session = Session(Document.open(path), Checker(), Jobs("checks"), Jobs("looks"))
    journal = SessionJournal(session, JournalThread(folder))
    for number in range(count):
        session.perform(edit_number(number), "Edit")
        os.write(sys.stdout.fileno(), b".")
        if number % 3 == 0 and number + 1 < count:
            application.processEvents()
    if count % 7 == 6:
        session.undo_stack.undo()
        os.write(sys.stdout.fileno(), b"u")
    os.kill(os.getpid(), signal.SIGKILL)
    del journal


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
