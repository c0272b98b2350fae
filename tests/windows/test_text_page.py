from __future__ import annotations

import errno
import gzip
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette, QTextCursor
from PySide6.QtWidgets import QApplication

from sitemap_editor import Document
from sitemap_editor.core.errors import ReplaceRefused
from sitemap_editor.core.files import text_file
from sitemap_editor.core.files.disk import saving
from sitemap_editor.core.protocol.fields import URLSET
from sitemap_editor.windows.looks.appearance import CONTRAST_DARK, palette_of
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.repair import text_page as text_page_module
from sitemap_editor.windows.repair.control_marks import controls_in, place_of
from sitemap_editor.windows.repair.page import RepairPage
from sitemap_editor.windows.repair.text_page import TextPage
from tests.core.sitemaps import SITEMAP
from tests.qt_support import CTRL, DATA, LASTMOD, LOC, SHIFT, Key, Person, ScriptedPrompts, drain
from tests.windows.files import some_file
from tests.windows.test_files import block

START = f'<urlset xmlns="{SITEMAP}">'
BROKEN = f"{START}\n<url>\n<loc>https://example.com/?a&b</loc>\n</url>\n</urlset>\n"
MENDED = BROKEN.replace("&b", "&amp;b")


def text_page(person: Person) -> TextPage:
    page = person.window.tabs.front_page()
    assert isinstance(page, TextPage)
    return page


def is_checked(page: TextPage) -> bool:
    return not page.checking.is_working and not page._pause.isActive()


def shows_text(person: Person, path: Path) -> TextPage:
    """Open a broken file and ask for its text."""
    person.window.files.open_paths([path])
    person.waits_until(lambda: person.window.tabs.front_page())
    page = person.window.tabs.front_page()
    if isinstance(page, RepairPage):
        page.header.text_button.click()
        person.waits_until(lambda: isinstance(person.window.tabs.front_page(), TextPage))
    text = text_page(person)
    person.waits_until(lambda: is_checked(text))
    drain()
    return text


def broken(folder: Path, text: str = BROKEN, name: str = "sitemap.xml") -> Path:
    path = folder / name
    path.write_bytes(text.encode())
    return path


def replaces(page: TextPage, old: str, new: str) -> None:
    """Edit the text at one place."""
    at = page.view.document().toRawText().index(old)
    cursor = page.view.textCursor()
    cursor.setPosition(at)
    cursor.setPosition(at + len(old), QTextCursor.MoveMode.KeepAnchor)
    cursor.insertText(new)


def fixes_value(person: Person, page: TextPage) -> None:
    replaces(page, "a&b", "a&amp;b")
    person.waits_until(lambda: is_checked(page))


def saves(person: Person, page: TextPage) -> None:
    person.does("file.save")
    person.waits_until(lambda: not page.is_modified)


# What is seen


def test_the_text_is_shown_with_the_line_of_the_error_marked(person: Person, folder: Path) -> None:
    page = shows_text(person, broken(folder))
    assert page.view.toPlainText() == BROKEN
    assert QApplication.focusWidget() is page.view
    assert page.view.textCursor().blockNumber() == 2
    assert page.view.has_sign(2)
    assert not page.view.has_sign(1)
    assert "Line 3" in page.verdict.text()
    assert not page.open_button.isEnabled()
    assert not person.window.isWindowModified()
    assert not person.window.status.isVisible()


def test_what_cannot_be_repaired_says_why_and_shows_the_text(person: Person) -> None:
    page = shows_text(person, DATA / "refused" / "words.xml")
    assert "text without tags" in page.verdict.text()
    assert page.view.toPlainText().startswith("Nothing to see here")
    assert not person.can("file.repairs")


def test_line_numbers_are_drawn_beside_the_lines(person: Person, folder: Path) -> None:
    page = shows_text(person, broken(folder))
    assert [page.view.number_of(block) for block, _ in page.view.blocks_on_screen()] == [
        1,
        2,
        3,
        4,
        5,
        6,
    ]
    assert page.view.numbers.width() == page.view.numbers_width
    picture = page.view.numbers.grab().toImage()
    pixels = {picture.pixel(x, y) for x in range(picture.width()) for y in range(20)}
    assert len(pixels) > 1
    before = page.view.numbers_width
    replaces(page, "<url>", "\n" * 1_000)
    drain()
    assert page.view.numbers_width > before


def test_a_key_leads_back_to_the_error(person: Person, folder: Path) -> None:
    page = shows_text(person, broken(folder))
    page.view.moveCursor(QTextCursor.MoveOperation.End)
    person.presses(Key.Key_F8)
    assert page.view.textCursor().blockNumber() == 2
    page.view.moveCursor(QTextCursor.MoveOperation.End)
    page.go_button.click()
    assert page.view.textCursor().blockNumber() == 2


def test_what_makes_no_sense_here_is_greyed_out(person: Person, folder: Path) -> None:
    shows_text(person, broken(folder))
    for action_id in ("rows.delete", "edit.paste_rows", "find.show", "edit.undo"):
        assert not person.can(action_id), action_id
    assert person.can("file.reload")
    fixes_value(person, text_page(person))
    assert not person.can("file.reload")  # its key checks what was edited
    for action_id in ("file.save", "file.save_as", "file.close", "edit.paste", "edit.select_all"):
        assert person.can(action_id), action_id


# Editing


def test_mending_the_text_is_noticed_and_opens_as_a_sitemap(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = broken(folder)
    page = shows_text(person, path)
    replaces(page, "a&b", "a&amp;b")
    assert not page.open_button.isEnabled()
    person.waits_until(page.open_button.isEnabled)
    assert "1 row" in page.verdict.text()
    assert not page.view.has_sign(2)
    assert person.tab_names() == ["• sitemap.xml"]
    assert person.window.isWindowModified()
    page.open_button.click()
    drain()
    assert person.column(LOC) == ["https://example.com/?a&b"]
    assert person.tab_names() == ["• sitemap.xml"]
    assert path.read_bytes() == BROKEN.encode()
    prompts.will_be_asked("save_changes", Answer.CANCEL)
    person.does("file.close")
    person.saves()
    assert path.read_bytes() == MENDED.encode()


def test_a_mistake_made_while_typing_is_told_with_its_line(person: Person, folder: Path) -> None:
    page = shows_text(person, broken(folder))
    fixes_value(person, page)
    replaces(page, "</url>\u2029", "</ulr>\n")
    person.waits_until(lambda: is_checked(page))
    assert "Line 4" in page.verdict.text()
    assert page.view.has_sign(3)


def test_a_large_text_is_checked_when_asked(
    person: Person, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_page_module, "CHECKED_AS_TYPED_BYTES", 10)
    page = shows_text(person, broken(folder))
    fixes_value(person, page)
    assert "changed since it was last checked" in page.verdict.text()
    assert not page.open_button.isEnabled()
    person.presses(Key.Key_F5)
    person.waits_until(page.open_button.isEnabled)


def test_an_answer_that_comes_too_late_is_dropped(person: Person, folder: Path) -> None:
    page = shows_text(person, broken(folder))
    replaces(page, "a&b", "a&amp;b")
    page.check()
    replaces(page, "<url>", "<ulr>")
    person.waits_until(lambda: is_checked(page))
    assert not page.open_button.isEnabled()


def test_the_edit_menu_works_in_the_text(person: Person, folder: Path) -> None:
    page = shows_text(person, broken(folder))
    person.does("edit.select_all")
    person.does("edit.copy")
    assert QGuiApplication.clipboard().text() == BROKEN
    person.does("edit.cut")
    assert page.view.toPlainText() == ""
    person.does("edit.undo")
    assert page.view.toPlainText() == BROKEN
    person.does("edit.redo")
    assert page.view.toPlainText() == ""
    person.does("edit.paste")
    assert page.view.toPlainText() == BROKEN
    person.does("edit.select_all")
    person.does("edit.clear")
    assert page.view.toPlainText() == ""


def test_the_usual_keys_edit_the_text(person: Person, folder: Path) -> None:
    page = shows_text(person, broken(folder))
    page.view.moveCursor(QTextCursor.MoveOperation.Start)
    person.types("<!---->")
    person.presses(Key.Key_Return)
    assert page.view.toPlainText() == "<!---->\n" + BROKEN
    person.presses(Key.Key_Backspace)
    person.presses(Key.Key_Home, SHIFT)
    person.presses(Key.Key_Delete)
    assert page.view.toPlainText() == BROKEN
    person.presses(Key.Key_Z, CTRL)
    assert page.view.toPlainText() != BROKEN


def test_tab_leaves_the_text(person: Person, folder: Path) -> None:
    page = shows_text(person, broken(folder))
    person.presses(Key.Key_Backtab, SHIFT)
    assert QApplication.focusWidget() is page.check_button  # the third button is greyed out
    person.presses(Key.Key_Tab)
    assert QApplication.focusWidget() is page.view
    assert page.view.toPlainText() == BROKEN


# Saving


@pytest.mark.parametrize(
    "text",
    [
        BROKEN,
        BROKEN.replace("\n", "\r\n"),
        BROKEN.replace("\n", "\r"),
        "\ufeff" + BROKEN.replace("\n", "\r\n", 2) + "\u00a0\u2028\u2029\u0085",
    ],
)
def test_saving_writes_the_text_as_it_is_but_for_the_change(
    person: Person, folder: Path, text: str
) -> None:
    path = broken(folder, text)
    page = shows_text(person, path)
    assert page.session.content().data == text.encode()
    assert not page.is_modified
    fixes_value(person, page)
    saves(person, page)
    assert path.read_bytes() == text.replace("&b", "&amp;b").encode()
    assert person.tab_names() == ["sitemap.xml"]
    assert person.said == "Saved sitemap.xml"


def test_what_is_still_broken_is_saved_all_the_same(person: Person, folder: Path) -> None:
    path = broken(folder)
    page = shows_text(person, path)
    replaces(page, "a&b", "c&d")
    saves(person, page)
    assert path.read_bytes() == BROKEN.replace("a&b", "c&d").encode()
    assert not person.can("file.repairs")  # they spoke of other bytes


def test_compressed_text_is_saved_compressed(person: Person, folder: Path) -> None:
    path = folder / "sitemap.xml.gz"
    path.write_bytes(gzip.compress(BROKEN.encode()))
    page = shows_text(person, path)
    fixes_value(person, page)
    saves(person, page)
    assert gzip.decompress(path.read_bytes()) == MENDED.encode()
    page.open_button.click()
    drain()
    assert person.session.document.form.is_compressed
    assert not person.session.is_modified
    assert not person.session.document.has_changed_on_disk()


def test_bytes_in_another_encoding_are_told_and_saved_as_utf_8(
    person: Person, folder: Path
) -> None:
    path = folder / "sitemap.xml"
    path.write_bytes(BROKEN.replace("?a&b", "caf\xe9").encode("latin-1"))
    page = shows_text(person, path)
    assert "café" in page.view.toPlainText()
    (notice,) = page.findChildren(Notice)
    assert "windows-1252" in notice.label.text()
    replaces(page, "café", "cafés")
    saves(person, page)
    assert "cafés".encode() in path.read_bytes()
    assert len(Document.open(path)) == 1


LATIN = f'<?xml version="1.0" encoding="ISO-8859-1"?>\n{BROKEN}'


def types_beyond_ascii(person: Person, page: TextPage) -> None:
    fixes_value(person, page)
    assert not page.findChildren(Notice)
    replaces(page, "b</loc>", "bü</loc>")
    person.waits_until(lambda: is_checked(page))
    drain()


def test_typing_beyond_ascii_under_another_declared_encoding_is_told_and_saved_as_utf_8(
    person: Person, folder: Path
) -> None:
    path = broken(folder, LATIN)
    page = shows_text(person, path)
    types_beyond_ascii(person, page)
    (notice,) = page.findChildren(Notice)
    assert "ISO-8859-1" in notice.label.text()
    saves(person, page)
    expected = LATIN.replace("ISO-8859-1", "UTF-8").replace("&b", "&amp;bü")
    assert path.read_bytes() == expected.encode()
    assert Document.open(path)[0].loc == "https://example.com/?a&bü"
    page.open_button.click()
    drain()
    assert person.column(LOC) == ["https://example.com/?a&bü"]
    assert not person.session.is_modified


def test_what_was_typed_beyond_ascii_is_saved_from_the_table_as_well(
    person: Person, folder: Path
) -> None:
    path = broken(folder, LATIN)
    page = shows_text(person, path)
    types_beyond_ascii(person, page)
    page.open_button.click()
    drain()
    assert person.column(LOC) == ["https://example.com/?a&bü"]
    assert person.session.document.form.encoding == "UTF-8"
    person.saves()
    assert Document.open(path)[0].loc == "https://example.com/?a&bü"
    assert b'encoding="UTF-8"' in path.read_bytes()


def test_a_text_of_ascii_keeps_the_encoding_that_it_declares(person: Person, folder: Path) -> None:
    path = broken(folder, LATIN)
    page = shows_text(person, path)
    types_beyond_ascii(person, page)
    person.does("edit.undo")
    person.waits_until(lambda: is_checked(page))
    drain()
    assert not page.findChildren(Notice)
    saves(person, page)
    assert path.read_bytes() == LATIN.replace("&b", "&amp;b").encode()
    page.open_button.click()
    drain()
    assert person.session.document.form.encoding == "ISO-8859-1"
    person.edits(0, LOC, "https://example.com/ü")
    person.saves()
    assert Document.open(path)[0].loc == "https://example.com/ü"


def test_an_error_behind_a_declaration_that_is_saved_otherwise_is_found_at_its_place(
    person: Person, folder: Path
) -> None:
    page = shows_text(person, broken(folder, LATIN.replace("\n", "")))
    assert page._error_at is not None
    line, column = page._error_at
    replaces(page, "?a", "ü?a")
    person.waits_until(lambda: is_checked(page))
    assert page.findChildren(Notice)
    assert page._error_at == (line, column + 1)


def test_a_text_kept_in_another_encoding_opens_as_a_changed_table(
    person: Person, folder: Path
) -> None:
    text = f'<?xml version="1.0" encoding="no-such"?>\n{MENDED}'.replace("?a", "ü?a")
    page = shows_text(person, broken(folder, text))
    assert not page.is_modified
    assert "1 row" in page.verdict.text()
    page.open_button.click()
    drain()
    assert person.column(LOC) == ["https://example.com/ü?a&b"]
    assert person.session.is_modified


def test_saving_under_another_name(person: Person, prompts: ScriptedPrompts, folder: Path) -> None:
    path = broken(folder)
    page = shows_text(person, path)
    fixes_value(person, page)
    prompts.will_be_asked("place_to_save", folder / "other.xml.gz")
    person.does("file.save_as")
    assert prompts.asked[-1] == ("place_to_save", path, URLSET, "text")
    person.waits_until(lambda: not page.is_modified)
    assert gzip.decompress((folder / "other.xml.gz").read_bytes()) == MENDED.encode()
    assert path.read_bytes() == BROKEN.encode()
    assert person.tab_names() == ["other.xml.gz"]
    prompts.will_be_asked("place_to_save", None)
    person.does("file.save_as")
    prompts.will_be_asked("place_to_save", folder / "other.xml.gz")
    person.does("file.save_as")
    person.waits_until(lambda: not person.program.file_jobs._open)
    assert gzip.decompress((folder / "other.xml.gz").read_bytes()) == MENDED.encode()


def test_a_file_that_is_open_elsewhere_is_not_written_over(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    other = some_file(folder, "other.xml")
    person.opens(other)
    before = other.read_bytes()
    person.window.files.open_paths([broken(folder)])
    person.waits_until(lambda: person.window.tabs.count() == 2)
    page = person.window.tabs.front_page()
    assert isinstance(page, RepairPage)
    page.header.text_button.click()
    person.waits_until(lambda: isinstance(person.window.tabs.front_page(), TextPage))
    prompts.will_be_asked("place_to_save", other)
    person.does("file.save_as")
    assert "another tab" in person.said
    assert other.read_bytes() == before


@pytest.mark.parametrize("answer", [True, False])
def test_a_file_changed_by_another_program_is_asked_about(
    person: Person, prompts: ScriptedPrompts, folder: Path, answer: bool
) -> None:
    path = broken(folder)
    page = shows_text(person, path)
    fixes_value(person, page)
    path.write_bytes(b"other")
    prompts.will_be_asked("overwrite_changed_file", answer)
    person.does("file.save")
    person.waits_until(lambda: page.is_modified is not answer)
    assert path.read_bytes() == (MENDED.encode() if answer else b"other")


@pytest.mark.parametrize("answer", [True, False])
def test_a_folder_that_refuses_the_exchange_is_asked_about(
    person: Person,
    prompts: ScriptedPrompts,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: bool,
) -> None:
    def refuse(*_: object, **__: object) -> Path:
        raise ReplaceRefused("replace", "Refused.")

    monkeypatch.setattr(saving, "replace_file", refuse)
    path = broken(folder)
    page = shows_text(person, path)
    fixes_value(person, page)
    prompts.will_be_asked("overwrite_in_place", answer)
    person.does("file.save")
    person.waits_until(lambda: prompts.asked and not person.program.file_jobs._open)
    assert page.is_modified is not answer
    assert path.read_bytes() == (MENDED if answer else BROKEN).encode()


def test_a_full_disk_is_told(
    person: Person, prompts: ScriptedPrompts, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = shows_text(person, broken(folder))
    fixes_value(person, page)

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    prompts.will_be_asked("tell_error")
    person.does("file.save")
    person.waits_until(lambda: prompts.asked)
    assert "disk is full" in prompts.asked[0][2]
    assert page.is_modified


def test_what_is_typed_during_a_save_stays_unsaved(person: Person, folder: Path) -> None:
    path = broken(folder)
    page = shows_text(person, path)
    fixes_value(person, page)
    gate = block(person)
    person.does("file.save")
    replaces(page, "<url>", "<url><!-- -->")
    gate.set()
    person.waits_until(lambda: person.said == "Saved sitemap.xml")
    assert path.read_bytes() == MENDED.encode()
    assert page.is_modified
    person.does("file.save_all")
    person.waits_until(lambda: not page.is_modified)
    assert b"<!-- -->" in path.read_bytes()


def test_saving_twice_at_once_asks_nothing(person: Person, folder: Path) -> None:
    path = broken(folder)
    page = shows_text(person, path)
    fixes_value(person, page)
    gate = block(person)
    person.does("file.save")
    replaces(page, "<url>", "<url><!-- -->")
    person.does("file.save")
    gate.set()
    person.waits_until(lambda: not page.is_modified)
    assert b"<!-- -->" in path.read_bytes()


# Closing


def test_closing_asks_about_a_changed_text_and_saves_it(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = broken(folder)
    page = shows_text(person, path)
    fixes_value(person, page)
    prompts.will_be_asked("save_changes", Answer.YES)
    person.does("file.close")
    person.waits_until(lambda: person.window.tabs.count() == 0)
    assert path.read_bytes() == MENDED.encode()


def test_quitting_asks_once_about_texts_and_documents(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    person.opens(some_file(folder, "good.xml"))
    person.edits(0, LOC, "https://example.com/z")
    person.window.files.open_paths([broken(folder)])
    person.waits_until(lambda: person.window.tabs.count() == 2)
    repair = person.window.tabs.front_page()
    assert isinstance(repair, RepairPage)
    repair.header.text_button.click()
    person.waits_until(lambda: isinstance(person.window.tabs.front_page(), TextPage))
    page = text_page(person)
    fixes_value(person, page)
    prompts.will_be_asked("save_changes", Answer.YES)
    person.window.close()
    person.waits_until(lambda: not person.window.isVisible())
    assert prompts.asked == [("save_changes", "good.xml", "sitemap.xml")]
    assert (folder / "sitemap.xml").read_bytes() == MENDED.encode()
    assert b"/z" in (folder / "good.xml").read_bytes()


def test_a_text_left_alone_closes_without_a_question(person: Person, folder: Path) -> None:
    shows_text(person, broken(folder))
    person.does("file.close")
    assert person.window.tabs.count() == 0


# What is too large


def test_a_large_file_is_shown_around_its_error_and_cannot_be_edited(
    person: Person, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_file, "EDITABLE_BYTES", 10_000)
    monkeypatch.setattr(text_file, "_AROUND_LINES", 20)
    rows = "<url><loc>https://example.com/</loc></url>\n" * 500
    path = broken(folder, f"{START}\n{rows}<url><loc>a&b</loc></url>\n{rows}</urlset>\n")
    page = shows_text(person, path)
    (notice,) = page.findChildren(Notice)
    assert "too large" in notice.label.text()
    assert "502" in notice.label.text()
    assert page.view.isReadOnly()
    assert page.view.blockCount() < 50
    assert page.view.number_of(page.view.textCursor().block()) == 502
    assert "a&b" in page.view.textCursor().block().text()
    assert not page.open_button.isVisible()
    assert not page.check_button.isVisible()
    assert not person.can("file.save")
    assert not person.can("edit.paste")
    page.view.selectAll()
    person.waits_until(lambda: person.can("edit.copy"))


def test_characters_that_would_be_lost_are_only_shown(person: Person, folder: Path) -> None:
    page = shows_text(person, broken(folder, BROKEN.replace("?a", "\ufdd0a")))
    assert page.session.is_read_only
    (notice,) = page.findChildren(Notice)
    assert "read-only" in notice.label.text()


# Feeds, web pages and other XML

FEED = """<?xml version="1.0"?>
<rss version="2.0"><channel>
<item><link>https://example.com/a</link><pubDate>Mon, 06 May 2024 10:20:30 GMT</pubDate></item>
<item><link>https://example.com/b</link></item>
<item><title>no link</title></item>
</channel></rss>
"""


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("html.xml", "HTML page"),
        ("other-root.xml", "not a sitemap"),
        ("words.xml", "text without tags"),
    ],
)
def test_what_is_no_sitemap_says_what_it_is_and_is_shown_as_text(
    person: Person, name: str, said: str
) -> None:
    page = shows_text(person, DATA / "refused" / name)
    assert said in page.verdict.text()
    assert not page.session.is_read_only
    assert page.list_button.isHidden()
    assert not page.is_modified


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('<svg xmlns="http://www.w3.org/2000/svg"/>', "in the format SVG"),
        ('{"urls": []}', "JSON"),
        ("User-agent: *\nDisallow: /\n", "robots.txt"),
        ("<a><b></a>", "Line 1"),
    ],
)
def test_the_text_is_named_at_once_and_after_each_check(
    person: Person, folder: Path, text: str, said: str
) -> None:
    page = shows_text(person, broken(folder, text, "other.xml"))
    assert said in page.verdict.text()
    page.check_button.click()
    person.waits_until(lambda: is_checked(page))
    assert said in page.verdict.text()


def test_the_urls_of_a_feed_are_reached_by_keys_alone(person: Person, folder: Path) -> None:
    page = shows_text(person, broken(folder, FEED, "feed.xml"))
    assert "&" in page.list_button.text()
    assert page.list_button.focusPolicy() & Qt.FocusPolicy.TabFocus
    page.list_button.setFocus()
    person.presses(Key.Key_Space)
    person.waits_until(lambda: person.window.tabs.current_page())
    assert person.session.is_modified
    assert person.session.document.path is None


def test_the_urls_of_a_feed_open_as_a_new_sitemap_and_the_feed_stays(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = broken(folder, FEED, "feed.xml")
    page = shows_text(person, path)
    assert "news feed" in page.verdict.text()
    assert page.list_button.isVisible()
    assert page.go_button.isHidden()
    page.list_button.click()
    person.waits_until(lambda: person.window.tabs.current_page())
    person.waits_for_the_checks()
    assert person.column(LOC) == ["https://example.com/a", "https://example.com/b"]
    assert person.sees(0, LASTMOD) == "2024-05-06T10:20:30Z"
    assert person.session.is_modified
    notice = person.page.findChild(Notice)
    assert notice is not None
    assert notice.label.text() == (
        "2 URLs opened from “feed.xml”, a feed in the format RSS 2.0. 1 entry without a URL left "
        "out."
    )
    prompts.will_be_asked("place_to_save", folder / "out.xml")
    person.saves()
    assert ("place_to_save", folder / "feed_sitemap.xml") == prompts.asked[-1][:2]
    assert len(Document.open(folder / "out.xml")) == 2
    assert path.read_text("utf-8") == FEED
    assert person.tab_names() == ["feed.xml", "out.xml"]


def test_a_feed_that_is_broken_offers_its_urls_once_it_is_mended(
    person: Person, folder: Path
) -> None:
    page = shows_text(person, broken(folder, FEED.replace("no link", "a&b"), "feed.xml"))
    assert page.list_button.isHidden()
    fixes_value(person, page)
    assert "news feed" in page.verdict.text()
    page.list_button.click()
    person.waits_until(lambda: person.window.tabs.current_page())
    assert len(person.session.document) == 2


def test_a_feed_without_urls_says_so(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    page = shows_text(person, broken(folder, "<rss><channel/></rss>", "feed.xml"))
    prompts.will_be_asked("tell_error")
    page.list_button.click()
    person.waits_until(lambda: prompts.asked)
    assert "lists no URL" in prompts.asked[0][2]


def test_a_large_feed_that_is_shown_in_part_gives_all_its_urls(
    person: Person, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_file, "EDITABLE_BYTES", 200)
    monkeypatch.setattr(text_file, "_AROUND_BYTES", 20)
    page = shows_text(person, broken(folder, FEED, "feed.xml"))
    assert page.session.is_read_only
    page.list_button.click()
    person.waits_until(lambda: person.window.tabs.current_page())
    assert len(person.session.document) == 2


def test_a_text_is_read_anew_with_the_cursor_where_it_was(person: Person, folder: Path) -> None:
    path = broken(folder)
    old = shows_text(person, path)
    old.view.go_to(4, 3)
    path.write_text(BROKEN + "<!-- of another program -->\n")
    person.does("file.reload")
    person.waits_until(lambda: text_page(person) is not old)
    page = text_page(person)
    assert "of another program" in page.view.toPlainText()
    cursor = page.view.textCursor()
    assert (cursor.blockNumber(), cursor.positionInBlock()) == (3, 2)
    assert QApplication.focusWidget() is page.view


def test_f5_reads_anew_what_is_not_edited_and_checks_what_is(
    person: Person, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_page_module, "CHECKED_AS_TYPED_BYTES", 10)
    path = broken(folder)
    old = shows_text(person, path)
    person.presses(Key.Key_F5)
    person.waits_until(lambda: text_page(person) is not old)
    page = text_page(person)
    fixes_value(person, page)
    person.presses(Key.Key_F5)
    person.waits_until(page.open_button.isEnabled)
    assert text_page(person) is page
    assert path.read_bytes() == BROKEN.encode()


def test_what_did_not_go_as_wanted_stays_on_the_page_of_a_text(
    person: Person, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(handle: int) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(os, "fsync", refuse)
    page = shows_text(person, broken(folder))
    fixes_value(person, page)
    saves(person, page)
    person.waits_until(lambda: bool(page.findChildren(Notice)))
    (notice,) = page.findChildren(Notice)
    assert "could not confirm" in notice.label.text()


def test_the_text_begins_at_its_first_line_where_the_error_is_near_it(
    person: Person, folder: Path
) -> None:
    page = shows_text(person, broken(folder, BROKEN + "<!-- -->\n" * 200))
    drain()
    assert page.view.verticalScrollBar().maximum() > 100
    assert page.view.verticalScrollBar().value() == 0


def test_an_error_far_down_is_in_the_middle(person: Person, folder: Path) -> None:
    text = BROKEN.replace("<url>", "<!-- -->\n" * 200 + "<url>") + "<!-- -->\n" * 200
    page = shows_text(person, broken(folder, text))
    drain()
    seen = page.view.viewport().height()
    assert seen / 4 < page.view.cursorRect().center().y() < seen * 3 / 4


def test_at_high_contrast_the_line_with_the_error_is_framed(
    person: Person, folder: Path, qapp: QApplication
) -> None:
    page = shows_text(person, broken(folder))
    qapp.setPalette(palette_of(CONTRAST_DARK))
    try:
        drain()
        image = page.view.viewport().grab().toImage()
        light = [
            y
            for y in range(image.height())
            if all(image.pixelColor(x, y).lightness() > 200 for x in range(4, 300))
        ]
        line = page.view.cursorRect()
        assert light == [line.top() - 1, line.bottom()]
    finally:
        qapp.setPalette(QPalette())
        drain()


def test_a_marked_line_has_its_ground_wherever_it_is_wrapped_to(
    person: Person, folder: Path
) -> None:
    path = folder / "sitemap.xml"
    path.write_bytes(
        b"<urlset><url><loc>https://e.com/?a&b" + b"x" * 900 + b"</loc></url></urlset>"
    )
    page = shows_text(person, path)
    drain()
    view = page.view
    block = view.document().findBlockByNumber(0)
    place = view.blockBoundingGeometry(block).translated(view.contentOffset())
    assert place.height() > 3 * view.fontMetrics().height()
    image = view.viewport().grab().toImage()
    ground = view.palette().base().color()
    side = view.viewport().width() - 3
    middles = range(round(place.top()) + 7, round(place.bottom()), view.fontMetrics().height())
    assert all(image.pixelColor(side, y) != ground for y in middles)
    assert image.pixelColor(side, round(place.bottom()) + 4) == ground


def test_a_character_without_a_shape_shows_its_number_in_its_place(
    person: Person, folder: Path
) -> None:
    page = shows_text(person, broken(folder, BROKEN.replace("?a&b", "p\x08age?a&b")))
    view = page.view
    block = view.document().findBlockByNumber(2)
    ((at, number),) = controls_in(block)
    assert (block.text()[at - 1 : at + 2], number) == ("p\x08a", 8)
    left, top = view.contentOffset().x(), view.blockBoundingGeometry(block).top()
    place = place_of(block, at, left, top + view.contentOffset().y())
    cursor = QTextCursor(block)
    cursor.setPosition(block.position() + at)
    here = view.cursorRect(cursor)
    assert place.left() == pytest.approx(here.left(), abs=2)
    assert place.top() == pytest.approx(here.top(), abs=2)
    image = view.viewport().grab(place.toRect()).toImage()
    ink = view.palette().text().color()
    assert image.pixelColor(1, image.height() // 2) == ink  # a box of Qt would be empty there
