"""Which rows of a table are shown: a filter as a person writes it, applied beside the window."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import chain, compress, repeat
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.document.url_keys import hashes
from sitemap_editor.core.errors import Cancelled, FilterError, Progress, SitemapError
from sitemap_editor.core.filtering.conditions import HasText
from sitemap_editor.core.filtering.grammar import Filter, Need, Reading, read_filter
from sitemap_editor.core.filtering.kept_values import KeptValues
from sitemap_editor.core.filtering.matching import FilterContext, Problems, row_mask
from sitemap_editor.core.filtering.raw_hits import needle_of, raw_hits
from sitemap_editor.core.filtering.tree import (
    AllOf,
    AnyOf,
    ColumnTerm,
    Node,
    RowsTerm,
    State,
    StateTerm,
    terms,
)
from sitemap_editor.core.operations.searching import Query
from sitemap_editor.core.passes.executor import Executor
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.session.table.view_order import chosen

if TYPE_CHECKING:
    from sitemap_editor.core.protocol.page_result import PageResults

_SCREEN_ROWS: Final = 100
_LOOK_S: Final = 0.06
_GLANCE_S: Final = 0.01
_SEARCH_S: Final = 0.2
_FIRST_STEP: Final = 1_024
_LARGEST_STEP: Final = 8_192
_MARK_DELAY_MS: Final = 150
_BY_OTHER_ROWS: Final = (State.DUPLICATE, State.EQUAL_PAGE)


@dataclass(frozen=True)
class _Task:
    """A filter and all that it asks for, as it was in one moment; for a worker."""

    table: PieceTable
    filter: Filter
    sorted_ids: array[int] | None
    problems: Problems
    selected: Sequence[int]
    saved: PieceTable
    executor: Executor
    kept: KeptValues
    pages: PageResults | None
    order: array[int] = field(init=False)

    def __post_init__(self) -> None:
        order = self.table.order if self.sorted_ids is None else self.sorted_ids
        object.__setattr__(self, "order", order)

    @property
    def context(self) -> FilterContext:
        """What the filter is told; found out in the worker."""
        changed: Sequence[int] = ()
        if Need.CHANGED in self.filter.needs:
            changed = self.table.changed_since(self.saved)
        live = labels_of(self.table, self.pages) if Need.LIVE in self.filter.needs else {}
        return FilterContext(self.problems, self.selected, changed, live=live)

    @property
    def can_be_told_in_parts(self) -> bool:
        """Tell whether some rows can be looked at without the others."""
        asked = terms(self.filter.node)
        if any(isinstance(each, StateTerm) and each.state in _BY_OTHER_ROWS for each in asked):
            return False
        return self.sorted_ids is None or not any(isinstance(each, RowsTerm) for each in asked)

    def first_rows(self, progress: Progress) -> tuple[array[int], bool]:
        """Return the ids of enough rows for a screen, from the top, and whether those are all."""
        context, found, at, step = self.context, array("I"), 0, _FIRST_STEP
        needle = needle_of(self.filter.node) if self.sorted_ids is None else None
        until = monotonic() + (_LOOK_S if needle is None else _GLANCE_S)
        while at < len(self.order) and len(found) < _SCREEN_ROWS and monotonic() < until:
            progress(0.0)
            some = self.order[at : at + step]
            places = range(at, at + len(some))
            found.extend(compress(some, self._mask_of(some, places, context, progress)))
            at, step = at + len(some), min(step * 2, _LARGEST_STEP)
        if needle is not None:
            self._look_farther(needle, at, found, context, progress)
        return found, at >= len(self.order)

    def _look_farther(
        self,
        needle: bytes,
        first: int,
        found: array[int],
        context: FilterContext,
        progress: Progress,
    ) -> None:
        """Add rows with a text from `first` on; where it is rare, that is soon all the file."""
        until = monotonic() + _SEARCH_S
        for places in raw_hits(self.table, needle, first):
            progress(0.0)
            if places:
                some = array("I", map(self.order.__getitem__, places))
                found.extend(compress(some, self._mask_of(some, places, context, progress)))
            if len(found) >= _SCREEN_ROWS or monotonic() > until:
                return

    def _mask_of(
        self,
        row_ids: array[int],
        positions: Sequence[int],
        context: FilterContext,
        progress: Progress,
    ) -> bytes:
        return row_mask(
            self.table.part(row_ids),
            self.filter,
            context=context,
            executor=self.executor,
            progress=progress,
            positions=positions,
        )

    def all_rows(self, progress: Progress) -> tuple[bytearray, array[int]]:
        """Return a byte for each row id, 1 for rows that are shown, and their ids from the top."""
        mask = row_mask(
            self.table,
            self.filter,
            context=self.context,
            executor=self.executor,
            progress=progress,
            kept=self.kept,
        )
        rows, order = array("I"), self.table.order
        for at in range(0, len(order), STEP_ROWS):  # the window goes on in between
            rows.extend(compress(order[at : at + STEP_ROWS], mask[at : at + STEP_ROWS]))
        by_id = _marks(len(self.table.starts), rows)
        if self.sorted_ids is not None:
            rows = chosen(self.sorted_ids, by_id)
        return by_id, rows

    def misfits(self, edited: bytearray, progress: Progress) -> frozenset[int]:
        """Return which of the edited rows the filter does not hold for any more, by their ids."""
        is_there = self.table.is_placed
        row_ids = array("I", (row_id for row_id in _marked(edited) if is_there[row_id]))
        if self.can_be_told_in_parts:
            places = array("I")
            if any(isinstance(each, RowsTerm) for each in terms(self.filter.node)):
                places.extend(map(self.table.position, row_ids))
            else:
                places.extend(repeat(0, len(row_ids)))
            mask = self._mask_of(row_ids, places, self.context, progress)
            return frozenset(compress(row_ids, (not each for each in mask)))
        by_id, _rows = self.all_rows(progress)
        return frozenset(row_id for row_id in row_ids if not by_id[row_id])


def labels_of(table: PieceTable, pages: PageResults | None) -> Mapping[str, array[int]]:
    """Return the ids of rows by what the live check found; nothing where nobody checked."""
    if pages is None:
        return {}
    return pages.labels(hashes(table), table.order, datetime.now(UTC))


def _texts(node: Node) -> Iterator[Query]:
    """Yield the texts that rows have where a filter holds; not those that it excludes."""
    if isinstance(node, AllOf | AnyOf):
        for part in node.parts:
            yield from _texts(part)
    elif isinstance(node, ColumnTerm) and isinstance(node.condition, HasText):
        yield Query(node.condition.text, fields=(node.field,) if node.field else ())


def _marks(count: int, *lists: Sequence[int]) -> bytearray:
    marks = bytearray(count)
    for row_ids in lists:
        for at in range(0, len(row_ids), STEP_ROWS):
            some = row_ids[at : at + STEP_ROWS]
            deque(map(marks.__setitem__, some, repeat(1)), maxlen=0)
    return marks


def _marked(marks: bytearray) -> Sequence[int]:
    return array("I", compress(range(len(marks)), marks))


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
        self._jobs: list[Job] = []
        self._mark_job: Job | None = None
        self._awaits_findings = False
        self._edited: bytearray | None = None  # by row id, since the filter was applied
        self._misfits: frozenset[int] = frozenset()
        self._delay = QTimer(self, singleShot=True, interval=_MARK_DELAY_MS)
        self._delay.timeout.connect(self._look_at_edited)
        self._session.changed.connect(self._on_changed)
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
        self.marked = tuple(_texts(self.reading.filter.node))
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
                marks = _marks(len(task.table.starts), rows)
                self._show(marks, rows, task)

        def show_all(found: tuple[bytearray, array[int]]) -> None:
            if not is_late():
                self._jobs.clear()
                self._show(*found, task)

        if task.can_be_told_in_parts:
            self._jobs.append(jobs.start(task.first_rows, show_first, self._fail))
        self._jobs.append(jobs.start(task.all_rows, show_all, self._fail))

    def _show(self, mask: bytearray, rows: array[int], task: _Task) -> None:
        is_ordered_alike = task.sorted_ids is self._model.view_order.sorted_ids
        self._model.show_only(mask, rows if is_ordered_alike else None)
        self._tells()

    def _task(self) -> _Task:
        session, needs = self._session, self.reading.filter.needs
        problems: Problems = {}
        if Need.FINDINGS in needs:
            kinds = session.findings.index.kinds.items()
            problems = {kind: row_ids[:] for kind, row_ids in kinds}
        return _Task(
            session.document.table.snapshot(),
            self.reading.filter,
            self._model.view_order.sorted_ids,
            problems,
            self.selected_ids,
            session.saved_rows,
            session.jobs.executor,
            session.kept_values,
            session.pages,
        )

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
