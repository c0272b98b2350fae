"""What is kept of rows tells the same as the rows themselves, here and in processes."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from datetime import date
from xml.sax.saxutils import escape

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, Edit, InsertRows, MoveRows, RemoveRows, Row, SetCells
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.filtering.aspects import READINGS, Aspect
from sitemap_editor.core.filtering.grammar import parse_filter
from sitemap_editor.core.filtering.kept_values import KeptValues
from sitemap_editor.core.filtering.matching import FilterContext, row_mask
from sitemap_editor.core.filtering.names_pass import NamesPass
from sitemap_editor.core.passes.executor import Here
from sitemap_editor.core.passes.workers import Workers
from tests.core.sitemaps import document
from tests.core.test_properties import SLOW_IS_FINE

FILTERS = (
    *("host:shop.de", "host:*.de", "host:shop.de:8080", "host:none", "host:sh\u00dcp.de"),
    *("folder:/", "folder:/a/", "folder:/a/b", "folder:/A/", "folder:/a?x/"),
    *("ext:pdf", "ext:tar.gz", "ext:none", "ext:*", "ext:p*", "ext:.gz"),
    *("param:x", "param:none", "param:x=1", "param:u*", "param:*", "loc:none"),
    *("lastmod:2024", "lastmod:2024-05", "lastmod:2024-05-06T", "lastmod:none", "lastmod:invalid"),
    *("lastmod<2024-05-06", "lastmod<=2024-05", "lastmod>2023", "lastmod>=2024-05-06T10:00Z"),
    *("older:30d", "newer:1y", "lastmod>9999", "lastmod<=9999-12-31", 'lastmod:"?"'),
    *("changefreq:daily", "changefreq:none", "changefreq:invalid", "changefreq:/a/"),
    *("priority>=0.5", "priority:none", "priority:invalid", "priority:0.5"),
    *("-folder:/a/ lastmod>2023 b", "ext:pdf OR (param:x -lastmod:none)", "rows:2-3 ext:pdf"),
)
TODAY = date(2024, 7, 15)
URLS = st.one_of(
    st.tuples(
        st.sampled_from(
            ["https://shop.de", "HTTP://u:p@Shop.de:8080", "//a", "x:", "1://b", "ü://c"]
        ),
        st.sampled_from(["", "/", "/a/", "/a/b/", "/a//b", "/A/b.c/d", "/ü/ "]),
        st.sampled_from(["", "b", "b.pdf", "b.tar.gz", "b.", ".gz", "a b.PDF"]),
        st.sampled_from(["", "?", "?x", "?x=1/2.pdf", "?utm=a&x=2&", "?a?b=/c/#d", "?=1&y"]),
        st.sampled_from(["", "#", "#/a/b.pdf", "#?x=1"]),
    ).map("".join),
    st.sampled_from(["", " ", "a page", "a/b.pdf", "https://", "https:///a/b.pdf", "://"]),
)
DATES = st.sampled_from(
    [
        *("", "2024", "2024-05", "2024-05-06", "2024-05-06T10:00Z", "2024-05-06T23:59:59.5+13:59"),
        *("2024-05-06T10:00:00+14:00", "2024-05-06T10:00-15:00", "2024-02-31T10:00Z", "2024-5-6"),
        *("2024-05-06 10:00", "2024T10:00Z", "day 5 T10:00Z", "24", "9999-12-31T10:00:00Z", "١"),
    ]
)
ROWS = st.builds(
    Row,
    URLS,
    st.none() | DATES,
    st.sampled_from([None, "", "daily", "Daily", " daily", "sometimes"]),
    st.sampled_from([None, "", "0.5", "0.50", "1.5", "high"]),
)


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    started = Workers(2, few_rows=0, first_rows=1)
    yield started
    started.end()


def opened(rows: list[Row]) -> Document:
    def element(name: str, value: str | None) -> str:
        return "" if value is None else f"<{name}>{escape(value)}</{name}>"

    return document(
        "".join(f"<url>{''.join(map(element, Row._fields, row))}</url>" for row in rows)
    )


def masks(table: PieceTable, kept: KeptValues | None) -> list[bytes]:
    context = FilterContext(today=TODAY)
    return [row_mask(table, parse_filter(text), context=context, kept=kept) for text in FILTERS]


def an_edit(source: st.DataObject, table: PieceTable) -> Edit:
    """Return an edit of a row, or one that adds, removes or moves one."""
    at = source.draw(st.integers(0, len(table)), label="at")
    new = source.draw(ROWS, label="new")
    if at == len(table):
        return InsertRows(at, (new,))
    row_id = table.row_id(at)
    cells = SetCells([(row_id, "loc", new.loc), (row_id, "lastmod", new.lastmod)])
    others: list[Edit] = [RemoveRows([at]), MoveRows([at], 0), InsertRows(at, (new,))]
    edit: Edit = source.draw(st.sampled_from([cells, cells, *others]), label="edit")
    return edit


@given(st.lists(ROWS, min_size=1, max_size=8), st.data())
@settings(max_examples=60, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_what_is_kept_tells_what_the_rows_tell_whatever_is_edited_and_undone(
    rows: list[Row], source: st.DataObject
) -> None:
    edited, kept = opened(rows), KeptValues()
    inverses: list[Edit] = []
    for step in range(source.draw(st.integers(0, 3), label="edits") + 1):
        assert masks(edited.table.snapshot(), kept) == masks(edited.table, None)
        if inverses and step % 2:
            edited.apply(inverses.pop())
        else:
            inverses.append(edited.apply(an_edit(source, edited.table)))
    assert masks(edited.table.snapshot(), kept) == masks(edited.table, None)


@given(st.lists(ROWS, min_size=1, max_size=40))
@example([Row(""), Row("https://shop.de/a/ ")])
@settings(max_examples=30, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_names_are_the_same_here_and_in_processes(workers: Workers, rows: list[Row]) -> None:
    table = opened(rows).table
    every = NamesPass(tuple(Aspect), len(rows))
    assert workers.run(every, table) == Here(1).run(every, table) == Here().run(every, table)


RAW = {
    "loc": st.tuples(
        st.sampled_from(["", " ", "\r\n", "\u3000"]),
        st.sampled_from(["https://e.de", "https://e.de/", "https://e.de/a&amp;b/", "x", "&#104;"]),
        st.sampled_from(["", "c.pdf", "c.d.p>f", "c.a&amp;b", "c d.x&lt;/", "c/&#46;e"]),
        st.sampled_from(["", "?a", "?a=1&amp;b=2.x/y", "?a&lt;b", "?&amp;amp;", "?a#?b", "#/x.y"]),
        st.sampled_from(["", " ", "\u00a0", "\r", "&#32;"]),
    ).map("".join),
    "lastmod": st.sampled_from(
        [
            *("", " ", "2024-05-06", "2024-05-06T10:00:59Z", " 2024-05-06T10:00+01:00 "),
            *("2024-05-06T10:00:00Z\r\n", "20&amp;24-T10:00Z", "2024-05-06&#84;10:00Z", "day > 5"),
        ]
    ),
    "changefreq": st.sampled_from(["daily", "\tdaily\n", "da&#105;ly", "", "a&amp;b", "a > b"]),
    "priority": st.sampled_from(["0.5", " 0.5", "0&#46;5", "\u00a01", "\u0660"]),
}
TAGS = st.sampled_from(["<{}>{}</{}>", "<{} >{}</{}>", "<{}>{}</{} >", "\n<{}>{}</{}>\r\n"])


@given(st.data(), st.booleans())
@settings(max_examples=300, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_rows_have_the_names_of_their_values_however_they_are_written_alike_or_not(
    source: st.DataObject, are_alike: bool
) -> None:
    some = st.sets(st.sampled_from(["lastmod", "changefreq", "priority"]))
    every = source.draw(some, label="elements")
    odd = source.draw(
        st.sampled_from(["", "", "<!-- <url> -->", "<x:y xmlns:x='x'/>"]), label="odd"
    )
    rows = []
    for _ in range(source.draw(st.integers(1, 4), label="rows")):
        wanted = every if are_alike else source.draw(some, label="of a row")
        raw = {each: source.draw(RAW[each], label=each) for each in RAW if each in {"loc", *wanted}}
        tags = source.draw(TAGS, label="tags") if odd else "<{}>{}</{}>"
        rows.append("".join(tags.format(name, value, name) for name, value in raw.items()))
    table = document(
        "".join(f"<url>{row}</url>" for row in rows[:-1]) + f"<url>{rows[-1]}{odd}</url>"
    ).table
    (found,) = [Here().run(NamesPass(tuple(READINGS), 1_000), table)]
    for (_, reading), named in zip(READINGS.items(), found, strict=True):
        assert named is not None
        values = [(row.value(reading.field) or "").strip().encode() for row in table]
        names = [reading.names([value])[0] for value in values]
        assert [named.names[number] for number in named.numbers] == names


def test_rows_are_counted_by_name_all_of_them_and_some() -> None:
    table = _of(*("https://e.de/a/1", "https://e.de/b/2", "https://e.de/a/3", "no"))
    folders = KeptValues().read(table, [Aspect.FOLDER])[Aspect.FOLDER]
    assert folders is not None
    assert folders.counts(table) == {b"https://e.de/a/": 2, b"https://e.de/b/": 1, b"-": 1}
    assert folders.counts(table, b"\1\0\1\1") == {b"https://e.de/a/": 2, b"-": 1}
    some = table.part(array("I", [3, 1]))
    assert folders.counts(some) == {b"https://e.de/b/": 1, b"-": 1}


def test_names_beyond_a_byte_and_beyond_all_use() -> None:
    table = _of(*(f"https://e.de/{number}/a.{number % 7}" for number in range(3_000)))
    kept = KeptValues().read(table, [Aspect.FOLDER, Aspect.EXTENSION])
    extensions = kept[Aspect.EXTENSION]
    assert kept[Aspect.FOLDER] is None  # each row has another
    assert extensions is not None
    assert len(extensions.names) == 7
    table = _of(*(f"https://e.de/{number % 300}/" for number in range(1_500)))
    asked, known = parse_filter("folder:/299"), KeptValues()
    assert row_mask(table, asked, kept=known) == row_mask(table, asked)
    assert sum(row_mask(table, asked, kept=known)) == 5


def _of(*urls: str) -> PieceTable:
    return opened([Row(url) for url in urls]).table
