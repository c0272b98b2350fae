"""A long text to read, with a field to search in it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from sitemap_editor.windows.help.pages import help_page
from sitemap_editor.windows.looks.dialogs import close_button
from sitemap_editor.windows.looks.layouts import column_of, row_of
from sitemap_editor.windows.looks.plain_text import PlainLabel, RichText
from sitemap_editor.windows.looks.text_size import scaled_size

_SIZE: Final = (960, 640)


class ReadingDialog(QDialog):
    """Rich text that scrolls; Enter in the field goes from hit to hit."""

    def __init__(self, title: str, text: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.resize(scaled_size(self, *_SIZE))
        self.field = QLineEdit(self, placeholderText=self.tr("Find in this text"))
        self.field.setAccessibleName(self.field.placeholderText())
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(lambda _text: self._find(from_start=True))
        self.field.returnPressed.connect(lambda: self._find(from_start=False))
        self.text = RichText(self)
        self.text.setAccessibleName(title)
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self.text.setHtml(text)
        self.nothing = PlainLabel(self.tr("Not found"), self)
        self.nothing.hide()
        buttons = close_button(self)
        column_of(row_of((self.field, 1), self.nothing), (self.text, 1), buttons, on=self)
        self.field.setFocus()

    def _follow(self, link: QUrl) -> None:
        """Show another page of Help; what is no page of ours is not followed."""
        page = help_page(link.toString()) if link.isRelative() else None
        if page is not None:
            self.text.setHtml(page)

    def _find(self, *, from_start: bool) -> None:
        if from_start:
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
        wanted = self.field.text()
        is_found = not wanted or self.text.find(wanted)
        if not is_found:  # behind this place; before it, perhaps
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            is_found = self.text.find(wanted)
        self.nothing.setVisible(not is_found)
        self.field.setAccessibleDescription("" if is_found else self.nothing.text())
