"""“If published at …”, as a person sees it."""

from __future__ import annotations

from pathlib import Path

import pytest
from shiboken6 import isValid

from sitemap_editor.core.web.publishing.scope import Cure
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.web.scope_dialog import ScopeDialog
from tests.qt_support import Person, drain
from tests.windows.files import some_file

ROWS = "".join(
    f"\n <url><loc>{url}</loc></url>"
    for url in (
        "https://example.com/blog/1",
        "https://example.com/shop/2",
        "https://example.com/shop/3",
        "http://example.com/4",
        "https://other.org/5",
        "no-url",
    )
)


@pytest.fixture
def dialog(person: Person, folder: Path) -> ScopeDialog:
    person.opens(some_file(folder, body=ROWS))
    person.waits_until(lambda: person.session.published is not None)
    boxes = BoxPrompts(person.window)
    person.prompts.will_be_asked("show_scope", boxes.show_scope)
    person.does("web.scope")
    [dialog] = person.window.findChildren(ScopeDialog)
    return dialog


def _tries(person: Person, dialog: ScopeDialog, url: str) -> None:
    dialog._review.try_at(url)
    person.waits_until(lambda: dialog._review.scope is not None)


def _groups(dialog: ScopeDialog) -> dict[Cure, int]:
    return {group.cure: len(group.rows) for group in dialog.model.lines}


def test_rows_outside_are_counted_by_what_would_help(person: Person, dialog: ScopeDialog) -> None:
    _tries(person, dialog, "https://example.com/blog/sitemap.xml")
    assert dialog.headline.text().startswith("5 row")
    assert _groups(dialog) == {
        Cure.HIGHER_FOLDER: 2,
        Cure.SPELLING: 1,
        Cure.ROBOTS: 1,
        Cure.FULL_URL: 1,
    }
    assert "Publish the file in https://example.com/" in dialog.cure.text()
    assert "https://example.com/sitemap.xml" in dialog.better.text()
    dialog.use_better.click()
    person.waits_until(lambda: dialog._review.scope is not None)
    assert dialog.url.text() == "https://example.com/sitemap.xml"
    assert Cure.HIGHER_FOLDER not in _groups(dialog)
    dialog.close()


@pytest.mark.parametrize("line", range(4))
def test_the_rows_of_a_group_are_shown_by_a_filter(
    person: Person, dialog: ScopeDialog, line: int
) -> None:
    _tries(person, dialog, "https://example.com/blog/sitemap.xml")
    group = dialog.model.line(line)
    dialog.table.select([line])
    dialog.show_rows.click()
    person.waits_until(lambda: not person.page.filter.rows.is_working)
    model = person.page.model
    shown = [model.view_order.position(row) for row in range(model.rowCount())]
    assert shown == list(group.rows)
    dialog.close()


def test_what_is_no_address_says_so_and_nothing_is_remembered(
    person: Person, dialog: ScopeDialog
) -> None:
    published = person.session.published
    dialog._review.try_at("example.com")
    drain()
    assert dialog.headline.text() == "Enter the full URL of a sitemap."
    assert not dialog.show_rows.isEnabled()
    _tries(person, dialog, "https://other.org/sitemap.xml")
    assert person.session.published == published
    dialog.close()


def test_it_follows_edits_and_goes_with_its_file(person: Person, dialog: ScopeDialog) -> None:
    _tries(person, dialog, "https://example.com/blog/sitemap.xml")
    person.window.activateWindow()
    person.waits_until(person.window.isActiveWindow)
    person.edits(5, 0, "https://example.com/blog/6")
    person.waits_until(lambda: dialog._review.scope is not None)
    assert Cure.FULL_URL not in _groups(dialog)
    person.does("edit.undo")
    person.does("file.close")
    person.waits_until(lambda: not person.window.tabs.count())
    drain()
    assert person.window.findChildren(ScopeDialog) == []


def test_an_edit_after_the_dialog_was_closed_sorts_no_rows(
    person: Person, dialog: ScopeDialog
) -> None:
    review = dialog._review
    dialog.close()
    person.waits_until(lambda: not person.window.findChildren(ScopeDialog))
    drain()
    assert not isValid(review)
    person.page.model.setData(person.page.model.index(0, 1), "2024-05-06")
    drain()
    assert person.page.model.index(0, 1).data() == "2024-05-06"
