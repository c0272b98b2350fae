"""The list of files to merge, with the buttons that change it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sitemap_editor.session.merging.merge_review import MergeReview
from sitemap_editor.windows.looks.lines_table import FilesTable
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.merging.sources_model import FILE, KIND, NOTE, ROWS, SIZE, SourcesModel
from sitemap_editor.windows.prompts import Prompts

_WIDTHS: Final = {FILE: 160, KIND: 90, ROWS: 80, SIZE: 80}
_AIR: Final = 8
_LINES: Final = 3
_MOST_LINES: Final = 7


class SourcesPanel(QWidget):
    """Files in order; added, removed and moved by buttons or keys."""

    def __init__(
        self, review: MergeReview, prompts: Prompts, target_name: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._review = review
        self._prompts = prompts
        self.model = SourcesModel(review, target_name, self)
        self.table = FilesTable(self)
        self.table.setModel(self.model)
        self.table.lay_out(_WIDTHS)
        self.table.setMinimumHeight(self.table.line_height * (_LINES + 1) + _AIR)
        self.table.removed.connect(self.remove)
        self.table.moved.connect(self.shift)
        label = PlainLabel(self.tr("&Files, in merge order:"), self)
        label.setBuddy(self.table)
        self.table.setAccessibleName(self.tr("Files to merge"))
        self.hint = PlainLabel(self.tr("Add files, folders or indexes, or drop them here."))
        self.hint.setParent(self.table.viewport())
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint.setWordWrap(True)
        self.add_files_button = self._button(self.tr("&Add Files…"), self.add_files)
        self.add_folder_button = self._button(self.tr("Add F&older…"), self.add_folder)
        self.remove_button = self._button(self.tr("&Remove"), self.remove)
        self.up_button = self._button(self.tr("&Up"), lambda: self.shift(-1))
        self.down_button = self._button(self.tr("&Down"), lambda: self.shift(1))
        self._lay_out(label)
        self.table.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.model.modelReset.connect(self._on_reset)
        self.model.dataChanged.connect(
            lambda first, last: self._span(range(first.row(), last.row() + 1))
        )
        self._on_reset()

    def _button(self, text: str, run: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)  # Enter merges
        button.clicked.connect(lambda: run())
        return button

    def _lay_out(self, label: PlainLabel) -> None:
        buttons = QVBoxLayout()
        for button in (self.add_files_button, self.add_folder_button, self.remove_button):
            buttons.addWidget(button)
        moving = QHBoxLayout()
        moving.addWidget(self.up_button)
        moving.addWidget(self.down_button)
        buttons.addLayout(moving)
        buttons.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(self.table, 1)
        row.addLayout(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(label)
        column.addLayout(row, 1)
        middle = QVBoxLayout(self.table.viewport())
        middle.addWidget(self.hint)

    @property
    def wanted_height(self) -> int:
        """The height in which the files are seen, or the first of many."""
        lines = max(_LINES, min(self.model.rowCount(), _MOST_LINES))
        more = self.height() - self.table.viewport().height()
        return more + lines * self.table.verticalHeader().defaultSectionSize()

    # What the buttons do

    def add_files(self) -> None:
        """Ask for files and add them."""
        self._review.add(self._prompts.files_to_open(str(self._folder())))

    def add_folder(self) -> None:
        """Ask for a folder and add the sitemaps in it."""
        folder = self._prompts.folder(self.tr("Add Sitemaps from a Folder"), self._folder())
        if folder is not None:
            self._review.add([folder])

    def remove(self) -> None:
        """Take the selected files out of the list."""
        numbers = self._selected()
        if not numbers:
            return
        self._review.remove(numbers)
        last = self.model.rowCount() - 1
        if last >= self.model.first:
            self.table.select([min(numbers[0] + self.model.first, last)])

    def shift(self, steps: int) -> None:
        """Move the selected files up (-1) or down (1)."""
        numbers = self._selected()
        if numbers:
            placed = self._review.move(numbers, steps)
            self.table.select([number + self.model.first for number in placed])

    def _folder(self) -> Path:
        """Return the folder to begin in: where the last file came from."""
        lines = self._review.files.lines
        if lines:
            return lines[-1].source.path.parent
        target = self._review.target
        path = target.document.path if target is not None else None
        return path.parent if path is not None else Path.home()

    # The selection

    def _selected(self) -> list[int]:
        """Return the numbers of the selected files."""
        first = self.model.first
        return [row - first for row in self.table.selected() if row >= first]

    def _on_reset(self) -> None:
        self.hint.setVisible(not self._review.files.lines)
        self.table.clearSpans()
        self._span(range(self.model.rowCount()))
        self._on_selection_changed()

    def _span(self, rows: range) -> None:
        """Give the sentences about files that cannot be merged all the room."""
        for row in rows:
            if self.model.is_failed(row):
                self.table.setSpan(row, NOTE, 1, self.model.columnCount() - NOTE)

    def _on_selection_changed(self) -> None:
        numbers = self._selected()
        count = len(self._review.files.lines)
        self.remove_button.setEnabled(bool(numbers))
        self.up_button.setEnabled(bool(numbers) and numbers != list(range(len(numbers))))
        last = list(range(count - len(numbers), count))
        self.down_button.setEnabled(bool(numbers) and numbers != last)
