"""The editor of URLs: behind what is typed it shows how a host or folder of the file goes on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sitemap_editor.windows.looks.theme import dimmed_text
from sitemap_editor.windows.table.cell_editors import CheckedLineEdit, CheckValue
from sitemap_editor.windows.table.hint_bubble import HintBubble

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
        self.textEdited.connect(self._on_edited)
        self.cursorPositionChanged.connect(lambda _old, _new: self._drop_away_from_end())

    def _on_edited(self, text: str) -> None:
        self.ahead = self._go_on(text) if self.cursorPosition() == len(text) else ""
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
