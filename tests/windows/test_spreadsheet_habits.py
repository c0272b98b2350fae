"""Forty habits that people bring along from spreadsheets, each by keys or mouse as there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tests.qt_support import (
    CHANGEFREQ,
    CTRL,
    LASTMOD,
    LOC,
    NO_MODIFIER,
    NOW_TEXT,
    PRIORITY,
    SHIFT,
    TODAY,
    Key,
    Person,
    drain,
)
from tests.windows.files import some_file

COUNT: Final = 12
DATES: Final = [f"2024-05-{number:02}" for number in range(1, 6)]
"""Of the first five rows; then two have none, then five again."""


def row(number: int) -> str:
    date = f"<lastmod>2024-05-{number + 1:02}</lastmod>" if number not in (5, 6) else ""
    return (
        f"\n <url><loc>https://example.com/{number:02}</loc>{date}"
        f"<changefreq>daily</changefreq><priority>0.5</priority></url>"
    )


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body="".join(map(row, range(COUNT))) + "\n"))
    person.goes_to(0, LOC)
    return person


def selected(person: Person) -> set[tuple[int, int]]:
    """Return the cells that are selected."""
    return {
        (index.row(), index.column()) for index in person.view.selectionModel().selectedIndexes()
    }


def block(top: int, left: int, bottom: int, right: int) -> set[tuple[int, int]]:
    return {(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1)}


def says(person: Person, count: str, done: str) -> bool:
    """Tell whether the status bar says how many were changed, whatever the ending of a plural."""
    return re.match(rf"{count}(s|\(s\))? {re.escape(done)}", person.said) is not None


def drags(person: Person, first: tuple[int, int], last: tuple[int, int]) -> None:
    """Select a range by the mouse."""
    view = person.view
    start, end = (
        view.visualRect(person.page.model.index(*each)).center() for each in (first, last)
    )
    port, left = view.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(port, left, NO_MODIFIER, start)
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, left, NO_MODIFIER, end)
    drain()


def clicks(person: Person, cell: tuple[int, int], held: Qt.KeyboardModifier) -> None:
    spot = person.view.visualRect(person.page.model.index(*cell)).center()
    QTest.mouseClick(person.view.viewport(), Qt.MouseButton.LeftButton, held, spot)


def title(person: Person, column: int) -> QPoint:
    header = person.view.header
    return QPoint(header.sectionViewportPosition(column) + 12, header.height() // 2)


# Going


@pytest.mark.parametrize(
    ("start", "key", "expected"),
    [
        ((0, LASTMOD), Key.Key_Down, (4, LASTMOD)),
        ((4, LASTMOD), Key.Key_Down, (7, LASTMOD)),
        ((7, LASTMOD), Key.Key_Down, (11, LASTMOD)),
        ((11, LASTMOD), Key.Key_Up, (7, LASTMOD)),
        ((5, LASTMOD), Key.Key_Up, (4, LASTMOD)),
        ((3, LOC), Key.Key_Down, (11, LOC)),
        ((3, LOC), Key.Key_Right, (3, PRIORITY)),
        ((3, PRIORITY), Key.Key_Left, (3, LOC)),
        ((5, LOC), Key.Key_Right, (5, CHANGEFREQ)),
    ],
)
def test_control_arrow_goes_to_the_edge_of_the_data(
    sitter: Person, start: tuple[int, int], key: Key, expected: tuple[int, int]
) -> None:
    sitter.goes_to(*start)
    sitter.presses(key, CTRL)
    assert sitter.at == expected
    assert selected(sitter) == {expected}


def test_home_and_end_go_along_the_row_with_control_to_the_corners(sitter: Person) -> None:
    sitter.goes_to(3, LASTMOD)
    sitter.presses(Key.Key_End)
    assert sitter.at == (3, PRIORITY)
    sitter.presses(Key.Key_Home)
    assert sitter.at == (3, LOC)
    sitter.presses(Key.Key_End, CTRL)
    assert sitter.at == (COUNT - 1, PRIORITY)
    sitter.presses(Key.Key_Home, CTRL)
    assert sitter.at == (0, LOC)


def test_tab_and_shift_tab_go_along_the_row(sitter: Person) -> None:
    sitter.presses(Key.Key_Tab)
    assert sitter.at == (0, LASTMOD)
    sitter.presses(Key.Key_Backtab, SHIFT)
    assert sitter.at == (0, LOC)


def test_control_g_asks_for_a_row_and_goes_there(sitter: Person) -> None:
    sitter.prompts.will_be_asked("row_number", 9)
    sitter.presses(Key.Key_G, CTRL)
    assert sitter.at == (8, LOC)


# Selecting


@pytest.mark.parametrize(
    ("start", "key", "held", "expected"),
    [
        ((1, LASTMOD), Key.Key_Down, SHIFT, block(1, LASTMOD, 2, LASTMOD)),
        ((1, LASTMOD), Key.Key_Right, SHIFT, block(1, LASTMOD, 1, CHANGEFREQ)),
        ((1, LASTMOD), Key.Key_Down, CTRL | SHIFT, block(1, LASTMOD, 4, LASTMOD)),
        ((4, LASTMOD), Key.Key_Up, CTRL | SHIFT, block(0, LASTMOD, 4, LASTMOD)),
        ((1, LOC), Key.Key_Right, CTRL | SHIFT, block(1, LOC, 1, PRIORITY)),
        ((1, PRIORITY), Key.Key_Home, SHIFT, block(1, LOC, 1, PRIORITY)),
        ((1, LASTMOD), Key.Key_End, SHIFT, block(1, LASTMOD, 1, PRIORITY)),
        ((1, LASTMOD), Key.Key_End, CTRL | SHIFT, block(1, LASTMOD, COUNT - 1, PRIORITY)),
        ((1, LASTMOD), Key.Key_Home, CTRL | SHIFT, block(0, LOC, 1, LASTMOD)),
        ((1, LASTMOD), Key.Key_Space, CTRL, block(0, LASTMOD, COUNT - 1, LASTMOD)),
        ((1, LASTMOD), Key.Key_Space, SHIFT, block(1, LOC, 1, PRIORITY)),
        ((1, LASTMOD), Key.Key_A, CTRL, block(0, LOC, COUNT - 1, PRIORITY)),
    ],
)
def test_keys_select(
    sitter: Person,
    start: tuple[int, int],
    key: Key,
    held: Qt.KeyboardModifier,
    expected: set[tuple[int, int]],
) -> None:
    sitter.goes_to(*start)
    sitter.presses(key, held)
    seen = {cell for cell in selected(sitter) if cell[1] <= PRIORITY}
    assert seen == expected


def test_the_mouse_selects_a_range_shift_extends_it_and_control_adds(sitter: Person) -> None:
    drags(sitter, (1, LASTMOD), (3, CHANGEFREQ))
    assert selected(sitter) == block(1, LASTMOD, 3, CHANGEFREQ)
    clicks(sitter, (1, LOC), NO_MODIFIER)
    clicks(sitter, (4, LASTMOD), SHIFT)
    assert selected(sitter) == block(1, LOC, 4, LASTMOD)
    clicks(sitter, (8, PRIORITY), CTRL)
    assert selected(sitter) == block(1, LOC, 4, LASTMOD) | {(8, PRIORITY)}


def test_a_click_on_a_title_selects_the_column_and_on_a_number_the_row(sitter: Person) -> None:
    port = sitter.view.header.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, NO_MODIFIER, title(sitter, LASTMOD))
    assert selected(sitter) == block(0, LASTMOD, COUNT - 1, LASTMOD)
    assert sitter.page.model.sorting is None
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, SHIFT, title(sitter, PRIORITY))
    assert selected(sitter) == block(0, LASTMOD, COUNT - 1, PRIORITY)
    sitter.selects(4)
    assert sitter.view.selected.has_whole_rows()


def test_a_double_click_on_a_title_sorts(sitter: Person) -> None:
    port = sitter.view.header.viewport()
    with sitter.qtbot.waitSignal(sitter.page.model.sorting_changed):
        QTest.mouseClick(port, Qt.MouseButton.LeftButton, NO_MODIFIER, title(sitter, LASTMOD))
        QTest.mouseDClick(port, Qt.MouseButton.LeftButton, NO_MODIFIER, title(sitter, LASTMOD))
    assert sitter.page.model.sorting == ("lastmod", False)


def test_a_double_click_on_an_edge_fits_the_column(sitter: Person) -> None:
    header = sitter.view.header
    sitter.view.setColumnWidth(CHANGEFREQ, 300)
    drain()
    edge = QPoint(header.sectionViewportPosition(PRIORITY) - 1, header.height() // 2)
    QTest.mouseMove(header.viewport(), edge)
    QTest.mouseDClick(header.viewport(), Qt.MouseButton.LeftButton, NO_MODIFIER, edge)
    assert 50 <= sitter.view.columnWidth(CHANGEFREQ) < 200


# Typing


def test_typing_begins_anew_and_f2_corrects_at_the_end(sitter: Person) -> None:
    sitter.goes_to(0, LASTMOD)
    sitter.types("2")
    assert sitter.editor.text() == "2"
    sitter.presses(Key.Key_Escape)
    assert sitter.sees(0, LASTMOD) == DATES[0]
    sitter.presses(Key.Key_F2)
    assert sitter.editor.text() == DATES[0]
    assert not sitter.editor.hasSelectedText()
    sitter.types("T10:00Z")
    sitter.presses(Key.Key_Return)
    assert sitter.sees(0, LASTMOD) == DATES[0] + "T10:00Z"


def test_enter_keeps_and_goes_down_tab_keeps_and_goes_right(sitter: Person) -> None:
    sitter.goes_to(0, LASTMOD)
    sitter.types("2020-01-01")
    sitter.presses(Key.Key_Return)
    assert (sitter.sees(0, LASTMOD), sitter.at) == ("2020-01-01", (1, LASTMOD))
    sitter.types("2020-01-02")
    sitter.presses(Key.Key_Tab)
    assert (sitter.sees(1, LASTMOD), sitter.at) == ("2020-01-02", (1, CHANGEFREQ))


def test_enter_goes_round_a_range_down_and_on_to_the_next_column(sitter: Person) -> None:
    drags(sitter, (1, LASTMOD), (2, CHANGEFREQ))
    sitter.view.selectionModel().setCurrentIndex(
        sitter.page.model.index(1, LASTMOD), sitter.view.selectionModel().SelectionFlag.NoUpdate
    )
    seen = []
    for _ in range(5):
        sitter.presses(Key.Key_Return)
        seen.append(sitter.at)
    assert seen == [(2, LASTMOD), (1, CHANGEFREQ), (2, CHANGEFREQ), (1, LASTMOD), (2, LASTMOD)]
    sitter.presses(Key.Key_Return, SHIFT)
    assert sitter.at == (1, LASTMOD)
    sitter.presses(Key.Key_Tab)
    assert sitter.at == (1, CHANGEFREQ)
    assert selected(sitter) == block(1, LASTMOD, 2, CHANGEFREQ)


def test_what_is_typed_in_a_range_goes_on_within_it(sitter: Person) -> None:
    drags(sitter, (2, LASTMOD), (1, LASTMOD))
    sitter.types("2020-01-01")
    sitter.presses(Key.Key_Return)
    assert sitter.sees(1, LASTMOD) == "2020-01-01"
    assert sitter.at == (2, LASTMOD)
    assert selected(sitter) == block(1, LASTMOD, 2, LASTMOD)


# Filling


def test_typing_then_control_enter_sets_all_that_is_selected(sitter: Person) -> None:
    drags(sitter, (1, PRIORITY), (8, PRIORITY))
    sitter.types("0.8")
    sitter.presses(Key.Key_Return, CTRL)
    assert sitter.column(PRIORITY) == ["0.5", *["0.8"] * 8, *["0.5"] * 3]
    assert says(sitter, "8 cell", "filled.")
    assert not sitter.editing
    sitter.presses(Key.Key_Z, CTRL)
    assert sitter.column(PRIORITY) == ["0.5"] * COUNT


def test_what_is_told_while_typing_round_a_range_hides_neither_this_cell_nor_the_next(
    sitter: Person,
) -> None:
    drags(sitter, (0, PRIORITY), (3, PRIORITY))
    for _ in range(4):
        row = sitter.at[0]
        sitter.types("0.8")
        bubble = sitter.view.bubble
        assert bubble.isVisible()
        assert sitter.view.viewport().rect().contains(bubble.geometry())
        for other in (row, (row + 1) % 4):
            cell = sitter.view.visualRect(sitter.page.model.index(other, PRIORITY))
            assert not bubble.geometry().intersects(cell)
        sitter.presses(Key.Key_Return)


def test_who_types_in_a_range_is_told_the_key_that_sets_all_of_it(sitter: Person) -> None:
    drags(sitter, (0, PRIORITY), (3, PRIORITY))
    sitter.types("0.8")
    assert re.fullmatch(r"Ctrl\+\S+ sets all 4 selected cell(s|\(s\))\.", sitter.hint)
    assert sitter.editor.accessibleDescription() == sitter.hint
    sitter.types("x")
    fault, _newline, key = sitter.hint.partition("\n")
    assert "not a decimal number" in fault
    assert key.startswith("Ctrl+")
    sitter.presses(Key.Key_Escape)
    sitter.window.action_set["edit.fill"].setShortcuts([])
    sitter.types("0.8")
    assert sitter.hint == ""  # somebody took the key away
    sitter.presses(Key.Key_Escape)


def test_who_types_in_one_cell_is_told_no_key(sitter: Person) -> None:
    sitter.goes_to(0, PRIORITY)
    sitter.types("0.8")
    assert sitter.hint == ""
    sitter.presses(Key.Key_Escape)


def test_control_enter_in_one_cell_keeps_it_and_stays(sitter: Person) -> None:
    sitter.goes_to(1, PRIORITY)
    sitter.types("0.8")
    sitter.presses(Key.Key_Return, CTRL)
    assert sitter.column(PRIORITY)[:3] == ["0.5", "0.8", "0.5"]
    assert (sitter.at, sitter.editing) == ((1, PRIORITY), False)


def test_control_d_fills_down_and_says_once_where_duplicate_is(sitter: Person) -> None:
    drags(sitter, (0, LASTMOD), (3, LASTMOD))
    sitter.presses(Key.Key_D, CTRL)
    assert sitter.column(LASTMOD)[:5] == [DATES[0]] * 4 + [DATES[4]]
    assert "Ctrl+D now fills down; duplicate is Ctrl+Shift+D." in sitter.said
    sitter.goes_to(6, LASTMOD)
    sitter.goes_to(1, PRIORITY)
    sitter.goes_to(8, LASTMOD)
    sitter.presses(Key.Key_D, CTRL)
    assert sitter.sees(8, LASTMOD) == "2024-05-08"
    assert says(sitter, "1 cell", "filled.")


def test_control_d_leaves_selected_what_it_filled_wherever_the_current_cell_is(
    sitter: Person,
) -> None:
    drags(sitter, (3, LASTMOD), (0, LASTMOD))
    sitter.presses(Key.Key_D, CTRL)
    assert sitter.column(LASTMOD)[:5] == [DATES[0]] * 4 + [DATES[4]]
    assert (sitter.at, selected(sitter)) == ((0, LASTMOD), block(0, LASTMOD, 3, LASTMOD))


@pytest.mark.parametrize("key", [Key.Key_D, Key.Key_V, Key.Key_Semicolon])
def test_what_is_so_already_is_not_said_to_be_done_and_offers_no_undo(
    sitter: Person, key: Key
) -> None:
    sitter.edits(1, LOC, "https://example.com/other")
    sitter.edits(2, LASTMOD, TODAY)
    sitter.edits(3, LASTMOD, TODAY)
    drags(sitter, (2, LASTMOD), (3, LASTMOD))
    QGuiApplication.clipboard().setText(TODAY)
    sitter.presses(key, CTRL)
    assert sitter.said.startswith("Nothing changed. The cells already have these values.")
    assert sitter.window.status_bar.undo_link.isHidden()
    drags(sitter, (2, LASTMOD), (3, CHANGEFREQ))
    QGuiApplication.clipboard().setText(f"{TODAY}\tdaily\n{TODAY}\tdaily")
    sitter.presses(Key.Key_V, CTRL)
    assert sitter.said == "Nothing changed. The cells already have these values."


def test_control_r_fills_right(sitter: Person) -> None:
    drags(sitter, (0, CHANGEFREQ), (1, PRIORITY))
    sitter.presses(Key.Key_R, CTRL)
    assert [sitter.sees(number, PRIORITY) for number in (0, 1, 2)] == ["daily", "daily", "0.5"]


def pulls_the_corner(
    sitter: Person,
    to_row: int,
    modifiers: Qt.KeyboardModifier = NO_MODIFIER,
    meanwhile: Callable[[], object] = drain,
) -> None:
    """Drag the small square at the corner of the selection to a row."""
    handle, view = sitter.view.fill_handle, sitter.view
    assert handle.isVisible()
    spot = view.visualRect(sitter.page.model.index(to_row, LASTMOD)).center()
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(handle, left, NO_MODIFIER, handle.rect().center())
    QTest.mouseMove(handle, handle.mapFrom(view.viewport(), spot))
    meanwhile()
    QTest.mouseRelease(handle, left, modifiers, handle.mapFrom(view.viewport(), spot))
    drain()


@pytest.mark.parametrize(
    ("first", "last", "to_row", "modifiers", "expected"),
    [
        (0, 0, 3, NO_MODIFIER, [*DATES[:1] * 4, DATES[4]]),
        (0, 0, 4, CTRL, DATES),
        (0, 1, 4, CTRL, [DATES[0], DATES[1], DATES[0], DATES[1], DATES[0]]),
        (3, 3, 1, NO_MODIFIER, [DATES[0], DATES[3], DATES[3], DATES[3], DATES[4]]),
    ],
)
def test_the_corner_of_a_selection_is_pulled_to_fill(
    sitter: Person,
    first: int,
    last: int,
    to_row: int,
    modifiers: Qt.KeyboardModifier,
    expected: list[str],
) -> None:
    drags(sitter, (first, LASTMOD), (last, LASTMOD))
    pulls_the_corner(sitter, to_row, modifiers)
    assert sitter.column(LASTMOD)[:5] == expected
    whole = block(min(first, to_row), LASTMOD, max(last, to_row), LASTMOD)
    assert selected(sitter) == whole
    sitter.presses(Key.Key_Z, CTRL)
    assert sitter.column(LASTMOD)[:5] == DATES


def test_escape_ends_a_pull_that_fills_nothing(sitter: Person) -> None:
    before = sitter.bytes
    drags(sitter, (0, LASTMOD), (1, LASTMOD))
    pulls_the_corner(sitter, 4, meanwhile=lambda: sitter.presses(Key.Key_Escape))
    assert sitter.bytes == before
    assert selected(sitter) == block(0, LASTMOD, 1, LASTMOD)


def test_dates_and_numbers_go_on_in_their_steps_where_the_corner_is_pulled(sitter: Person) -> None:
    sitter.edits(8, LASTMOD, "2024-05-12")
    sitter.edits(7, PRIORITY, "0.2")
    sitter.edits(8, PRIORITY, "0.4")
    before = sitter.bytes
    drags(sitter, (7, LASTMOD), (8, PRIORITY))
    pulls_the_corner(sitter, 11)
    assert sitter.column(LASTMOD)[7:] == [f"2024-05-{day:02}" for day in (8, 12, 16, 20, 24)]
    assert sitter.column(PRIORITY)[7:] == ["0.2", "0.4", "0.6", "0.8", "1.0"]
    assert sitter.column(CHANGEFREQ)[7:] == ["daily"] * 5
    assert says(sitter, "9 cell", "filled.")
    sitter.presses(Key.Key_Z, CTRL)
    assert sitter.bytes == before
    drags(sitter, (7, LASTMOD), (8, LASTMOD))
    pulls_the_corner(sitter, 5)
    assert sitter.column(LASTMOD)[5:8] == ["2024-04-30", "2024-05-04", "2024-05-08"]


def test_a_series_takes_the_rows_that_are_shown_in_the_order_they_are_shown(
    sitter: Person,
) -> None:
    sitter.page.filter.set_text("-loc:5")
    sitter.waits_until(lambda: sitter.page.model.rowCount() == COUNT - 1)
    sitter.page.model.sort_by("loc", descending=True)
    sitter.waits_until(lambda: sitter.page.model.sorting is not None)
    hidden = sitter.page.session.document[5]
    drags(sitter, (0, LASTMOD), (1, LASTMOD))
    pulls_the_corner(sitter, sitter.page.model.rowCount() - 1)
    sitter.waits_until(lambda: not sitter.session.beside.is_under_way)
    days = [f"2024-05-{day:02}" for day in range(12, 1, -1)]
    assert sitter.column(LASTMOD) == days
    assert sitter.page.session.document[5] == hidden


def test_a_series_over_all_rows_is_one_step_of_a_recipe(sitter: Person) -> None:
    sitter.edits(1, LASTMOD, "2024-06-01")
    drags(sitter, (0, LASTMOD), (1, LASTMOD))
    pulls_the_corner(sitter, COUNT - 1)
    filled = sitter.bytes
    (step,) = sitter.session.history.steps()[-1].note.words.steps
    assert step == {
        "do": "date",
        "tool": "series",
        "from": "2024-05-01",
        "step": 1,
        "unit": "months",
        "only_empty": False,
    }
    assert sitter.column(LASTMOD)[-2:] == ["2025-03-01", "2025-04-01"]
    assert filled.count(b"<lastmod>") == COUNT


def test_a_series_that_leaves_the_calendar_says_so_and_changes_nothing(sitter: Person) -> None:
    sitter.edits(0, LASTMOD, "9999-12-30")
    sitter.edits(1, LASTMOD, "9999-12-31")
    before = sitter.bytes
    drags(sitter, (0, LASTMOD), (1, LASTMOD))
    pulls_the_corner(sitter, 3)
    assert sitter.said == "There is no such date."
    assert sitter.bytes == before


def test_a_double_click_on_the_corner_fills_to_the_last_row_that_is_shown(sitter: Person) -> None:
    count = sitter.page.model.rowCount()
    drags(sitter, (1, LASTMOD), (1, LASTMOD))
    handle = sitter.view.fill_handle
    QTest.mouseDClick(handle, Qt.MouseButton.LeftButton, NO_MODIFIER, handle.rect().center())
    drain()
    assert sitter.column(LASTMOD) == [DATES[0], *DATES[1:2] * (count - 1)]
    sitter.presses(Key.Key_Z, CTRL)
    assert sitter.column(LASTMOD)[:5] == DATES


def test_control_semicolon_puts_the_date_with_shift_the_time(sitter: Person) -> None:
    sitter.goes_to(0, LASTMOD)
    sitter.presses(Key.Key_Semicolon, CTRL)
    assert sitter.sees(0, LASTMOD) == TODAY
    sitter.presses(Key.Key_Semicolon, CTRL | SHIFT)
    assert sitter.sees(0, LASTMOD) == NOW_TEXT


def test_delete_clears_what_is_selected_and_keeps_the_rows(sitter: Person) -> None:
    drags(sitter, (0, LASTMOD), (1, CHANGEFREQ))
    sitter.presses(Key.Key_Delete)
    assert sitter.column(LASTMOD)[:3] == ["", "", DATES[2]]
    assert sitter.page.model.rowCount() == COUNT
    assert says(sitter, "4 cell", "cleared.")


# Rows


def test_control_minus_deletes_rows_and_control_plus_inserts_one(sitter: Person) -> None:
    sitter.selects(1, 2)
    sitter.presses(Key.Key_Minus, CTRL)
    assert sitter.page.model.rowCount() == COUNT - 2
    assert says(sitter, "2 row", "deleted.")
    sitter.presses(Key.Key_Plus, CTRL)
    assert sitter.page.model.rowCount() == COUNT - 1
    assert (sitter.at, sitter.sees(1, LOC)) == ((1, LOC), "")


def test_after_deleting_the_cursor_is_on_the_row_that_took_their_place(sitter: Person) -> None:
    header = sitter.view.rows
    for number, held in ((2, NO_MODIFIER), (7, SHIFT)):
        spot = QPoint(5, header.sectionViewportPosition(number) + 5)
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, held, spot)
    sitter.presses(Key.Key_Minus, CTRL)
    assert sitter.at[0] == 2
    assert sitter.sees(2, LOC) == "https://example.com/08"


def test_after_deleting_the_last_rows_the_cursor_is_on_the_last_that_is_left(
    sitter: Person,
) -> None:
    sitter.selects(10, 11)
    sitter.presses(Key.Key_Minus, CTRL)
    assert sitter.at[0] == 9


def pulls_rows(
    sitter: Person, row: int, to_row: int, meanwhile: Callable[[], object] = drain
) -> None:
    """Drag the number of a row to another; do something before the button is let go."""
    header = sitter.view.rows
    port, left = header.viewport(), Qt.MouseButton.LeftButton
    start, end = (QPoint(5, header.sectionViewportPosition(each) + 4) for each in (row, to_row))
    QTest.mousePress(port, left, NO_MODIFIER, start)
    QTest.mouseMove(port, QPoint(5, (start.y() + end.y()) // 2))
    QTest.mouseMove(port, end)
    meanwhile()
    QTest.mouseRelease(port, left, NO_MODIFIER, end)
    drain()


def test_selected_rows_are_dragged_by_their_numbers(sitter: Person) -> None:
    before = sitter.column(LOC)
    sitter.selects(1, 2)
    pulls_rows(sitter, 1, 5)
    assert sitter.column(LOC) == [before[0], *before[3:5], *before[1:3], *before[5:]]
    assert list(sitter.view.selected.rows()) == [3, 4]
    pulls_rows(sitter, 4, 0)
    assert sitter.column(LOC)[:3] == [before[1], before[2], before[0]]
    sitter.presses(Key.Key_Z, CTRL)
    sitter.presses(Key.Key_Z, CTRL)
    assert sitter.column(LOC) == before


def test_rows_dragged_under_a_filter_stay_and_the_status_bar_says_why(sitter: Person) -> None:
    sitter.page.filter.set_text("-loc:5")
    sitter.waits_until(lambda: sitter.page.model.rowCount() == COUNT - 1)
    before = sitter.bytes
    shapes: list[Qt.CursorShape] = []
    sitter.selects(1, 2)
    port = sitter.view.rows.viewport()
    pulls_rows(sitter, 1, 5, lambda: shapes.append(port.cursor().shape()))
    assert sitter.said == "You can only move rows while all rows are shown."
    assert list(sitter.view.selected.rows()) == [1, 2]
    assert sitter.bytes == before
    assert shapes == [Qt.CursorShape.ForbiddenCursor]
    assert port.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_rows_dragged_while_sorted_stay_and_the_status_bar_says_why(sitter: Person) -> None:
    sitter.page.model.sort_by("loc", descending=True)
    sitter.waits_until(lambda: sitter.page.model.sorting is not None)
    before = sitter.bytes
    sitter.selects(1, 2)
    pulls_rows(sitter, 1, 5)
    assert sitter.said == "You can only move rows in file order (see View)."
    assert sitter.bytes == before


def test_escape_ends_a_drag_of_rows_that_moves_nothing(sitter: Person) -> None:
    before = sitter.bytes
    sitter.selects(1, 2)
    pulls_rows(sitter, 1, 5, lambda: sitter.presses(Key.Key_Escape))
    assert sitter.bytes == before
    assert list(sitter.view.selected.rows()) == [1, 2]


def test_a_click_on_the_number_of_a_selected_row_selects_it_alone(sitter: Person) -> None:
    sitter.selects(1, 2)
    pulls_rows(sitter, 2, 2)
    assert list(sitter.view.selected.rows()) == [2]


def test_dragging_over_numbers_that_are_not_selected_selects_them(sitter: Person) -> None:
    before = sitter.bytes
    pulls_rows(sitter, 3, 6)
    assert list(sitter.view.selected.rows()) == [3, 4, 5, 6]
    assert sitter.bytes == before


def test_control_shift_d_duplicates(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    sitter.presses(Key.Key_D, CTRL | SHIFT)
    assert sitter.column(LOC)[:3] == [f"https://example.com/{n}" for n in ("00", "00", "01")]
    assert says(sitter, "1 row", "duplicated.")


# Clipboard and history


def copies_and_pastes(sitter: Person) -> None:
    sitter.presses(Key.Key_C, CTRL)
    sitter.goes_to(7, LASTMOD)
    sitter.presses(Key.Key_V, CTRL)


def test_a_range_is_copied_and_pasted_at_another_corner(sitter: Person) -> None:
    drags(sitter, (0, LASTMOD), (1, CHANGEFREQ))
    copies_and_pastes(sitter)
    assert sitter.column(LASTMOD)[7:10] == [DATES[0], DATES[1], "2024-05-10"]
    assert says(sitter, "2 row", "pasted.")
    assert (sitter.at, selected(sitter)) == ((7, LASTMOD), block(7, LASTMOD, 8, CHANGEFREQ))


def test_what_is_pasted_below_the_last_row_is_selected_with_it(sitter: Person) -> None:
    QGuiApplication.clipboard().setText("https://example.com/x\nhttps://example.com/y")
    sitter.goes_to(COUNT - 1, LOC)
    sitter.presses(Key.Key_V, CTRL)
    assert selected(sitter) == block(COUNT - 1, LOC, COUNT, LOC)


def test_a_paste_round_a_range_makes_its_corner_current(sitter: Person) -> None:
    QGuiApplication.clipboard().setText("0.1\n0.2")
    drags(sitter, (2, PRIORITY), (6, PRIORITY))
    sitter.presses(Key.Key_V, CTRL)
    assert sitter.column(PRIORITY)[2:5] == ["0.1", "0.2", "0.5"]
    assert (sitter.at, selected(sitter)) == ((2, PRIORITY), block(2, PRIORITY, 3, PRIORITY))


def test_a_paste_into_columns_that_stand_apart_selects_no_others(sitter: Person) -> None:
    sitter.view.setColumnHidden(CHANGEFREQ, False)
    sitter.view.horizontalHeader().moveSection(LASTMOD, PRIORITY)
    QGuiApplication.clipboard().setText("https://example.com/x\tweekly")
    sitter.goes_to(4, LOC)
    sitter.presses(Key.Key_V, CTRL)
    assert sitter.sees(4, CHANGEFREQ) == "weekly"
    assert selected(sitter) == {(4, LOC)}


def test_one_value_that_is_pasted_fills_the_selection(sitter: Person) -> None:
    QGuiApplication.clipboard().setText("0.9")
    drags(sitter, (0, PRIORITY), (3, PRIORITY))
    sitter.presses(Key.Key_V, CTRL)
    assert sitter.column(PRIORITY)[:5] == ["0.9"] * 4 + ["0.5"]
    assert says(sitter, "4 cell", "filled.")


UNDONE: Final[dict[str, Callable[[Person], None]]] = {
    "fill": lambda sitter: sitter.presses(Key.Key_D, CTRL),
    "cut": lambda sitter: sitter.presses(Key.Key_X, CTRL),
    "delete": lambda sitter: sitter.presses(Key.Key_Minus, CTRL),
    "date": lambda sitter: sitter.presses(Key.Key_Semicolon, CTRL),
}


@pytest.mark.parametrize("habit", UNDONE)
def test_each_is_one_step_that_is_undone_and_done_again(sitter: Person, habit: str) -> None:
    before = sitter.bytes
    drags(sitter, (0, LASTMOD), (3, LASTMOD))
    UNDONE[habit](sitter)
    after = sitter.bytes
    assert after != before
    sitter.presses(Key.Key_Z, CTRL)
    assert sitter.bytes == before
    sitter.presses(Key.Key_Y, CTRL)
    assert sitter.bytes == after


# Far away


LONG: Final = 30_000
"""Rows: more than are looked at while one waits."""


@pytest.fixture
def reader(person: Person, folder: Path) -> Person:
    """Somebody with many rows, of which the last five have no date."""
    dated = "".join(
        f"<url><loc>https://example.com/{n}</loc><lastmod>2024-05-06</lastmod></url>\n"
        for n in range(LONG - 5)
    )
    bare = "".join(f"<url><loc>https://example.com/b{n}</loc></url>\n" for n in range(5))
    person.opens(some_file(folder, body=dated + bare))
    person.goes_to(0, LASTMOD)
    return person


def test_control_arrow_finds_the_edge_of_a_run_however_long(reader: Person) -> None:
    reader.presses(Key.Key_Down, CTRL)
    reader.waits_until(lambda: reader.at == (LONG - 6, LASTMOD))
    assert selected(reader) == {(LONG - 6, LASTMOD)}
    reader.presses(Key.Key_Up, CTRL)
    reader.waits_until(lambda: reader.at == (0, LASTMOD))
    reader.presses(Key.Key_Left)
    reader.presses(Key.Key_Down, CTRL)
    reader.waits_until(lambda: reader.at == (LONG - 1, LOC))


def test_control_shift_arrow_selects_a_run_however_long(reader: Person) -> None:
    reader.presses(Key.Key_Right, SHIFT)
    reader.presses(Key.Key_Down, CTRL | SHIFT)
    reader.waits_until(lambda: reader.at == (LONG - 1, CHANGEFREQ))  # nothing there: the last row
    (part,) = reader.view.selectionModel().selection().toList()
    assert (part.top(), part.bottom(), part.left(), part.right()) == (0, LONG - 1, 1, 2)
    reader.goes_to(0, LASTMOD)
    reader.presses(Key.Key_Down, CTRL | SHIFT)
    reader.waits_until(lambda: reader.at == (LONG - 6, LASTMOD))
    (part,) = reader.view.selectionModel().selection().toList()
    assert (part.top(), part.bottom(), part.left(), part.right()) == (0, LONG - 6, 1, 1)
    reader.presses(Key.Key_Down, SHIFT)
    (part,) = reader.view.selectionModel().selection().toList()
    assert (part.top(), part.bottom()) == (0, LONG - 5)


def test_who_goes_elsewhere_meanwhile_stays_there(reader: Person) -> None:
    reader.presses(Key.Key_Down, CTRL)
    reader.goes_to(3, LOC)
    reader.waits_until(lambda: not reader.view.distant_edge.is_working)
    assert reader.at == (3, LOC)


def test_whole_rows_are_followed_by_whole_rows(sitter: Person) -> None:
    sitter.view.go_to(2, LASTMOD)
    QTest.keyClick(sitter.view, Qt.Key.Key_Space, SHIFT)
    QTest.keyClick(sitter.view, Qt.Key.Key_Down, SHIFT)
    QTest.keyClick(sitter.view, Qt.Key.Key_Down, SHIFT)
    assert sitter.view.selected.has_whole_rows()
    assert list(sitter.view.selected.rows()) == [2, 3, 4]
    QTest.keyClick(sitter.view, Qt.Key.Key_Up, SHIFT)
    assert list(sitter.view.selected.rows()) == [2, 3]
    QTest.keyClick(sitter.view, Qt.Key.Key_Down)
    assert not sitter.view.selected.has_whole_rows()
