"""Sentences with a mark each, one below the other: what a plan has to say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QWidget

from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.layouts import column_of, row_of
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS, error_ground

_MARK: Final = 16
_MOST: Final = 3
_INSET: Final = 8  # pixels


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence and how much it matters."""

    severity: Severity
    text: str


class MessageList(QWidget):
    """Shows the sentences that matter most; the others on hover."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._said: Sequence[Saying] = ()
        self._lines: list[_Line] = []
        self._column = column_of(on=self, margins=0, spacing=4)
        self.hide()

    def texts(self) -> list[str]:
        """Return what is on screen."""
        return [line.label.text() for line in self._lines]

    def say(self, said: Sequence[Saying]) -> None:
        """Show other sentences, the worst first; none hides the whole."""
        said = sorted(said, key=lambda each: each.severity.rank)
        if said == self._said:
            return
        self._said = said
        for line in self._lines:
            self._column.removeWidget(line)
            line.hide()  # it goes a little later
            line.deleteLater()
        shown = said if len(said) <= _MOST else said[: _MOST - 1]
        inset = _INSET if any(each.severity is Severity.ERROR for each in said) else 0
        self._lines = [_Line(each, inset, self) for each in shown]
        if rest := said[len(shown) :]:
            text = self.tr("… and %Ln more", "", len(rest))
            more = _Line(Saying(rest[0].severity, text), inset, self)
            more.setToolTip(tool_tip("\n".join(each.text for each in rest)))
            self._lines.append(more)
        for line in self._lines:
            self._column.addWidget(line)
        self.setVisible(bool(said))


class _Line(QFrame):
    """One sentence; an error stands on its colour; all begin at one edge."""

    def __init__(self, saying: Saying, inset: int, parent: QWidget) -> None:
        super().__init__(parent)
        mark = PlainLabel(self)
        side = scaled(self, _MARK)
        mark.setPixmap(drawn(SEVERITY_ICONS[saying.severity], "#000000").pixmap(side, side))
        self.label = PlainLabel(saying.text, self, wraps=True)
        self._parent = parent
        is_error = saying.severity is Severity.ERROR
        if is_error:
            self._tint()
            self.setAutoFillBackground(True)
        margins = (inset, 5, inset, 5) if is_error else (inset, 0, inset, 0)
        parts = ((mark, Qt.AlignmentFlag.AlignTop), (self.label, 1))
        row_of(*parts, on=self, margins=margins, spacing=8)

    def _tint(self) -> None:
        """Take the colour of an error that fits the palette of the parent."""
        role, ground = QPalette.ColorRole.Window, error_ground(self._parent.palette())
        if self.palette().color(role) != ground:  # else this was our own change
            palette = QPalette()
            palette.setColor(role, ground)
            self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        """Tint anew for another palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.testAttribute(
            Qt.WidgetAttribute.WA_SetPalette
        ):
            self._tint()
