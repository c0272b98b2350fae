"""Writes and reads the journal of a file that is edited as text: what differs, one record each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.files.recovery.difference import difference
from sitemap_editor.core.files.recovery.frames import (
    MAGIC,
    FrameKind,
    FrameReader,
    content_frames,
    frame,
)
from sitemap_editor.core.files.recovery.journal_file import JournalFile
from sitemap_editor.core.files.recovery.reading import UNREADABLE

_LONE: Final = "surrogatepass"  # a view may hold half a character


@dataclass(frozen=True, slots=True)
class TextHeader:
    """The file as it was before the first edit."""

    path: Path
    stamp: Stamp | None
    encoding: str
    """In which its bytes were read."""
    is_compressed: bool
    is_on_disk: bool
    """True where `path` held this very text."""

    def to_bytes(self) -> bytes:
        """Return the header as it is written."""
        return json.dumps({**asdict(self), "path": str(self.path)}).encode("ascii")

    @classmethod
    def from_bytes(cls, data: bytes) -> TextHeader:
        """Read a header. Raises: one of `UNREADABLE`."""
        parts: dict[str, Any] = json.loads(data)
        parts["path"] = Path(parts["path"])
        parts["stamp"] = None if parts["stamp"] is None else Stamp(**parts["stamp"])
        return cls(**parts)


class TextJournal(JournalFile):
    """One text's journal on disk; it holds all of the text, so that no file is needed for it."""

    def __init__(self, folder: Path, header: TextHeader, text: str, at: float) -> None:
        super().__init__(folder)
        self._text = ""
        try:
            self.write([MAGIC, frame(FrameKind.TEXT, header.to_bytes())])
            self._put(0, 0, text, at)
        except OSError:
            self.discard()
            raise
        self._text = text

    def record(self, text: str, at: float) -> None:
        """Write down what the text has become at the time `at` (seconds since 1970)."""
        start, end, new_end = difference(self._text, text)
        if start < max(end, new_end):
            self._put(start, end - start, text[start:new_end], at)
            self._text = text

    def _put(self, start: int, removed: int, added: str, at: float) -> None:
        content = content_frames([memoryview(added.encode(errors=_LONE))])
        told = {"at": at, "start": start, "removed": removed}
        self.write([*content, frame(FrameKind.RECORD, json.dumps(told).encode("ascii"))])


@dataclass(slots=True)
class TextRead:
    """A journal of a text as far as it is whole."""

    header: TextHeader
    before: str | None = None
    """The text before the first edit; None where it is torn."""
    text: str = ""
    last_at: float = 0.0
    is_damaged: bool = False


def read_text_journal(file: BinaryIO) -> TextRead:
    """Read all of it. Raises: ValueError where the file is no journal of a text; OSError."""
    frames = FrameReader(file)
    walk = iter(frames)
    first = next(walk, None)
    if first is None or first[0] is not FrameKind.TEXT:
        raise ValueError("no journal of a text")
    try:
        found = TextRead(TextHeader.from_bytes(first[1]))
    except UNREADABLE as error:
        raise ValueError("a journal without a header") from error
    try:
        _read_records(walk, found)
    except UNREADABLE:
        found.is_damaged = True
    found.is_damaged |= frames.is_damaged
    return found


def _read_records(walk: Iterator[tuple[FrameKind, bytes]], found: TextRead) -> None:
    content: list[bytes] = []
    for kind, payload in walk:
        if kind is FrameKind.CONTENT:
            content.append(payload)
        elif kind is FrameKind.RECORD:
            told: dict[str, Any] = json.loads(payload)
            start, end = told["start"], told["start"] + told["removed"]
            if not 0 <= start <= end <= len(found.text):
                raise ValueError("a record speaks of text that is not there")
            added = b"".join(content).decode(errors=_LONE)
            content.clear()
            found.text = found.text[:start] + added + found.text[end:]
            found.last_at = float(told["at"])
            if found.before is None:
                found.before = found.text
