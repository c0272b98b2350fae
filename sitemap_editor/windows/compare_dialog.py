"""The dialog that shows how a document and its file on disk differ, row by row."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QProgressBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from sitemap_editor.core.operations.comparing import Comparison, Fate, RowDifference
from sitemap_editor.session.disk_comparison import DiskComparison
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.problems.text_difference import excerpts
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.text_size import scaled, scaled_size

Index = QModelIndex | QPersistentModelIndex
FATE, URL, THERE, HERE = range(4)
_ROLE: Final = Qt.ItemDataRole
_SIZE: Final = (900, 540)
_WIDTHS: Final = ((FATE, 115), (URL, 385))
_KEPT: Final = 300
_LONGEST: Final = 2_000
_AROUND: Final = 12
_STEPS: Final = 100


class DifferenceModel(QAbstractTableModel):
    """One line a row that differs; it is taken apart when it is looked at."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._comparison: Comparison | None = None
        self._lines: dict[int, tuple[str, str, str, str]] = {}
        self._titles = (self.tr("Row"), self.tr("URL"), self.tr("On disk"), self.tr("Here"))
        self._fates = {
            Fate.ONLY_HERE: self.tr("only here"),
            Fate.ONLY_THERE: self.tr("only on disk"),
            Fate.DIFFERENT: self.tr("different"),
        }

    def show_comparison(self, comparison: Comparison) -> None:
        """Show what differs."""
        self.beginResetModel()
        self._comparison = comparison
        self._lines.clear()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return how many rows differ."""
        return 0 if parent.isValid() or self._comparison is None else len(self._comparison)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._titles)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Name the columns."""
        is_title = role == _ROLE.DisplayRole and orientation == Qt.Orientation.Horizontal
        return self._titles[section] if is_title else None

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return what a cell says; whole texts on hover."""
        if not index.isValid() or role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return None
        return self._line(index.row())[index.column()]

    def _line(self, number: int) -> tuple[str, str, str, str]:
        if number not in self._lines:
            if len(self._lines) > _KEPT:
                self._lines.clear()
            assert self._comparison is not None  # noqa: S101 - there is a row
            self._lines[number] = self._worded(self._comparison[number])
        return self._lines[number]

    def _worded(self, found: RowDifference) -> tuple[str, str, str, str]:
        loc = " ".join(found.loc[:_LONGEST].split()) or self.tr("(no URL)")
        fate = self._fates[found.fate]
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


class CompareDialog(QDialog):
    """Shows the differences; `answer` tells afterwards: YES to reload, NO to keep the document."""

    def __init__(self, review: DiskComparison, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.answer = Answer.CANCEL
        self._review = review
        self.setWindowTitle(self.tr("Compare with the File on Disk"))
        self.resize(scaled_size(self, *_SIZE))
        self.said = QLabel(self)
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setText(self.tr("Comparing …"))
        self.busy = QProgressBar(self)
        self.busy.setRange(0, _STEPS)
        self.busy.setTextVisible(False)
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
        column = QVBoxLayout(self)
        for widget in (self.said, self.busy, self.table, self.buttons):
            column.addWidget(widget, 1 if widget is self.table else 0)
        review.progressed.connect(lambda part: self.busy.setValue(round(part * _STEPS)))
        review.compared.connect(self._on_compared)
        self.table.setFocus()
        review.begin()

    def _made_table(self) -> QTableView:
        table = QTableView(self)
        table.setModel(self.model)
        table.setAccessibleName(self.tr("Rows that differ"))
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.setAlternatingRowColors(True)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column, width in _WIDTHS:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            table.setColumnWidth(column, scaled(table, width))
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
            said.append(self.tr("Some rows stand in another order."))
        if comparison.heads_differ:
            said.append(self.tr("What stands around the rows differs as well."))
        if self._review.is_modified:
            said.append(self.tr("Reloading loses the changes made here since the last save."))
        return " ".join(said)

    def _decide(self, answer: Answer) -> None:
        self.answer = answer
        self.accept()

    def done(self, result: int) -> None:
        """Stop what still compares."""
        self._review.cancel()
        super().done(result)
