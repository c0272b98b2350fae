"""The small square at the corner of a selection: dragged, it repeats what is selected."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionRange, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QWidget

from sitemap_editor.windows.looks.selected_parts import selected_parts
from sitemap_editor.windows.looks.tokens import RING, ring_colour
from sitemap_editor.windows.table.table_keys import KeyedTable
from sitemap_editor.windows.table.typing_keys import is_escape

_SIDE: Final = 8
_MOVES: Final = (QEvent.Type.Resize, QEvent.Type.LayoutRequest)


class FillHandle(QWidget):
    """Signals: `dragged` (rows of the block, its columns, rows it was dragged onto, with Ctrl)."""

    dragged = Signal(object, object, object, bool)

    def __init__(self, view: KeyedTable) -> None:
        super().__init__(view.viewport())
        self._view = view
        self._onto = range(0)
        self._is_dragged = False
        self._frame = QFrame(view.viewport())
        self._frame.setFrameShape(QFrame.Shape.Box)
        self._frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._frame.hide()
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFixedSize(_SIDE, _SIDE)
        self.setAccessibleName(self.tr("Drag to fill"))
        self.setToolTip(
            self.tr(
                "Drag to fill, or double-click to fill to the last row.\n"
                "Several dates or numbers go on in their steps; with Ctrl, one does."
            )
        )
        self.hide()
        view.selectionModel().selectionChanged.connect(self.place)
        view.verticalScrollBar().valueChanged.connect(self.place)
        view.horizontalScrollBar().valueChanged.connect(self.place)
        view.horizontalHeader().sectionResized.connect(self.place)
        view.horizontalHeader().sectionMoved.connect(self.place)
        view.table_model.modelReset.connect(self.place)
        view.viewport().installEventFilter(self)
        view.installEventFilter(self)  # it has the keyboard

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the viewport; let Escape end a drag that fills nothing."""
        if self._onto and is_escape(event):
            self._end_drag()
            event.accept()
            return True
        if event.type() in _MOVES:
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Stand at the corner of the one block that is selected; of several there is none."""
        block = self._block()
        if block is None:
            self.hide()
            return
        corner = self._rect(block.bottom(), block.bottom(), block)
        self.move(corner.right() - _SIDE + RING, corner.bottom() - _SIDE + RING)
        self.show()
        if self._view.state() is not self._view.State.EditingState:  # editors lie above it
            self.raise_()

    def _block(self) -> QItemSelectionRange | None:
        parts = selected_parts(self._view)
        if len(parts) != 1 or not self._columns(parts[0]):
            return None
        row = self._view.visualRect(self._view.table_model.index(parts[0].bottom(), 0))
        is_seen = row.top() < self._view.viewport().height() and row.bottom() > 0
        return parts[0] if is_seen else None

    def _columns(self, part: QItemSelectionRange) -> list[int]:
        seen = self._view.selected.seen(editable=True)
        return [column for column in seen if part.left() <= column <= part.right()]

    def _rect(self, first: int, last: int, block: QItemSelectionRange) -> QRect:
        """Return where rows of the columns of a block are, in the viewport."""
        model, columns = self._view.table_model, self._columns(block)
        corners = [
            self._view.visualRect(model.index(row, column))
            for row in (first, last)
            for column in (columns[0], columns[-1])
        ]
        return corners[0].united(corners[1]).united(corners[2]).united(corners[3])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a square in the colour of the frame of the current cell."""
        del event
        painter, palette = QPainter(self), self.palette()
        painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Base))
        painter.fillRect(self.rect().adjusted(1, 1, -1, -1), ring_colour(palette))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to drag."""
        self._is_dragged = event.button() == Qt.MouseButton.LeftButton
        self._onto = range(0)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show how far it is dragged: down, or up."""
        block = self._block()
        if block is None or not self._is_dragged:
            return
        spot = self.mapTo(self._view.viewport(), event.position().toPoint())
        row = self._row_at(spot)
        if row > block.bottom():
            self._onto = range(block.bottom() + 1, row + 1)
        elif row < block.top():
            self._onto = range(row, block.top())
        else:
            self._onto = range(0)
        self._show_frame(block)
        self._view.scrollTo(self._view.table_model.index(row, self._columns(block)[0]))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Fill what it was dragged onto."""
        event.accept()
        block, onto = self._block(), self._onto
        self._end_drag()
        if block is not None and onto:
            rows = range(block.top(), block.bottom() + 1)
            self.dragged.emit(rows, self._columns(block), onto, _with_ctrl(event))

    def _end_drag(self) -> None:
        self._frame.hide()
        self._onto = range(0)
        self._is_dragged = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Fill all rows below, as spreadsheets do."""
        event.accept()
        block = self._block()
        if block is None or event.button() != Qt.MouseButton.LeftButton:
            return
        below = range(block.bottom() + 1, self._view.table_model.rowCount())
        if below:
            rows = range(block.top(), block.bottom() + 1)
            self.dragged.emit(rows, self._columns(block), below, _with_ctrl(event))

    def _row_at(self, spot: QPoint) -> int:
        last = self._view.table_model.rowCount() - 1
        row = self._view.rowAt(max(0, spot.y()))
        return last if row < 0 else row

    def _show_frame(self, block: QItemSelectionRange) -> None:
        if self._onto:
            self._frame.setGeometry(self._rect(self._onto[0], self._onto[-1], block))
            self._frame.show()
        else:
            self._frame.hide()


def _with_ctrl(event: QMouseEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
