"""What the table of an index says of each sitemap on disk: columns that nobody can edit."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QLocale, QObject

from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.children import Child
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.document.index_children import Counts, IndexChildren
from sitemap_editor.session.texts import readable_size, sentence

ROWS: Final = "rows"
SIZE: Final = "size"
PROBLEMS: Final = "problems"
CHANGED: Final = "changed"
CHILD_COLUMNS: Final = (ROWS, SIZE, PROBLEMS, CHANGED)

MISSING: Final = "missing"
UNREADABLE: Final = "unreadable"

_PENDING: Final = "…"
_ROWS_A_STEP: Final = 8_192
_SortKey: TypeAlias = tuple[float, ...]


class ChildColumns(QObject):
    """Words and marks for the cells of these columns."""

    names = CHILD_COLUMNS

    def __init__(self, children: IndexChildren, parent: QObject) -> None:
        super().__init__(parent)
        self._index = children

    def title(self, column: str) -> str:
        """Return what stands over a column."""
        return {
            ROWS: self.tr("Rows"),
            SIZE: self.tr("Size"),
            PROBLEMS: self.tr("Problems"),
            CHANGED: self.tr("Changed"),
        }[column]

    def hint(self, column: str) -> str:
        """Return what a column is about."""
        return {
            ROWS: self.tr("How many rows the sitemap has"),
            SIZE: self.tr("The size of the sitemap, uncompressed"),
            PROBLEMS: self.tr("How many problems the sitemap has"),
            CHANGED: self.tr("When the file of the sitemap changed"),
        }[column]

    def text(self, loc: str | None, column: str) -> str:
        """Return what a cell shows."""
        if not (loc or "").strip():
            return ""
        child = self._index.child(loc)
        if child is None:
            return _PENDING if not self._index.is_settled else ""
        if child.path is None:
            return self.tr("not here") if column == ROWS else ""
        if column == CHANGED:
            return _local_time(child)
        if child.error is not None:
            return self.tr("unreadable") if column == ROWS else ""
        if column == ROWS:
            return QLocale().toString(child.rows)
        if column == SIZE:
            return readable_size(child.size_bytes)
        counts = self._index.counts(child)
        return QLocale().toString(counts.total()) if counts is not None else ""

    def mark(self, loc: str | None, column: str) -> str | None:
        """Return what a cell shows by an icon: `MISSING`, `UNREADABLE` or the worst severity."""
        if column not in (ROWS, PROBLEMS) or not (loc or "").strip():
            return None
        child = self._index.child(loc)
        if child is None:
            return None
        if column == ROWS:
            if child.path is None:
                return MISSING
            return UNREADABLE if child.error is not None else None
        return mark_of(self._index.counts(child))

    def explanation(self, loc: str | None, column: str) -> str:
        """Return what is shown on hover."""
        if not (loc or "").strip():
            return ""
        child = self._index.child(loc)
        if child is None:
            return self.tr("Being looked at") if not self._index.is_settled else ""
        if child.path is None:
            return self.tr("No file of this name lies beside the index, or in its folders.")
        lines = [str(child.path)]
        if child.error is not None:
            lines.insert(0, sentence(child.error))
        elif column == PROBLEMS and (counts := self._index.counts(child)) is not None:
            lines.insert(0, self.counted(counts))
        elif column == SIZE:
            lines.insert(0, self.tr("%n byte(s), uncompressed", "", child.size_bytes))
        lines.append(self.tr("A double-click opens it."))
        return "\n".join(lines)

    def spoken(self, loc: str | None, column: str) -> str:
        """Return what a screen reader says of a cell."""
        title = self.title(column)
        child = self._index.child(loc)
        said = self.text(loc, column)
        if child is not None and child.path is None:
            said = self.tr("not here")
        elif child is not None and child.error is not None and column != CHANGED:
            said = f"{self.tr('unreadable')}. {sentence(child.error)}"
        elif child is not None and column == PROBLEMS:
            counts = self._index.counts(child)
            said = self.counted(counts) if counts is not None else said
        elif said == _PENDING:
            said = self.tr("Being looked at")
        return f"{title}: {said}" if said else title

    def counted(self, counts: Counts) -> str:
        """Say how many problems of each severity there are."""
        parts = (
            self.tr("%n error(s)", "", counts[Severity.ERROR]),
            self.tr("%n warning(s)", "", counts[Severity.WARNING]),
            self.tr("%n hint(s)", "", counts[Severity.HINT]),
        )
        there = [part for part, each in zip(parts, Severity, strict=True) if counts[each]]
        return ", ".join(there) or self.tr("No problems")

    def sorter(self, column: str, *, descending: bool) -> Callable[..., array[int]]:
        """Return what orders the row ids of a snapshot by a column, in a worker.

        Sitemaps that are not here come last either way; equal ones keep the file's order.
        """
        find = self._index.finder()

        def key(loc: str | None) -> _SortKey | None:
            known = find(loc)
            return _key(*known, column) if known is not None else None

        def ordered(table: PieceTable, progress: Progress) -> array[int]:
            known: list[tuple[_SortKey, int]] = []
            absent = array("I")
            for position, loc in enumerate(table.values(LOC)):
                if not position % _ROWS_A_STEP:
                    progress(position / len(table))
                found = key(loc)
                if found is None:
                    absent.append(table.order[position])
                else:
                    known.append((found, table.order[position]))
            known.sort(key=lambda pair: pair[0], reverse=descending)
            return array("I", (row_id for _, row_id in known)) + absent

        return ordered


def mark_of(counts: Counts | None) -> str | None:
    """Return the word of the worst severity there is."""
    if counts is None:
        return None
    return next((each.value for each in Severity if counts[each]), None)


def _key(child: Child, counts: Counts | None, column: str) -> _SortKey | None:
    """Return what to order a sitemap by; None where it has nothing in this column."""
    if column == CHANGED:
        return (child.changed.timestamp(),) if child.changed is not None else None
    if child.path is None or child.error is not None:
        return None
    if column == PROBLEMS:
        return tuple(counts[each] for each in Severity) if counts is not None else None
    return (child.rows if column == ROWS else child.size_bytes,)


def _local_time(child: Child) -> str:
    """Return the time as lastmod beside it is written, on this computer's clock."""
    return child.changed.astimezone().strftime("%Y-%m-%d %H:%M") if child.changed else ""
