"""Writes a journal: every edit of one document since its last save, one record each.

A journal is told apart from the document it goes on top of: rows have numbers of their own, the
place in the file for those it had, then one more for each that came. A record holds the bytes of
rows, not what was done to get them, so it reads the same whatever the program does later.
"""

from __future__ import annotations

import json
import os
import struct
import zlib
from array import array
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from hashlib import blake2b
from itertools import chain, count, repeat
from pathlib import Path
from typing import Any, Final, assert_never

from sitemap_editor.core.document.edits import MoveRows, PlaceRows, RemoveRows, SetFiles
from sitemap_editor.core.document.effects import Placement
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS, Trace
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.files.disk.writing import new_file, sync_folder, write_pieces
from sitemap_editor.core.files.recovery.frames import (
    CONTENT_BYTES,
    MAGIC,
    FrameKind,
    Packed,
    content_frames,
    frame,
    packed,
)
from sitemap_editor.core.files.recovery.header import BaseNote, Header
from sitemap_editor.core.files.recovery.joined import file_runs
from sitemap_editor.core.files.recovery.journal_file import JournalFile, base_path, make_durable

JSON_LENGTH: Final = struct.Struct("<I")
_GZIP_WINDOW: Final = 16 + zlib.MAX_WBITS


class Journal(JournalFile):
    """One document's journal on disk."""

    def __init__(
        self, folder: Path, header: Header, base: PieceTable, progress: Progress = no_progress
    ) -> None:
        super().__init__(folder)
        self._base: PieceTable | None = base
        self._progress = progress
        self._ids = _numbered(base, progress)  # numbers here, by row id there
        self._next_number = len(base.order)
        self._around = (base.head, base.tail)
        if base.file_numbers is not None:
            header = replace(header, file_runs=file_runs(base, progress))
        try:
            self.write(
                [MAGIC, frame(FrameKind.HEADER, header.to_bytes()), *_lengths(base, progress)]
            )
        except OSError:
            self.discard()
            raise

    # The document as it was

    def keep_base(self) -> Iterator[None]:
        """Copy the base beside the journal, a step at a time; anew where the disk refused.

        Only with it the edits can be carried out again once the file is gone or another.
        """
        base = self._base
        if base is None or not self.path.exists():
            return
        place = base_path(self.path)
        handle = new_file(place)
        try:
            packer, digest, size = zlib.compressobj(1, wbits=_GZIP_WINDOW), _digest(), 0
            for step in _steps(base.pieces()):
                self._progress(0.0)
                digest.update(step)
                size += len(step)
                write_pieces(handle, [packer.compress(step)])
                yield
                if self.is_closed:
                    return
            write_pieces(handle, [packer.flush()])
            make_durable(handle)
            sync_folder(place.parent)
            note = BaseNote(digest.hexdigest(), size)
            self.write([frame(FrameKind.BASE, note.to_bytes())])
            self._base = None
        finally:
            os.close(handle)
            if self._base is not None:  # a copy that nothing speaks of would be in its own way
                place.unlink(missing_ok=True)

    def keep_base_at_once(self) -> None:
        """Copy the base to the end."""
        for _step in self.keep_base():
            pass

    # The edits

    def record(self, trace: Trace, at: float, steps: int, label: str = "") -> None:
        """Write down one edit, made at the time `at` (seconds since 1970).

        `steps` is how many undo steps lie between the document and its last save; `label` is what
        the last of them is called. Where the disk refuses, the journal is as before: the same edit
        can be recorded later.
        """
        known, next_number = len(self._ids), self._next_number
        added = self._number_added(trace)
        try:
            self.write(self._frames(trace, added, {"at": at, "steps": steps, "label": label}))
        except OSError:
            for row_id in added:
                self._ids[row_id] = -1
            del self._ids[known:]
            self._next_number = next_number
            raise
        self._around = (trace.head, trace.tail)

    def _frames(self, trace: Trace, added: Sequence[int], told: dict[str, Any]) -> Iterator[bytes]:
        """Yield what is written of one edit; `told` is what is known of it already."""
        rewritten = self._known(trace, added)
        added_lengths, added_pieces = trace.contents(added, self._progress)
        lengths, pieces = trace.contents(rewritten, self._progress)
        numbers = self._numbers(rewritten)
        arrays = [added_lengths.tobytes()]
        told["added"] = len(added)
        told["rewritten"], data = packed(numbers)
        arrays += [data, lengths.tobytes()]
        told["places"] = [self._place(edit, arrays) for edit in trace.effect.steps.placements]
        if (trace.head, trace.tail) != self._around:
            told["head"] = [len(trace.head), len(trace.tail)]
            arrays += [trace.head, trace.tail]
        text = json.dumps(told).encode("ascii")
        yield from content_frames(chain(added_pieces, pieces))
        yield frame(FrameKind.RECORD, b"".join((JSON_LENGTH.pack(len(text)), text, *arrays)))

    def _number_added(self, trace: Trace) -> Sequence[int]:
        """Give numbers to rows that the journal does not know; return their row ids.

        These are new ones, and old ones that were not in the file at its last save.
        """
        ids, new = self._ids, trace.effect.new_row_ids
        ids.extend(repeat(-1, new.start - len(ids)))  # of edits that were refused
        unknown: dict[int, None] = {}
        for rows in (*trace.effect.steps.rewritten, *trace.effect.steps.placed):
            if not isinstance(rows, range) or rows.start < new.start:
                for some in self._slices(rows):
                    unknown.update(
                        (row_id, None) for row_id in some if row_id < new.start and ids[row_id] < 0
                    )
        for row_id in unknown:
            ids[row_id] = self._next_number
            self._next_number += 1
        for some in self._slices(range(self._next_number, self._next_number + len(new))):
            ids.extend(some)
        self._next_number += len(new)
        return [*unknown, *new] if unknown else new

    def _numbers(self, row_ids: Sequence[int]) -> array[int]:
        """Return the numbers of rows that have one."""
        numbers = array("I")
        for some in self._slices(row_ids):
            numbers.extend(map(self._ids.__getitem__, some))
        return numbers

    def _slices(self, row_ids: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield some rows at a time; between them others may go on."""
        for at in range(0, len(row_ids), STEP_ROWS):
            self._progress(at / len(row_ids))
            yield row_ids[at : at + STEP_ROWS]

    def _known(self, trace: Trace, added: Sequence[int]) -> Sequence[int]:
        """Return the rewritten rows that are not among the added, which are written whole."""
        rewritten = trace.effect.steps.rewritten
        if not added and len(rewritten) == 1:
            return rewritten[0]
        new = frozenset(added) if not isinstance(added, range) else added
        slices = chain.from_iterable(map(self._slices, rewritten))
        return array("I", (row for some in slices for row in some if row not in new))

    def _place(self, edit: Placement, arrays: list[bytes]) -> list[Any]:
        """Return what an edit of places says; numbers go to `arrays`."""

        def put(numbers: Sequence[int]) -> Packed:
            named, data = packed(numbers)
            arrays.append(data)
            return named

        match edit:
            case PlaceRows():
                return ["place", put(edit.positions), put(self._numbers(edit.row_ids))]
            case RemoveRows():
                return ["remove", put(edit.positions)]
            case MoveRows():
                return ["move", put(edit.positions), edit.to]
            case SetFiles():
                row_ids = put(self._numbers(edit.row_ids))
                return ["files", edit.names, edit.likes, row_ids, put(edit.numbers)]
            case _:
                assert_never(edit)


def _numbered(base: PieceTable, progress: Progress) -> array[int]:
    """Return the place in the file by row id; -1 for rows that stand nowhere."""
    numbers, order = array("i"), base.order
    nowhere = array("i", (-1,)) * STEP_ROWS
    for at in range(0, len(base.starts), STEP_ROWS):
        progress(0.0)
        numbers.extend(nowhere[: len(base.starts) - at])
    for at in range(0, len(order), STEP_ROWS):
        progress(at / len(order))
        deque(map(numbers.__setitem__, order[at : at + STEP_ROWS], count(at)), maxlen=0)
    return numbers


def _lengths(base: PieceTable, progress: Progress) -> Iterator[bytes]:
    """Yield how long the rows are where others may be found in the same bytes, read again.

    Behind a head that ends with a comment, the first row would begin with that comment.
    """
    if not base.is_original:
        lengths, order = array("I"), base.order
        for at in range(0, len(order), STEP_ROWS):
            progress(at / len(order))
            lengths.extend(map(base.lengths.__getitem__, order[at : at + STEP_ROWS]))
        yield frame(FrameKind.LENGTHS, lengths.tobytes())


def digest_of(pieces: Iterable[memoryview]) -> str:
    """Return what tells the bytes of one document from those of another."""
    digest = _digest()
    for step in _steps(pieces):
        digest.update(step)
    return digest.hexdigest()


def _digest() -> blake2b:
    return blake2b(digest_size=16)


def _steps(pieces: Iterable[memoryview]) -> Iterator[memoryview]:
    for piece in pieces:
        for start in range(0, len(piece), CONTENT_BYTES):
            yield piece[start : start + CONTENT_BYTES]
