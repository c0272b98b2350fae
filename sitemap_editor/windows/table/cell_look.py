"""What cells are drawn with on one palette, font and screen: colours, measures, pictures."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette, QPixmap
from PySide6.QtWidgets import QHeaderView, QWidget

from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.windows.looks.contrast import (
    LEAST_CONTRAST,
    contrast,
    is_dark,
    is_high_contrast,
)
from sitemap_editor.windows.looks.icons import picture
from sitemap_editor.windows.looks.text_size import Letters, scaled, url_within
from sitemap_editor.windows.looks.theme import (
    CHILD_ICONS,
    SEVERITY_ICONS,
    dimmed_text,
    hit_ground,
    severity_edge,
    severity_ground,
)
from sitemap_editor.windows.looks.tokens import GRID, HEADER_WEIGHT, INNER_GRID, MARK, tokens_of

_MOST_KEPT: Final = 4_000


class ColumnPlace(NamedTuple):
    """Where a column is drawn."""

    number: int
    x: int
    width: int


def places_within(header: QHeaderView, area: QRect) -> list[ColumnPlace]:
    """Return where the columns of a header stand that are to be seen in an area below it."""
    places = (
        ColumnPlace(number, header.sectionViewportPosition(number), header.sectionSize(number))
        for number in range(header.count())
        if not header.isSectionHidden(number)
    )
    return [each for each in places if each.x <= area.right() and each.x + each.width > area.left()]


class CellLook:
    """Worked out once for a view, and again where its palette, font or screen changes."""

    def __init__(self, view: QWidget) -> None:
        palette = view.palette()
        self._palette = palette
        tokens = tokens_of(palette)
        self.font = view.font()
        self.head_font = QFont(self.font)
        self.head_font.setWeight(HEADER_WEIGHT)
        self.misfit_font = QFont(self.font)
        self.misfit_font.setStrikeOut(True)
        self.metrics, self.head_metrics = QFontMetrics(self.font), QFontMetrics(self.head_font)
        self.ascent = self.metrics.ascent()
        self.text_height = self.metrics.height()
        self.base = palette.color(QPalette.ColorRole.Base)
        self.window = tokens.window
        self.hover = tokens.hover
        self.accent = tokens.text if tokens.is_high else _accent(palette)
        self.hairline = tokens.hairline
        self.row_line = (
            tokens.window if is_dark(palette) and not tokens.is_high else tokens.hairline
        )
        self.text = palette.color(QPalette.ColorRole.Text)
        self.dimmed = dimmed_text(palette)
        self.selected = tokens.selected
        is_high = is_high_contrast(palette)
        self.selected_text = tokens.selected_text
        self.selected_dimmed = self.selected_text if is_high else dimmed_text(palette)
        self.frame = tokens.text if is_high else tokens.ring
        self.frame_unfocused = tokens.edge
        self.hit = hit_ground(palette)
        self.air = scaled(view, GRID)
        self.gap = scaled(view, INNER_GRID)
        self.mark_side = scaled(view, MARK)
        self._ratio = view.devicePixelRatioF()
        self.letters = Letters(self.font)
        self._elided: dict[tuple[str, int, bool], str] = {}
        self._pictures: dict[str, QPixmap] = {}

    @cached_property
    def edges(self) -> dict[Severity, QColor]:
        """The colours at the side of a cell with a finding."""
        return {each: severity_edge(each, self._palette) for each in Severity}

    @cached_property
    def grounds(self) -> dict[Severity, QColor | None]:
        """The grounds of such a cell in the current row."""
        return {each: severity_ground(each, self._palette) for each in Severity}

    def severity_mark(self, severity: Severity) -> QPixmap:
        """Return the icon of a severity."""
        return self._picture(SEVERITY_ICONS[severity])

    def child_mark(self, word: str) -> QPixmap:
        """Return the icon of what a table tells of a sitemap on disk."""
        return self._picture(CHILD_ICONS[word])

    def elided(self, text: str, width: int, *, in_middle: bool) -> str:
        """Return as much of a text as there is room for; asked again at every repaint."""
        key = (text, width, in_middle)
        found = self._elided.get(key)
        if found is None:
            if len(self._elided) > _MOST_KEPT:
                self._elided.clear()
            found = self._elided[key] = self.letters.shortened(text, width, in_middle=in_middle)
        return found

    def url(self, text: str, site: str, width: int) -> tuple[str, int]:
        """Return a URL as there is room for it, and how much of that is dimmed.

        The site that all share is dimmed, and the first to be left out.
        """
        return url_within(
            text,
            site,
            width,
            self.letters.width,
            lambda cut: self.elided(cut, width, in_middle=True),
        )

    def _picture(self, name: str) -> QPixmap:
        found = self._pictures.get(name)
        if found is None:
            size = QSize(self.mark_side, self.mark_side)
            found = self._pictures[name] = picture(name, self.dimmed, size, self._ratio)
        return found


def _accent(palette: QPalette) -> QColor:
    """Return the accent for text: where it is too faint the colour of text itself."""
    ground, text = palette.window().color(), palette.windowText().color()
    for colour in (palette.highlight().color(), palette.link().color()):
        if contrast(colour, ground) >= LEAST_CONTRAST:
            return colour
    return text
