"""Differences that are taken over: all make both sides equal, some change just those rows."""

from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.document.edits import RemoveRows
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import EditError
from sitemap_editor.core.operations.comparing.differences import Difference, Differences
from sitemap_editor.core.operations.comparing.keys import KeyBy, KeyRule
from sitemap_editor.core.operations.comparing.moved_pages import moved_pages
from sitemap_editor.core.operations.comparing.site import compare_sites
from sitemap_editor.core.operations.comparing.taking_over import Into, taken_over
from tests.core.operations.comparing.test_site import IMAGES, PICTURE, rows, side
from tests.core.sitemaps import body, document
from tests.core.test_properties import SLOW_IS_FINE, documents

URL = "<url><loc>https://e.com/{}</loc>{}</url>"


def listed(before: Document, after: Document, rule: KeyRule | None = None) -> Differences:
    comparison = compare_sites(side(before), side(after), rule)
    return Differences(comparison, moved_pages(comparison))


def take_all(before: Document, after: Document, into: Into, rule: KeyRule | None = None) -> None:
    found = listed(before, after, rule)
    target = after if into is Into.AFTER else before
    was = target.to_bytes()
    edit = taken_over(found, range(len(found)), into, rule).edit
    undo = target.apply(edit)
    assert compare_sites(side(before), side(after), rule).is_equal
    changed = target.to_bytes()
    Document.from_bytes(changed)
    target.apply(undo)
    assert target.to_bytes() == was


LETTERS = st.text("abcABC", max_size=14)
INTO = st.sampled_from(list(Into))


def made(letters: str, more: str = "") -> Document:
    """Return rows given as letters; a capital letter has a picture and a date of its place."""
    return document(
        "".join(
            URL.format(
                letter.lower(),
                f"<lastmod>2024-05-{at + 1:02}</lastmod>{PICTURE.format(at)}"
                if letter.isupper()
                else "",
            )
            for at, letter in enumerate(letters)
        ),
        IMAGES + more,
    )


@given(LETTERS, LETTERS, INTO)
def test_taking_all_over_makes_both_equal(here: str, there: str, into: Into) -> None:
    take_all(made(here), made(there), into)


@given(LETTERS, LETTERS, INTO)
def test_so_it_does_by_pages_however_urls_are_spelled(here: str, there: str, into: Into) -> None:
    other = Document.from_bytes(made(there).to_bytes().replace(b"https://e", b"http://www.e"))
    take_all(made(here), other, into, KeyRule(KeyBy.PAGE))


def _has_url(row: Row) -> bool:
    return bool((row.loc or "").strip())


@given(documents(), documents(), INTO)
@settings(deadline=None, max_examples=40, suppress_health_check=SLOW_IS_FINE)
def test_so_it_does_whatever_stands_in_the_files(one: bytes, other: bytes, into: Into) -> None:
    before, after = Document.from_bytes(one), Document.from_bytes(other)
    for each in (before, after):
        # Rows without a URL are known by their bytes, which are others under another root.
        each.apply(RemoveRows([at for at, row in enumerate(each.table) if not _has_url(row)]))
    roots = [each.table.row_format for each in (before, after)]
    uris = {each.root.uri if isinstance(each, XmlRows) else None for each in roots}
    if len(uris) > 1:
        return  # elements that are no columns stand in another namespace then: they stay different
    try:
        take_all(before, after, into)
    except EditError as error:
        assert error.text  # noqa: PT017 - a row that cannot stand there is said, not forced


def test_rows_at_very_many_places_are_put_in_at_once() -> None:
    before = rows(*(f"https://e.com/{number}" for number in range(1_000)))
    after = rows(*(f"https://e.com/{number}" for number in range(1, 1_000, 2)), "https://e.com/x")
    take_all(before, after, Into.AFTER)
    found = listed(before, after)
    after.apply(taken_over(found, range(len(found)), Into.AFTER).edit)
    assert [row.loc for row in after.table] == [row.loc for row in before.table]


def test_a_row_comes_behind_the_one_it_stands_behind_on_the_other_side() -> None:
    before, after = made("aBc"), made("ca")
    found = listed(before, after)
    lines = found.lines[Difference.REMOVED]
    taken = taken_over(found, lines, Into.AFTER)
    after.apply(taken.edit)
    assert taken.rows == 1
    assert [row.loc for row in after.table] == [f"https://e.com/{name}" for name in "cab"]


def test_one_value_is_taken_over_and_the_others_stay() -> None:
    date, often = "<lastmod>2024-05-06</lastmod>", "<changefreq>daily</changefreq>"
    before = document(URL.format("a", date + often))
    after = document(URL.format("a", "<lastmod>2020-01-01</lastmod>"))
    found = listed(before, after)
    [line] = [line for line in range(len(found)) if found[line].field == "lastmod"]
    after.apply(taken_over(found, [line], Into.AFTER).edit)
    assert body(after) == URL.format("a", date)


def test_other_elements_are_taken_over_alone_with_their_namespace() -> None:
    date = "<lastmod>2024-05-06</lastmod>"
    before = document(URL.format("a", date + PICTURE.format("a")), IMAGES)
    after = document(URL.format("a", "<priority>0.5</priority>"))
    found = listed(before, after)
    [line] = [line for line in range(len(found)) if found[line].field == "extensions"]
    after.apply(taken_over(found, [line], Into.AFTER).edit)
    assert {each.field for each in map(listed(before, after).__getitem__, range(2))} == {
        "lastmod",
        "priority",
    }
    assert PICTURE.format("a") in body(after)
    assert after[0].priority == "0.5"


@pytest.mark.parametrize("into", list(Into))
def test_a_moved_page_is_taken_over_with_its_url(into: Into) -> None:
    before, after = rows("https://e.com/old/shoe-1"), rows("https://e.com/new/shoe-1")
    found = listed(before, after)
    assert found.counts[Difference.MOVED_PAGE] == 1
    target, other = (after, before) if into is Into.AFTER else (before, after)
    target.apply(taken_over(found, found.lines[Difference.MOVED_PAGE], into).edit)
    assert [row.loc for row in target] == [row.loc for row in other]


def test_rows_of_another_kind_of_file_are_refused() -> None:
    index = Document.from_bytes(
        b'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        b"<sitemap><loc>https://e.com/a.xml</loc></sitemap></sitemapindex>"
    )
    found = listed(index, rows("https://e.com/"))
    with pytest.raises(EditError):
        taken_over(found, range(len(found)), Into.AFTER)


def test_lines_of_some_groups_are_numbers_of_their_lines() -> None:
    found = listed(made("abC"), made("bcdE"))
    every = {each: list(found.lines[each]) for each in Difference}
    for wanted in ([], [Difference.ADDED], [Difference.REMOVED, Difference.CHANGED]):
        shown = found.shown(wanted)
        assert list(shown) == list(chain.from_iterable(every[each] for each in wanted))
        assert [shown[at] for at in range(len(shown))] == list(shown)
    assert len(found) == sum(map(len, every.values()))
