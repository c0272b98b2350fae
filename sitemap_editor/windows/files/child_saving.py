"""Offers, after a save that changed a file, to set its lastmod in the index that lists it.

Source: PROTOCOL I05, D11: to when the bytes of the file changed, and only if a person says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.indexing.child_state import ChangedChild, rows_listing
from sitemap_editor.core.protocol.fields import LASTMOD, LOC
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.windows.file_work import FileWork
from sitemap_editor.windows.looks.notice import Notice, put_away
from sitemap_editor.windows.prompts import tell_failure
from sitemap_editor.windows.settling import settle
from sitemap_editor.windows.table.document_page import DocumentPage

Found = tuple[Document | None, Sequence[int]]
"""The index, where it was opened for this, and the ids of its rows that list the file."""


class ChildSaving(QObject):
    """Notices on the pages of files that an index lists, and what their button does."""

    def __init__(self, work: FileWork, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._tabs, self._reporter = work.tabs, work.reporter
        self._notices: WeakKeyDictionary[OpenFile, Notice] = WeakKeyDictionary()

    def offer(self, file: OpenFile, changed: ChangedChild) -> None:
        """Put a notice on the page of a file that was saved, in place of an earlier one."""
        page = self._tabs.page_of(file)
        if page is None:
            return
        put_away(self._notices.pop(file, None))
        if not changed.is_news:
            return
        text = self.tr("“{index}” lists this file. Set its lastmod there to {lastmod}?").format(
            index=changed.index_path.name, lastmod=changed.lastmod
        )
        action = self.tr("Set Last&mod"), partial(self._set, file, changed)
        self._notices[file] = page.add_notice(text, action=action)

    def _set(self, file: OpenFile, changed: ChangedChild) -> None:
        """Find the rows in a worker, opening the index where it is not open; then set them."""
        shown = self._tabs.page_at(changed.index_path)
        index = shown if isinstance(shown, DocumentPage) else None
        if shown is not None and index is None:
            text = self.tr("“{name}” is open for repair. Finish the repair first.")
            self._reporter.message(text.format(name=shown.name))
            return
        put_away(self._notices.pop(file, None))
        if not settle(self._tabs, lambda: self._set(file, changed)):
            return
        table = index.session.content() if index is not None else None

        def work(progress: Progress) -> Found:
            opened = None
            if table is None:
                opened = Document.open(changed.index_path, progress=progress)
            looked_in = table if opened is None else opened.table
            assert looked_in is not None  # noqa: S101 - one of the two is there
            rows = rows_listing(changed.path, changed.index_path, looked_in.values(LOC))
            return opened, [looked_in.row_id(position) for position in rows]

        def on_found(result: Found) -> None:
            opened, row_ids = result
            still = index if index in self._tabs.pages() else None
            self._set_in(changed, file, still, opened, row_ids)

        def on_failed(error: Exception) -> None:
            tell_failure(self._work.prompts, changed.index_path.name, error)
            if self._tabs.page_of(file) is not None:
                self.offer(file, changed)  # what went wrong can be mended

        text = self.tr("Reading {name}")
        self._work.start(changed.index_path.name, text, work, on_found, on_failed)

    def _set_in(
        self,
        changed: ChangedChild,
        child: OpenFile,
        page: DocumentPage | None,
        opened: Document | None,
        row_ids: Sequence[int],
    ) -> None:
        """Set the cells, in one step of undo."""
        if opened is not None and row_ids:
            if self._tabs.page_at(changed.index_path) is not None:
                self._set(child, changed)  # it was opened while this looked for it
                return
            page = self._tabs.add_document(opened, never_saved=False)
        placed = page.session.document.table.is_placed if page is not None else b""
        row_ids = [row_id for row_id in row_ids if row_id < len(placed) and placed[row_id]]
        names = {"name": changed.path.name, "index": changed.index_path.name}
        if not row_ids or page is None:
            text = self.tr("“{index}” no longer lists “{name}”, so nothing was changed.")
            self._reporter.message(text.format(**names))
            return
        cells = [(row_id, LASTMOD, changed.lastmod) for row_id in row_ids]
        label = self.tr("Set lastmod of {name}").format(**names)
        if not page.model.set_cells(cells, label):
            return
        if (
            page is self._tabs.front_page()
            and (row := page.model.view_order.row(row_ids[0])) is not None
        ):
            page.view.go_to(row, page.model.fields.index(LASTMOD))
        text = self.tr("lastmod of “{name}” was set in “{index}”. Save that file too.")
        self._reporter.message(text.format(**names))
