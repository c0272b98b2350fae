from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton

from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.operations.indexing.child_state import ChangedChild
from sitemap_editor.session.document.index_children import IndexChildren
from sitemap_editor.session.program.settings import HIDDEN_COLUMNS, Settings
from sitemap_editor.session.web.download_review import DownloadReview
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.web.download_dialog import DownloadDialog
from tests.core.sitemaps import urlset
from tests.indexes_on_disk import SITE, index, sitemap
from tests.qt_support import NO_MODIFIER, Key, Person, drain
from tests.qt_web import PretendedWeb

LOC, LASTMOD, ROWS, SIZE, PROBLEMS, CHANGED = range(6)


def children(person: Person) -> IndexChildren:
    found = person.session.index_children
    assert found is not None
    return found


def opens_index(person: Person, path: Path) -> None:
    person.opens(path)
    person.waits_until(lambda: children(person).is_settled and children(person).known)
    person.waits_until(lambda: person.session.findings.is_settled)


def double_clicks(person: Person, row: int, column: int) -> None:
    place = person.view.visualRect(person.page.model.index(row, column)).center()
    viewport = person.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, NO_MODIFIER, place)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, NO_MODIFIER, place)
    drain()


@pytest.fixture
def listed(folder: Path) -> Path:
    """An index of two sitemaps that are here and one that is not."""
    sitemap(folder, "a.xml", 3)
    sitemap(folder, "b.xml", 5)
    return index(folder, ["a.xml", "b.xml", "gone.xml"], lastmod="2026-05-06")


def test_a_sitemap_shows_no_columns_of_an_index(person: Person, folder: Path) -> None:
    person.opens(sitemap(folder, "a.xml"))
    names = person.page.model.names
    assert names[:4] == ("loc", "lastmod", "changefreq", "priority")
    assert not {ROWS, CHANGED} & set(names)
    assert all(name.startswith("live_") for name in names[4:])


def test_an_index_shows_what_its_sitemaps_are(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    assert person.column(ROWS) == ["3", "5", "missing"]


@pytest.mark.parametrize("column", [LOC, ROWS, CHANGED])
def test_a_double_click_opens_the_sitemap(person: Person, listed: Path, column: int) -> None:
    opens_index(person, listed)
    double_clicks(person, 1, column)
    person.waits_until(lambda: person.page.name == "b.xml")
    assert person.window.tabs.count() == 2
    person.window.tabs.setCurrentIndex(0)
    double_clicks(person, 1, column)
    person.waits_until(lambda: person.page.name == "b.xml")
    assert person.window.tabs.count() == 2
    assert not person.editing


def test_a_double_click_on_a_date_edits_it(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    double_clicks(person, 1, LASTMOD)
    assert person.editing
    person.presses(Key.Key_Escape)


def test_a_double_click_on_the_url_of_a_missing_sitemap_edits_it(
    person: Person, listed: Path
) -> None:
    opens_index(person, listed)
    double_clicks(person, 2, LOC)
    assert person.editing
    person.presses(Key.Key_Escape)
    double_clicks(person, 2, ROWS)
    person.waits_until(lambda: "not in its folder" in person.said)
    assert not person.editing


def test_files_that_are_missing_are_downloaded_beside_the_index_once_a_person_asks(
    person: Person, listed: Path
) -> None:
    opens_index(person, listed)
    missing = (person.session.document[2].loc or "").strip()
    web = PretendedWeb({missing: urlset("<url><loc>https://example.com/x</loc></url>")})
    person.window.place.web.fetcher = web
    double_clicks(person, 2, ROWS)
    person.waits_until(lambda: bool(offers(person)))
    assert web.urls == []
    seen: list[DownloadDialog] = []

    def shown(review: DownloadReview, open_file: Callable[[Path], object]) -> None:
        dialog = DownloadDialog(review, person.prompts.folder, open_file, person.window)
        seen.append(dialog)
        dialog.show()

    person.prompts.show_download = shown  # type: ignore[method-assign]  # the real dialog
    [notice] = offers(person)
    notice.findChildren(QPushButton)[0].click()
    [dialog] = seen
    assert dialog.windowTitle() == "Download Missing Files"
    assert web.urls == []
    dialog.start.click()
    person.waits_until(lambda: not dialog._review.is_running and bool(dialog._review.files))
    assert web.urls == [missing]
    assert (listed.parent / missing.rpartition("/")[2]).is_file()
    dialog.close()
    person.window.tabs.setCurrentIndex(0)
    double_clicks(person, 2, ROWS)
    person.waits_until(lambda: person.window.tabs.count() == 2)
    person.waits_until(lambda: not offers(person))


def offers(person: Person) -> list[Notice]:
    page = person.window.tabs.pages()[0]
    found = page.findChildren(Notice)
    return [each for each in found if "that the index lists" in each.label.text()]


def test_keys_edit_what_belongs_to_the_file(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    for key in (Key.Key_Return, Key.Key_F2):
        person.goes_to(0, LOC)
        person.presses(key)
        assert person.editing
        person.presses(Key.Key_Escape)


def test_keys_change_nothing_of_what_is_told(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    before = person.bytes
    person.goes_to(0, ROWS)
    person.presses(Key.Key_F2)
    person.types("77")
    assert not person.editing
    assert person.at == (0, ROWS)
    for action in ("edit.clear", "edit.cut"):
        person.does(action)
        assert "cannot be changed" in person.said
        person.window.statusBar().clearMessage()
    QGuiApplication.clipboard().setText("9")
    person.does("edit.paste")
    assert "cannot be changed" in person.said
    assert person.bytes == before


def test_enter_on_what_is_told_opens_the_sitemap(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    person.goes_to(0, SIZE)
    person.presses(Key.Key_Return)
    person.waits_until(lambda: person.page.name == "a.xml")


def test_clearing_a_whole_row_clears_what_belongs_to_the_file(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    person.selects(0)
    person.does("edit.clear")
    assert person.sees(0, LOC) == ""
    assert person.sees(0, LASTMOD) == ""
    assert person.sees(0, ROWS) == ""
    person.does("edit.undo")
    person.waits_until(lambda: person.sees(0, ROWS) == "3")


def test_whole_rows_are_copied_as_the_file_has_them(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    person.selects(0, 1)
    person.does("edit.copy")
    text = QGuiApplication.clipboard().text()
    assert text.splitlines() == [f"{SITE}a.xml\t2026-05-06", f"{SITE}b.xml\t2026-05-06"]
    person.does("edit.paste")
    assert person.page.model.rowCount() == 5


def test_what_is_told_is_copied_alone(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    person.goes_to(0, ROWS)
    person.presses(Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    person.does("edit.copy")
    assert QGuiApplication.clipboard().text().splitlines() == ["3", "5"]


def test_tab_goes_through_all_columns_but_while_editing_through_those_of_the_file(
    person: Person, listed: Path
) -> None:
    opens_index(person, listed)
    person.goes_to(0, LASTMOD)
    person.presses(Key.Key_Tab)
    assert person.at == (0, ROWS)
    person.goes_to(0, LASTMOD)
    person.presses(Key.Key_F2)
    person.presses(Key.Key_Tab)
    assert person.at == (1, LOC)
    assert person.editing
    person.presses(Key.Key_Backtab)
    assert person.at == (0, LASTMOD)
    assert person.editing
    person.presses(Key.Key_Escape)


def test_a_click_on_the_arrow_of_the_head_sorts_by_what_is_told(
    person: Person, listed: Path
) -> None:
    opens_index(person, listed)
    header = person.view.header
    place = header.arrow_rect(ROWS).center()
    for expected in (["3", "5", "missing"], ["5", "3", "missing"], ["3", "5", "missing"]):
        with person.qtbot.waitSignal(person.page.model.sorting_changed):
            QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, NO_MODIFIER, place)
        assert person.column(ROWS) == expected


def test_columns_can_be_hidden_and_keep_their_widths(
    person: Person, listed: Path, settings: Settings
) -> None:
    opens_index(person, listed)
    menu = QMenu(person.window)
    person.window.tabs.columns.fill_menu(menu, person.view)
    entries = {action.text(): action for action in menu.actions()}
    assert list(entries) == ["loc", "lastmod", "Rows", "Size", "Problems", "Changed"]
    entries["Size"].setChecked(False)
    person.view.setColumnWidth(CHANGED, 177)
    menu.deleteLater()
    assert settings.get(HIDDEN_COLUMNS) == ["size"]
    other = index(listed.parent, ["a.xml"], "other.xml")
    opens_index(person, other)
    assert person.view.isColumnHidden(SIZE)
    assert person.view.columnWidth(CHANGED) == 177


def test_finding_goes_through_what_belongs_to_the_file(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    person.does("find.show")
    person.types("gone")
    person.waits_until(lambda: person.page.finder.count == 1)
    person.page.find_next()
    assert person.at == (2, LOC)
    person.page.close_find_bar()


def test_open_selected_opens_the_chosen_ones_and_says_what_is_missing(
    person: Person, listed: Path
) -> None:
    opens_index(person, listed)
    person.selects(0, 2)
    person.does("index.open_child")
    person.waits_until(lambda: person.window.tabs.count() == 2)
    assert person.tab_names() == ["sitemap_index.xml", "a.xml"]


def test_open_all_opens_what_is_here(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    person.does("index.open_all")
    person.waits_until(lambda: person.window.tabs.count() == 3)
    assert person.tab_names() == ["sitemap_index.xml", "a.xml", "b.xml"]


def test_many_files_are_asked_for_first(person: Person, folder: Path) -> None:
    names = [f"{number}.xml" for number in range(21)]
    for name in names:
        sitemap(folder, name, 1)
    opens_index(person, index(folder, names))
    person.prompts.will_be_asked("open_many", answer=False)
    person.does("index.open_all")
    person.waits_until(lambda: ("open_many", 21) in person.prompts.asked)
    assert person.window.tabs.count() == 1


def test_an_index_that_was_never_saved_says_where_its_sitemaps_are_looked_for(
    person: Person,
) -> None:
    person.does("file.new_index")
    person.does("rows.insert_below")
    person.presses(Key.Key_Escape)
    person.does("index.open_all")
    assert "Save the index first" in person.said


def test_a_sitemap_saved_here_is_known_for_sure(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    watched = children(person)
    person.opens(listed.parent / "a.xml")
    person.edits(0, LOC, SITE + "other")
    person.saves()
    child = watched.child(SITE + "a.xml")
    person.waits_until(lambda: (child := watched.child(SITE + "a.xml")) and child.is_sure)
    assert child is not None


def test_what_another_program_wrote_is_seen_when_the_window_is_active_again(
    person: Person, listed: Path
) -> None:
    opens_index(person, listed)
    sitemap(listed.parent, "gone.xml", 8)
    person.window.indexes.look_again()
    person.waits_until(lambda: person.column(ROWS) == ["3", "5", "8"])


def test_stamps_of_saves_are_kept_for_indexes_opened_later(person: Person, listed: Path) -> None:
    path = listed.parent / "a.xml"
    stamp = Stamp.of(path)
    assert stamp is not None
    changed = ChangedChild(path, listed, None, stamp)
    person.window.files.child_changed.emit(changed)
    opens_index(person, listed)
    child = children(person).child(SITE + "a.xml")
    assert child is not None
    assert child.is_sure


def test_closing_during_the_survey_leaves_nothing_behind(person: Person, folder: Path) -> None:
    names = [f"{number}.xml" for number in range(30)]
    for name in names:
        sitemap(folder, name, 500)
    person.window.files.open_paths([index(folder, names)])
    person.waits_until(lambda: person.window.tabs.count())
    person.window.files.close()  # the sweep after each test looks for what lives on
    drain()
    assert person.window.tabs.count() == 0


def test_the_status_bar_tells_how_many_rows_the_sitemaps_have_together(
    person: Person, listed: Path
) -> None:
    opens_index(person, listed)
    assert person.window.status.rows.text() == "3 rows shown · 8 rows in their files"
