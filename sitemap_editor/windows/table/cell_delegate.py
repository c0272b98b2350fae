"""Opens over a cell the editor that fits its column, and tells how wide a cell would be."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
)
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.table.column import Editor
from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.windows.table.cell_editors import (
    ChangefreqEdit,
    CheckedLineEdit,
    LastmodEdit,
    PriorityEdit,
    begin_text_at,
    line_of,
)
from sitemap_editor.windows.table.cell_painter import CellPainter
from sitemap_editor.windows.table.hint_bubble import HintBubble
from sitemap_editor.windows.table.typing_keys import EnterDelegate

if TYPE_CHECKING:
    from sitemap_editor.session.table.known_folders import KnownFolders

_AIR: Final = 16

Index = QModelIndex | QPersistentModelIndex


class CellDelegate(EnterDelegate):
    """The delegate of the table of one document."""

    def __init__(
        self,
        model: TableModel,
        cells: CellPainter,
        bubble: HintBubble,
        now: Callable[[], datetime],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self.cells = cells
        self._bubble = bubble
        self._now = now
        self._known: tuple[int, KnownFolders] | None = None

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Keep room for the mark of a finding, for columns fitted to their contents."""
        super().initStyleOption(option, index)
        column = self._model.columns[index.column()]
        if (
            self._model.shown_findings.worst_of_cell(index.row(), column) is not None
            or column.mark is not None
        ):
            side = self.cells.look.mark_side
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.decorationSize = QSize(side, side)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Open the editor of the column."""
        del option
        column = self._model.columns[index.column()]
        findings = self._model.session.findings

        def checker(text: str) -> list[Finding]:
            return [] if column.is_content else list(findings.of_value(column.name, text))

        editor: CheckedLineEdit | ChangefreqEdit
        if column.editor is Editor.DATE:
            editor = LastmodEdit(parent, checker, self._bubble, self._now)
        elif column.editor is Editor.FREQUENCY:
            editor = ChangefreqEdit(parent, checker, self._bubble)
            editor.chosen.connect(lambda: self._commit(editor))
        elif column.editor is Editor.TENTHS:
            editor = PriorityEdit(parent, checker, self._bubble)
        elif column.is_content:
            editor = CheckedLineEdit(parent, checker, self._bubble)
        else:
            from sitemap_editor.windows.table.url_edit import UrlEdit  # not at start

            row = index.row()
            editor = UrlEdit(parent, checker, self._bubble, lambda text: self._rest(text, row))
        editor.setAccessibleName(column.shown_title)
        return editor

    def _rest(self, typed: str, row: int) -> str:
        """Return how a URL may go on, by the file as it is now; gathered at the first letter."""
        session = self._model.session
        if self._known is None or self._known[0] != session.revision:
            from sitemap_editor.session.table.known_folders import KnownFolders  # not at start

            place = self._model.view_order.position(row)
            self._known = session.revision, KnownFolders(session.document.table, place)
        return self._known[1].rest(typed)

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Let the editor cover the cell, its mark included, and its text that of the cell."""
        del index
        if isinstance(editor, LastmodEdit):
            editor.fit(option.rect.width())
        if (line := line_of(editor)) is not None:
            begin_text_at(line, self.cells.look.air - line.mapTo(editor, QPoint()).x())
        if line is editor and line is not None:
            line.cover(option.rect)
        else:
            editor.setGeometry(option.rect)
        editor.raise_()  # above the handle to fill with

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Show the whole of what is cut, where nothing else is to be said about it."""
        is_tip = event.type() == QEvent.Type.ToolTip and index.isValid()
        if not is_tip or index.data(Qt.ItemDataRole.ToolTipRole):
            return super().helpEvent(event, view, option, index)
        text = str(index.data() or "")
        is_cut = option.rect.width() < self.sizeHint(option, index).width() - _AIR
        QToolTip.showText(event.globalPos(), tool_tip(text) if is_cut else "", view)
        return True

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Leave some air at the right, for columns fitted to their contents."""
        size = super().sizeHint(option, index)
        return QSize(size.width() + _AIR, size.height())

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Show the value; nothing counts as changed yet."""
        assert isinstance(editor, CheckedLineEdit | ChangefreqEdit)  # noqa: S101 - there are no others
        value = str(index.data(Qt.ItemDataRole.EditRole) or "")
        line = editor.line if isinstance(editor, ChangefreqEdit) else editor
        if editor.is_changed or (value and line.text() == value):
            return  # neither text nor caret of an editor changes by what goes on elsewhere
        editor.show_value(value)
        line.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Hand over what was typed; an editor opened and left alone changes nothing."""
        assert isinstance(editor, CheckedLineEdit | ChangefreqEdit)  # noqa: S101 - there are no others
        if editor.is_changed:
            line = editor.line if isinstance(editor, ChangefreqEdit) else editor
            model.setData(index, line.text().strip())

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Keep arrow keys in the editors that use them."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            uses_arrows = isinstance(editor, PriorityEdit | ChangefreqEdit)
            if uses_arrows and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                return False
        return super().eventFilter(editor, event)

    def _commit(self, editor: QWidget) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.NoHint)
