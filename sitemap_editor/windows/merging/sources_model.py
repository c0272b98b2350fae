"""The list of files to merge as Qt sees it."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QLocale, QModelIndex, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.merging.inspected import SourceLine
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT
from sitemap_editor.session.lines_model import Index, LinesModel
from sitemap_editor.session.merging.merge_review import MergeReview
from sitemap_editor.session.texts import readable_size, sentence
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.theme import dimmed_text, error_ground
from sitemap_editor.windows.merging.throttle import Throttle

FILE, NOTE, KIND, ROWS, SIZE = range(5)
_ROLE: Final = Qt.ItemDataRole


class SourcesModel(LinesModel):
    """One line a file; the document that is merged into stands above them, where there is one."""

    numbers = frozenset((ROWS, SIZE))

    def __init__(self, review: MergeReview, target_name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._review = review
        self._widget = parent
        self._target_name = target_name
        self._lines = list(review.files.lines)
        self.titles = (
            self.tr("File"),
            self.tr("Found in"),
            self.tr("Kind"),
            self.tr("Rows"),
            self.tr("Size"),
        )
        review.sources_changed.connect(self._on_sources_changed)
        review.source_read.connect(self._on_source_read)
        self._pace = Throttle(self._tell_read, self)
        self._read: list[int] = []

    @property
    def first(self) -> int:
        """The line of the first file: 1 where the document that is merged into stands above."""
        return 0 if self._review.target is None else 1

    def is_failed(self, row: int) -> bool:
        """Tell whether the file in a line cannot be merged; it says so across all columns."""
        number = row - self.first
        return number >= 0 and self._lines[number].error is not None

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many files there are, the one that is merged into among them."""
        return 0 if parent.isValid() else self.first + len(self._lines)

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return what a cell says; a file that cannot be merged is marked and says why."""
        number = row - self.first
        line = self._lines[number] if number >= 0 else None
        if role == _ROLE.DisplayRole:
            return self._text(line, column)
        if role == _ROLE.ToolTipRole:
            return self._tip(line)
        return self._look(line, column, role)

    def _look(self, line: SourceLine | None, column: int, role: int) -> Any:
        palette: QPalette = self._widget.palette()
        failed = line is not None and line.error is not None
        if role == _ROLE.DecorationRole and column == FILE and failed:
            return drawn("severity-error", "#000000")
        if role == _ROLE.BackgroundRole and failed:
            return error_ground(palette)
        if role == _ROLE.ForegroundRole and not failed and (line is None or column == NOTE):
            return dimmed_text(palette)
        return None

    def _text(self, line: SourceLine | None, column: int) -> str:
        if column == FILE:
            return self._target_name if line is None else line.name
        if column == NOTE:
            return self._note(line)
        document = self._document(line)
        if document is None:
            return "" if line is None or line.error is not None else "…"
        if column == KIND:
            return self._kind(document)
        if column == ROWS:
            return QLocale().toString(len(document))
        return readable_size(document.size_bytes)

    def _document(self, line: SourceLine | None) -> Document | None:
        if line is None:
            target = self._review.target
            return target.document if target is not None else None
        return line.opened.document if line.opened is not None else None

    def _kind(self, document: Document) -> str:
        kind = document.table.row_kind
        if kind is TEXT:
            name = self.tr("Text")
        elif kind is SITEMAPINDEX:
            name = self.tr("Index")
        else:
            name = "XML"
        return f"{name}, gzip" if document.form.is_compressed else name

    def _note(self, line: SourceLine | None) -> str:
        if line is None:
            return self.tr("other files are merged into it")
        if line.error is not None:
            return sentence(line.error)
        via = line.source.via
        if via is None:
            return str(line.source.path.parent)
        is_folder = via == line.source.path.parent
        found_in = self.tr("folder {name}") if is_folder else self.tr("index {name}")
        return found_in.format(name=via.name)

    def _tip(self, line: SourceLine | None) -> str | None:
        if line is None:
            return None
        path = str(line.source.path)
        return f"{path}\n{sentence(line.error)}" if line.error is not None else path

    def _on_sources_changed(self) -> None:
        self.beginResetModel()
        self._lines = list(self._review.files.lines)
        self._read = []
        self.endResetModel()

    def _on_source_read(self, number: int) -> None:
        self._read.append(number)
        self._pace.step()

    def _tell_read(self) -> None:
        read = [number for number in self._read if number < len(self._lines)]
        self._read = []
        if read:
            first = self.index(min(read) + self.first, 0)
            self.dataChanged.emit(first, self.index(max(read) + self.first, self.columnCount() - 1))
