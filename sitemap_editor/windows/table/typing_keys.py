"""Which key presses type something in a cell, which only look as if, and which ends it at once."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStyledItemDelegate, QWidget

_MODIFIER: Final = Qt.KeyboardModifier
_NO_TYPING: Final = _MODIFIER.ControlModifier | _MODIFIER.AltModifier | _MODIFIER.MetaModifier
_ALT_GR: Final = _MODIFIER.ControlModifier | _MODIFIER.AltModifier
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def types_text(event: QKeyEvent, platform: str = sys.platform) -> bool:
    """Tell whether a key press yields text that a person means to type.

    AltGr types: Windows tells it as Ctrl with Alt, others as a modifier of its own; on macOS it is
    Alt. Shift with the space bar types no more than a space, and selects the row instead.
    """
    text = event.text()
    if not text or not text.isprintable():
        return False
    modifiers = event.modifiers()
    if event.key() == Qt.Key.Key_Space and modifiers != _MODIFIER.NoModifier:
        return False
    held = modifiers & _NO_TYPING
    if platform == "win32" and held == _ALT_GR:
        return True
    if platform == "darwin" and held == _MODIFIER.AltModifier:
        return True
    return held == _MODIFIER.NoModifier


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


def is_escape(event: QEvent) -> bool:
    """Tell whether somebody presses Escape, also before it would be a shortcut."""
    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
