"""A small histogram of months, with two handles that set a range."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.contrast import blended
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import dimmed_text
from sitemap_editor.windows.looks.tokens import edge_colour, ring_colour

_EDGE: Final = 10
_HANDLE: Final = 5
_LEAST_BAR: Final = 2
_OUT: Final = 0.5
_KEY: Final = Qt.Key
_MONTHS: Final = 12


class DateHistogram(QWidget):
    """Bars of months, or of years where there are too many.

    `choose` (first month, last month) is called with what the handles were set to; empty texts
    where one stands at its end. The left and right keys move the first handle, with Shift the last;
    Home and Delete choose all; Esc calls `leave`, up and down call `step` with -1 or 1.
    """

    def __init__(
        self,
        choose: Callable[[str, str], object],
        leave: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._choose = choose
        self._leave = leave
        self.step: Callable[[int], object] = lambda _by: None
        self._months: Mapping[str, int] = {}
        self._limits = ("", "")
        self._bars: list[tuple[str, int]] = []
        self._handles = [0, 0]  # the first bar wanted, and the one behind the last
        self._held: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(QSize(80, 40))

    # What it shows

    def show_months(self, months: Mapping[str, int], first: str, last: str) -> None:
        """Show how many rows each month has, and the range that is chosen."""
        self._months, self._limits = months, (first, last)
        self._lay_out()

    def _lay_out(self) -> None:
        first, last = self._limits
        room = max(1, (self.width() - 2 * _EDGE) // _LEAST_BAR)
        self._bars = _bars(self._months, room)
        names = [name for name, _count in self._bars]
        self._handles = [0, len(names)]
        if first:
            self._handles[0] = bisect_left([_last_of(name) for name in names], first)
        if last:
            self._handles[1] = bisect_left([_first_of(name) for name in names], last + "~")
        self._tell()
        self.update()

    def resizeEvent(self, event: object) -> None:
        """Make as many bars as there is room for."""
        del event
        self._lay_out()

    def _tell(self) -> None:
        begin, end = self._names()
        count = sum(count for _name, count in self._bars[self._handles[0] : self._handles[1]])
        said = self.tr("lastmod from {first} to {last}").format(first=begin, last=end)
        self.setAccessibleName(said)
        rows = self.tr("%n row(s)", "", count)
        self.setAccessibleDescription(rows)
        self.setToolTip(tool_tip(f"{said}\n{rows}"))

    def _names(self) -> tuple[str, str]:
        """Return the first and the last bar that are wanted."""
        if not self._bars:
            return "", ""
        last = len(self._bars) - 1
        first_bar = self._bars[min(self._handles[0], last)][0]
        return first_bar, self._bars[min(max(0, self._handles[1] - 1), last)][0]

    # What a person does

    def _set(self, handle: int, at: int) -> None:
        """Move a handle; they stay at least a bar apart."""
        if handle == 0:
            at = max(0, min(at, self._handles[1] - 1))
        else:
            at = min(len(self._bars), max(at, self._handles[0] + 1))
        if self._handles[handle] != at:
            self._handles[handle] = at
            self._tell()
            self.update()

    def _hand_over(self) -> None:
        begin, end = self._names()
        first = _first_of(begin) if self._handles[0] > 0 else ""
        last = _last_of(end) if self._handles[1] < len(self._bars) else ""
        if (first, last) != self._limits:
            self._limits = (first, last)
            self._choose(first, last)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the handle that is nearest; on the bars between them, the nearer one too."""
        if event.button() != Qt.MouseButton.LeftButton or not self._bars:
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        x = event.position().x()
        far = [abs(x - self._x(at)) for at in self._handles]
        self._held = int(far[1] < far[0])
        self._set(self._held, self._at(x))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Draw the handle along; else show that there is something to draw."""
        if self._held is not None:
            self._set(self._held, self._at(event.position().x()))
        else:
            self.setCursor(Qt.CursorShape.SizeHorCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Filter by where the handles stand."""
        if self._held is not None and event.button() == Qt.MouseButton.LeftButton:
            self._held = None
            self._hand_over()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the handles."""
        key = event.key()
        if key in (_KEY.Key_Left, _KEY.Key_Right) and self._bars:
            step = 1 if (key == _KEY.Key_Right) is not self.isRightToLeft() else -1
            handle = int(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
            self._set(handle, self._handles[handle] + step)
            self._hand_over()
        elif key in (_KEY.Key_Home, _KEY.Key_Delete, _KEY.Key_Backspace):
            self._handles = [0, len(self._bars)]
            self._tell()
            self.update()
            self._hand_over()
        elif key in (_KEY.Key_Up, _KEY.Key_Down):
            self.step(1 if key == _KEY.Key_Down else -1)
        elif key == _KEY.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    # Where things stand

    def _area(self) -> QRect:
        below = self.fontMetrics().height() + 2
        return self.rect().adjusted(_EDGE, 4, -_EDGE, -below)

    def _x(self, at: int) -> float:
        area = self._area()
        part = at / max(1, len(self._bars))
        return area.left() + area.width() * (1 - part if self.isRightToLeft() else part)

    def _at(self, x: float) -> int:
        area = self._area()
        part = (x - area.left()) / max(1, area.width())
        part = 1 - part if self.isRightToLeft() else part
        return max(0, min(len(self._bars), round(part * len(self._bars))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint bars, handles, and the first and last month."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
        if not self._bars:
            return
        self._paint_bars(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, at in enumerate(self._handles):
            self._paint_handle(painter, self._x(at), is_first=number == 0)
        self._paint_words(painter)
        if self.hasFocus():
            painter.setPen(QPen(ring_colour(self.palette()), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)  # that of the handles would cover all
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -1.5, -1.5))

    def _paint_bars(self, painter: QPainter) -> None:
        area, palette = self._area(), self.palette()
        most = max(count for _name, count in self._bars)
        wanted = palette.color(QPalette.ColorRole.Highlight)
        out = blended(palette.color(QPalette.ColorRole.Base), edge_colour(palette), _OUT)
        for number, (_name, count) in enumerate(self._bars):
            if not count:
                continue
            ends = sorted((self._x(number), self._x(number + 1)))
            height = max(2.0, area.height() * count / most)
            gap = 1 if ends[1] - ends[0] > 2 * _LEAST_BAR else 0
            bar = QRectF(ends[0], area.bottom() + 1 - height, ends[1] - ends[0] - gap, height)
            is_in = self._handles[0] <= number < self._handles[1]
            painter.fillRect(bar, wanted if is_in else out)
        painter.setPen(edge_colour(palette))
        painter.drawLine(area.bottomLeft() + QPoint(0, 1), area.bottomRight() + QPoint(0, 1))

    def _paint_handle(self, painter: QPainter, x: float, *, is_first: bool) -> None:
        area, size = self._area(), scaled(self, _HANDLE)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(ink, 1))
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom() + 1))
        painter.setBrush(ink)
        out = -size if is_first is not self.isRightToLeft() else size
        top = float(area.top())
        corners = [QPointF(x, top), QPointF(x + out, top), QPointF(x, top + 2 * size)]
        painter.drawPolygon(QPolygonF(corners))

    def _paint_words(self, painter: QPainter) -> None:
        begin, end = self._names()
        painter.setPen(dimmed_text(self.palette()))
        below = QRect(_EDGE, self._area().bottom() + 2, self.width() - 2 * _EDGE, self.height())
        top = Qt.AlignmentFlag.AlignTop
        start, far = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        if self.isRightToLeft():
            start, far = far, start
        painter.drawText(below, start | top, begin)
        if end != begin:
            painter.drawText(below, far | top, end)


def _bars(months: Mapping[str, int], most: int) -> list[tuple[str, int]]:
    """Return months, those between them as well, or years; at most so many where it can be."""
    if not months:
        return []
    first, last = _number(min(months)), _number(max(months))
    if last - first < most:
        names: Sequence[str] = [_month(number) for number in range(first, last + 1)]
        return [(name, months.get(name, 0)) for name in names]
    years: dict[str, int] = {
        f"{year:04}": 0 for year in range(first // _MONTHS, last // _MONTHS + 1)
    }
    for name, count in months.items():
        years[name[:4]] += count
    return list(years.items())


def _number(month: str) -> int:
    return int(month[:4]) * _MONTHS + int(month[5:7]) - 1


def _month(number: int) -> str:
    year, month = divmod(number, _MONTHS)
    return f"{year:04}-{month + 1:02}"


def _first_of(name: str) -> str:
    return name if "-" in name or not name else f"{name}-01"


def _last_of(name: str) -> str:
    return name if "-" in name or not name else f"{name}-12"
