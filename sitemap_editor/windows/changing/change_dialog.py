"""The dialog that changes many rows: tools at the left, all changes at the right, one button."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHeaderView,
    QProgressBar,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_editor.core.filtering.facet_terms import Facet, choices_of
from sitemap_editor.core.filtering.named import NONE
from sitemap_editor.core.recipes.step_spec import StepSpec
from sitemap_editor.session.changing.change_review import ChangeReview
from sitemap_editor.windows.changing.alt_letters import give_letters
from sitemap_editor.windows.changing.argument_form import ArgumentForm, core_text
from sitemap_editor.windows.changing.changes_model import ChangesModel
from sitemap_editor.windows.changing.changes_table import ChangesTable
from sitemap_editor.windows.changing.tool_list import REMOVE, REPLACE, ToolList
from sitemap_editor.windows.looks.dialogs import ReviewDialog, end_buttons
from sitemap_editor.windows.looks.layouts import column_of, row_of
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_size import scaled

_SIZE: Final = (1_040, 600)
_LEFT_WIDTH: Final = 300
_SET: Final = "set"
_REMOVE_PARAMETERS: Final = "url-remove-parameters"
_WIDTHS: Final = {0: 90, 1: 90}
_LEAST_WIDTH: Final = 130
"""Of a value before and after; what is wider than the table is scrolled to."""
_PAUSE_MS: Final = 150
"""From the last key press to the preview."""


class ChangeDialog(ReviewDialog[ChangeReview]):
    """Shows what a tool would change before it does; `exec` tells whether to do it."""

    def __init__(self, review: ChangeReview, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.setWindowTitle(self.tr("Change Rows"))
        self._spec: StepSpec | None = None
        self.form: ArgumentForm | None = None
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._ask)
        self.tools = ToolList(review.session.document.fields, self._on_chosen, self)
        self._form_place = QVBoxLayout()
        self.note = PlainLabel(self.tr("Works on values as cells show them."), self, wraps=True)
        self.model = ChangesModel(review.left_out, self._tell_count, self)
        self.table = _StretchedTable(self.model, _WIDTHS, self.tr("Before and after"), self)
        self._busy = QProgressBar(self)
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setAccessibleName(self.tr("Preparing the preview"))
        self.said = PlainLabel(self, wraps=True)
        self.why = PlainLabel(self, wraps=True)
        self._buttons, self.make = end_buttons(self, self.tr("C&hange"))
        self.keep_enter(self.make)
        self._lay_out()
        review.on_proposed = self._on_proposed
        self.tools.choose(review.spec_id or REPLACE)
        if review.spec_id and review.is_tool_named:
            self._to_first_field()
        else:
            self.tools.setFocus()  # a few letters lead to one

    def _lay_out(self) -> None:
        left = QWidget(self)
        left.setFixedWidth(scaled(self, _LEFT_WIDTH))
        inside = QVBoxLayout(left)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.tools, 1)
        inside.addLayout(self._form_place)
        inside.addWidget(self.note)
        inside.addLayout(self._scope())
        right = column_of((self.table, 1), self._busy, self.said, self.why)
        column_of((row_of(left, (right, 1)), 1), self._buttons, on=self)

    def _scope(self) -> QVBoxLayout:
        """Return what asks for which rows: those that are shown, or the selected ones."""
        review, column = self._review, QVBoxLayout()
        shown, of_all = len(review.shown), len(review.session.document)
        if shown < of_all:
            locale = self.locale()
            text = self.tr("{shown} of {all} rows (those shown)").format(
                shown=locale.toString(shown), all=locale.toString(of_all)
            )
        else:
            text = self.tr("All %n row(s)", "", shown)
        self.all_rows = QRadioButton(text, self)
        self.selected_rows = QRadioButton(
            self.tr("The %n selected row(s)", "", len(review.selected)), self
        )
        group = QButtonGroup(self)
        for button in (self.all_rows, self.selected_rows):
            group.addButton(button)
            column.addWidget(button)
        give_letters((self.all_rows, self.selected_rows), self)
        self.selected_rows.setVisible(bool(review.selected))
        (self.selected_rows if review.is_of_selection else self.all_rows).setChecked(True)
        self.selected_rows.toggled.connect(self._on_scope_changed)
        return column

    def _to_first_field(self) -> None:
        first = self.form.first() if self.form is not None else None
        (first or self.tools).setFocus()

    # What a person chooses

    def _on_chosen(self, spec: StepSpec) -> None:
        self.forget_enter()
        self._spec = spec
        if self.form is not None:
            self._form_place.removeWidget(self.form)
            self.form.hide()
            self.form.deleteLater()
        session = self._review.session
        fields = (*session.document.fields, *session.contents)
        given: dict[str, Any] = {"column": self._review.field} if spec.id == _SET else {}
        if spec.id == _REMOVE_PARAMETERS:  # those that a person filters by
            chosen = choices_of(self._review.where).get(Facet.PARAMETER)
            given = {"names": sorted(chosen.included - {NONE})} if chosen is not None else {}
        if spec.id == self._review.spec_id:
            given |= self._review.given
        now = self._review.session.findings.checker.context.now
        self.form = ArgumentForm(spec, fields, self._on_changed, self, given, lambda: now)
        self.form.setAccessibleName(core_text(spec.title))
        self._form_place.addWidget(self.form)
        self.form.show()
        self.note.setVisible(spec.id == REPLACE)
        stops = [self.tools, *self.form.stops, self.all_rows]
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)
        self._ask()

    def _on_changed(self) -> None:
        self.forget_enter()
        self.make.setEnabled(False)
        self._pause.start()

    def _on_scope_changed(self, is_of_selection: bool) -> None:
        self.forget_enter()
        self._review.is_of_selection = is_of_selection
        self._ask()

    def _ask(self) -> None:
        """Work the preview out for the arguments as they are."""
        self._pause.stop()
        if self._spec is None or self.form is None:
            return
        self.make.setEnabled(False)
        if self._lacks_value():
            self._ask_for_value()
            return
        self._busy.show()
        self.said.setText(self.tr("Preparing the preview…"))
        self.why.hide()
        self.model.show_preview(None)
        self._review.propose(self._spec, self.form.values())

    def _lacks_value(self) -> bool:
        """Tell whether a value is to be set that nobody gave: that would empty the cells."""
        is_set = self._spec is not None and self._spec.id == _SET
        return is_set and self.form is not None and not self.form.values()["value"]

    def _ask_for_value(self) -> None:
        self._review.withdraw()
        self.forget_enter()
        self._busy.hide()
        self.why.hide()
        self.model.show_preview(None)
        self.said.setText(self.tr("Enter a value. To empty cells, choose Clear values."))

    # What comes of it

    def _on_proposed(self) -> None:
        review = self._review
        self._busy.hide()
        if review.order is None:
            self.model.show_preview(review.preview)
        elif review.breaking:
            self.model.show_order(review.order, review.breaking)
        self._tell_count()
        self.press_kept()

    def is_preparing(self) -> bool:
        """Tell whether the preview of the arguments as they are is still to come."""
        return self._pause.isActive() or super().is_preparing()

    def is_harmless(self) -> bool:
        """Tell whether no change that is made would break a rule."""
        return not self._review.breaking_count

    def _tell_count(self) -> None:
        """Say how many rows will change, how many would break a rule, and what is left."""
        review = self._review
        self.make.setEnabled(review.count > 0 and not self._pause.isActive())
        if review.fault:
            self.said.setText(review.fault)
        elif review.preview is not None and review.preview.is_of_order:
            text = self.tr(
                "%n row(s) will move, all or none. You can undo this in one step.", "", review.count
            )
            self.said.setText(text)
        elif review.count or review.left_out:
            said = [self._count_in_words(review.count)]
            if breaking := review.breaking_count:
                text = self.tr("%n of them would break a rule; they come first.", "", breaking)
                said.append(text)
                codes = ", ".join(review.broken_rules)
                said.append(self.tr("Rules: {codes}.").format(codes=codes))
            if review.is_checking:
                said.append(self.tr("Still checking by the rules…"))
            self.said.setText(" ".join(said))
        else:
            self.said.setText(self.tr("Nothing would change."))
        self._tell_left()

    def _count_in_words(self, count: int) -> str:
        proposal = self._review.proposal
        if proposal is not None and proposal.step.spec.id == REMOVE:
            return self.tr("%n row(s) will be removed. You can undo this in one step.", "", count)
        return self.tr("%n row(s) will change. You can undo this in one step.", "", count)

    def _tell_left(self) -> None:
        """Say how many values stay, and why."""
        review = self._review
        left = review.proposal.left if review.proposal is not None else ()
        kept = [
            self.tr("%n value(s) stay: {reason}", "", each.count).format(
                reason=core_text(each.text).format(**each.arguments)
            )
            for each in left
        ]
        self.why.setText("\n".join(kept))
        self.why.setVisible(bool(kept))


class _StretchedTable(ChangesTable):
    """Keeps before and after wide enough to be read, also with large text."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share what room there is, unless that is too little."""
        header, values = self.horizontalHeader(), range(len(_WIDTHS), self.model().columnCount())
        room = event.size().width() - sum(map(header.sectionSize, _WIDTHS))
        least = scaled(self, _LEAST_WIDTH)
        is_narrow = room < least * len(values)
        modes = QHeaderView.ResizeMode
        for column in values:
            header.setSectionResizeMode(column, modes.Interactive if is_narrow else modes.Stretch)
            if is_narrow:
                header.resizeSection(column, least)
        super().resizeEvent(event)
