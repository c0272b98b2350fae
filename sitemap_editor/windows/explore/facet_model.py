"""The facets one below the other as lines of a table: a head each, and its values where unfolded.

Nothing is made for a line before it is seen: a list may have as many values as the file has rows.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFont

from sitemap_editor.core.filtering.facet_listing import TOP, Listing
from sitemap_editor.core.filtering.facet_terms import AnyFacet, Choice, Facet
from sitemap_editor.session.plain_words import plain
from sitemap_editor.windows.explore.facet_words import facet_title, value_words

Index = QModelIndex | QPersistentModelIndex
_ROLE: Final = Qt.ItemDataRole
_SEPARATOR: Final = "/"


class LineKind(Enum):
    """What a line is."""

    HEAD = auto()
    PICTURE = auto()
    VALUE = auto()
    NOTE = auto()


class Line(NamedTuple):
    """What stands in a line."""

    facet: AnyFacet
    kind: LineKind
    value: str = ""
    depth: int = 0


@dataclass
class _Section:
    """The lines of one facet."""

    facet: AnyFacet
    first: int
    has_picture: bool = False
    values: Sequence[str] = ()
    depths: Sequence[int] | None = None
    """How deep each value lies, where any lies inside another."""
    note: str | None = None

    def __len__(self) -> int:
        return 1 + self.has_picture + len(self.values) + (self.note is not None)


@dataclass(frozen=True)
class Shown:
    """All that the lines tell."""

    facets: Sequence[AnyFacet] = ()
    unfolded: frozenset[AnyFacet] = frozenset()
    listings: Mapping[AnyFacet, Listing] = field(default_factory=dict)
    choices: Mapping[AnyFacet, Choice] = field(default_factory=dict)
    is_searched: bool = False


class FacetModel(QAbstractTableModel):
    """Two columns: what it is, and how many rows."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.shown = Shown()
        self._opened: dict[AnyFacet, set[str]] = {}
        self._sections: list[_Section] = []
        self._firsts: list[int] = []
        self._count = 0
        self._bold = QFont()
        self._bold.setBold(True)
        self._struck = QFont()
        self._struck.setStrikeOut(True)

    # Lines

    def show(self, shown: Shown) -> None:
        """Show this; a person may have unfolded some values, which stay so."""
        self.beginResetModel()
        self.shown = shown
        self._lay_out()
        self.endResetModel()

    def show_choices(self, choices: Mapping[AnyFacet, Choice]) -> None:
        """Tick other values, where lines stay as they are."""
        self.shown = Shown(
            self.shown.facets,
            self.shown.unfolded,
            self.shown.listings,
            choices,
            self.shown.is_searched,
        )
        if self._count:
            self.dataChanged.emit(self.index(0, 0), self.index(self._count - 1, 1))

    def _lay_out(self) -> None:
        self._sections, at = [], 0
        for facet in self.shown.facets:
            section = _Section(facet, at)
            if facet in self.shown.unfolded:
                self._fill(section)
            self._sections.append(section)
            at += len(section)
        self._firsts = [section.first for section in self._sections]
        self._count = at

    def _fill(self, section: _Section) -> None:
        listing = self.shown.listings.get(section.facet)
        if listing is None:
            section.note = "…"
            return
        section.values = listing.inside.get(TOP, ())
        section.has_picture = bool(listing.months) and not self.shown.is_searched
        opened = self._opened.get(section.facet)
        if opened and not self.shown.is_searched:
            section.values, section.depths = _opened_out(listing, opened)
        if not section.values:
            section.note = self._why_nothing(listing)

    def _why_nothing(self, listing: Listing) -> str:
        """Say why no value is listed: rows that were edited are shown, but do not count."""
        if listing.is_of_no_row:
            return self.tr("No rows match")
        return self.tr("Not in this list") if self.shown.is_searched else self.tr("Nothing")

    def line(self, row: int) -> Line:
        """Return what stands in a line."""
        section = self._sections[bisect_right(self._firsts, row) - 1]
        at = row - section.first - 1
        if at < 0:
            return Line(section.facet, LineKind.HEAD)
        if section.has_picture:
            if at == 0:
                return Line(section.facet, LineKind.PICTURE)
            at -= 1
        if at >= len(section.values):
            return Line(section.facet, LineKind.NOTE, section.note or "")
        depth = section.depths[at] if section.depths is not None else 0
        return Line(section.facet, LineKind.VALUE, section.values[at], depth)

    def row_of(self, facet: AnyFacet, value: str | None = None) -> int | None:
        """Return the line of a value, or of the head of a facet."""
        for section in self._sections:
            if section.facet == facet:
                if value is None:
                    return section.first
                try:
                    at = list(section.values).index(value)
                except ValueError:
                    return None
                return section.first + 1 + section.has_picture + at
        return None

    def picture_row(self) -> int | None:
        """Return the line of the histogram."""
        found = (each.first + 1 for each in self._sections if each.has_picture)
        return next(found, None)

    def listing(self, facet: AnyFacet) -> Listing | None:
        """Return what is listed of a facet."""
        return self.shown.listings.get(facet)

    # Folding

    def is_unfolded(self, facet: AnyFacet) -> bool:
        """Tell whether the values of a facet are listed."""
        return facet in self.shown.unfolded

    def has_inside(self, line: Line) -> bool:
        """Tell whether values lie inside this one."""
        listing = self.shown.listings.get(line.facet)
        is_value = line.kind is LineKind.VALUE and not self.shown.is_searched
        return is_value and listing is not None and line.value in listing.inside

    def is_opened(self, line: Line) -> bool:
        """Tell whether what lies inside a value is listed."""
        return line.value in self._opened.get(line.facet, ()) and self.has_inside(line)

    def set_opened(self, line: Line, *, is_opened: bool) -> None:
        """List what lies inside a value, or not, the next time lines are shown."""
        opened = self._opened.setdefault(line.facet, set())
        (opened.add if is_opened else opened.discard)(line.value)

    def choice(self, facet: AnyFacet) -> Choice:
        """Return what is chosen in a facet."""
        return self.shown.choices.get(facet, Choice())

    # What Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return the number of lines."""
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """Return two."""
        return 0 if parent.isValid() else 2

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Values can be ticked; notes and the picture are passed over."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        kind = self.line(index.row()).kind
        if kind in (LineKind.NOTE, LineKind.PICTURE):
            return Qt.ItemFlag.ItemIsEnabled
        found = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        is_ticked = kind is LineKind.VALUE and index.column() == 0
        return found | Qt.ItemFlag.ItemIsUserCheckable if is_ticked else found

    @plain
    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return what a line shows and says."""
        if not index.isValid():
            return None
        line = self.line(index.row())
        if role == _ROLE.DisplayRole:
            return self.count_words(line) if index.column() else self._words(line)
        if role in (_ROLE.ToolTipRole, _ROLE.AccessibleTextRole):
            return self._spoken(line)
        if role == _ROLE.TextAlignmentRole and index.column():
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == _ROLE.CheckStateRole and line.kind is LineKind.VALUE and not index.column():
            return self._state(line)
        if role == _ROLE.FontRole and not index.column():
            return self._font(line)
        return None

    def _font(self, line: Line) -> QFont | None:
        if line.kind is LineKind.HEAD:
            return self._bold
        is_out = line.kind is LineKind.VALUE and line.value in self.choice(line.facet).excluded
        return self._struck if is_out else None

    def _state(self, line: Line) -> Qt.CheckState:
        choice = self.choice(line.facet)
        if line.value in choice.included:
            return Qt.CheckState.Checked
        is_out = line.value in choice.excluded
        return Qt.CheckState.PartiallyChecked if is_out else Qt.CheckState.Unchecked

    def _words(self, line: Line) -> str:
        if line.kind is LineKind.HEAD:
            return facet_title(line.facet)
        if line.kind is LineKind.NOTE:
            return line.value
        if line.kind is LineKind.PICTURE:
            return ""
        words = value_words(line.facet, line.value)
        if line.facet is Facet.FOLDER and line.depth:
            return words.rstrip(_SEPARATOR).rpartition(_SEPARATOR)[2] + _SEPARATOR
        return words

    def count_words(self, line: Line) -> str:
        """Return what the second column says: how many rows have a value."""
        listing = self.shown.listings.get(line.facet)
        if line.kind is LineKind.VALUE and listing is not None:
            return QLocale().toString(listing.counts.get(line.value, 0))
        return ""

    def _spoken(self, line: Line) -> str:
        """Say a line whole: what it is, how many rows, whether it is chosen and unfolded."""
        if line.kind is LineKind.HEAD:
            parts = [facet_title(line.facet)]
            is_open = self.is_unfolded(line.facet)
            parts.append(self.tr("unfolded") if is_open else self.tr("folded"))
            if not self.choice(line.facet).is_empty:
                parts.append(self.tr("filters"))
            return ", ".join(parts)
        listing = self.shown.listings.get(line.facet)
        if line.kind is not LineKind.VALUE or listing is None:
            return self._words(line)
        count = listing.counts.get(line.value, 0)
        parts = [value_words(line.facet, line.value), self.tr("%n row(s)", "", count)]
        if line.value in self.choice(line.facet).included:
            parts.append(self.tr("included"))
        elif line.value in self.choice(line.facet).excluded:
            parts.append(self.tr("left out"))
        return ", ".join(parts)


def _opened_out(listing: Listing, opened: set[str]) -> tuple[list[str], list[int]]:
    """Return the values from top to bottom with what is unfolded, and how deep each lies."""
    values: list[str] = []
    depths: list[int] = []

    def add(under: str, depth: int) -> None:
        inside = listing.inside.get(under, ())
        begin = 0
        for at, value in enumerate(inside):
            if value in opened and value in listing.inside:
                values.extend(inside[begin : at + 1])
                depths.extend([depth] * (at + 1 - begin))
                begin = at + 1
                add(value, depth + 1)
        values.extend(inside[begin:])
        depths.extend([depth] * (len(inside) - begin))

    add(TOP, 0)
    return values, depths
