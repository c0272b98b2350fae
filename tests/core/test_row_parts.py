"""The careful reader takes a row apart exactly."""

from __future__ import annotations

import pytest

from sitemap_editor.core.document.markup import BARE_SCOPE, scope_inside
from sitemap_editor.core.document.row_parts import rows_taken_apart, take_apart
from sitemap_editor.core.errors import NotWellFormed

SCOPE = scope_inside(BARE_SCOPE, b" xmlns='u' xmlns:x='urn:x'")


def parts_of(data: bytes, start: int = 0) -> list[bytes]:
    """Return the bytes of each row."""
    rows = rows_taken_apart(data, SCOPE, b"u", b"url", start)
    return [data[row.start : row.end] for row in rows]


def test_each_part_of_a_row_has_its_place() -> None:
    data = b" <!--c--><url a='>'> <loc>a<!--b-->&amp;<![CDATA[c]]><i/>d</loc><x:y/> </url>"
    row = take_apart(data, SCOPE, b"u", b"url")
    assert (row.name, row.is_empty_tag) == (b"url", False)
    assert data[row.start : row.end] == data[9:]
    assert data[row.content_start : row.content_end] == data[20:-6]
    loc, other = row.children
    assert data[loc.start : loc.end] == b"<loc>a<!--b-->&amp;<![CDATA[c]]><i/>d</loc>"
    assert data[loc.content_start : loc.content_end] == b"a<!--b-->&amp;<![CDATA[c]]><i/>d"
    assert [data[start:end] for start, end, _ in loc.texts] == [b"a", b"&amp;", b"c"]
    assert [is_cdata for _, _, is_cdata in loc.texts] == [False, False, True]
    assert loc.value(data) == "a&c"
    assert loc.has_children
    assert (other.uri, other.local, other.is_empty_tag) == (b"urn:x", b"y", True)
    assert data[other.start : other.end] == b"<x:y/>"


def test_line_ends_in_values_become_newlines_and_references_only_outside_cdata() -> None:
    data = b"<url><loc>\r\na\r&#13;<![CDATA[\r\nb\r&amp;]]></loc></url>"
    assert take_apart(data, SCOPE, b"u", b"url").children[0].value(data) == "\na\n\r\nb\n&amp;"


def test_only_children_of_the_root_in_its_namespace_are_rows() -> None:
    data = (
        b"<x:url/><url xmlns='v'><url xmlns='u'/></url><w><url/></w>text<!--<url/>--><?p <url/>?>"
        b"<![CDATA[<url/>]]><url/><q:url xmlns:q='u'><url>in</url></q:url></urlset><url/>"
    )
    assert parts_of(data) == [b"<url/>", b"<q:url xmlns:q='u'><url>in</url></q:url>"]


def test_reading_can_begin_behind_a_row() -> None:
    assert parts_of(b"<url/><url>2</url>", 6) == [b"<url>2</url>"]


def test_declarations_end_with_their_element() -> None:
    data = b"<url><a xmlns:p='u'><p:b/></a><loc/></url>"
    assert [child.local for child in take_apart(data, SCOPE, b"u", b"url").children] == [
        b"a",
        b"loc",
    ]
    with pytest.raises(NotWellFormed) as caught:
        take_apart(b"<url><a xmlns:p='u'/><p:b/></url>", SCOPE, b"u", b"url")
    assert caught.value.arguments["offset"] == 21


def test_bytes_without_a_row_are_a_mistake_of_the_caller() -> None:
    with pytest.raises(ValueError, match="no row"):
        take_apart(b"<x:url/>", SCOPE, b"u", b"url")
