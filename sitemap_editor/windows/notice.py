"""A bar above the table with one thing a person should know about this file."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from sitemap_editor.windows.icons import drawn, icon

NoticeAction = tuple[str, Callable[[], object]]
"""The words on a button, and what it does."""


class Notice(QFrame):
    """Text with a mark, a button for what it is about where wanted, one that puts it away."""

    def __init__(
        self,
        text: str,
        parent: QWidget,
        mark: str = "severity-hint",
        action: NoticeAction | None = None,
    ) -> None:
        super().__init__(parent)
        self._picture = QLabel(self)
        self._picture.setPixmap(drawn(mark, "#000000").pixmap(16, 16))
        self.label = QLabel(text, self)
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self._close = QToolButton(self)
        self._close.setAutoRaise(True)
        self._close.setIcon(icon("window-close", self.palette()))
        self._close.setToolTip(self.tr("Put this notice away"))
        self._close.setAccessibleName(self._close.toolTip())
        self._close.clicked.connect(self.hide)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 5, 6, 5)
        row.setSpacing(8)
        row.addWidget(self._picture)
        row.addWidget(self.label, 1)
        if action is not None:
            words, run = action
            self.button = QPushButton(words, self)
            self.button.clicked.connect(lambda: run())
            row.addWidget(self.button)
        row.addWidget(self._close)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icon anew for another palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._close.setIcon(icon("window-close", self.palette()))
        super().changeEvent(event)
