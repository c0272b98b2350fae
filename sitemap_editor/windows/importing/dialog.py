"""The dialog that imports rows: choices at the left, what comes of each line at the right."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QMenu,
    QProgressBar,
    QScrollArea,
    QWidget,
)

from sitemap_editor.core.operations.importing.dates import DatesRead
from sitemap_editor.core.operations.importing.plan import REFUSED, Fate
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.importing.import_review import ImportReview
from sitemap_editor.windows.changing.argument_form import core_text
from sitemap_editor.windows.importing.choices_form import ChoicesForm
from sitemap_editor.windows.importing.lines_model import FIRST_FIELD, ImportLinesModel
from sitemap_editor.windows.looks.dialogs import ReviewDialog
from sitemap_editor.windows.looks.layouts import column_of, row_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_size import scaled

_SIZE: Final = (1_040, 600)
_LEFT_WIDTH: Final = 260
_WIDTHS: Final = {0: 48, 1: 134, 3: 190, 4: 90, 5: 60}
_URL_WIDTH: Final = 260
_LEAST_URL: Final = 190
_OTHER_WIDTH: Final = 120
_PAUSE_MS: Final = 150
"""From the last choice to the preview."""


class ImportDialog(ReviewDialog[ImportReview]):
    """Shows what an import would do before it does; `exec` tells whether to do it."""

    def __init__(self, review: ImportReview, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.setWindowTitle(self.tr("Import Rows"))
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._ask)
        self.about = PlainLabel(self, wraps=True)
        self.form = ChoicesForm(review, self._on_chosen, self)
        self.model = ImportLinesModel(review.fields, self)
        self.table = self._made_table()
        self._busy = QProgressBar(self)
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setAccessibleName(self.tr("Preparing the preview"))
        self.said = PlainLabel(self, wraps=True)
        self.why = PlainLabel(self, wraps=True)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.make = self._buttons.addButton(
            self.tr("&Import"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.make.setDefault(True)
        self.make.setEnabled(False)
        self.keep_enter(self.make)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        review.on_read, review.on_planned = self._on_read, self._on_planned
        self.form.setEnabled(False)
        if review.source is None:
            self.about.setText(self.tr("Reading…"))
            review.start()
        else:
            self._on_read()

    def _lay_out(self) -> None:
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self.form)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area = area
        self._fit()
        right = column_of(self.about, (self.table, 1), self._busy, self.said, self.why)
        column_of((row_of(area, (right, 1)), 1), self._buttons, on=self)

    def _fit(self) -> None:
        """Give the choices as much room as their words take, in whatever language."""
        bar = self._area.verticalScrollBar().sizeHint().width()
        needed = self.form.minimumSizeHint().width() + bar
        self._area.setFixedWidth(max(scaled(self, _LEFT_WIDTH), needed))

    def _made_table(self) -> LinesTable:
        table = LinesTable(self)
        table.setModel(self.model)
        table.setAccessibleName(self.tr("What becomes of each line"))
        table.setAlternatingRowColors(True)
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # see ChangesTable
        self._lay_out_columns(table)
        header = table.horizontalHeader()
        header.setSectionsClickable(True)
        header.sectionClicked.connect(self._ask_for_field)
        return table

    def _lay_out_columns(self, table: LinesTable) -> None:
        """Share the room among the columns; where there are others, let the table be wider."""
        count, others = len(self.model.titles), len(self.model.others)
        widths = {at: width for at, width in _WIDTHS.items() if at < count - others}
        if others:
            widths |= {FIRST_FIELD: _URL_WIDTH}
            widths |= dict.fromkeys(range(count - others, count), _OTHER_WIDTH)
        elif table.isVisible():  # names of the source make titles long
            titled = sum(map(table.horizontalHeader().sectionSizeHint, widths))
            if table.viewport().width() - titled < scaled(self, _LEAST_URL):
                widths |= {FIRST_FIELD: _LEAST_URL}
        table.lay_out(widths)
        header, most = table.horizontalHeader(), scaled(self, _URL_WIDTH)
        for at in widths:
            title = min(most, header.sectionSizeHint(at))
            table.setColumnWidth(at, max(title, table.columnWidth(at)))

    def _ask_for_field(self, column: int) -> None:
        """Ask, below a title that was clicked, what this column of the source is."""
        number = self.model.source_column(column)
        if number is None:
            return
        fields, menu = self._review.fields, QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for field, text in (*zip(fields, fields, strict=True), ("", self.tr("Do Not Import"))):
            action = menu.addAction(text, partial(self.form.assign, number, field))
            action.setCheckable(True)
            action.setChecked(bool(field) and self.form.columns[field].currentData() == number)
        header = self.table.horizontalHeader()
        spot = QPoint(header.sectionViewportPosition(column), header.height())
        menu.popup(header.viewport().mapToGlobal(spot))

    # What a person chooses

    def _on_chosen(self) -> None:
        self.forget_enter()
        self.make.setEnabled(False)
        self._pause.start()

    def _ask(self) -> None:
        """Work out what the choices as they are come to."""
        self._pause.stop()
        self.make.setEnabled(False)
        self._busy.show()
        self.said.setText(self.tr("Preparing the preview…"))
        self.why.hide()
        self.model.show_plan(None, None, bytearray())
        self._review.propose(self.form.choices())
        self.form.follow_columns()
        if (choices := self.form.choices()) != self._review.choices:
            self._review.propose(choices)  # another column of dates is asked about
        self._fit()

    # What comes of it

    def _on_read(self) -> None:
        review, source = self._review, self._review.source
        if source is None:
            self._busy.hide()
            self.about.setText(review.fault)
            self.said.setText("")
            return
        name = one_line(review.name) or self.tr("Clipboard")
        said = self.tr("{name} ({format}, {encoding}): %n line(s)", "", len(source))
        kind = source.name
        self.about.setText(said.format(name=name, format=kind, encoding=source.encoding))
        self.form.setEnabled(True)
        self.form.show_source(source)
        self.model.take_fields(review.fields)
        next(button for button in self.form.policies.values() if button.isChecked()).setFocus()
        self._ask()

    def _on_planned(self) -> None:
        review = self._review
        self._busy.setVisible(review.breaking is None and review.is_working)
        titles = self.model.titles
        self.model.show_plan(review.plan, review.order, review.breaks)
        for number, field in enumerate(review.fields, FIRST_FIELD):
            is_taken = review.plan is None or field in review.plan.values
            self.table.setColumnHidden(number, not is_taken)
        if titles != self.model.titles:  # after that: a hidden column takes no width
            self._lay_out_columns(self.table)
        self._tell()
        self.press_kept()

    def is_preparing(self) -> bool:
        """Tell whether the plan is still to come, of lines that were read and are on screen."""
        is_read = self._review.source is not None
        return is_read and (self._pause.isActive() or super().is_preparing())

    def is_harmless(self) -> bool:
        """Tell whether no line would break a rule."""
        return not self._review.breaking

    def _tell(self) -> None:
        """Say what the lines become, how many would break a rule, and why some are refused."""
        plan = self._review.plan
        if plan is None:
            self.said.setText(self._review.fault)
            return
        self.make.setEnabled(plan.edit is not None and not self._pause.isActive())
        self.said.setText(self.summary())
        kept = [
            self.tr("%n value(s) stay: {reason}", "", each.count).format(
                reason=core_text(each.text).format(**each.arguments)
            )
            for each in plan.left
        ]
        if hidden := plan.count(Fate.HIDDEN):
            kept.append(self.tr("%n row(s) that the filter hides stay as they are.", "", hidden))
        kept += [*self._dates_told(plan.dates), *self._refusals()]
        if more := plan.source.rows_with_more:
            said = self.tr(
                "%n row(s) also have images, videos, links or other elements. They are not"
                " imported; Merge Files takes them along.",
                "",
                more,
            )
            kept.append(said)
        self.why.setText("\n".join(kept))
        self.why.setVisible(bool(kept))

    def summary(self) -> str:
        """Return the counts in one sentence."""
        plan, breaking = self._review.plan, self._review.breaking
        if plan is None:
            return ""
        counts = (
            (self.tr("{count} new"), plan.count(Fate.NEW)),
            (self.tr("{count} updated"), plan.count(Fate.UPDATED)),
            (self.tr("{count} unchanged"), plan.count(Fate.UNCHANGED)),
            (self.tr("{count} skipped"), plan.count(Fate.SKIPPED)),
            (self.tr("{count} repeated"), plan.count(Fate.REPEATED)),
            (self.tr("{count} left out"), plan.count(Fate.UNUSUAL)),
            (self.tr("{count} in hidden rows"), plan.count(Fate.HIDDEN)),
            (self.tr("{count} refused"), plan.count(*REFUSED)),
        )
        said = " · ".join(
            text.format(count=self.locale().toString(count)) for text, count in counts if count
        )
        if plan.edit is None:
            said = ". ".join((said, self.tr("Nothing would change.")))
        if breaking:
            text = self.tr("%n of them would break a rule; they come first.", "", breaking)
            said = f"{said}. {text}"
        return said

    def _dates_told(self, dates: DatesRead) -> list[str]:
        """Return what becomes of dates that are not written as W3C has it."""
        said = []
        if dates.converted:
            before, after = dates.example
            text = self.tr(
                "%n date(s) are converted: “{before}” to “{after}”.", "", dates.converted
            )
            said.append(text.format(before=one_line(before), after=after))
        if dates.dropped:
            said.append(self.tr("%n date(s) are left out.", "", dates.dropped))
        return said

    def _refusals(self) -> list[str]:
        """Return why lines are refused, a sentence a reason."""
        plan = self._review.plan
        if plan is None:
            return []
        texts = {
            Fate.NO_URL: self.tr("%n line(s) have no URL.", "", plan.count(Fate.NO_URL)),
            Fate.RELATIVE: self.tr(
                "%n URL(s) are relative: give a base URL.", "", plan.count(Fate.RELATIVE)
            ),
            Fate.NO_PAGE: self.tr("%n URL(s) are no pages.", "", plan.count(Fate.NO_PAGE)),
            Fate.UNSTORABLE: self.tr(
                "%n line(s) hold a character that XML cannot hold.",
                "",
                plan.count(Fate.UNSTORABLE),
            ),
        }
        return [text for fate, text in texts.items() if plan.count(fate)]
