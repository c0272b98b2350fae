"""The list in the middle of the problems panel, and its keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from sitemap_editor.session.checks.problem_model import Head, ProblemModel
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.problems.group_heads import HeadDelegate, ValueDelegate

_LINES_BELOW_TITLES: Final = 2
_VALUE: Final = 3
"""The column of values."""


class ProblemTable(LinesTable):
    """One line a problem; `enter` goes to that of a line, `leave` back to the table.

    `copy` takes the selected lines as they are reported: there may be a million. `fold` folds the
    group whose head stands in a line, unfolds it, or (None) does what was not done.
    """

    def __init__(
        self,
        enter: Callable[[int], object],
        leave: Callable[[], object],
        copy: Callable[[list[int]], object],
        fold: Callable[[int, bool | None], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent, air=6)
        self._fold = fold
        self._enter = enter
        self._leave = leave
        self._copy = copy
        self.setAccessibleName(self.tr("Problems"))
        self.is_entering = False
        self.setAlternatingRowColors(True)
        self.setItemDelegateForColumn(0, HeadDelegate(self))
        self.setItemDelegateForColumn(_VALUE, ValueDelegate(self))

    @property
    def is_entered(self) -> bool:
        """True where a person is in the list, also while a dialog before it is just closing."""
        return self.window().focusWidget() is self

    def height_of(self, lines: int) -> int:
        """Return how high it is with so many lines, and nothing above them."""
        return lines * self.line_height + 2 * self.frameWidth()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the titles out where they would take the place of the second line."""
        super().resizeEvent(event)
        header = self.horizontalHeader()
        has_room = self.height() >= self.height_of(_LINES_BELOW_TITLES) + header.sizeHint().height()
        if header.isHidden() is has_room:
            header.setVisible(has_room)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come in where a person is: Qt would choose the first line, and take the table there."""
        self.is_entering = True
        super().focusInEvent(event)
        self.is_entering = False

    def copy_lines(self) -> None:
        """Ask for the selected problems as they are reported: there may be a million."""
        if lines := self.selected():
            self._copy(lines)

    def show_heads(self, model: ProblemModel) -> None:
        """Let the head of each group take the whole of its line."""
        self.clearSpans()
        for line, _ in model.heads():
            self.setSpan(line, 0, 1, model.columnCount())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Fold or unfold a group by a click on its head."""
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        is_plain = event.button() is Qt.MouseButton.LeftButton and not event.modifiers()
        if is_plain and index.isValid() and self._head(index.row()) is not None:
            self._fold(index.row(), None)

    def _head(self, line: int) -> Head | None:
        model = self.model()
        return model.head(line) if isinstance(model, ProblemModel) else None

    def _steps_sideways(self, *, is_left: bool) -> bool:
        """Fold and unfold groups as trees do; False where that is nothing to do here."""
        model, line = self.model(), self.currentIndex().row()
        if not isinstance(model, ProblemModel) or not model.is_grouped or line < 0:
            return False
        head = model.head(line)
        if head is None:
            above = model.head_line(line)
            if is_left and above is not None:
                self.setCurrentIndex(model.index(above, 0))
        elif is_left or not head[2]:
            self._fold(line, is_left)
        else:
            self.setCurrentIndex(model.index(line + 1, 0))
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the problem by Enter, and back to the table."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not plain and self.currentIndex().isValid():
            self._enter(self.currentIndex().row())
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not plain:
            is_left = (event.key() == Qt.Key.Key_Left) is not self.isRightToLeft()
            if not self._steps_sideways(is_left=is_left):
                super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)
