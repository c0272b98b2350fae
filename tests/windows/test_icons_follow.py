"""Every icon of a window that turns dark while it runs can be seen, without a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMenu,
    QWidget,
)

from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.looks.appearance import CONTRAST_DARK, DARK, LIGHT, apply
from sitemap_editor.windows.looks.contrast import contrast
from tests.qt_support import Person, drain
from tests.windows.rooms import ROOMS, Room, Visit
from tests.windows.test_looks import opaque

_LEAST: Final = 3.0
"""Source: WCAG 2.2, 1.4.11."""

_SIZE: Final = QSize(16, 16)
_COLOURFUL: Final = 60


def faint_icon(icon: QIcon, ground: QColor) -> bool:
    """Tell whether no dot of an icon in one ink can be told from what it stands on."""
    if icon.isNull():
        return False
    dots = opaque(icon.pixmap(_SIZE).toImage())
    in_one_ink = dots and all(dot.saturation() < _COLOURFUL for dot in dots)
    return bool(in_one_ink) and max(contrast(dot, ground) for dot in dots) < _LEAST


def icons(widget: QWidget) -> Iterator[tuple[str, QIcon, QPalette.ColorRole]]:
    """Yield the icons of a widget, each with what it stands on."""
    name = f"{type(widget).__name__} “{widget.accessibleName() or widget.objectName()}”"
    if isinstance(widget, QAbstractButton) and widget.isVisible():
        yield f"{name} {widget.text()}", widget.icon(), ground_of_button(widget)
    elif isinstance(widget, QLabel) and not widget.pixmap().isNull():
        yield name, QIcon(widget.pixmap()), QPalette.ColorRole.Window
    elif isinstance(widget, QMenu | QLineEdit):
        role = QPalette.ColorRole.Window if isinstance(widget, QMenu) else QPalette.ColorRole.Base
        for action in widget.actions():
            yield f"{name} {action.text()}", action.icon(), role


def ground_of_button(button: QAbstractButton) -> QPalette.ColorRole:
    parent = button.parentWidget()
    if isinstance(parent, QLineEdit):
        return QPalette.ColorRole.Base
    if button.objectName().startswith("qt_calendar_"):
        return QPalette.ColorRole.Highlight
    is_of_panel = isinstance(parent, QDockWidget)
    return QPalette.ColorRole.Window if is_of_panel else QPalette.ColorRole.Button


def faint_icons(window: QWidget) -> list[str]:
    return [
        name
        for widget in (window, *window.findChildren(QWidget))
        for name, icon, role in icons(widget)
        if faint_icon(icon, widget.palette().color(role))
    ]


@pytest.fixture
def _in_light(qapp: QApplication) -> Iterator[None]:
    """Begin light, before the window is made, and end as it was."""
    style, palette = qapp.style().name(), qapp.palette()
    apply(qapp, LIGHT)
    yield
    qapp.setStyle(style)
    apply(qapp, "")
    qapp.setPalette(palette)
    drain()


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_icons_follow_a_theme_that_is_chosen_while_running(
    _in_light: None,  # noqa: PT019 - before the window is made
    person: Person,
    folder: Path,
    settings: Settings,
    qapp: QApplication,
    room: Room,
) -> None:
    found: list[str] = []

    def turns_dark(widget: QWidget) -> None:
        for line in widget.findChildren(QLineEdit):
            if line.isVisible() and line.isClearButtonEnabled() and not line.text():
                line.setText("x")
        for appearance in (DARK, LIGHT, CONTRAST_DARK):
            apply(qapp, appearance)
            drain()
            found.extend(f"{appearance}: {each}" for each in faint_icons(widget))

    room(Visit(person, folder, settings, turns_dark))
    assert found == []
