"""One row as rules see it; what few rules need is worked out when asked for."""

from __future__ import annotations

from functools import cached_property

from lxml import etree

from sitemap_editor.core.document.row import Row, RowFormat, RowLayout
from sitemap_editor.core.document.row_parts import RowParts
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.protocol.fields import Kind


class RowView:
    """The bytes of one row, its values, and its elements."""

    def __init__(self, data: bytes, row_format: RowFormat) -> None:
        self.data = data
        self.row_format = row_format

    @property
    def kind(self) -> Kind:
        """What the file is a list of."""
        return self.row_format.kind

    @cached_property
    def row(self) -> Row:
        """The values."""
        return self.row_format.read(self.data)

    @cached_property
    def layout(self) -> RowLayout:
        """What stands where."""
        return self.row_format.layout(self.data)

    @cached_property
    def parts(self) -> RowParts | None:
        """The row element and its children with their offsets; None in a text sitemap."""
        row_format = self.row_format
        return row_format.parts(self.data) if isinstance(row_format, XmlRows) else None

    @cached_property
    def element(self) -> etree._Element | None:
        """The row as an lxml element, with the prefixes of the root; None where lxml makes none.

        For looking only: fixes cut bytes by `parts`.
        """
        row_format = self.row_format
        if not isinstance(row_format, XmlRows):
            return None
        root = row_format.root
        framed = row_format.framed(self.data)
        parser = etree.XMLParser(
            resolve_entities=False, no_network=True, load_dtd=False, huge_tree=True
        )
        try:
            found = etree.fromstring(framed, parser)
        except etree.XMLSyntaxError:  # lxml refuses namespaces whose name is no URI
            return None
        uri = root.uri.decode()
        name = f"{{{uri}}}{self.kind.row}" if uri else self.kind.row
        return next(found.iterchildren(name), None)

    @cached_property
    def namespaces(self) -> frozenset[str] | None:
        """The namespaces that anything in the row can be in, told by its bytes; None: any."""
        row_format, data = self.row_format, self.data
        if not isinstance(row_format, XmlRows):
            return frozenset()
        if b"xmlns" in data:
            return None
        return frozenset([uri for mark, uri in row_format.marks if mark in data])

    def extensions(self, uri: str) -> list[etree._Element]:
        """Return the children of the row that are in the namespace `uri`."""
        possible = self.namespaces
        if (possible is not None and uri not in possible) or (element := self.element) is None:
            return []
        return list(element.iterchildren("{" + uri + "}*"))
