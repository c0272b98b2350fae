"""Dates from evidence, while a person decides where to look and which rows take them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, TypeAlias

from sitemap_editor.core.document.edits import SetCells
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, SitemapError, share_of
from sitemap_editor.core.protocol.location import is_address
from sitemap_editor.core.recipes.proposal import positions_of_rows
from sitemap_editor.core.web.dating.evidence import Evidence, EvidenceSource, Precision
from sitemap_editor.core.web.dating.file_pattern import FilePattern
from sitemap_editor.core.web.dating.file_times import moment_of
from sitemap_editor.core.web.dating.live_dates import asked_dates, checked_dates, dates_check
from sitemap_editor.core.web.dating.proposals import (
    Proposal,
    Proposals,
    edit_of,
    propose,
)
from sitemap_editor.core.web.dating.search import EvidenceSearch
from sitemap_editor.core.web.dating.silent_pages import SilentPages, silent_pages
from sitemap_editor.core.web.live.check import LiveCheck
from sitemap_editor.core.web.live.manners import Manners
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner
from sitemap_editor.session.texts import sentence
from sitemap_editor.session.web.live.check_run import CheckRun, RunState
from sitemap_editor.session.web.web import Web
from sitemap_editor.session.web.web_words import said

MOST_LIVE: Final = 1_000
"""How many pages may be asked for by one click."""
_Asked: TypeAlias = tuple[Mapping[str, list[Evidence] | None], list[SilentPages]]
"""What pages said of their dates, and which said nothing."""
_LOOKING: Final = 0.7  # the part of the work that looking for evidence is, about


class DatingReview(JobOwner):
    """The rows that are shown, or of these the selected ones, and what speaks for their dates.

    What pages said when they were last checked live counts, too; that asks for nothing.

    `on_changed` is called when something else is known. Nothing is asked of the web before
    `ask_live`.
    """

    def __init__(
        self,
        session: Session,
        shown: array[int],
        selected: array[int],
        web: Web,
        now: Callable[[], datetime],
        root: Path,
        pattern: str = "",
    ) -> None:
        super().__init__(session.jobs, session)
        self.session = session
        self.on_changed: Callable[[], object] = lambda: None
        self.shown, self.selected = shown, selected
        self.is_of_selection = len(selected) > 1
        self.uses_git = self.uses_file_times = False
        self.older: Path | None = None
        self.root, self.pattern = root, pattern
        self.precision = Precision.ROW
        self.clears_stamped = False
        self.left_out: set[int] = set()
        """The ids of rows whose tick was taken away."""
        self.proposals: Proposals | None = None
        self.problem = ""
        """Why nothing could be looked for, in words."""
        self.asked_live = 0
        """How many pages were asked for since the last click."""
        self.silent: Sequence[SilentPages] = ()
        """Of the pages that were asked for last, those that gave no date, by reason."""
        self._allows_private = False
        self._live: dict[str, list[Evidence]] = {}
        self._web = web
        self._asking: CheckRun | None = None
        self._reading = JobOwner(session.jobs, self)
        self._now = now
        self._revision = -1

    @property
    def row_ids(self) -> array[int]:
        """The rows that are meant."""
        return self.selected if self.is_of_selection else self.shown

    @property
    def is_current(self) -> bool:
        """True while the document is as it was when the dates were proposed."""
        return self._revision == self.session.revision

    @property
    def is_asking(self) -> bool:
        """True while live pages are asked for."""
        return self._asking is not None or self._reading.is_working

    @property
    def count(self) -> int:
        """How many rows would change."""
        return len(self._lines) - len(self.left_out)

    @property
    def edit(self) -> SetCells | None:
        """What is to be done, once that is known."""
        return edit_of(self._lines, self.left_out)

    @property
    def _lines(self) -> Sequence[Proposal]:
        return self.proposals.lines if self.proposals is not None else ()

    @property
    def needs_pattern(self) -> bool:
        """True where files are to be looked at."""
        return self.uses_git or self.uses_file_times

    def find(self) -> None:
        """Look for evidence in a worker, and propose dates."""
        self.cancel_search()
        self.proposals, self.problem = None, ""
        try:
            search = self._search()
        except SitemapError as error:
            self._on_failed(error)
            return
        table, row_ids = self.session.document.table.snapshot(), self.row_ids
        self._revision = self.session.revision
        live, now, precision = dict(self._live), self._now(), self.precision
        clears, stamp, pages = self.clears_stamped, self.session.stamp, self.session.pages

        def work(progress: Progress) -> Proposals:
            positions = positions_of_rows(table, row_ids)
            found = search.look(table, positions, share_of(progress, 0, _LOOKING))
            found.append(live)
            if pages is not None:
                locs = ((table[position].loc or "").strip() for position in positions)
                found.append(checked_dates(locs, pages, progress))
            return propose(
                *(table, positions, found, now),
                precision=precision,
                clears_stamped=clears,
                built=moment_of(stamp) if stamp is not None else None,
                progress=share_of(progress, _LOOKING, 1 - _LOOKING),
            )

        self.begin(work, self._on_found, self._on_failed)
        self.on_changed()

    def _search(self) -> EvidenceSearch:
        """Return where to look. Raises: EvidenceError for a pattern that is none."""
        patterns = (FilePattern.parse(self.pattern),) if self.needs_pattern else ()
        return EvidenceSearch(
            self.root,
            patterns,
            uses_git=self.uses_git,
            uses_file_times=self.uses_file_times,
            older=self.older,
        )

    def _on_found(self, found: Proposals) -> None:
        self.proposals = found
        if self.left_out:
            self.left_out &= {line.row_id for line in found.lines}
        self.on_changed()

    def _on_failed(self, error: SitemapError) -> None:
        self.problem = sentence(error)
        self.on_changed()

    def cancel_search(self) -> None:
        """Stop looking; live pages are asked for all the same."""
        super().cancel()

    def cancel(self) -> None:
        """Stop whatever is under way."""
        run, self._asking = self._asking, None
        if run is not None:
            run.stop()
            run.deleteLater()
        self._reading.cancel()
        super().cancel()

    # Live pages

    def live_count(self) -> int:
        """Return how many requests `ask_live` makes: pages that were not asked for here yet.

        Of very many rows that is only their number: nobody may ask so much at once.
        """
        return len(self.row_ids) if len(self.row_ids) > MOST_LIVE else len(self._to_ask())

    def _to_ask(self) -> list[str]:
        table: PieceTable = self.session.document.table
        locs = ((table.row(row_id).loc or "").strip() for row_id in self.row_ids)
        return [loc for loc in dict.fromkeys(locs) if loc not in self._live and is_address(loc)]

    def ask_live(self, *, allow_private: bool = False) -> None:
        """Ask for the pages as politely as a live check; then propose dates anew.

        A yes to addresses of this computer and its network holds from then on, but only here.
        """
        self._allows_private |= allow_private
        self.asked_live, self.silent = 0, ()
        manners = Manners(allow_private=self._allows_private)
        asked, pages = self._to_ask(), self.session.pages
        kept = pages.of if pages is not None else lambda _url: None

        def tells() -> None:
            if self._asking is run:
                self._on_asked(run)

        self._asking = run = CheckRun(self._web, self.session.jobs, tells, self)
        run.begin(lambda progress: dates_check(asked, kept, manners, self._now, progress))
        self.on_changed()

    def _on_asked(self, run: CheckRun) -> None:
        schedule = run.schedule
        for host in schedule.paused_hosts if schedule is not None else ():
            run.skip_host(host)  # what it does not answer has no date
        if run.state is RunState.OVER:
            self._asking = None
            run.deleteLater()
            if run.error is not None:
                self._on_failed(run.error)
            elif run.check is not None:
                self._read(run.check)
            else:
                self.on_changed()
        elif run.done != self.asked_live:
            self.asked_live = run.done
            self.on_changed()

    def _read(self, check: LiveCheck) -> None:
        def work(progress: Progress) -> _Asked:
            found = asked_dates(check, progress)
            dated = {url for url, evidence in found.items() if evidence}
            return found, silent_pages(check, dated, progress)

        def on_done(asked: _Asked) -> None:
            check.store.close()
            found, self.silent = asked
            refused = {url for each in self.silent if each.is_private for url in each.urls}
            self._live.update({url: of or [] for url, of in found.items() if url not in refused})
            self.find()

        self._reading.begin(work, on_done)
        self.on_changed()

    def stop_asking(self) -> None:
        """Ask for no more pages; what those said that answered counts."""
        if self._asking is not None:
            self._asking.stop()
        self.on_changed()

    # The pattern, tried on a row

    def example(self, loc: str) -> tuple[str, bool]:
        """Return the file behind a URL by the pattern, and whether it is there; "" for none."""
        try:
            candidates = FilePattern.parse(self.pattern).candidates(loc)
        except SitemapError:
            return "", False
        for candidate in candidates:
            if _is_file(self.root / candidate):
                return candidate, True
        return (candidates[0], False) if candidates else ("", False)

    # In words

    def source_text(self, source: EvidenceSource) -> str:
        """Return what a source of dates is called."""
        return {
            EvidenceSource.JSON_LD: self.tr("page (JSON-LD)"),
            EvidenceSource.META: self.tr("page (meta)"),
            EvidenceSource.GIT: self.tr("git"),
            EvidenceSource.HISTORY: self.tr("older version"),
            EvidenceSource.FILE: self.tr("file"),
            EvidenceSource.HEADER: self.tr("Last-Modified"),
            EvidenceSource.HASH: self.tr("page (changed)"),
        }[source]

    def silent_text(self, silent: SilentPages) -> str:
        """Return why pages gave no date, with one of them to look at."""
        why, url = said(silent.why), silent.urls[0]
        text = self.tr("%Ln page(s) gave no date: {why}. The first: {url}", "", len(silent.urls))
        if len(silent.urls) == 1:
            text = self.tr("{url} gave no date: {why}.")
        return text.format(why=why, url=url)

    def best_text(self, evidence: Evidence) -> str:
        """Return where a date is from; of a page that is another one than before: since when."""
        if evidence.since is None:
            return self.source_text(evidence.source)
        return self.tr("changed since {day}").format(day=evidence.since.date().isoformat())

    def evidence_text(self, evidence: Evidence) -> str:
        """Return one piece of evidence: where, and which day."""
        if evidence.since is not None:
            return self.best_text(evidence)
        day = evidence.moment.date().isoformat()
        return f"{self.source_text(evidence.source)} {day}"


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
