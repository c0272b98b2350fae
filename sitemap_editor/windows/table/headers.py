"""The titles over the table and the numbers at its left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPalette,
)
from PySide6.QtWidgets import QApplication, QHeaderView, QTableView, QWidget

from sitemap_editor.session.table.column import NUMBERS_AT, Column
from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.tokens import LINE, MARK_EDGE, RING
from sitemap_editor.windows.table.cell_painter import LEFT_TO_RIGHT, CellPainter
from sitemap_editor.windows.table.typing_keys import is_escape

_MIN_COLUMN_WIDTH: Final = 50
_MIN_LOC_WIDTH: Final = 160
_NEARLY: Final = 0.9
"""How much of that is enough, before the table scrolls sideways for the rest."""
_PADDING: Final = 12
_LEAST_DIGITS: Final = 3
_ARROW: Final = 8
_ARROW_ROOM: Final = 20
_NOWHERE: Final = QPoint(-1, -1)


class ColumnHeader(QHeaderView):
    """The header of the columns of one table.

    Signals: `resized_by_hand` when a person, not the room there is, gave a column its width;
    `menu_asked` (column, or -1 where none is; global position); `sort_asked` (column) by a click
    on the arrow or a double click; `select_asked` (column, modifiers) by one on the title.
    """

    resized_by_hand = Signal()
    menu_asked = Signal(int, QPoint)
    sort_asked = Signal(int)
    select_asked = Signal(int, object)

    def __init__(self, model: TableModel, view: QTableView, cells: CellPainter) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._view = view
        self._cells = cells
        self._model = model
        self.fills_width = True
        """Whether the first column takes the room that the others leave."""
        self._is_filling = False
        self._pressed: QMouseEvent | None = None
        self._hovered = -1
        self.sorting: tuple[int, bool] | None = None
        """The column that the rows are sorted by, and whether descending."""
        self.setHighlightSections(False)
        self.setSectionsClickable(True)
        self.setSectionsMovable(True)
        self.setMinimumSectionSize(_MIN_COLUMN_WIDTH)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.setStretchLastSection(False)
        view.setHorizontalHeader(self)
        view.setModel(model)
        # To know whether a column is selected a header looks at every row: 15 s for a million after
        # “select all”. It need not show that, so it gets a selection of its own.
        self.setSelectionModel(QItemSelectionModel(model, self))
        self.sectionPressed.disconnect()  # a click selects, but not what is dragged
        self.fit_text()
        for number, column in enumerate(model.columns):
            self.resizeSection(number, scaled(view, column.width))
            self.setSectionHidden(number, not column.is_shown)
        self.sectionResized.connect(self._on_section_resized)
        self.sectionClicked.connect(self._on_section_clicked)
        self.sectionDoubleClicked.connect(self.sort_asked)

    def fit_text(self) -> None:
        """Be as high as the text of the table asks."""
        self.setMinimumHeight(self._view.fontMetrics().height() + _PADDING)

    def fill_width(self) -> None:
        """Widen or narrow the first column to the room there is, until a person sets its width."""
        if not self.fills_width:
            return
        room = self._view.viewport().width() - sum(map(self.sectionSize, range(1, self.count())))
        self._is_filling = True
        least = scaled(self._view, _MIN_LOC_WIDTH)
        self.resizeSection(0, room if room >= least * _NEARLY else least)
        self._is_filling = False

    def zoom_widths(self, part: float) -> None:
        """Give the columns the widths that text of another size needs; nobody chose these."""
        first = 1 if self.fills_width else 0
        self._is_filling = True
        for column in range(first, self.count()):
            if not self.isSectionHidden(column):
                self.resizeSection(column, round(self.sectionSize(column) * part))
        self._is_filling = False
        self.fill_width()

    def show_sorting(self, sorting: tuple[int, bool] | None) -> None:
        """Show what the rows are sorted by: a column, and whether descending; None: as in the file.

        Qt's own mark goes to any title that is clicked, which here selects the column.
        """
        self.sorting = sorting
        self.viewport().update()

    def arrow_rect(self, column: int) -> QRect:
        """Return where the arrow of a column is clicked, in the viewport."""
        left, width = self.sectionViewportPosition(column), self.sectionSize(column)
        room = min(scaled(self, _ARROW_ROOM), width // 2)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        x = left if is_mirrored else left + width - room
        return QRect(x, 0, room, self.height())

    # Drawing

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Draw a title, and the arrow of the column that the rows are sorted by."""
        column, look = self._model.columns[logicalIndex], self._cells.look
        sorted_by, is_descending = self.sorting or (None, False)
        is_sorted = sorted_by == logicalIndex
        is_current = self._view.currentIndex().column() == logicalIndex
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # sides are told below
        painter.fillRect(rect, look.hover if logicalIndex == self._hovered else look.window)
        painter.fillRect(rect.x(), rect.bottom(), rect.width(), LINE, look.hairline)
        painter.fillRect(rect.right(), rect.y(), LINE, rect.height(), look.hairline)
        if is_current:  # by more than a colour
            painter.fillRect(rect.x(), rect.bottom() - RING, rect.width(), RING, look.accent)
        arrow = self.arrow_rect(logicalIndex)
        has_arrow = is_sorted or logicalIndex == self._hovered
        if has_arrow:
            ink = look.text if is_sorted else look.dimmed
            _triangle(painter, arrow, ink, is_down=is_sorted and is_descending)
        is_right = _is_right(self, column.alignment)
        drawn = (arrow.width() + _ARROW) // 2 + 1  # up to the triangle; a click has more room
        title = self._title_rect(rect, drawn if has_arrow else 0, is_right=is_right)
        painter.setFont(look.head_font)
        painter.setPen(look.accent if is_current else look.text)
        sides = Qt.AlignmentFlag
        side = sides.AlignRight if is_right else sides.AlignLeft
        room = max(0, title.width())
        elided = look.head_metrics.elidedText(column.shown_title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(title, int(side | sides.AlignVCenter), elided)

    def _title_rect(self, rect: QRect, arrow: int, *, is_right: bool) -> QRect:
        """Return where a title stands: in line with the values below, or beside its arrow."""
        look = self._cells.look
        left, right = (look.gap, look.air) if is_right else (look.air, look.gap)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            return rect.adjusted(arrow or left, 0, -right, 0)
        return rect.adjusted(left, 0, -(arrow or right), 0)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a click began."""
        self._pressed = QMouseEvent(event)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the arrow of the title under the pointer."""
        self._hover(self.logicalIndexAt(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Hide it again."""
        self._hover(-1)
        super().leaveEvent(event)

    def _hover(self, column: int) -> None:
        if column != self._hovered:
            self._hovered = column
            self.viewport().update()

    def _on_section_clicked(self, column: int) -> None:
        """Sort by a click on the arrow; select the column by one beside it."""
        event = self._pressed
        spot = event.position().toPoint() if event is not None else QPoint(-1, -1)
        if self.arrow_rect(column).contains(spot):
            self.sort_asked.emit(column)
        else:
            held = event.modifiers() if event is not None else Qt.KeyboardModifier.NoModifier
            self.select_asked.emit(column, held)

    def _on_section_resized(self, column: int) -> None:
        if self._is_filling:
            return
        if column == 0:
            self.fills_width = False
        else:
            self.fill_width()
        self.resized_by_hand.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the column."""
        self.menu_asked.emit(self.logicalIndexAt(event.pos()), event.globalPos())


_NUMBER_AT: Final = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


class RowHeader(QHeaderView):
    """Row numbers, as wide as the highest needs; Qt's own would look at thousands of rows.

    Rows that are selected whole are dragged by their numbers, until Escape. Signals: `menu_asked`
    (row, or -1 where none is; global position); `dropped` (the row they shall stand before, or the
    count), also where rows cannot be dropped: somebody must say why.
    """

    menu_asked = Signal(int, QPoint)
    dropped = Signal(int)

    def __init__(self, row_height: int, view: QTableView, cells: CellPainter) -> None:
        super().__init__(Qt.Orientation.Vertical, view)
        self._view = view
        self._cells = cells
        self.may_drag: Callable[[int], bool] = lambda _row: False
        """Tells whether a row is among those that a drag would move."""
        self.may_drop: Callable[[], bool] = lambda: True
        """Tells whether rows can be put elsewhere just now."""
        self.over: Callable[[QPoint], Callable[[], object] | None] = lambda _place: None
        """Returns what takes the rows outside of the table, at a place of the screen."""
        self._taken: Callable[[], object] | None = None
        self._pressed: QMouseEvent | None = None
        self._drop_row: int | None = None
        self._line = QWidget(view)
        self._line.setAutoFillBackground(True)
        self._line.setBackgroundRole(QPalette.ColorRole.Highlight)
        self._line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._line.hide()
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)
        self.setDefaultSectionSize(row_height)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        # A view paints its cells anew where they changed, and not the marks beside them.
        cells.model.dataChanged.connect(lambda *_: self.viewport().update())
        view.installEventFilter(self)  # it has the keyboard

    def sizeHint(self) -> QSize:
        """Return the width of the last row's number, and of a mark beside it."""
        digits, look = max(_LEAST_DIGITS, len(str(self.count()))), self._cells.look
        width = look.head_metrics.horizontalAdvance("0" * digits)
        mark = MARK_EDGE + look.gap + look.mark_side
        return QSize(width + mark + 2 * look.air, self.defaultSectionSize())

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Draw a number, and the mark of what is wrong with the row and shown in no cell."""
        look, model = self._cells.look, self._cells.model
        is_current = self._view.currentIndex().row() == logicalIndex
        painter.setLayoutDirection(LEFT_TO_RIGHT)
        painter.fillRect(rect, look.window)
        beside = rect.x() if self.isRightToLeft() else rect.right()
        painter.fillRect(beside, rect.y(), LINE, rect.height(), look.hairline)
        worst = model.shown_findings.worst_of_row(logicalIndex, self._seen)
        if worst is not None:
            edge = look.edges[worst.severity]
            painter.fillRect(rect.x(), rect.y(), MARK_EDGE, rect.height(), edge)
            y = rect.y() + (rect.height() - look.mark_side) // 2
            x = rect.x() + MARK_EDGE + look.gap
            painter.drawPixmap(x, y, look.severity_mark(worst.severity))
        is_misfit = model.is_misfit(model.row_id(logicalIndex))
        font = look.misfit_font if is_misfit else look.head_font if is_current else look.font
        painter.setFont(font)
        painter.setPen(look.text if is_current else look.dimmed)
        number = str(model.view_order.position(logicalIndex) + 1)
        painter.drawText(rect.adjusted(0, 0, -look.air, 0), _NUMBER_AT, number)

    def _seen(self) -> list[Column]:
        """Return the columns on screen."""
        hidden = self._view.isColumnHidden
        return [each for number, each in enumerate(self._cells.model.columns) if not hidden(number)]

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Wait whether selected rows are dragged; else it selects."""
        row = self.logicalIndexAt(event.position().toPoint())
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and is_plain and row >= 0 and self.may_drag(row):
            self._pressed = QMouseEvent(event)
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show between which rows they would come to stand."""
        if self._pressed is None:
            super().mouseMoveEvent(event)
            return
        way = event.position() - self._pressed.position()
        if self._drop_row is None and way.manhattanLength() < QApplication.startDragDistance():
            return
        y = event.position().toPoint().y()
        row = self.logicalIndexAt(QPoint(0, max(0, y)))
        if row < 0:
            row = self.count()
        elif y > self.sectionViewportPosition(row) + self.sectionSize(row) // 2:
            row += 1
        self._drop_row = row
        self._taken = self.over(event.globalPosition().toPoint())
        if self._taken is not None:
            self._line.hide()
            self.viewport().setCursor(Qt.CursorShape.DragMoveCursor)
            return
        self.viewport().unsetCursor()
        if not self.may_drop():
            self._line.hide()
            self.viewport().setCursor(Qt.CursorShape.ForbiddenCursor)
            return
        self._view.scrollTo(self.model().index(min(row, self.count() - 1), 0))
        self._show_line(row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Escape end a drag that moves nothing."""
        if self._drop_row is not None and is_escape(event):
            self._end_drag()
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _end_drag(self) -> None:
        if self._taken is not None:
            self.over(_NOWHERE)
        self._pressed = self._drop_row = self._taken = None
        self._line.hide()
        self.viewport().unsetCursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Move them; a click without a drag selects the row."""
        pressed, row, taken = self._pressed, self._drop_row, self._taken
        self._end_drag()
        if taken is not None:
            event.accept()
            taken()
            return
        if row is not None:
            event.accept()
            self.dropped.emit(row)
            return
        if pressed is not None:
            super().mousePressEvent(pressed)
        super().mouseReleaseEvent(event)

    def _show_line(self, row: int) -> None:
        last = row == self.count()
        y = self.sectionViewportPosition(row - last) + self.sectionSize(row - last) * last
        top = self.mapTo(self._view, QPoint(0, y))
        self._line.setGeometry(0, top.y() - RING // 2, self._view.width(), RING)
        self._line.show()
        self._line.raise_()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the row."""
        self.menu_asked.emit(self.logicalIndexAt(event.pos()), event.globalPos())


def _triangle(painter: QPainter, place: QRect, ink: QColor, *, is_down: bool) -> None:
    """Draw ▲ (ascending) or ▼ (descending) in the middle of a place."""
    middle, half = QRectF(place).center(), _ARROW / 2
    top, bottom = middle.y() - half / 1.4, middle.y() + half / 1.4
    if is_down:
        top, bottom = bottom, top
    path = QPainterPath()
    path.moveTo(middle.x(), top)
    path.lineTo(middle.x() + half, bottom)
    path.lineTo(middle.x() - half, bottom)
    path.closeSubpath()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, ink)
    painter.restore()


def _is_right(widget: QWidget, alignment: Qt.AlignmentFlag | None) -> bool:
    is_mirrored = widget.layoutDirection() is Qt.LayoutDirection.RightToLeft
    return is_mirrored != (alignment == NUMBERS_AT)
