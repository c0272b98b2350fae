"""Elements are copied byte for byte between rows, and taken from whatever XML is pasted."""

from __future__ import annotations

import pytest

from sitemap_editor import Document
from sitemap_editor.core.contents import blocks
from sitemap_editor.core.contents.copying import copied, pasted
from sitemap_editor.core.contents.declaring import rows_edit
from sitemap_editor.core.contents.new_elements import NewAttribute, NewElement
from sitemap_editor.core.contents.row_tree import read_row
from sitemap_editor.core.errors import EditError, NotWellFormed
from sitemap_editor.core.protocol.namespaces import IMAGE, XHTML
from tests.core.sitemaps import SITEMAP, body, document

IMAGES = f' xmlns:i="{IMAGE}"'
LOC = "<loc>u</loc>"
ODD = "<i:image ><!-- c --><i:loc><![CDATA[a&b]]></i:loc></i:image>"
IMAGE_ELEMENT = NewElement(IMAGE, "image", children=(NewElement(IMAGE, "loc", "a&b"),))


def copied_into_the_next(opened: Document, path: tuple[int, ...]) -> str:
    """Return an element of the first row as it is written in the second one."""
    rows, row_format = opened.table, opened.table.row_format
    [copy] = copied(rows.row_bytes(0), row_format, [path])
    return copy.under(read_row(rows.row_bytes(1), row_format).scope).decode()


def test_an_element_is_copied_with_its_spelling() -> None:
    opened = document(f"<url>{LOC}{ODD}</url><url>\n\t{LOC}\n</url>", IMAGES)
    assert copied_into_the_next(opened, (1,)) == ODD


def test_a_prefix_that_the_row_itself_declares_goes_with_the_copy() -> None:
    opened = document(f"<url{IMAGES}>{LOC}{ODD}</url><url>{LOC}</url>")
    assert copied_into_the_next(opened, (1,)) == ODD.replace("<i:image", f"<i:image{IMAGES}", 1)


@pytest.mark.parametrize(
    "text",
    [
        "<image:image><image:loc>a&amp;b</image:loc></image:image>",
        f"\n<p:image xmlns:p='{IMAGE}'>\n <!-- c --><p:loc><![CDATA[a&b]]></p:loc>\n</p:image>\n",
        f'<image xmlns="{IMAGE}"><loc>a&#38;b</loc></image>',
        "<url><loc>u</loc><image:image><image:loc>a&amp;b</image:loc></image:image></url>",
        f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{SITEMAP}"><url><loc>u</loc>'
        "<image:image><image:loc>a&amp;b</image:loc></image:image></url></urlset>",
    ],
)
def test_a_block_is_taken_from_what_is_pasted(text: str) -> None:
    (found,) = pasted(text, {b"": SITEMAP.encode()})
    assert without_wishes(found) == IMAGE_ELEMENT


def without_wishes(new: NewElement) -> NewElement:
    """Leave out the prefixes that are wished for."""
    children = tuple(map(without_wishes, new.children))
    return NewElement(new.uri, new.local, new.text, new.attributes, children, new.tail)


def test_several_elements_are_taken_in_order_with_attributes_and_mixed_text() -> None:
    first, second = pasted(
        '<x:p xmlns:x="urn:x" x:a="1"> a <x:b/> c</x:p><xhtml:link rel="r"/>', {}
    )
    assert first == NewElement(
        "urn:x",
        "p",
        " a ",
        (NewAttribute("a", "1", "urn:x", "x"),),
        (NewElement("urn:x", "b", tail=" c", prefix="x"),),
        prefix="x",
    )
    assert second == NewElement(
        XHTML, "link", attributes=(NewAttribute("rel", "r"),), prefix="xhtml"
    )


def test_prefixes_of_another_file_are_understood() -> None:
    (found,) = pasted("<pic:image/>", {b"pic": IMAGE.encode()})
    assert (found.uri, found.local) == (IMAGE, "image")


def test_what_is_pasted_is_written_under_the_prefix_of_the_file() -> None:
    opened = document(f"<url>{LOC}</url>", IMAGES)
    (new,) = pasted("<image:image>a</image:image>", {})
    edit = rows_edit(opened.table, [0], lambda _id, data, fmt: blocks.add_block(data, fmt, new))
    assert edit is not None
    opened.apply(edit)
    assert body(opened) == f"<url>{LOC}<i:image>a</i:image></url>"


@pytest.mark.parametrize(
    "text",
    [
        *("<a>", "<a></b>", "<a/> & b", "<a b=1/>", "<a/><", "<u:a/>", "<a>&nope;</a>", "</_><_>"),
        "<a>\0</a>",
        "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>",
        "<a>" * 300 + "</a>" * 300,
    ],
)
def test_what_is_no_xml_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises((NotWellFormed, EditError)):
        pasted(text, {})


@pytest.mark.parametrize("text", ["just words", "https://e.com/?a&b", "\0", "&nope;"])
def test_text_without_elements_is_nothing(text: str) -> None:
    assert pasted(text, {}) == ()
    assert pasted("", {}) == ()
    assert pasted(f"<urlset xmlns='{SITEMAP}'><url/><url/></urlset>", {}) == ()
