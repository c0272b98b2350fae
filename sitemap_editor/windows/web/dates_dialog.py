"""The dialog that takes dates from evidence: where to look, and what each row would get."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QModelIndex, Qt, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLineEdit,
    QProgressBar,
    QWidget,
)

from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.core.web.dating.evidence import Precision
from sitemap_editor.core.web.dating.file_pattern import EXAMPLE
from sitemap_editor.core.web.dating.proposals import Proposal
from sitemap_editor.session.lines_model import Index, WordedModel
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.web.dating_review import MOST_LIVE, DatingReview
from sitemap_editor.windows.looks.dialogs import ReviewDialog, end_buttons
from sitemap_editor.windows.looks.folding import FoldingRow, scrolling_column
from sitemap_editor.windows.looks.layouts import button, row_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel, menu_text
from sitemap_editor.windows.prompts import Prompts
from sitemap_editor.windows.web.anyway import anyway_button

_SIZE: Final = (940, 600)
_WIDTHS: Final = {0: 70, 2: 130, 3: 130, 4: 190}
_LEAST_LINES: Final = 4
_PATIENCE_MS: Final = 350
_ROLE: Final = Qt.ItemDataRole


class DatesModel(WordedModel):
    """A line for each row that would get another date, with a tick."""

    def __init__(self, review: DatingReview, on_ticked: Callable[[], object]) -> None:
        super().__init__()
        self._review = review
        self._on_ticked = on_ticked
        self._lines: tuple[Proposal, ...] = ()
        self.titles = (
            self.tr("Row"),
            self.tr("URL"),
            self.tr("Now"),
            self.tr("Proposed"),
            self.tr("Source"),
            self.tr("Other evidence"),
        )

    def follow(self) -> None:
        """Show what is proposed by now."""
        proposals = self._review.proposals
        lines = proposals.lines if proposals is not None else ()
        if lines is not self._lines:
            self.begin_anew()
            self._lines = lines
            self.endResetModel()

    def line(self, row: int) -> Proposal:
        """Return what a line stands for."""
        return self._lines[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many rows would change."""
        return 0 if parent.isValid() else len(self._lines)

    def words(self, row: int) -> tuple[str, ...]:
        """Return the row, its date now and then, and what speaks for it."""
        line, review = self._lines[row], self._review
        none = self.tr("(none)")
        source, others = self.tr("stamped"), ""
        if line.evidence:
            best, *rest = line.evidence
            source = review.best_text(best)
            others = " · ".join(map(review.evidence_text, rest))
        proposed = line.proposed if line.proposed is not None else none
        return (f"{line.position + 1:n}", line.loc, line.now or none, proposed, source, others)

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return the words of a line, and whether it is ticked."""
        if role != _ROLE.CheckStateRole or column:
            return super().cell(row, column, role)
        states = Qt.CheckState
        is_out = self._lines[row].row_id in self._review.left_out
        return states.Unchecked if is_out else states.Checked

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let the first cell of each line be ticked."""
        flags = super().flags(index)
        return flags if index.column() else flags | Qt.ItemFlag.ItemIsUserCheckable

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        """Take a row out, or put it back."""
        if role != _ROLE.CheckStateRole or not index.isValid():
            return False
        row_id = self._lines[index.row()].row_id
        if Qt.CheckState(value) is Qt.CheckState.Checked:
            self._review.left_out.discard(row_id)
        else:
            self._review.left_out.add(row_id)
        self.dataChanged.emit(index, index)
        self._on_ticked()
        return True


class DatesDialog(ReviewDialog[DatingReview]):
    """Shows what speaks for which date; `exec` tells whether to set those that are ticked."""

    def __init__(self, review: DatingReview, prompts: Prompts, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self._prompts = prompts
        self.setWindowTitle(self.tr("Dates from Evidence"))
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._look)
        self._make_sources()
        self._make_options()
        self.model = DatesModel(review, self._adapt)
        self.model.setParent(self)
        self.table = LinesTable(self)
        self.table.setModel(self.model)
        self.table.setAccessibleName(self.tr("Proposed dates"))
        self.table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.table.lay_out(_WIDTHS)
        self.busy = QProgressBar(self, textVisible=False)
        self.busy.setRange(0, 0)
        self.busy.setAccessibleName(self.tr("Looking for dates"))
        self.messages = MessageList(self)
        self.allow = anyway_button(self, lambda: review.ask_live(allow_private=True))
        self.said = PlainLabel("", self, wraps=True)
        self._buttons, self.make = end_buttons(self, self.tr("A&pply"))
        self._lay_out()
        review.on_changed = self._on_changed
        self.table.selectionModel().currentChanged.connect(lambda *_: self._show_example())
        self._on_changed()
        self._show_example()
        knows_pages = review.session.pages is not None  # of a live check: nothing is asked
        if review.pattern if review.needs_pattern else knows_pages:
            self._look()
        self.git.setFocus()

    # What it is made of

    def _make_sources(self) -> None:
        review = self._review
        self.git = self._check(self.tr("&Git log"), is_on=review.uses_git)
        self.git.setToolTip(self.tr("When the file behind each URL was last changed by a commit"))
        self.times = self._check(self.tr("Times of &files"), is_on=review.uses_file_times)
        self.times.setToolTip(self.tr("When the file behind each URL was modified on this disk"))
        self.older = self._check("", is_on=review.older is not None)
        self._show_older()
        self.older.setToolTip(
            self.tr("Rows that are the same in an older version of this file keep its dates")
        )
        self.live = button(self.tr("Ask &Live Pages"), self, self._on_live)
        self.root = QLineEdit(str(review.root), self)
        self.choose = button(self.tr("&Choose…"), self, self._on_choose)
        self.pattern = QLineEdit(review.pattern, self)
        self.pattern.setPlaceholderText(EXAMPLE)
        self.example = DimmedLabel("", self)
        self.git.toggled.connect(lambda is_on: self._set("uses_git", is_on))
        self.times.toggled.connect(lambda is_on: self._set("uses_file_times", is_on))
        self.older.toggled.connect(self._on_older)
        self.root.textChanged.connect(self._on_typed)
        self.pattern.textChanged.connect(self._on_typed)

    def _make_options(self) -> None:
        self.precision = QComboBox(self)
        for text, value in (
            (self.tr("as in each row"), Precision.ROW),
            (self.tr("as days"), Precision.DAY),
            (self.tr("with a time"), Precision.TIME),
        ):
            self.precision.addItem(text, value)
        self.precision.currentIndexChanged.connect(
            lambda _index: self._set("precision", self.precision.currentData())
        )
        self.stamped = self._check(self.tr("Clear &stamped dates"), is_on=False)
        self.stamped.setToolTip(
            self.tr("Dates that nearly all rows share, or that were set as the file was made")
        )
        self.stamped.toggled.connect(lambda is_on: self._set("clears_stamped", is_on))
        count = len(self._review.selected)
        self.only_selected = self._check(
            self.tr("O&nly the %n selected row(s)", "", count), is_on=self._review.is_of_selection
        )
        self.only_selected.setVisible(count > 1)
        self.only_selected.toggled.connect(lambda is_on: self._set("is_of_selection", is_on))

    def _check(self, text: str, *, is_on: bool) -> QCheckBox:
        box = QCheckBox(text, self)
        box.setChecked(is_on)
        return box

    def _lay_out(self) -> None:
        fields = QGridLayout()
        for row, (title, field) in enumerate(
            ((self.tr("Fol&der:"), self.root), (self.tr("Patte&rn:"), self.pattern))
        ):
            fields.addWidget(PlainLabel(title, self, buddy=field), row, 0)
            fields.addWidget(field, row, 1)
        fields.addWidget(self.choose, 0, 2)
        fields.addWidget(self.example, 2, 1, 1, 2)
        fields.setColumnStretch(1, 1)
        write = PlainLabel(self.tr("&Write dates"), self, buddy=self.precision)
        self.table.keep_lines(_LEAST_LINES)
        scrolling_column(
            self,
            FoldingRow.of(self, (self.git, self.times), (self.older, self.live)),
            fields,
            FoldingRow.of(self, (write, self.precision), (self.stamped, self.only_selected)),
            row_of((self.messages, 1), (self.allow, Qt.AlignmentFlag.AlignTop)),
            (self.table, 1),
            foot=(self.busy, self.said, self._buttons),
        )

    # What a person chooses

    def _set(self, name: str, value: object) -> None:
        setattr(self._review, name, value)
        self._look_soon()

    def _on_typed(self) -> None:
        self._review.root = Path(self.root.text().strip() or ".")
        self._review.pattern = self.pattern.text().strip()
        self._show_example()
        self._look_soon()

    def _on_choose(self) -> None:
        folder = self._prompts.folder(self.tr("Folder of the Files"), self._review.root)
        if folder is not None:
            self.root.setText(str(folder))

    def _on_older(self, is_on: bool) -> None:
        review = self._review
        review.older = None
        if is_on:
            found = self._prompts.files_to_open(str(review.root))
            review.older = found[0] if found else None
            if review.older is None:
                self.older.setChecked(False)
                return
        self._show_older()
        self._look_soon()

    def _show_older(self) -> None:
        """Say which file the older version is, once it was chosen."""
        older, text = self._review.older, self.tr("&Older version…")
        if older is not None:
            text = self.tr("&Older version: {name}").format(name=menu_text(older.name))
        self.older.setText(text)

    def _on_live(self) -> None:
        if self._review.is_asking:
            self._review.stop_asking()
        else:
            self._review.ask_live()

    def _look_soon(self) -> None:
        self.make.setEnabled(False)
        self._patience.start()

    def _look(self) -> None:
        if self._review.needs_pattern and not self._review.pattern:
            self._review.cancel_search()
            self._review.proposals = None
            self._on_changed()
            self.pattern.setFocus()
            return
        self._review.find()

    # What comes of it

    def _on_changed(self) -> None:
        review = self._review
        self.busy.setVisible(review.is_working or review.is_asking)
        said = [Saying(Severity.ERROR, review.problem)] if review.problem else []
        said += (
            Saying(Severity.WARNING if each.is_private else Severity.HINT, review.silent_text(each))
            for each in review.silent
        )
        self.messages.say(said)
        is_refused = any(each.is_private for each in review.silent)
        self.allow.setVisible(is_refused and not review.is_asking)
        self.model.follow()
        self._show_live()
        self._adapt()

    def _show_live(self) -> None:
        review = self._review
        if review.is_asking:
            text = self.tr("Stop (%Ln page(s) asked)", "", review.asked_live)
        else:
            count = review.live_count()
            text = self.tr("Ask %Ln &Live Page(s)", "", count)
            tip = self.tr("Ask each page once for the date it tells")
            if count > MOST_LIVE:
                text = self.tr("Ask &Live Pages")
                tip = self.tr("At most %Ln page(s) at once: filter or select rows", "", MOST_LIVE)
            elif not count:
                text = self.tr("Ask &Live Pages")
                tip = self.tr("No page is left to ask")
            self.live.setToolTip(tool_tip(tip))
            self.live.setEnabled(0 < count <= MOST_LIVE)
        self.live.setText(text)

    def _adapt(self) -> None:
        review, proposals = self._review, self._review.proposals
        self.make.setEnabled(
            review.count > 0 and not review.is_working and not self._patience.isActive()
        )
        if proposals is None:
            hint = self.tr("Choose where to look. Rows without evidence stay as they are.")
            if review.needs_pattern and not review.pattern:
                hint = self.tr("Write a pattern that leads from each URL to its file.")
            self.said.setText("" if review.is_working else hint)
            return
        parts = [self.tr("%Ln date(s) will change.", "", review.count)]
        if clearing := proposals.clearing_without(review.left_out):
            parts.append(self.tr("%Ln of them will be cleared.", "", clearing))
        elif review.clears_stamped:
            parts.append(self.tr("No stamped date is left to clear; 20 rows or more share one."))
        if proposals.agreeing:
            parts.append(self.tr("%Ln agree(s) with the evidence.", "", proposals.agreeing))
        if proposals.without:
            parts.append(self.tr("Nothing was found for %Ln row(s).", "", proposals.without))
        self.said.setText(" ".join(parts))

    def _show_example(self) -> None:
        """Say which file is behind the current row, or the first."""
        review, row = self._review, self.table.currentIndex().row()
        if row >= 0:
            loc = self.model.line(row).loc
        elif review.row_ids:
            loc = (review.session.document.table.row(review.row_ids[0]).loc or "").strip()
        else:
            loc = ""
        file, is_there = review.example(loc)
        if not review.pattern:
            text = ""
        elif not file:
            text = self.tr("{url} has no file by this pattern.")
        elif is_there:
            text = self.tr("{url} is {file}.")
        else:
            text = self.tr("{url} would be {file}, which is not there.")
        self.example.setText(text.format(url=loc, file=file))
