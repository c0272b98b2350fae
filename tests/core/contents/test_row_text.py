"""A row as text: what is left alone keeps its bytes, and what is no row says why and where."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.contents.row_text import RowDraft, drafted_row, shown_at, shown_row
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.files.document import Document
from tests.core.sitemaps import urlset

ROW = "\n <url>\n  <loc>https://example.com/a</loc>\n </url>"


def _table(body: str = ROW, attributes: str = "") -> PieceTable:
    return Document.from_bytes(urlset(body + "\n", attributes)).table


def _shown(table: PieceTable) -> str:
    return shown_row(table.row_bytes(0), table.row_format)


def _draft(table: PieceTable, text: str, *declared: str) -> RowDraft:
    return drafted_row(table.row_bytes(0), text, table.head, table.row_format, declared)


def _said(draft: RowDraft) -> str:
    assert draft.error is not None
    assert draft.content is None
    return str(draft.error)


_ends = st.sampled_from(["\n", "\r\n", "\r"])
_values = st.text(st.sampled_from("aé日 -"), max_size=5)


@given(st.lists(st.tuples(_ends, _values), min_size=1, max_size=5), st.data())
def test_lines_that_stay_keep_their_bytes(
    lines: list[tuple[str, str]], data: st.DataObject
) -> None:
    inside = "".join(f"{end} <x:a>{value}</x:a>" for end, value in lines)
    body = f"\r\n\n <url>\r<loc>https://example.com/a</loc>{inside}{lines[0][0]}</url>"
    table = _table(body, ' xmlns:x="urn:x"')
    text, before = _shown(table), table.row_bytes(0)
    assert "\r" not in text
    assert _draft(table, text).content == before
    number = data.draw(st.integers(0, len(lines) - 1))
    old = text.split("\n")
    at = next(n for n, line in enumerate(old) if "<x:a>" in line) + number
    new = [*old[:at], " <x:a>changed</x:a>", *old[at + 1 :]]
    draft = _draft(table, "\n".join(new))
    assert draft.content is not None
    edit = draft.edit(0, table.head)
    assert edit is not None
    inverse = table.apply(edit).inverse
    assert _shown(table) == "\n".join(new)
    table.apply(inverse)
    assert table.row_bytes(0) == before


def test_a_row_is_shown_with_its_indentation_and_no_blank_lines() -> None:
    assert _shown(_table()) == ROW[1:]
    assert _shown(_table("\n\n<!-- a -->\n <url><loc>b</loc></url>")).startswith("<!-- a -->")


@pytest.mark.parametrize(
    ("text", "message", "marked"),
    [
        ("<url>\n<loc>a</<loc", "The row ends early: closing tags are missing.", "<loc"),
        ("<url>\n<loc>a&b</loc></url>", "Line 2: “&” must be written “&amp;”", "&b"),
        ("<url>\n<loc>a</lok></url>", "Line 2: an element is closed with a different", "</lok>"),
        ("<url><loc>a</loc>", "The row ends early: closing tags are missing.", ""),
        ("<url/><url/>", "nothing may follow its “</url>”", "<url/>"),
        ("<url/> more", "nothing may follow its “</url>”", " more"),
        ("<loc>a</loc>", "a “<url>” with all that is in it", "<loc>a"),
        ("", "a “<url>” with all that is in it", ""),
        ("</urlset><urlset><url/>", "extra text after the end", ""),
        ("<url>\x01</url>", "U+0001", "<url>"),
    ],
)
def test_what_is_no_row_says_why_and_where(text: str, message: str, marked: str) -> None:
    draft = _draft(_table(), text)
    assert message in _said(draft)
    assert text[draft.at :].startswith(marked)


@pytest.mark.parametrize(
    ("text", "excerpt"),
    [
        ("<url>\n</url><broken", "</url><broken"),
        ("<url>\n</url>\n<broken", "<broken"),
        ("<url>\n</url>&a", "</url>&a"),
        ("<url>\n</url></a>", "</url></a>"),
        ("</a><url/>", "</a><url/>"),
        ("</urlset><urlset>", "</urlset><urlset>"),
    ],
)
def test_what_is_wrong_is_told_with_words_of_the_row_alone(text: str, excerpt: str) -> None:
    said = _said(_draft(_table(), text))
    assert said.endswith(f"Near: {excerpt}")
    assert said.startswith(f"Line {text.count(chr(10)) + 1}:")


def test_an_undeclared_prefix_is_told_and_declared_in_the_same_edit() -> None:
    table = _table()
    text = ROW[1:].replace(
        "</loc>", "</loc><image:image><image:loc>https://e.example/i</image:loc></image:image>"
    )
    draft = _draft(table, text)
    assert _said(draft) == "The prefix “image:” is not declared in the file."
    assert [each.prefix for each in draft.undeclared] == ["image"]
    assert draft.undeclared[0].uri.endswith("sitemap-image/1.1")
    assert text[draft.at :].startswith("image:image")
    before = b"".join(table.pieces())
    edit = _draft(table, text, "image").edit(0, table.head)
    assert edit is not None
    inverse = table.apply(edit).inverse
    saved = b"".join(table.pieces())
    assert b'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' in saved
    assert Document.from_bytes(saved).table.row(0).loc == "https://example.com/a"
    table.apply(inverse)
    assert b"".join(table.pieces()) == before


def test_a_prefix_that_the_row_declares_itself_is_fine() -> None:
    text = '<url><loc>a</loc><my:x xmlns:my="urn:my" my:y="1"/></url>'
    assert _draft(_table(), text).error is None


def test_a_prefix_nobody_knows_is_told_without_a_meaning() -> None:
    draft = _draft(_table(), '<url foo:a="1"><loc>a</loc></url>')
    assert draft.undeclared[0].uri == ""


def test_letters_are_written_as_the_declared_encoding_can() -> None:
    data = urlset(ROW, before='<?xml version="1.0" encoding="ISO-8859-1"?>')
    table = Document.from_bytes(data).table
    draft = _draft(table, _shown(table).replace("/a", "/é"))
    assert draft.content is not None
    assert b"&#233;" in draft.content


@pytest.mark.parametrize("inside", ["<![CDATA[{}]]>", "<!-- {} -->", "<?p {}?>"])
def test_letters_that_the_declared_encoding_lacks_are_refused_where_no_reference_counts(
    inside: str,
) -> None:
    row = ROW.replace("</loc>", f"{inside.format('caf')}</loc>")
    data = urlset(row, before='<?xml version="1.0" encoding="US-ASCII"?>')
    table = Document.from_bytes(data).table
    text = _shown(table).replace("/a", "/é").replace("caf", "café日")
    draft = _draft(table, text)
    assert _said(draft).startswith("Text in CDATA, a comment or a processing instruction cannot")
    assert text[draft.at :].startswith("é日")
    kept = _draft(table, _shown(table).replace("/a", "/é")).content
    assert kept == table.row_bytes(0).replace(b"/a", b"/&#233;")
    free = Document.from_bytes(urlset(row)).table
    assert "café".encode() in (_draft(free, _shown(free).replace("caf", "café")).content or b"")


def test_a_line_of_a_text_sitemap_is_a_row() -> None:
    table = Document.from_bytes(b"https://example.com/a\r\n\r\nhttps://example.com/b\r\n").table
    data = table.row_bytes(1)
    assert shown_row(data, table.row_format) == "https://example.com/b"
    draft = drafted_row(data, "https://example.com/c", table.head, table.row_format)
    assert draft.content == b"\r\nhttps://example.com/c\r\n"
    assert "empty" in _said(drafted_row(data, "", table.head, table.row_format))
    assert shown_at(data, table.row_format, len(data)) == len("https://example.com/b") + 1
