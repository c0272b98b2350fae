"""Cells of one row by the names of their columns, to be read and set alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from sitemap_editor.core.columns.column import content_column
from sitemap_editor.core.columns.writing import ColumnWriter
from sitemap_editor.core.contents.blocks import add_blocks
from sitemap_editor.core.contents.new_elements import NewElement
from sitemap_editor.core.contents.row_tree import Node, read_row
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.xml_rows import XmlRows


def has_column(table: PieceTable, name: str) -> bool:
    """Tell whether rows of a document may have a value in a column."""
    if name in table.fields:
        return True
    return isinstance(table.row_format, XmlRows) and content_column(name) is not None


def value_in(table: PieceTable, row_id: int, name: str) -> str | None:
    """Return the value of a row, known by its id, in any column; the first of several."""
    if name in table.fields:
        return table.row(row_id).value(name)
    return RowCells(table.row_format).value(table.row_bytes(row_id), name)


class RowCells:
    """Reads and sets values of rows under the root of one document."""

    def __init__(self, row_format: RowFormat) -> None:
        self.row_format = row_format
        self._writers: dict[str, ColumnWriter] = {}

    def value(self, data: bytes, name: str) -> str | None:
        """Return a value of a row, the first of several; None for one that is absent."""
        writer = self._writer(name)
        if writer is None:
            return self.row_format.read(data).value(name)
        found = writer.reader.of_row(data)
        return found[0].decode("utf-8", "surrogatepass") if found else None

    def with_values(self, data: bytes, values: Mapping[str, str | None]) -> bytes:
        """Return a row with only these values replaced; None removes the element.

        Raises: EditError where a value cannot be written; UndeclaredNamespace.
        """
        own = {name: value for name, value in values.items() if self._writer(name) is None}
        if own:
            data = self.row_format.with_values(data, own)
        wanted = [
            (name, writer, writer.reader.column.as_written(value))
            for name, value in values.items()
            if (writer := self._writer(name))
        ]
        if len(wanted) > 1:
            data = self._with_new_links(
                data, {writer: value for _, writer, value in wanted if value}
            )
        for name, writer, value in wanted:
            if self.value(data, name) != (value or None):
                data = writer.with_value(data, value)
        return data

    def _with_new_links(self, data: bytes, wanted: Mapping[ColumnWriter, str]) -> bytes:
        """Add the links that a row lacks at once, which costs as much as one."""
        languages = Counter(writer.reader.column.language for writer in wanted)
        new: list[NewElement] = []
        row: Node | None = None
        for writer, value in wanted.items():
            language = writer.reader.column.language
            if language and languages[language] == 1 and not writer.reader.of_row(data):
                row = row or read_row(data, self.row_format)
                if (link := writer.new_link(row, value)) is not None:
                    new.append(link)
        return add_blocks(data, self.row_format, new, row)

    def _writer(self, name: str) -> ColumnWriter | None:
        known = self._writers.get(name)
        if known is None:
            column = content_column(name)
            if column is None:
                return None
            known = self._writers[name] = ColumnWriter(column, self.row_format)
        return known
