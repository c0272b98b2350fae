"""Where open files lie: the tabs, as far as the commands of the File menu know them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Protocol

from sitemap_editor.core.files.document import Document
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.document.session import Session
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.view_state import ViewState


class OpenTabs(Protocol):
    """Open files: documents have a session, other pages are known by themselves."""

    def all_pages(self) -> list[TabPage]:
        """Return whatever is open, from left to right."""
        ...

    def front_page(self) -> TabPage | None:
        """Return what is on screen."""
        ...

    def sessions(self) -> list[Session]:
        """Return all open documents."""
        ...

    def page_of(self, file: OpenFile) -> TabPage | None:
        """Return the page that shows a file."""
        ...

    def add_document(self, document: Document, *, never_saved: bool) -> Session:
        """Show a document in a new tab."""
        ...

    def place_of(self, page: TabPage) -> ViewState | None:
        """Return where a person is on a page; None where it has no rows to be at."""
        ...

    def replace_document(
        self, page: TabPage, document: Document, place: ViewState | None = None
    ) -> Session:
        """Show `document` in the tab of `page`, which is closed; at the same row, if it had any.

        `place` is where that row is in `document`, as a worker found out; None: not yet known.
        """
        ...

    def add_page(self, page: TabPage) -> None:
        """Show another page in a new tab."""
        ...

    def replace_page(self, old: TabPage, page: TabPage) -> None:
        """Show `page` in the tab of `old`, which is closed."""
        ...

    def bring_to_front(self, page: TabPage) -> None:
        """Bring an open file to the front."""
        ...

    def remove_page(self, *pages: TabPage) -> None:
        """Close tabs; nothing is asked any more."""
        ...

    def finish_typing(self) -> None:
        """Hand over what stands in an open cell editor."""
        ...


def page_at(open_tabs: OpenTabs, path: Path) -> TabPage | None:
    """Return the page that shows the file at `path`, by whatever name."""
    pages = [page for page in open_tabs.all_pages() if page.path is not None]
    found = next((page for page in pages if page.path == path), None)
    if found is None and (there := _status(path)) is not None:
        found = next((page for page in pages if _is_at(page, there)), None)
    return found


def _is_at(page: TabPage, there: os.stat_result) -> bool:
    here = _status(page.path) if page.path is not None else None
    return here is not None and os.path.samestat(here, there)


def _status(path: Path) -> os.stat_result | None:
    try:
        return os.stat(path)  # noqa: PTH116 - a third of the time, of each of many tabs
    except (OSError, ValueError):
        return None
