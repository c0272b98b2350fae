"""Enter ends an editor in a cell at once, so that what is typed next goes to the next cell."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStyledItemDelegate, QWidget

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class EnterDelegate(QStyledItemDelegate):
    """The delegate of a view in whose cells a person types.

    Qt's own hands the text over only after all keys that have arrived: where they arrive faster
    than the window is painted, the next value is typed behind the last one.
    """

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Hand over and close by Enter; the rest is Qt's."""
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and isinstance(editor, QWidget)
            and event.key() in _ENTER
        ):
            self.commitData.emit(editor)
            self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.SubmitModelCache)
            return True
        return super().eventFilter(editor, event)
