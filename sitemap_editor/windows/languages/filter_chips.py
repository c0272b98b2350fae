"""The filters of the languages matrix: a button each, with how many groups it leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from sitemap_editor.core.operations.languages.marks import FILTERS
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.folding import FoldingRow
from sitemap_editor.windows.looks.plain_text import DimmedLabel, menu_text

_SPACING: Final = 6


class FilterChips(FoldingRow):
    """Shows the filters that leave anything; `on_chosen` is called with those that are on."""

    def __init__(self, parent: QWidget, on_chosen: Callable[[list[str]], object]) -> None:
        super().__init__(parent, _SPACING)
        self._on_chosen = on_chosen
        self.chips = {name: self._made(name) for name in FILTERS}
        self.none_label = DimmedLabel(self.tr("Nothing is missing."), self)
        self.none_label.hide()
        for number, chip in enumerate(self.chips.values()):
            (self.first if number < len(self.chips) / 2 else self.second).addWidget(chip)
        self.first.addStretch(0)
        self.second.addWidget(self.none_label)
        self.second.addStretch(1)
        self.lay_out(0, 1)

    def _made(self, name: str) -> QToolButton:
        chip = QToolButton(self)
        chip.setCheckable(True)
        chip.setAutoRaise(True)
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        chip.setToolTip(tool_tip(QCoreApplication.translate("core", FILTERS[name][1])))
        chip.toggled.connect(lambda _is_on: self._tell())
        chip.hide()
        return chip

    def _tell(self) -> None:
        self._on_chosen([name for name, chip in self.chips.items() if chip.isChecked()])

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """Show the filters that leave anything, with how many groups each leaves."""
        for name, chip in self.chips.items():
            title = QCoreApplication.translate("core", FILTERS[name][0])
            text = f"{title} {self.locale().toString(counts.get(name, 0))}"
            chip.setText(menu_text(text))
            chip.setAccessibleName(text)
            chip.setVisible(counts.get(name, 0) > 0 or chip.isChecked())
        self.none_label.setVisible(not any(counts.values()))
