from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from sitemap_editor import Document
from sitemap_editor.core.errors import SaveError
from sitemap_editor.session.program.settings import RECENT_FILES, Settings
from sitemap_editor.session.repair.repair_list_model import ACCEPTED, LINE, PROBLEM, PROPOSAL, SURE
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.repair import repairing
from sitemap_editor.windows.repair.page import RepairPage
from sitemap_editor.windows.repair.text_page import TextPage
from tests.core import corpus_files
from tests.qt_support import CTRL, DATA, LOC, Key, Person, ScriptedPrompts, click, drain
from tests.session.broken import FAULTS, faulty
from tests.windows.files import some_file


def broken(folder: Path, name: str = "sitemap.xml", data: bytes = b"") -> Path:
    """Write a file with four faults and return its path."""
    path = folder / name
    path.write_bytes(data or faulty(*FAULTS))
    return path


def repair_page(person: Person) -> RepairPage:
    page = person.window.tabs.front_page()
    assert isinstance(page, RepairPage)
    return page


def waits_for_the_outlook(person: Person) -> RepairPage:
    page = repair_page(person)
    person.waits_until(lambda: not page.looking.is_working and not page._pause.isActive())
    return page


def opens(person: Person, path: Path) -> RepairPage:
    """Open a broken file and wait until it is known what the repairs come to."""
    person.window.files.open_paths([path])
    person.waits_until(lambda: person.window.tabs.front_page())
    return waits_for_the_outlook(person)


def repairs(person: Person, page: RepairPage) -> None:
    """Press the button that opens the repaired file."""
    page.header.open_button.click()
    person.waits_until(lambda: person.window.tabs.current_page())


def notices(person: Person) -> list[Notice]:
    return person.page.findChildren(Notice)


# What is seen


def test_each_fault_is_listed_with_its_place_its_repair_and_how_sure_it_is(
    person: Person, folder: Path
) -> None:
    page = opens(person, broken(folder))
    seen = [
        tuple(str(page.model.index(row, column).data()) for column in (LINE, SURE))
        for row in range(page.model.rowCount())
    ]
    assert seen == [("2", "certain"), ("3", "likely"), ("4", "likely"), ("5", "certain")]
    assert "&amp;" in page.model.index(0, PROBLEM).data()
    assert "é" in page.model.index(1, PROPOSAL).data()
    assert page.header.headline.text() == "4 problems prevent sitemap.xml from opening as a table."
    assert "opens with 4 rows" in page.header.outlook.text()
    assert person.tab_names() == ["sitemap.xml"]
    assert "sitemap.xml" in person.window.windowTitle()
    assert not person.window.isWindowModified()
    assert not person.window.status.isVisible()


def test_the_line_is_shown_before_and_after_with_the_change_marked(
    person: Person, folder: Path
) -> None:
    page = opens(person, broken(folder))
    page.list.go_to(1)
    assert "caf\\xE9" in page.preview.before.toPlainText()
    assert "café" in page.preview.after.toPlainText()
    assert "Line 3, column 35" in page.preview.words.text()
    for view, text in ((page.preview.before, "\\xE9"), (page.preview.after, "é")):
        (mark,) = view.extraSelections()
        assert mark.cursor.selectedText() == text
        assert mark.cursor.charFormat().fontWeight() > 400
    page.list.go_to(3)
    assert "␈" in page.preview.before.toPlainText()


def test_lost_rows_are_told(person: Person) -> None:
    page = opens(person, DATA / "refused" / "cut.xml")
    assert "1 row is lost" in page.header.outlook.text()


def test_the_file_counts_as_used_lately(person: Person, folder: Path, settings: Settings) -> None:
    path = broken(folder)
    opens(person, path)
    assert settings.get(RECENT_FILES) == [str(path)]


def test_opening_it_again_brings_it_to_the_front(person: Person, folder: Path) -> None:
    path = broken(folder)
    opens(person, path)
    person.opens(some_file(folder, "good.xml"))
    person.window.files.open_paths([path])
    assert person.window.tabs.currentIndex() == 0
    assert person.window.tabs.count() == 2


def test_what_makes_no_sense_here_is_greyed_out(person: Person, folder: Path) -> None:
    opens(person, broken(folder))
    for action_id in ("file.save", "file.save_as", "edit.paste", "find.show", "rows.delete"):
        assert not person.can(action_id), action_id
    for action_id in ("file.close", "file.reload", "file.open", "view.next_tab"):
        assert person.can(action_id), action_id
    assert not person.can("file.save_all")
    assert not person.can("file.repairs")


def test_the_marks_follow_the_palette(person: Person, folder: Path) -> None:
    page = opens(person, broken(folder))

    def grounds() -> list[str]:
        marks = page.preview.before.extraSelections()
        return [mark.format.background().color().name() for mark in marks]

    before = grounds()
    dark = page.palette()
    dark.setColor(QPalette.ColorRole.Base, "#101010")
    page.setPalette(dark)
    drain()
    assert grounds() != before


# Choosing


def test_what_the_accepted_repairs_do_not_help_against_is_said_in_place(
    person: Person, folder: Path
) -> None:
    page = opens(person, broken(folder))
    page.header.certain_button.click()
    assert not page.header.open_button.isEnabled()
    waits_for_the_outlook(person)
    assert page.header.chosen.text() == "2 of 4 accepted"
    assert "are not enough" in page.header.outlook.text()
    assert "Line 3" in page.header.outlook.text()
    assert not page.header.open_button.isEnabled()
    page.header.none_button.click()
    waits_for_the_outlook(person)
    assert "No repair is accepted" in page.header.outlook.text()
    page.header.all_button.click()
    waits_for_the_outlook(person)
    assert page.header.open_button.isEnabled()


def test_a_choice_that_suffices_opens_with_it(person: Person, folder: Path) -> None:
    data = faulty(b"https://example.com/a", end=b"</urlset>\n<!-- a -- b -->junk")
    page = opens(person, broken(folder, data=data))
    assert page.header.open_button.isEnabled()
    count = page.model.rowCount()
    page.model.toggle([range(count)])
    waits_for_the_outlook(person)
    assert not page.header.open_button.isEnabled()


def test_keys_alone_suffice(person: Person, folder: Path) -> None:
    page = opens(person, broken(folder))
    assert QApplication.focusWidget() is page.list
    person.presses(Key.Key_Down)
    person.presses(Key.Key_Space)
    assert page.model.states == b"\1\0\1\1"
    waits_for_the_outlook(person)
    person.presses(Key.Key_Return)  # it does not suffice: nothing happens
    assert repair_page(person) is page
    person.presses(Key.Key_A, CTRL)
    person.presses(Key.Key_Space)
    assert page.model.states == b"\1\1\1\1"
    waits_for_the_outlook(person)
    person.presses(Key.Key_Return)
    person.waits_until(lambda: person.window.tabs.current_page())
    assert person.column(LOC)[1] == "https://example.com/café"


def test_tab_goes_round_and_escape_comes_back(person: Person, folder: Path) -> None:
    page = opens(person, broken(folder))
    person.presses(Key.Key_Tab)
    assert QApplication.focusWidget() is page.preview.before
    person.presses(Key.Key_Tab)
    assert QApplication.focusWidget() is page.preview.after
    person.presses(Key.Key_Escape)
    assert QApplication.focusWidget() is page.list
    person.presses(Key.Key_Backtab)
    assert QApplication.focusWidget() is page.header.certain_button


def test_a_check_box_takes_a_click(person: Person, folder: Path) -> None:
    page = opens(person, broken(folder))
    box = page.list.visualRect(page.model.index(0, ACCEPTED))
    viewport = page.list.viewport()
    spot = QPoint(box.left() + 10, box.center().y())
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=spot)
    assert page.model.states == b"\0\1\1\1"


# Opening


def test_the_repaired_file_is_a_modified_document_and_the_disk_is_as_it_was(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = broken(folder)
    before = path.read_bytes()
    page = opens(person, path)
    repairs(person, page)
    assert person.column(LOC) == [
        "https://example.com/?a=1&b=2",
        "https://example.com/café",
        "https://example.com/x<y",
        "https://example.com/page",
    ]
    assert person.tab_names() == ["• sitemap.xml"]
    assert person.window.isWindowModified()
    assert not person.can("edit.undo")
    assert path.read_bytes() == before
    assert [each.name for each in folder.iterdir()] == ["sitemap.xml"]
    prompts.will_be_asked("save_changes", Answer.CANCEL)
    person.does("file.close")
    person.saves()
    assert person.tab_names() == ["sitemap.xml"]
    assert path.read_bytes() == (
        before.replace(b"1&b", b"1&amp;b")
        .replace(b"\xe9", "é".encode())
        .replace(b"x<y", b"x&lt;y")
        .replace(b"\x08", b"")
    )
    assert len(Document.open(path)) == 4
    person.does("file.close")
    assert person.window.tabs.count() == 0


def test_a_notice_says_what_was_repaired_and_leads_back(person: Person, folder: Path) -> None:
    page = opens(person, broken(folder))
    repairs(person, page)
    (notice,) = notices(person)
    assert "4 repairs made" in notice.label.text()
    click(notice.button)
    drain()
    again = waits_for_the_outlook(person)
    assert not again.is_record
    assert person.window.tabs.count() == 1
    again.list.go_to(2)
    person.presses(Key.Key_Space)
    waits_for_the_outlook(person)
    assert again.model.states == b"\1\1\0\1"


def test_after_an_edit_the_repairs_are_a_list_to_be_read(person: Person, folder: Path) -> None:
    page = opens(person, broken(folder))
    repairs(person, page)
    person.edits(0, LOC, "https://example.com/other")
    person.does("file.repairs")
    record = repair_page(person)
    assert record.is_record
    assert person.tab_names() == ["• sitemap.xml", "Repairs of sitemap.xml"]
    assert not record.header.open_button.isVisible()
    assert not record.header.text_button.isVisible()
    person.presses(Key.Key_Space)
    assert record.model.accepted_count == 4
    assert not person.can("file.reload")
    person.window.tabs.setCurrentIndex(0)
    person.does("file.repairs")
    assert person.window.tabs.count() == 2
    assert repair_page(person) is record
    person.does("file.close")
    assert person.window.tabs.count() == 1


def test_after_saving_the_repairs_are_a_list_to_be_read(person: Person, folder: Path) -> None:
    page = opens(person, broken(folder))
    repairs(person, page)
    person.saves()
    person.does("file.repairs")
    assert repair_page(person).is_record


def test_a_document_opened_without_repairs_has_none_to_show(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    assert not person.can("file.repairs")


def test_a_copy_of_the_original_is_kept_where_wanted(person: Person, folder: Path) -> None:
    path = broken(folder)
    before = path.read_bytes()
    (folder / "sitemap.original.xml").write_bytes(b"mine")
    page = opens(person, path)
    assert not page.copy_box.isChecked()
    page.copy_box.setChecked(True)
    repairs(person, page)
    assert (folder / "sitemap.original.xml").read_bytes() == b"mine"
    assert (folder / "sitemap.original-2.xml").read_bytes() == before
    assert "sitemap.original-2.xml" in notices(person)[0].label.text()


def test_a_copy_that_cannot_be_kept_stops_the_repair(
    person: Person, prompts: ScriptedPrompts, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path, _data: bytes) -> Path:
        raise SaveError("copy", "No room.", path=path)

    monkeypatch.setattr(repairing, "keep_copy", fail)
    page = opens(person, broken(folder))
    page.copy_box.setChecked(True)
    prompts.will_be_asked("tell_error")
    page.header.open_button.click()
    person.waits_until(lambda: prompts.asked)
    assert prompts.asked[0][2] == "No room."
    assert repair_page(person) is page


def test_a_damaged_gzip_is_repaired_and_saved_as_gzip(person: Person, folder: Path) -> None:
    whole = gzip.compress(faulty(*[b"https://example.com/%d" % n for n in range(5_000)]))
    path = broken(folder, "sitemap.xml.gz", whole[: len(whole) // 2])
    page = opens(person, path)
    repairs(person, page)
    assert len(person.session.document) > 100
    person.saves()
    assert len(Document.open(path)) == len(person.session.document)
    assert path.read_bytes().startswith(b"\x1f\x8b")


def test_windows_1252_in_utf_8_is_mended_without_a_question(person: Person, folder: Path) -> None:
    page = opens(person, broken(folder, data=faulty(b"https://example.com/caf\xe9")))
    repairs(person, page)
    person.saves()


# Going elsewhere


def test_a_broken_file_closes_without_a_question(person: Person, folder: Path) -> None:
    opens(person, broken(folder))
    person.does("file.close")
    assert person.window.tabs.count() == 0
    assert person.window.start_page.isVisible()


def test_a_window_with_a_broken_file_closes_at_once(person: Person, folder: Path) -> None:
    person.window.files.open_paths([broken(folder)])
    person.waits_until(lambda: person.window.tabs.front_page())
    person.window.close()
    person.waits_until(lambda: not person.window.isVisible())


def test_a_broken_file_is_reloaded(person: Person, folder: Path) -> None:
    path = broken(folder)
    page = opens(person, path)
    path.write_bytes(faulty(FAULTS[0]))
    person.does("file.reload")
    person.waits_until(lambda: person.window.tabs.front_page() is not page)
    assert waits_for_the_outlook(person).model.rowCount() == 1
    some_file(folder)
    person.does("file.reload")
    person.waits_until(lambda: person.window.tabs.current_page())
    assert person.tab_names() == ["sitemap.xml"]
    assert len(person.session.document) == 3


def test_a_document_whose_file_broke_becomes_its_repair_view_on_reload(
    person: Person, folder: Path
) -> None:
    path = some_file(folder)
    person.opens(path)
    path.write_bytes(faulty(*FAULTS))
    person.does("file.reload")
    person.waits_until(lambda: person.window.tabs.current_page() is None)
    assert waits_for_the_outlook(person).model.rowCount() == 4
    assert person.window.tabs.count() == 1


def test_the_text_as_it_is_can_be_shown_and_the_way_leads_back(
    person: Person, folder: Path
) -> None:
    page = opens(person, broken(folder))
    page.header.text_button.click()
    person.waits_until(lambda: isinstance(person.window.tabs.front_page(), TextPage))
    assert person.tab_names() == ["sitemap.xml"]
    person.does("file.repairs")
    assert repair_page(person).model.rowCount() == 4


def test_the_text_with_the_accepted_repairs_made_can_be_shown(person: Person, folder: Path) -> None:
    page = opens(person, broken(folder))
    assert not page.header.mended_text_button.isVisible()
    page.header.certain_button.click()
    waits_for_the_outlook(person)
    assert page.header.mended_text_button.isVisible()
    page.header.mended_text_button.click()
    person.waits_until(lambda: isinstance(person.window.tabs.front_page(), TextPage))
    text = person.window.tabs.front_page()
    assert isinstance(text, TextPage)
    assert "a=1&amp;b=2" in text.view.toPlainText()
    assert "x<y" in text.view.toPlainText()
    assert person.tab_names() == ["• sitemap.xml"]


# Real files


@pytest.mark.parametrize(
    "name",
    ["naked-ampersand.xml", "truncated-french.xml", "unescaped-lt.xml", "unescaped-lt-index.xml"],
)
def test_real_files_are_repaired(
    person: Person, folder: Path, name: str, corpus: Callable[[str], bytes]
) -> None:
    path = broken(folder, name, corpus(f"broken/{name}"))
    page = opens(person, path)
    assert page.header.open_button.isEnabled()
    repairs(person, page)
    count = len(person.session.document)
    assert count
    person.saves()
    assert len(Document.open(path)) == count


@pytest.fixture
def corpus() -> Callable[[str], bytes]:
    if not corpus_files.FOLDER.is_dir():
        pytest.skip("the corpus is not here")
    return lambda name: (corpus_files.FOLDER / name).read_bytes()


def test_every_part_of_the_view_has_a_name(person: Person, folder: Path) -> None:
    page = opens(person, broken(folder))
    assert page.list.accessibleName()
    assert page.preview.before.accessibleName() == "Before"
    assert page.preview.after.accessibleName() == "After"
    buddies = {label.buddy() for label in page.preview.findChildren(QLabel)}
    assert {page.preview.before, page.preview.after} <= buddies
