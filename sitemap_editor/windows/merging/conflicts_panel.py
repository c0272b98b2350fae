"""Which of several rows with one URL stays: the rule for all, and a choice for single ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QSplitter,
    QWidget,
)

from sitemap_editor.core.operations.merging.duplicates import Duplicates
from sitemap_editor.session.merging.merge_review import MergeReview
from sitemap_editor.windows.looks.contrast import is_high_contrast
from sitemap_editor.windows.looks.layouts import REST, button, column_of, row_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.tokens import RING
from sitemap_editor.windows.merging.conflicts_model import URL, ConflictsModel, RowsModel

_LINES: Final = 3
_VALUES: Final = 5
_ANY_HEIGHT: Final = (1 << 24) - 1  # Qt's QWIDGETSIZE_MAX
_NARROWEST: Final = 220
_BESIDE: Final = 3  # rows that fit beside each other


class ConflictsPanel(QWidget):
    """The rule, the URLs whose rows differ, and the rows of one of them side by side."""

    def __init__(self, review: MergeReview, target_name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._review = review
        self.policy = QComboBox(self)
        for policy, text in (
            (Duplicates.FIRST, self.tr("the first")),
            (Duplicates.LAST, self.tr("the last")),
            (Duplicates.NEWEST, self.tr("the newest (lastmod)")),
            (Duplicates.KEEP, self.tr("all of them")),
        ):
            self.policy.addItem(text, policy)
        self.policy.setCurrentIndex(self.policy.findData(review.decisions.policy))
        self.policy.currentIndexChanged.connect(self._on_policy_chosen)
        self.sorts = QCheckBox(self.tr("&Sort by URL"), self)
        self.sorts.setChecked(review.decisions.is_sorted)
        self.sorts.toggled.connect(review.decisions.set_sorted)
        self.model = ConflictsModel(review, target_name, self)
        self._loc = ""  # of the conflict a person is at: its line is another in another plan
        self.table = _Table(self)
        self.table.show_lines(self.model)
        self.table.fit_at_least(_LINES)
        self.table.setAccessibleName(self.tr("URLs with different rows"))
        self.rows_model = RowsModel(review, self.model, self)
        self.rows = _RowsTable(lambda: self.rows_model.stays, self)
        self.rows.setModel(self.rows_model)
        self.rows.fit_at_least(_VALUES)
        self.rows.setAccessibleName(self.tr("Rows with this URL, side by side"))
        self.said = PlainLabel("", self, wraps=True, buddy=self.table)
        self.forget = button("", self, review.forget_picks)
        self.parts = QSplitter(Qt.Orientation.Vertical, self)
        self._lay_out()
        self._connect()
        self._make_room(is_needed=False)
        self._on_planned()

    def _lay_out(self) -> None:
        label = PlainLabel(self.tr("For rows with the same URL, &keep:"), self, buddy=self.policy)
        self.parts.setChildrenCollapsible(False)
        self.parts.addWidget(self.table)
        self.parts.addWidget(self.rows)
        self.parts.setStretchFactor(0, 1)
        column_of(
            row_of(label, self.policy, 18, self.sorts, REST),
            row_of((self.said, 1), (self.forget, Qt.AlignmentFlag.AlignBottom)),
            (self.parts, 1),
            on=self,
            margins=0,
        )
        for before, after in pairwise((self.sorts, self.forget, self.table, self.rows)):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        self._review.planned.connect(self._on_planned)
        self._review.decided.connect(self._say)
        self.table.selectionModel().currentChanged.connect(self._on_current_changed)
        key = Qt.Key
        step, step_back = partial(self._step, 1), partial(self._step, -1)
        forget = partial(self._pick, -1)
        picking = {key.Key_1 + number: partial(self._pick, number) for number in range(9)}
        picking |= {key.Key_Delete: forget, key.Key_Backspace: forget}
        self.table.keys = picking | {
            key.Key_Space: step,
            key.Key_Right: step,
            key.Key_Left: step_back,
        }
        self.rows.keys = picking | {key.Key_Space: lambda: self._keep(self.rows.currentIndex())}
        self.rows.doubleClicked.connect(self._keep)
        self.rows.horizontalHeader().sectionClicked.connect(self._pick)

    # What a person decides

    def _on_policy_chosen(self, number: int) -> None:
        self._review.set_policy(self.policy.itemData(number))

    def _pick(self, which: int) -> None:
        """Keep a row of the conflict on screen; -1 leaves it to the rule again."""
        line = self.table.currentIndex().row()
        if 0 <= line < self.model.rowCount() and which < self.rows_model.columnCount():
            self._review.pick(self.model.lines[line], None if which < 0 else which)
            if (stays := self.rows_model.stays) is not None:
                self.rows.scrollTo(self.rows_model.index(0, stays))

    def _keep(self, index: QModelIndex) -> None:
        """Keep the row in a column."""
        if index.isValid():
            self._pick(index.column())

    def _step(self, steps: int) -> None:
        """Keep the row beside the one that stays; round the end again."""
        count = self.rows_model.columnCount()
        if count:
            stays = self.rows_model.stays
            self._pick((stays + steps) % count if stays is not None else 0)

    # What is shown

    def _on_planned(self) -> None:
        is_anything = self.model.rowCount() > 0
        if self._review.decisions.plan is not None or not self._review.files.lines:
            self._make_room(is_anything)  # while a plan is made anew the tables stay
        if is_anything:
            self.table.setCurrentIndex(self.model.index(self.model.line_of(self._loc), URL))
        else:
            self.rows_model.show_conflict(-1)
        self._say()

    def _make_room(self, is_needed: bool) -> None:
        """Show the tables, or leave their room to the list of files."""
        self.parts.setVisible(is_needed)
        self.setMaximumHeight(_ANY_HEIGHT if is_needed else self.minimumSizeHint().height())

    def _on_current_changed(self, current: QModelIndex | QPersistentModelIndex) -> None:
        if current.isValid():
            self._loc = self.model.conflict(current.row()).loc
        self.rows_model.show_conflict(current.row())
        before = self.rows.maximumHeight()
        self.rows.fit()
        if self.rows.maximumHeight() != before:
            self.share_room()

    def share_room(self) -> None:
        """Give the rows side by side what they need, the list the rest."""
        wanted = self.rows.maximumHeight()
        self.parts.setSizes([max(1, self.parts.height() - wanted), wanted])

    def _say(self) -> None:
        plan = self._review.decisions.plan
        differing = self.model.rowCount()
        picks = len(self._review.decisions.picks)
        self.forget.setText(self.tr("Clear %Ln Cho&ice(s)", "", picks))
        self.forget.setVisible(picks > 0)
        if plan is None:
            self.said.setText("")
        elif differing:
            said = self.tr("%Ln UR&L(s) with different rows:", "", differing)
            how = self.tr("To choose for one URL, click a file below or press 1, 2, … or Space.")
            self.said.setText(f"{said} {how}")
        elif plan.duplicates:
            self.said.setText(
                self.tr("%Ln row(s) are exact duplicates; no rows differ.", "", plan.duplicates)
            )
        else:
            self.said.setText(self.tr("There are no duplicate URLs."))


class _Table(LinesTable):
    """What is picked from, by `keys` that are its own."""

    keys: Mapping[int, Callable[[], object]] = {}

    def fit_at_least(self, lines: int) -> None:
        """Show so many lines at least."""
        around = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        self.setMinimumHeight(self.line_height * lines + around)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # what differs is often at the end
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideMiddle)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what is meant by a key here."""
        run = self.keys.get(event.key(), lambda: super(_Table, self).keyPressEvent(event))
        run()


class _RowsTable(_Table):
    """The rows of one URL, a column each."""

    def __init__(self, stays: Callable[[], int | None], parent: QWidget) -> None:
        super().__init__(parent)
        self._stays = stays
        self.verticalHeader().show()
        self.setShowGrid(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(_NARROWEST)
        header.setSectionsClickable(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows; the one that stays is framed where nothing is tinted."""
        super().paintEvent(event)
        stays = self._stays()
        if stays is None or not is_high_contrast(self.palette()):
            return
        bottom = self.rowViewportPosition(self.model().rowCount() - 1) + self.line_height
        left, width = self.columnViewportPosition(stays), self.columnWidth(stays)
        painter = QPainter(self.viewport())
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), RING))
        painter.drawRect(QRect(left + 1, 1, width - RING - 1, bottom - RING))
        painter.end()

    def fit(self) -> None:
        """Be as high as the values need, and no higher."""
        lines = self.model().rowCount() or _VALUES
        around = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        if self.model().columnCount() > _BESIDE:
            around += self.horizontalScrollBar().sizeHint().height()
        self.fit_at_least(min(lines, _VALUES))
        self.setMaximumHeight(lines * self.verticalHeader().defaultSectionSize() + around)
