"""libxml2's verdict in plain words, with line, column and excerpt."""

from __future__ import annotations

import pytest

from sitemap_editor.core.document.well_formed import check_well_formed, excerpt_at
from sitemap_editor.core.errors import NotWellFormed


def refusal(data: bytes) -> NotWellFormed:
    """Return the error for bytes that are not well-formed."""
    with pytest.raises(NotWellFormed) as caught:
        check_well_formed(data, huge=True)
    return caught.value


@pytest.mark.parametrize(
    ("data", "code", "words"),
    [
        (b"<a>\n1 & 2</a>", "L05", "“&” must be written “&amp;”"),
        (b"<a>\n&x=1</a>", "L05", "“&” must be written “&amp;”"),
        (b"<a>\n1 < 2</a>", "L05", "“<” must be written “&lt;”"),
        (b"<a\nb='<'/>", "L05", "“<” must be written “&lt;”"),
        (b"<a>\n&nbsp;</a>", "F01", "entity is not known"),
        (b"<a>\n</b>", "F01", "closed by another name"),
        (b"<a>\n<b>", "F01", "ends early"),
        (b"<a>\n<b", "F01", "ends early"),
        (b"<a>\n<![CDATA[x", "F01", "ends early"),
        (b"<a>\n<!-- x", "F01", "ends early"),
        (b"<a/>\n<b/>", "F01", "after the end"),
        (b"<a/>\ntext", "F01", "after the end"),
        (b"\n<?xml version='1.0'?><a/>", "F02", "before “<?xml”"),
        (b"<a>\n\x08</a>", "F01", "cannot stand in XML"),
        (b"<a>\n&#8;</a>", "F01", "cannot stand in XML"),
        (b"<a>\n\xff</a>", "F03", "not UTF-8"),
        (b"<a\nb='1' b='2'/>", "F01", "given twice"),
        (b"<a>\n]]></a>", "F01", "not well-formed XML"),
    ],
)
def test_each_fault_is_said_in_plain_words_with_its_line(
    data: bytes, code: str, words: str
) -> None:
    error = refusal(data)
    assert error.code == code
    assert words in str(error)
    assert error.line == 2
    assert "ine 2" in str(error)
    assert error.column is not None


@pytest.mark.parametrize("data", [b"", b"text"])
def test_what_is_no_xml_at_all_has_a_place_too(data: bytes) -> None:
    assert (refusal(data).line, refusal(data).column) == (1, 1)


def test_a_fault_far_into_a_file_is_found_behind_the_first_chunk() -> None:
    data = b"<a>" + b"<b>text</b>\n" * 200_000 + b"&</a>"
    error = refusal(data)
    assert error.line == 200_001
    assert error.column in (2, 3)


def test_well_formed_bytes_pass_and_nothing_is_fetched_or_expanded() -> None:
    check_well_formed(
        b"\xef\xbb\xbf<?xml version='1.0' encoding='latin-1'?><a>\xc3\xbc</a>", huge=True
    )
    check_well_formed(b"<!DOCTYPE a SYSTEM 'http://127.0.0.1:9/x.dtd'><a>&x;</a>", huge=False)


def test_huge_nodes_and_depths_pass_where_there_is_no_document_type() -> None:
    data = b"<a>" + b"x" * 12_000_000 + b"</a>"
    check_well_formed(data, huge=True)
    check_well_formed(b"<a>" * 2000 + b"</a>" * 2000, huge=True)


def test_an_excerpt_is_one_line_around_the_place() -> None:
    data = b"first\n" + b"a" * 100 + b"HERE" + b"b" * 100 + b"\nlast"
    excerpt = excerpt_at(data, 2, 101)
    assert "HERE" in excerpt
    assert len(excerpt) == 60
    assert excerpt_at(data, 1, 1) == "first"
    assert excerpt_at(data, 3, 4) == "last"
    assert excerpt_at("ü".encode()[:1] + b"x", 1, 1) == "\ufffdx"
