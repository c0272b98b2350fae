"""What a program that ended too soon left unsaved: a list to restore from or throw away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QWidget

from sitemap_editor.core.files.recovery.abandoned import OnDisk, Summary
from sitemap_editor.core.readable import one_line
from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_size import scaled_size
from sitemap_editor.windows.prompts import Answer

_WIDTH: Final = 640
_HEIGHTS: Final = (150, 72, 560)  # without a file, more for each, at most


class RecoveryDialog(QDialog):
    """Asks what becomes of each. `is_sure` asks before anything is thrown away (how many)."""

    def __init__(
        self, lost: Sequence[Summary], is_sure: Callable[[int], bool], parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._is_sure = is_sure
        self.answers = [Answer.CANCEL] * len(lost)
        self.setWindowTitle(self.tr("Unsaved Changes"))
        least, each, most = _HEIGHTS
        self.resize(scaled_size(self, _WIDTH, min(most, least + each * len(lost))))
        words = self.tr(
            "The program ended before these changes were saved. Restored changes can be "
            "undone; nothing on disk changes until you save."
        )
        label = PlainLabel(words, self, wraps=True)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Files with unsaved changes"))
        self.list.setWordWrap(True)
        self.list.setSpacing(4)
        self.list.setAlternatingRowColors(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for summary in lost:
            item = QListWidgetItem("\n".join(map(one_line, self._lines(summary))), self.list)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)
        self.list.setCurrentRow(0)
        self.list.itemChanged.connect(lambda _item: self._adapt())
        column_of(label, (self.list, 1), self._buttons(), on=self, spacing=10)
        self.list.setFocus()
        self._adapt()

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(self)
        roles = QDialogButtonBox.ButtonRole
        self.restore = buttons.addButton(self.tr("&Restore"), roles.AcceptRole)
        self.throw_away = buttons.addButton(self.tr("&Discard…"), roles.DestructiveRole)
        self.later = buttons.addButton(self.tr("&Later"), roles.RejectRole)
        self.later.setToolTip(self.tr("Ask again at the next start"))
        self.restore.setDefault(True)
        self.restore.clicked.connect(lambda: self._answer(Answer.YES))
        self.throw_away.clicked.connect(self._on_throw_away)
        self.later.clicked.connect(self.reject)
        return buttons

    # What is said of each

    def _lines(self, summary: Summary) -> list[str]:
        folder = f" — {_shown(summary.path.parent)}" if summary.path else ""
        lines = [summary.name + folder, self._when(summary), *self._warnings(summary)]
        if what := self._what(summary):
            lines.insert(2, what)
        return lines

    def _when(self, summary: Summary) -> str:
        moment = datetime.fromtimestamp(summary.last_at).astimezone()
        is_today = moment.date() == datetime.now().astimezone().date()
        stamp = QDateTime.fromMSecsSinceEpoch(int(summary.last_at * 1000))
        short = QLocale.FormatType.ShortFormat
        time = self.locale().toString(stamp.time() if is_today else stamp, short)
        if summary.is_save:
            return self.tr("Interrupted save, {time}").format(time=time)
        if summary.lines:
            return self.tr("Edited as text, last change: {time}").format(time=time)
        if not summary.steps:
            return self.tr("Never saved in this form; last change: {time}").format(time=time)
        edits = self.tr("%Ln change(s) since the last save", "", summary.steps)
        return self.tr("{edits}; last change: {time}").format(edits=edits, time=time)

    def _what(self, summary: Summary) -> str:
        counts = summary.counts
        parts = [
            self.tr("%Ln line(s) changed", "", summary.lines) if summary.lines else "",
            self.tr("%Ln row(s) changed", "", counts.changed) if counts.changed else "",
            self.tr("%Ln added", "", counts.added) if counts.added else "",
            self.tr("%Ln removed", "", counts.removed) if counts.removed else "",
            self.tr("rows moved") if counts.is_reordered else "",
            self.tr("the beginning of the file changed") if counts.is_head_changed else "",
        ]
        return ", ".join(filter(None, parts))

    def _warnings(self, summary: Summary) -> list[str]:
        lines = []
        if summary.is_save and summary.on_disk is OnDisk.SAME:
            lines.append(
                self.tr(
                    "The file was being overwritten and may be incomplete. The complete "
                    "version was kept."
                )
            )
        if summary.on_disk is OnDisk.CHANGED and summary.is_whole:
            lines.append(
                self.tr(
                    "The file on disk has changed since. Your version is restored; you are asked "
                    "before it replaces the file on disk."
                )
            )
        elif summary.on_disk is OnDisk.GONE and summary.is_whole:
            lines.append(self.tr("The file no longer exists. Save to create it again."))
        if not summary.is_whole:
            lines.append(
                self.tr(
                    "The file has changed, and no complete copy was kept. Only the rows you "
                    "edited can be restored, in a new document."
                )
            )
        if summary.is_damaged:
            lines.append(self.tr("Later changes are damaged and cannot be read."))
        return lines

    # Answering

    def _chosen(self) -> list[int]:
        rows = range(self.list.count())
        return [row for row in rows if self.list.item(row).checkState() is Qt.CheckState.Checked]

    def _adapt(self) -> None:
        for button in (self.restore, self.throw_away):
            button.setEnabled(bool(self._chosen()))

    def _on_throw_away(self) -> None:
        if self._is_sure(len(self._chosen())):
            self._answer(Answer.NO)

    def _answer(self, answer: Answer) -> None:
        for row in self._chosen():
            self.answers[row] = answer
        self.accept()


def _shown(folder: Path) -> str:
    """Return a folder with `~` for the person's own."""
    home = Path.home()
    return str(Path("~") / folder.relative_to(home)) if folder.is_relative_to(home) else str(folder)
