"""The dialog of robots.txt rules: which line decides over a URL, for which crawler."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtGui import QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QComboBox,
    QPlainTextEdit,
    QSplitter,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.core.web.robots_rules import ANY_AGENT
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.texts import sentence
from sitemap_editor.session.web.rules_review import Judged, RulesReview
from sitemap_editor.windows.looks.dialogs import ReviewDialog, close_button
from sitemap_editor.windows.looks.folding import FoldingRow, scrolling_column
from sitemap_editor.windows.looks.layouts import button, column_of, row_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel
from sitemap_editor.windows.looks.text_size import fixed_font
from sitemap_editor.windows.looks.theme import hit_ground, line_ground
from sitemap_editor.windows.web.anyway import anyway_button

_SIZE: Final = (820, 620)
_LEAST_LINES: Final = 3
_AGENTS: Final = (
    *(ANY_AGENT, "Googlebot", "Googlebot-Image", "Googlebot-News", "Bingbot", "YandexBot"),
    *("DuckDuckBot", "Applebot", "GPTBot", "ClaudeBot", "CCBot"),
)


class JudgedModel(ColumnsModel[Judged]):
    """The URLs, whether each is allowed, and by which line."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.set_columns(
            LineColumn(self.tr("Verdict"), self._verdict, 100),
            LineColumn(self.tr("Line"), self._line, 60, is_number=True),
            LineColumn(self.tr("Rule"), self._rule, 220, tip=self._rule),
            LineColumn(self.tr("URL"), lambda judged: judged.url, tip=lambda judged: judged.url),
        )

    def _verdict(self, judged: Judged) -> str:
        return self.tr("Allowed") if judged.verdict.is_allowed else self.tr("Disallowed")

    @staticmethod
    def _line(judged: Judged) -> str:
        rule = judged.verdict.rule
        return QLocale().toString(rule.line) if rule is not None else ""

    def _rule(self, judged: Judged) -> str:
        rule = judged.verdict.rule
        return rule.text if rule is not None else self.tr("no line applies")


class RulesDialog(ReviewDialog[RulesReview]):
    """Stands beside the work; the site is only asked by its button."""

    def __init__(
        self, review: RulesReview, ask_file: Callable[[], Path | None], parent: QWidget | None
    ) -> None:
        super().__init__(review, _SIZE, parent)
        self._ask_file = ask_file
        self._keyboard_went_to: QWidget | None = None
        self.setModal(False)
        self.setWindowTitle(self.tr("Robots Rules"))
        self.open_file = button(self.tr("&Open…"), self, self._on_open)
        self.fetch = button(self.tr("&Fetch from Site"), self, review.fetch)
        self.agent = QComboBox(self, editable=True)
        self.agent.addItems(_AGENTS)
        self.agent.setAccessibleName(self.tr("Crawler"))
        self.agent.setToolTip(self.tr("The name of a crawler; * is one that no line names"))
        self.agent.currentTextChanged.connect(review.set_agent)
        self.text = QPlainTextEdit(review.text, self, tabChangesFocus=True)
        self.text.setFont(fixed_font())
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setPlaceholderText(self.tr("Paste a robots.txt here, open one or fetch it"))
        self.text.setAccessibleName(self.tr("Text of robots.txt"))
        self.text.textChanged.connect(lambda: review.set_text(self.text.toPlainText()))
        self.urls = QPlainTextEdit("\n".join(review.urls), self, tabChangesFocus=True)
        self.urls.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.urls.setPlaceholderText("https://example.com/")
        self.urls.setAccessibleName(self.tr("URLs, one per line"))
        self.urls.textChanged.connect(self._on_urls)
        self.messages = MessageList(self)
        self.allow = anyway_button(self, lambda: review.fetch(allow_private=True))
        self.model = JudgedModel(self)
        self.table = LinesTable(self)
        self.table.setAccessibleName(self.tr("Which line decides"))
        self.table.show_lines(self.model)
        self.table.selectionModel().selectionChanged.connect(self._mark_line)
        self._lay_out()
        review.on_changed = self._show
        self._show()
        review.set_urls(review.urls)
        self.text.setFocus()

    def _lay_out(self) -> None:
        hint = self.tr(
            "Content-Signal, License, LLM-Policy and Sitemap lines decide over no URL; they are "
            "no errors."
        )
        below = QWidget(self)
        agent = PlainLabel(self.tr("&Crawler:"), self, buddy=self.agent)
        for field in (self.text, self.urls):
            field.setMinimumHeight(_LEAST_LINES * field.fontMetrics().lineSpacing())
        self.table.keep_lines(_LEAST_LINES)
        column_of(
            PlainLabel(self.tr("&URLs, one per line:"), self, buddy=self.urls),
            (self.urls, 1),
            (self.table, 2),
            on=below,
            margins=0,
        )
        parts = QSplitter(self)
        parts.setOrientation(parts.orientation().Vertical)
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.text)
        parts.addWidget(below)
        buttons = close_button(self)
        scrolling_column(
            self,
            FoldingRow.of(self, (self.open_file, self.fetch), (agent, self.agent)),
            DimmedLabel(hint, self, wraps=True),
            row_of((self.messages, 1), (self.allow, Qt.AlignmentFlag.AlignTop)),
            (parts, 1),
            foot=(buttons,),
        )

    def _on_open(self) -> None:
        if (path := self._ask_file()) is not None:
            self._review.open(path)

    def _on_urls(self) -> None:
        lines = self.urls.toPlainText().splitlines()
        self._review.set_urls([line.strip() for line in lines if line.strip()])

    def _show(self) -> None:
        review = self._review
        if review.text != self.text.toPlainText():
            self.text.setPlainText(review.text)
        is_fetching = review.is_fetching
        had_keyboard = is_fetching and (self.fetch.hasFocus() or self.allow.hasFocus())
        self.fetch.setEnabled(bool(review.robots_url) and not is_fetching)
        self.fetch.setText(self.tr("Fetching…") if is_fetching else self.tr("&Fetch from Site"))
        self.fetch.setToolTip(tool_tip(review.robots_url))
        self.allow.setVisible(review.needs_yes and not is_fetching)
        if had_keyboard:
            self._keyboard_went_to = self.focusWidget()
        if not is_fetching and self._keyboard_went_to is not None:
            if self.focusWidget() is self._keyboard_went_to:  # nobody moved it meanwhile
                self.fetch.setFocus()
            self._keyboard_went_to = None
        remark = review.remark
        if remark is None:
            self.messages.say(())
        else:
            is_error = isinstance(remark, SitemapError) or remark.is_obstacle
            severity = Severity.ERROR if is_error else Severity.HINT
            self.messages.say([Saying(severity, sentence(remark))])
        if self.model.lines is not review.judged:
            chosen = self.table.selected()
            self.model.show_lines(review.judged)
            if review.judged:
                self.table.select([min(chosen[0] if chosen else 0, len(review.judged) - 1)])
        self._mark_line()

    def _mark_line(self) -> None:
        """Mark the line that decides over the chosen URL, and bring it into view."""
        chosen = self.table.selected()
        judged = self.model.line(chosen[0]) if chosen and self.model.lines else None
        rule = judged.verdict.rule if judged is not None else None
        if rule is None:
            self.text.setExtraSelections([])
            return
        block = self.text.document().findBlockByNumber(rule.line - 1)
        mark = QTextEdit.ExtraSelection()
        found = QTextCharFormat()
        palette = self.text.palette()
        found.setBackground(hit_ground(palette) or line_ground(palette))
        found.setProperty(QTextCharFormat.Property.FullWidthSelection, True)
        mark.format = found
        mark.cursor = QTextCursor(block)
        self.text.setExtraSelections([mark])
        if not self.text.hasFocus():
            self.text.setTextCursor(QTextCursor(block))
            self.text.ensureCursorVisible()

    def done(self, result: int) -> None:
        """Let the document go."""
        super().done(result)
        if isValid(self._review):
            self._review.deleteLater()
