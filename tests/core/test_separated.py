from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import NotASitemap
from sitemap_editor.core.files.separated import read_separated, written_separated
from sitemap_editor.core.protocol.fields import URL_FIELDS

A, B = "https://example.com/a", "https://example.com/b"


def rows(text: str) -> list[Row]:
    return read_separated(text.encode()).rows


def written(
    given_rows: list[Row], *, has_mark: bool = False, escapes_formulas: bool = False
) -> bytes:
    return b"".join(
        written_separated(
            given_rows, URL_FIELDS, has_mark=has_mark, escapes_formulas=escapes_formulas
        )
    )


def test_the_column_of_urls_alone_suffices() -> None:
    assert rows(f"loc\n{A}\n{B}\n") == [Row(A), Row(B)]
    assert rows(f"{A}\n{B}\n") == [Row(A), Row(B)]


@pytest.mark.parametrize(
    "titles",
    ["priority,loc,lastmod", "Prioridad,URL,Última modificación", "PRIORITY,Address,Last Modified"],
)
def test_titles_stand_in_any_order_and_language(titles: str) -> None:
    assert rows(f"{titles}\n0.5,{A},2026-05-06\n") == [Row(A, "2026-05-06", None, "0.5")]


def test_a_crawler_s_export_gives_its_urls_and_tells_what_it_ignored() -> None:
    text = f'"Address","Status Code","Last Modified"\n"{A}","200",""\n'
    table = read_separated(text.encode())
    assert table.rows == [Row(A)]
    assert table.ignored == ("Status Code",)
    assert table.fields == ("loc", "lastmod")


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_the_delimiter_is_found_by_itself(delimiter: str) -> None:
    text = f"loc,lastmod\n{A}?q=1%2C2,2026\n{B},2025\n".replace(",", delimiter)
    table = read_separated(text.encode())
    assert table.delimiter == delimiter
    assert table.rows == [Row(f"{A}?q=1%2C2", "2026"), Row(B, "2025")]


@pytest.mark.parametrize("delimiter", [";", "\t", "|"])
def test_a_comma_within_dates_is_no_delimiter(delimiter: str) -> None:
    date = "Sun, 02 Nov 2025 10:00:00 GMT"
    assert rows(f"{A}{delimiter}{date}\n{B}{delimiter}{date}\n") == [Row(A, date), Row(B, date)]


def test_commas_in_urls_do_not_outvote_the_semicolon() -> None:
    assert rows(f"loc;lastmod\n{A},1;2026\n{B};2025\n") == [Row(f"{A},1", "2026"), Row(B, "2025")]


def test_the_line_excel_writes_for_itself_is_obeyed() -> None:
    assert rows(f"sep=|\r\nloc|lastmod\r\n{A}|2026\r\n") == [Row(A, "2026")]


@pytest.mark.parametrize(
    ("encoding", "name"),
    [("utf-8", "UTF-8"), ("utf-8-sig", "UTF-8"), ("utf-16", "UTF-16"), ("cp1252", "windows-1252")],
)
def test_the_encoding_is_found_by_its_mark_or_as_it_fits(encoding: str, name: str) -> None:
    table = read_separated(f"loc\n{A}/jardín\n".encode(encoding))
    assert table.rows == [Row(f"{A}/jardín")]
    assert table.encoding == name


def test_cells_may_hold_delimiters_quotes_and_line_ends() -> None:
    assert rows(f'loc,lastmod\n"{A}?a=1,2&b=""x""","2026\n05"\n') == [
        Row(f'{A}?a=1,2&b="x"', "2026\n05")
    ]


def test_lines_without_a_url_are_counted_and_empty_ones_are_not() -> None:
    table = read_separated(f"loc,lastmod\n{A},\n,2026\n,\n\n{B},\n".encode())
    assert table.rows == [Row(A), Row(B)]
    assert table.left_out == 1


@pytest.mark.parametrize("text", ["", "a,b\nc,d\n", "name\nx\n"])
def test_a_table_without_urls_is_refused_in_words(text: str) -> None:
    with pytest.raises(NotASitemap, match="loc"):
        rows(text)


@pytest.mark.parametrize("value", ["=1+2", "+1", "-1", "@x"])
def test_what_a_spreadsheet_would_calculate_keeps_its_bytes_unless_asked(value: str) -> None:
    row = Row(A, value)
    assert f",{value},".encode() in written([row])
    assert f",'{value},".encode() in written([row], escapes_formulas=True)


def test_an_escaped_formula_is_read_as_it_was() -> None:
    rows = [Row(f"{A}a", "=1+2"), Row(f"{A}b", "'x"), Row(f"{A}c", "2026-05-06")]
    assert read_separated(written(rows, escapes_formulas=True)).rows == rows


@pytest.mark.parametrize("escapes_formulas", [False, True])
def test_an_apostrophe_before_a_sign_of_formulas_is_kept(escapes_formulas: bool) -> None:
    rows = [Row(A, value) for value in ("'=1+2", "''=1", "'''@x", "'-", "''", "'")]
    data = written(rows, escapes_formulas=escapes_formulas)
    assert read_separated(data).rows == rows
    assert b"''=1+2" in data


def test_what_earlier_versions_and_others_escaped_is_read_as_before() -> None:
    text = f"loc,lastmod\r\n{A},'=1+2\r\n{A},'x\r\n{A},it's -1\r\n"
    assert [row.lastmod for row in read_separated(text.encode()).rows] == ["=1+2", "'x", "it's -1"]


def test_two_stray_quotation_marks_in_lines_side_by_side_swallow_no_row() -> None:
    text = f'name,url\n"5 inch,{A}1\n"7 inch,{A}2\n8 inch,{A}3\n'
    assert [row.loc for row in read_separated(text.encode()).rows] == [f"{A}{n}" for n in (1, 2, 3)]


def test_the_mark_for_spreadsheets_is_written_by_choice() -> None:
    assert written([Row(A)], has_mark=True).startswith(b"\xef\xbb\xbfloc,")
    assert written([Row(A)]).startswith(b"loc,lastmod,changefreq,priority\r\n")


_VALUES = st.one_of(
    st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=12),
    st.text("'=+-@\t\r x", max_size=5),
)


@given(st.lists(st.tuples(_VALUES, _VALUES), max_size=8), st.booleans(), st.booleans())
def test_what_is_written_is_read_again(
    values: list[tuple[str, str]], has_mark: bool, escapes_formulas: bool
) -> None:
    given_rows = [Row(f"{A}{loc}".strip(), lastmod.strip() or None) for loc, lastmod in values]
    data = written(given_rows, has_mark=has_mark, escapes_formulas=escapes_formulas)
    assert read_separated(data, delimiter=",").rows == given_rows
    text = data.decode("utf-8-sig")
    assert len(list(csv.reader(io.StringIO(text, newline="")))) == len(given_rows) + 1
