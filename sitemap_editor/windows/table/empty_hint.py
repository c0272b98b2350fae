"""What an empty table shows: how its first rows come, each way by one click."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QPushButton, QVBoxLayout, QWidget

from sitemap_editor.windows.looks.folding import FoldingRow
from sitemap_editor.windows.looks.plain_text import PlainLabel


class EmptyHint(QWidget):
    """Covers the viewport of a table, however and whenever that gets its size.

    Signals: `paste_asked`; `row_asked`.
    """

    paste_asked = Signal()
    row_asked = Signal()

    def __init__(self, table: QAbstractScrollArea) -> None:
        super().__init__(table.viewport())
        self._viewport = table.viewport()
        self.label = PlainLabel(
            self.tr("No rows yet. Press Ctrl+Enter to add one, or paste URLs."), self
        )
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.label.setWordWrap(True)
        self.paste = QPushButton(self.tr("Paste URLs"), self)
        self.paste.clicked.connect(self.paste_asked)
        self.row = QPushButton(self.tr("Add a Row"), self)
        self.row.clicked.connect(self.row_asked)
        buttons = FoldingRow(self)
        buttons.first.addStretch(1)
        buttons.first.addWidget(self.paste)
        buttons.second.addWidget(self.row)
        buttons.second.addStretch(1)
        buttons.lay_out(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 0, 40, 0)
        column.addStretch(1)
        column.addWidget(self.label)
        column.addWidget(buttons)
        column.addStretch(1)
        self._viewport.installEventFilter(self)
        self._fill()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the viewport: a page behind others has none until it is shown."""
        if watched is self._viewport and event.type() == QEvent.Type.Resize:
            self._fill()
        return super().eventFilter(watched, event)

    def _fill(self) -> None:
        self.setGeometry(self._viewport.rect())
