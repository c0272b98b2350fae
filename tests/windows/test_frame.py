"""The frame of the window: line under the tabs, Explore, Details, problems as one line."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import datetime
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QToolButton,
    QToolTip,
    QWidget,
)

from sitemap_editor.core.protocol.location import Published
from sitemap_editor.session.program.settings import DETAILS_SHOWN, HISTORY_SHOWN, Settings
from sitemap_editor.windows.details.dock import DetailsDock
from sitemap_editor.windows.looks.text_size import folder_within
from sitemap_editor.windows.shell.translation import LANGUAGES
from tests.qt_support import (
    LASTMOD,
    LOC,
    NO_MODIFIER,
    SHIFT,
    Key,
    Person,
    ScriptedPrompts,
    click,
    drain,
)
from tests.windows.files import some_file
from tests.windows.panels import drag_edge, kinds_of
from tests.windows.test_translation import speaking

LONG = "https://example.com/" + "a-very-long-folder/" * 12
BODY = f"""
 <url><loc>https://example.com/a b</loc></url>
 <url><loc>{LONG}</loc><lastmod>2024-02-30</lastmod></url>
 <url><loc>https://example.com/c d</loc><priority>0.5</priority></url>
"""
_ABOUT = 10
CLEAN = "<url><loc>https://example.com/a</loc></url>"


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    """Somebody with a wide window, a file with errors, and all panels open."""
    person.window.resize(1_300, 720)
    person.opens(some_file(folder, body=BODY))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.waits_until(lambda: person.window.details.is_shown)
    drain()
    return person


def details_of(person: Person) -> DetailsDock:
    dock = person.window.details.dock
    assert dock is not None
    return dock


def panels_are(person: Person, shown: tuple[bool, bool]) -> bool:
    window = person.window
    return (window.explore.is_shown, window.details.is_shown) == shown


def test_clicks_arrive_after_a_menu_was_closed_by_its_title(person: Person) -> None:
    """The bar takes hold of the mouse while the menu closes, and the menu is told of its end."""
    bar = person.window.menuBar()
    action = bar.actions()[2]
    menu, title = cast("QMenu", action.menu()), bar.actionGeometry(action).center()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=title)
    assert menu.isVisible()
    on_menu = menu.mapFromGlobal(bar.mapToGlobal(title))
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=on_menu)
    assert not menu.isVisible()
    person.waits_until(lambda: QWidget.mouseGrabber() is None)


# The line under the tabs


def test_one_click_confirms_a_guessed_address(sitter: Person) -> None:
    line = sitter.window.file_line
    url = "https://example.com/sitemap.xml"
    assert sitter.session.published == Published(url, is_sure=False)
    assert line.confirm.isVisible()
    click(line.confirm)
    drain()
    assert sitter.session.published == Published(url)
    assert not line.confirm.isVisible()
    assert "✓" in line.published.text()
    assert url in line.published.accessibleName()


def test_after_confirming_the_keyboard_is_in_the_table(sitter: Person) -> None:
    """The button goes; Qt handed the keyboard on to the field for the filter."""
    line = sitter.window.file_line
    line.confirm.setFocus()
    click(line.confirm)
    drain()
    assert sitter.window.focusWidget() is sitter.view


def test_the_line_says_which_file_it_is_and_where(sitter: Person, folder: Path) -> None:
    line = sitter.window.file_line
    assert line.name.text() == "sitemap.xml"
    assert line.name.toolTip().replace("\n", "").endswith("sitemap.xml")
    assert line.folder.toolTip().replace("\n", "") == str(folder)
    sitter.does("file.new")
    assert line.name.text() == "New sitemap"


def test_the_line_asks_for_no_room_in_a_narrow_window(sitter: Person) -> None:
    line = sitter.window.file_line
    sitter.window.problems.close()
    sitter.window.explore.close()
    sitter.window.details.close()
    drain()  # until then the window is as wide as the panels ask for
    assert line.bytes.isVisible()
    sitter.window.resize(480, 600)
    sitter.waits_until(lambda: not line.bytes.isVisible())
    assert line.profile.isVisible()
    assert line.width() <= 480


def test_the_address_is_typed_in_a_strip_that_escape_leaves(sitter: Person) -> None:
    line = sitter.window.file_line
    height = sitter.view.height()
    assert not line.bar.isVisible()
    click(line.published)
    sitter.waits_until(lambda: sitter.view.height() < height)
    assert line.bar.url.hasFocus()
    sitter.presses(Key.Key_Escape)
    assert not line.bar.isVisible()
    assert QApplication.focusWidget() is sitter.view


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_enter_presses_a_button_of_the_window_as_the_space_bar_does(
    sitter: Person, key: Key
) -> None:
    line = sitter.window.file_line
    sitter.waits_until(line.confirm.isVisible)
    click(line.published)
    line.bar.confirm.setFocus()
    sitter.presses(key)
    sitter.waits_until(lambda: not line.bar.confirm.isVisible())
    published = sitter.session.published
    assert published is not None
    assert published.is_sure


def test_the_letter_of_the_address_opens_its_strip_and_closes_it(sitter: Person) -> None:
    line = sitter.window.file_line
    sitter.view.setFocus()
    sitter.window.resize(1_600, 720)  # room for the words
    drain()
    sitter.presses(Key.Key_L, Qt.KeyboardModifier.AltModifier)
    sitter.waits_until(lambda: bool(line.bar.url.hasFocus()))
    sitter.types("https://example.com/sitemap.xml")  # over what was there
    assert line.bar.url.text() == "https://example.com/sitemap.xml"
    sitter.presses(Key.Key_L, Qt.KeyboardModifier.AltModifier)
    sitter.waits_until(lambda: not line.bar.isVisible())
    assert QApplication.focusWidget() is sitter.view


def test_the_line_is_as_wide_as_the_window_above_its_panels(sitter: Person) -> None:
    window = sitter.window
    window.resize(1_300, 720)
    sitter.waits_until(partial(panels_are, sitter, (True, True)))
    drain()
    line = window.file_line
    explore = window.explore.dock
    assert explore is not None
    assert line.width() == window.width()
    below = line.mapTo(window, QPoint(0, line.height())).y()
    assert explore.y() >= below
    assert details_of(sitter).y() >= below
    assert line.rows.isVisible()
    assert line.bytes.isVisible()
    sitter.does("file.new")
    drain()
    bar = window.tabs.bar
    assert bar.isVisible()
    assert bar.width() + line.width() == window.width()
    window.resize(800, 720)
    drain()
    assert bar.width() == line.width() == window.width()
    assert bar.mapTo(window, bar.rect().bottomLeft()).y() < line.mapTo(window, QPoint(0, 0)).y()


# Panels that go and come back


def test_narrow_windows_lose_details_first_then_explore_and_wide_ones_have_them_again(
    sitter: Person,
) -> None:
    window = sitter.window
    for width, shown in (
        (1_300, (True, True)),
        (1_000, (True, False)),
        (850, (False, False)),
        (1_000, (True, False)),
        (1_300, (True, True)),
    ):
        window.resize(width, 720)
        sitter.waits_until(partial(panels_are, sitter, shown))
    assert window.action_set["view.details"].isChecked()


def test_panels_that_share_a_side_come_back_as_high_as_they_were(sitter: Person) -> None:
    window = sitter.window
    window.resize(1_300, 720)
    sitter.waits_until(lambda: window.details.is_shown)
    window.history.open(anyway=True)
    drain()
    panels = (details_of(sitter), window.history.made())
    wanted = panels[0].height() // 2 + panels[1].height() // 2
    window.resizeDocks(list(panels), [wanted, wanted], Qt.Orientation.Vertical)
    drain()
    before = panels[0].height()
    for _ in range(2):
        window.resize(800, 600)
        sitter.waits_until(lambda: all(each.isHidden() for each in panels))
        window.resize(1_300, 720)
        sitter.waits_until(lambda: abs(panels[0].height() - before) < _ABOUT)


@pytest.mark.parametrize("is_first", [False, True])
def test_the_overview_has_the_whole_side_with_details_behind_its_tab(
    sitter: Person, is_first: bool
) -> None:
    window = sitter.window
    if is_first:
        window.resize(1_000, 720)
        sitter.waits_until(lambda: not window.details.is_shown)
        window.overview.open(anyway=True)
    window.resize(1_440, 900)
    sitter.waits_until(lambda: window.details.is_shown)
    window.overview.open(anyway=True)
    drain()
    overview, details = window.overview.made(), details_of(sitter)
    assert window.tabifiedDockWidgets(overview) == [details]
    assert overview.height() > 600


def widths(sitter: Person) -> list[int]:
    explore = sitter.window.explore.dock
    assert explore is not None
    return [each.width() for each in (explore, details_of(sitter)) if each.isVisible()]


@pytest.mark.parametrize("first", [1_300, 1_440])
def test_panels_come_back_as_wide_as_the_window_asks_for(sitter: Person, first: int) -> None:
    window = sitter.window
    window.resize(first, 720)
    sitter.waits_until(partial(panels_are, sitter, (True, True)))
    for _ in range(2):
        window.resize(800, 600)
        sitter.waits_until(partial(panels_are, sitter, (False, False)))
        window.resize(1_440, 900)
        sitter.waits_until(partial(panels_are, sitter, (True, True)))
        sitter.waits_until(lambda: widths(sitter) == [236, 317])


def test_details_are_as_wide_as_before_once_the_source_is_gone(sitter: Person) -> None:
    window = sitter.window
    window.resize(1_440, 900)
    sitter.waits_until(partial(panels_are, sitter, (True, True)))
    sitter.waits_until(lambda: widths(sitter) == [236, 317])
    sitter.does("view.source")
    sitter.waits_until(lambda: window.source.is_shown and details_of(sitter).width() > 317)
    sitter.does("view.source")
    sitter.waits_until(lambda: not window.source.is_shown)
    sitter.waits_until(lambda: widths(sitter) == [236, 317])


def test_a_width_that_a_person_dragged_is_kept(sitter: Person) -> None:
    window = sitter.window
    window.resize(1_440, 900)
    sitter.waits_until(partial(panels_are, sitter, (True, True)))
    sitter.waits_until(lambda: widths(sitter) == [236, 317])
    explore = window.explore.dock
    assert explore is not None
    place = explore.geometry()
    drag_edge(window, QPoint(place.right() + 2, place.center().y()), QPoint(60, 0))
    dragged = explore.width()
    assert dragged >= 236 + 40
    window.resize(800, 600)
    sitter.waits_until(partial(panels_are, sitter, (False, False)))
    window.resize(1_500, 900)
    sitter.waits_until(partial(panels_are, sitter, (True, True)))
    sitter.waits_until(lambda: explore.width() == dragged)


def test_two_panels_opened_by_hand_take_turns_where_both_would_grow_the_window(
    sitter: Person,
) -> None:
    window = sitter.window
    window.resize(800, 600)
    drain()
    for action, shown, other in (
        ("view.tree", window.explore, window.details),
        ("view.details", window.details, window.explore),
        ("view.tree", window.explore, window.details),
    ):
        sitter.does(action)
        drain()
        assert (shown.is_shown, other.is_shown) == (True, False), action
        assert not window.action_set["view.details"].isChecked() or shown is window.details
        assert window.width() == 800
    window.resize(1_400, 700)
    drain()
    assert window.explore.is_shown
    assert window.details.is_shown


def test_a_panel_opened_by_hand_stays_in_a_narrow_window(sitter: Person) -> None:
    window = sitter.window
    window.resize(1_000, 720)
    sitter.waits_until(lambda: not window.details.is_shown)
    sitter.does("view.details")
    assert window.details.is_shown
    assert QApplication.focusWidget() is details_of(sitter).row.url


@pytest.mark.parametrize("panel", ["view.details", "view.problems"])
def test_a_panel_that_is_gone_into_by_its_key_stays_ticked(sitter: Person, panel: str) -> None:
    action = sitter.window.action_set[panel]
    ticks = []
    for _ in range(3):  # into it, closed, opened again
        sitter.does(panel)
        drain()
        ticks.append(action.isChecked())
    assert ticks == [True, False, True]


def test_a_panel_that_was_closed_stays_closed_for_the_next_file(
    sitter: Person, settings: Settings, folder: Path
) -> None:
    details_of(sitter).close()
    sitter.waits_until(lambda: settings.get(DETAILS_SHOWN) is False)
    sitter.opens(some_file(folder, "other.xml", BODY))
    sitter.waits_until(lambda: sitter.session.findings.is_settled)
    assert not sitter.window.details.is_shown
    assert sitter.window.explore.is_shown


def test_details_have_nothing_to_say_of_what_is_no_table(sitter: Person, folder: Path) -> None:
    text = folder / "page.html"
    text.write_text("<!doctype html><html></html>")
    sitter.window.files.open_paths([text])
    sitter.waits_until(lambda: sitter.window.tabs.count() == 2)
    sitter.waits_until(lambda: not sitter.window.details.is_shown)
    sitter.does("view.previous_tab")
    sitter.waits_until(lambda: sitter.window.details.is_shown)


def test_the_problems_panel_folds_to_one_line(sitter: Person) -> None:
    dock = sitter.window.problems.dock
    assert dock is not None
    height = sitter.view.height()
    click(dock.bar.fold)
    sitter.waits_until(lambda: sitter.view.height() > height)
    assert not dock.table.isVisible()
    drain()
    assert dock.width() >= sitter.view.width()
    assert dock.bar.visibleRegion().boundingRect() == dock.bar.rect()
    assert dock.severities
    click(dock.bar.fold)
    sitter.waits_until(dock.table.isVisible)


# What they say


def test_details_tell_the_whole_url_values_and_bytes_of_the_current_row(sitter: Person) -> None:
    sitter.goes_to(1, LASTMOD)
    dock = details_of(sitter)
    row = dock.row
    sitter.waits_until(lambda: row.url.toPlainText() == LONG)
    assert "<lastmod>2024-02-30</lastmod>" in dock.source.editor.toPlainText()
    click(row.copy)
    assert QGuiApplication.clipboard().text() == LONG


def test_forms_of_details_are_in_sight_below_any_number_of_problems(
    person: Person, folder: Path
) -> None:
    person.window.resize(1_280, 760)
    many = (
        "<url><loc>https://example.com/a b</loc><lastmod>2024-02-30</lastmod>"
        "<changefreq>ever</changefreq><priority>7</priority></url>"
    )
    person.opens(some_file(folder, body=f"{many}<url><loc>https://example.com/c</loc></url>"))
    person.waits_for_the_checks()
    person.window.details.open(anyway=True)
    dock = details_of(person)
    heads = [part.add for part in dock.contents.parts.values()]
    fixes = dock.problem.findChildren(QToolButton)

    def is_seen(widget: QWidget) -> bool:
        return widget.visibleRegion().boundingRect() == widget.rect()

    person.goes_to(0, LOC)
    person.waits_until(lambda: is_seen(heads[0]) and is_seen(heads[1]))
    assert all(fix.isEnabled() for fix in fixes if fix.isVisible())
    assert any(fix.isVisible() for fix in fixes)
    person.goes_to(1, LOC)
    person.waits_until(dock.row.nothing.isVisible)
    assert not any(fix.isVisible() for fix in fixes)
    drain()
    assert dock.contents.y() - dock.row.nothing.geometry().bottom() < heads[0].height()


def test_who_types_at_the_url_in_details_is_told_where_to(sitter: Person) -> None:
    sitter.goes_to(1, LOC)
    url = details_of(sitter).row.url
    sitter.waits_until(lambda: url.toPlainText() == LONG)
    url.setFocus()
    QTest.keyClicks(url, "x")
    assert "table" in QToolTip.text()
    assert "table" in url.accessibleDescription()
    assert url.toPlainText() == LONG
    QToolTip.hideText()


def test_details_follow_edits_and_fix_the_problem_of_their_row(sitter: Person) -> None:
    sitter.goes_to(2, LOC)
    row = details_of(sitter).row
    sitter.waits_until(lambda: "c d" in row.url.toPlainText())
    row.fix_asked.emit(sitter.session.findings.of_cell(sitter.page.model.row_id(2), "loc")[0])
    assert sitter.sees(2, LOC) == "https://example.com/c%20d"
    sitter.waits_until(lambda: row.url.toPlainText() == "https://example.com/c%20d")


def test_a_kind_chosen_in_explore_is_a_chip_of_the_list_that_one_click_removes(
    sitter: Person,
) -> None:
    dock = sitter.window.problems.dock
    assert dock is not None
    assert not dock.bar.filter.kind.isVisible()
    kinds = kinds_of(sitter)
    item = kinds.topLevelItem(1)
    assert item is not None
    spot = kinds.visualItemRect(item).center()
    QTest.mouseClick(kinds.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert kinds.topLevelItem(1) is item  # the lines stay while one is clicked
    assert kinds.selectedItems() == [item]
    chosen = kinds.current_kind()
    assert chosen is not None
    assert dock.bar.filter.wanted().kind == chosen
    assert dock.bar.filter.kind.isVisible()
    assert chosen[0] in dock.bar.filter.kind.text()
    click(dock.bar.filter.kind)
    drain()
    assert sitter.page.problem_filter.kind is None
    assert not dock.bar.filter.kind.isVisible()
    dock.choose_kind(
        next(each for each in sitter.session.findings.index.kinds if each[0][0] == "D")
    )
    assert dock.bar.filter.kind.isVisible()
    sitter.goes_to(1, LASTMOD)
    sitter.presses(Key.Key_Delete)  # the last of its kind
    sitter.waits_until(lambda: not dock.bar.filter.kind.isVisible())
    assert kinds.current_kind() is None


def test_explore_says_that_nothing_is_wrong(sitter: Person, folder: Path) -> None:
    sitter.opens(some_file(folder, "clean.xml", CLEAN))
    sitter.waits_until(lambda: sitter.session.findings.is_settled)
    drain()
    dock = sitter.window.explore.dock
    assert dock is not None
    assert dock.nothing.text() == "Nothing wrong by these rules."
    assert dock.nothing.isVisible()
    assert not dock.kinds.isVisible()


@pytest.fixture(params=LANGUAGES)
def _language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    with speaking(qapp, str(request.param)):
        yield


def test_seventeen_rows_are_seen_with_all_panels_open(
    _language: None,  # noqa: PT019 - before the window is made
    person: Person,
    folder: Path,
) -> None:
    person.window.resize(1_180, 720)
    rows = "".join(
        f"<url><loc>https://example.com/{n}{' x' * (n < 5)}</loc></url>" for n in range(60)
    )
    person.opens(some_file(folder, body=rows))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.waits_until(lambda: person.window.problems.is_shown)

    def seen() -> int:
        return person.view.viewport().height() // person.view.rowHeight(0)

    panels = (person.window.explore, person.window.details)
    person.waits_until(lambda: all(each.is_shown for each in panels))
    person.waits_until(lambda: seen() >= 17)
    person.waits_until(lambda: person.view.columnWidth(LOC) >= 300)
    details = details_of(person)  # it scrolls, but what mends the problem is in sight
    area = details.area
    assert isinstance(area, QScrollArea)
    part = details.problem

    def in_sight() -> bool:
        place = QRect(part.mapTo(area.viewport(), QPoint(0, 0)), part.size())
        return area.viewport().rect().contains(place) and not area.verticalScrollBar().value()

    person.waits_until(in_sight)
    person.window.problems.close()
    person.waits_until(lambda: seen() >= 21)


def rows_in_sight(person: Person) -> int:
    return person.view.viewport().height() // person.view.rowHeight(0)


@pytest.mark.parametrize("state", ["two files", "banner", "both", "narrow before", "filter"])
def test_the_list_of_problems_makes_room_for_seventeen_rows(
    person: Person, folder: Path, state: str
) -> None:
    person.window.resize(800 if state == "narrow before" else 1_180, 720)
    date = "02/03/2026" if state in ("banner", "both") else "2026-03-02"
    rows = "".join(
        f"<url><loc>https://example.com/{n}{' x' * (n < 5)}</loc><lastmod>{date}</lastmod></url>"
        for n in range(60)
    )
    if state in ("two files", "both"):
        person.opens(some_file(folder, "other.xml"))
    person.opens(some_file(folder, body=rows))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.waits_until(lambda: person.window.problems.is_shown)
    person.window.resize(1_180, 720)
    if state == "filter":
        person.page.filter.set_text("loc:example")
    person.waits_until(lambda: person.window.details.is_shown)
    person.waits_until(lambda: rows_in_sight(person) >= 17)


@pytest.mark.parametrize(
    ("state", "least"),
    [("two files", 21), ("banner", 20), ("both", 20)],
    ids=lambda each: str(each),
)
def test_tabs_and_banner_leave_room_for_the_rows(
    person: Person, folder: Path, state: str, least: int
) -> None:
    person.window.resize(1_180, 720)
    date = "02/03/2026" if state != "two files" else "2026-03-02"
    rows = f"<url><loc>https://example.com/</loc><lastmod>{date}</lastmod></url>"
    if state != "banner":
        person.opens(some_file(folder, "other.xml"))
    person.opens(some_file(folder, body="".join(rows.replace("/<", f"/{n}<") for n in range(60))))
    person.waits_until(lambda: person.session.findings.is_settled)
    for panel in (person.window.problems, person.window.explore, person.window.details):
        panel.close()
    person.waits_until(lambda: rows_in_sight(person) >= least)


def test_tabs_stand_beside_the_line_of_the_file_where_both_have_room(
    person: Person, folder: Path
) -> None:
    window = person.window
    window.resize(1_180, 720)
    person.opens(some_file(folder, "one.xml"))
    drain()
    line, bar = window.file_line, window.tabs.bar
    assert line.name.isVisible()
    person.opens(some_file(folder, "two.xml"))
    person.waits_until(lambda: line.y() == bar.y() and line.x() >= bar.width())
    assert not line.name.isVisible()
    assert not line.folder.isVisible()
    assert line.filter.isVisible()
    for number in range(6):
        person.opens(some_file(folder, f"sitemap-of-products-{number}.xml"))
    person.waits_until(lambda: line.y() >= bar.height() and line.name.isVisible())
    assert line.x() == bar.x()
    while len(window.tabs.all_pages()) > 1:
        window.tabs.remove_page(person.page)
        drain()
    person.waits_until(lambda: line.name.isVisible() and not bar.isVisible())


def test_a_folder_is_cut_at_its_begin_between_names(person: Person) -> None:
    metrics = person.window.fontMetrics()
    folder = str(Path.cwd().joinpath("/srv", "customers", "shop"))

    def shown(fitting: str) -> str:
        return folder_within(folder, metrics.horizontalAdvance(fitting), metrics)

    assert shown(folder) == folder
    for cut in (Path("…", "customers", "shop"), Path("…", "shop")):
        assert shown(str(cut)) == str(cut)
    assert shown("…") == ""
    assert folder_within("not saved yet", metrics.horizontalAdvance("not…"), metrics) != ""


def test_who_goes_to_the_problems_sees_the_list_however_little_room_there_is(
    person: Person, folder: Path
) -> None:
    person.window.resize(1_180, 680)
    person.opens(some_file(folder, "other.xml"))
    rows = f"<url><loc>https://example.com/a</loc><lastmod>{'02/03/2026'}</lastmod></url>" * 60
    person.opens(some_file(folder, body=rows))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.waits_until(lambda: person.window.problems.is_shown)
    dock = person.window.problems.dock
    assert dock is not None
    person.waits_until(lambda: rows_in_sight(person) >= 17)
    assert not dock.table.isVisible()
    person.does("view.problems")
    person.waits_until(dock.table.hasFocus)
    drain()
    assert dock.table.isVisible()
    assert dock.table.viewport().height() >= 2 * dock.table.line_height


def test_a_list_of_problems_gives_no_room_that_the_rows_do_not_need(
    person: Person, folder: Path
) -> None:
    person.window.resize(1_060, 660)
    rows = "<url><loc>https://example.com/a b</loc></url>" * 9
    person.opens(some_file(folder, body=rows))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.waits_until(lambda: person.window.problems.is_shown)
    dock = person.window.problems.dock
    assert dock is not None
    person.waits_until(lambda: dock.table.viewport().height() >= 2 * dock.table.line_height)
    drain()
    assert dock.table.isVisible()


def test_details_stand_above_the_history_that_was_open_before(
    person: Person, folder: Path, settings: Settings
) -> None:
    settings.set(HISTORY_SHOWN, value=True)
    person.window.resize(1_300, 720)
    person.opens(some_file(folder, body=BODY))
    person.waits_until(lambda: person.window.history.is_shown)
    person.waits_until(lambda: person.window.details.is_shown)


def test_details_go_where_urls_could_not_be_read_beside_them(sitter: Person) -> None:
    """Whatever the width of the window: a URL has its 300 pixels, or the panel was opened by hand.

    Explore is wider than usual here, so that 1,100 are not enough.
    """
    window = sitter.window
    explore = window.explore.dock
    assert explore is not None
    for width in (1_400, 1_200, 1_150, 1_120, 1_100, 1_000):
        window.resize(width, 720)
        sitter.waits_until(
            lambda: sitter.view.columnWidth(LOC) >= 300 or not window.details.is_shown
        )
    assert not window.details.is_shown
    window.resize(1_400, 720)
    sitter.waits_until(lambda: window.details.is_shown)


def test_details_become_narrower_before_they_go(person: Person, folder: Path) -> None:
    person.window.resize(1_300, 720)
    rows = "".join(
        f"<url><loc>https://example.com/{n}{' x' * (n < 5)}</loc><lastmod>2026-05-06</lastmod>"
        "<changefreq>weekly</changefreq><priority>0.5</priority></url>"
        for n in range(60)
    )
    person.opens(some_file(folder, body=rows))
    person.waits_until(partial(panels_are, person, (True, True)))
    widths = []
    for width in (1_300, 1_180, 1_152):
        person.window.resize(width, 720)
        person.waits_until(partial(panels_are, person, (True, True)))
        person.waits_until(lambda: person.view.columnWidth(LOC) >= 300)
        widths.append(details_of(person).width())
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 250
    person.window.resize(1_100, 720)
    person.waits_until(partial(panels_are, person, (True, False)))


def test_an_address_is_whole_where_the_line_of_the_file_has_room_for_it(sitter: Person) -> None:
    window = sitter.window
    window.explore.close()
    window.details.close()
    url = "https://shop.example.com/sitemaps/kitchen/sitemap.xml"
    window.problems.publish_at(Published(url, is_cross_submitted=False))
    line = window.file_line
    for width in range(800, 1_700, 50):
        window.resize(width, 720)
        drain()
        shown = line.published.text()
        folder = line.folder.text()
        free = line._room_left() - (line.folder.fontMetrics().horizontalAdvance(folder) or -8)
        assert url in shown or free < 24, (width, shown, folder, free)
        assert line.published.geometry().right() < line.width()


# Where one begins


def test_the_start_page_says_when_recent_files_were_changed(
    person: Person, folder: Path, settings: Settings
) -> None:
    path = some_file(folder, "last.xml")
    when = datetime(2026, 3, 4, 12).timestamp()
    os.utime(path, (when, when))
    settings.add_recent_file(str(folder / "gone.xml"))
    settings.add_recent_file(str(path))
    person.window.start_page.list_recent()
    page = person.window.start_page

    def line(of: str) -> list[QWidget]:
        """Return name, folder and date, which stand in columns."""
        (button,) = (
            each for each in page.findChildren(QPushButton) if each.accessibleName().endswith(of)
        )
        middle = button.geometry().center().y()
        labels = [
            each
            for each in page.findChildren(QLabel)
            if each.geometry().top() <= middle <= each.geometry().bottom()
        ]
        return [button, *sorted(labels, key=lambda each: each.x())]

    person.waits_until(lambda: "26" in texts_of(line("last.xml"))[2])
    known, gone = line("last.xml"), line("gone.xml")
    assert texts_of(known)[0] == "last.xml"
    assert texts_of(known)[1].endswith(folder.name)
    assert texts_of(gone) == ["gone.xml", texts_of(known)[1], ""]
    for one, other in zip(known[:2], gone[:2], strict=True):
        assert one.x() == other.x()


def texts_of(widgets: list[QWidget]) -> list[str]:
    return [each.text() for each in widgets if isinstance(each, QPushButton | QLabel)]


def test_the_sample_is_a_copy_to_try_things_out(person: Person) -> None:
    (button,) = [
        each
        for each in person.window.start_page.findChildren(QPushButton)
        if each.text() == "Open a Sample"
    ]
    click(button)
    assert len(person.session.document) > 0
    assert person.page.path is None
    person.does("file.close")  # nothing is asked
    assert person.window.start_page.isVisible()


def test_an_empty_file_offers_a_table_too(person: Person, prompts: ScriptedPrompts) -> None:
    person.does("file.new")
    prompts.will_be_asked("file_to_import", None)
    click(person.page.empty_hint.table)
    assert not prompts.open_answers


@pytest.mark.parametrize("front", ["overview", "details", "problems"])
def test_nothing_behind_the_tab_of_another_panel_takes_the_keyboard(
    sitter: Person, front: str
) -> None:
    window, names = sitter.window, ("details", "overview", "problems")
    sitter.does("view.overview")
    docks = {each.objectName(): each for each in window.findChildren(QDockWidget)}
    tabbed = [docks[name] for name in names]
    for one, other in pairwise(tabbed):
        window.tabifyDockWidget(one, other)
    drain()
    sitter.view.setFocus()
    sitter.does("view.problems" if front == "problems" else f"view.{front}")
    seen, *unseen = sorted(tabbed, key=lambda each: each.objectName() != front)
    sitter.waits_until(lambda: not any(each.isEnabled() for each in unseen))
    start, before = QApplication.focusWidget(), sitter.bytes
    assert start is not None
    assert seen.isAncestorOf(start)
    reached: set[str] = set()
    lost: list[QDockWidget] = []
    for key, modifiers in (
        (Key.Key_Backtab, SHIFT),
        (Key.Key_Tab, NO_MODIFIER),
        (Key.Key_F6, NO_MODIFIER),
    ):
        start.setFocus()
        for _ in range(30):
            sitter.presses(key, modifiers)
            focus = QApplication.focusWidget()
            reached |= {focus.metaObject().className()} if focus is not None else set()
            lost += [dock for dock in unseen if focus is None or dock.isAncestorOf(focus)]
    assert not lost
    assert {"TableView", "FilterField"} < reached
    seen.close()
    sitter.waits_until(lambda: any(each.isEnabled() for each in unseen))
    assert not unseen[0].isAncestorOf(QApplication.focusWidget() or window)
    assert sitter.bytes == before


def test_f6_goes_round_the_panels(sitter: Person) -> None:
    window = sitter.window
    dock = window.problems.dock
    assert dock is not None
    window.file_line.profile.setFocus()
    entered = []
    for _ in range(3):
        sitter.presses(Key.Key_F6)
        entered.append(QApplication.focusWidget())
        if entered[-1] is sitter.view:
            break
    assert entered == [kinds_of(sitter), sitter.view]
    details_of(sitter).row.url.setFocus()
    sitter.presses(Key.Key_F6)
    assert QApplication.focusWidget() is dock.table
    sitter.presses(Key.Key_F6)
    assert QApplication.focusWidget() is window.file_line.profile
    sitter.presses(Key.Key_F6, SHIFT)
    assert QApplication.focusWidget() is dock.table


def test_a_window_made_narrower_has_the_panels_of_one_that_always_was(
    person: Person, folder: Path
) -> None:
    person.window.resize(1_340, 780)
    rows = "".join(
        f"<url><loc>https://example.com/{n}{' x' * (n < 5)}</loc></url>" for n in range(60)
    )
    person.opens(some_file(folder, body=rows))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.waits_until(partial(panels_are, person, (True, True)))
    person.window.resize(1_180, 720)
    person.waits_until(lambda: person.window.explore.made().width() < 230)
    person.waits_until(partial(panels_are, person, (True, True)))


def test_the_url_in_details_is_whole_when_the_panel_becomes_narrow(
    person: Person, folder: Path
) -> None:
    person.window.resize(1_600, 900)
    address = "https://shop.example.com/kitchen/oak-000"
    person.opens(some_file(folder, body=f"<url><loc>{address}</loc></url>"))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.window.details.open(anyway=True)
    url = details_of(person).row.url
    person.waits_until(lambda: url.toPlainText() == address)
    widths = []
    for width in (1_600, 1_200, 1_600):
        person.window.resize(width, 900)
        for _ in range(5):
            drain()
        widths.append(url.width())
        assert not url.verticalScrollBar().isVisible()
        lines = url.document().size().height()
        assert url.height() >= lines * url.fontMetrics().lineSpacing()
    assert widths[1] < widths[0]


def test_the_current_row_stays_in_sight_where_a_panel_takes_room(
    person: Person, folder: Path
) -> None:
    rows = "".join(f"\n <url><loc>https://example.com/{n}</loc></url>" for n in range(90))
    person.opens(some_file(folder, body=rows + "\n"))
    view = person.view

    def last_in_sight() -> int:
        return view.rowAt(view.viewport().height() - view.rowHeight(0))

    row = last_in_sight()
    person.goes_to(row, LASTMOD)
    before = view.viewport().height()
    person.window.problems.open()
    person.waits_until(lambda: view.viewport().height() < before)
    assert view.rowAt(0) <= row <= last_in_sight()
    person.window.problems.close()
    person.goes_to(0, LASTMOD)
    person.window.problems.open()
    drain()
    assert view.rowAt(0) == 0
