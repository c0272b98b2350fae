"""Whoever hears the program, or has no mouse: names, roles, and the way of the Tab key."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QScrollBar,
    QStackedWidget,
    QTabBar,
    QToolBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.qt_support import CHANGEFREQ, LASTMOD, LOC, Person
from tests.windows.files import some_file

_ROLE = QAccessible.Role
INTERACTIVE: Final = {
    *(_ROLE.PushButton, _ROLE.CheckBox, _ROLE.RadioButton, _ROLE.ComboBox, _ROLE.EditableText),
    *(_ROLE.SpinBox, _ROLE.Slider, _ROLE.PageTab, _ROLE.MenuItem, _ROLE.Table, _ROLE.Tree),
    *(
        _ROLE.List,
        _ROLE.Link,
        _ROLE.ButtonDropDown,
        _ROLE.ButtonMenu,
        _ROLE.Dial,
        _ROLE.HotkeyField,
    ),
    *(_ROLE.Document, _ROLE.ProgressBar),
}
ITEM_VIEWS: Final = (_ROLE.Table, _ROLE.Tree, _ROLE.List)
LONGEST: Final = 20_000


def interfaces(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """Walk what assistive programs see, without the cells of tables."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    waiting = [found]
    for _ in range(LONGEST):
        if not waiting:
            return
        each = waiting.pop()
        if each.state().invisible:
            continue
        yield each
        if each.role() not in ITEM_VIEWS:
            children: list[QAccessibleInterface | None]  # Qt may have none, the stubs know better
            children = [each.child(number) for number in range(each.childCount())]
            waiting.extend(child for child in children if child is not None)
    pytest.fail("the tree has no end")


def is_part(widget: QWidget | None) -> bool:
    """Tell whether a widget is the inside of another one that speaks for it."""
    parent = widget.parentWidget() if widget is not None else None
    if isinstance(parent, QAbstractSpinBox | QComboBox):
        return True
    is_own = widget is not None and (widget.objectName() or "").startswith("qt_")
    return is_own and isinstance(parent, QToolBar | QTabBar)


def unnamed(window: QWidget) -> list[str]:
    """Return the controls of a window that nobody could be told apart from others."""
    found = []
    for each in interfaces(window):
        thing: QObject | None = each.object()
        widget = thing if isinstance(thing, QWidget) else None
        if each.role() not in INTERACTIVE or is_part(widget):
            continue
        if not each.text(QAccessible.Text.Name).strip():
            name = thing.objectName() if thing is not None else ""
            found.append(f"{each.role().name} {type(thing).__name__} {name}")
    return found


def stops(window: QWidget) -> list[QWidget]:
    """Return where the Tab key leads, from the first place to the last."""
    found: list[QWidget] = []
    widget = window.nextInFocusChain()
    while widget is not None and widget is not window:
        if is_stop(widget, window):
            found.append(widget)
        widget = widget.nextInFocusChain()
    return found


def is_stop(widget: QWidget, window: QWidget) -> bool:
    takes_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    is_inside = window.isAncestorOf(widget) and widget.window() is window.window()
    is_here = widget.isVisible() and widget.isEnabled() and is_inside
    return takes_tab and is_here and widget.focusProxy() is None


def unreachable(window: QWidget) -> list[str]:
    """Return the controls that a person without a mouse does not get to."""
    reached = set(stops(window))
    found = []
    for each in interfaces(window):
        widget = each.object()
        if each.role() not in INTERACTIVE or not isinstance(widget, QWidget) or is_part(widget):
            continue
        if each.role() in (_ROLE.ProgressBar, _ROLE.MenuItem) or not widget.isEnabled():
            continue
        if widget in reached or widget.focusProxy() in reached or has_another_way(widget):
            continue
        found.append(
            f"{each.role().name} {type(widget).__name__} {each.text(QAccessible.Text.Name)}"
        )
    return found


def has_another_way(widget: QWidget) -> bool:
    """Tell whether a control does what an entry of the menus does, or a key of its own."""
    if isinstance(widget, QScrollBar):
        return True
    parent = widget.parentWidget()
    if isinstance(parent, QLineEdit):
        return True  # a picture in a field, or what empties it
    if isinstance(parent, QToolBar):
        return True  # every action of it is in the menus: test_window
    if isinstance(widget, QRadioButton):
        return True  # the arrow keys go through a group
    if isinstance(widget, QAbstractButton) and widget.objectName().startswith("qt_dockwidget"):
        return True  # the View and Problems menus open and close both docks
    return isinstance(widget, QTabBar) or is_close_button_of_tab(widget)


def is_close_button_of_tab(widget: QWidget) -> bool:
    return isinstance(widget.parentWidget(), QTabBar)


def places(one: QWidget, other: QWidget) -> tuple[QRect, QRect]:
    """Return where two widgets are; of two that scroll together, whether they are seen or not."""
    if scrolled_by(one) is scrolled_by(other):
        return whole_place(one), whole_place(other)
    return place(one), place(other)


def scrolled_by(widget: QWidget) -> QScrollArea | None:
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent


def whole_place(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


def place(widget: QWidget) -> QRect:
    """Return where a widget is, or the end of its scroll area that it lies behind."""
    found = whole_place(widget)
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        grandparent = parent.parentWidget()
        if isinstance(grandparent, QScrollArea) and grandparent.viewport() is parent:
            seen = QRect(parent.mapToGlobal(QPoint(0, 0)), parent.size())
            found.moveTop(min(max(found.top(), seen.top()), seen.bottom() - 1))
            found.setBottom(min(found.bottom(), seen.bottom()))
        parent = grandparent
    return found


def steps_back(window: QWidget) -> list[str]:
    """Return where Tab goes against the order of reading: up, unless to another column.

    Where a window begins is its own choice: what counts is the circle, which goes back up once.
    """
    chain = stops(window)
    found = []
    for one, other in pairwise([*chain, *chain[:1]]):
        here, there = places(one, other)
        is_above = there.bottom() <= here.top()
        is_right = there.left() >= here.right()
        if panel_of(other) not in (None, panel_of(one)) and there.right() <= here.left():
            continue  # the panel on the left comes after the page, however high the page begins
        is_left_beside = (
            there.right() <= here.left()
            and there.top() < here.bottom()
            and there.bottom() > here.top()
            and there.height() <= 2 * here.height()
        )
        if (is_above and not is_right) or is_left_beside:
            found.append(f"{told(one)} → {told(other)}")
    return found if len(found) > 1 else []


def panel_of(widget: QWidget) -> QDockWidget | None:
    parent: QWidget | None = widget
    while parent is not None and not isinstance(parent, QDockWidget):
        parent = parent.parentWidget()
    return parent


def told(widget: QWidget) -> str:
    name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
    return f"{type(widget).__name__} “{name}”"


def test_the_keyboard_gets_out_of_the_table_and_to_every_control(
    person: Person, folder: Path
) -> None:
    """In the table Tab goes from cell to cell: F6 leaves it, and Tab goes on from there."""
    person.opens(some_file(folder))
    person.page.add_notice("A notice with something to do.", action=("Do It", lambda: None))
    person.does("find.show")
    person.window.problems.open()
    person.goes_to(0, LOC)
    person.presses(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is person.view
    reached: list[QWidget] = []
    person.presses(Qt.Key.Key_F6)
    while (widget := QApplication.focusWidget()) is not person.view:
        assert widget is not None
        assert widget not in reached, "a circle that leaves the table out"
        reached.append(widget)
        person.presses(Qt.Key.Key_Tab)
    assert {told(widget) for widget in stops(person.window)} - {told(person.view)} == {
        told(widget) for widget in reached
    }
    assert any("Do It" in told(widget) for widget in reached)
    person.presses(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is reached[-1]


@pytest.mark.parametrize(
    ("column", "text"),
    [(LOC, "https://example.com/z"), (LASTMOD, "2024-02-29"), (CHANGEFREQ, "daily")],
)
def test_a_text_that_an_assistive_program_sets_is_kept(
    person: Person, folder: Path, column: int, text: str
) -> None:
    """Such as dictation does: at once, without a key."""
    person.opens(some_file(folder))
    person.goes_to(1, column)
    person.presses(Qt.Key.Key_F2)
    editor = QAccessible.queryAccessibleInterface(person.editor)
    editor.setText(QAccessible.Text.Value, text)
    person.presses(Qt.Key.Key_Return)
    assert person.sees(1, column) == text


def test_an_editor_tells_why_its_value_is_wrong(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    person.goes_to(1, LASTMOD)
    person.types("2024-02-30")
    told = QAccessible.queryAccessibleInterface(person.editor).text(QAccessible.Text.Description)
    assert told == person.hint == "This day does not exist."
    person.presses(Qt.Key.Key_Escape)


def with_letters(window: QWidget) -> Iterator[tuple[QWidget, str]]:
    """Yield the controls of a window whose texts may have a letter for Alt, and these texts."""
    for widget in window.findChildren(QWidget):
        if isinstance(widget, QAbstractButton) or (
            isinstance(widget, QLabel) and widget.buddy() is not None
        ):
            yield widget, widget.text()
        elif isinstance(widget, QGroupBox):
            yield widget, widget.title()
        elif isinstance(widget, QTabBar):
            yield from ((widget, widget.tabText(number)) for number in range(widget.count()))
        elif isinstance(widget, QMenuBar):
            yield from ((widget, action.text()) for action in widget.actions())


def is_beside_others(widget: QWidget, window: QWidget) -> bool:
    """Tell whether a control may be seen with others: in a dialog, what is hidden for now, too."""
    if widget.window() is not window:
        return False
    if not isinstance(window, QDialog):
        return widget.isVisibleTo(window)
    while (parent := widget.parentWidget()) is not None and widget is not window:
        if isinstance(parent, QStackedWidget) and parent.currentWidget() is not widget:
            return False
        widget = parent
    return True


def shared_letters(widget: QWidget) -> list[str]:
    """Return the letters that would, with Alt, mean more than one control of a window."""
    window, found = widget.window(), defaultdict[str, list[str]](list)
    for control, text in with_letters(window):
        letter = QKeySequence.mnemonic(text)
        if not letter.isEmpty() and is_beside_others(control, window):
            found[letter.toString()].append(text)
    return [f"{letter}: {texts}" for letter, texts in found.items() if len(texts) > 1]


@pytest.mark.parametrize("kind", [QDialog, QWidget])
def test_a_letter_that_means_two_controls_is_found(
    qtbot: QtBot, kind: type[QDialog] | type[QWidget]
) -> None:
    window = kind()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for text in ("&Save", "Re&set", "&Add && Close"):
        column.addWidget(QPushButton(text, window))
    label = QLabel("&Address:", window)
    assert shared_letters(window) == ["Alt+S: ['&Save', 'Re&set']"]
    label.setBuddy(window)
    label.hide()
    assert len(shared_letters(window)) == (2 if kind is QDialog else 1)


def untold_choices(window: QWidget) -> list[str]:
    """Return the boxes of which only what is chosen in them is heard, where Qt takes it for a name.

    It does on Linux: there a label that is tied to the box must say what is chosen, or a
    description.
    """
    labelled = {label.buddy() for label in window.findChildren(QLabel)}
    return [
        box.accessibleName()
        for box in window.findChildren(QComboBox)
        if box.isVisible() and box not in labelled and not box.accessibleDescription()
    ]
