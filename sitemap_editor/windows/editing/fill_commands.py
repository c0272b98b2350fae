"""What fills the selected cells: one value for all, the cell above or before, a date, a series."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject

from sitemap_editor.core.document.edits import Batch, Edit
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import EditError, Progress, no_progress
from sitemap_editor.core.operations.changing.dates import DateSeries
from sitemap_editor.core.operations.changing.series import continued
from sitemap_editor.core.protocol.datetimes import now_w3c
from sitemap_editor.core.protocol.fields import LASTMOD
from sitemap_editor.session.document.asked_edits import Make
from sitemap_editor.session.document.undo import RecipeWords
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.session.table.clipboard import target_of
from sitemap_editor.session.table.edit_words import EditWords
from sitemap_editor.session.table.filling import Across, filled_across, filling, repeated
from sitemap_editor.session.table.view_order import joined
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.editing.edit_commands import EditCommands
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.table.document_page import DocumentPage

_Cell = tuple[int, int]
_RANGE: Final = 2
"""Cells: one alone is no range."""
_FEW: Final = 1_000
"""Cells that are read in a moment."""
_FEWEST_OF_SERIES: Final = 10
"""Rows: so many are told one by one."""


class FillCommands(EditCommands):
    """Commands on the selected cells of the current page; each is one step and says its count."""

    def __init__(
        self,
        page: Callable[[], DocumentPage | None],
        now: Callable[[], datetime],
        insert_row: Callable[[], None],
        reporter: Reporter,
        settings: Settings,
        parent: QObject,
    ) -> None:
        super().__init__(page, reporter, parent)
        self._now = now
        self._insert_row = insert_row
        self._settings = settings

    def fill_range(self) -> None:
        """Put what is typed, or what the current cell holds, into every selected cell."""
        page = self._page()
        if page is None:
            return
        if not page.model.rowCount():
            self._insert_row()
            return
        view, index = page.view, page.view.currentIndex()
        parts = view.selected.parts(editable=True)
        if _count(parts) < _RANGE:
            view.finish_editing()
            view.setFocus()
            return
        typed = view.take_typed()
        view.setFocus()
        if typed is None and not (index.isValid() and view.column_of(index).is_editable):
            return
        value = self._value(page, (index.row(), index.column())) if typed is None else typed
        moved = self.tr("Ctrl+Enter now fills the selection; Alt+Enter inserts a row below.")
        edit = filling(page.model, parts, value or None)
        self._perform(page, edit, _count(parts), self._once("Ctrl+Return", moved))

    def fill_down(self) -> None:
        """Put the top cell of each selected column into those below; of one, the one above."""
        page = self._page()
        if page is None:
            return
        page.view.finish_editing()
        edits: list[Edit] = []
        count = 0
        for column, ranges in _by_column(page.view.selected.parts(editable=True)).items():
            origin, others = _below_first(ranges)
            if origin >= 0:
                parts = [(rows, (column,)) for rows in others]
                edits.append(filling(page.model, parts, self._value(page, (origin, column))))
                count += _count(parts)
        moved = self.tr("Ctrl+D now fills down; duplicate is Ctrl+Shift+D.")
        self._perform(page, Batch(tuple(edits)), count, self._once("Ctrl+D", moved))

    def fill_right(self) -> None:
        """Put the first cell of each selected row into those after; of one, the one before."""
        page = self._page()
        if page is None:
            return
        page.view.finish_editing()
        seen, names = page.view.selected.seen(editable=True), page.model.names
        across: list[Across] = []
        for rows, columns in page.view.selected.parts(editable=True):
            first = columns[0] if len(columns) > 1 else _before(seen, columns[0])
            others = tuple(names[column] for column in columns if column != first)
            if first is not None:
                across.append((rows, names[first], others))
        count = sum(len(rows) * len(others) for rows, _first, others in across)
        edit = _worked_out(
            page,
            count,
            lambda table, row_ids, progress: filled_across(table, row_ids, across, progress),
        )
        self._perform(page, edit, count)

    def set_today(self) -> None:
        """Set lastmod of the selected rows to the present date."""
        self._set_lastmod(self._now().date().isoformat())

    def set_now(self) -> None:
        """Set lastmod of the selected rows to the present time."""
        self._set_lastmod(now_w3c(self._now()))

    def repeat(
        self, page: DocumentPage, rows: range, columns: list[int], onto: range, with_ctrl: bool
    ) -> None:
        """Fill rows beside a block with what stands in it: over and over, or on in its steps.

        As in spreadsheets: one row is repeated, of several dates and numbers go on. Ctrl does the
        other of both.
        """
        fields, count = [page.model.names[column] for column in columns], len(onto) * len(columns)
        goes_on = (len(rows) > 1) != with_ctrl
        whole = range(min(rows.start, onto.start), max(rows.stop, onto.stop))
        words = _words_of_series(page, rows, fields, whole) if goes_on else None
        try:
            edit = _worked_out(
                page,
                count,
                lambda table, row_ids, progress: repeated(
                    table, row_ids, rows, fields, onto, progress, goes_on=goes_on
                ),
            )
        except EditError as error:  # the calendar ends
            self._say(sentence(error))
            return
        self._perform(page, edit, count, words=words)
        page.view.selected.select_block(whole, columns)

    def _set_lastmod(self, value: str) -> None:
        page = self._page()
        if page is None or LASTMOD not in page.model.fields:
            return
        page.view.finish_editing()
        page.view.setFocus()
        model, count = page.model, page.view.selected.row_count()
        column = model.names.index(LASTMOD)
        parts = [(rows, (column,)) for rows, _columns in page.view.selected.parts()]
        said = self.tr("%n row(s) set.", "", count)
        label = self.tr("Set lastmod of %n row(s)", "", count)
        edit = filling(model, parts, value)
        model.carry_out(edit, label, lambda effect: self._tell_outcome(effect, said, page))

    def _perform(
        self,
        page: DocumentPage,
        edit: Edit | Make,
        count: int,
        moved: str = "",
        words: RecipeWords | None = None,
    ) -> None:
        """Fill cells as one step, and say how many, with what there is to say about the key.

        `words`: how a recipe says it, where the cells alone do not tell.
        """
        said = self.tr("%n cell(s) filled.", "", count)

        def tell(effect: Effect) -> None:
            if words is not None:
                page.session.history.note(effect, words)
            self._tell_outcome(effect, said, page, moved)

        if count:
            label = self.tr("Fill %n cell(s)", "", count)
            page.model.carry_out(edit, label, tell)
        elif moved:
            self._reporter.message(moved, page)

    def _value(self, page: DocumentPage, cell: _Cell) -> str | None:
        row, column = cell
        return page.model.columns[column].value(page.model.row_view(row))

    def _once(self, key: str, text: str) -> str:
        """Return a text about a key that means something else since this version, but once."""
        return text if self._settings.is_news(key) else ""


def _worked_out(
    page: DocumentPage, count: int, edit_of: Callable[[PieceTable, array[int], Progress], Edit]
) -> Edit | Make:
    """Return an edit of so many cells; of many as it is to be worked out beside the window."""
    if count <= _FEW:
        target = target_of(page.model)
        return edit_of(target.table, target.row_ids, no_progress)
    target = target_of(page.model, for_worker=True)
    return lambda progress: edit_of(target.table, target.row_ids, progress)


def _words_of_series(
    page: DocumentPage, rows: range, fields: list[str], whole: range
) -> RecipeWords | None:
    """Return how a recipe says a series of dates, where it fills all rows shown, from the first."""
    is_down = whole.start == rows.start
    is_all = len(whole) == page.model.rowCount() > _FEWEST_OF_SERIES
    if fields != [LASTMOD] or not (is_down and is_all) or page.model.sorting is not None:
        return None
    if len(rows) > _FEW:
        return None  # they are read beside the window
    values = [page.model.row_view(row).row.value(LASTMOD) for row in rows]
    series = continued(LASTMOD, values)
    if not isinstance(series, DateSeries):
        return None
    step = {"from": series.first, "step": series.step, "unit": series.unit.value}
    said = {"do": "date", "tool": "series", **step, "only_empty": False}
    return EditWords(
        page.session.document.table, page.model.view_order, page.model.shown_filter()
    ).of_places(range(len(whole)), said)


def _count(parts: Sequence[tuple[range, Sequence[int]]]) -> int:
    return sum(len(rows) * len(columns) for rows, columns in parts)


def _by_column(parts: Sequence[tuple[range, Sequence[int]]]) -> dict[int, tuple[range, ...]]:
    found: dict[int, list[range]] = {}
    for rows, columns in parts:
        for column in columns:
            found.setdefault(column, []).append(rows)
    return {column: joined(ranges) for column, ranges in found.items()}


def _below_first(ranges: tuple[range, ...]) -> tuple[int, list[range]]:
    """Return the row that is copied, and where to; a single row takes the one above, or -1."""
    first = ranges[0].start
    if sum(map(len, ranges)) == 1:
        return first - 1, [ranges[0]]
    others = [range(first + 1, ranges[0].stop), *ranges[1:]]
    return first, [rows for rows in others if rows]


def _before(columns: list[int], column: int) -> int | None:
    at = columns.index(column)
    return columns[at - 1] if at else None
