"""The table of facets: lines that fold, ticks that filter, keys for both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOption,
    QStyleOptionViewItem,
    QWidget,
)

from sitemap_editor.core.filtering.facet_terms import Facet
from sitemap_editor.windows.explore.facet_model import FacetModel, Line, LineKind
from sitemap_editor.windows.looks.contrast import is_high_contrast
from sitemap_editor.windows.looks.flat_lists import figures_place
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import dimmed_text

_ARROW: Final = 14
_INDENT: Final = 12
_COUNT_AIR: Final = 20
"""Beside a count: what views leave free of a line's ends, and the style after figures."""
_PICTURE_HEIGHT: Final = 92
_AIR: Final = 6
_KEY: Final = Qt.Key
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier


class FacetTable(LinesTable):
    """Shows a `FacetModel`.

    `choose` (line) is for a click and Enter, `toggle` (line) for a click with Ctrl, on a box, and
    Space, `fold` (line) for a head or what has values inside; `search` (text) for what is typed;
    `show_menu` (place) for the right button and the menu key, `copy` for Ctrl+C, `leave` for Esc.
    """

    def __init__(self, model: FacetModel, parent: QWidget) -> None:
        super().__init__(parent, air=_AIR)
        self.choose: Callable[[Line], object] = lambda _line: None
        self.toggle: Callable[[Line], object] = lambda _line: None
        self.fold: Callable[[Line], object] = lambda _line: None
        self.search: Callable[[str], object] = lambda _text: None
        self.show_menu: Callable[[QPoint], object] = lambda _place: None
        self.copy: Callable[[], object] = lambda: None
        self.leave: Callable[[], object] = lambda: None
        self._lines = model
        self._pressed: tuple[int, QPoint] | None = None
        self._picture: QWidget | None = None
        self._picture_row: int | None = None
        self.setModel(model)
        self.setItemDelegate(_LineDelegate(self, model))
        self.horizontalHeader().hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # as above it
        self.setVerticalScrollMode(LinesTable.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(8)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        self.setMinimumHeight(2 * self.line_height)

    # Where things are

    def hold(self, picture: QWidget) -> None:
        """Take what is shown in the line of the picture."""
        self._picture = picture
        picture.setParent(self.viewport())
        self.verticalScrollBar().valueChanged.connect(self.place_picture)

    def lay_lines_out(self, most: int) -> None:
        """Give counts the room that the largest needs, and the picture its height."""
        digits = self.locale().toString(most)
        width = self.fontMetrics().horizontalAdvance(digits) + scaled(self, _COUNT_AIR)
        self.setColumnWidth(1, width)
        self._fit()
        if self._picture_row is not None and self._picture_row < self._lines.rowCount():
            self.setRowHeight(self._picture_row, self.line_height)
        self._picture_row = self._lines.picture_row()
        if self._picture_row is not None:
            self.setRowHeight(self._picture_row, scaled(self, _PICTURE_HEIGHT))
        self.place_picture()

    def _fit(self) -> None:
        self.setColumnWidth(0, max(0, self.viewport().width() - self.columnWidth(1)))

    def place_picture(self) -> None:
        """Let the picture stand in its line, wherever that is scrolled to."""
        if self._picture is None:
            return
        row = self._lines.picture_row()
        self._picture.setVisible(row is not None)
        if row is not None:
            top = self.rowViewportPosition(row)
            self._picture.setGeometry(0, top, self.viewport().width(), self.rowHeight(row))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        self._fit()
        self.place_picture()

    def left_of(self, line: Line) -> int:
        """Return how far the text of a line stands in."""
        return scaled(self, _ARROW + _INDENT * line.depth)

    def _line_at(self, place: QPoint) -> tuple[int, Line] | None:
        row = self.rowAt(place.y())
        return None if row < 0 else (row, self._lines.line(row))

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where a click begins; with the right button, what is selected stays so."""
        place = event.position().toPoint()
        found = self._line_at(place)
        if found is None:
            return
        self._pressed = (found[0], place)
        index = self.indexAt(place)
        is_right = event.button() == Qt.MouseButton.RightButton
        if is_right and self.selectionModel().isSelected(index):
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second click for one more."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Fold, tick or choose what was clicked."""
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        found, pressed, self._pressed = self._line_at(place), self._pressed, None
        if event.button() != Qt.MouseButton.LeftButton or found is None or pressed is None:
            return
        row, line = found
        if row == pressed[0] and not event.modifiers() & _SHIFT:
            self._click(line, place, with_control=bool(event.modifiers() & _CONTROL))

    def _click(self, line: Line, place: QPoint, *, with_control: bool) -> None:
        x = place.x()
        if self.isRightToLeft():
            x = self.viewport().width() - x
        left = self.left_of(line)
        if line.kind is LineKind.HEAD or (x < left and self._lines.has_inside(line)):
            self.fold(line)
        elif line.kind is LineKind.VALUE:
            box = self.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth) + 2 * _AIR
            (self.toggle if with_control or x < left + box else self.choose)(line)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu: at the mouse, or by the menu key at the current line."""
        place = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            below = self.visualRect(self.currentIndex()).bottomLeft()
            place = self.viewport().mapToGlobal(below)
        self.show_menu(place)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do by keys what the mouse does; letters go to the search."""
        row = self.currentIndex().row()
        line = self._lines.line(row) if row >= 0 else None
        if event.key() == _KEY.Key_Escape:
            self.leave()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif line is not None and self._did(event, line, row):
            event.accept()
        elif event.text().strip() and event.text().isprintable() and not _has_command(event):
            self.search(event.text())
        else:
            super().keyPressEvent(event)

    def _did(self, event: QKeyEvent, line: Line, row: int) -> bool:
        """Carry out the key that a line understands; tell whether it was one."""
        is_value, key = line.kind is LineKind.VALUE, event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key == _KEY.Key_Space:
            (self.toggle if is_value else self.fold)(line)
        elif key in (_KEY.Key_Return, _KEY.Key_Enter):
            (self.choose if is_value else self.fold)(line)
        elif key in (_KEY.Key_Up, _KEY.Key_Down):
            return self._went_into_picture(row, row + (1 if key == _KEY.Key_Down else -1))
        elif key in (_KEY.Key_Left, _KEY.Key_Right):
            is_out = (key == _KEY.Key_Right) is not self.isRightToLeft()
            self._fold_by_key(line, row, is_out=is_out)
        else:
            return False
        return True

    def _fold_by_key(self, line: Line, row: int, *, is_out: bool) -> None:
        is_head = line.kind is LineKind.HEAD
        lines = self._lines
        is_open = lines.is_unfolded(line.facet) if is_head else lines.is_opened(line)
        if is_open is not is_out and (is_head or lines.has_inside(line)):
            self.fold(line)
        elif is_out and not self._went_into_picture(row, row + 1):
            self.go_to(min(row + 1, lines.rowCount() - 1))
        elif not is_out and not is_head:
            self.go_to(self._above(line, row))

    def _above(self, line: Line, row: int) -> int:
        """Return the line that another one lies inside."""
        for above in range(row - 1, -1, -1):
            each = self._lines.line(above)
            if each.kind is LineKind.HEAD or each.depth < line.depth:
                return above
        return row

    def _went_into_picture(self, row: int, to: int) -> bool:
        """Give the keyboard to the picture where it stands in the line to go to."""
        picture = self._picture
        if picture is None or to != self._lines.picture_row() or not picture.isVisible():
            return False
        if to < row:
            self.go_to(to - 1)  # the head of its list: the line below would stay selected
        self.scrollTo(self._lines.index(to, 0))
        picture.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def step_from_picture(self, by: int) -> None:
        """Take the keyboard back, to the line above or below the picture."""
        row = self._lines.picture_row()
        if row is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.go_to(min(row + by, self._lines.rowCount() - 1))

    def go_to(self, row: int) -> None:
        """Make a line the current one, and select it alone."""
        self.selectRow(row)
        self.setCurrentIndex(self._lines.index(row, 0))


def _has_command(event: QKeyEvent) -> bool:
    command = _CONTROL | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    return bool(event.modifiers() & command)


class _LineDelegate(QStyledItemDelegate):
    """Paints a line with its arrow, as far in as it lies."""

    def __init__(self, table: FacetTable, model: FacetModel) -> None:
        super().__init__(table)
        self._table = table
        self._lines = model
        self._dim: dict[tuple[int, QPalette.ColorGroup], QPalette] = {}

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Leave the room of the arrow free; counts and notes are dimmed."""
        super().initStyleOption(option, index)
        line = self._lines.line(index.row())
        if line.facet is Facet.PROBLEM or line.kind is LineKind.HEAD:  # words, not a path
            option.textElideMode = Qt.TextElideMode.ElideRight
        if index.column() == 1 or line.kind is LineKind.NOTE:
            is_selected = option.state & QStyle.StateFlag.State_Selected
            if not is_selected or not is_high_contrast(option.palette):
                option.palette = self._dimmed(option.palette)

    def _dimmed(self, palette: QPalette) -> QPalette:
        """Return a palette with the ink of second rank: one for all lines.

        A style works out its colours for each palette that it meets, and each line asks.
        """
        key = palette.cacheKey(), palette.currentColorGroup()
        if key not in self._dim:
            dim = QPalette(palette)
            dim.setColor(dim.ColorRole.Text, dimmed_text(palette))
            self._dim = {key: dim}
        return self._dim[key]

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint the ground, the arrow, then the rest beside it."""
        line = self._lines.line(index.row())
        if line.kind is LineKind.PICTURE:
            return
        if index.column() and not option.state & QStyle.StateFlag.State_Selected:
            self._paint_count(painter, option, self._lines.count_words(line))
            return
        if index.column():
            super().paint(painter, option, index)
            return
        style, widget = self._table.style(), self._table
        panel = QStyle.PrimitiveElement.PE_PanelItemViewItem
        style.drawPrimitive(panel, option, painter, widget)
        left, whole = self._table.left_of(line), QRect(option.rect)
        is_head = line.kind is LineKind.HEAD
        if is_head or self._lines.has_inside(line):
            is_open = (
                self._lines.is_unfolded(line.facet) if is_head else self._lines.is_opened(line)
            )
            self._paint_arrow(painter, option, left, is_open=is_open)
        rest = QRect(whole)
        rest.setLeft(whole.left() + left)
        inner = QStyleOptionViewItem(option)
        inner.rect = QStyle.visualRect(option.direction, whole, rest)
        super().paint(painter, inner, index)

    def _paint_count(self, painter: QPainter, option: QStyleOptionViewItem, words: str) -> None:
        """Paint a count, or none, where the style would: all lists take a quarter less so."""
        if words:
            palette, widget = self._dimmed(option.palette), option.widget
            painter.setPen(palette.color(palette.currentColorGroup(), palette.ColorRole.Text))
            margin = QStyle.PixelMetric.PM_FocusFrameHMargin
            air = self._table.style().pixelMetric(margin, option, widget) + 1
            far = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            place = figures_place(option).adjusted(air, 0, -air, 0)
            painter.drawText(place, QStyle.visualAlignment(option.direction, far), words)

    def _paint_arrow(
        self, painter: QPainter, option: QStyleOptionViewItem, left: int, *, is_open: bool
    ) -> None:
        arrow, width = QStyleOption(option), scaled(self._table, _ARROW)
        kinds = QStyle.PrimitiveElement
        folded = (
            kinds.PE_IndicatorArrowLeft
            if self._table.isRightToLeft()
            else kinds.PE_IndicatorArrowRight
        )
        whole = option.rect
        place = QRect(whole.left() + left - width, whole.top(), width, whole.height())
        arrow.rect = QStyle.visualRect(option.direction, whole, place)
        kind = kinds.PE_IndicatorArrowDown if is_open else folded
        self._table.style().drawPrimitive(kind, arrow, painter, self._table)


def copy_text(text: str) -> None:
    """Put a text on the clipboard."""
    QGuiApplication.clipboard().setText(text)
