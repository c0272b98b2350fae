"""What stands in rows as numbers to compare: for the key, for the bytes, for what they say.

Each is eight bytes of BLAKE2: among two million different rows the chance that any two have the
same number is one in ten million.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, NamedTuple

from sitemap_editor.core.document.markup import BARE_SCOPE, SPACE
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.operations.comparing.keys import KeyRule
from sitemap_editor.core.passes.executor import Part
from sitemap_editor.core.protocol.fields import LOC

_ROWS_AT_ONCE: Final = 1_024
_BETWEEN: Final = re.compile(rb">[ \t\r\n]+<")


@dataclass(slots=True)
class RowDigests:
    """By position in the document: numbers for the key and for the bytes of each row."""

    keys: array[int]
    rows: array[int]


@dataclass(frozen=True)
class DigestPass:
    """Takes the numbers of all rows of one side."""

    rule: KeyRule
    is_before: bool

    def over(self, table: PieceTable, first: int, last: int) -> tuple[array[int], array[int]]:
        """Take those of a range."""
        keys, rows = array("Q"), array("Q")
        namespaces = _namespaces(table)
        for at in range(first, last, _ROWS_AT_ONCE):
            some = RowValues(table, table.order[at : min(at + _ROWS_AT_ONCE, last)])
            data = [each.strip(SPACE) for each in some.each]
            if namespaces and _has_prefix(some.data):
                data = [each + namespaces if _has_prefix(each) else each for each in data]
            known_by = self.rule.keys(some.values(LOC), is_before=self.is_before)
            # A row without a URL is known by all of it.
            pairs = zip(known_by, data, strict=True)
            keys.extend(digests([key or row for key, row in pairs]))
            rows.extend(digests(data))
        return keys, rows

    def merged(self, parts: Iterator[Part]) -> RowDigests:
        """Put them one behind the other."""
        found = RowDigests(array("Q"), array("Q"))
        for part in parts:
            assert isinstance(part.result, tuple)  # noqa: S101 - what `over` returns
            found.keys += part.result[0]
            found.rows += part.result[1]
        return found


@dataclass(frozen=True)
class MeaningPass:
    """Takes a number for what rows say, however they are written: values, and other elements."""

    fields: tuple[str, ...]
    """The columns that count."""
    with_others: bool
    """Whether other elements count."""

    def over(self, table: PieceTable, first: int, last: int) -> array[int]:
        """Take those of a range."""
        numbers = array("Q")
        for at in range(first, last, _ROWS_AT_ONCE):
            some = RowValues(table, table.order[at : min(at + _ROWS_AT_ONCE, last)])
            columns = [some.values(field) for field in self.fields]
            if self.with_others:
                columns.append([b"\0".join(each) for each in others(table, some.each)])
            numbers.extend(digests([b"\0".join(values) for values in zip(*columns, strict=True)]))
        return numbers

    def merged(self, parts: Iterator[Part]) -> array[int]:
        """Put them one behind the other."""
        numbers = array("Q")
        for part in parts:
            assert isinstance(part.result, array)  # noqa: S101 - what `over` returns
            numbers += part.result
        return numbers


def _namespaces(table: PieceTable) -> bytes:
    """Return what the prefixes of a document stand for; empty where it has none."""
    row_format = table.row_format
    if not isinstance(row_format, XmlRows):
        return b""
    declared = row_format.root.scope.items() - BARE_SCOPE.items()
    return b"\0".join(b"%b=%b" % each for each in sorted(declared) if each[0])


def _has_prefix(rows: bytes) -> bool:
    """Tell whether rows may use a prefix; a time of day looks like one, which does no harm."""
    return rows.count(b":") > rows.count(b"://")


def digests(texts: Sequence[bytes]) -> array[int]:
    """Return a number of 64 bits for each."""
    return array("Q", b"".join([blake2b(text, digest_size=8).digest() for text in texts]))


class Others(NamedTuple):
    """What a row holds beside the values of its columns: elements as they are written."""

    written: bytes = b""
    """White space between them does not count, nor do comments."""
    namespaces: bytes = b""
    """Those of the elements, in order."""


_NO_OTHERS: Final = Others()


def others(table: PieceTable, rows: Sequence[bytes]) -> list[Others]:
    """Return what each row, given as its bytes, holds beside the values of its columns."""
    row_format = table.row_format
    if not isinstance(row_format, XmlRows):
        return [_NO_OTHERS] * len(rows)
    has_columns_alone = _columns_alone(row_format).fullmatch
    return [_NO_OTHERS if has_columns_alone(row) else _others(row_format, row) for row in rows]


def _columns_alone(row_format: XmlRows) -> re.Pattern[bytes]:
    """Match rows that hold columns alone, once each, in the order of the schema."""
    prefix = re.escape(row_format.root.prefix)
    tag = prefix + row_format.kind.row.encode()
    fields = (prefix + field.encode() for field in row_format.kind.fields)
    columns = b"".join(rb"(?:<%b>[^<]*+</%b>[ \t\r\n]*+)?" % (field, field) for field in fields)
    return re.compile(rb"[ \t\r\n]*+<%b>[ \t\r\n]*+%b</%b>[ \t\r\n]*+" % (tag, columns, tag))


def _others(row_format: XmlRows, row: bytes) -> Others:
    columns = {field.encode() for field in row_format.kind.fields}
    found = []
    for child in row_format.parts(row).children:
        if child.uri == row_format.root.uri and child.local in columns:
            columns.discard(child.local)
        else:
            found.append((_BETWEEN.sub(b"><", row[child.start : child.end]), child.uri))
    return Others(*map(b" ".join, zip(*found, strict=True))) if found else _NO_OTHERS
