"""The dialog that makes rows of an index: which files it lists, and where they are published."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from sitemap_editor.core.errors import Remark
from sitemap_editor.core.operations.indexing.index_lines import natural_order
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.session.indexes.index_draft import IndexDraft
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.indexes.draft_table import DraftTable
from sitemap_editor.windows.looks.dimmed_label import DimmedLabel
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_size import scaled_size
from sitemap_editor.windows.prompts import Prompts

_SIZE: Final = (880, 540)
_BUSY_WIDTH: Final = 200


class IndexDialog(QDialog):
    """Shows the rows before they are made; accepted when they are wanted."""

    def __init__(self, draft: IndexDraft, prompts: Prompts, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._draft = draft
        self._prompts = prompts
        title = self.tr("Index from Files") if draft.is_for_new else self.tr("Add Sitemaps")
        self.setWindowTitle(title)
        self.resize(scaled_size(self, *_SIZE))
        self.setAcceptDrops(True)
        self.url = QLineEdit(draft.typed_url, self)
        self.url.setPlaceholderText("https://example.com/sitemaps/")
        self.url.setAccessibleName(self.tr("URL of the folder where the sitemaps are published"))
        self.url.textEdited.connect(draft.publish_in)
        self.example = DimmedLabel("", self)
        self.example.setWordWrap(True)
        self.table = DraftTable(draft, self)
        self.table.setAccessibleName(self.tr("Files to list in the index"))
        self.table.removed.connect(self._remove)
        self.table.moved.connect(self._move)
        self.add_files_button = self._button(self.tr("&Add Files…"), self._add_files)
        self.add_folder_button = self._button(self.tr("Add F&older…"), self._add_folder)
        self.remove_button = self._button(self.tr("&Remove"), self._remove)
        self.up_button = self._button(self.tr("&Up"), lambda: self._move(-1))
        self.down_button = self._button(self.tr("&Down"), lambda: self._move(1))
        self.busy = QProgressBar(self)
        self.busy.setTextVisible(False)
        self.busy.setMaximumWidth(_BUSY_WIDTH)
        self.busy.setAccessibleName(self.tr("Reading the files"))
        self.messages = MessageList(self)
        self.summary = PlainLabel(self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        words = self.tr("Create &Index") if draft.is_for_new else self.tr("Add to &Index")
        self.make_button = self._buttons.addButton(words, QDialogButtonBox.ButtonRole.AcceptRole)
        self.make_button.setDefault(True)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self._connect()
        self._on_changed()
        (self.table if draft.files.lines else self.add_files_button).setFocus()

    def _button(self, text: str, run: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)  # Enter makes the index
        button.clicked.connect(lambda: run())
        return button

    def _lay_out(self) -> None:
        where = PlainLabel(self.tr("Folder UR&L:"), self)
        where.setBuddy(self.url)
        files = PlainLabel(self.tr("&Files, in this order:"), self)
        files.setBuddy(self.table)
        address = QHBoxLayout()
        address.addWidget(where)
        address.addWidget(self.url, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.add_files_button)
        buttons.addWidget(self.add_folder_button)
        buttons.addStretch(1)
        for button in (self.remove_button, self.up_button, self.down_button):
            buttons.addWidget(button)
        last = QHBoxLayout()
        last.addWidget(self.summary)
        last.addWidget(self.busy)
        last.addStretch(1)
        last.addWidget(self._buttons)
        column = QVBoxLayout(self)
        column.addLayout(address)
        column.addWidget(self.example)
        column.addWidget(files)
        column.addWidget(self.table, 1)
        column.addLayout(buttons)
        column.addWidget(self.messages)
        column.addLayout(last)

    def _connect(self) -> None:
        draft = self._draft
        draft.changed.connect(self._on_changed)
        draft.folder_guessed.connect(self._on_folder_guessed)
        draft.destroyed.connect(self.reject)
        self.table.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.table.model().modelReset.connect(self._on_selection_changed)
        self._on_selection_changed()

    # What the buttons do

    def _add_files(self) -> None:
        self._draft.add(natural_order(self._prompts.files_to_open(str(self._start()))))

    def _add_folder(self) -> None:
        folder = self._prompts.folder(self.tr("Add Sitemaps from a Folder"), self._start())
        if folder is not None:
            self._draft.add([folder])

    def _remove(self) -> None:
        rows = self.table.selected()
        if not rows:
            return
        self._draft.remove(rows)
        if self._draft.files.lines:
            self.table.select([min(rows[0], len(self._draft.files.lines) - 1)])

    def _move(self, steps: int) -> None:
        rows = self.table.selected()
        if rows:
            self.table.select(self._draft.move(rows, steps))

    def _start(self) -> Path:
        """Return the folder to begin in: where the last file came from."""
        lines = self._draft.files.lines
        return lines[-1].path.parent if lines else self._draft.start

    # What is said

    def _on_folder_guessed(self) -> None:
        if self.url.text() != self._draft.typed_url:
            self.url.setText(self._draft.typed_url)
            self.url.setCursorPosition(0)

    def _on_selection_changed(self) -> None:
        rows, count = self.table.selected(), len(self._draft.files.lines)
        self.remove_button.setEnabled(bool(rows))
        self.up_button.setEnabled(bool(rows) and rows != list(range(len(rows))))
        self.down_button.setEnabled(bool(rows) and rows != list(range(count - len(rows), count)))

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
        draft, typed = self._draft, self._draft.typed_url
        if not typed:
            self.example.setText(
                self.tr(
                    "An index lists full URLs. Enter the folder where the files will be published."
                )
            )
        elif draft.folder_url is None:
            self.example.setText(
                self.tr("Write the folder URL like this: {example}").format(
                    example="https://example.com/sitemaps/"
                )
            )
        elif not typed.endswith("/"):
            text = self.tr("This means {folder}. With a slash at the end, it would be {other}")
            said = text.format(folder=draft.folder_url, other=typed + "/")
            self.example.setText(said)
        else:
            name = draft.files.first_name or "sitemap.xml"
            text = self.tr("“{name}” becomes {url}")
            self.example.setText(text.format(name=name, url=draft.url_of_name(name)))

    # What Qt calls

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and folders."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Add what was dropped."""
        urls = event.mimeData().urls()
        paths = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
        self._draft.add(natural_order(paths))
        event.acceptProposedAction()

    def done(self, result: int) -> None:
        """Stop what still looks at files."""
        if isValid(self._draft):
            self._draft.cancel()
        super().done(result)


def _severity(remark: Remark) -> Severity:
    return Severity.ERROR if remark.is_obstacle else Severity.HINT
