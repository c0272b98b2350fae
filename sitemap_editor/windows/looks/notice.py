"""A bar above the table with one thing a person should know about this file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from operator import itemgetter
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QFrame, QLayout, QPushButton, QTabBar, QToolButton, QWidget
from shiboken6 import isValid

from sitemap_editor.windows.looks.contrast import is_high_contrast
from sitemap_editor.windows.looks.icons import drawn, icon
from sitemap_editor.windows.looks.layouts import Part, row_of
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.tokens import edge_colour

NoticeAction = tuple[str, Callable[[], object]]
"""The words on a button, and what it does."""

_MARK: Final = 16


class Notice(QFrame):
    """Text with a mark, buttons for what can be done about it, one that puts it away.

    Signals: `dismissed` when a person put it away.
    """

    dismissed = Signal()

    def __init__(
        self,
        text: str,
        parent: QWidget,
        mark: str = "severity-hint",
        *actions: NoticeAction | None,
    ) -> None:
        super().__init__(parent)
        self._picture = PlainLabel(self)
        side = scaled(self, _MARK)
        self._picture.setPixmap(drawn(mark, "#000000").pixmap(side, side))
        self.label = PlainLabel(text, self, wraps=True)
        self.close_button = QToolButton(self)
        self.close_button.setAutoRaise(True)
        self.close_button.setIcon(icon("window-close", self.palette()))
        self.close_button.setIconSize(QSize(side, side))
        self.close_button.setToolTip(self.tr("Dismiss this notice"))
        self.close_button.setAccessibleName(self.close_button.toolTip())
        self.close_button.clicked.connect(self.hide)
        self.close_button.clicked.connect(self.dismissed)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self.buttons = [self._button(*action) for action in actions if action is not None]
        words: tuple[Part, ...] = (self._picture, (self.label, 1))
        row_of(*words, *self.buttons, self.close_button, on=self, margins=(10, 3, 6, 3), spacing=8)

    @property
    def button(self) -> QPushButton:
        """The first button."""
        return self.buttons[0]

    def _button(self, words: str, run: Callable[[], object]) -> QPushButton:
        button = QPushButton(words, self)
        button.clicked.connect(lambda: run())
        return button

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw an edge: its ground alone is faint, or at high contrast that of all around it."""
        super().paintEvent(event)
        painter = QPainter(self)
        palette = self.palette()
        is_high = is_high_contrast(palette)
        painter.setPen(edge_colour(palette) if is_high else palette.mid().color())
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def showEvent(self, event: QShowEvent) -> None:
        """Come where it stands in the order of Tab, though it was made after the page."""
        super().showEvent(event)
        order_stops(self, (*self.buttons, self.close_button))

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icon anew for another palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self.close_button.setIcon(icon("window-close", self.palette()))
        super().changeEvent(event)


def order_stops(bar: QWidget, stops: Iterable[QWidget]) -> None:
    """Let Tab come to the stops of a bar where it stands, though it was made after the page."""
    before = stop_before(bar)
    for stop in stops:
        if before is not None:
            QWidget.setTabOrder(before, stop)
        before = stop


def stop_before(bar: QWidget) -> QWidget | None:
    """Return the place of Tab above a bar of a page: of the page, of a notice, or the tabs."""
    parent = bar.parentWidget()
    layout = parent.layout() if parent is not None else None
    above = list(takewhile(lambda each: each is not bar, _laid_out(layout)))
    for widget in reversed(above):
        if isinstance(widget, Notice) and not widget.isHidden():
            return widget.close_button
        stops = [each for each in (widget, *widget.findChildren(QWidget)) if _is_stop(each)]
        if stops and not widget.isHidden():
            return stops[-1]
    line = bar.window().findChild(QWidget, "file_line")  # between the tabs and their pages
    stops = [each for each in line.findChildren(QWidget) if _is_stop(each)] if line else []
    return stops[-1] if stops else bar.window().findChild(QTabBar)


def put_away(notice: Notice | None) -> None:
    """Take a notice off the screen for good, unless it is gone with its page."""
    if notice is not None and isValid(notice):
        notice.hide()
        notice.deleteLater()


def _is_stop(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _laid_out(layout: QLayout | None) -> Iterator[QWidget]:
    """Walk the widgets of a layout, and of those in it, from top to bottom.

    Not by `itemAt`: PySide is not told when Qt ends an item with its widget, and takes what Qt
    makes next in the same place of memory, such as a style, for the item.
    """
    parent = layout.parentWidget() if layout is not None else None
    if layout is None or parent is None:
        return
    just_these = Qt.FindChildOption.FindDirectChildrenOnly
    parts: list[tuple[int, QWidget | QLayout]] = [
        (layout.indexOf(each), each) for each in parent.findChildren(QWidget, options=just_these)
    ]
    parts += (
        (layout.indexOf(each), each) for each in layout.findChildren(QLayout, options=just_these)
    )
    for place, part in sorted(parts, key=itemgetter(0)):
        if isinstance(part, QLayout):
            yield from _laid_out(part)
        elif place >= 0:
            yield part
