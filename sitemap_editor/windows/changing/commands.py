"""What Replace and Change Rows do to the document on screen."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject
from shiboken6 import isValid

from sitemap_editor.core.document.effects import Effect
from sitemap_editor.session.changing.change_review import ChangeReview
from sitemap_editor.session.changing.duplicates_review import DuplicatesReview
from sitemap_editor.windows.changing.argument_form import core_text
from sitemap_editor.windows.changing.tool_list import REMOVE, SORT
from sitemap_editor.windows.filter.page_filter import shown_by
from sitemap_editor.windows.prompts import Prompts
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.table.document_page import DocumentPage


class ChangeCommands(QObject):
    """Commands that change many rows of the current page, which is one of `pages`."""

    def __init__(
        self,
        page: Callable[[], DocumentPage | None],
        pages: Callable[[], Sequence[DocumentPage]],
        prompts: Prompts,
        reporter: Reporter,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._pages = pages
        self._prompts = prompts
        self._reporter = reporter
        self._last_spec = ""

    def change(self, spec_id: str = "", given: Mapping[str, Any] | None = None) -> None:
        """Change rows by a tool, after a preview; by the last one where none is named.

        `given` is what the tool is told at first.
        """
        page = self._page()
        if page is None:
            return
        shown, selected = rows_of(page)
        where, spec = shown_by(page.filter.rows), spec_id or self._last_spec
        review = ChangeReview(
            *(page.session, shown, selected, where, spec),
            is_tool_named=bool(spec_id),
            field=_field_of(page),
            given=given or (_as_shown(page) if spec == SORT else None),
        )
        if self._is_wanted(page, lambda: self._prompts.review_change(review)):
            self._make(page, review)
        self._forget(review)

    def dedupe(self) -> None:
        """Remove all but one of rows that are the same, after a look at them side by side."""
        page = self._page()
        if page is None:
            return
        shown, selected = rows_of(page)
        review = DuplicatesReview(
            *(page.session, shown, selected, shown_by(page.filter.rows)),
            is_of_selection=page.view.selected.has_whole_rows(),  # twins of cells are elsewhere
        )
        if self._is_wanted(page, lambda: self._prompts.review_duplicates(review)):
            self._remove(page, review)
        self._forget(review)

    def _is_wanted(self, page: DocumentPage, ask: Callable[[], bool]) -> bool:
        """Ask a person; False, and said so, where their file went away while they thought."""
        is_wanted = ask()
        if page in self._pages():
            return is_wanted
        # read from disk again, or closed, while the question stood
        said = self.tr("The file was reloaded or closed in the meantime; nothing was changed.")
        self._reporter.message(said, self._page())
        return False

    @staticmethod
    def _forget(review: ChangeReview | DuplicatesReview) -> None:
        if isValid(review):
            review.cancel()
            review.deleteLater()

    def _remove(self, page: DocumentPage, review: DuplicatesReview) -> None:
        edit, planned = review.edit, review.planned
        is_current = review.is_current and not page.session.beside.is_under_way
        if edit is None or planned is None or not is_current:
            said = self.tr("The file changed in the meantime. Try again.")
            self._reporter.message(said, page)
            return
        label = self.tr("Remove %n duplicate(s)", "", planned.removed)
        said = self.tr("%n duplicate(s) removed.", "", planned.removed)
        words = review.words

        def tell(effect: Effect) -> None:
            page.session.history.note(effect, words)
            self._reporter.message(said, page, is_edit=True)

        page.model.carry_out(edit, label, tell)

    def _make(self, page: DocumentPage, review: ChangeReview) -> None:
        edit, proposal = review.edit, review.proposal
        is_current = review.is_current and not page.session.beside.is_under_way
        if edit is None or proposal is None or not is_current:
            said = self.tr("The file changed in the meantime. Try again.")
            self._reporter.message(said, page)
            return
        count = review.count
        self._last_spec = proposal.step.spec.id
        title = core_text(proposal.step.spec.title)
        label = self.tr("{title}: %n row(s)", "", count).format(title=title)
        said = self.tr("%n row(s) changed.", "", count)
        if self._last_spec == REMOVE:
            said = self.tr("%n row(s) removed.", "", count)
        elif self._last_spec == SORT:
            said = self.tr("%n row(s) moved.", "", count)
        words = review.words

        def tell(effect: Effect) -> None:
            page.session.history.note(effect, words)
            self._reporter.message(said, page, is_edit=True)

        page.model.carry_out(edit, label, tell)


def _as_shown(page: DocumentPage) -> dict[str, Any]:
    """Return how to sort the file so that it stands as it is shown; what is computed cannot."""
    session, sorting = page.session, page.model.sorting
    if sorting is None or sorting[0] not in (*session.document.fields, *session.contents):
        return {}
    return {"by": sorting[0], "descending": sorting[1]}


def _field_of(page: DocumentPage) -> str:
    """Return the name of the column that the current cell is in."""
    current = page.view.currentIndex()
    return page.model.names[current.column()] if current.isValid() else ""


def rows_of(page: DocumentPage) -> tuple[array[int], array[int]]:
    """Return the rows that are shown and those of them that are selected, nothing being typed."""
    page.view.finish_editing()
    rows = page.view.selected.rows()
    shown = page.model.view_order.row_ids
    if isinstance(rows, range):  # a million of them, perhaps
        return shown[:], shown[rows.start : rows.stop]
    return shown[:], array("I", map(shown.__getitem__, rows))
