"""What the Sitemaps menu does with indexes, the sitemaps they list, and robots.txt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from shiboken6 import isValid

from sitemap_editor.core.document.edits import InsertRows
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.children import local_files
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX
from sitemap_editor.core.protocol.location import Published, folder_of, is_address, url_in
from sitemap_editor.session.indexes.index_draft import IndexDraft
from sitemap_editor.session.indexes.robots_review import RobotsReview
from sitemap_editor.session.jobs import let_go
from sitemap_editor.session.program.publications import Publications
from sitemap_editor.session.program.settings import INDEX_FOLDER_URL, LAST_FOLDER
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.settling import settle
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices

_OPENED_UNASKED: Final = 20
_MOST_FROM_WEB: Final = 20
_LOOKED_FOR_A_STEP: Final = 500


class ChildOpening(QObject):
    """Finds the files of an index's rows in a worker, then opens each in a tab of its own."""

    def __init__(self, place: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._notices: dict[DocumentPage, Notice] = {}

    def open_rows(self, page: DocumentPage, rows: Iterable[int]) -> None:
        """Open the sitemaps that these rows of the view list."""
        self._open(page, [page.model.row_id(row) for row in rows])

    def open_all(self, page: DocumentPage) -> None:
        """Open every sitemap that the index lists; asks first where these are many."""
        self._open(page, page.model.view_order.row_ids)

    def _open(self, page: DocumentPage, row_ids: Sequence[int]) -> None:
        index_path = page.path
        if page.origin_url:
            self._open_from_web(page, row_ids)
            return
        if index_path is None:
            text = self.tr("Save the index first. Its sitemaps are opened from its folder.")
            self._place.reporter.message(text)
            return
        snapshot, wanted = page.session.document.table.snapshot(), list(row_ids)

        def work(progress: Progress) -> _Found:
            listed = list(dict.fromkeys((loc or "").strip() for loc in snapshot.values(LOC)))
            files = local_files(index_path, listed, progress)
            locs = [(snapshot.row(row_id).loc or "").strip() for row_id in wanted]
            return _Found(listed, [(loc, files[loc].path) for loc in locs])

        def on_found(result: _Found) -> None:
            self._open_found(index_path.name, [path for _, path in result.found])
            self._offer(page, index_path.parent, result)

        text = self.tr("Looking for the sitemaps of the index")
        self._place.start(index_path.name, text, work, on_found)

    def _open_from_web(self, page: DocumentPage, row_ids: Sequence[int]) -> None:
        """Open what an index of the web lists from there."""
        table = page.session.document.table
        locs = ((table.row(row_id).loc or "").strip() for row_id in row_ids)
        urls = list(dict.fromkeys(filter(is_address, islice(locs, _MOST_FROM_WEB + 1))))
        if len(urls) > _MOST_FROM_WEB:
            text = self.tr("These are many: select some of them, or use Web, Download All.")
            self._place.reporter.message(text)
        elif urls:
            self._place.files.recent.open_urls(*urls)

    def _open_found(self, index_name: str, found: Sequence[Path | None]) -> None:
        paths = list(dict.fromkeys(path for path in found if path is not None))
        missing = found.count(None)
        if missing:
            text = self.tr("%n sitemap(s) of {name} are not in its folder.", "", missing)
            self._place.reporter.message(text.format(name=index_name))
        if len(paths) <= _OPENED_UNASKED or self._place.prompts.open_many(len(paths)):
            self._place.files.open_paths(paths, is_sure=True)

    def _offer(self, page: DocumentPage, folder: Path, result: _Found) -> None:
        """Offer to download what is not there; nothing is asked of the web before a person does."""
        if not isValid(page):
            return
        old = self._notices.pop(page, None)
        if old is not None and isValid(old):
            old.hide()
            old.deleteLater()
        nowhere = (loc for loc, path in result.found if path is None and is_address(loc))
        missing = list(dict.fromkeys(nowhere))
        if not missing:
            return
        count = len(missing)
        text = self.tr("%n sitemap(s) that the index lists are not in its folder.", "", count)
        label = self.tr("Download Missing Files…")
        action = (label, lambda: self._download(page, folder, result.listed, missing))
        self._notices[page] = page.add_notice(text, "severity-hint", action)
        page.destroyed.connect(lambda: self._notices.pop(page, None))

    def _download(
        self, page: DocumentPage, folder: Path, listed: Sequence[str], missing: Sequence[str]
    ) -> None:
        from sitemap_editor.session.web.download_review import DownloadReview  # not at start

        place, published = self._place, page.session.published
        url = published.url if published is not None else missing[0]
        review = DownloadReview(url, folder, place.web, place.file_jobs, self)
        review.listed, review.missing = listed, missing
        place.prompts.show_download(review, lambda path: place.files.open_paths([path]))


@dataclass(frozen=True, slots=True)
class _Found:
    """What an index lists, and where on disk that is which was looked for; None for nowhere."""

    listed: Sequence[str]
    found: Sequence[tuple[str, Path | None]]


class IndexCommands(QObject):
    """Commands on indexes, and the lines for robots.txt of any page."""

    def __init__(self, place: WindowServices, opening: ChildOpening, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._opening = opening
        self._publications = Publications(place.settings)

    # Opening what an index lists

    def open_selected(self) -> None:
        """Open the sitemaps of the selected rows."""
        if (page := self._index_page()) is not None:
            self._opening.open_rows(page, page.view.selected.rows())

    def open_all(self) -> None:
        """Open every sitemap that the index lists and that is here."""
        if (page := self._index_page()) is not None:
            self._opening.open_all(page)

    def _index_page(self) -> DocumentPage | None:
        """Return the page in front where it shows an index, typing under way handed over."""
        page = self._place.tabs.current_page()
        if page is None or page.session.document.table.row_kind is not SITEMAPINDEX:
            return None
        page.view.finish_editing()
        return page

    # Listing files

    def index_from_files(self) -> None:
        """Make a new index of files that a person chooses."""
        if not settle(self._place.tabs, self.index_from_files):
            return
        draft = IndexDraft(
            self._place.file_jobs,
            self,
            start=self._start(None),
            folders=self._folder_urls(),
            address_of=self._address_of,
        )
        if self._place.prompts.review_index(draft) and draft.is_ready:
            self._make(draft)
        let_go(draft)

    def _make(self, draft: IndexDraft) -> None:
        document = Document.new(SITEMAPINDEX)
        rows, place = draft.rows(), draft.index_place
        document.apply(InsertRows(0, rows))
        session = self._place.tabs.add_document(document, never_saved=True).session
        self._place.settings.set(INDEX_FOLDER_URL, draft.published.url or "")
        if place is not None and draft.published.url is not None:
            session.suggested_path = place
            session.untitled_name = place.name
            session.published = Published(url_in(draft.published.url, place.name), is_sure=False)
            session.title_changed.emit()
        self._place.reporter.message(
            self.tr("New index of %n sitemap(s). Save it in their folder.", "", len(rows))
        )

    def add_sitemaps(self) -> None:
        """List more files in the index in front, below the current row."""
        page = self._index_page()
        if page is None:
            return
        session, published = page.session, page.session.published
        folder = folder_of(published.url) if published is not None else None
        draft = IndexDraft(
            self._place.file_jobs,
            session,
            index=session,
            start=self._start(page),
            folders=[folder] if folder is not None else [],
            address_of=self._address_of,
        )
        is_wanted = self._place.prompts.review_index(draft)
        if not isValid(draft):  # it went with its document
            self._place.reporter.message(
                self.tr("The index was reloaded or closed, so nothing was added.")
            )
            return
        if is_wanted and draft.is_ready:
            self._add(page, draft)
        let_go(draft)

    def _add(self, page: DocumentPage, draft: IndexDraft) -> None:
        rows = draft.rows()
        positions = page.model.view_order.positions(page.view.selected.rows())
        position = positions[-1] + 1 if positions else len(page.session.document)
        label = self.tr("Add %n sitemap(s)", "", len(rows))
        if page.model.insert_rows(position, rows, label):
            self._place.reporter.message(label, page, is_edit=True)

    def _start(self, page: DocumentPage | None) -> Path:
        """Return the folder to look for files in first."""
        if page is not None and page.path is not None:
            return page.path.parent
        return Path(self._place.settings.get(LAST_FOLDER) or Path.home())

    def _folder_urls(self) -> list[str]:
        """Return where files may be published: as open ones are, what is sure first; as before."""
        pages = (self._place.tabs.current_page(), *self._place.tabs.pages())
        known = [page.session.published for page in pages if page is not None]
        said = [each.url for each in known if each is not None and each.is_sure]
        guessed = [each.url for each in known if each is not None and not each.is_sure]
        return [*said, *filter(None, [self._place.settings.get(INDEX_FOLDER_URL)]), *guessed]

    def _address_of(self, path: Path) -> str | None:
        """Return where a file is published, where somebody said so."""
        published = self._publications.of(path)
        return published.url if published is not None else None

    # robots.txt

    def show_robots(self) -> None:
        """Show the line of the file in front for robots.txt, and check the robots.txt beside it."""
        page = self._place.tabs.current_page()
        if page is None:
            return
        page.view.finish_editing()
        review = RobotsReview(page.session, self._place.file_jobs, self._publications)
        self._place.prompts.show_robots(review)
        let_go(review)
