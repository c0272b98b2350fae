"""The list in the middle of the problems panel, and its keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from sitemap_editor.windows.looks.lines_table import LinesTable


class ProblemTable(LinesTable):
    """One line a problem; `enter` goes to that of a line, `leave` back to the table.

    `copy` takes the selected lines as they are reported: there may be a million.
    """

    def __init__(
        self,
        enter: Callable[[int], object],
        leave: Callable[[], object],
        copy: Callable[[list[int]], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent, air=6)
        self._enter = enter
        self._leave = leave
        self._copy = copy
        self.setAccessibleName(self.tr("Problems"))
        self.is_entering = False
        self.setAlternatingRowColors(True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come in where a person is: Qt would choose the first line, and take the table there."""
        self.is_entering = True
        super().focusInEvent(event)
        self.is_entering = False

    def copy_lines(self) -> None:
        """Ask for the selected problems as they are reported: there may be a million."""
        if lines := self.selected():
            self._copy(lines)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the problem by Enter, to the first and last one, and back to the table."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not plain and self.currentIndex().isValid():
            self._enter(self.currentIndex().row())
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.model() is not None:
            model = self.model()
            last = model.rowCount() - 1
            self.setCurrentIndex(model.index(0 if event.key() == Qt.Key.Key_Home else last, 0))
        else:
            super().keyPressEvent(event)
