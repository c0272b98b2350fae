"""What a picture says of rows is what its filters find, wherever it was counted."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from xml.sax.saxutils import escape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.filtering.grammar import parse_filter
from sitemap_editor.core.filtering.kept_values import KeptValues
from sitemap_editor.core.filtering.matching import FilterContext, row_mask
from sitemap_editor.core.overview.bars import (
    Bar,
    BarSort,
    date_bars,
    frequency_bars,
    priority_bars,
    undated_bars,
)
from sitemap_editor.core.overview.folder_tree import MOST_RANKED, TOP, FolderTree
from sitemap_editor.core.overview.folders import folder_of
from sitemap_editor.core.overview.overview_pass import Overview, overview_of
from sitemap_editor.core.overview.terms import has_terms, with_folder_above, with_terms
from sitemap_editor.core.overview.value_counts import ValueCounts
from sitemap_editor.core.passes.executor import Here
from sitemap_editor.core.passes.workers import Workers
from sitemap_editor.core.protocol.severity import Severity
from tests.core.sitemaps import document
from tests.core.test_properties import SLOW_IS_FINE

DATES = ("", "2024", "2024-05", "2024-05-06", "2024-05-06T10:00Z", "2023-11-30", "2024-05-99", "x")
PRIORITIES = ("", "0.5", "0.50", "0.55", "1", "1.0", "0", "2", "high")
FREQUENCIES = ("", "daily", "Daily", "weekly", "sometimes")
SEGMENTS = ("a", "b", "a-b", "A", "", "x y", 'q"', "ä", "(c)")


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    started = Workers(2, few_rows=0, first_rows=1)
    yield started
    started.end()


@st.composite
def urls(draw: st.DrawFn) -> str:
    host = draw(st.sampled_from(("e.de", "E.de", "www.e.de:80", "u@e.de", "")))
    path = "/".join(draw(st.lists(st.sampled_from(SEGMENTS), max_size=4)))
    behind = draw(st.sampled_from(("", "/", "?p=/q/", "#/r/", "/?s")))
    form = draw(st.sampled_from(("http://{0}/{1}{2}", "http://{0}/{1}{2}", "http://{0}", "{1}{2}")))
    return form.format(host, path, behind)


def row(loc: str, lastmod: str = "", frequency: str = "", priority: str = "") -> str:
    names = ("loc", "lastmod", "changefreq", "priority")
    values = zip(names, (loc, lastmod, frequency, priority), strict=True)
    inner = "".join(f"<{name}>{escape(value)}</{name}>" for name, value in values if value)
    return f"<url>{inner}</url>"


ROWS = st.builds(
    row,
    urls(),
    st.sampled_from(DATES),
    st.sampled_from(FREQUENCIES),
    st.sampled_from(PRIORITIES),
)


def found(opened: Document, terms: tuple[str, ...], problems: array[int] | None = None) -> int:
    kinds = {("L1", Severity.ERROR): problems or ()}
    text = with_terms("", terms)
    return sum(row_mask(opened.table, parse_filter(text), context=FilterContext(kinds)))


def bars_of(counts: ValueCounts) -> list[Bar]:
    return [
        *date_bars(counts),
        *undated_bars(counts),
        *priority_bars(counts),
        *frequency_bars(counts),
    ]


def told(overview: Overview) -> tuple[object, ...]:
    tree = overview.tree
    numbers = (tree.parents, tree.ends, tree.rows, tree.own_rows, tree.problems, tree.own_problems)
    counts = overview.counts
    return (
        overview.rows,
        tree.names,
        tree.newest,
        *map(list, numbers),
        counts,
        counts.only_lastmod,
    )


@given(st.lists(ROWS, max_size=25), st.data())
@settings(max_examples=40, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_each_box_and_bar_counts_the_rows_its_filter_finds(
    workers: Workers, rows: list[str], source: st.DataObject
) -> None:
    opened = document("".join(rows))
    table = opened.table.snapshot()
    faulty = source.draw(st.sets(st.sampled_from(range(len(rows))))) if rows else set()
    problems = array("I", sorted(table.order[at] for at in faulty))
    overview = overview_of(table, problems, executor=Here(1))
    assert told(overview) == told(overview_of(table, problems, executor=workers))
    some = array("I", sorted(source.draw(st.permutations(table.order), label="some")[:9]))
    kept = KeptValues()
    for shown in (table, table.part(some), table.part(some[::-1])):
        faulty_ids = array("I", (each for each in shown.order if each in problems))
        assert told(overview_of(shown, faulty_ids, kept=kept)) == told(
            overview_of(shown, faulty_ids)
        )
    tree = overview.tree
    assert (tree.rows[TOP], tree.problems[TOP]) == (len(rows), len(problems))
    for folder in range(1, len(tree)):
        terms = tree.terms(folder)
        assert tree.rows[folder] == found(opened, terms), terms
        with_problem = (*terms, "problem:any")
        assert tree.problems[folder] == found(opened, with_problem, problems), terms
        assert tree.rows[folder] == tree.own_rows[folder] + sum(
            map(tree.rows.__getitem__, tree.children(folder))
        )
    for bar in bars_of(overview.counts):
        if bar.rows:
            assert bar.rows == found(opened, bar.terms), bar
    assert sum(bar.rows for bar in date_bars(overview.counts)) + sum(
        bar.rows for bar in undated_bars(overview.counts)
    ) == len(rows)


def tree_of(*paths: str) -> FolderTree:
    opened = document("".join(row(f"http://e.de{path}", "2024-05-06") for path in paths))
    return overview_of(opened.table.snapshot(), array("I")).tree


def test_a_host_is_one_whatever_its_capitals() -> None:
    for url in ("http://M\u00dcNCHEN.example:80/A/x", "https://m\u00fcnchen.example/A/"):
        assert folder_of(url.encode()) == "m\u00fcnchen.example/A/".encode()


def test_pages_that_end_in_a_slash_are_no_folders_unless_something_lies_in_them() -> None:
    tree = tree_of("/", "/blog/", "/blog/one/", "/blog/two/", "/blog/two/more", "/shop/")
    folders = [(tree.path(number), tree.rows[number]) for number in range(len(tree))]
    assert folders == [("/", 6), ("/blog/", 4), ("/blog/two/", 2)]


def test_a_picture_begins_where_folders_part() -> None:
    tree = tree_of("/en/shop/a/x", "/en/shop/b/y")
    assert tree.path(tree.first_split()) == "/en/shop/"
    assert tree_of("/a/x").first_split() == TOP
    assert tree_of("/a/x", "/y").first_split() == TOP
    assert tree_of().first_split() == TOP


def test_the_largest_of_very_many_folders_are_known_beforehand() -> None:
    many = MOST_RANKED + 40
    tree = tree_of(*(f"/{n:03}/{at}" for n in range(many) for at in range(1 + (n == 77))))
    assert [tree.rows[each] for each in tree.ranked(TOP, tree.rows)] == [2] + [1] * 255
    assert tree.count(TOP, tree.rows) == many
    assert tree.count(TOP, tree.problems) == 0


def dated(*days: str) -> ValueCounts:
    counts = ValueCounts()
    values = [day.encode() for day in days]
    counts.add_dates(values, [value[:10] for value in values])
    return counts


@pytest.mark.parametrize(
    ("days", "names"),
    [
        (("2024-05-06",), ["2024-05-06"]),
        (("2024-02-28", "2024-03-01"), ["2024-02-28", "2024-02-29", "2024-03-01"]),
        (("2024-02-28", "2024-03-30"), ["2024-02-28", "…", "2024-03-30"]),
        (("2023-12", "2024-02-01"), ["2023-12", "2024-01", "2024-02"]),
        (("2023", "2024-02-01"), ["2023", "2024"]),
        (("1970-01-01", "2024-02-01"), ["1970-01-01", "…", "2024-02-01"]),
    ],
)
def test_dates_are_as_fine_as_is_clear_and_as_they_are_written(
    days: tuple[str, ...], names: list[str]
) -> None:
    assert [bar.name for bar in date_bars(dated(*days))] == names


def test_many_days_are_months_many_months_years_and_the_oldest_years_one_bar() -> None:
    days = [f"2024-{month:02}-{day:02}" for month in (1, 2) for day in range(1, 29)]
    assert [bar.name for bar in date_bars(dated(*days))] == ["2024-01", "2024-02"]
    months = [f"{year}-{month:02}" for year in range(2010, 2017) for month in range(1, 13)]
    assert [bar.name for bar in date_bars(dated(*months))] == [str(y) for y in range(2010, 2017)]
    years = date_bars(dated(*(str(year) for year in range(1900, 2020))))
    assert (len(years), years[0]) == (
        60,
        Bar("1961", 61, ("lastmod<1961",), BarSort.EARLIER),
    )


def test_all_the_same_lastmod_is_told() -> None:
    assert dated("2024-05-06", "2024-05-06").only_lastmod == "2024-05-06"
    assert dated("2024-05-06", "2024-05-06T10:00Z").only_lastmod is None
    assert dated("2024-05-06", "").only_lastmod is None
    assert dated("", "").only_lastmod is None
    both = dated("2024-05-06")
    both.add(dated("2024-05-07"))
    assert both.only_lastmod is None


@pytest.mark.parametrize(
    ("text", "terms", "text_after"),
    [
        ("", ("folder:/a/",), "folder:/a/"),
        ("shoes folder:/b/ priority:0.5", ("folder:/a/",), "shoes priority:0.5 folder:/a/"),
        ("-folder:/b/ FOLDER:/c/", ("folder:/a/",), "-folder:/b/ folder:/a/"),
        ("folder:/b/ OR folder:/c/", ("folder:/a/",), "folder:/a/"),
        ("folder:/b/ OR shoes", ("folder:/a/",), "folder:/b/ OR shoes folder:/a/"),
        ("lastmod>=2024 -lastmod:invalid", ("lastmod:2023",), "lastmod:2023"),
        ("foo:bar shoes", ("folder:/a/",), "foo:bar shoes folder:/a/"),
        ('"a  b" priority:1', ("priority:0.5",), '"a  b" priority:0.5'),
    ],
)
def test_a_term_takes_the_place_of_those_of_its_name(
    text: str, terms: tuple[str, ...], text_after: str
) -> None:
    assert with_terms(text, terms) == text_after
    assert has_terms(text_after, terms)
    assert with_terms(text_after, (), [terms[0].partition(":")[0]]) == with_terms(
        text, (), [terms[0].partition(":")[0]]
    )


@pytest.mark.parametrize(
    ("text", "above"),
    [
        ("", None),
        ("shoes -folder:/a/", None),
        ("folder:/a/ OR folder:/b/", None),
        ("shoes folder:/a/b/ problem:any", "shoes problem:any folder:/a/"),
        ("folder:a/b", "folder:/a/"),
        ("folder:/a/ shoes", "shoes"),
        ("-folder:/ shoes", "shoes"),
        (r'folder:"/a \"b\"/c/"', r'folder:"/a \"b\"/"'),
        ("host:e.de folder:/a/", "host:e.de folder:/"),
        ("host:e.de folder:/", ""),
    ],
)
def test_the_folder_above_is_told_by_the_filter_alone(text: str, above: str | None) -> None:
    assert with_folder_above(text) == above
