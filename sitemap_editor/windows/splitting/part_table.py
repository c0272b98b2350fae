"""The parts of a split as a table, with meters of how full each is."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QLocale, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sitemap_editor.core.operations.splitting.order import SplitOrder
from sitemap_editor.core.operations.splitting.plan import Part, SplitPlan
from sitemap_editor.core.protocol.location import site_of
from sitemap_editor.session.lines_model import ColumnsModel, Index, LineColumn
from sitemap_editor.session.plain_words import plain
from sitemap_editor.session.texts import readable_size
from sitemap_editor.windows.looks.contrast import blended, is_high_contrast
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.text_size import url_within
from sitemap_editor.windows.looks.theme import excess_ink
from sitemap_editor.windows.looks.tokens import selected_ground, selected_text

_ROLE: Final = Qt.ItemDataRole
METER_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""How full a part is by this column, 1.0 being the limit; None where there is no limit."""
NAME, GROUP, CHANGE, ROWS, SIZE, FIRST, LAST = range(7)
_ROOM: Final = 16
_BAR: Final = 3.0
_MARGIN: Final = 5.0


def readable_number(number: int) -> str:
    """Return a number as people write it."""
    return QLocale().toString(number)


class PartModel(ColumnsModel[Part]):
    """The parts of a plan, one a row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._max_rows = 1
        self._max_size_bytes = 1
        self.site = ""
        """The site that all URLs share: nobody needs to read it in each."""
        self.set_columns(
            LineColumn(self.tr("File"), lambda part: part.name, 190),
            LineColumn(self.tr("Group"), lambda part: part.group, 110),
            LineColumn(self.tr("Change"), self._change, 100, tip=self._change_tip),
            LineColumn(self.tr("Rows"), self._rows, 84, is_number=True, tip=self._rows_tip),
            LineColumn(self.tr("Size"), self._size, 84, is_number=True, tip=self._size_tip),
            LineColumn(self.tr("First URL"), lambda part: part.first_loc),
            LineColumn(self.tr("Last URL"), lambda part: part.last_loc),
        )

    def show_plan(self, plan: SplitPlan | None, order: SplitOrder) -> None:
        """Show the parts of another plan, or nothing."""
        self._max_rows, self._max_size_bytes = order.max_rows, order.max_size_bytes
        parts = plan.parts if plan is not None else ()
        sites = {site_of(loc) for part in parts for loc in (part.first_loc, part.last_loc)}
        self.site = (sites.pop() or "") if len(sites) == 1 else ""
        self.show_lines(parts)

    @plain
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Name the columns; the sizes are those before compression."""
        is_size = section == SIZE and orientation == Qt.Orientation.Horizontal
        if role == _ROLE.ToolTipRole and is_size:
            return self.tr("Uncompressed; the limit applies to this size")
        return super().headerData(section, orientation, role)

    def tip(self, line: Part, column: int) -> str:
        """Return the whole of a cell, and its limit."""
        return super().tip(line, column) or self.columns[column].text(line)

    def look(self, line: Part, column: int, role: int) -> Any:
        """Return what is heard of a cell, and how full it is."""
        if role == _ROLE.AccessibleTextRole:
            return self.tip(line, column)
        return self._filled(line, column) if role == METER_ROLE else None

    def _filled(self, part: Part, column: int) -> float | None:
        if column == ROWS:
            return len(part.row_ids) / self._max_rows
        return part.size_bytes / self._max_size_bytes if column == SIZE else None

    def _change(self, part: Part) -> str:
        return self.tr("unchanged") if part.is_unchanged else self.tr("written")

    def _change_tip(self, part: Part) -> str | None:
        text = self.tr("The file in the folder is identical and stays unchanged")
        return text if part.is_unchanged else None

    def _rows(self, part: Part) -> str:
        over = "⚠ " if len(part.row_ids) > self._max_rows else ""
        return over + readable_number(len(part.row_ids))

    def _rows_tip(self, part: Part) -> str:
        count, limit = readable_number(len(part.row_ids)), readable_number(self._max_rows)
        return self.tr("{count} of at most {limit} rows").format(count=count, limit=limit)

    def _size(self, part: Part) -> str:
        over = "⚠ " if part.size_bytes > self._max_size_bytes else ""
        return over + readable_size(part.size_bytes)

    def _size_tip(self, part: Part) -> str:
        size, limit = readable_size(part.size_bytes), readable_size(self._max_size_bytes)
        return self.tr("{size} of at most {limit}").format(size=size, limit=limit)


class MeterDelegate(QStyledItemDelegate):
    """Draws a thin bar under figures that have a limit, and of URLs what differs."""

    def __init__(self, table: LinesTable, parts: PartModel) -> None:
        super().__init__(table)
        self._table = table
        self._parts = parts

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Leave out the site where there is no room for all of a URL."""
        super().initStyleOption(option, index)
        if index.column() in (FIRST, LAST):
            margin = self._table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
            room, metrics = option.rect.width() - 2 * margin, option.fontMetrics
            middle = Qt.TextElideMode.ElideMiddle
            option.text, _ = url_within(
                option.text,
                self._parts.site,
                room,
                metrics.horizontalAdvance,
                lambda cut: metrics.elidedText(cut, middle, room),
            )

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the text, and the bar below it."""
        super().paint(painter, option, index)
        filled = index.data(METER_ROLE)
        if filled is None:
            return
        palette: QPalette = option.palette
        ground, ink = palette.base().color(), palette.highlight().color()
        if option.state & QStyle.StateFlag.State_Selected:
            ground = selected_ground(palette)
            ink = selected_text(palette) if is_high_contrast(palette) else ink
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
        self.show_lines(self.parts)
        self.setItemDelegate(MeterDelegate(self, self.parts))
        self.setAccessibleName(self.tr("Parts"))
        self.setAlternatingRowColors(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)

    def show_plan(self, plan: SplitPlan | None, order: SplitOrder) -> None:
        """Show another plan, or nothing."""
        self.parts.show_plan(plan, order)
        self.scrollToTop()
        parts = plan.parts if plan is not None else ()
        self.setColumnHidden(GROUP, not any(part.group for part in parts))
        self.setColumnHidden(CHANGE, not any(part.is_unchanged for part in parts))
