"""The dialog of IndexNow: the key, what would be sent, what came of it, the log."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QGridLayout,
    QLineEdit,
    QTabWidget,
    QWidget,
)
from shiboken6 import isValid

from sitemap_editor.core.errors import Remark, SitemapError
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.core.web.publishing.checklist_line import Line
from sitemap_editor.core.web.publishing.indexnow import ENDPOINT
from sitemap_editor.core.web.publishing.indexnow_key import is_key, new_key
from sitemap_editor.core.web.publishing.sent_log import LoggedRequest
from sitemap_editor.core.web.publishing.submission import Change, Why
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.session.texts import sentence
from sitemap_editor.session.web.indexnow_plan import Step
from sitemap_editor.session.web.indexnow_review import IndexNowReview
from sitemap_editor.session.web.web_words import said
from sitemap_editor.windows.looks.dialogs import ReviewDialog, end_buttons
from sitemap_editor.windows.looks.folding import FoldingRow, scrolling_column
from sitemap_editor.windows.looks.layouts import REST, button, column_of, row_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel
from sitemap_editor.windows.web.anyway import anyway_button

_SIZE: Final = (760, 640)
_LEAST_LINES: Final = 3
_SHORT: Final = 16
_ENDPOINTS: Final = (
    ENDPOINT,
    "https://www.bing.com/indexnow",
    "https://yandex.com/indexnow",
    "https://searchadvisor.naver.com/indexnow",
    "https://search.seznam.cz/indexnow",
    "https://indexnow.yep.com/indexnow",
)

AskPlace = Callable[[Path], Path | None]


class SentLine(NamedTuple):
    """A URL and what becomes of it."""

    url: str
    fate: Change | Why


class SentModel(ColumnsModel[SentLine]):
    """What would be sent, then what would not, and why."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.set_columns(
            LineColumn(self.tr("What"), self._what, 210),
            LineColumn(self.tr("URL"), lambda line: line.url, tip=lambda line: line.url),
        )

    def _what(self, line: SentLine) -> str:
        words: dict[Change | Why, str] = {
            Change.ADDED: self.tr("Added"),
            Change.CHANGED: self.tr("Changed"),
            Change.REMOVED: self.tr("Removed"),
            Why.OTHER_HOST: self.tr("Not sent: other host"),
            Why.OUTSIDE_KEY: self.tr("Not sent: outside the key's folder"),
            Why.NOT_LIVE: self.tr("Not sent: not online"),
            Why.NOT_INDEXABLE: self.tr("Not sent: not indexable"),
            Why.NOT_CHECKED: self.tr("Not sent: not checked"),
            Why.JUST_SENT: self.tr("Not sent: sent just now"),
        }
        return words[line.fate]


class LogModel(ColumnsModel[LoggedRequest]):
    """Requests of this sitemap, the latest first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.set_columns(
            LineColumn(self.tr("When"), lambda logged: logged.at, 170),
            LineColumn(self.tr("Answer"), self._answer, 120),
            LineColumn(self.tr("Added"), self._count(Change.ADDED), 70, is_number=True),
            LineColumn(self.tr("Changed"), self._count(Change.CHANGED), 80, is_number=True),
            LineColumn(self.tr("Removed"), self._count(Change.REMOVED), 80, is_number=True),
            LineColumn(self.tr("Endpoint"), lambda logged: logged.endpoint),
        )

    @staticmethod
    def _count(change: Change) -> Callable[[LoggedRequest], str]:
        return lambda logged: QLocale().toString(logged.counts[change])

    def _answer(self, logged: LoggedRequest) -> str:
        return str(logged.status) if logged.status is not None else self.tr("none")


def _words(told: Remark | SitemapError | Line) -> str:
    """Say what came of sending; of a line of the checklist also what to do."""
    if isinstance(told, SitemapError):
        return sentence(told)
    if isinstance(told, Remark):
        return said(told)
    return " ".join(said(each) for each in (told.found, told.to_do) if each is not None)


class IndexNowDialog(ReviewDialog[IndexNowReview]):
    """Stands beside the work; nothing is asked or sent before Send is pressed."""

    def __init__(
        self,
        review: IndexNowReview,
        ask_key_place: AskPlace,
        ask_log_place: AskPlace,
        parent: QWidget | None,
    ) -> None:
        super().__init__(review, _SIZE, parent)
        self._ask_key_place, self._ask_log_place = ask_key_place, ask_log_place
        self._shown: object = None
        self.setModal(False)
        self.setWindowTitle("IndexNow")
        self.key = QLineEdit(self)
        self.key.setAccessibleName(self.tr("IndexNow key"))
        self.key.textEdited.connect(review.set_key)
        self.make_key = button(self.tr("&Make Key"), self, self._on_make_key)
        self.save_key = button(self.tr("Save Key &File…"), self, self._on_save_key)
        self.location = QLineEdit(self)
        self.location.setAccessibleName(self.tr("URL of the key file"))
        self.location.textEdited.connect(review.set_location)
        self.endpoint = QComboBox(self, editable=True)
        self.endpoint.addItems(_ENDPOINTS)
        self.endpoint.setMinimumContentsLength(_SHORT)
        self.endpoint.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.endpoint.setCurrentText(review.endpoint)
        if (field := self.endpoint.lineEdit()) is not None:
            field.setCursorPosition(0)  # else a narrow one shows the end of the URL
        self.endpoint.setAccessibleName(self.tr("Endpoint"))
        self.endpoint.currentTextChanged.connect(review.set_endpoint)
        self.headline = PlainLabel("", self, wraps=True)
        self.messages = MessageList(self)
        self.allow = anyway_button(self, review.allow_private)
        self.resend = button(self.tr("Send These &Again"), self, review.resend)
        self.unsure = PlainLabel("", self, wraps=True)
        self.model, self.log_model = SentModel(self), LogModel(self)
        self.tabs = QTabWidget(self)
        self.table, self.log = LinesTable(self.tabs), LinesTable(self.tabs)
        self.table.setAccessibleName(self.tr("URLs to send"))
        self.log.setAccessibleName(self.tr("Log"))
        self.table.show_lines(self.model)
        self.log.show_lines(self.log_model)
        self.export = button(self.tr("&Export Log…"), self, self._on_export)
        self.checks = QCheckBox(self.tr("&Check first that file and pages are online"), self)
        self.checks.setChecked(review.checks_first)
        self.checks.toggled.connect(self._on_checks)
        self.buttons, self.send = end_buttons(
            self, self.tr("&Send"), QDialogButtonBox.StandardButton.Close
        )
        self.buttons.accepted.disconnect(self.accept)
        self.buttons.accepted.connect(self._on_send)
        self._lay_out()
        review.on_changed = self._show
        self._show()
        review.look()
        self.key.setFocus()

    def _lay_out(self) -> None:
        form = QGridLayout()
        form.setColumnStretch(1, 1)
        lines = (
            (self.tr("&Key:"), self.key),
            (self.tr("Key file &URL:"), self.location),
            (self.tr("E&ndpoint:"), self.endpoint),
        )
        for number, (title, field) in enumerate(lines):
            form.addWidget(PlainLabel(title, self, buddy=field), 2 * number, 0)
            form.addWidget(field, 2 * number, 1)
        form.addWidget(FoldingRow.of(self, (self.make_key,), (self.save_key,)), 1, 1)
        hint = self.tr(
            "The key is public: anyone can read its file on your site. Engines that take part pass "
            "on what they receive; Google does not take part."
        )
        log = QWidget(self.tabs)
        column_of((self.log, 1), row_of(REST, self.export), on=log, margins=0)
        self.tabs.addTab(self.table, self.tr("U&RLs"))
        self.tabs.addTab(log, self.tr("&Log"))
        for table in (self.table, self.log):
            table.keep_lines(_LEAST_LINES)
        scrolling_column(
            self,
            form,
            DimmedLabel(hint, self, wraps=True),
            self.headline,
            row_of((self.messages, 1), (self.allow, Qt.AlignmentFlag.AlignTop)),
            row_of((self.unsure, 1), self.resend),
            (self.tabs, 1),
            foot=(self.checks, self.buttons),
        )

    # What a person does

    def _on_checks(self, is_on: bool) -> None:
        self._review.checks_first = is_on

    def _on_send(self) -> None:
        review = self._review
        if review.is_busy:
            review.stop()
        elif review.step is Step.FIRST:
            review.note_baseline()
        else:
            review.send()

    def _on_make_key(self) -> None:
        self.key.selectAll()
        self.key.insert(new_key())  # as if typed: Ctrl+Z brings back the key that was there
        self.key.setFocus()

    def _on_save_key(self) -> None:
        place = self._ask_key_place(self._beside(f"{self._review.key}.txt"))
        if place is not None:
            self._review.save_key_file(place)

    def _on_export(self) -> None:
        place = self._ask_log_place(self._beside("indexnow-log.jsonl"))
        if place is not None:
            self._review.export_log(place)

    def _beside(self, name: str) -> Path:
        """Return where a file of this name lies beside the sitemap."""
        path = self._review.session.path
        return Path(name) if path is None else path.with_name(name)

    # What is shown

    def _show(self) -> None:
        review, is_busy = self._review, self._review.is_busy
        for field, text in ((self.key, review.key), (self.location, review.location)):
            if field.text().strip() != text:
                field.setText(text)
                field.selectAll()  # what is known is typed over, not added to
        self.location.setPlaceholderText(review.usual_location)
        for control in (self.key, self.location, self.endpoint, self.make_key, self.checks):
            control.setEnabled(not is_busy)
        self.save_key.setEnabled(is_key(review.key) and not is_busy)
        self.export.setEnabled(bool(review.log))
        self._show_send()
        self.headline.setText(self._headline())
        self.messages.say(self._messages())
        self.allow.setVisible(review.needs_yes)
        count = review.unsure_count
        text = self.tr(
            "%n URL(s) were sent without an answer; nobody knows whether they arrived.", "", count
        )
        self.unsure.setText(text if count else "")
        self.unsure.setVisible(bool(count))
        self.resend.setVisible(bool(count))
        self.resend.setEnabled(not is_busy)
        self._show_lines()

    def _show_send(self) -> None:
        review = self._review
        if review.is_busy:
            text = self.tr("S&top")
        elif review.step is Step.FIRST:
            text = self.tr("Note &Pages")
        else:
            text = self.tr("&Send")
        self.send.setText(text)
        self.send.setEnabled(review.is_busy or review.can_send or review.step is Step.FIRST)

    def _show_lines(self) -> None:
        plan = self._review.plan
        if self._shown is not plan:
            self._shown = plan
            lines = [SentLine(url, change) for url, change in plan.send.items()]
            lines += [SentLine(url, why) for url, why in plan.left.items()]
            self.model.show_lines(lines)
        if self.log_model.lines is not self._review.log:
            self.log_model.show_lines(self._review.log)

    def _headline(self) -> str:
        review, locale = self._review, self.locale()
        if review.step is Step.SENDING:
            return self.tr("Sending…")
        if review.step is Step.PAGES:
            done, count = map(locale.toString, review.asked)
            return self.tr("Checking pages: {done} of {count}…").format(done=done, count=count)
        texts = {
            Step.COUNTING: self.tr("Counting…"),
            Step.CHECKING: self.tr("Checking the published file…"),
            Step.KEY: self.tr("Checking the key file…"),
            Step.NOWHERE: self.tr("Enter first where this sitemap is published, above the table."),
            Step.FIRST: self.tr(
                "Nothing was sent of this sitemap yet. The first time, its pages are only noted; "
                "from then on, what was added, changed or removed is sent."
            ),
        }
        if review.step in texts:
            return texts[review.step]
        plan = review.plan
        if not plan.send and plan.left:
            return self.tr("Nothing to send: what changed is left out for the reasons below.")
        if not plan.send:
            return self.tr("Nothing to send: no page changed since the last time.")
        counts = [locale.toString(plan.count(change)) for change in Change]
        text = self.tr("To send to {host}: {added} added, {changed} changed, {removed} removed.")
        return text.format(host=review.host, added=counts[0], changed=counts[1], removed=counts[2])

    def _messages(self) -> list[Saying]:
        review = self._review
        found = []
        if review.key and not is_key(review.key):
            text = self.tr("A key has 8 to 128 letters, digits and hyphens.")
            found.append(Saying(Severity.ERROR, text))
        elif not review.key and review.plan.send:
            text = self.tr("Enter the key of the site, or make one and upload its file.")
            found.append(Saying(Severity.HINT, text))
        if (fault := review.location_fault) is not None:
            found.append(Saying(Severity.ERROR, said(fault)))
        severity = Severity.ERROR if review.is_fault else Severity.HINT
        return found + [Saying(severity, _words(each)) for each in review.said]

    def done(self, result: int) -> None:
        """Let the document go."""
        super().done(result)
        if isValid(self._review):
            self._review.deleteLater()
