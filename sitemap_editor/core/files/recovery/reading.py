"""Reads a journal as far as it is whole: the header, the records, the note of the copy."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, BinaryIO, Final

from sitemap_editor.core.document.edits import MoveRows, PlaceRows, RemoveRows, SetFiles
from sitemap_editor.core.document.effects import Placement
from sitemap_editor.core.files.recovery.frames import FrameKind, FrameReader, Numbers
from sitemap_editor.core.files.recovery.header import BaseNote, Header
from sitemap_editor.core.files.recovery.journal import JSON_LENGTH

UNREADABLE: Final = (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError)
"""What reading bytes that are no record may raise."""


@dataclass(slots=True)
class Record:
    """One edit as the journal has it; rows are numbered as the journal does."""

    at: float
    steps: int
    content: bytes
    """The bytes of the added rows, then those of the rewritten ones."""
    added_lengths: array[int]
    rewritten: Sequence[int]
    lengths: array[int]
    places: list[Placement] = field(default_factory=list)
    around: tuple[bytes, bytes] | None = None
    """Head and tail, where they changed."""
    label: str = ""
    """What the undo step is called; empty where an older version wrote it."""

    @property
    def row_count(self) -> int:
        """How many rows it wrote, put in, took out or moved."""
        return len(self.rewritten) + sum(
            len(each.positions) for each in self.places if not isinstance(each, SetFiles)
        )


class JournalReader:
    """A journal that was begun. Raises: ValueError where the file is none; OSError.

    `is_damaged` and `base` are known once all records were read.
    """

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.base: BaseNote | None = None
        """What the copy of the base holds, where it is whole."""
        self.is_damaged = False
        self.row_lengths: array[int] | None = None
        """How long the rows of the base are, where reading it again does not tell."""
        first = next(iter(FrameReader(file)), None)
        if first is None or first[0] is not FrameKind.HEADER:
            raise ValueError("a journal without a header")
        self.header = Header.from_bytes(first[1])

    def records(self) -> Iterator[Record]:
        """Yield the records from the first on, up to one that is torn or damaged."""
        frames = FrameReader(self._file)
        content: list[bytes] = []
        for kind, payload in frames:
            try:
                if kind is FrameKind.LENGTHS:
                    self.row_lengths = _lengths(Numbers(payload), self.header.row_count)
                elif kind is FrameKind.BASE:
                    self.base = BaseNote.from_bytes(payload)
                elif kind is FrameKind.CONTENT:
                    content.append(payload)
                elif kind is FrameKind.RECORD:
                    record = read_record(payload, b"".join(content))
                    content.clear()
                    yield record
            except UNREADABLE:
                self.is_damaged = True
                return
        self.is_damaged = frames.is_damaged


def read_record(payload: bytes, content: bytes) -> Record:
    """Read a record. Raises: one of `UNREADABLE`."""
    (size,) = JSON_LENGTH.unpack_from(payload)
    start = JSON_LENGTH.size
    told: dict[str, Any] = json.loads(payload[start : start + size])
    numbers = Numbers(payload[start + size :])
    added = _lengths(numbers, told["added"])
    rewritten = numbers.take(told["rewritten"])
    lengths = _lengths(numbers, len(rewritten))
    places = [_place(each, numbers) for each in told["places"]]
    around = None
    if sizes := told.get("head"):
        around = (numbers.take_bytes(sizes[0]), numbers.take_bytes(sizes[1]))
    if sum(added) + sum(lengths) != len(content):
        raise ValueError("the rows of a record are missing")
    label = str(told.get("label", ""))
    steps = told["steps"]
    return Record(told["at"], steps, content, added, rewritten, lengths, places, around, label)


def _lengths(numbers: Numbers, count: int) -> array[int]:
    lengths = array("I")
    lengths.frombytes(numbers.take_bytes(count * lengths.itemsize))
    return lengths


def _place(named: list[Any], numbers: Numbers) -> Placement:
    match named:
        case ["place", positions, row_ids]:
            return PlaceRows(numbers.take(positions), numbers.take(row_ids))
        case ["remove", positions]:
            return RemoveRows(numbers.take(positions))
        case ["move", positions, to]:
            return MoveRows(numbers.take(positions), to)
        case ["files", names, likes, row_ids, files]:
            rows, of_rows = numbers.take(row_ids), array("H", numbers.take(files))
            return SetFiles(tuple(names), tuple(likes), rows, of_rows)
    raise ValueError("no such edit")
