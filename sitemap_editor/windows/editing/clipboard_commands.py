"""Cut, copy, paste, clear, select all: keys that a line has for its own text."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QItemSelectionModel, QMimeData, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QLineEdit, QPlainTextEdit

from sitemap_editor.core.document.edits import Edit, InsertRows, SetCells
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import EditError, Progress
from sitemap_editor.core.files.separated import parse_tsv
from sitemap_editor.session.document.asked_edits import MadeAnew, OnKept, renewed_for
from sitemap_editor.session.table.clipboard import (
    Clip,
    Pasted,
    Target,
    clip_of,
    copied,
    filled,
    holds_rows,
    pasted_over,
    rows_of,
    target_of,
)
from sitemap_editor.session.table.copying import MANY_ROWS, Copying, chosen, written_cells
from sitemap_editor.session.table.filling import filling
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.editing.edit_commands import EditCommands, below
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.table.document_page import DocumentPage


class ClipboardCommands(EditCommands):
    """Commands on the current page; a line that is typed into has them for its text."""

    def __init__(
        self,
        page: Callable[[], DocumentPage | None],
        reporter: Reporter,
        imports: Callable[[], object],
        copying: Copying,
        parent: QObject,
    ) -> None:
        super().__init__(page, reporter, parent)
        self._import = imports
        self._copying = copying

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
                edit,
                self.tr("Fill cells"),
                lambda effect: self._tell_outcome(effect, said, page),
            )
            return
        fields = tuple(_fields_from(page, columns[0]))
        try:
            pasted = pasted_over(target_of(page.model), grid, selected[0], *fields)
        except EditError as error:
            self._say(sentence(error))
            return
        if pasted is None:
            self._say(self.tr("The clipboard contains no text."))
            return
        label, tell = (
            self._paste_label(pasted.row_count),
            self._telling(page, lambda: pasted, selected[0]),
        )
        page.model.carry_out(pasted.edit, label, tell)

    def _paste_much(self, page: DocumentPage, clip: Clip, row: int, columns: list[int]) -> None:
        """Take apart beside the window what is pasted over cells."""
        target = target_of(page.model, for_worker=True)
        fields = tuple(_fields_from(page, columns[0]))
        found: list[Pasted] = []

        def make(progress: Progress) -> Edit:
            pasted = pasted_over(target, parse_tsv(clip.text, progress), row, *fields)
            if pasted is None:
                return SetCells(())
            found[:] = [pasted]
            return pasted.edit

        def label() -> str:
            return self._paste_label(found[0].row_count if found else clip.line_count)

        tell = self._telling(page, lambda: found[0] if found else None, row)
        page.model.carry_out(make, label, tell)

    def _telling(
        self, page: DocumentPage, pasted: Callable[[], Pasted | None], row: int
    ) -> Callable[[Effect], None]:
        """Return what says how a paste over cells went, and selects them as spreadsheets do."""
        before = page.model.view_order.row_ids[row:]

        def tell(effect: Effect) -> None:
            done = pasted()
            if done is not None and effect.is_any:
                _select_pasted(page, done, row, before)
            if effect.is_any or done is None or done.dropped_columns:
                self._tell(self._pasted(done), page)
            else:
                self._tell_outcome(effect, "", page)

        return tell

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
        mime, position = _on_clipboard(), below(page)
        if _needs_columns(page, mime):
            self._import()
            return
        clip = clip_of(mime)
        if clip.is_much or page.session.beside.is_under_way:  # what is ahead may change the head
            self._insert_pasted(page, clip, position)
            return
        try:
            found = rows_of(target_of(page.model), clip, position)
        except EditError as error:
            self._say(sentence(error))
            return
        if found is None:
            self._say(self.tr("The clipboard contains no text."))
            return
        label, said = self._paste_label(found.row_count), self._pasted(found)
        self._insert(page, found.edit, label, lambda: said)

    def _insert_pasted(self, page: DocumentPage, clip: Clip, position: int) -> None:
        """Take apart beside the window what is pasted as rows."""
        target = target_of(page.model, for_worker=True)
        found: list[Pasted] = []

        def make(now: PieceTable, progress: Progress, on_kept: OnKept) -> Edit:
            here = InsertRows(position, ())
            at = renewed_for(here, target.table, now, progress, on_kept, yields=True)
            assert isinstance(at, InsertRows)  # noqa: S101 - it stays of its kind
            renewed = Target(now, now.order, target.fields)
            pasted = rows_of(renewed, clip, at.position, progress) or Pasted(SetCells(()), 0)
            found[:] = [pasted]
            return pasted.edit

        def label() -> str:
            return self._paste_label(found[0].row_count if found else clip.line_count)

        self._insert(page, MadeAnew(make), label, lambda: self._pasted(found[0] if found else None))

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

    def _clear(self, page: DocumentPage, label: str) -> None:
        model = page.model
        parts = page.view.selected.parts(editable=True)
        if not parts and self._say_computed(page):
            return
        count = sum(len(rows) * len(columns) for rows, columns in parts)
        said = self.tr("%n cell(s) cleared.", "", count) if count > 1 else ""
        edit = filling(model, parts, None)
        model.carry_out(edit, label, lambda effect: self._tell_outcome(effect, said, page))

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


def _fields_from(page: DocumentPage, column: int) -> Iterator[tuple[str, ...]]:
    """Yield the columns to be edited from one on: as they stand on screen, and hidden ones too.

    Then those that are copied from what is selected, computed ones without their names.
    """
    columns, selected = page.model.columns, page.view.selected
    seen, shown = selected.seen(editable=True), selected.seen()
    yield tuple(columns[each].name for each in seen[seen.index(column) :])
    yield tuple(each.name for each in columns[column:] if each.is_editable)
    here = [columns[each] for each in shown[shown.index(selected.columns()[0]) :]]
    yield tuple(each.name if each.is_editable else "" for each in here if each.is_copied)


def _select_pasted(page: DocumentPage, pasted: Pasted, row: int, before: array[int]) -> None:
    """Select the block that was pasted, its corner current, where it stands together on screen."""
    model, selected = page.model, page.view.selected
    block = range(row, min(row + pasted.row_count, model.rowCount()))
    count = min(len(block), len(before))
    columns = {model.names.index(field) for field in pasted.fields if field in model.names}
    between = range(min(columns, default=0), max(columns, default=-1) + 1)
    is_together = columns == {*selected.seen()}.intersection(between)
    is_in_place = model.view_order.row_ids[row : row + count] == before[:count]
    if not (columns and is_together and is_in_place):
        return
    corner = model.index(row, between.start)
    flags = QItemSelectionModel.SelectionFlag.NoUpdate
    page.view.selectionModel().setCurrentIndex(corner, flags)
    selected.select_block(block, [*between])


def _line_in_focus() -> QLineEdit | QPlainTextEdit | None:
    """Return the line edit or text a person types into: clipboard keys belong to it."""
    widget = QApplication.focusWidget()
    if isinstance(widget, QAbstractItemView):
        return None
    if isinstance(widget, QComboBox):
        return widget.lineEdit()
    return widget if isinstance(widget, QLineEdit | QPlainTextEdit) else None
