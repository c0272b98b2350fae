"""A bar where other programs changed files whose rows are in one table with others."""

from __future__ import annotations

from pathlib import Path
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.joined_document import JoinedDocument
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.files.file_watch import FileWatch, Look
from sitemap_editor.windows.indexes.joined_opening import JoinedOpening
from sitemap_editor.windows.looks.notice import Notice, put_away
from sitemap_editor.windows.settling import settle, settle_page
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.table.view_state import ViewState
from sitemap_editor.windows.window_services import WindowServices


class JoinedOnDisk(QObject):
    """Watches the files of all tables that are open, and offers to read them again."""

    def __init__(self, place: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._opening = JoinedOpening(place, self)
        self._told: WeakKeyDictionary[DocumentPage, tuple[list[str], Notice]] = WeakKeyDictionary()
        self._watch = FileWatch(place.query_jobs, self)
        self._watch.looked.connect(self._on_looked)
        self.look = self._watch.look

    def follow_tabs(self) -> None:
        """Watch the files of what is open by now."""
        documents = (_document(page) for page in self._pages())
        files = (file for document in documents for file in document.files)
        self._watch.follow({file.path for file in files if file.is_there})

    def _pages(self) -> list[DocumentPage]:
        """Return the tables of which all files are read."""
        pages = self._place.tabs.pages()
        return [page for page in pages if page.session.is_joined and not page.session.is_read_only]

    def _on_looked(self, looks: dict[Path, Look]) -> None:
        if QApplication.activeModalWidget() is not None:
            return  # its end brings the window to the front, which looks again
        for page in self._pages():
            if not self._place.files.is_saving(page):
                files = _document(page).files
                changed = [
                    file.name
                    for file in files
                    if file.is_there
                    and (look := looks.get(file.path)) is not None
                    and look.stamp != file.stamp
                ]
                self._tell(page, changed)

    def _tell(self, page: DocumentPage, changed: list[str]) -> None:
        """Say which files were changed, where that is not what was said last."""
        names, notice = self._told.get(page, ([], None))
        if names == changed:
            return
        self._told.pop(page, None)
        put_away(notice)
        if not changed:
            return
        text = self.tr("“{name}” was changed or removed by another program.")
        if len(changed) > 1:
            text = self.tr(
                "%Ln file(s), “{name}” first, were changed or removed by another program.",
                "",
                len(changed),
            )
        reload = (self.tr("Reloa&d All Files"), lambda: self._reload(page))
        notice = page.add_notice(text.format(name=changed[0]), "severity-warning", reload)
        self._told[page] = (changed, notice)

    def _reload(self, page: DocumentPage) -> None:
        """Read all files again; a person stays where they are."""
        tabs, session = self._place.tabs, page.session
        if not settle(tabs, lambda: self._reload(page), page):
            return
        is_asked = session.is_modified or bool(page.unapplied_rows())
        if is_asked and not self._place.prompts.throw_away_changes(page.name):
            return
        path, revision, view = _document(page).index_path, session.revision, ViewState.of(page)
        index = tabs.page_at(path)
        snapshot = index.session.content() if isinstance(index, DocumentPage) else None

        def work(progress: Progress) -> tuple[JoinedDocument, ViewState]:
            from sitemap_editor.core.operations.joining.opening import open_joined

            table = snapshot or Document.open(path, progress=progress).table
            document = open_joined(path, table.values(LOC), progress=progress)
            return document, view.found_in(document.table)

        def show(found: tuple[JoinedDocument, ViewState]) -> None:
            if tabs.indexOf(page) < 0 or not settle_page(page, lambda: show(found)):
                return
            was_edited = session.revision != revision
            if was_edited and not self._place.prompts.throw_away_changes(page.name):
                return
            document, place = found
            self._opening.tell_left_out(tabs.replace_document(page, document, place), document)
            self.follow_tabs()

        self._place.start(page.name, self.tr("Reloading {name}"), work, show)


def _document(page: DocumentPage) -> JoinedDocument:
    document = page.session.document
    assert isinstance(document, JoinedDocument)  # noqa: S101 - it has an index
    return document
