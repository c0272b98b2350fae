"""The values of one row, and what a row format must know to read and write rows."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from sitemap_editor.core.document.plain_rows import PlainRows
from sitemap_editor.core.protocol.fields import Kind


class Row(NamedTuple):
    """The four values of a row as text, entities decoded; None where the element is absent."""

    loc: str | None = None
    lastmod: str | None = None
    changefreq: str | None = None
    priority: str | None = None

    def value(self, field: str) -> str | None:
        """Return the value of the column named `field`."""
        return self[_POSITIONS[field]]


_POSITIONS = {name: position for position, name in enumerate(Row._fields)}


@dataclass(frozen=True, slots=True)
class RowLayout:
    """What stands in a row beyond its values; offsets are bytes from the start of the row."""

    start: int
    """Where the row element itself begins, after white space and comments in front of it."""
    counts: Mapping[str, int]
    """How often each column's element stands in the row."""
    offsets: Mapping[str, int]
    """Where the value of each present column begins."""


class RowFormat(Protocol):
    """Where rows begin and end, where a value lies in a row's bytes, how a new row is written."""

    kind: Kind

    @property
    def plain(self) -> PlainRows | None:
        """What is known of rows of the plainest make; None where there is no such make."""
        ...

    def read(self, data: bytes) -> Row:
        """Return the values in the bytes of one row."""
        ...

    def value_at(self, block: bytes, start: int, end: int, field: str) -> str | None:
        """Return one value of the row whose bytes are ``block[start:end]``."""
        ...

    def layout(self, data: bytes) -> RowLayout:
        """Return what stands where in the bytes of one row."""
        ...

    def row_start(self, data: bytes) -> int:
        """Return where the row itself begins, as its layout does: quicker where that is plain."""
        ...

    def with_values(self, data: bytes, values: Mapping[str, str | None]) -> bytes:
        """Return `data` with only these values replaced; None removes the element.

        Raises: EditError where a value cannot be written.
        """
        ...

    def new_rows(self, rows: Sequence[Row | bytes], sample: bytes | None) -> list[bytes]:
        """Write rows that look like `sample`, a neighbour; bytes of a row are taken as they are.

        Raises: EditError where a value cannot be written or the bytes are not one row.
        """
        ...

    def expand_empty_root(self, head: bytes, tail: bytes) -> tuple[bytes, bytes]:
        """Return head and tail ready to take a first row."""
        ...

    def unsaved_tail_bytes(self, last_row: bytes) -> int:
        """Return how many bytes at the end of the last row are not to be saved."""
        ...

    def pattern(
        self, values: Mapping[str, bytes], extensions: Mapping[str, bytes]
    ) -> re.Pattern[bytes] | None:
        """Return a pattern (to be used with `fullmatch`) of a row with these values and no oddity.

        `values` gives a pattern a column, which becomes a group; all but loc may be absent, nothing
        may be repeated. `extensions` gives a pattern a namespace of what may stand behind them,
        with PREFIX where its prefix belongs. None where this document has no common make of row. A
        row that does not match may still be fine.
        """
        ...

    def with_head(self, head: bytes) -> RowFormat:
        """Return the format of the same rows behind another head. Raises: EditError for none."""
        ...
