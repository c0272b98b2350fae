"""A field that takes the next key that is pressed, whatever it means elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

_KEY: Final = Qt.Key
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_MODIFIERS: Final = frozenset(
    {
        *(_KEY.Key_Shift, _KEY.Key_Control, _KEY.Key_Alt, _KEY.Key_Meta, _KEY.Key_AltGr),
        *(_KEY.Key_CapsLock, _KEY.Key_NumLock, _KEY.Key_ScrollLock, _KEY.Key_unknown),
    }
)
_FIRST_SPECIAL: Final = _KEY.Key_Escape


class KeyField(QLineEdit):
    """Shows the key that was pressed; `pressed` is handed it, `leave` called by Esc.

    Tab goes on, as everywhere.
    """

    def __init__(
        self,
        pressed: Callable[[QKeySequence], object],
        leave: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._pressed = pressed
        self._leave = leave
        self.key = QKeySequence()
        self.setReadOnly(True)
        self.setPlaceholderText(self.tr("Click here, then press the new key"))
        self.setAccessibleName(self.tr("New key"))

    def show_key(self, key: QKeySequence) -> None:
        """Show a key, or none."""
        self.key = key
        self.setText(key.toString(QKeySequence.SequenceFormat.NativeText))

    def event(self, event: QEvent) -> bool:
        """Keep every key from whoever else waits for it."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key."""
        key = _KEY(event.key())
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in _MODIFIERS:
            return
        if key == _KEY.Key_Escape and not held:
            self._leave()
            return
        is_sign = key < _FIRST_SPECIAL and not chr(key).isalpha()
        if is_sign and key != _KEY.Key_Space:  # what Shift does is in the sign already: Ctrl+:
            held &= ~_SHIFT
        self.show_key(QKeySequence(QKeyCombination(held, key)))
        self._pressed(self.key)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Have no cursor: nothing is typed here."""
        super().focusInEvent(event)
        self.setSelection(0, 0)
