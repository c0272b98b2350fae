"""The rows of a site on their way into other files: each file's rows by the range of their URL.

A spill holds blocks of records in the order of the ranges; a record is the key of a URL and the
bytes of its row, as they stand under the new root.
"""

from __future__ import annotations

import struct
from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.scanning import scan_xml
from sitemap_editor.core.document.url_keys import keys
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import NotASitemap, SitemapError, no_progress
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.merging.namespaces import United
from sitemap_editor.core.operations.merging.source_rows import as_new_rows, as_rows
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT
from sitemap_editor.core.sites.origins import Origin

_COUNT: Final = struct.Struct("<Q")
_RECORD: Final = struct.Struct("<II")


@dataclass(frozen=True, slots=True)
class Sample:
    """Some keys of a file, in order, and how much stands for each of them."""

    keys: tuple[bytes, ...]
    rows: float = 0.0
    bytes: float = 0.0


@dataclass(frozen=True, slots=True)
class Looked:
    """What is known of a file before its rows are moved."""

    sample: Sample
    namespaces: tuple[tuple[bytes, bytes], ...] = ()
    """What its root declares: prefix and URI."""
    problem: str | None = None
    """Why its rows cannot be had."""


@dataclass(frozen=True, slots=True)
class LookTask:
    """Looks at a file: its namespaces, and some of its URLs; picklable."""

    origin: Origin
    count: int
    """How many keys are wanted at most."""

    def run(self) -> Looked:
        """Look. What cannot be read is said in the answer."""
        try:
            with self.origin.held() as path:
                table = Document.open(path).table
            if table.row_kind is SITEMAPINDEX:
                raise NotASitemap("index", "It is an index.")
        except (SitemapError, OSError) as error:
            return Looked(Sample(()), problem=str(error))
        found = [key or b"" for key in keys(table)]
        step = max(1, -(-len(found) // self.count))
        some = sorted(found[step // 2 :: step])
        size = sum(map(table.lengths.__getitem__, table.order))
        weight = len(some) or 1
        names: tuple[tuple[bytes, bytes], ...] = ()
        if isinstance(table.row_format, XmlRows):
            names = tuple((name, uri) for name, uri in table.row_format.root.scope.items() if name)
        return Looked(Sample(tuple(some), len(found) / weight, size / weight), names)


@dataclass(frozen=True, slots=True)
class Spill:
    """Rows on disk, in ranges."""

    path: Path

    def header(self) -> tuple[array[int], array[int]]:
        """Return the ranges that have rows, ascending, and where each one's records begin, and end.

        Raises: OSError.
        """
        with self.path.open("rb") as file:
            (count,) = _COUNT.unpack(file.read(_COUNT.size))
            ranges, ends = array("I"), array("Q")
            ranges.frombytes(file.read(count * ranges.itemsize))
            ends.frombytes(file.read((count + 1) * ends.itemsize))
        return ranges, ends

    def block(self, number: int) -> bytes:
        """Return the records of a range. Raises: OSError."""
        ranges, ends = self.header()
        at = bisect_right(ranges, number) - 1
        if at < 0 or ranges[at] != number:
            return b""
        with self.path.open("rb") as file:
            file.seek(ends[at])
            return file.read(ends[at + 1] - ends[at])


@dataclass(frozen=True, slots=True)
class Spilt:
    """What became of the rows of a file."""

    rows: int
    problem: str | None = None


@dataclass(frozen=True, slots=True)
class SpillTask:
    """Writes the rows of a file in the ranges of their URLs; picklable."""

    origin: Origin
    frame: bytes
    """The new root, without rows."""
    borders: Path
    target: Path

    def run(self) -> Spilt:
        """Write the spill. Raises: OSError; what cannot be read is said in the answer."""
        try:
            with self.origin.held() as path:
                table = Document.open(path).table
        except SitemapError as error:
            return Spilt(0, str(error))
        frame = scan_xml(self.frame)
        assert isinstance(frame.row_format, XmlRows)  # noqa: S101 - it is a urlset
        if table.row_kind is TEXT:
            material = as_new_rows(table, frame.row_format, None, no_progress)
        else:
            united = United(frame.head, frame.row_format)
            material = as_rows(table, united, frame.tail, no_progress)
        if material.refused:
            row, refusal = next(iter(material.refused.items()))
            return Spilt(0, f"{row + 1}: {refusal}")
        borders = read_borders(self.borders)
        blocks: dict[int, list[bytes]] = {}
        block = material.block
        for key, start, length in zip(keys(table), material.starts, material.lengths, strict=True):
            name = key or b""
            some = blocks.setdefault(bisect_right(borders, name), [])
            some += (_RECORD.pack(len(name), length), name, block[start : start + length])
        _write(self.target, {number: b"".join(some) for number, some in blocks.items()})
        return Spilt(len(material.starts))


@dataclass(frozen=True, slots=True)
class JoinTask:
    """Makes one spill of several, range by range; picklable."""

    spills: tuple[Spill, ...]
    target: Path

    def run(self) -> Spill:
        """Write it; memory holds what they have in one range. Raises: OSError."""
        headers = [spill.header() for spill in self.spills]
        sizes: dict[int, int] = {}
        for ranges, ends in headers:
            for at, number in enumerate(ranges):
                sizes[number] = sizes.get(number, 0) + ends[at + 1] - ends[at]
        numbers = sorted(sizes)
        with ExitStack() as stack, self.target.open("wb") as out:
            files = [stack.enter_context(spill.path.open("rb")) for spill in self.spills]
            for file, (_, ends) in zip(files, headers, strict=True):
                file.seek(ends[0])
            out.write(_head(numbers, [sizes[number] for number in numbers]))
            places = [0] * len(files)
            for number in numbers:
                for which, (ranges, ends) in enumerate(headers):
                    at = places[which]
                    if at < len(ranges) and ranges[at] == number:
                        out.write(files[which].read(ends[at + 1] - ends[at]))
                        places[which] += 1
        return Spill(self.target)


def records(block: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield key and row of each record."""
    at = 0
    while at < len(block):
        of_key, of_row = _RECORD.unpack_from(block, at)
        at += _RECORD.size
        yield block[at : at + of_key], block[at + of_key : at + of_key + of_row]
        at += of_key + of_row


def write_borders(path: Path, borders: Sequence[bytes]) -> None:
    """Write the least key of each range but the first. Raises: OSError."""
    path.write_bytes(b"\0".join(borders))


def read_borders(path: Path) -> list[bytes]:
    """Return what was written. Raises: OSError."""
    data = path.read_bytes()
    return data.split(b"\0") if data else []


def _write(path: Path, blocks: dict[int, bytes]) -> None:
    numbers = sorted(blocks)
    with path.open("wb") as file:
        file.write(_head(numbers, [len(blocks[number]) for number in numbers]))
        file.writelines(blocks[number] for number in numbers)


def _head(numbers: Sequence[int], sizes: Sequence[int]) -> bytes:
    ranges = array("I", numbers)
    begin = _COUNT.size + len(ranges) * ranges.itemsize + (len(ranges) + 1) * 8
    ends = array("Q", accumulate(sizes, initial=begin))
    return _COUNT.pack(len(ranges)) + ranges.tobytes() + ends.tobytes()
