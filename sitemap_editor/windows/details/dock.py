"""The panel at the right: the current row above, the problem a person is at below."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDockWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from sitemap_editor.core.checks.rule import Answers, Finding
from sitemap_editor.session.checks.fix_review import FixReview, Scope
from sitemap_editor.session.checks.problem_model import Problem
from sitemap_editor.session.contents.contents_desk import rows_of
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.browser_calls import BrowserCalls
from sitemap_editor.windows.details.contents_part import ContentsPart
from sitemap_editor.windows.details.folding_part import FoldingPart
from sitemap_editor.windows.details.parts_bar import PartsBar
from sitemap_editor.windows.details.problem_part import ProblemPart
from sitemap_editor.windows.details.row_part import RowPart
from sitemap_editor.windows.details.source_part import SourcePart
from sitemap_editor.windows.looks.folding import PanelArea
from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.table.document_page import DocumentPage

_PARTS: Final = 6
"""Images, videos, news, language versions, other, source."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class DetailsDock(QDockWidget):
    """Follows a document on screen. Signals: `left` by Escape."""

    left = Signal()

    def __init__(
        self,
        actions: Actions,
        now: Callable[[], datetime],
        reporter: Reporter,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("details")
        self.setWindowTitle(self.tr("Details"))
        self.setAccessibleName(self.windowTitle())
        self.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        self._actions = actions
        self._page: DocumentPage | None = None
        self._review: FixReview | None = None
        self._tells = QTimer(self, singleShot=True, interval=0)  # once for many moves in one turn
        self._tells.timeout.connect(self._show)
        self.bar = PartsBar(_PARTS, self)
        browser = BrowserCalls(reporter, self)
        self.row = RowPart(lambda url: browser.open([url], self._page), self)
        self.row.fix_asked.connect(self._on_fix_asked)
        self.row.problem_asked.connect(self._on_problem_asked)
        self.problem = ProblemPart(actions, self._can_fix, self)
        copy, paste = actions["rows.copy_block"], actions["rows.paste_block"]
        self.contents = ContentsPart(now, reporter, copy.trigger, paste.trigger, self)
        content = QWidget(self)
        column = QVBoxLayout(content)
        column.setContentsMargins(8, 4, 8, 6)
        column.setSpacing(8)
        column.addWidget(self.row)
        column.addWidget(self.problem)
        column.addWidget(self.contents)
        column.addWidget(self._source_part())
        column.addStretch(1)
        self.area = PanelArea(content, self)
        self.bar.lead_to((*self.contents.parts.values(), self._fold), self._go)
        whole = QWidget(self)
        above = column_of(self.bar, margins=(8, 4, 8, 0))
        column_of(above, (self.area, 1), on=whole, margins=0, spacing=0)
        self.setWidget(whole)

    def _go(self, part: FoldingPart) -> None:
        """Be at a part of the row, with all of it below."""
        part.go()
        QTimer.singleShot(0, self, lambda: self.area.bring_to_top(part))  # once it is unfolded

    def _source_part(self) -> FoldingPart:
        self._fold = FoldingPart(self.tr("Source"), self, lambda _parent: self.source)
        self.source = SourcePart(self)  # Tab comes to what is made later after what was before
        self._fold.show_count("", has_content=True)
        self._fold.made()
        return self._fold

    def _hand_over(self) -> None:
        """Have what is typed here applied."""
        self.contents.hand_over()
        self.source.hand_over()

    def show_page(self, page: DocumentPage | None) -> None:
        """Show what a person is at in a document, from now on."""
        if page is not self._page:
            self._leave_page()
            self._page = page
            self.contents.show_page(page)
            if page is not None:
                page.problem.changed.connect(self._tells.start)
                page.cursor_moved.connect(self._tells.start)
                page.view.finish_beside = self._hand_over
                page.begun_rows = self.contents.begun_rows
        self._tells.start()

    def _leave_page(self) -> None:
        page = self._page
        if page is not None and isValid(page):
            page.problem.changed.disconnect(self._tells.start)
            page.cursor_moved.disconnect(self._tells.start)
            self._hand_over()
            page.view.finish_beside = lambda: None
            page.begun_rows = partial(rows_of, page.view.begun_beside)
        self._tells.stop()
        self._drop_review()
        self._page = None

    def _show(self) -> None:
        page = self._page
        if page is None or not isValid(page) or not self.isVisible():
            return
        self.row.show_row(page)
        self._fold.setVisible(self.source.show_row(page))
        self.bar.follow()
        self.contents.follow()
        self._drop_review()
        problem = page.problem.problem
        if problem is not None and page.problem.can_fix:
            scope = Scope.ONE if problem.row_id is not None else Scope.KIND
            review = FixReview(page.session, scope, problem.finding, problem.row_id, self)
            self._review = review
            if problem.row_id is not None:
                review.propose_now(Answers())
        own = problem.finding if problem and problem.row_id == self.row.row_id else None
        if own is not None and not page.problem.can_fix:
            self.row.withdraw_fix(own)
        self.problem.show_problem(
            problem,
            self._review,
            is_listed=own is not None and self.row.lists(own),
            has_fix=own is not None and self.row.offers_fix(own),
        )

    def _drop_review(self) -> None:
        if self._review is not None:
            if isValid(self._review):  # it goes with its document
                self._review.cancel()
                self._review.deleteLater()
            self._review = None

    def _can_fix(self, action_id: str) -> bool:
        page = self._page
        if page is None or not isValid(page):
            return False
        if action_id == "problems.fix":
            return page.problem.can_fix
        return action_id != "problems.fix_kind" or page.problem.can_fix_kind

    def _on_fix_asked(self, finding: Finding) -> None:
        """Fix one problem of the row, else all of its kind: it becomes the one a person is at."""
        if self._choose(finding):
            names = ("problems.fix", "problems.fix_kind")
            actions = (self._actions[name] for name in names)
            if (action := next((each for each in actions if each.isEnabled()), None)) is not None:
                action.trigger()

    def _on_problem_asked(self, finding: Finding) -> None:
        """Go to one problem of the row in the list of all."""
        if self._choose(finding):
            self._actions[
                "view.problems"
            ].trigger()  # the keyboard is here: it opens, or goes there

    def _choose(self, finding: Finding) -> bool:
        page = self._page
        if page is None:
            return False
        return page.choose_problem(Problem(finding, self.row.row_id))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the table by Escape; press a button by Enter, as by the space bar."""
        focus = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _ENTER and isinstance(focus, QAbstractButton):
            focus.animateClick()
        else:
            super().keyPressEvent(event)
