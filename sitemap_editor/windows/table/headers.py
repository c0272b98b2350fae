"""The titles over the table and the numbers at its left."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QItemSelectionModel, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.windows.looks.text_size import scaled

_MIN_COLUMN_WIDTH: Final = 50
_MIN_LOC_WIDTH: Final = 160
_PADDING: Final = 12
_NUMBER_PADDING: Final = 16
_LEAST_DIGITS: Final = 3


class ColumnHeader(QHeaderView):
    """The header of the columns of one table.

    Signals: `resized_by_hand` when a person, not the room there is, gave a column its width;
    `menu_asked` (global position).
    """

    resized_by_hand = Signal()
    menu_asked = Signal(QPoint)

    def __init__(self, model: TableModel, view: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._view = view
        self._columns = model.columns
        self.fills_width = True
        """Whether the first column takes the room that the others leave."""
        self._is_filling = False
        self.setHighlightSections(False)
        self.setSectionsClickable(True)
        self.setMinimumSectionSize(_MIN_COLUMN_WIDTH)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.setStretchLastSection(False)
        view.setHorizontalHeader(self)
        view.setModel(model)
        # To know whether a column is selected a header looks at every row: 15 s for a million after
        # “select all”. It need not show that, so it gets a selection of its own.
        self.setSelectionModel(QItemSelectionModel(model, self))
        # A click sorts; that it also selected the column would put all its values under Delete.
        self.sectionPressed.disconnect()
        self.setMinimumHeight(view.fontMetrics().height() + _PADDING)
        for number, column in enumerate(self._columns):
            self.resizeSection(number, scaled(view, column.width))
            self.setSectionHidden(number, not column.is_shown)
        self.sectionResized.connect(self._on_section_resized)

    def fill_width(self) -> None:
        """Widen or narrow the first column to the room there is, until a person sets its width."""
        if not self.fills_width:
            return
        room = self._view.viewport().width() - sum(map(self.sectionSize, range(1, self.count())))
        self._is_filling = True
        self.resizeSection(0, max(room, _MIN_LOC_WIDTH))
        self._is_filling = False

    def _on_section_resized(self, column: int) -> None:
        if self._is_filling:
            return
        if column == 0:
            self.fills_width = False
        else:
            self.fill_width()
        self.resized_by_hand.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the columns."""
        self.menu_asked.emit(event.globalPos())


class RowHeader(QHeaderView):
    """Row numbers, as wide as the highest needs; Qt's own would look at thousands of rows."""

    def __init__(self, row_height: int, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setSectionsClickable(True)
        self.setHighlightSections(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setDefaultSectionSize(row_height)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def sizeHint(self) -> QSize:
        """Return the width of the last row's number, in bold."""
        digits = max(_LEAST_DIGITS, len(str(self.count())))
        font = self.font()
        font.setBold(True)  # as the number of the current row is
        width = QFontMetrics(font).horizontalAdvance("0" * digits)
        return QSize(width + _NUMBER_PADDING, self.defaultSectionSize())
