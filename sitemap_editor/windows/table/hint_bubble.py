"""The little panel under a cell editor: what is wrong with the value typed, what keys there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QHideEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS

_ICON: Final = 16
_MAX_WIDTH: Final = 460
_GAP: Final = 2
_SEVERAL: Final = 2
_MOVES: Final = (QEvent.Type.Move, QEvent.Type.Resize)


class HintBubble(QFrame):
    """Shows the worst findings of a value below (or above) the editor it belongs to.

    `to_fill` returns the key that puts what is typed into all selected cells, and how many
    these are; `end_of_selection` where they end, from the top. Of several the next ones to be typed
    into stay in sight: it stands above the editor then, or below all of them.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self._editor: QWidget | None = None
        self.to_fill: Callable[[], tuple[str, int]] = lambda: ("", 1)
        self.end_of_selection: Callable[[], int] = lambda: 0
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._mark = PlainLabel(self)
        self._text = PlainLabel(self)
        self._text.setWordWrap(True)
        for label in (self._mark, self._text):
            label.setForegroundRole(QPalette.ColorRole.ToolTipText)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 5, 10, 5)
        row.setSpacing(7)
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._text, 1)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def tell(self, findings: Sequence[Finding], editor: QWidget) -> None:
        """Show the sentences of `findings` beside `editor`, and the key, or hide without both."""
        said = [*map(sentence, findings), *self._key()]
        if not said:
            editor.setAccessibleDescription("")
            self.hide()
            return
        self._mark.setVisible(bool(findings))
        if findings:
            side = scaled(self, _ICON)
            self._mark.setPixmap(
                drawn(SEVERITY_ICONS[findings[0].severity], "#000000").pixmap(side, side)
            )
        self._text.setText("\n".join(said))
        editor.setAccessibleDescription(self._text.text())
        self._place(editor)
        self._editor = editor
        for followed in (editor, self._room):
            followed.installEventFilter(self)
        self.show()
        self.raise_()

    def _key(self) -> list[str]:
        key, count = self.to_fill()
        if not key or count < _SEVERAL:
            return []
        return [self.tr("{key} sets all %Ln selected cell(s).", "", count).format(key=key)]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside the editor where columns, scrolling or the window move it."""
        if event.type() in _MOVES and self._editor is not None and self.isVisible():
            self._place(self._editor)
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Follow nobody."""
        super().hideEvent(event)
        self._editor = None
        self._room.removeEventFilter(self)

    def _place(self, editor: QWidget) -> None:
        room = self._room
        width = min(_MAX_WIDTH, room.width() - 8)
        widest = self._text.fontMetrics().boundingRect(
            0, 0, width - 50, 1000, int(Qt.TextFlag.TextWordWrap), self._text.text()
        )
        self._text.setFixedSize(widest.width() + 4, widest.height())
        self.adjustSize()
        spot = editor.mapTo(room, QPoint(0, 0))
        spot.setX(max(0, min(spot.x(), room.width() - self.width() - 4)))
        spot.setY(self._height_beside(spot.y(), editor.height()))
        self.move(spot)

    def _height_beside(self, top: int, height: int) -> int:
        """Return where it stands beside an editor, from the top."""
        above, below = top - self.height() - _GAP, top + height + _GAP
        lowest = self._room.height() - self.height()
        if self.to_fill()[1] < _SEVERAL:
            return below if below <= lowest else above
        if above >= 0:
            return above
        return max(below, min(self.end_of_selection() + _GAP, lowest))
