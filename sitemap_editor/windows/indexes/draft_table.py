"""The files of an index under way, as a table: what each is, and the row it becomes."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QLocale, QModelIndex, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from sitemap_editor.core.operations.indexing.index_lines import DraftLine
from sitemap_editor.session.indexes.index_draft import IndexDraft
from sitemap_editor.session.lines_model import Index, LinesModel
from sitemap_editor.session.texts import readable_size, sentence
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.lines_table import FilesTable
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.theme import dimmed_text, error_ground

FILE, URL, LASTMOD, ROWS, SIZE = range(5)
SAID: Final = URL
"""From here on a line says why its file is left out, where it is."""
_ROLE: Final = Qt.ItemDataRole
_WIDTHS: Final = {FILE: 200, LASTMOD: 168, ROWS: 72, SIZE: 84}


class DraftModel(LinesModel):
    """One line a file."""

    numbers = frozenset((ROWS, SIZE))

    def __init__(self, draft: IndexDraft, widget: QWidget) -> None:
        super().__init__(widget)
        self._draft = draft
        self._widget = widget
        self._lines = list(draft.files.lines)
        self.titles = (
            self.tr("File"),
            self.tr("URL in the index"),
            "lastmod",
            self.tr("Rows"),
            self.tr("Size"),
        )
        draft.listed.connect(self._on_listed)
        draft.changed.connect(self._on_changed)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many files there are."""
        return 0 if parent.isValid() else len(self._lines)

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return what a cell says; a file that is left out is marked and says why."""
        line = self._lines[row]
        if role == _ROLE.DisplayRole:
            return self._text(line, column)
        if role == _ROLE.ToolTipRole:
            return "\n".join(filter(None, (str(line.path), self._text(line, URL))))
        return self._look(line, column, role)

    def _look(self, line: DraftLine, column: int, role: int) -> Any:
        """Return marks and colours: broken files stand out, those listed already step back."""
        if line.remark is None:
            return None
        if role == _ROLE.DecorationRole and column == FILE:
            name = "severity-error" if line.error is not None else "severity-hint"
            return drawn(name, "#000000")
        if role == _ROLE.BackgroundRole and line.error is not None:
            return error_ground(self._widget.palette())
        if role == _ROLE.ForegroundRole and line.error is None:
            return dimmed_text(self._widget.palette())
        return None

    def _text(self, line: DraftLine, column: int) -> str:
        if column == FILE:
            return line.name or str(line.path)
        if line.remark is not None:
            return sentence(line.remark) if column == SAID else ""
        if column == URL:
            return self._draft.url(line)
        if not line.is_known:
            return "…"
        if column == ROWS:
            return QLocale().toString(line.row_count)
        if column == SIZE:
            return readable_size(line.size_bytes)
        return line.lastmod

    def left_out(self) -> list[int]:
        """Return the numbers of the lines that say why their files are left out."""
        return [number for number, line in enumerate(self._lines) if line.remark is not None]

    def _on_listed(self) -> None:
        self.beginResetModel()
        self._lines = list(self._draft.files.lines)
        self.endResetModel()

    def _on_changed(self) -> None:
        if self._lines:
            last = self.index(len(self._lines) - 1, len(self.titles) - 1)
            self.dataChanged.emit(self.index(0, 0), last)


class DraftTable(FilesTable):
    """The table of files."""

    def __init__(self, draft: IndexDraft, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = DraftModel(draft, self)
        self._spread: list[int] = []
        self.setModel(self._model)
        self.lay_out(_WIDTHS)
        self._empty = PlainLabel(self.viewport())
        self._empty.setText(self.tr("Add sitemaps, or drop files and folders here."))
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._model.modelReset.connect(self._on_reset)
        self._model.dataChanged.connect(self._spread_out)
        self._on_reset()

    def _on_reset(self) -> None:
        self._empty.setVisible(not self._model.rowCount())
        self.clearSpans()
        self._spread = []
        self._spread_out()

    def _spread_out(self) -> None:
        """Give the sentence of a file that is left out all the room there is."""
        left_out = self._model.left_out()
        if left_out != self._spread:
            self._spread = left_out
            self.clearSpans()
            for number in left_out:
                self.setSpan(number, SAID, 1, SIZE - SAID + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the hint of an empty table in its middle."""
        super().resizeEvent(event)
        self._empty.setGeometry(self.viewport().rect().adjusted(40, 20, -40, -20))
