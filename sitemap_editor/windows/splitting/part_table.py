"""The parts of a split as a table, with meters of how full each is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QLocale, QModelIndex, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sitemap_editor.core.operations.splitting.order import SplitOrder
from sitemap_editor.core.operations.splitting.plan import Part, SplitPlan
from sitemap_editor.session.lines_model import Index, LinesModel
from sitemap_editor.session.plain_words import plain
from sitemap_editor.session.texts import readable_size
from sitemap_editor.windows.looks.contrast import blended
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.theme import excess_ink

_ROLE: Final = Qt.ItemDataRole
METER_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""How full a part is by this column, 1.0 being the limit; None where there is no limit."""
NAME, GROUP, CHANGE, ROWS, SIZE, FIRST, LAST = range(7)
_WIDTHS: Final = {NAME: 190, GROUP: 110, CHANGE: 100, ROWS: 84, SIZE: 84}
_ROOM: Final = 16
_BAR: Final = 3.0
_MARGIN: Final = 5.0


def readable_number(number: int) -> str:
    """Return a number as people write it."""
    return QLocale().toString(number)


class PartModel(LinesModel):
    """The parts of a plan, one a row."""

    numbers = frozenset((ROWS, SIZE))

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts: Sequence[Part] = ()
        self._max_rows = 1
        self._max_size_bytes = 1
        self.titles = (
            self.tr("File"),
            self.tr("Group"),
            self.tr("Change"),
            self.tr("Rows"),
            self.tr("Size"),
            self.tr("First URL"),
            self.tr("Last URL"),
        )

    def show_plan(self, plan: SplitPlan | None, order: SplitOrder) -> None:
        """Show the parts of another plan, or nothing."""
        self.beginResetModel()
        self._parts = plan.parts if plan is not None else ()
        self._max_rows, self._max_size_bytes = order.max_rows, order.max_size_bytes
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many parts there are."""
        return 0 if parent.isValid() else len(self._parts)

    @plain
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Name the columns; the sizes are those before compression."""
        is_size = section == SIZE and orientation == Qt.Orientation.Horizontal
        if role == _ROLE.ToolTipRole and is_size:
            return self.tr("Uncompressed; the limit applies to this size")
        return super().headerData(section, orientation, role)

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return what a cell says, how full it is, and the whole of it on hover."""
        part = self._parts[row]
        if role == _ROLE.DisplayRole:
            return self._shown(part, column)
        if role in (_ROLE.ToolTipRole, _ROLE.AccessibleTextRole):
            return self._explained(part, column)
        return self._filled(part, column) if role == METER_ROLE else None

    def _shown(self, part: Part, column: int) -> str:
        filled = self._filled(part, column)
        over = "⚠ " if filled is not None and filled > 1 else ""
        return over + self._said(part, column)

    def _said(self, part: Part, column: int) -> str:
        if column == ROWS:
            return readable_number(len(part.row_ids))
        if column == SIZE:
            return readable_size(part.size_bytes)
        if column == CHANGE:
            return self.tr("unchanged") if part.is_unchanged else self.tr("written")
        return {NAME: part.name, GROUP: part.group, FIRST: part.first_loc}.get(
            column, part.last_loc
        )

    def _explained(self, part: Part, column: int) -> str:
        said = self._said(part, column)
        if column == ROWS:
            limit = readable_number(self._max_rows)
            return self.tr("{count} of at most {limit} rows").format(count=said, limit=limit)
        if column == SIZE:
            limit = readable_size(self._max_size_bytes)
            return self.tr("{size} of at most {limit}").format(size=said, limit=limit)
        if column == CHANGE and part.is_unchanged:
            return self.tr("The file in the folder is identical and stays unchanged")
        return said

    def _filled(self, part: Part, column: int) -> float | None:
        if column == ROWS:
            return len(part.row_ids) / self._max_rows
        if column == SIZE:
            return part.size_bytes / self._max_size_bytes
        return None


class MeterDelegate(QStyledItemDelegate):
    """Draws a thin bar under figures that have a limit."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the text, and the bar below it."""
        super().paint(painter, option, index)
        filled = index.data(METER_ROLE)
        if filled is None:
            return
        palette: QPalette = option.palette
        ground, ink = palette.base().color(), palette.highlight().color()
        if option.state & QStyle.StateFlag.State_Selected:
            ground, ink = ink, palette.highlightedText().color()
        track = blended(ground, palette.text().color(), 0.15)
        rect = QRectF(option.rect)
        width = max(0.0, rect.width() - 2 * _MARGIN)
        bar = QRectF(rect.left() + _MARGIN, rect.bottom() - _BAR - 2, width, _BAR)
        painter.fillRect(bar, track)
        if filled > 1:
            ink = excess_ink(palette)
        bar.setWidth(width * min(1.0, filled))
        painter.fillRect(bar, ink)


class PartTable(LinesTable):
    """Shows the parts of a plan; columns that would say nothing are hidden."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, air=_ROOM)
        self.parts = PartModel(self)
        self.setModel(self.parts)
        self.setItemDelegate(MeterDelegate(self))
        self.setAccessibleName(self.tr("Parts"))
        self.setAlternatingRowColors(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.lay_out(_WIDTHS)

    def show_plan(self, plan: SplitPlan | None, order: SplitOrder) -> None:
        """Show another plan, or nothing."""
        self.parts.show_plan(plan, order)
        self.scrollToTop()
        parts = plan.parts if plan is not None else ()
        self.setColumnHidden(GROUP, not any(part.group for part in parts))
        self.setColumnHidden(CHANGE, not any(part.is_unchanged for part in parts))
