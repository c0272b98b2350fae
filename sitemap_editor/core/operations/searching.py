"""Finds a text in the cells of a whole document: `bytes.find` over the buffers, hits to rows.

A hit in the bytes is a candidate only: it may lie in a tag, a comment or another element, so the
row is read before it counts. Rows that spell characters in unusual ways are read as well, but only
in blocks that hold such spellings at all.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import compress, repeat, starmap
from typing import Final

from sitemap_editor.core.document.markup import encode_text
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import EditError, Progress, no_progress, share_of
from sitemap_editor.core.passes.executor import Executor, Here, Part

_WINDOW_BYTES: Final = 1 << 20
_ROWS_AT_ONCE: Final = 1_024
_SAMPLE_ROWS: Final = 512
_HITS_A_LOOK: Final = 8
_NOWHERE: Final = -1
_AMPERSAND: Final = b"&amp;"
_REFERENCE: Final = re.compile(rb"&(?!amp;)")
# Spellings by which a value can read otherwise than its bytes.
_ODD_SPELLINGS: Final = (b"&#", b"&apos;", b"&quot;", b"&gt;", b"<!", b"<?")
# The two letters beyond ASCII that are ASCII in lower case: the Kelvin sign and a capital dotted i.
_ODD_CAPITALS: Final = ("\u212a".encode(), "\u0130".encode())
_BEYOND_ASCII: Final = tuple(bytes([first]) for first in range(0xC2, 0xF5))


@dataclass(frozen=True, slots=True)
class Query:
    """What to look for, in which columns (all where none is named)."""

    text: str
    match_case: bool = False
    fields: tuple[str, ...] = ()

    def matches(self, value: str | None) -> bool:
        """Tell whether a cell with this value is a hit."""
        if value is None:
            return False
        if self.match_case:
            return self.text in value
        return self.text.lower() in value.lower()


@dataclass(slots=True)
class Hits:
    """The rows with hits in document order, and in which columns (bit 0 is the first column).

    Positions speak of the document as it was searched.
    """

    positions: array[int] = field(default_factory=lambda: array("I"))
    row_ids: array[int] = field(default_factory=lambda: array("I"))
    columns: bytearray = field(default_factory=bytearray)

    @property
    def count(self) -> int:
        """How many cells are hits."""
        return sum(bits.bit_count() * self.columns.count(bits) for bits in set(self.columns))


def search(
    table: PieceTable,
    query: Query,
    progress: Progress = no_progress,
    executor: Executor | None = None,
) -> Hits:
    """Return every hit. Raises: Cancelled by way of `progress`."""
    if _is_everywhere(table, query):
        hits = (executor or Here()).run(SearchPass(query), table, progress)
    else:
        hits = Hits()
        for position, columns in _matches(table, query, progress):
            hits.positions.append(position)
            hits.columns.append(columns)
    for at in range(0, len(hits.positions), STEP_ROWS):
        some = hits.positions[at : at + STEP_ROWS]
        if some[-1] - some[0] == len(some) - 1:
            hits.row_ids.extend(table.order[some[0] : some[-1] + 1])
        else:
            hits.row_ids.extend(array("I", map(table.order.__getitem__, some)))
    return hits


def _is_everywhere(table: PieceTable, query: Query) -> bool:
    """Tell from a few rows whether so many have a hit that to look at all of them is quicker."""
    needle = _plain_needle(query)
    if not needle or len(table) < _SAMPLE_ROWS:
        return False
    sample = table.rows_bytes(table.order[:: len(table) // _SAMPLE_ROWS])
    text = sample if query.match_case else sample.lower()
    return text.count(needle) > _SAMPLE_ROWS // _HITS_A_LOOK


def cells_of(hits: Hits, width: int, view: Sequence[int] | None, row_id_count: int) -> array[int]:
    """Return the cells that are hits, as row × `width` + column, in the order of a view.

    `view` holds the row ids from top to bottom where that is not the file's own order.
    """
    rows, columns = hits.positions, hits.columns
    if view is not None:
        bits_of = bytearray(row_id_count)
        for at in range(0, len(hits.row_ids), STEP_ROWS):
            some = zip(hits.row_ids[at : at + STEP_ROWS], columns[at : at + STEP_ROWS], strict=True)
            deque(starmap(bits_of.__setitem__, some), maxlen=0)
        rows, columns = array("I"), bytearray()
        for at in range(0, len(view), STEP_ROWS):
            bits = bytes(map(bits_of.__getitem__, view[at : at + STEP_ROWS]))
            rows.extend(compress(range(at, at + len(bits)), bits))
            columns += bits.translate(None, b"\0")
    cells = array("q")
    for at in range(0, len(rows), STEP_ROWS):
        cells.extend(_cells(rows[at : at + STEP_ROWS], columns[at : at + STEP_ROWS], width))
    return cells


def _cells(rows: array[int], columns: bytearray, width: int) -> array[int]:
    kinds = {bits: [each for each in range(width) if bits >> each & 1] for bits in set(columns)}
    only = next(iter(kinds.values())) if len(kinds) == 1 else []
    if len(only) == 1 and rows[-1] - rows[0] == len(rows) - 1:
        return array("q", range(rows[0] * width + only[0], (rows[-1] + 1) * width, width))
    firsts = array("q", map(width.__mul__, rows))
    if len(only) == 1:
        return array("q", map(only[0].__add__, firsts))
    found = zip(firsts, columns, strict=True)
    return array("q", (first + column for first, bits in found for column in kinds[bits]))


@dataclass(frozen=True)
class SearchPass:
    """Finds the rows with hits; of plain rows many at once. Row ids are left to who has them."""

    query: Query

    def over(self, table: PieceTable, first: int, last: int) -> bytes:
        """Search a range: the columns with hits of each row, as in `Hits`; 0 for none."""
        found = bytearray()
        for begin in range(first, last, _ROWS_AT_ONCE):
            end = min(begin + _ROWS_AT_ONCE, last)
            columns = _plain_hits(table, self.query, table.order[begin:end])
            if columns is None:
                columns = bytearray(end - begin)
                for position, bits in _matches(table, self.query, no_progress, begin, end):
                    columns[position - begin] = bits
            found += columns
        return bytes(found)

    def merged(self, parts: Iterator[Part]) -> Hits:
        """Put ranges together."""
        hits = Hits()
        for part in parts:
            columns = part.result
            assert isinstance(columns, bytes)  # noqa: S101 - what `over` returns
            rows = range(part.first, part.first + part.rows)
            some = columns.translate(None, b"\0")
            if some:
                found = rows if len(some) == len(rows) else compress(rows, columns)
                hits.positions.extend(array("I", found))
                hits.columns += some
        return hits


def _plain_hits(table: PieceTable, query: Query, row_ids: array[int]) -> bytes | bytearray | None:
    """Return the columns with hits of each of these rows; None where they are not all plain."""
    plain, count = table.row_format.plain, len(row_ids)
    needle = _plain_needle(query)
    if plain is None or needle is None:
        return None
    data = table.rows_bytes(row_ids)
    if _REFERENCE.search(data) or not (query.match_case or _is_usual(data)):
        return None
    text = data.replace(_AMPERSAND, b"&") if _may_cut(needle, _AMPERSAND) else data
    text = text if query.match_case else text.lower()
    left = text.count(needle)
    if not left and not _may_be_in_parts(data):
        return bytes(count)
    small = not query.match_case
    first_values = plain.first_values(data, count, text, in_small_letters=small)
    if first_values is None:
        return None
    columns = 0
    for number, field_name in enumerate(table.fields):
        if not left:
            break
        if query.fields and field_name not in query.fields:
            continue
        values = first_values
        if number:
            values = plain.values(text, count, field_name, in_small_letters=small)
        if met := b"\0".join(values).count(needle):
            left -= met
            at = map(bytes.find, values, repeat(needle))  # twice as quick as `contains`
            columns |= int.from_bytes(bytes(map(_NOWHERE.__lt__, at))) << number
    return columns.to_bytes(count)


def _may_be_in_parts(data: bytes) -> bool:
    """Tell whether a value may stand there in parts; not so where all rows are plain."""
    return (b"!" in data and b"<!" in data) or b"<?" in data


def _is_usual(data: bytes) -> bool:
    """Tell that no letter beyond ASCII is one that is ASCII in lower case."""
    return data.isascii() or not any(capital in data for capital in _ODD_CAPITALS)


def _may_cut(needle: bytes, spelling: bytes) -> bool:
    """Tell whether a needle may be found in part of how a character is spelt."""
    return needle in spelling or b"&" in needle or b";" in needle


def _plain_needle(query: Query) -> bytes | None:
    """Return the bytes that are in a plain value where the text is; None where others may be."""
    text = query.text if query.match_case else query.text.lower()
    if not text.isprintable() or not (query.match_case or text.isascii()):
        return None  # a line end is spelt in several ways
    return text.encode("utf-8", "surrogatepass")


def prepare(table: PieceTable, progress: Progress) -> None:
    """Look for odd spellings now, so that the first search need not: 0.5 s of 1,000,000 rows.

    Raises: Cancelled by way of `progress`, and what was found out is kept.
    """
    for spelling in (*_ODD_SPELLINGS, *_ODD_CAPITALS):
        table.buffers.block_has(0, spelling, progress)


def next_hit(table: PieceTable, query: Query, first: int, last: int) -> tuple[int, int] | None:
    """Return (position, columns as in `Hits`) of the first row with a hit from `first` to `last`.

    Looks no further than it must: for the eye, while `search` still counts.
    """
    return next(_matches(table, query, no_progress, first, last), None)


def _matches(
    table: PieceTable, query: Query, progress: Progress, first: int = 0, last: int | None = None
) -> Iterator[tuple[int, int]]:
    needles = _needles(query)
    if not needles:
        return
    wanted = [
        (1 << number, name)
        for number, name in enumerate(table.fields)
        if not query.fields or name in query.fields
    ]
    for position in _candidates(table, needles, query.match_case, progress, first, last):
        row = table[position]
        columns = sum(bit for bit, name in wanted if query.matches(row.value(name)))
        if columns:
            yield position, columns


def _needles(query: Query) -> tuple[bytes, ...]:
    """Return what rows with hits have in their bytes, one of these at least.

    That is the usual spellings of the text in XML and as it stands in a text sitemap. Where case
    is ignored beyond ASCII, any row with letters beyond ASCII is worth reading.
    """
    text = query.text if query.match_case else query.text.lower()
    if not text:
        return ()
    if not query.match_case and not text.isascii():
        return _BEYOND_ASCII
    try:
        return tuple({encode_text(text), text.encode("utf-8")})
    except (EditError, UnicodeEncodeError):
        return ()  # no file can hold these characters


def _candidates(
    table: PieceTable,
    needles: tuple[bytes, ...],
    match_case: bool,
    progress: Progress,
    begin: int,
    stop: int | None,
) -> Iterator[int]:
    """Yield positions of rows worth reading between `begin` and `stop`, ascending, each once."""
    starts, order = table.starts, table.order
    spellings: tuple[bytes, ...] = _ODD_SPELLINGS if match_case else _ODD_SPELLINGS + _ODD_CAPITALS
    runs = list(table.runs(begin, stop))
    for number, (first, start, end) in enumerate(runs):
        last = runs[number + 1][0] if number + 1 < len(runs) else (stop or len(order))
        block, offset = table.buffers.locate(start)
        odd = spellings
        if stop is None:  # all of it: worth a look at which of them there are
            standing = share_of(progress, first / len(order) if number else 0, 0)
            odd = tuple(
                each for each in spellings if table.buffers.block_has(start, each, standing)
            )
        shift = start - offset
        place, end_in_block = offset, end - shift
        while place < end_in_block:
            progress(first / len(order) if number else place / max(1, end_in_block))
            window_end = min(place + _WINDOW_BYTES, end_in_block)
            resume = window_end
            for hit in _hits_in(block, place, window_end, end_in_block, needles + odd, match_case):
                if hit < place:
                    continue  # in a row that was yielded already
                position = _position(table, first, last, hit + shift)
                yield position
                place = starts[order[position]] + table.lengths[order[position]] - shift
                first = position
            place = max(place, resume)


def _position(table: PieceTable, first: int, last: int, address: int) -> int:
    """Return which row of a run, between positions `first` and `last`, holds `address`."""
    starts, order = table.starts, table.order
    if address < len(table.buffers.original):
        # Rows that touch in the file's own bytes have ids that follow one another.
        found = bisect_right(starts, address, order[first], order[last - 1] + 1)
        return first + found - 1 - order[first]
    positions = range(first, last)
    return first + bisect_right(positions, address, key=lambda p: starts[order[p]]) - 1


def _hits_in(
    block: bytes, start: int, end: int, limit: int, needles: tuple[bytes, ...], match_case: bool
) -> list[int]:
    """Return where candidates begin in ``block[start:end]``, ascending, none past `limit`."""
    longest = max(map(len, needles))
    window = block[start : min(limit, end + longest - 1)]
    text = window if match_case else window.lower()  # leaves bytes beyond ASCII as they are
    found: list[int] = []
    for needle in needles:
        at = text.find(needle)
        while at >= 0:
            found.append(start + at)
            at = text.find(needle, at + 1)
    found.sort()
    return found
