"""Which rows of a table are shown: a filter as a person writes it, applied beside the window."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Sequence
from itertools import chain, repeat
from typing import Final

from PySide6.QtCore import QObject, QTimer

from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.row_numbers import marked
from sitemap_editor.core.errors import Cancelled, FilterError, SitemapError
from sitemap_editor.core.filtering.grammar import Filter, Need, Reading, read_filter
from sitemap_editor.core.filtering.matching import Problems
from sitemap_editor.core.filtering.tree import narrows
from sitemap_editor.core.operations.searching import Query
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.table.filter_task import FilterTask, texts_of
from sitemap_editor.session.table.table_model import TableModel

_FEW_ROWS: Final = 50_000
_MARK_DELAY_MS: Final = 150
_AGAIN_MS: Final = 1_500
"""How often a filter by what a live check found is applied while it finds more."""


class RowFilter(QObject):
    """The filter of one table.

    What of its text cannot be understood filters nothing. Rows that are edited stay until the
    filter is applied anew; those it does not hold for any more are marked.
    `tells` is called when the text, the rows shown or the marks may be others; `selected` is asked
    for the rows of the view that are selected.
    """

    def __init__(self, model: TableModel, tells: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self.selected: Callable[[], Sequence[int]] = tuple
        self._tells = tells
        self._model = model
        self._session = model.session
        self.text = ""
        self.reading: Reading = read_filter("")
        self.marked: tuple[Query, ...] = ()
        """The texts that it looks for, to be marked where they stand."""
        self.selected_ids: Sequence[int] = ()
        """The rows that were selected when it was applied, where it asks for them."""
        self._known: tuple[Filter, int, array[int]] | None = None
        """The last filter of which few rows are known to be all, the revision then, their ids."""
        self._jobs: list[Job] = []
        self._mark_job: Job | None = None
        self._awaits_findings = False
        self._edited: bytearray | None = None  # by row id, since the filter was applied
        self._misfits: frozenset[int] = frozenset()
        self._delay = QTimer(self, singleShot=True, interval=_MARK_DELAY_MS)
        self._delay.timeout.connect(self._look_at_edited)
        self._again = QTimer(self, singleShot=True, interval=_AGAIN_MS)
        self._again.timeout.connect(self._follow_results)
        self._session.changed.connect(self._on_changed)
        for each in (self._stop, self._forget_edited, self._again.stop):  # the table is to go
            self._session.closed.connect(each)
        self._session.findings.updated.connect(self._on_findings_updated)

    @property
    def is_active(self) -> bool:
        """True where it asks for anything."""
        return not self.reading.filter.is_empty

    @property
    def is_working(self) -> bool:
        """True until all rows are known that it holds for."""
        return bool(self._jobs) or self._awaits_findings

    @property
    def holds_for(self) -> bytes | None:
        """By row id a 1 where it holds; None where that is not known of all rows as they are."""
        mask = self._model.view_order.mask
        is_known = self.is_active and not self.is_working and self._edited is None
        return bytes(mask) if is_known and mask is not None else None

    @property
    def misfit_count(self) -> int:
        """How many rows are shown only because they were edited."""
        return len(self._misfits)

    def is_misfit(self, row_id: int) -> bool:
        """Tell whether a row is shown only because it was edited."""
        return row_id in self._misfits

    def set_text(self, text: str) -> None:
        """Filter by another text; where it asks for the same, rows that were edited stay."""
        before, self.text = self.reading.filter, text
        self.reading = read_filter(text)
        self.marked = tuple(texts_of(self.reading.filter.node))
        if self.reading.filter != before:
            self.apply()
        else:
            self._tells()

    def apply(self) -> None:
        """Apply the filter to the rows as they are now."""
        self._stop()
        self._forget_edited()
        self.selected_ids = self._selected_now()
        if not self.is_active:
            self._model.show_only(None)
        elif self._lacks_findings():
            self._awaits_findings = True
        else:
            self._start()
        self._tells()

    def _selected_now(self) -> Sequence[int]:
        """Return the rows that are selected, where the filter asks for them."""
        if Need.SELECTION not in self.reading.filter.needs:
            return ()
        return array("I", map(self._model.row_id, self.selected()))

    def show_all(self) -> None:
        """Filter by nothing."""
        self.set_text("")

    def _stop(self) -> None:
        self._awaits_findings = False
        for job in self._jobs:
            job.cancel()
        self._jobs.clear()

    def _lacks_findings(self) -> bool:
        needs_them = Need.FINDINGS in self.reading.filter.needs
        return needs_them and not self._session.findings.is_complete

    def _fail(self, error: Exception) -> None:
        """Filter by nothing, and say why, where the work has come to no end."""
        if not isinstance(error, SitemapError):
            raise error
        self._stop()
        if not isinstance(error, Cancelled):
            whole = FilterError(error.code, error.text, error.arguments)
            whole.start, whole.end = 0, len(self.text)
            self.reading = Reading(read_filter("").filter, self.reading.chips, (whole,))
            self._model.show_only(None)
        self._tells()

    def _start(self) -> None:
        """Look for a screenful first, then at all rows."""
        task, revision, jobs = self._task(), self._session.revision, self._session.jobs

        def is_late() -> bool:
            if revision == self._session.revision:
                return False
            self.apply()
            return True

        def show_first(found: tuple[array[int], bool]) -> None:
            if is_late():
                return
            rows, are_all = found
            if are_all:
                self._stop()
            if rows or are_all:
                marks = marked(len(task.table.starts), rows)
                self._show(marks, rows, task)

        def show_all(found: tuple[bytearray, array[int]]) -> None:
            if not is_late():
                self._jobs.clear()
                is_of_use = task.sorted_ids is None and len(found[1]) <= _FEW_ROWS
                self._known = (task.filter, revision, found[1]) if is_of_use else None
                self._show(*found, task)

        if task.can_be_told_in_parts:
            self._jobs.append(jobs.start(task.first_rows, show_first, self._fail))
        self._jobs.append(jobs.start(task.all_rows, show_all, self._fail))

    def _show(self, mask: bytearray, rows: array[int], task: FilterTask) -> None:
        is_ordered_alike = task.sorted_ids is self._model.view_order.sorted_ids
        self._model.show_only(mask, rows if is_ordered_alike else None)
        self._tells()

    def _task(self) -> FilterTask:
        session, needs = self._session, self.reading.filter.needs
        problems: Problems = {}
        if Need.FINDINGS in needs:
            problems = session.findings.index.copied_kinds()
        return FilterTask(
            session.document.table.snapshot(),
            self.reading.filter,
            self._model.view_order.sorted_ids,
            problems,
            self.selected_ids,
            session.saved_rows,
            session.jobs.executor,
            session.kept_values,
            session.pages,
            self._among(),
        )

    def _among(self) -> array[int] | None:
        """Return the few rows that are left where somebody goes on typing; None for all rows."""
        if self._known is None or self._model.view_order.sorted_ids is not None:
            return None
        wider, revision, rows = self._known
        is_as_then = revision == self._session.revision
        return rows if is_as_then and narrows(self.reading.filter.node, wider.node) else None

    # What is edited meanwhile

    def _on_changed(self, change: Effect) -> None:
        if not self.is_active:
            return
        if self._edited is None:
            self._edited = bytearray()
        missing = len(self._session.document.table.starts) - len(self._edited)
        self._edited.extend(bytes(max(0, missing)))
        touched = chain(*change.rewritten, *change.placed)
        deque(map(self._edited.__setitem__, touched, repeat(1)), maxlen=0)
        self._delay.start()
        self._tells()

    def _on_findings_updated(self) -> None:
        if not self.reading.filter.needs & {Need.FINDINGS, Need.LIVE}:
            return
        if self._awaits_findings and self._session.findings.is_complete:
            self.apply()
        elif self._edited is not None:
            self._delay.start()
        elif Need.LIVE in self.reading.filter.needs and not self._again.isActive():
            self._again.start()

    def _follow_results(self) -> None:
        """Show which rows it holds for by now, while a live check goes on."""
        needs = self.reading.filter.needs
        if Need.LIVE not in needs or Need.SELECTION in needs or self._edited is not None:
            return
        if self.is_working:
            self._again.start()
            return
        task, revision = self._task(), self._session.revision

        def show(found: tuple[bytearray, array[int]]) -> None:
            self._jobs.clear()
            if revision == self._session.revision:  # what is edited stays in sight
                self._show(*found, task)

        self._jobs.append(self._session.jobs.start(task.all_rows, show, self._fail))

    def _forget_edited(self) -> None:
        self._delay.stop()
        if self._mark_job is not None:
            self._mark_job.cancel()
            self._mark_job = None
        self._edited = None
        self._misfits = frozenset()

    def _look_at_edited(self) -> None:
        """Find out which of the edited rows are to be marked."""
        edited = self._edited
        if edited is None or self.is_working:
            return
        if Need.SELECTION in self.reading.filter.needs:
            return  # what was selected then
        if self._mark_job is not None:
            self._mark_job.cancel()
        task, revision, marks = self._task(), self._session.revision, edited[:]

        def done(found: frozenset[int]) -> None:
            self._mark_job = None
            if revision == self._session.revision:
                self._misfits = found
                self._tells()

        self._mark_job = self._session.jobs.start(
            lambda progress: task.misfits(marks, progress), done
        )
