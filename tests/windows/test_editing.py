from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QMimeData, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCalendarWidget, QComboBox

from sitemap_editor.windows.table.cell_editors import (
    LastmodEdit,
    line_of,
    meaning_of,
    stepped_priority,
)
from tests.qt_support import (
    ALT,
    CHANGEFREQ,
    CTRL,
    LASTMOD,
    LOC,
    NOW_TEXT,
    PRIORITY,
    SHIFT,
    TODAY,
    Key,
    Person,
    ScriptedPrompts,
    drain,
)
from tests.windows.files import some_file

BODY = """
 <url>
  <loc>https://example.com/a</loc>
  <lastmod>
   2024-05-06
  </lastmod>
 </url>
 <url>
  <loc>https://example.com/b</loc>
  <changefreq> Weekly </changefreq>
  <priority>0.5</priority>
 </url>
 <url>
  <loc>https://example.com/c</loc>
 </url>
"""
A, B, C = (f"https://example.com/{name}" for name in "abc")


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    """Somebody with a file of three rows in front of them."""
    person.opens(some_file(folder, body=BODY))
    return person


def clipboard_text(text: str) -> None:
    mime = QMimeData()
    mime.setText(text)
    QGuiApplication.clipboard().setMimeData(mime)


# Typing


def test_typing_replaces_a_value_and_enter_goes_down(sitter: Person) -> None:
    sitter.edits(0, LOC, "https://example.com/typed")
    assert sitter.sees(0, LOC) == "https://example.com/typed"
    assert sitter.at == (1, LOC)


def test_enter_opens_an_editor_with_the_value_selected(sitter: Person) -> None:
    sitter.goes_to(1, LOC)
    sitter.presses(Key.Key_Return)
    assert sitter.editor.text() == B
    assert sitter.editor.selectedText() == B


def test_escape_leaves_the_cell_as_it_was(sitter: Person) -> None:
    before = sitter.bytes
    sitter.edits(0, LOC, "nonsense", Key.Key_Escape)
    assert sitter.bytes == before
    assert not sitter.can("edit.undo")
    assert sitter.at == (0, LOC)


def test_tab_keeps_the_value_and_edits_the_next_cell(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    sitter.types("https://example.com/z")
    sitter.presses(Key.Key_Tab)
    sitter.waits_until(lambda: sitter.at == (0, LASTMOD))
    assert sitter.sees(0, LOC) == "https://example.com/z"


@pytest.mark.parametrize("end", [Key.Key_Return, Key.Key_Escape, Key.Key_Tab])
def test_an_editor_opened_and_left_alone_changes_nothing(sitter: Person, end: Key) -> None:
    before = sitter.bytes

    def is_left(cell: tuple[int, int]) -> bool:
        return not sitter.editing or sitter.at != cell

    for cell in ((0, LOC), (0, LASTMOD), (1, CHANGEFREQ), (1, PRIORITY), (2, CHANGEFREQ)):
        sitter.goes_to(*cell)
        sitter.presses(Key.Key_F2)
        assert sitter.editing
        sitter.presses(end)
        sitter.waits_until(partial(is_left, cell))
        assert sitter.bytes == before, cell
        assert not sitter.session.is_modified, cell


@pytest.mark.parametrize(
    ("column", "values"),
    [
        (LOC, (A + "1", B + "1")),
        (LASTMOD, ("2025", "2026")),
        (CHANGEFREQ, ("weekly", "often")),
        (PRIORITY, ("0.3", "0.4")),
    ],
)
def test_keys_that_arrive_together_go_to_the_cells_they_are_meant_for(
    sitter: Person, column: int, values: tuple[str, str]
) -> None:
    sitter.goes_to(0, column)
    for value in values:  # nothing is painted and no worker answers between two keys
        for letter in (*value, Key.Key_Return):
            widget = QApplication.focusWidget()
            assert widget is not None
            QTest.keyClick(widget, letter)
    drain()
    assert (sitter.sees(0, column), sitter.sees(1, column)) == values
    assert sitter.at == (2, column)


def test_clicking_elsewhere_keeps_what_was_typed(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    sitter.types("https://example.com/z")
    sitter.goes_to(2, LOC)
    assert sitter.sees(0, LOC) == "https://example.com/z"


def test_what_is_wrong_stands_under_the_editor_as_one_types(sitter: Person) -> None:
    for column, text, words in (
        (LOC, "example.com", "not a full URL"),
        (LOC, "https://example.com/a b", "There is a space at position 22"),
        (LASTMOD, "yesterday", "not a W3C date"),
        (LASTMOD, "2024-05-06T10:20:30", "A time needs a zone"),
        (LASTMOD, "2024-02-30", "This day does not exist"),
        (CHANGEFREQ, "often", "not one of the allowed words"),
        (PRIORITY, "0,5", "not a decimal number with a point"),
        (PRIORITY, "2", "between 0.0 and 1.0"),
    ):
        sitter.goes_to(2, column)
        sitter.types(text)
        assert words in sitter.hint
        bubble = sitter.view.bubble
        assert sitter.view.viewport().rect().contains(bubble.geometry())
        sitter.presses(Key.Key_Return)
        sitter.waits_until(lambda: not sitter.editing)
        assert sitter.hint == ""
        assert sitter.sees(2, column) == text  # a wrong value may be kept


def test_the_words_go_when_the_value_is_right(sitter: Person) -> None:
    sitter.goes_to(2, PRIORITY)
    sitter.types("0.")
    assert sitter.hint
    sitter.types("5")
    assert sitter.hint == ""
    assert sitter.editor.accessibleDescription() == ""


def test_a_wrong_value_is_said_in_tooltip_and_status_bar_and_counted(sitter: Person) -> None:
    sitter.edits(2, LOC, "nowhere", Key.Key_Return)
    sitter.goes_to(2, LOC)
    assert "not a full URL" in sitter.said
    tip = sitter.page.model.index(2, LOC).data(Qt.ItemDataRole.ToolTipRole)
    assert "not a full URL" in tip
    errors = next(iter(sitter.window.status.problems.values()))
    assert errors.number.text() == "2"  # this one and “ Weekly ”
    sitter.does("edit.undo")
    assert errors.number.text() == "1"


def test_a_value_that_cannot_be_stored_is_refused_in_words(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    sitter.types("x")
    sitter.editor.setText("a\x0bb")
    sitter.editor.setModified(True)
    before = sitter.bytes
    sitter.presses(Key.Key_Return)
    sitter.waits_until(lambda: not sitter.editing)
    assert sitter.bytes == before
    assert sitter.said


# lastmod


@pytest.mark.parametrize("column", [LOC, LASTMOD, CHANGEFREQ, PRIORITY])
def test_an_editor_covers_its_cell_and_the_text_stays_where_it_was(
    sitter: Person, column: int
) -> None:
    sitter.goes_to(0, column)
    sitter.presses(Key.Key_F2)
    editor = sitter.editor
    assert editor is not None
    cell = sitter.view.visualRect(sitter.view.table_model.index(0, column))
    whole = editor.parentWidget() if column == CHANGEFREQ else editor
    assert whole is not None
    assert whole.geometry() == cell
    line = line_of(editor)
    assert line is not None
    line.home(False)
    caret = line.cursorRect().center().x() + line.mapTo(whole, QPoint()).x()
    assert abs(caret - sitter.view.cells.look.air) <= 1
    sitter.presses(Key.Key_Escape)


def test_a_date_keeps_its_room_beside_the_buttons(sitter: Person) -> None:
    for width in (90, 120, 200):
        sitter.view.setColumnWidth(LASTMOD, width)
        sitter.goes_to(0, LASTMOD)
        sitter.presses(Key.Key_F2)
        editor = sitter.editor
        assert isinstance(editor, LastmodEdit)
        shown = [action for action in editor.actions() if action.isVisible()]
        assert len(shown) == {90: 0, 120: 1, 200: 2}[width]
        sitter.presses(Key.Key_Escape)


def test_the_calendar_puts_a_day_and_keeps_the_time(sitter: Person) -> None:
    sitter.edits(2, LASTMOD, "2024-05-06T10:20:30Z")
    sitter.goes_to(2, LASTMOD)
    sitter.presses(Key.Key_F2)
    sitter.presses(Key.Key_Down, ALT)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    calendar = popup.findChild(QCalendarWidget)
    assert calendar is not None
    assert calendar.selectedDate() == QDate(2024, 5, 6)
    calendar.activated.emit(QDate(2024, 7, 1))
    drain()
    assert sitter.editor.text() == "2024-07-01T10:20:30Z"
    sitter.presses(Key.Key_Return)
    sitter.waits_until(lambda: sitter.sees(2, LASTMOD) == "2024-07-01T10:20:30Z")


def test_the_calendar_opens_at_today_where_there_is_no_date(sitter: Person) -> None:
    sitter.goes_to(2, LASTMOD)
    sitter.presses(Key.Key_F2)
    actions = {action.toolTip(): action for action in sitter.editor.actions()}
    actions["Calendar (Alt+Down)"].trigger()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    calendar = popup.findChild(QCalendarWidget)
    assert calendar is not None
    assert calendar.selectedDate() == QDate(2026, 5, 6)
    popup.close()
    drain()
    sitter.view.finish_editing()


@pytest.mark.parametrize(
    ("key", "modifiers", "text"),
    [
        (Key.Key_Semicolon, CTRL, TODAY),
        (Key.Key_Semicolon, CTRL | SHIFT, NOW_TEXT),
        (Key.Key_Colon, CTRL | SHIFT, NOW_TEXT),
    ],
)
def test_control_semicolon_in_the_editor_puts_the_present_date_with_shift_the_time(
    sitter: Person, key: Key, modifiers: Qt.KeyboardModifier, text: str
) -> None:
    sitter.goes_to(2, LASTMOD)
    sitter.presses(Key.Key_F2)
    sitter.presses(key, modifiers)
    assert sitter.editing
    assert sitter.editor.text() == text
    sitter.presses(Key.Key_Return)
    sitter.waits_until(lambda: sitter.sees(2, LASTMOD) == text)


@pytest.mark.parametrize(("modifiers", "text"), [(CTRL, TODAY), (CTRL | SHIFT, NOW_TEXT)])
def test_control_semicolon_in_the_table_sets_all_selected_rows_as_one_step(
    sitter: Person, modifiers: Qt.KeyboardModifier, text: str
) -> None:
    sitter.selects(0, 2)
    sitter.presses(Key.Key_Semicolon, modifiers)
    assert sitter.column(LASTMOD) == [text, "", text]
    assert sitter.said.startswith("2 row")
    assert sitter.said.endswith("set.")
    sitter.does("edit.undo")
    assert sitter.column(LASTMOD) == ["2024-05-06", "", ""]


def test_the_future_is_told_by_the_clock_of_the_program(sitter: Person) -> None:
    """The window may stand open for days: its “now” must never look like the future."""
    sitter.goes_to(2, LASTMOD)
    sitter.types("2026-06-30")  # weeks after the clock this program was given
    assert "future" in sitter.hint
    sitter.presses(Key.Key_Escape)


# changefreq


def test_the_list_offers_the_seven_words_and_says_what_each_means(sitter: Person) -> None:
    sitter.goes_to(2, CHANGEFREQ)
    sitter.presses(Key.Key_F2)
    combo = sitter.view.indexWidget(sitter.view.currentIndex())
    assert isinstance(combo, QComboBox)
    words = [combo.itemText(number) for number in range(combo.count())]
    assert words == ["", "always", "hourly", "daily", "weekly", "monthly", "yearly", "never"]
    assert len({meaning_of(word) for word in words}) == len(words)
    sitter.presses(Key.Key_Escape)


def test_a_word_chosen_from_the_list_is_kept_at_once(sitter: Person) -> None:
    sitter.goes_to(2, CHANGEFREQ)
    sitter.presses(Key.Key_F2)
    combo = sitter.view.indexWidget(sitter.view.currentIndex())
    assert isinstance(combo, QComboBox)
    combo.showPopup()
    combo.view().setCurrentIndex(combo.model().index(3, 0))
    QTest.keyClick(combo.view(), Key.Key_Return)
    drain()
    assert sitter.sees(2, CHANGEFREQ) == "daily"
    assert not sitter.editing


def test_a_word_can_be_typed_and_enter_goes_down(sitter: Person) -> None:
    sitter.edits(0, CHANGEFREQ, "daily")
    assert sitter.sees(0, CHANGEFREQ) == "daily"
    assert sitter.at == (1, CHANGEFREQ)


def test_any_other_word_can_be_typed_and_is_kept(sitter: Person) -> None:
    sitter.edits(0, CHANGEFREQ, "often")
    assert sitter.sees(0, CHANGEFREQ) == "often"


def test_select_all_from_the_menu_means_the_text_of_an_open_editor(sitter: Person) -> None:
    for column in (LOC, CHANGEFREQ):
        sitter.goes_to(1, column)
        sitter.presses(Key.Key_F2)
        sitter.editor.deselect()
        sitter.does("edit.select_all")
        assert sitter.editor.selectedText() == sitter.editor.text()
        assert list(sitter.view.selected.rows()) == [1]
        sitter.presses(Key.Key_Escape)


# priority


def test_up_and_down_in_the_editor_go_by_tenths(sitter: Person) -> None:
    sitter.goes_to(1, PRIORITY)
    sitter.presses(Key.Key_F2)
    sitter.presses(Key.Key_Up)
    sitter.presses(Key.Key_Up)
    assert sitter.editor.text() == "0.7"
    sitter.presses(Key.Key_Down)
    assert sitter.editor.text() == "0.6"
    sitter.presses(Key.Key_Return)
    sitter.waits_until(lambda: sitter.sees(1, PRIORITY) == "0.6")


def test_plus_and_minus_in_the_table_go_by_tenths_as_one_step(sitter: Person) -> None:
    sitter.goes_to(1, PRIORITY)
    for key in (Key.Key_Plus, Key.Key_Plus, Key.Key_Minus):
        sitter.presses(key)
    assert sitter.sees(1, PRIORITY) == "0.6"
    sitter.does("edit.undo")
    assert sitter.sees(1, PRIORITY) == "0.5"
    assert not sitter.can("edit.undo")


def test_plus_and_minus_that_end_where_they_began_leave_no_step(sitter: Person) -> None:
    sitter.goes_to(1, PRIORITY)
    sitter.presses(Key.Key_Plus)
    sitter.presses(Key.Key_Minus)
    assert not sitter.can("edit.undo")
    assert not sitter.session.is_modified


def test_the_first_press_on_an_empty_priority_gives_the_default(sitter: Person) -> None:
    sitter.goes_to(2, PRIORITY)
    sitter.presses(Key.Key_Plus)
    assert sitter.sees(2, PRIORITY) == "0.5"
    for _ in range(9):
        sitter.presses(Key.Key_Plus)
    assert sitter.sees(2, PRIORITY) == "1.0"


@pytest.mark.parametrize(
    ("text", "steps", "after"),
    [
        ("0.5", 1, "0.6"),
        ("0.55", 1, "0.6"),
        ("0.55", -1, "0.5"),
        ("1.0", 1, "1.0"),
        ("0", -1, "0.0"),
        ("", 1, "0.5"),
        ("", -1, "0.5"),
        ("high", 1, "0.5"),
        ("NaN", 1, "0.6"),
        ("7", -1, "1.0"),
        ("-3", 1, "0.0"),
        ("0.05", -1, "0.0"),
        ("1e400", 1, "1.0"),
    ],
)
def test_a_tenth_up_or_down_stays_between_zero_and_one(text: str, steps: int, after: str) -> None:
    assert stepped_priority(text, steps) == after


# Cells and rows


def test_delete_clears_the_selected_cells_as_one_step(sitter: Person) -> None:
    sitter.goes_to(1, CHANGEFREQ)
    sitter.presses(Key.Key_Right, SHIFT)
    sitter.presses(Key.Key_Delete)
    assert (sitter.sees(1, CHANGEFREQ), sitter.sees(1, PRIORITY)) == ("", "")
    assert b"changefreq" not in sitter.bytes
    sitter.does("edit.undo")
    assert (sitter.sees(1, CHANGEFREQ), sitter.sees(1, PRIORITY)) == ("Weekly", "0.5")


def test_clearing_cells_that_are_empty_leaves_no_step(sitter: Person) -> None:
    sitter.goes_to(2, PRIORITY)
    sitter.presses(Key.Key_Delete)
    assert not sitter.can("edit.undo")


@pytest.mark.parametrize(
    ("action", "expected"),
    [("rows.insert_above", [A, "new", B, C]), ("rows.insert_below", [A, B, "new", C])],
)
def test_a_new_row_opens_for_typing(sitter: Person, action: str, expected: list[str]) -> None:
    sitter.goes_to(1, PRIORITY)
    sitter.does(action)
    assert sitter.editing
    sitter.types("new")
    sitter.presses(Key.Key_Return)
    sitter.waits_until(lambda: not sitter.editing)
    assert sitter.column(LOC) == expected
    sitter.does("edit.undo")
    sitter.does("edit.undo")
    assert sitter.column(LOC) == [A, B, C]


def test_rows_are_duplicated_below_with_everything_in_them(sitter: Person) -> None:
    sitter.selects(0, 1)
    sitter.does("rows.duplicate")
    assert sitter.column(LOC) == [A, B, A, B, C]
    assert list(sitter.view.selected.rows()) == [2, 3]


def test_selected_rows_are_deleted_and_come_back_selected(sitter: Person) -> None:
    sitter.selects(0, 2)
    sitter.does("rows.delete")
    assert sitter.column(LOC) == [B]
    sitter.does("edit.undo")
    assert sitter.column(LOC) == [A, B, C]
    assert list(sitter.view.selected.rows()) == [0, 2]


def test_all_rows_can_be_deleted_and_the_table_says_what_to_do_next(sitter: Person) -> None:
    sitter.does("edit.select_all")
    sitter.does("rows.delete")
    assert sitter.page.model.rowCount() == 0
    assert sitter.page.empty_hint.isVisible()
    assert "add a row" in sitter.page.empty_hint.label.text()
    sitter.does("rows.insert_below")
    sitter.types("https://example.com/new")
    sitter.presses(Key.Key_Return)
    assert sitter.column(LOC) == ["https://example.com/new"]


def test_rows_move_down_and_up_and_stay_selected(sitter: Person) -> None:
    sitter.selects(0)
    sitter.does("rows.move_down")
    assert sitter.column(LOC) == [B, A, C]
    assert list(sitter.view.selected.rows()) == [1]
    sitter.does("rows.move_down")
    sitter.does("rows.move_down")  # at the end already
    assert sitter.column(LOC) == [B, C, A]
    sitter.does("rows.move_up")
    assert sitter.column(LOC) == [B, A, C]


def test_a_row_that_moved_keeps_its_marks(sitter: Person) -> None:
    errors = next(iter(sitter.window.status.problems.values()))
    assert errors.number.text() == "1"
    sitter.selects(1)
    sitter.does("rows.move_up")
    assert errors.number.text() == "1"


def test_rows_apart_are_gathered_by_moving(sitter: Person) -> None:
    sitter.selects(0, 2)
    sitter.does("rows.move_down")
    assert sitter.column(LOC) == [B, A, C]


def test_keys_move_rows(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    sitter.presses(Key.Key_Down, ALT)
    assert sitter.column(LOC) == [B, A, C]
    assert sitter.at == (1, LOC)


@pytest.mark.parametrize("answer", [3, None])
def test_going_to_a_row(sitter: Person, prompts: ScriptedPrompts, answer: int | None) -> None:
    sitter.goes_to(1, LASTMOD)
    prompts.will_be_asked("row_number", answer)
    sitter.does("find.row")
    assert prompts.asked == [("row_number", 2, 3)]
    assert sitter.at == ((2, LASTMOD) if answer else (1, LASTMOD))


# Undo


def test_the_menu_names_the_step_that_undo_and_redo_will_take(sitter: Person) -> None:
    actions = sitter.window.action_set
    assert actions["edit.undo"].text() == "&Undo"
    sitter.edits(1, LASTMOD, "2024")
    sitter.selects(0, 1)
    sitter.does("rows.delete")
    assert actions["edit.undo"].text() == "&Undo: Delete 2 rows"
    sitter.does("edit.undo")
    assert actions["edit.undo"].text() == "&Undo: Change lastmod of row 2"
    assert actions["edit.redo"].text() == "&Redo: Delete 2 rows"
    sitter.does("edit.undo")
    assert not actions["edit.undo"].isEnabled()


def test_undo_goes_to_where_something_changed(sitter: Person) -> None:
    sitter.edits(2, PRIORITY, "0.1")
    sitter.goes_to(0, LOC)
    sitter.does("edit.undo")
    assert list(sitter.view.selected.rows()) == [2]


def test_undo_while_typing_takes_the_typing_back(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    sitter.types("half")
    sitter.page.undo()
    assert sitter.column(LOC) == [A, B, C]
    assert sitter.session.undo_stack.redoText() == "Change loc of row 1"


# Clipboard


def test_cells_are_copied_and_pasted_over_others(sitter: Person) -> None:
    sitter.goes_to(1, PRIORITY)
    sitter.presses(Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == "0.5\n"
    sitter.goes_to(2, PRIORITY)
    sitter.presses(Key.Key_V, CTRL)
    assert sitter.sees(2, PRIORITY) == "0.5"


def test_cutting_cells_clears_them(sitter: Person) -> None:
    sitter.goes_to(1, PRIORITY)
    sitter.does("edit.cut")
    assert sitter.sees(1, PRIORITY) == ""
    assert QGuiApplication.clipboard().text() == "0.5\n"


def test_whole_rows_are_cut_and_pasted_elsewhere_byte_for_byte(sitter: Person) -> None:
    before = sitter.bytes
    sitter.selects(0)
    sitter.does("edit.cut")
    assert sitter.column(LOC) == [B, C]
    sitter.selects(1)
    sitter.does("edit.paste")
    assert sitter.column(LOC) == [B, C, A]
    assert sorted(sitter.bytes) == sorted(before)


def test_one_value_fills_all_selected_cells(sitter: Person) -> None:
    clipboard_text("0.3")
    sitter.goes_to(0, PRIORITY)
    sitter.presses(Key.Key_Down, SHIFT)
    sitter.presses(Key.Key_Down, SHIFT)
    sitter.does("edit.paste")
    assert sitter.column(PRIORITY) == ["0.3", "0.3", "0.3"]
    sitter.does("edit.undo")
    assert sitter.column(PRIORITY) == ["", "0.5", ""]


def test_a_grid_of_a_spreadsheet_is_pasted_from_the_current_cell_on(sitter: Person) -> None:
    clipboard_text("2024-01-01\tdaily\t0.1\r\n2024-01-02\tweekly\t0.2\r\n")
    sitter.goes_to(2, LASTMOD)
    sitter.does("edit.paste")
    assert sitter.sees(2, LASTMOD) == "2024-01-01"
    assert sitter.column(PRIORITY) == ["", "0.5", "0.1", "0.2"]
    assert sitter.window.action_set["edit.undo"].text() == "&Undo: Paste 2 rows"


def test_lines_are_pasted_as_new_rows(sitter: Person) -> None:
    clipboard_text("https://example.com/x\nhttps://example.com/y")
    sitter.goes_to(0, LOC)
    sitter.does("edit.paste_rows")
    assert sitter.column(LOC) == [A, "https://example.com/x", "https://example.com/y", B, C]
    assert list(sitter.view.selected.rows()) == [1, 2]


def test_an_empty_clipboard_is_told(sitter: Person) -> None:
    clipboard_text("")
    sitter.goes_to(0, LOC)
    for action in ("edit.paste", "edit.paste_rows"):
        sitter.does(action)
        assert "clipboard contains no text" in sitter.said


def test_hidden_columns_are_neither_copied_nor_pasted_into(sitter: Person) -> None:
    sitter.view.setColumnHidden(LASTMOD, True)
    sitter.selects(1)
    sitter.does("edit.copy")
    assert [part.strip() for part in QGuiApplication.clipboard().text().split("\t")] == [
        *(B, "Weekly", "0.5")
    ]
    clipboard_text("x\tdaily")
    sitter.goes_to(0, LOC)
    sitter.does("edit.paste")
    assert (sitter.sees(0, LASTMOD), sitter.sees(0, CHANGEFREQ)) == ("2024-05-06", "daily")


def test_pasting_into_an_open_editor_pastes_text(sitter: Person) -> None:
    clipboard_text("typed")
    sitter.goes_to(0, LOC)
    sitter.presses(Key.Key_F2)
    sitter.does("edit.paste")
    assert sitter.editor.text() == f"{A}typed"
    sitter.presses(Key.Key_Escape)
    assert sitter.column(LOC) == [A, B, C]


def test_select_all_selects_all_rows(sitter: Person) -> None:
    sitter.goes_to(1, LOC)
    sitter.presses(Key.Key_A, CTRL)
    assert list(sitter.view.selected.rows()) == [0, 1, 2]
    assert sitter.window.status.selected.text() == "3 selected"


def test_a_text_sitemap_refuses_an_empty_line_in_words(person: Person, folder: Path) -> None:
    path = folder / "sitemap.txt"
    path.write_text("https://example.com/a\nhttps://example.com/b\n")
    person.opens(path)
    person.goes_to(0, LOC)
    person.presses(Key.Key_Delete)
    assert "cannot be empty" in person.said
    assert person.column(LOC) == [A, B]


def test_a_row_inserted_into_a_text_sitemap_can_be_typed(person: Person, folder: Path) -> None:
    path = folder / "sitemap.txt"
    path.write_text("https://example.com/a\n")
    person.opens(path)
    person.does("rows.insert_below")
    assert person.editor.text() == "https://"
    QTest.keyClicks(person.editor, B)
    person.presses(Key.Key_Return)
    person.waits_until(lambda: not person.editing)
    person.saves()
    assert path.read_text() == f"{A}\n{B}\n"
