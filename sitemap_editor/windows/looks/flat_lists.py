"""How lines of lists, tables and trees are drawn in the flat style: tints, frames, arrows."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyleOption,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sitemap_editor.windows.looks.flat_controls import lines, reach_of
from sitemap_editor.windows.looks.tokens import LINE, Tokens

_STATE = QStyle.StateFlag
_ALTERNATE: Final = QStyleOptionViewItem.ViewItemFeature.Alternate
_NUMBERS_AIR: Final = 6
"""Between figures at the right end of a column and the text of the next."""
_STROKE: Final = 1.5


def row(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw the ground of a line that is selected; of others Fusion draws every second."""
    if not option.state & _STATE.State_Selected:
        return isinstance(option, QStyleOptionViewItem) and not option.features & _ALTERNATE
    painter.fillRect(option.rect, tokens.selected)
    return True


def item(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw the ground of what is selected in a line, or what the pointer is on in a choice.

    Fusion draws one that a model gives, and nothing else: asking it took longer.
    """
    if not isinstance(option, QStyleOptionViewItem):
        return False
    if not option.state & _STATE.State_Selected:
        return option.backgroundBrush.style() is Qt.BrushStyle.NoBrush
    painter.fillRect(option.rect, tokens.selected)
    _frame(painter, option, tokens)
    return True


def _frame(painter: QPainter, option: QStyleOptionViewItem, tokens: Tokens) -> None:
    """Frame what is selected; a table frames the whole line itself."""
    widget: QWidget | None = option.widget
    if tokens.is_high or is_by_row(widget):
        return
    place, rect = option.viewItemPosition, option.rect
    places = QStyleOptionViewItem.ViewItemPosition
    top = QRect(rect.x(), rect.y(), rect.width(), LINE)
    painter.fillRect(top, tokens.ring)
    painter.fillRect(top.translated(0, rect.height() - LINE), tokens.ring)
    side = QRect(rect.x(), rect.y(), LINE, rect.height())
    is_mirrored = option.direction == Qt.LayoutDirection.RightToLeft
    ends = (places.Beginning, places.End)
    first, last = reversed(ends) if is_mirrored else ends
    if place in (first, places.OnlyOne, places.Invalid):
        painter.fillRect(side, tokens.ring)
    if place in (last, places.OnlyOne, places.Invalid):
        painter.fillRect(side.translated(rect.width() - LINE, 0), tokens.ring)


def branch(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw the arrow of what can be unfolded in a tree; no lines between branches."""
    if option.state & _STATE.State_Children:
        is_open = bool(option.state & _STATE.State_Open)
        is_mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        ink = _ink_of(option, tokens)
        arrow(painter, option, ink, is_open=is_open, is_mirrored=is_mirrored)
    return True


def arrow_down(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw an arrow of what is open, or opens a menu."""
    arrow(painter, option, _ink_of(option, tokens), is_open=True)
    return True


def arrow_left(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw an arrow of what is folded, where text begins at the right."""
    arrow(painter, option, _ink_of(option, tokens), is_open=False, is_mirrored=True)
    return True


def arrow_right(painter: QPainter, option: QStyleOption, tokens: Tokens) -> bool:
    """Draw an arrow of what is folded."""
    arrow(painter, option, _ink_of(option, tokens), is_open=False)
    return True


def _ink_of(option: QStyleOption, tokens: Tokens) -> QColor:
    is_selected = bool(option.state & _STATE.State_Selected)
    ink = tokens.selected_text if is_selected else tokens.text
    return tokens.faded(ink, is_enabled=bool(option.state & _STATE.State_Enabled))


def arrow(
    painter: QPainter,
    option: QStyleOption,
    ink: QColor,
    *,
    is_open: bool,
    is_mirrored: bool = False,
) -> None:
    """Draw an arrow of two lines: downwards where it is open, else to where the text begins."""
    reach = reach_of(option)
    middle, dip = QRectF(option.rect).center(), reach / 2
    if is_open:
        ends = [QPointF(-reach, -dip), QPointF(0, dip), QPointF(reach, -dip)]
    else:
        dip = -dip if is_mirrored else dip
        ends = [QPointF(-dip, -reach), QPointF(dip, 0), QPointF(-dip, reach)]
    lines(painter, [middle + end for end in ends], ink, _STROKE)


def with_ink(option: QStyleOption, tokens: Tokens) -> QStyleOption:
    """Return what is selected with text that can be read on its tint, and figures with air."""
    if not isinstance(option, QStyleOptionViewItem):
        return option
    is_selected = bool(option.state & _STATE.State_Selected)
    is_figure = _is_at_far_end(option.displayAlignment)
    has_focus = bool(option.state & _STATE.State_HasFocus)
    if not is_selected and not is_figure and not has_focus:
        return option
    found = QStyleOptionViewItem(option)
    if has_focus and is_by_row(option.widget):  # the table frames the line
        found.state = option.state & ~_STATE.State_HasFocus
    if is_selected and not tokens.is_high:
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            # Boxes in the line need the ink on the accent all the same.
            on_accent = option.palette.color(group, QPalette.ColorRole.HighlightedText)
            found.palette.setColor(group, QPalette.ColorRole.BrightText, on_accent)
            text = option.palette.color(group, QPalette.ColorRole.Text)
            found.palette.setColor(group, QPalette.ColorRole.HighlightedText, text)
    if is_figure and _is_table(option.widget):
        found.rect = figures_place(option)
    return found


def title(option: QStyleOption, widget: QWidget | None) -> QStyleOption:
    """Return the title of a column as it is drawn: one of figures ends where they end."""
    header: Any = option  # Qt hands in the option of its own class
    view = widget.parentWidget() if widget is not None else None
    if _is_at_far_end(header.textAlignment) and _is_table(view):
        header.rect = figures_place(option)
    return option


def is_by_row(widget: QWidget | None) -> bool:
    """Tell whether a table is one whose lines are selected whole, and framed by it."""
    by_row = QAbstractItemView.SelectionBehavior.SelectRows
    return isinstance(widget, QTableView) and widget.selectionBehavior() is by_row


def _is_table(widget: QWidget | None) -> bool:
    return isinstance(widget, QTableView)


def _is_at_far_end(alignment: Qt.AlignmentFlag) -> bool:
    return bool(alignment & Qt.AlignmentFlag.AlignRight)


def figures_place(option: QStyleOption) -> QRect:
    """Return where figures stand that end a column: with air before the text of the next."""
    if option.direction == Qt.LayoutDirection.RightToLeft:
        return option.rect.adjusted(_NUMBERS_AIR, 0, 0, 0)
    return option.rect.adjusted(0, 0, -_NUMBERS_AIR, 0)
