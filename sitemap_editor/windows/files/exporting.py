"""Rows handed on: to a file in another form, or to the clipboard."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.disk.saving import replace_file
from sitemap_editor.core.files.exports import EXPORTS, ExportFormat, export_named
from sitemap_editor.core.files.format import TableStyle
from sitemap_editor.core.operations.exporting import export
from sitemap_editor.session.program.settings import LAST_FOLDER, TABLE_ESCAPES, TABLE_MARK
from sitemap_editor.windows.file_work import FileWork
from sitemap_editor.windows.files.report_commands import ReportCommands
from sitemap_editor.windows.looks.plain_text import menu_text
from sitemap_editor.windows.table.document_page import DocumentPage


class Exporting(QObject):
    """Commands that write rows of the page in front elsewhere; the page stays as it is."""

    def __init__(self, work: FileWork, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self.reports = ReportCommands(work, self)

    def export_shown(self) -> None:
        """Write the rows that the table shows to a file, in the order they stand in there."""
        self._export(lambda page: page.model.view_order.row_ids[:])

    def export_selected(self) -> None:
        """Write the rows with a selected cell to a file."""
        self._export(_selected)

    def export_all(self) -> None:
        """Write all rows to a file, in the order of the file they come from."""
        self._export(lambda page: page.session.document.table.order[:])

    def _export(self, chosen: Callable[[DocumentPage], array[int]]) -> None:
        page = self._work.tabs.current_page()
        if page is None:
            return
        page.view.finish_editing()
        row_ids = chosen(page)
        path = self._work.prompts.place_to_export(self._suggested(page))
        if path is None:
            return
        if self._work.tabs.page_at(path) is not None:
            text = self.tr("This file is open in another tab. Close that tab first.")
            self._work.reporter.message(text)
            return
        self._work.settings.set(LAST_FOLDER, str(path.parent))
        table, count = page.session.document.table.snapshot(), len(row_ids)
        fields, style = _fields(page, range(len(page.model.columns))), self._style()

        executor = page.session.jobs.executor

        def work(progress: Progress) -> object:
            return export(
                table,
                row_ids,
                fields,
                export_named(path.name),
                lambda pieces: replace_file(path, pieces),
                style=style,
                executor=executor,
                progress=progress,
            )

        def done(_written: object) -> None:
            said = self.tr("%n row(s) exported to {name}", "", count).format(name=path.name)
            self._work.reporter.message(said)

        self._work.start(path.name, self.tr("Exporting {name}"), work, done, tells_late=True)

    def copy_as(self, format_: ExportFormat) -> None:
        """Put the selected rows on the clipboard in a form: of their columns those selected."""
        page = self._work.tabs.current_page()
        if page is None:
            return
        page.view.finish_editing()
        fields = _fields(page, page.view.selected.columns())
        row_ids, table = _selected(page), page.session.document.table.snapshot()
        if not fields or not row_ids:
            return

        executor = page.session.jobs.executor

        def work(progress: Progress) -> str:
            data = export(
                table, row_ids, fields, format_, b"".join, executor=executor, progress=progress
            )
            return data.decode("utf-8", "surrogatepass")

        def done(text: str) -> None:
            QGuiApplication.clipboard().setText(text)
            said = self.tr("%n row(s) copied as {format}", "", len(row_ids))
            self._work.reporter.message(said.format(format=format_.name), page)

        self._work.start(page.name, self.tr("Copying rows of {name}"), work, done)

    def fill_menu(self, menu: QMenu) -> None:
        """Offer each form for copying."""
        page = self._work.tabs.current_page()
        has_rows = page is not None and page.view.selected.row_count() > 0
        for format_ in EXPORTS:
            title = QCoreApplication.translate("core", format_.title)
            action = menu.addAction(menu_text(title))
            action.setEnabled(has_rows)
            action.triggered.connect(lambda _checked=False, given=format_: self.copy_as(given))

    def _style(self) -> TableStyle:
        settings = self._work.settings
        return TableStyle(settings.get(TABLE_MARK), settings.get(TABLE_ESCAPES))

    def _suggested(self, page: DocumentPage) -> Path:
        path = page.path
        folder = path.parent if path else Path(self._work.settings.get(LAST_FOLDER) or Path.home())
        stem = path.name.partition(".")[0] if path is not None else "sitemap"
        return folder / f"{stem}-rows{EXPORTS[0].suffix}"


def _selected(page: DocumentPage) -> array[int]:
    order, rows = page.model.view_order, page.view.selected.rows()
    return order.row_ids_in([rows] if isinstance(rows, range) else (range(r, r + 1) for r in rows))


def _fields(page: DocumentPage, columns: Iterable[int]) -> list[str]:
    """Return the names of columns that are values of the file, as they stand on screen."""
    given = page.model.columns
    return [
        given[number].name
        for number in columns
        if given[number].is_editable or given[number].is_content
    ]
