"""The URLs of a file as numbers, sorted: what tells duplicates across files.

A record is 24 bytes: sixteen of BLAKE2 of the page, which is the URL as `same_pages` writes it, the
row, and four of the URL as it is. So equal ones are equal URLs for all purposes, and those that
differ in the last four alone most likely lead to one page. A run holds records in buckets, by how
they begin: that of one file has the records alone; one that was merged has, in each bucket, a block
for each file. Records of language links are wider, and begin with the same sixteen bytes.
"""

from __future__ import annotations

import os
import struct
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from itertools import accumulate, islice, pairwise
from pathlib import Path
from typing import BinaryIO, Final
from zlib import crc32

from sitemap_editor.core.protocol.equivalence import same_pages

BUCKETS: Final = 4_096
"""With 2,500,000,000 rows each has 610,000 records."""
_BUCKET_BITS: Final = 12
DIGEST_BYTES: Final = 16
_PLACE: Final = struct.Struct("<II")
KEY: Final = struct.Struct(f"<{DIGEST_BYTES}sII")
KEY_BYTES: Final = KEY.size
_URL: Final = struct.Struct("<I")
ID_BYTES: Final = DIGEST_BYTES + _URL.size
_URLS_AT_ONCE: Final = 4_096
_BLOCK: Final = struct.Struct("<II")
_OFFSETS: Final = struct.Struct(f"<{BUCKETS + 1}Q")
_STARTS: Final = [(bucket << 16 - _BUCKET_BITS).to_bytes(2, "big") for bucket in range(BUCKETS)]


def write_keys(path: Path, urls: Iterable[bytes]) -> None:
    """Write the run of one file. Rows without a URL, given as empty, have no record.

    Whoever is stopped leaves the file as it was. Raises: OSError.
    """
    records: list[bytes] = []
    rest = ((row, url) for row, url in enumerate(urls) if url)
    while some := list(islice(rest, _URLS_AT_ONCE)):
        pages = same_pages([url for _, url in some])[1]
        records += [
            blake2b(page, digest_size=DIGEST_BYTES).digest() + _PLACE.pack(row, crc32(url))
            for (row, url), page in zip(some, pages, strict=True)
        ]
    records.sort()
    numbers = [bisect_left(records, start) for start in _STARTS] + [len(records)]
    with _replaced(path) as file:
        file.write(_OFFSETS.pack(*(_OFFSETS.size + KEY_BYTES * each for each in numbers)))
        file.writelines(records)


def ids_of(urls: Sequence[bytes]) -> list[bytes]:
    """Return what stands for each URL, in `ID_BYTES`: of the page, then of the URL as it is."""
    pages = same_pages(urls)[1]
    return [
        blake2b(page, digest_size=DIGEST_BYTES).digest() + _URL.pack(crc32(url))
        for url, page in zip(urls, pages, strict=True)
    ]


def id_of_record(digest: bytes, url: int) -> bytes:
    """Return the same of what a record has."""
    return digest + _URL.pack(url)


class Buckets:
    """Records of one file that are gathered by how they begin; far smaller than a list of them."""

    def __init__(self) -> None:
        self._buckets: dict[int, bytearray] = {}
        self.size = 0

    def add(self, record: bytes) -> None:
        """Put one behind the others."""
        bucket = record[0] << 4 | record[1] >> 4
        found = self._buckets.get(bucket)
        if found is None:
            found = self._buckets[bucket] = bytearray()
        found += record
        self.size += 1

    def write(self, path: Path) -> None:
        """Write the run. Whoever is stopped leaves the file as it was. Raises: OSError."""
        blocks = [self._buckets.get(bucket, b"") for bucket in range(BUCKETS)]
        with _replaced(path) as file:
            file.write(_OFFSETS.pack(*accumulate(map(len, blocks), initial=_OFFSETS.size)))
            file.writelines(blocks)


@dataclass(frozen=True, slots=True)
class Run:
    """Where records lie; `number` is that of their file, None for those of several."""

    path: Path
    number: int | None = None
    width: int = KEY_BYTES
    """How many bytes a record has."""

    def blocks(self, first: int, last: int) -> Iterator[tuple[int, bytes]]:
        """Yield the number of a file, and its records in a range of buckets, some at a time.

        Raises: OSError.
        """
        with self.path.open("rb") as file:
            ends = _OFFSETS.unpack(file.read(_OFFSETS.size))
            file.seek(ends[first])
            left = ends[last] - ends[first]
            if self.number is not None:
                yield self.number, file.read(left)
                return
            while left:
                number, count = _BLOCK.unpack(file.read(_BLOCK.size))
                yield number, file.read(count * self.width)
                left -= _BLOCK.size + count * self.width

    def records(
        self, first: int, last: int
    ) -> Iterator[tuple[int, Iterator[tuple[bytes, int, int]]]]:
        """Yield the number of a file, and its records in a range of buckets: page, row, URL."""
        for number, block in self.blocks(first, last):
            yield number, KEY.iter_unpack(block)


@dataclass(frozen=True, slots=True)
class MergeTask:
    """Makes one run of several, a bucket after the other; picklable."""

    runs: tuple[Run, ...]
    target: Path

    def run(self) -> Run:
        """Write the run; memory holds what one of them has in a bucket. Raises: OSError."""
        with _Opened(self.runs) as opened, _replaced(self.target) as file:
            ends = [_OFFSETS.size]
            file.seek(_OFFSETS.size)
            for bucket in range(BUCKETS):
                size = sum(file.write(block) for block in opened.blocks(bucket))
                ends.append(ends[-1] + size)
            file.seek(0)
            file.write(_OFFSETS.pack(*ends))
        return Run(self.target, width=self.runs[0].width)


class _Opened:
    """Runs that are read side by side, from the first bucket to the last."""

    def __init__(self, runs: Iterable[Run]) -> None:
        self._runs = list(runs)
        self._files: list[BinaryIO] = []
        self._sizes: list[list[int]] = []

    def __enter__(self) -> _Opened:
        for run in self._runs:
            file = run.path.open("rb")
            self._files.append(file)
            ends = _OFFSETS.unpack(file.read(_OFFSETS.size))
            self._sizes.append([end - start for start, end in pairwise(ends)])
        return self

    def __exit__(self, *_: object) -> None:
        for file in self._files:
            file.close()

    def blocks(self, bucket: int) -> Iterator[bytes]:
        """Yield what each run has in the next bucket."""
        for run, file, sizes in zip(self._runs, self._files, self._sizes, strict=True):
            size = sizes[bucket]
            if size and run.number is not None:
                yield _BLOCK.pack(run.number, size // run.width)
            if size:
                yield file.read(size)


@contextmanager
def _replaced(path: Path) -> Iterator[BinaryIO]:
    """Open a file that takes the place of `path` once it is whole."""
    whole = path.with_name(f"{path.name}-{os.getpid()}")
    try:
        with whole.open("wb") as file:
            yield file
        whole.replace(path)
    finally:
        whole.unlink(missing_ok=True)
