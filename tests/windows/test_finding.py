from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from sitemap_editor.session.program.settings import MATCH_CASE, Settings
from sitemap_editor.session.table.content_columns import content_columns
from tests.core.sitemaps import IMAGE, urlset
from tests.qt_support import (
    CHANGEFREQ,
    CTRL,
    LASTMOD,
    LOC,
    NO_MODIFIER,
    PRIORITY,
    SHIFT,
    Key,
    Person,
    click,
    drain,
)
from tests.windows.files import some_file

MARK = 4
"""How many pixels of a title are left to the line that marks the current column."""
BODY = """
 <url><loc>https://example.com/c</loc><lastmod>2024-03-01</lastmod></url>
 <url><loc>https://example.com/Apple</loc><lastmod>2024-01-01</lastmod></url>
 <url><loc>no-url</loc><priority>9</priority></url>
 <url><loc>https://example.com/apple</loc><lastmod>2024-02-01</lastmod></url>
"""
C, BIG, BAD, SMALL = range(4)


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=BODY))
    return person


def looks_for(sitter: Person, text: str) -> None:
    """Press Ctrl+F, type, and wait for the count."""
    sitter.view.setFocus()
    sitter.presses(Key.Key_F, CTRL)
    bar = sitter.page.find_bar
    assert bar.isVisible()
    sitter.types(text)
    sitter.waits_until(lambda: bar.query() == sitter.page.finder._query)
    sitter.waits_until(lambda: not sitter.page.finder.is_searching)


def count(sitter: Person) -> str:
    return sitter.page.find_bar.count.text()


def test_hits_are_counted_and_gone_through_in_a_ring(sitter: Person) -> None:
    looks_for(sitter, "example")
    assert count(sitter) == "1 of 3"
    for expected in ((BIG, LOC), (SMALL, LOC), (C, LOC)):
        sitter.presses(Key.Key_Return)
        assert sitter.at == expected
    for expected in ((SMALL, LOC), (BIG, LOC)):
        sitter.presses(Key.Key_Return, SHIFT)
        assert sitter.at == expected
    assert count(sitter) == "2 of 3"


def test_enter_right_after_typing_goes_to_the_first_hit(sitter: Person) -> None:
    sitter.view.setFocus()
    sitter.presses(Key.Key_F, CTRL)
    sitter.types("apple")
    sitter.presses(Key.Key_Return)
    sitter.waits_until(lambda: sitter.at == (BIG, LOC))


def test_f3_goes_on_when_the_bar_is_closed(sitter: Person) -> None:
    looks_for(sitter, "apple")
    sitter.presses(Key.Key_Escape)
    assert not sitter.page.find_bar.isVisible()
    assert sitter.view.hasFocus()
    sitter.presses(Key.Key_F3)
    assert sitter.at == (BIG, LOC)
    sitter.presses(Key.Key_F3)
    assert sitter.at == (SMALL, LOC)
    sitter.presses(Key.Key_F3, SHIFT)
    assert sitter.at == (BIG, LOC)


def test_buttons_go_on_and_back(sitter: Person) -> None:
    looks_for(sitter, "apple")
    click(sitter.page.find_bar.next)
    assert sitter.at == (BIG, LOC)
    click(sitter.page.find_bar.previous)
    assert sitter.at == (SMALL, LOC)
    click(sitter.page.find_bar.close_button)
    assert not sitter.page.find_bar.isVisible()


def test_case_matters_when_asked_for_and_that_is_remembered(
    sitter: Person, settings: Settings
) -> None:
    looks_for(sitter, "Apple")
    assert count(sitter) == "2 matches"
    click(sitter.page.find_bar.match_case)
    sitter.waits_until(lambda: count(sitter) == "1 match")
    assert settings.get(MATCH_CASE) is True


def test_a_search_can_be_kept_to_one_column(sitter: Person) -> None:
    looks_for(sitter, "01")
    assert count(sitter) == "3 matches"
    field = sitter.page.find_bar.field
    assert field.itemText(0) == "All columns"
    field.setCurrentText("loc")
    sitter.waits_until(lambda: count(sitter) == "No matches")
    field.setCurrentText("lastmod")
    sitter.waits_until(lambda: count(sitter) == "3 matches")


def test_hits_follow_edits(sitter: Person) -> None:
    looks_for(sitter, "apple")
    sitter.presses(Key.Key_Escape)
    sitter.edits(C, LOC, "https://example.com/pineapple")
    sitter.waits_until(lambda: sitter.page.finder.count == 3)
    sitter.does("edit.undo")
    sitter.waits_until(
        lambda: sitter.page.finder.count == 2 and not sitter.page.finder.is_searching
    )


def test_nothing_to_look_for_says_nothing(sitter: Person) -> None:
    looks_for(sitter, "")
    assert count(sitter) == ""
    assert not sitter.can("find.next")


def test_hits_are_gone_through_in_the_order_on_screen(sitter: Person) -> None:
    sorts(sitter, LASTMOD)
    looks_for(sitter, "example")
    sitter.goes_to(0, LOC)
    assert sitter.sees(0, LOC).endswith("Apple")
    sitter.presses(Key.Key_F3)
    assert sitter.sees(sitter.at[0], LOC).endswith("/apple")


# Sorting


def sorts(sitter: Person, column: int) -> None:
    """Click the arrow of a column's header."""
    header = sitter.view.header
    place = header.arrow_rect(column).center()
    with sitter.qtbot.waitSignal(sitter.page.model.sorting_changed, timeout=60_000):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, NO_MODIFIER, place)


def test_a_header_goes_round_three_states(sitter: Person) -> None:
    before, saved = sitter.column(LOC), sitter.bytes
    header = sitter.view.header
    sorts(sitter, LASTMOD)
    dates = ["2024-01-01", "2024-02-01", "2024-03-01"]
    assert sitter.column(LASTMOD) == [*dates, ""]
    shown = [header.sorting]
    sorts(sitter, LASTMOD)
    assert sitter.column(LASTMOD) == [*dates[::-1], ""]
    shown.append(header.sorting)
    sorts(sitter, LASTMOD)
    assert sitter.column(LOC) == before
    shown.append(header.sorting)
    assert shown == [(LASTMOD, False), (LASTMOD, True), None]
    assert sitter.bytes == saved
    assert not sitter.session.is_modified


def test_a_click_on_a_title_selects_and_leaves_the_arrow_where_it_is(sitter: Person) -> None:
    header = sitter.view.header
    sorts(sitter, LASTMOD)
    arrow = header.arrow_rect(LASTMOD).adjusted(0, 0, 0, -MARK)  # above what marks the column
    picture = header.viewport().grab(arrow).toImage()
    for column in (LASTMOD, CHANGEFREQ, LASTMOD):
        left = header.sectionViewportPosition(column)
        place = QPoint(left + header.sectionSize(column) // 3, header.height() // 2)
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, NO_MODIFIER, place)
        drain()
        assert header.viewport().grab(arrow).toImage() == picture
    assert sitter.column(LASTMOD)[0] == "2024-01-01"


def test_the_menu_leads_back_to_the_order_of_the_file(sitter: Person) -> None:
    before = sitter.column(LOC)
    assert not sitter.can("view.file_order")
    sorts(sitter, LOC)
    assert sitter.column(LOC) != before
    sitter.does("view.file_order")
    assert sitter.column(LOC) == before


def test_the_current_row_stays_the_current_one_through_sorting(sitter: Person) -> None:
    sitter.goes_to(SMALL, LASTMOD)
    sorts(sitter, LASTMOD)
    assert sitter.sees(sitter.at[0], LOC).endswith("/apple")
    assert sitter.at[1] == LASTMOD


def test_rows_are_not_moved_while_they_are_sorted(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    sorts(sitter, LOC)
    before, place = sitter.session.document.to_bytes(), sitter.at
    sitter.presses(Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert sitter.session.document.to_bytes() == before
    assert sitter.at == place
    assert "file order" in sitter.said


def test_rows_inserted_while_sorted_are_on_screen(sitter: Person) -> None:
    sorts(sitter, LOC)
    sitter.goes_to(0, LOC)
    sitter.does("rows.insert_below")
    assert sitter.editing
    sitter.types("https://example.com/new")
    sitter.presses(Key.Key_Return)
    sitter.waits_until(lambda: not sitter.editing)
    assert "https://example.com/new" in sitter.column(LOC)


# Problems


def test_f8_goes_from_problem_to_problem_in_a_ring(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    sitter.presses(Key.Key_F8)
    assert sitter.at == (BAD, LOC)
    assert "not a full URL" in sitter.said
    sitter.presses(Key.Key_F8)
    assert sitter.at == (BAD, PRIORITY)
    assert "between 0.0 and 1.0" in sitter.said
    sitter.presses(Key.Key_F8)
    assert sitter.at == (BAD, LOC)
    sitter.presses(Key.Key_F8, SHIFT)
    assert sitter.at == (BAD, PRIORITY)


def test_f8_is_greyed_out_where_nothing_is_wrong(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    assert not person.can("find.next_problem")


def test_a_click_on_the_count_goes_to_the_next_problem(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    click(next(iter(sitter.window.status.problems.values())))
    drain()
    assert sitter.at == (BAD, LOC)


def test_a_problem_that_is_mended_is_no_longer_visited(sitter: Person) -> None:
    sitter.edits(BAD, LOC, "https://example.com/good")
    sitter.goes_to(0, LOC)
    sitter.presses(Key.Key_F8)
    assert sitter.at == (BAD, PRIORITY)


def test_columns_of_contents_that_are_shown_are_looked_in(person: Person, folder: Path) -> None:
    def row(name: str, *images: str) -> str:
        inside = "".join(
            f"<image:image><image:loc>https://e.com/{each}</image:loc></image:image>"
            for each in images
        )
        return f"<url><loc>https://example.com/{name}</loc>{inside}</url>"

    body = row("pear", "apple.png") + row("apple") + row("b", "x&amp;apple", "y") + row("z")
    path = folder / "sitemap.xml"
    path.write_bytes(urlset(body, f' xmlns:image="{IMAGE}"'))
    person.opens(path)
    page = person.page
    looks_for(person, "apple")
    assert count(person) == "1 match"
    page.model.show_contents(content_columns(["img.loc"], person.session.document.table))
    person.waits_until(lambda: count(person) == "3 matches")
    column = page.model.names.index("img.loc")
    for expected in ((0, column), (1, LOC), (2, column)):
        person.presses(Key.Key_Return)
        assert person.at == expected
    page.model.sort_by("loc", descending=True)
    places, hits = (0, 1, 2), [(1, column), (2, column), (3, LOC)]
    person.waits_until(lambda: [page.finder.step(row, column) for row in places] == hits)
    bar = page.find_bar
    bar.field.setCurrentIndex(bar.field.findData("img.loc"))
    person.waits_until(lambda: page.finder.count == 2)
    page.model.show_contents(())
    person.waits_until(lambda: bar.field.currentData() is None and page.finder.count == 1)
