"""The editor of URLs: behind what is typed it shows how a host or folder of the file goes on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import dimmed_text
from sitemap_editor.windows.table.cell_editors import CheckedLineEdit, CheckValue
from sitemap_editor.windows.table.hint_bubble import HintBubble

_AIR = 24
_AHEAD = (Qt.Key.Key_Right, Qt.Key.Key_End)


class UrlEdit(CheckedLineEdit):
    """What is shown ahead is taken by Right or End at the end of the text, and by nothing else.

    `go_on` is handed what is typed and returns how it may go on.
    """

    def __init__(
        self,
        parent: QWidget,
        checker: CheckValue,
        bubble: HintBubble,
        go_on: Callable[[str], str],
    ) -> None:
        super().__init__(parent, checker, bubble)
        self._go_on = go_on
        self.ahead = ""
        """How the text may go on; shown, but no part of it."""
        self._cell = QRect()
        self.textEdited.connect(self._on_edited)
        self.textChanged.connect(lambda _text: self._grow())
        self.cursorPositionChanged.connect(lambda _old, _new: self._drop_away_from_end())

    def cover(self, cell: QRect) -> None:
        """Stand over a cell, and over those after it as far as the text needs their room."""
        self._cell = QRect(cell)  # that of Qt is gone in a moment
        self._grow()

    def _grow(self) -> None:
        parent = self.parentWidget()
        if parent is None or self._cell.isNull():
            return
        margins, place = self.textMargins(), QRect(self._cell)
        air = margins.left() + margins.right() + scaled(self, _AIR)
        needed = self.fontMetrics().horizontalAdvance(self.text() + self.ahead) + air
        if parent.isRightToLeft():
            place.setLeft(min(place.left(), max(0, place.right() - needed)))
        else:
            place.setRight(max(place.right(), min(parent.width() - 1, place.left() + needed)))
        self.setGeometry(place)

    def _on_edited(self, text: str) -> None:
        self.ahead = self._go_on(text) if self.cursorPosition() == len(text) else ""
        self._grow()
        self.update()

    def _drop_away_from_end(self) -> None:
        if self.ahead and self.cursorPosition() != len(self.text()):
            self.ahead = ""
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take what is ahead; take nothing back for an answer when something is deleted."""
        is_plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if event.key() in _AHEAD and is_plain and self.ahead:
            taken, self.ahead = self.ahead, ""
            self.insert(taken)
            self.setModified(True)
            self._on_edited(self.text())
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.ahead = ""
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is ahead behind the caret, dimmed and slanted."""
        super().paintEvent(event)
        if not self.ahead or self.hasSelectedText():
            return
        painter = QPainter(self)
        font = self.font()
        font.setItalic(True)
        painter.setFont(font)
        painter.setPen(dimmed_text(self.palette()))
        caret = self.cursorRect()
        room = self.contentsRect()
        room.setLeft(caret.center().x() + 1)
        room.setRight(self.width() - self.textMargins().right() - 1)
        place = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, place | Qt.TextFlag.TextSingleLine, self.ahead)
