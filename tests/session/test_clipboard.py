from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QMimeData

from sitemap_editor import Document, InsertRows
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.files.separated import parse_tsv
from sitemap_editor.core.operations.importing.pasting import needs_columns_chosen
from sitemap_editor.session.table.clipboard import (
    ROWS_MIME,
    Pasted,
    clip_of,
    copied,
    filled,
    holds_rows,
    target_of,
)
from sitemap_editor.session.table.clipboard import (
    pasted_over as pasted_into,
)
from sitemap_editor.session.table.clipboard import (
    rows_of as rows_in,
)
from sitemap_editor.session.table.table_model import TableModel
from tests.core.sitemaps import IMAGE
from tests.session.support import Desk, column

BODY = """
 <url>
  <loc>https://example.com/a</loc>
  <lastmod>2024-05-06</lastmod>
 </url>
 <url>
  <loc>https://example.com/b</loc>
  <image:image><image:loc>https://example.com/b.png</image:loc></image:image>
 </url>
 <url>
  <loc>say "two"
 lines&#9;</loc>
 </url>
"""
IMAGES = f' xmlns:image="{IMAGE}"'
ALL = range(4)


def pasted_over(model: TableModel, text: str, row: int, columns: Sequence[int]) -> Pasted | None:
    given = (model.columns[column] for column in columns)
    fields = tuple(column.name for column in given if column.is_editable)
    return pasted_into(target_of(model), parse_tsv(text), row, fields)


def rows_of(model: TableModel, mime: QMimeData) -> list[Row | bytes]:
    found = rows_in(target_of(model), clip_of(mime), 0)
    if found is None:
        return []
    assert isinstance(found.edit, InsertRows)
    return [*found.edit.rows]


def text_of(text: str) -> QMimeData:
    mime = QMimeData()
    mime.setText(text)
    return mime


def paste(model: TableModel, text: str, row: int = 0, first: int = 0) -> None:
    pasted = pasted_over(model, text, row, range(first, model.columnCount()))
    assert pasted is not None
    assert model.perform(pasted.edit, "Paste")


def values(model: TableModel, row: int) -> list[str | None]:
    return list(model.session.document[row])


def test_cells_are_copied_as_spreadsheets_take_them(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    mime = copied(model, [0, 1], [0, 1], whole_rows=False)
    assert mime.text() == "https://example.com/a\t2024-05-06\nhttps://example.com/b\t\n"
    assert not holds_rows(mime)


def test_quotes_tabs_and_line_breaks_are_quoted(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    mime = copied(model, [2], [0, 3], whole_rows=False)
    assert mime.text() == '"say ""two""\n lines\t"\t\n'


def test_several_cells_are_copied_as_a_table_of_texts_too(desk: Desk) -> None:
    model = desk.open("<url><loc> https://example.com/a?b=1&amp;c=%20 </loc></url>" * 2)
    page = copied(model, [0, 1], [0, 1], whole_rows=False).html()
    line = (
        '<tr><td sdnum="0;0;@">https://example.com/a?b=1&amp;c=%20</td><td sdnum="0;0;@"></td></tr>'
    )
    assert page.count(line) == 2
    assert 'td{mso-number-format:"\\@"}' in page


def test_what_a_page_cannot_hold_and_a_single_cell_are_copied_as_text_alone(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    assert not copied(model, [0], [0], whole_rows=False).hasHtml()
    assert not copied(model, [1, 2], [0], whole_rows=False).hasHtml()  # a line break in one


def test_a_paste_of_what_cells_hold_leaves_every_byte(desk: Desk) -> None:
    body = """<url><loc>
      https://example.com/a
     </loc><lastmod></lastmod><priority> 0.50</priority></url>
     <url><loc><![CDATA[https://example.com/b?c&d]]></loc></url>"""
    model = desk.open(body)
    before = model.session.document.to_bytes()
    text = copied(model, [0, 1], [*ALL], whole_rows=False).text()
    pasted = pasted_over(model, text.replace("/b", "/new"), 0, ALL)
    assert pasted is not None
    assert model.perform(pasted.edit, "Paste")
    now = model.session.document.to_bytes()
    assert now.split(b"</url>")[0] == before.split(b"</url>")[0]
    assert values(model, 1)[0] == "https://example.com/new?c&d"


def test_what_was_copied_can_be_pasted_back(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    text = copied(model, [0, 1, 2], [*ALL], whole_rows=False).text()
    other = desk.open("<url><loc>x</loc></url>")
    paste(other, text)
    assert values(other, 0) == ["https://example.com/a", "2024-05-06", None, None]
    assert values(other, 1)[0] == "https://example.com/b"
    assert values(other, 2)[0] == 'say "two"\n lines'


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("https://example.com/1\t2024-01-01", ["https://example.com/1", "2024-01-01", None, None]),
        ("a\r\n", ["a", "2024-05-06", None, None]),
        ("a\r", ["a", "2024-05-06", None, None]),
        ('"a\tb"\tc', ["a\tb", "c", None, None]),
        ('"say ""hi"""\tc', ['say "hi"', "c", None, None]),
        ('say "hi"\tc', ['say "hi"', "c", None, None]),
        ('"unclosed\tc', ['"unclosed', "c", None, None]),
        ('"a"b\tc', ['"a"b', "c", None, None]),
        ("a\t\t\t0.5", ["a", None, None, "0.5"]),
        (" a \t 2024 ", ["a", "2024", None, None]),
        ("a\tb\tc\td\te\tf", ["a", "b", "c", "d"]),
    ],
)
def test_text_of_other_programs_is_taken_apart_as_they_mean_it(
    desk: Desk, text: str, expected: list[str | None]
) -> None:
    model = desk.open(BODY, IMAGES)
    paste(model, text)
    assert values(model, 0) == expected
    assert model.rowCount() == 3


def test_columns_that_found_no_place_are_counted(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    pasted = pasted_over(model, "a\tb\tc\td\te\tf\ng", 0, ALL)
    assert pasted is not None
    assert (pasted.row_count, pasted.dropped_columns) == (2, 2)


def test_rows_past_the_end_become_new_rows_in_the_same_step(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    paste(model, "x\ny\nz\n", row=2)
    assert column(model) == ["https://example.com/a", "https://example.com/b", "x", "y", "z"]
    model.session.undo_stack.undo()
    assert model.rowCount() == 3


def test_empty_lines_past_the_end_become_no_rows(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    paste(model, "x\n\ny\n", row=2)
    assert column(model)[2:] == ["x", "y"]


def test_pasting_begins_at_the_chosen_column(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    paste(model, "daily\t0.5", first=2)
    assert values(model, 0) == ["https://example.com/a", "2024-05-06", "daily", "0.5"]


@pytest.mark.parametrize("first", [0, 1, 3])
@pytest.mark.parametrize(
    "head", ["priority\tloc", "Priority \t LOC", "priority\tloc\tlastmod\tchangefreq"]
)
def test_a_line_of_column_names_says_what_goes_where(desk: Desk, head: str, first: int) -> None:
    model = desk.open(BODY, IMAGES)
    paste(model, f"{head}\n0.9\thttps://example.com/z", first=first)
    assert values(model, 0)[0] == "https://example.com/z"
    assert values(model, 0)[3] == "0.9"


@pytest.mark.parametrize("first", [0, 1, 3])
def test_a_line_of_all_column_names_in_their_own_order_says_so_too(desk: Desk, first: int) -> None:
    model = desk.open(BODY, IMAGES)
    paste(
        model, "loc\tlastmod\tchangefreq\tpriority\nhttps://example.com/z\t\tdaily\t0.9", 0, first
    )
    assert values(model, 0) == ["https://example.com/z", None, "daily", "0.9"]


def test_a_first_line_that_is_not_all_names_is_a_row(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    assert len(rows_of(model, text_of("loc\ttitle\nx\ty"))) == 2


@pytest.mark.parametrize("text", ["", "\n", "\r\n"])
def test_an_empty_clipboard_gives_nothing_to_paste(desk: Desk, text: str) -> None:
    model = desk.open(BODY, IMAGES)
    assert pasted_over(model, text, 0, ALL) is None
    assert rows_of(model, text_of(text)) == []


def test_one_value_fills_all_cells_as_one_step(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    assert model.perform(filled(model, [(range(3), [3])], " 0.8 "), "Fill")
    assert column(model, 3) == ["0.8", "0.8", "0.8"]
    model.session.undo_stack.undo()
    assert column(model, 3) == ["", "", ""]


def test_whole_rows_keep_their_extension_elements_within_a_file(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    mime = copied(model, [1], [*ALL], whole_rows=True)
    assert holds_rows(mime)
    before = model.session.document.to_bytes()
    assert model.insert_rows(2, rows_of(model, mime), "Paste")
    after = model.session.document.to_bytes()
    row = before[before.index(b"</url>") + 6 :].split(b"</url>")[0] + b"</url>"
    assert row.count(b"image:loc") == 2
    assert after == before.replace(row, row + row)


def test_whole_rows_reach_another_document_with_the_same_head(desk: Desk) -> None:
    model, other = desk.open(BODY, IMAGES), desk.open("", IMAGES)
    rows = rows_of(other, copied(model, [1], [*ALL], whole_rows=True))
    assert other.insert_rows(0, rows, "Paste")
    assert b"https://example.com/b.png" in other.session.document.to_bytes()


def test_whole_rows_reach_a_document_with_another_head_with_all_they_hold(desk: Desk) -> None:
    model, other = desk.open(BODY, IMAGES), desk.open("<url><loc>x</loc></url>")
    before = other.session.document.to_bytes()
    mime = copied(model, [0, 1], [*ALL], whole_rows=True)
    for _ in range(2):  # the second time everything is declared
        found = rows_in(target_of(other), clip_of(mime), 1)
        assert found is not None
        other.carry_out(found.edit, "Paste")
    assert column(other)[:3] == ["x", "https://example.com/a", "https://example.com/b"]
    after = other.session.document.to_bytes()
    assert after.count(b"<image:loc>https://example.com/b.png</image:loc>") == 2
    assert after.count(b"xmlns:image=") == 1
    other.session.undo_stack.undo()
    other.session.undo_stack.undo()
    assert other.session.document.to_bytes() == before


def test_rows_can_be_pasted_into_a_text_sitemap(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    other = desk.show(Document.from_bytes(b"https://example.com/x\n"))
    rows = rows_of(other, copied(model, [0, 1], [0], whole_rows=False))
    assert other.insert_rows(1, rows, "Paste")
    assert column(other)[1:] == ["https://example.com/a", "https://example.com/b"]


def test_whole_rows_of_four_columns_keep_their_url_in_a_text_sitemap(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    other = desk.show(Document.from_bytes(b"https://example.com/x\n"))
    rows = rows_of(other, copied(model, [0, 1], [*ALL], whole_rows=True))
    assert other.insert_rows(1, rows, "Paste")
    assert column(other)[1:] == ["https://example.com/a", "https://example.com/b"]


def test_selected_columns_copied_from_the_middle_are_pasted_by_place(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    text = copied(model, [0], [1], whole_rows=False).text()
    paste(model, text, row=1, first=1)
    assert values(model, 1)[1] == "2024-05-06"


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff", b'{"head": 1, "rows": 2}', b"null"])
def test_rows_of_another_version_of_the_program_are_taken_as_text(desk: Desk, data: bytes) -> None:
    model = desk.open(BODY, IMAGES)
    mime = text_of("https://example.com/z")
    mime.setData(ROWS_MIME, data)
    rows = rows_of(model, mime)
    assert len(rows) == 1


def test_a_first_line_of_titles_in_other_words_or_spanish_names_the_columns(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    text = "Última modificación\tDirección\n2026-05-06\thttps://example.com/x"
    assert rows_of(model, text_of(text)) == [Row("https://example.com/x", "2026-05-06")]
    assert rows_of(model, text_of("Address")) == [Row("Address")]


TITLED = (
    "loc\tImages\tnews.title\timg.loc\nhttps://example.com/z\t7\tNews\thttps://example.com/z.png"
)


def test_titles_of_columns_of_contents_name_them_as_an_import_does(desk: Desk) -> None:
    model = desk.open(BODY, IMAGES)
    assert not needs_columns_chosen(TITLED, model.fields)
    before = model.session.document.to_bytes()
    found = rows_in(target_of(model), clip_of(text_of(TITLED)), 1)
    over = pasted_over(model, TITLED, 2, [0])
    for pasted, row in ((found, 1), (over, 2)):
        assert pasted is not None
        assert (pasted.row_count, pasted.dropped_columns) == (1, 1)
        model.carry_out(pasted.edit, "Paste")
        after = model.session.document.table.row_bytes(model.row_id(row)).decode()
        assert "<loc>https://example.com/z</loc>" in after
        assert "<news:title>News</news:title>" in after
        assert "<image:loc>https://example.com/z.png</image:loc>" in after
        model.session.undo_stack.undo()
        assert model.session.document.to_bytes() == before
