"""What lines become in a document: new rows, values of rows that are there, or nothing."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime

import pytest

from sitemap_editor import Document
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.operations.changing.deduplicating import Same
from sitemap_editor.core.operations.importing.columns import DateReading, guessed_columns
from sitemap_editor.core.operations.importing.plan import (
    Fate,
    ImportChoices,
    ImportPlan,
    Policy,
    plan_import,
)
from sitemap_editor.core.operations.importing.reading import source_of
from tests.core.sitemaps import urlset

SITE = urlset(
    '<url><loc>https://e.com/a</loc><lastmod>2024-01-01</lastmod><x:y xmlns:x="u"/></url>'
    "<url><loc> https://e.com/b?x=1&amp;y=2\n</loc></url>"
    "<url><loc><![CDATA[https://e.com/c]]></loc><priority>0.1</priority></url>"
    "<url><loc>https://e.com/a</loc></url>"
)
TABLE = (
    "loc,lastmod,priority\n"
    "https://e.com/a,2025-05-06,\n"
    "https://e.com/b?x=1&y=2,,0.5\n"
    "https://e.com/c,,0.1\n"
    "https://e.com/new,2025-05-07,0.9\n"
    "https://e.com/new,2025-05-08,\n"
)
NOW = datetime(2026, 5, 6, 12, tzinfo=UTC)
N, U, S, K, R = Fate.NEW, Fate.UPDATED, Fate.UNCHANGED, Fate.SKIPPED, Fate.REPEATED


def planned(text: str, data: bytes = SITE, **choices: object) -> tuple[Document, ImportPlan]:
    """Return the document after the import, and its plan."""
    document = Document.from_bytes(data)
    source = source_of(text.encode())
    columns = guessed_columns(source, document.fields, NOW)
    given = ImportChoices(**{"columns": columns, **choices})  # type: ignore[arg-type]  # by name
    plan = plan_import(document.table.snapshot(), source, given, NOW)
    if plan.edit is not None:
        inverse = document.apply(plan.edit)
        draft = document.table.draft()
        draft.apply(inverse)
        assert b"".join(draft.pieces()) == data
    return document, plan


@pytest.mark.parametrize(
    ("policy", "fates", "rows"),
    [
        (
            Policy.SKIP,
            [K, K, K, N, R],
            {0: ("2024-01-01", None), 1: (None, None), 4: ("2025-05-07", "0.9")},
        ),
        (
            Policy.UPDATE,
            [U, U, S, N, R],
            {0: ("2024-01-01", None), 3: ("2025-05-06", None), 1: (None, "0.5")},
        ),
        (
            Policy.OVERWRITE,
            [U, U, S, R, N],
            {0: ("2025-05-06", None), 3: ("2025-05-06", None), 4: ("2025-05-08", None)},
        ),
        (Policy.ADD, [N, N, N, N, N], {0: ("2024-01-01", None), 4: ("2025-05-06", None)}),
    ],
)
def test_each_policy_does_what_it_says_to_urls_that_exist(
    policy: Policy, fates: list[Fate], rows: Mapping[int, tuple[str | None, str | None]]
) -> None:
    document, plan = planned(TABLE, policy=policy)
    assert [plan.fate(line) for line in range(5)] == fates
    assert {at: (document[at].lastmod, document[at].priority) for at in rows} == rows
    assert len(document) == (9 if policy is Policy.ADD else 5)
    assert b'<x:y xmlns:x="u"/>' in document.to_bytes()
    assert b"<![CDATA[https://e.com/c]]>" in document.to_bytes()


def test_empty_values_clear_only_where_that_is_asked_for() -> None:
    text = "loc,lastmod\nhttps://e.com/a,\n"
    assert planned(text, policy=Policy.OVERWRITE)[1].edit is None
    document, plan = planned(text, policy=Policy.OVERWRITE, clears=True)
    assert (document[0].lastmod, plan.fate(0)) == (None, U)


OLD_MOMENT = "2024-01-01T10:00:00.50Z"


@pytest.mark.parametrize(
    ("field", "old", "new", "fate"),
    [
        ("priority", "1.0", "1", S),
        ("priority", "0.50", "0.5", S),
        ("priority", "0.50", ".5", S),
        ("priority", "1.0", "10", U),
        ("priority", "high", "High", U),
        ("priority", "1.0", "1,0", U),
        ("lastmod", "2024-01-01T10:00:00Z", "2024-01-01T10:00:00+00:00", S),
        ("lastmod", "2024-01-01T10:00:00Z", "2024-01-01T12:00:00+02:00", S),
        ("lastmod", "2024-01-01T10:00:00Z", "2024-01-01T10:00Z", U),
        ("lastmod", "2024-01-01", "2024-01-01T00:00Z", U),
        ("lastmod", OLD_MOMENT, "2024-01-01T10:00:00.50+00:00", S),
        ("lastmod", OLD_MOMENT, "2024-01-01T10:00:00.5Z", U),
        ("lastmod", "2024-01-01T10:00:00.1234567Z", "2024-01-01T10:00:00.1234568Z", U),
        ("lastmod", "2024-13-01", "2024-13-1", U),
        ("changefreq", "daily", "Daily", U),
    ],
)
def test_a_value_that_only_another_program_spells_otherwise_is_unchanged(
    field: str, old: str, new: str, fate: Fate
) -> None:
    plain = f"<url><loc>https://e.com/a</loc><{field}>{old}</{field}></url>"
    spaced = f"<url><loc>https://e.com/b</loc><{field}>\n{old} </{field}></url>"
    text = f'loc,{field}\nhttps://e.com/a,"{new}"\nhttps://e.com/b,"{new}"\n'
    for rows in (plain, plain + spaced):  # at once, and one by one
        _, plan = planned(text, urlset(rows), policy=Policy.OVERWRITE, clears=True)
        assert plan.fate(0) is fate
        assert (plan.edit is None) == (rows == plain + spaced and fate is S)


def test_urls_that_lead_to_one_page_match_by_choice() -> None:
    text = "loc,priority\nhttp://www.e.com/a/,0.3\n"
    assert planned(text, policy=Policy.OVERWRITE)[1].fate(0) is N
    document, plan = planned(text, policy=Policy.OVERWRITE, same=Same.PAGE)
    assert plan.fate(0) is U
    assert [row.priority for row in document] == ["0.3", None, "0.1", "0.3"]
    assert document[0].loc == "https://e.com/a"


def test_relative_urls_are_joined_with_a_base_or_refused() -> None:
    text = "/x?a=1\nhttps://e.com/a\n//other.com/y\ne.com/z\nmailto:a@e.com\n../up\n"
    refused = planned(text, columns={"loc": 0})[1]
    assert refused.count(Fate.RELATIVE) == 4
    assert refused.count(Fate.NO_PAGE) == 1
    document, plan = planned(text, columns={"loc": 0}, base="https://e.com/dir/page")
    assert [row.loc for row in list(document)[4:]] == [
        "https://e.com/x?a=1",
        "https://other.com/y",
        "https://e.com/z",
        "https://e.com/up",
    ]
    assert plan.count(Fate.NO_PAGE) == 1


def test_dates_of_other_forms_stay_unless_a_person_says_what_they_mean() -> None:
    text = "loc,date\n" + "".join(
        f'https://e.com/{number},"{date}"\n'
        for number, date in enumerate(
            ("06/05/2024", "25/12/2024", "Tue, 06 May 2025 10:20:30 GMT", "soon", "2024-05-06")
        )
    )
    read = {
        reading: [row.lastmod for row in list(planned(text, dates=reading)[0])[4:]]
        for reading in DateReading
    }
    rest = ["2024-12-25", "2025-05-06T10:20:30Z", "soon", "2024-05-06"]
    assert read[DateReading.KEEP][0] == "06/05/2024"
    assert read[DateReading.KEEP][2].startswith("Tue")  # type: ignore[union-attr]  # a text
    assert read[DateReading.CONVERT] == ["06/05/2024", *rest]
    assert read[DateReading.DAY_FIRST] == ["2024-05-06", *rest]
    assert read[DateReading.MONTH_FIRST] == ["2024-06-05", *rest]


def test_what_cannot_be_stored_or_has_no_url_is_refused_with_a_reason() -> None:
    plan = planned('loc,lastmod\n"https://e.com/x\x01",\n,2024-05-06\nhttps://e.com/ok,1\x02\n')[1]
    assert [plan.fate(line) for line in range(3)] == [Fate.UNSTORABLE, Fate.NO_URL, Fate.UNSTORABLE]


def test_failed_pages_come_in_only_by_choice() -> None:
    text = "url,status code\nhttps://e.com/1,200\nhttps://e.com/2,404\n"
    assert planned(text)[1].count(Fate.NEW, Fate.UNUSUAL) == 2
    assert len(planned(text)[0]) == 5
    assert len(planned(text, only_usual=False)[0]) == 6


def test_rows_come_in_where_they_are_asked_for() -> None:
    document, _ = planned("https://e.com/1\nhttps://e.com/2\n", columns={"loc": 0}, position=1)
    assert [(row.loc or "")[-1] for row in document][:3] == ["a", "1", "2"]


def test_an_index_takes_the_sitemaps_of_a_robots_txt() -> None:
    data = (
        b'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        b"<sitemap><loc>https://e.com/1.xml</loc></sitemap></sitemapindex>"
    )
    text = "User-agent: *\nSitemap: https://e.com/1.xml\nSitemap: https://e.com/2.xml\n"
    document, plan = planned(text, data)
    assert [row.loc for row in document] == ["https://e.com/1.xml", "https://e.com/2.xml"]
    assert plan.fate(0) is K


def test_many_lines_with_gaps_become_the_rows_they_say() -> None:
    """More than a step of each: values stay with their URLs."""
    lines = [
        f"https://e.com/{number}&é,0.{number % 10}" if number % 7 else f",0.{number % 10}"
        for number in range(9_500)
    ]
    document, plan = planned("loc,priority\n" + "\n".join(lines))
    rows = [Row(f"https://e.com/{n}&é", priority=f"0.{n % 10}") for n in range(9_500) if n % 7]
    assert list(document)[4:] == rows
    assert plan.count(Fate.NO_URL) == 9_500 - len(rows)
