"""What rows are called: the same of plain rows at once, one by one, and in other processes."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, MoveRows, RemoveRows, SetCells
from sitemap_editor.core.errors import no_progress
from sitemap_editor.core.operations.splitting.labels import LabelBy, LabelPass, labels_of
from sitemap_editor.core.passes.executor import Here
from sitemap_editor.core.passes.workers import Workers
from tests.core.sitemaps import document

PIECES = st.sampled_from(
    [
        *("https://", "http://", "HTTPS://", "a.org", "B.org:80", "user@", "/", "//", "/a", "/b/"),
        *("?", "#", "&", "a?b=/c/", " ", "\u00a0", "\u3000", "\u2003", "x", "é", "mailto:", "%20"),
    ]
)
LOCS = st.one_of(
    st.lists(PIECES, min_size=1, max_size=6).map("".join),
    st.lists(PIECES, max_size=4).map(lambda rest: "https://a.org/" + "".join(rest)),
)
DATES = st.one_of(
    st.none(),
    st.sampled_from(
        [
            *("2024-05-06", "2024-05-06T10:20:30+02:00", " 2024-05-06 ", "2024", "2023-02-30"),
            *(
                "2024-05-06T10:20Z",
                "2024-05-06T25:00Z",
                "",
                "yesterday",
                "٢٠٢٤-٠٥-٠٦",
                "2021-12-31",
            ),
        ]
    ),
)


def of(rows: list[tuple[str, str | None]], odd: str = "") -> Document:
    """Open rows; `odd` stands behind the first of them."""
    body = [
        f"\n<url><loc>{escape(loc)}</loc>"
        + ("" if date is None else f"<lastmod>{date}</lastmod>")
        + f"</url>{odd if not number else ''}"
        for number, (loc, date) in enumerate(rows)
    ]
    return document("".join(body))


def said(opened: Document, by: LabelBy) -> list[str]:
    labels = labels_of(opened.table, by, Here(), no_progress)
    return [labels.names[number] for number in labels.numbers]


@pytest.mark.parametrize("by", LabelBy)
@given(st.lists(st.tuples(LOCS, DATES), min_size=1, max_size=5))
@settings(max_examples=300, deadline=None)
def test_a_label_is_the_same_in_a_plain_row_and_in_one_with_a_comment(
    by: LabelBy, rows: list[tuple[str, str | None]]
) -> None:
    assert said(of(rows), by) == said(of([*rows, rows[0]], "<!-- x -->"), by)[:-1]
    alone = [said(of([row]), by)[0] for row in rows]
    assert said(of(rows), by) == alone


@pytest.mark.parametrize(
    ("loc", "host", "folder"),
    [
        ("https://A.org/a/b", "a.org", "a/page"),
        ("https://a.org/a/b/", "a.org", "a/b/"),
        ("https://a.org", "a.org", ""),
        (" https://a.org/x?y=/z ", "a.org", "page"),
        ("https://a.org/a&b/c", "a.org", "a&b/page"),
        ("a.org/b", "other", "?"),
        ("https://a.org/ü/\u00a0", "a.org", "ü/"),
    ],
)
def test_what_a_url_is_called(loc: str, host: str, folder: str) -> None:
    for odd in ("", "<!-- x -->"):
        opened = of([(loc, None), (loc, None)], odd)
        assert said(opened, LabelBy.HOST) == [host, host]
        assert said(opened, LabelBy.FOLDER) == [folder, folder]


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    started = Workers(2, few_rows=0, first_rows=700)
    yield started
    started.end()


@pytest.mark.parametrize("by", LabelBy)
def test_processes_say_the_same(by: LabelBy, workers: Workers) -> None:
    rows = [
        (
            f"https://{'ab'[n % 2]}.org/{n // 900}/{n % 3}/x",
            f"{2020 + n // 800}-01-01" if n % 5 else None,
        )
        for n in range(4_000)
    ]
    opened = of(rows)
    opened.apply(RemoveRows(range(10, 40)))
    opened.apply(MoveRows([3], 2_000))
    opened.apply(SetCells([(1_000, "loc", "nothing"), (1_001, "lastmod", "2001")]))
    table = opened.table
    here = Here().run(LabelPass(by), table)
    there = workers.run(LabelPass(by), table)
    assert here == there
    assert len(here.numbers) == len(table)
