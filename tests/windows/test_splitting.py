from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QToolButton

from sitemap_editor import Document
from sitemap_editor.core.document.edits import RemoveRows
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.protocol.profiles import PROFILES_BY_ID
from sitemap_editor.session.splitting.split_review import SplitReview
from sitemap_editor.windows.looks.notice import Notice
from tests.core.sitemaps import SITEMAP
from tests.qt_support import PATIENCE_MS, Person, ScriptedPrompts, click, drain
from tests.windows.files import some_file

Act = Callable[[SplitReview], Path | None]
LARGE = "".join(f"<url><loc>https://example.com/{n}</loc></url>\n" for n in range(50_001))


def split_by_ones(person: Person) -> Act:
    """Return what somebody does who splits into parts of one row and opens the index."""

    def act(review: SplitReview) -> Path | None:
        with person.qtbot.waitSignal(review.planned, timeout=PATIENCE_MS):
            review.plan_for(replace(review.order, max_rows=1), review.folder)
        review.agree_to_replace(agrees=True)
        with person.qtbot.waitSignal(review.written, timeout=PATIENCE_MS):
            review.write()
        return review.index_path

    return act


def offers(person: Person) -> list[Notice]:
    """The notices with a button that the page in front shows."""
    return [
        notice
        for notice in person.page.findChildren(Notice)
        if hasattr(notice, "button") and not notice.isHidden()
    ]


@pytest.fixture
def large(person: Person, folder: Path) -> Person:
    """Somebody with a file of one row too many."""
    person.opens(some_file(folder, body=LARGE))
    drain()
    return person


def test_a_file_is_split_and_its_index_opened(
    person: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    person.opens(some_file(folder))
    prompts.will_be_asked("review_split", split_by_ones(person))
    person.does("sitemaps.split")
    person.waits_until(lambda: len(person.tab_names()) == 2)
    assert person.tab_names() == ["sitemap.xml", "sitemap_index.xml"]
    assert "4" in person.said
    assert str(folder) in person.said
    person.waits_for_the_checks()
    assert person.session.published is not None
    assert not person.session.published.is_sure  # nobody has said that the guess is right


def test_an_address_that_was_given_is_not_asked_for_again(
    person: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    def act(review: SplitReview) -> Path | None:
        with person.qtbot.waitSignal(review.planned, timeout=PATIENCE_MS):
            order = replace(review.order, published_at="https://example.com/maps/")
            review.plan_for(order, review.folder)
        with person.qtbot.waitSignal(review.written, timeout=PATIENCE_MS):
            review.write()
        return review.index_path

    person.opens(some_file(folder))
    prompts.will_be_asked("review_split", act)
    person.does("sitemaps.split")
    person.waits_until(lambda: len(person.tab_names()) == 2)
    person.waits_for_the_checks()
    assert person.session.published == Published("https://example.com/maps/sitemap_index.xml")


def test_what_stands_in_an_open_editor_is_split_too(
    person: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    person.opens(some_file(folder))
    person.goes_to(0, 0)
    person.types("https://example.com/typed")
    assert person.editing
    prompts.will_be_asked("review_split", split_by_ones(person))
    person.does("sitemaps.split")
    assert Document.open(folder / "sitemap-1.xml")[0].loc == "https://example.com/typed"
    person.waits_until(lambda: len(person.tab_names()) == 2)
    person.waits_for_the_checks()


def test_a_split_that_was_given_up_says_and_opens_nothing(
    person: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    person.opens(some_file(folder))
    before = person.said
    prompts.will_be_asked("review_split", lambda _review: None)
    person.does("sitemaps.split")
    assert person.said == before
    assert person.tab_names() == ["sitemap.xml"]
    assert [path.name for path in folder.iterdir()] == ["sitemap.xml"]


def test_a_tab_that_shows_what_was_replaced_is_told(
    person: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    person.opens(some_file(folder, "sitemap-1.xml"))
    prompts.will_be_asked("review_split", split_by_ones(person))
    person.does("sitemaps.split")
    assert "Reload it" in person.said
    person.waits_until(lambda: len(person.tab_names()) == 2)
    person.waits_for_the_checks()


def test_without_a_document_there_is_nothing_to_split(person: Person) -> None:
    assert not person.can("sitemaps.split")
    person.window.sitemaps.splitting.split()


def test_a_file_beyond_the_limit_is_offered_the_split(
    large: Person, prompts: ScriptedPrompts
) -> None:
    (notice,) = offers(large)
    assert "50,001 rows" in notice.label.text()
    asked: list[int] = []

    def look(review: SplitReview) -> None:
        asked.append(review.row_count)

    prompts.will_be_asked("review_split", look)
    click(notice.button)
    assert asked == [50_001]


def test_the_offer_goes_with_its_reason_and_comes_back(large: Person) -> None:
    (notice,) = offers(large)
    large.session.perform(RemoveRows([0]), "one")
    large.waits_until(lambda: not offers(large))
    large.session.undo_stack.undo()
    large.waits_until(lambda: offers(large) == [notice])


def test_an_offer_that_was_put_away_stays_away(large: Person) -> None:
    (notice,) = offers(large)
    close = notice.findChild(QToolButton)
    assert close is not None
    click(close)
    large.session.check_against(PROFILES_BY_ID["bing"])
    large.waits_for_the_checks()
    drain()
    assert offers(large) == []


def test_a_file_within_the_limits_is_offered_nothing(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    drain()
    assert offers(person) == []
    person.edits(0, 0, "https://example.com/other")
    assert offers(person) == []


def test_an_index_of_too_many_sitemaps_is_offered_the_split(person: Person, folder: Path) -> None:
    rows = "".join(
        f"<sitemap><loc>https://example.com/{n}.xml</loc></sitemap>" for n in range(1_001)
    )
    path = folder / "index.xml"
    path.write_text(f'<sitemapindex xmlns="{SITEMAP}">{rows}</sitemapindex>')
    person.opens(path)
    drain()
    assert offers(person) == []
    person.session.check_against(PROFILES_BY_ID["2013"])
    person.waits_until(lambda: offers(person))
    (notice,) = offers(person)
    assert "1,001 sitemaps" in notice.label.text()
