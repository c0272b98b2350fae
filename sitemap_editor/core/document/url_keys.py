"""The URLs of all rows as keys to compare, read without decoding where rows are typical."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, repeat
from operator import itemgetter
from typing import Final, cast

from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol.fields import LOC

_ROWS_A_STEP: Final = 1 << 12
NO_URL: Final = hash(None)
"""Stands in `hashes` for a row without a URL."""

# Always matches; the group takes part only where the row begins with a loc that is written in the
# one way keys are: no space inside, & as &amp; and no other reference.
_FIRST: Final = rb"""
    [ \t\r\n]*+(?:<!--(?:[^-]|-(?!->))*+-->[ \t\r\n]*+)*+
    <%(row)b>[ \t\r\n]*+
    <%(loc)b>[ \t\r\n]*+([^<&\ \t\r\n]++(?:&amp;[^<&\ \t\r\n]*+)*+)[ \t\r\n]*+</%(loc)b>%(rest)b
    |
"""
# Behind the loc: the end of the row, or another element; anything else is read with care.
_REST: Final = rb"[ \t\r\n]*+(?:(</%(row)b>)|(<[^!?/]))"


def keys(table: PieceTable) -> Iterator[bytes | None]:
    """Yield a key for the URL of each row, in order; None for a row without one.

    Keys are equal where the URLs are, references decoded and outer white space left out. They sort
    as the URLs do: & is written &amp; in them and nothing else differs.
    """
    quick = _quick(table)
    for position, key in enumerate(quick):
        yield key if key is not None else key_at(table, position)


def key_at(table: PieceTable, position: int) -> bytes | None:
    """Return the key of one row."""
    row_id = table.order[position]
    block, start = table.buffers.locate(table.starts[row_id])
    loc = table.row_format.value_at(block, start, start + table.lengths[row_id], LOC)
    return key_of(loc)


def key_of(loc: str | None) -> bytes | None:
    """Return the key of a URL."""
    stripped = (loc or "").strip(" \t\r\n")
    return stripped.encode("utf-8", "surrogatepass").replace(b"&", b"&amp;") or None


def keys_of(locs: Sequence[str]) -> list[bytes | None]:
    """Return the key of each URL; quicker than one after the other."""
    together = "\0".join(map(str.strip, locs, repeat(" \t\r\n")))
    keys = together.encode("utf-8", "surrogatepass").replace(b"&", b"&amp;").split(b"\0")
    if len(keys) != len(locs):
        return list(map(key_of, locs))
    return [key or None for key in keys]


def hash_of(key: bytes | None) -> int:
    """Return what `hashes` has for a key."""
    number = hash(key)
    return ~number if key is not None and number == NO_URL else number


def url_of(key: bytes) -> str:
    """Return the URL a key stands for."""
    return key.replace(b"&amp;", b"&").decode("utf-8")


def hashes(table: PieceTable, progress: Progress = no_progress) -> array[int]:
    """Return a hash of the key of each row; `NO_URL` where there is none.

    In steps of some milliseconds, since each holds the interpreter and so the window.
    Raises: Cancelled by way of `progress`.
    """
    found = array("q")
    quick = map(hash, _quick(table))
    while step := array("q", islice(quick, _ROWS_A_STEP)):
        found.extend(step)
        progress(len(found) / len(table))
    at = -1
    for _ in range(found.count(NO_URL)):
        at = found.index(NO_URL, at + 1)
        found[at] = hash_of(key_at(table, at))
    return found


def rows_with_more(table: PieceTable) -> int:
    """Count the rows that hold other elements beside their loc."""
    if not isinstance(table.row_format, XmlRows):
        return 0
    count = 0
    for position, match in enumerate(_matches(table, table.row_format, _REST)):
        if match[3] is not None:
            count += 1
        elif match[2] is None:
            row = table.row_format.parts(table.row_bytes(table.order[position]))
            count += len(row.children) > 1
    return count


def _quick(table: PieceTable) -> Iterator[bytes | None]:
    """Yield the keys of typical rows, None for others."""
    if isinstance(table.row_format, XmlRows):
        return map(itemgetter(1), _matches(table, table.row_format))
    return (
        table.row_bytes(row_id).strip(SPACE).replace(b"&", b"&amp;") or None
        for row_id in table.order
    )


def _matches(
    table: PieceTable, row_format: XmlRows, rest: bytes = b""
) -> Iterator[re.Match[bytes]]:
    """Match the beginning of each row, in C where the rows lie in one block."""
    prefix = row_format.root.prefix
    row, loc = (
        re.escape(prefix + name).replace(b"#", rb"\#")
        for name in (row_format.kind.row.encode(), LOC.encode())
    )
    pattern = _FIRST % {b"row": row, b"loc": loc, b"rest": rest % {b"row": row} if rest else b""}
    match = compiled(pattern, re.VERBOSE).match
    run = one_run(table)
    if run is None:
        found = map(match, map(table.row_bytes, table.order))
    else:
        found = map(match, repeat(run.block), run.starts)
    return cast("Iterator[re.Match[bytes]]", found)


@dataclass(frozen=True, slots=True)
class Run:
    """All rows of a document, by position; `starts` count from the beginning of `block`."""

    block: bytes
    starts: array[int]
    lengths: array[int]


def one_run(table: PieceTable) -> Run | None:
    """Return all rows as spans of the file's own bytes; None where some lie elsewhere."""
    runs = list(islice(table.runs(), 2))
    if len(runs) != 1 or runs[0][2] > len(table.buffers.original):
        return None
    # The file's own rows have their ids in the order in which they stand there.
    own = slice(table.order[0], table.order[-1] + 1)
    return Run(table.buffers.original, table.starts[own], table.lengths[own])
