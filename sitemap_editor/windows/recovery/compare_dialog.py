"""The dialog that shows how a document and its file on disk differ, row by row."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QModelIndex, QObject
from PySide6.QtWidgets import QDialogButtonBox, QProgressBar, QWidget

from sitemap_editor.core.operations.comparing.versions import Comparison, Fate
from sitemap_editor.session.files.disk_comparison import DiskComparison
from sitemap_editor.session.lines_model import Index, WordedModel
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.looks.dialogs import ReviewDialog
from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_difference import excerpts
from sitemap_editor.windows.prompts import Answer

FATE, URL, THERE, HERE = range(4)
_SIZE: Final = (900, 540)
_WIDTHS: Final = {FATE: 115, URL: 385}
_LONGEST: Final = 2_000
_AROUND: Final = 12
_STEPS: Final = 100


class DifferenceModel(WordedModel):
    """One line a row that differs; it is taken apart when it is looked at."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._comparison: Comparison | None = None
        self.titles = (self.tr("Row"), self.tr("URL"), self.tr("On disk"), self.tr("Here"))
        self.fates = {
            Fate.ONLY_HERE: self.tr("only here"),
            Fate.ONLY_THERE: self.tr("only on disk"),
            Fate.DIFFERENT: self.tr("different"),
        }

    def show_comparison(self, comparison: Comparison) -> None:
        """Show what differs."""
        self.begin_anew()
        self._comparison = comparison
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many rows differ."""
        return 0 if parent.isValid() or self._comparison is None else len(self._comparison)

    def words(self, row: int) -> tuple[str, ...]:
        """Return how a row differs, what its URL is, and what is on disk and here."""
        assert self._comparison is not None  # noqa: S101 - there is a row
        found = self._comparison[row]
        loc = " ".join(found.loc[:_LONGEST].split()) or self.tr("(no URL)")
        fate = self.fates[found.fate]
        if found.fate is not Fate.DIFFERENT:
            places = (self._place(found.there), self._place(found.here))
            return (fate, loc, *places)
        sides: list[tuple[str, str]] = []
        for line in found.lines:
            before, after = line.before, line.after
            if line.field is None:
                sides.append(excerpts(before or "", after or "", _AROUND))
                continue
            none = self.tr("none")
            sides.append(
                (
                    f"{line.field}: {before[:_LONGEST] if before is not None else none}",
                    f"{line.field}: {after[:_LONGEST] if after is not None else none}",
                )
            )
        there, here = (" · ".join(part) for part in zip(*sides, strict=True))
        return fate, loc, there, here

    def _place(self, position: int | None) -> str:
        if position is None:
            return "—"
        return self.tr("row {number}").format(number=QLocale().toString(position + 1))


class CompareDialog(ReviewDialog[DiskComparison]):
    """Shows the differences; `answer` tells afterwards: YES to reload, NO to keep the document."""

    def __init__(self, review: DiskComparison, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.answer = Answer.CANCEL
        self.setWindowTitle(self.tr("Compare with File on Disk"))
        self.said = PlainLabel(self.tr("Comparing…"), self, wraps=True)
        self.busy = QProgressBar(self, textVisible=False)
        self.busy.setRange(0, _STEPS)
        self.busy.setAccessibleName(self.tr("Comparing"))
        self.model = DifferenceModel(self)
        self.table = self._made_table()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        action = QDialogButtonBox.ButtonRole.ActionRole
        self.reload = self.buttons.addButton(self.tr("&Reload from Disk"), action)
        self.keep = self.buttons.addButton(self.tr("&Keep Mine"), action)
        self.reload.clicked.connect(lambda: self._decide(Answer.YES))
        self.keep.clicked.connect(lambda: self._decide(Answer.NO))
        self.buttons.rejected.connect(self.reject)
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        column_of(self.said, self.busy, (self.table, 1), self.buttons, on=self)
        review.progressed.connect(lambda part: self.busy.setValue(round(part * _STEPS)))
        review.compared.connect(self._on_compared)
        self.table.setFocus()
        review.compare()

    def _made_table(self) -> LinesTable:
        table = LinesTable(self)
        table.setModel(self.model)
        table.setAccessibleName(self.tr("Rows that differ"))
        table.setAlternatingRowColors(True)
        table.lay_out(_WIDTHS)
        return table

    def _on_compared(self) -> None:
        self.busy.hide()
        comparison = self._review.comparison
        if comparison is None:
            if self._review.error is not None:
                self.said.setText(sentence(self._review.error))
            return
        self.model.show_comparison(comparison)
        if len(comparison):
            self.table.selectRow(0)
        self.said.setText(self._summary(comparison))

    def _summary(self, comparison: Comparison) -> str:
        name, counts = self._review.path.name, comparison.counts
        if comparison.is_same:
            return self.tr("“{name}” on disk has the same rows as this window.").format(name=name)
        parts = [
            self.tr("%Ln row(s) different", "", counts[Fate.DIFFERENT]),
            self.tr("%Ln row(s) only here", "", counts[Fate.ONLY_HERE]),
            self.tr("%Ln row(s) only on disk", "", counts[Fate.ONLY_THERE]),
        ]
        said = [self.tr("“{name}”: {parts}.").format(name=name, parts=", ".join(parts))]
        if comparison.are_moved:
            said.append(self.tr("Some rows are in a different order."))
        if comparison.heads_differ:
            said.append(self.tr("Content outside the rows is also different."))
        if self._review.is_modified:
            said.append(
                self.tr("If you reload, you lose the changes made here since the last save.")
            )
        return " ".join(said)

    def _decide(self, answer: Answer) -> None:
        self.answer = answer
        self.accept()
