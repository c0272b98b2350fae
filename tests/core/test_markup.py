"""Tokens, names and character data on bytes, by the rules of XML 1.0 and its namespaces."""

from __future__ import annotations

import pytest
from lxml import etree

from sitemap_editor.core.document.markup import (
    BARE_SCOPE,
    TOKEN,
    attributes,
    check_attribute_prefixes,
    check_characters,
    decode_references,
    decode_text,
    encode_text,
    expanded,
    scope_inside,
    undeclared_prefix,
)
from sitemap_editor.core.errors import EditError, NotWellFormed


def tokens(data: bytes) -> list[tuple[str | None, bytes]]:
    """Return kind and bytes of each token."""
    return [(match.lastgroup, match[0]) for match in TOKEN.finditer(data)]


def test_tokens_are_told_apart_and_leave_no_byte_out() -> None:
    expected = [
        ("pi", b"<?xml v?>"),
        ("text", b"\n > "),
        ("empty", b"<a b='>' c=\"/>\" >"),
        ("comment", b"<!-- <x> - -->"),
        ("cdata", b"<![CDATA[ </a> ]] > ]]>"),
        ("empty", b"<b/>"),
        ("empty", b"<c\n d = '/'\n/>"),
        ("end", b"</a\t>"),
        ("pi", b"<?p > ?>"),
        ("comment", b"<!---->"),
        ("cdata", b"<![CDATA[]]>"),
    ]
    assert tokens(b"".join(part for _, part in expected)) == expected


def test_a_start_tag_is_taken_apart() -> None:
    match = TOKEN.match(b"<x:y a='/>' b=\"'\"/>")
    assert match is not None
    assert (match["start"], match["attributes"], match["empty"]) == (
        b"x:y",
        b" a='/>' b=\"'\"",
        b"/",
    )
    match = TOKEN.match(b"<y>")
    assert match is not None
    assert (match["start"], match["attributes"], match["empty"]) == (b"y", b"", b"")


def test_attributes_come_with_their_values_decoded() -> None:
    text = b" a = '&quot;\"' b=\"x='y'\"\n xmlns:c='' d='&#65;&#x42;'"
    assert list(attributes(text)) == [
        (b"a", b'""'),
        (b"b", b"x='y'"),
        (b"xmlns:c", b""),
        (b"d", b"AB"),
    ]


def test_a_tag_without_declarations_keeps_the_scope_itself() -> None:
    assert scope_inside(BARE_SCOPE, b" a='1'") is BARE_SCOPE


def test_declarations_hold_inside_and_leave_the_outer_scope_alone() -> None:
    outer = scope_inside(BARE_SCOPE, b" xmlns='urn:a' xmlns:p='urn:p'")
    inner = scope_inside(outer, b" xmlns='' xmlns:p=\"urn:q\" xmlnsx='no'")
    assert (outer[b""], outer[b"p"]) == (b"urn:a", b"urn:p")
    assert (inner[b""], inner[b"p"]) == (b"", b"urn:q")
    assert set(inner) == {b"", b"p", b"xml", b"xmlns"}


def test_names_are_expanded_by_the_scope() -> None:
    scope = scope_inside(BARE_SCOPE, b" xmlns='urn:a' xmlns:p='urn:p'")
    assert expanded(b"x", scope) == (b"urn:a", b"x")
    assert expanded(b"p:x", scope) == (b"urn:p", b"x")
    assert expanded(b"x", BARE_SCOPE) == (b"", b"x")
    with pytest.raises(NotWellFormed) as caught:
        expanded(b"q:x", scope)
    assert caught.value.code == "F10"
    assert "q:" in str(caught.value)


def test_attributes_without_a_prefix_need_no_declaration_and_xml_has_one() -> None:
    check_attribute_prefixes(b" a='b:c' xml:lang='de' xmlns:z='urn:z'", BARE_SCOPE)
    check_attribute_prefixes(b" a='1'", BARE_SCOPE)
    with pytest.raises(NotWellFormed) as caught:
        check_attribute_prefixes(b" a='1' p:b='2'", BARE_SCOPE)
    assert caught.value.arguments["prefix"] == "p"


def test_a_prefix_that_is_not_utf_8_can_still_be_named() -> None:
    assert "\ufffd" in str(undeclared_prefix(b"\xff"))


SPELLINGS = [
    "&amp;&lt;&gt;&quot;&apos;",
    "&#38;&#x26;",
    "&#0038;&#x00026;",
    "&amp;amp;&#38;#38;",
    "&#xe4;&#xE4;&#228;",
    "&#x1F600;",
    "a&#13;&#10;b",
    "a\r\nb\rc\nd",
    "]]&gt;",
    "plain",
    "",
    " \t x ",
    "&#xD;&#10;\r\n",
    "ü😀",
]


@pytest.mark.parametrize("raw", SPELLINGS)
def test_character_data_is_decoded_as_lxml_decodes_it(raw: str) -> None:
    expected = etree.fromstring(f"<a>{raw}</a>".encode()).text or ""
    assert decode_text(raw.encode()) == expected


def test_entities_nobody_declared_stay_as_they_are_written() -> None:
    assert decode_references(b"a&nbsp;b&amp;&#65;") == b"a&nbsp;b&A"
    assert decode_references(b"plain") == b"plain"


VALUES = [
    "a&b",
    "<",
    "a]]>b",
    "]]",
    ">",
    "&amp;",
    "\r",
    "\r\n",
    "\t\n",
    "'\"",
    "ü😀",
    "",
    "\x85\u2028\ufffd\U0001fffe",
]


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("value", VALUES)
def test_what_is_written_reads_back_the_same(value: str, ascii_only: bool) -> None:
    written = encode_text(value, ascii_only=ascii_only)
    assert decode_text(written) == value
    assert (etree.fromstring(b"<a>" + written + b"</a>").text or "") == value
    assert written.isascii() or not ascii_only


def test_only_what_xml_needs_is_escaped() -> None:
    assert encode_text("a'b\"c>d") == b"a'b\"c>d"
    assert encode_text("a&b<c]]>") == b"a&amp;b&lt;c]]&gt;"
    assert encode_text("ü", ascii_only=True) == b"&#252;"


@pytest.mark.parametrize(
    "bad", ["\0", "\x08", "\x0b", "\x0c", "\x1f", chr(0xD800), chr(0xDFFF), "\ufffe", "\uffff"]
)
def test_characters_that_xml_cannot_hold_are_refused_by_name(bad: str) -> None:
    with pytest.raises(EditError) as caught:
        encode_text(f"a{bad}b")
    assert f"U+{ord(bad):04X}" in str(caught.value)
    with pytest.raises(EditError):
        check_characters(bad)


def test_a_reference_may_have_any_number_of_zeros_in_front() -> None:
    assert decode_text(b"&#" + b"0" * 5_000 + b"65;&#x" + b"0" * 5_000 + b"42;") == "AB"
