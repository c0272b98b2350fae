"""Rows of a document in another form, written range by range and handed on in their order."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final, Generic, TypeAlias, TypeVar

from sitemap_editor.core.columns.row_reading import RowReader
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.files.exports import ExportFormat, Lines
from sitemap_editor.core.files.format import TableStyle
from sitemap_editor.core.passes.executor import Executor, Here, Part

T = TypeVar("T")
Take: TypeAlias = Callable[[Iterator[bytes]], T]
_ROWS_AT_ONCE: Final = 4_096
_AMPERSAND: Final = b"&amp;"
_BETWEEN: Final = b"\0"
"""No XML can hold it."""


def export(
    table: PieceTable,
    row_ids: array[int],
    fields: Sequence[str],
    format_: ExportFormat,
    take: Take[T],
    *,
    style: TableStyle | None = None,
    executor: Executor | None = None,
    progress: Progress = no_progress,
) -> T:
    """Write these columns of these rows of a snapshot, in UTF-8; return what `take` makes of it.

    `take` is handed the pieces as they are written, so that all of them are never there at once.
    Raises: Cancelled by way of `progress`; whatever `take` raises.
    """
    work = ExportPass(format_, tuple(fields), style or TableStyle(), take)
    return (executor or Here()).run(work, table.part(row_ids), progress)


@dataclass(frozen=True)
class ExportPass(Generic[T]):
    """Writes rows in a form; who merges hands them on to `take`."""

    format: ExportFormat
    fields: tuple[str, ...]
    style: TableStyle
    take: Take[T] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """Leave behind what only merging needs."""
        return type(self), (self.format, self.fields, self.style)

    def over(self, table: PieceTable, first: int, last: int) -> bytes:
        """Write a range."""
        write, fields, style = self.format.write, self.fields, self.style
        steps = range(first, last, _ROWS_AT_ONCE)
        parts = (table.order[at : min(at + _ROWS_AT_ONCE, last)] for at in steps)
        return b"".join(write(_lines(table, some, fields), fields, style) for some in parts)

    def merged(self, parts: Iterator[Part]) -> T:
        """Hand on what stands in front of all rows, and each range as it comes."""
        assert self.take is not None  # noqa: S101 - it never left
        return self.take(chain([self.format.begin(self.fields, self.style)], _pieces(parts)))


def _pieces(parts: Iterator[Part]) -> Iterator[bytes]:
    for part in parts:
        assert isinstance(part.result, bytes)  # noqa: S101 - what `over` returns
        yield part.result


def _lines(table: PieceTable, row_ids: array[int], fields: Sequence[str]) -> Lines:
    """Return the values of some thousand rows: those of one make are cut together."""
    plain = table.row_format.plain
    raw = plain.lines(table.rows_bytes(row_ids), len(row_ids), fields) if plain else None
    lines = _read(raw) if raw else None
    if lines is not None:
        return lines
    columns = RowReader(table.row_format, fields).of_rows(table, row_ids)
    return [[value or "" for value in row] for row in zip(*columns, strict=True)]


def _read(raw: Sequence[Sequence[bytes]]) -> Lines | None:
    """Return values as they read; None where more than the ampersand is spelt otherwise."""
    width = len(raw[0])
    together = _BETWEEN.join(chain.from_iterable(raw))
    is_plain = b"\r" not in together and together.count(b"&") == together.count(_AMPERSAND)
    values = together.replace(_AMPERSAND, b"&").decode().split(_BETWEEN.decode())
    if not is_plain or len(values) != width * len(raw):
        return None
    return list(zip(*[iter(values)] * width, strict=True))
