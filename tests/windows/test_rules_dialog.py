"""Robots rules, as a person sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.session.web.rules_review import RulesReview
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.web.rules_dialog import RulesDialog
from tests.core.web.publishing.answers import answer, failed
from tests.qt_support import Person, drain
from tests.windows.answered import AnsweringFetcher
from tests.windows.files import some_file

ROBOTS = "https://example.com/robots.txt"
TEXT = """User-agent: *
Content-Signal: search=yes
License: https://example.com/l.xml
Disallow: /b

User-agent: Googlebot
Allow: /
"""


@pytest.fixture
def dialog(person: Person, folder: Path) -> RulesDialog:
    person.opens(some_file(folder))
    person.selects(0, 1)
    boxes = BoxPrompts(person.window)
    asking = boxes.robots_to_open

    def show(review: RulesReview) -> None:
        boxes.robots_to_open = person.prompts.robots_to_open  # type: ignore[method-assign]
        boxes.show_robots_rules(review)
        boxes.robots_to_open = asking  # type: ignore[method-assign]

    person.prompts.will_be_asked("show_robots_rules", show)
    person.does("web.robots_rules")
    [dialog] = person.window.findChildren(RulesDialog)
    return dialog


def _verdicts(person: Person, dialog: RulesDialog) -> list[tuple[str, str]]:
    review = dialog._review
    person.waits_until(lambda: not review.is_working and not review._delay.isActive())
    return [
        (str(dialog.model.index(row, 0).data()), str(dialog.model.index(row, 2).data()))
        for row in range(dialog.model.rowCount())
    ]


def test_the_selected_urls_are_judged_by_the_line_that_decides(
    person: Person, dialog: RulesDialog
) -> None:
    assert dialog.urls.toPlainText().splitlines() == dialog._review.urls
    assert len(dialog._review.urls) == 2
    dialog.text.setPlainText(TEXT)
    dialog.urls.setPlainText("https://example.com/a\nhttps://example.com/b\n\n")
    assert _verdicts(person, dialog) == [
        ("Allowed", "no line applies"),
        ("Disallowed", "Disallow: /b"),
    ]
    dialog.table.select([1])
    [mark] = dialog.text.extraSelections()
    assert mark.cursor.block().text() == "Disallow: /b"
    dialog.agent.setCurrentText("Googlebot")
    assert _verdicts(person, dialog)[1] == ("Allowed", "Allow: /")
    assert dialog.messages.texts() == []
    dialog.close()


def test_the_site_is_asked_only_by_the_button(person: Person, dialog: RulesDialog) -> None:
    fetcher = AnsweringFetcher({ROBOTS: answer(200, TEXT.encode())}, person.window)
    person.program.window.place.web.fetcher = fetcher
    drain()
    assert fetcher.web.asked == []
    dialog.fetch.click()
    person.waits_until(lambda: dialog.text.toPlainText() == TEXT)
    assert fetcher.web.urls == [ROBOTS]
    dialog.close()


def test_the_keyboard_is_at_the_button_again_once_the_site_answered(
    person: Person, dialog: RulesDialog
) -> None:
    fetcher = AnsweringFetcher({ROBOTS: failed(Failure.PRIVATE)}, person.window)
    person.program.window.place.web.fetcher = fetcher
    dialog.show()
    for asked in (dialog.fetch, dialog.allow):
        asked.setFocus()
        asked.click()
        assert dialog.focusWidget() is not asked
        person.waits_until(lambda: not dialog._review.is_fetching)
        assert dialog.focusWidget() is dialog.fetch
    dialog.fetch.click()
    dialog.urls.setFocus()
    person.waits_until(lambda: not dialog._review.is_fetching)
    assert dialog.focusWidget() is dialog.urls
    dialog.close()


def test_why_no_text_came_is_told(person: Person, dialog: RulesDialog) -> None:
    fetcher = AnsweringFetcher({ROBOTS: failed(Failure.DNS)}, person.window)
    person.program.window.place.web.fetcher = fetcher
    dialog.fetch.click()
    person.waits_until(lambda: not dialog._review.is_fetching)
    assert "was not found" in dialog.messages.texts()[0]
    dialog.close()


def test_a_site_of_ones_own_network_is_asked_after_a_yes(
    person: Person, dialog: RulesDialog
) -> None:
    fetcher = AnsweringFetcher({ROBOTS: failed(Failure.PRIVATE)}, person.window)
    person.program.window.place.web.fetcher = fetcher
    dialog.show()
    assert dialog.allow.isHidden()
    dialog.fetch.click()
    person.waits_until(dialog.allow.isVisible)
    fetcher.web._answers |= {ROBOTS: answer(200, TEXT.encode())}
    dialog.allow.click()
    person.waits_until(lambda: dialog.text.toPlainText() == TEXT)
    assert dialog.allow.isHidden()
    dialog.fetch.click()
    person.waits_until(lambda: len(fetcher.web.asked) == 3)
    assert [request.allow_private for request in fetcher.web.asked] == [False, True, True]
    dialog.close()


def test_a_file_is_read(person: Person, dialog: RulesDialog, folder: Path) -> None:
    path = folder / "robots.txt"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    person.prompts.will_be_asked("robots_to_open", path)
    dialog.open_file.click()
    person.waits_until(lambda: dialog.text.toPlainText() == TEXT)
    person.prompts.will_be_asked("robots_to_open", folder / "missing.txt")
    dialog.open_file.click()
    person.waits_until(lambda: dialog.messages.texts())
    assert "does not exist" in dialog.messages.texts()[0]
    dialog.close()


def test_the_site_of_the_urls_that_are_asked_about_is_asked(
    person: Person, dialog: RulesDialog
) -> None:
    other = "https://shop.example/robots.txt"
    fetcher = AnsweringFetcher({other: answer(200, TEXT.encode())}, person.window)
    person.program.window.place.web.fetcher = fetcher
    dialog.urls.setPlainText("https://shop.example/b")
    dialog.fetch.click()
    person.waits_until(lambda: dialog.text.toPlainText() == TEXT)
    assert fetcher.web.urls == [other]
    dialog.close()
