"""The dialog of muted rules: what is not checked in a file, who said so, and how it is undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget
from shiboken6 import isValid

from sitemap_editor.core.checks.muting import MutedBy
from sitemap_editor.core.checks.shared_mutes import SHARED_NAME
from sitemap_editor.core.errors import SitemapError, worded
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.session.checks.mute_review import MuteReview, Source
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.looks.layouts import REST, button, column_of, row_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel
from sitemap_editor.windows.looks.text_size import scaled_size
from sitemap_editor.windows.problems.rule_texts import title_of

_SIZE: Final = (620, 400)


class MutedModel(ColumnsModel[Source]):
    """The muted rules of a file, a line for each who muted them."""

    def __init__(self, review: MuteReview, parent: QObject) -> None:
        super().__init__(parent)
        self._review = review
        self.set_columns(
            LineColumn(self.tr("Rule"), lambda source: source[0], 54),
            LineColumn(self.tr("Title"), lambda source: title_of(source[0]), tip=_title),
            LineColumn(self.tr("Muted"), self._where, 210, tip=self._where),
        )

    def _where(self, source: Source) -> str:
        by = source[1]
        if by is MutedBy.SITE:
            return self.tr("for {site}").format(site=self._review.site)
        return {
            MutedBy.FILE: self.tr("in this file"),
            MutedBy.SHARED_FILE: self.tr("in this file, shared"),
        }.get(by, self.tr("in this folder, shared"))


def _title(source: Source) -> str:
    return title_of(source[0])


class MutedTable(LinesTable):
    """Lines that Delete unmutes."""

    def __init__(self, unmute: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._unmute = unmute
        self.setAccessibleName(self.tr("Muted rules"))
        self.setAlternatingRowColors(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Unmute what is selected."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._unmute()
        else:
            super().keyPressEvent(event)


class MutedDialog(QDialog):
    """Each change takes effect at once; the file behind it is checked anew meanwhile."""

    def __init__(self, review: MuteReview, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._review = review
        self.setWindowTitle(self.tr("Muted Rules"))
        self.resize(scaled_size(self, *_SIZE))
        self.headline = PlainLabel("", self, wraps=True)
        self.model = MutedModel(review, self)
        self.table = MutedTable(self._unmute, self)
        self.table.show_lines(self.model)
        self.messages = MessageList(self)
        self.unmute = button(self.tr("&Unmute"), self, self._unmute)
        self.share = button(self.tr("&Share"), self, self._share)
        text = self.tr(
            "Shared rules are in {name}, beside the file. They apply to everyone who opens or "
            "checks files of this folder."
        )
        self.hint = DimmedLabel(worded(text, {"name": SHARED_NAME}), self, wraps=True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column_of(
            self.headline,
            (self.table, 1),
            row_of(self.unmute, self.share, REST),
            self.messages,
            self.hint,
            buttons,
            on=self,
        )
        self.table.selectionModel().selectionChanged.connect(self._enable)
        review.changed.connect(self._show)
        review.destroyed.connect(self._on_review_gone)
        self._show()
        self.table.setFocus()

    def _show(self) -> None:
        """List what is muted by now; of what is left the line that was chosen stays."""
        chosen, sources = self.table.selected(), self._review.sources()
        if sources != list(self.model.lines) or not sources:
            self.model.show_lines(sources)
            if sources:
                self.table.select([min(chosen[0] if chosen else 0, len(sources) - 1)])
        text = (
            self.tr("These rules are not checked in {name}:")
            if sources
            else self.tr("All rules are checked in {name}.")
        )
        self.headline.setText(worded(text, {"name": self._review.name}))
        self._enable()

    def _enable(self) -> None:
        chosen = self._chosen()
        self.unmute.setEnabled(bool(chosen))
        self.share.setEnabled(self._review.can_share(chosen))

    def _chosen(self) -> list[Source]:
        return [self.model.line(row) for row in self.table.selected()]

    def _unmute(self) -> None:
        self._try(self._review.unmute)

    def _share(self) -> None:
        self._try(self._review.share)

    def _try(self, change: Callable[[list[Source]], object]) -> None:
        """Make a change to what is chosen; say where the shared file refuses it."""
        self.messages.say(())
        try:
            change(self._chosen())
        except SitemapError as error:
            said = f"{SHARED_NAME}: {sentence(error)}"
            self.messages.say([Saying(Severity.ERROR, said)])
        self._show()

    def _on_review_gone(self) -> None:
        if isValid(self):  # else the review went with the dialog
            self.reject()

    def done(self, result: int) -> None:
        """Let the document go."""
        if isValid(self._review):
            self._review.deleteLater()
        super().done(result)
