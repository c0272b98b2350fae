"""The dialog before a live check: what would be asked of whom and how; it starts on a click."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from sitemap_editor.session.web.live.live_review import MOST_A_SECOND, Extent, LiveReview
from sitemap_editor.session.web.live.live_words import duration
from sitemap_editor.windows.looks.dialogs import ReviewDialog, end_buttons
from sitemap_editor.windows.looks.folding import FoldingRow, scrolling_column
from sitemap_editor.windows.looks.layouts import REST, row_of
from sitemap_editor.windows.looks.plain_text import PlainLabel

_SIZE: Final = (560, 340)
_AGENTS: Final = ("Googlebot", "Bingbot", "YandexBot", "SeznamBot", "Baiduspider", "Applebot")
_MOST_HOSTS: Final = 4


class LiveDialog(ReviewDialog[LiveReview]):
    """Says what it will do before it does it; Enter starts it once it is known what that is."""

    def __init__(self, review: LiveReview, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.setWindowTitle(self.tr("Check Live"))
        self.shown = QRadioButton(self.tr("&Shown rows (%n)", "", len(review.shown)), self)
        self.selected = QRadioButton(self.tr("Se&lected rows (%n)", "", len(review.selected)), self)
        self.selected.setEnabled(bool(review.selected))
        self._rows = QButtonGroup(self)
        for each in (self.shown, self.selected):
            self._rows.addButton(each)
        (self.selected if review.only_selected else self.shown).setChecked(True)
        self.extent = PlainLabel("", self, wraps=True)
        self.rate = QSpinBox(self)
        self.rate.setRange(1, MOST_A_SECOND)
        self.rate.setValue(review.rate)
        self.pace = PlainLabel("", self, wraps=True)
        self.agent = QComboBox(self)
        self.agent.setEditable(True)
        self.agent.addItems((self.tr("Any search engine"), *_AGENTS))
        if review.agent:
            self.agent.setCurrentText(review.agent)
        self.robots = PlainLabel("", self, wraps=True)
        self.head = QCheckBox(self.tr("&Headers only: faster, but pages are not read"), self)
        self.head.setChecked(review.uses_head)
        self.private = QCheckBox(self.tr("Allow addresses of this computer and its &network"), self)
        self.private.setChecked(review.allow_private)
        self._buttons, self.start = end_buttons(self, self.tr("&Check"))
        self._lay_out()
        self._was_counted = False
        self._connect()
        review.tells = self._on_told
        review.count()
        self.start.setFocus()

    def _lay_out(self) -> None:
        form = QFormLayout()
        about_rate = PlainLabel(self.tr("requests a second to one host"), self, wraps=True)
        at_most = PlainLabel(self.tr("At &most:"), self, buddy=self.rate)
        form.addRow(at_most, row_of(self.rate, (about_rate, 1)))
        form.addRow("", self.pace)
        form.addRow(self.tr("Check &as:"), self.agent)
        form.addRow("", self.robots)
        scrolling_column(
            self,
            FoldingRow.of(self, (self.shown,), (self.selected,)),
            self.extent,
            8,
            form,
            8,
            self.head,
            self.private,
            REST,
            foot=(self._buttons,),
        )

    def _connect(self) -> None:
        review = self._review
        self.selected.toggled.connect(lambda on: review.choose(only_selected=on))
        self.rate.valueChanged.connect(self._on_rate)
        self.agent.currentTextChanged.connect(self._on_agent)
        self.head.toggled.connect(self._on_head)
        self.private.toggled.connect(lambda on: setattr(review, "allow_private", on))
        self._on_agent()

    def _on_head(self, is_on: bool) -> None:
        self._review.uses_head = is_on
        self._on_told()

    def _on_rate(self, rate: int) -> None:
        self._review.rate = rate
        self.pace.setText(self._paced(self._review.extent))

    def _on_agent(self) -> None:
        text = self.agent.currentText().strip()
        is_any = text == self.agent.itemText(0)
        self._review.agent = "" if is_any else text
        if self._review.agent:
            said = self.tr("robots.txt is obeyed as {agent} has to, with its Crawl-delay.")
            self.robots.setText(said.format(agent=self._review.agent))
        else:
            self.robots.setText(
                self.tr("robots.txt is obeyed as any crawler has to, with its Crawl-delay.")
            )
        self._on_told()

    def is_preparing(self) -> bool:
        """Tell whether it is still counted what would be asked for."""
        return self._review.extent is None

    def _on_told(self) -> None:
        extent = self._review.extent
        self.start.setEnabled(extent is not None and extent.urls > 0)
        self.extent.setText(self._counted(extent))
        self.pace.setText(self._paced(extent))
        if extent is not None and not self._was_counted:
            self._was_counted = True
            if self.focusWidget() not in (self.rate, self.agent, self.head, self.private):
                self.start.setFocus()  # it could not have the keyboard while nothing was counted

    def _counted(self, extent: Extent | None) -> str:
        if extent is None:
            return self.tr("Counting…")
        if not extent.urls:
            return self.tr("There is no URL to ask for.")
        urls = self.tr("%n URL(s) will be asked for", "", extent.urls)
        number = self.locale().toString
        named = [f"{host} ({number(count)})" for host, count in extent.hosts[:_MOST_HOSTS]]
        more = len(extent.hosts) - _MOST_HOSTS
        if more > 0:
            named.append(self.tr("%n more host(s)", "", more))
        said = f"{urls}: {', '.join(named)}." if named else f"{urls}."
        if extent.known:
            known = self.tr(
                "%n URL(s) are known from the check that was cut off.", "", extent.known
            )
            said = f"{said} {known}"
        return said

    def _paced(self, extent: Extent | None) -> str:
        said = self.tr("At most 8 requests at once, 2 to one host.")
        if self._review.is_quick:
            said = self.tr("At most 8 requests at once, also to one host.")
        if extent is None or not extent.hosts:
            return said
        takes = self.tr("This takes at least {time}.")
        least = duration(self._review.least_s, rounded=math.floor)
        return f"{said} {takes.format(time=least)}"
