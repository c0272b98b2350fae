"""The questions of a fix on screen, each with what the document itself says about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGroupBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_editor.core.checks.fix_task import Evidence
from sitemap_editor.core.checks.rule import Answers, Question
from sitemap_editor.core.protocol.location import site_of
from sitemap_editor.windows.looks.plain_text import PlainLabel

_MOST: Final = 8


class AnswersForm(QWidget):
    """Asks each question once. Signals: `answered` when any answer may be another."""

    answered = Signal()

    def __init__(self, questions: Sequence[Question], parent: QWidget) -> None:
        super().__init__(parent)
        self._questions = tuple(sorted(questions, key=list(Question).index))
        self._is_filled = False
        self._notes: dict[Question, PlainLabel] = {}
        self._choices: dict[Question, QButtonGroup] = {}
        self._boxes: dict[Question, QComboBox] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for question in self._questions:
            column.addWidget(self._group(question))

    # Building

    def _group(self, question: Question) -> QGroupBox:
        group = QGroupBox(self._title(question), self)
        column = QVBoxLayout(group)
        if question in (Question.ZONE, Question.SITE):
            box = QComboBox(group)
            box.setEditable(True)
            box.setAccessibleName(self._title(question))
            box.setAccessibleDescription(box.accessibleName())  # the name is not heard on Linux
            box.currentTextChanged.connect(lambda _text: self.answered.emit())
            self._boxes[question] = box
            column.addWidget(box)
        else:
            choices = QButtonGroup(group)
            for number, text in enumerate(self._texts(question)):
                button = QRadioButton(text, group)
                choices.addButton(button, number)
                column.addWidget(button)
            choices.idToggled.connect(self._on_toggled)
            self._choices[question] = choices
        note = PlainLabel(group)
        note.setWordWrap(True)
        note.hide()
        self._notes[question] = note
        column.addWidget(note)
        return group

    def _on_toggled(self, _number: int, is_on: bool) -> None:
        if is_on:
            self.answered.emit()

    def _title(self, question: Question) -> str:
        return {
            Question.DAY_ORDER: self.tr("What comes first in 06/05/2024?"),
            Question.ZONE: self.tr("Which time zone applies to times without one?"),
            Question.SITE: self.tr("Which scheme and host should be used?"),
            Question.KEEP: self.tr("Which of the equal rows should be kept?"),
            Question.SIDE: self.tr("Which side should be kept?"),
        }[question]

    def _texts(self, question: Question) -> tuple[str, ...]:
        if question is Question.DAY_ORDER:
            return (self.tr("The day: 6 May 2024"), self.tr("The month: 5 June 2024"))
        if question is Question.SIDE:
            return (
                self.tr("What is here"),
                self.tr("What the other side has; a row that it removed goes"),
            )
        return (
            self.tr("The first"),
            self.tr("The last"),
            self.tr("The one with the newest lastmod"),
        )

    # What the document says

    def fill(self, evidence: Evidence, published_site: str) -> None:
        """Offer what the document speaks for; what was answered meanwhile stays."""
        if self._is_filled:
            return
        self._is_filled = True
        self.blockSignals(True)
        if choices := self._choices.get(Question.DAY_ORDER):
            self._note(Question.DAY_ORDER, self._day_note(evidence))
            if bool(evidence.day_first) != bool(evidence.month_first):
                choices.button(0 if evidence.day_first else 1).setChecked(True)
        for question in (Question.KEEP, Question.SIDE):
            if choices := self._choices.get(question):
                choices.button(0).setChecked(True)
        if box := self._boxes.get(Question.SITE):
            sites = [site for site, _ in evidence.sites if site]
            if published_site:
                sites = [published_site, *(site for site in sites if site != published_site)]
            box.addItems(sites[:_MOST])
            counts = dict(evidence.sites)
            if sites and counts.get(sites[0]):
                note = self.tr("%n row(s) use the first one.", "", counts[sites[0]])
                self._note(Question.SITE, note)
        if box := self._boxes.get(Question.ZONE):
            self._fill_zones(box, evidence)
        self.blockSignals(False)
        self.answered.emit()

    def _fill_zones(self, box: QComboBox, evidence: Evidence) -> None:
        here = datetime.now().astimezone().strftime("%z")
        offered = [zone for zone, _ in evidence.zones[:_MOST]]
        for zone in ("Z", f"{here[:3]}:{here[3:5]}"):
            if zone not in offered and zone != "+00:00":
                offered.append(zone)
        box.addItems([*offered, self.tr("Cut to the date")])
        if evidence.zones:
            zone, count = evidence.zones[0]
            text = self.tr("%n other value(s) in this column end in {zone}.", "", count)
            self._note(Question.ZONE, text.format(zone=zone))

    def _day_note(self, evidence: Evidence) -> str:
        if not evidence.day_first and not evidence.month_first:
            return self.tr(
                "No value in this column is conclusive: both numbers are always 12 or less."
            )
        days = self.tr("%n value(s) must begin with the day", "", evidence.day_first)
        months = self.tr("%n value(s) must begin with the month", "", evidence.month_first)
        return f"{days}, {months}."

    def _note(self, question: Question, text: str) -> None:
        self._notes[question].setText(text)
        self._notes[question].show()

    # The answers

    def answers(self) -> Answers:
        """Return what has been answered so far."""
        answers = Answers()
        for question in self._questions:
            answers = self._with(answers, question)
        return answers

    def _with(self, answers: Answers, question: Question) -> Answers:
        if question is Question.DAY_ORDER:
            number = self._choices[question].checkedId()
            return replace(answers, day_first=None if number < 0 else number == 0)
        if question is Question.KEEP:
            number = self._choices[question].checkedId()
            keep = None if number < 0 else ("first", "last", "newest")[number]
            return replace(answers, keep=keep)
        if question is Question.SIDE:
            number = self._choices[question].checkedId()
            return replace(answers, side=None if number < 0 else ("here", "there")[number])
        typed = self._boxes[question].currentText().strip()
        if question is Question.ZONE:
            return replace(answers, zone=self._zone(typed))
        site = site_of(typed if "://" in typed else f"https://{typed}") if typed else None
        return replace(answers, site=site)

    def _zone(self, typed: str) -> str | None:
        if typed == self.tr("Cut to the date"):
            return ""
        is_offset = (
            len(typed) == len("+00:00")
            and typed[0] in "+-"
            and typed[3] == ":"
            and (typed[1:3] + typed[4:]).isdigit()
        )
        return typed if typed == "Z" or is_offset else None

    def is_complete(self) -> bool:
        """Tell whether every question is answered."""
        answers = self.answers()
        return all(answers.has(question) for question in self._questions)
