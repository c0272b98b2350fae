"""What commands on the document on screen share: the page, what is said, steps of several."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.session.document.asked_edits import Label, MadeAnew, Make
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.table.document_page import DocumentPage

SELECTED_ROWS: Final = 1_000
"""So many are selected where they come in, but no more."""


class EditCommands(QObject):
    """Commands on the current page, of one subject."""

    def __init__(
        self, page: Callable[[], DocumentPage | None], reporter: Reporter, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._reporter = reporter

    def _say(self, text: str) -> None:
        if text:
            self._reporter.message(text, self._page())

    def _tell(self, text: str, page: DocumentPage) -> None:
        """Say what an edit did to a page, and offer to undo it."""
        if text:
            self._reporter.message(text, page, is_edit=True)

    def _tell_outcome(self, effect: Effect, text: str, page: DocumentPage, news: str = "") -> None:
        """Say what was done to cells; where they were so already there is no step to undo."""
        if effect.is_any:
            self._tell("  ".join(filter(None, (text, news))), page)
        else:
            said = self.tr("Nothing changed. The cells already have these values.")
            self._reporter.message("  ".join(filter(None, (said, news))), page)

    def _ready_page(self) -> DocumentPage | None:
        """Return the page on screen, typing under way handed over and the table in focus."""
        page = self._page()
        if page is not None:
            page.view.finish_editing()
            page.view.setFocus()
        return page

    def _insert(
        self,
        page: DocumentPage,
        edit: Edit | Make | MadeAnew,
        label: Label,
        said: Callable[[], str],
    ) -> None:
        """Insert rows; go to the first of many, which are not selected."""

        def go_there(effect: Effect) -> None:
            new = effect.new_row_ids
            found = page.model.view_order.row(new.start) if len(new) > SELECTED_ROWS else None
            if found is not None:
                page.view.go_to(found, 0)
            self._tell(said(), page)

        page.model.carry_out(edit, label, go_there)


def below(page: DocumentPage) -> int:
    """Return the document position below the selection; the end where nothing is selected."""
    rows = page.view.selected.rows()
    return page.model.view_order.outermost(rows)[1] + 1 if rows else len(page.session.document)
