"""IndexNow, as a person sees it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

import pytest
from PySide6.QtTest import QTest

from sitemap_editor.core.web.fetching import Failure, Fetched, Request
from sitemap_editor.core.web.live.pages import CheckedPages
from sitemap_editor.core.web.live.result import PageResult
from sitemap_editor.core.web.live.store import ResultStore
from sitemap_editor.core.web.publishing.indexnow import ENDPOINT
from sitemap_editor.core.web.publishing.indexnow_key import is_key
from sitemap_editor.core.web.publishing.sent_state import SentState, load_state, save_state
from sitemap_editor.core.web.publishing.submission import Change, Why
from sitemap_editor.session.web.indexnow_plan import Step
from sitemap_editor.session.web.indexnow_review import IndexNowReview
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.web.indexnow_dialog import IndexNowDialog
from tests.core.web.publishing.answers import answer, failed
from tests.qt_support import Person, drain
from tests.windows.answered import AnsweringFetcher
from tests.windows.files import some_file

Known: TypeAlias = Fetched | Callable[[Request], Fetched]
URL = "https://example.com/sitemap.xml"
KEY = "0123456789abcdef0123456789abcdef"
ROWS = "".join(
    f"\n <url><loc>https://example.com/{name}</loc><lastmod>2024-05-06</lastmod></url>"
    for name in ("a", "b", "c")
)


class Site:
    """Pages, files and an endpoint, answered by whatever a test wants."""

    def __init__(self, person: Person, folder: Path) -> None:
        self.person = person
        self.folder = folder / "sent"
        self.status: int | Failure = 200
        self.posts: list[dict[str, object]] = []
        self.answers: dict[str, Fetched | Callable[[Request], Fetched]] = {ENDPOINT: self._taken}
        self.fetcher = AnsweringFetcher(self.answers, person.window)
        person.program.window.place.web.fetcher = self.fetcher
        person.program.window.place.web.folder = self.folder

    def publish(self) -> None:
        """Put online what the document is now, with key file, robots.txt and pages."""
        document = self.person.session.document
        known: dict[str, Fetched] = {
            URL: answer(200, document.to_bytes(), content_type="application/xml"),
            "https://example.com/robots.txt": answer(200, f"Sitemap: {URL}\n".encode()),
            f"https://example.com/{KEY}.txt": answer(200, KEY.encode()),
        }
        known |= {row.loc or "": answer(200, b"A page.") for row in document}
        self.fetcher.web._answers |= known

    def _taken(self, request: Request) -> Fetched:
        if isinstance(self.status, Failure):
            return failed(self.status, "The connection was closed before an answer.")
        self.posts.append(json.loads(request.body))
        return answer(self.status, retry_after="120")

    def opens_the_dialog(self) -> IndexNowDialog:
        person, boxes = self.person, BoxPrompts(self.person.window)
        boxes.place_for_key = person.prompts.place_for_key  # type: ignore[method-assign]
        boxes.place_for_log = person.prompts.place_for_log  # type: ignore[method-assign]
        person.prompts.will_be_asked("show_indexnow", boxes.show_indexnow)
        person.does("web.indexnow")
        dialog = person.window.findChildren(IndexNowDialog)[-1]
        self.settles(dialog)
        return dialog

    def settles(self, dialog: IndexNowDialog) -> None:
        def is_settled() -> bool:
            review = dialog._review
            is_counting = review.step is Step.COUNTING or review._delay.isActive()
            return not (review.is_busy or review.is_working or is_counting)

        self.person.waits_until(is_settled)

    def sends(self, dialog: IndexNowDialog) -> None:
        assert dialog.send.isEnabled(), dialog.headline.text()
        dialog.send.click()
        self.settles(dialog)

    def edits(self, row: int, lastmod: str) -> None:
        model = self.person.page.model
        model.setData(model.index(row, 1), lastmod)
        self.person.waits_until(lambda: self.person.session.findings.is_settled)


@pytest.fixture
def site(person: Person, folder: Path) -> Site:
    person.opens(some_file(folder, body=ROWS))
    person.waits_until(lambda: person.session.published is not None)
    person.waits_until(lambda: person.session.findings.is_settled)
    return Site(person, folder)


@pytest.fixture
def begun(site: Site) -> IndexNowDialog:
    """A dialog of which the pages are noted and whose key is known."""
    dialog = site.opens_the_dialog()
    site.sends(dialog)
    dialog._review.set_key(KEY)
    site.settles(dialog)
    return dialog


def test_the_first_time_pages_are_noted_and_nothing_is_asked(site: Site) -> None:
    dialog = site.opens_the_dialog()
    assert dialog.send.text() == "Note &Pages"
    site.sends(dialog)
    assert "3 URLs" in dialog.messages.texts()[0]
    assert dialog.headline.text().startswith("Nothing to send")
    assert not dialog.send.isEnabled()
    assert site.fetcher.web.asked == []
    [path] = site.folder.rglob("*.json")
    loaded = load_state(path)
    assert loaded is not None
    assert len(loaded[0].known) == 3
    dialog.close()


def test_what_changed_is_sent_once_after_everything_was_checked(
    site: Site, begun: IndexNowDialog
) -> None:
    site.edits(0, "2026-01-01")
    site.settles(begun)
    assert begun.model.rowCount() == 1
    assert "1 changed" in begun.headline.text()
    site.publish()
    site.sends(begun)
    assert site.posts == [{"host": "example.com", "key": KEY, "urlList": ["https://example.com/a"]}]
    assert "engine received: 1." in begun.messages.texts()[0]
    assert begun.headline.text().startswith("Nothing to send")
    assert begun.log_model.rowCount() == 1
    assert not begun.send.isEnabled()
    begun.close()
    drain()
    again = site.opens_the_dialog()
    assert again.key.text() == KEY
    assert again.headline.text().startswith("Nothing to send")
    again.close()


def test_nothing_is_sent_while_the_online_file_is_another(
    site: Site, begun: IndexNowDialog
) -> None:
    site.publish()
    site.edits(0, "2026-01-01")
    site.settles(begun)
    site.sends(begun)
    assert site.posts == []
    said = begun.messages.texts()
    assert any("checklist is not in order" in text for text in said)
    assert any("1 changed" in text and "upload" in text for text in said)
    begun.checks.setChecked(False)
    site.sends(begun)
    assert len(site.posts) == 1
    begun.close()


def test_pages_that_are_not_online_stay_behind(site: Site, begun: IndexNowDialog) -> None:
    site.edits(0, "2026-01-01")
    site.edits(1, "2026-01-01")
    site.settles(begun)
    site.publish()
    site.fetcher.web._answers["https://example.com/a"] = answer(404)
    site.sends(begun)
    assert site.posts[0]["urlList"] == ["https://example.com/b"]
    begun.close()


def test_pages_that_say_noindex_stay_behind_and_so_do_those_robots_txt_forbids(
    site: Site, begun: IndexNowDialog
) -> None:
    for row in range(3):
        site.edits(row, "2026-01-01")
    site.settles(begun)
    site.publish()
    noindex = answer(200, b"A page.", x_robots_tag="noindex")
    rules = f"User-agent: *\nDisallow: /b\nSitemap: {URL}\n".encode()
    site.fetcher.web._answers |= {
        "https://example.com/a": noindex,
        "https://example.com/robots.txt": answer(200, rules),
    }
    site.sends(begun)
    assert [post["urlList"] for post in site.posts] == [["https://example.com/c"]]
    asked = [request.url for request in site.fetcher.web.asked]
    assert "https://example.com/b" not in asked
    begun.close()


@pytest.mark.parametrize(
    ("status", "words"),
    [(403, "did not find the key"), (422, "not on the host"), (429, "2 min"), (500, "own (500)")],
)
def test_a_refusal_is_told_in_words_and_nothing_counts_as_sent(
    site: Site, begun: IndexNowDialog, status: int, words: str
) -> None:
    site.edits(0, "2026-01-01")
    site.settles(begun)
    site.publish()
    site.status = status
    site.sends(begun)
    assert any(words in text for text in begun.messages.texts())
    assert begun._review._state is not None
    assert len(site.posts) == 1
    begun.close()


def test_an_answer_that_never_came_is_told_and_sent_again_only_by_the_button(
    site: Site, begun: IndexNowDialog
) -> None:
    site.edits(0, "2026-01-01")
    site.settles(begun)
    site.publish()
    site.status = Failure.REFUSED
    site.sends(begun)
    assert begun.resend.isVisible()
    assert not begun.send.isEnabled()
    site.status = 200
    begun.resend.click()
    site.settles(begun)
    assert begun.model.rowCount() == 1
    site.sends(begun)
    assert site.posts[0]["urlList"] == ["https://example.com/a"]
    assert not begun.resend.isVisible()
    begun.close()


def test_closed_while_it_sends_nobody_knows_what_arrived(site: Site, begun: IndexNowDialog) -> None:
    site.edits(0, "2026-01-01")
    site.settles(begun)
    site.publish()
    begun.checks.setChecked(False)
    begun.send.click()
    site.person.waits_until(lambda: begun._review.step is not Step.KEY)
    site.fetcher.is_slow = True
    asked = site.fetcher.web.asked
    site.person.waits_until(lambda: site.posts or asked[-1].url == ENDPOINT)
    begun.close()
    drain()
    site.fetcher.is_slow = False
    again = site.opens_the_dialog()
    assert again._review.unsure_count == 1 or site.posts
    assert not again.send.isEnabled()
    again.close()


def test_a_key_file_that_is_wrong_stops_it(site: Site, begun: IndexNowDialog) -> None:
    site.edits(0, "2026-01-01")
    site.settles(begun)
    site.publish()
    site.fetcher.web._answers[f"https://example.com/{KEY}.txt"] = answer(200, b"<html>")
    site.sends(begun)
    assert site.posts == []
    assert "web page" in begun.messages.texts()[0]
    begun.close()


def test_this_network_is_asked_by_a_yes_that_holds_for_what_it_was_given_for(
    site: Site, begun: IndexNowDialog
) -> None:
    site.edits(0, "2026-01-01")
    site.settles(begun)
    site.publish()
    known = site.fetcher.web._answers
    site.fetcher.web._answers = {url: _only_by_a_yes(found) for url, found in known.items()}
    asked = site.fetcher.web.asked
    site.sends(begun)
    assert begun.allow.isVisible()
    assert not any(request.allow_private for request in asked)
    asked.clear()
    begun.allow.click()
    site.settles(begun)
    assert [post["urlList"] for post in site.posts] == [["https://example.com/a"]]
    assert all(request.allow_private for request in asked)
    assert begun.allow.isHidden()
    site.edits(1, "2026-01-01")
    site.settles(begun)
    site.publish()
    site.sends(begun)
    assert len(site.posts) == 2, "asked about once"
    site.edits(2, "2026-01-01")
    begun._review.set_endpoint("https://www.bing.com/indexnow")
    site.settles(begun)
    asked.clear()
    site.sends(begun)
    assert not any(request.allow_private for request in asked), "another endpoint"


def test_what_a_yes_is_asked_for_is_told_beside_errors_of_the_file(
    site: Site, begun: IndexNowDialog
) -> None:
    site.edits(0, "2026-13-01")
    site.settles(begun)
    site.publish()
    known = site.fetcher.web._answers
    site.fetcher.web._answers = {url: _only_by_a_yes(found) for url, found in known.items()}
    site.sends(begun)
    assert begun.allow.isVisible()
    said = begun.messages.texts()
    assert "of this computer or its own network" in said[1]
    assert said[2].startswith("Errors: 1.")
    assert len(said) == 3, "one yes is for all that was not asked"
    begun.close()


def _only_by_a_yes(found: Known) -> Known:
    def answered(request: Request) -> Fetched:
        if not request.allow_private:
            return failed(Failure.PRIVATE)
        return found(request) if callable(found) else found

    return answered


def test_a_key_that_is_made_anew_gives_the_one_before_back(site: Site) -> None:
    dialog = site.opens_the_dialog()
    dialog.make_key.click()
    first = dialog.key.text()
    dialog.make_key.click()
    assert dialog._review.key == dialog.key.text() != first
    dialog.key.undo()
    assert dialog._review.key == dialog.key.text() == first
    site.settles(dialog)


def test_a_key_that_is_known_is_typed_over(site: Site, begun: IndexNowDialog) -> None:
    begun.reject()
    dialog = site.opens_the_dialog()
    assert dialog.key.text() == KEY
    QTest.keyClicks(dialog.key, "abcdefgh")
    assert dialog._review.key == dialog.key.text() == "abcdefgh"
    site.settles(dialog)


def test_a_key_is_made_and_its_file_saved(site: Site, folder: Path) -> None:
    dialog = site.opens_the_dialog()
    assert not dialog.save_key.isEnabled()
    dialog.make_key.click()
    key = dialog.key.text()
    assert is_key(key)
    place = folder / "key.txt"
    site.person.prompts.will_be_asked("place_for_key", place)
    dialog.save_key.click()
    site.person.waits_until(place.exists)
    site.settles(dialog)
    assert place.read_bytes() == key.encode()
    told = f"key.txt was saved. Upload it, so that it is found at https://example.com/{key}.txt."
    assert told in dialog.messages.texts()
    beside = site.person.session.path
    assert beside is not None
    assert site.person.prompts.asked[-1] == ("place_for_key", beside.with_name(f"{key}.txt"))
    dialog._review.set_key("short")
    assert "8 to 128" in dialog.messages.texts()[0]
    dialog.close()


def test_the_log_can_be_exported(site: Site, begun: IndexNowDialog, folder: Path) -> None:
    site.edits(0, "2026-01-01")
    site.settles(begun)
    site.publish()
    site.sends(begun)
    place = folder / "log.jsonl"
    site.person.prompts.will_be_asked("place_for_log", place)
    begun.export.click()
    site.person.waits_until(place.exists)
    site.settles(begun)
    assert json.loads(place.read_text("utf-8"))["changed"] == ["https://example.com/a"]
    assert begun.messages.texts() == ["log.jsonl was saved."]
    begun.close()


def test_another_program_that_sent_meanwhile_is_noticed_before_anything_is_sent(
    site: Site, begun: IndexNowDialog
) -> None:
    site.edits(0, "2026-01-01")
    site.settles(begun)
    site.publish()
    review: IndexNowReview = begun._review
    [path] = site.folder.rglob("*.json")
    loaded = load_state(path)
    assert loaded is not None
    save_state(path, SentState(URL, dict(review._marks)), loaded[1])
    site.sends(begun)
    assert site.posts == []
    assert begun.headline.text().startswith("Nothing to send")
    begun.close()


def test_what_the_live_check_knows_tells_what_changed_and_what_is_not_online(
    site: Site, begun: IndexNowDialog
) -> None:
    """A page that changed though its row did not, one that did not though its row did, one gone."""
    person, store = site.person, ResultStore()

    def checked(name: str, status: int, digest: str) -> PageResult:
        url = f"https://example.com/{name}"
        return PageResult(url, int(time.time()), hops=((status, url),), digest=digest)

    def look() -> None:
        begun._review.look()
        site.settles(begun)

    store.put([checked(name, 200, "before") for name in "abc"])
    person.session.use_pages(CheckedPages(store))
    for row in range(3):
        site.edits(row, "2026-01-01")
    look()
    site.publish()
    site.sends(begun)
    assert len(site.posts) == 1
    begun._review._state = replace(begun._review._state or SentState(), sent_at={})
    save_state(begun._review._path or Path(), begun._review._state, None)
    store.put([checked("a", 200, "after"), checked("b", 200, "before"), checked("c", 404, "")])
    for row in (1, 2):
        site.edits(row, "2026-02-02")
    look()
    fates = {line.url[-1]: line.fate for line in begun.model.lines}
    assert fates == {"a": Change.CHANGED, "c": Why.NOT_LIVE}
    begun.close()
    store.close()
