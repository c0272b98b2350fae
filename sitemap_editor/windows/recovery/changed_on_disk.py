"""Bars and quiet reloading where another program changed, removed or protects an open file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path
from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QVBoxLayout
from shiboken6 import isValid

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.files.claims import Claims
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES, Stamp
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.files.file_watch import FileWatch, Look
from sitemap_editor.session.jobs import let_go
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.looks.notice import Notice, NoticeAction, put_away
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.settling import is_worked_on, settle
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.table.view_state import ViewState
from sitemap_editor.windows.window_services import WindowServices

_CHUNK: Final = 1 << 22


class _About(Enum):
    """What a bar is about."""

    CHANGED = auto()
    GONE = auto()
    PROTECTED = auto()
    SHARED = auto()


@dataclass(slots=True)
class _Known:
    """What was told about the file of one page."""

    path: Path
    told: Stamp | None = None
    """The state of the file that a person knows of; None: that in which it was read."""
    bars: dict[_About, Notice] = field(default_factory=dict)
    is_reading: bool = False


class ChangedOnDisk(QObject):
    """What other programs did to open files, and what is offered to a person then."""

    def __init__(
        self, place: WindowServices, parent: QObject, claims_folder: Path | None = None
    ) -> None:
        super().__init__(parent)
        self._place = place
        self._known: WeakKeyDictionary[TabPage, _Known] = WeakKeyDictionary()
        claims = Claims(claims_folder) if claims_folder is not None else None
        self._watch = FileWatch(place.query_jobs, self, claims)
        self._watch.looked.connect(self._on_looked)
        self.look = self._watch.look
        self.close = self._watch.close

    def follow_tabs(self) -> None:
        """Watch the files that are open by now."""
        paths = {page: page.path for page in self._place.tabs.all_pages() if page.path is not None}
        for page, known in list(self._known.items()):
            if page not in paths:
                del self._known[page]
            elif known.path != paths[page]:  # saved under another name
                for bar in known.bars.values():
                    put_away(bar)
                del self._known[page]
        for page, path in paths.items():
            self._known.setdefault(page, _Known(path))
        self._watch.follow(set(paths.values()))

    # What was found

    def _on_looked(self, looks: dict[Path, Look]) -> None:
        if QApplication.activeModalWidget() is not None:
            return  # a dialog may speak of the document; its end brings the window to the front
        for page in self._place.tabs.all_pages():
            known = self._known.get(page)
            is_ours = known is None or known.is_reading or self._place.files.is_saving(page)
            if known is not None and not is_ours and page.open_file and page.path == known.path:
                look = looks.get(known.path)
                if look is not None:
                    self._take_look(page, page.open_file, known, look)

    def _take_look(self, page: TabPage, file: OpenFile, known: _Known, look: Look) -> None:
        file.note_gone(is_gone=look.stamp is None)
        self._tell_gone(page, known, file)
        if look.stamp is None:
            known.told = None
            return
        self._tell_use(page, known, look)
        if look.stamp == file.stamp:
            _hide(known.bars.get(_About.CHANGED))
            known.told = None
        elif look.stamp != known.told:
            known.told = look.stamp
            self._take_change(page, known)

    def _take_change(self, page: TabPage, known: _Known) -> None:
        """Reload where nothing can be lost by it, else ask."""
        if isinstance(page, DocumentPage) and _is_at_rest(page):
            self._reload(page, known)
        else:
            self._tell_changed(page, known)

    # Reloading without a question

    def _reload(self, page: DocumentPage, known: _Known) -> None:
        session, path, place = page.session, known.path, ViewState.of(page)
        snapshot, revision = session.document.table.snapshot(), session.revision
        cap_bytes = _cap_bytes(session.document)

        def work(progress: Progress) -> tuple[Document, ViewState | None]:
            document = Document.open(path, cap_bytes=cap_bytes, progress=progress)
            if _are_equal(document.table, snapshot):
                return document, None
            return document, place.found_in(document.table)

        def on_read(result: tuple[Document, ViewState | None]) -> None:
            document, found = result
            if page not in self._place.tabs.all_pages() or session.document.path != path:
                return
            if found is None and document.stamp is not None:
                session.note_same(document.stamp)
            elif found is not None:
                is_as_it_was = session.revision == revision and _is_at_rest(page)
                self._take_read(page, known, document, found, is_as_it_was=is_as_it_was)

        def on_failed(error: Exception) -> None:
            if not isinstance(error, SitemapError):
                raise error
            if page in self._place.tabs.all_pages():
                self._tell_changed(page, known, error)

        known.is_reading = True
        job = self._place.start(page.name, self.tr("Reloading {name}"), work, on_read, on_failed)
        job.ended.connect(lambda: self._on_ended(known))

    def _take_read(
        self,
        page: DocumentPage,
        known: _Known,
        document: Document,
        place: ViewState,
        *,
        is_as_it_was: bool,
    ) -> None:
        """Show what was read, unless a person began something meanwhile."""
        if not is_as_it_was:
            self._tell_changed(page, known)
        elif QApplication.activeModalWidget() is not None:
            known.told = None  # once the dialog is gone
        else:
            self._show(page, document, place)

    def _on_ended(self, known: _Known) -> None:
        known.is_reading = False
        self.look()

    def _show(self, page: DocumentPage, document: Document, place: ViewState) -> None:
        """Put the file in the place of what it was; a person stays where they were."""
        name = page.name
        self._place.tabs.replace_document(page, document, place)
        text = self.tr("“{name}” was changed by another program and reloaded.")
        self._place.reporter.message(text.format(name=name))

    # Bars

    def _tell_changed(
        self, page: TabPage, known: _Known, error: SitemapError | None = None
    ) -> None:
        """Ask what to do about another content, which cannot be read where there is an error."""
        text = self.tr("“{name}” was changed by another program.").format(name=page.name)
        if error is not None:
            text = self.tr(
                "“{name}” was changed by another program and can no longer be read. You see its "
                "previous content. {reason}"
            ).format(name=page.name, reason=sentence(error))
        put_away(known.bars.pop(_About.CHANGED, None))
        actions: list[NoticeAction] = [(self.tr("Reloa&d"), lambda: self._on_reload(page))]
        if page.open_file is not None and not page.open_file.is_read_only:
            actions.append((self.tr("Keep &Mine"), lambda: self._on_keep(page)))
        if isinstance(page, DocumentPage):
            actions.append((self.tr("&Compare…"), lambda: self._on_compare(page)))
        self._tell(page, known, _About.CHANGED, text, *actions)

    def _tell_gone(self, page: TabPage, known: _Known, file: OpenFile) -> None:
        text, actions = "", list[NoticeAction]()
        if file.is_gone:
            _hide(known.bars.get(_About.CHANGED))
            text = self.tr("“{name}” was deleted or moved.")
        if file.is_gone and not file.is_read_only:
            text = self.tr("“{name}” was deleted or moved. Save to create it again.")
            actions.append((self.tr("Save"), self._place.files.save))
        self._tell(page, known, _About.GONE, text.format(name=page.name), *actions)

    def _tell_use(self, page: TabPage, known: _Known, look: Look) -> None:
        """Tell who keeps from writing the file, or writes it too."""
        text = self.tr(
            "“{name}” is write-protected. You can edit it and save it under another name."
        ).format(name=page.name)
        save_as = self.tr("Save As…"), self._place.files.save_as
        self._tell(page, known, _About.PROTECTED, "" if look.is_writable else text, save_as)
        text = self.tr(
            "“{name}” is also open in another window of this program. You will be notified "
            "when it is saved there."
        ).format(name=page.name)
        self._tell(page, known, _About.SHARED, text if look.is_shared else "")

    def _tell(
        self, page: TabPage, known: _Known, about: _About, text: str, *actions: NoticeAction
    ) -> None:
        """Put up a bar unless it is there; without a text, take it away."""
        if not text:
            put_away(known.bars.pop(about, None))
            return
        if about in known.bars:
            return
        known.bars[about] = notice = Notice(text, page, "severity-warning", *actions)
        layout = page.layout()
        if isinstance(layout, QVBoxLayout):
            layout.insertWidget(0, notice)
        if page is self._place.tabs.front_page():
            self._place.reporter.message(text)

    # What a person decides

    def _on_reload(self, page: TabPage) -> None:
        self._place.tabs.bring_to_front(page)
        self._place.files.reload()

    def _on_keep(self, page: TabPage) -> None:
        known = self._known.get(page)
        if page.open_file is not None and known is not None and known.told is not None:
            page.open_file.keep_over(known.told)
            _hide(known.bars.get(_About.CHANGED))

    def _on_compare(self, page: DocumentPage) -> None:
        if not settle(self._place.tabs, lambda: self._on_compare(page), page):
            return
        document = page.session.document
        if document.path is None:
            return
        from sitemap_editor.session.files.disk_comparison import DiskComparison  # seldom wanted

        review = DiskComparison(page.session, document.path, _cap_bytes(document), self)
        answer = self._place.prompts.compare_with_disk(review)
        let_go(review)
        decide: dict[Answer, Callable[[TabPage], None]] = {
            Answer.YES: self._on_sure_reload,
            Answer.NO: self._on_keep,
        }
        if answer in decide and page in self._place.tabs.all_pages():
            decide[answer](page)

    def _on_sure_reload(self, page: TabPage) -> None:
        """Reload after a person has seen what is lost."""
        self._place.tabs.bring_to_front(page)
        self._place.files.reload(is_sure=True)


def _is_at_rest(page: DocumentPage) -> bool:
    """Tell whether nothing would be lost by showing the file anew; what is typed beside is kept."""
    page.view.finish_beside()
    return not (page.is_modified or is_worked_on(page) or page.unapplied_rows())


def _cap_bytes(document: Document) -> int:
    """Return how large the file may have become: not less than a person has allowed already."""
    return max(DEFAULT_CAP_BYTES, 2 * document.size_bytes)


def _are_equal(one: PieceTable, other: PieceTable) -> bool:
    """Tell whether two documents have the same bytes, one of them just read."""
    if one.size_bytes != other.size_bytes:
        return False
    start, whole = 0, memoryview(one.buffers.original)
    for piece in other.pieces():
        for first in range(0, len(piece), _CHUNK):
            part = piece[first : first + _CHUNK]
            if whole[start : start + len(part)] != part:
                return False
            start += len(part)
    return True


def _hide(notice: Notice | None) -> None:
    if notice is not None and isValid(notice):
        notice.hide()
