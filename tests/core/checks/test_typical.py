from __future__ import annotations

from xml.sax.saxutils import escape

from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, Row, SetCells
from tests.core.checks.judging import JUDGE
from tests.core.sitemaps import document

# Pieces that meet the edges of the patterns: each alone may be right, many together are not.
SCHEMES = st.sampled_from(["http://", "https://", "HTTP://", "ftp://", "http:/", "https:// ", ""])
HOSTS = st.sampled_from(
    [
        *(
            "example.com",
            "a",
            "-",
            "a-",
            "a..b",
            ".a",
            "a.",
            "1.2.3.4",
            "[::1]",
            "é.example",
            "a_b",
        ),
        *(
            "a:b@c",
            "@a",
            "a:1",
            "a:0",
            "a:01",
            "a:9999",
            "a:65535",
            "a:65536",
            "a:99999",
            "a:",
            "a:x",
        ),
    ]
)
PATH_PIECES = st.sampled_from(
    [
        *(
            "/",
            "?",
            "#",
            "a",
            "~",
            "&",
            "<",
            ">",
            '"',
            "'",
            " ",
            "\t",
            "\n",
            "\u00a0",
            "é",
            "日",
            ";",
        ),
        *(
            "%",
            "%2",
            "%20",
            "%7F",
            "%80",
            "%C3%A4",
            "%C3",
            "%c3%28",
            "%E2%82%AC",
            "%E0%80%80",
            "%ED%A0%80",
        ),
        *("%F0%9F%98%80", "%FF", "[", "]", "{", "|", "\\", "^", "`", "@", ":", "%c1%81", "%C2%7f"),
        *("a" * 1_000, "b" * 24, "&amp;", "%E0%A0%80", "%ef%bf%bf", "%00", "%0a"),
    ]
)
LOCS = st.builds(
    lambda scheme, host, pieces: scheme + host + "".join(pieces),
    SCHEMES,
    HOSTS,
    st.lists(PATH_PIECES, max_size=6),
)
TWO = st.integers(0, 99).map("{:02d}".format)
EDGES = st.sampled_from(["00", "01", "12", "13", "23", "24", "28", "29", "30", "31", "59", "60"])
YEARS = st.sampled_from(
    [
        "0000",
        "0001",
        "1969",
        "1970",
        "1990",
        "1991",
        "1992",
        "2000",
        "2024",
        "2025",
        "2026",
        "2027",
        "9999",
    ]
)
ZONES = st.sampled_from(
    ["", "Z", "z", "+00:00", "-13:59", "+14:00", "+14:01", "+24:00", "+0200", "+02:60"]
)
DATES = st.builds("{}-{}-{}".format, YEARS, TWO | EDGES, TWO | EDGES)
TIMES = st.builds(
    "{}{}:{}:{}{}{}".format,
    st.sampled_from(["T", "t", " "]),
    TWO | EDGES,
    TWO | EDGES,
    TWO | EDGES,
    st.sampled_from(["", ".", ".5", ".123456789", ",5"]),
    ZONES,
)
LASTMODS = (
    DATES
    | st.builds("{}{}".format, DATES, TIMES)
    | st.builds("{}{}".format, DATES, ZONES)
    | YEARS
    | st.sampled_from(["", " ", "2024-05", "2024-05-06T10:20Z", " 2024-05-06 "])
)
CHANGEFREQS = st.sampled_from(
    ["daily", "never", "Daily", " daily", "daily ", "dail", "", "dailydaily"]
)
PRIORITIES = st.sampled_from(
    [
        "0",
        "1",
        "0.5",
        "1.0",
        "1.01",
        "1.00",
        "01",
        "0.",
        ".5",
        "-0",
        "0,5",
        "",
        " 0.5",
        "1e0",
        "٠",
        "0.٥",
    ]
)
ROWS = st.builds(
    Row,
    LOCS | st.none(),
    LASTMODS | st.none(),
    CHANGEFREQS | st.none(),
    PRIORITIES | st.none(),
)


def written(row: Row) -> str:
    cells = (
        f"<{field}>{escape(value)}</{field}>"
        for field, value in zip(Row._fields, row, strict=True)
        if value is not None
    )
    return f"<url>{''.join(cells)}</url>"


def assert_agreement(opened: Document) -> None:
    one_by_one = {row_id: JUDGE.row(opened.table, row_id) for row_id in opened.table.order}
    assert JUDGE.rows(opened.table) == {key: found for key, found in one_by_one.items() if found}


@settings(max_examples=400, deadline=None)
@given(st.lists(ROWS, min_size=1, max_size=12))
def test_the_quick_way_never_passes_a_row_in_which_the_rules_find_something(
    rows: list[Row],
) -> None:
    assert_agreement(document("\n".join(map(written, rows))))


@settings(max_examples=150, deadline=None)
@given(st.lists(ROWS, min_size=1, max_size=6), st.lists(ROWS, min_size=1, max_size=6))
def test_the_quick_way_and_the_rules_agree_on_edited_rows(
    rows: list[Row], values: list[Row]
) -> None:
    opened = document("\n".join(map(written, rows)))
    cells = [
        (row_id, field, value or None)
        for row_id, row in enumerate(values[: len(rows)])
        for field, value in zip(Row._fields, row, strict=True)
    ]
    opened.apply(SetCells(cells))
    assert_agreement(opened)


@settings(max_examples=200, deadline=None)
@given(st.lists(LOCS, min_size=1, max_size=8))
def test_the_quick_way_and_the_rules_agree_on_text_sitemaps(lines: list[str]) -> None:
    text = "https://example.com/first\n" + "\n".join(lines) + "\n"
    assert_agreement(Document.from_bytes(text.encode()))


def test_rows_at_the_very_edge_of_the_length_are_told_apart() -> None:
    for count in (11, 12, 13, 1_023, 1_024, 1_025, 2_047, 2_048, 2_049):
        loc = "http://a.io/" + "a" * count
        assert_agreement(document(written(Row(loc[:count]))))
        ampersands = loc[: count - 2] + "&b"
        assert_agreement(document(written(Row(ampersands))))
