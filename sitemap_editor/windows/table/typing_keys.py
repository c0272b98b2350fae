"""Which key presses type something, and which only look as if they did."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_MODIFIER: Final = Qt.KeyboardModifier
_NO_TYPING: Final = _MODIFIER.ControlModifier | _MODIFIER.AltModifier | _MODIFIER.MetaModifier
_ALT_GR: Final = _MODIFIER.ControlModifier | _MODIFIER.AltModifier


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
