"""A document that is closed leaves nothing behind in what checked it."""

from __future__ import annotations

import gc
import weakref

from sitemap_editor import Document
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.oddities import in_tail
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.contents.head_view import HeadView
from sitemap_editor.core.protocol.namespaces import IMAGE, NEWS, SITEMAP, VIDEO, XHTML

MARK = b"closed-and-forgotten"
FILE = (
    f'<!-- {MARK.decode()} --><urlset xmlns="{SITEMAP}" xmlns:image="{IMAGE}" xmlns:news="{NEWS}" '
    f'xmlns:video="{VIDEO}" xmlns:xhtml="{XHTML}" odd="x">'
    f"<url odd='x'><loc>https://example.com/{MARK.decode()}</loc>text<odd/>"
    "<image:image><image:b/></image:image><news:news/><video:video/>"
    f'<xhtml:link rel="alternate" hreflang="xx" href="{MARK.decode()}"/></url>'
    f"<odd>{MARK.decode()}</odd></urlset>"
).encode()


def test_no_bytes_of_a_closed_document_are_kept() -> None:
    document = Document.from_bytes(FILE)
    table = document.table
    verdicts = Checker().check(table)
    codes = {each.code for found in verdicts.rows.values() for each in found}
    assert {"F16", "X51"} <= codes
    assert in_tail(table)
    left: list[weakref.ref[object]] = [weakref.ref(table), weakref.ref(table.row_format)]
    del document, table, verdicts
    gc.collect()
    assert [weak() for weak in left] == [None, None]
    views = [each for each in gc.get_objects() if isinstance(each, RowView | HeadView)]
    assert not [view for view in views if MARK in view.data]


def test_what_is_noted_of_head_and_tail_is_that_of_the_bytes_in_force() -> None:
    table = Document.from_bytes(FILE).table
    snapshot = table.snapshot()
    assert in_tail(table) is in_tail(snapshot)
    table.set_frame(table.head, b"</urlset>")
    assert (len(in_tail(table)), len(in_tail(snapshot))) == (0, 1)
