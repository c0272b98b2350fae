from __future__ import annotations

from array import array
from collections.abc import Sequence
from xml.sax.saxutils import escape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, InsertRows, MoveRows, RemoveRows, Row, SetCells
from sitemap_editor.core.errors import Cancelled
from sitemap_editor.core.operations import searching
from sitemap_editor.core.operations.searching import Hits, Query, SearchPass, cells_of, search
from sitemap_editor.core.passes.executor import Here
from sitemap_editor.core.passes.workers import Workers
from tests.core.sitemaps import document

Cells = list[tuple[int, str]]


def naive(opened: Document, query: Query) -> Cells:
    """Look at every decoded value, as a person would."""
    return [
        (opened.row_id(position), field)
        for position, row in enumerate(opened)
        for field in opened.fields
        if query.text
        and (not query.fields or field in query.fields)
        and (value := row.value(field)) is not None
        and (query.text in value if query.match_case else query.text.lower() in value.lower())
    ]


def found(opened: Document, query: Query) -> Cells:
    hits = search(opened.table, query)
    cells = [
        (row_id, field)
        for row_id, bits in zip(hits.row_ids, hits.columns, strict=True)
        for number, field in enumerate(opened.fields)
        if bits >> number & 1
    ]
    assert hits.count == len(cells)
    return cells


def assert_same(opened: Document, text: str, *fields: str) -> None:
    for match_case in (True, False):
        query = Query(text, match_case, fields)
        assert found(opened, query) == naive(opened, query)


BODY = """
 <url><loc>https://example.com/Alpha?a=1&amp;b=2</loc><lastmod>2024-05-06</lastmod></url>
 <!-- alpha in a comment -->
 <url><loc><![CDATA[https://example.com/<alpha>&amp;]]></loc><changefreq>daily</changefreq></url>
 <url><loc>https://example.com/&#97;lph&#x61;</loc><priority>0.5</priority></url>
 <url><loc>https://example.com/al<!-- x -->pha</loc></url>
 <url><loc>https://example.com/&quot;&apos;&gt;ÉCOLE/STRASSE</loc></url>
 <url><loc>https://example.com/]]&gt;</loc><x:y xmlns:x="http://alpha.example">alpha</x:y></url>
 <url><loc>https://example.com/two
lines</loc><loc>https://example.com/alpha-second</loc></url>
"""


@pytest.mark.parametrize(
    "text",
    [
        *(
            "alpha",
            "ALPHA",
            "Alpha",
            "&",
            "&amp;",
            "&b",
            "a=1&b",
            "<alpha>",
            "amp",
            "quot",
            '"',
            "'",
        ),
        *("\"'>", ">", "]]>", "école", "ÉCOLE", "e", "ß", "strasse", "two\nlines", "CDATA", "<!--"),
        *(
            "example.com",
            "loc",
            "url",
            "2024-05",
            "0.5",
            "daily",
            "x",
            " ",
            "\n",
            "",
            "/a",
            "é",
            "\0",
        ),
        *("\ud800", "lph&#x61;", "&#97;", "alpha-second"),
    ],
)
def test_hits_are_those_of_a_look_at_every_decoded_value(text: str) -> None:
    assert_same(document(BODY), text)


@pytest.mark.parametrize("field", ["loc", "lastmod", "changefreq", "priority"])
def test_a_search_can_be_kept_to_one_column(field: str) -> None:
    for text in ("0", "a", "5", "daily"):
        assert_same(document(BODY), text, field)


def test_what_stands_in_tags_and_comments_and_other_elements_is_no_hit() -> None:
    opened = document(BODY)
    for text in ("comment", "http://alpha.example", "alpha-second", "changefreq"):
        assert not found(opened, Query(text))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("İstanbul", "i̇stanbul"),
        ("istanbul", "İ"),
        ("\u212a", "k"),  # the Kelvin sign is a k in small letters
        ("k", "\u212a"),
        ("ſ", "S"),
        ("STRAẞE", "straße"),
        ("ΣΊΣΥΦΟΣ", "σίσυφος"),
        ("ǅ", "ǆ"),
        ("ŉ", "ŉ"),
        ("ﬃ", "FFI"),
        ("Straße", "STRASSE"),
    ],
)
def test_case_beyond_ascii_is_ignored_as_python_ignores_it(value: str, text: str) -> None:
    assert_same(document(f"<url><loc>https://example.com/{value}</loc></url>"), text)


def test_a_text_sitemap_is_searched_as_it_stands() -> None:
    opened = Document.from_bytes(b"https://example.com/?a=1&b=2\n\nhttps://example.com/&amp;\n")
    for text in ("&", "&amp;", "&b", "b=2", "<"):
        assert_same(opened, text)


PIECES = st.sampled_from(
    [
        "a",
        "A",
        "b",
        "é",
        "É",
        "&",
        "<",
        ">",
        "]]>",
        "'",
        '"',
        "ß",
        "İ",
        "i",
        "日",
        ";",
        "amp;",
        "#",
        " ",
    ]
)
TEXTS = st.lists(PIECES, max_size=5).map("".join)


def written(value: str, style: int) -> str:
    if style == 1:
        return "".join(f"&#{ord(character)};" for character in value)
    if style == 2 and "]]>" not in value:
        return f"<![CDATA[{value}]]>"
    if style == 3:
        return "<!-- a -->".join(escape(character) for character in value)
    return escape(value, {'"': "&quot;", "'": "&apos;"} if style == 4 else {})


VALUES = st.tuples(TEXTS, st.integers(0, 4))


@settings(max_examples=250, deadline=None)
@given(
    st.lists(st.tuples(VALUES, VALUES), min_size=1, max_size=8),
    st.lists(PIECES, min_size=1, max_size=3).map("".join),
)
def test_any_spelling_of_a_value_is_found(
    rows: list[tuple[tuple[str, int], tuple[str, int]]], text: str
) -> None:
    body = "".join(
        f"<url><loc>{written(*loc)}</loc><lastmod>{written(*lastmod)}</lastmod></url>"
        for loc, lastmod in rows
    )
    assert_same(document(body), text)


EDITS = st.lists(
    st.tuples(st.sampled_from(["set", "insert", "remove", "move"]), st.integers(0, 99), TEXTS),
    max_size=6,
)


@settings(max_examples=150, deadline=None)
@given(st.lists(VALUES, min_size=2, max_size=8), EDITS, PIECES)
def test_edited_inserted_and_moved_rows_are_found_where_they_stand(
    values: list[tuple[str, int]], edits: list[tuple[str, int, str]], text: str
) -> None:
    opened = document("\n".join(f"<url><loc>{written(*value)}</loc></url>" for value in values))
    for what, number, value in edits:
        count = len(opened)
        if what == "insert" or not count:
            opened.apply(InsertRows(number % (count + 1), [Row(value), Row("a" + value)]))
        elif what == "set":
            opened.apply(SetCells([(opened.row_id(number % count), "loc", value or None)]))
        elif what == "remove":
            opened.apply(RemoveRows([number % count]))
        else:
            opened.apply(MoveRows([number % count], (number * 7) % count))
    assert_same(opened, text)


@pytest.mark.parametrize("window", [1, 2, 3, 7, 16, 64])
def test_a_hit_across_the_edge_of_a_window_is_found(
    window: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "_WINDOW_BYTES", window)
    for text in ("alpha", "&", "1&b", "école", "two\nlines", "a", "priority", "0.5"):
        assert_same(document(BODY), text)


@pytest.mark.parametrize("shift", range(-12, 13, 3))
def test_a_hit_across_the_megabyte_is_found_once(shift: int) -> None:
    needle = "needle&sharp"
    head = len(document("").table.head) + len("<url><loc>")
    filler = "a" * ((1 << 20) - head + shift)
    body = (
        f"<url><loc>{filler}{escape(needle)}</loc></url>"
        "<url><loc>needle</loc></url><url><loc>NEEDLE&amp;SHARP</loc></url>"
    )
    assert_same(document(body), needle)


def test_a_row_longer_than_two_windows_gives_one_hit() -> None:
    body = f"<url><loc>{'needle' * 500_000}</loc></url><url><loc>needle</loc></url>"
    assert_same(document(body), "needle")


def test_a_search_tells_how_far_it_is_and_can_be_stopped() -> None:
    opened = document("<url><loc>https://example.com/</loc></url>" * 60_000)
    told: list[float] = []
    search(opened.table, Query("nothing like it"), told.append)
    assert told
    assert all(0 <= part <= 1 for part in told)
    assert told == sorted(told)

    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        search(opened.table, Query("example"), stop)


PLAIN_VALUES = st.text(alphabet="amp&;<x E\u212a\u00e9", min_size=1, max_size=6)
NEEDLES = st.text(alphabet="amp&;<xeE\u212a\u00e9k", min_size=1, max_size=3)


@st.composite
def plain_documents(draw: st.DrawFn) -> Document:
    """Draw rows as most files have them, some cells absent."""
    rows = []
    for _ in range(draw(st.integers(1, 6))):
        row = [f"<loc>{escape(draw(PLAIN_VALUES))}</loc>"]
        row += [
            f"<{name}>{escape(draw(PLAIN_VALUES))}</{name}>"
            for name in ("lastmod", "changefreq", "priority")
            if draw(st.booleans())
        ]
        rows.append(f"\n<url>{''.join(row)}</url>")
    return document("".join(rows))


@given(plain_documents(), NEEDLES, st.booleans())
@settings(max_examples=400, deadline=None)
def test_plain_rows_have_the_hits_of_their_values(
    opened: Document, text: str, is_of_one: bool
) -> None:
    fields = ("lastmod",) if is_of_one else ()
    assert_same(opened, text, *fields)
    for match_case in (True, False):
        query = Query(text, match_case, fields)
        at_once, one_by_one = (
            Here().run(SearchPass(query), opened.table),
            search(opened.table, query),
        )
        assert at_once.positions == one_by_one.positions
        assert at_once.columns == one_by_one.columns


@given(st.data(), st.integers(1, 6))
def test_hits_are_numbered_as_the_view_has_them(source: st.DataObject, width: int) -> None:
    columns = source.draw(st.lists(st.integers(0, 2**width - 1), min_size=1, max_size=20))
    view = source.draw(st.permutations(range(len(columns))))
    with_hits = array("I", (row_id for row_id, bits in enumerate(columns) if bits))
    hits = Hits(with_hits, with_hits, bytearray(filter(None, columns)))

    def expected(order: Sequence[int]) -> list[int]:
        return [
            row * width + column
            for row, row_id in enumerate(order)
            for column in range(width)
            if columns[row_id] >> column & 1
        ]

    assert list(cells_of(hits, width, None, len(columns))) == expected(range(len(columns)))
    assert list(cells_of(hits, width, view, len(columns))) == expected(view)


def test_thousands_of_rows_are_searched_here_and_in_processes_alike() -> None:
    rows = "".join(
        f"\n<url><loc>https://a.org/{n}?a&amp;b</loc><priority>0.{n % 10}</priority></url>"
        + ("<!-- 7 -->" if n == 2_500 else "")
        for n in range(5_000)
    )
    opened = document(rows)
    opened.apply(RemoveRows(range(100, 200)))
    opened.apply(MoveRows([5], 3_000))
    opened.apply(SetCells([(1_000, "loc", "https://a.org/7"), (1_001, "loc", "x")]))
    workers = Workers(2, few_rows=0, first_rows=700)
    try:
        for text in ("7", "&", "A.ORG", "nowhere", "amp"):
            query = Query(text)
            here, there = search(opened.table, query), search(opened.table, query, executor=workers)
            assert (here.positions, here.row_ids) == (there.positions, there.row_ids)
            assert here.columns == there.columns
            assert found(opened, query) == naive(opened, query)
    finally:
        workers.end()
