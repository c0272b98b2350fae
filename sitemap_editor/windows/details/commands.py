"""Commands on what rows hold: one more image, video, article or language; copy and paste blocks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from sitemap_editor.core.checks.extensions.html_links import html_links
from sitemap_editor.core.contents.copying import copied, pasted
from sitemap_editor.core.contents.row_tree import read_row
from sitemap_editor.core.document.markup import BARE_SCOPE
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.session.contents.content_edits import ContentEdits
from sitemap_editor.session.contents.row_contents import RowContents
from sitemap_editor.session.contents.shared_tree import node_at
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.details.panel import Details
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.table.document_page import DocumentPage

Handlers = dict[str, Callable[[], object]]


class ContentCommands(QObject):
    """Commands on the rows that are selected in the page in front."""

    def __init__(
        self,
        page: Callable[[], DocumentPage | None],
        details: Details,
        reporter: Reporter,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._details = details
        self._reporter = reporter

    def add(self, name: str) -> None:
        """Open the panel and ask for one more."""
        page = self._page()
        if page is None:
            return
        page.view.finish_editing()
        self._details.open(anyway=True)
        if (dock := self._details.dock) is not None and self._details.is_shown:
            dock.raise_()
            dock.contents.begin(name)
            if dock.contents.desk is not None and dock.contents.desk.are_too_many:
                self._say(dock.contents.note.text())

    def copy_block(self) -> None:
        """Put the block whose form is shown on the clipboard, as it is written."""
        page, dock = self._page(), self._details.dock
        contents = dock.contents if dock is not None and dock.isVisible() else None
        block = contents.current_block() if contents is not None else None
        row_ids = contents.desk.contents.row_ids if contents and contents.desk else ()
        if page is None or block is None or not row_ids:
            self._say(self.tr("Select an image, a video or an article in Details to copy it."))
            return
        table = page.session.document.table
        data, row_format = table.row_bytes(row_ids[0]), table.row_format
        node = node_at(read_row(data, row_format), block.address)
        if node is None:
            return
        copy = copied(data, row_format, [node.path])[0]
        QGuiApplication.clipboard().setText(copy.under(BARE_SCOPE).decode())
        self._say(self.tr("“{name}” copied.").format(name=block.name))

    def copy_links(self) -> None:
        """Put the language links of the current row on the clipboard, as its page names them."""
        page = self._page()
        current = page.view.currentIndex() if page is not None else None
        if page is None or current is None or not current.isValid():
            self._say(self.tr("Select a row first."))
            return
        lines = html_links(page.model.row_view(current.row()))
        if not lines:
            self._say(self.tr("This row has no language links."))
            return
        QGuiApplication.clipboard().setText("\n".join(lines))
        said = self.tr(
            "%n language link(s) copied. Put them into the head of the page.", "", len(lines)
        )
        self._say(said)

    def paste_block(self) -> None:
        """Put what was copied into each of the selected rows."""
        page = self._page()
        if page is None:
            return
        page.view.finish_editing()
        row_format = page.session.document.table.row_format
        scope = row_format.root.scope if isinstance(row_format, XmlRows) else {}
        try:
            found = pasted(QGuiApplication.clipboard().text(), scope)
        except SitemapError as error:
            self._say(sentence(error))
            return
        if not found:
            self._say(self.tr("The clipboard contains no block of a row."))
            return
        row_ids = tuple(map(page.model.row_id, page.view.selected.rows()))

        def say(text: str) -> None:
            self._reporter.message(text, page, is_edit=True)

        edits = ContentEdits(page.model, lambda: RowContents(row_ids), say, page)
        edits.add_elements(found)

    def _say(self, text: str) -> None:
        self._reporter.message(text, self._page())
