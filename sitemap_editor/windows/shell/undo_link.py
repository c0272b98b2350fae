"""The word Undo behind the sentence that says what was just done to many rows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QToolButton, QWidget
from shiboken6 import isValid

from sitemap_editor.session.document.session import Session
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.tab_page import TabPage


class UndoLink(QToolButton):
    """Takes back the step that is spoken of, while it is the last one.

    `withdrawn` is called when it is not the last any more.
    """

    def __init__(self, withdrawn: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._withdrawn = withdrawn
        self._page: TabPage | None = None
        self._session: Session | None = None
        self.setText(self.tr("Undo"))
        font = self.font()
        font.setUnderline(True)
        self.setFont(font)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._fit_colour()
        self.clicked.connect(self._on_clicked)
        self.hide()

    def offer(self, page: TabPage, session: Session) -> None:
        """Offer to take back what was done last to the document that a page shows, if anything."""
        self.end()
        stack = session.undo_stack
        if not stack.canUndo():
            return
        self._page, self._session = page, session
        stack.indexChanged.connect(self._on_step)
        name = f"{self.text()}: {stack.undoText()}"
        self.setAccessibleName(name)
        self.setToolTip(tool_tip(name))
        self.show()

    def end(self) -> None:
        """Offer nothing any more."""
        page, session = self._page, self._session
        self._page = self._session = None
        if page is None or session is None:
            return
        if isValid(session):
            session.undo_stack.indexChanged.disconnect(self._on_step)
        if isValid(page) and self.hasFocus():
            page.setFocus()
        self.hide()

    def _on_step(self) -> None:
        self.end()
        self._withdrawn()

    def _on_clicked(self) -> None:
        page = self._page
        if page is not None and isValid(page):
            page.undo()
            page.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it by Enter as well, as a link; leave it by Escape."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Escape and self._page is not None:
            self._page.setFocus()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Look like a link in other colours too."""
        if event.type() == QEvent.Type.PaletteChange:
            self._fit_colour()
        super().changeEvent(event)

    def _fit_colour(self) -> None:
        palette = self.palette()
        link = palette.color(QPalette.ColorRole.Link)
        if palette.color(QPalette.ColorRole.ButtonText) != link:
            palette.setColor(QPalette.ColorRole.ButtonText, link)
            self.setPalette(palette)
