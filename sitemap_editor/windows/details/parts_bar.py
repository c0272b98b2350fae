"""What the rows hold, above all of it: a button for each part leads there, however far below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QToolButton, QWidget

from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.details.folding_part import FoldingPart
from sitemap_editor.windows.looks.layouts import WrappingRow, as_chip
from sitemap_editor.windows.looks.plain_text import menu_text


class PartsBar(WrappingRow):
    """Has `count` buttons, so that Tab comes to them before what is made after the bar."""

    def __init__(self, count: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._parts: Sequence[FoldingPart] = ()
        self.chips = [as_chip(QToolButton(self)) for _each in range(count)]

    def lead_to(self, parts: Sequence[FoldingPart], go: Callable[[FoldingPart], object]) -> None:
        """Have a button for each part that holds anything; `go` is called with that part."""
        self._parts = parts
        for part, chip in zip(parts, self.chips, strict=True):
            chip.clicked.connect(lambda _on=False, part=part: go(part))
            part.on_counted = self.follow
        self.follow()

    def follow(self) -> None:
        """Say what there is by now; of a row that holds nothing more its source needs no way."""
        shown = [part for part in self._parts if part.has_content and not part.isHidden()]
        self.setVisible(len(shown) > 1)
        for part, chip in zip(self._parts, self.chips, strict=True):
            words = part.head.text()
            said = self.tr("Go to {part}").format(part=words)
            chip.setText(menu_text(words))
            chip.setToolTip(tool_tip(said))
            chip.setAccessibleName(said)
            chip.setVisible(part in shown)
        self.lay_out()
