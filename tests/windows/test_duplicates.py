"""Duplicates side by side: groups, what differs in them, which row stays, one undo step."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sitemap_editor.core.protocol.namespaces import SITEMAP
from sitemap_editor.session.changing.duplicates_review import DuplicatesReview
from sitemap_editor.windows.changing.changes_model import DIFFERENCE_ROLE
from sitemap_editor.windows.changing.duplicates_dialog import DuplicatesDialog
from sitemap_editor.windows.changing.duplicates_model import STAYS_ROLE
from tests.indexes_on_disk import index
from tests.qt_support import CTRL, LOC, SHIFT, Key, Person
from tests.windows.dialogs import used
from tests.windows.files import some_file

IMAGE = (
    '<i:image xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"><i:loc>x</i:loc></i:image>'
)
ROWS = "".join(
    f"\n <url><loc>http://example.com/{loc}</loc><lastmod>{day}</lastmod>{more}</url>"
    for loc, day, more in (
        ("a", "2024-01-01", ""),
        ("b", "2024-01-01", ""),
        ("a", "2025-01-01", IMAGE),
        ("c", "2024-01-01", ""),
        ("b", "2024-01-01", "<priority>1.0</priority>"),
        ("b/", "2026-01-01", ""),
    )
)
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=ROWS))
    person.goes_to(0, LOC)
    return person


def opened(person: Person, *rows: int) -> DuplicatesDialog:
    shown = person.page.model.view_order.row_ids
    selected = array("I", (shown[row] for row in rows))
    dialog = DuplicatesDialog(DuplicatesReview(person.session, shown[:], selected), person.window)
    dialog.show()
    settles(person, dialog)
    return dialog


def settles(person: Person, dialog: DuplicatesDialog) -> None:
    person.waits_until(lambda: dialog._review.planned is not None)


def leaves(dialog: DuplicatesDialog) -> None:
    review = dialog._review
    dialog.done(0)
    dialog.deleteLater()
    review.deleteLater()


def rows_of(dialog: DuplicatesDialog) -> list[tuple[str, bool]]:
    """Return the number of each listed row and whether it stays."""
    model = dialog.model
    lines = range(model.rowCount())
    return [(model.index(line, 1).data(), model.index(line, 0).data(STAYS_ROLE)) for line in lines]


def accepts(
    person: Person, use: Callable[[DuplicatesDialog], object]
) -> Callable[[DuplicatesReview], bool]:
    return used(
        lambda review: DuplicatesDialog(review, person.window),
        use,
        lambda dialog: settles(person, dialog),
        lambda dialog: dialog.make,
    )


def chooses(person: Person, dialog: DuplicatesDialog, **choices: str) -> None:
    for name, value in choices.items():
        box = getattr(dialog, name)
        box.setCurrentIndex(box.findData(value))
        settles(person, dialog)


def test_rows_of_a_group_stand_together_and_what_differs_in_them_is_told(sitter: Person) -> None:
    dialog = opened(sitter)
    assert rows_of(dialog) == [("1", True), ("3", False), ("2", True), ("5", False)]
    model = dialog.model
    assert model.titles[2:] == ("loc", "lastmod", "changefreq", "priority", "Extensions")
    told = [[model.index(row, col).data(DIFFERENCE_ROLE) for col in (2, 3, 5, 6)] for row in (1, 2)]
    assert told == [[None, (3, 4), None, (0, 7)], [None, None, (0, 6), None]]
    assert model.index(2, 5).data() == "(none)"
    assert model.index(1, 3).data(SPOKEN) == "2025-01-01, differs"
    assert model.index(1, 0).data(SPOKEN) == "Row 3, removed"
    grounds = [model.index(row, 0).data(Qt.ItemDataRole.BackgroundRole) for row in range(4)]
    assert [ground is None for ground in grounds] == [True, True, False, False]
    assert dialog.said.text().startswith("2 ")
    leaves(dialog)


def test_which_row_stays_is_chosen_for_all_groups_or_marked_in_one(sitter: Person) -> None:
    dialog = opened(sitter)
    chooses(sitter, dialog, same="page", keep="newest")
    assert rows_of(dialog)[2:] == [("2", False), ("5", False), ("6", True)]
    dialog.table.select([0])
    dialog.table.setFocus()
    QTest.keyClick(dialog.table, Key.Key_Space)
    assert rows_of(dialog)[:2] == [("1", True), ("3", False)]
    QTest.keyClick(dialog.table, Key.Key_Down, CTRL)
    assert dialog.table.currentIndex().row() == 2
    dialog.table.clicked.emit(dialog.model.index(3, 0))
    settles(sitter, dialog)
    assert rows_of(dialog)[2:] == [("2", False), ("5", True), ("6", False)]
    chooses(sitter, dialog, keep="last")
    assert rows_of(dialog)[3:] == [("5", True), ("6", False)]
    assert dialog._review.words.steps == ()
    dialog.unmark.click()
    settles(sitter, dialog)
    assert rows_of(dialog)[:2] == [("1", False), ("3", True)]
    assert not dialog.unmark.isEnabled()
    leaves(dialog)


def test_the_rest_is_removed_and_what_it_had_is_merged_as_one_step(sitter: Person) -> None:
    before = sitter.bytes

    def use(dialog: DuplicatesDialog) -> None:
        dialog.merge.setChecked(True)
        settles(sitter, dialog)
        assert "1 element" in dialog.said.text()

    sitter.prompts.will_be_asked("review_duplicates", accepts(sitter, use))
    sitter.does("rows.dedupe")
    assert [each.rpartition("com/")[2] for each in sitter.column(LOC)] == ["a", "b", "c", "b/"]
    assert IMAGE.encode() in sitter.bytes
    assert sitter.said.startswith("2 ")
    (past,) = sitter.session.history.steps()
    assert past.note.step is not None
    assert past.note.step.to_json() == {"do": "dedupe", "by": "loc", "keep": "first", "merge": True}
    sitter.does("edit.undo")
    assert sitter.bytes == before


def test_rows_that_a_filter_hides_are_no_duplicates(sitter: Person) -> None:
    sitter.page.filter.set_text("rows:1-4")
    sitter.waits_until(lambda: not sitter.page.filter.rows.is_working)
    dialog = opened(sitter)
    assert rows_of(dialog) == [("1", True), ("3", False)]
    assert "Only rows that are shown are compared." in dialog.said.text()
    leaves(dialog)
    dialog = opened(sitter, 0, 1)
    assert dialog.said.text() == "There are no duplicates among the selected rows."
    assert not dialog.make.isEnabled()
    dialog.only_selected.setChecked(False)
    settles(sitter, dialog)
    assert dialog.make.isEnabled()
    leaves(dialog)
    sitter.page.filter.set_text("rows:1-2")
    sitter.waits_until(lambda: not sitter.page.filter.rows.is_working)
    dialog = opened(sitter)
    assert dialog.said.text() == "There are no duplicates among the rows that are shown."
    leaves(dialog)


def test_selected_cells_leave_all_rows_to_look_at_and_selected_rows_these_alone(
    sitter: Person,
) -> None:
    meant: list[bool] = []

    def notes(review: DuplicatesReview) -> bool:
        meant.append(review.is_of_selection)
        return False

    sitter.presses(Key.Key_Down, SHIFT)  # two cells of loc
    sitter.prompts.will_be_asked("review_duplicates", notes)
    sitter.does("rows.dedupe")
    sitter.selects(0, 1)
    sitter.prompts.will_be_asked("review_duplicates", notes)
    sitter.does("rows.dedupe")
    assert meant == [False, True]


def test_a_file_that_changed_meanwhile_keeps_its_rows(sitter: Person) -> None:
    def use(_dialog: DuplicatesDialog) -> None:
        sitter.page.model.set_cells([(0, "loc", "http://other/")], "Meanwhile")

    sitter.prompts.will_be_asked("review_duplicates", accepts(sitter, use))
    sitter.does("rows.dedupe")
    assert len(sitter.column(LOC)) == 6
    assert "Try again" in sitter.said


@pytest.mark.parametrize("name", ["urls.txt", "index.xml"])
def test_files_without_dates_or_with_fewer_columns_have_duplicates_too(
    person: Person, folder: Path, name: str
) -> None:
    path = folder / name
    child = "<sitemap><loc>http://a.org/1.xml</loc></sitemap>"
    texts = {
        "urls.txt": "http://a.org/\nhttp://b.org/\nhttp://a.org/\n",
        "index.xml": f'<sitemapindex xmlns="{SITEMAP}">{child}\n{child}</sitemapindex>',
    }
    path.write_text(texts[name], "utf-8")
    person.opens(path)
    count = len(person.session.document)

    def use(dialog: DuplicatesDialog) -> None:
        dialog.merge.setChecked(True)
        chooses(person, dialog, keep="newest")
        assert len(rows_of(dialog)) == 2

    person.prompts.will_be_asked("review_duplicates", accepts(person, use))
    person.does("rows.dedupe")
    assert len(person.session.document) == count - 1


def test_duplicates_in_several_files_are_shown_with_their_files(
    person: Person, folder: Path
) -> None:
    row = "<url><loc>https://example.com/same</loc></url>"
    for name in ("a.xml", "b.xml"):
        some_file(folder, name, body=row + row.replace("same", name))
    person.opens(index(folder, ["a.xml", "b.xml"]))
    person.does("index.open_table")
    person.waits_until(lambda: person.session.is_joined)
    dialog = opened(person)
    texts = [dialog.model.index(line, 2).data() for line in range(dialog.model.rowCount())]
    assert texts == ["a.xml", "b.xml"]
    assert dialog.model.index(0, 3).data() == "https://example.com/same"
    assert dialog.model.index(0, 2).data(DIFFERENCE_ROLE) is None
    leaves(dialog)
