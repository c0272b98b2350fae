"""Reads a file from disk as far as its bytes: opened, unpacked, decoded, recognised."""

from __future__ import annotations

import errno
import io
import os
import stat
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    ContentError,
    NotASitemap,
    Progress,
    ReadError,
    no_progress,
)
from sitemap_editor.core.files.compression import is_gzip, too_large, unpack
from sitemap_editor.core.files.encodings import Decoded
from sitemap_editor.core.files.format import Format
from sitemap_editor.core.files.formats import XML_SITEMAP, recognised, table_refused
from sitemap_editor.core.files.recognition.first_look import (
    TEMPLATE_BYTES,
    may_be_conflict,
    may_be_template,
)
from sitemap_editor.core.files.recognition.formats import refuse_other_formats
from sitemap_editor.core.files.recognition.text_recognition import is_plain_text

DEFAULT_CAP_BYTES: Final = 512 << 20  # ten times what the protocol allows
ROBOTS_CAP_BYTES: Final = 8 << 20  # crawlers stop at 500 KiB (RFC 9309, 2.5)
_BLOCK_BYTES: Final = 1 << 22
_AT_ONCE_BYTES: Final = 1 << 25
"""Read in one piece: joining pieces takes as long as reading them."""
_FIRST_BYTES: Final = 1 << 12
_TRIES: Final = 3  # of reading a file that another program is writing
_NOTHING: Final = b" \t\r\n\0"


@dataclass(frozen=True, slots=True)
class Stamp:
    """What tells one state of a file from another: size, time and identity."""

    size_bytes: int
    modified_ns: int
    file_id: int

    @classmethod
    def of(cls, path: Path) -> Stamp | None:
        """Return the stamp of what lies at `path` now; None where nothing can be read there."""
        try:
            return cls.by(path.stat())
        except OSError:
            return None

    @classmethod
    def by(cls, found: os.stat_result) -> Stamp:
        """Return the stamp of what the system told of a file, by its name or while it is open."""
        return cls(found.st_size, found.st_mtime_ns, found.st_ino)


@dataclass(frozen=True, slots=True)
class Contents:
    """A file's bytes, unpacked and in UTF-8."""

    decoded: Decoded
    is_compressed: bool
    format: Format
    """What they are to be scanned as."""
    stamp: Stamp | None
    junk_bytes: int = 0
    """How many bytes behind the compressed data were left out."""

    @property
    def data(self) -> bytes:
        """The bytes in UTF-8."""
        return self.decoded.data


def read(path: Path, *, cap_bytes: int, progress: Progress) -> Contents:
    """Read `path` whole.

    Raises: ReadError (missing, a folder, no permission, ...), TooLarge, BrokenGzip, NotASitemap,
    NotWellFormed; Cancelled by way of `progress`.
    """
    raw, stamp = read_stamped(path, cap_bytes, progress)
    return recognise(raw, cap_bytes=cap_bytes, progress=progress, stamp=stamp, name=path.name)


def recognise(
    raw: bytes, *, cap_bytes: int, progress: Progress, stamp: Stamp | None = None, name: str = ""
) -> Contents:
    """Unpack, decode and recognise bytes; `name` is that of their file, where they have one.

    Raises: as `read`, but for the disk.
    """
    if not raw:
        raise _empty(QT_TRANSLATE_NOOP("core", "The file is empty (0 bytes)."))
    is_compressed = is_gzip(raw)
    data, junk_bytes = raw, 0
    if is_compressed:
        data, junk_bytes = unpack(raw, cap_bytes=cap_bytes, progress=progress)
    if not _holds_something(data, progress):
        raise _empty(QT_TRANSLATE_NOOP("core", "The file is empty: it contains only white space."))
    if not is_plain_text(data, name):
        refuse_other_formats(data)
    format_ = recognised(data, name)
    is_text = format_ is not XML_SITEMAP
    if may_be_conflict(data, is_text=is_text):
        _refuse_conflict(data, is_text=is_text, can_choose=format_.scan is not None)
    if may_be_template(data[:TEMPLATE_BYTES]):
        _refuse_template(data, is_text=is_text)
    if format_.decode is None:
        raise table_refused(format_)
    decoded = format_.decode(data)
    if decoded.was_converted and may_be_conflict(decoded.data, is_text=is_text):  # as of UTF-16
        _refuse_conflict(decoded.data, is_text=is_text, can_choose=format_.scan is not None)
    return Contents(decoded, is_compressed, format_, stamp, junk_bytes)


def _refuse_conflict(data: bytes, *, is_text: bool, can_choose: bool) -> None:
    from sitemap_editor.core.files.recognition.conflicts import find_conflict, refusal

    if conflict := find_conflict(data, is_text=is_text):
        raise refusal(conflict, can_choose=can_choose)


def _refuse_template(data: bytes, *, is_text: bool) -> None:
    from sitemap_editor.core.files.recognition.templates import template_in

    if template := template_in(data, is_text=is_text):
        raise template


def read_robots(path: Path, progress: Progress = no_progress) -> str:
    """Return the text of a robots.txt, whatever its encoding. Raises: ReadError; Cancelled."""
    return read_bytes(path, ROBOTS_CAP_BYTES, progress).decode("utf-8-sig", "replace")


def read_bytes(path: Path, cap_bytes: int, progress: Progress) -> bytes:
    """Return what lies at `path`, as it is. Raises: ReadError, TooLarge; Cancelled."""
    return read_stamped(path, cap_bytes, progress)[0]


def read_stamped(path: Path, cap_bytes: int, progress: Progress) -> tuple[bytes, Stamp]:
    """Return what lies at `path`, as it is, and the stamp of these very bytes.

    A file that is written meanwhile is read again; one that never comes to rest keeps the stamp
    from before it was read, so that it counts as changed. Raises: ReadError, TooLarge; Cancelled.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise _not_a_file(path)
        for _ in range(_TRIES):
            with path.open("rb", buffering=0) as file:
                stamp = Stamp.by(os.fstat(file.fileno()))
                raw = _read_open(file, stamp.size_bytes, path, cap_bytes, progress)
                if stamp == Stamp.by(os.fstat(file.fileno())):
                    break
    except OSError as error:
        raise _unreadable(error, path) from error
    return raw, stamp


def _read_open(file: io.FileIO, size: int, path: Path, cap_bytes: int, progress: Progress) -> bytes:
    if sys.platform != "win32":  # /proc/kmsg, for one, would wait for ever for more
        os.set_blocking(file.fileno(), False)
    if size > cap_bytes:
        raise too_large(cap_bytes)
    if 0 < size < _AT_ONCE_BYTES:
        half = file.read((size + 1) // 2) or b""
        progress(len(half) / size)
        rest = file.read(size - len(half) + 1)
        if rest is not None and len(half) + len(rest) == size and file.read(1) == b"":
            progress(1.0)
            return half + rest
        file.seek(0)  # it is being written, or no file like others
    out = io.BytesIO()  # gives its bytes away without a copy
    while (block := file.read(_BLOCK_BYTES)) != b"":
        if block is None:  # there may be more, some time: half a file would be a wrong one
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path))
        out.write(block)
        progress(min(1.0, out.tell() / (size or 1)))
        if out.tell() > cap_bytes:
            raise too_large(cap_bytes)
    return out.getvalue()


def _holds_something(data: bytes, progress: Progress) -> bool:
    """Tell whether there is more than space; a block at a time, since there may be much of it."""
    if data[:_FIRST_BYTES].strip(_NOTHING):
        return True
    for start in range(0, len(data), _BLOCK_BYTES):
        if data[start : start + _BLOCK_BYTES].strip(_NOTHING):
            return True
        progress(start / len(data))
    return False


def _empty(text: str) -> ContentError:
    return NotASitemap("empty", text)


def _not_a_file(path: Path) -> ReadError:
    if path.is_dir():
        text = QT_TRANSLATE_NOOP("core", "This is a folder, not a file. Choose a file in it.")
        return ReadError("folder", text, path=path)
    text = QT_TRANSLATE_NOOP("core", "This is not a regular file, so it cannot be opened here.")
    return ReadError("special", text, path=path)


def missing_file(path: Path) -> ReadError:
    """Return the error for a place where nothing lies, or a link to one."""
    if path.is_symlink():
        text = QT_TRANSLATE_NOOP("core", "This is a link to “{target}”, which does not exist.")
        return ReadError("missing", text, {"target": str(path.readlink())}, path=path)
    text = QT_TRANSLATE_NOOP("core", "This file does not exist.")
    return ReadError("missing", text, path=path)


def _unreadable(error: OSError, path: Path) -> ReadError:
    if isinstance(error, FileNotFoundError):
        return missing_file(path)
    if isinstance(error, PermissionError):
        text = QT_TRANSLATE_NOOP(
            "core", "You do not have permission to read this file. Ask its owner for access."
        )
        return ReadError("permission", text, path=path)
    if isinstance(error, IsADirectoryError):
        return _not_a_file(path)
    text = QT_TRANSLATE_NOOP("core", "The file could not be read: {reason}.")
    return ReadError("read", text, {"reason": error.strerror or str(error)}, path=path)
