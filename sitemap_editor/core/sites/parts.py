"""The files a site is split into: what each holds, and what is remembered of it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.scanning import scan_xml
from sitemap_editor.core.files.compression import pack
from sitemap_editor.core.sites.spills import Spill, records

ASSIGNMENT: Final = "assignment.jsonl"
"""Which URLs each file holds: those from a first one on; a line a file."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What no file exceeds: rows, and bytes before compression."""

    rows: int
    bytes: int


@dataclass(frozen=True, slots=True)
class SitePart:
    """One file of a split site."""

    name: str
    first: str
    """The least URL it may hold, as a key; the next file begins where it ends."""
    rows: int = 0
    bytes: int = 0
    hash: str = ""
    lastmod: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """A file that was written under a name of its own, to be put in its place."""

    path: Path
    first: bytes
    """Empty: where its range begins."""
    rows: int
    bytes: int
    hash: str


@dataclass(frozen=True, slots=True)
class PartTask:
    """Writes the file of one range, or several where one would be too large; picklable."""

    number: int
    spills: tuple[Spill, ...]
    frame: bytes
    limits: Limits
    target: Path
    is_compressed: bool = False

    def run(self) -> list[Piece]:
        """Write the rows in the order of their URLs, equal ones side by side. Raises: OSError."""
        rows = sorted(
            record for spill in self.spills for record in records(spill.block(self.number))
        )
        table = scan_xml(self.frame)
        around = len(table.head) + len(table.tail)
        found = []
        for nth, some in enumerate(_cut(rows, self.limits, around)):
            path = self.target.with_name(f"{self.target.name}-{nth}")
            pieces = [table.head, *(row for _, row in some), table.tail]
            packed = list(pack(pieces)) if self.is_compressed else pieces
            digest = blake2b(digest_size=16)
            with path.open("wb") as file:
                for piece in packed:
                    digest.update(piece)
                    file.write(piece)
            size = sum(map(len, pieces))
            first = some[0][0] if nth else b""
            found.append(Piece(path, first, len(some), size, digest.hexdigest()))
        return found


def _cut(
    rows: Sequence[tuple[bytes, bytes]], limits: Limits, around: int
) -> Iterator[Sequence[tuple[bytes, bytes]]]:
    """Yield the rows in as few parts of about one size as the limits allow; equal URLs together.

    A row, or more rows of one URL than there may be, that exceed a limit are apart all the same.
    """
    if not rows:
        return
    room = limits.bytes - around
    total = sum(len(row) for _, row in rows)
    parts = max(-(-len(rows) // limits.rows), -(-total // max(1, room)))
    while True:
        cuts = list(_evenly(rows, parts))
        if parts >= len(rows) or all(_fits(each, limits, room) for each in cuts):
            break
        parts += 1
    yield from cuts


def _evenly(
    rows: Sequence[tuple[bytes, bytes]], parts: int
) -> Iterator[Sequence[tuple[bytes, bytes]]]:
    first = 0
    for number in range(1, parts + 1):
        last = len(rows) * number // parts
        while first < last < len(rows) and rows[last][0] == rows[last - 1][0]:
            last += 1
        if last > first:
            yield rows[first:last]
            first = last


def _fits(rows: Sequence[tuple[bytes, bytes]], limits: Limits, room: int) -> bool:
    return len(rows) <= limits.rows and sum(len(row) for _, row in rows) <= room


def read_assignment(folder: Path) -> list[SitePart]:
    """Return the files of the last split into a folder, in order; none where there is none.

    Raises: OSError; ValueError where something else stands there.
    """
    path = folder / ASSIGNMENT
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    try:
        return [SitePart(**json.loads(line)) for line in lines]
    except TypeError as error:
        raise ValueError(str(error)) from error


def write_assignment(folder: Path, parts: Sequence[SitePart]) -> None:
    """Remember the files of a split. Raises: OSError."""
    path = folder / ASSIGNMENT
    new = path.with_name(path.name + ".new")
    new.write_text("".join(json.dumps(asdict(part)) + "\n" for part in parts), encoding="utf-8")
    new.replace(path)
