"""The head of the repair view: what the file has, what the repairs come to, the choices made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QFrame, QPushButton, QRadioButton, QWidget

from sitemap_editor.core.errors import MergeConflict, SitemapError
from sitemap_editor.core.files.broken_file import BrokenFile
from sitemap_editor.core.files.disk.backups import copy_name
from sitemap_editor.core.files.repair.plan import Choice, RepairPlan, Side
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.layouts import REST, button, column_of, row_of
from sitemap_editor.windows.looks.plain_text import Heading, PlainLabel
from sitemap_editor.windows.looks.text_size import scaled

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
        for side, choice in self.buttons.items():
            group.addButton(choice)
            choice.setChecked(side is plan.side)
            choice.clicked.connect(lambda _checked, side=side: self.side_chosen.emit(side))
        self.setHidden(not plan.choices)

    def focus_chosen(self) -> None:
        """Put the focus on the button that is down."""
        for each in self.buttons.values():
            if each.isChecked():
                each.setFocus()

    def first_button(self) -> QWidget:
        """Return what takes the focus as long as nothing is chosen."""
        return self.buttons[Side.OURS]

    def _button(self, choice: Choice) -> QRadioButton:
        names = {
            Side.OURS: self.tr("Keep o&urs"),
            Side.THEIRS: self.tr("&Keep theirs"),
            Side.BOTH: self.tr("Keep both, e&qual rows once"),
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
        dropped = self.tr("nothing left out")
        if choice.dropped_rows:
            dropped = self.tr("%Ln row(s) of the other version left out", "", choice.dropped_rows)
        text = self.tr("{side}: {rows}, {dropped}")
        made = QRadioButton(text.format(side=name, rows=rows, dropped=dropped), self)
        made.setToolTip(tool_tip(tips[choice.side]))
        return made


_MARK: Final = 22
_LARGER: Final = 1.15


@dataclass(frozen=True, slots=True)
class Outlook:
    """What so many accepted repairs come to: rows of a document, or what still is wrong."""

    accepted_count: int
    rows: int = 0
    error: SitemapError | None = None
    is_known: bool = True

    @property
    def can_open(self) -> bool:
        """True where the file can be opened so."""
        return self.is_known and self.error is None


class RepairHeader(QFrame):
    """Sentences and buttons above the list of repairs."""

    def __init__(self, file: BrokenFile, parent: QWidget, *, is_record: bool) -> None:
        super().__init__(parent)
        self._file = file
        self._is_record = is_record
        self._count = len(file.plan.repairs)
        self._sign = PlainLabel(self)
        self.headline = Heading("", self, wraps=True, larger=_LARGER)
        self.outlook = PlainLabel("", self, wraps=True)
        self.outlook.setAccessibleName(self.tr("Result of the repairs"))
        self.chosen = PlainLabel(self)
        self._make_ways()
        self._make_choices()
        self._lay_out()
        self.headline.setText(self._headline())
        for widget in (self.open_button, self.copy_box, self.text_button):
            widget.setHidden(is_record)
        for choosing in (self.chosen, *self._choosing()):
            choosing.setHidden(self._count <= 1 or is_record)

    def _make_ways(self) -> None:
        tip = self.tr(
            "Open the file with the accepted repairs. The file on disk changes only when you save."
        )
        self.open_button = button(self.tr("&Open Repaired"), self, tip=tip)
        self.open_button.setDefault(True)
        tip = self.tr("Show the text unchanged, to fix it by hand")
        self.text_button = button(self.tr("Show as &Text"), self, tip=tip)
        tip = self.tr("Apply the accepted repairs and show the text, to fix the rest by hand")
        self.mended_text_button = button(self.tr("Repair and Show as Te&xt"), self, tip=tip)
        self.copy_box = QCheckBox(self.tr("Keep a cop&y of the original"), self)
        tip = self.tr("Save the current file as “{name}” in the same folder")
        self.copy_box.setToolTip(tool_tip(tip.format(name=copy_name(self._file.path).name)))

    def _make_choices(self) -> None:
        self.all_button = self._choice(self.tr("A&ll"), self.tr("Accept all repairs"))
        self.none_button = self._choice(self.tr("&None"), self.tr("Accept no repairs"))
        name = self.tr("Accept only the repairs that are certain")
        self.certain_button = self._choice(self.tr("&Certain Only"), name)

    def _choice(self, text: str, name: str) -> QPushButton:
        made = button(text, self, tip=name)
        made.setAccessibleName(name)
        return made

    def _choosing(self) -> tuple[QPushButton, ...]:
        return self.all_button, self.none_button, self.certain_button

    def _lay_out(self) -> None:
        words = column_of(self.headline, self.outlook, spacing=4)
        sign = (self._sign, Qt.AlignmentFlag.AlignTop)
        ways = (self.open_button, self.text_button, self.mended_text_button)
        column_of(
            row_of(sign, (words, 1), spacing=10),
            row_of(scaled(self, _MARK) + 10, *ways, 4, self.copy_box, REST, spacing=8),
            row_of(self.chosen, *self._choosing(), REST, spacing=6),
            on=self,
            margins=(12, 10, 12, 10),
            spacing=10,
        )

    def _headline(self) -> str:
        name = self._file.path.name
        if self._is_record:
            text = self.tr("Repairs made to {name} when it was opened")
            return text.format(name=name)
        if self._file.plan.choices:
            return self.tr("{name} contains both versions of a merge conflict.").format(name=name)
        text = self.tr("%Ln problem(s) prevent {name} from opening as a table.", "", self._count)
        return text.format(name=name)

    def tell(self, outlook: Outlook) -> None:
        """Say what the accepted repairs come to."""
        locale = self.locale()
        chosen = self.tr("{count} of {all} accepted")
        self.chosen.setText(
            chosen.format(
                count=locale.toString(outlook.accepted_count), all=locale.toString(self._count)
            )
        )
        self.open_button.setEnabled(outlook.can_open)
        helps = outlook.error is not None and outlook.accepted_count > 0
        self.mended_text_button.setVisible(helps and not self._is_record)
        self.outlook.setText(self._sentence(outlook))
        mark = "severity-error" if outlook.error is not None else "severity-warning"
        side = scaled(self, _MARK)
        self._sign.setPixmap(drawn(mark, "#000000").pixmap(side, side))

    def _sentence(self, outlook: Outlook) -> str:
        if self._is_record:
            return self.tr("This list does not include later changes.")
        if not outlook.is_known:
            return self.tr("Checking the result of these repairs…")
        if outlook.error is not None:
            if isinstance(outlook.error, MergeConflict) and not self._count:
                return sentence(outlook.error)
            if not outlook.accepted_count:
                return self.tr("No repair is accepted, so the file cannot be opened.")
            if outlook.accepted_count == self._count:
                said = self.tr("Some problems cannot be repaired. Remaining:")
            else:
                said = self.tr("These repairs are not enough. Remaining:")
            return f"{said} {sentence(outlook.error)}"
        return self._what_opens(outlook)

    def _what_opens(self, outlook: Outlook) -> str:
        rows = outlook.rows
        if outlook.accepted_count == self._count == 1:
            said = self.tr("After repair, the file opens with %Ln row(s).", "", rows)
        elif outlook.accepted_count == self._count:
            said = self.tr(
                "Everything can be repaired. The file then opens with %Ln row(s).", "", rows
            )
        else:
            said = self.tr("With these repairs, the file opens with %Ln row(s).", "", rows)
        lost = self._file.plan.lost_rows
        if lost and outlook.accepted_count == self._count:
            said += " " + self.tr("%Ln row(s) are lost.", "", lost)
        return said + " " + self.tr("The file on disk does not change until you save.")
