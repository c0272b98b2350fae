"""Rows that declare the root's namespace again are told by what it is, not by how it is spelt."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_editor import Document, cli
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.fixing import Fixer
from sitemap_editor.core.document.markup import attribute_value, encode_attribute
from sitemap_editor.core.document.prolog import Root
from sitemap_editor.core.document.xml_rows import XmlRows

SPELLINGS = {
    "an escape": ('"http://a.org/?a=1&amp;b=2"', '"http://a.org/?a=1&amp;b=2"'),
    "a reference": ('"http://a.org/?a=1&amp;b=2"', '"http://a.org/?a=1&#38;b=2"'),
    "a reference in hexadecimal": ('"http://a.org/x"', "'http://a.org/&#x78;'"),
    "other quotes": ("'http://a.org/x'", '"http://a.org/x"'),
    "a quotation mark": ("""'http://a.org/"x'""", '"http://a.org/&quot;x"'),
    "a line end": ('"http://a.org/ x"', '"http://a.org/\nx"'),
    "a line end of two bytes": ('"http://a.org/ x"', '"http://a.org/\r\nx"'),
    "a tab": ('"http://a.org/\tx"', '"http://a.org/ x"'),
    "a legacy one": (
        '"http://www.google.com/schemas/sitemap/0.84"',
        '"http://www.google.com/schemas/sitemap/0.8&#52;"',
    ),
}


@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("command", [("check", "--fix"), ("check",)])
def test_check_fix_keeps_rows_that_declare_an_escaped_namespace_again(
    spelling: str, command: tuple[str, ...], tmp_path: Path
) -> None:
    root, again = SPELLINGS[spelling]
    path = tmp_path / "sitemap.xml"
    path.write_bytes(
        f"<urlset xmlns={root}><url xmlns={again}><loc>https://a.org/1</loc></url>"
        f"<url><loc> https://a.org/2 </loc></url></urlset>".encode()
    )
    assert len(Document.open(path)) == 2
    cli.main([*command, str(path)])
    assert len(Document.open(path)) == 2
    document = Document.open(path)
    table, checker = document.table, Checker()
    fixer = Fixer(checker)
    edit = fixer.file_of_kind(table, "F08") or fixer.file_of_kind(table, "F09")
    if edit is not None:
        document.apply(edit)
    assert [one.loc.strip() for one in document if one.loc] == [
        "https://a.org/1",
        "https://a.org/2",
    ]


@pytest.mark.parametrize("value", [b"a\tb", b"a\nb", b"a\r\nb", b'a"b', b"a'b", b"a&<b", b" a "])
@pytest.mark.parametrize("quote", [b'"', b"'"])
def test_an_attribute_that_is_written_is_read_as_it_was(value: bytes, quote: bytes) -> None:
    raw = encode_attribute(value, quote)
    assert quote not in raw
    assert attribute_value(raw) == value


def test_a_start_tag_that_is_written_anew_declares_the_same_namespace() -> None:
    tag = Root(b"urlset", b"a\tb", {b"": b"a\tb"}).start_tag()
    assert b"a&#9;b" in tag
    row_format = Document.from_bytes(tag + b"</urlset>").table.row_format
    assert isinstance(row_format, XmlRows)
    assert row_format.root.uri == b"a\tb"


@pytest.mark.parametrize("raw", [b"a\nb", b"a\r\nb", b"a\rb", b"a\tb", b"a b"])
def test_line_ends_and_tabs_of_an_attribute_are_one_blank(raw: bytes) -> None:
    assert attribute_value(raw) == b"a b"
