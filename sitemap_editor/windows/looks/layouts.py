"""What windows are put together from: rows, columns and buttons, told in the order of reading."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.text_size import scaled

Part: TypeAlias = (
    QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, Qt.AlignmentFlag]
)
"""A widget or a layout, maybe with its share of the room that is left or where in its own room it
stands; a number of pixels to leave free, or `REST`."""
REST = -1
"""All the room that is left."""
Margins: TypeAlias = int | tuple[int, int, int, int]
"""In pixels: all round, or left, top, right, bottom."""
_Box = TypeVar("_Box", bound=QBoxLayout)
_ARROW: Final = 16
_GAP: Final = 4
_HIGHEST: Final = 1_000


def row_of(
    *parts: Part,
    on: QWidget | None = None,
    margins: Margins | None = None,
    spacing: int | None = None,
) -> QHBoxLayout:
    """Return these parts beside one another, as the layout of a widget `on` or to be put into."""
    box = QHBoxLayout(on) if on is not None else QHBoxLayout()
    return _filled(box, parts, margins, spacing)


def column_of(
    *parts: Part,
    on: QWidget | None = None,
    margins: Margins | None = None,
    spacing: int | None = None,
) -> QVBoxLayout:
    """Return these parts below one another, as the layout of a widget `on` or to be put into."""
    box = QVBoxLayout(on) if on is not None else QVBoxLayout()
    return _filled(box, parts, margins, spacing)


def _filled(
    box: _Box, parts: tuple[Part, ...], margins: Margins | None, spacing: int | None
) -> _Box:
    if margins is not None:
        left, top, right, bottom = (margins,) * 4 if isinstance(margins, int) else margins
        box.setContentsMargins(left, top, right, bottom)
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        if isinstance(part, int):
            box.addStretch(1) if part == REST else box.addSpacing(part)
            continue
        item, share = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, QWidget):
            if isinstance(share, Qt.AlignmentFlag):
                box.addWidget(item, 0, share)
            else:
                box.addWidget(item, share)
        else:
            box.addLayout(item, share)
    return box


def button(
    text: str, parent: QWidget, run: Callable[[], object] | None = None, tip: str = ""
) -> QPushButton:
    """Return a button that Enter alone never presses: it does `run`, and tells `tip` on hover."""
    made = QPushButton(text, parent)
    made.setAutoDefault(False)
    made.setToolTip(tool_tip(tip))
    if run is not None:
        made.clicked.connect(lambda: run())
    return made


class MenuChip(QToolButton):
    """A button that only opens a menu, with room for the arrow that says so."""

    def sizeHint(self) -> QSize:
        """Leave room for the arrow."""
        return super().sizeHint() + QSize(scaled(self, _ARROW), 0)


def as_chip(chip: QToolButton) -> QToolButton:
    """Make a button of words alone."""
    chip.setAutoRaise(True)
    chip.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return chip


class WrappingRow(QWidget):
    """Buttons side by side, in as many lines as their words need; the hidden take no room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chips: list[QToolButton] = []

    def _places(self, width: int) -> tuple[list[tuple[QToolButton, QRect]], int]:
        """Return where each chip goes, and how high all are."""
        places, x, y, height = [], 0, 0, 0
        for chip in self.chips:
            if chip.isHidden():
                continue
            size = chip.sizeHint().boundedTo(QSize(max(width, 1), _HIGHEST))
            if x and x + size.width() > width:
                x, y, height = 0, y + height + _GAP, 0
            places.append((chip, QRect(x, y, size.width(), size.height())))
            x, height = x + size.width() + _GAP, max(height, size.height())
        return places, y + height

    def lay_out(self) -> None:
        """Break the lines anew: words changed, or chips came or went."""
        places, height = self._places(self.width())
        is_mirrored = self.isRightToLeft()
        for chip, place in places:
            if is_mirrored:
                place.moveLeft(self.width() - place.right() - 1)
            chip.setGeometry(place)
        if self.minimumHeight() != height:
            self.setFixedHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self.lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.lay_out()
