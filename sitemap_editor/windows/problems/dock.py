"""The problems panel: what is wrong with the current document, why, and how it is mended."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QLineEdit,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from sitemap_editor.core.checks.rule import Answers, Severity
from sitemap_editor.session.fix_review import FixReview, Scope
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.problem_index import Kind
from sitemap_editor.session.problem_list import Filter
from sitemap_editor.session.problem_model import COLUMNS, Problem, ProblemModel
from sitemap_editor.session.session import Session
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.folding import FoldingRow
from sitemap_editor.windows.icons import drawn
from sitemap_editor.windows.key_focus import PROBLEMS_PANEL
from sitemap_editor.windows.lines_table import LinesTable
from sitemap_editor.windows.problems.details import ProblemDetails
from sitemap_editor.windows.problems.judged_by import JudgedBy
from sitemap_editor.windows.problems.kinds import ProblemKinds
from sitemap_editor.windows.theme import SEVERITY_ICONS

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

    Signals: `problem_chosen` (problem, whether the table takes the focus) by Enter or a click;
    `selection_changed`; `left` when a person goes back to the table by Escape; `copy_asked` (lines
    of the list).
    """

    problem_chosen = Signal(object, bool)
    selection_changed = Signal()
    left = Signal()
    copy_asked = Signal(list)

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(PROBLEMS_PANEL)
        self.setWindowTitle(self.tr("Problems"))
        self.setAccessibleName(self.windowTitle())
        self.setAllowedAreas(
            Qt.DockWidgetArea.BottomDockWidgetArea | Qt.DockWidgetArea.TopDockWidgetArea
        )
        self._session: Session | None = None
        self.model: ProblemModel | None = None
        self._awaited: Kind | None = None  # to be shown once it is found
        self._review: FixReview | None = None
        self.judged_by = JudgedBy(self)
        self.severities = {severity: self._toggle(severity) for severity in Severity}
        self.schema = self._made_toggle(self.tr("Schema"), self.tr("Show what the XSD objects to"))
        self.schema.setChecked(False)  # most of it says in other words what the rules say
        self.text = QLineEdit(self)
        self.text.setPlaceholderText(self.tr("Filter by text"))
        self.text.setAccessibleName(self.tr("Filter problems by text"))
        self.text.setClearButtonEnabled(True)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(self._on_filter_changed)
        self.text.textChanged.connect(lambda _text: self._typing.start())
        self.kinds = ProblemKinds(self)
        self.kinds.chosen.connect(self._on_kind_chosen)
        self.table = _ProblemTable(self)
        self.table.entered_on.connect(lambda row: self._go_to(row, takes_focus=True))
        self.table.left.connect(self.left)
        self.table.copy_asked.connect(self.copy_asked)
        self.table.clicked.connect(lambda index: self._go_to(index.row(), takes_focus=False))
        self.details = ProblemDetails(actions, self)
        self.judged_by.outside_asked.connect(self._show_kind)
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
        whole.addWidget(self.judged_by)
        whole.addWidget(parts, 1)
        self.setWidget(content)

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

    def show_session(self, session: Session | None) -> None:
        """Show the problems of a document, or nothing."""
        if session is self._session:
            return
        if self._session is not None and isValid(self._session):  # not so if closed while hidden
            self._session.circumstances_changed.disconnect(self._on_circumstances_changed)
        if self.model is not None:
            self.model.stop()
            self.model.deleteLater()
        self._session = session
        self.model = None
        self._drop_review()
        self.setEnabled(session is not None)
        if session is None:
            self.kinds.clear()
            self.judged_by.show_nothing()
            for button in self.severities.values():
                button.setText(button.accessibleName())
            self.schema.setText(self.tr("Schema"))
            self.table.setModel(None)
            self.details.show_problem(None, None)
            return
        self.model = ProblemModel(session, self)
        self.model.show_only(self._wanted(None))
        self.table.setModel(self.model)
        self.table.lay_out(_WIDTHS)
        self.model.listed.connect(self._on_listed)
        self.table.selectionModel().currentRowChanged.connect(self._on_current_changed)
        session.circumstances_changed.connect(self._on_circumstances_changed)
        self._on_listed()

    def _on_circumstances_changed(self) -> None:
        if self._session is not None:
            self.judged_by.show_session(self._session)

    def _on_listed(self) -> None:
        session, model = self._session, self.model
        if session is None or model is None:
            return
        if model.filter.kind is not None and model.filter.kind not in self._kinds_there(session):
            model.show_only(self._wanted(None))  # the last of its kind was mended
            return
        if self._awaited is not None and self._awaited in self._kinds_there(session):
            awaited, self._awaited = self._awaited, None
            model.show_only(self._wanted(awaited))
            return
        counts, is_known = session.findings.counts(), session.findings.is_complete
        for severity, button in self.severities.items():
            number = self.locale().toString(counts[severity]) if is_known else "…"
            button.setText(f"{button.accessibleName()} {number}")
        by_schema = session.findings.schema_count()
        name = self.tr("Schema")
        self.schema.setText(f"{name} {self.locale().toString(by_schema)}" if by_schema else name)
        self._make_room()
        self.kinds.show_kinds(session.findings, model.filter)
        self.judged_by.show_session(session)
        row = min(max(0, self.table.wanted_row), model.rowCount() - 1)
        if row >= 0:
            self.table.setCurrentIndex(model.index(row, 0))
        self._on_current_changed()

    def _make_room(self) -> None:
        """Fold or widen for the texts of the buttons: a splitter leaves its parts as they are."""
        for row in (self._toggles, self._filters):
            row.fold()
            row.updateGeometry()
        self._parts.refresh()
        self._parts.setSizes(self._parts.sizes())

    @staticmethod
    def _kinds_there(session: Session) -> set[Kind]:
        findings = session.findings
        of_file = (*findings.of_file(), *findings.schema_of_file())
        return {*findings.index.kinds, *((each.code, each.severity) for each in of_file)}

    # What is shown

    def _wanted(self, kind: Kind | None) -> Filter:
        shown = frozenset(each for each, button in self.severities.items() if button.isChecked())
        return Filter(kind, shown, self.schema.isChecked(), self.text.text().strip())

    @property
    def filter(self) -> Filter:
        """What a person wants to see."""
        return self._wanted(self.kinds.current_kind() or self._awaited)

    def restore(self, wanted: Filter) -> None:
        """Show what was shown the last time; its kind once there is one of it."""
        for severity, button in self.severities.items():
            button.setChecked(severity in wanted.severities)
        self.schema.setChecked(wanted.with_schema)
        self.text.setText(wanted.text)
        self._awaited = wanted.kind
        self._on_filter_changed()

    def _on_kind_chosen(self) -> None:
        self._awaited = None
        self._on_filter_changed()

    def _on_filter_changed(self) -> None:
        if self.model is not None:
            self.table.wanted_row = 0
            self.model.show_only(self._wanted(self.kinds.current_kind()))

    def _show_kind(self, kind: Kind) -> None:
        """Show one kind of problems alone."""
        if self.model is not None:
            self.model.show_only(self._wanted(kind))

    # The current problem

    def current_problem(self) -> Problem | None:
        """Return the problem in front."""
        index = self.table.currentIndex()
        return self.model.problem(index.row()) if self.model and index.isValid() else None

    def follow_cell(self, row_id: int, field: str) -> None:
        """Select the first problem of a cell that a person went to in the table, or of its row."""
        if self.model is None or self.table.hasFocus():
            return
        line = self.model.line_of(row_id, field)
        if line is not None:
            self.table.setCurrentIndex(self.model.index(line, 0))

    def _on_current_changed(self, *_: QModelIndex) -> None:
        problem = self.current_problem()
        if self.table.currentIndex().isValid():
            self.table.wanted_row = self.table.currentIndex().row()
        self._drop_review()
        if problem is not None and self._session is not None and not problem.is_schema:
            scope = Scope.ONE if problem.row_id is not None else Scope.KIND
            review = FixReview(self._session, scope, problem.finding, problem.row_id, self)
            self._review = review
            if problem.row_id is not None:
                review.propose_now(Answers())
        has_problems = self.model is not None and self.model.rowCount() > 0
        self.details.show_problem(problem, self._review, has_problems=has_problems)
        self.selection_changed.emit()

    def _drop_review(self) -> None:
        if self._review is not None:
            self._review.cancel()
            self._review.deleteLater()
            self._review = None

    def _go_to(self, number: int, *, takes_focus: bool) -> None:
        problem = self.model.problem(number) if self.model else None
        if problem is not None:
            self.problem_chosen.emit(problem, takes_focus)


class _ProblemTable(LinesTable):
    """The list in the middle.

    Signals: `entered_on` (line) by Enter; `left` by Escape; `copy_asked` (selected lines).
    """

    entered_on = Signal(int)
    left = Signal()
    copy_asked = Signal(list)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, air=6)
        self.wanted_row = 0
        self.setAccessibleName(self.tr("Problems"))
        self.setAlternatingRowColors(True)

    def copy_lines(self) -> None:
        """Ask for the selected problems as they are reported: there may be a million."""
        if lines := self.selected():
            self.copy_asked.emit(lines)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the problem by Enter, to the first and last one, and back to the table."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not plain and self.currentIndex().isValid():
            self.entered_on.emit(self.currentIndex().row())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.model() is not None:
            model = self.model()
            last = model.rowCount() - 1
            self.setCurrentIndex(model.index(0 if event.key() == Qt.Key.Key_Home else last, 0))
        else:
            super().keyPressEvent(event)
