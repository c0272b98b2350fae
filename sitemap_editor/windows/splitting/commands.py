"""What the command of splitting does: shows the dialog and opens what came of it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from sitemap_editor.core.protocol.location import Published
from sitemap_editor.session.program.publications import Publications
from sitemap_editor.session.splitting.split_review import SplitReview
from sitemap_editor.windows.settling import settle
from sitemap_editor.windows.window_services import WindowServices


class SplitCommands(QObject):
    """Splitting of the current page."""

    def __init__(self, place: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place

    def split(self) -> None:
        """Divide the document on screen into several files, after a preview."""
        page = self._place.tabs.current_page()
        if page is None or not settle(self._place.tabs, self.split, page):
            return
        jobs, settings = self._place.file_jobs, self._place.settings
        review = SplitReview(page.session, page.name, jobs, settings, self)
        wanted = self._place.prompts.review_split(review)
        review.cancel()
        self._tell(review)
        self._remember(review)
        review.deleteLater()
        if wanted is not None:
            self._place.files.open_paths([wanted])

    def _remember(self, review: SplitReview) -> None:
        """Remember where the index is published, so that it is not asked again."""
        if review.paths is not None and review.index_path is not None and review.index_url:
            published = Published(review.index_url)
            Publications(self._place.settings).remember(review.index_path, published)

    def _tell(self, review: SplitReview) -> None:
        """Say what was written, and which tab shows a file as it no longer is."""
        if review.paths is None:
            return
        text = self.tr("%Ln file(s) were written to {folder}.", "", len(review.paths))
        said = [text.format(folder=review.folder)]
        for path in review.paths:
            page = self._place.tabs.page_at(path)
            if page is not None:
                text = self.tr("“{name}” is open in its old version. Reload it to see the new one.")
                said.append(text.format(name=page.name))
                break
        self._place.reporter.message(" ".join(said))
