"""The lines of a document as it would be saved, kept in step with its edits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from sitemap_editor.core.checks.report import offset_in_row
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.source.source_lines import SourceLines, source_lines
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner

_AT_ONCE_BYTES: Final = 1 << 20
_FEW_ROWS: Final = 200


class DocumentSource(QObject):
    """What the source of a session is now; `on_counted` is called whenever that is another one.

    Until an edit is counted, `lines` and `table` are those from before it, which fit each other.
    """

    def __init__(self, session: Session, on_counted: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self._on_counted = on_counted
        self._counting = JobOwner(session.jobs, self)
        self.lines: SourceLines | None = None
        self.table: PieceTable = session.document.table.snapshot()
        session.changed.connect(self._on_changed)
        self._count()

    @property
    def is_counting(self) -> bool:
        """True while the lines are counted; what is there is from before the last edit."""
        return self._counting.is_working

    def stop(self) -> None:
        """Count nothing any more."""
        self._counting.cancel()

    # Rows and places

    def offset_of(self, row_id: int, inside: int | None = None) -> int | None:
        """Return where a row's own tag stands, or a place `inside` its bytes.

        None where the row is not in the lines that are known.
        """
        if self.lines is None or not self.table.has_row(row_id):
            return None
        if inside is None:
            inside = self.table.row_format.row_start(self.table.row_bytes(row_id))
        return self.lines.offset_of(self.table.position(row_id), inside)

    def row_id_at(self, offset: int) -> int | None:
        """Return the row at an offset; None around the rows, and where it is gone by now."""
        if self.lines is None:
            return None
        position, _ = self.lines.row_at(offset)
        if not 0 <= position < len(self.table):
            return None
        row_id = self.table.row_id(position)
        return row_id if self.session.document.table.has_row(row_id) else None

    def rows_extent(self, row_id: int) -> tuple[int, int] | None:
        """Return where a row begins with its own tag, and where it ends."""
        start = self.offset_of(row_id)
        if start is None or self.lines is None:
            return None
        return start, self.lines.offset_of(self.table.position(row_id), self.table.lengths[row_id])

    def offset_of_finding(self, row_id: int | None, finding: Finding) -> int | None:
        """Return where a problem stands; one of the file is at its beginning."""
        if row_id is None:
            return 0
        if not self.table.has_row(row_id):
            return None
        view = RowView(self.table.row_bytes(row_id), self.table.row_format)
        return self.offset_of(row_id, offset_in_row(view, finding))

    # Following edits

    def _on_changed(self, effect: Effect) -> None:
        known, row_ids = self.lines, effect.row_ids() if len(effect) <= _FEW_ROWS else None
        is_in_place = row_ids is not None and not effect.steps.placements
        if known is None or row_ids is None or not is_in_place or self.is_counting:
            self._count()
            return
        table = self.session.document.table.snapshot()
        after = known.after(table, row_ids)
        if after is None:
            self._count()
        else:
            self._take(table, after)

    def _count(self) -> None:
        self._counting.cancel()
        table = self.session.document.table.snapshot()
        if table.size_bytes <= _AT_ONCE_BYTES:
            self._take(table, source_lines(table))
            return
        self._counting.begin(
            lambda progress: source_lines(table, progress), lambda lines: self._take(table, lines)
        )

    def _take(self, table: PieceTable, lines: SourceLines) -> None:
        self.table, self.lines = table, lines
        self._on_counted()
