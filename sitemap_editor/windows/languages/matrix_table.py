"""The table of the languages matrix: a mark a cell, by colour, icon and spoken name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.operations.languages.marks import FAULTS, Mark
from sitemap_editor.session.languages.matrix_model import SHARED, MatrixModel
from sitemap_editor.windows.looks.icons import picture
from sitemap_editor.windows.looks.lines_table import header_font
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.tokens import LINE, RING
from sitemap_editor.windows.table.cell_look import CellLook

_AIR: Final = 8
_SHARED_WIDTH: Final = 260
_WIDTH: Final = 118
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SELECTED: Final = QStyle.StateFlag.State_Selected.value
ICONS: Final = {
    Mark.NONE: "state-good",
    Mark.WRONG_CODE: "severity-error",
    Mark.OTHER_LANGUAGE: "severity-error",
    Mark.MULTIPLE: "language-multiple",
    Mark.INCONSISTENT: "severity-error",
    Mark.ONE_WAY: "language-one-way",
    Mark.MISSING_SELF: "language-no-self",
    Mark.INCOMPLETE: "language-incomplete",
    Mark.NOT_CANONICAL: "severity-warning",
    Mark.OTHER_HOST: "language-outside",
    Mark.OUTSIDE: "language-outside",
    Mark.UNNAMED: "state-unknown",
    Mark.ALONE: "state-unknown",
    Mark.MISSING: "language-missing",
}
_SEVERITIES: Final = {
    **{mark: Severity.ERROR for mark in Mark if mark & FAULTS},
    **dict.fromkeys(
        (Mark.INCOMPLETE, Mark.NOT_CANONICAL, Mark.MISSING, Mark.UNNAMED), Severity.WARNING
    ),
}


class MatrixTable(QTableView):
    """Cells to go through by keys; Enter opens the row of one, which `open_cell` is told of."""

    def __init__(self, model: MatrixModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.open_cell: Callable[[int, int], object] = lambda _row, _column: None
        """Called with line and column of a cell whose row is to be seen."""
        self.ask_menu: Callable[[int, int], object] = lambda _row, _column: None
        """Called with line and column, or -1 each, where a menu is to open."""
        self.setModel(model)
        header = self.horizontalHeader()
        # To know whether a column is selected it would look at every line.
        header.setSelectionModel(QItemSelectionModel(model, model))
        header.setFont(header_font())
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionsMovable(False)
        lines = self.verticalHeader()
        lines.hide()
        lines.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        lines.setDefaultSectionSize(self.fontMetrics().height() + scaled(self, _AIR))
        self.setItemDelegate(_MarkDelegate(self, model))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setAccessibleName(self.tr("Languages matrix"))
        self.doubleClicked.connect(lambda index: self.open_cell(index.row(), index.column()))

    def lay_out(self) -> None:
        """Give each column its width: the first is wider."""
        header = self.horizontalHeader()
        header.setDefaultSectionSize(scaled(self, _WIDTH))
        if self.model().columnCount():
            self.setColumnWidth(SHARED, scaled(self, _SHARED_WIDTH))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the row of a cell with Enter; copy what a cell says."""
        current = self.currentIndex()
        if event.key() in _ENTER and current.isValid():
            self.open_cell(current.row(), current.column())
        elif event.matches(QKeySequence.StandardKey.Copy):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the cell under the mouse, or of the current one."""
        index = self.currentIndex()
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            index = self.indexAt(event.pos())
            if index.isValid():
                self.setCurrentIndex(index)
        self.ask_menu(index.row(), index.column())

    def changeEvent(self, event: QEvent) -> None:
        """Work colours and measures out anew for another palette or font."""
        kinds = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)
        if event.type() in kinds and isinstance(delegate := self.itemDelegate(), _MarkDelegate):
            delegate.forget_look()
        super().changeEvent(event)


class _MarkDelegate(QStyledItemDelegate):
    """Draws cells by hand: Qt would ask the model eight times for each."""

    def __init__(self, view: MatrixTable, model: MatrixModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        self._pictures: dict[str, QPixmap] = {}

    @cached_property
    def _look(self) -> CellLook:
        return CellLook(self._view)

    def forget_look(self) -> None:
        """Work it out anew."""
        self.__dict__.pop("_look", None)
        self._pictures.clear()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the ground, the icon of the gravest mark, the text, the frame of the current."""
        look, rect, row, column = self._look, option.rect, index.row(), index.column()
        shown = self._model.look(row, column)
        is_selected = bool(option.state.value & _SELECTED)
        ground = look.selected if is_selected else self._ground(shown.mark)
        painter.fillRect(rect, ground)
        painter.fillRect(rect.x(), rect.bottom(), rect.width(), LINE, look.row_line)
        used, is_mirrored = look.air, self._view.isRightToLeft()
        if shown.mark is not None:
            side = look.mark_side
            x = rect.right() + 1 - used - side if is_mirrored else rect.x() + used
            y = rect.y() + (rect.height() - side) // 2
            painter.drawPixmap(x, y, self._picture(ICONS[shown.mark]))
            used += side + look.gap
        width = rect.width() - used - look.air
        if shown.text and width > 0:
            text = look.elided(shown.text, width, in_middle=True)
            ink = look.text if column == SHARED or shown.mark else look.dimmed
            painter.setPen(look.selected_text if is_selected else ink)
            left = rect.x() + (look.air if is_mirrored else used)
            baseline = rect.y() + (rect.height() - look.text_height) // 2 + look.ascent
            painter.drawText(left, baseline, text)
        current = self._view.currentIndex()
        if row == current.row() and column == current.column():
            ink = look.frame if self._view.hasFocus() else look.frame_unfocused
            painter.setPen(QPen(ink, RING, j=Qt.PenJoinStyle.MiterJoin))
            painter.drawRect(rect.adjusted(1, 1, -1, -1))

    def _ground(self, mark: Mark | None) -> QColor:
        look = self._look
        severity = _SEVERITIES.get(mark) if mark is not None else None
        return (look.grounds[severity] if severity is not None else None) or look.base

    def _picture(self, name: str) -> QPixmap:
        found = self._pictures.get(name)
        if found is None:
            look = self._look
            size = QSize(look.mark_side, look.mark_side)
            ratio = self._view.devicePixelRatioF()
            found = self._pictures[name] = picture(name, look.dimmed, size, ratio)
        return found
