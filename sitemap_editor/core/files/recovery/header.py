"""What a journal goes on top of: where the document lay, in which form, and how it began."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sitemap_editor.core.files.document import FileForm
from sitemap_editor.core.files.reading import Stamp


@dataclass(frozen=True, slots=True)
class Header:
    """The document as it was before the first edit of the journal."""

    path: Path | None
    name: str
    """What a person calls it, also where it was never saved."""
    kind: str
    form: FileForm
    stamp: Stamp | None
    """The file at `path` as this program knows it."""
    is_on_disk: bool
    """True where `path` held these very rows."""
    is_never_saved: bool
    suggested_path: Path | None
    row_count: int
    head: bytes
    tail: bytes
    origin_url: str = ""
    """Where on the web it was opened from; journals of earlier versions do not say."""
    joined: dict[str, Any] | None = None
    """Of rows of several files: which these are, as `joined_note` tells it."""
    file_runs: list[list[int]] | None = None
    """Of these: the number of a file and how many rows of it follow one another, in order."""

    def to_bytes(self) -> bytes:
        """Return the header as it is written."""
        parts = asdict(self)
        for name in ("path", "suggested_path"):
            parts[name] = None if parts[name] is None else str(parts[name])
        for name in ("head", "tail"):
            parts[name] = parts[name].decode("utf-8", "surrogateescape")
        return json.dumps(parts).encode("ascii")

    @classmethod
    def from_bytes(cls, data: bytes) -> Header:
        """Read a header. Raises: ValueError where it is none."""
        try:
            parts: dict[str, Any] = json.loads(data)
            for name in ("path", "suggested_path"):
                parts[name] = None if parts[name] is None else Path(parts[name])
            for name in ("head", "tail"):
                parts[name] = parts[name].encode("utf-8", "surrogateescape")
            parts["form"] = FileForm(**parts["form"])
            parts["stamp"] = None if parts["stamp"] is None else Stamp(**parts["stamp"])
            return cls(**parts)
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError("no header of a journal") from error


@dataclass(frozen=True, slots=True)
class BaseNote:
    """Tells that the copy of the base is whole: what it holds, unpacked."""

    digest: str
    size_bytes: int

    def to_bytes(self) -> bytes:
        """Return the note as it is written."""
        return json.dumps(asdict(self)).encode("ascii")

    @classmethod
    def from_bytes(cls, data: bytes) -> BaseNote:
        """Read a note. Raises: ValueError where it is none."""
        try:
            return cls(**json.loads(data))
        except TypeError as error:
            raise ValueError("no note of a copy") from error
