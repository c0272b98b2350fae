"""libxml2's verdict in plain words, with line, column and excerpt."""

from __future__ import annotations

from contextlib import suppress

import pytest

from sitemap_editor.core.document.lines import Lines, offset_of
from sitemap_editor.core.document.well_formed import check_well_formed, excerpt_at
from sitemap_editor.core.errors import NotASitemap, NotWellFormed, SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.repair.plan import plan_repair
from tests.core import corpus_files


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
        (b"<a>\n&nbsp;</a>", "F01", "does not define this entity"),
        (b"<a>\n</b>", "F01", "closed with a different name"),
        (b"<a>\n<b>", "F01", "ends early"),
        (b"<a>\n<b", "F01", "ends early"),
        (b"<a>\n<![CDATA[x", "F01", "ends early"),
        (b"<a>\n<!-- x", "F01", "ends early"),
        (b"<a/>\n<b/>", "F01", "after the end"),
        (b"<a/>\ntext", "F01", "after the end"),
        (b"\n<?xml version='1.0'?><a/>", "F02", "before “<?xml”"),
        (b"<a>\n\x08</a>", "F01", "is not allowed in XML"),
        (b"<a>\n&#8;</a>", "F01", "is not allowed in XML"),
        (b"<a>\n\xff</a>", "F03", "not UTF-8"),
        (b"<a\nb='1' b='2'/>", "F01", "appears twice"),
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
    assert error.column == 1


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
    excerpt = excerpt_at(data, data.index(b"HERE"))
    assert "HERE" in excerpt
    assert len(excerpt) == 60
    assert excerpt_at(data, 0) == "first"
    row = b"<url><loc>https://example.com/?a=1&</loc></url>"
    assert excerpt_at(b" " * 12 + row, 12 + row.index(b"&")).startswith("<loc>https")
    assert excerpt_at(data, len(data) - 1) == "last"
    assert excerpt_at("ü".encode()[:1] + b"x", 0) == "\ufffdx"


BEFORE = [
    "",
    "\ufeff",
    "é日𝔘",
    "\ufeffé\n日",
    "a\r\né",
    "a\rb\ré",
    "<!-- é\r\n\r\n日 -->",
    "<a b='é\n'/>",
    "<![CDATA[é]]>",
    "&#233;&lt;é",
    "é" * 3000,
]


@pytest.mark.parametrize("fault", ["&", "& ", "&x", "&x=1&y=2", "&nbsp;", "<", "< ", "&#8;"])
@pytest.mark.parametrize("before", BEFORE)
def test_opening_and_repairing_tell_one_line_and_column_of_a_fault(before: str, fault: str) -> None:
    mark = "\ufeff" if before.startswith("\ufeff") else ""
    start = f"{mark}<urlset>{before.removeprefix(mark)}<url><loc>https://e.org/1"
    data = f"{start}{fault}2</loc></url></urlset>".encode()
    with pytest.raises(NotWellFormed) as caught:
        Document.from_bytes(data)
    first = plan_repair(data).repairs[0]
    assert data[first.start : first.start + 1] in (b"&", b"<")
    assert (caught.value.line, caught.value.column) == (first.line, first.column)
    lines = start.removeprefix(mark).replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert (first.line, first.column) == (len(lines), len(lines[-1]) + 1)


@pytest.mark.usefixtures("corpus")
@pytest.mark.parametrize("name", corpus_files.refused())
def test_a_broken_file_of_the_corpus_has_its_fault_where_check_tells_it(name: str) -> None:
    raw = (corpus_files.FOLDER / name).read_bytes()
    with pytest.raises(SitemapError) as caught:
        Document.from_bytes(raw)
    error = caught.value
    if not isinstance(error, NotWellFormed):
        assert error.column is None
    elif error.code == "L05":
        with suppress(NotASitemap):  # a feed, which is not to be repaired
            first = next(one for one in plan_repair(raw).repairs if one.code == "L05")
            assert (error.line, error.column) == (first.line, first.column)


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_a_place_leads_back_to_its_offset(mark: str, line_end: str) -> None:
    data = (mark + line_end.join(["aé日𝔘", "", "xy", "𝔘z"])).encode()
    for offset in range(len(mark.encode()), len(data)):
        is_inside = data[offset] & 0xC0 == 0x80 or data[offset - 1 : offset + 1] == b"\r\n"
        if not is_inside:
            assert offset_of(data, *Lines(data).place(offset)) == offset
    assert offset_of(data, 1, 99) == data.index(line_end.encode())
    assert offset_of(data, 99, 99) == len(data)


@pytest.mark.parametrize("rest", ["<a/>", "text", "</a>", "<!-- note --><a>"])
def test_text_behind_the_root_is_refused_also_where_a_namespace_is_no_uri(rest: str) -> None:
    data = f'<urlset xmlns="http://é x"><url/>\n</urlset>\n{rest}'.encode()
    error = refusal(data)
    assert "after the end" in str(error)
    assert (error.line, error.column) == (3, 1)
    check_well_formed(data.removesuffix(rest.encode()) + b"<!-- note -->\n", huge=True)


def test_the_fault_is_told_and_not_a_namespace_that_is_no_uri() -> None:
    error = refusal('<urlset xmlns="http://é x">\n<url>&</url></urlset>'.encode())
    assert (error.code, error.line, error.column) == ("L05", 2, 6)
