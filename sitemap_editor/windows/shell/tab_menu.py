"""What a tab offers: closed by the middle button; a menu for the file behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from sitemap_editor.windows.document_tabs import DocumentTabs
from sitemap_editor.windows.files.file_commands import FileCommands
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage

_MIDDLE: Final = Qt.MouseButton.MiddleButton


class TabMenu(QObject):
    """Works on the bar of tabs, and on the name in the line under it, which is there for one file.

    The File menu closes files and names their folder, too: here nothing is out of reach of keys.
    """

    def __init__(
        self,
        tabs: DocumentTabs,
        files: FileCommands,
        compare_with: Callable[[TabPage], object],
        name: QWidget,
    ) -> None:
        super().__init__(tabs)
        self._compare_with = compare_with
        self._tabs = tabs
        self._files = files
        bar = tabs.bar
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        bar.customContextMenuRequested.connect(
            lambda place: self.show(self._page_at(place), bar.mapToGlobal(place))
        )
        bar.installEventFilter(self)
        name.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        name.customContextMenuRequested.connect(
            lambda place: self.show(tabs.front_page(), name.mapToGlobal(place))
        )

    def _page_at(self, place: QPoint) -> TabPage | None:
        widget = self._tabs.widget(self._tabs.bar.tabAt(place))
        return widget if isinstance(widget, TabPage) else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close by the middle button, where it went down and up on the same tab."""
        is_up = event.type() == QEvent.Type.MouseButtonRelease
        if is_up and isinstance(event, QMouseEvent) and event.button() == _MIDDLE:
            page = self._page_at(event.position().toPoint())
            if page is not None:
                self._files.close(page)
                return True
        return super().eventFilter(watched, event)

    def show(self, page: TabPage | None, place: QPoint) -> None:
        """Open the menu of a page."""
        if page is None:
            return
        menu = QMenu(self._tabs)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        others = [each for each in self._tabs.all_pages() if each is not page]
        path = page.path
        menu.addAction(self.tr("&Close"), lambda: self._files.close(page))
        close_others = menu.addAction(
            self.tr("Close &Others"), lambda: self._files.close_pages(others)
        )
        close_others.setEnabled(bool(others))
        menu.addSeparator()
        copy = menu.addAction(
            self.tr("Copy &Path"), lambda: QGuiApplication.clipboard().setText(str(path))
        )
        folder = menu.addAction(
            self.tr("Open &Folder"),
            lambda: path and QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent))),
        )
        menu.addSeparator()
        compare = menu.addAction(self.tr("Compare &With…"), lambda: self._compare_with(page))
        compare.setEnabled(isinstance(page, DocumentPage) or path is not None)
        for action in (copy, folder):
            action.setEnabled(path is not None)
        menu.popup(place)
