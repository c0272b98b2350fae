"""Somebody with a mouse alone, in a window of this process.

The pointer is moved and pressed by the X server; where things are on screen is asked of the window.
"""

from __future__ import annotations

import subprocess
import threading
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QMenu,
    QMenuBar,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QTableView,
    QWidget,
)

from sitemap_editor.core.filtering.facet_terms import Facet
from sitemap_editor.windows.changing.change_dialog import ChangeDialog
from sitemap_editor.windows.changing.duplicates_dialog import DuplicatesDialog
from sitemap_editor.windows.importing.dialog import ImportDialog
from sitemap_editor.windows.shell.main_window import MainWindow
from sitemap_editor.windows.table.document_page import DocumentPage

PATIENCE_S: Final = 90.0
_SETTLES_S: Final = 0.35
_HAND_IS_STILL_S: Final = 0.5
"""What comes sooner at the same place is a double click."""
T = TypeVar("T")
D = TypeVar("D", bound=QDialog)


class Asker(QObject):
    """Has things done in the window's thread, also while a dialog is open."""

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(lambda call: call(), Qt.ConnectionType.QueuedConnection)

    def __call__(self, tell: Callable[[], T]) -> T:
        """Return what `tell` says there."""
        done, found = threading.Event(), list[Any]()

        def call() -> None:
            try:
                found.append(tell())
            except Exception as error:  # noqa: BLE001 - raised where it was asked
                found.append(error)
            done.set()

        self.asked.emit(call)
        if not done.wait(PATIENCE_S):
            raise TimeoutError("the window does not answer")
        if isinstance(found[0], Exception):
            raise found[0]
        answer: T = found[0]
        return answer


class Hand:
    """Moves and presses the mouse, and counts."""

    def __init__(self, window: MainWindow, ask: Asker) -> None:
        self.window = window
        self.ask = ask
        self.steps = 0
        self.steps_before = 0

    def until(self, is_so: Callable[[], object], what: str) -> None:
        """Look until something holds."""
        end = time.monotonic() + PATIENCE_S
        while not self.ask(is_so):
            if time.monotonic() > end:
                raise TimeoutError(f"waited in vain: {what}")
            time.sleep(0.05)

    def begin(self) -> None:
        """Begin the task: what was done so far is what it is about."""
        self.steps_before = self.steps

    def press(self, place: QPoint) -> None:
        """Click there."""
        time.sleep(_HAND_IS_STILL_S)
        self.steps += 1
        _xdotool("mousemove", *_numbers(place), "click", "1")
        time.sleep(_SETTLES_S)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press at one place, and let go at another."""
        self.steps += 1
        middle = QPoint((start.x() + end.x()) // 2, (start.y() + end.y()) // 2)
        _xdotool("mousemove", *_numbers(start), "mousedown", "1")
        for place in (middle, end):
            _xdotool("mousemove", *_numbers(place))
            time.sleep(0.1)
        _xdotool("mouseup", "1")
        time.sleep(_SETTLES_S)

    # What is clicked

    def click(
        self, widget: Callable[[], QWidget], where: Callable[[], QPoint | None] = lambda: None
    ) -> None:
        """Click a widget that can be, in its middle or at a place of it."""
        self.until(lambda: widget().isVisible() and widget().isEnabled(), "something to click")

        def place() -> QPoint:
            found = widget()
            inside = where()
            return found.mapToGlobal(found.rect().center() if inside is None else inside)

        self.press(self.ask(place))

    def click_box(self, box: Callable[[], QAbstractButton]) -> None:
        """Click a box to tick or a button of a group: on its mark, for the text may be short."""

        def mark() -> QPoint:
            option = QStyleOptionButton()
            option.initFrom(box())
            kind = QStyle.SubElement.SE_CheckBoxIndicator
            return box().style().subElementRect(kind, option, box()).center()

        self.click(box, mark)

    def click_item(
        self, view: Callable[[], QAbstractItemView], row: Callable[[], int | None], column: int = 0
    ) -> None:
        """Click a line of a list."""
        self.until(lambda: row() is not None, "a line of a list")

        def rect() -> QRect:
            index = view().model().index(row() or 0, column)
            view().scrollTo(index)
            return view().visualRect(index)

        self.click(lambda: view().viewport(), lambda: rect().center())

    def choose(self, action_id: str) -> None:
        """Choose an entry of the menus."""
        self.choose_action(lambda: self.window.action_set[action_id])

    def choose_action(self, action: Callable[[], QAction]) -> None:
        bar = self.ask(self.window.menuBar)
        way = self.ask(lambda: _way(bar, action()))
        assert way, f"no menu has {self.ask(lambda: action().text())}"
        for menu, entry in way:
            self._choose_in(menu, entry)

    def _choose_in(self, menu: QMenuBar | QMenu, entry: QAction) -> None:
        self.until(menu.isVisible, "a menu")
        self.press(self.ask(lambda: menu.mapToGlobal(menu.actionGeometry(entry).center())))

    def pick(self, box: Callable[[], QComboBox], data: object) -> None:
        """Open a box with a list and choose from it."""
        self.click(box, lambda: QPoint(box().width() - 8, box().height() // 2))
        self.until(lambda: box().view().isVisible(), "a list")
        self.click_item(lambda: box().view(), lambda: box().findData(data))

    # What there is

    @property
    def page(self) -> DocumentPage:
        page = self.window.tabs.current_page()
        assert page is not None
        return page

    def dialog(self, kind: type[D]) -> D:
        """Return a dialog, once it is there."""
        self.until(lambda: _dialog(kind) is not None, kind.__name__)
        found = self.ask(lambda: _dialog(kind))
        assert found is not None
        return found

    def facet(self, facet: Facet, value: str) -> None:
        """Click a value of a list in Explore; the list is unfolded first where it is not."""
        part = self.ask(lambda: self.window.explore.made().facets)  # type: ignore[attr-defined]  # the panel's own
        rows, before = self.page.filter.rows, self.page.filter.rows.text
        if not self.ask(lambda: part.model.row_of(facet, value)):
            self.click_item(lambda: part.table, lambda: part.model.row_of(facet, None))
        self.click_item(lambda: part.table, lambda: part.model.row_of(facet, value))
        self.until(lambda: rows.text != before and not rows.is_working, "the rows of a filter")

    def select_all(self) -> None:
        """Click the corner of the table."""
        self.click(lambda: _corner(self.page.view))

    def click_cell(self, row: int, field: str) -> None:
        view, model = self.page.view, self.page.model
        self.click_item(lambda: view, lambda: row, self.ask(lambda: model.names.index(field)))

    def tool(self, dialog: ChangeDialog, spec_id: str) -> None:
        """Choose a tool in Change Rows."""
        tools = dialog.tools

        def row() -> int | None:
            rows = range(tools.count())
            return next(
                (at for at in rows if tools.item(at).data(Qt.ItemDataRole.UserRole) == spec_id),
                None,
            )

        self.click_item(lambda: tools, row)

    def make(self, dialog: ChangeDialog | DuplicatesDialog | ImportDialog) -> None:
        """Press the button that does it, and wait until it is done."""
        self.until(lambda: not dialog.is_preparing(), "a preview")
        before = self.ask(lambda: self.page.session.revision)
        self.click(lambda: dialog.make)
        self.until(lambda: self.page.session.revision != before, "an edit")

    def answer(self, button: QDialogButtonBox.StandardButton) -> None:
        """Press a button of the box in front."""

        def place() -> QPoint | None:
            front = QApplication.activeModalWidget()
            boxes = front.findChildren(QDialogButtonBox) if front is not None else []
            for box in boxes:
                for each in box.findChildren(QPushButton):
                    if box.standardButton(each) == button and each.isEnabled():
                        return each.mapToGlobal(each.rect().center())
            return None

        self.until(place, "a button")
        self.press(self.ask(place) or QPoint())

    def press_tool(self, action_id: str) -> None:
        """Press a button of the toolbar."""
        toolbar = self.ask(lambda: self.window.toolbar)
        self.click(lambda: toolbar.widgetForAction(self.window.action_set[action_id]))

    def save(self) -> None:
        """Press Save."""
        self.until(lambda: self.page.session.is_modified, "an edit")
        self.press_tool("file.save")
        self.until(lambda: not self.page.session.is_modified, "the file on disk")

    def go_to_other_tab(self) -> None:
        """Click the tab of the other of two files."""
        tabs = self.ask(lambda: self.window.tabs)
        other = 1 - self.ask(tabs.currentIndex)
        self.click(lambda: tabs.bar, lambda: tabs.bar.tabRect(other).center())
        self.until(lambda: tabs.currentIndex() == other, "another tab")
        self.until(lambda: self.page.session.findings.is_settled, "the check")


def _way(menu: QMenuBar | QMenu, wanted: QAction) -> list[tuple[QMenuBar | QMenu, QAction]]:
    """Return the menus that lead to an entry, each with what to click in it."""
    for entry in menu.actions():
        if entry is wanted:
            return [(menu, entry)]
        inside = entry.menu()
        if isinstance(inside, QMenu) and (way := _way(inside, wanted)):
            return [(menu, entry), *way]
    return []


def menu_called(window: MainWindow, title: str) -> QMenu:
    """Return a menu that is filled as it opens, by its title."""
    return next(each for each in window.findChildren(QMenu) if each.title() == title)


def _dialog(kind: type[D]) -> D | None:
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, kind) and widget.isVisible():
            return widget
    return None


def _corner(view: QTableView) -> QWidget:
    return next(
        each
        for each in view.findChildren(QAbstractButton)
        if each.metaObject().className() == "QTableCornerButton"
    )


def _numbers(place: QPoint) -> tuple[str, str]:
    return str(place.x()), str(place.y())


def _xdotool(*words: str) -> None:
    subprocess.run(["xdotool", *words], check=True, timeout=PATIENCE_S)
