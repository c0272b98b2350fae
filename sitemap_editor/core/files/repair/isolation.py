"""The last resort: takes out the rows that a parser still refuses, and those alone."""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.document.scanning import scan_xml
from sitemap_editor.core.errors import ContentError, Progress
from sitemap_editor.core.files.repair import nesting_notes as notes
from sitemap_editor.core.files.repair.byte_edits import Edit, Note, excerpt, filled
from sitemap_editor.core.files.repair.structure import Structure

_MAX_CHECKS: Final = 50_000


class Isolation:
    """Finds bad rows by halves: a good half costs one look, however many rows it holds."""

    def __init__(self, data: bytes, structure: Structure) -> None:
        self._data = data
        self._head = data[: structure.head_end]
        self._tail = b"</" + structure.names.root + b">"
        self._starts, self._ends = structure.row_starts, structure.row_ends
        self._checks = 0
        self._edits: list[Edit] = []

    def edits(self, progress: Progress) -> list[Edit]:
        """Return the edits that take out what is refused; none where the beginning itself is."""
        if self._reason(0, 0):
            return []
        rows = len(self._starts)
        pending = [(0, rows)] if rows else []
        while pending and self._checks < _MAX_CHECKS:
            first, last = pending.pop()
            progress(first / rows)
            reason = self._reason(self._end_before(first), self._ends[last - 1])
            if reason and last - first == 1:
                self._take_out(first, reason)
            elif reason:
                middle = (first + last) // 2
                pending += [(middle, last), (first, middle)]
        begin, end = self._end_before(rows), self._data.rfind(self._tail)
        if begin < end and (reason := self._reason(begin, end)):
            self._cut(begin, end, notes.BAD_BETWEEN, rows, reason)
        return self._edits

    def _end_before(self, row: int) -> int:
        return self._ends[row - 1] if row else len(self._head)

    def _reason(self, start: int, end: int) -> str:
        """Return why a parser refuses these bytes inside the root; nothing where it does not."""
        self._checks += 1
        try:
            scan_xml(b"".join((self._head, memoryview(self._data)[start:end], self._tail)))
        except ContentError as error:
            return str(error.arguments.get("reason") or error)
        return ""

    def _take_out(self, row: int, reason: str) -> None:
        """Take out a row, or what stands before it, whichever is bad."""
        begin, start, end = self._end_before(row), self._starts[row], self._ends[row]
        between = self._reason(begin, start)
        alone = self._reason(start, end)
        if between:
            self._cut(begin, start, notes.BAD_BETWEEN, row, between)
        if alone or not between:
            self._cut(start, end, notes.BAD_ROW, row, alone or reason)

    def _cut(self, start: int, end: int, text: Note, row: int, reason: str) -> None:
        shown, lost_rows = excerpt(self._data, start, end), int(text is notes.BAD_ROW)
        note = filled(text, lost_rows, excerpt=shown, row=row + 1, reason=reason)
        self._edits.append(Edit(start, end, b"", note))
