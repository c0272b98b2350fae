"""Nothing on screen is cut: with large text, and where the screen is scaled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenuBar,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.looks.icons import drawn
from tests.qt_support import Person, drain
from tests.windows.rooms import ROOMS, Room, Visit

LARGE: Final = (1.5, 2.0)
"""How much larger text may be set. Source: WCAG 2.2, 1.4.4."""

USUAL_WINDOW: Final = QSize(1_000, 600)
USUAL_DIALOG: Final = QSize(900, 600)
_TRIES, _PAUSE_S = 20, 0.1


def is_too_small(widget: QWidget, needed: QSize) -> bool:
    return widget.width() < needed.width() or widget.height() < needed.height()


def cut_label(label: QLabel) -> bool:
    if label.wordWrap():
        return label.height() < label.heightForWidth(label.width())
    if label.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored:
        return label.height() < label.sizeHint().height()  # it shortens its words itself
    return is_too_small(label, label.sizeHint())


def cut_choice(box: QComboBox) -> bool:
    """Tell whether what is chosen has no room; in a field that may be typed in, it scrolls."""
    if box.isEditable():
        return False
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, box)
    return box.fontMetrics().horizontalAdvance(box.currentText()) > room.width()


def cut_hint(field: QLineEdit) -> bool:
    """Tell whether a placeholder has no room; what a person typed scrolls, and so may a URL."""
    if "://" in field.placeholderText():
        return False
    room = field.width() - 2 * field.style().pixelMetric(QStyle.PixelMetric.PM_DefaultFrameWidth)
    return field.fontMetrics().horizontalAdvance(field.placeholderText()) > room


def cut_heads(header: QHeaderView) -> list[str]:
    if header.orientation() is not Qt.Orientation.Horizontal or header.model() is None:
        return []
    return [
        f"column “{header.model().headerData(number, Qt.Orientation.Horizontal)}”: "
        f"{header.sectionSize(number)} < {header.sectionSizeFromContents(number).width()}"
        for number in range(header.count())
        if not header.isSectionHidden(number)
        and header.sectionSize(number) < header.sectionSizeFromContents(number).width()
    ]


def cut_menus(bar: QMenuBar) -> bool:
    last = bar.actionGeometry(bar.actions()[-1])
    return last.isEmpty() or last.right() > bar.width()


def is_cut(widget: QWidget) -> bool:
    if isinstance(widget, QLabel):
        return cut_label(widget)
    if isinstance(widget, QAbstractButton):
        is_plain = not widget.text() and widget.icon().isNull()
        return not is_plain and is_too_small(widget, widget.sizeHint())
    if isinstance(widget, QComboBox):
        return cut_choice(widget)
    if isinstance(widget, QLineEdit):
        return cut_hint(widget)
    return isinstance(widget, QMenuBar) and cut_menus(widget)


def is_hidden_in_part(widget: QWidget) -> bool:
    """Tell whether a widget juts out of what holds it; what scrolls may."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            return False
        parent = parent.parentWidget()
    whole = widget.rect()
    return not widget.visibleRegion().boundingRect().contains(whole)


def cut(window: QWidget) -> list[str]:
    """Return what has no room for its text."""
    found: list[str] = []
    for widget in window.findChildren(QWidget):
        is_in_field = isinstance(widget.parentWidget(), QLineEdit)
        if not widget.isVisible() or widget.window() is not window or is_in_field:
            continue
        if isinstance(widget, QHeaderView):
            found.extend(cut_heads(widget))
        is_text = isinstance(widget, QLabel | QAbstractButton | QComboBox)
        if is_cut(widget) or (is_text and is_hidden_in_part(widget)):
            found.append(told(widget))
    return found


def cut_for_good(window: QWidget) -> list[str]:
    """Return that once all has its place: texts that come late widen what is around them."""
    for _ in range(_TRIES):
        drain()
        if not cut(window):
            break
        time.sleep(_PAUSE_S)
    return cut(window)


def told(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    size, hint = widget.size(), widget.sizeHint()
    return (
        f"{type(widget).__name__} “{text or widget.accessibleName()}” in "
        f"{type(widget.parentWidget()).__name__}: {size.width()}×{size.height()}, "
        f"needs {hint.width()}×{hint.height()}"
    )


@pytest.fixture(params=LARGE)
def large_text(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[float]:
    """Write as large as a person may have set it; this tells how much larger."""
    factor: float = request.param
    font = qapp.font()
    larger = qapp.font()
    larger.setPointSizeF(font.pointSizeF() * factor)
    qapp.setFont(larger)
    yield factor
    qapp.setFont(font)
    drain()


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_nothing_is_cut_where_text_is_large(
    large_text: float, person: Person, folder: Path, settings: Settings, room: Room
) -> None:
    found: list[str] = []

    def look(widget: QWidget) -> None:
        usual = USUAL_WINDOW if isinstance(widget, QMainWindow) else USUAL_DIALOG
        widget.resize(usual * large_text)  # on a screen that has the room
        found.extend(cut_for_good(widget))

    room(Visit(person, folder, settings, look))
    assert found == []


@pytest.mark.parametrize(
    ("factor", "chosen", "width", "height"),
    [("1.25", "in_spanish or test_icons_are_as_sharp", 1600, 900), ("3", "sharp", 3840, 2160)],
)
def test_nothing_is_cut_and_all_is_sharp_on_a_screen_that_is_scaled(
    factor: str, chosen: str, width: int, height: int, tmp_path: Path
) -> None:
    """Run the walk through Spanish rooms, and the test of sharpness, in a scaled program.

    Sizes are rounded where the factor is no whole number; on 1280 × 720 little room is left.
    """
    screen = {"name": "screen", "x": 0, "y": 0, "width": width, "height": height}
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps({"screens": [{**screen, "logicalDpi": 96, "dpr": 1}]}))
    walks = Path(__file__).with_name("test_rooms.py")
    which = f"({chosen}) and not screen_that_is_scaled"  # or it would start itself without end
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:xvfb", __file__, walks, "-k", which],
        env={
            **os.environ,
            "QT_SCALE_FACTOR": factor,
            "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=800,  # a slow machine with more to do
    )
    assert done.returncode == 0, done.stdout[-2_000:]


def test_icons_are_as_sharp_as_the_screen(person: Person) -> None:
    ratio = float(os.environ.get("QT_SCALE_FACTOR", "1"))
    toolbar = person.window.toolbar
    size = toolbar.iconSize()
    assert person.window.grab().devicePixelRatio() == ratio
    for icon in (person.window.action_set["file.save"].icon(), drawn("severity-error", "#000000")):
        pixmap = icon.pixmap(size, ratio)
        assert pixmap.size() == QSize(round(size.width() * ratio), round(size.height() * ratio))
        assert pixmap.devicePixelRatio() == ratio
        assert (
            len({pixmap.toImage().pixel(x, pixmap.height() // 2) for x in range(pixmap.width())})
            > 2
        )
