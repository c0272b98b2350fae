"""What stands before the root: document types and the root's own tag."""

from __future__ import annotations

import pytest

from sitemap_editor.core.document.prolog import doctype_end, read_prolog
from sitemap_editor.core.errors import NotASitemap, NotWellFormed

HARMLESS = [
    "<!DOCTYPE urlset>",
    "<!DOCTYPE urlset SYSTEM 'a>b.dtd'>",
    '<!DOCTYPE urlset PUBLIC "-//x//[" "http://127.0.0.1/x.dtd">',
    "<!DOCTYPE urlset []>",
    "<!DOCTYPE urlset [ <!ELEMENT url ANY> <!-- ']>' --> <?p ]> ?> <!NOTATION n SYSTEM ']>'> ] >",
]
HARMFUL = [
    '<!DOCTYPE urlset [<!ENTITY a "b">]>',
    '<!DOCTYPE urlset SYSTEM "x" [\n<!ENTITY % a SYSTEM "http://127.0.0.1:9/"> %a; ]>',
    '<!DOCTYPE urlset [<!ATTLIST urlset xmlns CDATA "x">]>',
    "<!DOCTYPE urlset [",
    "<!DOCTYPE urlset",
]


@pytest.mark.parametrize(
    "before", ["", "\ufeff", "\ufeff<?xml version='1.0'?>\n<!-- c --><?p?>\n ", "\n"]
)
@pytest.mark.parametrize("doctype", HARMLESS)
def test_a_document_type_without_declarations_is_passed_over(before: str, doctype: str) -> None:
    data = f"{before}{doctype}<urlset/>".encode()
    assert doctype_end(data) == len((before + doctype).encode())


@pytest.mark.parametrize("doctype", HARMFUL)
def test_a_document_type_that_declares_something_is_refused_with_its_line(doctype: str) -> None:
    with pytest.raises(NotASitemap) as caught:
        doctype_end(f"<?xml version='1.0'?>\n<!-- c\n-->{doctype}<urlset>".encode())
    assert (caught.value.code, caught.value.line) == ("F06", 3)
    assert "Line 3" in str(caught.value)


@pytest.mark.parametrize(
    "data",
    [b"", b"<urlset/>", b"<urlset><!DOCTYPE x></urlset>", b"<!-- <!DOCTYPE x [ --><a/>"],
)
def test_no_document_type_is_none(data: bytes) -> None:
    assert doctype_end(data) is None


def test_the_root_is_found_behind_what_stands_before_it() -> None:
    data = b"\xef\xbb\xbf<?xml v?><!--<x>-->\n<p:urlset a='/>' xmlns:p='urn:p' xmlns='urn:d'\n><a/>"
    prolog = read_prolog(data, 0)
    assert prolog is not None
    assert (prolog.local, prolog.root.name, prolog.root.uri) == ("urlset", b"p:urlset", b"urn:p")
    assert prolog.root.prefix == b"p:"
    assert prolog.root.scope[b""] == b"urn:d"
    assert data[prolog.root_end :] == b"<a/>"
    assert not prolog.root_is_empty_tag


def test_a_root_can_be_one_empty_tag_without_a_namespace() -> None:
    prolog = read_prolog(b"<urlset />", 0)
    assert prolog is not None
    assert prolog.root_is_empty_tag
    assert (prolog.root.uri, prolog.root.prefix) == (b"", b"")


@pytest.mark.parametrize("data", [b"", b"text", b"<!-- c -->", b"</a><b/>"])
def test_there_may_be_no_root(data: bytes) -> None:
    assert read_prolog(data, 0) is None


@pytest.mark.parametrize("data", [b"<p:urlset/>", b"<urlset p:a='1'/>"])
def test_the_root_needs_its_prefixes_declared(data: bytes) -> None:
    with pytest.raises(NotWellFormed) as caught:
        read_prolog(data, 0)
    assert caught.value.code == "F10"
