"""Shows the rows of all files of an index as one table, in a tab of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias
from weakref import WeakKeyDictionary

from PySide6.QtCore import QLocale, QObject
from shiboken6 import isValid

from sitemap_editor.core.errors import Progress, share_of
from sitemap_editor.core.files.joined_document import JoinedDocument
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX
from sitemap_editor.session.jobs import load
from sitemap_editor.session.texts import readable_size, sentence
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.settling import settle
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices

if TYPE_CHECKING:
    from sitemap_editor.core.operations.joining.opening import JoinedReading

Locs: TypeAlias = Callable[[Progress], "Sequence[str | None] | None"]
_LOADED: Final = (
    *("session.table.file_column", "windows.table.file_limits", "windows.recovery.joined_on_disk"),
    *("core.files.recovery.joined", "windows.files.joined_saving"),
    "core.operations.joining.saving",
)
"""What shows and saves such a table: in a worker, since it held up the window."""
_NAMED = 3
"""So many files are told of in a notice; of more, how many there are."""


class JoinedOpening(QObject):
    """The command that opens the table."""

    def __init__(self, place: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._too_large: WeakKeyDictionary[DocumentPage, Notice] = WeakKeyDictionary()

    def open(self, then: Callable[[DocumentPage], object] = lambda _page: None) -> None:
        """Read the files of the index in front and show them; what is open already comes up.

        `then` is handed the page with all rows.
        """
        page = self._place.tabs.current_page()
        if page is None or page.session.document.table.row_kind is not SITEMAPINDEX:
            return
        if not settle(self._place.tabs, lambda: self.open(then), page):
            return
        path = page.path
        if path is None:
            text = self.tr("Save the index first. Its sitemaps are opened from its folder.")
            if page.origin_url:
                text = self.tr(
                    "This index is on the web. Save it with its files by Web, Download All; then "
                    "open it from there."
                )
            self._place.reporter.message(text)
        elif self._brought_to_front(path):
            if (known := self._open_page(path)) is not None and not known.session.is_read_only:
                then(known)
        else:
            snapshot = page.session.content()
            self.read(path, lambda _progress: list(snapshot.values(LOC)), page, then)

    def _brought_to_front(self, path: Path) -> bool:
        """Show the table of an index that is open already."""
        open_page = self._open_page(path)
        if open_page is not None:
            self._place.tabs.bring_to_front(open_page)
        return open_page is not None

    def _open_page(self, path: Path) -> DocumentPage | None:
        pages = self._place.tabs.pages()
        return next((each for each in pages if each.session.document.index_path == path), None)

    def read(
        self,
        path: Path,
        locs: Locs,
        page: DocumentPage | None = None,
        then: Callable[[DocumentPage], object] = lambda _page: None,
    ) -> None:
        """Read the first files, show them, and read on beside the window.

        `locs` gives, in a worker, what the index lists; None where nothing is to be opened. `page`
        shows the index; without one nobody asked just now, and the table comes behind the others.
        `then` is handed the page with all rows.
        """
        in_front = page is not None

        def work(progress: Progress) -> tuple[JoinedReading, JoinedDocument | int] | None:
            from sitemap_editor.core.operations.joining import opening

            load(_LOADED, share_of(progress, 0.0, 0.0))
            listed = locs(progress)
            if listed is None:
                return None
            reading = opening.JoinedReading(path, listed)
            size_bytes = reading.size_bytes(progress)
            is_too_large = size_bytes > opening.MOST_BYTES
            return reading, size_bytes if is_too_large else reading.first(progress)

        def show(found: tuple[JoinedReading, JoinedDocument | int] | None) -> None:
            if found is None:
                return
            reading, document = found
            if isinstance(document, int):
                if page is not None and isValid(page):
                    self._tell_too_large(page, reading.file_count, document)
                return
            if self._is_shown(document, in_front=in_front):
                return
            if reading.is_whole:
                add = self._place.tabs.add_document
                whole = add(document, never_saved=False, in_front=in_front)
                self._tell(whole, document)
                then(whole)
            else:
                self._read_on(reading, document, then, in_front=in_front)

        text = self.tr("Reading the files of {name}")
        self._place.start(path.name, text, work, show)

    def _tell_too_large(self, page: DocumentPage, files: int, size_bytes: int) -> None:
        """Say above the index that its files are opened one by one, once however often asked."""
        old = self._too_large.get(page)
        if old is not None and isValid(old):
            old.hide()
            old.deleteLater()
        text = self.tr(
            "The %Ln file(s) of this index are {size} together, more than one table holds. This "
            "list has the rows and problems of each; open files from here.",
            "",
            files,
        )
        notice = page.add_notice(text.format(size=readable_size(size_bytes)), "severity-hint")
        self._too_large[page] = notice

    def _read_on(
        self,
        reading: JoinedReading,
        document: JoinedDocument,
        then: Callable[[DocumentPage], object],
        *,
        in_front: bool,
    ) -> None:
        """Show the first files, for looking only, until all are read; no page without the rest."""
        tabs, name = self._place.tabs, document.index_path.name
        page = tabs.add_document(document, never_saved=False, in_front=in_front)
        page.session.is_read_only = True
        is_read = False

        def show(whole: JoinedDocument) -> None:
            nonlocal is_read
            if tabs.indexOf(page) < 0 or self._is_unsaved_elsewhere(whole):
                return
            is_read = True
            whole_page = tabs.replace_document(page, whole)
            self._tell(whole_page, whole)
            then(whole_page)

        def on_ended() -> None:
            if not is_read and isValid(page):
                tabs.remove_page(page)

        text = self.tr("Reading the files of {name}")
        job = self._place.start(name, text, reading.rest, show)
        job.ended.connect(on_ended)
        page.session.closed.connect(job.cancel)
        words = self.tr(
            "The first %Ln of {count} files are shown while the others are read. You can edit and "
            "save once all are there.",
            "",
            len(document.files),
        )
        count = QLocale().toString(reading.file_count)
        stop = (self.tr("Stop Reading"), job.cancel)
        page.add_notice(words.format(count=count), "severity-hint", stop)

    def _is_shown(self, document: JoinedDocument, *, in_front: bool) -> bool:
        """Tell whether there is nothing to open: it is open, or unsaved rows come first."""
        is_open = self._open_page(document.index_path) is not None
        if is_open and in_front:
            self._brought_to_front(document.index_path)
        return is_open or self._is_unsaved_elsewhere(document)

    def _is_unsaved_elsewhere(self, document: JoinedDocument) -> bool:
        """Tell a person where a file has changes in a tab of its own that come first."""
        unsaved = self._unsaved(file.path for file in document.files)
        if unsaved is None:
            return False
        text = self.tr("“{name}” is open with unsaved changes. Save it, then open the table again.")
        self._place.reporter.message(text.format(name=unsaved))
        return True

    def tell_left_out(self, page: DocumentPage, document: JoinedDocument) -> None:
        """Say above a table which files of the index are not in it, if there are any."""
        if document.left_out:
            page.add_notice(self._left_out(document), "severity-warning")

    def _tell(self, page: DocumentPage, document: JoinedDocument) -> None:
        self.tell_left_out(page, document)
        text = self.tr("%Ln file(s) opened as one table.", "", len(document.files))
        self._place.reporter.message(text, page)

    def _unsaved(self, paths: Iterable[Path]) -> str | None:
        """Return the name of a file that is modified in a tab of its own; None where none is."""
        wanted = {os.path.realpath(path) for path in paths}
        for page in self._place.tabs.all_pages():
            if page.path is not None and page.is_modified and os.path.realpath(page.path) in wanted:
                return page.name
        return None

    def _left_out(self, document: JoinedDocument) -> str:
        """Say which files are not in the table, and why."""
        text = self.tr(
            "%Ln file(s) of the index are not in this table.", "", len(document.left_out)
        )
        reasons = [
            self.tr("{name}: {reason}").format(name=each.name, reason=sentence(each.reason))
            for each in document.left_out[:_NAMED]
        ]
        if len(document.left_out) > _NAMED:
            more = QLocale().toString(len(document.left_out) - _NAMED)
            reasons.append(self.tr("and {count} more.").format(count=more))
        return " ".join((text, *reasons))
