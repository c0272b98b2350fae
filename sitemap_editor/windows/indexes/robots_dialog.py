"""The dialog with the line for robots.txt, and what is wrong with the robots.txt beside a file."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QWidget,
)

from sitemap_editor.core.checks.robots import RobotsFinding
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.indexes.robots_review import RobotsFile, RobotsReview
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.looks.dialogs import ReviewDialog
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.layouts import button, column_of, row_of
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_size import fixed_font, scaled_size
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS

_SIZE: Final = (700, 470)
_LINES: Final = 2
_MARGIN: Final = 14
_PATH_WIDTH: Final = 380
_MARK: Final = (16, 16)


class RobotsDialog(ReviewDialog[RobotsReview]):
    """Shows one line to copy; changes nothing but the address, and that only when told to."""

    def __init__(self, review: RobotsReview, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.setWindowTitle(self.tr("Lines for robots.txt"))
        self.url = QLineEdit(review.typed_url, self)
        self.url.setPlaceholderText("https://example.com/sitemap.xml")
        self.url.setAccessibleName(self.tr("URL where this sitemap is published"))
        self.url.textEdited.connect(review.publish_at)
        tip = self.tr("Check against this URL and remember it for this file")
        self.confirm = button(self.tr("Con&firm"), self, self._on_confirmed, tip)
        self.messages = MessageList(self)
        self.lines = QPlainTextEdit(self, readOnly=True, tabChangesFocus=True)
        self.lines.setFont(fixed_font())
        self.lines.setAccessibleName(self.tr("Line for robots.txt"))
        self.lines.setFixedHeight(self.lines.fontMetrics().lineSpacing() * _LINES + _MARGIN)
        self.copy_button = button(self.tr("&Copy"), self, self._copy)
        self.copy_button.setDefault(True)
        self.hint = PlainLabel(self._meaning(), self, wraps=True)
        self.found = PlainLabel("", self, wraps=True)
        self.problems = QListWidget(self)
        self.problems.setWordWrap(True)
        self.problems.setAccessibleName(self.tr("Problems of robots.txt"))
        self.problems.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.problems.setIconSize(scaled_size(self, *_MARK))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        review.changed.connect(self._on_changed)
        self._on_changed()
        self.copy_button.setFocus()

    def _lay_out(self) -> None:
        where = PlainLabel(self.tr("&Published at:"), self, buddy=self.url)
        column_of(
            row_of(where, (self.url, 1), self.confirm),
            self.messages,
            PlainLabel(self.tr("&Line for robots.txt:"), self, buddy=self.lines),
            row_of((self.lines, 1), self.copy_button),
            self.hint,
            8,
            self.found,
            (self.problems, 1),
            self._buttons,
            on=self,
        )

    def _meaning(self) -> str:
        if self._review.is_index:
            return self.tr(
                "You only need this line: crawlers find the listed sitemaps through the index. "
                "It can be anywhere in robots.txt."
            )
        return self.tr(
            "The line can be anywhere in robots.txt. If an index lists this sitemap, a line for "
            "the index is enough."
        )

    # What is said

    def _on_changed(self) -> None:
        review = self._review
        if self.url.text().strip() != review.typed_url:
            self.url.setText(review.typed_url)
            self.url.setCursorPosition(0)
        self.confirm.setVisible(not review.is_settled)
        self.confirm.setEnabled(review.published is not None)
        lines = review.lines.rstrip("\n")
        if self.lines.toPlainText() != lines:
            self.lines.setPlainText(lines)
            self.copy_button.setText(self.tr("&Copy"))
        self.copy_button.setEnabled(bool(lines))
        self.messages.say(self._messages())
        self._show_file(review.file)

    def _messages(self) -> list[Saying]:
        review = self._review
        if review.typed_url and review.published is None:
            text = self.tr("This is not the full URL of a sitemap. Write it like this: {example}")
            example = "https://example.com/sitemap.xml"
            return [Saying(Severity.ERROR, text.format(example=example))]
        remark = review.remark
        if remark is None:
            return []
        return [Saying(Severity.HINT, sentence(remark))]

    def _show_file(self, file: RobotsFile | None) -> None:
        """Show what was found in robots.txt."""
        self.problems.clear()
        findings = sorted(file.findings, key=_place) if file is not None else []
        for each in findings:
            severity = each.finding.severity
            icon = drawn(SEVERITY_ICONS[severity], "#000000")
            self.problems.addItem(QListWidgetItem(icon, one_line(self._said(each))))
        self.problems.setVisible(bool(findings))
        self.found.setText(self._about(file))
        self.found.setToolTip(tool_tip(str(file.path)) if file is not None else "")

    def _said(self, found: RobotsFinding) -> str:
        said = sentence(found.finding)
        if found.line is None:
            return f"{found.finding.code} · {said}"
        text = self.tr("{code} · Line {line}: {sentence}")
        line = self.locale().toString(found.line)
        return text.format(code=found.finding.code, line=line, sentence=said)

    def _about(self, file: RobotsFile | None) -> str:
        review = self._review
        if review.session.document.path is None:
            return self.tr("Save the file to check the robots.txt in its folder as well.")
        if file is None:
            if review.is_working:
                return self.tr("Checking robots.txt…")
            return self.tr(
                "There is no robots.txt in the folder of this file, so none was checked."
            )
        if file.error is not None:
            text = self.tr("{path} could not be checked: {reason}")
            return text.format(path=self._short(file), reason=sentence(file.error))
        if file.findings:
            text = self.tr("Problems in {path}:")
        elif review.published is None:
            text = self.tr("{path}: no problems found.")
        else:
            text = self.tr("{path} lists this sitemap; no problems found.")
        return text.format(path=self._short(file))

    def _short(self, file: RobotsFile) -> str:
        """Return a path that fits into one line."""
        mode = Qt.TextElideMode.ElideMiddle
        return self.fontMetrics().elidedText(str(file.path), mode, _PATH_WIDTH)

    # What a person does

    def _on_confirmed(self) -> None:
        self._review.confirm()
        self.copy_button.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._review.lines)
        self.copy_button.setText(self.tr("&Copied"))


def _place(found: RobotsFinding) -> tuple[bool, int]:
    """Order by lines; what concerns the file as a whole comes last."""
    return found.line is None, found.line or 0
