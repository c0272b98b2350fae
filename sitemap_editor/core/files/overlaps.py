"""Which URLs several files list, told from hashes of them alone."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.protocol.fields import LOC

_PLAIN_VALUE: Final = rb"[^<]*+"
_KEYS_AT_ONCE: Final = 500_000  # what a table of them takes is let go before the next one is made


@dataclass(slots=True)
class Overlap:
    """What two files have in common; the second one repeats what the first one lists."""

    count: int
    position: int
    """Which row of the second file is an example."""
    key: int
    """The hash of its URL."""


def key_of(loc: str | None) -> int:
    """Return the hash of a URL, equal for equal ones while this program runs; 0 for none."""
    raw = (loc or "").strip().encode("utf-8", "surrogatepass")
    return hash(raw.replace(b"&", b"&amp;")) if raw else 0


def keys_of(table: PieceTable) -> array[int]:
    """Return a hash a row, 8 bytes each, as `key_of` makes them."""
    row_format = table.row_format
    pattern = row_format.pattern(dict.fromkeys(table.fields, _PLAIN_VALUE), {})
    if pattern is None:
        return array("q", map(key_of, table.values(LOC)))
    fullmatch, locate, lengths = pattern.fullmatch, table.buffers.locate, table.lengths
    keys = array("q")
    for row_id in table.order:
        block, start = locate(table.starts[row_id])
        end = start + lengths[row_id]
        match = fullmatch(block, start, end)
        raw = match[1].strip() if match is not None else b"&"
        if raw.count(b"&") == raw.count(b"&amp;"):  # spelt as `key_of` spells it
            keys.append(hash(raw) if raw else 0)
        else:
            keys.append(key_of(row_format.value_at(block, start, end, LOC)))
    return keys


def overlaps(files: Sequence[array[int]], progress: Progress) -> Mapping[tuple[int, int], Overlap]:
    """Return what files have in common, by the numbers of the two.

    A URL belongs to the first file that lists it: where three list it, the second and third have
    it in common with the first. Works on a share of all hashes at a time, so that memory is bounded
    by `files` and some 60 MB. Raises: Cancelled by way of `progress`.
    """
    found: dict[tuple[int, int], Overlap] = {}
    shares = sum(map(len, files)) // _KEYS_AT_ONCE + 1
    for share in range(shares):
        owners: dict[int, int] = {}
        for number, keys in enumerate(files):
            progress((share + number / len(files)) / shares)
            mine = keys if shares == 1 else [key for key in keys if key % shares == share]
            own = dict.fromkeys(mine, number)
            own.pop(0, None)
            twins = owners.keys() & own.keys()
            for key in twins:
                _count(found, owners[key], number, keys, key)
                del own[key]
            owners.update(own)
    return found


def _count(
    found: dict[tuple[int, int], Overlap], owner: int, number: int, keys: array[int], key: int
) -> None:
    known = found.get((owner, number))
    if known is None:
        found[owner, number] = Overlap(1, keys.index(key), key)
    else:
        known.count += 1
