"""One open document on screen: notices, find bar and table."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QBoxLayout, QPushButton, QVBoxLayout, QWidget

from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.core.checks.problem_list import USUAL
from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.protocol.fields import LASTMOD, SITEMAPINDEX, URLSET
from sitemap_editor.session.checks.current_problem import CurrentProblem
from sitemap_editor.session.checks.muting import can_mute, site_of
from sitemap_editor.session.checks.problem_model import Problem
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.program.settings import MATCH_CASE, Settings
from sitemap_editor.session.table.shown_figures import ShownFigures
from sitemap_editor.session.table.table_model import FINDINGS_ROLE, TableModel
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.filter.page_filter import PageFilter
from sitemap_editor.windows.looks.folding import FoldingRow
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.situation import Situation
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.finder import Finder
from sitemap_editor.windows.table.first_paint import FirstPaint
from sitemap_editor.windows.table.table_view import TableView

if TYPE_CHECKING:
    from sitemap_editor.session.table.facet_lists import FacetLists
    from sitemap_editor.session.table.file_figures import FileFigures
    from sitemap_editor.windows.table.find_bar import FindBar


class EmptyHint(QWidget):
    """Covers the viewport of a table, however and whenever that gets its size."""

    def __init__(self, table: QAbstractScrollArea) -> None:
        super().__init__(table.viewport())
        self._viewport = table.viewport()
        self.label = PlainLabel(
            self.tr("No rows yet. Paste URLs, import a CSV file, or add a row."), self
        )
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.label.setWordWrap(True)
        self.paste = QPushButton(self.tr("Paste URLs"), self)
        self.table = QPushButton(self.tr("Import CSV"), self)
        self.row = QPushButton(self.tr("Add a Row"), self)
        buttons = FoldingRow(self)
        buttons.first.addStretch(1)
        buttons.first.addWidget(self.paste)
        buttons.first.addWidget(self.table)
        buttons.second.addWidget(self.row)
        buttons.second.addStretch(1)
        buttons.lay_out(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 0, 40, 0)
        column.addStretch(1)
        column.addWidget(self.label)
        column.addWidget(buttons)
        column.addStretch(1)
        self._viewport.installEventFilter(self)
        self._fill()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the viewport: a page behind others has none until it is shown."""
        if watched is self._viewport and event.type() == QEvent.Type.Resize:
            self._fill()
        return super().eventFilter(watched, event)

    def _fill(self) -> None:
        self.setGeometry(self._viewport.rect())


class DocumentPage(TabPage):
    """A tab with the table of a document."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        now: Callable[[], datetime],
        reporter: Reporter,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.session = self.open_file = session
        session.setParent(self)
        self.repaired: object | None = None
        """What was repaired on opening, kept for the one who lists it."""
        self._settings = settings
        self._reporter = reporter
        self.problem = CurrentProblem(session, self)
        self.problem_filter = USUAL
        """Which problems of this file a person wants to see."""
        self.unfolded_kinds: set[Kind] = set()
        """Where they are listed by rule: those of which every one is seen."""
        self.model = TableModel(session, self)
        self.filter = PageFilter(self.model, self.state_changed.emit, self)
        self.view = TableView(self.model, now, self)
        self.filter.watch(self.view, self.view.selected.rows)
        self.view.cells.filtered_by = lambda: self.filter.marked
        self._made_bar: FindBar | None = None
        self.finder = Finder(self.model, self)
        self._steps_when_found: bool | None = None
        self._reason = ""
        self._facet_lists: FacetLists | None = None
        self.figures = ShownFigures(self.model, self.state_changed.emit, self)
        self.file_figures: FileFigures | None = None
        """How full each file is whose rows are here, where these are several."""
        if session.is_joined:
            from sitemap_editor.windows.table.file_limits import FileLimits  # seldom: not at start

            tells, filters = self.state_changed.emit, self.filter.set_text
            self.file_figures = FileLimits(session, self, tells, filters)
        self.empty_hint = EmptyHint(self.view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._notices)
        column.addWidget(self.view, 1)
        self.setFocusProxy(self.view)
        session.leave_time_to_paint()
        FirstPaint(self.view.viewport()).painted.connect(session.note_painted)
        self._connect()
        self._tell_of_form()
        self.empty_hint.setVisible(self.session.is_empty)

    def _connect(self) -> None:
        self.session.changed.connect(self._on_changed)
        self.session.findings.updated.connect(self._on_findings_updated)
        self.session.beside.began.connect(self._reporter.watch)
        self.session.beside.began.connect(self.state_changed)
        self.session.beside.ended.connect(self.state_changed)
        self.session.title_changed.connect(self.state_changed)
        self.session.history_moved.connect(self.state_changed)
        self.model.refused.connect(lambda text: self._reporter.reason(text, self))
        self.model.sorting_changed.connect(self._on_sorted)
        self.view.ask_filter = lambda: self.filter.bar.open()
        self.view.selectionModel().selectionChanged.connect(self.cursor_moved)
        self.view.selectionModel().currentChanged.connect(self._on_current_changed)
        self.view.header.sort_asked.connect(self._on_sort_asked)
        self.finder.found.connect(self._on_found)

    def situation(self) -> Situation:
        """Return what can be done here."""
        session = self.session
        return Situation(
            has_tab=True,
            has_page=True,
            can_save=not session.is_read_only,
            has_repairs=self.repaired is not None,
            has_path=self.path is not None,
            is_index=session.kind is SITEMAPINDEX,
            is_urlset=session.kind is URLSET,
            is_joined=session.is_joined,
            has_rows=not session.is_empty,
            is_whole=not session.is_read_only,
            has_selection=self.view.selectionModel().hasSelection(),
            is_in_file_order=self.model.sorting is None,
            is_filtered=self.filter.is_active,
            can_undo=session.undo_stack.canUndo() or session.beside.is_under_way,
            can_redo=session.undo_stack.canRedo() or session.beside.takes_a_step,
            has_problems=bool(session.findings.counts()),
            has_problem=self.problem.problem is not None,
            can_fix=self.problem.can_fix,
            can_fix_kind=self.problem.can_fix_kind,
            can_fix_safely=self.problem.can_fix_safely,
            can_mute=(problem := self.problem.problem) is not None
            and can_mute(problem.finding.code),
            site=site_of(session),
            has_search=self._made_bar is not None and bool(self._made_bar.text.text()),
            has_lastmod=LASTMOD in self.model.fields,
        )

    def facet_lists(self, words: Callable[[str], str]) -> FacetLists:
        """Return what the rows are counted by; made when it is first asked for."""
        if self._facet_lists is None:
            from sitemap_editor.session.table.facet_lists import FacetLists  # not at start

            self._facet_lists = FacetLists(self.model, self.filter.rows, words)
        return self._facet_lists

    # Finding

    @cached_property
    def find_bar(self) -> FindBar:
        """The bar under the notices, made when something is first looked for."""
        from sitemap_editor.windows.table.find_bar import FindBar

        self._made_bar = bar = FindBar(self.model.fields, self._settings.get(MATCH_CASE), self)
        bar.hide()
        layout = self.layout()
        if isinstance(layout, QBoxLayout):
            layout.insertWidget(1, bar)
        bar.query_changed.connect(self._on_query_changed)
        bar.next_asked.connect(self.find_next)
        bar.previous_asked.connect(lambda: self.find_next(back=True))
        bar.close_button.clicked.connect(self.close_find_bar)
        bar.follow(self.model)
        return bar

    def open_find_bar(self) -> None:
        """Show the find bar; the text of the last search is kept."""
        self.finder.prepare()
        self.find_bar.open_with("")
        self._tell_hits()
        self.state_changed.emit()

    def close_find_bar(self) -> None:
        """Hide the find bar and go back to the table."""
        self.find_bar.hide()
        self._mark_hits()
        self.view.setFocus()
        self.state_changed.emit()

    def find_next(self, *, back: bool = False) -> None:
        """Go to the next (or previous) hit; where they are still searched, as soon as known."""
        self.view.finish_editing()  # what was typed may be a hit, or one no more
        current = self.view.currentIndex()
        found = None
        if self.finder.can_step(back=back):
            found = self.finder.step(current.row(), max(0, current.column()), back=back)
        if found is not None:
            self.view.go_to(*found)
        elif self.finder.is_searching:
            self._steps_when_found = back
        self._tell_hits()

    def choose_problem(self, problem: Problem) -> bool:
        """Make a problem the current one; False where it is not there any more."""
        is_there = self.problem.choose(problem)
        self.state_changed.emit()  # where it follows the table that is told of anyway
        return is_there

    def _on_query_changed(self) -> None:
        query = self.find_bar.query()
        self._settings.set(MATCH_CASE, query.match_case)
        self.finder.look_for(query)
        self._mark_hits()
        self._tell_hits()
        self.state_changed.emit()

    def _mark_hits(self) -> None:
        """Mark what is looked for, while its bar is there."""
        query = self.find_bar.query()
        self.view.cells.query = None if self.find_bar.isHidden() or not query.text else query
        self.view.viewport().update()

    def _on_found(self) -> None:
        if self._steps_when_found is not None and not self.finder.is_searching:
            back, self._steps_when_found = self._steps_when_found, None
            self.find_next(back=back)
        self._tell_hits()

    def _tell_hits(self) -> None:
        if self._made_bar is None or self._made_bar.isHidden():
            return
        current = self.view.currentIndex()
        number = None
        if current.isValid():
            number = self.finder.number_of(current.row(), current.column())
        self._made_bar.tell(number, self.finder.count, is_searching=self.finder.is_searching)

    def go_to_file_row(self, position: int) -> None:
        """Go to the row with this place in the file."""
        self.go_to_row_id(self.session.document.row_id(position))

    def go_to_row_id(self, row_id: int, column: int | None = None) -> bool:
        """Go to a row; where the filter hides it, offer to show it: then False."""
        row = self.model.view_order.row(row_id)
        if row is None:
            self.filter.tell_hidden(row_id, lambda: self.go_to_row_id(row_id, column))
            return False
        here = max(0, self.view.currentIndex().column())
        self.view.go_to(row, here if column is None else column)
        return True

    # Undo

    def undo(self) -> None:
        """Take back one step; typing under way counts as one, and so does a large edit."""
        self.view.finish_editing()
        self.session.beside.undo()

    def redo(self) -> None:
        """Carry out again what was taken back."""
        self.view.finish_editing()
        self.session.beside.redo()

    # Sorting

    def _on_sort_asked(self, column: int) -> None:
        """Go round the three states: ascending, descending, the file's own order."""
        field = self.model.names[column]
        sorting = self.model.sorting
        if sorting == (field, True):
            self.model.sort_by(None)
            return
        job = self.model.sort_by(field, descending=sorting == (field, False), stays=True)
        if job is not None:
            title = self.model.columns[column].shown_title
            self._reporter.watch(job, self.tr("Sorting by {field}").format(field=title))

    def _on_sorted(self) -> None:
        sorting = self.model.sorting
        shown = None if sorting is None else (self.model.names.index(sorting[0]), sorting[1])
        self.view.header.show_sorting(shown)
        self.state_changed.emit()

    # What is said

    def _tell_of_form(self) -> None:
        form = self.session.document.form
        if form.was_converted:
            text = self.tr(
                "This file is encoded in {encoding}. Sitemaps must be in UTF-8. When you save, "
                "you are asked to save it as UTF-8."
            )
            self.add_notice(text.format(encoding=form.encoding), "severity-warning")
        if form.junk_bytes:
            text = self.tr(
                "%n extra byte(s) follow the compressed data. They are removed when you save the "
                "file.",
                "",
                form.junk_bytes,
            )
            self.add_notice(text, "severity-warning")

    def say_reason(self, *, anew: bool = False, gives_way: bool = False) -> None:
        """Say what is wrong with the current cell, where that was not said yet, or `anew`.

        Where it `gives_way`, it waits until nothing else is said of an edit.
        """
        if anew:
            self._reason = ""
        findings: list[Finding] = self.view.currentIndex().data(FINDINGS_ROLE) or []
        reason = "  ".join(map(sentence, findings))
        if reason != self._reason:  # what else was said stays until there is something to say
            waits = self._reporter.reason(reason, self, gives_way=gives_way)
            self._reason = self._reason if waits else reason

    def _on_current_changed(self) -> None:
        self._follow_cell()
        self.say_reason()
        self._tell_hits()
        self.cursor_moved.emit()

    def _on_findings_updated(self) -> None:
        stats = self.session.findings.stats
        if stats is not None:  # while it is worked out anew, what was true stays
            self.view.cells.shared_site = stats.only_site
        self.say_reason(gives_way=True)
        self.state_changed.emit()

    def _follow_cell(self) -> None:
        index = self.view.currentIndex()
        if index.isValid():
            field = self.model.names[index.column()]
            self.problem.follow_cell(self.model.row_id(index.row()), field)
        else:
            self.problem.follow_cell(None)

    def _on_changed(self) -> None:
        self._follow_cell()  # a table that was emptied tells of no current cell
        self.empty_hint.setVisible(self.session.is_empty)
        self._tell_hits()
