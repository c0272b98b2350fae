"""Chips that show or hide the lines of one sort, in a row that folds where a window is narrow."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.folding import FoldingRow

_SPACING: Final = 4


def pressed_chip(parent: QWidget, on_toggled: Callable[[], object], tip: str = "") -> QToolButton:
    """Return a chip that is down; its text is still to be set."""
    chip = QToolButton(parent)
    chip.setCheckable(True)
    chip.setChecked(True)
    chip.setAutoRaise(True)
    chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    chip.setToolTip(tool_tip(tip))
    chip.toggled.connect(lambda _is_on: on_toggled())
    return chip


def set_chip_text(chip: QToolButton, text: str) -> None:
    """Set what a chip says, to the eye and to screen readers."""
    chip.setText(text)
    chip.setAccessibleName(text)


def row_of_chips(chips: Collection[QToolButton], parent: QWidget, *behind: QWidget) -> FoldingRow:
    """Return the chips, and what stands behind them, in one row or in two of about a half each."""
    row = FoldingRow(parent, _SPACING)
    for number, chip in enumerate(chips):
        (row.first if number < len(chips) / 2 else row.second).addWidget(chip)
    for widget in behind:
        row.second.addWidget(widget)
    row.first.addStretch(0)
    row.second.addStretch(1)
    row.lay_out(0, 1)
    return row
