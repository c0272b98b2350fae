"""Tables of dialogs and panels: to be read, line by line, none higher than its text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QRectF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from sitemap_editor.session.lines_model import ColumnsModel, Index
from sitemap_editor.session.table.view_order import joined
from sitemap_editor.windows.looks.selected_parts import selected_parts
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.tokens import HEADER_WEIGHT, LINE, RING, TokenCache

_AIR: Final = 8
_TITLE_AIR: Final = 6
_SLACK: Final = 4
"""More than Qt says that a text needs: one that just fits would be elided in the middle."""
_LEAST: Final = 110
"""What a column that shares the rest keeps of it, at the usual text size: enough of a URL."""
_SOME: Final = 3
"""In a table that scrolls, what shares the rest gets up to this part of what is in sight."""


def header_font() -> QFont:
    """Return the weight of titles; the rest of the font is that of where it is used."""
    font = QFont()
    font.setWeight(HEADER_WEIGHT)
    return font


def _lines_of(part: QItemSelectionRange) -> range:
    return range(part.top(), part.bottom() + 1)


class LinesTable(QTableView):
    """Lines that are selected whole, copied as text and not edited; Tab leaves the table."""

    def __init__(self, parent: QWidget, *, air: int = _AIR) -> None:
        super().__init__(parent)
        self._tokens = TokenCache()
        self._widths: Mapping[int, int] = {}
        self._fitted_to = -1
        self._is_narrow = False
        self.line_height = self.fontMetrics().height() + air
        lines = self.verticalHeader()
        lines.hide()
        lines.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        lines.setDefaultSectionSize(self.line_height)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        header = self.horizontalHeader()
        header.setFont(header_font())
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame what is selected, stronger while the keyboard is here."""
        super().paintEvent(event)
        by_row = QAbstractItemView.SelectionBehavior.SelectRows
        if self.selectionModel() is None or self.selectionBehavior() is not by_row:
            return
        tokens, current = self._tokens.of(self.palette()), self.currentIndex().row()
        painter = QPainter(self.viewport())
        if not tokens.is_high:
            for rows in joined(map(_lines_of, selected_parts(self))):
                self._frame(painter, rows, tokens.ring, LINE)
        if self.hasFocus() and current >= 0:
            is_selected = self.selectionModel().isRowSelected(current, QModelIndex())
            is_inverse = tokens.is_high and is_selected
            ink = tokens.selected_text if is_inverse else tokens.ring
            self._frame(painter, range(current, current + 1), ink, RING)
        painter.end()

    def _frame(self, painter: QPainter, rows: range, ink: QColor, width: int) -> None:
        painter.setPen(QPen(ink, width, j=Qt.PenJoinStyle.MiterJoin))
        inset = width / 2
        painter.drawRect(self._place_of(rows).adjusted(inset, inset, -inset, -inset))

    def _place_of(self, rows: range) -> QRectF:
        """Return where lines are seen; the ends of what is out of sight are out of sight."""
        first, last = self.rowViewportPosition(rows.start), rows.stop - 1
        end = self.rowViewportPosition(last) + self.rowHeight(last)
        header = self.horizontalHeader()
        width = min(header.length() - header.offset(), self.viewport().width())
        left = self.viewport().width() - width if self.isRightToLeft() else 0
        return QRectF(left, first, width, end - first)

    def lay_out(self, widths: Mapping[int, int]) -> None:
        """Give columns these widths (pixels at the usual text size); the others share the rest.

        None is narrower than its title, which is longer in some languages.
        """
        self._widths = dict(widths)
        header = self.horizontalHeader()
        header.setResizeContentsPrecision(0)  # of lines in sight
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in widths:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            self.setColumnWidth(column, self._wanted(column))
        self._fitted_to = -1

    def _titled(self, column: int) -> int:
        """Return what the title of a column needs."""
        return self.horizontalHeader().sectionSizeFromContents(column).width() + _TITLE_AIR

    def _wanted(self, column: int) -> int:
        return max(scaled(self, self._widths[column]), self._titled(column))

    def _fit(self) -> None:
        """Where the others would be left too little, give columns what their lines in sight need.

        Where that does not suffice, either, the table scrolls. Where there is room, what a person
        dragged stays.
        """
        header, room = self.horizontalHeader(), self.viewport().width()
        sharing = [
            column
            for column in range(header.count())
            if column not in self._widths and not self.isColumnHidden(column)
        ]
        if not self._widths or not sharing or room == self._fitted_to:
            return
        self._fitted_to = room
        named = [column for column in self._widths if not self.isColumnHidden(column)]
        least = {column: max(scaled(self, _LEAST), self._titled(column)) for column in sharing}
        left = room - sum(least.values())
        was_narrow, self._is_narrow = self._is_narrow, sum(map(self._wanted, named)) > left
        if not was_narrow and not self._is_narrow:
            return
        for column in named:
            needed = max(
                self.sizeHintForColumn(column) + scaled(self, _SLACK), self._titled(column)
            )
            wanted = self._wanted(column)
            self.setColumnWidth(column, min(needed, wanted) if self._is_narrow else wanted)
        scrolls = sum(map(self.columnWidth, named)) > left
        modes = QHeaderView.ResizeMode
        for column in sharing:
            header.setSectionResizeMode(column, modes.Interactive if scrolls else modes.Stretch)
            if scrolls:  # what is wider than the table anyway may as well be read
                some = min(self.sizeHintForColumn(column), room // _SOME)
                self.setColumnWidth(column, max(least[column], some))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns into another width."""
        super().resizeEvent(event)
        self._fit()

    def reset(self) -> None:
        """Fit the columns to other lines, where they are narrow.

        They are laid out now: while they are painted, Qt would paint all of them once more.
        """
        super().reset()
        self.executeDelayedItemsLayout()
        self._fitted_to = -1
        self._fit()

    def keep_lines(self, count: int) -> None:
        """Never be lower than so many lines and the titles: what is around it scrolls instead."""
        titles = self.horizontalHeader().sizeHint().height()
        self.setMinimumHeight(titles + count * self.line_height + 2 * self.frameWidth())

    def show_lines(self, model: ColumnsModel[Any]) -> None:
        """Show a model, its columns as wide as it says."""
        self.setModel(model)
        widths = enumerate(column.width for column in model.columns)
        self.lay_out({number: width for number, width in widths if width is not None})

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show `model`; its header looks at a selection of its own, which stays empty.

        To know whether a column is selected it would look at every line: seconds for a million.
        """
        super().setModel(model)
        if model is not None:
            self.horizontalHeader().setSelectionModel(QItemSelectionModel(model, model))

    def selected(self) -> list[int]:
        """Return the numbers of the selected lines, ascending."""
        if self.selectionModel() is None:  # no model yet
            return []
        parts = selected_parts(self)
        return sorted({row for part in parts for row in range(part.top(), part.bottom() + 1)})

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Paint the whole of both lines: Qt paints one cell of them, and the frame is round all."""
        super().currentChanged(current, previous)
        for row in (current.row(), previous.row()):
            if row >= 0:
                self.viewport().update(self._place_of(range(row, row + 1)).toAlignedRect())

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go to the first and last line by Home and End; Qt would stay in the line."""
        ends = QAbstractItemView.CursorAction
        if action not in (ends.MoveHome, ends.MoveEnd) or self.model() is None:
            return super().moveCursor(action, modifiers)
        row = 0 if action is ends.MoveHome else self.model().rowCount() - 1
        return self.model().index(row, max(0, self.currentIndex().column()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the selected lines; Qt would copy one cell of them."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_lines()
        else:
            super().keyPressEvent(event)

    def copy_lines(self) -> None:
        """Put the selected lines on the clipboard, with tabs between their cells."""
        if rows := self.selected():
            model = self.model()
            columns = range(model.columnCount())
            lines = [[model.index(row, column).data() for column in columns] for row in rows]
            text = "\n".join("\t".join(str(cell or "") for cell in line) for line in lines)
            QGuiApplication.clipboard().setText(text)

    def select(self, rows: list[int]) -> None:
        """Select these lines and no other."""
        flags = QItemSelectionModel.SelectionFlag
        selection = self.selectionModel()
        selection.setCurrentIndex(self.model().index(rows[0], 0), flags.NoUpdate)
        selection.clearSelection()
        for row in rows:
            selection.select(self.model().index(row, 0), flags.Select | flags.Rows)
        self.scrollTo(self.model().index(rows[0], 0))
