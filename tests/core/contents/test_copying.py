"""Elements are copied byte for byte between rows, and taken from whatever XML is pasted."""

from __future__ import annotations

import pytest

from sitemap_editor import Document
from sitemap_editor.core.contents import blocks
from sitemap_editor.core.contents.copying import add_copies, copied, pasted
from sitemap_editor.core.contents.declaring import rows_edit
from sitemap_editor.core.contents.new_elements import NewAttribute, NewElement
from sitemap_editor.core.errors import EditError, NotWellFormed
from sitemap_editor.core.protocol.namespaces import IMAGE, XHTML
from tests.core.sitemaps import SITEMAP, body, document

IMAGES = f' xmlns:i="{IMAGE}"'
LOC = "<loc>u</loc>"
ODD = "<i:image ><!-- c --><i:loc><![CDATA[a&b]]></i:loc></i:image>"
IMAGE_ELEMENT = NewElement(IMAGE, "image", children=(NewElement(IMAGE, "loc", "a&b"),))


def copied_to_all(opened: Document, path: tuple[int, ...]) -> str:
    """Copy an element of the first row to the others."""
    table = opened.table
    copies = copied(table.row_bytes(0), table.row_format, [path])
    others = [each for each in table.order if each]
    edit = rows_edit(table, others, lambda _id, data, fmt: add_copies(data, fmt, copies))
    if edit is not None:
        opened.apply(edit)
    return body(opened)


def test_a_block_is_copied_with_its_spelling_into_the_layout_of_the_row() -> None:
    opened = document(f"<url>{LOC}{ODD}</url><url>\n\t{LOC}\n</url>", IMAGES)
    after = f"<url>{LOC}{ODD}</url><url>\n\t{LOC}\n\t{ODD}\n</url>"
    assert copied_to_all(opened, (1,)) == after


def test_a_row_that_has_it_keeps_the_one() -> None:
    rows = f"<url>{LOC}{ODD}</url><url>{LOC} {ODD}</url>"
    assert copied_to_all(document(rows, IMAGES), (1,)) == rows


def test_a_prefix_that_the_row_itself_declares_goes_with_the_copy() -> None:
    opened = document(f"<url{IMAGES}>{LOC}{ODD}</url><url>{LOC}</url>")
    declared = ODD.replace("<i:image", f"<i:image{IMAGES}", 1)
    assert copied_to_all(opened, (1,)).endswith(f"<url>{LOC}{declared}</url>")
    # once more: the same bytes are there already
    assert copied_to_all(opened, (1,)).count(ODD) + 1 == 2


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
        *("<a>", "<a></b>", "a & b", "<a b=1/>", "<a/><", "<u:a/>", "&nope;", "\0", "</_><_>"),
        "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>",
        "<a>" * 300 + "</a>" * 300,
    ],
)
def test_what_is_no_xml_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises((NotWellFormed, EditError)):
        pasted(text, {})


def test_text_without_elements_is_nothing() -> None:
    assert pasted("just words", {}) == ()
    assert pasted("", {}) == ()
    assert pasted(f"<urlset xmlns='{SITEMAP}'><url/><url/></urlset>", {}) == ()
