"""The files of an index under way, as a table: what each is, and the row it becomes."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLabel, QTableView, QWidget

from sitemap_editor.session.index_draft import IndexDraft
from sitemap_editor.session.index_lines import DraftLine
from sitemap_editor.session.texts import readable_size, sentence
from sitemap_editor.windows.icons import drawn
from sitemap_editor.windows.text_size import scaled
from sitemap_editor.windows.theme import dimmed_text, error_ground

Index = QModelIndex | QPersistentModelIndex
FILE, URL, LASTMOD, ROWS, SIZE = range(5)
SAID: Final = URL
"""From here on a line says why its file is left out, where it is."""
_ROLE: Final = Qt.ItemDataRole
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_WIDTHS: Final = {FILE: 200, LASTMOD: 168, ROWS: 72, SIZE: 84}
_AIR: Final = 8


class DraftModel(QAbstractTableModel):
    """One line a file."""

    def __init__(self, draft: IndexDraft, widget: QWidget) -> None:
        super().__init__(widget)
        self._draft = draft
        self._widget = widget
        self._lines = list(draft.lines)
        self._titles = (
            self.tr("File"),
            self.tr("URL in the index"),
            "lastmod",
            self.tr("Rows"),
            self.tr("Size"),
        )
        draft.listed.connect(self._on_listed)
        draft.changed.connect(self._on_changed)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return how many files there are."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._titles)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Name the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.TextAlignmentRole and section in (ROWS, SIZE):
            return _RIGHT
        return self._titles[section] if role == _ROLE.DisplayRole else None

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return what a cell says; a file that is left out is marked and says why."""
        if not index.isValid():
            return None
        line, column = self._lines[index.row()], index.column()
        if role == _ROLE.DisplayRole:
            return self._text(line, column)
        if role == _ROLE.TextAlignmentRole and column in (ROWS, SIZE):
            return _RIGHT
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
        self._lines = list(self._draft.lines)
        self.endResetModel()

    def _on_changed(self) -> None:
        if self._lines:
            last = self.index(len(self._lines) - 1, len(self._titles) - 1)
            self.dataChanged.emit(self.index(0, 0), last)


class DraftTable(QTableView):
    """The table of files. Signals: `removed` by Delete; `moved` (steps) by Alt with an arrow."""

    removed = Signal()
    moved = Signal(int)

    def __init__(self, draft: IndexDraft, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = DraftModel(draft, self)
        self._spread: list[int] = []
        self.setModel(self._model)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + _AIR)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(URL, QHeaderView.ResizeMode.Stretch)
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, scaled(self, width))
        self._empty = QLabel(self.viewport())
        self._empty.setText(self.tr("Add the sitemaps to list, or drop files and folders here."))
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._model.modelReset.connect(self._on_reset)
        self._model.dataChanged.connect(self._spread_out)
        self._on_reset()

    def selected(self) -> list[int]:
        """Return the numbers of the selected files, ascending."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def select(self, rows: list[int]) -> None:
        """Select these files and no other."""
        flags = QItemSelectionModel.SelectionFlag
        selection = self.selectionModel()
        selection.setCurrentIndex(self.model().index(rows[0], 0), flags.NoUpdate)
        selection.clearSelection()
        for row in rows:
            selection.select(self.model().index(row, 0), flags.Select | flags.Rows)
        self.scrollTo(self.model().index(rows[0], 0))

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the list by keys."""
        key, keys = event.key(), Qt.Key
        if key in (keys.Key_Delete, keys.Key_Backspace):
            self.removed.emit()
        elif event.modifiers() == Qt.KeyboardModifier.AltModifier and key in (
            keys.Key_Up,
            keys.Key_Down,
        ):
            self.moved.emit(-1 if key == keys.Key_Up else 1)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the hint of an empty table in its middle."""
        super().resizeEvent(event)
        self._empty.setGeometry(self.viewport().rect().adjusted(40, 20, -40, -20))
