"""What was typed into a file that is shown as text outlives a crash too."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QWidget

from sitemap_editor.core.files.recovery.abandoned import OnDisk
from sitemap_editor.core.files.recovery.abandoned_edits import abandoned_edits_in
from sitemap_editor.core.files.recovery.difference import difference
from sitemap_editor.session.document.view_text import ViewText
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.repair.code_view import CodeView
from sitemap_editor.windows.repair.text_page import TextPage
from tests.qt_support import Person, ScriptedPrompts, drain
from tests.windows.files import some_file
from tests.windows.starts import Start

NOTES = b"<notes>\n<note>a</note>\n</notes>\n"
MIXED = b"<notes>\r\n<note>a</note>\n\r<note>\xf0\x9f\x98\x80</note>\r\n</notes>"
MARKED = b"\xef\xbb\xbf<notes><!-- \xf0\x9f\x98\x80 -->\r\n<note>\xc3\xbc</note>\r\n</notes>\r\n"


@pytest.fixture
def notes(folder: Path) -> Path:
    """A file that is no sitemap: it opens as text."""
    path = folder / "notes.xml"
    path.write_bytes(NOTES)
    return path


def opens_text(person: Person, path: Path) -> TextPage:
    person.window.files.open_paths([path])
    pages = person.window.tabs.all_pages
    person.waits_until(lambda: any(page.path == path for page in pages()))
    return front(person)


def front(person: Person) -> TextPage:
    page = person.window.tabs.front_page()
    assert isinstance(page, TextPage)
    return page


def has_grown(journal: Path, size_bytes: int) -> bool:
    return journal.stat().st_size > size_bytes


def types_into(page: TextPage, line: int, text: str) -> None:
    cursor = QTextCursor(page.view.document().findBlockByNumber(line))
    cursor.insertText(text)
    drain()


def looks(person: Person) -> None:
    assert person.program.recovery is not None
    person.program.recovery.look()
    person.waits_until(lambda: not person.prompts.open_answers)
    drain()


@pytest.mark.parametrize("content", [NOTES, MIXED, MARKED], ids=["notes", "mixed", "marked"])
def test_what_was_typed_is_restored_in_one_step(
    start: Start, folder: Path, prompts: ScriptedPrompts, content: bytes
) -> None:
    path = folder / "notes.xml"
    path.write_bytes(content)
    person = start()
    page = opens_text(person, path)
    types_into(page, 1, "<!-- \U0001f600 -->\n")
    types_into(page, 0, "<!-- ñ -->")
    expected = page.session.content().data
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    (summary,) = prompts.asked[-1][1:]
    assert (summary.path, summary.on_disk, summary.lines) == (path, OnDisk.SAME, 2)
    person.waits_until(person.window.tabs.count)
    page = front(person)
    assert page.session.content().data == expected
    assert person.window.isWindowModified()
    assert "not saved yet" in person.said
    person.does("edit.undo")
    assert page.session.content().data == content
    assert not page.is_modified
    person.does("edit.redo")
    if content is MIXED:  # what redo brings ends as most lines do
        expected = page.session.content().data
    person.does("file.save")
    person.waits_until(lambda: not page.is_modified)
    assert path.read_bytes() == expected


def test_what_was_typed_is_on_disk_soon_and_gone_once_it_is_saved(
    start: Start, notes: Path, kept: Path
) -> None:
    person = start()
    page = opens_text(person, notes)
    assert not kept.exists()
    types_into(page, 1, "<note/>")
    person.waits_until(lambda: kept.is_dir() and list(kept.glob("*.journal")))
    person.does("file.save")
    person.waits_until(lambda: not list(kept.iterdir()))
    types_into(page, 0, "<!-- a -->")
    person.waits_until(lambda: list(kept.glob("*.journal")))
    person.does("edit.undo")
    person.waits_until(lambda: not list(kept.iterdir()))


@given(st.text("a\U0001f600ü\n", max_size=9), st.text("a\U0001f600ü\n", max_size=9))
@settings(deadline=None)
def test_any_text_becomes_any_other_in_one_step(qapp: QApplication, one: str, other: str) -> None:
    owner = QWidget()
    view = CodeView(owner)
    view.show_text(ViewText.shown(one))
    text = ViewText(view.document(), one)
    text.become(other)
    assert text.now() == other
    view.undo()
    assert text.now() == one
    owner.deleteLater()


def test_what_is_typed_later_is_on_disk_soon_too(start: Start, notes: Path, kept: Path) -> None:
    person = start()
    page = opens_text(person, notes)
    types_into(page, 1, "<note/>")
    person.waits_until(lambda: kept.is_dir() and list(kept.glob("*.journal")))
    (journal,) = kept.glob("*.journal")
    for _ in range(2):
        drain()
        size = journal.stat().st_size
        types_into(page, 1, "<more/>")
        person.waits_until(partial(has_grown, journal, size))


def test_closing_a_text_removes_its_journal(
    start: Start, notes: Path, prompts: ScriptedPrompts, kept: Path
) -> None:
    person = start()
    types_into(opens_text(person, notes), 1, "<note/>")
    person.waits_until(lambda: kept.is_dir() and list(kept.glob("*.journal")))
    prompts.will_be_asked("save_changes", Answer.NO)
    person.does("file.close")
    person.waits_until(lambda: not list(kept.iterdir()))


def test_a_text_that_is_opened_as_a_table_is_kept_as_a_table(
    start: Start, folder: Path, prompts: ScriptedPrompts
) -> None:
    path = folder / "broken.xml"
    path.write_bytes(b"<notes/>")
    person = start()
    page = opens_text(person, path)
    cursor = page.view.textCursor()
    cursor.select(QTextCursor.SelectionType.Document)
    cursor.insertText(some_file(folder, "good.xml").read_text())
    person.waits_until(page.open_button.isEnabled)
    page.open_button.click()
    person.waits_for_the_checks()
    expected = person.bytes
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    person.waits_until(person.window.tabs.count)
    assert person.bytes == expected
    assert person.session.is_modified


def test_a_text_whose_file_is_gone_or_another_is_restored_all_the_same(
    start: Start, folder: Path, prompts: ScriptedPrompts
) -> None:
    paths = [folder / "gone.xml", folder / "other.xml"]
    person = start()
    for path in paths:
        path.write_bytes(NOTES)
        types_into(opens_text(person, path), 1, "<mine/>")
    expected = front(person).session.content().data
    paths[0].unlink()
    paths[1].write_bytes(b"<notes>others</notes>")
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    told = {summary.path: summary.on_disk for summary in prompts.asked[-1][1:]}
    assert told == {paths[0]: OnDisk.GONE, paths[1]: OnDisk.CHANGED}
    person.waits_until(lambda: person.window.tabs.count() == 2)
    for page in person.window.tabs.all_pages():
        assert isinstance(page, TextPage)
        assert page.session.content().data == expected
        assert page.is_modified


def test_a_text_that_was_saved_right_before_the_crash_is_not_offered(
    start: Start, notes: Path, kept: Path
) -> None:
    person = start()
    page = opens_text(person, notes)
    types_into(page, 1, "<note/>")
    assert person.program.recovery is not None
    person.program.recovery.flush()
    notes.write_bytes(page.session.content().data)  # by the save that the crash cut short
    start()
    assert not abandoned_edits_in(kept)
    assert not list(kept.iterdir())


def test_a_text_that_is_open_and_edited_by_then_is_left_for_the_next_start(
    start: Start, notes: Path, prompts: ScriptedPrompts, kept: Path
) -> None:
    person = start()
    types_into(opens_text(person, notes), 1, "<lost/>")
    person = start()
    page = opens_text(person, notes)
    types_into(page, 1, "<mine/>")
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    person.waits_until(lambda: "restore it at the next start" in person.said)
    assert b"<mine/>" in page.session.content().data
    found = abandoned_edits_in(kept)
    assert len(found) == 1
    for abandoned, _summary in found:
        abandoned.release()


def test_repairs_made_before_a_text_was_shown_are_kept_without_any_typing(
    start: Start, folder: Path, kept: Path, prompts: ScriptedPrompts
) -> None:
    path = folder / "broken.xml"
    path.write_bytes(some_file(folder, "good.xml").read_bytes().replace(b"</urlset>", b"& </x>"))
    person = start()
    person.window.files.open_paths([path])
    person.waits_until(person.window.tabs.count)
    repairs = person.window.tabs.front_page()
    assert repairs is not None
    person.waits_until(lambda: getattr(repairs, "_job", None) is None)
    repairs.text_asked.emit(b"\1" * len(repairs.file.plan.repairs))  # type: ignore[attr-defined]  # a RepairPage
    person.waits_until(lambda: isinstance(person.window.tabs.front_page(), TextPage))
    page = front(person)
    assert page.is_modified
    expected = page.session.content().data
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    person.waits_until(person.window.tabs.count)
    assert front(person).session.content().data == expected
    assert front(person).is_modified


@given(st.text("ab\n", max_size=12), st.text("ab\n", max_size=12))
def test_what_differs_is_the_least_there_is(before: str, after: str) -> None:
    start, end, new_end = difference(before, after)
    assert before[:start] + after[start:new_end] + before[end:] == after
    assert min(start, end, new_end) >= 0
    if before[start:end] and after[start:new_end]:
        assert before[start] != after[start]
        assert before[end - 1] != after[new_end - 1]
