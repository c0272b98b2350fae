"""Every key of undo and redo does so in fields, too, which know those of the system alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from sitemap_editor.windows.key_focus import Focus

_TYPED_INTO: Final = (Focus.TEXT, Focus.CELL_EDITOR)
_STANDARD: Final = QKeySequence.StandardKey


class StepKeys(QObject):
    """Hands the field that has the keyboard the key by which the system undoes, or redoes.

    Ctrl+Y redoes in the table everywhere; to a field it is a key of Windows alone.
    """

    def __init__(self, undo: QAction, redo: QAction, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = {_STANDARD.Undo: undo, _STANDARD.Redo: redo}
        self._field: QWidget | None = None

    def follow(self, widget: QWidget | None, focus: Focus) -> None:
        """Be about the widget that has the keyboard now, if somebody types in it."""
        if self._field is not None and isValid(self._field):
            self._field.removeEventFilter(self)
        self._field = widget if focus in _TYPED_INTO else None
        if self._field is not None:
            self._field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take keys that a field would not know, and hand it those that it does."""
        if isinstance(event, QKeyEvent) and (meant := self._meant(event)) is not None:
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                known: QKeyCombination = QKeySequence(meant)[0]  # type: ignore[index]  # Qt has it
                key, held = known.key(), known.keyboardModifiers()
                QApplication.sendEvent(watched, QKeyEvent(QEvent.Type.KeyPress, key, held))
                return True
        return super().eventFilter(watched, event)

    def _meant(self, event: QKeyEvent) -> QKeySequence.StandardKey | None:
        pressed = QKeySequence(event.keyCombination())
        for meant, action in self._actions.items():
            if pressed in action.shortcuts() and not event.matches(meant):
                return meant
        return None
