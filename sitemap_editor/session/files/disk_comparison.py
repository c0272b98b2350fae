"""A document beside what lies on disk under its name, while a person looks at the differences."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.comparing.versions import Comparison
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner

_READING: Final = 0.6  # the part of the work that opening the file is, about


class DiskComparison(JobOwner):
    """Reads the file and compares in a worker.

    Signals: `compared` when the result, or the `error` that kept from it, is there.
    """

    compared = Signal()

    def __init__(self, session: Session, path: Path, cap_bytes: int, parent: QObject) -> None:
        super().__init__(session.jobs, parent)
        self.path = path
        self.is_modified = session.is_modified
        self.comparison: Comparison | None = None
        """`here` is the document as it was when this began, `there` the file."""
        self.error: SitemapError | None = None
        """Why the file cannot be read."""
        self._cap_bytes = cap_bytes
        self._table = session.document.table.snapshot()

    def compare(self) -> None:
        """Compare."""
        path, table, cap_bytes = self.path, self._table, self._cap_bytes

        def work(progress: Progress) -> Comparison:
            there = Document.open(
                path, cap_bytes=cap_bytes, progress=lambda part: progress(part * _READING)
            )
            return Comparison(
                table, there.table, lambda part: progress(_READING + part * (1 - _READING))
            )

        self.begin(work, self._on_compared, self._on_failed)

    def _on_compared(self, result: Comparison) -> None:
        self.comparison = result
        self.compared.emit()

    def _on_failed(self, error: SitemapError) -> None:
        self.error = error
        self.compared.emit()
