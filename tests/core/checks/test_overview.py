"""All rows at a glance: gathered at once, and kept true edit by edit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, InsertRows, RemoveRows, SetCells
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.gathering.document_stats import DocumentStats
from sitemap_editor.core.checks.gathering.gathered_rows import RowGatherer
from sitemap_editor.core.checks.gathering.key_index import KeyIndex
from sitemap_editor.core.checks.gathering.row_facts import facts_of, loc_bytes
from sitemap_editor.core.checks.gathering.value_keys import ValueKeys
from sitemap_editor.core.checks.row_view import RowView
from tests.core import corpus_files
from tests.core.checks.judging import JUDGE, context
from tests.core.checks.whole_files import overview_of, rows_of, stats_of
from tests.core.sitemaps import document

DATA = Path(__file__).parents[2] / "data"
A = "https://example.com/a"
NAMESPACES = (
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
)


def link(language: str, url: str) -> str:
    return f"<xhtml:link rel='alternate' hreflang='{language}' href='{url}'/>"


# Looking


def test_twins_are_told_by_how_alike_they_are() -> None:
    found = overview_of(document(rows_of(A, f"{A}/", A, "https://EXAMPLE.com/a", f"{A}/b")))
    assert list(found.exact_twins(0)) == [2]
    assert list(found.standard_twins(0)) == [3]
    assert list(found.likely_twins(0)) == [1]
    assert sorted(found.likely_twins(1)) == [0, 2, 3]
    assert [*found.exact_twins(4), *found.standard_twins(4), *found.likely_twins(4)] == []
    assert set(found.suspects()) == {0, 1, 2, 3}


def test_rows_are_found_by_their_exact_url() -> None:
    found = overview_of(document(rows_of("https://example.com/?a&amp;b", A, f"{A}/", A)))
    assert sorted(found.rows_with(loc_bytes(A, is_text=False))) == [1, 3]
    assert list(found.rows_with(loc_bytes("https://example.com/?a&b", is_text=False))) == [0]
    assert list(found.rows_with(b"https://example.com/none")) == []
    assert list(found.rows_with(b"")) == []


def test_sites_are_counted_as_they_are_compared() -> None:
    urls = (
        "http://b.example",
        A,
        "HTTPS://EXAMPLE.COM:443/b",
        "no url",
        "",
        "https://c.example?x/y",
    )
    found = overview_of(document(rows_of(*urls)))
    assert found.sites() == {
        "https://example.com": 2,
        "http://b.example": 1,
        "https://c.example": 1,
    }
    assert found.main_site == "https://example.com"
    assert [found.site(row_id) for row_id in (0, 1, 3, 4)] == [
        "http://b.example",
        "https://example.com",
        "",
        "",
    ]
    assert set(found.suspects()) == {0, 5}


def test_a_document_without_urls_has_no_site() -> None:
    for opened in (document(""), document("<url/>")):
        found = overview_of(opened)
        assert found.main_site == ""
        assert found.sites() == {}
        assert set(found.suspects()) == set()


def test_alternates_news_and_columns_are_noted() -> None:
    opened = document(
        f"<url><loc>{A}</loc>{link('de', A + '?a&amp;b')}"
        "<xhtml:link rel='canonical' href='c'/></url>"
        "<url><news:news/><changefreq>daily</changefreq><lastmod> 2024 </lastmod></url>"
        "<url><lastmod>2024</lastmod><changefreq> </changefreq></url>",
        NAMESPACES,
    )
    found = overview_of(opened)
    assert found.alternates == {0: (f"{A}?a&amp;b".encode(),)}
    assert found.news == {1}
    had_changefreq = found.has_changefreq
    assert had_changefreq
    assert (found.lastmods.present, found.lastmods.common) == (2, 2)
    assert found.update(1, None) is not None
    assert not found.has_changefreq
    assert found.news == set()


def test_many_rows_are_gathered_in_steps() -> None:
    count = 20_000
    found = overview_of(document(rows_of(*(f"{A}/{number % 19_999}" for number in range(count)))))
    assert set(found.suspects()) == {0, count - 1}
    assert found.sites() == {"https://example.com": count}


# Following edits


URLS = [
    *(A, f"{A}/", "http://example.com/a", "https://www.example.com/b", "https://EXAMPLE.com/a"),
    *("https://other.example/", "https://other.example", "", " ", "x", f"{A}#b", f" {A} "),
    *("http://example.com/c", "http://example.com/d"),
]
ROWS = st.builds(
    lambda url, lastmod, priority, links, more: (
        f"<url><loc>{url}</loc>{lastmod}{priority}"
        f"{''.join(link('de', each) for each in links)}{more}</url>"
    ),
    st.sampled_from(URLS),
    st.sampled_from(["", "<lastmod>2024-05-06</lastmod>", "<lastmod>2025</lastmod>", "<lastmod/>"]),
    st.sampled_from(["", "<priority>0.5</priority>", "<priority>1</priority>"]),
    st.lists(st.sampled_from([A, "http://example.com/c", ""]), max_size=2),
    st.sampled_from(["", "", "<news:news/>", "<changefreq>daily</changefreq>"]),
)
EDITS = st.lists(
    st.one_of(
        st.tuples(st.just("set"), st.integers(0, 30), st.sampled_from(URLS)),
        st.tuples(st.just("date"), st.integers(0, 30), st.sampled_from(["", "2024-05-06", "2023"])),
        st.tuples(st.just("put"), st.integers(0, 30), ROWS),
        st.tuples(st.just("out"), st.integers(0, 30), st.just("")),
    ),
    max_size=8,
)


def _edited(opened: Document, what: str, number: int, value: str) -> int | None:
    """Make an edit; return the row it touches."""
    table = opened.table
    if what == "put":
        row_id = len(table.starts)
        opened.apply(InsertRows(number % (len(table) + 1), [value.encode()]))
        return row_id
    if not len(table):
        return None
    row_id = table.row_id(number % len(table))
    if what == "out":
        opened.apply(RemoveRows([number % len(table)]))
    else:
        opened.apply(SetCells([(row_id, "loc" if what == "set" else "lastmod", value)]))
    return row_id


def _followed(stats: DocumentStats, opened: Document, row_id: int) -> set[int] | None:
    table = opened.table
    if not table.is_placed[row_id]:
        return stats.update(row_id, None)
    return stats.update(row_id, facts_of(RowView(table.row_bytes(row_id), table.row_format)))


@settings(deadline=None)
@given(st.lists(ROWS, max_size=8), EDITS, st.booleans())
def test_an_overview_that_follows_edits_says_what_a_new_one_says(
    rows: list[str], edits: list[tuple[str, int, str]], few_links: bool
) -> None:
    text = "".join(rows)
    opened = document(text.replace("hreflang", "lang") if few_links else text, NAMESPACES)
    checker = Checker(context=context("google"))
    stats = checker.check(opened.table).stats
    assert stats is not None
    known = {each: checker.check_among_rows(each, stats, "urlset") for each in opened.table.order}
    for edit in edits:
        row_id = _edited(opened, *edit)
        if row_id is None:
            continue
        affected = _followed(stats, opened, row_id)
        verdicts = checker.check(opened.table)
        assert verdicts.stats is not None
        now = {each: checker.check_among_rows(each, stats, "urlset") for each in opened.table.order}
        new = {
            each: checker.check_among_rows(each, verdicts.stats, "urlset")
            for each in opened.table.order
        }
        assert now == new
        assert verdicts.places == {each: found for each, found in new.items() if found}
        if affected is not None:
            changed = {each for each in now if now[each] != known.get(each, ())}
            assert changed <= affected
        assert checker.file(opened.table, stats) == verdicts.file
        assert stats.sites() == dict(
            sorted(
                verdicts.stats.sites().items(),
                key=lambda each: list(stats.sites()).index(each[0]),
            )
        )
        known = now


def test_another_main_site_concerns_all_rows() -> None:
    opened = document(rows_of("http://a.example/1", "https://b.example/1", "https://b.example/2"))
    found = overview_of(opened)
    assert found.main_site == "https://b.example"
    opened.apply(SetCells([(2, "loc", "http://a.example/2")]))
    assert _followed(found, opened, 2) is None
    assert found.main_site == "http://a.example"


ENDINGS = ("html", "htm", "php", "asp", "aspx")
STARTS = [f"{scheme}://{www}example.com/x" for scheme in ("http", "https") for www in ("", "www.")]


def test_very_many_twins_concern_all_rows() -> None:
    ends = ["", "/", *(f"/{name}.{end}" for name in ("index", "default") for end in ENDINGS)]
    spellings = [f"{start}{end}{more}" for start in STARTS for end in ends for more in ("", "#")]
    opened = document(rows_of(*islice(cycle(spellings), 300)))
    found = overview_of(opened)
    assert 50 < len(list(found.likely_twins(0))) < 299  # enough to know
    opened.apply(SetCells([(0, "loc", f"{A}/b")]))
    assert _followed(found, opened, 0) is None


def test_a_column_that_was_changed_a_lot_is_gathered_anew() -> None:
    rows = "".join(
        f"<url><loc>{A}/{number}</loc><lastmod>2024-05-06</lastmod></url>"
        for number in range(3_000)
    )
    opened = document(rows)
    found = overview_of(opened)
    answers = []
    for row_id in range(1_000):
        opened.apply(SetCells([(row_id, "lastmod", "2025-05-06")]))
        answers.append(_followed(found, opened, row_id))
    assert answers[0] == set()  # a date says nothing of its place among the others
    assert answers[-1] is None


# By every rule there is


def _assert_consistent(opened: Document) -> None:
    verdicts = JUDGE.check(opened.table)
    assert verdicts.rows == JUDGE.rows(opened.table)
    again = overview_of(opened)
    assert verdicts.stats is not None
    assert set(verdicts.stats.suspects()) == set(again.suspects())
    kind = opened.kind
    for row_id in opened.table.order:
        assert verdicts.places.get(row_id, ()) == JUDGE.check_among_rows(row_id, again, kind)
    assert verdicts.file == JUDGE.file(opened.table, again)
    for finding in (*verdicts.file, *(each for row in verdicts.places.values() for each in row)):
        assert finding.message


@pytest.mark.parametrize("path", sorted((DATA / "opens").iterdir()), ids=lambda path: path.name)
def test_our_files_are_judged_by_all_rules(path: Path) -> None:
    _assert_consistent(Document.open(path))


@pytest.mark.parametrize("name", corpus_files.of_each_sort())
def test_real_files_are_judged_by_all_rules(name: str) -> None:
    opened = Document.open(corpus_files.FOLDER / name)
    if len(opened) < 20_000:
        _assert_consistent(opened)
    else:
        assert JUDGE.check(opened.table).stats is not None


def test_a_gathering_of_nothing_is_an_overview_of_nothing() -> None:
    found = stats_of(RowGatherer(0, ValueKeys.fresh()))
    assert (found.main_site, set(found.suspects()), found.lastmods.common) == ("", set(), 0)


# Large groups


def test_pages_that_many_rows_share_or_link_to_are_looked_up_once_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rows times rows, were each row to look at all rows of the pages that it links to."""
    looked_at = 0
    rows = KeyIndex.rows

    def counted(index: KeyIndex, key: int) -> Iterator[int]:
        nonlocal looked_at
        for row_id in rows(index, key):
            looked_at += 1
            yield row_id

    monkeypatch.setattr(KeyIndex, "rows", counted)
    count = 600
    links = "".join(link(code, f"{A}/{number}") for number, code in enumerate(("de", "fr", "en")))
    body = "".join(f"<url><loc>{A}/{n % 4}</loc>{links}</url>" for n in range(count))
    verdicts = Checker().check(document(body, NAMESPACES).table)
    found = {each.code for findings in verdicts.places.values() for each in findings}
    assert found == {"L16", "X53"}
    assert looked_at < 3 * count
