"""The list of files to merge, with the buttons that change it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.merging.inspected import SourceLine
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.session.lines_model import LineColumn
from sitemap_editor.session.merging.merge_review import MergeReview
from sitemap_editor.session.texts import readable_size, sentence
from sitemap_editor.windows.looks.files_list import REASON, FileButtons, FilesModel, FilesTable
from sitemap_editor.windows.looks.layouts import REST, column_of, row_of
from sitemap_editor.windows.looks.part_bar import Throttle
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.prompts import Prompts

_AIR: Final = 8
_LINES: Final = 3
_MOST_LINES: Final = 7
_Line = SourceLine | None


class SourcesModel(FilesModel[_Line]):
    """One line a file; the document that is merged into, a None, stands above where there is one.

    A file that cannot be merged is marked and says why.
    """

    def __init__(self, review: MergeReview, target_name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._review = review

        def told(text: Callable[[Document], str]) -> Callable[[_Line], str]:
            return lambda line: self._of_document(line, text)

        rows = told(lambda document: QLocale().toString(len(document)))
        size = told(lambda document: readable_size(document.size_bytes))

        self.set_columns(
            LineColumn(self.tr("File"), lambda line: line.name if line else target_name, 160),
            LineColumn(self.tr("Found in"), self._note),
            LineColumn(self.tr("Kind"), told(self._kind), 90),
            LineColumn(self.tr("Rows"), rows, 80, is_number=True),
            LineColumn(self.tr("Size"), size, 80, is_number=True),
        )
        review.sources_changed.connect(self._on_sources_changed)
        review.source_read.connect(self._on_source_read)
        self._pace = Throttle(self._tell_read, self)
        self._read: list[int] = []
        self._on_sources_changed()

    @property
    def first(self) -> int:
        """The line of the first file: 1 where the document that is merged into stands above."""
        return 0 if self._review.target is None else 1

    def severity(self, line: _Line) -> Severity | None:
        """Return whether a file cannot be merged."""
        return Severity.ERROR if line is not None and line.error is not None else None

    def is_dimmed(self, line: _Line, column: int) -> bool:
        """Tell of notes and of the document that is merged into."""
        return self.severity(line) is None and (line is None or column == REASON)

    def tip(self, line: _Line, column: int) -> str | None:
        """Return the whole path, and why a file cannot be merged."""
        if line is None:
            return None
        path = str(line.source.path)
        return f"{path}\n{sentence(line.error)}" if line.error is not None else path

    def _of_document(self, line: _Line, text: Callable[[Document], str]) -> str:
        target = self._review.target
        if line is None:
            return text(target.document) if target is not None else ""
        if line.opened is None:
            return "" if line.error is not None else "…"
        return text(line.opened.document)

    def _kind(self, document: Document) -> str:
        names = {TEXT.name: self.tr("Text"), SITEMAPINDEX.name: self.tr("Index")}
        name = names.get(document.table.row_kind.name, "XML")
        return f"{name}, gzip" if document.form.is_compressed else name

    def _note(self, line: _Line) -> str:
        if line is None:
            return self.tr("other files are merged into it")
        if line.error is not None:
            return sentence(line.error)
        via = line.source.via
        if via is None:
            return str(line.source.path.parent)
        is_folder = via == line.source.path.parent
        found_in = self.tr("folder {name}") if is_folder else self.tr("index {name}")
        return found_in.format(name=via.name)

    def _on_sources_changed(self) -> None:
        self._read = []
        self.show_lines([*[None] * self.first, *self._review.files.lines])

    def _on_source_read(self, number: int) -> None:
        self._read.append(number + self.first)
        self._pace.step()

    def _tell_read(self) -> None:
        read = [row for row in self._read if row < len(self.lines)]
        self._read = []
        if read:
            self.tell_changed(min(read), max(read))


class SourcesPanel(QWidget):
    """Files in order; added, removed and moved by buttons or keys."""

    def __init__(
        self, review: MergeReview, prompts: Prompts, target_name: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.model = SourcesModel(review, target_name, self)
        hint = self.tr("Add files, folders or indexes, or drop them here.")
        self.table = FilesTable(hint, self)
        self.table.show_files(self.model)
        self.table.setMinimumHeight(self.table.line_height * (_LINES + 1) + _AIR)
        self.table.setAccessibleName(self.tr("Files to merge"))
        self.buttons = FileButtons(
            self.table, review, review.add, prompts, self, first=self.model.first
        )
        label = PlainLabel(self.tr("&Files, in merge order:"), self, buddy=self.table)
        moving = row_of(self.buttons.up, self.buttons.down)
        changing = (self.buttons.add_files, self.buttons.add_folder, self.buttons.remove)
        row = row_of((self.table, 1), column_of(*changing, moving, REST))
        column_of(label, (row, 1), on=self, margins=0)

    @property
    def wanted_height(self) -> int:
        """The height in which the files are seen, or the first of many."""
        lines = max(_LINES, min(self.model.rowCount(), _MOST_LINES))
        more = self.height() - self.table.viewport().height()
        return more + lines * self.table.verticalHeader().defaultSectionSize()
