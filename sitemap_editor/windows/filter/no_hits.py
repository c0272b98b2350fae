"""What stands where rows would be, were there any that match the filter."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QPushButton, QVBoxLayout, QWidget

from sitemap_editor.windows.looks.plain_text import PlainLabel, menu_text


class NoHits(QWidget):
    """Covers the viewport of a table that has rows, of which none is shown.

    `take` is handed the filter that may have been meant, where a person says so.
    """

    def __init__(self, table: QAbstractScrollArea, take: Callable[[str], object]) -> None:
        super().__init__(table.viewport())
        self._viewport = table.viewport()
        self.label = PlainLabel(self.tr("No rows match the filter."), self, wraps=True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._meant = ""
        self.instead = QPushButton(self)
        self.instead.clicked.connect(lambda: take(self._meant))
        self.instead.hide()
        self.clear = QPushButton(self.tr("Clear Filter"), self)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self.label)
        column.addWidget(self.instead, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.clear, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._viewport.installEventFilter(self)
        self.setGeometry(self._viewport.rect())
        self.hide()

    def offer(self, meant: str | None) -> None:
        """Ask whether another filter was meant; None for none."""
        self._meant = meant or ""
        said = self.tr("Did you mean {filter}?").format(filter=self._meant)
        self.instead.setText(menu_text(said))
        self.instead.setAccessibleName(said)
        self.instead.setVisible(meant is not None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the viewport."""
        if watched is self._viewport and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._viewport.rect())
        return super().eventFilter(watched, event)
