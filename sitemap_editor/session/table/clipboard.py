"""Cells and rows on the clipboard: text and a table for everyone, whole rows for ourselves."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QByteArray, QMimeData

from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.columns.column import content_column, titled_column
from sitemap_editor.core.columns.edits import cells_and_new_rows, new_rows_edit
from sitemap_editor.core.columns.row_reading import values_of
from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    InsertSpans,
    SetCells,
    SetHead,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.files.column_titles import titled_columns
from sitemap_editor.core.files.html_table import TABLE_BEGINS, TABLE_ENDS, html_lines
from sitemap_editor.core.files.separated import format_tsv, parse_tsv
from sitemap_editor.core.protocol.fields import URL_FIELDS, URLSET
from sitemap_editor.session.table.column import Column
from sitemap_editor.session.table.filling import filling
from sitemap_editor.session.table.table_model import TableModel

_NO_COLUMN: Final = ""
"""Where what stands in a column of a table has no place in rows."""
ROWS_MIME: Final = "application/x-sitemap-editor-rows"
_MUCH: Final = 200_000  # characters that are taken apart in some 10 ms
_LINES_AT_ONCE: Final = 1_024
_MOST_IN_A_PAGE: Final = 10_000
"""Rows. LibreOffice Calc takes some 8 s for these as a table, 44 s and 0.6 GB for 50,000."""


@dataclass(frozen=True, slots=True)
class Pasted:
    """What a paste will do: the edit, how many rows it touches, what found no place."""

    edit: Edit
    row_count: int
    dropped_columns: int = 0
    fields: tuple[str, ...] = ()
    """The columns that are pasted into."""


def copied(
    model: TableModel, rows: Sequence[int], columns: Sequence[int], *, whole_rows: bool
) -> QMimeData:
    """Return selected cells as text; whole rows also as bytes, so that nothing in them is lost.

    What is told of other files is copied where nothing else is selected: rows stay pasteable.
    """
    table = model.session.document.table
    mime = QMimeData()
    chosen = [model.columns[column] for column in columns]
    chosen = [column for column in chosen if column.is_copied] or chosen
    lines = [[_copied(column, view) for column in chosen] for view in map(model.row_view, rows)]
    mime.setText(format_tsv(lines))
    if is_for_spreadsheets(len(lines), len(chosen)) and (page := html_lines(lines)) is not None:
        mime.setHtml(TABLE_BEGINS + page + TABLE_ENDS)
    if whole_rows:
        contents = [table.row_bytes(model.row_id(row)).decode("utf-8") for row in rows]
        packed = json.dumps({"head": table.head.decode("utf-8"), "rows": contents})
        mime.setData(ROWS_MIME, QByteArray(packed.encode("utf-8")))
    return mime


def is_for_spreadsheets(rows: int, columns: int) -> bool:
    """Tell whether cells are also copied as a table: one alone is text, and very many take long."""
    return rows * columns > 1 and rows <= _MOST_IN_A_PAGE


def _copied(column: Column, view: RowView) -> str:
    """Return a value with the white space around it, or what is shown where it is computed."""
    return column.value(view) or "" if column.is_editable else column.text(view)


@dataclass(frozen=True, slots=True)
class Clip:
    """What is on the clipboard, for any thread."""

    text: str
    packed: bytes | None
    """Whole rows, where they were copied here."""

    @property
    def is_much(self) -> bool:
        """Tell whether a window would have to wait until it is taken apart."""
        return len(self.text) + len(self.packed or b"") > _MUCH

    @property
    def line_count(self) -> int:
        """How many lines there are, about."""
        return self.text.count("\n", 0, len(self.text) - 1) + 1


def clip_of(mime: QMimeData) -> Clip:
    """Return what a worker needs of the clipboard."""
    packed = bytes(mime.data(ROWS_MIME).data()) if mime.hasFormat(ROWS_MIME) else None
    return Clip(mime.text(), packed)


@dataclass(frozen=True, slots=True)
class Target:
    """What something is pasted into."""

    table: PieceTable
    row_ids: array[int]
    """From top to bottom of the view."""
    fields: tuple[str, ...]


def target_of(model: TableModel, *, for_worker: bool = False) -> Target:
    """Return what a paste needs of a table; for a worker as it is now, which costs a copy later."""
    table, order = model.session.document.table, model.view_order
    if for_worker:
        table = table.snapshot()
    row_ids = table.order if order.is_of_file else order.row_ids
    return Target(table, row_ids, model.fields)


def rows_of(
    target: Target, clip: Clip, position: int, progress: Progress = no_progress
) -> Pasted | None:
    """Return the edit that puts what is on the clipboard in as rows, before `position`.

    Bytes where they fit this document, else values; None where there are none. Raises: EditError.
    """
    if (packed := _unpacked(clip)) is not None and packed[1]:
        edit = _rows_edit(target.table, *packed, position, progress)
        if edit is not None:
            return Pasted(edit, len(packed[1]))
    grid = parse_tsv(clip.text, progress)
    names = _named_columns(target, grid)
    fields, grid = (names, grid[1:]) if names else (target.fields, grid)
    dropped = fields.count(_NO_COLUMN)
    if any(name not in target.table.fields for name in fields if name):
        edit, count = _with_contents(target, fields, grid, position, progress)
        return Pasted(edit, count, dropped) if count else None
    rows: list[Row | bytes] = []
    for at in range(0, len(grid), _LINES_AT_ONCE):
        progress(at / len(grid))
        rows.extend(_rows(fields, grid[at : at + _LINES_AT_ONCE]))
    return Pasted(InsertRows(position, rows), len(rows), dropped) if rows else None


def _unpacked(clip: Clip) -> tuple[bytes, list[bytes]] | None:
    """Return the head and the rows that were copied here; None where there are none."""
    if clip.packed is not None:
        with suppress(ValueError, KeyError, TypeError):  # another version may have written it
            packed = json.loads(clip.packed)
            return str(packed["head"]).encode(), [str(row).encode() for row in packed["rows"]]
    return None


def _rows_edit(
    table: PieceTable, head: bytes, rows: list[bytes], position: int, progress: Progress
) -> Edit | None:
    """Return the edit that puts whole rows in, of a document with this head; None for other kinds.

    Under another head they are written as a merge writes them, with what has to be declared.
    """
    if head == table.head:
        return InsertRows(position, rows)
    from sitemap_editor.core.operations.merging.bringing import rows_under  # not at start

    found = rows_under(table, head, rows, progress)
    if found is None:
        return None
    inserted = InsertRows(position, found[1])
    return inserted if found[0] == table.head else Batch((SetHead(found[0]), inserted))


def _with_contents(
    target: Target,
    fields: Sequence[str],
    grid: Sequence[Sequence[str]],
    position: int,
    progress: Progress,
) -> tuple[Edit, int]:
    """Return the edit that puts rows with values of content columns in, and how many they are."""
    lines = [_values(fields, line) for line in grid if any(line)]
    return new_rows_edit(target.table, lines, position, progress), len(lines)


def holds_rows(mime: QMimeData) -> bool:
    """Tell whether whole rows were copied here."""
    return mime.hasFormat(ROWS_MIME)


def filled(model: TableModel, parts: Sequence[tuple[range, Sequence[int]]], text: str) -> Edit:
    """Return the edit that puts one value into many cells: rows of the view, columns of each."""
    return filling(model, parts, _value(text))


def duplicated(table: PieceTable, positions: Sequence[int]) -> InsertSpans:
    """Return the edit that repeats rows of a document below the last of them."""
    row_ids = array("I", map(table.order.__getitem__, positions))
    lengths = array("I", map(table.lengths.__getitem__, row_ids))
    starts = array("q", accumulate(lengths, initial=0))
    del starts[-1]
    return InsertSpans(positions[-1] + 1, table.rows_bytes(row_ids), starts, lengths)


def pasted_over(
    target: Target,
    grid: list[list[str]],
    row: int,
    fields: tuple[str, ...],
    all_fields: tuple[str, ...] = (),
    as_copied: tuple[str, ...] = (),
) -> Pasted | None:
    """Return the edit that pastes a grid with its corner at `row` and the first of `fields`.

    One as wide as what is copied there comes back by place: `as_copied` has an empty name where a
    column is computed. One that is wider than `fields`, from a table that shows more columns, goes
    into `all_fields`.
    What reaches below the last row becomes new rows at the end of the document. A cell that holds
    the value already, with white space around it too, is left alone. Raises: EditError where a
    column of contents has several values.
    """
    width, dropped = max(map(len, grid), default=0), 0
    names = _named_columns(target, grid)
    if names:
        grid, fields, dropped = grid[1:], names, names.count(_NO_COLUMN)
    elif width == len(as_copied):
        fields = as_copied
    elif all_fields and width > len(fields):
        fields = all_fields
    if not grid:
        return None
    dropped += max(0, max(map(len, grid)) - len(fields))
    over = grid[: max(0, len(target.row_ids) - row)]
    cells = [*_changed_cells(target, over, row, fields)]
    below = grid[len(over) :]
    if any(field not in target.table.fields for field in fields if field):
        lines = [_values(fields, line) for line in below if any(line)]
        edit = cells_and_new_rows(target.table, cells, lines) or SetCells(())
        return Pasted(edit, len(grid), dropped, fields[: max(map(len, grid))])
    new = list(_rows(fields, below))
    edits: list[Edit] = []
    if cells:
        edits.append(SetCells(cells))
    if new:
        edits.append(InsertRows(len(target.table), new))
    edit = edits[0] if len(edits) == 1 else Batch(tuple(edits))
    return Pasted(edit, len(grid), dropped, fields[: max(map(len, grid))])


def _changed_cells(
    target: Target, lines: Sequence[Sequence[str]], row: int, fields: Sequence[str]
) -> Iterator[tuple[int, str, str | None]]:
    """Yield what lines that begin at a row of the view make of cells: row id, column, value."""
    named = [field for field in fields if field]
    for at in range(0, len(lines), _LINES_AT_ONCE):
        some = lines[at : at + _LINES_AT_ONCE]
        row_ids = target.row_ids[row + at : row + at + len(some)]
        part = target.table.part(row_ids)
        before = {field: list(values_of(part, field)) for field in named}
        for number, line in enumerate(some):
            for field, text in zip(fields, line, strict=False):
                value = _value(text)
                if field and _value(before[field][number] or "") != value:
                    yield row_ids[number], field, value


def _named_columns(target: Target, grid: list[list[str]]) -> tuple[str, ...]:
    """Return the columns that a first line names, as exported tables do; none where it does not.

    A column that is computed has a title too, and nothing of it is taken.
    """
    first = tuple(cell.strip().lower() for cell in grid[0]) if grid else ()
    if all(name in target.fields for name in first):
        return first
    titled = titled_columns(first) if len(grid) > 1 else {}
    has_contents = len(grid) > 1 and target.table.row_kind is URLSET
    found: dict[int, str] = {}
    for number, title in enumerate(grid[0] if grid else ()):
        name = first[number] if first[number] in target.fields else titled.get(number)
        if name is None and has_contents:
            column = (titled_column if titled else content_column)(title.strip())
            name = None if column is None else _NO_COLUMN if column.is_count else column.name
        if name is None or (name and name in found.values()):
            return ()
        found[number] = name
    is_here = (name in target.fields or name not in URL_FIELDS for name in found.values())
    return tuple(found.values()) if all(is_here) else ()


def _rows(fields: tuple[str, ...], grid: Sequence[Sequence[str]]) -> Iterator[Row]:
    """Yield the lines of a grid that are not empty as rows, their cells in these columns."""
    if fields == Row._fields[: len(fields)]:
        count = len(fields)
        yield from (Row(*map(_value, cells[:count])) for cells in grid if any(cells))
        return
    yield from (Row(**_values(fields, cells)) for cells in grid if any(cells))


def _values(fields: Sequence[str], cells: Sequence[str]) -> dict[str, str | None]:
    """Return the cells of a line by the names of their columns, those without one left out."""
    return {field: _value(value) for field, value in zip(fields, cells, strict=False) if field}


def _value(text: str) -> str | None:
    return text.strip() or None
