"""One value for many cells of a table, as an edit of the file."""

from __future__ import annotations

from collections.abc import Sequence

from sitemap_editor.core.document.edits import Batch, Edit, FillCells
from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.session.table.view_order import joined


def filling(
    model: TableModel, parts: Sequence[tuple[range, Sequence[int]]], value: str | None
) -> Edit:
    """Return the edit that puts one value into cells: rows of the view and columns of each."""
    rows_of: dict[str, dict[range, None]] = {}
    for rows, columns in parts:
        for column in columns:
            rows_of.setdefault(model.names[column], {})[rows] = None
    fields_of: dict[tuple[range, ...], list[str]] = {}
    for field, ranges in rows_of.items():
        fields_of.setdefault(joined(ranges), []).append(field)
    edits = [
        FillCells(model.view_order.row_ids_in(ranges), tuple(fields), value)
        for ranges, fields in fields_of.items()
    ]
    return edits[0] if len(edits) == 1 else Batch(tuple(edits))
