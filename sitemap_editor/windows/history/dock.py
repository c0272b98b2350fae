"""The panel of the history: a click goes to a step, ticks make a recipe, asides come back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDockWidget,
    QMainWindow,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from sitemap_editor.session.document.history import SetAside
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.history.steps_model import StepsModel
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.plain_text import PlainLabel, menu_text
from sitemap_editor.windows.table.document_page import DocumentPage

if TYPE_CHECKING:
    from sitemap_editor.core.recipes.recipe import Step

_MOST_ASIDES = 1
"""More buttons left no room for the steps where Details is above them."""
_LEAST_LINES = 5


class StepsTable(LinesTable):
    """Space ticks the selected steps, or takes their ticks away, wherever in a line one is."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick what is selected."""
        model = self.model()
        if event.key() == Qt.Key.Key_Space and isinstance(model, StepsModel):
            model.tick(self.selected())
        else:
            super().keyPressEvent(event)


class HistoryDock(QDockWidget):
    """The steps of the document on screen."""

    def __init__(
        self,
        make_recipe: Callable[[Sequence[Step]], object],
        leave: Callable[[], object],
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self.setObjectName("history")
        self.setWindowTitle(self.tr("History"))
        self.setAccessibleName(self.windowTitle())
        self._leave = leave
        self._page: DocumentPage | None = None
        self._tells = QTimer(self, singleShot=True, interval=0)  # once for many steps in one turn
        self._tells.timeout.connect(self._show)
        self.model = StepsModel(self._adapt, self)
        self.only_row = QCheckBox(self.tr("Only steps that changed this row"), self)
        self.only_row.toggled.connect(self._tells.start)  # made first: Tab goes from top to bottom
        self.table = StepsTable(self)
        self.table.setAccessibleName(self.tr("Steps"))
        self.table.show_lines(self.model)
        self.table.setMinimumHeight(
            self.table.horizontalHeader().sizeHint().height()
            + _LEAST_LINES * self.table.verticalHeader().defaultSectionSize()
        )
        self.table.clicked.connect(self._on_clicked)
        self.table.activated.connect(self._go_to)
        self.why = PlainLabel(self, wraps=True)
        """Says of the current step why no recipe can do it."""
        self.asides = [QPushButton(self) for _ in range(_MOST_ASIDES)]
        self.more = QPushButton(self.tr("More Steps Set Aside"), self)
        self.more.setMenu(QMenu(self))
        self.more.menu().setToolTipsVisible(True)
        self.more.hide()
        self.make = QPushButton(self.tr("Make a Recipe…"), self)
        self.make.clicked.connect(lambda: make_recipe(self.model.ticked()))
        content = QWidget(self)
        column = QVBoxLayout(content)
        column.setContentsMargins(8, 4, 8, 6)
        for widget in (self.only_row, self.table, self.why, *self.asides, self.more, self.make):
            column.addWidget(widget, 1 if widget is self.table else 0)
        for number, button in enumerate(self.asides):
            button.clicked.connect(partial(self._bring_back, number))
            button.hide()
        self.setWidget(content)
        self.table.selectionModel().currentChanged.connect(self._adapt)
        self._adapt()

    def show_page(self, page: DocumentPage | None) -> None:
        """Follow a document from now on."""
        if page is not self._page:
            old, self._page = self._page, page
            self.model.forget()
            if old is not None and isValid(old):
                old.session.history_moved.disconnect(self._tells.start)
                old.cursor_moved.disconnect(self._on_cursor_moved)
            if page is not None:
                page.session.history_moved.connect(self._tells.start)
                page.cursor_moved.connect(self._on_cursor_moved)
        self._tells.start()

    def _on_cursor_moved(self) -> None:
        if self.only_row.isChecked():
            self._tells.start()

    def _open_page(self) -> DocumentPage | None:
        return self._page if self._page is not None and isValid(self._page) else None

    def _show(self) -> None:
        page = self._open_page()
        if page is None or not self.isVisible():
            return
        history, current = page.session.history, page.view.currentIndex()
        is_of_row = self.only_row.isChecked() and current.isValid()
        row_id = page.model.row_id(current.row()) if is_of_row else None
        self.model.show_steps(history.steps(), history.position, row_id)
        positions = [line.position for line in self.model.lines]
        if history.position in positions:
            here = self.model.index(positions.index(history.position), 1)
            self.table.scrollTo(here)
            if not self.table.currentIndex().isValid():
                self.table.setCurrentIndex(here)  # arrows go on from there
        self._show_asides(history.set_aside())
        self._adapt()

    def _show_asides(self, found: Sequence[SetAside]) -> None:
        """Offer what was set aside: the latest by buttons, what is left in a menu."""
        for number, button in enumerate(self.asides):
            button.setVisible(number < len(found))
            if number < len(found):
                self._name(button, found[number])
        menu = self.more.menu()
        menu.clear()
        self.more.setVisible(len(found) > _MOST_ASIDES)
        for number in range(_MOST_ASIDES, len(found)):
            action = menu.addAction(self._words_with_steps(found[number]))
            action.setToolTip(tool_tip(self._steps(found[number])))
            action.triggered.connect(partial(self._bring_back, number))

    def _words(self, aside: SetAside) -> str:
        return menu_text(self.tr("Bring back %n step(s) set aside", "", len(aside.steps)))

    def _words_with_steps(self, aside: SetAside) -> str:
        """Say, too, what the first of them did, and the last: in a menu no tip tells them apart."""
        first, last = aside.steps[0][0], aside.steps[-1][0]
        named = first if len(aside.steps) == 1 else f"{first} … {last}"
        return f"{self._words(aside)}: {menu_text(named)}"

    @staticmethod
    def _steps(aside: SetAside) -> str:
        return tool_tip("\n".join(label for label, _, _ in aside.steps))

    def _name(self, button: QPushButton, aside: SetAside) -> None:
        button.setText(self._words(aside))
        button.setToolTip(tool_tip(self._steps(aside)))

    def _adapt(self) -> None:
        row = self.table.currentIndex().row()
        line = self.model.line(row) if 0 <= row < self.model.rowCount() else None
        why = self.model.why_not(line) if line is not None else None
        self.why.setText(why or "")
        self.why.setVisible(bool(why))
        self.make.setEnabled(bool(self.model.ticked()))

    def _on_clicked(self, index: QModelIndex) -> None:
        if index.column():  # the first one is for ticks
            self._go_to(index)

    def _go_to(self, index: QModelIndex) -> None:
        page = self._open_page()
        if page is not None:
            page.view.finish_editing()
            page.session.history.go_to(self.model.line(index.row()).position)

    def _bring_back(self, number: int) -> None:
        page = self._open_page()
        if page is None:
            return
        found = page.session.history.set_aside()
        if number < len(found):
            page.view.finish_editing()
            page.session.history.bring_back(found[number])
            self._tells.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the table by Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)
