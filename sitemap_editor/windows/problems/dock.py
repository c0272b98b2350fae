"""The problems panel: what is wrong with the current document, why, and how it is mended."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QModelIndex, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QLineEdit,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.core.checks.problem_list import USUAL, Filter
from sitemap_editor.core.checks.rule import Answers, Severity
from sitemap_editor.session.checks.fix_review import FixReview, Scope
from sitemap_editor.session.checks.problem_model import COLUMNS, Problem, ProblemModel
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.key_focus import PROBLEMS_PANEL
from sitemap_editor.windows.looks.folding import FoldingRow
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.panel_area import PanelArea
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS
from sitemap_editor.windows.problems.details import ProblemDetails
from sitemap_editor.windows.problems.hidden import HiddenProblems
from sitemap_editor.windows.problems.kinds import ProblemKinds
from sitemap_editor.windows.problems.list_table import ProblemTable
from sitemap_editor.windows.table.document_page import DocumentPage

_WIDTHS: Final = {
    COLUMNS.index(name): width
    for name, width in (("rule", 54), ("row", 66), ("field", 82), ("value", 170))
}
_LIST_ENTRIES: Final = (
    *("problems.fix", "problems.fix_kind", "problems.fix_safe"),
    *("problems.copy", "problems.export"),
)
_MARK: Final = QSize(14, 14)
_TYPING_MS: Final = 150
_SPACING: Final = 4


class ProblemsDock(QDockWidget):
    """Follows the document on screen.

    Signals: `problem_chosen` (problem, whether the table takes the focus) in the list.
    """

    problem_chosen = Signal(object, bool)

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(PROBLEMS_PANEL)
        self.setWindowTitle(self.tr("Problems"))
        self.setAccessibleName(self.windowTitle())
        self.setAllowedAreas(
            Qt.DockWidgetArea.BottomDockWidgetArea | Qt.DockWidgetArea.TopDockWidgetArea
        )
        self._page: DocumentPage | None = None
        self.model: ProblemModel | None = None
        self._line: int | None = None  # that was highlighted as long as somebody was in the list
        self._is_following = False
        self._goes_to_first = False
        self._review: FixReview | None = None
        self.severities = {severity: self._toggle(severity) for severity in Severity}
        self.schema = self._made_toggle(
            self.tr("Schema"), self.tr("Show violations of the XSD schema")
        )
        self.text = QLineEdit(self)
        self.text.setPlaceholderText(self.tr("Filter by text"))
        self.text.setAccessibleName(self.tr("Filter problems by text"))
        self.text.setClearButtonEnabled(True)
        self._tells = QTimer(self, singleShot=True, interval=0)  # once for many moves in one turn
        self._tells.timeout.connect(self._show_details)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(self._on_filter_changed)
        self.text.textChanged.connect(lambda _text: self._typing.start())
        self.kinds = ProblemKinds(self)
        self.kinds.chosen.connect(self.choose_kind)
        self.table = ProblemTable(self)
        self.table.entered_on.connect(lambda row: self._choose(row, takes_focus=True))
        self.table.clicked.connect(lambda index: self._choose(index.row(), takes_focus=False))
        self.hidden = HiddenProblems(self)
        self.hidden.button.clicked.connect(self.clear_filter)
        self.details = ProblemDetails(actions, self)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.table.addActions([actions[action_id] for action_id in _LIST_ENTRIES])
        self._lay_out()

    def _lay_out(self) -> None:
        toggles = (*self.severities.values(), self.schema)
        self._toggles = FoldingRow(self, _SPACING)
        for number, button in enumerate(toggles):
            half = self._toggles.first if number < len(toggles) / 2 else self._toggles.second
            half.addWidget(button)
        for half in (self._toggles.first, self._toggles.second):
            half.addStretch(0)
        self._toggles.lay_out(0, 1)
        self._filters = FoldingRow(self, _SPACING)
        self._filters.first.addWidget(self._toggles)
        self._filters.second.addWidget(self.text)
        self._filters.lay_out(0, 1)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._filters)
        column.addWidget(self.hidden)
        column.addWidget(self.table, 1)
        parts = self._parts = QSplitter(Qt.Orientation.Horizontal, self)
        parts.setChildrenCollapsible(False)
        for widget, stretch in ((self.kinds, 3), (middle, 6), (self.details, 4)):
            parts.addWidget(widget)
            parts.setStretchFactor(parts.count() - 1, stretch)
        parts.setSizes([270, 560, 350])
        content = QWidget(self)
        whole = QVBoxLayout(content)
        whole.setContentsMargins(6, 4, 6, 6)
        whole.setSpacing(5)
        whole.addWidget(parts, 1)
        self.setWidget(PanelArea(content, self))

    def _toggle(self, severity: Severity) -> QToolButton:
        name = {
            Severity.ERROR: self.tr("Errors"),
            Severity.WARNING: self.tr("Warnings"),
            Severity.HINT: self.tr("Hints"),
        }[severity]
        button = self._made_toggle(name, name)
        button.setIcon(drawn(SEVERITY_ICONS[severity], "#000000"))
        return button

    def _made_toggle(self, text: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setToolTip(tool_tip(tip))
        button.setAccessibleName(tip)
        button.setIconSize(_MARK)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setCheckable(True)
        button.setChecked(True)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.toggled.connect(self._on_filter_changed)
        return button

    # Following the document on screen

    def show_page(self, page: DocumentPage | None) -> None:
        """Show the problems of a document as a person left them, or nothing."""
        if page is self._page:
            return
        self._leave_page()
        self._page = page
        self.setEnabled(page is not None)
        if page is None:
            self.kinds.clear()
            for button in self.severities.values():
                button.setText(button.accessibleName())
            self.schema.setText(self.tr("Schema"))
            self.hidden.show_count(0)
            self.table.setModel(None)
            self.details.show_problem(None, None)
            return
        session = page.session
        self._show_filter(page.problem_filter)
        self.model = ProblemModel(session, self)
        self.model.show_only(replace(page.problem_filter, kind=self._kind_there()))
        self.table.setModel(self.model)
        self.table.lay_out(_WIDTHS)
        self.model.listed.connect(self._on_listed)
        self.table.selectionModel().currentRowChanged.connect(self._on_line_changed)
        page.problem.changed.connect(self._follow_current)
        self._on_listed()

    def _leave_page(self) -> None:
        """Let the document go; what was typed a moment ago is its filter."""
        page = self._page
        if page is not None and isValid(page):  # not so if closed while hidden
            if self._typing.isActive():
                page.problem_filter = self._wanted(page.problem_filter.kind)
            page.problem.changed.disconnect(self._follow_current)
        self._typing.stop()
        self._tells.stop()
        if self.model is not None:
            self.model.stop()
            self.model.deleteLater()
        self.model = None
        self._line = None
        self._goes_to_first = False
        self._drop_review()

    def _on_listed(self) -> None:
        page, model = self._page, self.model
        if page is None or model is None:
            return
        session, kind = page.session, self._kind_there()
        if model.filter.kind != kind:  # it came, or the last of it was mended
            model.show_only(replace(page.problem_filter, kind=kind))
            return
        if kind is None and session.findings.is_settled:
            page.problem_filter = replace(page.problem_filter, kind=None)
        counts, is_known = session.findings.counts(), session.findings.is_complete
        for severity, button in self.severities.items():
            number = self.locale().toString(counts[severity]) if is_known else "…"
            button.setText(f"{button.accessibleName()} {number}")
        by_schema = session.findings.schema_count()
        name = self.tr("Schema")
        self.schema.setText(f"{name} {self.locale().toString(by_schema)}" if by_schema else name)
        self.hidden.show_count(0 if model.rowCount() else counts.total() or by_schema)
        self._make_room()
        self.kinds.show_kinds(session.findings, model.filter)
        self._follow_current()
        self._go_on()

    def _make_room(self) -> None:
        """Fold or widen for the texts of the buttons: a splitter leaves its parts as they are."""
        for row in (self._toggles, self._filters):
            row.fold()
            row.updateGeometry()
        self._parts.refresh()
        self._parts.setSizes(self._parts.sizes())

    def _kind_there(self) -> Kind | None:
        """Return the kind a person wants to see alone, where there is one of it."""
        if self._page is None:
            return None
        findings, kind = self._page.session.findings, self._page.problem_filter.kind
        of_file = (*findings.of_file(), *findings.schema_of_file())
        there = {*findings.index.kinds, *((each.code, each.severity) for each in of_file)}
        return kind if kind in there else None

    # What is shown

    def _wanted(self, kind: Kind | None) -> Filter:
        shown = frozenset(each for each, button in self.severities.items() if button.isChecked())
        return Filter(kind, shown, self.schema.isChecked(), self.text.text().strip())

    def _show_filter(self, wanted: Filter) -> None:
        with ExitStack() as quiet:
            for widget in (*self.severities.values(), self.schema, self.text):
                quiet.enter_context(QSignalBlocker(widget))
            for severity, button in self.severities.items():
                button.setChecked(severity in wanted.severities)
            self.schema.setChecked(wanted.with_schema)
            if wanted.text != self.text.text().strip():
                self.text.setText(wanted.text)

    def filter_by(self, wanted: Filter) -> None:
        """Show other problems of this document; those of a kind once there is one of it."""
        if self._page is not None and self.model is not None:
            self._typing.stop()
            self._page.problem_filter = wanted
            self._show_filter(wanted)
            self.model.show_only(replace(wanted, kind=self._kind_there()))

    def clear_filter(self) -> None:
        """Show all there is; what the schema says only where nothing else is wrong."""
        if self._page is not None:
            has_others = self._page.session.findings.counts().total() > 0
            self.filter_by(replace(USUAL, with_schema=not has_others))

    def choose_kind(self, kind: Kind | None) -> None:
        """Show one kind alone, from its first problem on; None: all."""
        self._goes_to_first = kind is not None
        self.filter_by(self._wanted(kind))

    def _on_filter_changed(self) -> None:
        if self._page is not None:
            self.filter_by(self._wanted(self._page.problem_filter.kind))

    @property
    def filter(self) -> Filter:
        """What a person wants to see of this document."""
        return self._page.problem_filter if self._page is not None else USUAL

    # The current problem: that of the page, which everything here follows

    def current_problem(self) -> Problem | None:
        """Return the problem in the highlighted line."""
        index = self.table.currentIndex()
        return self.model.problem(index.row()) if self.model and index.isValid() else None

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what went on while the panel was closed."""
        super().showEvent(event)
        self._follow_current()

    def _follow_current(self) -> None:
        """Show in list and details the problem that is the current one, and no other."""
        page, model = self._page, self.model
        if page is None or model is None or not self.isVisible():
            return
        problem = page.problem.problem
        self._is_following = True
        try:
            self._highlight(model, problem)
        finally:
            self._is_following = False
        self._tells.start()

    def _show_details(self) -> None:
        page, model = self._page, self.model
        if page is None or model is None or not self.isVisible():
            return
        self._drop_review()
        problem = page.problem.problem
        if problem is not None and page.problem.can_fix:
            scope = Scope.ONE if problem.row_id is not None else Scope.KIND
            review = FixReview(page.session, scope, problem.finding, problem.row_id, self)
            self._review = review
            if problem.row_id is not None:
                review.propose_now(Answers())
        self.details.show_problem(problem, self._review, has_problems=model.rowCount() > 0)

    def _highlight(self, model: ProblemModel, problem: Problem | None) -> None:
        here = self.table.currentIndex()
        if here.isValid() and problem is not None and model.problem(here.row()) == problem:
            line: int | None = here.row()  # of two that are the same in all the one chosen
        else:
            line = model.line_of_problem(problem) if problem is not None else None
        if line is None:
            self.table.selectionModel().clear()
            self._line = self._line if self.table.hasFocus() else None
        else:
            self._line = line
            self.table.select([line])

    def _on_line_changed(self, index: QModelIndex) -> None:
        if not self._is_following:
            self._choose(index.row(), takes_focus=False)

    def _choose(self, number: int, *, takes_focus: bool) -> None:
        """Go to the problem in a line, with all that follows it."""
        page = self._page
        problem = self.model.problem(number) if self.model is not None else None
        if page is None or problem is None:
            return
        if page.choose_problem(problem):
            self._line = number
            self.problem_chosen.emit(problem, takes_focus)
        else:
            self._follow_current()  # it was mended a moment ago

    def _go_on(self) -> None:
        """Go to the first of a kind that was chosen; in the list on from one that was mended."""
        page, model = self._page, self.model
        if page is None or model is None or not model.rowCount():
            return
        has_one = self.table.currentIndex().isValid()
        if self._goes_to_first and not has_one:
            self._choose(0, takes_focus=False)
        elif page.problem.problem is None and self.table.hasFocus() and self._line is not None:
            self._choose(min(self._line, model.rowCount() - 1), takes_focus=False)
        self._goes_to_first = False

    def _drop_review(self) -> None:
        if self._review is not None:
            if isValid(self._review):  # it goes with its document
                self._review.cancel()
                self._review.deleteLater()
            self._review = None
