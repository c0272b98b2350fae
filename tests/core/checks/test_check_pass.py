"""A check says the same here, in pieces of any size, and in worker processes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, InsertRows, MoveRows, RemoveRows, Row, SetCells
from sitemap_editor.core.checks.checker import Checker, KindVerdicts, Verdicts
from sitemap_editor.core.checks.gathering.document_stats import DocumentStats
from sitemap_editor.core.checks.row_checker import Findings, Kind
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.passes.executor import Executor, Here
from sitemap_editor.core.passes.workers import Workers
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.protocol.profiles import PROFILES_BY_ID
from tests.core.sitemaps import urlset

NAMESPACES = (
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
)
LOCS = st.sampled_from(
    [
        *(f"https://a.org/{n}" for n in range(4)),
        *("https://a.org/0/", "http://www.a.org/1", "https://A.org/%7e", "https://b.org/x y"),
        *("", "relative", "https://a.org/?a=1&amp;b=2", "https://a.org/?token=x", "https://ü.org/"),
    ]
)
OTHERS = st.sampled_from(
    [
        *("", "<lastmod>2024-05-06</lastmod>", "<lastmod>2024-05-06T01:02:03Z</lastmod>"),
        *("<lastmod>06/05/2024</lastmod>", "<changefreq>daily</changefreq>", "text"),
        *("<priority>0.5</priority>", "<priority>1.7</priority>", "<priority></priority>"),
        '<xhtml:link rel="alternate" hreflang="de" href="https://a.org/1"/>',
        "<xhtml:link rel='alternate' hreflang='en' href='https://a.org/2'/>",
        "<news:news><news:title>x</news:title></news:news>",
        "<image:image><image:loc>https://a.org/i.png</image:loc></image:image>",
        "<odd/>",
    ]
)
ROW = st.builds(
    lambda loc, others: f"<url><loc>{loc}</loc>{''.join(others)}</url>\n",
    LOCS,
    st.lists(OTHERS, max_size=3),
)
BODY = st.lists(ROW, max_size=12).map("".join)


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    started = Workers(2, few_rows=0, first_rows=1)
    yield started
    started.end()


def looks(stats: DocumentStats, row_ids: list[int]) -> list[object]:
    """Return all that rules ask of statistics."""
    of_rows: list[object] = [
        (
            sorted(stats.exact_twins(row_id)),
            sorted(stats.standard_twins(row_id)),
            sorted(stats.likely_twins(row_id)),
            stats.site(row_id),
            stats.alternates.get(row_id),
            stats.returns.links_back(row_id, b"https://a.org/1"),
        )
        for row_id in row_ids
    ]
    counts = (stats.lastmods.present, stats.lastmods.common, stats.priorities.present)
    return [
        *of_rows,
        (*counts, stats.priorities.common, stats.row_count, stats.has_changefreq),
        (stats.sites(), stats.main_site, stats.news, list(stats.suspects())),
    ]


def kinds_of(found: dict[int, Findings]) -> dict[Kind, list[int]]:
    kinds: dict[Kind, list[int]] = {}
    for row_id in sorted(found):
        for finding in found[row_id]:
            kinds.setdefault((finding.code, finding.severity), []).append(row_id)
    return kinds


def same(one: Verdicts, other: Verdicts, row_ids: list[int]) -> None:
    assert list(one.rows.items()) == list(other.rows.items())
    assert (one.places, one.file, one.odd) == (other.places, other.file, other.odd)
    assert one.stats is not None
    assert other.stats is not None
    assert looks(one.stats, row_ids) == looks(other.stats, row_ids)


def same_kinds(one: KindVerdicts, whole: Verdicts, row_ids: list[int]) -> None:
    assert {kind: list(ids) for kind, ids in one.rows.items()} == kinds_of(whole.rows)
    assert {kind: list(ids) for kind, ids in one.places.items()} == kinds_of(whole.places)
    assert (one.file, one.odd) == (whole.file, whole.odd)
    assert whole.stats is not None
    assert looks(one.stats, row_ids) == looks(whole.stats, row_ids)


def edited(source: st.DataObject, data: bytes) -> Document:
    document = Document.from_bytes(data)
    new = source.draw(st.lists(LOCS, max_size=3), label="new")
    document.apply(InsertRows(len(document) // 2, [Row(loc, "2024-05-06") for loc in new]))
    positions = st.sets(st.integers(0, max(0, len(document) - 1)), max_size=3).map(sorted)
    if len(document):
        document.apply(RemoveRows(source.draw(positions, label="removed")))
    if len(document) > 3:
        document.apply(MoveRows([1, 3], 0))
        document.apply(SetCells([(document.row_id(2), "loc", source.draw(LOCS, label="set"))]))
    return document


@given(st.data(), BODY)
@settings(max_examples=60, deadline=None)
def test_a_check_says_the_same_wherever_it_runs(
    workers: Workers, source: st.DataObject, body: str
) -> None:
    table = edited(source, urlset(body, NAMESPACES)).table.snapshot()
    places: list[Executor] = [Here(1), workers]
    row_ids, checker = list(table.order), Checker()
    whole = checker.check(table)
    alone = {row_id: found for row_id in row_ids if (found := checker.row(table, row_id))}
    assert whole.rows == alone
    for executor in places:
        same(checker.check(table, executor=executor), whole, row_ids)
        same_kinds(checker.kinds(table, executor=executor), whole, row_ids)


SPELT_ODDLY = st.builds(
    lambda site, parts: site + "".join(parts),
    st.sampled_from(
        ("https://www.a.org/", "https://www.a.org/shop/", "https://dev.a.org/", "https://a. org/")
    ),
    st.lists(
        st.sampled_from(
            [
                *(" ", '"', "^", "`", "{", "|", "}", ">", "x", "x", "%20", "%C3%BC", "\u00e9"),
                *("%25C3", "%", "\\", "[", "#", "\t", "\u00a0", "\u212a", "\u2018", "."),
                *("/", "//", "/admin/", "/..", "(S(a))", ";jsessionid=1", ".css", ".html", "@"),
                *("?", "&amp;", "&quot;", "&amp;amp;", "&#32;", "utm_x=1", "token=1", "sid=1"),
                *("to\u212aen=1", "http://", "x" * 1_000),
            ]
        ),
        max_size=5,
    ),
)
CONTEXTS = [
    CheckContext(),
    CheckContext(published=Published("https://www.a.org/shop/sitemap.xml", is_sure=False)),
    CheckContext(published=Published("https://www.a.org/sitemap.xml", is_cross_submitted=True)),
    CheckContext(profile=PROFILES_BY_ID["google"]),
]


@pytest.mark.parametrize("context", CONTEXTS)
@given(st.lists(SPELT_ODDLY, min_size=1, max_size=8))
@settings(max_examples=100, deadline=None)
def test_urls_spelt_oddly_are_judged_as_one_by_one(context: CheckContext, locs: list[str]) -> None:
    body = "".join(f"<url><loc>{loc}</loc></url>" for loc in locs)
    table, checker = Document.from_bytes(urlset(body)).table, Checker(context=context)
    alone = {row_id: found for row_id in table.order if (found := checker.row(table, row_id))}
    kinds = checker.kinds(table).rows
    assert {kind: list(row_ids) for kind, row_ids in kinds.items()} == kinds_of(alone)


def test_a_text_sitemap_is_checked_in_processes_too(workers: Workers) -> None:
    table = Document.from_bytes(b"https://a.org/1\nhttps://a.org/1\nhttp://b.org/ x\n").table
    same(Checker().check(table, executor=workers), Checker().check(table), list(table.order))


def test_an_index_is_checked_in_processes_too(workers: Workers) -> None:
    rows = "".join(f"<sitemap><loc>https://a.org/{n % 3}.xml</loc></sitemap>" for n in range(9))
    space = "http://www.sitemaps.org/schemas/sitemap/0.9"
    data = f'<sitemapindex xmlns="{space}">{rows}</sitemapindex>'.encode()
    table = Document.from_bytes(data).table
    same(Checker().check(table, executor=workers), Checker().check(table), list(table.order))
