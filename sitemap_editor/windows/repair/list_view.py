"""The list of repairs: Space accepts, the first column takes a click, the last has a sign."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sitemap_editor.core.files.repair.plan import Sureness
from sitemap_editor.session.repair.repair_list_model import (
    ACCEPTED,
    LINE,
    PROBLEM,
    PROPOSAL,
    SURE,
    RepairListModel,
)
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.selected_parts import selected_parts
from sitemap_editor.windows.looks.text_size import scaled

_ROW_PADDING: Final = 9
_HEADER_PADDING: Final = 26
_MOST_PROPOSAL: Final = 300
_LOOKED_AT: Final = 200
_SIGN_AIR: Final = 8
_SIGNS: Final = {
    Sureness.CERTAIN: "sureness-certain",
    Sureness.LIKELY: "sureness-likely",
    Sureness.GUESS: "sureness-guess",
}


class RepairList(LinesTable):
    """What is proposed, a row each.

    Signals: `current_changed` (row); `open_asked` on Enter.
    """

    current_changed = Signal(int)
    open_asked = Signal()

    def __init__(self, model: RepairListModel, parent: QWidget) -> None:
        super().__init__(parent, air=_ROW_PADDING)
        self.repairs = model
        self.setModel(model)
        self.setItemDelegate(_SignDelegate(self))
        self.setAccessibleName(self.tr("Proposed repairs; press Space to accept or reject one"))
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAlternatingRowColors(True)
        self._set_up_header()
        self.selectionModel().currentRowChanged.connect(
            lambda current, _before: self.current_changed.emit(current.row())
        )

    def _set_up_header(self) -> None:
        across = self.horizontalHeader()
        across.setSectionsClickable(False)
        across.setSectionResizeMode(PROBLEM, QHeaderView.ResizeMode.Stretch)
        longest = {LINE: "9,999,999"}
        if rows := self.repairs.rowCount():
            longest[LINE] = str(self.repairs.index(rows - 1, LINE).data())
        longest[SURE] = max(map(self.repairs.sureness_word, Sureness), key=len)
        looked_at = range(min(self.repairs.rowCount(), _LOOKED_AT))
        proposals = [str(self.repairs.index(row, PROPOSAL).data()) for row in looked_at]
        longest[PROPOSAL] = max(proposals, key=len, default="")
        for column in (ACCEPTED, LINE, PROPOSAL, SURE):
            title = str(self.repairs.headerData(column, Qt.Orientation.Horizontal))
            texts = (title, longest.get(column, ""))
            width = max(map(self.fontMetrics().horizontalAdvance, texts))
            most = scaled(self, _MOST_PROPOSAL if column == PROPOSAL else width)
            padding = _HEADER_PADDING + (scaled(self, _SIGN_AIR) if column == SURE else 0)
            self.setColumnWidth(column, min(width, most) + padding)

    def go_to(self, row: int) -> None:
        """Make a row the current one."""
        if row < self.repairs.rowCount():
            self.setCurrentIndex(self.repairs.index(row, ACCEPTED))

    def selected_runs(self) -> list[range]:
        """Return the runs of rows that are selected."""
        return [range(part.top(), part.bottom() + 1) for part in selected_parts(self)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space accepts what is selected, or takes it back; Enter opens the repaired file."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain == Qt.KeyboardModifier.NoModifier:
            if event.key() == Qt.Key.Key_Space:
                self.repairs.toggle(self.selected_runs())
                return
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.open_asked.emit()
                return
        super().keyPressEvent(event)


class _SignDelegate(QStyledItemDelegate):
    """Draws the sign of how sure a repair is; what it means stands beside it in words."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Add the sign."""
        super().initStyleOption(option, index)
        if index.column() == SURE:
            repair = cast("RepairListModel", index.model()).line(index.row())
            features = option.features
            features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.features = features
            option.icon = drawn(_SIGNS[repair.sureness], "#000000")
        option.showDecorationSelected = True
