"""Checking rows and roots by the schema in a test."""

from __future__ import annotations

from typing import Final

from sitemap_editor import Document
from sitemap_editor.core.checks.schema.validation import Schema, SchemaFault
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, URLSET

SCHEMAS: Final = {kind.name: Schema(kind) for kind in (URLSET, SITEMAPINDEX)}
PREFIXES: Final = "".join(
    f' xmlns:{prefix}="{uri}"'
    for prefix, uri in (
        ("image", namespaces.IMAGE),
        ("video", namespaces.VIDEO),
        ("news", namespaces.NEWS),
        ("xhtml", namespaces.XHTML),
        ("own", "urn:own"),
    )
)
LOC: Final = "<loc>https://example.com/</loc>"
ROW: Final = f"<url>{LOC}</url>"


def urlset(body: str, attributes: str = "") -> Document:
    """Open a urlset with all prefixes declared."""
    head = f'<urlset xmlns="{namespaces.SITEMAP}"{PREFIXES}{attributes}>'
    return Document.from_bytes(f"{head}{body}</urlset>".encode())


def index(body: str) -> Document:
    """Open a sitemap index with all prefixes declared."""
    head = f'<sitemapindex xmlns="{namespaces.SITEMAP}"{PREFIXES}>'
    return Document.from_bytes(f"{head}{body}</sitemapindex>".encode())


def of_root(opened: Document) -> list[SchemaFault]:
    """Return what is wrong with the root."""
    return list(SCHEMAS[opened.kind].check_root(opened.table))


def of_rows(opened: Document) -> list[SchemaFault]:
    """Return what is wrong with the rows; each way to count it, of rows behind others, agrees."""
    table, schema = opened.table, SCHEMAS[opened.kind]
    assert isinstance(table.row_format, XmlRows)
    root, rows = table.row_format.root, [table.row_bytes(row_id) for row_id in table.order]
    behind = [fault.row for fault in schema.checker(root, rows, from_start=False)]
    assert list(schema.faulty_rows(root, rows)) == behind
    return list(schema.checker(root, rows))


def is_valid(opened: Document) -> bool:
    """Tell whether the schema has nothing against a document."""
    return not of_root(opened) and not of_rows(opened)


def said(faults: list[SchemaFault]) -> list[str]:
    """Return the sentences."""
    return [fault.text.format(**fault.arguments) for fault in faults]


def places(faults: list[SchemaFault]) -> list[tuple[int, str | None, int]]:
    """Return row, column and line of each fault."""
    return [(fault.row, fault.column, fault.line_offset) for fault in faults]
