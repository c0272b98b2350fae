"""Brings rows of two sides together by key, and tells what two of them say differently."""

from __future__ import annotations

from array import array
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from itertools import islice, repeat
from typing import Final
from xml.etree.ElementTree import ParseError, canonicalize

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.operations.comparing.digests import Others, others
from sitemap_editor.core.operations.comparing.sides import Side
from sitemap_editor.core.protocol.fields import URL_FIELDS

_NOWHERE: Final = -1
_ROWS_AT_ONCE: Final = 1_024
_KEYS_A_STEP: Final = 1 << 13


class RowColumns:
    """The values of some rows of a side, by row."""

    def __init__(self, side: Side, rows: Sequence[int]) -> None:
        self._side = side
        self._rows = sorted(rows)
        self._others: dict[int, tuple[PieceTable, Others]] | None = None
        self._values: dict[str, dict[int, bytes]] = {name: {} for name in URL_FIELDS}
        numbers = iter(self._rows)
        for file, positions in side.by_file(self._rows):
            row_ids = array("I", map(file.table.order.__getitem__, positions))
            some = RowValues(file.table, row_ids)
            here = list(islice(numbers, len(positions)))
            for name in URL_FIELDS:
                self._values[name].update(zip(here, some.values(name), strict=True))

    def of(self, row: int, name: str) -> bytes:
        """Return a value, empty where there is none."""
        return self._values[name][row]

    def others(self, row: int) -> tuple[PieceTable, Others]:
        """Return the document of a row, and its other elements as they are written."""
        if self._others is None:  # of all at once: of each alone takes five times as long
            self._others = dict(zip(self._rows, self._each_others(), strict=True))
        return self._others[row]

    def _each_others(self) -> Iterator[tuple[PieceTable, Others]]:
        for file, positions in self._side.by_file(self._rows):
            table = file.table
            row_ids = iter(map(table.order.__getitem__, positions))
            while some := list(islice(row_ids, _ROWS_AT_ONCE)):
                data = list(map(table.row_bytes, some))
                yield from ((table, each) for each in others(table, data))


def partners_of(old: array[int], new: array[int], progress: Progress = no_progress) -> array[int]:
    """Return for each row before the row after that has its key, or -1.

    Step by step: a call over a million keys would hold the window up for a third of a second.
    """
    rows: dict[int, int] = {}
    for at in range(0, len(new), _KEYS_A_STEP):
        progress(0.5 * at / len(new))
        some = new[at : at + _KEYS_A_STEP]
        rows.update(zip(some, range(at, at + len(some)), strict=True))
    found, known = array("q"), set[int]()
    if len(rows) == len(new):
        for at in range(0, len(old), _KEYS_A_STEP):
            progress(0.5 + 0.5 * at / len(old))
            some = old[at : at + _KEYS_A_STEP]
            known.update(some)
            found.extend(map(rows.get, some, repeat(_NOWHERE)))
        if len(known) == len(old):
            return found
    waiting: defaultdict[int, deque[int]] = defaultdict(deque)
    for row, key in enumerate(new):
        waiting[key].append(row)
    found = array("q")
    for key in old:
        partners = waiting.get(key)
        found.append(partners.popleft() if partners else _NOWHERE)
    return found


def others_differ(old: tuple[PieceTable, Others], new: tuple[PieceTable, Others]) -> bool:
    """Tell whether other elements of two rows say different things, however they are written."""
    if not old[1].written or not new[1].written:
        return old[1].written != new[1].written
    return _canonical(old[0], old[1].written) != _canonical(new[0], new[1].written)


def _canonical(table: PieceTable, elements: bytes) -> str | bytes:
    """Write elements in the one way that prefixes, quotes and white space between do not change."""
    row_format = table.row_format
    if not isinstance(row_format, XmlRows):
        return elements
    try:
        framed = row_format.framed(elements).decode("utf-8", "surrogatepass")
        return canonicalize(framed, strip_text=True, rewrite_prefixes=True)
    except ParseError:
        return elements
