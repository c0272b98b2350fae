"""What is done from a cell: select all like it, open its URL, copy its URL."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from itertools import compress
from operator import ne
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QUrl
from PySide6.QtGui import QGuiApplication
from shiboken6 import isValid

from sitemap_editor.core.columns.row_reading import values_of
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.filtering.facet_terms import narrowed
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.table.copying import (
    MANY_ROWS,
    Copying,
    Written,
    chosen,
    written_urls,
)
from sitemap_editor.windows.browser_calls import BrowserCalls
from sitemap_editor.windows.editing.edit_commands import EditCommands
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.table.document_page import DocumentPage

_MOST_OPENED: Final = 10
_MOST_SELECTED: Final = 6_000
"""Runs of rows: 40 ms in Qt; with 20,000 it would be 0.15 s, with 100,000 1.3 s."""
_ASKS_EVERY: Final = 4_096


class CellCommands(EditCommands):
    """Commands on the current page that change nothing in it."""

    def __init__(
        self,
        page: Callable[[], DocumentPage | None],
        reporter: Reporter,
        copying: Copying,
        parent: QObject,
    ) -> None:
        super().__init__(page, reporter, parent)
        self._copying = copying
        self._browser = BrowserCalls(reporter, self)

    def select_like(self) -> None:
        """Select the rows with the same value as the current cell; of a URL those of its folder."""
        current = self._current()
        if current is None:
            return
        page, index, field, wanted = current
        snapshot, revision = page.session.document.table.snapshot(), page.session.revision
        shown = page.model.view_order.row_ids

        def work(progress: Progress) -> tuple[array[int], int]:
            return _numbers_like(shown, _rows_like(snapshot, field, wanted, progress), progress)

        def done(found: tuple[array[int], int]) -> None:
            if not isValid(page):
                return  # closed meanwhile
            if revision == page.session.revision and shown is page.model.view_order.row_ids:
                self._select(page, *found, index.column())

        page.session.jobs.start(work, done)

    def filter_like(self) -> None:
        """Show the rows with the value of the current cell; of a URL those of its folder.

        What else the filter asks for stays.
        """
        current = self._current()
        if current is None:
            return
        page, _index, field, value = current
        page.filter.set_text(narrowed(page.filter.rows.text, field, (value or "").strip()))

    def _current(self) -> tuple[DocumentPage, QModelIndex, str, str | None] | None:
        """Return the current cell with its field and value; None where it has none to edit."""
        page = self._page()
        index = page.view.currentIndex() if page is not None else None
        if page is None or index is None or not index.isValid():
            return None
        if not page.view.column_of(index).is_editable:
            return None
        field = page.model.names[index.column()]
        column = page.model.columns[index.column()]
        return page, index, field, column.value(page.model.row_view(index.row()))

    def _select(self, page: DocumentPage, rows: array[int], runs: int, column: int) -> None:
        if runs > _MOST_SELECTED:
            text = self.tr(
                "%n row(s) are like this, in too many places to select. To get them all, choose "
                "“Filter Like This Value”, then select all.",
                "",
                len(rows),
            )
        else:
            current = page.view.currentIndex().row()
            page.view.selected.select(rows)
            self._go_back(page, current, column)
            text = self.tr("%n row(s) selected.", "", len(rows))
        self._reporter.message(text, page)

    @staticmethod
    def _go_back(page: DocumentPage, row: int, column: int) -> None:
        model = page.view.selectionModel()
        model.setCurrentIndex(page.model.index(row, column), model.SelectionFlag.NoUpdate)

    def open_in_browser(self) -> None:
        """Open the URLs of the selected rows in the browser of the system."""
        page = self._page()
        urls = _urls(page) if page is not None else []
        web = [url for url in map(QUrl, urls) if url.scheme() in ("http", "https")]
        if len(web) > _MOST_OPENED:
            text = self.tr("Select up to {count} rows to open them.")
            self._reporter.message(text.format(count=_MOST_OPENED), page)
            return
        if web:
            self._browser.open(web, page)
        else:
            self._reporter.message(self.tr("There is no web address here."), page)

    def copy_url(self) -> None:
        """Put the URLs of the selected rows on the clipboard, one on each line."""
        page = self._page()
        if page is not None and page.view.selected.row_count() > MANY_ROWS:
            self._copy_many(page)
            return
        urls = _urls(page) if page is not None else []
        if urls:
            QGuiApplication.clipboard().setText("\n".join(urls))
            self._reporter.message(self.tr("%n URL(s) copied.", "", len(urls)), page)

    def _copy_many(self, page: DocumentPage) -> None:
        rows = chosen(page.model, page.view.selected.rows())
        counted: list[int] = []

        def work(progress: Progress) -> Written:
            written, count = written_urls(rows, progress)
            counted.append(count)
            return written

        def say(_written: Written) -> None:
            self._reporter.message(self.tr("%n URL(s) copied.", "", counted[0]), page)

        job = self._copying.begin(page.session.jobs.low_priority, work, say)
        self._reporter.watch(job, self.tr("Copying rows"))


def _urls(page: DocumentPage) -> list[str]:
    values = (page.model.row_view(row).row.value(LOC) for row in page.view.selected.rows())
    return [value.strip() for value in values if value and value.strip()]


def _rows_like(table: PieceTable, field: str, wanted: str | None, progress: Progress) -> bytearray:
    """Return by row id which rows have a value; of a URL those in the same folder."""
    folder = (wanted or "").rstrip("/").rpartition("/")[0] + "/" if field == LOC else ""
    found = bytearray(len(table.starts))
    for number, (row_id, value) in enumerate(
        zip(table.order, values_of(table, field), strict=True)
    ):
        if not number % _ASKS_EVERY:
            progress(number / max(1, len(table)))
        if value == wanted or (folder and value and _folder(value) == folder):
            found[row_id] = 1
    return found


def _numbers_like(
    shown: array[int], is_like: bytearray, progress: Progress
) -> tuple[array[int], int]:
    """Return which rows of the view are alike, and how many runs they stand in."""
    rows, runs = array("I"), 0
    last = -2
    for at in range(0, len(shown), STEP_ROWS):
        progress(1.0)
        some = map(is_like.__getitem__, shown[at : at + STEP_ROWS])
        found = array("I", compress(range(at, at + STEP_ROWS), some))
        if found:
            runs += sum(map(ne, found, map((1).__add__, [last, *found])))
            last = found[-1]
            rows.extend(found)
    return rows, runs


def _folder(url: str) -> str:
    return url.rstrip("/").rpartition("/")[0] + "/"
