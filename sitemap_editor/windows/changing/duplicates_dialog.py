"""The dialog that removes duplicates: all of them side by side, one kept of each group."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from sitemap_editor.core.operations.changing.deduplicating import Keep, Same
from sitemap_editor.core.recipes.catalogue import SPECS_BY_ID
from sitemap_editor.session.changing.duplicates_review import DuplicatesReview
from sitemap_editor.windows.changing.argument_form import core_text
from sitemap_editor.windows.changing.duplicates_delegate import DuplicatesDelegate
from sitemap_editor.windows.changing.duplicates_model import MARK, DuplicatesModel
from sitemap_editor.windows.looks.dialogs import ReviewDialog, end_buttons
from sitemap_editor.windows.looks.layouts import button
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.plain_text import PlainLabel

_SIZE: Final = (1_000, 580)
_MARK_WIDTH: Final = 80
_CHOICE_LETTERS: Final = 28
_FILE_WIDTH: Final = 140
_ROW_WIDTH: Final = 60
_DATE_WIDTH: Final = 190
_VALUE_WIDTH: Final = 95
_OTHER_WIDTH: Final = 130
_SPEC: Final = SPECS_BY_ID["dedupe"]
_KEYS: Final = Qt.Key


class DuplicatesTable(LinesTable):
    """Groups of rows; Space keeps the current one, Ctrl with an arrow goes to the next group."""

    def __init__(self, review: DuplicatesReview, parent: QWidget) -> None:
        super().__init__(parent)
        self._review = review
        self.doubleClicked.connect(self._mark)  # Enter removes: it is the button's
        self.clicked.connect(lambda index: self._mark(index) if index.column() == MARK else None)

    def mark_current(self) -> None:
        """Let the current row be the one of its group that stays."""
        self._mark(self.currentIndex())

    def _mark(self, index: QModelIndex) -> None:
        if index.isValid():
            self._review.mark(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the current row, or go to another group."""
        step = {_KEYS.Key_Down: 1, _KEYS.Key_Up: -1}.get(_KEYS(event.key()), 0)
        if event.key() == _KEYS.Key_Space:
            self.mark_current()
        elif step and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._go(step)
        else:
            super().keyPressEvent(event)

    def _go(self, step: int) -> None:
        groups, current = self._review.groups, self.currentIndex()
        if groups is None or not current.isValid():
            return
        number = groups.number_of(current.row()) + step
        if 0 <= number < len(groups):
            self.select([groups.ends[number - 1] if number else 0])


class DuplicatesDialog(ReviewDialog[DuplicatesReview]):
    """Shows rows that are the same; `exec` tells whether to remove all but one of each group."""

    def __init__(self, review: DuplicatesReview, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.setWindowTitle(self.tr("Remove Duplicates"))
        self.same = self._choice("by", self._on_same)
        self.keep = self._choice("keep", self._on_keep)
        self.merge = QCheckBox(self.tr("&Copy missing images, videos and alternates to it"), self)
        self.merge.toggled.connect(self._on_merge)
        self.only_selected = QCheckBox(
            self.tr("Only among the %n selected row(s)", "", len(review.selected)), self
        )
        self.only_selected.setChecked(review.is_of_selection)
        self.only_selected.setVisible(len(review.selected) > 1)
        self.only_selected.toggled.connect(self._on_scope)
        self.model = DuplicatesModel(review, self)
        self.table = self._made_table()
        self.mark = button(self.tr("Keep &This Row"), self, self.table.mark_current)
        self.unmark = button(self.tr("Clear &Marks"), self, review.clear_marks)
        self._busy = QProgressBar(self)
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setAccessibleName(self.tr("Looking for duplicates"))
        self.said = PlainLabel(self, wraps=True)
        self._buttons, self.make = end_buttons(self, self.tr("&Remove"))
        self.keep_enter(self.make)
        self._lay_out()
        review.on_proposed = self._on_proposed
        self._ask(review.find)
        self.table.setFocus()

    def _choice(self, name: str, on_chosen: Callable[[], object]) -> QComboBox:
        box = QComboBox(self)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(_CHOICE_LETTERS)
        argument = _SPEC.argument(name)
        assert argument is not None  # noqa: S101 - a step has its arguments
        for value, title in argument.choices:
            box.addItem(core_text(title), value)
        box.setAccessibleName(core_text(argument.title))
        box.currentIndexChanged.connect(lambda _index: on_chosen())
        return box

    def _made_table(self) -> DuplicatesTable:
        table = DuplicatesTable(self._review, self)
        table.setModel(self.model)
        table.setItemDelegate(DuplicatesDelegate(table))
        table.setAccessibleName(self.tr("Rows with duplicates"))
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        values = (_DATE_WIDTH, _VALUE_WIDTH, _VALUE_WIDTH)
        last = self.model.columnCount() - 1
        first = self.model.first_value
        widths = dict.fromkeys(range(2, first), _FILE_WIDTH)  # of rows of several files
        widths |= {MARK: _MARK_WIDTH, 1: _ROW_WIDTH, last: _OTHER_WIDTH}
        table.lay_out(widths | dict(zip(range(first + 1, last), values, strict=False)))
        table.setColumnHidden(last, not self.model.has_extensions)
        table.selectionModel().currentChanged.connect(self._adapt)
        return table

    def _lay_out(self) -> None:
        top = QGridLayout()
        lines = ((self.tr("&Duplicates are"), self.same), (self.tr("&Keep"), self.keep))
        for row, (title, box) in enumerate(lines):
            label = PlainLabel(title, self)
            label.setBuddy(box)
            top.addWidget(label, row, 0)
            top.addWidget(box, row, 1)
        top.addWidget(self.merge, 0, 2)
        top.addWidget(self.only_selected, 1, 2)
        top.setColumnStretch(2, 1)
        marks = QHBoxLayout()
        for each in (self.mark, self.unmark):
            marks.addWidget(each)
        marks.addStretch(1)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(self.table, 1)
        column.addLayout(marks)
        column.addWidget(self._busy)
        column.addWidget(self.said)
        column.addWidget(self._buttons)

    # What a person chooses

    def _on_same(self) -> None:
        self._review.same = Same(self.same.currentData())
        self._ask(self._review.find)

    def _on_keep(self) -> None:
        self._review.keep = Keep(self.keep.currentData())
        self._ask(self._review.plan)

    def _on_merge(self, is_on: bool) -> None:
        self._review.merges = is_on
        self._ask(self._review.plan)

    def _on_scope(self, is_on: bool) -> None:
        self._review.is_of_selection = is_on
        self._ask(self._review.find)

    def _ask(self, act: Callable[[], object]) -> None:
        self.forget_enter()
        self.make.setEnabled(False)
        self._busy.show()
        act()

    # What comes of it

    def _on_proposed(self) -> None:
        is_first = not self.model.rowCount()
        self._busy.setVisible(self._review.planned is None)
        self.model.follow()
        if is_first and self.model.rowCount():
            self.table.select([0])
        self._adapt()
        self.press_kept()

    def _adapt(self) -> None:
        """Say what would change, and let the buttons be what can be done."""
        review, planned = self._review, self._review.planned
        self.mark.setEnabled(self.table.currentIndex().isValid() and self.model.rowCount() > 0)
        self.unmark.setEnabled(bool(review.marks))
        self.make.setEnabled(planned is not None and planned.edit is not None)
        if review.groups is None or planned is None:
            return
        if not planned.removed:
            self.said.setText(self._none_found())
            return
        rows, groups = planned.removed, len(review.groups)
        said = [
            self.tr("%n row(s) of {groups} will be removed.", "", rows).format(
                groups=self.tr("%n group(s)", "", groups)
            )
        ]
        if planned.elements:
            said.append(
                self.tr("%n element(s) will be copied to rows that stay.", "", planned.elements)
            )
        if review.is_filtered and not review.is_of_selection:
            said.append(self.tr("Only rows that are shown are compared."))
        said.append(self.tr("You can undo this in one step."))
        self.said.setText(" ".join(said))

    def _none_found(self) -> str:
        """Say that there are none, and among which rows."""
        if self._review.is_of_selection:
            return self.tr("There are no duplicates among the selected rows.")
        if self._review.is_filtered:
            return self.tr("There are no duplicates among the rows that are shown.")
        return self.tr("There are no duplicates.")
