"""The language links of a file as records: what tells, across files, who does not link back.

A record is 44 bytes: sixteen of the URL it is about, eight of another URL, sixteen of the group,
and what is said with the number of a language. A link stands twice: with the page that has it, and
with the one it leads to. The group of a row is the least of its URL and those it links to.
"""

from __future__ import annotations

import struct
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.operations.languages.links import GatheredLinks, LinksPass
from sitemap_editor.core.protocol.fields import URLSET
from sitemap_editor.core.sites.keys import DIGEST_BYTES, digest_of, write_run

LINK: Final = struct.Struct(f"<{DIGEST_BYTES}s8s{DIGEST_BYTES}sI")
OF_PAGE: Final = 0
"""Said of a row that has links."""
LINKS_TO: Final = 1 << 30
LINKED_BY: Final = 2 << 30
"""With it stands the number of the language, which is that of the file that has the link."""
LANGUAGE: Final = (1 << 30) - 1
_MARK: Final = b"hreflang"
_NOBODY: Final = bytes(8)


@dataclass(frozen=True, slots=True)
class LanguageLinks:
    """How often a file names each language, in the order of their numbers; how many records."""

    languages: dict[str, int]
    records: int = 0


def write_links(path: Path, table: PieceTable) -> LanguageLinks:
    """Write the records of a file; none is written where it has no links. Raises: OSError."""
    if table.row_kind is not URLSET or _MARK not in table.buffers.original:
        return LanguageLinks({})
    gathered = LinksPass().over(table, 0, len(table))
    codes = [code.decode("utf-8", "replace") for code in gathered.codes.split(b"\0")[:-1]]
    records = _records(gathered)
    if records:
        write_run(path, records, LINK.size)
    counts = Counter(gathered.link_codes)
    return LanguageLinks(
        {code: counts[number] for number, code in enumerate(codes, 1)}, len(records)
    )


def _records(gathered: GatheredLinks) -> list[bytes]:
    keys = (key.replace(b"&amp;", b"&") for key in gathered.urls.split(b"\0")[:-1])
    digests = [b"", *map(digest_of, keys)]
    short = [digest[:8] for digest in digests]
    pack, records = LINK.pack, list[bytes]()
    begin = 0
    for page, count in zip(gathered.locs, gathered.counts, strict=True):
        end = begin + count
        if page and count:
            urls = gathered.link_urls[begin:end]
            group = min(digests[page], *map(digests.__getitem__, urls))
            records.append(pack(digests[page], _NOBODY, group, OF_PAGE))
            for code, url in zip(gathered.link_codes[begin:end], urls, strict=True):
                if url != page:
                    records.append(pack(digests[page], short[url], group, LINKS_TO))
                    records.append(pack(digests[url], short[page], group, LINKED_BY | code))
        begin = end
    return records
