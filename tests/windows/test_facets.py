"""Values to filter by, in Explore: they write the filter, and the filter ticks them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem

from sitemap_editor.core.filtering.facet_terms import AnyFacet, ContentFacet, Facet
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.program.settings import FACETS_UNFOLDED
from sitemap_editor.windows.explore.facet_model import Line, LineKind
from sitemap_editor.windows.explore.facets_part import FacetsPart
from sitemap_editor.windows.looks.flat_lists import with_ink
from sitemap_editor.windows.looks.tokens import tokens_of
from tests.core.sitemaps import urlset
from tests.qt_support import Key, Person, drain
from tests.windows.panels import kinds_of

_FOLDERS = ("blog/a", "blog/b", "shop", "blog/a", "shop", "blog/b", "blog/a", "")
_DATES = ("2023-05-06", "2023-06-01", "2024-01-02", "2024-05", "", "never", "2025-01-01", "2023")


def _row(number: int, folder: str, date: str) -> str:
    lastmod = f"<lastmod>{date}</lastmod>" if date else ""
    path = f"{folder}/" if folder else ""
    return f"<url><loc>https://www.shop.de/{path}{number}.html</loc>{lastmod}</url>"


@pytest.fixture
def facets(person: Person, tmp_path: Path) -> FacetsPart:
    """The facets of a file of eight rows, with folders and dates unfolded."""
    pairs = zip(_FOLDERS, _DATES, strict=True)
    rows = (_row(number, *pair) for number, pair in enumerate(pairs))
    (tmp_path / "sitemap.xml").write_bytes(urlset("".join(rows)))
    person.window.place.settings.set(FACETS_UNFOLDED, ["folder", "lastmod"])
    person.opens(tmp_path / "sitemap.xml")
    person.waits_for_the_checks()
    person.window.explore.open(anyway=True)
    drain()
    dock = person.window.explore.dock
    assert dock is not None
    _counted(person, dock.facets)
    return dock.facets


def _counted(person: Person, facets: FacetsPart) -> None:
    lists = person.page.facet_lists(str)
    person.waits_until(lambda: lists.is_current and not person.page.filter.rows.is_working)
    person.waits_until(lambda: facets.model.shown.listings == lists.listings)
    drain()


def _lines(facets: FacetsPart, facet: AnyFacet) -> dict[str, str]:
    """Return what is listed of a facet, with its counts."""
    model = facets.model
    rows = [row for row in range(model.rowCount()) if model.line(row).facet == facet]
    values = [row for row in rows if model.line(row).kind is LineKind.VALUE]
    return {str(model.index(row, 0).data()): str(model.index(row, 1).data()) for row in values}


def _row_of(facets: FacetsPart, facet: AnyFacet, value: str | None = None) -> int:
    row = facets.model.row_of(facet, value)
    assert row is not None
    return row


def _clicks(
    person: Person,
    facets: FacetsPart,
    facet: AnyFacet,
    value: str,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    table = facets.table
    index = facets.model.index(_row_of(facets, facet, value), 0)
    table.scrollTo(index)
    place = table.visualRect(index).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, modifiers, place)
    _counted(person, facets)


def _presses(person: Person, facets: FacetsPart, key: Qt.Key) -> None:
    QTest.keyClick(facets.table, key)
    _counted(person, facets)


def _text(person: Person) -> str:
    return person.page.filter.rows.text


def _state(facets: FacetsPart, facet: AnyFacet, value: str) -> Qt.CheckState:
    index = facets.model.index(_row_of(facets, facet, value), 0)
    return Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole))


def test_a_click_filters_another_with_ctrl_adds_and_the_bar_shows_it(
    person: Person, facets: FacetsPart
) -> None:
    assert _lines(facets, Facet.FOLDER) == {"/blog/": "5", "/shop/": "2"}
    _clicks(person, facets, Facet.FOLDER, "/shop/")
    assert _text(person) == "folder:/shop/"
    assert person.page.filter.bar.text.text() == "folder:/shop/"
    assert person.page.model.rowCount() == 2
    assert _lines(facets, Facet.FOLDER) == {"/blog/": "5", "/shop/": "2"}
    assert _lines(facets, Facet.DATE) == {"2024": "1", "None": "1"}
    _clicks(person, facets, Facet.FOLDER, "/blog/", Qt.KeyboardModifier.ControlModifier)
    assert _text(person) == "folder:/blog/ OR folder:/shop/"
    _clicks(person, facets, Facet.FOLDER, "/blog/")
    assert _text(person) == "folder:/blog/"
    _clicks(person, facets, Facet.FOLDER, "/blog/")
    assert _text(person) == ""


def test_columns_of_contents_are_facets_while_the_table_shows_them(
    person: Person, facets: FacetsPart
) -> None:
    count = ContentFacet("img.count")
    assert facets.model.row_of(count) is None
    choose = person.window.tabs.columns.choose_contents
    choose(person.page.view, ["img.count"])
    person.window.place.settings.set(FACETS_UNFOLDED, ["folder", "img.count"])
    person.page.filter.set_text("folder:/shop/")
    facets.follow(person.page)
    _counted(person, facets)
    assert facets.model.index(_row_of(facets, count), 0).data() == "Images"
    assert _lines(facets, count) == {"0": "2"}
    _clicks(person, facets, count, "0")
    assert _text(person) == "folder:/shop/ img.count=0"
    assert _state(facets, count, "0") is Qt.CheckState.Checked
    choose(person.page.view, [])
    drain()
    assert facets.model.row_of(count) is None


def test_what_is_typed_in_the_bar_ticks_the_facet(person: Person, facets: FacetsPart) -> None:
    person.page.filter.set_text("html folder:shop -lastmod:2024")
    _counted(person, facets)
    assert _state(facets, Facet.FOLDER, "/shop/") is Qt.CheckState.Checked
    assert _state(facets, Facet.FOLDER, "/blog/") is Qt.CheckState.Unchecked
    assert _state(facets, Facet.DATE, "2024") is Qt.CheckState.PartiallyChecked
    person.does("filter.clear")
    _counted(person, facets)
    assert _state(facets, Facet.FOLDER, "/shop/") is Qt.CheckState.Unchecked


def test_keys_reach_fold_tick_and_choose_everything(person: Person, facets: FacetsPart) -> None:
    facets.table.setFocus()
    facets.table.go_to(_row_of(facets, Facet.FOLDER, "/blog/"))
    _presses(person, facets, Key.Key_Right)
    assert list(_lines(facets, Facet.FOLDER)) == ["/blog/", "a/", "b/", "/shop/"]
    _presses(person, facets, Key.Key_Right)
    _presses(person, facets, Key.Key_Space)
    assert _text(person) == "folder:/blog/a/"
    assert facets.table.currentIndex().data() == "a/"
    _presses(person, facets, Key.Key_Down)
    _presses(person, facets, Key.Key_Return)
    assert _text(person) == "folder:/blog/b/"
    _presses(person, facets, Key.Key_Left)
    _presses(person, facets, Key.Key_Left)
    assert list(_lines(facets, Facet.FOLDER)) == ["/blog/", "/shop/"]
    facets.table.go_to(_row_of(facets, Facet.FOLDER))
    _presses(person, facets, Key.Key_Space)
    assert _lines(facets, Facet.FOLDER) == {}
    spoken = facets.table.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Folder, folded, filters"
    QTest.keyClick(facets.table, Key.Key_Escape)
    assert person.view.hasFocus()


def test_the_menu_wants_and_leaves_out_what_is_selected_and_copies_it(
    person: Person, facets: FacetsPart
) -> None:
    row = _row_of(facets, Facet.FOLDER, "/blog/")
    facets.table.select([row, row + 1])
    menu = facets.menu_of(facets.model.line(row))
    texts = [each.text() for each in menu.actions() if each.text()]
    letters = [text[text.index("&") + 1].casefold() for text in texts]
    assert len(set(letters)) == len(letters)  # one key chooses one entry
    only, without, copy = menu.actions()[:3]
    copy.trigger()
    assert QApplication.clipboard().text() == "/blog/\t5\n/shop/\t2"
    only.trigger()
    _counted(person, facets)
    assert _text(person) == "folder:/blog/ OR folder:/shop/"
    without.trigger()
    _counted(person, facets)
    assert _text(person) == "-folder:/blog/ -folder:/shop/"
    assert person.page.model.rowCount() == 1


def test_handles_of_the_histogram_set_a_range(person: Person, facets: FacetsPart) -> None:
    picture = facets.histogram
    assert picture.isVisible()
    picture.setFocus()
    QTest.keyClick(picture, Key.Key_Right)
    _counted(person, facets)
    assert _text(person) == "lastmod>=2023-02"
    assert "2023-02" in picture.accessibleName()
    assert picture.hasFocus()
    empty = picture.grab().toImage().pixelColor(3, picture.height() // 2)  # left of the bars
    assert empty == picture.palette().base().color()  # framed, not filled
    _clicks(person, facets, Facet.DATE, "", Qt.KeyboardModifier.ControlModifier)
    assert _text(person) == "lastmod:none OR lastmod>=2023-02"
    right = QPoint(picture.width() - 11, picture.height() // 2)
    QTest.mousePress(picture, Qt.MouseButton.LeftButton, pos=right)
    QTest.mouseMove(picture, QPoint(picture.width() // 2, right.y()))
    QTest.mouseRelease(
        picture, Qt.MouseButton.LeftButton, pos=QPoint(picture.width() // 2, right.y())
    )
    _counted(person, facets)
    last = picture.accessibleName().split()[-1]
    assert last in ("2023-12", "2024-01")
    assert _text(person) == f"lastmod:none OR (lastmod>=2023-02 lastmod<={last})"
    picture.setFocus()
    QTest.keyClick(picture, Key.Key_Delete)
    _counted(person, facets)
    assert _text(person) == "lastmod:none"


def test_arrows_lead_through_the_histogram(facets: FacetsPart) -> None:
    table, picture = facets.table, facets.histogram
    row = facets.model.picture_row()
    assert row is not None
    for key, back in ((Key.Key_Down, Key.Key_Up), (Key.Key_Right, Key.Key_Up)):
        table.setFocus()
        table.go_to(row - 1)
        QTest.keyClick(table, key)
        assert picture.hasFocus()
        QTest.keyClick(picture, back)
        assert table.hasFocus()
        assert table.currentIndex().row() == row - 1
    QTest.keyClick(table, Key.Key_Down)
    QTest.keyClick(picture, Key.Key_Down)
    assert table.hasFocus()
    assert table.currentIndex().row() == row + 1
    QTest.keyClick(table, Key.Key_Up)
    assert picture.hasFocus()


def test_a_list_is_found_by_its_own_name(person: Person, facets: FacetsPart) -> None:
    facets.search.setText("hos")
    _counted(person, facets)
    assert "www.shop.de" in _lines(facets, Facet.HOST)
    assert _lines(facets, Facet.FOLDER) == {}


def test_an_edit_is_counted_and_typing_searches_all_lists(
    person: Person, facets: FacetsPart
) -> None:
    person.edits(0, 0, "https://www.shop.de/new/0.html")
    _counted(person, facets)
    assert _lines(facets, Facet.FOLDER) == {"/blog/": "4", "/shop/": "2", "/new/": "1"}
    facets.table.setFocus()
    facets.table.go_to(0)
    QTest.keyClicks(facets.table, "b")
    assert facets.search.hasFocus()
    QTest.keyClicks(facets.search, "log/b")
    _counted(person, facets)
    assert _lines(facets, Facet.FOLDER) == {"/blog/b/": "2"}
    assert facets.model.line(facets.model.rowCount() - 1).kind is LineKind.NOTE
    QTest.keyClick(facets.search, Key.Key_Escape)
    _counted(person, facets)
    assert facets.table.hasFocus()
    assert "/shop/" in _lines(facets, Facet.FOLDER)
    assert facets.model.line(0) == Line(Facet.FOLDER, LineKind.HEAD)


def test_what_asks_for_a_count_is_painted_before_it_begins(
    person: Person, facets: FacetsPart, monkeypatch: pytest.MonkeyPatch
) -> None:
    lists, order = person.page.facet_lists(str), list[str]()
    paint, begin = facets.table.paintEvent, lists.begin

    def noted(work: Any, then: Any) -> Job:
        order.append("begun")
        return begin(work, then)

    monkeypatch.setattr(facets.table, "paintEvent", lambda _event: order.append("painted"))
    monkeypatch.setattr(lists, "begin", noted)
    facets.search.setText("s")
    assert not lists.is_current  # it waits for nothing but this
    person.waits_until(lambda: "begun" in order)
    assert order[0] == "painted"
    monkeypatch.setattr(facets.table, "paintEvent", paint)
    _counted(person, facets)


def test_edits_are_counted_a_moment_later_also_after_a_check(
    person: Person, facets: FacetsPart
) -> None:
    delay = person.page.facet_lists(str)._delay
    person.window.explore.follow()  # of this, and of findings that came in, nobody waits for more
    drain()
    person.page.model.setData(person.page.model.index(0, 0), "https://www.shop.de/new/")
    assert delay.isActive()
    assert delay.remainingTime() > 100
    _counted(person, facets)


def test_problems_that_came_in_while_they_were_folded_are_counted(
    person: Person, facets: FacetsPart
) -> None:
    severity = Line(Facet.SEVERITY, LineKind.HEAD)
    facets.table.fold(severity)
    _counted(person, facets)
    before = _lines(facets, Facet.SEVERITY)
    facets.table.fold(severity)
    _counted(person, facets)
    person.session.publish_at(Published("https://www.shop.de/shop/sitemap.xml"))
    person.waits_for_the_checks()
    facets.table.fold(severity)
    _counted(person, facets)
    counted = facets.model.shown.listings[Facet.SEVERITY].counts
    assert _lines(facets, Facet.SEVERITY) != before
    kinds = person.session.findings.index.kinds
    for level in Severity:
        row_ids = {
            row
            for (code, each), rows in kinds.items()
            if each is level and code != "XSD"
            for row in rows
        }
        assert counted.get(level.value, 0) == len(row_ids)


def test_where_only_an_edited_row_is_left_the_lists_say_that_no_row_matches(
    person: Person, facets: FacetsPart
) -> None:
    person.page.filter.set_text("lastmod:none")
    _counted(person, facets)
    assert _lines(facets, Facet.FOLDER) == {"/shop/": "1"}
    person.edits(0, 1, "2024-02-03")
    _counted(person, facets)
    assert person.page.model.rowCount() == 1
    note = facets.model.line(_row_of(facets, Facet.FOLDER) + 1)
    assert note == Line(Facet.FOLDER, LineKind.NOTE, "No rows match")
    person.does("edit.undo")
    _counted(person, facets)
    assert _lines(facets, Facet.FOLDER) == {"/shop/": "1"}


def test_a_cell_filters_by_its_value_and_undo_brings_filter_and_selection_back(
    person: Person, facets: FacetsPart
) -> None:
    person.goes_to(2, 0)
    person.does("filter.like")
    _counted(person, facets)
    assert _text(person) == "folder:/shop/"
    assert _state(facets, Facet.FOLDER, "/shop/") is Qt.CheckState.Checked
    person.edits(1, 1, "2020-01-01")
    person.does("filter.clear")
    _counted(person, facets)
    person.goes_to(0, 0)
    person.does("edit.undo")
    _counted(person, facets)
    assert _text(person) == "folder:/shop/"
    assert person.view.currentIndex().row() == 1
    assert list(person.page.view.selected.rows()) == [1]


def test_f6_enters_the_lists_where_nothing_is_wrong_and_no_index_is_known(
    person: Person, facets: FacetsPart, tmp_path: Path
) -> None:
    (tmp_path / "clean.xml").write_bytes(urlset(_row(1, "blog", "2024-01-02")))
    person.opens(tmp_path / "clean.xml")
    person.waits_for_the_checks()
    person.waits_until(lambda: kinds_of(person).isHidden())
    person.window.file_line.profile.setFocus()
    person.presses(Key.Key_F6)
    assert facets.table.hasFocus()
    person.presses(Key.Key_Down)
    assert facets.table.currentIndex().isValid()
    person.presses(Key.Key_F6)
    assert person.view.hasFocus()


@pytest.mark.parametrize("most", [0, 7, 72, 180, 1_234, 300_000, 1_000_000])
def test_no_count_is_cut_whatever_the_greatest_is(facets: FacetsPart, most: int) -> None:
    table = facets.table
    table.lay_lines_out(most)
    option = QStyleOptionViewItem()
    option.initFrom(table)
    option.features = QStyleOptionViewItem.ViewItemFeature.HasDisplay
    option.displayAlignment = Qt.AlignmentFlag.AlignRight
    option.widget = table
    option.text = table.locale().toString(most)
    option.rect = QRect(0, 0, table.columnWidth(1), table.line_height)
    shown = with_ink(option, tokens_of(table.palette()))
    place = table.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, shown, table)
    margins = 2 * (table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, shown) + 1)
    room = place.width() - margins
    assert room > option.fontMetrics.horizontalAdvance(option.text)  # advances have fractions
