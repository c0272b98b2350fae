"""Rows get images and language versions from the lines of a table."""

from __future__ import annotations

import pytest

from sitemap_editor import Document
from sitemap_editor.core.errors import Cancelled
from sitemap_editor.core.operations.changing.block_adding import (
    Additions,
    added_alternates,
    added_images,
)
from sitemap_editor.core.protocol.namespaces import XHTML
from tests.core.sitemaps import IMAGE, body, document

A, B = "https://example.com/a", "https://example.com/b"


def two_rows(inside: str = "", attributes: str = "") -> Document:
    return document(f"<url><loc>{A}</loc>{inside}</url><url>\n <loc> {B}\n</loc></url>", attributes)


def carried_out(opened: Document, found: Additions) -> str:
    """Do it, undo it, and do it again."""
    assert found.edit is not None
    before = opened.to_bytes()
    redo = opened.apply(opened.apply(found.edit))
    assert opened.to_bytes() == before
    opened.apply(redo)
    return body(opened)


def left(found: Additions) -> dict[str, int]:
    return {str(each): each.count for each in found.left}


def test_rows_get_the_images_of_their_lines() -> None:
    opened = two_rows()
    lines = [("Page", "Image"), (A, "i1"), (B, " i2 "), (A, "i3", "more"), (A, "i1")]
    found = added_images(opened.table, opened.table.order, lines)
    assert (found.rows, found.left) == (2, ())
    assert carried_out(opened, found) == (
        f"<url><loc>{A}</loc><image:image><image:loc>i1</image:loc></image:image>"
        "<image:image><image:loc>i3</image:loc></image:image></url>"
        f"<url>\n <loc> {B}\n</loc>\n <image:image>\n  <image:loc>i2</image:loc>\n"
        " </image:image></url>"
    )
    assert f'xmlns:image="{IMAGE}"' in opened.to_bytes().decode()


def test_an_image_that_is_there_is_not_added_again() -> None:
    opened = two_rows("<i:image><i:loc> i1 </i:loc></i:image>", f' xmlns:i="{IMAGE}"')
    found = added_images(opened.table, opened.table.order, [(A, "i1")])
    assert (found.edit, found.rows, found.left) == (None, 0, ())


def test_rows_get_language_versions() -> None:
    opened = two_rows()
    lines = [(A, "es", A), (A, "x-default", B), (B, "es", A)]
    found = added_alternates(opened.table, opened.table.order, lines)
    assert found.rows == 2
    after = carried_out(opened, found)
    assert f'</loc><xhtml:link rel="alternate" hreflang="es" href="{A}"/><xhtml:link' in after
    assert f'xmlns:xhtml="{XHTML}"' in opened.to_bytes().decode()


def test_a_language_with_another_url_stays_and_is_counted() -> None:
    link = f'<xhtml:link rel="alternate" hreflang="ES" href="{A}"/>'
    opened = two_rows(link, f' xmlns:xhtml="{XHTML}"')
    lines = [(A, "es", A), (A, "es", B), (A, "de", B)]
    found = added_alternates(opened.table, opened.table.order, lines)
    assert left(found) == {"The row has another URL for this language.": 1}
    assert carried_out(opened, found).count("<xhtml:link") == 2


def test_lines_that_come_to_nothing_are_counted_by_reason() -> None:
    opened = two_rows()
    lines = [(A, ""), (A,), ("https://x.org/", "i"), ("https://x.org/", "j"), ("", "i"), ("", "")]
    found = added_images(opened.table, opened.table.order, lines)
    assert found.edit is None
    assert left(found) == {
        f"Something is missing in the line. The first is “{A}”.": 3,
        "None of these rows has this URL. The first is “https://x.org/”.": 2,
    }


def test_rows_that_are_not_meant_get_nothing() -> None:
    opened = two_rows()
    found = added_images(opened.table, opened.table.order[1:], [(A, "i"), (B, "i")])
    assert found.rows == 1
    assert left(found) == {f"None of these rows has this URL. The first is “{A}”.": 1}


def test_twice_the_same_page_gets_it_twice_and_a_cancel_ends_it() -> None:
    opened = document(f"<url><loc>{A}</loc></url>" * 3)
    assert added_images(opened.table, opened.table.order, [(A, "i")]).rows == 3

    def stop(_done: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        added_images(opened.table, opened.table.order, [(A, "i")], stop)
