"""The dialog that shows how a document and the live file differ, row by row."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QWidget

from sitemap_editor.core.operations.comparing.versions import Comparison, Fate
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.session.web.live_comparison import LiveComparison
from sitemap_editor.windows.looks.dialogs import ReviewDialog
from sitemap_editor.windows.looks.layouts import button, column_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.recovery.compare_dialog import FATE, URL, DifferenceModel
from sitemap_editor.windows.web.anyway import anyway_button

_SIZE: Final = (900, 540)
_WIDTHS: Final = {FATE: 115, URL: 385}


class LiveDifferenceModel(DifferenceModel):
    """The same lines, told of what is live."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.titles = (self.tr("Row"), self.tr("URL"), self.tr("Live"), self.tr("Here"))
        self.fates = {
            Fate.ONLY_HERE: self.tr("added here"),
            Fate.ONLY_THERE: self.tr("removed here"),
            Fate.DIFFERENT: self.tr("changed"),
        }


class LiveCompareDialog(ReviewDialog[LiveComparison]):
    """Shows what was added, removed and changed since; accepted to open the live file as well."""

    def __init__(self, review: LiveComparison, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.setWindowTitle(self.tr("Compare with Live File"))
        self.said = PlainLabel("", self, wraps=True)
        self.messages = MessageList(self)
        self.busy = QProgressBar(self, textVisible=False)
        self.busy.setRange(0, 0)
        self.busy.setAccessibleName(self.tr("Comparing"))
        self.model = LiveDifferenceModel(self)
        self.table = LinesTable(self)
        self.table.setModel(self.model)
        self.table.setAccessibleName(self.tr("Rows that differ"))
        self.table.setAlternatingRowColors(True)
        self.table.lay_out(_WIDTHS)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.allow = anyway_button(self, lambda: review.compare(allow_private=True))
        self.open_live = button(self.tr("&Open Live File"), self, self.accept)
        for each in (self.allow, self.open_live):
            self.buttons.addButton(each, role)
        self.buttons.rejected.connect(self.reject)
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        column_of(
            *(self.said, self.messages, self.busy, (self.table, 1), self.buttons),
            on=self,
        )
        review.on_changed = self._on_changed
        self.table.setFocus()
        review.compare()

    @property
    def opens_live(self) -> bool:
        """True where a person wants to see the live file in a tab."""
        return self.result() == QDialog.DialogCode.Accepted

    def _on_changed(self) -> None:
        review = self._review
        comparison = review.comparison
        is_busy = comparison is None and not review.problem
        self.busy.setVisible(is_busy)
        self.messages.say([Saying(Severity.ERROR, review.problem)] if review.problem else [])
        self.allow.setVisible(review.needs_yes)
        self.open_live.setEnabled(review.opened is not None)
        if comparison is None:
            asked = self.tr("Asking for {url}").format(url=review.url)
            self.said.setText(asked if is_busy else review.url)
            return
        self.model.show_comparison(comparison)
        if len(comparison):
            self.table.selectRow(0)
        self.said.setText(self._summary(comparison))

    def _summary(self, comparison: Comparison) -> str:
        counts = comparison.counts
        if comparison.is_same:
            return self.tr("{url} has the same rows as this window.").format(url=self._review.url)
        parts = [
            self.tr("%Ln row(s) changed", "", counts[Fate.DIFFERENT]),
            self.tr("%Ln row(s) added here", "", counts[Fate.ONLY_HERE]),
            self.tr("%Ln row(s) removed here", "", counts[Fate.ONLY_THERE]),
        ]
        said = [self.tr("{url}: {parts}.").format(url=self._review.url, parts=", ".join(parts))]
        if comparison.are_moved:
            said.append(self.tr("Some rows are in a different order."))
        if comparison.heads_differ:
            said.append(self.tr("Content outside the rows is also different."))
        return " ".join(said)
