"""Gives rows images or language versions that a table lists, by way of Change Rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject

from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.operations.importing.block_lines import (
    ALTERNATE_TITLES,
    IMAGE_TITLES,
    Line,
    lines_of_file,
)
from sitemap_editor.core.recipes.extension_steps import ADD_ALTERNATES, ADD_IMAGES, LINES
from sitemap_editor.session.program.settings import IMPORT_FOLDER, LAST_FOLDER
from sitemap_editor.windows.file_work import FileWork
from sitemap_editor.windows.settling import settle

Change = Callable[[str, dict[str, Any]], object]
"""Opens Change Rows with a tool and what it is told at first."""


class AdditionCommands(QObject):
    """Commands that read a table and show what its lines would add."""

    def __init__(self, work: FileWork, change: Change, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._change: Final = change

    def add_images(self) -> None:
        """Add images from a table: the URL of a row, the URL of an image."""
        self._add(ADD_IMAGES, IMAGE_TITLES, self.tr("Add Images"))

    def add_alternates(self) -> None:
        """Add language versions from a table: the URL of a row, a language, another URL."""
        self._add(ADD_ALTERNATES, ALTERNATE_TITLES, self.tr("Add Language Versions"))

    def _add(self, spec_id: str, titles: Sequence[frozenset[str]], title: str) -> None:
        work = self._work
        if not settle(work.tabs, lambda: self._add(spec_id, titles, title)):
            return
        page = work.tabs.current_page()
        if page is None:
            return
        if not isinstance(page.session.document.table.row_format, XmlRows):
            work.reporter.message(self.tr("A text sitemap holds nothing but URLs."), page)
            return
        folder = work.settings.get(IMPORT_FOLDER) or work.settings.get(LAST_FOLDER)
        path = work.prompts.table_to_read(title, folder)
        if path is None:
            return
        work.settings.set(IMPORT_FOLDER, str(path.parent))
        self._read(path, spec_id, titles)

    def _read(self, path: Path, spec_id: str, titles: Sequence[frozenset[str]]) -> None:
        page = self._work.tabs.current_page()

        def read(progress: Progress) -> tuple[Line, ...]:
            return lines_of_file(path, titles, progress)

        def show(lines: tuple[Line, ...]) -> None:
            if self._work.tabs.current_page() is page:
                self._change(spec_id, {LINES: lines})
                return
            said = self.tr("Another file is in front by now; nothing was added.")
            self._work.reporter.message(said, self._work.tabs.current_page())

        self._work.start(path.name, self.tr("Reading {name}…"), read, show)
