"""The editor for the URL of a version in the languages matrix: wider than the cell."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.table.typing_keys import EnterDelegate

_WIDTH: Final = 380


class UrlEditor(EnterDelegate):
    """Makes a line for a URL; cells are drawn by the table."""

    def createEditor(
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QWidget:
        """Return a line that says what it is for."""
        editor = super().createEditor(parent, option, index)
        editor.setAccessibleName(self.tr("URL of this language"))
        return editor

    def updateEditorGeometry(
        self,
        editor: QWidget,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Let it reach over the cells beside, as far as the table goes."""
        super().updateEditorGeometry(editor, option, index)
        rect = editor.geometry()
        wide = max(rect.width(), scaled(editor, _WIDTH))
        parent = editor.parentWidget()
        if parent is not None and parent.isRightToLeft():
            rect.setLeft(max(0, rect.right() + 1 - wide))
        elif parent is not None:
            rect.setWidth(max(rect.width(), min(wide, parent.width() - rect.left())))
        editor.setGeometry(rect)
