"""The menus of cells, titles and row numbers; zoom, row heights, columns that were dragged."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QUrl, Slot
from PySide6.QtGui import QContextMenuEvent, QDesktopServices, QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from sitemap_editor.session.program.settings import COLUMN_WIDTHS, Settings
from sitemap_editor.windows.looks.tokens import RING, ROW_HEIGHTS
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
from tests.windows.files import some_file

BODY = "".join(
    f"\n <url><loc>https://example.com/{path}</loc><lastmod>{date}</lastmod></url>"
    for path, date in (
        ("blog/a", "2024-05-06"),
        ("shop/b", "2024-05-07"),
        ("blog/c/", "2024-05-06"),
        ("blog/c/deep", "2024-05-08"),
    )
)


class Browser(QObject):
    """Takes the pages that would be opened."""

    def __init__(self) -> None:
        super().__init__()
        self.urls: list[str] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.urls.append(url.toString())


@pytest.fixture
def browser(qapp: QApplication) -> Iterator[Browser]:
    browser = Browser()
    QDesktopServices.setUrlHandler("https", browser, "open")  # type: ignore[arg-type]  # stubs are wrong
    yield browser
    QDesktopServices.unsetUrlHandler("https")


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=BODY + "\n"))
    person.goes_to(0, LOC)
    return person


def menu_at(widget: QWidget, place: QPoint) -> list[str]:
    """Right-click; return the words of the menu, which is closed again."""
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(widget, QContextMenuEvent(reason, place, widget.mapToGlobal(place)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    words = [action.text().replace("&", "") for action in menu.actions()]
    menu.close()
    drain()
    return words


def chooses(widget: QWidget, place: QPoint, entry: str) -> None:
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(widget, QContextMenuEvent(reason, place, widget.mapToGlobal(place)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(each for each in menu.actions() if each.text().replace("&", "") == entry).trigger()
    menu.close()
    drain()


def title(person: Person, column: int) -> tuple[QWidget, QPoint]:
    header = person.view.header
    return header.viewport(), QPoint(header.sectionViewportPosition(column) + 12, 8)


def test_each_place_has_its_menu(sitter: Person) -> None:
    cell = sitter.view.visualRect(sitter.page.model.index(1, LASTMOD)).center()
    assert "Select All Like This" in menu_at(sitter.view.viewport(), cell)
    assert menu_at(*title(sitter, LASTMOD))[:2] == ["Sort Ascending", "Sort Descending"]
    rows = sitter.view.rows
    place = QPoint(5, rows.sectionViewportPosition(2) + 5)
    assert "Duplicate Rows" in menu_at(rows.viewport(), place)
    assert sitter.view.selected.rows() == range(2, 3)


def test_all_with_this_value_are_selected(sitter: Person) -> None:
    sitter.goes_to(0, LASTMOD)
    sitter.does("edit.select_like")
    sitter.waits_until(lambda: list(sitter.view.selected.rows()) == [0, 2])
    assert sitter.at == (0, LASTMOD)
    assert sitter.said.startswith("2 row")


def test_all_urls_of_this_folder_are_selected(sitter: Person) -> None:
    sitter.does("edit.select_like")
    sitter.waits_until(lambda: list(sitter.view.selected.rows()) == [0, 2])


def test_where_rows_like_this_stand_in_too_many_places_the_filter_is_the_way(
    sitter: Person, folder: Path
) -> None:
    pair = "\n <url><loc>https://a.de/{}</loc><changefreq>daily</changefreq></url>"
    pair += "\n <url><loc>https://a.de/{}/b</loc></url>"
    body = "".join(pair.format(number, number) for number in range(6_001))
    sitter.opens(some_file(folder, "many.xml", body=body + "\n"))
    sitter.goes_to(2, CHANGEFREQ)
    sitter.does("edit.select_like")
    sitter.waits_until(lambda: "are like this" in sitter.said)
    assert list(sitter.view.selected.rows()) == [2]
    named = sitter.window.action_set["filter.like"].text().replace("&", "")
    assert f"“{named}”" in sitter.said
    sitter.does("filter.like")
    sitter.waits_until(lambda: sitter.page.model.rowCount() == 6_001)
    sitter.does("edit.select_all")
    assert sitter.view.selected.row_count() == 6_001


def test_urls_open_in_the_browser_and_are_copied(sitter: Person, browser: Browser) -> None:
    sitter.selects(0, 1)
    sitter.does("rows.open_url")
    assert browser.urls == ["https://example.com/blog/a", "https://example.com/shop/b"]
    assert sitter.said == "2 URLs opened in the browser."
    sitter.does("rows.copy_url")
    assert QGuiApplication.clipboard().text() == "\n".join(browser.urls)


@pytest.mark.parametrize("is_in_details", [False, True])
def test_where_there_is_no_browser_that_is_said(
    sitter: Person, monkeypatch: pytest.MonkeyPatch, *, is_in_details: bool
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    sitter.goes_to(0, LOC)
    if is_in_details:
        sitter.window.details.open(anyway=True)
        dock = sitter.window.details.dock
        assert dock is not None
        sitter.waits_until(dock.row.browse.isEnabled)
        dock.row.browse.click()
    else:
        sitter.does("rows.open_url")
    assert sitter.said.startswith("No browser was found.")


def test_nothing_but_a_web_address_is_opened(sitter: Person, browser: Browser) -> None:
    sitter.edits(0, LOC, "javascript:alert(1)")
    sitter.goes_to(0, LOC)
    sitter.does("rows.open_url")
    assert browser.urls == []
    assert sitter.said == "There is no web address here."


def test_a_column_is_sorted_hidden_and_fitted_from_its_menu(sitter: Person) -> None:
    with sitter.qtbot.waitSignal(sitter.page.model.sorting_changed):
        chooses(*title(sitter, LASTMOD), "Sort Descending")
    assert sitter.page.model.sorting == ("lastmod", True)
    with sitter.qtbot.waitSignal(sitter.page.model.sorting_changed):
        chooses(*title(sitter, LASTMOD), "File Order")
    assert not sitter.can("view.file_order")
    sitter.view.setColumnWidth(PRIORITY, 400)
    chooses(*title(sitter, PRIORITY), "Fit Width")
    assert sitter.view.columnWidth(PRIORITY) < 400
    chooses(*title(sitter, CHANGEFREQ), "Hide Column")
    assert sitter.view.isColumnHidden(CHANGEFREQ)


def test_sorting_shows_what_comes_first_and_the_order_of_the_file_the_row_one_is_at(
    sitter: Person, folder: Path
) -> None:
    rows = (f"<url><loc>https://example.com/{number:04}</loc></url>" for number in range(800))
    sitter.opens(some_file(folder, "many.xml", "".join(rows)))
    sitter.goes_to(0, LOC)
    with sitter.qtbot.waitSignal(sitter.page.model.sorting_changed):
        chooses(*title(sitter, LOC), "Sort Descending")
    drain()
    assert sitter.at == (799, LOC)
    assert sitter.view.rowAt(0) == 0
    sitter.view.go_to(2, LOC)
    sitter.does("view.file_order")
    assert sitter.at == (797, LOC)


def test_dragged_columns_stay_where_they_were_put(sitter: Person, folder: Path) -> None:
    header = sitter.view.header
    header.moveSection(header.visualIndex(PRIORITY), 1)
    drain()
    sitter.opens(some_file(folder, "other.xml", BODY + "\n"))
    assert sitter.view.header.visualIndex(PRIORITY) == 1
    sitter.goes_to(0, LOC)
    sitter.presses(Key.Key_Tab)
    assert sitter.at == (0, PRIORITY)


def wheel(person: Person, delta: int) -> None:
    port = person.view.viewport()
    spot = QPointF(20, 20)
    event = QWheelEvent(
        spot,
        port.mapToGlobal(spot),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        CTRL,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(port, event)
    drain()


def test_the_wheel_with_control_and_keys_zoom_the_table_and_every_other(
    sitter: Person, folder: Path
) -> None:
    usual, height = sitter.view.font().pointSizeF(), sitter.view.rowHeight(0)
    for _ in range(5):
        wheel(sitter, 120)
    assert sitter.view.font().pointSizeF() == pytest.approx(usual * 1.5)
    assert sitter.view.rowHeight(0) > height
    sitter.presses(Key.Key_Minus, CTRL | ALT)
    assert sitter.view.font().pointSizeF() == pytest.approx(usual * 1.4)
    sitter.presses(Key.Key_Plus, CTRL | ALT)
    assert sitter.page.model.rowCount() == 4
    sitter.opens(some_file(folder, "other.xml", BODY + "\n"))
    assert sitter.view.font().pointSizeF() == pytest.approx(usual * 1.5)
    sitter.goes_to(0, LOC)
    sitter.presses(Key.Key_0, CTRL)
    assert (sitter.view.font().pointSizeF(), sitter.view.rowHeight(0)) == (usual, height)
    wheel(sitter, -120)
    assert sitter.view.font().pointSizeF() < usual
    sitter.presses(Key.Key_0, CTRL)


def test_columns_grow_with_the_text_and_nobody_is_taken_to_have_chosen_that(
    sitter: Person, settings: Settings
) -> None:
    usual = sitter.view.columnWidth(LASTMOD)
    for _ in range(5):
        wheel(sitter, 120)
    assert sitter.view.columnWidth(LASTMOD) == pytest.approx(usual * 1.5, abs=3)
    assert settings.get(COLUMN_WIDTHS) == []
    sitter.presses(Key.Key_0, CTRL)
    assert sitter.view.columnWidth(LASTMOD) == pytest.approx(usual, abs=3)


def test_a_width_dragged_while_zoomed_is_as_wide_for_text_of_another_size(
    sitter: Person, settings: Settings, folder: Path
) -> None:
    for _ in range(5):
        wheel(sitter, 120)
    sitter.view.setColumnWidth(LASTMOD, 300)
    sitter.window.tabs.columns.remember(sitter.view)
    assert "lastmod=200" in settings.get(COLUMN_WIDTHS)
    sitter.opens(some_file(folder, "zoomed.xml", BODY + "\n"))
    assert sitter.view.columnWidth(LASTMOD) == 300
    sitter.presses(Key.Key_0, CTRL)
    sitter.opens(some_file(folder, "usual.xml", BODY + "\n\n"))
    assert sitter.view.columnWidth(LASTMOD) == 200


def test_rows_are_as_high_as_the_view_menu_says(sitter: Person, folder: Path) -> None:
    menu = QMenu(sitter.window)
    sitter.window.tabs.row_sizes.fill_menu(menu)
    heights = {}
    for action in menu.actions():
        action.trigger()
        heights[action.text().replace("&", "")] = sitter.view.rowHeight(0)
    assert heights["Compact"] < heights["Normal"] < heights["Comfortable"]
    assert heights["Comfortable"] >= ROW_HEIGHTS["comfortable"]
    sitter.opens(some_file(folder, "other.xml", BODY + "\n"))
    assert sitter.view.rowHeight(0) == heights["Comfortable"]
    menu.deleteLater()


def test_the_corner_to_drag_follows_rows_of_another_height_and_columns_that_move(
    sitter: Person,
) -> None:
    def is_at_the_corner() -> bool:
        cell = sitter.view.visualRect(sitter.view.currentIndex())
        distance = sitter.view.fill_handle.geometry().bottomRight() - cell.bottomRight()
        return distance.manhattanLength() < 2 * RING

    sitter.goes_to(2, LASTMOD)
    assert is_at_the_corner()
    menu = QMenu(sitter.window)
    sitter.window.tabs.row_sizes.fill_menu(menu)
    for action in menu.actions():
        action.trigger()
        sitter.waits_until(is_at_the_corner)
    header = sitter.view.header
    header.moveSection(header.visualIndex(PRIORITY), 1)
    sitter.waits_until(is_at_the_corner)
    menu.deleteLater()


def test_rows_that_are_no_longer_there_are_not_selected(person: Person, folder: Path) -> None:
    """Qt ends the program over a range beyond the table; what asks may be older than it."""
    person.opens(some_file(folder))
    view = person.view
    for rows in (range(1, 9), [2, 7], [1, 2, 3]):
        view.select_rows(rows)
        assert list(view.selected.rows()) == [row for row in rows if row < 3]
    person.goes_to(1, LOC)
    for rows in (range(3, 5), [17], range(0)):
        view.select_rows(rows)
        view.selected.select(rows)
        assert person.at == (1, LOC)
    view.go_to(99, LOC)
    view.go_to(0, 99)
    assert person.at == (1, LOC)
    view.selected.select_block(range(2, 30), [LOC])
    assert list(view.selected.rows()) == [2]


def test_the_menu_opens_by_shift_f10_as_by_its_own_key(sitter: Person) -> None:
    sitter.presses(Key.Key_F10, SHIFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    words = [each.text().replace("&", "") for each in menu.actions()]
    menu.close()
    drain()
    place = sitter.view.visualRect(sitter.view.currentIndex()).center()
    assert words == menu_at(sitter.view.viewport(), place)
