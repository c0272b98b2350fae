"""The dialog of the publish checklist: a line each with its mark, what to do, and a remedy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QWidget
from shiboken6 import isValid

from sitemap_editor.core.web.publishing.checklist_line import TITLES, Check, Line, Remedy, State
from sitemap_editor.session.web.publish_review import PublishReview, Step
from sitemap_editor.session.web.web_words import said
from sitemap_editor.windows.looks.dialogs import ReviewDialog, close_button
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.layouts import REST, button, column_of, row_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel, Heading, PlainLabel
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.web.anyway import anyway_button

_SIZE: Final = (680, 620)
_MARK: Final = 16
ICONS: Final = {
    State.GOOD: "state-good",
    State.BAD: "severity-error",
    State.UNKNOWN: "state-unknown",
}


class CheckRow(QFrame):
    """What is known of one check."""

    def __init__(self, check: Check, help_with: Callable[[Line], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._help_with = help_with
        self._line: Line | None = None
        self._title = QCoreApplication.translate("core", TITLES[check])
        self.mark = PlainLabel(self)
        self.title = Heading(self._title, self, wraps=True)
        self.found = PlainLabel("", self, wraps=True)
        self.to_do = DimmedLabel("", self, wraps=True)
        self.remedy = button("", self, self._on_remedy)
        top = Qt.AlignmentFlag.AlignTop
        words = column_of(self.title, self.found, self.to_do, spacing=2)
        row_of((self.mark, top), (words, 1), (self.remedy, top), on=self, margins=0, spacing=10)

    def show_line(self, line: Line | None, *, is_asking: bool, can_help: bool) -> None:
        """Show what was found; None where nobody asked yet."""
        self._line = line
        state = line.state if line is not None else State.UNKNOWN
        side = scaled(self, _MARK)
        self.mark.setPixmap(drawn(ICONS[state], "#000000").pixmap(side, side))
        if line is not None:
            found = said(line.found)
        else:
            found = self.tr("Checking…") if is_asking else self.tr("Not checked yet")
        self.found.setText(found)
        to_do = said(line.to_do) if line is not None and line.to_do is not None else ""
        self.to_do.setText(to_do)
        self.to_do.setVisible(bool(to_do))
        self.setAccessibleName(f"{self._title}: {found} {to_do}".strip())
        text = self._remedy_text(line) if can_help else ""
        self.remedy.setText(text)
        self.remedy.setAccessibleName(f"{text.replace('&', '')}: {self._title}")
        self.remedy.setVisible(bool(text))

    def _remedy_text(self, line: Line | None) -> str:
        remedy = line.remedy if line is not None else None
        if remedy is None:
            return ""
        return {
            Remedy.SHOW_ERRORS: self.tr("Show Errors"),
            Remedy.SPLIT: self.tr("Split…"),
            Remedy.USE_ADDRESS: self.tr("Use This URL"),
            Remedy.COMPARE: self.tr("Compare…"),
            Remedy.ROBOTS_LINES: self.tr("Lines for robots.txt…"),
        }[remedy]

    def _on_remedy(self) -> None:
        if self._line is not None:
            self._help_with(self._line)


class ChecklistDialog(ReviewDialog[PublishReview]):
    """Stands beside the work; nothing is asked before its button is pressed."""

    def __init__(self, review: PublishReview, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.setModal(False)
        self.setWindowTitle(self.tr("Publish Checklist"))
        self.url = QLineEdit(review.typed_url, self)
        self.url.setPlaceholderText("https://example.com/sitemap.xml")
        self.url.setAccessibleName(self.tr("URL where this sitemap is published"))
        self.url.textEdited.connect(review.publish_at)
        self.run = button(self.tr("&Check Now"), self, self._on_run)
        self.run.setDefault(True)
        self.allow = anyway_button(self, lambda: review.run(allow_private=True))
        self.headline = PlainLabel("", self, wraps=True)
        area = QScrollArea(self, widgetResizable=True)  # before its rows: so Tab goes
        content = QWidget(area)
        self.rows = {check: CheckRow(check, review.help_with, content) for check in review.checks}
        self._buttons = close_button(self)
        column_of(
            row_of(
                PlainLabel(self.tr("&Published at:"), self, buddy=self.url), (self.url, 1), self.run
            ),
            row_of((self.headline, 1), self.allow),
            (self._filled(area, content), 1),
            self._buttons,
            on=self,
        )
        review.on_changed = self._show
        self._show()
        (self.run if self.run.isEnabled() else self.url).setFocus()

    def _filled(self, area: QScrollArea, content: QWidget) -> QScrollArea:
        column_of(*self.rows.values(), REST, on=content, margins=(0, 4, 8, 4), spacing=14)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(self.tr("Checklist"))
        area.setWidget(content)
        return area

    def _on_run(self) -> None:
        if self._review.is_busy:
            self._review.stop()
        else:
            self._review.run()

    def _show(self) -> None:
        review = self._review
        if self.url.text().strip() != review.typed_url:
            self.url.setText(review.typed_url)
        self.url.setEnabled(not review.is_busy)
        self.run.setText(self._run_text())
        self.run.setEnabled(review.is_busy or review.can_run)
        self.headline.setText(self._headline())
        self.allow.setVisible(review.needs_yes and not review.is_busy)
        lines = review.lines if not review.is_busy else {}
        for check, row in self.rows.items():
            line = lines.get(check)
            can_help = line is not None and review.can_help(line)
            row.show_line(line, is_asking=review.is_busy, can_help=can_help)

    def _run_text(self) -> str:
        if self._review.is_busy:
            return self.tr("&Stop")
        has_run = self._review.found is not None
        return self.tr("&Check Again") if has_run else self.tr("&Check Now")

    def _headline(self) -> str:
        review = self._review
        if review.step is Step.ASKING:
            locale = self.locale()
            done, count = map(locale.toString, review.asked)
            return self.tr("Asking the site: {done} of {count}…").format(done=done, count=count)
        if review.step is Step.COMPARING:
            return self.tr("Comparing…")
        if review.is_offline and review.found is not None:
            return self.tr("You seem to be offline. Nothing is known of the site.")
        if review.is_outdated:
            return self.tr("You edited the file since. Check again.")
        if review.found is None:
            return self._not_asked()
        if review.found.is_green:
            return self.tr("All in order: the file is published as it is here.")
        bad = sum(line.state is State.BAD for line in review.found.lines)
        if bad:
            return self.tr("%n point(s) to fix.", "", bad)
        if review.needs_yes:
            return self.tr(
                "Not everything is known: the address is private. Ask it anyway, if it is right."
            )
        return self.tr("Not everything is known. Check again later.")

    def _not_asked(self) -> str:
        if self._review.step is Step.STOPPED:
            return self.tr("Stopped.")
        if not self._review.can_run:
            return self.tr("Enter the full URL of the sitemap.")
        said = self.tr("The site is only asked when you press the button.")
        if self._review.sets_address:
            also = self.tr("This URL is then remembered as where the file is published.")
            said = f"{said} {also}"
        return said

    def done(self, result: int) -> None:
        """Stop asking; what was found is not kept."""
        super().done(result)
        if isValid(self._review):
            self._review.deleteLater()
