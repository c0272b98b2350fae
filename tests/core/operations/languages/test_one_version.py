"""A version that a person names for one page: linked, put in place of another, or refused."""

from __future__ import annotations

import pytest

from sitemap_editor import Document
from sitemap_editor.core.operations.languages.adding import imported
from sitemap_editor.core.operations.languages.completing import (
    NO_CHARACTER,
    NO_CODE_OF,
    NO_LANGUAGE,
    NO_VERSION,
    SEVERAL,
    LanguagePlan,
)
from sitemap_editor.core.operations.languages.groups import language_groups
from sitemap_editor.core.operations.languages.link_table import LinkRow
from sitemap_editor.core.operations.languages.one_version import (
    NO_LINK,
    NO_URL,
    with_version,
    without_version,
)
from tests.core.operations.languages.versions import document, row

GROUP = (
    row("/en/a", "en /en/a", "de /de/a"),
    row("/de/a", "en /en/a", "de /de/a"),
    row("/fr/a"),
    row("/page"),
    row("/en/b", "en /en/b", "de /de/b", "de /de/c"),
)


def planned(doc: Document, page: str, code: str, url: str) -> LanguagePlan:
    groups = language_groups(doc.table.snapshot())
    return with_version(groups, f"https://e.com{page}".encode(), code, url)


def applied(page: str, code: str, url: str) -> str:
    doc = document(*GROUP)
    plan = planned(doc, page, code, url)
    assert plan.edit is not None
    before = doc.to_bytes()
    inverse = doc.apply(plan.edit)
    text = doc.to_bytes().decode()
    doc.apply(inverse)
    assert doc.to_bytes() == before
    return text


def test_a_page_with_a_row_of_its_own_joins_the_group_and_lists_all() -> None:
    text = applied("/en/a", "fr", "https://e.com/fr/a")
    assert text.count('hreflang="fr" href="https://e.com/fr/a"') == 3


def test_a_page_without_links_gets_a_version_beside_its_own() -> None:
    text = applied("/fr/a", "it", "https://e.com/it/a")
    assert text.count('hreflang="fr" href="https://e.com/fr/a"') == 1
    assert text.count('hreflang="it" href="https://e.com/it/a"') == 1


def test_a_page_that_says_its_own_language_lists_itself() -> None:
    text = applied("/fr/a", "fr", "https://e.com/fr/a")
    assert text.count('hreflang="fr" href="https://e.com/fr/a"') == 1


def test_another_url_takes_the_place_of_one_in_all_rows_of_the_group_alone() -> None:
    text = applied("/en/a", "de", "https://e.com/de/x?a=1&b=2")
    assert text.count('hreflang="de" href="https://e.com/de/x?a=1&amp;b=2"') == 2
    assert 'hreflang="de" href="https://e.com/de/a"' not in text
    assert 'hreflang="de" href="https://e.com/de/b"' in text


def test_a_page_with_a_row_that_is_no_version_any_more_is_told() -> None:
    plan = planned(document(*GROUP), "/en/a", "de", "https://e.com/de/z")
    assert plan.left == [(b"https://e.com/de/a", NO_VERSION)]
    named = [LinkRow("1", "en", "https://e.com/en/a"), LinkRow("1", "de", "https://e.com/de/z")]
    assert imported(language_groups(document(*GROUP).table.snapshot()), named).left == plan.left


def test_a_url_that_is_there_changes_nothing() -> None:
    assert planned(document(*GROUP), "/en/a", "de", "https://e.com/de/a").edit is None


@pytest.mark.parametrize(
    ("page", "code", "url", "reason"),
    [
        ("/en/a", "uk-only", "https://e.com/x", NO_CODE_OF),
        ("/en/a", "fr", "nothing", NO_URL),
        ("/en/a", "fr", "https://e.com/\x01", NO_CHARACTER),
        ("/en/b", "de", "https://e.com/de/d", SEVERAL),
        ("/page", "de", "https://e.com/de/z", NO_LANGUAGE),
        ("/fr/a", "fr", "https://e.com/fr/z", SEVERAL),
    ],
)
def test_what_cannot_be_is_told(page: str, code: str, url: str, reason: str) -> None:
    plan = planned(document(*GROUP), page, code, url)
    assert plan.edit is None
    assert [each.reason for each in plan.left] == [reason]


def test_a_language_is_taken_out_of_all_rows_of_its_group_alone() -> None:
    doc = document(*GROUP)
    before, groups = doc.to_bytes(), language_groups(doc.table.snapshot())
    plan = without_version(groups, b"https://e.com/en/a", "de")
    assert plan.edit is not None
    assert plan.rows == 2
    assert plan.left == [(b"https://e.com/de/a", NO_VERSION)]  # its row is still there
    inverse = doc.apply(plan.edit)
    text = doc.to_bytes().decode()
    assert 'href="https://e.com/de/a"' not in text
    assert 'href="https://e.com/de/b"' in text
    doc.apply(inverse)
    assert doc.to_bytes() == before


def test_a_page_whose_own_url_says_its_language_cannot_be_taken_out() -> None:
    groups = language_groups(document(*GROUP).table.snapshot())
    plan = without_version(groups, b"https://e.com/fr/a", "fr")
    assert plan.edit is None
    assert [each.reason for each in plan.left] == [NO_LINK]
