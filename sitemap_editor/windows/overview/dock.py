"""The panel of the overview: what is clicked in it is written into the filter bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from sitemap_editor.core.checks.problem_list import Filter
from sitemap_editor.core.overview.terms import has_terms, with_folder_above, with_terms
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.table.row_overview import RowOverview
from sitemap_editor.windows.looks.folding import PanelArea
from sitemap_editor.windows.looks.tokens import GRID, INNER_GRID
from sitemap_editor.windows.overview.content import OverviewContent
from sitemap_editor.windows.overview.treemap_chart import Measure
from sitemap_editor.windows.table.document_page import DocumentPage

_FOLDER_NAMES = ("folder", "host")


@dataclass(frozen=True, slots=True)
class OverviewCalls:
    """What the panel calls: back to the table, and to hand its pictures on."""

    leave: Callable[[], object]
    export: Callable[[], object]
    now: Callable[[], datetime]


class OverviewDock(QDockWidget):
    """Follows the rows that a document shows."""

    def __init__(self, jobs: Jobs, calls: OverviewCalls, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("overview")
        self.setWindowTitle(self.tr("Overview"))
        self.setAccessibleName(self.windowTitle())
        self._page: DocumentPage | None = None
        self._waiting: Callable[[], object] | None = None
        self._brought: dict[tuple[str, ...], str] = {}
        """By the terms of the folder that was clicked the one for problems that came by a click."""
        self._leave = calls.leave
        self.rows = RowOverview(jobs, self._show, self)
        self.content = OverviewContent(
            self._choose, self.go_up, self._show_all, calls.leave, lambda: calls.now().date(), self
        )
        self.export = QPushButton(self.tr("Export Picture…"), self)
        self.export.clicked.connect(lambda: calls.export())
        whole = QWidget(self)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, GRID)
        column.setSpacing(INNER_GRID)
        self.busy = QProgressBar(self)
        self.busy.setRange(0, 100)
        self.busy.setTextVisible(False)
        self.busy.setFixedHeight(GRID)
        self.busy.setAccessibleName(self.tr("Counting rows"))
        self.busy.hide()
        self.rows.progressed.connect(lambda part: self.busy.setValue(int(100 * part)))
        column.addWidget(self.busy)
        column.addWidget(PanelArea(self.content, whole), 1)
        column.addWidget(self.export, 0, Qt.AlignmentFlag.AlignHCenter)
        self.setWidget(whole)

    @property
    def page(self) -> DocumentPage | None:
        """The document it follows, while it is open."""
        return self._page if self._page is not None and isValid(self._page) else None

    def show_page(self, page: DocumentPage | None) -> None:
        """Follow a document from now on; called whenever anything about it may be another."""
        if page is not self._page:
            self._waiting = None
        self._page = page
        if page is None:
            self.rows.forget()
        elif not page.filter.rows.is_working:
            self.rows.follow(page.model, page.problem_filter)
        self._tell_reading()

    def when_counted(self, then: Callable[[], object]) -> None:
        """Call this once pictures are shown: now, or when the rows are counted."""
        self._waiting = None if self.rows.overview is not None else then
        if self._waiting is None:
            then()

    def _tell_reading(self) -> None:
        """Say that the rows are being counted, where nothing of them can be shown yet."""
        is_reading = self.page is not None and self.rows.overview is None
        if is_reading and not self.busy.isVisibleTo(self):
            self.busy.setValue(0)
            self.content.show_nothing(self.tr("Counting rows…"))
            self.export.setEnabled(False)
        self.busy.setVisible(is_reading)

    def _show(self) -> None:
        page = self.page
        if page is None or self.rows.overview is None:
            return
        self.content.show_overview(
            self.rows.overview,
            len(page.session.document),
            page.model.fields,
            is_filtered=page.model.view_order.is_filtered,
            has_problems=self.rows.has_problems,
            can_go_up=with_folder_above(page.filter.text) is not None,
        )
        self.export.setEnabled(self.rows.overview.rows > 0)
        self._tell_reading()
        if (waiting := self._waiting) is not None:
            self._waiting = None
            waiting()

    # Filtering

    def _choose(self, terms: Sequence[str]) -> None:
        """Filter by what was clicked; what was filtered by already is taken out again."""
        page = self.page
        if page is None or not terms:
            return
        text, of_folder = page.filter.text, terms[0].lstrip("-").startswith(_FOLDER_NAMES)
        if has_terms(text, terms):
            brought = self._brought.pop(tuple(terms), "")
            taken = [*terms, brought] if has_terms(text, [brought]) else terms
            page.filter.set_text(with_terms(text, (), {_name(term) for term in taken}))
            return
        wanted = list(terms)
        if of_folder and self.content.measure is Measure.PROBLEMS:
            wanted.append(problems := problem_term(page.problem_filter))
            is_ours = problems in self._brought.values() or not has_terms(text, [problems])
            self._brought = {tuple(terms): problems} if is_ours else {}
        page.filter.set_text(with_terms(text, wanted, _FOLDER_NAMES if of_folder else ()))

    def go_up(self) -> None:
        """Filter by the folder above the one that is filtered by."""
        page = self.page
        above = with_folder_above(page.filter.text) if page is not None else None
        if page is not None and above is not None:
            page.filter.set_text(above)

    def _show_all(self) -> None:
        if (page := self.page) is not None:
            if self.content.all_rows.hasFocus():  # which goes: Qt would go to what is beside it
                self.content.folders.setFocus()
            page.filter.set_text("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the table by Escape, from wherever in the panel."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)


def problem_term(wanted: Filter) -> str:
    """Return the term that finds rows with problems such as are shown."""
    if wanted.kind is not None:
        return f"problem:{wanted.kind[0]}"
    if wanted.severities == frozenset(Severity):
        return "problem:any"
    chosen = [each.value for each in Severity if each in wanted.severities]
    return " OR ".join(f"problem:{each}" for each in chosen) or "problem:any"


def _name(term: str) -> str:
    return term.lstrip("-").partition(":")[0].rstrip("<>=0123456789.")
