"""Dates from evidence."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from sitemap_editor.core.protocol.page_result import PageResult
from sitemap_editor.core.web.dating.evidence import Precision
from sitemap_editor.core.web.fetching import Failure, Fetched, Request
from sitemap_editor.core.web.live.change_history import digest_of
from sitemap_editor.core.web.live.pages import CheckedPages
from sitemap_editor.core.web.live.store import ResultStore
from sitemap_editor.session.program.settings import DATES_PATTERN, WEB_PRIVATE
from sitemap_editor.session.web.dating_review import DatingReview
from sitemap_editor.windows.web.dates_dialog import DatesDialog
from tests.core.web.publishing.answers import answer, failed
from tests.qt_support import LASTMOD, LOC, Person
from tests.qt_web import PretendedWeb
from tests.windows.answered import AnsweringFetcher
from tests.windows.dialogs import used
from tests.windows.files import some_file

_PATTERN = "https://example.com/{path} → content/{path}.md"
_ROWS = "".join(
    f"\n <url><loc>https://example.com/{name}</loc><lastmod>2026-01-01</lastmod></url>"
    for name in ("a", "b", "c")
)
OLD = 1_000_000_000  # 2001-09-09


@pytest.fixture
def site(person: Person, folder: Path) -> Path:
    """Open a sitemap whose first two pages have a file of 2001."""
    (folder / "content").mkdir()
    for name in ("a.md", "b.md"):
        file = folder / "content" / name
        file.write_text("x")
        os.utime(file, (OLD, OLD))
    person.opens(some_file(folder, body=_ROWS))
    return folder


def uses(
    person: Person, use: Callable[[DatesDialog], object], *, is_asked: bool = True
) -> list[DatesDialog]:
    """Open the dialog, use it, and press its button."""
    seen: list[DatesDialog] = []

    def opened(review: DatingReview) -> DatesDialog:
        seen.append(DatesDialog(review, person.prompts, person.window))
        return seen[0]

    def settles(dialog: DatesDialog) -> None:
        review = dialog._review
        person.waits_until(
            lambda: not (review.is_working or review.is_asking or dialog._patience.isActive())
        )

    if is_asked:
        person.prompts.will_be_asked(
            "review_dates", used(opened, use, settles, lambda dialog: dialog.make)
        )
    person.does("web.dates")
    return seen


def looks_at_times(dialog: DatesDialog) -> None:
    dialog.pattern.setText(_PATTERN)
    dialog.times.setChecked(True)


def test_times_of_files_are_set_in_one_step(person: Person, site: Path) -> None:
    before = person.bytes
    uses(person, looks_at_times)
    person.waits_until(lambda: person.sees(0, LASTMOD) == "2001-09-09")
    assert person.column(LASTMOD) == ["2001-09-09", "2001-09-09", "2026-01-01"]
    assert person.said.startswith("2 date")
    person.does("edit.undo")
    assert person.bytes == before
    assert person.window.place.settings.get(DATES_PATTERN) == _PATTERN


def test_rows_that_a_filter_hides_keep_their_bytes(person: Person, site: Path) -> None:
    before = person.bytes
    person.page.filter.set_text("loc:com/b")
    person.waits_until(lambda: person.column(LOC) == ["https://example.com/b"])
    uses(person, looks_at_times)
    person.waits_until(lambda: person.bytes != before)
    assert person.bytes.count(b"2001-09-09") == 1
    assert person.bytes == before.replace(
        b"/b</loc><lastmod>2026-01-01", b"/b</loc><lastmod>2001-09-09"
    )


def test_what_is_not_ticked_stays(person: Person, site: Path) -> None:
    def use(dialog: DatesDialog) -> None:
        looks_at_times(dialog)
        person.waits_until(lambda: dialog.model.rowCount() == 2)
        role, states = Qt.ItemDataRole.CheckStateRole, Qt.CheckState
        assert dialog.model.setData(dialog.model.index(0, 0), states.Unchecked, role)

    uses(person, use)
    person.waits_until(lambda: person.sees(1, LASTMOD) == "2001-09-09")
    assert person.sees(0, LASTMOD) == "2026-01-01"


def test_the_pattern_is_tried_on_a_row(person: Person, site: Path) -> None:
    texts: list[str] = []

    def use(dialog: DatesDialog) -> None:
        for pattern in ("content/{path}.md", "content/{path}.html", "nonsense"):
            dialog.pattern.setText(pattern)
            texts.append(dialog.example.text())

    uses(person, use)
    assert texts[0] == "https://example.com/a is content/a.md."
    assert "would be content/a.html" in texts[1]
    assert "no file" in texts[2]


def test_where_there_is_nothing_to_look_in_that_is_said(person: Person, site: Path) -> None:
    said: list[list[str]] = []

    def use(dialog: DatesDialog) -> None:
        dialog.pattern.setText(_PATTERN)
        dialog.git.setChecked(True)
        person.waits_until(lambda: bool(dialog.messages.texts()))
        said.append(dialog.messages.texts())
        assert not dialog.make.isEnabled()

    uses(person, use)
    assert "git" in said[0][0]


def test_a_pattern_that_is_missing_is_asked_for(person: Person, site: Path) -> None:
    def use(dialog: DatesDialog) -> None:
        assert dialog.said.text().startswith("Choose where to look")
        dialog.git.setChecked(True)
        person.waits_until(lambda: dialog.said.text().startswith("Write a pattern"))
        person.waits_until(lambda: dialog.focusWidget() is dialog.pattern)

    uses(person, use)


def test_live_pages_are_asked_only_by_a_click_that_says_how_many(
    person: Person, site: Path
) -> None:
    page = b'<html><script type="application/ld+json">{"dateModified": "2024-05-06"}</script>'
    web = PretendedWeb({"https://example.com/a": page})
    person.window.place.web.fetcher = web
    counts: list[str] = []

    def use(dialog: DatesDialog) -> None:
        assert web.urls == []
        counts.append(dialog.live.text())
        dialog.live.click()
        person.waits_until(lambda: dialog.model.rowCount() == 1)
        counts.append(dialog.live.text())
        assert not dialog.live.isEnabled()
        assert dialog.live.toolTip() == "No page is left to ask"

    uses(person, use)
    person.waits_until(lambda: person.sees(0, LASTMOD) == "2024-05-06")
    assert "3" in counts[0]
    assert counts[1] == "Ask &Live Pages"
    urls = [f"https://example.com/{name}" for name in ("robots.txt", "a", "b", "c")]
    assert web.urls == urls, "as politely as by a live check"


def test_pages_without_a_date_are_told_with_the_reason(person: Person, site: Path) -> None:
    page = b'<html><script type="application/ld+json">{"dateModified": "2024-05-06"}</script>'
    web = PretendedWeb({"https://example.com/a": page, "https://example.com/b": b"<html>Hello"})
    person.window.place.web.fetcher = web
    said: list[list[str]] = []

    def use(dialog: DatesDialog) -> None:
        dialog.live.click()
        person.waits_until(lambda: dialog.model.rowCount() == 1)
        said.append(dialog.messages.texts())
        assert not dialog.allow.isVisible()

    uses(person, use)
    assert said[0] == [
        "https://example.com/b gave no date: neither the page nor its server names one.",
        "https://example.com/c gave no date: the answer is 404.",
    ]


def test_a_yes_for_this_network_holds_in_the_dialog_and_is_asked_for_once(
    person: Person, site: Path
) -> None:
    page = b'<html><script type="application/ld+json">{"dateModified": "2024-05-06"}</script>'

    def answers(request: Request) -> Fetched:
        return answer(200, page) if request.allow_private else failed(Failure.PRIVATE)

    urls = [f"https://example.com/{name}" for name in ("robots.txt", "a", "b", "c")]
    fetcher = AnsweringFetcher(dict.fromkeys(urls, answers), person.window)
    person.window.place.web.fetcher = fetcher

    def use(dialog: DatesDialog) -> None:
        dialog.live.click()
        person.waits_until(dialog.allow.isVisible)
        assert "“example.com” is an address of this computer" in dialog.messages.texts()[0]
        assert dialog.live.isEnabled(), "they are not among the pages that were asked"
        dialog.allow.click()
        person.waits_until(lambda: dialog.model.rowCount() == 3)
        assert not dialog.allow.isVisible()
        assert dialog.messages.texts() == []

    uses(person, use)
    person.waits_until(lambda: person.column(LASTMOD) == ["2024-05-06"] * 3)
    allowed = [request.allow_private for request in fetcher.web.asked]
    assert allowed == sorted(allowed)
    assert not person.window.place.settings.get(WEB_PRIVATE)


def test_a_page_that_is_another_one_than_at_the_last_live_check_is_told_so(
    person: Person, site: Path
) -> None:
    """By the hash that the live check kept: for a page asked for now, and for one asked since."""
    urls = [f"https://example.com/{name}" for name in "abc"]
    march, april = 1_772_582_400, 1_775_347_200
    store = ResultStore()
    digest = digest_of(b"A page.")
    kept = [PageResult(url, march, hops=((200, url),), digest=digest) for url in urls[:2]]
    seen = PageResult(urls[2], april, hops=((200, urls[2]),), same_until=march, other_from=april)
    store.put([*kept, seen])
    person.session.use_pages(CheckedPages(store))
    person.waits_until(lambda: person.session.findings.is_settled)
    web = PretendedWeb({urls[0]: b"A page.", urls[1]: b"Another page."})
    person.window.place.web.fetcher = web
    shown: list[tuple[str, ...]] = []

    def use(dialog: DatesDialog) -> None:
        person.waits_until(lambda: dialog.model.rowCount() == 1)  # as the live check found it
        assert not web.answers.asked
        dialog.live.click()
        person.waits_until(lambda: dialog.model.rowCount() == 2)
        shown.extend(dialog.model.words(row) for row in range(2))

    uses(person, use)
    store.close()
    assert [words[1] for words in shown] == urls[1:]
    assert {words[4] for words in shown} == {"changed since 2026-03-04"}
    assert person.sees(2, LASTMOD) == "2026-04-05"


def test_an_older_version_gives_back_its_dates(person: Person, site: Path) -> None:
    older = site / "older.xml"
    older.write_bytes(person.bytes.replace(b"2026-01-01", b"2020-05-06", 1))
    person.prompts.will_be_asked("review_dates", None)

    def act(review: DatingReview) -> bool:
        review.older = older
        review.find()
        person.waits_until(lambda: review.proposals is not None)
        return True

    person.prompts._script[0] = ("review_dates", act)
    person.does("web.dates")
    person.waits_until(lambda: person.sees(0, LASTMOD) == "2020-05-06")


def test_the_older_version_that_was_chosen_is_named(person: Person, site: Path) -> None:
    older = site / "this & that.xml"
    older.write_bytes(person.bytes.replace(b"2026-01-01", b"2020-05-06", 1))

    def use(dialog: DatesDialog) -> None:
        assert dialog.older.text() == "&Older version…"
        person.prompts.will_be_asked("files_to_open", [older])
        dialog.older.click()
        assert dialog.older.text() == "&Older version: this && that.xml"
        person.waits_until(lambda: dialog.model.rowCount() == 1)
        dialog.older.click()
        assert dialog.older.text() == "&Older version…"

    uses(person, use)


def test_dates_are_written_as_chosen_and_stamped_ones_cleared(person: Person, folder: Path) -> None:
    rows = "".join(
        f"<url><loc>https://example.com/{n}</loc><lastmod>2026-01-01</lastmod></url>"
        for n in range(25)
    )
    (folder / "3.md").write_text("x")
    os.utime(folder / "3.md", (OLD, OLD))
    person.opens(some_file(folder, body=rows))

    def use(dialog: DatesDialog) -> None:
        dialog.pattern.setText("{path}.md")
        dialog.times.setChecked(True)
        dialog.stamped.setChecked(True)
        dialog.precision.setCurrentIndex(dialog.precision.findData(Precision.TIME))
        person.waits_until(lambda: dialog.model.rowCount() == 25)

    uses(person, use)
    person.waits_until(lambda: person.sees(3, LASTMOD) == "2001-09-09T01:46:40Z")
    assert person.bytes.count(b"<lastmod>") == 1


def test_how_many_dates_are_cleared_follows_the_ticks(person: Person, folder: Path) -> None:
    rows = "".join(
        f"<url><loc>https://example.com/{n}</loc><lastmod>2026-01-01</lastmod></url>"
        for n in range(25)
    )
    person.opens(some_file(folder, body=rows))

    def use(dialog: DatesDialog) -> None:
        dialog.stamped.setChecked(True)
        person.waits_until(lambda: dialog.model.rowCount() == 25)
        off = Qt.CheckState.Unchecked
        dialog.model.setData(dialog.model.index(1, 0), off, Qt.ItemDataRole.CheckStateRole)
        assert dialog.said.text() == "24 dates will change. 24 of them will be cleared."

    uses(person, use)
    person.waits_until(lambda: "24 stamped dates cleared." in person.said)
    assert person.sees(1, LASTMOD) == "2026-01-01"


def test_that_no_date_is_stamped_is_said(person: Person, site: Path) -> None:
    def use(dialog: DatesDialog) -> None:
        dialog.stamped.setChecked(True)
        person.waits_until(lambda: "No stamped date" in dialog.said.text())
        dialog.pattern.setText(_PATTERN)
        dialog.times.setChecked(True)
        person.waits_until(lambda: dialog.model.rowCount() == 2)

    uses(person, use)


def test_a_file_that_changed_meanwhile_is_left_alone(person: Person, site: Path) -> None:
    def act(review: DatingReview) -> bool:
        review.pattern, review.uses_file_times = _PATTERN, True
        review.find()
        person.waits_until(lambda: review.proposals is not None)
        person.edits(0, LASTMOD, "2025-05-05")
        return True

    person.prompts.will_be_asked("review_dates", act)
    person.does("web.dates")
    assert person.column(LASTMOD) == ["2025-05-05", "2026-01-01", "2026-01-01"]
    assert "changed in the meantime" in person.said
