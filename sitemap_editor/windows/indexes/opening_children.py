"""Opens the sitemaps that an index lists, as far as they lie beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.children import local_files
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices

_OPENED_UNASKED: Final = 20
_LOOKED_FOR_A_STEP: Final = 500


class ChildOpening(QObject):
    """Finds the files of an index's rows in a worker, then opens each in a tab of its own."""

    def __init__(self, place: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place

    def open_rows(self, page: DocumentPage, rows: Iterable[int]) -> None:
        """Open the sitemaps that these rows of the view list."""
        self._open(page, [page.model.row_id(row) for row in rows])

    def open_all(self, page: DocumentPage) -> None:
        """Open every sitemap that the index lists; asks first where these are many."""
        self._open(page, page.model.view_order.row_ids)

    def _open(self, page: DocumentPage, row_ids: Sequence[int]) -> None:
        index_path = page.path
        if index_path is None:
            text = self.tr("Save the index first. Its sitemaps are opened from its folder.")
            self._place.reporter.message(text)
            return
        snapshot, wanted = page.session.document.table.snapshot(), list(row_ids)

        def work(progress: Progress) -> list[Path | None]:
            listed = ((loc or "").strip() for loc in snapshot.values(LOC))
            files = local_files(index_path, listed, progress)
            locs = ((snapshot.row(row_id).loc or "").strip() for row_id in wanted)
            return [files[loc].path for loc in locs]

        def on_found(result: list[Path | None]) -> None:
            self._open_found(index_path.name, result)

        job = self._place.file_jobs.start(work, on_found)
        self._place.reporter.watch(job, self.tr("Looking for the sitemaps of the index"))

    def _open_found(self, index_name: str, found: Sequence[Path | None]) -> None:
        paths = list(dict.fromkeys(path for path in found if path is not None))
        missing = found.count(None)
        if missing:
            text = self.tr("%n sitemap(s) of {name} are not in its folder.", "", missing)
            self._place.reporter.message(text.format(name=index_name))
        if len(paths) <= _OPENED_UNASKED or self._place.prompts.open_many(len(paths)):
            self._place.files.open_paths(paths, is_sure=True)
