"""Open files that other programs change, remove, bring back or protect."""

from __future__ import annotations

import gzip
import os
import shutil
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Final

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from sitemap_editor import Document
from sitemap_editor.core.files.claims import Claims
from sitemap_editor.session.files.disk_comparison import DiskComparison
from sitemap_editor.session.program.settings import BACKUP_FOLDER, BACKUPS, Settings
from sitemap_editor.windows.details.alternates_part import AlternatesPart
from sitemap_editor.windows.details.others_part import OthersPart
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.recovery.changed_on_disk import ChangedOnDisk
from sitemap_editor.windows.repair.page import RepairPage
from sitemap_editor.windows.repair.text_page import TextPage
from sitemap_editor.windows.tab_page import TabPage
from tests.core.sitemaps import urlset
from tests.qt_support import LASTMOD, LOC, Key, Person, ScriptedPrompts, click, drain
from tests.windows.files import BODY, some_file
from tests.windows.test_details_contents import FIRST, field, types
from tests.windows.test_details_contents import opens as opens_with_details
from tests.windows.test_files import block, sets_date_beside

ROW: Final = "\n <url><loc>https://example.com/{}</loc></url>"
LOC_NAME: Final = "loc"
NEW: Final = urlset(ROW.format("new") + BODY)


def changes(person: Person) -> ChangedOnDisk:
    return person.window.disk.changes


def is_watched(person: Person) -> None:
    """Wait until the open files are watched and looked at."""
    paths = {page.path for page in person.window.tabs.all_pages() if page.path}
    disk = changes(person)

    def is_so() -> bool:
        return {known.path for known in disk._known.values()} == paths

    person.waits_until(is_so)
    settles(person)


def settles(person: Person) -> None:
    """Wait until every look, and what follows from it, is over."""
    watch, program = changes(person)._watch, person.program
    person.waits_until(
        lambda: (
            not (
                watch._job
                or watch._quiet.isActive()
                or program.file_jobs._open
                or watch._looks_again
            )
        )
    )
    drain()


def opens(person: Person, *paths: Path) -> None:
    person.opens(*paths)
    is_watched(person)


def comes_back(person: Person) -> None:
    """Look at the window again, as after working in another program."""
    person.window.disk.look_again()
    settles(person)


def replaces(path: Path, data: bytes) -> None:
    """Write as most editors do: a file of its own, put in the place of the old one."""
    beside = path.with_name("other program.tmp")
    beside.write_bytes(data)
    beside.replace(path)


def bars(person: Person) -> list[Notice]:
    page = person.window.tabs.front_page()
    assert page is not None
    return [notice for notice in page.findChildren(Notice) if notice.isVisible()]


def bar(person: Person) -> Notice:
    (found,) = bars(person)
    return found


def button(person: Person, words: str) -> QPushButton:
    (found,) = (each for each in bar(person).buttons if each.text() == words)
    return found


def is_first(person: Person, loc: str) -> Callable[[], bool]:
    def is_so() -> bool:
        page = person.window.tabs.current_page()
        return page is not None and page.model.rowCount() > 0 and person.sees(0, LOC) == loc

    return is_so


is_new = "https://example.com/new"


# Changed


@pytest.mark.parametrize("write", [replaces, Path.write_bytes])
def test_a_file_without_changes_here_is_reloaded_by_itself_and_said(
    person: Person, folder: Path, write: Callable[[Path, bytes], object]
) -> None:
    path = some_file(folder)
    opens(person, path)
    for number in range(3):  # however often: what was put in place is watched again
        loc = f"new{number}"
        write(path, urlset(ROW.format(loc) + BODY))
        person.waits_until(is_first(person, f"https://example.com/{loc}"))
        assert "reloaded" in person.said
    assert not bars(person)
    assert not person.session.is_modified


def test_where_the_system_says_nothing_the_change_is_seen_on_coming_back(
    person: Person, folder: Path
) -> None:
    path = some_file(folder)
    opens(person, path)
    watcher = changes(person)._watch._watcher
    watcher.removePaths(watcher.files())
    replaces(path, NEW)
    comes_back(person)
    person.waits_until(is_first(person, is_new))


def test_reloading_keeps_cell_scroll_order_and_find_bar(person: Person, folder: Path) -> None:
    rows = [ROW.format(f"{number:03}") for number in range(300)]
    path = some_file(folder, body="".join(rows) + "\n")
    opens(person, path)
    person.waits_until(lambda: person.page.model.sort_by(LOC_NAME, descending=True))
    person.waits_until(lambda: person.page.model.sorting)
    person.page.open_find_bar()
    person.page.find_bar.text.setText("exam")
    person.page.go_to_file_row(150)
    person.view.setFocus()
    drain()
    top, at = person.view.rowAt(0), person.at
    assert top > 0
    replaces(path, urlset("".join([ROW.format("zzz"), *rows]) + "\n"))
    person.waits_until(lambda: person.page.model.rowCount() == 301 and person.page.model.sorting)
    person.waits_until(lambda: person.at == (at[0] + 1, at[1]))
    assert person.sees(*person.at) == "https://example.com/150"
    person.waits_until(lambda: person.view.rowAt(0) == top + 1)
    assert person.page.find_bar.isVisible()
    assert person.page.find_bar.text.text() == "exam"


def test_a_tab_in_the_background_is_reloaded_where_it_is(person: Person, folder: Path) -> None:
    first, second = some_file(folder, "a.xml"), some_file(folder, "b.xml")
    opens(person, first, second)
    assert person.window.tabs.currentIndex() == 1
    person.goes_to(1, LOC)
    replaces(first, NEW)
    person.waits_until(lambda: person.window.tabs.pages()[0].model.rowCount() == 4)
    assert person.window.tabs.currentIndex() == 1
    assert person.view.hasFocus()
    assert person.tab_names() == ["a.xml", "b.xml"]


def test_the_same_bytes_written_anew_change_nothing(person: Person, folder: Path) -> None:
    path = some_file(folder)
    opens(person, path)
    person.edits(0, LOC, "https://example.com/z")
    person.saves()
    session = person.session
    replaces(path, path.read_bytes())
    comes_back(person)
    assert person.session is session
    assert session.undo_stack.canUndo()
    assert not session.document.has_changed_on_disk()
    assert not bars(person)


def test_a_compressed_file_is_reloaded_too(person: Person, folder: Path) -> None:
    path = folder / "sitemap.xml.gz"
    path.write_bytes(gzip.compress(urlset(BODY)))
    opens(person, path)
    replaces(path, gzip.compress(NEW))
    person.waits_until(is_first(person, is_new))


def changed_meanwhile(person: Person, folder: Path) -> Path:
    """Have a file that is changed here and by another program."""
    path = some_file(folder)
    opens(person, path)
    person.edits(0, LOC, "https://example.com/mine")
    replaces(path, NEW)
    person.waits_until(lambda: bars(person))
    settles(person)
    assert "was changed by another program" in bar(person).label.text()
    return path


def test_changes_here_are_never_lost_and_reloading_asks(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    changed_meanwhile(person, folder)
    assert person.sees(0, LOC) == "https://example.com/mine"
    prompts.will_be_asked("throw_away_changes", False)
    click(button(person, "Reloa&d"))
    assert person.sees(0, LOC) == "https://example.com/mine"
    prompts.will_be_asked("throw_away_changes", True)
    click(button(person, "Reloa&d"))
    person.waits_until(is_first(person, is_new))
    settles(person)
    assert not bars(person)


def test_keeping_mine_saves_without_asking_once_more(person: Person, folder: Path) -> None:
    path = changed_meanwhile(person, folder)
    click(button(person, "Keep &Mine"))
    assert not bars(person)
    comes_back(person)
    assert not bars(person)
    person.saves()
    assert b"mine" in path.read_bytes()
    settles(person)
    assert not bars(person)


def test_after_keeping_mine_another_change_is_told_again(person: Person, folder: Path) -> None:
    path = changed_meanwhile(person, folder)
    click(button(person, "Keep &Mine"))
    replaces(path, urlset(BODY))
    person.waits_until(lambda: bars(person))


def test_a_bar_put_away_leaves_the_question_to_saving(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    changed_meanwhile(person, folder)
    bar(person).hide()
    comes_back(person)
    assert not bars(person)
    prompts.will_be_asked("overwrite_changed_file", False)
    person.does("file.save")
    assert prompts.asked


def test_what_turns_back_to_what_was_read_heals(person: Person, folder: Path) -> None:
    path = some_file(folder)
    kept = folder / "kept.xml"
    opens(person, path)
    person.edits(0, LOC, "https://example.com/mine")
    path.rename(kept)
    replaces(path, NEW)
    person.waits_until(lambda: bars(person))
    kept.replace(path)
    comes_back(person)
    assert not bars(person)


def test_comparing_shows_what_differs_and_lets_decide(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    changed_meanwhile(person, folder)

    def look(answer: Answer) -> Callable[[DiskComparison], Answer]:
        def act(review: DiskComparison) -> Answer:
            with person.qtbot.waitSignal(review.compared):
                review.compare()
            comparison = review.comparison
            assert comparison is not None
            found = {comparison[number].loc for number in range(len(comparison))}
            assert found == {f"https://example.com/{name}" for name in ("mine", "new", "a")}
            return answer

        return act

    for answer in (Answer.CANCEL, Answer.YES):
        prompts.will_be_asked("compare_with_disk", look(answer))
        click(button(person, "&Compare…"))
    person.waits_until(is_first(person, is_new))


def test_a_file_cut_in_the_middle_of_writing_is_never_shown(person: Person, folder: Path) -> None:
    path = some_file(folder)
    opens(person, path)
    path.write_bytes(NEW[:-20])
    person.waits_until(lambda: bars(person))
    assert "can no longer be read" in bar(person).label.text()
    assert person.sees(0, LOC) == "https://example.com/a"
    path.write_bytes(NEW)
    person.waits_until(is_first(person, is_new))
    settles(person)
    assert not bars(person)


def test_what_another_program_broke_can_be_kept_and_saved(person: Person, folder: Path) -> None:
    path = some_file(folder)
    opens(person, path)
    path.write_bytes(b"<html>")
    person.waits_until(lambda: bars(person))
    click(button(person, "Keep &Mine"))
    assert person.session.is_modified
    person.saves()
    assert path.read_bytes() == urlset(BODY)


def test_typing_under_way_is_not_interrupted(person: Person, folder: Path) -> None:
    path = some_file(folder)
    opens(person, path)
    person.goes_to(0, LOC)
    person.types("https")
    assert person.editing
    replaces(path, NEW)
    person.waits_until(lambda: bars(person))
    assert person.editing


# Our own saves


def test_what_we_save_is_no_change_by_others(
    person: Person, folder: Path, settings: Settings
) -> None:
    settings.set(BACKUPS, value=True)  # links: the old file lives on under another name
    path = some_file(folder)
    opens(person, path)
    for number in range(3):
        person.edits(0, LOC, f"https://example.com/{number}")
        person.saves()
        comes_back(person)
        assert not bars(person)
        assert person.session.undo_stack.canUndo()
    assert sorted(each.name for each in folder.iterdir()) == [
        "sitemap.xml",
        *(f"sitemap.xml.~{number}~" for number in (1, 2, 3)),
    ]
    assert Document.open(folder / "sitemap.xml.~3~")[0].loc == "https://example.com/1"
    replaces(path, NEW)  # and the new one is watched, not the copy
    person.waits_until(is_first(person, is_new))


def test_a_copy_that_cannot_be_kept_is_told_and_the_file_is_saved(
    person: Person, folder: Path, settings: Settings
) -> None:
    settings.set(BACKUPS, value=True)
    (folder / "file").write_bytes(b"in the way")
    settings.set(BACKUP_FOLDER, str(folder / "file" / "backups"))
    path = some_file(folder)
    opens(person, path)
    person.edits(0, LOC, "https://example.com/z")
    person.saves()
    assert "no backup copy could be made" in person.said
    assert Document.open(path)[0].loc == "https://example.com/z"


@pytest.mark.skipif(os.name != "posix", reason="folders are synced on POSIX alone")
def test_a_save_that_is_not_through_yet_is_no_change_by_others(
    person: Person, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, gate, sync = some_file(folder), Event(), os.fsync

    def syncs(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):  # the new file is in its place already
            gate.wait(60)
        sync(handle)

    monkeypatch.setattr(os, "fsync", syncs)
    opens(person, path)
    person.edits(0, LOC, "https://example.com/z")
    person.does("file.save")
    watch = changes(person)._watch
    with person.qtbot.waitSignal(watch.looked):
        person.waits_until(lambda: b"/z<" in path.read_bytes())
    drain()
    assert not bars(person)
    with person.qtbot.waitSignal(person.session.saved):
        gate.set()
    settles(person)
    assert not bars(person)
    assert not person.session.is_modified


# Gone


def test_a_file_that_is_deleted_is_told_counts_as_unsaved_and_saving_puts_it_back(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = some_file(folder)
    opens(person, path)
    path.unlink()
    person.waits_until(lambda: bars(person))
    assert bar(person).label.text() == (
        "“sitemap.xml” was deleted or moved. Save to create it again."
    )
    prompts.will_be_asked("save_changes", Answer.CANCEL)
    person.does("file.close")
    with person.qtbot.waitSignal(person.session.saved):
        click(button(person, "Save"))
    settles(person)
    assert path.read_bytes() == urlset(BODY)
    assert not bars(person)
    assert not person.session.is_modified


def test_a_text_that_is_deleted_counts_as_unsaved_and_saving_puts_it_back(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = folder / "page.xml"
    path.write_bytes(b"<page/>")
    page = shows(person, path, TextPage)
    path.unlink()
    person.waits_until(lambda: bars(person))
    assert person.tab_names() == ["• page.xml"]
    prompts.will_be_asked("save_changes", Answer.CANCEL)
    person.does("file.close")
    click(button(person, "Save"))
    person.waits_until(lambda: not page.is_modified)
    settles(person)
    assert path.read_bytes() == b"<page/>"
    assert not bars(person)


def test_a_file_that_comes_back_heals(person: Person, folder: Path) -> None:
    path, away = some_file(folder), folder / "away.xml"
    opens(person, path)
    path.rename(away)
    person.waits_until(lambda: bars(person))
    assert person.tab_names() == ["• sitemap.xml"]
    away.rename(path)
    person.waits_until(lambda: not bars(person))
    assert person.tab_names() == ["sitemap.xml"]
    replaces(path, NEW)
    person.waits_until(is_first(person, is_new))


def test_a_file_that_comes_back_as_another_is_reloaded(person: Person, folder: Path) -> None:
    path = some_file(folder)
    opens(person, path)
    path.unlink()
    person.waits_until(lambda: bars(person))
    path.write_bytes(NEW)
    person.waits_until(is_first(person, is_new))
    settles(person)
    assert not bars(person)


def test_a_folder_that_is_gone_with_its_file_is_told(person: Person, folder: Path) -> None:
    opens(person, some_file(folder))
    shutil.rmtree(folder)
    person.waits_until(lambda: bars(person))
    folder.mkdir()
    some_file(folder)
    comes_back(person)
    assert not bars(person)


# Protected


@pytest.fixture
def protected(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Names of files that may not be written: the superuser may write them all."""
    names: set[str] = set()
    access = os.access

    def accesses(path: Path, mode: int) -> bool:
        return access(path, mode) and not (mode == os.W_OK and Path(path).name in names)

    monkeypatch.setattr(os, "access", accesses)
    return names


def test_a_protected_file_is_told_before_it_is_edited(
    person: Person, prompts: ScriptedPrompts, folder: Path, protected: set[str]
) -> None:
    protected.add("sitemap.xml")
    opens(person, some_file(folder))
    person.waits_until(lambda: bars(person))
    assert "write-protected. You can edit it and save it under another name" in (
        bar(person).label.text()
    )
    person.edits(0, LOC, "https://example.com/z")
    prompts.will_be_asked("place_to_save", folder / "other.xml")
    with person.qtbot.waitSignal(person.session.saved):
        click(button(person, "Save As…"))
    person.waits_until(lambda: not bars(person))
    assert person.tab_names() == ["other.xml"]


def test_where_the_protection_is_lifted_the_bar_goes(
    person: Person, folder: Path, protected: set[str]
) -> None:
    protected.add("sitemap.xml")
    opens(person, some_file(folder))
    person.waits_until(lambda: bars(person))
    protected.clear()
    comes_back(person)
    assert not bars(person)


# Other pages


def front(person: Person) -> TabPage:
    page = person.window.tabs.front_page()
    assert page is not None
    return page


def shows(person: Person, path: Path, kind: type[TabPage]) -> TabPage:
    person.window.files.open_paths([path])
    person.waits_until(lambda: isinstance(person.window.tabs.front_page(), kind))
    is_watched(person)
    return front(person)


def test_a_file_under_repair_that_another_program_mends_can_be_reloaded(
    person: Person, folder: Path
) -> None:
    path = folder / "sitemap.xml"
    path.write_bytes(NEW.replace(b"</urlset>", b""))
    shows(person, path, RepairPage)
    replaces(path, NEW)
    person.waits_until(lambda: bars(person))
    assert [each.text() for each in bar(person).buttons] == ["Reloa&d"]
    click(bar(person).button)
    person.waits_until(is_first(person, is_new))


def test_a_text_can_be_kept_over_what_another_program_wrote(person: Person, folder: Path) -> None:
    path = folder / "page.xml"
    path.write_bytes(b"<page/>")
    page = shows(person, path, TextPage)
    replaces(path, b"<other/>")
    person.waits_until(lambda: bars(person))
    click(button(person, "Keep &Mine"))
    assert page.is_modified
    person.does("file.save")
    person.waits_until(lambda: path.read_bytes() == b"<page/>")
    person.waits_until(lambda: not page.is_modified)
    settles(person)
    assert not bars(person)


def test_nothing_is_told_of_files_that_were_closed(person: Person, folder: Path) -> None:
    path = some_file(folder)
    opens(person, path)
    person.does("file.close")
    person.waits_until(lambda: not changes(person)._watch._watcher.files())
    assert not changes(person)._known
    replaces(path, NEW)
    comes_back(person)
    assert not person.window.tabs.count()


def test_an_edited_cell_is_still_there_after_a_look(person: Person, folder: Path) -> None:
    opens(person, some_file(folder))
    person.edits(0, LASTMOD, "2024-05-06")
    comes_back(person)
    assert person.sees(0, LASTMOD) == "2024-05-06"


# Another window


@pytest.fixture
def other_window(person: Person, tmp_path: Path) -> Iterator[Claims]:
    """What another program of ours has open."""
    person.window.disk.claims_folder = tmp_path / "open"
    claims = Claims(tmp_path / "open")
    yield claims
    claims.close()


def test_a_file_that_is_open_in_another_window_is_told_when_it_is_opened(
    person: Person, folder: Path, other_window: Claims
) -> None:
    path = some_file(folder)
    other_window.hold({path})
    opens(person, path)
    person.waits_until(lambda: bars(person))
    assert (
        "“sitemap.xml” is also open in another window of this program." in bar(person).label.text()
    )
    other_window.close()
    comes_back(person)
    assert not bars(person)


def test_another_window_that_opens_it_later_is_told_when_one_comes_back(
    person: Person, folder: Path, other_window: Claims
) -> None:
    path = some_file(folder)
    opens(person, path)
    other_window.hold({path})
    comes_back(person)
    assert "another window" in bar(person).label.text()
    assert other_window.is_shared(path)
    person.does("file.close")
    person.waits_until(lambda: not other_window.is_shared(path))


def test_a_folder_in_the_place_of_a_file_means_that_it_is_gone(
    person: Person, folder: Path
) -> None:
    path = some_file(folder)
    opens(person, path)
    path.unlink()
    path.mkdir()
    comes_back(person)
    assert "was deleted or moved" in bar(person).label.text()
    assert person.session.is_modified
    path.rmdir()
    some_file(folder)
    comes_back(person)
    assert not bars(person)


def test_an_edit_under_way_is_not_lost_to_a_reload(person: Person, folder: Path) -> None:
    path = some_file(folder)
    opens(person, path)
    gate, edit = block(person), Event()
    path.write_bytes(NEW)
    person.window.disk.look_again()  # what it finds is read once the gate is open
    person.waits_until(lambda: len(person.program.file_jobs._open) == 2)
    sets_date_beside(person, edit)
    gate.set()
    person.waits_until(lambda: not person.program.file_jobs._open)
    edit.set()
    person.waits_until(lambda: not person.session.beside.is_under_way)
    assert person.sees(0, LASTMOD) == "2026-11-01"
    person.waits_until(lambda: bool(person.page.findChildren(Notice)))


def test_what_is_typed_in_details_is_not_lost_to_a_reload(person: Person, folder: Path) -> None:
    part = opens_with_details(person, folder, FIRST)
    is_watched(person)
    types(field(part, "video", "title"), "Tables")
    (folder / "sitemap.xml").write_bytes(NEW)
    comes_back(person)
    person.waits_until(lambda: bool(bars(person)))
    assert b"Tables" in person.bytes
    assert person.session.is_modified


def test_what_is_typed_in_details_while_a_file_is_read_is_not_lost(
    person: Person, folder: Path
) -> None:
    part = opens_with_details(person, folder, FIRST)
    is_watched(person)
    gate = block(person)
    (folder / "sitemap.xml").write_bytes(NEW)
    person.window.disk.look_again()
    person.waits_until(lambda: len(person.program.file_jobs._open) == 2)
    types(field(part, "video", "title"), "Tables")
    gate.set()
    person.waits_until(lambda: bool(bars(person)))
    assert b"Tables" in person.bytes


@pytest.mark.parametrize("part_name", ["alternates", "others"])
def test_a_form_of_details_that_is_not_added_yet_is_not_lost_to_a_reload(
    person: Person, folder: Path, part_name: str
) -> None:
    part = opens_with_details(person, folder, FIRST)
    is_watched(person)
    part.begin(part_name)
    drain()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, "x:own")
    path = folder / "sitemap.xml"
    path.write_bytes(NEW)
    comes_back(person)
    person.waits_until(lambda: bool(bars(person)))
    body = part.parts[part_name].body
    assert isinstance(body, AlternatesPart | OthersPart)
    assert body.form.is_begun
    assert person.bytes != NEW
    QTest.keyClick(focus, Key.Key_Escape)
    assert not part.begun_rows()


def test_a_form_of_details_that_stayed_empty_holds_up_no_reload(
    person: Person, folder: Path
) -> None:
    part = opens_with_details(person, folder, FIRST)
    is_watched(person)
    part.begin("alternates")
    drain()
    (folder / "sitemap.xml").write_bytes(NEW)
    comes_back(person)
    person.waits_until(lambda: person.bytes == NEW)
