"""What a content column finds in rows, by patterns and element by element."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.columns.column import content_column
from sitemap_editor.core.columns.reading import ColumnReader
from sitemap_editor.core.columns.row_reading import RowReader, values_of
from sitemap_editor.core.columns.some_rows import SomeRows
from sitemap_editor.core.protocol.namespaces import IMAGE, NEWS
from tests.core.columns.rows import NAMES, column, file_of, row_bodies
from tests.core.sitemaps import document


def _found(name: str, *bodies: str) -> list[list[str]]:
    opened = file_of(*bodies)
    reader = ColumnReader(column(name), opened.table.row_format)
    rows = SomeRows(opened.table, opened.table.order)
    return [[value.decode() for value in row] for row in reader.of_rows(rows)]


@given(st.lists(row_bodies(odd=False), min_size=1, max_size=4), st.sampled_from(NAMES))
@settings(deadline=None)
def test_patterns_find_in_plain_rows_what_the_tree_has(bodies: list[str], name: str) -> None:
    plain = _found(name, *bodies)
    assert plain == _found(name, *(f"<!-- not plain -->{each}" for each in bodies))
    opened = file_of(*bodies)
    reader = ColumnReader(column(name), opened.table.row_format)
    assert plain == [
        [v.decode() for v in reader.of_row(row)]
        for row in map(opened.table.row_bytes, opened.table.order)
    ]


@pytest.mark.parametrize(
    ("name", "body", "values"),
    [
        ("img.count", "<image:image/><image:image></image:image>", ["2"]),
        ("img.count", "", ["0"]),
        ("news.title", "<news:news><news:title>A &amp; B</news:title></news:news>", ["A & B"]),
        ("news.title", "<news:news/>", []),
        ("news.name", "<news:news><news:publication><news:name>N</news:name></news:publication>"
         "</news:news>", ["N"]),
        ("video.title", "<v:video><v:title>1</v:title></v:video><v:video><v:title>2</v:title>"
         "</v:video>", ["1", "2"]),
        ("alt:DE", "<xhtml:link rel='alternate' hreflang='de' href='a'/>", ["a"]),
        ("alt:de", "<xhtml:link rel='alternate' hreflang='de-AT' href='a'/>", []),
        ("alt.count", "<xhtml:link rel='alternate' hreflang='de' href='a'/>", ["1"]),
        ("x:acme:a/b", "<acme:a><acme:c><acme:b>1</acme:b></acme:c></acme:a><acme:b>2</acme:b>",
         ["1"]),
        ("x:acme:stock@unit", "<acme:stock unit='kg'>1</acme:stock>", ["kg"]),
        ("x:acme:@id", "<acme:c acme:id='7'/>", ["7"]),
        ("x:video:title", "<v:video><v:title>1</v:title></v:video>", ["1"]),
        ("x:other:title", "<o:title xmlns:o='u'/>", []),
        ("x:o:title", "<o:title xmlns:o='u'>1</o:title>", ["1"]),
        ("x:acme:stock", "<stock xmlns='https://acme.example/ns'>9</stock>", ["9"]),
    ],
)  # fmt: skip
def test_a_column_finds_elements_by_namespace_and_name(
    name: str, body: str, values: list[str]
) -> None:
    assert _found(name, body) == [values]


@pytest.mark.parametrize(
    "name", ["img", "img.title", "news.", "alt:", "alt:d_e", "x:acme", "x:acme:", "x::a", "x:a:b@"]
)
def test_other_names_are_no_columns(name: str) -> None:
    assert content_column(name) is None


def test_ready_names_may_be_written_in_capitals_and_prefixes_may_not() -> None:
    assert column("News.Title") == column("news.title")
    assert column("x:Acme:Stock") != column("x:acme:stock")


def test_a_file_of_another_prefix_is_read_by_its_namespace() -> None:
    body = "<url><loc>a</loc><i:image><i:loc>b</i:loc></i:image></url>"
    opened = document(body, f' xmlns:i="{IMAGE}" xmlns:image="{NEWS}"')
    assert list(values_of(opened.table, "img.loc")) == ["b"]
    assert list(values_of(opened.table, "x:image:loc")) == [None]
    assert list(values_of(opened.table, "x:i:loc")) == ["b"]


def test_own_columns_and_content_columns_are_read_side_by_side() -> None:
    opened = file_of("<image:image/>", "")
    reader = RowReader(opened.table.row_format, ("loc", "img.count", "lastmod"))
    assert reader.of_rows(opened.table, opened.table.order) == [
        ["https://e.de/"] * 2,
        ["1", "0"],
        [None, None],
    ]
    assert reader.values(opened.table.row_bytes(0)) == ["https://e.de/", "1", None]


def test_a_text_sitemap_has_none() -> None:
    opened = Document.from_bytes(b"https://e.de/\n")
    assert list(values_of(opened.table, "img.count")) == [None]
