"""What rows are ordered by: of each column the keys of its rows, or of the values they share."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from sitemap_editor.core.columns.column import ContentColumn, ValueKind, content_column
from sitemap_editor.core.document.markup import decode_text
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.filtering.aspects import (
    BETWEEN_VALUES,
    AnyAspect,
    Aspect,
    ContentAspect,
)
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.protocol.datetimes import timestamp_of, timestamps_of
from sitemap_editor.core.protocol.fields import (
    CHANGEFREQ,
    CHANGEFREQ_VALUES,
    LASTMOD,
    PRIORITY,
    parse_decimal,
)

_NUMBERS: Final = re.compile(r"(\d+)", re.ASCII)
_WIDTH: Final = 20
_ROWS_AT_ONCE: Final = 1_024
_MOST_KNOWN: Final = 100_000
_KEPT_WHOLE: Final = {
    LASTMOD: Aspect.LASTMOD,
    CHANGEFREQ: Aspect.CHANGEFREQ,
    PRIORITY: Aspect.PRIORITY,
}
SortKey: TypeAlias = tuple[bool, tuple[float, ...], str]
"""Whether a value is understood, then what to order it by: numbers, text."""
KeysOf: TypeAlias = Callable[[PieceTable], Iterable[SortKey | None]]
"""Yields one key a row, in the order of the rows."""


def field_keys(table: PieceTable, field: str) -> Iterator[SortKey | None]:
    """Yield keys for a column of the file: dates by instant, priorities by number, words by rank.

    A value that many rows have is looked at once.
    """
    column = content_column(field)
    if column is not None:
        yield from _content_keys(table, column)
        return
    known: dict[str | None, SortKey | None] = {None: None}
    for value in _values(table, field):
        if value not in known:
            known[value] = _key(field, value) if value and value.strip() else None
        yield known[value]


@dataclass(frozen=True)
class FieldKeys:
    """Tells the keys of a column of the file, or of what rows hold beyond these.

    In `natural` order numbers in a text come by their size.
    """

    field: str
    natural: bool = False

    def __call__(self, table: PieceTable) -> Iterator[SortKey | None]:
        """Yield one key a row."""
        keys = field_keys(table, self.field)
        return map(_natural, keys) if self.natural else keys

    def numbers(self, table: PieceTable) -> list[float] | None:
        """Return a number a row, in order, where each has but one to be ordered by: dates.

        None where any may have another key. A third of the time of whole keys.
        """
        if self.field != LASTMOD:
            return None
        found: list[float] = []
        for texts in _steps(table, LASTMOD):
            some = timestamps_of(texts) if texts is not None else None
            if some is None:
                return None
            found += some
        return found

    @property
    def aspect(self) -> AnyAspect | None:
        """What has all of a value in its names; None for a column that is never kept."""
        if content_column(self.field) is not None:
            return ContentAspect(self.field)
        return _KEPT_WHOLE.get(self.field)

    def of_name(self, name: bytes) -> SortKey | None:
        """Return the key of the rows with this name."""
        key = self._plain_of_name(name)
        return _natural(key) if self.natural else key

    def _plain_of_name(self, name: bytes) -> SortKey | None:
        column = content_column(self.field)
        if column is not None:
            first = name.partition(BETWEEN_VALUES)[0]
            return _content_key(column.kind, first.decode("utf-8", "replace").strip())
        value = name.decode("utf-8", "surrogatepass")
        return _key(self.field, value) if value.strip() else None


def _content_keys(table: PieceTable, column: ContentColumn) -> Iterator[SortKey | None]:
    """Yield keys for a content column: of rows with several values, by the first of them."""
    known: dict[bytes, SortKey | None] = {}
    for first in range(0, len(table), _ROWS_AT_ONCE):
        rows = RowValues(table, table.order[first : first + _ROWS_AT_ONCE])
        for values in rows.contents(column):
            value = values[0] if values else b""
            if value not in known:
                if len(known) >= _MOST_KNOWN:
                    known.clear()
                known[value] = _content_key(column.kind, value.decode("utf-8", "replace").strip())
            yield known[value]


def _content_key(kind: ValueKind, text: str) -> SortKey | None:
    if not text:
        return None
    if kind is ValueKind.DATE:
        return _key(LASTMOD, text)
    if kind is ValueKind.TEXT:
        return True, (), text
    return _key(PRIORITY, text)  # a number; what is none stands behind


def _values(table: PieceTable, field: str) -> Iterator[str | None]:
    """Yield the values of a column; of plain rows many at once, where an empty one is as none."""
    plain = table.row_format.plain
    for first in range(0, len(table), _ROWS_AT_ONCE):
        row_ids = table.order[first : first + _ROWS_AT_ONCE]
        data = table.rows_bytes(row_ids)
        if plain is not None and plain.are(data, len(row_ids)):
            yield from map(decode_text, plain.values(data, len(row_ids), field))
        else:
            yield from table.part(row_ids).values(field)


def _steps(table: PieceTable, field: str) -> Iterator[list[str] | None]:
    """Yield the values of a column, some rows at a time; None of rows that are not plain."""
    plain = table.row_format.plain
    for first in range(0, len(table), _ROWS_AT_ONCE):
        row_ids = table.order[first : first + _ROWS_AT_ONCE]
        data = table.rows_bytes(row_ids)
        if plain is None or not plain.are(data, len(row_ids)):
            yield None
            continue
        joined = b"\n".join(plain.values(data, len(row_ids), field))
        texts = joined.decode("utf-8").split("\n")
        yield texts if b"&" not in joined and len(texts) == len(row_ids) else None


def _key(field: str, value: str) -> SortKey:
    """Return whether a value of this column is understood, and what to order it by."""
    text = value.strip()
    if field == LASTMOD:
        moment = timestamp_of(text)
        return _odd(text) if moment is None else (True, (moment,), "")
    if field == PRIORITY:
        number = parse_decimal(text)
        return _odd(text) if number is None else (True, (float(number),), "")
    if field == CHANGEFREQ:
        known = text in CHANGEFREQ_VALUES
        return (True, (CHANGEFREQ_VALUES.index(text),), "") if known else _odd(text)
    return True, (), text


def _natural(key: SortKey | None) -> SortKey | None:
    """Return a key by which numbers in a text come by their size."""
    if key is None or not key[2]:
        return key
    return key[0], key[1], natural_text(key[2])


def natural_text(text: str) -> str:
    """Write a text so that plain comparison orders numbers in it by their size."""
    return _NUMBERS.sub(lambda match: match[0].lstrip("0").rjust(_WIDTH, "0"), text)


def _odd(text: str) -> SortKey:
    return False, (), text
