"""What Dates from Evidence does to the document on screen."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject
from shiboken6 import isValid

from sitemap_editor.session.program.settings import DATES_PATTERN, DATES_ROOT
from sitemap_editor.session.web.dating_review import DatingReview
from sitemap_editor.windows.changing.commands import rows_of
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices


class DatesCommands(QObject):
    """Sets dates by what speaks for them, after a look at it."""

    def __init__(self, place: WindowServices, now: Callable[[], datetime], parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._now = now

    def set_dates(self) -> None:
        """Propose dates for the rows that are shown; those that are ticked are set as one step."""
        page = self._place.tabs.current_page()
        if page is None:
            return
        shown, selected = rows_of(page)
        settings = self._place.settings
        remembered = settings.get(DATES_ROOT)
        beside = page.path.parent if page.path is not None else Path.home()
        review = DatingReview(
            *(page.session, shown, selected, self._place.web, self._now),
            root=Path(remembered) if remembered else beside,
            pattern=settings.get(DATES_PATTERN),
        )
        is_wanted = self._place.prompts.review_dates(review)
        if not isValid(review) or page not in self._place.tabs.pages():
            said = self.tr("The file was reloaded or closed in the meantime; nothing was changed.")
            self._place.reporter.message(said)
            return
        if is_wanted:
            settings.set(DATES_ROOT, str(review.root))
            settings.set(DATES_PATTERN, review.pattern)
            self._make(page, review)
        review.cancel()
        review.deleteLater()

    def _make(self, page: DocumentPage, review: DatingReview) -> None:
        edit, count, proposals = review.edit, review.count, review.proposals
        if edit is None or not review.is_current or page.session.beside.is_under_way:
            said = self.tr("The file changed in the meantime. Try again.")
            self._place.reporter.message(said, page)
            return
        if proposals is not None and proposals.clearing_without(review.left_out) == count:
            said = self.tr("%n stamped date(s) cleared.", "", count)
        else:
            said = self.tr("%n date(s) set by evidence.", "", count)

        def tell(_effect: object) -> None:
            self._place.reporter.message(said, page, is_edit=True)

        page.model.carry_out(edit, self.tr("Set %n date(s) by evidence", "", count), tell)
