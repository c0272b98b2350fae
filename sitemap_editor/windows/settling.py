"""What a person asked for before comes first: typing is handed over, large edits are waited for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractItemView, QApplication

from sitemap_editor.session.document.edits_beside import EditsBeside
from sitemap_editor.windows.document_tabs import DocumentTabs
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage


def finish_edits(tabs: DocumentTabs) -> None:
    """Hand over what stands in an open cell editor, and end edits that are under way, now."""
    _hand_over_typing(tabs)
    for edits in _edits_under_way(tabs):
        edits.finish()


def settle(tabs: DocumentTabs, again: Callable[[], object], page: TabPage | None = None) -> bool:
    """Hand over what stands in an open cell editor; tell whether all edits are carried out.

    Where a large one is still prepared, `again` is called when it is: what a person asked for comes
    behind it, and the window does not wait. What was asked for `page` alone is dropped where that
    is not in front any more.
    """
    _hand_over_typing(tabs)
    edits = next(iter(_edits_under_way(tabs)), None)
    if edits is None:
        return True

    def go_on() -> None:
        if page is None or page is tabs.front_page():
            again()

    once = Qt.ConnectionType.SingleShotConnection
    edits.ended.connect(lambda: QTimer.singleShot(0, tabs, go_on), once)
    return False


def settle_page(page: TabPage, again: Callable[[], object]) -> bool:
    """Tell whether nothing of a page is typed or prepared any more; other pages are left alone.

    What stands in an open cell editor is handed over; where a large edit is still prepared,
    `again` is called when it is. It is for what ends beside a person's work.
    """
    if not isinstance(page, DocumentPage):
        return True
    page.view.finish_editing()
    edits = page.session.beside
    if not edits.is_under_way:
        return True
    once = Qt.ConnectionType.SingleShotConnection
    edits.ended.connect(lambda: QTimer.singleShot(0, page, again), once)
    return False


def is_worked_on(page: DocumentPage) -> bool:
    """Tell whether a cell editor of a page is open, or a large edit is prepared."""
    is_typing = page.view.state() == QAbstractItemView.State.EditingState
    return is_typing or page.session.beside.is_under_way


def has_work(page: DocumentPage) -> bool:
    """Hand over what is typed in a page; tell whether a person's work would go with its document.

    A document that was never saved is no work by itself.
    """
    page.view.finish_editing()
    session = page.session
    return session.is_edited or session.beside.is_under_way or bool(page.unapplied_rows())


def settle_filter(tabs: DocumentTabs, again: Callable[[], object]) -> bool:
    """Tell whether the rows in front are those that the filter as it is typed holds for.

    Where they are still looked for, `again` is called when they are known: a key that is pressed
    right behind a filter means the rows that it shows. It is dropped where there is another filter
    or another page in front by then.
    """
    page = tabs.current_page()
    if page is None or page.filter.is_settled():
        return True
    text = page.filter.text

    def go_on() -> None:
        if page is tabs.current_page() and page.filter.text == text:
            again()

    page.filter.when_settled(lambda: QTimer.singleShot(0, page, go_on))
    return False


def _hand_over_typing(tabs: DocumentTabs) -> None:
    page = tabs.current_page()
    if page is None:
        return
    if page.view.isAncestorOf(QApplication.focusWidget() or page):
        page.view.finish_editing()
    else:
        page.view.finish_beside()


def _edits_under_way(tabs: DocumentTabs) -> list[EditsBeside]:
    pages = (page for page in tabs.all_pages() if isinstance(page, DocumentPage))
    every = (page.session.beside for page in pages)
    return [edits for edits in every if edits.is_under_way]
