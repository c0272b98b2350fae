"""Columns of what rows hold beyond their own values, as a table shows them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.columns.column import BLOCKS, ContentColumn, ValueKind, content_column
from sitemap_editor.core.columns.reading import ColumnReader
from sitemap_editor.core.columns.writing import ColumnWriter
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import EditError
from sitemap_editor.core.protocol.fields import URLSET
from sitemap_editor.session.table.column import (
    NUMBERS_AT,
    Activation,
    Column,
    Editor,
    keys_of_column,
)
from sitemap_editor.session.texts import sentence

_KEPT_ROWS: Final = 400
_COUNT_WIDTH: Final = 90
_DATE_WIDTH: Final = 210
_TEXT_WIDTH: Final = 200


def content_columns(names: Iterable[str], table: PieceTable) -> tuple[Column, ...]:
    """Return the columns of these names that a document may have.

    Of own namespaces those whose prefix its root declares; of an index only these.
    """
    found = filter(None, map(content_column, dict.fromkeys(names)))
    return tuple(_column(each) for each in found if may_have(each, table))


def may_have(column: ContentColumn, table: PieceTable) -> bool:
    """Tell whether a document may have something in a column."""
    row_format = table.row_format
    if not isinstance(row_format, XmlRows):
        return False
    if not column.name.startswith("x:"):
        return table.row_kind is URLSET
    return column.prefix.encode() in row_format.root.scope


def shown_title(column: ContentColumn) -> str:
    """Return what a column is called on screen."""
    return QCoreApplication.translate("columns", column.title) if column.title else column.name


def title_of_name(name: str) -> str:
    """Return what a table calls a column by its name in filters, be it of contents or not."""
    column = content_column(name)
    return name if column is None else shown_title(column)


def _column(column: ContentColumn) -> Column:
    cells = _Cells(column)
    is_number, is_date = column.kind is ValueKind.NUMBER, column.kind is ValueKind.DATE
    editor = Editor.DATE if is_date else Editor.TEXT
    width = _DATE_WIDTH if is_date else _COUNT_WIDTH if column.is_count else _TEXT_WIDTH
    return Column(
        column.name,
        column.title or column.name,
        width,
        cells.text,
        partial(keys_of_column, column.name),
        None if column.is_count else editor,
        alignment=NUMBERS_AT if is_number else None,
        hint=column.name,
        tooltip=cells.tip,
        spoken=cells.spoken,
        activation=lambda _row: Activation.NOTHING if column.is_count else Activation.EDIT,
        value=cells.value,
        written=column.as_written,
        refusal=cells.refusal,
        elides_middle=column.local.endswith("loc") or bool(column.language),
        namespace=column.uri if column.is_count and column.uri in BLOCKS else "",
        is_content=True,
    )


class _Cells:
    """What the cells of one column show and hold; the rows' own format tells under which root."""

    def __init__(self, column: ContentColumn) -> None:
        self._column = column
        self._reader: ColumnReader | None = None
        self._format: object = None
        self._known: dict[bytes, list[str]] = {}  # of rows that were painted

    def _found(self, view: RowView) -> list[str]:
        if self._reader is None or self._format is not view.row_format:
            self._reader, self._format = (
                ColumnReader(self._column, view.row_format),
                view.row_format,
            )
            self._known.clear()
        found = self._known.get(view.data)
        if found is None:
            if len(self._known) >= _KEPT_ROWS:
                self._known.clear()
            found = [each.decode("utf-8", "replace") for each in self._reader.of_row(view.data)]
            self._known[view.data] = found
        return found

    def value(self, view: RowView) -> str | None:
        """Return the first value, white space included."""
        return next(iter(self._found(view)), None)

    def text(self, view: RowView) -> str:
        """Return the first value, and how many more there are."""
        found = self._found(view)
        if self._column.is_count:
            return QLocale().toString(int(found[0])) if found else ""
        first = found[0].strip() if found else ""
        more = len(found) - 1
        return f"{first}  +{QLocale().toString(more)}" if more > 0 else first

    def tip(self, view: RowView) -> str:
        """Return all values of a row with several, and why they are not edited here."""
        found = self._found(view)
        if len(found) <= 1:
            return ""
        why = self.refusal(view)
        values = [each.strip() for each in found[:_MOST_TOLD]]
        return "\n".join(
            (
                *values,
                *(["…"] if len(found) > _MOST_TOLD else ()),
                *([sentence(why)] if why is not None else ()),
            )
        )

    def spoken(self, view: RowView) -> str:
        """Return what a screen reader says of a cell."""
        found = self._found(view)
        if self._column.is_count or len(found) <= 1:
            return self.text(view)
        text = QCoreApplication.translate("columns", "{value}, and {count} more")
        return text.format(value=found[0].strip(), count=QLocale().toString(len(found) - 1))

    def refusal(self, view: RowView) -> EditError | None:
        """Return why a cell cannot be edited."""
        return ColumnWriter(self._column, view.row_format).refusal(view.data)


_MOST_TOLD: Final = 10
