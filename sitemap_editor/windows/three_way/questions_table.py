"""The table of what both sides changed: 1, 2 and 3 decide, F8 goes to the next that is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from sitemap_editor.core.operations.three_way.conflicts import Choice
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.selected_parts import selected_parts
from sitemap_editor.windows.three_way.questions_model import QuestionsModel

_CHOICES: Final = {
    Qt.Key.Key_1: Choice.BASE,
    Qt.Key.Key_2: Choice.OURS,
    Qt.Key.Key_3: Choice.THEIRS,
    Qt.Key.Key_0: None,
    Qt.Key.Key_Delete: None,
    Qt.Key.Key_Backspace: None,
}
_BARE: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class QuestionsTable(LinesTable):
    """Lines to decide; `decide` is called with what is chosen for those that are selected."""

    def __init__(
        self, model: QuestionsModel, decide: Callable[[Choice | None], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._questions, self._decide = model, decide
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setAlternatingRowColors(True)
        self.setAccessibleName(self.tr("Conflicts"))
        self.show_lines(model)
        for key, steps in (("F8", 1), ("Shift+F8", -1)):
            shortcut = QShortcut(QKeySequence(key), parent)
            shortcut.activated.connect(lambda steps=steps: self.go_on(steps))

    def parts(self) -> list[range]:
        """Return the selected lines, however many they are."""
        if self.selectionModel() is None:
            return []
        return [range(part.top(), part.bottom() + 1) for part in selected_parts(self)]

    def go_on(self, steps: int = 1) -> None:
        """Go to the next line that is not decided, or to the previous one."""
        found = self._questions.undecided(max(0, self.currentIndex().row()), steps)
        if found is not None:
            self.select([found])

    def select_alike(self) -> None:
        """Select all lines that ask the same as the current one; that stays the current one."""
        row = self.currentIndex().row()
        if row >= 0:
            alike = self._questions.alike(row)
            self.select([row, *(each for each in alike if each != row)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Decide by one key."""
        key = Qt.Key(event.key())
        if key in _CHOICES and event.modifiers() in _BARE:
            self._decide(_CHOICES[key])
        else:
            super().keyPressEvent(event)
