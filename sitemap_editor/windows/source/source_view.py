"""The source of a document, drawn line by line: only what is on screen is ever read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from sitemap_editor.core.document.source.source_lines import SourceLines
from sitemap_editor.core.readable import one_line
from sitemap_editor.windows.source.source_area import GAP, SourceArea

_SPOKEN_CHARACTERS: Final = 200
_WHEEL_STEP: Final = 120


class SourceView(SourceArea):
    """Shows lines, with a caret to read by; nothing can be typed.

    `on_moved` is called when a person goes elsewhere in it.
    """

    def __init__(self, on_moved: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.on_moved = on_moved
        self._wheeled = 0
        self._said_line = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self._say()

    # What it shows

    def show_lines(self, lines: SourceLines | None, caret: int, anchor: int, top: int) -> None:
        """Show other lines; the places are offsets in these, `top` that of the first on screen."""
        self.lines = lines
        self.forget()
        self.caret.lines = lines
        self.caret.at, self.caret.anchor = caret, anchor
        self.fit_bars()
        if lines is not None:
            self.verticalScrollBar().setValue(lines.line_at(top))
        self._say(anew=True)

    def go_to(self, offset: int, *, selects_to: int | None = None) -> None:
        """Put the caret somewhere, and bring it into the middle where it was out of sight."""
        if self.lines is not None:
            number = self.lines.line_at(offset)
            offset = max(offset, self.lines.line(number).start)  # not in a byte order mark
            self.caret.at = offset if selects_to is None else selects_to
            self.caret.anchor = offset
            self.caret.x = self.caret.x_of_line()
            self.show_line(number, centres=True)
            self._show_column()
        self._say()
        self.viewport().update()

    def _show_column(self) -> None:
        """Bring the caret on screen from the left or right."""
        bar, x = self.horizontalScrollBar(), round(self.caret.x)
        self.note_width(self.caret.line)
        room = self.viewport().width() - self.numbers_width - GAP
        if not bar.value() <= x <= bar.value() + room - GAP:
            bar.setValue(x - room // 2 if x > room else 0)

    # Mouse

    def _offset_under(self, event: QMouseEvent) -> int | None:
        if self.lines is None:
            return None
        spot = event.position()
        number = self.first + int(spot.y() // self.line_height)
        shown = self.shown_line(min(max(number, 0), len(self.lines) - 1))
        x = spot.x() - self.numbers_width - GAP + self.horizontalScrollBar().value()
        return shown.line.start + shown.byte_at(x)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the caret there; with Shift, select to there."""
        offset = self._offset_under(event)
        if event.button() is not Qt.MouseButton.LeftButton or offset is None:
            return
        extends = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self._move(offset, extends=extends)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select while a button is down."""
        offset = self._offset_under(event)
        if event.buttons() & Qt.MouseButton.LeftButton and offset is not None:
            self._move(offset, extends=True)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Select a word."""
        offset = self._offset_under(event)
        if offset is not None:
            self.caret.at = offset
            start, end = self.caret.word
            self._move(start, extends=False)
            self._move(end, extends=True)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl, make the text larger or smaller, as in the table."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        self._wheeled += event.angleDelta().y()
        steps = int(self._wheeled / _WHEEL_STEP)
        self._wheeled -= steps * _WHEEL_STEP
        if steps:
            self.zoom(steps)
        event.accept()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go where the keys of an editor lead."""
        there = self.caret.after_key(event, self.whole_lines)
        if there is not None:
            self._move(there.offset, extends=there.extends, x=there.x)
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.select_all()
        else:
            event.ignore()

    def select_all(self) -> None:
        """Select the whole text; the caret stays where it is seen."""
        if self.lines is not None:
            self.caret.anchor, self.caret.at = 0, self.lines.size_bytes
            self.viewport().update()
            self.on_moved()

    def _move(self, offset: int, *, extends: bool, x: float | None = None) -> None:
        self.caret.at = offset
        self.caret.x = self.caret.x_of_line() if x is None else x
        if not extends:
            self.caret.anchor = offset
        self.show_line(self.caret.number)
        self._show_column()
        self._say()
        self.viewport().update()
        self.on_moved()

    # What is told

    def _say(self, *, anew: bool = False) -> None:
        """Let screen readers say the line of the caret."""
        if self.lines is None:
            self.setAccessibleName(self.tr("Source of the file"))
            return
        number = self.caret.number
        if number == self._said_line and not anew:
            return
        self._said_line = number
        shown = self.shown_line(number)
        text = one_line(shown.text.strip()[:_SPOKEN_CHARACTERS])
        said = self.tr("Source of the file, line {line}: {text}").format(
            line=self.locale().toString(shown.line.number), text=text
        )
        self.setAccessibleName(said)

    def event(self, event: QEvent) -> bool:
        """Show the caret while it has the keyboard."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.viewport().update()
        return super().event(event)
