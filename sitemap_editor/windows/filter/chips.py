"""The terms of a filter as chips: each can be taken out by a click."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.icons import icon
from sitemap_editor.windows.looks.layouts import WrappingRow
from sitemap_editor.windows.looks.plain_text import menu_text

_LONGEST: Final = 36


class ChipRow(WrappingRow):
    """A chip for each term; `remove` (number) takes one out."""

    def __init__(self, remove: Callable[[int], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._remove = remove
        self._texts: Sequence[str] = ()

    def show_texts(self, texts: Sequence[str]) -> None:
        """Show a chip for each text."""
        if list(texts) == list(self._texts):
            return
        self._texts = list(texts)
        for chip in self.chips:
            chip.hide()
            chip.deleteLater()
        self.chips = [self._chip(number, text) for number, text in enumerate(texts)]
        self.lay_out()

    def _chip(self, number: int, text: str) -> QToolButton:
        chip = QToolButton(self)
        shown = text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
        chip.setText(menu_text(shown))
        chip.setIcon(icon("window-close", self.palette()))
        chip.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        said = self.tr("Remove {term}").format(term=text)
        chip.setToolTip(tool_tip(said))
        chip.setAccessibleName(said)
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        chip.clicked.connect(lambda: self._remove(number))
        chip.show()
        return chip

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew in another palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            for chip in self.chips:
                chip.setIcon(icon("window-close", self.palette()))
