"""Content columns are written in place: what is written is read again, and undone to the byte."""

from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.columns.cells import RowCells
from sitemap_editor.core.columns.edits import carried_out_by_rows
from sitemap_editor.core.columns.row_reading import values_of
from sitemap_editor.core.columns.writing import ColumnWriter
from sitemap_editor.core.document.edits import Batch, Edit, FillCells, SetCells
from sitemap_editor.core.errors import EditError
from tests.core.columns.rows import NAMES, column, file_of, row_bodies
from tests.core.sitemaps import body, document

_VALUES = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\ufffe\uffff")
    .filter(lambda each: each >= " " or each in "\t\n"),
    min_size=1,
    max_size=8,
)  # fmt: skip


def _apply(opened: Document, edit: Edit) -> Edit:
    rows = carried_out_by_rows(opened.table, edit)
    assert rows is not None
    return opened.apply(rows)


@given(row_bodies(), st.sampled_from(NAMES), _VALUES)
@settings(deadline=None)
def test_what_is_set_is_read_and_undo_gives_the_old_bytes(
    inside: str, name: str, value: str
) -> None:
    opened = file_of("", inside)
    before = opened.to_bytes()
    cells = RowCells(opened.table.row_format)
    old = cells.value(opened.table.row_bytes(1), name)
    assume(old != column(name).as_written(value))
    try:
        edit = carried_out_by_rows(opened.table, SetCells(((1, name, value),)))
    except EditError:
        assert ColumnWriter(column(name), opened.table.row_format).refusal(
            opened.table.row_bytes(1)
        )
        return
    assert edit is not None
    inverse = opened.apply(edit)
    assert list(values_of(opened.table, name)) == [
        RowCells(opened.table.row_format).value(opened.table.row_bytes(0), name),
        column(name).as_written(value),
    ]
    assert Document.from_bytes(opened.to_bytes()).to_bytes() == opened.to_bytes()
    opened.apply(inverse)
    assert opened.to_bytes() == before


LINKS = ("alt:de", "alt:DE", "alt:pt-BR", "alt:fr", "img.loc", "x:acme:stock")


@given(row_bodies(), st.dictionaries(st.sampled_from(LINKS), _VALUES | st.none(), max_size=4))
@settings(deadline=None)
def test_columns_set_together_are_those_set_one_after_the_other(
    inside: str, values: dict[str, str | None]
) -> None:
    opened = file_of(inside)
    cells, data = RowCells(opened.table.row_format), opened.table.row_bytes(0)
    try:
        for name, value in values.items():
            data = cells.with_values(data, {name: value})
    except EditError:
        with pytest.raises(EditError):
            cells.with_values(opened.table.row_bytes(0), values)
        return
    together = cells.with_values(opened.table.row_bytes(0), values)
    each = Document.from_bytes(opened.to_bytes().replace(opened.table.row_bytes(0), together))
    for name in values:
        assert cells.value(each.table.row_bytes(0), name) == cells.value(data, name)


@given(row_bodies(), st.sampled_from(NAMES))
@settings(deadline=None)
def test_what_is_cleared_is_gone_and_leaves_the_rest(inside: str, name: str) -> None:
    opened = file_of(inside)
    writer = ColumnWriter(column(name), opened.table.row_format)
    data = opened.table.row_bytes(0)
    assume(writer.refusal(data) is None)
    cleared = writer.with_value(data, None)
    assert list(writer.reader.of_row(cleared)) == []
    assert len(cleared) <= len(data)


@pytest.mark.parametrize(
    ("name", "value", "before", "after"),
    [
        ("news.title", "B", "<news:news><news:title><![CDATA[A]]></news:title></news:news>",
         "<news:news><news:title><![CDATA[B]]></news:title></news:news>"),
        ("news.title", "B & C", "<news:news><news:title>A</news:title></news:news>",
         "<news:news><news:title>B &amp; C</news:title></news:news>"),
        ("news.date", "2026-11-20", "<news:news><news:title>A</news:title></news:news>",
         "<news:news><news:publication_date>2026-11-20</news:publication_date>"
         "<news:title>A</news:title></news:news>"),
        ("news.lang", "en", "", "<news:news><news:publication><news:language>en</news:language>"
         "</news:publication></news:news>"),
        ("news.lang", None, "<news:news><news:publication><news:language>en</news:language>"
         "</news:publication></news:news>", ""),
        ("video.title", None, "<v:video><v:title>A</v:title><v:duration>1</v:duration></v:video>",
         "<v:video><v:duration>1</v:duration></v:video>"),
        ("alt:pt-BR", "https://e.de/br", "",
         '<xhtml:link rel="alternate" hreflang="pt-BR" href="https://e.de/br"/>'),
        ("alt:de", "b", "<xhtml:link hreflang='de' href='a'/>",
         "<xhtml:link hreflang='de' href='b'/>"),
        ("alt:de", None, "<xhtml:link hreflang='de' href='a'/><acme:b/>", "<acme:b/>"),
        ("x:acme:stock", "5", "", "<acme:stock>5</acme:stock>"),
        ("x:acme:stock@unit", "kg", "<acme:stock>5</acme:stock>",
         '<acme:stock unit="kg">5</acme:stock>'),
        ("x:acme:stock@unit", "kg", "", '<acme:stock unit="kg"/>'),
        ("x:acme:a/b", "5", "<acme:a x='y'/>", "<acme:a x='y'><acme:b>5</acme:b></acme:a>"),
        ("x:acme:a/b", "5", "", "<acme:a><acme:b>5</acme:b></acme:a>"),
    ],
)  # fmt: skip
def test_only_what_is_meant_is_written(
    name: str, value: str | None, before: str, after: str
) -> None:
    opened = file_of(before)
    _apply(opened, SetCells(((0, name, value),)))
    assert body(opened) == f"<url><loc>https://e.de/</loc>{after}</url>\n"


@pytest.mark.parametrize(
    ("name", "inside", "words"),
    [
        ("img.count", "", "number of elements"),
        ("video.title", "<v:video/><v:video/>", "several"),
        ("img.loc", "<image:image/><image:image><image:loc>a</image:loc></image:image>", "several"),
        ("x:acme:a", "<acme:a><acme:b/></acme:a>", "holds other elements"),
        ("x:nobody:a", "", "does not declare the prefix"),
    ],
)
def test_what_one_value_does_not_stand_for_is_refused_in_words(
    name: str, inside: str, words: str
) -> None:
    opened = file_of(inside)
    with pytest.raises(EditError, match=words):
        carried_out_by_rows(opened.table, SetCells(((0, name, "x"),)))


def test_a_namespace_is_declared_when_it_is_first_needed() -> None:
    opened = document("<url><loc>a</loc></url><url><loc>b</loc></url>")
    before = opened.to_bytes()
    inverse = _apply(opened, FillCells((0, 1), ("news.title", "lastmod"), "2026"))
    assert opened.to_bytes().count(b"xmlns:news=") == 1
    assert list(values_of(opened.table, "news.title")) == ["2026"] * 2
    assert list(values_of(opened.table, "lastmod")) == ["2026"] * 2
    opened.apply(inverse)
    assert opened.to_bytes() == before


def test_cells_of_one_row_that_are_told_twice_take_the_last() -> None:
    opened = file_of("")
    first = SetCells(((0, "news.title", "A"), (0, "loc", "b")))
    _apply(opened, Batch((first, FillCells((0,), ("news.title",), "B"))))
    assert list(chain(values_of(opened.table, "news.title"), values_of(opened.table, "loc"))) == [
        "B",
        "b",
    ]


def test_edits_of_the_four_columns_stay_as_they_are() -> None:
    edit = SetCells(((0, "loc", "b"),))
    assert carried_out_by_rows(file_of("").table, edit) is edit
