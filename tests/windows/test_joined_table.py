from __future__ import annotations

import gzip
import os
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from sitemap_editor import Document
from sitemap_editor.core.document.edits import InsertRows
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.filtering.facet_terms import Facet
from sitemap_editor.session.texts import readable_size
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.table.view_state import ViewState
from tests.indexes_on_disk import SITE, index, sitemap
from tests.qt_support import CTRL, Key, Person, ScriptedPrompts, drain
from tests.windows.starts import Start
from tests.windows.test_files import block, sets_date_beside

LOC, LASTMOD, CHANGEFREQ, PRIORITY, FILE = range(5)


@pytest.fixture
def listed(folder: Path) -> Path:
    """An index of two sitemaps that are here, one of them in a folder, and one that is not."""
    sitemap(folder, "a.xml", 3)
    sitemap(folder, "b/b.xml", 2)
    return index(folder, ["a.xml", "b/b.xml", "gone.xml"], lastmod="2026-05-06")


def contents(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*.xml") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def opens_table(person: Person, path: Path) -> None:
    person.opens(path)
    person.does("index.open_table")
    person.waits_until(lambda: person.page.session.is_joined)
    person.waits_for_the_checks()


def notices(person: Person) -> list[str]:
    labels = [
        label for each in person.page.findChildren(Notice) for label in each.findChildren(QLabel)
    ]
    return [label.text() for label in labels if label.text()]


def test_the_files_of_an_index_are_one_table(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    assert person.column(FILE) == ["a.xml"] * 3 + ["b/b.xml"] * 2
    assert person.page.name == "sitemap_index.xml, all files"
    [notice] = notices(person)
    assert "gone.xml" in notice
    assert "not in the folder" in notice
    assert not person.page.is_modified
    for action in ("file.save_as", "file.reload", "sitemaps.split", "sitemaps.merge_into"):
        assert not person.can(action)
    # Asked for once more, it comes to the front.
    person.window.tabs.setCurrentIndex(0)
    person.does("index.open_table")
    assert person.page.session.is_joined
    assert person.window.tabs.count() == 2


def test_an_index_with_more_than_a_table_holds_stays_the_list_of_its_files(
    person: Person, listed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitemap_editor.core.operations.joining.opening.MOST_BYTES", 100)
    packed = listed.parent / "b" / "b.xml.gz"
    packed.write_bytes(gzip.compress((listed.parent / "b" / "b.xml").read_bytes()))
    (listed.parent / "b" / "b.xml").unlink()
    size = len(gzip.decompress(packed.read_bytes())) + (listed.parent / "a.xml").stat().st_size
    person.opens(listed)
    for _ in range(2):
        person.does("index.open_table")
        person.waits_until(lambda: bool(notices(person)))
        drain()
    [notice] = [text for text in notices(person) if "table holds" in text]
    assert f"{readable_size(size)} together" in notice
    assert person.window.tabs.count() == 1
    person.page.view.selectRow(0)
    person.does("index.open_child")
    person.waits_until(lambda: person.page.name == "a.xml")


def test_rows_are_sorted_and_filtered_by_file(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    page = person.page
    page.model.sort_by("file", descending=True)
    person.waits_until(lambda: page.model.sorting is not None)
    assert person.column(FILE) == ["b/b.xml"] * 2 + ["a.xml"] * 3
    page.filter.rows.set_text("file:b/b.xml")
    person.waits_until(lambda: page.model.rowCount() == 2)
    assert Facet.FILE in page.facet_lists(str).facets


def test_a_table_of_one_file_has_neither_column_nor_facet(person: Person, listed: Path) -> None:
    person.opens(listed.parent / "a.xml")
    assert "file" not in person.page.model.names
    assert Facet.FILE not in person.page.facet_lists(str).facets


def test_an_edit_is_saved_in_its_file_and_its_line_of_the_index(
    person: Person, listed: Path
) -> None:
    opens_table(person, listed)
    before = contents(listed.parent)
    page = person.page
    page.filter.rows.set_text("file:b/b.xml")
    person.waits_until(lambda: page.model.rowCount() == 2)
    person.edits(1, LASTMOD, "2026-11-01")
    assert page.is_modified
    person.saves()
    after = contents(listed.parent)
    assert {name for name in after if after[name] != before[name]} == {"b/b.xml", listed.name}
    assert after["b/b.xml"] == before["b/b.xml"].replace(
        b"xml/1</loc>", b"xml/1</loc><lastmod>2026-11-01</lastmod>"
    )
    old, new = before[listed.name].split(b"\n"), after[listed.name].split(b"\n")
    assert [number for number, line in enumerate(new) if line != old[number]] == [1]
    assert not page.session.is_edited
    # The tab of the index shows it, as saved, and undo in the table leaves it alone.
    [shown] = [each for each in person.window.tabs.pages() if each.path == listed]
    assert shown.session.document.to_bytes() == after[listed.name]
    assert not shown.is_modified
    person.does("edit.undo")
    assert page.is_modified
    person.saves()
    assert contents(listed.parent)["b/b.xml"] == before["b/b.xml"]


def test_an_unedited_save_and_one_taken_back_touch_no_file(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    before = contents(listed.parent)
    stamps = {path: path.stat() for path in listed.parent.rglob("*.xml")}
    person.saves()
    loc = person.sees(0, LOC)
    person.edits(0, LOC, SITE + "other")
    person.edits(0, LOC, loc)
    person.saves()
    assert contents(listed.parent) == before
    assert {path: path.stat() for path in listed.parent.rglob("*.xml")} == stamps
    assert "No file" in person.said


def test_a_new_row_goes_into_the_file_of_the_row_above(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    before = contents(listed.parent)
    person.goes_to(4, LOC)
    person.does("rows.insert_below")
    person.types(SITE + "new")
    person.presses(Key.Key_Return)
    assert person.column(FILE)[5] == "b/b.xml"
    person.saves()
    assert (Document.open(listed.parent / "b" / "b.xml")[2].loc) == SITE + "new"
    assert contents(listed.parent)["a.xml"] == before["a.xml"]


def test_one_replacement_changes_rows_of_all_files_and_is_one_step(
    person: Person, listed: Path
) -> None:
    opens_table(person, listed)
    before = contents(listed.parent)
    person.presses(Key.Key_A, CTRL)
    page = person.page
    ids = list(page.session.document.table.order)
    page.model.set_cells([(each, "priority", "0.3") for each in ids], "Set")
    person.saves()
    after = contents(listed.parent)
    assert after["a.xml"].count(b"0.3") == 3
    assert after["b/b.xml"].count(b"0.3") == 2
    person.does("edit.undo")
    person.saves()
    assert {name: contents(listed.parent)[name] for name in ("a.xml", "b/b.xml")} == {
        name: before[name] for name in ("a.xml", "b/b.xml")
    }


def test_a_file_that_another_program_wrote_is_asked_about(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    person.edits(0, LASTMOD, "2026-11-01")
    path = listed.parent / "a.xml"
    theirs = path.read_bytes().replace(b"a.xml/1", b"a.xml/theirs")
    path.write_bytes(theirs)
    person.prompts.will_be_asked("overwrite_changed_file", False)
    person.does("file.save")
    person.waits_until(lambda: not person.prompts.open_answers)
    assert path.read_bytes() == theirs
    assert person.page.is_modified
    person.prompts.will_be_asked("overwrite_changed_file", True)
    person.saves()
    assert b"2026-11-01" in path.read_bytes()


def test_the_file_that_is_write_protected_is_named_and_no_file_is_saved(
    person: Person, listed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    access = os.access
    monkeypatch.setattr(
        os,
        "access",
        lambda path, mode: (
            access(path, mode) and not (mode == os.W_OK and Path(path).name == "b.xml")
        ),
    )
    before = contents(listed.parent)
    opens_table(person, listed)
    model = person.page.model
    ids = list(person.page.session.document.table.order)
    model.set_cells([(each, "priority", "0.3") for each in ids], "Set")
    person.prompts.will_be_asked("tell_error", None)
    person.does("file.save")
    person.waits_until(lambda: not person.prompts.open_answers)
    _, name, text, *_ = person.prompts.asked[-1]
    assert name == "b.xml"
    assert "none of the files was saved" in text
    assert "another name" not in text
    assert contents(listed.parent) == before


def test_what_is_modified_in_a_tab_of_its_own_comes_first(person: Person, listed: Path) -> None:
    person.opens(listed.parent / "a.xml")
    person.edits(0, LASTMOD, "2026-11-01")
    person.opens(listed)
    person.does("index.open_table")
    person.waits_until(lambda: "a.xml" in person.said and "unsaved" in person.said)
    assert person.window.tabs.count() == 2
    person.window.tabs.setCurrentIndex(0)
    person.saves()
    person.window.tabs.setCurrentIndex(1)
    person.does("index.open_table")
    person.waits_until(lambda: person.page.session.is_joined)
    person.edits(1, LASTMOD, "2026-11-02")
    joined = person.page
    person.window.tabs.setCurrentIndex(0)
    person.edits(0, LASTMOD, "2026-11-03")
    person.window.tabs.setCurrentIndex(2)
    person.does("file.save")
    assert "a.xml" in person.said
    assert joined.is_modified


def test_problems_of_one_file_alone_are_none_of_the_table(person: Person, listed: Path) -> None:
    (listed.parent / "a.xml").write_bytes(
        (listed.parent / "a.xml").read_bytes().replace(b"a.xml/1", b"b/b.xml/1")
    )
    opens_table(person, listed)
    person.waits_until(lambda: person.session.findings.is_settled)
    codes = {code for code, _severity in person.session.findings.index.copied_kinds()}
    assert "L16" in codes
    assert not any(code.startswith("F") for code in codes)


def test_edits_outlive_a_crash_and_go_into_their_files(
    start: Start, folder: Path, prompts: ScriptedPrompts, kept: Path
) -> None:
    sitemap(folder, "a.xml", 3)
    sitemap(folder, "b/b.xml", 2)
    path = index(folder, ["a.xml", "b/b.xml"], lastmod="2026-05-06")
    before = contents(folder)
    person = start()
    opens_table(person, path)
    person.edits(0, LASTMOD, "2026-11-01")
    person.goes_to(4, LOC)
    person.does("rows.insert_below")
    person.types(SITE + "new")
    person.presses(Key.Key_Return)
    expected = person.bytes
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    recovery = person.program.recovery
    assert recovery is not None
    recovery.look()
    person.waits_until(lambda: person.window.tabs.count() == 1)
    person.waits_until(lambda: person.bytes == expected)
    assert person.session.is_joined
    assert person.column(FILE) == ["a.xml"] * 3 + ["b/b.xml"] * 3
    person.does("edit.undo")
    assert not person.session.is_modified
    person.does("edit.redo")
    person.saves()
    after = contents(folder)
    assert after["a.xml"] == before["a.xml"].replace(
        b"xml/0</loc>", b"xml/0</loc><lastmod>2026-11-01</lastmod>"
    )
    assert [row.loc for row in Document.open(folder / "b" / "b.xml")][2] == SITE + "new"
    person.waits_until(lambda: not list(kept.iterdir()))


def test_rows_are_moved_from_file_to_file(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    before = contents(listed.parent)
    locs = person.column(LOC)
    person.selects(1, 2)
    person.prompts.will_be_asked("file_of_rows", "b/b.xml")
    person.does("index.move_rows")
    person.waits_until(lambda: person.column(FILE) == ["a.xml"] + ["b/b.xml"] * 4)
    assert person.prompts.asked[-1] == ("file_of_rows", ["a.xml", "b/b.xml"], "a.xml")
    assert "2 row" in person.said
    person.selects(4)
    person.does("edit.cut")  # and by the clipboard
    person.waits_until(lambda: person.page.model.rowCount() == 4)
    person.goes_to(0, LOC)
    person.does("edit.paste_rows")
    person.waits_until(lambda: person.column(FILE) == ["a.xml"] * 2 + ["b/b.xml"] * 3)
    person.saves()
    assert [row.loc for row in Document.open(listed.parent / "a.xml")] == [locs[0], locs[2]]
    assert [row.loc for row in Document.open(listed.parent / "b" / "b.xml")] == [
        locs[3],
        locs[4],
        locs[1],
    ]
    for _ in range(3):
        person.does("edit.undo")
    assert person.column(LOC) == locs
    person.saves()
    after = contents(listed.parent)
    assert (after["a.xml"], after["b/b.xml"]) == (before["a.xml"], before["b/b.xml"])


def test_the_meters_are_those_of_the_fullest_file(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    line = person.window.file_line
    person.waits_until(lambda: "a.xml" in line.rows.toolTip())
    assert "3 of 50,000" in line.rows.toolTip()
    assert line.rows.text() == "5 rows in 2 files"
    assert not line.rows.is_over
    table = person.session.document.table
    rows = [Row(f"{SITE}{number}") for number in range(50_000)]
    person.page.model.carry_out(InsertRows(len(table), rows), "Insert")
    person.waits_until(lambda: line.rows.is_over)
    assert "b/b.xml" in line.rows.toolTip()
    assert "50,002 of 50,000" in line.rows.toolTip()


def test_a_file_over_its_limits_is_named_above_the_table(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    count, table = len(notices(person)), person.session.document.table
    rows = [Row(f"{SITE}{number}") for number in range(50_000)]
    person.page.model.carry_out(InsertRows(len(table), rows), "Insert")
    person.waits_until(lambda: len(notices(person)) > count)
    notice = person.page.findChildren(Notice)[-1]
    assert "“b/b.xml” has 50,002 rows; a file may have 50,000." in notice.label.text()
    notice.button.click()
    person.waits_until(lambda: person.page.model.rowCount() == 50_002)
    assert person.page.filter.text == "file:b/b.xml"
    person.does("edit.undo")
    person.waits_until(lambda: len(notices(person)) == count)


def test_what_is_edited_while_it_is_saved_is_saved_behind_it(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    person.edits(0, LASTMOD, "2026-11-01")
    person.does("file.save")
    row_ids = person.session.document.table.order
    person.page.model.set_cells([(row_ids[4], "lastmod", "2026-11-02")], "Set")
    person.does("file.save")
    person.page.model.set_cells([(row_ids[3], "priority", "0.1")], "Set")
    person.prompts.will_be_asked("save_changes", Answer.YES)
    person.window.files.close_all(lambda: None)
    person.waits_until(lambda: person.window.tabs.count() == 0)
    after = contents(listed.parent)
    assert b"2026-11-01" in after["a.xml"]
    assert b"2026-11-02" in after["b/b.xml"]
    assert b"0.1" in after["b/b.xml"]


def test_what_waits_for_a_save_comes_after_one_that_had_to_ask(
    person: Person, listed: Path
) -> None:
    opens_table(person, listed)
    person.edits(0, LASTMOD, "2026-11-01")
    path = listed.parent / "a.xml"
    path.write_bytes(path.read_bytes().replace(b"a.xml/1", b"a.xml/theirs"))
    person.prompts.will_be_asked("overwrite_changed_file", True)
    person.does("file.save")
    row_ids = person.session.document.table.order
    person.page.model.set_cells([(row_ids[4], "lastmod", "2026-11-02")], "Set")
    person.does("file.save")
    person.waits_until(lambda: not person.prompts.open_answers)
    person.waits_until(lambda: not person.page.is_modified)
    assert b"2026-11-01" in path.read_bytes()
    assert b"2026-11-02" in (listed.parent / "b" / "b.xml").read_bytes()


@pytest.fixture
def large(folder: Path) -> Path:
    """An index of more rows than are waited for before the first ones are shown."""
    sitemap(folder, "a.xml", 20_000)
    sitemap(folder, "b.xml", 3)
    return index(folder, ["a.xml", "b.xml", "gone.xml"], lastmod="2026-05-06")


def opens_first_files(person: Person, path: Path) -> Event:
    """Open the table; no more than the first files is read until the event is set."""
    person.opens(path)
    gates: list[Event] = []

    def hold(_page: object) -> None:
        gates.append(block(person))

    person.window.tabs.page_added.connect(hold)
    person.does("index.open_table")
    person.waits_until(lambda: bool(gates) and person.page.session.is_joined)
    person.window.tabs.page_added.disconnect(hold)
    assert person.page.session.is_read_only
    return gates[0]


def waits_for_all_files(person: Person) -> None:
    person.waits_until(
        lambda: person.page.session.is_joined and not person.page.session.is_read_only
    )


def test_the_first_files_are_shown_while_the_others_are_read(person: Person, large: Path) -> None:
    before = contents(large.parent)
    gate = opens_first_files(person, large)
    page = person.page
    assert page.model.rowCount() == 20_000
    [notice] = notices(person)
    assert "of 2 files" in notice
    assert not page.model.set_cells([(3, "priority", "0.3")], "Set")
    assert "still being read" in person.said
    for writes in ("file.save", "file.export", "file.export_all", "file.report", "web.indexnow"):
        assert not person.can(writes)
    page.view.go_to(7, LASTMOD)
    page.model.sort_by("loc", descending=True)
    person.waits_until(lambda: page.model.sorting == ("loc", True))
    loc = person.sees(page.view.currentIndex().row(), LOC)
    gate.set()
    waits_for_all_files(person)
    page = person.page
    assert page.model.rowCount() == 20_003
    assert person.window.tabs.count() == 2
    assert page.name == "sitemap_index.xml, all files"
    [notice] = notices(person)
    assert "gone.xml" in notice
    person.waits_until(lambda: page.model.sorting == ("loc", True))
    assert person.sees(page.view.currentIndex().row(), LOC) == loc
    assert person.can("file.export_all")
    page.model.sort_by(None)
    person.waits_until(lambda: page.model.sorting is None)
    person.edits(20_002, LASTMOD, "2026-11-01")
    person.saves()
    after = contents(large.parent)
    assert {name for name in after if after[name] != before[name]} == {"b.xml", large.name}


def test_a_place_is_gone_back_to_once_where_rows_are_sorted_twice(
    person: Person, listed: Path
) -> None:
    opens_table(person, listed)
    page = person.page
    page.model.sort_by("loc", descending=True)
    person.waits_until(lambda: page.model.sorting == ("loc", True))
    page.view.go_to(3, LOC)
    loc, state = person.sees(3, LOC), ViewState.of(page)
    page.view.go_to(0, LOC)
    state.restore(page)
    page.model.sorting_changed.emit()
    page.model.sorting_changed.emit()
    person.waits_until(lambda: page.view.currentIndex().row() == 3)
    drain()
    assert person.sees(page.view.currentIndex().row(), LOC) == loc


def test_reading_is_stopped_and_nothing_stays_open(person: Person, large: Path) -> None:
    gate = opens_first_files(person, large)
    [notice] = person.page.findChildren(Notice)
    notice.button.click()
    gate.set()
    person.waits_until(lambda: person.window.tabs.count() == 1)
    assert person.page.path == large


def test_closing_the_first_files_stops_reading(person: Person, large: Path) -> None:
    gate = opens_first_files(person, large)
    person.does("file.close")
    gate.set()
    person.waits_until(lambda: person.window.tabs.count() == 1)
    person.does("index.open_table")
    waits_for_all_files(person)
    assert person.page.model.rowCount() == 20_003


def is_watched(person: Person) -> None:
    """Wait until the files of the table are watched."""
    disk = person.window.disk
    person.waits_until(lambda: "joined" in vars(disk) and bool(disk.joined._watch._paths))


def test_a_file_that_another_program_changes_is_told_of_and_read_again(
    person: Person, listed: Path
) -> None:
    opens_table(person, listed)
    is_watched(person)
    person.goes_to(4, LOC)
    there = person.sees(4, LOC)
    sitemap(listed.parent, "a.xml", 4)
    person.window.disk.look_again()
    person.waits_until(lambda: any("another program" in text for text in notices(person)))
    assert person.column(FILE).count("a.xml") == 3
    [told] = [text for text in notices(person) if "another program" in text]
    assert "a.xml" in told
    person.edits(3, LASTMOD, "2026-11-01")
    person.prompts.will_be_asked("throw_away_changes", False)
    reload = next(
        each
        for notice in person.page.findChildren(Notice)
        for each in notice.buttons
        if "Reloa" in each.text()
    )
    reload.click()
    assert person.column(FILE).count("a.xml") == 3
    person.goes_to(4, LOC)
    person.prompts.will_be_asked("throw_away_changes", True)
    reload.click()
    person.waits_until(lambda: person.column(FILE).count("a.xml") == 4)
    assert person.sees(person.at[0], LOC) == there
    assert not person.session.is_edited
    assert not any("another program" in text for text in notices(person))


def test_what_the_table_itself_saves_is_not_told_of(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    is_watched(person)
    person.edits(0, LASTMOD, "2026-11-01")
    person.saves()
    watch = person.window.disk.joined._watch
    looks: list[object] = []
    watch.looked.connect(looks.append)
    person.window.disk.look_again()
    person.waits_until(lambda: bool(looks) and watch._job is None)
    assert not any("another program" in text for text in notices(person))


def test_unsaved_changes_of_a_file_that_is_read_later_come_first(
    person: Person, large: Path
) -> None:
    person.opens(large.parent / "b.xml")
    person.edits(0, LASTMOD, "2026-11-01")
    gate = opens_first_files(person, large)
    gate.set()
    person.waits_until(lambda: person.window.tabs.count() == 2)
    assert "b.xml" in person.said
    assert "unsaved" in person.said


def tells_of_change(person: Person) -> QPushButton:
    """Wait for the bar about another program; return what reads the files again."""
    person.window.disk.look_again()
    person.waits_until(lambda: any("another program" in text for text in notices(person)))
    every = (each for notice in person.page.findChildren(Notice) for each in notice.buttons)
    return next(each for each in every if "Reloa" in each.text())


def test_a_file_that_went_is_named_once_all_are_read_again(person: Person, listed: Path) -> None:
    opens_table(person, listed)
    is_watched(person)
    (listed.parent / "a.xml").unlink()
    tells_of_change(person).click()
    person.waits_until(lambda: person.column(FILE) == ["b/b.xml"] * 2)
    assert any("a.xml" in text and "not in this table" in text for text in notices(person))


def test_an_edit_that_is_asked_for_while_all_files_are_read_again_is_not_lost(
    person: Person, listed: Path
) -> None:
    opens_table(person, listed)
    is_watched(person)
    sitemap(listed.parent, "a.xml", 4)
    reload = tells_of_change(person)
    gate, edit = block(person), Event()
    reload.click()
    sets_date_beside(person, edit)
    person.prompts.will_be_asked("throw_away_changes", False)
    gate.set()
    person.waits_until(lambda: not person.program.file_jobs._open)
    edit.set()
    person.waits_until(lambda: not person.prompts.open_answers)
    assert person.sees(0, LASTMOD) == "2026-11-01"
    assert person.column(FILE).count("a.xml") == 3
    person.does("edit.undo")
    assert not person.page.is_modified


def test_a_table_that_is_sorted_and_filtered_makes_way_for_all_files(
    person: Person, large: Path
) -> None:
    gate = opens_first_files(person, large)
    page = person.page
    queries = Event()
    person.program.query_jobs.start(lambda _progress: queries.wait(30), lambda _result: None)
    page.model.sort_by("loc", descending=True)
    page.filter.set_text("b.xml")
    gate.set()
    waits_for_all_files(person)
    queries.set()
    person.waits_until(lambda: person.page.model.rowCount() == 3)
