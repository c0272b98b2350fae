"""Leads from a file that does not open to a document or a text, and back to its repairs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject

from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.files.broken_file import BrokenFile, with_side
from sitemap_editor.core.files.disk.backups import keep_copy
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.feeds import read_feed
from sitemap_editor.core.files.format import Imported
from sitemap_editor.core.files.recovery.abandoned_texts import RestoredText
from sitemap_editor.core.files.repair.plan import Side
from sitemap_editor.core.files.text_file import TextFile, text_file
from sitemap_editor.session.repair.repair_list_model import accepted
from sitemap_editor.windows.file_work import FileWork
from sitemap_editor.windows.repair.page import RepairPage
from sitemap_editor.windows.repair.text_page import TextPage
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage


@dataclass(frozen=True, slots=True)
class Repaired:
    """What was repaired on opening: the file before, and a byte for each repair."""

    file: BrokenFile
    states: bytes


class Repairing(QObject):
    """Repair views and texts on their way into tabs."""

    def __init__(self, work: FileWork, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._tabs, self._query_jobs = work.tabs, work.query_jobs

    def show_broken(self, file: BrokenFile, old: TabPage | None) -> None:
        """Show what can be repaired, or the text where nothing can; in the place of `old`.

        Who was in the text stays there.
        """
        if (file.plan.repairs or file.plan.choices) and not isinstance(old, TextPage):
            self._place(self._repair_page(file), old)
        else:
            self._show_text(file, b"", file.error, old)

    def show_repairs(self) -> None:
        """Go back to the repairs of what is on screen, or list them where it was changed since."""
        page = self._tabs.front_page()
        if isinstance(page, TextPage) and page.session.origin and page.session.can_go_back:
            self._place(self._repair_page(page.session.origin), page)
        elif isinstance(page, DocumentPage) and isinstance(page.repaired, Repaired):
            self._show_repairs_of(page, page.repaired)

    def _show_repairs_of(self, page: DocumentPage, repaired: Repaired) -> None:
        if page.session.is_modified and not page.session.revision:  # neither edited nor saved
            self._place(self._repair_page(repaired.file, repaired.states), page)
            return
        for other in self._tabs.all_pages():
            if isinstance(other, RepairPage) and other.is_record and other.file is repaired.file:
                self._tabs.bring_to_front(other)
                return
        record = RepairPage(repaired.file, self._query_jobs, states=repaired.states, is_record=True)
        self._place(record, None)

    def _place(self, page: TabPage, old: TabPage | None) -> None:
        if old is None:
            self._tabs.add_page(page)
        else:
            self._tabs.replace_page(old, page)

    # Making pages

    def _repair_page(self, file: BrokenFile, states: bytes | None = None) -> RepairPage:
        page = RepairPage(file, self._query_jobs, states=states)
        page.open_asked.connect(
            lambda document, states, keep: self._open(page, document, states, keep=keep)
        )
        page.text_asked.connect(lambda states: self._show_text_of(page, states))
        page.sides.side_chosen.connect(lambda side: self._choose(page, side))
        return page

    def _choose(self, page: RepairPage, side: Side) -> None:
        """Show what a side of a merge comes to, in the place of the page it was chosen on."""
        file = page.file

        def work(progress: Progress) -> BrokenFile:
            return with_side(file, side, progress)

        def on_planned(result: BrokenFile) -> None:
            if page not in self._tabs.all_pages():
                return
            chosen = self._repair_page(result)
            self._place(chosen, page)
            chosen.sides.focus_chosen()

        self._work.start(file.path.name, self.tr("Reading {name}"), work, on_planned)

    def _show_text_of(self, page: RepairPage, states: bytes) -> None:
        self._show_text(page.file, states, page.error if any(states) else page.file.error, page)

    def _show_text(
        self, file: BrokenFile, states: bytes, error: SitemapError, old: TabPage | None
    ) -> None:
        """Show the text of a file, with those repairs made that `states` names."""
        plan, is_changed = file.plan, any(states)

        def work(_progress: Progress) -> TextFile:
            data = plan.repaired(accepted(states)) if is_changed else plan.data
            return text_file(
                file.path, data, error, is_compressed=plan.is_compressed, stamp=plan.stamp
            )

        def on_read(text: TextFile) -> None:
            if old is not None and old not in self._tabs.all_pages():
                return
            page = TextPage(text, self._query_jobs, origin=file, is_changed=is_changed)
            self._place_text(page, old)
            if isinstance(old, TextPage):
                page.go_where(old)

        self._work.start(file.path.name, self.tr("Opening {name}"), work, on_read)

    def _place_text(self, page: TextPage, old: TabPage | None) -> None:
        page.open_asked.connect(lambda document: self._open_text(page, document))
        page.list_button.clicked.connect(lambda: self._open_list(page))
        self._place(page, old)

    def show_restored(self, restored: RestoredText, old: TabPage | None) -> TextPage:
        """Show a text with what was typed before a crash, as one step."""
        file = TextFile(
            restored.path,
            restored.before,
            restored.encoding,
            restored.is_compressed,
            restored.stamp,
            error=None,
            error_at=None,
        )
        page = TextPage(file, self._query_jobs, is_changed=not restored.is_on_disk)
        self._place_text(page, old)
        page.session.restore(restored.text)
        return page

    # Opening what was mended

    def _open_text(self, page: TextPage, document: Document) -> None:
        is_other = page.session.differs_from_file
        shown = self._tabs.replace_document(page, document)
        if is_other:
            shown.session.mark_edited()

    def _open_list(self, page: TextPage) -> None:
        """Show the URLs of a feed as a new sitemap beside it."""
        data, path = page.session.whole_data(), page.session.path

        def work(progress: Progress) -> tuple[Imported, Document]:
            feed = read_feed(data, progress)
            return feed, Document.of(feed)

        def on_read(result: tuple[Imported, Document]) -> None:
            feed, document = result
            shown = self._tabs.add_document(document, never_saved=True)
            shown.session.suggested_path = path.with_name(
                f"{path.name.partition('.')[0]}_sitemap.xml"
            )
            shown.add_notice(self._list_text(feed, path.name))

        self._work.start(path.name, self.tr("Reading {name}"), work, on_read)

    def _list_text(self, feed: Imported, name: str) -> str:
        text = self.tr(
            "%Ln URL(s) opened from “{name}”, a feed in the format {format}.", "", len(feed.rows)
        )
        text = text.format(name=name, format=feed.format)
        if feed.left_out:
            text += " " + self.tr("%Ln entry(ies) without a URL left out.", "", feed.left_out)
        return text

    def _open(self, page: RepairPage, document: Document, states: bytes, *, keep: bool) -> None:
        """Show the repaired document; a copy of the original comes first, where it is wanted."""
        if not keep:
            self._show_repaired(page, document, states, None)
            return
        file = page.file

        def work(_progress: Progress) -> Path:
            return keep_copy(file.path, file.raw)

        def on_kept(copy: Path) -> None:
            if page in self._tabs.all_pages():
                self._show_repaired(page, document, states, copy)

        self._work.start(file.path.name, self.tr("Keeping a copy of {name}"), work, on_kept)

    def _show_repaired(
        self, page: RepairPage, document: Document, states: bytes, copy: Path | None
    ) -> None:
        shown = self._tabs.replace_document(page, document)
        shown.session.mark_edited()
        shown.repaired = Repaired(page.file, states)
        count = states.count(1)
        text = self.tr(
            "%Ln repair(s) made. The file on disk does not change until you save.", "", count
        )
        if copy is not None:
            kept = self.tr("The original was saved as “{name}”.")
            text += " " + kept.format(name=copy.name)
        action = (self.tr("Show Repairs"), self.show_repairs)
        notice = shown.add_notice(text, "severity-warning", action)
        shown.session.saved.connect(notice.hide)
        shown.state_changed.emit()
