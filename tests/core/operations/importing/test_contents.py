"""Tables with columns of what rows hold: exported, and imported again."""

from __future__ import annotations

from array import array
from datetime import UTC, datetime

import pytest

from sitemap_editor import Document
from sitemap_editor.core.columns.row_reading import values_of
from sitemap_editor.core.files.exports import EXPORTS
from sitemap_editor.core.operations.exporting import export
from sitemap_editor.core.operations.importing.columns import guessed_columns
from sitemap_editor.core.operations.importing.plan import (
    Fate,
    ImportChoices,
    ImportPlan,
    Policy,
    plan_import,
)
from sitemap_editor.core.operations.importing.reading import source_of
from tests.core.columns.rows import file_of
from tests.core.sitemaps import document

NOW = datetime(2026, 11, 23, tzinfo=UTC)
TABLE = b"""loc,News Title,alt:de,img.count
https://e.de/1,New one,https://e.de/de/1,3
https://e.de/2,,,
https://e.de/3,"A, B",,
"""


def _imported(opened: Document, data: bytes, policy: Policy = Policy.SKIP) -> ImportPlan:
    source = source_of(data, "table.csv")
    columns = guessed_columns(source, opened.fields, NOW)
    plan = plan_import(opened.table.snapshot(), source, ImportChoices(columns, policy), NOW)
    if plan.edit is not None:
        opened.apply(plan.edit)
    return plan


def _rows(*titles: str) -> Document:
    return document(
        "".join(
            f"<url><loc>https://e.de/{number}</loc>{title}</url>"
            for number, title in enumerate(titles, 1)
        ),
        ' xmlns:n="http://www.google.com/schemas/sitemap-news/0.9"',
    )


def test_titles_name_columns_of_contents_and_numbers_are_left_out() -> None:
    source = source_of(TABLE, "table.csv")
    assert guessed_columns(source, ("loc", "lastmod", "changefreq", "priority"), NOW) == {
        "loc": 0,
        "news.title": 1,
        "alt:de": 2,
    }
    assert guessed_columns(source, ("loc", "lastmod"), NOW) == {"loc": 0}


def test_new_rows_come_with_what_they_hold_and_undo_takes_it_all_back() -> None:
    opened = document("<url><loc>https://e.de/0</loc></url>")
    before = opened.to_bytes()
    source = source_of(TABLE, "table.csv")
    choices = ImportChoices(guessed_columns(source, opened.fields, NOW))
    plan = plan_import(opened.table.snapshot(), source, choices, NOW)
    assert plan.edit is not None
    inverse = opened.apply(plan.edit)
    assert list(values_of(opened.table, "news.title")) == [None, "New one", None, "A, B"]
    assert list(values_of(opened.table, "alt:de")) == [None, "https://e.de/de/1", None, None]
    data = opened.to_bytes()
    assert data.count(b"xmlns:news=") == data.count(b"xmlns:xhtml=") == 1
    assert plan.row(0).loc == "https://e.de/1"
    opened.apply(inverse)
    assert opened.to_bytes() == before


@pytest.mark.parametrize(
    ("policy", "titles", "fates"),
    [
        (Policy.SKIP, ["Old", None], [Fate.SKIPPED, Fate.SKIPPED, Fate.NEW]),
        (Policy.UPDATE, ["Old", None], [Fate.UPDATED, Fate.UNCHANGED, Fate.NEW]),
        (Policy.OVERWRITE, ["New one", None], [Fate.UPDATED, Fate.UNCHANGED, Fate.NEW]),
    ],
)
def test_rows_that_are_there_follow_the_policy(
    policy: Policy, titles: list[str | None], fates: list[Fate]
) -> None:
    opened = _rows("<n:news><n:title>Old</n:title></n:news>", "")
    plan = _imported(opened, TABLE, policy)
    assert list(values_of(opened.table, "news.title")) == [*titles, "A, B"]
    assert [plan.fate(line) for line in range(3)] == fates
    assert b"xmlns:news=" not in opened.to_bytes()


def test_what_was_exported_is_imported_again_as_it_was() -> None:
    bodies = (
        "<news:news><news:title>A &amp; B</news:title></news:news><image:image/>",
        "<acme:stock unit='kg'>5</acme:stock><!-- odd -->",
        "<v:video><v:title>1</v:title></v:video><v:video><v:title>2</v:title></v:video>",
    )
    names = ("loc", "news.title", "x:acme:stock", "x:acme:stock@unit", "img.count", "video.title")
    opened = file_of(*bodies)
    data = export(opened.table, array("I", range(3)), names, EXPORTS[0], b"".join)
    lines = data.decode("utf-8-sig").splitlines()
    assert lines[0] == ",".join(names)
    assert lines[1:] == [
        "https://e.de/,A & B,,,1,",
        "https://e.de/,,5,kg,0,",
        "https://e.de/,,,,0,1",
    ]
    other = file_of()
    source = source_of(data, "table.csv")
    choices = ImportChoices(guessed_columns(source, other.fields, NOW), Policy.ADD)
    plan = plan_import(other.table.snapshot(), source, choices, NOW)
    assert plan.edit is not None
    other.apply(plan.edit)
    for name in ("loc", "news.title", "x:acme:stock", "x:acme:stock@unit"):
        assert list(values_of(other.table, name)) == list(values_of(opened.table, name))
