"""The dialog that makes rows of an index: which files it lists, and where they are published."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLineEdit, QProgressBar, QWidget

from sitemap_editor.core.errors import Remark
from sitemap_editor.core.operations.indexing.index_lines import DraftLine, natural_order
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.session.indexes.index_draft import IndexDraft
from sitemap_editor.session.lines_model import LineColumn
from sitemap_editor.session.texts import readable_size, sentence
from sitemap_editor.windows.looks.dialogs import FilesDialog, end_buttons
from sitemap_editor.windows.looks.files_list import FileButtons, FilesModel, FilesTable
from sitemap_editor.windows.looks.layouts import REST, column_of, row_of
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel
from sitemap_editor.windows.prompts import Prompts

_SIZE: Final = (880, 540)
_BUSY_WIDTH: Final = 200


class DraftModel(FilesModel[DraftLine]):
    """One line a file, with the row it becomes."""

    def __init__(self, draft: IndexDraft, widget: QWidget) -> None:
        super().__init__(widget)
        self._draft = draft

        def known(text: Callable[[DraftLine], str]) -> Callable[[DraftLine], str]:
            return lambda line: "" if line.remark else text(line) if line.is_known else "…"

        rows = known(lambda line: QLocale().toString(line.row_count))
        size = known(lambda line: readable_size(line.size_bytes))
        self.set_columns(
            LineColumn(self.tr("File"), lambda line: line.name or str(line.path), 200),
            LineColumn(self.tr("URL in the index"), self._url),
            LineColumn("lastmod", known(lambda line: line.lastmod), 168),
            LineColumn(self.tr("Rows"), rows, 72, is_number=True),
            LineColumn(self.tr("Size"), size, 84, is_number=True),
        )
        draft.listed.connect(self._on_listed)
        draft.changed.connect(self.tell_changed)
        self._on_listed()

    def severity(self, line: DraftLine) -> Severity | None:
        """Return whether a file is broken, or listed already."""
        if line.remark is None:
            return None
        return Severity.ERROR if line.error is not None else Severity.HINT

    def is_dimmed(self, line: DraftLine, column: int) -> bool:
        """Tell of files that are listed already."""
        return self.severity(line) is Severity.HINT

    def tip(self, line: DraftLine, column: int) -> str | None:
        """Return where a file is, and what it is in the index."""
        return "\n".join(filter(None, (str(line.path), self._url(line))))

    def _url(self, line: DraftLine) -> str:
        return sentence(line.remark) if line.remark is not None else self._draft.url(line)

    def _on_listed(self) -> None:
        self.show_lines(list(self._draft.files.lines))


class IndexDialog(FilesDialog[IndexDraft]):
    """Shows the rows before they are made; accepted when they are wanted."""

    def __init__(self, draft: IndexDraft, prompts: Prompts, parent: QWidget | None) -> None:
        super().__init__(draft, _SIZE, parent)
        self._draft = draft
        title = self.tr("Index from Files") if draft.is_for_new else self.tr("Add Sitemaps")
        self.setWindowTitle(title)
        self.url = QLineEdit(
            draft.published.typed, self, placeholderText="https://example.com/sitemaps/"
        )
        self.url.setAccessibleName(self.tr("URL of the folder where the sitemaps are published"))
        self.url.textEdited.connect(draft.publish_in)
        self.example = DimmedLabel("", self, wraps=True)
        self.table = FilesTable(self.tr("Add sitemaps, or drop files and folders here."), self)
        self.table.show_files(DraftModel(draft, self.table))
        self.table.setAccessibleName(self.tr("Files to list in the index"))
        self.files = FileButtons(self.table, draft, self.add, prompts, self)
        self.busy = QProgressBar(self, textVisible=False)
        self.busy.setMaximumWidth(_BUSY_WIDTH)
        self.busy.setAccessibleName(self.tr("Reading the files"))
        self.messages = MessageList(self)
        self.summary = PlainLabel(self)
        words = self.tr("Create &Index") if draft.is_for_new else self.tr("Add to &Index")
        self._buttons, self.make_button = end_buttons(self, words)
        self._lay_out()
        draft.changed.connect(self._on_changed)
        draft.folder_guessed.connect(self._on_folder_guessed)
        self._on_changed()
        (self.table if self.files.count else self.files.add_files).setFocus()

    def _lay_out(self) -> None:
        files = self.files
        where = PlainLabel(self.tr("Folder UR&L:"), self, buddy=self.url)
        changing = (files.add_files, files.add_folder, REST, files.remove, files.up, files.down)
        column_of(
            row_of(where, (self.url, 1)),
            self.example,
            PlainLabel(self.tr("&Files, in this order:"), self, buddy=self.table),
            (self.table, 1),
            row_of(*changing),
            self.messages,
            row_of(self.summary, self.busy, REST, self._buttons),
            on=self,
        )

    def add(self, paths: Sequence[Path]) -> None:
        """List these files too."""
        self._draft.add(natural_order(paths))

    def _on_folder_guessed(self) -> None:
        if self.url.text() != self._draft.published.typed:
            self.url.setText(self._draft.published.typed)
            self.url.setCursorPosition(0)

    def _on_changed(self) -> None:
        draft = self._draft
        count, waiting = len(draft.files.lines), draft.files.waiting_count
        self.busy.setVisible(draft.is_working)
        self.busy.setRange(0, count if waiting else 0)
        self.busy.setValue(count - waiting)
        self.make_button.setEnabled(draft.is_ready)
        self._say_example()
        remarks = draft.remarks() if not draft.is_working else []  # they may not be so in the end
        self.messages.say([Saying(_severity(each), sentence(each)) for each in remarks])
        if waiting:
            said = self.tr("Reading the files: {number} of {count}").format(
                number=self.locale().toString(count - waiting), count=self.locale().toString(count)
            )
        else:
            said = self.tr("%n row(s) for the index", "", draft.row_count) if count else ""
        self.summary.setText(said)

    def _say_example(self) -> None:
        """Show what becomes of the first file, since a slash more or less changes it."""
        draft, typed = self._draft, self._draft.published.typed
        if not typed:
            self.example.setText(
                self.tr(
                    "An index lists full URLs. Enter the folder where the files will be published."
                )
            )
        elif draft.published.url is None:
            self.example.setText(
                self.tr("Write the folder URL like this: {example}").format(
                    example="https://example.com/sitemaps/"
                )
            )
        elif not typed.endswith("/"):
            text = self.tr("This means {folder}. With a slash at the end, it would be {other}")
            said = text.format(folder=draft.published.url, other=typed + "/")
            self.example.setText(said)
        else:
            name = draft.files.first_name or "sitemap.xml"
            text = self.tr("“{name}” becomes {url}")
            self.example.setText(text.format(name=name, url=draft.published.url_of(name)))


def _severity(remark: Remark) -> Severity:
    return Severity.ERROR if remark.is_obstacle else Severity.HINT
