"""Where a person is in a table, to be found again in what the file became."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage


@dataclass(frozen=True, slots=True)
class Spot:
    """A row by its place in the file and its URL."""

    position: int
    loc: str | None

    def is_in(self, table: PieceTable) -> bool:
        """Tell whether the row stands where it stood."""
        return self.position < len(table) and table[self.position].loc == self.loc

    def found_in(self, table: PieceTable) -> Spot:
        """Return where the row stands now: that URL nearest to its old place, or just the place.

        Linear where the row moved.
        """
        count = len(table)
        if not count or self.is_in(table):
            return self
        same = [at for at, loc in enumerate(table.values(LOC)) if loc == self.loc]
        position = min(
            same, key=lambda at: abs(at - self.position), default=min(self.position, count - 1)
        )
        return Spot(position, self.loc)


@dataclass(frozen=True, slots=True)
class ViewState:
    """The current cell, the row at the top, the order and the find bar of a page."""

    current: Spot | None
    column: int
    top: Spot | None
    sorting: tuple[str, bool] | None
    searched: str | None
    """The text in the find bar; None where it is closed."""
    types_there: bool
    """True where the keyboard is in the find bar."""
    filtered: str = ""
    """The text of the filter."""

    @classmethod
    def of(cls, page: DocumentPage) -> ViewState:
        """Return where a person is on a page."""
        current, focus = page.view.currentIndex(), QApplication.focusWidget()
        types_there = focus is not None and page.find_bar.isAncestorOf(focus)
        return cls(
            _spot(page, current.row()),
            max(0, current.column()),
            _spot(page, page.view.rowAt(0)),
            page.model.sorting,
            None if page.find_bar.isHidden() else page.find_bar.text.text(),
            types_there,
            page.filter.text,
        )

    def found_in(self, table: PieceTable) -> ViewState:
        """Return the same place in another document; for a worker."""
        return ViewState(
            self.current and self.current.found_in(table),
            self.column,
            self.top and self.top.found_in(table),
            self.sorting,
            self.searched,
            self.types_there,
            self.filtered,
        )

    def restore(self, page: DocumentPage) -> None:
        """Go there on another page, once it is sorted alike."""
        if self.searched is not None:
            page.find_bar.text.setText(self.searched)
            page.finder.prepare()
            page.find_bar.show()
            if self.types_there:
                page.find_bar.text.setFocus()
        self._go(page)
        if self.filtered:
            page.filter.set_text(self.filtered)
            page.filter.when_settled(lambda: self._go(page))
        if self.sorting is None or self.sorting[0] not in page.model.names:
            return
        field, descending = self.sorting
        is_there = False

        def on_sorted() -> None:
            nonlocal is_there
            if is_there:
                return  # sorted once more before this was called
            is_there = True
            page.model.sorting_changed.disconnect(on_sorted)
            self._go(page)

        page.model.sorting_changed.connect(on_sorted, Qt.ConnectionType.QueuedConnection)
        page.model.sort_by(field, descending=descending)

    def _go(self, page: DocumentPage) -> None:
        if self.current is not None and (row := _row(page, self.current)) is not None:
            page.view.go_to(row, min(self.column, len(page.model.columns) - 1))
        if self.top is not None and (row := _row(page, self.top)) is not None:
            top = page.model.index(row, max(0, page.view.currentIndex().column()))
            page.view.scrollTo(top, QAbstractItemView.ScrollHint.PositionAtTop)


def view_state_of(page: TabPage) -> ViewState | None:
    """Return where a person is on a page; None where it shows no table."""
    return ViewState.of(page) if isinstance(page, DocumentPage) else None


def _spot(page: DocumentPage, row: int) -> Spot | None:
    if not 0 <= row < page.model.rowCount():
        return None
    table = page.session.document.table
    return Spot(page.model.view_order.position(row), table.row(page.model.row_id(row)).loc)


def _row(page: DocumentPage, spot: Spot) -> int | None:
    """Return where a row of the file stands in the view."""
    document = page.session.document
    if not len(document):
        return None
    return page.model.view_order.row(document.row_id(min(spot.position, len(document) - 1)))
