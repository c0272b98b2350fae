"""Keys of the window around its parts: F6, Enter on a button, Shift+F10 for a menu."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from sitemap_editor.windows.side_panel import SidePanel

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def press(event: QKeyEvent, panes: Callable[[], Sequence[tuple[QWidget, QWidget]]]) -> bool:
    """Do what a key means around the parts, told by `panes`; tell whether it means anything."""
    if press_by_enter(event) or ask_for_menu(event):
        return True
    step = step_of(event)
    if not step or not (found := panes()):
        return False
    go_on(found, step)
    return True


def step_of(event: QKeyEvent) -> int:
    """Return 1 for F6, -1 for Shift+F6, 0 for any other key."""
    if event.key() != Qt.Key.Key_F6:
        return 0
    return -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1


def press_by_enter(event: QKeyEvent) -> bool:
    """Press the button that has the keyboard, as dialogs do and the space bar does everywhere."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    button = QApplication.focusWidget()
    if event.key() not in _ENTER or held or not isinstance(button, QPushButton):
        return False
    button.animateClick()
    return True


def ask_for_menu(event: QKeyEvent) -> bool:
    """Open the menu of what has the keyboard, by Shift+F10: many keyboards have no key for it.

    Windows asks for it by itself.
    """
    widget, held = QApplication.focusWidget(), event.modifiers()
    is_asked = event.key() == Qt.Key.Key_F10 and held == Qt.KeyboardModifier.ShiftModifier
    if not is_asked or widget is None or sys.platform == "win32":
        return False
    found = widget.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
    area = QRectF(found if isinstance(found, QRect | QRectF) else widget.rect())
    place = area.center().toPoint()
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(widget, QContextMenuEvent(reason, place, widget.mapToGlobal(place)))
    return True


def go_on(panes: Sequence[tuple[QWidget, QWidget]], step: int) -> None:
    """Give the keyboard to the next part on screen; of each, what it lies in and where one enters.

    From outside of all of them one comes into the first.
    """
    shown = [(whole, entry) for whole, entry in panes if _is_seen(whole)]
    focus = QApplication.focusWidget()
    here = [
        number
        for number, (whole, _) in enumerate(shown)
        if focus is not None and (whole is focus or whole.isAncestorOf(focus))
    ]
    if shown:
        number = (here[-1] + step) % len(shown) if here else 0
        shown[number][1].setFocus()


def _is_seen(whole: QWidget) -> bool:
    """Tell whether a part is on screen; one behind the tab of another one rests."""
    return whole.isVisible() and whole.isEnabled()


def entries(*panels: SidePanel) -> list[tuple[QWidget, QWidget]]:
    """Return the panels that are open, each with where one enters it."""
    return [(panel.made(), panel.first_stop()) for panel in panels if panel.is_shown]
