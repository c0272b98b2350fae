"""The language links of a file as records: what tells, across files, who does not link back.

A record is 52 bytes: twenty of the URL it is about, eight of another URL, twenty of the group, and
what is said with the number of a language. A link stands twice: with the page that has it, and
with the one it leads to. The group of a row is the least of its URL and those it links to.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.operations.languages.links import GatheredLinks, LinksPass
from sitemap_editor.core.protocol.fields import URLSET
from sitemap_editor.core.sites.keys import ID_BYTES, Buckets, ids_of

_SHORT: Final = 8
LINK: Final = struct.Struct(f"<{ID_BYTES}s{_SHORT}s{ID_BYTES}sI")
OF_PAGE: Final = 0
"""Said of a row that has links."""
LINKS_TO: Final = 1 << 30
LINKED_BY: Final = 2 << 30
"""With it stands the number of the language, which is that of the file that has the link."""
LANGUAGE: Final = (1 << 30) - 1
_MARK: Final = b"hreflang"
_NOBODY: Final = bytes(_SHORT)
_ROWS_AT_ONCE: Final = 8_192


@dataclass(frozen=True, slots=True)
class LanguageLinks:
    """How often a file names each language, in the order of their numbers; how many records."""

    languages: dict[str, int]
    records: int = 0


def write_links(path: Path, table: PieceTable) -> LanguageLinks:
    """Write the records of a file; none is written where it has no links. Raises: OSError."""
    if table.row_kind is not URLSET or _MARK not in table.buffers.original:
        return LanguageLinks({})
    counts: Counter[str] = Counter()
    numbers: dict[str, int] = {}
    buckets = Buckets()
    for first in range(0, len(table), _ROWS_AT_ONCE):
        gathered = LinksPass().over(table, first, min(first + _ROWS_AT_ONCE, len(table)))
        codes = [code.decode("utf-8", "replace") for code in gathered.codes.split(b"\0")[:-1]]
        for code in codes:
            numbers.setdefault(code, len(numbers) + 1)
        for number, count in Counter(gathered.link_codes).items():
            counts[codes[number - 1]] += count
        _note(gathered, [0, *(numbers[code] for code in codes)], buckets)
    if buckets.size:
        buckets.write(path)
    return LanguageLinks({code: counts[code] for code in numbers}, buckets.size)


def _note(gathered: GatheredLinks, numbers: Sequence[int], buckets: Buckets) -> None:
    keys = [key.replace(b"&amp;", b"&") for key in gathered.urls.split(b"\0")[:-1]]
    ids = [b"", *ids_of(keys)]
    pack, add = LINK.pack, buckets.add
    begin = 0
    for page, count in zip(gathered.locs, gathered.counts, strict=True):
        end = begin + count
        if page and count:
            urls = gathered.link_urls[begin:end]
            own = ids[page]
            group = min(own, *map(ids.__getitem__, urls))
            add(pack(own, _NOBODY, group, OF_PAGE))
            for code, url in zip(gathered.link_codes[begin:end], urls, strict=True):
                if url != page:
                    other = ids[url]
                    add(pack(own, other[-_SHORT:], group, LINKS_TO))
                    add(pack(other, own[-_SHORT:], group, LINKED_BY | numbers[code]))
        begin = end
