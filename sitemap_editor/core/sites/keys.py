"""The URLs of a file as numbers, sorted into parts: what tells duplicates across files.

A record is 20 bytes: sixteen of BLAKE2 of the URL, so that equal ones are equal URLs for all
purposes, and the row. A part holds the records whose numbers begin alike; each part can be looked
at without the others, so memory grows with a part of the site at most.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Final

PARTS: Final = 64
"""So many parts a site has: with 10,000,000 rows each has 160,000 records."""
_DIGEST_BYTES: Final = 16
_PLACE: Final = struct.Struct("<I")
_RECORD: Final = struct.Struct(f"<{_DIGEST_BYTES}sI")
_OFFSETS: Final = struct.Struct(f"<{PARTS + 1}Q")


def write_keys(path: Path, urls: Iterable[bytes]) -> None:
    """Write the records of a file: offsets of the parts, then the parts.

    Rows without a URL, given as empty, have none. Whoever is stopped leaves the file as it was.
    """
    parts = [bytearray() for _ in range(PARTS)]
    for row, url in enumerate(urls):
        if url:
            digest = blake2b(url, digest_size=_DIGEST_BYTES).digest()
            parts[digest[0] % PARTS] += digest + _PLACE.pack(row)
    ends = [_OFFSETS.size]
    for part in parts:
        ends.append(ends[-1] + len(part))
    whole = path.with_name(f"{path.name}-{os.getpid()}")
    with whole.open("wb") as file:
        file.write(_OFFSETS.pack(*ends))
        file.writelines(parts)
    whole.replace(path)


def read_part(path: Path, part: int) -> bytes:
    """Return the records of a part."""
    with path.open("rb") as file:
        ends = _OFFSETS.unpack(file.read(_OFFSETS.size))
        file.seek(ends[part])
        return file.read(ends[part + 1] - ends[part])


@dataclass(slots=True)
class SharedUrls:
    """URLs that stand in more than one file."""

    count: int = 0
    """How many different ones there are."""
    places: list[list[tuple[int, int]]] = field(default_factory=list)
    """Of the first of them: (number of the file, row from 0) of each place."""


@dataclass(frozen=True, slots=True)
class SharedUrlsTask:
    """Finds the URLs of one part that stand in several files, given by their records; picklable."""

    paths: Sequence[Path]
    part: int
    most: int
    """Of so many the places are told."""

    def run(self) -> SharedUrls:
        """Look at all records of the part: twice where there is something to tell."""
        files: dict[bytes, int] = {}
        shared: dict[bytes, None] = {}
        for number, path in enumerate(self.paths):
            for digest, _ in _records(read_part(path, self.part)):
                if files.setdefault(digest, number) != number:
                    shared[digest] = None
        told: dict[bytes, list[tuple[int, int]]] = {key: [] for key in islice(shared, self.most)}
        for number, path in enumerate(self.paths if told else ()):
            for digest, row in _records(read_part(path, self.part)):
                if digest in told:
                    told[digest].append((number, row))
        return SharedUrls(len(shared), list(told.values()))


def _records(blob: bytes) -> Iterator[tuple[bytes, int]]:
    rows = _RECORD.iter_unpack(blob)
    yield from rows
