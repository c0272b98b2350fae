"""Overview: what the rows of the document in front are like, made when first wanted."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from sitemap_editor.session.program.settings import LAST_FOLDER, OVERVIEW_SHOWN
from sitemap_editor.windows.file_work import FileWork
from sitemap_editor.windows.side_panel import (
    TAKES_SIDE,
    SidePanel,
    docks_at,
    place_at_side,
    rest_while_unseen,
)
from sitemap_editor.windows.table.document_page import DocumentPage

if TYPE_CHECKING:
    from sitemap_editor.windows.overview.dock import OverviewDock

_LEAST_WIDTH = 1_100
_SIZE: Final = (0.28, 280, 420)


class OverviewPanel(SidePanel):
    """Follows the rows that the document in front shows."""

    def __init__(self, work: FileWork, now: Callable[[], datetime], window: QMainWindow) -> None:
        super().__init__(window, work.settings, OVERVIEW_SHOWN, _LEAST_WIDTH, _SIZE)
        self._work = work
        self._now = now
        self.dock: OverviewDock | None = None

    @property
    def panel(self) -> QDockWidget | None:
        """The panel, once it was made."""
        return self.dock

    def made(self) -> QDockWidget:
        """Return the panel; it is made now if it was not."""
        if self.dock is None:
            from sitemap_editor.windows.overview.dock import (  # not at start
                OverviewCalls,
                OverviewDock,
            )

            window, jobs = self._window, self._work.query_jobs.low_priority
            calls = OverviewCalls(self.leave, self._export, self._now)
            self.dock = dock = OverviewDock(jobs, calls, window)
            dock.hide()
            rest_while_unseen(dock, self.leave)
            dock.visibilityChanged.connect(self.on_visibility_changed)
            self._place(dock)
        return self.dock

    def _place(self, dock: QDockWidget) -> None:
        """Put the panel where it was; else before those at the right, in their whole height."""
        window, side = self._window, Qt.DockWidgetArea.RightDockWidgetArea
        dock.setProperty(TAKES_SIDE, True)
        others = [each for each in docks_at(window, side) if each is not dock]
        if place_at_side(dock, window, side, _SIZE) and others:
            window.tabifyDockWidget(others[0], dock)

    def has_content(self) -> bool:
        """Tell whether there are rows."""
        return isinstance(self.front, DocumentPage)

    def first_stop(self) -> QWidget:
        """Return the folders."""
        assert self.dock is not None  # noqa: S101 - it was opened
        return self.dock.content.folders

    def follow(self) -> None:
        """Show what the rows of what is in front are like."""
        if self.dock is not None:
            self.dock.show_page(self.front if isinstance(self.front, DocumentPage) else None)

    def export_picture(self) -> None:
        """Open the panel, and write its pictures to a file once the rows are counted."""
        self.open(anyway=True)
        if self.dock is not None:
            self.dock.when_counted(self._export)

    def _export(self) -> None:
        """Write the pictures to a file."""
        from sitemap_editor.core.files.disk.saving import replace_file
        from sitemap_editor.windows.overview.picture import drawn_as

        dock = self.dock
        page = dock.page if dock is not None else None
        if dock is None or page is None:
            return
        path = self._work.prompts.place_for_picture(self._suggested(page))
        if path is None:
            return
        self._work.settings.set(LAST_FOLDER, str(path.parent))
        data = drawn_as(path.suffix, dock.content, page.name)
        self._work.start(
            path.name,
            self.tr("Exporting {name}"),
            lambda _progress: replace_file(path, [data]),
            lambda _written: self._work.reporter.message(
                self.tr("Picture exported to {name}").format(name=path.name)
            ),
            tells_late=True,
        )

    def _suggested(self, page: DocumentPage) -> Path:
        path = page.path
        folder = path.parent if path else Path(self._work.settings.get(LAST_FOLDER) or Path.home())
        stem = path.name.partition(".")[0] if path is not None else "sitemap"
        return folder / f"{stem}-overview.png"
