"""What cannot be read or seen in a window: text and icons that are too faint on their ground."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Final, cast

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QImage, QPalette, QTextBlock, QTextFormat
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QToolButton,
    QWidget,
)

from sitemap_editor.windows.looks.contrast import LEAST_CONTRAST, LEAST_EDGE, contrast, seen_on

_ROLE = QPalette.ColorRole
_GROUPS: Final = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive)
_FOREGROUND: Final = QTextFormat.Property.ForegroundBrush
_BACKGROUND: Final = QTextFormat.Property.BackgroundBrush
_MOST_ROWS: Final = 30
_SIZE: Final = QSize(16, 16)
_COLOURFUL: Final = 60


def ground_under(widget: QWidget) -> QColor:
    """Return what a label stands on."""
    below: QWidget = widget
    while not (below.autoFillBackground() or below.isWindow()):
        parent = below.parentWidget()
        assert parent is not None
        if isinstance(parent.parentWidget(), QAbstractItemView):
            return parent.palette().color(_ROLE.Base)
        below = parent
    return below.palette().color(below.backgroundRole())


def faint(window: QWidget) -> list[str]:
    """Return what cannot be read in a window."""
    found: list[str] = []
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible() or not widget.isEnabled():
            continue
        for name, ink, ground in inks(widget):
            ratio = contrast(seen_on(ground, ink), ground)
            if ratio < LEAST_CONTRAST:
                found.append(f"{type(widget).__name__} “{name}”: {ratio:.1f}")
    return found


def inks(widget: QWidget) -> Iterator[tuple[str, QColor, QColor]]:
    palette = widget.palette()
    if isinstance(widget, QLabel):
        yield widget.text(), palette.color(widget.foregroundRole()), ground_under(widget)
    elif widget.objectName().startswith("qt_calendar_") and isinstance(widget, QToolButton):
        yield "month", palette.color(_ROLE.HighlightedText), palette.color(_ROLE.Highlight)
    elif isinstance(widget, QAbstractButton):
        is_flat = bool(widget.property("flat")) or bool(widget.property("autoRaise"))
        role = widget.foregroundRole() if is_flat else _ROLE.ButtonText
        ground = ground_under(widget) if is_flat else palette.color(_ROLE.Button)
        yield widget.text(), palette.color(role), ground
    elif isinstance(widget, QComboBox):
        yield widget.currentText(), palette.color(_ROLE.ButtonText), palette.color(_ROLE.Button)
    elif isinstance(widget, QLineEdit | QTextEdit | QPlainTextEdit):
        base = palette.color(_ROLE.Base)
        yield "text", palette.color(_ROLE.Text), base
        yield "placeholder", palette.color(_ROLE.PlaceholderText), base
        yield from selections(palette)
        if isinstance(widget, QTextEdit):
            yield from fragments(widget, base)
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from selections(palette)
        yield from cells(widget.model(), QModelIndex(), palette)


def selections(palette: QPalette) -> Iterator[tuple[str, QColor, QColor]]:
    """What is selected, where the keyboard is and where it is not."""
    for group in _GROUPS:
        ink, ground = (
            palette.color(group, role) for role in (_ROLE.HighlightedText, _ROLE.Highlight)
        )
        yield f"selection, {group.name}", ink, ground


def fragments(view: QTextEdit, base: QColor) -> Iterator[tuple[str, QColor, QColor]]:
    """Rich text, each piece with the colours it was given: links, changed characters."""
    block = view.document().begin()
    while block.isValid():
        for piece in cast("Iterable[QTextBlock.iterator]", block):  # the stubs know none
            style = piece.fragment().charFormat()
            ink = style.foreground().color() if style.hasProperty(_FOREGROUND) else None
            ground = style.background().color() if style.hasProperty(_BACKGROUND) else base
            if style.isAnchor() and ink is None:
                ink = view.palette().color(_ROLE.Link)
            if not style.hasProperty(QTextFormat.Property.ImageName):
                yield piece.fragment().text(), ink or view.palette().color(_ROLE.Text), ground
        block = block.next()


def cells(
    model: QAbstractItemModel, parent: QModelIndex, palette: QPalette
) -> Iterator[tuple[str, QColor, QColor]]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(min(model.rowCount(parent), _MOST_ROWS)):
        for column in range(columns):
            index = model.index(row, column, parent)
            ink = colour(index.data(Qt.ItemDataRole.ForegroundRole))
            ground = colour(index.data(Qt.ItemDataRole.BackgroundRole))
            yield (
                str(index.data()),
                ink or palette.color(_ROLE.Text),
                ground or palette.color(_ROLE.AlternateBase),
            )
            if not column:
                yield from cells(model, index, palette)


def colour(value: object) -> QColor | None:
    if isinstance(value, QBrush):
        return value.color()
    return value if isinstance(value, QColor) else None


def faint_icon(icon: QIcon, ground: QColor) -> bool:
    """Tell whether no dot of an icon in one ink can be told from what it stands on."""
    if icon.isNull():
        return False
    dots = opaque(icon.pixmap(_SIZE).toImage())
    in_one_ink = dots and all(dot.saturation() < _COLOURFUL for dot in dots)
    return bool(in_one_ink) and max(contrast(dot, ground) for dot in dots) < LEAST_EDGE


def icons(widget: QWidget) -> Iterator[tuple[str, QIcon, QPalette.ColorRole]]:
    """Yield the icons of a widget, each with what it stands on."""
    name = f"{type(widget).__name__} “{widget.accessibleName() or widget.objectName()}”"
    parent = widget.parentWidget()
    clears = isinstance(parent, QLineEdit) and parent.isVisible()
    if isinstance(widget, QAbstractButton) and (widget.isVisible() or clears):
        yield f"{name} {widget.text()}", widget.icon(), ground_of_button(widget)
    elif isinstance(widget, QLabel) and not widget.pixmap().isNull():
        yield name, QIcon(widget.pixmap()), _ROLE.Window
    elif isinstance(widget, QMenu | QLineEdit):
        role = _ROLE.Window if isinstance(widget, QMenu) else _ROLE.Base
        for action in widget.actions():
            yield f"{name} {action.text()}", action.icon(), role


def ground_of_button(button: QAbstractButton) -> QPalette.ColorRole:
    parent = button.parentWidget()
    if isinstance(parent, QLineEdit):
        return _ROLE.Base
    if button.objectName().startswith("qt_calendar_"):
        return _ROLE.Highlight
    is_of_panel = isinstance(parent, QDockWidget)
    return _ROLE.Window if is_of_panel else _ROLE.Button


def faint_icons(window: QWidget) -> list[str]:
    return [
        name
        for widget in (window, *window.findChildren(QWidget))
        for name, icon, role in icons(widget)
        if faint_icon(icon, widget.palette().color(role))
    ]


def opaque(image: QImage) -> list[QColor]:
    """Return the colours of what is drawn, soft edges left out, each once."""
    rgba = image.convertToFormat(QImage.Format.Format_RGBA8888)
    dots = {*memoryview(bytes(rgba.constBits())).cast("I")}
    colours = (QColor(*dot.to_bytes(4, sys.byteorder)) for dot in dots)
    return [colour for colour in colours if colour.alpha() > 200]
