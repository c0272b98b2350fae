"""What the table of an index says of each sitemap on disk: columns that nobody can edit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.files.children import Child
from sitemap_editor.core.operations.sort_keys import SortKey
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.document.index_children import Finder, IndexChildren
from sitemap_editor.session.document.problem_counts import Counts
from sitemap_editor.session.table.column import (
    LASTMOD_COLUMN,
    LOC_COLUMN,
    NUMBERS_AT,
    Activation,
    Column,
)
from sitemap_editor.session.texts import readable_size, sentence

ROWS: Final = "rows"
SIZE: Final = "size"
PROBLEMS: Final = "problems"
CHANGED: Final = "changed"

MISSING: Final = "missing"
UNREADABLE: Final = "unreadable"

_PENDING: Final = "…"
# By name: what stands over it, what it is about, how wide it is.
_HEADS: Final = {
    ROWS: (
        QT_TRANSLATE_NOOP("columns", "Rows"),
        QT_TRANSLATE_NOOP("columns", "Number of rows in the sitemap"),
        100,
    ),
    SIZE: (
        QT_TRANSLATE_NOOP("columns", "Size"),
        QT_TRANSLATE_NOOP("columns", "Size of the sitemap, uncompressed"),
        88,
    ),
    PROBLEMS: (
        QT_TRANSLATE_NOOP("columns", "Problems"),
        QT_TRANSLATE_NOOP("columns", "Number of problems in the sitemap"),
        96,
    ),
    CHANGED: (
        QT_TRANSLATE_NOOP("columns", "Changed"),
        QT_TRANSLATE_NOOP("columns", "When the sitemap file was last changed"),
        144,
    ),
}


class ChildColumns(QObject):
    """Words and marks for the cells of these columns."""

    def __init__(self, children: IndexChildren, parent: QObject) -> None:
        super().__init__(parent)
        self._index = children

    def text(self, loc: str | None, column: str) -> str:
        """Return what a cell shows."""
        if not (loc or "").strip():
            return ""
        child = self._index.child(loc)
        if child is None:
            return _PENDING if not self._index.is_settled else ""
        if child.path is None:
            return self.tr("missing") if column == ROWS else ""
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
            return self.tr("Checking") if not self._index.is_settled else ""
        if child.path is None:
            return self.tr(
                "There is no file with this name in the folder of the index or its subfolders."
            )
        lines = [str(child.path)]
        if child.error is not None:
            lines.insert(0, sentence(child.error))
        elif column == PROBLEMS and (counts := self._index.counts(child)) is not None:
            lines.insert(0, self.counted(counts))
        elif column == SIZE:
            lines.insert(0, self.tr("%n byte(s), uncompressed", "", child.size_bytes))
        lines.append(self.tr("Double-click to open it."))
        return "\n".join(lines)

    def spoken(self, loc: str | None, column: str) -> str:
        """Return what a screen reader says of a cell."""
        title = QCoreApplication.translate("columns", _HEADS[column][0])
        child = self._index.child(loc)
        said = self.text(loc, column)
        if child is not None and child.path is None:
            said = self.tr("missing")
        elif child is not None and child.error is not None and column != CHANGED:
            said = ". ".join((self.tr("unreadable"), sentence(child.error)))
        elif child is not None and column == PROBLEMS:
            counts = self._index.counts(child)
            said = self.counted(counts) if counts is not None else said
        elif said == _PENDING:
            said = self.tr("Checking")
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


def index_columns(children: IndexChildren, parent: QObject) -> tuple[Column, ...]:
    """Return the columns of an index: its own values, and what its sitemaps on disk are."""

    def activation(view: RowView) -> Activation:
        return Activation.OPEN_CHILD if children.path(view.row.loc) else Activation.EDIT

    # What tells one sitemap from another is the end of its URL.
    loc = replace(LOC_COLUMN, elides_middle=True, activation=activation)
    cells = ChildColumns(children, parent)
    return (loc, LASTMOD_COLUMN, *(_column(cells, children, name) for name in _HEADS))


def _column(cells: ChildColumns, children: IndexChildren, name: str) -> Column:
    title, hint, width = _HEADS[name]
    return Column(
        name,
        title,
        width,
        lambda view: cells.text(view.row.loc, name),
        lambda: partial(_sort_keys, children.finder(), name=name),
        alignment=NUMBERS_AT,
        hint=hint,
        tooltip=lambda view: cells.explanation(view.row.loc, name),
        spoken=lambda view: cells.spoken(view.row.loc, name),
        mark=lambda view: cells.mark(view.row.loc, name),
        activation=lambda _view: Activation.OPEN_CHILD,
        is_copied=False,
    )


def _sort_keys(find: Finder, table: PieceTable, *, name: str) -> Iterator[SortKey | None]:
    """Return the keys of rows by what `find` tells of their sitemaps."""
    return (each and _key(*each, name) for each in map(find, table.values(LOC)))


def mark_of(counts: Counts | None) -> str | None:
    """Return the word of the worst severity there is."""
    if counts is None:
        return None
    return next((each.value for each in Severity if counts[each]), None)


def _key(child: Child, counts: Counts | None, column: str) -> SortKey | None:
    """Return what to order a sitemap by; None where it has nothing in this column."""
    if column == CHANGED:
        return (True, (child.changed.timestamp(),), "") if child.changed is not None else None
    if child.path is None or child.error is not None:
        return None
    if column == PROBLEMS:
        return (True, tuple(counts[each] for each in Severity), "") if counts is not None else None
    return True, (child.rows if column == ROWS else child.size_bytes,), ""


def _local_time(child: Child) -> str:
    """Return the time as lastmod beside it is written, on this computer's clock."""
    return child.changed.astimezone().strftime("%Y-%m-%d %H:%M") if child.changed else ""
