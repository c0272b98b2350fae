"""An import while a person decides about it: what was read, the choices, what they come to."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import compress
from typing import Final

from PySide6.QtCore import QObject

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.columns.column import content_column
from sitemap_editor.core.document.edits import Edit, SetCells
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.preview import Preview
from sitemap_editor.core.document.row_numbers import marked
from sitemap_editor.core.errors import Progress, SitemapError, share_of
from sitemap_editor.core.operations.importing.addresses import is_base, joined_base
from sitemap_editor.core.operations.importing.columns import (
    DateReading,
    converted_date,
    guessed_columns,
    other_dates,
)
from sitemap_editor.core.operations.importing.plan import (
    Fate,
    ImportChoices,
    ImportPlan,
    plan_import,
)
from sitemap_editor.core.operations.importing.source import LINES_A_STEP, ImportSource
from sitemap_editor.core.passes.executor import Executor
from sitemap_editor.core.protocol.fields import LASTMOD, LOC
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.core.protocol.urls import split_url
from sitemap_editor.core.recipes.breaking import Breaking, BreakingSearch
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner
from sitemap_editor.session.texts import sentence

ReadSource = Callable[[Progress], ImportSource]
"""Reads what is to be imported, in a worker. Raises: SitemapError; Cancelled."""
_SAMPLE: Final = 1_000
_BREAKS: Final = 1
"""The rank of a line that would break a rule; see `_rank`."""
_READINGS: Final = (DateReading.CONVERT, DateReading.DAY_FIRST, DateReading.MONTH_FIRST)


@dataclass(frozen=True)
class OtherDates:
    """Dates of a column that are not written as W3C has it, and what they could be."""

    example: str
    converted: dict[DateReading, str]
    """The example as each reading writes it; missing where it cannot."""
    is_some_certain: bool = False
    """True where some of the dates have but one meaning."""


class ImportReview(JobOwner):
    """A source, which `start` reads, and choices about it.

    `shown` returns by row id a 1 for rows that may change; None: all may.
    `on_read` is called when it is read, or why it cannot be is known (`fault`); `on_planned` when
    it is known what the choices come to, again when it is known which lines would break a rule.
    """

    def __init__(
        self,
        session: Session,
        name: str,
        read: ReadSource,
        choices: ImportChoices,
        below: int | None = None,
        parent: QObject | None = None,
        *,
        shown: Callable[[], bytes | None] = lambda: None,
    ) -> None:
        super().__init__(session.jobs, parent or session)
        self.session = session
        self._shown = shown
        self.name = name
        """What the source is called; empty for the clipboard."""
        self._read = read
        self.choices = choices
        self.below = below
        """The place behind the selected rows; None where none are selected."""
        self.on_read: Callable[[], object] = lambda: None
        self.on_planned: Callable[[], object] = lambda: None
        self.source: ImportSource | None = None
        self._dates: dict[int | None, OtherDates | None] = {}
        """What is known of the dates of a column, of those that were asked about."""
        self.plan: ImportPlan | None = None
        self.order: array[int] | None = None
        """The lines as they are shown: what is refused first, then what would break a rule."""
        self.breaking: int | None = None
        """How many lines would break a rule; None as long as that is not known."""
        self.breaks = bytearray()
        """A byte for each line, 1 where it would, once that is known."""
        self.fault = ""
        self._revision = -1
        self.fields = _fields(session, ())
        """The columns that may be imported: the document's own, those shown, those named."""

    @property
    def now(self) -> datetime:
        """The present, as the checks of the document have it."""
        return self.session.findings.checker.context.clock()

    @property
    def is_current(self) -> bool:
        """True while the document is as it was when the plan was made."""
        return self._revision == self.session.revision

    # Reading

    def start(self) -> None:
        """Read the source and guess its columns, in a worker."""
        read, fields, now = self._read, self.session.document.fields, self.now

        def work(progress: Progress) -> tuple[ImportSource, dict[str, int], OtherDates | None]:
            source = read(progress)
            columns = guessed_columns(source, fields, now)
            return source, columns, _dates_of(source, columns.get(LASTMOD), now)

        self.begin(work, lambda found: self._on_source(*found), self._refuse)

    def _refuse(self, error: SitemapError) -> None:
        self.fault = sentence(error)
        self.on_read()

    def _on_source(
        self, source: ImportSource, columns: dict[str, int], dates: OtherDates | None
    ) -> None:
        self.source = source
        self._dates = {columns.get(LASTMOD): dates}
        base = joined_base(self.choices.base or self._site(), source.base)
        self.choices = replace(self.choices, columns=columns, base=base)
        self.fields = _fields(self.session, columns)
        self.on_read()

    def _site(self) -> str:
        """Return the site of the first URL of the document: what is relative most likely is so."""
        table = self.session.document.table
        loc = (table[0].loc or "").strip() if len(table) else ""
        parts = split_url(loc) if is_base(loc) else None
        return f"{parts.scheme}://{loc.split('/')[2]}/" if parts is not None else ""

    @property
    def has_relative_urls(self) -> bool:
        """Tell whether some URLs need a base."""
        at = self.choices.columns.get(LOC)
        if self.source is None or at is None:
            return False
        sample = self.source.columns[at][:_SAMPLE]
        return any(each.strip() and "://" not in each for each in sample)

    def other_dates(self) -> OtherDates | None:
        """Return what is known of dates that are not written as W3C has it; None without any."""
        at = self.choices.columns.get(LASTMOD)
        if self.source is not None and at not in self._dates:
            self._dates[at] = _dates_of(self.source, at, self.now)
        return self._dates.get(at)

    # Planning

    def propose(self, choices: ImportChoices) -> None:
        """Work out, in a worker, what these choices come to."""
        self.cancel()
        self.choices, self.plan, self.order, self.breaking = choices, None, None, None
        self.breaks = bytearray()
        source, now = self.source, self.now
        if source is None:
            return
        table, shown = self.session.document.table.snapshot(), self._shown()
        self._revision = self.session.revision

        def work(progress: Progress) -> tuple[ImportPlan, array[int]]:
            plan = plan_import(table, source, choices, now, progress, shown=shown)
            return plan, _shown_order(plan, bytearray(len(plan.fates)), progress)

        self.begin(work, lambda found: self._on_planned(table, *found), self._refuse_plan)

    def _refuse_plan(self, error: SitemapError) -> None:
        self.fault = sentence(error)
        self.on_planned()

    def _on_planned(self, table: PieceTable, plan: ImportPlan, order: array[int]) -> None:
        self.plan, self.order = plan, order
        self.on_planned()
        if self.plan is plan and plan.edit is not None:
            findings, executor = self.session.findings, self.session.jobs.executor
            broken = findings.index.copied_kinds() if findings.is_settled else None
            task = _OrderTask(table, plan, findings.checker, executor, broken)
            self.begin(task, self._on_ordered, self._refuse_plan)

    def _on_ordered(self, found: tuple[array[int], bytearray]) -> None:
        self.order, self.breaks = found
        self.breaking = self.breaks.count(1)
        self.on_planned()

    def edit_anew(self) -> Callable[[Progress], Edit]:
        """Return what works the edit out for the document as it is now."""
        source, choices, now = self.source, self.choices, self.now
        table, shown = self.session.document.table.snapshot(), self._shown()

        def make(progress: Progress) -> Edit:
            if source is None:
                return SetCells(())
            plan = plan_import(table, source, choices, now, progress, shown=shown)
            return plan.edit or SetCells(())

        return make


def _dates_of(source: ImportSource, column: int | None, now: datetime) -> OtherDates | None:
    """Return what is known of dates of a column that are not written as W3C has it."""
    found = [] if column is None else other_dates(source, column)
    if not found:
        return None
    best, is_some_certain = OtherDates(found[0], {}), False
    for example in found:
        read = {each: converted_date(example, each, now) for each in _READINGS}
        known = OtherDates(example, {each: text for each, text in read.items() if text})
        is_some_certain = is_some_certain or DateReading.CONVERT in known.converted
        if len(set(known.converted.values())) > len(set(best.converted.values())):
            best = known  # 06/05/2024 tells more of what is asked than 25/12/2024
    return replace(best, is_some_certain=is_some_certain)


def _fields(session: Session, named: Iterable[str]) -> tuple[str, ...]:
    given = map(content_column, (*session.contents, *named))
    contents = (each.name for each in given if each is not None and not each.is_count)
    return tuple(dict.fromkeys((*session.document.fields, *contents)))


@dataclass(frozen=True)
class _OrderTask:
    """Finds which lines would break a rule, on a draft."""

    table: PieceTable
    plan: ImportPlan
    checker: Checker
    executor: Executor
    broken: Mapping[tuple[str, Severity], Sequence[int]] | None

    def __call__(self, progress: Progress) -> tuple[array[int], bytearray]:
        """Return all lines, those that break a rule before others, and a 1 for each of these."""
        plan = self.plan
        assert plan.edit is not None  # noqa: S101 - else there is nothing to find
        preview = Preview(self.table, plan.edit, progress=share_of(progress, 0, 0.2))
        progress(0.2)
        search = BreakingSearch(self.table, preview, self.checker, self.executor, self.broken)
        found = search(share_of(progress, 0.2, 0.7))
        while not found.is_complete:
            found = search(share_of(progress, 0.2, 0.7))
        breaks = _lines_of(plan, preview, found, progress)
        return _shown_order(plan, breaks, progress), breaks


def _lines_of(plan: ImportPlan, preview: Preview, found: Breaking, progress: Progress) -> bytearray:
    """Return a byte for each line, 1 where the row that it makes or changes breaks a rule.

    Marks, not sets: a set of so many is no small step where it grows or goes.
    """
    marks, new = bytearray(len(preview.after.starts)), preview.effect.new_row_ids
    for first in range(0, found.count, LINES_A_STEP):
        progress(1.0)
        for number in found.order[first : min(first + LINES_A_STEP, found.count)]:
            row_id = preview.row_id(number)
            if row_id is not None:  # else it is the head's
                marks[row_id] = 1
    lines, of_new = array("I"), marks[new.start : new.stop]
    for first in range(0, len(of_new), LINES_A_STEP):
        progress(1.0)
        some = slice(first, first + LINES_A_STEP)
        lines.extend(compress(plan.new_lines[some], of_new[some]))
    for first in range(0, len(plan.row_ids), LINES_A_STEP):
        progress(1.0)
        some = slice(first, first + LINES_A_STEP)
        lines.extend(compress(plan.row_lines[some], map(marks.__getitem__, plan.row_ids[some])))
    return marked(len(plan.fates), lines, progress=progress)


def _shown_order(plan: ImportPlan, breaks: bytearray, progress: Progress) -> array[int]:
    """Return all lines: refused ones first, then those that break a rule, then those that act.

    `breaks` has a 1 for each line that does.
    """
    ranks, order = bytearray(), array("I")
    by_fate = bytes(_rank(Fate(number)) if number < len(Fate) else 0 for number in range(256))
    for first in range(0, len(plan.fates), LINES_A_STEP):
        progress(1.0)
        some = plan.fates[first : first + LINES_A_STEP].translate(by_fate)
        broken = breaks[first : first + LINES_A_STEP]
        if 1 in broken:
            for at in compress(range(len(some)), broken):
                some[at] = _BREAKS
        ranks += some
    for rank in range(4):
        is_rank = bytes(number == rank for number in range(256))
        for first in range(0, len(ranks), LINES_A_STEP):
            progress(1.0)
            chosen = ranks[first : first + LINES_A_STEP].translate(is_rank)
            if 1 in chosen:
                order.extend(compress(range(first, first + len(chosen)), chosen))
    return order


def _rank(fate: Fate) -> int:
    if fate.is_refused:
        return 0
    return 2 if fate in (Fate.NEW, Fate.UPDATED) else 3
