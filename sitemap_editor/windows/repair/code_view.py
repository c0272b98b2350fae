"""Text in a fixed-width font with line numbers, a marked line and marked characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.windows.looks.contrast import is_high_contrast
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.text_size import fixed_font, scaled
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS, dimmed_text
from sitemap_editor.windows.repair.control_marks import controls_in, paint_mark, place_of

Span = tuple[int, int]
"""Where marked characters begin, and how many they are."""

_SIGN: Final = 12
_GAP: Final = 6


class CodeView(QPlainTextEdit):
    """Text as in an editor of code; `first_line` is the number of its first line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._first_line = 1
        self._marked: tuple[int, QColor, bool] | None = None  # block, ground, with a sign
        self._spans: list[QTextEdit.ExtraSelection] = []
        self._centres_when_shown = False
        self.setFont(fixed_font())
        self.setTabChangesFocus(True)
        self.numbers = _Numbers(self)
        self.blockCountChanged.connect(self._fit)
        self.updateRequest.connect(self._on_update_request)
        self._fit()

    def show_text(self, text: str, first_line: int = 1) -> None:
        """Show another text without any marks."""
        self._first_line = first_line
        self._marked, self._spans = None, []
        self.clear()  # with the looks of the characters before
        self.setPlainText(text)
        self._draw_marks()
        self._fit()

    # Marks

    def mark_line(self, line: int | None, ground: QColor, *, has_sign: bool = True) -> None:
        """Give a line another ground, and a sign beside its number; None takes the mark away."""
        block = None if line is None else min(line - self._first_line, self.blockCount() - 1)
        self._marked = (block, ground, has_sign) if block is not None and block >= 0 else None
        self._draw_marks()

    def mark_characters(self, spans: Sequence[Span], ground: QColor) -> None:
        """Show characters in bold on another ground; only for a text that is not edited.

        Where nothing is tinted they are underlined: bold alone is hard to see in an `&`.
        """
        self._spans = []
        bold, look = QTextCharFormat(), QTextCharFormat()
        bold.setFontWeight(QFont.Weight.Bold)  # a mark laid over the text could not be bold
        bold.setFontUnderline(is_high_contrast(self.palette()))
        look.setBackground(ground)
        for start, length in spans:
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(bold)
            self._spans.append(_mark(cursor, look))
        self._draw_marks()

    def has_sign(self, block: int) -> bool:
        """Tell whether a line has the sign of an error."""
        return self._marked is not None and self._marked[0] == block and self._marked[2]

    def go_to(self, line: int, column: int) -> None:
        """Put the cursor at a place and bring it into the middle of the view."""
        block = self.document().findBlockByNumber(max(0, line - self._first_line))
        if not block.isValid():
            block = self.document().lastBlock()
        cursor = self.textCursor()
        cursor.setPosition(block.position() + min(max(0, column - 1), block.length() - 1))
        self.setTextCursor(cursor)
        self.centerCursor()
        self._centres_when_shown = not self.isVisible()  # as yet it is not as high as it will be

    def _draw_marks(self) -> None:
        self.setExtraSelections(self._spans)
        self.viewport().update()
        self.numbers.update()

    # Line numbers

    def number_of(self, block: QTextBlock) -> int:
        """Return the number of a line, as the whole file counts."""
        return block.blockNumber() + self._first_line

    @property
    def numbers_width(self) -> int:
        """How wide the column of line numbers is."""
        last = str(self._first_line + self.blockCount() - 1)
        digits = self.fontMetrics().horizontalAdvance("9" * max(3, len(last)))
        return self.sign_side + digits + 3 * _GAP

    @property
    def sign_side(self) -> int:
        """How large the sign beside the number of a line is."""
        return scaled(self, _SIGN)

    def blocks_on_screen(self) -> list[tuple[QTextBlock, int]]:
        """Return the lines to be seen, with how far down each begins."""
        found = []
        block = self.firstVisibleBlock()
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        while block.isValid() and top < self.viewport().height():
            found.append((block, round(top)))
            top += self.blockBoundingRect(block).height()
            block = block.next()
        return found

    def _fit(self) -> None:
        self.setViewportMargins(self.numbers_width, 0, 0, 0)
        inside = self.contentsRect()
        room = QRect(inside.left(), inside.top(), self.numbers_width, inside.height())
        self.numbers.setGeometry(room)

    def _on_update_request(self, room: QRect, moved_by: int) -> None:
        if moved_by:
            self.numbers.scroll(0, moved_by)
        else:
            self.numbers.update(0, room.y(), self.numbers.width(), room.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text; a marked line has a ground, or lines around it where nothing is tinted.

        Qt's own marks tint only one of the lines that a long one is wrapped to.
        """
        if self._marked is None:
            super().paintEvent(event)
            self._mark_controls()
            return
        block = self.document().findBlockByNumber(self._marked[0])
        place = self.blockBoundingGeometry(block).translated(self.contentOffset())
        top, width = round(place.top()), self.viewport().width()
        is_framed = is_high_contrast(self.palette())
        if not is_framed:
            painter = QPainter(self.viewport())
            painter.fillRect(QRectF(0, top, width, place.height()), self._marked[1])
            painter.end()
        super().paintEvent(event)
        self._mark_controls()
        if is_framed:
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.Text))
            painter.drawRect(QRectF(0.5, top - 0.5, width - 2, round(place.height())))
            painter.end()

    def _mark_controls(self) -> None:
        """Show which characters those are that have no shape: a box would say nothing."""
        left = self.contentOffset().x()
        found = [
            (place_of(block, at, left, top), number)
            for block, top in self.blocks_on_screen()
            for at, number in controls_in(block)
        ]
        if found:
            ink, ground = self.palette().text().color(), self.palette().base().color()
            painter = QPainter(self.viewport())
            for place, number in found:
                paint_mark(painter, place, number, self.font(), ink, ground)
            painter.end()

    def showEvent(self, event: QShowEvent) -> None:
        """Bring the cursor into the middle of what is seen now."""
        super().showEvent(event)
        if self._centres_when_shown:
            self._centres_when_shown = False
            QTimer.singleShot(0, self, self.centerCursor)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the numbers beside the text."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Make room for another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "numbers"):
            self._fit()


class _Numbers(QWidget):
    """The column of line numbers beside a text."""

    def __init__(self, view: CodeView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self) -> QSize:
        """As wide as the longest number."""
        return QSize(self._view.numbers_width, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the numbers of the lines on screen."""
        view = self._view
        painter = QPainter(self)
        painter.fillRect(event.rect(), self.palette().color(QPalette.ColorRole.AlternateBase))
        painter.setPen(dimmed_text(self.palette()))
        height = view.fontMetrics().height()
        for block, top in view.blocks_on_screen():
            is_marked = view.has_sign(block.blockNumber())
            if is_marked:
                side = view.sign_side
                sign = drawn(SEVERITY_ICONS[Severity.ERROR], "#000000").pixmap(side, side)
                painter.drawPixmap(_GAP, top + (height - side) // 2, sign)
            font = QFont(view.font())
            font.setBold(is_marked)
            painter.setFont(font)
            room = QRect(0, top, self.width() - _GAP, height)
            number = str(view.number_of(block))
            painter.drawText(room, int(Qt.AlignmentFlag.AlignRight), number)
        painter.end()


def _mark(cursor: QTextCursor, look: QTextCharFormat) -> QTextEdit.ExtraSelection:
    mark = QTextEdit.ExtraSelection()
    mark.cursor = cursor
    mark.format = look
    return mark
