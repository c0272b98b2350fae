"""Steps that work on what rows hold beyond their own values."""

from __future__ import annotations

from sitemap_editor.core.columns.row_reading import values_of
from tests.core.columns.rows import file_of
from tests.core.recipes.test_recipes import run
from tests.core.sitemaps import document

_TITLES = (
    "<news:news><news:title>Old A</news:title></news:news>",
    "",
    "<v:video><v:title>1</v:title></v:video><v:video><v:title>2</v:title></v:video>",
)


def test_a_value_is_set_where_it_is_and_where_it_is_not() -> None:
    opened = file_of(*_TITLES)
    before = opened.to_bytes()
    done = run(opened, {"do": "set", "column": "news.title", "value": "New & B"})
    assert list(values_of(opened.table, "news.title")) == ["New & B"] * 3
    assert done.edit is not None
    assert opened.to_bytes().count(b"<v:title>") == before.count(b"<v:title>")


def test_the_namespace_is_declared_once_where_no_row_had_it() -> None:
    opened = document("<url><loc>a</loc></url><url><loc>b</loc></url>")
    before = opened.to_bytes()
    done = run(opened, {"do": "set", "column": "alt:de", "value": "https://e.de/de", "where": "b"})
    data = opened.to_bytes()
    assert data.count(b"xmlns:xhtml=") == 1
    assert list(values_of(opened.table, "alt:de")) == [None, "https://e.de/de"]
    assert b"<url><loc>a</loc></url>" in data
    assert done.edit is not None
    assert before != data


def test_text_is_replaced_in_every_kind_of_column_at_once() -> None:
    opened = file_of(*_TITLES)
    columns = ["loc", "news.title"]
    run(opened, {"do": "replace", "columns": columns, "find": "d", "with": "x", "regex": True})
    assert list(values_of(opened.table, "news.title")) == ["Olx A", None, None]
    assert list(values_of(opened.table, "loc")) == ["https://e.xe/"] * 3


def test_a_duration_is_written_in_seconds_by_whatever_sets_it() -> None:
    opened = file_of(_TITLES[2].replace("</v:video><v:video>", ""), "")
    for value, written in (("1:17:57", "4677"), ("PT20S", "20"), ("long", "long")):
        run(opened, {"do": "set", "column": "video.duration", "value": value, "where": "rows:1"})
        assert next(values_of(opened.table, "video.duration")) == written


def test_rows_with_several_are_left_and_counted_with_the_reason() -> None:
    opened = file_of(*_TITLES)
    steps: tuple[dict[str, object], ...] = (
        {"do": "set", "column": "video.title", "value": "x"},
        {"do": "clear", "columns": ["video.title", "lastmod"]},
    )
    for step in steps:
        before = opened.table.row_bytes(2)
        (outcome,) = run(opened, step).outcomes
        assert opened.table.row_bytes(2) == before
        (left,) = outcome.left
        assert left.count == 1
        assert "several" in str(left)


def test_values_are_copied_between_columns_and_cleared_without_a_trace() -> None:
    opened = file_of("", "<acme:stock>5</acme:stock>")
    before = opened.to_bytes()
    run(opened, {"do": "copy", "from": "x:acme:stock", "to": "news.title"})
    assert list(values_of(opened.table, "news.title")) == [None, "5"]
    run(opened, {"do": "clear", "columns": ["news.title"]})
    assert opened.to_bytes() == before


def test_rows_are_sorted_by_what_they_hold() -> None:
    opened = file_of(*(f"<acme:stock>{each}</acme:stock>" for each in (10, 9, 100)))
    run(opened, {"do": "sort", "by": "x:acme:stock"})
    assert list(values_of(opened.table, "x:acme:stock")) == ["9", "10", "100"]
