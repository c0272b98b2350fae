"""The window that downloads an index with its files, and says what became of each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QGridLayout,
    QLineEdit,
    QProgressBar,
    QWidget,
)

from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.core.web.opening.download import KeptFile, Outcome
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.texts import sentence
from sitemap_editor.session.web.download_review import DownloadReview
from sitemap_editor.windows.looks.dialogs import ReviewDialog
from sitemap_editor.windows.looks.layouts import button, column_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.web.anyway import anyway_button

_SIZE: Final = (720, 440)
_NAME_WIDTH: Final = 200
AskFolder = Callable[[str, Path], Path | None]


class FilesModel(ColumnsModel[KeptFile]):
    """What became of each file, the last one last."""

    def __init__(self, review: DownloadReview, parent: QObject) -> None:
        super().__init__(parent)

        def tip(kept: KeptFile) -> str:
            return tool_tip(f"{kept.url}\n{review.outcome_text(kept)}")

        self.set_columns(
            LineColumn(self.tr("File"), review.name_of, _NAME_WIDTH, tip=tip),
            LineColumn(self.tr("URL"), lambda kept: kept.url, tip=tip),
            LineColumn(self.tr("Outcome"), review.outcome_text, tip=tip),
        )


class DownloadDialog(ReviewDialog[DownloadReview]):
    """Asks where to and downloads; work goes on beside it."""

    def __init__(
        self,
        review: DownloadReview,
        ask_folder: AskFolder,
        open_file: Callable[[Path], object],
        parent: QWidget | None,
    ) -> None:
        super().__init__(review, _SIZE, parent)
        self._ask_folder, self._open_file = ask_folder, open_file
        self.setModal(False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Download All"))
        self.address = QLineEdit(review.url, self)
        self.folder = QLineEdit(str(review.folder), self)
        self.choose = button(self.tr("&Choose…"), self, self._on_choose)
        self.overwrite = QCheckBox(self.tr("&Replace existing files"), self)
        self.messages = MessageList(self)
        self.table = LinesTable(self)
        self.table.setAccessibleName(self.tr("Downloaded files"))
        self.table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.model = FilesModel(review, self)
        self.table.show_lines(self.model)
        self.progress = QProgressBar(self, textVisible=False)
        self.progress.setAccessibleName(self.tr("Downloading"))
        self.said = PlainLabel("", self, wraps=True)
        self.buttons = self._made_buttons()
        self._lay_out()
        if review.missing:  # into the folder where the index looks for them
            self.setWindowTitle(self.tr("Download Missing Files"))
            for each in (self.address, self.folder):
                each.setReadOnly(True)
            for part in (self.choose, self.overwrite):
                part.hide()
        review.on_changed = self._on_changed
        for field in (self.address, self.folder):
            field.textChanged.connect(lambda _text: self._show_buttons())
        self._on_changed()
        self.start.setFocus()

    def _made_buttons(self) -> QDialogButtonBox:
        role = QDialogButtonBox.ButtonRole.ActionRole
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.start = button(self.tr("&Download"), self, self._on_start)
        self.start.setDefault(True)
        self.stop = button(self.tr("&Stop"), self, self._review.stop)
        self.allow = anyway_button(self, lambda: self._begin(allow_private=True))
        self.open_button = button(self.tr("&Open"), self, self._on_open)
        self.open_button.setToolTip(self.tr("Open what was downloaded first: the index"))
        for each in (self.allow, self.open_button, self.stop, self.start):
            box.addButton(each, role)
        box.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        box.rejected.connect(self.reject)
        return box

    def _lay_out(self) -> None:
        fields = QGridLayout()
        for row, (title, field) in enumerate(
            ((self.tr("&Address:"), self.address), (self.tr("&Folder:"), self.folder))
        ):
            fields.addWidget(PlainLabel(title, self, buddy=field), row, 0)
            fields.addWidget(field, row, 1)
        fields.addWidget(self.choose, 1, 2)
        fields.addWidget(self.overwrite, 2, 1)
        fields.setColumnStretch(1, 1)
        column_of(
            *(fields, self.messages, (self.table, 1), self.progress, self.said, self.buttons),
            on=self,
        )

    # What a person does

    def _on_choose(self) -> None:
        folder = self._ask_folder(self.tr("Folder for the Files"), self._review.folder)
        if folder is not None:
            self.folder.setText(str(folder))

    def _on_start(self) -> None:
        self._begin(allow_private=False)

    def _begin(self, *, allow_private: bool) -> None:
        review = self._review
        review.url, review.folder = self.address.text().strip(), Path(self.folder.text().strip())
        review.overwrites = self.overwrite.isChecked()
        review.begin_download(allow_private=allow_private)

    def _on_open(self) -> None:
        path = self._review.file_to_open
        if path is not None:
            self.accept()
            self._open_file(path)

    def done(self, result: int) -> None:
        """Hear nothing more of the review."""
        self._review.on_changed = _nothing
        super().done(result)

    # What is going on

    def _on_changed(self) -> None:
        review = self._review
        files = review.files
        if len(files) != len(self.model.lines):
            self.model.show_lines(files)
            self.table.scrollToBottom()
        self.progress.setVisible(review.is_running)
        self.progress.setRange(0, review.count if review.count > 1 else 0)
        self.progress.setValue(len(files))
        said = [Saying(Severity.ERROR, review.error)] if review.error else []
        if (problem := review.address_problem) is not None:
            named = self.tr("Instead of it, what its site names is downloaded.")
            said.append(Saying(Severity.WARNING, f"{sentence(problem)} {named}"))
        self.messages.say(said)
        self.said.setText(self._summary())
        self._show_buttons()

    def _summary(self) -> str:
        review = self._review
        if review.is_running:
            asked = review.asked_now
            return self.tr("Asking for {url}").format(url=asked) if asked else ""
        if not review.files and review.missing:
            count = len(review.missing)
            return self.tr("%Ln missing file(s) will be put beside the index.", "", count)
        if not review.files:
            return self.tr("Files are kept as they are served, an index with all it lists.")
        parts = [self.tr("%Ln file(s) saved.", "", review.number_of(Outcome.SAVED))]
        if there := review.number_of(Outcome.EXISTS):
            parts.append(self.tr("%Ln file(s) existed already.", "", there))
        if failed := review.number_of(Outcome.FAILED):
            parts.append(self.tr("%Ln file(s) could not be saved.", "", failed))
        return " ".join(parts)

    def _show_buttons(self) -> None:
        review = self._review
        is_filled = bool(self.address.text().strip() and self.folder.text().strip())
        self.start.setEnabled(is_filled and not review.is_running)
        self.stop.setVisible(review.is_running)
        self.allow.setVisible(review.needs_yes and not review.is_running)
        can_open = review.file_to_open is not None and not review.is_running
        self.open_button.setVisible(can_open)
        (self.open_button if can_open else self.start).setDefault(True)  # what Enter does
        for field in (self.address, self.folder, self.choose, self.overwrite):
            field.setEnabled(not review.is_running)


def _nothing() -> None:
    """Tell nobody."""
