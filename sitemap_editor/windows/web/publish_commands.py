"""What the Web menu does about publishing: each dialog stands beside the work."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject

from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.core.web.publishing.checklist_line import Remedy
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.program.publications import Publications
from sitemap_editor.session.web.indexnow_review import IndexNowReview
from sitemap_editor.session.web.indexnow_store import IndexNowStore
from sitemap_editor.session.web.publish_review import PublishReview
from sitemap_editor.session.web.rules_review import RulesReview
from sitemap_editor.session.web.scope_review import ScopeReview
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices

_MOST_URLS = 1_000
_FOLDER = "indexnow"


class PublishCommands(QObject):
    """Commands on what is, or will be, online; `remedies` act on the page in front."""

    def __init__(
        self,
        place: WindowServices,
        remedies: Mapping[Remedy, Callable[[], object]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._place = place
        self._remedies = remedies

    def show_checklist(self) -> None:
        """Show the checklist of the file in front; nothing is asked yet."""
        page = self._page()
        if page is None:
            return
        place, session = self._place, page.session
        review = PublishReview(
            session,
            place.web,
            place.query_jobs,
            Publications(place.settings),
            {each: partial(self._in_front, session, run) for each, run in self._remedies.items()},
        )
        place.prompts.show_checklist(review)

    def show_indexnow(self) -> None:
        """Show what would be sent by IndexNow of the file in front; nothing is sent yet."""
        page = self._page()
        if page is None:
            return
        place = self._place
        folder = place.web.folder
        store = IndexNowStore(place.settings, folder / _FOLDER if folder is not None else None)
        review = IndexNowReview(page.session, place.web, place.query_jobs, store)
        place.prompts.show_indexnow(review)

    def show_scope(self) -> None:
        """Show what an address would come to for the file in front."""
        page = self._page()
        if page is None:
            return
        session = page.session

        def show_rows(text: str) -> None:
            shown = self._place.tabs.page_of(session)
            if isinstance(shown, DocumentPage):
                self._place.tabs.bring_to_front(shown)
                shown.filter.bar.open()
                shown.filter.set_text(text)

        self._place.prompts.show_scope(ScopeReview(session, self._place.query_jobs, show_rows))

    def show_robots_rules(self) -> None:
        """Show which line of a robots.txt decides over the selected URLs."""
        page = self._page()
        if page is None:
            return
        place, session = self._place, page.session
        review = RulesReview(session, place.web, place.query_jobs, _chosen_urls(page))
        place.prompts.show_robots_rules(review)

    def _page(self) -> DocumentPage | None:
        page = self._place.tabs.current_page()
        if page is not None:
            page.view.finish_editing()
        return page

    def _in_front(self, session: Session, run: Callable[[], object]) -> None:
        """Do something about a file that may be behind another tab by now."""
        page = self._place.tabs.page_of(session)
        if page is not None:
            self._place.tabs.bring_to_front(page)
            run()


def _chosen_urls(page: DocumentPage) -> list[str]:
    """Return the URLs of the selected rows, at most a thousand, each once."""
    table, model = page.session.document.table, page.model
    rows = page.view.selected.rows()[:_MOST_URLS]
    locs = (table.row(model.row_id(row)).value(LOC) for row in rows)
    return list(dict.fromkeys(loc.strip() for loc in locs if loc and loc.strip()))
