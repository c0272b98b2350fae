"""The dialog that says why Search Console says something: messages in, rules and rows out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.core.checks.search_console.causes import Explanation
from sitemap_editor.core.checks.search_console.messages import Message
from sitemap_editor.core.errors import worded
from sitemap_editor.session.checks.console_review import ConsoleReview
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.session.texts import fault_title
from sitemap_editor.windows.looks.dialogs import ReviewDialog, close_button
from sitemap_editor.windows.looks.layouts import REST, button, column_of, row_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel
from sitemap_editor.windows.looks.text_size import scaled

_SIZE: Final = (640, 440)
_FIELD_HEIGHT: Final = 78
Cause = tuple[Kind, int]


class CausesModel(ColumnsModel[Cause]):
    """The kinds of problems that cause what was pasted, the most telling first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.set_columns(
            LineColumn(self.tr("Rule"), lambda cause: cause[0][0], 54),
            LineColumn(self.tr("Title"), _title, tip=_title),
            LineColumn(
                self.tr("Problems"), lambda cause: QLocale().toString(cause[1]), 90, is_number=True
            ),
        )


def _title(cause: Cause) -> str:
    return fault_title(cause[0][0])


class ConsoleDialog(ReviewDialog[ConsoleReview]):
    """Stands beside the work; it changes nothing."""

    def __init__(self, review: ConsoleReview, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.setModal(False)
        self.setWindowTitle(self.tr("Why Does Search Console Say…"))
        self.field = QPlainTextEdit(self)
        self.field.setTabChangesFocus(True)
        self.field.setAccessibleName(self.tr("Messages of Search Console"))
        self.field.setPlaceholderText(self.tr("Such as “Invalid XML tag”, or several lines."))
        self.field.setFixedHeight(scaled(self, _FIELD_HEIGHT))
        self.field.textChanged.connect(lambda: review.look_at(self.field.toPlainText()))
        self.headline = PlainLabel("", self, wraps=True)
        self.model = CausesModel(self)
        self.table = LinesTable(self)
        self.table.setAccessibleName(self.tr("Rules that cause it"))
        self.table.show_lines(self.model)
        self.table.selectionModel().selectionChanged.connect(self._enable)
        self.table.activated.connect(lambda _index: self._on_show())
        self.advice = DimmedLabel("", self, wraps=True)
        self.show_problems = button(self.tr("&Show Problems"), self, self._on_show)
        buttons = close_button(self)
        label = self.tr("&Paste messages of its report on sitemaps, in English or Spanish:")
        column_of(
            PlainLabel(label, self, buddy=self.field, wraps=True),
            self.field,
            self.headline,
            (self.table, 1),
            self.advice,
            row_of(self.show_problems, REST),
            buttons,
            on=self,
        )
        review.on_changed = self._show
        self._show()
        self.field.setFocus()

    def _show(self) -> None:
        explanation = self._review.explanation()
        chosen = self.table.selected()
        self.model.show_lines(explanation.causes)
        if self.model.lines:
            self.table.select([min(chosen[0] if chosen else 0, len(self.model.lines) - 1)])
        self.headline.setText(self._headline(explanation))
        self.advice.setText("\n".join(self._advice(explanation)))
        self.advice.setVisible(bool(self.advice.text()))
        self._enable()

    def _headline(self, explanation: Explanation) -> str:
        review, messages = self._review, explanation.messages
        if not review.pasted:
            return ""
        if not messages:
            return self.tr("This is none of the messages of its report on sitemaps.")
        if review.is_counting:
            return self.tr("The file is still being checked…")
        if explanation.is_one_namespace:
            return self.tr(
                "One cause: a wrong namespace. Search Console reports it once, then every element "
                "in it as an invalid tag, and the tags that it expects as missing. Correct the "
                "namespace, and these messages go together."
            )
        names = {"messages": _named(messages), "name": review.session.name}
        if not explanation.causes:
            return worded(self.tr("Nothing in {name} causes {messages}."), names)
        unexplained = explanation.unexplained
        names["messages"] = _named([each for each in messages if each not in unexplained])
        return worded(self.tr("These problems of {name} cause {messages}:"), names)

    def _advice(self, explanation: Explanation) -> list[str]:
        if self._review.is_counting:
            return []
        unexplained = explanation.unexplained
        told = dict.fromkeys(each.advice for each in explanation.messages if each.advice)
        lines = [QCoreApplication.translate("core", advice) for advice in told]
        if unexplained and explanation.causes:
            text = self.tr("Nothing in the file causes {messages}.")
            lines.insert(0, worded(text, {"messages": _named(unexplained)}))
        if unexplained and not told:
            lines.append(
                self.tr("Search Console may have read another version: compare with the live file.")
            )
        return lines

    def _enable(self) -> None:
        self.show_problems.setEnabled(bool(self.table.selected()) and bool(self.model.lines))

    def _on_show(self) -> None:
        chosen = self.table.selected()
        if chosen and self.model.lines:
            self._review.show(self.model.line(chosen[0])[0])


def _named(messages: Sequence[Message]) -> str:
    translate = QCoreApplication.translate
    quoted = translate("ConsoleDialog", "“{message}”")
    names = (translate("core", message.names[0]) for message in messages)
    return ", ".join(quoted.format(message=name) for name in names)
