"""Pages one behind the other, whose tabs stand wherever the window puts their bar."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QStackedWidget, QTabBar, QWidget


class TabStack(QStackedWidget):
    """What a `QTabWidget` does with its pages; its bar lies beside them, to be laid out elsewhere.

    A page has the same number in the bar as in the stack whenever `currentChanged` is emitted.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bar = bar = QTabBar(parent)
        """Belongs to whoever lays it out."""
        bar.setDocumentMode(True)
        bar.setExpanding(False)
        bar.setDrawBase(True)
        bar.setMovable(True)
        bar.setUsesScrollButtons(True)
        bar.setAutoHide(True)
        bar.hide()
        bar.currentChanged.connect(self.setCurrentIndex)
        bar.tabMoved.connect(self._on_moved)
        self.currentChanged.connect(bar.setCurrentIndex)

    def insert_tab(self, number: int, page: QWidget) -> None:
        """Show a page in a new tab, in front where it is the only one."""
        self.bar.insertTab(number, "")
        self.insertWidget(number, page)

    def remove_tab(self, number: int) -> None:
        """Take a tab away, and its page out of the stack; the next one comes in front."""
        page = self._pages()[number]
        with QSignalBlocker(self.bar):
            self.bar.removeTab(number)
        self.removeWidget(page)

    def _pages(self) -> list[QWidget]:
        numbers = range(self.count())
        return [page for number in numbers if (page := self.widget(number)) is not None]

    def _on_moved(self, number: int, to: int) -> None:
        """Put the page of a tab where that is now; what is in front is never hidden meanwhile."""
        pages, front, step = self._pages(), self.currentIndex(), 1 if to > number else -1
        moved = [(pages[number], to)]
        if number == front:
            moved = [(pages[here + step], here) for here in range(number, to, step)]
        for page, place in moved:
            self.removeWidget(page)
            self.insertWidget(place, page)
        if self.currentIndex() != front:
            self.currentChanged.emit(self.currentIndex())  # the same page, with another number
