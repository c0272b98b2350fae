"""Commands that add, remove and move rows of the document on screen."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from sitemap_editor.core.document.edits import Edit, InsertRows
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.protocol.fields import LOC, TEXT
from sitemap_editor.session.table.clipboard import duplicated
from sitemap_editor.session.table.copying import chosen
from sitemap_editor.windows.editing.edit_commands import (
    SELECTED_ROWS,
    EditCommands,
    below,
)
from sitemap_editor.windows.table.document_page import DocumentPage

_NEW_LOC = "https://"


class RowCommands(EditCommands):
    """Commands on the rows of the current page."""

    def insert_above(self) -> None:
        """Insert an empty row above the selection and open its URL."""
        if (page := self._ready_page()) is not None:
            rows = page.view.selected.rows()
            position = page.model.view_order.outermost(rows)[0] if rows else 0
            self._insert_empty(page, position)

    def insert_below(self) -> None:
        """Insert an empty row below the selection and open its URL."""
        if (page := self._ready_page()) is not None:
            self._insert_empty(page, below(page))

    def duplicate(self) -> None:
        """Repeat the selected rows below themselves, with everything in them."""
        page = self._ready_page()
        if page is None:
            return
        table, rows = page.session.document.table, page.view.selected.rows()
        if rows:
            label = self.tr("Duplicate %n row(s)", "", len(rows))
            said = self.tr("%n row(s) duplicated.", "", len(rows))
            if len(rows) <= SELECTED_ROWS:
                positions = page.model.view_order.positions(rows)
                self._insert(page, duplicated(table, positions), label, lambda: said)
                return
            many = chosen(page.model, rows)

            def make(progress: Progress) -> Edit:
                return duplicated(many.table, many.positions(progress))

            self._insert(page, make, label, lambda: said)

    def delete(self) -> None:
        """Remove the selected rows."""
        page = self._ready_page()
        rows = page.view.selected.rows() if page is not None else []
        if page is None or not rows:
            return
        said = self.tr("%n row(s) deleted.", "", len(rows))
        label = self.tr("Delete %n row(s)", "", len(rows))
        page.model.remove_rows(rows, label, lambda _effect: self._tell(said, page))

    def move(self, steps: int) -> None:
        """Move the selected rows up (-1) or down (1) by one."""
        page = self._ready_page()
        if page is None or not self._may_move(page):
            return
        rows = page.view.selected.rows()
        if not rows:
            return
        self._move_to(page, rows, rows[0] + steps)

    def _may_move(self, page: DocumentPage) -> bool:
        """Tell whether rows stand as in the file, and say it where they do not."""
        if page.model.view_order.is_filtered:
            self._say(self.tr("You can only move rows while all rows are shown."))
            return False
        if page.model.sorting is not None:
            self._say(self.tr("You can only move rows in file order (see View)."))
            return False
        return True

    def drop(self, page: DocumentPage, before: int) -> None:
        """Move the selected rows so that they stand before a row."""
        page.view.finish_editing()
        if not self._may_move(page):
            return
        rows = page.view.selected.rows()
        to = before - bisect_left(rows, before)
        is_there = bool(rows) and (rows[0], rows[-1]) == (to, to + len(rows) - 1)
        if rows and not is_there:
            self._move_to(page, rows, to)

    def _move_to(self, page: DocumentPage, rows: Sequence[int], to: int) -> None:
        if not 0 <= to <= page.model.rowCount() - len(rows):
            return
        column = page.view.currentIndex().column()
        label = self.tr("Move %n row(s)", "", len(rows))
        there = range(to, to + len(rows))
        said = self.tr("%n row(s) moved.", "", len(rows))

        def show(_effect: Effect) -> None:
            page.view.select_rows(there, column)
            self._tell(said, page)

        page.model.move_rows(rows, to, label, show)

    def _insert_empty(self, page: DocumentPage, position: int) -> None:
        is_text = page.session.document.table.row_kind is TEXT
        row = Row(_NEW_LOC) if is_text else Row("")

        def open_url(_effect: Effect) -> None:
            index = page.view.currentIndex().siblingAtColumn(page.model.names.index(LOC))
            page.view.setCurrentIndex(index)
            page.view.edit(index)

        page.model.carry_out(InsertRows(position, [row]), self.tr("Insert row"), open_url)
