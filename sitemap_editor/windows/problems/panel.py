"""Problems of the window: the panel, made when it is first wanted, and which problem is meant."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakSet

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QMainWindow
from shiboken6 import isValid

from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.core.checks.problem_list import Filter
from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.protocol.profiles import PROFILES, PROFILES_BY_ID, Profile
from sitemap_editor.session.checks.problem_model import Problem, ProblemModel
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import load
from sitemap_editor.session.program.publications import Publications
from sitemap_editor.session.program.settings import (
    PROBLEMS_GROUPED,
    PROBLEMS_SHOWN,
    PROFILE,
    Settings,
)
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.document_tabs import DocumentTabs
from sitemap_editor.windows.side_panel import BETWEEN_PANELS_MS, rest_while_unseen
from sitemap_editor.windows.table.document_page import DocumentPage

if TYPE_CHECKING:
    from sitemap_editor.windows.problems.dock import ProblemsDock  # made when it is first wanted
    from sitemap_editor.windows.problems.height import PanelHeight

_OF_PANELS = (
    *("windows.problems.list_table", "windows.problems.height"),
    *("core.filtering.conditions", "core.filtering.vocabulary", "core.filtering.facet_listing"),
    *("core.filtering.kept_values", "core.filtering.facet_counts", "session.table.row_filter"),
    *("session.table.facet_lists", "windows.explore.facets_part", "windows.explore.tree_model"),
    *("core.filtering.content_names", "session.table.filter_values"),
    *("windows.explore.tree", "session.checks.fix_review", "windows.details.dock"),
    *("windows.filter.filter_bar", "session.table.row_overview", "windows.overview.chart"),
    *("windows.editing.table_commands", "windows.filter.step_view", "session.recovery.recovery"),
    "windows.overview.dock",
)
"""What panels, filter and edits are made of, in small steps; last what is opened by hand."""


class Problems(QObject):
    """Shows the panel and follows the document on screen.

    Signals: `shown_changed` when the panel was opened or closed; `listed` when it may list others.
    """

    shown_changed = Signal()
    listed = Signal()

    def __init__(
        self, window: QMainWindow, tabs: DocumentTabs, actions: Actions, settings: Settings
    ) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._actions = actions
        self._settings = settings
        self._publications = Publications(settings)
        self._page: DocumentPage | None = None
        self._is_on = self._is_ours = self._has_loaded = False
        self._known: WeakSet[Session] = WeakSet()  # documents whose first check is through
        self.dock: ProblemsDock | None = None
        self._height: PanelHeight | None = None
        grouping = actions["problems.group"]
        grouping.setChecked(settings.get(PROBLEMS_GROUPED))
        grouping.toggled.connect(lambda is_on: settings.set(PROBLEMS_GROUPED, value=is_on))
        self.copy_lines: Callable[[list[int]], object] = lambda _lines: None
        """Copies lines of the list; set by the one who can."""
        self.make_others: Callable[[], object] = lambda: None
        """Makes other panels beforehand, while a large file is checked."""

    # The panel

    @property
    def is_shown(self) -> bool:
        """True while the panel is open."""
        return self.dock is not None and self.dock.isVisible()

    @property
    def is_on(self) -> bool:
        """True where the panel is open, or would be beside a table."""
        return self._is_on

    def toggle(self) -> None:
        """Open the panel and go to it; close it where a person is in it; this is remembered."""
        if self.is_shown and self._is_inside():
            self.close()
        else:
            self.open()
            if self.dock is not None and self._height is not None:
                self._height.show_list()
                self.dock.table.setFocus()
        self._actions["view.problems"].setChecked(self.is_shown)  # a trigger turned it over

    def _is_inside(self) -> bool:
        """Tell whether the keyboard speaks to the panel."""
        focus = QApplication.focusWidget()
        return self.dock is not None and focus is not None and self.dock.isAncestorOf(focus)

    def _leave(self) -> None:
        if self._page is not None:
            self._page.view.setFocus()

    def open(self) -> None:
        """Open the panel, as soon as a table is in front."""
        self._made()
        self._settings.set(PROBLEMS_SHOWN, value=True)
        self._is_on = True
        self._come_or_go()
        self.shown_changed.emit()

    def close(self) -> None:
        """Close the panel and go back to the table."""
        self._is_on = False
        self._come_or_go()
        self._settings.set(PROBLEMS_SHOWN, value=False)
        if self._page is not None:
            self._page.view.setFocus()
        self.shown_changed.emit()

    def _come_or_go(self) -> None:
        """Be on screen beside a table alone: of a text or a list of repairs nothing is listed."""
        is_wanted = self._is_on and self._page is not None
        if self.dock is not None and self.dock.isHidden() is is_wanted:
            had_focus, self._is_ours = self._is_inside(), True
            self.dock.setVisible(is_wanted)
            self._is_ours = False
            if had_focus and (front := self._tabs.front_page()) is not None:
                front.setFocus()
            self.shown_changed.emit()
        self._follow_page()

    def show_kind(self, kind: Kind | None) -> None:
        """Open the panel with the problems of one kind, the first of them chosen; None: all."""
        self.open()
        if self.dock is not None and self._height is not None:
            self._height.show_list()
            self.dock.choose_kind(kind)

    @property
    def filter(self) -> Filter | None:
        """What is shown of the document on screen; None where none is."""
        return self._page.problem_filter if self._page is not None else None

    def restore_filter(self, wanted: Filter) -> None:
        """Show of the document on screen what was shown the last time."""
        if self._page is not None:
            self._page.problem_filter = wanted
        if self.dock is not None:
            self.dock.filter_by(wanted)

    def _made(self) -> ProblemsDock:
        if self.dock is None:
            from sitemap_editor.windows.problems.dock import ProblemsDock
            from sitemap_editor.windows.problems.height import PanelHeight

            dock = ProblemsDock(
                self._actions,
                self.close,
                self._leave,
                lambda lines: self.copy_lines(lines),
                self.go_to,
                self.listed.emit,
                self._window,
            )
            dock.hide()  # where Qt is left to itself, it shows what is added a little later
            rest_while_unseen(dock, self._leave)
            dock.visibilityChanged.connect(self._on_visibility_changed)
            if not self._window.restoreDockWidget(dock):
                self._window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock)
            self._height = PanelHeight(dock, self._settings, self._window)
            self.dock = dock
        return self.dock

    def _on_visibility_changed(self, is_visible: bool) -> None:
        """Take it that a person closed the panel by its own button.

        Qt hides it for a moment, too, when it begins or ends to float, and shows it again.
        """
        if self._is_ours or self.dock is None:
            return
        if is_visible or self.dock.isHidden():
            self._is_on = is_visible
            self._settings.set(PROBLEMS_SHOWN, value=is_visible)
        if is_visible:
            self._follow_page()
        self.shown_changed.emit()

    # Following the page on screen

    def watch(self, page: DocumentPage) -> None:
        """Take notice of a document that was opened: by what it is checked, and what is found."""
        session = page.session
        session.findings.updated.connect(self._open_for_errors)
        session.saved.connect(lambda: self._remember(session))
        session.published = self._publications.of(session.document.path) or session.published
        profile = PROFILES_BY_ID.get(self._settings.get(PROFILE), PROFILES[0])
        if profile is not session.profile:
            session.check_against(profile)

    def _remember(self, session: Session) -> None:
        """Remember where a document is published; under another name, what was said of that."""
        path, published = session.document.path, session.published
        if path is None:
            return
        if published is not None and published.is_sure:
            self._publications.remember(path, published)
        elif (known := self._publications.of(path)) is not None:
            session.publish_at(known)

    def show_page(self, page: DocumentPage | None) -> None:
        """Follow another document."""
        self._page = page
        self._come_or_go()
        self._open_for_errors()  # its check may have ended behind another tab

    def _follow_page(self) -> None:
        if self.dock is not None and (self.dock.isVisible() or self._page is None):
            self.dock.show_page(self._page)
        if self._height is not None:
            page = self._page
            self._height.follow(page.view if page is not None and isValid(page) else None)

    def _open_for_errors(self) -> None:
        """Open the panel for a file that was opened with errors, unless a person has closed it."""
        page = self._page
        if page is None or page.session in self._known:
            return
        if not page.session.findings.is_complete:
            self._load_panels(page.session)
            return
        self._known.add(page.session)
        is_wanted = self._settings.get(PROBLEMS_SHOWN) and not self.is_shown
        has_errors = bool(page.session.findings.counts()[Severity.ERROR])
        if is_wanted and has_errors and not page.is_modified and self._window.isVisible():
            self.open()

    def _load_panels(self, session: Session) -> None:
        """Load what panels and filter are made of while the file is checked, then make panels.

        Not before: it would hold up the first paint of the table. Not when they are shown: to make
        one and to show it for the first time takes half a blink each.
        """

        def make(_done: None) -> None:
            self._made()
            QTimer.singleShot(BETWEEN_PANELS_MS, self, lambda: self.make_others())

        is_time = session.findings.has_begun and not self._has_loaded
        if is_time and self._settings.get(PROBLEMS_SHOWN):
            self._has_loaded = True
            session.jobs.start(partial(load, _OF_PANELS), make)

    # Which problem is meant

    def current_problem(self) -> Problem | None:
        """Return the problem a person is at, in the table or in the list: it is one."""
        return self._page.problem.problem if self._page is not None else None

    def shown_list(self) -> ProblemModel | None:
        """Return what the panel lists; None while it is closed."""
        return self.dock.model if self.dock is not None and self.is_shown else None

    def go_to(self, problem: Problem, takes_focus: bool) -> None:
        """Show the cell of a problem that was chosen in the list."""
        page = self._page
        if page is None or problem.row_id is None:
            return
        column, fields = problem.finding.column, page.model.fields
        number = fields.index(column) if column in fields else 0
        if page.go_to_row_id(problem.row_id, number) and takes_focus:
            page.view.setFocus()

    # By what documents are checked

    def check_against(self, profile: Profile) -> None:
        """Check all open documents by the rules of somebody else, and those to come."""
        self._settings.set(PROFILE, profile.id)
        for session in self._tabs.sessions():
            session.check_against(profile)

    def publish_at(self, published: Published | None) -> None:
        """Check the document on screen by where it is published, and remember that."""
        page = self._page
        if page is None:
            return
        page.session.publish_at(published)
        if (path := page.session.document.path) is not None:
            self._publications.remember(path, published)
