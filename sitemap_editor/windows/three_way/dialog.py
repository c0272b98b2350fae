"""Merge Three Versions: what merges by itself, and conflicts that are decided by keys."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget
from shiboken6 import isValid

from sitemap_editor.core.operations.three_way.conflicts import Choice
from sitemap_editor.core.operations.three_way.matching import State
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.texts import sentence
from sitemap_editor.session.three_way.three_way_review import MergeStep, ThreeWayReview
from sitemap_editor.windows.looks.chips import pressed_chip, row_of_chips, set_chip_text
from sitemap_editor.windows.looks.dialogs import ReviewDialog, close_button
from sitemap_editor.windows.looks.folding import FoldingRow
from sitemap_editor.windows.looks.layouts import button, column_of
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.part_bar import PartBar
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel
from sitemap_editor.windows.prompts import FilePrompts
from sitemap_editor.windows.three_way.questions_model import (
    BASE,
    RESULT,
    SIDES,
    Group,
    QuestionsModel,
)
from sitemap_editor.windows.three_way.questions_table import QuestionsTable
from sitemap_editor.windows.three_way.values_card import ValuesCard
from sitemap_editor.windows.three_way.version_fields import VersionFields

_SIZE: Final = (980, 640)
_BUSY: Final = (MergeStep.COMPARING, MergeStep.SAVING)


class ThreeWayDialog(ReviewDialog[ThreeWayReview]):
    """Stands beside the work; it is accepted once the merge is carried out."""

    def __init__(
        self, review: ThreeWayReview, prompts: FilePrompts, parent: QWidget | None
    ) -> None:
        super().__init__(review, _SIZE, parent)
        self.setModal(False)
        title = self.tr("Merge Three Versions")
        if review.output is not None:  # there may be several, of several files
            title = f"{one_line(review.output.name)} \N{EN DASH} {title}"
        self.setWindowTitle(title)
        self._shown: object = None
        self.versions = VersionFields(review, prompts, self._adapt, self)
        self.run = button(self.tr("&Compare"), self, self._on_run)
        self.run.setDefault(True)
        self.said = PlainLabel("", self, wraps=True)
        self.counts = DimmedLabel("", self)
        self.counts.setWordWrap(True)
        self.messages = MessageList(self)
        self.busy = PartBar(self, self.tr("Comparing"))
        self.chips = {each: pressed_chip(self, self._list) for each in Group}
        self.model = QuestionsModel(review, self)
        self.table = QuestionsTable(self.model, self._decide, self)
        self.table.selectionModel().selectionChanged.connect(self._adapt)
        self.card = ValuesCard(dict(zip(SIDES, self.model.titles[BASE:RESULT], strict=True)), self)
        self.choices = {choice: self._made_choice(choice) for choice in (*SIDES, None)}
        text = self.tr("Select All of This &Kind")
        self.alike = button(text, self, self.table.select_alike)
        self._buttons = close_button(self)
        self.merge = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.merge.setAutoDefault(False)
        self.merge.clicked.connect(review.finish)
        self._lay_out()
        review.progressed.connect(self.busy.set_part)
        review.on_changed = self._show
        self._show_chips()
        self._show()
        if review.can_compare:
            self._on_run()
        else:
            self.versions.focus_first_empty(review)

    # How it is put together

    def _made_choice(self, choice: Choice | None) -> QPushButton:
        made = button(self._choice_text(choice, 0), self, lambda: self._decide(choice))
        tips = {
            Choice.BASE: self.tr("Keep the value that was there before (1)"),
            Choice.OURS: self.tr("Keep what ours says (2)"),
            Choice.THEIRS: self.tr("Take what theirs says (3)"),
            None: self.tr("Decide the selected lines no more; of two dates the later stays (0)"),
        }
        made.setToolTip(tool_tip(tips[choice]))
        return made

    def _choice_text(self, choice: Choice | None, dropped: int) -> str:
        if choice is Choice.OURS and dropped:
            return self.tr("&2 Ours: leaves out %Ln row(s)", "", dropped)
        if choice is Choice.THEIRS and dropped:
            return self.tr("&3 Theirs: leaves out %Ln row(s)", "", dropped)
        return {
            Choice.BASE: self.tr("&1 Base"),
            Choice.OURS: self.tr("&2 Ours"),
            Choice.THEIRS: self.tr("&3 Theirs"),
            None: self.tr("&Undo Choice"),
        }[choice]

    def _chip_text(self, group: Group, count: str) -> str:
        return {
            Group.VALUES: self.tr("Both changed {count}"),
            Group.ADDED: self.tr("Both added {count}"),
            Group.DELETED: self.tr("Deleted and changed {count}"),
            Group.DATES: self.tr("Later date {count}"),
        }[group].format(count=count)

    def _lay_out(self) -> None:
        chips = row_of_chips(self.chips.values(), self)
        acts = FoldingRow(self)
        for choice in self.choices.values():
            acts.first.addWidget(choice)
        acts.first.addStretch(1)
        acts.second.addWidget(self.alike)
        acts.second.addStretch(0)
        acts.lay_out(1, 0)
        run = FoldingRow(self)
        run.first.addWidget(self.said, 1)
        run.second.addWidget(self.run)
        run.lay_out(1, 0)
        column_of(
            *(self.versions, self.messages, run, self.counts, self.busy, chips),
            (self.table, 1),
            *(self.card, acts, self._buttons),
            on=self,
        )

    # What a person does

    def _on_run(self) -> None:
        if self._review.step is MergeStep.COMPARING:
            self._review.stop()
        else:
            self._review.compare()
            self.table.setFocus()

    def _decide(self, choice: Choice | None) -> None:
        """Decide what is selected; behind a single line go on to the next that is open."""
        if self._review.step is not MergeStep.DECIDING:
            return
        numbers = [self.model.line(row) for part in self.table.parts() for row in part]
        taken = self._review.decide(numbers, choice)
        if taken < len(numbers):
            left = len(numbers) - taken
            text = self.tr("%Ln line(s) cannot be as in base: choose ours or theirs.", "", left)
            self.said.setText(text)
        elif len(numbers) == 1 and choice is not None:
            self.table.go_on()

    # What is known

    def _show(self) -> None:
        """Show how far it is, and what came of it."""
        review = self._review
        if review.is_done:
            self.accept()
            return
        self.busy.setVisible(review.step in _BUSY)
        self.versions.set_enabled(is_on=review.step not in _BUSY)
        self.run.setText(
            self.tr("&Stop") if review.step is MergeStep.COMPARING else self.tr("&Compare")
        )
        if self._shown is not review.found:
            self._shown = review.found
            self._show_chips()
            self._list()
        self.model.tell_changed()
        self.counts.setText(self._counts())
        self.counts.setVisible(review.found is not None)
        self.said.setText(self._sentence())
        self.messages.say(self._messages())
        self._adapt()

    def _show_chips(self) -> None:
        """Show how many questions there are of each group."""
        counts = self.model.counts()
        for group, chip in self.chips.items():
            text = self._chip_text(group, self.locale().toString(counts[group]))
            set_chip_text(chip, text)
            chip.setVisible(counts[group] > 0)

    def _list(self) -> None:
        """List the questions of the chips that are down."""
        row = self.table.currentIndex().row()
        self.model.list_groups([each for each, chip in self.chips.items() if chip.isChecked()])
        if count := self.model.rowCount():
            self.table.select([min(max(row, 0), count - 1)])
        self._adapt()

    def _adapt(self) -> None:
        """Enable what can be done, and say beforehand how many rows it would leave out."""
        review, parts = self._review, self.table.parts()
        is_deciding = review.step is MergeStep.DECIDING
        self.run.setEnabled(
            review.step is MergeStep.COMPARING or (review.can_compare and review.step not in _BUSY)
        )
        self.run.setVisible(review.output is None or review.step is MergeStep.COMPARING)
        for choice, made in self.choices.items():
            dropped = self.model.dropped(parts, choice) if choice is not None else 0
            made.setText(self._choice_text(choice, dropped))
            made.setEnabled(is_deciding and bool(parts))
        self.alike.setEnabled(is_deciding and bool(parts))
        row = self.table.currentIndex().row()
        number = self.model.line(row) if 0 <= row < self.model.rowCount() else None
        values = self.model.values(number) if number is not None else {}
        self.card.show_values(values, review.choice(number) if number is not None else None)
        self.merge.setText(self._merge_text())
        self.merge.setEnabled(review.can_finish)

    def _merge_text(self) -> str:
        review = self._review
        if review.output is not None:
            return self.tr("&Save and Close")
        if review.into is not None and isValid(review.into):
            name = one_line(review.into.name).replace("&", "&&")
            return self.tr("&Merge into “{name}”").format(name=name)
        return self.tr("&Merge into New File")

    def _sentence(self) -> str:
        review = self._review
        texts = {
            MergeStep.COMPARING: self.tr("Reading and comparing…"),
            MergeStep.SAVING: self.tr("Merging…"),
            MergeStep.CHOOSING: self.tr(
                "Choose the version that both others were made from (base), the one with your "
                "edits (ours), and the one whose changes are to come in (theirs)."
            ),
            MergeStep.FAILED: "",
        }
        if review.step in texts:
            return texts[review.step]
        if review.is_outdated:
            return self.tr("A file was edited or closed since. Compare again.")
        if review.undecided:
            open_ones = self.tr("%Ln conflict(s) are not decided.", "", review.undecided)
            how = self.tr("Press 1 for base, 2 for ours, 3 for theirs; F8 goes to the next.")
            return f"{open_ones} {how}"
        if self.model.counts():
            return self.tr("All is decided.")
        return self.tr("All merges by itself: nothing contradicts.")

    def _counts(self) -> str:
        """Return the rows by what became of them."""
        if self._review.found is None:
            return ""
        counts = self._review.found.merge.counts
        titles = {
            State.SAME: self.tr("same {count}"),
            State.OURS: self.tr("ours {count}"),
            State.THEIRS: self.tr("theirs {count}"),
            State.BOTH_SAME: self.tr("both the same {count}"),
            State.BOTH_DIFFERENT: self.tr("both different {count}"),
            State.ADDED_BY_BOTH: self.tr("added by both {count}"),
            State.DELETED_BY_ONE: self.tr("deleted by one {count}"),
            State.DELETED_AND_CHANGED: self.tr("deleted by one, changed by the other {count}"),
            State.MOVED: self.tr("moved {count}"),
        }
        number = self.locale().toString
        told = (
            text.format(count=number(counts[state])).replace(" ", "\N{NO-BREAK SPACE}")
            for state, text in titles.items()
        )
        return self.tr("Rows: {counts}").format(counts=" · ".join(told))

    def _messages(self) -> list[Saying]:
        review = self._review
        said = []
        if review.error is not None:
            text = sentence(review.error)
            path = review.error.path
            text = f"{one_line(Path(path).name)}: {text}" if path else text
            said.append(Saying(Severity.ERROR, text))
        if review.found is not None:
            said += [Saying(Severity.ERROR, sentence(each)) for each in review.found.merge.remarks]
            for name, count in review.found.earlier:
                text = self.tr(
                    "“{name}” holds %Ln undecided conflict(s) of an earlier merge.", "", count
                )
                said.append(Saying(Severity.WARNING, text.format(name=one_line(name))))
        return said

    def done(self, result: int) -> None:
        """Let what was compared go."""
        super().done(result)
        if isValid(self._review):
            self._review.on_closed()
            self._review.deleteLater()


def show_three_way_dialog(
    review: ThreeWayReview, prompts: FilePrompts, parent: QWidget
) -> ThreeWayDialog:
    """Show the dialog of a merge beside the work."""
    dialog = ThreeWayDialog(review, prompts, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()
    return dialog
