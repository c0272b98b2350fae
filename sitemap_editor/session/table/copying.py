"""Very many rows on their way to the clipboard: written beside the window."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QByteArray, QMimeData, QObject, QTimer
from PySide6.QtGui import QGuiApplication

from sitemap_editor.core.columns.row_reading import RowReader
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.renewed_edits import places_of
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.html_table import TABLE_BEGINS, TABLE_ENDS, html_lines
from sitemap_editor.core.files.separated import format_tsv
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.jobs import Job, Jobs
from sitemap_editor.session.table.clipboard import ROWS_MIME, is_for_spreadsheets, target_of
from sitemap_editor.session.table.table_model import TableModel

MANY_ROWS: Final = 1_000
"""As many as are written in a moment."""
_TEXT: Final = "text/plain"
_PAGE: Final = "text/html"
_ROWS_AT_ONCE: Final = 512

Written: TypeAlias = dict[str, QByteArray]
"""What is to be on the clipboard, by kind; handed over without a copy."""
_Blocks: TypeAlias = Iterator[tuple[str, str | None]]
"""None where a kind cannot hold what is copied."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Rows that were chosen to be copied, for a worker."""

    table: PieceTable
    row_ids: array[int]
    rows: Sequence[int]
    """Of the view."""

    def positions(self, progress: Progress) -> Sequence[int]:
        """Return where they stand in the file, ascending."""
        return places_of(map(self.row_ids.__getitem__, self.rows), self.table, progress)

    def parts(self, progress: Progress) -> Iterator[PieceTable]:
        """Yield some of the rows at a time."""
        for at in range(0, len(self.rows), _ROWS_AT_ONCE):
            progress(at / len(self.rows))
            some = self.rows[at : at + _ROWS_AT_ONCE]
            yield self.table.part(array("I", map(self.row_ids.__getitem__, some)))


def chosen(model: TableModel, rows: Sequence[int]) -> Chosen:
    """Return rows of the view as they are now."""
    target = target_of(model, for_worker=True)
    return Chosen(target.table, target.row_ids, rows)


def written_cells(
    rows: Chosen, fields: Sequence[str], progress: Progress, *, whole_rows: bool
) -> Written:
    """Return columns of rows as text and as a table; whole rows also as they are written."""
    found = {_TEXT: QByteArray()}
    if is_for_spreadsheets(len(rows.rows), len(fields)):
        found[_PAGE] = QByteArray()
    if whole_rows:
        found[ROWS_MIME] = QByteArray()
    for kind, text in _cells(rows, fields, progress):
        if text is None:
            found.pop(kind, None)
        elif kind in found:
            found[kind].append(text.encode("utf-8", "replace"))
    return found


def _cells(rows: Chosen, fields: Sequence[str], progress: Progress) -> _Blocks:
    yield ROWS_MIME, '{"head": ' + json.dumps(rows.table.head.decode("utf-8")) + ', "rows": ['
    yield _PAGE, TABLE_BEGINS
    comma, reader = "", RowReader(rows.table.row_format, fields)
    has_page = is_for_spreadsheets(len(rows.rows), len(fields))
    for part in rows.parts(progress):
        columns = reader.of_rows(part, part.order)
        lines = [[value or "" for value in row] for row in zip(*columns, strict=True)]
        yield _TEXT, format_tsv(lines)
        if has_page:
            yield _PAGE, html_lines(lines)
        contents = [part.row_bytes(row_id).decode("utf-8") for row_id in part.order]
        yield ROWS_MIME, comma + json.dumps(contents)[1:-1]
        comma = ", "
    yield _PAGE, TABLE_ENDS
    yield ROWS_MIME, "]}"


def written_urls(rows: Chosen, progress: Progress) -> tuple[Written, int]:
    """Return the URLs of rows, a line each, and how many they are."""
    text, count = QByteArray(), 0
    for part in rows.parts(progress):
        urls = [url for value in part.values(LOC) if value and (url := value.strip())]
        count += len(urls)
        block = "\n".join(urls)
        if block:
            text.append((("\n" if text.size() else "") + block).encode("utf-8", "replace"))
    return {_TEXT: text}, count


class Copying(QObject):
    """What is written for the clipboard; the last that was asked for counts."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        QGuiApplication.clipboard().dataChanged.connect(self.cancel)  # by whoever was quicker

    def begin(
        self,
        jobs: Jobs,
        work: Callable[[Progress], Written],
        then: Callable[[Written], object] = lambda _written: None,
    ) -> Job:
        """Put on the clipboard what `work` returns, then call `then`."""
        self.cancel()

        def done(written: Written) -> None:
            self._job = None
            mime = QMimeData()
            for kind, data in written.items():
                mime.setData(kind, data)
            QGuiApplication.clipboard().setMimeData(mime)
            then(written)

        self._job = job = jobs.start(work, done)
        job.ended.connect(lambda: self._forget(job))
        return job

    def cancel(self) -> None:
        """Let it be: something else comes on the clipboard."""
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def then(self, go_on: Callable[[], object]) -> bool:
        """Call `go_on` once what is under way is on the clipboard; False where nothing is."""
        if self._job is None:
            return False
        self._job.ended.connect(lambda: QTimer.singleShot(0, self, go_on))
        return True

    def _forget(self, job: Job) -> None:
        if self._job is job:
            self._job = None
