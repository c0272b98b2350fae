"""The content of a panel, which scrolls where its window has less room than it needs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

_MOST_ASKED: Final = QSize(640, 150)  # with large text more would grow the window past the screen


class PanelArea(QScrollArea):
    """Asks for the room its content needs, but never for so much that a small screen lacks it."""

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._content = content
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(content)

    def minimumSizeHint(self) -> QSize:
        """Return what the content needs, within bounds."""
        return self._content.minimumSizeHint().boundedTo(_MOST_ASKED)

    def sizeHint(self) -> QSize:
        """Return what the content wants."""
        return self._content.sizeHint()

    def event(self, event: QEvent) -> bool:
        """Ask anew where the content needs another room."""
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return is_done
