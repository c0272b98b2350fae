"""The source of the document in front: its text, finding in it, and the row that is meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QSpinBox, QWidget
from shiboken6 import isValid

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.source.source_lines import SourceLines
from sitemap_editor.session.checks.problem_model import Problem
from sitemap_editor.session.source.document_source import DocumentSource
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.looks.layouts import REST, column_of, row_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel, is_typing
from sitemap_editor.windows.source.source_find import SourceFind
from sitemap_editor.windows.source.source_view import SourceView
from sitemap_editor.windows.table.document_page import DocumentPage

_MOST_COPIED_BYTES: Final = 1 << 24


class SourceContent(QWidget):
    """Follows a document and its current row; `leave` is for Escape, `tell` says what is wrong."""

    def __init__(
        self,
        actions: Actions,
        leave: Callable[[], object],
        tell: Callable[[str, DocumentPage], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._leave = leave
        self._tell = tell
        self._page: DocumentPage | None = None
        self._table: PieceTable | None = None
        self._row_id: int | None = None
        self._wanted: tuple[int | None, Problem | None] | None = None
        self.source: DocumentSource | None = None
        self.view = SourceView(self._on_moved, self)
        self.finding = SourceFind(self.view, self)
        self.finding.bar.close_button.clicked.connect(self.view.setFocus)
        self.number = QSpinBox(self)
        self.place = DimmedLabel("", self)
        self._lay_out()
        self._follows = QTimer(self, singleShot=True, interval=0)  # once for many moves
        self._follows.timeout.connect(self._follow_row)
        self._keys: dict[str, Callable[[], object]] = {
            "find.show": self.finding.open,
            "find.next": self.finding.go_on,
            "find.previous": lambda: self.finding.go_on(back=True),
            "find.row": self._ask_line,
            "view.zoom_in": lambda: self.view.zoom(1),
            "view.zoom_out": lambda: self.view.zoom(-1),
            "view.zoom_usual": lambda: self.view.zoom(0),
        }
        self._actions = actions

    def _lay_out(self) -> None:
        self.number.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.number.setKeyboardTracking(False)
        self.number.setGroupSeparatorShown(True)
        self.number.setAccessibleName(self.tr("Line"))
        self.number.setMinimum(1)
        # In a turn of its own: the field hands the key on, and in the text it means something else.
        self.number.lineEdit().returnPressed.connect(
            lambda: QTimer.singleShot(0, self, self._go_to_line)
        )
        label = PlainLabel(self.tr("Li&ne"), self)
        label.setBuddy(self.number)
        foot = row_of(label, self.number, (self.place, 1), REST, margins=(8, 2, 8, 4), spacing=6)
        column_of(self.finding.bar, (self.view, 1), foot, on=self, margins=0, spacing=0)
        QWidget.setTabOrder(self.finding.bar.close_button, self.view)  # from top to bottom
        QWidget.setTabOrder(self.view, self.number)
        self.setFocusProxy(self.view)

    # Following the document

    @property
    def page(self) -> DocumentPage | None:
        """The document that is shown, while it is open."""
        return self._page if self._page is not None and isValid(self._page) else None

    def show_page(self, page: DocumentPage | None) -> None:
        """Show the source of a document from now on."""
        if page is self._page:
            return
        self._let_go()
        self._page = page
        if page is not None:
            page.cursor_moved.connect(self._follows.start)
            self.finding.follow(page.session.jobs)
            self.source = DocumentSource(page.session, self._on_counted, self)
            self._on_counted()
        self._follows.start()

    def _let_go(self) -> None:
        if (page := self.page) is not None:
            page.cursor_moved.disconnect(self._follows.start)
        if self.source is not None:
            self.source.stop()
            self.source.deleteLater()
        self._page = self.source = self._table = self._row_id = self._wanted = None
        self.finding.follow(None)
        self.view.show_lines(None, 0, 0, 0)
        self.view.mark_row(None, shows=False)

    def _on_counted(self) -> None:
        source = self.source
        if source is None or source.lines is None:  # this is it for the first time, or it counts
            self.place.setText(self.tr("Counting lines…"))
            return
        view, lines = self.view, source.lines
        is_first = view.lines is None
        places = [self._moved(at) for at in (view.caret.at, view.caret.anchor, view.top)]
        self._table = source.table
        view.show_lines(lines, *places)
        self.finding.look_in(lines)
        self.number.setMaximum(lines.last_number)
        self._row_id = None if is_first else self._row_id
        self._follow_row(shows=is_first)
        self._tell_place()
        if self._wanted is not None:
            self.show_place(*self._wanted)

    def _moved(self, offset: int) -> int:
        """Return where something stands by now that stood at an offset."""
        source, before, table = self.source, self.view.lines, self._table
        if source is None or source.lines is None or before is None or table is None:
            return 0
        lines: SourceLines = source.lines
        position, inside = before.row_at(offset)
        if position < 0:
            return min(inside, lines.size_bytes)
        if position >= len(table):
            return min(lines.offset_of(len(source.table), inside), lines.size_bytes)
        row_id = table.row_id(position)
        if not source.table.has_row(row_id):
            return lines.line(min(before.line_at(offset), len(lines) - 1)).start
        inside = min(inside, source.table.lengths[row_id])
        return lines.offset_of(source.table.position(row_id), inside)

    # Following the table

    def _follow_row(self, *, shows: bool = True) -> None:
        """Mark the row that is current in the table, and bring it on screen where it is another."""
        page, source = self.page, self.source
        if page is None or source is None:
            return
        index = page.view.currentIndex()
        row_id = page.model.row_id(index.row()) if index.isValid() else None
        is_other, self._row_id = row_id != self._row_id, row_id
        extent = source.rows_extent(row_id) if row_id is not None else None
        view = self.view
        if extent is not None and shows and is_other and not self._is_in(extent):
            view.go_to(extent[0])
            self._tell_place()
        view.mark_row(extent, shows=False)

    def _is_in(self, extent: tuple[int, int]) -> bool:
        return self.view.lines is not None and extent[0] <= self.view.caret.at <= extent[1]

    def show_place(self, row_id: int | None, problem: Problem | None = None) -> None:
        """Go to where a row stands, or a problem; at once, or as soon as the lines are counted."""
        source = self.source
        self._wanted = None
        if source is None:
            return
        if source.lines is None or source.is_counting:
            self._wanted = row_id, problem
            return
        offset: int | None = None
        if problem is not None:
            offset = source.offset_of_finding(problem.row_id, problem.finding)
        elif row_id is not None:
            offset = source.offset_of(row_id)
        if offset is not None:
            self.view.go_to(offset)
            self._tell_place()

    def show_current_row(self) -> None:
        """Go to where the current row stands."""
        page = self.page
        index = page.view.currentIndex() if page is not None else None
        if page is not None and index is not None and index.isValid():
            self._row_id = page.model.row_id(index.row())
            self.show_place(self._row_id)
            self._follow_row()

    def _on_moved(self) -> None:
        """Take a person in the table to the row where they are here, unless it is hidden."""
        self._tell_place()
        page, row_id = self.page, self._row_here()
        if page is None or row_id is None or row_id == self._row_id:
            return
        row = page.model.view_order.row(row_id)
        if row is not None:
            self._row_id = row_id
            page.view.go_to(row, max(0, page.view.currentIndex().column()))

    def _row_here(self) -> int | None:
        source = self.source
        return source.row_id_at(self.view.caret.at) if source is not None else None

    def go_to_row(self) -> None:
        """Go to this row in the table; where a filter hides it, offer to show it."""
        page, row_id = self.page, self._row_here()
        if page is not None and row_id is not None:
            page.go_to_row_id(row_id)
            page.setFocus()

    # Where one is

    def _tell_place(self) -> None:
        lines = self.view.lines
        if lines is None:
            return
        line, column = lines.place(self.view.caret.at)
        self.number.setValue(line)
        numbers = [self.locale().toString(number) for number in (lines.last_number, column)]
        text = self.tr("of {count}, column {column}").format(count=numbers[0], column=numbers[1])
        row_id = self._row_here()
        if row_id is not None and self._table is not None:
            number = self.locale().toString(self._table.position(row_id) + 1)
            text = self.tr("{place}, row {row}").format(place=text, row=number)
        self.place.setText(text)

    def _ask_line(self) -> None:
        self.number.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.number.selectAll()

    def _go_to_line(self) -> None:
        lines = self.view.lines
        if lines is not None:
            self.number.interpretText()
            self.view.go_to(lines.line(lines.line_of_number(self.number.value())).start)
            self._on_moved()
        self.view.setFocus()

    # Keys and menu

    def _run_by(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return what a key does here that elsewhere is about the table."""
        key = QKeySequence(event.keyCombination())
        for action_id, run in self._keys.items():
            if key in self._actions[action_id].shortcuts():
                return run
        return None

    def event(self, event: QEvent) -> bool:
        """Keep the keys that find and go: the menus have them for the table."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_copy = event.matches(QKeySequence.StandardKey.Copy)
            if is_copy or self._run_by(event) is not None:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Find, go to a line, copy; Enter goes to the row in the table, Escape back to it."""
        run = self._run_by(event)
        if run is not None:
            run()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.view.hasFocus():
            self.go_to_row()
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif self.view.hasFocus() and is_typing(event) and self.page is not None:
            said = self.tr("The source is only shown here. Edit its rows in Details.")
            self._tell(said, self.page)
        else:
            super().keyPressEvent(event)

    def copy(self) -> None:
        """Copy what is selected."""
        lines, (start, end) = self.view.lines, self.view.caret.selection
        if lines is None or start == end:
            return
        if end - start > _MOST_COPIED_BYTES:
            if (page := self.page) is not None:
                self._tell(self.tr("This is too much text to copy. Select less of it."), page)
            return
        text = lines.read(start, end).decode("utf-8", "replace")
        QApplication.clipboard().setText(text)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open what can be done here."""
        menu = self.made_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        corner = self.view.viewport().mapToGlobal(QPoint(self.view.numbers_width, 0))
        menu.popup(corner if by_key else event.globalPos())

    def made_menu(self) -> QMenu:
        """Return the menu of the text."""
        menu = QMenu(self)
        first, last = self.view.caret.selection
        menu.addAction(self.tr("&Copy"), self.copy).setEnabled(first != last)
        menu.addAction(self.tr("Select &All"), self.view.select_all)
        menu.addSeparator()
        to_row = menu.addAction(self.tr("Go to This &Row in the Table"), self.go_to_row)
        to_row.setEnabled(self._row_here() is not None)
        menu.addSeparator()
        menu.addAction(self.tr("&Find…"), self.finding.open)
        menu.addAction(self.tr("&Go to Line"), self._ask_line)
        return menu
