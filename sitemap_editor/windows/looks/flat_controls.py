"""How buttons, fields, boxes and choices are drawn in the flat style."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyleOption, QStyleOptionComplex

from sitemap_editor.windows.looks.tokens import (
    LINE,
    RADIUS,
    RING,
    SMALL_RADIUS,
    Tokens,
)

_STATE = QStyle.StateFlag
_ON: Final = _STATE.State_On | _STATE.State_Sunken
_CHEVRON: Final = 3.5
_CHEVRON_SHARE: Final = 0.22
"""Of the height of the text, where that is more."""
_STROKE: Final = 1.5
_TICK: Final = ((0.24, 0.52), (0.43, 0.70), (0.77, 0.31))
_DASH: Final = ((0.26, 0.5), (0.74, 0.5))


def nothing(_painter: QPainter, _option: QStyleOption, _tokens: Tokens) -> bool:
    """Draw nothing where Fusion draws a frame in a frame."""
    return True


def button(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw a push button; the one that Enter presses has an edge of the accent."""
    features: Any = getattr(option, "features", None)  # Qt hands in the option of its own class
    flags: Any = getattr(option, "ButtonFeature", None)
    is_flat = flags is not None and bool(features & flags.Flat)
    if is_flat and not option.state & _ON:
        return True
    is_default = flags is not None and bool(features & flags.DefaultButton)
    edge = tokens.ring if is_default or _has_focus(option) else tokens.button_edge
    _box(painter, option, tokens, _ground(option, tokens), edge)
    return True


def tool_button(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw a button of a bar: no more than its picture until the pointer is there."""
    state = option.state
    is_flat = bool(state & _STATE.State_AutoRaise)
    if is_flat and not (state & _ON or (_is_on(option) and state & _STATE.State_MouseOver)):
        if _has_focus(option):
            _outline(painter, option.rect, tokens.ring, RADIUS)
        return True
    is_edged = not is_flat or tokens.is_high or _has_focus(option)
    edge = tokens.ring if _has_focus(option) else tokens.button_edge
    ground = _ground(option, tokens)
    _box(painter, option, tokens, ground, edge if is_edged else ground)
    return True


def menu_arrow(painter: QPainter, option: QStyleOption, tokens: Tokens) -> None:
    """Draw the arrow of a button that only opens a menu, at the end of its room."""
    reach, rect = reach_of(option), QRectF(option.rect)
    place = QRectF(rect.right() - 2 * reach - 4, rect.y(), 2 * reach, rect.height())
    if option.direction == Qt.LayoutDirection.RightToLeft:
        place.moveLeft(rect.left() + 4)
    ink = tokens.faded(tokens.text, is_enabled=_is_on(option))
    chevron(painter, place, ink, reach, down=True)


def field(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw a field for a line of text; one without a frame lies in something that has one."""
    if getattr(option, "lineWidth", 1) <= 0:
        painter.fillRect(option.rect, option.palette.base())
        return True
    return _field(painter, option, tokens, option.palette.base().color())


def field_edge(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw the edge of a field alone."""
    return _field(painter, option, tokens, None)


def focus_ring(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw what has the keyboard and no edge of its own."""
    is_selected = bool(option.state & _STATE.State_Selected)
    ink = tokens.selected_text if is_selected and tokens.is_high else tokens.ring
    _outline(painter, option.rect, ink, SMALL_RADIUS)
    return True


def check_box(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw a box with a tick, or a dash where only some are."""
    is_some = bool(option.state & _STATE.State_NoChange)
    is_ticked = bool(option.state & _STATE.State_On)
    ground, ink = _filled(option, tokens, is_filled=is_ticked or is_some)
    rect = _square(option.rect)
    _fill(painter, rect, ground, _edge_of(option, tokens, ground, is_ticked or is_some), 3)
    if is_ticked or is_some:
        corner, side = rect.topLeft(), rect.width()
        points = [corner + QPointF(x * side, y * side) for x, y in (_DASH if is_some else _TICK)]
        lines(painter, points, ink, 1.8)
    return True


def radio_button(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw a circle with a dot."""
    is_chosen = bool(option.state & _STATE.State_On)
    ground, ink = _filled(option, tokens, is_filled=is_chosen)
    rect = _square(option.rect)
    _fill(painter, rect, ground, _edge_of(option, tokens, ground, is_chosen), rect.width() / 2)
    if is_chosen:
        inside = rect.width() * 0.3
        _fill(painter, rect.adjusted(inside, inside, -inside, -inside), ink, ink, rect.width())
    return True


def frame(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw a hairline around a list, a text or a menu."""
    painter.setPen(QPen(tokens.hairline, LINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5))
    return True


def text_frame(
    painter: QPainter, option: QStyleOption, tokens: Tokens, *, is_typed_into: bool
) -> bool:
    """Draw the edge of a text of several lines: a field's, and a ring while it has the keyboard."""
    if not (is_typed_into or _has_focus(option)):
        return frame(painter, option, tokens)
    edge = tokens.ring if _has_focus(option) else tokens.edge
    painter.setPen(QPen(tokens.faded(edge, is_enabled=_is_on(option)), LINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5))
    return True


def group(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw a hairline around what belongs together."""
    _outline(painter, option.rect, tokens.hairline, RADIUS)
    return True


def choice(painter: QPainter, option: QStyleOptionComplex, tokens: Tokens, arrow: QRect) -> None:
    """Draw a box with a list under it; one to type into is a field."""
    is_field, is_framed = getattr(option, "editable", False), getattr(option, "frame", True)
    if not is_framed:
        painter.fillRect(option.rect, option.palette.base() if is_field else tokens.button)
    elif is_field:
        _field(painter, option, tokens, option.palette.base().color())
    else:
        edge = tokens.ring if _has_focus(option) else tokens.button_edge
        _box(painter, option, tokens, _ground(option, tokens), edge)
    ink = tokens.faded(tokens.text, is_enabled=_is_on(option))
    chevron(painter, QRectF(arrow), ink, reach_of(option), down=True)


def number(
    painter: QPainter, option: QStyleOptionComplex, tokens: Tokens, up: QRect, down: QRect
) -> None:
    """Draw a field for a number, and two small buttons."""
    if getattr(option, "frame", True):
        _field(painter, option, tokens, option.palette.base().color())
    else:
        painter.fillRect(option.rect, option.palette.base())
    ink = tokens.faded(tokens.text, is_enabled=_is_on(option))
    reach = min(reach_of(option), up.width() / 3)
    chevron(painter, QRectF(up), ink, reach, down=False)
    chevron(painter, QRectF(down), ink, reach, down=True)


def reach_of(option: QStyleOption) -> float:
    """Return how far an arrow beside this text reaches from its middle."""
    return max(_CHEVRON, option.fontMetrics.height() * _CHEVRON_SHARE)


def chevron(painter: QPainter, place: QRectF, ink: QColor, reach: float, *, down: bool) -> None:
    """Draw an arrow of two lines in the middle of a place."""
    middle, dip = place.center(), reach / 2 * (1 if down else -1)
    points = [middle + QPointF(x, y) for x, y in ((-reach, -dip), (0, dip), (reach, -dip))]
    lines(painter, points, ink, _STROKE)


def _field(painter: QPainter, option: QStyleOption, tokens: Tokens, ground: QColor | None) -> bool:
    is_focused = _has_focus(option)
    edge = tokens.ring if is_focused else tokens.faded(tokens.edge, is_enabled=_is_on(option))
    width = RING if is_focused else LINE
    inset = width / 2
    place = QRectF(option.rect).adjusted(inset, inset, -inset, -inset)
    _fill(painter, place, ground, edge, SMALL_RADIUS, width)
    return True


def _box(
    painter: QPainter, option: QStyleOption, tokens: Tokens, ground: QColor, edge: QColor
) -> None:
    shown = tokens.faded(edge, is_enabled=_is_on(option))
    _fill(painter, QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), ground, shown, RADIUS)


def _ground(option: QStyleOption, tokens: Tokens) -> QColor:
    if not _is_on(option):
        return tokens.window
    if option.state & _ON:
        return tokens.pressed
    return tokens.hover if option.state & _STATE.State_MouseOver else tokens.button


def _filled(option: QStyleOption, tokens: Tokens, *, is_filled: bool) -> tuple[QColor, QColor]:
    """Return ground and ink of a box, with and without something in it."""
    if not is_filled:
        is_held = option.state & (_STATE.State_Sunken | _STATE.State_MouseOver)
        return tokens.hover if is_held and _is_on(option) else tokens.surface, tokens.text
    ground = tokens.faded(tokens.accent, is_enabled=_is_on(option))
    is_in_line = bool(option.state & _STATE.State_Selected) and not tokens.is_high
    role = QPalette.ColorRole.BrightText if is_in_line else QPalette.ColorRole.HighlightedText
    return ground, option.palette.color(role)


def _edge_of(option: QStyleOption, tokens: Tokens, ground: QColor, is_filled: bool) -> QColor:
    is_in_list = bool(option.state & _STATE.State_Selected)
    if is_in_list and tokens.is_high and _is_on(option):
        return tokens.selected_text  # on a ground like its own
    if _has_focus(option) or (is_filled and _is_on(option)):
        return tokens.ring
    return ground if is_filled else tokens.faded(tokens.edge, is_enabled=_is_on(option))


def _square(rect: QRect) -> QRectF:
    side = min(rect.width(), rect.height())
    left = rect.x() + (rect.width() - side) / 2
    top = rect.y() + (rect.height() - side) / 2
    return QRectF(left, top, side, side).adjusted(0.5, 0.5, -0.5, -0.5)


def _fill(
    painter: QPainter,
    place: QRectF,
    ground: QColor | None,
    edge: QColor,
    radius: float,
    width: float = LINE,
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, width))
    if ground is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setBrush(ground)
    painter.drawRoundedRect(place, radius, radius)
    painter.restore()


def _outline(painter: QPainter, rect: QRect, edge: QColor, radius: float) -> None:
    _fill(painter, QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), None, edge, radius)


def lines(painter: QPainter, points: list[QPointF], ink: QColor, width: float) -> None:
    """Draw smooth lines from point to point."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, round_cap, round_join))
    painter.drawPolyline(points)
    painter.restore()


def _is_on(option: QStyleOption) -> bool:
    return bool(option.state & _STATE.State_Enabled)


def _has_focus(option: QStyleOption) -> bool:
    return bool(option.state & _STATE.State_HasFocus)
