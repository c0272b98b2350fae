"""Draws a report on pages: into a PDF, or for a printer, a page after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QMarginsF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextOption,
)

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress, SaveError
from sitemap_editor.core.operations.reporting import PageContent
from sitemap_editor.core.readable import one_line

_TITLE, _HEADING, _TEXT, _SMALL = 15.0, 11.0, 8.0, 7.0
_POINTS_AN_INCH: Final = 72
_RESOLUTION: Final = 300
_MARGINS: Final = QMarginsF(15, 15, 15, 15)
_MOST_BARS: Final = 24
_LONGEST: Final = 1_000
_ROWS_A_STEP: Final = 50
_GREY: Final = QColor("#666666")
_LINE: Final = QColor("#dddddd")
_BAR: Final = QColor("#3b78c3")
_WRAPPED: Final = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_WRAPPED.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)  # a URL has no boundary
_VALUE_WIDTHS: Final = (0.21, 0.1, 0.07)
_NUMBER_WIDTH, _CODES_WIDTH = 0.07, 0.11
_PROBLEM_WIDTHS: Final = (0.08, 0.1, 0.09, 0.1, 0.63)


def pdf(content: PageContent, say: Callable[[str], str], progress: Progress) -> bytes:
    """Return a report as PDF: A4, or Letter where paper is measured in inches."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    is_inches = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    size = QPageSize.PageSizeId.Letter if is_inches else QPageSize.PageSizeId.A4
    writer.setPageSize(QPageSize(size))
    writer.setPageMargins(_MARGINS, QPageLayout.Unit.Millimeter)
    writer.setResolution(_RESOLUTION)
    writer.setTitle(content.title)
    writer.setCreator("Sitemap Editor")
    draw(writer, content, say, progress)
    buffer.close()
    return bytes(data.data())


def draw(
    device: QPagedPaintDevice, content: PageContent, say: Callable[[str], str], progress: Progress
) -> int:
    """Draw a report; return how many pages it has.

    Raises: SaveError where the device takes nothing; Cancelled by way of `progress`.
    """
    paper = _Paper(device, one_line(content.title))
    try:
        paper.text(one_line(content.title), _TITLE)
        for name, value in content.facts:
            paper.text(f"{name}: {value}", _TEXT)
        _draw_problems(paper, content, say)
        for title, counts in content.pictures:
            paper.bars(title, list(counts.items()), content.number)
        if content.rows_shown:
            _draw_rows(paper, content, say, progress)
    finally:
        paper.end()
    return paper.number


def _draw_problems(paper: _Paper, content: PageContent, say: Callable[[str], str]) -> None:
    paper.text(say(QT_TRANSLATE_NOOP("core", "Problems")), _HEADING)
    if not content.problems:
        paper.text(say(QT_TRANSLATE_NOOP("core", "No problems were found.")), _TEXT)
        return
    titles = [say(text) for text in ("Rule", "Severity", "Count", "First row", "First message")]
    rows = (
        (
            *(each.code, each.severity, content.number(each.count)),
            "" if each.first_row is None else content.number(each.first_row),
            each.message,
        )
        for each in content.problems
    )
    paper.table(titles, rows, _PROBLEM_WIDTHS)


def _draw_rows(
    paper: _Paper, content: PageContent, say: Callable[[str], str], progress: Progress
) -> None:
    table, count = content.table, min(content.rows_shown, len(content.table))
    paper.text(say(QT_TRANSLATE_NOOP("core", "Rows")), _HEADING)
    titles = ["#", *table.fields, say(QT_TRANSLATE_NOOP("core", "Problems"))]
    values = _VALUE_WIDTHS[: len(table.fields) - 1]
    url = 1 - _NUMBER_WIDTH - _CODES_WIDTH - sum(values)

    def rows() -> Iterator[Sequence[str]]:
        for position in range(count):
            if not position % _ROWS_A_STEP:
                progress(position / count)
            row = table[position]
            cells = ((row.value(field) or "").strip() for field in table.fields)
            codes = content.row_problems.get(position, "")
            yield content.number(position + 1), *cells, codes

    paper.table(titles, rows(), (_NUMBER_WIDTH, url, *values, _CODES_WIDTH))
    if count < len(table):
        rest = content.number(len(table) - count)
        paper.text(f"… +{rest}", _TEXT)


class _Paper:
    """A pen on pages: it goes down, and on to the next page where there is no room left."""

    def __init__(self, device: QPagedPaintDevice, title: str) -> None:
        self._device, self._title = device, title
        self._painter = QPainter()
        if not self._painter.begin(device):
            text = QT_TRANSLATE_NOOP("core", "The report could not be drawn: no pages are taken.")
            raise SaveError("report", text)
        self._point = device.logicalDpiY() / _POINTS_AN_INCH
        self._width, self._height = float(device.width()), float(device.height())
        self._bottom = self._height - 2 * _TEXT * self._point
        self._y = 0.0
        self.number = 1
        self._fonts = {size: self._font(size) for size in (_TITLE, _HEADING, _TEXT, _SMALL)}

    def _font(self, size: float) -> tuple[QFont, QFontMetricsF]:
        font = QFont()
        font.setPointSizeF(size)
        font.setBold(size in (_TITLE, _HEADING))
        return font, QFontMetricsF(font, self._device)

    def end(self) -> None:
        """Finish the last page."""
        self._foot()
        self._painter.end()

    def _foot(self) -> None:
        font, _ = self._fonts[_SMALL]
        self._painter.setFont(font)
        self._painter.setPen(_GREY)
        place = QRectF(0, self._bottom, self._width, self._height - self._bottom)
        bottom = Qt.AlignmentFlag.AlignBottom
        self._painter.drawText(place, bottom | Qt.AlignmentFlag.AlignLeft, self._title)
        self._painter.drawText(place, bottom | Qt.AlignmentFlag.AlignRight, str(self.number))

    def _needs(self, height: float) -> bool:
        """Go to the next page where there is not so much room; tell whether it did."""
        if self._y + height <= self._bottom or not self._y:
            return False
        self._foot()
        self._device.newPage()
        self.number += 1
        self._y = 0.0
        return True

    def text(self, text: str, size: float) -> None:
        """Write a text, with room above it if it is a heading."""
        font, metrics = self._fonts[size]
        above = size * self._point if size == _HEADING else 0.0
        place = QRectF(0, 0, self._width, self._height)
        self._painter.setFont(font)
        height = self._painter.boundingRect(place, text, _WRAPPED).height()
        following = 3 * metrics.lineSpacing() if size == _HEADING else 0.0
        if not self._needs(above + height + following):
            self._y += above
        self._painter.setFont(font)  # a page that ended has written its number
        self._painter.setPen(Qt.GlobalColor.black)
        self._painter.drawText(QRectF(0, self._y, self._width, height), text, _WRAPPED)
        self._y += height + 2 * self._point

    def table(
        self, titles: Sequence[str], rows: Iterator[Sequence[str]], widths: Sequence[float]
    ) -> None:
        """Write lines in columns; the titles are there on each page."""
        self._cells(titles, widths, is_title=True)
        for row in rows:
            if self._cells(row, widths, is_title=False):
                self._cells(titles, widths, is_title=True)
                self._cells(row, widths, is_title=False)

    def _cells(self, texts: Sequence[str], widths: Sequence[float], *, is_title: bool) -> bool:
        """Write a line; where there is no room, only turn the page and tell so."""
        font, metrics = self._fonts[_SMALL]
        air, line = 3 * self._point, metrics.lineSpacing()
        shown = [one_line(text[:_LONGEST]) for text in texts]
        places, left, height = [], 0.0, line
        self._painter.setFont(font)
        for text, share in zip(shown, widths, strict=True):
            width = share * self._width - air
            if metrics.horizontalAdvance(text) > width:
                room = QRectF(0, 0, width, self._bottom)
                height = max(height, self._painter.boundingRect(room, text, _WRAPPED).height())
            places.append((left, width))
            left += share * self._width
        height = min(height, self._bottom / 2)
        if self._needs(height + air):
            return True
        self._painter.setFont(font)
        self._painter.setPen(_GREY if is_title else Qt.GlobalColor.black)
        for text, (left, width) in zip(shown, places, strict=True):
            self._painter.drawText(QRectF(left, self._y, width, height), text, _WRAPPED)
        self._y += height + air / 2
        self._painter.fillRect(QRectF(0, self._y, self._width, self._point / 2), _LINE)
        self._y += air / 2
        return False

    def bars(
        self, title: str, counts: Sequence[tuple[str, int]], number: Callable[[int], str]
    ) -> None:
        """Draw counts as bars; of very many, the first."""
        if not counts:
            return
        self.text(title, _HEADING)
        font, metrics = self._fonts[_SMALL]
        most, line = max(count for _, count in counts), metrics.lineSpacing()
        for name, count in counts[:_MOST_BARS]:
            self._needs(line)
            self._painter.setFont(font)
            self._painter.setPen(Qt.GlobalColor.black)
            half = 0.35 * self._width
            middle = Qt.TextElideMode.ElideMiddle
            text = metrics.elidedText(one_line(name[:_LONGEST]), middle, half - self._point * 4)
            self._painter.drawText(QRectF(0, self._y, half, line), text)
            place = QRectF(half, self._y, 0.1 * self._width, line)
            self._painter.drawText(place, Qt.AlignmentFlag.AlignRight, number(count))
            start = half + 0.12 * self._width
            length = (self._width - start) * count / most
            self._painter.fillRect(
                QRectF(start, self._y + line * 0.15, max(self._point, length), line * 0.7), _BAR
            )
            self._y += line
        if (rest := len(counts) - _MOST_BARS) > 0:
            self.text(f"… +{number(rest)}", _TEXT)
