"""What stands above an empty list of problems where the filter hides all there is."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from sitemap_editor.windows.looks.plain_text import PlainLabel


class HiddenProblems(QWidget):
    """Says that the filter hides all there is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = PlainLabel(self)
        self.label.setWordWrap(True)
        self.button = QPushButton(self.tr("Clear Filter"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label, 1)
        row.addWidget(self.button)
        self.hide()

    def show_count(self, count: int) -> None:
        """Say how many are hidden; of none, nothing."""
        self.label.setText(self.tr("The filter hides all %n problem(s).", "", count))
        self.setVisible(count > 0)
