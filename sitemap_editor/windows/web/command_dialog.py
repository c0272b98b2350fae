"""The dialog of the command that runs after a save: its words, and what it said."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QWidget
from shiboken6 import isValid

from sitemap_editor.session.web.command_review import CommandReview
from sitemap_editor.windows.looks.dialogs import ReviewDialog, close_button
from sitemap_editor.windows.looks.folding import FoldingRow, scrolling_column
from sitemap_editor.windows.looks.layouts import button
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel
from sitemap_editor.windows.looks.text_size import fixed_font

_SIZE: Final = (680, 460)
_LEAST_LINES: Final = 3


class CommandDialog(ReviewDialog[CommandReview]):
    """Stands beside the work; each choice is remembered at once."""

    def __init__(self, review: CommandReview, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.setModal(False)
        self.setWindowTitle(self.tr("Run After Saving"))
        self.command = QLineEdit(review.command.text, self)
        self.command.setFont(fixed_font())
        self.command.setPlaceholderText("rsync -av %f user@example.com:/var/www/")
        self.command.setAccessibleName(self.tr("Command"))
        self.command.textEdited.connect(review.set_text)
        self.shown = PlainLabel("", self, wraps=True)
        self.is_on = QCheckBox(self.tr("&Run it after each save of this file"), self)
        self.is_on.setChecked(review.command.is_on)
        self.is_on.toggled.connect(lambda is_on: review.set_on(is_on=is_on))
        self.run = button(self.tr("Run &Now"), self, self._on_run)
        self.state = PlainLabel("", self, wraps=True)
        self.output = QPlainTextEdit(self, readOnly=True, tabChangesFocus=True)
        self.output.setFont(fixed_font())
        self.output.setAccessibleName(self.tr("Output"))
        buttons = close_button(self)
        hint = self.tr(
            "{file} is the file, {folder} its folder, {name} its name. Words with spaces need "
            "quotation marks; no shell is used. Saving does not wait for the command."
        )
        hint = hint.format(file="%f", folder="%d", name="%n")
        self.output.setMinimumHeight(_LEAST_LINES * self.output.fontMetrics().lineSpacing())
        scrolling_column(
            self,
            PlainLabel(self.tr("&Command:"), self, buddy=self.command),
            self.command,
            DimmedLabel(hint, self, wraps=True),
            self.shown,
            FoldingRow.of(self, (self.is_on,), (self.run,)),
            8,
            PlainLabel(self.tr("&Output:"), self, buddy=self.output),
            (self.output, 1),
            self.state,
            foot=(buttons,),
        )
        review.on_changed = self._show
        self._show()
        self.command.setFocus()

    def _on_run(self) -> None:
        if self._review.is_running:
            self._review.stop()
        else:
            self._review.run()

    def _show(self) -> None:
        review = self._review
        words = review.arguments
        listed = "  ".join(f"[{word}]" for word in words)
        self.shown.setText(self.tr("Runs: {words}").format(words=listed) if words else "")
        self.shown.setVisible(bool(words))
        self.is_on.setEnabled(bool(words))
        self.run.setText(self.tr("&Stop") if review.is_running else self.tr("Run &Now"))
        self.run.setEnabled(bool(words) or review.is_running)
        self.state.setText(self._state())
        output = review.ended.output if review.ended is not None else ""
        if output != self.output.toPlainText():
            self.output.setPlainText(output)
            bar = self.output.verticalScrollBar()
            bar.setValue(bar.maximum())

    def _state(self) -> str:
        ended = self._review.ended
        if ended is None:
            return self.tr("It has not run yet.")
        if ended.is_running and ended.is_stopped:
            return self.tr("Stopping… Press Stop again to end it at once.")
        if ended.is_running:
            return self.tr("Running…")
        if ended.is_stopped:
            return self.tr("It was stopped.")
        if ended.error:
            return self.tr("It could not be started: {reason}.").format(reason=ended.error)
        if ended.exit_code:
            return self.tr("It failed with exit code {code}.").format(code=ended.exit_code)
        return self.tr("It ended without errors.")

    def done(self, result: int) -> None:
        """Look no more; what runs goes on."""
        super().done(result)
        if isValid(self._review):
            self._review.deleteLater()
