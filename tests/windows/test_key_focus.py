"""A shortcut belongs to what has the focus: every action with keys, at every widget of a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QKeyCombination, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QLineEdit, QWidget

from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.action_specs.action_spec import ActionSpec
from sitemap_editor.windows.action_specs.catalogue import ACTIONS
from sitemap_editor.windows.explore.kinds import ProblemKinds
from sitemap_editor.windows.key_focus import Focus, KeyScope, focus_of, is_reached
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.problems.dock import ProblemsDock
from sitemap_editor.windows.problems.list_table import ProblemTable
from sitemap_editor.windows.repair.text_page import TextPage
from sitemap_editor.windows.table.table_view import TableView
from tests.indexes_on_disk import index, sitemap
from tests.qt_support import (
    ALT,
    CHANGEFREQ,
    CTRL,
    LASTMOD,
    LOC,
    PRIORITY,
    SHIFT,
    Key,
    Person,
    drain,
)
from tests.windows import rooms
from tests.windows.files import some_file

BODY: Final = "".join(
    f"\n <url><loc>https://example.com/{name}</loc><lastmod>{date}</lastmod>"
    f"<changefreq>daily</changefreq><priority>0.5</priority></url>"
    for name, date in (("a b", "2024-02-30"), ("b", "2024-05-06"), ("c", "06/05/2024"))
)
NOT_EVERYWHERE: Final = [
    spec for spec in ACTIONS if spec.keys and spec.scope is not KeyScope.WINDOW
]
REACHES_THE_TABLE: Final = {
    *("edit.undo", "edit.redo", "edit.cut", "edit.copy", "edit.paste", "edit.paste_rows"),
    *("edit.clear", "edit.select_all", "edit.now", "rows.insert_above", "rows.insert_below"),
    *("rows.duplicate", "rows.delete", "rows.move_up", "rows.move_down"),
    *("edit.fill", "edit.fill_down", "edit.fill_right", "edit.today"),
    "problems.fix",
}


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    """Somebody with a file, the find bar, the problems and the tree on screen."""
    person.opens(some_file(folder, body=BODY))
    shows_all(person)
    person.edits(1, LASTMOD, "2024-05-07")  # there is something to undo
    person.goes_to(1, LOC)
    return person


@pytest.fixture
def index_reader(person: Person, folder: Path) -> Person:
    """The same with an index."""
    sitemap(folder, "a.xml", 3)
    person.opens(index(folder, ["a.xml", "gone.xml"], lastmod="2026-05-06"))
    shows_all(person)
    person.edits(0, LASTMOD, "2026-05-07")
    person.goes_to(0, LOC)
    return person


def shows_all(person: Person) -> None:
    person.window.problems.open()
    person.window.file_line.published.click()
    person.does("find.show")
    person.types("words to find")
    if not person.window.explore.is_shown:
        person.does("view.tree")
    person.waits_until(lambda: person.session.findings.is_settled)
    drain()


def panel(person: Person) -> ProblemsDock:
    dock = person.window.problems.dock
    assert dock is not None
    return dock


def is_listed(person: Person) -> bool:
    """Tell whether the list of problems follows the last edit already."""
    model = panel(person).model
    return model is not None and not model._settle.isActive() and model._job is None


def fields(person: Person) -> dict[str, QLineEdit]:
    dock = panel(person)
    return {
        "find": person.page.find_bar.text,
        "filter": dock.text,
        "published": person.window.file_line.bar.url,
    }


def focusable(person: Person) -> list[QWidget]:
    """Everything on screen that takes the keyboard, panels that are windows included."""
    return [
        widget
        for widget in (person.window.menuBar(), *person.window.findChildren(QWidget))
        if widget.isVisible()
        and widget.isEnabled()
        and (widget.focusPolicy() != Qt.FocusPolicy.NoFocus or widget is person.window.menuBar())
        and widget.focusProxy() is None
    ]


def keys_of(spec: ActionSpec, person: Person) -> list[QKeySequence]:
    return person.window.action_set[spec.id].shortcuts()


def combination(keys: QKeySequence) -> QKeyCombination:
    first: QKeyCombination = keys[0]  # type: ignore[index]  # the stubs do not know
    return first


def press(widget: QWidget, keys: QKeySequence) -> None:
    key, modifiers = combination(keys).key(), combination(keys).keyboardModifiers()
    for act in (QTest.KeyAction.Press, QTest.KeyAction.Release):
        # Without a text of ours QTest looks one up, and does not know the keys of media keyboards.
        QTest.sendKeyEvent(act, widget, key, "", modifiers)


def goes_into(person: Person, widget: QWidget) -> None:
    widget.window().activateWindow()
    widget.setFocus()
    if QApplication.focusWidget() is not widget:  # another window takes its time
        person.waits_until(lambda: QApplication.focusWidget() is widget)


def leads_on(widget: QWidget, keys: QKeySequence) -> bool:
    """Tell whether a key goes from a button to the next control, as in Qt all arrows do."""
    is_arrow = combination(keys).key() in (Key.Key_Up, Key.Key_Down)
    return is_arrow and isinstance(widget, QAbstractButton)


def walks_on(widget: QWidget, keys: QKeySequence) -> bool:
    """Tell whether a key goes to the next problem, where the table goes as well."""
    is_arrow = combination(keys).key() in (Key.Key_Up, Key.Key_Down)
    return is_arrow and isinstance(widget, ProblemTable | ProblemKinds)


class Called:
    """The actions that were called since it was asked the last time."""

    def __init__(self, person: Person) -> None:
        self._ids: list[str] = []
        for action in person.window.action_set:
            action.triggered.connect(self._noted(action))

    def _noted(self, action: QAction) -> Callable[[], None]:
        return lambda: self._ids.append(action.objectName())

    def take(self) -> list[str]:
        taken, self._ids = self._ids, []
        return taken


def presses_all_keys(
    person: Person, contents: Callable[[], object], place: Callable[[], object] = lambda: None
) -> Iterator[str]:
    """Press the keys of each action at each widget; say where one came through."""
    called = Called(person)
    widgets = [each for each in focusable(person) if not isinstance(each, TableView)]
    assert len(widgets) > 3
    before = contents()
    for widget in widgets:
        for spec in NOT_EVERYWHERE:
            for keys in keys_of(spec, person):
                if is_reached(spec.scope, focus_of(widget)) or not widget.isEnabled():
                    continue
                goes_into(person, widget)
                here = place()
                press(widget, keys)
                popup = QApplication.activePopupWidget()
                if popup is not None:  # a box opens its list by Alt+Down
                    popup.close()
                name = f"{spec.id} by {keys.toString()} at {widget.metaObject().className()}"
                has_moved = place() != here and not walks_on(widget, keys)
                if called.take() or contents() != before or has_moved:
                    yield f"{name} {widget.accessibleName()}"
                if QApplication.focusWidget() is not widget and not leads_on(widget, keys):
                    yield f"{name} {widget.accessibleName()}: the focus went away"


@pytest.mark.parametrize("is_floating", [False, True])
def test_no_key_of_the_table_changes_a_row_while_another_widget_has_the_focus(
    sitter: Person, is_floating: bool
) -> None:
    for dock in sitter.window.findChildren(QDockWidget):
        dock.setFloating(is_floating)
    drain()
    assert "\n".join(presses_all_keys(sitter, lambda: sitter.bytes, lambda: sitter.at)) == ""


def test_no_key_of_the_table_changes_a_row_of_an_index_while_another_widget_has_the_focus(
    index_reader: Person,
) -> None:
    reader = index_reader
    assert "\n".join(presses_all_keys(reader, lambda: reader.bytes, lambda: reader.at)) == ""


def test_no_key_of_the_table_reaches_anything_from_the_buttons_of_a_text(
    person: Person, folder: Path, settings: Settings
) -> None:
    def look(_window: QWidget) -> None:
        page = person.window.tabs.front_page()
        assert isinstance(page, TextPage)
        text = page.view.toPlainText()
        assert text
        page.view.setReadOnly(True)  # its own keys change it, as they should
        assert "\n".join(presses_all_keys(person, page.view.toPlainText)) == ""

    rooms.text_page(rooms.Visit(person, folder, settings, look))


@pytest.mark.parametrize("spec", NOT_EVERYWHERE, ids=lambda spec: spec.id)
def test_with_the_focus_in_the_table_each_action_comes_by_each_of_its_keys(
    sitter: Person, spec: ActionSpec
) -> None:
    for keys in keys_of(spec, sitter):
        if spec.id == "edit.redo":
            sitter.does("edit.undo")
        sitter.goes_to(0, LOC)
        called = Called(sitter)
        press(sitter.view, keys)
        assert called.take() == [spec.id], keys.toString()
        sitter.view.finish_editing()  # a new row opens for typing
        if spec.id == "edit.undo":
            sitter.does("edit.redo")


def test_every_action_that_changes_rows_by_its_key_says_from_where() -> None:
    """What is not listed here is reached from anywhere, so it may change no row by itself."""
    assert {spec.id for spec in NOT_EVERYWHERE} == REACHES_THE_TABLE


# Fields


@pytest.mark.parametrize("field", ["find", "filter", "published"])
def test_control_backspace_in_a_field_deletes_a_word_and_typing_goes_on_there(
    sitter: Person, field: str
) -> None:
    line, before = fields(sitter)[field], sitter.bytes
    line.setText("one two")
    line.setFocus()
    sitter.presses(Key.Key_Backspace, CTRL)
    for key in (Key.Key_D, Key.Key_Semicolon):
        sitter.presses(key, CTRL)
    sitter.types("x")
    assert line.text() == "one x"
    assert line.hasFocus()
    assert sitter.bytes == before


@pytest.mark.parametrize("field", ["find", "filter", "published"])
@pytest.mark.parametrize(("key", "modifiers"), [(Key.Key_Y, CTRL), (Key.Key_Z, CTRL | SHIFT)])
def test_undo_and_redo_in_a_field_are_those_of_the_field(
    sitter: Person, field: str, key: Key, modifiers: Qt.KeyboardModifier
) -> None:
    before = sitter.bytes
    line = fields(sitter)[field]
    line.clear()
    line.setFocus()
    sitter.types("x")
    sitter.presses(Key.Key_Z, CTRL)
    assert line.text() == ""
    sitter.does("edit.undo")  # by the menu, which names the step of the table
    undone = sitter.bytes
    assert undone != before
    line.setFocus()
    sitter.presses(key, modifiers)
    assert sitter.bytes == undone


def test_an_entry_of_the_menu_works_on_the_table_from_a_field_too(sitter: Person) -> None:
    fields(sitter)["find"].setFocus()
    sitter.does("rows.delete")
    assert sitter.page.model.rowCount() == 2


@pytest.mark.parametrize("column", [LOC, LASTMOD, CHANGEFREQ, PRIORITY])
def test_an_open_editor_is_a_field_too(sitter: Person, column: int) -> None:
    rows, order = sitter.page.model.rowCount(), sitter.column(LOC)
    sitter.goes_to(1, column)
    sitter.presses(Key.Key_F2)
    for key in (Key.Key_D, Key.Key_Backspace, Key.Key_Delete):
        sitter.presses(key, CTRL)
        assert sitter.editing
    if column != LASTMOD:  # there it is the key for the present time
        sitter.presses(Key.Key_Semicolon, CTRL)
    sitter.presses(Key.Key_Escape)
    assert sitter.page.model.rowCount() == rows
    assert sitter.column(LOC) == order
    assert sitter.column(LASTMOD) == ["2024-02-30", "2024-05-07", "06/05/2024"]


def test_a_new_row_is_begun_from_an_open_editor_whose_text_is_kept(sitter: Person) -> None:
    sitter.goes_to(1, LOC)
    sitter.types("https://example.com/typed")
    sitter.presses(Key.Key_Return, ALT)
    assert sitter.column(LOC)[1:3] == ["https://example.com/typed", ""]
    assert sitter.editing


def test_a_key_pressed_in_the_menu_bar_clears_no_cell(sitter: Person) -> None:
    before, bar = sitter.bytes, sitter.window.menuBar()
    bar.setFocus()
    assert bar.hasFocus()
    sitter.presses(Key.Key_Delete)
    sitter.presses(Key.Key_Backspace, CTRL)
    assert sitter.bytes == before


# Lists


def test_control_a_and_control_c_in_the_list_of_problems_are_about_the_list(
    sitter: Person,
) -> None:
    table, before = panel(sitter).table, sitter.bytes
    sitter.waits_until(lambda: is_listed(sitter))
    count = table.model().rowCount()
    assert count > 2
    table.setFocus()
    sitter.presses(Key.Key_Home)
    sitter.presses(Key.Key_Down, SHIFT)
    sitter.presses(Key.Key_C, CTRL)
    sitter.waits_until(lambda: "sitemap.xml" in QGuiApplication.clipboard().text())
    assert len(QGuiApplication.clipboard().text().splitlines()) == 2
    assert " L06 " in QGuiApplication.clipboard().text()
    rows = sitter.view.selected.rows()
    sitter.presses(Key.Key_A, CTRL)
    sitter.presses(Key.Key_C, CTRL)
    sitter.waits_until(lambda: len(QGuiApplication.clipboard().text().splitlines()) == count)
    assert sitter.view.selected.rows() == rows
    sitter.presses(Key.Key_Delete)
    assert table.hasFocus()
    assert sitter.bytes == before


def test_control_c_in_a_list_of_a_dialog_copies_its_selected_lines(sitter: Person) -> None:
    table = panel(sitter).table
    table.setFocus()
    table.select([0, 1])
    LinesTable.copy_lines(table)
    model = table.model()
    first = "\t".join(str(model.index(0, column).data() or "") for column in range(5))
    assert QGuiApplication.clipboard().text().splitlines()[0] == first
    assert len(QGuiApplication.clipboard().text().splitlines()) == 2


def test_the_keys_of_fix_work_in_the_list_of_problems(sitter: Person) -> None:
    table = panel(sitter).table
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    assert table.model().index(0, 0).data() == "L06"
    sitter.presses(Key.Key_F8, CTRL)
    assert sitter.sees(0, LOC) == "https://example.com/a%20b"


# What widgets are


def test_any_field_is_known_as_one_whoever_made_it(person: Person) -> None:
    line = QLineEdit(person.window)
    assert focus_of(line) is Focus.TEXT
    line.setReadOnly(True)
    assert focus_of(line) is Focus.OTHER
    assert focus_of(None) is Focus.OTHER


# Keys in the table that type nothing


@pytest.mark.parametrize("column", [LOC, LASTMOD, CHANGEFREQ, PRIORITY])
def test_control_and_shift_with_space_select_column_and_row(sitter: Person, column: int) -> None:
    before = sitter.bytes
    sitter.goes_to(1, column)
    sitter.presses(Key.Key_Space, CTRL)
    assert sitter.view.selected.parts() == [(range(3), [column])]
    sitter.goes_to(1, column)
    sitter.presses(Key.Key_Space, SHIFT)
    assert sitter.view.selected.parts() == [(range(1, 2), [0, 1, 2, 3])]
    assert sitter.at == (1, column)
    sitter.goes_to(1, column)
    sitter.presses(Key.Key_Home, CTRL)
    assert sitter.at == (0, 0)
    assert not sitter.editing
    assert sitter.bytes == before


def test_alt_and_arrows_in_the_table_move_rows(sitter: Person) -> None:
    sitter.goes_to(1, LOC)
    sitter.presses(Key.Key_Down, ALT)
    assert sitter.column(LOC)[2] == "https://example.com/b"


# The way from an open editor


def test_the_next_problem_is_looked_for_from_the_row_of_the_open_editor(sitter: Person) -> None:
    sitter.goes_to(0, PRIORITY)
    sitter.types("0.7")
    sitter.presses(Key.Key_F8)
    assert sitter.sees(0, PRIORITY) == "0.7"
    assert sitter.at == (2, LASTMOD)
    assert not sitter.editing
    assert sitter.view.hasFocus()


def test_fix_with_an_open_editor_mends_the_row_of_the_editor(sitter: Person) -> None:
    sitter.goes_to(1, LOC)
    sitter.types("https://example.com/x y")
    sitter.presses(Key.Key_F8, CTRL)
    assert sitter.sees(1, LOC) == "https://example.com/x%20y"
    assert sitter.at == (1, LOC)
    assert not sitter.editing


def test_the_next_hit_is_looked_for_from_the_row_of_the_open_editor(sitter: Person) -> None:
    sitter.page.find_bar.text.setText("example")
    sitter.page.find_bar.flush()
    sitter.waits_until(lambda: not sitter.page.finder.is_searching)
    sitter.goes_to(0, LOC)
    sitter.presses(Key.Key_F2)
    sitter.presses(Key.Key_End)
    sitter.types("zz")
    sitter.presses(Key.Key_F3)
    sitter.waits_until(lambda: not sitter.page.finder.is_searching)
    assert sitter.sees(0, LOC) == "https://example.com/a bzz"
    assert sitter.at == (1, LOC)


def test_a_cell_that_is_gone_to_while_an_editor_is_open_is_where_one_arrives(
    sitter: Person,
) -> None:
    sitter.goes_to(0, LOC)
    sitter.presses(Key.Key_F2)
    sitter.view.setCurrentIndex(sitter.page.model.index(1, LOC))
    assert sitter.at == (1, LOC)


def test_the_clicked_row_is_the_current_one_whatever_was_being_typed(sitter: Person) -> None:
    sitter.goes_to(2, LOC)
    sitter.presses(Key.Key_F2)
    place = sitter.view.visualRect(sitter.page.model.index(0, LASTMOD)).center()
    QTest.mouseClick(sitter.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))
    assert sitter.at == (0, LASTMOD)


@pytest.mark.parametrize("name", ["find", "filter", "rows"])
def test_from_a_field_one_goes_through_the_problems_and_fixes_all_of_a_kind_after_a_question(
    sitter: Person, name: str
) -> None:
    sitter.presses(Key.Key_L, CTRL | Qt.KeyboardModifier.ShiftModifier)
    field = {**fields(sitter), "rows": sitter.page.filter.bar.text}[name]
    sitter.goes_to(0, LOC)
    field.setFocus()
    sitter.presses(Key.Key_F8)
    assert sitter.at == (0, LASTMOD)
    field.setFocus()
    sitter.presses(Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert sitter.at == (0, LOC)
    field.setFocus()
    sitter.prompts.will_be_asked("review_fix", None)
    sitter.presses(Key.Key_F8, CTRL | Qt.KeyboardModifier.ShiftModifier)
    sitter.waits_until(lambda: not sitter.prompts.open_answers)


def test_fix_mends_the_problem_that_was_gone_to_from_an_open_editor(sitter: Person) -> None:
    sitter.goes_to(2, PRIORITY)
    sitter.types("0.7")
    sitter.presses(Key.Key_F8)
    assert sitter.at == (0, LOC)
    sitter.presses(Key.Key_F8, CTRL)
    assert sitter.sees(0, LOC) == "https://example.com/a%20b"
    assert sitter.sees(2, PRIORITY) == "0.7"


def test_undo_and_redo_in_a_text_that_is_the_whole_tab_are_those_of_the_file(
    person: Person, folder: Path, settings: Settings
) -> None:
    def look(_window: QWidget) -> None:
        page = person.window.tabs.front_page()
        assert isinstance(page, TextPage)
        before = page.view.toPlainText()
        page.view.setFocus()
        assert focus_of(page.view) is Focus.DOCUMENT_TEXT
        person.types("x")
        after = page.view.toPlainText()
        person.presses(Key.Key_Z, CTRL)
        assert page.view.toPlainText() == before
        person.presses(Key.Key_Y, CTRL)
        assert page.view.toPlainText() == after
        person.presses(Key.Key_Z, CTRL)

    rooms.text_page(rooms.Visit(person, folder, settings, look))
