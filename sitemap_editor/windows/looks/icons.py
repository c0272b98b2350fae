"""Icons: our drawings, in the colour of the palette and as sharp as the screen is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sitemap_editor.core.resources import resource
from sitemap_editor.windows.looks.tokens import ICON

_INK: Final = b"#000000"  # the colour that the drawings leave to the palette
_SIZES: Final = (16, ICON)
_USUAL_HEIGHT: Final = 16
_LARGE: Final = 24


def icon(name: str, palette: QPalette) -> QIcon:
    """Return the drawing of this name in the colour of button text.

    Never that of the system's theme: no theme has all of them, and a mixture looks like one.
    """
    normal = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.ButtonText)
    disabled = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    return drawn(name, normal.name(), disabled.name())


def drawn(name: str, colour: str, disabled: str | None = None) -> QIcon:
    """Return one of our drawings with its ink in `colour`, also as large as large text asks."""
    larger = round(ICON * QFontMetrics(QGuiApplication.font()).height() / _USUAL_HEIGHT)
    return _drawn(name, colour, disabled, (*_SIZES, larger) if larger > _LARGE else _SIZES)


@lru_cache(maxsize=256)
def _drawn(name: str, colour: str, disabled: str | None, sizes: tuple[int, ...]) -> QIcon:
    found = QIcon()
    ratio = max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)
    data = resource("icons", f"{name}.svg").read_bytes()
    inks = {colour: (QIcon.Mode.Normal, QIcon.Mode.Selected)}
    if disabled:
        inks[disabled] = (*inks.get(disabled, ()), QIcon.Mode.Disabled)
    for ink, modes in inks.items():
        renderer = _renderer(data, ink)
        for size in sizes:
            drawing = _rendered(renderer, QSize(size, size), ratio)
            for mode in modes:
                found.addPixmap(drawing, mode)
    return found


def picture(name: str, colour: QColor, size: QSize, ratio: float) -> QPixmap:
    """Return a drawing as a picture of `size` in device-independent pixels."""
    data = resource("icons", f"{name}.svg").read_bytes()
    return _rendered(_renderer(data, colour.name()), size, ratio)


def with_air(name: str, size: QSize, air: int) -> QIcon:
    """Return a drawing in its own colours in the middle of what is wider on both sides."""
    ratio = max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)
    wide = size + QSize(2 * air, 0)
    return QIcon(picture(name, QColor("#000000"), wide, ratio))


def application_icon() -> QIcon:
    """Return the program's own icon, which Qt draws at whatever size is asked for."""
    return QIcon(str(resource("icons", "sitemap-editor.svg")))


def _renderer(data: bytes, ink: str) -> QSvgRenderer:
    """Read a drawing; that takes longer than to render it in another size."""
    found = QSvgRenderer(QByteArray(data.replace(_INK, ink.encode())))
    found.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return found


def _rendered(renderer: QSvgRenderer, size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return pixmap
