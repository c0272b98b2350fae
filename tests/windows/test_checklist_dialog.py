"""The publish checklist, as a person sees it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.web.fetching import Failure, Fetched
from sitemap_editor.core.web.publishing.checklist_line import Check, State
from sitemap_editor.session.web.publish_review import PublishReview
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.web.checklist_dialog import ChecklistDialog
from tests.core.web.publishing.answers import answer, failed
from tests.qt_support import LASTMOD, Person, ScriptedPrompts, drain
from tests.windows.answered import AnsweringFetcher
from tests.windows.files import some_file

URL = "https://example.com/sitemap.xml"
ROBOTS = "https://example.com/robots.txt"


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder))
    person.waits_until(lambda: person.session.published is not None)
    return person


def _shows(
    person: Person, answers: dict[str, Fetched] | None = None
) -> tuple[ChecklistDialog, AnsweringFetcher]:
    """Choose the menu's entry; the site answers as it is told."""
    fetcher = AnsweringFetcher(answers or {}, person.window)
    person.program.window.place.web.fetcher = fetcher
    boxes = BoxPrompts(person.window)
    person.prompts.will_be_asked("show_checklist", boxes.show_checklist)
    person.does("web.checklist")
    [dialog] = person.window.findChildren(ChecklistDialog)
    return dialog, fetcher


def _good(person: Person) -> dict[str, Fetched]:
    data = person.session.document.to_bytes()
    return {
        URL: answer(200, data, content_type="application/xml"),
        ROBOTS: answer(200, f"Sitemap: {URL}\n".encode()),
    }


def _runs(person: Person, dialog: ChecklistDialog) -> PublishReview:
    review = dialog._review
    dialog.run.click()
    person.waits_until(lambda: not review.is_busy and person.session.findings.is_settled)
    return review


def test_nothing_is_asked_before_the_button_is_pressed(sitter: Person) -> None:
    dialog, fetcher = _shows(sitter)
    assert dialog.url.text() == URL
    assert "only asked when" in dialog.headline.text()
    assert dialog.rows[Check.LIVE].found.text() == "Not checked yet"
    drain()
    assert fetcher.web.asked == []
    assert not dialog.isModal()
    dialog.close()


def test_all_in_order_is_told_and_the_address_is_remembered(sitter: Person) -> None:
    dialog, fetcher = _shows(sitter, _good(sitter))
    review = _runs(sitter, dialog)
    assert review.found is not None
    bad = [line for line in review.found.lines if line.state is not State.GOOD]
    assert bad == []
    assert dialog.headline.text().startswith("All in order")
    assert fetcher.web.urls == [URL, ROBOTS]
    assert sitter.session.published == Published(URL)
    dialog.close()


def test_what_differs_is_told_with_what_to_do_and_an_edit_outdates_it(sitter: Person) -> None:
    online = _good(sitter)
    sitter.edits(0, LASTMOD, "2026-01-01")
    dialog, _ = _shows(sitter, online)
    _runs(sitter, dialog)
    row = dialog.rows[Check.SAME]
    assert "1 changed" in row.found.text()
    assert row.to_do.text() == "Save and upload this file."
    assert "1 point" in dialog.headline.text()
    sitter.window.activateWindow()
    sitter.waits_until(sitter.window.isActiveWindow)
    sitter.edits(0, LASTMOD, "2026-01-02")
    assert "edited the file since" in dialog.headline.text()
    dialog.close()


def test_a_redirect_can_be_taken_over_as_the_address(sitter: Person) -> None:
    target = "https://www.example.com/sitemap.xml"
    answers = _good(sitter)
    found = answers.pop(URL)
    answers[URL] = answer(200, found.body, url=target, via=(URL,), content_type="text/xml")
    answers[target] = found
    dialog, fetcher = _shows(sitter, answers)
    review = _runs(sitter, dialog)
    row = dialog.rows[Check.REDIRECT]
    assert row.remedy.text() == "Use This URL"
    row.remedy.click()
    sitter.waits_until(lambda: not review.is_busy)
    assert dialog.url.text() == target
    assert fetcher.web.urls[-2] == target
    dialog.close()


def test_a_remedy_acts_on_its_file_whatever_is_in_front(sitter: Person, folder: Path) -> None:
    answers = _good(sitter)
    answers[ROBOTS] = answer(200, b"")
    dialog, _ = _shows(sitter, answers)
    _runs(sitter, dialog)
    here = sitter.session
    sitter.opens(some_file(folder, "other.xml"))
    assert sitter.session is not here
    asked: list[object] = []
    sitter.prompts.will_be_asked("show_robots", lambda review: asked.append(review.session))
    dialog.rows[Check.ROBOTS].remedy.click()
    assert asked == [here]
    dialog.close()


def test_it_is_stopped_at_once_and_by_closing(sitter: Person) -> None:
    dialog, fetcher = _shows(sitter)
    fetcher.is_slow = True
    dialog.run.click()
    sitter.waits_until(lambda: fetcher.web.asked)
    assert dialog.run.text() == "&Stop"
    dialog.run.click()
    assert dialog.headline.text() == "Stopped."
    dialog.run.click()
    sitter.waits_until(lambda: len(fetcher.web.asked) == 2)
    dialog.close()
    drain()
    assert sitter.window.findChildren(ChecklistDialog) == []


def test_without_a_network_it_says_that_nothing_is_known(sitter: Person) -> None:
    dialog, _ = _shows(sitter, {URL: failed(Failure.DNS), ROBOTS: failed(Failure.DNS)})
    _runs(sitter, dialog)
    assert "offline" in dialog.headline.text()
    assert "was not found" in dialog.rows[Check.LIVE].found.text()
    dialog.close()


def test_it_goes_with_its_file_and_is_there_once(sitter: Person) -> None:
    boxes = BoxPrompts(sitter.window)
    for _ in range(2):
        sitter.prompts.will_be_asked("show_checklist", boxes.show_checklist)
        sitter.does("web.checklist")
    drain()
    [dialog] = sitter.window.findChildren(ChecklistDialog)
    assert dialog.isVisible()
    sitter.does("file.close")
    sitter.waits_until(lambda: not sitter.window.tabs.count())
    drain()
    assert sitter.window.findChildren(ChecklistDialog) == []


def test_an_address_that_is_none_cannot_be_asked(sitter: Person, prompts: ScriptedPrompts) -> None:
    dialog, fetcher = _shows(sitter)
    dialog.url.selectAll()
    dialog.url.setFocus()
    dialog._review.publish_at("example.com")
    assert not dialog.run.isEnabled()
    assert dialog.headline.text() == "Enter the full URL of the sitemap."
    assert fetcher.web.asked == []
    dialog.close()


def test_a_file_in_the_own_network_is_asked_for_with_a_yes(sitter: Person) -> None:
    private = failed(Failure.PRIVATE)
    dialog, fetcher = _shows(sitter, {URL: private, ROBOTS: private})
    dialog.show()
    assert dialog.allow.isHidden()
    _runs(sitter, dialog)
    assert dialog.allow.isVisible()
    assert "address is private" in dialog.headline.text(), "later it is no more known"
    fetcher.web._answers |= _good(sitter)
    dialog.allow.click()
    assert dialog.allow.isHidden()
    sitter.waits_until(lambda: not dialog._review.is_busy and sitter.session.findings.is_settled)
    assert dialog._review.found is not None
    assert dialog._review.found.is_green
    assert [request.allow_private for request in fetcher.web.asked] == [False, False, True, True]
    _runs(sitter, dialog)
    assert all(request.allow_private for request in fetcher.web.asked[2:]), "asked about once"
    dialog.close()
