from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from sitemap_editor import Document
from sitemap_editor.core.errors import no_progress
from sitemap_editor.core.files.joined_document import JoinedDocument
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.operations.joining.files import SplitOfFile
from sitemap_editor.core.protocol.profiles import PROFILES
from sitemap_editor.windows.explore.file_dialogs import FileNameDialog, SplitFileDialog
from sitemap_editor.windows.explore.file_headings import FileHeadings
from sitemap_editor.windows.prompts import Answer
from tests.indexes_on_disk import SITE, index, sitemap
from tests.qt_support import LASTMOD, Key, Person, ScriptedPrompts, drain
from tests.windows.starts import Start
from tests.windows.test_joined_table import FILE, LOC, contents, opens_table


@pytest.fixture
def listed(folder: Path) -> Path:
    sitemap(folder, "a.xml", 3)
    sitemap(folder, "b/b.xml", 2)
    return index(folder, ["a.xml", "b/b.xml"], lastmod="2026-05-06")


def headings(person: Person) -> FileHeadings:
    if not person.window.explore.is_on:
        person.does("view.tree")
    dock = person.window.explore.dock
    assert dock is not None
    return dock.headings


def listed_files(person: Person) -> list[tuple[str, int]]:
    return [(file.name, file.rows) for file in headings(person).model.lines]


def goes_to_heading(person: Person, name: str) -> FileHeadings:
    found = headings(person)
    person.waits_until(lambda: any(file.name == name for file in found.model.lines))
    row = next(at for at, file in enumerate(found.model.lines) if file.name == name)
    found.table.setFocus()
    found.table.setCurrentIndex(found.model.index(row, 0))
    return found


def test_each_file_has_a_heading_with_its_rows(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    assert headings(person).isVisible()
    person.waits_until(lambda: listed_files(person) == [("a.xml", 3), ("b/b.xml", 2)])
    said = headings(person).model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "3 of 50,000 rows" in said
    person.goes_to(4, LOC)
    person.waits_until(lambda: headings(person).table.currentIndex().row() == 1)
    person.window.tabs.setCurrentIndex(0)
    person.waits_until(lambda: not headings(person).isVisible())


def test_a_file_is_added_filled_and_saved(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    person.prompts.will_be_asked("name_of_file", "new.xml")
    person.does("index.file_add")
    assert person.prompts.asked[-1] == ("name_of_file", "Add File", "a-2.xml")
    person.waits_until(lambda: ("new.xml", 0) in listed_files(person))
    person.selects(1, 2)
    person.prompts.will_be_asked("file_of_rows", "new.xml")
    person.does("index.move_rows")
    person.waits_until(lambda: person.column(FILE).count("new.xml") == 2)
    person.saves()
    assert [row.loc for row in Document.open(listed.parent / "new.xml")] == [
        SITE + "a.xml/1",
        SITE + "a.xml/2",
    ]
    assert [row.loc for row in Document.open(listed)] == [
        SITE + name for name in ("a.xml", "new.xml", "b/b.xml")
    ]
    # The tab of the index shows it as saved.
    [shown] = [each for each in person.window.tabs.pages() if each.path == listed]
    assert shown.session.document.to_bytes() == listed.read_bytes()
    assert not shown.is_modified
    person.does("edit.undo")
    person.does("edit.undo")
    person.saves()
    assert not (listed.parent / "new.xml").exists()
    assert "removed" in person.said
    assert shown.session.document.to_bytes() == listed.read_bytes()


def test_a_file_is_renamed_from_its_heading(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    before = contents(listed.parent)
    found = goes_to_heading(person, "b/b.xml")
    person.prompts.will_be_asked("name_of_file", "c.xml")
    QTest.keyClick(found.table, Qt.Key.Key_F2)
    person.waits_until(lambda: person.column(FILE)[3:] == ["b/c.xml"] * 2)
    assert contents(listed.parent) == before
    person.page.filter.rows.set_text("file:b/c.xml")
    person.waits_until(lambda: person.page.model.rowCount() == 2)
    person.saves()
    after = contents(listed.parent)
    assert after["b/c.xml"] == before["b/b.xml"]
    assert "b/b.xml" not in after
    assert [row.loc for row in Document.open(listed)][1] == SITE + "b/c.xml"


def test_a_tab_of_its_own_follows_a_file_with_another_name(person: Person, listed: Path) -> None:
    person.opens(listed.parent / "b" / "b.xml")
    own, bytes_before = person.page, (listed.parent / "b" / "b.xml").read_bytes()
    opens_table(person, listed)
    found = goes_to_heading(person, "b/b.xml")
    person.prompts.will_be_asked("name_of_file", "c.xml")
    QTest.keyClick(found.table, Qt.Key.Key_F2)
    person.waits_until(lambda: person.column(FILE)[3:] == ["b/c.xml"] * 2)
    person.saves()
    assert own.path == listed.parent / "b" / "c.xml"
    assert not own.is_modified
    # What the file holds now is looked at as if another program had written it.
    person.waits_until(lambda: own.session.stamp == Stamp.of(listed.parent / "b" / "c.xml"))
    assert not own.session.is_gone
    person.window.tabs.bring_to_front(own)
    person.edits(0, LASTMOD, "2026-01-02")
    person.saves()
    assert not (listed.parent / "b" / "b.xml").exists()
    assert (listed.parent / "b" / "c.xml").read_bytes() != bytes_before


@pytest.mark.parametrize("is_removed", [False, True])
def test_a_file_whose_own_tab_has_edits_is_neither_renamed_nor_removed(
    person: Person, listed: Path, is_removed: bool
) -> None:
    person.opens(listed.parent / "b" / "b.xml")
    own = person.page
    opens_table(person, listed)
    table = person.page
    goes_to_heading(person, "b/b.xml")
    if is_removed:
        person.does("index.file_remove")
    else:
        person.prompts.will_be_asked("name_of_file", "c.xml")
        person.does("index.file_rename")
    person.waits_until(lambda: "b/b.xml" not in person.column(FILE))
    person.window.tabs.bring_to_front(own)
    person.edits(0, LASTMOD, "2026-01-02")
    person.window.tabs.bring_to_front(table)
    before = contents(listed.parent)
    person.does("file.save")
    person.waits_until(lambda: "is also open in a tab of its own" in person.said)
    assert contents(listed.parent) == before
    assert own.is_modified
    assert own.model.index(0, LASTMOD).data() == "2026-01-02"


def test_the_tab_of_a_removed_file_is_closed(person: Person, listed: Path) -> None:
    person.opens(listed.parent / "a.xml")
    opens_table(person, listed)
    goes_to_heading(person, "a.xml")
    person.does("index.file_remove")
    person.waits_until(lambda: len(person.session.document) == 2)
    assert "a.xml" in person.tab_names()
    person.saves()
    assert "a.xml" not in person.tab_names()
    assert not (listed.parent / "a.xml").exists()


def test_a_file_is_removed_by_delete_and_comes_back_by_undo(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    before = contents(listed.parent)
    found = goes_to_heading(person, "a.xml")
    QTest.keyClick(found.table, Qt.Key.Key_Delete)
    person.waits_until(lambda: person.column(FILE) == ["b/b.xml"] * 2)
    assert "3 row" in person.said
    QTest.keyClick(found.table, Qt.Key.Key_Delete)
    assert "one file only" in person.said
    person.does("edit.undo")
    assert person.column(FILE) == ["a.xml"] * 3 + ["b/b.xml"] * 2
    assert not person.page.is_modified
    person.does("edit.redo")
    person.saves()
    assert contents(listed.parent).keys() == {"b/b.xml", listed.name}
    person.does("edit.undo")
    person.saves()
    assert contents(listed.parent)["a.xml"] == before["a.xml"]


def test_a_file_is_split_and_merged_from_its_heading(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    before = contents(listed.parent)
    goes_to_heading(person, "a.xml")
    person.prompts.will_be_asked("parts_of_file", 2)
    person.does("index.file_split")
    person.waits_until(lambda: ("a-2.xml", 2) in listed_files(person))
    assert person.column(FILE)[:3] == ["a.xml", "a-2.xml", "a-2.xml"]
    person.saves()
    assert len(Document.open(listed.parent / "a-2.xml")) == 2
    goes_to_heading(person, "a-2.xml")
    person.prompts.will_be_asked("file_to_merge_into", "a.xml")
    person.does("index.file_merge")
    person.waits_until(lambda: person.column(FILE)[:3] == ["a.xml"] * 3)
    person.saves()
    after = contents(listed.parent)
    assert after["a.xml"] == before["a.xml"]
    assert after.keys() == before.keys()


def test_a_heading_shows_its_rows_and_has_a_menu(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    found = goes_to_heading(person, "b/b.xml")
    QTest.keyClick(found.table, Qt.Key.Key_Return)
    person.waits_until(lambda: person.page.model.rowCount() == 2)
    assert person.page.filter.text == "file:b/b.xml"
    found.table.setFocus()
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(found.table, QContextMenuEvent(reason, QPoint(), QPoint()))
    [menu] = found.table.findChildren(QMenu)
    [remove] = [each for each in menu.actions() if each.text() == "&Remove"]
    menu.close()
    remove.trigger()
    person.waits_until(lambda: len(person.session.document) == 3)


def test_what_is_done_to_files_outlives_a_crash(
    start: Start, folder: Path, prompts: ScriptedPrompts, kept: Path
) -> None:
    sitemap(folder, "a.xml", 3)
    sitemap(folder, "b/b.xml", 2)
    path = index(folder, ["a.xml", "b/b.xml"])
    person = start()
    opens_table(person, path)
    prompts.will_be_asked("name_of_file", "new.xml")
    person.does("index.file_add")
    person.selects(0, 4)
    prompts.will_be_asked("file_of_rows", "new.xml")
    person.does("index.move_rows")
    person.waits_until(lambda: person.column(FILE).count("new.xml") == 2)
    goes_to_heading(person, "b/b.xml")
    prompts.will_be_asked("name_of_file", "other.xml")
    person.does("index.file_rename")
    person.waits_until(lambda: person.column(FILE).count("b/other.xml") == 1)
    files = person.column(FILE)
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    recovery = person.program.recovery
    assert recovery is not None
    recovery.look()
    person.waits_until(lambda: person.window.tabs.count() == 1)
    person.waits_until(lambda: person.page.is_modified)
    assert person.column(FILE) == files
    person.saves()
    assert contents(folder).keys() == {"a.xml", "b/other.xml", "new.xml", path.name}
    assert len(Document.open(folder / "new.xml")) == 2
    person.waits_until(lambda: not list(kept.iterdir()))


def test_a_name_alone_outlives_a_crash(
    start: Start, folder: Path, prompts: ScriptedPrompts
) -> None:
    sitemap(folder, "a.xml", 3)
    path = index(folder, ["a.xml"])
    person = start()
    opens_table(person, path)
    prompts.will_be_asked("name_of_file", "first.xml")
    person.does("index.file_rename")
    person.waits_until(lambda: person.column(FILE) == ["first.xml"] * 3)
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    recovery = person.program.recovery
    assert recovery is not None
    recovery.look()
    person.waits_until(lambda: person.window.tabs.count() == 1)
    person.waits_until(lambda: person.column(FILE) == ["first.xml"] * 3)
    person.does("edit.undo")
    assert person.column(FILE) == ["a.xml"] * 3


def test_a_file_that_came_meanwhile_is_told_of_and_nothing_is_saved(
    person: Person, listed: Path
) -> None:
    opens_table(person, listed)
    person.prompts.will_be_asked("name_of_file", "new.xml")
    person.does("index.file_add")
    sitemap(listed.parent, "new.xml", 1)
    before = contents(listed.parent)
    person.prompts.will_be_asked("tell_error", None)
    person.does("file.save")
    person.waits_until(lambda: not person.prompts.open_answers)
    assert "exists already" in str(person.prompts.asked[-1])
    assert contents(listed.parent) == before
    assert person.page.is_modified


def test_a_file_in_the_place_of_one_that_left_is_no_other_programs_work(
    person: Person, listed: Path
) -> None:
    opens_table(person, listed)
    goes_to_heading(person, "a.xml")
    person.does("index.file_remove")
    person.waits_until(lambda: len(person.session.document) == 2)
    person.saves()
    goes_to_heading(person, "b/b.xml")
    person.prompts.will_be_asked("name_of_file", "a.xml")
    person.does("index.file_add")
    assert "b/a.xml" in person.said
    person.saves()
    document = person.session.document
    assert isinstance(document, JoinedDocument)
    sitemap(listed.parent, "a.xml", 1)  # at the place of the one that was removed
    assert not document.changed_on_disk()
    person.window.disk.joined.follow_tabs()
    paths = person.window.disk.joined._watch._paths
    assert {path.name for path in paths} == {"b.xml", "a.xml"}
    assert listed.parent / "a.xml" not in paths


def test_a_name_that_is_refused_says_why(person: Person) -> None:
    dialog = FileNameDialog(
        "Add File", "a-2.xml", lambda name: "" if name == "b.xml" else "No.", person.window
    )
    assert dialog.name.selectedText() == "a-2"
    assert not dialog.accept_button.isEnabled()
    assert dialog.messages.texts() == ["No."]
    dialog.name.setText("")
    assert not dialog.messages.texts()
    dialog.name.setText(" b.xml ")
    assert dialog.accept_button.isEnabled()
    assert dialog.text == "b.xml"
    dialog.deleteLater()


def test_the_parts_of_a_split_are_shown_before_it(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    document = person.session.document
    assert isinstance(document, JoinedDocument)
    plan = SplitOfFile(document.table, 0, document.files, no_progress)
    dialog = SplitFileDialog(plan, PROFILES[0], person.window)
    assert dialog.count.value() == 2
    assert [part.name for part in dialog.model.lines] == ["a.xml", "a-2.xml"]
    dialog.count.setValue(9)
    assert dialog.count.value() == 3
    assert [part.rows for part in dialog.model.lines] == [1, 1, 1]
    dialog.deleteLater()


def drags_rows(person: Person, rows: range, heading: str, *, escapes: bool = False) -> None:
    view = person.page.view
    view.select_rows(rows, LOC)
    target = goes_to_heading(person, heading).table
    row = target.currentIndex().row()
    view.setFocus()
    drain()  # it is known where lines stand, and the heading of the rows is current again
    at = target.visualRect(target.model().index(row, 0)).center()
    numbers = view.rows.viewport()
    x = numbers.width() // 2
    start = QPoint(x, view.rows.sectionViewportPosition(rows[0]) + 5)
    goal = numbers.mapFromGlobal(target.viewport().mapToGlobal(at))
    QTest.mousePress(numbers, Qt.MouseButton.LeftButton, pos=start)
    for place in (start + QPoint(0, 30), goal):
        QTest.mouseMove(numbers, place)
    assert target.currentIndex().row() == target.indexAt(at).row()
    if escapes:
        person.presses(Key.Key_Escape)
    QTest.mouseRelease(numbers, Qt.MouseButton.LeftButton, pos=goal)


@pytest.mark.parametrize("filtered", ["", "a.xml"])
def test_rows_are_dragged_to_the_heading_of_another_file(
    person: Person, listed: Path, filtered: str
) -> None:
    opens_table(person, listed)
    before = contents(listed.parent)
    if filtered:
        person.page.filter.set_text(filtered)
        person.waits_until(person.page.filter.is_settled)
    drags_rows(person, range(2), "b/b.xml")
    person.waits_until(lambda: listed_files(person) == [("a.xml", 1), ("b/b.xml", 4)])
    assert "2 rows moved to b/b.xml" in person.said
    person.does("edit.undo")
    person.waits_until(lambda: listed_files(person) == [("a.xml", 3), ("b/b.xml", 2)])
    assert contents(listed.parent) == before


def test_a_drag_to_a_heading_that_is_given_up_moves_nothing(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    drags_rows(person, range(2), "b/b.xml", escapes=True)
    assert not person.page.is_modified


def test_rows_dragged_to_their_own_file_stay_and_offer_no_undo(
    person: Person, listed: Path
) -> None:
    opens_table(person, listed)
    person.edits(0, LASTMOD, "2026-11-01")
    steps = person.session.undo_stack.count()
    drags_rows(person, range(2), "a.xml")
    person.waits_until(lambda: "already" in person.said)
    assert person.said == "These rows are in a.xml already."
    assert person.session.undo_stack.count() == steps
