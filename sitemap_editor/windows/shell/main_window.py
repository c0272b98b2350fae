"""The window: tabs, menus, toolbar and status bar, wired together; it decides nothing itself."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget, QWidget

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.program.settings import (
    KEY_SET,
    OWN_KEYS,
    WINDOW_GEOMETRY,
    WINDOW_LAYOUT,
    Settings,
)
from sitemap_editor.session.web.web import Web
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.details.panel import Details
from sitemap_editor.windows.document_tabs import DocumentTabs
from sitemap_editor.windows.explore.panel import Explore
from sitemap_editor.windows.files.file_commands import FileCommands
from sitemap_editor.windows.help.commands import HelpCommands
from sitemap_editor.windows.history.panel import HistoryPanel
from sitemap_editor.windows.indexes.index_watch import IndexWatch
from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.looks.text_size import scaled_size
from sitemap_editor.windows.overview.panel import OverviewPanel
from sitemap_editor.windows.problems.banners import Banners
from sitemap_editor.windows.problems.mute_commands import MuteCommands
from sitemap_editor.windows.problems.panel import Problems
from sitemap_editor.windows.prompts import Prompts
from sitemap_editor.windows.recovery.disk_watch import DiskWatch
from sitemap_editor.windows.settling import settle_filter
from sitemap_editor.windows.shell.busy_bar import BusyBar
from sitemap_editor.windows.shell.commands import Commands
from sitemap_editor.windows.shell.file_line import FileLine
from sitemap_editor.windows.shell.filled_menus import FilledMenus
from sitemap_editor.windows.shell.front_follower import FrontFollower
from sitemap_editor.windows.shell.menus import build_menus
from sitemap_editor.windows.shell.page_wiring import PageWiring
from sitemap_editor.windows.shell.panes import press
from sitemap_editor.windows.shell.side_panels import SidePanels
from sitemap_editor.windows.shell.sitemap_commands import SitemapCommands
from sitemap_editor.windows.shell.start_page import StartPage
from sitemap_editor.windows.shell.status_bar import StatusBar, WindowReporter
from sitemap_editor.windows.shell.status_strip import StatusStrip
from sitemap_editor.windows.shell.tab_menu import TabMenu
from sitemap_editor.windows.shell.toolbar import HeadBar, Toolbar
from sitemap_editor.windows.source.panel import SourcePanel
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices

if TYPE_CHECKING:
    from sitemap_editor.windows.editing.table_commands import TableCommands
    from sitemap_editor.windows.problems.fix_commands import FixCommands
    from sitemap_editor.windows.shell.drops import Drops

_DEFAULT_SIZE = (1_280, 780)


class MainWindow(QMainWindow):
    """One window of the program.

    Signals: `close_asked` before a person is asked about changes; `left` when it is decided.
    """

    close_asked = Signal()
    left = Signal()

    def __init__(
        self,
        settings: Settings,
        file_jobs: Jobs,
        check_jobs: Jobs,
        query_jobs: Jobs,
        checker: Checker,
        now: Callable[[], datetime],
        prompts: Prompts | None = None,
    ) -> None:
        super().__init__()
        self._settings = settings
        self._now = now
        self._is_closing = False
        self._is_wanted = False
        self.may_leave_unasked: Callable[[], bool] = lambda: False
        """Tells whether all that is unsaved is kept elsewhere, and nobody is there to answer."""
        self.prompts: Prompts = prompts or BoxPrompts(self)
        self.action_set = Actions(
            self, self.palette(), settings.get(KEY_SET), settings.get(OWN_KEYS)
        )
        self.status_bar = StatusBar(self)
        self.reporter = reporter = WindowReporter(self.status_bar)
        self.tabs = DocumentTabs(settings, check_jobs, query_jobs, checker, now, reporter, self)
        self.files = FileCommands(
            self.tabs, file_jobs, query_jobs, self.prompts, settings, reporter, self
        )
        self.problems = Problems(self, self.tabs, self.action_set, settings)
        self.place = WindowServices(
            self.tabs,
            file_jobs,
            query_jobs,
            self.prompts,
            settings,
            reporter,
            self.files,
            checker,
            Web(settings, self),
        )
        self.sitemaps = SitemapCommands(self.place, self)
        self.explore = Explore(self.place, self.problems.show_kind, self)
        self.details = Details(self.action_set, settings, now, reporter, self)
        self.indexes = IndexWatch(self.place, self.explore, self)
        self.disk = DiskWatch(self.place, self)
        self.mutes = MuteCommands(
            self.tabs,
            self.prompts,
            settings,
            reporter,
            self.problems.current_problem,
            self.action_set,
            self,
        )
        self.help = HelpCommands(
            self.action_set, self.problems.check_against, self.prompts, settings, self
        )
        self.menus = FilledMenus(
            self.place,
            self.action_set,
            lambda menu: self.commands.exporting.fill_menu(menu),
            self,
        )
        self.commands = Commands(
            self.place,
            lambda: self.edits,
            self.problems,
            self.details,
            self.help,
            self.sitemaps,
            self.menus,
            now,
            self,
        )
        self.history = HistoryPanel(settings, lambda steps: self.commands.recipes.make(steps), self)
        self.overview = OverviewPanel(self.place, now, self)
        self.source = SourcePanel(self.action_set, settings, reporter, self)
        self._panels = SidePanels(
            {"view.tree": self.explore},
            {
                "view.details": self.details,
                "view.history": self.history,
                "view.overview": self.overview,
                "view.source": self.source,
            },
            self.action_set,
        )
        Banners(
            self.tabs,
            lambda finding: self.fixes.fix_all(finding),
            lambda kind: self.problems.show_kind(kind),
            self.mutes.fill_menu,
            self,
        )
        self.start_page = StartPage(
            self.action_set, self.files.recent.open, settings, query_jobs, self
        )
        self.file_line = FileLine(self.problems, self._go_to_front, self)
        self.file_line.one_table.clicked.connect(self.action_set["index.open_table"].trigger)
        self.busy_bar = BusyBar(self.file_line.show_reading, self)
        self.stack = QStackedWidget(self)
        self.files.recent.open_urls = lambda *urls: self.commands.web.addresses.open_url(*urls)
        self._page_wiring = PageWiring(
            self.commands,
            lambda: self.edits,
            self.menus,
            self.sitemaps,
            self.indexes,
            self.problems,
            self.action_set,
        )
        self._lay_out()
        self.setStatusBar(self.status_bar)
        self.status = StatusStrip(self.status_bar)
        follower = FrontFollower(
            self,
            self.tabs,
            self.action_set,
            self.toolbar,
            self.status_bar,
            self.status,
            (
                self.head.show_page,
                self.file_line.show_page,
                lambda _front: self.busy_bar.show_part(),
                lambda front: self.problems.show_page(
                    front if isinstance(front, DocumentPage) else None
                ),
                self._panels.show_page,
                lambda _front: self.indexes.follow_tabs(),
                lambda _front: self.disk.follow_tabs(),
            ),
        )
        self._connect()
        self._restore()
        self._on_front_changed()
        follower.show_state()

    def _lay_out(self) -> None:
        self.stack.addWidget(self.start_page)
        self.stack.addWidget(self.tabs)
        TabMenu(self.tabs, self.files, self.sitemaps.compare_with, self.file_line.name)
        content = QWidget(self)
        column_of((self.stack, 1), self.busy_bar, on=content, margins=0, spacing=0)
        self.setCentralWidget(content)
        self.setAcceptDrops(True)
        corners, areas = Qt.Corner, Qt.DockWidgetArea
        self.setCorner(corners.BottomLeftCorner, areas.LeftDockWidgetArea)
        self.setCorner(corners.BottomRightCorner, areas.RightDockWidgetArea)
        build_menus(self, self.action_set, self.menus.fillers())
        self.toolbar = Toolbar(self.action_set, self._settings, self)
        self.addToolBar(self.toolbar)
        self.head = HeadBar(self.tabs.bar, self.file_line, self)
        self.addToolBar(self.head)
        self.head.stand_below(self)
        self.addActions(list(self.action_set))

    def _connect(self) -> None:
        files, tabs = self.files, self.tabs
        handlers = {
            "file.quit": self.close,
            "view.toolbar_icons": self.toolbar.choose_icons,
            "view.export_overview": self.overview.export_picture,
            "problems.source": self.source.show_problem,
            "rows.source": self.source.show_row,
            **self._panels.handlers(),
            **self.mutes.handlers(),
            **self.commands.handlers(),
        }
        self.action_set.connect_all(handlers)
        self.action_set.are_rows_settled = partial(settle_filter, tabs)
        if isinstance(application := QApplication.instance(), QApplication):
            application.focusChanged.connect(self._on_focus_changed)
        self.reporter.work_started.connect(self.busy_bar.watch)
        files.recent_changed.connect(self.start_page.list_recent)
        tabs.currentChanged.connect(self._on_front_changed)
        tabs.page_added.connect(self._page_wiring.connect_page)
        tabs.close_asked.connect(files.close)
        for mark in self.status.problems.values():
            mark.clicked.connect(self.action_set["find.next_problem"].trigger)
        self.problems.shown_changed.connect(self._on_problems_shown)
        self.problems.listed.connect(self.explore.show_kinds)
        self.problems.make_others = self._panels.make_ahead

    @cached_property
    def edits(self) -> TableCommands:
        """The commands on cells and rows, made when one is called: not at start."""
        from sitemap_editor.windows.editing.table_commands import TableCommands

        page, reporter = self.tabs.current_page, self.reporter
        imports = self.action_set["edit.paste_special"].trigger
        return TableCommands(page, self._now, reporter, self._settings, imports, self)

    @cached_property
    def _drops(self) -> Drops:
        """What opens files and links, made when one is dragged here or pasted: not at start."""
        from sitemap_editor.windows.shell.drops import Drops

        return Drops(self.place, self.commands, self)

    @property
    def fixes(self) -> FixCommands:
        """The commands on problems."""
        return self.commands.fixes

    def _go_to_front(self) -> None:
        if (front := self.tabs.front_page()) is not None:
            front.setFocus()

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        self.action_set.follow_focus(now)

    # Following the documents

    def _on_front_changed(self) -> None:
        """Show what is in front at once: before, it can neither have the focus nor be spoken of."""
        front = self.tabs.front_page()
        self.stack.setCurrentWidget(self.tabs if front else self.start_page)
        self.status_bar.follow(front)
        if isinstance(front, DocumentPage):
            front.say_reason(anew=True)

    def _on_problems_shown(self) -> None:
        self.action_set["view.problems"].setChecked(self.problems.is_shown)
        if self.problems.is_shown:  # what they are about is beside them
            self._panels.open_unasked()

    @property
    def is_closing(self) -> bool:
        """True once nothing can be opened here any more."""
        return self._is_closing

    def come_forward(self) -> None:
        """Show the window in front of others, as far as the desktop lets it; it does not close."""
        self._is_wanted = True
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    # What Qt calls

    def createPopupMenu(self) -> QMenu:
        """Offer the panels that have something to say; Qt would open any, and empty."""
        self._panels.fill(menu := QMenu(self))
        return menu

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files, and links."""
        if self._drops.can_take(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files and links that were dropped."""
        self._drops.take(event.mimeData())
        event.acceptProposedAction()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the toolbar words where there is room for them."""
        super().resizeEvent(event)
        self.toolbar.fit(self.width())
        self._panels.fit(self.width())
        if (layout := self.layout()) is not None:
            layout.activate()  # at once: what folded beside a panel that left would jut out

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what keys mean for the window; where no file is open, open a link that is pasted."""
        if self.tabs.front_page() is None and event.matches(QKeySequence.StandardKey.Paste):
            self._drops.open_links(QApplication.clipboard().mimeData())
        elif not press(event, self._panes):
            super().keyPressEvent(event)

    def _panes(self) -> list[tuple[QWidget, QWidget]]:
        """Return the parts that F6 goes round, from the file line on; none without a file."""
        front, dock = self.tabs.front_page(), self.problems.dock
        if front is None:
            return []
        return [
            (self.file_line, self.file_line.profile),
            *self._panels.panes_around(front),
            *([(dock, dock.first_stop())] if dock is not None else ()),
            (self.status_bar.undo_link, self.status_bar.undo_link),
        ]

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons anew when the system turns dark or light."""
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "action_set"):
            self.action_set.recolour(self.palette())
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.indexes.look_again()  # another program may have written some of them
            self.disk.look_again()
            self.mutes.look_again()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about changes once; saving goes on before the window leaves."""
        if self._is_closing or self.may_leave_unasked():
            self.remember_layout()
            event.accept()
            return
        event.ignore()
        self._is_wanted = False
        self.close_asked.emit()
        self.files.close_all(self._on_all_closed)

    def _on_all_closed(self) -> None:
        if self._is_wanted or self.tabs.all_pages():
            return  # another start of the program handed a file over meanwhile
        self._is_closing = True
        self.left.emit()
        QTimer.singleShot(0, self, self.close)  # Qt ignores a close within a close

    def remember_layout(self) -> None:
        """Keep where the window stands, how large it is, and where its panels are."""
        self._settings.set(WINDOW_GEOMETRY, self.saveGeometry())
        self._settings.set(WINDOW_LAYOUT, self.saveState())

    def _restore(self) -> None:
        geometry = self._settings.get(WINDOW_GEOMETRY)
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            self.resize(scaled_size(self, *_DEFAULT_SIZE))
        self.restoreState(self._settings.get(WINDOW_LAYOUT))  # of panels that are still to be made
        self.head.stand_below(self)
        self.start_page.list_recent()
