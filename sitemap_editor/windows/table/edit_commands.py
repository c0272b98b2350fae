"""What the Edit and Rows menus do to the document on screen."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QLineEdit, QPlainTextEdit

from sitemap_editor.core.document.edits import Edit, InsertRows, SetCells
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.separated import parse_tsv
from sitemap_editor.core.protocol.fields import LOC, TEXT
from sitemap_editor.session.document.edits_beside import Label, Make
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.session.table.clipboard import (
    Clip,
    Pasted,
    clip_of,
    copied,
    duplicated,
    filled,
    holds_rows,
    pasted_over,
    rows_of,
    target_of,
)
from sitemap_editor.session.table.copying import MANY_ROWS, Copying, chosen, written_cells
from sitemap_editor.session.table.filling import filling
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.table.cell_commands import CellCommands
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.table.fill_commands import FillCommands

_NEW_LOC = "https://"
_SELECTED_ROWS = 1_000  # so many are selected where they come in, but no more


class EditCommands(QObject):
    """Commands on the current page."""

    def __init__(
        self,
        page: Callable[[], DocumentPage | None],
        now: Callable[[], datetime],
        reporter: Reporter,
        settings: Settings,
        imports: Callable[[], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._reporter = reporter
        self._import = imports
        self._copying = Copying(self)
        self.cells = CellCommands(page, reporter, self._copying, self)
        self.fills = FillCommands(page, now, self.insert_below, reporter, settings, self)

    def _say(self, text: str) -> None:
        if text:
            self._reporter.message(text, self._page())

    def _tell(self, text: str, page: DocumentPage) -> None:
        """Say what an edit did to a page, and offer to undo it."""
        if text:
            self._reporter.message(text, page, is_edit=True)

    def _ready_page(self) -> DocumentPage | None:
        """Return the page on screen, typing under way handed over and the table in focus."""
        page = self._page()
        if page is not None:
            page.view.finish_editing()
            page.view.setFocus()
        return page

    # Clipboard

    def cut(self) -> None:
        """Copy, then remove whole rows or clear cells."""
        if (line := _line_in_focus()) is not None:
            line.cut()
            return
        page = self._page()
        if page is None or not page.view.selected.rows():
            return
        self.copy()
        if page.view.selected.has_whole_rows():
            rows = page.view.selected.rows()
            said = self.tr("%n row(s) cut.", "", len(rows))
            label = self.tr("Cut %n row(s)", "", len(rows))
            page.model.remove_rows(rows, label, lambda _effect: self._tell(said, page))
        else:
            self._clear(page, self.tr("Cut cells"))

    def copy(self) -> None:
        """Put the selected cells on the clipboard."""
        if (line := _line_in_focus()) is not None:
            line.copy()
            return
        page = self._page()
        if page is None:
            return
        view = page.view
        rows, columns = view.selected.rows(), view.selected.columns()
        if not rows:
            return
        whole = view.selected.has_whole_rows()
        is_told = all(page.model.columns[column].is_editable for column in columns)
        if len(rows) > MANY_ROWS and is_told:
            self._copy_many(page, rows, columns, whole_rows=whole)
        else:
            mime = copied(page.model, rows, columns, whole_rows=whole)
            QGuiApplication.clipboard().setMimeData(mime)

    def _copy_many(
        self, page: DocumentPage, rows: Sequence[int], columns: list[int], *, whole_rows: bool
    ) -> None:
        model = page.model
        fields, many = [model.names[column] for column in columns], chosen(model, rows)
        job = self._copying.begin(
            page.session.jobs.low_priority,
            lambda progress: written_cells(many, fields, progress, whole_rows=whole_rows),
        )
        self._reporter.watch(job, self.tr("Copying rows"))

    def paste(self) -> None:
        """Paste rows as rows, cells over cells; one value fills the whole selection."""
        if self._copying.then(self.paste):
            return
        if (line := _line_in_focus()) is not None:
            line.paste()
            return
        page = self._page()
        if page is None:
            return
        mime = _on_clipboard()
        if _needs_columns(page, mime):
            self._import()
            return
        view = page.view
        selected = view.selected.rows()
        if holds_rows(mime) or not page.model.rowCount() or not selected:
            self.paste_rows()
            return
        columns = view.selected.columns(editable=True)
        if not columns:
            if not self._say_computed(page):
                self._say(self.tr("The selected cells are hidden."))
            return
        self._paste_cells(page, mime, columns)

    def _paste_cells(self, page: DocumentPage, mime: QMimeData, columns: list[int]) -> None:
        view = page.view
        selected = view.selected.rows()
        clip = clip_of(mime)
        if clip.is_much:
            self._paste_much(page, clip, selected[0], columns)
            return
        grid = parse_tsv(clip.text)
        if len(grid) == 1 and len(grid[0]) == 1 and len(selected) * len(columns) > 1:
            edit = filled(page.model, view.selected.parts(editable=True), grid[0][0])
            said = self.tr("%n cell(s) filled.", "", len(selected) * len(columns))
            page.model.carry_out(
                edit, self.tr("Fill cells"), lambda _effect: self._tell(said, page)
            )
            return
        fields = _fields_from(page, columns[0])
        pasted = pasted_over(target_of(page.model), grid, selected[0], *fields)
        if pasted is None:
            self._say(self.tr("The clipboard contains no text."))
            return
        label, said = self._paste_label(pasted.row_count), self._pasted(pasted)
        page.model.carry_out(pasted.edit, label, lambda _effect: self._tell(said, page))

    def _paste_much(self, page: DocumentPage, clip: Clip, row: int, columns: list[int]) -> None:
        """Take apart beside the window what is pasted over cells."""
        target = target_of(page.model, for_worker=True)
        fields = _fields_from(page, columns[0])
        found: list[Pasted] = []

        def make(progress: Progress) -> Edit:
            pasted = pasted_over(target, parse_tsv(clip.text, progress), row, *fields)
            if pasted is None:
                return SetCells(())
            found[:] = [pasted]
            return pasted.edit

        def label() -> str:
            return self._paste_label(found[0].row_count if found else clip.line_count)

        def say(_effect: Effect) -> None:
            self._tell(self._pasted(found[0] if found else None), page)

        page.model.carry_out(make, label, say)

    def _paste_label(self, row_count: int) -> str:
        return self.tr("Paste %n row(s)", "", row_count)

    def _pasted(self, pasted: Pasted | None) -> str:
        if pasted is None or not pasted.row_count:
            return self.tr("The clipboard contains no text.")
        if dropped := pasted.dropped_columns:
            return self.tr("%n column(s) did not fit and were left out.", "", dropped)
        return self.tr("%n row(s) pasted.", "", pasted.row_count)

    def paste_rows(self) -> None:
        """Insert what is on the clipboard as new rows below the selection."""
        page = self._ready_page()
        if page is None or self._copying.then(self.paste_rows):
            return
        mime, position = _on_clipboard(), _below(page)
        if _needs_columns(page, mime):
            self._import()
            return
        clip = clip_of(mime)
        if clip.is_much:
            self._insert_pasted(page, clip, position)
            return
        rows = rows_of(target_of(page.model), clip)
        if not rows:
            self._say(self.tr("The clipboard contains no text."))
            return
        said = self.tr("%n row(s) pasted.", "", len(rows))
        edit = InsertRows(position, rows)
        self._insert(page, edit, self._paste_label(len(rows)), lambda: said)

    def _insert_pasted(self, page: DocumentPage, clip: Clip, position: int) -> None:
        """Take apart beside the window what is pasted as rows."""
        target = target_of(page.model, for_worker=True)
        found: list[Pasted] = []

        def make(progress: Progress) -> Edit:
            rows = rows_of(target, clip, progress)
            edit = InsertRows(position, rows)
            found[:] = [Pasted(edit, len(rows))]
            return edit

        def label() -> str:
            return self._paste_label(found[0].row_count if found else clip.line_count)

        self._insert(page, make, label, lambda: self._pasted(found[0] if found else None))

    def clear(self) -> None:
        """Remove the values of the selected cells."""
        if (line := _line_in_focus()) is not None:
            if isinstance(line, QLineEdit):
                line.del_()
            else:
                line.textCursor().removeSelectedText()
            return
        if (page := self._page()) is not None:
            self._clear(page, self.tr("Clear cells"))

    def select_all(self) -> None:
        """Select everything: in a line edit its text, else all rows."""
        if (line := _line_in_focus()) is not None:
            line.selectAll()
        elif (page := self._page()) is not None:
            page.view.selectAll()

    # Rows

    def insert_above(self) -> None:
        """Insert an empty row above the selection and open its URL."""
        if (page := self._ready_page()) is not None:
            rows = page.view.selected.rows()
            position = page.model.view_order.outermost(rows)[0] if rows else 0
            self._insert_empty(page, position)

    def insert_below(self) -> None:
        """Insert an empty row below the selection and open its URL."""
        if (page := self._ready_page()) is not None:
            self._insert_empty(page, _below(page))

    def duplicate(self) -> None:
        """Repeat the selected rows below themselves, with everything in them."""
        page = self._ready_page()
        if page is None:
            return
        table, rows = page.session.document.table, page.view.selected.rows()
        if rows:
            label = self.tr("Duplicate %n row(s)", "", len(rows))
            said = self.tr("%n row(s) duplicated.", "", len(rows))
            if len(rows) <= _SELECTED_ROWS:
                positions = page.model.view_order.positions(rows)
                self._insert(page, duplicated(table, positions), label, lambda: said)
                return
            many = chosen(page.model, rows)

            def make(progress: Progress) -> Edit:
                return duplicated(many.table, many.positions(progress))

            self._insert(page, make, label, lambda: said)

    def delete(self) -> None:
        """Remove the selected rows."""
        page = self._ready_page()
        rows = page.view.selected.rows() if page is not None else []
        if page is None or not rows:
            return
        said = self.tr("%n row(s) deleted.", "", len(rows))
        label = self.tr("Delete %n row(s)", "", len(rows))
        page.model.remove_rows(rows, label, lambda _effect: self._tell(said, page))

    def move(self, steps: int) -> None:
        """Move the selected rows up (-1) or down (1) by one."""
        page = self._ready_page()
        if page is None:
            return
        if page.model.view_order.is_filtered:
            self._say(self.tr("You can only move rows while all rows are shown."))
            return
        if page.model.sorting is not None:
            self._say(self.tr("You can only move rows in file order (see View)."))
            return
        rows = page.view.selected.rows()
        if not rows:
            return
        self._move_to(page, rows, rows[0] + steps)

    def drop(self, page: DocumentPage, before: int) -> None:
        """Move the selected rows so that they stand before a row."""
        page.view.finish_editing()
        rows = page.view.selected.rows()
        to = before - bisect_left(rows, before)
        is_there = bool(rows) and (rows[0], rows[-1]) == (to, to + len(rows) - 1)
        if page.model.view_order.is_of_file and rows and not is_there:
            self._move_to(page, rows, to)

    def _move_to(self, page: DocumentPage, rows: Sequence[int], to: int) -> None:
        if not 0 <= to <= page.model.rowCount() - len(rows):
            return
        column = page.view.currentIndex().column()
        label = self.tr("Move %n row(s)", "", len(rows))
        there = range(to, to + len(rows))
        said = self.tr("%n row(s) moved.", "", len(rows))

        def show(_effect: Effect) -> None:
            page.view.select_rows(there, column)
            self._tell(said, page)

        page.model.move_rows(rows, to, label, show)

    # Shared steps

    def _insert_empty(self, page: DocumentPage, position: int) -> None:
        is_text = page.session.document.table.row_kind is TEXT
        row = Row(_NEW_LOC) if is_text else Row("")

        def open_url(_effect: Effect) -> None:
            index = page.view.currentIndex().siblingAtColumn(page.model.names.index(LOC))
            page.view.setCurrentIndex(index)
            page.view.edit(index)

        page.model.carry_out(InsertRows(position, [row]), self.tr("Insert row"), open_url)

    def _insert(
        self, page: DocumentPage, edit: Edit | Make, label: Label, said: Callable[[], str]
    ) -> None:
        """Insert rows; go to the first of many, which are not selected."""

        def go_there(effect: Effect) -> None:
            new = effect.new_row_ids
            found = page.model.view_order.row(new.start) if len(new) > _SELECTED_ROWS else None
            if found is not None:
                page.view.go_to(found, 0)
            self._tell(said(), page)

        page.model.carry_out(edit, label, go_there)

    def _clear(self, page: DocumentPage, label: str) -> None:
        model = page.model
        chosen = page.view.selected.parts(editable=True)
        if not chosen and self._say_computed(page):
            return
        count = sum(len(rows) * len(columns) for rows, columns in chosen)
        said = self.tr("%n cell(s) cleared.", "", count) if count > 1 else ""
        model.carry_out(filling(model, chosen, None), label, lambda _effect: self._tell(said, page))

    def _say_computed(self, page: DocumentPage) -> bool:
        """Say why the selected cells cannot be changed, if they are computed."""
        is_computed = bool(page.view.selected.columns())
        if is_computed:
            self._say(self.tr("These values are computed; they cannot be changed here."))
        return is_computed


def _on_clipboard() -> QMimeData:
    """Return what is on the clipboard; Qt knows no data at all where nothing ever was."""
    found: QMimeData | None = QGuiApplication.clipboard().mimeData()
    return QMimeData() if found is None else found


def _needs_columns(page: DocumentPage, mime: QMimeData) -> bool:
    """Tell whether a person must say which column of what is on the clipboard is which."""
    if holds_rows(mime):
        return False
    from sitemap_editor.core.operations.importing.pasting import (
        needs_columns_chosen,
    )  # not at start

    return needs_columns_chosen(mime.text(), page.model.fields)


def _fields_from(page: DocumentPage, column: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the columns to be edited from one on: as they stand on screen, and hidden ones too."""
    columns, seen = page.model.columns, page.view.selected.seen(editable=True)
    editable = tuple(each.name for each in columns[column:] if each.is_editable)
    return tuple(columns[each].name for each in seen[seen.index(column) :]), editable


def _below(page: DocumentPage) -> int:
    """Return the document position below the selection; the end where nothing is selected."""
    rows = page.view.selected.rows()
    return page.model.view_order.outermost(rows)[1] + 1 if rows else len(page.session.document)


def _line_in_focus() -> QLineEdit | QPlainTextEdit | None:
    """Return the line edit or text a person types into: clipboard keys belong to it."""
    widget = QApplication.focusWidget()
    if isinstance(widget, QAbstractItemView):
        return None
    if isinstance(widget, QComboBox):
        return widget.lineEdit()
    return widget if isinstance(widget, QLineEdit | QPlainTextEdit) else None
