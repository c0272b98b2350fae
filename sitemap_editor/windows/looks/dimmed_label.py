"""A label for words of second rank, legible in whatever palette."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.theme import dimmed_text


class DimmedLabel(PlainLabel):
    """Text a little nearer to its ground than other text; follows the palette of its parent."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._dim(parent)

    def _dim(self, parent: QWidget) -> None:
        ink, role = dimmed_text(parent.palette()), self.foregroundRole()
        if self.palette().color(QPalette.ColorGroup.Active, role) == ink:
            return  # this was our own change
        palette = QPalette()
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            palette.setColor(group, role, ink)
        self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        """Dim anew for another palette."""
        super().changeEvent(event)
        parent = self.parentWidget()
        if event.type() == QEvent.Type.PaletteChange and parent is not None:
            self._dim(parent)
