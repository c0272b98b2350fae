"""The small window that opens a sitemap by its address; work goes on beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QLineEdit,
    QProgressBar,
    QWidget,
)

from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.core.web.opening.site import Attempt, Offer
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.texts import sentence
from sitemap_editor.session.web.address_review import AddressReview
from sitemap_editor.windows.looks.dialogs import ReviewDialog
from sitemap_editor.windows.looks.layouts import button, column_of, row_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel
from sitemap_editor.windows.web.anyway import anyway_button

_SIZE: Final = (620, 190)
_LARGER: Final = (620, 400)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_WHAT: Final = 2
_FOUND_BY_WIDTH, _WHAT_WIDTH, _ANSWER_WIDTH = 170, 110, 330


def _nothing() -> None:
    """Tell nobody."""


class OfferModel(ColumnsModel[Offer]):
    """The sitemaps that were found, a line each."""

    def __init__(self, review: AddressReview, parent: QObject) -> None:
        super().__init__(parent)

        def tip(offer: Offer) -> str:
            return tool_tip(offer.url if offer.remark is None else sentence(offer.remark))

        self.set_columns(
            LineColumn(self.tr("Sitemap"), lambda offer: offer.url, tip=tip),
            LineColumn(self.tr("Found by"), review.origin_text, _FOUND_BY_WIDTH, tip=tip),
            LineColumn(self.tr("What it is"), review.content_text, _WHAT_WIDTH),
        )


class AttemptModel(ColumnsModel[Attempt]):
    """What was asked for in vain, and what it answered."""

    def __init__(self, review: AddressReview, parent: QObject) -> None:
        super().__init__(parent)
        self.set_columns(
            LineColumn(
                self.tr("Asked for"), lambda each: each.url, tip=lambda each: tool_tip(each.url)
            ),
            LineColumn(
                self.tr("Answer"),
                review.attempt_text,
                _ANSWER_WIDTH,
                tip=lambda each: tool_tip(review.attempt_text(each)),
            ),
        )


class AddressDialog(ReviewDialog[AddressReview]):
    """Asks for an address, shows what is asked and found; closes once that is open."""

    def __init__(self, review: AddressReview, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.setModal(False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Open URL"))
        review.start_over()
        self.address = QLineEdit(self)
        self.address.setPlaceholderText("https://example.com/sitemap.xml")
        self.address.setInputMethodHints(Qt.InputMethodHint.ImhUrlCharactersOnly)
        self.hint = DimmedLabel(
            self.tr("A sitemap, an index, a feed, a robots.txt, or only the name of a site."), self
        )
        self.hint.setWordWrap(True)
        self.messages = MessageList(self)
        self.progress = QProgressBar(self, textVisible=False)
        self.progress.setRange(0, 0)
        self.progress.setAccessibleName(self.tr("Asking the web"))
        self.asked = DimmedLabel("", self)
        self.table = LinesTable(self)
        self.table.setAccessibleName(self.tr("Sitemaps found"))
        self.model = OfferModel(review, self)
        self.table.show_lines(self.model)
        self.table.doubleClicked.connect(lambda _index: self._open_selected())
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._show_buttons())
        self.tried = LinesTable(self)
        self.tried.setAccessibleName(self.tr("What was asked for"))
        self.tried_model = AttemptModel(review, self)
        self.tried.show_lines(self.tried_model)
        self.buttons = self._made_buttons()
        self._lay_out()
        review.on_changed = self._on_changed
        self.address.textChanged.connect(lambda _text: self._show_buttons())
        self._on_changed()
        self.address.setFocus()

    def _made_buttons(self) -> QDialogButtonBox:
        role = QDialogButtonBox.ButtonRole.ActionRole
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.open_button = button(self.tr("&Open"), self, self._on_open)
        self.open_button.setDefault(True)
        self.stop = button(self.tr("&Stop"), self, self._review.stop)
        self.allow = anyway_button(self, self._review.look_again)
        for each in (self.allow, self.stop, self.open_button):
            box.addButton(each, role)
        box.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        box.rejected.connect(self.reject)
        return box

    def _lay_out(self) -> None:
        column = column_of(
            row_of(PlainLabel(self.tr("&Address:"), self, buddy=self.address), (self.address, 1)),
            self.hint,
            self.messages,
            self.progress,
            self.asked,
            (self.table, 1),
            (self.tried, 1),
            self.buttons,
            on=self,
        )
        column.insertStretch(column.count() - 1, 0)  # what the table does not take

    # What is going on

    def _on_changed(self) -> None:
        review = self._review
        if review.opened and not review.is_running and not review.problems:
            self.accept()
            return
        is_running = review.is_running
        self.progress.setVisible(is_running)
        self.asked.setVisible(is_running)
        asked = self.tr("Asking for {url}").format(url=review.asked_now)
        self.asked.setText(
            self.asked.fontMetrics().elidedText(
                asked if review.asked_now else self.tr("Reading what came…"),
                Qt.TextElideMode.ElideMiddle,
                max(200, self.address.width()),
            )
        )
        self._show_offers()
        self._show_attempts()
        self._say()
        self._show_buttons()

    def _show_offers(self) -> None:
        review, offers = self._review, self._review.offers
        if self.model.lines is not offers:
            self.model.show_lines(offers)
            if offers:
                self.table.select([0])
                self.table.setFocus()
        self.table.setVisible(bool(offers))
        self.table.setColumnHidden(_WHAT, not any(map(review.content_text, offers)))

    def _show_attempts(self) -> None:
        """Show what was asked for in vain, where that was more than one thing."""
        review = self._review
        are_shown = bool(review.problems) and len(review.attempts) > 1 and not review.offers
        self.tried_model.show_lines(review.attempts if are_shown else ())
        self.tried.setVisible(are_shown)
        self._grow()

    def _grow(self) -> None:
        """Make room for a table that came."""
        if self.height() < self.sizeHint().height():
            self.resize(self.width(), self.sizeHint().height())

    def _say(self) -> None:
        review, said = self._review, list[Saying]()
        if review.problems:
            said += (Saying(Severity.ERROR, problem) for problem in review.problems)
            if review.is_repairable:
                text = self.tr("Web, Download All saves it; the saved file can be repaired.")
                said.append(Saying(Severity.HINT, text))
        elif review.offers and not review.is_running:
            if (problem := review.address_problem) is not None:
                severity = Severity.ERROR if problem.is_obstacle else Severity.HINT
                said.append(Saying(severity, sentence(problem)))
            text = self.tr("%Ln sitemap(s) found. Choose which to open.", "", len(review.offers))
            said.append(Saying(Severity.HINT, text))
            said += (
                Saying(Severity.WARNING, sentence(each.remark))
                for each in review.offers
                if each.remark is not None
            )
        self.messages.say(said)
        self.hint.setVisible(not said and not review.is_running)

    def _show_buttons(self) -> None:
        review = self._review
        self.stop.setVisible(review.is_running)
        self.allow.setVisible(review.needs_yes and not review.is_running)
        self.open_button.setEnabled(not review.is_running and self._can_open())

    def _can_open(self) -> bool:
        return bool(self.table.selected()) if self._opens_offers() else bool(self._typed())

    def _opens_offers(self) -> bool:
        """Tell whether the button opens what is selected: the address is what was looked at."""
        return bool(self._review.offers) and self._typed() == self._review.typed

    def _typed(self) -> str:
        return self.address.text().strip()

    # What a person does

    def look(self, *addresses: str, is_typed: bool = False) -> None:
        """Look at addresses; the first is shown, whether a person typed it there or not."""
        self._review.look(*addresses, is_typed=is_typed)
        self.address.setText(self._review.typed)  # a password in it is kept apart

    def _on_open(self) -> None:
        if self._opens_offers():
            self._open_selected()
        else:
            self.look(self._typed(), is_typed=True)

    def done(self, result: int) -> None:
        """Look at the review no more: it goes on to live."""
        self._review.on_changed = _nothing
        super().done(result)

    def _open_selected(self) -> None:
        if not self._review.is_running:
            self._review.open_offers([self.model.line(row) for row in self.table.selected()])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open by Enter; what is under way is stopped by Escape, before that closes."""
        if event.key() == Qt.Key.Key_Escape and self._review.is_running:
            self._review.stop()
        elif event.key() in _ENTER and self.open_button.isEnabled():
            self._on_open()
        else:
            super().keyPressEvent(event)


def show_address_dialog(review: AddressReview, addresses: Sequence[str], window: QWidget) -> None:
    """Show the dialog, the one that is there already if there is one, and look at addresses."""
    found = (each for each in window.findChildren(AddressDialog) if each.isVisible())
    # A dialog that waits for an answer lets nothing through but what belongs to it.
    dialog = next(found, None) or AddressDialog(review, QApplication.activeModalWidget() or window)
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
    if addresses:
        dialog.look(*addresses)
