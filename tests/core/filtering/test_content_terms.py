"""Filters by what rows hold beyond their own values, their facets, and what there is of it."""

from __future__ import annotations

import pytest

from sitemap_editor.core.columns.column import content_column
from sitemap_editor.core.columns.edits import carried_out_by_rows
from sitemap_editor.core.document.edits import SetCells
from sitemap_editor.core.filtering.completion import completion
from sitemap_editor.core.filtering.content_names import column_counts, content_names
from sitemap_editor.core.filtering.facet_counts import FacetCounter, Question
from sitemap_editor.core.filtering.facet_terms import (
    ABSENT,
    Choice,
    ContentFacet,
    Facet,
    choices_of,
    with_choice,
)
from sitemap_editor.core.filtering.facets import facet_counts
from sitemap_editor.core.filtering.grammar import parse_filter, read_filter
from sitemap_editor.core.filtering.kept_values import KeptValues
from sitemap_editor.core.filtering.matching import FilterContext, rows_matching
from sitemap_editor.core.operations.sort_keys import FieldKeys
from sitemap_editor.core.operations.sorting import sorted_row_ids
from tests.core.columns.rows import file_of

_NEWS = "<news:news><news:publication_date>{}</news:publication_date><news:title>{}</news:title>"
_OPENED = file_of(
    "<image:image/><image:image/>" + _NEWS.format("2026-11-19", "Old") + "</news:news>",
    _NEWS.format("2026-11-20T10:00Z", "New one") + "</news:news>",
    "<v:video><v:title>1</v:title></v:video><v:video><v:title>2</v:title></v:video>"
    '<xhtml:link rel="alternate" hreflang="de" href="https://e.de/de"/>',
    '<acme:stock unit="kg">9</acme:stock>',
    '<!-- odd --><acme:stock unit="g">10</acme:stock><acme:since>2026-01-02</acme:since>',
    "<acme:stock>many</acme:stock>",
)


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("img.count>1", [0]),
        ("img.count:0", [1, 2, 3, 4, 5]),
        ("IMG.COUNT=2", [0]),
        ("news.title:new", [1]),
        ("news.title:/^O/", [0]),
        ('news.title:"new one"', [1]),
        ("news.title:none", [2, 3, 4, 5]),
        ("-news.title:none", [0, 1]),
        ("news.date>=2026-11-20", [1]),
        ("news.date:2026-11", [0, 1]),
        ("video.title:2", [2]),
        ("video.title:none", [0, 1, 3, 4, 5]),
        ("alt:de:/de$/", [2]),
        ("alt:fr:none", [0, 1, 2, 3, 4, 5]),
        ("alt.count>0", [2]),
        ("x:acme:stock>9", [4]),
        ("x:acme:stock:none news.count:0", [2]),
        ("x:acme:stock@unit:kg", [3]),
        ("x:acme:since>=2026", [4]),
        ("x:acme:stock:many OR img.count>0", [0, 5]),
    ],
)
def test_rows_are_found_by_what_they_hold(text: str, rows: list[int]) -> None:
    assert list(rows_matching(_OPENED.table, parse_filter(text))) == rows


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("news.titel:x", "Write one of: news.count, news.title"),
        ("img.count:x", "not a number"),
        ("img.count>", "A value must follow"),
        ("news.date>x", "not a date"),
        ("news.title>x", "cannot be compared"),
        ("x:acme:stock>x", "neither a number nor a date"),
        ("x:acme:stock", "names no element with a value"),
        ("x:acme", "names no element with a value"),
        ("alt:de", "names no element with a value"),
    ],
)
def test_what_is_wrong_with_such_a_name_is_told_in_words(text: str, words: str) -> None:
    (fault,) = read_filter(text).faults
    assert words in str(fault)


def test_texts_with_dots_are_searched_for_as_ever() -> None:
    for text in ("img.png", "news.html", "video.de/x", "x", "news."):
        assert not read_filter(text).faults


def test_names_and_what_occurs_behind_them_are_offered() -> None:
    known = {"x": ["acme:stock:"], "alt": ["de:"], "news.title": ["Old"], "x:acme:stock": ["9"]}

    def offered(text: str) -> list[str]:
        found = completion(text, len(text), lambda name: known.get(name, ()))
        return [] if found is None else list(found.options)

    assert offered("news.t") == ["news.title:"]
    assert offered("img.c") == ["img.count:"]
    assert offered("x:") == ["acme:stock:"]
    assert offered("alt:d") == ["de:"]
    assert offered("News.Title:o") == ["Old"]
    assert offered("x:acme:stock:") == ["none", "9"]
    assert "x:" in offered("x")


def test_rows_are_counted_by_each_value_they_have() -> None:
    assert facet_counts(_OPENED.table, "video.title") == {None: 5, "1": 1, "2": 1}
    assert facet_counts(_OPENED.table, "img.count") == {"2": 1, "0": 5}


def test_what_a_file_holds_is_listed_with_how_often() -> None:
    assert content_names(_OPENED.table) == {
        "img.count": 2,
        "video.count": 2,
        "video.title": 2,
        "news.count": 2,
        "news.title": 2,
        "news.date": 2,
        "alt.count": 1,
        "alt:de": 1,
        "x:acme:since": 1,
        "x:acme:stock": 3,
        "x:acme:stock@unit": 2,
    }


def test_what_a_column_finds_is_counted_where_no_list_of_names_can_tell() -> None:
    names = ("x:news:news/title", "x:acme:stock", "x:acme:a/b", "x:nowhere:a")
    columns = [each for each in map(content_column, names) if each is not None]
    assert column_counts(_OPENED.table, columns) == dict(zip(names, (2, 3, 0, 0), strict=True))


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("img.count", [1, 2, 3, 4, 5, 0]),
        ("news.date", [0, 1, 2, 3, 4, 5]),
        ("x:acme:stock", [3, 4, 5, 0, 1, 2]),
        ("video.title", [2, 0, 1, 3, 4, 5]),
    ],
)
def test_rows_are_sorted_as_values_mean(name: str, rows: list[int]) -> None:
    assert list(sorted_row_ids(_OPENED.table, FieldKeys(name))) == rows


# Facets


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("news.title=New", []),
        ('news.title="New one"', [1]),
        ("news.title=Old", [0]),
        ("video.title=2 OR x:acme:stock=9", [2, 3]),
        ("-x:acme:stock@unit=kg img.count=0", [1, 2, 4, 5]),
    ],
)
def test_an_equals_sign_asks_for_the_whole_value(text: str, rows: list[int]) -> None:
    assert list(rows_matching(_OPENED.table, parse_filter(text))) == rows


def test_what_is_chosen_in_a_facet_of_contents_is_read_from_the_filter_again() -> None:
    facet = ContentFacet("news.title")
    for choice in (
        Choice(frozenset(("Old", 'New "one"'))),
        Choice(frozenset((ABSENT,))),
        Choice(excluded=frozenset(("none", "/a/"))),
    ):
        text = with_choice("folder:/a/ img.count>1", facet, choice)
        assert choices_of(text)[facet] == choice
        assert not read_filter(text).faults
        assert with_choice(text, facet, Choice()) == "folder:/a/ img.count>1"
    assert facet not in choices_of("news.title:Old news.title>a x")


def test_facets_of_contents_are_counted_here_and_anew_after_an_edit() -> None:
    opened = file_of("<image:image/><acme:stock>9</acme:stock>", "<acme:stock>5</acme:stock>" * 2)
    counter = FacetCounter(KeptValues())
    facets = (ContentFacet("x:acme:stock"), ContentFacet("img.count"), Facet.HOST)

    def counts(text: str = "") -> list[dict[str, int]]:
        asked = Question(opened.table.snapshot(), text, FilterContext(), facets)
        found = counter.count(asked)
        return [dict(found[facet].counts) for facet in facets]

    assert counts() == [{"9": 1, "5": 1}, {"1": 1, "0": 1}, {"e.de": 2}]
    assert counts("img.count=1") == [{"9": 1}, {"1": 1, "0": 1}, {"e.de": 1}]
    edit = carried_out_by_rows(opened.table, SetCells(((0, "x:acme:stock", "5"),)))
    assert edit is not None
    opened.apply(edit)
    assert counts() == [{"5": 2}, {"1": 1, "0": 1}, {"e.de": 2}]
