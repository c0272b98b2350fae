"""Compare, as a person uses it: two files beside each other, differences taken over."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from sitemap_editor.core.operations.comparing.differences import Difference
from sitemap_editor.core.operations.comparing.keys import KeyBy, UrlPart
from sitemap_editor.core.operations.comparing.taking_over import Into
from sitemap_editor.session.comparing.compare_review import CompareStep
from sitemap_editor.session.comparing.earlier_review import EarlierReview
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.comparing.dialog import SitesDialog
from sitemap_editor.windows.comparing.differences_model import (
    ACTION,
    AFTER,
    BEFORE,
    NEW_SIDE,
    OLD_SIDE,
    URL,
)
from sitemap_editor.windows.comparing.earlier_dialog import EarlierDialog
from tests.qt_support import LASTMOD, Key, Person, drain
from tests.windows.files import some_file

ROW = "\n <url><loc>https://example.com/{}</loc>{}</url>"
DATE = "<lastmod>2024-05-0{}</lastmod>"
OLD = "".join((ROW.format("a", DATE.format(1)), ROW.format("b", ""), ROW.format("old/shoe-1", "")))
NEW = "".join((ROW.format("a", DATE.format(2)), ROW.format("new/shoe-1", ""), ROW.format("c", "")))


@pytest.fixture
def dialog(person: Person, folder: Path) -> SitesDialog:
    """Compare a file that is open with the one in front."""
    person.opens(some_file(folder, "old.xml", body=OLD))
    person.opens(some_file(folder, "new.xml", body=NEW))
    found = compares(person)
    waits(person, found)
    return found


def compares(person: Person) -> SitesDialog:
    boxes = BoxPrompts(person.window)
    person.prompts.will_be_asked("show_comparison", boxes.show_comparison)
    person.does("sitemaps.compare")
    return person.window.findChildren(SitesDialog)[-1]


def waits(person: Person, dialog: SitesDialog) -> None:
    """Wait until it is compared, edits that are under way included."""
    review = dialog._review
    sessions = [page.session for page in person.window.tabs.pages()]
    person.waits_until(
        lambda: (
            not any(each.beside.is_under_way for each in sessions)
            and review.step is CompareStep.DONE
            and not review.is_outdated
        )
    )


def lines(dialog: SitesDialog) -> list[tuple[str, ...]]:
    model = dialog.model
    return [
        tuple(model.index(row, column).data() for column in (ACTION, URL, BEFORE, AFTER))
        for row in range(model.rowCount())
    ]


def chooses(dialog: SitesDialog, into: Into, entry: int) -> None:
    """Choose an entry of the menu of a button."""
    dialog.copies[into].menu().actions()[entry].trigger()


SELECTED, ALL = range(2)


def test_what_differs_is_listed_with_its_counts(person: Person, dialog: SitesDialog) -> None:
    assert lines(dialog) == [
        ("Removed", "https://example.com/b", "row 2", "—"),
        ("Removed", "https://example.com/old/shoe-1", "row 3", "—"),
        ("Added", "https://example.com/new/shoe-1", "—", "row 2"),
        ("Added", "https://example.com/c", "—", "row 3"),
        ("Changed: lastmod", "https://example.com/a", "2024-05-01", "2024-05-02"),
        (
            "Moved page, 85 %",
            "85 % sure: same last part of the path",
            "https://example.com/old/shoe-1",
            "https://example.com/new/shoe-1",
        ),
    ]
    assert [chip.text() for chip in dialog.chips.values() if chip.isVisible()] == [
        "Removed 2",
        "Added 2",
        "Changed 1",
        "Moved pages 1",
        "Unchanged 0",
    ]
    assert "old.xml" in dialog.said.text()
    assert "differ" in dialog.said.text()
    dialog.close()


def test_sides_of_the_same_name_are_told_apart(person: Person, folder: Path) -> None:
    for name, body in (("yesterday", OLD), ("today", NEW)):
        (folder / name).mkdir()
        person.opens(some_file(folder / name, "sitemap.xml", body=body))
    dialog = compares(person)
    waits(person, dialog)
    assert dialog.said.text() == "“sitemap.xml · yesterday” and “sitemap.xml · today” differ."
    assert "`sitemap.xml · yesterday` → `sitemap.xml · today`" in dialog._review.report("markdown")
    sides = dialog.choices.sides.values()
    assert [side.currentText() for side in sides] == [
        "sitemap.xml · yesterday",
        "sitemap.xml · today",
    ]
    dialog._review.choose(Into.BEFORE, folder / "today" / "sitemap.xml")
    dialog._review.compare()
    waits(person, dialog)
    assert dialog.said.text().startswith("“sitemap.xml (on disk)” and “sitemap.xml (open)” list ")
    dialog.close()


def widens(dialog: SitesDialog) -> None:
    """Make room for two tables: the screen of tests is small."""
    dialog.resize(1180, 660)
    drain()
    assert dialog.views.is_beside


def beside(dialog: SitesDialog) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Return what stands in the table of each side."""

    def texts(row: int, columns: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(dialog.model.index(row, column).data() for column in columns)

    return [(texts(n, OLD_SIDE), texts(n, NEW_SIDE)) for n in range(dialog.model.rowCount())]


def test_each_side_has_its_table_with_what_its_rows_say(dialog: SitesDialog) -> None:
    widens(dialog)
    url = "https://example.com/"
    assert beside(dialog)[1:5:3] == [
        (("Removed", "row 3", f"{url}old/shoe-1", ""), ("—", "", "")),
        (
            ("Changed: lastmod", "row 1", f"{url}a", "2024-05-01"),
            ("row 1", f"{url}a", "2024-05-02"),
        ),
    ]
    assert beside(dialog)[5] == (
        ("Moved page, 85 %", "row 3", f"{url}old/shoe-1", ""),
        ("row 2", f"{url}new/shoe-1", ""),
    )
    shown = [
        [n for n in range(dialog.model.columnCount()) if not table.isColumnHidden(n)]
        for table in (dialog.views.left, dialog.views.right)
    ]
    assert shown == [list(OLD_SIDE), list(NEW_SIDE)]
    dialog.close()


def test_both_tables_have_one_current_line_and_scroll_together(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder, "old.xml", body="".join(ROW.format(n, "") for n in range(99))))
    person.opens(some_file(folder, "new.xml", body=NEW))
    dialog = compares(person)
    waits(person, dialog)
    widens(dialog)
    left, right = dialog.views.left, dialog.views.right
    dialog.activateWindow()
    right.setFocus()
    QTest.keyClick(right, Key.Key_Down)
    assert left.currentIndex().row() == right.currentIndex().row() == 1
    QTest.keyClick(right, Key.Key_End)
    for table in (left, right):
        assert table.selected() == [dialog.model.rowCount() - 1]
        last = table.rowViewportPosition(dialog.model.rowCount() - 1)
        assert 0 < last < table.viewport().height()
    assert left.verticalScrollBar().value() == right.verticalScrollBar().value() > 0
    left.verticalScrollBar().setValue(7)
    assert right.verticalScrollBar().value() == 7
    dialog.close()


def test_where_there_is_no_room_there_is_one_table_and_the_choice_is_kept(
    person: Person, dialog: SitesDialog
) -> None:
    dialog.activateWindow()
    dialog.table.select([3])
    dialog.views.focus_lines()
    dialog.resize(640, 600)
    drain()
    assert not dialog.views.is_beside
    assert not dialog.beside.isEnabled()
    assert dialog.table.selected() == [3]
    widens(dialog)
    assert dialog.views.left.selected() == [3]
    dialog.beside.click()
    assert not dialog.views.is_beside
    dialog.close()
    again = compares(person)
    waits(person, again)
    assert not again.views.is_beside
    assert not again.beside.isChecked()
    again.beside.setChecked(True)
    widens(again)
    again.close()


@pytest.mark.parametrize(
    ("key", "into"), [(Key.Key_Right, Into.AFTER), (Key.Key_Left, Into.BEFORE)]
)
def test_a_line_is_copied_across_by_a_key_in_either_table(
    person: Person, dialog: SitesDialog, key: Key, into: Into
) -> None:
    widens(dialog)
    dialog.activateWindow()
    table = dialog.views.right if into is Into.AFTER else dialog.views.left
    table.setFocus()
    table.select([4])
    QTest.keyClick(table, key, Qt.KeyboardModifier.AltModifier)
    waits(person, dialog)
    session = dialog._review.session(into)
    assert session is not None
    assert (
        session.document[0].lastmod == {Into.AFTER: "2024-05-01", Into.BEFORE: "2024-05-02"}[into]
    )
    session.undo_stack.undo()
    assert "Compare again" in dialog.said.text()
    assert not dialog.views.copies[into].isEnabled()
    dialog.close()


def test_rows_that_say_the_same_are_listed_when_asked_for(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, "old.xml", body=OLD))
    person.opens(some_file(folder, "new.xml", body=OLD + ROW.format("z", "")))
    dialog = compares(person)
    waits(person, dialog)
    assert [line[ACTION] for line in lines(dialog)] == ["Added"]
    dialog.chips[Difference.UNCHANGED].click()
    assert [line[ACTION] for line in lines(dialog)] == ["Added"] + ["Unchanged"] * 3
    assert lines(dialog)[1][BEFORE:] == ("row 1", "row 1")
    session = dialog._review.session(Into.BEFORE)
    assert session is not None
    chooses(dialog, Into.BEFORE, ALL)
    waits(person, dialog)
    assert len(session.document) == 4
    assert [line[ACTION] for line in lines(dialog)] == ["Unchanged"] * 4
    dialog.close()


def test_chips_choose_what_is_listed_and_keep_their_counts(
    person: Person, dialog: SitesDialog
) -> None:
    for difference in (Difference.REMOVED, Difference.ADDED, Difference.MOVED_PAGE):
        dialog.chips[difference].click()
    assert [line[ACTION] for line in lines(dialog)] == ["Changed: lastmod"]
    assert dialog.chips[Difference.REMOVED].text() == "Removed 2"
    dialog.close()


def test_the_current_difference_stays_when_others_are_listed(
    person: Person, dialog: SitesDialog
) -> None:
    found = [line[ACTION] for line in lines(dialog)]
    changed = found.index("Changed: lastmod")
    dialog.table.select([changed])
    for difference in (Difference.REMOVED, Difference.ADDED, Difference.REMOVED):
        dialog.chips[difference].click()
        row = dialog.table.currentIndex().row()
        assert lines(dialog)[row][ACTION] == "Changed: lastmod"
    dialog.close()


@pytest.mark.parametrize("into", [Into.AFTER, Into.BEFORE])
def test_all_that_is_copied_makes_both_equal_and_is_one_step(
    person: Person, dialog: SitesDialog, into: Into
) -> None:
    session = dialog._review.session(into)
    assert session is not None
    was = session.document.to_bytes()
    chooses(dialog, into, ALL)
    waits(person, dialog)
    assert dialog._review.found is not None
    assert dialog._review.found.differences.comparison.is_equal
    assert lines(dialog) == []
    assert "the same rows" in dialog.said.text()
    assert session.undo_stack.count() == 1
    assert "copied across" in person.said or into is Into.BEFORE
    session.undo_stack.undo()
    assert session.document.to_bytes() == was
    assert "Compare again" in dialog.said.text()
    assert not dialog.copies[into].isEnabled()
    dialog.close()


def test_all_is_copied_into_a_table_that_is_sorted_and_filtered(
    person: Person, dialog: SitesDialog
) -> None:
    page = person.page
    page.filter.set_text("shoe")
    page.model.sort_by("loc", descending=True)
    person.waits_until(lambda: page.model.sorting is not None and page.filter.is_settled())
    chooses(dialog, Into.AFTER, ALL)
    waits(person, dialog)
    assert lines(dialog) == []
    assert page.filter.text == "shoe"
    assert page.model.sorting == ("loc", True)
    dialog.close()


def test_what_stands_in_a_cell_editor_is_entered_and_nothing_is_copied_over_it(
    person: Person, dialog: SitesDialog
) -> None:
    person.window.activateWindow()
    person.waits_until(person.window.isActiveWindow)
    person.goes_to(0, LASTMOD)
    person.types("2020-01-01")
    chooses(dialog, Into.AFTER, ALL)
    drain()
    assert person.session.document[0].lastmod == "2020-01-01"
    assert person.session.undo_stack.count() == 1
    assert "Compare again" in dialog.said.text()
    dialog.close()


def test_one_value_is_copied_and_the_list_stays_where_it_was(
    person: Person, dialog: SitesDialog
) -> None:
    dialog.table.select([4])
    chooses(dialog, Into.AFTER, SELECTED)
    waits(person, dialog)
    assert person.session.document[0].lastmod == "2024-05-01"
    assert len(person.session.document) == 3
    assert dialog.table.currentIndex().row() == 4
    dialog.close()


def test_rows_that_were_removed_are_put_back_where_they_stood(
    person: Person, dialog: SitesDialog
) -> None:
    dialog.table.select([0])
    chooses(dialog, Into.AFTER, SELECTED)
    waits(person, dialog)
    assert [row.loc for row in person.session.document.table] == [
        f"https://example.com/{name}" for name in ("a", "b", "new/shoe-1", "c")
    ]
    dialog.close()


def test_enter_shows_the_row_in_its_tab_and_f8_goes_on(person: Person, dialog: SitesDialog) -> None:
    dialog.activateWindow()
    dialog.table.setFocus()
    dialog.table.select([3])
    QTest.keyClick(dialog.table, Key.Key_Return)
    assert person.page.name == "new.xml"
    assert person.view.currentIndex().row() == 2
    QTest.keyClick(dialog.table, Key.Key_Home)
    dialog.table.step(1)
    assert dialog.table.currentIndex().row() == 1
    assert person.page.name == "old.xml"  # a row that is only there
    assert person.view.currentIndex().row() == 2
    dialog.table.step(-1)
    assert dialog.table.currentIndex().row() == 0
    dialog.close()


def test_redirects_are_written_for_pages_that_are_ticked(
    person: Person, dialog: SitesDialog, folder: Path
) -> None:
    place = folder / "redirects.csv"
    person.prompts.will_be_asked("place_for_differences", place)
    dialog.redirects.menu().actions()[0].trigger()
    person.waits_until(place.exists)
    assert place.read_text().splitlines() == [
        "from,to",
        "https://example.com/old/shoe-1,https://example.com/new/shoe-1",
    ]
    dialog.table.select([5])
    QTest.keyClick(dialog.table, Key.Key_Space)
    index = dialog.model.index(5, ACTION)
    assert index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Unchecked
    assert dialog._review.redirects("csv").splitlines() == ["from,to"]
    QTest.keyClick(dialog.table, Key.Key_Space)
    assert len(dialog._review.redirects("csv").splitlines()) == 2
    person.waits_until(lambda: "redirects.csv" in person.said)
    dialog.close()


@pytest.mark.parametrize("form", range(4))
def test_the_report_is_written_in_each_form(
    person: Person, dialog: SitesDialog, folder: Path, form: int
) -> None:
    place = folder / "differences.out"
    person.prompts.will_be_asked("place_for_differences", place)
    dialog.report.menu().actions()[form].trigger()
    person.waits_until(lambda: "differences.out" in person.said)
    assert "https://example.com/c" in place.read_text()
    dialog.close()


def test_a_file_is_compared_with_the_one_in_front(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, "new.xml", body=NEW))
    dialog = compares(person)
    assert dialog._review.step is CompareStep.CHOOSING
    assert not dialog.run.isEnabled()
    dialog.choices.sides[Into.BEFORE].setEditText(str(some_file(folder, "old.xml", body=OLD)))
    assert dialog.run.isEnabled()
    dialog.run.click()
    waits(person, dialog)
    assert len(lines(dialog)) == 6
    assert not dialog.copies[Into.BEFORE].isVisible()
    dialog.choices.swap.click()
    dialog.run.click()
    waits(person, dialog)
    assert not dialog.copies[Into.AFTER].isVisible()
    assert dialog.copies[Into.BEFORE].isEnabled()
    dialog.close()


def test_folders_are_compared_with_no_file_open(person: Person, folder: Path) -> None:
    for name, bodies in (("a", (OLD, "")), ("b", ("", OLD))):
        (folder / name).mkdir()
        for number, body in enumerate(bodies):
            some_file(folder / name, f"{number}.xml", body=body)
    dialog = compares(person)
    for into, name in ((Into.BEFORE, "a"), (Into.AFTER, "b")):
        dialog.choices.sides[into].setEditText(str(folder / name))
    dialog.run.click()
    waits(person, dialog)
    moved = lines(dialog)
    assert [line[ACTION] for line in moved] == ["In another file"] * 3
    assert moved[0][BEFORE:] == ("0.xml, row 1", "1.xml, row 1")
    dialog._show_line(0)
    assert "Neither file is open" in dialog.said.text()
    dialog.close()


def test_what_cannot_be_read_is_said(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    dialog = compares(person)
    dialog.choices.sides[Into.BEFORE].setEditText(str(folder / "gone.xml"))
    dialog.run.click()
    person.waits_until(lambda: dialog._review.step is CompareStep.FAILED)
    [said] = dialog.messages.texts()
    assert said.startswith("gone.xml: ")
    assert dialog.said.text() == ""
    assert dialog.model.rowCount() == 0
    assert not dialog.report.isEnabled()
    dialog.close()


def test_urls_are_compared_by_what_counts(person: Person, folder: Path) -> None:
    other = NEW.replace("https://example.com", "http://www.example.com")
    person.opens(some_file(folder, "old.xml", body=NEW))
    person.opens(some_file(folder, "new.xml", body=other))
    dialog = compares(person)
    waits(person, dialog)
    assert len(lines(dialog)) > 3
    for part in (UrlPart.SCHEME, UrlPart.HOST):
        dialog.choices.parts[part].trigger()
    assert "2" in dialog.choices.ignored.text()
    dialog.choices.fields["lastmod"].trigger()
    dialog.run.click()
    waits(person, dialog)
    assert {line[ACTION] for line in lines(dialog)} == {"Changed: loc"}
    dialog.choices.fields["loc"].trigger()
    dialog.run.click()
    waits(person, dialog)
    assert lines(dialog) == []
    assert dialog.said.text().startswith("Apart from what was ignored, ")
    dialog.choices.key.setCurrentIndex(dialog.choices.key.findData(KeyBy.PAGE))
    assert dialog._review.key is KeyBy.PAGE
    dialog.close()


def test_a_site_that_moved_as_a_whole_is_compared_behind_its_folder(
    person: Person, folder: Path
) -> None:
    other = NEW.replace("https://example.com/", "https://new.example/shop/")
    person.opens(some_file(folder, "old.xml", body=NEW))
    person.opens(some_file(folder, "new.xml", body=other))
    dialog = compares(person)
    waits(person, dialog)
    dialog.choices.beginning.trigger()
    assert "1" in dialog.choices.ignored.text()
    dialog.run.click()
    waits(person, dialog)
    assert {line[ACTION] for line in lines(dialog)} == {"Changed: loc"}
    dialog.close()


def test_a_document_that_is_closed_leaves_what_was_compared(
    person: Person, dialog: SitesDialog
) -> None:
    person.does("file.close")
    drain()
    person.waits_until(lambda: "was closed" in dialog.said.text())
    assert len(lines(dialog)) == 6
    assert not dialog.copies[Into.AFTER].isVisible()
    assert not dialog.run.isEnabled()
    dialog.close()


def test_a_cell_that_was_edited_since_is_said(person: Person, dialog: SitesDialog) -> None:
    person.window.activateWindow()
    person.waits_until(person.window.isActiveWindow)
    person.edits(0, LASTMOD, "2024-05-01")
    assert "Compare again" in dialog.said.text()
    assert not dialog.copies[Into.AFTER].isEnabled()
    dialog.run.click()
    waits(person, dialog)
    assert [line[ACTION] for line in lines(dialog)].count("Changed: lastmod") == 0
    dialog.close()


def test_a_tab_offers_to_compare_its_file(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    boxes = BoxPrompts(person.window)
    person.prompts.will_be_asked("show_comparison", boxes.show_comparison)
    person.window.sitemaps.compare_with(person.page)
    [dialog] = person.window.findChildren(SitesDialog)
    assert dialog._review.chosen == {Into.BEFORE: None, Into.AFTER: person.session}
    dialog.close()


def test_rows_are_taken_back_from_an_earlier_version_as_one_step(
    person: Person, folder: Path
) -> None:
    path = some_file(folder, "new.xml", body=NEW)
    some_file(folder, "new.xml.~1~", body=OLD)
    person.opens(path)
    boxes = BoxPrompts(person.window)

    def chooses_it(review: EarlierReview) -> bool:
        dialog = EarlierDialog(review, person.window)
        person.waits_until(lambda: review.is_looked)
        assert dialog.model.index(0, 1).data() == "Backup copy"
        dialog.compare.click()
        return bool(dialog.result())

    person.prompts.will_be_asked("choose_earlier", chooses_it)
    person.prompts.will_be_asked("show_comparison", boxes.show_comparison)
    person.does("file.earlier")
    dialog = person.window.findChildren(SitesDialog)[-1]
    waits(person, dialog)
    assert dialog.choices.sides[Into.BEFORE].currentText() == "new.xml.~1~"
    chooses(dialog, Into.AFTER, ALL)
    waits(person, dialog)
    locs = {row.loc for row in person.session.document.table}
    assert locs == {f"https://example.com/{name}" for name in ("a", "b", "old/shoe-1")}
    assert person.session.undo_stack.count() == 1
    dialog.close()
    drain()


def test_an_earlier_version_opens_as_a_file_of_its_own(person: Person, folder: Path) -> None:
    path = some_file(folder, "new.xml", body=NEW)
    some_file(folder, "new.xml.~1~", body=OLD)
    person.opens(path)

    def opens_it(review: EarlierReview) -> bool:
        dialog = EarlierDialog(review, person.window)
        person.waits_until(lambda: review.is_looked)
        dialog.open_new.click()
        return bool(dialog.result())

    person.prompts.will_be_asked("choose_earlier", opens_it)
    person.does("file.earlier")
    person.waits_until(lambda: len(person.window.tabs.pages()) == 2)
    assert person.session.path is None
    assert person.session.name == "new.xml.~1~"
    drain()


@pytest.mark.parametrize("by_mouse", [True, False])
def test_what_does_not_count_is_ticked_one_after_the_other(
    person: Person, dialog: SitesDialog, *, by_mouse: bool
) -> None:
    menu = dialog.choices.ignored.menu()
    wanted = [dialog.choices.fields["lastmod"], dialog.choices.fields["priority"]]
    menu.popup(dialog.mapToGlobal(QPoint(0, 0)))
    for action in wanted:
        if by_mouse:
            at = menu.actionGeometry(action).center()
            QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=at)
        else:
            menu.setActiveAction(action)
            QTest.keyClick(menu, Qt.Key.Key_Space)
        assert action.isChecked()
        assert menu.isVisible()
    assert "2" in dialog.choices.ignored.text()
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert not menu.isVisible()
    assert "2" in dialog.choices.ignored.text()
    menu.popup(dialog.mapToGlobal(QPoint(0, 0)))
    menu.setActiveAction(wanted[0])
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert not menu.isVisible()
    assert "1" in dialog.choices.ignored.text()
    dialog.close()
