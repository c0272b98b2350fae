"""What “Check Live” does: asks about it, begins it, and shows it where its document is."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

from sitemap_editor.core.web.live.store import ResultStore
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.program.settings import HIDDEN_COLUMNS
from sitemap_editor.session.table.live_columns import SHOWN_AT_FIRST
from sitemap_editor.session.web.live.check_run import RunState
from sitemap_editor.session.web.live.live_results import LiveResults
from sitemap_editor.session.web.live.live_review import LiveReview
from sitemap_editor.session.web.live.live_run import LiveRun
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.web.live_bar import LiveBar
from sitemap_editor.windows.window_services import WindowServices


@dataclass(slots=True)
class _Watched:
    """What belongs to one document."""

    results: LiveResults
    bar: LiveBar | None = None
    run: LiveRun | None = None


class LiveCommands(QObject):
    """Live checks, one at a time for each document."""

    def __init__(self, place: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._watched: dict[Session, _Watched] = {}

    def check(self) -> None:
        """Let a person decide about a check of the rows in front, and begin it."""
        page = self._place.tabs.current_page()
        if page is None:
            return
        page.view.finish_editing()
        session = page.session
        known = self._watched.get(session)
        if known is not None and known.run is not None and known.run.state is not RunState.OVER:
            text = self.tr("A live check of this file is under way. Stop it to begin another one.")
            self._place.reporter.message(text, page)
            if known.bar is not None:
                known.bar.pause.setFocus()
            return
        selected = array("I", map(page.model.row_id, page.view.selected.rows()))
        review = LiveReview(
            session,
            page.model.view_order.row_ids[:],
            selected,
            self._place.query_jobs,
            self._place.settings,
        )
        if self._place.prompts.review_live(review):
            self._begin(page, review)
        review.deleteLater()

    def _begin(self, page: DocumentPage, review: LiveReview) -> None:
        place, known = self._place, self._known(page.session)
        if known.bar is None:
            known.bar = LiveBar(lambda: self._close(page.session), page)
            page.add_bar(known.bar)
        bar, jobs = known.bar, place.query_jobs.low_priority
        run = LiveRun(known.results, review.row_ids, review.manners(), place.web, jobs, bar.tell)
        if known.run is not None:
            known.run.deleteLater()  # the one before, which is over
        known.run = run
        bar.follow(run)
        bar.show()
        self._reveal_columns(page)
        run.open()

    def recall(self, page: DocumentPage) -> None:
        """Show what is kept of an earlier check; nothing is asked."""

        def on_opened(store: ResultStore) -> None:
            if isValid(page) and len(store):
                self._reveal_columns(page)

        self._known(page.session).results.open(on_opened, lambda _error: None)

    def _known(self, session: Session) -> _Watched:
        known = self._watched.get(session)
        if known is None:
            jobs = self._place.query_jobs.low_priority
            known = self._watched[session] = _Watched(LiveResults(session, jobs))
            session.closed.connect(lambda: self._on_closed(session))
        return known

    def _on_closed(self, session: Session) -> None:
        known = self._watched.pop(session, None)
        run, path = known.run if known is not None else None, session.path
        if run is not None and run.state is not RunState.OVER and path is not None:
            QTimer.singleShot(0, self, lambda: self._tell_stopped(path))

    def _tell_stopped(self, path: Path) -> None:
        """Say that a check ended, where its file was read anew and is still there."""
        page = next((each for each in self._place.tabs.pages() if each.path == path), None)
        if page is not None:
            text = self.tr(
                "The live check was stopped, since the file was read again. Check Live goes on "
                "with what is left."
            )
            self._place.reporter.message(text, page)

    def _reveal_columns(self, page: DocumentPage) -> None:
        """Show what was found, in this table alone, but for columns that a person hid."""
        hidden = self._place.settings.get(HIDDEN_COLUMNS)
        for name in SHOWN_AT_FIRST:
            if name in page.model.names and name not in hidden:
                page.view.setColumnHidden(page.model.names.index(name), False)
        page.view.header.fill_width()

    def _close(self, session: Session) -> None:
        known = self._watched.get(session)
        page = self._place.tabs.page_of(session)
        if known is not None and known.bar is not None:
            known.bar.hide()
        if page is not None:
            page.setFocus()
