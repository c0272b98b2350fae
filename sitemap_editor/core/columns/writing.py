"""Writes a content column of one row, where one value stands for one cell."""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.columns.column import READY, ContentColumn
from sitemap_editor.core.columns.reading import ColumnReader
from sitemap_editor.core.contents import changes
from sitemap_editor.core.contents.block_fields import LINK_SPEC, SPECS_BY_NAME
from sitemap_editor.core.contents.blocks import add_blocks, new_block, set_field
from sitemap_editor.core.contents.new_elements import NewAttribute, NewElement
from sitemap_editor.core.contents.row_tree import ROW, Node, read_row
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError


class ColumnWriter:
    """Writes one content column under the root of one document."""

    def __init__(self, column: ContentColumn, row_format: RowFormat) -> None:
        self.reader: Final = ColumnReader(column, row_format)
        self._format = row_format
        self._column = column

    def with_value(self, data: bytes, value: str | None) -> bytes:
        """Return a row with this value alone replaced; None, or nothing, takes it out.

        Raises: EditError where no one value is meant; UndeclaredNamespace.
        """
        if (respelt := self._respelt(data, value)) is not None:
            return respelt
        if (refusal := self._refusal_at_all()) is not None:
            raise refusal
        row = read_row(data, self._format)
        if (refusal := self._refusal_in(row)) is not None:
            raise refusal
        elements = self.reader.elements(row)
        if self._column.is_own_attribute:
            return self._with_own_attribute(data, row, value or None)
        if elements:
            return self._changed(data, row, elements[0], value or None)
        return self._added(data, row, value) if value else data

    def refusal(self, data: bytes) -> EditError | None:
        """Return why the cell of a row cannot be edited; None where it can be."""
        return self._refusal_at_all() or self._refusal_in(read_row(data, self._format))

    def new_link(self, row: Node, value: str) -> NewElement | None:
        """Return the link that a row lacks for a value; None where it is no new link."""
        column = self._column
        if not column.language or self._refusal_at_all() or self.reader.elements(row):
            return None
        code = column.name.partition(":")[2]
        return new_block(LINK_SPEC, {"@rel": "alternate", "@hreflang": code, "@href": value})

    def _refusal_at_all(self) -> EditError | None:
        column = self._column
        if column.is_count:
            return EditError("column", _COUNTED)
        if not isinstance(self._format, XmlRows):
            return EditError("column", _NO_XML)
        if self.reader.uri is None:
            return EditError("column", _NO_PREFIX, {"prefix": column.prefix})
        if self.reader.uri == self._format.root.uri.decode():
            return EditError("column", _OF_SITEMAP)
        return None

    def _refusal_in(self, row: Node) -> EditError | None:
        column = self._column
        elements = [each for each, _ in self.reader.values(row)]
        if not column.is_own_attribute:
            elements = self.reader.elements(row)
        if max(len(elements), len(self._containers(row))) > 1:
            return EditError("column", _SEVERAL)
        if elements and not column.attribute and elements[0].children:
            return EditError("column", _HOLDS_OTHERS)
        return None

    def _respelt(self, data: bytes, value: str | None) -> bytes | None:
        """Put a value in the place of the only one of a plain row; None where that takes more."""
        column, row_format = self._column, self._format
        if not value or column.attribute or column.is_count or not isinstance(row_format, XmlRows):
            return None
        at = self.reader.only_text(data, column.within[:1])
        if at is None:
            return None
        return data[: at[0]] + row_format.encoder.text(value) + data[at[1] :]

    def _containers(self, row: Node) -> list[Node]:
        """Return the elements that a new value could be put into: blocks, or those on the path."""
        column, uri = self._column, self.reader.uri
        if column.within:
            return list(row.children_named(column.within[0], uri))
        if len(column.path) < len(("outer", "inner")):
            return []
        outer = (each for each in row.walk() if each.path != ROW)
        return [each for each in outer if (each.uri, each.local) == (uri, column.path[0])]

    def _changed(self, data: bytes, row: Node, node: Node, value: str | None) -> bytes:
        """Give an element that is there another value, or take it out."""
        column, row_format = self._column, self._format
        if column.attribute and (value is not None or not column.language):
            uri, local = self.reader.attribute_name
            return changes.set_attribute(data, row_format, node.path, local, value, uri)
        if value is not None:
            return changes.set_text(data, row_format, node.path, value)
        gone = node
        while column.within and len(gone.path) > 1:
            around = row.at(gone.path[:-1])
            if len(around.children) > 1 or around.attributes or around.has_mixed_text:
                break
            gone = around
        return changes.remove(data, row_format, [gone.path])

    def _with_own_attribute(self, data: bytes, row: Node, value: str | None) -> bytes:
        """Set the attribute where it is, or at the row itself."""
        uri, local = self.reader.attribute_name
        found = [node for node, _ in self.reader.values(row)]
        path = found[0].path if found else ROW
        prefix = self._column.prefix
        return changes.set_attribute(data, self._format, path, local, value, uri, prefix=prefix)

    def _added(self, data: bytes, row: Node, value: str) -> bytes:
        """Write what is not there yet, with all it has to be in."""
        column, row_format = self._column, self._format
        if (link := self.new_link(row, value)) is not None:
            return add_blocks(data, row_format, [link], row)
        containers = self._containers(row)
        if column.name in READY:
            spec = SPECS_BY_NAME[column.uri, column.within[0]]
            key = "/".join((*column.within[1:], column.local))
            if containers:
                return set_field(data, row_format, containers[0].path, spec, key, value)
            return add_blocks(data, row_format, [new_block(spec, {key: value})], row)
        return self._with_path(data, containers[0] if containers else row, value)

    def _with_path(self, data: bytes, outer: Node, value: str) -> bytes:
        """Write the elements of a path that are missing, the last of them with the value."""
        column = self._column
        missing = column.path
        if outer.path != ROW:
            outer, missing = self._deepest(outer)
        new: NewElement | None = None
        for local in reversed(missing):
            children = () if new is None else (new,)
            new = self._element(local, value if new is None else "", children)
        assert new is not None  # noqa: S101 - something is missing
        return changes.insert(data, self._format, outer.path, len(outer.children), new)

    def _element(self, local: str, value: str, children: tuple[NewElement, ...]) -> NewElement:
        column, uri = self._column, self.reader.uri or ""
        attribute_uri, attribute = self.reader.attribute_name if column.attribute else ("", "")
        if not attribute or children:
            return NewElement(uri, local, value, (), children, prefix=column.prefix)
        with_value = (NewAttribute(attribute, value, attribute_uri),)
        return NewElement(uri, local, "", with_value, prefix=column.prefix)

    def _deepest(self, outer: Node) -> tuple[Node, tuple[str, ...]]:
        """Return how far the path is there, from its first element on, and the rest of it."""
        missing = self._column.path[1:]
        while missing:
            inner = (each for each in outer.walk() if each is not outer)
            name = (outer.uri, missing[0])
            found = next((each for each in inner if (each.uri, each.local) == name), None)
            if found is None:
                break
            outer, missing = found, missing[1:]
        return outer, missing


_COUNTED: Final = QT_TRANSLATE_NOOP(
    "core", "This is a number of elements. Add or remove the elements themselves."
)
_NO_XML: Final = QT_TRANSLATE_NOOP("core", "The rows of this file hold nothing but URLs.")
_NO_PREFIX: Final = QT_TRANSLATE_NOOP(
    "core", "The file does not declare the prefix “{prefix}”, so nothing can be written with it."
)
_OF_SITEMAP: Final = QT_TRANSLATE_NOOP(
    "core", "This is an element of the sitemap itself. Change it in its own column."
)
_SEVERAL: Final = QT_TRANSLATE_NOOP(
    "core", "The row has several of these. Change each of them in the details of the row."
)
_HOLDS_OTHERS: Final = QT_TRANSLATE_NOOP(
    "core", "This element holds other elements. Change them in the details of the row."
)
