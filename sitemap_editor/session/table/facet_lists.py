"""What the facets of one table list, counted beside the window as often as anything changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QTimer

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.filtering.facet_counts import FacetCounter, Question
from sitemap_editor.core.filtering.facet_listing import Listing
from sitemap_editor.core.filtering.facet_terms import AnyFacet, ContentFacet, Facet
from sitemap_editor.core.filtering.grammar import Need
from sitemap_editor.core.filtering.matching import FilterContext, Problems
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY, TEXT
from sitemap_editor.session.jobs import JobOwner
from sitemap_editor.session.table.filter_task import labels_of
from sitemap_editor.session.table.row_filter import RowFilter
from sitemap_editor.session.table.table_model import TableModel

_EDIT_DELAY_MS: Final = 300
_OF_PROBLEMS: Final = (Facet.SEVERITY, Facet.PROBLEM)
_OF_FINDINGS: Final = (*_OF_PROBLEMS, Facet.LIVE)
_FIELDS: Final[Mapping[AnyFacet, str]] = {
    Facet.FOLDER: LOC,
    Facet.HOST: LOC,
    Facet.EXTENSION: LOC,
    Facet.PARAMETER: LOC,
    Facet.DATE: LASTMOD,
    Facet.PRECISION: LASTMOD,
    Facet.CHANGEFREQ: CHANGEFREQ,
    Facet.PRIORITY: PRIORITY,
}


class Wish(NamedTuple):
    """What is wanted of the lists."""

    facets: Sequence[AnyFacet] = ()
    by_name: frozenset[AnyFacet] = frozenset()
    text: str = ""
    """What values are to have in them."""
    whole: frozenset[AnyFacet] = frozenset()
    """Those whose own name has it in it: all their values are wanted."""


class FacetLists(JobOwner):
    """Counts what is wanted, and again after edits, a moment later; late answers are dropped.

    `tells` is called when the lists are others, or wait to be; `words` for what a rule is shown as.
    """

    def __init__(
        self,
        model: TableModel,
        rows: RowFilter,
        words: Callable[[str], str],
    ) -> None:
        session = model.session
        super().__init__(session.jobs.low_priority, rows)
        self._session = session
        self._rows = rows
        self._words = words
        self.tells: Callable[[], object] = lambda: None
        self._counter = FacetCounter(session.kept_values)
        self._wish = Wish()
        self._counted: tuple[object, ...] | None = None
        self._stamp = 0
        self.listings: Mapping[AnyFacet, Listing] = {}
        """By facet what was counted the last time; those that are wanted, as far as known."""
        self._facets = _facets_of(model)
        self._delay = QTimer(self, singleShot=True)
        self._delay.timeout.connect(self._count)
        session.changed.connect(lambda: self._delay.start(_EDIT_DELAY_MS))
        session.findings.updated.connect(self._on_findings_updated)
        model.columnsInserted.connect(lambda: self.tells())
        model.columnsRemoved.connect(lambda: self.tells())

    @property
    def facets(self) -> tuple[AnyFacet, ...]:
        """Those that this document has, and its columns of contents; of live results, if any."""
        without = {Facet.LIVE} if self._session.pages is None else set()
        own = (each for each in self._facets if each not in without)
        return (*own, *map(ContentFacet, self._session.contents))

    @property
    def text(self) -> str:
        """The filter that is in force."""
        return self._rows.text

    @property
    def is_current(self) -> bool:
        """True where what is listed is what there is."""
        return self._counted == self._state() and self._job is None

    def want(self, wish: Wish) -> None:
        """Count this, under the filter as it is now; nothing where it was counted already.

        What asks for it is painted first: beside the count that took twice as long.
        """
        self._wish = wish
        self._count_soon()

    def _count_soon(self) -> None:
        if self._counted != self._state() and not self._delay.isActive():
            self._delay.start(0)

    def _state(self) -> tuple[object, ...]:
        stamp = self._stamp if self._is_of_findings else None
        return self._wish, self._rows.text, self._session.revision, stamp

    @property
    def _is_of_findings(self) -> bool:
        """True where what is listed may be other than it was when findings come in."""
        needs = self._rows.reading.filter.needs & {Need.FINDINGS, Need.LIVE}
        return bool(needs) or any(each in _OF_FINDINGS for each in self._wish.facets)

    def _on_findings_updated(self) -> None:
        self._stamp += 1
        if self._is_of_findings:
            self._delay.start(_EDIT_DELAY_MS)
        else:  # they waited for the check
            self._count_soon()

    def _count(self) -> None:
        findings = self._session.findings
        if not findings.is_complete or self._rows.is_working:
            return  # they tell when they are done; what the filter finds is asked for but once
        self._counted = counted = self._state()
        if not self._wish.facets:
            self.cancel()
            return
        work = self._work()

        def on_counted(found: Mapping[AnyFacet, Listing]) -> None:
            if counted == self._state():
                self.listings = found
                self.tells()
            else:  # of an edit meanwhile
                self._delay.start(_EDIT_DELAY_MS)

        self.begin(work, on_counted)
        self.tells()

    def _work(self) -> Callable[[Progress], Mapping[AnyFacet, Listing]]:
        session, wish, needs = self._session, self._wish, self._rows.reading.filter.needs
        problems: Problems = {}
        if Need.FINDINGS in needs or any(each in _OF_PROBLEMS for each in wish.facets):
            problems = session.findings.index.copied_kinds()
        words = {code: self._words(code) for code, _severity in problems}
        table, saved = session.document.table.snapshot(), session.saved_rows
        selected, text, counter = self._rows.selected_ids, self._rows.text, self._counter
        asks_live = Need.LIVE in needs or Facet.LIVE in wish.facets
        pages = session.pages if asks_live else None
        is_of_now = not needs & {Need.CHANGED, Need.SELECTION}
        shown = self._rows.holds_for
        executor, stamp = session.jobs.executor, (self._stamp, None if is_of_now else object())

        def work(progress: Progress) -> Mapping[AnyFacet, Listing]:
            changed = table.changed_since(saved, progress) if Need.CHANGED in needs else ()
            live = labels_of(table, pages)
            context = FilterContext(problems, selected, changed, live=live)
            asked = Question(
                *(table, text, context, wish.facets, wish.by_name, wish.text, wish.whole),
                *(words, shown, stamp),
            )
            return counter.count(asked, executor, progress)

        return work


def _facets_of(model: TableModel) -> tuple[AnyFacet, ...]:
    is_text = model.session.document.table.row_kind is TEXT
    found = [each for each in Facet if _FIELDS.get(each, LOC) in model.fields]
    without = {Facet.HAS} if is_text else set()
    if not model.session.is_joined:
        without.add(Facet.FILE)
    return tuple(each for each in found if each not in without)
