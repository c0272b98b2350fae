"""The filter of one page: its bar, the rows it lets through, and what is said about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractItemView, QBoxLayout, QTableView

from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.windows.looks.notice import Notice, put_away
from sitemap_editor.windows.tab_page import TabPage

if TYPE_CHECKING:
    from sitemap_editor.core.operations.searching import Query
    from sitemap_editor.session.document.undo import EditCommand
    from sitemap_editor.session.table.row_filter import RowFilter
    from sitemap_editor.windows.filter.filter_bar import FilterBar
    from sitemap_editor.windows.filter.no_hits import NoHits
    from sitemap_editor.windows.filter.step_view import StepView


class PageFilter(QObject):
    """Hands the bar's text to the filter of the rows, and tells what comes of it.

    Each step of the history knows the filter under which it was made: undo and redo bring it back,
    and undo what was selected.
    `tells` is called when other rows are shown or marked, or are about to be. Bar and filter are
    made when they are first wanted: their language is a third of what a window loads.
    """

    def __init__(
        self,
        model: TableModel,
        tells: Callable[[], object],
        parent: TabPage,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._view: QAbstractItemView | None = None
        self._page = parent
        self._notice: Notice | None = None
        self._waiting: list[Callable[[], object]] = []
        self._tells = tells
        self._selected: Callable[[], Sequence[int]] = tuple
        self._made_rows: RowFilter | None = None
        self.no_hits: NoHits | None = None
        model.session.view_note = self._view_note
        model.session.on_stepped = self._on_stepped
        model.session.changed.connect(self._on_edited)

    def watch(self, view: QAbstractItemView, selected: Callable[[], Sequence[int]]) -> None:
        """Take a view for the one with the rows; `selected` returns those selected in it."""
        self._view, self._selected = view, selected

    @cached_property
    def rows(self) -> RowFilter:
        """The filter of the rows."""
        from sitemap_editor.session.table.row_filter import RowFilter

        rows = RowFilter(self._model, self._on_changed, self)
        rows.selected = self._selected
        self._model.is_misfit = rows.is_misfit
        self._model.shown_filter = lambda: shown_by(rows)
        self._made_rows = rows
        return rows

    @cached_property
    def bar(self) -> FilterBar:
        """The bar, right above the rows."""
        from sitemap_editor.session.table.filter_values import FilterValues
        from sitemap_editor.windows.filter.filter_bar import FilterBar

        rows, layout = self.rows, self._page.layout()
        values = FilterValues(self._model.session, lambda: bar.text.offer_again(), self)
        bar = FilterBar(rows.set_text, rows.apply, self._go_back, values.of, self._page)
        bar.text.is_counting = lambda: values.is_working
        bar.opened_or_closed.connect(self._tells)
        if isinstance(layout, QBoxLayout) and self._view is not None:
            layout.insertWidget(layout.indexOf(self._view), bar)
        return bar

    @property
    def is_open(self) -> bool:
        """True where the bar is on screen."""
        return self._has_bar and not self.bar.isHidden()

    @property
    def _has_bar(self) -> bool:
        """True once the bar was wanted: to make it takes as long as an edit."""
        return "bar" in self.__dict__

    @property
    def text(self) -> str:
        """What is filtered by, as it was written."""
        return self._made_rows.text if self._made_rows is not None else ""

    def _go_back(self) -> None:
        if self._view is not None:
            self._view.setFocus()

    @property
    def count_text(self) -> str:
        """How many rows are shown of how many."""
        shown, of_all = self._model.rowCount(), len(self._model.session.document)
        locale = self._page.locale()
        return self.tr("{shown} of {all} rows").format(
            shown=locale.toString(shown), all=locale.toString(of_all)
        )

    @property
    def marked(self) -> tuple[Query, ...]:
        """Return the texts that are filtered by, to be marked where they stand."""
        return self._made_rows.marked if self._made_rows is not None else ()

    @property
    def is_active(self) -> bool:
        """True where some rows may be hidden."""
        return self._made_rows is not None and self._made_rows.is_active

    def set_text(self, text: str) -> None:
        """Filter by a text that was not typed in the bar."""
        if text or self._made_rows is not None:
            self.rows.set_text(text)

    def is_settled(self) -> bool:
        """Hand on what is typed; tell whether all rows are known that the filter holds for."""
        if self.is_open:
            self.bar.flush()
        return self._made_rows is None or not self._made_rows.is_working

    def when_settled(self, run: Callable[[], object]) -> None:
        """Call `run` once all rows are known that the filter holds for."""
        self._waiting.append(run)
        self._on_changed()

    def show_all(self) -> None:
        """Show all rows, and go back to them."""
        self.set_text("")
        self._go_back()

    def tell_hidden(self, row_id: int, go: Callable[[], object]) -> None:
        """Say that a row is hidden, and offer to show all rows and `go` there."""
        put_away(self._notice)
        number = self._model.session.document.table.position(row_id) + 1
        text = self.tr("Row {number} is hidden by the filter.").format(number=number)

        def show() -> None:
            self.show_all()
            go()

        self._notice = self._page.add_notice(
            text, "severity-hint", (self.tr("Show All Rows"), show)
        )

    def _show_hint(self, *, is_wanted: bool) -> None:
        """Say in the table that no row matches."""
        if self.no_hits is None and is_wanted and self._view is not None:
            from sitemap_editor.windows.filter.no_hits import NoHits

            self.no_hits = NoHits(self._view, self._take)
            self.no_hits.clear.clicked.connect(self.show_all)
        if self.no_hits is not None:
            self.no_hits.setVisible(is_wanted)
            if is_wanted:
                from sitemap_editor.core.filtering.completion import meant_filter

                self.no_hits.offer(meant_filter(self.text, self.rows.reading.chips))

    def _take(self, meant: str) -> None:
        """Filter by what was meant; a person types on where a value is still wanted."""
        self.set_text(meant)
        if meant.endswith(":"):
            self.bar.open()
            self.bar.text.end(False)
        else:
            self._go_back()

    def _on_edited(self) -> None:
        put_away(self._notice)  # who goes on does not look for that row any more
        self._notice = None
        self._on_changed()

    def _on_changed(self) -> None:
        rows = self._made_rows
        if rows is not None:
            self._show(rows)
        if self._view is not None:
            self._view.viewport().update()
        if isinstance(self._view, QTableView):  # the numbers of rows are marked with them
            self._view.verticalHeader().viewport().update()
        self._tells()
        if rows is None or not rows.is_working:
            waiting, self._waiting = self._waiting, []
            for run in waiting:
                run()

    def _view_note(self) -> object:
        from sitemap_editor.windows.filter.step_view import StepView  # not at start

        return None if self._view is None else StepView.of(self.text, self._view, self._model)

    def _on_stepped(self, step: EditCommand) -> None:
        """Show again what was shown when a step of the history was made."""
        from sitemap_editor.windows.filter.step_view import StepView

        before, view = step.view, self._view
        if not isinstance(before, StepView) or view is None:
            return
        if before.filtered != self.text:
            self.set_text(before.filtered)
        elif not step.is_done and self._hides_any(before):
            self.rows.apply()
        if not step.is_done and self._is_of(step, before):
            self.when_settled(lambda: before.select_in(view, self._model))

    def _hides_any(self, before: StepView) -> bool:
        """Tell whether a row that was selected is hidden: it has a value again that fits."""
        order, table = self._model.view_order, self._model.session.document.table
        ids = filter(table.has_row, before.row_ids)
        return order.is_filtered and not all(map(order.is_shown, ids))

    def _is_of(self, step: EditCommand, before: StepView) -> bool:
        """Tell whether what was selected is what a step changed, or nothing of that is there."""
        has_row, touched = self._model.session.document.table.has_row, step.note.touched
        is_gone = not any(has_row(row_ids[0]) for row_ids in touched if len(row_ids))
        return is_gone or any(map(step.note.touches, before.row_ids))

    def _show(self, rows: RowFilter) -> None:
        """Say what is filtered by, and what came of it."""
        if not rows.is_active:
            put_away(self._notice)
            self._notice = None
        if not rows.text and not self._has_bar:
            return
        is_filtered = self._model.view_order.is_filtered
        self.bar.show_text(rows.text)
        counted = self.count_text if is_filtered else ""
        if rows.is_working:
            counted = self.tr("Searching…")
        self.bar.tell(rows.reading, counted, has_misfits=bool(rows.misfit_count))
        is_without = is_filtered and not self._model.rowCount() and not rows.is_working
        self._show_hint(is_wanted=is_without and bool(len(self._model.session.document)))


def shown_by(rows: RowFilter) -> str:
    """Return the filter that leaves the rows on screen; empty where it is not what leaves them."""
    return "" if rows.is_working or rows.misfit_count else rows.text
