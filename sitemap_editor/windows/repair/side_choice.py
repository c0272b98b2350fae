"""The choice a merge left to people: ours, theirs or both, with the rows each one drops."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from sitemap_editor.core.files.repair.plan import Choice, RepairPlan, Side
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.looks.plain_text import PlainLabel

_LONGEST_LABEL: Final = 40
_BESIDE_SIGN: Final = 44  # under the sentences of the header


class SideChoice(QWidget):
    """A button for each side of a merge; none is down until a person chooses.

    Signals: `side_chosen` (Side).
    """

    side_chosen = Signal(object)

    def __init__(self, plan: RepairPlan, parent: QWidget) -> None:
        super().__init__(parent)
        title = PlainLabel(self.tr("Which version do you want to keep?"), self)
        self.setAccessibleName(title.text())
        self.buttons = {choice.side: self._button(choice) for choice in plan.choices}
        group = QButtonGroup(self)
        column_of(
            *(title, *self.buttons.values()), on=self, margins=(_BESIDE_SIGN, 0, 12, 10), spacing=4
        )
        for side, button in self.buttons.items():
            group.addButton(button)
            button.setChecked(side is plan.side)
            button.clicked.connect(lambda _checked, side=side: self.side_chosen.emit(side))
        self.setHidden(not plan.choices)

    def focus_chosen(self) -> None:
        """Put the focus on the button that is down."""
        for button in self.buttons.values():
            if button.isChecked():
                button.setFocus()

    def first_button(self) -> QWidget:
        """Return what takes the focus as long as nothing is chosen."""
        return self.buttons[Side.OURS]

    def _button(self, choice: Choice) -> QRadioButton:
        names = {
            Side.OURS: self.tr("O&urs"),
            Side.THEIRS: self.tr("Thei&rs"),
            Side.BOTH: self.tr("Both, e&qual rows once"),
        }
        tips = {
            Side.OURS: self.tr("Keep the first version between the markers"),
            Side.THEIRS: self.tr("Keep the second version between the markers"),
            Side.BOTH: self.tr(
                "Keep our rows, then add their rows that differ; outside the rows, keep ours"
            ),
        }
        name = names[choice.side]
        if choice.label:
            label = choice.label[:_LONGEST_LABEL].replace("&", "&&")
            name = self.tr("{side} ({label})").format(side=name, label=label)
        rows = self.tr("%Ln row(s)", "", choice.rows)
        dropped = self.tr("%Ln row(s) of the other version left out", "", choice.dropped_rows)
        text = self.tr("{side}: {rows}, {dropped}")
        button = QRadioButton(text.format(side=name, rows=rows, dropped=dropped), self)
        button.setToolTip(tool_tip(tips[choice.side]))
        return button
