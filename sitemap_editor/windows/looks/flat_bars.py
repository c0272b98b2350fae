"""How headers, tabs, tool bars, scroll bars and bars of progress are drawn in the flat style."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyleOption, QStyleOptionComplex

from sitemap_editor.windows.looks.tokens import (
    LINE,
    RING,
    SCROLL_THIN,
    SCROLL_WIDE,
    Tokens,
)

_STATE = QStyle.StateFlag
_GROOVE: Final = 4
_GRIP_DOTS: Final = 3
_GRIP_STEP: Final = 4
_ON_TOP: Final = (0, 4)  # RoundedNorth, TriangularNorth


def header(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw the ground of a title over a list: a hairline below and one at its end."""
    rect = option.rect
    painter.fillRect(rect, tokens.window)
    below = QRect(rect.x(), rect.bottom(), rect.width(), LINE)
    painter.fillRect(below, tokens.hairline)
    painter.fillRect(QRect(rect.right(), rect.y(), LINE, rect.height()), tokens.hairline)
    return True


def tab(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw a tab: the one in front is a surface with a line of the accent over it."""
    shape: Any = getattr(option, "shape", None)
    if shape is not None and shape.value not in _ON_TOP:
        return False
    rect = option.rect
    if option.state & _STATE.State_Selected:
        painter.fillRect(rect, tokens.surface)
        painter.fillRect(QRect(rect.x(), rect.y(), rect.width(), RING), tokens.ring)
        for x in (rect.x(), rect.right()):
            painter.fillRect(QRect(x, rect.y(), LINE, rect.height()), tokens.hairline)
    elif option.state & _STATE.State_MouseOver and option.state & _STATE.State_Enabled:
        painter.fillRect(rect.adjusted(LINE, RING, -LINE, -LINE), tokens.hover)
    return True


def tab_page(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw what lies under tabs: a hairline above it."""
    rect = option.rect
    painter.fillRect(QRect(rect.x(), rect.y(), rect.width(), LINE), tokens.hairline)
    return True


def tab_base(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw the line that tabs stand on."""
    rect = option.rect
    painter.fillRect(QRect(rect.x(), rect.bottom(), rect.width(), LINE), tokens.hairline)
    return True


def tool_bar(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw a bar of buttons: a hairline below."""
    rect = option.rect
    painter.fillRect(rect, tokens.window)
    painter.fillRect(QRect(rect.x(), rect.bottom(), rect.width(), LINE), tokens.hairline)
    return True


def menu_bar(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw what menus leave of their bar."""
    painter.fillRect(option.rect, tokens.window)
    return True


def menu_bar_end(painter: QPainter, option: QStyleOption, tokens: Tokens) -> None:
    """Take away the line under a menu that is not open.

    Where a pixel is more than a dot of the screen, that line begins a part of a pixel higher up.
    """
    if not option.state & _STATE.State_Sunken:
        rect = option.rect
        line = QRect(rect.x(), rect.bottom() - LINE, rect.width(), 2 * LINE)
        painter.fillRect(line, tokens.window)


def splitter(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw a hairline between two parts; the accent while it is dragged or pointed at."""
    rect, is_upright = option.rect, bool(option.state & _STATE.State_Horizontal)
    is_held = option.state & (_STATE.State_MouseOver | _STATE.State_Sunken)
    middle = rect.center()
    if is_upright:
        line = QRect(middle.x(), rect.y(), LINE, rect.height())
    else:
        line = QRect(rect.x(), middle.y(), rect.width(), LINE)
    painter.fillRect(line, tokens.ring if is_held else tokens.hairline)
    return True


def progress_groove(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw what a bar of progress runs in."""
    _rounded(painter, QRectF(option.rect), tokens, is_full=False)
    return True


def progress(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw how far work has come; where nobody knows, Fusion shows that it goes on."""
    bar: Any = option  # Qt hands in the option of its own class
    if bar.maximum <= bar.minimum:
        return False
    part = (bar.progress - bar.minimum) / (bar.maximum - bar.minimum)
    rect = QRectF(option.rect)
    done = QRectF(rect.x(), rect.y(), rect.width() * max(0.0, min(1.0, part)), rect.height())
    if option.direction == Qt.LayoutDirection.RightToLeft:
        done.moveRight(rect.right())
    if done.width() >= 1:
        _rounded(painter, done, tokens, is_full=True)
    return True


def scroll_bar(
    painter: QPainter, option: QStyleOptionComplex, tokens: Tokens, slider: QRect, ground: QColor
) -> None:
    """Draw a thin handle, wider where the pointer is; nothing where all can be seen."""
    painter.fillRect(option.rect, ground)
    bar: Any = option
    if bar.maximum <= bar.minimum:
        return
    is_held = bool(option.state & (_STATE.State_MouseOver | _STATE.State_Sunken))
    width = SCROLL_WIDE if is_held or tokens.is_high else SCROLL_THIN
    place = QRectF(slider)
    if bar.orientation == Qt.Orientation.Vertical:
        place = QRectF(place.center().x() - width / 2, place.y(), width, place.height())
    else:
        place = QRectF(place.x(), place.center().y() - width / 2, place.width(), width)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tokens.edge if is_held else tokens.handle)
    painter.drawRoundedRect(place, width / 2, width / 2)
    painter.restore()


def _rounded(painter: QPainter, rect: QRectF, tokens: Tokens, *, is_full: bool) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(tokens.edge if tokens.is_high else Qt.PenStyle.NoPen)
    painter.setBrush(tokens.accent if is_full else tokens.pressed)
    painter.drawRoundedRect(rect, _GROOVE, _GROOVE)
    painter.restore()


def size_grip(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw what a window is made larger by, as quiet as a hairline."""
    rect, is_mirrored = option.rect, option.direction == Qt.LayoutDirection.RightToLeft
    ink = tokens.text if tokens.is_high else tokens.handle
    for row in range(_GRIP_DOTS):
        for column in range(row + 1):
            y = rect.bottom() - _GRIP_STEP * (_GRIP_DOTS - row)
            away = _GRIP_STEP * (column + 1)
            x = rect.left() + away if is_mirrored else rect.right() - away
            painter.fillRect(QRect(x, y, RING, RING), ink)
    return True


def corner(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw what lies between two scroll bars as the ground of what they scroll."""
    painter.fillRect(option.rect, tokens.surface)
    return True
