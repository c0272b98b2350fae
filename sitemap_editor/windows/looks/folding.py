"""What bears small windows: a row of controls that becomes two, content that scrolls."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QBoxLayout,
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QWidget,
)

from sitemap_editor.windows.looks.layouts import Part, column_of, row_of
from sitemap_editor.windows.looks.text_size import scaled

_MARGIN: Final = 24
_LEVELS: Final = 2
_TURNED_BY_WHEEL: Final = (QComboBox, QAbstractSpinBox)
_MOST_ASKED: Final = QSize(640, 150)  # with large text more would grow the window past the screen


class PanelArea(QScrollArea):
    """Asks for the room its content needs, but never for so much that a small screen lacks it.

    What has the keyboard stays in sight when what stands above it grows, unless a person scrolled
    away from it. The wheel scrolls, also above a choice or a number: Qt would change its value.
    """

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._content = content
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the keyboard
        self._left: QWidget | None = None
        """What has the keyboard and was scrolled out of sight by a person."""
        self._is_by_hand = False
        bar = self.verticalScrollBar()
        bar.actionTriggered.connect(self._on_hand)
        bar.valueChanged.connect(self._on_scrolled)
        self._keeping = QTimer(self, singleShot=True, interval=0)  # once all has its place
        self._keeping.timeout.connect(self._on_laid_out)
        self.setWidget(content)

    def _on_hand(self) -> None:
        self._is_by_hand = True

    def _on_scrolled(self) -> None:
        if self._is_by_hand:
            focus = self._focus()
            self._left = None if focus is None or self._has_in_sight(focus) else focus
        self._is_by_hand = False

    def _focus(self) -> QWidget | None:
        focus = QApplication.focusWidget()
        return focus if focus is not None and self._content.isAncestorOf(focus) else None

    def _has_in_sight(self, widget: QWidget) -> bool:
        centre = widget.mapTo(self._content, widget.rect().center())
        return self.viewport().rect().contains(centre + self._content.pos())

    def _on_laid_out(self) -> None:
        for kind in _TURNED_BY_WHEEL:
            for box in self._content.findChildren(kind):
                box.installEventFilter(self)  # once, however often it is asked for
        focus = self._focus()
        if focus is not None and focus is not self._left:
            self._show_below(focus)
            self.ensureWidgetVisible(focus, 0, scaled(self, _MARGIN))

    def _show_below(self, widget: QWidget) -> None:
        """Bring what is said below a field into sight: it is in the same part, or one around it."""
        content, part = self._content, widget.parentWidget()
        top = widget.mapTo(content, QPoint()).y()
        for _level in range(_LEVELS):
            if part is None or part is content:
                return
            bottom = part.mapTo(content, part.rect().bottomLeft()).y()
            if bottom - top < self.viewport().height():
                self.ensureVisible(self.horizontalScrollBar().value(), bottom, 0, 0)
            part = part.parentWidget()

    def bring_to_top(self, widget: QWidget) -> None:
        """Scroll until something begins at the top, or as high as there is something below it."""
        self._content.adjustSize()
        QApplication.sendPostedEvents(self._content, QEvent.Type.LayoutRequest)
        self.verticalScrollBar().setValue(widget.mapTo(self._content, QPoint()).y())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look after what has the keyboard where the content is laid out anew; take the wheel."""
        if event.type() == QEvent.Type.Wheel and isinstance(watched, _TURNED_BY_WHEEL):
            event.ignore()
            return True
        if event.type() == QEvent.Type.LayoutRequest and watched is self._content:
            self._is_by_hand = False
            self._keeping.start()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Return what the content needs beside a scroll bar, within bounds."""
        beside = QSize(self.verticalScrollBar().sizeHint().width(), 0)
        return (self._content.minimumSizeHint() + beside).boundedTo(_MOST_ASKED)

    def sizeHint(self) -> QSize:
        """Return what the content wants."""
        return self._content.sizeHint()

    def event(self, event: QEvent) -> bool:
        """Ask anew where the content needs another room."""
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return is_done


class _Content(QWidget):
    """Is as high as it needs to be at a width; Qt would scroll what only wants to be higher."""

    def heightForWidth(self, width: int) -> int:
        """Return what the parts need; texts of several lines need more where it is narrow."""
        layout = self.layout()
        return layout.minimumHeightForWidth(width) if layout is not None else -1


def scrolling_column(dialog: QDialog, *parts: Part, foot: tuple[Part, ...]) -> None:
    """Lay out a dialog: parts below one another, which scroll on a small screen; a foot, which not.

    A window that lacks the room would squeeze texts of several lines otherwise.
    """
    content = _Content(dialog)
    column_of(*parts, on=content, margins=0)
    column_of((PanelArea(content, dialog), 1), *foot, on=dialog)


_SPACING: Final = 6


class FoldingRow(QWidget):
    """Two parts, `first` and `second`, beside each other or one below the other.

    It asks for the width of the wider part only, so that a window may be narrower than the row.
    """

    def __init__(self, parent: QWidget, spacing: int = _SPACING) -> None:
        super().__init__(parent)
        self._spacing = spacing
        self.first, self.second = QHBoxLayout(), QHBoxLayout()
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._parts.setContentsMargins(0, 0, 0, 0)
        for layout in (self.first, self.second, self._parts):
            layout.setSpacing(spacing)

    @classmethod
    def of(cls, parent: QWidget, first: tuple[Part, ...], second: tuple[Part, ...]) -> FoldingRow:
        """Return a row of these parts, none wider than it needs to be."""
        row = cls(parent)
        row.first, row.second = row_of(*first, spacing=_SPACING), row_of(*second, spacing=_SPACING)
        row.lay_out(0, 1)
        for part in (row.first, row.second):
            row._parts.setAlignment(part, Qt.AlignmentFlag.AlignLeft)
        return row

    def lay_out(self, first_stretch: int = 0, second_stretch: int = 0) -> None:
        """Put the parts in place once they are filled; stretches share what room is left."""
        self._parts.addLayout(self.first, first_stretch)
        self._parts.addLayout(self.second, second_stretch)

    def fold(self) -> None:
        """Choose anew: called where texts changed; a new width is noticed by itself."""
        self.set_folded(is_folded=self.width() < self.sizeHint().width())

    def set_folded(self, *, is_folded: bool) -> None:
        """Put one part below the other, or beside it."""
        ways = QBoxLayout.Direction
        direction = ways.TopToBottom if is_folded else ways.LeftToRight
        if direction is not self._parts.direction():
            self._parts.setDirection(direction)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return what both parts need beside each other, also while they are not."""
        widths = self.first.sizeHint().width(), self.second.sizeHint().width()
        return QSize(sum(widths) + self._spacing, self._parts.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return what the wider part needs, and the height of what is shown now."""
        widths = self.first.minimumSize().width(), self.second.minimumSize().width()
        return QSize(max(widths), self._parts.minimumSize().height())

    def event(self, event: QEvent) -> bool:
        """Choose anew where something inside wants another width: it is told with a delay."""
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.fold()
        return is_done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold, or unfold."""
        super().resizeEvent(event)
        self.fold()
