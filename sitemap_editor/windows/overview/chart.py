"""A drawn chart whose parts are buttons: for the mouse, for arrow keys and for screen readers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from sitemap_editor.core.overview.neighbours import neighbour
from sitemap_editor.core.overview.treemap import Area
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.contrast import is_high_contrast
from sitemap_editor.windows.looks.theme import dimmed_text
from sitemap_editor.windows.looks.tokens import RING, edge_colour, ring_colour

_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_NO_MARK: Final = -1
_LEAST_LETTERS: Final = 3


@dataclass(frozen=True, slots=True)
class Mark:
    """A part of a chart: where it is, where one steps to it by arrow keys, and what it says.

    `terms` are those of the filter that finds its rows; none where there is no such filter.
    `about` is what the chart knows it by.
    """

    area: QRectF
    words: str
    terms: tuple[str, ...] = ()
    stop: QRectF | None = None
    about: object = None

    @property
    def reached_at(self) -> Area:
        """Where arrow keys find it."""
        place = self.stop if self.stop is not None else self.area
        return Area(place.x(), place.y(), place.width(), place.height())


@dataclass(frozen=True)
class Look:
    """What a chart is drawn with; `is_right_to_left` mirrors it.

    Colours are worked out once: for each box they would take longer than all the drawing.
    """

    palette: QPalette
    font: QFont
    is_right_to_left: bool = False

    @cached_property
    def metrics(self) -> QFontMetricsF:
        """The measures of its text."""
        return QFontMetricsF(self.font)

    @cached_property
    def dimmed(self) -> QColor:
        """The colour of text of second rank."""
        return dimmed_text(self.palette)

    @cached_property
    def edge(self) -> QColor:
        """The colour of edges, at 3:1 on every ground."""
        return edge_colour(self.palette)

    @cached_property
    def is_high_contrast(self) -> bool:
        """Whether there are no colours to tell anything by."""
        return is_high_contrast(self.palette)


class Chart(QWidget):
    """Lays out its marks for a rectangle and draws them, on screen or in a picture.

    `choose` is handed the terms of a part that was clicked; `leave` is for Escape.
    """

    def __init__(
        self,
        title: str,
        choose: Callable[[Sequence[str]], object],
        leave: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.title = title
        self._choose = choose
        self._leave = leave
        self.marks: list[Mark] = []
        self.current = 0
        self._hovered = _NO_MARK
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(title)

    # What each of them is

    @abstractmethod
    def lay_out(self, room: QRectF, look: Look) -> list[Mark]:
        """Return the parts, those that lie in others after them."""

    @abstractmethod
    def draw(self, painter: QPainter, room: QRectF, look: Look, marks: Sequence[Mark]) -> None:
        """Draw the parts."""

    @abstractmethod
    def height_in(self, width: float, look: Look) -> float:
        """Return how high it wants to be at a width."""

    # On screen

    def show_anew(self) -> None:
        """Lay out and draw what is there by now; who was at a part is at its like."""
        here = self.marks[self.current].terms if self.current < len(self.marks) else ()
        self.marks = self.lay_out(QRectF(self.rect()), self.look)
        same = [number for number, mark in enumerate(self.marks) if here and mark.terms == here]
        self.current = same[0] if same else 0
        self._hovered = _NO_MARK
        self.updateGeometry()
        self._tell()
        self.update()

    @property
    def look(self) -> Look:
        """What it is drawn with on screen."""
        return Look(self.palette(), self.font(), self.isRightToLeft())

    def sizeHint(self) -> QSize:
        """Return what it wants at its width."""
        return QSize(self.width(), round(self.height_in(self.width(), self.look)))

    def minimumSizeHint(self) -> QSize:
        """Return the height that it needs; it may be as narrow as it must."""
        return QSize(0, round(self.height_in(self.width(), self.look)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self.show_anew()

    def changeEvent(self, event: QEvent) -> None:
        """Lay out anew for other text, and other colours: at high contrast words replace some."""
        super().changeEvent(event)
        types = QEvent.Type
        if event.type() in (types.FontChange, types.LayoutDirectionChange, types.PaletteChange):
            self.show_anew()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the chart, and a ring around the part a person is at."""
        painter = QPainter(self)
        painter.setFont(self.font())
        self.draw(painter, QRectF(self.rect()), self.look, self.marks)
        pointed = self.marks[self._hovered] if 0 <= self._hovered < len(self.marks) else None
        if pointed is not None and pointed.terms:
            _frame(painter, pointed.area, self.palette().text().color(), 1)
        if self.hasFocus() and self.current < len(self.marks):
            area, base = self.marks[self.current].area, self.palette().base().color()
            _frame(painter, area.adjusted(RING, RING, -RING, -RING), base, 1)  # on like colours
            _frame(painter, area, ring_colour(self.palette()), RING)

    # Mouse

    def mark_at(self, spot: QPoint) -> int:
        """Return the innermost part at a spot; -1 where there is none."""
        inside = [n for n, mark in enumerate(self.marks) if mark.area.contains(spot)]
        return inside[-1] if inside else _NO_MARK

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what is pointed at."""
        number = self.mark_at(event.position().toPoint())
        if number != self._hovered:
            self._hovered = number
            can_choose = number != _NO_MARK and bool(self.marks[number].terms)
            shapes = Qt.CursorShape
            self.setCursor(shapes.PointingHandCursor if can_choose else shapes.ArrowCursor)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        self._hovered = _NO_MARK
        self.update()
        super().leaveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Filter by what is clicked."""
        number = self.mark_at(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and number != _NO_MARK:
            self._go_to(number)
            self._choose(self.marks[number].terms)

    def event(self, event: QEvent) -> bool:
        """Tell what is pointed at."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self.mark_at(event.pos())
            if number == _NO_MARK:
                QToolTip.hideText()
            else:
                mark = self.marks[number]
                where = mark.area.toAlignedRect()
                QToolTip.showText(event.globalPos(), tool_tip(mark.words), self, where)
            return True
        return super().event(event)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by arrow keys, filter by Enter, go back to the table by Escape."""
        key = Qt.Key(event.key())
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_plain = plain == Qt.KeyboardModifier.NoModifier
        if is_plain and key in _ARROWS and self.marks:
            areas = [mark.reached_at for mark in self.marks]
            self._go_to(neighbour(areas, self.current, *_ARROWS[key]))
        elif is_plain and key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.marks:
            self._go_to(0 if key == Qt.Key.Key_Home else len(self.marks) - 1)
        elif is_plain and key in _ENTER and self.marks:
            self._choose(self.marks[self.current].terms)
        elif key == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def _go_to(self, number: int) -> None:
        if number != self.current:
            self.current = number
            self._tell()
            self.update()

    def _tell(self) -> None:
        """Let screen readers say where one is."""
        said = self.title
        if self.current < len(self.marks):
            said += ": " + one_line(self.marks[self.current].words.replace("\n", ", "))
        if said != self.accessibleName():
            self.setAccessibleName(said)


def _frame(painter: QPainter, area: QRectF, colour: QColor, width: int) -> None:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area.adjusted(width / 2, width / 2, -width / 2, -width / 2))


def elided(painter: QPainter, area: QRectF, text: str, look: Look, align: Qt.AlignmentFlag) -> bool:
    """Write a line of text as far as there is room for it, but no mere beginning of a word.

    Return whether anything was written.
    """
    text = one_line(text)
    if look.metrics.horizontalAdvance(text) > area.width():
        text = look.metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        if len(text) <= _LEAST_LETTERS:
            return False
    painter.drawText(area, int(align | Qt.TextFlag.TextSingleLine), text)
    return True


def near_side(look: Look) -> Qt.AlignmentFlag:
    """Return the side where lines begin."""
    sides = Qt.AlignmentFlag
    side = sides.AlignRight if look.is_right_to_left else sides.AlignLeft
    return side | sides.AlignAbsolute
