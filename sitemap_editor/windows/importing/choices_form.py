"""What an import asks: which column is which, what to do with URLs that exist, where rows go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_editor.core.operations.changing.deduplicating import Same
from sitemap_editor.core.operations.importing.columns import DateReading
from sitemap_editor.core.operations.importing.plan import ImportChoices, Policy
from sitemap_editor.core.operations.importing.source import ImportSource, SourceKind
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.importing.import_review import ImportReview, OtherDates
from sitemap_editor.windows.looks.plain_text import PlainLabel, menu_text

_LONGEST_SAMPLE: Final = 40
_LOOKED_AT: Final = 50
_NOTHING: Final = -1


class ChoicesForm(QWidget):
    """The choices about a source; `on_changed` is called after one was made."""

    def __init__(
        self, review: ImportReview, on_changed: Callable[[], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._review = review
        self._on_changed = on_changed
        self._asks_dates = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 4, 0)
        self._column.setSpacing(4)
        self.columns = {field: self._labelled_box(field) for field in review.fields}
        self.only_usual = self._check("")
        self._column.addWidget(self.only_usual)
        self._base_label = PlainLabel(self.tr("&Base URL for relative URLs"), self)
        self.base = QLineEdit(self)
        self.base.setPlaceholderText("https://example.com/")
        self._base_label.setBuddy(self.base)
        self.base.setAccessibleName(self.tr("Base URL for relative URLs"))
        self._column.addWidget(self._base_label)
        self._column.addWidget(self.base)
        self._dates_label = PlainLabel(self, wraps=True)
        self.dates = QComboBox(self)
        self._dates_label.setBuddy(self.dates)
        self._column.addWidget(self._dates_label)
        self._column.addWidget(self.dates)
        self.drops_dates = self._check(self.tr("Leave out what stays in another fo&rm"))
        self._column.addWidget(self.drops_dates)
        self.policies = self._made_policies()
        self.same = self._check(self.tr("&Match similar URLs too"))
        self.clears = self._check(self.tr("Empty cells clear &values"))
        self.same.setToolTip(self.tr("With http or https, with or without www and final slash"))
        self._column.addWidget(self.same)
        self._column.addWidget(self.clears)
        self.places = self._made_places()
        self._column.addStretch(1)
        self._show(review.choices)
        self._connect()

    # What there is to choose

    def _labelled_box(self, field: str, at: int = -1) -> QComboBox:
        """Return a box below its label, both at a place of the form; -1: behind all there is."""
        label, box = PlainLabel(field, self), QComboBox(self)
        label.setBuddy(box)
        box.setAccessibleName(field)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(12)
        at = self._column.count() if at < 0 else at
        self._column.insertWidget(at, label)
        self._column.insertWidget(at + 1, box)
        return box

    def _check(self, text: str) -> QCheckBox:
        return QCheckBox(text, self)

    def _made_policies(self) -> Mapping[Policy, QRadioButton]:
        label = PlainLabel(self.tr("URLs that exist already"), self)
        self._column.addSpacing(6)
        self._column.addWidget(label)
        texts = {
            Policy.SKIP: self.tr("&Skip"),
            Policy.UPDATE: self.tr("&Fill in empty values"),
            Policy.OVERWRITE: self.tr("&Overwrite values"),
            Policy.ADD: self.tr("&Add another row"),
        }
        group = QButtonGroup(self)
        buttons = {policy: QRadioButton(text, self) for policy, text in texts.items()}
        for button in buttons.values():
            button.setAccessibleDescription(label.text())
            group.addButton(button)
            self._column.addWidget(button)
        return buttons

    def _made_places(self) -> QComboBox:
        label, box = PlainLabel(self.tr("&New rows"), self), QComboBox(self)
        label.setBuddy(box)
        box.setAccessibleName(self.tr("New rows"))
        box.addItem(self.tr("At the end of the file"), None)
        if self._review.below is not None:
            box.addItem(self.tr("Below the selected rows"), self._review.below)
        self._column.addSpacing(6)
        self._column.addWidget(label)
        self._column.addWidget(box)
        return box

    def _show(self, choices: ImportChoices) -> None:
        self.policies[choices.policy].setChecked(True)
        self.same.setChecked(choices.same is Same.PAGE)
        self.clears.setChecked(choices.clears)
        at = self.places.findData(choices.position)
        self.places.setCurrentIndex(max(0, at))
        for widget in (self.only_usual, self._base_label, self.base):
            widget.hide()
        self._show_dates(None)
        self._adapt()

    def _connect(self) -> None:
        boxes = (*self.columns.values(), self.dates, self.places)
        for box in boxes:
            box.currentIndexChanged.connect(self._tell)
        checks = (
            *self.policies.values(),
            self.only_usual,
            self.same,
            self.clears,
            self.drops_dates,
        )
        for check in checks:
            check.toggled.connect(self._tell)
        self.base.textChanged.connect(self._tell)

    # Following the source

    def show_source(self, source: ImportSource) -> None:
        """Offer the columns of what was read, those chosen that were guessed."""
        choices = self._review.choices
        for field in self._review.fields:
            if field not in self.columns:  # it is known by its title
                box = self.columns[field] = self._labelled_box(field, 2 * len(self.columns))
                box.currentIndexChanged.connect(self._tell)
        for field, box in self.columns.items():
            box.blockSignals(True)
            box.clear()
            box.addItem(self.tr("(none)"), _NOTHING)
            for number in range(len(source.columns)):
                box.addItem(_shown(source, number), number)
            box.setCurrentIndex(box.findData(choices.columns.get(field, _NOTHING)))
            box.blockSignals(False)
        self.only_usual.blockSignals(True)
        self.only_usual.setText(self._usual_text(source.kind))
        self.only_usual.setChecked(True)
        self.only_usual.blockSignals(False)
        self.only_usual.setVisible(source.usual is not None and 0 in source.usual)
        self.base.blockSignals(True)
        self.base.setText(choices.base)
        self.base.blockSignals(False)
        self.follow_columns()

    def assign(self, column: int, field: str) -> None:
        """Let a column of the source be a field of the document; no field: it is not imported."""
        for other, box in self.columns.items():
            if box.currentData() == column and other != field:
                box.setCurrentIndex(box.findData(_NOTHING))
        if field:
            self.columns[field].setCurrentIndex(self.columns[field].findData(column))

    def follow_columns(self) -> None:
        """Ask for a base and for the meaning of dates where the chosen columns make it needed."""
        needs_base = self._review.has_relative_urls
        self._base_label.setVisible(needs_base)
        self.base.setVisible(needs_base)
        self._show_dates(self._review.other_dates())

    def _usual_text(self, kind: SourceKind) -> str:
        if kind is SourceKind.LOG:
            return self.tr("Only re&quests GET with 200")
        if kind is SourceKind.ROBOTS:
            return self.tr("Only Sitemap &lines")
        return self.tr("Only inde&xable pages (200)")

    def _show_dates(self, dates: OtherDates | None) -> None:
        """Ask what dates mean that are not written as W3C has it, by an example of them.

        What has but one meaning is converted unless a person wants it otherwise.
        """
        for widget in (self._dates_label, self.dates, self.drops_dates):
            widget.setVisible(dates is not None)
        kept = self.dates.currentData() if self._asks_dates else DateReading.CONVERT
        self._asks_dates = dates is not None
        self.dates.blockSignals(True)
        self.dates.clear()
        self.dates.addItem(self.tr("Keep as they are"), DateReading.KEEP)
        if dates is not None:
            said = self.tr("&Dates in another form, such as “{example}”")
            self._dates_label.setText(said.format(example=menu_text(one_line(dates.example))))
            self.dates.setAccessibleName(self._dates_label.text().replace("&", ""))
            self._offer_readings(dates)
        self.dates.setCurrentIndex(max(0, self.dates.findData(kept)))
        self.dates.blockSignals(False)

    def _offer_readings(self, dates: OtherDates) -> None:
        texts = {
            DateReading.CONVERT: self.tr("Convert: {date}"),
            DateReading.DAY_FIRST: self.tr("Day first: {date}"),
            DateReading.MONTH_FIRST: self.tr("Month first: {date}"),
        }
        seen: set[str] = set()
        for reading, text in texts.items():
            date = dates.converted.get(reading)
            if date is not None and date not in seen:
                seen.add(date)
                self.dates.addItem(text.format(date=date), reading)
            elif reading is DateReading.CONVERT and dates.is_some_certain:
                self.dates.addItem(self.tr("Convert only where certain"), reading)

    def _tell(self) -> None:
        self._adapt()
        self._on_changed()

    def _adapt(self) -> None:
        """Grey out what means nothing for the policy that is chosen."""
        self.clears.setEnabled(self.policies[Policy.OVERWRITE].isChecked())
        self.same.setEnabled(not self.policies[Policy.ADD].isChecked())

    def choices(self) -> ImportChoices:
        """Return what is chosen."""
        columns = {field: box.currentData() for field, box in self.columns.items()}
        given = {field: at for field, at in columns.items() if at not in (None, _NOTHING)}
        policy = next(each for each, button in self.policies.items() if button.isChecked())
        return ImportChoices(
            given,
            policy,
            Same.PAGE if self.same.isChecked() else Same.LOC,
            self.base.text().strip(),
            self.dates.currentData() or DateReading.KEEP,
            self._asks_dates and self.drops_dates.isChecked(),
            self.only_usual.isChecked(),
            self.clears.isChecked(),
            self.places.currentData(),
        )


def _shown(source: ImportSource, number: int) -> str:
    """Return how a column is told: its title and the first value in it."""
    filled = (value.strip() for value in source.columns[number][:_LOOKED_AT])
    sample = one_line(next(filter(None, filled), ""))
    if len(sample) > _LONGEST_SAMPLE:
        sample = sample[: _LONGEST_SAMPLE - 1] + "…"
    title = one_line(source.title(number))
    return f"{title} — {sample}" if sample else title
