"""Some rows of a table, to be looked at together where they are plain."""

from __future__ import annotations

from array import array
from functools import cached_property
from itertools import accumulate

from sitemap_editor.core.document.piece_table import PieceTable


class SomeRows:
    """The bytes of some rows, all together and each by itself; read when they are asked for."""

    def __init__(self, table: PieceTable, row_ids: array[int]) -> None:
        self._table = table
        self._row_ids = row_ids

    def __len__(self) -> int:
        return len(self._row_ids)

    @property
    def table(self) -> PieceTable:
        """The document they are of."""
        return self._table

    @cached_property
    def data(self) -> bytes:
        """The bytes of all, one row behind the other."""
        return self._table.rows_bytes(self._row_ids)

    @cached_property
    def are_plain(self) -> bool:
        """Tell whether elements stand in the usual order, without comments and CDATA."""
        plain = self._table.row_format.plain
        return plain is not None and plain.are(self.data, len(self))

    @cached_property
    def cut(self) -> list[bytes]:
        """The bytes of each row without its end tag; of plain rows alone."""
        plain = self._table.row_format.plain
        return [] if plain is None else self.data.split(plain.end_tag)[:-1]

    @cached_property
    def declare_namespaces(self) -> bool:
        """Tell whether any row may declare a namespace of its own."""
        return b"xmlns" in self.data

    @cached_property
    def each(self) -> list[bytes]:
        """The bytes of each row, cut out of those of all: quicker than to look for each."""
        ends = list(accumulate(map(self._table.lengths.__getitem__, self._row_ids)))
        return list(map(self.data.__getitem__, map(slice, [0, *ends], ends)))
