"""Compare: what differs between two sitemaps or sites, listed beside the work on their tables."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QMenu,
    QPushButton,
    QWidget,
)
from shiboken6 import isValid

from sitemap_editor.core.operations.comparing.differences import Difference
from sitemap_editor.core.operations.comparing.taking_over import COPYABLE, Into
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.comparing.compare_review import CompareReview, CompareStep
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.comparing.choices import Choices
from sitemap_editor.windows.comparing.differences_model import DifferencesModel
from sitemap_editor.windows.comparing.differences_views import DifferencesViews
from sitemap_editor.windows.looks.chips import pressed_chip, row_of_chips, set_chip_text
from sitemap_editor.windows.looks.dialogs import ReviewDialog, close_button
from sitemap_editor.windows.looks.folding import FoldingRow
from sitemap_editor.windows.looks.layouts import button, column_of
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.part_bar import PartBar
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.prompts import FilePrompts

_SIZE: Final = (1180, 620)
_REDIRECTS: Final = {
    "csv": ("CSV", "redirects.csv"),
    "apache": ("Apache", "redirects.htaccess"),
    "nginx": ("nginx", "redirects.conf"),
    "netlify": ("Netlify", "_redirects"),
}


class SitesDialog(ReviewDialog[CompareReview]):
    """Stands beside the work; rows are changed in the tabs of their documents, as one step each."""

    def __init__(self, review: CompareReview, prompts: FilePrompts, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.setModal(False)
        self.setWindowTitle(self.tr("Compare"))
        self._shown: object = None
        self.choices = Choices(review, prompts, self._on_chosen, self)
        self.run = button(self.tr("&Compare"), self, self._on_run)
        self.run.setDefault(True)
        self.said = PlainLabel("", self, wraps=True)
        self.messages = MessageList(self)
        self.busy = PartBar(self, self.tr("Comparing"))
        self.chips = {
            each: pressed_chip(self, self._list_others, self._tip(each)) for each in Difference
        }
        self.model = DifferencesModel(review, self)
        self.views = DifferencesViews(
            self.model, self._show_line, lambda into: self._copy(into, only_selected=True), self
        )
        self.table = self.views.one
        self.beside = pressed_chip(self, self._on_beside)
        self.beside.setText(self.tr("Side by Si&de"))
        self.beside.setChecked(review.is_beside)
        self.views.on_room = self._adapt_room
        self.table.selectionModel().selectionChanged.connect(self._adapt)
        self.copies = {into: self._made_copy(into) for into in (Into.AFTER, Into.BEFORE)}
        self.redirects = self._with_menu(self.tr("&Redirects"), self._redirect_forms())
        self.report = self._with_menu(self.tr("Re&port"), self._report_forms())
        self._buttons = close_button(self)
        self._lay_out()
        self.chips[Difference.UNCHANGED].setChecked(False)
        for key, steps in (("F8", 1), ("Shift+F8", -1)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(lambda steps=steps: self.table.step(steps))
        review.progressed.connect(self.busy.set_part)
        review.on_changed = self._show
        self._show()
        if review.can_compare:
            self._on_run()
        else:
            self.choices.sides[Into.BEFORE].setFocus()

    # How it is put together

    def _tip(self, difference: Difference) -> str:
        return {
            Difference.REMOVED: self.tr("Rows that are only before"),
            Difference.ADDED: self.tr("Rows that are only after"),
            Difference.CHANGED: self.tr("Rows with other values"),
            Difference.MOVED: self.tr("Rows that are in another file of the site"),
            Difference.MOVED_PAGE: self.tr(
                "Removed and added URLs that are probably the same page; untick those that are not"
            ),
            Difference.UNCHANGED: self.tr("Rows that say the same"),
        }[difference]

    def _chip_text(self, difference: Difference, count: str) -> str:
        return {
            Difference.REMOVED: self.tr("Removed {count}"),
            Difference.ADDED: self.tr("Added {count}"),
            Difference.CHANGED: self.tr("Changed {count}"),
            Difference.MOVED: self.tr("In another file {count}"),
            Difference.MOVED_PAGE: self.tr("Moved pages {count}"),
            Difference.UNCHANGED: self.tr("Unchanged {count}"),
        }[difference].format(count=count)

    def _made_copy(self, into: Into) -> QPushButton:
        text = {
            Into.AFTER: self.tr("Copy &to After"),
            Into.BEFORE: self.tr("Copy t&o Before"),
        }[into]
        return self._with_menu(
            text,
            {
                self.tr("Se&lected Differences"): lambda: self._copy(into, only_selected=True),
                self.tr("All &Shown Differences"): lambda: self._copy(into, only_selected=False),
            },
        )

    def _redirect_forms(self) -> dict[str, Callable[[], object]]:
        def saves(form: str, name: str) -> Callable[[], object]:
            return lambda: self._review.save(name, lambda: self._review.redirects(form))

        return {f"{title}…": saves(form, name) for form, (title, name) in _REDIRECTS.items()}

    def _report_forms(self) -> dict[str, Callable[[], object]]:
        def saves(form: str, suffix: str) -> Callable[[], object]:
            name = f"differences{suffix}"
            return lambda: self._review.save(name, lambda: self._review.report(form))

        titles = (
            (self.tr("&Text…"), "text", ".txt"),
            ("&Markdown…", "markdown", ".md"),
            ("&HTML…", "html", ".html"),
            ("&JSON…", "json", ".json"),
        )
        return {title: saves(form, suffix) for title, form, suffix in titles}

    def _with_menu(self, text: str, entries: dict[str, Callable[[], object]]) -> QPushButton:
        made = button(text, self)
        menu = QMenu(made)
        for title, run in entries.items():
            menu.addAction(title).triggered.connect(lambda _checked=False, run=run: run())
        made.setMenu(menu)
        return made

    def _lay_out(self) -> None:
        chips = row_of_chips(self.chips.values(), self)
        chips.second.addWidget(self.beside)
        acts = FoldingRow(self)
        for copy in self.copies.values():
            acts.first.addWidget(copy)
        acts.first.addStretch(1)
        for each in (self.redirects, self.report):
            acts.second.addWidget(each)
        acts.lay_out(1, 0)
        run = FoldingRow(self)
        run.first.addWidget(self.said, 1)
        run.second.addWidget(self.run)
        run.lay_out(1, 0)
        column_of(
            *(self.choices, self.messages, run, self.busy, chips),
            (self.views, 1),
            *(acts, self._buttons),
            on=self,
        )

    # What a person does

    def _on_chosen(self) -> None:
        self._adapt()

    def _on_run(self) -> None:
        if self._review.step is CompareStep.COMPARING:
            self._review.stop()
        else:
            self._review.compare()
            self.views.focus_lines()

    def _on_beside(self) -> None:
        is_on = self.beside.isChecked()
        self._review.show_beside(is_on=is_on)
        self.views.show_beside(is_on=is_on)

    def _adapt_room(self) -> None:
        """Offer two tables where there is room for them."""
        has_room = self.views.has_room
        self.beside.setEnabled(has_room)
        tip = self.tr("Show before and after in two tables that go together")
        narrow = self.tr("Widen the window to see before and after in two tables")
        self.beside.setToolTip(tool_tip(tip if has_room else narrow))

    def _show_line(self, row: int) -> None:
        if not self._review.show_line(self.model.shown[row]):
            self.said.setText(self.tr("Neither file is open. Open one to go to its rows."))

    def _copy(self, into: Into, *, only_selected: bool) -> None:
        shown: Collection[int] = self.model.shown
        if only_selected:
            shown = [self.model.shown[row] for row in self.table.selected()]
        self._review.take_over(shown, into)

    # What is known

    def _show(self) -> None:
        """Show how far it is, and what came of it."""
        review = self._review
        is_busy = review.step is CompareStep.COMPARING
        self.busy.setVisible(is_busy)
        self.choices.set_enabled(is_on=not is_busy)
        self.run.setText(self.tr("&Stop") if is_busy else self.tr("&Compare"))
        if self._shown is not review.found:
            self._shown = review.found
            for difference, chip in self.chips.items():
                count = self.locale().toString(review.counts().get(difference, 0))
                text = self._chip_text(difference, count)
                set_chip_text(chip, text)
            row = self.table.currentIndex().row()
            self._list(lambda: row)  # what comes next after a difference was copied
        counts, found = review.counts(), review.found
        for difference, chip in self.chips.items():
            is_seldom = difference in (Difference.MOVED, Difference.MOVED_PAGE)
            chip.setVisible(bool(counts) and (not is_seldom or counts[difference] > 0))
        self.beside.setVisible(found is not None)
        self.said.setText(self._sentence())
        fault = self._fault()
        self.messages.say([Saying(Severity.ERROR, fault)] if fault else [])
        self._adapt()

    def _list_others(self) -> None:
        """List the differences of the chips that are down; the current one stays current."""
        row = self.table.currentIndex().row()
        line = self.model.shown[row] if row >= 0 else 0
        self._list(lambda: bisect_left(self.model.shown, line))

    def _list(self, wanted_row: Callable[[], int]) -> None:
        wanted = {each for each, chip in self.chips.items() if chip.isChecked()}
        found = self._review.found
        self.model.show_differences(found.differences if found is not None else None, wanted)
        if count := self.model.rowCount():
            self.table.select([min(max(wanted_row(), 0), count - 1)])
        self._adapt()

    def _adapt(self) -> None:
        """Enable what can be done."""
        review = self._review
        is_busy = review.step is CompareStep.COMPARING
        self.run.setEnabled(is_busy or review.can_compare)
        found = review.found
        for into, copy in self.copies.items():
            session = review.session(into)
            copy.setVisible(session is not None)
            copy.setEnabled(self.model.rowCount() > 0 and review.can_take(into))
            if session is not None:
                tip = self.tr("Make rows of “{name}” as they are on the other side")
                copy.setToolTip(tool_tip(tip.format(name=one_line(session.name))))
            few, every = copy.menu().actions()
            few.setEnabled(self.table.selected_count > 0)
            self.views.copies[into].setEnabled(not copy.isHidden() and copy.isEnabled())
            chips = (self.chips[each] for each in COPYABLE)
            every.setEnabled(any(chip.isChecked() for chip in chips))
        self.redirects.setVisible(found is not None and bool(found.differences.pages))
        self.redirects.setEnabled(not is_busy)
        self.report.setEnabled(found is not None and not is_busy)

    def _sentence(self) -> str:
        review = self._review
        if review.step is CompareStep.COMPARING:
            return self.tr("Reading and comparing…")
        if review.step is CompareStep.FAILED:
            return ""
        if review.found is None:
            return self.tr("Choose two files, folders, indexes or open documents.")
        parts = [self._result()]
        for name in review.closed:
            text = self.tr("“{name}” was closed; you see it as it was.")
            parts.append(text.format(name=one_line(name)))
        if review.is_outdated:
            parts.append(self.tr("You edited a file since. Compare again."))
        parts += map(sentence, review.found.remarks)
        return " ".join(parts)

    def _fault(self) -> str:
        """Return why it could not be compared; empty where it could."""
        error = self._review.error if self._review.step is CompareStep.FAILED else None
        if error is None:
            return ""
        said = sentence(error)
        return f"{one_line(Path(error.path).name)}: {said}" if error.path else said

    def _result(self) -> str:
        found = self._review.found
        assert found is not None  # noqa: S101 - the caller looked
        names = {into: one_line(name) for into, name in found.names.items()}
        both = found.differences.comparison
        if both.is_equal and found.ignores:
            text = self.tr(
                "Apart from what was ignored, “{before}” and “{after}” list the same rows with "
                "the same values."
            )
        elif both.is_equal:
            text = self.tr("“{before}” and “{after}” list the same rows with the same values.")
        else:
            text = self.tr("“{before}” and “{after}” differ.")
        return text.format(before=names[Into.BEFORE], after=names[Into.AFTER])

    def done(self, result: int) -> None:
        """Let what was compared go."""
        super().done(result)
        if isValid(self._review):
            self._review.deleteLater()


def show_compare_dialog(review: CompareReview, prompts: FilePrompts, parent: QWidget) -> None:
    """Show the dialog of a comparison beside the work; there may be several."""
    dialog = SitesDialog(review, prompts, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()
