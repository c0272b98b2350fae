"""Earlier Versions: what copies and git have of a file, to be compared with it or opened."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QProgressBar, QWidget

from sitemap_editor.core.files.earlier_versions import EarlierVersion, Origin
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.comparing.earlier_review import EarlierReview
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.looks.dialogs import ReviewDialog
from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel

_SIZE: Final = (760, 460)
_ACTION: Final = QDialogButtonBox.ButtonRole.ActionRole


class EarlierModel(ColumnsModel[EarlierVersion]):
    """One line an earlier state, the latest first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        origins = {
            Origin.BACKUP: self.tr("Backup copy"),
            Origin.ORIGINAL: self.tr("Original before repair"),
            Origin.GIT: self.tr("git commit"),
        }
        self.set_columns(
            LineColumn(self.tr("Date"), _date, 150),
            LineColumn(self.tr("Kept As"), lambda version: origins[version.origin], 170),
            LineColumn(self.tr("Name or Message"), _note, tip=lambda version: version.note),
        )


def _date(version: EarlierVersion) -> str:
    moment = QDateTime.fromSecsSinceEpoch(int(version.date.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def _note(version: EarlierVersion) -> str:
    if version.origin is not Origin.GIT:
        return one_line(version.note)
    return f"{version.revision[:7]}  {one_line(version.note)}"


class EarlierDialog(ReviewDialog[EarlierReview]):
    """A list to choose from; rows are taken back in the window that compares."""

    def __init__(self, review: EarlierReview, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        name = one_line(review.path.name)
        self.setWindowTitle(self.tr("Earlier Versions of “{name}”").format(name=name))
        self.said = PlainLabel(self.tr("Looking for copies, and asking git…"), self, wraps=True)
        self.busy = QProgressBar(self, textVisible=False)
        self.busy.setRange(0, 0)
        self.busy.setAccessibleName(self.tr("Looking for earlier versions"))
        self.model = EarlierModel(self)
        self.table = LinesTable(self)
        self.table.setSelectionMode(LinesTable.SelectionMode.SingleSelection)
        self.table.setAlternatingRowColors(True)
        self.table.setAccessibleName(self.tr("Earlier versions"))
        self.table.show_lines(self.model)
        self.without_git = DimmedLabel("", self)
        self.without_git.setWordWrap(True)
        self.without_git.hide()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.compare = self._buttons.addButton(self.tr("&Compare"), _ACTION)
        self.open_new = self._buttons.addButton(self.tr("&Open as New File"), _ACTION)
        self.open_new.setAutoDefault(False)
        self.compare.setDefault(True)
        self.compare.clicked.connect(lambda: self._use(opens=False))
        self.open_new.clicked.connect(lambda: self._use(opens=True))
        self._buttons.rejected.connect(self.reject)
        self.table.doubleClicked.connect(lambda _index: self._use(opens=False))
        self.table.selectionModel().selectionChanged.connect(self._adapt)
        column_of(self.said, self.busy, (self.table, 1), self.without_git, self._buttons, on=self)
        review.on_looked = self._show
        self._adapt()
        self.table.setFocus()
        review.look()

    def _adapt(self) -> None:
        is_any = bool(self.table.selected())
        self.compare.setEnabled(is_any)
        self.open_new.setEnabled(is_any)

    def _show(self) -> None:
        review = self._review
        self.busy.hide()
        self.model.show_lines(review.versions)
        if review.versions:
            self.table.select([0])
        self.said.setText(self._sentence(len(review.versions)))
        if review.without_git is not None:
            self.without_git.setText(sentence(review.without_git))
            self.without_git.show()
        self._adapt()

    def _sentence(self, count: int) -> str:
        if not count:
            return self.tr("There is no backup copy of this file, and no commit.")
        found = self.tr("%Ln earlier version(s).", "", count)
        how = self.tr("Compare shows what differs, and takes rows back, some or all, as one step.")
        return f"{found} {how}"

    def _use(self, *, opens: bool) -> None:
        if rows := self.table.selected():
            self._review.chosen, self._review.opens = self.model.line(rows[0]), opens
            self.accept()
