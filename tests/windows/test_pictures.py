"""The main states of the window in each look and size: nothing empty, nothing larger than asked.

With `--pictures FOLDER` they are kept there, in both languages and with large text as well, to be
looked at one by one: STATE-LANGUAGE-LOOK-SIZE.png. Files are opened from FOLDER/shop. Dialogs are
no larger than the screen, which offscreen is small: give it the one that people have, by
QT_QPA_PLATFORM=offscreen:configfile=tests/windows/screen.json.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.looks.appearance import CONTRAST_DARK, DARK, LIGHT, palette_of
from sitemap_editor.windows.looks.flat_style import FlatStyle
from sitemap_editor.windows.looks.large_style import style_for
from tests.qt_support import Person, drain
from tests.windows.pictured import STATES
from tests.windows.rooms import Visit
from tests.windows.test_translation import speaking

LOOKS: Final = (LIGHT, DARK, CONTRAST_DARK)
SIZES: Final = (QSize(1180, 720), QSize(800, 600), QSize(1440, 900))
LARGE_SIZE: Final = QSize(1440, 900)
_LEAST_COLOURS: Final = 12
_SCREEN_EDGE: Final = 20


@pytest.fixture(params=["english", "spanish", "english-200", "spanish-200"])
def speech(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Speak a language, with letters twice as large where it says so."""
    name = str(request.param)
    if name != "english" and request.config.getoption("--pictures") is None:
        pytest.skip("looked at with --pictures")
    usual, larger = qapp.font(), qapp.font()
    if name.endswith("200"):
        larger.setPointSizeF(usual.pointSizeF() * 2)
        qapp.setFont(larger)
        qapp.setStyle(style_for(larger))
    with speaking(qapp, "es" if name.startswith("spanish") else "en"):
        yield name
    qapp.setFont(usual)
    qapp.setStyle(FlatStyle())
    drain()


@pytest.fixture(autouse=True, scope="module")
def _flat(qapp: QApplication) -> Iterator[None]:
    """Draw as the program does, so that pictures show what a person sees."""
    usual = qapp.style().objectName()
    qapp.setStyle(FlatStyle())
    yield
    qapp.setStyle(usual)


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | None:
    """Return where pictures are kept; None: nowhere."""
    kept = request.config.getoption("--pictures")
    return None if kept is None else Path(str(kept))


def grabbed(widget: QWidget, own: QSize, size: QSize) -> QPixmap:
    """Return what a window of a size shows; a dialog, of its own size, stands in the middle."""
    window = widget.window() if not isinstance(widget, QDialog) else widget.parentWidget()
    assert window is not None
    for _ in range(2):  # panels give way at the first, and then there is room to be narrower
        window.resize(size)
        drain()
    if isinstance(widget, QDialog):
        widget.resize(own.boundedTo(size - QSize(_SCREEN_EDGE, _SCREEN_EDGE)))
    drain()
    drain()
    picture = window.grab()
    if isinstance(widget, QDialog):
        dialog = widget.grab()
        spare = picture.size() - dialog.size()
        painter = QPainter(picture)
        at = QPoint(spare.width() // 2, spare.height() // 2)
        painter.setPen(window.palette().color(QPalette.ColorRole.WindowText))
        painter.drawRect(at.x() - 1, at.y() - 1, dialog.width() + 1, dialog.height() + 1)
        painter.drawPixmap(at, dialog)
        painter.end()
    return picture


def colours(picture: QPixmap) -> int:
    small = picture.toImage().scaled(
        400, 300, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.FastTransformation
    )
    return len({small.pixel(x, y) for x in range(0, 400, 2) for y in range(0, 300, 2)})


def sizes_of(appearance: str, speech: str, *, is_kept: bool) -> tuple[QSize, ...]:
    """Return the sizes to look at: all in one look, since colours take no room, or for pictures."""
    if speech.endswith("200"):
        return (LARGE_SIZE,)
    return SIZES if is_kept or appearance == LIGHT else SIZES[:1]


@pytest.mark.parametrize("state", STATES)
def test_each_state_fits_and_shows_something(
    speech: str,
    place: Path | None,
    state: str,
    person: Person,
    settings: Settings,
    folder: Path,
    qapp: QApplication,
) -> None:
    wrong: list[str] = []

    def look(widget: QWidget) -> None:
        own = widget.size()
        for appearance in LOOKS:
            qapp.setPalette(palette_of(appearance))
            drain()
            for size in sizes_of(appearance, speech, is_kept=place is not None):
                name = f"{state}-{speech}-{appearance}-{size.width()}x{size.height()}"
                picture = grabbed(widget, own, size)
                if place is not None:
                    picture.save(str(place / f"{name}.png"))
                if picture.size() != size:
                    wrong.append(f"{name} is {picture.width()}x{picture.height()}")
                if colours(picture) < _LEAST_COLOURS:
                    wrong.append(f"{name} is empty")

    where = folder if place is None else place / "shop"
    where.mkdir(parents=True, exist_ok=True)
    for old in where.iterdir():
        old.unlink()
    try:
        STATES[state](Visit(person, where, settings, look))
    finally:
        qapp.setPalette(QPalette())
        drain()
    assert wrong == []
