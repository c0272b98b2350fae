"""Keeps the window in step with the page in front: its title, its bars, what actions may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from sitemap_editor.core.protocol.location import site_of
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.document_tabs import DocumentTabs
from sitemap_editor.windows.looks.plain_text import title_text
from sitemap_editor.windows.shell.status_bar import StatusBar
from sitemap_editor.windows.shell.status_strip import StatusStrip
from sitemap_editor.windows.shell.toolbar import Toolbar
from sitemap_editor.windows.situation import Situation
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage

Follow: TypeAlias = Callable[[TabPage | None], object]
"""Shows what is in front, if anything is."""


class FrontFollower(QObject):
    """Follows the tabs of a window; `others` are told after its own parts, in this order."""

    def __init__(
        self,
        window: QMainWindow,
        tabs: DocumentTabs,
        actions: Actions,
        toolbar: Toolbar,
        bar: StatusBar,
        strip: StatusStrip,
        others: Sequence[Follow],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._actions = actions
        self._toolbar = toolbar
        self._bar = bar
        self._strip = strip
        self._others = others
        tabs.state_changed.connect(self.show_state)
        tabs.cursor_moved.connect(self._on_cursor_moved)

    def show_state(self) -> None:
        """Show anew all that depends on the page in front."""
        front = self._tabs.front_page()
        page = front if isinstance(front, DocumentPage) else None
        self._toolbar.setVisible(front is not None)
        self._actions.adapt(self._situation_of(front))
        self._toolbar.show_page(page)
        self._strip.show_page(page)
        other = front.standing() if front is not None else ""
        self._bar.stand_by(self._strip.standing(page) if page is not None else other)
        for follow in self._others:
            follow(front)
        self._show_title(front)

    def _on_cursor_moved(self) -> None:
        """Show anew what depends on the current and the selected cells, and nothing else."""
        front = self._tabs.front_page()
        self._actions.adapt(self._situation_of(front))
        if isinstance(front, DocumentPage):
            self._strip.show_selected(front)

    def _situation_of(self, front: TabPage | None) -> Situation:
        situation = front.situation() if front is not None else Situation()
        any_modified = any(each.is_modified for each in self._tabs.all_pages())
        return situation._replace(any_modified=any_modified)

    def _show_title(self, front: TabPage | None) -> None:
        """Name the file, the site it was read from, and the program; mark what is unsaved."""
        host = site_of(front.origin_url) if front is not None else None
        of = f" ({host.partition('://')[2]})" if host else ""
        name = f"{title_text(front.name)}{of}[*] — " if front else ""
        self._window.setWindowTitle(f"{name}Sitemap Editor")
        self._window.setWindowModified(front is not None and front.is_modified)
        path = front.path if front is not None else None
        self._window.setWindowFilePath(str(path or ""))
