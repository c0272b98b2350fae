"""Edits of cells as the document carries them out, which knows no content columns."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from sitemap_editor.core.columns.cells import RowCells
from sitemap_editor.core.columns.column import content_column
from sitemap_editor.core.columns.reading import ColumnReader
from sitemap_editor.core.contents.declaring import Declaring, rows_edit
from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    FillCells,
    InsertRows,
    SetCells,
    SetHead,
    SetRows,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row, RowFormat
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import EditError, Progress, no_progress


def has_contents(edit: Edit) -> bool:
    """Tell whether an edit sets cells of content columns."""
    if isinstance(edit, Batch):
        return any(map(has_contents, edit.edits))
    if isinstance(edit, FillCells):
        return any(content_column(name) is not None for name in edit.fields)
    if isinstance(edit, SetCells):
        names = {name for _, name, _ in edit.cells}
        return any(content_column(name) is not None for name in names)
    return False


def carried_out_by_rows(
    table: PieceTable, edit: Edit, progress: Progress = no_progress
) -> Edit | None:
    """Return the edit of rows, and of the head where namespaces are wanted, that sets the cells.

    An edit without content columns is its own; None where nothing changes. A batch of these may
    hold edits of cells, new rows at its end, and the head they need. Raises: EditError; Cancelled.
    """
    if not has_contents(edit):
        return edit
    edits = edit.edits if isinstance(edit, Batch) else ()
    if any(isinstance(each, InsertRows) for each in edits):
        return _among_new_rows(table, edits, progress)
    wanted = _wanted(edit)
    cells = RowCells(table.row_format)

    def change(row_id: int, data: bytes, row_format: RowFormat) -> bytes:
        nonlocal cells
        if cells.row_format is not row_format:
            cells = RowCells(row_format)
        return cells.with_values(data, wanted[row_id])

    return rows_edit(table, list(wanted), change, progress)


def head_for(table: PieceTable, names: Sequence[str]) -> bytes:
    """Return a head that declares what columns need to be written; empty where it does already.

    Raises: EditError where the head cannot be changed.
    """
    declaring = Declaring(table.head, table.row_format)
    for column in filter(None, map(content_column, names)):
        known = declaring.row_format
        uri = ColumnReader(column, known).uri
        if uri and isinstance(known, XmlRows) and uri.encode() not in known.root.scope.values():
            declaring.declare(uri, column.prefix)
    return b"" if declaring.head == table.head else declaring.head


def rows_with_contents(
    table: PieceTable,
    head: bytes,
    lines: Sequence[tuple[Row, Mapping[str, str]]],
    position: int,
    progress: Progress = no_progress,
) -> list[bytes]:
    """Return new rows, to be put in before `position` under `head` (empty: that of the document).

    Each is given by its own values and those of content columns. Raises: EditError; Cancelled.
    """
    row_format = table.row_format.with_head(head) if head else table.row_format
    near = table.order[min(max(0, position - 1), len(table) - 1)] if len(table) else None
    sample = None if near is None else table.row_bytes(near)
    cells, found = RowCells(row_format), list[bytes]()
    for at in range(0, len(lines), _ROWS_A_STEP):
        progress(at / len(lines))
        some = lines[at : at + _ROWS_A_STEP]
        rows = row_format.new_rows([row for row, _ in some], sample)
        found += [cells.with_values(row, more) for row, (_, more) in zip(rows, some, strict=True)]
    return found


def cells_and_new_rows(
    table: PieceTable,
    cells: Sequence[tuple[int, str, str | None]],
    lines: Sequence[Mapping[str, str | None]],
    progress: Progress = no_progress,
) -> Edit | None:
    """Return the edit that sets cells and puts new rows at the end, by the names of any columns.

    Cells stay cells, which still fit where their rows are edited meanwhile. None for neither.
    Raises: EditError; Cancelled.
    """
    if not lines:
        return SetCells(cells) if cells else None
    written = {name for _, name, value in cells if value}
    return new_rows_edit(table, lines, len(table), progress, written, SetCells(cells))


def new_rows_edit(
    table: PieceTable,
    lines: Sequence[Mapping[str, str | None]],
    position: int,
    progress: Progress = no_progress,
    more: Collection[str] = (),
    first: SetCells | None = None,
) -> Edit:
    """Return the edit that puts rows in before `position`, by the names of any columns.

    `first` comes before them, with values in the columns `more`. Raises: EditError; Cancelled.
    """
    written = {name for line in lines for name, value in line.items() if value}
    head = head_for(table, sorted(written.union(more)))
    split = [_split(table, line) for line in lines]
    rows = rows_with_contents(table, head, split, position, progress)
    edits: list[Edit] = [SetHead(head)] if head else []
    if first is not None and first.cells:
        edits.append(first)
    return Batch((*edits, InsertRows(position, rows)))


def _among_new_rows(table: PieceTable, edits: Sequence[Edit], progress: Progress) -> Edit:
    """Return the edits with those of cells told by rows, under the head that is set by them."""
    head = next((each.head for each in edits if isinstance(each, SetHead)), b"")
    others = (SetHead, InsertRows)
    wanted = _wanted(Batch(tuple(each for each in edits if not isinstance(each, others))))
    cells = RowCells(table.row_format.with_head(head) if head else table.row_format)
    rows: list[tuple[int, bytes]] = []
    for number, (row_id, values) in enumerate(wanted.items()):
        if not number % _ROWS_A_STEP:
            progress(number / len(wanted))
        old = table.row_bytes(row_id)
        if (new := cells.with_values(old, values)) != old:
            rows.append((row_id, new))
    heads = [each for each in edits if isinstance(each, SetHead)]
    new_rows = [each for each in edits if isinstance(each, InsertRows)]
    return Batch((*heads, *([SetRows(rows)] if rows else []), *new_rows))


def _split(table: PieceTable, line: Mapping[str, str | None]) -> tuple[Row, dict[str, str]]:
    """Return the own values of a new row, and what it holds besides."""
    own = {name: value for name, value in line.items() if name in table.fields}
    more = {name: value for name, value in line.items() if name not in own and value}
    return Row(**own), more


_ROWS_A_STEP: Final = 256


def _wanted(edit: Edit) -> dict[int, dict[str, str | None]]:
    """Return what an edit of cells sets, by row ids; of two values the later one."""
    wanted: dict[int, dict[str, str | None]] = {}
    for row_id, values in _cells_of(edit):
        known = wanted.get(row_id)
        wanted[row_id] = values if known is None else known | values
    return wanted


def _cells_of(edit: Edit) -> Iterator[tuple[int, dict[str, str | None]]]:
    if isinstance(edit, Batch):
        for each in edit.edits:
            yield from _cells_of(each)
    elif isinstance(edit, FillCells):
        values: dict[str, str | None] = dict.fromkeys(
            edit.fields, edit.value
        )  # shared: nobody changes it
        for row_id in edit.row_ids:
            yield row_id, values
    elif isinstance(edit, SetCells):
        for row_id, name, value in edit.cells:
            yield row_id, {name: value}
    else:
        raise EditError("column", "an edit of cells and of rows at once")
