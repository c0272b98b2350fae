from __future__ import annotations

import errno
import gzip
import os
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton
from shiboken6 import isValid

from sitemap_editor import Document, SetCells
from sitemap_editor.app import FileOpenEvents, Program
from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.operations.searching import Query
from sitemap_editor.session.program.settings import RECENT_FILES, Settings
from sitemap_editor.windows.files import opening
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.prompts import Answer
from tests.core.sitemaps import urlset
from tests.qt_support import (
    DATA,
    LASTMOD,
    LOC,
    Key,
    Person,
    ScriptedPrompts,
    drain,
)
from tests.windows.files import BODY, some_file


def block(person: Person) -> Event:
    """Keep the worker of files busy until the event is set."""
    gate, is_blocked = Event(), Event()

    def work(_progress: Progress) -> None:
        is_blocked.set()
        gate.wait(30)

    person.program.file_jobs.start(work, lambda _result: None)
    assert is_blocked.wait(30)
    return gate


def sets_date_beside(person: Person, gate: Event) -> None:
    """Ask for another date of the first row; it is worked out once the event is set."""
    row_id = person.page.model.row_id(0)

    def make(_progress: Progress) -> Edit:
        gate.wait(30)
        return SetCells([(row_id, "lastmod", "2026-11-01")])

    person.page.model.carry_out(make, "Set lastmod")


# Opening


def test_a_file_is_on_screen_as_a_table(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    assert person.tab_names() == ["sitemap.xml"]
    assert person.column(LOC) == [f"https://example.com/{c}" for c in "abc"]
    assert person.at == (0, 0)
    assert "sitemap.xml" in person.window.windowTitle()
    assert not person.window.isWindowModified()


def test_several_files_get_a_tab_each(person: Person, folder: Path) -> None:
    paths = [some_file(folder, name) for name in ("a.xml", "b.xml", "c.xml")]
    person.opens(*paths)
    assert person.tab_names() == ["a.xml", "b.xml", "c.xml"]


def test_files_are_chosen_in_a_dialog_that_begins_in_the_last_folder(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    person.opens(some_file(folder, "a.xml"))
    prompts.will_be_asked("files_to_open", [some_file(folder, "b.xml")])
    person.does("file.open")
    person.waits_until(lambda: person.window.tabs.count() == 2)
    assert prompts.asked == [("files_to_open", str(folder))]


def test_a_file_that_is_open_comes_to_the_front(person: Person, folder: Path) -> None:
    first = some_file(folder, "a.xml")
    person.opens(first, some_file(folder, "b.xml"))
    assert person.window.tabs.currentIndex() == 1
    link = folder / "link.xml"
    link.symlink_to(first)
    for path in (first, link):
        person.window.tabs.setCurrentIndex(1)
        person.window.files.open_paths([path])
        drain()
        assert person.window.tabs.currentIndex() == 0
        assert person.window.tabs.count() == 2


def test_a_file_that_is_asked_for_twice_at_once_is_opened_once(
    person: Person, folder: Path
) -> None:
    path = some_file(folder)
    person.window.files.open_paths([path, path])
    person.waits_until(lambda: person.window.tabs.count() == 1)
    gate = block(person)
    gate.set()
    drain()
    assert person.window.tabs.count() == 1


def test_two_names_of_a_file_that_are_asked_for_at_once_make_one_tab(
    person: Person, folder: Path
) -> None:
    path = some_file(folder)
    link, twin, other = folder / "link.xml", folder / "twin.xml", some_file(folder, "other.xml")
    link.symlink_to(path)
    twin.hardlink_to(path)
    person.window.files.open_paths([path, link, twin, folder / "." / path.name, other])
    person.waits_until(lambda: "other.xml" in person.tab_names())
    assert person.tab_names() == ["sitemap.xml", "other.xml"]


def test_two_starts_with_two_names_of_a_file_make_one_tab(person: Person, folder: Path) -> None:
    path, twin = some_file(folder), folder / "twin.xml"
    twin.hardlink_to(path)
    gate = block(person)
    person.window.files.open_paths([path])
    person.window.files.open_paths([twin])
    person.window.files.open_paths([some_file(folder, "other.xml")])
    gate.set()
    person.waits_until(lambda: "other.xml" in person.tab_names())
    assert person.tab_names() == ["sitemap.xml", "other.xml"]


def test_files_that_are_asked_for_at_once_open_in_their_order(person: Person, folder: Path) -> None:
    names = [f"{number}.xml" for number in range(9)]
    person.opens(*(some_file(folder, name) for name in names))
    assert person.tab_names() == names
    assert person.window.tabs.currentIndex() == 8


def test_one_file_opens_before_the_rest_of_a_long_line(person: Person, folder: Path) -> None:
    paths = [some_file(folder, f"{number}.xml") for number in range(9)]
    gate = block(person)
    person.window.files.open_paths(paths)
    person.window.files.open_paths([some_file(folder, "wanted.xml")])
    gate.set()
    person.waits_until(lambda: person.window.tabs.count() == 10)
    assert person.tab_names()[:3] == ["0.xml", "wanted.xml", "1.xml"]


def test_a_cancel_stops_the_whole_line(person: Person, folder: Path) -> None:
    gate = block(person)
    person.window.files.open_paths([some_file(folder, f"{number}.xml") for number in range(9)])
    bar = person.window.busy_bar
    person.waits_until(bar.isVisible)
    bar.findChildren(QPushButton)[0].click()
    gate.set()
    person.waits_until(lambda: not bar.isVisible())
    person.opens(some_file(folder, "later.xml"))
    drain()
    assert person.tab_names() == ["later.xml"]


@pytest.mark.parametrize("answer", [True, False])
def test_very_many_files_are_asked_about_first(
    person: Person, prompts: ScriptedPrompts, folder: Path, answer: bool
) -> None:
    many = opening.OPENED_UNASKED + 1
    paths = [some_file(folder, f"{number}.xml") for number in range(many)]
    prompts.will_be_asked("open_many", answer)
    person.window.files.open_paths(paths)
    person.waits_until(lambda: prompts.asked)
    assert prompts.asked == [("open_many", many)]
    person.waits_until(lambda: person.window.tabs.count() == (many if answer else 0))


@pytest.mark.parametrize("answer", [True, False])
def test_a_missing_file_is_created_when_wanted(
    person: Person, prompts: ScriptedPrompts, folder: Path, answer: bool
) -> None:
    path = folder / "new.xml"
    prompts.will_be_asked("create_missing", answer)
    person.window.files.open_paths([path])
    drain()
    assert path.exists() is answer
    assert person.window.tabs.count() == int(answer)
    if answer:
        assert Document.open(path).kind == "urlset"
        assert not person.session.is_modified


def test_of_several_missing_files_it_is_told_in_one_box(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    prompts.will_be_asked("show_text")
    person.window.files.open_paths([folder / "a.xml", some_file(folder), folder / "b.xml"])
    person.waits_until(lambda: prompts.asked and person.window.tabs.count())
    _, title, told = prompts.asked[0]
    assert "could not be opened" in title
    assert told.count("This file does not exist.") == 2
    assert "a.xml" in told
    assert "b.xml" in told
    assert person.tab_names() == ["sitemap.xml"]
    assert not (folder / "a.xml").exists()


def test_a_link_to_nothing_is_told_and_nothing_is_created(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    (folder / "link.xml").symlink_to("gone.xml")
    prompts.will_be_asked("tell_error")
    person.window.files.open_paths([folder / "link.xml"])
    person.waits_until(lambda: prompts.asked)
    assert "“gone.xml”" in prompts.asked[0][2]


def test_a_missing_text_file_that_was_created_can_be_opened_again(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = folder / "new.txt"
    prompts.will_be_asked("create_missing", True)
    person.window.files.open_paths([path])
    drain()
    person.does("file.close")
    assert person.window.tabs.count() == 0
    person.opens(path)
    assert person.tab_names() == ["new.txt"]


@pytest.mark.parametrize(
    ("name", "said", "line"),
    [
        ("empty.xml", "The file is empty", False),
        ("zip.xml.gz", "ZIP", False),
        ("gzip-header-only.xml.gz", "incomplete", False),
    ],
)
def test_a_file_that_is_something_else_is_named_with_what_is_wrong(
    person: Person, prompts: ScriptedPrompts, name: str, said: str, line: bool
) -> None:
    prompts.will_be_asked("tell_error")
    person.window.files.open_paths([DATA / "refused" / name])
    person.waits_until(lambda: prompts.asked)
    _question, file, sentence, at_line, at_column = prompts.asked[0]
    assert file == name
    assert said in sentence
    assert sentence
    assert "{" not in sentence
    assert (at_line is not None and at_column is not None) or not line
    assert person.window.tabs.count() == 0
    assert person.window.start_page.isVisible()


def test_a_folder_and_a_file_without_permission_get_their_own_sentence(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    prompts.will_be_asked("tell_error")
    person.window.files.open_paths([folder])
    person.waits_until(lambda: prompts.asked)
    assert "folder" in prompts.asked[0][2]


def test_files_that_fail_while_a_box_is_up_are_told_together(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    """Otherwise each puts a box on top of the last: 500 bad files would be 500 nested loops."""
    names = ["0.xml", "1<b>.xml", "2\n.xml", "3.xml"]
    for name in names:
        (folder / name).write_bytes(b"")
    up, most = 0, 0
    told: list[str] = []

    def stays_up(title: str, text: str) -> None:
        nonlocal up, most
        up += 1
        most = max(most, up)
        told.append(f"{title} {text}")
        if len(told) == 1:
            person.waits_until(lambda: not person.window.files.is_opening(folder / "3.xml"))
        up -= 1

    prompts.tell_error = lambda name, error: stays_up(name, str(error))  # type: ignore[method-assign]  # to see it stand
    prompts.show_text = stays_up  # type: ignore[method-assign]  # to see it stand
    person.window.files.open_paths([folder / name for name in names])
    person.waits_until(lambda: len(told) == 2)
    assert most == 1
    assert "1&lt;b&gt;.xml" in told[1]
    assert "2\N{REPLACEMENT CHARACTER}.xml" in told[1]
    assert told[1].count("The file is empty") == 3


def test_a_good_file_beside_a_broken_one_opens(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    prompts.will_be_asked("tell_error")
    refused = DATA / "refused"
    person.window.files.open_paths([refused / "empty.xml", refused / "cut.xml", some_file(folder)])
    person.waits_until(lambda: person.window.tabs.count() == 2)
    assert prompts.asked[0][1] == "empty.xml"
    assert person.tab_names() == ["cut.xml", "sitemap.xml"]


@pytest.mark.parametrize("answer", [True, False])
def test_a_file_beyond_the_cap_is_opened_when_wanted(
    person: Person,
    prompts: ScriptedPrompts,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: bool,
) -> None:
    monkeypatch.setattr(opening, "DEFAULT_CAP_BYTES", 10)
    path = some_file(folder)
    prompts.will_be_asked("open_large", answer)
    person.window.files.open_paths([path])
    person.waits_until(lambda: prompts.asked)
    if answer:
        person.waits_until(lambda: person.window.tabs.count() == 1)
    else:
        drain()
        assert person.window.tabs.count() == 0


def test_a_file_that_changed_while_it_waits_for_its_turn_is_read_as_it_is_then(
    person: Person, folder: Path
) -> None:
    path = some_file(folder)
    gate = block(person)
    person.window.files.open_paths([path])
    path.write_bytes(urlset("<url><loc>https://example.com/later</loc></url>"))
    gate.set()
    person.waits_until(lambda: person.window.tabs.count() == 1)
    assert person.column(LOC) == ["https://example.com/later"]


# New documents


def test_a_new_sitemap_is_empty_and_asks_for_a_name_when_saved(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    person.does("file.new")
    assert person.tab_names() == ["New sitemap"]
    person.does("file.new")
    assert person.tab_names()[1] == "New sitemap 2"
    person.does("rows.insert_below")
    person.types("https://example.com/")
    person.presses(Key.Key_Return)
    target = folder / "made.xml"
    prompts.will_be_asked("place_to_save", target)
    person.saves()
    assert [row.loc for row in Document.open(target)] == ["https://example.com/"]
    assert person.tab_names()[1] == "made.xml"


def test_a_new_index_has_two_columns(person: Person) -> None:
    person.does("file.new_index")
    assert person.page.model.fields == ("loc", "lastmod")


def test_an_empty_new_sitemap_is_closed_without_a_question(person: Person) -> None:
    person.does("file.new")
    person.does("file.close")
    assert person.window.tabs.count() == 0
    assert person.window.start_page.isVisible()


# Saving


def test_saving_changes_the_edited_line_alone(person: Person, folder: Path) -> None:
    path = some_file(folder)
    before = path.read_bytes()
    person.opens(path)
    person.edits(1, LOC, "https://example.com/z?a&b")
    assert person.tab_names() == ["• sitemap.xml"]
    assert person.window.isWindowModified()
    person.saves()
    expected = before.replace(b"example.com/b", b"example.com/z?a&amp;b")
    assert path.read_bytes() == expected
    assert person.tab_names() == ["sitemap.xml"]
    assert not person.window.isWindowModified()
    assert "Saved" in person.said


def test_typing_under_way_is_saved_too(person: Person, folder: Path) -> None:
    path = some_file(folder)
    person.opens(path)
    person.goes_to(0, LOC)
    person.types("https://example.com/typed")
    person.saves()
    assert b"https://example.com/typed" in path.read_bytes()


def test_typing_under_way_is_saved_by_save_all_too(person: Person, folder: Path) -> None:
    first, second = some_file(folder, "a.xml"), some_file(folder, "b.xml")
    person.opens(first, second)
    person.window.tabs.setCurrentIndex(0)
    person.edits(0, LOC, "https://example.com/edited")
    person.window.tabs.setCurrentIndex(1)
    person.goes_to(0, LOC)
    person.types("https://example.com/typed")
    assert person.can("file.save_all")
    person.does("file.save_all")
    person.waits_until(lambda: b"edited" in first.read_bytes())
    person.waits_until(lambda: not person.program.file_jobs._open)
    assert b"typed" in second.read_bytes()


def test_a_compressed_copy_holds_the_same_xml(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path, target = some_file(folder), folder / "sitemap.xml.gz"
    person.opens(path)
    prompts.will_be_asked("place_to_save", target)
    with person.qtbot.waitSignal(person.session.saved, timeout=60_000):
        person.does("file.save_as")
    assert gzip.decompress(target.read_bytes()) == path.read_bytes()
    assert person.tab_names() == ["sitemap.xml.gz"]
    assert person.window.status.compression.text() == "gzip"


@pytest.mark.parametrize("answer", [True, False])
def test_a_text_copy_holds_the_urls_when_that_is_wanted(
    person: Person, prompts: ScriptedPrompts, folder: Path, answer: bool
) -> None:
    target = folder / "sitemap.txt"
    dated = "<url><loc>https://example.com/{}</loc><lastmod>2026-05-06</lastmod></url>"
    person.opens(some_file(folder, body="".join(map(dated.format, "abc"))))
    prompts.will_be_asked("place_to_save", target)
    prompts.will_be_asked("leave_values_behind", answer)
    person.does("file.save_as")
    person.waits_until(lambda: prompts.asked[-1][0] == "leave_values_behind")
    person.waits_until(lambda: len(person.tab_names()) == (2 if answer else 1))
    assert target.exists() is answer
    if answer:
        assert target.read_text() == "".join(f"https://example.com/{c}\n" for c in "abc")
        assert person.tab_names() == ["sitemap.xml", "sitemap.txt"]  # nothing is thrown away
        assert person.page.model.fields == ("loc",)


def test_the_place_to_save_can_be_left_open(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = some_file(folder)
    person.opens(path)
    prompts.will_be_asked("place_to_save", None)
    person.does("file.save_as")
    assert prompts.asked[0][1] == path
    assert list(folder.iterdir()) == [path]


def test_a_file_that_is_open_in_another_tab_is_not_overwritten(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    first, second = some_file(folder, "a.xml"), some_file(folder, "b.xml")
    before = first.read_bytes()
    person.opens(first, second)
    person.edits(0, LOC, "https://example.com/z")
    prompts.will_be_asked("place_to_save", first)
    person.does("file.save_as")
    drain()
    assert "open in another tab" in person.said
    assert first.read_bytes() == before


def test_save_all_saves_what_was_modified_and_nothing_else(person: Person, folder: Path) -> None:
    paths = [some_file(folder, name) for name in ("a.xml", "b.xml", "c.xml")]
    person.opens(*paths)
    stamp = paths[1].stat().st_mtime_ns
    for number in (0, 2):
        person.window.tabs.setCurrentIndex(number)
        person.edits(0, LOC, "https://example.com/z")
    person.does("file.save_all")
    person.waits_until(lambda: person.tab_names() == ["a.xml", "b.xml", "c.xml"])
    assert [b"/z" in path.read_bytes() for path in paths] == [True, False, True]
    assert paths[1].stat().st_mtime_ns == stamp
    assert not person.can("file.save_all")


@pytest.mark.parametrize("answer", [True, False])
def test_a_file_that_somebody_else_changed_is_overwritten_when_wanted(
    person: Person, prompts: ScriptedPrompts, folder: Path, answer: bool
) -> None:
    path = some_file(folder)
    person.opens(path)
    person.edits(0, LOC, "https://example.com/mine")
    path.write_bytes(urlset("<url><loc>https://example.com/theirs</loc></url>"))
    prompts.will_be_asked("overwrite_changed_file", answer)
    if answer:
        person.saves()
    else:
        person.does("file.save")
        drain()
    assert (b"mine" in path.read_bytes()) is answer
    assert person.session.is_modified is not answer


def test_a_file_that_was_removed_meanwhile_is_written_again(person: Person, folder: Path) -> None:
    path = some_file(folder)
    person.opens(path)
    path.unlink()
    person.saves()
    assert path.read_bytes() == urlset(BODY)


def test_our_own_save_does_not_pass_for_somebody_elses(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    for value in ("x", "y"):
        person.edits(0, LOC, f"https://example.com/{value}")
        person.saves()
    assert person.prompts.asked == []


@pytest.mark.parametrize("answer", [True, False])
def test_a_utf_16_file_is_saved_as_utf_8_after_asking(
    person: Person, prompts: ScriptedPrompts, folder: Path, answer: bool
) -> None:
    path = folder / "wide.xml"
    path.write_bytes((DATA / "opens" / "utf-16-le.xml").read_bytes())
    before = path.read_bytes()
    person.opens(path)
    notices = person.page.findChildren(Notice)
    assert any("UTF-16" in notice.label.text() for notice in notices)
    assert "UTF-16" in person.window.status.encoding.text()
    person.edits(0, LOC, "https://example.com/ü")
    prompts.will_be_asked("save_as_utf8", answer)
    if not answer:
        person.does("file.save")
        drain()
        assert path.read_bytes() == before
        return
    person.saves()
    assert "https://example.com/ü".encode() in path.read_bytes()
    assert person.window.status.encoding.text() == "UTF-8"
    person.edits(0, LOC, "https://example.com/again")
    person.saves()  # nothing is asked any more


@pytest.mark.parametrize("answer", [True, False])
def test_a_folder_that_refuses_the_exchange_is_written_in_place_when_wanted(
    person: Person,
    prompts: ScriptedPrompts,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: bool,
) -> None:
    path = some_file(folder)
    before = path.read_bytes()
    person.opens(path)
    person.edits(0, LOC, "https://example.com/z")

    def refused(*_arguments: object, **_more: object) -> None:
        raise PermissionError(errno.EACCES, "refused by the disk")

    monkeypatch.setattr("os.replace", refused)
    monkeypatch.setattr("os.rename", refused)
    monkeypatch.setattr(Path, "replace", refused)
    prompts.will_be_asked("overwrite_in_place", answer)
    if answer:
        person.saves()
        assert path.read_bytes() == before.replace(b"example.com/a", b"example.com/z")
    else:
        person.does("file.save")
        person.waits_until(lambda: prompts.asked)
        drain()
        assert path.read_bytes() == before
        assert person.session.is_modified
    assert [each.name for each in folder.iterdir()] == ["sitemap.xml"]


def test_of_a_file_in_another_encoding_both_questions_are_asked_once(
    person: Person, prompts: ScriptedPrompts, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = some_file(folder)
    path.write_bytes(path.read_bytes().decode().replace("UTF-8", "UTF-16").encode("utf-16"))
    person.opens(path)
    person.edits(0, LOC, "https://example.com/z")

    def refused(*_arguments: object, **_more: object) -> None:
        raise PermissionError(errno.EACCES, "refused by the disk")

    monkeypatch.setattr(Path, "replace", refused)
    prompts.will_be_asked("save_as_utf8", True)
    prompts.will_be_asked("overwrite_in_place", True)
    person.saves()
    assert b"https://example.com/z" in path.read_bytes()


def test_a_full_disk_is_told_and_the_file_is_whole(
    person: Person, prompts: ScriptedPrompts, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = some_file(folder)
    before = path.read_bytes()
    person.opens(path)
    person.edits(0, LOC, "https://example.com/z")

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    prompts.will_be_asked("tell_error")
    person.does("file.save")
    person.waits_until(lambda: prompts.asked)
    drain()
    assert "disk is full" in prompts.asked[0][2]
    assert path.read_bytes() == before
    assert person.session.is_modified
    monkeypatch.undo()
    person.saves()
    assert b"/z" in path.read_bytes()


def written_over_by_others(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    """Have another program write each file right after it was put in its place."""
    replace = Path.replace

    def replaced(beside: Path, target: Path) -> Path:
        found = replace(beside, target)
        target.write_bytes(data)
        return found

    monkeypatch.setattr(Path, "replace", replaced)


@pytest.mark.parametrize("answer", [True, False])
def test_what_others_write_between_a_save_and_the_turn_of_the_window_is_asked_about(
    person: Person,
    prompts: ScriptedPrompts,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: bool,
) -> None:
    path = some_file(folder)
    foreign = path.read_bytes().replace(b"example.com/a", b"example.com/foreign")
    person.opens(path)
    person.edits(0, LOC, "https://example.com/first")
    session = person.session
    row_id = session.document.row_id(0)
    again = SetCells([(row_id, "loc", "https://example.com/second")])
    session.saved.connect(lambda: session.is_modified or session.perform(again, "Set"))
    written_over_by_others(monkeypatch, foreign)
    person.does("file.save")
    person.waits_until(lambda: session.revision == 2)
    assert path.read_bytes() == foreign
    monkeypatch.undo()
    session.saved.disconnect()
    prompts.will_be_asked("overwrite_changed_file", answer)
    person.does("file.save")
    person.waits_until(lambda: session.is_modified is not answer and not prompts.open_answers)
    assert (path.read_bytes() == foreign) is not answer


def test_what_others_write_while_a_save_is_under_way_is_asked_about(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = some_file(folder)
    person.opens(path)
    person.edits(0, LOC, "https://example.com/first")
    gate = block(person)
    person.does("file.save")
    path.write_bytes(b"foreign")
    prompts.will_be_asked("overwrite_changed_file", False)
    gate.set()
    person.waits_until(lambda: prompts.asked)
    drain()
    assert path.read_bytes() == b"foreign"
    assert person.session.is_modified


def test_a_save_in_place_that_is_interrupted_says_where_the_bytes_are_and_can_be_repeated(
    person: Person, prompts: ScriptedPrompts, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = some_file(folder)
    person.opens(path)
    person.edits(0, LOC, "https://example.com/z")
    expected, write, file_id = person.bytes, os.write, path.stat().st_ino

    def refused(*_arguments: object, **_more: object) -> None:
        raise PermissionError(errno.EACCES, "refused by the disk")

    def cut(handle: int, data: bytes) -> int:
        if os.fstat(handle).st_ino == file_id and os.fstat(handle).st_mtime_ns != before:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(handle, memoryview(data)[:50])

    before = path.stat().st_mtime_ns
    monkeypatch.setattr(Path, "replace", refused)
    monkeypatch.setattr(os, "write", cut)
    prompts.will_be_asked("overwrite_in_place", True)
    prompts.will_be_asked("tell_error")
    person.does("file.save")
    person.waits_until(lambda: not prompts.open_answers)
    monkeypatch.undo()
    said = prompts.asked[-1][2]
    kept = Path(said[said.index("“") + 1 : said.index("”")])
    assert kept.read_bytes() == expected
    assert person.session.is_modified
    person.saves()  # nothing is said of another program: it was this one
    assert path.read_bytes() == expected
    assert not kept.exists()


@pytest.mark.skipif(not hasattr(os, "fchmod"), reason="modes are POSIX's")
def test_what_the_disk_refuses_to_keep_of_a_file_is_told_above_the_table(
    person: Person, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = some_file(folder)
    path.chmod(0o640)
    person.opens(path)
    person.edits(0, LOC, "https://example.com/z")

    def refused(*_arguments: object) -> None:
        raise PermissionError(errno.EPERM, "refused by the disk")

    monkeypatch.setattr(os, "fchmod", refused)
    person.saves()
    page = person.window.tabs.front_page()
    assert page is not None
    said = [notice.label.text() for notice in page.findChildren(Notice)]
    assert any("0640" in text for text in said)
    assert not person.session.is_modified


def test_an_edit_made_while_saving_is_kept_as_unsaved(person: Person, folder: Path) -> None:
    path = some_file(folder)
    person.opens(path)
    person.edits(0, LOC, "https://example.com/first")
    gate = block(person)
    person.does("file.save")
    person.edits(0, LOC, "https://example.com/second")
    with person.qtbot.waitSignal(person.session.saved, timeout=60_000):
        gate.set()
    assert b"first" in path.read_bytes()
    assert person.session.is_modified
    person.session.undo_stack.undo()
    assert person.column(LOC)[0] == "https://example.com/first"


def test_a_save_that_ended_before_the_cancel_came_leaves_no_false_alarm(
    person: Person, folder: Path
) -> None:
    path = some_file(folder)
    person.opens(path)
    person.edits(0, LOC, "https://example.com/z")
    person.does("file.save")
    is_done = Event()
    person.program.file_jobs.start(lambda _progress: is_done.set(), lambda _result: None)
    assert is_done.wait(30)  # the save is done, and the window has not heard of it yet
    for job in list(person.program.file_jobs._open):
        job.cancel()
    drain()
    assert b"/z" in path.read_bytes()
    assert not person.session.document.has_changed_on_disk()


# Reloading


def test_reloading_shows_what_lies_on_disk_at_the_same_place(person: Person, folder: Path) -> None:
    path = some_file(folder)
    person.opens(path)
    person.goes_to(1, LASTMOD)
    path.write_bytes(path.read_bytes().replace(b"example.com/b", b"example.com/other"))
    person.does("file.reload")
    person.waits_until(lambda: person.sees(1, LOC) == "https://example.com/other")
    assert person.at == (1, LASTMOD)
    assert person.window.tabs.count() == 1


@pytest.mark.parametrize("answer", [True, False])
def test_reloading_asks_before_changes_are_lost(
    person: Person, prompts: ScriptedPrompts, folder: Path, answer: bool
) -> None:
    person.opens(some_file(folder))
    person.edits(0, LOC, "https://example.com/mine")
    prompts.will_be_asked("throw_away_changes", answer)
    person.does("file.reload")
    expected = "https://example.com/a" if answer else "https://example.com/mine"
    person.waits_until(lambda: not person.program.file_jobs._open)
    assert person.sees(0, LOC) == expected


def test_reloading_asks_before_typing_under_way_is_lost(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    person.opens(some_file(folder))
    person.goes_to(0, LOC)
    person.types("https://example.com/typed")
    prompts.will_be_asked("throw_away_changes", False)
    person.does("file.reload")
    person.waits_until(lambda: not person.program.file_jobs._open)
    assert prompts.asked


def test_reloading_a_file_that_became_something_else_keeps_what_is_on_screen(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = some_file(folder)
    person.opens(path)
    path.write_bytes(b"<html><body>Not found</body></html>")
    prompts.will_be_asked("tell_error")
    person.does("file.reload")
    person.waits_until(lambda: prompts.asked)
    assert person.column(LOC)[0] == "https://example.com/a"


# Closing


def three_modified(person: Person, folder: Path) -> list[Path]:
    paths = [some_file(folder, name) for name in ("a.xml", "b.xml", "c.xml")]
    person.opens(*paths)
    for number in (0, 2):
        person.window.tabs.setCurrentIndex(number)
        person.edits(0, LOC, "https://example.com/z")
    return paths


def test_a_window_without_changes_closes_at_once(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    person.window.close()
    person.waits_until(lambda: not person.window.isVisible())


def test_an_empty_window_closes_at_once(person: Person) -> None:
    person.does("file.quit")
    person.waits_until(lambda: not person.window.isVisible())


def test_unsaved_work_in_many_files_is_asked_about_once_and_saved(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    paths = three_modified(person, folder)
    prompts.will_be_asked("save_changes", Answer.YES)
    person.window.close()
    person.waits_until(lambda: not person.window.isVisible())
    assert prompts.asked == [("save_changes", "a.xml", "c.xml")]
    assert [b"/z" in path.read_bytes() for path in paths] == [True, False, True]


def test_unsaved_work_can_be_thrown_away(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    paths = three_modified(person, folder)
    prompts.will_be_asked("save_changes", Answer.NO)
    person.window.close()
    person.waits_until(lambda: not person.window.isVisible())
    assert not any(b"/z" in path.read_bytes() for path in paths)


def test_closing_can_be_called_off(person: Person, prompts: ScriptedPrompts, folder: Path) -> None:
    three_modified(person, folder)
    prompts.will_be_asked("save_changes", Answer.CANCEL)
    person.window.close()
    drain()
    assert person.window.isVisible()
    assert person.window.tabs.count() == 3


def test_a_window_whose_save_fails_stays_open(
    person: Person, prompts: ScriptedPrompts, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.opens(some_file(folder))
    person.edits(0, LOC, "https://example.com/z")

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    prompts.will_be_asked("save_changes", Answer.YES)
    prompts.will_be_asked("tell_error")
    person.window.close()
    person.waits_until(lambda: len(prompts.asked) == 2)
    drain()
    assert person.window.isVisible()
    assert person.session.is_modified


def test_closing_while_the_file_is_being_saved_waits_for_the_save(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = some_file(folder)
    person.opens(path)
    person.edits(0, LOC, "https://example.com/z")
    gate = block(person)
    person.does("file.save")
    prompts.will_be_asked("save_changes", Answer.YES)
    person.window.close()
    gate.set()
    person.waits_until(lambda: not person.window.isVisible())
    assert b"/z" in path.read_bytes()


def test_typing_under_way_counts_as_unsaved_work_on_closing(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    person.opens(some_file(folder))
    person.goes_to(0, LOC)
    person.types("https://example.com/typed")
    prompts.will_be_asked("save_changes", Answer.CANCEL)
    person.window.close()
    drain()
    assert person.column(LOC)[0] == "https://example.com/typed"


def test_one_tab_is_closed_by_its_button(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    person.opens(some_file(folder, "a.xml"), some_file(folder, "b.xml"))
    person.edits(0, LOC, "https://example.com/z")
    prompts.will_be_asked("save_changes", Answer.NO)
    tabs = person.window.tabs
    tabs.bar.tabButton(1, tabs.bar.ButtonPosition.RightSide).click()  # type: ignore[attr-defined]  # a QToolButton
    drain()
    assert person.tab_names() == ["a.xml"]
    assert prompts.asked == [("save_changes", "b.xml")]


def test_a_new_file_saved_as_text_on_closing_is_closed(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    person.does("file.new")
    person.does("rows.insert_below")
    person.types("https://example.com/")
    person.presses(Key.Key_Return)
    prompts.will_be_asked("save_changes", Answer.YES)
    prompts.will_be_asked("place_to_save", folder / "new.txt")  # URLs alone: nothing is lost
    person.does("file.close")
    person.waits_until(lambda: person.window.tabs.count() == 0)
    assert (folder / "new.txt").read_text() == "https://example.com/\n"


def test_what_is_typed_while_a_file_is_saved_on_closing_is_asked_about(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = some_file(folder)
    person.opens(path)
    person.edits(0, LASTMOD, "2026-01-01")
    gate = block(person)
    prompts.will_be_asked("save_changes", Answer.YES)
    person.does("file.close")
    person.goes_to(1, LASTMOD)
    person.types("2026-01-02")
    prompts.will_be_asked("save_changes", Answer.CANCEL)
    gate.set()
    person.waits_until(lambda: not prompts.open_answers)
    assert b"2026-01-01" in path.read_bytes()
    assert person.column(LASTMOD)[:2] == ["2026-01-01", "2026-01-02"]


def test_what_is_typed_while_a_new_file_is_saved_as_text_stays_in_its_tab(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    person.does("file.new")
    person.does("rows.insert_below")
    person.types("https://example.com/")
    person.presses(Key.Key_Return)
    gate = block(person)
    prompts.will_be_asked("place_to_save", folder / "new.txt")
    person.does("file.save_as")
    person.goes_to(0, LASTMOD)
    person.types("2026-01-02")
    gate.set()
    person.waits_until(lambda: person.window.tabs.count() == 2)
    old, new = (session.document for session in person.window.tabs.sessions())
    assert (old.path, old[0].lastmod) == (None, "2026-01-02")
    assert new.to_bytes() == b"https://example.com/\n"


def test_closing_saves_a_new_file_only_when_it_gets_a_name(
    person: Person, prompts: ScriptedPrompts
) -> None:
    person.does("file.new")
    person.does("rows.insert_below")
    person.types("https://example.com/")
    person.presses(Key.Key_Return)
    prompts.will_be_asked("save_changes", Answer.YES)
    prompts.will_be_asked("place_to_save", None)
    person.does("file.close")
    drain()
    assert person.window.tabs.count() == 1
    assert person.session.is_modified


# Recent files and dropped ones


def entries(person: Person, title: str) -> list[Any]:
    """Open a menu that is made on opening and return its entries."""
    menus = [menu for menu in person.window.findChildren(QMenu) if menu.title() == title]
    assert menus
    menus[0].aboutToShow.emit()
    return menus[0].actions()


def test_files_opened_lately_are_in_the_menu_and_on_the_start_page(
    person: Person, folder: Path
) -> None:
    paths = [some_file(folder, "a.xml"), some_file(folder, "b & c.xml")]
    for path in paths:
        person.opens(path)
    texts = [action.text().replace("&&", "&") for action in entries(person, "Open &Recent")]
    assert texts[:2] == [str(path) for path in paths[::-1]]
    person.does("file.close")
    person.does("file.close")
    buttons = person.window.start_page.findChildren(QPushButton)
    (button,) = [each for each in buttons if each.accessibleName() == str(paths[1])]
    labels = person.window.start_page.findChildren(QLabel)
    (heading,) = [each for each in labels if each.text() == "Recent files"]
    assert heading.isVisible()
    person.does("file.forget_recent")
    assert not heading.isVisible()
    button.click()
    person.waits_until(lambda: person.window.tabs.count() == 1)
    assert person.window.tabs.bar.tabText(0) == "b && c.xml"


def test_a_file_opened_lately_is_opened_from_the_menu(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    person.does("file.close")
    entries(person, "Open &Recent")[0].trigger()
    person.waits_until(lambda: person.window.tabs.count() == 1)


def test_the_list_of_files_can_be_cleared(person: Person, folder: Path, settings: Settings) -> None:
    person.opens(some_file(folder))
    entries(person, "Open &Recent")
    person.does("file.forget_recent")
    assert settings.get(RECENT_FILES) == []
    (nothing,) = entries(person, "Open &Recent")
    assert not nothing.isEnabled()


def test_a_recent_file_that_is_gone_is_offered_to_be_created(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = some_file(folder)
    person.opens(path)
    person.does("file.close")
    path.unlink()
    prompts.will_be_asked("create_missing", False)
    entries(person, "Open &Recent")[0].trigger()
    drain()
    assert prompts.asked == [("create_missing", path)]


def drop(person: Person, mime: QMimeData) -> bool:
    """Drag over the window and let go; tell whether the window wanted it."""
    actions, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    modifier = Qt.KeyboardModifier.NoModifier
    place = QPointF(100, 100)
    enter = QDragEnterEvent(place.toPoint(), actions, mime, button, modifier)
    QApplication.sendEvent(person.window, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(person.window, QDropEvent(place, actions, mime, button, modifier))
    return True


def test_files_dropped_on_the_window_are_opened(person: Person, folder: Path) -> None:
    mime = QMimeData()
    paths = [some_file(folder, name) for name in ("a.xml", "b ü.xml")]
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    assert drop(person, mime)
    person.waits_until(lambda: person.window.tabs.count() == 2)
    assert person.tab_names() == ["a.xml", "b ü.xml"]


@pytest.mark.parametrize("name", ["new\nline.xml", "right\u202eleft.xml", "no\udcffunicode.xml"])
def test_a_name_that_cannot_be_read_is_one_line_everywhere(
    person: Person, folder: Path, name: str
) -> None:
    person.opens(some_file(folder, name))
    shown = name[: name.index(".")][:2]
    (tab,) = person.tab_names()
    assert tab.startswith(shown)
    assert "\N{REPLACEMENT CHARACTER}" in tab
    assert tab.isprintable()
    assert tab in person.window.windowTitle()
    person.does("file.close")
    person.opens(folder / name)
    assert person.session.document.path == folder / name


def test_a_file_that_the_desktop_sends_as_an_event_is_opened(
    person: Person, program: Program, folder: Path, qapp: QApplication
) -> None:
    """What macOS does on a double-click, before the window is there and while it is."""
    early, late = some_file(folder, "early.xml"), some_file(folder, "late ü.xml")
    events = FileOpenEvents(person.window)
    qapp.installEventFilter(events)
    qapp.sendEvent(qapp, QFileOpenEvent(str(early)))
    drain()
    assert person.window.tabs.count() == 0
    person.window.showMinimized()
    events.deliver_to(program.open_in_front)
    assert not person.window.isMinimized()
    person.waits_until(lambda: person.window.tabs.count() == 1)
    qapp.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(late))))
    person.waits_until(lambda: person.window.tabs.count() == 2)
    qapp.sendEvent(qapp, QFileOpenEvent(str(early)))
    drain()
    qapp.removeEventFilter(events)
    assert person.tab_names() == ["early.xml", "late ü.xml"]
    assert person.window.tabs.currentIndex() == 0


@pytest.mark.parametrize("text", ["", "a word", "ftp://example.com/", "https://a.org/ and more"])
def test_text_that_is_no_link_dropped_on_the_window_is_not_taken(person: Person, text: str) -> None:
    mime = QMimeData()
    mime.setText(text)
    assert not drop(person, mime)


# Long work


def test_the_bar_appears_for_long_work_and_its_cancel_works(person: Person, folder: Path) -> None:
    gate = block(person)
    person.window.files.open_paths([some_file(folder)])
    bar = person.window.busy_bar
    assert not bar.isVisible()
    person.waits_until(bar.isVisible)
    (cancel,) = bar.findChildren(QPushButton)
    assert cancel.text() == "Cancel"
    cancel.click()
    gate.set()
    person.waits_until(lambda: not bar.isVisible())
    assert person.window.tabs.count() == 0


def test_how_far_long_work_is_stands_in_the_line_of_the_file_in_front(
    person: Person, folder: Path
) -> None:
    bar, line = person.window.busy_bar, person.window.file_line
    goes_on, part = Event(), [0.25]

    def work(progress: Progress) -> None:
        while not goes_on.wait(0.02):
            progress(part[0])

    def begins() -> None:
        goes_on.clear()
        person.window.reporter.watch(
            person.program.file_jobs.start(work, lambda _done: None), "Opening it"
        )
        person.waits_until(lambda: bar.isVisible() and bar.part > 0)

    begins()
    assert bar._bar.isVisible()  # there is no line yet
    goes_on.set()
    person.waits_until(lambda: not bar.isVisible())
    person.opens(some_file(folder))
    person.waits_until(lambda: person.session.findings.is_settled)
    begins()
    person.waits_until(line.progress.isVisible)
    assert line.progress.height() <= 4
    assert line.progress.accessibleName() == "Opening it"
    assert not bar._bar.isVisible()
    part[0] = 0.75
    person.waits_until(lambda: line.progress.value() == 750)
    goes_on.set()
    person.waits_until(lambda: not bar.isVisible() and not line.progress.isVisible())


def test_quick_work_shows_no_bar(person: Person, folder: Path) -> None:
    seen: list[bool] = []
    person.window.busy_bar.show = lambda: seen.append(True)  # type: ignore[method-assign]  # to see it stand
    person.opens(some_file(folder))
    assert seen == []


def test_a_save_that_is_cancelled_leaves_the_file_as_it_was(person: Person, folder: Path) -> None:
    path = some_file(folder)
    before = path.read_bytes()
    person.opens(path)
    person.edits(0, LOC, "https://example.com/z")
    gate = block(person)
    person.does("file.save")
    bar = person.window.busy_bar
    person.waits_until(bar.isVisible)
    bar.findChildren(QPushButton)[0].click()
    gate.set()
    person.waits_until(lambda: not bar.isVisible())
    assert path.read_bytes() == before
    assert person.session.is_modified
    person.saves()
    assert b"/z" in path.read_bytes()


@pytest.mark.parametrize("close", ["file.close", "file.quit"])
def test_closing_while_a_file_is_being_checked_stops_the_check(
    person: Person, folder: Path, close: str
) -> None:
    path = folder / "long.xml"
    path.write_bytes(urlset("<url><loc>https://example.com/ü</loc></url>" * 30_000))
    person.window.files.open_paths([path])
    person.waits_until(lambda: person.window.tabs.count() == 1)
    person.does(close)
    person.waits_until(lambda: person.window.tabs.count() == 0)


def test_what_is_asked_for_while_a_file_is_read_again_is_not_lost(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    person.opens(some_file(folder))
    gate, edit = block(person), Event()
    person.does("file.reload")
    sets_date_beside(person, edit)
    prompts.will_be_asked("throw_away_changes", False)
    gate.set()
    person.waits_until(lambda: not person.program.file_jobs._open)
    edit.set()
    person.waits_until(lambda: not prompts.open_answers)
    assert person.sees(0, LASTMOD) == "2026-11-01"


def test_what_is_typed_while_a_file_is_read_again_is_not_lost(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    person.opens(some_file(folder))
    gate = block(person)
    person.does("file.reload")
    person.goes_to(0, LASTMOD)
    person.types("2026-11-01")
    assert person.editing
    prompts.will_be_asked("throw_away_changes", False)
    gate.set()
    person.waits_until(lambda: not prompts.open_answers)
    assert person.sees(0, LASTMOD) == "2026-11-01"


@pytest.mark.parametrize("work", ["sort", "filter", "find", "like"])
def test_a_tab_can_be_closed_while_something_is_worked_out_for_it(
    person: Person, folder: Path, work: str
) -> None:
    person.opens(some_file(folder, "a.xml"), some_file(folder, "b.xml"))
    person.waits_for_the_checks()
    gate, page = Event(), person.page
    person.program.query_jobs.start(lambda _progress: gate.wait(30), lambda _result: None)
    begin: dict[str, Callable[[], object]] = {
        "sort": lambda: page.model.sort_by("loc", descending=True),
        "filter": lambda: page.filter.set_text("a"),
        "find": lambda: page.finder.look_for(Query("a")),
        "like": lambda: person.does("edit.select_like"),
    }
    begin[work]()
    person.does("file.close")
    person.waits_until(lambda: not isValid(page))
    gate.set()
    person.waits_until(lambda: not person.program.query_jobs._open)
    assert person.window.tabs.count() == 1  # and no error in the event loop
