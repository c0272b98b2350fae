"""Every page and dialog, entered twice and looked at by everyone who has a demand on it.

To enter one takes longer than any look at it: so what is asked of all of them is asked here, at
once. The first walk begins light and in English, the other dark and in Spanish.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from sitemap_editor.session.program.settings import MAX_RECENT_FILES, Settings
from sitemap_editor.windows.looks.appearance import (
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    apply,
)
from tests.qt_support import Person, drain
from tests.windows.legibility import faint, faint_icons
from tests.windows.rooms import ROOMS, Room, Visit
from tests.windows.test_access import (
    shared_letters,
    steps_back,
    unnamed,
    unreachable,
    untold_choices,
)
from tests.windows.test_clipping import cut_for_good
from tests.windows.test_looks import MAKERS
from tests.windows.test_translation import speaking

SMALLEST: Final = QSize(800, 600)
SMALL_SCREEN: Final = QSize(1280, 720)
"""What a 4K screen has at 300 %, a full HD one at 150 %."""

OF_SYSTEMS: Final = ("high contrast, black", "high contrast, white")
Faults = dict[str, list[str]]


@pytest.fixture
def _as_before(qapp: QApplication) -> Iterator[None]:
    """Give the application back with the style and colours it had."""
    style, palette = qapp.style().name(), qapp.palette()
    yield
    qapp.setStyle(style)
    apply(qapp, "")
    qapp.setPalette(palette)
    drain()


@pytest.fixture
def _in_light(qapp: QApplication, _as_before: None) -> None:
    apply(qapp, LIGHT)


@pytest.fixture
def _in_dark(qapp: QApplication, _as_before: None) -> None:
    apply(qapp, DARK)


@pytest.fixture
def _spanish(qapp: QApplication) -> Iterator[None]:
    with speaking(qapp, "es"):
        yield


@pytest.fixture
def _many_recent_files(settings: Settings) -> None:
    """Fill the start page: it must not claim room behind a file."""
    for number in range(MAX_RECENT_FILES):
        settings.add_recent_file(f"/srv/www/example.com/sitemap-{number}.xml")


def only_faults(found: list[Faults]) -> list[Faults]:
    return [
        {name: told for name, told in each.items() if told} for each in found if any(each.values())
    ]


def too_faint(widget: QWidget) -> list[str]:
    return [*faint(widget), *faint_icons(widget)]


def turned(widget: QWidget, qapp: QApplication) -> Faults:
    """Choose each appearance while the program runs, then let the system turn to its own."""
    found: Faults = {}
    for appearance in (DARK, LIGHT, CONTRAST_DARK, CONTRAST_LIGHT):
        apply(qapp, appearance)
        drain()
        found[f"faint in {appearance}"] = too_faint(widget)
    apply(qapp, "")
    for name in OF_SYSTEMS:
        qapp.setPalette(MAKERS[name]())
        drain()
        found[f"faint in {name}"] = too_faint(widget)
    qapp.setPalette(QPalette())
    return found


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_all_can_be_read_named_and_reached_whatever_the_theme_turns_to(
    _in_light: None,  # noqa: PT019 - before the window is made
    person: Person,
    folder: Path,
    settings: Settings,
    qapp: QApplication,
    room: Room,
) -> None:
    """By name, by Tab in the order of reading, what is chosen is told; and nothing is cut."""
    found: list[Faults] = []

    def look(widget: QWidget) -> None:
        named = (unnamed, unreachable, steps_back, untold_choices, shared_letters)
        checks = (cut_for_good, *named)
        found.append({check.__name__: check(widget) for check in checks})
        found.append(turned(widget, qapp))

    room(Visit(person, folder, settings, look))
    assert found
    assert only_faults(found) == []


def does_not_fit(widget: QWidget) -> list[str]:
    """Return what the smallest window cuts; or a dialog that is larger than a small screen."""
    room_left = SMALL_SCREEN - QSize(0, 80)  # for the desktop's own bars, and the title
    if isinstance(widget, QMainWindow):
        widget.resize(SMALLEST)
        drain()
        assert widget.size() == SMALLEST
        return cut_for_good(widget)
    if isinstance(widget, QDialog) and widget.size().expandedTo(room_left) != room_left:
        return [f"{widget.windowTitle()}: {widget.width()}×{widget.height()}"]
    return []


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_in_spanish_nothing_is_cut_on_a_small_screen_and_what_is_dark_from_the_first_is_read(
    _spanish: None,  # noqa: PT019 - before the window is made
    _in_dark: None,  # noqa: PT019 - as well
    _many_recent_files: None,  # noqa: PT019 - as well
    person: Person,
    folder: Path,
    settings: Settings,
    room: Room,
) -> None:
    found: list[Faults] = []

    def look(widget: QWidget) -> None:
        checks = (shared_letters, cut_for_good, too_faint, does_not_fit)  # smaller by the last
        found.append({check.__name__: check(widget) for check in checks})

    room(Visit(person, folder, settings, look))
    assert found
    assert only_faults(found) == []
