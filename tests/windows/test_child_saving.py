from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sitemap_editor.core.operations.indexing.child_state import ChangedChild
from sitemap_editor.session.document.session import Session
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.repair.page import RepairPage
from sitemap_editor.windows.repair.text_page import TextPage
from sitemap_editor.windows.table.document_page import DocumentPage
from tests.qt_support import ALT, LASTMOD, LOC, Key, Person, ScriptedPrompts, click, drain
from tests.session.index_files import SITE, index_file, sitemap_file

OLD = "2024-01-01T10:00:00+02:00"


@pytest.fixture
def index(folder: Path) -> Path:
    locs = [f"{SITE}/sitemap-{number}.xml" for number in (1, 2)]
    return index_file(folder, locs, lastmod=OLD)


@pytest.fixture
def child(folder: Path, index: Path) -> Path:
    sitemap_file(folder, "sitemap-2.xml")
    return sitemap_file(folder)


def notices(page: DocumentPage) -> list[Notice]:
    drain()
    return [notice for notice in page.findChildren(Notice) if not notice.isHidden()]


def offer(person: Person) -> Notice:
    (notice,) = notices(person.page)
    return notice


def page_of(person: Person, path: Path) -> DocumentPage:
    return next(page for page in person.window.tabs.pages() if page.path == path)


def dates(page: DocumentPage) -> list[str | None]:
    return [row.lastmod for row in page.session.document]


def changes(person: Person, text: str = "https://example.com/changed") -> None:
    person.edits(0, LOC, text)
    person.saves()


def test_a_real_save_offers_to_date_the_file_in_the_open_index(
    person: Person, index: Path, child: Path
) -> None:
    person.opens(index, child)
    changes(person)
    words = offer(person).label.text()
    assert words.startswith("“sitemap_index.xml” lists this file. Set its lastmod there to 20")
    page = page_of(person, index)
    assert dates(page) == [OLD, OLD]  # nothing is set silently
    click(offer(person).button)
    person.waits_until(lambda: page.is_modified)
    date, other = dates(page)
    assert other == OLD
    assert date is not None
    assert date in words
    assert datetime.fromisoformat(date).timestamp() == int(child.stat().st_mtime)
    assert notices(person.page) == []
    assert person.page.path == child
    assert (
        person.said == "lastmod of “sitemap-1.xml” was set in “sitemap_index.xml”. Save that file "
        "too."
    )
    assert page.session.undo_stack.count() == 1
    page.session.undo_stack.undo()
    assert dates(page) == [OLD, OLD]


def test_an_index_that_is_not_open_is_opened_in_front(
    person: Person, index: Path, child: Path
) -> None:
    person.opens(child)
    changes(person)
    click(offer(person).button)
    person.waits_until(lambda: person.page.path == index)
    assert person.at == (0, LASTMOD)
    assert person.page.is_modified
    assert dates(person.page)[0] != OLD
    assert index.read_text().count(OLD) == 2
    person.does("edit.undo")
    assert not person.page.is_modified


def test_a_save_without_other_bytes_offers_nothing(
    person: Person, index: Path, child: Path
) -> None:
    person.opens(child)
    person.saves()
    assert notices(person.page) == []
    changes(person)
    text = offer(person).label.text()
    person.saves()
    assert offer(person).label.text() == text


def test_a_second_real_save_takes_the_place_of_the_first(
    person: Person, index: Path, child: Path
) -> None:
    person.opens(child)
    changes(person)
    first = offer(person)
    changes(person, "https://example.com/again")
    assert offer(person) is not first


def test_a_file_that_nobody_lists_is_saved_as_ever(
    person: Person, index: Path, folder: Path
) -> None:
    person.opens(sitemap_file(folder, "other.xml"))
    changes(person)
    assert notices(person.page) == []


def test_a_day_that_is_right_already_is_not_offered(
    person: Person, folder: Path, qtbot: QtBot
) -> None:
    child = sitemap_file(folder)
    index = index_file(folder, [f"{SITE}/sitemap-1.xml"], lastmod="2001-01-01")
    person.opens(index, child)
    changes(person)
    notice = offer(person)
    assert len(notice.label.text().rpartition(" ")[2]) == len("2001-01-01?")
    page = page_of(person, index)
    with qtbot.waitSignal(person.window.files.child_changed):
        day = datetime.fromtimestamp(child.stat().st_mtime, UTC).date().isoformat()
        page.model.setData(page.model.index(0, LASTMOD), day)
        changes(person, "https://example.com/again")
    is_same_day = datetime.fromtimestamp(child.stat().st_mtime, UTC).date().isoformat() == day
    assert bool(notices(person.page)) is not is_same_day  # unless midnight came in between


def test_a_row_that_went_away_meanwhile_is_told(person: Person, index: Path, child: Path) -> None:
    person.opens(index, child)
    changes(person)
    page = page_of(person, index)
    page.model.remove_rows([0], "Remove")
    click(offer(person).button)
    person.waits_until(lambda: "no longer lists" in person.said)
    assert dates(page) == [OLD]
    assert notices(person.page) == []


def test_an_index_that_cannot_be_read_any_more_is_told_and_the_offer_stays(
    person: Person, index: Path, child: Path, prompts: ScriptedPrompts
) -> None:
    person.opens(child)
    changes(person)
    whole = index.read_bytes()
    index.write_bytes(b"<sitemapindex")
    prompts.will_be_asked("tell_error")
    click(offer(person).button)
    person.waits_until(lambda: not prompts.open_answers)
    assert prompts.asked[-1][:2] == ("tell_error", "sitemap_index.xml")
    index.write_bytes(whole)
    click(offer(person).button)
    person.waits_until(lambda: person.page.path == index)


def test_an_index_open_for_repair_is_left_alone(person: Person, index: Path, child: Path) -> None:
    person.opens(child)
    changes(person)
    index.write_bytes(index.read_bytes().replace(b"</sitemapindex>", b""))
    person.window.files.open_paths([index])
    person.waits_until(lambda: person.window.tabs.count() == 2)
    person.window.tabs.setCurrentIndex(0)
    click(offer(person).button)
    assert person.said == "“sitemap_index.xml” is open for repair. Finish the repair first."
    assert notices(person.page)


def test_the_notice_can_be_put_away(person: Person, index: Path, child: Path) -> None:
    person.opens(child)
    changes(person)
    offer(person).hide()
    changes(person, "https://example.com/again")
    assert len(notices(person.page)) == 1


def test_saving_under_a_listed_name_counts_as_a_change(
    person: Person, index: Path, folder: Path, prompts: ScriptedPrompts
) -> None:
    person.opens(sitemap_file(folder, "draft.xml"))
    place = folder / "sitemap-2.xml"
    prompts.will_be_asked("place_to_save", place)
    with person.qtbot.waitSignal(person.session.saved):
        person.does("file.save_as")
    drain()
    assert "lists this file" in offer(person).label.text()


def test_another_kind_of_file_under_a_listed_name_counts_too(
    person: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    index_file(folder, [f"{SITE}/sitemap.txt"])
    person.opens(sitemap_file(folder, "draft.xml"))
    prompts.will_be_asked("place_to_save", folder / "sitemap.txt")
    person.does("file.save_as")
    person.waits_until(lambda: person.window.tabs.count() == 2)
    drain()
    assert "lists this file" in offer(person).label.text()


def test_everybody_is_told_that_a_listed_file_changed(
    person: Person, index: Path, child: Path
) -> None:
    told: list[ChangedChild] = []
    saved: list[Path] = []
    person.window.files.child_changed.connect(told.append)
    person.window.files.saved.connect(saved.append)
    person.opens(child)
    person.saves()
    assert (saved, told) == ([child], [])
    changes(person)
    (changed,) = told
    assert (changed.path, changed.index_path) == (child, index)
    assert changed.stamp == person.session.document.stamp


def test_a_file_that_was_closed_before_the_press_still_is_dated(
    person: Person, index: Path, child: Path
) -> None:
    """The press is one click; what it started goes on though the page is gone."""
    person.opens(index, child)
    changes(person)
    session: Session = person.session
    click(offer(person).button)
    person.window.tabs.remove_page(person.page)
    page = page_of(person, index)
    person.waits_until(lambda: page.is_modified)
    assert session not in person.window.tabs.sessions()


def test_the_notice_is_reached_by_a_key(person: Person, index: Path, child: Path) -> None:
    person.opens(child)
    changes(person)
    person.view.setFocus()
    person.presses(Key.Key_M, ALT)
    person.waits_until(lambda: person.page.path == index)


def test_saving_a_child_as_text_offers_to_date_it_too(
    person: Person, index: Path, child: Path
) -> None:
    child.write_bytes(child.read_bytes().replace(b"</urlset>", b"&nope;</urlset>"))
    person.opens(index)
    person.window.files.open_paths([child])
    person.waits_until(lambda: isinstance(person.window.tabs.front_page(), RepairPage))
    repairs = person.window.tabs.front_page()
    assert isinstance(repairs, RepairPage)
    repairs.header.text_button.click()
    person.waits_until(lambda: isinstance(person.window.tabs.front_page(), TextPage))
    page = person.window.tabs.front_page()
    assert isinstance(page, TextPage)
    page.view.insertPlainText("<!-- mended by hand -->")
    person.does("file.save")
    person.waits_until(lambda: not page.is_modified)
    (notice,) = (each for each in page.findChildren(Notice) if each.buttons)
    click(notice.button)
    listed = page_of(person, index)
    person.waits_until(lambda: listed.is_modified)
    date, other = dates(listed)
    assert other == OLD
    assert date is not None
    assert datetime.fromisoformat(date).timestamp() == int(child.stat().st_mtime)
