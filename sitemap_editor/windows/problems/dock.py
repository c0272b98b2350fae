"""The problems panel: what is wrong with the document on screen, as one list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.core.checks.problem_list import USUAL, Filter
from sitemap_editor.session.checks.problem_model import COLUMNS, Problem, ProblemModel
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.key_focus import PROBLEMS_PANEL
from sitemap_editor.windows.looks.folding import PanelArea
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.theme import dimmed_text
from sitemap_editor.windows.problems.list_table import ProblemTable
from sitemap_editor.windows.problems.title_bar import TitleBar
from sitemap_editor.windows.table.document_page import DocumentPage

_WIDTHS: Final = {
    COLUMNS.index(name): width
    for name, width in (("rule", 72), ("row", 66), ("field", 88), ("value", 170))
}
_LIST_ENTRIES: Final = (
    *("problems.fix", "problems.fix_kind", "problems.fix_safe"),
    *("rows.copy_links", "problems.source"),
    *("problems.mute_file", "problems.mute_site", "problems.muted"),
    *("problems.copy", "problems.export"),
)
_LEAST_LINES: Final = 2  # the rows of the table come first
_LEAST_HEIGHT: Final = 60
"""Of the list at most, however large the text: the window must not outgrow the screen."""
_ANY_HEIGHT: Final = 16_777_215  # what Qt takes for no limit


class HiddenProblems(QWidget):
    """Says that there are problems, of which none is listed: why, and what lists them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = PlainLabel(self)
        self.label.setWordWrap(True)
        self.button = QPushButton(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label, 1)
        row.addWidget(self.button)
        self.hide()

    def show_count(self, count: int, *, is_schema: bool = False) -> None:
        """Say how many are hidden; of none, nothing.

        `is_schema`: only the schema finds them, which is not asked for; nobody set that filter.
        """
        if is_schema:
            said = self.tr("%n problem(s), found by the XSD schema only.", "", count)
            does = self.tr("Show")
        else:
            said = self.tr("The filter hides all %n problem(s).", "", count)
            does = self.tr("Clear Filter")
        self.label.setText(said)
        self.button.setText(does)
        self.setVisible(count > 0)


class ProblemsDock(QDockWidget):
    """Follows the document on screen.

    `go_to` is handed a problem chosen in the list, and whether the table takes the focus;
    `tell_listed` tells that it may show others.
    """

    def __init__(
        self,
        actions: Actions,
        close: Callable[[], object],
        leave: Callable[[], object],
        copy_lines: Callable[[list[int]], object],
        go_to: Callable[[Problem, bool], object],
        tell_listed: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(PROBLEMS_PANEL)
        self.setWindowTitle(self.tr("Problems"))
        self.setAccessibleName(self.windowTitle())
        self.setAllowedAreas(
            Qt.DockWidgetArea.BottomDockWidgetArea | Qt.DockWidgetArea.TopDockWidgetArea
        )
        self._go_to = go_to
        self._tell_listed = tell_listed
        self._page: DocumentPage | None = None
        self.model: ProblemModel | None = None
        self._line: int | None = None  # that was highlighted as long as somebody was in the list
        self._is_following = False
        self._goes_to_first = self._goes_on = self._is_other_list = False
        self.bar = TitleBar(actions, self._on_folded, close, self)
        filters = self.bar.filter
        filters.changed.connect(self._on_filter_changed)
        filters.muted.clicked.connect(actions["problems.muted"].trigger)
        self.severities, self.schema, self.text = filters.severities, filters.schema, filters.text
        self._grouping = actions["problems.group"]
        self._grouping.toggled.connect(self._on_grouped)
        self._followed: Problem | None = None
        self.table = ProblemTable(self._enter, leave, copy_lines, self._fold, self)
        self.table.setMinimumHeight(min(self.table.height_of(_LEAST_LINES), _LEAST_HEIGHT))
        self.table.clicked.connect(lambda index: self._choose(index.row(), takes_focus=False))
        self.hidden = HiddenProblems(self)
        self.hidden.button.clicked.connect(self.clear_filter)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.table.addActions([actions[action_id] for action_id in _LIST_ENTRIES])
        self._lay_out()

    def _lay_out(self) -> None:
        self.content = QWidget(self)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(6, 0, 6, 4)
        column.setSpacing(4)
        column.addWidget(self.hidden)
        column.addWidget(self.table, 1)
        self._area = PanelArea(self.content, self)
        self.setTitleBarWidget(self.bar)
        self.setWidget(self._area)

    def _on_folded(self, is_folded: bool) -> None:
        """Leave the line alone; the table gets the room.

        Of a panel whose content is hidden Qt takes it that it may be no wider than it must be.
        """
        self.content.setVisible(not is_folded)
        self._area.setMaximumHeight(0 if is_folded else _ANY_HEIGHT)
        self.setMaximumHeight(self.bar.line_height() if is_folded else _ANY_HEIGHT)

    def first_stop(self) -> QWidget:
        """Return where the keyboard comes in: the list, or what unfolds it."""
        return self.bar.fold if self.bar.fold.isChecked() else self.table

    # Following the document on screen

    def show_page(self, page: DocumentPage | None) -> None:
        """Show the problems of a document as a person left them, or nothing."""
        if page is self._page:
            return
        self._leave_page()
        self._page = page
        self.setEnabled(page is not None)
        if page is None:
            self.bar.filter.show_muted(0)
            self.bar.filter.show_counts(None)
            self.hidden.show_count(0)
            self.table.setModel(None)
            return
        session = page.session
        self.bar.filter.show_filter(page.problem_filter)
        self.model = ProblemModel(
            session, self, unfolded=page.unfolded_kinds, is_grouped=self._grouping.isChecked()
        )
        self.model.faint = lambda: dimmed_text(self.table.palette())
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
            if self.bar.filter.typing.isActive():
                page.problem_filter = self.bar.filter.wanted()
            page.problem.changed.disconnect(self._follow_current)
        self.bar.filter.typing.stop()
        if self.model is not None:
            self.model.stop()
            self.model.deleteLater()
        self.model = None
        self._line = self._followed = None
        self._goes_to_first = self._goes_on = False

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
            self.bar.filter.show_kind(None)
        self.bar.filter.show_muted(len(session.muted))
        self.bar.filter.show_counts(session.findings)
        by_rules, by_schema = session.findings.counts().total(), session.findings.schema_count()
        self.hidden.show_count(
            0 if model.rowCount() else by_rules or by_schema,
            is_schema=not by_rules and not page.problem_filter.with_schema,
        )
        self.table.show_heads(model)
        self._tell_listed()
        self._follow_current()
        self._go_on()
        if self._is_other_list and not self.table.currentIndex().isValid():
            self.table.scrollToTop()  # else it stood where the list before was
        self._is_other_list = False

    def _kind_there(self) -> Kind | None:
        """Return the kind a person wants to see alone, where there is one of it."""
        if self._page is None:
            return None
        findings, kind = self._page.session.findings, self._page.problem_filter.kind
        of_file = (*findings.of_file(), *findings.schema_of_file())
        there = {*findings.index.kinds, *((each.code, each.severity) for each in of_file)}
        return kind if kind in there else None

    # Groups

    def _on_grouped(self, is_on: bool) -> None:
        if self.model is not None:
            self._followed = None  # the current problem is seen in the other list as well
            self.model.group(is_grouped=is_on)

    def _fold(self, line: int, is_folded: bool | None) -> None:
        """Fold the group whose head stands in a line, or unfold it; None: as it is not."""
        model = self.model
        head = model.head(line) if model is not None else None
        if model is None or head is None:
            return
        self._choose(line, takes_focus=False)
        self._is_following = True
        try:
            model.fold(line, is_folded=head[2] if is_folded is None else is_folded)
            self.table.show_heads(model)
            self.table.select([line])
        finally:
            self._is_following = False

    # What is shown

    def filter_by(self, wanted: Filter) -> None:
        """Show other problems of this document; those of a kind once there is one of it."""
        if self._page is not None and self.model is not None:
            self._page.problem_filter = wanted
            self._is_other_list = True
            self.bar.filter.show_filter(wanted)
            self.model.show_only(replace(wanted, kind=self._kind_there()))

    def clear_filter(self) -> None:
        """Show all there is; what the schema says only where nothing else is wrong."""
        if self._page is not None:
            has_others = self._page.session.findings.counts().total() > 0
            self.filter_by(replace(USUAL, with_schema=not has_others))

    def choose_kind(self, kind: Kind | None) -> None:
        """Show one kind alone, from its first problem on; None: all."""
        self._goes_to_first = kind is not None
        if kind is not None and self._page is not None:
            self._page.unfolded_kinds.add(kind)
        self.filter_by(replace(self.bar.filter.wanted(), kind=kind))

    def _on_filter_changed(self) -> None:
        if self._page is not None:
            self.filter_by(self.bar.filter.wanted())

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
        if self._was_mended(model, problem):
            self.table.selectionModel().clear()
            self._goes_on = True
            return
        self._is_following = True
        try:
            self._highlight(model, problem)
        finally:
            self._is_following = False

    def _was_mended(self, model: ProblemModel, problem: Problem | None) -> bool:
        """Tell whether what a person was at in a group is gone: the way goes on in the group.

        Else it would go to what else is wrong in the same row, which stands in another one.
        """
        before = self._followed
        if before is None or before == problem:
            return False
        is_in_group = model.is_grouped and self.table.is_entered
        return is_in_group and model.line_of_problem(before) is None

    def _highlight(self, model: ProblemModel, problem: Problem | None) -> None:
        here = self.table.currentIndex()
        if here.isValid() and problem is not None and model.problem(here.row()) == problem:
            line: int | None = here.row()  # of two that are the same in all the one chosen
        else:
            line = self._found_line(model, problem) if problem is not None else None
        self._followed = problem
        if line is None:
            self.table.selectionModel().clear()
            self._line = self._line if self.table.is_entered else None
        else:
            self._line = line
            self.table.select([line])

    def _found_line(self, model: ProblemModel, problem: Problem) -> int | None:
        """Return the line of a problem; its group is unfolded where it has just become current."""
        line = model.line_of_problem(problem)
        if line is not None and model.head(line) is not None and problem != self._followed:
            model.fold(line, is_folded=False)
            self.table.show_heads(model)
            line = model.line_of_problem(problem)
        return line

    def _on_line_changed(self, index: QModelIndex) -> None:
        if self.table.is_entering:
            self._follow_current()
        elif not self._is_following:
            self._choose(index.row(), takes_focus=False)

    def _enter(self, number: int) -> None:
        self._choose(number, takes_focus=True)

    def _choose(self, number: int, *, takes_focus: bool) -> None:
        """Go to the problem in a line, with all that follows it."""
        page = self._page
        problem = self.model.problem(number) if self.model is not None else None
        if page is None or problem is None:
            return
        self._followed = problem
        if page.choose_problem(problem):
            self._line = number
            self._go_to(problem, takes_focus)
        else:
            self._follow_current()  # it was mended a moment ago

    def _go_on(self) -> None:
        """Go to the first of a kind that was chosen; in the list on from one that was mended."""
        page, model = self._page, self.model
        if page is None or model is None or not model.rowCount():
            return
        has_one = self.table.currentIndex().isValid()
        is_lost = page.problem.problem is None or self._goes_on
        if self._goes_to_first and not has_one:
            self._choose(0, takes_focus=False)
        elif is_lost and self.table.is_entered and self._line is not None:
            self._choose(min(self._line, model.rowCount() - 1), takes_focus=False)
        self._goes_to_first = self._goes_on = False
